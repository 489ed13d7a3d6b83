// Which calls change something on GitHub.
import type { Call } from '../../test/standin/calls.ts';

/** Reading by GraphQL is a POST as well. */
export function isWrite({ kind, body }: Call): boolean {
  if (kind !== 'graphql') return kind === 'write';
  const { query } = Object(body);
  return typeof query === 'string' && /^\s*mutation\b/.test(query);
}
