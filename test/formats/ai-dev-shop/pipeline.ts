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
export function stateText({
  head = {},
  rows = rowsUntil(head['current_stage']),
  boxes = [],
  detail = {},
  more = [],
}: Plan): string {
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

/** What a run has made that stands at a stage: nothing of the stages behind it. */
function madeUntil(current: string, listed: readonly string[]): Record<string, string> {
  const later = OUTPUTS.slice(placeOf(current) + 1);
  return Object.fromEntries(
    Object.entries(FILES).filter(([name]) => !later.includes(name) || listed.includes(name)),
  );
}

/** Where a stage's own file stands among the outputs; behind all of them for a later stage. */
function placeOf(current: string): number {
  const stage = /^[a-z-]*/.exec(current.replace(/[*`]/g, ''))?.[0] ?? '';
  return { spec: 0, clarify: 0, architect: 1, tasks: 2 }[stage] ?? OUTPUTS.length;
}

function rowsUntil(current: string | null | undefined): readonly (readonly [string, string])[] {
  return ROWS.filter(([, file]) => OUTPUTS.indexOf(file) <= placeOf(current ?? ''));
}

const OUTPUTS = ['feature.spec.md', 'adr.md', 'tasks.md', 'test-certification.md'];

/** All files of the repository. */
export function pipeline(plan: Plan = {}): Record<string, string> {
  const files = {
    ...madeUntil(
      plan.head?.['current_stage'] ?? '',
      (plan.rows ?? []).map(([, file]) => file),
    ),
    ...plan.files,
  };
  const below = Object.entries(files).flatMap(([name, text]) =>
    text === null ? [] : [[name.includes('/') ? name : `${FOLDER}/${name}`, text] as const],
  );
  return { [STATE]: stateText(plan), ...Object.fromEntries(below) };
}
