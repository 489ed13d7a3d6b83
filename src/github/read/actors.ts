// Accounts as GraphQL names them, turned into REST's names: a bot's login ends with `[bot]`.
import { z } from 'zod';
import type { Account } from '../../model/github/event.ts';

/** Who wrote something; `null`: the account is gone. GraphQL leaves a bot's `[bot]` out. */
export const author = z
  .object({ type: z.string(), login: z.string() })
  .nullable()
  .transform((one) => one && { ...one, login: withSuffix(one.login, one.type === 'Bot') });

/** The same with the id that REST gives; GraphQL asks for it by `ACCOUNT`. */
export const account = z
  .object({ type: z.string(), login: z.string(), databaseId: z.number().nullish() })
  .nullable()
  .transform((one): Account | null => {
    if (one === null || one.databaseId === undefined || one.databaseId === null) return null;
    return { type: one.type, login: withSuffix(one.login, one.type === 'Bot'), id: one.databaseId };
  });

interface Told {
  readonly login?: string;
  readonly type?: string;
  readonly id?: number | bigint;
}

/** An account as REST gives it; `null`: it is gone. */
export function accountOf(user: Told | null | undefined): Account | null {
  if (user?.login === undefined || user.id === undefined) return null;
  return { login: user.login, type: user.type ?? 'User', id: Number(user.id) };
}

/**
 * Whose token this is. Of a token of Actions or of an App GitHub says `NAME[bot]` here; were the ending
 * missing, the node id would still tell a bot: `BOT_…`, or of old accounts `NN:Bot…` in Base64.
 */
export const viewer = z
  .object({ id: z.string(), login: z.string().min(1) })
  .transform(({ id, login }) => withSuffix(login, isBot(id)));

const isBot = (id: string): boolean =>
  id.startsWith('BOT_') || /^\d+:Bot\d/.test(Buffer.from(id, 'base64').toString('latin1'));

const SUFFIX = '[bot]';

const withSuffix = (login: string, bot: boolean): string =>
  bot && !login.endsWith(SUFFIX) ? `${login}${SUFFIX}` : login;
