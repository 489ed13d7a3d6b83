// `rekindle init`: writes the starter files for GitHub, and leaves files alone that are there already.
import type { Change } from '../../model/change.ts';
import { UserError } from '../../model/errors.ts';
import type { Reading } from '../../model/file-content.ts';
import { sourcePage } from '../../report/init/action-source.ts';
import { type StarterFile, starterFiles } from '../../report/init/workflows.ts';
import { changeDiff, changeSummary } from '../../report/terminal/change.ts';
import { forTerminal } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { say } from '../failure.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, FOUND, type World } from '../world.ts';
import { consented, perform, remark } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';
import { actionSource } from './uses.ts';

export async function init({ args: [dir = '.'], values }: CommandLine, world: World): Promise<number> {
  const clone = await openedToWrite(values, world, dir);
  if (!clone) return FINE;
  const source = await actionSource(values.has('uses') ? values.one('uses') : null, world);
  const { missing, kept } = await comparedIn(clone, starterFiles(source));
  const told = kept.length === 0 ? null : keptWords(kept);
  const status = told === null ? FINE : FOUND;
  if (missing.length === 0) {
    say(world, told ?? 'every file is there already; nothing is to be changed.');
    return status;
  }
  const change = changeOf(missing);
  const shown = remark(`${change.summary} in ${clone.root} (${changeSummary(change)})`) + changeDiff(change);
  const what = `Write ${counted(change.files.length, 'file')} into ${forTerminal(clone.root)}`;
  if (!(await consented(shown, values, world, { what, warning: told }))) return status;
  const key = keyOf('init', change);
  await perform({ kind: 'change', key, workflow: 'init', action: 'init', change }, clone, world);
  const guide = sourcePage(source, 'docs/github.md');
  say(world, `commit them and bring them to the default branch, where they begin to count. ${guide}`);
  return status;
}

interface Kept {
  readonly path: string;
  /** What stands there, in a few words. */
  readonly found: string;
}

/** @throws UserError where there is no place for the files, or a link stands on the way to it */
async function comparedIn(clone: Clone, starter: readonly StarterFile[]) {
  if (clone.kind !== 'worktree')
    throw new UserError(
      `Found no working tree of git at ${JSON.stringify(clone.root)}, expected a clone of the repository. ` +
        'Name a folder of it, or run "git init" first.',
    );
  const paths = starter.map(({ path }) => path);
  const kinds = new Map((await clone.expand(paths)).map(({ path, kind }) => [path, kind]));
  const read = new Map((await clone.beforeAndAfter(paths)).map(({ path, after }) => [path, after]));
  const missing = starter.filter(({ path }) => !kinds.has(path));
  const kept = starter.flatMap(({ path, text }): readonly Kept[] => {
    const kind = kinds.get(path);
    if (kind === undefined || isThere(read.get(path), text)) return [];
    return [{ path, found: FOUND_THERE[kind] }];
  });
  return { missing, kept };
}

const FOUND_THERE = { file: 'other content', link: 'a symbolic link', directory: 'a folder' } as const;

/** Line ends are git's to choose, so a file may differ by them. */
function isThere(reading: Reading | undefined, text: string): boolean {
  return reading?.ok === true && reading.text.replaceAll('\r\n', '\n') === text;
}

function changeOf(missing: readonly StarterFile[]): Change {
  const files = missing.map(
    ({ path, text }) => ({ kind: 'write', path, before: null, after: text }) as const,
  );
  return { summary: 'write the starter files for GitHub', files, notes: [], commit: null };
}

function keptWords(kept: readonly Kept[]): string {
  const named = kept.map(({ path, found }) => `${path} (found ${found})`).join(', ');
  return `kept as it is: ${named}. To have the starter in its place, move it away and run this again.`;
}
