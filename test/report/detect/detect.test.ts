// Resume detection: which interrupted workflow words mean, how surely, and why.
import { describe, expect, test } from 'vitest';
import { detect, rank, THRESHOLD } from '../../../src/report/detect/detect.ts';
import { wordsOf } from '../../../src/report/detect/search-words.ts';
import type { ScanWorkflow } from '../../../src/report/scan/scan.ts';
import { detectionText } from '../../../src/report/terminal/detect.ts';
import { plainPaint } from '../../../src/report/terminal/layout.ts';
import { leastTime } from '../../clock.ts';
import { decisionOf, HOSTILE, HOSTILE_WORKFLOW, workflowOf } from '../sample.ts';

/** A workflow of this name and title, in a folder of its name. */
const named = (
  feature: string,
  title: string | null = null,
  over: Partial<ScanWorkflow> = {},
): ScanWorkflow =>
  workflowOf({ id: `toy:${feature}`, feature, title, path: `specs/${feature}/state.md`, ...over });

const SHOP = {
  workflows: [
    named('003-invoice-export', 'Invoice export'),
    named('004-seat-map', 'Seat map'),
    named('005-user-auth', 'Sign in with a password'),
    named('006-notifications', 'Tell customers when their order moves'),
    named('007-audit-trail', 'Audit trail'),
    named('009-search-filters', null),
  ],
};
const found = (words: string) => detect(words, SHOP).matches.map(({ feature, score }) => [feature, score]);

describe('a name', () => {
  test.each(['005-user-auth', '005_USER_AUTH', 'user-auth', 'user auth', 'User Auth', 'toy:005-user-auth'])(
    '%s is exact',
    (words) => {
      expect(found(words)).toEqual([['005-user-auth', 1]]);
      expect(detect(words, SHOP).matches[0]?.why).toBe('these words are its name, 005-user-auth');
    },
  );

  test.each(['5', '005', '0005', '#5'])('its number alone is its name: %s', (words) => {
    expect(found(words)).toEqual([['005-user-auth', 1]]);
    expect(detect(words, SHOP).matches[0]?.why).toBe('this number is its own, 005-user-auth');
  });

  test('a number that none has means nothing, and a number within words is not looked at', () => {
    expect(found('55')).toEqual([]);
    expect(found('5 pictures of a cat')).toEqual([]);
    const many = { workflows: [named('FEAT-004-seat-map'), named('4-search'), named('k4t8vw-mute')] };
    const features = detect('4', many).matches.map(({ feature }) => feature);
    expect(features).toEqual(['4-search', 'FEAT-004-seat-map']);
  });

  test('in another order is nearly so', () => {
    expect(found('auth for the user')).toEqual([['005-user-auth', 0.99]]);
  });
});

describe('a description', () => {
  test.each([
    ['exporting monthly invoices as CSV', '003-invoice-export'],
    ['let the accountant export all invoices of a month as CSV or PDF', '003-invoice-export'],
    ['add user authentication', '005-user-auth'],
    ['sign in with password', '005-user-auth'],
    ['Please build a map of seats', '004-seat-map'],
    ['notification when an order moves', '006-notifications'],
    ['filter search results', '009-search-filters'],
    ['AUDITS', '007-audit-trail'],
    [
      `${'something else entirely with many other words and things around it '.repeat(3)} seat map`,
      '004-seat-map',
    ],
  ])('%j means %s', (words, feature) => {
    expect(found(words)[0]?.[0]).toBe(feature);
    expect(found(words)).toHaveLength(1);
  });

  test.each([
    'dark theme for the settings page',
    'export users to a spreadsheet every night',
    'user picture upload',
    'user profile',
    'audit log of the seat supplier',
    'a map of the warehouse with shelf numbers',
    'the',
    'new feature',
  ])('%j means nothing here', (words) => {
    expect(detect(words, SHOP)).toMatchObject({ found: false, matches: [] });
    expect(detect(words, SHOP).nearest).toHaveLength(3);
  });

  test('says which words met, and which did not', () => {
    expect(detect('exporting monthly invoices', SHOP).matches[0]?.why).toBe(
      'meets export, invoice; 100% of its name (invoice, export); not in it: monthly',
    );
    expect(detect('user authentication', SHOP).matches[0]?.why).toBe(
      'meets user, authentication (as auth); 90% of its name (user, auth)',
    );
  });
});

/** Paths and branches of what "login" matches, in order. */
const order = (all: readonly ScanWorkflow[]) =>
  detect('login', { workflows: all }).matches.map(({ path, branch }) => `${path} ${branch}`);

