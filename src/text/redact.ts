// Takes secrets out of text before it is shown anywhere.

/**
 * Prefixes by which services mark their secrets, as their documentation and secret scanners list them.
 * Every pattern starts at a word's edge and repeats one class of characters, so that each takes linear
 * time. A dash belongs to the word before it, save at the start of a line: there it is a difference's.
 */
const SECRETS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'private key',
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----.*?(?:-----END [A-Z ]{0,40}KEY[A-Z ]{0,10}-----|$)/gs,
  ],
  ['GitHub token', /(?<![A-Za-z0-9_])gh[opusr]_[A-Za-z0-9]{16,}/g],
  ['GitHub token', /(?<![A-Za-z0-9_])github_pat_[A-Za-z0-9_]{16,}/g],
  ['Anthropic key', /(?<!\w|[^\n]-)sk-ant-[\w-]{8,}/g],
  ['API key', /(?<!\w|[^\n]-)sk-(?=[\w-]{0,64}\d)[\w-]{16,}/g],
  ['AWS key', /(?<![A-Za-z0-9_])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9_])/g],
  ['Slack token', /(?<!\w|[^\n]-)(?:xox[a-z]|xapp)-[\w-]{10,}/g],
  ['GitLab token', /(?<!\w|[^\n]-)glpat-[\w-]{16,}/g],
  ['npm token', /(?<![A-Za-z0-9_])npm_[A-Za-z0-9]{30,}/g],
  ['Google key', /(?<!\w|[^\n]-)AIza[\w-]{30,}/g],
  ['JSON Web Token', /(?<!\w|[^\n]-)eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g],
  ['password', /(?<=:\/\/[^\s/:@]{0,64}:)[^\s/:@]{1,128}(?=@)/g],
];

/** `s` with each secret replaced by what it is: `[redacted: GitHub token]`. */
export function redact(s: string): string {
  return SECRETS.reduce((text, [name, pattern]) => text.replace(pattern, `[redacted: ${name}]`), s);
}
