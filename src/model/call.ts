// One use of a command in a comment, and what is said where it was meant but not understood.

/** A command that somebody wrote. Everything in it save `command` is their own text. */
export interface Call {
  readonly kind: 'call';
  /** The command's name, whatever alias was written. */
  readonly command: string;
  /** `null` where none was written: the place of the comment tells. */
  readonly id: string | null;
  /** What stands after ID, in the order of the command's arguments. */
  readonly args: readonly string[];
  /** Values by their keys; only keys that the command has. */
  readonly keys: Readonly<Record<string, string>>;
  /** Without dashes; only flags that the command has. */
  readonly flags: readonly string[];
  /** The line as it was written. */
  readonly line: string;
  /** Further lines of the same command in the same comment, in their order; absent where there is none. */
  readonly also?: readonly Call[];
}

/** Why a line that was addressed to us is no call. Published: new ones may come, none changes its meaning. */
export const REFUSALS = [
  'name-missing',
  'name-unknown',
  'name-elsewhere',
  'line-too-long',
  'too-many-words',
  'character-unseen',
  'quote-open',
  'quote-within',
  'quote-other',
  'code-mark',
  'key-unknown',
  'flag-unknown',
  'word-extra',
  'word-missing',
  'value-missing',
  'value-wrong',
  'given-twice',
  'text-hidden',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Addressed to us, and not understood: nothing is done, and the writer is told. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  /** The command that was meant; `null` where not even that is known. */
  readonly command: string | null;
  /** The writer's own word, shortened and without secrets; `''` where there is none. Untrusted. */
  readonly found: string;
  /** In our words, with code marks. */
  readonly expected: string;
  /** ` Did you mean …?` in known words, or nothing. */
  readonly hint: string;
  /** The line as it was written. */
  readonly line: string;
}
