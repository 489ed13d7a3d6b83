// When a workflow last moved and what its spec was before, told by history that nobody can forge cheaply.
import { describe, expect, it } from 'vitest';
import { type LocalOptions, localEdge } from '../../src/local/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { FIRST, next, P, SPEC, snapshotOf } from './first.ts';
import { build, env, iso, type Step, state } from './repository.ts';

async function activity(steps: readonly Step[], options: Partial<LocalOptions> = {}) {
  const { dir, ids } = await build({ steps, refs: { main: steps.at(-1)?.id ?? '' } });
  const change = (await snapshotOf(dir, options)).lastChange(['specs/1-a']);
  if (change === null || change === 'unavailable') return change;
  const step = [...ids].find(([, id]) => id === change.commit)?.[0];
  return `${step} ${change.at}`;
}

const moved = next('moved', 5, { 'specs/1-a/tasks.md': 't' });
const later = (id: string, files: Step['files'], more: Partial<Step> = {}) =>
  next(id, 9, files, { parents: ['moved'], ...more });
/** A commit by an author, and one with a message. */
const bot = (author: string) => later('bot', { [P]: state('bot') }, { author });
const own = (message: string) => later('own', { [P]: state('own') }, { message });

describe('lastChange', () => {
  it('is the newest commit that changed anything in the folder', async () => {
    expect(await activity([FIRST, moved])).toBe(`moved ${iso(5)}`);
  });

  atNight('a commit elsewhere is no change, nor is one in a folder whose name begins alike', async () => {
    const elsewhere = later('elsewhere', { 'specs/1-ab/x.md': 'x', 'README.md': 'y' });
    expect(await activity([FIRST, moved, elsewhere])).toBe(`moved ${iso(5)}`);
  });

  atNight('the removal of a file is a change', async () => {
    expect(await activity([FIRST, moved, later('gone', { [SPEC]: null })])).toBe(`gone ${iso(9)}`);
  });

  atNight('an edit of the spec is a change', async () => {
    expect(await activity([FIRST, moved, later('spec', { [SPEC]: 'v2\n' })])).toBe(`spec ${iso(9)}`);
  });

  atNight('T04 a named bot’s commit does not count, by name, address or login, in any case', async () => {
    const bots = ['dependabot[bot]', 'CI@example.invalid'];
    const login = '49699333+dependabot[bot]@users.noreply.github.com';
    for (const author of [`Dependabot[bot] <x@y>`, 'x <ci@example.invalid>', `x <${login}>`])
      expect(await activity([FIRST, moved, bot(author)], { bots })).toBe(`moved ${iso(5)}`);
    expect(await activity([FIRST, moved, bot('Eve <eve@example.invalid>')], { bots })).toBe(`bot ${iso(9)}`);
    expect(await activity([FIRST, moved, bot(`x <${login}>`)])).toBe(`bot ${iso(9)}`);
  });

  atNight('T04 a merge does not count, not even one that changes the folder itself', async () => {
    const side = next('side', 6, { 'src/a.ts': '1' });
    const merge = later('merge', { [P]: state('evil') }, { parents: ['moved', 'side'] });
    expect(await activity([FIRST, moved, side, merge])).toBe(`moved ${iso(5)}`);
  });

  atNight('T05 our own commits do not count: the trailer in the last paragraph, with any value', async () => {
    for (const value of ['migrate', 'a\n b', ''])
      expect(await activity([FIRST, moved, own(`title\n\nbody\n\nRekindle-Action: ${value}\n`)])).toBe(
        `moved ${iso(5)}`,
      );
    expect(await activity([FIRST, moved, own('Rekindle-Action: in the title')])).toBe(`own ${iso(9)}`);
    expect(await activity([FIRST, moved, own('t\n\nsays Rekindle-Action: x\n')])).toBe(`own ${iso(9)}`);
  });

  atNight('T06 the author’s date is not believed, neither a late nor an early one', async () => {
    const forged = later('forged', { [P]: state('f') }, { authored: 400 });
    expect(await activity([FIRST, moved, forged])).toBe(`forged ${iso(9)}`);
    const old = later('old', { [P]: state('f') }, { authored: -400 });
    expect(await activity([FIRST, moved, old])).toBe(`old ${iso(9)}`);
  });

  atNight('a message with line breaks, NUL-like text and odd authors breaks nothing', async () => {
    const message = 'a\n\n:100644 100644 abc def M\n\u0001\n\nCo-authored-by: x <y>\n';
    const odd = later('odd', { [P]: state('o') }, { message, author: ': <:100644>' });
    expect(await activity([FIRST, moved, odd])).toBe(`odd ${iso(9)}`);
  });

  atNight('is not to be had for what nobody asked for, and null where nothing counts', async () => {
    const { dir } = await build({ steps: [FIRST], refs: { main: 'first' } });
    const snapshot = await snapshotOf(dir, { bots: ['Ada'] });
    expect(snapshot.lastChange(['README.md'])).toBe('unavailable');
    expect(snapshot.lastChange(['specs/1-a/', 'README.md'])).toBe('unavailable');
    expect(snapshot.lastChange(['specs/1-a/'])).toBeNull();
  });

  atNight('of a workflow at the root every commit is a change', async () => {
    const root = { ...FIRST, files: { '.pipeline-state.md': state('root') } };
    const { dir } = await build({ steps: [root, next('n', 4, { 'src/a.ts': '1' })], refs: { main: 'n' } });
    const snapshot = await snapshotOf(dir);
    expect(snapshot.lastChange([''])).toMatchObject({ at: iso(4) });
    expect(snapshot.lastChange(['.pipeline-state.md'])).toMatchObject({ at: iso(1) });
  });

  atNight('a branch sees its own history, not that of others', async () => {
    const steps = [FIRST, next('a', 5, { [P]: state('a') }), next('b', 8, { [P]: state('b') })];
    const { dir } = await build({ steps, refs: { main: 'first', a: 'a', b: 'b' } });
    const edge = await localEdge(dir, { env });
    const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    const changes = holdings.map(({ owner, snapshot }) => {
      const change = snapshot.lastChange(['specs/1-a']);
      return [owner, change === 'unavailable' ? change : change?.at];
    });
    expect(changes).toEqual([
      ['main', iso(1)],
      ['a', iso(5)],
      ['b', iso(8)],
    ]);
  });
});
