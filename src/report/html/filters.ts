// The filters of the HTML report: radio buttons and the style that hides what does not fit, without a script.
import { order } from '../../model/sort-order.ts';
import { html, type Markup } from '../../text/html.ts';
import { GROUPS } from '../next-steps.ts';
import type { ScanWorkflow } from '../scan/scan.ts';

/** How much an action asks of a person: a class of the style. */
export const TONES: Readonly<Record<ScanWorkflow['decision']['action'], string>> = {
  block: 'bad',
  ask: 'ask',
  'start-fresh': 'ask',
  wait: 'ask',
  resume: 'good',
  rerun: 'good',
  advance: 'good',
  none: 'idle',
};

/** Choices of one filter; what is rarer is put together. */
const MOST = 30;

interface Choice {
  readonly label: string;
  readonly count: number;
  readonly tone: string;
}

/** What workflows are told apart by. Choice 0 is all of them. */
interface Facet {
  /** A letter: with a choice's number it is the id of a radio button, and the class of what it shows. */
  readonly key: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly choiceOf: (one: ScanWorkflow) => number;
}

export interface Filters {
  /** The classes by which a workflow is shown or hidden. */
  readonly classOf: (one: ScanWorkflow) => string;
  /** How many workflows need what, each a choice of what is shown. */
  readonly counts: Markup;
  /** Further filters; `null`: everything is of one format and on one branch. */
  readonly more: Markup | null;
  readonly style: Markup;
}

export function filtersFor(workflows: readonly ScanWorkflow[]): Filters {
  const decisions = decisionFacet(workflows);
  const others = [
    facetBy('f', 'Format', workflows, ({ format }) => format, 'other formats'),
    facetBy('b', 'Branch', workflows, ({ owner }) => owner ?? 'no branch', 'other branches'),
  ].filter(({ choices }) => choices.length > 1);
  const all = [decisions, ...others];
  return {
    classOf: (one) => all.map(({ key, choiceOf }) => `${key}${choiceOf(one)}`).join(' '),
    counts: fieldset(decisions, workflows.length),
    more: others.length === 0 ? null : html`${others.map((one) => fieldset(one, workflows.length))}`,
    style: html`<style>${all.map(rulesOf)}</style>`,
  };
}

function decisionFacet(workflows: readonly ScanWorkflow[]): Facet {
  const members = GROUPS.map(({ actions }) =>
    workflows.filter(({ decision }) => actions.includes(decision.action)),
  );
  const groups = GROUPS.filter((_, at) => (members[at]?.length ?? 0) > 0);
  return {
    key: 'd',
    legend: 'Decision',
    choices: groups.map(({ title, actions: [first = 'none'] }) => ({
      label: title,
      count: members[GROUPS.findIndex((one) => one.title === title)]?.length ?? 0,
      tone: TONES[first],
    })),
    choiceOf: ({ decision }) => 1 + groups.findIndex(({ actions }) => actions.includes(decision.action)),
  };
}

/** The most frequent values first; what is beyond them is one choice. */
function facetBy(
  key: string,
  legend: string,
  workflows: readonly ScanWorkflow[],
  nameOf: (one: ScanWorkflow) => string,
  rest: string,
): Facet {
  const counts = new Map<string, number>();
  for (const one of workflows) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  const values = [...counts].sort((a, b) => b[1] - a[1] || order(a[0], b[0]));
  const [shown, left] = [values.slice(0, MOST), values.slice(MOST)];
  const numbers = new Map(shown.map(([value], at) => [value, at + 1]));
  const others = left.reduce((sum, [, count]) => sum + count, 0);
  return {
    key,
    legend,
    choices: [...shown, ...(others === 0 ? [] : [[rest, others] as const])].map(([label, count]) => ({
      label,
      count,
      tone: '',
    })),
    choiceOf: (one) => numbers.get(nameOf(one)) ?? MOST + 1,
  };
}

function fieldset({ key, legend, choices }: Facet, all: number): Markup {
  const whole: Choice = { label: 'All', count: all, tone: '' };
  const radios = [whole, ...choices].map(
    ({ label, count, tone }, at) =>
      html`<label class="${tone}">
<input type="radio" name="${key}" id="${key}${at}"${at === 0 ? CHECKED : null}>
<b>${count}</b> <span>${label}</span></label>
`,
  );
  return html`<fieldset><legend>${legend}</legend>
${radios}</fieldset>
`;
}

const CHECKED = html` checked`;

/** Nothing in it is from a file: letters of our own, and numbers. */
function rulesOf({ key, choices }: Facet): Markup {
  return html`${choices.map((_, index) => {
    const name = `${key}${index + 1}`;
    return html`
body:has(#${name}:checked) .item:not(.${name}) { display: none; }`;
  })}
`;
}
