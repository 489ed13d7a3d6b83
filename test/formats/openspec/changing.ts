// A change of OpenSpec in memory, in its usual shape, and the looker that judges it.
import { openspec } from '../../../src/formats/openspec/index.ts';
import { lookerFor } from '../looking.ts';

export const looker = lookerFor(openspec);

export const HOME = 'openspec/changes/add-search';
export const META = 'schema: spec-driven\ncreated: 2026-05-04\n';
export const PROPOSAL = '# Proposal\n\n## Why\n\nNobody finds an order.\n';
export const DELTA =
  '# Spec Delta\n\n## ADDED Requirements\n\n### Requirement: Search\nThe shop SHALL find orders.\n';
export const DESIGN = '## Context\n\nOrders lie in one table.\n';
export const TASKS =
  '# Tasks\n\n## 1. Index\n\n- [x] 1.1 Build it\n- [ ] 1.2 Test it\n\n## 2. Page\n\n- [ ] 2.1 Show it\n';

/** Files of the change by their names in its folder. */
export const at = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${HOME}/${name}`, text]));

/** The whole change with this list; `more` replaces and adds. */
export const listed = (tasks: string, more: Readonly<Record<string, string>> = {}) =>
  at({
    '.openspec.yaml': META,
    'proposal.md': PROPOSAL,
    'specs/search/spec.md': DELTA,
    'tasks.md': tasks,
    ...more,
  });

/** The same without some of its files. */
export const without = (files: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !names.some((name) => path.endsWith(name))));
