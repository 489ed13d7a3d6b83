// The two hosts of Rekindle on GitHub, and the words that are true of one of them alone: a job has a page, a
// summary and inputs; a bot has a log, and somebody who runs it.

/** What carries the modes out: a job of GitHub Actions, or the bot. */
export type Host = 'action' | 'bot';

interface DoorWords {
  /** "What was found stands in …". */
  readonly found: string;
  /** "4 more …": after what had no room in the log. */
  readonly more: string;
  /** "… tells": where it stands what GitHub refused. */
  readonly page: string;
  /** What was cut off goes on with the next command, "or …". */
  readonly again: string;
  /** After "it is tried again with every command": what tries it besides; `''`: nothing does. */
  readonly besides: string;
  /** Why there is no commit to compare with. */
  readonly noBase: string;
  readonly compareAgain: string;
  /** After "No sweep was seen for 70 days": why, and where to look. */
  readonly gap: string;
  /** After "No progress": what to do, in the log, and in Markdown on the dashboard. */
  readonly stuck: string;
  readonly stuckBoard: string;
  /** After "Something takes 7 writing requests, and": what the limit is, and what to do. */
  readonly dear: (limit: number) => string;
  /** "Merge the default branch into it, or …". */
  readonly workflows: string;
}

/** Public: every word of a mode that goes by where it runs stands here, and nowhere else. */
export const DOORS: Readonly<Record<Host, DoorWords>> = {
  action: {
    found: "the job's summary",
    more: 'in the job summary',
    page: "the job's page",
    again: 'when the job is run again',
    besides: ', and when the job is run again',
    noBase: 'The commit to compare this change with is not in this checkout',
    compareAgain: 'Give actions/checkout "fetch-depth: 0".',
    gap:
      'GitHub switches schedules off after 60 days without activity: look under Actions whether this ' +
      'workflow is enabled.',
    stuck: 'Give operations-per-run a greater value.',
    stuckBoard: 'Give them a greater `operations-per-run`, or see in their logs what stops them.',
    dear: (limit) => `operations-per-run allows ${limit}: it is not done. Allow more.`,
    workflows: 'give a token with the permission "workflows"',
  },
  bot: {
    found: "the bot's log",
    more: 'than this log takes: `rekindle scan` in a clone shows all',
    page: "the bot's log",
    again: 'when the bot tries it again, as it does by itself',
    besides: '',
    noBase: 'Found no commit that this one has in common with the branch that it is compared with',
    compareAgain: 'Merge that branch into this one.',
    gap: 'The bot stood still, or could not reach the repository: its log of that time says why.',
    stuck: "The bot's log of those sweeps says what stops them.",
    stuckBoard: 'Anyone who runs the bot finds in its log what stops them.',
    dear: (limit) => `a sweep of the bot makes at most ${limit}: it is not done. Do it on a clone.`,
    workflows: 'grant the App the permission "workflows"',
  },
};

/** Why it cannot be told what is new in a change. */
export function baseMissing(door: Host): string {
  const { noBase, compareAgain } = DOORS[door];
  return (
    `${noBase}, so it cannot be told whether what is invalid came with the change, and nothing fails ` +
    `because of it. ${compareAgain}`
  );
}
