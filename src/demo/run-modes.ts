// Runs the Action's own modes on the simulated GitHub, and records the effects that they ask for.
import type { IssueCommentEvent } from '../model/github/event.ts';
import { handleCommand } from '../modes/command.ts';
import { USUAL } from '../modes/defaults.ts';
import type { SweepInputs } from '../modes/sweep/sweep-state.ts';
import { sweep } from '../modes/sweep.ts';
import { CLOCK, ORDER, PLACE, PULL } from './github-scenario.ts';
import { makeRepository } from './repository.ts';
import { branchesIn } from './simulated-branches.ts';
import {
  OURS,
  open,
  person,
  type RecordedEffect,
  type SimulatedGitHub,
  simulatedOver,
  type Talk,
  write,
} from './simulated-github.ts';
import { type SimulatedRepository, simulatedGitHub } from './simulated-repository.ts';
import { DEMO_AT } from './story.ts';

export interface Played {
  readonly simulated: SimulatedGitHub;
  readonly sweep: readonly RecordedEffect[];
  readonly command: readonly RecordedEffect[];
  /** What the same event asked for when it came once more. */
  readonly again: readonly RecordedEffect[];
}

const INPUTS: Omit<SweepInputs, 'now'> = {
  ...USUAL,
  door: 'action',
  token: 'github-token',
  server: PLACE.server,
  resultFile: '',
};

/** Makes the repository in an empty folder, and writes nowhere else. @throws UserError where git fails */
export async function play(ground: SimulatedRepository): Promise<Played> {
  const { dir, env, stop } = ground;
  await makeRepository(dir, env, stop);
  const simulated = simulatedOver(await branchesIn(dir, env));
  const { title, branch, by } = PULL;
  const opened = { title, body: '', author: person(by), labels: [], branch };
  const talk = open(simulated, opened, DEMO_AT);
  await sweep(simulatedGitHub(simulated, ground, CLOCK.sweep), { ...INPUTS, now: CLOCK.sweep });
  const swept = [...simulated.recorded];
  const comment = write(simulated, talk.number, person(ORDER.by), ORDER.body, CLOCK.order);
  const event = eventOf(talk, comment);
  const handled = async (): Promise<readonly RecordedEffect[]> => {
    const before = simulated.recorded.length;
    await handleCommand(simulatedGitHub(simulated, ground, CLOCK.command), event, {
      ...INPUTS,
      now: CLOCK.command,
    });
    return simulated.recorded.slice(before);
  };
  return { simulated, sweep: swept, command: await handled(), again: await handled() };
}

/** What GitHub sends when a comment was written. */
function eventOf(
  talk: Talk,
  { id, body, author, createdAt, updatedAt }: ReturnType<typeof write>,
): IssueCommentEvent {
  const { owner, repo: name } = PLACE;
  const is = { fork: false, archived: false, hasIssues: true, private: false };
  return {
    name: 'issue_comment',
    action: 'created',
    repository: { owner, name, id: OURS.id, defaultBranch: PULL.base, ...is },
    sender: author,
    issue: {
      number: talk.number,
      isPullRequest: true,
      state: 'open',
      locked: false,
      author: talk.author,
      body: talk.body,
    },
    comment: { id, body, author, viaApp: null, createdAt, updatedAt },
  };
}
