// The check boxes by which people clear a stage, which is not asked for again then (recovery-playbook.md).
import { BULLETS, EMPTY_BOXES, WIDE_CLOSE, WIDE_OPEN } from '../../formkit/lists/box-signs.ts';
import type { Cleared } from '../../model/workflow.ts';
import type { Box, MarkdownDocument } from '../../text/markdown/document.ts';
import { takesBack } from '../../text/qualified-status.ts';
import { namesCondition } from '../../text/status/condition.ts';
import { REFUSED } from '../../text/status/takes-back.ts';
import { ofTheMatter } from '../../text/status/withheld.ts';
import { normal } from '../../text/vocabulary.ts';
import { sectionsNamed } from './parse/sections.ts';
import { checkpointsOf } from './vocabulary.ts';

const HEADINGS = ['human checkpoints cleared', 'human checkpoints'] as const;

export function boxesOf(doc: MarkdownDocument): readonly Box[] {
  return sectionsNamed(doc, ...HEADINGS).flatMap(({ boxes, prose }) =>
    [...boxes, ...prose.flatMap(oddBox)].sort((a, b) => a.line - b.line),
  );
}

/** `- [✓] label`, `- [yes] label` and `- ✅ label` are boxes to people, though Markdown does not know them. */
const ODD =
  /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[([^\][]{1,16})\]|(\p{Extended_Pictographic}\uFE0F?|[✓✔✗✘]))\s+(\S.*)$/u;

/** What an empty box looks like that Markdown does not know: `[]`, `( )`, `［ ］`, `☐`. */
const EMPTY =
  String.raw`\\?\[\s{0,8}\\?\]|\(\s{0,8}\)|(?:[[({](?=\s)|[${WIDE_OPEN}])\s{0,8}[\])}${WIDE_CLOSE}]` +
  String.raw`|[${EMPTY_BOXES}]\uFE0F?`;
const EMPTY_ALONE = new RegExp(`^(?:${EMPTY})$`, 'u');

/**
 * An empty box that people see and Markdown does not: `- [] label`, `- [ ]label`, `-[ ] label`, `- ☐ label`,
 * and the same without a bullet. A link is not one.
 */
const BLANK = new RegExp(
  String.raw`^([${BULLETS}]|\d{1,9}[.)])?\s{0,8}(${EMPTY})\s{0,8}([^\s([:=–—-].*)$`,
  'u',
);

function oddBox({ text, line }: { readonly text: string; readonly line: number }): readonly Box[] {
  const [, boxed, sign, label] = ODD.exec(text) ?? [];
  const mark = boxed ?? sign;
  return mark === undefined || label === undefined ? blankBox(text, line) : [{ mark, label, line }];
}

/** Without a bullet it must name a checkpoint that the pipeline knows: it may be a sentence about boxes. */
function blankBox(text: string, line: number): readonly Box[] {
  const [, bullet, mark, label] = BLANK.exec(text) ?? [];
  if (mark === undefined || label === undefined) return [];
  return bullet === undefined && checkpointNamed(spelled({ label })) === null ? [] : [{ mark, label, line }];
}

/** Whether a box holds nothing and is no box to Markdown: its mark is all of what stands in its place. */
export function isBlankOdd({ mark }: Box): boolean {
  return EMPTY_ALONE.test(mark);
}

/** Boxes whose mark says neither yes nor nothing: they count as open, and that is said. */
export function unclearBoxes(doc: MarkdownDocument): readonly Box[] {
  return boxesOf(doc).filter(({ mark }) => mark.trim() !== '' && !TICKS.has(mark.trim()));
}

/** Words and signs by which a line says yes although its box is empty, or not there. */
const APPROVED = /\b(?:approved|cleared|signed off)\b|[✓✔✅☑]/iu;

/**
 * Lines that say in words that a checkpoint is cleared and have no ticked box: `- [ ] Spec approval ✅`,
 * `- Spec approval: approved 2026-03-11`. They count as open, and that is said.
 */
