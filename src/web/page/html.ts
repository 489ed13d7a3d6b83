// Pieces of HTML: whatever is put into one is escaped, unless it is a piece itself.
import { html as tag } from 'hono/html';
import { assert } from '../../model/errors.ts';
import { forTerminal } from '../../text/escape.ts';
import { redact } from '../../text/redact.ts';

/** Made by `html` alone. */
export type Html = Exclude<ReturnType<typeof tag>, Promise<unknown>>;

/** What may stand in a piece; `null` and `false` are nothing. */
type Part = string | number | Html | null | false | readonly (Html | null | false)[];

/** Every text is escaped for elements and for attributes in quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const made = tag(strings, ...parts);
  assert(!(made instanceof Promise), 'nothing in a page is waited for');
  return made;
}

export const NOTHING = html``;

/** A text of somebody else as it may be shown: without secrets, and with what cannot be seen made visible. */
export const shown = (text: string): string => forTerminal(redact(text));
