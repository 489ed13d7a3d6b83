// How effects land in the in-memory hub: each found by its key first, with the outcomes that GitHub's own
// landing has.
import { amongJobs } from '../../src/github/effects/jobs-of-check-run.ts';
import { WorldError } from '../../src/model/errors.ts';
import { isBlank, keptOf, twinsOf } from '../../src/model/github/duplicates.ts';
import type {
  CommentEffect,
  DispatchEffect,
  EffectResult,
  RemoteEffect,
} from '../../src/model/github/effects.ts';
import { markerLine, readMarker } from '../../src/text/comment-marker.ts';
import { type Ground, isOurs, landed, type Performer, signed, tipOf } from './ground.ts';
import { setRefs } from './plumbing.ts';
import { pullRequest } from './proposals.ts';
import { type Comment, commitOn, git, headOf, moveBranch, refsOf, type Talk } from './world.ts';

function talkAt(number: number, { world }: Ground): Talk {
  const talk = world.talks.find((one) => one.number === number);
  if (!talk) throw new WorldError('absent', `There is no conversation ${number}.`);
  return talk;
}

const commentsOf = (key: string, issue: number, { world }: Pick<Ground, 'world'>): readonly Comment[] =>
  world.comments.filter(
    (one) => one.issue === issue && isOurs(one.author.login, world) && readMarker(one.body)?.key === key,
  );

function post(issue: number, body: string, ground: Ground): Comment {
  const talk = talkAt(issue, ground);
  ground.write(talk.pull ? 'pull-requests: write' : 'issues: write');
  if (talk.locked) throw new WorldError('locked', `The conversation ${issue} is locked.`);
  const { world, now } = ground;
  const made = {
    id: world.next++,
    issue,
    body,
    author: world.account,
    createdAt: now,
    updatedAt: now,
    viaApp: false,
  };
  world.comments.push(made);
  talk.updatedAt = now;
  return made;
}

const placeOf = ({ id, issue: number }: Comment) => ({
  number: id,
  url: `https://github.example/harbour/tides/issues/${number}#issuecomment-${id}`,
});

const folded = (key: string) => `${markerLine({ key: `folded-${key}` })}\nThis was posted twice.\n`;

function comment({ key, issue, body, once }: CommentEffect, ground: Ground): EffectResult {
  const [there, ...others] = commentsOf(key, issue, ground);
  if (!there) return landed(key, 'done', placeOf(post(issue, body, ground)));
  if (once || (there.body === body && others.length === 0)) return landed(key, 'already', placeOf(there));
  for (const one of [there, ...others]) {
    ground.write('issues: write');
    one.body = one === there ? body : folded(key);
    one.updatedAt = ground.now;
  }
  return landed(key, 'done', placeOf(there));
}

const issue: Performer<'issue'> = ({ key, title, body, labels, sole, number: meant }, ground) => {
  const { world, now } = ground;
  if (!world.hasIssues) throw new WorldError('gone', 'Issues are switched off in this repository.');
  const ours = world.talks.filter((one) => !one.pull && isOurs(one.author.login, world));
  const keyed = ours.filter((one) => readMarker(one.body)?.key === key);
  const blank = ours.filter((one) => one.open && one.title === title && isBlank(one.body));
  const found = sole === true || keyed.length === 0 ? [...keyed, ...blank] : keyed;
  const all = found.filter((one) => meant === undefined || one.number === meant);
  if (meant !== undefined && all.length === 0) return landed(key, 'moved', { number: meant });
  const [there, twins] = [keptOf(all), twinsOf(all)];
  if (there && there.title === title && there.body === body && twins.length === 0)
    return landed(key, 'already', { number: there.number });
  ground.write('issues: write');
  if (there) {
    Object.assign(there, { title, body, updatedAt: now });
    for (const one of twins) Object.assign(one, { body: folded(key), open: false, updatedAt: now });
    return landed(key, 'done', { number: there.number });
  }
  const made: Talk = {
    number: world.next++,
    title,
    body,
    author: world.account,
    open: true,
    locked: false,
    labels: [...labels],
    updatedAt: now,
    pull: null,
  };
  world.talks.push(made);
  return landed(key, 'done', { number: made.number });
};

const commit: Performer<'commit'> = (effect, ground) => {
  const { key, branch, head, edits, message, trailers } = effect;
  const { dir, world, now } = ground;
  const there = headOf(dir, branch);
  if (there === null) return landed(key, 'moved');
  if (there !== head) {
    const log = git(dir, ['log', '-30', '--format=%H', there]).split('\n');
    const own = log.find((sha) => tipOf(sha, key, ground).ours);
    return own ? landed(key, 'already', { sha: own }) : landed(key, 'moved', { sha: there });
  }
  if (world.guarded.includes(branch)) throw new WorldError('protected', `${branch} takes no direct commits.`);
  const made = commitOn(dir, {
    head,
    edits,
    message: signed(message, trailers, key),
    by: world.account,
    at: now,
  });
  if (made === null) return landed(key, 'already', { sha: head });
  ground.write('contents: write');
  moveBranch(dir, branch, head, made);
  world.moves.push({ branch, at: now, actor: world.account, kind: 'push', before: head, after: made });
  return landed(key, 'done', { sha: made });
};

