// The state file as a document, told from its siblings; what would have to be guessed is refused.
import { isInvalidYaml, refuseTwice } from '../../formkit/damaged-yaml.ts';
import { valueAt } from '../../formkit/fields.ts';
import type { Codec } from '../../model/codec.ts';
import { EditError, type Fault, StateError } from '../../model/errors.ts';
import { isList, isMap, pointerOf, sameData } from '../../text/data/data.ts';
import { BOM, linesOf, refuseConflicts } from '../../text/lines.ts';
import { frontMatterEnd } from '../../text/markdown/blocks.ts';
import { isPlaceholder } from '../../text/vocabulary.ts';
import { told } from '../../text/yaml/damage-report.ts';
import { type FrontMatter, frontMatter } from '../../text/yaml/front-matter.ts';
import type { Damage } from '../../text/yaml/guess.ts';
import { recoverYaml } from '../../text/yaml/recover.ts';
import { atMargin } from '../../text/yaml/top-level-text.ts';
import { renamedAs } from './migrations/edits.ts';
import { type Stated, statedOf } from './version/version.ts';

/** `print` looks at `data` and `body`; all else belongs to the text that was read. */
export interface SpecifyDocument extends FrontMatter {
  readonly stated: Stated;
  /** Empty where the whole front matter can be read. */
  readonly damage: RecoveredFrontMatter['damage'];
}

export const codec: Codec<SpecifyDocument> = { parse, print };

/** @throws StateError also where a map is something else (faults S18), and for an unfilled template */
function parse(text: string): SpecifyDocument {
  refuseConflicts(linesOf(text));
  refuseTemplate(text);
  const { front, damage } = frontOf(text);
  refuseOtherShapes(front);
  return { ...front, damage, stated: statedOf(front, front.body) };
}

function frontOf(text: string): RecoveredFrontMatter {
  try {
    return { front: frontMatter.parse(text), damage: [] };
  } catch (error) {
    const recovered = error instanceof StateError ? recover(text, error.fault) : null;
    if (recovered) return recovered;
    throw error;
  }
}

/** @throws EditError also for every change to front matter that could only be recovered */
function print(text: string, doc: SpecifyDocument): string {
  if (doc.damage.length === 0) {
    const front = frontMatter.parse(text);
    const data = renamedAs(front.data, doc.data);
    const renamed = data === front.data ? text : frontMatter.print(text, { ...front, data });
    return frontMatter.print(renamed, doc);
  }
  const { front } = frontOf(text);
  if (sameData(front.data, doc.data) && front.body === doc.body) return text;
  const line = doc.damage[0]?.line ?? '-';
  throw new EditError(
    `the front matter is no YAML on line ${line}, and must be corrected before it is written to`,
  );
}

