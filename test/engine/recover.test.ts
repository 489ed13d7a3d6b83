// The whole pure pipeline over a toy format: load, upgrade, inspect, decide, and what happens to bad files.
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { StateError } from '../../src/model/errors.ts';
import { LARGEST, SIZE_CAP } from '../../src/model/file-content.ts';
import { defineFormat, type Format, type Migration } from '../../src/model/format.ts';
import type { Rule } from '../../src/model/rule.ts';
import { rules } from '../../src/rules/index.ts';
import { snapshotOf } from '../snapshot.ts';
import { DAY, NOW, stateOf } from '../state.ts';

interface Toy {
  readonly version: number;
  readonly words: readonly string[];
}

let parses = 0;
const up = (from: number): Migration<Toy> => ({
  from,
  summary: `v${from + 1} → v${from + 2}`,
  up: (doc) => ({ ...doc, words: [...doc.words, `from ${from + 1}`] }),
});

const toy: Format<Toy> = {
  id: 'toy',
  title: 'Toy',
  where: '**/toy.txt',
  names: ['toy.txt'],
  folders: [],
  versions: [1, 2, 3],
  matches: (path) => path.endsWith('toy.txt'),
  sites: (paths) =>
    paths.map((path) => ({ format: 'toy', path, files: [path], rivals: [], feature: 'login' })),
  recognises: (text) => text.includes('TOY'),
  codec: {
    parse(text) {
      parses++;
      if (text.includes('BROKEN')) throw new StateError('state-readable', 'found BROKEN, expected words', 2);
      if (text.includes('CRASH')) throw new TypeError('ours');
      return { version: Number(/v(\d+)/.exec(text)?.[1] ?? 3), words: [] };
    },
    print: (text) => text,
  },
  version: ({ version }) =>
    version > 3
      ? { written: version, rank: 'newer', assumed: false, line: 1 }
      : { written: version, rank: version - 1, assumed: version === 2, line: 1 },
  migrations: [up(0), up(1)],
  needs: () => [],
  read: (doc, site) => [
    stateOf({ path: site.path, feature: site.feature, fileNotes: doc?.words ?? ['absent'] }),
  ],
  rules: [],
  choices: {
    resume: () => ({ summary: 'go on', files: [], notes: [], commit: null }),
    retry: () => ({ summary: 'again', files: [], notes: [], commit: null }),
    fresh: ({ site }) => [site.path],
  },
  repairs: () => [],
};

const settings = { now: NOW, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };
const engine = createEngine([defineFormat(toy)], rules);
function recover(files: Parameters<typeof snapshotOf>[0], memo = engine.memo()) {
  const snapshot = snapshotOf(files);
  const sites = engine.asker(memo).sites(Object.keys(files));
  return engine.recover(snapshot, sites, settings, memo);
}

