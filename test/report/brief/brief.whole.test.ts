// What a brief tells beyond the decision: context, safe points, counts, hashes, proofs.
import { describe, expect, test } from 'vitest';
import { briefMarkdown } from '../../../src/report/brief/markdown.ts';
import { currentOf, specOf, stateOf } from '../../state.ts';
import { COMMIT, decisionOf, HOSTILE } from '../sample.ts';
import { briefAt, FACTS, REPAIR, recoveryOf } from '../seen.ts';

const LOST = 'a'.repeat(40);
const KEPT = 'b'.repeat(40);
const STATE = stateOf({
  current: currentOf({ id: 'implement', item: '01-epic/03-ci' }),
  context: ['continue implement_auth: auth.py has 100 lines', HOSTILE],
  safePoints: [
    { commit: LOST, at: '2026-08-30T00:00:00Z', subject: HOSTILE, lost: true },
    { commit: KEPT, at: '2026-08-29T00:00:00Z', subject: 'checkpoint: x-1 plan created', lost: false },
  ],
  facts: FACTS,
});

/** What stands before the blocks, and the blocks. */
function halves(markdown: string): readonly [string, string] {
  const [before = '', behind = ''] = markdown.split("## From the repository's files");
  return [before, behind];
}

describe('what is known of the workflow', () => {
  const made = briefAt(recoveryOf('001-login', { state: STATE, proposals: [REPAIR] }));
  const [before, behind] = halves(briefMarkdown(made));

  test('the item, the counts, the safe points and why a repair is right are ours', () => {
    expect(made).toMatchObject({
      item: '01-epic/03-ci',
      files: { total: 12, source: 7, test: 3, config: 1, changed_since: 2 },
      tasks: { completed: 2, pending: 2, tests_pass: true },
      safe_points: [
        { commit: LOST, at: '2026-08-30T00:00:00Z', lost: true },
        { commit: KEPT, at: '2026-08-29T00:00:00Z', lost: false },
      ],
    });
    expect(made.notes).toEqual([
      'A person may ask to repair: back to the version of bbbbbbbbbbbb.',
      'Why that is right: It can be read.',
      'Commit aaaaaaaaaaaa of 2026-08-30T00:00:00Z was left behind by a reset. ' +
        `To bring it back: "git branch rescue-aaaaaaaa ${LOST}"`,
    ]);
    expect(before).toContain('| Item | `01-epic/03-ci` |');
    expect(before).toContain(
      '| Files | 12, of them 7 source, 3 test, 1 configuration; 2 changed since the state was saved |',
    );
    expect(before).toContain('| Tasks | 2 completed, 2 pending; the tests are said to pass |');
    expect(before).toContain('- `aaaaaaaaaaaa` of 2026-08-30T00:00:00Z, left behind by a reset (message 1)');
  });

  test('X09 context, tasks and messages of commits stand in the blocks and nowhere else', () => {
    expect(behind).toContain('continue implement_auth: auth.py has 100 lines');
    expect(behind).toContain('task: implement_auth\nlast action: Created auth.py\n');
    expect(behind).toContain(
      'names auth.py: there as auth.py, 100 lines\npending: write_docs\npending: ship it',
    );
    expect(behind).toContain('2: checkpoint: x-1 plan created');
    expect(before).not.toMatch(/implement_auth|ship it|checkpoint/);
  });

  test('five safe points are named', () => {
    const safePoints = Array.from({ length: 9 }, (_, i) => ({
      commit: `${i}`.repeat(40),
      at: '2026-08-30T00:00:00Z',
      subject: `number ${i}`,
      lost: false,
    }));
    const { safe_points, from_files } = briefAt(recoveryOf('x', { state: stateOf({ safePoints }) }));
    expect(safe_points).toHaveLength(5);
    expect(from_files.safe_point_subjects).toEqual([0, 1, 2, 3, 4].map((i) => `number ${i}`));
  });
});

test('H03 H04 of a changed spec the hashes are told, so that a person can accept the right one', () => {
  const [recorded, now, own] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
  const spec = specOf({
    recorded: { found: `sha256:${recorded}`, digest: recorded, problem: null, line: 4 },
    computed: [{ rule: 'canonical', digest: now }],
    declared: own,
    lastMatch: { commit: COMMIT, at: '2026-08-01T00:00:00Z', text: '# Old\n' },
  });
  const told = briefAt(recoveryOf('x', { state: stateOf({ spec }) }));
  expect(told.spec).toEqual({
    path: 'specs/001-login/spec.md',
    matched_commit: COMMIT,
    recorded,
    declared: own,
    computed: [{ rule: 'canonical', digest: now }],
  });
  expect(briefMarkdown(told)).toContain(
    [
      '## The spec\n',
      `- \`specs/001-login/spec.md\` was recorded with the hash \`${recorded}\``,
      `- as it is now, its hash is \`${now}\` (hash rule: canonical)`,
      `- it declares \`${own}\` for itself`,
      `- it last matched at commit \`${COMMIT}\``,
    ].join('\n'),
  );
  const same = specOf({ ...spec, matched: 'canonical', computed: [{ rule: 'canonical', digest: recorded }] });
  expect(briefMarkdown(briefAt(recoveryOf('x', { state: stateOf({ spec: same }) })))).not.toContain(
    '## The spec',
  );
});

test('O02 a plain name among our words is read as a name', () => {
  const made = briefAt(
    recoveryOf('x', {
      decision: decisionOf({ instruction: 'Step https://evil.example/a died.' }),
      notes: ['No file is at specs/001_login/a@b.md; see www.evil.example (GH-12).'],
    }),
  );
  const text = briefMarkdown(made);
  expect(text).toContain('Step `https://evil.example/a` died.\n');
  expect(text).toContain(
    '- No file is at `specs/001_login/a`&#64;`b.md`; see `www.evil.example` (`GH-12`).\n',
  );
});
