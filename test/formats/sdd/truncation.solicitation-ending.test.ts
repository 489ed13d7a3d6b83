// A solicitation that was cut off at the end of a line is whole YAML: only its history tells.
import { describe, expect, test } from 'vitest';
import type { Content } from '../../snapshot.ts';
import { type Files, line, recovery } from './harness.ts';
import { CHANGES, FOLDER, SOLICITATION, STATE, single } from './make-workflow.ts';

const LOCATION = `${FOLDER}/drafts/01-login`;
const PATH = `${LOCATION}/solicitation-workflow.yaml`;
const COMMIT = 'c'.repeat(40);
const BLOCKED = 'block · – · state-unreadable';
const bytes = (text: string) => Buffer.from(text, 'latin1');

function foundAt(location: string, now: Content, before: readonly (string | null)[]) {
  const path = `${location}/solicitation-workflow.yaml`;
  const files: Files = { ...single('in_progress', [], { item: { location } }), [path]: now };
  const history = before.map((text, at) => ({ commit: COMMIT, at: `2026-02-0${9 - at}T10:00:00Z`, text }));
  return recovery(files, { history: { [path]: history } });
}

const found = (now: string, ...before: readonly (string | null)[]) => foundAt(LOCATION, now, before);

const WILD = [
  'change_id: user-auth-1',
  'workflow_id: k7m2p4',
  'status: in_progress',
  'current_step: 3',
  'answers:',
  '  step_1: "Customers"',
  '  step_2:',
  '    limits: "Ten a minute"',
  '    why: "Bots"',
  '  step_3: "Mail"',
  '',
].join('\n');

const lines = (text: string) => text.split('\n').slice(0, -1);
const upTo = (text: string, count: number) => `${lines(text).slice(0, count).join('\n')}\n`;
const lineOf = (text: string, start: string) => lines(text).findIndex((one) => one.startsWith(start)) + 1;

describe('S02 cut off at the end of a line', () => {
  const LAST = lineOf(SOLICITATION, '    blocks: []');
  const counts = Array.from({ length: LAST }, (_, at) => at);

  test('the tool’s shape: empty, and at every line that ends before something that it said', () => {
    for (const count of counts) {
      const one = found(upTo(SOLICITATION, count), SOLICITATION);
      // What is lost behind the last status of a question is empty lists and words.
      const whole = count === LAST - 1 ? 'resume · spec · partial-work' : BLOCKED;
      expect(line(one), `${count}: ${lines(SOLICITATION)[count - 1]}`).toBe(whole);
    }
    expect(line(found(upTo(SOLICITATION, LAST), SOLICITATION))).toBe('resume · spec · partial-work');
  });

  test('the other shape: within its answers and before them', () => {
    for (const count of [4, 5, 6, 9])
      expect(line(found(upTo(WILD, count), WILD)), String(count)).toBe(BLOCKED);
    expect(line(found(WILD, WILD))).toBe('resume · spec · partial-work');
  });

  test('it says what is missing, and goes back to the last whole version, edited on the way or not', () => {
    const cut = upTo(SOLICITATION, 9).replace('current_step: 5', 'current_step: 6');
    const one = found(cut, SOLICITATION);
    expect(one.findings.map(({ path, line: at, message }) => `${path}:${at}: ${message}`)).toEqual([
      `${PATH}:9: found the end of the file after line 9, expected open_questions: the version of commit ` +
        'cccccccccccc has it. It was cut off while it was written: restore it from history. ' +
        'Where it is meant to end there, write what is missing, empty where it is.',
    ]);
    expect(one.decision.options).toContain('repair');
    expect(one.proposals[0]?.files).toEqual([{ path: PATH, change: 'modify' }]);
  });
});

describe('below changes/, where it is no file of the state’s own folder', () => {
  const location = `${CHANGES}/01-login`;
  const path = `${location}/solicitation-workflow.yaml`;

  test.each<[string, Content]>([
    ['cut at the end of a line', upTo(SOLICITATION, 9)],
    ['overwritten', 'steps: [one]\n'],
    ['no YAML any more', `${upTo(SOLICITATION, 9)}<<<<<<< ours\n`],
    ['padded with NUL bytes', bytes(`${upTo(SOLICITATION, 9)}${'\0'.repeat(64)}`)],
    ['no UTF-8', bytes(`${upTo(SOLICITATION, 9)}why: \xff\xfe\n`)],
  ])('goes back to the last whole version: %s', (_, now) => {
    const { decision, proposals, findings } = foundAt(location, now, [SOLICITATION]);
    expect(decision.action).toBe('block');
    expect(findings.map((one) => one.path)).toContain(path);
    expect(decision.options).toContain('repair');
    const changes = proposals.map((one) => one.changes);
    expect(changes).toEqual([[{ kind: 'revert', path, commit: COMMIT }]]);
  });

  test('where no version was whole nothing is proposed: an older workflow.yaml is none for it', () => {
    const files: Files = {
      ...single('in_progress', [], { item: { location } }),
      [path]: bytes('\0'.repeat(9)),
    };
    const older = { commit: COMMIT, at: '2026-02-01T10:00:00Z', text: single('approved')[STATE] ?? '' };
    expect(recovery(files, { history: { [STATE]: [older], [path]: [] } }).proposals).toEqual([]);
  });
});

describe('is no cut', () => {
  const resumed = 'resume · spec · partial-work';
  test.each<[string, string, string | null]>([
    ['no earlier version', upTo(SOLICITATION, 9), null],
    ['what was empty is gone', upTo(SOLICITATION, LAST_SAID()), SOLICITATION],
    ['a question was taken out of a file that goes on behind them', without(SOLICITATION), SOLICITATION],
    ['the question at hand is gone', SOLICITATION.replace(/current_question.*\n/, ''), SOLICITATION],
    ['it grows', WILD, upTo(WILD, 9)],
    ['the earlier one says something else', WILD, SOLICITATION],
  ])('%s', (_, now, before) => {
    expect(line(before === null ? found(now) : found(now, before))).toBe(resumed);
  });

  test('another tool’s file, and one that nobody filled in yet', () => {
    for (const text of ['steps: [one]\n', ''])
      expect(line(found(text, 'steps: []\n'))).toBe('rerun · spec · step-interrupted');
  });

  test('versions before the path was last removed are of another solicitation', () => {
    expect(line(found(upTo(SOLICITATION, 9), null, SOLICITATION))).toBe(resumed);
  });
});

function LAST_SAID(): number {
  return lineOf(SOLICITATION, 'user_feedback') - 1;
}

function without(text: string): string {
  const at = text.indexOf('  - id: O3');
  return text.slice(0, at) + text.slice(text.indexOf('user_feedback'));
}
