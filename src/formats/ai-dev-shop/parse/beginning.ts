// What is left of a pipeline state that has lost its signature: its title, and keys of its head.
import { wordSet } from '../../../formkit/vocabulary.ts';
import { BOM, isConflictMark, type Line, linesInConflict, linesOf } from '../../../text/lines.ts';
import { LEGAL_STAGES, legalStage } from '../stages.ts';
import { STATUSES } from '../vocabulary.ts';
import { isOwn } from './sections.ts';

/** Keys of the head that no other tool writes below this title. */
const OWN_KEYS = wordSet(
  'feature spec_id spec_version spec_hash coordinator_mode spec_provider spec_naming spec_mode ' +
    'provider_mode provider_native_root provider_output_root spec_entrypoint_path',
);
/** Keys of the head, by which a file that was cut off before its signature is still told. */
const HEAD: ReadonlySet<string> = new Set([
  ...OWN_KEYS,
  ...wordSet('run_id started_at last_updated_at debug_mode output_root'),
]);
/** What follows the head: other tools have these keys as well, so that their words decide. */
const POSITION = wordSet('current_stage status');
/** One of these begins a run. */
export const BEGUN: readonly string[] = ['run_id', 'feature', 'spec_id'];

const KEY_LINE = /^(?:[-*+] +)?[*`]{0,3}(\w+)[*`]{0,3}:[*`]{0,3}(.*)$/s;
const TABLE_LINE = /^\| *[*`]{0,3}(\w+)[*`]{0,3} *\|([^|]*)/;
const RULE_LINE = /^\|[-:| ]+$/;

/** Keys of the head and nothing else, below the title or from a `run_id` on; the last line may be cut off. */
export function isTornHead(lines: readonly Line[]): boolean {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const titled = /^# +pipeline state\b/i.test(filled[0]?.text ?? '');
  const body = titled ? filled.slice(1) : filled;
  const keys = body.map(({ text }) => headKeyOf(text));
  const last = body.at(-1);
  // Where it says stage or status, what it says decides whose file this is.
  if (keys.at(-1) === null && last?.eol === '' && !isOfHead(last.text)) keys.pop();
  const begun = titled ? BEGUN.some((key) => keys.includes(key)) : keys[0] === 'run_id';
  return begun && keys.every((key) => key !== null);
}

/** The key of the head on a line, `''` on the first two lines of a Field/Value table, else `null`. */
function headKeyOf(text: string): string | null {
  if (RULE_LINE.test(text)) return '';
  const key = pairOf(text)?.key ?? '';
  return key === 'field' ? '' : HEAD.has(key) ? key : null;
}

interface Pair {
  readonly key: string;
  readonly value: string;
}

function pairOf(text: string): Pair | null {
  const [, key, value = ''] = KEY_LINE.exec(text) ?? TABLE_LINE.exec(text) ?? [];
  return key === undefined ? null : { key: key.toLowerCase(), value: value.replace(/[*`]/g, '').trim() };
}

const TITLE = '# pipeline state';

/**
 * The title, or its beginning, and below it keys of the head with the stage and the status, conflict markers
 * or nothing: what is left of a state that was cut off, never merged, or lost the lines of its spec. Other
 * tools' files of that title go on with words of their own.
 */
export function beginsAsState(text: string): boolean {
  const lines = linesOf(text.replace(BOM, '')).filter((line) => line.text.trim() !== '');
  const words = lines.filter((line) => !isConflictMark(line));
  const [title, ...body] = words;
  if (title === undefined) return lines.length > 0;
  if (body.length === 0 && title.eol === '' && TITLE.startsWith(title.text.trim().toLowerCase())) return true;
  if (!isTitle(title)) return false;
  const within = lines[0] === title ? linesInConflict(lines) : new Set<Line>();
  const head = headIn(body);
  const left = head.filter((line) => !isTitle(line) && !(line === lines.at(-1) && isCut(line)));
  const fits = (line: Line) => isOfHead(line.text) || (within.has(line) && isPlain(line.text));
  return left.every(fits) && isToldBy(left, lines.length > words.length, head.length === body.length);
}

/** A last line without an end: what it says of stage or status counts where it is a whole word. */
function isCut({ text, eol }: Line): boolean {
  if (eol !== '') return false;
  const { key, value } = pairOf(text) ?? { key: '', value: '' };
  const words = key === 'status' ? STATUSES.expected : LEGAL_STAGES;
  return !POSITION.has(key) || words.some((word) => word !== value && word.startsWith(value));
}

function isTitle({ text }: Line): boolean {
  const said = text.trim().toLowerCase();
  return said.startsWith(TITLE) && !/^\w/.test(said.slice(TITLE.length));
}

/** The lines before the first section of a state's own: what stands below it says nothing of the head. */
function headIn(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    ({ text }) => /^##+ /.test(text) && isOwn({ heading: text.replace(/^#+ +/, '') }),
  );
  return lines.slice(0, end < 0 ? undefined : end);
}

function isOfHead(text: string): boolean {
  return headKeyOf(text) !== null || POSITION.has(pairOf(text)?.key ?? '');
}

/** Words that are no key, heading or row: they name no other tool either. */
function isPlain(text: string): boolean {
  return pairOf(text) === null && !/^\s*[#|]/.test(text);
}

/** Spelled as the pipeline spells it: a run that goes on, whatever else is lost. */
const GOES_ON = /^(?:IN_PROGRESS|WAITING_FOR_HUMAN|ABORTED)\b/;

/**
 * Whether what the head says of its stage and status is the pipeline's word. Others write `run_id`, `status:
 * COMPLETE` and `current_stage: extract` below this title; a run that is over may be passed over.
 */
function isToldBy(head: readonly Line[], isMerged: boolean, isAll: boolean): boolean {
  const pairs = head.flatMap(({ text }) => pairOf(text) ?? []);
  const valuesOf = (wanted: string) =>
    pairs.flatMap(({ key, value }) => (key === wanted && value !== '' ? [value] : []));
  const [stages, statuses] = [valuesOf('current_stage'), valuesOf('status')];
  const legal = stages.flatMap((value) => legalStage(value) ?? []);
  const official = statuses.some((value) => STATUSES.means(value) !== null);
  if (stages.length > 0 && legal.length === 0) return false;
  if (statuses.length > 0 && legal.length === 0 && !official) return false;
  if (pairs.some(({ key }) => OWN_KEYS.has(key)) || legal.some(({ id }) => id !== 'done')) return true;
  if (statuses.some((value) => GOES_ON.test(value)) || (isMerged && official)) return true;
  return isAll && pairs.every(({ key }) => !POSITION.has(key));
}
