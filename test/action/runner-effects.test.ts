// Effects on a runner: what is written to the log is what was meant, whatever a file of the repository says.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOn } from '../../src/action/runner-effects.ts';
import type { Effect } from '../../src/model/effect.ts';
import { commandIn } from './commands.ts';

const temp = mkdtempSync(join(tmpdir(), 'rekindle-apply-'));
afterAll(() => rmSync(temp, { recursive: true }));
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) vi.stubEnv(name, '');
});

/** What performing these effects writes to the log, line by line as the runner reads it. */
async function logOf(...effects: readonly Effect[]): Promise<readonly string[]> {
  return logIn(temp, effects);
}

async function logIn(folder: string, effects: readonly Effect[]): Promise<readonly string[]> {
  let log = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  await applyOn(folder)(effects);
  vi.restoreAllMocks();
  expect(log.endsWith('\n')).toBe(true);
  return log.slice(0, -1).split(/\r\n|[\r\n]/);
}

const PIECES = [
  '::',
  '##[',
  'error',
  'stop-commands',
  ']',
  '%0A',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '\u3000',
  ',',
  '=',
  '%25',
  'x',
  '\u001b',
];
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));

describe('O05 the log', () => {
  it.each([
    '::error::x',
    '  ::add-mask::x',
    '\u3000::stop-commands::x',
    'words ##[add-path]x',
    'a\n::set-output name=x::y',
    'a\r##[error]x',
  ])('takes no order from the line %j', async (message) => {
    const lines = await logOf({ kind: 'log', key: 'k', level: 'info', message });
    expect(lines).toHaveLength(1);
    expect(lines.map(commandIn)).toEqual([null]);
  });

  it('leaves a line without orders as it is', async () => {
    const message = 'specs/a::b/x.md: 50% ## [done], C:\\x';
    expect(await logOf({ kind: 'log', key: 'k', level: 'info', message })).toEqual([message]);
  });

  it('takes no order from any line, and from any annotation the one that is meant', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (message, path, title) => {
        const plain = await logOf({ kind: 'log', key: 'k', level: 'info', message });
        expect(plain.map(commandIn)).toEqual([null]);
        const [line = '', ...more] = await logOf({
          kind: 'annotation',
          key: 'k',
          level: 'warning',
          path,
          line: 3,
          title,
          message,
        });
        expect(more).toEqual([]);
        expect(commandIn(line)).toEqual({
          name: 'warning',
          properties: { title, file: path, line: '3' },
          data: message,
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('has the place of an annotation only where there is one', async () => {
    const [line] = await logOf({
      kind: 'annotation',
      key: 'k',
      level: 'error',
      path: 'a.md',
      line: null,
      title: 't',
      message: 'm',
    });
    expect(line).toBe('::error title=t,file=a.md::m');
  });

  it.each(['error', 'warning', 'notice'] as const)('says %s so that the runner shows it', async (level) => {
    expect(await logOf({ kind: 'log', key: 'k', level, message: 'm' })).toEqual([`::${level}::m`]);
  });
});

describe('files', () => {
  it('are written whole, each time anew', async () => {
    const effect = { kind: 'file', key: 'k', name: 'r.json', content: '{"a":"語"}' } as const;
    await applyOn(temp)([{ ...effect, content: 'longer than the next one is' }, effect]);
    expect(readFileSync(join(temp, 'r.json'), 'utf8')).toBe('{"a":"語"}');
  });

  it('that cannot be written cost the file and not the check', async () => {
    const file = { kind: 'file', key: 'k', name: 'r.json', content: '' } as const;
    const output = {
      kind: 'output',
      key: 'o',
      name: 'result-file',
      value: join(temp, 'gone', 'r.json'),
    } as const;
    const log = await logIn(join(temp, 'gone'), [file, output]);
    expect(log[0]).toMatch(/^::warning::The file \S+ was not written: ENOENT/);
    expect(log.slice(1)).toEqual(['', '::set-output name=result-file::']);
  });
});
