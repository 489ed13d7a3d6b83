// The frame of every page: landmarks, the way past the head, who is signed in, and where updates are said.

import { SCRIPT_PATH } from './assets/script.ts';
import { STYLE_PATH } from './assets/style.ts';
import { type Html, html, NOTHING } from './html.ts';

export interface DocumentParts {
  readonly title: string;
  /** `null`: no one is signed in. */
  readonly person: { readonly login: string; readonly token: string } | null;
  /** The stream that says when the page has changed; `null`: it does not change. */
  readonly live: string | null;
  readonly main: Html;
}

const signedIn = ({ login, token }: NonNullable<DocumentParts['person']>): Html => html`
  <form class="who" method="post" action="/logout">
    <span>Signed in as <strong>${login}</strong></span>
    <input type="hidden" name="token" value="${token}">
    <button type="submit">Sign out</button>
  </form>`;

/** A whole document. */
export function documentOf({ title, person, live, main }: DocumentParts): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Rekindle</title>
  <link rel="stylesheet" href="${STYLE_PATH}">
  ${live === null ? NOTHING : html`<script type="module" src="${SCRIPT_PATH}"></script>`}
</head>
<body${live === null ? NOTHING : html` data-live="${live}"`}>
  <a class="skip" href="#main">Skip to the content</a>
  <header>
    <nav aria-label="Site"><a class="brand" href="/">Rekindle</a></nav>
    ${person === null ? NOTHING : signedIn(person)}
  </header>
  <main id="main" tabindex="-1">${main}</main>
  <p id="live" role="status" aria-live="polite"></p>
</body>
</html>
`;
}

/** A page that says one thing, with a way on. */
export function notice(
  heading: string,
  sentences: readonly string[],
  link: { readonly href: string; readonly text: string } | null,
): Html {
  return html`
    <h1>${heading}</h1>
    ${sentences.map((one) => html`<p>${one}</p>`)}
    ${link === null ? NOTHING : html`<p><a class="button" href="${link.href}">${link.text}</a></p>`}`;
}
