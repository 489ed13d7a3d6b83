// Who is signed in: sessions, how they begin and end, and which repositories the person may see right now.
import type { IncomingMessage } from 'node:http';
import type { WebSession } from '../../model/bot/session.ts';
import { WorldError } from '../../model/errors.ts';
import type { PeopleOnGitHub, VisibleRepository } from '../../model/github/person.ts';
import { HOUR, MINUTE } from '../../model/time-units.ts';
import { cookie, cookieIn } from './cookies.ts';
import type { PageOptions } from './page-options.ts';
import { isSecure } from './respond.ts';
import { formToken, hashOf, isSame, isSecret, seal, signInProofs, unseal } from './session-secrets.ts';

/**
 * How long a session lasts, unused and in all; a person's token at GitHub lasts eight hours as well. Public:
 * the store is tidied by it.
 */
export const SESSION = { idle: HOUR, most: 8 * HOUR } as const;
/** How long a sign-in may take at GitHub, whose codes last ten minutes. */
const SIGN_IN = 10 * MINUTE;
/** How long it counts which repositories a person may see. */
const SEEN_FOR = MINUTE;
/** A session's use is written down at most this often. */
const TOUCHED = MINUTE;

export interface SignedIn {
  readonly session: WebSession;
  readonly login: string;
  /** What the session's forms carry. */
  readonly formToken: string;
  /** The person's own, for GitHub alone. */
  readonly token: string;
}

type Visible = readonly VisibleRepository[];

/** Why a sign-in that came back does not count. */
export type SignInTrouble = 'refused' | 'not-begun-here' | 'not-taken';

export interface SignedInPeople {
  /** `null`: no one, or a session that is over. `quiet`: the look itself is no sign of use. */
  of(request: IncomingMessage, quiet: boolean): Promise<SignedIn | null>;
  /** Where to ask at GitHub, and the cookie by which the answer is recognised. */
  begin(): { readonly location: string; readonly cookie: string };
  /** A session for whom GitHub sends back. @throws WorldError where GitHub cannot be asked */
  end(request: IncomingMessage, query: URLSearchParams): Promise<{ readonly cookie: string } | SignInTrouble>;
  /** Removes the sign-in's cookie. */
  readonly forgotten: string;
  /** Ends the session, and the token at GitHub where that answers. The cookie that removes it. */
  signOut(person: SignedIn): Promise<string>;
  /**
   * What the person may see; `now`: asked at this moment, whatever was asked before.
   * @throws WorldError `token`: the session is ended as well
   */
  repositories(person: SignedIn, now?: 'now'): Promise<Visible>;
  /** Whose token it is at this moment. `null`: another account's, or no one's; the session is ended. */
  user(person: SignedIn): Promise<string | null>;
}

/** Ends a session. `token`: what GitHub is to forget as well; `null`: it does so by itself. */
type Close = (session: WebSession, token: string | null) => Promise<void>;

export function signedInPeople(options: PageOptions, people: PeopleOnGitHub): SignedInPeople {
  const forget = forgetting(options, people);
  const sight = sightOf(options, people, forget);
  const { close } = sight;
  const secure = isSecure(options);
  return {
    ...signInWay(options, people, close),
    repositories: sight.repositories,
    user: sight.user,
    of: (request, quiet) => personOf(cookieIn(request, 'rekindle-session', secure), quiet, options, close),
    async signOut(person) {
      await close(person.session, null);
      await forget(person.token);
      return cookie('rekindle-session', '', 0, secure);
    },
  };
}

/** Has GitHub forget a token; where that fails it ends by itself, after eight hours. Never rejects. */
const forgetting =
  ({ log }: PageOptions, people: PeopleOnGitHub) =>
  (token: string): Promise<void> =>
    people.revoke(token).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      log.warn({}, `the token of a session that ended lasts until it ends by itself: ${why}`);
    });

