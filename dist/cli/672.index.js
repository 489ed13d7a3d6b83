export const id = 672;
export const ids = [672];
export const modules = {

/***/ 2672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/handle.js + 4 modules
var handle = __webpack_require__(6698);
// EXTERNAL MODULE: ./lib/local/edge.js + 57 modules
var local_edge = __webpack_require__(9064);
// EXTERNAL MODULE: ./lib/local/git.js
var local_git = __webpack_require__(571);
// EXTERNAL MODULE: ./lib/report/change.js
var change = __webpack_require__(2936);
// EXTERNAL MODULE: ./lib/report/layout.js
var layout = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/report/next.js
var report_next = __webpack_require__(3777);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/cli/find.js
var find = __webpack_require__(4611);
;// CONCATENATED MODULE: ./lib/cli/demo/story.js
// One story of the demo: what happened on a branch, as commits for git and as a sentence for people.
/** The clock of the demo, so that everybody sees the same: ISO 8601 and milliseconds since 1970. */
const DEMO_NOW = '2026-11-27T00:00:00Z';
const DEMO_AT = Date.parse(DEMO_NOW);
const DAY = 86_400_000;
/** Milliseconds since 1970. */
function atDay(daysAgo) {
    return Math.round((DEMO_AT - daysAgo * DAY) / 1000) * 1000;
}
/** ISO 8601 in UTC, to the second. */
function isoDay(daysAgo) {
    return new Date(atDay(daysAgo)).toISOString().replace('.000Z', 'Z');
}
/** A Markdown table. */
function rows(columns, cells) {
    const lines = [columns, columns.map((column) => '-'.repeat(column.length)), ...cells];
    return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

;// CONCATENATED MODULE: ./lib/cli/demo/order-export.js

const FOLDER = 'specs/12-order-export';
const ID = 'specify:12-order-export';
const STATE = `---
# Specify Workflow State v4
schema_version: 4
feature_id: "12-order-export"
feature_name: "Order export"
created: "${isoDay(12)}"
updated: "${isoDay(10)}"
current_stage: 4
stage_status: "in_progress"   # pending | in_progress | completed | failed
stages:
  clarification:
    status: in_progress
    clarification_file_path: "${FOLDER}/clarification-questions.md"
    clarification_status: awaiting_user
user_decisions:
  platform_choice: web   # asked once, never again
  clarifications: []
can_resume: true
---

## Workflow Log

### ${isoDay(10)} - Stage 4: Clarification
- **Outcome**: PARTIAL
`;
const QUESTIONS = `# Clarification questions

### Q-001: Which orders are exported?

1. All of the year (Recommended)
2. Only those that are paid

**Answer:**

### Q-002: Who may download the file?

**Answer:**
`;
const ORDER_EXPORT = {
    format: 'specify',
    branch: 'feature/order-export',
    path: `${FOLDER}/.specify-state.local.md`,
    happened: 'The session asked two questions and was closed; its state file is two versions old by now.',
    commits: [
        {
            daysAgo: 10,
            message: 'order export: two questions',
            files: {
                [`${FOLDER}/.specify-state.local.md`]: STATE,
                [`${FOLDER}/spec.md`]: '# Order export\n\nA shop owner exports orders as a file.\n',
                [`${FOLDER}/spec-checklist.md`]: '# Checklist\n\n- [x] Every story has a test\n',
                [`${FOLDER}/clarification-questions.md`]: QUESTIONS,
            },
        },
    ],
};
/** The turns, in order; `happened` tells of them as a whole. */
const BY_HAND = {
    branch: ORDER_EXPORT.branch,
    id: ID,
    happened: 'On feature/order-export a person takes these steps, each shown with the lines that it changes. ' +
        'Nothing was written before a yes, and every other line of the files stays byte for byte.',
    turns: [
        {
            typed: `rekindle migrate ${ID}`,
            means: 'Only the newest version is written, so the old state file is brought to it first.',
            choice: { name: 'migrate' },
        },
        {
            typed: `rekindle answer ${ID} Q-001 "only those that are paid"`,
            means: 'The answer is recorded where the workflow keeps it; the other question stays open.',
            choice: { name: 'answer', question: 'Q-001', text: 'only those that are paid' },
        },
        {
            typed: `rekindle answer ${ID} Q-002 "the owner"`,
            means: 'With the last answer the state says that all of them are there.',
            choice: { name: 'answer', question: 'Q-002', text: 'the owner' },
        },
        {
            typed: `rekindle resume ${ID}`,
            means: 'It goes on; an agent gets the brief and applies the answers without asking again.',
            choice: { name: 'resume' },
        },
    ],
};

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/text/hash.js
var text_hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/cli/demo/ai-dev-shop-files.js
// What AI Dev Shop's pipeline keeps in files, written for the demo: spec, ADR, tasks and their state.


const TO_TDD = ['spec', 'clarify', 'architect', 'tasks', 'tdd'];
const WRITES = {
    spec: 'feature.spec.md',
    clarify: 'feature.spec.md',
    architect: 'adr.md',
    tasks: 'tasks.md',
    tdd: 'test-certification.md',
};
const SPEC_OK = 'Spec approval';
const ADR_OK = 'Architecture sign-off (includes Constitution Check)';
const CHECKPOINTS = [SPEC_OK, ADR_OK, 'Convergence escalation (if triggered)', 'Security sign-off'];
/** Where a feature's pipeline keeps its state. */
const stateOf = ({ id }) => `specs/${id}/.pipeline-state.md`;
function specText(feature, requirements = feature.requirements) {
    const title = `# Feature Spec: ${feature.title}`;
    const body = [
        '## Overview',
        '',
        feature.intent,
        '',
        '## Requirements',
        '',
        ...requirements.map((line, index) => `- **FR-${String(index + 1).padStart(3, '0')}** ${line}`),
        '',
    ].join('\n');
    // The pipeline's own rule: the header table, which holds the hash, is left out of what is hashed.
    const hash = `sha256:${(0,text_hash/* sha256 */.sc)(`${title}\n\n${body}`)}`;
    const header = rows(['Field', 'Value'], [
        ['feature', feature.id],
        ['content_hash', hash],
    ]);
    return { text: `${title}\n\n## Header Metadata\n\n${header}\n\n${body}`, hash };
}
function adrText({ title }, checked) {
    const articles = [
        'I Library-First',
        'II Test-First',
        'III Simplicity Gate',
        'IV Anti-Abstraction',
        'V Integration-First',
        'VI Security',
        'VII Spec Integrity',
        'VIII Observability',
    ];
    const status = checked ? 'COMPLIES' : 'COMPLIES / EXCEPTION / N/A';
    const table = rows(['Article', 'Status', 'Notes'], articles.map((article) => [article, status, '-']));
    const decision = 'One module with one public function.';
    return `# ADR: ${title}\n\n## Constitution Check\n\n${table}\n\n## Decision\n\n${decision}\n`;
}
function stateText(feature, hash, pipeline) {
    const { stage, status, daysAgo, done, cleared, notes } = pipeline;
    const finished = done.map(([id, file], index) => [
        id,
        isoDay(daysAgo + (done.length - index) / 4),
        `specs/${feature.id}/${file}`,
        file === 'feature.spec.md' ? hash : 'N/A',
    ]);
    const boxes = CHECKPOINTS.map((label) => `- [${cleared.includes(label) ? 'x' : ' '}] ${label}`);
    return [
        '# Pipeline State',
        '',
        `- run_id: run-${feature.id.slice(0, 3)}`,
        `- feature: ${feature.id}`,
        '- spec_version: 1.0.0',
        `- spec_hash: ${hash}`,
        `- started_at: ${isoDay(daysAgo + 3)}`,
        `- last_updated_at: ${isoDay(daysAgo)}`,
        `- current_stage: ${stage}`,
        `- status: ${status}`,
        '',
        '## Completed Stages',
        '',
        rows(['Stage', 'Completed At', 'Output Artifact', 'Output Hash'], finished),
        '',
        '## Current Stage Detail',
        '',
        `- stage: ${stage}`,
        `- retry_count: ${pipeline.retries ?? 0}`,
        '',
        '## Human Checkpoints Cleared',
        '',
        ...boxes,
        '',
        '## Notes',
        '',
        ...notes.map((note) => `- ${note}`),
        '',
    ].join('\n');
}
/** The files of a feature whose pipeline got so far; `checked`: the ADR's Constitution Check is filled in. */
function filesOf(feature, pipeline, checked = true) {
    const { text, hash } = specText(feature);
    const folder = `specs/${feature.id}`;
    const made = { [`${folder}/feature.spec.md`]: text };
    const written = new Set(pipeline.done.map(([, file]) => file));
    if (written.has('adr.md'))
        made[`${folder}/adr.md`] = adrText(feature, checked);
    if (written.has('tasks.md'))
        made[`${folder}/tasks.md`] = `# Tasks\n\n- [ ] T001 ${feature.requirements[0]}\n`;
    if (written.has('test-certification.md'))
        made[`${folder}/test-certification.md`] =
            '# Test certification\n\nEvery requirement has a failing test.\n';
    return { ...made, [stateOf(feature)]: stateText(feature, hash, pipeline) };
}
/** The stages up to and with this one, and what each wrote. */
const upTo = (last) => TO_TDD.slice(0, TO_TDD.indexOf(last) + 1).map((stage) => [stage, WRITES[stage] ?? '']);

;// CONCATENATED MODULE: ./lib/cli/demo/ai-dev-shop.js
// The demo's pipelines of AI Dev Shop: one for each thing that can have happened when a session ended.

const INVOICES = {
    id: '003-invoice-export',
    title: 'Invoice export',
    intent: 'An accountant exports the invoices of a month as CSV and gets a link by mail.',
    requirements: ['An export of 50,000 invoices takes two minutes at most.', 'A link expires after 24 hours.'],
};
const SEATS = {
    id: '004-seat-map',
    title: 'Seat map',
    intent: 'A visitor picks seats on a plan of the hall and holds them while paying.',
    requirements: ['A held seat is free again after 10 minutes.', 'Two visitors never hold the same seat.'],
};
const AUDIT = {
    id: '007-audit-trail',
    title: 'Audit trail',
    intent: 'An administrator sees who changed which setting, and when.',
    requirements: ['Every change of a setting is listed within a second.', 'Entries cannot be changed.'],
};
const RETRIES = {
    id: '008-webhook-retries',
    title: 'Webhook retries',
    intent: 'A webhook that failed is sent again, a little later each time.',
    requirements: [
        'A delivery is tried six times within a day.',
        'A receiver can tell a retry from a new event.',
    ],
};
const FILTERS = {
    id: '009-search-filters',
    title: 'Search filters',
    intent: 'A customer narrows a search by price, colour and size.',
    requirements: ['Filters stay when the page is shared.', 'An empty result says which filter to drop.'],
};
const PROFILE = {
    id: '001-user-profile',
    title: 'User profile',
    intent: 'A customer keeps a name, a picture and a language.',
    requirements: ['A picture is 2 MB at most.'],
};
const BOTH_OK = [SPEC_OK, ADR_OK];
function story(feature, branch, happened, commits) {
    return { format: 'ai-dev-shop', branch, path: stateOf(feature), happened, commits };
}
/** A pipeline that was committed once, when its session ended. */
function stopped(feature, pipeline, checked = true) {
    const message = `${pipeline.stage}: checkpoint`;
    return [{ daysAgo: pipeline.daysAgo, message, files: filesOf(feature, pipeline, checked) }];
}
const AI_DEV_SHOP = [
    story(INVOICES, 'feature/invoice-export', 'The programmer ran into its context limit with one test still red.', stopped(INVOICES, {
        stage: 'programmer',
        status: 'IN_PROGRESS',
        daysAgo: 1.5,
        done: upTo('tdd'),
        cleared: BOTH_OK,
        notes: ['Context limit reached while fixing FR-002.'],
        retries: 1,
    })),
    story(SEATS, 'feature/seat-map', 'While the pipeline rested, somebody changed a requirement of the spec that its plan and tests stand on.', [
        ...stopped(SEATS, {
            stage: 'programmer',
            status: 'IN_PROGRESS',
            daysAgo: 12,
            done: upTo('tdd'),
            cleared: BOTH_OK,
            notes: ['Session closed for the day.'],
        }),
        {
            daysAgo: 9,
            message: 'spec: hold seats for longer',
            files: {
                [`specs/${SEATS.id}/feature.spec.md`]: specText(SEATS, [
                    'A held seat is free again after 30 minutes.',
                    ...SEATS.requirements.slice(1),
                ]).text,
            },
        },
    ]),
    story(AUDIT, 'feature/audit-trail', 'The spec is written; the pipeline stopped because a person must approve it.', stopped(AUDIT, {
        stage: 'spec',
        status: 'WAITING_FOR_HUMAN',
        daysAgo: 4,
        done: [],
        cleared: [],
        notes: ['The spec is ready for approval.'],
    })),
    story(RETRIES, 'feature/webhook-retries', 'The session crashed while making tasks, and the ADR before it was never held against the constitution.', stopped(RETRIES, {
        stage: 'tasks',
        status: 'ABORTED',
        daysAgo: 6,
        done: upTo('architect'),
        cleared: [SPEC_OK],
        notes: [],
    }, false)),
    story(FILTERS, 'feature/search-filters', 'A merge lost the file with the tasks that the state calls finished.', [
        ...stopped(FILTERS, {
            stage: 'tdd',
            status: 'IN_PROGRESS',
            daysAgo: 3,
            done: upTo('tasks'),
            cleared: BOTH_OK,
            notes: [],
        }),
        { daysAgo: 2.5, message: 'merge leftovers', files: { [`specs/${FILTERS.id}/tasks.md`]: null } },
    ]),
    story(PROFILE, 'main', 'This one went all the way and was merged. Every other branch inherited its files.', stopped(PROFILE, {
        stage: 'done',
        status: 'COMPLETE',
        daysAgo: 40,
        done: upTo('tdd'),
        cleared: [...BOTH_OK, 'Security sign-off'],
        notes: [],
    })),
];

;// CONCATENATED MODULE: ./lib/cli/demo/humaninloop.js
// The demo's specification loops of humaninloop: one waits for answers, one has them, one was left behind.

const indexOf = (id) => `specs/${id}/.workflow/index.md`;
function fields(values) {
    return rows(['Field', 'Value'], Object.entries(values).map(([name, value]) => [`**${name}**`, value]));
}
function indexText({ id, description, status, iteration, daysAgo, questions }) {
    const gaps = questions.map(([, about, question], index) => [
        'Important',
        `G-${String(index + 1).padStart(3, '0')}`,
        about,
        question,
        'clarifying',
    ]);
    const parts = [
        `# Feature Index: ${id}`,
        `## Feature Metadata\n\n${fields({
            ID: id,
            Branch: `\`${id}\``,
            Created: isoDay(daysAgo + 2),
            'Last Updated': isoDay(daysAgo),
            'Original Description': description,
        })}`,
        `## Unified Pending Questions\n\n${rows(['ID', 'Workflow', 'Location', 'Question', 'Options', 'Priority', 'Status'], questions.map(([name, about, question, options, state]) => [
            name,
            'specify',
            about,
            question,
            options,
            'scope',
            state,
        ]))}`,
        `## Priority Loop State\n\n${fields({
            'Loop Status': status,
            'Current Iteration': `${iteration} / 10`,
            'Last Activity': isoDay(daysAgo),
            'Stale Count': '0 / 3',
        })}`,
        `## Gap Priority Queue\n\n${rows(['Priority', 'Gap ID', 'FR Reference', 'Question', 'Status'], gaps)}`,
        `### Global Flags\n\n${rows(['Flag', 'Value'], [['`version`', '1.0.0']])}`,
    ];
    return `${parts.join('\n\n---\n\n')}\n`;
}
function humaninloop_filesOf(loop) {
    return {
        [`specs/${loop.id}/spec.md`]: `# ${loop.description}\n\n- **FR-001** To be settled.\n`,
        [indexOf(loop.id)]: indexText(loop),
    };
}
function humaninloop_story(branch, happened, loop) {
    const commit = { daysAgo: loop.daysAgo, message: `${loop.id}: ${loop.status}`, files: humaninloop_filesOf(loop) };
    return { format: 'humaninloop', branch, path: indexOf(loop.id), happened, commits: [commit] };
}
const HUMANINLOOP = [
    humaninloop_story('feature/user-auth', 'The agent asked two questions and nobody has answered yet.', {
        id: '005-user-auth',
        description: 'Sign in with a password',
        status: 'clarifying',
        iteration: 2,
        daysAgo: 10,
        questions: [
            ['C2.1', 'FR-003', 'How long does a session last?', '15 minutes / 1 hour / 1 day', 'pending'],
            ['C2.2', 'FR-007', 'Is an account locked after failed attempts?', 'yes, after 5 / no', 'pending'],
        ],
    }),
    humaninloop_story('feature/notifications', 'The answers came in, and the session died before it could apply them.', {
        id: '006-notifications',
        description: 'Tell customers when their order moves',
        status: 'clarifying',
        iteration: 1,
        daysAgo: 5,
        questions: [['C1.1', 'FR-002', 'By mail, by text message, or both?', 'mail / text / both', 'answered']],
    }),
    humaninloop_story('feature/gift-cards', 'It was validating its spec for the third time when everybody forgot about it.', {
        id: '010-gift-cards',
        description: 'Buy and redeem gift cards',
        status: 'validating',
        iteration: 3,
        daysAgo: 47,
        questions: [],
    }),
];

