// `rekindle demo`: it tells what a scan finds, shows every format, and leaves nothing behind.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { FOUR_TOOLS } from '../../../src/demo/four-tools.ts';
import { STORIES, TORN } from '../../../src/demo/stories.ts';
import { DEMO_NOW } from '../../../src/demo/story.ts';
import { engine } from '../../../src/index.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { type Ended, misuse, rekindle } from '../../cli/world.ts';
import { atNight, exhaustive, share } from '../../exhaustive.ts';
import { launch } from '../../launcher.ts';
import { env, folder, git, put } from '../../local/repository.ts';

const CLI = path.resolve(import.meta.dirname, '../../../dist/cli/index.js');

/** A part of the story: its branch, and what is said behind each label. */
interface Told {
  readonly branch: string;
  readonly verdict: string;
  readonly text: string;
}

function toldIn(out: string): readonly Told[] {
  return out.split('\n\n').flatMap((text) => {
    const branch = /^(\S+) {2}\S/.exec(text)?.[1];
    const verdict = /^ {4}verdict {2}(.+)$/m.exec(text)?.[1];
    return branch && verdict ? [{ branch, verdict, text }] : [];
  });
}

const NOTHING: Ended = { status: -1, out: '', err: '' };
/** Told once by the built command line; it leaves nothing behind. */
const plain = { ...NOTHING, left: ['?'] };
/** Told once in a folder that is not there yet, with a sample that stays, and a copy that nothing changes. */
const kept = { dir: '', copy: '', ended: NOTHING };
/** Told once, at night: by another person on a terminal, under another name, with settings without a say. */
const other = { dir: '', ended: NOTHING };
beforeAll(async () => {
  Object.assign(plain, await toldByItself());
  const home = await folder();
  kept.dir = path.join(home, 'new', 'my sample');
  kept.ended = await rekindle(['demo', '--all', '--keep', kept.dir]);
  kept.copy = path.join(home, 'copy');
  await cp(kept.dir, kept.copy, { recursive: true });
  if (!exhaustive) return;
  const person = await folder();
  const settings = '[commit]\n\tgpgsign = true\n[init]\n\tdefaultBranch = trunk\n';
  await writeFile(path.join(person, '.gitconfig'), settings);
  other.dir = await folder();
  const foreign = { PATH: env.PATH, HOME: person, GIT_AUTHOR_NAME: 'Someone', TZ: 'Asia/Tokyo' };
  const terminal = { columns: 80, program: 'node dist/cli/index.js' };
  other.ended = await rekindle(['demo', '--all', '--keep', other.dir], { env: foreign, ...terminal });
});

/** By a process of its own, and what is left where it was and in its temporary and home folders. */
async function toldByItself() {
  const [temp, home] = [await folder(), await folder()];
  const over = { cwd: home, env: { ...env, TMPDIR: temp, HOME: home } };
  const { status, stdout, stderr } = launch(process.execPath, [CLI, 'demo', '--all'], over);
  const left = [...(await readdir(temp)), ...(await readdir(home))];
  return { status, out: stdout.toString(), err: stderr.toString(), left };
}

/** The sample that stays, as it was made. */
async function asMade(): Promise<string> {
  await rm(kept.dir, { recursive: true });
  await cp(kept.copy, kept.dir, { recursive: true });
  return kept.dir;
}

/** Every branch that is told of. */
const BRANCHES = new Set([...STORIES, TORN].map(({ branch }) => branch)).size;

