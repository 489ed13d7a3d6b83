// A local clone, working tree or plain folder as a repository source: gives snapshots and applies changes.
import type { Reading } from '../model/file-content.ts';
import type { FactRequirements, Survey, Target } from '../model/repository-source.ts';
import { type BranchPlace, placeOfBranch, remoteUrl } from './git/branch-place.ts';
import type { GitOutput } from './git/git.ts';
import { Objects } from './git/objects.ts';
import { type Refs, readRefs } from './git/refs.ts';
import { openRepository, type Repository } from './git/repository.ts';
import { surveyBranches } from './survey/branches.ts';
import { surveyCommit, surveyWorktree } from './survey/single-snapshot.ts';
import { textOnDefault, textOnDisk } from './survey/single-text.ts';
import type { LocalOptions, SurveyContext } from './survey/survey.ts';
import { branchOf } from './write/commit-paths.ts';
import { inTemporaryWorktree } from './write/temporary-worktree.ts';
import { type LocalWriter, writingIn } from './write/writer.ts';

export type { LocalOptions } from './survey/survey.ts';

/** What can be read of a clone, without fetching anything, and what can be written to its working tree. */
export interface LocalEdge extends LocalWriter {
  /** The root of the working tree, or the folder that was given. Absolute, links resolved. */
  readonly root: string;
  /** `bare`: branches and commits only; `none`: what is on disk only. */
  readonly kind: 'worktree' | 'bare' | 'none';
  /** Git processes started so far. */
  readonly gitProcesses: number;
  /**
   * Gathers the facts about a target, in a number of git processes that does not grow with the branches.
   * @throws UserError where the target is not there, or cannot be read.
   */
  survey(target: Target, asker: FactRequirements): Promise<Survey>;
  /** Ends what waits for a further survey; only with `oneMoment` is there anything. */
  close(): Promise<void>;
  /** A file as the default branch has it; where there is no repository, as it is on disk. */
  textOnDefault(path: string): Promise<Reading>;
  /** A file as it is on disk. */
  textOnDisk(path: string): Promise<Reading>;
  /** The id of the commit that a revision names; `null` where it is not in this clone. One git process. */
  resolve(revision: string): Promise<string | null>;
  /** The branch that is checked out; `null` where HEAD is detached. One git process. */
  current(): Promise<string | null>;
  /** Names of all branches, the local ones first. One git process. */
  branchNames(): Promise<readonly string[]>;
  /** Where a branch is; `null` where there is none of that name. Two git processes. */
  branchPlace(name: string): Promise<BranchPlace | null>;
  /** The address of the remote of a branch, else of `origin`; `null`: none is set. Two git processes. */
  remoteUrl(branch: string | null): Promise<string | null>;
  /**
   * Checks a local branch out in a new working tree below `folder`, which is there and empty, lets `act` work
   * in it, and takes it away again whatever happens. @throws UserError where that cannot be done
   */
  onBranch<T>(name: string, folder: string, act: (dir: string) => Promise<T>): Promise<T>;
  /** The best common ancestor of two commits; `null` where history does not reach one. One git process. */
  mergeBase(a: string, b: string): Promise<string | null>;
}

/**
 * Opens a folder: a clone, anything inside its working tree, a bare repository, or a folder without git.
 * @throws UserError where the folder is not there, or git is missing, too old, or refuses the repository.
 */
export async function localEdge(dir: string, options: LocalOptions): Promise<LocalEdge> {
  const repository = await openRepository(dir, options.env);
  const { git, root, kind } = repository;
  const sessions = readingSessions(repository, options);
  return {
    ...writingIn(repository, options, () => sessions.drop()),
    root,
    kind,
    get gitProcesses() {
      return git.processes;
    },
    survey: (target, asker) => sessions.once((session) => surveyTarget(target, { ...session, asker })),
    close: () => sessions.drop(),
    textOnDefault: (path) => sessions.before((session) => textOnDefault(session, path)),
    textOnDisk: (path) => textOnDisk(repository, path),
    current: () => (kind === 'none' ? Promise.resolve(null) : branchOf(git, repository.gitDir)),
    branchNames: async () => (kind === 'none' ? [] : (await readRefs(git)).branches.map(({ name }) => name)),
    branchPlace: async (name) => (kind === 'none' ? null : placeOfBranch(name, git)),
    remoteUrl: async (branch) => (kind === 'none' ? null : remoteUrl(branch, git)),
    async onBranch(name, folder, act) {
      await sessions.drop();
      return inTemporaryWorktree(name, folder, repository, options, act);
    },
    async resolve(revision) {
      if (kind === 'none' || revision.includes('\0')) return null;
      const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
      const output = await git.run(question);
      return idIn(output);
    },
    async mergeBase(a, b) {
      if (kind === 'none' || `${a}${b}`.includes('\0')) return null;
      const output = await git.run(['merge-base', '--end-of-options', a, b]);
      return idIn(output);
    },
  };
}

type Session = Omit<SurveyContext, 'asker'>;

/**
 * What one survey reads by: the branches as they stood when first asked for, and one `git cat-file`.
 * A text that is wanted before a survey, to know what to look for, is read in the survey's own session.
 */
function readingSessions(repository: Repository, options: LocalOptions) {
  const { git } = repository;
  let kept: Session | null = null;
  const opened = (): Session => {
    let refs: Promise<Refs> | null = null;
    const objects = new Objects(git, repository, options.supply);
    return { repository, git, objects, options, refs: () => (refs ??= readRefs(git)) };
  };
  const taken = (): Session => {
    const session = kept ?? opened();
    kept = null;
    return session;
  };
  const keep = (session: Session): void => {
    session.objects.rest();
    kept = session;
  };
  return {
    /** Does something in a session and ends it, unless all is to be of one moment. */
    async once<T>(act: (session: Session) => Promise<T>): Promise<T> {
      const session = taken();
      let done = false;
      try {
        const result = await act(session);
        done = true;
        return result;
      } finally {
        if (done && options.oneMoment) keep(session);
        else await session.objects.close();
      }
    },
    /** Does something in a session and keeps it for what follows; waiting, it holds no process open. */
    async before<T>(act: (session: Session) => Promise<T>): Promise<T> {
      const session = taken();
      const done = await act(session);
      keep(session);
      return done;
    },
    /** Ends a session that waits: what it knows is true no longer, or is not asked for any more. */
    async drop(): Promise<void> {
      const session = kept;
      kept = null;
      await session?.objects.close();
    },
  };
}

const idIn = ({ code, stdout }: GitOutput): string | null =>
  code === 0 ? (/^[0-9a-f]{40,64}$/m.exec(stdout.toString('latin1'))?.[0] ?? null) : null;

function surveyTarget(target: Target, ground: SurveyContext): Promise<Survey> {
  if (target.kind === 'worktree') return surveyWorktree(ground);
  if (target.kind === 'commit') return surveyCommit(ground, target);
  return surveyBranches(ground, target);
}
