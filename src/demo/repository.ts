// Makes the demo's repository: one `git init`, one `git fast-import`, the same object ids every time.
import { devNull } from 'node:os';
import { endOf, Git, type ProcessEnvironment } from '../local/git/git.ts';
import { FIRST, STORIES, TORN } from './stories.ts';
import { atDay, type Story, type StoryCommit } from './story.ts';

const MAIN = 'main';
const WHO = 'Demo <demo@rekindle.invalid>';

/**
 * Makes a repository in an empty folder, its default branch checked out; `history`: what `git fast-import`
 * is given, the shop's where it is absent.
 * @throws UserError where git fails, or at once where `stop` is aborted
 */
export async function makeRepository(
  dir: string,
  env: ProcessEnvironment,
  stop?: AbortSignal,
  history = shopHistory(),
): Promise<void> {
  const git = new Git(dir, settingsOfNobody(env));
  await done(git, ['init', '--quiet', '--template=', `--initial-branch=${MAIN}`, '.'], '', stop);
  await done(git, ['fast-import', '--quiet', '--date-format=raw'], history, stop);
  await done(git, ['reset', '--quiet', '--hard', MAIN], '', stop);
}

/** A person's own settings (hooks, templates, signing) must not affect a sample. */
export function settingsOfNobody(env: ProcessEnvironment): ProcessEnvironment {
  return { ...env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
}

async function done(git: Git, args: readonly string[], input: string, stop?: AbortSignal): Promise<void> {
  const child = git.start(args);
  const kill = () => child.kill('SIGKILL');
  if (stop?.aborted) kill();
  stop?.addEventListener('abort', kill, { once: true });
  const ended = endOf(child);
  child.stdin.on('error', () => {}); // a process that ends early says why on stderr
  child.stdin.end(input);
  child.stdout.resume();
  const { code, stderr } = await ended;
  stop?.removeEventListener('abort', kill);
  if (code !== 0) throw git.failure(args[0] ?? '', stderr);
}

/** All commits, parents first: the default branch's own stories, then a branch for each other one. */
function shopHistory(): string {
  const own = STORIES.filter(({ branch }) => branch === MAIN);
  const others: readonly Pick<Story, 'branch' | 'commits'>[] = [
    ...STORIES.filter(({ branch }) => branch !== MAIN),
    TORN,
  ];
  const base = [FIRST, ...own.flatMap(({ commits }) => commits)];
  return [
    ...base.map((commit) => commitOf(MAIN, commit)),
    ...others.flatMap(({ branch, commits }) => [
      `reset refs/heads/${branch}\nfrom refs/heads/${MAIN}\n\n`,
      ...commits.map((commit) => commitOf(branch, commit)),
    ]),
    'done\n',
  ].join('');
}

/** A repository with these commits alone, on its default branch. */
export function historyOf(commits: readonly StoryCommit[]): string {
  return [...commits.map((commit) => commitOf(MAIN, commit)), 'done\n'].join('');
}

function commitOf(branch: string, { daysAgo, message, files }: StoryCommit): string {
  const who = `committer ${WHO} ${atDay(daysAgo) / 1000} +0000`;
  const changes = Object.entries(files).map(([path, content]) =>
    content === null ? `D ${path}\n` : `M 100644 inline ${path}\n${dataOf(content)}`,
  );
  return `commit refs/heads/${branch}\n${who}\n${dataOf(`${message}\n`)}${changes.join('')}\n`;
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
