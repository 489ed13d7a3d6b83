// The errors of the house: a state file that is bad, a user who must act, and our own mistakes.

/** Rules that a state file breaks before anything can be read out of it. */
export type LoadRule =
  | 'state-readable'
  | 'state-available'
  | 'state-safe'
  | 'state-not-conflicted'
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

/** We are wrong: reported by the door with a link to a new issue. */
export class OurBug extends Error {
  override readonly name: string = 'OurBug';
}

/** States what must hold; a breach is our bug, never the user's. */
export function assert(holds: unknown, claim: string): asserts holds {
  if (!holds) throw new OurBug(claim);
}
