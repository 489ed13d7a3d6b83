// `rekindle` without a word: through everything with the person on a terminal, elsewhere the list.
import { expect, test } from 'vitest';
import type { Prompter } from '../../../src/cli/guided/prompter.ts';
import { type Desk, deskOn, deskWith } from '../../commands/desk.ts';
import { sampleRepository, stateText } from '../../commands/sample.ts';
import { atNight } from '../../exhaustive.ts';
import { rekindle, standingIn } from '../world.ts';

const INDEX = 'specs/005-user-auth/.workflow/index.md';
const BRANCH = 'feature/user-auth';

/** A person who takes, of each list, the entry that begins so; who goes away where nothing is left. */
function person(...picks: readonly string[]) {
  const left = [...picks];
  const questions: string[] = [];
  const prompter: Prompter = {
    async choose(question, entries) {
      questions.push(question);
      const pick = left.shift();
      const found = pick === undefined ? undefined : entries.find(({ label }) => label.startsWith(pick));
      if (pick !== undefined && !found)
        throw new Error(`no ${pick} in ${entries.map(({ label }) => label).join()}`);
      return found?.value ?? null;
    },
    async write(question) {
      questions.push(question);
      return left.shift() ?? null;
    },
  };
  return { questions, prompter: async () => prompter };
}

const through = (desk: Desk, who: ReturnType<typeof person>, yes = true) => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return yes;
  };
  // What is typed for the person names the folder that one stands in; a temporary tree lies elsewhere.
  const open = standingIn(desk.dir);
  return rekindle([], { prompter: who.prompter, ask, open }).then((ended) => ({ ...ended, asked }));
};

test('without a terminal it is the list', async () => {
  const open = standingIn(await sampleRepository());
  expect(await rekindle([], { open })).toEqual(await rekindle(['list'], { open }));
});

atNight('choose a workflow, see what is trusted, choose, see the difference, confirm', async () => {
  const desk = await deskOn(BRANCH);
  const before = await desk.read(INDEX);
  const picks = ['humaninloop:005-user-auth', 'answer', 'C2.1', 'something else', '20 minutes'];
  const refused = await through(desk, person(...picks), false);
  expect([refused.status, refused.asked.length, await desk.read(INDEX)]).toEqual([0, 1, before]);
  const who = person(...picks);
  const { status, out, err } = await through(desk, who);
  expect([status, who.questions.slice(0, 3)]).toEqual([
    0,
    ['Which workflow?', 'What is to be done?', 'Which question?'],
  ]);
  expect(out).toMatch(/^ {2}humaninloop:005-user-auth {2}/m);
  expect(out).toMatch(/^ {4}trusted {2}\S/m);
  expect(err).toContain(`\n+++ b/${INDEX}\n`);
  expect(err).toContain('✓ Recorded the answer to C2.1');
  expect(await desk.read(INDEX)).toContain('20 minutes');
});

atNight('of another branch: the brief is shown; going away at any question changes nothing', async () => {
  const desk = await deskOn('main');
  const { out } = await through(desk, person('humaninloop:005-user-auth', 'see the whole brief'));
  expect(out).toContain('# Resume brief');
  const picks = ['humaninloop:005-user-auth', 'answer', 'C2.1', 'something else'];
  for (const count of [0, 1, 2, 3, 4]) {
    const gone = await through(desk, person(...picks.slice(0, count)));
    expect([gone.status, gone.err, gone.asked]).toEqual([0, '', []]);
  }
  expect(await desk.git('status', '--porcelain')).toBe('');
});

test('of several checkpoints the person chooses one', async () => {
  const state = `${stateText('056-reef', 'WAITING_FOR_HUMAN', 'clarify')}
## Human Checkpoints Cleared

- [ ] Spec approval
- [ ] Red-Team clearance
`;
  const files = {
    'specs/056-reef/spec.md': '# Reef\n\nA reef.\n',
    'specs/056-reef/.pipeline-state.md': state,
  };
  const desk = await deskWith(files);
  const who = person('ai-dev-shop:056-reef', 'approve', 'Red-Team');
  const { status } = await through(desk, who);
  expect([status, who.questions.at(-1)]).toEqual([0, 'Which checkpoint?']);
  expect(await desk.read('specs/056-reef/.pipeline-state.md')).toMatch(/\[ \] Spec.*\n- \[x\] Red-Team/);
});
