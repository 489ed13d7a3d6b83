// The mode `check`: judges one commit of a checkout and reports at the commit, or, where that is not
// possible, on the job's page or in the bot's log alone.
import { cliCommands } from '../commands/index.ts';
import { settingsOf } from '../config/age-limits.ts';
import { type ConfigProblem, DEFAULTS } from '../config/config.ts';
import type { Effect } from '../model/effect.ts';
import { WorldError } from '../model/errors.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import type { RepositorySource } from '../model/repository-source.ts';
import { checkOf, nothingSeen } from '../report/check/check.ts';
import { baseToLookAt, type CheckCall } from '../report/check/conclusion.ts';
import type { CommitScan, ReportedScan } from '../report/check/new-invalid.ts';
import { checkRunOf, configRunOf } from '../report/github/check-run.ts';
import { DOORS } from '../report/host-wording.ts';
import { scanReport } from '../report/scan/scan.ts';
import { look } from '../scan-repository.ts';
import { passes } from './error-result.ts';
import { withoutClosed, withoutIgnored } from './ignore-filter.ts';
import {
  configOf,
  engineFor,
  logsOf,
  type ModeInputs,
  type ModeResult,
  type Notice,
  notDone,
  nothing,
  refusalWords,
} from './mode-context.ts';
import { withFiguresIn, withPage } from './scan-outputs.ts';
import { secretsIn } from './secret-notices.ts';
import { whySilent } from './single-writer.ts';

const TYPED = { commands: new Set(cliCommands.map(({ name }) => name)), dir: null } as const;

export interface CheckInputs extends ModeInputs {
  /** There is no page but the commit's: what GitHub refuses for a moment is thrown, to be tried again. */
  readonly insists?: boolean;
}

/**
 * `hub`: `null` where GitHub is not asked, or does not answer: then the config is not known, and nothing is
 * shown at the commit. Nothing that GitHub refuses makes a check fail.
 * @throws UserError where the commit cannot be read, or inputs and config contradict each other
 */
export async function check(
  hub: GitHubRepository | null,
  checkout: Pick<RepositorySource, 'survey'>,
  call: CheckCall,
  inputs: CheckInputs,
): Promise<ModeResult> {
  const { config, problems } = hub ? configOf(hub.facts.config) : { config: DEFAULTS, problems: [] };
  const notices: Notice[] = problems.map(({ level, message }) => ({ level, message }));
  const settings = settingsOf(config, inputs.ages, inputs.now);
  const engine = engineFor(config);
  const at = async (revision: string, branch: string | null = null): Promise<ReportedScan> => {
    const looked = await look(checkout, { kind: 'commit', revision, branch }, settings, 'scan', engine);
    const judged = looked.judged.map((one) => withoutIgnored(one, config));
    return { judged, report: scanReport(withoutClosed(looked.survey, config), judged, settings) };
  };
  const head = call.head === null ? nothingSeen(settings) : await at(call.head, call.branch);
  const base = baseToLookAt(head.report, call);
  const before = base === null ? null : await at(base);
  notices.push(...secretsIn(head.report));
  const shown =
    hub !== null &&
    (await show(hub, { head, before, call, problems: config.usable ? null : problems }, inputs, notices));
  const { conclusion, effects } = checkOf(head, before, call, TYPED, inputs.door);
  const operations = hub?.spent().writes ?? 0;
  const failed = conclusion === 'failure';
  const said = effects.filter(isToSay).map((one) => (inputs.door === 'bot' ? inLog(one) : one));
  const result = { ...nothing([...logsOf(notices), ...said]), operations, failed };
  return withPage(withFiguresIn(result), head, inputs);

  /** What stands at the lines of the commit already is not said there a second time. */
  function isToSay({ kind, key }: Effect): boolean {
    return !(shown && (kind === 'annotation' || key === 'log/more'));
  }
}

/** A bot has no page for what is wrong in a file but the commit's: where it cannot stand there, its log. */
function inLog(effect: Effect): Effect {
  if (effect.kind !== 'annotation') return effect;
  const { key, title, path, line, message } = effect;
  const at = line === null ? path : `${path}, line ${line}`;
  return { kind: 'log', key: `log/${key}`, level: 'info', message: `${title} in ${at}: ${message}` };
}

interface Told {
  readonly head: ReportedScan;
  readonly before: CommitScan | null;
  readonly call: CheckCall;
  /** What is wrong with the config; `null`: it can be used. */
  readonly problems: readonly ConfigProblem[] | null;
}

/** Whether it stands at the commit now; why it does not goes to `notices`. */
async function show(
  hub: GitHubRepository,
  { head, before, call, problems }: Told,
  { gate, dryRun, door, insists = false }: CheckInputs,
  notices: Notice[],
): Promise<boolean> {
  const main = hub.facts.defaultBranch?.sha ?? null;
  const broken = problems !== null && main !== null && call.head === main;
  const effect = broken
    ? configRunOf(main, problems, gate)
    : checkRunOf(head, before, call, { typed: TYPED, gate, door });
  if (effect === null) return false;
  const beside = whySilent(hub) === null ? null : `${hub.facts.keeper?.account} looks after the repository`;
  const archived = hub.facts.archived ? 'the repository is archived' : null;
  const why = archived ?? beside ?? (problems !== null && !broken ? 'the config has mistakes' : null);
  if (why !== null) {
    notices.push({ level: 'notice', message: `No check run is written: ${why}.` });
    return false;
  }
  if (dryRun) {
    notices.push({ level: 'info', message: notDone(effect) });
    return false;
  }
  try {
    await hub.land(effect);
    // The run about the config says nothing about the files.
    return !broken;
  } catch (error) {
    if (!(error instanceof WorldError) || (insists && passes(error))) throw error;
    const message = `${refusalWords(effect, error)} What was found stands in ${DOORS[door].found}.`;
    notices.push({ level: 'notice', message });
    return false;
  }
}
