// Questions about history: walked over objects that are read once, and git itself for what is harder.
import { type Commit, isTree } from './formats.ts';
import type { Objects } from './objects.ts';
import { gitInDepot as git } from './run.ts';

/** A repository's folder, and the objects that it shares with all others. */
export interface Place {
  readonly dir: string;
  readonly objects: Objects;
}

/**
 * Ids of commits, newest first. `until` and `since` are ISO 8601; `not`: commits whose history is left out.
 */
export interface Log {
  readonly from: string;
  readonly not?: readonly string[];
  readonly path?: string;
  readonly since?: string;
  readonly until?: string;
  readonly author?: string;
}

async function ancestors({ objects }: Place, tips: readonly string[]): Promise<Map<string, Commit>> {
  const found = new Map<string, Commit>();
  const left = [...tips];
  for (let oid = left.pop(); oid !== undefined; oid = left.pop()) {
    if (found.has(oid)) continue;
    const commit = await objects.commit(oid);
    if (!commit) continue;
    found.set(oid, commit);
    left.push(...commit.parents);
  }
  return found;
}

/** As `git rev-list`: the newest first, no commit before one of its children. */
async function walked(place: Place, from: string, not: readonly string[]): Promise<readonly string[]> {
  const hidden = await ancestors(place, not);
  const waiting = new Map<string, Commit>();
  const reached = async (oid: string) => {
    const commit = hidden.has(oid) || waiting.has(oid) ? null : await place.objects.commit(oid);
    if (commit) waiting.set(oid, commit);
  };
  const shown = new Set<string>();
  await reached(from);
  while (waiting.size > 0) {
    const [next] = [...waiting].toSorted(([, a], [, b]) => b.committer.date.localeCompare(a.committer.date));
    if (!next) break;
    const [oid, commit] = next;
    waiting.delete(oid);
    shown.add(oid);
    for (const parent of commit.parents) if (!shown.has(parent)) await reached(parent);
  }
  return [...shown];
}

export async function log(place: Place, asked: Log): Promise<readonly string[]> {
  const { from, not = [], path, since, until, author } = asked;
  if (!path && since === undefined && until === undefined && author === undefined)
    return walked(place, from, not);
  const options = [
    ...(since === undefined ? [] : [`--since=${since}`]),
    ...(until === undefined ? [] : [`--until=${until}`]),
    ...(author === undefined ? [] : [`--author=${author}`]),
  ];
  const command = ['--literal-pathspecs', 'rev-list', ...options, from, ...not.map((one) => `^${one}`), '--'];
  const whole = [...command, ...(path ? [path] : [])];
  const said = saidOf(place.objects);
  const answer = said.get(whole.join('\0')) ?? git(place.dir, whole);
  said.set(whole.join('\0'), answer);
  return (await answer).split('\n').filter(Boolean);
}

const answers = new WeakMap<Objects, Map<string, Promise<string>>>();

/** What git said: commits are named by their content, so that it says the same for ever. */
function saidOf(objects: Objects): Map<string, Promise<string>> {
  const said = answers.get(objects) ?? new Map<string, Promise<string>>();
  answers.set(objects, said);
  return said;
}

export async function isAncestor(place: Place, old: string, young: string): Promise<boolean> {
  return old === young || (await ancestors(place, [young])).has(old);
}

/** The newest of the common ancestors that are behind no other; `null` where there is none. */
export async function mergeBase(place: Place, a: string, b: string): Promise<string | null> {
  const [left, right] = [await ancestors(place, [a]), await ancestors(place, [b])];
  const shared = [...left].filter(([oid]) => right.has(oid));
  const behind = await ancestors(
    place,
    shared.flatMap(([, commit]) => commit.parents),
  );
  const best = shared.filter(([oid]) => !behind.has(oid));
  const [first] = best.toSorted(([, x], [, y]) => y.committer.date.localeCompare(x.committer.date));
  return first?.[0] ?? null;
}

/** The first path below a folder that differs between two commits; `null`: none does. */
export async function firstChange(
  place: Place,
  from: string,
  to: string,
  folder: string,
): Promise<string | null> {
  const { objects } = place;
  const at = async (commit: string) => objects.find((await objects.commit(commit))?.tree ?? '', folder);
  const [before, after] = [await at(from), await at(to)];
  if (before?.oid === after?.oid && before?.mode === after?.mode) return null;
  const entries = async (found: typeof before) =>
    found && isTree(found) ? ((await objects.tree(found.oid)) ?? []) : [];
  const [olds, news] = [await entries(before), await entries(after)];
  const same = (name: string) => {
    const [old, now] = [olds, news].map((all) => all.find((one) => one.name === name));
    return old?.oid === now?.oid && old?.mode === now?.mode;
  };
  const names = [...news, ...olds].map(({ name }) => name);
  return `${folder}/${names.find((name) => !same(name)) ?? ''}`;
}
