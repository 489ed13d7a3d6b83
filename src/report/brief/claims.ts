// What a state file says and nothing in the repository proves: each as a claim, with what to look at first.
import type { Recovery } from '../../model/recovery.ts';
import type { Step, WorkflowState } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import type { BriefClaim } from './shape.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What is claimed, what matters most first. */
export function claimsOf({ state, decision }: Recovery, whereIs: Whereabouts): readonly BriefClaim[] {
  if (state === null || state.ended !== null) return [];
  const { current } = state;
  const begun = current?.begun === true && current.output === 'unprovable' && current.id === decision.step;
  return [
    ...(begun ? [claim(current.item === null ? BEGUN : OPEN, LOOK)] : []),
    ...testClaims(state),
    ...finishedClaims(state, whereIs, decision.step),
    ...(state.fileNotes.length > 0
      ? [claim('Its notes, at the end of the blocks below, tell what was left undone.', TRY)]
      : []),
  ];
}

const BEGUN = 'Work on the step at hand was begun; how far it came, the state does not say.';
/** Of a list only some items are done: that the next one was begun is not even claimed. */
const OPEN = 'Whether work on the item at hand was begun, the state does not say.';
const LOOK = '"git status" and the last commits show what is there; run the project\'s own tests.';
/** An agent that works alone has no one to ask, and must neither do it again nor build on it. */
const MISSING = 'where it is not, leave it so, go on with the step at hand, and say so in what you report.';
const TRY = "run the project's own tests before you rely on what they say.";

function claim(
  says: string,
  check: string,
  about: readonly string[] = [],
  step: string | null = null,
): BriefClaim {
  return { says, step, about, check };
}

function testClaims({ facts }: WorkflowState): readonly BriefClaim[] {
  if (facts?.testsPass == null) return [];
  return [claim(`The tests ${facts.testsPass ? 'pass' : 'fail'}.`, 'run them.')];
}

/** Finished steps that no file shows, but for the one that runs; the items of a step are one claim. */
function finishedClaims(
  { steps, path }: WorkflowState,
  whereIs: Whereabouts,
  atHand: string | null,
): readonly BriefClaim[] {
  const unproven = steps.filter(
    (step) =>
      step.finished && (step.id !== atHand || step.item !== undefined) && !isShown(step, path, whereIs),
  );
  const whole = unproven.filter(({ item }) => item === undefined).map(({ id }) => id);
  const parts = unproven.filter(({ item }) => item !== undefined);
  const each = [...new Set(parts.map(({ id }) => id))].map((id) => parts.filter((one) => one.id === id));
  return [
    ...(whole.length === 0
      ? []
      : [claim(`Finished, without a file that shows it: ${counted(whole.length, 'step')}`, SEE, whole)]),
    ...each.map((items) =>
      claim(
        `Done, without a file that shows it: ${counted(items.length, 'item')}`,
        `see that their work is there before you build on it; ${MISSING}`,
        items.map(({ item }) => item ?? ''),
        items[0]?.id ?? null,
      ),
    ),
  ];
}

const SEE = `look whether what they are for (see Steps) is there; ${MISSING}`;

/** A file that it wrote is there. The state file shows it only where that is what the step must write. */
function isShown({ artifacts, files = [] }: Step, state: string, whereIs: Whereabouts): boolean {
  const own = artifacts.filter(({ path, conditional }) => path !== state || !conditional);
  const paths = [...own.flatMap(({ path }) => path ?? []), ...files];
  return paths.some((path) => whereIs(path) !== null);
}
