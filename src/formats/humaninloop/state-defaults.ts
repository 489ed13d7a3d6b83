// What every state of this format has in common, whatever kind of file it was read from.
import type { RecordedBranch, StateLocation } from '../../model/site.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Artifact, Current, Step, Timestamp, WorkflowState } from '../../model/workflow.ts';
import { baseOf, joinPath } from '../../text/markdown/paths.ts';
import { parseTime } from '../../text/time.ts';
import { isNothing } from '../../text/words.ts';
import { featureOf, foldersOf, homeOf } from './places.ts';

/** A state of which only the place is known; `named` is the feature's name as the file gives it. */
export function emptyState(site: StateLocation, named: string | null): WorkflowState {
  return {
    format: site.format,
    feature: featureOf(site, named),
    title: null,
    path: site.path,
    folders: foldersOf(site),
    status: 'unknown',
    statusText: null,
    ended: null,
    endedWhy: null,
    words: [],
    timestamps: [],
    steps: [],
    current: null,
    spec: null,
    questions: [],
    cleared: [],
    contradictions: [],
    notes: [],
    fileNotes: [],
  };
}

/** A step at rest: begun, not done, waiting for nobody, simply run again. What differs is said beside it. */
export function currentAt(id: string, more: Partial<Current> = {}): Current {
  return {
    id,
    item: null,
    iteration: null,
    of: null,
    line: null,
    begun: true,
    finished: false,
    failed: false,
    waits: null,
    answersReady: false,
    output: 'none',
    manner: 'restart',
    silence: 'rerun',
    unclear: false,
    next: null,
    how: '',
    nextHow: null,
    ...more,
  };
}

/** A step; `files`: paths that it writes as the tool does. The state lists none, so none of them is owed. */
export function stepOf(
  id: string,
  finished: boolean,
  line: number | null,
  files: readonly string[] = [],
): Step {
  const artifacts = files.map((path): Artifact => {
    return { written: path, path, unsafe: null, conditional: true, mustBeComplete: false, line: null };
  });
  return { id, finished, finishedAt: null, artifacts, line };
}

/** A time of the file; nothing where the field says that there is none. */
export function timestampOf(
  field: string,
  found: string,
  line: number | null,
  activity: boolean,
): readonly Timestamp[] {
  return isNothing(found) ? [] : [{ field, found, line, activity, ...parseTime(found) }];
}

/** Whether a feature or its branch is another's: the tool calls branch and folder alike (`<NNN>-<name>`). */
export function namesOther(name: string, home: string): boolean {
  return /^\d{3,}-./.test(baseOf(name)) && baseOf(name) !== baseOf(home);
}

export function otherBranch({ field, line }: RecordedBranch): string {
  return (
    `${field} (line ${line ?? '-'}) records another feature's branch than the folder is called: the state ` +
    'may be a copy. The folder counts; correct the field, or remove the copy.'
  );
}

/** Whether the feature's spec is there as a plain file that holds something: an empty one is no output. */
export function specThere(site: StateLocation, snapshot: Snapshot): boolean {
  const path = specPath(site);
  const mode = snapshot.entry(path)?.mode;
  if (mode !== '100644' && mode !== '100755') return false;
  const reading = snapshot.text(path);
  return !reading.ok || reading.text.trim() !== '';
}

export function specPath(site: StateLocation): string {
  return joinPath(homeOf(site), 'spec.md');
}
