// The pipeline of AI Dev Shop as a table: its stages in order, what each writes, how to go on with it.
import { type Stage, stageTable } from '../../formkit/stages.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import { normal } from '../../text/vocabulary.ts';

/** What proves a stage done: the spec itself, a file, a report that the state records, or nothing. */
export type Proof = 'spec' | 'file' | 'report' | 'nothing';

export interface PipelineStage extends Stage {
  readonly is: string;
  /** A legal value of `current_stage`. The others appear in lists of finished stages and in ledgers only. */
  readonly legal: boolean;
  /** Every feature passes it. */
  readonly always: boolean;
  readonly proof: Proof;
  /** Base name of its own output in the feature's folder. */
  readonly file: string | null;
  /** Fields of the state that name where that output is (official keys since 2026-05). */
  readonly fields: readonly string[];
  readonly next: string | null;
  /** What ledgers and lists of finished stages call it besides its id, blanks as good as hyphens. */
  readonly names: readonly string[];
}

type Row = Pick<PipelineStage, 'is' | 'next' | 'how'> & Partial<PipelineStage>;

const stage = (id: string, row: Row): PipelineStage => ({
  id,
  name: id,
  outputs: [],
  legal: true,
  always: true,
  proof: row.file ? 'file' : 'nothing',
  file: null,
  fields: [],
  names: [],
  ...row,
});

/**
 * In the order in which they are walked: recovery-playbook.md, and upstream's own list of stages. `how` is
 * the playbook's resume rule, in our words.
 */
export const PIPELINE = stageTable<PipelineStage>([
  stage('spec', {
    is: 'writes the feature spec: what is wanted, requirement by requirement',
    proof: 'spec',
    file: 'feature.spec.md',
    next: 'clarify',
    how: 'Give the spec agent the spec as it is; it continues and does not restart.',
    names: ['specification'],
  }),
  stage('clarify', {
    is: "settles the open markers of the spec (NEEDS CLARIFICATION) with a person's answers",
    proof: 'spec',
    file: 'feature.spec.md',
    next: 'architect',
    how: 'Have the spec agent settle the [NEEDS CLARIFICATION: …] markers that remain.',
    names: ['clarification', 'clarifications'],
  }),
  stage('reverse-spec', {
    is: 'extracts the spec from code that is there',
    legal: false,
    always: false,
    next: 'red-team',
    how: 'Extract the spec from the code and have its digest reviewed.',
  }),
  stage('system-blueprint', {
    is: 'draws the system that the feature is a part of',
    legal: false,
    always: false,
    fields: ['system_blueprint_path'],
    next: 'architect',
    how: 'Draw the system blueprint.',
    names: ['blueprint', 'system design'],
  }),
  stage('red-team', {
    is: 'reads the spec as an adversary and lists what is wrong with it',
    legal: false,
    always: false,
    fields: ['red_team_artifact'],
    next: 'architect',
    how: 'Let the red team read the spec, and settle what it finds before the architect begins.',
    names: ['rt fixes'],
  }),
  stage('planning-preflight', {
    is: 'looks whether all that the planning needs is there; it writes nothing',
    legal: false,
    always: false,
    next: 'architect',
    how: 'Run the planning preflight; it only reads.',
    names: ['coordinator planning preflight', 'preflight'],
  }),
  stage('architect', {
    is: 'decides how it is built (adr.md, with a Constitution Check)',
    file: 'adr.md',
    fields: ['adr_artifact'],
    next: 'tasks',
    how:
      'Give the architect research.md and the constitution, as far as they are there; ' +
      'adr.md needs its Constitution Check.',
    names: ['software architect', 'architecture'],
  }),
  stage('tasks', {
    is: 'breaks the decision into tasks (tasks.md)',
    file: 'tasks.md',
    fields: ['tasks_artifact'],
    next: 'tdd',
    how: 'Make tasks.md from adr.md; one that is there may be overwritten.',
    names: ['task breakdown'],
  }),
  stage('tdd', {
    is:
      'writes the tests for every requirement before the code and certifies them ' +
      '(test-certification.md)',
    file: 'test-certification.md',
    fields: ['test_certification_artifact'],
    next: 'programmer',
    how: 'Give the TDD agent the tests that are already there.',
    names: ['test certification'],
  }),
  stage('programmer', {
    is:
      'writes the production code that makes the certified tests pass, requirement by ' +
      'requirement; it may add tests, and never deletes, weakens or rewrites a certified one',
    next: 'testrunner',
    how: 'Give the programmer the code as it is: continue from the failing tests, never restart.',
    names: ['implementation'],
  }),
  stage('qa-e2e', {
    is: 'writes and runs end-to-end tests',
    always: false,
    next: 'testrunner',
    how: 'Run the end-to-end stage with the browser tests that are already there.',
    names: ['qa/e2e', 'e2e'],
  }),
  stage('testrunner', {
    is: 'runs all tests and reports; it changes nothing',
    proof: 'report',
    next: 'code-review',
    how: 'Run the tests; that only reports.',
    names: ['test runner'],
  }),
  stage('code-review', {
    is: 'reviews the change and reports; it changes nothing',
    proof: 'report',
    next: 'security',
    how: 'Review again; a review only reads.',
  }),
  stage('security', {
    is: 'reviews the threats and reports; a person signs off',
    proof: 'report',
    next: 'refactor',
    how: 'Review the threat surface again; a review only reads.',
    names: ['security review'],
  }),
  stage('devops', {
    is: 'writes what deployment needs',
    always: false,
    next: 'done',
    how: 'Produce the deployment files again; the ones that are there may be overwritten.',
  }),
  stage('docs', {
    is: 'writes the documentation',
    always: false,
    next: 'done',
    how: 'Write the documentation again with the pages that are already there.',
    names: ['documentation'],
  }),
  stage('refactor', {
    is: 'applies what the reviews found without changing behaviour',
    next: 'done',
    how: 'Refactor with the same review findings as before.',
    names: ['refactoring'],
  }),
  stage('done', {
    is: 'closes the run: its status becomes COMPLETE',
    next: null,
    how: 'Every stage is finished; what is left is to close the run by setting its status to COMPLETE.',
    names: ['released', 'shipped'],
  }),
]);

