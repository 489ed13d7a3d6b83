// A feature's folder that moved as a whole, out of a package or within one: what it made is there.
import { describe, expect, test } from 'vitest';
import { specify } from '../../../src/formats/specify/index.ts';
import { snapshotOf, type Version } from '../../snapshot.ts';
import { broken, line, recovery, type Texts } from './harness.ts';
import { FOLDER, summaryPath, summaryText, workflow } from './make-state.ts';

const OLD = 'apps/web/specs/7-export';
const MOVES = [
  'apps/shop/specs/7-export',
  'apps/shop/specs/12-menü',
  'apps/web/specs/12-menu',
  'specs/7-export',
  'specs/12-menu',
];
const AT = '2026-05-01T08:00:00Z';
const EARLIER = '2026-04-01T08:00:00Z';

/** The files with their folder at another place; the lists in the summaries stay as they were written. */
const movedTo = (files: Texts, to: string): Texts =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(FOLDER, to), text]));

/** What a git history says of a folder that moved in one commit. */
const historyOf = (files: Texts, to: string): Readonly<Record<string, readonly Version[]>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => [
      [
        path.replace(FOLDER, OLD),
        [
          { commit: 'b'.repeat(40), at: AT, text: null },
          { commit: 'a'.repeat(40), at: EARLIER, text },
        ],
      ],
      [path.replace(FOLDER, to), [{ commit: 'b'.repeat(40), at: AT, text }]],
    ]),
  );

const done = workflow({ at: 4, status: 'completed' });
/** The lists of the summaries name the files from the root. */
const fromRoot: Texts = Object.fromEntries(
  Object.entries(done).map(([path, text]) => [path, text.replaceAll(`- ${FOLDER}/`, `- ${OLD}/`)]),
);

describe.each([
  ['from the root', fromRoot],
  ['from the package', done],
])('lists %s', (_, files) => {
  test.each(MOVES)('%s', (to) => {
    const found = recovery(movedTo(files, to), { history: historyOf(files, to) });
    expect(line(found)).toBe('advance · 5 · step-completed');
    expect(found.findings.every(({ severity }) => severity !== 'error')).toBe(true);
  });

  test.each(MOVES)('%s, and a file that is gone since then is missing', (to) => {
    const left = { ...movedTo(files, to) };
    delete left[`${to}/spec-checklist.md`];
    const found = recovery(left, { history: historyOf(files, to) });
    expect(line(found)).toBe('rerun · 3 · artifact-missing');
    expect(found.findings.map(({ message }) => message).join(' ')).not.toContain(`${to}/apps/`);
  });
});

test('without history the name that the state has tells, and another name does not', () => {
  const to = 'apps/shop/specs/12-menu';
  for (const files of [fromRoot, done])
    expect(line(recovery(movedTo(files, to), { history: {} }))).toBe('advance · 5 · step-completed');
  const other = Object.fromEntries(
    Object.entries(fromRoot).map(([path, text]) => [path, text.replaceAll(`- ${OLD}/`, '- specs/3-x/')]),
  );
  const found = recovery(movedTo(other, to), { history: {} });
  expect(line(found)).toBe('rerun · 2 · artifact-missing');
  expect(found.findings[0]?.evidence).toMatchObject({ path: 'specs/3-x/spec.md' });
});

test('what was copied for another feature leaves the file of the first where it is', () => {
  const to = 'specs/12-menu';
  const both = { ...movedTo(done, to), [`${FOLDER}/spec.md`]: done[`${FOLDER}/spec.md`] ?? '' };
  const found = recovery(both, { history: {} });
  expect(found.state?.steps.flatMap(({ artifacts }) => artifacts.map(({ path }) => path))).toContain(
    `${FOLDER}/spec.md`,
  );
});

test('questions are read, and answered, where the folder is now', () => {
  const path = `${FOLDER}/clarification-questions.md`;
  const files = workflow({
    at: 4,
    clarification: 'awaiting_user\n    clarification_file_path: specs/7-export/clarification-questions.md',
    files: { [path]: '## Q1: Who?\n\n**Answer**:\n' },
  });
  const found = recovery(movedTo(files, 'apps/shop/specs/12-menu'), { history: {} });
  expect(line(found)).toBe('wait · 4 · awaiting-answer');
  expect(found.state?.questions).toMatchObject([{ id: 'Q1', state: 'open' }]);
  expect(broken(found)).toEqual([]);
});

test('history is asked for what a stage made, and not for what it wrote into', () => {
  const listed = summaryText(2, 'completed', ['made.md', 'read.md (updated)']);
  const fromOld = listed.replaceAll(`- ${FOLDER}/`, `- ${OLD}/`);
  const files = workflow({ at: 3, files: { [summaryPath(2)]: fromOld } });
  const snapshot = snapshotOf(files);
  const [site] = specify.sites(Object.keys(files).filter((path) => specify.matches(path)));
  if (!site) throw new Error('there is a workflow');
  const doc = specify.codec.parse(files[site.path] ?? '');
  const asked = specify
    .needs(doc, site, snapshot)
    .flatMap(({ what, path }) => (what === 'history' ? path : []));
  expect(asked).toContain(`${OLD}/made.md`);
  expect(asked).not.toContain(`${OLD}/read.md`);
});
