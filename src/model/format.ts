// How a family of state files is found, read and written.
import type { ChoiceContext, Choices, Repair } from './choice.ts';
import type { Codec } from './codec.ts';
import type { Option } from './decision.ts';
import type { Rule } from './rule.ts';
import type { Need, Snapshot } from './snapshot.ts';
import type { StateLocation, Version } from './state-location.ts';
import type { Lack } from './unreadable-file.ts';
import type { WorkflowState } from './workflow.ts';

/** One step of a version chain. It knows the next version only. */
export interface Migration<Doc> {
  /** Rank of the version that it takes. */
  readonly from: number;
  /** One line for people: `v2 → v3`. */
  readonly summary: string;
  up(doc: Doc): Doc;
}

export interface Format<Doc = unknown> {
  /** Public id: also its folder's name and its docs page. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** One line for the list of formats: where its state files are. */
  readonly where: string;
  /** Base names of its state files. */
  readonly names: readonly string[];
  /** Names of folders every file of which may belong to a state. */
  readonly folders: readonly string[];
  /**
   * Folders that hold this format's states and nothing else, each with where in it a state file stands (`*`:
   * any name). A submodule there is reported, since its content cannot be looked at. Absent: there is none.
   */
  readonly grounds?: readonly (readonly [folder: RegExp, state: string])[];
  /**
   * Whether this is a folder, by its fixed name, in or below which states of this format stand: a symbolic
   * link there hides them, and is told. Absent: there is none.
   */
  isHome?(path: string): boolean;
  /** Known versions, oldest first, as written; empty where the format has none. */
  readonly versions: readonly (string | number)[];
  /** A cheap test on a whole path: might this be (part of) a state? Content decides later. */
  matches(path: string): boolean;
  /** Groups the matching paths of one snapshot into workflows. */
  sites(paths: readonly string[]): readonly StateLocation[];
  /** Is this text ours? Told by a signature that unrelated tools with the same file name lack. */
  recognises(text: string): boolean;
  /**
   * Whether a text that `recognises` does not pass can be nothing but a state that was lost: its path is this
   * tool's alone, or it begins as a state does and then ends. Absent: never.
   */
  claims?(path: string, text: string): boolean;
  /**
   * Whether what stands beside a text that `recognises` does not pass shows that it is this tool's all the
   * same: it is read then, whatever it says. The site's own files were fetched, and what is there is known.
   * Absent: the text alone tells.
   */
  isOursBeside?(site: StateLocation, snapshot: Snapshot): boolean;
  /**
   * Whether another tool keeps its state in the folder of a site: an empty file there is that tool's,
   * whatever it held before. Where this is told, one that nothing beside it claims (`isOursBeside`) is no
   * state either unless it held one. Absent: an empty file is reported.
   */
  isAnothers?(site: StateLocation, snapshot: Snapshot): boolean;
  readonly codec: Codec<Doc>;
  /**
   * Bytes up to which its state files are read, at most `LARGEST`; absent: `SIZE_CAP`, as nothing that people
   * keep is larger.
   */
  readonly maxBytes?: number;
  /** How a state file of its own becomes smaller, one sentence; absent: that is not known. */
  readonly shrinks?: string;
  /** How an earlier version tells that a text which reads well was cut off. Absent: the text itself tells. */
  readonly ending?: Ending<Doc>;
  version(doc: Doc): Version;
  /**
   * Whether this document holds nothing that a state holds, as a list without a task: where an earlier
   * version of the file held something it was overwritten. Absent: what is recognised holds something.
   */
  holdsNothing?(doc: Doc): boolean;
  /**
   * Whether history shows that such a document was meant to hold nothing any more, so that nothing was lost.
   * Absent: it never does.
   */
  isRestarted?(site: StateLocation, snapshot: Snapshot): boolean;
  readonly migrations: readonly Migration<Doc>[];
  /** What the snapshot must know before `read`; called again (three times at most) as it learns more. */
  needs(doc: Doc | null, site: StateLocation, snapshot: Snapshot): readonly Need[];
  /** The state in the hub's words. `doc` is `null` where the site's state file is absent. */
  read(doc: Doc | null, site: StateLocation, snapshot: Snapshot): readonly WorkflowState[];
  /** Whether its states may say which branch they are for; absent: none does. */
  readonly recordsBranch?: true;
  /** Invariants that this format alone can break. */
  readonly rules: readonly Rule<Doc>[];
  /** What each human choice writes. */
  readonly choices: Choices<Doc>;
  /** Where a workflow begins that was started fresh; absent: not known. */
  readonly begins?: Beginning;
  /** The same where it hangs on the place of the state; absent: `begins` holds for all of them. */
  beginsAt?(site: StateLocation): Beginning;
  /** Repairs of this state that the facts prove right, the best first; empty where there is none. */
  repairs(at: ChoiceContext<Doc>): readonly Repair[];
  /**
   * What stands in the way of a repair that the facts would prove right: the path, what is there and what to
   * do, in our words. `null`: nothing; absent: the format knows of no such thing.
   */
  hindrance?(at: ChoiceContext<Doc>): string | null;
  /** Choices that this state would refuse although its decision has them; absent: there are none. */
  refuses?(at: ChoiceContext<Doc>): readonly Option[];
}

/** What tells a file that was cut off at the end of a line from one that is whole. */
export interface Ending<Doc> {
  /** Whether the file may end too early: only then its history is asked for. */
  mayBeEarly(doc: Doc, site: StateLocation, snapshot: Snapshot): boolean;
  /** What stood after the end of this version in the earlier one, and is kept for ever; `null`: nothing. */
  lacks(doc: Doc, before: Doc, texts: EndingTexts): Lack | null;
  /** Whether only the version right before this one tells; absent: any earlier one does. */
  readonly byLastVersion?: true;
}

/** The texts that two versions were read from. */
export interface EndingTexts {
  readonly now: string;
  readonly before: string;
}

/** The first step of a workflow, for a person who starts one over. */
export interface Beginning {
  /** Its id; `null` where the first task is still to be assigned. */
  readonly step: string | null;
  /** What people call it. */
  readonly name: string;
  /** How to begin, one sentence of our own. */
  readonly how: string;
}

/** Where the workflow at a place begins that was started fresh; `null`: that is not known. */
export function beginningAt(format: Format | undefined, site: StateLocation): Beginning | null {
  return format?.beginsAt?.(site) ?? format?.begins ?? null;
}

/** A format for the list of formats: from there on only its own code knows its document. */
export function defineFormat<Doc>(format: Format<Doc>): Format {
  return format;
}
