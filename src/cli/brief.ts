// `rekindle brief`: finds the one workflow that an id means and prints what an agent needs to go on with it.
import type { Looked } from '../handle.ts';
import type { Target } from '../model/edge.ts';
import { assert, UserError } from '../model/errors.ts';
import { type Brief, briefOf } from '../report/brief.ts';
import { briefMarkdown } from '../report/brief-markdown.ts';
import type { ScanWorkflow } from '../report/scan.ts';
import { ALL_BRANCHES, lookAt, opened, settingsOf, WORKTREE } from './look.ts';
import type { Typed } from './program.ts';
import { didYouMean, orList, type Values } from './values.ts';
import { type Clone, FINE, type World } from './world.ts';

/** Ids that a message names at most. */
const SHOWN = 10;

export async function brief({ args: [id = ''], values }: Typed, world: World): Promise<number> {
  const clone = await opened(values.has('C') ? values.one('C') : '.', world);
  const settings = settingsOf(values, world);
  const known: ScanWorkflow[] = [];
  const branch = values.has('branch') ? values.one('branch') : null;
  for (const target of targetsOf(values, clone)) {
    const looked = await lookAt(clone, { target, settings, only: null }, world);
    const found = looked.report.workflows.filter((workflow) => workflow.id === id && isOn(branch, workflow));
    const [one, other] = found;
    if (other) throw several(found);
    if (one) {
      world.stdout.write(printed(briefIn(looked, one), values.one('output')));
      return FINE;
    }
    known.push(...looked.report.workflows);
  }
  throw unknown(id, known, values);
}

/** Where an id is looked for, one after the other: what is on disk, then every branch. */
function targetsOf(values: Values, { kind }: Clone): readonly Target[] {
  // A branch that inherited a workflow does not own it, and is not wrong to be asked about it.
  if (values.has('branch')) return [{ kind: 'branches', names: [values.one('branch')] }, ALL_BRANCHES];
  return [...(kind === 'bare' ? [] : [WORKTREE]), ...(kind === 'none' ? [] : [ALL_BRANCHES])];
}

/** Whether a branch holds a workflow, its own or inherited; every one does where none is named. */
function isOn(branch: string | null, { owner, branches }: ScanWorkflow): boolean {
  return branch === null || owner === branch || branches.includes(branch);
}

function briefIn({ report, judged }: Looked, scanned: ScanWorkflow): Brief {
  const home = judged.find(
    ({ holding: { owner, snapshot } }) => owner === scanned.owner && snapshot.commit === scanned.commit,
  );
  const one = home?.recovered.workflows.find(({ id }) => id === scanned.id);
  assert(home && one, `what is known of ${scanned.id} is kept behind the report`);
  return briefOf(one, scanned, home.holding.snapshot, report.now);
}

function printed(made: Brief, form: string): string {
  return form === 'json' ? `${JSON.stringify(made, null, 2)}\n` : briefMarkdown(made);
}

function several(found: readonly ScanWorkflow[]): UserError {
  const branches = found.flatMap(({ owner }) =>
    owner === null ? [] : [`--branch ${JSON.stringify(owner)}`],
  );
  return new UserError(
    `ID: ${found.length} branches have their own ${JSON.stringify(found[0]?.id)}. Add ${orList(branches)}.`,
  );
}

function unknown(id: string, known: readonly ScanWorkflow[], values: Values): UserError {
  const where = values.has('branch') ? ` on branch ${JSON.stringify(values.one('branch'))}` : '';
  const ids = [...new Set(known.map((workflow) => workflow.id))];
  const named = known.filter(({ feature }) => feature === id).map((workflow) => workflow.id);
  const near = named.length > 0 ? ` Did you mean ${orList([...new Set(named)])}?` : didYouMean(id, ids);
  const listed = `${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ' …' : ''}`;
  const there = ids.length === 0 ? 'There are none at all here.' : `There are: ${listed}.`;
  return new UserError(
    `ID: found no workflow ${JSON.stringify(id)}${where}.${near} ${near === '' ? there : ''}`,
  );
}
