// The demo's second part: one workflow is resumed by a person's choices, in a repository of its own.

import { endOf, Git, type ProcessEnvironment } from '../local/git/git.ts';
import { localEdge } from '../local/repository-source.ts';
import type { Recovery } from '../model/recovery.ts';
import type { SnapshotWorkflows } from '../model/repository-source.ts';
import type { Settings } from '../model/rule.ts';
import { changeDiff } from '../report/terminal/change.ts';
import { type Paint, wrap } from '../report/terminal/layout.ts';
import { changeFor, look, type ScanResult } from '../scan-repository.ts';
import { forShell, forTerminal, linesForTerminal } from '../text/escape.ts';
import { BY_HAND, type TypedLine } from './order-export.ts';
import { makeRepository } from './repository.ts';

export interface DemoStage {
  /** An empty folder of its own. */
  readonly dir: string;
  /** The folder that the lines to type name. */
  readonly named: string;
  readonly columns: number;
  readonly paint: Paint;
  readonly settings: Settings;
  readonly stop: AbortSignal;
  /** The one workflow that an id means. @throws UserError where there is not one */
  readonly find: (id: string, looked: ScanResult) => KnownWorkflow;
}

/** What is known of a workflow, and the commit or folder that it was read from. */
interface KnownWorkflow {
  readonly recovery: Recovery;
  readonly holding: SnapshotWorkflows;
}

const WHO = 'ada';

/** Performs and reports every step, with a line break at its end. @throws UserError where git fails */
export async function byHand(stage: DemoStage, env: ProcessEnvironment): Promise<string> {
  const { dir, columns, paint } = stage;
  await makeRepository(dir, env, stage.stop);
  await checkout(dir, BY_HAND.branch, env);
  const there = `git -C ${forShell(stage.named)} checkout ${BY_HAND.branch}`;
  const parts = [
    paint('title', 'One of them, taken up again'),
    '',
    ...wrap(BY_HAND.happened, columns),
    '',
    `  ${paint('command', forTerminal(there))}`,
    '',
  ];
  for (const turn of BY_HAND.turns) {
    stage.stop.throwIfAborted();
    parts.push(...(await take(turn, stage, env)));
  }
  return `${parts.join('\n')}\n`;
}

async function checkout(dir: string, branch: string, env: ProcessEnvironment): Promise<void> {
  const git = new Git(dir, env);
  const child = git.start(['checkout', '--quiet', branch]);
  child.stdout.resume();
  child.stdin.end();
  const { code, stderr } = await endOf(child);
  if (code !== 0) throw git.failure('checkout', stderr);
}

async function take(turn: TypedLine, stage: DemoStage, env: ProcessEnvironment): Promise<readonly string[]> {
  const { paint, columns } = stage;
  const edge = await localEdge(stage.dir, { env });
  const looked = await seen(stage, edge);
  const before = stage.find(BY_HAND.id, looked);
  const { recovery, holding } = before;
  const standing = { recovery, snapshot: holding.snapshot, by: WHO, branch: BY_HAND.branch };
  const effect = changeFor(turn.choice, { ...standing, settings: stage.settings, memo: looked.memo });
  await edge.apply([effect]);
  const after = stage.find(BY_HAND.id, await seen(stage, await localEdge(stage.dir, { env })));
  const { action, step, reason } = after.recovery.decision;
  const verdict = `${step === null ? action : `${action} ${step}`} (${reason})`;
  return [
    `  ${paint('command', forTerminal(`${turn.typed} -C ${forShell(stage.named)}`))}`,
    ...wrap(turn.means, columns - 4).map((line) => `    ${line}`),
    ...shown(changeDiff(effect.change, []), paint),
    `    now: ${verdict}`,
    '',
  ];
}

function seen({ settings }: DemoStage, edge: Parameters<typeof look>[0]): Promise<ScanResult> {
  return look(edge, { kind: 'worktree' }, settings, 'deep');
}

/** The changed lines of a difference; what stands around them is left out. */
function shown(diff: string, paint: Paint): readonly string[] {
  return linesForTerminal(diff)
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))
    .map((line) => `    ${paint(line.startsWith('-') ? 'bad' : 'good', line)}`);
}
