// `rekindle brief`: which workflow an id means, what is printed of it, and what is said where it means none.
import { beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../../src/cli/world.ts';
import { type LocalEdge, localEdge } from '../../../src/local/repository-source.ts';
import { misuse, rekindle, standingIn } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { FOLDER, implementation, json, PATH, PROJECT } from '../../formats/project-state/looking.ts';
import { workflow as sddWith } from '../../formats/sdd/make-workflow.ts';
import { FOLDER as SPECIFY, workflow as specifyWith } from '../../formats/specify/make-state.ts';
import { build, env, folder, git, put } from '../../local/repository.ts';
import { deskOn, deskWith } from '../desk.ts';
import { AT, sampleRepository, stateText } from '../sample.ts';

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository();
});

const brief = (...args: readonly string[]) => rekindle(['brief', ...args, ...AT]);

describe('what is printed', () => {
  test('H03 a brief for an agent, with the difference of the spec since it matched', async () => {
    const { status, out, err } = await brief('ai-dev-shop:004-seat-map', '-C', shop);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('**block** · `spec-changed`\n');
    expect(out).toContain('-- **FR-001** A held seat is free again after 10 minutes.\n');
    expect(out).toContain('+- **FR-001** A held seat is free again after 30 minutes.\n');
  });

  atNight('H16 what a person has decided, and that it is not to be asked again', async () => {
    const { out } = await brief('ai-dev-shop:003-invoice-export', '-C', shop);
    expect(out).toContain('### Decided already\n\n```text\nSpec approval\nArchitecture sign-off');
    expect(out).toContain('- Continue what is there. Do not restart it, and do not undo it.\n');
    expect(out).toContain('- Do not ask again what a person has answered or decided.\n');
  });

  atNight('the same as JSON', async () => {
    const { status, out } = await brief('humaninloop:005-user-auth', '-C', shop, '--output', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      schema_version: 1,
      id: 'humaninloop:005-user-auth',
      branch: 'feature/user-auth',
      decision: { action: 'wait', reason: 'awaiting-answer' },
      liveness: 'stale',
      from_files: { pending: [{ id: 'C2.1' }, { id: 'C2.2' }] },
    });
  });

  atNight('by the thresholds that are given', async () => {
    const args = ['humaninloop:005-user-auth', '-C', shop, '--output', 'json', '--stale-after', '2w'];
    expect(JSON.parse((await brief(...args)).out).liveness).toBe('recent');
  });

  atNight('of a workflow whose state cannot be read', async () => {
    const dir = await folder();
    const torn = `<<<<<<< ours\n${stateText('001-a', 'IN_PROGRESS')}=======\nx\n>>>>>>> theirs\n`;
    await put(dir, 'specs/001-a/.pipeline-state.md', torn);
    const { status, out } = await brief('ai-dev-shop:001-a', '-C', dir);
    expect([status, out.includes('**block** · `state-conflicted`')]).toEqual([0, true]);
  });
});

test('finished tasks of a project have the files that their completion lists, else their words', async () => {
  const dir = await folder();
  const ours = { project_id: PROJECT, change_type: 'task_completed' };
  const done = (task_id: string, more: object) =>
    `${JSON.stringify({ ...ours, payload: { task_id, ...more } })}\n`;
  const history =
    done('data_model', { files: ['app/models.py', 'gone.py', '../up.py', '/etc/passwd'] }) +
    done('build_form', { files_created: JSON.stringify([{ path: 'form.ts' }]) });
  await put(dir, PATH, json(implementation({ completed: ['implement_login', 'plan'] })));
  await put(dir, `${FOLDER}/task_history.jsonl`, history);
  for (const path of ['app/models.py', 'app/login.py', 'web/form.ts']) await put(dir, path, 'x = 1\n');
  const args = ['-C', dir, '--output', 'json'];
  const { finished, not_trusted } = JSON.parse((await brief(`project-state:${PROJECT}`, ...args)).out);
  const there = (path: string) => ({ path, there: true, named_as: null });
  const told = finished.map((one: { step: string; artifacts: unknown }) => [one.step, one.artifacts]);
  expect(told).toEqual([
    ['implement_login', [there('app/login.py')]],
    ['plan', []],
    ['data_model', [there('app/models.py'), { path: 'gone.py', there: false, named_as: null }]],
    ['build_form', [there('web/form.ts')]],
  ]);
  expect(not_trusted.map(({ rule }: { rule: string }) => rule)).toEqual(['progress-recent']);
  const { out } = await brief(`project-state:${PROJECT}`, '-C', dir);
  expect(out).toContain('`app/models.py`, `gone.py` (not there)');
});

