// An sdd workflow in the middle of its plan, for tests of commands.
export const SDD = 'sdd:u7y4ja-user-auth';
export const SDD_FOLDER = 'sdd/workflows/u7y4ja-user-auth';
export const CHANGES = 'changes/2026/02/02/u7y4ja-user-auth/01-user-auth';

export const PLANNING = {
  [`${SDD_FOLDER}/workflow.yaml`]: [
    'id: u7y4ja',
    'name: user-auth',
    'created: 2026-02-02',
    'phase: plan',
    'step: plan_creation   # half way',
    'current: 01-user-auth',
    'items:',
    '  - id: 01-user-auth',
    '    title: "Sign in by link"',
    '    type: feature',
    '    change_id: user-auth-1',
    `    location: ${CHANGES}`,
    '    spec_status: approved',
    '    plan_status: in_progress',
    '    impl_status: pending',
    '    review_status: pending',
    '',
  ].join('\n'),
  [`${CHANGES}/SPEC.md`]: '# Spec\n',
  [`${CHANGES}/PLAN.md`]: '# Plan\n',
};
