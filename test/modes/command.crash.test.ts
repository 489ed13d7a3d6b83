// Exhaustive: an order is cut off at every call, before and after it took effect, and run again: one end.
import { afterAll, describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import type { SupportedEvent } from '../../src/model/github/event.ts';
import { handleCommand } from '../../src/modes/command.ts';
import type { ModeInputs } from '../../src/modes/mode-context.ts';
import { exhaustive, share } from '../exhaustive.ts';
import { type Call, hubOn, type Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { git, headOf, person, refsOf, restoreRefs, type World } from './world.ts';

type On = readonly [branch: string, id: string];

const INVOICE: On = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'];
const AUTH: On = ['feature/user-auth', 'humaninloop:005-user-auth'];
const SEATS: On = ['feature/seat-map', 'ai-dev-shop:004-seat-map'];
const ORDERS: On = ['feature/order-export', 'specify:12-order-export'];
const SILENT: On = ['feature/silent', 'specify:21-silent'];

interface Scenario {
  readonly name: string;
  readonly on: On;
  /** By ada and bob in turn, the oldest first; the job is told of the last. */
  readonly lines?: readonly string[];
  /** Instead of comments: a tick in the dashboard. */
  readonly tick?: true;
  readonly config?: string;
  readonly inputs?: Partial<ModeInputs>;
  readonly prepare?: (stage: Stage) => void | Promise<void>;
  /** Happens once, when we first commit. */
  readonly race?: (stage: Stage) => void;
}

const guard =
  ([branch]: On) =>
  (stage: Stage) => {
    stage.world.guarded = [branch];
  };

/** Somebody pushes a commit that changes a file, or takes it away. */
function push(stage: Stage, [branch]: On, path: string, text: string | null): void {
  const head = headOf(stage.dir, branch) ?? '';
  const index = { GIT_INDEX_FILE: `${stage.dir}/index-of-a-person` };
  git(stage.dir, ['read-tree', head], '', index);
  if (text === null) git(stage.dir, ['rm', '-q', '--cached', '--', path], '', index);
  else {
    const blob = git(stage.dir, ['hash-object', '-w', '--stdin'], text);
    git(stage.dir, ['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], '', index);
  }
  const tree = git(stage.dir, ['write-tree'], '', index);
  const made = git(stage.dir, ['commit-tree', tree, '-p', head, '-m', 'work']);
  git(stage.dir, ['update-ref', `refs/heads/${branch}`, made]);
}

const ADR = 'specs/003-invoice-export/adr.md';
const WORKFLOW = 'dispatch:\n  workflow-dispatch:\n    workflow: agent.yml\n';
const MENTION = 'dispatch:\n  mention: "@agent please go on"\n';

/** What the stand-in's own exhaustive test does not put an order through. */
const SCENARIOS: readonly Scenario[] = [
  { name: '/resume, no dispatch', on: INVOICE, lines: ['/resume'] },
  {
    name: '/resume on a protected branch, workflow_dispatch',
    on: INVOICE,
    lines: ['/resume'],
    config: WORKFLOW,
    prepare: guard(INVOICE),
  },
  {
    name: '/resume, a mention',
    on: INVOICE,
    lines: ['/resume'],
    config: MENTION,
    inputs: { token: 'own' },
  },
  { name: '/migrate on a protected branch', on: ORDERS, lines: ['/migrate'], prepare: guard(ORDERS) },
  { name: '/start-fresh without sha', on: SILENT, lines: ['/start-fresh'] },
  { name: '/freeze and /unfreeze', on: AUTH, lines: ['/freeze until=2026-12-31', '/unfreeze'] },
  { name: 'not understood, and not allowed', on: AUTH, lines: ['/rekindle nonsense', '/resume'] },
  {
    name: 'state-changed before',
    on: INVOICE,
    lines: ['/resume'],
    config: scene.DISPATCH,
    prepare: (stage) => push(stage, INVOICE, ADR, null),
  },
  {
    name: 'the branch moves, and the same is decided',
    on: INVOICE,
    lines: ['/resume'],
    config: scene.DISPATCH,
    race: (stage) => push(stage, INVOICE, 'README.md', 'Something else.\n'),
  },
  {
    name: 'the branch moves, and something else is decided',
    on: INVOICE,
    lines: ['/resume'],
    config: scene.DISPATCH,
    race: (stage) => push(stage, INVOICE, ADR, null),
  },
  {
    name: 'two people',
    on: SILENT,
    lines: ['/retry', '/start-fresh sha=HEAD', '/retry'],
    config: scene.DISPATCH,
  },
  { name: 'a tick', on: SILENT, tick: true, config: scene.DISPATCH },
  { name: 'a tick that needs words', on: SEATS, tick: true },
  {
    name: 'a tick that comes too late',
    on: SILENT,
    tick: true,
    prepare: (stage) => push(stage, SILENT, 'specs/21-silent/spec.md', null),
  },
];

class Crash extends Error {}
/** An answer that did not come: the go ends in good order, and the rest is left. */
const LOST = new WorldError('lost', 'No answer came.');

interface Ready {
  readonly stage: Stage;
  readonly event: SupportedEvent;
  readonly inputs: ModeInputs;
  readonly reset: () => void;
}

async function ready({ on, lines = [], tick, config = '', inputs = {}, prepare }: Scenario): Promise<Ready> {
  const stage = await scene.stageWith(config);
  const head = headOf(stage.dir, on[0]) ?? '';
  const found = await scene.foundOn(stage, ...on);
  const hash = found.recovery.state?.spec?.computed[0]?.digest.slice(0, 12) ?? '';
  const event = await (tick
    ? ticked(stage, on)
    : said(stage, on, lines, { HEAD: head.slice(0, 12), HASH: hash }));
  await prepare?.(stage);
  const refs = refsOf(stage.dir);
  const world = structuredClone(stage.world);
  const reset = () => {
    restoreRefs(stage.dir, refs);
    stage.world = structuredClone(world);
  };
  return { stage, event, inputs: { ...scene.INPUTS, ...inputs }, reset };
}

async function ticked(stage: Stage, on: On): Promise<SupportedEvent> {
  const board = await scene.boardWith(stage, [SILENT, SEATS]);
  return scene.ticks(stage, board, 'ada', [on[1]]);
}

async function said(
  stage: Stage,
  on: On,
  lines: readonly string[],
  words: Readonly<Record<'HEAD' | 'HASH', string>>,
): Promise<SupportedEvent> {
  const pull = scene.pullOf(stage, on[0]);
  if (!lines.some((line) => line.startsWith('/rekindle resume'))) await scene.cardOn(stage, pull, on);
  const ids = lines.map((line, at) => {
    const text = line.replace('HEAD', words.HEAD).replace('HASH', words.HASH);
    return scene.says(stage, pull, at % 2 ? 'bob' : 'ada', text, 20 - at);
  });
  return scene.eventOf(stage, ids.at(-1) ?? 0);
}

/** All that is left: on GitHub and in git. Of a check run it does not count how long ago things were. */
function endOf({ dir, world }: Stage): { readonly world: World; readonly refs: readonly unknown[] } {
  const left = structuredClone(world);
  left.checkRuns = left.checkRuns.map((one) => ({
    ...one,
    summary: one.summary.replace(/just now|\d+ minutes ago/g, '…'),
  }));
  // A brief has the clock of the look that it is of.
  left.comments = left.comments.map((one) => ({
    ...one,
    body: one.body.replace(/^\| This brief \| [\dTZ:-]+ \|$/gm, '| This brief | … |'),
  }));
  return { world: left, refs: [...refsOf(dir)] };
}

type Around = (phase: 'before' | 'after', call: Call, index: number) => void;

/** GitHub's clock stands still, so that the same commit has the same id. */
function run({ stage, event, inputs }: Ready, scenario: Scenario, around: Around, later = 0) {
  const raced = { done: false };
  const hub = hubOn(stage, {
    surveys: scene.SURVEYS,
    now: new Date(scene.NOW).toISOString().replace('.000Z', 'Z'),
    around: (phase, call, index) => {
      around(phase, call, index);
      if (phase !== 'before' || call.effect?.kind !== 'commit' || raced.done) return;
      raced.done = true;
      if (!scenario.race || isRaced(stage)) return;
      scenario.race(stage);
      const actor = person('bob');
      stage.world.moves.push({ branch: scenario.on[0], at: scene.ago(0), actor, kind: 'push', after: null });
    },
  });
  const go = handleCommand(hub, event, { ...inputs, now: inputs.now + later });
  return { hub, go };
}

/** Whether the race of a scenario has happened to a branch already. */
const isRaced = ({ world }: Stage): boolean =>
  world.moves.some(({ actor }) => actor.login !== world.account.login);

/** Everybody tries so many-th of the points; EXHAUSTIVE=1 tries all. */
const EVERY = 41;
const counts: string[] = [];
const total = { calls: 0, points: 0, reruns: 0 };

afterAll(() => {
  const all = `${SCENARIOS.length} scenarios, ${total.calls} calls, ${total.points} points`;
  process.stdout.write(`${counts.join('\n')}\nAll: ${all}, ${total.reruns} different states run again.\n`);
});

describe('R01 cut off at any call and run again, the end equals that of an undisturbed run', () => {
  test.each(share(SCENARIOS, 10))('$name', async (scenario) => {
    const it = await ready(scenario);
    const { hub, go } = run(it, scenario, () => {});
    await go;
    const end = endOf(it.stage);
    const calls = [...hub.calls];
    const seen = new Set<string>();
    const again = async () => {
      const left = JSON.stringify(endOf(it.stage));
      if (seen.has(left)) return;
      seen.add(left);
      await run(it, scenario, () => {}, 300_000).go;
      expect(endOf(it.stage)).toEqual(end);
    };
    // Once more, undisturbed: nothing happens.
    await again();
    let points = 0;
    for (const [k, { name }] of calls.entries())
      for (const at of name === 'land' ? (['before', 'after'] as const) : (['before'] as const)) {
        for (const what of name === 'land' ? [new Crash(), LOST] : [new Crash()]) {
          points += 1;
          if (!exhaustive && points % EVERY !== 0) continue;
          it.reset();
          const around: Around = (phase, _, index) => {
            if (index === k && phase === at) throw what;
          };
          const cut = run(it, scenario, around).go;
          if (what instanceof Crash) await expect(cut).rejects.toBe(what);
          else expect(await cut).toMatchObject({ truncated: true });
          await again();
        }
      }
    total.calls += calls.length;
    total.points += points;
    total.reruns += seen.size;
    counts.push(`${scenario.name}: ${calls.length} calls, ${points} points, ${seen.size} states`);
  });
});
