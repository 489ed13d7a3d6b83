// CHANGELOG.md from the commits: what users notice, by release and kind, in the words of their subjects.

/** One commit, as `git log` gives it. */
export interface Commit {
  readonly subject: string;
  readonly body: string;
  /** Names of the tags at it. */
  readonly tags: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** What `commitsIn` reads: fields and commits between control characters, which no message has. */
export const LOG_FORMAT = '%s%x1f%b%x1f%D%x1f%cs%x1e';

/** The output of `git log --format=LOG_FORMAT --decorate=full`, newest first. */
export function commitsIn(log: string): readonly Commit[] {
  return log
    .split('\x1e')
    .map((text) => text.replace(/^\n/, ''))
    .filter((text) => text !== '')
    .map((text) => {
      const [subject = '', body = '', refs = '', date = ''] = text.split('\x1f');
      const tags = [...refs.matchAll(/tag: refs\/tags\/([^\s,]+)/g)].map(([, name = '']) => name);
      return { subject, body, tags, date };
    });
}

interface Release {
  /** Without `v`. */
  readonly version: string;
  /** `null`: not released yet. */
  readonly date: string | null;
  readonly commits: readonly Commit[];
}

const RELEASE = /^v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/** Commits by the release that they came with; the newest ones by the version that is to come. */
function releasesOf(commits: readonly Commit[], next: string): readonly Release[] {
  const releases: { version: string; date: string | null; commits: Commit[] }[] = [];
  for (const commit of commits) {
    const [version] = commit.tags.flatMap((tag) => RELEASE.exec(tag)?.[1] ?? []);
    if (version !== undefined) releases.push({ version, date: commit.date, commits: [] });
    else if (releases.length === 0) releases.push({ version: next, date: null, commits: [] });
    releases.at(-1)?.commits.push(commit);
  }
  return releases;
}

/** Kinds of commits that users notice, in the order of their headings; others are for those who build it. */
const KINDS: readonly (readonly [kind: RegExp, heading: string])[] = [
  [/^feat$/, 'New'],
  [/^fix$/, 'Corrected'],
  [/^perf$/, 'Faster'],
];

interface Entry {
  readonly kind: string;
  readonly scope: string | null;
  readonly what: string;
  /** What breaks, where something does. */
  readonly breaks: string | null;
}

/** A Conventional Commit; `null` for any other. */
function entryOf({ subject, body }: Commit): Entry | null {
  const [, kind, scope, bang, what] = /^([a-z]+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(subject) ?? [];
  if (kind === undefined || what === undefined) return null;
  const [, said] = /^BREAKING[ -]CHANGE: (.+)$/m.exec(body) ?? [];
  return { kind, scope: scope ?? null, what, breaks: said ?? (bang === undefined ? null : what) };
}

const line = (scope: string | null, what: string): string =>
  `- ${scope === null ? '' : `**${scope}:** `}${what.replace(/[<>@#]/g, '\\$&')}`;

function sectionOf({ version, date, commits }: Release): string {
  const entries = commits.flatMap((commit) => entryOf(commit) ?? []);
  const breaking = entries.flatMap(({ scope, breaks }) => (breaks === null ? [] : [line(scope, breaks)]));
  const parts = [
    ['What breaks', breaking] as const,
    ...KINDS.map(([kind, heading]) => {
      const mine = entries.filter((one) => kind.test(one.kind));
      return [heading, mine.map(({ scope, what }) => line(scope, what))] as const;
    }),
  ];
  const shown = parts.filter(([, lines]) => lines.length > 0);
  return [
    `## ${version} (${date ?? 'to come'})`,
    ...shown.map(([heading, lines]) => `### ${heading}\n\n${[...new Set(lines)].join('\n')}`),
    ...(shown.length === 0 ? ['Nothing that users notice.'] : []),
  ].join('\n\n');
}

/** The whole file. `next`: the version of package.json. */
export function changelog(commits: readonly Commit[], next: string): string {
  const sections = releasesOf(commits, next).map(sectionOf);
  return `${[
    '# Changelog',
    'Made by `npm run release -- --changelog` from the subjects of the commits: new, corrected, faster.',
    ...sections,
  ].join('\n\n')}\n`;
}

/** The section of one release, without its heading; `null` where there is none. */
export function notesFor(version: string, text: string): string | null {
  const sections = text.split(/^## /m).slice(1);
  const mine = sections.find((one) => one.startsWith(`${version} `));
  return mine === undefined ? null : mine.slice(mine.indexOf('\n')).trim();
}
