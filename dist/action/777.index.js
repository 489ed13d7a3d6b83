export const id = 777;
export const ids = [777];
export const modules = {

/***/ 9427:
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

/***/ 3534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ atWorkSince),
/* harmony export */   Lh: () => (/* binding */ withPushes),
/* harmony export */   R8: () => (/* binding */ NO_RUNS),
/* harmony export */   XP: () => (/* binding */ since),
/* harmony export */   d9: () => (/* binding */ withLife)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);
// What GitHub knows of activity on a branch, passed to the engine: its last push, and workflow
// runs as leases.

/** So far GitHub's shortest span reaches that holds the default of `abandoned-after`; a little less. */
const LOOK_BACK = 89 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_;
/** Beyond the time after which something is abandoned, so that it is known to be older than that. */
const BEYOND = 7 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_;
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
const AT_WORK = _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .HOUR */ .dp;
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


/***/ }),

/***/ 8933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ migrationOf),
/* harmony export */   h7: () => (/* binding */ isProposed),
/* harmony export */   jE: () => (/* binding */ standsFor),
/* harmony export */   qw: () => (/* binding */ openFor)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _model_progress_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1522);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9223);
/* harmony import */ var _report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(936);
/* harmony import */ var _report_github_proposal_proposal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9077);
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8549);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1042);
/* harmony import */ var _branch_activity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3534);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4743);
/* harmony import */ var _sweep_saved_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3464);
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
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo || error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OurBug */ .h6)
            return { kind: 'refused', why: `${recovery.id} on ${branch} is not migrated: ${error.message}` };
        throw error;
    }
}
/** `null`: no one is at work. */
function whyDeferred(found, { settings: { now } }) {
    if (found.recovery.liveness === 'live')
        return 'somebody is at work, so its migration waits.';
    const since = (0,_branch_activity_js__WEBPACK_IMPORTED_MODULE_5__/* .atWorkSince */ .DV)(found, now);
    if (since === null)
        return null;
    return (`its last sign of work is of ${(0,_text_time_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTime */ .f)(since)}, so somebody may be at work: its migration waits ` +
        'until it was still for an hour. A later sweep proposes it; /migrate does it now.');
}
const isTwin = (one, { recovery }) => one.recovery.id === recovery.id && one.recovery.path === recovery.path;
/** It needs no migration any more where it is at least as far along: this branch gets it by a merge. */
function isAhead(one, { recovery: { state } }, { engine }) {
    const there = one.recovery.state;
    if (!there || !state || engine.migratable(one.recovery) !== 'none')
        return false;
    return (0,_model_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .compareProgress */ .J)(there, state) >= 0;
}
/** `null`: it would change nothing. @throws UserError, OurBug */
function proposed(found, twins, desk) {
    const { recovery, scanned, branch: owner, sha } = found;
    const { draft, labels, reviewers, base } = desk.config.pullRequests;
    const change = (0,_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .changeOf */ .C2)([{ name: 'migrate' }], found, NO_ONE, desk).change;
    const edits = change.files.flatMap((file) => file.kind === 'write' && file.before !== file.after ? [{ path: file.path, text: file.after }] : []);
    if (edits.length === 0)
        return null;
    const starts = edits.find(({ path }) => path.startsWith(WORKFLOWS));
    if (starts)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`it is ${starts.path}, which starts jobs: only a person may write it, on a clone.`);
    const key = (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .proposalKey */ .KD)('migrate', recovery.id, owner, String(recovery.newest));
    const branch = (0,_report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_2__/* .proposalBranch */ .hj)('migrate', recovery.id, key);
    const notes = twins.length === 0 ? change.notes : [...change.notes, twinWords(twins.length)];
    const words = (0,_report_github_proposal_proposal_js__WEBPACK_IMPORTED_MODULE_3__/* .proposalBody */ .T)({
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
        message: (0,_report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_2__/* .commitMessage */ .df)('migrate', found, change),
        trailers: (0,_report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_2__/* .trailersOf */ .iA)(recovery.id, 'migrate'),
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
    const marker = open === null ? null : (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .readMarker */ .t7)(open.body);
    return marker?.key === key && marker['sha'] === head;
}
/** Whether nothing more is to be done about a proposal: all was done for this commit, or a person said no. */
function isProposed({ key, head }, open, { proposals }, account) {
    const at = proposals.get(key);
    const isRefused = at === (0,_sweep_saved_state_js__WEBPACK_IMPORTED_MODULE_7__/* .refusedDigits */ .vR)(head, account);
    return at === (0,_sweep_saved_state_js__WEBPACK_IMPORTED_MODULE_7__/* .digitsOf */ .C3)(head) || isRefused || (at === '-' && open === null);
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFigures: () => (/* binding */ withFigures),
/* harmony export */   withFiguresIn: () => (/* binding */ withFiguresIn),
/* harmony export */   withOutputs: () => (/* binding */ withOutputs)
/* harmony export */ });
/* harmony import */ var _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4263);
/* harmony import */ var _report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7103);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);
/* harmony import */ var _secret_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3642);




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

