// What an evaluator over a language model is given, and what of it is refused before anything is asked.

import type { VerdictAction } from '../model/bot/verdict.ts';
import { UserError } from '../model/errors.ts';

/** How a question ended; `answered` alone is the model's own word. */
export type AskOutcome =
  | 'answered'
  | 'refused'
  | 'cut-off'
  | 'no-choice'
  | 'several-choices'
  | 'not-json'
  | 'wrong-shape'
  | 'too-large'
  | 'http-error'
  | 'rate-limited'
  | 'redirected'
  | 'timed-out'
  | 'unreachable'
  | 'over-budget'
  | 'prompt-too-long';

/** One question, for logs and figures: nothing of the facts, of the answer's text or of the key is in it. */
export interface EvaluatorCall {
  /** Whether the endpoint was asked at all. */
  readonly asked: boolean;
  readonly action: VerdictAction;
  readonly why: AskOutcome;
  /** Milliseconds from the question to the verdict. */
  readonly ms: number;
  /** As the endpoint counted them; absent where it did not say. */
  readonly promptTokens?: number;
}

export interface EvaluatorOptions {
  /** Base of an OpenAI-compatible API, `https://api.openai.com/v1`. */
  readonly url: string;
  /** Absent or `null`: the endpoint needs none. */
  readonly key?: string | null;
  readonly model: string;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Takes secrets out of text. */
  readonly redact: (text: string) => string;
  readonly onOutcome?: (asked: EvaluatorCall) => void;
  /** Milliseconds for a question with all that belongs to it. */
  readonly timeLimit?: number;
  /** Requests in any hour, those that are sent again included. */
  readonly questionsAnHour?: number;
  /** Characters of a prompt, both parts. */
  readonly promptLimit?: number;
  /** What is said after the reason where no answer can be used. */
  readonly fallback?: string;
}

export interface EvaluatorSettings extends Required<Omit<EvaluatorOptions, 'url'>> {
  readonly endpoint: string;
}

const DEFAULTS = {
  key: null,
  onOutcome: () => {},
  timeLimit: 20_000,
  questionsAnHour: 60,
  promptLimit: 32_000,
  fallback: 'A person decides.',
} as const;

/** Visible ASCII: anything else cannot stand in a header, and fetch's own complaint would show the key. */
const KEY = /^[\x21-\x7e]+$/;

/** @throws UserError that names the variable to correct; the key is never in it */
export function settingsOf(options: EvaluatorOptions): EvaluatorSettings {
  const { url, ...rest } = options;
  const settings = { ...DEFAULTS, ...rest, endpoint: endpointOf(url) };
  if (settings.model.trim() === '')
    throw new UserError('REKINDLE_LLM_MODEL: found nothing, expected the name of a model.');
  if (settings.key !== null && !KEY.test(settings.key))
    throw new UserError(
      'REKINDLE_LLM_KEY: found blanks, line ends or letters beyond ASCII in it, expected a key as the ' +
        'provider gave it.',
    );
  return settings;
}

function endpointOf(url: string): string {
  const parsed = URL.parse(url);
  const sound = parsed !== null && /^https?:$/.test(parsed.protocol);
  if (!sound)
    throw new UserError(
      `REKINDLE_LLM_URL: found ${parsed ? `the scheme ${parsed.protocol}` : 'no URL'}, expected ` +
        'one such as https://api.openai.com/v1.',
    );
  if (parsed.username !== '' || parsed.password !== '' || parsed.hash !== '' || parsed.search !== '')
    throw new UserError(
      'REKINDLE_LLM_URL: found a user, a password, a query or a fragment in it, expected scheme, host and ' +
        'path alone. A key goes into REKINDLE_LLM_KEY.',
    );
  return `${parsed.origin}${parsed.pathname.replace(/\/+$/, '')}/chat/completions`;
}
