// Descriptions as a config has them, and a looker over the formats that they mean.
import { readConfig } from '../../../src/config/read.ts';
import { customFormats, formats } from '../../../src/formats/index.ts';
import type { Format } from '../../../src/model/format.ts';
import { KNOWN } from '../../config/examples.ts';
import type { NamedFiles } from '../fixtures.ts';
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

const DESIGN = '# Design\n\nOne table.\n';

/** A ticket with one task that is done and one that stands as said. */
function ticket(state: string, phase: string, approved: string, task: string): string {
  const tasks = `tasks:\n  - id: a\n    status: done\n  - id: b\n    status: ${task}\n`;
  const times = 'created: 2026-03-01\nupdated: 2026-03-04T10:00:00Z\n';
  const head = `state: ${state}\nphase: ${phase}\n${tasks}review:\n  approved: ${approved}\n${times}`;
  return `---\n${head}---\n\nWords.\n`;
}

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

/** Repositories of these two formats, as a test of every format wants them. */
export const REPOSITORIES: Readonly<Record<'team-work' | 'tickets', readonly NamedFiles[]>> = {
  'team-work': [
    ['brief', { 'work/login/brief.md': '# Login\n\nPeople come in.\n' }],
    [
      'begun',
      {
        'work/login/brief.md': '# Login\n\nPeople come in.\n',
        'work/login/todo.md':
          '# To do\n\n- [x] T1 Form\n- [~] T2 Mail\n  - After: T1\n- [!] T3 Door\n- [ ] T4 Key\n',
      },
    ],
    ['unbegun', { 'work/login/brief.md': '# L\n\nIn.\n', 'work/login/todo.md': '- [ ] T1 Form\n' }],
    ['done', { 'work/login/brief.md': '# L\n\nIn.\n', 'work/login/todo.md': '- [x] T1 Form\n' }],
  ],
  tickets: [
    ['begun', { 'tickets/42.md': ticket('doing', 'make', 'false', 'todo'), 'tickets/42/design.md': DESIGN }],
    ['given', { 'tickets/42.md': ticket('doing', 'make', 'true', 'doing'), 'tickets/42/design.md': DESIGN }],
    ['paused', { 'tickets/42.md': ticket('hold', 'write', 'true', 'todo') }],
    ['over', { 'tickets/42.md': ticket('done', 'ship', 'true', 'done'), 'tickets/42/design.md': DESIGN }],
    ['dropped', { 'tickets/42.md': ticket('dropped', 'make', 'true', 'todo') }],
  ],
};
