// The scan as JSON: the published report with secrets taken out. Tests hold it against its schema.
import { published } from './redact-output.ts';
import type { ScanReport } from './scan.ts';

/** The report as it is printed, with a line break at its end. */
export const scanJson = (report: ScanReport): string => `${JSON.stringify(published(report), null, 2)}\n`;
