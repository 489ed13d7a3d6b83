// The evaluator against a stand-in of the OpenAI API that is not ours, and through the real engine.
import type { Server } from 'node:http';
import { createServer } from '@dwmkerr/mock-llm/dist/server.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { VERDICTS, type VerdictAction } from '../../src/model/bot/verdict.ts';
import { engine, settings } from '../engine/toy.ts';
import { atNight, share } from '../exhaustive.ts';
import { snapshotOf } from '../snapshot.ts';
import { evaluatorAt, factsOf, KEY } from './facts.ts';

const chat = (content: string) =>
  `{"id":"chatcmpl-{{timestamp}}","object":"chat.completion","model":"{{jmes request body.model}}",` +
  `"choices":[{"index":0,"finish_reason":"stop",` +
  `"message":{"role":"assistant","content":${JSON.stringify(content)}}}]}`;
const rule = (match: string, content: string, status = 200) => ({
  path: '/v1/chat/completions',
  method: 'POST',
  match,
  response: { status, content },
});
const says = (action: string) => JSON.stringify({ action, reasoning: `It looks like ${action}.` });
const KEYED = `headers.authorization == 'Bearer ${KEY}'`;

/** The last rule that fits answers. */
const RULES = [
  rule('@', '{"error":{"message":"Incorrect API key provided.","type":"invalid_request_error"}}', 401),
  rule(KEYED, chat('I would rather not say.')),
  ...VERDICTS.map((action) =>
    rule(`${KEYED} && contains(body.messages[-1].content, 'say ${action}')`, chat(says(action))),
  ),
  rule(
    "contains(body.messages[-1].content, 'only if asked strictly') && " +
      'body.response_format.json_schema.strict && ' +
      'body.response_format.json_schema.schema.additionalProperties == `false`',
    chat(says('next_task')),
  ),
  rule("contains(body.messages[-1].content, 'fail with 500')", '{"error":{"message":"oops"}}', 500),
];

let server: Server;
let url = '';
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const app = createServer(
    { streaming: { chunkSize: 50, chunkIntervalMs: 1 }, rules: RULES },
    '127.0.0.1',
    0,
  );
  server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

describe('a stand-in of the OpenAI API', () => {
  atNight.each(VERDICTS)('%s is taken with its reasoning', async (action) => {
    const { evaluator, outcomes } = evaluatorAt(url);
    const verdict = await evaluator.evaluate(factsOf({ goal: `say ${action}` }));
    expect(verdict).toEqual({ action, reasoning: `It looks like ${action}.` });
    expect(outcomes).toMatchObject([{ asked: true, action, why: 'answered' }]);
  });

  test('the answer is asked for by a strict schema', async () => {
    const { evaluator } = evaluatorAt(`${url}/`);
    const { action } = await evaluator.evaluate(factsOf({ goal: 'only if asked strictly' }));
    expect(action).toBe('next_task');
  });

  test.each(
    share(
      [
        ['a wrong key', factsOf(), { key: 'sk-another' }, 'http-error', 'HTTP 401'],
        ['no key', factsOf(), { key: null }, 'http-error', 'HTTP 401'],
        ['prose', factsOf({ goal: 'anything' }), {}, 'not-json', 'no JSON'],
        ['an error of theirs', factsOf({ goal: 'fail with 500' }), {}, 'http-error', 'HTTP 500'],
      ],
      2,
    ),
  )('%s leads to a person', async (_, facts, over, why, words) => {
    const { evaluator, outcomes } = evaluatorAt(url, over);
    const verdict = await evaluator.evaluate(facts);
    expect(verdict.action).toBe('human_review');
    expect(verdict.reasoning).toContain(words);
    expect(outcomes).toMatchObject([{ asked: true, action: 'human_review', why }]);
  });
});

describe('the law: a verdict decides nothing but what the rules ask', () => {
  const recovered = (text: string, action?: VerdictAction) => {
    const memo = engine.memo();
    const sites = engine.asker(memo).sites(['a/toy.txt']);
    const verdicts = new Map(action ? [['toy:login', { action, reasoning: 'because' }]] : []);
    const snapshot = snapshotOf({ 'a/toy.txt': text });
    const [one] = engine.recover(snapshot, sites, settings, memo, verdicts).workflows;
    return one?.decision;
  };
  /** Every mixture of what the toy format's states can say, nonsense included. */
  const parts = [
    ['', 'step: plan\n'],
    ['', 'current: unclear=yes\n'],
    ['', 'current: failed=yes\n'],
    ['', 'current: waits=awaiting-approval\n'],
    ['', 'ended: yes\n', 'bad\n', 'nonsense\n', `until: ${settings.now + 1}\n`, 'version: 9\n'],
    ['', 'done: spec\n', 'hash: 00\n'],
  ];
  const states = parts.reduce<readonly string[]>(
    (all, choices) => all.flatMap((text) => choices.map((choice) => text + choice)),
    ['TOY\n'],
  );

  test('in every state and for every verdict', async () => {
    const seen = new Map<string, number>();
    for (const action of VERDICTS) {
      const { evaluator } = evaluatorAt(url);
      const verdict = await evaluator.evaluate(factsOf({ goal: `say ${action}` }));
      for (const text of states) {
        const [alone, told] = [recovered(text), recovered(text, verdict.action)];
        if (alone?.action !== 'ask') expect([text, told]).toEqual([text, alone]);
        else if (told?.action !== 'ask') seen.set(verdict.action, (seen.get(verdict.action) ?? 0) + 1);
      }
    }
    expect([...seen.keys()].toSorted()).toEqual(['continue_task', 'next_task', 'restart_task']);
    const actions = new Set(states.map((text) => recovered(text)?.action));
    for (const action of ['block', 'wait', 'none', 'ask', 'rerun']) expect(actions).toContain(action);
  });
});
