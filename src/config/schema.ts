// The shape of .github/rekindle.yml as a schema: what is read is held against it, and editors get it as JSON.
import { z } from 'zod';
import { bytesAt } from '../model/version.ts';
import { DURATION, parseDuration } from '../text/duration.ts';
import { onceEach } from '../text/lookup.ts';
import { GUARDS, type KnownNames, MOST_PAYLOAD_KEYS, PAYLOAD_KEYS, ROLES } from './config.ts';
import { customFormatsSchema, customIds } from './custom-schema.ts';
import * as words from './value-patterns.ts';

/** The message of every schema here is what was expected; `problems.ts` makes sentences of them. */
const text = ({ pattern, expected, most }: words.Wording) =>
  z.string({ error: expected }).regex(pattern, { error: expected }).max(most, { error: expected });
const list = (one: words.Wording) =>
  z.array(text(one), { error: 'a list, each item after a dash' }).max(words.MOST_ITEMS, {
    error: `at most ${words.MOST_ITEMS} items`,
  });

/** A section may be left empty: its keys are then commented out, say. */
const section = <T extends z.ZodType>(schema: T, about: string) =>
  schema.nullable().describe(about).optional();
const key = <T extends z.ZodType>(schema: T, about: string) => schema.describe(about).optional();
const map = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: 'a map, "key: value" lines' });

const YES = ['on', true] as const;
const NO = ['off', false] as const;
const SWITCH = z.literal([...YES, ...NO], { error: '"on" or "off"' });

const duration = text(words.SPAN).refine((written) => parseDuration(written) !== null, { error: DURATION });
const ages = {
  'stale-after': key(
    duration,
    'A workflow is stale when nothing moved for longer than this: `90m`, `7d`, `2w`.',
  ),
  'abandoned-after': key(duration, 'It is abandoned when nothing moved for longer than this.'),
};

const ignore = map({
  paths: section(
    list(words.PATH_PATTERN),
    'State files that are not looked at, and folders with all below them.',
  ),
  branches: section(list(words.BRANCH_PATTERN), 'Branches that are not looked at.'),
  workflows: section(list(words.NAME_PATTERN), 'Workflows, by their ids, that are left alone.'),
  authors: section(list(words.NAME_PATTERN), 'Logins whose commits are no progress.'),
});

const format = z.union([SWITCH, map(ages)], { error: '"on", "off" or a map with its ages' });

/** A guard may weigh less than an error and never nothing. */
const severities = (rule: string) => (GUARDS.has(rule) ? words.LOUD : words.SEVERITIES);
const rule = (id: string) => {
  const named = severities(id);
  const may = GUARDS.has(id) ? [...YES, ...named] : [...YES, ...NO, ...named];
  return z.union(
    [
      z.literal(may),
      map({
        severity: key(
          z.enum(named, { error: words.quoted(named) + words.becauseOf(id) }),
          'How much a breach of it weighs.',
        ),
      }),
    ],
    { error: words.quoted(may.filter((word) => typeof word === 'string')) + words.becauseOf(id) },
  );
};

const command = z.union(
  [
    z.literal([...YES, ...NO, ...ROLES]),
    map({
      permission: key(
        z.enum(ROLES, { error: words.quoted(ROLES) }),
        'The least role in the repository that may give it.',
      ),
    }),
  ],
  { error: `"on", "off", ${words.quoted(ROLES)}` },
);

const INPUT_NAMES = new RegExp(`^(?!(?:${PAYLOAD_KEYS.join('|')}|__proto__)$)[A-Za-z_][A-Za-z0-9_-]*$`);
const MOST_INPUTS = MOST_PAYLOAD_KEYS - PAYLOAD_KEYS.length;
const inputs = z
  .record(
    z.string().regex(INPUT_NAMES, {
      error: `a name of letters, digits, "_" and "-" that is none of ${PAYLOAD_KEYS.join(', ')}`,
    }),
    text(words.INPUT),
    { error: 'a map of names to texts' },
  )
  .refine((all) => Object.keys(all).length <= MOST_INPUTS, { error: `at most ${MOST_INPUTS} inputs` })
  .meta({ maxProperties: MOST_INPUTS });

