// Every workflow that a sweep found is a project's row: written when it is news, never recovered.
import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../../src/config/config.ts';
import { configOf } from '../../../src/modes/mode-context.ts';
import { idOf, keepFound } from '../../../src/modes/project/upsert-workflows.ts';
import type { ScanReport, ScanWorkflow } from '../../../src/report/scan/scan.ts';
import { decisionOf } from '../../report/sample.ts';
import { recoveryOf, seenOf } from '../../report/seen.ts';
import { Crash, ledger, NOW, projectsThere } from './scene.ts';

const where = () => ({
  repository: 'harbour/tides',
  repositoryId: randomInt(2 ** 40),
  config: DEFAULTS,
  now: NOW,
});

/** A report of one workflow. */
function reportOf(over: Partial<ScanWorkflow> = {}): ScanReport {
  const { report } = seenOf([recoveryOf('001-login')]);
  const [one] = report.workflows;
  if (!one) throw new Error('no workflow');
  return { ...report, workflows: [{ ...one, owner: 'main', ...over }] };
}

const idIn = ({ workflows }: ScanReport, at: ReturnType<typeof where>) =>
  workflows[0] ? idOf(workflows[0], at) : '';

describe('a workflow that was found', () => {
  test('is a row with a UUID of its own, and once more is no news', async () => {
    const [projects, at, report] = [await projectsThere(), where(), reportOf()];
    expect(await keepFound(report, at, projects)).toBe(1);
    expect(await keepFound(report, { ...at, now: NOW + 1000 }, projects)).toBe(0);
    const id = idIn(report, at);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const row = await projects.find(id);
    expect(row).toMatchObject({
      project: { repository: 'harbour/tides', ref: 'main', workflow: 'toy:001-login' },
      state: { status: 'active', metadata: { action: 'rerun', liveness: 'recent' } },
    });
    expect(await projects.history(id, 10)).toHaveLength(1);
    // Recoveries ask for those that were reported.
    const reported = await projects.list({ kind: 'reported', limit: 1000 });
    expect(reported.some(({ project }) => project.id === id)).toBe(false);
  });

  test('is written anew when something is news, and goes back and forth without losing a line', async () => {
    const [projects, at] = [await projectsThere(), where()];
    const report = reportOf();
    for (const one of [report, reportOf({ status: 'completed' }), report, report])
      await keepFound(one, at, projects);
    expect(await projects.history(idIn(report, at), 10)).toHaveLength(3);
    expect((await projects.find(idIn(report, at)))?.state?.status).toBe('active');
  });

  test('commands that the config switches off are not offered', async () => {
    const report = reportOf({ decision: decisionOf({ options: ['resume', 'start-fresh'] }) });
    const [projects, at] = [await projectsThere(), where()];
    const offered = async () => {
      const row = await projects.find(idIn(report, at));
      return row?.state?.metadata['options'];
    };
    await keepFound(report, at, projects);
    expect(await offered()).toEqual(['resume', 'start-fresh']);
    const text = 'commands:\n  start-fresh: off\n';
    const { config } = configOf({ ok: true, text });
    await keepFound(report, { ...at, config }, projects);
    expect(await offered()).toEqual(['resume']);
  });

  test('W10 follows its repository to another name', async () => {
    const [projects, at, report] = [await projectsThere(), where(), reportOf()];
    await keepFound(report, at, projects);
    expect(await keepFound(report, { ...at, repository: 'harbour/sea' }, projects)).toBe(1);
    expect((await projects.find(idIn(report, at)))?.project.repository).toBe('harbour/sea');
  });

  test('cut off at any call it comes to the same', async () => {
    const [projects, report] = [await projectsThere(), reportOf()];
    for (let call = 0; call < 4; call += 1)
      for (const phase of ['before', 'after'] as const) {
        const at = where();
        const cut = ledger(call, phase);
        await keepFound(report, at, cut.over(projects)).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        });
        await keepFound(report, at, projects);
        expect(await projects.history(idIn(report, at), 10), `${phase} ${call}`).toHaveLength(1);
      }
  });
});
