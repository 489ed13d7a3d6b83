// The bot's log: one JSON object a line, written by Probot's own logger, with all secrets removed.
import { getTransformStream } from '@probot/pino';
import { pino } from 'pino';
import { redact } from '../text/redact.ts';
import type { Env } from './settings.ts';

type Write = (about: object, message: string) => void;

/** The parts of that logger that are used. */
export interface BotLogger {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** Adds these fields to every line. */
  child(about: object): BotLogger;
  /** Whether lines of a level are written at all; absent: all are. */
  isLevelEnabled?(level: Level): boolean;
}

type Level = 'debug' | 'info' | 'warn' | 'error';

/**
 * The logger for Probot, by the variables that people know from it. It has no name: Probot gives it one, and
 * to its own, which has that name already, once more, so that it would be twice in every line.
 */
export async function loggerFor(env: Env) {
  const { LOG_LEVEL: level, LOG_FORMAT: format, LOG_MESSAGE_KEY: messageKey, SENTRY_DSN: sentryDsn } = env;
  const lines = await getTransformStream({
    logFormat: (format || 'json') === 'json' ? 'json' : 'pretty',
    logLevelInString: env['LOG_LEVEL_IN_STRING'] === 'true',
    sentryDsn,
  });
  const stdout = pino.destination(1);
  lines.on('data', (chunk: Buffer | string) => void stdout.write(String(chunk)));
  return pino({ level: level || 'info', messageKey: messageKey || 'msg' }, lines);
}

/** The same log, in which nothing that looks like a secret is written, no matter who writes. */
export function discreet(log: BotLogger): BotLogger {
  const write = (level: Level): Write => {
    return (about, message) => {
      // Redacting lines that are not written would cost more than all the rest of a webhook's answer.
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

/** Error codes of systems and databases: Node's codes, SQLSTATE, SQLite's result codes. */
const CODES = ['code', 'errcode', 'errstr', 'syscall'] as const;

/**
 * An error as the log may have it: name, words, codes, stack, causes and the errors that it is made of,
 * without secrets, and nothing else of it.
 */
export function withoutSecrets(error: unknown, deep = 4): Error {
  const one: Error & { readonly errors?: unknown } =
    error instanceof Error ? error : new Error(String(error));
  const { name, message, stack = '', cause, errors } = one;
  const codes = Object.fromEntries(
    Object.entries(one).flatMap(([key, value]: [string, unknown]) => {
      const told =
        CODES.some((code) => code === key) && (typeof value === 'number' || typeof value === 'string');
      return told ? [[key, typeof value === 'string' ? redact(value) : value]] : [];
    }),
  );
  const parts = deep > 0 && Array.isArray(errors) ? errors.map((part) => withoutSecrets(part, deep - 1)) : [];
  const words = message || parts.map((part) => part.message).join('; ') || String(codes['code'] ?? '');
  const inner = cause === undefined || deep === 0 ? undefined : { cause: withoutSecrets(cause, deep - 1) };
  const own = { name, stack: redact(stack), ...codes, ...(parts.length > 0 ? { errors: parts } : {}) };
  return Object.assign(new Error(redact(words), inner), own);
}
