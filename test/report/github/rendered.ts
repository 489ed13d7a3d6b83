// What an independent reader of GitHub's Markdown makes of a body, and whether nothing in it acts.
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect } from 'vitest';
import { readMarker } from '../../../src/text/comment-marker.ts';

/** Where every link of a body leads: the repository's own address, as tests have it. */
export const ADDRESS = 'https://github.example/o/r';

/** Elements that our own words are made of. Images and emphasis by one sign are not among them. */
const OURS = new Set(
  [
    'a br code details h1 h2 h3 h4 hr input li p pre strong sub summary table tbody td th thead tr ul',
  ].flatMap((names) => names.split(' ')),
);
const GAP = '\uFFFC';

interface Rendered {
  /** Names of elements, each once. */
  readonly elements: ReadonlySet<string>;
  /** Where links lead. */
  readonly links: readonly string[];
  /** HTML comments, as they stand. */
  readonly comments: readonly string[];
  /** What people read outside of code; a gap stands for code and for each tag. */
  readonly text: string;
}

function rendered(body: string): Rendered {
  const html = micromark(body, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  const comments = html.match(/<!--[\s\S]*?-->/g) ?? [];
  const bare = html.replace(/<!--[\s\S]*?-->/g, GAP);
  const elements = new Set(
    [...bare.matchAll(/<\/?([^\s>]*)[^>]*>/g)].map(([, name = '']) => name.toLowerCase()),
  );
  const text = bare
    .replace(/<code[^>]*>[^<]*<\/code>/g, GAP)
    .replace(/<[^>]*>/g, GAP)
    .replace(/&(amp|lt|gt|quot|#\d+|#x[0-9a-f]+);/gi, (_, name: string) => entity(name));
  const links = [...bare.matchAll(/<a\b[^>]*>/g)].map(
    ([tag]) => /^<a href="([^"]*)">$/.exec(tag)?.[1] ?? tag,
  );
  return { elements, links, comments, text };
}

function entity(name: string): string {
  const named = new Map([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
  ]).get(name.toLowerCase());
  if (named !== undefined) return named;
  const hex = /^#x(.*)$/i.exec(name)?.[1];
  return String.fromCodePoint(hex === undefined ? Number(name.slice(1)) : Number.parseInt(hex, 16));
}

/** Secrets of the hostile values below, as far as they must not be seen. */
export const SECRET = `ghp_${'a1B2'.repeat(9)}`;

const UUID = /(?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-z])/gi;
const COMMIT = /(?<![\w])(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}(?![\w])/i;

/** The part of a text that GitHub would act on, commits' links left out where they may be; `null`: none. */
export function acting(text: string, commits: 'not' | 'allowed' = 'not'): string | null {
  const acts = [
    /@[\w-]/,
    /#\d/,
    /\bGH-\d/i,
    /\b(?:GHSA|CVE)-\w/i,
    /:\/\//,
    /\bwww\.\w/i,
    /\[(?:skip ci|ci skip|no ci)\]/i,
    ...(commits === 'not' ? [COMMIT] : []),
  ];
  const said = text.replace(UUID, '');
  return acts.map((act) => act.exec(said)?.[0] ?? null).find((found) => found !== null) ?? null;
}

/** Nothing acts, tables hold, the marker is whole, secrets are gone, and everything is seen. */
export function expectInert(body: string, key: string): void {
  const { elements, links, comments, text } = rendered(body);
  const foreign = [...elements].filter((name) => !OURS.has(name));
  expect(foreign, body).toEqual([]);
  for (const link of links)
    expect(link).toMatch(/^https:\/\/github\.example\/o\/r\/(?:tree|blob|pull)\/[\w%./~-]+(?:#L\d+)?$/);
  expect(acting(text), body).toBeNull();
  expect(
    comments.every((one) => /^<!-- rekindle(?::v1 |-row:)/.test(one)),
    body,
  ).toBe(true);
  expect(comments.length, body).toBeGreaterThan(0);
  expect(body.startsWith(comments[0] ?? ' ')).toBe(true);
  expect(readMarker(body)?.key).toBe(key);
  expect(body).not.toContain(SECRET);
  expect(body.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
  expect(body.length).toBeLessThan(65_536);
  expectTables(body);
}

/** Every row of a table has as many cells as its head, by the signs that part them. */
function expectTables(body: string): void {
  let cells: number | null = null;
  let fence: string | null = null;
  for (const line of body.split('\n')) {
    const mark = /^(`{3,})[^`]*$/.exec(line)?.[1] ?? null;
    if (fence === null && mark !== null) fence = mark;
    else if (fence !== null && line === fence) fence = null;
    if (fence !== null || !line.startsWith('|')) {
      cells = null;
      continue;
    }
    const count = line.split('|').length;
    cells ??= count;
    expect(count, line).toBe(cells);
  }
  expect(fence).toBeNull();
}
