// The commands that fit a workflow, as forms that need no script; each form has an id that counts once.
import type { Option } from '../../model/decision.ts';
import { type Html, html, NOTHING, shown } from './html.ts';
import type { FoundDetails, RowQuestion } from './workflow-row.ts';

interface FormFrame {
  readonly token: string;
  readonly newId: () => string;
}

/** Options that a form can ask for. */
type Given = Exclude<Option, 'manual'>;

/** What stands on the button. */
const BUTTONS: Readonly<Record<Given, string>> = {
  resume: 'Resume',
  answer: 'Send the answer',
  approve: 'Approve what is there',
  retry: 'Run the step again',
  skip: 'Skip the step',
  'accept-spec': 'Accept the spec as it is',
  migrate: 'Migrate the state file',
  repair: 'Repair the state file',
  'start-fresh': 'Start fresh',
};

/** Longest text of an answer, in UTF-16 units: what one line of a comment takes beside its other words. */
export const LONGEST_ANSWER = 380;

/** Every form that fits, the recommended one first; what removes files comes last and asks once more. */
export function commandForms(project: string, found: FoundDetails, frame: FormFrame): Html {
  const { options, questions, spec } = found;
  const at: FormPlace = { project, found, frame };
  const apart: readonly Option[] = [
    'answer',
    'start-fresh',
    ...(spec === null ? ['accept-spec' as const] : []),
  ];
  const plain = options.filter((one) => !apart.includes(one));
  const answers = options.includes('answer') ? questions : [];
  const fresh = options.includes('start-fresh') && found.commit !== null;
  if (plain.length + answers.length === 0 && !fresh) return NOTHING;
  const buttons = plain.flatMap((one): readonly Press[] =>
    one === 'approve' && found.approvals.length > 0
      ? found.approvals.map((name) => ({ option: one, name }))
      : [{ option: one, name: null }],
  );
  const row = buttons.map((one, place) => plainForm(one, place === 0 && answers.length === 0, at));
  return html`
    <div class="actions">
      ${answers.map((one, place) => answerForm(one, `${project}-${place}`, at))}
      ${row.length === 0 ? NOTHING : html`<div class="row">${row}</div>`}
      ${fresh ? freshForm(at) : NOTHING}
    </div>`;
}

interface FormPlace {
  readonly project: string;
  readonly found: FoundDetails;
  readonly frame: FormFrame;
}

/** What one press asks for; `name`: the checkpoint, where several wait. */
interface Press {
  readonly option: Given;
  readonly name: string | null;
}

function plainForm({ option, name }: Press, first: boolean, at: FormPlace): Html {
  const look = first ? 'first' : 'other';
  if (name !== null) {
    const key = `${option}-${at.found.approvals.indexOf(name)}-${at.project}`;
    const inside = html`
    <input type="hidden" name="checkpoint" value="${name}">
    <button type="submit" id="${key}" class="${look}">Approve: ${shown(name)}</button>`;
    return form(option, inside, at);
  }
  const button = html`
    <button type="submit" id="${option}-${at.project}" class="${look}">${BUTTONS[option]}</button>`;
  return form(option, button, at);
}

function form(command: Given, inside: Html, { project, found, frame }: FormPlace): Html {
  const { seen, commit } = found;
  return html`
    <form method="post" action="/commands" autocomplete="off">
      <input type="hidden" name="token" value="${frame.token}">
      <input type="hidden" name="form" value="${frame.newId()}">
      <input type="hidden" name="project" value="${project}">
      <input type="hidden" name="command" value="${command}">
      <input type="hidden" name="seen" value="${seen ?? ''}">
      <input type="hidden" name="commit" value="${commit ?? ''}">
      ${inside}
    </form>`;
}

function answerForm({ id, question, options }: RowQuestion, key: string, at: FormPlace): Html {
  const own = options.length === 0 ? 'Your answer' : 'Or in your own words';
  const needed = options.length === 0 ? html` required` : NOTHING;
  const text = html`
    <label class="text" for="text-${key}">${own}</label>
    <input type="text" id="text-${key}" name="text" maxlength="${LONGEST_ANSWER}"${needed}>`;
  const choices = options.map(
    (one, place) => html`
      <label class="choice" for="choice-${key}-${place}">
        <input type="radio" id="choice-${key}-${place}" name="choice" value="${one}">
        <span>${shown(one)}</span>
      </label>`,
  );
  const name = id === question ? NOTHING : html` <span class="faint">(${shown(id)})</span>`;
  const inside = html`
    <fieldset>
      <legend>${shown(question)}${name}</legend>
      <input type="hidden" name="question" value="${id}">
      ${choices}
      ${text}
    </fieldset>
    <button type="submit" id="answer-${key}" class="first">${BUTTONS.answer}</button>`;
  return html`<div class="answer">${form('answer', inside, at)}</div>`;
}

function freshForm(at: FormPlace): Html {
  const { project } = at;
  const inside = html`
    <p class="faint">What the tool wrote is kept in an archive, then removed; the agent begins again. What is
      removed stands in the answer.</p>
    <label class="choice" for="sure-${project}">
      <input type="checkbox" id="sure-${project}" name="sure" value="yes" required>
      <span>Remove it, and begin again</span>
    </label>
    <button type="submit" id="start-fresh-${project}">${BUTTONS['start-fresh']}</button>`;
  return html`
    <details id="fresh-${project}">
      <summary>Start fresh …</summary>
      ${form('start-fresh', inside, at)}
    </details>`;
}
