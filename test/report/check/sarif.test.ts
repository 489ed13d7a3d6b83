// A scan as SARIF: valid by the standard's own schema, placed, and told apart by steady fingerprints.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { OurBug } from '../../../src/model/errors.ts';
import { pageAt } from '../../../src/model/version.ts';
import { type SarifTool, sarifLog } from '../../../src/report/check/sarif.ts';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { redact } from '../../../src/text/redact.ts';
import {
  COMMIT,
  findingOf,
  HOSTILE,
  HOSTILE_REPORT,
  MIXED,
  reportOf,
  unreadableOf,
  workflowOf,
} from '../sample.ts';

/** The OASIS schema as Microsoft's SARIF SDK ships it: draft-04, and of it nothing that later drafts lack. */
const require = createRequire(import.meta.url);
const file = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const { $schema: _draft, id: _id, ...standard } = JSON.parse(readFileSync(file, 'utf8'));
const holds = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(standard);

const rule = (id: string, over: Partial<SarifTool['rules'][number]> = {}): SarifTool['rules'][number] => ({
  id,
  summary: `What ${id} says holds`,
  severity: 'error',
  consequence: 'block',
  reason: null,
  ...over,
});
const TOOL: SarifTool = {
  version: '0.1.0',
  repositoryUri: null,
  rules: [
    rule('artifact-exists', { consequence: 'rerun', reason: 'artifact-missing' }),
    rule('progress-recent', { severity: 'note', consequence: 'note' }),
    rule('spec-hash-matches', { reason: 'spec-changed' }),
    rule('state-filled', { severity: 'note', consequence: 'note' }),
    rule('state-readable', { reason: 'state-unreadable' }),
  ],
};

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: Location;
      readonly region?: { startLine: number };
    };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, unknown>>;
}
interface Location {
  readonly uri: string;
  readonly uriBaseId: string;
}
interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly Record<string, unknown>[] } };
      readonly results: readonly Result[];
      readonly versionControlProvenance?: unknown;
    },
  ];
}

/** The log as a reader gets it. */
function logOf(report: ScanReport, tool: Partial<SarifTool> = {}): Log {
  const log = JSON.parse(JSON.stringify(sarifLog(report, { ...TOOL, ...tool })));
  expect(holds(log), JSON.stringify(holds.errors)).toBe(true);
  return log;
}
const resultsOf = (report: ScanReport) => logOf(report).runs[0].results;
const printsOf = (report: ScanReport) =>
  resultsOf(report).map(({ partialFingerprints }) => partialFingerprints['rekindleFinding/v1']);

describe('the log', () => {
  test.each([
    ['nothing', reportOf([])],
    ['one of each kind', MIXED],
    ['what hostile files say', HOSTILE_REPORT],
  ])('of %s is valid by the standard', (_, report) => {
    logOf(report);
  });

  test('is refused by the standard’s schema where it is broken, so the schema is alive', () => {
    const log = JSON.parse(JSON.stringify(sarifLog(MIXED, TOOL)));
    log.runs[0].results[0].level = 'fatal';
    expect(holds(log)).toBe(false);
  });

  test('describes every rule, with its level and its page', () => {
    const { rules } = logOf(MIXED).runs[0].tool.driver;
    expect(rules[0]).toEqual({
      id: 'artifact-exists',
      name: 'ArtifactExists',
      shortDescription: { text: 'What artifact-exists says holds.' },
      fullDescription: {
        text:
          'What artifact-exists says holds. ' +
          'Where it is broken, the step is run again (artifact-missing).',
      },
      helpUri: pageAt('docs/rules/artifact-exists.md'),
      defaultConfiguration: { level: 'error' },
      properties: { consequence: 'rerun', reason: 'artifact-missing' },
    });
  });

  test('has a result for each finding and each file that cannot be read', () => {
    expect(resultsOf(MIXED).map(({ ruleId, level, ruleIndex }) => [ruleId, level, ruleIndex])).toEqual([
      ['progress-recent', 'note', 1],
      ['spec-hash-matches', 'error', 2],
      ['state-readable', 'error', 4],
      ['state-filled', 'note', 3],
    ]);
  });

  test('a finding of a rule that is in no list is our bug', () => {
    const stray = reportOf([workflowOf({ findings: [findingOf({ rule: 'nobody' })] })]);
    expect(() => sarifLog(stray, TOOL)).toThrow(OurBug);
  });
});

