// What a person has cleared is never asked again, and what nobody cleared is waited for.
import { describe, expect, test } from 'vitest';
import { GIVEN, HOLDS, NOT_GIVEN, STILL_GIVEN, WITHHELD } from '../../text/status/remarks.ts';
import { line, recovery } from './harness.ts';
import { pipeline, STATE } from './pipeline.ts';

const waiting = (current_stage: string, boxes: readonly string[] | null) =>
  line(
    recovery(
      pipeline({
        head: { status: 'WAITING_FOR_HUMAN', current_stage },
        rows: [
          ['spec', 'feature.spec.md'],
          ['clarify', 'N/A'],
          ['architect', 'adr.md'],
        ],
        boxes,
      }),
    ),
  );

/** Where the last of the boxes stands in the state of a run at architect. */
const boxLine = (boxes: readonly string[]) => {
  const text = pipeline({ head: { current_stage: 'architect' }, boxes })[STATE] ?? '';
  return text.split('\n').indexOf(boxes.at(-1) ?? '') + 1;
};

describe('checkpoints', () => {
  test('where the file lists none for the stage, the run waits', () => {
    expect(waiting('tasks', ['- [x] Spec approval'])).toBe('wait · tasks · awaiting-approval');
    expect(waiting('security', null)).toBe('wait · security · awaiting-approval');
  });

  test('an optional one does not hold a stage that has a required one', () => {
    const blueprint = '- [ ] System blueprint approval (if produced)';
    expect(waiting('architect', [blueprint, '- [x] Architecture sign-off'])).toBe(
      'advance · tasks · artifacts-complete',
    );
    expect(waiting('architect', [blueprint.replace('[ ]', '[x]'), '- [ ] Architecture sign-off'])).toBe(
      'wait · architect · awaiting-approval',
    );
  });

  const BLANK = [
    '- [] ',
    '- ☐ ',
    '- [ ]',
    '-[ ] ',
    '[ ] ',
    '☐ ',
    '- ( ) ',
    '* [] ',
    '1. [ ]',
    '- \\[ ] ',
    '⬜ ',
    '- ⬜ ',
    '- ▢ ',
    '– [ ] ',
    '◦ [] ',
    '- ［ ］ ',
    '- 【】 ',
    '- { } ',
    '- [ ) ',
  ];

  test.each(BLANK)('a box that is empty to people alone is open: %s', (mark) => {
    const blueprint = '- [ ] System blueprint approval (if produced)';
    const boxes = [blueprint, `${mark}Architecture sign-off`];
    const found = recovery(
      pipeline({ head: { status: 'WAITING_FOR_HUMAN', current_stage: 'architect' }, boxes }),
    );
    expect(line(found)).toBe('wait · architect · awaiting-approval');
    expect(found.state?.current?.waitsFor).toEqual(['Architecture sign-off']);
    expect(found.notes.join('\n')).toContain(`check box on line ${boxLine(boxes)} is written `);
    const over = recovery(
      pipeline({
        head: { status: 'COMPLETE', current_stage: 'done' },
        boxes: ['- [x] Architecture sign-off', `${mark}Security sign-off`],
      }),
    );
    expect(over.findings.map(({ message }) => message).join()).toContain('1 sign-off not ticked');
  });

  test.each([
    '[ ] means that it is open, ☐ as well.',
    '- [](adr.md)',
    '- []: none',
    '☐',
    '- [x]Security sign-off',
    '- (x) Security sign-off',
    '- {} Security sign-off',
  ])('that is no empty box: %s', (text) => {
    const head = { status: 'COMPLETE', current_stage: 'done' };
    const found = recovery(pipeline({ head, boxes: ['- [x] Architecture sign-off', text] }));
    expect(found.findings.map(({ message }) => message).join()).not.toContain('not ticked');
  });

  test('an optional one that is the only one does', () => {
    expect(waiting('programmer', ['- [ ] Convergence escalation (if triggered)'])).toBe(
      'wait · programmer · awaiting-approval',
    );
    expect(waiting('programmer', ['- [x] Convergence escalation (if triggered)'])).toBe(
      'resume · programmer · partial-work',
    );
  });

  test('clarify also waits for the red team to be cleared', () => {
    const red = '- [ ] Red-Team clearance';
    expect(waiting('clarify', ['- [x] Spec approval', red])).toBe('wait · clarify · awaiting-approval');
    expect(waiting('clarify', ['- [x] Spec approval', red.replace('[ ]', '[x]')])).toBe(
      'advance · tasks · artifacts-complete',
    );
  });

  test.each([
    '**Architecture sign-off** — Dana',
    '*Architecture sign-off*',
    '`Architecture` sign-off',
    '✅ Architecture sign-off',
    'Human architecture sign-off',
  ])('H16 what was given is not asked again: %s', (label) => {
    expect(waiting('architect', [`- [x] ${label}`])).toBe('advance · tasks · artifacts-complete');
    expect(waiting('architect', [`- [ ] ${label}`])).toBe('wait · architect · awaiting-approval');
  });

  test.each([
    'REJECTED',
    'abgelehnt',
    'rejeté',
    'Rechazada por Ana',
    'denied by Dana',
    'not approved',
    'not yet approved',
    'pending Ann',
    'no',
    'to be confirmed',
    'REVOKED',
    'awaiting Dana',
    '❌ Ann',
    'changes requested by Ann',
    'needs changes (Ann)',
    'sent back by Ann',
    'returned for rework by Ann',
    'on hold',
    'blocked by legal',
    'Ann said no',
    'deferred to next week',
  ])('a box with %j behind it says no', (answer) => {
    for (const label of [` — ${answer}`, `: ${answer}`, ` (${answer})`]) {
      const boxes = [`- [x] Architecture sign-off${label}`];
      expect(waiting('architect', boxes)).toBe('wait · architect · awaiting-approval');
      const found = recovery(pipeline({ head: { current_stage: 'architect' }, boxes }));
      expect(found.notes.join(' ')).toContain(`The check box on line ${boxLine(boxes)} is ticked, and`);
    }
  });

  test.each(['❌', '❌ Ann', '⛔ legal'])('a sign of no after the name needs no dash: %s', (sign) => {
    const boxes = [`- [x] Architecture sign-off ${sign}`];
    expect(waiting('architect', boxes)).toBe('wait · architect · awaiting-approval');
  });

  test.each([...WITHHELD, ...NOT_GIVEN])(
    'a box with %j behind it has somebody’s no, and waits with a note',
    (remark) => {
      for (const label of [` — ${remark}`, `: ${remark}`, ` (${remark})`]) {
        const boxes = [`- [x] Architecture sign-off${label}`];
        expect(waiting('architect', boxes)).toBe('wait · architect · awaiting-approval');
        const found = recovery(pipeline({ head: { current_stage: 'architect' }, boxes }));
        expect(found.notes.join(' ')).toContain(`The check box on line ${boxLine(boxes)} is ticked, and`);
      }
    },
  );

  test.each([...GIVEN, ...HOLDS, ...STILL_GIVEN])('a box with %j behind it says yes', (remark) => {
    for (const label of [` — ${remark}`, `: ${remark}`, ` (${remark})`])
      expect(waiting('architect', [`- [x] Architecture sign-off${label}`])).toBe(
        'advance · tasks · artifacts-complete',
      );
  });

  test.each([
    'approved if legal agrees',
    'approved once legal agrees',
    'Ann, if legal agrees',
    '2026-11-01, subject to legal',
    'only if legal agrees',
    'approved by Ann on condition that legal agrees',
    'conditionally approved by Ann',
    'approved with conditions by Ann',
    'approved with the following conditions: add audit log',
    'Ann, sobald Legal zustimmt',
    'Ann, sous réserve',
  ])('a box that hangs on something is no approval, and can be approved: %s', (answer) => {
    const boxes = [`- [x] Architecture sign-off — ${answer}`];
    expect(waiting('architect', boxes)).toBe('wait · architect · awaiting-approval');
    const files = pipeline({ head: { current_stage: 'architect', status: 'WAITING_FOR_HUMAN' }, boxes });
    expect(recovery(files).notes.join(' ')).toContain(
      `The check box on line ${boxLine(boxes)} is ticked, and`,
    );
  });

  test.each([
    ' (includes Constitution Check)',
    ' — conditions: none',
    ' — When: Nov 1, 2026; Who: Ann',
    ' — once by Ann, once by Bob',
    ' — with conditions, all met 2026-11-02',
    ' — provided in review call 2026-11-01',
    ' — as soon as it was ready, 2026-11-01',
    ' — Ann, when the last draft was reviewed',
    ' — Ann. If questions arise, ask her',
    ' (required if the API changes)',
    ' (provided docs read)',
    ' (if triggered) — Dana',
    ' — no objections',
    ': approved, nothing pending',
    ' — Dana, 2 of 3 risks remain and are accepted',
    ' — approved by Ann, ready to be implemented',
    ' — approved after rework',
    ' — Ann, valid until 2027',
    ' — Ann: do not change the ADR any more',
    ' — OK, awaiting tasks stage',
    ' — approved by Ann; no changes needed',
    ' (changes requested in round 1 are in)',
    ' — nothing blocked',
    ' — waived',
  ])('A what is no answer of no takes nothing back: %s', (label) => {
    const boxes = [`- [x] Architecture sign-off${label}`];
    expect(waiting('architect', boxes)).toBe('advance · tasks · artifacts-complete');
    expect(recovery(pipeline({ boxes })).notes.join(' ')).not.toContain('is ticked');
  });

  test('the four labels of the first version', () => {
    expect(
      waiting('architect', ['- [x] Spec', '- [x] Architecture', '- [ ] Convergence', '- [ ] Security']),
    ).toBe('advance · tasks · artifacts-complete');
    expect(
      waiting('architect', ['- [x] Spec', '- [ ] Architecture', '- [ ] Convergence', '- [ ] Security']),
    ).toBe('wait · architect · awaiting-approval');
  });

  test.each([' ', '-', '~'])('a box with %j is not ticked', (mark) => {
    expect(waiting('architect', [`- [${mark}] Architecture sign-off`])).toBe(
      'wait · architect · awaiting-approval',
    );
  });

  test.each([
    '- [✓] Architecture sign-off',
    '- [✔] Architecture sign-off',
    '- [✅] Architecture sign-off',
    '- [☑️] Architecture sign-off',
    '- [x ] Architecture sign-off',
    '- [ x ] Architecture sign-off',
    '- [ X] Architecture sign-off',
    '- ✅ Architecture sign-off',
    '- ✔️ Architecture sign-off — Dana',
    '* ☑ Architecture sign-off',
    '1. [✓] Architecture sign-off',
  ])('a tick as people write it: %s', (box) => {
    const found = recovery(pipeline({ head: { current_stage: 'architect' }, boxes: [box] }));
    expect(waiting('architect', [box])).toBe('advance · tasks · artifacts-complete');
    expect(found.state?.cleared.map(({ label }) => label)).toEqual(['Architecture sign-off']);
    expect(found.notes.join(' ')).not.toContain('check box');
    expect(waiting('architect', [`${box} — REJECTED`])).toBe('wait · architect · awaiting-approval');
  });

  test.each(['[yes]', '[ok]', '[?]', '[Dana]', '❌', '⏳', '[✗]'])(
    'a mark that is none of ours waits, and a note names its line: %s',
    (mark) => {
      const boxes = ['- [x] Spec approval', `- ${mark} Architecture sign-off`];
      expect(waiting('architect', boxes)).toBe('wait · architect · awaiting-approval');
      const found = recovery(pipeline({ head: { current_stage: 'architect' }, boxes }));
      const bare = mark.replace(/[[\]]/g, '');
      expect(found.notes.join(' ')).toContain(
        `The check box on line ${boxLine(boxes)} holds ${JSON.stringify(bare)}, expected x or a blank`,
      );
    },
  );

  test.each([
    '- [ ] Architecture sign-off ✅',
    '- [ ] Architecture sign-off — approved by Dana',
    '- Architecture sign-off: approved 2026-03-11',
    '- Architecture sign-off ✅',
    '- **Architecture sign-off** (includes Constitution Check) — approved',
  ])('an approval in words alone waits, and a note names its line: %s', (box) => {
    const boxes = ['- [x] Spec approval', box];
    const found = recovery(pipeline({ head: { current_stage: 'architect' }, boxes }));
    expect(waiting('architect', boxes)).toBe('wait · architect · awaiting-approval');
    const told = found.notes.filter((note) => note.includes('speaks of an approval'));
    expect(told).toEqual([expect.stringContaining(`Line ${boxLine(boxes)} `)]);
  });

  test.each([
    '- [ ] Architecture sign-off (includes Constitution Check)',
    '- [ ] Architecture sign-off — not yet approved',
    '- [ ] Architecture sign-off — REJECTED, was approved before',
    '- [x] Architecture sign-off — approved',
    '- Architecture sign-off',
    '- Architecture sign-off: pending',
    '- Everything was approved ✅',
  ])('no such note of %s', (box) => {
    const boxes = ['- [x] Spec approval', box];
    const found = recovery(pipeline({ head: { current_stage: 'architect' }, boxes }));
    expect(found.notes.join(' ')).not.toContain('speaks of an approval');
  });

  test('prose with a sign or a link at its beginning is no box', () => {
    const prose = [
      '- [x] Architecture sign-off',
      '- [Architecture notes](adr.md) were read',
      'Read ✅ above.',
    ];
    expect(waiting('architect', prose)).toBe('advance · tasks · artifacts-complete');
  });

  test('H16 what people cleared is carried along, who and when left out', () => {
    const found = recovery(
      pipeline({ boxes: ['- [x] Spec approval — 2026-06-01T09:00:00Z by ana', '- [ ] Security sign-off'] }),
    );
    expect(found.state?.cleared).toEqual([{ label: 'Spec approval', line: 24 }]);
  });
});
