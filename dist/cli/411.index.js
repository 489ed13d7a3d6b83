export const id = 411;
export const ids = [411];
export const modules = {

/***/ 8792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifLog: () => (/* binding */ sarifLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8944);
/* harmony import */ var _scan_redact_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9484);
// A scan as SARIF 2.1.0 (the OASIS standard), so that code-scanning tools can show findings at their place.




const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const HOME = 'https://github.com/rekindle/rekindle';
/** Name of the repository's root in every location (SARIF §3.14.14). */
const ROOT = '%SRCROOT%';
/** Version of how fingerprints are made: a new way gets a new number beside the old one. */
const FINGERPRINT = 'rekindleFinding/v1';
/** The log as data, secrets taken out; the door prints it as JSON. */
function sarifLog(found, tool) {
    const report = (0,_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_3__/* .published */ .H)(found);
    const index = new Map(tool.rules.map((rule, at) => [rule.id, at]));
    const seen = new Map();
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
const FOLLOWS = {
    block: 'Where it is broken, nothing goes on',
    ask: 'Where it is broken, a person must decide',
    rerun: 'Where it is broken, the step is run again',
    note: 'Where it is broken, it is said and nothing else follows',
};
function descriptorOf({ id, summary, severity, consequence, reason }) {
    const code = reason === null ? '' : ` (${reason})`;
    return {
        id,
        name: id.replace(/(?:^|-)(\w)/g, (_match, letter) => letter.toUpperCase()),
        shortDescription: { text: `${summary}.` },
        fullDescription: { text: `${summary}. ${FOLLOWS[consequence]}${code}.` },
        helpUri: `${HOME}/blob/main/docs/rules/${id}.md`,
        defaultConfiguration: { level: severity },
        properties: { consequence, reason },
    };
}
function issuesOf(report) {
    const found = report.workflows.flatMap((one) => one.findings.map((finding) => ({
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
    })));
    const unread = report.unreadable.map(({ branch, commit, ...file }) => ({
        ...file,
        severity: file.rule === 'state-filled' ? 'note' : 'error',
        about: [],
        properties: { branch, commit },
        branch,
    }));
    return [...found, ...unread];
}
/** What within the file a finding is about, where its evidence says so by name. */
function subjectOf(evidence) {
    for (const key of ['path', 'field', 'written', 'spec', 'expected']) {
        const value = evidence[key];
        if (typeof value === 'string')
            return `${key}=${value}`;
    }
    return null;
}
function resultOf(issue, index, seen) {
    const ruleIndex = index.get(issue.rule);
    (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .assert */ .vA)(ruleIndex !== undefined, `the rule ${issue.rule} of a finding is in the list of rules`);
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
function fingerprintOf({ rule, path, about, branch }, seen) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([rule, path, ...about]))
        .digest('hex');
    // One file may have the same trouble twice, and so may two branches: within a branch a number counts them.
    const key = `${digest} ${branch ?? ''}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return `${digest.slice(0, 40)}:${nth}`;
}
/** Where the files come from, if that is one commit; of several, each result names its own. */
function provenanceOf({ workflows, unreadable }, repositoryUri) {
    const places = [...workflows.map(({ commit, owner }) => ({ commit, branch: owner })), ...unreadable];
    const commits = new Set(places.map(({ commit }) => commit));
    const [revisionId] = commits;
    if (repositoryUri === null || commits.size !== 1 || revisionId == null)
        return {};
    const branches = [...new Set(places.map(({ branch }) => branch))];
    const branch = branches.length === 1 && branches[0] != null ? { branch: branches[0] } : {};
    return {
        versionControlProvenance: [{ repositoryUri, revisionId, ...branch, mappedTo: { uriBaseId: ROOT } }],
    };
}
/** Plain text that stays plain: the standard reads `[…](…)` in a message as a link (SARIF §3.11.6). */
function inert(message) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .forTerminal */ .Qf)(message).replaceAll('](', '] (');
}
/** A path as a relative URI reference; a first segment with a colon would otherwise read as a scheme. */
function uriOf(path) {
    return path
        .replace(/\p{Surrogate}/gu, '\uFFFD')
        .split('/')
        .map((segment) => encodeURIComponent(segment))
        .join('/');
}


/***/ }),

/***/ 9484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// Removes secrets from every text that is printed or published as data.

function published(data) {
    if (typeof data === 'string')
        return (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(data);
    if (Array.isArray(data))
        return data.map((item) => published(item));
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, item]) => [(0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(key), published(item)]));
}


/***/ })

};
