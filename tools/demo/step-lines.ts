// The result of each step of the live story on GitHub, as lines for a terminal.
import { diffLines, type EffectView, payloadLines, SIGNS } from '../../src/demo/effect-lines.ts';
import { ORDER, PULL } from '../../src/demo/github-scenario.ts';
import { quoted } from '../../src/demo/on-github.ts';
import { wrap } from '../../src/report/terminal/layout.ts';
import { forTerminal } from '../../src/text/escape.ts';
import { counted } from '../../src/text/plural.ts';
import { at, type Fields, fields, list, numberOf, text } from '../../test/standin/json.ts';
import type { Place } from './environment.ts';
import * as seen from './observe-github.ts';

export type Lines = readonly string[];

const short = (sha: string) => sha.slice(0, 12);
const one = (value: unknown) => forTerminal(text(value));

export const heading = (words: string, { paint }: Pick<EffectView, 'paint'>): Lines => [
  '',
  paint('title', words),
  '',
];

/** The last check run at a commit, with what its page says. */
export async function checkRun(ground: Place, sha: string, view: EffectView): Promise<Lines> {
  const run = (await seen.checkRunsAt(ground, sha)).at(-1) ?? {};
  const output = fields(run['output']);
  const words = `The check run “${one(run['name'])}” at ${short(sha)}: ${one(run['conclusion'])}`;
  return [
    ...heading(words, view),
    `  ${one(output['title'])}; ${counted(numberOf(output['annotations_count']), 'annotation')}`,
    '',
    ...quoted(text(output['summary']), view),
  ];
}

export async function afterPush(ground: Place, view: EffectView): Promise<Lines> {
  return checkRun(ground, await seen.headOf(ground), view);
}

const MARKS = { card: '"key":"card-', board: '"key":"dashboard"' } as const;

export async function card(ground: Place, view: EffectView): Promise<Lines> {
  const found = await seen.commentAt(ground, ground.pull, MARKS.card);
  const labels = seen.labelsOf(await seen.pullAt(ground, ground.pull));
  return [
    ...heading(`The card, a comment under pull request #${ground.pull}`, view),
    ...quoted(text(found['body']), view),
    '',
    `  Labels of #${ground.pull}: ${labels.length === 0 ? 'none' : labels.map(forTerminal).join(', ')}`,
  ];
}

export async function afterSweep(ground: Place, view: EffectView): Promise<Lines> {
  const all = await seen.conversations(ground);
  const isBoard = (talk: Fields) => text(talk['body']).includes(MARKS.board);
  const isPull = (talk: Fields) => 'pull_request' in talk;
  const title = (talk: Fields) => `#${numberOf(talk['number'])} “${one(talk['title'])}”`;
  const board = all.find(isBoard) ?? {};
  const pulls = all.filter((talk) => isPull(talk) && numberOf(talk['number']) !== ground.pull);
  const issues = all.filter((talk) => !isPull(talk) && !isBoard(talk));
  const [first = {}, ...others] = pulls;
  const migration = await seen.pullAt(ground, numberOf(first['number']));
  const from = `${one(at(migration, 'head', 'ref'))} into ${one(at(migration, 'base', 'ref'))}`;
  return [
    ...(await card(ground, view)),
    ...heading(`The dashboard, issue ${title(board)}`, view),
    ...quoted(text(board['body']), view),
    ...heading(`The migration, pull request ${title(migration)}`, view),
    ...wrap(
      `From ${from}, with ${counted(numberOf(migration['changed_files']), 'changed file')}:`,
      view.columns,
    ),
    '',
    ...quoted(text(migration['body']), view),
    ...heading('Besides', view),
    ...[...issues, ...others].map((talk) => `  ${isPull(talk) ? 'pull request' : 'issue'} ${title(talk)}`),
  ];
}

export async function commit(ground: Place, sha: string, view: EffectView): Promise<Lines> {
  const made = await seen.commitAt(ground, sha);
  const files = list(made['files']).map(fields);
  const diff = files.flatMap((file) => [
    view.paint('dim', `${one(file['status'])} ${one(file['filename'])}`),
    ...diffLines(text(file['patch']), view.paint),
  ]);
  return [
    ...heading(`The commit ${short(sha)} on ${PULL.branch}`, view),
    ...quoted(text(at(made, 'commit', 'message')), view),
    '',
    ...diff.map((line) => `  ${line}`.trimEnd()),
  ];
}

/** Those that came after the first `from` of the stand-in. */
export function dispatches({ github, repo }: Place, { columns, paint }: EffectView, from = 0): Lines {
  const here = github.dispatches.slice(from).filter(({ repository }) => repository === repo);
  return here.flatMap(({ kind, name, payload }) => {
    const said = Object.entries(fields(payload)).map(([key, value]) => [key, text(value)]);
    return [
      ...heading(`The agent is woken: ${kind} “${one(name)}”`, { paint }),
      ...payloadLines(Object.fromEntries(said), columns - 2, paint).map((line) => `  ${line}`),
    ];
  });
}

export async function afterOrder(ground: Place, comment: number, view: EffectView): Promise<Lines> {
  const sha = await seen.headOf(ground);
  const answer = await seen.commentAt(ground, ground.pull, `"key":"reply-${comment}"`);
  const reactions = (await seen.reactionsTo(ground, comment)).map(signed);
  return [
    ...(await commit(ground, sha, view)),
    ...(await checkRun(ground, sha, view)),
    ...dispatches(ground, view),
    ...heading(`The answer to “${ORDER.body}”`, view),
    ...quoted(text(answer['body']), view),
    ...(await card(ground, view)),
    ...heading(`Reactions to “${ORDER.body}”`, view),
    ...reactions.map((words) => `  ${words}`),
  ];
}

/** `👍 by github-actions[bot]`. */
function signed(said: string): string {
  const [content = '', ...by] = said.split(' ');
  const sign = Object.entries(SIGNS).find(([name]) => name === content)?.[1] ?? content;
  return [sign, ...by].map(forTerminal).join(' ');
}
