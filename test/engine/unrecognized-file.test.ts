// When a file that holds no state is one that lost it: by history, and whatever stands there.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { formats } from '../../src/formats/index.ts';
import { rules } from '../../src/rules/index.ts';
import { atNight } from '../exhaustive.ts';
import { LOST } from '../lost.ts';
import { snapshotOf, type Version } from '../snapshot.ts';
import { engine, recovered, settings } from './toy.ts';

const PATH = 'a/toy.md';
const STATE = 'TOY\nstep: plan\n';
const version = (id: string, text: string | null): Version => ({
  commit: id.repeat(40),
  at: '2026-08-01T00:00:00Z',
  text,
});
const scene = (text: string, history: readonly Version[] | 'unavailable') =>
  snapshotOf({ [PATH]: text }, { history: { [PATH]: history } });

function all(text: string, history: readonly Version[] | 'unavailable') {
  const memo = engine.memo();
  return engine.recover(scene(text, history), engine.asker(memo).sites([PATH]), settings, memo);
}

test('S02 a path that held a state is never another tool’s, and goes back to the last sound version', () => {
  const history = [version('c', 'other'), version('b', 'words'), version('a', STATE)];
  const found = recovered(scene('other', history), PATH);
  expect(found).toMatchObject({
    decision: { action: 'block', reason: 'state-unreadable' },
    findings: [{ rule: 'state-known', line: 1, evidence: { commit: 'a'.repeat(40) } }],
    proposals: [{ changes: [{ kind: 'revert', commit: 'a'.repeat(40) }] }],
  });
});

test('S03 merge markers at such a path are told as what they are', () => {
  const text = '<<<<<<< a\nother\n=======\nmore\n>>>>>>> b\n';
  expect(recovered(scene(text, [version('a', STATE)]), PATH)).toMatchObject({
    decision: { action: 'block', reason: 'state-conflicted' },
    findings: [{ rule: 'state-not-conflicted', line: 1, evidence: { commit: 'a'.repeat(40) } }],
  });
});

atNight('S01 an emptied one is a workflow again, and keeps the rule that says what stands there', () => {
  const found = recovered(scene('', [version('b', ''), version('a', STATE)]), PATH);
  expect(found.findings).toMatchObject([{ rule: 'state-readable' }]);
  expect(found.proposals).toHaveLength(1);
  expect(all('', [version('b', '')])).toMatchObject({ workflows: [], unreadable: [{ path: PATH }] });
});

test.each<[string, readonly Version[] | 'unavailable']>([
  ['no version was a state', [version('b', 'other'), version('a', 'words')]],
  ['the state was removed before', [version('c', 'other'), version('b', null), version('a', STATE)]],
  ['it was never committed', []],
  ['history is not to be had', 'unavailable'],
])('another tool’s where %s', (_, history) => {
  expect(all('other', history)).toEqual({ workflows: [], unreadable: [] });
});

test('history is asked for only where the file itself says nothing', () => {
  const needs = (text: string) => {
    const asker = engine.asker(engine.memo());
    const [site] = asker.sites([PATH]);
    return site ? asker.needs(site, scene(text, [])) : null;
  };
  expect(needs('other')).toEqual([{ path: PATH, what: 'history' }]);
  expect(needs(STATE)).toEqual([]);
});

atNight(
  'whatever stands at a place that is a format’s alone, it is refused or read, and never vanishes',
  () => {
    const whole = createEngine(formats, rules);
    const paths = LOST.filter(([path]) => !path.includes('pipeline')).map(([path]) => path);
    const bits = fc.constantFrom(
      '---\n',
      '{',
      '}',
      '[',
      '"a"',
      ': ',
      '- ',
      'id',
      '\n',
      '#',
      '|',
      'null',
      '\0',
      '&a *a',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(bits).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), text, (path, said) => {
        const memo = whole.memo();
        const sites = whole.asker(memo).sites([path]);
        const found = whole.recover(snapshotOf({ [path]: said }), sites, settings, memo);
        expect(found.workflows.length + found.unreadable.length).toBe(1);
        for (const { decision } of found.workflows) expect(['block', 'ask']).toContain(decision.action);
      }),
      {
        numRuns: 1_000,
        examples: ['id: ', 'id: ---\n', 'id: k7m2p6\nname: dark\n'].map((said) => [
          'sdd/workflows/k7m2p6-dark/workflow.yaml',
          said,
        ]),
      },
    );
  },
);
