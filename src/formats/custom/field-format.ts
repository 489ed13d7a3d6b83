// A described tool that keeps its state in fields: front matter, YAML or JSON, on the format kit.
import { choicesBy, type Edit, refusedAmong, unfit, type Writable, writable } from '../../formkit/choices.ts';
import { endingOf, keysIn } from '../../formkit/ending.ts';
import type { FieldEdit, FieldSource } from '../../formkit/fields.ts';
import { valueAt } from '../../formkit/fields.ts';
import { formatOf } from '../../formkit/format.ts';
import { namesOf, progressLines } from '../../formkit/items.ts';
import { filesAt, textNeeds } from '../../formkit/outputs.ts';
import { stageTable } from '../../formkit/stages.ts';
import { workflowState } from '../../formkit/workflow-state.ts';
import type { ChoiceContext, Choices } from '../../model/choice.ts';
import type { CustomFormat, ItemMeaning } from '../../model/custom-format.ts';
import { defineFormat, type Format } from '../../model/format.ts';
import { stepName, type WorkflowState } from '../../model/workflow.ts';
import { FIELD_CODECS, hasField, valueFor, withEdits } from './fields.ts';
import { freshOf } from './fresh.ts';
import { itemsIn } from './items.ts';
import { contextOf, type FieldContext, positionOf, stepsOf } from './position.ts';
import { fieldSaving } from './saving.ts';
import { isOneFile, placesIn, whereOf } from './state-locations.ts';
import { activeEdit, approvalEdit, stood } from './workflow-fields.ts';

const NO_FIELDS: FieldSource = { data: {}, places: new Map() };

/** The format that a description of fields means. */
export function describedFields(given: CustomFormat): Format {
  const rows = given.stages.map(({ begin, optional, ...stage }) => ({
    ...stage,
    ...(begin === null ? {} : { begin }),
    ...(optional ? { optional: true as const } : {}),
  }));
  const table = stageTable(rows);
  return defineFormat<FieldSource>(
    formatOf<FieldSource>({
      ...placesIn(given, []),
      id: given.id,
      title: given.title,
      where: whereOf(given),
      codec: FIELD_CODECS[given.codec],
      ending: endingOf<FieldSource>({
        isOver: (doc, site, snapshot) => {
          const { items, left } = contextOf(given, doc, site, snapshot).tree;
          return items.length > 0 && left.length === 0;
        },
        names: (doc) => (given.items === null ? [] : itemsIn(given.items, doc).map(({ id }) => id)),
        lasting: keysIn,
      }),
      recognises: (text) => hasField(given, text),
      needs(_, site, snapshot) {
        const { stages, home } = contextOf(given, NO_FIELDS, site, snapshot);
        const files = stages.flatMap(({ outputs }) =>
          outputs.flatMap((path) => filesAt(home, path, snapshot)),
        );
        return textNeeds(files, snapshot);
      },
      read(doc, site, snapshot) {
        const at = contextOf(given, doc ?? NO_FIELDS, site, snapshot);
        const rules = new Map(at.stages.map(({ id, how, begin }) => [id, begin ?? how]));
        const state = stateOf(at, doc !== null);
        const { current } = state;
        const item = current?.item == null ? null : at.tree.by(current.item);
        const saving = fieldSaving(given, at.fields, current, item);
        const tables = { ...table.tables, stepRules: rules };
        return [{ ...state, ...tables, saving }];
      },
      begins: table.beginning(given.begin),
      choices: choicesOf(given),
      refuses: (at) =>
        refusedAmong({
          retry: () => runAgain(at),
          skip: () => skipped(writable(at), given),
          approve: () => approved(at, given),
        }),
    }),
  );
}

