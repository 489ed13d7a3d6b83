// Faults on demand: which call fails, how, and whether it took effect before it did.

import { accepted } from './allow.ts';
import { type Answer, refuse } from './answer.ts';
import type { Call } from './calls.ts';
import { hide } from './lag.ts';
import { PERMISSIONS } from './permissions.ts';
import type { World } from './world.ts';

const secondary = (status: number): Answer =>
  refuse(status, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.');

/** What GitHub's front servers send when those behind them do not answer. */
const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<!DOCTYPE html><html><body><h1>Whoa there!</h1><p>This takes too long.</p></body></html>',
  ),
});

/** The faults that replace an answer, each as GitHub gives it; `null`: the connection is cut. */
const ANSWERS = {
  drop: null,
  '401': () => refuse(401, 'Bad credentials'),
  '403': ({ operation }: Call) => ({
    ...refuse(403, 'Resource not accessible by integration'),
    headers: { 'x-accepted-github-permissions': accepted(PERMISSIONS[operation ?? ''] ?? []) },
  }),
  '403-bare': () => refuse(403, 'Forbidden'),
  secondary: () => ({ ...secondary(403), headers: { 'retry-after': '1' } }),
  'secondary-429': () => ({ ...secondary(429), headers: { 'retry-after': '1' } }),
  'secondary-bare': () => secondary(403),
  primary: () => ({
    ...refuse(403, 'API rate limit exceeded for installation ID 1.'),
    headers: {
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-used': '5000',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600),
      'x-ratelimit-resource': 'core',
    },
  }),
  '404': () => refuse(404, 'Not Found'),
  '409': () => refuse(409, 'Conflict'),
  '410': () => refuse(410, 'Gone'),
  '422': () => refuse(422, 'Validation Failed', { errors: [] }),
  '429': () => refuse(429, 'Too many requests'),
  '451': () => refuse(451, 'Repository access blocked'),
  '500': () => refuse(500, 'Server Error'),
  '502': () => page(502),
  '503': () => page(503),
} satisfies Readonly<Record<string, ((call: Call) => Answer) | null>>;

/** `slow` answers late; `lag` hides what the call made from so many reads of lists. */
export type FaultKind = keyof typeof ANSWERS | 'slow' | 'lag';
const replaces = (kind: string): kind is keyof typeof ANSWERS => kind in ANSWERS;
export const FAULTS: readonly FaultKind[] = [...Object.keys(ANSWERS).filter(replaces), 'slow', 'lag'];

export interface Fault {
  /** The number of the call, or which calls it is. */
  readonly on: number | ((call: Call) => boolean);
  readonly kind: FaultKind;
  /** `before`: the call has no effect. `after`: it has, and its answer is lost. */
  readonly when?: 'before' | 'after';
  /** How often, at most; once where it is not given. */
  readonly times?: number;
  /** Of `slow`: milliseconds. Of `secondary`: seconds to wait. */
  readonly delay?: number;
  /** Of `lag`: reads of lists that miss what was made. */
  readonly reads?: number;
}

interface Armed extends Fault {
  left: number;
}

export class Faults {
  #armed: Armed[] = [];

  add(fault: Fault): void {
    this.#armed.push({ ...fault, left: fault.times ?? 1 });
  }
  clear(): void {
    this.#armed = [];
  }

  /** The fault of this call, used up once; `null`: none. */
  of(call: Call): Fault | null {
    const fits = ({ on, left }: Armed) => left > 0 && (typeof on === 'number' ? on === call.n : on(call));
    const found = this.#armed.find(fits);
    if (!found) return null;
    found.left -= 1;
    call.fault = `${found.kind} ${whenOf(found)}`;
    return found;
  }
}

export const whenOf = ({ kind, when }: Fault): 'before' | 'after' =>
  kind === 'lag' ? 'after' : (when ?? 'before');

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What the client gets instead of `answer` (`undefined`: there is none yet). `null`: nothing, the
 * connection is cut.
 */
export async function struck<T extends Answer | undefined>(
  world: World,
  call: Call,
  { kind, delay, reads = 1 }: Fault,
  answer: T,
): Promise<Answer | T | null> {
  if (kind === 'slow') {
    await later(delay ?? 100);
    return answer;
  }
  if (kind === 'lag') {
    hide(world, answer?.body, reads);
    return answer;
  }
  const given: Answer | undefined = ANSWERS[kind]?.(call);
  if (!given) return null;
  if (delay === undefined || given.headers?.['retry-after'] === undefined) return given;
  return { ...given, headers: { ...given.headers, 'retry-after': String(delay) } };
}
