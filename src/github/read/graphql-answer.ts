// GraphQL's answer: data, or errors beside it, which are never passed over.
import { z } from 'zod';
import { type Refused, WorldError } from '../../model/errors.ts';

/** A question that is not understood has errors alone. */
const ANSWER = z
  .object({
    data: z.unknown().optional(),
    errors: z.array(z.object({ message: z.string(), type: z.string().optional() })).optional(),
  })
  .refine(({ data, errors = [] }) => data !== undefined || errors.length > 0);

/** GitHub's types of GraphQL errors, as its API answers them. */
const TYPES: ReadonlyMap<string, Refused> = new Map([
  ['NOT_FOUND', 'absent'],
  ['FORBIDDEN', 'permission'],
  ['INSUFFICIENT_SCOPES', 'permission'],
  ['RATE_LIMITED', 'rate-limited'],
  ['STALE_DATA', 'conflict'],
  ['UNPROCESSABLE', 'rejected'],
]);

/** The words that tell a lost race and a protected branch apart from other rejections. */
const WORDS: readonly (readonly [says: RegExp, refused: Refused])[] = [
  [/rule violations|protected branch|through a pull request/i, 'protected'],
  [/without `?workflows?`? (?:permission|scope)/i, 'workflows'],
  [/beforeOid|expected .*(?:oid|to point)|is at .* but expected|stale|fast.?forward/i, 'conflict'],
  [/not accessible by/i, 'permission'],
];
/** What a server says that does not know a field or a type; beside it other errors follow from that. */
const UNKNOWN = /doesn't exist on type|isn't a defined input type/;

export interface Reads {
  readonly absent?: 'error' | 'null';
}

/**
 * The data of an answer without errors. `absent: 'null'` passes over errors that say that a thing is not
 * there: single things are then `null` in the data.
 * @throws WorldError: any other partial data is as good as none
 */
export function readAnswer(body: unknown, { absent = 'error' }: Reads = {}): unknown {
  const read = ANSWER.safeParse(body);
  if (!read.success) throw new WorldError('lost', 'GraphQL: what came back is no answer. Try again.');
  const errors = read.data.errors ?? [];
  const counting = absent === 'null' ? errors.filter(({ type }) => type !== 'NOT_FOUND') : errors;
  const unknown = counting.find(({ message }) => UNKNOWN.test(message));
  const error = unknown ?? counting[0];
  if (error === undefined) return read.data.data;
  const byWords = unknown ? 'unsupported' : WORDS.find(([says]) => says.test(error.message))?.[1];
  const refused = byWords ?? TYPES.get(error.type ?? '') ?? 'rejected';
  throw new WorldError(refused, `GraphQL: GitHub answered ${JSON.stringify(error.message.slice(0, 200))}.`);
}
