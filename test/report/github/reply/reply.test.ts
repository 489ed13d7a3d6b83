// Answers: each says what was done or why not, what to do instead, and mentions nobody.
import { describe, expect, test } from 'vitest';
import { parseComment } from '../../../../src/commands/parse.ts';
import { briefOf } from '../../../../src/report/brief/brief.ts';
import type { Ordered, Reply } from '../../../../src/report/github/reply/outcome.ts';
import type { RefusalReason } from '../../../../src/report/github/reply/refusals.ts';
import { endsWell, replyOf, saysChanged, saysEarlier } from '../../../../src/report/github/reply/reply.ts';
import { statusReply } from '../../../../src/report/github/reply/status.ts';
import type { ChangeLocation } from '../../../../src/report/github/workflow-view.ts';
import { readMarker } from '../../../../src/text/comment-marker.ts';
import { snapshotOf } from '../../../snapshot.ts';
import { specOf, stateOf } from '../../../state.ts';
import { decisionOf } from '../../sample.ts';
import { CLI, SEAT } from '../hostile.ts';
import { ASKING, COMMIT, FRESH, resumingAt, viewOf } from '../scene.ts';

const WHERE: ChangeLocation = { branch: 'feature/invoice', sha: COMMIT, pull: null, archive: null };
const AGENT = { kind: 'repository-dispatch', type: 'agent-resume' } as const;

function answer(reply: Reply, over: Partial<Ordered> = {}): string {
  const ordered = {
    key: 'reply-9',
    by: 'ada',
    line: '/resume',
    seat: SEAT,
    cli: CLI,
    door: 'action',
  } as const;
  return replyOf(reply, { ...ordered, ...over });
}

const change = resumingAt('2026-11-27T00:00:00Z');

