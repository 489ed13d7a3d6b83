// The answers to commands, one of each kind, as one page.
import { slashCommands } from '../src/commands/index.ts';
import { parseComment } from '../src/commands/parse.ts';
import { assert } from '../src/model/errors.ts';
import { archiveRef } from '../src/modes/command/plan-change.ts';
import { briefOf } from '../src/report/brief/brief.ts';
import type { Ordered, Reply } from '../src/report/github/reply/outcome.ts';
import { replyOf } from '../src/report/github/reply/reply.ts';
import type { CardView, ChangeLocation } from '../src/report/github/workflow-view.ts';
import { listedIn } from '../src/report/terminal/change.ts';
import { changeIn, type Scene } from './sample-workflows.ts';

/** The commit that a command made: the demo has none. */
const SHA = 'c0ffee5d0c5'.padEnd(40, '1');

/** A heading for each, its line, and the answer as a quotation. */
export function repliesOf(at: (feature: string) => Scene, viewOf: (scene: Scene) => CardView): string {
  const replies = [...answered(at, viewOf), ...refused(at, viewOf)];
  for (const kind of Object.keys(KINDS))
    assert(
      replies.some(([, , reply]) => reply.kind === kind),
      `the page of replies has one of the kind ${kind}`,
    );
  const entries = replies.map(([title, line, reply]) => {
    const seat = { commands: slashCommands, bare: true, alone: true, role: 'write' };
    const { cli } = viewOf(at('005-user-auth'));
    const ordered: Ordered = { key: 'reply-1001', by: 'ada', line, seat, cli, door: 'action' };
    return `## ${title}\n\n${quote(replyOf(reply, ordered))}\n`;
  });
  return `# Answers to commands\n\n${entries.join('\n')}`;
}

type Entry = readonly [title: string, line: string, reply: Reply];

/** Every kind of reply: the compiler names one that is not here, and building the page one that it lacks. */
const KINDS: Readonly<Record<Reply['kind'], true>> = {
  help: true,
  'not-understood': true,
  refused: true,
  already: true,
  outrun: true,
  'state-changed': true,
  which: true,
  outside: true,
  lines: true,
  done: true,
  brief: true,
  dispatched: true,
  'dispatch-failed': true,
  frozen: true,
  unfrozen: true,
};

function answered(at: (feature: string) => Scene, viewOf: (scene: Scene) => CardView): readonly Entry[] {
  const asked = at('005-user-auth');
  const cut = at('010-gift-cards');
  const answer = changeIn(asked, { name: 'answer', question: 'C2.1', text: '15 minutes' });
  const resume = changeIn(cut, { name: 'resume' });
  const fresh = changeIn(cut, { name: 'start-fresh', all: false });
  assert(answer && resume && fresh, 'the choices fit');
  const where: ChangeLocation = { branch: 'feature/gift-cards', sha: SHA, pull: null, archive: null };
  const brief = briefOf(cut.recovery, cut.scanned, cut.holding.snapshot, cut.looked.report.now);
  const ref = archiveRef(cut.recovery.id, cut.holding.snapshot.commit ?? '');
  const none = { listed: [], after: null } as const;
  const agent = { kind: 'repository-dispatch', type: 'rekindle-resume' } as const;
  return [
    [
      'Done',
      '/answer C2.1 15 minutes',
      {
        kind: 'done',
        change: answer,
        ...none,
        where: { ...where, branch: 'feature/user-auth' },
        after: asked,
      },
    ],
    [
      'Done, and archived',
      freshLine(cut),
      {
        kind: 'done',
        change: fresh,
        listed: listedIn(cut.holding.snapshot, fresh),
        where: { ...where, archive: ref },
        after: null,
      },
    ],
    [
      'Proposed, as the branch is protected',
      '/resume',
      { kind: 'done', change: resume, ...none, where: { ...where, sha: null, pull: 14 } },
    ],
    ['The agent was woken', '/resume', { kind: 'dispatched', way: agent, where, brief: null }],
    [
      'The agent could not be woken',
      '/resume',
      { kind: 'dispatch-failed', way: agent, where, why: 'GitHub answered 422.' },
    ],
    ['No dispatch is configured', '/resume', { kind: 'brief', of: cut, brief }],
    ['Frozen', '/freeze until=2026-12-31', { kind: 'frozen', of: cut, until: '2026-12-31' }],
    ['Unfrozen', '/unfreeze', { kind: 'unfrozen', of: cut }],
    [
      'The line to type',
      '/start-fresh',
      { kind: 'lines', of: viewOf(cut), option: 'start-fresh', flags: [] },
    ],
  ];
}

/** As its card gives it. */
const freshLine = ({ holding }: Scene) => `/start-fresh sha=${holding.snapshot.commit?.slice(0, 12)}`;

const BESIDE = '/answer C2.1 20 minutes';

function besideOf({ recovery }: Scene): Reply {
  const call = parseComment(BESIDE, { bare: true });
  const question = recovery.state?.questions.find(({ id }) => id === 'C2.1');
  assert(call?.kind === 'call' && question, 'the line answers a question');
  return { kind: 'outside', id: null, calls: [call], odd: [{ call, question }] };
}

function refused(at: (feature: string) => Scene, viewOf: (scene: Scene) => CardView): readonly Entry[] {
  const [asked, cut, moved] = [at('005-user-auth'), at('010-gift-cards'), at('006-notifications')];
  const typo =
    parseComment('/resum from=B3', { bare: true }) ?? parseComment('/rekindle resum', { bare: true });
  assert(typo?.kind === 'refusal', 'that is no command');
  const unfit = 'humaninloop:010-gift-cards: approve does not fit its state (rerun, step-interrupted).';
  return [
    ['Not understood', '/rekindle resum', { kind: 'not-understood', refusal: typo }],
    ['None of the choices', BESIDE, besideOf(asked)],
    ['From a fork', '/resume', { kind: 'refused', why: { kind: 'fork' } }],
    ['Does not fit', '/approve', { kind: 'refused', why: { kind: 'unfit', message: unfit, theirs: [] } }],
    ['Frozen by somebody', '/resume', { kind: 'refused', why: { kind: 'frozen', by: 'grace', until: null } }],
    ['Given before', '/resume', { kind: 'already', by: 'grace', at: '2026-11-27T08:15:00Z' }],
    ['Somebody was faster', freshLine(cut), { kind: 'outrun', by: 'grace', first: '/resume' }],
    [
      'Something else is the case now',
      '/answer C2.1 15 minutes',
      { kind: 'state-changed', seen: asked.scanned.commit, now: viewOf(moved) },
    ],
    ['Which one', '/resume', { kind: 'which', id: null, among: [asked, cut] }],
    ['Help', '/help answer', { kind: 'help', about: 'answer', permission: 'write' }],
  ];
}

/** As a quotation, so that its headings are not the page's. */
export function quote(markdown: string): string {
  return markdown
    .trimEnd()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
