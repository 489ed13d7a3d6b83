// Questions that a review asks (`advocate-report.md`), and the answers that a context file logs.
import type { StateLocation } from '../../../model/site.ts';
import type { Question } from '../../../model/workflow.ts';
import { linesOf } from '../../../text/lines.ts';
import type { MarkdownDocument, Section } from '../../../text/markdown/document.ts';
import { joinPath } from '../../../text/markdown/paths.ts';
import { scanMarkdown } from '../../../text/markdown/scan.ts';
import { isPlaceholder, nameOf, normal } from '../../../text/words.ts';
import { FOLDER, homeOf } from '../places.ts';

/** Where the review of every phase is written (upstream's commands). */
export function reportOf(site: StateLocation): string {
  return joinPath(homeOf(site), `${FOLDER}/advocate-report.md`);
}

/** A question and the gap that it is asked for: users' logs name either. */
export interface LoggedClarification extends Question {
  readonly gap: string | null;
}

const LABEL = /^(C\d{1,3}(?:\.\d{1,3})?)\b/i;

/**
 * The questions below `Clarifications Needed`, answered where the log of this iteration says so. None where
 * the report is of another iteration, or still its template.
 */
export function questionsIn(
  report: string,
  body: MarkdownDocument,
  iteration: number | null,
): readonly LoggedClarification[] {
  const sections = scanMarkdown(linesOf(report));
  const written = /^>?\s*Iteration:\s*(\d{1,4})\b/im.exec(report)?.[1];
  if (written !== undefined && iteration !== null && Number(written) !== iteration) return [];
  const answered = new Set(answersIn(body, iteration).map((id) => id.toUpperCase()));
  return sections.flatMap(({ heading, fields, prose }): readonly LoggedClarification[] => {
    const id = LABEL.exec(heading ?? '')?.[1]?.toUpperCase();
    const value = (name: string) => fields.find(({ key }) => normal(key) === name)?.value.value ?? '';
    const question = value('question');
    if (id === undefined || question === '' || isPlaceholder(question)) return [];
    const gap = value('related_gap').toUpperCase() || null;
    const state = answered.has(id) || (gap !== null && answered.has(gap)) ? 'answered' : 'open';
    const options = prose.flatMap(({ text }) => /^\d{1,2}[.)]\s+(.*)$/.exec(text)?.[1] ?? []);
    return [{ id, question, options, state, line: null, gap }];
  });
}

/** Ids that the table of user answers of an iteration names. */
function answersIn(body: MarkdownDocument, iteration: number | null): readonly string[] {
  const table = answersOf(body, iteration)?.tables[0];
  const rows = table?.rows ?? [];
  return rows.flatMap(({ cells: [id = '', , answer = ''] }) => (answer === '' ? [] : [id]));
}

/** The section of user answers within the log of an iteration; `null` where it is not there yet. */
export function answersOf(body: MarkdownDocument, iteration: number | null): Section | null {
  const at = iterationAt(body, iteration);
  const level = body.sections[at]?.level ?? 0;
  const end = body.sections.findIndex((section, i) => i > at && section.level <= level);
  const within = at < 0 ? [] : body.sections.slice(at, end < 0 ? undefined : end);
  const named = ({ heading }: Section) => nameOf(heading ?? '') === 'user_answers';
  return within.findLast((section) => named(section) && section.tables.length > 0) ?? null;
}

/** Where the log of an iteration begins: `Iteration 2`, `Phase: research - Iteration 2`; -1: nowhere. */
export function iterationAt(body: MarkdownDocument, iteration: number | null): number {
  if (iteration === null) return -1;
  const pattern = new RegExp(`\\biteration\\s+${iteration}\\b`, 'i');
  return body.sections.findLastIndex(({ heading, level }) => level > 1 && pattern.test(heading ?? ''));
}
