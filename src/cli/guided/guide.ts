// `rekindle` alone on a terminal: choose a workflow, see what is trusted, choose what to do; that then runs.

import { fitting, type Option } from '../../model/decision.ts';
import { assert } from '../../model/errors.ts';
import { answerable, nameOf } from '../../report/answers-to-offer.ts';
import { briefOf } from '../../report/brief/brief.ts';
import { branchOption, GROUPS, optionWords, specHash, switchLine } from '../../report/next-steps.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import { agoOf } from '../../report/terminal/layout.ts';
import { blockOf, labelled, shown } from '../../report/terminal/workflow.ts';
import { waitsFor } from '../../report/waits-for.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { asksForWords } from '../../text/markdown/own-words.ts';
import { say } from '../failure.ts';
import { lookEverywhere } from '../look/everywhere.ts';
import { type FoundWorkflow, foundIn } from '../look/find-workflow.ts';
import { commandNames, opened } from '../look/scan-options.ts';
import { columnsFor, paintFor } from '../terminal.ts';
import { readDuration } from '../typed/option-values.ts';
import { type Clone, FINE, type World } from '../world.ts';
import type { PromptEntry, Prompter } from './prompter.ts';

/** Runs a command as if it had been typed: it shows the difference and asks, as ever. */
export type Run = (args: readonly string[]) => Promise<number>;

const NOTHING = 'nothing';
const BRIEF_ENTRY: PromptEntry = { value: 'brief', label: 'see the whole brief' };
const LEAVE: PromptEntry = { value: NOTHING, label: 'leave it as it is' };
const OWN_WORDS = '\0own';

/** One time through; where the person goes away, nothing happens. */
export async function guide(world: World, prompter: Prompter, run: Run): Promise<number> {
  const settings = {
    now: world.now(),
    staleAfter: readDuration('stale-after', '7d'),
    abandonedAfter: readDuration('abandoned-after', '30d'),
  };
  const clone = await opened('.', world);
  const { looks, workflows, gone } = await lookEverywhere(null, { settings, only: null }, clone, world);
  // Nothing can be chosen for what is gone from the disk.
  const all = workflows.filter((one) => !gone.includes(one)).toSorted((a, b) => rankOf(a) - rankOf(b));
  // What is not there, or cannot be read, is said in the words of the list.
  if (all.length === 0) return run(['list']);
  const chosen = await prompter.choose(
    'Which workflow?',
    all.map((one, at) => entryOf(one, at, settings.now)),
  );
  const one = all[Number(chosen ?? Number.NaN)];
  if (one === undefined) return FINE;
  const found = looks.flatMap(foundIn).find(({ scanned }) => scanned === one);
  const look = looks.find(({ report }) => report.workflows.includes(one));
  assert(found && look, `what is known of ${one.id} is kept after the report`);
  world.stdout.write(`\n${trustLines(found, look, world).join('\n')}\n\n`);
  return goOn(one, { clone, prompter, run, world });
}

/** What the steps after the choice of a workflow need. */
interface Turn {
  readonly clone: Clone;
  readonly prompter: Prompter;
  readonly run: Run;
  readonly world: World;
}

async function goOn(one: ScanWorkflow, { clone, prompter, run, world }: Turn): Promise<number> {
  const names = commandNames();
  // Where no question can be named alone, every answer is refused.
  const isRefused = one.pending.length > 0 && answerable(one.pending).length === 0;
  const options = fitting(one).filter((option) => names.has(option) && !(option === 'answer' && isRefused));
  const entries = options.map((option, at) => ({ value: option, label: optionWords(options)[at] ?? option }));
  const what = await prompter.choose('What is to be done?', [...entries, BRIEF_ENTRY, LEAVE]);
  if (what === null || what === NOTHING) return FINE;
  const branch = one.commit === null ? null : one.owner;
  if (what === BRIEF_ENTRY.value)
    return run(['brief', one.id, ...(branch === null ? [] : branchOption(branch))]);
  const option = options.find((each) => each === what);
  assert(option, 'what was chosen was offered');
  const way = await wayTo(branch, clone);
  if (way.kind === 'switch') {
    say(world, `it is on branch ${JSON.stringify(branch)}. Type "${switchLine(way.name)}" first.`);
    return FINE;
  }
  const words = await wordsFor(option, one, prompter);
  return words === null ? FINE : run([option, one.id, ...way.args, ...words]);
}