export const { rows: STAGES, guides: GUIDES } = PIPELINE;
/** Stage → its resume rule, for one that runs again though the run is past it. */
export const RULES = PIPELINE.rules;
export const stageById = (id: string): PipelineStage | null => PIPELINE.by(id);
export const stageAfter = (id: string): PipelineStage | null => PIPELINE.after(id);

const LEGAL = new Map(STAGES.filter(({ legal }) => legal).map((one) => [normal(one.id), one]));
const NAMES = STAGES.flatMap((one) =>
  [one.id, ...one.names].map((name) => ({ name: normal(name), stage: one })),
).sort((a, b) => b.name.length - a.name.length);

/** Place in the pipeline; after everything for what is no stage. */
export function rankOf(id: string): number {
  const rank = PIPELINE.rank(id);
  return rank < 0 ? STAGES.length : rank;
}

/** The stage that a value of `current_stage` names: the official words only. */
export function legalStage(found: string): PipelineStage | null {
  return LEGAL.get(statusWord(found)) ?? null;
}

/** Where a stage's name ends in a row, whatever follows it: `Spec Amendment`. */
const END = /^(?:[_:/]|$)/;

/** The stage that a row's name begins with: `**Software Architect**`, `Spec Amendment (0.6)`, `RT fixes`. */
export function namedStage(found: string): PipelineStage | null {
  const name = statusWord(found);
  const hit = NAMES.find((one) => name.startsWith(one.name) && END.test(name.slice(one.name.length)));
  return hit?.stage ?? null;
}

export const LEGAL_STAGES: readonly string[] = STAGES.filter(({ legal }) => legal).map(({ id }) => id);
