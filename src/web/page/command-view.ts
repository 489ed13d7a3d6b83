// What has become of a command that was given at the page.
import { type Html, html, NOTHING, shown } from './html.ts';
import type { PageCommandFate } from './page-options.ts';

const HEADINGS: Readonly<Record<PageCommandFate['state'], string>> = {
  waiting: 'The command is being carried out',
  again: 'The command is tried again',
  done: 'The command is settled',
  parked: 'The command was given up',
};

const WAITING = html`<p>It is kept, and is worked after what came before it in that repository. What becomes
  of it is shown here, and stands on GitHub where the workflow's card is.</p>`;

/** Where the answer stands is an address below the server's; whatever else is said is shown as text. */
export function commandPage({ command, state, reason }: PageCommandFate, serverUrl: string): Html {
  const [, address = null] = /^The answer: (\S+)$/.exec(reason ?? '') ?? [];
  const link = address?.startsWith(`${serverUrl}/`) ? address : null;
  return html`
    <h1>${HEADINGS[state]}</h1>
    <dl>
      <dt>Command</dt><dd><code>${shown(command.line)}</code></dd>
      <dt>Workflow</dt><dd><code>${shown(command.workflow)}</code></dd>
      <dt>Branch</dt><dd><code>${shown(command.branch)}</code></dd>
      <dt>Repository</dt><dd>${shown(command.repository)}</dd>
      <dt>Given by</dt><dd>${shown(command.login)}</dd>
    </dl>
    ${state === 'waiting' ? WAITING : NOTHING}
    ${
      link === null
        ? reason === null
          ? NOTHING
          : html`<p>${shown(reason)}</p>`
        : html`<p><a href="${link}" rel="noreferrer">Read the answer on GitHub</a></p>`
    }
    <p><a class="button" href="/">Back to the list</a></p>`;
}