const FEATURE = /^["']?feature_id["']?[ \t]*:[ \t]*(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^#\r\n]*))/m;

/** Before YAML is read: without its quotes a template is not even that. */
function refuseTemplate(text: string): void {
  const [, double, single, plain] = FEATURE.exec(atMargin(text)) ?? [];
  const value = (double ?? single ?? plain ?? '').trim();
  if (!isPlaceholder(value)) return;
  const line = linesOf(text).find((one) => /^[^#]*\bfeature_id\b/.test(one.text))?.number ?? null;
  const message =
    `found feature_id ${JSON.stringify(value)}, a gap of the template. ` +
    'Fill it in, or leave it: it counts as no workflow.';
  throw new StateError('state-filled', message, line);
}

/** Whose value is a map, or nothing yet; of other entries a bare word counts as their status. */
const MAPS: readonly (readonly [string, ...string[]])[] = [
  ['lock_info'],
  ['user_decisions'],
  ['requirements_inventory'],
  ['phases'],
  ['phases', 'clarification'],
  ['stages'],
  ['stages', 'clarification'],
  ['stages', 'rtm'],
];

/** @throws StateError `state-readable`, naming the line */
function refuseOtherShapes({ data, places }: FrontMatter): void {
  for (const path of MAPS) {
    const value = valueAt(data, ...path);
    if (value === undefined || value === null || isMap(value)) continue;
    const found = isList(value) ? 'a list' : JSON.stringify(value);
    const message = `${path.join('.')}: found ${found}, expected "key: value" lines below. Correct it.`;
    throw new StateError('state-readable', message, places.get(pointerOf(...path))?.line ?? null);
  }
}

/** Front matter with what had to be guessed of it. */
interface RecoveredFrontMatter {
  readonly front: FrontMatter;
  readonly damage: readonly Damage[];
}

/**
 * `null` where the fault is not a line that is no YAML, or nothing is left that could be believed.
 * @throws StateError `state-readable` where a key comes twice: neither value is picked (faults S08)
 */
function recover(text: string, fault: Fault): RecoveredFrontMatter | null {
  const lines = linesOf(text);
  const end = frontMatterEnd(lines);
  const [close, first] = [lines[end - 1], lines[1]];
  if (!isInvalidYaml(fault) || !close || !first) return null;
  const recovered = recoverYaml(text.slice(first.start, close.start), 2);
  if (!recovered) return null;
  const { data, places, damage } = recovered;
  refuseTwice(damage);
  const keys = Object.keys(data).map((key) => [key, places.get(pointerOf(key))?.line ?? 2] as const);
  const body = text.slice(close.end + close.eol.length);
  return { front: { data, places, lines: new Map(keys), body, bodyLine: end + 1 }, damage: told(damage) };
}

/** The first comment that the tool's template has. */
const TITLE = /^#[ \t]+Specify Workflow State\b/m;

/** Keys that this format has at the margin; one is enough, since a torn file may have no more. */
const OWN = keysOf('feature_id current_phase current_stage phase_status stage_status schema_version');

/**
 * Keys of the siblings: requirements (`prd_mode`, `draft_file`, `analysis_mode`, `current_round`), planning
 * and implementation (`version`, `phases_completed`, `phases_remaining`), design handoff (`checksum`).
 */
const SIBLING = keysOf(
  'version prd_mode draft_file analysis_mode current_round phases_completed phases_remaining checksum',
);
const OWN_ID = keysOf('feature_id');
/** First comments of the siblings' templates. */
const SIBLING_TITLE = /^#[ \t]+(?:Requirements|Planning|Plan|Implementation|Design[- ]?Handoff|Handoff)\b/im;

function keysOf(names: string): RegExp {
  return new RegExp(`^["']?(?:${names.replaceAll(' ', '|')})["']?[ \\t]*:`, 'm');
}

/** No front matter of this format is longer. UTF-16 units. */
const LOOK = 65_536;

/**
 * Told by its keys rather than by its first line, so that a file with conflict markers, front matter in
 * another language or a lost end is still ours, and is then refused in words.
 */
export function recognises(whole: string): boolean {
  const text = (whole.startsWith(BOM) ? whole.slice(1) : whole).slice(0, LOOK).replaceAll('\r', '\n');
  if (TITLE.test(text)) return !saysNothing(text);
  const front = atMargin(text);
  if (!OWN.test(front)) return false;
  return OWN_ID.test(front) || !(SIBLING.test(front) || SIBLING_TITLE.test(text));
}

/** A line of YAML that holds no value. */
const NO_VALUE = /^(?:#.*|\{[ \t]*\}|null|~)?$/;

/** Whether front matter is closed and holds no value: comments alone tell that a state was lost. */
function saysNothing(text: string): boolean {
  const lines = linesOf(text);
  const end = frontMatterEnd(lines);
  if (end < 2 || lines[0]?.text.trimEnd() !== '---') return false;
  return lines.slice(1, end - 1).every((line) => NO_VALUE.test(line.text.trim()));
}
