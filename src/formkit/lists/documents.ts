// Documents that come before a list: where each of them lies, how far it is, and the step that leaves it.
import type { Snapshot } from '../../model/snapshot.ts';
import type { Step } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { filesAt, type OutputState, outputAt } from '../outputs.ts';
import type { Stage } from '../stages.ts';
import { owedFile, stepAt } from '../workflow-state.ts';

/** The folder of the documents, and what is known of its repository. */
interface DocumentPlace {
  readonly home: string;
  readonly snapshot: Snapshot;
}

/** The document that a stage left, the first of its outputs that is there; `null`: none of them is. */
function fileOf({ outputs }: Stage, { home, snapshot }: DocumentPlace): string | null {
  return outputs.flatMap((name) => filesAt(home, name, snapshot))[0] ?? null;
}

/** How far the document of a stage is there. */
export function documentAt(stage: Stage, at: DocumentPlace): OutputState {
  const found = fileOf(stage, at);
  return found === null ? 'none' : outputAt(found, at.snapshot);
}

/** The stage as a step; one that is finished owes its document, and that without a gap. */
export function documentStep(stage: Stage, finished: boolean, at: DocumentPlace): Step {
  const path = fileOf(stage, at) ?? joinPath(at.home, stage.outputs[0] ?? '');
  return stepAt(stage.id, finished, {
    artifacts: finished ? [owedFile(path, { mustBeComplete: true })] : [],
  });
}