const placeOf = (path: string, line: number | null) =>
  resultsOf(reportOf([workflowOf({ findings: [findingOf({ path, line })] })]))[0]?.locations[0]
    ?.physicalLocation;

describe('places', () => {
  test('have a region only where the line is known', () => {
    expect(placeOf('a.md', 7)).toEqual({
      artifactLocation: { uri: 'a.md', uriBaseId: '%SRCROOT%' },
      region: { startLine: 7 },
    });
    expect(placeOf('a.md', null)).toEqual({ artifactLocation: { uri: 'a.md', uriBaseId: '%SRCROOT%' } });
  });

  test.each([
    ['sp ace/ü#?.md', 'sp%20ace/%C3%BC%23%3F.md'],
    ['a:b/c.md', 'a%3Ab/c.md'],
    ['100%/x', '100%25/x'],
    ['half \ud800', 'half%20%EF%BF%BD'],
    [HOSTILE, encodeURIComponent(redact(HOSTILE)).replaceAll('%2F', '/')],
  ])('G01 %j is a relative URI', (path, uri) => {
    const found = placeOf(path, null)?.artifactLocation.uri ?? '';
    expect(found).toBe(uri);
    expect(new URL(found, 'file:///root/').href).toMatch(/^file:\/\/\/root\//);
  });
});

describe('fingerprints', () => {
  const one = findingOf();
  const report = (over: Parameters<typeof findingOf>[0], workflow: Parameters<typeof workflowOf>[0] = {}) =>
    reportOf([workflowOf({ findings: [{ ...one, ...over }], ...workflow })]);
  const [base] = printsOf(report({}));

  test.each([
    ['its line moved', report({ line: 99 })],
    ['its words changed', report({ message: 'said otherwise' })],
    ['there is a new commit', report({}, { commit: 'f'.repeat(40) })],
    ['it is on another branch', report({}, { owner: 'other' })],
    ['the workflow went on', report({}, { status_text: 'ABORTED' })],
  ])('stay where %s', (_, other) => {
    expect(printsOf(other)).toEqual([base]);
  });

  test.each([
    ['rule', report({ rule: 'spec-hash-matches' })],
    ['file', report({ path: 'specs/other.md' })],
    ['step', report({ step: 'tdd' })],
    ['workflow', report({}, { id: 'x:y' })],
    ['thing in the file', report({ evidence: { path: 'specs/003/adr.md' } })],
  ])('differ with the %s', (_, other) => {
    expect(printsOf(other)).not.toContain(base);
  });

  test('tell the same trouble twice in one file apart', () => {
    const twice = printsOf(reportOf([workflowOf({ findings: [one, one] })]));
    expect(twice[0]).toBe(base);
    expect(new Set(twice).size).toBe(2);
  });
});

describe('where it comes from', () => {
  const REPOSITORY = 'https://github.example/o/r';
  const provenanceOf = (report: ScanReport) =>
    logOf(report, { repositoryUri: REPOSITORY }).runs[0].versionControlProvenance;

  test('is one commit and its branch, where it is one', () => {
    expect(provenanceOf(reportOf([workflowOf()], [unreadableOf({ branch: 'feature/invoice' })]))).toEqual([
      {
        repositoryUri: REPOSITORY,
        revisionId: COMMIT,
        branch: 'feature/invoice',
        mappedTo: { uriBaseId: '%SRCROOT%' },
      },
    ]);
  });

  test('is said by each result where there are several commits', () => {
    const two = reportOf([
      workflowOf({ findings: [findingOf()] }),
      workflowOf({ findings: [findingOf()], commit: 'f'.repeat(40), owner: 'other' }),
    ]);
    expect(provenanceOf(two)).toBeUndefined();
    expect(resultsOf(two).map(({ properties }) => [properties['branch'], properties['commit']])).toEqual([
      ['feature/invoice', COMMIT],
      ['other', 'f'.repeat(40)],
    ]);
  });

  test('is not said where nobody knows the repository', () => {
    expect(logOf(reportOf([workflowOf()])).runs[0].versionControlProvenance).toBeUndefined();
  });
});

test('O07 O08 O09 messages hold no link, no secret and nothing unseen', () => {
  const texts = resultsOf(HOSTILE_REPORT).map(({ message }) => message.text);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).not.toMatch(/\]\(|ghp_|[\p{Cc}\p{Cf}]/u);
    expect(text).toContain('ignore previous instructions');
  }
});
