// One check run for all jobs of a commit: what a job says of its own work leaves standing what others said.
import type { CheckRunEffect } from '../../model/github/effects.ts';
import { type Marker, markerLine, readMarker } from '../../text/comment-marker.ts';

type Conclusion = CheckRunEffect['conclusion'];

/** The worst last. */
const ORDER: readonly Conclusion[] = ['success', 'neutral', 'action_required', 'failure'];
/** Other jobs that are kept. */
const MOST = 20;

interface OtherJob {
  readonly job: string;
  readonly conclusion: Conclusion;
  readonly title: string;
}

/**
 * As it is to be shown beside what other jobs left, by the summary that stands there; `null`: none does.
 * GitHub shows the newest check run of a name, so that one of its own for each job would hide the others.
 */
export function amongJobs(effect: CheckRunEffect, said: string | null): CheckRunEffect {
  const { job, conclusion, title, summary } = effect;
  if (job === undefined) return effect;
  const others = (said === null ? [] : jobsIn(said)).filter((one) => one.job !== job).slice(0, MOST);
  const left = [...others, ...(conclusion === 'success' ? [] : [{ job, conclusion, title }])];
  if (left.length === 0) return effect;
  const [first, ...more] = others;
  const rest = more.length === 0 ? '' : `, and ${more.length} more`;
  const own = conclusion === 'success' && first ? '' : title;
  const beside = first ? `${own === '' ? 'Another' : 'another'} job: ${first.title}${rest}` : '';
  return {
    ...effect,
    conclusion: left.map((one) => one.conclusion).toSorted((a, b) => rank(b) - rank(a))[0] ?? conclusion,
    title: [own, beside].filter((words) => words !== '').join('; '),
    summary: `${markOf(left)}\n${summary}${others.length === 0 ? '' : besideWords(others)}`,
  };
}

/**
 * Jobs that found none each made one of their own, and the newest alone is shown: its summary as it were with
 * what the others say besides. `null`: they say no more.
 */
export function withMissed(said: string | null, others: readonly (string | null)[]): string | null {
  const own = jobsIn(said ?? '');
  const missed = others
    .flatMap((one) => jobsIn(one ?? ''))
    .filter(({ job }) => !own.some((one) => one.job === job));
  return missed.length === 0 ? null : markOf([...own, ...missed]);
}

/** Whether a summary says of this job what it left; another job may have written at the same time. */
export function saysOf({ job, conclusion, title }: CheckRunEffect, said: string | null): boolean {
  const own = said === null ? undefined : jobsIn(said).find((one) => one.job === job);
  if (own === undefined) return conclusion === 'success';
  return conclusion !== 'success' && own.conclusion === conclusion && own.title === title;
}

const rank = (conclusion: Conclusion): number => ORDER.indexOf(conclusion);

const BESIDE =
  'Other jobs at this commit ended so. Their own summaries say more; run such a job again, or push ' +
  'a commit, and that takes its place:';

const besideWords = (others: readonly OtherJob[]): string =>
  `\n${BESIDE}\n\n${others.map(({ title }) => `- ${title}\n`).join('')}`;

function markOf(left: readonly OtherJob[]): string {
  const jobs = left.map(({ job, conclusion, title }) => [job, `${conclusion} ${title}`] as const);
  return markerLine({ key: 'jobs', ...Object.fromEntries(jobs) });
}

function jobsIn(said: string): readonly OtherJob[] {
  const marker: Marker | null = readMarker(said);
  if (marker?.key !== 'jobs') return [];
  return Object.entries(marker).flatMap(([job, value]) => {
    const [, word, title] = (typeof value === 'string' && /^(\w+) (.+)$/.exec(value)) || [];
    const conclusion = ORDER.find((one) => one === word);
    return job === 'key' || !conclusion || title === undefined ? [] : [{ job, conclusion, title }];
  });
}
