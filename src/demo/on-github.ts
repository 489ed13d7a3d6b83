// The demo's third part: what the Action would do on GitHub with the same repository, shown by its effects.

import { readMark } from '../report/github/markers.ts';
import { wrap } from '../report/terminal/layout.ts';
import { linesForTerminal } from '../text/escape.ts';
import { counted } from '../text/plural.ts';
import { type EffectView, linesOf } from './effect-lines.ts';
import { CONFIG, TOLD } from './github-scenario.ts';
import { rendered } from './rendered-text.ts';
import { type Played, play } from './run-modes.ts';
import type { RecordedEffect } from './simulated-github.ts';
import type { SimulatedRepository } from './simulated-repository.ts';

/** Runs the modes and shows the result, with a line break at its end. @throws UserError where git fails */
export async function onGitHub(ground: SimulatedRepository, view: EffectView): Promise<string> {
  return tellPlayed(await play(ground), view);
}

/** Shows the recorded effects, with a line break at its end. */
export async function tellPlayed(played: Played, view: EffectView): Promise<string> {
  const { columns, paint } = view;
  const text = (words: string) => wrap(words, columns);
  const title = (words: string) => [paint('title', words), ''];
  const parts = [
    ...title('The same on GitHub, simulated'),
    ...text(INTRO),
    '',
    paint('dim', '  .github/rekindle.yml'),
    ...indented(CONFIG),
    '',
    ...title('The sweep'),
    ...text(TOLD.sweep),
    '',
    ...(await listed(played.sweep, played, view)),
    '',
    ...shownCard(played, view),
    ...shownProposal(played, view),
    ...title('A person says yes'),
    ...text(TOLD.order),
    '',
    ...(await listed(played.command, played, view)),
    '',
    ...text(`${TOLD.again}: ${counted(played.again.length, 'effect')}.`),
  ];
  return `${parts.join('\n')}\n`;
}

const INTRO =
  'There is no network here. In the place of GitHub stands a sheet of paper that knows this repository, ' +
  'one pull request and one person. The modes of the Action run on it as they run on GitHub; every line ' +
  'and every text below is taken from the effects that they asked for, and the commits were made in a ' +
  'temporary repository.';

async function listed(
  all: readonly RecordedEffect[],
  { simulated }: Played,
  view: EffectView,
): Promise<readonly string[]> {
  const { branches } = simulated;
  const lines: string[] = [];
  for (const one of all)
    lines.push(...(await linesOf(one, view, (commit, path) => branches.textOf(commit, path))));
  return lines;
}

function shownCard({ sweep }: Played, view: EffectView): readonly string[] {
  for (const { effect, landed } of sweep)
    if (effect.kind === 'comment' && readMark(effect.body))
      return [
        view.paint('title', `The card: comment ${landed.number} on #${effect.issue}`),
        '',
        TOLD.card,
        '',
        ...rendered(effect.body, view),
        '',
      ];
  return [];
}

function shownProposal({ sweep }: Played, view: EffectView): readonly string[] {
  for (const { effect, landed } of sweep)
    if (effect.kind === 'pull-request')
      return [
        view.paint('title', `The migration: pull request #${landed.number}, “${effect.title}”`),
        '',
        ...wrap(TOLD.proposal, view.columns),
        '',
        ...rendered(effect.body, view),
        '',
      ];
  return [];
}

/** Markdown as it is posted, byte for byte after a bar; what acts on a terminal is made visible. */
export function quoted(body: string, { paint }: Pick<EffectView, 'paint'>): readonly string[] {
  const lines = linesForTerminal(body).trimEnd().split('\n');
  return lines.map((line) => `  ${paint('dim', '│')} ${line}`.trimEnd());
}

export function indented(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
}
