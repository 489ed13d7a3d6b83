// What an agent hands to its hooks on stdin: one JSON object, whose fields differ a little by agent.
import { UserError } from '../../model/errors.ts';

/** What is used of it. */
export interface HookInput {
  /** The folder that the agent works in; `null` where it names none. */
  readonly cwd: string | null;
  /** A hook has already kept the agent at work in this turn: it must not be kept again. */
  readonly again: boolean;
}

/**
 * Claude Code, Codex, Copilot and Gemini CLI name the folder `cwd` and a second round `stop_hook_active`;
 * Cursor has `workspace_roots` and `loop_count`. docs/agents.md has the links.
 * @throws UserError where it is something else than a JSON object
 */
export function readHookInput(text: string): HookInput {
  if (text.trim() === '') return { cwd: null, again: false };
  const given = objectIn(text);
  const cwd = given.get('cwd') ?? firstOf(given.get('workspace_roots'));
  const rounds = given.get('loop_count');
  return {
    cwd: typeof cwd === 'string' && cwd !== '' ? cwd : null,
    again: given.get('stop_hook_active') === true || (typeof rounds === 'number' && rounds > 0),
  };
}

/** Whether an object has come to its end: an agent may leave the pipe open after it. */
export function isWhole(text: string): boolean {
  if (!text.trimEnd().endsWith('}')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : null;
}

function objectIn(text: string): ReadonlyMap<string, unknown> {
  let data: unknown = null;
  try {
    data = JSON.parse(text);
  } catch {
    // Said below, with what else is no object.
  }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return new Map(Object.entries(data));
  const found = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  throw new UserError(
    `stdin: found ${JSON.stringify(found)}, expected the JSON object that an agent hands to its hooks.`,
  );
}
