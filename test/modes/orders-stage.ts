// A repository with an interrupted workflow of every kind, and people with roles, as orders find it.
import { makeRepository } from '../../src/demo/repository.ts';
import { DEMO_NOW } from '../../src/demo/story.ts';
import { env, folder } from '../local/repository.ts';
import type { Stage } from './hub.ts';
import { setRefs } from './plumbing.ts';
import { commitOn, git, headOf, person, refsOf, restoreRefs, worldOf } from './world.ts';

export const NOW = Date.parse(DEMO_NOW);
export const isoOf = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');
/** ISO 8601, so many minutes before the clock of the scene. */
export const ago = (minutes: number): string => isoOf(NOW - minutes * 60_000);

const ROLES = { ada: 'write', bob: 'admin', eve: 'read', tina: 'triage' } as const;
export const DISPATCH = 'dispatch:\n  repository-dispatch: rekindle-resume\n';

/** A state that neither the demo tells of: its step died and left nothing. */
export const SILENT = {
  branch: 'feature/silent',
  files: {
    'specs/21-silent/spec.md': '# Silent\n\nNothing is heard.\n',
    'specs/21-silent/.specify-state.local.md': [
      '---',
      'schema_version: 6',
      'feature_id: "21-silent"',
      'created: "2026-11-20T08:00:00Z"',
      'updated: "2026-11-24T08:40:00Z"',
      'current_stage: 3',
      'stage_status: "in_progress"',
      'can_resume: true',
      '---',
      '',
      '## Workflow Log',
      '',
      '### 2026-11-20T08:10:00Z - Stage 1: Setup',
      '- **Outcome**: SUCCESS',
      '',
    ].join('\n'),
  },
};

/** A run that failed, with what it noted for the next one; a secret and a line of GitHub's among it. */
export const FAILED = {
  branch: 'feature/refunds',
  id: 'ai-dev-shop:022-refunds',
  files: {
    'specs/022-refunds/.pipeline-state.md': [
      '# Pipeline State',
      '',
      '- run_id: r-22',
      '- feature: 022-refunds',
      '- spec_version: 1.0.0',
      '- spec_hash: N/A',
      '- started_at: 2026-11-20T08:00:00Z',
      '- last_updated_at: 2026-11-24T08:40:00Z',
      '- current_stage: programmer',
      '- status: FAILED',
      '',
      '## Notes',
      '',
      '- The payment sandbox refuses refunds older than a day.',
      '- Rounding was wrong twice, see #12; @bob knows.',
      '',
    ].join('\n'),
  },
};

interface Base {
  readonly dir: string;
  readonly refs: ReadonlyMap<string, string>;
}

const bases = new Map<string, Promise<Base>>();

async function baseOf(config: string): Promise<Base> {
  const [made, dir] = [await folder(), await folder()];
  await makeRepository(made, env);
  git(dir, ['clone', '-q', '--bare', made, '.']);
  git(dir, ['remote', 'remove', 'origin']);
  const by = person('ada');
  const put = (branch: string, files: Readonly<Record<string, string>>) => {
    const head = headOf(dir, 'main') ?? '';
    const edits = Object.entries(files).map(([path, text]) => ({ path, text }));
    const sha = commitOn(dir, { head, edits, message: 'wip', by, at: ago(3000) });
    setRefs(dir, [[`refs/heads/${branch}`, sha ?? head]]);
  };
  for (const { branch, files } of [SILENT, FAILED]) put(branch, files);
  if (config !== '') put('main', { '.github/rekindle.yml': config });
  return { dir, refs: refsOf(dir) };
}

/** The repository as it is at first, with this config and nothing on GitHub but people. */
export async function stageWith(config = ''): Promise<Stage> {
  const base = bases.get(config) ?? baseOf(config);
  bases.set(config, base);
  const { dir, refs } = await base;
  restoreRefs(dir, refs);
  return { dir, world: worldOf({ roles: { ...ROLES }, next: 100 }) };
}
