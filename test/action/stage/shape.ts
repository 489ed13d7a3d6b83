// What people see on GitHub, in a few words.
import { isFields } from '../../standin/json.ts';

export interface Shape {
  /** Conclusions of check runs. */
  readonly checks: readonly unknown[];
  readonly dispatches: number;
  /** Titles. */
  readonly pulls: readonly unknown[];
  readonly issues: readonly unknown[];
  /** Under pull requests: who, their first words, the reactions below. */
  readonly said: readonly (readonly string[])[];
}

/** Of the world of one repository. */
export function shapeOf(world: Readonly<Record<string, unknown>>): Shape {
  const list = (name: string) => listIn(world[name]);
  return {
    checks: list('checkRuns').map(({ conclusion }) => conclusion),
    dispatches: list('dispatches').length,
    pulls: list('pulls').map(({ title }) => title),
    issues: list('issues').map(({ title }) => title),
    said: list('pulls').flatMap(({ comments }) =>
      listIn(comments).map(({ by, body, reactions }) => [
        String(by),
        firstWords(String(body)),
        String(reactions),
      ]),
    ),
  };
}

const listIn = (value: unknown) => (Array.isArray(value) ? value.filter(isFields) : []);

/** The first line after the marker, without its marks and its day. */
function firstWords(body: string): string {
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('<!--'));
  return (lines[0] ?? '')
    .replace(/[*#`]| · since .*/g, '')
    .trim()
    .slice(0, 60);
}
