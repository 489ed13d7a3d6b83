// The branches of the demo's repository on the simulated GitHub: where they point, and commits on them.
import { Git, type ProcessEnvironment } from '../local/git/git.ts';
import type { BranchEdit } from '../model/github/effects.ts';
import { settingsOfNobody } from './repository.ts';

export interface SimulatedCommit {
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** The commit that it stands on. */
  readonly parent: string;
  readonly edits: readonly BranchEdit[];
  /** With its trailers. */
  readonly message: string;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Branches {
  /** `null`: there is no such branch. */
  head(branch: string): string | null;
  /** When the last commit of each branch was made, ISO 8601 in UTC. */
  readonly pushed: ReadonlyMap<string, string>;
  /** Commits on a branch, which is made where it is not there, and gives the commit's id. */
  commit(commit: SimulatedCommit): Promise<string>;
  /** What a file of a commit says; `''` where it is not there. */
  textOf(commit: string, path: string): Promise<string>;
}

/** @throws UserError where git fails */
export async function branchesIn(dir: string, env: ProcessEnvironment): Promise<Branches> {
  const git = new Git(dir, settingsOfNobody(env));
  const told = async (args: readonly string[], input = ''): Promise<string> => {
    const { code, stdout, stderr } = await git.run(args, input);
    if (code !== 0) throw git.failure(args[0] ?? '', stderr);
    return stdout.toString();
  };
  const format = '--format=%(objectname) %(committerdate:unix) %(refname:lstrip=2)';
  const lines = (await told(['for-each-ref', format, 'refs/heads/'])).trim().split('\n');
  const rows = lines.map((line) => /^(\S+) (\d+) (.+)$/.exec(line)?.slice(1) ?? []);
  const heads = new Map(rows.map(([sha = '', , branch = '']) => [branch, sha]));
  return {
    head: (branch) => heads.get(branch) ?? null,
    pushed: new Map(rows.map(([, at, branch = '']) => [branch, isoOf(Number(at) * 1000)])),
    async commit(commit) {
      await told(['fast-import', '--quiet', '--date-format=raw'], streamOf(commit));
      const sha = (await told(['rev-parse', `refs/heads/${commit.branch}`])).trim();
      heads.set(commit.branch, sha);
      return sha;
    },
    async textOf(commit, path) {
      const { code, stdout } = await git.run(['cat-file', 'blob', `${commit}:${path}`]);
      return code === 0 ? stdout.toString() : '';
    },
  };
}

export const isoOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

function streamOf({ branch, parent, edits, message, by, at }: SimulatedCommit): string {
  const changes = edits.map(({ path, text, kept }) => {
    if (kept) return `M ${kept.mode} ${kept.blob} ${path}\n`;
    return text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${dataOf(text)}`;
  });
  const who = `committer ${by} <${by}@rekindle.invalid> ${at / 1000} +0000`;
  const head = `commit refs/heads/${branch}\n${who}\n${dataOf(message)}from ${parent}\n`;
  return `${head}${changes.join('')}\ndone\n`;
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
