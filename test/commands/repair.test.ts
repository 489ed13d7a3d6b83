// `rekindle repair`: the proposed repair, with its proof, on demand alone.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misuse, rekindle } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import * as made from '../formats/sdd/make-workflow.ts';
import { deskWith } from './desk.ts';
import { AT } from './sample.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from './sdd-files.ts';
import { CRASHED, SPECIFY, STATE, SUMMARY, stateText } from './specify-files.ts';

atNight('H08 seed 000: the missing summary is made from the artifacts, marked as recovered', async () => {
  const desk = await deskWith(CRASHED);
  const scan = JSON.parse((await rekindle(['scan', desk.dir, '--output', 'json', ...AT])).out);
  expect(scan.workflows[0].proposals).toMatchObject([
    { kind: 'repair', files: [{ path: SUMMARY, change: 'create' }] },
  ]);
  const { status, err } = await desk.type('repair', SPECIFY, '--yes');
  expect(status).toBe(0);
  expect(err).toContain('--- /dev/null\n');
  const text = await desk.read(SUMMARY);
  expect(text).toMatch(/^stage_number: 2$/m);
  expect(text).toMatch(/^ {2}recovered: true$/m);
  expect(text).toContain('Reconstructed from artifacts (coordinator crashed)');
  expect(misuse(/found no repair that the facts prove right/)(await desk.type('repair', SPECIFY))).toEqual(
    [],
  );
});

atNight('S02 a torn state file goes back to the last whole version, its bytes are archived', async () => {
  const whole = stateText(6, 3, 'completed');
  const desk = await deskWith({ [STATE]: whole });
  await writeFile(join(desk.dir, STATE), whole.slice(0, 150));
  const { status, out, err } = await desk.type('repair', SPECIFY, '--yes');
  expect(status).toBe(0);
  expect(err).toContain('can be read and does not contradict itself');
  expect(out).toMatch(/^specify-5-export\/[\w-]+\n$/);
  expect(await desk.read(STATE)).toBe(whole);
});

atNight('S02 a torn solicitation among the changes goes back as well, and workflow.yaml stays', async () => {
  const location = `${made.CHANGES}/01-login`;
  const path = `${location}/solicitation-workflow.yaml`;
  const files = made.single('in_progress', ['solicitation-workflow.yaml'], { item: { location } });
  const desk = await deskWith(files);
  await writeFile(join(desk.dir, path), made.SOLICITATION.split('\n').slice(0, 9).join('\n'));
  const { status, out } = await desk.type('repair', 'sdd:k7m2p4-user-auth', '--yes');
  expect([status, out]).toEqual([0, expect.stringMatching(/^sdd-k7m2p4-user-auth\/[\w-]+\n$/)]);
  expect([await desk.read(path), await desk.read(made.STATE)]).toEqual([files[path], files[made.STATE]]);
  const scan = JSON.parse((await rekindle(['scan', desk.dir, '--output', 'json', ...AT])).out);
  expect(scan.workflows[0].decision).toMatchObject({ action: 'resume', step: 'spec' });
});

describe('seed 004: a SPEC.md of the last checkpoint that is gone', () => {
  const PATH = `${CHANGES}/SPEC.md`;
  const BYTES = '\ufeff# Spec\r\n\r\nA person signs in by a link.\r\n<!-- no line end -->';
  const spec = async () => {
    const subject = 'checkpoint: user-auth-1 spec created';
    const state = `${SDD_FOLDER}/workflow.yaml`;
    const early = PLANNING[state]?.replace('created: 2026-02-02', 'created: 2026-01-01') ?? '';
    const desk = await deskWith({ ...PLANNING, [state]: early, [PATH]: BYTES }, subject);
    return { desk, commit: (await desk.git('rev-parse', 'HEAD')).trim().slice(0, 12) };
  };

  test('comes back from it byte for byte, and the commit is named', async () => {
    const { desk, commit } = await spec();
    await rm(join(desk.dir, PATH));
    const scan = await rekindle(['scan', desk.dir, ...AT]);
    expect(scan.out).toContain('rerun');
    expect(scan.out).toContain(`SPEC.md of 01-user-auth back from the last checkpoint ${commit}`);
    const { status, err } = await desk.type('repair', SDD, '--yes');
    expect(status).toBe(0);
    expect(err).toContain(`was in commit ${commit}`);
    expect(await desk.read(PATH)).toBe(BYTES);
    expect(await desk.git('status', '--porcelain')).toBe('');
    expect(misuse(/found no repair/)(await desk.type('repair', SDD))).toEqual([]);
  });

  atNight('also where a later commit removed it, and what stands there now is kept', async () => {
    const { desk, commit } = await spec();
    await desk.git('rm', '-q', PATH);
    await desk.git('commit', '-q', '-m', 'tidy up');
    await mkdir(join(desk.dir, CHANGES), { recursive: true });
    await writeFile(join(desk.dir, PATH), '# Spec\n\n## Goal\n');
    const { out, err } = await desk.type('repair', SDD, '--yes');
    expect(err).toContain(`was in commit ${commit}`);
    expect(await desk.read(PATH)).toBe(BYTES);
    expect(out).toMatch(/^sdd-u7y4ja-user-auth\/[\w-]+\n$/);
  });
});

test('where nothing but a correction by hand is offered, nothing else is advised', async () => {
  const whole = stateText(6, 3, 'completed');
  const both = `<<<<<<< HEAD\n${whole}=======\n${whole.replace('stage_status', 'odd')}>>>>>>> other\n`;
  const desk = await deskWith({ [STATE]: both });
  const { err } = await desk.type('repair', SPECIFY);
  expect(err).toMatch(/found no repair that the facts prove right\. Correct it by hand\.\n$/);
});
