export const id = 900;
export const ids = [900];
export const modules = {

/***/ 54900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepOnce: () => (/* binding */ sweepOnce)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
// EXTERNAL MODULE: ./lib/report/github/markers.js
var markers = __webpack_require__(39223);
// EXTERNAL MODULE: ./lib/report/github/proposal/commit-message.js
var commit_message = __webpack_require__(70936);
// EXTERNAL MODULE: ./lib/text/comment-marker.js
var comment_marker = __webpack_require__(18549);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(26713);
// EXTERNAL MODULE: ./lib/report/markdown/card.js
var card = __webpack_require__(69114);
// EXTERNAL MODULE: ./lib/report/github/format.js
var format = __webpack_require__(44681);
// EXTERNAL MODULE: ./lib/report/github/truncate-body.js
var truncate_body = __webpack_require__(1801);
;// CONCATENATED MODULE: ./lib/report/github/proposal/onboarding.js
// The words of the pull request that proposes our config to a repository that has none.





const commitSubject = 'chore: add the config of Rekindle';
const WHAT = '## What\n\nThis adds `.github/rekindle.yml`, in which everything stands as a comment: with it ' +
    'everything is at its default.\n';
const WHY = '## Why now\n\nThe App was installed here and found workflows of coding agents whose progress is kept in ' +
    'files. Without that file on the default branch it reads, and writes nothing but this pull request.\n';
const THEN = '## When it is merged\n\nThe App checks what is pushed, keeps one issue with all workflows that need ' +
    'somebody, and answers commands such as `/resume`. It changes no state file before somebody says so.\n';
const NO = '## How to say no\n\nClose it. It is not opened again, and nothing else is written here. To undo it ' +
    'later, remove the file.\n';
/** What was found, the first of it. */
const MOST = 20;
function onboardingWords(key, workflows) {
    const rows = workflows
        .slice(0, MOST)
        .map(({ id, owner, decision }) => [
        (0,format/* cell */.Hn)(id),
        (0,format/* cell */.Hn)(owner),
        (0,format/* cell */.Hn)(`${decision.action} (${decision.reason})`),
    ]);
    const table = (0,card/* mdTable */.gJ)(['Workflow', 'Branch', 'What comes next'], rows);
    const more = workflows.length > MOST ? ` The first ${MOST}:` : '';
    const found = `## What was found\n\n${(0,plural/* counted */.hS)(workflows.length, 'workflow')}.${more}\n\n${table}`;
    return {
        title: 'Let Rekindle look after interrupted workflows',
        body: (0,truncate_body/* fitBody */.K)([`${(0,comment_marker/* markerLine */.B_)({ key })}\n`, WHAT, WHY, found, THEN, NO].map((head, at) => ({
            name: `part ${at}`,
            rank: 0,
            head,
        }))),
    };
}

// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(83341);
;// CONCATENATED MODULE: ./lib/report/init/action-source.js
// Where the starter files take the Action from: a repository and a ref of it, as `uses:` has them.


/** The release as the docs show it. Its commit cannot be known in here, so its tag stands in that place. */
const DOCS_SOURCE = { repository: version/* REPOSITORY */.Bw, ref: `v${version/* VERSION */.xv}`, name: null };
/** The ref by which people read it: a tag rather than its commit. */
const shownRef = ({ ref, name }) => name ?? ref;
/** The address of a file as it is there, to read it as a page. */
const sourcePage = (source, path) => `https://github.com/${source.repository}/blob/${shownRef(source)}/${path}`;
/** The step's first lines. A commit has its tag beside it, which tools that update pins read. */
function usesLines({ repository, ref, name }) {
    const uses = `      - uses: ${repository}@${ref}`;
    if (OBJECT_ID.test(ref))
        return name === null ? uses : `${uses} # ${name}`;
    return `\
      # A tag can be moved, a commit cannot. The tag's commit is in the last line of
      # git ls-remote https://github.com/${repository} ${ref} "${ref}^{}"
${uses}`;
}

;// CONCATENATED MODULE: ./lib/report/init/config.js
// The config that "rekindle init" writes: every common setting, as a comment.

const schemaOf = (source) => `https://raw.githubusercontent.com/${source.repository}/${shownRef(source)}/schema/config-v1.schema.json`;
/** A `#` without a blank after it stands before a setting: taken away, the setting counts. */
const starterConfig = (source) => `\
# yaml-language-server: $schema=${schemaOf(source)}
#
# Rekindle's settings. Nothing here counts before you take a "#" away: everything is at its default.
# Only the file on the default branch is read. While it has a mistake, nothing is written on GitHub.
# All keys: ${sourcePage(source, 'docs/config.md')}

# A workflow is stale when nothing moved for longer than this, and later abandoned.
#stale-after: 7d
#abandoned-after: 30d

# What is left alone. The folder of a path pattern means everything in it.
#ignore:
#  paths:
#    - examples
#  branches:
#    - "dependabot/**"
#  authors:
#    - "*[bot]"

# Formats and rules that do not fit this repository.
#formats:
#  project-state: off
#rules:
#  timestamp-sane: off

# State files of your own tools: ${sourcePage(source, 'docs/formats/custom.md')}
#custom-formats:
#  team-work:
#    title: Team work
#    codec: check-list
#    paths: ["work/{feature}/todo.md"]

# Who may give which slash command: read, triage, write, maintain or admin; off: no one.
#commands:
#  start-fresh: maintain
#  regress: off

# How /resume and /retry wake the agent. With none, /resume changes nothing and posts the brief. Else one of
# - repository-dispatch: TYPE. An event that the agent's workflow listens to.
# - workflow-dispatch: {workflow: agent.yml}. Needs "actions: write" in rekindle-commands.yml.
# - mention: "@agent go on". A comment; needs the token of an App or a person.
# The agent must check out the ref that it is told.
#dispatch: none

# What Rekindle's own pull requests are like.
#pull-requests:
#  draft: off
#  labels: []
#  reviewers: []

# Whether the sweep keeps one issue with everything that needs somebody.
#dashboard: on

# Accounts whose marked comments still count as Rekindle's after the token was changed.
#trusted-marker-logins: []
`;

// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 6 modules
var mode_context = __webpack_require__(39077);
// EXTERNAL MODULE: ./lib/modes/mode-result.js
var mode_result = __webpack_require__(41003);
// EXTERNAL MODULE: ./lib/config/queries.js
var queries = __webpack_require__(44902);
// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(440);
// EXTERNAL MODULE: ./lib/model/progress.js
var progress = __webpack_require__(51522);
// EXTERNAL MODULE: ./lib/report/scan/scan.js
var scan = __webpack_require__(49437);
// EXTERNAL MODULE: ./lib/model/time-units.js
var time_units = __webpack_require__(31218);
;// CONCATENATED MODULE: ./lib/modes/branch-activity.js
// What GitHub knows of activity on a branch, passed to the engine: its last push, and workflow
// runs as leases.

/** So far GitHub's shortest span reaches that holds the default of `abandoned-after`; a little less. */
const LOOK_BACK = 89 * time_units/* DAY */.d_;
/** Beyond the time after which something is abandoned, so that it is known to be older than that. */
const BEYOND = 7 * time_units/* DAY */.d_;
/** From when on pushes are asked for, in epoch ms. */
function since({ now, abandonedAfter, formats }) {
    const ages = [abandonedAfter, ...[...(formats?.values() ?? [])].map((one) => one.abandonedAfter)];
    return now - Math.max(LOOK_BACK, ...ages.map((age) => age + BEYOND));
}
/**
 * A survey without history in which the last change of everything on a branch is the last push to it that
 * counts: GitHub's clock took that time, whatever dates the commits carry. What is pushed to the default
 * branch says nothing of one workflow there, so there the states' own times count alone.
 */
function withPushes(survey, { pushes }) {
    if (!pushes.known)
        return survey;
    const holdings = survey.holdings.map((holding) => {
        const { owner, snapshot } = holding;
        const push = owner === null || owner === survey.defaultBranch ? undefined : pushes.value.get(owner);
        const last = push && lastOf(push, snapshot);
        return { ...holding, snapshot: changedLast(snapshot, last ?? null) };
    });
    return { ...survey, holdings };
}
function lastOf({ at, after }, { commit }) {
    return { commit: after ?? commit ?? '', at, subject: '' };
}
function changedLast(snapshot, last) {
    return {
        commit: snapshot.commit,
        entry: (path) => snapshot.entry(path),
        list: (folder) => snapshot.list(folder),
        text: (path) => snapshot.text(path),
        pathsOf: (blob) => snapshot.pathsOf(blob),
        history: (path) => snapshot.history(path),
        commits: () => snapshot.commits(),
        lastChange: () => last,
    };
}
/** Nothing runs anywhere, or nothing was asked. */
const NO_RUNS = { live: new Set(), overdue: new Map() };
const RUNS = 'A workflow run of GitHub Actions is at work on its last commit.';
const AGELESS = 'When it last moved is not known: its state names no time, and no push that counts was found. Silence ' +
    'alone means nothing.';
/** What an overdue run says: that anyone who was at work there ended without a word. */
function overdueWords({ run, status, since: begun }) {
    const [what, listed, job, limit] = LISTED[status];
    return (`GitHub lists ${what} ${run} on its last commit as ${listed} since ${begun}, but ${job} can be ` +
        `so for more than ${limit}: it is no sign of life, rather of a job that was lost. Cancel that run.`);
}
/** What is listed, as what, and which job is so for how long at most. */
const LISTED = {
    queued: ['the run', 'queued', 'no job', '24 hours'],
    in_progress: ['the run', 'in progress', 'no job', '5 days'],
    'hosted-job': ['a job of the run', 'in progress', "no job on GitHub's own runners", '6 hours'],
};
/**
 * What runs on a head is live, unless it is listed there for longer than a job can take; what has no time at
 * all is told so. Nothing else changes.
 */
function withLife(judged, { pushes, running }) {
    const { live, overdue } = running.known ? running.value : NO_RUNS;
    return judged.map(({ holding, recovered }) => {
        const head = holding.snapshot.commit ?? '';
        const lost = overdue.get(head);
        const more = live.has(head) ? 'live' : lost === undefined ? null : overdueWords(lost);
        const workflows = recovered.workflows.map((one) => alive(one, more, pushes.known));
        return { holding, recovered: { ...recovered, workflows } };
    });
}
/** `runs`: `live`, or what is said of a run that is not one any more. */
function alive(one, runs, asked) {
    if (one.state === null || one.liveness === 'ended')
        return one;
    if (runs === 'live')
        return { ...one, liveness: 'live', notes: [RUNS, ...one.notes] };
    const ageless = one.liveness === 'unknown' && asked ? [AGELESS] : [];
    const told = [...(runs === null ? [] : [runs]), ...ageless];
    return told.length === 0 ? one : { ...one, notes: [...told, ...one.notes] };
}
/** So long after the last sign of work somebody may still be at it: an agent's step takes minutes. */
const AT_WORK = time_units/* HOUR */.dp;
/**
 * The last sign of work on a workflow, in epoch ms, where that is so lately that somebody may still be at it:
 * the last push that counts, or the state's own time; `null`: it is still. A time in the future says nothing.
 */
function atWorkSince({ recovery, snapshot }, now) {
    const { state } = recovery;
    const change = state === null ? null : snapshot.lastChange(state.folders);
    const pushed = change === null || change === 'unavailable' ? [] : [Date.parse(change.at)];
    const own = (state?.timestamps ?? []).flatMap(({ activity, at }) => (activity && at !== null ? [at] : []));
    const signs = [...pushed.map((at) => Math.min(at, now)), ...own].filter((at) => at <= now);
    const last = Math.max(...signs, Number.NEGATIVE_INFINITY);
    return now - last < AT_WORK ? last : null;
}

// EXTERNAL MODULE: ./lib/modes/ignore-filter.js
var ignore_filter = __webpack_require__(6691);
;// CONCATENATED MODULE: ./lib/modes/scan-branches.js
// Scans the last commits of many branches at once, without history, with GitHub's facts about their activity.







/** `running`: whether what runs on a head means that somebody is at work there. */
async function lifeOf(desk, running) {
    const { hub, config, settings, say } = desk;
    const counts = (login) => login === null || !(0,queries/* ignored */.PP)(config, { author: login });
    const pushes = await hub.pushes(since(settings), counts);
    const runs = running ? await hub.running() : { known: true, value: NO_RUNS };
    for (const one of [pushes, runs])
        if (!one.known)
            say('warning', one.note);
    return { pushes, running: runs };
}
/**
 * Branches that the config ignores are not scanned, nor those of bots and merge queues, which the source
 * knows.
 */
async function see(names, life, desk) {
    const { hub, config, settings, engine } = desk;
    const target = { kind: 'branches', names, except: (branch) => (0,queries/* ignored */.PP)(config, { branch }) };
    const edge = {
        survey: async (what, asker) => withPushes(await hub.survey(what, asker), life),
    };
    const looked = await (0,handle/* look */.O)(edge, target, settings, 'scan', engine);
    const { survey } = looked;
    const all = withLife(looked.judged, life);
    const judged = all.map((one) => (0,ignore_filter/* withoutIgnored */.f)(one, config));
    const report = (0,scan/* scanReport */.M)(survey, judged, settings);
    const found = foundIn(judged, report, { ...looked, report, judged });
    const behind = laggingIn(found, survey.defaultBranch);
    return {
        report,
        judged,
        found: found.filter((one) => !behind.has(one)),
        lagging: [...behind],
        there: new Set(all.flatMap(({ holding: { owner }, recovered }) => recovered.workflows.map(({ id }) => (0,markers/* cardKey */.eT)(id, owner)))),
        branches: survey.branches ?? survey.holdings.length,
    };
}
function foundIn(judged, report, looked) {
    const place = (owner, commit, id) => JSON.stringify([owner, commit, id]);
    const scanned = new Map();
    for (const one of report.workflows)
        scanned.set(place(one.owner, one.commit, one.id), one);
    return judged.flatMap(({ holding: { owner, snapshot }, recovered }) => recovered.workflows.flatMap((recovery) => {
        const [told, sha] = [scanned.get(place(owner, snapshot.commit, recovery.id)), snapshot.commit];
        if (!told || sha === null || owner === null)
            return [];
        return [
            {
                scanned: told,
                recovery,
                branch: owner,
                sha,
                key: (0,markers/* cardKey */.eT)(recovery.id, owner),
                snapshot,
                looked,
            },
        ];
    }));
}
const seatOf = ({ id, path }) => JSON.stringify([id, path]);
/** Without history a branch that lags looks as if it had diverged; its state shows which it is. */
function laggingIn(found, main) {
    const onMain = new Map(found.filter(({ branch }) => branch === main).map((one) => [seatOf(one.recovery), one.recovery.state]));
    return new Set(found.filter(({ branch, recovery }) => {
        const there = branch === main ? null : onMain.get(seatOf(recovery));
        return there && recovery.state && (0,progress/* compareProgress */.J)(there, recovery.state) > 0;
    }));
}

;// CONCATENATED MODULE: ./lib/modes/onboard.js
// For a repository that holds workflows and no config: one pull request that proposes it, and
// nothing else (W07).










const TITLE = 'Rekindle: first look';
const PATH = '.github/rekindle.yml';
/** Proposed once: closing it means no. A repository without a workflow is left alone. @throws UserError */
async function onboard(hub, inputs) {
    const { defaultBranch: main, archived } = hub.facts;
    if (main === null || archived)
        return (0,mode_result/* nothing */.s6)([]);
    const desk = (0,mode_context.openDesk)(hub, inputs);
    try {
        const seen = await see('all', await lifeOf(desk, false), desk);
        const { workflows } = seen.report;
        if (workflows.length === 0) {
            desk.say('info', 'No workflow was found, so that nothing is proposed.');
            return desk.result(TITLE, { truncated: false, failed: false });
        }
        const key = (0,markers/* proposalKey */.KD)('onboarding', PATH, main.name, 'v1');
        const { outcome, number } = await desk.land({
            kind: 'pull-request',
            key,
            branch: (0,commit_message/* proposalBranch */.hj)('onboarding', 'config', key),
            base: main.name,
            head: main.sha,
            edits: [{ path: PATH, text: starterConfig(DOCS_SOURCE) }],
            message: commitSubject,
            trailers: (0,commit_message/* trailersOf */.iA)('config', 'onboarding'),
            ...onboardingWords(key, workflows),
            labels: [],
            reviewers: [],
            teams: [],
            draft: false,
        });
        desk.say('info', `The pull request with the config: ${outcome}${number === null ? '' : `, ${number}`}.`);
        return desk.result(TITLE, { truncated: false, failed: false });
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        return desk.result(TITLE, (0,error_result/* endedBy */.mr)(error, desk));
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(61042);
;// CONCATENATED MODULE: ./lib/modes/project/upsert-workflows.js
// Stores every workflow that a sweep found as a project's row, identified by repository, branch and id.


/** A workflow's status in the words of `project_state`. Source: the JSON of `scan`, and project-state. */
const STATUSES = {
    active: 'active',
    waiting: 'paused',
    completed: 'completed',
    failed: 'failed',
    cancelled: 'completed',
    unknown: 'paused',
};
/** A UUID of its own for each (RFC 9562, version 8: its digits are a digest). */
function idOf({ id, owner, path }, { repositoryId }) {
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([repositoryId, owner, path, id]))
        .digest('hex');
    const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
    return [
        digest.slice(0, 8),
        digest.slice(8, 12),
        `8${digest.slice(13, 16)}`,
        `${variant}${digest.slice(17, 20)}`,
        digest.slice(20, 32),
    ].join('-');
}
/** Writes what is new; the number of rows that were written. Nothing here leads to a recovery. */
async function keepFound(report, where, projects) {
    let written = 0;
    for (const one of report.workflows)
        if (await keepOne(one, where, projects))
            written += 1;
    return written;
}
async function keepOne(one, where, projects) {
    const id = idOf(one, where);
    const there = await projects.find(id);
    const now = (0,time/* formatTime */.f)(where.now);
    const state = stateOf(id, one, there?.state?.updatedAt ?? now);
    if (there?.state && isSame(there.state, state) && there.project.repository === where.repository)
        return false;
    const project = {
        id,
        goal: one.title,
        repository: where.repository,
        repositoryId: where.repositoryId,
        ref: one.owner,
        workflow: one.id,
        createdAt: there?.project.createdAt ?? now,
    };
    await projects.put(project);
    const { action, reason, step } = one.decision;
    const line = {
        projectId: id,
        at: now,
        by: 'rekindle',
        kind: 'workflow_seen',
        taskId: step,
        agentId: null,
        action: `${action} (${reason})`,
        details: state.metadata,
        // Row and line are written together: what was written once is the same the next time, and not new.
        key: null,
    };
    const updatedAt = new Date(one.last_activity.at ?? now).toISOString();
    return projects.setState({ ...state, updatedAt }, line, there?.state?.updatedAt ?? null);
}
function stateOf(projectId, one, updatedAt) {
    const { decision, liveness, path, commit, format, last_activity } = one;
    const metadata = {
        format,
        path,
        commit,
        liveness,
        last_activity: last_activity.at,
        action: decision.action,
        reason: decision.reason,
    };
    return {
        projectId,
        currentTaskId: one.step?.id.slice(0, 100) ?? null,
        currentAgentId: null,
        lastAction: decision.instruction,
        status: STATUSES[one.status],
        updatedAt,
        metadata,
    };
}
const isSame = (a, b) => JSON.stringify([a.status, a.currentTaskId, a.lastAction, sorted(a.metadata)]) ===
    JSON.stringify([b.status, b.currentTaskId, b.lastAction, sorted(b.metadata)]);
/** A database may give the keys back in an order of its own. */
const sorted = (map) => Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1));

