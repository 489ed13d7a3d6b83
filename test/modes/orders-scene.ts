// Pull requests, cards, people's orders and their ends, for tests of the mode command.

import type {
  Account,
  EventRepository,
  IssueCommentEvent,
  IssuesEvent,
} from '../../src/model/github/event.ts';
import type { Survey } from '../../src/model/repository-source.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { type LocatedWorkflow, lookAt } from '../../src/modes/locate.ts';
import { addressOf, type ModeInputs, type ModeResult, openContext } from '../../src/modes/mode-context.ts';
import { cardBody, cardView } from '../../src/modes/workflow-card.ts';
import { type Freeze, withFreezes } from '../../src/report/github/card/freeze.ts';
import { dashboard } from '../../src/report/github/dashboard/dashboard.ts';
import { type HubOptions, hubOn, type Stage, type TestHub } from './hub.ts';
import { ago, isoOf, NOW, stageWith } from './orders-stage.ts';
import { git, headOf, OURS, person, type Talk } from './world.ts';

export { ago, DISPATCH, isoOf, NOW, stageWith } from './orders-stage.ts';

export const INPUTS: ModeInputs = {
  now: NOW,
  door: 'action',
  ages: { staleAfter: null, abandonedAfter: null },
  commandPermission: 'write',
  allowedBots: ['helper[bot]'],
  token: 'github-token',
  again: false,
  oldAfter: 86_400_000,
  dryRun: false,
  failOn: 'invalid',
  gate: true,
  server: 'https://github.example',
};

/** A pull request of a branch. */
export function pullOf(stage: Stage, branch: string, more: Partial<Talk> = {}): number {
  const number = stage.world.next++;
  stage.world.talks.push({
    number,
    title: branch,
    body: '',
    author: person('ada'),
    open: true,
    locked: false,
    labels: [],
    updatedAt: ago(500),
    pull: { branch, base: 'main', merged: false, fork: false },
    ...more,
  });
  return number;
}

/** All looks are deep, so that what was once seen of a commit serves for every other look at it. */
export const SURVEYS = new Map<string, Promise<Survey>>();

/** A hub whose clock goes on by a second with each look. */
export function ticking(stage: Stage, options: Partial<HubOptions> = {}, from = NOW): TestHub {
  let seconds = 0;
  const clock = {
    surveys: SURVEYS,
    ...options,
    get now() {
      seconds += 1;
      return isoOf(from + seconds * 1000);
    },
  };
  return hubOn(stage, clock);
}

/** The workflow as the branch has it. */
export async function foundOn(
  stage: Stage,
  branch: string,
  id: string,
  inputs = INPUTS,
): Promise<LocatedWorkflow> {
  const desk = openContext(ticking(stage), inputs);
  const found = (await lookAt(branch, headOf(stage.dir, branch) ?? '', desk)).find(
    ({ recovery }) => recovery.id === id,
  );
  if (!found) throw new Error(`no workflow ${id} on ${branch}`);
  return found;
}

/** Our card under a conversation, as the sweep puts it up. */
export async function cardOn(
  stage: Stage,
  issue: number,
  [branch, id]: readonly [string, string],
  freeze: Freeze | null = null,
): Promise<number> {
  const found = await foundOn(stage, branch, id);
  const desk = openContext(ticking(stage), INPUTS);
  const seat = { commands: desk.commands, bare: true, alone: true, role: 'write' };
  const turn = freeze ? ({ kind: 'frozen', ...freeze } as const) : ({ kind: 'open' } as const);
  const body = cardBody(cardView(found, turn, seat, desk), null, freeze);
  return written(stage, issue, OURS, body, ago(100));
}

export function written(stage: Stage, issue: number, author: Account, body: string, at: string): number {
  const id = stage.world.next++;
  stage.world.comments.push({ id, issue, body, author, createdAt: at, updatedAt: at, viaApp: false });
  return id;
}

/** A person's comment; gives its id. */
export const says = (stage: Stage, issue: number, login: string, body: string, minutes = 10): number =>
  written(stage, issue, person(login), body, ago(minutes));

const REPOSITORY: EventRepository = {
  owner: 'harbour',
  name: 'tides',
  id: 1,
  defaultBranch: 'main',
  fork: false,
  archived: false,
  hasIssues: true,
  private: false,
};

/** What GitHub sends when a comment was written. */
export function eventOf({ world }: Stage, id: number, action = 'created'): IssueCommentEvent {
  const comment = world.comments.find((one) => one.id === id);
  const talk = world.talks.find(({ number }) => number === comment?.issue);
  if (!comment || !talk) throw new Error(`no comment ${id}`);
  const { body, author, createdAt, updatedAt, viaApp } = comment;
  return {
    name: 'issue_comment',
    action,
    repository: REPOSITORY,
    sender: author,
    issue: {
      number: talk.number,
      isPullRequest: talk.pull !== null,
      state: talk.open ? 'open' : 'closed',
      locked: talk.locked,
      author: talk.author,
      body: talk.body,
    },
    comment: { id, body, author, viaApp: viaApp ? 7 : null, createdAt, updatedAt },
  };
}

