// Schemas of the API's responses, with the names of project-state's columns.
import { z } from 'zod';
import { status } from './request-schemas.ts';

const time = () => z.string().meta({ format: 'date-time' });

export const state = z.strictObject({
  project_id: z.string(),
  current_task_id: z.string().nullable(),
  current_agent_id: z.string().nullable(),
  last_action: z.string().nullable(),
  status: status(),
  updated_at: time().describe('In quotes it is the ETag of the row.'),
  metadata: z.looseObject({}),
});

export const project = z.strictObject({
  id: z.string(),
  goal: z.string().nullable(),
  repository: z.string().nullable(),
  ref: z.string().nullable(),
  workflow: z.string().nullable().describe('FORMAT:FEATURE where a sweep found it; null: it was reported.'),
  created_at: time(),
});
const withState = project.extend({ state: state.nullable().describe('Null before anything was reported.') });
export const projectList = z.strictObject({
  projects: z.array(withState),
  next: z.string().nullable().describe('Give it as `after` for the next page; null: this is the last one.'),
});

export const entry = z.strictObject({
  id: z.int(),
  at: time(),
  by: z.string().describe('orchestrator, rekindle, or a person as @login.'),
  kind: z.string(),
  task_id: z.string().nullable(),
  agent_id: z.string().nullable(),
  action: z.string().nullable(),
  details: z.looseObject({}),
});
export const gate = z.strictObject({
  id: z.int(),
  key: z.string(),
  reason: z.string(),
  details: z.string(),
  issue: z.int().nullable().describe('The issue that asks; null without one.'),
  opened_at: time(),
});
export const archive = z.strictObject({
  id: z.int(),
  place: z.string(),
  commit: z.string().nullable(),
  at: time(),
  by: z.string(),
});
export const projectDetails = withState.extend({
  gates: z.array(gate).describe('Questions to people that are open.'),
  history: z.array(entry).describe('The newest lines, the newest first.'),
  archives: z.array(archive).describe('What was put away before something was started over.'),
});

export const historyList = z.strictObject({ history: z.array(entry).describe('The newest first.') });
export const deliveryList = z.strictObject({
  parked: z.array(
    z.strictObject({
      id: z.string().describe('What GitHub calls it; of work that the bot gave itself its own name for it.'),
      event: z.string(),
      action: z.string().nullable(),
      repository: z.string().nullable(),
      tries: z.int(),
      reason: z.string().nullable().describe('Why it was given up.'),
      received_at: time(),
      parked_at: time().nullable(),
    }),
  ),
  waiting: z.int().describe('How many are still to be worked.'),
});
export const retried = z.strictObject({
  retried: z.boolean().describe('False: none of that id was given up, and nothing changed.'),
});
export const recorded = z.strictObject({
  recorded: z.boolean().describe('False: an entry with that key was there, and nothing was written.'),
});
/** project-state. */
export const resumed = z.strictObject({ success: z.boolean(), message: z.string() });
export type ResumeAnswer = Readonly<z.infer<typeof resumed>>;

export const problem = z.strictObject({
  type: z.string().describe('Where the problem is explained.'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().optional().describe('Names this one occurrence in the log.'),
  errors: z
    .array(
      z.strictObject({
        pointer: z.string().optional().describe('Where in the body, as a JSON Pointer in a fragment.'),
        parameter: z.string().optional().describe('Which parameter of the query.'),
        found: z.string(),
        expected: z.string(),
      }),
    )
    .optional(),
});
export const description = z.looseObject({ openapi: z.string() });
