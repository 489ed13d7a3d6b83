// Prints in one line what vitest's JSON report counted; a file that cannot be loaded counts as a failed test.
import { readFileSync } from 'node:fs';

function counts(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const [file = ''] = process.argv.slice(2);
let line = '0 passed, 0 failed, 0 skipped';
try {
  const { passed, failed, skipped } = counts(JSON.parse(readFileSync(file, 'utf8')));
  line = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  console.error(`no test report: ${error.message}. The tests did not come to an end.`);
  process.exitCode = 1;
}
console.log(line);