/***/ 3642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);

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

/***/ 4456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ landing)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2882);
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
                if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM))
                    throw error;
                if (error.refused === 'permission')
                    lacking.add(effect.kind);
                if ((0,_mode_context_js__WEBPACK_IMPORTED_MODULE_1__.endsAll)(error))
                    throw error;
                desk.say('warning', (0,_mode_context_js__WEBPACK_IMPORTED_MODULE_1__.refusalWords)(effect, error));
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


/***/ }),

/***/ 221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ needsSomebody),
/* harmony export */   L: () => (/* binding */ freezeOf)
/* harmony export */ });
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1604);
/* harmony import */ var _report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6569);


/** The freeze that holds for a workflow: by the marker of its card, the dashboard, or a label set by hand. */
function freezeOf(found, ground, now) {
    const { pull, cards, own, freezes } = ground;
    const issue = own.get(found.key);
    const bodies = [cards.get(found.key)?.body, issue?.open === true ? issue.body : undefined];
    const kept = [...bodies.map((body) => body && (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .freezeIn */ .fZ)(body)), freezes.get(found.key)];
    const one = kept.find((freeze) => freeze && (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .holds */ .v9)(freeze, now));
    if (one)
        return one;
    // A label that outlived its freeze says nothing.
    const labels = [...(pull?.labels ?? []), ...(issue?.open === true ? issue.labels : [])];
    return (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .isLabelled */ .ul)(labels) && !kept.some(Boolean) ? { by: _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .FROZEN */ .tH, until: null } : null;
}
/** Somebody must be told about it: it needs a decision, or has not moved for too long. */
function needsSomebody({ scanned }) {
    return scanned.liveness !== 'live' && ((0,_report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_1__/* .needsDecision */ .od)(scanned) || (0,_report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_1__/* .isOverdue */ .Jv)(scanned));
}


/***/ }),

/***/ 5726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ asDrawn),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   t$: () => (/* binding */ isAsDrawn)
/* harmony export */ });
/* harmony import */ var _report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6569);
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8549);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7591);



/** The rule that says of age what `liveness` says. */
const OF_AGE = 'progress-recent';
/**
 * The same digits as long as the same would be said. The commit stands for all that its files say; what
 * changes by itself (ages, and sentences with ages in them) is not in them.
 */