export function unboxedApprovals(doc: MarkdownDocument): readonly number[] {
  const says = (label: string, words: string) =>
    checkpointNamed(spelled({ label })) !== null && APPROVED.test(words) && !isWithheld(words);
  const empty = boxesOf(doc).filter(({ mark, label }) => mark.trim() === '' && says(label, afterName(label)));
  const bare = sectionsNamed(doc, ...HEADINGS).flatMap(({ fields, prose }) => [
    ...fields.filter(({ key, value }) => says(key, value)),
    ...prose.filter(({ text }) => {
      const label = /^[-*+]\s+([^[\s].*)$/.exec(text.trim())?.[1] ?? '';
      return says(label, afterName(label));
    }),
  ]);
  return [...new Set([...empty, ...bare].map(({ line }) => line))].sort((a, b) => a - b);
}

/** `Security sign-off` says no more than what is to be signed off: words count where they follow it. */
function afterName(label: string): string {
  const at = /\s[—–-]\s|:|\s[✓✔✅☑❌✗✘✖⛔🚫🛑👎]|\(/u.exec(label);
  return at ? label.slice(at.index) : '';
}

/** Answers of no, anywhere in a label: `Spec approval REJECTED`. */
const SAYS_NO = new RegExp(`${REFUSED}|\\bnot approved\\b`, 'i');

/** `approved when the tests pass`: no approval yet. */
export function isWithheld(words: string): boolean {
  return isRefusal(words) || namesCondition(words);
}

/** Whether words after a box take its tick back: `REJECTED`, `not yet approved`, `pending Ann`, `no`. */
function isRefusal(words: string): boolean {
  return SAYS_NO.test(ofTheMatter(words)) || takesBack(words, 'approval');
}

/** What upstream's own labels have in brackets says nothing of the answer: `(if triggered)`. */
const OWN_WORDS =
  /\((?:(?:(?:required|needed|mandatory|applies) )?(?:if|when)|includes?|optional)\b[^()]*\)/gi;

/** Whether a label says that the answer is no, is yet to come, or hangs on something. */
function saysNo(label: string): boolean {
  const plain = label.replace(OWN_WORDS, '');
  const after = afterName(plain);
  const name = plain.slice(0, plain.length - after.length);
  return SAYS_NO.test(name) || isRefusal(after) || namesCondition(plain);
}

/** Boxes that are ticked while the words after them say that the answer is no, or is yet to come. */
export function takenBackBoxes(doc: MarkdownDocument): readonly Box[] {
  return boxesOf(doc).filter(({ mark, label }) => TICKS.has(mark.trim()) && saysNo(label));
}

/** What people and agents put into a box, or in its place, to say yes. */
const TICKS: ReadonlySet<string> = new Set(['x', 'X', '✓', '✔', '✔️', '✅', '☑', '☑️']);

/** A box that says yes: ticked, and not with a refusal after it. */
export function isTicked({ mark, label }: Box): boolean {
  return TICKS.has(mark.trim()) && !saysNo(label);
}

/** A label's normal spelling without the marks and signs around its words: `**Spec approval** — Dana`. */
function spelled({ label }: Pick<Box, 'label'>): string {
  const words = label.replace(/[*`~]/g, '').replace(/^[^\p{L}\d]+/u, '');
  return normal(words.replace(/^human\s+/i, ''));
}

/** `Convergence escalation (if triggered)`: not every run comes to it. */
export function isOptional({ label }: Pick<Box, 'label'>): boolean {
  return /\(if /i.test(label);
}

const BEHIND = /\s[—–-]\s/;

/** The label without what stands after a dash (who and when). */
export function nameOf({ label }: Pick<Box, 'label'>): string {
  return label.split(BEHIND, 1)[0]?.trim() ?? label;
}

/** What stands after the label's first dash; `''` where it has none. */
export function behindName({ label }: Pick<Box, 'label'>): string {
  const at = BEHIND.exec(label);
  return at ? label.slice(at.index + at[0].length).trim() : '';
}

/** The checkpoints of a stage that the file lists: those that every run passes, else the optional ones. */
function boxesFor(stage: string, doc: MarkdownDocument): readonly Box[] {
  const labels = checkpointsOf(stage);
  const own = boxesOf(doc).filter((box) => labels.some((label) => spelled(box).startsWith(label)));
  const required = own.filter((box) => !isOptional(box));
  return required.length > 0 ? required : own;
}

/** Those of them that no person has ticked. */
export function openBoxesFor(stage: string, doc: MarkdownDocument): readonly Box[] {
  return boxesFor(stage, doc).filter((box) => !isTicked(box));
}

/** Whether a tick would count: what says no in its own name cannot be ticked. */
export function isTickable(box: Box): boolean {
  return isTicked({ ...box, mark: 'x', label: nameOf(box) });
}

/** Whether people have cleared the stage; never where the file lists no checkpoint for it. */
export function isCleared(stage: string, doc: MarkdownDocument): boolean {
  const boxes = boxesFor(stage, doc);
  return boxes.length > 0 && boxes.every(isTicked);
}

/** Names of the checkpoints of a stage that every run passes and that are not ticked. */
export function openCheckpoints(stage: string, doc: MarkdownDocument): readonly string[] {
  return openBoxesFor(stage, doc)
    .filter((box) => !isOptional(box))
    .map(nameOf);
}

/** What upstream's pipeline calls its checkpoints, by what their labels begin with. */
const CHECKPOINT_NAMES: Readonly<Record<string, string>> = {
  spec: 'Spec approval',
  reverse_spec: 'Reverse-spec review digest approval',
  system_blueprint: 'System blueprint approval',
  red_team: 'Red-Team clearance',
  architecture: 'Architecture sign-off',
  convergence: 'Convergence escalation',
  security: 'Security sign-off',
};

/** The official name of a checkpoint, by its label's normal spelling; `null` for one of the user's own. */
function checkpointNamed(name: string): string | null {
  const key = Object.keys(CHECKPOINT_NAMES).find((label) => name.startsWith(label));
  return key === undefined ? null : (CHECKPOINT_NAMES[key] ?? null);
}

/**
 * The official names of what a stage waits for: of its open check boxes, else of the first checkpoint that
 * the pipeline knows for it.
 */
export function awaitedAt(stage: string, doc: MarkdownDocument): readonly string[] {
  const open = openBoxesFor(stage, doc);
  const labels = open.length > 0 ? open.map(spelled) : checkpointsOf(stage).slice(0, 1);
  return [...new Set(labels.flatMap((label) => checkpointNamed(label) ?? []))];
}

/**
 * The boxes that a name means: by their whole name, else by how it begins or what it holds. Of several the
 * open ones count: an earlier round may be ticked under the same name.
 */
export function boxesCalled(written: string, doc: MarkdownDocument): readonly Box[] {
  const all = boxesOf(doc);
  const name = spelled({ label: written });
  const by = (fits: (label: string) => boolean) => all.filter((box) => fits(spelled({ label: nameOf(box) })));
  const found = [
    by((label) => label === name),
    by((label) => label.startsWith(name)),
    by((label) => label.includes(name)),
  ].find((boxes) => boxes.length > 0 && name !== '');
  const open = (found ?? []).filter((box) => !isTicked(box));
  return open.length > 0 ? open : (found ?? []);
}

/** Names of several open checkpoints of a stage, each of which means one that can be ticked; of one none. */
export function approvalsAt(stage: string, doc: MarkdownDocument): readonly string[] {
  const open = openBoxesFor(stage, doc);
  if (open.length < 2) return [];
  return open.filter(isTickable).flatMap((box) => {
    const names = [checkpointNamed(spelled(box)) ?? nameOf(box), nameOf(box)];
    const meansIt = (name: string) => {
      const [one, second] = boxesCalled(name, doc);
      return one?.line === box.line && second === undefined;
    };
    return names.find(meansIt) ?? [];
  });
}

export function clearedIn(doc: MarkdownDocument): readonly Cleared[] {
  return boxesOf(doc)
    .filter(isTicked)
    .map((box) => ({ label: nameOf(box), line: box.line }));
}
