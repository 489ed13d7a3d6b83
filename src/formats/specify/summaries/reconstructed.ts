// The summary that the seed reconstructs for a stage whose coordinator died after its work.
import { checkpointOf, type SpecifyStage } from '../stages.ts';

/** The seed's form, field for field. @param found paths of the artifacts that are there */
export function reconstructed(stage: SpecifyStage, version: number, found: readonly string[]): string {
  return [
    '---',
    `stage: "${stage.name}"`,
    `stage_number: ${stage.number}`,
    'status: completed',
    `checkpoint: "${checkpointOf(stage.number, version)}"`,
    `artifacts_written: [${found.map((path) => JSON.stringify(path)).join(', ')}]`,
    'summary: "Reconstructed from artifacts (coordinator crashed)"',
    'flags:',
    '  recovered: true',
    '---',
    '',
  ].join('\n');
}