function fingerprint({ scanned }, turn, alone, desk) {
    const { id, path, commit, branches, last_activity, liveness, decision, proposals, notes } = scanned;
    // A reminder of what waits for a person is sent by `turn` alone, however long it waits.
    const alive = decision.action === 'wait' ? (0,_report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_1__/* .isOverdue */ .Jv)(scanned) : liveness;
    const findings = scanned.findings
        .filter(({ rule }) => rule !== OF_AGE)
        .map(({ rule, severity, line }) => [rule, severity, line]);
    const facts = [id, path, commit, branches, last_activity, alive, decision, proposals, notes, findings];
    const { commands, config, inputs } = desk;
    const orders = commands.map(({ name }) => name);
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('drawn', facts, turn, alone, orders, config.dispatch.kind, inputs.commandPermission);
}
/** The body of a card with the digest of what it was made from. */
function asDrawn(body, print) {
    return (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .withFields */ .qO)(body, { drawn: `${print}${bodyDigits(body)}` });
}
/** Whether the present card was made from the same facts and has not been changed since. */
function isAsDrawn(body, print) {
    return body !== null && (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(body)?.['drawn'] === `${print}${bodyDigits(body)}`;
}
/** Of all lines but the first, which holds the marker. */
function bodyDigits(body) {
    const text = body.replaceAll('\r\n', '\n');
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(text.slice(text.indexOf('\n') + 1)).slice(0, 8);
}


/***/ }),

/***/ 5880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ labelling),
/* harmony export */   d: () => (/* binding */ CARD_LABELS)
/* harmony export */ });
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1604);
/* harmony import */ var _report_github_labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3841);
/* harmony import */ var _branch_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(221);



/** Labels that come and go with cards; the freeze may be a person's own. */
const CARD_LABELS = _report_github_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .LABELS */ .k.filter((label) => label !== _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_1__/* .FROZEN */ .tH);
/** Labels repeat what the cards say; a freeze that a person set by the label stays. */
function labelling(ground, now) {
    const { pull, cards, own, found } = ground;
    const onPull = found.filter((one) => cards.has(one.key) || (0,_branch_context_js__WEBPACK_IMPORTED_MODULE_2__/* .needsSomebody */ .G)(one));
    const issues = found.flatMap((one) => {
        const issue = own.get(one.key);
        return issue?.open && !pull && (0,_branch_context_js__WEBPACK_IMPORTED_MODULE_2__/* .needsSomebody */ .G)(one) ? labelsAt(issue, [one], ground, now) : [];
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
    const wanted = (0,_report_github_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsFor */ .d)(found.map((one) => ({ scanned: one.scanned, frozen: (0,_branch_context_js__WEBPACK_IMPORTED_MODULE_2__/* .freezeOf */ .L)(one, ground, now) !== null })));
    const add = wanted.add.filter((label) => !place.labels.includes(label));
    const remove = wanted.remove.filter((label) => place.labels.includes(label));
    return add.length + remove.length === 0 ? [] : [{ kind: 'labels', issue: place.number, add, remove }];
}


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ bodiesOf),
/* harmony export */   G_: () => (/* binding */ groupsBy),
/* harmony export */   oR: () => (/* binding */ joined)
/* harmony export */ });
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1604);
// Merges comments or issues that were made twice for one workflow, by a delayed list or a race: the lowest
// number is kept, and what is worth keeping of the others is moved there.

/** The body that is kept, with the freeze that another holds where it has none itself. `now` in epoch ms. */
function joined(kept, others, now) {
    if ((0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .holds */ .v9)((0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .freezeIn */ .fZ)(kept), now))
        return kept;
    const freeze = others.map(_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .freezeIn */ .fZ).find((one) => (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .holds */ .v9)(one, now)) ?? null;
    return (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_0__/* .withFreeze */ .iF)(kept, freeze);
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


/***/ }),

