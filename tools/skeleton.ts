// What every skeleton of `npm run new` consists of: its files, the names in them, its line in a list.

/** What is written: the path from the project's root → its text. */
export type Skeleton = Readonly<Record<string, string>>;
export type Reader = (file: string) => string;

export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const title = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * A list with one name more: its import in the order of files, its entry at the end. `into`: which list of
 * the file, where it has several.
 */
export function listed(text: string, name: string, from: string, into = String.raw`\w+`): string {
  const line = `import { ${name} } from '${from}';`;
  const lines = text.split('\n');
  const fileOf = (one: string) => /from '([^']+)';$/.exec(one)?.[1] ?? '';
  const imports = lines.flatMap((one, at) => (one.startsWith('import ') ? [at] : []));
  const own = imports.filter((at) => fileOf(lines[at] ?? '').startsWith('./'));
  const before = own.find((at) => fileOf(lines[at] ?? '') > from) ?? (imports.at(-1) ?? -1) + 1;
  const added = lines.toSpliced(before, 0, line).join('\n');
  const head = String.raw`(?:export )?const ${into}: readonly [\w<>]+\[\] = \[`;
  const list = new RegExp(String.raw`^(${head})([^\]]*)\];$`, 'm');
  if (!list.test(added)) throw new Error(`found no list ${into} that takes ${name}: see tools/skeleton.ts`);
  return added.replace(list, (_, begin: string, entries: string) => {
    const names = [...entries.split(',').map((one) => one.trim()), name].filter((one) => one !== '');
    const flat = `${begin}${names.join(', ')}];`;
    return flat.length <= WIDTH ? flat : `${begin}\n${names.map((one) => `  ${one},\n`).join('')}];`;
  });
}

/** Columns of a line, as the formatter breaks it. */
const WIDTH = 110;
