// When a workflow is stale and when abandoned: what inputs, config and defaults make of it together.
import { UserError } from '../model/errors.ts';
import type { Ages, Settings } from '../model/rule.ts';
import { DAY } from '../model/time-units.ts';
import type { DataPlace } from '../text/data/data.ts';
import { type Config, type ConfigProblem, DEFAULT_AGES, type WrittenAges } from './config.ts';
import { agesIn } from './normalize.ts';
import { type ConfigPath, lineOf } from './problems.ts';
import type { WrittenConfig } from './schema.ts';

/** Where an age comes from counts: what was written is never moved, a default gives way to it. */
function agesOf(written: WrittenAges, otherwise: Ages): Ages {
  const staleAfter = written.staleAfter ?? otherwise.staleAfter;
  const abandonedAfter = written.abandonedAfter ?? Math.max(otherwise.abandonedAfter, staleAfter);
  return { staleAfter, abandonedAfter };
}

function contradict({ staleAfter, abandonedAfter }: Ages): boolean {
  return abandonedAfter < staleAfter;
}

/** A workflow that is abandoned before it is stale: in the config as a whole, and in each format. */
export function agesProblems(
  written: WrittenConfig,
  places: ReadonlyMap<string, DataPlace>,
): readonly ConfigProblem[] {
  const general = agesOf(agesIn(written), DEFAULT_AGES);
  const formats = Object.entries(written.formats ?? {}).flatMap(([id, entry]) =>
    typeof entry === 'object' ? [[['formats', id], agesOf(agesIn(entry), general)] as const] : [],
  );
  const all: readonly (readonly [ConfigPath, Ages])[] = [[[], general], ...formats];
  return all.flatMap(([path, ages]) => {
    if (!contradict(ages)) return [];
    const at = [...path, 'abandoned-after'];
    const [key, line] = [at.join('.'), lineOf(places, at)];
    const message =
      `${key}: found ${inDays(ages.abandonedAfter)}, expected no less than stale-after, which is ` +
      `${inDays(ages.staleAfter)}${path.length === 0 ? '' : ' there'}. ` +
      `Correct line ${line}, or write stale-after.`;
    return [{ level: 'error', key, line, message } as const];
  });
}

/**
 * The clock and the thresholds of one look. An input that was set wins over the config, also over what that
 * says of single formats; `null`: it was not set, and the action's own default does not count as set.
 * @throws UserError where an input and the config contradict each other; a config that contradicts itself is
 * not usable, so that where there are no inputs, as for a bot, it is never thrown
 */
export function settingsOf(config: Config, inputs: WrittenAges, now: number): Settings {
  const over = (file: WrittenAges): WrittenAges => ({
    staleAfter: inputs.staleAfter ?? file.staleAfter,
    abandonedAfter: inputs.abandonedAfter ?? file.abandonedAfter,
  });
  const general = agesOf(over(config.ages), DEFAULT_AGES);
  if (contradict(general)) throw contradiction('', general);
  const own = [...config.formats].filter(
    ([, { staleAfter, abandonedAfter }]) => staleAfter !== null || abandonedAfter !== null,
  );
  const formats = own.map(([id, setting]) => {
    const ages = agesOf(over(setting), general);
    if (contradict(ages)) throw contradiction(`formats.${id}.`, ages);
    return [id, ages] as const;
  });
  return { now, ...general, ...(formats.length === 0 ? {} : { formats: new Map(formats) }) };
}

function contradiction(key: string, { staleAfter, abandonedAfter }: Ages): UserError {
  return new UserError(
    `Found ${inDays(staleAfter)} as stale-after and ${inDays(abandonedAfter)} as abandoned-after, taking ` +
      'the inputs and the config together, expected abandoned-after to be no less. ' +
      `Change the inputs, or ${key}stale-after and ${key}abandoned-after in the config.`,
  );
}

function inDays(ms: number): string {
  return `${Math.round((ms / DAY) * 100) / 100} days`;
}
