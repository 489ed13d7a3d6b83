// An ending is believed only where its own sentence leaves nothing open.
import { describe, expect, it } from 'vitest';
import { isTakenBack, takesBack } from '../../src/text/qualified-status.ts';
import { behindWord, withoutCheck } from '../../src/text/status/check-marks.ts';

describe('isTakenBack', () => {
  it.each([
    'completed, but plan pending',
    'COMPLETE, reverted to IN_PROGRESS',
    'COMPLETE (spec stage only; architect next)',
    '**COMPLETE** — except security',
    'FAILED (retrying)',
    'done — superseded by run 2',
    'completed (phase 1 of 3)',
    'completed (1/3)',
    'completed, isn’t reviewed',
    'CANCELLED — not yet confirmed',
    'COMPLETE (in-progress again)',
  ])('T12 %s is taken back', (value) => expect(isTakenBack(value)).toBe(true));

  it.each([
    'completed',
    '`COMPLETE`',
    'COMPLETE — merged by Dana',
    'completed (10 of 10 iterations)',
    'completed, no open questions',
    'completed — 2026/01/02',
    'COMPLETE, see notes',
    'not started',
    'completed (0 of 12 failed)',
    'PASS (coverage 87%)',
    'completed, 100%',
    'completed (iteration 3 of 10)',
    'COMPLETE ✅ — merged by Dana',
    'completed — nothing pending, blocked or left',
    'COMPLETE (not applicable)',
    'FAILED (missing credentials)',
    'completed, supersedes run 1',
  ])('%s stands', (value) => expect(isTakenBack(value)).toBe(false));

  it.each([
    'complete, 80%',
    'completed (about 80% done)',
    'COMPLETE (2 of 5 tests green)',
    'completed - pending review',
    'completed, but RTM open',
    'completed (partial)',
    'COMPLETE (needs review)',
    'COMPLETE ✅ (2 of 5)',
    '✅ COMPLETE, no longer valid',
    'APPROVED, withdrawn',
    'COMPLETE — waiting for PM',
  ])('A %s is taken back, of a run and of a step', (value) => {
    expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, true]);
  });

  it('a step is done where it names the next one, and its own place', () => {
    for (const value of ['completed, next: tasks', 'completed (stage 3 of 7)'])
      expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, false]);
  });

  it.each([
    ['APPROVED — not yet approved', true],
    ['APPROVED — pending Ann', true],
    ['APPROVED — no', true],
    ['APPROVED — to be confirmed', true],
    ['APPROVED — rejected', true],
    ['APPROVED — no objections', false],
    ['APPROVED — N/A, not needed', false],
    ['APPROVED — 2 of 5 tests failed, go on all the same', false],
    ['APPROVED — 2026-03-11 by Dana, see the remaining remarks', false],
  ])('an approval is taken back by what speaks of it alone: %s: %s', (value, expected) => {
    expect(isTakenBack(value, 'approval')).toBe(expected);
  });
});

describe('words that take it back, and what only looks like them', () => {
  it.each([
    'completed, 2 tests red',
    'completed — tests are still red',
    'completed, build broken',
    'completed (CI red)',
    'completed, with errors',
    'completed (with two known issues)',
    'completed (rolled back)',
    'completed, was rolled back on 2026-03-01',
    'completed, to be redone',
    'completed — must be rewritten',
    'completed, changes needed',
    'completed — changes required in auth',
    'completed, changes requested',
    'completed — no longer needed',
    'completed (fixes required)',
    'completed (vorläufig)',
    'completed (provisional)',
    'completed, provisionally',
    'completed (preliminary)',
    'completed — tentative',
    'completed, unsure',
    'completed (offen: Review)',
    'completed (noch nicht geprüft)',
    'completed (provisoire)',
    'completed (en attente)',
    'completed (parcialmente)',
    'completed — abgelehnt',
    'completed — rejeté',
    'completed (Rechazado)',
  ])('%s is taken back, of a run and of a step', (value) => {
    expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, true]);
  });

  it.each(['abgelehnt', 'rejeté par Ana', 'RECHAZADA', 'respinto', 'afgewezen', 'vetoed by Ann'])(
    'an approval is taken back by %s',
    (value) => expect(isTakenBack(`APPROVED — ${value}`, 'approval')).toBe(true),
  );

  it.each([
    'completed, 0 tests red',
    'completed — no tests red, no errors',
    'completed with 0 errors',
    'completed without issues',
    'completed with no open issues',
    'completed with no known bugs',
    'completed, no changes needed',
    'completed, changes requested and addressed',
    'completed — changes requested by Ann are resolved',
    'completed — changes needed: none',
    'completed, red: 0',
    'completed (nichts offen)',
    'completed — offen: 0',
    'completed (offen: keine)',
    'completed, rollback plan written',
    'completed — undo/redo works',
    'completed (reduced scope)',
    'completed with tests and docs',
    'completed (form with error states)',
    'completed, with errors handled',
    'completed, button is red now',
    'completed in 3 rounds, 2026-03-01',
    'completed, will be extended in v2',
  ])('%s stands, of a run and of a step', (value) => {
    expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([false, false]);
  });

  it.each([
    'APPROVED — with errors handled',
    'APPROVED (2 tests red, go on)',
    'APPROVED, ticket to be fixedwidth',
  ])('%s stands, of an approval', (value) => expect(isTakenBack(value, 'approval')).toBe(false));
});

