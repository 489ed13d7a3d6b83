// The bot's part of the live story: its webhooks are signed and sent as GitHub does it; it is killed once.
import { setTimeout } from 'node:timers/promises';
import type { EffectView } from '../../../src/demo/effect-lines.ts';
import { CONFIG, ORDER, PULL } from '../../../src/demo/github-scenario.ts';
import { wrap } from '../../../src/report/terminal/layout.ts';
import { settled } from '../../../test/app/process.ts';
import { at, numberOf, text } from '../../../test/standin/json.ts';
import type { Ground } from '../environment.ts';
import * as seen from '../observe-github.ts';
import { checkRun, type Lines } from '../step-lines.ts';
import { isWrite } from '../write-calls.ts';
import { LOGIN, type Port, prepareBot } from './environment.ts';
import * as after from './step-lines.ts';
import { inAndOut, isOfBot, markOf, since } from './traffic-lines.ts';

export interface Told {
  readonly view: EffectView;
  readonly stop: AbortSignal;
  /** Its first step's number. */
  readonly first: number;
  readonly tell: (lines: Lines) => void;
  readonly progress: (words: string) => void;
}

const INTRO =
  'The built bot (dist/app) is started as a process of its own, with SQLite in a temporary folder. It is ' +
  'an App that the stand-in knows: what happens in its repository is signed and delivered to it as GitHub ' +
  'does that. “in” is a webhook with its delivery id, the answer to it and what became of it; “own” is ' +
  'work that the bot gave itself; “out” is what it wrote on GitHub.';

/** Anyone who reported a second ago counts as silent: no one wants to watch for a week. */
const STALE_AFTER = '0.01m';
/** Longer than that, in milliseconds. */
const SILENCE = 1500;

/** @throws Error where something fails, or the story ends differently */
export async function botStory(ground: Ground, told: Told): Promise<void> {
  const port = await prepareBot(ground);
  const kill = () => void port.end();
  told.stop.addEventListener('abort', kill, { once: true });
  try {
    const { view } = told;
    told.tell(['', view.paint('title', 'Rekindle as a bot, live'), '', ...wrap(INTRO, view.columns)]);
    await play(port, told);
  } finally {
    told.stop.removeEventListener('abort', kill);
    await port.end();
  }
}

async function play(port: Port, told: Told): Promise<void> {
  const { github, repo, app } = port;
  const { view } = told;
  const step = stepsOn(port, told);
  await port.start();
  await step('The App is installed on a repository that has no config', async () => {
    github.acts.install({ app: app.id, account: repo.split('/')[0] ?? '', repositories: [repo] }, PULL.by);
  });
  const proposal = await after.conversation(port, 'This adds `.github/rekindle.yml`');
  told.tell(await after.installed(port, proposal, view));

  const { by } = PULL;
  await step(`${by} says in the proposal how the agent is woken, and merges it`, async () => {
    const from = text(at(await seen.pullAt(port, numberOf(proposal['number'])), 'head', 'ref'));
    const files = { '.github/rekindle.yml': CONFIG };
    await github.commit(repo, 'main', [{ files, by, message: 'Merge the config', merges: from }]);
  });
  told.tell(await after.merged(port, view));

  let comment = 0;
  await step(`${ORDER.by} (${ORDER.role}) writes “${ORDER.body}” under #${port.pull}`, async () => {
    comment = await github.acts.comment(repo, port.pull, ORDER.by, ORDER.body);
  });
  told.tell(await after.ordered(port, comment, view));

  await step(`${by} pushes to ${LOGIN.branch}`, async () => {
    await github.commit(repo, LOGIN.branch, [{ files: { 'staff/README.md': '# Staff\n' }, by }]);
  });
  told.tell(await checkRun(port, await seen.headOf(port, LOGIN.branch), view));

  const before = github.dispatches.length;
  let seconds = '';
  await step('An orchestrator reports two projects; the bot is killed and started again', async () => {
    await after.reported(port);
    await port.bot().kill();
    // A bot that is there sooner sees a project that was reported a moment ago, and leaves it alone.
    await setTimeout(SILENCE);
    seconds = ((await port.start({ REKINDLE_STALE_AFTER: STALE_AFTER })) / 1000).toFixed(1);
  });
  const words = `SIGKILL, and started again with its data. ${seconds} s later it had seen every project.`;
  told.tell(['', ...wrap(words, view.columns)]);
  const gate = await after.conversation(port, 'key":"gate-');
  told.tell(await after.restarted(port, gate, view, before));

  await step(`${ORDER.by} writes “/approve” under #${numberOf(gate['number'])}`, async () => {
    await github.acts.comment(repo, numberOf(gate['number']), ORDER.by, '/approve');
  });
  told.tell(await after.decided(port, numberOf(gate['number']), view));
  told.tell(await after.figures(port, view));
}

type Step = (words: string, act: () => Promise<void>) => Promise<void>;

/** Does something, waits until nothing follows from it any more, and tells what came and went. */
function stepsOn(port: Port, { view, stop, first, tell, progress }: Told): Step {
  let number = first - 1;
  return async (words, act) => {
    number += 1;
    progress(`bot, ${number}: ${words} …`);
    const [mark, begun] = [markOf(port), performance.now()];
    const unwatch = port.github.watch((call) => {
      if (!isOfBot(call) || !isWrite(call)) return;
      const seconds = Math.round((performance.now() - begun) / 1000);
      progress(`bot  ${String(seconds).padStart(2)} s  ${call.method} ${call.path}`);
    });
    try {
      await act();
      await settled(port.github, port.bot());
    } catch (error) {
      stop.throwIfAborted();
      throw error;
    } finally {
      unwatch();
    }
    tell(['', view.paint('title', `${number}. ${words}`), '', ...inAndOut(since(mark, port), view)]);
  };
}
