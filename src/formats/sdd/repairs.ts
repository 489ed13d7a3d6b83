// Repairs of a workflow.yaml that the facts prove right: quotes for a value, a head that its items disprove.
import { ifReadable } from '../../formkit/fields.ts';
import { type Repaired, repairsBy } from '../../formkit/repairs.ts';
import type { ChoiceContext, Repair } from '../../model/choice.ts';
import type { Decision } from '../../model/decision.ts';
import type { CommitFact } from '../../model/snapshot.ts';
import type { DataPlace } from '../../text/data/data.ts';
import { linesOf, splice } from '../../text/lines.ts';
import { counted, lineNumbers } from '../../text/plural.ts';
import { readYaml } from '../../text/yaml/document.ts';
import { hintOf } from './checkpoint/messages.ts';
import { standByItems, touched, withHead, withMeanings } from './choices/edit.ts';
import { unfinishedBefore } from './contradictions.ts';
import { headFits, headIsKnown } from './derived-fields.ts';
import { codec, type SddDocument } from './document.ts';
import { isDone, isFinished, type Leaf, leavesOf, nameOfLeaf } from './items.ts';
import { type CheckpointFile, calledBy, keptIn, proofOf } from './missing-artifacts.ts';
import { isOver, standingOf } from './position.ts';
import { wordsOf } from './read.ts';
import { type ItemPhase, meaningIn, STEPS } from './vocabulary.ts';
import { groundOf, headWord, isMade, type WorkflowContext } from './workflow-context.ts';

/** The best first; none for a file that cannot be read, has ended, or has a word that means nothing. */
export function repairsOf(at: ChoiceContext<SddDocument>): readonly Repair[] {
  const { doc, text, site, snapshot, recovery, now } = at;
  if (doc === null || text === null || recovery.state === null) return [];
  if (doc.damage.length > 0) return quoted(doc, text, recovery.path);
  const ground = groundOf(doc, site, snapshot);
  if (wordsOf(ground).some(({ known }) => !known)) return [];
  const back = isOver(ground) ? [] : broughtBack(keptIn(ground));
  const made = [...finishedByCommits(ground, now), ...headByItems(ground, recovery.decision, now)];
  return [...back, ...repairsBy(at, codec, made)];
}

/** Files that are gone, byte for byte as the last checkpoint of their item has them; all of them at once. */
function broughtBack(kept: readonly CheckpointFile[]): readonly Repair[] {
  if (kept.length === 0) return [];
  const commits = [...new Set(kept.map(({ checkpoint }) => checkpoint.commit.slice(0, 12)))];
  const from = `${commits.length === 1 ? 'checkpoint' : 'checkpoints'} ${commits.join(', ')}`;
  return [
    {
      summary: `${kept.map(calledBy).join(', ')} back from the last ${from}`,
      files: kept.map(({ path, checkpoint }) => ({ kind: 'revert', path, commit: checkpoint.commit })),
      proof: [
        ...kept.map(proofOf),
        'It comes back byte for byte as it is there, and nothing else is changed.',
      ],
    },
  ];
}

/** Values that are no YAML without quotes, in quotes: the file then says what it said line by line. */
function quoted(doc: SddDocument, text: string, path: string): readonly Repair[] {
  const numbers = new Set(doc.damage.flatMap(({ line }) => line ?? []));
  const lines = linesOf(text).filter(({ number }) => numbers.has(number));
  const edits = lines.flatMap(({ text: line, start, end }) => {
    const [, head = '', value] = /^(\s*(?:- )?[\w-]+: +)(\S.*?)\s*$/.exec(line) ?? [];
    if (value === undefined) return [];
    const from = start + head.length;
    return [{ start: from, end: Math.min(end, from + value.length), text: JSON.stringify(value) }];
  });
  const after = splice(text, edits);
  if (edits.length < numbers.size || !says(after, doc)) return [];
  const where = `around the ${numbers.size === 1 ? 'value' : 'values'} on ${lineNumbers([...numbers])}`;
  return [
    {
      summary: `quotes ${where}`,
      files: [{ kind: 'write', path, before: text, after }],
      proof: [
        `With quotes ${where} the file is valid YAML.`,
        'It then says, key by key, what could be read of it line by line before.',
      ],
    },
  ];
}

