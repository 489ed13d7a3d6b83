// A row of the store as the page shows it: what was found by a sweep, or reported by an orchestrator.
import { z } from 'zod';
import type { ProjectRow } from '../../model/bot/project.ts';
import type { Action, Option } from '../../model/decision.ts';

export interface RowQuestion {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** What a sweep found; texts are somebody else's, except `wants` and the words of the two lists. */
export interface FoundDetails {
  readonly workflow: string;
  readonly path: string;
  readonly branch: string;
  /** Full hex id of the commit that was judged. */
  readonly commit: string | null;
  readonly action: Action | null;
  /** What is wanted, in a few words of our own. */
  readonly wants: string;
  /** The digest of what is shown here; `null`: a sweep of an older version wrote the row. */
  readonly seen: string | null;
  readonly options: readonly Exclude<Option, 'manual'>[];
  readonly questions: readonly RowQuestion[];
  /** Of several checkpoints that wait the names, of which each approval takes one. */
  readonly approvals: readonly string[];
  /** The hash of its spec as it is; `null`: there is nothing to accept. */
  readonly spec: string | null;
  /** Its pull request is locked, as the last sweep saw it: no answer can stand there. */
  readonly locked: boolean;
}

const ACTIONS = ['resume', 'rerun', 'advance', 'wait', 'ask', 'block', 'start-fresh', 'none'] as const;
const OPTIONS = [
  'resume',
  'answer',
  'approve',
  'retry',
  'skip',
  'accept-spec',
  'migrate',
  'repair',
  'start-fresh',
] as const;

const question = z.object({ id: z.string(), question: z.string(), options: z.array(z.string()) });
/** As `keepFound` in `modes/` writes it; whatever is not as it writes it is left out. */
const METADATA = z.object({
  path: z.string().catch(''),
  commit: z.string().nullable().catch(null),
  action: z.enum(ACTIONS).nullable().catch(null),
  wants: z.string().catch(''),
  seen: z.string().nullable().catch(null),
  options: z
    .array(z.unknown())
    .transform((all) => OPTIONS.filter((one) => all.includes(one)))
    .catch([]),
  questions: z.array(question).catch([]),
  approvals: z.array(z.string()).catch([]),
  spec: z.string().nullable().catch(null),
  locked: z.boolean().catch(false),
});

/** `null`: the row was reported, and no file of the repository says what can be done. */
export function foundIn({ project, state }: ProjectRow): FoundDetails | null {
  const { workflow, ref } = project;
  if (workflow === null || ref === null || state === null) return null;
  return { workflow, branch: ref, ...METADATA.parse(state.metadata) };
}

/** What the colour and the order of a row go by, the most urgent first. */
export const URGENCIES = ['stopped', 'asks', 'waits', 'goes-on', 'over'] as const;
export type Urgency = (typeof URGENCIES)[number];

const OF_ACTIONS: Readonly<Record<Action, Urgency>> = {
  block: 'stopped',
  ask: 'asks',
  'start-fresh': 'asks',
  wait: 'waits',
  resume: 'goes-on',
  rerun: 'goes-on',
  advance: 'goes-on',
  none: 'over',
};

/** `gated`: a question to people about it is open. */
export function urgencyOf(row: ProjectRow, gated: boolean): Urgency {
  const action = foundIn(row)?.action ?? null;
  if (action !== null) return OF_ACTIONS[action];
  if (gated) return 'asks';
  const status = row.state?.status ?? 'active';
  if (status === 'completed' || status === 'failed') return 'over';
  return status === 'paused' ? 'waits' : 'goes-on';
}