describe('the folder moved, and the state still names the old one', () => {
  const moved = async (files: Readonly<Record<string, string>>, from: string, to: string) => {
    const { dir } = await build({
      steps: [{ id: 'a', day: 1, files }],
      refs: { main: 'a' },
      checkout: 'main',
    });
    await git(dir, 'mv', from, to);
    await git(dir, 'commit', '-q', '-m', 'moved');
    return dir;
  };

  test('ai-dev-shop: every file is there, at its new path, and no finished step is in doubt', async () => {
    const old = 'specs/060-berth';
    const files = {
      'spec.md': '# Spec\n\nA berth for each boat.\n',
      'adr.md': `# ADR\n\n## Constitution Check\n\n| Article | Verdict |\n|---|---|\n| I | COMPLIES |\n`,
      'tasks.md': '# Tasks\n\n- [ ] T1 build it\n',
      'test-certification.md': '# Certification\n\nAll of them fail, as they should.\n',
      '.pipeline-state.md': `${stateText('060-berth', 'IN_PROGRESS').replace(
        /current_stage: .*/,
        'current_stage: programmer',
      )}\n## Completed Stages\n\n| Stage | Artifact | Completed At |\n|---|---|---|\n${[
        ['spec', 'spec.md'],
        ['clarify', 'spec.md'],
        ['architect', 'adr.md'],
        ['tasks', 'tasks.md'],
        ['tdd', 'test-certification.md'],
      ]
        .map(([stage, name]) => `| ${stage} | ${old}/${name} | 2026-11-01T00:00:00Z |\n`)
        .join('')}`,
    };
    const placed = Object.entries(files).map(([name, text]) => [`${old}/${name}`, text]);
    const dir = await moved(Object.fromEntries(placed), old, 'specs/061-mooring');
    const id = 'ai-dev-shop:061-mooring';
    const { out } = await brief(id, '-C', dir);
    expect(out).toContain('**resume** · `programmer`');
    expect(out).toContain('| `specs/061-mooring/adr.md` (the state says `specs/060-berth/adr.md`) |');
    expect(out).toContain('- Every file that a finished step is said to have written is there.\n');
    expect(out).toContain('- 4 files stand at another path than the state says');
    for (const words of ['not there', 'without a file that shows it', 'What is not trusted', '```diff'])
      expect(out).not.toContain(words);
    const made = JSON.parse((await brief(id, '-C', dir, '--output', 'json')).out);
    expect(made.read_first.map(({ path }: { path: string }) => path)).toEqual(
      ['.pipeline-state', 'spec', 'test-certification', 'tasks', 'adr'].map(
        (name) => `specs/061-mooring/${name}.md`,
      ),
    );
  });

  test('specify: what a summary says was written', async () => {
    const dir = await moved(specifyWith({ at: 4 }), SPECIFY, 'specs/8-import');
    const { out } = await brief('specify:8-import', '-C', dir);
    expect(out).toContain(`\`specs/8-import/spec.md\` (the state says \`${SPECIFY}/spec.md\`)`);
    for (const words of ['not there', 'artifact-exists']) expect(out).not.toContain(words);
  });
});

