// Words that stand for what a person is to write, as lines to copy have them: never what a person means.

const MEANT: ReadonlySet<string> = new Set(['text', 'your answer', 'hash', 'question']);

/** Whether a text is such a word, in any case, with or without quotes and brackets around it. */
export function isPlaceholder(text: string): boolean {
  const bare = text.replace(/^[\s<>[\]{}"'`“”‘’«»]+|[\s<>[\]{}"'`“”‘’«»….]+$/gu, '');
  return MEANT.has(bare.toLowerCase().replace(/[\s_-]+/g, ' '));
}
