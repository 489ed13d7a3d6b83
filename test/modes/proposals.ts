// How a pull request lands in the in-memory hub: never over a person's branch, never against a person's no.
import { WorldError } from '../../src/model/errors.ts';
import type { PullRequestEffect } from '../../src/model/github/effects.ts';
import { type Ground, landed, type Performer, signed, tipOf } from './ground.ts';
import { commitOn, headOf, moveBranch, type Talk } from './world.ts';

/** The branch of a proposal: made, adopted, set on a base that moved, or left alone. */
function prepare(effect: PullRequestEffect, branch: string, ground: Ground) {
  const { key, head, edits, message, trailers } = effect;
  const { dir, world, now } = ground;
  const there = headOf(dir, branch);
  if (there !== null) {
    const tip = tipOf(there, key, ground);
    if (!tip.ours) return 'foreign' as const;
    if (tip.parent === head) return { sha: there, moved: false };
  }
  const made = commitOn(dir, {
    head,
    edits,
    message: signed(message, trailers, key),
    by: world.account,
    at: now,
  });
  if (made === null) return 'empty' as const;
  ground.write('contents: write');
  moveBranch(dir, branch, there, made);
  return { sha: made, moved: true };
}

const ANEW = 2;

export const pullRequest: Performer<'pull-request'> = (effect, ground) => {
  const { key, title, body, base } = effect;
  const { dir, world } = ground;
  for (let turn = 1; turn <= ANEW; turn += 1) {
    const branch = turn === 1 ? effect.branch : `${effect.branch}-${turn}`;
    const pulls = world.talks.filter(({ pull }) => pull?.branch === branch && !pull.fork);
    const open = pulls.find((one) => one.open);
    const last = pulls.at(-1);
    if (!open && last && !last.pull?.merged) return landed(key, 'declined', { number: last.number });
    if (!open && last) continue;
    if (open && effect.baseCounts && open.pull?.base !== base)
      return landed(key, 'foreign', { number: open.number });
    const ready = prepare(effect, branch, ground);
    if (ready === 'foreign' && open) return landed(key, 'foreign', { number: open.number });
    if (ready === 'foreign') continue;
    if (ready === 'empty') return landed(key, 'already');
    if (!open) {
      ground.write('pull-requests: write');
      if (!world.actionsMayOpenPulls)
        throw new WorldError(
          'actions-pull-requests',
          'GitHub Actions is not permitted to create pull requests.',
        );
      if (headOf(dir, base) === null) throw new WorldError('rejected', 'base is invalid');
      const made = opened(effect, branch, ground);
      return landed(key, 'done', { number: made.number, sha: ready.sha });
    }
    const same = open.title === title && open.body === body;
    if (!same) {
      ground.write('pull-requests: write');
      Object.assign(open, { title, body, updatedAt: ground.now });
    }
    return landed(key, same && !ready.moved ? 'already' : 'done', { number: open.number, sha: ready.sha });
  }
  return landed(key, 'declined');
};

function opened(
  { title, body, base, labels, reviewers: users, teams }: PullRequestEffect,
  branch: string,
  { world, now }: Ground,
): Talk {
  const made: Talk = {
    number: world.next++,
    title,
    body,
    author: world.account,
    open: true,
    locked: false,
    labels: [...labels],
    updatedAt: now,
    pull: { branch, base, merged: false, fork: false, asked: { users, teams } },
  };
  world.talks.push(made);
  return made;
}