atNight('git is asked once more than for the look itself: what differs from the commit', async () => {
  const desk = await deskOn('feature/notifications');
  const costOf = async (...args: readonly string[]): Promise<number> => {
    const edges: LocalEdge[] = [];
    const open: World['open'] = async (dir, warn) => {
      const edge = await localEdge(dir, { env, oneMoment: true, warn });
      edges.push(edge);
      return edge;
    };
    const { status } = await rekindle([...args, '-C', desk.dir, ...AT], { open });
    expect(status).toBe(0);
    return edges.reduce((sum, { gitProcesses }) => sum + gitProcesses, 0);
  };
  const id = 'humaninloop:006-notifications';
  const costs = [
    await costOf('brief', id),
    await costOf('hook', 'session-start'),
    await costOf('resume', id, '--yes'),
  ];
  expect(costs).toEqual([7, 4, 12]);
});

describe('where an id is looked for', () => {
  test('in the working tree first, the folder that one is in by itself', async () => {
    const dir = await sampleRepository();
    await git(dir, 'checkout', '-q', 'feature/seat-map');
    const { out } = await rekindle(['brief', 'ai-dev-shop:004-seat-map', ...AT], { open: standingIn(dir) });
    const head = await git(dir, 'rev-parse', 'HEAD');
    expect(out).toContain(
      `| Commit | \`${head.trim()}\` (its message is in the blocks below), and nothing on disk differs`,
    );
    await put(dir, 'new.txt', 'x\n');
    const changed = await rekindle(['brief', 'ai-dev-shop:004-seat-map', ...AT], { open: standingIn(dir) });
    expect(changed.out).toContain(', and 1 path on disk that differs from it |');
  });

  atNight('then on every branch', async () => {
    expect((await brief('ai-dev-shop:007-audit-trail', '-C', shop)).out).toContain(
      '| Branch | `feature/audit-trail` |',
    );
  });

  atNight('on one branch where that is named', async () => {
    const args = ['ai-dev-shop:007-audit-trail', '-C', shop, '--branch'];
    expect((await brief(...args, 'feature/audit-trail')).status).toBe(0);
    expect(
      misuse(/^ID: found no workflow ".+" on branch "feature\/seat-map"\./)(
        await brief(...args, 'feature/seat-map'),
      ),
    ).toEqual([]);
    expect(misuse(/^There is no branch "audit-trial"/)(await brief(...args, 'audit-trial'))).toEqual([]);
  });

  atNight('S23 several branches have it: then one must be named', async () => {
    const file = 'specs/020-coffee/.pipeline-state.md';
    const { dir } = await build({
      steps: [
        { id: 'base', day: 1, files: { a: '' } },
        { id: 'one', day: 2, parents: ['base'], files: { [file]: stateText('020-coffee', 'IN_PROGRESS') } },
        { id: 'two', day: 3, parents: ['base'], files: { [file]: stateText('020-coffee', 'ABORTED') } },
      ],
      refs: { main: 'base', one: 'one', '$(two)': 'two' },
    });
    const line =
      'ID: 2 branches have their own "ai-dev-shop:020-coffee". Add --branch "$(two)" or --branch "one".';
    expect(misuse(line)(await brief('ai-dev-shop:020-coffee', '-C', dir))).toEqual([]);
    const { status, out } = await brief('ai-dev-shop:020-coffee', '-C', dir, '--branch', 'one');
    expect([status, out.includes('The same workflow is as far along on another branch')]).toEqual([0, true]);
  });
});

describe('wrong', () => {
  atNight.each([
    [
      'a slip of the finger',
      'ai-dev-shop:003-invoice-exprot',
      /Did you mean ai-dev-shop:003-invoice-export\?$/,
    ],
    [
      'another thing altogether',
      'nothing',
      /^ID: found no workflow "nothing"\. There are: ai-dev-shop:001-user-profile, /,
    ],
  ])('%s', async (_, id, line) => {
    expect(misuse(line)(await brief(id, '-C', shop))).toEqual([]);
  });

  test('there are none at all', async () => {
    const line = 'ID: found no workflow "x:y". There are none at all here.';
    expect(misuse(line)(await brief('x:y', '-C', await folder()))).toEqual([]);
  });

  test.each([
    [['brief', 'a', 'b'], /^too many arguments for 'brief'/],
    [['brief', 'a', '-C', '/no/such'], /^There is no folder/],
    [['brief', 'a', '-C'], /^option '-C DIR' argument missing/],
    [['brief', 'a', '--output', 'text'], '--output: found "text", expected markdown or json.'],
    [['brief', 'a', '--now', 'x'], /^--now: found "x"/],
  ])('%j', async (args, line) => {
    expect(misuse(line)(await rekindle(args))).toEqual([]);
  });
});

