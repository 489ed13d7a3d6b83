// The outputs of a mode that scanned: the published report, the same as a page, and what was written.
import { cliCommands } from '../commands/index.ts';
import type { Effect } from '../model/effect.ts';
import { type ActionOutput, outputsOf, REPORT_FILE, RESULT_FILE } from '../report/check/outputs.ts';
import { duplicatesIn } from '../report/copies/duplicates.ts';
import { published } from '../report/scan/redact-output.ts';
import type { ScanReport } from '../report/scan/scan.ts';
import type { ScanGroup } from '../report/scan/scan-group.ts';
import { withStepNames } from '../report/step-names.ts';
import { logsOf, type ModeInputs, type ModeResult } from './mode-context.ts';
import { secretsIn } from './secret-notices.ts';

/** What was written, and whether something is left for the next time. */
function figuresOf({ issues, pullRequests, operations, truncated }: ModeResult) {
  return {
    issues: JSON.stringify(issues),
    'pull-requests': JSON.stringify(pullRequests),
    'operations-used': String(operations),
    truncated: String(truncated),
  } as const satisfies Readonly<Partial<Record<ActionOutput, string>>>;
}

/** The outputs of a mode that judged no workflow for its own sake: figures alone. */
export function withFigures(result: ModeResult): ModeResult {
  const outputs = Object.entries(figuresOf(result)).map(
    ([name, value]): Effect => ({ kind: 'output', key: `output/${name}`, name, value }),
  );
  return { ...result, effects: [...result.effects, ...outputs] };
}

/** The outputs among the effects, with the figures of what was written in their places. */
export function withFiguresIn(result: ModeResult): ModeResult {
  const { truncated, ...figures } = figuresOf(result);
  const written: Readonly<Record<string, string>> = result.truncated ? { ...figures, truncated } : figures;
  const effects = result.effects.map(
    (one): Effect => (one.kind === 'output' ? { ...one, value: written[one.name] ?? one.value } : one),
  );
  return { ...result, effects };
}

/** `resultFile`: full path of the file that holds the whole result. */
export function withOutputs(result: ModeResult, report: ScanReport, resultFile: string): ModeResult {
  const safe = published(report);
  const json = JSON.stringify(safe);
  const effects: readonly Effect[] = [
    ...result.effects,
    ...logsOf(secretsIn(report), 'secrets'),
    { kind: 'file', key: 'file/result', name: RESULT_FILE, content: json },
    ...outputsOf(safe, json, resultFile),
  ];
  return withFiguresIn({ ...result, effects });
}

/** What was scanned: the report, and what it was made from. */
interface Scanned {
  readonly report: ScanReport;
  readonly judged: readonly ScanGroup[];
}

const OUTPUT: ActionOutput = 'report-html';

/** With the scan as a page in a file of its own, where one is wanted; its code is loaded only then. */
export async function withPage(
  result: ModeResult,
  { report, judged }: Scanned,
  { htmlFile }: Pick<ModeInputs, 'htmlFile'>,
): Promise<ModeResult> {
  if (htmlFile === undefined) return result;
  const { htmlReport } = await import('../report/html/page.ts');
  const content = htmlReport(withStepNames(report, judged), {
    commands: new Set(cliCommands.map(({ name }) => name)),
    dir: null,
    judged,
    duplicates: duplicatesIn(judged),
  });
  const named = result.effects.map(
    (one): Effect => (one.kind === 'output' && one.name === OUTPUT ? { ...one, value: htmlFile } : one),
  );
  return { ...result, effects: [{ kind: 'file', key: 'file/page', name: REPORT_FILE, content }, ...named] };
}
