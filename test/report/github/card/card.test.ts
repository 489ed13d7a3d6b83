// The recovery card: what stands on it and in which order, its turns and history, lines that mean themselves.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseComment } from '../../../../src/commands/parse.ts';
import type { Option } from '../../../../src/model/decision.ts';
import { outsideOf } from '../../../../src/report/free-text-answer.ts';
import { cardTitle, recoveryCard } from '../../../../src/report/github/card/card.ts';
import { linesFor } from '../../../../src/report/github/command-lines.ts';
import { cardKey, decisionDigest, readMark } from '../../../../src/report/github/markers.ts';
import type { CardOutcome } from '../../../../src/report/github/workflow-view.ts';
import type { ScanQuestion } from '../../../../src/report/scan/scan.ts';
import { runs } from '../../../exhaustive.ts';
import { specOf, stateOf } from '../../../state.ts';
import { decisionOf, findingOf } from '../../sample.ts';
import { hostileText, SEAT, viewSaying } from '../hostile.ts';
import { ASKING, COMMIT, resumingAt, viewOf } from '../scene.ts';

const ALL: readonly Option[] = [
  'resume',
  'answer',
  'approve',
  'retry',
  'skip',
  'accept-spec',
  'migrate',
  'repair',
  'start-fresh',
  'manual',
];

/** Lines of blocks that can be written in a comment. */
const linesIn = (body: string) => body.split('\n').filter((line) => line.startsWith('/'));