;// CONCATENATED MODULE: ./lib/cli/demo/project-state.js
// The demo's exports of project-state: one crashed in the middle of a task, one is paused.

const AUTH = '3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11';
const MAIL = '0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22';
const pathOf = (project) => `.project-state/${project}/project_state.json`;
const json = (row) => `${JSON.stringify(row, null, 2)}\n`;
const PROJECT_STATE = [
    {
        format: 'project-state',
        branch: 'feature/staff-login',
        path: pathOf(AUTH),
        happened: 'The orchestrator crashed while an agent was writing auth.py; its table says no more than that.',
        commits: [
            {
                daysAgo: 4,
                message: 'export the state of the project',
                files: {
                    [pathOf(AUTH)]: json({
                        project_id: AUTH,
                        current_phase: 'backend_dev',
                        active_task_id: 'implement_auth',
                        active_agent_id: 'backend_dev',
                        completed_tasks: ['plan'],
                        pending_tasks: ['write_docs'],
                        metadata: { files_modified: 1 },
                        status: 'active',
                        last_action: 'Created file staff/auth.py',
                        created_at: isoDay(6),
                        last_updated: isoDay(4),
                    }),
                    'staff/auth.py': '"""Sign-in of the staff."""\n\n\ndef sign_in(name, password):\n    return None  # next\n',
                },
            },
        ],
    },
    {
        format: 'project-state',
        branch: 'feature/newsletter',
        path: pathOf(MAIL),
        happened: 'Somebody paused the project before it was deployed.',
        commits: [
            {
                daysAgo: 15,
                message: 'export the state of the project',
                files: {
                    [pathOf(MAIL)]: json({
                        id: 2,
                        project_id: MAIL,
                        current_task_id: 'deploy',
                        current_agent_id: null,
                        last_action: 'Completed build',
                        status: 'paused',
                        updated_at: isoDay(15).replace('T', ' ').replace('Z', '+00'),
                        metadata: null,
                    }),
                },
            },
        ],
    },
];

