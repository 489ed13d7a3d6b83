// Git's own object formats: trees, commits and tags as data, and as the bytes that their ids are made of.

export type Kind = 'blob' | 'tree' | 'commit' | 'tag';

export interface GitObject {
  readonly kind: Kind;
  readonly content: Buffer;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 in UTC, to the second. */
  readonly date: string;
}

export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
  readonly signature: string | null;
}

export interface Tag {
  readonly object: string;
  readonly type: Kind;
  readonly tag: string;
  readonly tagger: Person | null;
  readonly message: string;
}

/** `mode` as six octal digits: `100644`, `100755`, `120000`, `160000`, `040000`. */
export interface Entry {
  readonly mode: string;
  readonly name: string;
  readonly oid: string;
}

export const isTree = ({ mode }: Pick<Entry, 'mode'>): boolean => mode === '040000';
export const kindOf = ({ mode }: Pick<Entry, 'mode'>): Kind =>
  isTree({ mode }) ? 'tree' : mode === '160000' ? 'commit' : 'blob';

/** Git sorts folders as if their names ended in a slash. */
const sortKey = (entry: Entry): Buffer => Buffer.from(isTree(entry) ? `${entry.name}/` : entry.name);

export function printTree(entries: readonly Entry[]): Buffer {
  const sorted = entries.toSorted((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
  return Buffer.concat(
    sorted.flatMap(({ mode, name, oid }) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
      Buffer.from(oid, 'hex'),
    ]),
  );
}

export function parseTree(content: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at < content.length; ) {
    const nul = content.indexOf(0, at);
    const [mode = '', ...name] = content.toString('utf8', at, nul).split(' ');
    const oid = content.toString('hex', nul + 1, nul + 21);
    entries.push({ mode: mode.padStart(6, '0'), name: name.join(' '), oid });
    at = nul + 21;
  }
  return entries;
}

const seconds = (date: string): number => Math.floor(Date.parse(date) / 1000);
/** Newlines and angle brackets would end the line or the address. */
const plain = (value: string): string => value.replace(/[<>\n\0]/g, '').trim();
const printPerson = ({ name, email, date }: Person): string =>
  `${plain(name)} <${plain(email)}> ${seconds(date)} +0000`;

/** A time as GitHub writes it: UTC, to the second. */
export const isoOf = (time: Date | number | string): string =>
  new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

function parsePerson(source: string): Person {
  const [, name = '', email = '', at = '0'] = /^(.*?) ?<(.*?)> (\d+) [+-]\d{4}$/.exec(source) ?? [];
  return { name, email, date: isoOf(Number(at) * 1000) };
}

export function printCommit(commit: Commit): Buffer {
  const { tree, parents, author, committer, message, signature } = commit;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${printPerson(author)}`,
    `committer ${printPerson(committer)}`,
    ...(signature === null ? [] : [`gpgsig ${signature.trimEnd().replaceAll('\n', '\n ')}`]),
  ];
  return Buffer.from(`${lines.join('\n')}\n\n${message}`);
}

/** Header lines by name (a folded value in one piece), and the text below them. */
function headed(content: Buffer): {
  readonly headers: (name: string) => readonly string[];
  readonly body: string;
} {
  const source = content.toString('utf8');
  const end = source.indexOf('\n\n');
  const head = end < 0 ? source.trimEnd() : source.slice(0, end);
  const lines = head.replaceAll('\n ', '\u0001').split('\n');
  return {
    headers: (name) =>
      lines
        .filter((line) => line.startsWith(`${name} `))
        .map((line) => line.slice(name.length + 1).replaceAll('\u0001', '\n')),
    body: end < 0 ? '' : source.slice(end + 2),
  };
}

export function parseCommit(content: Buffer): Commit {
  const { headers, body } = headed(content);
  return {
    tree: headers('tree')[0] ?? '',
    parents: headers('parent'),
    author: parsePerson(headers('author')[0] ?? ''),
    committer: parsePerson(headers('committer')[0] ?? ''),
    message: body,
    signature: headers('gpgsig')[0] ?? null,
  };
}

export function printTag({ object, type, tag, tagger, message }: Tag): Buffer {
  const lines = [`object ${object}`, `type ${type}`, `tag ${tag}`];
  if (tagger) lines.push(`tagger ${printPerson(tagger)}`);
  return Buffer.from(`${lines.join('\n')}\n\n${message.endsWith('\n') ? message : `${message}\n`}`);
}

const KINDS: readonly string[] = ['blob', 'tree', 'commit', 'tag'];
export const isKind = (value: unknown): value is Kind => typeof value === 'string' && KINDS.includes(value);

export function parseTag(content: Buffer): Tag {
  const { headers, body } = headed(content);
  const type = headers('type')[0];
  const tagger = headers('tagger')[0];
  return {
    object: headers('object')[0] ?? '',
    type: isKind(type) ? type : 'commit',
    tag: headers('tag')[0] ?? '',
    tagger: tagger === undefined ? null : parsePerson(tagger),
    message: body,
  };
}
