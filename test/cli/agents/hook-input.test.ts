// What agents hand to their hooks, each in its own words; anything else is refused.
import { describe, expect, test } from 'vitest';
import { isWhole, readHookInput } from '../../../src/cli/agents/hook-input.ts';

describe('what is read', () => {
  test.each([
    ['nothing, as at a terminal', '', { cwd: null, again: false }],
    [
      'Claude Code, Codex and Gemini CLI',
      '{"session_id":"s","cwd":"/shop","hook_event_name":"Stop","stop_hook_active":true}',
      { cwd: '/shop', again: true },
    ],
    [
      'Copilot',
      '{"sessionId":"s","timestamp":1,"cwd":"/shop","stopReason":"end_turn","stop_hook_active":false}',
      { cwd: '/shop', again: false },
    ],
    [
      'Cursor',
      '{"conversation_id":"c","workspace_roots":["/shop","/other"],"status":"completed","loop_count":1}',
      { cwd: '/shop', again: true },
    ],
    ['Cursor, the first time', '{"workspace_roots":[],"loop_count":0}', { cwd: null, again: false }],
    ['fields of another kind', '{"cwd":7,"stop_hook_active":"yes"}', { cwd: null, again: false }],
  ])('%s', (_, text, read) => {
    expect(readHookInput(text)).toEqual(read);
  });

  test.each(['hello', '[]', 'null', '7', '{"cwd":', '"x"'])('%s is refused', (text) => {
    expect(() => readHookInput(text)).toThrow('expected the JSON object that an agent hands to its hooks');
  });
});

test.each([
  ['{"cwd":"/shop"}', true],
  ['{"cwd":"/shop"}\n', true],
  ['{"a":{"b":1}', false],
  ['{"cwd":"/sh', false],
  ['', false],
  ['7', false],
])('%j is a whole object: %j', (text, whole) => {
  expect(isWhole(text)).toBe(whole);
});
