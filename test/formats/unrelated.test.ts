// Files of unrelated tools with similar names are no workflow, and no format reads the state of another.
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import type { Format } from '../../src/model/format.ts';
import type { Recovered } from '../../src/model/recovery.ts';
import { fixturesOf } from './fixtures.ts';
import { type Files, lookerFor } from './looking.ts';
import { UNRELATED } from './unrelated.files.ts';

const everyFormat = lookerFor(...formats);

/** What was found, each on a line: a workflow by its id, a file by its path. */
const foundIn = ({ workflows, unreadable }: Recovered): readonly string[] => [
  ...workflows.map(({ id, path }) => `${id} ${path}`),
  ...unreadable.map(({ rule, path }) => `${rule} ${path}`),
];

/**
 * Whether all that a format looks at lies in a hidden folder, or in one of its own name: no one else would
 * choose that, so that no unrelated repository needs to have it.
 */
function hasOwnPlace(format: Format): boolean {
  const { id } = format;
  const files = fixturesOf(id).flatMap(([, named]) => Object.keys(named));
  const paths = files.filter((path) => format.matches(path));
  return paths.every((path) => path.split('/').some((name) => name.startsWith('.') || name === id));
}

describe('unrelated repositories with similar names', () => {
  test('there are twenty, and every format looks at some file of theirs', () => {
    const paths = Object.values(UNRELATED).flatMap((files) => Object.keys(files));
    expect(Object.keys(UNRELATED).length).toBeGreaterThanOrEqual(20);
    const unasked = formats.filter((format) => !paths.some((path) => format.matches(path)));
    const left = unasked.filter((format) => !hasOwnPlace(format)).map(({ id }) => id);
    expect(left, 'formats that need a repository in unrelated.files.ts which they look at').toEqual([]);
  });

  test.each(Object.entries(UNRELATED))('%s', (_, files) => {
    expect(foundIn(everyFormat.all(files))).toEqual([]);
  });
});

/** Fixtures of a format in which a second tool is at work on purpose. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'ai-dev-shop, stage-row': ['openspec:add-mail-digest'],
};

describe('tools side by side', () => {
  const repositories = formats.flatMap((format) =>
    fixturesOf(format.id).map(([name, files]): [string, string, Files] => [format.id, name, files]),
  );

  test.each(repositories)('%s, %s: no other format reads it as well', (id, name, files) => {
    const others = everyFormat.all(files).workflows.filter(({ format }) => format !== id);
    expect(others.map((one) => one.id)).toEqual(BESIDE[`${id}, ${name}`] ?? []);
  });

  test('a repository that holds one of each gives each workflow once', () => {
    const one = formats.map((format) => {
      const looker = lookerFor(format);
      const found = fixturesOf(format.id).filter(([name]) => !(`${format.id}, ${name}` in BESIDE));
      const files = found.map((named) => named[1]).find((each) => looker.all(each).workflows.length > 0);
      return { files: files ?? {}, ids: foundIn(looker.all(files ?? {})) };
    });
    const together: Files = Object.assign({}, ...one.map(({ files }) => files));
    const found = foundIn(everyFormat.all(together));
    expect(new Set(found).size).toBe(found.length);
    expect([...found].sort()).toEqual(one.flatMap(({ ids }) => ids).sort());
    expect(new Set(found.map((line) => line.split(':')[0])).size).toBe(formats.length);
  });
});
