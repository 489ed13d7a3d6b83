// GSD ("get shit done"): the milestone in `.planning/STATE.md`, judged by its phases' plans and summaries.
import { choicesBy, type Edit, type Writable } from '../../formkit/choices.ts';
import { formatOf } from '../../formkit/format.ts';
import { type LabelDocument, labels, withValues } from '../../formkit/labels.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { formatTimeLike } from '../../text/timestamp-style.ts';
import { needsOf, phasesAt } from './phases.ts';
import { statesOf } from './read.ts';
import { STAGES } from './stages.ts';
import { fieldOf, isState, VERSIONS, versionOf } from './state-file.ts';
import { handoffOf, ID, places, planningOf, roadmapOf } from './state-locations.ts';

export const gsd = defineFormat(
  formatOf<LabelDocument>({
    ...places,
    id: ID,
    title: 'GSD',
    where: '`.planning/STATE.md` and `.planning/workstreams/<name>/STATE.md`',
    recognises: isState,
    codec: labels,
    versions: VERSIONS,
    version: versionOf,
    needs: needsOf,
    read: statesOf,
    begins: STAGES.beginning('Run /gsd:new-milestone; it writes the roadmap and STATE.md again.'),
    choices: choicesBy<LabelDocument>(labels, {
      resume: (at) => stamped(at, 'go on with'),
      retry: (at) => stamped(at, 'run again'),
      fresh,
    }),
  }),
);

/** When the session began, where the file says it (workflows/resume-project.md); the rest is the tool's. */
function stamped({ doc, now, state, recovery }: Writable<LabelDocument>, deed: string): Edit<LabelDocument> {
  const times = ['last_updated', 'last_session'].flatMap((key) => fieldOf(doc, key) ?? []);
  const values = new Map(times.map((field) => [field, formatTimeLike(now, field.value)]));
  const item = state.current?.item ?? null;
  const name = STAGES.by(recovery.decision.step ?? '')?.name ?? 'the milestone';
  return { summary: `${deed} ${name}${item === null ? '' : ` (${item})`}`, doc: withValues(doc, values) };
}

/** The milestone at hand. What other milestones left, PROJECT.md, research and side tasks stay. */
function fresh({ site, snapshot }: ChoiceContext<LabelDocument>, all: boolean): readonly string[] {
  const planning = planningOf(site);
  if (planning.workstream !== null) return [planning.home];
  return [
    site.path,
    roadmapOf(planning),
    handoffOf(planning),
    ...phasesAt(planning, snapshot).flatMap(({ folder }) => folder ?? []),
    ...(all ? [joinPath(planning.home, 'REQUIREMENTS.md')] : []),
  ];
}
