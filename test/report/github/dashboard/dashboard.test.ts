// The dashboard: who stands in which section, what a box asks for, and what is read back from a body.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DashboardView,
  dashboard,
  isCursor,
  readDashboard,
  type Sweep,
  saysTheSame,
} from '../../../../src/report/github/dashboard/dashboard.ts';
import {
  askOf,
  type DashboardRow,
  needsWords,
  readRows,
  rowKey,
  sectionOf,
} from '../../../../src/report/github/dashboard/rows.ts';
import type { ScanWorkflow } from '../../../../src/report/scan/scan.ts';
import { markerLine } from '../../../../src/text/comment-marker.ts';
import { runs } from '../../../exhaustive.ts';
import { decisionOf, unreadableOf, workflowOf } from '../../sample.ts';
import { hostileText, SEAT } from '../hostile.ts';
import { ADDRESS, SECRET } from '../rendered.ts';
import { ASKING, COMMIT, viewOf } from '../scene.ts';

const SWEEP: Sweep = { at: '2026-11-27T00:00:00Z', looked: 4, branches: 9, cursor: null, stuck: 0 };

function rowOf(scanned: Partial<ScanWorkflow> = {}, over: Partial<DashboardRow> = {}): DashboardRow {
  return { ...viewOf({ liveness: 'recent', ...scanned }), frozen: null, ticked: false, pull: null, ...over };
}

function boardOf(
  rows: readonly DashboardRow[],
  over: Partial<DashboardView> = {},
  sweep: Partial<Sweep> = {},
): string {
  const view = {
    rows,
    unreadable: [],
    recovered: [],
    sweep: { ...SWEEP, ...sweep },
    commands: SEAT.commands,
    wakes: 'mention',
    role: 'maintain',
    door: 'action',
    address: ADDRESS,
  } as const;
  return dashboard({ ...view, ...over }).body;
}

const BLOCKED = decisionOf({
  action: 'block',
  reason: 'spec-changed',
  step: null,
  options: ['accept-spec', 'start-fresh'],
});
const FROZEN = { by: 'ada', until: '2026-12-31' };
const OLD = [{ kind: 'migrate', summary: 'v2 → v3', files: [] }] as const;

