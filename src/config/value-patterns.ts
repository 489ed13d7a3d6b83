// The texts that a config may hold: the pattern of each, its length, and the words for what was expected.
import type { Severity } from '../model/rule.ts';
import { DURATION } from '../text/duration.ts';
import { orList } from '../text/suggestions.ts';
import { GUARDS } from './config.ts';

/** One kind of text. `most` is in UTF-16 units; `expected` goes after "expected". */
export interface Wording {
  readonly pattern: RegExp;
  readonly most: number;
  readonly expected: string;
}

/** Items of one list. */
export const MOST_ITEMS = 100;

export const SEVERITIES = ['error', 'warning', 'note'] as const satisfies readonly Severity[];
/** Those that an agent's brief and a pull request's annotations always mention. */
export const LOUD = ['error', 'warning'] as const satisfies readonly Severity[];

export const ONE_WAY = 'exactly one of repository-dispatch, workflow-dispatch and mention';

export function quoted(all: readonly string[]): string {
  return orList(all.map((word) => JSON.stringify(word)));
}

/** Why a guard may not be less. */
export function becauseOf(rule: string): string {
  return GUARDS.has(rule) ? ': the other rules rest on this one' : '';
}

export const SPAN: Wording = {
  pattern: /^\s*(?=[\d.]*[1-9])\d{1,9}(?:\.\d{1,9})?\s*[mhdwMHDW]\s*$/,
  most: 40,
  expected: DURATION,
};

const PATTERN_RULE = 'with "*", "**" and "?" alone (no "!", "[", "{" or backslash)';

export const PATH_PATTERN: Wording = {
  pattern: /^(?!!)(?=.*[^/.])(?!(?:.*\/)?\.\.(?:\/|$))[^\\{}[\]\p{Cc}]+$/u,
  most: 256,
  expected: `a path from the root of the repository, ${PATTERN_RULE}`,
};

export const BRANCH_PATTERN: Wording = {
  pattern: /^(?!!)[^\\{}[\] \p{Cc}]+$/u,
  most: 256,
  expected: `a branch, ${PATTERN_RULE}`,
};

/** Of logins and ids: an App's login ends in `[bot]`. */
export const NAME_PATTERN: Wording = {
  pattern: /^(?!!)[^\\{}\p{Cc}]+$/u,
  most: 256,
  expected: 'a name, with "*", "**" and "?" alone (no "!", "{" or backslash)',
};

/** GitHub's own limit is 100 characters. */
export const EVENT_TYPE: Wording = {
  pattern: /^[^\s\p{Cc}](?:\P{Cc}*[^\s\p{Cc}])?$/u,
  most: 100,
  expected: 'the type of the event, one line of at most 100 characters',
};

export const WORKFLOW_FILE: Wording = {
  pattern: /^[^/\\\p{Cc}]+\.ya?ml$/u,
  most: 200,
  expected: 'the name of a file in .github/workflows such as agent.yml, without its folder',
};

/** As git names branches and tags (git-check-ref-format); most is what fits into a file's name. */
export const REF: Wording = {
  pattern: /^(?![/.-])(?!.*(?:\.\.|\/\/|@\{|\/\.|\.lock(?:\/|$)))[^ \p{Cc}~^:?*[\\]*[^ \p{Cc}~^:?*[\\/.]$/u,
  most: 244,
  expected: 'the name of a branch or tag',
};

export const INPUT: Wording = {
  pattern: /^[\P{Cc}\t\n\r]*$/u,
  most: 8192,
  expected: 'text; a number, "true" and "false" need quotes',
};

const LOGIN = '[A-Za-z0-9][A-Za-z0-9_-]*';

/** A login, or a team, that GitHub makes a mention of. */
export const MENTION: Wording = {
  pattern: new RegExp(`^@${LOGIN}(?:/[A-Za-z0-9._-]+)?(?:[ ,:]\\P{Cc}*)?$`, 'u'),
  most: 1000,
  expected: 'one line in quotes that begins with the mention, such as "@agent please go on"',
};

export const LABEL: Wording = {
  pattern: /^[^\s\p{Cc}](?:\P{Cc}*[^\s\p{Cc}])?$/u,
  most: 50,
  expected: 'the name of a label, at most 50 characters',
};

export const REVIEWER: Wording = {
  pattern: new RegExp(`^${LOGIN}(?:/[A-Za-z0-9._-]+)?$`, 'u'),
  most: 140,
  expected: 'a login such as octocat, or a team as org/team, without "@"',
};

export const ACCOUNT: Wording = {
  pattern: new RegExp(`^${LOGIN}(?:\\[bot\\])?$`),
  most: 100,
  expected: 'a whole login such as octocat or rekindle[bot], without "@"',
};
