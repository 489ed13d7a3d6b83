// `rekindle scan`: everything that a repository holds, in the form that was asked for.
import { engine } from '../index.ts';
import { assert } from '../model/errors.ts';
import { duplicatesIn } from '../report/duplicates.ts';
import type { ScanReport } from '../report/scan.ts';
import { withStepNames } from '../report/step-names.ts';
import type { TextView } from '../report/text-block.ts';
import {
  commandNames,
  dirToType,
  lookAt,
  onlyOf,
  opened,
  settingsOf,
  targetOf,
  tellUnlooked,
  WORKTREE,
} from './look.ts';
import type { Typed } from './program.ts';
import { columnsFor, paintFor } from './terminal.ts';
import { VERSION } from './version.ts';
import { FINE, FOUND, type World } from './world.ts';

export async function scan({ args: [dir = '.'], values, noColor }: Typed, world: World): Promise<number> {
  const target = targetOf(values) ?? WORKTREE;
  const settings = settingsOf(values, world);
  const look = { target, settings, only: onlyOf(values) };
  const looked = await lookAt(await opened(dir, world), look, world);
  const { report, judged } = looked;
  const form = FORMS[values.one('output')];
  assert(form, 'every form that may be asked for can be printed');
  world.stdout.write(
    await form.print(form.named ? withStepNames(report, judged) : report, {
      commands: commandNames(),
      dir: dirToType(dir),
      target: target.kind === 'worktree' ? 'worktree' : 'branches',
      duplicates: duplicatesIn(judged),
      columns: columnsFor(world.stdout),
      paint: paintFor(world.stdout, world.env, noColor),
    }),
  );
  tellUnlooked([looked], world);
  return fails(report, values.one('fail-on')) ? FOUND : FINE;
}

interface Form {
  readonly print: (report: ScanReport, view: TextView) => Promise<string>;
  /** It is for people: steps are called by their names. */
  readonly named: boolean;
}

/** Loaded one at a time: who asks for text waits for no schema. */
const FORMS: Readonly<Record<string, Form>> = {
  text: {
    named: true,
    print: async (report, view) => (await import('../report/text.ts')).textReport(report, view),
  },
  json: { named: false, print: async (report) => (await import('../report/schema.ts')).scanJson(report) },
  markdown: {
    named: true,
    print: async (report, view) =>
      (await import('../report/markdown.ts')).markdownReport(report, {
        ...view,
        limit: Number.POSITIVE_INFINITY,
      }),
  },
  sarif: {
    named: false,
    print: async (report) => {
      const { sarifLog } = await import('../report/sarif.ts');
      const tool = { version: VERSION, rules: engine.rules, repositoryUri: null };
      return `${JSON.stringify(sarifLog(report, tool), null, 2)}\n`;
    },
  },
};

/** What stands at or above the bar. */
function fails({ summary: { stale, abandoned, invalid } }: ScanReport, bar: string): boolean {
  if (bar === 'none') return false;
  return invalid > 0 || (bar === 'stale' && stale + abandoned > 0);
}
