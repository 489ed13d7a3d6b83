// Whatever files, names and people say, nothing of it acts in what we post: read by another Markdown reader.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseComment } from '../../../src/commands/parse.ts';
import type { Decision } from '../../../src/model/decision.ts';
import { type Brief, briefOf } from '../../../src/report/brief/brief.ts';
import { cardTitle, recoveryCard } from '../../../src/report/github/card/card.ts';
import { checkRunOf } from '../../../src/report/github/check-run.ts';
import { dashboard, readDashboard } from '../../../src/report/github/dashboard/dashboard.ts';
import { cardKey, readMark } from '../../../src/report/github/markers.ts';
import {
  commitMessage,
  proposalBranch,
  trailersOf,
} from '../../../src/report/github/proposal/commit-message.ts';
import { proposalBody } from '../../../src/report/github/proposal/proposal.ts';
import type { Reply } from '../../../src/report/github/reply/outcome.ts';
import { replyOf } from '../../../src/report/github/reply/reply.ts';
import { statusReply } from '../../../src/report/github/reply/status.ts';
import type { CardOutcome, CardView } from '../../../src/report/github/workflow-view.ts';
import { markerLine } from '../../../src/text/comment-marker.ts';
import { redact } from '../../../src/text/redact.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { snapshotOf } from '../../snapshot.ts';
import { callOf, seenOf } from '../seen.ts';
import { CLI, changeSaying, hostileText, SEAT, viewSaying } from './hostile.ts';
import { ADDRESS, acting, expectInert, SECRET } from './rendered.ts';

/** Of each of six builders: 1,200 in all. A page takes a while to read. */
const RUNS = { numRuns: runs(200) };
const AT = '2026-11-27T00:00:00Z';
const SHA = 'b1'.repeat(20);

const law = (property: (said: string) => void) => fc.assert(fc.property(hostileText, property), RUNS);

/** Decisions that lead to every option, so that every sentence and line is written. */
const DECISIONS: readonly Pick<Decision, 'action' | 'reason' | 'options'>[] = [
  { action: 'rerun', reason: 'step-interrupted', options: ['resume', 'start-fresh'] },
  { action: 'wait', reason: 'awaiting-answer', options: ['answer', 'start-fresh'] },
  { action: 'ask', reason: 'no-output', options: ['retry', 'skip', 'start-fresh'] },
  { action: 'block', reason: 'spec-changed', options: ['accept-spec', 'start-fresh', 'manual'] },
  { action: 'wait', reason: 'awaiting-approval', options: ['approve', 'repair'] },
];

const TURNS = (said: string): readonly CardOutcome[] => [
  { kind: 'open' },
  { kind: 'reminder', waited: 60 * 86_400_000 },
  { kind: 'moved' },
  { kind: 'frozen', by: said, until: said },
  { kind: 'recovered', by: said, command: said, at: said },
];

/** One of the views that a text can have, by its length: each run takes another. */
function viewOf(said: string): CardView {
  const view = viewSaying(said);
  const decision = { ...view.recovery.decision, ...DECISIONS[said.length % DECISIONS.length] };
  const scanned = { ...view.scanned, decision };
  const turn = TURNS(said)[Math.floor(said.length / 3) % 5] ?? { kind: 'open' };
  return { ...view, scanned, recovery: { ...view.recovery, decision }, turn };
}

/** Plain text: a title, a message of a commit, a branch's name. */
function expectPlain(text: string): void {
  expect(acting(text), text).toBeNull();
  expect(text).not.toContain(SECRET);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
}

