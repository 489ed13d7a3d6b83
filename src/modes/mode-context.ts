// What one run of a mode works with (the GitHub repository, the settings, the notices for the person), and
// what comes of it: the result for the job’s runner or the log of the bot.
import { cliCommands, slashCommands } from '../commands/index.ts';
import { settingsOf } from '../config/age-limits.ts';
import { type Config, type ConfigProblem, DEFAULTS, type Role, type WrittenAges } from '../config/config.ts';
import { formatsFor, isCommandOff, rulesFor } from '../config/enabled.ts';
import { knownOf } from '../config/known-names.ts';
import { type ReadConfig, readConfigOf } from '../config/read.ts';
import { type Engine, engine, engineOver } from '../index.ts';
import type { Command } from '../model/command.ts';
import type { Effect, LogEffect } from '../model/effect.ts';
import { type Refused, WorldError } from '../model/errors.ts';
import type { EffectResult, RemoteEffect } from '../model/github/effects.ts';
import type { GitHubRepository, HubFacts } from '../model/github/repository.ts';
import type { Settings } from '../model/rule.ts';
import type { FailOn } from '../report/check/conclusion.ts';
import { inertSentence } from '../report/escape-sentence.ts';
import type { RowStyle } from '../report/github/dashboard/rows.ts';
import type { Host } from '../report/host-wording.ts';
import { readMarker } from '../text/comment-marker.ts';
import { once, onceFor } from '../text/lookup.ts';
import { formatTime } from '../text/time.ts';

/** What the entry point knows and the GitHub repository does not. */
export interface ModeInputs {
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** Settings that were given as inputs; they win over the config. */
  readonly ages: WrittenAges;
  /** The least role that may give a command, where the config names none. */
  readonly commandPermission: Role;
  /** Logins of bots that may give commands. */
  readonly allowedBots: readonly string[];
  /** What carries it out: some words are true in a job alone, or of the bot alone. */
  readonly door: Host;
  /** Whose token it is: a push with the workflow's own token starts no workflows. */
  readonly token: 'github-token' | 'own';
  /** The same job is run again: what it refused is judged again, and what it left out is done now. */
  readonly again: boolean;
  /**
   * How old a command may be, in milliseconds, that is still carried out: an older one is asked for again.
   */
  readonly oldAfter: number;
  /** A dry run: nothing is written; what would be is listed. */
  readonly dryRun: boolean;
  readonly failOn: FailOn;
  /** Whether a check run stands in the way of a merge where a person must decide. */
  readonly gate: boolean;
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
  /** Full path of the file that will hold the scan as a page; absent: none is wanted. */
  readonly htmlFile?: string;
}

export interface ModeContext {
  readonly hub: GitHubRepository;
  /** As long as it is the same object, what was asked of the repository need not be asked again. */
  readonly asked: object;
  readonly inputs: ModeInputs;
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
  readonly engine: Engine;
  readonly settings: Settings;
  /** Slash commands that are switched on. */
  readonly commands: readonly Command[];
  /** Names of the commands of the command line. */
  readonly cli: ReadonlySet<string>;
  /** Tells the log: the job's, or the bot's. */
  readonly say: (level: Notice['level'], message: string) => void;
  /** Markdown for the job's page, for what could not be said where it belongs. */
  readonly page: (markdown: string) => void;
  /** Applies an effect. @throws WorldError where it is refused */
  readonly land: (effect: RemoteEffect) => Promise<EffectResult>;
  /**
   * The same for what is not essential: a refusal is reported, and the result is `null`.
   * @throws WorldError that ends all
   */
  readonly attempt: (effect: RemoteEffect) => Promise<EffectResult | null>;
  readonly result: (title: string, end: Pick<ModeResult, 'truncated' | 'failed'>) => ModeResult;
}

/** Refusals after which nothing else can succeed: the rest is left to the next run. */
const ENDS: ReadonlySet<Refused> = new Set<Refused>([
  'token',
  'archived',
  'rate-limited',
  'budget',
  'blocked',
  'lost',
]);

/** Whether a refusal ends everything, as opposed to the one effect. */
export function endsAll(error: unknown): error is WorldError {
  return error instanceof WorldError && ENDS.has(error.refused);
}

const NOWHERE: ConfigProblem = {
  level: 'error',
  key: '',
  line: null,
  message:
    'Input "config-path": found no such file on the default branch, expected the config. ' +
    'Correct the path, or leave the input away.',
};

/** The repository's address, without a slash at the end. */
export function addressOf({ inputs, hub: { facts } }: Pick<ModeContext, 'inputs' | 'hub'>): string {
  return [inputs.server, ...[facts.owner, facts.repo].map(encodeURIComponent)].join('/');
}

/** How a row of this dashboard is written: its ages are as of the sweep that wrote the others. */
export function rowStyleOf(context: ModeContext, dashboard: string): RowStyle {
  const swept = readMarker(dashboard)?.['swept'];
  const isTime = typeof swept === 'string' && !Number.isNaN(Date.parse(swept));
  return {
    commands: context.commands,
    wakes: context.config.dispatch.kind,
    address: addressOf(context),
    now: isTime ? swept : formatTime(context.settings.now),
  };
}

/** The config of the default branch as it applies here, with all its mistakes. */
export function configOf(reading: HubFacts['config']): ReadConfig {
  const known = knownOf(engine.formats, engine.rules, slashCommands);
  if (reading && !reading.ok && reading.why === 'absent')
    return { config: { ...DEFAULTS, usable: false }, problems: [NOWHERE] };
  return readConfigOf(reading ?? { ok: false, why: 'absent' }, known);
}

