// What a step wrote is filled in: no placeholder of its template and no open marker is left.
import type { Breach, Rule } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { stepName } from '../model/workflow.ts';
import { isBare, isHollow, openMarkers, templateLines } from '../text/markdown/placeholders.ts';
import { counted } from '../text/plural.ts';

/** Places that the evidence names at most. */
const SHOWN = 10;

export const artifactComplete: Rule = {
  id: 'artifact-complete',
  summary: 'Artifacts hold no placeholders and no open markers',
  severity: 'warning',
  consequence: 'note',
  reason: null,
  check({ state, snapshot }) {
    if (!state || state.ended !== null) return [];
    const seen = new Set<string>();
    return state.steps.flatMap((step) =>
      step.artifacts.flatMap(({ path, mustBeComplete }) => {
        if (!mustBeComplete || path === null || seen.has(path)) return [];
        seen.add(path);
        const name = stepName(state, step.id);
        return breachesOf(path, name, snapshot).map((breach) => ({ ...breach, step: step.id }));
      }),
    );
  },
};

function breachesOf(path: string, name: string, snapshot: Snapshot): readonly Breach[] {
  const reading = snapshot.text(path);
  if (!reading.ok || isBare(path, reading.text)) return []; // artifact-exists speaks of these
  const markers = openMarkers(reading.text);
  const template = templateLines(reading.text);
  const lines = [...markers, ...template].map(({ line }) => line).sort((a, b) => a - b);
  if (lines.length === 0 && !isHollow(reading.text)) return [];
  const what =
    markers.length > 0
      ? counted(markers.length, 'open marker')
      : lines.length > 0
        ? counted(lines.length, 'placeholder')
        : 'nothing but headings';
  const evidence = { path, markers: markers.slice(0, SHOWN), placeholders: template.slice(0, SHOWN) };
  const message = `found ${what} in ${path}, expected none: ${name} counts as partial. Settle them first.`;
  return [{ message, path, line: lines[0] ?? null, evidence }];
}
