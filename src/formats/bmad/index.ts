// BMAD's trackers: sprint-status.yaml with its stories, and bmm-workflow-status.yaml before that.
import { quoteRepairs } from '../../formkit/damaged-yaml.ts';
import { endingOf, keysIn } from '../../formkit/ending.ts';
import { formatOf } from '../../formkit/format.ts';
import { nextStage } from '../../formkit/tracker/status-map.ts';
import { defineFormat } from '../../model/format.ts';
import { choices } from './choices.ts';
import { codec, recognises, type Tracker } from './document.ts';
import { entriesOf, planningNeeds, planningState } from './planning.ts';
import { sprintNeeds, sprintState } from './sprint.ts';
import { ID, isSprint, places } from './state-locations.ts';
import { trackedIn } from './stories.ts';
import { nextIn, sprintingIn } from './story-files.ts';
import { PLANNING_BEGINS, SPRINT_BEGINS } from './vocabulary.ts';

export const bmad = defineFormat(
  formatOf<Tracker>({
    ...places,
    id: ID,
    title: 'BMAD',
    where: '`sprint-status.yaml` and `bmm-workflow-status.yaml`, in `_bmad-output/` or `docs/`',
    recognises,
    codec,
    ending: endingOf<Tracker>({
      isOver: (doc, site, snapshot) =>
        (doc.kind === 'sprint' ? nextIn(sprintingIn(doc, site, snapshot)) : nextStage(entriesOf(doc))) ===
        null,
      names: (doc) =>
        doc.kind === 'sprint' ? trackedIn(doc).map(({ key }) => key) : entriesOf(doc).map(({ id }) => id),
      lasting: keysIn,
    }),
    needs(doc, site, snapshot) {
      if (doc === null) return [];
      return (doc.kind === 'sprint' ? sprintNeeds : planningNeeds)(doc, site, snapshot);
    },
    read(doc, site, snapshot) {
      if (doc === null) return [];
      return [(doc.kind === 'sprint' ? sprintState : planningState)(doc, site, snapshot)];
    },
    choices,
    repairs: quoteRepairs,
    begins: SPRINT_BEGINS,
    beginsAt: ({ path }) => (isSprint(path) ? SPRINT_BEGINS : PLANNING_BEGINS),
    refuses({ doc, recovery }) {
      if (doc?.kind !== 'sprint') return [];
      // Stories that are blocked or deferred stay so until a person sets another status.
      return recovery.decision.reason === 'unclear' ? ['skip', 'retry'] : ['skip'];
    },
  }),
);
