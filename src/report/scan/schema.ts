// JSON Schema of a published scan, for other programs and for the tests that hold what is printed against it.

import { z } from 'zod';
import { REASONS } from '../../model/decision.ts';
import { OBJECT_ID } from '../../model/object-id.ts';
import { bytesAt } from '../../model/version.ts';
import type { ScanReport } from './scan.ts';

const list = <T extends z.ZodType>(item: T, about: string) => z.array(item).readonly().describe(about);
const words = (about: string) => z.string().describe(about);
const count = (about: string) => z.number().int().nonnegative().describe(about);
const orNull = <T extends z.ZodType>(value: T, about: string) => value.nullable().describe(about);
const closed = <const T extends readonly [string, ...string[]]>(vocabulary: T, about: string) =>
  z.enum(vocabulary).describe(about);

const TIME = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
const COMMIT = z.string().regex(OBJECT_ID);
const LINE = z.number().int().positive();
const VERSION = z.union([z.string(), z.number()]);

const SEVERITY = ['error', 'warning', 'note'] as const;
const CONSEQUENCE = ['block', 'ask', 'rerun', 'note'] as const;
const ACTION = ['resume', 'rerun', 'advance', 'wait', 'ask', 'block', 'start-fresh', 'none'] as const;
const STATUS = ['active', 'waiting', 'completed', 'failed', 'cancelled', 'unknown'] as const;
const LIVENESS = ['live', 'recent', 'stale', 'abandoned', 'ended', 'unknown'] as const;
const CHANGE = ['modify', 'create', 'delete', 'rename'] as const;
const OPTION = [
  'resume',
  'answer',
  'approve',
  'retry',
  'skip',
  'accept-spec',
  'migrate',
  'repair',
  'start-fresh',
  'manual',
] as const;

const finding = z.strictObject({
  rule: words('Id of the rule that is broken; each has a page under docs/rules/.'),
  severity: closed(SEVERITY, 'How much it weighs.'),
  consequence: closed(CONSEQUENCE, 'What it leads to; a note leads to nothing.'),
  step: orNull(z.string(), 'The step that it is about.'),
  message: words('What was found, what was expected, and what to do.'),
  path: words('The file, from the root of the repository.'),
  line: orNull(LINE, 'Line in the file, from 1; null: the file as a whole.'),
  evidence: z.record(z.string(), z.unknown()).describe('What the rule saw; its keys depend on the rule.'),
});

const decision = z.strictObject({
  action: closed(ACTION, 'What should happen next.'),
  step: orNull(z.string(), "The step that the action is about, in the format's own words."),
  reason: closed(REASONS, 'Why. New codes may come; a code never changes its meaning.'),
  instruction: words('One or two sentences for anyone who goes on.'),
  options: list(z.enum(OPTION), 'What a person may choose, the recommended one first.'),
});

const proposal = z.strictObject({
  kind: closed(['migrate', 'repair'], 'What a person may ask for. Nothing is changed before.'),
  summary: words('One line.'),
  files: list(
    z.strictObject({ path: words('The file.'), change: closed(CHANGE, 'What would happen to it.') }),
    'Every file that would be touched.',
  ),
});

const question = z.strictObject({
  id: words('Id of the question within the workflow.'),
  question: words('The question as the file has it.'),
  options: list(z.string(), 'Answers that the file offers; empty where it offers none.'),
  called: orNull(
    z.string(),
    'What an answer names it by, where another open question has its id; null: nothing does; absent: its id.',
  ).optional(),
});

const step = z.strictObject({
  id: words("The current step in the format's own words."),
  item: orNull(z.string(), 'The item within the step, where a format has items.'),
  iteration: orNull(z.number(), 'How often it was gone through.'),
  of: orNull(z.number(), 'The most iterations that are allowed.'),
});

const activity = z.strictObject({
  at: orNull(TIME, 'When the workflow last moved, in UTC; null where it cannot be told.'),
  from: closed(['state', 'commit', 'unknown'], 'Whether the state file or a commit says so.'),
});