describe('finished steps carry their item and their files (seeds 001 and 004)', () => {
  const finishedOf = async (id: string, dir: string): Promise<readonly string[]> => {
    const made = JSON.parse((await brief(id, '-C', dir, '--output', 'json')).out);
    return made.finished.map(({ step, item, artifacts }: Record<string, string & { path: string }[]>) => {
      const files = (artifacts ?? []).map(({ path }) => path.split('/').slice(-2).join('/'));
      return `${step} ${item}: ${files.join(', ')}`;
    });
  };

  test('sdd: an implementation those of its checkpoints, a review the state file', async () => {
    const both = ['SPEC.md', 'PLAN.md'];
    const files = sddWith({
      phase: 'implement',
      step: 'implementing',
      items: [
        { statuses: 'approved approved complete approved', files: both },
        { statuses: 'approved approved in_progress', files: both },
      ],
    });
    const work = { ...files, 'src/login.ts': 'x\n', 'test/login.test.ts': 'x\n' };
    const desk = await deskWith(work, 'checkpoint: user-auth-1 implementation complete');
    const all = await finishedOf('sdd:k7m2p4-user-auth', desk.dir);
    expect(all).toEqual([
      'spec 01-login: 01-login/SPEC.md',
      'spec 02-session: 02-session/SPEC.md',
      'plan 01-login: 01-login/PLAN.md',
      'plan 02-session: 02-session/PLAN.md',
      'implement 01-login: src/login.ts, test/login.test.ts',
      'review 01-login: k7m2p4-user-auth/workflow.yaml',
    ]);
    const { out } = await brief('sdd:k7m2p4-user-auth', '-C', desk.dir);
    expect(out).toContain('| `implement` · `01-login` | `src/login.ts`, `test/login.test.ts` |');
    expect(out).toContain('| This brief | 2026-11-27T00:00:00Z |');
  });

  test('humaninloop: a phase of the loop what it writes, as far as it is there', async () => {
    const desk = await deskOn('feature/user-auth');
    const all = await finishedOf('humaninloop:005-user-auth', desk.dir);
    expect(all).toEqual([
      'A1 null: 005-user-auth/spec.md, .workflow/index.md',
      'A2 null: 005-user-auth/spec.md, .workflow/index.md',
      'A3 null: .workflow/index.md',
      'A4 null: .workflow/index.md',
      'A5 null: .workflow/index.md',
    ]);
  });

  atNight('humaninloop: a node of a graph what its contract says that it produces', async () => {
    const done = { id: 'draft', type: 'task', status: 'completed', last_active_pass: 1 };
    const graph = {
      id: 'g',
      workflow_id: 'specify',
      schema_version: '3.0.0',
      current_pass: 1,
      passes: [{ pass: 1, created_at: '2026-02-01T00:00:00Z' }],
      nodes: [
        { ...done, contract: { produces: ['spec.md', { artifact: 'report.md' }, 'an opinion', '../x.md'] } },
        { ...done, id: 'review', status: 'in-progress' },
      ],
      edges: [],
    };
    const desk = await deskWith({
      'specs/007-x/.workflow/dags/specify-strategy.json': JSON.stringify(graph),
      'specs/007-x/.workflow/report.md': '# R\n\nFine.\n',
      'specs/007-x/spec.md': '# S\n\nWords.\n',
    });
    expect(await finishedOf('humaninloop:007-x', desk.dir)).toEqual([
      'draft null: 007-x/spec.md, .workflow/report.md',
    ]);
  });
});
