// Builds a pipeline from data: its state file in the official keys, and the files that its stages wrote.
import { createHash } from 'node:crypto';

export const FOLDER = 'specs/001-login';
export const STATE = `${FOLDER}/.pipeline-state.md`;

/** The eight articles of the constitution. */
export const ARTICLES = [
  'I Library-First',
  'II Test-First',
  'III Simplicity Gate',
  'IV Anti-Abstraction',
  'V Integration-First',
  'VI Security',
  'VII Spec Integrity',
  'VIII Observability',
] as const;

export const SPEC = '# Feature Spec: Login\n\n## Requirements\n\n- FR-001 A wrong password gives no hint.\n';
export const ADR = adrWith(() => 'COMPLIES');

export function adrWith(status: (article: string) => string | null, more = ''): string {
  const rows = ARTICLES.flatMap((article) => {
    const word = status(article);
    return word === null ? [] : [`| ${article} | ${word} | - |`];
  });
  return [
    '# ADR: Login',
    '',
    '## Constitution Check',
    '',
    '| Article | Status | Notes |',
    '|---------|--------|-------|',
    ...rows,
    '',
    ...(more === '' ? [] : [more, '']),
    '## Decision',
    '',
    'Sessions live in one table.',
    '',
  ].join('\n');
}

export interface Plan {
  /** Keys of the head, over those of a run at `programmer`; `null` leaves one out. */
  readonly head?: Readonly<Record<string, string | null>>;
  /** Rows of Completed Stages as stage and artifact cell; `null` leaves the section out. */
  readonly rows?: readonly (readonly [string, string])[] | null;
  /** Lines of Human Checkpoints Cleared; `null` leaves the section out. */
  readonly boxes?: readonly string[] | null;
  /** Fields of Current Stage Detail. */
  readonly detail?: Readonly<Record<string, string>>;
  /** Whatever follows. */
  readonly more?: readonly string[];
  /** Files besides the state, over the usual ones; `null` leaves one out. */
  readonly files?: Readonly<Record<string, string | null>>;
}

export const ROWS: readonly (readonly [string, string])[] = [
  ['spec', 'feature.spec.md'],
  ['clarify', 'feature.spec.md'],
  ['architect', 'adr.md'],
  ['tasks', 'tasks.md'],
  ['tdd', 'test-certification.md'],
];

const FILES: Readonly<Record<string, string>> = {
  'feature.spec.md': SPEC,
  'adr.md': ADR,
  'tasks.md': '# Tasks\n\n- [ ] T001 Form\n',
  'test-certification.md': '# Test certification\n\nResult: CERTIFIED\n',
};

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The text of the state file alone. */
export function stateText({ head = {}, rows = ROWS, boxes = [], detail = {}, more = [] }: Plan): string {
  const keys = {
    run_id: 'run-20260601-001',
    feature: '001-login',
    spec_version: '1.0.0',
    spec_hash: `sha256:${sha256(SPEC)}`,
    started_at: '2026-06-01T08:00:00Z',
    last_updated_at: '2026-06-02T08:00:00Z',
    current_stage: 'programmer',
    status: 'IN_PROGRESS',
    ...head,
  };
  const detailed = Object.entries(detail).map(([key, value]) => `- ${key}: ${value}`);
  return [
    '# Pipeline State',
    '',
    ...Object.entries(keys).flatMap(([key, value]) => (value === null ? [] : [`- ${key}: ${value}`])),
    '',
    ...(rows === null ? [] : completed(rows)),
    ...(detailed.length === 0 ? [] : ['## Current Stage Detail', '', ...detailed, '']),
    ...(boxes === null || boxes.length === 0 ? [] : ['## Human Checkpoints Cleared', '', ...boxes, '']),
    ...more,
  ].join('\n');
}

function completed(rows: readonly (readonly [string, string])[]): readonly string[] {
  return [
    '## Completed Stages',
    '',
    '| Stage | Completed At | Output Artifact | Output Hash |',
    '|-------|--------------|-----------------|-------------|',
    ...rows.map(([stage, artifact]) => `| ${stage} | 2026-06-01T09:00:00Z | ${artifact} | N/A |`),
    '',
  ];
}

/** All files of the repository. */
export function pipeline(plan: Plan = {}): Record<string, string> {
  const files = { ...FILES, ...plan.files };
  const below = Object.entries(files).flatMap(([name, text]) =>
    text === null ? [] : [[name.includes('/') ? name : `${FOLDER}/${name}`, text] as const],
  );
  return { [STATE]: stateText(plan), ...Object.fromEntries(below) };
}
