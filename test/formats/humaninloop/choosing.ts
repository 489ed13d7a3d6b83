// Lets a person choose on a state of this format, and looks at what was written and at what is decided then.
import { humaninloop } from '../../../src/formats/humaninloop/index.ts';
import type { Change } from '../../../src/model/change.ts';
import type { ChoiceContext, Choices, Repair } from '../../../src/model/choice.ts';
import type { Recovery } from '../../../src/model/recovery.ts';
import { snapshotOf } from '../../snapshot.ts';
import { decided, look } from './looking.ts';

/** When people choose in these tests. */
const THEN = Date.UTC(2026, 5, 1, 12, 30, 5);
export const AT = '2026-06-01T12:30:05Z';

export const choices: Choices = humaninloop.choices;
export type Texts = Readonly<Record<string, string>>;
export type Choose = (at: ChoiceContext) => Change;

/** What a choice is given of a repository with one workflow. */
export function situation(files: Texts, folders: readonly string[] = []): ChoiceContext {
  const found = look(files, { folders });
  const snapshot = snapshotOf(files);
  const reading = snapshot.text(found.path);
  const text = reading.ok ? reading.text : null;
  const doc = text === null || found.state === null ? null : humaninloop.codec.parse(text);
  return {
    site: found.site,
    snapshot,
    doc,
    text,
    state: found.state,
    recovery: found,
    now: THEN,
    by: 'Dana',
    branch: null,
  };
}

export interface Chosen {
  readonly change: Change;
  readonly files: Record<string, string>;
  readonly later: Recovery;
  /** The decision after it. */
  readonly decision: string;
  /** Lines that went, then lines that came. */
  readonly diff: readonly string[];
}

export function chosen(files: Texts, choose: Choose): Chosen {
  const at = situation(files);
  const change = choose(at);
  const after = performed(files, change);
  const later = look(after);
  const diff = differing(at.text ?? '', after[at.recovery.path] ?? '');
  return { change, files: after, later, decision: decided(later), diff };
}

export function performed(files: Texts, change: Pick<Change, 'files'>): Record<string, string> {
  const after: Record<string, string> = { ...files };
  for (const file of change.files) {
    if (file.kind !== 'write' || after[file.path] !== file.before)
      throw new Error(`no write of ${file.kind}`);
    after[file.path] = file.after;
  }
  return after;
}

/** The repairs that are proposed for a workflow. */
export function repairsOf(files: Texts): readonly Repair[] {
  return humaninloop.repairs(situation(files));
}

/** The only repair, performed; the times that every repair sets are told apart from its difference. */
export function mended(
  files: Texts,
): Chosen & { readonly repair: Repair; readonly times: readonly string[] } {
  const [repair, ...more] = repairsOf(files);
  if (!repair || more.length > 0)
    throw new Error(`expected one repair, found ${more.length + (repair ? 1 : 0)}`);
  const all = chosen(files, () => ({ ...repair, notes: repair.proof, commit: null }));
  const isTime = (line: string) => /^[-+] \| \**Last (?:Activity|Updated)\b/.test(line);
  const diff = all.diff.filter((line) => !isTime(line));
  return { ...all, diff, times: all.diff.filter(isTime), repair };
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