type Way =
  | { readonly kind: 'here'; readonly args: readonly string[] }
  | { readonly kind: 'switch'; readonly name: string };

/** How a choice for a workflow of a branch is made from here. */
async function wayTo(branch: string | null, clone: Clone): Promise<Way> {
  if (branch === null || branch === (await clone.branch())) return { kind: 'here', args: [] };
  const place = await clone.branchPlace(branch);
  const free = place?.local === true && place.checkedOut === null;
  if (!free || branch === (await clone.defaultBranch()))
    return { kind: 'switch', name: place?.name ?? branch };
  return { kind: 'here', args: branchOption(branch) };
}

/** What stands after ID; `null`: the person went away. */
async function wordsFor(
  option: Option,
  one: ScanWorkflow,
  prompter: Prompter,
): Promise<readonly string[] | null> {
  if (option === 'answer') return answerFor(one, prompter);
  if (option === 'approve' && one.approvals) {
    const labels = one.approvals.map((name) => ({ value: name, label: shown(name) }));
    const name = await prompter.choose('Which checkpoint?', labels);
    return name === null ? null : ['--', name];
  }
  if (option === 'accept-spec') {
    const hash = specHash(one.findings) ?? (await prompter.write('Hash of the spec, 12 digits or more'));
    return hash === null ? null : [hash];
  }
  const repairs = one.proposals.filter(({ kind }) => kind === 'repair');
  if (option !== 'repair' || repairs.length < 2) return [];
  const use = await prompter.choose(
    'Which repair?',
    repairs.map(({ summary }, at) => ({ value: String(at + 1), label: shown(summary) })),
  );
  return use === null ? null : ['--use', use];
}

async function answerFor({ pending }: ScanWorkflow, prompter: Prompter): Promise<readonly string[] | null> {
  const named = answerable(pending);
  const [first, ...others] = named;
  const entries = named.map((one) => ({
    value: nameOf(one),
    label: `${shown(one.id)}: ${shown(one.question)}`,
  }));
  const only = first === undefined ? 'all' : nameOf(first);
  const id = others.length > 0 ? await prompter.choose('Which question?', entries) : only;
  if (id === null) return null;
  const asked = named.find((one) => nameOf(one) === id);
  const choices = (asked?.options ?? [])
    .filter((text) => !asksForWords(text))
    .map((text) => ({ value: text, label: shown(text) }));
  const own = { value: OWN_WORDS, label: 'something else' };
  const question = asked === undefined ? 'The answer' : shown(asked.question);
  const text = choices.length === 0 ? OWN_WORDS : await prompter.choose(question, [...choices, own]);
  const written = text === OWN_WORDS ? await prompter.write(question) : text;
  // A word with a dash in front would be read as an option.
  return written === null ? null : ['--', id, written];
}

function rankOf({ decision }: ScanWorkflow): number {
  return GROUPS.findIndex(({ actions }) => actions.includes(decision.action));
}

function entryOf(one: ScanWorkflow, at: number, now: number): PromptEntry {
  const moved = one.last_activity.at;
  const age = moved === null ? 'no known activity' : agoOf(now - Date.parse(moved));
  const where = one.owner === null ? [] : [shown(one.owner)];
  return {
    value: String(at),
    label: `${shown(one.id)}  ${shown(waitsFor(one))}`,
    hint: [age, ...where].join(', '),
  };
}

/** The workflow as a scan shows it, and what of its saved state holds; its findings say what does not. */
function trustLines(found: FoundWorkflow, { report }: ScanResult, world: World): readonly string[] {
  const paint = paintFor(world.stdout, world.env, false);
  const view = { columns: columnsFor(world.stdout), paint, target: 'branches', dir: null } as const;
  const { trusted } = briefOf(found.recovery, found.scanned, found.holding.snapshot, report.now);
  return [
    ...blockOf(found.scanned, report, { ...view, commands: new Set() }),
    ...labelled('trusted', trusted.map(shown), view, 'good'),
  ];
}