;// CONCATENATED MODULE: ./lib/cli/demo/sdd.js
// The demo's workflows of sdd: one lost power while building, one is asking, one waits behind a slip.

const folderOf = ({ id, name }) => `sdd/workflows/${id}-${name}`;
const sdd_stateOf = (work) => `${folderOf(work)}/workflow.yaml`;
const keyOf = ({ slug }, at) => `${String(at + 1).padStart(2, '0')}-${slug}`;
function locationOf(work, part, at) {
    const day = new Date(atDay(work.daysAgo)).toISOString().slice(0, 10).replaceAll('-', '/');
    const [spec] = part.statuses;
    const drafted = spec === 'pending' || spec === 'in_progress';
    const folder = drafted ? `${folderOf(work)}/drafts` : `changes/${day}/${work.id}-${work.name}`;
    return `${folder}/${keyOf(part, at)}`;
}
function sdd_stateText(work) {
    const { id, name, phase, step, parts, daysAgo } = work;
    const items = parts.flatMap((part, at) => [
        `  - id: ${keyOf(part, at)}`,
        `    title: ${part.title}`,
        '    type: feature',
        `    change_id: ${name}-${at + 1}`,
        `    location: ${locationOf(work, part, at)}`,
        ...['spec', 'plan', 'impl', 'review'].map((field, i) => `    ${field}_status: ${part.statuses[i]}`),
    ]);
    const last = parts.length - 1;
    const current = parts[last];
    return [
        `id: ${id}`,
        `name: ${name}`,
        'source: interactive',
        `created: ${isoDay(daysAgo).slice(0, 10)}`,
        '',
        `phase: ${phase}`,
        `step: ${step}`,
        `current: ${current ? keyOf(current, last) : ''}`,
        '',
        'items:',
        ...items,
        '',
    ].join('\n');
}
const sdd_QUESTIONS = [
    'current_step: 5',
    'current_question: "When does a point expire?"',
    'history:',
    '  solicitation:',
    '    - question: "Who collects points?"',
    '      answer: "Customers with an account"',
    'open_questions:',
    '  - id: O1',
    '    question: "Do gift cards earn points?"',
    '    status: OPEN',
    '    blocks: Earning',
    'answers: {}',
    '',
].join('\n');
/** What the tool leaves of each part: questions, a spec, and a plan behind an approved spec. */
function sdd_filesOf(work) {
    const files = { [sdd_stateOf(work)]: sdd_stateText(work) };
    for (const [at, part] of work.parts.entries()) {
        const folder = locationOf(work, part, at);
        const [spec, plan] = part.statuses;
        if (part.asking)
            files[`${folder}/solicitation-workflow.yaml`] = sdd_QUESTIONS;
        else if (spec !== 'pending')
            files[`${folder}/SPEC.md`] = `# ${part.title}\n\nAs it was agreed.\n`;
        if (plan !== 'pending')
            files[`${folder}/PLAN.md`] = `# Plan: ${part.title}\n\n1. Tests.\n2. Code.\n`;
    }
    return files;
}
function sdd_story(branch, happened, work, commits) {
    return { format: 'sdd', branch, path: sdd_stateOf(work), happened, commits };
}
const sdd_SEATS = {
    id: 'v7n4tk',
    name: 'waiting-list',
    phase: 'implement',
    step: 'implementing',
    daysAgo: 9,
    parts: [
        {
            slug: 'queue',
            title: 'A place in the queue',
            statuses: ['approved', 'approved', 'complete', 'approved'],
        },
        {
            slug: 'mail',
            title: 'A mail when it is your turn',
            statuses: ['approved', 'approved', 'in_progress', 'pending'],
        },
    ],
};
const POINTS = {
    id: 'c2p8wd',
    name: 'points',
    phase: 'spec',
    step: 'spec_creation',
    daysAgo: 6,
    parts: [
        {
            slug: 'earn',
            title: 'Earn points',
            statuses: ['in_progress', 'pending', 'pending', 'pending'],
            asking: true,
        },
    ],
};
const RETURNS = {
    id: 'm5x3qa',
    name: 'returns',
    phase: 'plan',
    step: 'plan_review',
    daysAgo: 12,
    parts: [
        // An unquoted colon and blank: not YAML, and the tool itself gives up on the whole file.
        {
            slug: 'label',
            title: 'Returns: print a label',
            statuses: ['approved', 'in_progress', 'pending', 'pending'],
        },
    ],
};
const SDD = [
    sdd_story('feature/waiting-list', 'The power went while the second of two parts was being built, an hour after its last checkpoint.', sdd_SEATS, [
        {
            daysAgo: 3,
            message: 'checkpoint: all plans approved, ready for implementation',
            files: sdd_filesOf(sdd_SEATS),
        },
        {
            daysAgo: 2,
            message: 'checkpoint: waiting-list-2 implementation progress',
            files: { 'src/waiting-list/mail.js': 'export const subject = "It is your turn";\n' },
        },
    ]),
    sdd_story('feature/points', 'The session ended in the middle of the questions for the spec.', POINTS, [
        { daysAgo: 5, message: 'checkpoint: points-1 solicitation progress', files: sdd_filesOf(POINTS) },
    ]),
    sdd_story('feature/returns', 'The plan waits for its approval, and a title without quotes keeps the tool from reading its own file.', RETURNS, [{ daysAgo: 11, message: 'checkpoint: returns-1 plan created', files: sdd_filesOf(RETURNS) }]),
];

