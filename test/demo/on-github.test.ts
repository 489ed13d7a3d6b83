// The demo's third part: what is printed is what the effects say, and the effects are those of the modes.
import { spawn } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONFIG, PULL } from '../../src/demo/github-scenario.ts';
import { onGitHub, tellPlayed } from '../../src/demo/on-github.ts';
import { type Played, play } from '../../src/demo/run-modes.ts';
import type { RecordedEffect } from '../../src/demo/simulated-github.ts';
import type { RemoteEffect } from '../../src/model/github/effects.ts';
import { readMark } from '../../src/report/github/markers.ts';
import { columnsOf, plainPaint } from '../../src/report/terminal/layout.ts';
import { atNight, exhaustive } from '../exhaustive.ts';
import { env, folder, git } from '../local/repository.ts';

const CLI = path.resolve(import.meta.dirname, '../../dist/cli/index.js');
const STOP = new AbortController().signal;
const VIEW = { columns: 100, paint: plainPaint };

let dir = '';
let played: Played;
let out = '';
beforeAll(async () => {
  dir = await folder();
  played = await play({ dir, env, stop: STOP });
  out = await tellPlayed(played, VIEW);
});

const only = <Kind extends RemoteEffect['kind']>(all: readonly RecordedEffect[], kind: Kind) =>
  all.flatMap(({ effect }) =>
    effect.kind === kind ? [effect as Extract<RemoteEffect, { kind: Kind }>] : [],
  );
const kinds = (all: readonly RecordedEffect[]) => all.map(({ effect }) => effect.kind);
/** What stands behind the bars, as one text each. */
const quoted = () =>
  out
    .split(/\n(?! {2}│)/)
    .filter((part) => part.includes('\n  │'))
    .map((part) => [...part.matchAll(/^ {2}│ ?(.*)$/gm)].map(([, line]) => line).join('\n'));
const told = (from: string, to: string) => out.split(`\n${from}\n`)[1]?.split(`\n${to}`)[0] ?? '';
const swept = () => told('The sweep', 'The card:');
const ordered = () => told('A person says yes', 'The same comment');
const kindsIn = (part: string) => [...part.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, kind]) => kind);

describe('the modes', () => {
  test('the sweep puts up the card, two migrations with their check runs, and last the dashboard', () => {
    const { sweep } = played;
    const cards = only(sweep, 'comment').map(({ body }) => readMark(body)?.branch);
    expect(cards).toEqual([PULL.branch]);
    expect(kinds(sweep).filter((kind) => kind === 'pull-request' || kind === 'check-run')).toEqual([
      'pull-request',
      'check-run',
      'pull-request',
      'check-run',
    ]);
    expect(sweep.at(-1)?.effect).toMatchObject({ kind: 'issue', key: 'dashboard' });
  });

  atNight('an order is seen, answered, committed, judged, handed on, and ends with its reaction', () => {
    const order = 'react comment react commit check-run comment dispatch comment comment label react';
    expect(kinds(played.command).join(' ')).toBe(order);
    expect(only(played.command, 'react').map(({ content }) => content)).toEqual(['eyes', 'rocket', '+1']);
  });

  test('the agent is sent to the commit that was just made, by the config that is shown', () => {
    const [dispatch] = only(played.command, 'dispatch');
    const sha = played.command.find(({ effect }) => effect.kind === 'commit')?.landed.sha;
    expect(dispatch?.way).toEqual({ kind: 'repository-dispatch', type: 'rekindle-resume' });
    expect(dispatch?.payload).toMatchObject({ ref: PULL.branch, sha, action: 'resume', step: 'programmer' });
    for (const line of CONFIG.trimEnd().split('\n')) expect(out).toContain(`\n    ${line}\n`);
  });

  test('the same comment once more does nothing', () => {
    expect(played.again).toEqual([]);
    expect(out).toContain('once more: 0 effects.\n');
  });

  atNight('the commits are whole, and lie on the branches that the effects name', async () => {
    expect(await git(dir, 'fsck', '--strict')).toBe('');
    for (const { effect, landed } of [...played.sweep, ...played.command])
      if (effect.kind === 'commit' || effect.kind === 'pull-request') {
        const [sha, parent, ...message] = (
          await git(dir, 'log', '-1', '--format=%H%n%P%n%B', effect.branch)
        ).split('\n');
        expect([sha, parent, message[0]]).toEqual([landed.sha, effect.head, effect.message.split('\n')[0]]);
        expect(message).toContain(`Rekindle-Source: ${effect.key}`);
        const paths = effect.edits.map((edit) => edit.path);
        expect(await git(dir, 'diff', '--name-only', `${parent}`, `${sha}`)).toBe(paths.join('\n'));
      }
  });
});

