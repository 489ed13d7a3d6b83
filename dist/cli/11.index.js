export const id = 11;
export const ids = [11];
export const modules = {

/***/ 4398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ OBJECT_ID)
/* harmony export */ });
// Ids of git's objects: 40 hex digits of SHA-1, or 64 of SHA-256.
/** A whole object id and nothing else. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


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


/***/ }),

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scanJson: () => (/* binding */ scanJson),
/* harmony export */   scanJsonSchema: () => (/* binding */ scanJsonSchema),
/* harmony export */   scanSchema: () => (/* binding */ scanSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2311);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8439);
/* harmony import */ var _model_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(283);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _model_object_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4398);
/* harmony import */ var _redact_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9484);
// JSON Schema of a published scan; the printed JSON is validated against it.





const list = (item, about) => zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item).readonly().describe(about);
const words = (about) => zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe(about);
const count = (about) => zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative().describe(about);
const orNull = (value, about) => value.nullable().describe(about);
const closed = (vocabulary, about) => zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(vocabulary).describe(about);
const TIME = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
const COMMIT = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(_model_object_id_js__WEBPACK_IMPORTED_MODULE_3__/* .OBJECT_ID */ .S);
const LINE = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive();
const VERSION = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]);
const SEVERITY = ['error', 'warning', 'note'];
const CONSEQUENCE = ['block', 'ask', 'rerun', 'note'];
const ACTION = ['resume', 'rerun', 'advance', 'wait', 'ask', 'block', 'start-fresh', 'none'];
const STATUS = ['active', 'waiting', 'completed', 'failed', 'cancelled', 'unknown'];
const LIVENESS = ['live', 'recent', 'stale', 'abandoned', 'ended', 'unknown'];
const CHANGE = ['modify', 'create', 'delete', 'rename'];
const OPTION = [
    'resume',
    'answer',
    'approve',
    'retry',
    'skip',
    'accept-spec',
    'migrate',
    'repair',
    'start-fresh',
    'manual',
];
const finding = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    rule: words('Id of the rule that is broken; each has a page under docs/rules/.'),
    severity: closed(SEVERITY, 'How much it weighs.'),
    consequence: closed(CONSEQUENCE, 'What it leads to; a note leads to nothing.'),
    step: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The step that it is about.'),
    message: words('What was found, what was expected, and what to do.'),
    path: words('The file, from the root of the repository.'),
    line: orNull(LINE, 'Line in the file, from 1; null: the file as a whole.'),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).describe('What the rule saw; its keys depend on the rule.'),
});
const decision = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    action: closed(ACTION, 'What should happen next.'),
    step: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), "The step that the action is about, in the format's own words."),
    reason: closed(_model_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .REASONS */ .ez, 'Why. New codes may come; a code never changes its meaning.'),
    instruction: words('One or two sentences for anyone who goes on.'),
    options: list(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(OPTION), 'What a person may choose, the recommended one first.'),
});
const proposal = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    kind: closed(['migrate', 'repair'], 'What a person may ask for. Nothing is changed before.'),
    summary: words('One line.'),
    files: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: words('The file.'), change: closed(CHANGE, 'What would happen to it.') }), 'Every file that would be touched.'),
});
const question = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: words('Id of the question within the workflow.'),
    question: words('The question as the file has it.'),
    options: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Answers that the file offers; empty where it offers none.'),
});
const step = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: words("The current step in the format's own words."),
    item: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The item within the step, where a format has items.'),
    iteration: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'How often it was gone through.'),
    of: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'The most iterations that are allowed.'),
});
const activity = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    at: orNull(TIME, 'When the workflow last moved, in UTC; null where it cannot be told.'),
    from: closed(['state', 'commit', 'unknown'], 'Whether the state file or a commit says so.'),
});
const workflow = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: words('FORMAT:FEATURE, unique within a commit.'),
    format: words('Id of the format.'),
    feature: words("The workflow's name within its format."),
    title: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Its title for people, where the file gives one.'),
    path: words('The state file, from the root of the repository.'),
    owner: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The branch that the workflow belongs to; null where none can be named.'),
    branches: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'All branches that hold the same state.'),
    commit: orNull(COMMIT, 'The commit that was looked at; null for a working tree.'),
    schema_version: orNull(VERSION, 'As the file writes it; null where it has none.'),
    newest_schema_version: orNull(VERSION, "The format's newest version; null where it has none."),
    status: closed(STATUS, 'How far it got, in words that all formats share.'),
    status_text: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), "The file's own word."),
    step: orNull(step, 'Where it stands; null where it ended or nothing can be said.'),
    last_activity: activity.describe('When it last moved.'),
    age_days: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), 'Days since it last moved, with one decimal.'),
    liveness: closed(LIVENESS, 'What its age means.'),
    findings: list(finding, 'Everything that is wrong or worth knowing, the heaviest first.'),
    decision: decision.describe('What should happen next, and why.'),
    proposals: list(proposal, 'Changes that a person may ask for.'),
    pending: list(question, 'Questions that wait for an answer.'),
    notes: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Things worth knowing that break no rule.'),
});
const unreadable = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: words('The file, from the root of the repository.'),
    rule: words('Id of the rule that says why it could not be read.'),
    message: words('What was found, what was expected, and what to do.'),
    line: orNull(LINE, 'Line in the file, from 1; null: the file as a whole.'),
    branch: orNull(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The branch that holds it.'),
    commit: orNull(COMMIT, 'The commit that was looked at; null for a working tree.'),
});
const scanned = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    commits: count('Commits that were looked at; a working tree counts as one.'),
    state_files: count('State files that were found, by path and content.'),
    state_sets: count('Sets of files that decide a workflow, each judged once.'),
    blobs_read: count('Files whose content was read.'),
    git_processes: count('How often git was started.'),
});
const summary = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    workflows: count('Workflows that were found.'),
    interrupted: count('Those that have not ended.'),
    stale: count('Those that have not moved for longer than --stale-after.'),
    abandoned: count('Those that have not moved for longer than --abandoned-after.'),
    invalid: count('Those whose state itself is no good, and files that cannot be read.'),
    outdated: count('Those whose state file can be migrated.'),
});
const tool = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: words('Its name for programs.'),
    name: words('Its name for people.'),
    path: words('By what it was told, from the root of the repository; a folder ends in a slash.'),
    branches: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'The branches that hold it; empty where none can be named.'),
});
const elsewhere = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    interrupted: count('Workflows there that have not ended.'),
    branches: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ branch: words('The owner.'), interrupted: count('Workflows that it owns.') }), 'Where they are, in the order of the names.'),
});
/** `schema_version` 1, closed: our own output has nothing that is not named here. */
const scanSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1).describe('Version of this shape.'),
    now: TIME.describe('The clock that ages are measured by, in UTC.'),
    repository: words('Name of the repository for people.'),
    scanned: scanned.describe('What the scan cost.'),
    summary: summary.describe('Counts.'),
    workflows: list(workflow, 'Ordered by path, feature and owner.'),
    unreadable: list(unreadable, 'State files of which not even the format can be told, folders that cannot be read, and templates.'),
    tools: list(tool, 'Tools that were seen and are not read; absent: none was.').optional(),
    unfinished: list(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), 'Changes of Rekindle that were cut short; a command that writes brings them to an end. Absent: none.').optional(),
    elsewhere: elsewhere
        .describe('What other branches hold, where nothing was found at the place that was asked for.')
        .optional(),
})
    .describe('What rekindle found in a repository.');
