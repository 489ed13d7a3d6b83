// Features of Spec Kit in memory: the documents of one folder, as its templates lay them out, and a looker.
import { specKit } from '../../../src/formats/spec-kit/index.ts';
import { fixturesOf } from '../fixtures.ts';
import { lookerFor } from '../looking.ts';

export const looker = lookerFor(specKit);

export const HOME = 'specs/001-order-export';

/** The files of a fixture. */
export function fixture(name: string): Readonly<Record<string, string>> {
  const found = fixturesOf('spec-kit').find(([one]) => one === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found[1];
}

const begun = fixture('begun');
export const SPEC = begun[`${HOME}/spec.md`] ?? '';
export const PLAN = begun[`${HOME}/plan.md`] ?? '';
/** T001 and T002 are done; T003, T005 and T004 are not, in this order. */
export const TASKS = begun[`${HOME}/tasks.md`] ?? '';

/** Files of the feature's folder by their names. */
export const at = (files: Readonly<Record<string, string>>, home = HOME): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${home}/${name}`, text]));

/** A whole feature with this list. */
export const listed = (
  tasks: string,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => at({ 'spec.md': SPEC, 'plan.md': PLAN, 'tasks.md': tasks, ...more });
