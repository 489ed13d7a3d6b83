// Invented projects, one situation each: what the reader of such a state file should conclude.
import { describe, expect, test } from 'vitest';
import { specify } from '../../../src/formats/specify/index.ts';
import { broken, fixture, line, proposed, recovered, recovery, type Texts } from './harness.ts';

const EXPECTED = [
  {
    name: 'v2',
    feature: '3-gift-cards',
    version: 2,
    status: 'waiting (waiting_for_user)',
    decision: 'wait · 4 · awaiting-answer',
    findings: ['version-current'],
    proposals: ['migrate: v2 → v3, v3 → v4, v4 → v5, v5 → v6'],
  },
  {
    name: 'v2-research',
    feature: '4-forecasts',
    version: 2,
    status: 'active (in_progress)',
    decision: 'rerun · 2 · not-started',
    findings: ['version-current'],
    proposals: ['migrate: v2 → v3, v3 → v4, v4 → v5, v5 → v6'],
  },
  {
    name: 'v3',
    feature: '5-loyalty',
    version: '3',
    status: 'active (completed)',
    decision: 'advance · 4 · step-completed',
    findings: ['version-current'],
    proposals: ['migrate: v3 → v4, v4 → v5, v5 → v6'],
  },
  {
    name: 'v4-waiting',
    feature: '6-seats',
    version: 4,
    status: 'waiting (in_progress)',
    decision: 'wait · 4 · awaiting-answer',
    findings: ['version-current'],
    proposals: ['migrate: v4 → v5, v5 → v6'],
  },
  {
    name: 'v5-crashed',
    feature: '8-labels',
    version: 5,
    status: 'active (in_progress)',
    decision: 'advance · 3 · artifacts-complete',
    findings: ['version-current'],
    proposals: ['migrate: v5 → v6', 'repair: the summary of stage 2 (Spec Draft), reconstructed'],
  },
  {
    name: 'v6-done',
    feature: '9-themes',
    version: 6,
    status: 'completed (completed)',
    decision: 'none · – · completed',
    findings: [],
    proposals: [],
  },
] as const;

/** How an editor or git may rewrite files without anybody meaning it. */
const VARIANTS: readonly [string, (text: string) => string][] = [
  ['S05 CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['S04 a byte order mark', (text) => `\uFEFF${text}`],
  ['S07 no final newline', (text) => text.trimEnd()],
  ['S07 trailing blanks', (text) => text.replaceAll('\n', ' \n')],
];

const mapped = (files: Texts, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));

describe.each(EXPECTED)('$name', ({ name, feature, version, status, decision, findings, proposals }) => {
  const files = fixture(name);

  test(decision, () => {
    const found = recovery(files);
    expect(found.id).toBe(`specify:${feature}`);
    expect(found.version?.written).toBe(version);
    expect(`${found.state?.status} (${found.state?.statusText})`).toBe(status);
    expect(line(found)).toBe(decision);
    expect(broken(found)).toEqual(findings);
    expect(proposed(found)).toEqual(proposals);
  });

  test.each(VARIANTS)('the same with %s', (_, change) => {
    const found = recovery(mapped(files, change));
    expect(line(found)).toBe(decision);
    expect(broken(found)).toEqual(findings);
  });

  test('every place in a finding, step, word or decision is in the file', () => {
    const { state, findings: found, path } = recovery(files);
    const lines = (files[path] ?? '').split('\n').length;
    const placed = [
      ...(state?.steps ?? []),
      ...(state?.words ?? []),
      ...(state?.timestamps ?? []),
      ...(state?.cleared ?? []),
      ...found,
    ];
    const named = placed.map((one) => one.line ?? 1);
    expect(Math.max(...named)).toBeLessThanOrEqual(lines);
    expect(Math.min(...named)).toBeGreaterThan(0);
  });

  test.each([['as it is', (text: string) => text] as const, ...VARIANTS])(
    'printing what was parsed changes no byte: %s',
    (_, change) => {
      const path = recovery(files).path;
      const text = change(files[path] ?? '');
      expect(specify.codec.print(text, specify.codec.parse(text))).toBe(text);
    },
  );
});

test('decisions that a person has taken are listed, never asked again', () => {
  expect(recovery(fixture('v2')).state?.cleared.map(({ label }) => label)).toEqual([
    'platform_choice: generic',
    'research_decision: skip_entirely',
    'clarifications: Who may redeem a card? → Anybody with the code',
  ]);
  expect(recovery(fixture('v5-crashed')).state?.cleared.map(({ label, line: at }) => [label, at])).toEqual([
    ['rtm_enabled: true', 14],
    ['rtm_dispositions: REQ-001 → COVERED → US-003', 16],
  ]);
});

test('the questions of the tool’s own file: one is answered from the input, two are open', () => {
  expect(recovery(fixture('v4-waiting')).state?.questions).toEqual([
    {
      id: 'Q-001',
      question: 'Which halls are meant?',
      options: [],
      state: 'answered',
      line: null,
      answer: { text: 'Both halls', path: 'specs/6-seats/clarification-questions.md', line: null },
    },
    {
      id: 'Q-002',
      question: 'How long is a seat held?',
      options: ['10 minutes (Recommended)', '30 minutes: fewer seats are free'],
      state: 'open',
      line: null,
    },
    {
      id: 'Q-003',
      question: 'May two people share a booking?',
      options: ['Yes (Recommended)', 'No'],
      state: 'open',
      line: null,
    },
  ]);
});

test('an unfilled template is no workflow, and is said (with and without its quotes)', () => {
  const files = fixture('template');
  for (const change of [(text: string) => text, (text: string) => text.replaceAll('"', '')]) {
    const { workflows, unreadable } = recovered(mapped(files, change));
    expect(workflows).toEqual([]);
    expect(unreadable).toMatchObject([
      { rule: 'state-filled', path: 'specs/templates/.specify-state.local.md', line: 4 },
    ]);
  }
});
