// How names from files are shown among our words: a plain one as code, any other by its number in a block.
import { inertSentence } from '../escape-sentence.ts';
import { isPlainName } from '../quote-names.ts';
import type { Brief } from './shape.ts';

/** Shows names: a plain one as code, any other by its number among the names that are kept for a block. */
export interface Namer {
  readonly kept: string[];
  readonly show: (name: string | null) => string;
  /** What a step is called in our words; absent: it has its id alone. */
  readonly named: ReadonlyMap<string, string>;
}

/** The names of one brief. */
export function namer({ step_names }: Brief): Namer {
  const kept: string[] = [];
  return {
    kept,
    named: new Map(Object.entries(step_names)),
    show(name) {
      if (name === null || name === '') return '–';
      if (isPlainName(name)) return `\`${name}\``;
      if (!kept.includes(name)) kept.push(name);
      return `name ${kept.indexOf(name) + 1} (below)`;
    },
  };
}

/** A step by its name, else its id as any other name. */
export function stepIn(step: string, { named, show }: Namer): string {
  const name = named.get(step);
  return name === undefined ? show(step) : inertSentence(name);
}
