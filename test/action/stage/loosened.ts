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

/** The number of the pull request. `breaks`: whether the state is left in a conflict as well. */
export async function loosened(github: GitHub, branch: string, breaks: boolean): Promise<number> {
  const text = await github.file(REPO, branch, STATE);
  const conflict = `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`;
  const files = { '.github/rekindle.yml': LOOSE, ...(breaks ? { [STATE]: conflict } : {}) };
  await github.commit(REPO, branch, [{ files, by: 'ada', message: 'settings' }]);
  return github.acts.pull(REPO, 'ada', { title: 'Invoices', head: branch, base: 'main' });
}
