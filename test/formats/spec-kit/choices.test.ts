// What each choice writes for a feature: answers in place of their markers, one character for a tick.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/model/choice.ts';
import { UserError } from '../../../src/model/errors.ts';
import { decided, type Files } from '../looking.ts';
import { at, fixture, HOME, listed, looker, SPEC, TASKS } from './look.ts';

const { change, look } = looker;
const CLARIFY = fixture('clarify');
const PATH = 'specs/002-returns/spec.md';
const answer = (question: string, text: string) => ({ name: 'answer', question, text }) as const;

/** The files as an answer leaves them. */
const answeredBy = (files: Files, choice: Choice): Files => ({
  ...files,
  [PATH]: change(files, choice)[PATH] ?? '',
});

describe('answer', () => {
  test('the answer stands in place of its marker, every other byte stays', () => {
    const spec = CLARIFY[PATH] ?? '';
    const answered = spec.replace('[NEEDS CLARIFICATION: how many days?]', '30 days');
    expect(change(CLARIFY, answer('nc-7E59', ' 30 days '))).toEqual({ [PATH]: answered });
    const lines = answered.replace('30 days', '30 days,<br>60 for members');
    expect(change(CLARIFY, answer('nc-7E59', '30 days,\r\n60 for members'))).toEqual({ [PATH]: lines });
    const odd = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n').trimEnd()}`;
    expect(change({ ...CLARIFY, [PATH]: odd(spec) }, answer('NC-7e59', '30 days'))).toEqual({
      [PATH]: odd(answered),
    });
  });

  test('the other question keeps its id; after the last one the plan is next', () => {
    const first = answeredBy(CLARIFY, answer('NC-7e59', '30 days'));
    expect(look(first)?.state?.questions.map(({ id }) => id)).toEqual(['NC-6b92']);
    const both = answeredBy(first, answer('NC-6b92', 'a voucher'));
    expect(decided(look(both))).toBe('rerun plan not-started');
  });

  test('a question that nobody asked, and no words, are refused', () => {
    expect(() => change(CLARIFY, answer('NC-1', 'x'))).toThrow(
      'Open: "NC-7e59", "NC-6b92". Since this version a marker is called by its words',
    );
    expect(() => change(CLARIFY, answer('NC-0000.1of2', 'x'))).toThrow(/"NC-6b92"\.$/);
    expect(() => change(CLARIFY, answer('NC-7e59', ' \n'))).toThrow(UserError);
    expect(() => change(CLARIFY, answer('NC-7e59', 'noch offen'))).toThrow(/still to come/);
    expect(() => change(listed(TASKS), answer('NC-7e59', 'x'))).toThrow(UserError);
  });

  test('a name of before means no other question, and no answer hides one', () => {
    const spec = CLARIFY[PATH] ?? '';
    const line = '- a [NEEDS CLARIFICATION: p?] b [NEEDS CLARIFICATION: q?] `c` [NEEDS CLARIFICATION: p?]\n';
    const files = { ...CLARIFY, [PATH]: `${spec}${line}` };
    const ids = look(files)?.state?.questions.map(({ id }) => id) ?? [];
    const [p1 = '', q = '', p2 = ''] = ids.slice(2);
    expect([p1, p2]).toEqual([expect.stringMatching(/\.1of2$/), expect.stringMatching(/\.2of2$/)]);
    const first = answeredBy(files, answer(p1, 'P'));
    expect(first[PATH]).toBe(`${spec}- a P b [NEEDS CLARIFICATION: q?] \`c\` [NEEDS CLARIFICATION: p?]\n`);
    for (const old of [p1, p2, 'NC-23', 'NC-25.2'])
      expect(() => change(first, answer(old, 'P'))).toThrow(/found no question/);
    expect(() => change(first, answer(p1.replace('.1of2', ''), 'x `y'))).not.toThrow();
    expect(() => change(files, answer(p1, 'x `y'))).toThrow(/would hide another question/);
    expect(answeredBy(first, answer(q, 'Q'))[PATH]).toContain('- a P b Q `c` [');
  });

  test.each(['TBD', '?', 'TBD, see #12', 'ask Ann'])('%s is no answer', (words) => {
    expect(() => change(CLARIFY, answer('NC-7e59', words))).toThrow(/still to come/);
  });

  test('a wait may be ended by asking again: the agent clarifies', () => {
    expect(look(CLARIFY)?.decision.options).toEqual(['answer', 'resume', 'start-fresh']);
    expect(change(CLARIFY, { name: 'resume' })).toEqual({});
  });
});

describe('the others', () => {
  test('going on writes nothing: the tool ticks what is done', () => {
    expect(change(listed(TASKS), { name: 'resume' })).toEqual({});
    expect(change(at({ 'spec.md': SPEC }), { name: 'resume' })).toEqual({});
  });

  test('starting over removes the feature’s folder and nothing that features share', () => {
    const files = { ...fixture('begun'), 'specs/002-other/notes.md': 'x\n' };
    expect(change(files, { name: 'start-fresh', all: false })).toEqual({ [HOME]: null });
    expect(looker.engine.formats[0]?.begins?.how).toContain('/speckit.specify');
  });
});
