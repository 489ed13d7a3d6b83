// The errors of the house: a state file that is bad, a user who must act, and our own mistakes.

/** Rules that a state file breaks before anything can be read out of it. */
export type LoadRule =
  | 'state-readable'
  | 'state-available'
  | 'state-safe'
  | 'state-not-conflicted'
  | 'state-known'
  | 'state-filled'
  | 'version-known';

/** What is wrong with a state file, as data: found, expected and what to do are in `message`. */
export interface Fault {
  readonly rule: LoadRule;
  readonly message: string;
  /** The file, where it is another than the workflow's own path. */
  readonly path?: string;
  /** Line in the file, from 1; `null` where it has no place. */
  readonly line: number | null;
  readonly evidence?: Readonly<Record<string, unknown>>;
}

/** Thrown by a codec, a migration or a format's `read`; `engine/load.ts` turns it into a finding. */
export class StateError extends Error {
  override readonly name: string = 'StateError';
  readonly fault: Fault;
  constructor(
    rule: LoadRule,
    message: string,
    line: number | null = null,
    evidence?: Record<string, unknown>,
    path?: string,
  ) {
    super(message);
    const place = path === undefined ? {} : { path };
    this.fault = evidence ? { rule, message, line, evidence, ...place } : { rule, message, line, ...place };
  }
}

/** A value that cannot be written in place without touching other bytes. Nothing is written. */
export class EditError extends Error {
  override readonly name: string = 'EditError';
}

/** Something the person at the keyboard must change; its text is shown as it stands, without a stack. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

/** What the world said no with; each has its own way on. */
export type Refused =
  /** The token is not valid, or has expired. */
  | 'token'
  /** The token may not do this; `needs` names what is missing. */
  | 'permission'
  /** The repository does not let Actions open pull requests. */
  | 'actions-pull-requests'
  /** The branch takes no direct commits. */
  | 'protected'
  /** Files in `.github/workflows` need a permission that GITHUB_TOKEN cannot have. */
  | 'workflows'
  | 'archived'
  | 'locked'
  /** Issues are switched off, or the thing was deleted for good. */
  | 'gone'
  | 'absent'
  /** It is there already. */
  | 'exists'
  /** There is nothing between two branches. */
  | 'nothing-between'
  /** Somebody was faster. */
  | 'conflict'
  | 'rejected'
  /** The server is too old for what was asked. */
  | 'unsupported'
  | 'rate-limited'
  /** Our own limit of writing requests. */
  | 'budget'
  | 'blocked'
  /** No answer came, or one that says nothing: it may have taken effect. */
  | 'lost';

/** The world failed: a network, a permission, a branch that moved. It wraps its cause once. */
export class WorldError extends Error {
  override readonly name: string = 'WorldError';
  readonly refused: Refused;
  /** The missing permission as a workflow would grant it, `issues: write`; `null` where it is not known. */
  readonly needs: string | null;
  /** Of a limit that ends by itself: in how many seconds; `null` where that is not known, or long. */
  readonly after: number | null;
  constructor(
    refused: Refused,
    message: string,
    needs: string | null = null,
    cause?: unknown,
    after: number | null = null,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.refused = refused;
    this.needs = needs;
    this.after = after;
  }
}

/** We are wrong: reported by the door with a link to a new issue. */
export class OurBug extends Error {
  override readonly name: string = 'OurBug';
}

/** States what must hold; a breach is our bug, never the user's. */
export function assert(holds: unknown, claim: string): asserts holds {
  if (!holds) throw new OurBug(claim);
}