;// CONCATENATED MODULE: ./lib/cli/demo/specify.js
// The demo's specifications of the specify skill: a coordinator that died behind its work, and an old phase.

const specify_stateOf = (id) => `specs/${id}/.specify-state.local.md`;
function specify_stateText({ id, title, version, daysAgo, standing, log }) {
    return [
        '---',
        `# Specify Workflow State v${version}`,
        `schema_version: ${version}`,
        `feature_id: "${id}"`,
        `feature_name: "${title}"`,
        `created: "${isoDay(daysAgo + 1)}"`,
        `updated: "${isoDay(daysAgo)}"`,
        ...standing,
        'user_decisions:  # asked once, never again',
        '  platform_choice: generic',
        '  clarifications: []',
        'can_resume: true',
        '---',
        '',
        '## Workflow Log',
        '',
        `### ${isoDay(daysAgo + 0.5)} - ${log}`,
        '- **Outcome**: SUCCESS',
        '',
    ].join('\n');
}
function specify_story(branch, happened, run) {
    const files = { ...run.files, [specify_stateOf(run.id)]: specify_stateText(run) };
    const commit = { daysAgo: run.daysAgo, message: `${run.id}: ${run.log}`, files };
    return { format: 'specify', branch, path: specify_stateOf(run.id), happened, commits: [commit] };
}
const SPECIFY = [
    specify_story('feature/gift-wrapping', 'The coordinator wrote the spec and died before it could say so; its summary is missing.', {
        id: '13-gift-wrapping',
        title: 'Gift wrapping',
        version: 5,
        daysAgo: 3.5,
        standing: ['rtm_enabled: false', 'current_stage: 2', 'stage_status: "in_progress"'],
        log: 'Stage 1: Setup',
        files: {
            'specs/13-gift-wrapping/spec.md': '# Spec: Gift wrapping\n\nA customer picks a paper and writes a card.\n',
        },
    }),
    specify_story('feature/price-alerts', 'Somebody began it with the tool’s first release, which still did research of its own.', {
        id: '2-price-alerts',
        title: 'Price alerts',
        version: 2,
        daysAgo: 44,
        standing: ['current_phase: "RESEARCH_DISCOVERY"', 'phase_status: "in_progress"'],
        log: 'Phase: INIT',
        files: {
            'specs/2-price-alerts/research/RESEARCH-AGENDA.md': '# Agenda\n\n- What do others offer?\n',
        },
    }),
];

;// CONCATENATED MODULE: ./lib/cli/demo/stories.js
// What the demo tells, family by family: a new format adds a line here.






const STORIES = [
    ...AI_DEV_SHOP,
    ...HUMANINLOOP,
    ORDER_EXPORT,
    ...PROJECT_STATE,
    ...SDD,
    ...SPECIFY,
];
/** A state file that an agent was writing when its machine went down: not a word of it is left. */
const TORN = {
    branch: 'feature/photo-crop',
    path: 'specs/011-photo-crop/.pipeline-state.md',
    happened: 'The machine went down in the middle of a save and left an empty state file.',
    commits: [
        {
            daysAgo: 8,
            message: 'wip',
            files: { 'specs/011-photo-crop/.pipeline-state.md': '', 'specs/011-photo-crop/notes.md': '# Notes\n' },
        },
    ],
};
/** Where everything begins. */
const FIRST = {
    daysAgo: 60,
    message: 'a small shop',
    files: {
        'README.md': '# Shop\n\nA sample repository made by `rekindle demo`.\n',
        'src/shop.js': 'export const open = true;\n',
    },
};

;// CONCATENATED MODULE: ./lib/cli/demo/repository.js
// Makes the demo's repository: one `git init`, one `git fast-import`, the same object ids every time.




const MAIN = 'main';
const WHO = 'Demo <demo@rekindle.invalid>';
/**
 * Makes a repository in an empty folder, its default branch checked out.
 * @throws UserError where git fails, which it does at once where `stop` is told
 */
