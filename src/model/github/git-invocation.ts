// How git is started everywhere: no program that a repository's config names runs, and git never prompts.

/** Variables of a process, as a door hands them down. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The name of a program that is not there: whatever would start it fails, and says so. */
const NO_PROGRAM = '/dev/null/none';

/**
 * Settings by which a repository's config could choose a program (git-config(1)), each overruled. An empty
 * `credential.helper` takes back every one before it. Aliases cannot stand in for git's own commands, and
 * drivers of filters, which have names, are overruled by `withoutFilters`.
 */
const SETTINGS: Variables = {
  'core.fsmonitor': 'false',
  'core.hooksPath': '/dev/null',
  'core.pager': 'cat',
  'core.editor': ':',
  'sequence.editor': ':',
  'core.askPass': '',
  'core.sshCommand': NO_PROGRAM,
  'core.gitProxy': '',
  'core.alternateRefsCommand': ':',
  'credential.helper': '',
  'gpg.program': NO_PROGRAM,
  'gpg.openpgp.program': NO_PROGRAM,
  'gpg.x509.program': NO_PROGRAM,
  'gpg.ssh.program': NO_PROGRAM,
  'gpg.ssh.defaultKeyCommand': '',
  'commit.gpgSign': 'false',
  'log.showSignature': 'false',
  'commit.verbose': 'false', // a diff, by drivers of the config
  'submodule.recurse': 'false',
  'status.submoduleSummary': 'false', // a script within each submodule
  'fetch.recurseSubmodules': 'false',
};

/** Forced on every process; see git(1), "Environment Variables". They beat the settings of their kind. */
const ALONE: Variables = {
  GIT_ASKPASS: '',
  GIT_EDITOR: ':',
  GIT_PAGER: 'cat',
  GIT_SEQUENCE_EDITOR: ':',
  GIT_SSH_COMMAND: NO_PROGRAM,
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/** The arguments of a git process in a folder; `settings`: `NAME=VALUE`, beside those of every call. */
export function argumentsOf(
  dir: string,
  settings: readonly string[],
  args: readonly string[],
): readonly string[] {
  const all = [...Object.entries(SETTINGS).map(([name, value]) => `${name}=${value}`), ...settings];
  return ['--no-pager', '-C', dir, ...all.flatMap((one) => ['-c', one]), ...args];
}

/** Only these of git's own variables, and all others; then what is forced. */
export function environmentWith(given: Variables, kept: RegExp, forced: Variables): Variables {
  const own = Object.entries(given).filter(([name]) => !name.startsWith('GIT_') || kept.test(name));
  return { ...Object.fromEntries(own), ...ALONE, ...forced };
}

/** Settings by the environment, after those that are there: `-c` takes no name with `=` in it. */
export function withSettings(env: Variables, settings: readonly (readonly [string, string])[]): Variables {
  if (settings.length === 0) return env;
  const count = env['GIT_CONFIG_COUNT'] ?? '0';
  const first = /^\d{1,9}$/.test(count) ? Number(count) : 0;
  const added = settings.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${first + at}`, name],
    [`GIT_CONFIG_VALUE_${first + at}`, value],
  ]);
  return {
    ...env,
    ...Object.fromEntries(added),
    GIT_CONFIG_COUNT: String(first + settings.length),
  };
}

/** Drivers of filters that a config names: of `filter.lfs.clean` it is `lfs`. Each once. */
export function filtersIn(keys: readonly string[]): readonly string[] {
  const names = keys.flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
  return [...new Set(names)];
}

/** What makes filter drivers do nothing: an empty command is not run (gitattributes(5), "filter"). */
export function withoutFilters(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((name) => [
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.process`, ''],
    [`filter.${name}.required`, 'false'],
  ]);
}
