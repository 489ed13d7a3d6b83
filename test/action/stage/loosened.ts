// A pull request whose head brings a config that would let everything pass, and breaks a state with it.
import type { GitHub } from '../../standin/github.ts';
import { REPO } from './world.ts';

/** What the default branch says: one may resume who maintains, and no agent is woken. */
export const STRICT = 'commands:\n  resume: maintain\n';

/** What the head says: nobody is looked at, everybody may, and an agent is woken. */
const LOOSE = [
  'ignore: {paths: ["**"], branches: ["**"], workflows: ["**"]}',
  'formats: {ai-dev-shop: off}',
  'commands: {resume: read}',
  'dispatch: {repository-dispatch: rekindle-resume}',
  'trusted-marker-logins: [eve]',
  '',
].join('\n');

const STATE = 'specs/003-invoice-export/.pipeline-state.md';

/** Commits such a config there. `breaks`: the state is left in a conflict as well. */
export async function loosen(github: GitHub, repo: string, branch: string, breaks: boolean): Promise<void> {
  const text = await github.file(repo, branch, STATE);
  const conflict = `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`;
  const files = { '.github/rekindle.yml': LOOSE, ...(breaks ? { [STATE]: conflict } : {}) };
  await github.commit(repo, branch, [{ files, by: repo === REPO ? 'ada' : 'eve', message: 'settings' }]);
}

/** The number of the pull request of that branch. */
export async function loosened(github: GitHub, branch: string, breaks: boolean): Promise<number> {
  await loosen(github, REPO, branch, breaks);
  return github.acts.pull(REPO, 'ada', { title: 'Invoices', head: branch, base: 'main' });
}
