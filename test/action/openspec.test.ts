// A change of OpenSpec through every mode of the Action, on the stand-in and by the very door.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ActionMode } from '../../src/action/choose-mode.ts';
import { DAY, HOUR } from '../../src/model/time-units.ts';
import { atNight } from '../exhaustive.ts';
import { checkout, tidy } from '../standin/checkout.ts';
import type { GitHub } from '../standin/github.ts';
import type { Event } from '../standin/happenings.ts';
import { goOf } from './stage/run.ts';
import { DISPATCH, NOW, REPO, stand, tokenOf } from './stage/world.ts';

const BRANCH = 'feature/dark-mode';
const CHANGE = 'openspec/changes/add-dark-mode';
const ID = 'openspec:add-dark-mode';

const TASKS = '## 1. Palette\n\n- [x] 1.1 Name the colours\n- [ ] 1.2 Add it\n- [ ] 1.3 Switch to it\n';
const PROPOSED = {
  'openspec/config.yaml': 'schema: spec-driven\n',
  [`${CHANGE}/.openspec.yaml`]: 'schema: spec-driven\ncreated: 2026-11-12\n',
  [`${CHANGE}/proposal.md`]: '## Why\n\nEyes tire at night.\n\n## What Changes\n\n- A second palette.\n',
  [`${CHANGE}/specs/settings/spec.md`]:
    '## ADDED Requirements\n\n### Requirement: A dark palette\nThe app SHALL have a dark palette.\n\n' +
    '#### Scenario: Switched on\n- **WHEN** it is switched on\n- **THEN** the background is dark\n',
  [`${CHANGE}/tasks.md`]: TASKS,
};

let github: GitHub;
let pull = 0;
/** GitHub's clock; what a test does comes after what the one before did. */
let clock = NOW - 9 * DAY;

/** One stand-in for all: the stories follow each other, as on a branch that people work on. */
beforeAll(async () => {
  github = await stand({ branches: [], config: DISPATCH }, () => new Date(clock));
  await github.commit(REPO, BRANCH, [{ files: PROPOSED, by: 'ada', message: 'dark mode' }], 'main');
  clock = NOW;
});
afterEach(() => {
  clock += HOUR;
});
afterAll(async () => {
  expect(github.problems).toEqual([]);
  await github.close();
  tidy();
});

/** A checkout with all branches as they were at the pull request; made once, as each costs some processes. */
let workspace = '';

async function go(mode: ActionMode, event: Event, inputs: Record<string, string> = {}) {
  const token = tokenOf(mode);
  const { effects, failed } = await goOf(github, { mode, event, token, now: clock, inputs, workspace });
  const outputs = effects.flatMap((one) => (one.kind === 'output' ? [[one.name, one.value]] : []));
  const said = effects.flatMap((one) => (one.kind === 'log' ? [one.message] : []));
  return { failed, outputs: Object.fromEntries(outputs), said: said.join('\n') };
}

const comments = () => github.world.rows.comments.all().map(({ body }) => body);
const lastComment = () => comments().at(-1) ?? '';
const tasks = () => github.file(REPO, BRANCH, `${CHANGE}/tasks.md`);
const pushed = () => github.event(REPO, { name: 'push', branch: BRANCH, by: 'ada' });

/** An order under the pull request; gives our reactions to it. */
async function ordered(line: string) {
  const comment = await github.acts.comment(REPO, pull, 'ada', line);
  await go('command', await github.event(REPO, { name: 'issue_comment', comment, by: 'ada' }));
  const ours = github.world.extras.reactions.filter(({ target }) => target === comment);
  return ours.map(({ content }) => content);
}

test('a pull request is checked', async () => {
  pull = await github.acts.pull(REPO, 'ada', { title: 'Dark mode', head: BRANCH, base: 'main' });
  const event = await github.event(REPO, { name: 'pull_request', number: pull, by: 'ada' });
  workspace = await checkout(github, event, tokenOf('check'), { depth: 0 });
  const { failed, outputs } = await go('check', event);
  expect([failed, outputs['workflows'], outputs['invalid']]).toEqual([false, '2', '0']);
});

atNight('a push is checked', async () => {
  const { failed, outputs, said } = await go('check', await pushed());
  expect([failed, outputs['decision'], outputs['reason']]).toEqual([false, 'resume', 'partial-work']);
  expect(said).toContain(`${ID} in ${CHANGE}/tasks.md: resume the implementation (partial-work)`);
  expect(github.world.rows.checkRuns.all().map(({ name, conclusion }) => [name, conclusion])).toContainEqual([
    'Rekindle',
    'neutral',
  ]);
});

atNight('a guard says what a job left unfinished', async () => {
  const { failed, said } = await go('guard', await pushed(), { 'job-status': 'failure' });
  expect([failed, said]).toEqual([false, `${ID}: 1 workflow unfinished.`]);
  const card = comments().find((body) => body.includes('### 🟢 ')) ?? '';
  expect(card).toContain('| Step | `apply 1.2` |');
});

atNight('a sweep puts a card under the pull request, and a row on the dashboard', async () => {
  await go('sweep', await github.event(REPO, { name: 'schedule' }));
  expect(comments()).toHaveLength(1);
  expect(lastComment()).toContain("### 🟢 'add-dark-mode': interrupted · since ");
  expect(lastComment()).toContain(
    '**Resume.** It is judged once more, and the agent is woken; no file is changed.',
  );
  expect(lastComment()).toContain('\n/resume\n');
  expect(lastComment()).toContain('remove  openspec/changes/add-dark-mode/specs/settings/spec.md\n');
  const issues = github.world.rows.issues.all().map(({ body }) => body ?? '');
  expect(issues.join()).toContain('**2 workflows: 1 with a card on the pull request.**');
});

atNight('/resume changes no file and wakes the agent', async () => {
  const before = github.tip(REPO, BRANCH);
  expect(await ordered('/resume')).toEqual(['+1']);
  expect(github.tip(REPO, BRANCH)).toBe(before);
  const told = { id: ID, ref: BRANCH, step: 'apply', instruction: expect.stringContaining('/opsx:apply') };
  expect(github.dispatches).toMatchObject([{ name: 'rekindle-resume', payload: told }]);
  expect(lastComment()).toContain('next task: 1.2 Add it\n');
});

atNight('/skip ticks the box of the task, and no other', async () => {
  expect(await ordered('/skip')).toEqual(['+1']);
  expect(lastComment()).toContain('Its box is ticked on your word; nothing was done for it.');
  expect(await tasks()).toBe(TASKS.replace('[ ] 1.2', '[x] 1.2'));
});

atNight('there is nothing to migrate', async () => {
  const event = await github.event(REPO, { name: 'workflow_dispatch', by: 'ada' });
  const { failed, outputs } = await go('migrate', event);
  expect([failed, outputs['operations-used']]).toEqual([false, '0']);
  expect(github.world.rows.pulls.all().map(({ number }) => number)).toEqual([pull]);
});
