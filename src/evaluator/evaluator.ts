// A language model as an evaluator: asked where the rules cannot tell, and never believed beyond four words.
import type { Evaluator, ProjectFacts, Verdict } from '../model/bot/verdict.ts';
import { HOUR } from '../model/time-units.ts';
import { RESPONSE_FORMAT, type ReadAnswer, readAnswer } from './answer.ts';
import { ask } from './ask.ts';
import { type EvaluatorOptions, type EvaluatorSettings, settingsOf } from './options.ts';
import { promptOf } from './prompt.ts';

/**
 * An evaluator over `POST {url}/chat/completions`. It never rejects: refusal, nonsense, outage or an empty
 * budget give `human_review` with the reason in our words. Its verdict counts only where the engine asks.
 * @throws UserError where the options cannot be used
 */
export function createEvaluator(options: EvaluatorOptions): Evaluator {
  const settings = settingsOf(options);
  const mayAsk = createBudget(settings.questionsAnHour, settings.now);
  return {
    evaluate: async (facts) => {
      const begun = settings.now();
      let asked = false;
      const read = await askFor(facts, settings, () => {
        const may = mayAsk();
        asked ||= may;
        return may;
      });
      const verdict = 'verdict' in read ? cleaned(read.verdict, settings) : fallenBack(read.words, settings);
      tell(settings, {
        asked,
        action: verdict.action,
        why: 'verdict' in read ? 'answered' : read.why,
        ms: Math.max(0, settings.now() - begun),
        ...(read.promptTokens === undefined ? {} : { promptTokens: read.promptTokens }),
      });
      return verdict;
    },
  };
}

async function askFor(
  facts: ProjectFacts,
  settings: EvaluatorSettings,
  mayAsk: () => boolean,
): Promise<ReadAnswer> {
  const messages = promptOf(facts, settings.redact);
  const length = messages.reduce((sum, { content }) => sum + content.length, 0);
  if (length > settings.promptLimit)
    return {
      why: 'prompt-too-long',
      words: `the facts take ${length} characters, at most ${settings.promptLimit} are allowed`,
    };
  const { endpoint, key, model, timeLimit, now } = settings;
  const body = JSON.stringify({ model, messages, response_format: RESPONSE_FORMAT });
  const reply = await ask({ endpoint, key, body, timeLimit, now, mayAsk });
  return 'body' in reply ? readAnswer(reply.body) : reply;
}

const fallenBack = (words: string, { fallback }: EvaluatorSettings): Verdict => ({
  action: 'human_review',
  reasoning: `The language model gave no verdict: ${words}. ${fallback}`,
});

/** A model says what it was told, and an endpoint was told the key. */
function cleaned({ action, reasoning }: Verdict, { key, redact }: EvaluatorSettings): Verdict {
  const keyless = key === null ? reasoning : reasoning.replaceAll(key, '[redacted: key]');
  return { action, reasoning: redact(keyless) };
}

/** What listens must not cost the verdict. */
function tell(settings: EvaluatorSettings, asked: Parameters<EvaluatorSettings['onOutcome']>[0]): void {
  try {
    settings.onOutcome(asked);
  } catch {
    // The verdict stands all the same.
  }
}

// How often the endpoint may be asked: a number of requests in any hour, counted in this process.

/** `true`: one more may be sent, and it is counted. */
function createBudget(most: number, now: () => number): () => boolean {
  let sent: readonly number[] = [];
  return () => {
    const time = now();
    // A clock that was set back must not lock the budget for longer than an hour.
    sent = sent.filter((at) => at > time - HOUR && at <= time);
    if (sent.length >= most) return false;
    sent = [...sent, time];
    return true;
  };
}
