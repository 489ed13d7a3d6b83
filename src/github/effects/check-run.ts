// Shows a check run on a commit, its annotations in batches; one that was begun is completed.
import type { CheckRunEffect, EffectResult, Note } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { landed } from '../write/effect-result.ts';
import { amongJobs, saysOf, withMissed } from './jobs-of-check-run.ts';

/** What one request takes (GitHub's REST documentation, "Check runs", `output.annotations`). */
const BATCH = 50;
/** Its name, as branch protection knows it. */
const NAME = 'Rekindle';

/** Found by its key, `external_id`. What it said is brought up to date; annotations can only be added. */
export async function checkRun(asked: CheckRunEffect, ground: GitHubContext): Promise<EffectResult> {
  const there = await existing(asked, ground);
  const effect = amongJobs(asked, there?.summary ?? null);
  const { key, annotations } = effect;
  const where = there ? { number: there.id, url: there.url } : await create(effect, ground);
  const shown = there ? there.shown : Math.min(BATCH, annotations.length);
  const upToDate = !there || saysTheSame(effect, there);
  if (!upToDate && shown >= annotations.length) await update(where.number, effect, [], ground);
  for (let from = shown; from < annotations.length; from += BATCH)
    await update(where.number, effect, annotations.slice(from, from + BATCH), ground);
  const already = there !== null && upToDate && shown >= annotations.length;
  if (already) return landed(key, 'already', where);
  return landed(
    key,
    'done',
    asked.job === undefined ? where : await besideOthers(asked, where, ground, !there),
  );
}

/** How often it is written once more where other jobs write at the same time. */
const AGAIN = 3;

/**
 * Jobs that end at once read the same and write over each other, or each make one: what is lost of this one
 * is written again. `made`: this one was made here, so that others with its key can only be as new.
 */
async function besideOthers(
  asked: CheckRunEffect,
  written: Where,
  ground: GitHubContext,
  made: boolean,
): Promise<Where> {
  for (let times = 0; times < AGAIN; times += 1) {
    const now = await existing(asked, ground);
    if (now === null) return written;
    const more = made ? withMissed(now.summary, now.older) : null;
    if (more === null && saysOf(asked, now.summary)) return { number: now.id, url: now.url };
    await update(now.id, amongJobs(asked, more ?? now.summary), [], ground);
  }
  return written;
}

interface Where {
  readonly number: number;
  readonly url: string | null;
}

interface Existing {
  readonly id: number;
  readonly url: string | null;
  readonly shown: number;
  readonly title: string | null;
  readonly summary: string | null;
  readonly conclusion: string | null;
  /** Summaries of those that it hides. */
  readonly older: readonly (string | null)[];
}

/**
 * Our newest one with this key, which is the one that GitHub shows. Check runs cannot be taken away: two
 * that were made at once both stay, and the newest says what both do.
 */
async function existing({ key, sha }: CheckRunEffect, ground: GitHubContext): Promise<Existing | null> {
  const runs = await ground.client.all(ground.client.rest.checks.listForRef, {
    ...at(ground),
    ref: sha,
    check_name: NAME,
    filter: 'all',
    per_page: 100,
  });
  const [newest, ...others] = runs
    // An App changes its own check runs alone.
    .filter((run) => run.external_id === key && `${run.app?.slug ?? ''}[bot]` === ground.account)
    .toSorted((a, b) => b.id - a.id);
  if (!newest) return null;
  const { html_url: url, output, conclusion } = newest;
  const { annotations_count: shown, title, summary } = output;
  const older = others.map((run) => run.output.summary);
  return { id: newest.id, url, shown, title, summary, conclusion, older };
}

function saysTheSame(effect: CheckRunEffect, there: Existing): boolean {
  return (
    there.title === effect.title && there.summary === effect.summary && there.conclusion === effect.conclusion
  );
}

async function create(effect: CheckRunEffect, ground: GitHubContext) {
  const { key, sha, conclusion, annotations } = effect;
  const { data } = await ground.client.rest.checks.create({
    ...at(ground),
    name: NAME,
    head_sha: sha,
    external_id: key,
    status: 'completed',
    conclusion,
    output: outputOf(effect, annotations.slice(0, BATCH)),
  });
  return { number: data.id, url: data.html_url };
}

async function update(
  id: number,
  effect: CheckRunEffect,
  notes: readonly Note[],
  ground: GitHubContext,
): Promise<void> {
  await ground.client.rest.checks.update({
    ...at(ground),
    check_run_id: id,
    status: 'completed',
    conclusion: effect.conclusion,
    output: outputOf(effect, notes),
  });
}

function outputOf({ title, summary }: CheckRunEffect, notes: readonly Note[]) {
  const annotations = notes.map(({ path, line, level, title: head, message }) => ({
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    title: head,
    message,
  }));
  return { title, summary, annotations };
}
