// The engine of one clone: with the formats that the config of its default branch describes.
import { slashCommands } from '../../commands/index.ts';
import { knownOf } from '../../config/known-names.ts';
import type { ReadConfig } from '../../config/read.ts';
import { type Engine, engine, engineWith } from '../../index.ts';
import type { LocalEdge } from '../../local/repository-source.ts';
import type { Reading } from '../../model/file-content.ts';

/** Where the config lies, unless an input of the Action says otherwise. */
export const CONFIG_PATH = '.github/rekindle.yml';

/** A clone with the engine that reads its workflows. */
export type EngineClone = LocalEdge & { readonly engine: Engine };

/** A config that was read as text, with all its mistakes. What reads it is loaded only here. */
export async function configIn(reading: Reading): Promise<ReadConfig> {
  const { readConfigOf } = await import('../../config/read.ts');
  return readConfigOf(reading, knownOf(engine.formats, engine.rules, slashCommands));
}

/** Most configs describe no format: then nothing else of them is looked at. */
const DESCRIBES = /^["']?custom-formats\b/m;

/** The clone with its engine. A config that cannot be used describes nothing, and `say` is told why. */
export async function withEngine(clone: LocalEdge, say: (message: string) => void): Promise<EngineClone> {
  const reading = await clone.textOnDefault(CONFIG_PATH);
  if (!reading.ok || !DESCRIBES.test(reading.text)) return Object.assign(clone, { engine });
  const { config, problems } = await configIn(reading);
  if (config.usable) return Object.assign(clone, { engine: engineWith(config.customFormats) });
  const [first] = problems.filter(({ level }) => level === 'error');
  const why = 'of the default branch has mistakes, so the formats that it describes are not read.';
  say(`${CONFIG_PATH} ${why} ${first?.message ?? ''}`);
  return Object.assign(clone, { engine });
}
