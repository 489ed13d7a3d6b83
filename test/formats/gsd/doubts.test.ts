// What GSD's files say twice, in a version that is not known, or through a link: none of it is believed.
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import { decided, type Files } from '../looking.ts';
import { base, change, executed, look, P, plan, state, verified } from './building.ts';

const STATE = `${P}/STATE.md`;
const findings = (files: Files) =>
  (look(files)?.findings ?? []).map(({ rule, line, message }) => `${rule}:${line} ${message}`).join('\n');
const withState = (text: string, more: Files = {}): Files => ({ ...base(), [STATE]: text, ...more });
const body = (...lines: readonly string[]) => `# Project State\n\n${lines.join('\n')}\n`;

describe('the version', () => {
  const as = (version: string, status = 'executing') =>
    withState(state(status).replace('version: 1.0', `version: ${version}`), plan('01-01'));

  test.each(['2.0', 'banana', '1.1', '0.9', '"2.0"', '10'])('S20 %s is not known: it blocks', (version) => {
    expect(decided(look(as(version)))).toBe('block - version-unknown');
    expect(decided(look(as(version, 'v1.0 milestone complete')))).toBe('block - version-unknown');
    expect(findings(as(version))).toContain(`version-known:2 found schema version`);
    expect(() => change(as(version), { name: 'resume' })).toThrow(UserError);
  });

  test.each(['1.0', '1', '"1.0"', "'1.0'", 'v1.0', '1.0.0', '1.0 # first'])(
    'S21 %s is version 1.0',
    (one) => {
      expect(decided(look(as(one)))).toBe('resume execute 01-01 partial-work');
      expect(Object.keys(change(as(one), { name: 'resume' }))).toEqual([STATE]);
    },
  );

  test('a body alone has none', () => {
    const files = withState(body('## Current Position', '', 'Phase: 1 of 2', 'Status: executing'));
    expect(look(files)?.version).toMatchObject({ written: null, rank: null });
  });
});

