// Queries and answers that GitHub's schema allows pass, and each kind of mistake is named with its place.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../tools/cut-openapi.ts';
import { problemsOfAnswer, problemsOfQuery } from './graphql.ts';
import { list, schema, text } from './schema.ts';

const OID = 'a1'.repeat(20);
const NONE = '0'.repeat(40);

const MOVE = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
const moving = (...refUpdates: object[]) => ({ input: { repositoryId: 'R_1', refUpdates } });
const update = { name: 'refs/heads/main', beforeOid: OID, afterOid: OID, force: false };

const within = (fields: string) => `{ repository(owner: "octo", name: "hello") { ${fields} } }`;

/** Roughly what a sweep asks: branches with their heads, open pull requests and rules, and our comments. */
const SWEEP = `
  query ($owner: String!, $name: String!, $after: String, $whole: Boolean = false) {
    rateLimit { cost remaining resetAt }
    viewer { login databaseId }
    repository(owner: $owner, name: $name) {
      id
      defaultBranchRef { name }
      refs(refPrefix: "refs/heads/", first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...Branch }
      }
      issues(first: 10, states: [OPEN], labels: ["rekindle: stale"]) {
        nodes { number body author { __typename login } comments(last: 50) { nodes { databaseId body } } }
      }
    }
  }
  fragment Branch on Ref {
    name
    target { oid ... on Commit { committedDate author @include(if: $whole) { user { login } } } }
    refUpdateRule { viewerCanPush }
    associatedPullRequests(first: 5, states: [OPEN]) { nodes { number isDraft headRefOid } }
  }`;
const ASKED = { owner: 'octo', name: 'hello' };

describe('the cut', () => {
  test('is made with the list as it is: after a change of the list, run "npm run cut"', () => {
    expect(list).toBe(digestOf(JSON.parse(readFileSync(new URL('fields.json', import.meta.url), 'utf8'))));
  });

  test('has what the list names, and is small', () => {
    expect(schema.getQueryType()?.getFields()['repository']).toBeDefined();
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toContain('updateRefs');
    expect(text.length).toBeLessThan(150_000);
  });
});

describe('problemsOfQuery', () => {
  test.each([
    ['a sweep', SWEEP, ASKED],
    ['a page of it', SWEEP, { ...ASKED, after: 'Y3Vyc29y', whole: true }],
    ['updateRefs', MOVE, moving(update)],
    ['creating and deleting', MOVE, moving({ ...update, beforeOid: NONE }, { ...update, afterOid: NONE })],
    ['a count alone', within('refs(refPrefix: "refs/heads/") { totalCount }'), {}],
    ['nodes', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Issue { body } } }', { ids: ['I_1'] }],
    [
      'a commit',
      `mutation ($input: CreateCommitOnBranchInput!) {
        createCommitOnBranch(input: $input) { commit { oid url } ref { name } }
      }`,
      {
        input: {
          branch: { repositoryNameWithOwner: 'octo/hello', branchName: 'main' },
          expectedHeadOid: OID,
          message: { headline: 'x' },
          fileChanges: { additions: [{ path: 'a', contents: 'eA==' }], deletions: [{ path: 'b' }] },
        },
      },
    ],
    [
      'a minimized comment',
      'mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) ' +
        '{ minimizedComment { isMinimized } } }',
      { id: 'IC_1' },
    ],
  ])('%s has none', (_, query, variables) => {
    expect(problemsOfQuery(query, variables)).toEqual([]);
  });

  test.each<readonly [string, string, Record<string, unknown>, string]>([
    ['syntax', '{ viewer { login }', {}, 'query 1:19: Syntax Error'],
    [
      'unknown field',
      within('nam'),
      {},
      'Cannot query field "nam" on type "Repository". Did you mean "name"',
    ],
    [
      'unknown argument',
      within('ref(name: "x") { id }'),
      {},
      'Unknown argument "name" on field "Repository.ref"',
    ],
    ['missing argument', within('issue { id }'), {}, 'of type "Int!" is required'],
    [
      'wrong argument',
      within('issue(number: "7") { id }'),
      {},
      'Int cannot represent non-integer value: "7"',
    ],
    ['wrong word', within('issues(first: 1, states: [SHUT]) { totalCount }'), {}, '"SHUT" does not exist'],
    ['no fields', within('owner'), {}, 'must have a selection of subfields'],
    ['wrong fragment', within('owner { ... on Issue { id } }'), {}, 'can never be of type "Issue"'],
    ['missing variable', SWEEP, { owner: 'octo' }, 'Variable "$name" has invalid value'],
    ['wrong variable', SWEEP, { ...ASKED, name: 5 }, 'String cannot represent a non string value: 5'],
    ['strange variable', SWEEP, { ...ASKED, befor: 'x' }, 'variable $befor: found no declaration'],
    ['unknown input', MOVE, moving({ ...update, before: OID }), 'unknown field "before"'],
    ['missing input', MOVE, moving({ name: 'refs/heads/x' }), 'afterOid'],
    [
      'short name',
      MOVE,
      moving({ ...update, name: 'main' }),
      'GitRefname: found "main", expected a full name',
    ],
    [
      'short oid',
      MOVE,
      moving({ ...update, beforeOid: 'a1a1' }),
      'GitObjectID: found "a1a1", expected a full',
    ],
    ['literal oid', within('object(oid: "HEAD") { id }'), {}, 'GitObjectID: found "HEAD"'],
    ['two at once', 'query A { viewer { id } } query B { viewer { id } }', {}, 'expected one'],
    ['no bounds', within('labels { nodes { name } }'), {}, 'labels: found neither first nor last'],
    ['both bounds', within('labels(first: 1, last: 1) { totalCount }'), {}, 'labels: found first and last'],
    [
      'too many',
      within('labels(first: 101) { nodes { name } }'),
      {},
      'labels: found 101 nodes, expected 1 to 100',
    ],
    [
      'too many in all',
      within(`pullRequests(first: 100) { nodes { labels(first: 100) { nodes { id } }
        comments(first: 100) { nodes { reactions(first: 50) { nodes { id } } } } } }`),
      {},
      'found 520100 nodes in all, expected at most 500000',
    ],
  ])('%s', (_, query, variables, problem) => {
    expect(problemsOfQuery(query, variables)).toContainEqual(expect.stringContaining(problem));
  });

  test('bounds are found in fragments and given by variables', () => {
    const query = `query ($many: Int!) { node(id: "R_1") { ...R } }
      fragment R on Repository { labels(first: $many) { nodes { name } } }`;
    expect(problemsOfQuery(query, { many: 100 })).toEqual([]);
    expect(problemsOfQuery(query, { many: 0 })).toEqual(['query: labels: found 0 nodes, expected 1 to 100']);
  });
});

