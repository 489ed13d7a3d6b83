export const id = 24;
export const ids = [24];
export const modules = {

/***/ 2024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanJson: () => (/* binding */ scanJson),
  scanJsonSchema: () => (/* binding */ scanJsonSchema),
  scanSchema: () => (/* binding */ scanSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
;// CONCATENATED MODULE: ./lib/model/decision.js
// What should happen next with a workflow, why, and what a person may choose instead.
/** Reason codes are published (design §5): new ones may come, none ever changes its meaning. */
const REASONS = [
    'state-unreadable',
    'state-conflicted',
    'version-unknown',
    'state-unsafe',
    'state-unavailable',
    'status-unknown',
    'completed',
    'terminated',
    'cancelled',
    'failed',
    'spec-changed',
    'spec-missing',
    'state-inconsistent',
    'state-ambiguous',
    'artifact-missing',
    'constitution-check-missing',
    'awaiting-answer',
    'awaiting-approval',
    'paused',
    'locked',
    'answers-to-apply',
    'step-completed',
    'artifacts-complete',
    'no-output',
    'step-failed',
    'unclear',
    'partial-work',
    'step-interrupted',
    'not-started',
];

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/report/published.js
var published = __webpack_require__(4908);
;// CONCATENATED MODULE: ./lib/report/schema.js
// The published shape of a scan as a schema that can be enforced: what is printed as JSON is held against it.




const list = (item, about) => schemas/* array */.YOg(item).readonly().describe(about);
const words = (about) => schemas/* string */.YjP().describe(about);
const count = (about) => schemas/* number */.aig().int().nonnegative().describe(about);
const orNull = (value, about) => value.nullable().describe(about);
const schema_closed = (vocabulary, about) => schemas/* enum */.k5n(vocabulary).describe(about);
const TIME = schemas/* string */.YjP().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
const COMMIT = schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const LINE = schemas/* number */.aig().int().positive();
const VERSION = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]);
const SEVERITY = ['error', 'warning', 'note'];
const CONSEQUENCE = ['block', 'ask', 'rerun', 'note'];
const ACTION = ['resume', 'rerun', 'advance', 'wait', 'ask', 'block', 'fresh', 'none'];
const STATUS = ['active', 'waiting', 'completed', 'failed', 'cancelled', 'unknown'];
const LIVENESS = ['live', 'fresh', 'stale', 'abandoned', 'ended', 'unknown'];
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
    'fresh',
    'manual',
];
const finding = schemas/* strictObject */.rej({
    rule: words('Id of the rule that is broken; each has a page under docs/rules/.'),
    severity: schema_closed(SEVERITY, 'How much it weighs.'),
    consequence: schema_closed(CONSEQUENCE, 'What it leads to; a note leads to nothing.'),
    step: orNull(schemas/* string */.YjP(), 'The step that it is about.'),
    message: words('What was found, what was expected, and what to do.'),
    path: words('The file, from the root of the repository.'),
    line: orNull(LINE, 'Line in the file, from 1; null: the file as a whole.'),
    evidence: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).describe('What the rule saw; its keys depend on the rule.'),
});
const decision = schemas/* strictObject */.rej({
    action: schema_closed(ACTION, 'What should happen next.'),
    step: orNull(schemas/* string */.YjP(), "The step that the action is about, in the format's own words."),
    reason: schema_closed(REASONS, 'Why. New codes may come; a code never changes its meaning.'),
    instruction: words('One or two sentences for whoever goes on.'),
    options: list(schemas/* enum */.k5n(OPTION), 'What a person may choose, the recommended one first.'),
});
const proposal = schemas/* strictObject */.rej({
    kind: schema_closed(['migrate', 'repair'], 'What a person may ask for. Nothing is changed before.'),
    summary: words('One line.'),
    files: list(schemas/* strictObject */.rej({ path: words('The file.'), change: schema_closed(CHANGE, 'What would happen to it.') }), 'Every file that would be touched.'),
});
const question = schemas/* strictObject */.rej({
    id: words('Id of the question within the workflow.'),
    question: words('The question as the file has it.'),
    options: list(schemas/* string */.YjP(), 'Answers that the file offers; empty where it offers none.'),
});
const step = schemas/* strictObject */.rej({
    id: words("The current step in the format's own words."),
    item: orNull(schemas/* string */.YjP(), 'The item within the step, where a format has items.'),
    iteration: orNull(schemas/* number */.aig(), 'How often it was gone through.'),
    of: orNull(schemas/* number */.aig(), 'The most iterations that are allowed.'),
});
const activity = schemas/* strictObject */.rej({
    at: orNull(TIME, 'When the workflow last moved, in UTC; null where it cannot be told.'),
    from: schema_closed(['state', 'commit', 'unknown'], 'Whether the state file or a commit says so.'),
});
const workflow = schemas/* strictObject */.rej({
    id: words('FORMAT:FEATURE, unique within a commit.'),
    format: words('Id of the format.'),
    feature: words("The workflow's name within its format."),
    title: orNull(schemas/* string */.YjP(), 'Its title for people, where the file gives one.'),
    path: words('The state file, from the root of the repository.'),
    owner: orNull(schemas/* string */.YjP(), 'The branch that the workflow belongs to; null where none can be named.'),
    branches: list(schemas/* string */.YjP(), 'All branches that hold the same state.'),
    commit: orNull(COMMIT, 'The commit that was looked at; null for a working tree.'),
    schema_version: orNull(VERSION, 'As the file writes it; null where it has none.'),
    newest_schema_version: orNull(VERSION, "The format's newest version; null where it has none."),
    status: schema_closed(STATUS, 'How far it got, in words that all formats share.'),
    status_text: orNull(schemas/* string */.YjP(), "The file's own word."),
    step: orNull(step, 'Where it stands; null where it ended or nothing can be said.'),
    last_activity: activity.describe('When it last moved.'),
    age_days: orNull(schemas/* number */.aig(), 'Days since it last moved, with one decimal.'),
    liveness: schema_closed(LIVENESS, 'What its age means.'),
    findings: list(finding, 'Everything that is wrong or worth knowing, the heaviest first.'),
    decision: decision.describe('What should happen next, and why.'),
    proposals: list(proposal, 'Changes that a person may ask for.'),
    pending: list(question, 'Questions that wait for an answer.'),
    notes: list(schemas/* string */.YjP(), 'Things worth knowing that break no rule.'),
});
const unreadable = schemas/* strictObject */.rej({
    path: words('The file, from the root of the repository.'),
    rule: words('Id of the rule that says why it could not be read.'),
    message: words('What was found, what was expected, and what to do.'),
    line: orNull(LINE, 'Line in the file, from 1; null: the file as a whole.'),
    branch: orNull(schemas/* string */.YjP(), 'The branch that holds it.'),
    commit: orNull(COMMIT, 'The commit that was looked at; null for a working tree.'),
});
const scanned = schemas/* strictObject */.rej({
    commits: count('Commits that were looked at; a working tree counts as one.'),
    state_files: count('State files that were found, by path and content.'),
    state_sets: count('Sets of files that decide a workflow, each judged once.'),
    blobs_read: count('Files whose content was read.'),
    git_processes: count('How often git was started.'),
});
const summary = schemas/* strictObject */.rej({
    workflows: count('Workflows that were found.'),
    interrupted: count('Those that have not ended.'),
    stale: count('Those that have not moved for longer than --stale-after.'),
    abandoned: count('Those that have not moved for longer than --abandoned-after.'),
    invalid: count('Those whose state itself is no good, and files that cannot be read.'),
    outdated: count('Those whose state file can be migrated.'),
});
/** `schema_version` 1, closed: our own output has nothing that is not named here. */
const scanSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1).describe('Version of this shape.'),
    now: TIME.describe('The clock that ages are measured by, in UTC.'),
    repository: words('Name of the repository for people.'),
    scanned: scanned.describe('What the scan cost.'),
    summary: summary.describe('Counts.'),
    workflows: list(workflow, 'Ordered by path, feature and owner.'),
    unreadable: list(unreadable, 'State files of which not even the format can be told, and templates.'),
})
    .describe('What rekindle found in a repository.');
const ID = 'https://raw.githubusercontent.com/rekindle/rekindle/main/schema/scan-v1.schema.json';
/**
 * The same shape as JSON Schema (draft 2020-12) for other programs. Objects are open there: a reader that was
 * built on this version must not stumble over a field that a later one adds.
 */
function scanJsonSchema() {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(scanSchema, {
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
    const text = JSON.stringify((0,published/* published */.H)(report), null, 2);
    const held = scanSchema.safeParse(JSON.parse(text));
    (0,errors/* assert */.vA)(held.success, `the report has its published shape: ${held.error?.issues[0]?.path.join('.')}`);
    return `${text}\n`;
}


/***/ })

};
