// Repairs that the facts prove right, each with its proof; none where nothing proves one.
import { describe, expect, test } from 'vitest';
import type { CommitFact } from '../../../src/model/snapshot.ts';
import { applied, chosen, fixture, line, recovery, type Texts } from './harness.ts';
import { STATE, single, workflow } from './make-workflow.ts';

const BOTH = ['SPEC.md', 'PLAN.md'];
const repaired = (files: Texts, commits?: readonly CommitFact[]): Record<string, string> =>
  applied(files, chosen({ name: 'repair', which: 1 }, files, commits ? { commits } : {}));
const proposed = (files: Texts, commits?: readonly CommitFact[]) =>
  recovery(files, commits ? { commits } : {}).proposals.map(({ kind, summary, proof }) => [
    kind,
    summary,
    proof.length,
  ]);

describe('a value that needs quotes', () => {
  test('gets them: the file is valid then, and says what it said', () => {
    const files = fixture('invalid-yaml');
    const path = 'sdd/workflows/j6b2hn-shelf-tags/workflow.yaml';
    const after = repaired(files);
    expect(after[path]).toBe(
      (files[path] ?? '').replace(
        'title: Shelf tags: price, unit price, barcode',
        'title: "Shelf tags: price, unit price, barcode"',
      ),
    );
    const found = recovery(after);
    expect(line(found)).toBe('resume · implement · partial-work');
    expect(found.findings).toEqual([]);
  });

  test('several of them, with CRLF, quotes and a list before them', () => {
    const files = single('in_progress', ['SPEC.md'], {
      item: { more: ['owner: Dana: "the" boss', 'note: - a: b'] },
    });
    const crlf = { ...files, [STATE]: (files[STATE] ?? '').replaceAll('\n', '\r\n') };
    expect(proposed(crlf)).toEqual([['repair', 'quotes around the values on lines 31, 32', 2]]);
    const text = repaired(crlf)[STATE] ?? '';
    expect(text).toContain('owner: "Dana: \\"the\\" boss"\r\n');
    expect(text.split('\n')).toHaveLength((crlf[STATE] ?? '').split('\n').length);
  });

  test('is not proposed where a line is no "key: value" at all', () => {
    const files = single('in_progress', ['SPEC.md']);
    const odd = { ...files, [STATE]: (files[STATE] ?? '').replace('    type: feature', '    what is this') };
    expect(proposed(odd)).toEqual([]);
  });
});

describe('phase and step', () => {
  test.each([
    ['approved approved in_progress', 'complete', 'done', 'implement, implementing'],
    ['approved approved complete ready_for_review', 'complete', 'done', 'review, reviewing'],
    ['in_progress', 'implement', 'implementing', 'spec, spec_creation'],
    ['ready_for_review', 'plan', 'plan_creation', 'spec, spec_review'],
    ['approved approved pending', 'spec', 'implementing', 'implement, implementing'],
  ])('%s with %s and %s: %s, where the items are', (statuses, phase, step, place) => {
    const files = single(statuses, BOTH, { phase, step });
    const decided = line(recovery(repaired(files)));
    expect(proposed(files)).toEqual([['repair', `phase and step at ${place}`, 2]]);
    const after = repaired(files);
    expect(after[STATE]).toContain(`phase: ${place.split(', ')[0]}\nstep: ${place.split(', ')[1]}\n`);
    expect(decided).not.toContain('state-inconsistent');
    expect(proposed(after)).toEqual([]);
  });

  test('tells in figures what proves it', () => {
    const { proposals } = recovery(
      workflow({
        phase: 'complete',
        step: 'done',
        items: [
          { statuses: 'approved approved complete approved', files: BOTH },
          { statuses: 'approved approved in_progress', files: BOTH },
        ],
      }),
    );
    expect(proposals[0]?.proof).toEqual([
      'Of 2 items, approved specs: 2, approved plans: 2, implemented: 1, reviewed: 1.',
      'So the work stands at the implement of 02-session, not at ' +
        'phase "complete" (line 6), step "done" (line 7).',
    ]);
  });

  test.each([
    ['approved approved complete changes_requested', 'review', 'reviewing'],
    ['approved approved in_progress', 'implement', 'testing'],
    ['in_progress', 'spec', 'decompose'],
    ['approved approved complete approved', 'spec', 'spec_review'],
    // The tool moves the head as it begins to build; before that, nothing was begun.
    ['approved approved pending', 'plan', 'plan_review'],
  ])('%s with %s and %s needs none', (statuses, phase, step) => {
    expect(proposed(single(statuses, BOTH, { phase, step }))).toEqual([]);
  });

  test('none that contradicts the decision: what an item made is gone', () => {
    const files = single('approved approved in_progress', [], { phase: 'plan', step: 'plan_creation' });
    expect(line(recovery(files))).toBe('rerun · spec · artifact-missing');
    expect(proposed(files)).toEqual([]);
  });

  test('stale counters alone need none', () => {
    expect(proposed(fixture('off-spec'))).toEqual([]);
  });

  test('a word that means nothing is for a person', () => {
    expect(
      proposed(single('approved approved in_progress', BOTH, { phase: 'complete', step: 'paused2' })),
    ).toEqual([]);
  });
});

describe('an item that is reviewed and not finished', () => {
  const files = single('approved approved in_progress approved', BOTH, {
    phase: 'review',
    step: 'reviewing',
  });
  const commit = (subject: string, letter: string, lost = false): CommitFact => ({
    commit: letter.repeat(40),
    parent: null,
    at: '2026-02-06T10:00:00Z',
    subject,
    files: [STATE],
    lost,
  });

  test('is finished where its last checkpoint says so', () => {
    const commits = [
      commit('unrelated', 'a'),
      commit('checkpoint: user-auth-1 review approved', 'b'),
      commit('checkpoint: user-auth-1 implementation complete', 'c'),
    ];
    const [first] = recovery(files, { commits }).proposals;
    expect(first).toMatchObject({ kind: 'repair', summary: 'impl_status of 01-login finished' });
    expect(first?.proof[0]).toContain('commit bbbbbbbbbbbb (2026-02-06T10:00:00Z)');
    expect(line(recovery(repaired(files, commits)))).toBe('none · – · completed');
  });

  test.each([
    ['no commits', []],
    [
      'a step back since',
      [
        commit('checkpoint: user-auth-1 regressed to implement', 'a'),
        commit('checkpoint: user-auth-1 review approved', 'b'),
      ],
    ],
    ['a lost commit', [commit('checkpoint: user-auth-1 review approved', 'b', true)]],
    ['another item', [commit('checkpoint: user-auth-2 review approved', 'b')]],
  ])('is left to a person with %s', (_, commits) => {
    expect(proposed(files, commits).filter(([, summary]) => String(summary).includes('finished'))).toEqual(
      [],
    );
  });
});