// EXTERNAL MODULE: ./lib/modes/single-writer.js
var single_writer = __webpack_require__(47664);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(18944);
// EXTERNAL MODULE: ./lib/modes/scan-outputs.js
var scan_outputs = __webpack_require__(40664);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __webpack_require__(25959);
// EXTERNAL MODULE: ./lib/report/github/card/freeze.js
var card_freeze = __webpack_require__(21604);
// EXTERNAL MODULE: ./lib/report/github/plain-text.js
var plain_text = __webpack_require__(35874);
// EXTERNAL MODULE: ./lib/report/github/card/history.js
var card_history = __webpack_require__(64027);
;// CONCATENATED MODULE: ./lib/report/github/card/resolved-card.js





const FEATURE = /^[^:]*:(.*?)(?:@.*)?$/s;
/** It moves again without a command made by Rekindle. `before`: our card as it stands there. */
function movingCard(scanned, before) {
    const mark = (0,markers/* markOf */.Fg)(scanned, (0,markers/* readMark */.Mp)(before));
    return settled(mark, `### Resumed workflow ${(0,format/* named */.KT)(scanned.feature)}`, 'It moves again, and nothing is asked of anybody here. If it stops, this card says so.');
}
/** The title of an issue that is about it alone: plain text. */
function movingTitle({ feature }) {
    return `Resumed workflow '${(0,plain_text/* plainLine */.h)(feature, 80)}'`;
}
/** It is not on its branch any more. `null`: what stands there is no card made by Rekindle. */
function goneCard(before) {
    const mark = (0,markers/* readMark */.Mp)(before);
    if (!mark)
        return null;
    const feature = FEATURE.exec(mark.workflow ?? '')?.[1] ?? '';
    const where = mark.branch === null ? 'its branch' : (0,format/* cell */.Hn)(mark.branch);
    return settled(mark, `### Gone workflow${feature === '' ? '' : ` ${(0,format/* named */.KT)(feature)}`}`, `It is not on ${where} any more, so nothing is left to do here.`);
}
function settled(mark, heading, words) {
    const top = { name: 'the card', rank: 0, head: `${(0,markers/* markLine */.oi)(mark)}\n${heading}\n\n${words}\n` };
    return (0,truncate_body/* fitBody */.K)([top, ...(0,card_history/* historyOf */.o)(mark)]);
}
/** Whether a card made by Rekindle says already that nothing is asked of anybody. */
function saysSettled(body) {
    return /^[^\n]*\r?\n### (?:Resumed|Finished|Ended|Gone|Started fresh:) workflow(?: |\r?\n)/.test(body);
}
/** As `recoveryCard` writes it. */
const TAKEN_UP = /^\*\*Taken up again by `([^`\n]{1,60})`\*\* with `\/([a-z-]{1,40})` on (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/m;
/** Who took a workflow up again, where our card says so. */
function recoveredIn(body) {
    const mark = (0,markers/* readMark */.Mp)(body);
    const [, by, command, day, time] = TAKEN_UP.exec(body) ?? [];
    if (!mark?.workflow || by === undefined || command === undefined)
        return null;
    return { id: mark.workflow, owner: mark.branch, by, command, at: `${day}T${time}:00Z` };
}

// EXTERNAL MODULE: ./lib/report/github/dashboard/dashboard.js
var dashboard = __webpack_require__(55971);
// EXTERNAL MODULE: ./lib/report/github/dashboard/rows.js
var dashboard_rows = __webpack_require__(79902);
// EXTERNAL MODULE: ./lib/report/scan/urgency.js
var urgency = __webpack_require__(16569);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(77591);
;// CONCATENATED MODULE: ./lib/modes/sweep/branch-context.js


/** The freeze that holds for a workflow: by the marker of its card, the dashboard, or a label set by hand. */
function freezeOf(found, ground, now) {
    const { pull, cards, own, freezes } = ground;
    const issue = own.get(found.key);
    const bodies = [cards.get(found.key)?.body, issue?.open === true ? issue.body : undefined];
    const kept = [...bodies.map((body) => body && (0,card_freeze/* freezeIn */.fZ)(body)), freezes.get(found.key)];
    const one = kept.find((freeze) => freeze && (0,card_freeze/* holds */.v9)(freeze, now));
    if (one)
        return one;
    // A label that outlived its freeze says nothing.
    const labels = [...(pull?.labels ?? []), ...(issue?.open === true ? issue.labels : [])];
    return (0,card_freeze/* isLabelled */.ul)(labels) && !kept.some(Boolean) ? { by: card_freeze/* FROZEN */.tH, until: null } : null;
}
/** Somebody must be told about it: it needs a decision, or has not moved for too long. */
function needsSomebody({ scanned }) {
    return scanned.liveness !== 'live' && ((0,urgency/* needsDecision */.od)(scanned) || (0,urgency/* isOverdue */.Jv)(scanned));
}

;// CONCATENATED MODULE: ./lib/modes/sweep/branch-order.js

const NEED = ['block', 'ask', 'wait', 'start-fresh', 'rerun', 'resume', 'advance', 'none'];
/** A branch is as urgent as its most urgent workflow. */
function needOf({ found }) {
    return Math.min(NEED.length, ...found.map(({ scanned }) => NEED.indexOf(scanned.decision.action)));
}
const byName = (a, b) => {
    const [one, other] = [a.branch ?? '', b.branch ?? ''];
    return one < other ? -1 : one > other ? 1 : 0;
};
/**
 * Every branch once, from after the cursor's branch on, also where that has moved since: one that moves all
 * the time would have every turn. From the beginning where there is no such branch any more.
 */
function inOrder(turns, cursor) {
    const sorted = turns.toSorted((a, b) => needOf(a) - needOf(b) || byName(a, b));
    const at = cursor === null ? -1 : sorted.findIndex(({ branch }) => branch === cursor.branch);
    return [...sorted.slice(at + 1), ...sorted.slice(0, at + 1)];
}
/**
 * Where the next sweep goes on after this one stopped before `next`: after the last branch whose name can be
 * kept; where there is none, where this one began.
 */
function cursorBefore(next, turns, last) {
    const passed = turns
        .slice(0, next)
        .flatMap(({ branch, sha }) => (branch === null ? [] : [{ branch, sha }]))
        .filter(dashboard/* isCursor */.Ti);
    return passed.at(-1) ?? last;
}

// EXTERNAL MODULE: ./lib/report/github/labels.js
var github_labels = __webpack_require__(63841);
;// CONCATENATED MODULE: ./lib/modes/sweep/labels.js



/** Labels that come and go with cards; the freeze may be a person's own. */
const CARD_LABELS = github_labels/* LABELS */.k.filter((label) => label !== card_freeze/* FROZEN */.tH);
/** Labels repeat what the cards say; a freeze that a person set by the label stays. */
function labelling(ground, now) {
    const { pull, cards, own, found } = ground;
    const onPull = found.filter((one) => cards.has(one.key) || needsSomebody(one));
    const issues = found.flatMap((one) => {
        const issue = own.get(one.key);
        return issue?.open && !pull && needsSomebody(one) ? labelsAt(issue, [one], ground, now) : [];
    });
    if (pull === null || pull.locked)
        return issues;
    if (onPull.length > 0)
        return [...issues, ...labelsAt(pull, onPull, ground, now)];
    const left = CARD_LABELS.filter((label) => pull.labels.includes(label));
    if (left.length === 0)
        return issues;
    if (!ground.allCards)
        return [...issues, { kind: 'look', pull: pull.number }];
    return [...issues, { kind: 'labels', issue: pull.number, add: [], remove: left }];
}
function labelsAt(place, found, ground, now) {
    if (found.some(({ recovery }) => recovery.liveness === 'live'))
        return [];
    const wanted = (0,github_labels/* labelsFor */.d)(found.map((one) => ({ scanned: one.scanned, frozen: freezeOf(one, ground, now) !== null })));
    const add = wanted.add.filter((label) => !place.labels.includes(label));
    const remove = wanted.remove.filter((label) => place.labels.includes(label));
    return add.length + remove.length === 0 ? [] : [{ kind: 'labels', issue: place.number, add, remove }];
}

// EXTERNAL MODULE: ./lib/model/rule.js
var rule = __webpack_require__(64303);
// EXTERNAL MODULE: ./lib/report/github/proposal/proposal.js
var proposal = __webpack_require__(89077);
// EXTERNAL MODULE: ./lib/modes/scan.js
var modes_scan = __webpack_require__(64743);
;// CONCATENATED MODULE: ./lib/modes/sweep/saved-state.js
// What a sweep saves for the next one, hidden at the end of the dashboard: which comments are our cards, and
// which proposals were declined.


const NOTHING = { cards: new Map(), proposals: new Map() };
const START = '\n<!-- rekindle-memo\n';
const END = '-->\n';
/** Lines; each has some 60 characters, and the rows of the dashboard want room as well. */
const saved_state_MOST = 300;
const CARD = /^(card-[0-9a-f]{16}) ([1-9]\d{0,14}) ([A-Za-z0-9_=+/.]{1,120})$/;
const PROPOSAL = /^([0-9a-f]{16}) (-|[0-9a-f]{12})$/;
/**
 * Lines of ids between the ends of an HTML comment; `''` where there is nothing to keep. What has no room is
 * looked up by the next sweep.
 */
function memoBlock({ cards, proposals }) {
    const lines = [
        ...[...proposals].map(([key, at]) => `${key} ${at}`),
        ...[...cards].map(([key, { pull, nodeId }]) => `${key} ${pull} ${unbroken(nodeId)}`),
    ].filter((line) => CARD.test(line) || PROPOSAL.test(line));
    if (lines.length === 0)
        return '';
    return `${START}${lines.toSorted().slice(0, saved_state_MOST).join('\n')}\n${END}`;
}
/** Two dashes could end the comment; ids have no full stops. */
const unbroken = (nodeId) => nodeId.replaceAll('-', '.');
const asItWas = (kept) => kept.replaceAll('.', '-');
/** What is not as we write it is not there: then it is looked up once more. */
function readMemo(body) {
    const text = body.replaceAll('\r\n', '\n');
    const from = text.lastIndexOf(START);
    const to = from < 0 ? -1 : text.indexOf(END, from + START.length);
    if (to < 0 || (0,comment_marker/* readMarker */.t7)(text) === null)
        return NOTHING;
    const cards = new Map();
    const proposals = new Map();
    for (const line of text
        .slice(from + START.length, to)
        .split('\n')
        .slice(0, saved_state_MOST)) {
        const [, card, pull, nodeId] = CARD.exec(line) ?? [];
        const [, proposal, at] = PROPOSAL.exec(line) ?? [];
        if (card !== undefined && nodeId !== undefined)
            cards.set(card, { pull: Number(pull), nodeId: asItWas(nodeId) });
        if (proposal !== undefined && at !== undefined)
            proposals.set(proposal, at);
    }
    return { cards, proposals };
}
/** The same for a commit upon which this account may not build: another account may. */
const refusedDigits = (sha, account) => (0,hash/* keyOf */.TN)('refused', sha, account).slice(0, 12);
/** First digits of a commit, as a memo keeps them. */
const digitsOf = (sha) => sha.slice(0, 12);

;// CONCATENATED MODULE: ./lib/modes/migration-pull-requests.js
// Migrations as pull requests: which are due, what each proposes, and what became of it.










/** Where GitHub keeps what a workflow's own token may not write. */
const WORKFLOWS = '.github/workflows/';
/** No one has asked for it. */
const NO_ONE = { by: 'no one', at: 0 };
/** `others`: everything that was found, on all branches. Pure. */
function migrationOf(found, others, desk) {
    const { recovery, branch } = found;
    if (desk.engine.migratable(recovery) !== 'due')
        return { kind: 'none' };
    const why = whyDeferred(found, desk);
    if (why !== null)
        return { kind: 'deferred', why };
    const twins = others.filter((one) => one !== found && isTwin(one, found));
    const ahead = twins.find((one) => isAhead(one, found, desk));
    if (ahead)
        return { kind: 'elsewhere', branch: ahead.branch };
    try {
        const effect = proposed(found, twins, desk);
        return effect === null ? { kind: 'none' } : { kind: 'due', effect };
    }
    catch (error) {
        // One that fails must not prevent the others.
        if (error instanceof errors/* UserError */.yo || error instanceof errors/* OurBug */.h6)
            return { kind: 'refused', why: `${recovery.id} on ${branch} is not migrated: ${error.message}` };
        throw error;
    }
}
/** `null`: no one is at work. */
function whyDeferred(found, { settings: { now } }) {
    if (found.recovery.liveness === 'live')
        return 'somebody is at work, so its migration waits.';
    const since = atWorkSince(found, now);
    if (since === null)
        return null;
    return (`its last sign of work is of ${(0,time/* formatTime */.f)(since)}, so somebody may be at work: its migration waits ` +
        'until it was still for an hour. A later sweep proposes it; /migrate does it now.');
}
const isTwin = (one, { recovery }) => one.recovery.id === recovery.id && one.recovery.path === recovery.path;
/** It needs no migration any more where it is at least as far along: this branch gets it by a merge. */
function isAhead(one, { recovery: { state } }, { engine }) {
    const there = one.recovery.state;
    if (!there || !state || engine.migratable(one.recovery) !== 'none')
        return false;
    return (0,progress/* compareProgress */.J)(there, state) >= 0;
}
/** `null`: it would change nothing. @throws UserError, OurBug */
function proposed(found, twins, desk) {
    const { recovery, scanned, branch: owner, sha } = found;
    const { draft, labels, reviewers, base } = desk.config.pullRequests;
    const change = (0,modes_scan/* changeOf */.C2)([{ name: 'migrate' }], found, NO_ONE, desk).change;
    const edits = change.files.flatMap((file) => file.kind === 'write' && file.before !== file.after ? [{ path: file.path, text: file.after }] : []);
    if (edits.length === 0)
        return null;
    const starts = edits.find(({ path }) => path.startsWith(WORKFLOWS));
    if (starts)
        throw new errors/* UserError */.yo(`it is ${starts.path}, which starts jobs: only a person may write it, on a clone.`);
    const key = (0,markers/* proposalKey */.KD)('migrate', recovery.id, owner, String(recovery.newest));
    const branch = (0,commit_message/* proposalBranch */.hj)('migrate', recovery.id, key);
    const notes = twins.length === 0 ? change.notes : [...change.notes, twinWords(twins.length)];
    const words = (0,proposal/* proposalBody */.T)({
        scanned,
        recovery,
        choice: 'migrate',
        change: { ...change, notes },
        listed: [],
        by: null,
        guarded: false,
        key,
        branch,
        base: base ?? owner,
    });
    return {
        kind: 'pull-request',
        key,
        branch,
        base: base ?? owner,
        head: sha,
        edits,
        message: (0,commit_message/* commitMessage */.df)('migrate', found, change),
        trailers: (0,commit_message/* trailersOf */.iA)(recovery.id, 'migrate'),
        ...words,
        labels,
        reviewers: reviewers.users,
        teams: reviewers.teams,
        draft,
    };
}
function twinWords(others) {
    const where = others === 1 ? 'one more branch' : `${others} more branches`;
    return `The same workflow is on ${where}, and is not migrated there by this. Merging may need a hand.`;
}
/** Our open pull request for a proposal; after one that was merged and taken back it has the next name. */
function openFor({ branch }, pulls) {
    return [branch, `${branch}-2`].flatMap((name) => pulls.get(name) ?? [])[0] ?? null;
}
/** Whether our pull request is there for this very commit. */
function standsFor({ key, head }, open) {
    const marker = open === null ? null : (0,comment_marker/* readMarker */.t7)(open.body);
    return marker?.key === key && marker['sha'] === head;
}
/** Whether nothing more is to be done about a proposal: all was done for this commit, or a person said no. */
function isProposed({ key, head }, open, { proposals }, account) {
    const at = proposals.get(key);
    const isRefused = at === refusedDigits(head, account);
    return at === digitsOf(head) || isRefused || (at === '-' && open === null);
}

;// CONCATENATED MODULE: ./lib/modes/sweep/card-digest.js



/** The rule that says of age what `liveness` says. */
const OF_AGE = 'progress-recent';
/**
 * The same digits as long as the same would be said. The commit stands for all that its files say; what
 * changes by itself (ages, and sentences with ages in them) is not in them.
 */
function fingerprint({ scanned }, turn, alone, desk) {
    const { id, path, commit, branches, last_activity, liveness, decision, proposals, notes } = scanned;
    // A reminder of what waits for a person is sent by `turn` alone, however long it waits.
    const alive = decision.action === 'wait' ? (0,urgency/* isOverdue */.Jv)(scanned) : liveness;
    const findings = scanned.findings
        .filter(({ rule }) => rule !== OF_AGE)
        .map(({ rule, severity, line }) => [rule, severity, line]);
    const facts = [id, path, commit, branches, last_activity, alive, decision, proposals, notes, findings];
    const { commands, config, inputs } = desk;
    const orders = commands.map(({ name }) => name);
    return (0,hash/* keyOf */.TN)('drawn', facts, turn, alone, orders, config.dispatch.kind, inputs.commandPermission);
}
/** The body of a card with the digest of what it was made from. */
function asDrawn(body, print) {
    return (0,comment_marker/* withFields */.qO)(body, { drawn: `${print}${bodyDigits(body)}` });
}
/** Whether the present card was made from the same facts and has not been changed since. */
function isAsDrawn(body, print) {
    return body !== null && (0,comment_marker/* readMarker */.t7)(body)?.['drawn'] === `${print}${bodyDigits(body)}`;
}
/** Of all lines but the first, which holds the marker. */
function bodyDigits(body) {
    const text = body.replaceAll('\r\n', '\n');
    return (0,hash/* keyOf */.TN)(text.slice(text.indexOf('\n') + 1)).slice(0, 8);
}

;// CONCATENATED MODULE: ./lib/modes/sweep/plan-branch.js
// Plans the operations for the workflows of one branch from the observed state, without any request.








/** What needs a person so much that it gets an issue of its own. Waiting for one is not being abandoned. */
function needsIssue({ scanned: { decision, liveness } }) {
    const { action } = decision;
    return action === 'ask' || action === 'block' || (action !== 'wait' && liveness === 'abandoned');
}
/** In the order in which they are done: what frees a place before what takes one, the dearest last. */
function planBranch(ground, desk) {
    const { now } = desk.settings;
    const movable = ground.found.filter((one) => one.recovery.liveness !== 'live' && freezeOf(one, ground, now) === null);
    return [
        ...folding(ground, now),
        ...movable.flatMap((found) => (needsSomebody(found) ? [] : settling(found, ground, desk))),
        ...movable.flatMap((found) => (needsSomebody(found) ? telling(found, ground, desk) : [])),
        ...labelling(ground, now),
        ...movable.flatMap((found) => migrating(found, ground, desk)),
    ];
}
function settling(found, ground, desk) {
    const { pull, cards, own } = ground;
    const card = cards.get(found.key);
    const issue = own.get(found.key);
    return [
        ...(pull && card && !isSettled(card.body, found, desk)
            ? [{ kind: 'settle', found, at: pull.number, as: 'card' }]
            : []),
        ...(issue?.open && !wasTold(issue.body, found)
            ? [
                ...(isSettled(issue.body, found, desk)
                    ? []
                    : [{ kind: 'settle', found, at: issue.number, as: 'issue' }]),
                { kind: 'close', issue: issue.number, key: found.key },
            ]
            : []),
    ];
}
function isSettled(body, found, desk) {
    return saysSettled(body) || wasTold(body, found) || isAsDrawn(body, fingerprint(found, OPEN, true, desk));
}
/** Of this very commit the same was said, no matter by whom: then it is still so. */
function wasTold(body, { scanned }) {
    const mark = (0,markers/* readMark */.Mp)(body);
    return mark?.decision === (0,markers/* decisionDigest */.Dc)(scanned) && mark.sha === scanned.commit && !saysSettled(body);
}
/** Nothing has changed. */
const OPEN = { kind: 'open' };
/** A reminder of a waiting workflow is sent once in each `stale-after`. */
function turnFor({ scanned, recovery }, desk) {
    const { now, staleAfter } = (0,rule/* settingsFor */.z)(desk.settings, scanned.format);
    const { at } = recovery.activity;
    const times = at === null ? 0 : Math.floor((now - at) / staleAfter);
    if (scanned.decision.action !== 'wait' || times < 1)
        return OPEN;
    return { kind: 'reminder', waited: times * staleAfter };
}
function telling(found, ground, desk) {
    const { pull, cards, own } = ground;
    const turn = turnFor(found, desk);
    const issue = own.get(found.key);
    if (pull && !pull.locked) {
        const alone = [...cards.keys(), ...ground.found.filter(needsSomebody).map(({ key }) => key)].every((key) => key === found.key);
        const drawn = isAsDrawn(cards.get(found.key)?.body ?? null, fingerprint(found, turn, alone, desk));
        return [
            ...(drawn ? [] : [{ kind: 'card', found, pull: pull.number, turn, alone }]),
            ...(issue?.open ? [{ kind: 'close', issue: issue.number, key: found.key }] : []),
        ];
    }
    const wanted = issue === undefined ? needsIssue(found) : issue.open;
    if (!ground.issues || !wanted)
        return [];
    if (issue && isAsDrawn(issue.body, fingerprint(found, turn, true, desk)))
        return [];
    return [{ kind: 'issue', found, number: issue?.number ?? null, turn }];
}
function migrating(found, { others, pulls, memo }, desk) {
    if (pulls === null)
        return [];
    const migration = migrationOf(found, others, desk);
    if (migration.kind !== 'due')
        return [];
    const { effect } = migration;
    const open = openFor(effect, pulls);
    return isProposed(effect, open, memo, desk.hub.facts.account)
        ? []
        : [{ kind: 'migrate', found, effect, open }];
}
// What a sweep folds at a branch: cards and issues of one workflow that stand there more than once.
/** Until then a list of comments may lack what two runs made at once; later ones were checked already. */
const YOUNG = { from: time_units/* MINUTE */.pY, to: 2 * time_units/* DAY */.d_ };
/** Everything to be folded; a young card is checked again together with all comments. */
function folding(ground, now) {
    const { pull, cards, own, twins, found, allCards } = ground;
    const issues = found.flatMap(({ key }) => {
        const [issue, others] = [own.get(key), twins.get(key)?.length ?? 0];
        if (!issue || others === 0)
            return [];
        const { number: at, title, body } = issue;
        return [{ kind: 'fold', key, at, as: 'issue', title, body, others }];
    });
    if (pull === null || pull.locked)
        return issues;
    const comments = [...cards].flatMap(([key, { body, others }]) => others === 0 ? [] : [{ kind: 'fold', key, at: pull.number, as: 'card', title: '', body, others }]);
    const isYoung = [...cards.values()].some(({ createdAt }) => {
        const age = now - Date.parse(createdAt);
        return age > YOUNG.from && age < YOUNG.to;
    });
    const look = isYoung && !allCards ? [{ kind: 'look', pull: pull.number }] : [];
    return [...issues, ...comments, ...look];
}

;// CONCATENATED MODULE: ./lib/modes/sweep/plan-sweep.js
// The plan of a sweep: which branches have operations, and in which order. Pure: the same facts
// give the same plan.








function planSweep({ seen, standing, cursor }, desk) {
    const turns = byBranch(seen.found).map(([branch, found]) => {
        const sha = found[0]?.sha ?? '';
        return { branch, sha, found, acts: planBranch(groundOf(branch, sha, found, seen, standing), desk) };
    });
    const gone = goneIn(seen, standing, desk);
    return {
        turns: [
            ...(gone.length === 0 ? [] : [{ branch: null, sha: '', found: [], acts: gone }]),
            ...inOrder(turns, cursor),
        ],
        openIssues: [...standing.own.values()].filter(({ open }) => open).length,
    };
}
/** The most urgent workflow of each branch first. */
function byBranch(found) {
    const groups = new Map();
    for (const one of found)
        groups.set(one.branch, [...(groups.get(one.branch) ?? []), one]);
    return [...groups].map(([branch, all]) => {
        const order = (0,urgency/* byUrgency */.td)(all.map(({ scanned }) => scanned));
        return [branch, all.toSorted((a, b) => order.indexOf(a.scanned) - order.indexOf(b.scanned))];
    });
}
/** What is known of a branch at the beginning; only cards that are remembered are known then. */
function groundOf(branch, sha, found, seen, standing) {
    const { pulls, issues, own, twins, freezes, memo } = standing;
    const pull = pulls.known ? (pulls.value.get(branch)?.[0] ?? null) : null;
    const cards = [...standing.cards].filter((entry) => entry[1].pull === pull?.number);
    return {
        branch,
        sha,
        found,
        others: seen.found,
        pull,
        cards: new Map(cards),
        allCards: false,
        own,
        twins,
        freezes,
        pulls: pulls.known ? pulls.value : null,
        // Without the list of pull requests, issues would be opened for what has a card there.
        issues: issues.known && pulls.known,
        memo,
    };
}
/** Cards and issues about workflows that are on no branch any more. What cannot be read is not gone. */
function goneIn({ there, report, found }, { own, cards, pulls }, { config, settings }) {
    const unread = new Set(report.unreadable.map(({ branch }) => branch));
    const isGone = (key, body) => {
        const mark = (0,markers/* readMark */.Mp)(body);
        if (!mark || there.has(key) || (0,card_freeze/* holds */.v9)((0,card_freeze/* freezeIn */.fZ)(body), settings.now))
            return false;
        // A branch that was never pushed is not on GitHub, and was not when it was reported.
        if (mark.sha === null)
            return false;
        const { branch } = mark;
        return branch !== null && !unread.has(branch) && !(0,queries/* ignored */.PP)(config, { branch });
    };
    const issues = [...own].flatMap(([key, { number, open, body }]) => open && isGone(key, body) ? [{ kind: 'gone', key, at: number, as: 'issue', body }] : []);
    const comments = [...cards].flatMap(([key, { pull, body }]) => isGone(key, body) && !saysSettled(body) ? [{ kind: 'gone', key, at: pull, as: 'card', body }] : []);
    const owners = new Set(found.map(({ branch }) => branch));
    const bare = pulls.known ? barePulls(pulls.value, comments, owners) : [];
    return [...issues, ...comments, ...bare];
}
/** Labels of a pull request whose last card is about what is gone; others are handled with their branch. */
function barePulls(pulls, gone, owners) {
    const at = new Set(gone.flatMap((act) => (act.kind === 'gone' ? [act.at] : [])));
    return [...pulls].flatMap(([branch, all]) => all.flatMap(({ number, labels }) => {
        const remove = CARD_LABELS.filter((label) => labels.includes(label));
        const bare = at.has(number) && !owners.has(branch) && remove.length > 0;
        return bare ? [{ kind: 'labels', issue: number, add: [], remove }] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/modes/sweep/dashboard.js

















/** Written although nothing changed, to show that the sweep still runs. */
const HEARTBEAT = 14 * time_units/* DAY */.d_;
/** When a sweep last wrote it, in epoch ms; `null`: that is not known. */
function sweptAt(body) {
    const at = (0,comment_marker/* readMarker */.t7)(body)?.['swept'];
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    return Number.isNaN(time) ? null : time;
}
/** Creates or updates it; nothing is written where it already says the same. */
async function keepBoard(board, desk) {
    const { hub, say, settings } = desk;
    const { board: there } = board.standing;
    if (there === null && !isWorthIt(board, desk))
        return;
    const draft = drawn(board, there, desk);
    const isKept = there && draft && !isDue(there.body, settings.now) && (0,dashboard/* saysTheSame */.Yq)(there.body, draft.body);
    if (isKept && board.standing.boards.length === 0)
        return;
    try {
        // Read once more just before it is written: a tick or a freeze may have come since.
        const fresh = there && (await hub.conversation(there.number));
        const words = drawn(await readAgain(board, hub), fresh, desk);
        if (words === null)
            say('warning', 'The dashboard has no room for all freezes, and was left as it is.');
        else
            await desk.attempt({ kind: 'issue', key: markers/* DASHBOARD_KEY */.l5, ...words, labels: [], sole: true });
    }
    catch (error) {
        if (!(0,mode_context.endsAll)(error))
            throw error;
        say('warning', `The dashboard was not written, so the next sweep begins again: ${error.message}`);
    }
}
/** With the dashboards beside it as they are now. */
async function readAgain(board, hub) {
    const boards = [];
    for (const { number } of board.standing.boards) {
        const now = await hub.conversation(number);
        if (now?.open)
            boards.push(now);
    }
    return { ...board, standing: { ...board.standing, boards } };
}
function isDue(body, now) {
    const at = sweptAt(body);
    return at === null || now - at > HEARTBEAT;
}
/** Whether there is anything to say, or to keep for the next sweep. */
function isWorthIt(board, desk) {
    const { seen, worked } = board;
    const { rows, elsewhere } = rowsOf(board, new Map(), new Set(), desk);
    const needs = rows.some((row) => needsSomebody(row) || (0,urgency/* isOutdated */.lY)(row.scanned));
    const unread = seen.report.unreadable.some(validity/* isInvalidFile */.og);
    return needs || unread || elsewhere > 0 || worked.left || memoBlock(worked.memo) !== '';
}
/** `there`: as it stands; `null` in the answer: its freezes have no room. */
function drawn(board, there, desk) {
    const { seen, standing, worked, looked, stuck } = board;
    const body = there?.body ?? '';
    const { now } = desk.settings;
    // What a person ticked or froze in a duplicate is moved here.
    const bodies = [...standing.boards.map((one) => one.body), body];
    const kept = bodies.flatMap((one) => [...(0,card_freeze/* freezesIn */.uc)(one)]);
    const freezes = new Map(kept.filter(([, freeze]) => (0,card_freeze/* holds */.v9)(freeze, now)));
    const shown = bodies.flatMap((one) => (0,dashboard/* readDashboard */.F7)(one)?.rows ?? []);
    const ticked = new Set(shown.flatMap((row) => (row.checked ? [row.row] : [])));
    const { rows, elsewhere } = rowsOf(board, freezes, ticked, desk);
    const view = {
        rows,
        unreadable: seen.report.unreadable,
        recovered: recoveredOf(standing),
        sweep: { at: (0,time/* formatTime */.f)(now), looked, branches: seen.branches, cursor: worked.cursor, stuck },
        commands: desk.commands,
        wakes: desk.config.dispatch.kind,
        role: desk.inputs.commandPermission,
        door: desk.inputs.door,
        elsewhere,
    };
    const memo = memoBlock(pruned(worked.memo, board));
    const words = (0,dashboard/* dashboard */.ze)(view, truncate_body/* BODY_LIMIT */.T - memo.length);
    const frozen = (0,card_freeze/* withFreezes */.lR)(words.body + memo, freezes);
    return frozen === null ? null : { title: words.title, body: frozen };
}
function rowsOf({ seen, standing, worked }, freezes, ticked, desk) {
    const rows = seen.found.flatMap((found) => {
        const ground = { ...groundOf(found.branch, found.sha, [found], seen, standing), freezes };
        const frozen = freezeOf(found, ground, desk.settings.now);
        const onPull = ground.pull !== null && !ground.pull.locked && (needsSomebody(found) || frozen !== null);
        if (onPull)
            return [];
        const pull = proposalFor(found, standing) ?? worked.opened.get(found.key) ?? null;
        return [{ ...found, frozen, ticked: ticked.has((0,dashboard_rows/* rowKey */.om)(found)), pull }];
    });
    return { rows, elsewhere: seen.found.length - rows.length };
}
/** Our open pull request that migrates or repairs it. */
function proposalFor({ recovery, branch }, { pulls }) {
    if (!pulls.known)
        return null;
    const keys = recovery.proposals.map(({ kind, changes }) => kind === 'migrate'
        ? migrationKey(recovery, branch)
        : (0,markers/* proposalKey */.KD)(kind, recovery.id, branch, (0,hash/* keyOf */.TN)(changes)));
    const names = recovery.proposals.map(({ kind }, at) => (0,commit_message/* proposalBranch */.hj)(kind, recovery.id, keys[at] ?? ''));
    const open = names.flatMap((name) => [name, `${name}-2`]).flatMap((name) => pulls.value.get(name) ?? []);
    return open[0]?.number ?? null;
}
const migrationKey = ({ id, newest }, branch) => (0,markers/* proposalKey */.KD)('migrate', id, branch, String(newest));
/** Lines about workflows that were resumed. */
const MOST_RECOVERED = 5;
/** By what our own cards say; the last one first. */
function recoveredOf({ own, cards }) {
    const bodies = [...own.values(), ...cards.values()].map(({ body }) => body);
    const all = bodies.flatMap((body) => recoveredIn(body) ?? []);
    return all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST_RECOVERED);
}
/** What refers to nothing any more is not kept. */
function pruned({ cards, proposals }, { seen, standing: { pulls } }) {
    const open = pulls.known ? new Set([...pulls.value.values()].flat().map(({ number }) => number)) : null;
    const due = new Set(seen.found
        .filter(({ scanned }) => (0,urgency/* isOutdated */.lY)(scanned))
        .map(({ recovery, branch }) => migrationKey(recovery, branch)));
    return {
        cards: new Map([...cards].filter(([, { pull }]) => open?.has(pull) ?? true)),
        proposals: new Map([...proposals].filter(([key]) => due.has(key))),
    };
}
/** How many consecutive sweeps made no progress; the dashboard remembers the earlier ones. */
function stuckNow(worked, body) {
    if (!worked.left || worked.landed > 0)
        return 0;
    return (body === null ? 0 : ((0,dashboard/* readDashboard */.F7)(body)?.stuck ?? 0)) + 1;
}
/** After which branch the last sweep stopped; what is not as we write it counts as nothing. */
function cursorOf(body) {
    return body === null ? null : ((0,dashboard/* readDashboard */.F7)(body)?.cursor ?? null);
}

// EXTERNAL MODULE: ./lib/report/copies/duplicates.js + 1 modules
var duplicates = __webpack_require__(64803);
// EXTERNAL MODULE: ./lib/report/host-wording.js
var host_wording = __webpack_require__(43339);
// EXTERNAL MODULE: ./lib/report/markdown/scan.js
var markdown_scan = __webpack_require__(7353);
;// CONCATENATED MODULE: ./lib/modes/sweep/notices.js
// Notices about a sweep: what was found and left alone, whether it made progress, and that it had stopped.







/** Of a job's summary, in bytes: GitHub takes 1 MiB, and what is said beside the report wants room. */
const SUMMARY_LIMIT = 800_000;
/** What a sweep found and does nothing about. */
function tellOf({ found, lagging, report }, desk) {
    const { summary } = report;
    desk.say('info', `${summary.workflows} workflows: ${summary.stale} stale, ${summary.abandoned} abandoned.`);
    if (lagging.length > 0)
        desk.say('info', `${lagging.length} copies lag behind the default branch, and need no one.`);
    tellOfMigrations(found, found, desk);
}
/** Migrations that are due and not proposed, each with the reason. */
function tellOfMigrations(found, others, desk) {
    for (const one of found) {
        const migration = migrationOf(one, others, desk);
        const what = `${one.recovery.id} on ${one.branch}`;
        if (migration.kind === 'refused')
            desk.say('warning', migration.why);
        if (migration.kind === 'deferred')
            desk.say('notice', `${what}: ${migration.why}`);
        if (migration.kind === 'elsewhere')
            desk.say('warning', `${what}: it is migrated on ${migration.branch}, and gets it by a merge.`);
    }
}
/** State files that may be old and cannot be migrated as they are; a format without versions has none. */
function tellOfBlocked(found, unreadable, desk) {
    const why = 'it cannot be migrated as it is.';
    for (const { recovery, branch } of found) {
        if (desk.engine.migratable(recovery) !== 'impossible')
            continue;
        const reason = desk.engine.obstacleOf(recovery)?.message ?? recovery.decision.instruction;
        desk.say('warning', `${recovery.id} on ${branch}: ${why} ${recovery.path}: ${reason}`);
    }
    const mute = unreadable.filter((file) => isInvalidFile(file) && desk.engine.mayBeOld(file.path));
    for (const { path, branch, message } of mute)
        desk.say('warning', `${path} on ${branch}: ${why} ${message}`);
}
/** A dashboard is written at least every two weeks; after this long without one, the schedule had stopped. */
const GAP = 30 * time_units/* DAY */.d_;
/** GitHub switches a schedule off after 60 days without activity, and says so to no one here. */
function gapSince({ board }, { settings, say, inputs }) {
    const at = board === null ? null : sweptAt(board.body);
    if (at === null || settings.now - at < GAP)
        return;
    const days = Math.floor((settings.now - at) / time_units/* DAY */.d_);
    say('warning', `No sweep was seen for ${days} days. ${host_wording/* DOORS */.I[inputs.door].gap}`);
}
/** Sweeps without progress before it is a warning. */
const STUCK = 3;
function progressOf({ left, landed }, stuck, { say, inputs }) {
    if (stuck >= STUCK)
        say('warning', `No progress in ${stuck} sweeps in a row. ${host_wording/* DOORS */.I[inputs.door].stuck}`);
    else if (left)
        say('notice', `${landed} things were done; what is left goes on with the next sweep.`);
}
function pageOf({ report, judged }, { cli }) {
    const view = {
        commands: cli,
        dir: null,
        limit: SUMMARY_LIMIT,
        duplicates: (0,duplicates/* duplicatesIn */.uS)(judged),
    };
    return (0,markdown_scan/* markdownReport */.q)(report, view).replace(/^## Rekindle\n\n/, '');
}

// EXTERNAL MODULE: ./lib/model/github/duplicates.js
var github_duplicates = __webpack_require__(89427);
;// CONCATENATED MODULE: ./lib/modes/sweep/merge-duplicates.js
// Merges comments or issues that were made twice for one workflow, by a delayed list or a race: the lowest
// number is kept, and what is worth keeping of the others is moved there.

/** The body that is kept, with the freeze that another holds where it has none itself. `now` in epoch ms. */
function joined(kept, others, now) {
    if ((0,card_freeze/* holds */.v9)((0,card_freeze/* freezeIn */.fZ)(kept), now))
        return kept;
    const freeze = others.map(card_freeze/* freezeIn */.fZ).find((one) => (0,card_freeze/* holds */.v9)(one, now)) ?? null;
    return (0,card_freeze/* withFreeze */.iF)(kept, freeze);
}
/** In their order, by a key; what has none is left out. */
function groupsBy(all, keyOf) {
    const groups = new Map();
    for (const one of all) {
        const key = keyOf(one);
        if (key !== undefined)
            groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return groups;
}
const bodiesOf = (all) => all.map(({ body }) => body);

;// CONCATENATED MODULE: ./lib/modes/sweep/observed-state.js
// What we have on GitHub when a sweep begins: pull requests, issues, the dashboard, and the cards
// that it remembers.







/** The kept one comes last, so that it wins. */
const boardsOf = ({ board, boards }) => board === null ? [] : [...boards, board];
const OFF = {
    known: false,
    note: 'Issues are switched off here: there is no dashboard, and no workflow gets an issue of its own.',
};
/** Three requests at most; one more for each further hundred of anything. */
async function standingNow({ hub, say, settings }) {
    const pulls = await hub.pulls();
    if (!pulls.known)
        say('warning', pulls.note);
    const issues = hub.facts.hasIssues ? await hub.issues() : OFF;
    if (!issues.known)
        say(hub.facts.hasIssues ? 'warning' : 'notice', issues.note);
    const all = issues.known ? issues.value : [];
    const boards = all.filter(isBoard);
    const board = (0,github_duplicates/* keptOf */.uq)(boards);
    const standing = board === null ? [] : [...(0,github_duplicates/* twinsOf */.HJ)(boards), board];
    const memo = standing.map(({ body }) => readMemo(body)).reduce(both, NOTHING);
    return {
        pulls,
        issues,
        board,
        boards: (0,github_duplicates/* twinsOf */.HJ)(boards),
        ...ownIn(all, settings.now),
        cards: pulls.known ? await remembered(memo, pulls.value, hub) : new Map(),
        freezes: new Map(standing.flatMap(({ body }) => [...(0,card_freeze/* freezesIn */.uc)(body)])),
        memo,
    };
}
/** One that was emptied is known by its title, which no other issue that we opened has. */
function isBoard({ body, title, open }) {
    return (0,comment_marker/* readMarker */.t7)(body)?.key === markers/* DASHBOARD_KEY */.l5 || (open && title === dashboard/* DASHBOARD_TITLE */.kM && (0,github_duplicates/* isBlank */.z3)(body));
}
const both = (a, b) => ({
    cards: new Map([...a.cards, ...b.cards]),
    proposals: new Map([...a.proposals, ...b.proposals]),
});
/** Of several with one key, the kept one counts, with the freeze of the others. */
function ownIn(issues, now) {
    const all = groupsBy(issues, ({ body }) => (0,markers/* readMark */.Mp)(body)?.key);
    const own = new Map();
    const twins = new Map();
    for (const [key, group] of all) {
        const kept = (0,github_duplicates/* keptOf */.uq)(group);
        const others = (0,github_duplicates/* twinsOf */.HJ)(group);
        if (kept !== null)
            own.set(key, { ...kept, body: joined(kept.body, bodiesOf(others), now) });
        if (others.length > 0)
            twins.set(key, others);
    }
    return { own, twins };
}
/** What was remembered about pull requests that are closed now no longer matters. */
async function remembered({ cards }, pulls, hub) {
    const open = new Set([...pulls.values()].flat().map(({ number }) => number));
    const wanted = [...cards].filter(([, { pull }]) => open.has(pull));
    if (wanted.length === 0)
        return new Map();
    const bodies = await hub.bodies(wanted.map(([, { nodeId }]) => nodeId));
    return new Map(wanted.flatMap(([key, { pull, nodeId }]) => {
        const there = bodies.get(nodeId);
        // A comment that was deleted or is another card counts as not remembered.
        if (!there || (0,markers/* readMark */.Mp)(there.body)?.key !== key)
            return [];
        return [[key, { pull, nodeId, ...there, others: 0 }]];
    }));
}

;// CONCATENATED MODULE: ./lib/modes/sweep/apply-effects.js
// Applies a sweep's effects one by one; a refused one is reported once, and shown on the job's page instead.


/** A permission that is missing once stays missing, so the request is not repeated. */
function landing(desk) {
    const lacking = new Set();
    return async (effect) => {
        if (!lacking.has(effect.kind)) {
            try {
                return await desk.land(effect);
            }
            catch (error) {
                if (!(error instanceof errors/* WorldError */.nM))
                    throw error;
                if (error.refused === 'permission')
                    lacking.add(effect.kind);
                if ((0,mode_context.endsAll)(error))
                    throw error;
                desk.say('warning', (0,mode_context.refusalWords)(effect, error));
            }
        }
        if (effect.kind === 'card' || effect.kind === 'issue')
            desk.page(wordsOf(effect.body));
        return null;
    };
}
/** Without the marker, by which nothing could be found there. */
function wordsOf(body) {
    return body.slice(body.indexOf('\n') + 1);
}

// EXTERNAL MODULE: ./lib/report/github/card/card.js
var card_card = __webpack_require__(47597);
// EXTERNAL MODULE: ./lib/modes/workflow-card.js
var workflow_card = __webpack_require__(35794);
;// CONCATENATED MODULE: ./lib/modes/sweep/operation-effects.js






/** Empty where nothing is to be written. Pure. */
function effectsOf(act, scene, desk) {
    switch (act.kind) {
        case 'look':
            return [];
        case 'migrate':
            return [act.effect];
        case 'close':
            return [{ kind: 'close', key: `close-${act.issue}`, issue: act.issue, reason: 'completed' }];
        case 'labels': {
            const { issue, add, remove } = act;
            return [{ kind: 'label', key: `labels-${issue}`, issue, add, remove }];
        }
        case 'card': {
            const body = operation_effects_drawn(act.found, act.turn, act.alone, scene, desk).body;
            return [{ kind: 'card', key: act.found.key, issue: act.pull, body }];
        }
        case 'issue': {
            const words = operation_effects_drawn(act.found, act.turn, true, scene, desk);
            const labels = (0,github_labels/* labelsFor */.d)([{ scanned: act.found.scanned, frozen: false }]).add;
            return [{ kind: 'issue', key: act.found.key, ...words, labels }];
        }
        case 'fold': {
            const { key, at, as, title, body } = act;
            if (as === 'card')
                return [{ kind: 'card', key, issue: at, body }];
            return [{ kind: 'issue', key, title, body, labels: [] }];
        }
        case 'settle':
            return operation_effects_settled(act, scene, desk);
        case 'gone':
            break;
    }
    return goneEffects(act, scene);
}
function goneEffects({ key, at, as }, { before, title }) {
    const body = before === null ? null : goneCard(before);
    if (body === null)
        return [];
    if (as === 'card')
        return [{ kind: 'card', key, issue: at, body }];
    const close = { kind: 'close', key: `close-${at}`, issue: at, reason: 'not_planned' };
    return [{ kind: 'issue', key, title, body, labels: [] }, close];
}
function operation_effects_settled(act, scene, desk) {
    const { found, at, as } = act;
    const { before } = scene;
    if (before === null)
        return [];
    const { action } = found.scanned.decision;
    const words = action === 'none' || action === 'start-fresh'
        ? operation_effects_drawn(found, OPEN, true, scene, desk)
        : { title: movingTitle(found.scanned), body: movingCard(found.scanned, before) };
    if (as === 'card')
        return [{ kind: 'card', key: found.key, issue: at, body: words.body }];
    return [{ kind: 'issue', key: found.key, ...words, labels: [] }];
}
function operation_effects_drawn(found, turn, alone, { before, deep }, desk) {
    const seat = {
        commands: desk.commands,
        bare: true,
        alone,
        role: desk.inputs.commandPermission,
    };
    const view = (0,workflow_card/* cardView */.af)(asItMoves(found, deep.get(found.key)), turn, seat, desk);
    const body = asDrawn((0,workflow_card/* cardBody */.zI)(view, before, null), fingerprint(found, turn, alone, desk));
    return { title: (0,card_card/* cardTitle */.J)(view), body };
}
/** All that the commit shows, and when it moved by GitHub's clock. */
function asItMoves(found, deep) {
    if (!deep)
        return found;
    const { last_activity, age_days, liveness, branches, notes } = found.scanned;
    const { activity } = found.recovery;
    const both = [...new Set([...notes, ...deep.scanned.notes])];
    return {
        ...deep,
        scanned: { ...deep.scanned, last_activity, age_days, liveness, branches, notes: both },
        recovery: { ...deep.recovery, activity, liveness },
    };
}

// EXTERNAL MODULE: ./lib/report/github/check-run.js
var check_run = __webpack_require__(81368);
// EXTERNAL MODULE: ./lib/report/github/proposal/problems.js
var problems = __webpack_require__(14583);
;// CONCATENATED MODULE: ./lib/modes/sweep/propose-migration.js
// Opens or updates a migration's pull request, and remembers for which nothing more is to be done.








/** `place`: the pull request of the branch, where people look. @throws WorldError where it ends everything */
async function propose(act, place, state) {
    const { effect } = act;
    const { desk } = state;
    try {
        const done = await propose_migration_proposed(act, state);
        if (done !== null)
            state.memo.proposals.set(effect.key, done);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const { refused } = error;
        if ((0,mode_context.endsAll)(error))
            throw error;
        desk.say('warning', (0,mode_context.refusalWords)(effect, error));
        if (refused === 'workflows') {
            // It stays refused until the branch or the account changes: another try would write in vain (G07).
            desk.say('warning', `${effect.base}: ${behind(desk.inputs.door)}`);
            state.memo.proposals.set(effect.key, refusedDigits(effect.head, desk.hub.facts.account));
        }
        state.noPulls ||= refused === 'permission' || refused === 'actions-pull-requests';
        if (refused !== 'actions-pull-requests')
            return;
        await leftByHand(act, place, desk);
        state.memo.proposals.set(effect.key, digitsOf(effect.head));
    }
}
const behind = (door) => 'its files in .github/workflows differ from those of the default branch, and this token may not make a ' +
    `branch of it. Merge the default branch into it, or ${host_wording/* DOORS */.I[door].workflows}.`;
/** What is to be remembered once all is done; what ends before the check run does it all again. */
async function propose_migration_proposed({ effect, open, found }, state) {
    const { desk } = state;
    if (open?.head && standsFor(effect, open)) {
        return (await judged(found, open.head.sha, desk)) ? digitsOf(effect.head) : null;
    }
    const landed = await desk.land(effect);
    state.landed += 1;
    if (landed.outcome === 'declined')
        return '-';
    if (landed.outcome === 'foreign')
        await toldOfMove(effect, landed, desk);
    else if (landed.number !== null || desk.inputs.dryRun) {
        if (open === null)
            state.newPulls += 1;
        if (landed.number !== null)
            state.opened.set(found.key, landed.number);
        if (landed.sha !== null && !(await judged(found, landed.sha, desk)))
            return null;
    }
    return digitsOf(effect.head);
}
/** A person has taken over the branch, and its base has moved. */
async function toldOfMove({ key, base }, { number }, desk) {
    if (number === null)
        return;
    const body = (0,problems/* movedBaseWords */.IQ)(`moved-${key}`, base);
    await desk.attempt({ kind: 'comment', key: `moved-${key}`, issue: number, body });
}
/** The branch is there; the link to open the pull request by hand is reported where people look. */
async function leftByHand({ effect }, place, desk) {
    const { key, branch, base } = effect;
    const { facts } = desk.hub;
    const names = [facts.owner, facts.repo].map(encodeURIComponent);
    const address = [desk.inputs.server, ...names].join('/');
    const body = (0,problems/* unopenedWords */.Qt)(`unopened-${key}`, { branch, base, address });
    desk.page(body.slice(body.indexOf('\n') + 1));
    if (place !== null)
        await desk.attempt({ kind: 'comment', key: `unopened-${key}`, issue: place, body });
}
/**
 * What is pushed with a workflow's own token starts no workflows, so our commit gets its check run from us.
 * False where that is to be tried again with the next sweep.
 */
async function judged({ sha: before, branch, looked }, sha, desk) {
    const { hub, settings, engine, inputs, cli } = desk;
    if (inputs.token === 'own')
        return true;
    const after = await (0,handle/* look */.O)(hub, { kind: 'commit', revision: sha, branch }, settings, 'scan', engine);
    const call = {
        head: sha,
        base: { kind: 'commit', commit: before },
        failOn: inputs.failOn,
        remarks: [],
        resultFile: '',
    };
    const base = { judged: looked.judged.filter(({ holding }) => holding.owner === branch) };
    const run = (0,check_run/* checkRunOf */.R)(after, base, call, {
        typed: { commands: cli, dir: null },
        gate: inputs.gate,
        door: inputs.door,
    });
    if (run === null)
        return true;
    try {
        await desk.land(run);
        return true;
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        if ((0,mode_context.endsAll)(error))
            throw error;
        desk.say('warning', (0,mode_context.refusalWords)(run, error));
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/modes/sweep/refetch-branch.js



/**
 * `null`: the branch or its pull request is not any more what it was; the next sweep sees what it is. Two
 * requests; one more for each issue, and for the comments below a pull request.
 */
async function refetchBranch(ground, boards, desk) {
    const { hub, settings } = desk;
    if ((await hub.head(ground.branch)) !== ground.sha)
        return null;
    const pull = ground.pull && (await hub.conversation(ground.pull.number));
    if (ground.pull && !pull?.open)
        return null;
    const own = new Map();
    for (const { key } of ground.found) {
        const issue = ground.own.get(key);
        const now = issue && (await hub.conversation(issue.number));
        const others = bodiesOf(ground.twins.get(key) ?? []);
        if (now)
            own.set(key, { ...now, body: joined(now.body, others, settings.now) });
    }
    const freezes = new Map();
    for (const { number } of boards)
        for (const [key, freeze] of (0,card_freeze/* freezesIn */.uc)((await hub.conversation(number))?.body ?? ''))
            freezes.set(key, freeze);
    return {
        ...ground,
        pull,
        own,
        cards: pull ? await cardsAt(pull.number, desk) : new Map(),
        allCards: true,
        freezes: boards.length > 0 ? freezes : ground.freezes,
    };
}
/** Our cards under a pull request, by their keys; of several with one key the oldest counts. */
async function cardsAt(pull, { hub, settings }) {
    const remarks = await hub.remarks(pull);
    const keyOf = ({ ours, body }) => (ours ? (0,markers/* readMark */.Mp)(body)?.key : undefined);
    const cards = new Map();
    for (const [key, [kept, ...others]] of groupsBy(remarks, keyOf)) {
        if (!kept)
            continue;
        const { nodeId, createdAt } = kept;
        const body = joined(kept.body, bodiesOf(others), settings.now);
        cards.set(key, { pull, nodeId, createdAt, body, others: others.length });
    }
    return cards;
}

;// CONCATENATED MODULE: ./lib/modes/sweep/sweep-state.js
// The state of a running sweep: what it works with, its limits, and its results.

/** Requests that are kept for the dashboard. */
const KEPT = 1;
/** Whether an operation fits into what is left; `mayEver`: into a whole sweep. */
const fits = (act, { job, desk }) => costOf(act) <= job.limits.operations - KEPT - desk.hub.spent().writes;
const mayEver = (act, { job }) => costOf(act) <= job.limits.operations - KEPT;
/** Whether the limits leave room for it. */
function sweep_state_isDue(act, bench) {
    const { maxOpenIssues, maxNewPullRequests } = bench.job.limits;
    if (!bench.job.does(act))
        return false;
    if (act.kind === 'issue' && act.number === null)
        return bench.openIssues < maxOpenIssues;
    if (act.kind !== 'migrate' || act.open !== null)
        return true;
    if (bench.noPulls)
        return false;
    if (bench.newPulls < maxNewPullRequests)
        return true;
    bench.waits ||= maxNewPullRequests > 0;
    return false;
}
/** It does not fit into any sweep. */
function tooDear(act, bench) {
    const { operations } = bench.job.limits;
    bench.waits = true;
    const { say, inputs } = bench.desk;
    const limit = host_wording/* DOORS */.I[inputs.door].dear(operations);
    say('warning', `Something takes ${costOf(act) + KEPT} writing requests, and ${limit}`);
}
// How many writing requests an operation may take, so that a sweep stops before its limit and keeps one for
// its own record.
/** Where the number depends on what is in it. The figures are those of each effect, none of them raced. */
function costOf(act) {
    switch (act.kind) {
        case 'look':
            return 0;
        case 'card':
        case 'issue':
        case 'settle':
        case 'close':
            return 1;
        case 'fold':
            return 1 + act.others;
        case 'gone':
            return act.as === 'card' ? 1 : 2;
        case 'labels':
            // Each may have to be made first; then all are put on in one go, and taken off one by one.
            return act.add.length + Math.min(1, act.add.length) + act.remove.length;
        case 'migrate':
            break;
    }
    return costOfProposal(act.effect);
}
/** A blob for each file, a tree, a commit, the branch, the pull request, its check run, what dresses it. */
function costOfProposal({ edits, labels, reviewers, teams }) {
    return edits.length + 5 + [labels, reviewers, teams].filter(({ length }) => length > 0).length;
}

;// CONCATENATED MODULE: ./lib/modes/sweep/run-plan.js
// Runs a plan branch by branch within its limits, and says where it stopped and what it found.










async function runPlan(job, desk) {
    const { turns, openIssues } = job.plan;
    const { cards, proposals } = job.memo;
    const bench = {
        job,
        desk,
        landing: landing(desk),
        memo: { cards: new Map(cards), proposals: new Map(proposals) },
        opened: new Map(),
        openIssues,
        newPulls: 0,
        noPulls: false,
        waits: false,
        landed: 0,
    };
    let [passed, stopped] = [0, false];
    for (const turn of turns) {
        stopped = turn.acts.length > 0 && (await taken(turn, bench)) === 'stop';
        if (stopped)
            break;
        passed += 1;
    }
    return {
        landed: bench.landed,
        passed,
        left: stopped || bench.waits,
        cursor: stopped ? cursorBefore(passed, turns, job.cursor) : null,
        memo: bench.memo,
        opened: bench.opened,
    };
}
async function taken(turn, bench) {
    const due = turn.acts.filter((act) => sweep_state_isDue(act, bench));
    if (due.length === 0)
        return 'done';
    if (!due.some((act) => fits(act, bench)) && due.some((act) => mayEver(act, bench)))
        return 'stop';
    try {
        return turn.branch === null ? await gone(due, bench) : await ofBranch(turn, bench);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM || error instanceof errors/* UserError */.yo))
            throw error;
        const { message } = error;
        const ends = (0,mode_context.endsAll)(error);
        bench.desk.say('warning', ends ? `The sweep ended before its end: ${message}` : `${turn.branch}: ${message}`);
        return ends ? 'stop' : 'done';
    }
}
async function ofBranch(turn, bench) {
    const { desk, job } = bench;
    const ground = await refetchBranch(job.groundOf(turn), job.boards, desk);
    if (ground === null) {
        desk.say('info', `${turn.branch} has moved since it was looked at: the next sweep sees to it.`);
        return 'done';
    }
    const acts = planBranch(ground, desk).filter((act) => sweep_state_isDue(act, bench));
    const draws = acts.some(({ kind }) => kind === 'card' || kind === 'issue' || kind === 'settle');
    const looked = draws ? await (0,modes_scan/* lookAt */.t5)(ground.branch, ground.sha, desk) : [];
    const deep = new Map(looked.map((found) => [found.key, found]));
    const end = await each(acts, (act) => perform(act, ground, deep, bench), bench);
    if (ground.pull)
        await remember(ground.pull.number, ground.cards, acts, bench);
    return end;
}
/** One after the other, as long as each fits the limits. */
async function each(acts, done, bench) {
    for (const act of acts) {
        if (!sweep_state_isDue(act, bench))
            continue;
        if (fits(act, bench))
            await done(act);
        else if (mayEver(act, bench))
            return 'stop';
        else
            tooDear(act, bench);
    }
    return 'done';
}
async function perform(act, ground, deep, bench) {
    if (act.kind === 'migrate')
        return propose(act, ground.pull?.number ?? null, bench);
    const key = act.kind === 'card' || act.kind === 'settle' || act.kind === 'issue' ? act.found.key : '';
    const issue = ground.own.get(key);
    const onIssue = act.kind === 'issue' || (act.kind === 'settle' && act.as === 'issue');
    const before = onIssue ? (issue?.body ?? null) : (ground.cards.get(key)?.body ?? null);
    const scene = { before, title: issue?.title ?? '', deep };
    await landAll(act, scene, bench);
}
async function landAll(act, scene, bench) {
    for (const effect of effectsOf(act, scene, bench.desk)) {
        const landed = await bench.landing(effect);
        if (landed === null)
            return;
        bench.landed += 1;
        if (act.kind === 'issue' && act.number === null)
            bench.openIssues += 1;
        if (effect.kind === 'close' && landed.outcome === 'done')
            bench.openIssues -= 1;
    }
}
/** What is on no branch any more: read again, and closed. */
function gone(acts, bench) {
    const { hub } = bench.desk;
    const nothing = { before: null, title: '', deep: new Map() };
    const seen = async (act) => {
        if (act.kind !== 'gone')
            return nothing;
        if (act.as === 'card')
            return { ...nothing, before: (await cardsAt(act.at, bench.desk)).get(act.key)?.body ?? null };
        const issue = await hub.conversation(act.at);
        return issue?.open ? { ...nothing, before: issue.body, title: issue.title } : nothing;
    };
    return each(acts, async (act) => landAll(act, await seen(act), bench), bench);
}
/** Which comments are our cards; those that were just made have ids that only a second look gives. */
async function remember(pull, cards, acts, { desk, memo }) {
    const isNew = acts.some((act) => act.kind === 'card' && !cards.has(act.found.key));
    const all = isNew && !desk.inputs.dryRun ? await cardsAt(pull, desk) : cards;
    for (const [key, { nodeId }] of all)
        memo.cards.set(key, { pull, nodeId });
}

;// CONCATENATED MODULE: ./lib/modes/sweep.js
// The mode `sweep`: scans every branch, tells people where they work what needs them, and proposes
// migrations.











const sweep_TITLE = 'Rekindle: sweep';
/**
 * Does what is due on GitHub, within its limits; what is left goes on with the next sweep. A second one in a
 * row writes nothing. Two at once come to the same as one: every effect is found by its key.
 * @throws UserError where inputs and config contradict each other
 */
async function sweep(hub, inputs) {
    const dry = wordsOfDryRun(inputs.dryRun);
    const desk = dry.over((0,mode_context.openDesk)(hub, inputs));
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    if (hub.facts.defaultBranch === null) {
        desk.say('notice', 'The repository has no commit on its default branch: there is nothing to look at.');
        return (0,scan_outputs/* withFigures */.kw)(desk.result(sweep_TITLE, { truncated: false, failed: false }));
    }
    let seen = null;
    let end = { truncated: false, failed: false };
    try {
        const life = await lifeOf(desk, true);
        seen = await see('all', life, desk);
        end = { truncated: await swept(seen, inputs, desk), failed: false };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        end = (0,error_result/* endedBy */.mr)(error, desk);
    }
    if (seen)
        desk.page(pageOf(seen, desk));
    for (const words of dry.pages())
        desk.page(words);
    const result = desk.result(sweep_TITLE, end);
    return seen === null ? (0,scan_outputs/* withFigures */.kw)(result) : (0,scan_outputs/* withOutputs */.Fk)(result, seen.report, inputs.resultFile);
}
/** Whether something is left. */
async function swept(seen, inputs, desk) {
    const { hub, config } = desk;
    tellOf(seen, desk);
    if (!config.usable || hub.facts.archived) {
        const why = config.usable ? 'the repository is archived' : 'the config has mistakes';
        desk.say('notice', `Nothing is written: ${why}.`);
        return false;
    }
    const standing = await standingNow(desk);
    gapSince(standing, desk);
    const body = standing.board?.body ?? null;
    const cursor = cursorOf(body);
    const plan = planSweep({ seen, standing, cursor }, desk);
    const worked = await runPlan({
        plan,
        boards: boardsOf(standing),
        cursor,
        limits: inputs,
        groundOf: ({ branch, sha, found }) => groundOf(branch ?? '', sha, found, seen, standing),
        does: () => true,
        memo: standing.memo,
    }, desk);
    const stuck = stuckNow(worked, body);
    progressOf(worked, stuck, desk);
    const ahead = plan.turns.slice(worked.passed).filter(({ branch }) => branch !== null).length;
    const looked = worked.cursor === null ? seen.branches : seen.branches - ahead;
    if (config.dashboard && standing.issues.known)
        await keepBoard({ seen, standing, worked, looked, stuck }, desk);
    return worked.left;
}
/** UTF-16 units of the page; the log has every effect whole. */
const ROOM = 150_000;
function wordsOfDryRun(isDry) {
    const seen = [];
    const noted = (effect) => {
        if (isDry)
            seen.push(effect);
        return effect;
    };
    return {
        over: (desk) => ({
            ...desk,
            land: (effect) => desk.land(noted(effect)),
            attempt: (effect) => desk.attempt(noted(effect)),
        }),
        pages: () => (isDry ? pagesOf(seen) : []),
    };
}
function pagesOf(effects) {
    const head = `### What would have been done (${effects.length})\n`;
    let room = ROOM;
    const shown = effects.map(partOf).filter((part) => {
        room -= part.length;
        return room > 0;
    });
    const left = effects.length - shown.length;
    return [head, ...shown, ...(left === 0 ? [] : [`and ${left} more, all in the log\n`])];
}
function partOf(effect) {
    const { kind, key } = effect;
    const words = 'body' in effect ? effect.body : 'summary' in effect ? effect.summary : '';
    const data = (0,text_escape/* fence */.EU)(JSON.stringify(effect, null, 2), 'json');
    const read = words === '' ? '' : `\n${(0,text_escape/* fence */.EU)(words, 'markdown')}`;
    const name = `${kind} <code>${key.replace(/[^\w-]/g, '')}</code>`;
    return `<details><summary>${name}</summary>\n\n${data}${read}\n</details>\n`;
}