describe('a card', () => {
  test('begins with its marker: ids and what was seen, nothing else', () => {
    const view = viewOf();
    expect(readMark(recoveryCard(view, null))).toEqual({
      key: cardKey(view.scanned.id, 'feature/invoice'),
      workflow: 'ai-dev-shop:003-invoice-export',
      branch: 'feature/invoice',
      sha: COMMIT,
      decision: decisionDigest(view.scanned),
      said: {
        at: '2026-11-15T00:00:00Z',
        action: 'resume',
        reason: 'partial-work',
        sha: COMMIT.slice(0, 12),
      },
      past: [],
    });
  });

  test('says what is wanted, what to do, and everything else folded', () => {
    const view = viewOf({ findings: [findingOf()], notes: ['Its file is old.'] });
    const order = [
      '### 🟢 `Invoice export`: interrupted · since 2026-11-15 · `feature/invoice`',
      '**It was interrupted in the middle of step `programmer`.**',
      '#### What you can do',
      '/resume',
      `/start-fresh sha=${COMMIT.slice(0, 12)}`,
      '<summary>What can be trusted</summary>',
      '<summary>What cannot be trusted (1)</summary>',
      '`artifact-exists` at `specs/003/.pipeline-state.md:19`',
      '<summary>Worth knowing (1)</summary>',
      '<summary>Details</summary>',
      ...['Status', 'Step', 'Last activity', 'Branch', 'Commit'].map((row) => `| ${row} |`),
      'Evidence: artifact-exists',
      'What resuming does (1 file: 1 modified)',
      'What starting fresh removes (2 files)',
      'remove  specs/003-invoice-export/adr.md',
      'On your own machine',
      'git switch feature/invoice',
      'rekindle resume ai-dev-shop:003-invoice-export',
      '`/rekindle help`',
    ];
    const body = recoveryCard(view, null);
    let at = 0;
    for (const words of order) {
      const found = body.indexOf(words, at);
      expect(found, words).toBeGreaterThanOrEqual(at);
      at = found;
    }
  });

  test('asks the questions as they are, each with its line', () => {
    const body = recoveryCard(viewOf(ASKING), null);
    expect(body).toContain('### 🟡 ');
    expect(body).toContain(': waits for 2 answers · since ');
    expect(body).toContain(
      '**`C2.1`** `How long is a session?`\n\n```text\n/answer C2.1 15m\n/answer C2.1 1h\n```\n',
    );
    expect(linesIn(body)).toEqual([
      '/answer C2.1 15m',
      '/answer C2.1 1h',
      '/answer C2.2 YOUR ANSWER',
      `/start-fresh sha=${COMMIT.slice(0, 12)}`,
    ]);
  });

  test('a question whose id another has is named by its words, or has no line', () => {
    const [many, order] = [
      { id: 'Q-001', question: 'How many?', options: ['Ten'] },
      { id: 'Q-001', question: 'Which order?', options: [] },
    ];
    const answersIn = (pending: readonly ScanQuestion[]) =>
      linesIn(recoveryCard(viewOf({ ...ASKING, pending }), null)).filter((line) => line.includes('answer'));
    expect(answersIn([many, order])).toEqual([]);
    const named = [many, order].map((one) => ({ ...one, called: one.question }));
    const calls = answersIn(named).map((line) => parseComment(line, { bare: true }));
    expect(calls.map((call) => call?.kind === 'call' && call.args)).toEqual([
      ['How many?', 'Ten'],
      ['Which order?', 'YOUR ANSWER'],
    ]);
    expect(answersIn(named.map((one) => ({ ...one, called: null })))).toEqual([]);
  });

  test('says the same at another time: no age, no time of now', () => {
    const early = viewOf(
      { liveness: 'stale', age_days: 8 },
      { resuming: resumingAt('2026-11-23T00:00:00Z') },
    );
    const late = viewOf(
      { liveness: 'stale', age_days: 20 },
      { resuming: resumingAt('2026-12-05T00:00:00Z') },
    );
    expect(recoveryCard(late, recoveryCard(early, null))).toBe(recoveryCard(early, null));
  });

  test('H03 shows what the spec became, and the line with its hash', () => {
    const decision = decisionOf({
      action: 'block',
      reason: 'spec-changed',
      step: null,
      options: ['accept-spec'],
    });
    const digest = '8b84f372a1c0'.padEnd(64, '0');
    const finding = findingOf({ consequence: 'block', evidence: { diff: '-ten\n+thirty\n', lines: 2 } });
    const spec = specOf({ computed: [{ rule: 'raw', digest }] });
    const view = viewOf({ decision, findings: [finding] }, {}, { state: stateOf({ spec }) });
    const body = recoveryCard(view, null);
    expect(body).toContain('```diff\n-ten\n+thirty\n```\n\n```json\n');
    expect(linesIn(body)).toEqual(['/accept-spec 8b84f372a1c0']);
  });

  test('of a failed or ended workflow says so', () => {
    const ended = (reason: 'failed' | 'terminated', options: readonly Option[]) =>
      decisionOf({ action: reason === 'failed' ? 'start-fresh' : 'none', reason, step: null, options });
    const failed = recoveryCard(viewOf({ decision: ended('failed', ['start-fresh']) }), null);
    expect(failed).toContain('### 🟠 `Invoice export`: failed · since 2026-11-15 · `feature/invoice`');
    const over = recoveryCard(viewOf({ decision: ended('terminated', ['start-fresh']) }), null);
    expect(over).toContain("### Ended workflow '003-invoice-export'");
    expect(linesIn(over)).toHaveLength(1);
  });

  test('A10 stays whole within its limit, the folded parts out first', () => {
    const finding = (index: number) =>
      findingOf({ rule: `rule-${index}`, consequence: 'block', message: `m${index} ${'x'.repeat(900)}` });
    const view = viewOf({ findings: Array.from({ length: 40 }, (_, index) => finding(index)) });
    for (const limit of [4000, 6000, 12_000, 65_000]) {
      const body = recoveryCard(view, null, limit);
      expect(body.length).toBeLessThanOrEqual(limit);
      expect(body.match(/<details>/g)?.length ?? 0).toBe(body.match(/<\/details>/g)?.length ?? 0);
      expect(body).toContain('/resume');
      expect(readMark(body)).not.toBeNull();
    }
    expect(recoveryCard(view, null, 4000)).toContain('**Left out, as there is no more room here:**');
    expect(recoveryCard(view, null, 65_000)).toContain('- and 20 more\n');
  });
});

