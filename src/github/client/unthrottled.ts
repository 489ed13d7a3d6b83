// Queues without waiting, in the place of those by which the throttling plug-in paces what is written.
import type { throttling } from '@octokit/plugin-throttling';
import { assert } from '../../model/errors.ts';

type Throttle = NonNullable<NonNullable<Parameters<typeof throttling>[1]>['throttle']>;
export type Queues = Pick<Throttle, 'write' | 'notifications'>;

/** All that the plug-in asks of a queue: the one of a client, and a place in it. */
const UNPACED = { key: () => UNPACED, schedule: async (_: unknown, ask: () => unknown) => ask() };
const areQueues = (made: object): made is Queues => Object.values(made).every((one) => one === UNPACED);

export function unpaced(): Queues {
  const queues = { write: UNPACED, notifications: UNPACED };
  assert(areQueues(queues), 'both queues are the same one');
  return queues;
}
