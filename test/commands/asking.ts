// Comments for tests of the grammar: what a body means, in one line.
import { parseComment } from '../../src/commands/parse.ts';
import type { Call } from '../../src/model/call.ts';

/** The call that a body is, its line left out; the test fails where it is none. */
export function callIn(body: string, bare = true): Omit<Call, 'kind' | 'line'> {
  const parsed = parseComment(body, { bare });
  if (parsed?.kind !== 'call') throw new Error(`no call: ${JSON.stringify(parsed)}`);
  const { command, id, args, keys, flags } = parsed;
  return { command, id, args, keys, flags };
}

/** `code: found` of a refusal, `null` where nothing is said. */
export function refused(body: string, bare = true): string | null {
  const parsed = parseComment(body, { bare });
  if (parsed?.kind === 'call') throw new Error(`a call: ${JSON.stringify(parsed)}`);
  return parsed && `${parsed.code}: ${parsed.found}`;
}

/** A call with nothing behind its name. */
export const plain = (command: string) => ({ command, id: null, args: [], keys: {}, flags: [] });
