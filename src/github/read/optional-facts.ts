// Facts that GitHub may refuse to give; where it did, the words that say so.
import { z } from 'zod';
import { type Refused, WorldError } from '../../model/errors.ts';

/** `'unavailable'`: GitHub refused, and a note says why. A note may also say what an answer leaves out. */
export interface Learned<T> {
  readonly value: T | 'unavailable';
  readonly notes: readonly string[];
}

/** These end the work, whatever was asked: nothing that follows would be answered either. */
const FINAL: ReadonlySet<Refused> = new Set(['token', 'rate-limited', 'budget']);

/**
 * Why something is not known, as a note. `needs` is what a token must have for it, where GitHub does not say.
 * @throws the error itself where it is no refusal, or one that ends the work: no token, a limit
 */
export function whyNot(what: string, needs: string, error: unknown): string {
  if (!(error instanceof WorldError) || FINAL.has(error.refused)) throw error;
  const unsaid = error.refused === 'permission' && error.needs === null;
  return `${what}: not known. ${error.message}${unsaid ? ` The token needs ${needs}.` : ''}`;
}

/** What a look-up gives, or a note in its place. @throws WorldError as `whyNot` does */
export async function learn<T>(
  what: string,
  needs: string,
  ask: () => Promise<Learned<T>>,
): Promise<Learned<T>> {
  try {
    return await ask();
  } catch (error) {
    return { value: 'unavailable', notes: [whyNot(what, needs, error)] };
  }
}

/** Narrows an answer. @throws WorldError `lost` where it is not as GitHub describes it */
export function narrowed<T>(schema: z.ZodType<T>, what: string): (data: unknown) => T {
  return (data) => {
    const read = schema.safeParse(data);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'the whole' : issue.path.join('.');
    const found = `found another shape at ${place} than GitHub describes`;
    throw new WorldError('lost', `${what}: ${found}. Try again.`, null, read.error);
  };
}

/** A page of a GraphQL connection; `null` for nodes that may not be seen. */
export const pageOf = <T extends z.ZodType>(node: T) =>
  z
    .object({
      nodes: z.array(node.nullable()).nullable(),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    })
    .transform(({ nodes, pageInfo }) => ({
      nodes: (nodes ?? []).filter((one) => one !== null),
      /** Where the next page begins; `null`: this is the last one. */
      next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }));
