// What AI Dev Shop's pipeline keeps in files, written for the demo: spec, ADR, tasks and their state.
import { sha256 } from '../text/hash.ts';
import { type Files, isoDay, rows } from './story.ts';

export interface Feature {
  /** Its folder below specs/. */
  readonly id: string;
  readonly title: string;
  readonly intent: string;
  readonly requirements: readonly string[];
}

export interface Pipeline {
  readonly stage: string;
  readonly status: string;
  readonly daysAgo: number;
  /** Stages after it, oldest first, with what each wrote. */
  readonly done: readonly (readonly [stage: string, file: string])[];
  readonly cleared: readonly string[];
  readonly notes: readonly string[];
  readonly retries?: number;
}

const TO_TDD = ['spec', 'clarify', 'architect', 'tasks', 'tdd'] as const;
const WRITES: Readonly<Record<string, string>> = {
  spec: 'feature.spec.md',
  clarify: 'feature.spec.md',
  architect: 'adr.md',
  tasks: 'tasks.md',
  tdd: 'test-certification.md',
};

/** What the pipeline lists for a stage without a file of its own. */
const NO_FILE = 'N/A';
/** The stages after the tests of a run that went all the way. */
export const REPORTED = ['programmer', 'testrunner', 'code-review', 'security'].map(
  (stage) => [stage, NO_FILE] as const,
);

export const SPEC_OK = 'Spec approval';
export const ADR_OK = 'Architecture sign-off (includes Constitution Check)';
const CHECKPOINTS = [SPEC_OK, ADR_OK, 'Convergence escalation (if triggered)', 'Security sign-off'];

/** Where a feature's pipeline keeps its state. */
export const stateOf = ({ id }: Feature) => `specs/${id}/.pipeline-state.md`;

export function specText(
  feature: Feature,
  requirements = feature.requirements,
): { text: string; hash: string } {
  const title = `# Feature Spec: ${feature.title}`;
  const body = [
    '## Overview',
    '',
    feature.intent,
    '',
    '## Requirements',
    '',
    ...requirements.map((line, index) => `- **FR-${String(index + 1).padStart(3, '0')}** ${line}`),
    '',
  ].join('\n');
  // The pipeline's own rule: the header table, which holds the hash, is left out of what is hashed.
  const hash = `sha256:${sha256(`${title}\n\n${body}`)}`;
  const header = rows(
    ['Field', 'Value'],
    [
      ['feature', feature.id],
      ['content_hash', hash],
    ],
  );
  return { text: `${title}\n\n## Header Metadata\n\n${header}\n\n${body}`, hash };
}

function adrText({ title }: Feature, checked: boolean): string {
  const articles = [
    'I Library-First',
    'II Test-First',
    'III Simplicity Gate',
    'IV Anti-Abstraction',
    'V Integration-First',
    'VI Security',
    'VII Spec Integrity',
    'VIII Observability',
  ];
  const status = checked ? 'COMPLIES' : 'COMPLIES / EXCEPTION / N/A';
  const table = rows(
    ['Article', 'Status', 'Notes'],
    articles.map((article) => [article, status, '-']),
  );
  const decision = 'One module with one public function.';
  return `# ADR: ${title}\n\n## Constitution Check\n\n${table}\n\n## Decision\n\n${decision}\n`;
}

function stateText(feature: Feature, hash: string, pipeline: Pipeline): string {
  const { stage, status, daysAgo, done, cleared, notes } = pipeline;
  const finished = done.map(([id, file], index) => [
    id,
    isoDay(daysAgo + (done.length - index) / 4),
    file === NO_FILE ? NO_FILE : `specs/${feature.id}/${file}`,
    file === 'feature.spec.md' ? hash : 'N/A',
  ]);
  const boxes = CHECKPOINTS.map((label) => `- [${cleared.includes(label) ? 'x' : ' '}] ${label}`);
  return [
    '# Pipeline State',
    '',
    `- run_id: run-${feature.id.slice(0, 3)}`,
    `- feature: ${feature.id}`,
    '- spec_version: 1.0.0',
    `- spec_hash: ${hash}`,
    `- started_at: ${isoDay(daysAgo + 3)}`,
    `- last_updated_at: ${isoDay(daysAgo)}`,
    `- current_stage: ${stage}`,
    `- status: ${status}`,
    '',
    '## Completed Stages',
    '',
    rows(['Stage', 'Completed At', 'Output Artifact', 'Output Hash'], finished),
    '',
    '## Current Stage Detail',
    '',
    `- stage: ${stage}`,
    `- retry_count: ${pipeline.retries ?? 0}`,
    '',
    '## Human Checkpoints Cleared',
    '',
    ...boxes,
    '',
    '## Notes',
    '',
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n');
}

/** The files of a feature whose pipeline got so far; `checked`: the ADR's Constitution Check is filled in. */
export function filesOf(feature: Feature, pipeline: Pipeline, checked = true): Files {
  const { text, hash } = specText(feature);
  const folder = `specs/${feature.id}`;
  const made: Record<string, string> = { [`${folder}/feature.spec.md`]: text };
  const written = new Set(pipeline.done.map(([, file]) => file));
  if (written.has('adr.md')) made[`${folder}/adr.md`] = adrText(feature, checked);
  if (written.has('tasks.md'))
    made[`${folder}/tasks.md`] = `# Tasks\n\n- [ ] T001 ${feature.requirements[0]}\n`;
  if (written.has('test-certification.md'))
    made[`${folder}/test-certification.md`] =
      '# Test certification\n\nEvery requirement has a failing test.\n';
  return { ...made, [stateOf(feature)]: stateText(feature, hash, pipeline) };
}

/** The stages up to and with this one, and what each wrote. */
export const upTo = (last: (typeof TO_TDD)[number]) =>
  TO_TDD.slice(0, TO_TDD.indexOf(last) + 1).map((stage) => [stage, WRITES[stage] ?? ''] as const);
