// Everything that Rekindle writes on GitHub, one page a sample, made from real workflows: each change of
// words shows.
import { cliCommands, slashCommands } from '../src/commands/index.ts';
import type { Choice } from '../src/model/choice.ts';
import { assert } from '../src/model/errors.ts';
import { somebody } from '../src/modes/workflow-card.ts';
import { recoveryCard } from '../src/report/github/card/card.ts';
import { checkRunOf } from '../src/report/github/check-run.ts';
import { dashboard } from '../src/report/github/dashboard/dashboard.ts';
import { proposalKey } from '../src/report/github/markers.ts';
import { proposalBranch } from '../src/report/github/proposal/commit-message.ts';
import { proposalBody } from '../src/report/github/proposal/proposal.ts';
import { statusReply } from '../src/report/github/reply/status.ts';
import type { CardView } from '../src/report/github/workflow-view.ts';
import { listedIn } from '../src/report/terminal/change.ts';
import { gateAnswersPage, gatePage, onboardingPage } from './github-gates.ts';
import { repliesOf } from './github-replies.ts';
import { changeIn, demoScenes, extraScenes, NOW, type Scene, sceneOf } from './sample-workflows.ts';

const DAY = 86_400_000;
const AT = new Date(NOW).toISOString().replace('.000Z', 'Z');

/** A card's view of a workflow that nothing has been done about. */
export function viewOf(scene: Scene, over: Partial<CardView> = {}): CardView {
  const { recovery, scanned, holding } = scene;
  const fresh = changeIn(scene, { name: 'start-fresh', all: false });
  return {
    scanned,
    recovery,
    resuming: changeIn(scene, { name: 'resume' }, somebody(scene)),
    fresh: fresh && { change: fresh, listed: listedIn(holding.snapshot, fresh) },
    wakes: 'repository-dispatch',
    turn: { kind: 'open' },
    fork: false,
    seat: { commands: slashCommands, bare: true, alone: true, role: 'write' },
    cli: new Set(cliCommands.map(({ name }) => name)),
    ...over,
  };
}

/** Features of the demo and of the other scenes, whose card is shown as it is first put up. */
const CARDS = [
  '003-invoice-export',
  'm5x3qa-returns',
  '009-search-filters',
  '010-gift-cards',
  '13-gift-wrapping',
  '005-user-auth',
  '007-audit-trail',
  '8-labels',
  '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f',
  '021-parcel-labels',
  '004-seat-map',
  '022-conflicted',
  '9-themes',
  '023-failed',
  '001-user-profile',
] as const;

/** The text of each page by its name, without `.md`. `dir`: the demo's repository. */
export async function githubSamples(dir: string): Promise<Readonly<Record<string, string>>> {
  const scenes = new Map([...(await demoScenes(dir)), ...(await extraScenes())]);
  const at = (feature: string): Scene => {
    const scene = scenes.get(feature);
    assert(scene, `there is a scene of ${feature}`);
    return scene;
  };
  return {
    ...Object.fromEntries(CARDS.map((feature) => cardPage(at(feature)))),
    // Tools that many use: one that ticks its own list, and one whose status is written for it.
    'card-openspec': recoveryCard(viewOf(at('keep-baskets')), null),
    'card-task-master': recoveryCard(viewOf(at('master')), null),
    ...(await turnPages(at)),
    dashboard: dashboardPage(at),
    'pull-request-migrate': proposalPage(at('12-order-export'), { name: 'migrate' }),
    'pull-request-repair': proposalPage(at('m5x3qa-returns'), { name: 'repair', which: 1 }),
    'pull-request-start-fresh': proposalPage(at('010-gift-cards'), { name: 'start-fresh', all: false }),
    'check-run': checkRunPage(at('004-seat-map')),
    status: statusReply('reply-1', [viewOf(at('010-gift-cards'))]),
    'status-fork': statusReply('reply-1', [viewOf(at('010-gift-cards'), { fork: true })]),
    'status-several': statusReply(
      'reply-1',
      ['010-gift-cards', '005-user-auth'].map((one) => viewOf(at(one))),
    ),
    replies: repliesOf(at, viewOf),
    gate: gatePage(),
    'gate-answers': gateAnswersPage(),
    'pull-request-onboarding': onboardingPage(
      ['003-invoice-export', '005-user-auth', '010-gift-cards'].map(at),
    ),
  };
}

function cardPage(scene: Scene): readonly [string, string] {
  const { action, reason } = scene.scanned.decision;
  return [`card-${action}-${reason}`, recoveryCard(viewOf(scene), null)];
}

