// Specs in `.kiro/specs/order-export/`, made of the fixtures' own texts.
import { kiro } from '../../../src/formats/kiro/index.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files, lookerFor } from '../looking.ts';

export const looker = lookerFor(kiro);
export const HOME = '.kiro/specs/order-export';

/** What is decided, in one line. */
export const seen = (files: Files): string => decided(looker.look(files));

const all = new Map(fixturesOf('kiro'));

/** One file of a fixture's spec. */
export function fixture(name: string, file: string): string {
  const text = all.get(name)?.[`${HOME}/${file}`];
  if (text === undefined) throw new Error(`${name} has no ${file}`);
  return text;
}

/** Files of the spec by their names. */
export const at = (files: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${HOME}/${name}`, text]));

export const REQUIREMENTS = fixture('begun', 'requirements.md');
export const DESIGN = fixture('begun', 'design.md');
export const TASKS = fixture('begun', 'tasks.md');
export const CC_TASKS = fixture('cc-begun', 'tasks.md');

export const documents = (tasks: string): Files =>
  at({ 'requirements.md': REQUIREMENTS, 'design.md': DESIGN, 'tasks.md': tasks });

const NAMES = ['requirements', 'design', 'tasks'] as const;

/** cc-sdd's spec.json: a letter a document: `-` nothing, `g` generated, `a` approved. */
export function spec(letters: string, phase = 'tasks-generated'): string {
  const [requirements, design, tasks] = NAMES.map((_, i) => ({
    generated: letters[i] !== '-',
    approved: letters[i] === 'a',
  }));
  const data = {
    feature_name: 'order-export',
    created_at: '2026-03-02T08:15:00Z',
    updated_at: '2026-03-04T10:20:30Z',
    language: 'en',
    phase,
    approvals: { requirements, design, tasks },
    ready_for_implementation: false,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
