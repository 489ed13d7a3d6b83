// Whether a branch takes direct commits, as far as GitHub's rules say; the commit itself is the proof.
import { at, type GitHubContext } from '../context.ts';
import { learn } from './optional-facts.ts';

/**
 * Rules that refuse an ordinary commit on a branch that is there (GitHub, "Available rules for rulesets"):
 * it must come by a pull request or queue, pass something first, or be made by somebody who may bypass.
 * Those about making, deleting and forcing concern no commit, and those about words, paths and sizes are
 * only known once they refuse.
 */
const REFUSING: ReadonlySet<string> = new Set([
  'pull_request',
  'update',
  'merge_queue',
  'required_status_checks',
  'required_deployments',
  'workflows',
  'code_scanning',
]);

/**
 * One request where a ruleset says so, else two. What is not known counts as no, and proves nothing: a commit
 * that is refused says the rest.
 * @throws WorldError for what ends the work
 */
export async function isGuarded(branch: string, ground: GitHubContext): Promise<boolean> {
  const { value } = await learn('Rules of a branch', 'metadata: read', async () => {
    const rules = await ground.client.all(ground.client.rest.repos.getBranchRules, {
      ...at(ground),
      branch,
      per_page: 100,
    });
    return { value: rules.map(({ type }): string => type), notes: [] };
  });
  const rules = value === 'unavailable' ? [] : value;
  // What GitHub makes through its API is signed for bots alone.
  const unsigned = rules.includes('required_signatures') && !ground.account.endsWith('[bot]');
  if (unsigned || rules.some((rule) => REFUSING.has(rule))) return true;
  return (await flagOf(branch, ground)) && rules.length === 0;
}

/** GitHub's flag. It does not say which rules: where a ruleset explains it, that counts. */
async function flagOf(branch: string, ground: GitHubContext): Promise<boolean> {
  const { value } = await learn('Protection of a branch', 'contents: read', async () => {
    const { data } = await ground.client.rest.repos.getBranch({ ...at(ground), branch });
    return { value: data.protected, notes: [] };
  });
  return value === true;
}
