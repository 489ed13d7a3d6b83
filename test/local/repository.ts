// Real git repositories in temporary folders, made as a test describes them: by commits, or by hand.
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Survey } from '../../src/model/repository-source.ts';
import { COMPILED } from '../compiled.ts';
import { outputOf } from '../launcher.ts';

/** A file's text, `null` for none, or an entry of another mode: a link's target, a submodule's commit. */
export type Content = string | null | Buffer | { readonly link: string } | { readonly submodule: string };

/** One commit of a history that is described at once. */
export interface Step {
  /** The name by which other steps and refs mean it. */
  readonly id: string;
  /** The first one's files are kept save for those named here; none: a first commit. */
  readonly parents?: readonly string[];
  /** Days since 2026-01-01 of the committer's time. */
  readonly day: number;
  readonly files?: Readonly<Record<string, Content>>;
  readonly message?: string;
  /** `NAME <ADDRESS>`. */
  readonly author?: string;
  /** Days since 2026-01-01 of the author's time; the committer's where absent. */
  readonly authored?: number;
}

export const env = {
  PATH: process.env['PATH'],
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.invalid',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.invalid',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  NODE_COMPILE_CACHE: COMPILED,
};

const FIRST_DAY = Date.UTC(2026, 0, 1) / 1_000;
const seconds = (day: number) => FIRST_DAY + Math.round(day * 86_400);
/** The time of a day of the histories, as the edge writes it. */
export const iso = (day: number): string =>
  new Date(seconds(day) * 1_000).toISOString().replace('.000Z', 'Z');

const folders: string[] = [];
process.once('exit', () => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

/** A new empty folder. It stays as long as this process: what one test file made, the next may start from. */
export async function folder(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'rekindle-')));
  folders.push(made);
  return made;
}

/** Runs a program and gives its standard output. */
export async function run(program: string, args: readonly string[], input: string | Buffer = '') {
  return outputOf(program, args, { env, input }).toString().trim();
}

export const git = (dir: string, ...args: readonly string[]) => run('git', ['-C', dir, ...args]);

/** Writes a file and the folders above it. */
export async function put(dir: string, path: string, content: string | Buffer = ''): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), content);
}

export interface Built {
  readonly dir: string;
  /** Full ids of the commits by the names of their steps. */
  readonly ids: ReadonlyMap<string, string>;
  readonly id: (step: string) => string;
}

interface Plan {
  readonly steps: readonly Step[];
  /** Full names of refs, or short names of local branches, and the step they stand at. */
  readonly refs: Readonly<Record<string, string>>;
  /** Bare where absent; else the branch that is checked out. */
  readonly checkout?: string;
  readonly hash?: 'sha1' | 'sha256';
}

/** What `git init --bare` makes, without a process and without its samples of hooks. */
export async function bareIn(dir: string, branch = 'main'): Promise<void> {
  for (const part of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    await mkdir(join(dir, part), { recursive: true });
  await writeFile(join(dir, 'HEAD'), `ref: refs/heads/${branch}\n`);
  await writeFile(
    join(dir, 'config'),
    '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n',
  );
}

/** Makes a repository by one `git fast-import`. HEAD of a bare one names `main`. */
export async function build(plan: Plan): Promise<Built> {
  const dir = await folder();
  const [bare, hash] = [plan.checkout === undefined, plan.hash ?? 'sha1'];
  if (bare && hash === 'sha1') await bareIn(dir);
  else {
    const kind = bare ? ['--bare'] : [];
    await git(dir, 'init', '-q', '-b', plan.checkout ?? 'main', `--object-format=${hash}`, ...kind);
  }
  const marks = join(await folder(), 'marks');
  await run('git', ['-C', dir, 'fast-import', '--quiet', `--export-marks=${marks}`], streamOf(plan));
  const lines = (await readFile(marks, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.slice(1).split(' '));
  const ids = new Map(lines.map(([mark, id]) => [plan.steps[Number(mark) - 1]?.id ?? '', id ?? '']));
  if (!bare) await git(dir, 'reset', '-q', '--hard');
  const id = (step: string) => ids.get(step) ?? `no step ${step}`;
  return { dir, ids, id };
}

function streamOf({ steps, refs }: Plan): Buffer {
  const marks = new Map(steps.map(({ id }, index) => [id, `:${index + 1}`]));
  const parts: (string | Buffer)[] = [];
  const data = (bytes: Buffer) => parts.push(`data ${bytes.length}\n`, bytes, '\n');
  for (const { id, parents = [], day, files = {}, message = id, author, authored = day } of steps) {
    const who = author ?? 'Ada <ada@example.invalid>';
    parts.push(`commit refs/build/${id}\nmark ${marks.get(id)}\n`);
    parts.push(`author ${who} ${seconds(authored)} +0000\n`);
    parts.push(`committer Ada <ada@example.invalid> ${seconds(day)} +0000\n`);
    data(Buffer.from(message));
    parents.forEach((parent, index) => {
      parts.push(`${index === 0 ? 'from' : 'merge'} ${marks.get(parent)}\n`);
    });
    for (const [path, content] of Object.entries(files)) {
      if (content === null) parts.push(`D ${JSON.stringify(path)}\n`);
      else if (typeof content === 'object' && 'submodule' in content)
        parts.push(`M 160000 ${content.submodule} ${JSON.stringify(path)}\n`);
      else if (typeof content === 'object' && 'link' in content) {
        parts.push(`M 120000 inline ${JSON.stringify(path)}\n`);
        data(Buffer.from(content.link));
      } else {
        parts.push(`M 100644 inline ${JSON.stringify(path)}\n`);
        data(Buffer.from(content));
      }
    }
  }
  for (const [name, step] of Object.entries(refs)) {
    const ref = name.startsWith('refs/') ? name : `refs/heads/${name}`;
    parts.push(`reset ${ref}\nfrom ${marks.get(step)}\n\n`);
  }
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** What a survey found, one line a workflow: `OWNER: PATH [BRANCHES]`. */
export function found({ holdings }: Survey): readonly string[] {
  return holdings.flatMap(({ owner, sites }) =>
    sites.map(({ site, branches }) => `${owner}: ${site.path} [${branches.join(' ')}]`),
  );
}

/** A state file that the toy asker takes for its own; `note` tells one version from another. */
export const state = (note: string): string => `# Pipeline run\n\n- note: ${note}\n`;
