// What a finished step wrote is still there, with something in it.
import { isOutOfReach } from '../model/file-content.ts';
import { baseOf, folderOf, otherSpelling } from '../model/path.ts';
import type { Breach, Rule, RuleContext } from '../model/rule.ts';
import type { Entry, Snapshot } from '../model/snapshot.ts';
import { type Artifact, type Step, stepName } from '../model/workflow.ts';
import { isBare } from '../text/markdown/placeholders.ts';
import { movedTo } from '../text/rename-detection.ts';

export const artifactExists: Rule = {
  id: 'artifact-exists',
  summary: 'The artifacts of finished steps are there, with words in them',
  severity: 'error',
  consequence: 'rerun',
  reason: 'artifact-missing',
  check(subject) {
    const { state } = subject;
    if (!state || state.ended !== null) return [];
    const spec = state.spec;
    return state.steps
      .filter((step) => step.finished)
      .flatMap((step) =>
        step.artifacts
          .filter((artifact) => !(spec && !spec.present && artifact.path === spec.path))
          .flatMap((artifact) => breachOf(artifact, step, subject)),
      );
  },
};

function breachOf(artifact: Artifact, step: Step, { snapshot, state }: RuleContext): readonly Breach[] {
  const { path } = artifact;
  if (path === null || artifact.conditional) return [];
  const at = { line: artifact.line, step: step.id, ...(step.item === undefined ? {} : { item: step.item }) };
  const name = stepName(state, step.id);
  const entry = snapshot.entry(path);
  if (entry === null) return missing(path, { ...at, name, folders: state?.folders ?? [] }, snapshot);
  if (entry.mode === '120000') return []; // artifact-path-safe speaks of links
  if (entry.mode === '040000') {
    const message = `${name} is said to have written ${path}, found a folder there. Run ${name} again.`;
    return [{ ...at, message, evidence: { path, found: 'directory' } }];
  }
  const said = saysNothing(path, snapshot);
  if (said === null) return [];
  const message = `${name} is said to have written ${path}, found ${said.what}. Run ${name} again.`;
  return [{ ...at, message, evidence: { path, found: said.found } }];
}

/** What is there in place of words; `null` where it says something, or cannot be read. */
function saysNothing(path: string, snapshot: Snapshot): { what: string; found: string } | null {
  const reading = snapshot.text(path);
  if (!reading.ok || !isBare(path, reading.text)) return null;
  if (reading.text.trim() === '') return { what: 'it empty', found: 'empty' };
  return { what: 'nothing in it but front matter, headings, comments and rules', found: 'no words' };
}

/** Where a step is said to have written something, and what people call the step. */
interface At {
  readonly line: number | null;
  readonly step: string;
  readonly item?: string;
  readonly name: string;
  /** The workflow's own folders. */
  readonly folders: readonly string[];
}

function missing(path: string, { name, folders, ...at }: At, snapshot: Snapshot): readonly Breach[] {
  const reading = snapshot.text(path);
  if (isOutOfReach(reading)) return [];
  const moved = movedTo(path, folders, snapshot);
  const said = moved && saysNothing(moved.to, snapshot);
  if (moved !== null && said !== null) {
    const went = `${name} is said to have written ${path}, which moved with its folder to ${moved.to}`;
    const message = `${went}: found ${said.what}. Run ${name} again.`;
    return [{ ...at, message, evidence: { path, moved_to: moved.to, found: said.found } }];
  }
  if (moved !== null) {
    const how = moved.edited ? 'and was edited on the way' : 'unchanged';
    const message = `${path} moved with its folder to ${moved.to}, ${how}. Correct the path.`;
    const evidence = { path, found: moved.to };
    return [{ ...at, message, evidence, severity: 'warning', consequence: 'note' }];
  }
  const found = otherSpelling(path, snapshot);
  const bare = found === null ? null : saysNothing(found, snapshot);
  if (bare !== null) {
    const message = `${name} is said to have written ${path}, found ${bare.what}. Run ${name} again.`;
    return [{ ...at, message, evidence: { path, found: bare.found } }];
  }
  if (found !== null) {
    const message = `${path} is there under another Unicode spelling. Rename it to the written one.`;
    return [{ ...at, message, evidence: { path, found }, severity: 'warning', consequence: 'note' }];
  }
  const near = nearest(path, snapshot);
  const hint = near
    ? ` ${near.path} differs in case only: found on macOS and Windows, missing on Linux.`
    : '';
  const wrote = `${name} is said to have written ${path}`;
  const message = `${wrote}, found nothing there.${hint} Run ${name} again.`;
  return [{ ...at, message, evidence: { path, found: near?.path ?? null, case_differs: near !== null } }];
}

/** A file in the same folder whose name differs in case only. */
function nearest(path: string, snapshot: Snapshot): Entry | null {
  const fold = (name: string) => name.normalize('NFC').toLowerCase();
  const wanted = fold(baseOf(path));
  return snapshot.list(folderOf(path)).find((entry) => fold(baseOf(entry.path)) === wanted) ?? null;
}
