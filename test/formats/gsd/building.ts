// A milestone of GSD, file by file, and what is found of it.
import { gsd } from '../../../src/formats/gsd/index.ts';
import { type Files, lookerFor } from '../looking.ts';

export const { all, change, look, unsettled } = lookerFor(gsd);

export const P = '.planning';
export const state = (status: string) =>
  [
    '---\ngsd_state_version: 1.0\nmilestone: v1.0\nmilestone_name: Beds',
    `status: ${status}\nlast_updated: "2026-05-06T18:40:11.000Z"\n---\n\n# Project State\n`,
    `## Current Position\n\nPhase: 1 of 2 (A)\nStatus: ${status}\n`,
  ].join('\n');
export const ROADMAP = '# Roadmap\n\n## Phases\n\n- [ ] **Phase 1: A** - a\n- [ ] **Phase 2: B** - b\n';
export const plan = (id: string) => ({
  [`${P}/phases/${folder(id)}/${id}-PLAN.md`]: `# Plan ${id}\n\nDo it.\n`,
});
export const summary = (id: string) => ({
  [`${P}/phases/${folder(id)}/${id}-SUMMARY.md`]: `# Done\n\n${id} is done.\n`,
});
export const executed = (id: string) => ({ ...plan(id), ...summary(id) });
export const verified = (number: string, status = 'passed') => ({
  [`${P}/phases/${folder(number)}/${number}-VERIFICATION.md`]: `---\nstatus: ${status}\n---\n\nLooked.\n`,
});
const folder = (id: string) => `${id.split('-')[0]}-x`;
export const base = (status = 'executing'): Files => ({
  [`${P}/STATE.md`]: state(status),
  [`${P}/ROADMAP.md`]: ROADMAP,
  [`${P}/PROJECT.md`]: '# Project\n\nBeds.\n',
});
export const notes = (files: Files) => (look(files)?.state?.notes ?? []).join('\n');
export const told = (files: Files) =>
  (look(files)?.findings ?? [])
    .filter(({ rule }) => rule === 'tracker-agrees')
    .map(({ path, line }) => `${path}:${line}`);
export const endings = (files: Files) =>
  (look(files)?.findings ?? []).flatMap(({ rule, message }) => (rule === 'ended-whole' ? [message] : []));
export const instruction = (files: Files) => look(files)?.decision.instruction ?? '';