describe('what is printed', () => {
  test('the card and the first migration as people read them, without a mark of Markdown', () => {
    const [migration] = only(played.sweep, 'pull-request');
    const [card = '', proposed = ''] = quoted();
    expect(card).toMatch(
      /^🟢 Invoice export: interrupted · since \d{4}-\d\d-\d\d · feature\/invoice-export\n/,
    );
    expect(card).toContain('\n▸ Details\n');
    expect(card).toContain('\n  /start-fresh sha=');
    expect(card).toContain('\n▸ What starting fresh removes (4 files)\n');
    expect(proposed).toContain('\n3  schema_version  4  6\n');
    expect(`${card}\n${proposed}`).not.toMatch(/^#|<!--|<\/?details|\*\*|^\||```/m);
    expect(out).toContain(`, “${migration?.title}”\n`);
  });

  test('every effect, in the order in which it landed', () => {
    expect(kindsIn(swept())).toEqual(kinds(played.sweep));
    expect(kindsIn(ordered())).toEqual(kinds(played.command));
  });

  atNight('the lines of the commit, as git has them', async () => {
    const [commit] = only(played.command, 'commit');
    const diff = await git(dir, 'diff', `${commit?.head}`, `${commit?.branch}`);
    const changed = diff.split('\n').filter((line) => /^[-+](?![-+])|^[-+]- /.test(line));
    expect(changed).toContain('+- last_updated_at: 2026-11-27T00:10:00Z');
    const shown = ordered()
      .split('\n')
      .map((line) => line.slice(16))
      .filter((line) => /^[-+](?![-+])|^[-+]- /.test(line));
    expect(shown).toEqual(changed);
  });

  test('all that the agent is told', () => {
    const [dispatch] = only(played.command, 'dispatch');
    const words = ordered().replaceAll(/\s+/g, ' ');
    for (const [name, value] of Object.entries(dispatch?.payload ?? {}))
      expect(words).toContain(` ${name} ${value}`);
  });

  atNight('keeps to the columns, and has no colours of its own', async () => {
    const narrow = await tellPlayed(played, { ...VIEW, columns: 60 });
    const words = narrow.split('\n').filter((line) => /^\S|^ {2}[a-z]/.test(line) && line.includes(' '));
    expect(words.filter((line) => columnsOf(line) > 60 && !/^(?:The migration:)/.test(line))).toEqual([]);
    expect(narrow).not.toContain('\u001b');
  });
});

test('it stops as soon as it is told to', async () => {
  const stopping = new AbortController();
  const ground = { dir: await folder(), env, stop: stopping.signal };
  stopping.abort();
  await expect(onGitHub(ground, VIEW)).rejects.toThrow(/^git (?:init|fast-import|reset) failed/);
});

if (exhaustive)
  test('R01 interrupted while it plays, it leaves nothing behind', async () => {
    const temp = path.join(await folder(), 'tmp');
    await mkdir(temp);
    const child = spawn(process.execPath, [CLI, 'demo', '--all'], { env: { ...env, TMPDIR: temp } });
    const ended = new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)));
    const inside = async (): Promise<readonly string[]> => {
      const [made] = await readdir(temp);
      return made === undefined ? [] : readdir(path.join(temp, made)).catch(() => []);
    };
    while (!(await inside()).includes('github')) {
      expect(child.exitCode, 'it ended before it played on GitHub').toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill('SIGINT');
    expect([await ended, await readdir(temp)]).toEqual(['SIGINT', []]);
  });
