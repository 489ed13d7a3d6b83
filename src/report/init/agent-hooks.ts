// The settings by which each agent calls Rekindle's hooks, merged into what stands in its settings already.
import type { CodingAgent } from '../../model/command.ts';
import { EditError, StateError } from '../../model/errors.ts';
import { type Data, type DataMap, isList, isMap } from '../../text/data/data.ts';
import { json } from '../../text/json/document.ts';

/** What becomes of a file. */
export type Merged =
  | { readonly kind: 'same' }
  | { readonly kind: 'write'; readonly text: string }
  /** It is left as it is; `found`: what stands there, in a few words. */
  | { readonly kind: 'kept'; readonly found: string };

export interface AgentFile {
  /** From the root of the repository. */
  readonly path: string;
  /** `before`: its text; `null` where there is none. Nothing that stands there is ever changed. */
  readonly merged: (before: string | null) => Merged;
}

/** One agent's settings, as its documentation has them; docs/agents.md has the links. */
interface HookSettings {
  readonly path: string;
  /** Keys that the file must have at its root beside `hooks`. */
  readonly root: DataMap;
  /** The agent's own name of each event, beginning and pause. */
  readonly events: readonly [start: string, stop: string];
  /** One entry of an event's list. */
  readonly entry: (command: string) => Data;
}

/** Seconds after which an agent goes on without an answer. */
const PATIENCE = 10;

/** A group without a matcher: every way in which a session begins. */
const group = (hook: DataMap): Data => ({ hooks: [{ type: 'command', ...hook }] });

const SETTINGS: Readonly<Record<CodingAgent, HookSettings>> = {
  claude: {
    path: '.claude/settings.json',
    root: {},
    events: ['SessionStart', 'Stop'],
    entry: (command) => group({ command, timeout: PATIENCE }),
  },
  codex: {
    path: '.codex/hooks.json',
    root: {},
    events: ['SessionStart', 'Stop'],
    entry: (command) => group({ command, timeout: PATIENCE }),
  },
  copilot: {
    path: '.github/hooks/rekindle.json',
    root: { version: 1 },
    events: ['sessionStart', 'agentStop'],
    entry: (command) => ({ type: 'command', command, timeoutSec: PATIENCE }),
  },
  cursor: {
    path: '.cursor/hooks.json',
    root: { version: 1 },
    events: ['sessionStart', 'stop'],
    entry: (command) => ({ command, timeout: PATIENCE }),
  },
  gemini: {
    path: '.gemini/settings.json',
    root: {},
    events: ['SessionStart', 'AfterAgent'],
    // Milliseconds, in this one alone.
    entry: (command) => group({ name: 'rekindle', command, timeout: PATIENCE * 1_000 }),
  },
};

/** The settings of one agent. */
export function hookFile(agent: CodingAgent): AgentFile {
  const settings = SETTINGS[agent];
  const [start, stop] = settings.events;
  const lines = [
    [start, 'rekindle hook session-start', ` --for ${agent}`],
    [stop, 'rekindle hook stop', ` --for ${agent}`],
  ] as const;
  return { path: settings.path, merged: (before) => mergedInto(before, settings, lines) };
}

/** Event, the beginning of a command by which it is known again, and the rest of it. */
type HookLine = readonly [event: string, known: string, rest: string];

function mergedInto(before: string | null, settings: HookSettings, lines: readonly HookLine[]): Merged {
  try {
    if (before === null) {
      const made = withHooks({ ...settings.root }, settings, lines);
      return { kind: 'write', text: `${JSON.stringify(made, null, 2)}\n` };
    }
    const document = json.parse(before);
    if (!isMap(document.data)) return { kind: 'kept', found: 'JSON that is no object' };
    const data = withHooks(document.data, settings, lines);
    const text = json.print(before, { ...document, data });
    return text === before ? { kind: 'same' } : { kind: 'write', text };
  } catch (error) {
    if (error instanceof StateError) return { kind: 'kept', found: whatIsWrong(error) };
    if (error instanceof EditError) return { kind: 'kept', found: 'hooks in another form' };
    throw error;
  }
}

/** What the parser found, with its line: a person is to know why the file is kept. */
function whatIsWrong({ message }: StateError): string {
  return /^found (.+?), expected /s.exec(message)?.[1] ?? 'text that is no JSON';
}

/** The same settings with a line for each event that has none. @throws EditError where there is no place */
function withHooks(data: DataMap, { root, entry }: HookSettings, lines: readonly HookLine[]): DataMap {
  let hooks = mapIn(data['hooks']);
  for (const [event, known, rest] of lines) {
    const list = listIn(hooks[event]);
    if (!says(list, known)) hooks = { ...hooks, [event]: [...list, entry(known + rest)] };
  }
  const missing = Object.entries(root).filter(([key]) => !Object.hasOwn(data, key));
  return { ...data, ...Object.fromEntries(missing), hooks };
}

function mapIn(data: Data | undefined): DataMap {
  if (data === undefined || data === null) return {};
  if (isMap(data)) return data;
  throw new EditError('found hooks that are no object');
}

function listIn(data: Data | undefined): readonly Data[] {
  if (data === undefined || data === null) return [];
  if (isList(data)) return data;
  throw new EditError('found an event whose hooks are no list');
}

/** Whether a command of the list calls Rekindle, with whatever options a person gave it since. */
function says(data: Data, known: string): boolean {
  if (typeof data === 'string') return data.includes(known);
  if (isList(data)) return data.some((item) => says(item, known));
  return isMap(data) && Object.values(data).some((item) => says(item, known));
}
