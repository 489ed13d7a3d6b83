// `rekindle detect`: is there an interrupted workflow for what somebody is about to start?
import { UserError } from '../../model/errors.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { isInterrupted, isInvalidFile } from '../../report/check/validity.ts';
import { detectionOf, rank } from '../../report/detect/detect.ts';
import { wordsOf } from '../../report/detect/search-words.ts';
import type { WorkflowAbout } from '../../report/detect/workflow-keywords.ts';
import { unreadIn } from '../../report/scan/notes.ts';
import { published } from '../../report/scan/redact-output.ts';
import { detectionText } from '../../report/terminal/detect.ts';
import { columnsFor, paintFor } from '../terminal.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, FOUND, type World } from '../world.ts';
import { lookEverywhere } from './everywhere.ts';
import { type FoundWorkflow, foundIn } from './find-workflow.ts';
import { comingBack } from './removed-here.ts';
import {
  commandNames,
  dirToType,
  onlyOf,
  opened,
  targetOf,
  tellUnfinished,
  tellUnlooked,
} from './scan-options.ts';

/** Age does not matter for what a feature is about, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER } as const;

export async function detect({ args, values, noColor }: CommandLine, world: World): Promise<number> {
  const [words = '', dir = '.'] = args;
  if (wordsOf(words).length === 0)
    throw new UserError(
      `WORDS: found ${JSON.stringify(words)}, expected words that say what the feature is about.`,
    );
  const settings = { now: world.now(), ...AGELESS };
  const clone = await opened(dir, world);
  const only = onlyOf(values, clone);
  const unfinished = tellUnfinished(clone, dir, world);
  const all = await lookEverywhere(targetOf(values), { settings, only }, clone, world, withSpecs(clone));
  const { looks } = all;
  const said = new Map(looks.flatMap(foundIn).map((one) => [one.scanned, saidOf(one)]));
  const gone = all.gone.filter(isInterrupted);
  const workflows = all.workflows.filter((one) => !gone.includes(one));
  const ranking = rank(words, { workflows }, (one) => said.get(one) ?? UNSAID);
  const judged = looks.flatMap((one) => one.judged);
  const removed = comingBack(gone, all.here, { judged });
  const unreadable = unreadIn(looks.flatMap(({ report }) => report.unreadable.filter(isInvalidFile)));
  const left = {
    ...(unfinished.length === 0 ? {} : { unfinished: published(unfinished) }),
    ...(removed.length === 0 ? {} : { removed: published(removed) }),
    // Only then may what cannot be read be what is meant.
    ...(unreadable.length === 0 || ranking.matches.length > 0 ? {} : { unreadable: published(unreadable) }),
  };
  const paint = paintFor(world.stdout, world.env, noColor);
  world.stdout.write(
    values.one('output') === 'json'
      ? `${JSON.stringify({ ...detectionOf(ranking), ...left }, null, 2)}\n`
      : detectionText(ranking, {
          now: settings.now,
          unreadable,
          removed,
          unfinished,
          commands: commandNames(),
          dir: dirToType(dir),
          columns: columnsFor(world.stdout),
          paint,
        }),
  );
  tellUnlooked(looks, world);
  return ranking.matches.length > 0 ? FINE : FOUND;
}

const UNSAID: WorkflowAbout = { spec: null, items: [] };
const SPEC = /^spec\.md$/i;

/** Specs that stand beside a state file, or beside the hidden folder that it lies in. */
function specsBeside(path: string, snapshot: Snapshot): readonly string[] {
  const folder = folderOf(path);
  const folders = baseOf(folder).startsWith('.') ? [folder, folderOf(folder)] : [folder];
  return folders.flatMap((one) =>
    snapshot.list(one).flatMap((entry) => (SPEC.test(baseOf(entry.path)) ? [entry.path] : [])),
  );
}

/** The same clone, which also reads these specs, because a format may not ask for them. */
function withSpecs(clone: Clone): Pick<Clone, 'kind' | 'survey' | 'engine'> {
  return {
    kind: clone.kind,
    engine: clone.engine,
    survey: (target, asker) =>
      clone.survey(target, {
        ...asker,
        needs(site, snapshot) {
          const specs = specsBeside(site.path, snapshot).filter((path) => {
            const reading = snapshot.text(path);
            return !reading.ok && reading.why === 'not-fetched';
          });
          return [...asker.needs(site, snapshot), ...specs.map((path) => ({ path, what: 'text' as const }))];
        },
      }),
  };
}

/** What the files of a workflow say that it is about, as far as they were read. */
function saidOf({ recovery: { state, path }, holding: { snapshot } }: FoundWorkflow): WorkflowAbout {
  const made = (state?.steps ?? []).flatMap(({ artifacts }) => artifacts.map((one) => one.path ?? ''));
  const places = [...specsBeside(path, snapshot), ...made.filter((one) => SPEC.test(baseOf(one)))];
  const texts = places.flatMap((place) => {
    const reading = snapshot.text(place);
    return reading.ok ? [reading.text] : [];
  });
  return { spec: state?.spec?.text ?? texts[0] ?? null, items: state?.itemTitles ?? [] };
}
