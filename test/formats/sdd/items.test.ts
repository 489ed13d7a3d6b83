// Items in their order: epics before children, approved files that moved, dependencies, several reviews.
import { describe, expect, test } from 'vitest';
import { chosen, line, recovery } from './harness.ts';

const FOLDER = 'sdd/workflows/q4w8er-shop';
const STATE = `${FOLDER}/workflow.yaml`;
const DATED = 'changes/2026/03/02/q4w8er-shop';

/** A workflow's file: its head, and lines of its items. */
const file = (head: string, ...items: readonly string[]) => ({
  [STATE]: ['id: q4w8er', 'name: shop', 'created: 2026-03-01', head, 'items:', ...items, ''].join('\n'),
});
const item = (id: string, statuses: string, ...more: readonly string[]): string => {
  const [spec, plan = 'pending', impl = 'pending', review = 'pending'] = statuses.split(' ');
  const marks = `spec_status: ${spec}, plan_status: ${plan}, impl_status: ${impl}, review_status: ${review}`;
  return `  - {id: ${[id, `title: ${id}`, 'type: feature', marks, ...more].join(', ')}}`;
};
const both = (...ids: readonly string[]) =>
  Object.fromEntries(
    ids.flatMap((id) => ['SPEC.md', 'PLAN.md'].map((name) => [`${DATED}/${id}/${name}`, '# It\n\nwords\n'])),
  );
const SPEC_HEAD = 'phase: spec\nstep: spec_creation\ncurrent: 01-shop';

describe('epics', () => {
  test.each(['{id: 01-shop, type: epic, children: []}', '{id: 01-shop, type: epic}'])(
    '%s is a leaf until it is decomposed',
    (epic) => {
      const found = recovery(file(SPEC_HEAD, `  - ${epic}`));
      expect(line(found)).toBe('rerun · spec · step-interrupted');
      expect(found.decision.instruction).toContain('01-shop');
    },
  );

  test('at spec_review with its SPEC.md it waits, and none of its children is begun', () => {
    const head = 'phase: spec\nstep: spec_review\ncurrent: 01-shop';
    const epic = '  - {id: 01-shop, type: epic, children: [{id: 01-cart, spec_status: pending}]}';
    const files = { ...file(head, epic), [`${FOLDER}/drafts/01-shop/SPEC.md`]: '# Shop\n\nwords\n' };
    const found = recovery(files);
    expect(line(found)).toBe('wait · spec · awaiting-approval');
    expect(found.state?.current?.item).toBe('01-shop');
    const change = chosen({ name: 'approve', checkpoint: null }, files);
    const [write] = change.files;
    const after = write?.kind === 'write' ? write.after : '';
    const next = recovery({ ...files, [STATE]: after });
    expect([line(next), next.state?.current?.item]).toEqual([
      'rerun · spec · step-interrupted',
      '01-shop/01-cart',
    ]);
  });
});

test('of more files than are asked for at once the last is read as well', () => {
  const ids = Array.from({ length: 110 }, (_, at) => `${String(at + 1).padStart(3, '0')}-part`);
  const head = 'phase: implement\nstep: implementing\ncurrent: 001-part';
  const files = { ...file(head, ...ids.map((id) => item(id, 'approved approved'))), ...both(...ids) };
  const hollow = { ...files, [`${DATED}/110-part/PLAN.md`]: '# It\n' };
  const decided = [files, hollow].map((all) => {
    const found = recovery(all);
    return `${line(found)} · ${found.state?.current?.item}`;
  });
  expect(decided).toEqual([
    'resume · implement · partial-work · 001-part',
    'rerun · plan · artifact-missing · 110-part',
  ]);
});

test.each([DATED, 'changes/2026/03/02/shop'])(
  'approved work is found at %s, however stale its location',
  (dir) => {
    const files = file(
      'phase: implement\nstep: implementing\ncurrent: 01-cart',
      item('01-cart', 'approved approved in_progress', `location: ${FOLDER}/drafts/01-cart`),
    );
    const moved = { [`${dir}/01-cart/SPEC.md`]: '# A\n\nb\n', [`${dir}/01-cart/PLAN.md`]: '# A\n\nb\n' };
    expect(line(recovery({ ...files, ...moved }))).toBe('resume · implement · partial-work');
    expect(line(recovery(files))).toBe('rerun · spec · artifact-missing');
    const old = Object.fromEntries(
      Object.entries(moved).map(([path, text]) => [path.replace('2026/03', '2025/03'), text]),
    );
    expect(line(recovery({ ...files, ...old })), 'from before the workflow').toBe(
      'rerun · spec · artifact-missing',
    );
  },
);

