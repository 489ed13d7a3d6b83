// Whether a text is a workflow of sdd, as opposed to another tool's file of that name in that place.
import { BOM } from '../../text/lines.ts';
import { atMargin } from '../../text/yaml/top-level-text.ts';

/** Keys that every generation has at its head; other tools' workflow files have an `id` and `steps`. */
export const TELLING: ReadonlySet<string> = new Set(
  'phase step current current_item progress items source external_source'.split(' '),
);
/** All keys that a head may have before the first telling one: a file that was cut off there is ours. */
const HEAD: ReadonlySet<string> = new Set([
  ...TELLING,
  ...'id name workflow created created_at updated_at branch pr parent_id regression title'.split(' '),
]);

/** A solicitation, which has neither items nor phases. */
const ASKING: ReadonlySet<string> = new Set(
  'current_step current_question open_questions history'.split(' '),
);

const KEY = /^( *)["']?([A-Za-z_][\w-]{0,40})["']? *:(?: |$)/;
/** A head alone begins a workflow only where its id says something. */
const SAYS_ID = /^[ \t\uFEFF]*["']?id["']? *: +(?!(?:~|null)?[ \t]*(?:#|$))\S/im;
/** No head is longer. Lines. */
const LOOK = 400;

/** Told by its keys alone, so that a damaged, torn or conflicted file is told as well. */
export function recognises(text: string): boolean {
  const keys = keysOf(text);
  const telling = [...TELLING].filter((key) => keys.has(key)).length;
  if (telling > 1) return true;
  if (!keys.has('id')) return false;
  if (telling === 1) return !keys.has('steps');
  return SAYS_ID.test(text) && [...keys].every((key) => HEAD.has(key));
}

/** Is this a solicitation of sdd, in either of its shapes? */
export function isSolicitation(text: string): boolean {
  const keys = keysOf(text);
  return [...ASKING].some((key) => keys.has(key)) || (keys.has('answers') && keys.has('change_id'));
}

/** The keys at the outermost level, and those one level below `workflow:`. */
function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  let inner: number | null = null;
  let wrapped = false;
  const lines = atMargin(text.replace(BOM, '')).split(/\r\n|\r|\n/, LOOK);
  // A list at the root is no workflow, and whose it is shows all the same.
  const listed = lines.find((line) => /^[^#\s]/.test(line))?.startsWith('- ') === true;
  for (const line of lines) {
    const [, blanks = '', key] = KEY.exec(listed ? line.replace(/^(?:- | {2})/, '') : line) ?? [];
    if (key === undefined) continue;
    if (blanks === '') {
      wrapped = key === 'workflow';
      inner = null;
    } else if (wrapped) inner ??= blanks.length;
    if (blanks === '' || (wrapped && blanks.length === inner)) keys.add(key);
  }
  return keys;
}
