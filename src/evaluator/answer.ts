// What an endpoint answered, held against the one shape that counts; everything else is no answer.
import { z } from 'zod';
import { VERDICTS, type Verdict } from '../model/bot/verdict.ts';
import type { AskOutcome } from './options.ts';

const MOST_REASONING = 2_000;

const verdict = z.strictObject({
  action: z.enum(VERDICTS).describe('What happens next.'),
  reasoning: z.string().max(MOST_REASONING).describe('Why, in one or two sentences.'),
});

/** Of the endpoint's own envelope what is used; it may say more. */
const envelope = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
  usage: z.object({ prompt_tokens: z.int().nonnegative() }).nullish().catch(null),
});

/** The model is held to the shape by the endpoint too, where that can; strict mode knows no lengths. */
export const RESPONSE_FORMAT = {
  type: 'json_schema',
  json_schema: {
    name: 'verdict',
    strict: true,
    schema: z.toJSONSchema(verdict, {
      override: ({ jsonSchema }) => {
        delete jsonSchema.maxLength;
        delete jsonSchema.$schema;
      },
    }),
  },
} as const;

export type ReadAnswer =
  | { readonly verdict: Verdict; readonly promptTokens?: number }
  | { readonly why: Exclude<AskOutcome, 'answered'>; readonly words: string; readonly promptTokens?: number };

const no = (why: Exclude<AskOutcome, 'answered'>, words: string): ReadAnswer => ({ why, words });

/** Reads the body of a 200. Nothing of what it says is in the words of a failure. */
export function readAnswer(body: string): ReadAnswer {
  const outer = envelope.safeParse(parsed(body));
  if (!outer.success) return no('wrong-shape', 'it answered something that is no chat completion');
  const { choices, usage } = outer.data;
  const [choice, ...others] = choices;
  const read = choice && others.length === 0 ? readChoice(choice) : countOf(choices.length);
  return usage ? { ...read, promptTokens: usage.prompt_tokens } : read;
}

const countOf = (choices: number) =>
  choices === 0
    ? no('no-choice', 'its answer has no choice in it')
    : no('several-choices', `its answer has ${choices} choices in it, expected one`);

type Choice = z.infer<typeof envelope>['choices'][number];

function readChoice({ finish_reason, message }: Choice): ReadAnswer {
  if (typeof message.refusal === 'string') return no('refused', 'it refused to answer');
  if (finish_reason !== 'stop') return no('cut-off', 'its answer did not come to a regular end');
  const data = parsed(message.content ?? '');
  if (data === undefined) return no('not-json', 'its answer is no JSON');
  const inner = verdict.safeParse(data);
  if (inner.success) return { verdict: inner.data };
  return no('wrong-shape', 'its answer is not one of the four actions with a reasoning, and nothing else');
}

/** `undefined`: it is no JSON, which never gives that. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
