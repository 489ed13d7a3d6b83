// A form of the page becomes a command: held against the session, the person's sight and the row, then kept.
import type { IncomingMessage } from 'node:http';
import { slashCommands } from '../../commands/index.ts';
import type { ProjectRow } from '../../model/bot/project.ts';
import { OWN_WORDS, type SlashSpec } from '../../model/command.ts';
import type { VisibleRepository } from '../../model/github/person.ts';
import { type SlashWords, slashLine } from '../../report/slash-syntax.ts';
import { LONGEST_ANSWER } from './command-forms.ts';
import type { Html } from './html.ts';
import { notice } from './layout.ts';
import type { PageOptions } from './page-options.ts';
import { type PageAnswer, type Site, seeOther } from './respond.ts';
import { isSame } from './session-secrets.ts';
import type { SignedIn, SignedInPeople } from './signed-in.ts';
import { type FoundDetails, foundIn } from './workflow-row.ts';

/** Bytes of a form: our own have far fewer. */
const MOST_BYTES = 16 * 1024;
const FORM_ID = /^[\w-]{43}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is said instead of a command that was not kept, with its status. */
export interface Unkept {
  readonly status: number;
  readonly main: Html;
}

const BACK = { href: '/', text: 'Back to the list' };
const unkept = (status: number, heading: string, sentence: string): Unkept => ({
  status,
  main: notice(heading, [sentence, 'Nothing was done.'], BACK),
});

/**
 * Whether a form came from one of our pages. A browser that hides the referrer all the same says
 * `Origin: null` of its own site's forms as well; then `Sec-Fetch-Site` tells, which no page can set.
 */
function isOwnForm({ headers }: IncomingMessage, { origin }: Site): boolean {
  const [from, site] = [headers.origin ?? 'null', headers['sec-fetch-site']];
  if (from !== 'null' && from !== origin) return false;
  return site === undefined ? from === origin : site === 'same-origin';
}

