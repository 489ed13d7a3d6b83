// What states of this format have in common, whatever kind of file they were read from.
import type { DataField } from '../../formkit/fields.ts';
import { isFile } from '../../formkit/outputs.ts';
import { featureNamed } from '../../formkit/state-locations.ts';
import { owedFile, stepAt, workflowState } from '../../formkit/workflow-state.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { RecordedBranch, StateLocation } from '../../model/state-location.ts';
import type { Question, Step, WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isNothing, isPlaceholder } from '../../text/vocabulary.ts';
import { documentsOf, foldersOf, homeOf, isFeatureFolder, type LoopPhase } from './state-locations.ts';

/** What one file says of its phase, in words that context files and graphs share. */
export interface PhaseFacts
  extends Pick<
    WorkflowState,
    | 'title'
    | 'statusText'
    | 'words'
    | 'timestamps'
    | 'steps'
    | 'questions'
    | 'given'
    | 'contradictions'
    | 'notes'
  > {
  readonly phase: LoopPhase;
  readonly path: string;
  /** Whether the file says that the phase is completed. */
  readonly done: boolean;
  /** Where the phase goes on; `null` where it is done or nothing can be said. */
  readonly current: WorkflowState['current'];
  /** The feature's name as the file gives it. */
  readonly named: string | null;
  /** The branch that the file records for itself. */
  readonly branch: RecordedBranch | null;
}

/** A state at its place with what was found; `named` is the feature's name as the file gives it. */
export function stateAt(
  site: StateLocation,
  named: string | null,
  found: Partial<WorkflowState>,
): WorkflowState {
  const own = isFeatureFolder(homeOf(site));
  const feature = featureNamed(site, own, named);
  const steps = found.ended === 'completed' && own ? owedAtEnd(found.steps ?? [], site) : found.steps;
  return workflowState(site, { feature, folders: foldersOf(site), ...found, ...(steps ? { steps } : {}) });
}

/**
 * The documents that phases leave in a feature's own folder are what a completed workflow has made; while it
 * goes on none of them is owed, and elsewhere than in such a folder they may lie in any other.
 */
function owedAtEnd(steps: readonly Step[], site: StateLocation): readonly Step[] {
  const left = new Set(documentsOf(site));
  const owed = (step: Step) =>
    step.artifacts.map((one) =>
      one.path !== null && left.has(one.path) ? { ...one, conditional: false } : one,
    );
  return steps.map((step) => (step.finished ? { ...step, artifacts: owed(step) } : step));
}

/** A step; `files`: paths that it writes as the tool does. The state lists none, so none of them is owed. */
export function stepOf(
  id: string,
  finished: boolean,
  line: number | null,
  files: readonly string[] = [],
): Step {
  return stepAt(id, finished, {
    line,
    artifacts: files.map((path) => owedFile(path, { conditional: true })),
  });
}

/** A question without what this format alone knows of it. */
export function questionOf({ id, question, options, state, line }: Question): Question {
  return { id, question, options, state, line };
}

/** The first of these fields that names a branch. */
export function branchIn(
  fields: readonly { readonly key: string; readonly cell: Pick<DataField, 'text' | 'line'> | null }[],
): RecordedBranch | null {
  const named = fields.flatMap(({ key, cell }) => {
    const name = cell?.text.replace(/[`*]/g, '').trim() ?? '';
    return isNothing(name) || isPlaceholder(name) ? [] : [{ field: key, name, line: cell?.line ?? null }];
  });
  return named[0] ?? null;
}

/** Whether a feature or its branch is another's: the tool calls branch and folder alike (`<NNN>-<name>`). */
export function namesOther(name: string, home: string): boolean {
  return isFeatureFolder(home) && /^\d{3,}-./.test(baseOf(name)) && baseOf(name) !== baseOf(home);
}

/** What a file's branch says that was copied into another feature's folder. */
export function branchNotes(branch: RecordedBranch | null, home: string): readonly string[] {
  if (branch === null || !namesOther(branch.name, home)) return [];
  return [
    `${branch.field} (line ${branch.line ?? '-'}) records another feature's branch than the folder is ` +
      'called: the state may be a copy. The folder counts; correct the field, or remove the copy.',
  ];
}

/** Whether the feature's spec is there as a plain file that holds something: an empty one is no output. */
export function specThere(site: StateLocation, snapshot: Snapshot): boolean {
  const path = specPath(site);
  const reading = snapshot.text(path);
  return isFile(path, snapshot) && (!reading.ok || reading.text.trim() !== '');
}

export function specPath(site: StateLocation): string {
  return joinPath(homeOf(site), 'spec.md');
}
