// The demo's specifications of the specify skill: a coordinator that died after its work, and an old phase.
import { type Files, isoDay, type Story } from './story.ts';

interface Run {
  /** Its folder below specs/. */
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly daysAgo: number;
  /** Lines of front matter that say where it stands. */
  readonly standing: readonly string[];
  /** The last entry of its log. */
  readonly log: string;
  readonly files: Files;
}

const stateOf = (id: string) => `specs/${id}/.specify-state.local.md`;

function stateText({ id, title, version, daysAgo, standing, log }: Run): string {
  return [
    '---',
    `# Specify Workflow State v${version}`,
    `schema_version: ${version}`,
    `feature_id: "${id}"`,
    `feature_name: "${title}"`,
    `created: "${isoDay(daysAgo + 1)}"`,
    `updated: "${isoDay(daysAgo)}"`,
    ...standing,
    'user_decisions:  # asked once, never again',
    '  platform_choice: generic',
    '  clarifications: []',
    'can_resume: true',
    '---',
    '',
    '## Workflow Log',
    '',
    `### ${isoDay(daysAgo + 0.5)} - ${log}`,
    '- **Outcome**: SUCCESS',
    '',
  ].join('\n');
}

function story(branch: string, happened: string, run: Run): Story {
  const files = { ...run.files, [stateOf(run.id)]: stateText(run) };
  const commit = { daysAgo: run.daysAgo, message: `${run.id}: ${run.log}`, files };
  return { format: 'specify', branch, path: stateOf(run.id), happened, commits: [commit] };
}

export const SPECIFY: readonly Story[] = [
  story(
    'feature/gift-wrapping',
    'The coordinator wrote the spec and died before it could say so; its summary is missing.',
    {
      id: '13-gift-wrapping',
      title: 'Gift wrapping',
      version: 5,
      daysAgo: 3.5,
      standing: ['rtm_enabled: false', 'current_stage: 2', 'stage_status: "in_progress"'],
      log: 'Stage 1: Setup',
      files: {
        'specs/13-gift-wrapping/spec.md':
          '# Spec: Gift wrapping\n\nA customer picks a simulated and writes a card.\n',
      },
    },
  ),
  story(
    'feature/price-alerts',
    'Somebody began it with the tool’s first release, which still did research of its own.',
    {
      id: '2-price-alerts',
      title: 'Price alerts',
      version: 2,
      daysAgo: 44,
      standing: ['current_phase: "RESEARCH_DISCOVERY"', 'phase_status: "in_progress"'],
      log: 'Phase: INIT',
      files: {
        'specs/2-price-alerts/research/RESEARCH-AGENDA.md': '# Agenda\n\n- What do others offer?\n',
      },
    },
  ),
];
