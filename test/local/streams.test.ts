// Answers of git that arrive in pieces of any size mean the same.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { CatFileBatch, type RawObject } from '../../src/local/git/cat-file.ts';
import { Git, type GitOutput } from '../../src/local/git/git.ts';
import { readLog } from '../../src/local/git/log.ts';
import { atNight } from '../exhaustive.ts';
import { git as at, build, env, folder as makeFolder, type Step, state } from './repository.ts';

const P = 'specs/1-a/.pipeline-state.md';

/** Cuts what flows through it into pieces of so many bytes. */
function pieces(size: number): Transform {
  return new Transform({
    readableHighWaterMark: 1,
    transform(chunk: Buffer, _encoding, done) {
      for (let from = 0; from < chunk.length; from += size) this.push(chunk.subarray(from, from + size));
      done();
    },
  });
}

/** Git whose standard output trickles. */
class Trickling extends Git {
  readonly #size: number;

  constructor(dir: string, size: number) {
    super(dir, env);
    this.#size = size;
  }

  override start(args: readonly string[]): ChildProcessWithoutNullStreams {
    const child = super.start(args);
    const slow = pieces(this.#size);
    child.stdout.pipe(slow);
    return Object.assign(Object.create(child), { stdout: slow });
  }

  override async stream(
    args: readonly string[],
    input: string,
    take: (chunk: Buffer) => void,
  ): Promise<GitOutput> {
    return super.stream(args, input, (chunk) => {
      for (let from = 0; from < chunk.length; from += this.#size)
        take(chunk.subarray(from, from + this.#size));
    });
  }
}

const STEPS: readonly Step[] = [
  {
    id: 'm',
    day: 1,
    files: { [P]: state('m'), empty: '', big: 'x'.repeat(70_000), bin: Buffer.from([10, 0, 10]) },
  },
  { id: 'n', day: 2, parents: ['m'], files: { [P]: state('ü') }, message: 'ü\n\nRekindle-Action: x\n' },
  { id: 's', day: 2, parents: ['m'], files: { [P]: state('s') }, author: 'ü <x@y>' },
  { id: 'e', day: 3, parents: ['n', 's'], files: { [P]: state('e') } },
];

describe.each([1, 2, 3, 7, 64, 1_000])('in pieces of %i bytes', (size) => {
  it('the log reads the same', async () => {
    const { dir, id } = await build({ steps: STEPS, refs: { main: 'e' } });
    const whole = await readLog(new Git(dir, env), [id('e')], [P], new Set());
    const cut = await readLog(new Trickling(dir, size), [id('e')], [P], new Set());
    expect({ ...cut }).toEqual({ ...whole });
    expect(whole.ids).toHaveLength(4);
    expect(whole.touches.size).toBe(4);
  });

  atNight('objects read the same', async () => {
    const { dir } = await build({ steps: STEPS, refs: { main: 'e' } });
    const names = [
      'main',
      'nope',
      'main^{tree}',
      'main:big',
      'main:empty',
      'main:bin',
      '',
      `main:${P}`,
      'main:big',
    ];
    const batch = new CatFileBatch(new Trickling(dir, size));
    for (const cap of [1_000, 100_000]) {
      const got: [string, RawObject | null][] = [];
      await batch.round(names, cap, (name, object) => got.push([name, object]));
      expect(got.map(([name]) => name)).toEqual(names);
      for (const [name, object] of got) {
        if (name === 'nope' || name === '') expect(object).toBeNull();
        else if (name === 'main:big' && cap === 1_000)
          expect(object).toMatchObject({ size: 70_000, body: null });
        else expect(object?.body?.length).toBe(Number(await at(dir, 'cat-file', '-s', name)));
      }
    }
    await batch.close();
  });
});

describe('a batch', () => {
  it('that has ended says so, and one that was never begun ends at once', async () => {
    const { dir } = await build({ steps: STEPS, refs: { main: 'e' } });
    await new CatFileBatch(new Git(dir, env)).close();
    const batch = new CatFileBatch(new Git(dir, env));
    const fail = batch.round(['main', 'main^{tree}'], 1, () => {
      throw new Error('enough');
    });
    await expect(fail).rejects.toThrow('enough');
    await batch.close();
    await expect(batch.round(['main'], 1, () => {})).rejects.toThrow('enough');
  });

  atNight('is asked as git before 2.36 understands it, where this one is older', async () => {
    const { dir } = await build({ steps: STEPS, refs: { main: 'e' } });
    const git = new Git(dir, { ...env, PATH: `${await olderGit()}:${env['PATH'] ?? ''}` });
    const batch = new CatFileBatch(git);
    const got: (string | null)[] = [];
    for (const names of [['main', 'nope'], ['main:big']])
      await batch.round(names, 100_000, (_, object) => got.push(object?.type ?? null));
    await batch.close();
    expect(got).toEqual(['commit', null, 'blob']);
    expect(git.processes).toBe(2);
  });
});

/** A folder with a git that knows no --batch-command, as those before 2.36. */
async function olderGit(): Promise<string> {
  const folder = await makeFolder();
  const refuse = 'echo "error: unknown option" >&2; exit 129';
  const script = [
    '#!/bin/sh',
    `case " $* " in *--batch-command*) ${refuse};; esac`,
    'PATH=$(echo "$PATH" | cut -d: -f2-) exec git "$@"',
  ].join('\n');
  await writeFile(join(folder, 'git'), script, { mode: 0o755 });
  return folder;
}