describe('the story', () => {
  test('tells what a scan of the same repository finds', async () => {
    const { status, out, err } = kept.ended;
    expect([status, err]).toEqual([0, '']);
    const scan = await rekindle(['scan', kept.copy, '--all-branches', '--output', 'json', '--now', DEMO_NOW]);
    const { workflows, unreadable }: ScanReport = JSON.parse(scan.out);
    const found = [
      ...workflows.map(({ owner, decision: { action, step, reason } }) =>
        step === null ? `${owner} ${action} (${reason})` : `${owner} ${action} ${step} (${reason})`,
      ),
      ...unreadable.map(({ branch, rule }) => `${branch} cannot be read (${rule})`),
    ];
    const told = toldIn(out).map(({ branch, verdict }) => `${branch} ${verdict}`);
    expect(told.toSorted()).toEqual(found.toSorted());
  });

  test('shows formats that the engine reads, those with runs of their own among them', () => {
    const told = new Set(STORIES.map(({ format }) => format));
    const read = new Set(engine.formats.map(({ id }) => id));
    expect([...told].filter((id) => !read.has(id))).toEqual([]);
    const runs = ['ai-dev-shop', 'humaninloop', 'project-state', 'sdd', 'specify'];
    expect(runs.filter((id) => !told.has(id))).toEqual([]);
  });

  test('shows one decision of each kind that a person meets first', () => {
    const told = toldIn(plain.out);
    const verdictOn = (branch: string) => told.find((one) => one.branch === branch)?.verdict;
    expect(verdictOn('feature/invoice-export')).toBe('resume programmer (partial-work)');
    expect(verdictOn('feature/seat-map')).toBe('block (spec-changed)');
    expect(verdictOn('feature/audit-trail')).toBe('wait spec (awaiting-approval)');
    expect(verdictOn('feature/webhook-retries')).toBe('rerun architect (constitution-check-missing)');
    expect(verdictOn('feature/search-filters')).toBe('rerun tasks (artifact-missing)');
    expect(verdictOn('feature/user-auth')).toBe('wait B1 (awaiting-answer)');
    expect(verdictOn('feature/notifications')).toBe('resume B2 (answers-to-apply)');
    expect(verdictOn('main')).toBe('none (completed)');
    expect(verdictOn(TORN.branch)).toBe('cannot be read (state-readable)');
  });

  test('shows what changed in a spec, and which questions wait', () => {
    const { out } = plain;
    expect(out).toContain(' -- **FR-001** A held seat is free again after 10 minutes.\n');
    expect(out).toContain(' +- **FR-001** A held seat is free again after 30 minutes.\n');
    expect(out).toContain('C2.1: How long does a session last?');
  });

  atNight('says what "rekindle" is short for, where it was not called by that name', () => {
    expect(stripVTControlCharacters(other.ended.out)).toContain(
      '\nNow you ("rekindle" is short for "node dist/cli/index.js"):\n',
    );
  });

  atNight('fits a screen or so where not all of it is asked for, and names what tells the rest', async () => {
    const { status, out, err } = await rekindle(['demo'], { columns: 100 });
    const text = stripVTControlCharacters(out);
    expect([status, err]).toEqual([0, '']);
    expect(text.split('\n').length).toBeLessThanOrEqual(48);
    expect(text).toContain('\n  rekindle demo --all\n');
    expect(text).toContain(' +- **FR-001** A held seat is free again after 30 minutes.\n');
    expect(text).not.toContain('GitHub');
  });

  test('four tools lie side by side, each with its own next line', () => {
    const part = kept.ended.out.split('Four tools side by side')[1] ?? '';
    const verdicts = [...part.matchAll(/^([a-z-]+:\S+) {2}(.*)$/gm)].map(
      ([, id, verdict]) => `${id} ${verdict}`,
    );
    expect(verdicts).toEqual([
      'openspec:gift-notes resume apply (partial-work)',
      'spec-kit:002-returns wait spec (awaiting-answer)',
      'task-master:master resume implement (partial-work)',
      'kiro:shop-window rerun tasks (not-started)',
    ]);
    for (const { id } of FOUR_TOOLS) expect(part).toContain(`    then     rekindle brief ${id}\n`);
    for (const way of ['/opsx:apply gift-notes', 'task-master', 'tasks.md'])
      expect(part.replace(/\s+/g, ' ')).toContain(way);
  });

  atNight('has colours on a terminal', () => {
    expect(other.ended.out).toContain('\u001b[31mblock (spec-changed)\u001b[39m');
  });

  atNight(
    'its part on GitHub is the same every time, and leaves no trace in a sample that stays',
    async () => {
      const part = (out: string) => /^The same on GitHub, simulated\n[\s\S]*?(?=^Now you)/m.exec(out)?.[0];
      expect(part(plain.out)).toContain('\nThe sweep\n');
      expect(part(kept.ended.out)).toBe(part(plain.out));
      expect(await git(kept.copy, 'for-each-ref', 'refs/heads/rekindle/')).toBe('');
      expect(await git(kept.copy, 'log', '--all', '--author=github-actions', '--format=%H')).toBe('');
    },
  );
});

