// The state file as a document: front matter and body; what would have to be guessed is refused.

import { valueAt } from '../../formkit/fields.ts';
import type { Codec } from '../../model/codec.ts';
import { EditError, StateError } from '../../model/errors.ts';
import { isList, isMap, pointerOf, sameData } from '../../text/data/data.ts';
import { linesOf, refuseConflicts } from '../../text/lines.ts';
import { isPlaceholder } from '../../text/vocabulary.ts';
import { type FrontMatter, frontMatter } from '../../text/yaml/front-matter.ts';
import { atMargin } from '../../text/yaml/top-level-text.ts';
import { type RecoveredFrontMatter, recover } from './damaged-front-matter.ts';
import { renamedAs } from './migrations/renames.ts';
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
