// HTML by templates: whatever is filled in is escaped, unless a template made it.
import { forHtml } from './escape.ts';

const MARKUP = Symbol('markup');

/** HTML that a template made; no text, and nothing that was parsed from a file, can be one. */
export interface Markup {
  readonly [MARKUP]: string;
}

/** What a template takes: text is escaped, lists are put one after the other, `null` is nothing. */
export type Filling = string | number | null | Markup | readonly Filling[];

/** A template. Its attributes stand in double quotes; no value is a part of a name of a tag or attribute. */
export function html(parts: TemplateStringsArray, ...values: readonly Filling[]): Markup {
  return { [MARKUP]: parts.reduce((text, part, at) => text + filled(values[at - 1] ?? null) + part) };
}

function filled(value: Filling): string {
  if (value === null) return '';
  if (typeof value === 'string') return forHtml(value);
  if (typeof value === 'number') return String(value);
  return isMarkup(value) ? value[MARKUP] : value.map(filled).join('');
}

const isMarkup = (value: object): value is Markup => MARKUP in value;

/** The text of what a template made, to be sent or stored. */
export function markupOf(made: Markup): string {
  return made[MARKUP];
}
