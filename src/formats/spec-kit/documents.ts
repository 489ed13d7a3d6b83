// The documents of a feature: how they show that they are Spec Kit's, and what a template looks like.
import { type CheckListSyntax, tasksIn } from '../../formkit/check-list.ts';
import { lostLists } from '../../formkit/lists/lost-list.ts';
import { textAt } from '../../formkit/outputs.ts';
import { folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isSetUp } from './state-locations.ts';

/**
 * Tasks as `templates/tasks-template.md` has them: `- [ ] T001 [P] [US1] text`. In the wild also `**T001**`,
 * `T001:`, `T012a` and `T012.5`. `[X]` is what `/speckit.implement` writes. `[-]` and `[~]` are people's own:
 * the first stands for what is left out, the second for anything from partly done to put off.
 */
export const LIST: CheckListSyntax = {
  id: /^[*`~[]{0,3}(T-?\d+(?:\.\d+)*[A-Za-z]?)(?![A-Za-z\d])[*`~\]:]{0,4}[ \t]*/,
  idNeeded: true,
  marks: { ' ': 'open', X: 'done', x: 'done', '-': 'dropped', '~': 'blocked' },
};

/** Names of the documents, in the order in which the tool writes them. */
export const SPEC = 'spec.md';
export const PLAN = 'plan.md';
export const TASKS = 'tasks.md';

/** First lines of the tool's templates for each document. */
const SIGNATURES: Readonly<Record<string, readonly RegExp[]>> = {
  [SPEC]: [
    /^\uFEFF?#{1,2}[ \t]+Feature Specification\b/im,
    /^\*\*Feature Branch\*\*/im,
    /^##[ \t]+User Scenarios (?:&|and) Testing/im,
  ],
  [PLAN]: [/^\uFEFF?#{1,2}[ \t]+Implementation Plan:/im, /^\*\*Input\*\*:[ \t]+Feature specification from/im],
  [TASKS]: [/^\uFEFF?#{1,2}[ \t]+Tasks:/im, /^\*\*Input\*\*:[ \t]+Design documents from/im],
};

/** The title of an unfilled template; the scripts copy it before the agent writes. */
const UNFILLED =
  /^\uFEFF?#{1,2}[ \t]+(?:Feature Specification|Implementation Plan|Tasks):?[ \t]+\[FEATURE(?: NAME)?\]/im;

const TITLE = /^\uFEFF?#[ \t]+Feature Specification:[ \t]*(\S.*)$/im;

/** A list of tasks with ids, or a text that begins as the tool's own does. */
export function isTaskList(text: string): boolean {
  return tasksIn(text, LIST).length > 0 || hasSignature(TASKS, text);
}

function hasSignature(name: string, text: string | null): boolean {
  return text !== null && (SIGNATURES[name] ?? []).some((one) => one.test(text));
}

/** A document's text; `null` where it is not there or not to be had. */
export const textOf = (site: StateLocation, name: string, snapshot: Snapshot): string | null =>
  textAt(joinPath(folderOf(site.path), name), snapshot);

/** Whether it is still the template. */
export function isUnfilled(text: string | null): boolean {
  return text !== null && UNFILLED.test(text);
}

/** What the spec calls the feature: untrusted. */
export function titleIn(spec: string | null): string | null {
  const title = TITLE.exec(spec ?? '')?.[1]?.trim();
  return title === undefined || isUnfilled(spec) ? null : title;
}

/**
 * Whether a numbered folder without another tool's state is a feature of this tool: its tasks have ids, a
 * document begins as the tool's templates do, or the tool is set up in the project.
 */
export function isFeature(site: StateLocation, snapshot: Snapshot): boolean {
  return (
    tasksIn(textOf(site, TASKS, snapshot) ?? '', LIST).length > 0 ||
    [SPEC, PLAN].some((name) => hasSignature(name, textOf(site, name, snapshot))) ||
    isSetUp(site, snapshot)
  );
}

export const LOST = lostLists({ list: LIST, isTemplate: isUnfilled, madeFrom: [SPEC, PLAN] });