/** What GitHub says of people who are signed in; one whose token is not taken any more is signed out. */
function sightOf(
  { sessions, now }: PageOptions,
  people: PeopleOnGitHub,
  forget: (token: string) => Promise<void>,
): Pick<SignedInPeople, 'repositories' | 'user'> & { readonly close: Close } {
  const asked = new Map<string, { readonly at: number; readonly repositories: Promise<Visible> }>();
  const close: Close = async ({ hash }, token) => {
    asked.delete(hash);
    await sessions.close(hash);
    // The person is answered meanwhile.
    if (token !== null) void forget(token);
  };
  const orEnded = async <T>(person: SignedIn, ask: Promise<T>): Promise<T> => {
    try {
      return await ask;
    } catch (error) {
      if (error instanceof WorldError && error.refused === 'token') await close(person.session, null);
      throw error;
    }
  };
  return {
    close,
    repositories(person, at) {
      const { hash } = person.session;
      const before = asked.get(hash);
      if (before && at !== 'now' && now() - before.at < SEEN_FOR) return before.repositories;
      for (const [key, one] of asked) if (now() - one.at >= SEEN_FOR) asked.delete(key);
      const kept = { at: now(), repositories: orEnded(person, people.repositoriesOf(person.token)) };
      asked.set(hash, kept);
      // What failed is asked again by the next one.
      kept.repositories.catch(() => asked.get(hash) === kept && asked.delete(hash));
      return kept.repositories;
    },
    async user(person) {
      const { id, login } = await orEnded(person, people.userOf(person.token));
      if (id === person.session.userId) return login;
      await close(person.session, person.token);
      return null;
    },
  };
}

/** The way to GitHub and back: what comes back counts in the browser that went, once, for ten minutes. */
function signInWay(
  options: PageOptions,
  people: PeopleOnGitHub,
  close: Close,
): Pick<SignedInPeople, 'begin' | 'end' | 'forgotten'> {
  const { sessions, now, newSecret, origin } = options;
  const secure = isSecure(options);
  const redirect = `${origin}/login/callback`;
  return {
    forgotten: cookie('rekindle-sign-in', '', 0, secure),
    begin() {
      const secret = `${now()}.${newSecret()}`;
      const { state, challenge } = signInProofs(secret);
      return {
        location: people.signInAt({ redirect, state, challenge }),
        cookie: cookie('rekindle-sign-in', secret, SIGN_IN / 1000, secure),
      };
    },
    async end(request, query) {
      const secret = cookieIn(request, 'rekindle-sign-in', secure) ?? '';
      const { state, verifier } = signInProofs(secret);
      if (!isFresh(secret, now()) || !isSame(query.get('state') ?? '', state)) return 'not-begun-here';
      const code = query.get('code') ?? '';
      if (code === '') return 'refused';
      const given = await people.tokenFor(code, verifier, redirect);
      if (given === null) return 'not-taken';
      const user = await people.userOf(given.token);
      // A browser that was signed in before leaves nothing open.
      const before = await personOf(cookieIn(request, 'rekindle-session', secure), true, options, close);
      if (before) await close(before.session, before.token);
      const [id, at] = [newSecret(), now()];
      const lasts = Math.min(SESSION.most, given.lasts ?? SESSION.most);
      await sessions.open({
        hash: hashOf(id),
        userId: user.id,
        login: user.login,
        sealed: seal(given.token, id),
        createdAt: at,
        seenAt: at,
        expiresAt: at + lasts,
      });
      return { cookie: cookie('rekindle-session', id, Math.floor(lasts / 1000), secure) };
    },
  };
}

/** Whether the secret of a sign-in is one as `begin` makes them, and not too old. */
function isFresh(secret: string, now: number): boolean {
  const [, begun, random = ''] = /^(\d{1,15})\.(.*)$/.exec(secret) ?? [];
  const age = now - Number(begun);
  return isSecret(random) && age >= 0 && age <= SIGN_IN;
}

/** A session that is over is removed when it is met. */
async function personOf(
  id: string | null,
  quiet: boolean,
  { sessions, now }: Pick<PageOptions, 'sessions' | 'now'>,
  close: Close,
): Promise<SignedIn | null> {
  if (id === null || !isSecret(id)) return null;
  const session = await sessions.find(hashOf(id));
  if (session === null) return null;
  const at = now();
  const token = unseal(session.sealed, id);
  if (token === null || at >= session.expiresAt || at - session.seenAt >= SESSION.idle) {
    await close(session, token);
    return null;
  }
  if (!quiet && at - session.seenAt >= TOUCHED) await sessions.touch(session.hash, at);
  return { session, login: session.login, formToken: formToken(id), token };
}
