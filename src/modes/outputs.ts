// The outputs of a mode that looked at branches: what was found as the published report, and what was
// written.
import type { Effect } from '../model/effect.ts';
import { outputsOf, RESULT_FILE } from '../report/outputs.ts';
import { published } from '../report/published.ts';
import type { ScanReport } from '../report/scan.ts';
import type { ModeResult } from './result.ts';

/** `resultFile`: full path of the file that holds the whole result. */
export function withOutputs(result: ModeResult, report: ScanReport, resultFile: string): ModeResult {
  const safe = published(report);
  const json = JSON.stringify(safe);
  const written: Readonly<Record<string, string>> = {
    issues: JSON.stringify(result.issues),
    'pull-requests': JSON.stringify(result.pullRequests),
    'operations-used': String(result.operations),
    ...(result.truncated ? { truncated: 'true' } : {}),
  };
  const outputs = outputsOf(safe, json, resultFile).map((one) => ({
    ...one,
    value: written[one.name] ?? one.value,
  }));
  const effects: readonly Effect[] = [
    ...result.effects,
    { kind: 'file', key: 'file/result', name: RESULT_FILE, content: json },
    ...outputs,
  ];
  return { ...result, effects };
}
