// Every combination of what a row can say, against an expectation that shares no code with the format.
import { expect, it } from 'vitest';
import { share } from '../../exhaustive.ts';
import { decided, decision, implementation, json, look, PATH } from './looking.ts';

const STATUSES = ['active', 'ACTIVE', 'paused', 'completed', 'failed', 'frozen'] as const;
const TASKS = ['implement_auth', 'run_tests', 'deploy', null] as const;
const ACTIONS = ['Completed a.py', 'Created a.py', 'Writing a.py', 'Started', 'Working on it', null] as const;
const FILES = { full: 'x = 1\n', empty: '', absent: null } as const;
const TESTS = [true, false, null] as const;
const PENDING = [['next_task'], []] as const;

type Pick<T extends readonly unknown[]> = T[number];
interface Combination {
  readonly status: Pick<typeof STATUSES>;
  readonly task: Pick<typeof TASKS>;
  readonly action: Pick<typeof ACTIONS>;
  readonly file: keyof typeof FILES;
  readonly tests: Pick<typeof TESTS>;
  readonly pending: readonly string[];
  readonly source: boolean;
}

/** The contract in the order of its sentences. */
function expectedOf({ status, task, action, file, tests, pending, source }: Combination): string {
  if (status === 'frozen') return 'ask - status-unknown';
  if (status === 'completed') return 'none - completed';
  if (status === 'failed') return 'start-fresh - failed';
  if (status === 'paused') return `wait ${task ?? '-'} paused`;
  if (task === null) return 'ask - unclear';
  const there = file === 'full';
  const names = action?.endsWith('a.py') === true;
  const next = `advance ${pending.length > 0 ? 'next_task' : '-'} artifacts-complete`;
  if (action === 'Completed a.py' && (there || tests === true)) return next;
  if (action === 'Created a.py' || (names && there)) return `resume ${task} partial-work`;
  if (action === 'Writing a.py') return `rerun ${task} step-interrupted`;
  const sources = (source || file !== 'absent') && (!names || there);
  if (task !== 'implement_auth' && sources) return `resume ${task} partial-work`;
  return `ask ${task} unclear`;
}

function* all(): Generator<Combination> {
  for (const status of STATUSES)
    for (const task of TASKS)
      for (const action of ACTIONS)
        for (const file of ['full', 'empty', 'absent'] as const)
          for (const tests of TESTS)
            for (const pending of PENDING)
              for (const source of [true, false])
                yield { status, task, action, file, tests, pending, source };
}

it('every combination of what a row and its files can say, in both vocabularies', () => {
  let seen = 0;
  for (const one of share([...all()], 17)) {
    const { status, task, action, tests, pending } = one;
    const content = FILES[one.file];
    const metadata = { tests_passing: tests, pending_tasks: pending };
    const row = { status, task, lastAction: action, pending, completed: [], metadata };
    const files = {
      ...(content === null ? {} : { 'a.py': content }),
      ...(one.source ? { 'src/b.py': 'x', 'src/test_b.py': 'x' } : {}),
    };
    for (const made of [implementation(row), decision(row)])
      if (decided(look({ [PATH]: json(made), ...files })) !== expectedOf(one))
        expect([one, decided(look({ [PATH]: json(made), ...files }))]).toEqual([one, expectedOf(one)]);
    seen += 2;
  }
  expect([...all()]).toHaveLength(6 * 4 * 6 * 3 * 3 * 2 * 2);
  expect(seen).toBeGreaterThan(0);
});
