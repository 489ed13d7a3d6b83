// All GraphQL queries; values are passed as variables, never as part of a query.

/** A blob's content; `text` is null for binary data, and cut after 512,000 bytes. */
const CONTENT = `fragment Content on Blob { oid byteSize isBinary isTruncated text }`;

/**
 * The start of a run: who we are, and what the repository is. The config is asked for by the tree of the
 * default branch's head, so that a link or a folder in its place is seen as such.
 */
export const OPENING = `query Opening($owner: String!, $name: String!, $config: String!) {
  viewer { id login }
  repository(owner: $owner, name: $name) {
    id nameWithOwner url visibility isArchived isDisabled isFork hasIssuesEnabled
    keeper: object(expression: "refs/rekindle/keeper") { oid ... on Commit { message committedDate } }
    defaultBranchRef {
      name
      target { oid ... on Commit { file(path: $config) { mode oid object { ...Content } } } }
    }
  }
}
${CONTENT}`;

/** Open pull requests of all branches, the oldest first. */
export const PULLS = `query Pulls($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: [OPEN], first: 100, after: $after, orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id number title body locked updatedAt headRefName headRefOid baseRefName isCrossRepository isDraft
        author {
          type: __typename login
          ... on User { databaseId } ... on Bot { databaseId } ... on Organization { databaseId }
          ... on Mannequin { databaseId }
        }
        labels(first: 100) { nodes { name } }
      }
    }
  }
}`;

/** Comments by their node ids; what is gone is null, beside an error that says so. */
export const COMMENTS = `query Comments($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on IssueComment { id fullDatabaseId body url createdAt isMinimized author { type: __typename login } }
  }
}`;

const each = (count: number, write: (index: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);

/** Objects of the repository by their ids: `$id0` … give `o0` …, null for what is not there. */
const objectsQuery = (name: string, count: number, fields: string): string =>
  `query ${name}($owner: String!, $name: String!, ${each(count, (i) => `$id${i}: GitObjectID!`, ', ')}) {
  repository(owner: $owner, name: $name) {
    ${each(count, (i) => `o${i}: object(oid: $id${i}) { ${fields} }`, '\n    ')}
  }
}`;

/** The content of blobs. */
export const blobsQuery = (count: number): string =>
  `${objectsQuery('Blobs', count, '...Content')}\n${CONTENT}`;

/** The names in folders. */
export const treesQuery = (count: number): string =>
  objectsQuery('Trees', count, '... on Tree { entries { name mode oid } }');

/** The variables of a query for objects by their ids. */
export const idsOf = (ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));

/** One line of the past of a commit that is asked for. */
export interface PastAsked {
  /** `versions`: what stood at a path; `changes`: who changed anything there or below; `commits`: all. */
  readonly kind: 'versions' | 'changes' | 'commits';
  /** `''`: the whole repository. */
  readonly path: string;
  /** From this time on, ISO 8601; `null`: from the beginning. */
  readonly since: string | null;
  /** Where a page begins; `null`: the newest. */
  readonly after: string | null;
  /** Size of the page, at most 100. */
  readonly first: number;
}

/** What is asked of each commit beside who made it when, by the kind of the question. */
const MORE: { readonly [kind in PastAsked['kind']]: (path: string) => string } = {
  versions: (path) => `file(path: ${path}) { mode oid }`,
  changes: () => '',
  commits: () => 'tree { oid } parents(first: 1) { nodes { tree { oid } } }',
};

/** Several lines of the past of one commit: the asked ones give `h0` …. */
export function pastQuery(asked: readonly PastAsked[]): string {
  const variables = asked.flatMap(({ path, since, after }, i) => [
    ...(path === '' ? [] : [`$path${i}: String!`]),
    ...(since === null ? [] : [`$since${i}: GitTimestamp!`]),
    ...(after === null ? [] : [`$after${i}: String!`]),
  ]);
  const lines = asked.map(({ kind, path, since, after, first }, i) => {
    const bounds = [
      `first: ${first}`,
      ...(path === '' ? [] : [`path: $path${i}`]),
      ...(since === null ? [] : [`since: $since${i}`]),
      ...(after === null ? [] : [`after: $after${i}`]),
    ].join(', ');
    const nodes = `nodes { ...Made ${MORE[kind](`$path${i}`)} }`;
    return `h${i}: history(${bounds}) { pageInfo { hasNextPage endCursor } ${nodes} }`;
  });
  return `query Past($owner: String!, $name: String!, $commit: GitObjectID!, ${variables.join(', ')}) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) { ... on Commit {
      ${lines.join('\n      ')}
    } }
  }
}
fragment Made on Commit {
  oid committedDate message
  author { name email }
  parents(first: 1) { totalCount nodes { oid } }
}`;
}

/** The variables of the same question. */
export const pastVariables = (asked: readonly PastAsked[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    asked.flatMap(({ path, since, after }, i) => [
      ...(path === '' ? [] : [[`path${i}`, path] as const]),
      ...(since === null ? [] : [[`since${i}`, since] as const]),
      ...(after === null ? [] : [[`after${i}`, after] as const]),
    ]),
  );
