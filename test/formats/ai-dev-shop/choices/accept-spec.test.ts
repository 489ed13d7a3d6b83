// A person accepts the spec as it is: which hash is recorded, where, and what is noted (H04).
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/model/errors.ts';
import { choices, chosen, situation } from '../choosing.ts';
import { broken, line, recovery } from '../harness.ts';
import { FOLDER, type Plan, pipeline, SPEC, STATE, sha256 } from '../pipeline.ts';

const AT = '2026-07-01T12:30:05Z';
const CHANGED = SPEC.replace('no hint', 'a hint');
const PATH = `${FOLDER}/feature.spec.md`;
const history = {
  [PATH]: [
    { commit: 'b'.repeat(40), at: '2026-06-03T00:00:00Z', text: CHANGED },
    { commit: 'a'.repeat(40), at: '2026-06-01T00:00:00Z', text: SPEC },
  ],
};

const changed = (more: Plan = {}) =>
  pipeline({ ...more, files: { ...more.files, 'feature.spec.md': CHANGED } });
const digests = (files: Record<string, string>, extra = {}) =>
  Object.fromEntries(
    (situation(files, extra).state?.spec?.computed ?? []).map(({ rule, digest }) => [rule, digest]),
  );
const accept = (files: Record<string, string>, digest: string, why: string | null = null, extra = {}) =>
  chosen(files, (at) => choices.acceptSpec?.(at, digest, why) ?? never(), extra);
const never = (): never => {
  throw new Error('this format has specs');
};

describe('H04 an accepted spec', () => {
  const canonical = digests(changed())['canonical'] ?? '';

  test('the digest is replaced, prefix and prose kept; old and new hash, who and why are noted', () => {
    const old = sha256(SPEC);
    const files = changed({ head: { spec_hash: `sha256:${old} (v1.0.0)` } });
    expect(line(recovery(files))).toBe('block · – · spec-changed');
    const { diff, decision, later, change } = accept(files, canonical, 'only a\ntypo', { history });
    expect(decision).toBe('resume · programmer · partial-work');
    expect(broken(later)).toEqual([]);
    expect(diff).toContain(`+ - spec_hash: sha256:${canonical} (v1.0.0)`);
    expect(later.state?.fileNotes).toEqual([
      `- Spec accepted at ${AT} by Dana: spec_hash sha256:${old} (v1.0.0) → sha256:${canonical} ` +
        '(rule canonical). Reason: only a typo',
    ]);
    expect(change).toMatchObject({ summary: `accept the spec ${PATH}`, notes: [] });
    expect(diff.filter((one) => one.startsWith('-'))).toHaveLength(2);
  });

  test('without a reason that is said', () => {
    expect(accept(changed(), canonical).later.state?.fileNotes.join()).toContain('No reason was given.');
  });

  test('a second time there is nothing to accept', () => {
    const { files } = accept(changed(), canonical);
    expect(() => accept(files, canonical)).toThrow(/matches its hash by the rule "canonical"/);
  });

  test.each(['from-first-heading', 'raw'])('recorded is the rule that was used before: %s', (rule) => {
    const before = digests(pipeline())[rule] ?? '';
    const files = changed({ head: { spec_hash: before.toUpperCase() } });
    const wanted = digests(files)[rule] ?? '';
    const { later, change } = accept(files, digests(files)['canonical'] ?? '', null, { history });
    expect(later.state?.spec?.recorded?.found).toBe(wanted);
    expect(later.state?.spec?.matched).not.toBeNull();
    const same = wanted === digests(files)['canonical'];
    expect(change.notes).toEqual(
      same
        ? []
        : [
            `The hash is recorded by the rule "${rule}", as before; ` +
              'the one that was given is by "canonical".',
          ],
    );
  });

  test('every place that records the same hash says the new one', () => {
    const old = `sha256:${sha256(SPEC)}`;
    const files = changed({ more: ['## Log', '', `- spec_hash: ${old}`, ''] });
    const { diff, decision } = accept(files, canonical);
    expect(diff.filter((one) => one.includes(`sha256:${canonical}`))).toHaveLength(3);
    expect(decision).toBe('resume · programmer · partial-work');
  });

  test('what other steps saw stays, and that is said', () => {
    const { change, diff } = accept(changed({ head: { red_team_spec_hash: sha256(SPEC) } }), canonical);
    expect(change.notes.join()).toContain('red_team_spec_hash still name');
    expect(diff.join()).not.toContain('red_team_spec_hash');
  });

  test('a hash that verified nothing is replaced as a whole', () => {
    const { diff, later } = accept(changed({ head: { spec_hash: 'sha256:PENDING' } }), canonical);
    expect(diff).toContain(`+ - spec_hash: sha256:${canonical}`);
    expect(later.state?.fileNotes.join()).toContain('sha256:PENDING → ');
  });
});

describe('is refused', () => {
  const canonical = digests(changed())['canonical'] ?? '';

  test('a hash that the spec does not have, with those that it has', () => {
    const wrong = () => accept(changed(), sha256(SPEC));
    expect(wrong).toThrow(UserError);
    expect(wrong).toThrow(new RegExp(`expected one of sha256:${canonical}`));
  });

  test.each([
    ['no recorded hash', pipeline({ head: { spec_hash: 'N/A' } }), /no recorded hash/],
    [
      'a run that is over',
      changed({ head: { status: 'COMPLETE', current_stage: 'done' } }),
      /a run that is completed/,
    ],
    [
      'a spec that is gone',
      pipeline({ files: { 'feature.spec.md': null } }),
      /expected a spec that can be read/,
    ],
    ['a spec that did not change', pipeline(), /a changed one/],
  ])('%s', (_, files, message) => {
    expect(() => accept(files, canonical)).toThrow(message);
  });
});

test('the state file alone is written', () => {
  const canonical = digests(changed())['canonical'] ?? '';
  expect(accept(changed(), canonical).change.files).toMatchObject([{ kind: 'write', path: STATE }]);
});
