// The web flow by which a person signs in with the App, with PKCE, and what is asked as that person.
import { z } from 'zod';
import { type Refused, WorldError } from '../../model/errors.ts';
import type { PeopleOnGitHub, VisibleRepository } from '../../model/github/person.ts';
import { VERSION } from '../../model/version.ts';
import { narrowed } from '../read/optional-facts.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';

export interface OAuthOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people sign in, without a slash at the end: `https://github.com`. */
  readonly serverUrl: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly pace?: Pick<ClientOptions, 'second' | 'queues'>;
}

/** Milliseconds that a sign-in waits for GitHub. */
const PATIENCE = 10_000;

const ANSWER = z.union([
  z.object({ access_token: z.string().min(1), expires_in: z.number().positive().optional() }),
  z.object({ error: z.string(), error_description: z.string().optional() }),
]);

/** What GitHub says of a code that is wrong, used or too old, or of a verifier that does not fit. */
const OF_THE_CODE: ReadonlySet<string> = new Set(['bad_verification_code', 'invalid_grant']);

/**
 * Source: GitHub's documentation, "Generating a user access token for a GitHub App" and "Deleting an app
 * token". A refresh token is not kept: who stays longer than a token lasts signs in again.
 */
export function peopleOnGitHub(options: OAuthOptions): PeopleOnGitHub {
  const { clientId, clientSecret, serverUrl, apiUrl, pace = {} } = options;
  const asPerson = (token: string): Client => createClient({ token, baseUrl: apiUrl, budget: 0, ...pace });
  return {
    signInAt({ redirect, state, challenge }) {
      const asked = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirect,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return `${serverUrl}/login/oauth/authorize?${asked.toString()}`;
    },
    async tokenFor(code, verifier, redirect) {
      const said = await posted(`${serverUrl}/login/oauth/access_token`, {
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirect,
        code_verifier: verifier,
      });
      if ('access_token' in said) {
        const { access_token: token, expires_in: seconds } = said;
        return { token, lasts: seconds === undefined ? null : seconds * 1000 };
      }
      if (OF_THE_CODE.has(said.error)) return null;
      const { error, error_description: why = '' } = said;
      throw new WorldError('rejected', `GitHub refused the sign-in: ${error}. ${why}`);
    },
    async userOf(token) {
      const { data } = await asPerson(token).rest.users.getAuthenticated();
      return { id: data.id, login: data.login };
    },
    repositoriesOf: (token) => visibleTo(asPerson(token)),
    revoke: (token) => revoked(token, options),
  };
}

/** Of an installation that is listed a moment before. */
const TAKEN: ReadonlySet<Refused> = new Set<Refused>(['absent', 'permission', 'blocked']);

async function visibleTo(client: Client): Promise<readonly VisibleRepository[]> {
  const { apps } = client.rest;
  const installations = await client.all(apps.listInstallationsForAuthenticatedUser, { per_page: 100 });
  const found: VisibleRepository[] = [];
  for (const { id: installation, suspended_at: suspended } of installations) {
    if (suspended !== null) continue;
    const asked = { installation_id: installation, per_page: 100 };
    const there = await client
      .all(apps.listInstallationReposForAuthenticatedUser, asked)
      .catch((error: unknown) => {
        // Uninstalled, or taken from this person, since the list was read.
        if (error instanceof WorldError && TAKEN.has(error.refused)) return [];
        throw error;
      });
    for (const { id, name, owner } of there) found.push({ installation, id, name, owner: owner.login });
  }
  return found;
}

/** The answer to a form. Neither the form nor GitHub's answer is repeated in an error: both hold secrets. */
async function posted(url: string, form: Readonly<Record<string, string>>): Promise<z.output<typeof ANSWER>> {
  const what = 'The sign-in at GitHub';
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'user-agent': `rekindle/${VERSION}` },
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (answer === null) throw new WorldError('lost', `${what}: no answer came. Try again.`);
  if (!answer.ok) throw new WorldError('lost', `${what}: GitHub answered ${answer.status}. Try again.`);
  const data: unknown = await answer.json().catch(() => null);
  return narrowed(ANSWER, what)(data);
}

/** With the App's own name and secret, as GitHub asks for it. */
async function revoked(token: string, { clientId, clientSecret, apiUrl }: OAuthOptions): Promise<void> {
  const what = "The end of a person's token";
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await fetch(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
    method: 'DELETE',
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Basic ${basic}`,
      'content-type': 'application/json',
      'user-agent': `rekindle/${VERSION}`,
    },
    body: JSON.stringify({ access_token: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (answer === null) throw new WorldError('lost', `${what}: no answer came.`);
  // 404 and 422: it is gone already.
  if (!answer.ok && answer.status !== 404 && answer.status !== 422)
    throw new WorldError('lost', `${what}: GitHub answered ${answer.status}.`);
}
