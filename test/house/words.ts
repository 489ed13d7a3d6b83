// What must not be written: drawers, code that does not say what it is for, unfinished business, machines.
import ts from 'typescript';
import { code, type Law, walk } from './tree.ts';

const DRAWERS = /(?:^|\/)(?:utils?|helpers?|common|types|misc|shared)(?:\.[a-z.]+)?(?=\/|$)/i;

/** Nothing is kept in a drawer: a name says what is inside. */
export const noDrawers: Law = (tree) =>
  [...tree.keys()]
    .filter((file) => !file.includes('/fixtures/') && DRAWERS.test(file))
    .map((file) => `${file}: a drawer; name it after what is inside`);

/** Every file of code begins with a comment, after a `#!` line: a sentence on what it is for. */
export const filesSayWhatTheyAreFor: Law = (tree) =>
  code(tree, 'src', 'test', 'tools', 'bench').flatMap(([file, text]) => {
    const body = text.replace(/^#!.*\n/, '').split('\n');
    const end = body.findIndex((line) => !line.startsWith('//'));
    const sentence = body.slice(0, end < 0 ? body.length : end).join(' ');
    const holds = /^\/\/ \S.{10,}[.?]$/.test(sentence);
    return holds ? [] : [`${file}:1: expected a comment that is a sentence`];
  });

/** No type is switched off. */
export const noAny: Law = (tree) =>
  code(tree, 'src', 'test', 'tools').flatMap(([file, text]) => {
    const complaints: string[] = [];
    // To parse a file costs more than all laws: only those in which the word stands at all.
    if (/\bany\b/.test(text))
      walk(file, text, (node, line) => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) complaints.push(`${file}:${line()}: any`);
      });
    if (/^\s*\/[/*].*@ts-(?:ignore|nocheck|expect-error)/m.test(text))
      complaints.push(`${file}: a switched-off type error`);
    return complaints;
  });

const TEST_NAMES = new Set(['it', 'test', 'describe', 'suite', 'bench']);

/** No test is focused, empty or left out without being seen. */
export const everyTestRuns: Law = (tree) =>
  code(tree, 'test').flatMap(([file, text]) => {
    const complaints: string[] = [];
    if (!/\b(?:only|todo|skip)\b/.test(text)) return complaints;
    walk(file, text, (node, line) => {
      if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return;
      const focused = TEST_NAMES.has(node.expression.text) && /^(?:only|todo|skip)$/.test(node.name.text);
      if (focused) complaints.push(`${file}:${line()}: ${node.getText()}`);
    });
    return complaints;
  });

const UNFINISHED = /\b(?:TODO|FIXME|XXX|HACK)\b|\b[Ff]or now\b|\b[Nn]ot (?:yet )?implemented\b/;

/** Nothing in src/ or tools/ waits for later. */
export const nothingUnfinished: Law = (tree) =>
  code(tree, 'src', 'tools').flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        UNFINISHED.test(line) ? [`${file}:${index + 1}: unfinished: ${line.trim()}`] : [],
      ),
  );

/** A person's folder; in tests such paths are what a hostile or careless state file names. */
const HOME = /(?:^|[^\w./-])\/(?:home|Users|root)\/[\w.-]+/;
/** Hosts of package registries, places of one machine, papers that are not here; no pattern names itself. */
const PLACES: readonly RegExp[] = [
  /\bregistry\.(?:npmjs|yarnpkg)\b|\bdeb\.debian\b|\bpypi\.org\b/,
  /(?:^|[^\w./-])\/work\/[\w.-]+/,
  /\.\.\/shared\b/,
  /\b(?:contract|faults|toolchain)\.md\b/,
];

const places = (file: string) => (file.startsWith('test/') ? PLACES : [...PLACES, HOME]);

/** Nothing that is committed names the machine that it was made on, or where packages came from. */
export const namesNoMachine: Law = (tree) =>
  [...tree].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        places(file).some((place) => place.test(line))
          ? [`${file}:${index + 1}: ${line.trim().slice(0, 80)}`]
          : [],
      ),
  );
