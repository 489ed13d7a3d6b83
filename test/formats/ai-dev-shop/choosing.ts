// Lets a person choose on a pipeline state, and looks at what was written and at what is decided then.
import { aiDevShop } from '../../../src/formats/ai-dev-shop/index.ts';
import type { Change } from '../../../src/model/change.ts';
import type { ChoiceContext, Choices } from '../../../src/model/choice.ts';
import type { Recovery } from '../../../src/model/recovery.ts';
import { type Extra, snapshotOf } from '../../snapshot.ts';
import { type Files, line, recovery, type Texts } from './harness.ts';

/** When people choose in these tests. */
export const THEN = Date.UTC(2026, 6, 1, 12, 30, 5);

export const choices: Choices = aiDevShop.choices;

/** What a choice is given of a repository with one workflow. */
export function situation(files: Files, extra: Extra = {}, now = THEN): ChoiceContext {
  const found = recovery(files, extra);
  const snapshot = snapshotOf(files, { commit: 'c'.repeat(40), history: {}, ...extra });
  const reading = snapshot.text(found.path);
  const text = reading.ok ? reading.text : null;
  const readable = text !== null && found.state !== null;
  return {
    site: found.site,
    snapshot,
    doc: readable ? aiDevShop.codec.parse(text) : null,
    text,
    state: found.state,
    recovery: found,
    now,
    by: 'Dana',
    branch: null,
  };
}

export interface Chosen {
  readonly change: Change;
  /** The files after it. */
  readonly files: Record<string, string>;
  readonly later: Recovery;
  /** The decision after it, as one line. */
  readonly decision: string;
  /** Lines that went, then lines that came, of the state file. */
  readonly diff: readonly string[];
}

type Choose = (at: ChoiceContext) => Change;

/** One choice, performed. */
export function chosen(files: Texts, choose: Choose, extra: Extra = {}, now = THEN): Chosen {
  const at = situation(files, extra, now);
  const change = choose(at);
  const after = performed(files, change);
  const later = recovery(after, extra);
  const diff = differing(at.text ?? '', after[at.recovery.path] ?? '');
  return { change, files: after, later, decision: line(later), diff };
}

/** The files after a change, each of which must still be as it was read. */
export function performed(files: Texts, change: Change): Record<string, string> {
  const after: Record<string, string> = { ...files };
  for (const file of change.files) {
    if (file.kind !== 'write' || after[file.path] !== file.before)
      throw new Error(`no write of ${file.kind}`);
    after[file.path] = file.after;
  }
  return after;
}

/** Lines of one text alone, then of the other, in their order. */
function differing(before: string, after: string): readonly string[] {
  const left = (one: string, other: string, sign: string) => {
    const rest = other.split('\n');
    return one.split('\n').flatMap((text) => {
      const at = rest.indexOf(text);
      if (at < 0) return [`${sign} ${text}`];
      rest.splice(at, 1);
      return [];
    });
  };
  return [...left(before, after, '-'), ...left(after, before, '+')];
}