/** What GitHub sends when somebody ticked a box. */
function tickOf(
  { world }: Stage,
  issue: number,
  login: string,
  before: string,
  at: string | null,
): IssuesEvent {
  const talk = world.talks.find(({ number }) => number === issue);
  if (!talk) throw new Error(`no issue ${issue}`);
  return {
    name: 'issues',
    action: 'edited',
    repository: REPOSITORY,
    sender: person(login),
    issue: {
      number: issue,
      isPullRequest: false,
      state: 'open',
      locked: false,
      author: talk.author,
      body: talk.body,
    },
    changedAt: at,
    bodyBefore: before,
  };
}

/** One go of the mode for a comment. `from`: where the clock of GitHub stands. */
export function go(
  stage: Stage,
  comment: number,
  inputs: Partial<ModeInputs> = {},
  options: Partial<HubOptions> = {},
  from = NOW,
): Promise<ModeResult> {
  return handleCommand(ticking(stage, options, from), eventOf(stage, comment), {
    ...INPUTS,
    now: from,
    ...inputs,
  });
}

/** A pull request of a workflow's branch with our card. */
export interface Set {
  readonly stage: Stage;
  readonly pull: number;
  /** Where the branch stood. */
  readonly head: string;
  /** Orders that were given so far: each comes twenty minutes after the one before. */
  given: number;
}

export async function setFor(on: readonly [string, string], config = ''): Promise<Set> {
  const stage = await stageWith(config);
  const pull = pullOf(stage, on[0]);
  await cardOn(stage, pull, on);
  return { stage, pull, head: headOf(stage.dir, on[0]) ?? '', given: 0 };
}

/** Somebody orders something there, and it is settled before the next one orders. */
export async function order(set: Set, line: string, login = 'ada', inputs: Partial<ModeInputs> = {}) {
  const { stage, pull } = set;
  const from = NOW + set.given * 20 * 60_000;
  set.given += 1;
  const comment = written(stage, pull, person(login), line, isoOf(from - 600_000));
  const result = await go(stage, comment, inputs, {}, from);
  const [reaction, answer] = [reactionTo(stage, comment), answerTo(stage, comment) ?? ''];
  return { comment, result, reaction, answer, both: `${reaction} ${answer}` };
}

export const reactionTo = ({ world }: Stage, comment: number) =>
  world.reactions[`comment/${comment}`] ?? null;

/** Our answer to a comment, without its marker; `null`: there is none. */
export function answerTo({ world }: Stage, comment: number): string | null {
  const key = `"reply-${comment}"`;
  const found = world.comments.filter(({ body }) => body.split('\n')[0]?.includes(key));
  if (found.length > 1) throw new Error(`${found.length} answers to ${comment}`);
  const body = found[0]?.body;
  return body === undefined ? null : body.slice(body.indexOf('\n') + 1);
}

/** Subjects of a branch's commits since the scene began, the newest first. */
export function commitsOn(stage: Stage, branch: string, since: string): readonly string[] {
  const lines = git(stage.dir, ['log', '--format=%s', `${since}..refs/heads/${branch}`]).split('\n');
  return lines.filter((line) => line !== '');
}

/** Our dashboard, as the sweep draws it, with rows for these workflows. */
export async function boardWith(
  stage: Stage,
  on: readonly (readonly [string, string])[],
  frozen: ReadonlyMap<string, Freeze> = new Map(),
): Promise<number> {
  const desk = openContext(ticking(stage), INPUTS);
  const rows = [];
  for (const [branch, id] of on) {
    const found = await foundOn(stage, branch, id);
    rows.push({ ...found, frozen: frozen.get(found.key) ?? null, ticked: false, pull: null });
  }
  const sweep = { at: ago(300), looked: 18, branches: 18, cursor: null, stuck: 0 };
  const { commands, config, inputs } = desk;
  const [wakes, role] = [config.dispatch.kind, inputs.commandPermission];
  const [{ door }, address] = [inputs, addressOf(desk)];
  const view = { rows, unreadable: [], recovered: [], sweep, commands, wakes, role, door, address };
  const { title, body } = dashboard(view);
  const number = stage.world.next++;
  stage.world.talks.push({
    number,
    title,
    body: withFreezes(body, frozen) ?? body,
    author: OURS,
    open: true,
    locked: false,
    labels: [],
    updatedAt: ago(300),
    pull: null,
  });
  return number;
}

/** Somebody ticks the rows of these workflows; gives the event. `at`: ISO 8601, where it says so. */
export function ticks(
  stage: Stage,
  board: number,
  login: string,
  ids: readonly string[],
  at: string | null = null,
): IssuesEvent {
  const talk = stage.world.talks.find(({ number }) => number === board);
  if (!talk) throw new Error(`no issue ${board}`);
  const before = talk.body;
  // GitHub's editor writes line ends of its own.
  talk.body = before
    .split('\n')
    .map((line) => (ids.some((id) => line.includes(`\`${id}\``)) ? line.replace('- [ ]', '- [x]') : line))
    .join('\r\n');
  return tickOf(stage, board, login, before, at);
}
