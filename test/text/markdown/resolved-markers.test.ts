// A marker that its own sentence calls settled is none; that something else is settled says nothing of it.
import { describe, expect, test } from 'vitest';
import { openMarkers } from '../../../src/text/markdown/placeholders.ts';

const MARKER = '[NEEDS CLARIFICATION: which one?]';
const said = (line: string) => openMarkers(`# Spec\n\n${line.replace('@', MARKER)}\n`).length;

describe('open', () => {
  test.each([
    'Users filter resolved tickets by @.',
    '- **FR-006**: The page shows the settled amount @',
    'Resolved tickets are listed by @.',
    'Show closed @ tickets.',
    'Show @ tickets closed by the user.',
    '**Closed accounts**: @',
    'Answered questions are kept for @ days',
    '@ is not yet resolved',
    '@ is to be settled with finance',
    '@ will be answered on Monday',
    'Nobody answered: @',
    'Not yet resolved: @',
    'To be resolved: @',
    'Resolved none yet: @',
    '@ Dana has not answered: ask again',
    'The old question was settled. @',
    '@ How long are removed files kept?',
    'No @ markers were settled yet.',
    'All @ markers were settled, except the last',
    'All @ markers must be settled by Monday.',
    'How many @ questions have been answered is shown.',
    'All but @ were resolved.',
    'All but @ was resolved.',
    'Everything except @ was resolved.',
    'Some of the @ markers were resolved.',
    'Most of the @ markers were resolved.',
    'Most @ markers were resolved.',
    'One of the @ markers was resolved.',
    'Two of three @ markers were resolved.',
    '2 out of 3 @ markers were resolved.',
    'Half of the @ markers were resolved.',
    'Almost all @ markers were resolved.',
    'Ship it once the @ is resolved.',
    'Once the @ markers are resolved, ship it.',
    'If we resolved @, ship it.',
    'If none of the @ markers remain, ship it.',
    '@ is settled once Ann answers.',
    '@ was resolved only if Ann says so.',
    '@ was resolved incorrectly.',
    '@ was resolved wrongly, see FR-2.',
    '@ (resolved by mistake)',
    '@ was closed too early.',
    '@ was answered only in part.',
    '@ was resolved, I think.',
    '@ was settled, or so we hope.',
    'I doubt that @ was resolved.',
    'It is doubtful that the @ has been resolved.',
    'Ann is not sure that @ was resolved.',
    "I don't think that @ was resolved.",
    'It is not true that @ was resolved.',
    'We hope that @ was resolved.',
    'Bob claims that @ was resolved.',
    'Perhaps @ was resolved.',
    '@ was resolved, then reopened.',
    '@ was resolved on Monday and opened again on Tuesday.',
    '@ was resolved?',
    'Was @ resolved? Ask Ann.',
    'Have we resolved @?',
    'Make sure that none of the @ markers remain.',
    '- [ ] None of the @ markers remain.',
    'None of the @ markers remain, except the last.',
    'None of the @ markers were settled.',
    '- [ ] There are no @ markers left.',
    'There are no @ markers left, except the last.',
    'If there are no @ markers left, ship it.',
    'There are no @ rules yet.',
    'No more @ per day.',
    'Make sure that there are no @ markers left.',
    'All three @ items were removed from the basket.',
    'All three @ items have been answered, except the last.',
    'All @ items were settled by the user.',
  ])('%s', (line) => {
    expect(said(line)).toBe(1);
  });
});

describe('a condition', () => {
  const words = ['If', 'As soon as', 'When', 'Unless', 'Before', 'Once', 'Until', 'After', 'Provided'];
  test.each(words)('%s', (word) => {
    expect(said(`${word} @ is resolved, ship it.`)).toBe(1);
    expect(said(`Ship it ${word.toLowerCase()} the @ has been resolved.`)).toBe(1);
  });
});

