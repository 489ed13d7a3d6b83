// A dry run in words: every effect that would have been applied, as data and as the text that
// people would read.
import type { RemoteEffect } from '../../model/github/remote.ts';
import { fence } from '../../text/escape.ts';
import type { ModeContext } from '../mode-context.ts';

export interface DryRun {
  /** The same context, whose effects are only recorded. */
  readonly over: (desk: ModeContext) => ModeContext;
  /** Markdown for the job's page; empty where it is no dry run. */
  readonly pages: () => readonly string[];
}

/** UTF-16 units of the page; the log has every effect whole. */
const ROOM = 150_000;

export function wordsOfDryRun(isDry: boolean): DryRun {
  const seen: RemoteEffect[] = [];
  const noted = (effect: RemoteEffect): RemoteEffect => {
    if (isDry) seen.push(effect);
    return effect;
  };
  return {
    over: (desk) => ({
      ...desk,
      land: (effect) => desk.land(noted(effect)),
      attempt: (effect) => desk.attempt(noted(effect)),
    }),
    pages: () => (isDry ? pagesOf(seen) : []),
  };
}

function pagesOf(effects: readonly RemoteEffect[]): readonly string[] {
  const head = `### What would have been done (${effects.length})\n`;
  let room = ROOM;
  const shown = effects.map(partOf).filter((part) => {
    room -= part.length;
    return room > 0;
  });
  const left = effects.length - shown.length;
  return [head, ...shown, ...(left === 0 ? [] : [`and ${left} more, all in the log\n`])];
}

function partOf(effect: RemoteEffect): string {
  const { kind, key } = effect;
  const words = 'body' in effect ? effect.body : 'summary' in effect ? effect.summary : '';
  const data = fence(JSON.stringify(effect, null, 2), 'json');
  const read = words === '' ? '' : `\n${fence(words, 'markdown')}`;
  const name = `${kind} <code>${key.replace(/[^\w-]/g, '')}</code>`;
  return `<details><summary>${name}</summary>\n\n${data}${read}\n</details>\n`;
}
