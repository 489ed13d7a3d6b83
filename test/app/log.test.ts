// Whoever writes to the bot's log, no secret is in it.
import { expect, test } from 'vitest';
import { type BotLogger, discreet, withoutSecrets } from '../../src/app/log.ts';

const TOKEN = 'ghp_1234567890abcdefghijABCDEFGHIJ123456';

test('words, what goes with them, errors and their causes are without secrets, on every level', () => {
  const lines: unknown[] = [];
  const over = (more: object): BotLogger => {
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
  const log: BotLogger = {
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

test('what an error is called by, and the errors that it is made of, are told', () => {
  const refused = (address: string) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED', syscall: 'connect' });
  const both = Object.assign(new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')], ''), {
    code: 'ECONNREFUSED',
    request: { password: TOKEN },
  });
  const told = withoutSecrets(both);
  expect(told).toMatchObject({
    name: 'AggregateError',
    message: 'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
    errors: [{ code: 'ECONNREFUSED', syscall: 'connect' }, { code: 'ECONNREFUSED' }],
  });
  expect(told).not.toHaveProperty('request');
  expect(withoutSecrets(Object.assign(new Error('full'), { errcode: 13, errstr: TOKEN }))).toMatchObject({
    errcode: 13,
    errstr: '[redacted: GitHub token]',
  });
  expect(withoutSecrets(Object.assign(new Error(''), { code: '57P03' })).message).toBe('57P03');
});