describe('an approved file that is gone', () => {
  const of = (files: Record<string, string>, ...items: readonly string[]) => {
    const found = recovery({ ...file(SPEC_HEAD, ...items), ...files });
    return `${line(found)} · ${found.state?.current?.item}`;
  };
  const gone = item('02-cart', 'approved');
  const rows: readonly (readonly [string, Record<string, string>, readonly string[], string])[] = [
    ['after an earlier item', {}, [item('01-shop', 'pending'), gone], 'step-interrupted · 01-shop'],
    ['before a later one', {}, [gone, item('03-pay', 'pending')], 'artifact-missing · 02-cart'],
    [
      'before an earlier one that waits for it',
      {},
      [item('01-shop', 'pending', 'depends_on: [02-cart]'), gone],
      'artifact-missing · 02-cart',
    ],
    [
      'a plan after every spec',
      { [`${DATED}/02-cart/SPEC.md`]: '# It\n\nwords\n' },
      [item('02-cart', 'approved approved'), item('03-pay', 'pending')],
      'step-interrupted · 03-pay',
    ],
  ];
  test.each(rows)('is made again in its turn: %s', (_turn, files, items, says) => {
    expect(of(files, ...items)).toBe(`rerun · spec · ${says}`);
  });
});

describe('the next item', () => {
  test('waits for what its epic depends on', () => {
    const leaf = (id: string, ...more: readonly string[]) => item(id, 'approved approved', ...more).slice(4);
    const epic = (id: string, more: string, ...children: readonly string[]) =>
      `  - {id: ${id}, type: epic${more}, children: [${children.join(', ')}]}`;
    const found = recovery({
      ...file(
        'phase: implement\nstep: implementing',
        epic('01-raeume', ', depends_on: [02-moebel]', leaf('01-liste')),
        epic(
          '02-moebel',
          '',
          leaf('01-tische', 'depends_on: [shop-3]'),
          leaf('02-stuehle', 'change_id: shop-3'),
        ),
      ),
      ...both('01-raeume/01-liste', '02-moebel/01-tische', '02-moebel/02-stuehle'),
    });
    expect(found.state?.current?.item).toBe('02-moebel/02-stuehle');
  });

  test.each([
    'depends_on: 02-pay',
    'depends_on: "02-pay"',
    "depends_on: '02-pay'",
    'depends_on: [02-pay]',
    'depends_on: [{id: 02-pay}]',
    'depends_on: {id: 02-pay, why: money}',
    'depends_on: [{item: 02-pay, kind: hard}]',
    'depends_on: {02-pay: approved}',
    'depends_on: {needs: [02-pay]}',
    'depends_on: "03-mail, 02-pay"',
    'depends_on: "[02-pay]"',
    'depends_on: "03-mail and 02-pay"',
    'depends_on: pay-2',
  ])('waits for what is named in any form: %s', (depends) => {
    const found = recovery({
      ...file(
        'phase: implement\nstep: implementing',
        item('01-cart', 'approved approved', depends),
        item('02-pay', 'approved approved', 'change_id: pay-2'),
        item('03-mail', 'approved approved', 'depends_on: [02-pay]'),
      ),
      ...both('01-cart', '02-pay', '03-mail'),
    });
    expect(found.state?.current?.item).toBe('02-pay');
  });

  test.each([
    'depends_on: none',
    'depends_on: null',
    'depends_on: ""',
    'depends_on: 00-gone',
    'depends_on: []',
  ])('waits for nothing: %s', (depends) => {
    const found = recovery({
      ...file(
        'phase: implement\nstep: implementing',
        item('01-cart', 'approved approved', depends),
        item('02-pay', 'approved approved'),
      ),
      ...both('01-cart', '02-pay'),
    });
    expect(found.state?.current?.item).toBe('01-cart');
  });

  test.each(['', '\ncurrent: 02-pay', '\ncurrent: 03-mail'])(
    'is the first whose dependencies are done, in list order (%j)',
    (current) => {
      const found = recovery({
        ...file(
          `phase: implement\nstep: implementing${current}`,
          item('01-cart', 'approved approved', 'depends_on: [02-pay]'),
          item('02-pay', 'approved approved'),
          item('03-mail', 'approved approved'),
        ),
        ...both('01-cart', '02-pay', '03-mail'),
      });
      expect(found.state?.current?.item).toBe('02-pay');
      const note = 'current names 03-mail, while 01-cart, 02-pay, which it comes after or depends on';
      expect(found.notes.join().includes(note)).toBe(current.endsWith('03-mail'));
    },
  );
});

describe('what current names is out of turn only where something else is next', () => {
  const SAYS = 'which it comes after or depends on';
  const ITEMS = ['01-cart', '02-pay', '03-mail'] as const;
  const noteOf = (current: string, ...dependsOn: readonly string[]) =>
    recovery({
      ...file(
        `phase: implement\nstep: implementing\ncurrent: ${current}`,
        ...ITEMS.map((name, at) => item(name, 'approved approved', `depends_on: [${dependsOn[at] ?? ''}]`)),
      ),
      ...both(...ITEMS),
    }).notes.find((note) => note.includes(SAYS)) ?? '';

  test.each([
    ['an earlier one waits for it', '02-pay', ['02-pay']],
    ['an earlier one waits for one that waits for it', '03-mail', ['02-pay', '03-mail']],
    ['an earlier one waits for a later one', '02-pay', ['03-mail']],
  ])('is not: %s', (_, current, dependsOn) => expect(noteOf(current, ...dependsOn)).toBe(''));

  test.each([
    ['an earlier one could be done', '02-pay', [], 'while 01-cart, '],
    ['it waits for a later one', '02-pay', ['02-pay', '03-mail'], 'while 03-mail, '],
    ['both wait for each other', '02-pay', ['02-pay', '01-cart'], 'while 01-cart, '],
  ])('is: %s', (_, current, dependsOn, says) => expect(noteOf(current, ...dependsOn)).toContain(says));
});

