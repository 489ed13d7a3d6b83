// Repositories on the stand-in for GitHub, taken over from real ones, and what stands on them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, type ClientOptions, createClient, unpaced } from '../../src/github/client/client.ts';
import type { GitHubContext } from '../../src/github/effect-context.ts';
import { openGround } from '../../src/github/read/repository-facts.ts';
import { type ApiTarget, surveyByApi } from '../../src/github/snapshot/api-snapshot.ts';
import type { FactRequirements } from '../../src/model/repository-source.ts';
import type { Need } from '../../src/model/snapshot.ts';
import { toy } from '../local/asker.ts';
import { type Step, state } from '../local/repository.ts';
import { type GitHub, type Options, startGitHub } from '../standin/github.ts';
import type { RepositorySeed } from '../standin/seed.ts';

const TOKEN = 'ghs_reader';
export const READS = { contents: 'read', issues: 'read', pull_requests: 'read', actions: 'read' } as const;

export interface Stand {
  readonly github: GitHub;
  readonly ground: GitHubContext;
  /** How many calls of each kind were made since this was last asked: `2 read, 1 graphql`. */
  spent(): string;
}

/** A stand-in with one repository, `harbour/tides`, and who may read it. The opening is not counted. */
export async function standOn(
  seed: Partial<RepositorySeed>,
  options: Options & { permissions?: Readonly<Record<string, 'read' | 'write'>> } = {},
): Promise<Stand> {
  const { permissions = READS, ...rest } = options;
  const github = await startGitHub({ tokens: { [TOKEN]: { kind: 'actions', permissions } }, ...rest });
  await github.seed({ owner: 'harbour', name: 'tides', ...seed });
  const ground = await openGround(clientOf(github), { owner: 'harbour', repo: 'tides', trusted: [] });
  let seen = github.calls.length;
  return {
    github,
    ground,
    spent() {
      const calls = github.calls.slice(seen);
      seen = github.calls.length;
      const kinds = ['read', 'graphql', 'write', 'git'] as const;
      const counts = kinds.map((kind) => [calls.filter((one) => one.kind === kind).length, kind] as const);
      return counts.flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : [])).join(', ');
    },
  };
}

export const clientOf = (github: Pick<GitHub, 'api'>, token = TOKEN, budget = 0): Client =>
  createClient(clientOptions(github, token, budget));

/** What a client is made with, so that nothing waits. */
export function clientOptions({ api }: Pick<GitHub, 'api'>, token: string, budget: number): ClientOptions {
  return { token, baseUrl: api, budget, second: 1, queues: unpaced() };
}

/** A commit with one workflow, and one after it with two and a newer spec. */
export const TWO: readonly Step[] = [
  {
    id: 'one',
    day: 1,
    files: { 'specs/a/pipeline-state.md': state('a'), 'specs/a/feature.spec.md': '# A\n' },
  },
  {
    id: 'two',
    day: 2,
    parents: ['one'],
    files: {
      'specs/a/feature.spec.md': '# AA\n',
      'specs/b/pipeline-state.md': state('b'),
      'specs/c/pipeline-state.md': 'another tool\n',
    },
  },
];

/** The toy asker, with other needs. */
export const needing = (...needs: readonly Need[]): FactRequirements => ({ ...toy, needs: () => needs });

/** A survey by the API, and what it says that could not be learned. */
export async function surveyOn(
  stand: Stand,
  commit: string,
  asker: FactRequirements,
  more: Partial<ApiTarget>,
) {
  const warnings: string[] = [];
  const target = { commit, branch: null, defaultBranch: 'main', ...more };
  const warn = (said: string) => warnings.push(said);
  const survey = await surveyByApi(stand.ground, { ...target, warn }, asker);
  const [holding] = survey.holdings;
  return { survey, warnings, snapshot: holding?.snapshot, notes: holding?.sites[0]?.notes ?? [] };
}

export type Files = Readonly<Record<string, Buffer>>;

const FIXTURES = join(import.meta.dirname, '..', 'formats');

function filesIn(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
}

/** Every fixture of the five formats as the files of a repository. */
export function fixtures(): ReadonlyMap<string, Files> {
  const all = new Map<string, Files>();
  for (const format of ['specify', 'humaninloop', 'ai-dev-shop', 'project-state', 'sdd']) {
    const folder = join(FIXTURES, format, 'fixtures');
    for (const name of readdirSync(folder)) {
      const files = filesIn(join(folder, name));
      for (const [key, one] of Object.entries(placed(format, name, files))) all.set(`${format}/${key}`, one);
    }
  }
  return all;
}

/** Fixtures that are single state files are put where their format keeps them. */
function placed(format: string, name: string, files: Files): Readonly<Record<string, Files>> {
  if (format === 'humaninloop') {
    const entries = Object.entries(files).map(([file, bytes]) => {
      const own = { index: 'index.md', dags: `dags/${file}` }[name] ?? file.replace(/-[a-z-]+\.md$/, '.md');
      const context = /^(?:plan-|tasks-)?context/.exec(file)?.[0];
      const path = name === 'context' && context !== undefined ? `${context}.md` : own;
      return [`${name}/${file}`, { [`specs/007-tide-table/.workflow/${path}`]: bytes }] as const;
    });
    return Object.fromEntries(entries);
  }
  if (format === 'specify' && name === 'migrations') {
    const entries = Object.entries(files).map(
      ([file, bytes]) => [`${name}/${file}`, { 'specs/7-tides/.specify-state.local.md': bytes }] as const,
    );
    return Object.fromEntries(entries);
  }
  return { [name]: files };
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const BOT = 'dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>';

/**
 * A life of some files: begun, written, tidied by a bot, touched by us, and merged with a branch beside it.
 * The last step is `NAME merge`.
 */
export function lifeOf(name: string, files: Files, day: number): readonly Step[] {
  const [first = ''] = Object.keys(files);
  const beside = folderOf(first) === '' ? '' : `${folderOf(first)}/`;
  const begun = Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, bytes.subarray(0, bytes.length >> 1)]),
  );
  const after = (id: string) => [`${name}/${id}`];
  return [
    { id: `${name}/begun`, day, files: { ...begun, 'README.md': 'Tides.\n' } },
    {
      id: `${name}/written`,
      parents: after('begun'),
      day: day + 1,
      files,
      message: 'checkpoint: tides\nwritten\n\nBy hand.\n',
    },
    {
      id: `${name}/tidied`,
      parents: after('written'),
      day: day + 2,
      files: { [`${beside}tidy.txt`]: 'x\n', 'README.md': null },
      author: BOT,
    },
    {
      id: `${name}/ours`,
      parents: after('tidied'),
      day: day + 3,
      files: { [`${beside}tidy.txt`]: 'y\n' },
      message: 'Recover tides\n\nRekindle-Workflow: a:b\nRekindle-Action: resume\n',
    },
    {
      id: `${name}/side`,
      parents: after('written'),
      day: day + 1.5,
      files: { [`${beside}deep/er/side.txt`]: 'z\n' },
    },
    {
      id: `${name}/merge`,
      parents: [...after('ours'), ...after('side')],
      day: day + 4,
      files: { [`${beside}deep/er/side.txt`]: 'z\n' },
    },
  ];
}
