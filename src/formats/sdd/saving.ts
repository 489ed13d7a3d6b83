// What is written once a phase of an item is done: the item's status, the head, and the solicitation.
import { savedField, TIME_NOW } from '../../formkit/saving/fields.ts';
import type { Current, SavedField, Saving, StepGuide } from '../../model/workflow.ts';
import { headPath, lineAt } from './document.ts';
import type { ItemPosition } from './position.ts';
import {
  FIELDS,
  type ItemPhase,
  PHASE_WORDS,
  PHASES,
  SOLICITATION_STEPS,
  STATUSES,
  STEPS,
} from './vocabulary.ts';
import type { WorkflowContext } from './workflow-context.ts';

/** Phase → what its status says, and who may write the last word of it. */
const WRITE: Readonly<Record<ItemPhase, string>> = {
  spec: 'ready_for_review once SPEC.md is written; approved is a person’s word',
  plan: 'ready_for_review once PLAN.md is written; approved is a person’s word',
  implement: 'in_progress while it is built, complete once the code and its tests are done',
  review: 'ready_for_review once it is shown to a person; approved and changes_requested are theirs',
};

/** What each phase is for; `spec` says as well what its solicitation asks, where one is under way. */
export function guidesOf(standing: ItemPosition | null): ReadonlyMap<string, StepGuide> {
  const asked = standing?.manner === 'solicitation' || standing?.manner === 'asked-out';
  const step = standing?.asked?.solicitation.step ?? null;
  return new Map(
    PHASES.map((phase, at): [string, StepGuide] => [
      phase,
      {
        is: phase === 'spec' && asked ? `${IS.spec}: ${nineSteps(step)}` : IS[phase],
        next: PHASES[at + 1] ?? null,
      },
    ]),
  );
}

const IS: Readonly<Record<ItemPhase, string>> = {
  spec: 'writes the SPEC.md of each item, after a person was asked in nine steps (the solicitation)',
  plan: 'writes the PLAN.md of each item from its approved SPEC.md',
  implement: 'builds each item by its PLAN.md, tests included',
  review: 'shows what was built to a person, who approves it or asks for changes',
};

/** The nine steps with how far they are: `1 context and goal (done), …`. */
function nineSteps(step: number | null): string {
  return SOLICITATION_STEPS.map((name, at) => {
    const number = at + 1;
    const how = step === null ? '' : number < step ? ' (done)' : number === step ? ' (at hand)' : '';
    return `${number} ${name}${how}`;
  }).join(', ');
}

export function savingOf(ground: WorkflowContext, standing: ItemPosition | null, current: Current): Saving {
  const asking = standing?.manner === 'solicitation' || standing?.manner === 'asked-out';
  return {
    fields: [
      ...(asking && standing.asked ? solicitationFields(standing) : []),
      ...stateFields(ground, current),
    ],
    also: [
      ...(asking
        ? [
            'The answers are a person’s: ask one question at a time and wait; never answer for them. ' +
              'Where no one answers, stop there, and say which question waits.',
            'Each answer is kept word for word: an entry (question, answer) below history.solicitation, ' +
              'and what it settles below answers. A question that stays open goes below open_questions.',
            'The status of the item changes when SPEC.md is written, and not before.',
          ]
        : []),
      'Commit after each change of a status: the tool goes back to its commits "checkpoint: …", and ' +
        'rekindle checkpoint writes such a message.',
      ...(current.id === 'spec' || current.id === 'plan'
        ? ['An approval is recorded by rekindle approve once a person gave it; never set it in their place.']
        : []),
    ],
  };
}

function solicitationFields({ asked }: ItemPosition): readonly SavedField[] {
  if (!asked) return [];
  const { doc, path, questions, step } = asked.solicitation;
  const at = (...keys: readonly (string | number)[]) => lineAt(doc, keys);
  const field = (name: string, write: string, found: Partial<SavedField> = {}) =>
    savedField(name, write, at(name), { path, ...found });
  const last = SOLICITATION_STEPS.length;
  return [
    field(
      'current_step',
      step === last ? `${last}: it is the last` : 'the number of the step that is asked next',
      {
        allowed: SOLICITATION_STEPS.map((_, i) => String(i + 1)),
      },
    ),
    field('current_question', 'the question that is asked next, word for word'),
    field('last_updated', TIME_NOW),
    ...questions
      .filter(({ state }) => state !== 'closed')
      .slice(0, MOST)
      .map(({ id, index }) =>
        savedField(
          'status of open question',
          'ANSWERED once a person answered; ASSUMED or DEFERRED on a person’s word alone',
          at('open_questions', index, 'status'),
          {
            of: id,
            path,
            allowed: ['OPEN', 'ANSWERED', 'ASSUMED', 'DEFERRED'],
          },
        ),
      ),
  ];
}

/** Questions that are named one by one. */
const MOST = 8;

function stateFields({ doc, leaves }: WorkflowContext, { id, item }: Current): readonly SavedField[] {
  const phase = PHASES.find((one) => one === id);
  const leaf = leaves.find(({ path }) => path === item);
  const at = (key: string) => lineAt(doc, headPath(doc, key));
  const mark = phase && leaf ? leaf.marks[phase] : null;
  return [
    ...(phase && mark
      ? [
          savedField(mark.field || FIELDS[phase], WRITE[phase], mark.line, {
            of: item,
            allowed: Object.keys(STATUSES[phase]),
          }),
        ]
      : []),
    savedField('phase', 'the next phase once every item is done with this one', at('phase'), {
      allowed: PHASE_WORDS.filter((word) => word !== 'complete'),
    }),
    savedField('step', 'where the phase is', at('step'), {
      allowed: Object.entries(STEPS).flatMap(([word, of]) => (of === null ? [] : [word])),
    }),
  ];
}
