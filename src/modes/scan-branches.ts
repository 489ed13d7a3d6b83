// Scans the last commits of many branches at once, without history, with GitHub's facts about their activity.
import { ignored } from '../config/ignore.ts';
import { compareProgress } from '../model/progress.ts';
import type { Recovery } from '../model/recovery.ts';
import type { Target } from '../model/repository-source.ts';
import { cardKey } from '../report/github/markers.ts';
import { type ScanReport, type ScanWorkflow, scanReport } from '../report/scan/scan.ts';
import type { ScanGroup } from '../report/scan/scan-group.ts';
import { look } from '../scan-repository.ts';
import { type Life, NO_RUNS, since, withLife, withPushes } from './branch-activity.ts';
import { withoutClosed, withoutIgnored } from './ignore-filter.ts';
import type { LocatedWorkflow } from './locate.ts';
import type { ModeContext } from './mode-context.ts';

/** What is on the branches. */
export interface BranchScan {
  /** Everything that is not left alone, as it is published. */
  readonly report: ScanReport;
  readonly judged: readonly ScanGroup[];
  /** The same workflows with their contexts, those that merely lag behind left out. */
  readonly found: readonly LocatedWorkflow[];
  /** Copies of which the default branch is further along. */
  readonly lagging: readonly LocatedWorkflow[];
  /** Keys of the cards of all workflows that are there, whether they are left alone or not. */
  readonly there: ReadonlySet<string>;
  /** How many branches there are. */
  readonly branches: number;
}

/** `running`: whether what runs on a head means that somebody is at work there. */
export async function lifeOf(context: ModeContext, running: boolean): Promise<Life> {
  const { hub, config, settings, say } = context;
  const counts = (login: string | null) => login === null || !ignored(config, { author: login });
  const pushes = await hub.pushes(since(settings), counts);
  const runs = running ? await hub.running() : ({ known: true, value: NO_RUNS } as const);
  for (const one of [pushes, runs]) if (!one.known) say('warning', one.note);
  return { pushes, running: runs };
}

/**
 * Branches that the config ignores are not scanned, nor those of bots and merge queues, which the source
 * knows.
 */
export async function see(
  names: readonly string[] | 'all',
  life: Life,
  context: ModeContext,
): Promise<BranchScan> {
  const { hub, config, settings, engine } = context;
  const target: Target = { kind: 'branches', names, except: (branch) => ignored(config, { branch }) };
  const edge: Parameters<typeof look>[0] = {
    survey: async (what, asker) => withPushes(await hub.survey(what, asker), life),
  };
  const looked = await look(edge, target, settings, 'scan', engine);
  const { survey } = looked;
  const all = withLife(looked.judged, life);
  const judged = all.map((one) => withoutIgnored(one, config));
  const report = scanReport(withoutClosed(survey, config), judged, settings);
  const found = foundIn(judged, report, { ...looked, report, judged });
  const behind = laggingIn(found, survey.defaultBranch);
  return {
    report,
    judged,
    found: found.filter((one) => !behind.has(one)),
    lagging: [...behind],
    there: new Set(
      all.flatMap(({ holding: { owner }, recovered }) =>
        recovered.workflows.map(({ id }) => cardKey(id, owner)),
      ),
    ),
    branches: survey.branches ?? survey.holdings.length,
  };
}

function foundIn(
  judged: readonly ScanGroup[],
  report: ScanReport,
  looked: LocatedWorkflow['looked'],
): readonly LocatedWorkflow[] {
  const place = (owner: string | null, commit: string | null, id: string) =>
    JSON.stringify([owner, commit, id]);
  const scanned = new Map<string, ScanWorkflow>();
  for (const one of report.workflows) scanned.set(place(one.owner, one.commit, one.id), one);
  return judged.flatMap(({ holding: { owner, snapshot }, recovered }) =>
    recovered.workflows.flatMap((recovery): readonly LocatedWorkflow[] => {
      const [told, sha] = [scanned.get(place(owner, snapshot.commit, recovery.id)), snapshot.commit];
      if (!told || sha === null || owner === null) return [];
      return [
        {
          scanned: told,
          recovery,
          branch: owner,
          sha,
          key: cardKey(recovery.id, owner),
          snapshot,
          looked,
        },
      ];
    }),
  );
}

const seatOf = ({ id, path }: Recovery) => JSON.stringify([id, path]);

/** Without history a branch that lags looks as if it had diverged; its state shows which it is. */
function laggingIn(found: readonly LocatedWorkflow[], main: string | null): ReadonlySet<LocatedWorkflow> {
  const onMain = new Map(
    found.filter(({ branch }) => branch === main).map((one) => [seatOf(one.recovery), one.recovery.state]),
  );
  return new Set(
    found.filter(({ branch, recovery }) => {
      const there = branch === main ? null : onMain.get(seatOf(recovery));
      return there && recovery.state && compareProgress(there, recovery.state) > 0;
    }),
  );
}
