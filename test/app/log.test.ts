// Whoever writes to the bot's log, no secret is in it.
import { expect, test } from 'vitest';
import { discreet, type Log } from '../../src/app/log.ts';

const TOKEN = 'ghp_1234567890abcdefghijABCDEFGHIJ123456';

test('words, what goes with them, errors and their causes are without secrets, on every level', () => {
  const lines: unknown[] = [];
  const over = (more: object): Log => {
    const write = (about: object, message: string) => void lines.push({ ...more, ...about, message });
    return { debug: write, info: write, warn: write, error: write, child: (about) => over(about) };
  };
  const log = discreet(over({}));
  const err = new TypeError(`sent ${TOKEN}`, { cause: new Error(`by ${TOKEN}`) });
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    log.child({ delivery: `d ${TOKEN}` })[level]({ reason: TOKEN, count: 3, err }, `it had ${TOKEN}`);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(line).toMatchObject({
      delivery: 'd [redacted: GitHub token]',
      reason: '[redacted: GitHub token]',
      count: 3,
      message: 'it had [redacted: GitHub token]',
    });
    expect(line).toMatchObject({ err: { name: 'TypeError', message: 'sent [redacted: GitHub token]' } });
    expect(line).toMatchObject({ err: { cause: { message: 'by [redacted: GitHub token]' } } });
  }
});

test('what is not written is not looked through', () => {
  const write = () => expect.unreachable();
  const log: Log = {
    debug: write,
    info: write,
    warn: write,
    error: write,
    child: () => log,
    isLevelEnabled: (level) => level !== 'debug',
  };
  const about = {
    get delivery(): string {
      return expect.unreachable();
    },
  };
  discreet(log).debug(about, 'webhook');
});