it.each(['completed, Review offen', 'completed (2 Punkte offen)', 'completed, revisión pendiente'])(
  '%s is taken back, of a run alone',
  (value) => expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, false]),
);

describe('what was made, what is wished for later, and other languages that leave nothing open', () => {
  const EVERY = ['run', 'step', 'approval'] as const;
  const of = (value: string) => EVERY.map((extent) => isTakenBack(value, extent));

  it.each([
    'done — RED: 3 tests red, GREEN: 3 tests pass',
    'complete (14 tests red, as intended)',
    'done — 3 red',
    'complete, fixes needed were applied',
    'passed — changes required by audit implemented',
    'complete, changes needed for GDPR made',
    'complete, corrections necessary for tax were implemented',
    'done; changes requested in review were made',
    'done, changes requested in review were made',
    'done (synced with issues in GitHub)',
    'done, integrated with Jira issues',
    'done — page (rows with errors, sorted)',
    'done, with issues in GitHub kept',
    'approved, maybe add a diagram',
    'approved (maybe rename later)',
    'approved, typos must be fixed',
    'approved — naming should be improved later',
    'approved; perf should be improved later',
    'done, user must be changed on login',
    'done (must be changed on login)',
    'done, payments are rolled back on failure',
    'done (old migration was rolled back)',
    'done, backed out of the legacy API',
    'done (preliminary schema replaced)',
    'done, provisional booking endpoint',
    'done, Maybe monad used',
    'approved, tentative date 2026-04-01',
    'done, migration can be rolled back',
    'done, changes rolled back in staging, then deployed',
    'done, the order can be undone',
    'done, handles uncertain inputs',
    'approved 2026-03-11 (old ADR was rolled back)',
    'approved, 2026-03-11 (old ADR was rolled back)',
    'abgeschlossen – nicht mehr offen',
    'Freigegeben - nicht mehr geändert',
    'done, nicht blockierend: 2 Hinweise',
    'done, nicht verpflichtend',
    'done, noch am selben Tag geprüft',
    'done, offen gelegt',
    'approuvé, pas de remarque',
    'done, pas de réserves',
    'done (pas de question ouverte)',
    'done, aucun point en attente',
    'done, sin tareas pendientes',
    'done (sin pendientes)',
    'done, sem pendentes',
    'done, nada pendente',
    'done, parcial index',
    'done, mot de passe rejeté si vide',
  ])('%s stands, of whatever it is said', (value) => expect(of(value)).toEqual([false, false, false]));

  it.each([
    'approved — typo to be fixed',
    'done, to be revisited in v2',
    'done, to be continued in v2',
    'done, deals with network errors on retry',
  ])('%s stands, of a step and of an approval', (value) => {
    expect(of(value).slice(1)).toEqual([false, false]);
  });

  it.each([
    'approved, but was rolled back',
    'approved (it was rolled back on 2026-03-01)',
    'approved, the work has been undone',
    'approved — needs to be rewritten',
    'approved, must be reverted in v2',
    'approved, backed out',
    'approved, should be redone on Monday',
    'approved (maybe not)',
    'approved — tentative approval',
    'freigegeben, von Anna abgelehnt',
    'approved, still tentative',
    'approved, provisionally by Ann',
    'approved — unsure about the scope',
    'freigegeben (vorläufig, bis Montag)',
    'freigegeben, noch nicht gültig',
    'freigegeben, nicht final',
    'approuvé (en attente de Marie)',
    'approuvé, pas encore testé',
    'aprobado (pendiente de revisión)',
  ])('%s is taken back, of whatever it is said', (value) => expect(of(value)).toEqual([true, true, true]));

  it.each([
    'completed, 2 tests red until they pass',
    'completed, tests red, not green',
    'completed, with type errors in auth',
    'completed, finished with 3 errors',
    'completed, fixes needed must be applied',
    'completed — changes required, not made',
  ])('%s is taken back, of a run and of a step', (value) =>
    expect(of(value).slice(0, 2)).toEqual([true, true]),
  );
});

