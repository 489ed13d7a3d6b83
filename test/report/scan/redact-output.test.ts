// O07: what leaves as data has no secrets in it, and loses nothing that verifies or identifies.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOf } from '../../../src/report/check/check.ts';
import { fitting } from '../../../src/report/check/outputs.ts';
import { sarifLog } from '../../../src/report/check/sarif.ts';
import { detect } from '../../../src/report/detect/detect.ts';
import { scanJson } from '../../../src/report/scan/json.ts';
import { published } from '../../../src/report/scan/redact-output.ts';
import type { ScanWorkflow } from '../../../src/report/scan/scan.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { stateOf } from '../../state.ts';
import { decisionOf, findingOf, reportOf, unreadableOf, workflowOf } from '../sample.ts';
import { callOf, recoveryOf, seenOf } from '../seen.ts';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
const KEY = `sk-ant-api03-${'a1B2'.repeat(9)}`;
const HEX = 'ab'.repeat(32);
const SHOWN = /a1B2a1B2|a1b2a1b2/;

/** A secret in every text of a workflow that a file or a branch has a say in. */
const LEAKY = workflowOf({
  id: `toy:${TOKEN}`,
  feature: TOKEN,
  title: `Login with ${KEY}`,
  path: `specs/${TOKEN}/state.md`,
  owner: TOKEN,
  branches: [TOKEN, KEY],
  commit: 'a'.repeat(40),
  schema_version: TOKEN,
  status_text: TOKEN,
  step: { id: TOKEN, item: KEY, iteration: 1, of: null },
  findings: [
    findingOf({
      step: TOKEN,
      message: `found ${KEY}`,
      path: TOKEN,
      evidence: { found: [TOKEN, { deep: KEY }], digest: HEX, diff: `-${KEY}\n+x\n`, [TOKEN]: 1 },
    }),
  ],
  decision: decisionOf({ step: TOKEN, instruction: `Run ${TOKEN} again.` }),
  proposals: [{ kind: 'repair', summary: TOKEN, files: [{ path: KEY, change: 'modify' }] }],
  pending: [{ id: TOKEN, question: `Is it ${KEY}?`, options: [TOKEN] }],
  notes: [`from postgres://me:a1B2a1B2@db/x`, TOKEN],
});
const REPORT = reportOf([LEAKY], [unreadableOf({ path: TOKEN, message: KEY, branch: TOKEN })], {
  repository: KEY,
});

describe('O07 no secret leaves', () => {
  test('in the JSON of a scan, whose shape stays', () => {
    const text = scanJson(REPORT);
    expect(text).not.toMatch(SHOWN);
    expect(text).toContain('[redacted: GitHub token]');
    expect(text).toContain('[redacted: password]');
    expect(text).toContain(HEX);
    expect(text).toContain('a'.repeat(40));
  });

  test('in SARIF, properties and addresses of files among it', () => {
    const rules = [
      { id: 'artifact-exists', summary: 's', severity: 'error', consequence: 'rerun', reason: null },
      { id: 'state-readable', summary: 's', severity: 'error', consequence: 'block', reason: null },
    ] as const;
    const log = sarifLog(REPORT, { version: '1.0.0', rules, repositoryUri: null });
    expect(JSON.stringify(log)).not.toMatch(SHOWN);
  });

  test('in what detect answers, where words are lower-case', () => {
    const found = detect('login', { workflows: [{ ...LEAKY, liveness: 'stale' }] });
    expect(found.matches).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(SHOWN);
  });

  atNight.each([
    ['in full', 1],
    ['shortened', 2500],
  ])('in any effect of a check but the place of an annotation, the result %s', (_, many) => {
    const one = (index: number) =>
      recoveryOf(`f${index}`, {
        state: stateOf({
          title: `${TOKEN} ${'long '.repeat(40)}`,
          questions: [{ id: TOKEN, question: KEY, options: [], state: 'open', line: 1 }],
        }),
        findings: [{ ...findingOf({ message: KEY, evidence: { found: TOKEN } }), reason: null }],
      });
    const workflows = Array.from({ length: many }, (_x, index) => one(index));
    const { effects } = checkOf(
      seenOf(workflows),
      null,
      callOf(),
      { commands: new Set(), dir: null },
      'action',
    );
    const [result] = effects.filter((effect) => effect.kind === 'output' && effect.name === 'truncated');
    expect(result).toMatchObject({ value: String(many > 1) });
    expect(JSON.stringify(effects)).not.toMatch(SHOWN);
  });
});

test('a shortened result is made of the published report alone', () => {
  const safe = published(REPORT);
  expect(JSON.stringify(fitting(safe, 100_000))).not.toMatch(SHOWN);
});

test('data that are no texts stay as they are', () => {
  const data = { a: 1, b: null, c: [true, undefined, { d: 0.5 }], ['__proto__']: 'x' };
  expect(published(data)).toEqual(data);
  expect(Object.getPrototypeOf(published(JSON.parse('{"__proto__": {"x": 1}}')))).toBe(Object.prototype);
});

test('law: hashes, ids, times and plain words are never taken out', () => {
  const hex = fc.tuple(fc.constantFrom(7, 12, 40, 64), fc.boolean()).chain(([length, upper]) =>
    fc
      .string({
        unit: fc.constantFrom(...Array.from('0123456789abcdef')),
        minLength: length,
        maxLength: length,
      })
      .map((digits) => (upper ? digits.toUpperCase() : digits)),
  );
  const before = fc.constantFrom('', 'sha256:', 'SHA256-', 'commit ', '(', '"', 'at ', '-', '+', 'key: ');
  const words = fc.stringMatching(/^[a-z /.-]{0,30}$/);
  fc.assert(
    fc.property(hex, before, words, (digits, lead, said) => {
      const report = reportOf([
        workflowOf({
          commit: 'ab'.repeat(20),
          notes: [said, `${lead}${digits}`],
          findings: [findingOf({ evidence: { recorded: digits, at: '2026-11-27T00:00:00Z' } })],
        } satisfies Partial<ScanWorkflow>),
      ]);
      expect(published(report)).toEqual(report);
    }),
    { numRuns: runs(2000) },
  );
});
