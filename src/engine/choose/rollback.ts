// The repair of every format: the last version in history that was readable and did not contradict itself.
import type { Repair } from '../../model/choice.ts';
import type { PastVersion } from '../../model/snapshot.ts';
import { isSound, type Judge } from '../usable-state.ts';
import { overlay } from './overlay.ts';

/** Versions that are tried, the newest; further back nothing is offered. */
const TRIED = 50;
/** Commits that a proof names at most. */
const NAMED = 5;

/**
 * Going back to the last sound version of the state's file, or of one of its files; `null` where history has
 * none, or is not to be had.
 */
export function rollBack(judge: Judge, path = judge.site.path): Repair | null {
  const { snapshot } = judge;
  const past = snapshot.history(path);
  if (past === 'unavailable') return null;
  const present = snapshot.text(path);
  const here = present.ok ? present.text : null;
  const at = past
    .slice(0, TRIED)
    .findIndex(({ text }) => text !== null && text !== here && wasSound(path, text, judge));
  const version = past[at];
  if (!version || version.text === null) return null;
  const commit = version.commit.slice(0, 12);
  return {
    summary: `back to the version of ${commit}`,
    files: [{ kind: 'revert', path, commit: version.commit }],
    proof: [
      `The version of commit ${commit} (${version.at}) can be read and does not contradict itself.`,
      ...lost(version.text, here, past.slice(0, at)),
    ],
  };
}

function wasSound(path: string, text: string, judge: Judge): boolean {
  const instead = new Map([[path, { text, blob: null }]]);
  return isSound({ ...judge, snapshot: overlay(judge.snapshot, instead) });
}

/** What going back gives up, in figures. */
function lost(kept: string, here: string | null, newer: readonly PastVersion[]): readonly string[] {
  const had = new Set(kept.split(/\r?\n/));
  const given = here?.split(/\r?\n/).filter((line) => line !== '' && !had.has(line)).length ?? null;
  const what = given === null ? 'the bytes that stand there now' : `lines that stand there now: ${given}`;
  const commits = newer.map(({ commit }) => commit.slice(0, 12));
  const shown = commits.slice(0, NAMED).join(', ') + (commits.length > NAMED ? ', …' : '');
  return [
    `Given up by going back: ${what}. All of it is archived first.`,
    ...(commits.length === 0 ? [] : [`Passed over, because they are no better: ${shown}.`]),
  ];
}
