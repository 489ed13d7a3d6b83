// An independent look at a page: which elements and attributes it has, and whether any of them could act.
import { expect } from 'vitest';

const ELEMENTS = new Set(
  (
    'a article b bdi body br code dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 head ' +
    'header html input label legend li line main meta nav ol p path pre section span style summary svg ' +
    'text title ul'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'aria-hidden aria-label aria-labelledby charset checked class content d height href http-equiv id lang ' +
    'name open overflow role tabindex type width x x1 x2 y y1 y2'
  ).split(' '),
);

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Every opening tag, as HTML's tokenizer finds them in what is written with every value in double quotes. */
export function tagsOf(page: string): readonly Tag[] {
  const body = page.replace(/<style>[\s\S]*?<\/style>/g, '<style></style>');
  const rest = body.replace(/<!doctype html>|<\/[a-z0-9]+>/g, '');
  const tags = [...rest.matchAll(/<([a-z0-9]+)((?:\s+[a-z0-9-]+(?:="[^"<>]*")?)*)\s*\/?>/g)];
  // What is left has no bracket at all: nothing else can be a tag.
  expect(rest.replace(/<([a-z0-9]+)((?:\s+[a-z0-9-]+(?:="[^"<>]*")?)*)\s*\/?>/g, '')).not.toMatch(/[<>]/);
  return tags.map(([, name = '', written = '']) => ({
    name,
    attributes: new Map(
      [...written.matchAll(/([a-z0-9-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  }));
}

/** What people read: text without tags and styles, entities as they are. */
export function textOf(page: string): string {
  return page.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '');
}

/** No element or attribute that acts, every link within the page, every id there once, the policy first. */
export function expectInertPage(page: string): void {
  const tags = tagsOf(page);
  for (const { name, attributes } of tags) {
    expect(ELEMENTS).toContain(name);
    for (const key of attributes.keys()) expect(ATTRIBUTES).toContain(key);
  }
  const values = (key: string) => tags.flatMap(({ attributes }) => attributes.get(key) ?? []);
  const ids = values('id');
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of values('href')) {
    expect(link).toMatch(/^#[a-z]+\d*$/);
    expect(ids).toContain(link.slice(1));
  }
  for (const named of values('aria-labelledby')) expect(ids).toContain(named);
  for (const key of ['id', 'name', 'class'])
    for (const value of values(key)) expect(value).toMatch(/^[\w -]*$/);
  expect(page.indexOf('http-equiv="Content-Security-Policy"')).toBeGreaterThan(0);
  expect(page.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(page.indexOf('<style>'));
  for (const [, css = ''] of page.matchAll(/<style>([\s\S]*?)<\/style>/g))
    expect(css).not.toMatch(/url\(|@import|expression|javascript:|<|\\/i);
}
