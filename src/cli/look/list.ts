// `rekindle list`: every workflow on disk and on all branches, one row each, or chosen fields of it as JSON.

import { UserError } from '../../model/errors.ts';
import { reaches } from '../../report/check/threshold.ts';
import { isInvalidFile } from '../../report/check/validity.ts';
import { chosenOf, FIELDS, fieldsIn } from '../../report/list/fields.ts';
import { removedWords, unreadIn } from '../../report/scan/notes.ts';
import { published } from '../../report/scan/redact-output.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import { withStepNames } from '../../report/step-names.ts';
import { listText } from '../../report/terminal/list.ts';
import { shown } from '../../report/terminal/workflow.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { counted } from '../../text/plural.ts';
import { say } from '../failure.ts';
import { paintFor } from '../terminal.ts';
import type { Values } from '../typed/option-values.ts';
import type { CommandLine } from '../typed/program.ts';
import { FINE, FOUND, type World } from '../world.ts';
import { lookEverywhere } from './everywhere.ts';
import { comingBack } from './removed-here.ts';
import { onlyOf, opened, settingsOf, targetOf, tellUnfinished, tellUnlooked } from './scan-options.ts';

export async function list(
  { args: [dir = '.'], values, noColor }: CommandLine,
  world: World,
): Promise<number> {
  const fields = fieldsOf(values);
  const target = targetOf(values);
  const settings = settingsOf(values, world);
  const clone = await opened(dir, world);
  const only = onlyOf(values, clone);
  tellUnfinished(clone, dir, world);
  const found = await lookEverywhere(target, { settings, only }, clone, world);
  const { looks, workflows, gone } = found;
  const unreadable = unreadIn(looks.flatMap(({ report }) => report.unreadable));
  const there = workflows.filter((one) => !gone.includes(one));
  if (fields !== null) {
    const rows = there.map((one) => chosenOf(one, fields));
    world.stdout.write(`${JSON.stringify(published(rows))}\n`);
    const count = unreadable.filter(isInvalidFile).length;
    if (count > 0)
      say(world, `${counted(count, 'file')} cannot be read: "rekindle list" has a row for each.`);
    const judged = looks.flatMap((one) => one.judged);
    const removed = removedWords(comingBack(gone, found.here, { judged }), shown);
    if (removed !== null) say(world, removed);
  } else {
    const names = namedIn(looks);
    const [rows = [], removed = []] = [workflows, gone].map((all) => all.map((one) => names.get(one) ?? one));
    // A row has no long sentences: it may take all of the terminal.
    const columns = world.stdout.isTTY === true ? (world.stdout.columns ?? null) : null;
    const view = { now: settings.now, columns, paint: paintFor(world.stdout, world.env, noColor) };
    if (workflows.length + unreadable.length === 0) say(world, nothing(target === null));
    else world.stdout.write(listText(rows, unreadable, { ...view, removed }));
  }
  tellUnlooked(looks, world);
  return reaches({ workflows: there, unreadable }, values.one('fail-on')) ? FOUND : FINE;
}

/** Each workflow of these looks with the names of its steps in the place of their ids. */
function namedIn(looks: readonly ScanResult[]): ReadonlyMap<ScanWorkflow, ScanWorkflow> {
  return new Map(
    looks.flatMap(({ report, judged }) => {
      const { workflows } = withStepNames(report, judged);
      return report.workflows.map((one, at) => [one, workflows[at] ?? one] as const);
    }),
  );
}

function nothing(everywhere: boolean): string {
  const where = everywhere ? ', neither on disk nor on a branch' : ' there';
  const why = '"rekindle doctor" says which tools\' files are here, and why none is read.';
  return `found no workflow${where}. ${why}`;
}

/** `null`: no JSON is wanted. @throws UserError that lists the fields where none, or no such one, is named */
function fieldsOf(values: Values): readonly string[] | null {
  if (!values.has('json')) return null;
  const written = values.many('json');
  const fields = written.length === 0 ? null : fieldsIn(written.join(','));
  if (fields !== null) return fields;
  const found = written.length === 0 ? 'no field' : JSON.stringify(written.join(','));
  throw new UserError(
    `--json: found ${found}, expected one or more of these, separated by commas: ` +
      `${Object.keys(FIELDS).join(', ')}.`,
  );
}
