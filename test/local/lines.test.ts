// Ownership where a state is several files or none, and where one branch made a change and another merged it.
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { toy } from './asker.ts';
import { build, env, found, type Step, state } from './repository.ts';

const P = 'specs/1-a/.pipeline-state.md';

const step = (id: string, day: number, parents: readonly string[], files: Step['files'] = {}): Step => ({
  id,
  day,
  parents,
  files,
});

async function foundIn(steps: readonly Step[], refs: Record<string, string>): Promise<readonly string[]> {
  const { dir } = await build({ steps, refs });
  const edge = await localEdge(dir, { env });
  return found(await edge.survey({ kind: 'branches', names: 'all' }, toy));
}

describe('what several files or none make of a state', () => {
  const INDEX = 'specs/3-c/.workflow/index.md';
  const NOTES = 'specs/3-c/.workflow/notes.md';

  it('a branch that lost its state file is told of, though its other files once stood on main', async () => {
    const steps = [
      step('m', 1, [], { [INDEX]: '# Feature Index', [NOTES]: 'n' }),
      step('lost', 2, ['m'], { [INDEX]: null }),
      step('n', 3, ['m'], { other: 'x' }),
    ];
    const rows = await foundIn(steps, { main: 'n', lost: 'lost' });
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['main:', 'lost:']);
  });

  it('the branch that made a change comes before one that merged it', async () => {
    const steps = [
      step('m', 1, [], { other: 'x' }),
      step('f', 2, ['m'], { [P]: state('f') }),
      step('d', 3, ['m', 'f'], { [P]: state('f') }),
      step('g', 4, ['f'], { more: 'y' }),
    ];
    const rows = await foundIn(steps, { main: 'm', develop: 'd', 'feature/x': 'g' });
    expect(rows).toEqual([`feature/x: ${P} [develop feature/x]`]);
  });
});
