// One story of the demo: what happened on a branch, as commits for git and as a sentence for people.
import { DAY } from '../model/time-units.ts';

/** Files by path; `null` removes one. */
export type Files = Readonly<Record<string, string | null>>;

export interface StoryCommit {
  /** Days before the demo's clock. */
  readonly daysAgo: number;
  readonly message: string;
  readonly files: Files;
}

export interface Story {
  /** Id of the format that it shows. */
  readonly format: string;
  readonly branch: string;
  /** The path that the scan lists it under. */
  readonly path: string;
  /** What happened, before anybody looked. */
  readonly happened: string;
  /** Oldest first. */
  readonly commits: readonly StoryCommit[];
}

/** The clock of the demo, so that everybody sees the same: ISO 8601 and milliseconds since 1970. */
export const DEMO_NOW = '2026-11-27T00:00:00Z';
export const DEMO_AT = Date.parse(DEMO_NOW);

/** Milliseconds since 1970. */
export function atDay(daysAgo: number): number {
  return Math.round((DEMO_AT - daysAgo * DAY) / 1000) * 1000;
}

/** ISO 8601 in UTC, to the second. */
export function isoDay(daysAgo: number): string {
  return new Date(atDay(daysAgo)).toISOString().replace('.000Z', 'Z');
}

/** A Markdown table. */
export function rows(columns: readonly string[], cells: readonly (readonly string[])[]): string {
  const lines = [columns, columns.map((column) => '-'.repeat(column.length)), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
