// What the Action's tests start from: states, payloads of events, commits, and what a process said.
import { exhaustive } from '../exhaustive.ts';
import { type Ended, type Files, type Job, type Repo, repository, runAction, runWarm } from './runner.ts';
import { index, pathOf } from './states.ts';

export const ZEROS = '0'.repeat(40);
export const GOOD: Files = { [pathOf('001-a')]: index('001-a') };
export const BAD: Files = { [pathOf('001-a')]: index('001-a', 'spinning') };

export const pull = (base: string, head: string) => ({
  pull_request: { head: { sha: head }, base: { sha: base } },
});

export const push = (before: string, after: string, ref = 'refs/heads/main') => ({
  ref,
  before,
  after,
  deleted: after === ZEROS,
  repository: { default_branch: 'main' },
});

/** Annotations of a level that have a place in a file. */
export const at = ({ commands }: Ended, level: string) =>
  commands.filter(({ name, properties }) => name === level && properties['file'] !== undefined);

/** Messages of a level, with a place or without. */
export const said = ({ commands }: Ended, level: string) =>
  commands.filter(({ name }) => name === level).map(({ data }) => data);

const made = new Map<string, { repo: Repo; base: string; head: string }>();

/** Two commits, of which the second is checked out; made once, so not to be changed. */
export function twoCommits(first: Files, second: Files) {
  const key = JSON.stringify([first, second]);
  const there = made.get(key);
  if (there) return there;
  const repo = repository();
  const base = repo.commit(first);
  const both = { repo, base, head: repo.commit(second) };
  made.set(key, both);
  return both;
}

export type Run = (job: Omit<Job, 'entry'>) => Ended;

/** As the runner starts it: a process for each. */
export const apart =
  (entry: string): Run =>
  (job) =>
    runAction({ entry, ...job });

/** In one process that stays; at night each in its own. Each kind has a run {@link apart} at any time. */
export const runOf =
  (entry: string): Run =>
  (job) =>
    (exhaustive ? runAction : runWarm)({ entry, ...job });

/** A pull request from the first commit to the second. */
export function onPull(run: Run, first: Files, second: Files, inputs: Record<string, string> = {}): Ended {
  const { repo, base, head } = twoCommits(first, second);
  return run({ workspace: repo.dir, event: 'pull_request', payload: pull(base, head), inputs });
}