const workflow = z.strictObject({
  id: words('FORMAT:FEATURE, unique within a commit.'),
  format: words('Id of the format.'),
  feature: words("The workflow's name within its format."),
  title: orNull(z.string(), 'Its title for people, where the file gives one.'),
  path: words('The state file, from the root of the repository.'),
  owner: orNull(z.string(), 'The branch that the workflow belongs to; null where none can be named.'),
  branches: list(z.string(), 'All branches that hold the same state.'),
  commit: orNull(COMMIT, 'The commit that was looked at; null for a working tree.'),
  schema_version: orNull(VERSION, 'As the file writes it; null where it has none.'),
  newest_schema_version: orNull(VERSION, "The format's newest version; null where it has none."),
  status: closed(STATUS, 'How far it got, in words that all formats share.'),
  status_text: orNull(z.string(), "The file's own word."),
  step: orNull(step, 'Where it stands; null where it ended or nothing can be said.'),
  last_activity: activity.describe('When it last moved.'),
  age_days: orNull(z.number(), 'Days since it last moved, with one decimal.'),
  liveness: closed(LIVENESS, 'What its age means.'),
  findings: list(finding, 'Everything that is wrong or worth knowing, the heaviest first.'),
  decision: decision.describe('What should happen next, and why.'),
  proposals: list(proposal, 'Changes that a person may ask for.'),
  pending: list(question, 'Questions that wait for an answer.'),
  approvals: list(
    z.string(),
    'Several checkpoints wait: their names, of which approve takes one; absent: it needs no name.',
  ).optional(),
  notes: list(z.string(), 'Things worth knowing that break no rule.'),
});

const unreadable = z.strictObject({
  path: words('The file, from the root of the repository.'),
  rule: words('Id of the rule that says why it could not be read.'),
  message: words('What was found, what was expected, and what to do.'),
  line: orNull(LINE, 'Line in the file, from 1; null: the file as a whole.'),
  branch: orNull(z.string(), 'The branch that holds it.'),
  commit: orNull(COMMIT, 'The commit that was looked at; null for a working tree.'),
});

const scanned = z.strictObject({
  commits: count('Commits that were looked at; a working tree counts as one.'),
  state_files: count('State files that were found, by path and content.'),
  state_sets: count('Sets of files that decide a workflow, each judged once.'),
  blobs_read: count('Files whose content was read.'),
  git_processes: count('How often git was started.'),
});

const summary = z.strictObject({
  workflows: count('Workflows that were found.'),
  interrupted: count('Those that have not ended.'),
  stale: count('Those that have not moved for longer than --stale-after.'),
  abandoned: count('Those that have not moved for longer than --abandoned-after.'),
  invalid: count('Those whose state itself is no good, and files that cannot be read.'),
  outdated: count('Those whose state file can be migrated.'),
});

const tool = z.strictObject({
  id: words('Its name for programs.'),
  name: words('Its name for people.'),
  path: words('By what it was told, from the root of the repository; a folder ends in a slash.'),
  branches: list(z.string(), 'The branches that hold it; empty where none can be named.'),
});

const elsewhere = z.strictObject({
  interrupted: count('Workflows there that have not ended.'),
  branches: list(
    z.strictObject({ branch: words('The owner.'), interrupted: count('Workflows that it owns.') }),
    'Where they are, in the order of the names.',
  ),
});

/** `schema_version` 1, closed: our own output has nothing that is not named here. */
export const scanSchema = z
  .strictObject({
    schema_version: z.literal(1).describe('Version of this shape.'),
    now: TIME.describe('The clock that ages are measured by, in UTC.'),
    repository: words('Name of the repository for people.'),
    scanned: scanned.describe('What the scan cost.'),
    summary: summary.describe('Counts.'),
    workflows: list(workflow, 'Ordered by path, feature and owner.'),
    unreadable: list(
      unreadable,
      'State files of which not even the format can be told, folders that cannot be read, and templates.',
    ),
    tools: list(tool, 'Tools that were seen and are not read; absent: none was.').optional(),
    unfinished: list(
      z.string(),
      'Changes of Rekindle that were cut short; a command that writes brings them to an end. Absent: none.',
    ).optional(),
    elsewhere: elsewhere
      .describe('What other branches hold, where nothing was found at the place that was asked for.')
      .optional(),
    removed: list(
      z.strictObject({ id: words('FORMAT:FEATURE.'), path: words('The state file that is gone.') }),
      'Committed on the branch that is checked out and removed on disk; absent: none was.',
    ).optional(),
  })
  .describe('What rekindle found in a repository.') satisfies z.ZodType<ScanReport>;

const ID = bytesAt('schema/scan-v1.schema.json');

/**
 * The same shape as JSON Schema (draft 2020-12) for other programs. Objects are open there: a reader that was
 * built on this version must not stumble over a field that a later one adds.
 */
export function scanJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...rest } = z.toJSONSchema(scanSchema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return { $schema, $id: ID, title: 'rekindle scan, schema_version 1', ...rest };
}
