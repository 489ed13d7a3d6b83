// The bot's log: one JSON object a line, by the logger that Probot brings.

type Write = (about: object, message: string) => void;

/** What of that logger is used. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** Has every line say this too. */
  child(about: object): Log;
}