describe('O01 O02 O03 O04 O07 O08 O09 C15 law: inert', () => {
  test('a card, whatever it says', () => {
    law((said) => {
      const view = viewOf(said);
      const body = recoveryCard(view, null);
      expectInert(body, cardKey(view.scanned.id, view.scanned.owner));
      expect(readMark(body)?.sha).toBe(view.scanned.commit);
      expectPlain(cardTitle(view));
    });
  });

  atNight('the dashboard, with as many rows as there are', () => {
    law((said) => {
      const view = viewOf(said);
      const row = { ...view, frozen: null, ticked: false, pull: null };
      const stale = { ...row, scanned: { ...row.scanned, liveness: 'stale' as const } };
      const frozen = {
        ...row,
        scanned: { ...stale.scanned, owner: 'other' },
        frozen: { by: said, until: said },
      };
      const { body, title } = dashboard({
        rows: [stale, frozen],
        unreadable: [
          { path: said, rule: 'state-readable', message: said, line: 1, branch: said, commit: SHA },
        ],
        recovered: [{ id: said, owner: said, by: said, command: said, at: said }],
        sweep: { at: AT, looked: 1, branches: 2, cursor: { branch: said, sha: SHA }, stuck: 3 },
        commands: SEAT.commands,
        wakes: 'none',
        role: 'write',
        door: 'action',
        address: ADDRESS,
      });
      expectInert(body, 'dashboard');
      expectPlain(title);
      expect(readDashboard(body)?.rows.length).toBe(body.split('<!-- rekindle-row:').length - 1);
    });
  });

  test('a pull request, its title, commit, trailers and branch', () => {
    law((said) => {
      const view = viewOf(said);
      const change = changeSaying(said);
      const choice = ['migrate', 'repair', 'start-fresh', 'answer', said][said.length % 5] ?? said;
      const branch = proposalBranch(choice, view.scanned.id, said);
      const listed = [{ path: `old/${said}`, kind: 'file' as const, size: 3 }];
      const asked = { choice, change, listed, by: said, guarded: true, key: 'k1', branch, base: said };
      const { title, body } = proposalBody({ ...view, ...asked });
      expectInert(body, 'k1');
      expectPlain(title);
      expectPlain(commitMessage(choice, view, change));
      expectPlain(commitMessage(choice, view, { ...change, commit: `checkpoint: ${said}` }));
      const { 'Rekindle-Workflow': id = '', ...others } = trailersOf(said, said);
      for (const value of Object.values(others)) expectPlain(value);
      expect(acting(id, 'allowed'), id).toBeNull();
      expect(id).toMatch(/^(?! )[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]*(?<! )$/u);
      expect(id).not.toContain('  ');
      expect(decodeURIComponent(id)).toBe(redact(said.replace(/\p{Cs}/gu, '\ufffd')));
      expect(proposalBranch('migrate', said, said)).toMatch(
        /^rekindle\/migrate\/[a-z0-9-]{1,60}-[0-9a-f]{8}$/,
      );
    });
  });

  test('every answer', () => {
    law((said) => {
      const view = viewOf(said);
      const brief: Brief = briefOf(view.recovery, view.scanned, snapshotOf({}), AT);
      const line = `/answer ${said}`;
      const ordered = { key: 'reply-7', by: said, line, seat: SEAT, cli: CLI, door: 'action' } as const;
      const replies = repliesOf(said, view, brief);
      const reply = replies[said.length % replies.length];
      if (reply) expectInert(replyOf(reply, ordered), 'reply-7');
    });
  });

  atNight('the state of one workflow, and of several', () => {
    law((said) => {
      const view = viewOf(said);
      expectInert(statusReply('reply-7', said.length % 2 === 0 ? [view] : [view, view]), 'reply-7');
    });
  });

  atNight('a check run: its summary and title', () => {
    law((said) => {
      const seen = seenOf([viewOf(said).recovery]);
      const call = callOf({ failOn: 'none', remarks: [{ level: 'warning', message: said }] });
      const typed = { commands: CLI, dir: null };
      const effect = checkRunOf(seen, null, call, { typed, gate: true, door: 'action' });
      expectInert(`${markerLine({ key: 'x' })}\n${effect?.summary}`, 'x');
      expectPlain(effect?.title ?? '');
      for (const { title, message } of effect?.annotations ?? []) {
        expect(title + message).not.toContain(SECRET);
        expect(title + message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    });
  });
});

function outsideOf(said: string): Extract<Reply, { readonly kind: 'outside' }> {
  const call = { kind: 'call', command: 'answer', id: null, args: [said, said] } as const;
  const one = { ...call, keys: {}, flags: [], line: said };
  const question = { id: said, question: said, options: [said], state: 'open', line: 1 } as const;
  return { kind: 'outside', id: said, calls: [one, one], odd: [{ call: one, question }] };
}

/** Replies of every kind, so that the compiler names a kind that none stands for. */
type EveryKind = { readonly [Kind in Reply['kind']]: readonly Extract<Reply, { readonly kind: Kind }>[] };

function repliesOf(said: string, view: CardView, brief: Brief): readonly Reply[] {
  const change = changeSaying(said);
  const listed = [{ path: `old/${said}`, kind: 'file' as const, size: 3 }];
  const where = { branch: said, sha: SHA, pull: null, archive: `refs/rekindle/archive/${said}` };
  const refusal = parseComment(`/rekindle ${said}`, { bare: true });
  const dispatch = { kind: 'workflow-dispatch', workflow: said, ref: said, inputs: {} } as const;
  const wake = { kind: 'repository-dispatch', type: said } as const;
  const replies: EveryKind = {
    done: [
      { kind: 'done', change, listed, where, after: view },
      { kind: 'done', change, listed, where: { ...where, sha: null, pull: 3 }, after: null },
    ],
    brief: [{ kind: 'brief', of: view, brief }],
    dispatched: [{ kind: 'dispatched', way: dispatch, where, brief }],
    'dispatch-failed': [{ kind: 'dispatch-failed', way: wake, where, why: said }],
    frozen: [{ kind: 'frozen', of: view, until: said }],
    unfrozen: [{ kind: 'unfrozen', of: view }],
    lines: [
      { kind: 'lines', of: view, option: 'start-fresh', flags: ['all'] },
      { kind: 'lines', of: view, option: 'answer', flags: [] },
    ],
    outside: [outsideOf(said)],
    help: [{ kind: 'help', about: said, permission: 'write' }],
    already: [{ kind: 'already', by: said, at: said }],
    outrun: [{ kind: 'outrun', by: said, first: said }],
    'state-changed': [{ kind: 'state-changed', seen: said, now: view }],
    which: [{ kind: 'which', id: said, among: [view, view] }],
    refused: [
      { kind: 'refused', why: { kind: 'unfit', message: `${said}: it does not fit.`, theirs: [said] } },
      { kind: 'refused', why: { kind: 'world', message: said } },
      { kind: 'refused', why: { kind: 'off', command: said } },
      { kind: 'refused', why: { kind: 'frozen', by: said, until: said } },
    ],
    'not-understood': refusal?.kind === 'refusal' ? [{ kind: 'not-understood', refusal }] : [],
  };
  return Object.values(replies).flat();
}
