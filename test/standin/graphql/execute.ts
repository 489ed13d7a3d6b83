// GitHub's GraphQL interface: the published schema, answered from the stand-in's world by graphql-js.
import { execute, type GraphQLFormattedError, parse } from 'graphql';
import { badCredentials } from '../allow.ts';
import { type Answer, ok, refuse } from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import type { Identity } from '../identity.ts';
import { fields, isFields, parsed, text } from '../json.ts';
import { headersOf, LIMIT, limitsOf } from '../limits.ts';
import { nodeIn } from '../people.ts';
import { judged, problemsOfAnswer, problemsOfQuery } from '../published/graphql.ts';
import { schema } from '../published/schema.ts';
import { repositoryCalled, sees, userOf } from '../repositories.ts';
import type { World } from '../world.ts';
import { actor, viewer } from './actors.ts';
import { suite } from './checks.ts';
import { type Ctx, failed, type View } from './context.ts';
import { comment, issue, pull } from './conversations.ts';
import { object, ref } from './git.ts';
import { mutations } from './mutations.ts';
import { repository } from './repository.ts';
import { label } from './speech.ts';

function contextOf(world: World, identity: Identity): Ctx {
  const ctx: Ctx = {
    world,
    identity,
    repository: (row) => repository(ctx, row),
    object: (repo, oid) => object(ctx, repo, oid),
    ref: (repo, name, oid) => ref(ctx, repo, name, oid),
    issue: (row) => issue(ctx, row),
    pull: (row) => pull(ctx, row),
    comment: (row) => comment(ctx, row),
    label: (row) => label(row),
    suite: (row) => suite(ctx, row),
    actor: (login) => actor(world, login),
  };
  return ctx;
}

/** The thing behind an id. @throws GraphQLError where there is none that the asker may see */
function node(ctx: Ctx, id: string): View | Promise<View | null> {
  const { rows, depot } = ctx.world;
  const [kind, first = '', ...rest] = nodeIn(id);
  const number = Number(first);
  const repo = rows.repos.get(number);
  const name = rest.join(':');
  const finds: Readonly<Record<string, () => View | Promise<View | null> | null | undefined>> = {
    Repository: () => repo && visible(ctx, repo.id) && ctx.repository(repo),
    Issue: () => of(ctx, rows.issues.get(number), (row) => ctx.issue(row)),
    PullRequest: () => of(ctx, rows.pulls.get(number), (row) => ctx.pull(row)),
    IssueComment: () => of(ctx, rows.comments.get(number), (row) => ctx.comment(row)),
    Label: () => of(ctx, rows.labels.get(number), (row) => ctx.label(row)),
    CheckSuite: () => of(ctx, rows.suites.get(number), (row) => ctx.suite(row)),
    User: () => actor(ctx.world, userOf(ctx.world, number)?.login ?? ''),
    Bot: () => actor(ctx.world, userOf(ctx.world, number)?.login ?? ''),
    Ref: () => {
      const oid = repo && depot.of(repo.id).get(name);
      return repo && oid ? ctx.ref(repo, name, oid) : null;
    },
  };
  const git = ['Commit', 'Tree', 'Blob', 'Tag'].includes(kind) && repo ? ctx.object(repo, name) : null;
  const found = git ?? finds[kind]?.();
  if (found) return found;
  throw failed('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}

function visible({ world, identity }: Ctx, id: number): View | null {
  const repo = world.rows.repos.get(id);
  return repo && sees(world, repo, identity) ? {} : null;
}

const of = <T extends { readonly repo_id: number }>(
  ctx: Ctx,
  row: T | undefined,
  view: (row: T) => View,
): View | null => (row && visible(ctx, row.repo_id) ? view(row) : null);

const queries = (ctx: Ctx): View => ({
  viewer: () => viewer(ctx.world, ctx.identity.login),
  rateLimit: () => {
    const { remaining, used, reset } = limitsOf(ctx.world, ctx.identity);
    return { cost: 1, limit: LIMIT, nodeCount: 0, remaining, used, resetAt: isoOf(reset * 1000) };
  },
  repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
    const found = repositoryCalled(ctx.world, `${owner}/${name}`);
    if (found && sees(ctx.world, found.repo, ctx.identity)) return ctx.repository(found.repo);
    throw failed('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
  },
  node: ({ id }: { readonly id: string }) => node(ctx, id),
  nodes: ({ ids }: { readonly ids: readonly string[] }) => ids.map(async (id) => node(ctx, id)),
});

interface Told extends GraphQLFormattedError {
  readonly type?: unknown;
}

/** An error as GitHub writes it: its type beside the message. */
function told({ message, path, locations, extensions }: GraphQLFormattedError): Told {
  const type = extensions?.['type'];
  return {
    ...(type === undefined ? {} : { type }),
    ...(path === undefined ? {} : { path }),
    ...(locations === undefined ? {} : { locations }),
    message,
  };
}

/** `query repository`, `mutation updateRefs`: the operation and its root fields. `null`: no query at all. */
export function graphqlOperation(body: unknown): string | null {
  try {
    const [first] = parse(text(fields(body)['query'])).definitions;
    if (first?.kind !== 'OperationDefinition') return null;
    const names = first.selectionSet.selections.flatMap((one) =>
      'name' in one && one.name ? [one.name.value] : [],
    );
    return `${first.operation} ${names.join(' ')}`;
  } catch {
    return null;
  }
}

/** Answers one request to `/graphql`. */
export async function answerGraphql(
  world: World,
  raw: string,
  identity: Identity | null | undefined,
): Promise<Answer> {
  if (identity === null) return badCredentials();
  if (identity === undefined) return refuse(401, 'This endpoint requires you to be authenticated.');
  const body = parsed(raw);
  const source = text(fields(body)['query']);
  if (!isFields(body) || source === '')
    return refuse(400, 'A query attribute must be specified and must be a string.');
  const variables = fields(body['variables']);
  const headers = headersOf(world, identity, 'graphql');
  const problems = problemsOfQuery(source, variables);
  world.problems.push(...problems.map((problem) => `graphql: ${problem}`));
  if (problems.length > 0) return { ...ok({ errors: problems.map((message) => ({ message })) }), headers };
  const ctx = contextOf(world, identity);
  const rootValue = { ...queries(ctx), ...mutations(ctx) };
  const { document } = judged(source);
  const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables });
  const answer: unknown = JSON.parse(
    JSON.stringify({ data, ...(errors ? { errors: errors.map((one) => told(one.toJSON())) } : {}) }),
  );
  const wrong = problemsOfAnswer(source, fields(answer)['data'], variables);
  const bugs = (errors ?? []).filter((one) => one.extensions['type'] === undefined);
  world.problems.push(
    ...[...wrong, ...bugs.map(({ message }) => message)].map((one) => `graphql answer: ${one}`),
  );
  return { ...ok(answer), headers };
}
