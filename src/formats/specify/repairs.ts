// Ways to mend a state that the facts prove right: a summary that was never written, a number that lags.
import type { FileChange } from '../../model/change.ts';
import type { Repair, Situation } from '../../model/choice.ts';
import { mapOf } from '../../text/edits.ts';
import { eolOf, linesOf } from '../../text/lines.ts';
import { codec, type SpecifyDocument } from './document.ts';
import { type Ground, groundOf } from './ground.ts';
import { madeBy } from './outputs.ts';
import { summaryPath } from './places.ts';
import { stageBy } from './stages.ts';
import { reconstructed } from './summary-text.ts';

export function repairsOf(at: Situation<SpecifyDocument>): readonly Repair[] {
  return [missingSummary(at), laggingNumber(at)].filter((one) => one !== null);
}

/** The seed's crash recovery: the stage wrote its artifacts and died before its summary. */
export function missingSummary(at: Situation<SpecifyDocument>): Repair | null {
  const { doc, text, site, snapshot, recovery, state } = at;
  const stage = stageBy(Number(state?.current?.id));
  if (!doc || !stage || recovery.decision.reason !== 'artifacts-complete') return null;
  const ground = groundOf(doc, { ...site, path: recovery.path }, snapshot);
  const found = madeBy(stage, ground)
    .filter(({ shown }) => shown === 'whole')
    .map(({ path }) => path);
  const file = summaryFile(stage.number, ground, (version) =>
    inEol(reconstructed(stage, version, found), text ?? ''),
  );
  if (found.length === 0 || !file) return null;
  return {
    summary: `the summary of stage ${stage.number}, reconstructed`,
    files: [file],
    proof: [
      `The state says that stage ${stage.number} was in progress, and it has no summary.`,
      ...found.map((path) => `${path} is there and filled in; no earlier stage makes it.`),
      'The summary says that it was recovered, and claims nothing else.',
    ],
  };
}

/** A file that says nothing is as good as none; one that says something is left alone. */
function summaryFile(
  stage: number,
  { home, summaries, snapshot, version }: Ground,
  write: (version: number) => string,
): FileChange | null {
  const path = summaryPath(home, stage);
  const there = summaries.get(stage);
  if (there && !there.blank) return null;
  const reading = snapshot.text(path);
  if (!reading.ok && reading.why !== 'absent') return null;
  return { kind: 'write', path, before: reading.ok ? reading.text : null, after: write(version) };
}

/** A new file ends its lines as the state does. */
function inEol(written: string, like: string): string {
  return written.replaceAll('\n', eolOf(linesOf(like)));
}

/**
 * A migration that was done and not counted (or counted and not done): every key agrees on one other
 * number.
 */
function laggingNumber({ doc, text, recovery }: Situation<SpecifyDocument>): Repair | null {
  const half = doc?.stated.half ?? null;
  const written = doc?.stated.written ?? null;
  if (!doc || text === null || !half || half.shape === null || doc.stated.assumed) return null;
  if (doc.stated.contradictions.length > 1) return null;
  const number = typeof written === 'string' ? written.replace(/\d.*$/s, String(half.shape)) : half.shape;
  const data = mapOf([...Object.entries(doc.data), ['schema_version', number]]);
  const after = codec.print(text, { ...doc, data });
  return {
    summary: `schema version ${doc.stated.version} → ${half.shape}`,
    files: [{ kind: 'write', path: recovery.path, before: text, after }],
    proof: [
      `Found ${half.keys.join(', ')}, which version ${doc.stated.version} does not have.`,
      `Every key of the file fits version ${half.shape}, and no key of another version is left.`,
      'Nothing but the number is changed.',
    ],
  };
}