// EXTERNAL MODULE: ./lib/app/events/run-mode.js
var run_mode = __webpack_require__(98726);
;// CONCATENATED MODULE: ./lib/app/scheduled/sweep-repository.js
// One sweep by the bot: a full one where there is a config; otherwise it only looks, and proposes
// a config once.





/** @throws UserError, WorldError where it could not begin */
async function sweepOnce(hub, { id: repositoryId }, inputs, projects) {
    const beside = (0,single_writer/* whySilent */.y)(hub);
    if (beside !== null)
        return (0,run_mode/* silent */.Ku)(beside);
    if (hub.facts.config === null)
        return onboard(hub, inputs);
    const other = await (0,run_mode/* overtaken */.K1)(hub);
    if (other !== null)
        return other;
    const result = await sweep(hub, inputs);
    const { owner, repo } = hub.facts;
    const report = reportIn(result);
    if (report !== null)
        await keepFound(report, { repository: `${owner}/${repo}`, repositoryId, now: inputs.now }, projects);
    return result;
}
/** What was found, as it is published: without secrets. */
function reportIn({ effects }) {
    for (const effect of effects)
        if (effect.kind === 'file')
            return JSON.parse(effect.content);
    return null;
}


/***/ }),

/***/ 89427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ twinsOf),
/* harmony export */   uq: () => (/* binding */ keptOf),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
// Which of two issues about the same thing is kept: a list lagged behind, or somebody emptied one of them.
/** The lowest number of those that are open, else the lowest; `null`: there is nothing. */
function keptOf(all) {
    const open = all.filter((one) => one.open);
    return (open.length > 0 ? open : all).toSorted((a, b) => a.number - b.number)[0] ?? null;
}
/** Those that are to be folded into the one that is kept. */
function twinsOf(all) {
    const kept = keptOf(all);
    return all.filter((one) => one.open && one !== kept);
}
/** Whether somebody emptied the body of an issue: then no marker tells what it was. */
const isBlank = (body) => body.trim() === '';


