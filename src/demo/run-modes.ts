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
  type Paper,
  paperOver,
  person,
  type RecordedEffect,
  type Talk,
  write,
} from './simulated-github.ts';
import { hubOver, type PaperRepository } from './simulated-repository.ts';
import { DEMO_AT } from './story.ts';

export interface Played {
  readonly paper: Paper;
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
export async function play(ground: PaperRepository): Promise<Played> {
  const { dir, env, stop } = ground;
  await makeRepository(dir, env, stop);
  const paper = paperOver(await branchesIn(dir, env));
  const { title, branch, by } = PULL;
  const opened = { title, body: '', author: person(by), labels: [], branch };
  const talk = open(paper, opened, DEMO_AT);
  await sweep(hubOver(paper, ground, CLOCK.sweep), { ...INPUTS, now: CLOCK.sweep });
  const swept = [...paper.recorded];
  const comment = write(paper, talk.number, person(ORDER.by), ORDER.body, CLOCK.order);
  const event = eventOf(talk, comment);
  const handled = async (): Promise<readonly RecordedEffect[]> => {
    const before = paper.recorded.length;
    await handleCommand(hubOver(paper, ground, CLOCK.command), event, { ...INPUTS, now: CLOCK.command });
    return paper.recorded.slice(before);
  };
  return { paper, sweep: swept, command: await handled(), again: await handled() };
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