describe('its turns', () => {
  const bodyAt = (turn: CardOutcome) => recoveryCard(viewOf(ASKING, { turn }), null);

  test('T07 a reminder says for how long, and asks again', () => {
    const body = bodyAt({ kind: 'reminder', waited: 60 * 86_400_000 });
    expect(body).toContain('Still waiting: the question was first put 60 days ago.');
    expect(linesIn(body)).toHaveLength(4);
  });

  test('T11 what is frozen can be unfrozen, and nothing else', () => {
    const body = bodyAt({ kind: 'frozen', by: 'ada', until: '2026-12-31' });
    expect(body).toContain("### Frozen workflow '003-invoice-export'");
    expect(body).toContain('Left alone on the word of `ada`, until `2026-12-31` (UTC).');
    expect(linesIn(body)).toEqual(['/unfreeze']);
  });

  test('what was taken up again asks nothing of anybody, and mentions nobody', () => {
    const body = bodyAt({ kind: 'recovered', by: 'ada', command: 'start-fresh', at: '2026-11-27T08:15:00Z' });
    expect(body).toContain("### Started fresh: workflow '003-invoice-export'");
    expect(body).toContain('**Taken up again by `ada`** with `/start-fresh` on 2026-11-27 08:15 UTC.');
    expect(linesIn(body)).toEqual([]);
    expect(body).not.toContain('@');
  });

  test('C09 what moved says so before what is the case now, and keeps what was said before', () => {
    const first = recoveryCard(viewOf(ASKING), null);
    const now = viewOf({ commit: 'f'.repeat(40) }, { turn: { kind: 'moved' } });
    const body = recoveryCard(now, first);
    expect(body).toContain('The branch has moved since this card was last read');
    expect(body).toContain('What this card said before (1 time)');
    expect(body).toContain(
      `| 2026-11-15 00:00 UTC | wait | \`awaiting-answer\` | \`${COMMIT.slice(0, 12)}\` |`,
    );
    expect(readMark(body)?.past).toHaveLength(1);
  });

  test('its history has an end, the oldest go first', () => {
    let body = recoveryCard(viewOf(), null);
    for (let step = 1; step <= 30; step++) {
      const decision = decisionOf({ action: 'rerun', reason: 'step-interrupted', step: `s${step}` });
      body = recoveryCard(
        viewOf({ decision, last_activity: { at: `2026-10-${10 + (step % 20)}T00:00:00Z`, from: 'state' } }),
        body,
      );
    }
    expect(readMark(body)?.past).toHaveLength(12);
    expect(body).toContain('What this card said before (12 times)');
  });

  test('another workflow’s card, and a forged one, have no say in it', () => {
    const other = recoveryCard(viewOf({ id: 'x:other' }), null);
    expect(readMark(recoveryCard(viewOf(), other))?.past).toEqual([]);
    expect(recoveryCard(viewOf(), '<!-- rekindle:v1 {"key":"x"} -->\nobey')).toBe(
      recoveryCard(viewOf(), null),
    );
  });
});

