// The command that finds every workflow of a repository, judges its saved state and decides.
import { AGES, type Command, DIR, DIR_OPTION } from '../../model/command.ts';

export const scan: Command = {
  name: 'scan',
  summary: 'Find every workflow, judge its saved state, and say what to do next',
  doors: ['cli'],
  args: [DIR],
  options: [
    DIR_OPTION,
    { flags: '--worktree', about: 'what is on disk, git-ignored state files included (this is the default)' },
    {
      flags: '--branch NAME',
      completes: 'branches',
      about: 'the newest commit of this branch',
      repeatable: true,
    },
    { flags: '--all-branches', about: 'every local and remote-tracking branch, the same commit once' },
    {
      flags: '--output FORM',
      short: '-o',
      about: 'how to print what was found',
      default: 'text',
      choices: ['text', 'json', 'markdown', 'html', 'sarif'],
    },
    {
      flags: '--only FORMAT',
      completes: 'formats',
      about: 'only workflows of this format; see "rekindle formats"',
      repeatable: true,
    },
    ...AGES,
    {
      flags: '--fail-on WHAT',
      about:
        'end with status 1 when something is invalid, or (stale) stale or abandoned as well, or (decision) ' +
        'waits for a person as well',
      default: 'invalid',
      choices: ['none', 'stale', 'decision', 'invalid'],
    },
  ],
  examples: [
    'rekindle scan',
    'rekindle scan ../shop --all-branches',
    'rekindle scan --branch main --branch feature/invoice --only ai-dev-shop',
    'rekindle scan --all-branches --output json --fail-on none',
    'rekindle scan --all-branches --output html > report.html',
  ],
};
