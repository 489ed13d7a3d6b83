// Makes specification workflows for tests: a state of any version in the tool's own form, with its files.
import { NOW, type Texts } from './harness.ts';

export const FOLDER = 'specs/7-export';
export const STATE = `${FOLDER}/.specify-state.local.md`;
export const LOCK = `${FOLDER}/.specify.lock`;
export const QUESTIONS = `${FOLDER}/clarification-questions.md`;
/** A lock that is taken at the time of these tests. */
export const NOW_LOCK = `locked_at: ${new Date(NOW - 60_000).toISOString()}\nstage: INIT\n`;
export const summaryPath = (stage: number) => `${FOLDER}/.stage-summaries/stage-${stage}-summary.md`;

export interface Made {
  readonly version?: number | string | null;
  /** A stage, or for version 2 a phase. */
  readonly at?: number | string;
  readonly status?: string | null;
  /** `clarification_status`. */
  readonly clarification?: string;
  /** Lines of front matter in front of `user_decisions`. */
  readonly more?: readonly string[];
  /** Status of single entries of `stages` that is not what the stage says. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Entries of the Workflow Log. */
  readonly log?: readonly string[];
  /** Further files, and others instead of those that are made; `null` takes one away. */
  readonly files?: Readonly<Record<string, string | null>>;
  /** Summaries of finished stages and of the current one: the status, or `null` for none. */
  readonly summary?: string | null;
  /** What the current stage left behind, by name within the folder. */
  readonly left?: readonly string[];
}

const ENTRIES = ['setup_figma', 'spec_draft', 'checklist_validation', 'clarification', 'pal_gate'];
const PHASES: Readonly<Record<string, number>> = {
  CLARIFICATION: 4,
  SPEC_DRAFT: 2,
  COMPLETE: 7,
  PAL_GATE: 5,
};

/** What each stage makes, as the contract's versions have it. */
export function outputs(version: number, stage: number): readonly string[] {
  const design = version < 4 ? 'design-feedback.md' : 'design-supplement.md';
  const tests = version < 5 ? 'test-plan.md' : 'test-strategy.md';
  const asked = version < 4 ? [] : ['clarification-questions.md', 'clarification-report.md'];
  return (
    [[], ['spec.md'], ['spec-checklist.md'], asked, ['design-brief.md', design], [tests], [], RETRO][
      stage - 1
    ] ?? []
  );
}
const RETRO = ['retrospective.md', '.specify-report-card.local.md'];

export function summaryText(stage: number, status: string, artifacts: readonly string[] = []): string {
  const listed = artifacts.map((path) => `\n  - ${FOLDER}/${path}`).join('');
  return [
    '---',
    `stage: "stage-${stage}"`,
    `stage_number: ${stage}`,
    `status: ${status}`,
    'checkpoint: "X"',
    `artifacts_written:${listed || ' []'}`,
    'summary: "What happened."',
    'flags:',
    '  block_reason: null',
    '---',
    '',
  ].join('\n');
}

function phaseLines({ at = 'CLARIFICATION', status = 'in_progress', entries = {} }: Made): readonly string[] {
  const number = PHASES[String(at)] ?? 2;
  const statuses = { init: 'completed', ...(number > 2 ? { spec_draft: 'completed' } : {}), ...entries };
  return [
    'lock_info:',
    '  locked: false',
    '  stale_threshold_hours: 2',
    '',
    `current_phase: "${at}"`,
    ...(status === null ? [] : [`phase_status: "${status}"  # pending | in_progress | completed | failed`]),
    'phases:',
    ...Object.entries(statuses).flatMap(([name, word]) => [`  ${name}:`, `    status: ${word}`]),
  ];
}

