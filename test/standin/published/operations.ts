// The operations of GitHub's REST interface that we use, as published, and the one that a request means.
import { readFileSync } from 'node:fs';

export type Schema = boolean | { readonly [keyword: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** A parameter of the path in which slashes may stand. */
  readonly segments?: 'many';
  readonly schema: Schema;
}

/** What the cut says of one operation. */
interface Published {
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly schema: Schema } | null;
  /** Status → media type → schema; no media type: the answer has no body. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

export interface Operation extends Published {
  /** `GET /repos/{owner}/{repo}` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

interface Cut {
  /** Package and version that the description is from. */
  readonly source: string;
  readonly licence: string;
  /** Digest of the list that it was cut with. */
  readonly list: string;
  readonly operations: Readonly<Record<string, Published>>;
  readonly components: Readonly<Record<string, Schema>>;
}

/** The cut description as it is committed. */
export const cut: Cut = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8'));

/** Every operation, in the order of the list. */
export const operations: readonly Operation[] = Object.entries(cut.operations).map(([name, published]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, ...published };
});

/** Paths that may end before their last parameter: the description says so in words. */
const OPEN_ENDED = new Set([
  '/repos/{owner}/{repo}/contents/{path}',
  '/repos/{owner}/{repo}/git/matching-refs/{ref}',
]);

interface Way {
  readonly operation: Operation;
  readonly names: readonly string[];
  readonly pattern: RegExp;
  /** How many segments are fixed words; where two ways fit, the one with more of them is meant. */
  readonly fixed: number;
}

function wayOf(operation: Operation): Way {
  const names: string[] = [];
  let fixed = 0;
  const segments = operation.path
    .slice(1)
    .split('/')
    .map((segment) => {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        fixed += 1;
        return `/${segment}`;
      }
      names.push(name);
      if (OPEN_ENDED.has(operation.path) && operation.path.endsWith(segment)) return '(?:/(.*))?';
      const many = operation.parameters.some((one) => one.name === name && one.segments === 'many');
      return many ? '/(.+)' : '/([^/]+)';
    });
  return { operation, names, pattern: new RegExp(`^${segments.join('')}$`), fixed };
}

const WAYS = operations.map(wayOf).sort((a, b) => b.fixed - a.fixed);

export interface Match {
  readonly operation: Operation;
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The operation that a request means: `method` in capitals, `pathname` as it was sent, percent-encoded,
 * without a prefix such as `/api/v3`. `null`: none that we use.
 */
export function matchOperation(method: string, pathname: string): Match | null {
  for (const { operation, names, pattern } of WAYS) {
    const found = operation.method === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    try {
      const values = found.slice(1).map((text: string | undefined) => decodeURIComponent(text ?? ''));
      return {
        operation,
        params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
      };
    } catch {
      return null; // An encoding that is none cannot be a request that we meant to send.
    }
  }
  return null;
}
