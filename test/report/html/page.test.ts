// A scan as a page: what stands in it, what is cut, and that nothing of a file acts in it.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recovery } from '../../../src/model/recovery.ts';
import { duplicatesIn } from '../../../src/report/copies/duplicates.ts';
import { type HtmlView, htmlReport } from '../../../src/report/html/page.ts';
import { scanReport } from '../../../src/report/scan/scan.ts';
import { runs } from '../../exhaustive.ts';
import { snapshotOf } from '../../snapshot.ts';
import { stateOf } from '../../state.ts';
import { CLI, hostileText } from '../github/hostile.ts';
import { SECRET } from '../github/rendered.ts';
import { saying } from '../saying.ts';
import { decisionOf, findingOf, recoveryOf, SETTINGS, seenOf, unreadableOf } from '../seen.ts';
import { expectInertPage, tagsOf, textOf } from './reading.ts';

const VIEW = { commands: CLI, dir: null } as const;

/** The page of workflows, each on a branch of its own name. */
function pageOf(
  all: readonly Recovery[],
  owner: (one: Recovery) => string,
  over: Partial<HtmlView> = {},
): string {
  const judged = all.map((one) => ({
    holding: { snapshot: snapshotOf({}, { commit: 'a'.repeat(40) }), sites: [], owner: owner(one) },
    recovered: { workflows: [one], unreadable: [] },
  }));
  const holdings = judged.map(({ holding }) => holding);
  const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 1 };
  const survey = { repository: 'shop', defaultBranch: 'main', holdings, scanned, shallow: false };
  return htmlReport(scanReport(survey, judged, SETTINGS), { ...VIEW, judged, ...over });
}

const branchOf = ({ feature }: Recovery) => `feature/${feature}`;
const WAITING = recoveryOf('2-wait', {
  state: stateOf({
    feature: '2-wait',
    title: 'Sign in & out',
    questions: [
      { id: 'C1', question: 'How long is a session?', options: ['15m', '1h'], state: 'open', line: 3 },
    ],
  }),
  decision: { ...decisionOf('wait', 'awaiting-answer', 'B1'), options: ['answer', 'start-fresh'] },
});
const BLOCKED = recoveryOf('3-block', {
  decision: decisionOf('block', 'spec-missing'),
  findings: [findingOf({ rule: 'spec-present', consequence: 'block' })],
});
const ENDED = recoveryOf('4-end', { decision: decisionOf('none', 'completed'), liveness: 'ended' });