/** The fields of a form; a refusal where that is something else, or of another session. */
export async function formIn(
  request: IncomingMessage,
  site: Site,
  person: Pick<SignedIn, 'formToken'>,
): Promise<URLSearchParams | Unkept> {
  if (!isOwnForm(request, site))
    return unkept(403, 'This form was not sent from here', 'It came from another site.');
  if (!/^application\/x-www-form-urlencoded *(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    return unkept(415, 'This is no form', 'Expected application/x-www-form-urlencoded.');
  const body = await bodyOf(request);
  if (body === null) return unkept(413, 'This form is too long', `Expected at most ${MOST_BYTES} bytes.`);
  const form = new URLSearchParams(body);
  if (isSame(form.get('token') ?? '', person.formToken)) return form;
  return unkept(403, 'This form is of another session', 'Load the list again, then press the button there.');
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Where what becomes of a command is shown. */
const placeOf = (form: string): string => `/commands/${form}`;

/**
 * Keeps the command, and leads to where it is shown what becomes of it; the same form leads there again.
 * @throws WorldError where GitHub cannot be asked
 */
export async function give(
  form: URLSearchParams,
  person: SignedIn,
  people: SignedInPeople,
  options: PageOptions,
): Promise<PageAnswer | Unkept> {
  const id = form.get('form') ?? '';
  const project = form.get('project') ?? '';
  if (!FORM_ID.test(id) || !UUID.test(project))
    return unkept(422, 'This form is not whole', 'Load the list again, then press the button there.');
  const before = await options.fateOf(id);
  if (before !== null) return seeOther(placeOf(id));
  const login = await people.user(person);
  if (login === null) return seeOther('/');
  const row = await options.projects.find(project);
  const repository = row && (await seenAt(row, person, people));
  const found = row && foundIn(row);
  if (!repository || !found)
    return unkept(404, 'There is no such workflow', 'It is gone, or it is not among those that you may see.');
  const asked = form.get('command') ?? '';
  const command = found.options.find((one) => one === asked);
  const spec = slashCommands.find(({ name }) => name === command)?.slash;
  if (command === undefined || !spec)
    return unkept(409, 'That cannot be done now', 'The workflow was looked at since. Load the list again.');
  const words = wordsOf(form, found, spec);
  if (typeof words === 'string') return unkept(422, 'Something is missing', words);
  const line = slashLine(spec, { ...words, id: found.workflow }, false);
  if (line === null) return unkept(422, 'This cannot be written in one line', UNWRITABLE);
  await options.give({
    form: id,
    repository,
    userId: person.session.userId,
    login,
    workflow: found.workflow,
    branch: found.branch,
    // What a person removes is named by its commit; other commands by what was decided there.
    seen: spec.pinsItself || spec.needsPin ? null : form.get('seen') || null,
    commit: form.get('commit') || null,
    line,
  });
  return seeOther(placeOf(id));
}

const UNWRITABLE =
  'Found a name or a text that no command can repeat as it is: it is too long, has characters that cannot ' +
  'be seen, or looks like a secret. Write it as a comment on GitHub, or with the command line.';

/** The repository of a row as the person sees it at this moment; `null`: the person does not. */
async function seenAt(
  { project: { repository, repositoryId } }: ProjectRow,
  person: SignedIn,
  people: SignedInPeople,
): Promise<VisibleRepository | null> {
  const all = await people.repositories(person, 'now');
  const named = (one: VisibleRepository) =>
    `${one.owner}/${one.name}`.toLowerCase() === repository?.toLowerCase();
  return all.find((one) => (repositoryId === null ? named(one) : one.id === repositoryId)) ?? null;
}

/** The words after the command's name, told by what it takes; a sentence where some are missing. */
function wordsOf(form: URLSearchParams, found: FoundDetails, spec: SlashSpec): SlashWords | string {
  const rest = spec.args.find((arg) => arg.rest);
  // An answer needs words; an approval has a name where several checkpoints wait.
  if (rest) return rest.required ? answerIn(form, found) : approvalIn(form, found);
  if (spec.args.some(({ shape }) => shape === 'digest'))
    return found.spec === null ? UNHASHED : { args: [found.spec.slice(0, 12)] };
  if (!spec.needsPin) return {};
  const commit = form.get('commit') ?? '';
  if (form.get('sure') !== 'yes') return 'Tick the box to say that it is to be removed.';
  return /^[0-9a-f]{40,64}$/.test(commit) ? { keys: { sha: commit.slice(0, 12) } } : UNPINNED;
}

const UNHASHED = 'The hash of the spec is not known here. The card on GitHub has the line to write.';
const UNPINNED = 'The commit that you saw is not known. Load the list again.';

/** Where several checkpoints wait, the one whose button was pressed. */
function approvalIn(form: URLSearchParams, { approvals }: FoundDetails): SlashWords | string {
  const name = form.get('checkpoint');
  if (name === null) return approvals.length === 0 ? {} : 'Say which checkpoint is approved.';
  return approvals.includes(name) ? { args: [name] } : UNLISTED;
}

const UNLISTED = 'That checkpoint is not open any more. Load the list again.';

function answerIn(form: URLSearchParams, { questions }: FoundDetails): SlashWords | string {
  const id = form.get('question') ?? '';
  const question = questions.find((one) => one.id === id);
  const own = (form.get('text') ?? '').trim();
  const choice = form.get('choice') ?? '';
  if (!question) return 'That question is not open any more. Load the list again.';
  if (own.length > LONGEST_ANSWER) return `Expected at most ${LONGEST_ANSWER} characters.`;
  if (own === '' && choice === '') return 'Choose an answer, or write one.';
  if (own === '') return { args: [id, choice] };
  // Words of one's own are meant, even where choices are given.
  const beside = question.options.length > 0 && !question.options.includes(own);
  return { args: [id, own], flags: beside ? [OWN_WORDS] : [] };
}
