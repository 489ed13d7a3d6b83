// A person's approval: the awaited check box ticked with who and when, and whatever else waits, settled.
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import type { Box, MarkdownDocument } from '../../../text/markdown/document.ts';
import { setBox } from '../../../text/markdown/edits.ts';
import { MARKS } from '../../../text/markdown/slots.ts';
import { formatTime } from '../../../text/time.ts';
import { formatTimeLike } from '../../../text/timelike.ts';
import { isPlaceholder } from '../../../text/words.ts';
import { behindName, boxesFor, boxesOf, isRefusal, isTicked, nameOf, spelled } from '../checkpoints.ts';
import { changeOf, noted, readable, touched, unfit, whoOf } from './record.ts';
import { settle } from './settling.ts';

/** @throws UserError where nothing waits for approval, or it cannot be told what is approved */
export function approve(at: ChoiceContext<MarkdownDocument>, checkpoint: string | null): Change {
  const { doc, state } = readable(at);
  const stage = state.current?.id;
  const { action, reason } = at.recovery.decision;
  if (stage === undefined || action !== 'wait' || reason !== 'awaiting-approval')
    throw unfit(at, `${action} (${reason})`, 'a run that waits for approval', 'Nothing is to be approved.');
  const box = checkpoint === null ? awaited(at, doc, stage) : named(at, doc, checkpoint);
  const approval = { who: whoOf(at), now: at.now };
  const given = box ? ticked(at, doc, box) : doc;
  const left = boxesFor(stage, given).filter((one) => !isTicked(one));
  const { doc: done, before } = left.length > 0 ? { doc: given, before: [] } : settle(given, stage, approval);
  const what = box ? nameOf(box) : `stage ${stage}`;
  const old = [...(box && isRefusal(behindName(box)) ? [behindName(box)] : []), ...before];
  const quoted =
    old.length === 0 ? '' : ` It said ${old.map((words) => JSON.stringify(words)).join(' and ')}.`;
  const words = `Approved at ${formatTime(at.now)} by ${approval.who}: ${what}.${quoted}`;
  const told = box && old.length === 0 ? done : noted(done, words, at.now);
  const names = left.map(nameOf).join(', ');
  const stays = left.length > 0 ? [`The run still waits for ${names}, so that its status stays.`] : [];
  return changeOf(at, touched(told, at.now), `approve ${what}`, stays);
}

/** The one open box of the stage; `null` where the file has none for it. */
function awaited(at: ChoiceContext, doc: MarkdownDocument, stage: string): Box | null {
  const open = boxesFor(stage, doc).filter((box) => !isTicked(box));
  if (open.length > 1)
    throw unfit(
      at,
      `${open.length} open checkpoints of ${stage}`,
      'the name of one',
      `Name one of: ${list(open)}.`,
    );
  return open[0] ?? null;
}

/** The open box that a person means: by its whole name, else by how it begins or what it holds. */
function named(at: ChoiceContext, doc: MarkdownDocument, checkpoint: string): Box {
  const all = boxesOf(doc);
  const name = spelled({ label: checkpoint });
  const by = (fits: (label: string) => boolean) => all.filter((box) => fits(spelled({ label: nameOf(box) })));
  const found = [
    by((label) => label === name),
    by((label) => label.startsWith(name)),
    by((label) => label.includes(name)),
  ].find((boxes) => boxes.length > 0 && name !== '');
  const open = all.filter((box) => !isTicked(box));
  const [one, second] = found ?? [];
  const asked = `the checkpoint ${JSON.stringify(checkpoint)}`;
  const todo = open.length === 0 ? 'The file has no open checkpoint.' : `Name one of: ${list(open)}.`;
  if (!one) throw unfit(at, `no check box for ${asked}`, 'a name of the file’s own', todo);
  if (second) throw unfit(at, `${found?.length} check boxes for ${asked}`, 'the name of one', todo);
  if (isTicked(one)) throw unfit(at, `${asked} ticked already`, 'an open one', todo);
  return one;
}

function list(boxes: readonly Box[]): string {
  return boxes.map((box) => JSON.stringify(nameOf(box))).join(', ');
}

/** Ticked, with who and when behind a dash, as upstream and its users write it. */
function ticked(at: ChoiceContext, doc: MarkdownDocument, box: Box): MarkdownDocument {
  const given = boxesOf(doc).filter(isTicked);
  const like = given.map(behindName).find((behind) => /\d{4}/.test(behind)) ?? '';
  const old = behindName(box);
  const kept = old === '' || isRefusal(old) || isPlaceholder(old) ? [] : [old];
  const label = [nameOf(box), ...kept, `${formatTimeLike(at.now, like)} by ${whoOf(at)}`].join(' — ');
  const mark = given.some((one) => one.mark === 'X') && !given.some((one) => one.mark === 'x') ? 'X' : 'x';
  if (!isTicked({ ...box, mark, label })) throw unticked(at, `${JSON.stringify(box.label)}, which says no`);
  if (!MARKS.includes(box.mark) || box.mark.length !== 1)
    throw unticked(at, `${JSON.stringify(box.mark)} in the check box on line ${box.line}`);
  return setBox(doc, box.line, { mark, label });
}

function unticked(at: ChoiceContext, found: string): Error {
  return unfit(at, found, 'a check box that can say yes', 'Correct its line by hand.');
}