describe('what stands twice', () => {
  test.each(['executing', 'v1.0 milestone complete'])('S08 a key of the front matter: %s', (status) => {
    const files = withState(state(status).replace('status:', 'status: v1.0 milestone complete\nstatus:'));
    expect(decided(look(files))).toBe('block - state-unreadable');
    expect(findings(files)).toContain('found the key "status" on lines 5 and 6, expected it once. Keep one.');
  });

  test('keys of maps and lists below one are no such key', () => {
    const more = 'a:\n  - id: 1\n    status: x\n  - id: 2\n    status: y\nlast_updated';
    expect(decided(look(withState(state('executing').replace('last_updated', more))))).toBe(
      'rerun plan 1 not-started',
    );
  });

  test.each<readonly [string, string, readonly [number, number]]>([
    [
      'two statuses below one heading',
      body('## Current Position', '', 'Phase: 2', 'Status: v1.0 milestone complete', 'Status: In progress'),
      [6, 7],
    ],
    [
      'an end in the head over work at the position',
      body('**Status:** Awaiting next milestone', '', '## Current Position', '', 'Status: In progress'),
      [3, 7],
    ],
    ['two phases', body('## Current Position', '', 'Phase: 1 of 2', 'Phase: 2 of 2', 'Status: x'), [5, 6]],
  ])('S11 %s', (_, text, [one, other]) => {
    const files = withState(text);
    expect(decided(look(files))).toBe('ask - state-inconsistent');
    expect(findings(files)).toMatch(new RegExp(`:${other} STATE.md: found .*line ${one}.*line ${other}`));
  });

  test.each<readonly [string, string, string]>([
    [
      'other words for the same',
      body('**Status:** Active', '', '## Current Position', '', 'Status: In progress'),
      'rerun plan 1 not-started',
    ],
    [
      'an end that both say',
      body('**Status:** Awaiting next milestone', '', '## Session', '', 'Status: Milestone complete'),
      'none - completed',
    ],
    [
      'an archive of sessions',
      body('## Current Position', '', 'Status: executing', '', '## Log', '', 'Status: a', 'Status: b'),
      'rerun plan 1 not-started',
    ],
    [
      'a body that the front matter overrules',
      `${state('v1.0 milestone complete')}Status: In progress\n`,
      'none - completed',
    ],
  ])('%s is no contradiction', (_, text, decision) => {
    expect(decided(look(withState(text)))).toBe(decision);
  });

  const verification = (text: string) => ({ [`${P}/phases/01-x/01-VERIFICATION.md`]: text });
  test.each<readonly [string, string, readonly [number, number]]>([
    ['in its front matter', '---\nstatus: passed\nstatus: gaps_found\n---\n\nx\n', [2, 3]],
    ['the other way round', '---\nstatus: gaps_found\nphase: 1\nstatus: passed\n---\n\nx\n', [2, 4]],
    ['in front matter and head', '---\nstatus: passed\n---\n\n# V\n\n**Status:** gaps_found\n', [2, 7]],
    ['in its head', '# V\n\n**Status:** passed\n**Status:** human_needed\n', [3, 4]],
  ])('S08 a verification of both kinds, %s', (_, text, [one, other]) => {
    const files = { ...base(), ...executed('01-01'), ...verification(text) };
    expect(decided(look(files))).toBe('ask - state-inconsistent');
    expect(findings(files)).toMatch(new RegExp(`01-VERIFICATION.md: found .*line ${one}.*line ${other}`));
    // Work on a later phase passed it over: then it decides nothing.
    expect(decided(look({ ...files, ...executed('02-01') }))).toBe('advance verify step-completed');
    expect(decided(look({ ...files, [STATE]: state('Awaiting next milestone') }))).toBe('none - completed');
  });

  test.each<readonly [string, string, string]>([
    ['passed', 'complete', 'rerun plan 2 not-started'],
    ['passed', 'Verified', 'rerun plan 2 not-started'],
    ['complete', 'passed', 'rerun plan 2 not-started'],
    ['passed', 'all green', 'rerun plan 2 not-started'],
    ['gaps_found', 'failed', 'advance verify step-completed'],
    ['draft', 'passed', 'advance verify step-completed'],
    ['passed', 'failed', 'ask - state-inconsistent'],
    ['passed', 'human_needed', 'ask - state-inconsistent'],
  ])('%s in the front matter and %s in the head are compared by what they mean', (front, head, decision) => {
    const text = `---\nstatus: ${front}\n---\n\n# V\n\n**Status:** ${head}\n`;
    expect(decided(look({ ...base(), ...executed('01-01'), ...verification(text) }))).toBe(decision);
  });

  test('statuses of single checks below it are none of its own', () => {
    const text = '---\nstatus: passed\n---\n\n# V\n\n**Status:** Passed\n\n## Truths\n\nStatus: failed\n';
    const files = { ...base(), ...executed('01-01'), ...verification(text) };
    expect(decided(look(files))).toBe('rerun plan 2 not-started');
  });
});

describe('H10 links', () => {
  const link = (path: string): Files => ({
    [path]: { mode: '120000', content: '../../../s.md' },
    's.md': 'x\n',
  });
  const at = (name: string) => `${P}/phases/01-x/${name}`;
  const unsafe = (files: Files) =>
    (look(files)?.findings ?? []).flatMap(({ rule, evidence }) =>
      rule === 'artifact-path-safe' ? [evidence['written']] : [],
    );

  test.each<readonly [string, Files, string]>([
    ['01-01-SUMMARY.md', plan('01-01'), 'resume execute 01-01 partial-work'],
    ['01-01-SUMMARY.md', {}, 'rerun plan 1 not-started'],
    ['01-01-PLAN.md', {}, 'resume execute 01-01 partial-work'],
    ['01-VERIFICATION.md', executed('01-01'), 'advance verify step-completed'],
  ])('a link as %s proves nothing, and is named', (name, more, decision) => {
    const files = { ...base(), ...more, ...link(at(name)) };
    expect(decided(look(files))).toBe(decision);
    expect(unsafe(files)).toEqual([at(name)]);
  });

  test('a handoff that is a link is no pause, and is told', () => {
    const files = { ...base(), ...plan('01-01'), ...link(`${P}/HANDOFF.json`) };
    expect(decided(look(files))).toBe('resume execute 01-01 partial-work');
    expect(findings(files)).toContain('tracker-agrees:null HANDOFF.json: ');
  });

  test('a roadmap that is a link is not gone: nothing ended', () => {
    const files = { ...base(), ...executed('01-01'), ...verified('01'), ...link(`${P}/ROADMAP.md`) };
    expect(decided(look(files))).toBe('advance complete-milestone step-completed');
  });
});