/***/ 1459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ standingNow),
/* harmony export */   j: () => (/* binding */ boardsOf)
/* harmony export */ });
/* harmony import */ var _model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9427);
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1604);
/* harmony import */ var _report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5971);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9223);
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8549);
/* harmony import */ var _merge_duplicates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6266);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3464);
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
    const board = (0,_model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .keptOf */ .uq)(boards);
    const standing = board === null ? [] : [...(0,_model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .twinsOf */ .HJ)(boards), board];
    const memo = standing.map(({ body }) => (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_2__/* .readMemo */ .fw)(body)).reduce(both, _saved_state_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING */ .K$);
    return {
        pulls,
        issues,
        board,
        boards: (0,_model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .twinsOf */ .HJ)(boards),
        ...ownIn(all, settings.now),
        cards: pulls.known ? await remembered(memo, pulls.value, hub) : new Map(),
        freezes: new Map(standing.flatMap(({ body }) => [...(0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .freezesIn */ .uc)(body)])),
        memo,
    };
}
/** One that was emptied is known by its title, which no other issue that we opened has. */
function isBoard({ body, title, open }) {
    return (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarker */ .t7)(body)?.key === _report_github_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .DASHBOARD_KEY */ .l5 || (open && title === _report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_0__/* .DASHBOARD_TITLE */ .kM && (0,_model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .isBlank */ .z3)(body));
}
const both = (a, b) => ({
    cards: new Map([...a.cards, ...b.cards]),
    proposals: new Map([...a.proposals, ...b.proposals]),
});
/** Of several with one key, the kept one counts, with the freeze of the others. */
function ownIn(issues, now) {
    const all = (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_6__/* .groupsBy */ .G_)(issues, ({ body }) => (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .readMark */ .Mp)(body)?.key);
    const own = new Map();
    const twins = new Map();
    for (const [key, group] of all) {
        const kept = (0,_model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .keptOf */ .uq)(group);
        const others = (0,_model_github_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .twinsOf */ .HJ)(group);
        if (kept !== null)
            own.set(key, { ...kept, body: (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)(kept.body, (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_6__/* .bodiesOf */ .AV)(others), now) });
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
        if (!there || (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .readMark */ .Mp)(there.body)?.key !== key)
            return [];
        return [[key, { pull, nodeId, ...there, others: 0 }]];
    }));
}


/***/ }),

/***/ 3545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ planBranch),
/* harmony export */   v: () => (/* binding */ OPEN)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4303);
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);
/* harmony import */ var _report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7974);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9223);
/* harmony import */ var _migration_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8933);
/* harmony import */ var _branch_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(221);
/* harmony import */ var _card_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5726);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5880);
// Plans the operations for the workflows of one branch from the observed state, without any request.








