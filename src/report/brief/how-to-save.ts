// The last section of a brief: which lines of which file say what was done, and how to see that it is right.
import { type Action, CONTINUES } from '../../model/decision.ts';
import { fence } from '../../text/escape.ts';
import { inertSentence } from '../escape-sentence.ts';
import { mdTable } from '../markdown/card.ts';
import { switchLine } from '../next-steps.ts';
import { isPlainName } from '../quote-names.ts';
import type { Namer } from './names.ts';
import type { Brief, BriefSaving } from './shape.ts';

/** What each kind of decision leaves to be written down, and by whom. */
const LEADS: Readonly<Record<Action, string>> = {
  resume:
    'After each piece of work commit the work, then save, so that the next session can go on from there.',
  rerun: 'When the step is done commit the work, then save, so that the next session can go on from there.',
  advance:
    'Where the step before is not recorded as done yet, record that first, as the tables say, and ask for ' +
    'a new brief; save again when this one is done.',
  wait: 'What a person says is recorded by a line below. Then ask for a new brief.',
  ask: 'What a person chooses is recorded by a line below. Then ask for a new brief.',
  block: 'Nothing is saved until a person has settled this; their choice is recorded by a line below.',
  'start-fresh': 'A person starts fresh by the line below; the run that is there is archived first.',
  none: 'Nothing is to be saved: the workflow is over.',
};

export function howToSave(brief: Brief, names: Namer): readonly string[] {
  const { saving, decision } = brief;
  return [
    '## How to save\n',
    `${LEADS[decision.action]}\n`,
    ...(saving.switch_to === null || saving.check === null
      ? []
      : [`Be on the branch first: \`${switchLine(saving.switch_to)}\`.\n`]),
    ...tablesOf(saving, names),
    ...(saving.also.length === 0
      ? []
      : [`${saving.also.map((one) => `- ${inertSentence(one)}`).join('\n')}\n`]),
    ...linesOf(brief),
    ...checkOf(brief),
  ];
}

/** The fields of each file, in the order in which the files are named. */
function tablesOf({ fields }: BriefSaving, names: Namer): readonly string[] {
  const { show } = names;
  const paths = [...new Set(fields.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const rows = fields
      .filter((field) => field.path === path)
      .map(({ field, of, line, write, allowed }) => [
        `${asWritten(field)}${of === null ? '' : ` ${show(of)}`}`,
        line === null ? 'not there yet' : String(line),
        inertSentence(write),
        allowed.length === 0 ? '–' : allowed.map(asWritten).join(', '),
      ]);
    return [
      `In ${show(path)}, as it stands now:\n`,
      mdTable(['Field', 'Line', 'Write', 'One of'], rows),
      ...(fields.some(({ path: its, line }) => its === path && line === null) ? [ADDED] : []),
    ];
  });
}

/** A name as it stands in the file. */
const asWritten = (name: string): string => (isPlainName(name) ? `\`${name}\`` : inertSentence(name));

const ADDED = 'What is not there yet is added below the row before it, in the form of its neighbours.\n';

/** What each line is typed for. */
const WHAT: Readonly<Record<string, string>> = {
  checkpoint: 'commits what differs of the state and its workflow, with the message that its tool writes',
  answer: 'records an answer word for word; QUESTION is its id',
  approve: 'records that a person approved; CHECKPOINT is its name',
  resume: 'records that it goes on',
  retry: 'has the step run again',
  skip: 'passes the step over, on a person’s word',
  'accept-spec': 'takes the spec as it is now; HASH is its hash',
  migrate: 'writes the state in its newest version',
  repair: 'repairs the state as it is proposed',
  'start-fresh': 'archives what is there and starts fresh',
};

/** A person on a terminal is asked; an agent has none. */
const CONSENT = 'Without a terminal these lines write only with `--yes`: add it once a person has agreed.\n';

function linesOf({ saving: { commands } }: Brief): readonly string[] {
  if (commands.length === 0) return [];
  const lines = commands.map(({ what, line }) => `${line}   # ${WHAT[what] ?? ''}`);
  return [
    `${fence(lines.join('\n'), 'sh').trimEnd()}\n`,
    ...(commands.some(({ what }) => what !== 'checkpoint') ? [CONSENT] : []),
  ];
}

function checkOf({ saving: { check }, decision }: Brief): readonly string[] {
  if (check === null) return [];
  const works = CONTINUES.has(decision.action);
  const then = works ? ', and another step than this one once it is done' : '';
  const without = works
    ? ' That the next step is said to be interrupted only means that it was not begun yet.' +
      ' Where "rekindle" is not at hand, or refuses the branch, commit work and state with git.'
    : '';
  return [`It is right when \`${check}\` names no rule that this workflow breaks${then}.${without}\n`];
}
