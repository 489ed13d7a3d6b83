// What a config means for each thing that it can be about: pure questions with plain answers.
import type { Format } from '../model/format.ts';
import type { Rule, Severity } from '../model/rule.ts';
import { type Config, type ConfigProblem, GUARDS, type Ignore, type Role } from './config.ts';
import { matchesGlob } from './globs.ts';

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
