// Schemas of the API's requests, with the names of project-state's columns.
import { z } from 'zod';
import { REF } from '../config/value-patterns.ts';
import { type JsonMap, PROJECT_STATUSES } from '../model/bot/project.ts';

/** Every schema's message is what was expected; `valid.ts` puts what was found before it. */
const counted = (most: number) => {
  const error = `a text of at most ${most} characters`;
  return z
    .string({ error })
    .refine((text) => Array.from(text).length <= most, { error })
    .meta({ maxLength: most });
};

/** Any UUID, of whatever version, in lower or upper case. */
export const UUID = /^[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/;
const uuid = () => {
  const error = 'a UUID such as 550e8400-e29b-41d4-a716-446655440000';
  return z.string({ error }).regex(UUID, { error });
};
const repository = () => {
  const error = 'OWNER/NAME of a repository on GitHub';
  return z
    .string({ error })
    .regex(/^[A-Za-z\d](?:[A-Za-z\d_-]{0,99})\/(?!\.{1,2}$)[\w.-]{1,100}$/, { error });
};
const branch = () =>
  z.string({ error: REF.expected }).regex(REF.pattern, { error: REF.expected }).max(REF.most, {
    error: REF.expected,
  });
/** One of project-state's four statuses; refused values are told all of them. */
export const status = () => z.enum(PROJECT_STATUSES, { error: `one of ${PROJECT_STATUSES.join(', ')}` });

/** Bytes of an object. */
export const MOST_JSON = 64 * 1024;
const isJsonMap = (map: object): map is JsonMap => Buffer.byteLength(JSON.stringify(map)) <= MOST_JSON;
const json = () => {
  const error = `a JSON object of at most ${MOST_JSON / 1024} KiB`;
  return z.looseObject({}, { error }).refine(isJsonMap, { error });
};

/** project-state: `VARCHAR(100)`. */
const id = () => counted(100);
const prose = () => counted(20_000);

export const newProject = z
  .strictObject(
    {
      id: uuid().nullish().describe('Its id; one is made where none is given.'),
      goal: prose().nullish().describe('What it is to reach.'),
      repository: repository().nullish().describe('Where its files are.'),
      ref: branch().nullish().describe('The branch that they are on; else the default branch.'),
    },
    { error: 'a JSON object' },
  )
  .refine(({ ref, repository: where }) => (ref ?? null) === null || (where ?? null) !== null, {
    path: ['ref'],
    error: 'a branch only beside a repository',
  });

export const newState = z.strictObject(
  {
    current_task_id: id().nullable().describe('The task that is worked on; null: none.'),
    current_agent_id: id().nullable().describe('The agent that it is assigned to.'),
    last_action: prose().nullable().describe('What was done last, in words.'),
    status: status().default('active'),
    metadata: json().optional().describe('Anything else; what was reported before stays where it is absent.'),
  },
  { error: 'a JSON object' },
);

const named = () => {
  const error = 'the name of a task, at most 100 characters and not blank';
  return z
    .string({ error })
    .regex(/\S/, { error })
    .refine((text) => Array.from(text).length <= 100, { error })
    .meta({ maxLength: 100 });
};

export const newTask = z.strictObject(
  {
    task_id: named().describe('The task that is to come.'),
    agent_id: id().nullish().describe('Whose it is to be; absent: whose the current one is.'),
  },
  { error: 'a JSON object' },
);

export const newHistory = z.strictObject(
  {
    kind: z
      .string({ error: 'a word such as task_completed' })
      .regex(/^[A-Za-z][\w.-]{0,99}$/, { error: 'a word such as task_completed' })
      .describe('What happened, in one word of your own: task_assigned, task_completed …'),
    task_id: id().nullish(),
    agent_id: id().nullish(),
    action: prose().nullish(),
    details: json().optional(),
    key: counted(200).nullish().describe('An entry with the same key is recorded once for a project.'),
  },
  { error: 'a JSON object' },
);

const limit = (most: number, usual: number) =>
  z
    .preprocess(
      (written) => (typeof written === 'string' && /^\d{1,6}$/.test(written) ? Number(written) : written),
      z
        .int({ error: `a number from 1 to ${most}` })
        .min(1, { error: `a number from 1 to ${most}` })
        .max(most, { error: `a number from 1 to ${most}` }),
    )
    .default(usual);

export const projectQuery = z.strictObject({
  status: status().optional().describe('Only those whose row has this status.'),
  repository: repository().optional().describe('Only those whose files are there.'),
  kind: z
    .enum(['reported', 'found'], { error: 'reported or found' })
    .optional()
    .describe('Only those that were reported, or only those that a sweep found.'),
  after: uuid().optional().describe('The `next` of the page before.'),
  limit: limit(100, 50).describe('The most that are listed.'),
});
export const historyQuery = z.strictObject({ limit: limit(500, 100).describe('The most that are listed.') });

export const deliveryQuery = z.strictObject({ limit: limit(500, 100).describe('The most that are listed.') });
export const retriedDelivery = z.strictObject(
  { id: counted(200).describe('The id of a delivery that was given up.') },
  { error: 'a JSON object' },
);
