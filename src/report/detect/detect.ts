// Finds interrupted workflows that match given words: humaninloop's resume detection, for every format.
import { order } from '../../model/sort-order.ts';
import type { Status } from '../../model/workflow.ts';
import { isInterrupted } from '../check/validity.ts';
import { published } from '../scan/redact-output.ts';
import type { ScanReport, ScanWorkflow } from '../scan/scan.ts';
import { slugOf, wordsOf } from './search-words.ts';
import { aboutOf, type TextSource, type WorkflowAbout } from './workflow-keywords.ts';

/** One interrupted workflow that the words may mean. */
export interface Match {
  readonly id: string;
  readonly feature: string;
  readonly path: string;
  /** The branch that owns it; `null` where none can be named. */
  readonly branch: string | null;
  readonly status: Status;
  /** The file's own word; `null` where it has none. */
  readonly status_text: string | null;
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
  /** Where nothing matches: what comes nearest, best first, and what it scored. */
  readonly nearest: readonly Match[];
}

/** A workflow with what the words made of it. */
export interface Ranked {
  readonly match: Match;
  readonly workflow: ScanWorkflow;
}

/** All that was looked through, as people are told about it. */
export interface Ranking {
  readonly matches: readonly Ranked[];
  readonly nearest: readonly Ranked[];
  /** Interrupted workflows, and those that have ended. */
  readonly interrupted: number;
  readonly ended: number;
}

/** What is searched beside the report itself; absent: nothing. */
export type SaidOf = (workflow: ScanWorkflow) => WorkflowAbout;

/** At most this many are named where nothing matches. */
const NEAREST = 3;

/**
 * What the two shares of a score weigh. The name weighs more: of a long description few words are met, and it
 * still means the feature whose whole name it holds.
 */
const WEIGHTS = { name: 0.6, asked: 0.4 } as const;

/**
 * From this score on a workflow counts as meant. One word of two on both sides ("user profile", "user auth")
 * comes to 0.5 and does not; the whole name within a long description comes to more than 0.6 and does.
 */
export const THRESHOLD = 0.55;

/** Every interrupted workflow by how far the words mean it. The same report gives the same answer. */
export function rank(
  words: string,
  { workflows }: Pick<ScanReport, 'workflows'>,
  saidOf: SaidOf = () => NOTHING_SAID,
): Ranking {
  const asked = wordsOf(words);
  const name = slugOf(words);
  const open = workflows.filter(isInterrupted);
  const all = open
    .map((workflow) => ({ workflow, match: matchOf(searched(workflow, saidOf(workflow)), asked, name) }))
    .sort((a, b) => compare(a.match, b.match));
  const matches = all.filter(({ match }) => match.score >= THRESHOLD);
  const nearest = matches.length > 0 ? [] : all.slice(0, NEAREST);
  return { matches, nearest, interrupted: open.length, ended: workflows.length - open.length };
}

const NOTHING_SAID: WorkflowAbout = { spec: null, items: [] };

/** The same as programs read it. */
export function detect(words: string, report: Pick<ScanReport, 'workflows'>, saidOf?: SaidOf): Detection {
  return detectionOf(rank(words, report, saidOf));
}

export function detectionOf({ matches, nearest }: Ranking): Detection {
  const told = (ranked: readonly Ranked[]) => ranked.map(({ match }) => match);
  return { found: matches.length > 0, matches: told(matches), nearest: told(nearest) };
}

/** What of a workflow is searched or printed: secrets are taken out of it before words are. */
function searched(workflow: ScanWorkflow, said: WorkflowAbout): Searched {
  const { id, feature, title, path, owner, status, status_text, step } = workflow;
  return published({ id, feature, title, path, owner, status, status_text, step, ...said });
}

type Searched = TextSource & Pick<ScanWorkflow, 'id' | 'status' | 'status_text' | 'step'>;

function matchOf(workflow: Searched, asked: readonly string[], name: string): Match {
  const { score, why } = scoreOf(workflow, asked, name);
  return {
    id: workflow.id,
    feature: workflow.feature,
    path: workflow.path,
    branch: workflow.owner,
    status: workflow.status,
    status_text: workflow.status_text,
    iteration: workflow.step?.iteration ?? null,
    score: Math.round(score * 100) / 100,
    why,
  };
}

/**
 * Weighs two shares: how much of the workflow's name (or of another label of it, if that is met better) was
 * asked for, and how much of what was asked for is met anywhere in what is known of it. One alone would
 * favour short names, the other long titles.
 */
function scoreOf(workflow: Searched, asked: readonly string[], name: string): { score: number; why: string } {
  const slug = slugOf(workflow.feature);
  if (name !== '' && (name === slug || name === bareSlug(slug) || name === slugOf(workflow.id)))
    return { score: 1, why: `these words are its name, ${slug}` };
  if (/^\d+$/.test(name) && numberOf(slug) === Number(name))
    return { score: 1, why: `this number is its own, ${slug}` };
  const { labels, loose } = aboutOf(workflow);
  const known = [...new Set([...labels.flatMap(({ words }) => words), ...loose])];
  if (asked.length === 0 || known.length === 0) return { score: 0, why: 'it has no words to compare' };
  const met = asked.map((word) => bestOf(word, known));
  const share = sum(met.map(({ weight }) => weight)) / asked.length;
  // Of labels that are met alike the first counts: the name before the title before all others.
  const named = labels.reduce((best, one) =>
    coverOf(one.words, asked) > coverOf(best.words, asked) ? one : best,
  );
  const cover = coverOf(named.words, asked);
  // Exactness is what the name alone has: all its words in another order come close to it and never reach it.
  const score = Math.min(WEIGHTS.name * cover + WEIGHTS.asked * share, 0.99);
  return { score, why: whyOf(asked, met, named, cover) };
}

/** The number of `021-dark-mode` or `FEAT-021-dark-mode`, however many zeros lead it; `null` without one. */
function numberOf(slug: string): number | null {
  const found = /^(?:[a-z]{1,12}-)?(\d{1,9})(?:-|$)/.exec(slug);
  return found ? Number(found[1]) : null;
}

/** Without its leading number. */
function bareSlug(slug: string): string {
  return slug.replace(/^\d+-/, '');
}

function compare(a: Match, b: Match): number {
  return (
    b.score - a.score ||
    order(a.path, b.path) ||
    order(a.feature, b.feature) ||
    order(a.branch ?? '', b.branch ?? '')
  );
}

// How words that were asked for meet words that are known.

/** Below this many letters a word stands for itself alone ("api" is not the beginning of "apiary"). */
const STEM = 4;
/** What a word counts that only begins like another one: "auth" and "authentication". */
const BEGINNING = 0.8;

/** The share of these words that was asked for. */
function coverOf(words: readonly string[], asked: readonly string[]): number {
  return words.length === 0 ? 0 : sum(words.map((word) => bestOf(word, asked).weight)) / words.length;
}

/** What a word met, and how surely: 0 to 1. */
interface Met {
  readonly word: string | null;
  readonly weight: number;
}

/** The word that comes nearest among those that are known. */
function bestOf(word: string, known: readonly string[]): Met {
  if (known.includes(word)) return { word, weight: 1 };
  const like = known.find((other) => begins(word, other) || begins(other, word));
  return like === undefined ? { word: null, weight: 0 } : { word: like, weight: BEGINNING };
}

function begins(short: string, long: string): boolean {
  return short.length >= STEM && long.startsWith(short);
}

/** Which words met which, and how much of the label was asked for, in one line. */
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
