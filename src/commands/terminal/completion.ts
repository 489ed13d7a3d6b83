// The command that has a shell complete what is typed after `rekindle`.
import type { Command } from '../../model/command.ts';

/** Shells that a script is printed for. */
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

export const completion: Command = {
  name: 'completion',
  summary: 'Print what has a shell complete commands, options and ids',
  doors: ['cli'],
  args: [
    { name: 'SHELL', about: `the shell: ${SHELLS.join(', ')}`, required: true, choices: SHELLS },
    {
      name: 'WORD',
      about:
        'what is typed so far, after "--"; then what its last word may become is printed, as the script asks',
      required: false,
      repeatable: true,
    },
  ],
  options: [],
  examples: [
    'source <(rekindle completion bash)',
    'rekindle completion zsh > ~/.zsh/completions/_rekindle',
    'rekindle completion fish > ~/.config/fish/completions/rekindle.fish',
    'rekindle completion powershell | Out-String | Invoke-Expression',
  ],
};
