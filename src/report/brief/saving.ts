// How what was done is saved: the fields of the state, the commands that record it, and the check after it.
import { CONTINUES, type Decision, fitting, type Option } from '../../model/decision.ts';
import type { Recovery } from '../../model/recovery.ts';
import { type Saving, TIME_NOW, type WorkflowState } from '../../model/workflow.ts';
import { forShell } from '../../text/escape.ts';
import { specHash, worktreeLine } from '../next-steps.ts';
import { isPlainName } from '../quote-names.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import type { BriefSaving } from './shape.ts';

/** What stands after the id in a line that records a person's decision. */
const REST: Readonly<Partial<Record<Option, string>>> = { answer: ' QUESTION TEXT', 'accept-spec': ' HASH' };

/** What a brief is told beside the workflow itself. */
interface Told {
  /** How many answers stand nowhere. */
  readonly lost: number;
  /** What `git switch` is given; `null`: one is on the branch; absent: the branch's name. */
  readonly switchTo?: string | null | undefined;
  /** Nothing is checked out in the repository. */
  readonly bare?: boolean | undefined;
}

export function savingOf(
  { state, path }: Recovery,
  scanned: ScanWorkflow,
  { lost, switchTo = scanned.owner, bare = false }: Told,
): BriefSaving {
  const { id, decision, format, commit } = scanned;
  const works = CONTINUES.has(decision.action);
  const named = isPlainName(id) ? id : 'ID';
  const { fields, also }: Saving = (works && state ? fieldsFor(state, decision) : null) ?? NONE;
  const answers = lost > 0 ? ([['answer', `rekindle answer ${named} QUESTION TEXT`]] as const) : [];
  const lines = works
    ? [...answers, ['checkpoint', `rekindle checkpoint ${named} --yes`] as const]
    : fitting(scanned).flatMap((option) => linesFor(option, named, scanned, state?.current?.waitsFor ?? []));
  return {
    fields: fields.map((field) => ({ ...field, path: field.path ?? state?.path ?? path })),
    also: bare ? [placeToWork(scanned), ...also] : also,
    commands: lines.map(([what, line]) => ({ what, line })),
    switch_to: commit !== null && switchTo !== null && isPlainName(switchTo) ? switchTo : null,
    check: decision.action === 'none' ? null : `rekindle scan --only ${format}`,
  };
}

/** A bare repository has no files to write to. */
function placeToWork({ owner }: ScanWorkflow): string {
  const way = owner !== null && isPlainName(owner) ? `: ${worktreeLine(owner)}` : '';
  return `This repository has no working tree. Make one of the branch and go on there${way}`;
}

const NONE: Saving = { fields: [], also: [] };

/**
 * How the step that is to run is written down. The state's own words are for the step at which it stands;
 * where an earlier one runs again, they would record what was not done.
 */
function fieldsFor(
  { saving, current }: WorkflowState,
  { action, step }: Decision,
): Saving | null | undefined {
  const isHere = action !== 'rerun' || step === null || current === null || current.id === step;
  if (!saving || isHere) return saving;
  const [again, at] = [shown(step, 'the step'), shown(current.id, 'another step')];
  return {
    fields: saving.fields.filter(({ write }) => write === TIME_NOW),
    also: [
      `${again} runs again while the state stands at ${at}: that stays as it is, and nothing is recorded ` +
        `as done for ${at}. Where ${again} has a row or an entry already, that gets the new time, and the ` +
        'new hash where it has one.',
      'Once it is saved, ask for a new brief: a person’s word may be needed before the next step.',
    ],
  };
}

const shown = (step: string, other: string): string => (isPlainName(step) ? step : other);

/** `ours`: names of checkpoints in our own words; any other stands in the blocks alone. */
function linesFor(
  option: Option,
  id: string,
  { findings, approvals = [] }: ScanWorkflow,
  ours: readonly string[],
): readonly (readonly [Option, string])[] {
  if (option === 'manual') return [];
  if (option === 'approve' && approvals.length > 0) {
    const names = approvals.filter((name) => ours.includes(name));
    const rest = names.length < approvals.length ? ['CHECKPOINT'] : [];
    return [...names.map(forShell), ...rest].map((name) => [option, `rekindle approve ${id} ${name}`]);
  }
  const rest = option === 'accept-spec' ? ` ${specHash(findings) ?? 'HASH'}` : (REST[option] ?? '');
  return [[option, `rekindle ${option} ${id}${rest}`]];
}