describe('what says nothing against the word', () => {
  it.each([
    'COMPLETE — 42 passed, failed: 0',
    'COMPLETE — open questions: none',
    'COMPLETE — remaining: none',
    'COMPLETE — no open items left',
    'COMPLETE (all open findings closed)',
    'COMPLETE — reviewed, not blocked',
    'completed — open questions: 0',
    'COMPLETE (11/30)',
    'COMPLETE (on 3/4)',
    'COMPLETE — merged as PR #12, next feature 022',
    'COMPLETE — attempt 2 of 3',
    'COMPLETE (retry 1 succeeded)',
    'DONE (2 of 2 retries)',
    'DONE (1 of 2 retries)',
    'COMPLETE — do not change any more',
    'COMPLETE — no longer blocked',
    'resolved (reopened once, resolved again in iteration 3)',
    'COMPLETE (fix round 1/3, reworked)',
  ])('%s stands, of a run and of a step', (value) => {
    expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([false, false]);
  });

  it.each([
    'COMPLETE — 14 failing tests written (red)',
    "COMPLETE — didn't change",
    'COMPLETE — 3 advisory still open, none blocking',
    'COMPLETE (2 minor findings left)',
    'complete, fix rounds 1/5, review clean',
    'complete (fix round 1/5: 2 addressed, 0 open)',
    'complete — fix round 2/5 clean',
    'complete — minors left for final review',
    'complete — only minor notes',
    "complete (didn't need fixes)",
    'passed, next phase 6',
    'resolved — 3 of 5 colours dropped',
    'COMPLETE — 2 risks remain and are accepted',
    'COMPLETE — implementation has not started yet',
    'COMPLETE, awaiting tasks stage',
    'COMPLETE — draft PR #12 opened',
    'COMPLETE — 3 todo comments removed',
    'COMPLETE — stale cache fixed',
    'COMPLETE — partial index added',
    'COMPLETE — needs no changes',
    'COMPLETE — awaiting merge',
  ])('%s stands, of a step', (value) => expect(isTakenBack(value, 'step')).toBe(false));

  it.each([
    'APPROVED — do not change',
    'APPROVED, ready to be planned',
    'APPROVED — ready to be implemented',
    'APPROVED — after rework round 1',
    'APPROVED — approved by Ann, ready to be implemented',
    'APPROVED — Ann, valid until 2027',
    'APPROVED — Ann: do not change the ADR any more',
    'APPROVED — OK, awaiting tasks stage',
    'APPROVED — release pending',
  ])('%s stands, of an approval and of a step', (value) => {
    expect(isTakenBack(value, 'approval')).toBe(false);
    if (!value.includes('release')) expect(isTakenBack(value, 'step')).toBe(false);
  });

  it.each([
    'complete, except tests',
    'COMPLETE (reverted)',
    'complete — but tests fail',
    'COMPLETE (2 of 3 steps)',
    'COMPLETE, status reverted to DRAFT',
    'COMPLETE — no review yet',
    'COMPLETE — no questions but plan pending',
    'COMPLETE — failed: 03',
    'COMPLETE — open: 2',
    'COMPLETE — RTM open',
    'COMPLETE — 2 tests failing',
    'COMPLETE — open items to be resolved',
    'COMPLETE (only the spec)',
    'COMPLETE — isn’t reviewed',
    'COMPLETE — does not pass',
    'COMPLETE (11/30 tests)',
    'COMPLETE (1/3)',
    'COMPLETE — until resolved again',
    'COMPLETE — needs rework',
    'COMPLETE — still in progress',
    'COMPLETE — partial',
    'COMPLETE (partial: no docs)',
    'COMPLETE, now stale',
    'COMPLETE — docs todo',
    'COMPLETE — blocked by #12',
    'COMPLETE — plan pending',
    'COMPLETE — needs approval',
  ])('%s is taken back, of a run and of a step', (value) => {
    expect([isTakenBack(value), isTakenBack(value, 'step')]).toEqual([true, true]);
  });

  it.each([
    '— not yet approved',
    '— pending Ann',
    ': no',
    '— not final',
    '— awaiting Dana',
    '— on hold, pending',
  ])('an approval "%s" is taken back', (prose) => expect(takesBack(prose, 'approval')).toBe(true));
});

it.each([
  ['✅ COMPLETE', 'COMPLETE'],
  ['completed ✅', 'completed'],
  ['**✔️ Done** ✅ (R2)', 'Done (R2)'],
  ['✅ PENDING', '✅ PENDING'],
  ['✅', '✅'],
  ['❌ COMPLETE', '❌ COMPLETE'],
])('withoutCheck: %s', (value, expected) => {
  expect(withoutCheck(value)).toBe(expected);
});

it('behindWord gives the prose alone', () => {
  expect(behindWord('**COMPLETE**, see notes')).toBe(', see notes');
  expect(behindWord('COMPLETE')).toBe('');
});
