// OpenSpec: a folder for each change with proposal, spec deltas and tasks, moved to an archive at the end.
import type { CheckList } from '../../formkit/check-list.ts';
import {
  type CheckListTool,
  checkListFormat,
  type DocumentStage,
  type ListContext,
} from '../../formkit/check-list-format.ts';
import { filesAt, headingAt, textNeeds } from '../../formkit/outputs.ts';
import { withFeature } from '../../formkit/stages.ts';
import { currentStep, timestampOf } from '../../formkit/workflow-state.ts';
import { defineFormat } from '../../model/format.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import {
  DEFAULT_SCHEMA,
  filesFor,
  METADATA,
  metadataOf,
  otherTaskFiles,
  schemaProblem,
  toolFolder,
} from './metadata.ts';

const WRITES =
  '/opsx:propose {feature} writes every document that is missing, /opsx:continue {feature} the next';

/** The artifacts of upstream's schema `spec-driven` before the tasks, in the order that its graph takes. */
const DOCUMENTS: readonly DocumentStage[] = [
  {
    id: 'proposal',
    name: 'the proposal',
    is: 'says why the change is made, what changes and which capabilities it touches (proposal.md)',
    outputs: ['proposal.md'],
    builtOn: true,
    how: `Write proposal.md (why, what changes, which capabilities): ${WRITES}.`,
  },
  {
    id: 'specs',
    name: 'the spec delta',
    is: 'says for each capability which requirements are added, changed or removed (specs/**/*.md)',
    outputs: ['specs/**/*.md'],
    builtOn: true,
    how:
      'Write a spec delta below specs/ for each capability that the proposal names: ' +
      `${WRITES}. A change that alters no spec says skip_specs: true in .openspec.yaml.`,
  },
  {
    id: 'design',
    name: 'the design',
    is: 'says how it is built, where the change needs that said (design.md)',
    outputs: ['design.md'],
    builtOn: true,
    optional: true,
    how: `Write design.md where the change needs one: ${WRITES}.`,
  },
];

const TOOL: CheckListTool = {
  id: 'openspec',
  title: 'OpenSpec',
  where: '`openspec/changes/<change>/tasks.md`, or the proposal before there is a list',

  state: 'openspec/changes/{feature}/tasks.md',
  beside: ['proposal.md', 'design.md', METADATA],
  passed: ['archive'],

  // Upstream looks at lines alone (`TASK_LINE_PATTERN`): code and comments count, no blank is needed.
  list: {
    id: /^\*{0,2}(\d+(?:\.\d+)+|\d+(?=\.))[.:]?\*{0,2}[ \t]+/,
    everywhere: true,
    tight: true,
    gap: /^<!--(?:(?!-->).)*-->$/,
  },
  // The path is the tool's alone, and to the tool a list without a box is one without tasks.
  recognises: () => true,

  documents: DOCUMENTS,
  planning: {
    id: 'tasks',
    name: 'the task list',
    is: 'breaks the change into numbered boxes (tasks.md)',
    outputs: ['tasks.md'],
    how: `Write tasks.md, one box a task, from the proposal and the spec deltas: ${WRITES}.`,
  },
  working: {
    id: 'apply',
    name: 'the implementation',
    is: 'does the tasks of tasks.md in their order, code and tests, and ticks each',
    outputs: [],
    begin:
      'Begin with this task, take the others in their order, and tick each when it is done: ' +
      '/opsx:apply {feature}, in older projects /openspec:apply {feature}.',
    how:
      'Go on with this task and tick it when it is done; do nothing again that is ticked: ' +
      '/opsx:apply {feature}, in older projects /openspec:apply {feature}.',
  },
  closing: {
    id: 'archive',
    name: 'the archive',
    is: 'merges the spec deltas into openspec/specs/ and moves the folder into the archive',
    outputs: [],
    how:
      'Have the tool archive the change, by /opsx:archive {feature} or openspec archive {feature}: that ' +
      'merges its spec deltas into openspec/specs/ and moves its folder.',
  },
  saves: [
    'Nothing else is written; openspec list counts the ticks, openspec validate {feature} checks the files.',
  ],
  begin: 'Give /opsx:propose the description of the change; in older projects /openspec:proposal.',

  documentsOf: owedBy,
  needs: ({ home, snapshot }) => textNeeds(filesFor(home, snapshot), snapshot),
  refine: refined,
};

