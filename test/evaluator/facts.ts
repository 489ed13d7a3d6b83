// Facts and answers for tests of the evaluator, with a small server that answers whatever it is told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createEvaluator } from '../../src/evaluator/evaluator.ts';
import type { EvaluatorCall, EvaluatorOptions } from '../../src/evaluator/options.ts';
import type { ProjectFacts } from '../../src/model/bot/verdict.ts';
import { redact } from '../../src/text/redact.ts';

export const KEY = 'sk-test-4f1d9a7b3c5e8f2a6d0b';

export const FACTS: ProjectFacts = {
  goal: 'A shop with a login',
  task: 'implement_auth',
  agent: 'backend_dev',
  lastAction: 'Created file auth.py',
  files: { total: 12, source: 7, test: 3, config: 2 },
  taskFiles: [{ written: 'auth.py', path: 'src/auth.py', lines: 50 }],
  ofTask: [],
  tests: [],
  lastModified: [],
  changedSince: ['src/auth.py'],
  completedTasks: 4,
  pendingTasks: ['write_tests'],
  testsPass: null,
};

export const factsOf = (over: Partial<ProjectFacts> = {}): ProjectFacts => ({ ...FACTS, ...over });

/** A chat completion with this content. */
export const completion = (content: unknown, choice: object = {}, more: object = {}) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...choice }],
    usage: { prompt_tokens: 321, completion_tokens: 12, total_tokens: 333 },
    ...more,
  });

export const sound = (action: string, reasoning = 'auth.py is there.') =>
  completion(JSON.stringify({ action, reasoning }));

export interface Served {
  readonly url: string;
  /** Bodies that came, as JSON. */
  readonly asked: readonly { readonly headers: IncomingMessage['headers']; readonly body: string }[];
  readonly close: () => Promise<void>;
}

/** A server that answers by a function of how many questions came before. */
export async function serve(answer: (response: ServerResponse, nth: number) => void): Promise<Served> {
  const asked: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      answer(response, asked.length - 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An evaluator with what it told of its questions. */
export function evaluatorAt(url: string, over: Partial<EvaluatorOptions> = {}) {
  const outcomes: EvaluatorCall[] = [];
  const evaluator = createEvaluator({
    url,
    key: KEY,
    model: 'small',
    now: () => performance.now(),
    redact,
    onOutcome: (asked) => outcomes.push(asked),
    ...over,
  });
  return { evaluator, outcomes };
}
