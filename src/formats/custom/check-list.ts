// A described check-list tool: the format kit's, with the fields of the list's front matter laid over it.

import type { CheckList } from '../../formkit/check-list.ts';
import { type CheckListSyntax, checkList, markTask } from '../../formkit/check-list.ts';
import {
  type CheckListTool,
  checkListFormat,
  type DocumentStage,
  type ListContext,
  listWithoutTasks,
} from '../../formkit/check-list-format.ts';
import { type Edit, unfit, type Writable } from '../../formkit/choices.ts';
import type { FieldSource } from '../../formkit/fields.ts';
import { isPlainId } from '../../formkit/items.ts';
import { openIn } from '../../formkit/saving/boxes.ts';
import type { Stage } from '../../formkit/stages.ts';
import type { CustomFormat, CustomStage, CustomTasks, StageWork } from '../../model/custom-format.ts';
import { StateError } from '../../model/errors.ts';
import { defineFormat, type Format } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import { stepName, type WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { hasFrontMatter } from '../../text/yaml/front-matter.ts';
import { FIELD_CODECS, hasField, withEdits } from './fields.ts';
import { freshOf } from './fresh.ts';
import { isOneFile, outputFor, whereOf } from './state-locations.ts';
import { activeEdit, approvalEdit, stood } from './workflow-fields.ts';

/** The format that a description of a check list means; its places are replaced by those of the index. */
export function describedList(given: CustomFormat): Format {
  const { id, title, codec, beside, except, stages, begin, tasks } = given;
  const list = syntaxOf(tasks);
  const documents = stages.filter(({ work }) => work === 'documents').map(documentOf);
  const closing = stages.find(({ work }) => work === 'closing');
  const active = [...tasks.marks].find(([, meaning]) => meaning === 'active')?.[0];
  const tool: CheckListTool = {
    id,
    title,
    where: whereOf(given),
    state: given.paths[0] ?? '',
    beside,
    passed: except,
    list,
    documents,
    documentsOf: ({ site }) =>
      documents.map((one) => ({
        ...one,
        outputs: one.outputs.map((path) => outputFor(path, site.feature)),
      })),
    planning: stageAt(stages, 'list'),
    working: stageAt(stages, 'tasks'),
    ...(closing ? { closing: stageOf(closing) } : {}),
    ...(active === undefined ? {} : { activeMark: active }),
    ...(tasks.untickedIsUnclear ? { untickedIsUnclear: true as const } : {}),
    begin,
    isOursBeside: ({ path }, snapshot) =>
      !isOneFile(given) && beside.some((name) => snapshot.entry(joinPath(folderOf(path), name)) !== null),
    refine: (state, at) => refined(withoutTasks(state, at, stageAt(stages, 'list').id), at, given),
    choices: {
      fresh: freshOf(given),
      resume: (at) => resumed(at, given, list, active),
      approve: ({ site, text, ...at }) => {
        const fields = text === null ? null : frontOf(text);
        const edits = fields === null ? null : approvalEdit(given, fields);
        if (text === null || fields === null || edits === null)
          throw unfit(at, 'no approval that can be written', 'a field that waits for one', 'See the file.');
        const after = FIELD_CODECS[codec].print(text, withEdits(given, fields, edits, at.now));
        return { summary: 'approve', files: [{ kind: 'write', path: site.path, before: text, after }] };
      },
    },
  };
  const made = checkListFormat(tool);
  return defineFormat<CheckList>({
    ...made,
    recognises: (text) => made.recognises(text) || hasField(given, text),
  });
}

function stageOf({ id, name, outputs, how, begin, optional }: CustomStage): Stage {
  const more = { ...(begin === null ? {} : { begin }), ...(optional ? { optional: true as const } : {}) };
  return { id, name, outputs, how, ...more };
}

const documentOf = (stage: CustomStage): DocumentStage => ({
  ...stageOf(stage),
  builtOn: true,
  mustBeComplete: true,
});

const UNNAMED: Stage = { id: 'tasks', name: 'the task list', outputs: [], how: 'Go on with this task.' };

function stageAt(stages: readonly CustomStage[], work: StageWork): Stage {
  const found = stages.find((stage) => stage.work === work);
  return found ? stageOf(found) : UNNAMED;
}

/** Literal text for a pattern: every sign in it stands for itself. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Headings by their whole text, in any case of letters. */
const oneOf = (texts: readonly string[]): RegExp => new RegExp(`^(?:${texts.map(literal).join('|')})$`, 'iu');

/** A line below a task that begins with these words, as an item of a list or not. */
const lineWith = (text: string, rest: string): RegExp =>
  new RegExp(`^[ \\t]*(?:[-*+][ \\t]+)?${literal(text)}${rest}`, 'u');

/** How the kit reads boxes. Nothing of the config is a pattern: its texts are taken as they stand. */
function syntaxOf({ ids, marks, under, notUnder, dependsOn, blocked }: CustomTasks): CheckListSyntax {
  const id = ids === null ? null : ids === 'numbers' ? NUMBERS : numbered(ids);
  return {
    ...(id === null ? {} : { id }),
    ...(marks.size === 0 ? {} : { marks: { ' ': 'open', ...Object.fromEntries(marks) } }),
    ...(under.length === 0 ? {} : { under: oneOf(under) }),
    ...(notUnder.length === 0 ? {} : { notUnder: oneOf(notUnder) }),
    ...(dependsOn === null ? {} : { dependsOn: lineWith(dependsOn, '[ \\t]*(\\S.*)$') }),
    ...(blocked === null
      ? {}
      : { blocked: lineWith(blocked, ''), why: lineWith(blocked, '[ \\t]*(\\S.*)$') }),
  };
}

const NUMBERS = /^(\d+(?:\.\d+)*)[.):]?(?:[ \t]+|$)/;

