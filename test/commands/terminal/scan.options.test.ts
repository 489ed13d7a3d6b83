// `rekindle scan`, its options beside target and form: formats, ages, the bar that it fails at.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { misuse, rekindle } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { folder, put } from '../../local/repository.ts';
import { AT, sampleRepository, stateText } from '../sample.ts';

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository();
});

async function scanned(...args: readonly string[]): Promise<ScanReport> {
  const { out, err } = await rekindle(['scan', ...args, '--output', 'json']);
  expect(err).toBe('');
  return JSON.parse(out);
}

describe('--only', () => {
  test('leaves other formats out, at the source', async () => {
    const report = await scanned(shop, '--all-branches', '--only', 'humaninloop', ...AT);
    expect(new Set(report.workflows.map(({ format }) => format))).toEqual(new Set(['humaninloop']));
    expect(report.unreadable).toEqual([]);
    expect(report.scanned.state_files).toBe(3);
  });

  atNight('may be repeated', async () => {
    const both = await scanned(
      shop,
      '--all-branches',
      '--only',
      'humaninloop',
      '--only',
      'ai-dev-shop',
      ...AT,
    );
    expect(both.workflows).toHaveLength(9);
  });

  atNight('wrong: a format that is not there', async () => {
    const ended = await rekindle(['scan', '--only', 'ai-dev-shp']);
    expect(misuse(/^--only: found "ai-dev-shp", expected .+\. Did you mean ai-dev-shop\?$/)(ended)).toEqual(
      [],
    );
  });
});

const livenessAt = async (...args: readonly string[]) => {
  const { workflows } = await scanned(shop, '--branch', 'feature/seat-map', '--only', 'ai-dev-shop', ...args);
  return workflows.find(({ id }) => id.endsWith('seat-map'))?.liveness;
};

describe('ages', () => {
  atNight.each([
    [[], 'stale'],
    [['--stale-after', '10d'], 'recent'],
    [['--stale-after', '2 W'], 'recent'],
    [['--stale-after', '36H'], 'stale'],
    [['--stale-after', '90m', '--abandoned-after', '1d'], 'abandoned'],
    [['--stale-after', '60d'], 'recent'],
    [['--now', '2026-11-19'], 'recent'],
    [['--now', '2027-11-27T01:00:00+01:00'], 'abandoned'],
  ])('%j: %s', async (args, liveness) => {
    const now = args.includes('--now') ? [] : AT;
    expect(await livenessAt(...args, ...now)).toBe(liveness);
  });

  atNight('the clock is the world’s where none is given', async () => {
    const { out } = await rekindle(['scan', shop, '--output', 'json'], { now: () => 0 });
    expect(JSON.parse(out).now).toBe('1970-01-01T00:00:00Z');
  });

  test.each([
    [
      '--stale-after',
      '0d',
      '--stale-after: found "0d", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      '--stale-after',
      'soon',
      '--stale-after: found "soon", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      '--abandoned-after',
      '-3d',
      '--abandoned-after: found "-3d", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      '--abandoned-after',
      '7',
      '--abandoned-after: found "7", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      '--abandoned-after',
      '6d',
      '--abandoned-after: found 6d, expected no less than --stale-after, which is 7d.',
    ],
    ['--now', 'tomorrow', '--now: found "tomorrow", expected a time such as 2026-11-27T00:00:00Z or a date.'],
    [
      '--now',
      '2026-11-27T00:00:00',
      '--now: found "2026-11-27T00:00:00", expected a time such as 2026-11-27T00:00:00Z or a date.',
    ],
    [
      '--now',
      '2026-02-30',
      '--now: found "2026-02-30", expected a time such as 2026-11-27T00:00:00Z or a date.',
    ],
  ])('T03 wrong: %s %s', async (option, value, line) => {
    expect(misuse(line)(await rekindle(['scan', option, value]))).toEqual([]);
  });
});

const statusOf = async (dir: string, ...args: readonly string[]) =>
  (await rekindle(['scan', dir, ...AT, ...args])).status;

test('by itself fails on what is invalid: an unreadable file, a word without a meaning', async () => {
  const torn = await folder();
  await put(torn, 'specs/001-a/.pipeline-state.md', '');
  expect(await statusOf(torn)).toBe(1);
  const odd = await folder();
  await put(odd, 'specs/001-a/.pipeline-state.md', stateText('001-a', 'PAUSED2'));
  expect(await statusOf(odd)).toBe(1);
  expect([await statusOf(odd, '--fail-on', 'none'), await statusOf(odd, '--fail-on', 'stale')]).toEqual([
    0, 1,
  ]);
});

describe('--fail-on', () => {
  test('a changed spec is blocked, not invalid', async () => {
    expect(await statusOf(shop, '--branch', 'feature/seat-map', '--now', '2026-11-19')).toBe(0);
  });

  atNight('stale fails on what is stale or abandoned', async () => {
    const dir = await folder();
    await put(
      dir,
      'specs/001-a/.pipeline-state.md',
      stateText('001-a', 'IN_PROGRESS', 'programmer', '2026-11-10T00:00:00Z'),
    );
    expect([await statusOf(dir), await statusOf(dir, '--fail-on', 'stale')]).toEqual([0, 1]);
    expect(await statusOf(dir, '--fail-on', 'stale', '--stale-after', '60d')).toBe(0);
    expect(await statusOf(dir, '--fail-on', 'stale', '--abandoned-after', '8d')).toBe(1);
  });

  atNight('an unfilled template fails nothing', async () => {
    const dir = await folder();
    const template = stateText('<feature>', '<status>', '<stage>', '<time>').replace('run-1', '<run-id>');
    await put(dir, 'specs/001-a/.pipeline-state.md', template);
    const report = await scanned(dir, ...AT);
    expect(report.unreadable).toMatchObject([{ rule: 'state-filled' }]);
    expect(await statusOf(dir, '--fail-on', 'stale')).toBe(0);
  });

  test('wrong', async () => {
    const line = '--fail-on: found "stael", expected none, stale, decision or invalid. Did you mean stale?';
    expect(misuse(line)(await rekindle(['scan', '--fail-on', 'stael']))).toEqual([]);
  });
});