/** The card of one workflow as things go on. */
async function turnPages(at: (feature: string) => Scene): Promise<Readonly<Record<string, string>>> {
  const waiting = viewOf(at('005-user-auth'));
  const cut = viewOf(at('010-gift-cards'));
  const first = recoveryCard(waiting, null);
  const later = viewOf(await answered(at('005-user-auth')), { turn: { kind: 'moved' } });
  const done = viewOf(at('003-invoice-export'));
  const [by, command] = ['ada', 'resume'];
  return {
    'card-turn-reminder': recoveryCard({ ...waiting, turn: { kind: 'reminder', waited: 10 * DAY } }, first),
    'card-turn-moved': recoveryCard(later, first),
    'card-turn-frozen': recoveryCard({ ...cut, turn: { kind: 'frozen', by, until: '2026-12-31' } }, null),
    'card-turn-recovered': recoveryCard({ ...done, turn: { kind: 'recovered', by, command, at: AT } }, null),
    'card-no-dispatch': recoveryCard({ ...cut, wakes: 'none' }, null),
  };
}

/** The same workflow after every question was answered. */
async function answered(scene: Scene): Promise<Scene> {
  const [question] = scene.scanned.pending;
  if (!question) return scene;
  const change = changeIn(scene, { name: 'answer', question: question.id, text: 'the first' });
  const [written] = change?.files ?? [];
  assert(written?.kind === 'write', 'an answer is written');
  return answered(await sceneOf({ [written.path]: written.after }, scene.scanned.owner ?? ''));
}

function dashboardPage(at: (feature: string) => Scene): string {
  const row = (feature: string) => ({ ...at(feature), frozen: null, ticked: false, pull: null });
  const { title, body } = dashboard({
    rows: [
      row('004-seat-map'),
      row('005-user-auth'),
      row('021-parcel-labels'),
      { ...row('010-gift-cards'), ticked: true },
      row('0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22'),
      { ...row('13-gift-wrapping'), pull: 12 },
      { ...row('2-price-alerts'), frozen: { by: 'ada', until: '2026-12-31' } },
      row('003-invoice-export'),
    ],
    unreadable: at('004-seat-map').looked.report.unreadable,
    address: 'https://github.com/octo-org/shop',
    recovered: [
      {
        id: 'ai-dev-shop:008-webhook-retries',
        owner: 'feature/webhook-retries',
        by: 'ada',
        command: 'resume',
        at: AT,
      },
    ],
    sweep: {
      at: AT,
      looked: 9,
      branches: 18,
      cursor: { branch: 'feature/order-export', sha: '910f702f3ee25831fc2faed62d728102a037d559' },
      stuck: 0,
    },
    commands: slashCommands,
    wakes: 'repository-dispatch',
    role: 'write',
    door: 'action',
  });
  return `# ${title}\n\n${body}`;
}

function proposalPage(scene: Scene, choice: Choice): string {
  const { scanned, recovery, holding } = scene;
  const change = changeIn(scene, choice);
  assert(change, `${choice.name} fits ${scanned.id}`);
  const key = proposalKey(choice.name, scanned.id, scanned.owner, change.summary);
  const { title, body } = proposalBody({
    scanned,
    recovery,
    choice: choice.name,
    change,
    listed: listedIn(holding.snapshot, change),
    by: choice.name === 'migrate' ? null : 'ada',
    guarded: choice.name === 'start-fresh',
    key,
    branch: proposalBranch(choice.name, scanned.id, key),
    base: scanned.owner ?? 'main',
  });
  return `# ${title}\n\n${body}`;
}

function checkRunPage({ holding, recovery, looked }: Scene): string {
  const judged = [{ holding, recovered: { workflows: [recovery], unreadable: [] } }];
  const { report } = looked;
  const workflows = report.workflows.filter(({ id }) => id === recovery.id);
  const seen = { judged, report: { ...report, workflows, unreadable: [] } };
  const { commit: head } = holding.snapshot;
  const call = { head, base: { kind: 'nothing' }, failOn: 'none', remarks: [], resultFile: '' } as const;
  const commands = new Set(cliCommands.map(({ name }) => name));
  const effect = checkRunOf(seen, null, call, { typed: { commands, dir: null }, gate: true, door: 'action' });
  assert(effect, 'there is a commit to show it at');
  const notes = effect.annotations.map(
    ({ level, path, line, title, message }) => `${level} at ${path}:${line}\n  ${title}\n  ${message}`,
  );
  const title = `# ${effect.title} (\`${effect.conclusion}\`)`;
  return `${title}\n\n${effect.summary}\n\`\`\`text\n${notes.join('\n')}\n\`\`\`\n`;
}
