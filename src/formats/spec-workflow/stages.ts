// The steps of spec-workflow-mcp, each with the tool call or the place in the dashboard that goes on with it.
import type { DocumentStage } from '../../formkit/check-list-format.ts';
import type { Stage } from '../../formkit/stages.ts';

const ASK = 'then ask for its approval (approvals, action "request").';

/** Source: the tool's `spec-workflow-guide` and `spec-status`. */
export const DOCUMENTS: readonly DocumentStage[] = [
  {
    id: 'requirements',
    name: 'the requirements document',
    is: 'says what is wanted as user stories with acceptance criteria (requirements.md)',
    outputs: ['requirements.md'],
    builtOn: true,
    mustBeComplete: true,
    how: `Go on with requirements.md of the spec {feature} as spec-workflow-guide says, ${ASK}`,
    begin: `Write requirements.md of the spec {feature} as spec-workflow-guide says, ${ASK}`,
  },
  {
    id: 'design',
    name: 'the design',
    is: 'says how it is built (design.md)',
    outputs: ['design.md'],
    builtOn: true,
    mustBeComplete: true,
    how: `Go on with design.md of the spec {feature} as spec-workflow-guide says, ${ASK}`,
    begin: `Write design.md of the spec {feature} as spec-workflow-guide says, ${ASK}`,
  },
];

export const PLANNING: Stage = {
  id: 'tasks',
  name: 'the task list',
  is: 'breaks the design into numbered boxes (tasks.md)',
  outputs: ['tasks.md'],
  how: `Write tasks.md of the spec {feature} as spec-workflow-guide says, ${ASK}`,
};

const LOG = 'call log-implementation when it is done, then set it to [x].';

export const WORKING: Stage = {
  id: 'implement',
  name: 'the implementation',
  is: 'does the tasks of tasks.md one after the other and logs each',
  outputs: [],
  begin: `Call spec-status for {feature}, begin with task {item} (set it to [-] in tasks.md), ${LOG}`,
  how: `Call spec-status for {feature}, go on with task {item} ([-] in tasks.md), ${LOG}`,
};

export const CLOSING: Stage = {
  id: 'archive',
  name: 'the archive',
  is: 'moves the spec out of the way once all is done; a person does it in the dashboard',
  outputs: [],
  how: 'Archive the spec {feature} in the dashboard (spec-workflow-mcp --dashboard); nothing else does.',
};

/** Where alone a request is answered. */
export const DASHBOARD = 'the dashboard (spec-workflow-mcp --dashboard) or the VS Code extension';

/** What the agent does with a document that came back. */
export const REVISE =
  'Revise it by the comments in its request, delete that (approvals, action "delete"), and ask again.';
