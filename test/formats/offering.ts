// Takes every option that is offered for files in memory, as a person would, and says what becomes of it.
import { belongs } from '../../src/engine/choose/checkpoint.ts';
import { engine as builtIn, type Engine, type Standing } from '../../src/index.ts';
import type { Change } from '../../src/model/change.ts';
import type { Choice } from '../../src/model/choice.ts';
import { fitting, type Option } from '../../src/model/decision.ts';
import { UserError } from '../../src/model/errors.ts';
import type { Recovered, Recovery } from '../../src/model/recovery.ts';
import type { Need } from '../../src/model/snapshot.ts';
import { type Content, onlyAsked, snapshotOf } from '../snapshot.ts';

const DAY = 86_400_000;
/** Later than every time in the tests of formats. */
const NOW = Date.UTC(2026, 7, 1, 12, 30);
const SETTINGS = { now: NOW, staleAfter: 3650 * DAY, abandonedAfter: 36500 * DAY };
const ROUNDS = 4;

export type Files = Readonly<Record<string, Content>>;

interface Seen extends Pick<Standing, 'snapshot' | 'memo' | 'settings'> {
  readonly recovered: Recovered;
}

function seen(files: Files, engine: Engine): Seen {
  const full = snapshotOf(files, { history: {} });
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(Object.keys(files).filter((path) => asker.matches(path)));
  let asked: readonly Need[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const snapshot = onlyAsked(full, asked);
    asked = [...asked, ...sites.flatMap((site) => asker.needs(site, snapshot))];
  }
  const snapshot = onlyAsked(full, asked);
  const recovered = engine.recover(snapshot, sites, SETTINGS, memo);
  return { recovered, snapshot, memo, settings: SETTINGS };
}

/** What a person would type for an option: one choice for each line that is offered. */
function choicesFor(option: Option, { state, proposals }: Recovery): readonly Choice[] {
  switch (option) {
    case 'manual':
      return [];
    case 'answer': {
      const open = (state?.questions ?? []).filter((one) => one.state === 'open');
      const asked = open.length === 0 ? [{ id: 'all', options: [] }] : open;
      return asked.map(({ id, options }) => ({
        name: option,
        question: id,
        text: options[0] ?? '15 minutes',
      }));
    }
    case 'approve':
      return [{ name: 'approve', checkpoint: null }];
    case 'accept-spec':
      return [{ name: 'accept-spec', hash: state?.spec?.computed[0]?.digest ?? '', why: null }];
    case 'repair':
      return proposals
        .filter(({ kind }) => kind === 'repair')
        .map((_, at) => ({ name: 'repair', which: at + 1 }));
    case 'start-fresh':
      return [{ name: 'start-fresh', all: false }];
    case 'resume':
    case 'retry':
    case 'skip':
    case 'migrate':
      break;
  }
  return [{ name: option }];
}

/** The files behind a change; what it writes must have been read as it stands. */
function changed(files: Files, { files: changes }: Change): Files {
  const after: Record<string, Content> = { ...files };
  for (const file of changes) {
    if (file.kind === 'write') {
      if ((after[file.path] ?? null) !== file.before) throw new Error(`${file.path} was read otherwise`);
      after[file.path] = file.after;
    }
    if (file.kind === 'copy') after[file.to] = files[file.from] ?? '';
    if (file.kind === 'remove' || file.kind === 'revert')
      for (const path of Object.keys(after))
        if (path === file.path || path.startsWith(`${file.path}/`)) delete after[path];
  }
  return after;
}

/** What was taken, and what is wrong with it: empty where every offer can be kept. */
export interface Taken {
  readonly offers: readonly string[];
  readonly wrong: readonly string[];
}

/** What the first workflow of these files offers. */
export function offersOf(files: Files): readonly string[] {
  const [first] = seen(files, builtIn).recovered.workflows;
  return first ? fitting(first) : [];
}

/** Every option that is offered for these files is taken, each by itself. */
export function taken(files: Files, engine: Engine = builtIn): Taken {
  const { recovered, ...ground } = seen(files, engine);
  const results = recovered.workflows.flatMap((recovery) =>
    [...new Set([...recovery.decision.options, ...fitting(recovery)])].map((option) => {
      const choices = choicesFor(option, recovery);
      const standing: Standing = { ...ground, recovery, by: 'Dana', branch: 'feature/x' };
      const found = choices.flatMap((choice) => wrongWith(choice, standing, files, engine) ?? []);
      const none = choices.length === 0 && option !== 'manual' ? ['nothing to type'] : [];
      const at = `${recovery.id} ${decided(recovery)}: ${option}`;
      return { option, wrong: [...none, ...found].map((why) => `${at}: ${why}`) };
    }),
  );
  return { offers: results.map(({ option }) => option), wrong: results.flatMap(({ wrong }) => wrong) };
}

/** Choices of which one must be enough. */
const RUNS: ReadonlySet<string> = new Set(['retry', 'resume']);

const decided = ({ decision: { action, step, reason } }: Recovery) => `${action} ${step ?? '-'} (${reason})`;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Why an answer is lost: its words stand in no file, or are not read as it; `null` where they are. */
function unread(
  { question, text }: Extract<Choice, { readonly name: 'answer' }>,
  { files }: Change,
  { state }: Recovery,
): string | null {
  const words = letters(text);
  if (!files.some((file) => file.kind === 'write' && letters(file.after).includes(words)))
    return 'its words stand in no file';
  const named = (state?.questions ?? []).filter(({ id }) => id.toLowerCase() === question.toLowerCase());
  const kept = named.filter(({ answer }) => answer !== undefined);
  const isRead = kept.some(({ answer }) => letters(answer?.text ?? '').includes(words));
  return kept.length === 0 || isRead
    ? null
    : `read back is ${JSON.stringify(kept.map(({ answer }) => answer))}`;
}

/** Why an offer cannot be kept, or what it breaks; `null` where all is well. */
function wrongWith(choice: Choice, standing: Standing, files: Files, engine: Engine): string | null {
  let change: Change;
  try {
    change = engine.choose(choice, standing);
  } catch (error) {
    if (error instanceof UserError) return `refused: ${error.message}`;
    throw error;
  }
  const elsewhere = change.files.find((file) => file.kind === 'write' && !belongs(file.path, standing));
  if (elsewhere) return `no checkpoint would save ${JSON.stringify(elsewhere)}`;
  if (choice.name === 'start-fresh') return change.files.length > 0 ? null : 'there is nothing to remove';
  const { id, decision } = standing.recovery;
  const isAsked = decision.action === 'ask' || decision.reason === 'paused';
  if (isAsked && change.files.length === 0) return 'it changes nothing, so it is asked again';
  const later = seen(changed(files, change), engine).recovered.workflows.find((one) => one.id === id);
  if (!later) return 'it cannot be read any more';
  const lost = choice.name === 'answer' && unread(choice, change, later);
  if (lost) return lost;
  const now = later.decision;
  if (now.action === 'block' && decision.action !== 'block') return `then it is ${decided(later)}`;
  const again = now.options.some((option) => option === choice.name) && decided(later);
  if (isAsked && RUNS.has(choice.name) && again === decided(standing.recovery))
    return `then it is ${again} as before, with the same choice`;
  const settled = decision.action !== 'block' && decision.action !== 'ask' && choice.name === 'repair';
  const same = now.action === decision.action && now.step === decision.step;
  return settled && !same ? `the repair makes it ${decided(later)}` : null;
}