async function makeRepository(dir, env, stop) {
    // A person's own settings (hooks, templates, signing) have no say in a sample.
    const git = new local_git/* Git */.T(dir, { ...env, GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' });
    await done(git, ['init', '--quiet', '--template=', `--initial-branch=${MAIN}`, '.'], '', stop);
    await done(git, ['fast-import', '--quiet', '--date-format=raw'], streamOf(), stop);
    await done(git, ['reset', '--quiet', '--hard', MAIN], '', stop);
}
async function done(git, args, input, stop) {
    const child = git.start(args);
    const kill = () => child.kill('SIGKILL');
    if (stop?.aborted)
        kill();
    stop?.addEventListener('abort', kill, { once: true });
    const ended = (0,local_git/* endOf */.p)(child);
    child.stdin.on('error', () => { }); // a process that ends early says why on stderr
    child.stdin.end(input);
    child.stdout.resume();
    const { code, stderr } = await ended;
    stop?.removeEventListener('abort', kill);
    if (code !== 0)
        throw git.failure(args[0] ?? '', stderr);
}
/** All commits, parents first: the default branch's own stories, then a branch for each other one. */
function streamOf() {
    const own = STORIES.filter(({ branch }) => branch === MAIN);
    const others = [
        ...STORIES.filter(({ branch }) => branch !== MAIN),
        TORN,
    ];
    const base = [FIRST, ...own.flatMap(({ commits }) => commits)];
    return [
        ...base.map((commit) => commitOf(MAIN, commit)),
        ...others.flatMap(({ branch, commits }) => [
            `reset refs/heads/${branch}\nfrom refs/heads/${MAIN}\n\n`,
            ...commits.map((commit) => commitOf(branch, commit)),
        ]),
        'done\n',
    ].join('');
}
function commitOf(branch, { daysAgo, message, files }) {
    const who = `committer ${WHO} ${atDay(daysAgo) / 1000} +0000`;
    const changes = Object.entries(files).map(([path, content]) => content === null ? `D ${path}\n` : `M 100644 inline ${path}\n${dataOf(content)}`);
    return `commit refs/heads/${branch}\n${who}\n${dataOf(`${message}\n`)}${changes.join('')}\n`;
}
function dataOf(text) {
    return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

;// CONCATENATED MODULE: ./lib/cli/demo/by-hand.js
// The demo's second part: one workflow is taken up again by a person's choices, in a repository of its own.










const by_hand_WHO = 'ada';
/** Performs every turn and tells of it, with a line break at its end. @throws UserError where git fails */
async function byHand(stage, env) {
    const { dir, columns, paint } = stage;
    await makeRepository(dir, env, stage.stop);
    await checkout(dir, BY_HAND.branch, env);
    const there = `git -C ${(0,report_next/* quoted */.TL)(stage.named)} checkout ${BY_HAND.branch}`;
    const parts = [
        paint('title', 'One of them, taken up again'),
        '',
        ...(0,layout/* wrap */.LV)(BY_HAND.happened, columns),
        '',
        `  ${paint('command', (0,text_escape/* forTerminal */.Qf)(there))}`,
        '',
    ];
    for (const turn of BY_HAND.turns) {
        stage.stop.throwIfAborted();
        parts.push(...(await take(turn, stage, env)));
    }
    return `${parts.join('\n')}\n`;
}
async function checkout(dir, branch, env) {
    const git = new local_git/* Git */.T(dir, env);
    const child = git.start(['checkout', '--quiet', branch]);
    child.stdout.resume();
    child.stdin.end();
    const { code, stderr } = await (0,local_git/* endOf */.p)(child);
    if (code !== 0)
        throw git.failure('checkout', stderr);
}
async function take(turn, stage, env) {
    const { paint, columns } = stage;
    const edge = await (0,local_edge.localEdge)(stage.dir, { env });
    const before = (0,find/* findById */.uz)(BY_HAND.id, await seen(stage, edge));
    const { recovery, holding } = before;
    const standing = { recovery, snapshot: holding.snapshot, by: by_hand_WHO, branch: BY_HAND.branch };
    const effect = (0,handle/* changeFor */.WK)(turn.choice, { ...standing, settings: stage.settings, memo: new Map() });
    await edge.apply([effect]);
    const after = (0,find/* findById */.uz)(BY_HAND.id, await seen(stage, await (0,local_edge.localEdge)(stage.dir, { env })));
    const { action, step, reason } = after.recovery.decision;
    const verdict = `${step === null ? action : `${action} ${step}`} (${reason})`;
    return [
        `  ${paint('command', (0,text_escape/* forTerminal */.Qf)(`${turn.typed} -C ${(0,report_next/* quoted */.TL)(stage.named)}`))}`,
        ...(0,layout/* wrap */.LV)(turn.means, columns - 4).map((line) => `    ${line}`),
        ...shown((0,change/* changeDiff */.wq)(effect.change, []), paint),
        `    now: ${verdict}`,
        '',
    ];
}
function seen({ settings }, edge) {
    return (0,handle/* look */.Op)(edge, { kind: 'worktree' }, settings, 'deep');
}
/** The changed lines of a difference; what stands around them is left out. */
function shown(diff, paint) {
    return (0,text_escape/* linesForTerminal */.Zx)(diff)
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line))
        .map((line) => `    ${paint(line.startsWith('-') ? 'bad' : 'good', line)}`);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/cli/demo/place.js
// A temporary folder that outlives nothing: not the work in it, not an error, not the end of the process.




const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Works in a new folder and removes it. Where the process is told to end meanwhile, `stop` says so, the work
 * comes to its end, the folder goes, and the process ends by that very signal.
 */
async function inTemporaryFolder(work) {
    const stopping = new AbortController();
    let told = null;
    const onSignal = (signal) => {
        told ??= signal;
        stopping.abort();
    };
    // Before the folder is there: a signal that comes in between must find somebody who knows of it.
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    let dir = null;
    try {
        dir = newFolder();
        return await work(dir, stopping.signal);
    }
    finally {
        if (dir !== null)
            (0,external_node_fs_.rmSync)(dir, { recursive: true, force: true, maxRetries: 3 });
        for (const signal of SIGNALS)
            process.removeListener(signal, onSignal);
        if (told !== null)
            await endBy(told);
    }
}
function newFolder() {
    try {
        return (0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'rekindle-demo-'));
    }
    catch (cause) {
        throw new errors/* UserError */.yo(`no folder can be made in ${(0,external_node_os_.tmpdir)()}. Use --keep DIR, or set TMPDIR.`, { cause });
    }
}
/** Ends the process; nothing behind it happens any more. */
async function endBy(signal) {
    process.kill(process.pid, signal);
    return new Promise(() => setInterval(() => { }, 1000));
}

// EXTERNAL MODULE: ./lib/report/text-block.js
var text_block = __webpack_require__(9183);
// EXTERNAL MODULE: ./lib/text/counted.js
var counted = __webpack_require__(3497);
;// CONCATENATED MODULE: ./lib/cli/demo/walkthrough.js
// The demo told in text: what happened on each branch, what Rekindle makes of it, and what to type.







/** Lines of a difference that are shown. */
const DIFF = 12;
function walkthrough(report, view) {
    const blocks = STORIES.flatMap((story) => {
        const one = report.workflows.find(({ path, owner }) => path === story.path && owner === story.branch);
        return one ? [storyOf(story, one, view)] : [];
    });
    const parts = [introOf(report, view), ...blocks, ...tornOf(report, view), costOf(report, view)];
    const seen = parts.map((lines) => lines.join('\n')).join('\n\n');
    return { seen: `${seen}\n`, tries: `${triesOf(view).join('\n')}\n` };
}
function introOf({ workflows }, view) {
    const { columns, paint, kept, dir, program } = view;
    const branches = new Set([...STORIES, TORN].map(({ branch }) => branch)).size;
    const place = kept
        ? `It is at ${(0,text_escape/* forTerminal */.Qf)(dir)}.`
        : 'It was made in a temporary folder and is gone again: to type the lines below, make one that stays ' +
            `with "${keeping(dir)}" first.`;
    const short = program === null ? '' : ` In lines to type, "rekindle" is short for "${(0,text_escape/* forTerminal */.Qf)(program)}".`;
    const text = `A small shop lets coding agents work on ${branches} branches, and their sessions ended in every way ` +
        'that sessions end. Rekindle looked at all branches at once, without checking one out, and found ' +
        `${(0,counted/* counted */.h)(workflows.length, 'workflow')}. The clock stands at ${DEMO_NOW}, so that you see what ` +
        `everybody sees. ${place}${short}`;
    return [paint('title', 'A sample repository, and what Rekindle sees in it'), '', ...(0,layout/* wrap */.LV)(text, columns)];
}
function storyOf(story, one, view) {
    const { action, step, reason, instruction } = one.decision;
    const verdict = `${step === null ? action : `${action} ${step}`} (${reason})`;
    const asked = one.pending.map(({ id, question }) => `${id}: ${question}`);
    const next = action === 'none' ? [] : (0,text_block/* typed */.nE)('next', (0,report_next/* lineToType */.E0)('brief', one.id, null, view), view);
    return [
        `${view.paint('name', story.branch)}  ${view.paint('dim', `${one.format} · ${story.path}`)}`,
        ...(0,text_block/* labelled */.wW)('story', [story.happened], view),
        ...(0,text_block/* labelled */.wW)('verdict', [view.paint(text_block/* ACTION_STYLE */.rn[action], verdict)], {
            ...view,
            columns: Number.POSITIVE_INFINITY,
        }),
        ...(0,text_block/* labelled */.wW)('why', [instruction, ...asked], view),
        ...diffOf(one, view),
        ...next,
    ];
}
/** What changed in the spec since the state was right about it; the hash that goes with it says no more. */
function diffOf({ findings }, { paint }) {
    const diff = findings.map(({ evidence }) => evidence['diff']).find((value) => typeof value === 'string');
    if (diff === undefined)
        return [];
    const changed = diff
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line) && !line.includes('sha256:'));
    return changed
        .slice(0, DIFF)
        .map((line) => `${' '.repeat(13)}${paint(line.startsWith('-') ? 'bad' : 'good', (0,text_escape/* forTerminal */.Qf)(line))}`);
}
function tornOf({ unreadable }, view) {
    const file = unreadable.find(({ path }) => path === TORN.path);
    if (!file)
        return [];
    return [
        [
            `${view.paint('name', TORN.branch)}  ${view.paint('dim', TORN.path)}`,
            ...(0,text_block/* labelled */.wW)('story', [TORN.happened], view),
            ...(0,text_block/* labelled */.wW)('verdict', [view.paint('bad', `cannot be read (${file.rule})`)], {
                ...view,
                columns: Number.POSITIVE_INFINITY,
            }),
            ...(0,text_block/* labelled */.wW)('why', [file.message], view),
        ],
    ];
}
function costOf({ scanned }, { columns }) {
    const text = `That was one look: ${scanned.commits} commits, ${scanned.state_files} state files, ` +
        `${scanned.blobs_read} files read, git started ${(0,counted/* counted */.h)(scanned.git_processes, 'time')}. ` +
        'Branches inherit files, so a workflow is listed once, under the branch that owns it. Nothing was ' +
        'changed: looking only reads, and a person decides.';
    return (0,layout/* wrap */.LV)(text, columns);
}
/** The line that makes a sample which stays. */
function keeping(dir) {
    return `rekindle demo --keep ${(0,report_next/* quoted */.TL)(dir)}`;
}
function triesOf({ paint, dir, commands, kept, program }) {
    const seats = (0,report_next/* lineToType */.E0)('brief', 'ai-dev-shop:004-seat-map', null, { dir, commands });
    const shown = (0,report_next/* quoted */.TL)(dir);
    const lines = [
        ...(kept ? [] : [keeping(dir)]),
        `rekindle scan ${shown} --all-branches --now ${DEMO_NOW}`,
        `rekindle detect "sign in with a password" ${shown}`,
        `${seats} --now ${DEMO_NOW}`,
        `git -C ${shown} checkout feature/order-export`,
        `rekindle migrate --all --dry-run -C ${shown} --now ${DEMO_NOW}`,
        'rekindle scan PATH-OF-YOUR-OWN',
    ];
    const what = program === null ? 'Now you:' : `Now you ("rekindle" is short for "${(0,text_escape/* forTerminal */.Qf)(program)}"):`;
    return [paint('title', what), ...lines.map((line) => `  ${paint('command', (0,text_escape/* forTerminal */.Qf)(line))}`)];
}

