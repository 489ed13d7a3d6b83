// The scan as a page: written, and named by its output, only where it was asked for.
import { expect, test } from 'vitest';
import type { Effect } from '../../src/model/effect.ts';
import { check } from '../../src/modes/check.ts';
import { nothing } from '../../src/modes/mode-context.ts';
import { withOutputs, withPage } from '../../src/modes/scan-outputs.ts';
import { recoveryOf, seenOf } from '../report/seen.ts';
import * as scene from './orders-scene.ts';
import { headOf } from './world.ts';

const HTML = '/runner/rekindle-report.html';
const outputIn = (effects: readonly Effect[]) =>
  effects.flatMap((one) => (one.kind === 'output' && one.name === 'report-html' ? [one.value] : []));
const filesIn = (effects: readonly Effect[]) =>
  effects.flatMap((one) => (one.kind === 'file' ? [[one.name, one.content] as const] : []));

test('is one file, written before the output that names it', async () => {
  const seen = seenOf([recoveryOf('1-x')]);
  const { effects } = await withPage(withOutputs(nothing([]), seen.report, '/runner/result.json'), seen, {
    htmlFile: HTML,
  });
  expect(filesIn(effects).map(([name]) => name)).toEqual(['rekindle-report.html', 'rekindle-result.json']);
  expect(filesIn(effects)[0]?.[1]).toContain('<title>Rekindle: toys</title>');
  expect(outputIn(effects)).toEqual([HTML]);
  expect(effects[0]?.kind).toBe('file');
});

test('is not made where it was not asked for', async () => {
  const seen = seenOf([recoveryOf('1-x')]);
  const result = withOutputs(nothing([]), seen.report, '/runner/result.json');
  expect(await withPage(result, seen, {})).toBe(result);
  expect(outputIn(result.effects)).toEqual(['']);
});

test('of a check has the workflows of the commit', async () => {
  const stage = await scene.stageWith('');
  const hub = scene.ticking(stage);
  const head = headOf(stage.dir, 'feature/invoice-export');
  const call = { head, base: { kind: 'none' }, failOn: 'invalid', remarks: [], resultFile: '' } as const;
  const { effects } = await check(hub, hub, call, { ...scene.INPUTS, htmlFile: HTML });
  expect(outputIn(effects)).toEqual([HTML]);
  expect(filesIn(effects)[0]?.[1]).toContain('Invoice export');
});
