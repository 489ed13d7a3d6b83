// Repairs of a state that the facts prove right: a summary that was never written, a number that lags.
import { type Repaired, repairsBy } from '../../formkit/repairs.ts';
import type { ChoiceContext, Repair } from '../../model/choice.ts';
import { folderOf } from '../../model/path.ts';
import { faultOfReading } from '../../model/unreadable-file.ts';
import { mapOf } from '../../text/data/edits.ts';
import { eolOf, linesOf } from '../../text/lines.ts';
import { madeBy } from './artifacts.ts';
import { codec, type SpecifyDocument } from './document.ts';
import { checkpointOf, nameOf, type SpecifyStage, stageBy } from './stages.ts';
import { groundOf, type StateContext } from './state-context.ts';
import { summaryPath } from './state-locations.ts';
import { NEWEST } from './version/version.ts';

export function repairsOf(at: ChoiceContext<SpecifyDocument>): readonly Repair[] {
  const [summary, number] = [missingSummary(at), laggingNumber(at)];
  return [...(summary ? [summary] : []), ...repairsBy(at, codec, number ? [number] : [])];
}

/** A stage that wrote its artifacts and died before its summary. */
interface Crashed {
  readonly stage: SpecifyStage;
  readonly ground: StateContext;
  /** Artifacts of its own that are there and filled in; never empty. */
  readonly found: readonly string[];
}

function crashedIn({ doc, site, snapshot, recovery, state }: ChoiceContext<SpecifyDocument>): Crashed | null {
  const stage = stageBy(Number(state?.current?.id));
  if (!doc || !stage || recovery.decision.reason !== 'artifacts-complete') return null;
  const ground = groundOf(doc, { ...site, path: recovery.path }, snapshot);
  const found = madeBy(stage, ground)
    .filter(({ shown }) => shown === 'whole')
    .map(({ path }) => path);
  return found.length === 0 ? null : { stage, ground, found };
}

/** By the crash recovery of recovery-migration.md. */
export function missingSummary(at: ChoiceContext<SpecifyDocument>): Repair | null {
  const crashed = crashedIn(at);
  if (!crashed || inTheWay(crashed) !== null) return null;
  const { stage, ground, found } = crashed;
  const { home, snapshot } = ground;
  const { version } = ground.doc.stated;
  const path = summaryPath(home, stage.number);
  const reading = snapshot.text(path);
  const after = inEol(
    reconstructed(stage, typeof version === 'number' ? version : NEWEST, found),
    at.text ?? '',
  );
  return {
    summary: `the summary of ${nameOf(stage)}, reconstructed`,
    files: [{ kind: 'write', path, before: reading.ok ? reading.text : null, after }],
    proof: [
      `The state says that ${nameOf(stage)} was in progress, and it has no summary.`,
      ...found.map((one) => `${one} is there and filled in; no earlier stage makes it.`),
      'The summary says that it was recovered, and claims nothing else.',
    ],
  };
}

/** Why the summary of a stage that crashed is not proposed. */
export function hindranceOf(at: ChoiceContext<SpecifyDocument>): string | null {
  const crashed = crashedIn(at);
  const there = crashed && inTheWay(crashed);
  if (!crashed || !there) return null;
  const what = `stands in the way of the summary of ${nameOf(crashed.stage)}`;
  const problem = there.problem.replace(/\.?$/, '.');
  return `${there.path} ${what}: ${problem} Move it away, then ask for the repair again.`;
}

/** What stands where a folder is to be, where that is no file. */
const NO_FOLDER: Readonly<Record<string, string>> = { '120000': 'a symbolic link', '160000': 'a submodule' };

/**
 * What is where the summary, or its folder, is to be. A file that says nothing is as good as none; one that
 * says something is left alone.
 */
function inTheWay({ stage, ground }: Crashed): { readonly path: string; readonly problem: string } | null {
  const { home, summaries, snapshot } = ground;
  const path = summaryPath(home, stage.number);
  const folder = folderOf(path);
  const above = snapshot.entry(folder);
  if (above && above.mode !== '040000')
    return { path: folder, problem: `found ${NO_FOLDER[above.mode] ?? 'a file'}, expected a folder.` };
  const reading = snapshot.text(path);
  if (!reading.ok && reading.why !== 'absent') {
    const [found = ''] = faultOfReading(reading).message.split('. ');
    return { path, problem: found };
  }
  const there = summaries.get(stage.number);
  return there && !there.blank ? { path, problem: there.problem ?? 'found text, expected none.' } : null;
}

/**
 * The summary for a stage whose coordinator died after its work, field for field as recovery-migration.md
 * reconstructs it.
 * @param found paths of the artifacts that are there
 */
function reconstructed(stage: SpecifyStage, version: number, found: readonly string[]): string {
  return [
    '---',
    `stage: "${stage.name}"`,
    `stage_number: ${stage.number}`,
    'status: completed',
    `checkpoint: "${checkpointOf(stage.number, version)}"`,
    `artifacts_written: [${found.map((path) => JSON.stringify(path)).join(', ')}]`,
    'summary: "Reconstructed from artifacts (coordinator crashed)"',
    'flags:',
    '  recovered: true',
    '---',
    '',
  ].join('\n');
}

/** A new file ends its lines as the state does. */
function inEol(written: string, like: string): string {
  return written.replaceAll('\n', eolOf(linesOf(like)));
}

/**
 * A migration that was done and not counted (or counted and not done): every key agrees on one other
 * number. Nothing is written to what could only be recovered.
 */
function laggingNumber({ doc }: ChoiceContext<SpecifyDocument>): Repaired<SpecifyDocument> | null {
  const half = doc?.stated.half ?? null;
  const written = doc?.stated.written ?? null;
  if (!doc || !half || half.shape === null || doc.stated.assumed) return null;
  if (doc.stated.contradictions.length > 1 || doc.damage.length > 0) return null;
  const number = typeof written === 'string' ? written.replace(/\d.*$/s, String(half.shape)) : half.shape;
  const data = mapOf([...Object.entries(doc.data), ['schema_version', number]]);
  return {
    summary: `schema version ${doc.stated.version} → ${half.shape}`,
    doc: { ...doc, data },
    proof: [
      `Found ${half.keys.join(', ')}, which version ${doc.stated.version} does not have.`,
      `Every key of the file fits version ${half.shape}, and no key of another version is left.`,
      'Nothing but the number is changed.',
    ],
  };
}
