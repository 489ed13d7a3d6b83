// Pass and fail lists of status-known.
import { statusKnown } from '../../src/rules/status-known.ts';
import { stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const word = (found: string | null, known: boolean, expected = ['IN_PROGRESS', 'COMPLETE']) =>
  subjectOf({
    state: stateOf({
      words: [{ field: 'status', found, known, expected, line: 9 }],
    }),
  });

walk(
  statusKnown,
  [
    { name: 'a word of the vocabulary', subject: word('IN_PROGRESS', true) },
    { name: 'no closed vocabulary', subject: subjectOf() },
    { name: 'a state that could not be read', subject: subjectOf({ state: null }) },
  ],
  [
    {
      name: 'S12 a word that nobody knows',
      subject: word('paused2', false),
      says: [['"paused2"', 'IN_PROGRESS, COMPLETE']],
    },
    {
      name: 'a mark that nobody knows: the blank of an open box can be seen in what is said',
      subject: word('?', false, [' ', 'x']),
      says: [['"?"', 'expected one of " ", x.']],
    },
    { name: 'no word where one is needed', subject: word(null, false), says: [['found nothing']] },
  ],
);
