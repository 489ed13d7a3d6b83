// What a brief says of saving, done by the letter: the state is sound then, and goes on.
import { describe, expect, test } from 'vitest';
import { projectState } from '../../src/formats/project-state/index.ts';
import { specify } from '../../src/formats/specify/index.ts';
import { decided, lookerFor } from './looking.ts';

const V2 = `---
schema_version: 2
feature_id: "7-x"
feature_name: "Export"
created: "2026-02-01T10:00:00Z"
updated: "2026-02-01T12:00:00Z"
current_phase: "SPEC_DRAFT"
phase_status: "in_progress"
user_decisions: {}
---

## Workflow Log
`;

describe('specify in version 2', () => {
  const path = 'specs/7-x/.specify-state.local.md';
  const { look } = lookerFor(specify);
  const files = (state: string) => ({
    [path]: state,
    'specs/7-x/spec.md': '# Export\n\nAll orders as CSV.\n',
  });

  test('the fields are those of the file, on their lines, with its words', () => {
    const saving = look(files(V2))?.state?.saving;
    expect(saving?.fields.map(({ field, line }) => [field, line])).toEqual([
      ['current_phase', 7],
      ['phase_status', 8],
      ['updated', 6],
    ]);
    expect(saving?.fields[0]?.allowed).toContain('SPEC_DRAFT');
    expect(saving?.fields[0]?.allowed).not.toContain('CHECKLIST_VALIDATION');
  });

  test('written so, the next stage is at hand', () => {
    const done = V2.replace('"in_progress"', '"completed"').replace('T12:00:00Z', 'T13:00:00Z');
    const found = look(files(done));
    expect(decided(found)).toBe('advance 3 step-completed');
    expect(found?.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });
});

test('project-state: a finished task stays named, and the next one is assigned', () => {
  const { look } = lookerFor(projectState);
  const state = {
    project_id: 'a1b2',
    active_task_id: 'implement_auth',
    active_agent_id: 'backend_dev',
    completed_tasks: ['plan', 'implement_auth'],
    pending_tasks: ['write_docs'],
    status: 'active',
    last_action: 'Completed implement_auth: staff/auth.py and staff/test_auth.py',
    last_updated: '2026-02-01T12:00:00Z',
  };
  const files = {
    '.project-state/a1b2/project_state.json': `${JSON.stringify(state, null, 2)}\n`,
    'staff/auth.py': 'def sign_in():\n    return True\n',
    'staff/test_auth.py': 'def test_it():\n    assert True\n',
  };
  expect(decided(look(files))).toBe('advance write_docs artifacts-complete');
});
