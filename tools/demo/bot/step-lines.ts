// The result of each step of the bot's part, on GitHub and in its own store, as lines for a terminal.
import type { EffectView } from '../../../src/demo/effect-lines.ts';
import { ORDER } from '../../../src/demo/github-scenario.ts';
import { quoted } from '../../../src/demo/on-github.ts';
import { wrap } from '../../../src/report/terminal/layout.ts';
import { forTerminal } from '../../../src/text/escape.ts';
import { counted } from '../../../src/text/plural.ts';
import { at, type Fields, fields, list, numberOf, text } from '../../../test/standin/json.ts';
import * as seen from '../observe-github.ts';
import { card, commit, dispatches, heading, type Lines } from '../step-lines.ts';
import { LOGIN, type Port } from './environment.ts';

const PROJECTS = {
  clear: '550e8400-e29b-41d4-a716-446655440000',
  unclear: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
} as const;
/** The first issue or pull request whose text has this in it. @throws Error where there is none */
export async function conversation(port: Port, has: string): Promise<Fields> {
  const found = (await seen.conversations(port)).find((one) => text(one['body']).includes(has));
  if (!found) throw new Error(`found nothing on ${port.repo} that holds ${has}:\n${port.bot().said()}`);
  return found;
}

const title = (talk: Fields) => `#${numberOf(talk['number'])} “${forTerminal(text(talk['title']))}”`;

export async function installed(port: Port, proposal: Fields, view: EffectView): Promise<Lines> {
  const made = await seen.pullAt(port, numberOf(proposal['number']));
  const files = counted(numberOf(made['changed_files']), 'changed file');
  return [
    ...heading(`Pull request ${title(made)}`, view),
    `  ${files}; before it is merged nothing else is written`,
    '',
    ...quoted(text(made['body']), view),
  ];
}

export async function merged(port: Port, view: EffectView): Promise<Lines> {
  const board = await conversation(port, '"key":"dashboard"');
  return [
    ...(await card(port, view)),
    ...heading(`The dashboard, issue ${title(board)}`, view),
    ...quoted(text(board['body']), view),
  ];
}

export async function ordered(port: Port, comment: number, view: EffectView): Promise<Lines> {
  const answer = await seen.commentAt(port, port.pull, `"key":"reply-${comment}"`);
  return [
    ...(await commit(port, await seen.headOf(port), view)),
    ...dispatches(port, view),
    ...heading(`The answer to “${ORDER.body}”`, view),
    ...quoted(text(answer['body']).split('<details>')[0] ?? '', view),
  ];
}

/** What project-state's orchestrator sends: a project, then its row after each step that matters. */
export async function reported({ ask, repo }: Port): Promise<void> {
  const row = { current_agent_id: 'backend_dev', status: 'active' };
  await ask('POST', '/api/projects', {
    id: PROJECTS.clear,
    goal: 'Staff sign in with a password',
    repository: repo,
    ref: LOGIN.branch,
  });
  await ask('PUT', `/api/projects/${PROJECTS.clear}/state`, {
    ...row,
    current_task_id: 'implement_auth',
    last_action: `Created file ${LOGIN.file}`,
  });
  await ask('POST', '/api/projects', {
    id: PROJECTS.unclear,
    goal: 'The code is easier to read',
    repository: repo,
    ref: LOGIN.branch,
  });
  await ask('PUT', `/api/projects/${PROJECTS.unclear}/state`, {
    ...row,
    current_task_id: 'refactor_code',
    last_action: 'Working on it',
  });
}

async function rowOf({ ask }: Port, id: string, view: EffectView): Promise<Lines> {
  const told = await ask('GET', `/api/projects/${id}`);
  const said = (name: string) => text(at(told, 'state', name));
  const lines = list(at(told, 'history')).map(fields).toReversed();
  return [
    ...heading(`GET /api/projects/${id}`, view),
    `  ${forTerminal(`${said('current_task_id')}: ${said('last_action')}`)}`,
    ...lines
      .map((one) => `    ${text(one['at'])}  ${text(one['by'])}: ${text(one['kind'])}`)
      .map(forTerminal),
  ];
}

export async function restarted(port: Port, gate: Fields, view: EffectView, before: number): Promise<Lines> {
  return [
    ...(await rowOf(port, PROJECTS.clear, view)),
    ...dispatches(port, view, before),
    ...heading(`Unclear, so people are asked: issue ${title(gate)}`, view),
    ...quoted(text(gate['body']), view),
  ];
}

export async function decided(port: Port, number: number, view: EffectView): Promise<Lines> {
  const gate = (await seen.conversations(port)).find((one) => numberOf(one['number']) === number) ?? {};
  const state = text(gate['state']);
  if (state !== 'closed') throw new Error(`the gate #${number} is ${state} after /approve`);
  return [
    ...heading(`Issue #${number} is ${state}`, view),
    ...(await rowOf(port, PROJECTS.unclear, view)).slice(1),
  ];
}

/** As Prometheus reads them; the process that was killed took its own counters with it. */
export async function figures(port: Port, view: EffectView): Promise<Lines> {
  const metrics = await port.bot().metrics();
  const names = ['rekindle_deliveries{', 'rekindle_webhooks_total', 'rekindle_projects{', 'rekindle_github'];
  const shown = [...metrics].filter(
    ([name, value]) => value > 0 && names.some((one) => name.startsWith(one)),
  );
  const status = await port.bot().stop();
  if (status !== 0) throw new Error(`the bot ended with ${status}:\n${port.bot().said()}`);
  return [
    ...heading('The bot’s figures, from /metrics', view),
    ...shown.map(([name, value]) => `  ${forTerminal(name)} ${value}`),
    '',
    ...wrap('SIGTERM: it ended what was begun, and with status 0.', view.columns),
  ];
}
