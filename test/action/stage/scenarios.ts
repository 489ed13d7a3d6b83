// What the Action is put through on the stand-in: one scenario a mode and an order, each as data.
import type { ActionMode } from '../../../src/action/choose-mode.ts';
import { checkout } from '../../standin/checkout.ts';
import type { GitHub } from '../../standin/github.ts';
import type { Event } from '../../standin/happenings.ts';
import { goOf } from './run.ts';
import { DISPATCH, NOW, REPO, type Scenery, stand, tokenOf } from './world.ts';

export interface Scenario {
  readonly name: string;
  readonly mode: ActionMode;
  readonly scenery: Scenery;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Brings the world to where the event happens. */
  readonly happens: (github: GitHub) => Promise<Event>;
  /** The commit is checked out first, with all of its past. */
  readonly checkedOut?: true;
  /** The token that such an event has, where it is not the mode's. */
  readonly token?: string;
}

export interface Ready extends Scenario {
  readonly github: GitHub;
  readonly event: Event;
  readonly token: string;
  readonly workspace: string | undefined;
}

/** The world of a scenario, kept as it is when its event happens. */
export async function readied(scenario: Scenario): Promise<Ready> {
  const github = await stand(scenario.scenery);
  const event = await scenario.happens(github);
  const token = scenario.token ?? tokenOf(scenario.mode);
  const workspace = scenario.checkedOut ? await checkout(github, event, token, { depth: 0 }) : undefined;
  github.keep();
  github.reset();
  return { ...scenario, github, event, token, workspace };
}

const INVOICE = 'feature/invoice-export';
const AUTH = 'feature/user-auth';
const SEATS = 'feature/seat-map';
const ORDERS = 'feature/order-export';
const AUDIT = 'feature/audit-trail';
const RETURNS = 'feature/returns';
const LIST = 'feature/waiting-list';
const QUIET = 'feature/silent';

const pull = (github: GitHub, branch: string, by = 'ada'): Promise<number> =>
  github.acts.pull(REPO, by, { title: branch, head: branch, base: 'main' });

/** A person's pull request of a branch, with our card under it where a sweep puts one. */
async function proposed(github: GitHub, branch: string): Promise<number> {
  const number = await pull(github, branch);
  const event = await github.event(REPO, { name: 'schedule' });
  const inputs = { 'max-new-pull-requests': '0' };
  await goOf(github, { mode: 'sweep', event, token: tokenOf('sweep'), now: NOW, inputs });
  return number;
}

/** The words of an order; `github` and `number` where they stand in our card. */
type Line = string | ((github: GitHub, number: number) => string);

/** Somebody who may write gives orders there, one after the other; the job is told of the last. */
function ordered(branch: string, lines: readonly Line[]): Scenario['happens'] {
  return async (github) => {
    const number = await proposed(github, branch);
    let comment = 0;
    for (const line of lines) {
      const words = typeof line === 'string' ? line : line(github, number);
      comment = await github.acts.comment(REPO, number, 'ada', words);
    }
    return github.event(REPO, { name: 'issue_comment', comment, by: 'ada' });
  };
}

const order = (name: string, branch: string, line: Line, config = ''): Scenario => ({
  name,
  mode: 'command',
  scenery: branch === QUIET ? { branches: [], silent: true, config } : { branches: [branch], config },
  happens: ordered(branch, [line]),
});

/** The line that our card there gives for an order, as a person copies it. */
const fromCard = (name: string) => (github: GitHub, number: number) => {
  const bodies = github.world.rows.comments.all().filter(({ issue_number }) => issue_number === number);
  const line = bodies.flatMap(({ body }) => body.split('\n')).find((one) => one.startsWith(`/${name} `));
  if (line === undefined) throw new Error(`no card gives /${name}`);
  return line;
};

/** A merge that nobody finished. */
async function conflicted(github: GitHub): Promise<void> {
  const path = 'specs/003-invoice-export/.pipeline-state.md';
  const text = await github.file(REPO, INVOICE, path);
  const files = { [path]: `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n` };
  await github.commit(REPO, INVOICE, [{ files, by: 'ada' }]);
}

async function requested(github: GitHub): Promise<Event> {
  const number = await pull(github, INVOICE);
  return github.event(REPO, { name: 'pull_request', number, by: 'ada' });
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'push, check',
    mode: 'check',
    scenery: { branches: [INVOICE] },
    happens: (github) => github.event(REPO, { name: 'push', branch: INVOICE, by: 'ada' }),
    checkedOut: true,
  },
  {
    name: 'pull request, check: valid',
    mode: 'check',
    scenery: { branches: [INVOICE] },
    happens: requested,
    checkedOut: true,
  },
  {
    name: 'pull request, check: brings an invalid state',
    mode: 'check',
    scenery: { branches: [INVOICE] },
    async happens(github) {
      await conflicted(github);
      return requested(github);
    },
    checkedOut: true,
  },
  {
    name: 'pull request, check: of a fork',
    mode: 'check',
    scenery: { branches: [], fork: INVOICE },
    async happens(github) {
      const head = `eve:${INVOICE}`;
      const number = await github.acts.pull(REPO, 'eve', { title: 'Fork', head, base: 'main' });
      return github.event(REPO, { name: 'pull_request', number, by: 'eve' });
    },
    checkedOut: true,
    token: 'ghs_fork',
  },
  {
    name: 'sweep',
    mode: 'sweep',
    scenery: { branches: [ORDERS], silent: true },
    async happens(github) {
      await pull(github, QUIET);
      return github.event(REPO, { name: 'schedule' });
    },
  },
  {
    name: 'migrate',
    mode: 'migrate',
    scenery: { branches: [ORDERS] },
    happens: (github) => github.event(REPO, { name: 'workflow_dispatch', by: 'ada' }),
  },
  {
    name: 'guard',
    mode: 'guard',
    scenery: { branches: [INVOICE] },
    inputs: { 'job-status': 'failure' },
    async happens(github) {
      await pull(github, INVOICE);
      return github.event(REPO, { name: 'push', branch: INVOICE, by: 'ada' });
    },
    checkedOut: true,
  },
  order('/resume', INVOICE, '/rekindle resume', DISPATCH),
  order('/retry', QUIET, '/retry', DISPATCH),
  order('/skip', QUIET, '/skip'),
  order('/answer', AUTH, '/answer C2.1 15 minutes'),
  order('/approve', AUDIT, '/rekindle approve'),
  order('/accept-spec', SEATS, fromCard('accept-spec')),
  order('/migrate', ORDERS, '/rekindle migrate'),
  order('/repair', RETURNS, '/rekindle repair'),
  order('/regress', LIST, '/rekindle regress to=plan reason="why not"'),
  order('/start-fresh', QUIET, fromCard('start-fresh')),
  order('/freeze', QUIET, '/freeze until=2026-12-31'),
  {
    name: '/unfreeze',
    mode: 'command',
    scenery: { branches: [], silent: true },
    async happens(github) {
      const event = await ordered(QUIET, ['/freeze'])(github);
      await goOf(github, { mode: 'command', event, token: tokenOf('command'), now: NOW });
      const [first] = github.world.rows.pulls.all();
      const comment = await github.acts.comment(REPO, first?.number ?? 0, 'ada', '/unfreeze');
      return github.event(REPO, { name: 'issue_comment', comment, by: 'ada' });
    },
  },
  order('/status', QUIET, '/status'),
  order('/help', QUIET, '/help'),
];