describe('sections', () => {
  test.each<[string, DashboardRow, string | null]>([
    ['a blocked one', rowOf({ decision: BLOCKED }), 'Needs a decision'],
    ['one that waits beyond the stale time', rowOf({ ...ASKING, liveness: 'stale' }), 'Needs a decision'],
    ['one that waits for less', rowOf(ASKING), null],
    ['a stale one', rowOf({ liveness: 'stale' }), 'Stale'],
    ['an abandoned one that is old as well', rowOf({ liveness: 'abandoned', proposals: OLD }), 'Stale'],
    ['one that is only old', rowOf({ proposals: OLD }), 'Outdated'],
    ['T11 a frozen one, whatever it is besides', rowOf({ decision: BLOCKED }, { frozen: FROZEN }), 'Frozen'],
    ['one that is at work', rowOf({ liveness: 'live' }), null],
  ])('%s', (_, row, section) => {
    expect(sectionOf(row)).toBe(section);
  });

  test('stand in their order, the most urgent first in each, those that need nobody only counted', () => {
    const body = boardOf(
      [
        rowOf({ id: 'x:stale', liveness: 'stale' }),
        rowOf({ ...ASKING, id: 'x:wait', liveness: 'stale' }),
        rowOf({ id: 'x:block', decision: BLOCKED }),
        rowOf({ id: 'x:old', proposals: OLD }, { pull: 12 }),
        rowOf({ id: 'x:frozen' }, { frozen: FROZEN }),
        rowOf({ id: 'x:calm' }),
      ],
      {
        unreadable: [unreadableOf(), unreadableOf({ path: 'templates/x.md', rule: 'state-filled' })],
        recovered: [
          { id: 'x:back', owner: 'main', by: 'ada', command: 'resume', at: '2026-11-26T10:00:00Z' },
        ],
      },
    );
    const places = ['x:block', 'x:wait', 'specs/011/', 'x:stale', 'x:old', 'x:frozen', 'x:back'].map((id) =>
      body.indexOf(id),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(body).not.toContain('x:calm');
    expect(body).not.toContain('templates/');
    expect(body).toContain(
      '**6 workflows and 1 file that cannot be read: 3 need a decision, 1 stale, 1 outdated, 1 frozen.**',
    );
    expect(body.match(/^### .*/gm)).toEqual([
      '### Needs a decision (3)',
      '### Stale (1)',
      '### Outdated (1)',
      '### Frozen (1)',
      '### Recently recovered (1)',
    ]);
    expect(body).toContain(`[Pull request 12](${ADDRESS}/pull/12) is open.`);
    expect(body).toContain('Frozen by `ada` until `2026-12-31`.');
  });

  test('says that nobody is needed, and that there is nothing', () => {
    expect(boardOf([rowOf()])).toContain('**1 workflow, and none needs anybody.**');
    expect(boardOf([])).toContain('**No workflow was found.**');
    expect(boardOf([], { unreadable: [unreadableOf()] })).toContain(
      '**1 file that cannot be read: 1 needs a decision.**',
    );
  });
});

describe('a row', () => {
  test('says what is wanted of which workflow, where, since when, and what a tick does', () => {
    const row = rowOf({ ...ASKING, liveness: 'stale' });
    const box = `- [ ] <!-- rekindle-row:${rowKey(row)} --> `;
    expect(boardOf([row])).toContain(
      `${box}🟡 \`Invoice export\`: waits for 2 answers · ` +
        `[\`feature/invoice\`](${ADDRESS}/tree/feature/invoice) · since 2026-11-15 (12 days)<br>` +
        '`ai-dev-shop:003-invoice-export` · step `B1` · ' +
        `[state file](${ADDRESS}/blob/${COMMIT}/specs/003-invoice-export/.pipeline-state.md). ` +
        '**Tick for the lines that answer it.**\n',
    );
  });

  test('has the feature where there is no title, and says where the time is not known', () => {
    const unknown = { at: null, from: 'unknown' } as const;
    const body = boardOf([rowOf({ liveness: 'stale', title: null, last_activity: unknown })]);
    expect(body).toContain(" 🟢 '003-invoice-export': interrupted · ");
    expect(body).toContain(' · when it last moved is not known<br>');
  });

  test('that would lead to a name with a secret is not linked', () => {
    const body = boardOf([rowOf({ liveness: 'stale', owner: `x/${SECRET}` })]);
    expect(body).not.toContain('/tree/');
    expect(body).not.toContain(SECRET);
  });

  test('is without links where there are too many of them', () => {
    const rows = Array.from({ length: 81 }, (_, at) => rowOf({ liveness: 'stale', id: `x:${at}` }));
    expect(boardOf(rows.slice(1))).toContain('](https://');
    expect(boardOf(rows)).not.toContain('](https://');
  });

  test('of a file that cannot be read leads to its line', () => {
    const body = boardOf([], { unreadable: [unreadableOf({ line: 3 })] });
    expect(body).toContain(`[\`specs/011/.pipeline-state.md:3\`](${ADDRESS}/blob/${COMMIT}/specs/011/`);
    expect(body).toContain(`.md#L3) on [\`feature/crop\`](${ADDRESS}/tree/feature/crop): `);
  });
});

describe('boxes', () => {
  test('ask for the first option that is a command and switched on', () => {
    const manual = decisionOf({
      action: 'ask',
      reason: 'status-unknown',
      options: ['manual', 'start-fresh'],
    });
    expect(askOf(rowOf(), SEAT.commands)).toBe('resume');
    expect(askOf(rowOf({ proposals: OLD }), SEAT.commands)).toBe('migrate');
    expect(askOf(rowOf({ decision: manual }), SEAT.commands)).toBe('start-fresh');
    expect(askOf(rowOf({}, { frozen: FROZEN }), SEAT.commands)).toBe('unfreeze');
    expect(askOf(rowOf(), [])).toBeNull();
    expect(boardOf([rowOf({ liveness: 'stale' })], { commands: [] })).not.toContain('[ ]');
  });

  test('say which role they need, and what comes of them where no dispatch is configured', () => {
    const rows = [rowOf({ liveness: 'stale' }), rowOf({ liveness: 'stale', proposals: OLD })];
    expect(boardOf(rows)).toContain('if you have the role `maintain` or higher');
    expect(boardOf(rows)).toContain('**Tick to resume it.**');
    const brief = boardOf(rows, { wakes: 'none' });
    expect(brief).toContain('**Tick for the brief.**');
    expect(brief).toContain('**Tick to migrate its state file.**');
    expect(brief).not.toContain('Tick to resume');
  });

  test('for what needs words they ask for the line alone', () => {
    const asks = ['answer', 'accept-spec', 'start-fresh', 'resume', 'approve'] as const;
    const of = (scanned: ScanWorkflow) => asks.filter((ask) => needsWords(ask, scanned));
    expect(of(workflowOf())).toEqual(['answer', 'accept-spec', 'start-fresh']);
    expect(of(workflowOf({ approvals: ['a', 'b'] }))).toContain('approve');
    expect(boardOf([rowOf({ ...ASKING, liveness: 'stale' })])).toContain(
      '**Tick for the lines that answer it.**',
    );
  });

  test('keep their ticks, and change their key with what a person sees', () => {
    const row = rowOf({ liveness: 'stale' }, { ticked: true });
    const [read] = readDashboard(boardOf([row]))?.rows ?? [];
    expect(read).toMatchObject({ row: rowKey(row), checked: true, sha: COMMIT.slice(0, 12) });
    const moved = rowOf({ liveness: 'stale', commit: 'f'.repeat(40) });
    const other = rowOf({ liveness: 'stale', decision: decisionOf({ step: 'tdd' }) });
    expect(new Set([row, moved, other].map(rowKey)).size).toBe(3);
    expect(new Set([row, moved, other].map((one) => rowKey(one).split(':')[0])).size).toBe(1);
  });
});

describe('reading back', () => {
  const cursor = { branch: 'feature/x', sha: COMMIT };
  const body = boardOf(
    [rowOf({ liveness: 'stale' }), rowOf({ ...ASKING, id: 'x:y', liveness: 'stale' })],
    {},
    { cursor, stuck: 2 },
  );

  test('what was written', () => {
    const read = readDashboard(body);
    expect(read).toMatchObject({ cursor, stuck: 2 });
    expect(read?.rows.map(({ checked }) => checked)).toEqual([false, false]);
  });

  test('a tick, with the line ends that a browser sends', () => {
    const ticked = body.replace('- [ ]', '- [x]').replaceAll('\n', '\r\n');
    expect(readDashboard(ticked)).toMatchObject({ cursor, rows: [{ checked: true }, { checked: false }] });
  });

  test('a row that somebody copied is not ticked', () => {
    const [line = ''] = body.split('\n').filter((one) => one.startsWith('- [ ]'));
    const copied = `${body}${line.replace('[ ]', '[x]')}\n`;
    expect(readRows(copied).every(({ checked }) => !checked)).toBe(true);
  });

  test('X08 a cursor that is none begins again', () => {
    const marked = (over: object) =>
      `${markerLine({ key: 'dashboard', branch: 'main', sha: COMMIT, stuck: 1, ...over })}\nx`;
    expect(readDashboard(marked({}))?.cursor).toEqual({ branch: 'main', sha: COMMIT });
    const wrong = [
      { branch: null },
      { branch: '' },
      { branch: 7 },
      { branch: 'a\nb' },
      { branch: 'x'.repeat(300) },
      { sha: 'HEAD' },
      { sha: null },
    ];
    for (const one of wrong) expect(readDashboard(marked(one))?.cursor, JSON.stringify(one)).toBeNull();
    for (const stuck of [-1, 1.5, 'x', null, 1e300]) expect(readDashboard(marked({ stuck }))?.stuck).toBe(0);
    expect(readDashboard(body.replace('dashboard', 'card-1'))).toBeNull();
    expect(readDashboard(`hello\n${body}`)).toBeNull();
    expect(isCursor({ branch: `x/ghp_${'a1'.repeat(18)}`, sha: COMMIT })).toBe(false);
  });

  test('X08 law: any text is read without a word of it becoming more than a key', () => {
    const line = fc.oneof(hostileText, fc.constantFrom(...body.split('\n')));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const { key, row } of readDashboard([body.split('\n')[0], ...lines].join('\n'))?.rows ?? []) {
          expect(key).toMatch(/^card-[0-9a-f]{16}$/);
          expect(row).toMatch(/^card-[0-9a-f:]+$/);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the sweep', () => {
  test('says when it was, how far it came and where the next goes on', () => {
    const body = boardOf([], {}, { cursor: { branch: 'feature/x', sha: COMMIT } });
    expect(body).toContain(
      'Swept on 2026-11-27 00:00 UTC: 4 of 9 branches. The next sweep goes on after `feature/x`.',
    );
  });

  test('R04 says aloud when three in a row came no further', () => {
    expect(boardOf([], {}, { stuck: 2 })).not.toContain('No progress');
    expect(boardOf([], {}, { stuck: 3 })).toContain(
      '**No progress:** the last 3 sweeps came no further. Give them a greater `operations-per-run`, or see',
    );
    expect(boardOf([], { door: 'bot' }, { stuck: 3 })).toContain(
      '**No progress:** the last 3 sweeps came no further. Anyone who runs the bot finds in its log what',
    );
  });

  test('a body says the same when only the time of the sweep differs', () => {
    const rows = [rowOf({ liveness: 'stale' })];
    const later = boardOf(rows, {}, { at: '2026-11-28T06:30:00Z' });
    expect(later).not.toBe(boardOf(rows));
    expect(saysTheSame(boardOf(rows).replaceAll('\n', '\r\n'), later)).toBe(true);
    expect(boardOf(rows)).toContain(' (12 days)<br>');
    expect(later).toContain(' (13 days)<br>');
    expect(later).toContain('Ages are as of then.');
    const moved = { at: '2026-11-16T00:00:00Z', from: 'state' } as const;
    expect(saysTheSame(boardOf(rows), boardOf([rowOf({ liveness: 'stale', last_activity: moved })]))).toBe(
      false,
    );
    expect(saysTheSame(boardOf(rows), boardOf([]))).toBe(false);
    expect(saysTheSame(boardOf(rows), boardOf(rows, {}, { stuck: 1 }))).toBe(false);
    expect(saysTheSame(boardOf(rows), boardOf([{ ...rowOf({ liveness: 'stale' }), ticked: true }]))).toBe(
      false,
    );
  });
});

test('A10 keeps whole rows within GitHub’s limit, the urgent ones, and says how many are left out', () => {
  const many = (count: number, scanned: Partial<ScanWorkflow>) =>
    Array.from({ length: count }, (_, index) => rowOf({ ...scanned, id: `x:${index}-${'n'.repeat(60)}` }));
  const body = boardOf([...many(300, { liveness: 'stale' }), ...many(150, { decision: BLOCKED })]);
  expect(body.length).toBeLessThan(65_536);
  expect(body.length).toBeGreaterThan(60_000);
  const [, left] = /and (\d+) more, for which there is no room here/.exec(body) ?? [];
  expect(body).toContain('### Needs a decision (150)');
  expect(body).toContain('### Stale (300)');
  expect(readRows(body)).toHaveLength(450 - Number(left));
});