/** Types a line in a shell, in a folder; it is our command line in this process that is called. */
async function type(line: string, cwd: string): Promise<Ended> {
  if (line.startsWith('git ')) {
    const { status, stdout, stderr } = launch('sh', ['-c', line], { env, cwd });
    return { status, out: stdout.toString(), err: stderr.toString() };
  }
  const { stdout } = launch('sh', ['-c', line.replace(/^rekindle /, 'printf "%s\\0" ')], { env, cwd });
  const args = stdout.toString().split('\0').slice(0, -1);
  return rekindle(args, { open: (dir, warn) => localEdge(path.resolve(cwd, dir), { env, warn }) });
}

describe('every line of the story', () => {
  test('at its end can be typed', async () => {
    await asMade();
    const lines =
      kept.ended.out
        .split('Now you:\n')[1]
        ?.trimEnd()
        .split('\n')
        .map((line) => line.trim()) ?? [];
    expect(lines).toHaveLength(6);
    for (const line of lines.slice(0, 5)) {
      const { status, out, err } = await type(line, path.dirname(kept.dir));
      const told = line.startsWith('git ') ? out === '' : out.length > 100;
      expect([status === 0 || line.includes(' scan '), err.replace(/^Switched.*\n/, ''), told]).toEqual([
        true,
        '',
        true,
      ]);
    }
  });

  atNight('can be typed where the sample is kept', async () => {
    const cwd = path.dirname(await asMade());
    const { out } = kept.ended;
    const next = [...out.matchAll(/^ {4}next +(rekindle .*)$/gm)].map(([, line = '']) => line);
    expect(next).toHaveLength(STORIES.length - 1);
    const turns = [...out.matchAll(/^ {2}((?:git|rekindle (?:migrate|answer|resume)) .*)$/gm)]
      .map(([, line = '']) => line)
      .slice(0, 5)
      .map((line) => (line.startsWith('rekindle') ? `${line} --yes` : line));
    const ended: Ended[] = [];
    for (const line of [...next.slice(-1), ...turns]) ended.push(await type(line, cwd));
    expect(ended.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(ended.at(-1)?.out).toMatch(/^# Resume brief/);
  });

  test('names a sample that stays, and the line that makes it, where this one is gone', () => {
    const [line] = /rekindle demo --keep \S+(?=")/.exec(plain.out.replaceAll(/\n(?=\S)/g, ' ')) ?? [];
    expect(line).toBe('rekindle demo --keep rekindle-demo');
    const named = [
      ...plain.out.matchAll(/^ +(?:next +|or +)?(rekindle (?:brief|migrate|answer|resume) .*)$/gm),
    ];
    expect(named.length).toBeGreaterThan(STORIES.length);
    for (const [, typed] of named) expect(typed).toContain(' -C rekindle-demo');
  });
});

describe('one of them, taken up again', () => {
  test('migrate, both answers, resume: what each changes, and what is to be done then', () => {
    const told = plain.out.split('One of them, taken up again')[1] ?? '';
    const typed = [...told.matchAll(/^ {2}(rekindle (?:migrate|answer|resume) [^\n]*)$/gm)].map(
      ([, line]) => line,
    );
    expect(typed.slice(0, 4).map((line) => line?.split(' ')[1])).toEqual([
      'migrate',
      'answer',
      'answer',
      'resume',
    ]);
    expect([...told.matchAll(/^ {4}now: (.*)$/gm)].map(([, verdict]) => verdict)).toEqual([
      'wait 4 (awaiting-answer)',
      'wait 4 (awaiting-answer)',
      'resume 4 (answers-to-apply)',
      'resume 4 (answers-to-apply)',
    ]);
    expect(told).toContain('\n    -schema_version: 4\n    +schema_version: 6\n');
  });
});

describe('the repository', () => {
  atNight('is the same every time, object for object', async () => {
    const refs = await git(kept.copy, 'for-each-ref', '--format=%(objectname) %(refname)');
    expect(await git(other.dir, 'for-each-ref', '--format=%(objectname) %(refname)')).toBe(refs);
    expect(refs.split('\n')).toHaveLength(BRANCHES);
  });

  atNight('the programmer’s branch holds the partial work and the red test of its story', async () => {
    const at = async (file: string) => git(kept.copy, 'show', `feature/invoice-export:${file}`);
    const dir = await folder();
    for (const file of ['package.json', 'src/invoices.js', 'test/invoices.test.js'])
      await put(dir, file, await at(file));
    const { status, stdout } = launch(process.execPath, ['--test'], { env, cwd: dir });
    expect([status, /^. pass 1$/m.test(stdout.toString()), /^. fail 1$/m.test(stdout.toString())]).toEqual([
      1,
      true,
      true,
    ]);
  });

  test('is whole, and its default branch is checked out and clean', async () => {
    const { copy: dir } = kept;
    expect(await git(dir, 'fsck', '--strict')).toBe('');
    expect(await git(dir, 'status', '--porcelain', '--branch')).toBe('## main');
    expect(await readdir(dir)).toContain('README.md');
  });

  atNight('takes no setting of the person: no hook, no template, no signing', () => {
    expect([other.ended.status, existsSync(path.join(other.dir, '.git/hooks'))]).toEqual([0, false]);
  });
});

describe('--keep', () => {
  test.each(
    share(
      [
        ['that is not there yet', kept],
        ['that is empty', other],
      ],
      2,
    ),
  )('takes a folder %s', (_, { dir, ended }) => {
    expect(ended.status).toBe(0);
    expect(ended.out.split('\n\n')[1]?.replaceAll('\n', ' ')).toContain(`It is at ${dir}.`);
  });

  test('wrong: a folder with files in it stays as it is', async () => {
    const dir = await folder();
    await writeFile(path.join(dir, 'mine'), 'x');
    const line = `--keep: found files in ${JSON.stringify(dir)}, expected a new or empty folder.`;
    expect(misuse(line)(await rekindle(['demo', '--keep', dir]))).toEqual([]);
    expect(await readdir(dir)).toEqual(['mine']);
  });

  test.each([
    [['--keep', CLI], /^--keep: cannot make the folder /],
    [['--keep'], /^option '--keep DIR' argument missing/],
    [['x'], /^too many arguments for 'demo'/],
  ])('wrong: %j', async (args, line) => {
    expect(misuse(line)(await rekindle(['demo', ...args]))).toEqual([]);
  });
});

/** A temporary folder of its own, and what is in it. */
async function place() {
  const temp = path.join(await folder(), 'tmp');
  await mkdir(temp);
  return { temp, left: () => readdir(temp) };
}

describe('without --keep nothing is left behind', () => {
  test('when the story is told', () => {
    expect([plain.status, plain.err, plain.left]).toEqual([0, '', []]);
  });

  atNight('when git is not there: one line, status 2', async () => {
    const { temp, left } = await place();
    const done = spawnSync(process.execPath, [CLI, 'demo'], {
      env: { PATH: tmpdir(), TMPDIR: temp },
      encoding: 'utf8',
    });
    expect([done.status, done.stdout, await left()]).toEqual([2, '', []]);
    expect(done.stderr).toMatch(/^rekindle: git was not found\.[^\n]+\n$/);
  });

  atNight('where there is no place for it: one line, status 2', () => {
    const over = { ...env, TMPDIR: '/no/such/place' };
    const done = spawnSync(process.execPath, [CLI, 'demo'], { env: over, encoding: 'utf8' });
    expect([done.status, done.stdout]).toEqual([2, '']);
    expect(done.stderr).toBe(
      'rekindle: no folder can be made in /no/such/place. Use --keep DIR, or set TMPDIR.\n',
    );
  });

  atNight.each(['SIGINT', 'SIGTERM'] as const)('R01 when it is told to end by %s', async (signal) => {
    const { temp, left } = await place();
    const child = spawn(process.execPath, [CLI, 'demo'], { env: { ...env, TMPDIR: temp } });
    const ended = new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)));
    while ((await left()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill(signal);
    expect([await ended, await left()]).toEqual([signal, []]);
  });
});
