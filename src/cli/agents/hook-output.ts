// How each agent wants the answer of a hook: one row an agent, from its own documentation.
import type { CodingAgent } from '../../model/command.ts';
import { FINE, MISUSE } from '../world.ts';

/** What a hook prints, and the status that it ends with. */
export interface HookAnswer {
  readonly stdout: string;
  /** One line for people; it is printed as every message is. */
  readonly stderr: string;
  readonly status: number;
}

interface Form {
  /** What goes into the context of a new session. */
  readonly start: (text: string) => HookAnswer;
  /** A line for people; nothing is stopped. */
  readonly tell: (line: string) => HookAnswer;
  /** The agent goes on, with this line as its instruction. */
  readonly block: (line: string) => HookAnswer;
}

const json = (data: unknown): HookAnswer => ({
  stdout: `${JSON.stringify(data)}\n`,
  stderr: '',
  status: FINE,
});

/** Says nothing and stops nothing. */
export const SILENT: HookAnswer = { stdout: '', stderr: '', status: FINE };

/** The form that Claude Code began, and that others have taken over. */
const started = (additionalContext: string) =>
  json({ hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext } });
const toldToUser = (systemMessage: string) => json({ systemMessage });
const blocked = (reason: string) => json({ decision: 'block', reason });

/** Status 2 with a line on stderr is what agents without a form of their own agree on. */
const PLAIN: Form = {
  start: (text) => ({ ...SILENT, stdout: text }),
  tell: (line) => ({ ...SILENT, stderr: line }),
  block: (line) => ({ ...SILENT, stderr: line, status: MISUSE }),
};

/** Public: what `--for` chooses; docs/agents.md links what each row is from. */
const FORMS: Readonly<Record<CodingAgent, Form>> = {
  claude: { start: started, tell: toldToUser, block: blocked },
  codex: { start: started, tell: toldToUser, block: blocked },
  copilot: {
    start: (additionalContext) => json({ additionalContext }),
    // Its `agentStop` has no message for people; of status 2 it shows stderr and goes on.
    tell: (line) => ({ ...SILENT, stderr: line, status: MISUSE }),
    block: blocked,
  },
  cursor: {
    start: (text) => json({ additional_context: text }),
    tell: PLAIN.tell,
    block: (line) => json({ followup_message: line }),
  },
  gemini: {
    start: started,
    tell: toldToUser,
    block: (reason) => json({ decision: 'deny', reason }),
  },
};

/** `null`: plain text. */
export function formFor(agent: string | null): Form {
  const [, form = PLAIN] = Object.entries(FORMS).find(([name]) => name === agent) ?? [];
  return form;
}
