// The terminal: who decides on colours, how wide a page is, and the sign of life for work that takes longer.
import { describe, expect, test } from 'vitest';
import { columnsFor, paintFor, withSign } from '../../src/cli/terminal.ts';
import type { World } from '../../src/cli/world.ts';

const TTY = { isTTY: true, write: () => {} };
const PIPE = { write: () => {} };
const RED = '\u001b[31mx\u001b[39m';

describe('colours', () => {
  test.each([
    ['a terminal has them', TTY, {}, false, RED],
    ['a pipe has none', PIPE, {}, false, 'x'],
    ['a terminal that knows none', TTY, { TERM: 'dumb' }, false, 'x'],
    ['NO_COLOR takes them', TTY, { NO_COLOR: '1' }, false, 'x'],
    ['an empty NO_COLOR takes none', TTY, { NO_COLOR: '' }, false, RED],
    ['--no-color takes them', TTY, {}, true, 'x'],
    ['FORCE_COLOR gives them to a pipe', PIPE, { FORCE_COLOR: '1' }, false, RED],
    ['an empty FORCE_COLOR too', PIPE, { FORCE_COLOR: '' }, false, RED],
    ['FORCE_COLOR=0 takes them', TTY, { FORCE_COLOR: '0' }, false, 'x'],
    ['NO_COLOR is stronger than FORCE_COLOR', TTY, { NO_COLOR: '1', FORCE_COLOR: '1' }, false, 'x'],
    ['--no-color is stronger than FORCE_COLOR', TTY, { FORCE_COLOR: '1' }, true, 'x'],
  ] as const)('%s', (_, sink, env, noColor, painted) => {
    expect(paintFor(sink, env, noColor)('bad', 'x')).toBe(painted);
  });
});

test.each([
  [undefined, 100],
  [80, 80],
  [300, 100],
  [10, 40],
])('a terminal of %j columns gives a page of %i', (columns, used) => {
  expect(columnsFor({ ...TTY, columns })).toBe(used);
});

/** Works for so long by the world's clock and gives what stderr got. */
async function signOf(
  seconds: number,
  over: Partial<World['stderr']> = {},
  env: World['env'] = {},
): Promise<string> {
  let said = '';
  let now = 0;
  const write = (text: string) => {
    said += text;
  };
  const stderr = { isTTY: true, write, ...over };
  const world = { env, stderr, now: () => now } as unknown as World;
  const ending = withSign(world, 'looking', new Promise((resolve) => setTimeout(() => resolve(7), 300)));
  now = seconds * 1000;
  expect(await ending).toBe(7);
  return said;
}

describe('the sign of life', () => {
  test('shows what goes on and for how long, and takes its line away', async () => {
    const said = await signOf(5);
    expect(said).toContain(' looking (5 s)');
    expect(said.endsWith('\r\u001b[2K')).toBe(true);
  });

  test('is not there for less than a second', async () => {
    expect(await signOf(0.4)).toBe('');
  });

  test('is not there where stderr is no terminal, or one that cannot', async () => {
    expect(await signOf(5, { isTTY: false })).toBe('');
    expect(await signOf(5, {}, { TERM: 'dumb' })).toBe('');
  });

  test('goes away where the work fails', async () => {
    const world = { env: {}, stderr: TTY, now: () => 0 } as unknown as World;
    await expect(withSign(world, 'looking', Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
