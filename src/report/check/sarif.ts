// A scan as SARIF 2.1.0 (the OASIS standard), so that code-scanning tools can show findings at their place.
import { createHash } from 'node:crypto';
import { assert } from '../../model/errors.ts';
import type { Rule } from '../../model/rule.ts';
import { HOME, pageAt } from '../../model/version.ts';
import { forTerminal } from '../../text/escape.ts';
import { published } from '../scan/redact-output.ts';
import type { ScanReport } from '../scan/scan.ts';

/** What the door adds: the tool's own data, and where the repository is at home. */
export interface SarifTool {
  readonly version: string;
  readonly rules: readonly Pick<Rule, 'id' | 'summary' | 'severity' | 'consequence' | 'reason'>[];
  /** Absolute URI of the repository; `null` where it is not known. */
  readonly repositoryUri: string | null;
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Name of the repository's root in every location (SARIF §3.14.14). */
const ROOT = '%SRCROOT%';
/** Version of how fingerprints are made: a new way gets a new number beside the old one. */
const FINGERPRINT = 'rekindleFinding/v1';

/** One finding or one unreadable file, before it becomes a result. */
interface Issue {
  readonly rule: string;
  readonly severity: Rule['severity'];
  readonly message: string;
  readonly path: string;
  readonly line: number | null;
  /** What it is about besides its place: the same for the same trouble, wherever its line moves. */
  readonly about: readonly (string | null)[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly branch: string | null;
}

/** The log as data, secrets taken out; the door prints it as JSON. */
export function sarifLog(found: ScanReport, tool: SarifTool): Readonly<Record<string, unknown>> {
  const report = published(found);
  const index = new Map(tool.rules.map((rule, at) => [rule.id, at]));
  const seen = new Map<string, number>();
  const results = issuesOf(report).map((issue) => resultOf(issue, index, seen));
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Rekindle',
            informationUri: HOME,
            version: tool.version,
            semanticVersion: tool.version,
            rules: tool.rules.map(descriptorOf),
          },
        },
        automationDetails: { id: 'rekindle/scan/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        invocations: [{ executionSuccessful: true, startTimeUtc: report.now }],
        ...provenanceOf(report, tool.repositoryUri),
        results,
        properties: { repository: report.repository, summary: report.summary, scanned: report.scanned },
      },
    ],
  };
}

const FOLLOWS: Readonly<Record<Rule['consequence'], string>> = {
  block: 'Where it is broken, nothing goes on',
  ask: 'Where it is broken, a person must decide',
  rerun: 'Where it is broken, the step is run again',
  note: 'Where it is broken, it is said and nothing else follows',
};

function descriptorOf({ id, summary, severity, consequence, reason }: SarifTool['rules'][number]) {
  const code = reason === null ? '' : ` (${reason})`;
  return {
    id,
    name: id.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${summary}.` },
    fullDescription: { text: `${summary}. ${FOLLOWS[consequence]}${code}.` },
    helpUri: pageAt(`docs/rules/${id}.md`),
    defaultConfiguration: { level: severity },
    properties: { consequence, reason },
  };
}

function issuesOf(report: ScanReport): readonly Issue[] {
  const found = report.workflows.flatMap((one) =>
    one.findings.map((finding) => ({
      ...finding,
      about: [one.id, finding.step, subjectOf(finding.evidence)],
      properties: {
        workflow: one.id,
        branch: one.owner,
        commit: one.commit,
        step: finding.step,
        consequence: finding.consequence,
        decision: one.decision.action,
        reason: one.decision.reason,
      },
      branch: one.owner,
    })),
  );
  const unread = report.unreadable.map(({ branch, commit, ...file }) => ({
    ...file,
    severity: file.rule === 'state-filled' ? ('note' as const) : ('error' as const),
    about: [],
    properties: { branch, commit },
    branch,
  }));
  return [...found, ...unread];
}

/** What within the file a finding is about, where its evidence says so by name. */
function subjectOf(evidence: Readonly<Record<string, unknown>>): string | null {
  for (const key of ['path', 'field', 'written', 'spec', 'expected']) {
    const value = evidence[key];
    if (typeof value === 'string') return `${key}=${value}`;
  }
  return null;
}

function resultOf(issue: Issue, index: ReadonlyMap<string, number>, seen: Map<string, number>) {
  const ruleIndex = index.get(issue.rule);
  assert(ruleIndex !== undefined, `the rule ${issue.rule} of a finding is in the list of rules`);
  return {
    ruleId: issue.rule,
    ruleIndex,
    level: issue.severity,
    message: { text: inert(issue.message) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(issue.path), uriBaseId: ROOT },
          ...(issue.line === null ? {} : { region: { startLine: issue.line } }),
        },
      },
    ],
    partialFingerprints: { [FINGERPRINT]: fingerprintOf(issue, seen) },
    properties: issue.properties,
  };
}

/** The same for the same trouble in the same file: neither line, message, commit nor branch goes into it. */
function fingerprintOf({ rule, path, about, branch }: Issue, seen: Map<string, number>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([rule, path, ...about]))
    .digest('hex');
  // One file may have the same trouble twice, and so may two branches: within a branch a number counts them.
  const key = `${digest} ${branch ?? ''}`;
  const nth = (seen.get(key) ?? 0) + 1;
  seen.set(key, nth);
  return `${digest.slice(0, 40)}:${nth}`;
}

/** Where the files come from, if that is one commit; of several, each result names its own. */
function provenanceOf({ workflows, unreadable }: ScanReport, repositoryUri: string | null) {
  const places = [...workflows.map(({ commit, owner }) => ({ commit, branch: owner })), ...unreadable];
  const commits = new Set(places.map(({ commit }) => commit));
  const [revisionId] = commits;
  if (repositoryUri === null || commits.size !== 1 || revisionId == null) return {};
  const branches = [...new Set(places.map(({ branch }) => branch))];
  const branch = branches.length === 1 && branches[0] != null ? { branch: branches[0] } : {};
  return {
    versionControlProvenance: [{ repositoryUri, revisionId, ...branch, mappedTo: { uriBaseId: ROOT } }],
  };
}

/** Plain text that stays plain: the standard reads `[…](…)` in a message as a link (SARIF §3.11.6). */
function inert(message: string): string {
  return forTerminal(message).replaceAll('](', '] (');
}

/** A path as a relative URI reference; a first segment with a colon would otherwise read as a scheme. */
function uriOf(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}
