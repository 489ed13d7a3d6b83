// `rekindle init`: writes starter files for GitHub and for agents, and changes nothing that is there already.
import type { Change } from '../../model/change.ts';
import type { CodingAgent } from '../../model/command.ts';
import { UserError } from '../../model/errors.ts';
import type { Reading } from '../../model/file-content.ts';
import { pageAt } from '../../model/version.ts';
import { type ActionSource, sourcePage } from '../../report/init/action-source.ts';
import { type StarterFile, starterFiles } from '../../report/init/workflows.ts';
import { changeDiff, changeSummary } from '../../report/terminal/change.ts';
import { forTerminal } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { agentChanges, agentsNamed } from '../agents/agent-changes.ts';
import { say } from '../failure.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, FOUND, type World } from '../world.ts';
import { consented, perform, remark } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';
import { actionSource } from './uses.ts';

export async function init({ args: [dir = '.'], values }: CommandLine, world: World): Promise<number> {
  const clone = await openedToWrite(values, world, dir);
  if (!clone) return FINE;
  const agents = agentsNamed(values.many('agent'));
  const uses = values.has('uses') ? values.one('uses') : null;
  // Who names agents alone wants no workflow file.
  const source = agents.length > 0 && uses === null ? null : await actionSource(uses, world);
  assertWorktree(clone);
  const action = await comparedIn(clone, source ? starterFiles(source) : []);
  const theirs = await agentChanges(agents, clone);
  const told = [...keptWords(action.kept, STARTER_KEPT), ...keptWords(theirs.kept, AGENT_KEPT)].join(' ');
  const status = told === '' ? FINE : FOUND;
  const change = changeOf([...action.missing, ...theirs.written], summaryOf(source, agents));
  if (change.files.length === 0) {
    say(world, told === '' ? 'every file is there already; nothing is to be changed.' : told);
    return status;
  }
  const shown = remark(`${change.summary} in ${clone.root} (${changeSummary(change)})`) + changeDiff(change);
  const what = `Write ${counted(change.files.length, 'file')} into ${forTerminal(clone.root)}`;
  const warning = told === '' ? null : told;
  if (!(await consented(shown, values, world, { what, warning }))) return status;
  const key = keyOf('init', change);
  await perform({ kind: 'change', key, workflow: 'init', action: 'init', change }, clone, world, {
    done: `Wrote ${counted(change.files.length, 'file')}.`,
  });
  for (const line of nextWords(source, agents)) say(world, line);
  return status;
}

/** What is to be done with the files, a sentence for each kind of them. */
function nextWords(source: ActionSource | null, agents: readonly CodingAgent[]): readonly string[] {
  const where = 'commit them and bring them to the default branch, where they begin to count.';
  const hooks = 'the hooks call "rekindle", which must be on the PATH of everyone who works here.';
  return [
    ...(source ? [`${where} ${sourcePage(source, 'docs/github.md')}`] : []),
    ...(agents.length > 0 ? [`${hooks} ${pageAt(AGENTS_PAGE)}`] : []),
  ];
}

const AGENTS_PAGE = 'docs/agents.md';

function summaryOf(source: ActionSource | null, agents: readonly CodingAgent[]): string {
  const parts = [
    ...(source ? ['write the starter files for GitHub'] : []),
    ...(agents.length > 0 ? [`have ${agents.join(', ')} call Rekindle`] : []),
  ];
  return parts.join(' and ');
}

interface Kept {
  readonly path: string;
  /** What stands there, in a few words. */
  readonly found: string;
}

/** @throws UserError where there is no place for the files */
function assertWorktree(clone: Clone): void {
  if (clone.kind !== 'worktree')
    throw new UserError(
      `Found no working tree of git at ${JSON.stringify(clone.root)}, expected a clone of the repository. ` +
        'Name a folder of it, or run "git init" first.',
    );
}

/** @throws UserError where a link stands on the way to a file */
async function comparedIn(clone: Clone, starter: readonly StarterFile[]) {
  const paths = starter.map(({ path }) => path);
  const kinds = new Map((await clone.expand(paths)).map(({ path, kind }) => [path, kind]));
  const read = new Map((await clone.beforeAndAfter(paths)).map(({ path, after }) => [path, after]));
  const missing = starter
    .filter(({ path }) => !kinds.has(path))
    .map(({ path, text }) => ({ path, before: null, after: text }));
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

/** A file with its new text; `before`: `null` where there is none. */
interface NewText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}

function changeOf(texts: readonly NewText[], summary: string): Change {
  const files = texts.map((text) => ({ kind: 'write', ...text }) as const);
  return { summary, files, notes: [], commit: null };
}

const STARTER_KEPT = 'To have the starter in its place, move it away and run this again.';
const AGENT_KEPT = `What belongs there: ${pageAt(AGENTS_PAGE)}`;

/** One sentence, or none. */
function keptWords(kept: readonly Kept[], advice: string): readonly string[] {
  if (kept.length === 0) return [];
  const named = kept.map(({ path, found }) => `${path} (found ${found})`).join(', ');
  return [`kept as it is: ${named}. ${advice}`];
}
