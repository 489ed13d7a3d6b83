// Tells which argument of a command each typed word is: ID may be left out before words that must be there.
import { type Command, DIR, isId } from '../../model/command.ts';
import { UserError } from '../../model/errors.ts';

/** The typed words of a command: the workflow that is meant, and all others. */
interface Bound {
  /** `null` where it was left out, or the command is about no one workflow. */
  readonly id: string | null;
  readonly args: readonly string[];
}

/**
 * With as many words as must be there, ID was left out; a word more is ID.
 * @throws UserError that names the argument which is missing
 */
export function boundTo({ name, args }: Pick<Command, 'name' | 'args'>, typed: readonly string[]): Bound {
  const [first, ...others] = args;
  const hasId = first !== undefined && isId(first);
  const needed = (hasId ? others : args).filter(({ required }) => required);
  const given = hasId && typed.length > needed.length;
  const words = given ? typed.slice(1) : typed;
  const missing = needed[words.length];
  if (missing !== undefined)
    throw new UserError(
      `${name}: found no ${missing.name}, expected ${missing.about}. "rekindle ${name} --help" says more.`,
    );
  return { id: given ? (typed[0] ?? null) : null, args: words };
}

/**
 * The words with the folder of `-C` where a command has DIR among its arguments.
 * @throws UserError where both were typed
 */
export function withFolder(
  { name, args }: Pick<Command, 'name' | 'args'>,
  words: readonly string[],
  folder: string | null,
): readonly string[] {
  const at = args.findIndex((one) => one.name === DIR.name);
  if (at < 0 || folder === null) return words;
  if (words[at] !== undefined)
    throw new UserError(
      `${name}: found DIR (${JSON.stringify(words[at])}) and -C (${JSON.stringify(folder)}), expected one.`,
    );
  return [...words, folder];
}
