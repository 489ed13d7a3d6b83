// Pass and fail lists of tracker-agrees.
import { trackerAgrees } from '../../src/rules/tracker-agrees.ts';
import { snapshotOf } from '../snapshot.ts';
import { stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const files = snapshotOf({ 'tracker.md': '- [x] x\n' });
const withState = (over: Parameters<typeof stateOf>[0]) => subjectOf({ state: stateOf(over) }, files);
const outvoted = [{ message: 'found "[x]" over 2 open tasks', path: 'tracker.md', line: 1 }];

walk(
  trackerAgrees,
  [
    { name: 'there is no state', subject: subjectOf({ state: null }, files) },
    { name: 'no tracker is known', subject: withState({}) },
    { name: 'every tracker agrees', subject: withState({ outvoted: [] }) },
  ],
  [
    {
      name: 'a tracker says otherwise',
      subject: withState({ outvoted }),
      says: [['"[x]"', '2 open tasks']],
    },
  ],
);
