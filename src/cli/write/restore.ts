// `rekindle restore`: brings an archive back, where nothing else has taken its place.
import type { ArchiveContent } from '../../local/write/writer.ts';
import { UserError } from '../../model/errors.ts';
import { runNoteLines } from '../../report/brief/fresh-start.ts';
import { table } from '../../report/terminal/layout.ts';
import { forTerminal } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { say } from '../failure.ts';
import { opened } from '../look/scan-options.ts';
import type { Values } from '../typed/option-values.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, type World } from '../world.ts';
import { consented, perform, remark } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';

export async function restore({ args: [name], values }: CommandLine, world: World): Promise<number> {
  if (name !== undefined && values.has('list'))
    throw new UserError(`found --list and the archive ${JSON.stringify(name)}, expected one of them.`);
  if (values.has('list')) return listArchives(values, world);
  if (name === undefined)
    throw new UserError('found no ARCHIVE, expected the name of one; "rekindle restore --list" names all.');
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const archive = await clone.archive(name);
  const lines = archive.files.map((one) => `restore  ${forTerminal(one.path)}${noteOf(one)}\n`);
  const head = [
    `restore ${archive.name} (${counted(archive.files.length, 'path')})`,
    ...runNoteLines(archive.runNotes),
  ];
  const shown = head.map(remark).join('') + lines.join('');
  const what = `Bring back ${counted(archive.files.length, 'path')} from ${archive.name}`;
  if (!(await consented(shown, values, world, { what }))) return FINE;
  const key = keyOf('restore', archive.name);
  await perform({ kind: 'restore', key, archive: archive.name }, clone, world, {
    done: `Brought back ${counted(archive.files.length, 'path')} from ${archive.name}.`,
  });
  return FINE;
}

/** One line each: the name, and what was archived; one that cannot be read says so. */
async function listArchives(values: Values, world: World): Promise<number> {
  const clone = await opened(values.has('C') ? values.one('C') : '.', world);
  const rows: (readonly string[])[] = [];
  for (const name of await clone.archives()) rows.push([forTerminal(name), await aboutArchive(name, clone)]);
  if (rows.length === 0) say(world, 'found no archive here.');
  else world.stdout.write(`${table(rows).join('\n')}\n`);
  return FINE;
}

async function aboutArchive(name: string, clone: Clone): Promise<string> {
  try {
    const { files, summary } = await clone.archive(name);
    return `${counted(files.length, 'path')}, ${forTerminal(summary)}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return 'it cannot be read';
  }
}

/** What is no file says what it is, and a link where it leads: it is archived content, and may lead out. */
function noteOf({ kind, target }: ArchiveContent['files'][number]): string {
  if (target !== null) return ` (link to ${forTerminal(JSON.stringify(target))})`;
  return kind === 'directory' ? ' (folder)' : '';
}