describe('the result', () => {
  test('has the published fields, and no others', () => {
    expect(detect('seat map', SHOP)).toEqual({
      found: true,
      matches: [
        {
          id: 'toy:004-seat-map',
          feature: '004-seat-map',
          path: 'specs/004-seat-map/state.md',
          branch: 'feature/invoice',
          status: 'active',
          status_text: 'IN_PROGRESS',
          iteration: 2,
          score: 1,
          why: 'these words are its name, 004-seat-map',
        },
      ],
      nearest: [],
    });
  });

  test('is best first, ties by path, feature and branch, whatever the order of the report', () => {
    const workflows = [
      named('002-login-page', null, { path: 'b' }),
      named('001-login', null, { owner: 'z', path: 'c' }),
      named('001-login', null, { owner: 'a', path: 'c' }),
      named('002-login-page', null, { path: 'a' }),
    ];
    expect(order(workflows)).toEqual(['c a', 'c z', 'a feature/invoice', 'b feature/invoice']);
    expect(order(workflows.toReversed())).toEqual(order(workflows));
  });

  test('leaves out what has ended', () => {
    const ended = named('004-seat-map', null, { liveness: 'ended' });
    const done = named('004-seat-map', null, { decision: decisionOf({ action: 'none' }) });
    expect(detect('seat map', { workflows: [ended, done] })).toEqual({
      found: false,
      matches: [],
      nearest: [],
    });
  });

  test('S23 keeps the same feature of two branches apart', () => {
    const both = [named('004-seat-map', null, { owner: 'a' }), named('004-seat-map', null, { owner: 'b' })];
    expect(detect('seat map', { workflows: both }).matches.map(({ branch }) => branch)).toEqual(['a', 'b']);
  });

  test('C the branch that owns it counts; of those that only hold its file none does', () => {
    const inherited = named('51-harbour', null, { owner: 'main', branches: ['feature/tidal-gauge', 'main'] });
    const own = named('9-gg', null, { owner: 'feature/tidal-gauge', branches: ['feature/tidal-gauge'] });
    expect(detect('tidal gauge', { workflows: [inherited] })).toMatchObject({ found: false });
    const both = detect('tidal gauge', { workflows: [inherited, own] }).matches;
    expect(both).toMatchObject([{ feature: '9-gg', score: 0.99 }]);
    const nameless = named('51-harbour', null, { owner: null, branches: ['feature/tidal-gauge'] });
    expect(detect('tidal gauge', { workflows: [nameless] }).found).toBe(false);
  });

  test('holds no match below the threshold', () => {
    const scores = detect('user export search map', SHOP).matches.map(({ score }) => score);
    expect(scores.every((score) => score >= THRESHOLD && score <= 1)).toBe(true);
  });
});

describe('words', () => {
  test.each([
    ['Planning the invoices', ['plan', 'invoice']],
    ['logged-in boxes, queries and status', ['log', 'box', 'query', 'status']],
    ['Überprüfung', ['uberprufung']],
    ['005', ['005']],
    ['the', ['the']],
    ['!?', []],
    ['日本語 検索', ['日本語', '検索']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('X06 are found in a text without end in no time', () => {
    const texts = ['a'.repeat(100_000), 'ab '.repeat(50_000), 'ing'.repeat(50_000), '-'.repeat(100_000)];
    expect(leastTime(500, () => texts.map(wordsOf))).toBeLessThan(500);
  });
});

describe('as text', () => {
  const view = {
    columns: 80,
    paint: plainPaint,
    commands: new Set(['brief']),
    dir: null,
    now: Date.parse('2026-11-27T00:00:00Z'),
    unreadable: [],
  };

  test('questions that cannot be told apart wait all the same', () => {
    const decision = { ...SHOP.workflows[0]?.decision, action: 'wait', reason: 'awaiting-answer' } as const;
    const workflows = SHOP.workflows.map((one) => ({ ...one, decision: { ...one.decision, ...decision } }));
    expect(detectionText(rank('user authentication', { ...SHOP, workflows }), view)).toContain(
      'pending  questions wait, in its files',
    );
  });

  test('says what matches and what to type', () => {
    expect(detectionText(rank('user authentication', SHOP), view)).toBe(
      [
        "Found interrupted workflow for '005-user-auth'.",
        '',
        '  toy:005-user-auth  0.90',
        '    where    feature/invoice',
        '             specs/005-user-auth/state.md',
        '    status   IN_PROGRESS, iteration 2 / 5',
        '    pending  no question waits',
        '    activity 2026-11-15T00:00:00Z (12 days ago)',
        '    why      meets user, authentication (as auth); 90% of its name (user, auth)',
        '    you may  go on with it, or start fresh',
        '    next     rekindle brief toy:005-user-auth',
        '',
      ].join('\n'),
    );
  });

  test('names the branch where several have the id', () => {
    const both = [named('004-seat-map', null, { owner: 'a' }), named('004-seat-map', null, { owner: 'b' })];
    const text = detectionText(rank('seat map', { workflows: both }), view);
    expect(text).toContain('next     rekindle brief toy:004-seat-map --branch a\n');
    expect(text).toContain('next     rekindle brief toy:004-seat-map --branch b\n');
  });

  test('says that nothing matches', () => {
    expect(detectionText(rank('coffee', { workflows: [] }), view)).toMatch(
      /^No interrupted workflow was found /,
    );
    expect(detectionText(rank('coffee', SHOP), view)).toMatch(
      /^None of the 6 interrupted workflows has a title/,
    );
  });

  test('names each place that cannot be read, as what is meant may be there', () => {
    const unread = (path: string, branch: string | null = null) => {
      const commit = branch === null ? null : 'a'.repeat(40);
      return { path, rule: 'state-available', message: 'found a wall.', line: null, branch, commit };
    };
    const words = (count: number) => {
      const unreadable = Array.from({ length: count }, (_, at) =>
        unread(`specs${at}`, at === 1 ? 'x' : null),
      );
      return detectionText(rank('coffee', SHOP), { ...view, unreadable });
    };
    expect(words(1)).toContain(
      '\nOne place cannot be read, and what you mean may be there:\n  specs0: found a wall.\n',
    );
    expect(words(2)).toContain(':\n  specs0: found a wall.\n  specs1 on branch "x": found a wall.\n');
    expect(words(7)).toContain('\n  and 2 more: "rekindle list" has a row for each.\n');
  });

  test('O05 O08 shows what files say and does nothing of it', () => {
    const text = detectionText(rank(HOSTILE, { workflows: [HOSTILE_WORKFLOW] }), view);
    expect(text).toContain('\\u202egnp.exe');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
