// Whatever an endpoint does short of the one sound answer, a person is asked, and the key stays with us.
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { EvaluatorOptions } from '../../src/evaluator/options.ts';
import { completion, evaluatorAt, factsOf, KEY, type Served, serve, sound } from './facts.ts';

let served: Served | null = null;
afterEach(async () => {
  await served?.close();
  served = null;
});

type Answering = (response: ServerResponse, nth: number) => void;

async function asked(answer: Answering, over: Partial<EvaluatorOptions> = {}) {
  served = await serve(answer);
  const { evaluator, outcomes } = evaluatorAt(served.url, over);
  const verdict = await evaluator.evaluate(factsOf());
  return { verdict, outcome: outcomes[0], requests: served.asked.length };
}

const json =
  (body: string, status = 200, headers = {}): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const CASES: readonly (readonly [string, string, Answering])[] = [
  ['an action outside the list', 'wrong-shape', json(sound('delete_everything'))],
  ['an action in capitals', 'wrong-shape', json(sound('NEXT_TASK'))],
  ['a field too many', 'wrong-shape', json(completion('{"action":"next_task","reasoning":"a","sure":true}'))],
  ['__proto__', 'wrong-shape', json(completion('{"action":"next_task","reasoning":"a","__proto__":{}}'))],
  ['no reasoning', 'wrong-shape', json(completion('{"action":"next_task"}'))],
  ['a reasoning of 2,001 characters', 'wrong-shape', json(sound('next_task', 'x'.repeat(2_001)))],
  ['a list of verdicts', 'wrong-shape', json(completion('[{"action":"next_task","reasoning":"a"}]'))],
  ['null', 'wrong-shape', json(completion('null'))],
  ['prose', 'not-json', json(completion('next_task, I think'))],
  ['JSON in a fence', 'not-json', json(completion('```json\n{"action":"next_task","reasoning":"a"}\n```'))],
  ['no content', 'not-json', json(completion(null))],
  ['parts instead of text', 'wrong-shape', json(completion([{ type: 'text', text: 'next_task' }]))],
  ['a refusal', 'refused', json(completion(null, { message: { content: null, refusal: 'I cannot.' } }))],
  [
    'a refusal beside an answer',
    'refused',
    json(completion(null, { message: { content: '{"action":"next_task","reasoning":"a"}', refusal: '' } })),
  ],
  ...['length', 'content_filter', 'tool_calls', null].map(
    (reason) =>
      [
        `finish_reason ${reason}`,
        'cut-off',
        json(completion('{"action":"next_task","reasoning":"a"}', { finish_reason: reason })),
      ] as const,
  ),
  ['no choice', 'no-choice', json(completion('', {}, { choices: [] }))],
  [
    'two choices',
    'several-choices',
    json(completion('', {}, { choices: [0, 1].map(() => JSON.parse(sound('next_task')).choices[0]) })),
  ],
  ['no completion at all', 'wrong-shape', json('{"action":"next_task","reasoning":"a"}')],
  ['HTML', 'wrong-shape', json('<html>Welcome</html>')],
  ['nothing', 'wrong-shape', json('')],
  ['bytes that are no text', 'wrong-shape', (response) => response.end(Buffer.from([0xff, 0xfe, 0x00]))],
  ['an answer that is cut off', 'wrong-shape', json(sound('next_task').slice(0, -20))],
  ['64 KiB and more', 'too-large', json(sound('next_task') + ' '.repeat(64 * 1024))],
  ['201', 'http-error', json(sound('next_task'), 201)],
  ['204', 'http-error', (response) => response.writeHead(204).end()],
  ['400', 'http-error', json(`{"error":{"message":"bad key ${KEY}"}}`, 400)],
  ['500', 'http-error', json('{}', 500)],
  ['429', 'rate-limited', json('{}', 429)],
  ['429 for a long time', 'rate-limited', json('{}', 429, { 'retry-after': '6' })],
  [
    '429 with a date far away',
    'rate-limited',
    json('{}', 429, { 'retry-after': 'Tue, 01 Jan 2999 00:00:00 GMT' }),
  ],
  ['429 with nonsense', 'rate-limited', json('{}', 429, { 'retry-after': 'soon' })],
  ['a redirect to another host', 'redirected', json('', 307, { location: 'http://203.0.113.1/v1' })],
  ['a redirect to itself', 'redirected', json('', 302, { location: '/v1/chat/completions' })],
  ['a connection that breaks', 'unreachable', (response) => response.destroy()],
  [
    'a body that breaks',
    'unreachable',
    (response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"choices"', () => response.destroy());
    },
  ],
];

describe('no answer, told with a reason', () => {
  test.each(CASES)('%s: %s', async (_, why, answer) => {
    const { verdict, outcome, requests } = await asked(answer);
    expect(verdict.action).toBe('human_review');
    expect(verdict.reasoning).toMatch(/^The language model gave no verdict: it.+\. A person decides\.$/);
    expect(outcome).toMatchObject({ asked: true, action: 'human_review', why });
    expect(requests).toBe(1);
    expect(JSON.stringify([verdict, outcome])).not.toContain(KEY);
  });

  test.each([
    ['before the head', () => {}],
    ['within the body', (response: ServerResponse) => void response.writeHead(200).write('{')],
  ])('silence %s ends with the time limit', async (_, answer) => {
    const { verdict, outcome } = await asked(answer, { timeLimit: 150 });
    expect(verdict.reasoning).toContain('it did not answer within 0.15 s');
    expect(outcome?.why).toBe('timed-out');
  });

  test('nobody there', async () => {
    const gone = await serve(() => {});
    await gone.close();
    const { evaluator, outcomes } = evaluatorAt(gone.url);
    expect((await evaluator.evaluate(factsOf())).reasoning).toContain('it cannot be reached (ECONNREFUSED)');
    expect(outcomes).toMatchObject([{ asked: true, why: 'unreachable' }]);
  });
});

describe('once more', () => {
  const first =
    (status: number, headers: object): Answering =>
    (response, nth) =>
      nth === 0 ? json('{}', status, headers)(response, nth) : json(sound('next_task'))(response, nth);

  test.each([429, 500, 503])('after %d, where it says when', async (status) => {
    const { verdict, requests } = await asked(first(status, { 'retry-after': '0' }));
    expect([verdict.action, requests]).toEqual(['next_task', 2]);
  });

  test('and never a third time', async () => {
    const { outcome, requests } = await asked(json('{}', 429, { 'retry-after': '0' }));
    expect([outcome?.why, requests]).toEqual(['rate-limited', 2]);
  });

  test.each([400, 401, 404])('not after %d', async (status) => {
    const { requests } = await asked(first(status, { 'retry-after': '0' }));
    expect(requests).toBe(1);
  });

  test('not where the wait is longer than the time that is left', async () => {
    const { outcome, requests } = await asked(first(503, { 'retry-after': '4' }), { timeLimit: 3_000 });
    expect([outcome?.why, requests]).toEqual(['http-error', 1]);
  });

  test('not where the budget is spent', async () => {
    const { outcome, requests } = await asked(first(503, { 'retry-after': '0' }), { questionsAnHour: 1 });
    expect([outcome?.why, requests]).toEqual(['over-budget', 1]);
  });
});