describe('an answer', () => {
  test('begins with its key, and says in its first words what came of the order', () => {
    const body = answer({ kind: 'done', change, listed: [], where: WHERE, after: viewOf(ASKING) });
    expect(readMarker(body)).toEqual({ key: 'reply-9' });
    expect(body).toContain('**Done.** `/resume` by `ada`.');
    expect(body).toContain(`Commit \`${COMMIT.slice(0, 12)}\` on \`feature/invoice\`.`);
    expect(body).toContain('Now: It waits for your answers.');
    expect(body).toContain('+updated: 2026-11-27T00:00:00Z');
    expect(body).not.toMatch(/@\w/);
  });

  test('G06 of a protected branch names the pull request, without a reference to it', () => {
    const body = answer({
      kind: 'done',
      change,
      listed: [],
      where: { ...WHERE, sha: null, pull: 14 },
      after: viewOf(),
    });
    expect(body).toContain('**Proposed.**');
    expect(body).toContain('takes changes by pull request alone, so pull request 14 holds it.');
    expect(body).not.toContain('#14');
    expect(body).toContain('<summary>What is proposed (1 file: 1 modified)</summary>');
    expect(body).not.toContain('Now:');
  });

  test('says how to bring back what was removed, where it can be typed', () => {
    const archive = 'refs/rekindle/archive/x-1';
    const done = { kind: 'done', change: FRESH, listed: [], after: null } as const;
    const body = answer({ ...done, where: { ...WHERE, archive } });
    expect(body).toContain(
      `git fetch origin ${archive}\ngit restore --source=FETCH_HEAD -- specs/003-invoice-export\n`,
    );
    expect(body).toContain('```text\nremove  specs/003-invoice-export\n```');
    expect(body).not.toContain('```diff');
    const both = { ...FRESH, files: [...FRESH.files, ...change.files] };
    expect(answer({ ...done, change: both, where: WHERE })).toMatch(
      /```diff\n---[^`]*```\n\n```text\nremove {2}[^`]*```\n\n<\/details>/,
    );
    const odd = answer({ ...done, where: { ...WHERE, archive: 'refs/rekindle/archive/a\u202eb' } });
    expect(odd).not.toContain('git fetch');
  });

  test('start-fresh without sha gives the whole line, its flags kept, and what it removes', () => {
    const lines = { kind: 'lines', of: viewOf(), option: 'start-fresh', flags: ['all'] } as const;
    const body = answer(lines);
    expect(body).toContain(`/start-fresh sha=${COMMIT.slice(0, 12)} --all\n`);
    expect(body).toContain('remove  specs/003-invoice-export/adr.md');
    expect(body).toContain('Nothing was done.');
    const line = body.split('\n').find((one) => one.startsWith('/')) ?? '';
    expect(parseComment(line, { bare: true })).toMatchObject({ command: 'start-fresh', flags: ['all'] });
  });

  test('a tick that needs words gives the lines', () => {
    const seat = { ...SEAT, alone: false };
    const of = viewOf(ASKING, { seat });
    const body = answer({ kind: 'lines', of, option: 'answer', flags: [] });
    expect(body).toContain('/answer ai-dev-shop:003-invoice-export C2.1 15m\n');
    const none = viewOf({}, { seat: { ...seat, commands: [] } });
    expect(answer({ kind: 'lines', of: none, option: 'answer', flags: [] })).toContain(
      'There is no line to give',
    );
  });

  test('with no dispatch it is the brief and the local lines', () => {
    const of = viewOf();
    const brief = briefOf(of.recovery, of.scanned, snapshotOf({}), '2026-11-27T00:00:00Z');
    const body = answer({ kind: 'brief', of, brief });
    expect(body).toContain('**Nothing was changed, and no one was woken:**');
    expect(body).toContain('git switch feature/invoice\nrekindle brief ai-dev-shop:003-invoice-export');
    expect(body).toContain('# Resume brief');
    expect(body.match(/<\/?details>/g)).toHaveLength(2);
  });

  test('A10 a brief that is too long loses what repeats files, then itself, and says where it is', () => {
    const spec = (text: string) =>
      specOf({ text, lastMatch: { commit: COMMIT, at: '2026-11-15T00:00:00Z', text: 'old\n' } });
    const of = (state: ReturnType<typeof stateOf>) => {
      const view = viewOf({}, {}, { state });
      const brief = briefOf(view.recovery, view.scanned, snapshotOf({}), '2026-11-27T00:00:00Z');
      return answer({ kind: 'brief', of: view, brief });
    };
    const long = of(stateOf({ spec: spec('new line\n'.repeat(12_000)) }));
    expect(long).toContain('# Resume brief');
    expect(long).not.toContain('new line');
    const questions = Array.from({ length: 900 }, (_, index) => ({
      id: `Q${index}`,
      question: 'word '.repeat(30),
      options: [],
      state: 'open' as const,
      line: 1,
    }));
    const longer = of(stateOf({ questions }));
    expect(longer).toContain('`rekindle brief` prints it');
    expect(Math.max(long.length, longer.length)).toBeLessThan(65_536);
  });

  test('says how the agent was woken, or that it was not and what happens next', () => {
    const woken = answer({ kind: 'dispatched', way: AGENT, where: WHERE, brief: null });
    expect(woken).toContain('**The agent was woken** by a `repository_dispatch` of the type `agent-resume`');
    const reply = { kind: 'dispatch-failed', way: AGENT, where: null, why: 'GitHub said no.' } as const;
    const failed = answer(reply);
    expect(failed).toContain('**The agent could not be woken**');
    const again = 'For a day it is tried again with every command that is written here';
    expect(failed).toContain(`${again}, and when the job is run again. No sweep does it.`);
    expect(answer(reply, { door: 'bot' })).toContain(`${again}. No sweep does it.`);
  });

  test('C08 C07 C09 C12 already, too late, something else, which one', () => {
    expect(answer({ kind: 'already', by: 'grace', at: '2026-11-27T08:00:00Z' })).toContain(
      '**Already so.** This command was given before by `grace`, 2026-11-27 08:00 UTC.',
    );
    const already = { kind: 'already', by: 'grace', at: null } as const;
    const begins = 'The step after it is passed over once it has begun: `/resume` begins it.';
    expect(answer(already, { line: '/skip 5-export' })).toContain(begins);
    expect(answer(already)).not.toContain(begins);
    expect(answer({ kind: 'outrun', by: 'grace', first: '/start-fresh' })).toContain(
      '**Too late for `/resume` by `ada`.** `/start-fresh` by `grace` came first',
    );
    const changed = answer({ kind: 'state-changed', seen: 'a'.repeat(40), now: viewOf(ASKING) });
    expect(changed).toContain('(`state-changed`)');
    expect(changed).toContain('Nothing was done.');
    // A config that changed moves no branch.
    const seen = viewOf(ASKING).scanned.commit?.slice(0, 12) ?? '';
    const still = answer({ kind: 'state-changed', seen, now: viewOf(ASKING) });
    expect(still).toContain(`The branch still stands at \`${seen}\`: the config, a freeze or the time has`);
    expect(still).not.toContain('went from');
    const which = answer({
      kind: 'which',
      id: null,
      among: [viewOf(), viewOf({ id: 'x:y', owner: 'main' })],
    });
    expect(which).toContain('- `x:y` on `main`\n');
    expect(which).not.toContain('alone cannot say');
    const twins = [viewOf({ id: 'x:y', owner: 'a' }), viewOf({ id: 'x:y', owner: 'b' })];
    expect(answer({ kind: 'which', id: 'x:y', among: twins })).toContain(
      '`x:y` alone cannot say which branch is meant: `a` or `b`. Write the line in the pull request',
    );
    const many = Array.from({ length: 30 }, () => viewOf());
    expect(answer({ kind: 'which', id: 'x:z', among: many })).toContain('- and 10 more');
    expect(answer({ kind: 'which', id: null, among: [] })).toContain('There is no workflow here.');
  });
});

