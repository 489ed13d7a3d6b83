// Conductor: one folder a track; its plan.md holds the tasks, and what stands beside it loses against that.
import { type CheckList, markTask } from '../../formkit/check-list.ts';
import { checkListFormat } from '../../formkit/check-list-format.ts';
import { type Edit, unfit, type Writable, writable } from '../../formkit/choices.ts';
import { itemTree } from '../../formkit/items.ts';
import { textNeeds } from '../../formkit/outputs.ts';
import type { FileChange } from '../../model/change.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import { stepName } from '../../model/workflow.ts';
import { withLostTracks } from './lost-tracks.ts';
import { COMMITS, closedByTool, isPlan, isVerification, LIST, topOf } from './plan.ts';
import { refined } from './refine.ts';
import { isSetUp, listedTrack, metadataOf, registryOf } from './trackers.ts';

/** The steps of the tool (commands/conductor/newTrack.toml, implement.toml, review.toml). */
export const conductor = defineFormat(
  withLostTracks(
    checkListFormat({
      id: 'conductor',
      title: 'Conductor',
      where: '`conductor/tracks/<id>/plan.md`',
      state: 'conductor/tracks/{feature}/plan.md',
      beside: ['spec.md'],
      passed: ['archive'],
      list: LIST,
      recognises: isPlan,
      isOursBeside: ({ path }, snapshot) => isSetUp(folderOf(path), snapshot),
      meant: closedByTool,
      doneAsWhole: true,
      passing: COMMITS,
      documents: [
        {
          id: 'spec',
          name: 'the specification',
          is: 'says what the track is to do and by what it is accepted (spec.md)',
          outputs: ['spec.md'],
          builtOn: true,
          how: 'Write spec.md as /conductor:newTrack does: overview, requirements, acceptance criteria.',
        },
      ],
      planning: {
        id: 'plan',
        name: 'the plan',
        is: 'breaks the track into phases and boxes (plan.md)',
        outputs: ['plan.md'],
        how: 'Write plan.md from spec.md as /conductor:newTrack does: phases, tasks, and a box for each.',
      },
      working: {
        id: 'implement',
        name: 'the implementation',
        is: 'does the tasks of plan.md as its workflow.md says (tests first), a commit for each',
        outputs: [],
        begin: 'Run /conductor:implement for this track; it takes the tasks of plan.md in their order.',
        how:
          'Run /conductor:implement for this track: go on with this task, record its commit in plan.md ' +
          'when it is done, and do nothing again that is ticked.',
      },
      closing: {
        id: 'review',
        name: 'the review',
        is: 'looks through all that the track changed before it is archived',
        outputs: [],
        how: 'Run /conductor:review for this track; at its end it offers to archive it.',
      },
      saves: [
        'The tool marks a task [~] as it begins, and ends the line of a finished one with its commit.',
        'A phase ends with a verification that a person does: stop there and ask.',
      ],
      begin:
        'Take the old entry out of tracks.md, then run /conductor:newTrack with a description of the track.',
      needs: ({ home, snapshot }) => textNeeds([registryOf(home), metadataOf(home)], snapshot),
      refine: refined,
      choices: { resume, approve },
    }),
  ),
);

/** What the tool writes as it begins a task: `[~]` there and in tracks.md; `[x]` there once all is done. */
function resume(at: Writable<CheckList>): Edit<CheckList> {
  const { doc, state, recovery } = at;
  const { action, step } = recovery.decision;
  const item = step === 'implement' && action !== 'wait' ? (state.current?.item ?? null) : null;
  const summary = `go on with ${step === null ? 'the track' : stepName(state, step)}`;
  if (action === 'advance') return { summary, files: listed(at, 'x') };
  if (item === null) return { summary };
  const top = topOf(item, itemTree(doc.tasks));
  return {
    summary: `go on with task ${item}`,
    ...(top?.mark.trim() === '' ? { doc: markTask(doc, top.id, '~', LIST) } : {}),
    files: listed(at, '~'),
  };
}

/** The mark of the track in tracks.md, where it lags behind. */
function listed({ site, snapshot, state }: ChoiceContext, mark: '~' | 'x'): readonly FileChange[] {
  const found = listedTrack(state?.feature ?? site.feature, folderOf(site.path), snapshot);
  const lags = found !== null && (found.mark.trim() === '' || (found.mark === '~' && mark === 'x'));
  if (!lags) return [];
  const { path, text, at } = found;
  return [{ kind: 'write', path, before: text, after: `${text.slice(0, at)}${mark}${text.slice(at + 1)}` }];
}

/** A person has verified the phase: its box is ticked; the checkpoint commit is the tool's to make. */
function approve(given: ChoiceContext<CheckList>): Edit<CheckList> {
  const at = writable(given);
  const item = at.state.current?.item ?? null;
  const task = item === null ? null : (at.doc.tasks.find(({ id }) => id === item) ?? null);
  if (at.state.current?.waits !== 'awaiting-approval' || task === null || !isVerification(task))
    throw unfit(
      at,
      'no phase that waits to be verified',
      'an open manual verification',
      'Go on with the track.',
    );
  return {
    summary: `approve ${at.state.current.waitsFor?.[0] ?? `task ${task.id}`}`,
    doc: markTask(at.doc, task.id, 'x', LIST),
    notes: ["/conductor:implement makes the checkpoint commit and writes it into the phase's heading."],
  };
}
