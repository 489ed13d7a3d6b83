// Descriptions as a config has them, and a looker over the formats that they mean.
import { readConfig } from '../../../src/config/read.ts';
import { customFormats, formats } from '../../../src/formats/index.ts';
import type { Format } from '../../../src/model/format.ts';
import { KNOWN } from '../../config/examples.ts';
import { type Looker, lookerFor } from '../looking.ts';

/** A check-list tool of our own in twelve lines. */
export const TWELVE = `\
custom-formats:
  team-work:
    title: Team work
    codec: check-list
    paths: ["work/{feature}/todo.md"]
    beside: [brief.md]
    tasks: {ids: T#, marks: {x: done, "~": active, "!": blocked}, depends-on: "After:"}
    stages:
      - {id: brief, name: the brief, outputs: [brief.md], how: Write brief.md.}
      - {id: plan, does: list, how: Write todo.md from the brief.}
      - {id: build, does: tasks, how: Go on with this task and tick it.}
      - {id: review, does: closing, how: Have the work reviewed.}
`;

/** Front matter with everything that may be described. */
export const TICKETS = `\
custom-formats:
  tickets:
    title: Tickets
    codec: front-matter
    paths: ["tickets/{feature}.md"]
    except: [README]
    status:
      field: state
      words: {todo: not-started, doing: active, hold: paused, done: completed, dropped: cancelled}
    step: {field: phase, words: {write: design, make: build, ship: release}}
    items: {field: tasks, words: {todo: open, doing: active, done: done}}
    approval: {field: review.approved, words: {"false": needed, "true": given}}
    timestamps: {updated: activity, created: note}
    stages:
      - {id: design, outputs: ["{feature}/design.md"], how: "Write the design of {feature}."}
      - {id: build, does: tasks, how: Go on with this task.}
      - {id: release, how: Release it.}
`;

/** The formats of a config without mistakes. @throws where it has one */
export function describedIn(text: string): readonly Format[] {
  const { config, problems } = readConfig(text, KNOWN);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return customFormats(config.customFormats, formats);
}

/** A looker over the first format of a config. */
export function lookerOf(text: string): Looker {
  const [format] = describedIn(text);
  if (!format) throw new Error('the config describes no format');
  return lookerFor(format);
}
