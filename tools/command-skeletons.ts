// Skeletons of commands, for the terminal and for comments.
import { camel, listed, type Reader, type Skeleton } from './skeleton.ts';

const commandPage = (name: string): string => `# rekindle ${name}

<!-- command -->
Count the formats that are read.

## Usage

\`\`\`sh
rekindle ${name} [OPTIONS]
\`\`\`

\`--no-color\` and \`--help\` work everywhere.

## Examples

\`\`\`sh
rekindle ${name}
\`\`\`
<!-- /command -->

## Exit status

| Status | Means |
|---|---|
| 0 | the number was printed |
| 2 | wrong use |
| 3 | a bug in Rekindle, with a link that reports it |
`;

/** A command that is typed in a terminal. */
export function command(name: string, read: Reader): Skeleton {
  const index = read('src/commands/index.ts');
  const handlers = read('src/cli/main.ts');
  const key = name.includes('-') ? `'${name}'` : name;
  return {
    [`src/commands/terminal/${name}.ts`]: `// The command that counts the formats.
import type { Command } from '../../model/command.ts';

export const ${camel(name)}: Command = {
  name: '${name}',
  summary: 'Count the formats that are read',
  doors: ['cli'],
  args: [],
  options: [],
  examples: ['rekindle ${name}'],
};
`,
    [`src/cli/${name}.ts`]: `// \`rekindle ${name}\`: counts the formats that are read.
import { engine } from '../index.ts';
import type { CommandLine } from './typed/program.ts';
import { FINE, type World } from './world.ts';

export async function ${camel(name)}(_typed: CommandLine, { stdout }: World): Promise<number> {
  stdout.write(\`\${engine.formats.length}\\n\`);
  return FINE;
}
`,
    [`test/commands/terminal/${name}.test.ts`]: `// \`rekindle ${name}\`: what it prints.
import { expect, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import { rekindle } from '../../cli/world.ts';

test('counts the formats', async () => {
  const out = \`\${engine.formats.length}\\n\`;
  expect(await rekindle(['${name}'])).toMatchObject({ status: 0, out, err: '' });
});
`,
    [`docs/commands/${name}.md`]: commandPage(name),
    'src/commands/index.ts': listed(index, camel(name), `./terminal/${name}.ts`, 'settingUp'),
    'src/cli/main.ts': handlers.replace(
      /^};$/m,
      `  ${key}: async () => (await import('./${name}.ts')).${camel(name)},\n};`,
    ),
  };
}

const slashPage = (name: string): string => `# /${name}

<!-- command -->
Show where a workflow stands.

## In a comment on GitHub

\`\`\`text
/${name} [ID]
\`\`\`

Needs permission to read in the repository.
[Slash commands](../slash-commands.md) says where a command counts and how it is written.

| Word | Is |
|---|---|
| \`ID\` | which workflow, FORMAT:FEATURE; not needed where the card of only one is |

\`\`\`text
/${name}
\`\`\`
<!-- /command -->

## What it does

It answers as \`/status\` does. Nothing in the repository changes.
`;

/** A command of comments alone; until it has a choice or a deed of its own it answers as /status does. */
export function slash(name: string, read: Reader): Skeleton {
  const index = read('src/commands/index.ts');
  return {
    [`src/commands/${name}.ts`]: `// The command of comments that shows where a workflow stands.
import type { Command } from '../model/command.ts';

export const ${camel(name)}: Command = {
  name: '${name}',
  summary: 'Show where a workflow stands',
  doors: ['comment'],
  args: [],
  options: [],
  examples: [],
  slash: {
    names: ['${name}'],
    permission: 'read',
    deed: 'show-workflows',
    id: true,
    args: [],
    keys: [],
    flags: [],
    examples: ['/${name}'],
  },
};
`,
    [`test/commands/${name}.test.ts`]: `// \`/${name}\`: how it is written, and who may.
import { expect, test } from 'vitest';
import { ${camel(name)} } from '../../src/commands/${name}.ts';
import { callIn, plain, refused } from './asking.ts';

test('of the workflow that the place or an ID tells', () => {
  expect(callIn('/${name}')).toEqual(plain('${name}'));
  expect(callIn('/rekindle ${name} sdd:a', false)).toEqual({ ...plain('${name}'), id: 'sdd:a' });
  expect(refused('/${name} sdd:a sdd:b')).toBe('word-extra: sdd:b');
  expect(${camel(name)}.slash?.permission).toBe('read');
});
`,
    [`docs/commands/${name}.md`]: slashPage(name),
    'src/commands/index.ts': listed(index, camel(name), `./${name}.ts`, 'inComments'),
  };
}
