// Every command that writes, typed where there is something for it to write.
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Desk, deskOn, deskWith } from '../commands/desk.ts';
import { AT } from '../commands/sample.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from '../commands/sdd-files.ts';
import { CRASHED, SILENT, SPECIFY, STATE, stateText } from '../commands/specify-files.ts';
import { PUBLISHED } from './world.ts';

/** A repository, and what is typed there. */
export interface Writing {
  readonly dir: string;
  readonly args: readonly string[];
}

type Case = readonly [command: string, what: string, make: () => Promise<Writing>];

/** Each is about bytes that no commit has: only the working tree or an archive can hold them. */
export const WRITING: readonly Case[] = [
  ['resume', 'one text', () => noted('feature/invoice-export', '003-invoice-export', 'resume')],
  ['answer', 'two texts', answering],
  ['approve', 'one text', () => noted('feature/audit-trail', '007-audit-trail', 'approve')],
  ['retry', 'one text', async () => typed(await deskWith(SILENT), 'retry', SPECIFY)],
  ['skip', 'one text', async () => typed(await deskWith(SILENT), 'skip', SPECIFY)],
  ['accept-spec', 'one text', accepting],
  ['migrate', 'one text after the other', migrating],
  ['repair', 'a new text', async () => typed(await deskWith(CRASHED), 'repair', SPECIFY)],
  ['repair', 'a torn text, which is archived', torn],
  [
    'start-fresh',
    'tracked, untracked and ignored files',
    async () => typed(await cluttered(), 'start-fresh', CLUTTERED),
  ],
  ['restore', 'tracked, untracked and ignored files', restoring],
  ['regress', 'copies, removals, texts and a commit', regressing],
  ['checkpoint', 'a commit', saving],
  ['init', 'new texts in new folders', starting],
];

async function typed(desk: Desk, ...args: readonly string[]): Promise<Writing> {
  const at = args[0] === 'restore' ? [] : AT;
  return { dir: desk.dir, args: [...args, ...at] };
}

async function noted(branch: string, feature: string, ...args: readonly string[]): Promise<Writing> {
  const desk = await deskOn(branch);
  await appendFile(join(desk.dir, 'specs', feature, '.pipeline-state.md'), '- a note\n');
  const [command = '', ...more] = args;
  return typed(desk, command, `ai-dev-shop:${feature}`, ...more);
}

async function answering(): Promise<Writing> {
  const desk = await deskOn('feature/order-export');
  await desk.type('migrate', '--all', '--yes');
  return typed(desk, 'answer', 'specify:12-order-export', 'Q-001', 'all');
}

async function accepting(): Promise<Writing> {
  const desk = await deskOn('feature/seat-map');
  const { err } = await desk.type('accept-spec', 'ai-dev-shop:004-seat-map', 'ab'.repeat(32), '--yes');
  const hash = /the spec is now ([0-9a-f]{64})/.exec(err)?.[1] ?? '';
  return noted('feature/seat-map', '004-seat-map', 'accept-spec', hash, '--reason', 'a longer hold');
}

async function migrating(): Promise<Writing> {
  const other = stateText(4, 3, 'completed').replaceAll('5-export', '6-import');
  const files = { [STATE]: stateText(3, 3, 'completed'), [STATE.replace('5-export', '6-import')]: other };
  const desk = await deskWith(files);
  for (const path of Object.keys(files)) await appendFile(join(desk.dir, path), 'A note.\n');
  return typed(desk, 'migrate', '--all');
}

async function torn(): Promise<Writing> {
  const whole = stateText(6, 3, 'completed');
  const desk = await deskWith({ [STATE]: whole });
  await writeFile(join(desk.dir, STATE), whole.slice(0, 150));
  return typed(desk, 'repair', SPECIFY);
}

const CLUTTERED = 'humaninloop:005-user-auth';

async function cluttered(): Promise<Desk> {
  const desk = await deskOn('feature/user-auth');
  await writeFile(join(desk.dir, '.gitignore'), '*.local\n');
  await writeFile(join(desk.dir, 'specs/005-user-auth/mine.local'), 'mine\n');
  await appendFile(join(desk.dir, 'specs/005-user-auth/spec.md'), 'Not committed.\n');
  return desk;
}

async function restoring(): Promise<Writing> {
  const desk = await cluttered();
  const { out } = await desk.type('start-fresh', CLUTTERED, '--yes');
  return typed(desk, 'restore', out.trim());
}

async function regressing(): Promise<Writing> {
  const desk = await deskWith(PLANNING);
  await appendFile(join(desk.dir, CHANGES, 'PLAN.md'), 'Not committed.\n');
  return typed(desk, 'regress', SDD, '--to', 'spec', '--reason', 'a second factor');
}

async function saving(): Promise<Writing> {
  const desk = await deskWith(PLANNING);
  await appendFile(join(desk.dir, SDD_FOLDER, 'workflow.yaml'), '# not committed\n');
  return typed(desk, 'checkpoint', SDD);
}

async function starting(): Promise<Writing> {
  const { dir } = await deskWith(PLANNING);
  await appendFile(join(dir, CHANGES, 'PLAN.md'), 'Not committed.\n');
  return { dir, args: ['init', '--uses', PUBLISHED.split(' ', 1)[0] ?? ''] };
}
