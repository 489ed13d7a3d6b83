// Takes secrets out of text before it is shown anywhere.

/** An escape as data and `forTerminal` write it: its last letter is none of the word after it. */
const ESCAPE = String.raw`(?<=\\[nrtbfv]|\\u[0-9A-Fa-f]{4}|\\u\{[0-9A-Fa-f]{1,6}\})`;
/** Where a word begins. */
const WORD = `(?:(?<![A-Za-z0-9_])|${ESCAPE})`;
/** A dash belongs to the word before it, save at the start of a line: there it is a difference's. */
const DASHED = `(?:(?<!\\w|[^\\n]-)|${ESCAPE})`;

const from = (edge: string, rest: string) => new RegExp(edge + rest, 'g');

/**
 * Prefixes by which services mark their secrets, as their documentation and secret scanners list them: what
 * such a secret is called, what every one of them has in it, and the whole of it. Every pattern starts at a
 * word's edge and repeats one class of characters, so that each takes linear time.
 */
const SECRETS: readonly (readonly [name: string, mark: string, pattern: RegExp])[] = [
  [
    'private key',
    '-----BEGIN',
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----.*?(?:-----END [A-Z ]{0,40}KEY[A-Z ]{0,10}-----|$)/gs,
  ],
  ['GitHub token', 'gh[opusr]_', from(WORD, 'gh[opusr]_[A-Za-z0-9]{16,}')],
  ['GitHub token', 'github_pat_', from(WORD, 'github_pat_[A-Za-z0-9_]{16,}')],
  ['Anthropic key', 'sk-ant-', from(DASHED, String.raw`sk-ant-[\w-]{8,}`)],
  ['API key', 'sk-', from(DASHED, String.raw`sk-(?=[\w-]{0,64}\d)[\w-]{16,}`)],
  ['AWS key', 'AKIA|ASIA', from(WORD, '(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9_])')],
  ['Slack token', 'xox[a-z]-|xapp-', from(DASHED, String.raw`(?:xox[a-z]|xapp)-[\w-]{10,}`)],
  ['GitLab token', 'glpat-', from(DASHED, String.raw`glpat-[\w-]{16,}`)],
  ['npm token', 'npm_', from(WORD, 'npm_[A-Za-z0-9]{30,}')],
  ['Google key', 'AIza', from(DASHED, String.raw`AIza[\w-]{30,}`)],
  ['JSON Web Token', 'eyJ', from(DASHED, String.raw`eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?`)],
  ['password', '://', /(?<=:\/\/[^\s/:@]{0,64}:)[^\s/:@]{1,128}(?=@)/g],
];

/** Most texts have none of the marks, and are searched no further. */
const MARKS = new RegExp(SECRETS.map(([, mark]) => mark).join('|'));

/** `s` with each secret replaced by what it is: `[redacted: GitHub token]`. */
export function redact(s: string): string {
  if (!MARKS.test(s)) return s;
  return SECRETS.reduce((text, [name, , pattern]) => text.replace(pattern, `[redacted: ${name}]`), s);
}