// EXTERNAL MODULE: ./lib/cli/look.js
var cli_look = __webpack_require__(435);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/cli/values.js + 1 modules
var values = __webpack_require__(5364);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/demo.js
// `rekindle demo`: makes a sample repository, looks at it as at any other, and walks through what is seen.











/** What "scan" takes where nothing is said, so that both tell the same story. */
const SETTINGS = {
    now: DEMO_AT,
    staleAfter: (0,values/* readDuration */.$7)('stale-after', '7d'),
    abandonedAfter: (0,values/* readDuration */.$7)('abandoned-after', '30d'),
};
/** The folder that the lines to type name where the sample was not kept. */
const SUGGESTED = 'rekindle-demo';
async function demo(typed, world) {
    const { values } = typed;
    if (!values.has('keep'))
        return inTemporaryFolder((dir, stop) => tell({ dir, kept: null, stop }, typed, world));
    const kept = values.one('keep');
    return tell({ dir: emptyFolder(kept), kept }, typed, world);
}
async function tell({ dir, kept, stop }, { noColor }, world) {
    const view = { columns: (0,terminal/* columnsFor */.ns)(world.stdout), paint: (0,terminal/* paintFor */.ev)(world.stdout, world.env, noColor) };
    await makeRepository(dir, world.env, stop);
    const look = { target: cli_look/* ALL_BRANCHES */.ts, settings: SETTINGS, only: null };
    const { report } = await (0,cli_look/* lookAt */.t5)(await (0,cli_look/* opened */.Sg)(dir, world), look, world);
    stop?.throwIfAborted();
    const named = kept ?? SUGGESTED;
    const told = walkthrough(report, {
        ...view,
        commands: (0,cli_look/* commandNames */.oQ)(),
        dir: named,
        kept: kept !== null,
        program: world.program(),
    });
    // Another repository, so that a kept one stays as the story says.
    const turns = await inTemporaryFolder((folder, ended) => byHand({ dir: folder, named, ...view, settings: SETTINGS, stop: ended }, world.env));
    stop?.throwIfAborted();
    world.stdout.write(`${told.seen}\n${turns}\n${told.tries}`);
    return cli_world/* FINE */.rX;
}
/** Makes a folder that is new, or takes one that is empty. @throws UserError for any other */
function emptyFolder(dir) {
    try {
        (0,external_node_fs_.mkdirSync)(dir, { recursive: true });
        if ((0,external_node_fs_.readdirSync)(dir).length === 0)
            return dir;
    }
    catch (cause) {
        throw new errors/* UserError */.yo(`--keep: cannot make the folder ${JSON.stringify(dir)}. Name another.`, { cause });
    }
    throw new errors/* UserError */.yo(`--keep: found files in ${JSON.stringify(dir)}, expected a new or empty folder.`);
}


/***/ }),

