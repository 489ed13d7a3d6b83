// What is offered can be done: every option is taken, on every fixture and on made-up states of all formats.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { runs } from '../exhaustive.ts';
import { graph, node } from './humaninloop/make-graph.ts';
import { madeUp } from './made-up.ts';
import { type Files, offersOf, taken } from './offering.ts';
import { json, decision as rowOf } from './project-state/looking.ts';
import { single } from './sdd/make-workflow.ts';
import { LOCK, NOW_LOCK, workflow } from './specify/make-state.ts';

type Named = readonly [name: string, files: Files];

function below(root: string): readonly (readonly [string, string])[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
  });
}

const STORY = 'specs/012-x';
const CONTEXTS = ['plan-context.md', 'tasks-context.md', 'context.md'];

/** Fixtures of humaninloop are single files; their folder says what they are. */
function placed(kind: string, file: string, text: string): Files {
  const folder = `${STORY}/.workflow`;
  if (kind === 'index') return { [`${folder}/index.md`]: text, [`${STORY}/spec.md`]: '# S\n\nWords.\n' };
  if (kind === 'dags') return { [`${folder}/dags/${file}`]: text };
  const name = CONTEXTS.find((one) => file.startsWith(one.replace('.md', ''))) ?? file;
  return { [`${folder}/${name}`]: text };
}

/** The repositories of a format's fixtures. */
function fixturesOf(format: string): readonly Named[] {
  const root = join(import.meta.dirname, format, 'fixtures');
  return readdirSync(root).flatMap((name): readonly Named[] => {
    const files = below(join(root, name));
    const each = (of: (file: string, text: string) => Files): readonly Named[] =>
      files.map(([file, text]) => [`${name}/${file}`, of(file, text)]);
    if (format === 'humaninloop') return each((file, text) => placed(name, file, text));
    if (name === 'migrations') return each((_, text) => ({ 'specs/7-x/.specify-state.local.md': text }));
    return [[name, Object.fromEntries(files.map(([path, text]) => [path.replace(/^\d-\w+\//, ''), text]))]];
  });
}

describe('law: what is offered is accepted, reads back, and no repair contradicts the decision', () => {
  test.each(formats.flatMap(({ id }) => fixturesOf(id).map(([name, files]) => [id, name, files] as const)))(
    'the fixture %s %s',
    (_id, _name, files) => {
      expect(taken(files).wrong).toEqual([]);
    },
  );

  test('the formats that are made up are all that there are', () => {
    expect(Object.keys(madeUp).sort()).toEqual(formats.map(({ id }) => id).sort());
  });

  test.each(Object.entries(madeUp))('any state of %s', (_, files) => {
    let offers = 0;
    fc.assert(
      fc.property(files, (one) => {
        const result = taken(one);
        offers += result.offers.length;
        expect(result.wrong).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
    expect(offers).toBeGreaterThan(runs(400));
  });
});

describe('what cannot be done is not offered', () => {
  const both = ['3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11', '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f'];
  const shared = (status: string) => ({
    'ops/project_state.json': json(both.map((id) => ({ ...rowOf({ status }), project_id: id }))),
  });
  const halted = (type: string, passes = 1): Files => ({
    'specs/012-x/.workflow/dags/specify-strategy.json': graph({
      outcomes: Array.from({ length: passes }, () => 'halted'),
      nodes: [{ ...node('one', 'in-progress'), type }],
    }),
  });
  test.each<readonly [string, Files, readonly string[]]>([
    [
      'anything while somebody is at work',
      workflow({ version: 4, files: { [LOCK]: NOW_LOCK, 'specs/7-export/spec.md': null } }),
      [],
    ],
    ['no skip at the last stage', workflow({ at: 7, status: 'failed' }), ['retry', 'fresh']],
    [
      'no approval that is too early',
      single('in_progress approved complete ready_for_review', ['SPEC.md']),
      ['resume', 'fresh'],
    ],
    ['no start over of one of several projects', shared('paused'), ['resume']],
    ['no skip of a gate', halted('gate'), ['retry', 'fresh']],
    ['a task may be passed over', halted('task'), ['retry', 'skip', 'fresh']],
    ['no pass beyond the last', halted('task', 5), ['manual', 'fresh']],
    ['the only way out is by hand then', shared('failed'), ['manual']],
  ])('%s', (_, files, options) => {
    expect(offersOf(files)).toEqual(options);
  });
});
