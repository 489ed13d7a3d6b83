// Which formats, rules and commands the config leaves on, how much a rule weighs, and whom a command needs.
import type { Format } from '../model/format.ts';
import type { Rule, Severity } from '../model/rule.ts';
import { type Config, GUARDS, type Role } from './config.ts';

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
