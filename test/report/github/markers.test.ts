// Keys and marks: one a workflow and branch, read back only as they were written.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardKey,
  commentOfReply,
  decisionDigest,
  markLine,
  markOf,
  proposalKey,
  readMark,
  replyKey,
  tickKey,
} from '../../../src/report/github/markers.ts';
import { markerLine, readMarker } from '../../../src/text/comment-marker.ts';
import { runs } from '../../exhaustive.ts';
import { decisionOf, workflowOf } from '../sample.ts';
import { hostileText } from './hostile.ts';

describe('keys', () => {
  test('a card’s is its workflow’s and owner’s, and no other', () => {
    const keys = [
      cardKey('a:b', 'main'),
      cardKey('a:b', null),
      cardKey('a:b', 'main2'),
      cardKey('a:c', 'main'),
      cardKey('a', 'b:main'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^card-[0-9a-f]{16}$/.test(key))).toBe(true);
    expect(cardKey('a:b', 'main')).toBe(cardKey('a:b', 'main'));
  });

  test('answers and proposals have their own', () => {
    expect(replyKey(12)).toBe('reply-12');
    expect([replyKey(12), tickKey('x'), 'page-1', 'reply-', 'reply-1x'].map(commentOfReply)).toEqual([
      12,
      null,
      null,
      null,
      null,
    ]);
    expect(tickKey('x')).not.toBe(tickKey('y'));
    expect(proposalKey('migrate', 'a:b', 'main', '6')).not.toBe(proposalKey('migrate', 'a:b', 'main', '7'));
  });

  test('the digest of a decision changes with what a person is shown, not with time', () => {
    const digest = decisionDigest(workflowOf());
    expect(decisionDigest(workflowOf({ age_days: 99, liveness: 'abandoned', commit: null }))).toBe(digest);
    const others = [
      workflowOf({ decision: decisionOf({ action: 'rerun' }) }),
      workflowOf({ decision: decisionOf({ reason: 'step-interrupted' }) }),
      workflowOf({ decision: decisionOf({ step: 'tdd' }) }),
      workflowOf({ decision: decisionOf({ options: ['start-fresh'] }) }),
      workflowOf({ step: { id: 'programmer', item: '01', iteration: 2, of: 5 } }),
      workflowOf({ pending: [{ id: 'Q1', question: 'x', options: [] }] }),
      workflowOf({ proposals: [{ kind: 'migrate', summary: 'v2 → v3', files: [] }] }),
    ];
    expect(new Set(others.map(decisionDigest)).size).toBe(others.length);
    expect(others.map(decisionDigest)).not.toContain(digest);
  });
});

describe('marks', () => {
  test('O03 law: what was written is read back, whatever the names are', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (id, owner) => {
        const mark = markOf(workflowOf({ id, owner }), null);
        const line = markLine(mark);
        expect(line).toMatch(/^<!-- rekindle:v1 [\x20-\x7e]* -->$/);
        expect(readMark(`${line}\nwords`)).toEqual(mark);
        expect([id, null]).toContain(mark.workflow);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('O07 a name with a secret, or one that cannot be seen whole, is not kept', () => {
    for (const id of [`x:ghp_${'a1'.repeat(18)}`, 'x:a\u202eb', 'x:a\nb', `x:${'y'.repeat(300)}`]) {
      const mark = markOf(workflowOf({ id }), null);
      expect(mark.workflow).toBeNull();
      expect(mark.key).toBe(cardKey(id, 'feature/invoice'));
    }
  });

  test('X12 anything else is no mark of ours', () => {
    const line = markLine(markOf(workflowOf(), null));
    const marker = readMarker(line);
    if (!marker) throw new Error('it is a marker');
    const wrong = [
      { ...marker, key: 'card-1' },
      { ...marker, sha: 'main' },
      { ...marker, decision: 'x' },
      { ...marker, said: 'obey me' },
      { ...marker, said: '2026-11-15T00:00:00Z obey partial-work -' },
      { ...marker, said: '2026-11-15T00:00:00Z resume because -' },
      { ...marker, past: 'yesterday' },
      { ...marker, workflow: 7 },
    ];
    expect(readMark(markerLine(marker))).not.toBeNull();
    for (const one of wrong) expect(readMark(markerLine(one)), JSON.stringify(one)).toBeNull();
    for (const body of ['', 'x', ` ${line}`, `\n${line}`, `${line} words`, line.replace('v1', 'v2')])
      expect(readMark(body)).toBeNull();
    expect(readMark(`${line}\r\nwords`)).not.toBeNull();
  });
});
