// How many writing requests an act may take, so that a sweep stops before its limit and keeps one for its
// own record.
import type { PullRequestEffect } from '../../model/github/remote.ts';
import type { Act } from './act.ts';

/** Where an act takes requests by what is in it. The figures are those of each effect, none of them raced. */
export function costOf(act: Act): number {
  switch (act.kind) {
    case 'look':
      return 0;
    case 'card':
    case 'issue':
    case 'settle':
    case 'close':
      return 1;
    case 'fold':
      return 1 + act.others;
    case 'gone':
      return act.as === 'card' ? 1 : 2;
    case 'labels':
      // Each may have to be made first; then all are put on in one go, and taken off one by one.
      return act.add.length + Math.min(1, act.add.length) + act.remove.length;
    case 'migrate':
      break;
  }
  return costOfProposal(act.effect);
}

/** A blob for each file, a tree, a commit, the branch, the pull request, its check run, what dresses it. */
function costOfProposal({ edits, labels, reviewers, teams }: PullRequestEffect): number {
  return edits.length + 5 + [labels, reviewers, teams].filter(({ length }) => length > 0).length;
}
