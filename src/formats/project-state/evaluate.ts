// The built-in evaluator: the decision document's criteria as rules; the first that holds gives the verdict.
import type { ProjectFacts, TaskFile, Verdict, VerdictAction } from '../../model/bot/verdict.ts';
import { takesBack } from '../../text/qualified-status.ts';
import { proseOf } from './action-files.ts';
import { kindOf } from './file-index.ts';
import { writesTests } from './task-files.ts';

interface Rule {
  readonly holds: (facts: ProjectFacts) => boolean;
  readonly action: VerdictAction;
  readonly reasoning: string;
}

/** A word by itself or as part of one (`task_completed`), its endings given. */
const word = (...words: readonly string[]) => new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'i');
const COMPLETED = word('completed?', 'finished', 'done');
/** What takes it back, before or after the word. */
const NOT_COMPLETED = word(
  'not|never|almost|nearly|partial(?:ly)?|half|but|except|until|incomplete|unfinished|remain(?:s|ing)?|still',
  "isn't|fail(?:s|ed|ing)?|todo|wip|to be",
);
/** Before the word, in its clause: it is wished for, planned, or hangs on something. */
const NOT_YET = word(
  'will|would|should|must|shall|may|might|could|can|cannot|going to|about to|want(?:s|ed)?|plan(?:s|ned)? to',
  'tr(?:y|ies|ied|ying)|hop(?:e|es|ing)|expect(?:s|ed|ing)?|once|if|when|after|before|unless|to be',
  'unsure|perhaps|maybe|probably|presumably|supposedly|apparently|claims?|seems?',
);
const CLAUSES = /[,;.:!—–]|\s-\s/;
/** What a beginning is followed by; `draft export feature` is a feature. */
const OF = String.raw`(?=(?:\W+(?:${[
  'pass|version|draft|cut|part|half|iteration|step|sketch|outline|implementation|phase|round|\\d{1,3}|of|and',
].join('|')})){0,4}(?:\W+(?:of|for|on)\b|\s*(?:$|[,;.)—–]|\s-\s)))`;
/** After the word: what was completed is no more than a beginning of the task, or is about it. */
const OF_IT = new RegExp(
  String.raw`^\W*(?:(?:the|a|an|my|its|our|this|most|some)\W+)?(?:(?:very|rough|quick|basic|working)\W+)?(${[
    'first|initial|early|preliminary|draft|drafting|outline|outlining|skeleton|stubs?|stubbing|sketch',
    'prototype',
    'mock-?ups?|boilerplate|scaffold(?:s|ing)?|plan|planning|design|review|reviewing|analysis|research|spike',
    String.raw`part(?!\s+(\d+)\s*(?:of|/)\s*\2\b)|parts|portion|bits?|half|section|some|most|iteration`,
  ].join('|')})\b${OF}`,
  'i',
);
/** A question mark at the end of a word, a file's name too. */
const ASKED = /\?(?=[\s)\]"'.,;!?]|$)/;
/** In brackets that go on after it the question is of something else: `(what if? handled)`. */
const ASIDE = /\([^()]{0,200}\?\s+[^()?]{1,200}\)/g;
/** A thing that is called so: `pending screens`, not `pending review`. */
const PENDING_THING = new RegExp(
  String.raw`\b[Pp]ending (?!(?:${[
    're-?views?|approv\\w*|tests?|testing|merg\\w*|on|until|from|with|sign|decision|confirm\\w*',
    'verif\\w*|qa|ci|feedback|checks?|deploy\\w*|fix(?:es)?|changes|work|tasks?|items|integration|docs',
    'documentation|release|the|a|an|my|your|our|his|her|their|further|final|code|manual|some|more|and|or',
  ].join('|')})\b)(?=[a-z]{2})`,
  'g',
);

/** It was said by mistake, or holds for a part alone: `up to line 20`, not `up to date`. */
const MISTAKEN = word(
  'by mistake',
  'by accident',
  'in error',
  'mistakenly',
  'wrongly',
  'prematurely',
  'too soon',
);
const UP_TO = /\b(?:up to|as far as)\b(?! (?:date|speed|spec|standards?|code)\b)/i;
/** `Has auth.py been completed`: a question has its verb in front, with or without a question mark. */
const IS_ASKING =
  /^\W*(?:has|have|is|are|was|were)\s+(?!(?:been|now|just|already|completed?|finished|done)\b)\S/i;
/** What fails and is taken care of is what was made. */
const HANDLED = new RegExp(
  String.raw`\bfail(?:s|ed|ing|ures?)?\s+(?:[a-z]+\s+){0,3}(?:is|are|was|were|gets?)\s+(?:now\s+)?` +
    String.raw`(?:handled|fixed|covered|caught|resolved|reported|logged|rejected|retried|tested)\b`,
  'gi',
);
/** What was only in the way was taken out again. */
const CLEANED = new RegExp(
  String.raw`\b(?:reverted|rolled back|undone)\s+(?:(?:the|a|an|my|all|some|its)\s+)?` +
    String.raw`(?:debug\w*|temporary|temp|unrelated|accidental|stray|unneeded|unused|experimental)\b`,
  'gi',
);
const withoutCare = (prose: string): string => prose.replace(HANDLED, ' ').replace(CLEANED, ' ');

/** `3 of 5`, `3/5`, `80 %`. */
const COUNTED = /(?<![\d/.])(\d{1,4})\s?(?:of|\/)\s?(\d{1,4})(?![\d/])|(?<![\d.])(\d{1,2})\s?%/gi;
const CREATED = word('created');
const BEGUN = word('writing', 'started', 'starting');
/** The decision document §6, scenarios 2 and 3. */
const TEST_OR_DEPLOY = word('test(?:s|ing)?', 'qa', 'deploy(?:s|ing|ment)?', 'release');

