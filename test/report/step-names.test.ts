// Steps whose ids say little: people read their names, programs their ids.
import { describe, expect, test } from 'vitest';
import { briefOf } from '../../src/report/brief/brief.ts';
import { briefMarkdown } from '../../src/report/brief/markdown.ts';
import { annotationsOf } from '../../src/report/check/annotations.ts';
import { checkOf } from '../../src/report/check/check.ts';
import { duplicatesIn } from '../../src/report/copies/duplicates.ts';
import { markdownReport } from '../../src/report/markdown/scan.ts';
import { withStepNames } from '../../src/report/step-names.ts';
import { textReport } from '../../src/report/terminal/scan.ts';
import { snapshotOf } from '../snapshot.ts';
import { currentOf, stateOf, stepOf } from '../state.ts';
import { type Branches, look, PATH, reportFor } from './branches.ts';
import { callOf, decisionOf, findingOf, recoveryOf, SETTINGS } from './seen.ts';

const NAME = 'stage 4 (Clarification)';
const stepNames = new Map([
  ['3', 'stage 3 (Checklist and Validation)'],
  ['4', NAME],
]);

const at = (step: string, over = {}) =>
  recoveryOf('login', {
    path: PATH,
    state: stateOf({
      feature: 'login',
      path: PATH,
      stepNames,
      steps: ['3', '4'].map((id) => stepOf(id, [], id < step)),
      current: currentOf({ id: step }),
    }),
    decision: decisionOf('rerun', 'step-interrupted', step),
    ...over,
  });

const VIEW = { commands: new Set<string>(), dir: null };
const TEXT = {
  ...VIEW,
  columns: 100,
  paint: (_: string, text: string) => text,
  target: 'branches' as const,
};

function told(branches: Branches) {
  const { report } = reportFor(branches);
  const judged = look(branches);
  return { report, judged, named: withStepNames(report, judged) };
}

describe('people read names', () => {
  test('in a scan, as text and as Markdown; what is published keeps the ids', () => {
    const { report, named } = told({ main: at('4') });
    const text = textReport(named, TEXT);
    expect(text).toContain(`IN_PROGRESS at ${NAME}`);
    expect(text).toContain(`rerun    ${NAME} · step-interrupted`);
    const page = markdownReport(named, { ...VIEW, limit: 10_000 });
    expect(page).toContain(`**rerun** · \`${NAME}\` · \`step-interrupted\``);
    const [one] = report.workflows;
    expect([one?.step?.id, one?.decision.step]).toEqual(['4', '4']);
  });

  test('where a workflow is in several places', () => {
    const places = duplicatesIn(look({ a: at('3'), b: at('4') }))[0]?.places ?? [];
    expect(places.map(({ step, decision }) => [step, decision?.step])).toEqual([
      [NAME, NAME],
      [stepNames.get('3'), stepNames.get('3')],
    ]);
    expect(places[1]?.note).toContain(`further along on b (${NAME})`);
  });

  test('in a check: its log, its summary and its annotations', () => {
    const { report, judged } = told({ main: at('4', { findings: [findingOf()] }) });
    const { effects } = checkOf({ report, judged }, null, callOf(), VIEW, 'action');
    const said = JSON.stringify(effects.filter(({ kind }) => kind === 'log' || kind === 'summary'));
    expect(said).toContain(`rerun ${NAME} (step-interrupted)`);
    expect(said).toContain(`**rerun** · \`${NAME}\``);
    const taken = { error: 0, warning: 0, notice: 0 };
    const annotations = annotationsOf(
      judged.map(({ recovered }) => recovered),
      taken,
    ).effects;
    expect(annotations.map(({ message }) => message).join()).toContain(`Decision: rerun ${NAME} (`);
  });

  test('in a brief, which gives programs both', () => {
    const one = at('4', { findings: [{ ...findingOf(), step: '3' }] });
    const { report } = told({ main: one });
    const [scanned] = report.workflows;
    if (!scanned) throw new Error('expected a workflow');
    const brief = briefOf(one, scanned, snapshotOf({}), new Date(SETTINGS.now).toISOString());
    expect([brief.decision.step, brief.finished[0]?.step, brief.step_names['4']]).toEqual(['4', '3', NAME]);
    const page = briefMarkdown(brief);
    expect(page).toContain(`**rerun** · ${NAME} · \`step-interrupted\``);
    expect(page).toContain('| stage 3 (Checklist and Validation) | – |');
    expect(page).toContain(', about stage 3 (Checklist and Validation): the step must run again');
  });
});

test('ids that say enough stay as they are', () => {
  const { report, named } = told({ main: at('4', { state: stateOf({ feature: 'login', path: PATH }) }) });
  expect(named).toBe(report);
});
