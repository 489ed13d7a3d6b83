// Conflict markers in a file that a decision rests on hold the workflow, whichever format reads the file.
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { leastTime } from '../clock.ts';
import { example } from '../formats/example/index.ts';
import { fixturesOf } from '../formats/fixtures.ts';
import { type Files, lookerFor } from '../formats/looking.ts';

const CONFLICT = '\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> feature\n';

/** The texts that are read for each workflow of these files, beside its own: `[state, path]`. */
function readBeside(looker: ReturnType<typeof lookerFor>, files: Files) {
  const { workflows } = looker.all(files);
  const alone = ({ feature }: { readonly feature: string }) =>
    workflows.filter((other) => other.feature === feature).length === 1;
  return workflows.filter(alone).flatMap(({ feature }) => {
    const { recovery, snapshot, memo } = looker.selected(files, {}, feature);
    const asked = [...(memo.asked.get(snapshot) ?? [])].flatMap(([{ path }, texts]) =>
      path === recovery.site.path ? [...texts] : [],
    );
    const all = new Set([...recovery.site.files, ...asked].filter((path) => path !== recovery.site.path));
    return [...all].flatMap((path) =>
      typeof files[path] === 'string' ? [[recovery.path, path] as const] : [],
    );
  });
}

/** What is read for these is the state itself. */
const ALONE: ReadonlySet<string> = new Set(['spec-kit-run']);

describe.each([...formats, example].map((one) => [one.id, one] as const))('S03 %s', (id, format) => {
  const looker = lookerFor(format);
  const cases = fixturesOf(id).flatMap(([name, files]) =>
    readBeside(looker, files).map(([state, path]) => ({ name, files, state, path })),
  );

  test('each file that is read beside a state holds it, with the file and the lines', () => {
    expect(cases.length > 0).toBe(!ALONE.has(id));
    for (const { name, files, state, path } of cases) {
      const text = `${files[path]}`;
      const { workflows } = looker.all({ ...files, [path]: text + CONFLICT });
      const at = { name, path, line: text.split('\n').length + 1 };
      const found = workflows.filter((one) => one.path === state);
      expect(
        found.map(({ decision, findings }) => ({
          ...at,
          decided: `${decision.action} ${decision.reason}`,
          line: findings.find((one) => one.rule === 'state-not-conflicted' && one.path === path)?.line,
        })),
      ).toContainEqual({ ...at, decided: 'block state-conflicted' });
    }
  });
});

describe('S03 what looks like a conflict in a spec and is none', () => {
  const specKit = formats.find(({ id }) => id === 'spec-kit');
  const [[, files] = ['', {}]] = fixturesOf('spec-kit');
  const path = Object.keys(files).find((one) => one.endsWith('/spec.md')) ?? '';
  const found = (added: string) =>
    specKit &&
    lookerFor(specKit)
      .all({ ...files, [path]: `${files[path]}\n${added}` })
      .workflows.filter(({ findings }) => findings.some(({ rule }) => rule === 'state-not-conflicted'))
      .length;
  const shown = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n';

  test.each([
    ['a code block', `\`\`\`text\n${shown}\`\`\`\n`],
    ['a comment', `<!--\n${shown}-->\n`],
    ['a pre', `<pre>\n${shown}</pre>\n`],
    ['a quotation of quotations', '>>>>>>> quoted\n>>>>>>> \n'],
    ['a heading', 'Title\n=======\n'],
    ['an indented example', shown.replace(/^/gm, '    ')],
  ])('%s', (_what, added) => {
    expect(found(added)).toBe(0);
  });

  test('X06 100 kB of markers in no order are looked through once', () => {
    const markers = `>>>>>>> x\n${'<<<<<<< a\n=======\n'.repeat(5_500)}`;
    expect(found(markers)).toBe(0);
    expect(leastTime(1_000, () => found(markers))).toBeLessThan(1_000);
  });

  test('a conflict, also with its ancestor and CRLF, and after a fence that is never closed', () => {
    for (const one of [shown, shown.replace('=======', '||||||| base\no\n=======')])
      for (const text of [one, one.replaceAll('\n', '\r\n'), `\`\`\`sh\nx\n\n${one}`])
        expect(found(text)).toBe(1);
  });
});