describe('recover', () => {
  it('brings an old version up in memory, proposes the migration and keeps the version as written', () => {
    const [one] = recover({ 'a/toy.txt': 'TOY v1' }).workflows;
    expect(one?.state?.fileNotes).toEqual(['from 1', 'from 2']);
    expect(one?.version?.written).toBe(1);
    expect(one?.proposals).toMatchObject([{ kind: 'migrate', summary: 'v1 → v2, v2 → v3' }]);
    expect(one?.findings.map((finding) => finding.rule)).toContain('version-current');
  });

  it('the newest version needs nothing', () => {
    const [one] = recover({ 'a/toy.txt': 'TOY v3' }).workflows;
    expect(one?.proposals).toEqual([]);
    expect(one?.decision).toMatchObject({ action: 'rerun', reason: 'step-interrupted' });
  });

  it('S19 an assumed version is noted', () => {
    expect(recover({ 'a/toy.txt': 'TOY v2' }).workflows[0]?.notes.join()).toContain('assumed');
  });

  it('S20 a newer version blocks, and nothing else is said of it', () => {
    const [one] = recover({ 'a/toy.txt': 'TOY v9' }).workflows;
    expect(one?.decision).toMatchObject({ action: 'block', reason: 'version-unknown' });
    expect(one?.findings.map((finding) => finding.rule)).toEqual(['version-known']);
    expect(one?.state).toBeNull();
  });

  it('a file that is ours and cannot be read is a workflow whose decision blocks', () => {
    const [one] = recover({ 'a/toy.txt': 'TOY BROKEN' }).workflows;
    expect(one?.decision).toMatchObject({ action: 'block', reason: 'state-unreadable' });
    expect(one?.findings).toMatchObject([{ rule: 'state-readable', line: 2, path: 'a/toy.txt' }]);
  });

  it("another tool's file of the same name is not listed at all", () => {
    expect(recover({ 'a/toy.txt': 'a diary' })).toEqual({ workflows: [], unreadable: [] });
  });

  it('S01 an empty file is unreadable, never "nothing done"', () => {
    const { workflows, unreadable } = recover({ 'a/toy.txt': ' \n' });
    expect(workflows).toEqual([]);
    expect(unreadable).toMatchObject([{ path: 'a/toy.txt', rule: 'state-readable' }]);
  });

  it.each([
    ['S06 invalid UTF-8', new Uint8Array([0x54, 0x4f, 0x59, 0x0a, 0xff, 0x01]), 'state-readable'],
    ['S04 UTF-16', new Uint8Array([0xff, 0xfe, 0x54, 0, 0x4f, 0, 0x59, 0]), 'state-readable'],
    ['S24 over 256 KiB', new Uint8Array(256 * 1024 + 1).fill(0x20), 'state-readable'],
    ['H10 a link', { mode: '120000', content: 'elsewhere' }, 'state-safe'],
    [
      'S26 an LFS pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n',
      'state-available',
    ],
    ['S26 an annex pointer', '/annex/objects/SHA256E-s3--00.md\n', 'state-available'],
  ] as const)('%s is named and skipped, and the others are still reported', (_name, content, rule) => {
    const { workflows, unreadable } = recover({ 'a/toy.txt': content, 'b/toy.txt': 'TOY v3' });
    const bad = [
      ...unreadable.map((one) => one.rule),
      ...workflows.flatMap((one) => one.findings.map(({ rule: id }) => id)),
    ];
    expect(bad).toContain(rule);
    expect(workflows.some((one) => one.path === 'b/toy.txt' && one.decision.action === 'rerun')).toBe(true);
  });

  it('S23 one feature in two folders: two workflows with ids of their own', () => {
    const ids = recover({ 'a/toy.txt': 'TOY v3', 'b/toy.txt': 'TOY v3 other' }).workflows.map(
      (one) => one.id,
    );
    expect(ids).toEqual(['toy:001-login@a', 'toy:001-login@b'].map((id) => id.replace('001-login', 'login')));
  });

  it('equal bytes are parsed once', () => {
    parses = 0;
    recover({ 'a/toy.txt': 'TOY v3', 'b/toy.txt': 'TOY v3', 'c/toy.txt': 'TOY v3' });
    expect(parses).toBe(1);
  });

  it('our own bug is not swallowed as a bad file', () => {
    expect(() => recover({ 'a/toy.txt': 'TOY CRASH' })).toThrow(TypeError);
  });

  it('findings come heaviest first, then by place', () => {
    const noisy = (id: string, consequence: Rule['consequence'], line: number): Rule => ({
      id,
      summary: '',
      severity: 'error',
      consequence,
      reason: consequence === 'note' ? null : 'state-inconsistent',
      check: () => [{ message: id, line }],
    });
    const shared = [noisy('c', 'note', 1), noisy('b', 'ask', 9), noisy('a', 'ask', 2)];
    const loud = createEngine([defineFormat(toy)], shared);
    const memo = loud.memo();
    const snapshot = snapshotOf({ 'a/toy.txt': 'TOY v3' });
    const [one] = loud.recover(snapshot, loud.asker(memo).sites(['a/toy.txt']), settings, memo).workflows;
    expect(one?.findings.map((finding) => finding.rule)).toEqual(['a', 'b', 'c']);
  });
});

