// What every skeleton of `npm run new` consists of: its files, the names in them, its line in a list.

/** What is written: the path from the project's root → its text. */
export type Skeleton = Readonly<Record<string, string>>;
export type Reader = (file: string) => string;

export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const title = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** A list with one name more: its import in the order of files, its entry at the end. */
export function listed(text: string, name: string, from: string): string {
  const line = `import { ${name} } from '${from}';`;
  const lines = text.split('\n');
  const fileOf = (one: string) => /from '([^']+)';$/.exec(one)?.[1] ?? '';
  const imports = lines.flatMap((one, at) => (one.startsWith('import ') ? [at] : []));
  const own = imports.filter((at) => fileOf(lines[at] ?? '').startsWith('./'));
  const before = own.find((at) => fileOf(lines[at] ?? '') > from) ?? (imports.at(-1) ?? -1) + 1;
  const added = lines.toSpliced(before, 0, line).join('\n');
  const list = /^((?:export )?const \w+: readonly [\w<>]+\[\] = \[)([^\]]*)\];$/m;
  return added.replace(list, (_, head: string, entries: string) => {
    const names = [...entries.split(',').map((one) => one.trim()), name].filter((one) => one !== '');
    const flat = `${head}${names.join(', ')}];`;
    return flat.length <= WIDTH ? flat : `${head}\n${names.map((one) => `  ${one},\n`).join('')}];`;
  });
}

/** Columns of a line, as the formatter breaks it. */
const WIDTH = 110;
