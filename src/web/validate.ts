// Validates a request against a schema; each error says what was found and what was expected.
import type { z } from 'zod';
import { didYouMean, orList } from '../text/suggestions.ts';
import { type FieldError, HttpProblem } from './problem.ts';

/** Complaints in one answer. */
const MOST = 20;
const DEEPEST = 32;

/** @throws Refusal `invalid` with a pointer for each complaint */
export function validBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const unkept = unkeptIn(body);
  if (unkept.length > 0) throw invalid('body', unkept);
  const held = schema.safeParse(body);
  if (held.success) return held.data;
  const known = namesOf(schema);
  throw invalid(
    'body',
    held.error.issues.flatMap((issue) => complaints(issue, known, body, pointer)),
  );
}

/** @throws Refusal `invalid` with the parameter of each complaint */
export function validQuery<S extends z.ZodObject>(schema: S, query: URLSearchParams): z.output<S> {
  const twice = [...new Set(query.keys())].filter((name) => query.getAll(name).length > 1);
  if (twice.length > 0)
    throw invalid(
      'query',
      twice.map((parameter) => ({ parameter, found: 'it more than once', expected: 'it once' })),
    );
  const values = Object.fromEntries(query);
  const held = schema.safeParse(values);
  if (held.success) return held.data;
  const parameter = ([name = '']: readonly PropertyKey[]) => ({ parameter: String(name) });
  throw invalid(
    'query',
    held.error.issues.flatMap((issue) => complaints(issue, namesOf(schema), values, parameter)),
  );
}

function invalid(where: 'body' | 'query', all: readonly FieldError[]): HttpProblem {
  const [first] = all;
  const place = first?.parameter ?? first?.pointer ?? where;
  const others = all.length > 1 ? ` ${all.length - 1} more in "errors".` : '';
  const said = first ? ` ${place}: found ${first.found}, expected ${first.expected}.` : '';
  return new HttpProblem('invalid', `The ${where} cannot be used.${said}${others}`, {
    errors: all.slice(0, MOST),
  });
}

const namesOf = (schema: z.ZodType): readonly string[] =>
  'shape' in schema ? Object.keys(Object(schema.shape)) : [];

type Path = readonly PropertyKey[];
type Place = (path: Path) => Pick<FieldError, 'pointer' | 'parameter'>;

const pointer: Place = (path) => ({
  pointer: ['#', ...path.map((part) => encodeURIComponent(pointed(part)))].join('/'),
});
const pointed = (part: PropertyKey) => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

function complaints(
  issue: z.core.$ZodIssue,
  known: readonly string[],
  sent: unknown,
  place: Place,
): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...place([...issue.path, key]),
      found: 'a name that is not known',
      expected: (known.length === 0 ? 'nothing' : orList(known)) + meant(key, known),
    }));
  return [{ ...place(issue.path), found: shownAt(issue.path, sent), expected: issue.message }];
}

const meant = (key: string, known: readonly string[]) =>
  didYouMean(key, known).replace(/^ (.*)\?$/, ' ($1?)');

/** What was sent at a place, short enough to be read. */
function shownAt(path: Path, sent: unknown): string {
  let value = sent;
  for (const part of path) value = childOf(value, part);
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= 80 ? text : `${Array.from(text.slice(0, 80)).slice(0, -1).join('')}…`;
}

const childOf = (value: unknown, part: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, part)?.value
    : undefined;

const UNKEPT = {
  proto: ['the name __proto__', 'another name'],
  text: ['a NUL or half a character in it', 'text that a database keeps'],
  number: ['a number beyond all that can be kept', 'one that fits into 64 bits of floating point'],
  deep: ['more levels than that', `at most ${DEEPEST} levels of objects and lists`],
} as const;

/** JSON that not every database keeps as it came, or that JavaScript mistakes: nothing is lost on the way. */
function unkeptIn(value: unknown, path: Path = []): readonly FieldError[] {
  const no = (why: keyof typeof UNKEPT, at: Path = path): FieldError => {
    const [found, expected] = UNKEPT[why];
    return { ...pointer(at), found, expected };
  };
  if (typeof value === 'string') return isKept(value) ? [] : [no('text')];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [no('number')];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length >= DEEPEST) return [no('deep')];
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === '__proto__') return [no('proto', [...path, key])];
    return isKept(key) ? unkeptIn(one, [...path, key]) : [no('text', path)];
  });
}

/** Half a character is a lone surrogate. */
const isKept = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);
