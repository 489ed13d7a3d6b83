// What goes on with each step, in Kiro itself and by cc-sdd's commands.
import type { DocumentStage } from '../../formkit/check-list-format.ts';
import type { Stage } from '../../formkit/stages.ts';

/** Files that show a spec where its list is not there yet. */
export const BESIDE = ['requirements.md', 'bugfix.md', 'design.md', 'spec.json', '.config.kiro'] as const;

/** The documents of a spec in the order in which they are made; the list is the last. */
export const DOCUMENTS = ['requirements', 'design', 'tasks'] as const;
export type DocumentId = (typeof DOCUMENTS)[number];

/** Source: Kiro's documentation of specs (feature specs, bugfix specs). */
export const STAGES: readonly DocumentStage[] = [
  {
    id: 'requirements',
    name: 'the requirements document',
    is: 'says what is wanted as user stories with acceptance criteria (requirements.md, bugfix.md for a bug)',
    outputs: ['requirements.md', 'bugfix.md'],
    builtOn: true,
    mustBeComplete: true,
    how: 'Go on with requirements.md of the spec {feature} (bugfix.md for a bug), and have it reviewed.',
    begin: 'Write requirements.md of the spec {feature} (bugfix.md for a bug), and have it reviewed.',
  },
  {
    id: 'design',
    name: 'the design',
    is: 'says how it is built: architecture, components, data (design.md)',
    outputs: ['design.md'],
    builtOn: true,
    mustBeComplete: true,
    how: 'Go on with design.md of the spec {feature}, and have it reviewed.',
    begin: 'Write design.md of the spec {feature} from what is there, and have it reviewed.',
  },
];

export const PLANNING: Stage = {
  id: 'tasks',
  name: 'the task list',
  is: 'breaks the design into numbered boxes (tasks.md)',
  outputs: ['tasks.md'],
  how: 'Write tasks.md of the spec {feature} from its requirements and design, and have it reviewed.',
};

const LEFT = 'What is ticked is not done again; a task is ticked with the last of its sub-tasks.';

export const WORKING: Stage = {
  id: 'implement',
  name: 'the implementation',
  is: 'does the tasks of tasks.md one after the other, code and tests, and ticks each',
  outputs: [],
  begin: `Begin with task {item} of the spec {feature} ("Start task" in Kiro's tasks.md). ${LEFT}`,
  how: `Go on with task {item} of the spec {feature} ("Start task" in Kiro's tasks.md). ${LEFT}`,
};

/**
 * Step → how cc-sdd makes it. Installed as skills, its commands are spelled with a hyphen. Source: cc-sdd's
 * command templates.
 */
export const BY_COMMAND: ReadonlyMap<string, string> = new Map([
  ['requirements', 'Run /kiro:spec-requirements {feature}.'],
  ['design', 'Run /kiro:spec-design {feature}.'],
  ['tasks', 'Run /kiro:spec-tasks {feature}.'],
  ['implement', 'Run /kiro:spec-impl {feature} {item} (/kiro-impl where it is installed as a skill).'],
]);

/** Document → what records its approval in the tool itself. */
export const APPROVED_BY: Readonly<Record<DocumentId, string>> = {
  requirements: '/kiro:spec-design {feature} -y',
  design: '/kiro:spec-tasks {feature} -y',
  tasks: '/kiro:spec-tasks {feature}, which asks for it',
};
