// One effect in one readable line, made from its data alone: a commit with its difference, a dispatch with
// its payload.
import type { CommitEffect, DispatchEffect, Reaction, RemoteEffect } from '../model/github/effects.ts';
import { columnsOf, type Paint, padded, wrap } from '../report/terminal/layout.ts';
import { unifiedDiff } from '../text/diff.ts';
import { forTerminal, linesForTerminal } from '../text/escape.ts';
import type { RecordedEffect } from './simulated-github.ts';

export interface EffectView {
  readonly columns: number;
  readonly paint: Paint;
}

/** What a file says at a commit; `''` where it is not there. */
export type TextAt = (commit: string, path: string) => Promise<string>;

export const SIGNS: Readonly<Record<Reaction, string>> = {
  eyes: '👀',
  rocket: '🚀',
  '+1': '👍',
  '-1': '👎',
  confused: '😕',
};

/** Columns of the kind; `archive-ref` and `pull-request` are the longest that there are. */
const KIND = 14;
const INDENT = ' '.repeat(2 + KIND);

export async function linesOf(
  recorded: RecordedEffect,
  { columns, paint }: EffectView,
  at: TextAt,
): Promise<string[]> {
  const { effect } = recorded;
  const [first = '', ...more] = wrap(forTerminal(wordsOf(recorded)), columns - INDENT.length);
  return [
    `  ${paint('name', padded(effect.kind, KIND))}${first}`,
    ...more.map((line) => `${INDENT}${line}`),
    ...(effect.kind === 'commit' ? await diffOf(effect, paint, at) : []),
    ...(effect.kind === 'dispatch'
      ? payloadLines(effect.payload, columns - INDENT.length, paint).map((line) => `${INDENT}${line}`)
      : []),
    ...(effect.kind === 'issue' ? sectionsOf(effect.body, paint) : []),
  ];
}

function wordsOf({ effect, landed: { number, sha }, again }: RecordedEffect): string {
  const made = again ? 'changed' : 'made';
  const last = again ? ', in place of the last' : '';
  const short = (id: string) => id.slice(0, 12);
  switch (effect.kind) {
    case 'react':
      return `${SIGNS[effect.content]} on ${effect.at.kind} ${effect.at.id}${last}`;
    case 'comment':
      return `comment ${number} on #${effect.issue}, ${made}: ${said(effect.body)}`;
    case 'issue':
      return `#${number}, ${made}: ${quotation(effect.title)}${unlessHeading(effect.body)}`;
    case 'pull-request':
      return `#${number} from ${effect.branch} into ${effect.base}: ${quotation(effect.title)}`;
    case 'commit':
      return (
        `${short(sha ?? '')} on ${effect.branch}, which stood at ${short(effect.head)}: ` +
        quotation(effect.message)
      );
    case 'check-run':
      return `${effect.conclusion} at ${short(effect.sha)}: ${quotation(effect.title)}`;
    case 'dispatch':
      return wayOf(effect);
    case 'label':
      return `on #${effect.issue}: ${labelsOf(effect)}`;
    case 'archive-ref':
      return `${effect.ref} keeps ${short(effect.sha)}`;
    case 'close':
      return `#${effect.issue}, ${effect.reason.replace('_', ' ')}`;
  }
}

const quotation = (text: string): string => `“${text}”`;

function wayOf({ way }: DispatchEffect): string {
  if (way.kind === 'repository-dispatch')
    return `a repository_dispatch of the type ${way.type} wakes the agent:`;
  if (way.kind === 'mention') return `a comment on #${way.issue} wakes the agent:`;
  return `the workflow ${way.workflow} on ${way.ref} wakes the agent:`;
}

function labelsOf({ add, remove }: Extract<RemoteEffect, { kind: 'label' }>): string {
  return [...add.map((name) => `+ ${name}`), ...remove.map((name) => `− ${name}`)].join(', ');
}

/** The line that people see first, and the names of what is folded. */
function said(body: string): string {
  const folded = [...body.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, name]) => name);
  const more = folded.length === 0 ? '' : ` (folded: ${folded.join(', ')})`;
  return `${quotation(plain(firstOf(body)))}${more}`;
}

/** A body that begins with a heading repeats its title. */
function unlessHeading(body: string): string {
  const first = firstOf(body);
  return first.startsWith('#') ? '' : `, ${quotation(plain(first))}`;
}

function firstOf(body: string): string {
  return body.split('\n').find((line) => line !== '' && !line.startsWith('<!--')) ?? '';
}

/** Markdown's marks of a line taken away. */
function plain(line: string): string {
  return line.replace(/^#+ /, '').replaceAll(/\*\*|`/g, '');
}

/** The dashboard as its parts. */
function sectionsOf(body: string, paint: Paint): readonly string[] {
  const parts = body.split('\n').filter((line) => /^### .* \(\d+\)$/.test(line));
  return parts.map((line) => `${INDENT}${paint('dim', forTerminal(plain(line)))}`);
}

async function diffOf({ head, edits }: CommitEffect, paint: Paint, at: TextAt): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { path, text } of edits) {
    const diff = unifiedDiff(path, await at(head, path), text ?? '');
    lines.push(...diffLines(diff, paint));
  }
  return lines.map((line) => `${INDENT}${line}`.trimEnd());
}

/** A unified difference, line by line, in the colours that it has everywhere. */
export function diffLines(diff: string, paint: Paint): readonly string[] {
  const lines = linesForTerminal(diff).trimEnd().split('\n');
  return lines.map((line) => coloured(line, paint));
}

function coloured(line: string, paint: Paint): string {
  if (/^(?:---|\+\+\+|@@) /.test(line)) return paint('dim', line);
  if (line.startsWith('-')) return paint('bad', line);
  return line.startsWith('+') ? paint('good', line) : line;
}

/** What an agent is told: a line for each name, and where its value is long, what goes on below it. */
export function payloadLines(
  payload: DispatchEffect['payload'],
  columns: number,
  paint: Paint,
): readonly string[] {
  const names = Object.keys(payload);
  const width = Math.max(...names.map(columnsOf)) + 2;
  return Object.entries(payload).flatMap(([name, value]) => {
    const rows = wrap(forTerminal(value), columns - width);
    return rows.map((row, index) =>
      index === 0 ? `${paint('dim', padded(name, width))}${row}` : `${' '.repeat(width)}${row}`,
    );
  });
}
