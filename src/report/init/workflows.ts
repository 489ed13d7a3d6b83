// The files that "rekindle init" writes: three workflows of GitHub Actions, and the config.
import { type ActionSource, sourcePage, usesLines } from './action-source.ts';
import { starterConfig } from './config.ts';

export interface StarterFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** actions/checkout on Node 24, as the Action itself needs it. */
const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';

const head = (about: string, source: ActionSource): string => `\
# ${about}
# Written by "rekindle init"; yours to change. Why it is as it is:
# ${sourcePage(source, 'docs/github.md')}`;

// What a token must be allowed for each mode of the Action: one table for files, docs and tests.
type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'pull-requests';
type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>;

const EVERYTHING = {
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
  checks: 'write',
  actions: 'read',
} as const satisfies Permissions;

/**
 * Public: by mode, in the words of a job's `permissions`. No mode asks for more, except a command where the
 * config's dispatch is `workflow-dispatch` (`actions: write`), and a guard that makes checkpoints
 * (`contents: write`).
 */
export const PERMISSIONS = {
  check: { contents: 'read', checks: 'write', 'pull-requests': 'read' },
  sweep: EVERYTHING,
  command: EVERYTHING,
  migrate: EVERYTHING,
  guard: { contents: 'read', checks: 'write', issues: 'write', 'pull-requests': 'write' },
} as const satisfies Readonly<Record<string, Permissions>>;

/** A job's permissions; `notes`: what stands after single ones. */
function permissions(mode: keyof typeof PERMISSIONS, notes: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries(PERMISSIONS[mode]).map(([scope, access]) => {
    const note = notes[scope];
    return `      ${scope}: ${access}${note === undefined ? '' : ` # ${note}`}`;
  });
  return `    permissions:\n${lines.join('\n')}`;
}

const check = (source: ActionSource): string => `\
${head('Judges the saved workflow states of a commit, and changes no file.', source)}
name: Rekindle check
on:
  push:
    branches: ["**"]
  pull_request:
  merge_group:

# Nothing for anyone who does not ask for it.
permissions: {}

# A new push to a pull request ends the look at what was there before. Pushes to branches are looked at one by
# one, and none of them is dropped.
concurrency:
  group: rekindle-check-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
${permissions('check')}
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0 # the history tells what a change made invalid, and how old a workflow is
          persist-credentials: false
${usesLines(source)}
        with:
          mode: check
          fail-on: invalid # or: none, stale
`;

const sweep = (source: ActionSource): string => `\
${head('Looks at every branch, tells about workflows that need somebody, and proposes migrations.', source)}
name: Rekindle sweep
on:
  schedule:
    - cron: "17 5 * * *" # UTC; GitHub is busiest at the full hour
  workflow_dispatch:
    inputs:
      dry-run:
        description: Say what would be written, and write nothing
        type: boolean
        default: false

permissions: {}

# One at a time. A second one waits; none is cut off.
concurrency:
  group: rekindle-sweep
  cancel-in-progress: false

jobs:
  sweep:
    runs-on: ubuntu-latest
    timeout-minutes: 30
${permissions('sweep')}
    steps:
      # Nothing is checked out: branches are fetched as data.
${usesLines(source)}
        with:
          mode: sweep
          dry-run: \${{ inputs.dry-run || false }}
`;

const commands = (source: ActionSource): string => `\
${head('Does what people write in comments, such as /resume, or tick in the dashboard.', source)}
name: Rekindle commands
on:
  issue_comment:
    types: [created]
  issues:
    types: [edited]

permissions: {}

# A group for each comment and each edit: in a group that they share, GitHub lets one wait and drops others.
concurrency:
  group: rekindle-commands-\${{ github.event.comment.id || github.run_id }}
  cancel-in-progress: false

jobs:
  command:
    # Only spares jobs that would do nothing. Who may give which command is looked up by the step.
    if: >-
      (github.event_name == 'issue_comment' &&
      (startsWith(github.event.comment.body, '/') ||
      startsWith(github.event.comment.body, ' ') ||
      startsWith(github.event.comment.body, fromJSON('"\\r"')) ||
      startsWith(github.event.comment.body, fromJSON('"\\n"')))) ||
      (github.event_name == 'issues' && github.event.changes.body &&
      startsWith(github.event.issue.body, '<!-- rekindle:v1 '))
    runs-on: ubuntu-latest
    timeout-minutes: 15
${permissions('command', { actions: '"write" where the config has "dispatch: workflow-dispatch"' })}
    steps:
      # Nothing is checked out: what a pull request brings is data.
${usesLines(source)}
        with:
          mode: command
`;

/** The files that use the Action from there, in the order in which they are shown. */
export const starterFiles = (source: ActionSource): readonly StarterFile[] => [
  { path: '.github/workflows/rekindle-check.yml', text: check(source) },
  { path: '.github/workflows/rekindle-sweep.yml', text: sweep(source) },
  { path: '.github/workflows/rekindle-commands.yml', text: commands(source) },
  { path: '.github/rekindle.yml', text: starterConfig(source) },
];
