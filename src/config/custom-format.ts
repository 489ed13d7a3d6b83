// What the config's own formats mean, with everything that was left out at its default.
import type {
  CustomField,
  CustomFormat,
  CustomStage,
  CustomTasks,
  StageWork,
} from '../model/custom-format.ts';
import type { WrittenCustomFormat } from './custom-schema.ts';

type Written<Key extends keyof WrittenCustomFormat> = NonNullable<WrittenCustomFormat[Key]>;
type WrittenStage = Written<'stages'>[number];

const isOn = (value: unknown): boolean => value === 'on' || value === true;

/** Cannot fail: `written` is what the schema took. */
export function customFormatFrom(id: string, written: WrittenCustomFormat): CustomFormat {
  const { title, codec, paths, status, step, items, approval } = written;
  return {
    id,
    title,
    codec,
    paths,
    beside: written.beside ?? [],
    except: written.except ?? [],
    tasks: tasksFrom(written.tasks ?? {}),
    status: fieldFrom(status),
    step: fieldFrom(step),
    items: items
      ? {
          at: items.field.split('.'),
          id: items.id ?? 'id',
          title: items.title ?? 'title',
          status: items.status ?? 'status',
          dependsOn: items['depends-on'] ?? 'depends_on',
          words: new Map(Object.entries(items.words)),
        }
      : null,
    approval: fieldFrom(approval),
    timestamps: new Map(Object.entries(written.timestamps ?? {})),
    stages: stagesFrom(written),
    begin:
      written.begin ?? `Create ${(paths[0] ?? '').replace('{feature}', 'NAME').replaceAll('*', 'NAME')}.`,
  };
}

function fieldFrom<Meaning extends string>(
  written: { readonly field: string; readonly words: Readonly<Record<string, Meaning>> } | undefined,
): CustomField<Meaning> | null {
  if (written === undefined) return null;
  return { at: written.field.split('.'), words: new Map(Object.entries(written.words)) };
}

function tasksFrom(written: Written<'tasks'>): CustomTasks {
  return {
    ids: written.ids ?? null,
    marks: new Map(Object.entries(written.marks ?? {})),
    under: written.under ?? [],
    notUnder: written['not-under'] ?? [],
    dependsOn: written['depends-on'] ?? null,
    blocked: written.blocked ?? null,
    untickedIsUnclear: isOn(written['often-unticked']),
  };
}

/** What a stage is called and how it is gone on with where the config says nothing. */
const UNSAID: Readonly<
  Record<StageWork, { readonly id: string; readonly name: string; readonly how: string }>
> = {
  documents: { id: 'document', name: 'the document', how: 'Go on with this step.' },
  list: { id: 'plan', name: 'the task list', how: 'Write the task list, one box a task.' },
  tasks: { id: 'work', name: 'the work', how: 'Go on with this task, and mark it when it is done.' },
  closing: { id: 'close', name: 'the end', how: 'Close the workflow as its tool does.' },
};

/** A check list always has a stage that writes it and one that works through it. */
function stagesFrom({ codec, stages = [] }: WrittenCustomFormat): readonly CustomStage[] {
  const given = stages.map(stageFrom);
  if (codec !== 'check-list') return given;
  const of = (work: StageWork): readonly CustomStage[] => given.filter((stage) => stage.work === work);
  const must = (work: 'list' | 'tasks') => (of(work).length > 0 ? of(work) : [unsaid(work)]);
  return [...of('documents'), ...must('list'), ...must('tasks'), ...of('closing')];
}

function unsaid(work: StageWork): CustomStage {
  return { ...UNSAID[work], work, outputs: [], optional: false, begin: null };
}

function stageFrom({
  id,
  name,
  does = 'documents',
  outputs = [],
  optional,
  how,
  begin,
}: WrittenStage): CustomStage {
  const [first] = outputs;
  const written = does === 'documents' && first !== undefined ? `Write ${first}.` : UNSAID[does].how;
  return {
    id,
    name: name ?? `the ${id} step`,
    work: does,
    outputs,
    optional: isOn(optional),
    how: how ?? written,
    begin: begin ?? null,
  };
}