/** The engine as the config sets it up: which formats and rules are on, and how severe they are. */
export function engineFor(config: Config): Engine {
  return engineOver(
    (formats) => formatsFor(config, formats),
    (rules) => rulesFor(config, rules),
    config.customFormats,
  );
}

/** @throws UserError where inputs and config contradict each other */
export function openContext(hub: GitHubRepository, inputs: ModeInputs): ModeContext {
  const { config, problems } = configOf(hub.facts.config);
  const [notices, pages, touched]: [Notice[], string[], Touched] = [
    [],
    [],
    { issues: new Set(), pulls: new Set() },
  ];
  const say: ModeContext['say'] = (level, message) => void notices.push({ level, message });
  const land = landingOn(hub, inputs, say, touched);
  return {
    hub,
    asked: {},
    inputs,
    config,
    problems,
    engine: engineFor(config),
    settings: settingsOf(config, inputs.ages, inputs.now),
    commands: slashCommands.filter(({ name }) => !isCommandOff(config, name)),
    cli: new Set(cliCommands.map(({ name }) => name)),
    say,
    page: (markdown) => void pages.push(markdown),
    land,
    async attempt(effect) {
      try {
        return await land(effect);
      } catch (error) {
        if (!(error instanceof WorldError) || endsAll(error)) throw error;
        say('warning', refusalWords(effect, error));
        return null;
      }
    },
    result: (title, end) => ({
      effects: told(title, notices, pages),
      issues: [...touched.issues],
      pullRequests: [...touched.pulls],
      operations: hub.spent().writes,
      ...end,
    }),
  };
}

/** For a command of its own, and as soon as something was written: everything is asked again. */
export const askingAgain = (context: ModeContext): ModeContext => ({ ...context, asked: {} });

/** As long as nothing is written: lists and comments are asked for once, by however many steps. */
export function askingOnce(context: ModeContext): ModeContext {
  const { hub } = context;
  const pulls = once(() => hub.pulls());
  const issues = once(() => hub.issues());
  const remarks = onceFor((number: number) => hub.remarks(number));
  return { ...context, hub: { ...hub, pulls, issues, remarks } };
}

/** What a dry run says of an effect: the very data. */
export const notDone = (effect: RemoteEffect): string =>
  `A dry run, in which this was not done: ${JSON.stringify(effect)}`;

interface Touched {
  readonly issues: Set<number>;
  readonly pulls: Set<number>;
}

function landingOn(
  hub: GitHubRepository,
  { dryRun }: ModeInputs,
  say: ModeContext['say'],
  touched: Touched,
): ModeContext['land'] {
  return async (effect) => {
    if (dryRun) {
      say('info', notDone(effect));
      return { key: effect.key, outcome: 'done', number: null, url: null, sha: null };
    }
    const landed = await hub.land(effect);
    for (const sentence of landed.left ?? []) say('warning', sentence);
    if (landed.number !== null && effect.kind === 'issue') touched.issues.add(landed.number);
    if (landed.number !== null && effect.kind === 'pull-request') touched.pulls.add(landed.number);
    return landed;
  };
}

const NAMES: Readonly<Record<RemoteEffect['kind'], string>> = {
  'archive-ref': 'The archive',
  'check-run': 'The check run',
  close: 'Closing it',
  comment: 'The comment',
  commit: 'The commit',
  dispatch: 'The dispatch',
  issue: 'The issue',
  label: 'The labels',
  'pull-request': 'The pull request',
  react: 'The reaction',
};

/** The permission that was missing, after what was refused; `''`: none was named. */
export const grantWords = ({ needs }: WorldError): string =>
  needs === null ? '' : ` The permission "${needs}" is missing: grant it.`;

/** What was not done, why, and the permission that was missing. */
export function refusalWords({ kind }: Pick<RemoteEffect, 'kind'>, error: WorldError): string {
  return `${NAMES[kind]} was refused: ${error.message}${grantWords(error)}`;
}

export interface ModeResult {
  /** Log lines, and for a runner the job summary. */
  readonly effects: readonly Effect[];
  /** Numbers of the issues that were made or brought up to date. */
  readonly issues: readonly number[];
  /** Numbers of the pull requests that were opened or brought up to date. */
  readonly pullRequests: readonly number[];
  /** Writing requests. */
  readonly operations: number;
  /** Something is left for the next run, and that was reported. */
  readonly truncated: boolean;
  /** The step is to fail. */
  readonly failed: boolean;
}

/** A result in which nothing was written. */
export function nothing(effects: readonly Effect[]): ModeResult {
  return { effects, issues: [], pullRequests: [], operations: 0, truncated: false, failed: false };
}

/** What the log is told: one line of plain text, which may name things from elsewhere. */
export interface Notice {
  readonly level: LogEffect['level'];
  readonly message: string;
}

/** A line of the log for each. */
export function logsOf(notices: readonly Notice[], of = ''): readonly LogEffect[] {
  return notices.map(({ level, message }, at) => ({ kind: 'log', key: `log/${of}${at}`, level, message }));
}

/** A line of the log for each notice; all of them on the job's page below `title`, `pages` after them. */
export function told(title: string, notices: readonly Notice[], pages: readonly string[]): readonly Effect[] {
  if (notices.length + pages.length === 0) return [];
  const logs = logsOf(notices);
  const lines = notices.map(({ message }) => `- ${inertSentence(message)}\n`).join('');
  const markdown = [`## ${title}\n`, ...(lines === '' ? [] : [lines]), ...pages].join('\n');
  return [...logs, { kind: 'summary', key: 'summary', markdown }];
}
