// The repository's settings as plain data, what they are where nothing is written, and what was wrong.
import type { CustomFormat } from '../model/custom-format.ts';
import type { Format } from '../model/format.ts';
import type { Severity } from '../model/rule.ts';
import { DAY } from '../model/time-units.ts';

/** GitHub's roles in a repository, from the least (`role_name` of a collaborator's permission). */
export const ROLES = ['read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Names that a config may use, given by the caller, who has the lists. */
export interface KnownNames {
  /** Ids of built-in formats. */
  readonly formats: readonly string[];
  /** Ids of the formats that the config itself describes; absent: it describes none. */
  readonly described?: readonly string[];
  /** Which paths each format takes for its own, with the names of files and folders that it looks for. */
  readonly claims: readonly (Pick<Format, 'id' | 'matches'> & { readonly words: readonly string[] })[];
  /** Ids of rules, those of single formats included. */
  readonly rules: readonly string[];
  /** Names that stand after a slash, each with the name of its command: several may mean one. */
  readonly commands: ReadonlyMap<string, string>;
}

/** What is wrong with a config. */
export interface ConfigProblem {
  /** `error`: nothing is written until it is fixed. `warning`: what is written there has no effect. */
  readonly level: 'error' | 'warning';
  /** Where it is, as the docs name it: `rules.spec-present`; `''` for the file as a whole. */
  readonly key: string;
  /** From 1; `null`: the file as a whole. */
  readonly line: number | null;
  /** Found, expected, what to do. It quotes the file, so it is untrusted text. */
  readonly message: string;
}

/** Milliseconds; `null`: not written. */
export interface WrittenAges {
  readonly staleAfter: number | null;
  readonly abandonedAfter: number | null;
}

/** Patterns of what is left alone; each is the whole of a name, with `*`, `**` and `?`. */
export interface Ignore {
  readonly paths: readonly string[];
  readonly branches: readonly string[];
  /** Ids as `rekindle scan` shows them. */
  readonly workflows: readonly string[];
  /** Logins whose commits are no progress. */
  readonly authors: readonly string[];
}

export interface FormatSetting extends WrittenAges {
  readonly off: boolean;
}

export interface RuleSetting {
  readonly off: boolean;
  /** `null`: as the rule and its breaches say. */
  readonly severity: Severity | null;
}

export interface CommandSetting {
  readonly off: boolean;
  /** `null`: as the Action's input or the command says. */
  readonly permission: Role | null;
}

/** How an agent is set to work again. */
export type Dispatch =
  | { readonly kind: 'none' }
  /** `type`: the event's type, as the agent's workflow lists it under `on.repository_dispatch.types`. */
  | { readonly kind: 'repository-dispatch'; readonly type: string }
  | {
      readonly kind: 'workflow-dispatch';
      /** Name of a file in `.github/workflows`. */
      readonly workflow: string;
      /** The branch or tag whose workflow file counts; `null`: the default branch. */
      readonly ref: string | null;
      /** Fixed inputs beside those of `PAYLOAD_KEYS`; none has one of their names. */
      readonly inputs: ReadonlyMap<string, string>;
    }
  /** `text` begins with the mention; `line` is where it is written. */
  | { readonly kind: 'mention'; readonly text: string; readonly line: number | null };

/**
 * What a dispatch tells the agent, `notes` only where a run that was started fresh left some; with an agent's
 * fixed inputs never more than `MOST_PAYLOAD_KEYS`.
 */
export const PAYLOAD_KEYS = ['ref', 'sha', 'id', 'step', 'action', 'instruction', 'brief', 'notes'] as const;
/** GitHub takes no more properties of a `client_payload`, and took no more inputs for years. */
export const MOST_PAYLOAD_KEYS = 10;

export interface PullRequestSettings {
  readonly draft: boolean;
  readonly labels: readonly string[];
  readonly reviewers: {
    readonly users: readonly string[];
    /** Slugs without the organization. */
    readonly teams: readonly string[];
  };
  /** The branch that pull requests go to; `null`: the branch that owns the workflow. */
  readonly base: string | null;
}

export interface Config {
  /** `false`: something in it is wrong; then all else here is the default, and nothing may be written. */
  readonly usable: boolean;
  readonly ages: WrittenAges;
  readonly ignore: Ignore;
  /** Those that are named, by id. */
  readonly formats: ReadonlyMap<string, FormatSetting>;
  /** Formats that the repository describes itself, in its order. */
  readonly customFormats: readonly CustomFormat[];
  readonly rules: ReadonlyMap<string, RuleSetting>;
  /** By the command's name. */
  readonly commands: ReadonlyMap<string, CommandSetting>;
  readonly dispatch: Dispatch;
  readonly pullRequests: PullRequestSettings;
  /** Whether the sweep keeps its issue. */
  readonly dashboard: boolean;
  /** Accounts whose marked comments count as ours, beside the account of the token. */
  readonly trustedMarkerLogins: readonly string[];
}

/** What counts where nothing is written. */
export const DEFAULTS: Config = {
  usable: true,
  ages: { staleAfter: null, abandonedAfter: null },
  ignore: { paths: [], branches: [], workflows: [], authors: [] },
  formats: new Map(),
  customFormats: [],
  rules: new Map(),
  commands: new Map(),
  dispatch: { kind: 'none' },
  pullRequests: { draft: false, labels: [], reviewers: { users: [], teams: [] }, base: null },
  dashboard: true,
  trustedMarkerLogins: [],
};

/** Milliseconds: 7 and 30 days. */
export const DEFAULT_AGES = { staleAfter: 7 * DAY, abandonedAfter: 30 * DAY } as const;

/**
 * Rules that say whether a saved state may be believed or touched at all, and on which all others rest. They
 * can be neither turned off nor made a mere note; the page of each says so under "When to turn it off".
 */
export const GUARDS: ReadonlySet<string> = new Set([
  'state-readable',
  'state-available',
  'state-safe',
  'state-not-conflicted',
  'state-known',
  'state-damaged',
  'state-consistent',
  'state-unique',
  'version-known',
  'status-known',
  'spec-present',
  'spec-hash-matches',
  'artifact-exists',
  'artifact-path-safe',
]);
