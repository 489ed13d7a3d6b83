// A local clone, working tree or plain folder as a repository source: gives snapshots and applies changes.
import type { Reading } from '../model/file-content.ts';
import type { FactRequirements, Survey, Target } from '../model/repository-source.ts';
import type { GitOutput } from './git/git.ts';
import { Objects } from './git/objects.ts';
import { openRepository } from './git/repository.ts';
import { surveyBranches } from './survey/branches.ts';
import { surveyCommit, surveyWorktree } from './survey/single-snapshot.ts';
import { textOnDefault, textOnDisk } from './survey/single-text.ts';
import type { LocalOptions, SurveyContext } from './survey/survey.ts';
import { branchOf } from './write/commit-paths.ts';
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
   * Gathers the facts about a target, in eight git processes at most, the one that opened the edge included.
   * @throws UserError where the target is not there, or cannot be read.
   */
  survey(target: Target, asker: FactRequirements): Promise<Survey>;
  /** A file as the default branch has it; where there is no repository, as it is on disk. */
  textOnDefault(path: string): Promise<Reading>;
  /** A file as it is on disk. */
  textOnDisk(path: string): Promise<Reading>;
  /** The id of the commit that a revision names; `null` where it is not in this clone. One git process. */
  resolve(revision: string): Promise<string | null>;
  /** The branch that is checked out; `null` where HEAD is detached. One git process. */
  current(): Promise<string | null>;
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
  const onGround = async <T>(act: (ground: Omit<SurveyContext, 'asker'>) => Promise<T>): Promise<T> => {
    const objects = new Objects(git, repository, options.supply);
    try {
      return await act({ repository, git, objects, options });
    } finally {
      await objects.close();
    }
  };
  return {
    ...writingIn(repository, options),
    root,
    kind,
    get gitProcesses() {
      return git.processes;
    },
    survey: (target, asker) => onGround((ground) => surveyTarget(target, { ...ground, asker })),
    textOnDefault: (path) => onGround((ground) => textOnDefault(ground, path)),
    textOnDisk: (path) => onGround((ground) => textOnDisk(ground, path)),
    current: () => (kind === 'none' ? Promise.resolve(null) : branchOf(git)),
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

const idIn = ({ code, stdout }: GitOutput): string | null =>
  code === 0 ? (/^[0-9a-f]{40,64}$/m.exec(stdout.toString('latin1'))?.[0] ?? null) : null;

function surveyTarget(target: Target, ground: SurveyContext): Promise<Survey> {
  if (target.kind === 'worktree') return surveyWorktree(ground);
  if (target.kind === 'commit') return surveyCommit(ground, target);
  return surveyBranches(ground, target);
}
