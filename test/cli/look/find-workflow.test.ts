// An id whose state file cannot be read: the file is named, with what to do, and nothing is written.
import { lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ambiguous, meantIn } from '../../../src/cli/look/find-workflow.ts';
import { type Desk, deskWith } from '../../commands/desk.ts';
import { atNight, share } from '../../exhaustive.ts';
import { run } from '../../local/repository.ts';
import { decisionOf, workflowOf } from '../../report/sample.ts';
import { misuse } from '../world.ts';

const LINK = 'found a symbolic link, expected a file; links are never followed. Commit the file itself.';
const EMPTY = 'found an empty file, expected a saved state. Restore it from history.';
const BINARY = 'found binary data or UTF-16, expected UTF-8 text. Save it as UTF-8.';
const PIPE = 'found a named pipe, a socket or a device, expected a file; it was not opened. Move it away.';
const FOLDER = 'found a folder, expected a file. Move the folder away.';

type Make = (place: string) => Promise<unknown>;

/** What stands in place of a state file → what a scan says of it. */
const KINDS: Readonly<Record<string, readonly [make: Make, message: string, line?: number]>> = {
  link: [(place) => symlink('../elsewhere.md', place), LINK],
  empty: [(place) => writeFile(place, ''), EMPTY],
  binary: [(place) => writeFile(place, 'x\0y'), BINARY, 1],
  folder: [(place) => mkdir(place), FOLDER],
  pipe: [(place) => run('mkfifo', [place]), PIPE],
};

/** Where each format keeps the state of a feature. */
const PLACES: Readonly<Record<string, (feature: string) => string>> = {
  specify: (feature) => `specs/${feature}/.specify-state.local.md`,
  humaninloop: (feature) => `specs/${feature}/.workflow/index.md`,
  'ai-dev-shop': (feature) => `specs/${feature}/.pipeline-state.md`,
  'project-state': (feature) => `.project-state/${feature}/project_state.json`,
  sdd: (feature) => `sdd/workflows/${feature}/workflow.yaml`,
};

const CASES = Object.entries(PLACES).flatMap(([format, pathOf], at) =>
  Object.entries(KINDS).map(([kind, [make, message, line]]) => {
    const path = pathOf(`k${at}xy00-${kind}`);
    return {
      id: `${format}:k${at}xy00-${kind}`,
      path,
      make,
      message,
      place: line ? `${path}:${line}` : path,
    };
  }),
);

/** Garbled where the name is one tool's alone: that is a workflow, and its state is what cannot be read. */
const isKnownByName = (id: string) => /^(?:specify|project-state|sdd):.*-binary$/.test(id);

describe('a state file that cannot be read', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskWith({ 'specs/elsewhere.md': 'text\n' });
    for (const { path, make } of CASES) {
      await mkdir(dirname(join(desk.dir, path)), { recursive: true });
      await make(join(desk.dir, path));
    }
  });

  atNight.each(CASES)('$id is named, and left alone', async ({ id, place, message }) => {
    const said = isKnownByName(id)
      ? new RegExp(`^${id}: resume does not fit its state \\(block, state-unreadable\\)`)
      : `ID: the state file of ${JSON.stringify(id)} is left alone, ${place}: ${message}`;
    expect(misuse(said)(await desk.type('resume', id, '--yes'))).toEqual([]);
  });

  atNight.each([
    ['brief'],
    ['answer', 'Q1', 'yes'],
    ['approve'],
    ['retry'],
    ['skip'],
    ['accept-spec', 'ab'.repeat(32)],
    ['migrate'],
    ['repair'],
    ['start-fresh'],
    ['regress', '--to', 'spec', '--reason', 'x'],
    ['checkpoint'],
  ])('by %s too', async (command, ...rest) => {
    const more = command === 'brief' ? [] : ['--yes'];
    const ended = await desk.type(command, 'sdd:k4xy00-link', ...rest, ...more);
    const place = 'sdd/workflows/k4xy00-link/workflow.yaml';
    expect(misuse(`ID: the state file of "sdd:k4xy00-link" is left alone, ${place}: ${LINK}`)(ended)).toEqual(
      [],
    );
    expect((await lstat(join(desk.dir, place))).isSymbolicLink()).toBe(true);
    expect(await readFile(join(desk.dir, 'specs/elsewhere.md'), 'utf8')).toBe('text\n');
  });

  test('by the feature alone too; any other id is unknown as before', async () => {
    const named = await desk.type('resume', 'k0xy00-empty', '--yes');
    expect(named.err).toContain(`${PLACES['specify']?.('k0xy00-empty')}: ${EMPTY}`);
    const other = await desk.type('resume', 'specify:nobody', '--yes');
    expect(misuse(/^ID: found no workflow "specify:nobody"\./)(other)).toEqual([]);
  });
});

describe('an id', () => {
  const named = (feature: string, over = {}) => workflowOf({ feature, id: `sdd:${feature}`, ...over });
  const ended = { decision: decisionOf({ action: 'none' }), liveness: 'ended' as const };
  const all = [named('ab'), named('abc'), named('b', { id: 'specify:b' }), named('over', ended)];
  const ids = (id: string | null, known = all) => meantIn(id, known).map((one) => one.id);

  test.each(
    share(
      [
        ['sdd:abc', ['sdd:abc']],
        ['abc', ['sdd:abc']],
        ['ab', ['sdd:ab']],
        ['a', ['sdd:ab', 'sdd:abc']],
        ['sdd:a', ['sdd:ab', 'sdd:abc']],
        ['specify:', ['specify:b']],
        ['ov', ['sdd:over']],
        ['sdd', []],
        ['c', []],
        ['', []],
      ],
      5,
    ),
  )('%j means %j', (id, meant) => {
    expect(ids(id)).toEqual(meant);
  });

  test('means a name in the other Unicode spelling too; as it is written goes first', () => {
    const apart = 'cafe\u0301';
    expect(ids('caf\u00e9', [named(apart)])).toEqual([`sdd:${apart}`]);
    expect(ids('sdd:caf\u00e9', [named(apart)])).toEqual([`sdd:${apart}`]);
    expect(ids('caf\u00e9', [named(`${apart}-menu`)])).toEqual([`sdd:${apart}-menu`]);
    expect(ids('caf\u00e9', [named(apart), named('caf\u00e9')])).toEqual(['sdd:caf\u00e9']);
    expect(ids('cafe', [named('caf\u00e9')])).toEqual([]);
  });

  test('left out: those that are open, and where none is, all', () => {
    expect(ids(null)).toEqual(['sdd:ab', 'sdd:abc', 'specify:b']);
    expect(ids(null, [named('over', ended)])).toEqual(['sdd:over']);
  });

  test('several are listed, and the same one on several branches by its branches', () => {
    expect(ambiguous('a', meantIn('a', all)).message).toBe(
      'ID: "a" may mean 2 workflows. Name one: sdd:ab or sdd:abc.',
    );
    expect(ambiguous(null, all.slice(0, 2)).message).toContain('found no ID, and 2 workflows are open here');
    const twice = [named('ab', { owner: 'one' }), named('ab', { owner: 'two' })];
    expect(ambiguous('ab', twice).message).toContain('Add --branch "one" or --branch "two".');
  });
});
