// Where a run stands: in a real repository with a commit a step, or in memory, which costs no process.
import { engine } from '../../../src/index.ts';
import { type LocalEdge, localEdge } from '../../../src/local/repository-source.ts';
import type { Survey } from '../../../src/model/repository-source.ts';
import type { LastChange, Snapshot } from '../../../src/model/snapshot.ts';
import { build, env, folder, git, iso } from '../../local/repository.ts';
import { snapshotOf, type Version } from '../../snapshot.ts';
import { filesAt, type Run, type Stand } from './run.ts';

/** Days since 2026-01-01 of the first commit, and between two steps: all is recent by the commands' clock. */
const [FIRST_DAY, BETWEEN] = [327, 0.2];
/** When the commit of a step was made; the first of all is -1. */
const dayOf = (at: number): number => FIRST_DAY + (at + 1) * BETWEEN;

/** One repository, whose working tree goes from step to step. */
export async function inGit(run: Run): Promise<Stand> {
  const { before, stops } = run;
  const base = { id: 'stop--1', day: dayOf(-1), files: { 'README.md': '# Shop\n', ...before } };
  const steps = stops.map(({ done, files }, at) => ({
    id: `stop-${at}`,
    parents: [`stop-${at - 1}`],
    day: dayOf(at),
    files,
    message: done,
  }));
  const last = `stop-${stops.length - 1}`;
  const { dir, id } = await build({ steps: [base, ...steps], refs: { main: last }, checkout: 'main' });
  const edge = await localEdge(dir, { env });
  return async (at) => {
    await git(dir, 'reset', '-q', '--hard', id(`stop-${at}`));
    const survey = await edge.survey({ kind: 'worktree' }, engine.asker(engine.memo(), 'deep'));
    return seen(edge, survey);
  };
}

let plain: Promise<LocalEdge> | null = null;

/** The same files and history as plain data. */
export async function inMemory(run: Run): Promise<Stand> {
  plain ??= folder().then((dir) => localEdge(dir, { env }));
  const edge: LocalEdge = { ...(await plain), kind: 'worktree' };
  return async (at) => {
    const files = filesAt(run, at);
    const snapshot = snapshotIn(run, at);
    const asker = engine.asker(engine.memo(), 'deep');
    const sites = asker.sites([...files.keys()].filter((path) => asker.matches(path)));
    const survey: Survey = {
      repository: 'shop',
      defaultBranch: 'main',
      holdings: [
        {
          snapshot,
          sites: sites.map((site) => ({ site, branches: ['main'], notes: [] })),
          owner: 'main',
        },
      ],
      scanned: { commits: 1, stateFiles: sites.length, stateSets: 1, blobsRead: files.size, gitProcesses: 0 },
      shallow: false,
    };
    const below = (paths: readonly string[]) =>
      [...files].filter(([path]) => paths.some((one) => path === one || path.startsWith(`${one}/`)));
    const expand: LocalEdge['expand'] = async (paths) =>
      below(paths).map(([path, { length: size }]) => ({ path, kind: 'file', mode: 0o644, size }));
    return { ...seen(edge, survey), expand };
  };
}

function snapshotIn(run: Run, at: number): Snapshot {
  const { before, stops } = run;
  const changes = [before, ...stops.slice(0, at + 1).map(({ files }) => files)];
  const history: Record<string, Version[]> = {};
  const last: Record<string, LastChange> = {};
  for (const [step, files] of changes.entries()) {
    const [commit, when] = [`${step}`.padStart(40, 'c'), iso(dayOf(step - 1))];
    for (const [path, text] of Object.entries(files)) {
      history[path] = [{ commit, at: when, text }, ...(history[path] ?? [])];
      last[path] = { at: when, commit, subject: 'work' };
    }
  }
  return snapshotOf(Object.fromEntries(filesAt(run, at)), {
    history,
    commits: [],
    lastChange: (paths) => {
      const touched = Object.entries(last).filter(([path]) =>
        paths.some((one) => path === one || path.startsWith(`${one}/`)),
      );
      return (
        touched
          .map(([, change]) => change)
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .at(-1) ?? null
      );
    },
  });
}

/** An edge that has looked once, in depth: a further look at the same files would see the same. */
function seen(edge: LocalEdge, survey: Survey): LocalEdge {
  const none: Survey = { ...survey, holdings: [] };
  return {
    ...edge,
    survey: async ({ kind }) => (kind === 'branches' ? none : survey),
    textOnDefault: async () => ({ ok: false, why: 'absent' }),
    pending: () => [],
    branch: async () => 'main',
    who: async () => 'Ada',
  };
}
