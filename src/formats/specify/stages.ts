// The stages as a table: names, checkpoints, what each is the first to make, and how it is taken up again.

/** A file that a stage makes, by the names that it had over the versions, the newest first. */
export interface StageOutput {
  readonly names: readonly string[];
  /** `must`: the stage always makes it. `may`: only where its circumstances ask for it. */
  readonly when: 'must' | 'may';
}

export interface SpecifyStage {
  readonly number: number;
  /** As headings of the Workflow Log call it. */
  readonly title: string;
  /** What it is for, in a few words. */
  readonly is: string;
  /** As summaries call it. */
  readonly name: string;
  /** The entry of `stages` that tells its status. */
  readonly entries: readonly string[];
  /** Files that it is the first to make; the state file, the lock and summaries never count. */
  readonly outputs: readonly StageOutput[];
  /** Whether a run may leave it out (a feature flag). */
  readonly optional: boolean;
  /** How to go on with it, one sentence. */
  readonly how: string;
  /** How to begin it once the stage before is done, one sentence; `{step}` stands for its name. */
  readonly begin: string;
}

const must = (names: string): StageOutput => ({ names: names.split(' '), when: 'must' });
const may = (names: string): readonly StageOutput[] =>
  names.split(' ').map((name) => ({ names: [name], when: 'may' }));

/** The tool's own stage files (`artifacts_written`), versions 3 to 6. */
export const STAGES: readonly SpecifyStage[] = [
  {
    number: 1,
    title: 'Setup',
    is: 'makes the workspace and asks for the settings of the run',
    name: 'setup',
    entries: ['setup_figma', 'init'],
    outputs: may('figma_context.md REQUIREMENTS-INVENTORY.md'),
    optional: false,
    how: 'Set the workspace up; it asks nothing that user_decisions answers.',
    begin: 'Begin {step}.',
  },
  {
    number: 2,
    title: 'Spec Draft',
    is: 'writes spec.md from the input and what was decided',
    name: 'spec-draft',
    entries: ['spec_draft'],
    outputs: [must('spec.md'), ...may('analysis/mpa-challenge.md analysis/mpa-challenge-parallel.md rtm.md')],
    optional: false,
    how: 'Draft spec.md with what user_decisions already settles.',
    begin: 'Begin {step}: draft spec.md from the input and user_decisions.',
  },
  {
    number: 3,
    title: 'Checklist & Validation',
    is: 'validates spec.md against its checklist (spec-checklist.md) and marks gaps',
    name: 'checklist-validation',
    entries: ['checklist_validation'],
    outputs: [must('spec-checklist.md')],
    optional: false,
    how: 'Validate spec.md against its checklist; that only marks gaps.',
    begin: 'Begin {step}: validate spec.md against its checklist.',
  },
  {
    number: 4,
    title: 'Clarification',
    is:
      'asks a person about the gaps (clarification-questions.md), then applies the answers to ' +
      'spec.md (clarification-report.md)',
    name: 'clarification',
    entries: ['clarification'],
    outputs: [
      must('clarification-questions.md'),
      must('clarification-report.md'),
      ...may('analysis/mpa-edgecases.md analysis/mpa-edgecases-parallel.md analysis/mpa-triangulation.md'),
    ],
    optional: false,
    how: 'Write the clarification questions; ask nothing that user_decisions.clarifications answers.',
    begin: 'Begin {step}: ask nothing that user_decisions.clarifications answers already.',
  },
  {
    number: 5,
    title: 'Validation & Design',
    is: 'evaluates the spec and writes design-brief.md and its supplement',
    name: 'pal-gate',
    entries: ['design_supplement', 'design_feedback'],
    outputs: [
      must('design-brief.md'),
      must('design-supplement.md design-feedback.md'),
      ...may('analysis/mpa-evaluation.md'),
    ],
    optional: false,
    how: 'Evaluate the spec and write design-brief.md and its supplement; both are mandatory.',
    begin:
      'Begin {step}; where the coverage was too low, the tool goes back to stage 3 (Checklist and ' +
      'Validation) first.',
  },
  {
    number: 6,
    title: 'Test Strategy',
    is: 'writes test-strategy.md from the spec and the design',
    name: 'test-strategy',
    entries: ['test_strategy'],
    outputs: [must('test-strategy.md test-plan.md')],
    optional: true,
    how: 'Write the test strategy from spec.md and the design files.',
    begin: 'Begin {step}; the tool leaves it out where the test strategy is switched off.',
  },
  {
    number: 7,
    title: 'Completion',
    is: 'closes the run: releases the lock and reports',
    name: 'completion',
    entries: ['completion', 'complete'],
    outputs: [],
    optional: false,
    how: 'Close the workflow: release the lock and report.',
    begin: 'Begin {step}: release the lock and report.',
  },
  {
    number: 8,
    title: 'Retrospective',
    is: 'looks back at the run (retrospective.md); the specification itself is complete before it',
    name: 'retrospective',
    entries: ['retrospective'],
    outputs: [
      must('retrospective.md'),
      must('.specify-report-card.local.md'),
      ...may('.stage-summaries/transcript-extract.json'),
    ],
    optional: true,
    how: 'Write the retrospective; the specification itself is complete.',
    begin: 'Begin {step}.',
  },
];

/** A stage that works on spec.md, where the stage that writes it was passed over. */
export const NO_SPEC =
  'It works on spec.md, which is not there: write or bring back spec.md first, then do this stage.';

/** How stage 4 goes on once a person has answered. */
export const APPLY =
  'Apply the recorded answers to spec.md and write clarification-report.md; ask none of them again.';

/** The same where of a question no answer is found, though the state says that the answers are there. */
export const ASK_FOR_LOST =
  'But of a question no answer is found, so that one must be asked again. Then apply all answers to ' +
  'spec.md and write clarification-report.md.';

/** How any other stage goes on once its question is answered. */
export const GO_ON = 'Give the stage the recorded answer and let it go on; do not ask again.';

/** The stage with which a specification is complete; the retrospective after it is an extra. */
export const LAST = 7;
export const HIGHEST = 8;

/** What people call a stage: `stage 4 (Clarification)`. */
export function nameOf({ number, title }: Pick<SpecifyStage, 'number' | 'title'>): string {
  return `stage ${number} (${title.replace('&', 'and')})`;
}

/** Every stage by the id that it has as a step. */
export const STEP_NAMES: ReadonlyMap<string, string> = new Map(
  STAGES.map((stage) => [String(stage.number), nameOf(stage)]),
);

export function stageBy(number: number): SpecifyStage | null {
  return STAGES[number - 1] ?? null;
}

/** What a summary's `checkpoint` says for a stage in a version. */
export function checkpointOf(number: number, version: number): string {
  if (number === 5) return version < 5 ? 'PAL_GATE' : 'CLI_GATE';
  return CHECKPOINTS[number - 1] ?? '';
}

const CHECKPOINTS = [
  'INIT',
  'SPEC_DRAFT',
  'CHECKLIST_VALIDATION',
  'CLARIFICATION',
  '',
  'TEST_STRATEGY',
  'COMPLETE',
  'RETROSPECTIVE',
];