function stageLines(version: number, made: Made): readonly string[] {
  const { at = 3, status = 'in_progress', clarification, entries = {} } = made;
  const stage = Number(at);
  const word = (n: number) => (n < stage || status === 'completed' ? 'completed' : (status ?? 'pending'));
  const known = ENTRIES.slice(0, stage).map((name, i) => [name, word(i + 1)] as const);
  const statuses = new Map([...known, ...Object.entries(entries)]);
  const clarified =
    clarification ?? (stage > 4 || (stage === 4 && status === 'completed') ? 'processed' : 'null');
  return [
    ...(version >= 5 ? ['rtm_enabled: false', 'requirements_inventory: {file_path: null, count: 0}'] : []),
    `current_stage: ${at}`,
    ...(status === null ? [] : [`stage_status: "${status}"`]),
    'stages:',
    ...[...statuses].flatMap(([name, one]) => [
      `  ${name}:`,
      `    status: ${one}`,
      ...(name === 'clarification' && version >= 4 ? [`    clarification_status: ${clarified}`] : []),
    ]),
    ...(version >= 5 ? ['  rtm: {status: pending, total: 0}'] : []),
  ];
}

/** The text of the state file alone. */
export function stateText(made: Made = {}): string {
  const { version = 6, more = [], log = [] } = made;
  const number = Number(String(version ?? 2).replace(/^v/, ''));
  const phased = number === 2;
  return [
    '---',
    `# Specify Workflow State v${number}`,
    ...(version === null ? [] : [`schema_version: ${version}`]),
    'feature_id: "7-export"',
    'feature_name: "Export"',
    'created: "2026-03-01T08:00:00Z"',
    'updated: "2026-03-01T09:00:00Z"',
    ...(number >= 6 ? ['profile: standard'] : []),
    ...(phased ? phaseLines(made) : stageLines(number, made)),
    ...more,
    'user_decisions:  # immutable',
    '  platform_choice: "mobile"',
    '  clarifications:',
    '    - question: "Which formats?"',
    '      answer: "CSV"',
    'model_failures: []',
    'error_log: []',
    'checkpoint_log: []',
    '---',
    '',
    '## Workflow Log',
    '',
    '### Workflow Initialized',
    '- **Feature**: Export',
    ...log.flatMap((entry) => ['', ...entry.split('\n')]),
    '',
  ].join('\n');
}

const TEXT: Readonly<Record<string, string>> = {
  'spec.md': '# Spec: Export\n\nA reader exports a list.\n',
  'spec-checklist.md': '# Checklist\n\n- [x] CHK001 Formats are named\n',
};

/** A whole workflow: its state, the files of stages behind the current one, and what that one left. */
export function workflow(made: Made = {}): Record<string, string> {
  const { version = 6, at = 3, status = 'in_progress', files = {}, summary = null, left = [] } = made;
  const number = Number(String(version ?? 2).replace(/^v/, ''));
  const stage = typeof at === 'string' ? (PHASES[at] ?? 2) : at;
  const done = status === 'completed' ? stage : stage - 1;
  const all: Record<string, string> = { [STATE]: stateText(made) };
  for (let n = 1; n <= done; n++) {
    if (number === 2 && n > 3) break;
    const own = outputs(number, n);
    for (const name of own) all[`${FOLDER}/${name}`] = TEXT[name] ?? `# ${name}\n\nWords.\n`;
    if (number > 2) all[summaryPath(n)] = summaryText(n, 'completed', own);
  }
  for (const name of left) all[`${FOLDER}/${name}`] = TEXT[name] ?? `# ${name}\n\nWords.\n`;
  if (summary !== null) all[summaryPath(stage)] = summaryText(stage, summary, left);
  for (const [path, text] of Object.entries(files)) {
    if (text === null) delete all[path];
    else all[path] = text;
  }
  return all;
}

/** A state with one piece of its text exchanged. */
export function withText(files: Texts, old: string, now: string): Record<string, string> {
  const text = files[STATE] ?? '';
  if (!text.includes(old)) throw new Error(`the state has no ${JSON.stringify(old)}`);
  return { ...files, [STATE]: text.replace(old, now) };
}