/** What needs a person so much that it gets an issue of its own. Waiting for one is not being abandoned. */
function needsIssue({ scanned: { decision, liveness } }) {
    const { action } = decision;
    return action === 'ask' || action === 'block' || (action !== 'wait' && liveness === 'abandoned');
}
/** In the order in which they are done: what frees a place before what takes one, the dearest last. */
function planBranch(ground, desk) {
    const { now } = desk.settings;
    const movable = ground.found.filter((one) => one.recovery.liveness !== 'live' && (0,_branch_context_js__WEBPACK_IMPORTED_MODULE_6__/* .freezeOf */ .L)(one, ground, now) === null);
    return [
        ...folding(ground, now),
        ...movable.flatMap((found) => ((0,_branch_context_js__WEBPACK_IMPORTED_MODULE_6__/* .needsSomebody */ .G)(found) ? [] : settling(found, ground, desk))),
        ...movable.flatMap((found) => ((0,_branch_context_js__WEBPACK_IMPORTED_MODULE_6__/* .needsSomebody */ .G)(found) ? telling(found, ground, desk) : [])),
        ...(0,_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .labelling */ .B)(ground, now),
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
    return (0,_report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__/* .saysSettled */ .YO)(body) || wasTold(body, found) || (0,_card_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsDrawn */ .t$)(body, (0,_card_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprint */ .Rj)(found, OPEN, true, desk));
}
/** Of this very commit the same was said, no matter by whom: then it is still so. */
function wasTold(body, { scanned }) {
    const mark = (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .readMark */ .Mp)(body);
    return mark?.decision === (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .decisionDigest */ .Dc)(scanned) && mark.sha === scanned.commit && !(0,_report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__/* .saysSettled */ .YO)(body);
}
/** Nothing has changed. */
const OPEN = { kind: 'open' };
/** A reminder of a waiting workflow is sent once in each `stale-after`. */
function turnFor({ scanned, recovery }, desk) {
    const { now, staleAfter } = (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .settingsFor */ .z)(desk.settings, scanned.format);
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
        const alone = [...cards.keys(), ...ground.found.filter(_branch_context_js__WEBPACK_IMPORTED_MODULE_6__/* .needsSomebody */ .G).map(({ key }) => key)].every((key) => key === found.key);
        const drawn = (0,_card_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsDrawn */ .t$)(cards.get(found.key)?.body ?? null, (0,_card_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprint */ .Rj)(found, turn, alone, desk));
        return [
            ...(drawn ? [] : [{ kind: 'card', found, pull: pull.number, turn, alone }]),
            ...(issue?.open ? [{ kind: 'close', issue: issue.number, key: found.key }] : []),
        ];
    }
    const wanted = issue === undefined ? needsIssue(found) : issue.open;
    if (!ground.issues || !wanted)
        return [];
    if (issue && (0,_card_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsDrawn */ .t$)(issue.body, (0,_card_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprint */ .Rj)(found, turn, true, desk)))
        return [];
    return [{ kind: 'issue', found, number: issue?.number ?? null, turn }];
}
function migrating(found, { others, pulls, memo }, desk) {
    if (pulls === null)
        return [];
    const migration = (0,_migration_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .migrationOf */ .IC)(found, others, desk);
    if (migration.kind !== 'due')
        return [];
    const { effect } = migration;
    const open = (0,_migration_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .openFor */ .qw)(effect, pulls);
    return (0,_migration_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .isProposed */ .h7)(effect, open, memo, desk.hub.facts.account)
        ? []
        : [{ kind: 'migrate', found, effect, open }];
}
// What a sweep folds at a branch: cards and issues of one workflow that stand there more than once.
/** Until then a list of comments may lack what two runs made at once; later ones were checked already. */
const YOUNG = { from: _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY, to: 2 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_ };
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


/***/ }),

/***/ 8525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ cardsAt),
/* harmony export */   k: () => (/* binding */ refetchBranch)
/* harmony export */ });
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1604);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9223);
/* harmony import */ var _merge_duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6266);



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
        const others = (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .bodiesOf */ .AV)(ground.twins.get(key) ?? []);
        if (now)
            own.set(key, { ...now, body: (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(now.body, others, settings.now) });
    }
    const freezes = new Map();
    for (const { number } of boards)
        for (const [key, freeze] of (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_2__/* .freezesIn */ .uc)((await hub.conversation(number))?.body ?? ''))
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
    const keyOf = ({ ours, body }) => (ours ? (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_0__/* .readMark */ .Mp)(body)?.key : undefined);
    const cards = new Map();
    for (const [key, [kept, ...others]] of (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsBy */ .G_)(remarks, keyOf)) {
        if (!kept)
            continue;
        const { nodeId, createdAt } = kept;
        const body = (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(kept.body, (0,_merge_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .bodiesOf */ .AV)(others), settings.now);
        cards.set(key, { pull, nodeId, createdAt, body, others: others.length });
    }
    return cards;
}


/***/ }),

/***/ 3464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ digitsOf),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   fw: () => (/* binding */ readMemo),
/* harmony export */   vR: () => (/* binding */ refusedDigits),
/* harmony export */   yI: () => (/* binding */ memoBlock)
/* harmony export */ });
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8549);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7591);
// What a sweep saves for the next one, hidden at the end of the dashboard: which comments are our cards, and
// which proposals were declined.