describe('settled', () => {
  test.each([
    '@ was resolved on Monday: ten.',
    'The marker @ has been resolved.',
    '@ (resolved: yes)',
    '> ~~@~~ Settled: EUR.',
    '- @ ✅ answered',
    '@ → EUR (answered by Dana)',
    '@ → EUR, settled with finance',
    '@ Dana answered: ten',
    '@ is no longer open',
    '- [x] Resolved: @',
    '**Resolved:** @',
    'We resolved the marker @',
    'Settled with finance on Monday: @',
    'Removed @',
    'All @ markers were settled on 2026-10-01.',
    'The @ marker has since been resolved.',
    'None of the @ markers remain.',
    'Zero @ markers remain.',
    'There are no @ markers left.',
    'There are not any @ markers left.',
    'There aren’t any more @ markers.',
    'No more @ markers.',
    'This spec has no @ markers.',
    '- [x] The spec has no open @ markers any more.',
    'No @ markers remain in this spec.',
    '- [x] None of the @ markers are still open.',
    'All three @ items have been answered (see FR-2).',
    'All @ questions were settled on Monday.',
    'Three of three @ markers were resolved.',
    'All of the @ markers were resolved.',
    'When @ was resolved, we went on.',
    'Until the @ was answered, Dana waited.',
    '@ was resolved once Ann had answered.',
    '@ was resolved, reopened, and resolved again.',
    '@ was resolved correctly.',
    '@ was resolved by Ann, wrong names are gone.',
    'Without doubt: @ was resolved.',
    'The wrong name is gone, @ was resolved.',
    '@ was answered by the early team.',
    'Ann says that @ was resolved.',
    'Ann is sure that @ was resolved.',
    '@ was resolved and never reopened.',
    '@ was resolved? Yes, on Monday.',
    '@ was answered: ten, or more?',
    'But @ was resolved.',
  ])('%s', (line) => {
    expect(said(line)).toBe(0);
  });
});

describe('settled, although a word of doubt stands near', () => {
  test.each([
    '@ answered early November by Dana: 5',
    '@ answered early 2026',
    '@ was closed early (Dana)',
    '@ resolved as early as possible',
    '@ — answered in part 2 of the interview: 5',
    '@ (answered in part 3)',
    '@ — closed by error handling ADR',
    '@ closed by accident report team',
    '@ resolved per mistake log 12',
    '@ answered through error budget review',
    '@ — closed in error-codes.md',
    '@ resolved partly by Ann, partly by Bob: EUR',
    'Wrong password limit @ (answered by Dana: 5)',
    'Number of wrong PIN entries @ — resolved: 3',
    'False alarms @ — settled with Dana: suppress',
    'Insurance claims @ ✅ resolved',
    'In the claims form @ was resolved on 2026-11-01 by Dana',
    'Wish limit @ — resolved: 100',
    'Denied requests @ — resolved: log them',
    '- Uncertain matches @ → resolved: manual review',
    'The disputed @ was settled by Dana',
    'The unclear @ was resolved on Monday: EUR',
    'Doubts about @ were resolved',
    'Claims that exceed @ were settled by Dana',
    'We assume that the limit is @ — resolved: 100',
    'There is no doubt that @ was resolved.',
    'I do not doubt that @ was resolved.',
    'I never doubted that @ was resolved.',
  ])('%s', (line) => {
    expect(said(line)).toBe(0);
  });
});

describe('doubted by a clause, or settled badly where the clause ends', () => {
  test.each([
    'I doubt @ was resolved.',
    'I doubt the @ marker was resolved.',
    'I still doubt that the question on @ was resolved.',
    'I doubt that we resolved @.',
    'Perhaps we resolved @.',
    'It is unclear whether @ was resolved.',
    'It is unlikely @ was resolved.',
    "I'm not sure whether the @ was resolved.",
    'There are doubts that @ was resolved.',
    'Bob claims that the **@** was resolved.',
    'We think @ is settled.',
    '@ was resolved incorrectly',
    '@ — resolved by mistake, see FR-2',
    '@ (closed in error: ask Ann)',
    '@ was answered partly – ask Ann',
    '@ was answered provisionally - ask Ann',
    '(@ was resolved in part.)',
  ])('%s', (line) => {
    expect(said(line)).toBe(1);
  });
});

describe('several that one sentence speaks of', () => {
  const A = '[NEEDS CLARIFICATION: mast]';
  const B = '[NEEDS CLARIFICATION: sail]';
  const C = '[NEEDS CLARIFICATION: keel]';
  test.each([
    [0, `Both ${A} and ${B} were resolved on Monday.`],
    [0, `${A}, ${B}, and ${C} have all been settled.`],
    [0, `The open ${A} and ${B} markers were answered by Dana.`],
    [0, `Resolved: ${A}, ${B}`],
    [0, `We resolved the markers ${A} and ${B} on Monday.`],
    [1, `${A} and ${B} was resolved on Monday.`],
    [1, `We resolved ${A}, and ${B} is open.`],
    [1, `${A}. ${B} was resolved.`],
    [1, `${A} was resolved and ${B} is open.`],
    [2, `Neither ${A} nor ${B} were resolved.`],
    [2, `Not both ${A} and ${B} were resolved.`],
    [2, `${A} and ${B} were resolved, but not for good.`],
    [2, `${A} and ${B} were not resolved.`],
    [2, `${A} and ${B} are to be resolved.`],
    [2, `Both ${A} and ${B} tickets were closed.`],
  ])('%i open: %s', (count, line) => expect(said(line)).toBe(count));
});
