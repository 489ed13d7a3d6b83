// Invented projects, one situation each: what the reader of such a state file should conclude.
import { describe, expect, test } from 'vitest';
import { aiDevShop } from '../../../src/formats/ai-dev-shop/index.ts';
import { broken, fixture, line, mapped, recovered, recovery, type Texts } from './harness.ts';

interface Expected {
  readonly name: string;
  readonly feature: string;
  readonly status: string;
  readonly text: string | null;
  readonly decision: string;
  readonly findings: readonly string[];
  /** The rule by which the recorded hash matches. */
  readonly matched: string | null;
}

const EXPECTED: readonly Expected[] = [
  {
    name: 'bullets',
    feature: '021-parcel-labels',
    status: 'active',
    text: 'IN_PROGRESS',
    decision: 'resume · programmer · partial-work',
    findings: [],
    matched: 'canonical',
  },
  {
    name: 'waiting',
    feature: '030-guest-list',
    status: 'waiting',
    text: 'WAITING_FOR_HUMAN',
    decision: 'wait · spec · awaiting-approval',
    findings: ['spec-hash-verifiable'],
    matched: null,
  },
  {
    name: 'ledger',
    feature: 'FEAT-006-tide-table',
    status: 'active',
    text: null,
    decision: 'rerun · tasks · step-interrupted',
    findings: [],
    matched: 'from-first-heading',
  },
  {
    name: 'stage-row',
    feature: '044-mail-digest',
    status: 'active',
    text: null,
    decision: 'resume · programmer · partial-work',
    findings: [],
    matched: 'raw',
  },
  {
    name: 'bare',
    feature: '052-night-mode',
    status: 'active',
    text: 'ABORTED',
    decision: 'rerun · testrunner · step-interrupted',
    findings: [],
    matched: 'canonical',
  },
  {
    name: 'rename-drift/1-before',
    feature: '017-shelf-search',
    status: 'active',
    text: 'IN_PROGRESS',
    decision: 'resume · programmer · partial-work',
    findings: [],
    matched: 'canonical',
  },
  {
    name: 'rename-drift/2-after',
    feature: '017-shelf-search',
    status: 'active',
    text: 'IN_PROGRESS',
    decision: 'block · – · spec-changed',
    findings: ['spec-hash-matches'],
    matched: null,
  },
];

const isState = (path: string) => path.endsWith('pipeline-state.md');

/** How an editor or git may rewrite files without anybody meaning it. */
const VARIANTS: readonly [string, (files: Texts) => Texts][] = [
  [
    'S05 CRLF in the state file',
    (files) => mapped(files, (text, path) => (isState(path) ? crlf(text) : text)),
  ],
  ['S05 H01 CRLF in every file', (files) => mapped(files, crlf)],
  [
    'S04 a byte order mark',
    (files) => mapped(files, (text, path) => (isState(path) ? `\uFEFF${text}` : text)),
  ],
  ['S07 no final newline', (files) => mapped(files, (text, path) => (isState(path) ? text.trimEnd() : text))],
  [
    'S07 trailing blanks',
    (files) => mapped(files, (text, path) => (isState(path) ? text.replaceAll('\n', '  \n') : text)),
  ],
];

function crlf(text: string): string {
  return text.replaceAll('\n', '\r\n');
}

describe.each(EXPECTED)('$name', ({ name, feature, status, text, decision, findings, matched }) => {
  const files = fixture(name);

  test(decision, () => {
    const found = recovery(files);
    expect(found.id).toBe(`ai-dev-shop:${feature}`);
    expect(found.state?.status).toBe(status);
    expect(found.state?.statusText).toBe(text);
    expect(line(found)).toBe(decision);
    expect(broken(found)).toEqual(findings);
    expect(found.state?.spec?.matched).toBe(matched);
  });

  test.each(VARIANTS)('the same with %s', (_, change) => {
    const found = recovery(change(files));
    expect(line(found)).toBe(decision);
    expect(broken(found)).toEqual(findings);
  });

  test('every place in a finding or step is in the file', () => {
    const { state, findings: found } = recovery(files);
    const lines =
      Object.entries(files)
        .find(([path]) => isState(path))?.[1]
        .split('\n').length ?? 0;
    const named = [...(state?.steps ?? []), ...(state?.words ?? []), ...found].map((one) => one.line ?? 1);
    expect(Math.max(...named)).toBeLessThanOrEqual(lines);
    expect(Math.min(...named)).toBeGreaterThan(0);
  });

  test.each([['as it is', (one: Texts) => one], ...VARIANTS] as const)(
    'printing what was parsed changes no byte: %s',
    (_, change) => {
      for (const [path, content] of Object.entries(change(files)).filter(([one]) => isState(one))) {
        expect(aiDevShop.codec.print(content, aiDevShop.codec.parse(content)), path).toBe(content);
      }
    },
  );
});

test('the drifted spec still declares the recorded hash', () => {
  const [finding] = recovery(fixture('rename-drift/2-after')).findings;
  expect(finding?.evidence).toMatchObject({ declared_equals_recorded: true });
  expect(finding?.message).toContain('declares the recorded hash');
});

test('foreign files of the same name are not listed', () => {
  for (const name of ['foreign-checklist', 'foreign-taskview'])
    expect(recovered(fixture(name)), name).toEqual({ workflows: [], unreadable: [] });
});

test('an unfilled template is no workflow, and is said', () => {
  const { workflows, unreadable } = recovered(fixture('template'));
  expect(workflows).toEqual([]);
  expect(unreadable).toMatchObject([{ rule: 'state-filled', path: 'specs/templates/.pipeline-state.md' }]);
});
