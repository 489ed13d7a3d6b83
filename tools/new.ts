// Writes the skeleton of a format, rule, command or migration: code, test, page, its line in the list.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command, slash } from './command-skeletons.ts';
import { camel, listed, type Reader, type Skeleton, title } from './skeleton.ts';

const USAGE = 'usage: npm run new -- format NAME | rule NAME | command NAME | slash NAME | migration FORMAT';

const formatCode = (
  name: string,
): string => `// ${title(name)}: one folder a feature, its tasks in a check list.
import { checkListFormat } from '../../formkit/check-list-format.ts';

export const ${camel(name)} = checkListFormat({
  id: '${name}',
  title: '${title(name)}',
  where: '\`.${name}/<feature>/tasks.md\`',
  state: '.${name}/{feature}/tasks.md',
  beside: ['plan.md'],
  passed: ['archive'],
  list: { marks: { ' ': 'open', x: 'done', X: 'done' } },
  documents: [
    {
      id: 'plan',
      name: 'the plan',
      is: 'says what is to be done',
      outputs: ['plan.md'],
      how: 'Write plan.md.',
    },
  ],
  planning: {
    id: 'tasks',
    name: 'the tasks',
    is: 'breaks the plan into tasks with a box each',
    outputs: ['tasks.md'],
    how: 'Write tasks.md from the plan.',
  },
  working: {
    id: 'implement',
    name: 'the implementation',
    is: 'does the tasks in their order',
    outputs: [],
    begin: 'Begin with this task; tick it when it is done.',
    how: 'Go on with this task; do nothing again that is ticked.',
  },
  begin: 'Describe the feature in .${name}/<feature>/plan.md.',
});
`;

const formatTest = (name: string): string => `// What ${title(name)} decides for each of its fixtures.
import { expect, test } from 'vitest';
import { ${camel(name)} } from '../../../src/formats/${name}/index.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, lookerFor } from '../looking.ts';

const { look } = lookerFor(${camel(name)});

test('each fixture', () => {
  expect(fixturesOf('${name}').map(([name, files]) => [name, decided(look(files))])).toEqual([
    ['begun', 'resume implement 2 partial-work'],
    ['done', 'none - completed'],
    ['planned', 'rerun tasks not-started'],
  ]);
});
`;

const formatPage = (name: string): string => `# [${name}](https://example.org)

${title(name)} keeps the tasks of a feature in a check list. Id: \`${name}\`.

## Where its state is

| file, in \`.${name}/<feature>/\` below any folder | holds |
|---|---|
| \`plan.md\` | what the tasks are made from |
| \`tasks.md\` | the tasks; the tool ticks each when it is done |

## What is decided

| state | decision |
|---|---|
| a plan without tasks | rerun · tasks · \`not-started\` |
| nothing is ticked | rerun · implement · \`not-started\` |
| some are ticked | resume · implement · \`partial-work\`, at the first open one |
| all are ticked | none · \`completed\` |

## What is written

Starting fresh removes the feature's folder; going on writes nothing: the tool ticks its boxes by itself.
`;

function format(name: string, read: Reader): Skeleton {
  const fixtures = Object.entries({
    planned: null,
    begun: '- [x] Table of people\n- [ ] Mail with a link\n',
    done: '- [x] Table of people\n- [x] Mail with a link\n',
  }).flatMap(([state, tasks]) => {
    const folder = `test/formats/${name}/fixtures/${state}/.${name}/sign-in`;
    const plan = [`${folder}/plan.md`, '# Plan\n\nPeople sign in by mail.\n'];
    return [plan, ...(tasks === null ? [] : [[`${folder}/tasks.md`, `# Tasks\n\n${tasks}`]])];
  });
  return {
    ...Object.fromEntries(fixtures),
    [`src/formats/${name}/index.ts`]: formatCode(name),
    [`test/formats/${name}/index.test.ts`]: formatTest(name),
    [`docs/formats/${name}.md`]: formatPage(name),
    'src/formats/index.ts': listed(read('src/formats/index.ts'), camel(name), `./${name}/index.ts`),
  };
}

const rulePage = (name: string): string => `# ${name}

A workflow has a title of at most 200 characters.

## Why

A longer one hides everything that stands beside it.

## Holds

\`title: Sign in by mail\`.

## Broken

A title that is a whole paragraph.

## What follows

Nothing but a note.

## When to turn it off

When your titles are sentences.
`;

function rule(name: string, read: Reader): Skeleton {
  return {
    [`src/rules/${name}.ts`]: `// ${title(name)}: the invariant in one sentence.
import type { Rule } from '../model/rule.ts';

export const ${camel(name)}: Rule = {
  id: '${name}',
  summary: 'A workflow has a title of at most 200 characters',
  severity: 'note',
  consequence: 'note',
  reason: null,
  check({ state }) {
    const length = state?.title?.length ?? 0;
    if (length <= 200) return [];
    return [{ message: \`found a title of \${length} characters, expected at most 200. Shorten it.\` }];
  },
};
`,
    [`test/rules/${name}.test.ts`]: `// Pass and fail lists of ${name}.
import { ${camel(name)} } from '../../src/rules/${name}.ts';
import { stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  ${camel(name)},
  [{ name: 'a short title', subject: subjectOf({ state: stateOf({ title: 'Sign in' }) }) }],
  [
    {
      name: 'a long title',
      subject: subjectOf({ state: stateOf({ title: 'x'.repeat(201) }) }),
      says: [['201 characters']],
    },
  ],
);
`,
    [`docs/rules/${name}.md`]: rulePage(name),
    'src/rules/index.ts': listed(read('src/rules/index.ts'), camel(name), `./${name}.ts`),
  };
}