describe('two files for one workflow', () => {
  const sites = (paths: readonly string[]) => {
    const [path = '', ...rivals] = [...paths].sort();
    return [{ format: 'toy', path, files: paths, rivals, feature: 'login' }];
  };
  const ended = {
    ...toy,
    sites,
    read: () => [stateOf({ ended: 'completed', current: null, path: 'a/1.toy.txt' })],
  };
  const both = createEngine([defineFormat(ended)], rules);
  const judge = (files: Parameters<typeof snapshotOf>[0]) => {
    const memo = both.memo();
    const found = both.recover(snapshotOf(files), both.asker(memo).sites(Object.keys(files)), settings, memo);
    return [
      ...found.workflows.map(({ decision }) => decision.reason),
      ...found.unreadable.map(({ rule }) => rule),
    ];
  };
  const real = 'TOY v3';

  it('S22 neither may say that the work has ended', () => {
    expect(judge({ 'a/1.toy.txt': real, 'a/2.toy.txt': `${real} too` })).toEqual(['state-ambiguous']);
  });

  it('another tool’s file is no rival, whichever of the two it is', () => {
    expect(judge({ 'a/1.toy.txt': real, 'a/2.toy.txt': 'a diary' })).toEqual(['completed']);
    expect(judge({ 'a/1.toy.txt': 'a diary', 'a/2.toy.txt': real })).toEqual(['completed']);
    expect(judge({ 'a/1.toy.txt': 'a diary', 'a/2.toy.txt': 'a diary too' })).toEqual([]);
  });

  it('S01 an empty file does not hide the real one, and is told of', () => {
    expect(judge({ 'a/1.toy.txt': '', 'a/2.toy.txt': real })).toEqual(['state-ambiguous']);
  });

  it('alternatives stand in for a path that is not ours, and are no rivals', () => {
    const site = { format: 'toy', path: 'a/1.toy.txt', files: [], rivals: [], feature: 'login' };
    const snapshot = snapshotOf({ 'a/1.toy.txt': 'a diary', 'a/2.toy.txt': real });
    const of = (alternatives: readonly string[]) =>
      both.recover(snapshot, [{ ...site, alternatives }], settings, both.memo()).workflows;
    expect(of(['a/2.toy.txt']).map(({ decision }) => decision.reason)).toEqual(['completed']);
    expect(of([])).toEqual([]);
  });
});

describe('the asker', () => {
  it('says how much of a file is read: what its format needs, within what any may need', () => {
    const bytes = (maxBytes?: number) => {
      const format = defineFormat({ ...toy, ...(maxBytes === undefined ? {} : { maxBytes }) });
      const made = createEngine([format], rules);
      const asker = made.asker(made.memo());
      return ['a/toy.txt', 'other.txt'].map((path) => asker.mostBytes?.(path));
    };
    expect(bytes()).toEqual([SIZE_CAP, SIZE_CAP]);
    expect(bytes(SIZE_CAP * 2)).toEqual([SIZE_CAP * 2, SIZE_CAP]);
    expect(bytes(LARGEST * 2)).toEqual([LARGEST, SIZE_CAP]);
    expect(bytes(1)).toEqual([SIZE_CAP, SIZE_CAP]);
  });

  it('asks for the state first and then for what the format needs', () => {
    const needy = createEngine(
      [defineFormat({ ...toy, needs: () => [{ path: 'spec.md', what: 'history' }] })],
      rules,
    );
    const asker = needy.asker(needy.memo());
    const site = { format: 'toy', path: 'a/toy.txt', files: ['a/toy.txt'], rivals: [], feature: 'login' };
    const known = snapshotOf({ 'a/toy.txt': 'TOY v3\n' });
    const unknown = { ...known, text: () => ({ ok: false, why: 'not-fetched' }) as const };
    expect(asker.needs(site, unknown)).toEqual([{ path: 'a/toy.txt', what: 'text' }]);
    expect(asker.needs(site, known)).toEqual([{ path: 'spec.md', what: 'history' }]);
  });
});
