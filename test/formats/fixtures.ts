// The fixtures of every format as repositories in memory: one folder below `fixtures/` is one of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

type Texts = Readonly<Record<string, string>>;
export type NamedFiles = readonly [name: string, files: Texts];

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
function placed(kind: string, file: string, text: string): Texts {
  const folder = `${STORY}/.workflow`;
  if (kind === 'index') return { [`${folder}/index.md`]: text, [`${STORY}/spec.md`]: '# S\n\nWords.\n' };
  if (kind === 'dags') return { [`${folder}/dags/${file}`]: text };
  const name = CONTEXTS.find((one) => file.startsWith(one.replace('.md', ''))) ?? file;
  return { [`${folder}/${name}`]: text };
}

/** The repositories of a format's fixtures. */
export function fixturesOf(format: string): readonly NamedFiles[] {
  const root = join(import.meta.dirname, format, 'fixtures');
  return readdirSync(root).flatMap((name): readonly NamedFiles[] => {
    const files = below(join(root, name));
    const each = (of: (file: string, text: string) => Texts): readonly NamedFiles[] =>
      files.map(([file, text]) => [`${name}/${file}`, of(file, text)]);
    if (format === 'humaninloop') return each((file, text) => placed(name, file, text));
    if (name === 'migrations') return each((_, text) => ({ 'specs/7-x/.specify-state.local.md': text }));
    return [[name, Object.fromEntries(files.map(([path, text]) => [path.replace(/^\d-\w+\//, ''), text]))]];
  });
}
