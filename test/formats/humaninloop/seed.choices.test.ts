// Seed 001's tables of what a person may do: the options of the prompt, when state is saved, starting fresh.
import { describe, expect, it } from 'vitest';
import { AT, choices, chosen, repairsOf, situation } from './choosing.ts';
import { decided, fixture, look } from './looking.ts';
import { graph } from './make-graph.ts';
import { FEATURE, featureWith, INDEX, makeIndex, SPEC } from './make-index.ts';

const never = (): never => {
  throw new Error('this format has the choice');
};
const interrupted = { ...featureWith(makeIndex({ status: 'validating', iteration: '2 / 10' })) };

describe('the options of the prompt', () => {
  it('Resume | continue from iteration 2 | jump to the saved state', () => {
    const { later, decision } = chosen(interrupted, (at) => choices.resume(at));
    expect(later.state?.current).toMatchObject({ id: 'B3', iteration: 2, of: 10 });
    expect(decision).toBe('rerun B3 step-interrupted');
    expect(later.decision.options).toEqual(['resume', 'start-fresh']);
  });

  it('Start Fresh | delete and restart | remove the directory, start A1', () => {
    expect(choices.fresh(situation(interrupted), false)).toEqual([`specs/${FEATURE}`]);
    expect(look(interrupted).decision.options).toContain('start-fresh');
  });

  it('the prompt’s facts are there: status, iteration, pending clarifications, last activity', () => {
    const found = look({ [INDEX]: fixture('index/seed-preserved.md'), [SPEC]: '# Spec\n' });
    expect(found.state?.statusText).toBe('clarifying');
    expect(found.state?.current).toMatchObject({ iteration: 2, of: 10 });
    expect(found.state?.questions.filter(({ state }) => state === 'open')).toHaveLength(1);
    expect(new Date(found.activity.at ?? 0).toISOString()).toBe('2024-01-15T10:30:00.000Z');
  });
});

describe('state preservation: when state is saved', () => {
  const files = { [INDEX]: fixture('index/seed-preserved.md'), [SPEC]: '# Spec\n' };

  it('after the user provides answers, with last_activity, in one write', () => {
    const { change, later, diff } = chosen(
      files,
      (at) => choices.answer?.(at, 'C2.1', '15 minutes') ?? never(),
    );
    expect(change.files).toHaveLength(1);
    expect(diff).toContain(`+ | **Last Activity** | ${AT} |`);
    expect(later.state?.questions[0]?.state).toBe('answered');
  });

  it('every section of what gets saved survives it', () => {
    const { files: after } = chosen(files, (at) => choices.answer?.(at, 'C2.1', '15 minutes') ?? never());
    const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
    expect(headings(after[INDEX] ?? '')).toEqual(headings(files[INDEX] ?? ''));
    expect(after[INDEX]).toContain('| G-001 | 1 | resolved | Answer: "15 minute timeout" |');
  });
});

describe('fresh start', () => {
  it('starts from phase A1 where the directory is gone', () => {
    const left = { [`specs/${FEATURE}/.workflow/codebase-inventory.json`]: '{}\n' };
    expect(decided(look(left))).toBe('rerun A1 not-started');
  });
});

describe('if validation fails, the user is offered', () => {
  const broken = { ...featureWith(makeIndex({ status: 'clarifying', gaps: [{ id: 'G-4', link: 'C2.1' }] })) };

  it('1. repair, if possible', () => {
    expect(look(broken).decision.options).toEqual(['repair', 'start-fresh', 'manual']);
    expect(repairsOf(broken)).toHaveLength(1);
    expect(repairsOf({ ...featureWith(makeIndex({ stale: '9 / 3' })) })).toEqual([]);
  });

  it('2. start fresh', () => {
    expect(choices.fresh(situation(broken), false)).toEqual([`specs/${FEATURE}`]);
  });

  it('3. manual intervention: nothing is resumed before', () => {
    expect(() => choices.resume(situation(broken))).toThrow(/ask \(state-inconsistent\)/);
  });
});

describe('the newest version is that of the file’s own kind', () => {
  it.each([
    ['an index', INDEX, makeIndex(), '1.0.0', '1.0.0'],
    [
      'a context file',
      INDEX.replace('index', 'context'),
      fixture('context/context-awaiting-user.md'),
      null,
      null,
    ],
    ['a graph', INDEX.replace('index.md', 'dags/specify-strategy.json'), graph({}), '3.0.0', '3.0.0'],
    [
      'an old graph',
      INDEX.replace('index.md', 'dags/p.json'),
      fixture('dags/pass-001.json'),
      '1.0.0',
      '3.0.0',
    ],
  ])('%s', (_, path, text, written, newest) => {
    const found = look({ [path]: text });
    expect([found.version?.written, found.newest]).toEqual([written, newest]);
    expect(found.proposals.filter(({ kind }) => kind === 'migrate')).toEqual([]);
  });
});