describe('problemsOfAnswer', () => {
  const branch = {
    name: 'main',
    target: { oid: OID, committedDate: '2026-05-04T03:02:01Z' },
    refUpdateRule: null,
    associatedPullRequests: { nodes: [{ number: 7, isDraft: false, headRefOid: OID }] },
  };
  const comments = { nodes: [{ databaseId: 1, body: 'x' }] };
  const answer = (one: object, author: object | null = { __typename: 'Bot', login: 'rekindle' }) => ({
    rateLimit: { cost: 1, remaining: 4999, resetAt: '2026-05-04T03:02:01Z' },
    viewer: { login: 'mona', databaseId: 1 },
    repository: {
      id: 'R_1',
      defaultBranchRef: { name: 'main' },
      refs: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [one] },
      issues: { nodes: [{ number: 7, body: '', author, comments }] },
    },
  });
  const REF = 'data/repository/refs/nodes/0';
  const ISSUE = 'data/repository/issues/nodes/0';

  test('what fits the query has none', () => {
    expect(problemsOfAnswer(SWEEP, answer(branch), ASKED)).toEqual([]);
    expect(problemsOfAnswer(SWEEP, answer(branch, null), ASKED)).toEqual([]);
    expect(problemsOfAnswer(MOVE, { updateRefs: { clientMutationId: null } }, moving(update))).toEqual([]);
    expect(problemsOfAnswer(within('id'), { repository: null })).toEqual([]);
  });

  test('variables decide what was asked for', () => {
    const whole = { ...branch, target: { ...branch.target, author: { user: null } } };
    expect(problemsOfAnswer(SWEEP, answer(whole), { ...ASKED, whole: true })).toEqual([]);
    expect(problemsOfAnswer(SWEEP, answer(branch), { ...ASKED, whole: true })).toEqual([
      `${REF}/target/author: found nothing, expected GitActor`,
    ]);
    expect(problemsOfAnswer(SWEEP, answer(whole), ASKED)).toHaveLength(1);
  });

  test.each([
    ['missing', answer({ ...branch, name: undefined }), `${REF}/name: found nothing, expected String!`],
    [
      'not asked for',
      answer({ ...branch, prefix: 'refs/heads/' }),
      `${REF}/prefix: found a field that was not`,
    ],
    ['null', answer({ ...branch, name: null }), `${REF}/name: found null, expected String!`],
    ['wrong type', answer({ ...branch, name: 7 }), `${REF}/name: found 7, expected a string`],
    [
      'no oid',
      answer({ ...branch, target: { oid: 'HEAD' } }),
      `${REF}/target/oid: found "HEAD", expected a full`,
    ],
    [
      'no list',
      answer({ ...branch, associatedPullRequests: { nodes: {} } }),
      'nodes: found {}, expected [PullRequest]',
    ],
    [
      'no object',
      answer({ ...branch, refUpdateRule: true }),
      'found true, expected an object of type RefUpdateRule',
    ],
    [
      'no such type',
      answer(branch, { __typename: 'Robot', login: 'x' }),
      `${ISSUE}/author/__typename: found "Robot"`,
    ],
    [
      'of a type',
      answer(branch, { __typename: 'User', login: 1 }),
      `${ISSUE}/author/login: found 1, expected a string`,
    ],
    ['nothing', null, 'data: found null, expected an object of type Query'],
  ])('%s', (_, data, problem) => {
    expect(problemsOfAnswer(SWEEP, data, ASKED)).toContainEqual(expect.stringContaining(problem));
  });

  test('an alias is the name of the answer, and words are of their list', () => {
    const query = within('open: issue(number: 7) { state } shut: issue(number: 8) { state }');
    const data = { repository: { open: { state: 'OPEN' }, shut: { state: 'SHUT' } } };
    expect(problemsOfAnswer(query, data)).toEqual([
      'data/repository/shut/state: found "SHUT", expected one of CLOSED, OPEN',
    ]);
  });

  test('a query that is wrong itself is told as such', () => {
    expect(problemsOfAnswer('{ nothing }', {})).toEqual([expect.stringContaining('Cannot query field')]);
  });
});