function stateOf(at: FieldContext, isThere: boolean): WorkflowState {
  const { given, fields, site, tree } = at;
  const position = positionOf(isThere ? at : { ...at, given: { ...given, step: null } });
  const unknown = position.words.some(({ known }) => !known);
  const over = position.over && !unknown;
  const state = workflowState(site, {
    ...(isOneFile(given) ? { folders: [site.path] } : {}),
    status: unknown ? 'unknown' : over ? 'completed' : 'active',
    statusText: tree.items.length > 0 ? `${tree.progress.done} of ${tree.progress.of}` : null,
    ended: over ? 'completed' : null,
    words: position.words,
    steps: stepsOf(at, position),
    current: position.current,
    itemTitles: tree.items.map(({ title }) => title),
    context: progressLines(tree),
  });
  const open = tree.items.length > 0 && !tree.isOver ? namesOf(tree.left) : '';
  return isThere ? stood(state, fields, given, { open }) : state;
}

/** Each choice sets fields that are described, and no other. */
function choicesOf(given: CustomFormat): Choices<FieldSource> {
  const written = (at: Writable<FieldSource>, summary: string, edits: FieldEdit): Edit<FieldSource> => ({
    summary,
    doc: withEdits(given, at.doc, edits, at.now),
  });
  return choicesBy<FieldSource>(FIELD_CODECS[given.codec], {
    resume: (at) =>
      written(at, `go on with ${nameOf(at)}`, [
        ...activeEdit(given, at.doc),
        ...itemEdit(at, given, 'active'),
      ]),
    retry: (at) => written(at, `run ${nameOf(at)} again`, runAgain(at)),
    skip: (at) => written(at, `pass over ${nameOf(at)}`, skipped(at, given)),
    approve: (at) => written(writable(at), 'approve', approved(at, given)),
    fresh: freshOf(given),
  });
}

/** A later time answers nothing that a person is asked. @throws UserError */
function runAgain(at: ChoiceContext<FieldSource>): FieldEdit {
  const { action, instruction } = at.recovery.decision;
  if (action !== 'ask') return [];
  throw unfit(at, 'a question about the file', 'a step that can be run again', instruction);
}

function nameOf({ recovery, state }: Writable<FieldSource>): string {
  const { step } = recovery.decision;
  const item = state.current?.id === step ? (state.current?.item ?? null) : null;
  if (item !== null) return `task ${item}`;
  return step === null ? 'it' : stepName(state, step);
}

/** The word of the current item set to one with this meaning; nothing where there is no item or no word. */
function itemEdit(
  { doc, site, snapshot, state }: Writable<FieldSource>,
  given: CustomFormat,
  meant: ItemMeaning,
): FieldEdit {
  const word = [...(given.items?.words ?? [])].find(([, meaning]) => meaning === meant)?.[0];
  const { tree } = contextOf(given, doc, site, snapshot);
  const item = state.current?.item == null ? null : tree.by(state.current.item);
  if (word === undefined || item === null || item.status === meant) return [];
  return [[item.statusAt, valueFor(word, valueAt(doc.data, ...item.statusAt))]];
}

/**
 * Passing over: the item's word is set to the one for what is left out, or for done where there is none; or
 * the step's word to the next one.
 * @throws UserError
 */
function skipped(at: Writable<FieldSource>, given: CustomFormat): FieldEdit {
  const { current } = at.state;
  if (current?.item != null) {
    const edits = [itemEdit(at, given, 'dropped'), itemEdit(at, given, 'done')].find((one) => one.length > 0);
    if (edits) return edits;
    throw unfit(at, 'no word for a task that is done', 'one in the config', 'Mark the task by hand.');
  }
  const word = [...(given.step?.words ?? [])].find(([, stage]) => stage === current?.next)?.[0];
  if (given.step === null || word === undefined || current?.next == null)
    throw unfit(at, 'no field that says which step it is at', 'one in the config', 'Go on by hand.');
  return [[given.step.at, valueFor(word, valueAt(at.doc.data, ...given.step.at))]];
}

/** @throws UserError where nothing waits for an approval, or its word is not described */
function approved(at: ChoiceContext<FieldSource>, given: CustomFormat): FieldEdit {
  const edits = approvalEdit(given, writable(at).doc);
  if (edits !== null) return edits;
  throw unfit(at, 'no approval that can be written', 'a field that waits for one', 'See the file.');
}