/** Every scalar that was recovered reads the same; brackets and braces may be read as what they hold. */
function says(text: string, recovered: SddDocument): boolean {
  const places = ifReadable(() => readYaml(text).places, null);
  const reads = ([pointer, { text: was }]: readonly [string, DataPlace]) =>
    was === null || /^[[{]/.test(was) ? places?.has(pointer) === true : places?.get(pointer)?.text === was;
  return places !== null && [...recovered.places].every(reads);
}

/** A reviewed item with an unfinished phase, where its last checkpoint says that it was all done. */
function finishedByCommits(ground: WorkflowContext, now: number): readonly Repaired<SddDocument>[] {
  const { leaves, doc } = ground;
  return leaves.flatMap((leaf): readonly Repaired<SddDocument>[] => {
    const early = unfinishedBefore(leaf);
    const commit = early.length === 0 ? null : lastWordOn(leaf, ground);
    if (commit === null || !isMade('spec', leaf, ground) || !isMade('plan', leaf, ground)) return [];
    const finished = withMeanings(doc, leaf, Object.fromEntries(early.map((phase) => [phase, 'done'])));
    const over = leavesOf(finished).every(isFinished);
    return [
      {
        summary: `${early.map((phase) => leaf.marks[phase].field).join(', ')} of ${leaf.path} finished`,
        doc: over ? touched(finished, now) : withHead(finished, standByItems(finished), now),
        proof: [
          `The last checkpoint of ${nameOfLeaf(leaf)}, commit ${commit.commit.slice(0, 12)} ` +
            `(${commit.at}), says that its review is over.`,
          `SPEC.md and PLAN.md of ${leaf.path} are there.`,
        ],
      },
    ];
  });
}

/** The newest checkpoint that names the item, where it says that its review is over; else `null`. */
function lastWordOn(leaf: Leaf, { snapshot }: WorkflowContext): CommitFact | null {
  const commits = snapshot.commits();
  if (commits === 'unavailable') return null;
  const last = commits.find(({ subject, lost }) => {
    const name = hintOf(subject)?.filled['change-id'];
    return !lost && name !== undefined && (name === leaf.changeId || name === nameOfLeaf(leaf));
  });
  const event = hintOf(last?.subject ?? '')?.event;
  return last && (event === 'review approved' || event === 'complete') ? last : null;
}

/**
 * Phase and step where the items stand: the tool's gates leave no other place. Where the work goes on
 * elsewhere, as what an item made is gone, its statuses prove nothing.
 */
function headByItems(
  ground: WorkflowContext,
  decision: Decision,
  now: number,
): readonly Repaired<SddDocument>[] {
  const { leaves, doc, phase, step } = ground;
  if (isOver(ground) || leaves.length === 0 || !headIsKnown(ground) || headFits(ground)) return [];
  const stand = standByItems(doc);
  if (decision.step !== null && decision.step !== stand.phase) return [];
  const to = withHead(doc, keepsStep(ground, stand) ? { ...stand, step: step.word } : stand, now);
  // Some words of the head decide as well: where all is clear, it may be put right, never decide otherwise.
  const isClear = decision.action !== 'block' && decision.action !== 'ask';
  if (isClear && !standsAlike(ground, groundOf(to, ground.site, ground.snapshot))) return [];
  const of = (one: ItemPhase) => leaves.filter((leaf) => isDone(leaf, one)).length;
  const said = [phase, step].flatMap(({ field, found, line }) =>
    found === null ? [] : [`${field} ${JSON.stringify(found)} (line ${line})`],
  );
  return [
    {
      summary: `phase and step at ${stand.phase}, ${headWord(to, 'step').found ?? stand.step}`,
      doc: to,
      proof: [
        `Of ${counted(leaves.length, 'item')}, approved specs: ${of('spec')}, ` +
          `approved plans: ${of('plan')}, implemented: ${of('implement')}, reviewed: ${of('review')}.`,
        `So the work stands at the ${stand.phase} of ${stand.leaf?.path}, not at ${said.join(', ')}.`,
      ],
    },
  ];
}

/** A step of the phase that the work stands at is right, whatever `phase` says. */
function keepsStep({ step }: WorkflowContext, stand: { readonly phase: ItemPhase }): boolean {
  return meaningIn(STEPS, step.word) === stand.phase;
}

/** Whether the work goes on at the same phase and in the same manner. */
function standsAlike(before: WorkflowContext, after: WorkflowContext): boolean {
  const [was, is] = [standingOf(before), standingOf(after)];
  return was?.phase === is?.phase && was?.manner === is?.manner;
}
