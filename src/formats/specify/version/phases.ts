// The phases of version 2 and the stages that they became (recovery-migration.md's tables, and more).
import { isTakenBack } from '../../../text/qualified-status.ts';
import { normal, wordOf } from '../../../text/vocabulary.ts';

/** The phase-to-stage mapping of recovery-migration.md. */
const SEED: Readonly<Record<string, number>> = {
  INIT: 1,
  FIGMA_CAPTURE: 1,
  SPEC_DRAFT: 2,
  CHECKLIST_CREATION: 3,
  CHECKLIST_VALIDATION: 3,
  CLARIFICATION: 4,
  PAL_GATE: 5,
  DESIGN_FEEDBACK: 5,
  TEST_STRATEGY: 6,
  COMPLETE: 7,
};

/**
 * Checkpoint names that the command wrote into `current_phase`; recovery-migration.md maps the MPA ones as
 * sub-phases.
 */
const CHECKPOINTS: Readonly<Record<string, number>> = {
  FIGMA_CAPTURED: 1,
  MPA_CHALLENGE: 2,
  GATE_1_PROBLEM: 2,
  GATE_2_TRUE_NEED: 2,
  MPA_EDGECASES: 4,
  MPA_TRIANGULATE: 4,
  MPA_TRIANGULATION: 4,
};

/**
 * Phases that the skill no longer has (excluded in recovery-migration.md): what stopped there goes on at the
 * spec draft.
 */
const RESEARCH: ReadonlySet<string> = new Set(['RESEARCH_DISCOVERY', 'RESEARCH_ANALYSIS']);
const AFTER_RESEARCH = 2;

const STAGE_OF: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ ...SEED, ...CHECKPOINTS }),
  ...[...RESEARCH].map((phase) => [phase, AFTER_RESEARCH] as const),
]);

export const PHASES: readonly string[] = [...STAGE_OF.keys()];

/** One spelling: `pal-gate` is `PAL_GATE`; what stands after the word is prose. */
function spelled(phase: string): string {
  return normal(wordOf(phase)).toUpperCase();
}

/** The stage of a phase; `null` for a phase that nothing maps. */
export function stageOfPhase(phase: string): number | null {
  return isUndone(phase) ? null : (STAGE_OF.get(spelled(phase)) ?? null);
}

export function isResearch(phase: string): boolean {
  return RESEARCH.has(spelled(phase));
}

/** Whether a phase is the one of this name. */
export function isPhase(phase: string, name: string): boolean {
  return spelled(phase) === name && !isUndone(phase);
}

/** `COMPLETE, but the tests are pending`: no phase at all, since the word would end the run. */
function isUndone(phase: string): boolean {
  return spelled(phase) === 'COMPLETE' && isTakenBack(phase);
}

/**
 * Entries of `phases` by the stage that they are part of; the first that is there gives that its entry. All
 * others keep their names: what is beside an entry of its stage already, and the research.
 */
export const FOLDED: readonly (readonly [old: string, now: string])[] = [
  ['init', 'setup_figma'],
  ['figma_capture', 'setup_figma'],
  ['checklist_creation', 'checklist_validation'],
  ['complete', 'completion'],
];