describe('the page', () => {
  const page = pageOf([recoveryOf('1-go'), WAITING, BLOCKED, ENDED], branchOf);
  const text = textOf(page);

  test('has every workflow once, the most urgent first, under one heading each', () => {
    const names = [...page.matchAll(/<h3 id="w\d+-name">.*?<bdi>(.*?)<\/bdi>/gs)].map(([, name]) => name);
    expect(names).toEqual(['3-block', 'Sign in &amp; out', '1-go', '4-end']);
    expect(page.match(/<li class="item /g)).toHaveLength(4);
    expect(page.match(/<(?:h1|main|nav|header|footer)[ >]/g)).toEqual([
      '<header>',
      '<h1>',
      '<main>',
      '<nav ',
      '<footer ',
    ]);
    expectInertPage(page);
  });

  test('says what is wanted, why, what is not to be trusted, what is asked and what to type', () => {
    expect(text).toContain('waits for 1 answer');
    expect(text).toContain('How long is a session?');
    expect(text).toContain('Choices: 15m / 1h');
    expect(text).toContain('rekindle brief toy:2-wait --branch feature/2-wait');
    expect(text).toContain('You may answer the questions, or start fresh.');
    expect(text).toContain('its spec is gone');
    expect(text).toContain('found nothing, expected a file.');
    expect(text).toContain('The state file could be read to its end');
  });

  test('counts what needs what, and hides the rest by a radio button alone', () => {
    const radios = tagsOf(page).filter(({ name }) => name === 'input');
    expect(radios.every(({ attributes }) => attributes.get('type') === 'radio')).toBe(true);
    expect(radios.filter(({ attributes }) => attributes.has('checked'))).toHaveLength(2);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Decision 4 All 1 Needs a decision 1 Waits for a person 1 Can go on 1 Ended',
    );
    expect(page).toContain('body:has(#d2:checked) .item:not(.d2) { display: none; }');
    expect(page).toMatch(/<article class="workflow item ask d2 b\d" id="w2"/);
    // All are of one format: that tells nothing apart.
    expect(text).not.toContain('Format');
    expect(text).toContain('feature/3-block');
  });

  test('is the same for the same report, and loads nothing', () => {
    expect(pageOf([recoveryOf('1-go'), WAITING, BLOCKED, ENDED], branchOf)).toBe(page);
    expect(page).not.toMatch(/<script|<link|<iframe|<img|\bsrc=|https?:/);
  });
});

describe('other things that were found', () => {
  test('nothing at all', () => {
    const { report, judged } = seenOf([]);
    const page = htmlReport(report, { ...VIEW, judged });
    expect(textOf(page)).toContain('No workflow was found.');
    expectInertPage(page);
    const half = htmlReport({ ...report, unfinished: ['start-fresh of x'] }, { ...VIEW, judged });
    expect(textOf(half)).toContain('No workflow can be told yet.');
    expect(textOf(half)).toContain('start-fresh of x');
  });

  test('files that cannot be read, and templates', () => {
    const template = unreadableOf('templates/x.md', { rule: 'state-filled', message: 'found a template.' });
    const { report, judged } = seenOf([], [unreadableOf('a/state.md', { line: 3 }), template]);
    const text = textOf(htmlReport(report, { ...VIEW, judged }));
    expect(text).toContain('1 file that cannot be read');
    expect(text).toContain('a/state.md:3');
    expect(text).toContain('(state-readable)');
    expect(text).toContain('(a template, no workflow)');
  });

  test('a workflow in several places', () => {
    const judged = ['a', 'b'].map((owner) => ({
      holding: { snapshot: snapshotOf({}, { commit: owner.repeat(40) }), sites: [], owner },
      recovered: { workflows: [recoveryOf('1-x')], unreadable: [] },
    }));
    const { report } = seenOf([]);
    const page = htmlReport(report, { ...VIEW, judged, duplicates: duplicatesIn(judged) });
    expect(textOf(page)).toContain('Same workflow in several places');
    expectInertPage(page);
  });
});

describe('A10 much of it', () => {
  test('thousands of branches: the 500 most urgent, thirty branches to choose from, and it says so', () => {
    const many = Array.from({ length: 3000 }, (_, at) => recoveryOf(`${at}-x`));
    const page = pageOf([...many, BLOCKED], branchOf);
    expect(page.match(/<article /g)).toHaveLength(500);
    expect(textOf(page)).toContain('2501 workflows left out');
    expect(page.indexOf('<bdi>3-block')).toBeLessThan(page.indexOf('<bdi>0-x'));
    expect(page.match(/name="b"/g)).toHaveLength(32);
    expect(textOf(page)).toContain('other branches');
    expect(page.length).toBeLessThan(4_000_000);
  });

  test('a workflow with a thousand findings, questions and notes', () => {
    const long = 'x'.repeat(5000);
    const question = {
      id: 'q',
      question: long,
      options: Array(50).fill(long),
      state: 'open',
      line: 1,
    } as const;
    const evidence = { long: Array(20).fill(long) };
    const one = recoveryOf('1-x', {
      state: stateOf({ feature: '1-x', questions: Array.from({ length: 1000 }, () => question) }),
      findings: Array.from({ length: 1000 }, () => findingOf({ message: long, evidence })),
      notes: Array(1000).fill(long),
    });
    const page = pageOf([one], branchOf);
    expect(page.length).toBeLessThan(400_000);
    expect(textOf(page)).toContain('and 970 more');
  });
});

describe('O01 O02 O07 C15 law: inert', () => {
  test('whatever files, names and people say, nothing of it acts and no secret is shown', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const one = saying(said);
        const judged = [
          {
            holding: {
              snapshot: snapshotOf(
                {},
                {
                  commit: 'a'.repeat(40),
                  history: {
                    [one.path]: [
                      { commit: 'b1'.repeat(20), at: '2026-08-01T00:00:00Z', text: said, subject: said },
                    ],
                  },
                },
              ),
              sites: [],
              owner: said,
            },
            recovered: { workflows: [one], unreadable: [unreadableOf(said, { message: said })] },
          },
        ];
        const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 1 };
        const holdings = judged.map(({ holding }) => holding);
        const survey = { repository: said, defaultBranch: said, holdings, scanned, shallow: false };
        const report = {
          ...scanReport(survey, judged, SETTINGS),
          unfinished: [said],
          elsewhere: { interrupted: 1, branches: [{ branch: said, interrupted: 1 }] },
        };
        const page = htmlReport(report, { ...VIEW, judged, duplicates: duplicatesIn(judged) });
        expectInertPage(page);
        expect(page).not.toContain(SECRET);
        expect(page.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
      }),
      { numRuns: runs(1000) },
    );
  });
});
