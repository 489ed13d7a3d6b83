// Files of a repository that try to give the runner orders: by content and by name, in every place shown.
import { describe, expect, it } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { commandIn } from './commands.ts';
import { apart, runOf } from './jobs.ts';
import { BUNDLE, repository } from './runner.ts';
import { index, pathOf } from './states.ts';

const ORDERS = [
  '::error file=pwned::pwned',
  '##[error]pwned',
  '\u001b[31m::warning::pwned',
  '\u202e::notice::pwned',
  '%0A::stop-commands::pwned',
  '\r::set-output name=pwned::pwned',
  ' ::add-mask::pwned',
  'x ##[add-path]pwned',
];

/**
 * The state with one of the orders, by turns, in place of one value, or on a line of its own: one text for
 * every line of it.
 */
function poisoned(orders: readonly string[]): readonly string[] {
  const lines = index('001-a', 'clarifying').split('\n');
  let turn = 0;
  return lines.flatMap((line, i) => {
    const order = orders[turn++ % orders.length] ?? '';
    const cells = line.split('|');
    const variants = [order, `${line} ${order}`];
    if (cells.length > 2) variants.push([...cells.slice(0, 2), ` ${order} `, ...cells.slice(3)].join('|'));
    return variants.map((variant) => [...lines.slice(0, i), variant, ...lines.slice(i + 1)].join('\n'));
  });
}

/** Every order that the runner would take must be one of ours, about a file that is there. */
function expectOnlyOurs(stdout: string, paths: readonly string[]): void {
  for (const line of stdout.split(/\r\n|[\r\n]/)) {
    const command = commandIn(line);
    const looksLikeOne = /^\s*(?:::|##\[)/.test(line);
    if (!command) expect(looksLikeOne, line).toBe(false);
    if (!command) continue;
    expect(line).toMatch(/^::(?:error|warning|notice)(?: |::)/);
    const { file, title } = command.properties;
    if (file === undefined) expect(command.data).not.toContain('pwned');
    else expect(paths).toContain(file);
    if (title !== undefined) expect(title).toMatch(/^Rekindle: [a-z-]+$/);
    for (const char of ['\u001b', '\u202e', '\n', '\r']) expect(command.data).not.toContain(char);
  }
}

describe.each([BUNDLE])('O05 %s', (entry) => {
  const run = runOf(entry);

  atNight.each(ORDERS)('no place of a state file makes %j an order', (...orders) => {
    const repo = repository();
    const texts = poisoned(orders);
    const files = Object.fromEntries(texts.map((text, i) => [pathOf(`${100 + i}-x`), text]));
    const head = repo.commit(files);
    const payload = {
      before: '0'.repeat(40),
      after: head,
      ref: 'refs/heads/main',
      repository: { default_branch: 'main' },
    };
    const ended = apart(entry)({ workspace: repo.dir, event: 'push', payload });
    expect(Number(ended.outputs['workflows'])).toBeGreaterThan(40);
    expect(ended.stderr).toBe('');
    expectOnlyOurs(ended.stdout, Object.keys(files));
  });

  atNight('no name of a folder or file is an order', () => {
    const repo = repository();
    const names = ORDERS.map((order) => order.replaceAll('/', '-'));
    const files = Object.fromEntries([
      ...names.map((name) => [`specs/${name}/.workflow/index.md`, index('x', 'spinning')]),
      ...names.map((name) => [`${name}/.workflow/index.md`, '']),
      ...names.map((name) => [`specs/ok/.workflow/${name}`, '']),
    ]);
    const head = repo.commit(files);
    const payload = {
      before: '0'.repeat(40),
      after: head,
      ref: 'refs/heads/main',
      repository: { default_branch: 'main' },
    };
    const ended = run({ workspace: repo.dir, event: 'push', payload });
    expect(ended.status).toBe(1);
    expect(Number(ended.outputs['invalid'])).toBeGreaterThanOrEqual(2 * names.length);
    expectOnlyOurs(ended.stdout, Object.keys(files));
  });

  atNight('no word of an event is an order', () => {
    const repo = repository();
    repo.commit({});
    for (const order of ORDERS.slice(0, 3)) {
      const ended = run({ workspace: repo.dir, event: order, payload: {} });
      expect(ended.status).toBe(0);
      expect(ended.commands.map(({ name }) => name)).toEqual(['notice']);
    }
  });

  it('no word of an input is an order', () => {
    const repo = repository();
    repo.commit({});
    for (const order of ORDERS.slice(0, 3)) {
      const ended = run({
        workspace: repo.dir,
        event: 'push',
        payload: {},
        inputs: { mode: order },
      });
      expect(ended.status).toBe(1);
      expect(ended.commands.map(({ name }) => name)).toEqual(['error']);
    }
  });
});
