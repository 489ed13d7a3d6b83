// `rekindle restore`: brings an archive back, where nothing else has taken its place.
import type { ArchiveContent } from '../../local/write/writer.ts';
import { runNoteLines } from '../../report/brief/fresh-start.ts';
import { forTerminal } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import type { CommandLine } from '../typed/program.ts';
import { FINE, type World } from '../world.ts';
import { consented, perform, remark } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';

export async function restore({ args: [name = ''], values }: CommandLine, world: World): Promise<number> {
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

/** What is no file says what it is, and a link where it leads: it is archived content, and may lead out. */
function noteOf({ kind, target }: ArchiveContent['files'][number]): string {
  if (target !== null) return ` (link to ${forTerminal(JSON.stringify(target))})`;
  return kind === 'directory' ? ' (folder)' : '';
}
