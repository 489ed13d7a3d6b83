// English that people speak: turns that a reader stumbles over, and what is said instead.
import ts from 'typescript';
import { code, type Law, type Tree, walk } from './tree.ts';

interface Turn {
  readonly found: RegExp;
  readonly instead: string;
  /** Files that are about the thing itself. */
  readonly except?: RegExp;
}

/** The demonstration's shops take orders. */
const SHOPS = /^src\/demo\//;

/** Left or lagging behind is plain, and so are servers behind a proxy. */
const BEHIND =
  /(?<!\b(?:left|lea\w+|lag\w*)\b[^.;:]*)(?<!-)\bbehind\b(?! TLS| (?:a|one) (?:proxy|balancer))/i;

const TURNS: readonly Turn[] = [
  { found: BEHIND, instead: 'after' },
  { found: /\banew\b/i, instead: 'again' },
  { found: /\bnobody\b/i, instead: 'no one, or say what is not done' },
  { found: /(?<!\bthere )\b(?:is|are) none\b(?! of)/i, instead: 'is not one, there is no …' },
  { found: /\bof ours\b/i, instead: 'our own' },
  { found: /\bmend(?:s|ed|ing)?\b/i, instead: 'correct, fix, repair' },
  { found: /\b(?:tells?|telling|told) of\b/i, instead: 'report, show, describe' },
  { found: /\borders\b/i, instead: 'commands', except: SHOPS },
  { found: /\b(?:an|next|every) order\b(?! of)/i, instead: 'command' },
  { found: /\b(?:gives?|given?|gave|writes?|repeat) (?:\w+ )?order\b/i, instead: 'command' },
  { found: /\b(?:was|were|been|somebody|who|you) ordered\b(?! by)/i, instead: 'asked for' },
  { found: /\bsave for\b|, save (?:the|where)\b/i, instead: 'except, but' },
  { found: /\bwhoever\b/i, instead: 'anyone who, the person who' },
  { found: /\bso many\b(?! [\w ]+ that\b)/i, instead: 'at most …, how many' },
  { found: /\bseed(?:'s)? \d{3}\b|\bthe seed(?:'s)?\b|\bDecision \d+\b/i, instead: "the tool's name" },
];

const complaintsOn = (file: string, line: number, text: string): readonly string[] =>
  TURNS.filter(({ found, except }) => found.test(text) && !except?.test(file)).map(
    ({ found, instead }) => `${file}:${line}: "${found.exec(text)?.[0]}"; say: ${instead}`,
  );

/** What is shown is written as people speak: every text in the code of src/, pieces of templates included. */
export const textsArePlain: Law = (tree) =>
  code(tree, 'src').flatMap(([file, text]) => {
    if (!TURNS.some(({ found }) => found.test(text))) return [];
    const complaints: string[] = [];
    walk(file, text, (node, line) => {
      if (isText(node)) complaints.push(...complaintsOn(file, line(), node.text));
    });
    return complaints;
  });

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
    return false;
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return false;
  const template = ts.isTemplateSpan(node.parent) ? node.parent.parent : node.parent;
  const tagged = ts.isTemplateExpression(template) ? template.parent : template;
  return !ts.isTaggedTemplateExpression(tagged); // `String.raw`: a pattern, for what others write
}

/** A line that is a comment or a line of one: its words; what is in backticks is quoted. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*+\/?)(.*)$/;
/** A comment after code on its line. */
const TRAILING_COMMENT = /^.*\S +\/\/ (.*)$/;

/** Comments are written so as well; the lines of one comment are read as one text. */
export const commentsArePlain: Law = (tree) =>
  code(tree, 'src').flatMap(([file, text]) =>
    commentsIn(text).flatMap(({ line, words }) =>
      complaintsOn(file, line, words.replaceAll(/`[^`]*`/g, '`')),
    ),
  );

interface Comment {
  /** Its first line, from 1. */
  readonly line: number;
  readonly words: string;
}

function commentsIn(text: string): readonly Comment[] {
  const comments: Comment[] = [];
  let open: { line: number; words: string } | null = null;
  for (const [index, row] of text.split('\n').entries()) {
    const words = COMMENT_LINE.exec(row)?.[1];
    if (words === undefined) {
      open = null;
      const trailing = TRAILING_COMMENT.exec(row)?.[1];
      if (trailing !== undefined) comments.push({ line: index + 1, words: trailing });
    } else if (open) open.words += ` ${words.trim()}`;
    else {
      open = { line: index + 1, words: words.trim() };
      comments.push(open);
    }
  }
  return comments;
}

const isPage = (file: string) =>
  (file.startsWith('docs/') && file.endsWith('.md')) ||
  ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'action.yml', 'app.yml'].includes(file);

/** Pages are written so as well; what stands in a code block or in backticks is quoted. */
export const pagesArePlain: Law = (tree: Tree) =>
  [...tree]
    .filter(([file]) => isPage(file))
    .flatMap(([file, text]) =>
      text
        .replaceAll(/^([> ]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, (block) => block.replaceAll(/[^\n]/g, ''))
        .split('\n')
        .flatMap((line, index) => complaintsOn(file, index + 1, line.replaceAll(/`[^`]*`/g, '`'))),
    );
