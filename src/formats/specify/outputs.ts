// What a stage has made: the files that it is the first to make, as they are in the snapshot.
import { joinPath } from '../../text/markdown/path-lists.ts';
import { type ArtifactState, shownAt } from './artifacts.ts';
import type { SpecifyStage, StageOutput } from './stages.ts';
import type { StateContext } from './state-context.ts';

/** A file of a stage, by the name under which it is there; where it is not, by its newest name. */
export interface StageFile {
  readonly path: string;
  readonly shown: ArtifactState;
  readonly when: StageOutput['when'];
}

/** Every name that the stage's files ever had, as paths. */
export function outputPaths(stage: SpecifyStage, home: string): readonly string[] {
  return stage.outputs.flatMap(({ names }) => names.map((name) => joinPath(home, name)));
}

/** The files that a stage makes: those of the newest version, so that no migration changes what is owed. */
export function madeBy(stage: SpecifyStage, { home, snapshot }: StateContext): readonly StageFile[] {
  return stage.outputs.map(({ names, when }) => {
    const paths = names.map((name) => joinPath(home, name));
    const path = paths.find((one) => shownAt(one, snapshot) !== 'none') ?? paths[0] ?? home;
    return { path, shown: shownAt(path, snapshot), when };
  });
}

/**
 * A file that the stage always makes proves it done. Where it makes such files, those that it only may make
 * show no more than that it began; where it never does, one of them proves it.
 */
export function outputOf(stage: SpecifyStage, ground: StateContext): 'complete' | 'partial' | 'none' {
  const made = madeBy(stage, ground);
  if (made.some(({ shown }) => shown === 'partial')) return 'partial';
  const whole = made.filter(({ shown }) => shown === 'whole');
  if (whole.length === 0) return 'none';
  const proof = stage.outputs.some(({ when }) => when === 'must') ? 'must' : 'may';
  return whole.some(({ when }) => when === proof) ? 'complete' : 'partial';
}
