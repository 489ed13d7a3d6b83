// The result of a mode: notices for the job's runner or the bot's log, and the counts for the outputs.
import type { Effect, LogEffect } from '../model/effect.ts';
import { inertSentence } from '../report/escape-sentence.ts';

export interface ModeResult {
  /** Log lines, and for a runner the job summary. */
  readonly effects: readonly Effect[];
  /** Numbers of the issues that were made or brought up to date. */
  readonly issues: readonly number[];
  /** Numbers of the pull requests that were opened or brought up to date. */
  readonly pullRequests: readonly number[];
  /** Writing requests. */
  readonly operations: number;
  /** Something is left for the next run, and that was reported. */
  readonly truncated: boolean;
  /** The step is to fail. */
  readonly failed: boolean;
}

/** A result in which nothing was written. */
export function nothing(effects: readonly Effect[]): ModeResult {
  return { effects, issues: [], pullRequests: [], operations: 0, truncated: false, failed: false };
}

/** What the log is told: one line of plain text, which may name things from elsewhere. */
export interface Notice {
  readonly level: LogEffect['level'];
  readonly message: string;
}

/** A line of the log for each. */
export function logsOf(notices: readonly Notice[], of = ''): readonly LogEffect[] {
  return notices.map(({ level, message }, at) => ({ kind: 'log', key: `log/${of}${at}`, level, message }));
}

/** A line of the log for each notice; all of them on the job's page below `title`, `pages` after them. */
export function told(title: string, notices: readonly Notice[], pages: readonly string[]): readonly Effect[] {
  if (notices.length + pages.length === 0) return [];
  const logs = logsOf(notices);
  const lines = notices.map(({ message }) => `- ${inertSentence(message)}\n`).join('');
  const markdown = [`## ${title}\n`, ...(lines === '' ? [] : [lines]), ...pages].join('\n');
  return [...logs, { kind: 'summary', key: 'summary', markdown }];
}
