// What a pipeline state begins with: its title and the keys of its head, as much as is left of them.
import { BOM, type Line, linesOf } from '../../../text/lines.ts';

/** Keys of the head, by which a file that was cut off before its signature is still told. */
const HEAD: ReadonlySet<string> = new Set(
  (
    'run_id feature spec_id spec_version spec_hash started_at last_updated_at coordinator_mode debug_mode ' +
    'output_root spec_provider spec_naming spec_mode provider_mode provider_native_root ' +
    'provider_output_root spec_entrypoint_path'
  ).split(' '),
);
/** One of these begins a run. */
export const BEGUN: readonly string[] = ['run_id', 'feature', 'spec_id'];

const KEY_LINE = /^(?:[-*+] +)?[*`]{0,3}(\w+)[*`]{0,3}:/;
const TABLE_LINE = /^\| *[*`]{0,3}(\w+)[*`]{0,3} *\|/;
const RULE_LINE = /^\|[-:| ]+$/;

/** Keys of the head and nothing else, below the title or from a `run_id` on; the last line may be cut off. */
export function isTornHead(lines: readonly Line[]): boolean {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const titled = /^# +pipeline state\b/i.test(filled[0]?.text ?? '');
  const body = titled ? filled.slice(1) : filled;
  const keys = body.map(({ text }) => headKeyOf(text));
  if (keys.at(-1) === null && body.at(-1)?.eol === '') keys.pop();
  const begun = titled ? BEGUN.some((key) => keys.includes(key)) : keys[0] === 'run_id';
  return begun && keys.every((key) => key !== null);
}

const TITLE = '# pipeline state';
const MARKER_LINE = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/**
 * The title, or its beginning, and below it keys of the head, conflict markers or nothing: what is left of a
 * state that was cut off or never merged. Other tools' files of that title go on with words of their own.
 */
export function beginsAsState(text: string): boolean {
  const lines = linesOf(text.replace(BOM, ''));
  const [title, ...body] = lines.filter((line) => line.text.trim() !== '' && !MARKER_LINE.test(line.text));
  if (title === undefined) return lines.length > 0;
  const said = title.text.trim().toLowerCase();
  if (body.length === 0 && title.eol === '' && TITLE.startsWith(said)) return true;
  if (!said.startsWith(TITLE) || /^\w/.test(said.slice(TITLE.length))) return false;
  const isOwn = ({ text: own }: Line) =>
    headKeyOf(own) !== null || own.trim().toLowerCase() === said || MARKER_LINE.test(own);
  return body.every((line) => isOwn(line) || (line.eol === '' && line === body.at(-1)));
}

/** The key of the head on a line, `''` on the first two lines of a Field/Value table, else `null`. */
function headKeyOf(text: string): string | null {
  if (RULE_LINE.test(text)) return '';
  const key = (KEY_LINE.exec(text) ?? TABLE_LINE.exec(text))?.[1]?.toLowerCase() ?? '';
  return key === 'field' ? '' : HEAD.has(key) ? key : null;
}
