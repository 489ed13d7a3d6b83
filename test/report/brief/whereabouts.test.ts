// Files that moved with their folder are there for a brief, under the name that they have now.
import { describe, expect, test } from 'vitest';
import { inspect } from '../../../src/engine/inspect.ts';
import { type Brief, briefOf } from '../../../src/report/brief/brief.ts';
import { briefMarkdown } from '../../../src/report/brief/markdown.ts';
import { artifactExists } from '../../../src/rules/artifact-exists.ts';
import { specPresent } from '../../../src/rules/spec-present.ts';
import { type Extra, snapshotOf } from '../../snapshot.ts';
import { artifactOf, specOf, stateOf, stepOf, subjectOf } from '../../state.ts';
import { NOW, workflowOf } from '../sample.ts';
import { decisionOf, recoveryOf } from '../seen.ts';

const [OLD, NEW] = ['specs/060-berth', 'specs/061-mooring'];
const PATH = `${NEW}/state.md`;
const SPEC = '# Spec\n\nA berth for a boat.\n';
const ADR = '# ADR\n\nOf wood.\n';

/** The folder was moved in the last commit. */
const HISTORY: NonNullable<Extra['history']> = Object.fromEntries(
  [
    ['spec.md', SPEC],
    ['adr.md', ADR],
  ].flatMap(([name, text]) => [
    [
      `${OLD}/${name}`,
      [
        { commit: 'b'.repeat(40), at: '2026-08-02T00:00:00Z', text: null },
        { commit: 'a'.repeat(40), at: '2026-08-01T00:00:00Z', text: text ?? null },
      ],
    ],
    [`${NEW}/${name}`, [{ commit: 'b'.repeat(40), at: '2026-08-02T00:00:00Z', text: text ?? null }]],
  ]),
);

function moved(files: Readonly<Record<string, string>>): Brief {
  const snapshot = snapshotOf({ [PATH]: 'TOY\n', ...files }, { history: HISTORY });
  const state = stateOf({
    path: PATH,
    folders: [NEW],
    spec: specOf({ path: `${OLD}/spec.md`, present: false, renamedTo: [`${NEW}/spec.md`] }),
    steps: [
      stepOf('spec', [artifactOf(`${OLD}/spec.md`)]),
      stepOf('plan', [artifactOf(`${OLD}/adr.md`), artifactOf(`${OLD}/notes.md`, { conditional: true })]),
    ],
  });
  const findings = inspect([artifactExists, specPresent], subjectOf({ state }, snapshot));
  const one = recoveryOf('061-mooring', { state, findings, decision: decisionOf('resume', 'partial-work') });
  const { id, format, path, decision } = one;
  const scanned = workflowOf({ id, format, path, decision, findings, commit: null, owner: null });
  return briefOf(one, scanned, snapshot, NOW);
}

describe('a folder that moved as a whole', () => {
  test.each([
    ['unchanged', ADR],
    ['edited on the way', '# ADR\n\nOf steel.\n'],
  ])('is named where it is, and nothing of it is called missing: %s', (_, adr) => {
    const brief = moved({ [`${NEW}/spec.md`]: SPEC, [`${NEW}/adr.md`]: adr });
    expect(brief.finished.map(({ artifacts }) => artifacts)).toEqual([
      [{ path: `${NEW}/spec.md`, there: true }],
      [{ path: `${NEW}/adr.md`, there: true }],
    ]);
    expect(brief.read_first.map(({ path }) => path)).toEqual([PATH, `${NEW}/spec.md`, `${NEW}/adr.md`]);
    expect(brief.spec?.path).toBe(`${NEW}/spec.md`);
    expect([brief.claims, brief.not_trusted]).toEqual([[], []]);
    expect(brief.trusted.join()).toContain('said to have written is there');
    expect(briefMarkdown(brief)).not.toContain('not there');
    expect(brief.from_files.remarks.join('\n')).toContain(
      `${OLD}/adr.md moved with its folder to ${NEW}/adr.md`,
    );
    expect(brief.from_files.remarks.join('\n')).toContain(`the spec moved from ${OLD}/spec.md`);
  });

  test('what did not come along is missing', () => {
    const brief = moved({ [`${NEW}/spec.md`]: SPEC });
    expect(brief.finished.at(-1)?.artifacts).toEqual([{ path: `${OLD}/adr.md`, there: false }]);
    expect(brief.not_trusted.map(({ rule, consequence }) => [rule, consequence])).toEqual([
      ['artifact-exists', 'rerun'],
    ]);
    expect(brief.claims.map(({ about }) => about)).toEqual([['plan']]);
  });
});
