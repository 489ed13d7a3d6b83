// Files made to be slow to read: long, repetitive, never ending; each is judged in no time.
import { describe, expect, test } from 'vitest';
import { constitutionOf } from '../../../src/formats/ai-dev-shop/constitution.ts';
import { leastTime } from '../../clock.ts';
import { atNight } from '../../exhaustive.ts';
import { recovered } from './harness.ts';
import { FOLDER, pipeline, STATE } from './pipeline.ts';

describe('X06 long and hostile files are read in no time', () => {
  const LONG = 100_000;
  const fill = (unit: string) => unit.repeat(Math.floor(LONG / unit.length));
  const COMPLETED = '## Completed Stages\n\n| Stage | Output Artifact |\n|---|---|\n';
  const SEED = '- spec_id: x\n- run_id: y\n- status: IN_PROGRESS\n- current_stage: tasks\n\n';
  atNight.each([
    ['one key many times', `${SEED}${fill('a: b\n')}`],
    ['a status many times', `${SEED}${fill('- status: FAILED\n')}`],
    ['an awaited word many times', SEED.replace('tasks', `tasks (${fill('awaiting ')})`)],
    ['pending without an end', SEED.replace('tasks', `tasks (${fill('pending')})`)],
    ['rows of finished stages', `${SEED}${COMPLETED}${fill('| spec | a.md, b.md |\n')}`],
    ['one cell with many files', `${SEED}${COMPLETED}| spec | ${fill('a/b.md, ')} |\n`],
    [
      'a ledger',
      `- spec_id: x\n\n## Stage Ledger\n\n| Stage | Status |\n|---|---|\n${fill('| Tasks | DONE |\n')}`,
    ],
    ['bars', `${SEED}${fill('|')}`],
    ['stars', `${SEED}- **${fill('*')}`],
    ['blanks', `${SEED}- note:${fill(' ')}x`],
    ['a key without an end', `${SEED}- ${fill('a')}`],
    ['boxes', `${SEED}## Human Checkpoints\n\n${fill('- [x] Spec (if \n')}`],
  ])('%s', (_, text) => {
    const files = { ...pipeline(), [STATE]: text };
    expect(recovered(files).workflows.length).toBeLessThanOrEqual(1);
    expect(leastTime(10_000, () => recovered(files))).toBeLessThan(10_000);
  });

  test.each([
    ['a spec of open markers', 'feature.spec.md', '[NEEDS CLARIFICATION: a] '],
    ['an ADR of articles', 'adr.md', '| I Library-First | EXCEPTION | - |\n'],
    ['an ADR of headings', 'adr.md', '## Constitution Check\n'],
  ])('%s', (_, name, unit) => {
    const head = { current_stage: 'clarify', spec_hash: 'N/A' };
    const files = { ...pipeline({ head }), [`${FOLDER}/${name}`]: fill(unit) };
    expect(recovered(files).workflows).toHaveLength(1);
    expect(leastTime(10_000, () => recovered(files))).toBeLessThan(10_000);
  });

  const MANY = 1200;
  const rows = (row: (at: number) => string) => Array.from({ length: MANY }, (_, at) => row(at)).join('\n');
  test.each([
    ['others', (at: number) => `P${at} words here ${at}`, (at: number) => `Article P${at + 500} other ${at}`],
    ['alike', () => 'Words here', () => 'other words here and there'],
    ['almost named', (at: number) => `words here ${at}`, (at: number) => `words here and words here x${at}`],
    [
      'of all lengths',
      (at: number) => `${'a '.repeat(at % 60)}b`,
      (at: number) => `x ${'a '.repeat(60)}${at}`,
    ],
    ['in lists', (at: number) => `P${at} words`, () => `Articles ${'III/'.repeat(50)}O`],
  ])('X06 a check of many articles, its justifications %s', (_, article, why) => {
    const heads = ['## Constitution Check', '## Complexity Justification'] as const;
    const table = '| Article | Status |\n|---|---|';
    const checked = rows((at) => `| ${article(at)} | EXCEPTION |`);
    const justified = rows((at) => `| ${why(at)} | it is small so |`);
    const adr = `${heads[0]}\n\n${table}\n${checked}\n\n${heads[1]}\n\n${table}\n${justified}\n`;
    expect(constitutionOf(adr).found).toBe(true);
    expect(leastTime(1000, () => constitutionOf(adr))).toBeLessThan(1000);
  });

  test.each(['Article III/', 'III/', 'III, ', '3.1.', 'words here '])('X06 one cell of %s', (unit) => {
    const table = '| Article | Status |\n|---|---|';
    const checked = `## Constitution Check\n\n${table}\n| III words here | EXCEPTION |\n`;
    const adr = `${checked}\n## Complexity Justification\n\n${table}\n| ${fill(unit)}O | it is small |\n`;
    expect(leastTime(1000, () => constitutionOf(adr))).toBeLessThan(1000);
  });
});
