// The probes of the smoke test: each tries on the real GitHub what a stand-in for it can only claim.
import { at } from '../../src/github/effect-context.ts';
import { land } from '../../src/github/write/apply-effects.ts';
import { commitAt, moveRef } from '../../src/github/write/refs.ts';
import { WorldError } from '../../src/model/errors.ts';
import type { CheckRunEffect, EffectResult, PullRequestEffect } from '../../src/model/github/effects.ts';
import { markerLine } from '../../src/text/comment-marker.ts';
import { dropRef, emptyCommit, makeRef, type Scene } from './scene.ts';

export interface Probe {
  readonly name: string;
  readonly proves: string;
  /** Why GitHub may refuse it and all is well; absent: it must not. */
  readonly mayBeRefused?: string;
  /** What was seen. @throws WorldError where GitHub refuses */
  run(scene: Scene): Promise<string>;
}

/** @throws Error where what came of an effect is not what is expected */
function expectDone({ outcome, why }: EffectResult): void {
  if (outcome !== 'done') throw new Error(`found "${outcome}", expected "done". ${why ?? ''}`);
}

const own = ({ stamp }: Scene, name: string): string => `refs/rekindle/smoke/${name}-${stamp}`;
const body = (key: string, text: string): string => `${markerLine({ key })}\n${text}\n`;

async function ownRefs(scene: Scene): Promise<string> {
  const ref = own(scene, 'own');
  await makeRef(scene, ref, scene.head);
  if ((await commitAt(ref, scene.ground)) !== scene.head) throw new Error(`${ref} is not where it was made`);
  await dropRef(scene, ref);
  if ((await commitAt(ref, scene.ground, true)) !== null) throw new Error(`${ref} is there still`);
  return `${ref} was made, read and deleted`;
}

async function moves(scene: Scene): Promise<string> {
  const { ground, head } = scene;
  const [ref, next] = [own(scene, 'moved'), await emptyCommit(scene)];
  await makeRef(scene, ref, head);
  await moveRef({ ref, from: head, to: next }, ground);
  const stale = await moveRef({ ref, from: head, to: head, force: true }, ground).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(stale instanceof WorldError && stale.refused === 'conflict'))
    throw new Error(`a move from an old place was not refused as a conflict: ${String(stale)}`);
  await moveRef({ ref, from: next, to: null }, ground);
  return 'updateRefs moved it from its beforeOid, refused a stale one, and deleted it';
}

async function archive(scene: Scene): Promise<string> {
  const { ground, stamp, head } = scene;
  const asked = `refs/rekindle/archive/smoke/${stamp}`;
  for (const ref of [asked, asked.replace('refs/', 'refs/heads/')])
    scene.later(ref, () => dropRef(scene, ref));
  const kept = await land({ kind: 'archive-ref', key: `smoke-${stamp}`, ref: asked, sha: head }, ground);
  expectDone(kept);
  if (kept.ref === undefined) return `kept under ${asked}`;
  return `this host takes no such ref; kept on the branch ${kept.ref}`;
}

async function archiveBranch(scene: Scene): Promise<string> {
  const ref = `refs/heads/rekindle/archive/smoke/branch-${scene.stamp}`;
  await makeRef(scene, ref, scene.head);
  return `the branch ${ref} can be made, should a host take no other ref`;
}

async function checkRun(scene: Scene): Promise<string> {
  const { ground, stamp } = scene;
  const effect: CheckRunEffect = {
    kind: 'check-run',
    key: `smoke-${stamp}`,
    sha: await emptyCommit(scene),
    conclusion: 'neutral',
    title: 'A smoke test',
    summary: 'This commit is on no branch; nothing follows from it.',
    annotations: [],
  };
  expectDone(await land(effect, ground));
  return 'made on a commit that is on no branch; GitHub keeps it with that commit';
}

