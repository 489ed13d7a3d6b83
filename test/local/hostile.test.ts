// A repository that wants to run something, a git that will not, and environments that lie.
import { chmod, chown, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { UserError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { build, env, folder, found, git, iso, put, run, type Step, state } from './repository.ts';

const P = 'specs/1-a/.pipeline-state.md';
const STEPS: readonly Step[] = [
  { id: 'm', day: 1, files: { [P]: state('m'), 'specs/1-a/feature.spec.md': 'v1\n' } },
  { id: 'n', day: 2, parents: ['m'], files: { [P]: state('n') } },
  { id: 'own', day: 3, parents: ['n'], files: { [P]: state('o') }, message: 't\n\nRekindle-Action: x\n' },
];
const TARGETS = [
  { kind: 'branches', names: 'all' },
  { kind: 'worktree' },
  { kind: 'commit', revision: 'main' },
] as const;

/** A repository, and a program that leaves a mark wherever it is run. */
async function trap() {
  const built = await build({ steps: STEPS, refs: { main: 'own', old: 'm' }, checkout: 'main' });
  await sign(built.dir, 'old');
  const marks = await folder();
  const program = join(await folder(), 'trap');
  await put(dirname(program), 'trap', `#!/bin/sh\ntouch ${marks}/"$$"\nexit 1\n`);
  await chmod(program, 0o755);
  return { ...built, program, marks: () => readdir(marks) };
}

describe('a hostile repository', () => {
  it('its config runs nothing and changes nothing of what is found', async () => {
    const { dir, program, marks } = await trap();
    const honest = await answers(dir);
    const settings: Readonly<Record<string, string>> = {
      'core.fsmonitor': program,
      'core.hooksPath': dirname(program),
      'core.pager': program,
      'pager.log': program,
      'core.sshCommand': program,
      'core.askPass': program,
      'core.alternateRefsCommand': program,
      'core.gitProxy': program,
      'core.editor': program,
      'log.showSignature': 'true',
      'gpg.program': program,
      'diff.external': program,
      'diff.x.textconv': program,
      'diff.x.command': program,
      'filter.x.smudge': program,
      'filter.x.clean': program,
      'filter.x.process': program,
      'uploadpack.packObjectsHook': program,
      'credential.helper': program,
      'protocol.allow': 'always',
      'protocol.ext.allow': 'always',
      'alias.log': `!${program}`,
      'alias.rev-parse': `!${program}`,
      'trailer.separators': '#',
      'trailer.x.command': program,
      'trailer.rekindle-action.cmd': program,
      'log.follow': 'true',
      'log.showRoot': 'false',
      'log.date': 'human',
      'log.diffMerges': 'first-parent',
      'log.mailmap': 'true',
      'diff.renames': 'copies',
      'diff.relative': 'true',
      'diff.orderFile': '/nowhere',
      'diff.ignoreSubmodules': 'all',
      'diff.noprefix': 'true',
      'format.pretty': 'oneline',
      'format.notes': 'true',
      'color.ui': 'always',
      'core.quotePath': 'true',
      'core.abbrev': '4',
      'i18n.logOutputEncoding': 'UTF-16',
    };
    for (const [name, value] of Object.entries(settings)) await git(dir, 'config', name, value);
    await put(dir, '.gitattributes', '* diff=x filter=x\n');
    expect(await answers(dir)).toEqual(honest);
    expect(await marks()).toEqual([]);
  });

  atNight('a promise to fetch what is missing is not kept: no program, no network', async () => {
    const { dir, program, marks, id } = await trap();
    await git(dir, 'config', 'extensions.partialClone', 'origin');
    await git(dir, 'config', 'core.repositoryFormatVersion', '1');
    await git(dir, 'config', 'protocol.ext.allow', 'always');
    await git(dir, 'config', 'remote.origin.url', `ext::${program} %S`);
    await git(dir, 'config', 'remote.origin.promisor', 'true');
    const edge = await localEdge(dir, { env });
    expect(await edge.resolve('ab'.repeat(20))).toBeNull();
    expect(await edge.resolve('main')).toBe(id('own'));
    for (const target of TARGETS) await edge.survey(target, toy);
    await expect(edge.survey({ kind: 'commit', revision: 'ab'.repeat(20) }, toy)).rejects.toThrow(UserError);
    expect(await marks()).toEqual([]);
  });

  atNight('replaced objects and grafts forge no history', async () => {
    const { dir, id } = await trap();
    const honest = await answers(dir);
    await git(dir, 'replace', id('own'), id('m'));
    await put(dir, '.git/info/grafts', `${id('own')}\n`);
    expect(await answers(dir)).toEqual(honest);
  });

  atNight('a working tree that is claimed to be elsewhere is not read', async () => {
    const { dir } = await trap();
    const elsewhere = await folder();
    await put(elsewhere, P, state('secret'));
    await git(dir, 'config', 'core.worktree', elsewhere);
    const edge = await localEdge(dir, { env });
    await expect(edge.survey({ kind: 'worktree' }, toy)).rejects.toThrow(/has no working tree/);
  });

  // Skipped for all but root: nobody else can give a folder to another user.
  it.runIf(process.getuid?.() === 0)('somebody else’s repository is refused in git’s words', async () => {
    const { dir } = await trap();
    await chown(join(dir, '.git'), 12_345, 12_345);
    await chown(dir, 12_345, 12_345);
    await expect(localEdge(dir, { env })).rejects.toThrow(
      /refuses to read.*dubious ownership.*safe\.directory/s,
    );
  });
});

/** Makes the commit of a branch anew, with something in it that looks like a signature. */
async function sign(dir: string, branch: string): Promise<void> {
  const commit = await git(dir, 'cat-file', 'commit', branch);
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----';
  const signed = `${commit.replace('\n\n', `\n${signature}\n\n`)}\n`;
  const id = await run('git', ['-C', dir, 'hash-object', '-t', 'commit', '-w', '--stdin'], signed);
  await git(dir, 'update-ref', `refs/heads/${branch}`, id);
}

/** All that is found at every target, in a form that can be compared. */
async function answers(dir: string) {
  const edge = await localEdge(dir, { env });
  const all: unknown[] = [];
  for (const target of TARGETS) {
    const survey = await edge.survey(target, toy);
    const facts = survey.holdings.map(({ snapshot }) => [
      snapshot.lastChange(['specs/1-a']),
      snapshot.history(P),
      snapshot.history('specs/1-a/feature.spec.md'),
    ]);
    all.push(found(survey), facts);
  }
  return all;
}

describe('the caller’s environment', () => {
  it('variables that point git elsewhere are not handed on', async () => {
    const { dir } = await trap();
    const other = await trap();
    const lies = {
      GIT_DIR: join(other.dir, '.git'),
      GIT_WORK_TREE: other.dir,
      GIT_OBJECT_DIRECTORY: '/nowhere',
      GIT_INDEX_FILE: '/nowhere',
      GIT_NAMESPACE: 'x',
      GIT_EXTERNAL_DIFF: other.program,
      GIT_SSH_COMMAND: other.program,
      GIT_GLOB_PATHSPECS: '1',
      GIT_ICASE_PATHSPECS: '1',
      GIT_TRACE: '1',
    };
    const edge = await localEdge(dir, { env: { ...env, ...lies } });
    expect(edge.root).toBe(dir);
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.holdings[0]?.snapshot.lastChange(['specs/1-a'])).toMatchObject({ at: iso(2) });
  });
});

const fakeGit = async (script: string) => {
  const bin = await folder();
  await put(bin, 'git', `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, 'git'), 0o755);
  return { ...env, PATH: bin };
};

describe('git itself', () => {
  it('that is missing is the user’s to install', async () => {
    const dir = await folder();
    await expect(localEdge(dir, { env: { ...env, PATH: await folder() } })).rejects.toThrow(
      /git was not found/,
    );
  });

  atNight('that is older than 2.31 is the user’s to update', async () => {
    const old = await fakeGit('echo --path-format=absolute; echo false; echo true; echo false; echo sha1');
    await expect(localEdge(await folder(), { env: old })).rejects.toThrow(/older than 2\.31/);
  });

  atNight('that dies is told of in its own words', async () => {
    const { dir } = await trap();
    const real = await localEdge(dir, { env });
    expect(real.kind).toBe('worktree');
    const dying = await fakeGit('echo "fatal: out of memory" >&2; exit 128');
    await expect(localEdge(dir, { env: dying })).rejects.toThrow(/git rev-parse failed .*out of memory/);
  });

  atNight('a listing that is lost is an error, never an empty answer', async () => {
    const { dir } = await build({ steps: STEPS, refs: { main: 'own' } });
    await rm(objectAt(dir, await git(dir, 'rev-parse', 'main:specs')));
    const edge = await localEdge(dir, { env });
    const survey = edge.survey({ kind: 'branches', names: 'all' }, toy);
    await expect(survey).rejects.toThrow(/the repository is damaged.*git fsck/);
  });

  atNight('G02 a branch that nobody can read hides no other', async () => {
    const deep = `${'d/'.repeat(1_005)}file`;
    const { dir } = await build({
      steps: [...STEPS, { id: 'deep', day: 9, parents: ['own'], files: { [deep]: 'x' } }],
      refs: { main: 'own', deep: 'deep' },
    });
    const told: string[] = [];
    const edge = await localEdge(dir, { env, warn: (message) => told.push(message) });
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.holdings.map(({ owner }) => owner)).toEqual(['main']);
    expect(told).toEqual([expect.stringMatching(/^Branch "deep" is passed over: .*nested deeper than 1000/)]);
    await expect(edge.survey({ kind: 'branches', names: ['deep'] }, toy)).rejects.toThrow(/nested deeper/);
  });

  atNight('a file whose object is damaged has no text, and nothing else suffers', async () => {
    const other = { 'specs/2-b/.pipeline-state.md': state('well') };
    const { dir } = await build({
      steps: [{ id: 'm', day: 1, files: { [P]: state('m'), ...other } }],
      refs: { main: 'm' },
    });
    const object = objectAt(dir, await git(dir, 'rev-parse', `main:${P}`));
    await chmod(object, 0o644);
    await writeFile(object, 'rubbish');
    const edge = await localEdge(dir, { env });
    const [holding] = (await edge.survey({ kind: 'branches', names: 'all' }, toy)).holdings;
    expect(holding?.snapshot.text(P)).toEqual({ ok: false, why: 'not-fetched' });
    expect(holding?.snapshot.text('specs/2-b/.pipeline-state.md').ok).toBe(true);
  });

  atNight('G02 a branch whose commit is lost is told of and passed over', async () => {
    const { dir } = await build({ steps: STEPS, refs: { main: 'own' } });
    await put(dir, 'refs/heads/lost', `${'ab'.repeat(20)}\n`);
    const told: string[] = [];
    const edge = await localEdge(dir, { env, warn: (message) => told.push(message) });
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.holdings.map(({ owner }) => owner)).toEqual(['main']);
    expect(told).toEqual([expect.stringContaining('Branch "lost" is passed over: it is at abab')]);
  });
});

/** Where a repository keeps an object that is in no pack. */
const objectAt = (dir: string, id: string) => join(dir, 'objects', id.slice(0, 2), id.slice(2));
