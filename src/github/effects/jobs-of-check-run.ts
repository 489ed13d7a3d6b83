// One check run for all jobs of a commit: what a job says of its own work leaves standing what others said.
import type { CheckRunEffect } from '../../model/github/effects.ts';
import { type Marker, markerLine, readMarker } from '../../text/comment-marker.ts';
import { counted } from '../../text/plural.ts';

type Conclusion = CheckRunEffect['conclusion'];

/** The worst last. */
const ORDER: readonly Conclusion[] = ['success', 'neutral', 'action_required', 'failure'];
/** Jobs that are kept with what they said, and the UTF-16 units of a marker that these may take. */
const MOST = 20;
const ROOM = 1500;
/** Of the others an id and an end are kept: as many as a matrix of GitHub has jobs. */
const MOST_CUT = 256;
const DIGITS = 8;
/** Stands for all above that. No job has this id, so that none takes its place. */
const MORE = 'more';

interface JobEnd {
  readonly job: string;
  readonly conclusion: Conclusion;
  /** `null`: there was no room for it, and `job` is shortened. */
  readonly title: string | null;
}

/**
 * As it is to be shown beside what other jobs left, by the summary that stands there; `null`: none does.
 * GitHub shows the newest check run of a name, so that one of its own for each job would hide the others.
 */
export function amongJobs(effect: CheckRunEffect, said: string | null): CheckRunEffect {
  const { job, conclusion, title, summary } = effect;
  if (job === undefined) return effect;
  const others = worstFirst(jobsIn(said ?? '').filter((one) => !isSame(one, effect)));
  const own = conclusion === 'success' ? [] : [{ job, conclusion, title }];
  const [worst] = worstFirst([...own, ...others]);
  if (worst === undefined) return effect;
  const about = conclusion === 'success' && others.length > 0 ? '' : title;
  const beside = others.length === 0 ? '' : titleBeside(others, about === '');
  return {
    ...effect,
    conclusion: worst.conclusion,
    title: [about, beside].filter((words) => words !== '').join('; '),
    summary: `${markOf([...own, ...others])}\n${summary}${others.length === 0 ? '' : besideWords(others)}`,
  };
}

/**
 * Jobs that found none each made one of their own, and the newest alone is shown: its summary as it were with
 * what the others say besides. `null`: they say no more. `others`: the newest first.
 */
export function withMissed(said: string | null, others: readonly (string | null)[]): string | null {
  const own = jobsIn(said ?? '');
  const all = [...own];
  for (const one of others.flatMap((other) => jobsIn(other ?? '')))
    if (!all.some((kept) => isSame(kept, one))) all.push(one);
  return all.length === own.length ? null : markOf(worstFirst(all));
}

/** Whether a summary says of this job what it left; another job may have written at the same time. */
export function saysOf({ job, conclusion, title }: CheckRunEffect, said: string | null): boolean {
  const jobs = jobsIn(said ?? '');
  const own = jobs.find((one) => isSame(one, { job }));
  // Cut for room, it would but cut another one if it were written again.
  const isCovered = jobs.some((one) => one.job === MORE && rank(one.conclusion) >= rank(conclusion));
  if (own === undefined) return conclusion === 'success' || isCovered;
  return own.conclusion === conclusion && (own.title === null || own.title === title);
}

const rank = (conclusion: Conclusion): number => ORDER.indexOf(conclusion);

/** Of equal ends those that say what they left come first. */
const worstFirst = (jobs: readonly JobEnd[]): readonly JobEnd[] =>
  jobs.toSorted(
    (a, b) => rank(b.conclusion) - rank(a.conclusion) || Number(a.title === null) - Number(b.title === null),
  );

interface Named {
  readonly job?: string | undefined;
}

const short = (job: string): string => job.slice(0, DIGITS);

function isSame(one: JobEnd, { job, title }: Partial<Pick<JobEnd, 'title'>> & Named): boolean {
  if (job === undefined) return false;
  return one.title === null || title === null ? short(one.job) === short(job) : one.job === job;
}

function titleBeside(others: readonly JobEnd[], begins: boolean): string {
  const first = others.find((one) => one.title !== null);
  if (!first) return `${counted(others.length, 'other job')} with something left`;
  const rest = others.length === 1 ? '' : `, and ${others.length - 1} more`;
  return `${begins ? 'Another' : 'another'} job: ${first.title}${rest}`;
}

const BESIDE =
  'Other jobs at this commit ended so. Their own summaries say more; run such a job again, or push ' +
  'a commit, and that takes its place:';

function besideWords(others: readonly JobEnd[]): string {
  const lines = others.flatMap(({ title }) => (title === null ? [] : [`- ${title}\n`]));
  const cut = others.length - lines.length;
  const more = cut === 0 ? '' : `- ${counted(cut, 'more job')}, for which there was no room here\n`;
  return `\n${BESIDE}\n\n${lines.join('')}${more}`;
}

/** The first ones with what they said, as far as there is room. */
function markOf(left: readonly JobEnd[]): string {
  let named: Readonly<Record<string, string>> = {};
  const cut: JobEnd[] = [];
  for (const one of left) {
    const more = { ...named, [one.job]: `${one.conclusion} ${one.title}` };
    const fits = Object.keys(more).length <= MOST && markerLine({ key: 'jobs', ...more }).length <= ROOM;
    if (one.title === null || !fits) cut.push(one);
    else named = more;
  }
  return markerLine({ key: 'jobs', ...named, ...(cut.length === 0 ? {} : { cut: cutWords(cut) }) });
}

/** `failure 1a2b3c4d 5e6f7a8b;neutral 9c0d1e2f`. */
function cutWords(cut: readonly JobEnd[]): string {
  const sorted = worstFirst(cut.filter(({ job }) => job !== MORE));
  const above = [...sorted.slice(MOST_CUT), ...cut.filter(({ job }) => job === MORE)];
  const [worst] = worstFirst(above);
  const all = [...sorted.slice(0, MOST_CUT), ...(worst ? [{ ...worst, job: MORE }] : [])];
  return ORDER.flatMap((conclusion) => {
    const ids = all.filter((one) => one.conclusion === conclusion).map(({ job }) => short(job));
    return ids.length === 0 ? [] : [[conclusion, ...ids].join(' ')];
  }).join(';');
}

function jobsIn(said: string): readonly JobEnd[] {
  const marker: Marker | null = readMarker(said);
  if (marker?.key !== 'jobs') return [];
  const { key: _, cut, ...named } = marker;
  const isEnd = (word: string | undefined) => ORDER.find((one) => one === word);
  const shortened = (typeof cut === 'string' ? cut : '').split(';').flatMap((words) => {
    const [word, ...ids] = words.split(' ');
    const conclusion = isEnd(word);
    return conclusion ? ids.map((job) => ({ job, conclusion, title: null })) : [];
  });
  const whole = Object.entries(named).flatMap(([job, value]) => {
    const [, word, title] = (typeof value === 'string' && /^(\w+) (.+)$/.exec(value)) || [];
    const conclusion = isEnd(word);
    return !conclusion || title === undefined ? [] : [{ job, conclusion, title }];
  });
  return [...whole, ...shortened];
}