export const isThere = ({ path, lines }: TaskFile): boolean => path !== null && lines !== 0;
export const isGone = (file: TaskFile): boolean => !isThere(file) && file.doubtful !== true;
const says = (pattern: RegExp) => (facts: ProjectFacts) => pattern.test(proseOf(facts.lastAction));

export const saysCreated = says(CREATED);

export function saysCompleted(facts: ProjectFacts): boolean {
  const prose = withoutCare(proseOf(facts.lastAction));
  const said = COMPLETED.exec(prose);
  if (!said || NOT_COMPLETED.test(prose) || MISTAKEN.test(prose) || isAsked(facts)) return false;
  const after = prose.slice(said.index + said[0].length);
  const before = prose.slice(0, said.index).split(CLAUSES).at(-1) ?? '';
  const hangs = isRemark(after.trim(), facts.lastAction ?? '');
  if (takesBack(after.replace(PENDING_THING, ''), 'step', { hangs })) return false;
  if (UP_TO.test(after) || NOT_YET.test(before) || isOfIt(after, facts)) return false;
  const counts = [...proseOf(facts.lastAction).matchAll(COUNTED)];
  return counts.every(([, part, whole]) => part !== undefined && Number(part) >= Number(whole));
}

/** What stands after a sign is a remark; else it is what was made: `Completed when clause`. */
function isRemark(after: string, written: string): boolean {
  const before = written.slice(0, Math.max(0, written.lastIndexOf(after.split(' ', 1)[0] ?? '')));
  return /^(?:[,;:(—–]|-\s)/.test(after) || /[,;:—–]\s*$/.test(before);
}

const isAsked = ({ lastAction }: ProjectFacts): boolean =>
  IS_ASKING.test(lastAction ?? '') || ASKED.test((lastAction ?? '').replace(ASIDE, ' '));

/** `draft of auth.py`; of a task that is to make a draft it is all of it. */
function isOfIt(after: string, { task }: ProjectFacts): boolean {
  const part = OF_IT.exec(after)?.[1]?.toLowerCase();
  return (
    part !== undefined &&
    !spaced(task ?? '')
      .toLowerCase()
      .includes(part.slice(0, 5))
  );
}

/** What the decision document's `complete_task` writes, word for word. */
const saysThisCompleted = ({ task, lastAction }: ProjectFacts) =>
  task !== null && lastAction === `Completed ${task}`;

/** None of the files that it names is missing, tests left out. */
const sourcesThere = (files: readonly TaskFile[]) =>
  files.filter(({ written }) => kindOf(written) !== 'test').every(isThere);

/** `runTests` as words. */
const spaced = (task: string) => task.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

/** What a person's choices write into the last action: this very task begins again, or is begun. */
export const RESTARTED = [
  (task: string) => `Restarted ${task} (`,
  (task: string) => `Restarted at ${task} (`,
] as const;

/** The choice of a person by which this very task begins; `null`: none. */
export function restartOf({ task, lastAction }: ProjectFacts): 'retry' | 'skip' | null {
  const by = RESTARTED.findIndex((words) => task !== null && lastAction?.startsWith(words(task)) === true);
  return (['retry', 'skip'] as const)[by] ?? null;
}

/** Read from top to bottom beside docs/formats/project-state.md. */
const RULES: readonly Rule[] = [
  {
    holds: (facts) => restartOf(facts) !== null,
    action: 'restart_task',
    reasoning: 'A person said that the task begins again.',
  },
  {
    holds: (facts) =>
      (saysThisCompleted(facts) && facts.testsPass !== false) ||
      (saysCompleted(facts) &&
        ((facts.taskFiles.length > 0 && facts.taskFiles.every(isThere)) || facts.testsPass === true)),
    action: 'next_task',
    reasoning:
      'The last action says completed: the task itself, or its files are all there or the tests pass.',
  },
  {
    holds: (facts) => saysCreated(facts) || facts.taskFiles.some(isThere),
    action: 'continue_task',
    reasoning: 'The last action or its files show progress toward the task.',
  },
  {
    holds: (facts) => {
      if (!writesTests(facts) && !says(BEGUN)(facts)) return false;
      if (facts.taskFiles.length > 0) return facts.taskFiles.every(isGone);
      return writesTests(facts) && facts.tests.every(isGone);
    },
    action: 'restart_task',
    reasoning: 'The task was begun, and every file that it names, or every test file, is empty or absent.',
  },
  {
    // What the last action names and cannot be told is not guessed by other words.
    holds: (facts) => !facts.taskFiles.some(({ doubtful }) => doubtful) && facts.ofTask.some(isThere),
    action: 'continue_task',
    reasoning: 'A file that the task is called by is there, and shows progress toward it.',
  },
  {
    holds: ({ task, taskFiles, files }) =>
      task !== null && TEST_OR_DEPLOY.test(spaced(task)) && sourcesThere(taskFiles) && files.source > 0,
    action: 'continue_task',
    reasoning: 'The task is to test or to deploy, and the sources that it works on are there.',
  },
];

const UNCLEAR: Verdict = {
  action: 'human_review',
  reasoning: 'Neither the last action nor the files tell how far the task came.',
};

/** Pure: the same facts give the same verdict. */
export function evaluate(facts: ProjectFacts): Verdict {
  const rule = RULES.find(({ holds }) => holds(facts));
  return rule ? { action: rule.action, reasoning: rule.reasoning } : UNCLEAR;
}
