// A person's session at the bot's page, as the store keeps it: nothing in it opens anything by itself.

/** All times are milliseconds since 1970. */
export interface WebSession {
  /** SHA-256 of the id that the browser alone has, 64 hex digits. */
  readonly hash: string;
  /** GitHub's number of the account, which stays when its login changes. */
  readonly userId: number;
  /** The login at the time of the sign-in. */
  readonly login: string;
  /** The person's token, sealed with a key that is made from the id: the store alone cannot open it. */
  readonly sealed: string;
  readonly createdAt: number;
  /** When it was last used. */
  readonly seenAt: number;
  /** Not used from then on, however busy it is. */
  readonly expiresAt: number;
}

export interface WebSessions {
  open(session: WebSession): Promise<void>;
  /** `null`: there is no such session, or it was ended. */
  find(hash: string): Promise<WebSession | null>;
  /** It is in use. */
  touch(hash: string, at: number): Promise<void>;
  close(hash: string): Promise<void>;
  /** Forgets those that are over at `now`, and those that were not used since `idleSince`. How many. */
  prune(now: number, idleSince: number): Promise<number>;
}
