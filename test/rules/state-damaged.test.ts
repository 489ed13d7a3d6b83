// Pass and fail lists of state-damaged.
import { stateDamaged } from '../../src/rules/state-damaged.ts';
import { stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

walk(
  stateDamaged,
  [
    { name: 'a whole file', subject: subjectOf() },
    { name: 'nothing guessed', subject: subjectOf({ state: stateOf({ damage: [] }) }) },
  ],
  [
    {
      name: 'two lines recovered',
      subject: subjectOf({
        state: stateOf({
          damage: [
            { message: 'line 4: an unquoted colon', line: 4 },
            { message: 'line 9: a tab', line: 9 },
          ],
        }),
      }),
      says: [['line 4'], ['line 9']],
    },
  ],
);
