// A simulated GitHub: holds what people put there and what effects made of it, and records each effect.

import type { EffectResult, Reaction, RemoteEffect } from '../model/github/effects.ts';
import type { Account } from '../model/github/event.ts';
import type { Conversation, IssueComment } from '../model/github/repository.ts';
import { type Branches, isoOf } from './simulated-branches.ts';

/** An effect that landed, as data. */
export interface RecordedEffect {
  readonly effect: RemoteEffect;
  readonly landed: EffectResult;
  /** It was there before and was updated. */
  readonly again: boolean;
}

/** A conversation with the fields that not every answer has. */
export type Talk = Conversation & { readonly branch: string | null };

export interface SimulatedComment extends IssueComment {
  readonly issue: number;
}

export interface SimulatedGitHub {
  readonly branches: Branches;
  readonly talks: Map<number, Talk>;
  readonly comments: Map<number, SimulatedComment>;
  /** Ours, by the ids of comments. */
  readonly reactions: Map<number, Reaction>;
  /** Check runs by commit and key; refs that keep; both by what they are found by. */
  readonly ids: Map<string, number>;
  readonly recorded: RecordedEffect[];
  /** The next number of a conversation, and the next id of anything else. */
  next: { conversation: number; id: number };
}

/** GitHub's account for a workflow's own token. */
export const OURS: Account = { login: 'github-actions[bot]', type: 'Bot', id: 41_898_282 };
export const person = (login: string): Account => ({ login, type: 'User', id: 1000 + login.length });

/** The numbers of the first conversation and of the first comment. */
const FIRST = { conversation: 12, id: 1001 } as const;

export function simulatedOver(branches: Branches): SimulatedGitHub {
  return {
    branches,
    talks: new Map(),
    comments: new Map(),
    reactions: new Map(),
    ids: new Map(),
    recorded: [],
    next: { ...FIRST },
  };
}

export interface Opened {
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  readonly labels: readonly string[];
  /** Of a pull request: its branch. */
  readonly branch: string | null;
}

/** Opens an issue or a pull request; `at` in epoch ms. */
export function open(simulated: SimulatedGitHub, { branch, ...words }: Opened, at: number): Talk {
  const number = simulated.next.conversation++;
  const made: Talk = {
    ...words,
    number,
    branch,
    isPullRequest: branch !== null,
    open: true,
    merged: false,
    locked: false,
    updatedAt: isoOf(at),
    head: null,
  };
  simulated.talks.set(number, made);
  return made;
}

/** Writes a comment; `at` in epoch ms. */
export function write(
  simulated: SimulatedGitHub,
  issue: number,
  author: Account,
  body: string,
  at: number,
): SimulatedComment {
  const id = simulated.next.id++;
  const [createdAt, updatedAt, ours] = [isoOf(at), isoOf(at), author.login === OURS.login];
  const made = { id, nodeId: `IC_${id}`, issue, body, author, ours, createdAt, updatedAt, viaApp: false };
  simulated.comments.set(id, made);
  return made;
}

/** As a repository returns it: a pull request's head is where its branch is now. */
export function told({ branches }: SimulatedGitHub, { branch, ...talk }: Talk): Conversation {
  const sha = branch === null ? null : branches.head(branch);
  return { ...talk, head: branch === null || sha === null ? null : { branch, sha, fork: false } };
}
