// A tool's run as a table: what lies in the repository after each step, and what each door makes of it.

import type { LocalEdge } from '../../../src/local/repository-source.ts';
import { check } from '../../../src/modes/check.ts';
import { type Ended, rekindle } from '../../cli/world.ts';
import { INPUTS } from '../../modes/orders-scene.ts';
import { changed } from '../desk.ts';
import { AT } from '../sample.ts';

/** Files by path; `null` removes one. */
export type Files = Readonly<Record<string, string | null>>;

/** What each door makes of a run that was interrupted. */
export interface Told {
  /** What the tool, or whoever works with it, did last. */
  readonly done: string;
  /** The scan's decision as action, step, item and reason; `nothing` where no workflow is seen. */
  readonly scan: string;
  /** What the brief says of the tool's own way on, word for word. */
  readonly brief: string;
  /** The lines that `resume` changes, or why it does not. */
  readonly resume: readonly string[] | string;
  /** What `start-fresh` leaves of the run's own files, or takes of others: nothing; or why it does not. */
  readonly fresh?: readonly string[] | string;
  /** The conclusion of the Action's check, as its log has it. */
  readonly check: string;
}

export interface Stop extends Told {
  /** What differs from the step before. */
  readonly files: Files;
}

export interface Run {
  readonly id: string;
  /** What the tool set up before it began, and what others work on: it stays whatever is done. */
  readonly before: Files;
  /** The run's own files: what `start-fresh` removes, of what is there. */
  readonly own: RegExp;
  readonly stops: readonly Stop[];
}

/** What the other doors make of a decision where a table does not say it: by the scan's action. */
const USUAL: Readonly<Record<string, Pick<Told, 'resume' | 'check'>>> = {
  rerun: { resume: [], check: 'Success: none needs a person.' },
  resume: { resume: [], check: 'Success: none needs a person.' },
  advance: { resume: [], check: 'Success: none needs a person.' },
  wait: { resume: 'resume does not fit its state', check: 'Success: 1 waits for a person.' },
  ask: { resume: 'resume does not fit its state', check: 'Action required: 1 workflow needs a decision.' },
  none: { resume: 'resume does not fit its state', check: 'Success: none needs a person.' },
};
/** What is finished is not removed by accident. */
const FINISHED = { fresh: 'it is finished, and starting over would remove finished work' };

/** What was done and its files; the scan and the brief; what is not usual for such a decision. */
export function stop(
  [done, files]: readonly [string, Files],
  [scan, brief]: readonly [string, string],
  more: Partial<Pick<Told, 'resume' | 'fresh' | 'check'>> = {},
): Stop {
  const usual = USUAL[scan.split(' ')[0] ?? ''];
  if (!usual) throw new Error(`no action in ${scan}`);
  return { done, files, scan, brief, ...usual, ...(scan === 'none - completed' ? FINISHED : {}), ...more };
}

/** Looks at a run as it stood after one of its steps, the first of which is 0. */
export type Stand = (at: number) => Promise<LocalEdge>;

/** What every door makes of every step. */
export async function toldOf(run: Run, stand: Stand): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [at, one] of run.stops.entries()) {
    const mine = [...filesAt(run, at).keys()].filter((path) => run.own.test(path));
    told.push(await toldAt(one, run.id, mine, await stand(at)));
  }
  return told;
}

/** What lies there after a step. */
export function filesAt({ before, stops }: Run, at: number): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const step of [
    { 'README.md': '# Shop\n', ...before },
    ...stops.slice(0, at + 1).map((one) => one.files),
  ])
    for (const [path, text] of Object.entries(step))
      if (text === null) files.delete(path);
      else files.set(path, text);
  return files;
}

async function toldAt(
  { done, brief }: Stop,
  id: string,
  mine: readonly string[],
  edge: LocalEdge,
): Promise<Told> {
  const type = (...args: readonly string[]) => rekindle([...args, ...AT], { open: async () => edge });
  const scan = await type('scan', edge.root, '--output', 'json', '--fail-on', 'none');
  const printed = await type('brief', id, '-C', edge.root);
  const resume = await type('resume', id, '-C', edge.root, '--dry-run');
  const fresh = await type('start-fresh', id, '-C', edge.root, '--dry-run');
  return {
    done,
    scan: decisionIn(JSON.parse(scan.out), id),
    brief: printed.out.includes(brief) ? brief : instructionIn(printed.out),
    resume: resume.status === 0 ? changed(resume.out) : refusalIn(resume),
    ...freshOf(fresh, mine),
    check: await concluded(edge),
  };
}

interface Scanned {
  readonly workflows: readonly {
    readonly id: string;
    readonly step: { readonly id: string; readonly item: string | null } | null;
    readonly decision: { readonly action: string; readonly step: string | null; readonly reason: string };
  }[];
  readonly unreadable: readonly { readonly rule: string }[];
}

/** `resume apply 1.2 partial-work`; another workflow is named as well, unless it is finished. */
function decisionIn({ workflows, unreadable }: Scanned, id: string): string {
  const lines = workflows.map((one) => {
    const { action, step, reason } = one.decision;
    const item = one.step?.id === step ? (one.step.item ?? null) : null;
    const line = [action, step ?? '-', ...(item === null ? [] : [item]), reason].join(' ');
    return one.id === id ? line : `${one.id}: ${line}`;
  });
  const told = lines.filter((line) => !line.endsWith(': none - completed'));
  return [...told, ...unreadable.map(({ rule }) => rule)].join('; ') || 'nothing';
}

const instructionIn = (brief: string): string =>
  /## What to do\n\n[^\n]*\n\n([\s\S]*?)\n\n/.exec(brief)?.[1] ?? brief;

/** The first words of a refusal: the brief says the rest. */
const refusalIn = ({ err }: Ended): string => /^rekindle: \S+: (.+?)(?: \(|\. |\.$)/m.exec(err)?.[1] ?? err;

/** What differs between what is removed and what is the run's own; nothing is said where nothing does. */
function freshOf(ended: Ended, mine: readonly string[]): Pick<Told, 'fresh'> {
  if (ended.status !== 0) return { fresh: refusalIn(ended) };
  const removed = [...ended.out.matchAll(/^remove {2}(.+) \(\d/gm)].map(([, path = '']) => path);
  const over = removed.filter((path) => !mine.includes(path)).map((path) => `removed ${path}`);
  const left = mine.filter((path) => !removed.includes(path)).map((path) => `left ${path}`);
  return over.length + left.length === 0 ? {} : { fresh: [...over, ...left] };
}

async function concluded(edge: LocalEdge): Promise<string> {
  const call = {
    head: 'HEAD',
    branch: 'main',
    base: { kind: 'commit', commit: 'HEAD~1' },
    failOn: 'invalid',
    remarks: [],
    resultFile: '',
  } as const;
  const { effects } = await check(null, edge, call, INPUTS);
  const said = effects.flatMap((one) =>
    one.kind === 'log' && one.key === 'log/headline' ? [one.message] : [],
  );
  return said.join(' ').replace(/\d+ workflows?, /, '');
}
