// How effects are applied on the simulated GitHub: each is looked up by its key first, so that
// twice equals once.
import { withTrailers } from '../github/write/trailers.ts';
import { WorldError } from '../model/errors.ts';
import type { CommitEffect, EffectResult, RemoteEffect } from '../model/github/effects.ts';
import { readMarker } from '../text/comment-marker.ts';
import { PLACE } from './github-scenario.ts';
import { isoOf } from './simulated-branches.ts';
import { OURS, open, type SimulatedGitHub, type Talk, write } from './simulated-github.ts';

type Fate = Omit<EffectResult, 'key'>;
type Performer<Kind> = (
  effect: Extract<RemoteEffect, { readonly kind: Kind }>,
  simulated: SimulatedGitHub,
  at: number,
) => Fate | Promise<Fate>;

const NOWHERE = { number: null, url: null, sha: null } as const;
const HOME = `${PLACE.server}/${PLACE.owner}/${PLACE.repo}`;

/** Performs an effect and records it; `at` in epoch ms. @throws WorldError where it has no place */
export async function land(
  effect: RemoteEffect,
  simulated: SimulatedGitHub,
  at: number,
): Promise<EffectResult> {
  const again = isThere(effect, simulated);
  const landed = { key: effect.key, ...(await performed(effect, simulated, at)) };
  if (landed.outcome === 'done') simulated.recorded.push({ effect, landed, again });
  return landed;
}

function isThere(effect: RemoteEffect, simulated: SimulatedGitHub): boolean {
  if (effect.kind === 'comment') return commentFor(effect, simulated) !== undefined;
  if (effect.kind === 'issue') return issueFor(effect.key, simulated) !== undefined;
  return effect.kind === 'react' && simulated.reactions.has(effect.at.id);
}

function performed<Kind extends RemoteEffect['kind']>(
  effect: Extract<RemoteEffect, { readonly kind: Kind }>,
  simulated: SimulatedGitHub,
  at: number,
): Fate | Promise<Fate> {
  return PERFORMERS[effect.kind](effect, simulated, at);
}

const commentFor = ({ key, issue }: { key: string; issue: number }, { comments }: SimulatedGitHub) =>
  [...comments.values()].find((one) => one.issue === issue && one.ours && readMarker(one.body)?.key === key);

const issueFor = (key: string, { talks }: SimulatedGitHub) =>
  [...talks.values()].find(
    ({ isPullRequest, author, body }) =>
      !isPullRequest && author?.login === OURS.login && readMarker(body)?.key === key,
  );

function talkAt(number: number, { talks }: SimulatedGitHub): Talk {
  const talk = talks.get(number);
  if (!talk) throw new WorldError('absent', `There is no conversation ${number}.`);
  return talk;
}

const at = (number: number): Fate => ({ ...NOWHERE, outcome: 'done', number });
const commented = (issue: number, id: number): Fate => ({
  ...at(id),
  url: `${HOME}/issues/${issue}#issuecomment-${id}`,
});

const comment: Performer<'comment'> = (effect, simulated, now) => {
  const { issue, body } = effect;
  const there = commentFor(effect, simulated);
  if (there && (effect.once || there.body === body))
    return { ...commented(issue, there.id), outcome: 'already' };
  if (!there) return commented(issue, write(simulated, talkAt(issue, simulated).number, OURS, body, now).id);
  simulated.comments.set(there.id, { ...there, body, updatedAt: isoOf(now) });
  return commented(issue, there.id);
};

const issue: Performer<'issue'> = ({ key, title, body, labels }, simulated, now) => {
  const there = issueFor(key, simulated);
  if (!there) return at(open(simulated, { title, body, labels, author: OURS, branch: null }, now).number);
  if (there.title === title && there.body === body) return { ...at(there.number), outcome: 'already' };
  simulated.talks.set(there.number, { ...there, title, body, updatedAt: isoOf(now) });
  return at(there.number);
};

async function committed(
  { key, branch, head, edits, message, trailers }: Omit<CommitEffect, 'kind'>,
  { branches }: SimulatedGitHub,
  now: number,
): Promise<string> {
  const signed = withTrailers(message, key, trailers);
  return branches.commit({ branch, parent: head, edits, message: signed, by: OURS.login, at: now });
}

const commit: Performer<'commit'> = async (effect, simulated, now) => {
  const there = simulated.branches.head(effect.branch);
  if (there !== effect.head) return { ...NOWHERE, outcome: 'moved', sha: there };
  return { ...NOWHERE, outcome: 'done', sha: await committed(effect, simulated, now) };
};

const pullRequest: Performer<'pull-request'> = async (effect, simulated, now) => {
  const { branch, title, body, labels } = effect;
  const there = [...simulated.talks.values()].find((one) => one.branch === branch);
  if (there) return { ...at(there.number), outcome: 'already', sha: simulated.branches.head(branch) };
  const sha = await committed(effect, simulated, now);
  return { ...at(open(simulated, { title, body, labels, author: OURS, branch }, now).number), sha };
};

const react: Performer<'react'> = ({ at: place, content }, { reactions }) => {
  if (reactions.get(place.id) === content) return { ...at(place.id), outcome: 'already' };
  reactions.set(place.id, content);
  return at(place.id);
};

const label: Performer<'label'> = ({ issue: number, add, remove }, simulated) => {
  const talk = talkAt(number, simulated);
  const labels = [...new Set([...talk.labels, ...add])].filter((name) => !remove.includes(name));
  if (labels.join('\n') === talk.labels.join('\n')) return { ...at(number), outcome: 'already' };
  simulated.talks.set(number, { ...talk, labels });
  return at(number);
};

const close: Performer<'close'> = ({ issue: number }, simulated) => {
  const talk = talkAt(number, simulated);
  if (!talk.open) return { ...at(number), outcome: 'already' };
  simulated.talks.set(number, { ...talk, open: false });
  return at(number);
};

/** Effects that leave nothing to look at but the record that they were applied. */
function once(name: string, simulated: SimulatedGitHub): Fate {
  const there = simulated.ids.get(name);
  if (there !== undefined) return { ...at(there), outcome: 'already' };
  const id = simulated.next.id++;
  simulated.ids.set(name, id);
  return at(id);
}

const PERFORMERS: { readonly [Kind in RemoteEffect['kind']]: Performer<Kind> } = {
  'archive-ref': ({ ref, sha }, simulated) => ({ ...once(ref, simulated), number: null, sha }),
  'check-run': ({ key, sha }, simulated) => once(`check-run ${key} ${sha}`, simulated),
  close,
  comment,
  commit,
  dispatch({ key, look }, simulated) {
    const name = `dispatch ${key}`;
    if (look && !simulated.ids.has(name)) return { ...NOWHERE, outcome: 'moved' };
    return { ...once(name, simulated), number: null };
  },
  issue,
  label,
  'pull-request': pullRequest,
  react,
};
