// What is worth knowing of a state and breaks no rule, and what an agent should know to go on.
import { listAt, mapAt, textOf } from '../../formkit/fields.ts';
import type { Question } from '../../model/workflow.ts';
import { isMap } from '../../text/data/data.ts';
import { groupedBy } from '../../text/lookup.ts';
import { lineNumbers } from '../../text/plural.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt } from './fields.ts';
import type { Position } from './position.ts';
import { countOf, fileQuestions, type QuestionState, questionsPath } from './questions/open-questions.ts';
import { nameOf, STAGES, STEP_NAMES } from './stages.ts';
import { entryOf, type StateContext, summaryOf } from './state-context.ts';
import { isFeatureFolder } from './state-locations.ts';
import { isUndone } from './vocabulary.ts';

/**
 * Of files and words no more than their places and numbers, so that nothing untrusted is said in our name.
 */
export function notesOf(
  position: Position | null,
  asking: QuestionState | null,
  ground: StateContext,
): readonly string[] {
  const { doc, site, standing } = ground;
  const named = fieldAt(doc, 'feature_id')?.text ?? null;
  const other = named !== null && named !== site.feature && isFeatureFolder(ground.home);
  return [
    ...(standing.research && doc.stated.version === 2 ? [RESEARCH] : []),
    ...(other ? ['feature_id names another feature than the folder; the folder counts.'] : []),
    ...lagging(doc),
    ...ofSummaries(ground),
    ...ofEntries(ground),
    ...(position ? ofPosition(position, ground) : []),
    ...(asking ? ofAsking(asking, position, ground) : []),
  ];
}

/** Every key that a later version brings is empty at first, so that its absence decides nothing. */
function lagging({ stated: { lags, written, line } }: SpecifyDocument): readonly string[] {
  if (lags === null) return [];
  return [
    `schema_version says ${written} (line ${line ?? '-'}), and no key is newer than version ${lags}: ` +
      'the keys of the versions between are read as empty, as a migration would have written them.',
  ];
}

const RESEARCH =
  'It stopped in a research phase, which stages have not: it goes on with stage 2, the spec draft, ' +
  'as not begun.';

function ofSummaries({ summaries }: StateContext): readonly string[] {
  return [...summaries.values()].flatMap(({ stage, problem }) =>
    problem === null
      ? []
      : [`The summary of ${STEP_NAMES.get(String(stage)) ?? stage} counts for nothing: ${problem}`],
  );
}

/** Entries of stages that say completed, and whose words after that take it back. */
function ofEntries(ground: StateContext): readonly string[] {
  return STAGES.flatMap((stage) => {
    const entry = entryOf(stage, ground);
    if (entry === null || !isUndone(entry.text)) return [];
    return [
      `The entry ${entry.key} (line ${entry.line ?? '-'}) says ${JSON.stringify(entry.text)}: what follows ` +
        'its first word takes that back, so that its stage counts as open.',
    ];
  });
}

function ofPosition({ stage, earlier }: Position, ground: StateContext): readonly string[] {
  const validated = summaryOf(3, ground);
  const next = stage.number === 3 && validated?.status === 'completed';
  return [
    ...(earlier
      ? [`The state names stage ${ground.standing.stage}, but ${nameOf(stage)} before it was never finished.`]
      : []),
    ...(next && validated.nextAction === 'proceed'
      ? ['The summary of stage 3 says "proceed": the coverage is high enough to leave stage 4 out.']
      : []),
  ];
}

/** The files that put questions to the person: the summary of the stage, and the file of questions. */
function askedIn(position: Position | null, ground: StateContext): string {
  const summary = position && summaryOf(position.stage.number, ground);
  const listed = position?.stage.number === 4 && fileQuestions(ground).length > 0;
  const files = [...(summary?.asked ? [summary.path] : []), ...(listed ? [questionsPath(ground)] : [])];
  return files.join(' and ');
}

function ofAsking(
  { waits, unsaid, questions }: QuestionState,
  position: Position | null,
  ground: StateContext,
): readonly string[] {
  const path = questionsPath(ground);
  const count = countOf(ground);
  const strange = notUnderstood(questions, ground);
  if (strange.length > 0) return strange;
  if (unsaid)
    return [
      `Every question in ${askedIn(position, ground)} is answered, although the state does not say so yet.`,
    ];
  if (!waits || questions.length > 0) return [];
  const one = count === 1 ? '1 question waits' : `${count} questions wait`;
  const many = count === null || count === 0 ? 'Questions wait' : one;
  const where = ground.snapshot.entry(path) === null ? '' : ` in ${path}, which cannot be read one by one`;
  return [`${many} for an answer${where}.`];
}

/** Questions that count as open because of how the file puts them. */
function notUnderstood(questions: readonly Question[], ground: StateContext): readonly string[] {
  const path = questionsPath(ground);
  const open = new Set(questions.flatMap((one) => (one.state === 'open' ? keyOf(one) : [])));
  const all = open.size === 0 ? [] : fileQuestions(ground).filter((one) => open.has(keyOf(one)));
  const without = all.filter(({ slot }) => slot.kind === 'none').map(({ line }) => line);
  const unnamed = all.filter(({ id }) => /^unnamed-\d+$/.test(id)).map(({ line }) => line);
  const byId = groupedBy(all, ({ id }) => id);
  const twice = all.filter(({ id }) => (byId.get(id)?.length ?? 0) > 1).map(({ line }) => line);
  const say = (lines: readonly number[], what: string) =>
    lines.length === 0 ? [] : [`${path}, ${lineNumbers(lines, MOST_LINES)}: ${what}`];
  return [
    ...say(
      without,
      'a question with no place for an answer that is understood (a line that begins with "**Answer**:") ' +
        'counts as open.',
    ),
    ...say(
      unnamed,
      'an empty place for an answer, below a heading that is not called Q-001 or the like, counts as open.',
    ),
    ...say(twice, 'open questions with the same id; tell them apart by their words, or number them.'),
  ];
}

const keyOf = ({ id, question }: Pick<Question, 'id' | 'question'>) => JSON.stringify([id, question]);

/** More than anybody looks up. */
const MOST_LINES = 10;

/** From the state's own fields: untrusted. */
export function contextOf({ doc }: StateContext): readonly string[] {
  const rtm = mapAt(doc.data, 'stages', 'rtm');
  const fields = ['user_input', 'next_step', 'profile'] as const;
  return [
    ...fields.flatMap((key) => {
      const field = fieldAt(doc, key);
      return field ? [`${key}: ${field.text}`] : [];
    }),
    ...(rtm && fieldAt(doc, 'rtm_enabled')?.value === true
      ? [`rtm: ${textOf(rtm['covered'])} of ${textOf(rtm['total'])} covered`]
      : []),
  ];
}

/** The errors that the state has logged, one line each: untrusted. */
export function errorLines({ doc }: StateContext): readonly string[] {
  return listAt(doc.data, 'error_log').map((one) => {
    if (!isMap(one)) return textOf(one);
    return Object.entries(one)
      .map(([key, value]) => `${key}: ${textOf(value)}`)
      .join(', ');
  });
}
