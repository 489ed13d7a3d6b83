// Wakes the agent as the config says, once for each command, and tells it where to look.
import { parseComment, slashOf } from '../../commands/parse.ts';
import type { PAYLOAD_KEYS } from '../../config/config.ts';
import { dispatchProblem } from '../../config/problems.ts';
import type { SlashSpec } from '../../model/command.ts';
import { goesOn } from '../../model/decision.ts';
import { assert, WorldError } from '../../model/errors.ts';
import { type Beginning, beginningAt } from '../../model/format.ts';
import type { DispatchEffect, SentWay, Way } from '../../model/github/effects.ts';
import { type Brief, briefOf } from '../../report/brief/brief.ts';
import { beginningBrief } from '../../report/brief/fresh-start.ts';
import { mentionBody } from '../../report/github/reply/in-progress.ts';
import { type ChangeLocation, isProposed } from '../../report/github/workflow-view.ts';
import { forTerminal } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { endsAll, type ModeContext, refusalWords } from '../mode-context.ts';
import type { CommandContext, Located, RequestContext } from './command-plan.ts';
import type { WokenHow } from './conversation-state.ts';

export function wakes(slash: SlashSpec, { config }: ModeContext): boolean {
  return slash.wakesAgent === true && config.dispatch.kind !== 'none';
}

/** Whether the agent is to begin again after a fresh start; the removal does not depend on it. */
function beginsAgain({ startsOver }: SlashSpec, { config, inputs }: ModeContext): boolean {
  return (
    startsOver === true && config.dispatch.kind !== 'none' && dispatchProblem(config, inputs.token) === null
  );
}

/** How a workflow of its format begins; `null`: the format does not say. */
export function beginningOf({ recovery }: LocatedWorkflow, { engine }: ModeContext): Beginning | null {
  return beginningAt(
    engine.formats.find(({ id }) => id === recovery.format),
    recovery.site,
  );
}

/** What the agent is told, with the clock of that scan; `null`: there is nothing to continue. */
function briefFor({ recovery, scanned, snapshot, looked }: LocatedWorkflow): Brief | null {
  if (!goesOn(recovery.decision)) return null;
  return briefOf(recovery, scanned, snapshot, looked.report.now);
}

/** Why no agent can be woken as the config says, in our words; `null`: nothing stands against it. */
export function whyNobody({ config, inputs }: ModeContext): string | null {
  return dispatchProblem(config, inputs.token)?.message ?? null;
}

/** Whom to notify, with what, and where. */
export interface Sent {
  readonly brief: Brief;
  readonly ref: string;
  readonly sha: string;
}

/** `null`: no agent is to be woken, and none was. What waits to be merged is not begun again yet. */
export function sentOf(
  { call, found, context, taken }: Located,
  where: ChangeLocation,
  now: LocatedWorkflow | null,
): Sent | null {
  const slash = slashOf(call);
  const was = taken?.woken !== undefined;
  if (was ? slash.startsOver : beginsAgain(slash, context)) {
    const begins = beginningOf(found, context);
    if (begins === null || isProposed(where)) return null;
    const sha = where.sha ?? found.sha;
    const brief = beginningBrief(found, begins, sha, found.looked.report.now);
    return { brief, ref: found.branch, sha };
  }
  const brief = now !== null && (was || wakes(slash, context)) ? briefFor(now) : null;
  return brief && now && { brief, ref: now.branch, sha: now.sha };
}

/** How the agent is notified; `address`: where the brief is. */
export function dispatchOf(
  { call, order, place, context }: CommandContext,
  { brief, ref, sha }: Sent,
  address: string,
): DispatchEffect {
  const { number: issue } = place.conversation;
  const fresh = slashOf(call).startsOver === true;
  const payload = payloadOf({ key: order.key, brief, fresh, ref, sha, address, issue });
  const way = wayOf({ key: order.key, issue }, payload, context);
  const base = context.hub.facts.defaultBranch?.sha ?? sha;
  return { kind: 'dispatch', key: `wake-${order.key}`, way, payload, base };
}

interface Telling {
  /** The command's key. */
  readonly key: string;
  readonly brief: Brief;
  /** A run was started fresh: its notes go along. */
  readonly fresh: boolean;
  /** The branch, and the commit that it stands at. */
  readonly ref: string;
  readonly sha: string;
  /** Where the brief is to be read, and under which conversation that is. */
  readonly address: string;
  readonly issue: number;
}

export interface Woken {
  /** `null`: an earlier run did it, and in which way is not kept. */
  readonly way: SentWay | null;
  /** What stands against it; `null`: the agent is woken. */
  readonly why: string | null;
  /** Another run is working on it, as `why` says, and will finish the command. */
  readonly held?: true;
}

/** GitHub's limit for a payload, in bytes. */
const LIMIT = 64_000;