async function conversation(scene: Scene): Promise<string> {
  const { ground, stamp } = scene;
  const { rest } = ground.client;
  const name = `rekindle: smoke ${stamp}`;
  const key = `smoke-${stamp}`;
  scene.later(`the label ${name}`, () => rest.issues.deleteLabel({ ...at(ground), name }));
  const text = body(key, 'A smoke test of Rekindle. It is closed in a moment.');
  const title = `Rekindle smoke test ${stamp}`;
  const made = await land({ kind: 'issue', key, title, body: text, labels: [] }, ground);
  expectDone(made);
  const issue = made.number ?? 0;
  scene.later(`issue #${issue}`, () => land({ kind: 'close', key, issue, reason: 'not_planned' }, ground));
  expectDone(await land({ kind: 'label', key, issue, add: [name], remove: [] }, ground));
  expectDone(await land({ kind: 'react', key, at: { kind: 'issue', id: issue }, content: 'eyes' }, ground));
  expectDone(await land({ kind: 'react', key, at: { kind: 'issue', id: issue }, content: '+1' }, ground));
  expectDone(
    await land({ kind: 'comment', key: `${key}-c`, issue, body: body(`${key}-c`, 'An answer.') }, ground),
  );
  return `issue #${issue} with a label, a reaction that gave way to another, and a comment`;
}

async function dispatch({ ground, stamp }: Scene): Promise<string> {
  const event_type = `rekindle-smoke-${stamp}`;
  await ground.client.rest.repos.createDispatchEvent({
    ...at(ground),
    event_type,
    client_payload: { stamp },
  });
  return `${event_type} was taken; no workflow listens to it`;
}

async function pullRequest(scene: Scene): Promise<string> {
  const { ground, stamp, base, head, team } = scene;
  const { rest } = ground.client;
  const [key, branch] = [`smoke-pull-${stamp}`, `rekindle/smoke/${stamp}`];
  scene.later(`the branch ${branch}`, () => dropRef(scene, `refs/heads/${branch}`));
  const effect: PullRequestEffect = {
    kind: 'pull-request',
    key,
    branch,
    base,
    head,
    edits: [{ path: `rekindle-smoke-${stamp}.txt`, text: 'Nothing to merge.\n' }],
    message: `chore: try the API (${stamp})`,
    trailers: {},
    title: `Rekindle smoke test ${stamp}`,
    body: body(key, 'A smoke test of Rekindle. It is closed in a moment.'),
    labels: [],
    reviewers: [],
    teams: team === null ? [] : [team],
    draft: true,
  };
  const { number, left = [] } = await land(effect, ground);
  if (number === null) throw new Error('no pull request came of it');
  scene.later(`pull request #${number}`, () =>
    rest.pulls.update({ ...at(ground), pull_number: number, state: 'closed' }),
  );
  if (left.length > 0) throw new Error(`pull request #${number}, but: ${left.join(' ')}`);
  return `#${number}${team === null ? '; --team SLUG tries a team for it' : ` with the team ${team}`}`;
}

/** In the order in which they are tried: what changes least comes first. */
export const PROBES: readonly Probe[] = [
  { name: 'own refs', proves: 'refs/rekindle/* can be made, read and deleted', run: ownRefs },
  { name: 'moves', proves: 'GraphQL updateRefs keeps to beforeOid, on refs of our own too', run: moves },
  { name: 'archive', proves: 'what is removed can be kept, and under which ref', run: archive },
  { name: 'archive branch', proves: 'the branch that takes its place can be made', run: archiveBranch },
  {
    name: 'check run',
    proves: 'check runs can be written',
    mayBeRefused: 'GitHub takes check runs from Apps and GITHUB_TOKEN alone',
    run: checkRun,
  },
  {
    name: 'conversation',
    proves: 'issues, labels, reactions and comments can be written',
    run: conversation,
  },
  { name: 'dispatch', proves: 'an agent can be woken by repository_dispatch', run: dispatch },
  {
    name: 'pull request',
    proves: 'a proposal can be opened, with a team as its reviewer where one is named',
    mayBeRefused: 'Actions may open none where the repository does not allow it',
    run: pullRequest,
  },
];
