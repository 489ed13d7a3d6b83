// What a choice writes into a list: the mark of what is begun, and the box of what is passed over.
import type { Choices } from '../../model/choice.ts';
import { folderOf } from '../../model/path.ts';
import { stepName } from '../../model/workflow.ts';
import { type CheckList, type CheckListSyntax, checkList, markTask } from '../check-list.ts';
import { choicesBy, type Edits, unfit, type Writable } from '../choices.ts';
import type { ItemStatus } from '../items.ts';
import type { Stage } from '../stages.ts';
import { isFilePlace, type StatePlaces } from '../state-locations.ts';

/** What a tool with a list says of where it lies and of what is written into it. */
export interface ListChoices extends StatePlaces {
  /** How the list is written. */
  readonly list: CheckListSyntax;
  /** The step that works through the list. */
  readonly working: Stage;
  /**
   * The mark that the tool sets where work on a task begins; absent: it sets none. A function where that
   * depends on what stands beside the list; `null`: none.
   */
  readonly activeMark?: string | ((at: Writable<CheckList>) => string | null);
  /** Choices beside the usual ones, or in place of them. */
  readonly choices?: Partial<Edits<CheckList>>;
}

/**
 * Going on sets the mark of what is begun where the tool has one; passing over sets the mark of what is left
 * out, and ticks the box where there is none.
 */
export function listChoices(tool: ListChoices): Choices<CheckList> {
  const { activeMark = null, list, working } = tool;
  const named = ({ recovery, state }: Writable<CheckList>) => {
    const { step } = recovery.decision;
    const item = step === working.id ? (state.current?.item ?? null) : null;
    if (item !== null) return `task ${item}`;
    return step === null ? working.name : stepName(state, step);
  };
  const marks = Object.entries(list.marks ?? { x: 'done' });
  const markFor = (meant: ItemStatus) => marks.find(([, status]) => status === meant)?.[0] ?? null;
  const dropped = markFor('dropped');
  return choicesBy<CheckList>(checkList(list), {
    resume(at) {
      const { doc, state, recovery } = at;
      const item = recovery.decision.step === working.id ? (state.current?.item ?? null) : null;
      const mark = typeof activeMark === 'function' ? activeMark(at) : activeMark;
      const summary = `go on with ${named(at)}`;
      return mark === null || item === null ? { summary } : { summary, doc: markTask(doc, item, mark, list) };
    },
    retry: (at) => ({ summary: `run ${named(at)} again` }),
    skip(at) {
      // Where a document is missing that the list was made from, no task is what would be passed over.
      const isTask = at.recovery.decision.step === working.id;
      const item = isTask ? (at.state.current?.item ?? null) : null;
      if (item === null)
        throw unfit(at, 'no task that could be passed over', 'an open task', 'Tick its box by hand.');
      return {
        summary: `pass over task ${item}`,
        doc: markTask(at.doc, item, dropped ?? markFor('done') ?? 'x', list),
        notes: [
          dropped === null
            ? 'Its box is ticked on your word; nothing was done for it.'
            : 'Its box is marked as left out on your word; nothing was done for it.',
        ],
      };
    },
    fresh: ({ site }) => [isFilePlace(tool) ? site.path : folderOf(site.path)],
    ...tool.choices,
  });
}