/***/ 4611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ severalOf),
/* harmony export */   QR: () => (/* binding */ foundIn),
/* harmony export */   uO: () => (/* binding */ unknownId),
/* harmony export */   uz: () => (/* binding */ findById)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3457);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4581);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(361);




/** Ids that a message names at most. */
const SHOWN = 10;
/** All of a look, in the order of the report. */
function foundIn({ report, judged }) {
    return report.workflows.map((scanned) => {
        const home = judged.find(({ holding: { owner, snapshot }, recovered }) => owner === scanned.owner &&
            snapshot.commit === scanned.commit &&
            recovered.workflows.some(({ id }) => id === scanned.id));
        const recovery = home?.recovered.workflows.find(({ id }) => id === scanned.id);
        (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .assert */ .vA)(home && recovery, `what is known of ${scanned.id} is kept behind the report`);
        return { scanned, recovery, holding: home.holding };
    });
}
/** @throws UserError with the nearest ids, or the file that cannot be read, where nothing has that id */
function findById(id, looked) {
    const one = foundIn(looked).find(({ recovery }) => recovery.id === id);
    if (one)
        return one;
    throw unknownId(id, looked.report, '');
}
function severalOf(found) {
    const branches = found.flatMap(({ owner }) => owner === null ? [] : [`--branch ${JSON.stringify(owner)}`]);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`ID: ${found.length} branches have their own ${JSON.stringify(found[0]?.id)}. Add ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(branches)}.`);
}
/** `where`: what stands behind "found no workflow X", with a blank before it. */
function unknownId(id, { workflows: known, unreadable }, where) {
    const mute = unreadable.find(({ path }) => isStateOf(id, path));
    if (mute)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`ID: ${leftAlone(id, mute)}`);
    const ids = [...new Set(known.map((workflow) => workflow.id))];
    const named = known.filter(({ feature }) => feature === id).map((workflow) => workflow.id);
    const near = named.length > 0 ? ` Did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)([...new Set(named)])}?` : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(id, ids);
    const listed = `${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ' …' : ''}`;
    const there = ids.length === 0 ? 'There are none at all here.' : `There are: ${listed}.`;
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`ID: found no workflow ${JSON.stringify(id)}${where}.${near} ${near === '' ? there : ''}`);
}
/** Whether a format keeps the state of that workflow at that path, as far as the place alone tells. */
function isStateOf(id, path) {
    return _index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .H
        .asker(_index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .H.memo())
        .sites([path])
        .some(({ format, feature }) => {
        const name = `${format}:${feature}`;
        return feature !== '' && [feature, name, `${name}@${(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path)}`].includes(id);
    });
}
/** A state file of which nothing can be told: it is named with what to do about it, as a scan has it. */
function leftAlone(id, { path, line, branch, commit, message }) {
    const place = line === null ? path : `${path}:${line}`;
    const where = commit === null || branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
    return `the state file of ${JSON.stringify(id)} is left alone, ${place}${where}: ${message}`;
}


/***/ }),

/***/ 2936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fA: () => (/* binding */ commitDiff),
/* harmony export */   lb: () => (/* binding */ changeSummary),
/* harmony export */   wq: () => (/* binding */ changeDiff)
/* harmony export */ });
/* unused harmony export listedIn */
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3497);
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1814);




/** What the removals of a change take away, as a commit has it. */
function listedIn(snapshot, { files }) {
    const below = ({ path, mode }) => {
        if (mode === '040000')
            return [{ path, kind: 'directory', size: null }, ...snapshot.list(path).flatMap(below)];
        return [{ path, kind: mode === '120000' ? 'link' : 'file', size: null }];
    };
    return files.flatMap((file) => {
        const entry = file.kind === 'remove' ? snapshot.entry(file.path) : null;
        return entry ? below(entry) : [];
    });
}
/** What is written comes first, what is removed last: that is what stands above the question. */
const ORDER = ['write', 'copy', 'revert', 'remove'];
/** Everything that changes, by kind and then by path. `listed`: what removed folders contain. */
function changeDiff({ files }, listed = []) {
    const sorted = files.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || order(pathOf(a), pathOf(b)));
    const kept = sorted.flatMap((file) => (file.kind === 'remove' ? [] : [partOf(file)]));
    return [...kept, ...removals(files, listed).map((line) => `remove  ${line}\n`)].join('');
}
function partOf(file) {
    if (file.kind === 'write')
        return writtenDiff(file);
    if (file.kind === 'copy')
        return `copy    ${shown(file.from)} → ${shown(file.to)}\n`;
    return `return  ${shown(file.path)} to commit ${file.commit.slice(0, 12)}\n`;
}
/** What a commit of these paths changes: a line for each, then the difference of every text. */
function commitDiff(files) {
    const lines = files.map((file) => `commit  ${shown(file.path)}${remarkOn(file)}\n`);
    const texts = files.flatMap(({ path, before, after }) => after.ok && (before.ok || before.why === 'absent')
        ? [writtenDiff({ kind: 'write', path, before: before.ok ? before.text : null, after: after.text })]
        : []);
    return [...lines, ...texts].join('');
}
/** What the difference of the texts does not show; `''` where it shows all. */
function remarkOn({ before, after }) {
    if (isAbsent(after))
        return ' (removed)';
    const mute = [after, before].find((one) => !one.ok && !isAbsent(one));
    if (mute && !mute.ok)
        return ` (${WHAT[mute.why] ?? 'no text'})`;
    return before.ok && after.ok && before.text === after.text ? ' (the text stays, its mode changes)' : '';
}
const isAbsent = (reading) => !reading.ok && reading.why === 'absent';
/** What stands at a path that has no text to compare. */
const WHAT = {
    link: 'link',
    submodule: 'submodule',
    binary: 'binary',
    'not-utf8': 'no UTF-8',
    'too-large': 'too large to be shown',
    'lfs-pointer': 'Git LFS',
    'annex-pointer': 'git-annex',
    forbidden: 'may not be read',
};
/** Secrets are taken out line by line: what a file leaves open must not hide the lines behind it. */
function writtenDiff({ path, before, after }) {
    if (before === null && after === '')
        return `create  ${shown(path)} (empty)\n`;
    const diff = (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .unifiedDiff */ .W)(path, before ?? '', after);
    const named = before === null ? diff.replace(/^--- .*$/m, '--- /dev/null') : diff;
    // Where every line has the same end before and after, none of them differs by it.
    const ended = before !== null && isCrlf(before) && isCrlf(after) ? named.replace(/\r$/gm, '') : named;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .linesForTerminal */ .Zx)(ended.split('\n').map(_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E).join('\n'));
}
/** Does every line end with CR and LF? */
function isCrlf(text) {
    return text.includes('\r\n') && !/(?<!\r)\n|\r(?!\n)/.test(text);
}
/** Everything that goes, once and in the order of paths: of a folder all that is in it. */
function removals(files, listed) {
    const roots = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
    const lines = new Map();
    for (const root of roots) {
        const within = listed.filter(({ path }) => path === root || path.startsWith(`${root}/`));
        const ends = within.filter((one) => one.kind !== 'directory' || isEmpty(one, within));
        for (const one of ends)
            lines.set(one.path, `${shown(one.path)}${noteOf(one)}`);
        if (ends.length === 0)
            lines.set(root, shown(root));
    }
    return [...lines].sort(([a], [b]) => order(a, b)).map(([, line]) => line);
}
function isEmpty({ path }, within) {
    return !within.some((other) => other.path.startsWith(`${path}/`));
}
/** ` (120 bytes, mode 644, untracked)`; `''` where nothing is known. */
function noteOf({ kind, size, mode, standing }) {
    const facts = [
        ...(kind === 'link' ? ['link'] : kind === 'directory' ? ['empty folder'] : []),
        ...(kind === 'file' && size !== null ? [(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(size, 'byte')] : []),
        ...(kind === 'file' && mode !== undefined ? [`mode ${mode.toString(8).padStart(3, '0')}`] : []),
        ...(standing === undefined ? [] : [standing]),
    ];
    return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}
/** What happens to files, in words, in the order in which a summary says it. */
const WORDS = ['created', 'modified', 'copied', 'returned to a commit', 'removed'];
/** `3 files: 1 modified, 2 removed`; a folder whose content nobody listed counts as one. */
function changeSummary({ files }, listed = []) {
    const words = [...files.map(wordOf), ...removals(files, listed).map(() => 'removed')];
    const counts = WORDS.map((word) => [words.filter((one) => one === word).length, word]);
    const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
    const all = counts.reduce((sum, [count]) => sum + count, 0);
    return all === 0 ? 'no file' : `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(all, 'file')}: ${parts.join(', ')}`;
}
/** `null`: nothing happens to it, or its removal is counted by what it takes away. */
function wordOf(file) {
    if (file.kind === 'copy')
        return 'copied';
    if (file.kind === 'revert')
        return 'returned to a commit';
    if (file.kind === 'remove')
        return null;
    if (file.before === null)
        return 'created';
    return file.before === file.after ? null : 'modified';
}
function pathOf(file) {
    return file.kind === 'copy' ? file.to : file.path;
}
/** One line: nothing in it acts, and secrets are taken out. */
function shown(text) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(text));
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 9183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BH: () => (/* binding */ INDENT),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   VN: () => (/* binding */ blockOf),
/* harmony export */   de: () => (/* binding */ whereOf),
/* harmony export */   dy: () => (/* binding */ movedOf),
/* harmony export */   nE: () => (/* binding */ typed),
/* harmony export */   rn: () => (/* binding */ ACTION_STYLE),
/* harmony export */   wW: () => (/* binding */ labelled)
/* harmony export */ });
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3497);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5526);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3777);
// One workflow for people at a terminal: where it stands, what to do and why, what to type next.





