// Is there an interrupted workflow for these words? Seed 001's resume detection, for every format.
import type { Status } from '../model/workflow.ts';
import { published } from './published.ts';
import type { ScanReport, ScanWorkflow } from './scan.ts';
import { slugOf, wordsOf } from './search-words.ts';
import { isInterrupted } from './validity.ts';

/** One interrupted workflow that the words may mean. */
export interface Match {
  readonly id: string;
  readonly feature: string;
  readonly path: string;
  /** The branch that owns it; `null` where none can be named. */
  readonly branch: string | null;
  readonly status: Status;
  readonly iteration: number | null;
  /** 0 to 1 with two decimals; 1 is the workflow's own name. */
  readonly score: number;
  /** Which words met which, in one line. */
  readonly why: string;
}

export interface Detection {
  readonly found: boolean;
  /** Best first; ties by path, feature and branch. */
  readonly matches: readonly Match[];
}

/**
 * What the two shares of a score weigh. The name weighs more: of a long description few words are met, and it
 * still means the feature whose whole name it holds.
 */
const WEIGHTS = { name: 0.6, asked: 0.4 } as const;

/**
 * From here on a workflow counts as meant. One word of two on both sides ("user profile", "user auth") comes
 * to 0.5 and does not; the whole name within a long description comes to more than 0.6 and does.
 */
export const THRESHOLD = 0.55;

/** Below this many letters a word stands for itself alone ("api" is not the beginning of "apiary"). */
const STEM = 4;
/** What a word counts that only begins like another one: "auth" and "authentication". */
const BEGINNING = 0.8;

/** Interrupted workflows that the words mean, best first. The same report gives the same answer. */
export function detect(words: string, report: Pick<ScanReport, 'workflows'>): Detection {
  const asked = wordsOf(words);
  const name = slugOf(words);
  const matches = report.workflows
    .filter(isInterrupted)
    .map((workflow) => matchOf(published(searched(workflow)), asked, name))
    .filter((match) => match.score >= THRESHOLD)
    .sort(compare);
  return { found: matches.length > 0, matches };
}

/** What of a workflow is searched or printed: secrets are taken out of it before words are. */
function searched({ id, feature, title, path, owner, status, step }: ScanWorkflow): Searched {
  return { id, feature, title, path, owner, status, step };
}

type Searched = Pick<ScanWorkflow, 'id' | 'feature' | 'title' | 'path' | 'owner' | 'status' | 'step'>;

function matchOf(workflow: Searched, asked: readonly string[], name: string): Match {
  const { score, why } = scoreOf(workflow, asked, name);
  return {
    id: workflow.id,
    feature: workflow.feature,
    path: workflow.path,
    branch: workflow.owner,
    status: workflow.status,
    iteration: workflow.step?.iteration ?? null,
    score: Math.round(score * 100) / 100,
    why,
  };
}

/**
 * Weighs two shares: how much of the workflow's name (or title, if that is met better) was asked for, and how
 * much of what was asked for is met. One alone would favour short names, the other long titles.
 */
function scoreOf(workflow: Searched, asked: readonly string[], name: string): { score: number; why: string } {
  const slug = slugOf(workflow.feature);
  if (name !== '' && (name === slug || name === bareSlug(slug) || name === slugOf(workflow.id)))
    return { score: 1, why: `these words are its name, ${slug}` };
  const own = { what: 'name', words: wordsOf(workflow.feature) };
  const title = { what: 'title', words: wordsOf(workflow.title ?? '') };
  const place = wordsOf(folderOf(workflow.path));
  const known = [...new Set([...own.words, ...title.words, ...place])];
  if (asked.length === 0 || known.length === 0) return { score: 0, why: '' };
  const met = asked.map((word) => bestOf(word, known));
  const share = sum(met.map(({ weight }) => weight)) / asked.length;
  const named = coverOf(own.words, asked) >= coverOf(title.words, asked) ? own : title;
  const cover = coverOf(named.words, asked);
  // Exactness is what the name alone has: all its words in another order come close to it and never reach it.
  const score = Math.min(WEIGHTS.name * cover + WEIGHTS.asked * share, 0.99);
  return { score, why: whyOf(asked, met, named, cover) };
}

/** The share of these words that was asked for. */
function coverOf(words: readonly string[], asked: readonly string[]): number {
  return words.length === 0 ? 0 : sum(words.map((word) => bestOf(word, asked).weight)) / words.length;
}

interface Met {
  readonly word: string | null;
  readonly weight: number;
}

function bestOf(word: string, known: readonly string[]): Met {
  if (known.includes(word)) return { word, weight: 1 };
  const like = known.find((other) => begins(word, other) || begins(other, word));
  return like === undefined ? { word: null, weight: 0 } : { word: like, weight: BEGINNING };
}

function begins(short: string, long: string): boolean {
  return short.length >= STEM && long.startsWith(short);
}

function whyOf(
  asked: readonly string[],
  met: readonly Met[],
  { what, words }: { readonly what: string; readonly words: readonly string[] },
  cover: number,
): string {
  const pairs = asked.flatMap((word, index) => {
    const other = met[index]?.word ?? null;
    return other === null ? [] : [other === word ? word : `${word} (as ${other})`];
  });
  const missed = asked.filter((_word, index) => met[index]?.word === null);
  return [
    pairs.length > 0 ? `meets ${pairs.join(', ')}` : 'meets no word',
    `${Math.round(cover * 100)}% of its ${what} (${words.join(', ')})`,
    ...(missed.length > 0 ? [`not in it: ${missed.join(', ')}`] : []),
  ].join('; ');
}

/** Without its leading number. */
function bareSlug(slug: string): string {
  return slug.replace(/^\d+-/, '');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function compare(a: Match, b: Match): number {
  return (
    b.score - a.score ||
    order(a.path, b.path) ||
    order(a.feature, b.feature) ||
    order(a.branch ?? '', b.branch ?? '')
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
