// The bot as a process, on a machine whose clock is wrong, on what a repository puts before it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loosened, STRICT } from '../action/stage/loosened.ts';
import { NOW, REPO, stand } from '../action/stage/world.ts';
import { atNight } from '../exhaustive.ts';
import { decision, json, PATH } from '../formats/project-state/looking.ts';
import type { GitHub } from '../standin/github.ts';
import { type BotProcess, connected, settled, tidy } from './process.ts';

const INVOICE = 'feature/invoice-export';
const TORN = 'feature/torn';
const WHOLE = json(decision({ at: '2026-11-25T00:00:00Z' }));
const OFFSET = 120;
/** Milliseconds that the clock of its machine is ahead of GitHub's. */
const WRONG = 400 * 86_400_000;

let github: GitHub;
let bot: BotProcess;
/** The pull request of the branch whose state will be torn. */
let pullNumber = 0;
beforeAll(async () => {
  const ahead = NOW - Date.now();
  github = await stand({ branches: [INVOICE], config: STRICT }, () => new Date(Date.now() + ahead));
  await github.commit(REPO, TORN, [{ files: { [PATH]: WHOLE }, by: 'ada' }], 'main');
  ({ bot } = await connected(github, { account: 'harbour', ahead: ahead + WRONG }));
  await bot.begun();
  pullNumber = await github.acts.pull(REPO, 'ada', { title: 'Parcels', head: TORN, base: 'main' });
});
afterAll(async () => {
  await bot.kill();
  await github.close();
  tidy();
});

const bodies = (number: number) =>
  github.world.rows.comments.all().flatMap((one) => (one.issue_number === number ? [one.body] : []));
const reactions = (comment: number) =>
  github.world.extras.reactions.filter(({ target }) => target === comment).map(({ content }) => content);
/** Until something is so, and the bot has come to rest. */
async function quiet(isSo: () => boolean): Promise<void> {
  do await settled(github, bot);
  while (!isSo());
}
/** An order has its last reaction. */
const isEnded = (comment: number) => reactions(comment).some((one) => ['+1', '-1', 'confused'].includes(one));
const checkAt = (branch: string) =>
  github.world.rows.checkRuns
    .all()
    .filter(({ name, head_sha: sha }) => name === 'Rekindle' && sha === github.tip(REPO, branch))
    .at(-1);

atNight('R10 its clock is wrong: it says so, and neither orders nor workflows are old by it', async () => {
  const comment = await github.acts.comment(REPO, pullNumber, 'ada', '/rekindle status');
  await quiet(() => isEnded(comment));
  expect(reactions(comment)).toEqual(['+1']);
  expect(bodies(pullNumber)[1]).toContain('| Last activity | 2026-11-25 00:00 UTC (recent) |');
  const warned = bot.lines.filter(({ msg }) => msg?.startsWith('The clock of this machine says 2028-01-'));
  expect(warned.length).toBeGreaterThan(0);
});

atNight('S28 state that git ignores was never pushed: who asks is told to commit checkpoints', async () => {
  const files = { '.gitignore': '.project-state/\n', 'auth.py': 'x\n' };
  await github.commit(REPO, 'feature/ignored', [{ files, by: 'ada' }], 'main');
  const pull = { title: 'Ignored', head: 'feature/ignored', base: 'main' };
  const asked = await github.acts.pull(REPO, 'ada', pull);
  const status = await github.acts.comment(REPO, asked, 'ada', '/rekindle status');
  const retry = await github.acts.comment(REPO, asked, 'ada', '/rekindle retry');
  await quiet(() => isEnded(status) && isEnded(retry));
  const answers = bodies(asked).filter((body) => !body.startsWith('/'));
  const words = 'Nothing was committed that one could recover from.';
  expect(answers).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  for (const answer of answers) expect(answer).toContain('have them commit checkpoints.');
});

test('X10 a head that loosens the config: its state is judged, an order refused', async () => {
  const loose = await loosened(github, INVOICE, true);
  const tip = github.tip(REPO, INVOICE);
  const comment = await github.acts.comment(REPO, loose, 'ada', '/rekindle resume');
  await quiet(() => isEnded(comment) && checkAt(INVOICE) !== undefined);
  expect(checkAt(INVOICE)?.conclusion).toBe('failure');
  expect(reactions(comment)).toEqual(['-1']);
  expect([github.tip(REPO, INVOICE), github.dispatches]).toEqual([tip, []]);
});

atNight('S02 torn JSON: the check names the offset, an order brings the last good version back', async () => {
  const good = github.tip(REPO, TORN)?.slice(0, 12);
  await github.commit(REPO, TORN, [{ files: { [PATH]: WHOLE.slice(0, OFFSET) }, by: 'ada' }]);
  await quiet(() => checkAt(TORN) !== undefined);
  const output = checkAt(TORN)?.output;
  expect(output?.annotations).toMatchObject([
    { path: PATH, start_line: 5, message: expect.stringContaining(`cut off) on line 5 at offset ${OFFSET}`) },
  ]);
  expect(output?.summary).toContain(`back to the version of ${good}`);
  // What was shown there before was the sound state, which a repair would not be about.
  const shown = await github.acts.comment(REPO, pullNumber, 'ada', '/rekindle status');
  await quiet(() => isEnded(shown));
  const comment = await github.acts.comment(REPO, pullNumber, 'ada', '/rekindle repair');
  await quiet(() => isEnded(comment));
  expect(reactions(comment)).toEqual(['+1']);
  expect(await github.file(REPO, TORN, PATH)).toBe(WHOLE);
});