const NOTHING = { cards: new Map(), proposals: new Map() };
const START = '\n<!-- rekindle-memo\n';
const END = '-->\n';
/** Lines; each has some 60 characters, and the rows of the dashboard want room as well. */
const MOST = 300;
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
    return `${START}${lines.toSorted().slice(0, MOST).join('\n')}\n${END}`;
}
/** Two dashes could end the comment; ids have no full stops. */
const unbroken = (nodeId) => nodeId.replaceAll('-', '.');
const asItWas = (kept) => kept.replaceAll('.', '-');
/** What is not as we write it is not there: then it is looked up once more. */
function readMemo(body) {
    const text = body.replaceAll('\r\n', '\n');
    const from = text.lastIndexOf(START);
    const to = from < 0 ? -1 : text.indexOf(END, from + START.length);
    if (to < 0 || (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(text) === null)
        return NOTHING;
    const cards = new Map();
    const proposals = new Map();
    for (const line of text
        .slice(from + START.length, to)
        .split('\n')
        .slice(0, MOST)) {
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
const refusedDigits = (sha, account) => (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('refused', sha, account).slice(0, 12);
/** First digits of a commit, as a memo keeps them. */
const digitsOf = (sha) => sha.slice(0, 12);


/***/ }),

/***/ 7974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ movingTitle),
/* harmony export */   Jq: () => (/* binding */ movingCard),
/* harmony export */   W_: () => (/* binding */ goneCard),
/* harmony export */   YO: () => (/* binding */ saysSettled),
/* harmony export */   jj: () => (/* binding */ recoveredIn)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4681);
/* harmony import */ var _markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9223);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5874);
/* harmony import */ var _truncate_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1801);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4027);





const FEATURE = /^[^:]*:(.*?)(?:@.*)?$/s;
/** It moves again without a command made by Rekindle. `before`: our card as it stands there. */
function movingCard(scanned, before) {
    const mark = (0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(scanned, (0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .readMark */ .Mp)(before));
    return settled(mark, `### Resumed workflow ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(scanned.feature)}`, 'It moves again, and nothing is asked of anybody here. If it stops, this card says so.');
}
/** The title of an issue that is about it alone: plain text. */
function movingTitle({ feature }) {
    return `Resumed workflow '${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(feature, 80)}'`;
}
/** It is not on its branch any more. `null`: what stands there is no card made by Rekindle. */
function goneCard(before) {
    const mark = (0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .readMark */ .Mp)(before);
    if (!mark)
        return null;
    const feature = FEATURE.exec(mark.workflow ?? '')?.[1] ?? '';
    const where = mark.branch === null ? 'its branch' : (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(mark.branch);
    return settled(mark, `### Gone workflow${feature === '' ? '' : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(feature)}`}`, `It is not on ${where} any more, so nothing is left to do here.`);
}
function settled(mark, heading, words) {
    const top = { name: 'the card', rank: 0, head: `${(0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .markLine */ .oi)(mark)}\n${heading}\n\n${words}\n` };
    return (0,_truncate_body_js__WEBPACK_IMPORTED_MODULE_3__/* .fitBody */ .K)([top, ...(0,_history_js__WEBPACK_IMPORTED_MODULE_4__/* .historyOf */ .o)(mark)]);
}
/** Whether a card made by Rekindle says already that nothing is asked of anybody. */
function saysSettled(body) {
    return /^[^\n]*\r?\n### (?:Resumed|Finished|Ended|Gone|Started fresh:) workflow(?: |\r?\n)/.test(body);
}
/** As `recoveryCard` writes it. */
const TAKEN_UP = /^\*\*Taken up again by `([^`\n]{1,60})`\*\* with `\/([a-z-]{1,40})` on (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/m;
/** Who took a workflow up again, where our card says so. */
function recoveredIn(body) {
    const mark = (0,_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .readMark */ .Mp)(body);
    const [, by, command, day, time] = TAKEN_UP.exec(body) ?? [];
    if (!mark?.workflow || by === undefined || command === undefined)
        return null;
    return { id: mark.workflow, owner: mark.branch, by, command, at: `${day}T${time}:00Z` };
}


/***/ })

};
