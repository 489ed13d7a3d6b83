// How effects are applied on the simulated GitHub: each is looked up by its key first, so that
// twice equals once.
import { withTrailers } from '../github/write/trailers.ts';
import { WorldError } from '../model/errors.ts';
import type { CommitEffect, EffectResult, RemoteEffect } from '../model/github/remote.ts';
import { readMarker } from '../text/marker.ts';
import { PLACE } from './github-scenario.ts';
import { isoOf } from './simulated-branches.ts';
import { OURS, open, type Paper, type Talk, write } from './simulated-github.ts';

type Fate = Omit<EffectResult, 'key'>;
type Performer<Kind> = (
  effect: Extract<RemoteEffect, { readonly kind: Kind }>,
  paper: Paper,
  at: number,
) => Fate | Promise<Fate>;

const NOWHERE = { number: null, url: null, sha: null } as const;
const HOME = `${PLACE.server}/${PLACE.owner}/${PLACE.repo}`;

/** Performs an effect and records it; `at` in epoch ms. @throws WorldError where it has no place */
export async function land(effect: RemoteEffect, paper: Paper, at: number): Promise<EffectResult> {
  const again = isThere(effect, paper);
  const landed = { key: effect.key, ...(await performed(effect, paper, at)) };
  if (landed.outcome === 'done') paper.recorded.push({ effect, landed, again });
  return landed;
}

function isThere(effect: RemoteEffect, paper: Paper): boolean {
  if (effect.kind === 'card') return commentFor(effect, paper) !== undefined;
  if (effect.kind === 'issue') return issueFor(effect.key, paper) !== undefined;
  return effect.kind === 'react' && paper.reactions.has(effect.at.id);
}

function performed<Kind extends RemoteEffect['kind']>(
  effect: Extract<RemoteEffect, { readonly kind: Kind }>,
  paper: Paper,
  at: number,
): Fate | Promise<Fate> {
  return PERFORMERS[effect.kind](effect, paper, at);
}

const commentFor = ({ key, issue }: { key: string; issue: number }, { comments }: Paper) =>
  [...comments.values()].find((one) => one.issue === issue && one.ours && readMarker(one.body)?.key === key);

const issueFor = (key: string, { talks }: Paper) =>
  [...talks.values()].find(
    ({ isPullRequest, author, body }) =>
      !isPullRequest && author?.login === OURS.login && readMarker(body)?.key === key,
  );

function talkAt(number: number, { talks }: Paper): Talk {
  const talk = talks.get(number);
  if (!talk) throw new WorldError('absent', `There is no conversation ${number}.`);
  return talk;
}

const at = (number: number): Fate => ({ ...NOWHERE, outcome: 'done', number });
const commented = (issue: number, id: number): Fate => ({
  ...at(id),
  url: `${HOME}/issues/${issue}#issuecomment-${id}`,
});

const card: Performer<'card'> = (effect, paper, now) => {
  const { issue, body } = effect;
  const there = commentFor(effect, paper);
  if (there?.body === body) return { ...commented(issue, there.id), outcome: 'already' };
  if (!there) return commented(issue, write(paper, talkAt(issue, paper).number, OURS, body, now).id);
  paper.comments.set(there.id, { ...there, body, updatedAt: isoOf(now) });
  return commented(issue, there.id);
};

const comment: Performer<'comment'> = (effect, paper, now) => {
  const there = commentFor(effect, paper);
  if (there) return { ...commented(effect.issue, there.id), outcome: 'already' };
  return commented(effect.issue, write(paper, talkAt(effect.issue, paper).number, OURS, effect.body, now).id);
};

const issue: Performer<'issue'> = ({ key, title, body, labels }, paper, now) => {
  const there = issueFor(key, paper);
  if (!there) return at(open(paper, { title, body, labels, author: OURS, branch: null }, now).number);
  if (there.title === title && there.body === body) return { ...at(there.number), outcome: 'already' };
  paper.talks.set(there.number, { ...there, title, body, updatedAt: isoOf(now) });
  return at(there.number);
};

async function committed(
  { key, branch, head, edits, message, trailers }: Omit<CommitEffect, 'kind'>,
  { branches }: Paper,
  now: number,
): Promise<string> {
  const signed = withTrailers(message, key, trailers);
  return branches.commit({ branch, parent: head, edits, message: signed, by: OURS.login, at: now });
}

const commit: Performer<'commit'> = async (effect, paper, now) => {
  const there = paper.branches.head(effect.branch);
  if (there !== effect.head) return { ...NOWHERE, outcome: 'moved', sha: there };
  return { ...NOWHERE, outcome: 'done', sha: await committed(effect, paper, now) };
};

const pullRequest: Performer<'pull-request'> = async (effect, paper, now) => {
  const { branch, title, body, labels } = effect;
  const there = [...paper.talks.values()].find((one) => one.branch === branch);
  if (there) return { ...at(there.number), outcome: 'already', sha: paper.branches.head(branch) };
  const sha = await committed(effect, paper, now);
  return { ...at(open(paper, { title, body, labels, author: OURS, branch }, now).number), sha };
};

const react: Performer<'react'> = ({ at: place, content }, { reactions }) => {
  if (reactions.get(place.id) === content) return { ...at(place.id), outcome: 'already' };
  reactions.set(place.id, content);
  return at(place.id);
};

const label: Performer<'label'> = ({ issue: number, add, remove }, paper) => {
  const talk = talkAt(number, paper);
  const labels = [...new Set([...talk.labels, ...add])].filter((name) => !remove.includes(name));
  if (labels.join('\n') === talk.labels.join('\n')) return { ...at(number), outcome: 'already' };
  paper.talks.set(number, { ...talk, labels });
  return at(number);
};

const close: Performer<'close'> = ({ issue: number }, paper) => {
  const talk = talkAt(number, paper);
  if (!talk.open) return { ...at(number), outcome: 'already' };
  paper.talks.set(number, { ...talk, open: false });
  return at(number);
};

/** Effects that leave nothing to look at but the record that they were applied. */
function once(name: string, paper: Paper): Fate {
  const there = paper.ids.get(name);
  if (there !== undefined) return { ...at(there), outcome: 'already' };
  const id = paper.next.id++;
  paper.ids.set(name, id);
  return at(id);
}

const PERFORMERS: { readonly [Kind in RemoteEffect['kind']]: Performer<Kind> } = {
  'archive-ref': ({ ref, sha }, paper) => ({ ...once(ref, paper), number: null, sha }),
  card,
  'check-run': ({ key, sha }, paper) => once(`check-run ${key} ${sha}`, paper),
  close,
  comment,
  commit,
  dispatch: ({ key }, paper) => ({ ...once(`dispatch ${key}`, paper), number: null }),
  issue,
  label,
  'pull-request': pullRequest,
  react,
};