/** One step more after the newest of a format that has versions. */
function migration(name: string, read: Reader, root: string): Skeleton {
  const home = `src/formats/${name}/migrations`;
  const steps = readdirSync(path.join(root, home)).flatMap(
    (file) => /^v\d+-to-v(\d+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const newest = Math.max(...steps.map(Number));
  const [from, to] = [newest, newest + 1];
  const step = `v${from}ToV${to}`;
  const list = read(`${home}/index.ts`);
  const document = /readonly Migration<(\w+)>\[\]/.exec(list)?.[1] ?? 'Document';
  const pair = (version: number) => `test/formats/${name}/fixtures/migrations/next/v${version}.md`;
  const samples = `test/formats/${name}/fixtures/migrations`;
  const sample = readdirSync(path.join(root, samples), { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith(`v${from}.md`),
  );
  const old = sample === undefined ? '' : read(`${samples}/${sample}`);
  return {
    [`${home}/v${from}-to-v${to}.ts`]: `// Version ${from} to ${to}: the number alone.
import type { Migration } from '../../../model/format.ts';
import type { ${document} } from '../document.ts';
import { withVersion } from './edits.ts';

export const ${step}: Migration<${document}> = {
  from: ${steps.length},
  summary: 'v${from} → v${to}',
  up: (doc) => ({ ...doc, data: withVersion(doc.data, ${to}) }),
};
`,
    [pair(from)]: old,
    [pair(to)]: old.replace(new RegExp(`^(schema_version: *"?)${from}`, 'm'), `$1${to}`),
    [`${home}/index.ts`]: listed(list, step, `./v${from}-to-v${to}.ts`),
  };
}

const KINDS: Readonly<Record<string, (name: string, read: Reader, root: string) => Skeleton>> = {
  format,
  rule,
  command,
  slash,
  migration,
};

/** What is left to do by hand, by kind. */
const NEXT: Readonly<Record<string, string>> = {
  format:
    'Describe the tool in src/formats/NAME/index.ts, its states in the fixtures and on the page, whose ' +
    'title links to the tool.',
  rule:
    'Write the invariant, its cases and its page; see it once with "rekindle scan" on a file that ' +
    'breaks it.',
  command:
    'Say what it does in src/commands/terminal/NAME.ts, do it in src/cli/NAME.ts or one of its wings. Its ' +
    'lines go into test/commands/planted.test.ts.',
  slash:
    'Give it a choice, or a deed of its own: a word of `Deed` in src/model/command.ts, its planner in ' +
    'src/modes/command/plan-deed.ts, its answer in src/report/github/reply/. Its permission ' +
    'and its lines go into ROWS of test/commands/parse.test.ts.',
  migration: 'Write what changes; add the version to the format’s `versions` and to its page.',
};

/** What else shows that it is whole, by kind: what runs over the list that it now stands in. */
const PROVEN_BY: Readonly<Record<string, string>> = {
  format: 'test/formats',
  rule: 'test/rules',
  command: 'test/commands test/cli',
  slash: 'test/commands test/report/github',
  migration: 'test/formats',
};

/** Writes a skeleton below a root and gives the exit status; nothing that is there is written over. */
export function main(args: readonly string[], root: string, say: (line: string) => void): number {
  const [kind = '', name = '', ...more] = args;
  const make = KINDS[kind];
  const plain = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
  if (!make || !plain || more.length > 0) {
    const odd = `found the name ${JSON.stringify(name)}, expected lower-case words with hyphens. `;
    say(make && name !== '' && !plain ? odd + USAGE : USAGE);
    return 2;
  }
  const isList = (file: string) => /\/(?:index|main)\.ts$/.test(file) && existsSync(path.join(root, file));
  if (kind === 'migration' && !existsSync(path.join(root, `src/formats/${name}/migrations/index.ts`))) {
    say(`the format ${name} has no migrations/index.ts: it has no versions yet. ${USAGE}`);
    return 2;
  }
  const files = Object.entries(make(name, (file) => readFileSync(path.join(root, file), 'utf8'), root));
  const there = files.filter(([file]) => existsSync(path.join(root, file)) && !isList(file));
  if (there.length > 0 || (kind === 'format' && existsSync(path.join(root, `src/formats/${name}`)))) {
    say(`${there[0]?.[0] ?? `src/formats/${name}`} is there already; nothing was written.`);
    return 1;
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    say(`wrote ${file}`);
  }
  say((NEXT[kind] ?? '').replaceAll('NAME', name));
  const tests = `test/house.test.ts ${PROVEN_BY[kind] ?? ''}`.trimEnd();
  say(`Then: npm run docs && npm run types && npx vitest run ${tests}`);
  say('Last: npm run build && npm run schema && npx vitest run test/tools test/commands test/config');
  return 0;
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = main(process.argv.slice(2), path.resolve(import.meta.dirname, '..'), console.error);
