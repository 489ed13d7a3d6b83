// The sections of an index in which a person's answers stand, and those that have one answer as a whole.
import { linesOf as linesOfText } from '../../../text/lines.ts';
import { onceEach } from '../../../text/lookup.ts';
import { kindsOf } from '../../../text/markdown/blocks.ts';
import type { MarkdownDocument, Section } from '../../../text/markdown/document.ts';
import { nameOf } from '../../../text/vocabulary.ts';
import { linesOf, wordsIn } from './answer-lines.ts';
import { idsIn } from './read.ts';

/** A line of a file, as written. */
export interface TextLine {
  readonly text: string;
  readonly line: number;
}

const isOfAnswers = ({ heading }: Section): boolean => /^(?:user_)?answers$/.test(nameOf(heading ?? ''));

/** `User Answers` and what stands below it at any depth: `### Iteration 2`, `### C2.1`. */
export const userSections = onceEach(({ sections }: MarkdownDocument): readonly Section[] => {
  const found: Section[] = [];
  let level = 0;
  for (const section of sections) {
    if (isOfAnswers(section)) level = section.level;
    else if (section.level <= level) level = 0;
    if (level > 0) found.push(section);
    // Below the title of the whole file stands more than answers.
    if (level === 1) level = 0;
  }
  return found;
});

/** What a section below `User Answers` has of what its heading names. */
export interface HeadedAnswer {
  /** The id or the words of the question. */
  readonly heading: string;
  /** `''`: nothing that could be read as one answer. */
  readonly words: string;
  readonly line: number;
  /** Whether something stands there. */
  readonly isFilled: boolean;
}

const ANSWER = /^(?:user_)?(?:answer|response)$/;

/** An answer under a heading of its own: a line `**Answer**: words`, or all that stands there. */
export const headedAnswers = onceEach((doc: MarkdownDocument): readonly HeadedAnswer[] =>
  userSections(doc)
    .filter((section) => !isOfAnswers(section))
    .map((section) => ({
      heading: section.heading ?? '',
      words: wordsUnder(section),
      line: section.line,
      isFilled: isFilled(section),
    })),
);

function wordsUnder({ fields, tables, boxes, prose }: Section): string {
  const answers = fields.filter(({ key }) => ANSWER.test(nameOf(key)));
  const [answer, another] = answers;
  const last = prose.at(-1)?.line;
  // A line after it would be cut off.
  if (answer) return another || answer.line !== last ? '' : wordsIn(answer.value);
  const isSeveral = tables.length > 0 || boxes.length > 0 || fields.length > 0;
  if (isSeveral || prose.some(({ text }) => linesOf(text).length > 0 || /\?["”*_]*$/.test(text))) return '';
  return wordsIn(prose.map(({ text }) => text).join('\n'));
}

function isFilled({ fields, tables, boxes, prose }: Section): boolean {
  const ofFields = new Set(fields.map(({ line }) => line));
  const words = prose.filter(({ line }) => !ofFields.has(line)).map(({ text }) => text);
  return (
    [...words, ...fields.map(({ value }) => value)].some((text) => wordsIn(text) !== '') ||
    tables.length + boxes.length > 0
  );
}

/** Lines of code blocks below `User Answers`: they are read as an answer to nothing. */
export function codeBelow(doc: MarkdownDocument, text: string): readonly TextLine[] {
  const lines = linesOfText(text);
  const kinds = kindsOf(lines);
  const ends = new Map(doc.sections.map(({ line }, at) => [line, doc.sections[at + 1]?.line]));
  return userSections(doc).flatMap(({ line }) => {
    const end = ends.get(line) ?? lines.length + 1;
    return lines
      .slice(line, end - 1)
      .filter(({ number }) => kinds[number - 1] === 'code')
      .map(({ text: written, number }) => ({ text: written.trim(), line: number }));
  });
}

/** Ids of questions or gaps that a heading begins with: `C2.1`, `C2.1: How long?`. */
export const headIds = (heading: string): readonly string[] => idsIn(heading.split(/[\s:]/, 1)[0] ?? '');
