// State files of the format specify for tests of commands, one for each thing that one may choose.
const FOLDER = 'specs/5-export';
export const SPECIFY = 'specify:5-export';
export const STATE = `${FOLDER}/.specify-state.local.md`;
export const SUMMARY = `${FOLDER}/.stage-summaries/stage-2-summary.md`;

/** A state at a stage, in any version from 3 on. */
export function stateText(
  version: number,
  stage: number,
  status: string,
  more: readonly string[] = [],
): string {
  return [
    '---',
    `# Specify Workflow State v${version}`,
    `schema_version: ${version}`,
    'feature_id: "5-export"',
    'created: "2026-02-08T08:00:00Z"   # the day it began',
    'updated: "2026-02-09T08:40:00Z"',
    `current_stage: ${stage}`,
    `stage_status: "${status}"`,
    ...more,
    'user_decisions:',
    "  platform_choice: 'mobile'  # asked once",
    '  clarifications: []',
    'can_resume: true',
    '---',
    '',
    '## Workflow Log',
    '',
    '### 2026-02-08T08:10:00Z - Stage 1: Setup',
    '- **Outcome**: SUCCESS',
    '',
  ].join('\n');
}

/** The session died after it had written the spec and before it could say so. */
export const CRASHED = {
  [STATE]: stateText(6, 2, 'in_progress'),
  [`${FOLDER}/spec.md`]: '# Export\n\nEvery order can be exported.\n',
};

/** It died and left nothing. */
export const SILENT = {
  [STATE]: stateText(6, 3, 'in_progress'),
  [`${FOLDER}/spec.md`]: '# Export\n\nAll.\n',
};
