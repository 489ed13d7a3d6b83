// The bot's log: one JSON object a line, by the logger that Probot brings, and nobody's secrets in it.
import { redact } from '../text/redact.ts';

type Write = (about: object, message: string) => void;

/** What of that logger is used. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** Has every line say this too. */
  child(about: object): Log;
  /** Whether lines of a level are written at all; absent: all are. */
  isLevelEnabled?(level: Level): boolean;
}

type Level = 'debug' | 'info' | 'warn' | 'error';

/** The same log, in which nothing that looks like a secret is written, whoever writes. */
export function discreet(log: Log): Log {
  const write = (level: Level): Write => {
    return (about, message) => {
      // Looking through what nobody reads would cost more than all the rest of a webhook's answer.
      if (log.isLevelEnabled?.(level) !== false) log[level](without(about), redact(message));
    };
  };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (about) => discreet(log.child(without(about))),
  };
}

function without(about: object): object {
  const safe = (value: unknown): unknown =>
    typeof value === 'string' ? redact(value) : value instanceof Error ? withoutSecrets(value) : value;
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, safe(value)]));
}

/** An error as the log may have it: name, words, stack and causes without secrets, and nothing else of it. */
export function withoutSecrets(error: unknown, deep = 4): Error {
  const { name, message, stack = '', cause } = error instanceof Error ? error : new Error(String(error));
  const inner = cause === undefined || deep === 0 ? undefined : { cause: withoutSecrets(cause, deep - 1) };
  return Object.assign(new Error(redact(message), inner), { name, stack: redact(stack) });
}
