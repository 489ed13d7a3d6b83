// `rekindle restore`: brings an archive back where nothing else has taken its place.
import { forTerminal } from '../text/escape.ts';
import { keyOf } from '../text/hash.ts';
import { openedToWrite } from './change.ts';
import { consented, perform, remark } from './consent.ts';
import type { Typed } from './program.ts';
import { FINE, type World } from './world.ts';

export async function restore({ args: [name = ''], values }: Typed, world: World): Promise<number> {
  const { clone } = await openedToWrite(values, world);
  const archive = await clone.archive(name);
  const lines = archive.files.map(
    ({ path, kind }) => `restore  ${forTerminal(path)}${kind === 'file' ? '' : ` (${kind})`}\n`,
  );
  const shown = remark(`restore ${archive.name} (${archive.files.length} paths)`) + lines.join('');
  if (!(await consented(shown, values, world))) return FINE;
  const key = keyOf('restore', archive.name);
  await perform({ kind: 'restore', key, archive: archive.name }, clone, world);
  return FINE;
}
