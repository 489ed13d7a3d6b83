// What our answers keep of orders: read back exactly as we write it, or not at all.
import { describe, expect, test } from 'vitest';
import type { IssueComment } from '../../src/model/github/repository.ts';
import { type AcceptedCommand, answersIn, takenFields } from '../../src/modes/command/conversation-state.ts';
import { markerLine, withFields } from '../../src/text/comment-marker.ts';

const TAKEN: AcceptedCommand = {
  card: 'card-0123456789abcdef',
  order: '0123456789abcdef',
  branch: 'feature/überraschung "x" --> $(id)',
  head: 'a'.repeat(40),
  decision: 'fedcba9876543210',
  state: 'taken',
  sha: null,
  pull: null,
  tick: null,
  page: null,
};

const BODY = `${markerLine({ key: 'reply-12' })}\n**Accepted.**\n`;
let next = 1;
const remark = (body: string, more: Partial<IssueComment> = {}): IssueComment => ({
  id: next++,
  nodeId: 'IC',
  body,
  author: null,
  ours: true,
  createdAt: '2026-11-27T00:00:00Z',
  updatedAt: '2026-11-27T00:00:00Z',
  viaApp: false,
  ...more,
});
const readBack = (body: string) => answersIn([remark(body)]).get('reply-12')?.taken ?? null;

describe('an answer of ours', () => {
  test.each<Partial<AcceptedCommand>>([
    {},
    { state: 'done', sha: 'b'.repeat(64), pull: 7 },
    { tick: { by: 'ada', row: 'card-0123456789abcdef:fedcba9876543210:aaaaaaaaaaaa', ask: 'resume' } },
  ])('G01 keeps an order: %o', (more) => {
    const taken = { ...TAKEN, ...more };
    const body = withFields(BODY, takenFields(taken) ?? {});
    expect(body.split('\n')[0]).toMatch(/^<!-- rekindle:v1 \{[\x20-\x7e]*\} -->$/);
    expect(body.split('\n').slice(1)).toEqual(BODY.split('\n').slice(1));
    expect(readBack(body)).toEqual(taken);
  });

  test('a branch whose name cannot be shown as it is cannot be kept', () => {
    expect(takenFields({ ...TAKEN, branch: 'feature/\u200bx' })).toBe(null);
    expect(takenFields({ ...TAKEN, branch: `ghp_${'a1'.repeat(18)}` })).toBe(null);
  });

  test.each([
    ['a state that is none', { state: 'finished' }],
    ['a head that is no commit', { head: 'main' }],
    ['a commit that is none', { sha: 'HEAD' }],
    ['digits that are none', { decision: 'x' }],
    ['a card that is none', { card: 'dashboard' }],
    ['no branch', { branch: null }],
  ])('with %s keeps nothing', (_, more) => {
    const fields = { ...takenFields(TAKEN), ...more };
    expect(readBack(withFields(BODY, fields))).toBe(null);
  });

  test('X12 counts only where it is ours, and of two the older one', () => {
    const body = withFields(BODY, takenFields(TAKEN) ?? {});
    expect(answersIn([remark(body, { ours: false })]).size).toBe(0);
    const [first, second] = [remark(body), remark(body)];
    expect(answersIn([first, second]).get('reply-12')?.remark).toBe(first);
    expect(answersIn([remark(markerLine({ key: 'card-0123456789abcdef' }))]).size).toBe(0);
    expect(withFields('no marker\n', { a: 1 })).toBe('no marker\n');
  });
});