export const openspec = defineFormat<CheckList>({
  ...checkListFormat(TOOL),
  grounds: [
    [/(?:^|\/)openspec$/, 'changes/*/tasks.md'],
    [/(?:^|\/)openspec\/changes$/, '*/tasks.md'],
  ],
});

/** Without spec deltas where the change says that it alters no spec; of another schema nothing is known. */
function owedBy({ home, snapshot }: ListContext): readonly DocumentStage[] {
  const { schema, skipsSpecs, problem } = metadataOf(home, snapshot);
  if (schema !== DEFAULT_SCHEMA || problem !== null)
    return DOCUMENTS.map((one) => ({ ...one, optional: true }));
  return skipsSpecs ? DOCUMENTS.filter(({ id }) => id !== 'specs') : DOCUMENTS;
}

function refined(state: WorkflowState, at: ListContext): WorkflowState | null {
  const { home, snapshot, tree } = at;
  const metadata = metadataOf(home, snapshot);
  // A text without a task, and nothing of a change beside it, is somebody's note.
  if (tree.items.length === 0 && !isChange(at)) return null;
  const said: WorkflowState = {
    ...state,
    title: titleOf(joinPath(home, 'proposal.md'), snapshot),
    timestamps: timestampOf(`created in ${METADATA}`, metadata.created ?? '', null, false),
    notes: [...state.notes, ...ownNotes(at)],
  };
  const why = whyUnclear(at, metadata);
  if (why === null) return said;
  const id = said.current?.id ?? 'tasks';
  return { ...said, current: currentStep(id, { unclear: true, how: why }) };
}

function isChange({ home, snapshot }: ListContext): boolean {
  const names = ['proposal.md', 'design.md', METADATA, 'specs/**/*.md'];
  return names.some((name) => filesAt(home, name, snapshot).length > 0);
}

/** What keeps us from saying how far a change came, and what to do, in our words; `null`: nothing. */
function whyUnclear(
  { home, site, snapshot, tree }: ListContext,
  { schema, problem }: ReturnType<typeof metadataOf>,
): string | null {
  if (problem !== null)
    return `The tool refuses ${METADATA} of this change: ${problem}. Set it right; then look again.`;
  if (schema === DEFAULT_SCHEMA) return null;
  const shows = withFeature('openspec status --change {feature} shows what comes next.', site.feature);
  const unread = schemaProblem(home, schema, snapshot);
  if (unread !== null) return `Its schema says where its tasks are, and cannot be read (${unread}): ${shows}`;
  if (otherTaskFiles(home, schema, snapshot).length > 0)
    return `Its schema keeps tasks in other files than tasks.md, which are not read: ${shows}`;
  if (tree.items.length === 0)
    return `It follows a schema of its own, whose documents are not read: ${shows}`;
  return null;
}

/** A first heading that says what the change is about; upstream's templates begin with a general one. */
function titleOf(path: string, snapshot: Snapshot): string | null {
  const heading = headingAt(path, snapshot) ?? '';
  return heading.replace(/^(?:change(?:[ \t]+proposal)?|proposal)[ \t]*(?::[ \t]*|$)/i, '') || null;
}

function ownNotes(at: ListContext): readonly string[] {
  if (at.tree.isOver) return archiveNotes(at);
  return at.doc && at.tree.items.length === 0 ? ['tasks.md is there, and has no box with a task.'] : [];
}

/** An archive that was interrupted may have left the folder at both places. */
function archiveNotes({ home, snapshot, site }: ListContext): readonly string[] {
  const archive = joinPath(toolFolder(home), 'changes/archive');
  const copy = snapshot
    .list(archive)
    .map(({ path }) => baseOf(path))
    .find((name) => name === site.feature || name.replace(/^\d{4}-\d{2}-\d{2}-/, '') === site.feature);
  if (copy === undefined) return [];
  return [
    'The archive holds a folder of this name already: compare the two before the tool archives it again.',
  ];
}
