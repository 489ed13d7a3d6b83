// From what a config says, once it is known to be right, to what it means.
import type { DataPlace } from '../text/data/data.ts';
import { parseDuration } from '../text/duration.ts';
import type {
  CommandSetting,
  Config,
  Dispatch,
  FormatSetting,
  KnownNames,
  PullRequestSettings,
  RuleSetting,
  WrittenAges,
} from './config.ts';
import { customFormatFrom } from './custom-format.ts';
import { lineOf } from './problems.ts';
import type { WrittenConfig } from './schema.ts';

type Section<Name extends keyof WrittenConfig> = NonNullable<WrittenConfig[Name]>;
type Entry<Name extends 'formats' | 'rules' | 'commands'> = NonNullable<Section<Name>[string]>;

/** Cannot fail: `written` is what the schema took. */
export function configFrom(
  written: WrittenConfig,
  known: KnownNames,
  places: ReadonlyMap<string, DataPlace>,
): Config {
  const { ignore } = written;
  return {
    usable: true,
    ages: agesIn(written),
    ignore: {
      paths: (ignore?.paths ?? []).map(tidy),
      branches: ignore?.branches ?? [],
      workflows: ignore?.workflows ?? [],
      authors: ignore?.authors ?? [],
    },
    formats: settings(written.formats, formatFrom),
    customFormats: Object.entries(written['custom-formats'] ?? {}).map(([id, one]) =>
      customFormatFrom(id, one),
    ),
    rules: settings(written.rules, ruleFrom),
    commands: new Map(
      [...settings(written.commands, commandFrom)].map(([name, one]) => [
        known.commands.get(name) ?? name,
        one,
      ]),
    ),
    dispatch: dispatchFrom(written.dispatch, lineOf(places, ['dispatch', 'mention'])),
    pullRequests: pullRequestsFrom(written['pull-requests'] ?? {}),
    dashboard: isOn(written.dashboard, true),
    trustedMarkerLogins: written['trusted-marker-logins'] ?? [],
  };
}

/** Milliseconds of the ages that are written. */
export function agesIn(written: Pick<WrittenConfig, 'stale-after' | 'abandoned-after'>): WrittenAges {
  return {
    staleAfter: parseDuration(written['stale-after'] ?? ''),
    abandonedAfter: parseDuration(written['abandoned-after'] ?? ''),
  };
}

/** A pattern counts from the root, whether it says so or not; a folder is one with and without its slash. */
function tidy(pattern: string): string {
  return pattern.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '');
}

function settings<From, To>(
  section: Readonly<Record<string, From | undefined>> | null | undefined,
  meaning: (from: From) => To,
): ReadonlyMap<string, To> {
  return new Map(
    Object.entries(section ?? {}).flatMap(([name, from]) =>
      from === undefined ? [] : [[name, meaning(from)] as const],
    ),
  );
}

const isOff = (entry: unknown): boolean => entry === 'off' || entry === false;
const isOn = (entry: unknown, otherwise: boolean): boolean =>
  entry === undefined ? otherwise : !isOff(entry);

function formatFrom(entry: Entry<'formats'>): FormatSetting {
  return { off: isOff(entry), ...agesIn(typeof entry === 'object' ? entry : {}) };
}

function ruleFrom(entry: Entry<'rules'>): RuleSetting {
  const severity = typeof entry === 'object' ? entry.severity : entry;
  const weighs = severity === 'error' || severity === 'warning' || severity === 'note';
  return { off: isOff(entry), severity: weighs ? severity : null };
}

function commandFrom(entry: Entry<'commands'>): CommandSetting {
  const permission = typeof entry === 'object' ? entry.permission : entry;
  const isRole = typeof permission === 'string' && permission !== 'on' && permission !== 'off';
  return { off: isOff(entry), permission: isRole ? permission : null };
}

function dispatchFrom(way: WrittenConfig['dispatch'], line: number | null): Dispatch {
  if (way === undefined || way === 'none') return { kind: 'none' };
  const { 'repository-dispatch': type, 'workflow-dispatch': started, mention } = way;
  if (type !== undefined) return { kind: 'repository-dispatch', type };
  if (mention !== undefined) return { kind: 'mention', text: mention, line };
  if (started === undefined) return { kind: 'none' };
  const inputs = new Map(Object.entries(started.inputs ?? {}));
  return { kind: 'workflow-dispatch', workflow: started.workflow, ref: started.ref ?? null, inputs };
}

function pullRequestsFrom(written: Section<'pull-requests'>): PullRequestSettings {
  const reviewers = written.reviewers ?? [];
  return {
    draft: isOn(written.draft, false),
    labels: written.labels ?? [],
    reviewers: {
      users: reviewers.filter((one) => !one.includes('/')),
      teams: reviewers.filter((one) => one.includes('/')).map((one) => one.slice(one.indexOf('/') + 1)),
    },
    base: written.base ?? null,
  };
}