function numbered(ids: string): RegExp {
  const written = ids.split('#').map(literal).join('\\d{1,9}');
  return new RegExp(`^(${written})[.):]?(?:[ \\t]+|$)`, 'u');
}

/** The fields above a list; none where it has no front matter. @throws StateError */
function frontOf(text: string): FieldSource | null {
  return hasFrontMatter(text) ? FIELD_CODECS['check-list'].parse(text) : null;
}

const NO_FIELDS: FieldSource = { data: {}, places: new Map() };

/** A text that has no task of the tool's does not tell what of it was done: it is never written over. */
function withoutTasks(state: WorkflowState, at: ListContext, planning: string): WorkflowState {
  const asked = state.current?.id === planning ? listWithoutTasks(at, planning) : null;
  return asked === null ? state : { ...state, current: asked };
}

function refined(state: WorkflowState, at: ListContext, given: CustomFormat): WorkflowState {
  const described = given.status !== null || given.approval !== null || given.timestamps.size > 0;
  const reading = at.snapshot.text(at.site.path);
  if (!described || at.doc === null || !reading.ok) return state;
  const open = at.tree.isOver ? '' : openIn(at.tree, at.stray).names;
  try {
    return stood(state, frontOf(reading.text) ?? NO_FIELDS, given, { open });
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    const { line, message } = error.fault;
    const expected = ['front matter that can be read'];
    const word = { field: 'front matter', found: message, known: false, expected, line };
    return { ...state, status: 'unknown', words: [...state.words, word] };
  }
}

/** Sets the mark of a task that is begun, the status that goes on, and the times: as one new text. */
function resumed(
  { doc, text, state, recovery, site, now }: Writable<CheckList>,
  given: CustomFormat,
  list: CheckListSyntax,
  active: string | undefined,
): Edit<CheckList> {
  const { step } = recovery.decision;
  const item = state.current?.id === step ? (state.current?.item ?? null) : null;
  const named =
    item !== null && isPlainId(item) ? `task ${item}` : step === null ? '' : stepName(state, step);
  const marked =
    item === null || active === undefined
      ? text
      : checkList(list).print(text, markTask(doc, item, active, list));
  const fields = frontOf(marked);
  const after =
    fields === null
      ? marked
      : FIELD_CODECS['check-list'].print(marked, withEdits(given, fields, activeEdit(given, fields), now));
  const summary = `go on with ${named || given.title}`;
  if (after === text) return { summary };
  return { summary, files: [{ kind: 'write', path: site.path, before: text, after }] };
}
