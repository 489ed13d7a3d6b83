// The list of everything that a person may see: a section a repository, a card a workflow or project.
import type { Gate, ProjectRow } from '../../model/bot/project.ts';
import { agoOf } from '../../report/terminal/layout.ts';
import { counted } from '../../text/plural.ts';
import { commandForms } from './command-forms.ts';
import { type Html, html, NOTHING, shown } from './html.ts';
import { type FoundDetails, foundIn, URGENCIES, type Urgency, urgencyOf } from './workflow-row.ts';

export interface ListedRepository {
  readonly id: number;
  /** `OWNER/NAME`. */
  readonly repository: string;
  readonly rows: readonly ProjectRow[];
}

export interface Listing {
  /** Those in which there is something, in the order in which they are shown. */
  readonly repositories: readonly ListedRepository[];
  /** How many the person may see in all. */
  readonly visible: number;
  /** Open questions to people, by the project's id. */
  readonly gates: ReadonlyMap<string, Gate>;
  /** More is there than is shown. */
  readonly cut: boolean;
  /** What is over is shown as well. */
  readonly all: boolean;
}

export interface ListFrame {
  readonly now: number;
  /** Where repositories are, without a slash at the end. */
  readonly serverUrl: string;
  /** The session's word for forms. */
  readonly token: string;
  /** Makes an id for a form. */
  readonly newId: () => string;
}

/** What stands before a count, the most urgent first. */
const COUNTED: Readonly<Record<Urgency, (count: number) => string>> = {
  stopped: (count) => `${count} stopped`,
  asks: (count) => `${count} ${count === 1 ? 'needs' : 'need'} a decision`,
  waits: (count) => `${count} ${count === 1 ? 'waits' : 'wait'} for a person`,
  'goes-on': (count) => `${count} can go on`,
  over: (count) => `${count} over`,
};

const LOCKED = html`
  <p class="faint">Its pull request on GitHub is locked, where a command is answered:
    unlock it before you give one, or nothing is done.</p>`;
const CUT = html`<p class="faint">There is more than is shown here: the most recent are.</p>`;

interface Card {
  readonly row: ProjectRow;
  readonly gate: Gate | null;
  readonly urgency: Urgency;
}

export function listPage(listing: Listing, frame: ListFrame): Html {
  const sections = listing.repositories.map((one) => ({ ...one, cards: cardsOf(one, listing) }));
  const all = sections.flatMap(({ cards }) => cards);
  const there = (card: Card) => listing.all || card.urgency !== 'over';
  const kept = sections
    .map((one) => ({ ...one, cards: one.cards.filter(there) }))
    .filter(({ cards }) => cards.length > 0);
  return html`
    <h1>Workflows</h1>
    ${all.length === 0 ? NOTHING : html`<p>${summaryOf(all)}</p>`}
    ${filter(all, listing)}
    ${all.length === 0 ? empty(listing) : NOTHING}
    ${listing.cut ? CUT : NOTHING}
    ${kept.map((one) => section(one, frame))}`;
}

const cardsOf = ({ rows }: ListedRepository, { gates }: Listing): readonly Card[] =>
  rows
    .map((row) => {
      const gate = gates.get(row.project.id) ?? null;
      return { row, gate, urgency: urgencyOf(row, gate !== null) };
    })
    .toSorted((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency));

function summaryOf(all: readonly Card[]): string {
  const parts = URGENCIES.flatMap((urgency) => {
    const count = all.filter((card) => card.urgency === urgency).length;
    return count === 0 ? [] : [COUNTED[urgency](count)];
  });
  return `${parts.join(' · ')}.`;
}

function filter(all: readonly Card[], { all: whole }: Listing): Html {
  if (whole) return html`<p><a href="/">Show what is not over alone</a></p>`;
  const over = all.filter(({ urgency }) => urgency === 'over').length;
  return over === 0
    ? NOTHING
    : html`<p><a href="/?all">Show ${counted(over, 'more')} that ${over === 1 ? 'is' : 'are'} over</a></p>`;
}

function empty({ visible }: Listing): Html {
  if (visible === 0)
    return html`<p>Found no repository that both you and this App may see. Somebody who administers a
      repository can install the App on it.</p>`;
  const places = counted(visible, 'repository', 'repositories');
  return html`<p>Nothing was found yet in the ${places} that you and this App may see. Each is looked
    through when the App is installed, and once a day from then on.</p>`;
}

function section(
  { id, repository, cards }: ListedRepository & { readonly cards: readonly Card[] },
  frame: ListFrame,
): Html {
  const href = `${frame.serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
  return html`
    <section aria-labelledby="repository-${id}">
      <h2 id="repository-${id}"><a href="${href}" rel="noreferrer">${shown(repository)}</a></h2>
      <ul class="cards">
        ${cards.map((card) => html`<li>${cardOf(card, href, frame)}</li>`)}
      </ul>
    </section>`;
}

function cardOf({ row, gate, urgency }: Card, href: string, frame: ListFrame): Html {
  const { project, state } = row;
  const found = foundIn(row);
  const name = found?.workflow ?? project.id;
  return html`
    <article class="card ${urgency}" aria-labelledby="title-${project.id}">
      <h3 id="title-${project.id}">${shown(project.goal ?? name)}</h3>
      <p class="wants">${wantsOf(row, found, gate)}</p>
      <dl>
        <dt>${found ? 'Workflow' : 'Project'}</dt><dd><code>${shown(name)}</code></dd>
        ${project.ref === null ? NOTHING : fact('Branch', html`<code>${shown(project.ref)}</code>`)}
        ${found && found.path !== '' ? fact('File', fileLink(found, href)) : NOTHING}
        ${state?.currentTaskId ? fact(found ? 'Step' : 'Task', html`${shown(state.currentTaskId)}`) : NOTHING}
        ${state ? fact('Last moved', moment(state.updatedAt, frame.now)) : NOTHING}
      </dl>
      ${state?.lastAction ? html`<p>${shown(state.lastAction)}</p>` : NOTHING}
      ${gateLink(gate, href)}
      ${found?.locked && urgency !== 'over' ? LOCKED : NOTHING}
      ${found && urgency !== 'over' ? commandForms(project.id, found, frame) : NOTHING}
    </article>`;
}

function wantsOf({ state }: ProjectRow, found: FoundDetails | null, gate: Gate | null): string {
  if (found?.wants) return found.wants;
  if (gate !== null) return 'needs a decision';
  return state === null ? 'nothing reported yet' : STATUS_WORDS[state.status];
}

const STATUS_WORDS = {
  active: 'at work',
  paused: 'paused',
  completed: 'finished',
  failed: 'failed',
} as const;

const gateLink = (gate: Gate | null, href: string): Html =>
  gate?.issue
    ? html`<p><a href="${href}/issues/${gate.issue}" rel="noreferrer">The issue that asks</a></p>`
    : NOTHING;

const fact = (name: string, value: Html): Html => html`<dt>${name}</dt><dd>${value}</dd>`;

/** Of a commit: what was judged, whatever the branch holds by now. */
function fileLink({ path, commit }: FoundDetails, href: string): Html {
  if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return html`<code>${shown(path)}</code>`;
  const address = `${href}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return html`<a href="${address}" rel="noreferrer"><code>${shown(path)}</code></a>`;
}

function moment(iso: string, now: number): Html {
  const at = Date.parse(iso);
  return html`<time datetime="${iso}" title="${iso}">${agoOf(Math.max(0, now - at))}</time>`;
}
