// The workflow that is resumed in the demo: an old version, two open questions, and no one at work on it.
import type { Choice } from '../model/choice.ts';
import { isoDay, type Story } from './story.ts';

const FOLDER = 'specs/12-order-export';
const ID = 'specify:12-order-export';

/** One thing that a person types. */
export interface TypedLine {
  readonly typed: string;
  /** What it is for, one sentence. */
  readonly means: string;
  readonly choice: Choice;
}

const STATE = `---
# Specify Workflow State v4
schema_version: 4
feature_id: "12-order-export"
feature_name: "Order export"
created: "${isoDay(12)}"
updated: "${isoDay(10)}"
current_stage: 4
stage_status: "in_progress"   # pending | in_progress | completed | failed
stages:
  clarification:
    status: in_progress
    clarification_file_path: "${FOLDER}/clarification-questions.md"
    clarification_status: awaiting_user
user_decisions:
  platform_choice: web   # asked once, never again
  clarifications: []
can_resume: true
---

## Workflow Log

### ${isoDay(10)} - Stage 4: Clarification
- **Outcome**: PARTIAL
`;

const QUESTIONS = `# Clarification questions

### Q-001: Which orders are exported?

1. All of the year (Recommended)
2. Only those that are paid

**Answer:**

### Q-002: Who may download the file?

**Answer:**
`;

export const ORDER_EXPORT: Story = {
  format: 'specify',
  branch: 'feature/order-export',
  path: `${FOLDER}/.specify-state.local.md`,
  happened: 'The session asked two questions and was closed; its state file is two versions old by now.',
  commits: [
    {
      daysAgo: 10,
      message: 'order export: two questions',
      files: {
        [`${FOLDER}/.specify-state.local.md`]: STATE,
        [`${FOLDER}/spec.md`]: '# Order export\n\nA shop owner exports orders as a file.\n',
        [`${FOLDER}/spec-checklist.md`]: '# Checklist\n\n- [x] Every story has a test\n',
        [`${FOLDER}/clarification-questions.md`]: QUESTIONS,
      },
    },
  ],
};

/** The steps, in order; `happened` describes them together. */
export const BY_HAND = {
  branch: ORDER_EXPORT.branch,
  id: ID,
  happened:
    'On feature/order-export a person takes these steps, each shown with the lines that it changes. ' +
    'Nothing was written before a yes, and every other line of the files stays byte for byte.',
  turns: [
    {
      typed: `rekindle migrate ${ID}`,
      means: 'Only the newest version is written, so the old state file is brought to it first.',
      choice: { name: 'migrate' },
    },
    {
      typed: `rekindle answer ${ID} Q-001 "only those that are paid"`,
      means: 'The answer is recorded where the workflow keeps it; the other question stays open.',
      choice: { name: 'answer', question: 'Q-001', text: 'only those that are paid' },
    },
    {
      typed: `rekindle answer ${ID} Q-002 "the owner"`,
      means: 'With the last answer the state says that all of them are there.',
      choice: { name: 'answer', question: 'Q-002', text: 'the owner' },
    },
    {
      typed: `rekindle resume ${ID}`,
      means: 'It goes on; an agent gets the brief and applies the answers without asking again.',
      choice: { name: 'resume' },
    },
  ] as const satisfies readonly TypedLine[],
};
