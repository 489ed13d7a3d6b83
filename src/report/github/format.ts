// Small pieces of our text on GitHub: cells, names, times and folded parts, escaped whatever files say.
import type { Recovery } from '../../model/recovery.ts';
import { forMarkdown, forTerminal } from '../../text/escape.ts';
import { redact } from '../../text/redact.ts';
import { saidIn } from '../brief/from-files.ts';
import { inertSentence } from '../escape-sentence.ts';
import { isOurs } from '../quote-names.ts';
import type { ScanWorkflow } from '../scan/scan.ts';

/** UTF-16 units of a name or value, and of a sentence that repeats words of a file. */
const LONGEST = { cell: 160, sentence: 600 } as const;

/** One value from a file as code, no longer than a table has room for. `–` where there is nothing. */
export function cell(text: string | number | null, most: number = LONGEST.cell): string {
  if (text === null || text === '') return '–';
  // A secret that is cut in two would not be known as one.
  const line = redact(String(text));
  return forMarkdown(line.length > most ? `${line.slice(0, most)} …` : line);
}

/** Words without a capital, numbers first: nothing that Markdown, GitHub or a repository's own links know. */
const SLUG = /^(?:\d+-)?[a-z]+(?:-[a-z]+)*$/;

/** A feature's name in a heading: `'005-user-auth'`, and as code where it is more than plain words. */
export function named(feature: string): string {
  const plain = feature.length <= LONGEST.cell && SLUG.test(feature) && inertSentence(feature) === feature;
  return plain ? `'${feature}'` : cell(feature);
}

/** What people call a workflow: its title where it has one. Markdown. */
export function titled({ title, feature }: Pick<ScanWorkflow, 'title' | 'feature'>): string {
  return title === null ? named(feature) : cell(title);
}

/** Our sentence about a workflow; one that repeats what its files say stands as code, and is cut. */
export function said(sentence: string, theirs: readonly string[]): string {
  return isOurs(sentence, theirs) ? inertSentence(sentence) : cell(sentence, LONGEST.sentence);
}

/** What the files of a workflow say, for `said`. */
export function theirsOf(recovery: Recovery): readonly string[] {
  return saidIn(recovery);
}

/** A login as code, because a mention would notify the person. */
export function login(name: string): string {
  return cell(name, 60);
}

/** `2026-11-17T08:30:00Z` as people read it. Never "3 days ago": the same state has the same words. */
export function dated(at: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(at) ?? [];
  return date === undefined || time === undefined ? cell(at) : `${date} ${time} UTC`;
}

/** The day of `2026-11-17T08:30:00Z`. */
export function day(at: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? cell(at);
}

/** The first digits of a commit, as code. */
export function short(commit: string): string {
  return cell(commit.slice(0, 12));
}

/** Whether a name can be kept in a marker and read back as it was. */
export function isKeepable(name: string): boolean {
  return name.length <= 256 && redact(name) === name && forTerminal(name) === name;
}

/** A folded part that is closed again; `summary` is ours, `content` Markdown that ends with a line break. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n</details>\n`;
}

/** A list; each line is Markdown already. */
export function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}\n`).join('');
}

/** How a command is written in a comment, as code. */
export function slashName(command: string): string {
  return cell(`/${command}`, 60);
}
