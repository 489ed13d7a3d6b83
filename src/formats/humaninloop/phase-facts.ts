// What one file says of its phase, in words that context files and graphs share.
import type { RecordedBranch } from '../../model/site.ts';
import type { Contradiction, Current, Question, Step, Timestamp, Word } from '../../model/workflow.ts';
import type { LoopPhase } from './places.ts';

export interface PhaseFacts {
  readonly phase: LoopPhase;
  readonly path: string;
  /** Whether the file says that the phase is completed. */
  readonly done: boolean;
  /** Where the phase goes on; `null` where it is done or nothing can be said. */
  readonly current: Current | null;
  readonly statusText: string | null;
  readonly words: readonly Word[];
  readonly timestamps: readonly Timestamp[];
  readonly steps: readonly Step[];
  /** What a person is asked, where the file waits for one and a report says it. */
  readonly questions: readonly Question[];
  readonly contradictions: readonly Contradiction[];
  readonly notes: readonly string[];
  /** The feature's name as the file gives it. */
  readonly named: string | null;
  /** The branch that the file records for itself. */
  readonly branch: RecordedBranch | null;
  readonly title: string | null;
}
