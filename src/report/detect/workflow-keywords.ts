// What a workflow is about, as far as its files say: its labels, and words of the first lines of its spec.
import { baseOf, folderOf } from '../../model/path.ts';
import { wordsOf } from './search-words.ts';

/** What is known of a workflow beside its report. */
export interface WorkflowAbout {
  /** The text of its spec; `null` where none was read. */
  readonly spec: string | null;
  /** What its items or tasks are called. */
  readonly items: readonly string[];
}

export interface TextSource extends WorkflowAbout {
  readonly feature: string;
  readonly title: string | null;
  readonly path: string;
  /** The branch that the work is done on. One that only inherited the file says nothing of it. */
  readonly owner: string | null;
}

/** A name of the workflow, or what comes close to one. */
export interface Label {
  readonly what: string;
  readonly words: readonly string[];
}

/** Lines of a spec that say what it is about. */
const FIRST = 12;
/** Lines in which those are looked for. */
const LOOK = 100;
const FRONT = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?\n/;
/** A branch or item of one word ("main", "ci") is no name of a workflow: it is met by chance. */
const LEAST = 2;
const ITEMS = 200;

/** The labels, the name first, and all other words that are known. */
export function aboutOf(source: TextSource): {
  readonly labels: readonly [Label, ...Label[]];
  readonly loose: readonly string[];
} {
  const { title, lines } = headOf(source.spec);
  const others = [
    { what: 'branch', words: wordsOf(leafOf(source.owner ?? '')) },
    ...source.items.slice(0, ITEMS).map((text) => ({ what: 'item', words: wordsOf(text) })),
  ].filter(({ words }) => words.length >= LEAST);
  return {
    labels: [
      { what: 'name', words: wordsOf(source.feature) },
      { what: 'title', words: wordsOf(source.title ?? '') },
      { what: "spec's title", words: wordsOf(title) },
      ...others,
    ],
    loose: [...wordsOf(folderOf(source.path)), ...lines.flatMap(wordsOf)],
  };
}

/** `feature/dark-theme` gives `dark-theme`. */
function leafOf(branch: string): string {
  return baseOf(branch);
}

const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+/;
/** What templates put before the name: `Feature Specification: Dark theme`. */
const LEAD = /^[ \t]*(?:feature|spec(?:ification)?|prd|requirements?|[ \t])+:[ \t]*/i;

/** The first heading and the first lines that hold words. */
function headOf(spec: string | null): { readonly title: string; readonly lines: readonly string[] } {
  if (spec === null) return { title: '', lines: [] };
  const lines = spec
    .replace(FRONT, '')
    .split(/\r?\n/, LOOK)
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, FIRST);
  const title = lines.find((line) => HEADING.test(line)) ?? '';
  return { title: title.replace(HEADING, '').replace(LEAD, ''), lines };
}
