// What GitHub says of a person who is signed in: who it is, and which repositories this person may see.

/** One repository of an installation of the App that a person may see. */
export interface VisibleRepository {
  readonly installation: number;
  readonly id: number;
  readonly owner: string;
  readonly name: string;
}

/** An account, as a token of its own says. */
export interface SignedInUser {
  readonly id: number;
  readonly login: string;
}

/** A token of a person. It may what the App may and the person may, and no more. */
export interface UserToken {
  readonly token: string;
  /** Milliseconds until it ends; `null`: GitHub did not say, or it does not end. */
  readonly lasts: number | null;
}

/** Where a sign-in goes back to, and how it proves that it is the one that was begun (RFC 7636). */
export interface SignInRequest {
  readonly redirect: string;
  readonly state: string;
  /** Of S256: the SHA-256 of the verifier, in base64url. */
  readonly challenge: string;
}

/** The way by which people sign in, and what is asked of GitHub as one of them. */
export interface PeopleOnGitHub {
  /** The address at which GitHub asks the person. */
  signInAt(request: SignInRequest): string;
  /** Trades a code. `null`: GitHub does not take it. @throws WorldError where it cannot be asked */
  tokenFor(code: string, verifier: string, redirect: string): Promise<UserToken | null>;
  /** @throws WorldError `token` where the token is not taken any more */
  userOf(token: string): Promise<SignedInUser>;
  /** Every repository that both the App and the person see, asked at this moment. @throws WorldError */
  repositoriesOf(token: string): Promise<readonly VisibleRepository[]>;
  /** Has GitHub forget a token. @throws WorldError */
  revoke(token: string): Promise<void>;
}