/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withoutIgnored)
/* harmony export */ });
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44902);
// Removes from a scan what the config says to ignore.

function withoutIgnored({ holding, recovered: { workflows, unreadable } }, config) {
    const recovered = {
        workflows: workflows.filter(({ path, id }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path, workflow: id })),
        unreadable: unreadable.filter(({ path }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path })),
    };
    return { holding, recovered };
}


/***/ }),

/***/ 40664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ withFiguresIn),
/* harmony export */   Fk: () => (/* binding */ withOutputs),
/* harmony export */   kw: () => (/* binding */ withFigures)
/* harmony export */ });
/* harmony import */ var _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44263);
/* harmony import */ var _report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7103);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41003);
/* harmony import */ var _secret_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83642);




/** What was written, and whether something is left for the next time. */
function figuresOf({ issues, pullRequests, operations, truncated }) {
    return {
        issues: JSON.stringify(issues),
        'pull-requests': JSON.stringify(pullRequests),
        'operations-used': String(operations),
        truncated: String(truncated),
    };
}
/** The outputs of a mode that judged no workflow for its own sake: figures alone. */
function withFigures(result) {
    const outputs = Object.entries(figuresOf(result)).map(([name, value]) => ({ kind: 'output', key: `output/${name}`, name, value }));
    return { ...result, effects: [...result.effects, ...outputs] };
}
/** The outputs among the effects, with the figures of what was written in their places. */
function withFiguresIn(result) {
    const { truncated, ...figures } = figuresOf(result);
    const written = result.truncated ? { ...figures, truncated } : figures;
    const effects = result.effects.map((one) => (one.kind === 'output' ? { ...one, value: written[one.name] ?? one.value } : one));
    return { ...result, effects };
}
/** `resultFile`: full path of the file that holds the whole result. */
function withOutputs(result, report, resultFile) {
    const safe = (0,_report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__/* .published */ .H)(report);
    const json = JSON.stringify(safe);
    const effects = [
        ...result.effects,
        ...(0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .logsOf */ .Hw)((0,_secret_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .V)(report), 'secrets'),
        { kind: 'file', key: 'file/result', name: _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FILE */ .FX, content: json },
        ...(0,_report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Yz)(safe, json, resultFile),
    ];
    return withFiguresIn({ ...result, effects });
}


