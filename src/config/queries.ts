// What a config means for each thing that it can be about: pure questions with plain answers.
import type { Format } from '../model/format.ts';
import type { Rule, Severity } from '../model/rule.ts';
import { type Config, type ConfigProblem, GUARDS, type Ignore, type Role } from './config.ts';

/** Things that can be ignored; several may be asked about at once. */
export type Ignorable = Readonly<Partial<Record<'path' | 'branch' | 'workflow' | 'author', string>>>;

/**
 * Whether one of these is to be left alone. A path counts from the root, and a folder's pattern means all
 * that is below it; a workflow is its id, an author a login in any case of letters.
 */
export function ignored({ ignore }: Config, { path, branch, workflow, author }: Ignorable): boolean {
  return (
    (path !== undefined && ignore.paths.some((pattern) => matchesGlob(pattern, path, 'below'))) ||
    (branch !== undefined && means(ignore, 'branches', branch)) ||
    (workflow !== undefined && means(ignore, 'workflows', workflow)) ||
    (author !== undefined && means(lowered(ignore), 'authors', author.toLowerCase()))
  );
}

const means = (ignore: Ignore, what: keyof Ignore, name: string) =>
  ignore[what].some((pattern) => matchesGlob(pattern, name));

const lowered = (ignore: Ignore): Ignore => ({
  ...ignore,
  authors: ignore.authors.map((pattern) => pattern.toLowerCase()),
});

export function isFormatOff(config: Config, format: string): boolean {
  return config.formats.get(format)?.off ?? false;
}

/** Whether any format is. */
export function isAnyOff({ formats }: Config): boolean {
  return [...formats.values()].some(({ off }) => off);
}

/** How much a breach weighs; `null`: as the rule and the breach say. `off`: it is not looked for. */
export function severityOf(config: Config, rule: string): Severity | 'off' | null {
  const setting = config.rules.get(rule);
  if (setting?.off && !GUARDS.has(rule)) return 'off';
  return setting?.severity ?? null;
}

export function isCommandOff(config: Config, command: string): boolean {
  return config.commands.get(command)?.off ?? false;
}

/** The least role that may give a command, by its own name; `otherwise`: where the config names none. */
export function permissionFor(config: Config, command: string, otherwise: Role): Role {
  return config.commands.get(command)?.permission ?? otherwise;
}

/** The rules that are left, each weighing what the config says. What follows from a breach stays as it is. */
export function rulesFor(config: Config, rules: readonly Rule[]): readonly Rule[] {
  return rules.flatMap((rule) => {
    const severity = severityOf(config, rule.id);
    if (severity === 'off') return [];
    if (severity === null) return [rule];
    const check: Rule['check'] = (subject) => rule.check(subject).map((breach) => ({ ...breach, severity }));
    return [{ ...rule, severity, check }];
  });
}

/** The formats that are left, with the rules of their own that are left. */
export function formatsFor(config: Config, formats: readonly Format[]): readonly Format[] {
  return formats
    .filter(({ id }) => !isFormatOff(config, id))
    .map((format) => ({ ...format, rules: rulesFor(config, format.rules) }));
}

/**
 * What the token says against the configured dispatch: GitHub lets a mention by GITHUB_TOKEN start nothing.
 * `null`: nothing.
 */
export function dispatchProblem(config: Config, token: 'github-token' | 'own'): ConfigProblem | null {
  const { dispatch } = config;
  if (dispatch.kind !== 'mention' || token === 'own') return null;
  const message =
    'dispatch.mention: found the token of the workflow itself (GITHUB_TOKEN), whose mentions start no ' +
    "agent, expected an App's or a person's. Give one as the input github-token, or choose another dispatch.";
  return { level: 'error', key: 'dispatch.mention', line: dispatch.line, message };
}

// Patterns of names: `*` within a folder, `**` across folders, `?` for one character, and nothing else.

/** One part of a pattern: a character, or what stands for several. */
type Part =
  | { readonly kind: 'char'; readonly char: string }
  /** `?`: any one character but a slash. */
  | { readonly kind: 'one' }
  /** `*`: any characters but slashes. */
  | { readonly kind: 'some' }
  /** `**`: any characters. */
  | { readonly kind: 'all' }
  /** `**` and the slash after it, where a folder may begin: any number of whole folders, none included. */
  | { readonly kind: 'folders' };

/**
 * Whether a pattern means a name. `whole`: the name itself; `below`: a path, and then also everything in a
 * folder that the pattern means. Letters count as they are. The time is at most the pattern's length times
 * the name's, whatever both are (X06).
 */
export function matchesGlob(pattern: string, name: string, reach: 'whole' | 'below' = 'whole'): boolean {
  const parts = partsOf(pattern);
  // Which parts may come next: all ways through the pattern are walked at once, so none is walked twice.
  let next = new Set<number>();
  enter(parts, next, 0);
  for (const char of name) {
    if (reach === 'below' && char === '/' && next.has(parts.length)) return true;
    const after = new Set<number>();
    for (const state of next) step(parts, state, char, after);
    if (after.size === 0) return false;
    next = after;
  }
  return next.has(parts.length);
}

function partsOf(pattern: string): readonly Part[] {
  const chars = Array.from(pattern);
  const parts: Part[] = [];
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? '';
    if (char === '?') parts.push({ kind: 'one' });
    else if (char !== '*') parts.push({ kind: 'char', char });
    else {
      const start = at;
      while (chars[at + 1] === '*') at++;
      const folders = at > start && (start === 0 || chars[start - 1] === '/') && chars[at + 1] === '/';
      if (folders) at++;
      parts.push({ kind: folders ? 'folders' : at > start ? 'all' : 'some' });
    }
  }
  return parts;
}

/** Comes to a part, once; what may stand for nothing is passed as well. */
function enter(parts: readonly Part[], into: Set<number>, at: number): void {
  if (into.has(at)) return;
  into.add(at);
  const kind = parts[at]?.kind;
  if (kind === 'some' || kind === 'all' || kind === 'folders') enter(parts, into, at + 1);
}

/** Takes one character at a part. Within a folder's name the part's number is turned over (`~at`). */
function step(parts: readonly Part[], state: number, char: string, into: Set<number>): void {
  const at = state < 0 ? ~state : state;
  const part = parts[at];
  if (part === undefined) return;
  if (part.kind === 'char' && part.char === char) enter(parts, into, at + 1);
  if (part.kind === 'one' && char !== '/') enter(parts, into, at + 1);
  if ((part.kind === 'some' && char !== '/') || part.kind === 'all') enter(parts, into, at);
  if (part.kind === 'folders') {
    into.add(~at);
    if (char === '/') enter(parts, into, at + 1);
  }
}