describe('a refusal', () => {
  test.each<[string, RefusalReason, string]>([
    ['C10 a fork', { kind: 'fork' }, 'On a pull request from a fork nothing is written'],
    [
      'a command that is off',
      { kind: 'off', command: 'start-fresh' },
      '`/start-fresh` off in its `.github/rekindle.yml`',
    ],
    ['a broken config', { kind: 'config' }, 'There are mistakes in `.github/rekindle.yml`'],
    ['C11 a closed place', { kind: 'closed' }, 'This is closed.'],
    [
      'T11 a frozen one',
      { kind: 'frozen', by: 'grace', until: null },
      '**Refused.** Frozen by `grace`. `/unfreeze` ends that.',
    ],
    [
      'what does not fit',
      { kind: 'unfit', message: 'It waits.', theirs: [] },
      '**Refused.** It waits. Nothing was done.',
    ],
    [
      'A12 what GitHub refuses',
      { kind: 'world', message: 'it needs issues: write.' },
      'GitHub did not let it happen: it needs issues: write.',
    ],
  ])('%s', (_, why, words) => {
    expect(answer({ kind: 'refused', why })).toContain(words);
  });

  test('what was not understood says what was meant', () => {
    const refusal = parseComment('/rekindle resum', { bare: false });
    if (refusal?.kind !== 'refusal') throw new Error('it is refused');
    const body = answer({ kind: 'not-understood', refusal });
    expect(body).toContain('**Not understood.**');
    expect(body).toContain('Did you mean resume?');
  });

  test('help is of all commands, or of one; an unknown one is said', () => {
    expect(answer({ kind: 'help', about: null, permission: 'read' })).toContain('need permission to write');
    expect(answer({ kind: 'help', about: 'start-fresh', permission: 'write' })).toContain('`/start-fresh');
    expect(answer({ kind: 'help', about: '@x', permission: 'write' })).toContain(
      'There is no command &#64;`x`.',
    );
  });

  test('freezes say how long, and how they end', () => {
    const of = viewOf();
    expect(answer({ kind: 'frozen', of, until: null })).toContain('until somebody writes `/unfreeze`.');
    expect(answer({ kind: 'frozen', of, until: '2026-12-31' })).toContain('until `2026-12-31` (UTC).');
    expect(answer({ kind: 'unfrozen', of })).toContain('The next sweep looks at');
  });
});

describe('how an answer ends a command', () => {
  const theirs = ['**Already so.**', '**Too late for it.**', '(`state-changed`)', '**No agent is woken:**'];
  const view = viewOf(ASKING);
  const brief = briefOf(view.recovery, view.scanned, snapshotOf({}), '2026-11-27T00:00:00Z');

  test.each<readonly [Reply, boolean, boolean, boolean]>([
    [{ kind: 'already', by: null, at: null }, true, true, false],
    [{ kind: 'outrun', by: 'grace', first: '/skip' }, false, true, false],
    [{ kind: 'state-changed', seen: null, now: view }, false, false, true],
    [{ kind: 'brief', of: view, brief, accepted: null }, true, false, false],
    [{ kind: 'refused', why: { kind: 'unfit', message: theirs.join('\n'), theirs } }, false, false, false],
  ])('is told by its marker, whatever its words are: %j', (reply, well, earlier, changed) => {
    const body = answer(reply);
    const [marker = ''] = body.split('\n');
    for (const one of [body, ...theirs.map((words) => `${marker}\n\n${words}\n`)])
      expect([endsWell(one), saysEarlier(one), saysChanged(one)]).toEqual([well, earlier, changed]);
  });
});

describe('the state', () => {
  test('of one workflow is whole, of several a table, of none said', () => {
    const one = statusReply('reply-9', [viewOf(ASKING)]);
    expect(one).toContain(
      '`ai-dev-shop:003-invoice-export`, judged just now. **It waits for your answers.**',
    );
    expect(one).toContain('/answer C2.1 15m\n/answer C2.1 1h\n');
    expect(one).toContain('/answer C2.2 YOUR ANSWER\n');
    const fork = statusReply('reply-9', [viewOf(ASKING, { fork: true })]);
    expect(fork).toContain('**It waits for your answers.**\n');
    expect(fork).toContain('comes from a fork, where Rekindle writes nothing');
    expect(fork).not.toMatch(/\/answer|What you can do|Start fresh/);
    const two = statusReply('reply-9', [
      viewOf(),
      viewOf({ id: 'x:y', decision: decisionOf({ reason: 'paused' }) }),
    ]);
    expect(two).toContain('2 workflows, judged just now.');
    expect(two).toContain('| `x:y` | `feature/invoice` | It was paused at step `programmer`.');
    expect(statusReply('reply-9', [])).toContain('There is no workflow here.');
  });

  test('C12 A10 of a thousand workflows stays within the limit', () => {
    const many = Array.from({ length: 1000 }, (_, index) => viewOf({ id: `x:${index}` }));
    const body = statusReply('reply-9', many);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/\nand \d+ more\n/);
    expect(body).toContain('With an id after it, `/status` says everything about one.');
  });
});