/***/ }),

/***/ 83642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51814);

/** Paths that are named; the others are counted. */
const MOST = 5;
function secretsIn({ workflows, unreadable }) {
    const holds = (one) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(JSON.stringify(one)) !== JSON.stringify(one);
    const paths = [...new Set([...workflows, ...unreadable].filter(holds).map(({ path }) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(path)))];
    if (paths.length === 0)
        return [];
    const more = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
    const message = `What looks like a secret stands in ${paths.slice(0, MOST).join(', ')}${more}. It is left out of all ` +
        'that is shown, but it is in the repository and in the result file: revoke it.';
    return [{ level: 'warning', message }];
}


/***/ }),

/***/ 44263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ RESULT_FILE),
/* harmony export */   Yz: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony exports OUTPUTS, fitting */
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16569);

/** Base name of the file that holds the whole result. */
const RESULT_FILE = 'rekindle-result.json';
/** Public: as action.yml declares them. */
const OUTPUTS = [
    'decision',
    'reason',
    'result',
    'result-file',
    'workflows',
    'stale',
    'invalid',
    'needs-decision',
    'issues',
    'pull-requests',
    'operations-used',
    'truncated',
];
/** GitHub's limit for the outputs of one job is 1 MB, counted as UTF-16; the other outputs need the rest. */
const RESULT_LIMIT = 960_000;
/** All outputs, each set in every case. `json` is the whole result as it stands in `resultFile`. */
function outputsOf(report, json, resultFile) {
    const count = (holds) => String(report.workflows.filter(holds).length);
    const decision = (0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .byUrgency */ .td)(report.workflows)[0]?.decision;
    const result = sizeOf(json) <= RESULT_LIMIT ? json : JSON.stringify(fitting(report, RESULT_LIMIT));
    const values = {
        decision: decision?.action ?? '',
        reason: decision?.reason ?? '',
        result,
        'result-file': resultFile,
        workflows: String(report.summary.workflows),
        stale: count(_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverdue */ .Jv),
        invalid: String(report.summary.invalid),
        'needs-decision': count(_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .needsDecision */ .od),
        issues: '[]',
        'pull-requests': '[]',
        'operations-used': '0',
        truncated: String(result !== json),
    };
    return OUTPUTS.map((name) => ({ kind: 'output', key: `output/${name}`, name, value: values[name] }));
}
/**
 * The report with as many workflows as fit, the most urgent first, without evidence; then as many unreadable
 * files. The order, the shape and the counts of the summary stay.
 */
function fitting(report, limit) {
    const bare = report.workflows.map(withoutEvidence);
    let room = limit - sizeOf(JSON.stringify({ ...report, workflows: [], unreadable: [] }));
    const fits = (one) => {
        const size = sizeOf(JSON.stringify(one)) + 2; // the comma between two
        if (size <= room)
            room -= size;
        else
            room = 0;
        return room > 0;
    };
    const kept = new Set((0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .byUrgency */ .td)(bare).filter(fits));
    const unreadable = report.unreadable.filter(fits);
    return { ...report, workflows: bare.filter((one) => kept.has(one)), unreadable };
}
function withoutEvidence(one) {
    return { ...one, findings: one.findings.map((finding) => ({ ...finding, evidence: {} })) };
}
/** Bytes as UTF-16 or as UTF-8, whichever is more. */
function sizeOf(text) {
    return Math.max(2 * text.length, Buffer.byteLength(text));
}


/***/ })

};
