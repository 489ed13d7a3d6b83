// Reactions on issues and comments, which emulate lacks. The same one twice by one account is one.
import { commentOf, conversationOf } from '../allow.ts';
import { type Answer, type Asked, type Handlers, notFound, ok, paged, repoOf } from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import { type Fields, fields } from '../json.ts';
import { account, nodeId } from '../people.ts';
import { userCalled, userOf } from '../repositories.ts';
import { nextId, REACTIONS, type Reaction, type ReactionName, type World } from '../world.ts';

interface Target {
  readonly on: Reaction['on'];
  readonly target: number;
}

function targetOf(asked: Asked): Target | null {
  const id = asked.params['comment_id'];
  if (id !== undefined)
    return commentOf(asked.world, repoOf(asked), Number(id)) ? { on: 'comment', target: Number(id) } : null;
  const issue = conversationOf(asked);
  return issue ? { on: 'issue', target: issue.id } : null;
}

export const reactionsTo = (world: World, { on, target }: Target): readonly Reaction[] =>
  world.extras.reactions.filter((one) => one.on === on && one.target === target);

/** The counts that every issue and comment carries. */
export function rollup(world: World, target: Target, url: string): Fields {
  const all = reactionsTo(world, target);
  const counts = REACTIONS.map((content) => [content, all.filter((one) => one.content === content).length]);
  return { url: `${url}/reactions`, total_count: all.length, ...Object.fromEntries(counts) };
}

const shaped = (world: World, { id, user_id, content, created_at }: Reaction): Fields => ({
  id,
  node_id: nodeId('Reaction', id),
  user: account(world, userOf(world, user_id)?.login ?? 'ghost'),
  content,
  created_at,
});

const isReaction = (value: unknown): value is ReactionName => REACTIONS.some((one) => one === value);

function list(asked: Asked): Answer {
  const target = targetOf(asked);
  if (!target) return notFound();
  const content = asked.query.get('content');
  const fits = (one: Reaction) => content === null || one.content === content;
  return paged(asked, reactionsTo(asked.world, target).filter(fits), (page) =>
    page.map((one) => shaped(asked.world, one)),
  );
}

function create(asked: Asked): Answer {
  const { world, identity } = asked;
  const target = targetOf(asked);
  const { content } = fields(asked.body);
  const user = userCalled(world, identity?.login ?? '');
  if (!target || !user || !isReaction(content)) return notFound();
  const same = reactionsTo(world, target).find((one) => one.content === content && one.user_id === user.id);
  if (same) return ok(shaped(world, same));
  const created_at = isoOf(world.rows.clock.next());
  const made = { id: nextId(world), ...target, content, user_id: user.id, created_at };
  world.extras.reactions.push(made);
  return ok(shaped(world, made), 201);
}

function remove(asked: Asked): Answer {
  const target = targetOf(asked);
  const id = Number(asked.params['reaction_id']);
  const { extras } = asked.world;
  const found = target && reactionsTo(asked.world, target).find((one) => one.id === id);
  if (!found || userOf(asked.world, found.user_id)?.login !== asked.identity?.login) return notFound();
  extras.reactions = extras.reactions.filter((one) => one.id !== id);
  return { status: 204 };
}

const ON = ['issues/comments/{comment_id}', 'issues/{issue_number}'];
export const reactions: Handlers = Object.fromEntries(
  ON.flatMap((on) => {
    const path = `/repos/{owner}/{repo}/${on}/reactions`;
    return [
      [`GET ${path}`, list],
      [`POST ${path}`, create],
      [`DELETE ${path}/{reaction_id}`, remove],
    ];
  }),
);
