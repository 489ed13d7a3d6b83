// Access tokens of installations: fetched when they are needed, and reused while they are valid.
import type { Probot } from 'probot';
import { type Client, type ClientOptions, createClient } from '../github/client/client.ts';
import { WorldError } from '../model/errors.ts';

/** What is needed to ask for tokens. */
export interface TokenRequest {
  readonly probot: Probot;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** How requests are throttled, where it is not as GitHub asks for. */
  readonly pace?: Pick<ClientOptions, 'second' | 'queues'>;
}

/** Writing requests that one piece of work may send. */
export const BUDGET = 200;
/** A token that expires within these milliseconds is not used for new work. */
const SPARE = 600_000;

/** Ways to ask GitHub: as the App, and as one of its installations, by their numbers. */
export interface AppTokens {
  /** As the App itself, with a JWT. */
  app(): Promise<Client>;
  /** Good for ten minutes at least. @throws WorldError where the installation is suspended, or gone */
  of(installation: number): Promise<string>;
  with(token: string): Client;
  /** Forgets a token that was refused. */
  forget(installation: number): void;
}

/**
 * Kept in memory only. Two who ask at once for the same installation may each get a new token; both are good.
 */
export function tokensOf({ probot, apiUrl: baseUrl, now, pace = {} }: TokenRequest): AppTokens {
  const kept = new Map<number, { readonly token: string; readonly until: number }>();
  const withToken = (token: string) => createClient({ token, baseUrl, budget: BUDGET, ...pace });
  // Octokit's way of signing heeds GitHub's clock where ours is wrong (R10): a JWT is good for minutes.
  const app = async () => {
    const { auth } = await probot.auth();
    return createClient({ token: '', signing: signingOf(auth), baseUrl, budget: BUDGET, ...pace });
  };
  return {
    app,
    with: withToken,
    forget: (installation) => void kept.delete(installation),
    async of(installation) {
      const there = kept.get(installation);
      if (there && now() < there.until) return there.token;
      kept.delete(installation);
      // Probot's own way to a token knows no other address than api.github.com.
      const client = await app();
      const { data } = await client.rest.apps
        .createInstallationAccessToken({ installation_id: installation })
        .catch(refused);
      const lasts = Date.parse(data.expires_at) - (client.told() ?? now());
      kept.set(installation, { token: data.token, until: now() + lasts - SPARE });
      return data.token;
    },
  };
}

/** W08: what GitHub's refusals of a token mean. */
function refused(error: unknown): never {
  if (!(error instanceof WorldError) || !['absent', 'permission', 'blocked'].includes(error.refused))
    throw error;
  const message = 'The App is suspended or not installed there any more, so that nothing can be done there.';
  throw new WorldError('blocked', `${message} ${error.message}`, null, error);
}

/** Probot's authentication is not typed. */
function signingOf(auth: unknown): { readonly hook: unknown } {
  if (typeof auth !== 'function' || !('hook' in auth))
    throw new TypeError("expected Octokit's authentication");
  return { hook: auth.hook };
}