describe('the lines', () => {
  test('each option has its line, and the grammar reads it as that command of that workflow', () => {
    const proposals = [
      { kind: 'repair', summary: 'one', files: [], proof: [], changes: [] },
      { kind: 'repair', summary: 'two', files: [], proof: [], changes: [] },
      { kind: 'migrate', summary: 'v2 → v3', files: [], proof: [], changes: null },
    ] as const;
    const decision = decisionOf({ options: ALL.filter((option) => option !== 'migrate') });
    const digest = 'ab'.repeat(32);
    const state = stateOf({ spec: specOf({ computed: [{ rule: 'raw', digest }] }) });
    const scanned = { ...ASKING, decision, proposals };
    const view = viewOf(scanned, {}, { state, proposals });
    const body = recoveryCard({ ...view, seat: { ...view.seat, alone: false } }, null);
    const calls = linesIn(body).map((line) => parseComment(line, { bare: true }));
    const id = view.scanned.id;
    expect(calls.map((call) => (call?.kind === 'call' && call.id === id ? call.command : call))).toEqual([
      'answer',
      'answer',
      'answer',
      'migrate',
      'resume',
      'approve',
      'retry',
      'skip',
      'accept-spec',
      'repair',
      'repair',
      'start-fresh',
    ]);
    expect(body).toContain('**Correct it by hand.**');
    expect(body).toContain('/repair ai-dev-shop:003-invoice-export use=2');
  });

  test('of several checkpoints each has a line, as none is taken without a name', () => {
    const decision = decisionOf({ action: 'wait', reason: 'awaiting-approval', options: ['approve'] });
    const approvals = ['Spec approval', 'Red-Team clearance'];
    const body = recoveryCard(viewOf({ ...ASKING, pending: [], decision, approvals }), null);
    const calls = linesIn(body).map((line) => parseComment(line, { bare: true }));
    expect(calls.map((call) => call?.kind === 'call' && call.args)).toEqual([
      ['Spec approval'],
      ['Red-Team clearance'],
    ]);
    expect(body).toContain('2 checkpoints wait');
  });

  test('law: each choice of a question has a line that means it, whatever a file says', () => {
    let lines = 0;
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string()), (said) => {
        const options = [said, '--own-words yes', '"a" b', '- c=d'];
        const question = { id: 'C2.1', question: 'Which?', options, state: 'open', line: 1 } as const;
        const view = viewOf({ ...ASKING, pending: [question] });
        for (const line of linesFor('answer', view, view.seat)) {
          const call = parseComment(line, { bare: true });
          const [id = '', text = ''] = call?.kind === 'call' && call.flags.length === 0 ? call.args : [];
          const choice = { name: 'answer', question: id, text } as const;
          expect([id, outsideOf(choice, { questions: [question] })], line).toEqual(['C2.1', null]);
          lines += 1;
        }
      }),
      { numRuns: runs(400) },
    );
    expect(lines).toBeGreaterThan(runs(400) * 3);
  });

  test('a choice that is a word to fill in has no line; where none is left, words are asked for', () => {
    const linesOf = (options: readonly string[]) =>
      linesFor('answer', viewOf({ ...ASKING, pending: [{ id: 'C1', question: 'Which?', options }] }), SEAT);
    expect(linesOf(['TEXT', 'yes', ' '])).toEqual([`/answer ${viewOf().scanned.id} C1 yes`]);
    expect(linesOf(['<your answer>'])).toEqual([`/answer ${viewOf().scanned.id} C1 YOUR ANSWER`]);
    expect(linesOf(['yes', 'Other: ____'])).toEqual(
      ['yes', 'YOUR ANSWER'].map((text) => `/answer ${viewOf().scanned.id} C1 ${text}`),
    );
    expect(linesOf(Array.from({ length: 20 }, (_, at) => `no. ${at}`))).toHaveLength(8);
  });

  test('where the short form does not count, every line is the long one', () => {
    const view = viewOf();
    const body = recoveryCard({ ...view, seat: { ...view.seat, bare: false } }, null);
    expect(linesIn(body)).toEqual(['/rekindle resume', `/rekindle start-fresh sha=${COMMIT.slice(0, 12)}`]);
  });

  test('a command that is switched off has none', () => {
    const view = viewOf();
    const commands = view.seat.commands.filter(({ name }) => name !== 'start-fresh');
    const body = recoveryCard({ ...view, seat: { ...view.seat, commands } }, null);
    expect(linesIn(body)).toEqual(['/resume']);
  });

  test('C15 law: whatever a workflow is called, a line means this workflow, or there is none', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const view = viewSaying(said);
        const lines = recoveryCard(view, null).match(/(?<=```text\n)\/.*(?:\n\/.*)*/g) ?? [];
        for (const line of lines.flatMap((block) => block.split('\n'))) {
          const call = parseComment(line, { bare: true });
          expect(call).toMatchObject({ kind: 'call', id: view.scanned.id });
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('the title of an issue of its own is plain text', () => {
    expect(cardTitle(viewOf())).toBe("'Invoice export': interrupted");
    expect(cardTitle(viewOf(ASKING))).toBe("'Invoice export': waits for 2 answers");
    expect(cardTitle(viewOf({ title: null, feature: '@org fixes #1' }))).toBe(
      "'@ org fixes # 1': interrupted",
    );
  });
});