const ID = 'https://raw.githubusercontent.com/rekindle/rekindle/main/schema/scan-v1.schema.json';
/**
 * The same shape as JSON Schema (draft 2020-12) for other programs. Objects are open there: a reader that was
 * built on this version must not stumble over a field that a later one adds.
 */
function scanJsonSchema() {
    const { $schema, ...rest } = zod__WEBPACK_IMPORTED_MODULE_5__/* .toJSONSchema */ .bl(scanSchema, {
        io: 'output',
        override: ({ jsonSchema }) => {
            if (jsonSchema.additionalProperties === false)
                delete jsonSchema.additionalProperties;
            if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
                delete jsonSchema.maximum;
        },
    });
    return { $schema, $id: ID, title: 'rekindle scan, schema_version 1', ...rest };
}
/**
 * The report as JSON, held against the schema as it will be read.
 * @throws OurBug where the two differ
 */
function scanJson(report) {
    const text = JSON.stringify((0,_redact_output_js__WEBPACK_IMPORTED_MODULE_1__/* .published */ .H)(report), null, 2);
    const held = scanSchema.safeParse(JSON.parse(text));
    (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(held.success, `the report has its published shape: ${held.error?.issues[0]?.path.join('.')}`);
    return `${text}\n`;
}


/***/ })

};
