// Front matter that is no YAML, read line by line: enough to go on from, never enough to write to.
import { type Fault, StateError } from '../../model/errors.ts';
import { pointerOf } from '../../text/data/data.ts';
import { linesOf } from '../../text/lines.ts';
import { frontMatterEnd } from '../../text/markdown/blocks.ts';
import { told } from '../../text/yaml/damage-report.ts';
import type { FrontMatter } from '../../text/yaml/front-matter.ts';
import type { Damage } from '../../text/yaml/guess.ts';
import { recoverYaml } from '../../text/yaml/recover.ts';

/** Front matter with what had to be guessed of it. */
export interface RecoveredFrontMatter {
  readonly front: FrontMatter;
  readonly damage: readonly Damage[];
}

/**
 * `null` where the fault is not a line that is no YAML, or nothing is left that could be believed.
 * @throws StateError `state-readable` where a key comes twice: neither value is picked (faults S08)
 */
export function recover(text: string, fault: Fault): RecoveredFrontMatter | null {
  const lines = linesOf(text);
  const end = frontMatterEnd(lines);
  const [close, first] = [lines[end - 1], lines[1]];
  const invalid = fault.rule === 'state-readable' && fault.message.startsWith('found invalid YAML');
  if (!invalid || !close || !first) return null;
  const recovered = recoverYaml(text.slice(first.start, close.start), 2);
  if (!recovered) return null;
  const { data, places, damage } = recovered;
  const twice = damage.find(({ message }) => /^found the key .{1,300}? again /s.test(message));
  if (twice) throw new StateError('state-readable', twice.message, twice.line);
  const keys = Object.keys(data).map((key) => [key, places.get(pointerOf(key))?.line ?? 2] as const);
  const body = text.slice(close.end + close.eol.length);
  return { front: { data, places, lines: new Map(keys), body, bodyLine: end + 1 }, damage: told(damage) };
}
