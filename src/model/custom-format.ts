// A format that a repository describes in its own config: plain data, of which nothing is ever run.

/** What a file of such a format is written as. */
export const CUSTOM_CODECS = ['check-list', 'front-matter', 'yaml', 'json'] as const;
export type CustomCodec = (typeof CUSTOM_CODECS)[number];

/** What a mark of a box or the word of an item may mean; the words of the format kit's items. */
export const ITEM_MEANINGS = ['open', 'active', 'done', 'dropped', 'blocked'] as const;
export type ItemMeaning = (typeof ITEM_MEANINGS)[number];

/** What the word of a whole workflow may mean. */
export const STATUS_MEANINGS = [
  'not-started',
  'active',
  'paused',
  'waiting',
  'completed',
  'failed',
  'cancelled',
] as const;
export type StatusMeaning = (typeof STATUS_MEANINGS)[number];

/** What the word of an approval may mean. */
export const APPROVAL_MEANINGS = ['needed', 'given'] as const;
export type ApprovalMeaning = (typeof APPROVAL_MEANINGS)[number];

/** `activity`: says when the workflow last moved, and is set where we write. */
export const TIMESTAMP_MEANINGS = ['activity', 'note'] as const;
export type TimestampMeaning = (typeof TIMESTAMP_MEANINGS)[number];

/** What a stage does in a check-list tool; one that says nothing leaves documents. */
export const STAGE_WORKS = ['documents', 'list', 'tasks', 'closing'] as const;
export type StageWork = (typeof STAGE_WORKS)[number];

/** A field with a closed vocabulary. `at`: its keys, the outermost first. */
export interface CustomField<Meaning> {
  readonly at: readonly string[];
  readonly words: ReadonlyMap<string, Meaning>;
}

/** Items in data: a list of maps, or a map from ids to maps or words. */
export interface CustomItems {
  readonly at: readonly string[];
  /** Keys of one item; `id` is not looked for where the ids are the keys of the map. */
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly dependsOn: string;
  readonly words: ReadonlyMap<string, ItemMeaning>;
}

/** How boxes are written. */
export interface CustomTasks {
  /** `numbers` (`1.2`), or literal text in which each `#` is a number (`T#`); `null`: the place counts. */
  readonly ids: string | null;
  /** One character → what it means; empty: `x` is done. */
  readonly marks: ReadonlyMap<string, ItemMeaning>;
  /** Headings whose lists alone are tasks; empty: all are. */
  readonly under: readonly string[];
  readonly notUnder: readonly string[];
  /** What a line below a task begins with that names the ids that it waits for; `null`: none does. */
  readonly dependsOn: string | null;
  /** What a line below a task begins with that says that it is blocked; `null`: none does. */
  readonly blocked: string | null;
  /** Boxes are often never ticked, so that none ticked proves nothing. */
  readonly untickedIsUnclear: boolean;
}

/** One step. Its sentences come from the config: one line each, shown as our own are. */
export interface CustomStage {
  readonly id: string;
  readonly name: string;
  readonly work: StageWork;
  /** Paths below the workflow's folder, with `*`, `**` and `{feature}`. */
  readonly outputs: readonly string[];
  readonly optional: boolean;
  readonly how: string;
  /** `null`: it is begun as it is gone on with. */
  readonly begin: string | null;
}

/** The whole description, with everything that was left out at its default. */
export interface CustomFormat {
  readonly id: string;
  readonly title: string;
  readonly codec: CustomCodec;
  /** From the root of the repository; `{feature}` names the workflow, `*` is any one name. */
  readonly paths: readonly string[];
  /** Names of files in the same folder that show that a workflow began. */
  readonly beside: readonly string[];
  /** Names that are no features. */
  readonly except: readonly string[];
  readonly tasks: CustomTasks;
  readonly status: CustomField<StatusMeaning> | null;
  /** The current step; its words lead to ids of stages. */
  readonly step: CustomField<string> | null;
  readonly items: CustomItems | null;
  readonly approval: CustomField<ApprovalMeaning> | null;
  /** Keys of each field, joined by dots → what it means. */
  readonly timestamps: ReadonlyMap<string, TimestampMeaning>;
  readonly stages: readonly CustomStage[];
  /** How a workflow is begun, one sentence. */
  readonly begin: string;
}