test.each(['02-menü', '02-меню', '02 menu'])(
  'files of an item that is called %s are found in its folder',
  (id) => {
    const found = recovery({
      ...file(
        'phase: plan\nstep: plan_review',
        item('01-cart', 'approved approved'),
        item(id, 'ready_for_review'),
      ),
      ...both('01-cart'),
      [`${FOLDER}/drafts/${id}/SPEC.md`]: '# It\n\nwords\n',
    });
    expect(line(found)).toBe('wait · spec · awaiting-approval');
  },
);

test.each(['PLAN.md', ''])(
  'the folder of an item is where its files are, not where they were (%s)',
  (plan) => {
    const old = `location: sdd/workflows/q4w8er-old/drafts/02-pay`;
    const home = `${FOLDER}/drafts/02-pay`;
    const found = recovery({
      ...file(
        'phase: plan\nstep: plan_creation\ncurrent: 02-pay',
        item('02-pay', 'approved in_progress', old),
      ),
      [`${home}/SPEC.md`]: '# It\n\nwords\n',
      ...(plan === '' ? {} : { [`${home}/${plan}`]: '# It\n\nwords\n' }),
    });
    expect(found.state?.context?.filter((one) => one.startsWith('Its folder'))).toEqual([
      `Its folder: ${home}`,
    ]);
  },
);

test('of several reviews the one that current names waits, else the first', () => {
  const files = (current: string) => ({
    ...file(
      `phase: spec\nstep: spec_review${current}`,
      item('01-cart', 'ready_for_review'),
      item('02-pay', 'ready_for_review'),
    ),
    ...both('01-cart', '02-pay'),
  });
  const of = (current: string) => recovery(files(current)).state?.current?.item;
  expect([of('\ncurrent: 02-pay'), of('\ncurrent: 01-cart'), of('')]).toEqual([
    '02-pay',
    '01-cart',
    '01-cart',
  ]);
  const [write] = chosen({ name: 'approve', checkpoint: null }, files('\ncurrent: 02-pay')).files;
  expect(write?.kind === 'write' ? write.after : '').toMatch(/id: 02-pay.*spec_status: approved/);
});

describe('resume where a review waits presents that one again', () => {
  const files = (head: string, ...items: readonly string[]) => ({
    ...file(head, ...items),
    ...both('01-cart', '02-pay'),
  });
  const resumed = (all: Readonly<Record<string, string>>) => {
    const [write] = chosen({ name: 'resume' }, all).files;
    const after = write?.kind === 'write' ? write.after : null;
    return after === null ? null : after.slice(0, after.indexOf('items:'));
  };

  test('current names an item of which nothing waits: it names the one that does', () => {
    const all = files(
      'phase: plan\nstep: plan_creation\ncurrent: 01-cart',
      item('01-cart', 'approved'),
      item('02-pay', 'ready_for_review'),
    );
    const found = recovery(all);
    expect([line(found), found.decision.options]).toEqual([
      'wait · spec · awaiting-approval',
      ['approve', 'resume', 'start-fresh'],
    ]);
    expect(resumed(all)).toContain('phase: spec\nstep: spec_review\ncurrent: 02-pay\n');
  });

  test('where all of it says so already, or by the word that users write, nothing is written', () => {
    for (const step of ['spec_review', 'ready_for_review'])
      expect(
        resumed(files(`phase: spec\nstep: ${step}\ncurrent: 01-cart`, item('01-cart', 'ready_for_review'))),
      ).toBeNull();
  });
});

test.each([
  ['9', 'ANSWERED', 'Write SPEC.md for 01-cart'],
  ['9', 'OPEN', 'Continue the solicitation for 01-cart'],
  ['5', 'ANSWERED', 'Continue the solicitation for 01-cart'],
])('a solicitation at step %s with a question that is %s: %s', (step, status, how) => {
  const found = recovery({
    ...file('phase: spec\nstep: spec_creation\ncurrent: 01-cart', item('01-cart', 'in_progress')),
    [`${FOLDER}/drafts/01-cart/solicitation-workflow.yaml`]: [
      'started: 2026-03-01',
      `current_step: ${step}`,
      'history: {solicitation: []}',
      `open_questions: [{id: O1, question: "Why?", status: ${status}, blocks: x}]`,
      '',
    ].join('\n'),
  });
  expect(line(found)).toBe('resume · spec · partial-work');
  expect(found.decision.instruction).toContain(how);
});