const started = map({
  workflow: text(words.WORKFLOW_FILE).describe('Name of the agent’s file in `.github/workflows`.'),
  ref: key(text(words.REF), 'The branch or tag whose workflow file counts; else the default branch.'),
  inputs: section(inputs, `Fixed inputs beside ${PAYLOAD_KEYS.join(', ')}.`),
});

const ways = map({
  'repository-dispatch': key(text(words.EVENT_TYPE), 'Sends a `repository_dispatch` event of this type.'),
  'workflow-dispatch': key(started, 'Starts this workflow.'),
  mention: key(text(words.MENTION), 'Posts a comment with this text; needs an App or a personal token.'),
})
  .refine((one) => Object.keys(one).length === 1, { error: words.ONE_WAY })
  .meta({ minProperties: 1, maxProperties: 1 });

const pullRequests = map({
  draft: key(SWITCH, 'Whether pull requests are opened as drafts.'),
  labels: section(list(words.LABEL), 'Labels that they get.'),
  reviewers: section(list(words.REVIEWER), 'Who is asked to review: logins, and teams as `org/team`.'),
  base: key(text(words.REF), 'The branch that they go to; else the one that owns the workflow.'),
});

const each = <T extends z.ZodType>(names: readonly string[], schema: (name: string) => T, what: string) =>
  map(Object.fromEntries(names.map((name) => [name, key(schema(name), `${what} \`${name}\`.`)])));

function schemaOf(known: KnownNames) {
  return map({
    ...ages,
    ignore: section(ignore, 'What is left alone.'),
    formats: section(
      each([...known.formats, ...(known.described ?? [])], () => format, 'The format'),
      'Formats: off, or with ages of their own.',
    ),
    'custom-formats': section(
      customFormatsSchema(known.formats),
      'Formats of your own tools, described by where their files are and what their words mean.',
    ),
    rules: section(each(known.rules, rule, 'The rule'), 'Rules: off, or with another severity.'),
    commands: section(
      each([...known.commands.keys()], () => command, 'The slash command'),
      'Slash commands: off, or with another permission.',
    ),
    dispatch: key(
      z.union([z.literal('none'), ways], { error: `"none", or ${words.ONE_WAY}` }),
      'How an agent is set to work again.',
    ),
    'pull-requests': section(pullRequests, 'What our pull requests are like.'),
    dashboard: key(SWITCH, 'Whether the sweep keeps one issue with all workflows that need somebody.'),
    'trusted-marker-logins': section(
      list(words.ACCOUNT),
      'Accounts whose marked comments count as ours, after a change of token.',
    ),
  });
}

type ConfigSchema = ReturnType<typeof schemaOf>;
export type WrittenConfig = z.infer<ConfigSchema>;

/** The schema for these names. What it takes has no unknown key; `read.ts` takes those out first. */
export const configSchema: (known: KnownNames) => ConfigSchema = onceEach(schemaOf);

const ID = bytesAt('schema/config-v1.schema.json');

/** The same as JSON Schema (draft 2020-12), closed: a key that it does not know is a slip of the finger. */
export const configJsonSchema: (known: KnownNames) => Readonly<Record<string, unknown>> = onceEach(
  (known) => {
    const schema = configSchema(known);
    const formats = schema.shape.formats.unwrap().unwrap();
    const { $schema, ...rest } = z.toJSONSchema(schema, {
      io: 'input',
      override({ zodSchema, jsonSchema }) {
        if (zodSchema === formats) jsonSchema.patternProperties = described(known);
      },
    });
    return { $schema, $id: ID, title: 'Rekindle, .github/rekindle.yml', ...rest, ...undescribed(known) };
  },
);

/** A schema cannot look up which ids the same file describes: each that it may describe has settings. */
function described({ formats }: KnownNames) {
  const { $schema: _, ...settings } = z.toJSONSchema(format, { io: 'input' });
  return { [customIds(formats)]: { ...settings, description: 'A format that `custom-formats` describes.' } };
}

/** Where it describes none, the ids of built-in formats alone are keys. */
const undescribed = ({ formats }: KnownNames) => {
  const describes = { type: 'object', properties: { 'custom-formats': true }, required: ['custom-formats'] };
  const builtIn = { type: ['object', 'null'], propertyNames: { enum: formats } };
  return { allOf: [{ anyOf: [describes, { type: 'object', properties: { formats: builtIn } }] }] };
};
