// The outermost keys of YAML at the margin, however the map is written: what a format is told by.

/** Lines before the first content that tell nothing: comments, `---` lines, conflict markers, empty ones. */
const BEFORE = /^(?:\uFEFF?(?:(?:---|<{7}|[ \t]*#)[^\r\n]*|[ \t]*)(?:\r\n|\r|\n))*/;

/**
 * A text to look for outermost keys in, never to read values from: of a flow map (`{a: 1, b: 2}`) each key
 * stands on a line of its own without its quotes, and a map that is indented as a whole begins at the margin.
 * Any other text comes back as it is. Torn and conflicted texts are taken as far as they go. Linear.
 */
export function atMargin(text: string): string {
  const head = BEFORE.exec(text)?.[0] ?? '';
  const rest = text.slice(head.length);
  const blanks = /^ */.exec(rest)?.[0].length ?? 0;
  if (rest[blanks] === '{')
    return (
      head +
      membersOf(rest, blanks + 1)
        .map(bare)
        .join('\n')
    );
  if (blanks === 0) return text;
  const margin = ' '.repeat(blanks);
  const lines = rest.split('\n').map((line) => (line.startsWith(margin) ? line.slice(blanks) : line));
  return head + lines.join('\n');
}

/** What stands between the commas of a flow map, up to its end or that of the text. */
function membersOf(text: string, start: number): readonly string[] {
  const members: string[] = [];
  let member = '';
  let depth = 1;
  for (let at = start; at < text.length && depth > 0; ) {
    const next = tokenEnd(text, at);
    const token = text.slice(at, next);
    at = next;
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    if (token === ',' && depth === 1) {
      members.push(member);
      member = '';
    } else if (depth > 0) member += token.startsWith('#') ? '' : token.replace(/[\r\n]/g, ' ');
  }
  return [...members, member].map((one) => one.trim());
}

/** Index after the quoted text or comment that begins at `at`, else after that one character. */
function tokenEnd(text: string, at: number): number {
  const [before, sign] = [text[at - 1] ?? '', text[at] ?? ''];
  // Within a word neither a quote nor a number sign begins anything.
  if (sign === '#' && /\s/.test(before)) return matchEnd(/[^\r\n]*/y, text, at);
  if (!/[\s{[,:]/.test(before)) return at + 1;
  if (sign === '"') return matchEnd(/"(?:[^"\\]|\\[\s\S])*"?/y, text, at);
  return sign === "'" ? matchEnd(/'(?:[^']|'')*'?/y, text, at) : at + 1;
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 1);
}

/** `"key": value` without the quotes of its key. */
function bare(member: string): string {
  return member.replace(/^(["'])([^"']*)\1(?=\s*:)/, '$2');
}