const label: Performer<'label'> = ({ key, issue: number, add, remove }, ground) => {
  const talk = talkAt(number, ground);
  const labels = talk.labels.filter((name) => !remove.includes(name));
  labels.push(...add.filter((name) => !labels.includes(name)));
  if ([...labels].sort().join() === [...talk.labels].sort().join()) return landed(key, 'already', { number });
  ground.write('issues: write');
  talk.labels = labels;
  return landed(key, 'done', { number });
};

const close: Performer<'close'> = ({ key, issue: number }, ground) => {
  const talk = talkAt(number, ground);
  if (!isOurs(talk.author.login, ground.world)) return landed(key, 'foreign', { number });
  if (!talk.open) return landed(key, 'already', { number });
  ground.write('issues: write');
  talk.open = false;
  return landed(key, 'done', { number });
};

const checkRun: Performer<'check-run'> = (asked, ground) => {
  const { world } = ground;
  const at = world.checkRuns.findIndex(({ key, sha }) => key === asked.key && sha === asked.sha);
  const there = world.checkRuns[at];
  const effect = amongJobs(asked, there?.summary ?? null);
  if (there && JSON.stringify({ ...there, id: 0 }) === JSON.stringify({ ...effect, id: 0 }))
    return landed(effect.key, 'already', { number: there.id });
  ground.write('checks: write');
  const made = { ...effect, id: there?.id ?? world.next++ };
  if (there) world.checkRuns[at] = made;
  else world.checkRuns.push(made);
  return landed(effect.key, 'done', { number: made.id });
};

/** Of several runs one may send it; `null`: this one. Found by its key alone, as GitHub's own lease is. */
export function claim({ key, way, look }: DispatchEffect, ground: Ground): EffectResult | null {
  const { world, run, lives } = ground;
  if (way.kind === 'mention') {
    const there = commentsOf(key, way.issue, ground).length > 0;
    if (!look) return null;
    return there ? landed(key, 'already', { way: { kind: 'mention' } }) : landed(key, 'moved');
  }
  const sent = world.dispatches.find((one) => one.key === key);
  if (sent) return landed(key, 'already', { way: sent.way });
  const holder = world.leases[key];
  // Its own lease is held as well: this run goes on.
  if (holder !== undefined && (holder === run || lives(holder)))
    return landed(key, 'held', { why: `The workflow run ${holder} is at it.` });
  if (look) return landed(key, 'moved');
  world.leases[key] = run;
  return null;
}

const dispatch: Performer<'dispatch'> = (effect, ground) => {
  const { key, way } = effect;
  const { world, now, write } = ground;
  if (way.kind === 'mention')
    return comment({ kind: 'comment', key, issue: way.issue, body: way.body, once: true }, ground);
  // Where it is refused the lease stays, as GitHub's does: it may have been sent all the same.
  write(way.kind === 'workflow-dispatch' ? 'actions: write' : 'contents: write');
  delete world.leases[key];
  world.dispatches.push({ ...effect, at: now });
  return landed(key, 'done');
};

const react: Performer<'react'> = ({ key, at, content }, ground) => {
  const place = `${at.kind}/${at.id}`;
  if (ground.world.reactions[place] === content) return landed(key, 'already', { number: at.id });
  ground.write('issues: write');
  const gone = at.kind === 'comment' && !ground.world.comments.some(({ id }) => id === at.id);
  if (gone) throw new WorldError('absent', 'Not Found');
  ground.world.reactions[place] = content;
  return landed(key, 'done', { number: at.id });
};

const archiveRef: Performer<'archive-ref'> = ({ key, ref: asked, sha }, ground) => {
  const own = ground.world.takesOwnRefs;
  const ref = own ? asked : asked.replace('refs/', 'refs/heads/');
  const elsewhere = own ? {} : { ref };
  const kept = refsOf(ground.dir).get(ref);
  if (kept !== undefined)
    return landed(key, kept === sha ? 'already' : 'foreign', { sha: kept, ...elsewhere });
  ground.write('contents: write');
  setRefs(ground.dir, [[ref, sha]]);
  return landed(key, 'done', { sha, ...elsewhere });
};

const PERFORMERS: { readonly [kind in RemoteEffect['kind']]: Performer<kind> } = {
  'archive-ref': archiveRef,
  'check-run': checkRun,
  close,
  comment,
  commit,
  dispatch,
  issue,
  label,
  'pull-request': pullRequest,
  react,
};

export function perform<Kind extends RemoteEffect['kind']>(
  effect: Extract<RemoteEffect, { kind: Kind }>,
  ground: Ground,
): EffectResult {
  return PERFORMERS[effect.kind](effect, ground);
}