/** Notifies the agent. @throws WorldError where it is to be tried again in the next run */
export async function wake(effect: DispatchEffect, context: ModeContext): Promise<Woken> {
  const { way, payload } = effect;
  if (Buffer.byteLength(JSON.stringify(payload)) > LIMIT)
    return { way, why: 'what it would be told is longer than GitHub takes' };
  try {
    const { outcome, why = '', way: sent = way } = await context.land(effect);
    if (outcome === 'held') return { way, why, held: true };
    return { way: sent, why: outcome === 'foreign' ? why : null };
  } catch (error) {
    if (!(error instanceof WorldError) || endsAll(error)) throw error;
    return { way, why: refusalWords({ kind: 'dispatch' }, error) };
  }
}

/** Whether that was done before, or is being done: nothing is sent. @throws WorldError */
export async function isWoken(effect: DispatchEffect, { land }: ModeContext): Promise<boolean> {
  return (await land({ ...effect, look: true })).outcome !== 'moved';
}

/**
 * How an earlier run woke the agent of a command of which no more is known than its words and its key; the
 * config may have named another way by then. `null`: as far as can be told, it did not.
 */
export async function wasWoken({ order, place, context }: RequestContext): Promise<WokenHow | null> {
  const said = parseComment(order.line, { bare: true });
  const slash = said?.kind === 'call' ? slashOf(said) : null;
  if (slash && !slash.wakesAgent && !slash.startsOver) return null;
  const { kind } = context.config.dispatch;
  const { number: issue } = place.conversation;
  const payload = { ref: '', sha: '', id: '', step: '', action: '', instruction: '', brief: '' };
  const mention: Way = { kind: 'mention', issue, body: '' };
  const isEvent = kind !== 'none' && kind !== 'mention';
  // A lease keeps its own way, whatever is named.
  const event: Way = isEvent
    ? wayOf({ key: order.key, issue }, payload, context)
    : { kind: 'repository-dispatch', type: '' };
  for (const way of kind === 'mention' ? [mention, event] : [event, mention]) {
    const effect = { kind: 'dispatch', key: `wake-${order.key}`, way, payload, base: '' } as const;
    const looked = await context.attempt({ ...effect, look: true });
    if (looked?.outcome === 'already') return { way: looked.way ?? null };
    // Another run is at it in this way, so none was before it in another one.
    if (looked?.outcome === 'held') return null;
  }
  return null;
}

/** What an agent is told, whatever it is to go on with; `notes`: of the run that was started fresh. */
export type Payload = Readonly<Record<Exclude<(typeof PAYLOAD_KEYS)[number], 'notes'>, string>> & {
  readonly notes?: string;
};

function payloadOf({ brief, ref, sha, address, fresh }: Telling): Payload {
  const { step, action, instruction } = brief.decision;
  const told = { ref, sha, id: brief.id, step: step ?? '', action, instruction, brief: address };
  const { notes } = brief.from_files;
  return fresh && notes.length > 0 ? { ...told, notes: cutNotes(notes) } : told;
}

/** UTF-16 units of notes in a payload: they share its room with all else, and the brief has the whole. */
const NOTES = 10_000;

/** Whole lines, the first ones left out where there are too many: what a run died of stands at the end. */
function cutNotes(notes: readonly string[]): string {
  const lines = notes
    .map(forTerminal)
    .map((line) => (line.length > NOTES / 4 ? `${line.slice(0, NOTES / 4)} …` : line));
  let [from, room] = [lines.length, NOTES];
  for (; from > 0; from--) {
    room -= (lines[from - 1] ?? '').length + 1;
    if (room < 0) break;
  }
  const left = from === 0 ? [] : [`(${counted(from, 'line')} before these: see the brief)`];
  return [...left, ...lines.slice(from)].join('\n');
}

/** A workflow gets this as its inputs, together with those that the config sets. */
export function wayOf(
  { key, issue }: Pick<Telling, 'key' | 'issue'>,
  payload: Payload,
  { config, hub }: Pick<ModeContext, 'config' | 'hub'>,
): Way {
  const { dispatch } = config;
  if (dispatch.kind === 'workflow-dispatch') {
    const { workflow, inputs } = dispatch;
    const ref = dispatch.ref ?? hub.facts.defaultBranch?.name ?? payload.ref;
    return {
      kind: 'workflow-dispatch',
      workflow,
      ref,
      inputs: { ...Object.fromEntries(inputs), ...payload },
    };
  }
  if (dispatch.kind === 'mention')
    return { kind: 'mention', issue, body: mentionBody(`wake-${key}`, dispatch.text, payload) };
  assert(dispatch.kind !== 'none', 'no agent is woken where the config names no way');
  return { kind: 'repository-dispatch', type: dispatch.type };
}
