// The whole story live: the built Action runs as on a runner, and after each step the result on
// GitHub is shown.
import type { EffectView } from '../../src/demo/effect-lines.ts';
import { CONFIG, ORDER, PULL } from '../../src/demo/github-scenario.ts';
import { indented } from '../../src/demo/on-github.ts';
import { DEMO_NOW } from '../../src/demo/story.ts';
import { PERMISSIONS } from '../../src/report/init/workflows.ts';
import { wrap } from '../../src/report/terminal/layout.ts';
import { counted } from '../../src/text/plural.ts';
import { runAction } from '../../test/standin/action.ts';
import { checkout, folder } from '../../test/standin/checkout.ts';
import type { Event } from '../../test/standin/happenings.ts';
import { botStory } from './bot/story.ts';
import { type Ground, type Mode, prepare, REPO } from './environment.ts';
import * as seen from './observe-github.ts';
import { afterOrder, afterPush, afterSweep, type Lines } from './step-lines.ts';
import { isWrite } from './write-calls.ts';

export interface Stage {
  readonly view: EffectView;
  readonly env: NodeJS.ProcessEnv;
  readonly stop: AbortSignal;
  /** What is told, for the output. */
  readonly tell: (lines: Lines) => void;
  /** Where it stands, for anyone who waits. */
  readonly progress: (words: string) => void;
}

const INTRO =
  'The built Action (dist/action) is started as a runner starts it, with a token that has the permissions ' +
  'of the published workflow files. In the place of GitHub stands a server on this machine, which refuses ' +
  'what GitHub refuses. Whatever stands behind a bar below was read over its interface afterwards. The ' +
  `clock begins at ${DEMO_NOW}, so that everybody sees the same.`;

/** @throws UserError where git fails; Error where the Action does */
export async function live(stage: Stage): Promise<void> {
  const { view, env, stop, tell } = stage;
  stage.progress('A repository is made and put on the stand-in …');
  const ground = await prepare(env, stop);
  try {
    tell([view.paint('title', 'Rekindle on GitHub, live'), '', ...wrap(INTRO, view.columns), '']);
    tell([view.paint('dim', '  .github/rekindle.yml'), ...indented(CONFIG)]);
    await both(ground, stage);
  } finally {
    await ground.github.close();
  }
}

/**
 * Most of the time is spent waiting between writes, as GitHub asks for. So the bot plays its part in its own
 * repository meanwhile; it is told after the Action's.
 */
async function both(ground: Ground, stage: Stage): Promise<void> {
  const ending = new AbortController();
  const stop = AbortSignal.any([stage.stop, ending.signal]);
  const kept: string[] = [];
  const ends = async (part: Promise<void>) => {
    try {
      await part;
    } catch (error) {
      ending.abort(error);
      throw error;
    }
  };
  const tell = (lines: Lines) => void kept.push(...lines);
  const parts = [
    ends(story(ground, { ...stage, stop })),
    ends(botStory(ground, { ...stage, stop, tell, first: STEPS + 1 })),
  ];
  await Promise.allSettled(parts);
  await Promise.all(parts);
  stage.tell(kept);
}

/** Of the Action's part. */
const STEPS = 4;

async function story(ground: Ground, stage: Stage): Promise<void> {
  const { view, tell } = stage;
  const { github } = ground;
  const go = goesOn(ground, stage);

  const push = await github.event(REPO, { name: 'push', branch: PULL.branch, by: PULL.by });
  const workspace = await checkout(github, push, 'check', { depth: 0 });
  await go('check', `${PULL.by} pushes to ${PULL.branch}`, push, workspace);
  tell(await afterPush(ground, view));

  await go(
    'sweep',
    'By its schedule the Action looks at all branches',
    await github.event(REPO, { name: 'schedule' }),
  );
  tell(await afterSweep(ground, view));

  const comment = await github.acts.comment(REPO, ground.pull, ORDER.by, ORDER.body);
  const said = await github.event(REPO, { name: 'issue_comment', comment, by: ORDER.by });
  await go('command', `${ORDER.by} (${ORDER.role}) writes “${ORDER.body}” under #${ground.pull}`, said);
  tell(await afterOrder(ground, comment, view));

  const before = await seen.everything(ground);
  await go('command', 'The same event is delivered once more', said);
  const after = await seen.everything(ground);
  const same = before.all === after.all;
  const words = same
    ? `Nothing happens. GitHub shows what it showed before, byte for byte: ${after.words}.`
    : `Found something else on GitHub: ${before.words} became ${after.words}. Nothing should have happened.`;
  tell(['', ...wrap(words, view.columns)]);
  if (!same) throw new Error('the same event did something when it came once more');
}

/** What goes in, and with which means; told before, and how it went after. */
type Go = (mode: Mode, words: string, event: Event, workspace?: string) => Promise<void>;

function goesOn({ github, env }: Ground, { view, stop, tell, progress }: Stage): Go {
  let step = 0;
  return async (mode, words, event, workspace = folder()) => {
    step += 1;
    progress(`${step} of ${STEPS}: ${words} …`);
    const [from, begun] = [github.calls.length, performance.now()];
    const seconds = () => Math.round((performance.now() - begun) / 1000);
    const unwatch = github.watch((call) => {
      if (call.token === mode && isWrite(call))
        progress(`  ${String(seconds()).padStart(2)} s  ${call.method} ${call.path}`);
    });
    const ended = await runAction(github, {
      event,
      token: mode,
      workspace,
      // A run of its own each time, as a delivery has that comes once more.
      env: { ...env, GITHUB_RUN_ID: String(4710 + step) },
      cancelWhen: () => stop.aborted,
    });
    unwatch();
    stop.throwIfAborted();
    if (ended.status !== 0)
      throw new Error(`the Action ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`);
    const calls = github.calls.slice(from).filter(({ token }) => token === mode);
    const writes = calls.filter(isWrite).length;
    const granted = Object.entries(PERMISSIONS[mode]).map(([name, level]) => `${name}: ${level}`);
    tell([
      '',
      view.paint('title', `${step}. ${words}`),
      '',
      view.paint('dim', `  mode ${mode} · ${granted.join(', ')}`),
      view.paint('dim', `  ${counted(calls.length - writes, 'request')} that read, ${writes} that write`),
    ]);
  };
}