/** Blanks before a name, blanks before a label, columns of a label; text gets at least so many columns. */
const INDENT = '  ';
const DEEPER = '    ';
const LABEL = 9;
const LEAST = 24;
/** UTF-16 units of one text from a file. */
const LONGEST = 1000;
/** How much an action asks of a person. */
const ACTION_STYLE = {
    block: 'bad',
    ask: 'attention',
    fresh: 'attention',
    wait: 'attention',
    resume: 'good',
    rerun: 'good',
    advance: 'good',
    none: 'dim',
};
const SEVERITY_STYLE = {
    error: 'bad',
    warning: 'attention',
    note: 'dim',
};
/** The lines of one workflow, its name first. */
function blockOf(one, report, view) {
    const { decision } = one;
    const line = (label, texts, style) => labelled(label, texts, view, style);
    const step = decision.step === null ? '' : `${shown(decision.step)} · `;
    const options = (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .optionWords */ .RI)((0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .fitting */ ._Q)(one));
    const [first, ...others] = (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .linesToType */ .$t)(one, view);
    return [
        ...nameOf(one, view),
        ...line('where', [whereOf(one), shown(one.path)]),
        ...line('state', [stateOf(one, report)]),
        ...line(decision.action, [`${step}${decision.reason}`, shown(decision.instruction)], ACTION_STYLE[decision.action]),
        ...one.pending.flatMap((asked) => line('asks', [questionOf(asked)], 'attention')),
        ...one.findings.flatMap((finding) => line(finding.severity, findingOf(finding), SEVERITY_STYLE[finding.severity])),
        ...one.proposals.flatMap(({ kind, summary }) => line(kind, [shown(summary)])),
        ...one.notes.flatMap((note) => line('note', [shown(note)])),
        ...(options.length === 0 ? [] : line('you may', [options.join(', or ')])),
        ...(first === undefined ? [] : typed('next', first, view)),
        ...others.flatMap((other) => typed('or', other, view)),
    ];
}
/** The title stands beside the name where there is room for it. */
function nameOf({ id, title }, view) {
    const name = `${INDENT}${view.paint('name', shown(id))}`;
    if (title === null)
        return [name];
    const fits = INDENT.length + (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(shown(id)) + 2 + (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(shown(title)) <= view.columns;
    return fits
        ? [`${name}  ${view.paint('dim', shown(title))}`]
        : [name, ...labelled('title', [shown(title)], view)];
}
/** One line from a file: nothing in it acts, secrets are taken out, and it is no longer than people read. */
function shown(text) {
    const line = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(text));
    return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
function stateOf(one, report) {
    const status = one.status_text === null ? one.status : shown(one.status_text);
    return `${status}${standingOf(one)} · ${movedOf(one, report)}`;
}
function standingOf({ step }) {
    if (step === null)
        return '';
    const limit = step.of === null ? '' : ` of ${step.of}`;
    const round = step.iteration === null ? '' : `, iteration ${step.iteration}${limit}`;
    return ` at ${shown(step.item === null ? step.id : `${step.id} ${step.item}`)}${round}`;
}
/** When it last moved, and what that means where it means something. */
function movedOf({ last_activity: { at }, liveness }, { now }) {
    if (at === null)
        return liveness === 'live' ? 'live' : 'no known activity';
    const ago = `moved ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}`;
    return liveness === 'fresh' || liveness === 'ended' || liveness === 'unknown' ? ago : `${ago}, ${liveness}`;
}
/** The branch and commit; the other branches that hold the same state are counted. */
function whereOf({ owner, branches, commit }) {
    const place = commit === null ? 'working tree' : commit.slice(0, 10);
    const more = branches.filter((branch) => branch !== owner).length;
    const also = more === 0 ? '' : `, the same on ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(more, 'more branch', 'more branches')}`;
    return owner === null ? place : `${shown(owner)} (${place})${also}`;
}
function questionOf({ id, question, options }) {
    const offered = options.length === 0 ? '' : ` [${options.map(shown).join(' / ')}]`;
    return `${shown(id)}: ${shown(question)}${offered}`;
}
function findingOf({ rule, path, line, message }) {
    return [`${rule} · ${placeOf(path, line)}`, shown(message)];
}
/** `path:line`, as editors and terminals take it. */
function placeOf(path, line) {
    return `${shown(path)}${line === null ? '' : `:${line}`}`;
}
/** Texts behind a label, each on lines of its own that line up. */
function labelled(label, texts, { paint, columns }, style = 'dim') {
    const lines = texts.flatMap((text) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(text, Math.max(LEAST, columns - DEEPER.length - LABEL)));
    return lines.map((line, index) => {
        const lead = index > 0 ? ' '.repeat(LABEL) : paint(style, label) + ' '.repeat(Math.max(1, LABEL - label.length));
        return `${DEEPER}${lead}${line}`;
    });
}
/** A line to type is never wrapped: it must survive copying. */
function typed(label, line, { paint }) {
    const lead = `${DEEPER}${paint('dim', label)}${' '.repeat(LABEL - label.length)}`;
    return [lead + paint('command', (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)(line))];
}


/***/ })

};
