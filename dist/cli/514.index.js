export const id = 514;
export const ids = [514,175];
export const modules = {

/***/ 6514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ engine),
  j: () => (/* binding */ engineOver)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/rule.js
var rule = __webpack_require__(4303);
// EXTERNAL MODULE: ./lib/model/unread.js
var unread = __webpack_require__(2942);
;// CONCATENATED MODULE: ./lib/engine/catch-fault.js
// Bad files as data: what a codec, a migration or a reader throws, caught.

/** The only place where a bad file's error is caught: from here on it is data. */
function catchFault(work) {
    try {
        return { ok: true, value: work() };
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        return { ok: false, fault: error.fault };
    }
}

;// CONCATENATED MODULE: ./lib/engine/unrecognized-file.js
/**
 * The newest version of a path that was a state, `null` where there is none. Versions before the path was
 * last removed do not count: who removed the state and then put something else there meant it.
 */
function lastState(path, snapshot, wasOurs) {
    const past = snapshot.history(path);
    if (past === 'unavailable')
        return null;
    const removed = past.findIndex(({ blob }) => blob === null);
    const since = removed < 0 ? past : past.slice(0, removed);
    return since.find((version) => version.text !== null && wasOurs(version)) ?? null;
}
/** How many characters of a line are shown. */
const SHOWN = 60;
/** The fault of a text that is no state, at a place of the format's alone or with a state's beginning. */
function noState(format, text) {
    const { found, line } = foundIn(text);
    const message = `${found}, expected a saved state (${format.title}): this is a state file by its name or by how it ` +
        'begins. It was cut off, overwritten or never filled in. Restore it from history, or move it away.';
    return { rule: 'state-known', message, line };
}
/** The fault of a text that holds no state at a path where an earlier version was one. */
function noStateAnyMore(format, text, before) {
    const { found, line } = foundIn(text);
    const commit = before.commit.slice(0, 12);
    const message = `${found}, expected a saved state (${format.title}): the version of commit ${commit} is one. It was ` +
        'overwritten or cut off: restore it from history. Where the path is meant for something else from now ' +
        'on, remove the state in one commit and add the other file in the next.';
    return { rule: 'state-known', message, line, evidence: { commit: before.commit } };
}
/** The first line that says something, quoted, and its number. */
function foundIn(text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const at = lines.findIndex((line) => !/^\s*(?:-{3,}|\.{3})?\s*$/.test(line));
    const said = lines[at]?.trim();
    if (said === undefined)
        return { found: 'found no line that says anything', line: null };
    const shown = Array.from(said);
    const cut = shown.length > SHOWN ? `${shown.slice(0, SHOWN).join('')}…` : said;
    return { found: `found ${JSON.stringify(cut)} on line ${at + 1}`, line: at + 1 };
}

;// CONCATENATED MODULE: ./lib/engine/upgrade.js
// Brings a document to its format's newest version in memory; what is newer than ours is never touched.

/** @throws StateError `version-known` where the file is of a version that we do not know. */
function upgrade(format, doc) {
    const version = format.version(doc);
    if (version.rank === 'newer')
        throw unknownVersion(format, version);
    if (version.rank === null)
        return { doc, version, migrated: [] };
    let current = doc;
    const migrated = [];
    for (let rank = version.rank; rank < format.versions.length - 1; rank++) {
        const step = format.migrations.find((migration) => migration.from === rank);
        (0,errors/* assert */.vA)(step, `${format.id} has a migration from version ${format.versions[rank]}`);
        current = step.up(current);
        migrated.push(step.summary);
    }
    return { doc: current, version, migrated };
}
function unknownVersion(format, version) {
    const newest = format.versions.at(-1);
    const message = `found schema version ${JSON.stringify(version.written)}, expected ${format.versions.join(', ')}. ` +
        `The file is left alone; a Rekindle that knows more than version ${newest} is needed.`;
    return new errors/* StateError */.qq('version-known', message, version.line, { found: version.written, newest });
}

;// CONCATENATED MODULE: ./lib/engine/load.js




/**
 * Reads the state of a site: by what the file says, then by its place, then by its history as far as that was
 * asked for. Pure; remembers by blob, so that equal bytes are parsed once.
 */
function load(format, site, snapshot, memo) {
    const result = loadPlain(format, site, snapshot, memo);
    return mayBeLost(result) ? byHistory(format, site, snapshot, memo, result) : result;
}
/** The same without a look at history: what the file says by itself and by its place. */
function loadPlain(format, site, snapshot, memo) {
    const reading = snapshot.text(site.path);
    if (!reading.ok)
        return withoutText(format, reading, site, snapshot);
    const blob = snapshot.entry(site.path)?.blob ?? null;
    const result = remembered(format, blob, reading.text, memo);
    const claimed = result.kind === 'foreign' && format.claims?.(site.path, reading.text) === true;
    return claimed ? claimedAs(format, reading.text, site) : result;
}
function remembered(format, blob, text, memo) {
    const key = blob === null ? null : `${format.id} ${blob}`;
    const known = key === null ? undefined : memo.get(key);
    if (known)
        return known;
    const result = loadText(format, text);
    if (key !== null)
        memo.set(key, result);
    return result;
}
/** Whether only history can tell if this was a state: nothing in the file says so. */
function mayBeLost(result) {
    if (result.kind === 'foreign')
        return true;
    return result.kind === 'fault' && !result.ours && result.fault.rule === 'state-readable';
}
/** A file that holds no state at a place where it can be nothing else. */
function claimedAs(format, text, site) {
    const parsed = catchFault(() => format.codec.parse(text));
    const worse = parsed.ok || !PLAIN.has(parsed.fault.rule) ? null : parsed.fault;
    return { kind: 'fault', fault: worse ?? noState(format, text), ours: site.unnamed !== true };
}
/** What a codec finds also in a text that is no state, and what then says more than that it is none. */
const PLAIN = new Set(['state-safe', 'state-not-conflicted']);
/** A file in which nothing is ours, and whose path held a state before. */
function byHistory(format, site, snapshot, memo, result) {
    const before = lastState(site.path, snapshot, ({ blob, text }) => {
        const then = remembered(format, blob, text ?? '', memo);
        return then.kind === 'loaded' || (then.kind === 'fault' && then.ours);
    });
    if (before === null)
        return result;
    const ours = site.unnamed !== true;
    if (result.kind === 'fault')
        return { ...result, ours };
    const reading = snapshot.text(site.path);
    const text = reading.ok ? reading.text : '';
    return { kind: 'fault', fault: noStateAnyMore(format, text, before), ours };
}
function loadText(format, text) {
    if (text.trim() === '') {
        const message = 'found an empty file, expected a saved state. Restore it from history.';
        return { kind: 'fault', fault: { rule: 'state-readable', message, line: null }, ours: false };
    }
    if (!format.recognises(text))
        return { kind: 'foreign' };
    const result = catchFault(() => upgrade(format, format.codec.parse(text)));
    if (result.ok)
        return { kind: 'loaded', loaded: result.value };
    return { kind: 'fault', fault: result.fault, ours: result.fault.rule !== 'state-filled' };
}
function withoutText(format, reading, { path, unnamed }, snapshot) {
    if (reading.why === 'absent')
        return { kind: 'absent' };
    const { lossy } = reading;
    const claimed = unnamed !== true && format.claims?.(path, lossy ?? '') === true;
    const ours = lossy !== undefined && (format.recognises(lossy) || claimed);
    if (reading.why === 'not-utf8' && !ours && isLatin1Prose(lossy ?? ''))
        return { kind: 'foreign' };
    const fault = (0,unread/* faultOfReading */.c)(reading);
    return { kind: 'fault', fault: reading.why === 'submodule' ? named(fault, path, snapshot) : fault, ours };
}
/** The fault with the name of the submodule that the path lies in: the file in it was never seen. */
function named(fault, path, snapshot) {
    const names = path.split('/');
    const above = names.map((_, at) => names.slice(0, at + 1).join('/'));
    const submodule = above.find((folder) => snapshot.entry(folder)?.mode === '160000');
    if (submodule === undefined)
        return fault;
    const message = `${JSON.stringify(submodule)} is a submodule, whose content is not in this repository and was not ` +
        'looked at. Scan that one.';
    return { ...fault, message, evidence: { ...fault.evidence, submodule } };
}
/** Another tool's text in an old encoding, as opposed to damaged bytes: no control characters at all. */
function isLatin1Prose(lossy) {
    for (const char of lossy) {
        const code = char.codePointAt(0) ?? 0;
        const control = code < 0x20 && char !== '\n' && char !== '\r' && char !== '\t';
        if (control || code === 0x7f || (code >= 0x80 && code < 0xa0))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/selected-workflow.js

/** All that the format's choices may look at. */
function situationOf({ recovery, by, branch }, ground) {
    const { format, snapshot, memo, settings } = ground;
    const { path } = recovery;
    const result = load(format, { ...recovery.site, path }, snapshot, memo);
    const reading = snapshot.text(path);
    return {
        site: recovery.site,
        snapshot,
        doc: result.kind === 'loaded' ? result.loaded.doc : null,
        text: reading.ok ? reading.text : null,
        state: recovery.state,
        recovery,
        now: settings.now,
        by,
        branch,
    };
}

;// CONCATENATED MODULE: ./lib/engine/choose/checkpoint.js

/** Its files are empty where nothing of the workflow differs from the last commit. @throws UserError */
function checkpoint(standing, before, { paths, untracked }, ground) {
    const at = situationOf(standing, ground);
    const { choices } = ground.format;
    const commits = at.snapshot.commits();
    const then = before && situationOf(before, before);
    return (choices.checkpoint?.(at, {
        before: then && { state: then.state, doc: then.doc },
        paths,
        untracked,
        history: commits === 'unavailable' ? [] : commits,
    }) ?? { message: messageOf(standing), files: paths.filter((path) => belongs(path, standing)), left: [] });
}
/** Characters of a message's first line that come from files. */
const LONGEST = 120;
/** `checkpoint: FEATURE STEP STATUS` on one line; a part that is not known is left out. */
function messageOf({ recovery: { feature, state, decision } }) {
    const step = state?.current?.id ?? decision.step;
    const said = [feature, step, state?.statusText ?? state?.status].filter(Boolean).join(' ');
    return `checkpoint: ${said.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, LONGEST)}`;
}
/** The state's own files and whatever lies in the workflow's folders. */
function belongs(path, { recovery: { site, state } }) {
    const folders = state?.folders ?? [];
    return (site.files.includes(path) || folders.some((folder) => path === folder || path.startsWith(`${folder}/`)));
}

// EXTERNAL MODULE: ./lib/model/decision.js
var model_decision = __webpack_require__(283);
// EXTERNAL MODULE: ./lib/model/workflow.js
var workflow = __webpack_require__(5740);
;// CONCATENATED MODULE: ./lib/engine/instruct.js

/**
 * What is the case, and what to do about it in general. `{step}` is the decision's step, by its name or with
 * its item; `{Step}` begins a sentence with it.
 * Where the format knows how its step goes on, its sentence stands in place of the general one.
 */
const BY_REASON = {
    'state-unreadable': ['The saved state cannot be read.', 'Restore it from history, or start fresh.'],
    'state-conflicted': ['The state file holds conflict markers.', 'Settle the merge before anything goes on.'],
    'version-unknown': [
        'The state file is of a version that this Rekindle does not know.',
        'It is left alone; update Rekindle.',
    ],
    'state-unsafe': [
        'The state file is a link, or holds something that could run.',
        'Replace it by a plain file.',
    ],
    'state-unavailable': ['The state file stands for content that is not here.', 'Fetch the content first.'],
    'status-unknown': ['The status is unknown.', 'Correct it by hand, or start fresh.'],
    completed: ['The workflow is finished.', 'Nothing is to be done.'],
    terminated: ['The workflow was ended on purpose.', 'Start fresh to take it up again.'],
    cancelled: ['The workflow was cancelled.', 'Start fresh to take it up again.'],
    failed: [
        'The run failed and is not to be resumed.',
        'Start fresh, with the notes of the failed run for context.',
    ],
    'spec-changed': [
        'The spec changed after this work was built on it.',
        'Review the difference before anything goes on.',
    ],
    'spec-missing': ['The spec that this work was built on is gone.', 'Bring it back, or start fresh.'],
    'state-inconsistent': ['The saved state contradicts itself.', 'Correct it, or start fresh.'],
    'state-ambiguous': ['There are two state files for this workflow.', 'Keep the one that is right.'],
    'artifact-missing': ['Output of a finished step is missing.', 'Run {step} again, then go on from there.'],
    'constitution-check-missing': [
        'The ADR has no completed Constitution Check.',
        'Run {step} again before going on.',
    ],
    'awaiting-answer': ['Questions wait for an answer.', 'Present them as they are, then go on with {step}.'],
    'awaiting-approval': ['A person must approve {step} before it goes on.', 'Present what is there and wait.'],
    paused: ['The work is paused at {step}.', 'It goes on when somebody resumes it.'],
    locked: ['Somebody is working on {step} right now.', 'Wait until the lock is gone.'],
    'answers-to-apply': ['The answers are there and not yet applied; do not ask again.', 'Go on with {step}.'],
    'step-completed': ['The step before is complete.', 'Go on with {step}.'],
    'artifacts-complete': ['All that the step makes is there, so take it as done and go on with {step}.', ''],
    'no-output': ['{Step} ended without a trace.', 'Retry it, skip it, or start fresh.'],
    'step-failed': ['{Step} failed.', 'Retry it, skip it, or start fresh.'],
    unclear: ['What is left does not tell how far the work came.', 'A person must look.'],
    'partial-work': [
        '{Step} was interrupted and left partial work.',
        'Continue what is there; do not restart it.',
    ],
    'step-interrupted': ['{Step} was interrupted.', 'Run it again; that is safe.'],
    'not-started': ['{Step} was never begun.', 'Begin it.'],
};
function instructionFor(action, step, reason, state) {
    if (action === 'advance' && step === null)
        return ['All that the step makes is there, so take it as done.', state?.current?.nextHow ?? '']
            .join(' ')
            .trim();
    const [is, todo] = BY_REASON[reason];
    const said = [is, ofTheFormat(action, step, state) ?? todo].filter((sentence) => sentence !== '');
    const name = nameOf(step, state);
    const named = step !== null && state?.stepNames?.has(step) === true;
    const first = named ? name.charAt(0).toUpperCase() + name.slice(1) : `Step ${name}`;
    return said.join(' ').replaceAll('{step}', name).replaceAll('{Step}', first);
}
/** The step, and behind it the item within it where it has one; a format gives plain names only. */
function nameOf(step, state) {
    if (step === null)
        return '–';
    const name = (0,workflow/* stepName */.u)(state, step);
    const current = state?.current;
    return current?.id === step && current.item !== null ? `${name} (${current.item})` : name;
}
/** The format's own sentence, where it has one for what is to be done. */
function ofTheFormat(action, step, state) {
    if (!state)
        return null;
    if (action === 'none')
        return state.endedWhy === null ? null : `Termination reason: ${state.endedWhy}.`;
    const { current } = state;
    if (!current || step === null)
        return null;
    if (action === 'wait')
        return forWhat(current);
    if (action === 'advance')
        return current.nextHow;
    if (step === current.id && current.how !== '')
        return current.how;
    return (action === 'rerun' && state.stepRules?.get(step)) || null;
}
/** The checkpoints that a step waits at, by their names. */
function forWhat({ waits, waitsFor = [] }) {
    if (waits !== 'awaiting-approval' || waitsFor.length === 0)
        return null;
    const open = waitsFor.length === 1 ? 'The open checkpoint is' : 'The open checkpoints are';
    return `${open} ${waitsFor.join(' and ')}. Present what is there and wait.`;
}

;// CONCATENATED MODULE: ./lib/engine/decide.js

/** The ground that a state stands on, as opposed to the state itself. */
const GROUND = new Set(['spec-changed', 'spec-missing']);
const worst = (it, consequence, when) => it.findings.find((finding) => finding.consequence === consequence && finding.reason !== null && when(finding.reason));
const rowOf = (action, finding) => finding?.reason ? { action, step: null, reason: finding.reason } : null;
const stepRow = (it, holds, action, reason) => holds && it.current ? { action, step: it.current.id || null, reason } : null;
/** Read from top to bottom beside design §5. */
const ROWS = [
    // it cannot be read or must not be touched
    (it) => rowOf('block', worst(it, 'block', (reason) => !GROUND.has(reason))),
    // its status is unknown
    (it) => rowOf('ask', worst(it, 'ask', (reason) => reason === 'status-unknown')),
    // the workflow ended
    (it) => ended(it.state),
    // the ground it stands on moved
    (it) => rowOf('block', worst(it, 'block', (reason) => GROUND.has(reason))),
    // the saved state contradicts itself, or there are two of it
    (it) => rowOf('ask', worst(it, 'ask', () => true)),
    // finished steps are not finished, and the run does not go on before them
    (it) => earliestRerun(it),
    // the current step waits for a person, or somebody works on it
    (it) => stepRow(it, it.current?.waits != null, 'wait', it.current?.waits ?? 'paused'),
    // answers are there but not applied
    (it) => stepRow(it, it.current?.answersReady === true, 'resume', 'answers-to-apply'),
    // the current step is done, or all that it makes is there
    (it) => advance(it, it.current?.finished === true, 'step-completed'),
    (it) => advance(it, it.current?.output === 'complete', 'artifacts-complete'),
    // a step died and left nothing that tells
    (it) => stepRow(it, it.current?.failed === true, 'ask', 'step-failed'),
    (it) => stepRow(it, it.current?.unclear === true, 'ask', 'unclear'),
    (it) => stepRow(it, it.current?.begun === false, 'rerun', 'not-started'),
    (it) => stepRow(it, it.current?.silence === 'ask' && it.current.output !== 'partial', 'ask', 'no-output'),
    // partial work that must be continued, not restarted
    (it) => stepRow(it, it.current?.manner === 'continue', 'resume', 'partial-work'),
    // otherwise
    (it) => stepRow(it, true, 'rerun', 'step-interrupted'),
];
/** Nothing is known of the step: only reachable where a format gives a live state without a current step. */
const UNCLEAR = { action: 'ask', step: null, reason: 'unclear' };
/** The decision for one workflow. `state` is `null` where it could not be read: then a finding says why. */
function decide(state, findings) {
    const it = { state, current: state?.current ?? null, findings };
    let verdict = null;
    for (const row of ROWS) {
        verdict = row(it);
        if (verdict)
            break;
    }
    const { action, step, reason } = verdict ?? UNCLEAR;
    return {
        action,
        step,
        reason,
        instruction: instructionFor(action, step, reason, state),
        options: optionsOf(reason, step, state?.current ?? null),
    };
}
/** What the table offers for a reason, whether or not it can be taken as things stand. */
const offeredFor = (reason) => OPTIONS[reason];
/** The recommended one first, then what the step allows besides. */
function optionsOf(reason, step, current) {
    const options = OPTIONS[reason];
    const more = current !== null && current.id === step ? (current.mayAlso ?? []) : [];
    const [first, ...others] = options;
    const added = more.filter((one) => !options.includes(one));
    return first === undefined || added.length === 0 ? options : [first, ...added, ...others];
}
function ended(state) {
    if (!state?.ended)
        return null;
    return { action: state.ended === 'failed' ? 'start-fresh' : 'none', step: null, reason: state.ended };
}
/** What is lost of a later step is made again in its turn: the earlier step would be built on first. */
function earliestRerun({ state, current, findings }) {
    const reruns = findings.filter((finding) => finding.consequence === 'rerun' && finding.reason !== null);
    const first = reruns.reduce((best, next) => (best && rankOf(best, state) <= rankOf(next, state) ? best : next), null);
    if (!first?.reason)
        return null;
    const next = current && goesOnAt(current);
    if (next && rankOf(next, state) < rankOf(first, state))
        return null;
    return { action: 'rerun', step: first.step, reason: first.reason };
}
/** Where a step stands among those of the workflow; after all of them where it is not one of them. */
function rankOf({ step, item }, state) {
    const steps = state?.steps ?? [];
    const rank = steps.findIndex((one) => one.id === step && one.item === item);
    return rank < 0 ? steps.length : rank;
}
/** The step that the rows below take up: the current one, or the next where all of this one is there. */
function goesOnAt({ id, item, waits, answersReady, finished, output, next }) {
    const over = waits === null && !answersReady && (finished || output === 'complete');
    return over ? { step: next } : { step: id, ...(item === null ? {} : { item }) };
}
function advance({ current }, holds, reason) {
    if (!holds || !current)
        return null;
    if (current.next === null && current.nextUnnamed !== true)
        return null;
    return { action: 'advance', step: current.next, reason };
}
const GO_ON = ['resume', 'start-fresh'];
const MEND = ['repair', 'start-fresh', 'manual'];
const RETRY = ['retry', 'skip', 'start-fresh'];
const BY_HAND = ['manual'];
/** What a person may choose, by reason; the first is recommended. */
const OPTIONS = {
    'state-unreadable': MEND,
    'state-conflicted': ['repair', 'manual'],
    'version-unknown': BY_HAND,
    'state-unsafe': BY_HAND,
    'state-unavailable': BY_HAND,
    'status-unknown': ['manual', 'start-fresh'],
    completed: [],
    terminated: ['start-fresh'],
    cancelled: ['start-fresh'],
    failed: ['start-fresh'],
    'spec-changed': ['accept-spec', 'start-fresh', 'manual'],
    'spec-missing': ['manual', 'start-fresh'],
    'state-inconsistent': MEND,
    'state-ambiguous': MEND,
    'artifact-missing': GO_ON,
    'constitution-check-missing': GO_ON,
    'awaiting-answer': ['answer', 'start-fresh'],
    'awaiting-approval': ['approve', 'start-fresh'],
    paused: GO_ON,
    locked: BY_HAND,
    'answers-to-apply': GO_ON,
    'step-completed': GO_ON,
    'artifacts-complete': GO_ON,
    'no-output': RETRY,
    'step-failed': RETRY,
    unclear: RETRY,
    'partial-work': GO_ON,
    'step-interrupted': GO_ON,
    'not-started': GO_ON,
};

;// CONCATENATED MODULE: ./lib/engine/apply-verdict.js
/** What each of the four decisions makes of the current step (the contract's project-state table). */
const SAYS = {
    continue_task: { unclear: false, output: 'partial', manner: 'continue' },
    restart_task: { unclear: false, output: 'none', manner: 'restart', silence: 'rerun' },
    next_task: { unclear: false, output: 'complete' },
    human_review: { unclear: true },
};
/** The state as the verdict sees it; as it is where nothing was unclear, or there is no next task. */
function withVerdict(state, verdict) {
    const { current } = state;
    if (!verdict || !current?.unclear)
        return state;
    if (verdict.action === 'next_task' && current.next === null && current.nextUnnamed !== true)
        return state;
    return { ...state, current: { ...current, ...SAYS[verdict.action] } };
}

// EXTERNAL MODULE: ./lib/model/order.js
var order = __webpack_require__(4209);
;// CONCATENATED MODULE: ./lib/engine/inspect.js
// Asks every rule about one workflow and puts the answers into a stable order.

const WEIGHT = { block: 0, ask: 1, rerun: 2, note: 3 };
/** All breaches of all rules, the heaviest consequence first, then by place and rule. */
function inspect(rules, subject) {
    return rules
        .flatMap((rule) => rule.check(subject).map((breach) => findingOf(rule, breach, subject)))
        .sort(compare);
}
function findingOf(rule, breach, subject) {
    return {
        rule: rule.id,
        severity: breach.severity ?? rule.severity,
        consequence: breach.consequence ?? rule.consequence,
        reason: rule.reason,
        step: breach.step ?? null,
        ...(breach.item === undefined ? {} : { item: breach.item }),
        message: breach.message,
        path: breach.path ?? subject.state?.path ?? subject.site.path,
        line: breach.line ?? null,
        evidence: breach.evidence ?? {},
    };
}
function compare(a, b) {
    return (WEIGHT[a.consequence] - WEIGHT[b.consequence] ||
        (0,order/* order */.f)(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (0,order/* order */.f)(a.rule, b.rule));
}

;// CONCATENATED MODULE: ./lib/engine/liveness.js
/** The newest of the state's own timestamps and the last commit that changed the workflow's folder. */
function activityOf(state, snapshot, settings) {
    const notes = [];
    const own = state.timestamps
        .filter((stamp) => stamp.activity && stamp.at !== null)
        .map((stamp) => stamp.at ?? 0);
    const change = snapshot.lastChange(state.folders);
    const commit = change === null || change === 'unavailable' ? null : Date.parse(change.at);
    const clamped = [
        ...own.map((at) => ({ at, from: 'state' })),
        ...(commit === null ? [] : [{ at: commit, from: 'commit' }]),
    ].map(({ at, from }) => ({ at: Math.min(at, settings.now), from, future: at > settings.now }));
    if (clamped.some((point) => point.future))
        notes.push('A time in the future counts as now.');
    if (change === 'unavailable' && snapshot.commit !== null)
        notes.push('History is shallow: the age is what the state file says, and who owns it is uncertain.');
    const newest = clamped.reduce((best, point) => (best.at === null || point.at > best.at ? { at: point.at, from: point.from } : best), { at: null, from: 'unknown' });
    return { activity: newest, notes };
}
/** No lock of any format holds for longer: one that would was dated in the future (faults T02). */
const LONGEST_LEASE = 25 * 3_600_000;
/** The state as a lock or heartbeat makes it: while that holds, the current step waits for whoever works. */
function leased(state, settings) {
    const { lease, current, ended } = state;
    if (!lease || !current || ended !== null || settings.now >= lease.until)
        return state;
    if (lease.until > settings.now + LONGEST_LEASE)
        return {
            ...state,
            notes: [...state.notes, 'A lock from the future is not believed; look who holds it.'],
        };
    return { ...state, current: { ...current, waits: 'locked' } };
}
/** Ended beats live beats age; what has no time at all is `unknown`, never old. */
function livenessOf(state, activity, settings) {
    if (state.ended !== null)
        return 'ended';
    if (state.current?.waits === 'locked')
        return 'live';
    if (activity.at === null)
        return 'unknown';
    const age = settings.now - activity.at;
    if (age > settings.abandonedAfter)
        return 'abandoned';
    return age > settings.staleAfter ? 'stale' : 'recent';
}

// EXTERNAL MODULE: ./lib/model/change.js
var change = __webpack_require__(7701);
// EXTERNAL MODULE: ./lib/model/snapshot.js
var model_snapshot = __webpack_require__(7741);
// EXTERNAL MODULE: ./lib/model/progress.js
var progress = __webpack_require__(1522);
;// CONCATENATED MODULE: ./lib/engine/rule-context.js
/** A workflow of which nothing has moved, as far as is known. */
const STILL = { activity: { at: null, from: 'unknown' }, liveness: 'unknown' };
function subjectOf(format, site, snapshot, settings) {
    return {
        site,
        snapshot,
        settings,
        fault: null,
        doc: null,
        version: null,
        newest: format.versions.at(-1) ?? null,
        outdated: false,
        state: null,
        ...STILL,
    };
}

;// CONCATENATED MODULE: ./lib/engine/truncation.js

/** Any beginning of these reads well. Of every other form its codec tells whether all of it is there. */
const READS_CUT = /\.(?:md|markdown|ya?ml)$/i;
/**
 * What people and editors take away from the end of a line on purpose: blanks of every kind, a full stop or
 * its like, the backslash of a hard line break.
 */
const TIDIED = /^[^\S\r\n\u2028\u2029]*[.…。,;:!?\\]?[^\S\r\n\u2028\u2029]*(?:\r?\n|$)/u;
/** Whether a file may have been cut unseen. Only then is its history asked for. */
function mayBeCut(format, doc, path, snapshot) {
    return endsInLine(path, snapshot) || (doc !== null && format.ending?.mayBeEarly(doc) === true);
}
/** The fault of a file that history proves to be cut off, within a line or at the end of one. */
function cutOf(format, doc, path, snapshot) {
    return cutInLine(path, snapshot) ?? cutAtLineEnd(format, doc, path, snapshot);
}
/** No line break ends the file, and its form reads well all the same. */
function endsInLine(path, snapshot) {
    if (!READS_CUT.test(path))
        return false;
    const reading = snapshot.text(path);
    return reading.ok && reading.text !== '' && !/[\r\n]$/.test(reading.text);
}
/**
 * The fault of a file that breaks off within a line, where the version before it has the very same bytes,
 * then the rest of that line, and an end. `null`: nothing proves it. Whoever takes away the last lines on
 * purpose, or the blanks behind one, leaves whole ones; a version without a line break at its end tells
 * nothing of one that has none.
 */
function cutInLine(path, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok || !endsInLine(path, snapshot))
        return null;
    const { text } = reading;
    const [before] = olderThan(text, path, snapshot);
    const whole = before?.text ?? null;
    if (!before || whole === null || !whole.startsWith(text) || !whole.endsWith('\n'))
        return null;
    if (TIDIED.test(whole.slice(text.length)))
        return null;
    const line = text.split('\n').length;
    const commit = before.commit.slice(0, 12);
    const message = `found the end of the file within line ${line}, expected the rest of it: up to there it is the version ` +
        `of commit ${commit}, which goes on. It was cut off while it was written: restore it from history. ` +
        'Where it is meant to end there, end its last line with a line break.';
    const evidence = { commit: before.commit, characters: text.length, expected: whole.length };
    return { rule: 'state-readable', message, line, evidence };
}
/** Earlier versions that are looked at, the newest. */
const TRIED = 50;
/** The versions before this text, the newest first; after its first commit only what is older counts. */
function olderThan(text, path, snapshot) {
    const history = snapshot.history(path);
    if (history === 'unavailable')
        return [];
    const own = history.findIndex((version) => version.text === text);
    return history.slice(own + 1).filter((version) => version.text !== text);
}
/**
 * The fault of a file that ends before what an earlier version has behind that place, and that its format
 * never takes away. Versions before the path was last removed are of another work.
 */
function cutAtLineEnd(format, doc, path, snapshot) {
    const { ending, codec } = format;
    const reading = snapshot.text(path);
    if (!reading.ok || doc === null || ending?.mayBeEarly(doc) !== true)
        return null;
    for (const { text, blob, commit } of olderThan(reading.text, path, snapshot).slice(0, TRIED)) {
        if (blob === null)
            return null;
        const before = text === null ? null : catchFault(() => codec.parse(text));
        const lack = before?.ok ? ending.lacks(doc, before.value) : null;
        if (lack === null)
            continue;
        const { missing, where, line, meant } = lack;
        const message = `found the end of the file after line ${line}, expected ${missing.join(', ')} ${where}: the version ` +
            `of commit ${commit.slice(0, 12)} has it. It was cut off while it was written: restore it from ` +
            `history. ${meant}`;
        return { rule: 'state-readable', message, line, evidence: { commit, missing, last_line: line } };
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/engine/validate-result.js





/** What a fault of the state itself is; the ground that it stands on is another matter. */
const OF_THE_GROUND = new Set(['spec-present', 'spec-hash-matches', 'state-unique']);
/** `null` where it cannot be read, or is another tool's. Nothing is remembered. */
function judged({ format, rules, settings, site, snapshot }) {
    const result = load(format, site, snapshot, new Map());
    if (result.kind !== 'loaded')
        return null;
    const { doc, version, migrated } = result.loaded;
    if (cutOf(format, doc, site.path, snapshot) !== null)
        return null;
    const read = catchFault(() => format.read(doc, site, snapshot));
    if (!read.ok)
        return null;
    const faults = read.value.flatMap((state) => {
        const base = subjectOf(format, site, snapshot, settings);
        return inspect(rules, { ...base, doc, version, outdated: migrated.length > 0, state });
    });
    const weighs = ({ consequence, rule }) => (consequence === 'block' || consequence === 'ask' || rule === 'state-damaged') &&
        !OF_THE_GROUND.has(rule);
    return { states: read.value, faults: faults.filter(weighs) };
}
function isSound(judge) {
    const one = judged(judge);
    return one !== null && one.states.length > 0 && one.faults.length === 0;
}

;// CONCATENATED MODULE: ./lib/engine/choose/overlay.js
/** A path that is not named, or lies below no folder that is taken away, answers as before. */
function overlay(snapshot, instead) {
    const over = (path) => {
        for (let at = path; at !== ''; at = parentOf(at))
            if (instead.has(at))
                return instead.get(at) ?? null;
        return undefined;
    };
    const entry = (path) => {
        const other = over(path);
        if (other === undefined)
            return snapshot.entry(path);
        const mode = snapshot.entry(path)?.mode ?? '100644';
        return other && instead.has(path) ? { path, mode, blob: other.blob } : null;
    };
    const text = (path) => {
        const other = over(path);
        if (other === undefined)
            return snapshot.text(path);
        return other && instead.has(path) ? { ok: true, text: other.text } : { ok: false, why: 'absent' };
    };
    const list = (folder) => {
        const there = over(folder) === undefined ? snapshot.list(folder) : [];
        const held = new Map(there.map((one) => [one.path, one]));
        for (const path of instead.keys())
            if (parentOf(path) === folder)
                held.delete(path);
        for (const path of instead.keys()) {
            const one = parentOf(path) === folder ? entry(path) : null;
            if (one)
                held.set(path, one);
        }
        return [...held.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    };
    return { ...snapshot, entry, text, list };
}
/** The snapshot after the writes and removals of a change; what it copies or returns is left as it was. */
function after(snapshot, files) {
    const instead = new Map();
    for (const file of files) {
        if (file.kind === 'write')
            instead.set(file.path, { text: file.after, blob: null });
        if (file.kind === 'remove')
            instead.set(file.path, null);
    }
    return overlay(snapshot, instead);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./lib/engine/choose/merge.js



/** `null` where a person must settle it. */
function mergeByMeaning(judge, sidesOf) {
    const { site, snapshot } = judge;
    const reading = snapshot.text(site.path);
    const sides = reading.ok ? sidesOf(reading.text) : null;
    if (!reading.ok || !sides)
        return null;
    const ours = only(sides.ours, judge);
    const theirs = only(sides.theirs, judge);
    if (!ours || !theirs || ours.feature !== theirs.feature)
        return null;
    const merged = sides.merges.find((text) => {
        const state = only(text, judge);
        return state !== null && holdsAll(state, ours) && holdsAll(state, theirs);
    });
    if (merged === undefined)
        return null;
    return {
        summary: 'the merge settled by meaning',
        files: [{ kind: 'write', path: site.path, before: reading.text, after: merged }],
        proof: [
            'Both sides of the conflict can be read, and neither contradicts itself.',
            'Every finished step, decision, answer and note of both sides is in the result, ' +
                'and it is at least as far as either.',
        ],
    };
}
/** The one sound state that a text holds; `null` where it has none, or several. */
function only(text, judge) {
    const snapshot = overlay(judge.snapshot, new Map([[judge.site.path, { text, blob: null }]]));
    const one = judged({ ...judge, snapshot });
    const [state, second] = one?.states ?? [];
    return one && state && !second && one.faults.length === 0 ? state : null;
}
function holdsAll(merged, side) {
    const held = meaningOf(merged);
    return (0,progress/* compareProgress */.J)(merged, side) >= 0 && [...meaningOf(side)].every((fact) => held.has(fact));
}
/** All that a person or a step has put into a state. */
function meaningOf(state) {
    return new Set([
        ...state.steps.filter(({ finished }) => finished).map(({ id, item = '' }) => `finished ${id} ${item}`),
        ...state.cleared.map(({ label }) => `decided ${label}`),
        ...state.questions.map(({ id }) => `question ${id}`),
        ...state.questions.filter(({ state: how }) => how !== 'open').map(({ id }) => `answer to ${id}`),
        ...state.fileNotes.map((line) => `note ${line}`),
    ]);
}

;// CONCATENATED MODULE: ./lib/engine/choose/rollback.js


/** Versions that are tried, the newest; further back nothing is offered. */
const rollback_TRIED = 50;
/** Commits that a proof names at most. */
const NAMED = 5;
/**
 * Going back to the last sound version of the state's file, or of one of its files; `null` where history has
 * none, or is not to be had.
 */
function rollBack(judge, path = judge.site.path) {
    const { snapshot } = judge;
    const past = snapshot.history(path);
    if (past === 'unavailable')
        return null;
    const present = snapshot.text(path);
    const here = present.ok ? present.text : null;
    const at = past
        .slice(0, rollback_TRIED)
        .findIndex(({ text }) => text !== null && text !== here && wasSound(path, text, judge));
    const version = past[at];
    if (!version || version.text === null)
        return null;
    const commit = version.commit.slice(0, 12);
    return {
        summary: `back to the version of ${commit}`,
        files: [{ kind: 'revert', path, commit: version.commit }],
        proof: [
            `The version of commit ${commit} (${version.at}) can be read and does not contradict itself.`,
            ...lost(version.text, here, past.slice(0, at)),
        ],
    };
}
function wasSound(path, text, judge) {
    const instead = new Map([[path, { text, blob: null }]]);
    return isSound({ ...judge, snapshot: overlay(judge.snapshot, instead) });
}
/** What going back gives up, in figures. */
function lost(kept, here, newer) {
    const had = new Set(kept.split(/\r?\n/));
    const given = here?.split(/\r?\n/).filter((line) => line !== '' && !had.has(line)).length ?? null;
    const what = given === null ? 'the bytes that stand there now' : `lines that stand there now: ${given}`;
    const commits = newer.map(({ commit }) => commit.slice(0, 12));
    const shown = commits.slice(0, NAMED).join(', ') + (commits.length > NAMED ? ', …' : '');
    return [
        `Given up by going back: ${what}. All of it is archived first.`,
        ...(commits.length === 0 ? [] : [`Passed over, because they are no better: ${shown}.`]),
    ];
}

;// CONCATENATED MODULE: ./lib/engine/propose.js
// What a person may ask for beside going on: the migration, and repairs that the facts prove right.




/** Reasons that going back to an earlier version answers. */
const GO_BACK = new Set(['state-unreadable', 'state-conflicted', 'state-inconsistent']);
/** The migration first, then repairs, the best first. A state of two rivals is left to the person. */
function proposalsOf(at, migrated, ground) {
    const { path } = at.recovery;
    const migration = migrated.length === 0
        ? []
        : [
            {
                kind: 'migrate',
                summary: migrated.join(', '),
                files: [{ path, change: 'modify' }],
                proof: [],
                changes: null,
            },
        ];
    return [...migration, ...repairsOf(at, ground).map(asProposal)];
}
function repairsOf(at, ground) {
    if (at.site.rivals.length > 0)
        return [];
    const judge = { ...ground, site: at.site };
    const { reason } = at.recovery.decision;
    const merged = reason === 'state-conflicted' ? mergeByMeaning(judge, ground.sidesOf) : null;
    const back = GO_BACK.has(reason) ? rollBack(judge, atFault(at)) : null;
    return [...ground.format.repairs(at), ...(merged ? [merged] : []), ...(back ? [back] : [])];
}
/** The file that cannot be read: of several that say the state together it may be another than the first. */
function atFault({ site, recovery, snapshot }) {
    const path = recovery.findings.find(({ consequence }) => consequence === 'block')?.path ?? site.path;
    const mode = site.files.includes(path) ? '100644' : snapshot.entry(path)?.mode;
    return (0,model_snapshot/* isFileMode */.s)(mode) ? path : site.path;
}
function asProposal({ summary, files, proof }) {
    return { kind: 'repair', summary, files: files.map(change/* effectOn */.N), proof, changes: files };
}

;// CONCATENATED MODULE: ./lib/engine/recover.js
// All that is known of one site: its state, findings, decision, proposals and notes.











/** Nobody has chosen anything yet. */
const NO_ONE = { by: 'no one', branch: null };
/** Recovers the workflows of one site; a site that is another tool's gives nothing. */
function recoverSite(site, ground) {
    const result = load(ground.format, site, ground.snapshot, ground.memo);
    if (result.kind === 'foreign')
        return [];
    // Whoever turned a rule off does not want to hear of files that break it alone.
    if (result.kind === 'fault' && !result.ours && !ground.rules.some(({ id }) => id === result.fault.rule))
        return [];
    if (result.kind === 'fault')
        return [result.ours ? blocked(site, result.fault, ground) : unreadable(site, result.fault, ground)];
    const doc = result.kind === 'loaded' ? result.loaded.doc : null;
    const cut = result.kind === 'loaded' ? cutOf(ground.format, doc, site.path, ground.snapshot) : null;
    if (cut !== null)
        return [blocked(site, cut, ground)];
    const states = catchFault(() => ground.format.read(doc, site, ground.snapshot));
    if (!states.ok)
        return [blocked(site, states.fault, ground)];
    // Of two state files neither may say that the work has ended, before a person said which one is right.
    const alone = site.rivals.length === 0;
    return states.value.map((state) => recoverState(alone ? state : { ...state, ended: null }, site, result, ground));
}
function recoverState(read, site, result, ground) {
    const { format, snapshot, settings } = ground;
    const loaded = result.kind === 'loaded' ? result.loaded : null;
    const id = `${read.format}:${read.feature}`;
    const verdict = ground.verdicts.get(id);
    const state = leased(withVerdict(read, verdict), settings);
    const moved = activityOf(state, snapshot, settings);
    const liveness = livenessOf(state, moved.activity, settings);
    const base = subjectOf(format, site, snapshot, settings);
    const subject = {
        ...base,
        doc: loaded?.doc ?? null,
        version: loaded?.version ?? null,
        outdated: (loaded?.migrated.length ?? 0) > 0,
        state,
        activity: moved.activity,
        liveness,
    };
    const findings = inspect(ground.rules, subject);
    const recovery = {
        id,
        format: state.format,
        feature: state.feature,
        path: state.path,
        site,
        version: subject.version,
        newest: subject.version?.newest === undefined ? base.newest : subject.version.newest,
        state,
        activity: moved.activity,
        liveness,
        findings,
        decision: decide(state, findings),
        proposals: [],
        beside: besideOf(site, ground),
        notes: [...versionNotes(subject.version), ...state.notes, ...moved.notes],
    };
    return completed(recovery, loaded?.migrated ?? [], ground);
}
/** With what is proposed, and of the decision's options those that can be taken. */
function completed(recovery, migrated, ground) {
    const at = situationOf({ recovery, ...NO_ONE }, ground);
    const whole = { ...recovery, proposals: proposalsOf(at, migrated, ground) };
    const options = (0,model_decision/* possible */.ux)(whole, ground.format.refuses?.({ ...at, recovery: whole }) ?? []);
    return { ...whole, decision: { ...recovery.decision, options } };
}
/** The states of the rival files, for people to compare; none of them decides anything. */
function besideOf(site, { format, snapshot, memo }) {
    return site.rivals.flatMap((path) => {
        const rival = { ...site, path };
        const result = load(format, rival, snapshot, memo);
        if (result.kind !== 'loaded')
            return [];
        const read = catchFault(() => format.read(result.loaded.doc, rival, snapshot));
        return read.ok ? read.value.map((state) => ({ ...state, path })) : [];
    });
}
function versionNotes(version) {
    return version?.assumed ? [`The file names no schema version; ${version.written} is assumed.`] : [];
}
/** Ours, and not to be read: a workflow whose decision blocks. */
function blocked(site, fault, ground) {
    const base = subjectOf(ground.format, site, ground.snapshot, ground.settings);
    const findings = inspect(ground.rules, { ...base, fault });
    const recovery = {
        id: `${site.format}:${site.feature}`,
        format: site.format,
        feature: site.feature,
        path: site.path,
        site,
        version: versionSaid(fault),
        newest: base.newest,
        state: null,
        statusText: statusSaid(fault),
        ...STILL,
        findings,
        decision: decide(null, findings),
        proposals: [],
        beside: besideOf(site, ground),
        notes: [],
    };
    return completed(recovery, [], ground);
}
/** A version that is not ours is still what the file says. */
function versionSaid({ rule, line, evidence }) {
    const written = evidence?.['found'];
    if (rule !== 'version-known' || (typeof written !== 'number' && typeof written !== 'string'))
        return null;
    return { written, rank: 'newer', assumed: false, line };
}
/** The file's own status, where its format could tell it all the same. */
function statusSaid({ evidence }) {
    const status = evidence?.['status'];
    return typeof status === 'string' ? status : null;
}
function unreadable(site, fault, ground) {
    const base = subjectOf(ground.format, site, ground.snapshot, ground.settings);
    const [first] = inspect(ground.rules, { ...base, fault });
    return {
        path: fault.path ?? site.path,
        rule: fault.rule,
        message: first?.message ?? fault.message,
        line: fault.line,
    };
}

;// CONCATENATED MODULE: ./lib/engine/choose/in-turn.js



/** The workflow as a change leaves it; `null` where it is there no more. */
function standingAfter({ files }, standing, ground) {
    const { id, feature, format } = standing.recovery;
    const snapshot = after(standing.snapshot, files);
    const now = { ...ground, snapshot };
    const recovery = recoverSite(situationOf(standing, ground).site, now)
        .filter((one) => 'decision' in one)
        .find((one) => one.feature === feature && one.format === format);
    return recovery
        ? { standing: { ...standing, snapshot, recovery: { ...recovery, id } }, ground: now }
        : null;
}
/** One change of both, held against the files as they were before either. */
function joined(first, then) {
    const before = new Map(first.files.flatMap((file) => (file.kind === 'write' ? [[file.path, file]] : [])));
    const written = new Set(then.files.map((file) => ('path' in file ? file.path : file.to)));
    return {
        ...then,
        summary: `${first.summary}, then ${then.summary}`,
        files: [
            ...first.files.filter((file) => file.kind !== 'write' || !written.has(file.path)),
            ...then.files.map((file) => {
                const old = file.kind === 'write' ? before.get(file.path) : undefined;
                return file.kind === 'write' && old ? { ...file, before: old.before } : file;
            }),
        ],
    };
}

;// CONCATENATED MODULE: ./lib/engine/migrate.js



/**
 * A state that cannot be read, or whose version leads nowhere (half migrated, unmapped, damaged), is not
 * of its format's newest version for want of a migration; nor is one that is newer than ours. A format
 * without migrations has no old files, whatever became of them.
 */
function migratable({ migrations }, recovery) {
    const { state, version, proposals, decision } = recovery;
    if (migrations.length === 0)
        return 'none';
    if (proposals.some(({ kind }) => kind === 'migrate'))
        return 'due';
    if (decision.reason === 'version-unknown')
        return 'impossible';
    const leadsNowhere = version !== null && version.rank === null;
    return state === null || leadsNowhere ? 'impossible' : 'none';
}
/**
 * Whether a file of which nothing else is known may be of an older version: not where only formats without
 * migrations keep their state at its path.
 */
function mayBeOld(formats, path) {
    const own = formats.filter((format) => format.matches(path));
    return own.length === 0 || own.some(({ migrations }) => migrations.length > 0);
}
/**
 * The finding that keeps a state from being migrated: its damage, then what else is wrong with the file
 * itself; what its ground lacks is another matter.
 */
function obstacleOf({ findings }) {
    const damage = findings.find(({ rule }) => rule === 'state-damaged');
    const own = findings.find(({ rule, consequence }) => /^(?:state|version|status)-/.test(rule) && consequence !== 'note');
    return damage ?? own ?? findings[0];
}
/**
 * Without files where the state is of the newest version already.
 * @throws UserError where it cannot be migrated, or read: of what nobody could read no version is known
 */
function migrate(format, at) {
    const { recovery, doc, text } = at;
    const can = migratable(format, recovery);
    if (can === 'none' && recovery.state !== null)
        return { summary: 'nothing to migrate', files: [], notes: [], commit: null };
    const proposal = recovery.proposals.find(({ kind }) => kind === 'migrate');
    if (can !== 'due' || !proposal || doc === null || text === null) {
        const first = obstacleOf(recovery);
        const why = first ? `${first.path}: ${first.message}` : recovery.decision.instruction;
        throw new errors/* UserError */.yo(`${recovery.id}: it cannot be migrated as it is, and was left alone. ${why}`);
    }
    const printed = format.codec.print(text, doc);
    const version = format.version(format.codec.parse(printed));
    (0,errors/* assert */.vA)(version.rank === format.versions.length - 1, `the migrated file is of version ${recovery.newest}`);
    return {
        summary: `migrate ${proposal.summary}`,
        files: [{ kind: 'write', path: recovery.path, before: text, after: printed }],
        notes: recovery.state?.notes ?? [],
        commit: null,
    };
}
/**
 * Only the newest version has a writer: what writes an older state file migrates it first, in the same
 * change (seed 000: the migration runs when a workflow is resumed).
 */
function migratedFirst(make, standing, ground) {
    const at = situationOf(standing, ground);
    const migration = migrate(ground.format, at);
    const next = standingAfter(migration, standing, ground);
    (0,errors/* assert */.vA)(next && sameDecision(next.standing.recovery, standing.recovery), `"${migration.summary}" leaves ${standing.recovery.id} with the decision that it had`);
    return joined(migration, make(next.standing, next.ground));
}
function sameDecision({ decision: one }, { decision: other }) {
    return one.action === other.action && one.step === other.step && one.reason === other.reason;
}

// EXTERNAL MODULE: ./lib/model/meant.js
var model_meant = __webpack_require__(2510);
;// CONCATENATED MODULE: ./lib/engine/choose/meaning.js


/** The number or letter of a choice is recorded as that choice, which the change says. */
function answered(choice, at, format) {
    const { question, text, ownWords = false } = choice;
    const id = question.trim().toLowerCase();
    const asked = at.state?.questions.find((one) => one.id.toLowerCase() === id);
    const meant = ownWords ? null : (0,model_meant/* choiceMeant */.V)(text, asked?.options ?? []);
    const change = format.choices.answer?.(at, question, meant ?? text);
    if (!change || meant === null || meant.trim().toLowerCase() === text.trim().toLowerCase())
        return change;
    const [typed, stands] = [text, meant].map((one) => JSON.stringify(one));
    const note = `${typed} is recorded as the choice that it stands for: ${stands}.`;
    return { ...change, notes: [note, ...change.notes] };
}
const LEAST = 12;
/** The digest that is meant: one that the spec has now, as a whole or by its first digits. */
function digestOf(hash, { state, recovery }) {
    const typed = hash.toLowerCase().replace(/^sha-?256:/, '');
    const computed = [...new Set((state?.spec?.computed ?? []).map(({ digest }) => digest))];
    const meant = computed.filter((digest) => typed.length >= LEAST && digest.startsWith(typed));
    const [one, second] = meant;
    if (one !== undefined && second === undefined)
        return one;
    const now = computed.length === 0 ? 'the spec cannot be read' : `the spec is now ${computed.join(', or ')}`;
    throw new errors/* UserError */.yo(`${recovery.id}: found the hash ${JSON.stringify(hash)}, but ${now}. ` +
        `Look at the spec once more, then give the hash of what you accept (${LEAST} digits or more).`);
}

;// CONCATENATED MODULE: ./lib/engine/choose/validate-change.js




/** What comes out can be read, and nothing is held against it that was not before (faults M18). */
function assertSound(change, at, ground) {
    const { summary } = change;
    if (!writesState(change, at))
        return;
    const now = judgedAfter(change, at, ground);
    (0,errors/* assert */.vA)(now && now.states.length > 0, `"${summary}" leaves a state that can be read`);
    const had = new Set(at.recovery.findings.map(({ rule }) => rule));
    const broken = now.faults.find(({ rule }) => !had.has(rule));
    (0,errors/* assert */.vA)(!broken, `"${summary}" breaks no rule that held before; it breaks ${broken?.rule}: ${broken?.message}`);
}
function writesState({ files }, at) {
    return files.some((file) => file.kind === 'write' && file.path === at.recovery.path);
}
function judgedAfter({ files }, at, ground) {
    const site = { ...at.site, path: at.recovery.path };
    return judged({ ...ground, site, snapshot: after(at.snapshot, files) });
}
/** The workflow as a change leaves it; `null` where it does not write its state. */
function stateAfter(change, at, ground) {
    const states = writesState(change, at) ? (judgedAfter(change, at, ground)?.states ?? []) : [];
    return states.find(({ feature }) => feature === at.state?.feature) ?? null;
}
/** Nobody finds out from a difference alone that finished steps count as finished no more. */
function withSetBack(change, at, ground) {
    const { state } = at;
    const now = stateAfter(change, at, ground);
    if (!state || !now)
        return change;
    const open = new Set(now.steps.flatMap((step) => (step.finished ? [] : [keyOf(step)])));
    const known = new Set(now.steps.map(keyOf));
    const lost = state.steps.filter((step) => step.finished && step.id !== '' && (open.has(keyOf(step)) || !known.has(keyOf(step))));
    if (lost.length === 0)
        return change;
    const names = lost.map(({ id, item }) => itemName((0,workflow/* stepName */.u)(state, id), item)).join(', ');
    return { ...change, summary: `set back ${names}, finished before: ${change.summary}` };
}
/** A step of one item is another than the same step of the next one. */
const keyOf = ({ id, item }) => JSON.stringify([id, item ?? null]);
const itemName = (name, item) => item === undefined ? name : `${name} (${item})`;

;// CONCATENATED MODULE: ./lib/engine/choose/choose.js








/** Choices that the decision must offer; the others have reasons of their own to be refused. */
const OFFERED = new Set([
    'resume',
    'approve',
    'retry',
    'skip',
    'accept-spec',
]);
/** Reasons for which a person may have the step run again, or pass it over, without being offered that. */
const AT_A_STEP = new Set([
    'artifact-missing',
    'partial-work',
    'step-interrupted',
    'not-started',
]);
/** What the table has and cannot be taken now is refused in the format's own words. */
const fits = (name, { reason, options }) => !OFFERED.has(name) ||
    [...options, ...offeredFor(reason)].some((option) => option === name) ||
    ((name === 'retry' || name === 'skip') && AT_A_STEP.has(reason));
/** What makes each choice that not every format has. */
const MADE_BY = {
    skip: 'skip',
    answer: 'answer',
    approve: 'approve',
    'accept-spec': 'acceptSpec',
    regress: 'regress',
};
/** Choices that write no state file in the workflow's present version. */
const OF_ANY_VERSION = new Set(['migrate', 'repair', 'start-fresh']);
/**
 * The change that a choice asks for. It has no files where there is nothing to do.
 * @throws UserError where the choice does not fit the state, or the format has no such choice
 */
function choose(choice, standing, ground) {
    refuse(choice, standing.recovery, ground.format);
    const at = situationOf(standing, ground);
    const change = inWords(() => ofItsVersion(choice, standing, ground));
    assertSound(change, at, ground);
    return choice.name === 'resume' ? withSetBack(change, at, ground) : change;
}
/**
 * One change of several choices, each made where the one before it leaves the workflow; what does not
 * fit in one of them stands against all. @throws UserError
 */
function chooseInTurn([first, ...others], standing, ground) {
    let change = choose(first, standing, ground);
    for (const choice of others) {
        const next = standingAfter(change, standing, ground);
        if (!next)
            throw new errors/* UserError */.yo(`${standing.recovery.id}: what comes first leaves nothing for ${choice.name} to do. ` +
                'Give one command after the other.');
        const then = choose(choice, next.standing, next.ground);
        const notes = [...new Set([...change.notes, ...then.notes])];
        change = { ...joined(change, then), notes, commit: then.commit ?? change.commit };
    }
    return change;
}
/** What writes an older state file migrates it first. */
function ofItsVersion(choice, standing, ground) {
    const old = standing.recovery.proposals.some(({ kind }) => kind === 'migrate');
    const make = (one, on) => changeOf(choice, situationOf(one, on), on);
    return old && !OF_ANY_VERSION.has(choice.name)
        ? migratedFirst(make, standing, ground)
        : make(standing, ground);
}
/** @throws UserError with what fits instead */
function refuse(choice, { id, decision, liveness, proposals }, format) {
    const { action, reason, instruction } = decision;
    const maker = MADE_BY[choice.name];
    if (maker !== undefined && format.choices[maker] === undefined)
        throw new errors/* UserError */.yo(`${id}: ${choice.name} means nothing to workflows of the format ${format.id}.`);
    if (choice.name === 'start-fresh' && reason === 'completed')
        throw new errors/* UserError */.yo(`${id}: it is finished, and starting over would remove finished work. Remove it by hand.`);
    if (liveness === 'live')
        throw new errors/* UserError */.yo(`${id}: somebody is at work on it right now. Wait until the lock is gone.`);
    if (!fits(choice.name, decision)) {
        const options = (0,model_decision/* fitting */._Q)({ decision, liveness, proposals });
        const what = options.length === 0 ? 'Nothing is to be chosen.' : `What fits: ${options.join(', ')}.`;
        throw new errors/* UserError */.yo(`${id}: ${choice.name} does not fit its state (${action}, ${reason}). ${instruction} ${what}`);
    }
}
/** A value that cannot be written in place is the person's to know, and no crash. */
function inWords(work) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof errors/* EditError */.F))
            throw error;
        throw new errors/* UserError */.yo(`nothing was written: ${error.message}. Make this change by hand.`, { cause: error });
    }
}
function changeOf(choice, at, { format }) {
    const { choices } = format;
    switch (choice.name) {
        case 'migrate':
            return migrate(format, at);
        case 'repair':
            return repair(choice.which, at, format);
        case 'start-fresh':
            return fresh(at, choices.fresh(at, choice.all));
        case 'resume':
            return choices.resume(at);
        case 'retry':
            return choices.retry(at);
        case 'skip':
            return made(choices.skip?.(at));
        case 'answer':
            return made(answered(choice, at, format));
        case 'approve':
            return made(choices.approve?.(at, choice.checkpoint));
        case 'accept-spec':
            return made(choices.acceptSpec?.(at, digestOf(choice.hash, at), choice.why));
        case 'regress':
            break;
    }
    return made(choices.regress?.(at, choice.to, choice.reason));
}
/** A choice that the format lacks was refused before. */
function made(change) {
    (0,errors/* assert */.vA)(change, 'a choice that is made is one that the format has');
    return change;
}
function repair(which, at, format) {
    const { recovery } = at;
    const repairs = recovery.proposals.filter(({ kind }) => kind === 'repair');
    const one = repairs[which - 1];
    if (one) {
        (0,errors/* assert */.vA)(one.changes, `the repair "${one.summary}" carries its change`);
        return { summary: one.summary, files: one.changes, notes: one.proof, commit: null };
    }
    const found = repairs.length === 0 ? 'no repair that the facts prove right' : `${repairs.length} repairs`;
    const hindered = repairs.length === 0 ? format.hindrance?.(at) : null;
    const none = hindered ?? 'Correct it by hand, or start fresh.';
    const what = repairs.length === 0 ? none : 'Name one of them with --use.';
    throw new errors/* UserError */.yo(`${recovery.id}: found ${found}. ${what}`);
}
function fresh({ recovery, snapshot, state }, paths) {
    const there = [...new Set(paths)].filter((path) => snapshot.entry(path) !== null).sort();
    const lines = state?.fileNotes ?? [];
    return {
        summary: `start fresh: ${recovery.feature}`,
        files: there.map((path) => ({ kind: 'remove', path })),
        notes: [],
        commit: null,
        ...(lines.length > 0 && { runNotes: { path: recovery.path, lines } }),
    };
}

// EXTERNAL MODULE: ./lib/model/site.js
var model_site = __webpack_require__(1774);
;// CONCATENATED MODULE: ./lib/engine/select-state-file.js

/** How much a file's claim to be the state is worth; another tool's file and a bare template have none. */
function claim(one) {
    if (one.kind === 'loaded')
        return 3;
    if (one.kind === 'fault')
        return one.fault.rule === 'state-filled' ? 0 : one.ours ? 2 : 1;
    return 0;
}
/**
 * The site with the state as its path: the best claim, of equal ones the first. What else has
 * a claim beside it stays a rival. Only where nothing of it is ours by itself history is looked at.
 * `null` where that shows nothing of ours either.
 */
function settle(format, site, snapshot, memo) {
    return settleBy(loadPlain, format, site, snapshot, memo) ?? settleBy(load, format, site, snapshot, memo);
}
/** The files of a site that history alone can tell; empty where what stands there says it. */
function untold(format, site, snapshot, memo) {
    const { path, rivals, alternatives = [] } = site;
    if (settleBy(loadPlain, format, site, snapshot, memo) !== null)
        return [];
    const all = [...new Set([path, ...rivals, ...alternatives])];
    return all.filter((one) => mayBeLost(loadPlain(format, { ...site, path: one }, snapshot, memo)));
}
function settleBy(how, format, site, snapshot, memo) {
    const loadAt = (path) => how(format, { ...site, path }, snapshot, memo);
    const own = loadAt(site.path);
    const { rivals, alternatives = [], spare = [] } = site;
    if (rivals.length === 0 && (alternatives.length === 0 || claim(own) > 0)) {
        if (own.kind === 'foreign')
            return null;
        return spare.length === 0 ? site : { ...site, files: site.files.filter((path) => !spare.includes(path)) };
    }
    const all = [site.path, ...rivals, ...alternatives].map((path) => ({ path, worth: claim(loadAt(path)) }));
    const best = all.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (best.worth === 0)
        return own.kind === 'foreign' ? null : { ...site, rivals: [] };
    const beside = all.filter(({ path, worth }) => path !== best.path && worth > 0 && !alternatives.includes(path));
    return { ...site, path: best.path, rivals: beside.map(({ path }) => path) };
}

;// CONCATENATED MODULE: ./lib/engine/requirements.js





function askerOf(formats, memo, depth) {
    const byId = new Map(formats.map((format) => [format.id, format]));
    return {
        names: new Set(formats.flatMap((format) => format.names)),
        folders: new Set(formats.flatMap((format) => format.folders)),
        matches: (path) => formats.some((format) => format.matches(path)),
        ground(path) {
            const all = formats.flatMap(({ grounds = [] }) => grounds);
            const [, state] = all.find(([folder]) => folder.test(path)) ?? [];
            return state === undefined ? null : `${path}/${state}`;
        },
        sites: (paths) => formats.flatMap((format) => format.sites(paths.filter((path) => format.matches(path)))),
        isOurs(site, snapshot) {
            const format = byId.get(site.format);
            return format !== undefined && settle(format, site, snapshot, memo) !== null;
        },
        mayBeOurs(site, snapshot) {
            const format = byId.get(site.format);
            const paths = format ? untold(format, site, snapshot, memo) : [];
            return paths.some((path) => snapshot.history(path) === 'unavailable');
        },
        counted(site, snapshot) {
            const format = byId.get(site.format);
            return (format && settle(format, site, snapshot, memo)?.files) ?? site.files;
        },
        branches(site, snapshot) {
            const format = byId.get(site.format);
            return format?.recordsBranch ? branchesOf(format, site, snapshot, memo) : [];
        },
        needs(site, snapshot) {
            const format = byId.get(site.format);
            return format ? needsOf(format, site, snapshot, memo, depth) : [];
        },
    };
}
function branchesOf(format, site, snapshot, memo) {
    const settled = settle(format, site, snapshot, memo);
    const result = settled && load(format, settled, snapshot, memo);
    if (!settled || result?.kind !== 'loaded')
        return [];
    const read = catchFault(() => format.read(result.loaded.doc, settled, snapshot));
    const states = read.ok ? read.value : [];
    return states.flatMap(({ recordedBranch, ended }) => recordedBranch && ended === null ? [(0,model_site/* bareName */.y)(recordedBranch.name)] : []);
}
/** First the state's own files, then whatever the format makes of them. */
function needsOf(format, site, snapshot, memo, depth) {
    const unread = site.files.filter((path) => {
        const reading = snapshot.text(path);
        return !reading.ok && reading.why === 'not-fetched';
    });
    if (unread.length > 0)
        return unread.map((path) => ({ path, what: 'text' }));
    const settled = settle(format, site, snapshot, memo);
    if (!settled)
        return untold(format, site, snapshot, memo).map((path) => ({ path, what: 'history' }));
    const past = [{ path: settled.path, what: 'history' }];
    const result = load(format, settled, snapshot, memo);
    if (result.kind === 'fault')
        return result.ours || mayBeLost(result) ? past : [];
    if (result.kind === 'foreign')
        return [];
    const doc = result.kind === 'loaded' ? result.loaded.doc : null;
    const wanted = depth === 'deep' || mayBeCut(format, doc, settled.path, snapshot);
    return [
        ...format.needs(doc, settled, snapshot),
        ...(wanted ? past : []),
        ...asRead(format, doc, settled, snapshot),
    ];
}
/**
 * What a state asks for once it is read, as far as that is possible yet: the last change of its folders.
 * Where several files are the state together, the past of the one that cannot be read, for a repair.
 */
function asRead(format, doc, site, snapshot) {
    const read = catchFault(() => format.read(doc, site, snapshot));
    if (read.ok)
        return read.value.flatMap(({ folders }) => snapshot.lastChange(folders) === 'unavailable'
            ? folders.map((path) => ({ path, what: 'changes' }))
            : []);
    if (doc === null || site.files.length === 1)
        return [];
    const path = site.files.find((one) => one === read.fault.path);
    return path === undefined ? [] : [{ path, what: 'history' }];
}

;// CONCATENATED MODULE: ./lib/engine/engine.js
// The engine over a list of formats and rules: what an edge must fetch, what follows, what a choice changes.








/** `sidesOf` takes a conflicted text apart, so that a merge can be proposed. */
function createEngine(formats, shared, sidesOf = () => null) {
    const rulesOf = (format) => [...shared, ...format.rules];
    const byId = new Map(formats.map((format) => [format.id, { format, rules: rulesOf(format) }]));
    const all = formats.flatMap((format) => format.rules);
    const homeOf = ({ format }) => {
        const one = byId.get(format);
        (0,errors/* assert */.vA)(one, `the format ${format} is one of the engine's`);
        return one;
    };
    const groundOf = ({ recovery, snapshot, settings, memo }) => {
        const one = homeOf(recovery);
        return { ...one, snapshot, settings, memo, sidesOf, verdicts: new Map() };
    };
    return {
        formats,
        rules: [...shared, ...all].sort((a, b) => (a.id < b.id ? -1 : 1)),
        memo: () => new Map(),
        asker: (memo, depth = 'scan') => askerOf(formats, memo, depth),
        recover(snapshot, sites, settings, memo, verdicts = new Map()) {
            const found = sites.flatMap((site) => {
                const one = byId.get(site.format);
                const settled = one && settle(one.format, site, snapshot, memo);
                if (!settled)
                    return [];
                const own = (0,rule/* settingsFor */.z)(settings, site.format);
                return recoverSite(settled, { ...one, snapshot, settings: own, memo, sidesOf, verdicts });
            });
            return {
                workflows: uniqueIds(found.filter((one) => 'decision' in one)),
                unreadable: found.filter((one) => !('decision' in one)),
            };
        },
        choose: (choice, standing, then = []) => chooseInTurn([choice, ...then], standing, groundOf(standing)),
        migratable: (recovery) => migratable(homeOf(recovery).format, recovery),
        mayBeOld: (path) => mayBeOld(formats, path),
        obstacleOf: obstacleOf,
        checkpoint: (standing, before, differing) => checkpoint(standing, before && { ...before, ...groundOf(before) }, differing, groundOf(standing)),
    };
}
/** Two folders may hold one feature: then its id carries the folder as well. */
function uniqueIds(recoveries) {
    const count = new Map();
    for (const { id } of recoveries)
        count.set(id, (count.get(id) ?? 0) + 1);
    return recoveries.map((one) => {
        if ((count.get(one.id) ?? 0) < 2)
            return one;
        const folder = one.path.slice(0, Math.max(0, one.path.lastIndexOf('/')));
        return { ...one, id: `${one.id}@${folder}` };
    });
}

;// CONCATENATED MODULE: ./lib/formkit/format.js
/**
 * The whole format: one without versions, whose state files are all that must be fetched, unless it says
 * otherwise.
 */
function formatOf(given) {
    return {
        folders: [],
        versions: [],
        version: () => ({ written: null, rank: null, assumed: false, line: null }),
        migrations: [],
        needs: () => [],
        rules: [],
        repairs: () => [],
        ...given,
    };
}

// EXTERNAL MODULE: ./lib/text/markdown/paths.js + 1 modules
var markdown_paths = __webpack_require__(6333);
// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(7032);
// EXTERNAL MODULE: ./lib/text/words.js
var text_words = __webpack_require__(8810);
// EXTERNAL MODULE: ./lib/text/markdown/blocks.js
var blocks = __webpack_require__(5739);
;// CONCATENATED MODULE: ./lib/text/markdown/resolved-markers.js
// Whether a sentence says of the open marker in it that it was settled. Of other things many are settled too:
// "filter resolved tickets by [NEEDS CLARIFICATION: …]" says nothing of the marker.
/** How much of a sentence around a marker is read. UTF-16 units. */
const AROUND = 240;
const WORD = '(?:resolved|settled|answered|clarified|closed|addressed|removed|no longer open)\\b';
/** What may stand between the marker, or who settled it, and the word. */
const LINK = '(?:(?:is|was|were|has|have|had|been|now|since|already|meanwhile|later|both|fully)\\s+)*';
/** What follows the word where it is not said of a thing that comes next. */
const HOW = '(?:on|by|with|in|at|per|via|from|since|today|yesterday)\\b';
const OF_MARKER = '(?:\\s+(?:the|this|that|open|old|markers?|questions?))*';
/** Behind the marker. */
const AFTER = [
    // `… was resolved on Monday`, `~~ Settled: EUR`, `✅ answered`
    new RegExp(`^[^\\p{L}\\p{N}]*${LINK}${WORD}`, 'iu'),
    // `EUR (answered by Dana)`, `EUR, settled with finance`
    new RegExp(`[,(–—-]\\s*${LINK}${WORD}(?=\\s*(?:$|[:)\\d]|${HOW}))`, 'iu'),
];
/** Behind the marker, once nothing takes it back: `Dana answered: ten`. */
const SAID = new RegExp(`^[^:]{0,40}\\b${WORD}\\s*:`, 'iu');
/** Before the marker. */
const BEFORE = [
    // `Resolved: […]`, `We resolved the marker […]`
    new RegExp(`(?:^[^\\p{L}\\p{N}]*|\\b(?:we|i|they)\\s+)${LINK}${WORD}${OF_MARKER}[\\s*_~:–—-]*$`, 'iu'),
    // `Settled with finance on Monday: […]`
    new RegExp(`^[^\\p{L}\\p{N}]*${LINK}${WORD}\\s*(?:[,(]|${HOW})[^:]*:[\\s*_~]*$`, 'iu'),
];
/** What takes such a word back: `not yet resolved`, `to be settled`, `until answered`. */
const UNSETTLED = /(?:\b(?:not|none|never|to be|must|should|will|cannot|needs?|until|unless|before|when|if)\b|n['’]t\b)/i;
/** Does the sentence that a marker stands in say, outside the marker itself, that it was settled? */
function isSettled(bare, at) {
    const end = bare.indexOf(']', at) + 1;
    if (end === 0)
        return false;
    const before = lastSentence(bare.slice(Math.max(0, at - AROUND), at));
    const after = firstSentence(bare.slice(end, end + AROUND));
    return (AFTER.some((one) => one.test(after)) ||
        BEFORE.some((one) => one.test(before)) ||
        !UNSETTLED.test(SAID.exec(after)?.[0] ?? 'not'));
}
const BULLET = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX~-]\][ \t]+)?/;
/** What stands before a marker since the last sentence ended, or another marker did; no bullet. */
function lastSentence(text) {
    const line = text.replace(BULLET, '');
    return line.split(/[.!?;|]\s|\||\]/).at(-1) ?? '';
}
/** What stands behind a marker until its sentence ends, or another bracket begins. */
function firstSentence(text) {
    return text.split(/[.!?;](?=\s|$)|\||\[/, 1)[0] ?? '';
}

;// CONCATENATED MODULE: ./lib/text/markdown/placeholders.js
// What shows that a document is not finished: open markers and the gaps of a template that nobody filled in.




/**
 * Markers that keep a document from being done, from seed 002 and its pipeline's templates. With the colon:
 * checklists speak of `[NEEDS CLARIFICATION]` markers without being one.
 */
const MARKERS = [
    '[NEEDS CLARIFICATION:',
    '[HUMAN DATA REQUEST',
    '[CONTRACT VS IMPLEMENTATION',
    '[DISTRIBUTED TRANSACTION RISK',
    '[OWNERSHIP UNCLEAR',
    '[ARCHITECTURE_REVISION_REQUEST]',
];
function wordsOf(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    // Behind a fence that somebody forgot to close a marker is as open as before it.
    const kinds = (0,blocks/* kindsOf */.tG)(lines, 'hides-nothing');
    return lines.flatMap((line, i) => kinds[i] === 'text' ? [{ line, bare: (0,blocks/* withoutCodeSpans */.X)(line.text) }] : []);
}
/**
 * Every marker outside code, comments and front matter, in the order of the text. One in backticks is an
 * example: that is how documents speak of a marker, while templates and agents set open ones in plain words.
 */
function placeholders_openMarkers(text) {
    return wordsOf(text).flatMap(({ line, bare }) => {
        if (!bare.includes('['))
            return [];
        const upper = bare.toUpperCase();
        return MARKERS.flatMap((marker) => placesOf(marker, upper)
            .filter((at) => !isSettled(bare, at))
            .map(() => ({ marker, line: line.number })));
    });
}
function placesOf(marker, upper) {
    const places = [];
    for (let at = upper.indexOf(marker); at >= 0; at = upper.indexOf(marker, at + marker.length))
        places.push(at);
    return places;
}
const placeholders_BULLET = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX~-]\][ \t]+)?/;
/**
 * The parts of a line that may each be one gap: the cells of a table's row, else what stands behind a
 * bullet.
 */
function partsOf(text) {
    const bare = text.trim();
    if (bare.startsWith('|'))
        return bare
            .replace(/^\||\|$/g, '')
            .split('|')
            .map((cell) => cell.trim());
    return [bare.replace(placeholders_BULLET, '').trim()];
}
/**
 * `{…}` and `<words>` as a whole part; `[…]` is not looked for, since links and check boxes are written
 * alike.
 */
function isGap(part) {
    return (part.startsWith('{') || part.startsWith('<')) && (0,text_words/* isPlaceholder */.wK)(part);
}
/**
 * Gaps that fill a whole line, list item or table cell, and every `{{…}}`, outside code, comments, front
 * matter.
 */
function placeholders_templateLines(text) {
    return wordsOf(text).flatMap(({ line, bare }) => {
        const gaps = partsOf(bare).filter(isGap);
        const doubled = [...bare.matchAll(/(?<!\$)\{\{[^{}\n]{1,200}\}\}/g)].map(([gap]) => gap);
        return [...new Set([...gaps, ...doubled])].map((gap) => ({ text: gap, line: line.number }));
    });
}
/** A line that carries nothing: a heading, a rule, a table's frame, an empty bullet. */
const FRAME = /^(?:#{1,6}(?:[ \t].*)?|[-*_=|: \t]*|(?:[-*+]|\d{1,9}[.)])(?: +\[[ xX~-]\])?)$/s;
/** A heading or a rule, as all that may be left of a document whose words are gone. */
const BARE = /^(?:#{1,6}(?:[ \t].*)?|(?:[-*_=][ \t]*){2,})?$/s;
/**
 * Is nothing left of a file but front matter, headings, comments and rules? Then it is no output. Of a file
 * that is not Markdown only one of blanks is: there a `#` may be all that it has to say.
 */
function placeholders_isBare(path, text) {
    if (text.trim() === '')
        return true;
    if (!/\.(?:md|markdown)$/i.test(path))
        return false;
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const kinds = (0,blocks/* kindsOf */.tG)(lines);
    return lines.every((line, i) => kinds[i] !== 'code' && (kinds[i] !== 'text' || isBareLine(line.text) || isUnderlined(lines, i)));
}
function isBareLine(text) {
    return BARE.test(withoutComments(text).trim());
}
/** One line that is no sentence, item, row or quote. */
const TITLE = /^ {0,3}(?![-*+>|#`~]|\d{1,9}[.)])\S(?:.*[^.!?:;\s])?[ \t]*$/s;
/** Is it a heading by the line below it: `Tasks` over `=====`? */
function isUnderlined(lines, at) {
    const below = lines[at + 1]?.text ?? '';
    return (/^ {0,3}(?:={2,}|-{2,})[ \t]*$/.test(below) &&
        TITLE.test(lines[at]?.text ?? '') &&
        isBareLine(lines[at - 1]?.text ?? ''));
}
/** A line without the comments that begin and end in it. */
function withoutComments(text) {
    return text.includes('<!--') ? text.replace(/<!--.*?-->/g, '') : text;
}
/**
 * Does a Markdown text say nothing: empty, or nothing but headings, rules, empty tables and gaps of a
 * template?
 */
function isHollow(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const kinds = (0,blocks/* kindsOf */.tG)(lines);
    return lines.every((line, i) => {
        if (kinds[i] !== 'text')
            return kinds[i] !== 'code' || /^[ \t]*(?:`{3,}|~{3,})?[ \t]*$/.test(line.text);
        return isHollowLine(line.text) || isTableHead(lines, i) || isUnderlined(lines, i);
    });
}
function isHollowLine(text) {
    if (FRAME.test(text.trim()))
        return true;
    return partsOf(text).every((part) => isGap(part) || (0,text_words/* isNothing */.qv)(part) || isLoneMarker(part));
}
/** `[NEEDS CLARIFICATION: which one?]` and nothing else. */
function isLoneMarker(part) {
    return (part.endsWith(']') && part.indexOf(']') === part.length - 1 && /^\[NEEDS CLARIFICATION\b/i.test(part));
}
function isTableHead(lines, at) {
    const rule = lines[at + 1]?.text.trim() ?? '';
    return lines[at]?.text.trimStart().startsWith('|') === true && /^\|[|:\- \t]*-[|:\- \t]*$/.test(rule);
}

;// CONCATENATED MODULE: ./lib/formkit/outputs.js
// What is there of the files that a step leaves, and what must be fetched before that can be said.



/** Whether a file stands there, and neither a link nor a folder nor a submodule. */
function isFile(path, snapshot) {
    return (0,model_snapshot/* isFileMode */.s)(snapshot.entry(path)?.mode);
}
/** `markers`: whether open markers (`[NEEDS CLARIFICATION: …]`) make it partial; gaps of a template do. */
function outputAt(path, snapshot, markers = true) {
    const entry = snapshot.entry(path);
    if (entry === null || entry.mode === '040000')
        return 'none';
    const reading = snapshot.text(path);
    if (!reading.ok)
        return 'partial';
    if (isBare(path, reading.text))
        return 'none';
    if (!path.endsWith('.md'))
        return 'whole';
    const open = templateLines(reading.text).length > 0 || (markers && openMarkers(reading.text).length > 0);
    return open ? 'partial' : 'whole';
}
/** Folders that a star is looked for in, at most. */
const MOST_FOLDERS = 100;
/** The files that a pattern below a folder means: `*` stands for one name, or a part of one. */
function filesAt(folder, pattern, snapshot) {
    const names = pattern.split('/');
    const last = names.pop() ?? '';
    const folders = names.reduce((all, name) => all.flatMap((one) => below(one, name, snapshot, true)).slice(0, MOST_FOLDERS), [folder]);
    return folders.flatMap((one) => below(one, last, snapshot, false));
}
function below(folder, name, snapshot, isFolder) {
    const fits = (path) => (snapshot.entry(path)?.mode === '040000') === isFolder;
    const plain = joinPath(folder, name);
    if (!name.includes('*'))
        return snapshot.entry(plain) !== null && fits(plain) ? [plain] : [];
    const [start = '', ...rest] = name.split('*');
    const end = rest.at(-1) ?? '';
    return snapshot
        .list(folder)
        .map(({ path }) => path)
        .filter((path) => {
        const base = baseOf(path);
        return base.length >= start.length + end.length && base.startsWith(start) && base.endsWith(end);
    })
        .filter(fits);
}
/** Files whose text is asked for at most: a list of artifacts has no business being longer. */
const MOST_TEXTS = 200;
/** The paths among these that are there and whose text nobody fetched yet, as needs. */
function textNeeds(paths, snapshot) {
    return outputs_unread(paths, snapshot).map((path) => ({ path, what: 'text' }));
}
/** The paths among these whose text nobody fetched yet, each once. */
function outputs_unread(paths, snapshot) {
    return [...new Set(paths)].slice(0, MOST_TEXTS).filter((path) => {
        const reading = snapshot.text(path);
        return !reading.ok && reading.why === 'not-fetched';
    });
}
/**
 * The pasts of these paths as needs, those too that seem to be known: of a path below a folder whose changes
 * were asked for the commits are there, but not the texts. What was fetched is not fetched again.
 */
const historyNeeds = (paths) => [...new Set(paths)].map((path) => ({ path, what: 'history' }));
/**
 * When a file first held what `was` looks for, by its history, milliseconds since 1970; `null` where it never
 * did, or history is not to be had.
 */
function firstTime(path, snapshot, was) {
    const history = snapshot.history(path);
    if (history === 'unavailable')
        return null;
    const first = history.findLast(({ text }) => text !== null && was(text));
    return first ? Date.parse(first.at) : null;
}
/** The paths among these that a commit changed after a time, as far as history is to be had. */
function changedAfter(paths, time, snapshot) {
    return paths.filter((path) => {
        const history = snapshot.history(path);
        return history !== 'unavailable' && Date.parse(history[0]?.at ?? '') > time;
    });
}

;// CONCATENATED MODULE: ./lib/model/format.js
/** A format for the list of formats: from there on nobody but its own code knows its document. */
function defineFormat(format) {
    return format;
}

;// CONCATENATED MODULE: ./lib/text/moved.js

/**
 * Where a path that is gone moved to within the workflow's own folders: the very blob that history last had
 * there, under its name; else, where its whole folder is gone, a file of its name that came as it went.
 * `null`: nothing shows that it moved, or history is not to be had.
 */
function movedTo(path, folders, snapshot) {
    const past = pastOf(path, snapshot);
    const last = past.find(({ blob }) => blob !== null);
    if (!last?.blob || last.text?.trim() === '')
        return null;
    const held = snapshot.pathsOf(last.blob).filter((one) => (0,markdown_paths/* baseOf */.bx)(one) === (0,markdown_paths/* baseOf */.bx)(path));
    const same = held.find((one) => folders.some((folder) => one.startsWith(`${folder}/`)));
    if (same !== undefined)
        return { to: same, edited: false };
    const [newest] = past;
    // A removal that is not committed yet: then what came in its place has no history of its own either.
    const removedAt = newest?.blob === null ? Date.parse(newest.at) : Number.POSITIVE_INFINITY;
    const came = mayHaveMovedTo(path, folders, snapshot).filter((one) => {
        const versions = snapshot.history(one);
        return versions !== 'unavailable' && versions.every(({ at }) => Date.parse(at) >= removedAt);
    });
    const [only] = came;
    return only === undefined || came.length > 1 ? null : { to: only, edited: true };
}
/** Folders and a name of a path that a moved folder may have kept; no workflow's own folders go deeper. */
const DEEPEST = 8;
/** Files whose history tells whether a path that is gone with its folder became one of them. */
function mayHaveMovedTo(path, folders, snapshot) {
    if (snapshot.entry(path) !== null || snapshot.entry((0,markdown_paths/* folderOf */.yS)(path)) !== null)
        return [];
    const names = path.split('/').slice(1).slice(-DEEPEST);
    const ends = names.map((_, at) => names.slice(at).join('/'));
    const there = folders.flatMap((folder) => ends.map((end) => (0,markdown_paths/* joinPath */.uJ)(folder, end)));
    return [...new Set(there)].filter((one) => snapshot.entry(one)?.mode.startsWith('100') === true);
}
/** What must be known of paths that are gone: their past, that of what they may have become, its text. */
function movedNeeds(gone, folders, snapshot) {
    const all = gone.flatMap((path) => [path, ...mayHaveMovedTo(path, folders, snapshot)]);
    const past = [...new Set(all)].filter((path) => snapshot.history(path) === 'unavailable');
    const texts = gone
        .flatMap((path) => movedTo(path, folders, snapshot)?.to ?? [])
        .filter((path) => {
        const reading = snapshot.text(path);
        return !reading.ok && reading.why === 'not-fetched';
    });
    return [
        ...past.map((path) => ({ path, what: 'history' })),
        ...texts.map((path) => ({ path, what: 'text' })),
    ];
}
function pastOf(path, snapshot) {
    const history = snapshot.history(path);
    return history === 'unavailable' ? [] : history;
}

;// CONCATENATED MODULE: ./lib/formkit/choices.js

/** @throws UserError where the state file is not there or cannot be read */
function writable(at) {
    const { doc, text, state, recovery } = at;
    if (doc !== null && text !== null && state !== null)
        return { ...at, doc, text, state };
    const found = text === null ? 'no state' : 'a state that cannot be read';
    throw unfit(at, `${found} at ${recovery.path}`, 'a whole one', recovery.decision.instruction);
}
/** Why a choice does not fit: what was found, what it needs, what to do instead. */
function unfit({ recovery }, found, expected, todo) {
    return new errors/* UserError */.yo(`${recovery.id}: found ${found}, expected ${expected}. ${todo}`);
}
/** A person's words on one line: everything that would break it becomes a blank. */
function oneLine(words) {
    return words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
/** Who chooses, as it is written down. */
function whoOf({ by }) {
    return oneLine(by).slice(0, 100) || 'somebody';
}
/** The change that an edit makes; without the state file where its text would not differ. */
function changeBy(at, codec, edit) {
    const { summary, doc, files = [], notes = [] } = edit;
    if (doc === undefined)
        return { summary, files, notes, commit: null };
    const { text } = writable(at);
    const after = codec.print(text, doc);
    const own = after === text ? [] : [{ kind: 'write', path: at.recovery.path, before: text, after }];
    return { summary, files: [...files, ...own], notes, commit: null };
}
/** The choices of a format from edits of its document: read, printed by its codec, and refused in words. */
function choicesBy(codec, edits) {
    const { skip, answer, approve, acceptSpec, absent = goOn } = edits;
    const going = (of) => (at) => changeBy(at, codec, at.text === null && at.state !== null ? absent(at) : of(writable(at)));
    return {
        resume: going(edits.resume),
        retry: going(edits.retry),
        ...(skip ? { skip: (at) => changeBy(at, codec, skip(writable(at))) } : {}),
        ...(answer
            ? {
                answer: (at, question, text) => changeBy(at, codec, answer(at, question, text)),
            }
            : {}),
        ...(approve
            ? {
                approve: (at, checkpoint) => changeBy(at, codec, approve(at, checkpoint)),
            }
            : {}),
        ...(acceptSpec
            ? {
                acceptSpec: (at, digest, why) => changeBy(at, codec, acceptSpec(writable(at), digest, why)),
            }
            : {}),
        fresh: edits.fresh,
    };
}
function goOn({ recovery }) {
    const { step } = recovery.decision;
    return { summary: step === null ? 'go on' : `go on with ${step}` };
}
/** The choices among these that a state would refuse, found by trying what each of them needs. */
function refusedAmong(needs) {
    return Object.keys(needs).filter((option) => {
        try {
            needs[option]?.();
            return false;
        }
        catch (error) {
            if (error instanceof errors/* UserError */.yo)
                return true;
            throw error;
        }
    });
}

// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
;// CONCATENATED MODULE: ./lib/text/endings.js
// Tells an ending word that stands from one whose own sentence takes it back: `completed, but plan pending`.

/** Words behind an ending that say that something is left, or that it does not hold any more. */
const LEFT = new RegExp(`\\b(?:${[
    'but|except|only|next|partial\\w*|retry\\w*|not|still|pending|open|until|unless|yet|await\\w*',
    're-?open\\w*|revert\\w*|rework\\w*|supersed\\w*|stale|draft\\w*|proposed|todo|wip|remain\\w*',
    'incomplete|unfinished|blocked|failed|in[-_ ]progress',
].join('|')})\\b|n['’]t\\b`, 'i');
/** `no open questions` says that nothing is left. */
const NOTHING_LEFT = /\b(?:no|0|zero|nothing)\s+(?:\w+\s+)?(?:open|pending|left|remaining)\b/gi;
/** `phase 1 of 3`, `2/5`; a date has a third number. */
const COUNTED = /(?<![\d/])(\d{1,4})\s*(?:of|\/)\s*(\d{1,4})(?![\d/])/gi;
/**
 * Does prose behind the word take it back? To be asked of words that end something alone: there a word that
 * is believed too early loses work, elsewhere prose costs nothing.
 */
function isTakenBack(found) {
    const rest = behindWord(found).replace(NOTHING_LEFT, ' ');
    if (LEFT.test(rest))
        return true;
    return [...rest.matchAll(COUNTED)].some(([, part, whole]) => Number(part) < Number(whole));
}
/** What stands behind the word that a value begins with, marks left out. */
function behindWord(found) {
    return found.replace(/[*`]/g, '').trim().slice((0,text_words/* wordOf */.aG)(found).length);
}

;// CONCATENATED MODULE: ./lib/text/markdown/spelling.js
// How one value is spelled in Markdown: bold, in backticks, with escaped pipes; and how to spell a new one
// alike.

const WRAPS = ['**', '`', '__'];
/** The value that a spelling means: trimmed, one layer of bold or backticks taken off, pipes unescaped. */
function plain(spelled, where) {
    const bare = spelled.trim();
    const wrap = wrapOf(bare);
    const inner = bare.slice(wrap.length, bare.length - wrap.length);
    return where === 'cell' ? inner.replaceAll('\\|', '|') : inner;
}
function wrapOf(bare) {
    for (const wrap of WRAPS) {
        if (bare.length <= 2 * wrap.length || !bare.startsWith(wrap) || !bare.endsWith(wrap))
            continue;
        const inner = bare.slice(wrap.length, -wrap.length);
        if (inner.trim() === inner && !inner.includes(wrap))
            return wrap;
    }
    return '';
}
/**
 * Spells `value` as `like` is spelled, or as plainly as reads back as the very value.
 * @throws EditError where no spelling reads back (line breaks, outer blanks).
 */
function spell(value, like, where) {
    const escaped = where === 'cell' ? value.replaceAll('|', '\\|') : value;
    for (const wrap of [wrapOf(like.trim()), '', ...WRAPS]) {
        const spelled = `${wrap}${escaped}${wrap}`;
        if (value === '' && wrap !== '')
            continue;
        if (!/[\r\n]/.test(spelled) && plain(spelled, where) === value)
            return spelled;
    }
    const found = `the value ${JSON.stringify(value)} cannot be written in place`;
    throw new errors/* EditError */.F(`${found}: it has line breaks, outer blanks or marks`);
}

;// CONCATENATED MODULE: ./lib/text/markdown/slots.js
// A value of a Markdown text together with its place, and the edit that puts another value there.


/** The slot of what stands, trimmed, in `[from, to)` of a line. An empty one takes the whole space. */
function slotOf(line, from, to, kind) {
    const raw = line.text.slice(from, to);
    const spelled = raw.trim();
    const lead = spelled === '' ? 0 : raw.length - raw.trimStart().length;
    const start = line.start + from + lead;
    const end = spelled === '' ? line.start + to : start + spelled.length;
    const next = line.text[to] === '|' ? 'pipe' : 'end';
    return { kind, value: plain(spelled, kind), spelled, start, end, line: line.number, next };
}
/** The slot of a check box's mark, one character. */
function markAt(line, at) {
    const value = line.text.slice(at, at + 1);
    const start = line.start + at;
    return { kind: 'mark', value, spelled: value, start, end: start + 1, line: line.number, next: 'end' };
}
const MARKS = ' xX~-';
/** @throws EditError where the value has no spelling */
function editOf(slot, value) {
    const { start, end, kind } = slot;
    if (kind === 'mark') {
        if (value.length !== 1 || !MARKS.includes(value))
            throw new errors/* EditError */.F(`found ${JSON.stringify(value)} as a check mark, expected one of "${MARKS}"`);
        return { start, end, text: value };
    }
    const spelled = spell(value, slot.spelled, kind);
    if (value === '')
        return { start, end, text: kind === 'cell' && slot.next === 'end' ? '|' : '' };
    const empty = slot.spelled === '';
    const lead = empty ? ' ' : '';
    const trail = kind === 'cell' && slot.next === 'pipe' && (empty || spelled.endsWith('\\')) ? ' ' : '';
    return { start, end, text: lead + spelled + trail };
}

;// CONCATENATED MODULE: ./lib/text/markdown/tables.js

const RULE = /^\|[|:\- \t]*-[|:\- \t]*$/;
/** Are the lines at `at` a table's columns and the rule of dashes below them? */
function isTableStart(lines, at) {
    return isRow(lines[at]) && isRuleLine(lines[at + 1]);
}
function isRow(line) {
    return line?.text.trimStart().startsWith('|') === true;
}
function isRuleLine(line) {
    const text = line?.text.trim() ?? '';
    return text.length <= LONGEST_RULE && RULE.test(text);
}
/** The rule's pattern may look at each dash twice; no table is that wide. */
const LONGEST_RULE = 4096;
/**
 * A table ends at the first line that does not begin with a pipe, such as a legend, without a blank line
 * too.
 */
function scanTable(lines, at) {
    const head = lines[at];
    const rows = [];
    let end = at + 2;
    for (; isRow(lines[end]); end++) {
        const line = lines[end];
        if (line)
            rows.push({ cells: cellsOf(line), line: line.number });
    }
    const columns = head ? cellsOf(head).map((cell) => cell.value) : [];
    return { columns, rows, line: at + 1, lastLine: end };
}
/** The cells between unescaped pipes. A row that is cut off (no last pipe) still gives its last cell. */
function cellsOf(line) {
    const { text } = line;
    const bars = barsOf(text);
    if (text.slice((bars.at(-1) ?? -1) + 1).trim() !== '')
        bars.push(text.length);
    return bars.slice(1).map((bar, i) => slotOf(line, (bars[i] ?? 0) + 1, bar, 'cell'));
}
/** Offsets of the pipes that no backslash escapes; a backslash escapes a backslash too. */
function barsOf(text) {
    const bars = [];
    for (let i = 0; i < text.length; i++) {
        if (text[i] === '\\')
            i++;
        else if (text[i] === '|')
            bars.push(i);
    }
    return bars;
}

;// CONCATENATED MODULE: ./lib/text/markdown/scan.js
// Finds the places of values in Markdown, line by line: no tree, no re-serialising.



/** Sections in order, the part before the first heading first. */
function scanMarkdown(lines) {
    const kinds = (0,blocks/* kindsOf */.tG)(lines);
    let section = scan_open(null, 0, 1);
    const sections = [section];
    for (let at = 0; at < lines.length;) {
        const line = lines[at];
        const heading = kinds[at] === 'text' && line ? headingOf(line) : null;
        if (heading) {
            section = heading;
            sections.push(section);
        }
        at = heading || kinds[at] !== 'text' ? at + 1 : scanBody(lines, at, section);
    }
    return sections;
}
function scan_open(heading, level, line) {
    return { heading, level, line, fields: [], tables: [], boxes: [], prose: [] };
}
function headingOf(line) {
    const found = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/s.exec(line.text);
    return found ? scan_open(headingText(found[2] ?? ''), found[1]?.length ?? 1, line.number) : null;
}
/** Without the closing `#`s that some write; they count only behind a blank (`C#` is a name). */
function headingText(raw) {
    const text = raw.trim();
    let end = text.length;
    while (text[end - 1] === '#')
        end--;
    return end === 0 || /[ \t]/.test(text[end - 1] ?? '') ? text.slice(0, end).trim() : text;
}
/** Takes what begins at `at` into the section; gives the index behind it. */
function scanBody(lines, at, section) {
    const line = lines[at];
    if (!line)
        return at + 1;
    if (isTableStart(lines, at)) {
        const table = scanTable(lines, at);
        section.tables.push(table);
        return table.lastLine;
    }
    const box = scanBox(line);
    const field = box ? null : scanField(line);
    if (box)
        section.boxes.push(box);
    else if (field)
        section.fields.push(field);
    if (!box && line.text.trim() !== '')
        section.prose.push({ text: line.text.trim(), line: line.number });
    return at + 1;
}
const BOX = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)[ xX~-]\](?=[ \t]+\S)/;
function scanBox(line) {
    const found = BOX.exec(line.text);
    if (!found)
        return null;
    const label = slotOf(line, found[0].length, line.text.length, 'line');
    return { mark: markAt(line, found[1]?.length ?? 0), label };
}
const KEY = /^[A-Za-z][\w ./()-]*$/;
const LONGEST_KEY = 64;
const EMPHASIS = ['**', '__', '*', '_', '`'];
function scanField(line) {
    const { text } = line;
    const lead = /^[ \t]*(?:[-*+][ \t]+)?/.exec(text)?.[0].length ?? 0;
    const colon = text.slice(0, lead + LONGEST_KEY + 2 * EMPHASIS.length).indexOf(':', lead);
    if (colon < 0)
        return null;
    const wrap = EMPHASIS.find((mark) => text.startsWith(mark, lead) && text.startsWith(mark, colon + 1));
    const inside = wrap !== undefined && colon > lead + wrap.length; // **key:** value
    const from = colon + 1 + (inside ? wrap.length : 0);
    if (!inside && from < text.length && !' \t\u00A0'.includes(text[from] ?? ''))
        return null;
    const key = bareKey(text.slice(lead + (inside ? wrap.length : 0), colon).trim());
    if (key.length > LONGEST_KEY || !KEY.test(key))
        return null;
    return { key, indent: columnsOf(text), value: slotOf(line, from, text.length, 'line') };
}
/** A key without the emphasis around it: `**`, code marks, or both. */
function bareKey(written) {
    const wrap = EMPHASIS.find((mark) => written.length > 2 * mark.length && written.startsWith(mark) && written.endsWith(mark));
    return wrap ? bareKey(written.slice(wrap.length, -wrap.length).trim()) : written;
}
/** Columns of the blanks before a text; a tab reaches to the next multiple of four. */
function columnsOf(text) {
    let columns = 0;
    for (let i = 0; text[i] === ' ' || text[i] === '\t'; i++)
        columns = text[i] === '\t' ? columns - (columns % 4) + 4 : columns + 1;
    return columns;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/constitution.js
// The Constitution Check of an ADR: each row judged, each exception justified (seed 002, step 2).




/** In order, as upstream's constitution has them. A project with a constitution of its own has others. */
const NAMES = {
    I: 'library_first',
    II: 'test_first',
    III: 'simplicity',
    IV: 'anti_abstraction',
    V: 'integration_first',
    VI: 'security',
    VII: 'spec_integrity',
    VIII: 'observability',
};
const ARTICLES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
/** The template's own row lists all three in one cell, which is not one of them. */
const JUDGED = new Set(['complies', 'exception', 'n/a']);
function isCompleted(check) {
    const { found, conflicted, empty, unfilled, unjustified } = check;
    return found && !conflicted && !empty && unfilled.length + unjustified.length === 0;
}
/** Reads Constitution Check and Complexity Justification; the spec's Constitution Compliance is neither. */
function constitutionOf(adr) {
    const lines = (0,text_lines/* linesOf */.Dx)(adr);
    const [marker] = (0,text_lines/* conflictLines */._p)(lines);
    const conflicted = marker !== undefined;
    const sections = scanMarkdown(lines);
    const [table] = tablesBelow(sections, /^constitution_check\b/);
    if (!table)
        return { found: false, conflicted, empty: true, unfilled: [], unjustified: [], line: marker ?? null };
    const at = { article: columnOf(table, 'article', 0), status: columnOf(table, 'status', 1) };
    const number = table.columns.findIndex((column) => NUMBER.test(column.trim()));
    const rows = table.rows.flatMap(({ cells, line }) => {
        const article = namedBy(cells[at.article]?.value ?? '');
        if (article === null)
            return [];
        const status = statusOf(cells[at.status]?.value ?? '');
        return [{ article, line, status, number: numberOf(cells[number]?.value ?? '') }];
    });
    const open = rows.filter(({ status }) => !JUDGED.has(status));
    const justified = justificationsIn(tablesBelow(sections, /complexity_justification/));
    const exceptions = rows.filter(({ status }) => status === 'exception');
    return {
        found: true,
        conflicted,
        empty: rows.length === 0,
        unfilled: unique(open.map(({ article }) => article)),
        unjustified: unique(exceptions
            .filter((row) => !justified.some((cells) => cells.some((cell) => namesRow(cell, row))))
            .map(({ article }) => article)),
        line: marker ?? open[0]?.line ?? table.line,
    };
}
/** Where a column stands by its name; where none has it, where the template has it. */
function columnOf({ columns }, name, otherwise) {
    const at = columns.findIndex((column) => (0,text_words/* nameOf */.Vb)(column).startsWith(name));
    return at < 0 ? otherwise : at;
}
/** The tables from a heading on to the next one of its level. */
function tablesBelow(sections, heading) {
    const start = sections.findIndex((section) => heading.test((0,text_words/* nameOf */.Vb)(section.heading ?? '')));
    const level = sections[start]?.level;
    if (level === undefined)
        return [];
    const end = sections.findIndex((section, at) => at > start && section.level <= level);
    return sections.slice(start, end < 0 ? undefined : end).flatMap((section) => section.tables);
}
const NUMBERED = /^(?:art(?:icle|\.)? *)?(?:(VIII|VII|VI|IV|V|III|II|I)|([1-8]))(?![A-Za-z0-9])/i;
/** `IV Anti-Abstraction`, `Article IV: …`, `4. Anti-Abstraction` and the bare name are all the fourth. */
function articleOf(cell) {
    const plain = cell.replace(/[*`]/g, '').replace(/[‐‑–]/g, '-').trim();
    const [, roman, digit] = NUMBERED.exec(plain) ?? [];
    if (roman !== undefined)
        return ARTICLES.find((article) => article === roman.toUpperCase()) ?? null;
    if (digit !== undefined)
        return ARTICLES[Number(digit) - 1] ?? null;
    return ARTICLES.find((article) => (0,text_words/* normal */.qb)(plain).startsWith(NAMES[article])) ?? null;
}
/** Behind a judgement, what says that it is still to be made: `COMPLIES (pending review)`. */
const UNJUDGED = /\b(?:todo|tbd|pending|to be (?:verified|checked|confirmed))\b/i;
/** The word of a status cell, a sign before it left out: `✅ COMPLIES`; empty where it is yet to be judged. */
function statusOf(cell) {
    const bare = cell.replace(/^[^\p{L}]+/u, '');
    return UNJUDGED.test(behindWord(bare)) ? '' : (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(bare));
}
/** What a row of the check judges: one of upstream's articles, or one of the project's own by its words. */
function namedBy(cell) {
    const own = cell.replace(/[*`]/g, '').trim();
    return articleOf(cell) ?? ((0,text_words/* isNothing */.qv)(own) || (0,text_words/* isPlaceholder */.wK)(own) ? null : own);
}
/** Rows that say something in two cells at least: which article, and why. */
function justificationsIn(tables) {
    const rows = tables.flatMap((table) => table.rows.map(({ cells }) => cells.map(({ value }) => value)));
    const saying = (cell) => !(0,text_words/* isNothing */.qv)(cell) && !(0,text_words/* isPlaceholder */.wK)(cell);
    return rows.map((cells) => cells.filter(saying)).filter((cells) => cells.length > 1);
}
/** A column of a project's own table that numbers its articles. */
const NUMBER = /^(?:#|no\.?|nr\.?|number|id)$/i;
/** `2`, `2.`, `II` or `Article 2` in such a column; `null` for what is no number. */
function numberOf(cell) {
    const found = /^(?:art(?:icle|\.)? *)?([ivx]{1,6}|\d{1,3})\.?$/i.exec(cell.replace(/[*`]/g, '').trim());
    return found?.[1]?.toUpperCase() ?? null;
}
/** By the article's name, or by the number that stands beside it: `Article 2 exception`, `II`. */
function namesRow(cell, row) {
    if (names(cell, row.article))
        return true;
    if (row.number === null)
        return false;
    const spoken = [...cell.matchAll(ANY)].map(([, one = '']) => one.toUpperCase());
    return numberOf(cell) === row.number || spoken.includes(row.number);
}
/** An article by its number, anywhere in a cell, however many a project has. */
const ANY = /\bart(?:icle|\.)? *([ivx]{1,6}|\d{1,3})(?![A-Za-z0-9])/gi;
/** `Article I exception` anywhere in a cell; `I`, `1.` or `Library-First` at its beginning. */
function names(cell, article) {
    if (begins(cell, article))
        return true;
    const spoken = [...cell.matchAll(SPOKEN)].map(([words]) => articleOf(words));
    return spoken.some((one) => one === article);
}
/** `Articles I and III` is read as its first; more of them stand in rows of their own. */
const SPOKEN = /\bart(?:icle|\.)? *(?:VIII|VII|VI|IV|V|III|II|I|[1-8])(?![A-Za-z0-9])/gi;
function begins(cell, article) {
    const known = ARTICLES.some((one) => one === article);
    if (!known)
        return (0,text_words/* normal */.qb)(cell.replace(/[*`]/g, '')).includes((0,text_words/* normal */.qb)(article));
    return articleOf(cell) === article && !isSentence(cell, article);
}
/** `I think that …` begins with a word, not with the first article's numeral. */
function isSentence(cell, article) {
    return (article === 'I' && /^[*`]*I [a-z]/.test(cell.trim()) && !/^I (?:exception|library)/i.test(cell.trim()));
}
function unique(articles) {
    return [...new Set(articles)];
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/parse/sections.js

/** Sections with facts of their own: a `status` in them is not the run's. The first of them ends the head. */
const OWN_SECTIONS = new Set([
    'completed_stages',
    'current_stage_detail',
    'parallel_task_tracking',
    'iteration_counts',
    'failure_clusters',
    'human_checkpoints_cleared',
    'human_checkpoints',
    'stage_ledger',
    'notes',
]);
/** No key that means one of ours is longer. UTF-16 units. */
const sections_LONGEST_KEY = 160;
/** One spelling of a key: `spec-hash`, `**Spec Hash**` and `spec_hash (sha256)` are the same. */
function sections_keyOf(written) {
    const bare = written
        .slice(0, sections_LONGEST_KEY)
        .replace(/[*`]/g, '')
        .replace(/\([^()]*\)\s*$/, '');
    return (0,text_words/* normal */.qb)(bare).replace(/:$/, '');
}
function isOwn({ heading }) {
    return OWN_SECTIONS.has((0,text_words/* nameOf */.Vb)(heading ?? '')) || isDispatch(heading);
}
const DISPATCH = /_dispatch$/;
/** `## Software Architect Dispatch`: what was given to a stage, in a dialect that has no ledger. */
function isDispatch(heading) {
    return DISPATCH.test((0,text_words/* nameOf */.Vb)(heading ?? ''));
}
/** The sections of these names, each with what stands below its own sub-headings. */
function sectionsNamed(doc, ...names) {
    const wanted = new Set(names.map(text_words/* normal */.qb));
    let level = Number.POSITIVE_INFINITY;
    return doc.sections.filter((section) => {
        if (wanted.has((0,text_words/* nameOf */.Vb)(section.heading ?? '')))
            level = section.level;
        else if (section.level <= level || isOwn(section))
            level = Number.POSITIVE_INFINITY;
        return level < Number.POSITIVE_INFINITY;
    });
}
function saysSomething(value) {
    return !(0,text_words/* isNothing */.qv)(value) && !(0,text_words/* isPlaceholder */.wK)(value);
}
/** Whether a table is one of fields: its second column is called Value. */
function isPairs({ columns }) {
    return (0,text_words/* normal */.qb)(columns[1] ?? '') === 'value';
}
/** The keys of a section: its fields, and the rows of its Field/Value tables. */
function keysOf({ fields, tables }) {
    return [...fields, ...tables.filter(isPairs).flatMap(pairsOf)];
}
/** The rows of any table of two columns, its first one with them. */
function pairRows({ tables }) {
    const pairs = tables.filter(({ columns }) => columns.length === 2);
    return pairs.flatMap((table) => {
        const [key = '', value = ''] = table.columns;
        return [{ key, value, line: table.line }, ...pairsOf(table)];
    });
}
function pairsOf({ rows }) {
    return rows.map(({ cells: [key = '', value = ''], line }) => ({ key, value, line }));
}
/** All rows below the sections of a name. */
function rowsIn(doc, section) {
    return tablesIn(doc, section).flatMap((table) => table.rows.map(({ cells, line }) => ({
        line,
        cell: (...names) => cells[columnAt(table, ...names)] ?? '',
    })));
}
/** The tables below the sections of a name. */
function tablesIn(doc, section) {
    return sectionsNamed(doc, section).flatMap(({ tables }) => tables);
}
/** The table with a row on this line. */
function tableAt(doc, section, line) {
    return tablesIn(doc, section).find(({ rows }) => rows.some((row) => row.line === line));
}
/** Where a table has the column of one of these names, from 0; -1 where it has none. */
function columnAt({ columns }, ...names) {
    const keys = columns.map(sections_keyOf);
    const exact = keys.findIndex((column) => names.includes(column));
    return exact < 0 ? keys.findIndex((column) => beginsAs(column, names)) : exact;
}
/** `Output Artifact(s)` is the column `output_artifact`, `Output Hash` never the column `output`. */
function beginsAs(column, names) {
    return names.some((name) => column.startsWith(name) && column.endsWith('hash') === name.endsWith('hash'));
}
/** What the columns of Completed Stages are called. */
const COLUMNS = {
    stage: ['stage', 'phase'],
    at: ['completed_at', 'completed', 'date'],
    artifact: ['output_artifact', 'artifact', 'output', 'output_artifacts'],
    hash: ['output_hash', 'hash'],
};
/** `| Stage | Completed At | Output Artifact | Output Hash |`, template rows left out. */
function completedRows(doc) {
    return rowsIn(doc, 'completed stages')
        .map((row) => ({
        stage: row.cell(...COLUMNS.stage),
        at: row.cell(...COLUMNS.at),
        artifact: row.cell(...COLUMNS.artifact),
        hash: row.cell(...COLUMNS.hash),
        line: row.line,
    }))
        .filter(({ stage }) => saysSomething(stage));
}
/** `| Stage | Status | Date | Notes |`; where there is no such table, what the dispatches say. */
function ledgerRows(doc) {
    const rows = tableRows(doc);
    return rows.length > 0 || namesStage(doc) ? rows : dispatchPlaces(doc).map(entryOf);
}
/** Whether a key outside the dispatches says at which stage the run is. */
function namesStage({ sections }) {
    const keys = sections.filter((section) => !isOwn(section)).flatMap(keysOf);
    return keys.some(({ key }) => ['current_stage', 'stage'].includes(sections_keyOf(key)));
}
/** The bullets `- <stage>_status: WORD` of the dispatches, in the order of the file. */
function dispatchPlaces({ sections }) {
    return sections
        .filter(({ heading }) => isDispatch(heading))
        .flatMap(keysOf)
        .filter(({ key, value }) => STATUS_KEY.test(sections_keyOf(key)) && saysSomething(value));
}
const STATUS_KEY = /^\w+_status$/;
function entryOf({ key, value, line }) {
    const name = sections_keyOf(key)
        .replace(/_status$/, '')
        .replace(/sign_?off/, 'sign-off')
        .replaceAll('_', ' ');
    return { name, status: value, date: '', notes: '', line };
}
function tableRows(doc) {
    return rowsIn(doc, 'stage ledger')
        .map((row) => ({
        name: row.cell('stage', 'phase'),
        status: row.cell('status'),
        date: row.cell('date'),
        notes: row.cell('notes'),
        line: row.line,
    }))
        .filter(({ name }) => saysSomething(name));
}
/** A value of Current Stage Detail, in a bullet or a row. */
function detailOf(doc, key) {
    const places = sectionsNamed(doc, 'current stage detail').flatMap(keysOf);
    return places.find((place) => sections_keyOf(place.key) === key && saysSomething(place.value)) ?? null;
}
/** Every place in the head of the file that names one of these keys; where it names none, any later place. */
function sections_placesOf(doc, ...keys) {
    const { head, later } = indexOf(doc);
    const found = placesIn(head, keys);
    return found.length > 0 ? found : placesIn(later, keys);
}
/** The places behind the head, those of sections with facts of their own left out. */
function laterPlaces(doc, ...keys) {
    return placesIn(indexOf(doc).laterPairs, keys);
}
/** The places in sections with facts of their own. */
function ownPlaces(doc, ...keys) {
    return placesIn(indexOf(doc).own, keys);
}
function placesIn(index, keys) {
    const places = keys.flatMap((key) => index.get(key) ?? []);
    return places.length < 2 ? places : places.toSorted((a, b) => a.line - b.line);
}
/** A document never changes, so that its keys are looked up once. */
const INDEXES = new WeakMap();
function indexOf(doc) {
    const known = INDEXES.get(doc);
    if (known)
        return known;
    const head = headOf(doc);
    const after = doc.sections.slice(head.length);
    const later = after.filter((section) => !isOwn(section));
    const index = {
        head: byKey(head.flatMap(keysOf)),
        later: byKey(later.flatMap(keysOf)),
        laterPairs: byKey(later.flatMap((section) => [...pairRows(section), ...keysOf(section)])),
        own: byKey(after.filter(isOwn).flatMap(keysOf)),
    };
    INDEXES.set(doc, index);
    return index;
}
/** The sections before the first one with facts of its own. */
function headOf({ sections }) {
    const first = sections.findIndex(isOwn);
    return sections.slice(0, first < 0 ? undefined : first);
}
function byKey(places) {
    const index = new Map();
    for (const place of places) {
        const key = sections_keyOf(place.key);
        const same = index.get(key);
        if (same)
            same.push(place);
        else
            index.set(key, [place]);
    }
    return index;
}
/** The first place that says something; values such as `N/A` say nothing. */
function valueFor(doc, ...keys) {
    return sections_placesOf(doc, ...keys).find(({ value }) => saysSomething(value)) ?? null;
}

// EXTERNAL MODULE: ./lib/model/reading.js
var model_reading = __webpack_require__(7157);
;// CONCATENATED MODULE: ./lib/text/places.js
// Which of several places a file is at, as far as one may look.

/**
 * The first that is there, else the first that lies behind a link or in another repository, where nobody can
 * say that it is missing; else the first of all. `null` where there are none.
 */
function placeOf(paths, snapshot) {
    const there = paths.find((path) => snapshot.entry(path) !== null);
    return there ?? paths.find((path) => (0,model_reading/* isOutOfReach */.Hh)(snapshot.text(path))) ?? paths[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/formkit/vocabulary.js


/**
 * `vocabulary({ pending: 'open', in_progress: 'open', completed: 'done' })`. Case, blanks, hyphens and prose
 * after the word do not matter (`**In-Progress** (since Monday)`). `spare` words are understood like the
 * others and not shown as expected: what later or careless versions write. `ends` are words that end
 * something: one whose own sentence takes it back (`completed, but plan pending`) means nothing.
 */
function vocabulary(words, spare = {}, ends = []) {
    const all = new Map([...Object.entries(words), ...Object.entries(spare)].map(([word, meaning]) => [(0,text_words/* normal */.qb)(word), meaning]));
    const ending = new Set(ends.map(text_words/* normal */.qb));
    const means = (found) => {
        const word = statusWord(found);
        return ending.has(word) && isTakenBack(found) ? null : (all.get(word) ?? null);
    };
    const expected = Object.keys(words);
    return {
        means,
        expected,
        word: (field, found, line) => ({
            field,
            found,
            known: found !== null && means(found) !== null,
            expected,
            line,
        }),
    };
}
/** The word of a closed vocabulary that a value begins with, in its normal spelling. */
function statusWord(found) {
    return (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(found));
}
/** A set of words of a vocabulary, written with blanks between them: `wordSet('done passed accepted')`. */
function wordSet(words) {
    return new Set(words.split(' '));
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/stages.js
// The pipeline of AI Dev Shop as a table: its stages in order, what each writes, how to go on with it.


const stage = (id, row) => ({
    id,
    legal: true,
    always: true,
    proof: row.file ? 'file' : 'nothing',
    file: null,
    fields: [],
    names: [],
    ...row,
});
/** In the order in which they are walked: seed 002 (recovery playbook), and upstream's own list of stages. */
const STAGES = [
    stage('spec', {
        proof: 'spec',
        file: 'feature.spec.md',
        next: 'clarify',
        how: 'Give the spec agent the spec as it is; it continues and does not restart.',
        names: ['specification'],
    }),
    stage('clarify', {
        proof: 'spec',
        file: 'feature.spec.md',
        next: 'architect',
        how: 'Have the spec agent settle the [NEEDS CLARIFICATION: …] markers that remain.',
        names: ['clarification', 'clarifications'],
    }),
    stage('reverse-spec', {
        legal: false,
        always: false,
        next: 'red-team',
        how: 'Extract the spec from the code again and have its digest reviewed.',
    }),
    stage('system-blueprint', {
        legal: false,
        always: false,
        fields: ['system_blueprint_path'],
        next: 'architect',
        how: 'Draw the system blueprint again.',
        names: ['blueprint', 'system design'],
    }),
    stage('red-team', {
        legal: false,
        always: false,
        fields: ['red_team_artifact'],
        next: 'architect',
        how: 'Let the red team read the spec again, and settle what it finds before the architect begins.',
        names: ['rt fixes'],
    }),
    stage('planning-preflight', {
        legal: false,
        always: false,
        next: 'architect',
        how: 'Run the planning preflight again; it only reads.',
        names: ['coordinator planning preflight', 'preflight'],
    }),
    stage('architect', {
        file: 'adr.md',
        fields: ['adr_artifact'],
        next: 'tasks',
        how: 'Give the architect research.md and the constitution; adr.md needs its Constitution Check.',
        names: ['software architect', 'architecture'],
    }),
    stage('tasks', {
        file: 'tasks.md',
        fields: ['tasks_artifact'],
        next: 'tdd',
        how: 'Make tasks.md again from adr.md; it may be overwritten.',
        names: ['task breakdown'],
    }),
    stage('tdd', {
        file: 'test-certification.md',
        fields: ['test_certification_artifact'],
        next: 'programmer',
        how: 'Give the TDD agent the tests that are already there.',
        names: ['test certification'],
    }),
    stage('programmer', {
        next: 'testrunner',
        how: 'Give the programmer the code as it is: continue from the failing tests, never restart.',
        names: ['implementation'],
    }),
    stage('qa-e2e', {
        always: false,
        next: 'testrunner',
        how: 'Run the end-to-end stage again with the browser tests that are already there.',
        names: ['qa/e2e', 'e2e'],
    }),
    stage('testrunner', {
        proof: 'report',
        next: 'code-review',
        how: 'Run the tests again; that only reports.',
        names: ['test runner'],
    }),
    stage('code-review', {
        proof: 'report',
        next: 'security',
        how: 'Review again; a review only reads.',
    }),
    stage('security', {
        proof: 'report',
        next: 'refactor',
        how: 'Review the threat surface again; a review only reads.',
        names: ['security review'],
    }),
    stage('devops', {
        always: false,
        next: 'done',
        how: 'Produce the deployment files again; the ones that are there may be overwritten.',
    }),
    stage('docs', {
        always: false,
        next: 'done',
        how: 'Write the documentation again with the pages that are already there.',
        names: ['documentation'],
    }),
    stage('refactor', {
        next: 'done',
        how: 'Refactor with the same review findings as before.',
        names: ['refactoring'],
    }),
    stage('done', {
        next: null,
        how: 'Every stage is finished; what is left is to close the run by setting its status to COMPLETE.',
        names: ['released', 'shipped'],
    }),
];
const BY_ID = new Map(STAGES.map((one) => [one.id, one]));
const LEGAL = new Map(STAGES.filter(({ legal }) => legal).map((one) => [(0,text_words/* normal */.qb)(one.id), one]));
const stages_NAMES = STAGES.flatMap((one) => [one.id, ...one.names].map((name) => ({ name: (0,text_words/* normal */.qb)(name), stage: one }))).sort((a, b) => b.name.length - a.name.length);
/** Stage → its resume rule, for one that runs again though the run is past it. */
const RULES = new Map(STAGES.map(({ id, how }) => [id, how]));
function stageById(id) {
    return BY_ID.get(id) ?? null;
}
/** Place in the pipeline; behind everything for what is no stage. */
function stages_rankOf(id) {
    const rank = STAGES.findIndex((one) => one.id === id);
    return rank < 0 ? STAGES.length : rank;
}
/** The stage that a value of `current_stage` names: the official words only. */
function legalStage(found) {
    return LEGAL.get(statusWord(found)) ?? null;
}
/** Where a stage's name ends in a row, whatever follows it: `Spec Amendment`. */
const END = /^(?:[_:/]|$)/;
/** The stage that a row's name begins with: `**Software Architect**`, `Spec Amendment (0.6)`, `RT fixes`. */
function namedStage(found) {
    const name = statusWord(found);
    const hit = stages_NAMES.find((one) => name.startsWith(one.name) && END.test(name.slice(one.name.length)));
    return hit?.stage ?? null;
}
const LEGAL_STAGES = STAGES.filter(({ legal }) => legal).map(({ id }) => id);

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/words.js
// The closed vocabularies of the pipeline state beside its stages: status, job status, ledger, checkpoints.


/** `status`, as upstream writes it. `ABORTED` may be taken up again (seed 002, step 1). */
const STATUSES = vocabulary({
    IN_PROGRESS: 'active',
    WAITING_FOR_HUMAN: 'waiting',
    ABORTED: 'active',
    COMPLETE: 'completed',
    FAILED: 'failed',
    CANCELLED: 'cancelled',
}, {}, ['COMPLETE', 'FAILED', 'CANCELLED']);
/** Values of `job_status` under which a run cannot be complete. */
const UNFINISHED_JOBS = wordSet('queued dispatched running retrying in_progress blocked waiting_for_human');
/** What a row of the Stage Ledger may say (seen in users' files). */
const LEDGER_DONE = wordSet('approved complete completed applied done produced pass passed cleared certified accepted signed_off ' +
    'skipped waived not_applicable n/a');
const LEDGER_OPEN = wordSet('pending proposed draft drafted in_progress dispatched in_review todo not_started not_run blocked ' +
    'ready reverted revise failed fail');
/** Open as well: a cell without a word. */
const LEDGER_EMPTY = new Set(['', '-', '—']);
/** For messages, as files write them. */
const LEDGER_WORDS = [
    ...[...LEDGER_DONE].slice(0, 6),
    'pending',
    'proposed',
    'drafted',
    'in_progress',
].map((word) => word.toUpperCase());
/** Behind a row's word of completion, what takes it back: `COMPLETE, status reverted to DRAFT`. */
const REVERTED = /\b(?:revert|re-?open|rework|supersed|stale|draft|pending|proposed|await|not\b|retry)/i;
/** A stage that was passed over on purpose. */
const SKIPPED = wordSet('skipped waived not_applicable n/a');
function isSkipped(status) {
    return SKIPPED.has(statusWord(status));
}
/** Whether an artifact's cell says that nothing was made, on purpose. */
function isPassedOver(artifact) {
    return ['skipped', 'waived'].includes(statusWord(artifact));
}
/** Whether a ledger's status says that its row is finished; `null` where it says nothing that we know. */
function ledgerStatus(found) {
    const key = statusWord(found);
    if (LEDGER_DONE.has(key))
        return REVERTED.test(behindWord(found)) ? 'open' : 'finished';
    return LEDGER_OPEN.has(key) || LEDGER_EMPTY.has(key) ? 'open' : null;
}
/** Open statuses of a row whose stage has made something that a person may approve. */
const TO_APPROVE = wordSet('proposed draft drafted in_review revise');
/** Whether a row that is not finished has something to show: a draft, or a word that was taken back. */
function isMade(status) {
    const key = statusWord(status);
    return TO_APPROVE.has(key) || LEDGER_DONE.has(key);
}
/** Prose that says that a person has yet to approve. */
const AWAITED = new RegExp(String.raw `\b(?:await(?:s|ing)?|wait(?:s|ing)? (?:for|on)|pending)\b` +
    String.raw `[^.;|]{0,80}?\b(?:approv|sign-?off|clearance|checkpoint|human)`, 'gi');
const PROPOSED = /\bPROPOSED\b/gi;
/** Directly before it, what denies it: `no longer awaiting`, `not yet PROPOSED`. The past denies nothing. */
const DENIED = new RegExp([
    String.raw `(?:\b(?:no|not|never|nobody|nothing|without|stopped)|n['’]t)`,
    '(?: (?:longer|more|be|being|is|are|anybody|anything|still|currently|yet))*',
    '(?: (?:a|an|any|the|your|his|her|its))? *$',
].join(''), 'i');
/** Before its last word: `awaiting no further approval`. */
const NOTHING = new RegExp(String.raw `\b(?:no|nobody['’]?s?)(?: (?:further|more|other|additional|human))* ` +
    '(?:approv|sign-?off|clearance|checkpoint|human)$', 'i');
/** How far before it a denial may begin. UTF-16 units. */
const words_BEFORE = 48;
/** Does the text say that a person's approval is still to come? A denial of that says the opposite. */
function saysAwaited(prose) {
    return [...prose.matchAll(AWAITED), ...prose.matchAll(PROPOSED)].some(({ index, 0: words }) => {
        const before = prose.slice(Math.max(0, index - words_BEFORE), index);
        return !DENIED.test(before) && !NOTHING.test(words);
    });
}
/** Which of a person's checkpoints a stage waits at, as their labels begin in the pipeline's own section. */
const CHECKPOINTS = {
    spec: ['spec', 'reverse_spec'],
    clarify: ['spec', 'reverse_spec', 'red_team'],
    'red-team': ['red_team'],
    'system-blueprint': ['system_blueprint'],
    architect: ['architecture', 'system_blueprint'],
    programmer: ['convergence'],
    'qa-e2e': ['convergence'],
    testrunner: ['convergence'],
    'code-review': ['convergence'],
    security: ['security'],
};
function checkpointsOf(stage) {
    return CHECKPOINTS[stage] ?? [];
}
/** Rows of a ledger that are a person's word rather than a stage, and the stage that they speak of. */
const CHECKPOINT_ROW = /\b(?:checkpoint|sign-?off|approval|clearance)\b/i;
const SPEAKS_OF = [
    [/red.?team/i, 'red-team'],
    [/blueprint/i, 'system-blueprint'],
    [/architect/i, 'architect'],
    [/convergence/i, 'programmer'],
    [/security/i, 'security'],
    [/spec/i, 'spec'],
];
/** The stage that a checkpoint's row speaks of, `null` where it names none; `undefined` for any other row. */
function checkpointRow(name) {
    if (!CHECKPOINT_ROW.test(name))
        return undefined;
    return SPEAKS_OF.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/disputes.js
// Where a pipeline state says one thing in two ways: nobody guesses which of them is right.




/** Keys that decide something: said twice, they must say the same (faults S08, S11). */
const DECISIVE = [
    ['run_id'],
    ['feature'],
    ['spec_id'],
    ['current_stage', 'stage'],
    ['status'],
    ['spec_hash'],
    ['spec_entrypoint_path'],
];
/** Official keys that must not be taken back behind the head either: a file that was written on, not over. */
const DECISIVE_LATER = new Set(['run_id', 'current_stage', 'status', 'spec_hash']);
function disputesIn(doc) {
    return DECISIVE.flatMap((keys) => {
        const pair = disagreeing(doc, keys);
        return pair ? [{ keys, pair, places: saidOf(doc, keys) }] : [];
    });
}
/** Decisive keys that are written twice with different values, and a second head. */
function disagreements(doc) {
    const keys = disputesIn(doc).map(({ pair }) => disagreement(...pair));
    const second = secondHead(doc);
    return second ? [...keys, second] : keys;
}
/** Whether two places say different things of one of these keys, or the file has two heads. */
function isDisputed(doc, ...keys) {
    return disagreeing(doc, keys) !== null || secondHead(doc) !== null;
}
function disagreeing(doc, keys) {
    const [first, ...rest] = saidOf(doc, keys);
    if (!first || !sections_placesOf(doc, ...keys).includes(first))
        return null;
    const other = rest.find((place) => meaning(place) !== meaning(first));
    return other ? [first, other] : null;
}
/** What a place says, however it is spelled. */
function meaning({ value }) {
    return statusWord(value);
}
/** The places in the head, then those behind it, that say something. */
function saidOf(doc, keys) {
    const said = sections_placesOf(doc, ...keys).filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    const later = keys.filter((key) => DECISIVE_LATER.has(key)).flatMap((key) => laterValues(doc, key));
    return [...said, ...later];
}
/**
 * What stands behind the head. Other things have a `status` too, so that only words of ours count; and
 * COMPLETE behind a run that goes on ends nothing and is no reason to stop it.
 */
function laterValues(doc, key) {
    const places = laterPlaces(doc, key).filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    if (key !== 'status')
        return places;
    return places.filter(({ value }) => !['completed', null].includes(STATUSES.means(value)));
}
function disagreement(one, other) {
    const message = `found ${one.key} ${JSON.stringify(one.value)} on line ${one.line} and ${other.key} ` +
        `${JSON.stringify(other.value)} on line ${other.line}, expected one value. Keep the right one.`;
    const evidence = { key: one.key, lines: [one.line, other.line], values: [one.value, other.value] };
    return { message, line: other.line, evidence };
}
function secondHead(doc) {
    const heads = doc.sections.filter(({ heading, level }) => level === 1 && /^pipeline_state\b/.test((0,text_words/* nameOf */.Vb)(heading ?? '')));
    const [first, second] = heads;
    if (!first || !second)
        return null;
    const message = `found a second heading "Pipeline State" on line ${second.line}, expected the one on line ` +
        `${first.line} alone. Keep the state of one run in this file.`;
    return { message, line: second.line, evidence: { lines: heads.map(({ line }) => line) } };
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/standing.js





function dialectOf(doc) {
    if (valueFor(doc, 'current_stage'))
        return 'keys';
    if (ledgerRows(doc).length > 0)
        return 'ledger';
    return valueFor(doc, 'stage') ? 'stage-row' : 'keys';
}
function standingOf(doc) {
    const dialect = dialectOf(doc);
    const place = valueFor(doc, 'status') ?? sections_placesOf(doc, 'status')[0] ?? null;
    const told = dialect === 'ledger' ? byLedger(ledgerRows(doc)) : standing_byKey(doc);
    if (!place && dialect !== 'keys')
        return inferred(told, dialect === 'stage-row');
    const status = STATUSES.means(place?.value ?? '') ?? 'unknown';
    const over = ENDED[status] !== undefined;
    return {
        ...told,
        status,
        statusText: place?.value ?? null,
        words: [
            STATUSES.word(place?.key ?? 'status', place?.value ?? null, place?.line ?? null),
            ...(over ? [] : told.words),
        ],
        finished: told.finished && !over,
        awaited: status === 'waiting' || (!over && (told.awaited || saysAwaited(place?.value ?? ''))),
    };
}
const ENDED = {
    completed: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
};
/** What must be said in one way before a run counts as over. */
const DECISIVE_OF_END = ['status', 'run_id', 'current_stage', 'spec_hash'];
/** The reason for which the run is over; `null` where it is not, or the file disputes what it says of it. */
function endedBy({ status }, doc) {
    return DECISIVE_OF_END.some((key) => isDisputed(doc, key)) ? null : (ENDED[status] ?? null);
}
/** Dialects without a status: a run is over when its row says `done`, or its ledger has finished that. */
function inferred(told, byRow) {
    const over = told.stage?.id === 'done' && (byRow || told.finished) && !told.awaited;
    const status = over ? 'completed' : told.awaited ? 'waiting' : 'active';
    return { ...told, status, statusText: null };
}
/** `current_stage`, or the `stage` row of users' tables, with prose behind the word. */
function standing_byKey(doc) {
    const place = valueFor(doc, 'current_stage') ??
        valueFor(doc, 'stage') ??
        sections_placesOf(doc, 'current_stage', 'stage')[0] ??
        null;
    const official = place ? sections_keyOf(place.key) !== 'stage' : true;
    const named = official ? legalStage(place?.value ?? '') : namedStage(place?.value ?? '');
    const stage = named?.id === 'done' && isTakenBack(place?.value ?? '') ? null : named;
    const line = place?.line ?? null;
    const word = stageWord(place?.key ?? 'current_stage', place?.value ?? null, stage !== null, line);
    return { words: [word], stage, line, finished: false, awaited: saysAwaited(place?.value ?? '') };
}
/** The first row that is not finished; where all are, the furthest stage. */
function byLedger(rows) {
    const at = rows.findIndex((row, i) => !isSettledRow(row, rows.slice(i + 1)));
    const row = rows[at];
    if (!row)
        return allFinished(rows);
    const checkpoint = checkpointRow(row.name);
    const isCheckpoint = checkpoint !== undefined;
    const stage = isCheckpoint ? stageOfCheckpoint(checkpoint, rows.slice(0, at)) : namedStage(row.name);
    const known = ledgerStatus(row.status) !== null;
    const words = [
        stageWord('Stage', row.name, stage !== null, row.line),
        { field: 'Status', found: row.status, known, expected: LEDGER_WORDS, line: row.line },
    ];
    const awaited = isCheckpoint || saysAwaited(row.status) || saysAwaited(row.notes);
    return { words, stage, line: row.line, finished: false, awaited };
}
/** A row is finished by its own word, or by the sign-off of what it proposed, in a later row. */
function isSettledRow({ name, status }, later) {
    if (ledgerStatus(status) === 'finished')
        return true;
    const stage = stageOfRow(name);
    if (!stage || !isMade(status))
        return false;
    const signed = later.filter((row) => checkpointRow(row.name) === stage.id).at(-1);
    return signed !== undefined && ledgerStatus(signed.status) === 'finished';
}
function stageOfCheckpoint(id, before) {
    if (id !== null)
        return stageById(id);
    return before.map(({ name }) => namedStage(name)).findLast((stage) => stage !== null) ?? null;
}
function allFinished(rows) {
    const stages = rows.flatMap(({ name, line }) => {
        const stage = stageOfRow(name);
        return stage ? [{ stage, line }] : [];
    });
    const [last] = stages.sort((a, b) => stages_rankOf(b.stage.id) - stages_rankOf(a.stage.id));
    const line = last?.line ?? rows.at(-1)?.line ?? null;
    const word = stageWord('Stage', rows.at(-1)?.name ?? null, last !== undefined, line);
    return { words: [word], stage: last?.stage ?? null, line, finished: true, awaited: false };
}
function stageWord(field, found, known, line) {
    return { field, found, known, expected: LEGAL_STAGES, line };
}
/** The stage of a row that is no person's checkpoint; `null` where it names none. */
function stageOfRow(name) {
    return checkpointRow(name) === undefined ? namedStage(name) : null;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/pipeline-context.js





function groundOf(doc, site, snapshot) {
    const folders = ancestorsOf((0,markdown_paths/* folderOf */.yS)(site.path));
    const named = (key) => (0,markdown_paths/* artifactsOf */.Ns)(valueFor(doc, key)?.value ?? '')[0]?.path ?? null;
    const roots = ['provider_output_root', 'output_root'].flatMap((key) => named(key) ?? []);
    const spec = named('spec_entrypoint_path');
    const bearings = {
        snapshot,
        folders,
        roots: roots.flatMap((root) => [root, ...folders.map((folder) => (0,markdown_paths/* joinPath */.uJ)(folder, root))]),
        specFolder: spec === null ? null : (0,markdown_paths/* folderOf */.yS)(spec),
    };
    const completed = completedRows(doc).map((row) => ({
        ...row,
        means: stageOfRow(row.stage),
        artifacts: artifactsIn(row.artifact, row.line, bearings),
    }));
    const entered = ledgerRows(doc);
    const ledger = entered.map((row, at) => ({
        ...row,
        means: stageOfRow(row.name),
        finished: isSettledRow(row, entered.slice(at + 1)),
    }));
    return { ...bearings, doc, site, completed, ledger };
}
function ancestorsOf(folder) {
    const found = [];
    for (let at = folder; at !== ''; at = (0,markdown_paths/* folderOf */.yS)(at))
        found.push(at);
    return found;
}
/** Base names that the pipeline itself gives: bare, they mean the feature's file, never one at the root. */
const OWN_NAMES = new Set(STAGES.flatMap(({ file }) => file ?? []));
/** Where a safe path may lead, the likeliest first: what stands first is meant where nothing is there. */
function candidatesOf(path, { folders, roots, specFolder }) {
    const below = (parents) => parents.map((parent) => (0,markdown_paths/* joinPath */.uJ)(parent, path));
    if (path.includes('/'))
        return [path, ...below([...folders, ...roots])];
    const beside = below([...folders.slice(0, 1), ...roots, ...(specFolder === null ? [] : [specFolder])]);
    return OWN_NAMES.has(path) ? beside : [...beside, path];
}
/** The candidate that is there, as far as one may look, else the first. */
function resolve(path, bearings) {
    return placeOf(candidatesOf(path, bearings), bearings.snapshot) ?? path;
}
/** The files that a cell or value names, as artifacts of a step. */
function artifactsIn(written, line, bearings) {
    return (0,markdown_paths/* artifactsOf */.Ns)(written).map((one) => ({
        ...one,
        path: one.path === null ? null : resolve(one.path, bearings),
        mustBeComplete: false,
        line,
    }));
}

// EXTERNAL MODULE: ./lib/text/hash.js
var text_hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/hash.js
// The three rules by which pipelines have hashed their spec, and the hash that a spec declares for itself.




/** What a recorded hash is compared with: (a) since 2026-05, (b) the practice before it, (c) `sha256sum`. */
const hash_RULES = [
    { rule: 'canonical', input: canonical },
    { rule: 'from-first-heading', input: fromFirstHeading },
    { rule: 'raw', input: (text) => text },
];
/** The same bytes but for their line ends (faults H01); rule (a) never sees them. */
const LINE_ENDS = [
    { rule: 'raw, with LF line ends', input: toLf },
    { rule: 'raw, with CRLF line ends', input: (text) => toCrlf(text) },
    { rule: 'from-first-heading, with CRLF line ends', input: (text) => toCrlf(fromFirstHeading(text)) },
];
/** Does a rule's name say that only line ends differ? */
function isCosmetic(rule) {
    return LINE_ENDS.some((one) => one.rule === rule);
}
/** The digest of a text by each of the three rules. */
function digestsOf(text) {
    return hash_RULES.map(({ rule, input }) => ({ rule, digest: (0,text_hash/* sha256 */.sc)(input(text)) }));
}
/** The rule by which the text has this digest, the stronger first; `null` where none gives it. */
function matchOf(text, digest) {
    const rules = [...hash_RULES, ...LINE_ENDS];
    return rules.find(({ input }) => (0,text_hash/* sha256 */.sc)(input(text)) === digest)?.rule ?? null;
}
/**
 * Rule (a): without `## Header Metadata`, the first table below it and all that stands between the two.
 * Blanks are those that Python strips (upstream's validator is written in it), so a byte order mark is kept.
 */
function canonical(text) {
    const lines = toLf(text).split('\n');
    const head = lines.findIndex((line) => strip(line) === '## Header Metadata');
    const table = head < 0 ? -1 : lines.findIndex((line, at) => at > head && hash_isRow(line));
    if (table < 0)
        return `${strip(lines.map(stripEnd).join('\n'))}\n`;
    let end = table;
    while (hash_isRow(lines[end]))
        end++;
    if (end < lines.length && strip(lines[end] ?? '') === '')
        end++;
    const kept = [...lines.slice(0, head), ...lines.slice(end)].map(stripEnd);
    while (kept[0] === '')
        kept.shift();
    while (kept.at(-1) === '')
        kept.pop();
    return `${kept.join('\n')}\n`;
}
function hash_isRow(line) {
    return line !== undefined && stripStart(line).startsWith('|');
}
/** Rule (b): from the first `## ` heading to the end, which is one LF. A text without one gives all of it. */
function fromFirstHeading(text) {
    const whole = toLf(text);
    const at = whole.startsWith('## ') ? 0 : whole.indexOf('\n## ') + 1;
    let end = whole.length;
    while (whole[end - 1] === '\n')
        end--;
    return `${whole.slice(at, end)}\n`;
}
function toLf(text) {
    return text.replace(/\r\n?/g, '\n');
}
function toCrlf(text) {
    return toLf(text).replaceAll('\n', '\r\n');
}
/** White space in Python's sense: unlike JavaScript's, with U+001C to U+001F and U+0085, without U+FEFF. */
function isBlank(char) {
    if (char === undefined || char === '\uFEFF')
        return false;
    return /\s/.test(char) || (char >= '\u001C' && char <= '\u001F') || char === '\u0085';
}
function stripStart(text) {
    let at = 0;
    while (isBlank(text[at]))
        at++;
    return text.slice(at);
}
function stripEnd(text) {
    let end = text.length;
    while (isBlank(text[end - 1]))
        end--;
    return text.slice(0, end);
}
function strip(text) {
    return stripStart(stripEnd(text));
}
const DECLARED = new Set(['content_hash', 'hash', 'spec_hash']);
/** What the spec says of itself: a `content_hash` row, or a `Hash:` or `Content Hash:` line. */
function declaredHash(spec) {
    for (const section of scanMarkdown((0,text_lines/* linesOf */.Dx)(spec))) {
        const fields = section.fields.map(({ key, value }) => ({ key, value: value.value }));
        const rows = section.tables.flatMap((table) => table.rows.map(({ cells }) => ({ key: cells[0]?.value ?? '', value: cells[1]?.value ?? '' })));
        for (const { key, value } of [...fields, ...rows]) {
            const digest = DECLARED.has((0,text_words/* normal */.qb)(key)) ? (0,text_hash/* readHash */.Pp)(value).digest : null;
            if (digest !== null)
                return digest;
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/spec.js
// The spec that a pipeline was built on: where it is, which hash the state records, and when it last matched.







const NAME = 'feature.spec.md';
function runOf(doc, site, snapshot) {
    const ground = groundOf(doc, site, snapshot);
    return { ...ground, spec: specOf(ground) };
}
/** `null` where nothing names one, nothing was hashed, and the spec stage is not over. */
function specOf(ground) {
    const named = namedSpec(ground);
    const found = named ? null : discovered(ground);
    const recorded = recordedHash(ground);
    const expected = named ?? (found ? { path: found, line: null } : null);
    const recordedSomehow = recorded?.digest != null || specStageIsOver(ground);
    if (!expected && !recordedSomehow)
        return null;
    const nowhere = { path: (0,markdown_paths/* joinPath */.uJ)((0,markdown_paths/* folderOf */.yS)(ground.site.path), NAME), line: null };
    return specAt(expected ?? nowhere, recorded, ground);
}
function specAt({ path, line }, recorded, ground) {
    const { snapshot } = ground;
    const mode = snapshot.entry(path)?.mode;
    const present = mode !== undefined && mode !== '040000';
    const past = spec_pastOf(path, snapshot);
    const digest = recorded?.digest ?? null;
    const renamed = present ? [] : renamesOf(past, path, ground);
    const edited = present || renamed.length > 0 ? null : movedWithFolder(past, path, digest, ground);
    const renamedTo = edited === null ? renamed : [edited];
    const since = edited === null ? [] : spec_pastOf(edited, snapshot);
    const reading = snapshot.text(present ? path : (renamedTo[0] ?? path));
    const text = reading.ok ? reading.text : null;
    const matched = text === null || digest === null ? null : matchOf(text, digest);
    return {
        path,
        present,
        renamedTo,
        line,
        recorded,
        computed: text === null ? [] : digestsOf(text),
        matched,
        declared: text === null ? null : declaredHash(text),
        lastMatch: matched === null ? lastMatchOf([...since, ...past], digest, present || edited !== null) : null,
        text,
    };
}
/** Whether a round of questions must still be asked before history says when the spec last matched. */
function wantsHistory(spec) {
    return !spec.present || (spec.recorded?.digest != null && spec.text !== null && spec.matched === null);
}
/** Where the spec's text is read from: where it moved to, if it moved. */
function readFrom(spec) {
    return spec.present ? spec.path : (spec.renamedTo[0] ?? spec.path);
}
/** `spec_entrypoint_path`, else the file that the finished spec stage lists. */
function namedSpec(ground) {
    const entry = valueFor(ground.doc, 'spec_entrypoint_path');
    const row = ground.completed.find(({ means, artifact }) => means?.id === 'spec' && pathIn(artifact) !== null);
    const places = [entry, row ? { value: row.artifact, line: row.line } : null];
    for (const place of places) {
        const path = place ? pathIn(place.value) : null;
        if (place && path !== null)
            return { path: resolve(path, ground), line: place.line };
    }
    return null;
}
function pathIn(written) {
    return (0,markdown_paths/* artifactsOf */.Ns)(written).find(({ path }) => path !== null)?.path ?? null;
}
/** The single `*feature.spec.md` of the feature's folder or of an output root. */
function discovered(ground) {
    for (const candidate of candidatesOf(NAME, ground)) {
        const names = ground.snapshot
            .list((0,markdown_paths/* folderOf */.yS)(candidate))
            .filter(({ path, mode }) => path.endsWith(NAME) && mode !== '040000')
            .map(({ path }) => path);
        const [only] = names.length > 1 ? names.filter((path) => (0,markdown_paths/* baseOf */.bx)(path) === NAME) : names;
        if (only !== undefined)
            return only;
    }
    return null;
}
/** `spec_hash` as the state writes it; `N/A` and its like record nothing, `TBD` cannot verify. */
function recordedHash({ doc }) {
    const place = [...sections_placesOf(doc, 'spec_hash'), ...ownPlaces(doc, 'spec_hash')].find(isRecorded);
    if (!place)
        return null;
    return { found: place.value, ...(0,text_hash/* readHash */.Pp)(place.value), line: place.line };
}
function isRecorded({ value }) {
    return !(0,text_words/* isNothing */.qv)(value) || (0,text_words/* normal */.qb)(value) === 'tbd';
}
function specStageIsOver({ completed, ledger }) {
    const over = [...completed, ...ledger.filter(({ finished }) => finished)];
    return over.some(({ means }) => means?.id === 'spec');
}
/**
 * Where the spec moved to: the one path that holds the very blob that history last had at `path`, and that
 * was not there beside it (faults H05). A copy that was always there, or one of several, is no move, and an
 * empty file is like every other empty file.
 */
function renamesOf(past, path, { snapshot }) {
    const last = past.find((version) => version.blob !== null);
    if (!last?.blob || last.text?.trim() === '')
        return [];
    const [newest] = past;
    // A removal that is not committed yet: then what moved has no history of its own either.
    const removedAt = newest?.blob === null ? Date.parse(newest.at) : Number.POSITIVE_INFINITY;
    const came = holders(last.blob, path, snapshot).filter((one) => {
        const versions = snapshot.history(one);
        return versions !== 'unavailable' && versions.every(({ at }) => Date.parse(at) >= removedAt);
    });
    return came.length === 1 ? came : [];
}
const spec_pastOf = (path, snapshot) => {
    const history = snapshot.history(path);
    return history === 'unavailable' ? [] : history;
};
/**
 * Where the spec is if its folder was moved as a whole with the state, and it was edited on the way: of the
 * same name beside the state, while its old folder is gone. It came as the old one went, or has the hash.
 */
function movedWithFolder(past, path, digest, ground) {
    const { snapshot } = ground;
    const to = besideState(path, ground);
    if (to === null)
        return null;
    const reading = snapshot.text(to);
    if (reading.ok && digest !== null && matchOf(reading.text, digest) !== null)
        return to;
    const [newest] = past;
    if (!newest)
        return null;
    const removedAt = newest.blob === null ? Date.parse(newest.at) : Number.POSITIVE_INFINITY;
    const versions = snapshot.history(to);
    const came = versions !== 'unavailable' && versions.every(({ at }) => Date.parse(at) >= removedAt);
    return came ? to : null;
}
function besideState(path, { site, snapshot }) {
    const to = (0,markdown_paths/* joinPath */.uJ)((0,markdown_paths/* folderOf */.yS)(site.path), (0,markdown_paths/* baseOf */.bx)(path));
    const gone = snapshot.entry(path) === null && snapshot.entry((0,markdown_paths/* folderOf */.yS)(path)) === null;
    return gone && isFile(to, snapshot) ? to : null;
}
/** Where the spec may have moved to: whose history tells whether it did. */
function movedPerhaps(spec, ground) {
    const { snapshot } = ground;
    const past = snapshot.history(spec.path);
    const blob = past === 'unavailable' ? null : past.find((version) => version.blob !== null)?.blob;
    if (spec.present)
        return [];
    const beside = besideState(spec.path, ground);
    const held = blob ? holders(blob, spec.path, snapshot).slice(0, MOST_HOLDERS) : [];
    return [...new Set([...held, ...(beside === null ? [] : [beside])])];
}
/** More copies than this of one spec are no move, whatever their history says. */
const MOST_HOLDERS = 20;
function holders(blob, path, snapshot) {
    return snapshot.pathsOf(blob).filter((one) => one !== path);
}
/** The newest version with the recorded hash; of a spec that is gone, else the newest that still had it. */
function lastMatchOf(past, digest, present) {
    const kept = past.flatMap(({ commit, at, text }) => (text === null ? [] : [{ commit, at, text }]));
    const match = digest === null ? undefined : kept.find(({ text }) => matchOf(text, digest) !== null);
    return match ?? (present ? null : (kept[0] ?? null));
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/outputs.js
// What a stage has to show for itself: nothing, a part, the whole, or nothing that could prove it.






/** Where a stage's own output is, or would be; `null` for a stage that makes none of its own. */
function outputPath(stage, ground) {
    const { spec } = ground;
    if (stage.file === null)
        return null;
    if (stage.proof === 'spec')
        return spec ? readFrom(spec) : (0,markdown_paths/* joinPath */.uJ)((0,markdown_paths/* folderOf */.yS)(ground.site.path), stage.file);
    const candidates = [...namedOutputs(stage, stage.file, ground), ...candidatesOf(stage.file, ground)];
    return (candidates.find((path) => ground.snapshot.entry(path) !== null) ??
        candidatesOf(stage.file, ground)[0] ??
        null);
}
/** Where the state itself says that a stage's file is. */
function namedOutputs(stage, file, ground) {
    const fields = stage.fields.flatMap((key) => valueFor(ground.doc, key) ?? []);
    const named = fields.flatMap(({ value }) => artifactsIn(value, null, ground));
    const paths = [...named.flatMap(({ path }) => path ?? []), ...pathsListedFor(stage, ground)];
    return paths.filter((path) => path.endsWith(file));
}
/** The files that Completed Stages names for a stage. */
function pathsListedFor(stage, { completed }) {
    const rows = completed.filter(({ means }) => means === stage);
    return rows.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
}
function shownBy(stage, ground) {
    if (stage.proof === 'nothing')
        return 'unprovable';
    if (stage.proof === 'report')
        return reported(stage, ground);
    const path = outputPath(stage, ground);
    const whole = path === null ? 'none' : textShown(path, ground);
    if (whole !== 'complete' || stage.id !== 'architect' || path === null)
        return whole;
    const reading = ground.snapshot.text(path);
    return reading.ok && isCompleted(constitutionOf(reading.text)) ? 'complete' : 'partial';
}
/** A report that the list of finished stages records for this very stage, there and with something in it. */
function reported(stage, ground) {
    const paths = pathsListedFor(stage, ground);
    if (paths.length === 0)
        return 'none';
    const shown = paths.map((path) => textShown(path, ground, isHollow));
    return shown.every((one) => one === 'complete') ? 'complete' : 'partial';
}
/** Open markers or gaps of its template left, or nothing said at all. */
function isUnfinished(text) {
    return isHollow(text) || placeholders_openMarkers(text).length > 0 || placeholders_templateLines(text).length > 0;
}
function textShown(path, { snapshot }, isPartial = isUnfinished) {
    const entry = snapshot.entry(path);
    if (entry === null || entry.mode === '040000')
        return 'none';
    const reading = snapshot.text(path);
    if (!reading.ok)
        return reading.why === 'not-fetched' ? 'unknown' : 'partial';
    if (placeholders_isBare(path, reading.text))
        return 'none';
    return isPartial(reading.text) ? 'partial' : 'complete';
}

;// CONCATENATED MODULE: ./lib/text/markdown/additions.js
// What is written into Markdown beside what stands there: fields, lines, tables and sections, each at the end
// of what it belongs to.




/** A part of a document that has no line yet: it is to be added. */
const UNWRITTEN = 0;
/** Everything behind the first `known` of a document's parts. @throws EditError where one has a line */
function addedTo(parts, known, what) {
    const added = parts.slice(known);
    if (parts.length < known || added.some(({ line }) => line !== UNWRITTEN)) {
        const found = `the text has ${known} ${what}, the document ${parts.length}`;
        throw new errors/* EditError */.F(`${found}: they can only be changed in place, or added at the end`);
    }
    return added;
}
function additionsOf(scan, doc) {
    return {
        fields: addedTo(doc.fields, scan.fields.length, 'fields'),
        prose: doc.prose.filter(({ line }) => line === UNWRITTEN).map(({ text }) => text),
        tables: addedTo(doc.tables, scan.tables.length, 'tables'),
    };
}
/** The edits that add to a section; `next` is the line of the heading behind it, `null` for the last. */
function addToSection(scan, { fields, prose, tables }, lines, next) {
    const last = lastOf(scan, lines, next);
    const blocks = [...prose.map((text) => [text]), ...tables.map(tableLines)];
    return [
        ...(fields.length === 0 ? [] : [fieldEdit(scan, fields, lines)]),
        ...(blocks.length === 0 ? [] : [insertBehind(last, spaced(blocks, lines, last), lines)]),
    ];
}
/** Whole sections behind the last words of a text. */
function addSections(sections, lines) {
    if (sections.length === 0)
        return [];
    const text = sections.flatMap(({ heading, level, fields, boxes, prose, tables }) => {
        if (heading === null || fields.length > 0 || boxes.length > 0)
            throw new errors/* EditError */.F('a new section has a heading, lines and tables, and neither fields nor boxes');
        const blocks = [...prose.map((line) => [line.text]), ...tables.map(tableLines)];
        return ['', `${'#'.repeat(level)} ${heading}`, ...spaced(blocks, [], null)];
    });
    const last = lines.findLastIndex((line) => line.text.trim() !== '');
    return [insertBehind(last + 1, text, lines)];
}
/** Number of the last line with something on it, a rule that sets the section off left out. */
function lastOf({ line, heading }, lines, next) {
    const first = heading === null ? (0,blocks/* frontMatterEnd */.QY)(lines) : line;
    const end = next === null ? lines.length : next - 1;
    const blankAt = (number) => number > first && additions_isBlank(lines[number - 1]);
    let last = end;
    while (blankAt(last))
        last--;
    if (!isRule(lines[last - 1]) || last <= first || !blankAt(last - 1))
        return last;
    last--;
    while (blankAt(last))
        last--;
    return last;
}
function additions_isBlank(line) {
    return line?.text.trim() === '';
}
function isRule(line) {
    return /^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(line?.text ?? '');
}
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** A blank line before each block, save between items of one list. */
function spaced(blocks, lines, last) {
    let inList = last !== null && endsInList(lines, last);
    return blocks.flatMap((block) => {
        const item = ITEM.test(block[0] ?? '');
        const joined = inList && item;
        inList = item;
        return joined ? block : ['', ...block];
    });
}
/** Whether the lines up to `last` that belong together begin as an item of a list. */
function endsInList(lines, last) {
    let first = last;
    while (first > 1 && !additions_isBlank(lines[first - 2]) && !/^ {0,3}#/.test(lines[first - 2]?.text ?? ''))
        first--;
    return ITEM.test(lines[first - 1]?.text ?? '');
}
function tableLines({ columns, rows }) {
    const row = (cells) => `| ${cells.map((cell) => spell(cell, '', 'cell')).join(' | ')} |`;
    return [row(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(({ cells }) => row(cells))];
}
/** Behind the last field at the margin and what hangs below it, written as that one is. */
function fieldEdit({ fields }, added, lines) {
    const like = fields.findLast(({ indent }) => indent === 0);
    const text = lines[(like?.value.line ?? 0) - 1]?.text ?? '';
    if (!like)
        throw new errors/* EditError */.F('a field can only be added after a field');
    let at = like.value.line;
    while (/^[ \t]+\S/.test(lines[at]?.text ?? ''))
        at++;
    const lead = /^(?:[-*+][ \t]+)?/.exec(text)?.[0] ?? '';
    const wrap = ['**', '`', ''].find((mark) => text.startsWith(`${lead}${mark}`)) ?? '';
    const written = added.map(({ key, value }) => `${lead}${wrap}${key}${wrap}: ${spell(value, '', 'line')}`);
    return insertBehind(at, written, lines);
}
/** New lines behind a line (0: at the start), ended as that one is. */
function insertBehind(number, added, lines) {
    const [first] = lines;
    if (!first)
        throw new errors/* EditError */.F('nothing can be added to an empty text');
    const line = lines[number - 1];
    const eol = line?.eol || (0,text_lines/* eolOf */.Wl)(lines);
    const at = line ? line.end : first.start;
    const text = line ? added.map((one) => eol + one).join('') : added.map((one) => one + eol).join('');
    return { start: at, end: at, text };
}

;// CONCATENATED MODULE: ./lib/text/markdown/document.js
// Markdown as state files use it: sections with key/value lines, tables, check boxes and list items, edited
// in place.






/** Reads the Markdown part; front matter, code blocks and HTML comments are passed over. */
const markdown = { parse: parseMarkdown, print: printMarkdown };
/** @throws StateError `state-not-conflicted` */
function parseMarkdown(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    return documentOf(scanMarkdown(lines));
}
function documentOf(scanned) {
    const sections = scanned.map(({ heading, level, line, fields, tables, boxes, prose }) => ({
        heading,
        level,
        line,
        fields: fields.map(({ key, value, indent }) => ({ key, value: value.value, line: value.line, indent })),
        tables: tables.map((table) => ({
            columns: table.columns,
            rows: table.rows.map((row) => ({ cells: row.cells.map((cell) => cell.value), line: row.line })),
            line: table.line,
        })),
        boxes: boxes.map(({ mark, label }) => ({ mark: mark.value, label: label.value, line: mark.line })),
        prose,
    }));
    return { sections };
}
/**
 * Writes values, check marks and labels, and what is added: rows at the end of a table; fields, lines and
 * tables with `line: 0` at the end of a section; sections with `line: 0` at the end of the text. Other lines
 * and prose of `doc` are not looked at: they belong to the text that was read.
 * @throws EditError where `doc` has another shape than `text`, or a value cannot be written in place.
 */
function printMarkdown(text, doc) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    const scanned = scanMarkdown(lines);
    const present = documentOf(scanned);
    const added = addedTo(doc.sections, scanned.length, 'sections');
    const wanted = contentOf(doc, wantedProse(present, doc));
    if (contentOf(present) === wanted)
        return text;
    const edits = scanned.flatMap((section, i) => sectionEdits(section, doc.sections[i], lines, scanned[i + 1]?.line ?? null));
    const printed = (0,text_lines/* splice */.V4)(text, [...edits, ...addSections(added, lines)]);
    if (!readsBack(printed, wanted))
        throw new errors/* EditError */.F('the new values cannot be written in place: the text would say something else');
    return printed;
}
/** Lines that are no fields, section by section. */
function proseOf({ sections }) {
    return sections.map(({ prose, fields }) => {
        const ofFields = new Set(fields.map(({ line }) => line));
        return prose.filter(({ line }) => !ofFields.has(line)).map(({ text }) => text);
    });
}
/** The lines that stand there, and those that are to be added. */
function wantedProse(present, doc) {
    const there = proseOf(present);
    return doc.sections.map(({ prose }, i) => [
        ...(there[i] ?? []),
        ...prose.filter(({ line }) => line === UNWRITTEN).map(({ text }) => text.trim()),
    ]);
}
/** All that `print` must bring about, as one string. */
function contentOf(doc, prose = proseOf(doc)) {
    return JSON.stringify(doc.sections.map(({ heading, level, fields, tables, boxes }, i) => [
        heading,
        level,
        fields.map(({ key, value }) => [key, value]),
        tables.map(({ columns, rows }) => [columns, rows.map(({ cells }) => cells)]),
        boxes.map(({ mark, label }) => [mark, label]),
        prose[i]?.toSorted(), // what is added stands before a rule at the section's end
    ]));
}
function readsBack(printed, wanted) {
    try {
        return contentOf(parseMarkdown(printed)) === wanted;
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            return false;
        throw error;
    }
}
function sectionEdits(scan, doc, lines, next) {
    if (!doc)
        throw shape('sections', 1, 0);
    const { fields, boxes, tables } = doc;
    same(scan.boxes.length, boxes.length, 'check boxes');
    const added = additionsOf(scan, doc);
    return [
        ...scan.fields.flatMap(({ value }, i) => document_change(value, fields[i]?.value)),
        ...scan.boxes.flatMap(({ mark }, i) => document_change(mark, boxes[i]?.mark)),
        ...scan.boxes.flatMap(({ label }, i) => document_change(label, boxes[i]?.label)),
        ...scan.tables.flatMap((table, i) => tableEdits(table, tables[i]?.rows ?? [], lines)),
        ...addToSection(scan, added, lines, next),
    ];
}
function document_change(slot, value) {
    return value === undefined || value === slot.value ? [] : [editOf(slot, value)];
}
function tableEdits(scan, rows, lines) {
    if (rows.length < scan.rows.length)
        throw shape('rows', scan.rows.length, rows.length);
    const cells = scan.rows.flatMap((row, r) => {
        const wanted = rows[r]?.cells ?? [];
        same(row.cells.length, wanted.length, `cells on line ${row.line}`);
        return row.cells.flatMap((cell, c) => document_change(cell, wanted[c]));
    });
    return [...cells, ...appended(scan, rows.slice(scan.rows.length), lines)];
}
/** New rows behind the table's last line, indented and ended as that one is. */
function appended(table, rows, lines) {
    const last = lines[table.lastLine - 1];
    if (rows.length === 0 || !last)
        return [];
    const eol = last.eol || lines[table.line - 1]?.eol || (0,text_lines/* eolOf */.Wl)(lines);
    const indent = last.text.slice(0, last.text.length - last.text.trimStart().length);
    const text = rows.map(({ cells }) => {
        return `${eol}${indent}| ${cells.map((cell) => spell(cell, '', 'cell')).join(' | ')} |`;
    });
    return [{ start: last.end, end: last.end, text: text.join('') }];
}
function same(found, wanted, what) {
    if (found !== wanted)
        throw shape(what, found, wanted);
}
function shape(what, found, wanted) {
    return new errors/* EditError */.F(`the text has ${found} ${what}, the document ${wanted}: they can only be changed in place`);
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/parse/recognise.js
// Is a text a pipeline state of ours, and is it whole? Five unrelated tools use the same file name.










/** Every line that an edit does not touch stays byte for byte. */
const codec = { parse: parseState, print: printMarkdown };
/** One of each must be there, as a key or a table's first cell, or as a heading. */
const WHAT = ['spec_hash', 'spec_id'];
const WHERE = ['current_stage', 'run_id', 'stage'];
const LEDGER = 'stage_ledger';
/** Keys that a real run fills in: a file in which each of them is a placeholder is a template. */
const FILLED = ['run_id', 'feature', 'spec_id', 'spec_hash', 'current_stage', 'stage'];
/**
 * Told by its signature; by being nothing but the beginning of one; by a run's own words where the line of
 * its hash is lost; or by a run that stands where no reader looks, to be refused with the reason.
 */
function recognises(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    return isVisible(lines) || isTornHead(lines) || hiddenRun(lines) !== null;
}
function isVisible(lines) {
    const sections = scanMarkdown(lines);
    const keys = new Set(sections.flatMap(recognise_keysOf));
    const headings = sections.map(({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? ''));
    const where = WHERE.some((key) => keys.has(key)) || headings.includes(LEDGER) || sections.some(isDispatched);
    return (where && WHAT.some((key) => keys.has(key))) || isRun(sections);
}
/** A section of a dispatch that says how its stage stands. */
function isDispatched({ heading, fields, tables }) {
    const rows = tables.flatMap((table) => table.rows.map(({ cells }) => cells[0]?.value ?? ''));
    const keys = [...fields.map(({ key }) => key), ...rows].map(sections_keyOf);
    return isDispatch(heading) && keys.some((key) => key.endsWith('_status'));
}
/** Official words of stage and status, a name, and a section that no other tool has: the hash is lost. */
function isRun(sections) {
    const pairs = sections.flatMap(({ fields, tables }) => [
        ...fields.map(({ key, value }) => [key, value.value]),
        ...tables.flatMap(({ rows }) => rows.map(({ cells: [key, value] }) => [key?.value ?? '', value?.value ?? ''])),
    ]);
    return (saysRun(pairs) && sections.some(({ heading }) => isOwn({ heading }) && (0,text_words/* nameOf */.Vb)(heading ?? '') !== 'notes'));
}
function saysRun(pairs) {
    const said = new Map(pairs.map(([key, value]) => [sections_keyOf(key), value]));
    const named = BEGUN.some((key) => !(0,text_words/* isNothing */.qv)(said.get(key) ?? '') && !(0,text_words/* isPlaceholder */.wK)(said.get(key) ?? ''));
    return (named &&
        legalStage(said.get('current_stage') ?? '') !== null &&
        STATUSES.means(said.get('status') ?? '') !== null);
}
/** The first line of a whole run in front matter or in a code block; `null` where none stands there. */
function hiddenRun(lines) {
    const kinds = (0,blocks/* kindsOf */.tG)(lines);
    const hidden = lines.filter((_, at) => kinds[at] === 'front' || kinds[at] === 'code');
    const pairs = hidden.flatMap(({ text }) => {
        const [, key, value] = HIDDEN_LINE.exec(text) ?? [];
        return key === undefined ? [] : [[key, value ?? '']];
    });
    const keys = new Set(pairs.map(([key]) => sections_keyOf(key)));
    const whole = keys.has('run_id') && WHAT.some((key) => keys.has(key)) && saysRun(pairs);
    return whole ? (hidden[0]?.number ?? null) : null;
}
const HIDDEN_LINE = /^[ \t]*(?:[-*+][ \t]+)?[*`"]{0,3}(\w+)[*`"]{0,3}:[ \t]+["']?([^"']*)/;
/** Keys of bullets and lines, first cells of tables, also of rows that conflict markers cut from theirs. */
function recognise_keysOf(section) {
    const cells = section.tables.flatMap((table) => table.rows.map((row) => row.cells[0]?.value ?? ''));
    const loose = section.prose.flatMap(({ text }) => (text.startsWith('|') ? [text.split('|')[1] ?? ''] : []));
    const keys = [...section.fields.map(({ key }) => key), ...cells, ...loose];
    return keys.map(sections_keyOf);
}
/**
 * The document of a whole file.
 * @throws StateError `state-not-conflicted`, `state-filled` (a copied template), `state-readable` (cut off)
 */
function parseState(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,blocks/* refuseOpenFence */.Qs)(lines);
    const doc = parseMarkdown(text);
    refuseHidden(lines);
    refuseTemplate(doc);
    refuseTornHead(doc, text);
    refuseTornRow(text);
    return doc;
}
function refuseHidden(lines) {
    const line = isVisible(lines) ? null : hiddenRun(lines);
    if (line === null)
        return;
    const message = `found the keys of a run in front matter or a code block from line ${line} on, where the pipeline ` +
        'never looks, expected them as lines of the text. Move them out, or restore the file from history.';
    throw new errors/* StateError */.qq('state-readable', message, line);
}
function refuseTemplate(doc) {
    const said = FILLED.flatMap((key) => sections_placesOf(doc, key)).filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    const [first] = said;
    if (!first || !said.every(({ value }) => (0,text_words/* isPlaceholder */.wK)(value)))
        return;
    const message = `found a template whose keys (${said.map(({ key }) => key).join(', ')}) are placeholders. ` +
        'Fill it in, or leave it: it counts as no workflow.';
    throw new errors/* StateError */.qq('state-filled', message, first.line);
}
/** A file that ends within its head: neither its stage nor its status is written, and no section follows. */
function refuseTornHead(doc, text) {
    const told = sections_placesOf(doc, 'current_stage', 'stage', 'status').length > 0 || ledgerRows(doc).length > 0;
    const sections = doc.sections.filter(({ level }) => level > 1);
    if (told || sections.length > 0)
        return;
    const last = (0,text_lines/* linesOf */.Dx)(text).at(-1)?.number ?? null;
    const message = `the file ends on line ${last} before it says where the run stands, expected current_stage and status. ` +
        'It was cut off while it was written; restore it from history.';
    throw new errors/* StateError */.qq('state-readable', message, last);
}
/** A last line without an end that begins a table row and has fewer cells than its table has columns. */
function refuseTornRow(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const last = lines.at(-1);
    if (last?.eol !== '' || !last.text.startsWith('|'))
        return;
    const closed = /[^\\]\|$/.test(last.text.trimEnd());
    const found = pipesIn(last) - (closed ? 1 : 0);
    const wanted = columnsAbove(lines, last);
    const whole = closed || !othersAreClosed(lines, last);
    if (wanted === null ? closed : found >= wanted && whole)
        return;
    const message = `the file ends within a table row on line ${last.number}: found ${found} columns, expected ` +
        `${wanted ?? 'a whole table'}. It was cut off while it was written; restore it from history.`;
    throw new errors/* StateError */.qq('state-readable', message, last.number);
}
/** Whether every other row of the table that a line belongs to ends in a pipe. */
function othersAreClosed(lines, last) {
    for (let at = last.number - 2; lines[at]?.text.startsWith('|'); at--)
        if (!lines[at]?.text.trimEnd().endsWith('|'))
            return false;
    return true;
}
/** The columns of the table that a line belongs to; `null` where it is a head without a table. */
function columnsAbove(lines, last) {
    let at = last.number - 1;
    while (lines[at - 1]?.text.startsWith('|'))
        at--;
    const head = lines[at];
    return !head || head === last ? null : pipesIn(head) - 1;
}
function pipesIn(line) {
    return line.text.match(/(?<!\\)\|/g)?.length ?? 0;
}
/** Keys of the head, by which a file that was cut off before its signature is still told. */
const HEAD = wordSet('run_id feature spec_id spec_version spec_hash started_at last_updated_at coordinator_mode debug_mode ' +
    'output_root spec_provider spec_naming spec_mode provider_mode provider_native_root ' +
    'provider_output_root spec_entrypoint_path');
/** One of these begins a run. */
const BEGUN = ['run_id', 'feature', 'spec_id'];
const KEY_LINE = /^(?:[-*+] +)?[*`]{0,3}(\w+)[*`]{0,3}:/;
const TABLE_LINE = /^\| *[*`]{0,3}(\w+)[*`]{0,3} *\|/;
const RULE_LINE = /^\|[-:| ]+$/;
/** Keys of the head and nothing else, below the title or from a `run_id` on; the last line may be cut off. */
function isTornHead(lines) {
    const filled = lines.filter(({ text }) => text.trim() !== '');
    const titled = /^# +pipeline state\b/i.test(filled[0]?.text ?? '');
    const body = titled ? filled.slice(1) : filled;
    const keys = body.map(({ text }) => headKeyOf(text));
    if (keys.at(-1) === null && body.at(-1)?.eol === '')
        keys.pop();
    const begun = titled ? BEGUN.some((key) => keys.includes(key)) : keys[0] === 'run_id';
    return begun && keys.every((key) => key !== null);
}
const recognise_TITLE = '# pipeline state';
const MARKER_LINE = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
/**
 * The title, or its beginning, and below it keys of the head, conflict markers or nothing: what is left of a
 * state that was cut off or never merged. Other tools' files of that title go on with words of their own.
 */
function beginsAsState(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text.replace(text_lines/* BOM */.bh, ''));
    const [title, ...body] = lines.filter((line) => line.text.trim() !== '' && !MARKER_LINE.test(line.text));
    if (title === undefined)
        return lines.length > 0;
    const said = title.text.trim().toLowerCase();
    if (body.length === 0 && title.eol === '' && recognise_TITLE.startsWith(said))
        return true;
    if (!said.startsWith(recognise_TITLE) || /^\w/.test(said.slice(recognise_TITLE.length)))
        return false;
    const isOfHead = ({ text: own }) => headKeyOf(own) !== null || own.trim().toLowerCase() === said || MARKER_LINE.test(own);
    return body.every((line) => isOfHead(line) || (line.eol === '' && line === body.at(-1)));
}
/** The key of the head on a line, `''` on the first two lines of a Field/Value table, else `null`. */
function headKeyOf(text) {
    if (RULE_LINE.test(text))
        return '';
    const key = (KEY_LINE.exec(text) ?? TABLE_LINE.exec(text))?.[1]?.toLowerCase() ?? '';
    return key === 'field' ? '' : HEAD.has(key) ? key : null;
}

;// CONCATENATED MODULE: ./lib/formkit/questions.js
// Question lists: what a document leaves open, and which question an answer is meant for.




/** More than anybody answers. */
const MOST = 100;
const MARKER = /\[NEEDS CLARIFICATION:/gi;
/** Every `[NEEDS CLARIFICATION: …]` of a text outside code, in its order: its words and line. */
function markedQuestions(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const marked = [...new Set(placeholders_openMarkers(text).map(({ line }) => line))].slice(0, MOST);
    return marked
        .flatMap((line) => {
        const written = lines[line - 1]?.text ?? '';
        const found = [...(0,blocks/* withoutCodeSpans */.X)(written).matchAll(MARKER)].slice(0, MOST);
        return found.map(({ index, 0: marker }) => {
            const from = index + marker.length;
            const close = written.indexOf(']', from);
            return { words: written.slice(from, close < 0 ? undefined : close).trim() || 'not said', line };
        });
    })
        .slice(0, MOST);
}
/** The same as open questions `NC-1`, `NC-2`, …, each with the place that it stands in. */
function markerQuestions(text, name) {
    return markedQuestions(text).map(({ words, line }, at) => ({
        id: `NC-${at + 1}`,
        question: `${words} (${name}:${line})`,
        options: [],
        state: 'open',
        line: null,
    }));
}
/**
 * The open question that a person means, by its id in any case.
 * @param id the workflow's, for the message
 * @throws UserError where none has this id, or it is answered already: those that are open are named
 */
function openQuestion(id, questions, asked) {
    const wanted = asked.trim();
    const found = questions.find((one) => one.id === wanted) ??
        questions.find((one) => one.id.toLowerCase() === wanted.toLowerCase());
    if (found?.state === 'open')
        return found;
    const open = questions.filter(({ state }) => state === 'open').map((one) => JSON.stringify(one.id));
    const left = open.length === 0 ? 'No question is open.' : `Open: ${open.join(', ')}.`;
    if (found)
        throw new errors/* UserError */.yo(`${id}: question ${found.id} is ${found.state} already. ${left}`);
    throw new errors/* UserError */.yo(`${id}: found no question ${JSON.stringify(wanted)}. ${left}`);
}

;// CONCATENATED MODULE: ./lib/text/markdown/edits.js
// New documents from old ones: one value of a Markdown text changed, or one part added, for `print` to write.


/** The document with other sections; `change` gives a section back as it is where it has nothing to do. */
function mapped(doc, change, what) {
    const sections = doc.sections.map(change);
    if (sections.every((section, at) => section === doc.sections[at]))
        throw new errors/* EditError */.F(`${what} is not in the document`);
    return { sections };
}
/** The value of the field on a line. @throws EditError where no field is there */
function setField(doc, line, value) {
    const of = (section) => section.fields.some((field) => field.line === line);
    const fieldsOf = ({ fields }) => fields.map((field) => (field.line === line ? { ...field, value } : field));
    return mapped(doc, (section) => (of(section) ? { ...section, fields: fieldsOf(section) } : section), `a field on line ${line}`);
}
/** One cell of the row on a line; `at` counts from 0. @throws EditError where no such cell is there */
function setCell(doc, line, at, value) {
    const rowOf = (section) => section.tables
        .flatMap(({ rows }) => rows)
        .find((row) => row.line === line && row.cells[at] !== undefined);
    const tablesOf = ({ tables }) => tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => row.line === line
            ? { ...row, cells: row.cells.map((cell, column) => (column === at ? value : cell)) }
            : row),
    }));
    return mapped(doc, (section) => (rowOf(section) ? { ...section, tables: tablesOf(section) } : section), `a cell ${at + 1} on line ${line}`);
}
/** The mark and label of the check box on a line. @throws EditError where no box is there */
function setBox(doc, line, box) {
    const of = (section) => section.boxes.some((one) => one.line === line);
    const boxesOf = ({ boxes }) => boxes.map((one) => (one.line === line ? { ...one, ...box } : one));
    return mapped(doc, (section) => (of(section) ? { ...section, boxes: boxesOf(section) } : section), `a check box on line ${line}`);
}
/** A row at the end of the table whose columns stand on a line. @throws EditError where no table is there */
function addRow(doc, line, cells) {
    const of = (section) => section.tables.some((table) => table.line === line);
    const tablesOf = ({ tables }) => tables.map((table) => table.line === line ? { ...table, rows: [...table.rows, { cells, line: UNWRITTEN }] } : table);
    return mapped(doc, (section) => (of(section) ? { ...section, tables: tablesOf(section) } : section), `a table on line ${line}`);
}
/** A line at the end of the section whose heading stands on a line, as it is to be written. */
function addLine(doc, heading, text) {
    return withSection(doc, heading, (section) => ({
        prose: [...section.prose, { text, line: UNWRITTEN }],
    }));
}
/** A field behind those of the section whose heading stands on a line, written as the last of them is. */
function addField(doc, heading, key, value) {
    return withSection(doc, heading, (section) => ({
        fields: [...section.fields, { key, value, line: UNWRITTEN, indent: 0 }],
    }));
}
/** A table at the end of the section whose heading stands on a line. */
function addTable(doc, heading, columns, rows) {
    return withSection(doc, heading, (section) => ({
        tables: [...section.tables, { columns, rows: rows.map(asRow), line: UNWRITTEN }],
    }));
}
/** A section at the end of the text, with lines as they are to be written, then a table if it has columns. */
function addSection(doc, heading, level, lines, table = null) {
    const section = {
        heading,
        level,
        line: UNWRITTEN,
        fields: [],
        boxes: [],
        prose: lines.map((text) => ({ text, line: UNWRITTEN })),
        tables: table ? [{ columns: table.columns, rows: table.rows.map(asRow), line: UNWRITTEN }] : [],
    };
    return { sections: [...doc.sections, section] };
}
function asRow(cells) {
    return { cells, line: UNWRITTEN };
}
/** The first section has line 1 without a heading, so that it is told by that. */
function withSection(doc, heading, change) {
    const at = doc.sections.findLastIndex(({ line }) => line === heading);
    return mapped(doc, (section) => (section === doc.sections[at] ? { ...section, ...change(section) } : section), `a section on line ${heading}`);
}

;// CONCATENATED MODULE: ./lib/text/timelike.js
// A new time written as the file wrote the one before: date alone, blank or T, seconds or none, its own zone.

const TIME = new RegExp([
    String.raw `^(\d{4})([-/])(\d{1,2})\2(\d{1,2})`,
    String.raw `(?:([Tt ])\d{2}:\d{2}(:\d{2}(?:[.,](\d{1,9}))?)?`,
    String.raw `( ?)(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?(?![\w:])`,
].join(''));
const HALF_OF_DAY = /^ ?[AaPp]\.?[Mm]\.?(?!\w)/;
const MINUTE = 60_000;
/**
 * `at` (milliseconds since 1970 in UTC) in the spelling of `like`; what stands behind the time in `like`
 * goes. Spellings that leave something open are not taken over: then it is ISO 8601 in UTC, to the second.
 */
function formatTimeLike(at, like) {
    const bare = like.trim();
    const found = TIME.exec(bare);
    if (!found || (0,time/* parseTime */.p)(bare).at === null || HALF_OF_DAY.test(bare.slice(found[0].length)))
        return (0,time/* formatTime */.f)(at);
    const [, , between = '-', month, , joint, seconds, fraction = '', blank = '', zone = ''] = found;
    if (month?.length === 1)
        return (0,time/* formatTime */.f)(at);
    const offset = /^[+-]/.test(zone) ? offsetOf(zone) : 0;
    const iso = new Date(at + offset * MINUTE).toISOString();
    const date = iso.slice(0, 10).replaceAll('-', between);
    if (joint === undefined)
        return date;
    const clock = iso.slice(11, seconds === undefined ? 16 : 19);
    const [mark = ''] = /[.,]/.exec(seconds ?? '') ?? [];
    const digits = fraction === '' ? '' : mark + iso.slice(20, 23).padEnd(9, '0').slice(0, fraction.length);
    return `${date}${joint}${clock}${digits}${zone === '' ? '' : blank + zone}`;
}
/** Minutes east of Greenwich. */
function offsetOf(zone) {
    const within = zone.length > 3 ? Number(zone.slice(-2)) : 0;
    const minutes = Number(zone.slice(1, 3)) * 60 + within;
    return zone.startsWith('-') ? -minutes : minutes;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/choices/record.js
// How a person's choice is written into a pipeline state: in place, in its own style, and in its Notes.






/** The key that tells when a run last moved (seed 002, step 4). */
const UPDATED = 'last_updated_at';
/** The document with a choice in it, and what its writing loses. */
function record_editOf({ doc: old }, doc, summary, notes = []) {
    return { summary, doc, notes: [...notes, ...lostBehindTime(old)] };
}
/** Words behind the old time speak of it, and go with it. */
function lostBehindTime(doc) {
    const value = doc ? (valueFor(doc, UPDATED)?.value ?? '') : '';
    const words = value
        .replace(/^\d{4}[-/]\d\d[-/]\d\d(?:[Tt ]\d\d:[\d:.,]+ ?(?:Z|UTC|GMT|[+-][\d:]+)?)?/, '')
        .trim();
    if (words === '' || words === value)
        return [];
    return [`What ${UPDATED} says after its old time goes with it: ${JSON.stringify(words)}.`];
}
/** Another value where a key stands, in a bullet, a bare line or the second cell of a row. */
function setPlace(doc, { line }, value) {
    const isField = doc.sections.some(({ fields }) => fields.some((field) => field.line === line));
    return isField ? setField(doc, line, value) : setCell(doc, line, 1, value);
}
/** Other values in a row's cells, by their columns; a column that the table does not have is left out. */
function setCells(doc, table, line, cells) {
    return Object.entries(cells).reduce((now, [name, value]) => {
        const at = columnAt(table, name);
        return at < 0 ? now : setCell(now, line, at, value);
    }, doc);
}
/** `last_updated_at` set to now in its own spelling; untouched where the file has none. */
function touched(doc, now) {
    const place = valueFor(doc, UPDATED) ?? sections_placesOf(doc, UPDATED)[0];
    return place ? setPlace(doc, place, formatTimeLike(now, place.value)) : doc;
}
/** The same, added to the head where the file has none: to its Field/Value table, or behind its keys. */
function stamped(doc, now) {
    if (sections_placesOf(doc, UPDATED).length > 0)
        return touched(doc, now);
    const head = headOf(doc);
    const pairs = head.flatMap(({ tables }) => tables).find(isPairs);
    if (pairs)
        return addRow(doc, pairs.line, [UPDATED, (0,time/* formatTime */.f)(now), ...pairs.columns.slice(2).map(() => '')]);
    const keys = head.findLast(({ fields }) => fields.some(({ indent }) => indent === 0));
    return keys ? addField(doc, keys.line, UPDATED, (0,time/* formatTime */.f)(now)) : doc;
}
/** A line at the end of the Notes, in the style of what stands there; a section where there is none. */
function noted(doc, words, now) {
    const notes = doc.sections.findLast(({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? '') === 'notes');
    const text = oneLine(words);
    if (!notes)
        return addSection(doc, 'Notes', levelOf(doc), [`${headStyle(doc)}${text}`]);
    const [table] = notes.tables;
    if (table && notes.prose.length === 0)
        return addRow(doc, table.line, rowFor(table, text, now));
    return addLine(doc, notes.line, `${styleOf(notes) ?? headStyle(doc)}${text}`);
}
/** Whether the Notes say it already. */
function isNoted(doc, words) {
    const text = oneLine(words);
    const notes = doc.sections.filter(({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? '') === 'notes');
    const cells = notes.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)));
    return [...notes.flatMap(({ prose }) => prose.map((line) => line.text)), ...cells].some((line) => line.endsWith(text));
}
/** What the last line of a section begins with: the next item's mark, nothing for prose. */
function styleOf({ prose }) {
    const last = prose.at(-1)?.text;
    if (last === undefined)
        return null;
    const bullet = /^[-*+] /.exec(last)?.[0];
    const [, number, mark] = /^(\d{1,6})([.)]) /.exec(last) ?? [];
    return number === undefined ? (bullet ?? '') : `${Number(number) + 1}${mark} `;
}
/** A file of bare `key: value` lines writes its notes bare as well. */
function headStyle(doc) {
    const [first] = doc.sections.flatMap(({ fields, tables }) => [...fields, ...tables]);
    const lines = doc.sections.flatMap(({ prose }) => prose);
    const written = lines.find(({ line }) => line === first?.line)?.text;
    return written !== undefined && !/^[-*+] /.test(written) ? '' : '- ';
}
function levelOf(doc) {
    return doc.sections.findLast(({ level }) => level > 1)?.level ?? 2;
}
const TIME_COLUMN = /^(?:date|time|timestamp|when|at)\b/i;
const WORDS_COLUMN = /note|event|what|description|comment|detail/i;
function rowFor({ columns, rows }, text, now) {
    const words = columns.findLastIndex((column) => WORDS_COLUMN.test(column));
    const into = words < 0 ? columns.length - 1 : words;
    return columns.map((column, at) => {
        if (at === into)
            return text;
        return TIME_COLUMN.test(column) ? formatTimeLike(now, rows.at(-1)?.cells[at] ?? '') : '';
    });
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/questions.js
// What a spec leaves open, as questions: they are put to the spec agent, so the run does not wait for them.




/** What a line of Notes begins with that answers a question; the place may have moved since. */
function answerTo(question) {
    const words = question.replace(/ \([^()]*:\d+\)$/, '').replaceAll('"', '”');
    return `Answer to "${words.slice(0, questions_LONGEST)}":`;
}
/** A question is told by the beginning of its words. UTF-16 units. */
const questions_LONGEST = 300;
/** The markers of a spec outside code, each with its place; answered are those whose answer is noted. */
function questionsIn(spec, name, notes) {
    return markerQuestions(spec, name).map((asked) => {
        const answered = notes.some((note) => note.includes(answerTo(asked.question)));
        return { ...asked, state: answered ? 'answered' : 'open' };
    });
}
/** @throws UserError where the question is not open, or nothing is answered */
function answer(at, question, text) {
    const { doc, state } = at;
    const asked = state.questions.find(({ id }) => id.toLowerCase() === question.trim().toLowerCase());
    const open = state.questions.filter((one) => one.state === 'open').map(({ id }) => id);
    const todo = open.length === 0 ? 'The spec has no open question.' : `Open are: ${open.join(', ')}.`;
    if (!asked)
        throw unfit(at, `no question ${JSON.stringify(question)}`, 'an open one', todo);
    if (asked.state !== 'open')
        throw unfit(at, `${asked.id} answered already`, 'an open question', `${todo} The spec agent applies it.`);
    const words = oneLine(text);
    if (words === '')
        throw unfit(at, 'no words', 'an answer', 'Say what is to be done.');
    const line = `${answerTo(asked.question)} ${words} (${(0,time/* formatTime */.f)(at.now)}, ${whoOf(at)})`;
    return record_editOf(at, noted(touched(doc, at.now), line, at.now), `answer ${asked.id}`, [
        'The marker stays in the spec until the spec agent has applied the answer.',
    ]);
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/choices/accept-spec.js
// A person's word that the spec as it is now is the ground: its hash recorded, old and new noted (H04).






/**
 * `digest` names the text that was looked at; what is recorded is that text's digest by the rule that the
 * file used before, so that the pipeline's own tools agree.
 * @throws UserError where nothing is recorded, it still matches, or `digest` is not of the spec as it is
 */
function acceptSpec(at, digest, why) {
    const { doc, state } = at;
    const { spec } = state;
    if (state.ended !== null)
        throw unfit(at, `a run that is ${state.ended}`, 'one that goes on', 'Start fresh instead.');
    if (!spec?.recorded)
        throw unfit(at, 'no recorded hash', 'a spec_hash to replace', 'Write the key by hand, then try again.');
    if (spec.matched !== null)
        throw unfit(at, `a spec that matches its hash by the rule "${spec.matched}"`, 'a changed one', 'Resume it.');
    const known = spec.computed.find((one) => one.digest === digest);
    if (!known)
        throw unfit(at, `the hash ${JSON.stringify(digest)}`, hashesOf(spec), 'Look at the spec again.');
    const rule = ruleOf(spec, spec.recorded) ?? known.rule;
    const now = spec.computed.find((one) => one.rule === rule) ?? known;
    const places = recordedIn(doc, spec.recorded);
    const written = places.reduce((one, place) => setPlace(one, place, hashIn(place.value, now.digest)), doc);
    const reason = why === null || oneLine(why) === '' ? 'No reason was given.' : `Reason: ${oneLine(why)}`;
    const words = `Spec accepted at ${(0,time/* formatTime */.f)(at.now)} by ${whoOf(at)}: spec_hash ${oneLine(spec.recorded.found)} → ` +
        `sha256:${now.digest} (rule ${now.rule}). ${reason}`;
    const notes = [...otherRule(known.rule, now.rule), ...stillOld(doc, spec.recorded)];
    return record_editOf(at, noted(touched(written, at.now), words, at.now), `accept the spec ${spec.path}`, notes);
}
function hashesOf({ computed }) {
    const hashes = computed.map(({ digest }) => `sha256:${digest}`);
    return hashes.length === 0 ? 'a spec that can be read' : `one of ${[...new Set(hashes)].join(', ')}`;
}
/** The rule that the recorded hash was made by, as the last version that matched it shows. */
function ruleOf({ lastMatch, computed }, { digest }) {
    const matched = lastMatch === null || digest === null ? null : matchOf(lastMatch.text, digest);
    return (computed.find(({ rule }) => matched === rule || matched?.startsWith(`${rule}, `) === true)?.rule ?? null);
}
/** Every place that records the same: two values would contradict each other. */
function recordedIn(doc, { digest, found, line }) {
    const all = [
        ...sections_placesOf(doc, 'spec_hash'),
        ...laterPlaces(doc, 'spec_hash'),
        ...ownPlaces(doc, 'spec_hash'),
    ];
    const same = (place) => place.line === line ||
        (digest === null ? place.value === found : (0,text_hash/* readHash */.Pp)(place.value).digest === digest);
    return all.filter((place, at) => same(place) && all.findIndex((one) => one.line === place.line) === at);
}
/** The value with another digest in it; what verified nothing is replaced as a whole. */
function hashIn(value, digest) {
    const old = (0,text_hash/* readHash */.Pp)(value).digest;
    const at = old === null ? -1 : value.toLowerCase().indexOf(old);
    return at < 0 ? `sha256:${digest}` : value.slice(0, at) + digest + value.slice(at + digest.length);
}
function otherRule(given, used) {
    if (given === used)
        return [];
    return [`The hash is recorded by the rule "${used}", as before; the one that was given is by "${given}".`];
}
/** Keys in which the pipeline records what other steps saw: it takes those steps again by itself. */
const SEEN = ['red_team_spec_hash', 'planning_preflight_spec_hash'];
function stillOld(doc, { digest }) {
    const old = SEEN.filter((key) => sections_placesOf(doc, key).some(({ value }) => digest !== null && (0,text_hash/* readHash */.Pp)(value).digest === digest));
    if (old.length === 0)
        return [];
    return [
        `${old.join(' and ')} still name the spec as it was, so that the pipeline takes those steps again.`,
    ];
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/checkpoints.js



const HEADINGS = ['human checkpoints cleared', 'human checkpoints'];
function boxesOf(doc) {
    return sectionsNamed(doc, ...HEADINGS).flatMap(({ boxes, prose }) => [...boxes, ...prose.flatMap(oddBox)].sort((a, b) => a.line - b.line));
}
/** `- [✓] label`, `- [yes] label` and `- ✅ label` are boxes to people, though Markdown does not know them. */
const ODD = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[([^\][]{1,16})\]|(\p{Extended_Pictographic}\uFE0F?|[✓✔✗✘]))\s+(\S.*)$/u;
function oddBox({ text, line }) {
    const [, boxed, sign, label] = ODD.exec(text) ?? [];
    const mark = boxed ?? sign;
    return mark === undefined || label === undefined ? [] : [{ mark, label, line }];
}
/** Boxes whose mark says neither yes nor nothing: they count as open, and that is said. */
function unclearBoxes(doc) {
    return boxesOf(doc).filter(({ mark }) => mark.trim() !== '' && !TICKS.has(mark.trim()));
}
/** Words and signs by which a line says yes although its box is empty, or not there. */
const APPROVED = /\b(?:approved|cleared|signed off)\b|[✓✔✅☑]/iu;
/**
 * Lines that say in words that a checkpoint is cleared and have no ticked box: `- [ ] Spec approval ✅`,
 * `- Spec approval: approved 2026-03-11`. They count as open, and that is said.
 */
function unboxedApprovals(doc) {
    const says = (label, words) => checkpointNamed(spelled({ label })) !== null && APPROVED.test(words) && !TAKEN_BACK.test(words);
    const empty = boxesOf(doc).filter(({ mark, label }) => mark.trim() === '' && says(label, afterName(label)));
    const bare = sectionsNamed(doc, ...HEADINGS).flatMap(({ fields, prose }) => [
        ...fields.filter(({ key, value }) => says(key, value)),
        ...prose.filter(({ text }) => {
            const label = /^[-*+]\s+([^[\s].*)$/.exec(text.trim())?.[1] ?? '';
            return says(label, afterName(label));
        }),
    ]);
    return [...new Set([...empty, ...bare].map(({ line }) => line))].sort((a, b) => a - b);
}
/** `Security sign-off` says no more than what is to be signed off: words count where they follow it. */
function afterName(label) {
    const at = /\s[—–-]\s|:|\s[✓✔✅☑]|\(/u.exec(label);
    return at ? label.slice(at.index) : '';
}
/** Words that a person puts behind a box to say that the answer was no. */
const REFUSED = /\b(?:rejected|refused|denied|declined|revoked|withdrawn|not approved)\b/i;
/** `not yet approved`, `to be cleared`, and an answer that was no. */
const TAKEN_BACK = new RegExp(`${REFUSED.source}|\\b(?:not|to be|until|if|pending|awaiting|when)\\b`, 'i');
/** Whether words behind a box take its tick back. */
function isRefusal(words) {
    return REFUSED.test(words);
}
/** What people and agents put into a box, or in its place, to say yes. */
const TICKS = new Set(['x', 'X', '✓', '✔', '✔️', '✅', '☑', '☑️']);
/** A box that says yes: ticked, and not with a refusal behind it. */
function isTicked({ mark, label }) {
    return TICKS.has(mark.trim()) && !isRefusal(label);
}
/** A label's normal spelling without the marks and signs around its words: `**Spec approval** — Dana`. */
function spelled({ label }) {
    const words = label.replace(/[*`~]/g, '').replace(/^[^\p{L}\d]+/u, '');
    return (0,text_words/* normal */.qb)(words.replace(/^human\s+/i, ''));
}
/** `Convergence escalation (if triggered)`: not every run comes to it. */
function isOptional({ label }) {
    return /\(if /i.test(label);
}
const BEHIND = /\s[—–-]\s/;
/** The label without what stands behind a dash (who and when). */
function checkpoints_nameOf({ label }) {
    return label.split(BEHIND, 1)[0]?.trim() ?? label;
}
/** What stands behind the label's first dash; `''` where it has none. */
function behindName({ label }) {
    const at = BEHIND.exec(label);
    return at ? label.slice(at.index + at[0].length).trim() : '';
}
/** The checkpoints of a stage that the file lists: those that every run passes, else the optional ones. */
function boxesFor(stage, doc) {
    const labels = checkpointsOf(stage);
    const own = boxesOf(doc).filter((box) => labels.some((label) => spelled(box).startsWith(label)));
    const required = own.filter((box) => !isOptional(box));
    return required.length > 0 ? required : own;
}
/** Whether people have cleared the stage; never where the file lists no checkpoint for it. */
function isCleared(stage, doc) {
    const boxes = boxesFor(stage, doc);
    return boxes.length > 0 && boxes.every(isTicked);
}
/** Names of the checkpoints of a stage that every run passes and nobody has ticked. */
function openCheckpoints(stage, doc) {
    return boxesFor(stage, doc)
        .filter((box) => !isOptional(box) && !isTicked(box))
        .map(checkpoints_nameOf);
}
/** What upstream's pipeline calls its checkpoints, by what their labels begin with. */
const CHECKPOINT_NAMES = {
    spec: 'Spec approval',
    reverse_spec: 'Reverse-spec review digest approval',
    system_blueprint: 'System blueprint approval',
    red_team: 'Red-Team clearance',
    architecture: 'Architecture sign-off',
    convergence: 'Convergence escalation',
    security: 'Security sign-off',
};
/** The official name of a checkpoint, by its label's normal spelling; `null` for one of the user's own. */
function checkpointNamed(name) {
    const key = Object.keys(CHECKPOINT_NAMES).find((label) => name.startsWith(label));
    return key === undefined ? null : (CHECKPOINT_NAMES[key] ?? null);
}
/**
 * The official names of what a stage waits for: of its open check boxes, else of the first checkpoint that
 * the pipeline knows for it.
 */
function awaitedAt(stage, doc) {
    const open = boxesFor(stage, doc).filter((box) => !isTicked(box));
    const labels = open.length > 0 ? open.map(spelled) : checkpointsOf(stage).slice(0, 1);
    return [...new Set(labels.flatMap((label) => checkpointNamed(label) ?? []))];
}
function clearedIn(doc) {
    return boxesOf(doc)
        .filter(isTicked)
        .map((box) => ({ label: checkpoints_nameOf(box), line: box.line }));
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/choices/approve.js
// A person's approval: the awaited check box ticked with who and when, and whatever else waits, settled.














/** @throws UserError where nothing waits for approval, or it cannot be told what is approved */
function approve(at, checkpoint) {
    const { doc, state } = at;
    const stage = state.current?.id;
    const { action, reason } = at.recovery.decision;
    if (stage === undefined || action !== 'wait' || reason !== 'awaiting-approval')
        throw unfit(at, `${action} (${reason})`, 'a run that waits for approval', 'Nothing is to be approved.');
    const box = checkpoint === null ? awaited(at, doc, stage) : approve_named(at, doc, checkpoint);
    const approval = { who: whoOf(at), now: at.now };
    const given = box ? ticked(at, doc, box) : doc;
    const left = boxesFor(stage, given).filter((one) => !isTicked(one));
    const { doc: done, before } = left.length > 0 ? { doc: given, before: [] } : approve_settle(given, stage, approval);
    const what = box ? checkpoints_nameOf(box) : `stage ${stage}`;
    const old = [...(box && isRefusal(behindName(box)) ? [behindName(box)] : []), ...before];
    const quoted = old.length === 0 ? '' : ` It said ${old.map((words) => JSON.stringify(words)).join(' and ')}.`;
    const words = `Approved at ${(0,time/* formatTime */.f)(at.now)} by ${approval.who}: ${what}.${quoted}`;
    const told = box && old.length === 0 ? done : noted(done, words, at.now);
    const names = left.map(checkpoints_nameOf).join(', ');
    const stays = left.length > 0 ? [`The run still waits for ${names}, so that its status stays.`] : [];
    return record_editOf(at, touched(told, at.now), `approve ${what}`, stays);
}
/** The one open box of the stage; `null` where the file has none for it. */
function awaited(at, doc, stage) {
    const open = boxesFor(stage, doc).filter((box) => !isTicked(box));
    if (open.length > 1)
        throw unfit(at, `${open.length} open checkpoints of ${stage}`, 'the name of one', `Name one of: ${list(open)}.`);
    return open[0] ?? null;
}
/** The open box that a person means: by its whole name, else by how it begins or what it holds. */
function approve_named(at, doc, checkpoint) {
    const all = boxesOf(doc);
    const name = spelled({ label: checkpoint });
    const by = (fits) => all.filter((box) => fits(spelled({ label: checkpoints_nameOf(box) })));
    const found = [
        by((label) => label === name),
        by((label) => label.startsWith(name)),
        by((label) => label.includes(name)),
    ].find((boxes) => boxes.length > 0 && name !== '');
    const open = all.filter((box) => !isTicked(box));
    const [one, second] = found ?? [];
    const asked = `the checkpoint ${JSON.stringify(checkpoint)}`;
    const todo = open.length === 0 ? 'The file has no open checkpoint.' : `Name one of: ${list(open)}.`;
    if (!one)
        throw unfit(at, `no check box for ${asked}`, 'a name of the file’s own', todo);
    if (second)
        throw unfit(at, `${found?.length} check boxes for ${asked}`, 'the name of one', todo);
    if (isTicked(one))
        throw unfit(at, `${asked} ticked already`, 'an open one', todo);
    return one;
}
function list(boxes) {
    return boxes.map((box) => JSON.stringify(checkpoints_nameOf(box))).join(', ');
}
/** Ticked, with who and when behind a dash, as upstream and its users write it. */
function ticked(at, doc, box) {
    const given = boxesOf(doc).filter(isTicked);
    const like = given.map(behindName).find((behind) => /\d{4}/.test(behind)) ?? '';
    const old = behindName(box);
    const kept = old === '' || isRefusal(old) || (0,text_words/* isPlaceholder */.wK)(old) ? [] : [old];
    const label = [checkpoints_nameOf(box), ...kept, `${formatTimeLike(at.now, like)} by ${whoOf(at)}`].join(' — ');
    const mark = given.some((one) => one.mark === 'X') && !given.some((one) => one.mark === 'x') ? 'X' : 'x';
    if (!isTicked({ ...box, mark, label }))
        throw unticked(at, `${JSON.stringify(box.label)}, which says no`);
    if (!MARKS.includes(box.mark) || box.mark.length !== 1)
        throw unticked(at, `${JSON.stringify(box.mark)} in the check box on line ${box.line}`);
    return setBox(doc, box.line, { mark, label });
}
function unticked(at, found) {
    return unfit(at, found, 'a check box that can say yes', 'Correct its line by hand.');
}
/** The document as it is once a stage is approved. */
function approve_settle(doc, stage, approval) {
    const steps = [approve_status, stagePlace, ledgerRow, job];
    return steps.reduce((now, step) => step(now, stage, approval), { doc, before: [] });
}
/** `value` in a place; what stood behind the word there is kept for the Notes. */
function put({ doc, before }, place, value) {
    if (value === place.value)
        return { doc, before };
    const prose = behindWord(place.value).trim() !== '';
    return { doc: setPlace(doc, place, value), before: prose ? [...before, place.value] : before };
}
/** WAITING_FOR_HUMAN → IN_PROGRESS, spelled as the file spells its status. */
function approve_status(settled) {
    const place = valueFor(settled.doc, 'status');
    if (!place)
        return settled;
    const waits = STATUSES.means(place.value) === 'waiting';
    if (!waits && !saysAwaited(place.value))
        return settled;
    return put(settled, place, waits ? (0,text_words/* wordLike */.ST)('IN_PROGRESS', place.value) : (0,text_words/* wordOf */.aG)(place.value));
}
/** `architect (awaiting approval)` → `architect`; a `stage` row has no check box, and says who and when. */
function stagePlace(settled, _, { who, now }) {
    const { doc } = settled;
    const key = valueFor(doc, 'current_stage');
    const place = key ?? (ledgerRows(doc).length > 0 ? null : valueFor(doc, 'stage'));
    if (!place || !saysAwaited(place.value))
        return settled;
    const word = (0,text_words/* wordOf */.aG)(place.value);
    const time = formatTimeLike(now, valueFor(doc, 'last_updated_at', 'started_at')?.value ?? '');
    return put(settled, place, key ? word : `${word} — APPROVED (${time} by ${who})`);
}
/** The first row that is not finished: PROPOSED, DRAFTED and a person's own row → APPROVED. */
function ledgerRow(settled, _, { who, now }) {
    const { doc } = settled;
    if (valueFor(doc, 'current_stage'))
        return settled;
    const rows = ledgerRows(doc);
    const row = rows.find((one, at) => !isSettledRow(one, rows.slice(at + 1)));
    if (!row)
        return settled;
    const table = tableAt(doc, 'stage ledger', row.line);
    if (!table)
        return dispatched(settled, row);
    const person = checkpointRow(row.name) !== undefined;
    if (!person && !saysAwaited(row.status) && !saysAwaited(row.notes))
        return settled;
    const approved = person || isMade(row.status);
    const open = saysAwaited(row.status) ? (0,text_words/* wordOf */.aG)(row.status) : row.status;
    const kept = approved ? (0,text_words/* wordLike */.ST)('APPROVED', row.status) : open;
    const dates = rows.flatMap(({ date }) => (date === '' ? [] : [date]));
    const date = formatTimeLike(now, row.date || (dates.at(-1) ?? ''));
    const waits = saysAwaited(row.notes);
    const notes = row.notes === '' || waits ? `approved by ${who}` : `${row.notes}; approved by ${who}`;
    const cells = { status: kept, date: approved ? date : row.date, notes };
    const lost = [
        ...(kept !== row.status && behindWord(row.status).trim() !== '' ? [row.status] : []),
        ...(waits ? [row.notes] : []),
    ];
    return { doc: setCells(doc, table, row.line, cells), before: [...settled.before, ...lost] };
}
/** A dispatch has one word and no cells: who approved, and when, stands in the Notes. */
function dispatched(settled, { name, status: word, line }) {
    const place = dispatchPlaces(settled.doc).find((one) => one.line === line);
    const approved = checkpointRow(name) !== undefined || isMade(word);
    return place && approved ? put(settled, place, (0,text_words/* wordLike */.ST)('APPROVED', word)) : settled;
}
/** What a job becomes once a person has answered (upstream's job lifecycle). */
const JOBS = new Map([
    ['waiting_for_human', 'RUNNING'],
    ['escalated', 'RETRYING'],
]);
function job(settled, stage) {
    const { doc } = settled;
    const of = detailOf(doc, 'stage');
    const place = detailOf(doc, 'job_status');
    const next = JOBS.get(statusWord(place?.value ?? ''));
    const own = of === null || namedStage((0,text_words/* wordOf */.aG)(of.value))?.id === stage;
    return place && next !== undefined && own ? put(settled, place, (0,text_words/* wordLike */.ST)(next, place.value)) : settled;
}

;// CONCATENATED MODULE: ./lib/formkit/state.js



/**
 * A state of which only the place is known, with what was found beside it. Its folder counts as its own; a
 * format whose folder is shared gives `folders`. `unknown` is the status until something else is said.
 */
function workflowState(site, found = {}) {
    return {
        format: site.format,
        feature: site.feature,
        title: null,
        path: site.path,
        folders: [(0,markdown_paths/* folderOf */.yS)(site.path) || site.path],
        status: 'unknown',
        statusText: null,
        ended: null,
        endedWhy: null,
        words: [],
        timestamps: [],
        steps: [],
        current: null,
        spec: null,
        questions: [],
        cleared: [],
        contradictions: [],
        notes: [],
        fileNotes: [],
        ...found,
    };
}
/** A step at rest: begun, not done, waiting for nobody, simply run again. What differs is said beside it. */
function currentStep(id, found = {}) {
    return {
        id,
        item: null,
        iteration: null,
        of: null,
        line: null,
        begun: true,
        finished: false,
        failed: false,
        waits: null,
        answersReady: false,
        output: 'none',
        manner: 'restart',
        silence: 'rerun',
        unclear: false,
        next: null,
        how: '',
        nextHow: null,
        ...found,
    };
}
/** A step without a time or a file, with what was found beside it. */
function state_stepAt(id, finished, found = {}) {
    return { id, finished, finishedAt: null, artifacts: [], line: null, ...found };
}
/** A file that a step owes: its path is known to be safe, and its absence breaks a rule. */
function owedFile(path, found = {}) {
    return {
        written: path,
        path,
        unsafe: null,
        conditional: false,
        mustBeComplete: false,
        line: null,
        ...found,
    };
}
/** A time of the file as a list; empty where the field says that there is none. */
function timestampOf(field, found, line, activity) {
    return (0,text_words/* isNothing */.qv)(found) ? [] : [{ field, found, line, activity, ...(0,time/* parseTime */.p)(found) }];
}
/** Two places of a state that cannot both be right; `evidence` may name them for programs. */
function contradiction(message, line, evidence = {}) {
    return { message, line, evidence };
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/steps.js
// The stages as steps in pipeline order: those that the file lists, the current one, what lies before it,
// and the next one where later ones are listed.








/** What Completed Stages and the Stage Ledger list. A row that is no stage belongs to the one before it. */
function finishedIn({ completed, ledger }) {
    const finished = [];
    for (const { means, at, artifact, artifacts, line } of completed) {
        const stage = means ?? finished.at(-1)?.stage ?? STAGES[0];
        const required = means ? artifacts : artifacts.map((one) => ({ ...one, conditional: true }));
        if (stage)
            finished.push({ stage, at: at || null, line, artifacts: required, made: !isPassedOver(artifact) });
    }
    const entered = ledger.flatMap(({ means, finished: over, date, line, status }) => means && over ? [{ stage: means, at: date || null, line, artifacts: [], made: !isSkipped(status) }] : []);
    return [...finished, ...entered];
}
function stepsOf(ground, current, next) {
    const finished = finishedIn(ground);
    const upTo = current ? stages_rankOf(current.id) : -1;
    const lastListed = Math.max(...finished.map((row) => stages_rankOf(row.stage.id)));
    return STAGES.flatMap((stage, rank) => {
        const rows = finished.filter((row) => row.stage === stage);
        const isCurrent = stage === current;
        const isTurn = isCurrent || (stage === next && rank < lastListed);
        if (rows.length === 0 && !isTurn && !(stage.always && rank < upTo))
            return [];
        const artifacts = [
            ...rows.flatMap((row) => row.artifacts),
            ...owed(stage, rows, ground),
            ...(stage.id === 'spec' ? unsafeEntrypoint(ground) : []),
        ];
        const own = ownOutput(stage, isCurrent, ground);
        const all = own === null ? artifacts : withOwn(artifacts, own, isCurrent);
        return state_stepAt(stage.id, rows.length > 0, {
            finishedAt: rows.at(-1)?.at ?? null,
            artifacts: told(all, stage, ground, upTo),
            line: rows[0]?.line ?? null,
        });
    });
}
/** Of an ADR that is a link constitution-checked speaks, from the architect on; nobody else says it again. */
function told(artifacts, stage, ground, upTo) {
    const adr = stage.id === 'architect' && upTo >= stages_rankOf(stage.id) ? outputPath(stage, ground) : null;
    if (adr === null || ground.snapshot.entry(adr)?.mode !== '120000')
        return artifacts;
    return artifacts.filter(({ path }) => path !== adr);
}
/**
 * What a finished stage owes though its rows name no file (`N/A`, or a ledger, which names none): its own
 * output. A placeholder or prose stands for something elsewhere, and other providers than speckit keep tasks
 * in their own places. Of an ADR that is not there constitution-checked speaks.
 */
function owed(stage, rows, ground) {
    const provider = (0,text_words/* normal */.qb)(valueFor(ground.doc, 'spec_provider')?.value ?? 'speckit');
    if (stage.proof !== 'file' || stage.id === 'architect' || provider !== 'speckit')
        return [];
    const named = rows.some(({ artifacts }) => artifacts.some(({ written }) => !(0,text_words/* isNothing */.qv)(written)));
    const [row] = named || !rows.some(({ made }) => made) ? [] : rows;
    const path = row ? outputPath(stage, ground) : null;
    return row && path !== null ? [owedFile(path, { mustBeComplete: true, line: row.line })] : [];
}
/** The own output that must be whole for the stage to count as done; `null` where other rules speak of it. */
function ownOutput(stage, isCurrent, ground) {
    // What a finished spec leaves open is for clarify to settle.
    if (stage.id === 'spec' && !isCurrent)
        return null;
    const path = outputPath(stage, ground);
    const reading = path === null ? null : ground.snapshot.text(path);
    if (!reading?.ok)
        return null;
    const checked = stage.id !== 'architect' || isCompleted(constitutionOf(reading.text));
    return checked ? path : null; // constitution-checked speaks of an ADR without its table
}
function withOwn(artifacts, path, isCurrent) {
    const marked = artifacts.map((one) => (one.path === path ? { ...one, mustBeComplete: true } : one));
    if (!isCurrent || marked.some((one) => one.path === path))
        return marked;
    return [...marked, owedFile(path, { conditional: true, mustBeComplete: true })];
}
/** An entry point that must not be looked at is told like any other path (`artifact-path-safe`). */
function unsafeEntrypoint(ground) {
    const place = valueFor(ground.doc, 'spec_entrypoint_path');
    const artifacts = place ? artifactsIn(place.value, place.line, ground) : [];
    return artifacts.filter(({ unsafe }) => unsafe !== null);
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/current.js
// The stage that the run goes on with, and what it has to show for itself.








/** Only where the file lists finished stages at all, and only stages whose output proves something. */
function unlisted(stage, ground) {
    const before = stage ? STAGES.slice(0, stages_rankOf(stage.id)) : [];
    const known = new Set(finishedIn(ground).map((one) => one.stage));
    if (ground.completed.length === 0)
        return { done: [], lowest: null };
    const provable = before.filter((one) => isOwed(one) && !known.has(one));
    const unmade = provable.filter((one) => ['none', 'partial'].includes(shownBy(one, ground)));
    const lowest = unmade[0] ?? null;
    return { done: provable.filter((one) => !unmade.includes(one)), lowest };
}
/** Clarify makes no file of its own, so that a list without it lacks nothing. */
function isOwed({ file, id }) {
    return file !== null && id !== 'clarify';
}
/** `null` where the file names no stage that we know. */
function currentOf(standing, lowest, ground) {
    const held = isHeld(standing, ground);
    const stage = held ? standing.stage : (lowest ?? standing.stage);
    if (!stage)
        return null;
    return currentStep(stage.id, {
        ...iterationOf(stage, ground),
        line: standing.line,
        finished: standing.finished && (held || lowest === null),
        waits: held ? 'awaiting-approval' : null,
        waitsFor: held ? awaitedAt(stage.id, ground.doc) : [],
        output: outputOf(shownBy(stage, ground)),
        manner: stage.id === 'programmer' ? 'continue' : 'restart',
        next: nextOf(stage, ground).next,
        how: stage.how,
    });
}
/** A person's approval of the run's own stage is awaited; it stays so when an earlier stage is unfinished. */
function isHeld(standing, ground) {
    const { stage, awaited } = standing;
    return stage !== null && (awaited || jobAwaits(stage, ground)) && !isCleared(stage.id, ground.doc);
}
/** Job states in which a person has to act (upstream's job_status); they count for their stage alone. */
const AWAITING_JOBS = new Set(['waiting_for_human', 'escalated']);
function jobAwaits(stage, { doc }) {
    const of = detailOf(doc, 'stage');
    const job = statusWord(detailOf(doc, 'job_status')?.value ?? '');
    return AWAITING_JOBS.has(job) && (of === null || namedStage((0,text_words/* wordOf */.aG)(of.value)) === stage);
}
/** A file whose text is not to be had never counts as whole. */
function outputOf(shown) {
    return shown === 'unknown' ? 'partial' : shown;
}
/** The first stage after this one whose own output is not there: what is there is not written over. */
function nextOf(stage, ground) {
    if (stage.id === 'programmer')
        return { next: afterProgrammer(stage, ground), passed: [] };
    const passed = [];
    let next = followerOf(stage);
    while (next && current_isMade(next, ground)) {
        if (next.proof === 'file')
            passed.push(next);
        next = followerOf(next);
    }
    return { next: next?.id ?? null, passed };
}
const followerOf = ({ next }) => next === null ? null : stageById(next);
/** Clarify makes no file of its own: a whole spec under what the architect made shows that it was done. */
function current_isMade(stage, ground) {
    if (stage.proof !== 'file' && stage.id !== 'clarify')
        return false;
    if (shownBy(stage, ground) !== 'complete')
        return false;
    const after = followerOf(stage);
    return stage.id !== 'clarify' || (after !== null && current_isMade(after, ground));
}
/** After the programmer the end-to-end stage, if the file knows of one. */
function afterProgrammer(stage, { doc, completed, ledger }) {
    const counted = rowsIn(doc, 'iteration counts');
    const stages = [
        ...[...completed, ...ledger].map(({ means }) => means),
        ...counted.map((row) => namedStage(row.cell('stage'))),
    ];
    return stages.some((one) => one?.id === 'qa-e2e') ? 'qa-e2e' : stage.next;
}
/** `| PipelineStage | Cycle Count | Budget | Status |` */
function iterationOf(stage, { doc }) {
    const rows = rowsIn(doc, 'iteration counts');
    const row = rows.find((one) => (0,text_words/* normal */.qb)(one.cell('stage')) === (0,text_words/* normal */.qb)(stage.id));
    return { iteration: countOf(row?.cell('cycle_count', 'cycles')), of: countOf(row?.cell('budget')) };
}
function countOf(cell) {
    const digits = /^\d{1,6}(?=$|\s)/.exec(cell ?? '')?.[0];
    return digits === undefined ? null : Number(digits);
}

// EXTERNAL MODULE: ./lib/text/counted.js
var counted = __webpack_require__(3497);
;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/notes.js













function notesOf(ground, read) {
    const { spec } = ground;
    return [
        ...(read.current ? notesOfCurrent(ground, read, read.current) : []),
        ...(spec?.matched && isCosmetic(spec.matched)
            ? [`The spec matches its recorded hash by the rule "${spec.matched}": only its line ends changed.`]
            : []),
        ...(read.standing.status === 'completed' ? [] : copied(ground)),
        ...((0,markdown_paths/* baseOf */.bx)(ground.site.path).startsWith('.')
            ? [
                'The pipeline now writes pipeline-state.md and renames the dotted name; ' +
                    'Rekindle reads both and renames none.',
            ]
            : []),
    ];
}
/** Of a run that goes on. */
function notesOfCurrent(ground, { gaps, standing }, current) {
    return [
        ...lists(ground),
        ...past(gaps, standing.stage, current),
        ...detail(ground, standing),
        ...unapproved(ground, current),
        ...marks(ground),
        ...reworked(ground),
        ...seenBefore(ground),
        ...ahead(ground, current),
        ...unchecked(ground, current),
        ...unvouched(ground),
    ];
}
/** `003-invoice-export`, `FEAT-004-seat-map`: a name as the pipeline gives its folders. */
const notes_NUMBERED = /^(?:[A-Za-z]{1,12}-)?(\d{1,6})(?:-([\w.-]+))?$/;
/**
 * A feature of another number or name than the folder's, as a copied state has. Prose, and a name that is a
 * part of the other, tell nothing.
 */
function copied({ doc, site }) {
    const place = valueFor(doc, 'feature');
    const other = notes_NUMBERED.exec(place?.value.replace(/[`*]/g, '').trim() ?? '');
    const folder = notes_NUMBERED.exec((0,markdown_paths/* baseOf */.bx)((0,markdown_paths/* folderOf */.yS)(site.path)));
    if (!place || !other || !folder || isSame(other, folder))
        return [];
    return [
        `${place.key} (line ${place.line}) names another feature than the folder: the state may be a copy. ` +
            'The folder counts; correct the field, or remove the copy.',
    ];
}
function isSame([, a = '', one = ''], [, b = '', other = '']) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return Number(a) === Number(b) && (0,text_words/* normal */.qb)(long).includes((0,text_words/* normal */.qb)(short));
}
/** No `spec_hash`, or `N/A` in it, is no fault, and no proof. */
function unvouched({ doc, spec }) {
    if (!spec?.present || spec.recorded !== null)
        return [];
    const [place] = sections_placesOf(doc, 'spec_hash');
    if (!place)
        return ['The state has no spec_hash, so that no one can tell whether the spec changed since.'];
    return [
        `spec_hash on line ${place.line} records nothing, so that nothing vouches for the spec: ` +
            'it may have changed since. Read it before going on.',
    ];
}
/** Completed Stages is read as a set (faults S16). */
function lists({ completed }) {
    const stages = completed.flatMap(({ means }) => means ?? []);
    const twice = [...new Set(stages.filter((one, at) => stages.indexOf(one) !== at))];
    const ranks = stages.map(({ id }) => stages_rankOf(id));
    const unordered = ranks.some((rank, at) => at > 0 && rank < (ranks[at - 1] ?? 0));
    const foreign = completed.filter(({ means }) => means === null);
    return [
        ...(twice.length > 0 ? [`Completed Stages lists ${notes_named(twice)} more than once; each counts once.`] : []),
        ...(unordered ? ['Completed Stages is out of order; the order of the pipeline counts.'] : []),
        ...(foreign.length > 0
            ? [
                `Completed Stages has ${(0,counted/* counted */.hS)(foreign.length, 'row')} without a stage; ` +
                    'what is listed there is not required.',
            ]
            : []),
    ];
}
/** Stages that the run is past and the list leaves out (faults H08, S15). */
function past({ done, lowest }, stage, current) {
    const held = lowest !== null && current.waits !== null;
    return [
        ...(done.length > 0
            ? [
                `Completed Stages does not list ${notes_named(done)}; what they make is there, so they count as done. ` +
                    'The file is left as it is.',
            ]
            : []),
        ...(lowest
            ? [
                `Completed Stages does not list ${lowest.id}, and what it makes is missing or unfinished: ` +
                    (held
                        ? `${stage?.id} waits for a person all the same. Look at ${lowest.id} before you approve.`
                        : `the run goes on there, not at ${stage?.id}.`),
            ]
            : []),
    ];
}
function detail({ doc }, { stage }) {
    const place = detailOf(doc, 'stage');
    const other = place ? legalStage(place.value) : null;
    const job = (0,text_words/* normal */.qb)(detailOf(doc, 'job_status')?.value ?? '');
    return [
        ...(stage && other && other !== stage
            ? [`Current Stage Detail still speaks of ${other.id}; the run's key says ${stage.id}, which counts.`]
            : []),
        ...(['failed', 'escalated'].includes(job)
            ? [`The last job of the current stage ended as ${job.toUpperCase()}.`]
            : []),
    ];
}
/** A stage that will be taken as done although nobody ticked its checkpoint. */
function unapproved({ doc }, { id, waits, output }) {
    if (waits !== null || output !== 'complete' || openCheckpoints(id, doc).length === 0)
        return [];
    return [`No check box says that a person approved ${id}. Present it before the next stage begins.`];
}
/** Boxes whose mark says neither yes nor nothing. */
function marks({ doc }) {
    const unboxed = unboxedApprovals(doc).map((line) => `Line ${line} speaks of an approval, found no ticked box there, expected "- [x]": ` +
        'it counts as not ticked. Tick it if a person has approved.');
    const unclear = unclearBoxes(doc).map(({ mark, line }) => `The check box on line ${line} holds ${JSON.stringify(mark)}, expected x or a blank: ` +
        'it counts as not ticked. ' +
        'Write x if a person has approved.');
    return [...unclear, ...unboxed];
}
/** Stages after this one whose own file is there: why the run does not go through them again. */
function ahead(ground, { id, output, finished }) {
    const stage = stageById(id);
    if (!stage || (output !== 'complete' && !finished))
        return [];
    const listed = new Set(finishedIn(ground).map((one) => one.stage));
    return nextOf(stage, ground).passed.map((one) => {
        const path = outputPath(one, ground);
        const said = listed.has(one) ? `and ${one.id} is listed as done` : `though nothing lists ${one.id}`;
        return `${path} is there and complete, ${said}: it is not made again.`;
    });
}
/** Before the architect has finished, a Constitution Check that is not complete is work still to be done. */
function unchecked(ground, { id }) {
    const stage = stageById(id);
    const path = stage?.id === 'architect' ? outputPath(stage, ground) : null;
    const reading = path === null ? null : ground.snapshot.text(path);
    if (!reading?.ok || isCompleted(constitutionOf(reading.text)))
        return [];
    return [`The Constitution Check of ${path} is not completed yet: the architect is not done.`];
}
/** Files that are no longer those that were recorded (faults H15); the spec has a rule of its own. */
function reworked({ completed, snapshot }) {
    return completed.flatMap(({ means, hash, artifacts: [only, ...more] }) => {
        const { digest } = (0,text_hash/* readHash */.Pp)(hash);
        if (!means || means.proof === 'spec' || digest === null || !only?.path || more.length > 0)
            return [];
        const reading = snapshot.text(only.path);
        if (!reading.ok || matchOf(reading.text, digest) !== null)
            return [];
        return [
            `What ${means.id} wrote has changed since its hash was recorded. Verify it before relying on it.`,
        ];
    });
}
/** Steps that looked at another spec than the one that is there now: what they verified was not this one. */
function seenBefore({ doc, spec }) {
    const text = spec?.text ?? null;
    if (text === null)
        return [];
    return SEEN.flatMap((key) => sections_placesOf(doc, key).flatMap(({ value, line }) => {
        const { digest } = (0,text_hash/* readHash */.Pp)(value);
        if (digest === null || digest === spec?.recorded?.digest || matchOf(text, digest) !== null)
            return [];
        return [
            `${key} (line ${line}) is not the hash of the spec as it is: that step verified another version. ` +
                'Take it again; that it was done once does not count for this one.',
        ];
    }));
}
function notes_named(stages) {
    return stages.map(({ id }) => id).join(', ');
}
function unsettledIn(ground) {
    return [...notes_unticked(ground), ...unlistedIn(ground)];
}
function notes_unticked({ doc }) {
    const open = boxesOf(doc).filter((box) => !isOptional(box) && !isTicked(box));
    const [first] = open;
    if (!first)
        return [];
    const names = open.map((box) => JSON.stringify(checkpoints_nameOf(box))).join(', ');
    const message = `found ${(0,counted/* counted */.hS)(open.length, 'sign-off')} not ticked (${names}) in a run that is COMPLETE, ` +
        'expected each to be ticked. It stays complete; tick what a person has approved, or correct the status.';
    return [{ message, line: first.line }];
}
/**
 * What a run may lack without a word: clarify makes no file of its own, there is nothing to refactor where
 * the reviews found nothing, and `done` is no work.
 */
const OPTIONAL = new Set(['clarify', 'refactor', 'done']);
/** Only where the file keeps a list. */
function unlistedIn(ground) {
    const [list] = sectionsNamed(ground.doc, 'completed stages');
    if (!list)
        return [];
    const known = new Set(finishedIn(ground).map(({ stage }) => stage));
    const owed = STAGES.filter(({ id, always }) => always && !OPTIONAL.has(id));
    const missing = owed.filter((stage) => !known.has(stage)).map(({ id }) => id);
    if (missing.length === 0)
        return [];
    const message = `Completed Stages does not list ${missing.join(', ')} in a run that is COMPLETE, expected every stage. ` +
        'It stays complete; list what was done or skipped, or correct the status.';
    return [{ message, line: list.line }];
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/read.js
// A pipeline state in the hub's words.
















function stateOf(doc, site, snapshot) {
    const run = runOf(doc, site, snapshot);
    const { spec } = run;
    const standing = standingOf(doc);
    const gaps = unlisted(standing.stage, run);
    const unfinished = unfinishedJob(standing, doc);
    const ended = unfinished ? null : endedBy(standing, doc);
    const current = ended ? null : currentOf(standing, gaps.lowest, run);
    const fileNotes = sectionsNamed(doc, 'notes').flatMap(noteLines);
    return workflowState(site, {
        title: titleOf(doc, spec),
        folders: foldersOf(site, spec),
        status: standing.status,
        statusText: standing.statusText,
        ended,
        words: standing.words,
        timestamps: timestampsOf(run),
        stepRules: RULES,
        steps: stepsOf(run, stageNamed(current?.id), stageNamed(current?.next)),
        current,
        spec,
        questions: current?.id === 'clarify' && spec?.text ? questionsIn(spec.text, (0,markdown_paths/* baseOf */.bx)(spec.path), fileNotes) : [],
        cleared: clearedIn(doc),
        contradictions: [...disagreements(doc), ...(unfinished ? [unfinished] : [])],
        unsettled: ended === 'completed' ? unsettledIn(run) : [],
        notes: notesOf(run, { standing, gaps, current }),
        fileNotes,
        context: ended === null ? contextOf(doc) : [],
    });
}
const stageNamed = (id) => (id ? stageById(id) : null);
/** The lines of a section of Notes, and the rows of its tables. */
function noteLines({ prose, tables }) {
    return [...prose.map(({ text }) => text), ...tables.flatMap(({ rows }) => rows.map(said))];
}
/** The feature's folder, and the spec where it lies elsewhere. */
function foldersOf(site, spec) {
    const folder = (0,markdown_paths/* folderOf */.yS)(site.path);
    const path = spec ? readFrom(spec) : null;
    return path === null || path.startsWith(`${folder}/`) ? [folder] : [folder, path];
}
/** A run that is complete has no job that still runs (faults S14). */
function unfinishedJob(standing, doc) {
    const job = detailOf(doc, 'job_status');
    const running = job !== null && UNFINISHED_JOBS.has(statusWord(job.value));
    if (standing.status !== 'completed' || !job || !running)
        return null;
    const message = `found job_status ${JSON.stringify(job.value)} with status ${JSON.stringify(standing.statusText)}, ` +
        'expected a job that is done. Correct the one that is wrong.';
    return { message, line: job.line, evidence: { status: standing.statusText, job_status: job.value } };
}
/** What the spec calls the feature, else the state's own title or `feature`. */
function titleOf(doc, spec) {
    const heading = read_headingOf(spec?.text ?? '')?.replace(/^(?:(?:feature )?spec(?:ification)?(?: package)?|proposal|prd):\s*/i, '');
    const own = doc.sections.find(({ level }) => level === 1)?.heading;
    const named = own?.includes(':') ? own.slice(own.indexOf(':') + 1).trim() : null;
    return heading || named || (valueFor(doc, 'feature')?.value ?? null);
}
function read_headingOf(spec) {
    return scanMarkdown((0,text_lines/* linesOf */.Dx)(spec)).find(({ level }) => level === 1)?.heading ?? null;
}
function timestampsOf({ doc, completed, ledger }) {
    const key = (name, activity) => stampOf(valueFor(doc, name), activity);
    const rows = completed.map(({ at, line }) => ({ key: 'Completed At', value: at, line }));
    const dates = ledger.map(({ date, line }) => ({ key: 'Date', value: date, line }));
    return [
        key('started_at', false),
        key('last_updated_at', true),
        stampOf(detailOf(doc, 'dispatched_at'), true),
        ...[...rows, ...dates].map((place) => stampOf(place, true)),
    ].flat();
}
function stampOf(place, activity) {
    if (!place || !saysSomething(place.value))
        return [];
    return timestampOf(place.key, place.value, place.line, activity);
}
/** Lines of a section that a brief repeats. */
const read_MOST = 40;
function contextOf(doc) {
    return [
        ...linesIn(sectionsNamed(doc, 'current stage detail')).map((line) => `current stage: ${line}`),
        ...cyclesIn(doc),
        ...linesIn(sectionsNamed(doc, 'failure clusters')).map((line) => `failure cluster: ${line}`),
    ];
}
/** All that sections say: fields, rows of tables and sentences, in the order of the file. */
function linesIn(sections) {
    const lines = sections.flatMap((section) => {
        const pairs = keysOf(section);
        const known = new Set(pairs.map(({ line }) => line));
        const fields = pairs.filter(({ value }) => saysSomething(value));
        const tables = section.tables.flatMap((table) => table.rows.filter(({ line }) => !known.has(line)).map((row) => ({ line: row.line, text: said(row) })));
        return [
            ...fields.map(({ key, value, line }) => ({ line, text: `${key}: ${value}` })),
            ...tables,
            ...section.prose.filter(({ line }) => !known.has(line)).map(unmarked),
        ];
    });
    const told = lines.filter(({ text }) => saysSomething(text)).sort((a, b) => a.line - b.line);
    const more = told.length > read_MOST ? [`${told.length - read_MOST} more lines in the state file`] : [];
    return [...told.slice(0, read_MOST).map(({ text }) => text), ...more];
}
/** A line without the mark of a list. */
function unmarked({ text, line }) {
    return { line, text: text.replace(/^[-*+]\s+/, '') };
}
/** `| programmer | 3 | 5 | RETRYING |` → `programmer: cycle 3, budget 5, RETRYING`. */
function cyclesIn(doc) {
    return rowsIn(doc, 'iteration counts').flatMap((row) => {
        const stage = row.cell('stage');
        const [cycle, budget] = [row.cell('cycle_count', 'cycles'), row.cell('budget')];
        const parts = [
            saysSomething(cycle) && `cycle ${cycle}`,
            saysSomething(budget) && `budget ${budget}`,
            saysSomething(row.cell('status')) && row.cell('status'),
        ].filter((part) => part !== false);
        return saysSomething(stage) && parts.length > 0 ? [`${stage}: ${parts.join(', ')}`] : [];
    });
}
function said({ cells }) {
    return cells.filter(saysSomething).join(' — ');
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/choices/skip.js
// A stage passed over on a person's word: recorded as skipped among the finished ones, and the next begun.










/** Stages that nobody passes over, and why; upstream's pipeline puts all others in brackets as optional. */
const NEEDED = {
    spec: 'everything else is built on it',
    clarify: 'no architect begins while the spec has open markers',
    'planning-preflight': 'it is the gate before the architect',
    architect: 'the Constitution Check of adr.md is never passed by',
    tasks: 'the tests are written from it',
    tdd: 'the programmer works against its tests',
    programmer: 'it makes what all later stages judge',
    testrunner: 'nothing else shows that the code passes',
    'code-review': 'the later stages take its findings',
    security: 'its sign-off is a person’s checkpoint',
    done: 'it is the end of the pipeline',
};
/** @throws UserError where the stage is needed, done, waited for, or not the one that comes next */
function skip(at) {
    const { doc } = at;
    const { current } = at.state;
    const { action, step, reason } = at.recovery.decision;
    if (!current || step !== current.id || (action !== 'rerun' && action !== 'resume'))
        throw unfit(at, `${action} (${reason})`, 'an interrupted stage', 'There is nothing to pass over.');
    const why = NEEDED[current.id];
    if (why !== undefined || current.next === null)
        throw unfit(at, `the stage ${current.id}`, 'one that may be skipped', `It may not: ${why ?? 'it is the last'}.`);
    const words = `Stage ${current.id} skipped at ${(0,time/* formatTime */.f)(at.now)} by ${whoOf(at)}.`;
    const moved = onward(recorded(doc, current.id, at), current.next);
    const written = noted(touched(moved, at.now), words, at.now);
    const { current: now, ended } = stateOf(written, at.site, at.snapshot);
    const over = ended === 'completed' && current.next === 'done'; // a `stage` row that says `done` ends a run
    const behind = now && (now.id !== current.id || now.finished) && stages_rankOf(now.id) >= stages_rankOf(current.id);
    if (!over && !behind)
        throw unfit(at, `a file that would then stand at ${now?.id ?? 'no stage'}`, `one that goes on after ${current.id}`, 'Record it by hand.');
    return record_editOf(at, written, `skip ${current.id}`);
}
/** In the ledger the stage's open rows, else a row of Completed Stages where the file keeps that list. */
function recorded(doc, stage, at) {
    const rows = ledgerRows(doc).filter(({ name }) => namedStage(name)?.id === stage);
    const open = rows.filter(({ status }) => ledgerStatus(status) !== 'finished');
    if (open.length > 0)
        return open.reduce((one, row) => skippedRow(one, row, at), doc);
    const [list] = tablesIn(doc, 'completed stages');
    if (!list || list.rows.length === 0)
        return doc;
    const cells = list.columns.map((_, column) => cellOf(list, column, stage, at));
    return addRow(doc, list.line, cells);
}
function skippedRow(doc, row, at) {
    const table = tableAt(doc, 'stage ledger', row.line);
    const by = `skipped by ${whoOf(at)}`;
    const like = row.date || (ledgerRows(doc).find(({ date }) => date !== '')?.date ?? '');
    if (!table)
        return doc;
    return setCells(doc, table, row.line, {
        status: (0,text_words/* wordLike */.ST)('SKIPPED', row.status),
        date: formatTimeLike(at.now, like),
        notes: row.notes === '' ? by : `${row.notes}; ${by}`,
    });
}
function cellOf(list, column, stage, at) {
    const times = columnAt(list, ...COLUMNS.at);
    if (column === columnAt(list, ...COLUMNS.stage))
        return stage;
    if (column === times)
        return formatTimeLike(at.now, list.rows.at(-1)?.cells[times] ?? '');
    if (column === columnAt(list, ...COLUMNS.artifact))
        return `SKIPPED (by ${whoOf(at)})`;
    return 'N/A';
}
function onward(doc, next) {
    const place = valueFor(doc, 'current_stage') ?? (ledgerRows(doc).length > 0 ? null : valueFor(doc, 'stage'));
    return place ? setPlace(doc, place, next) : doc;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/choices/index.js
// What a person's choices write into a pipeline state (seed 002, step 4, and upstream's write rules).

















const choices = choicesBy(codec, {
    resume,
    answer: (at, question, text) => answer(writable(at), question, text),
    approve: (at, checkpoint) => approve(writable(at), checkpoint),
    retry,
    skip: skip,
    acceptSpec: acceptSpec,
    fresh: choices_fresh,
});
const GOES_ON = new Set(['resume', 'rerun', 'advance']);
/**
 * Exactly what the playbook writes: `last_updated_at` and the line of Notes. Status and check boxes stay as
 * they are; the pipeline sets them with its next update.
 */
function resume(at) {
    const { doc, state } = at;
    const { action, reason, instruction } = at.recovery.decision;
    if (!GOES_ON.has(action))
        throw unfit(at, `${action} (${reason})`, 'an interrupted run that may go on', instruction);
    const stage = standingOf(doc).stage?.id ?? state.current?.id ?? 'unknown';
    const words = `Resumed from checkpoint at ${(0,time/* formatTime */.f)(at.now)}. Prior session ended at stage: ${stage}.`;
    const written = isNoted(doc, words) ? doc : noted(stamped(doc, at.now), words, at.now);
    return record_editOf(at, written, `resume at ${at.recovery.decision.step ?? stage}`);
}
/** The job is queued again (RETRYING, in the words of upstream's job lifecycle), and counted. */
function retry(at) {
    const { doc, state } = at;
    const { action, reason, step, instruction } = at.recovery.decision;
    if (action === 'resume')
        throw unfit(at, `the stage ${step}, which left partial work`, 'one that may start over', 'It is never restarted: resume it, so that it continues from what is there.');
    if (action !== 'rerun' || step === null)
        throw unfit(at, `${action} (${reason})`, 'an interrupted stage', instruction);
    const words = `Retry of stage ${step} asked for at ${(0,time/* formatTime */.f)(at.now)} by ${whoOf(at)}.`;
    if (isNoted(doc, words))
        return record_editOf(at, doc, `retry ${step}`);
    const queued = step === state.current?.id ? requeued(doc, step) : doc;
    return record_editOf(at, noted(touched(queued, at.now), words, at.now), `retry ${step}`);
}
function requeued(doc, stage) {
    const of = detailOf(doc, 'stage');
    if (of !== null && namedStage(of.value)?.id !== stage)
        return doc;
    const job = detailOf(doc, 'job_status');
    const count = detailOf(doc, 'retry_count');
    const queued = job ? setPlace(doc, job, (0,text_words/* wordLike */.ST)('RETRYING', job.value)) : doc;
    const [digits] = /^\d{1,6}(?=$|\s)/.exec(count?.value ?? '') ?? [];
    if (!count || digits === undefined)
        return queued;
    return setPlace(queued, count, String(Number(digits) + 1) + count.value.slice(digits.length));
}
/** Files that the pipeline writes beside its state and that no rule judges (upstream's path convention). */
const BESIDE = [
    'research.md',
    'implementation-outline.md',
    'critical-internal-constraints.md',
    'red-team-findings.md',
    'system-blueprint.md',
    'verification-packet.md',
    'progress-ledger.md',
];
/**
 * The state, adr.md, tasks.md and the certification; with `all` also everything else there that the pipeline
 * writes or the state names. Plain files of the state's folder only.
 */
function choices_fresh(at, all) {
    const { site, state, snapshot } = at;
    const folder = (0,markdown_paths/* folderOf */.yS)(site.path);
    const made = all ? [...ownOutputs(at), ...besides(folder), ...choices_namedBy(state)] : ownOutputs(at);
    const spec = state?.spec ? [state.spec.path, readFrom(state.spec)] : [];
    const isSpec = (path) => spec.includes(path) || /feature\.spec\.md$/i.test(path);
    const own = made.filter((path) => path.startsWith(`${folder}/`) && !isSpec(path));
    const removable = own.filter((path) => isFile(path, snapshot));
    return [...new Set([...site.files.filter((path) => snapshot.entry(path) !== null), ...removable])];
}
/** Where the stages' own files are; by their usual names where the state cannot be read. */
function ownOutputs({ doc, site, state, snapshot }) {
    const stages = STAGES.filter(({ proof }) => proof === 'file');
    if (doc === null)
        return stages.flatMap(({ file }) => file ?? []).map((name) => (0,markdown_paths/* joinPath */.uJ)((0,markdown_paths/* folderOf */.yS)(site.path), name));
    const run = { ...groundOf(doc, site, snapshot), spec: state?.spec ?? null };
    return stages.flatMap((stage) => outputPath(stage, run) ?? []);
}
function besides(folder) {
    return BESIDE.map((name) => (0,markdown_paths/* joinPath */.uJ)(folder, name));
}
function choices_namedBy(state) {
    return (state?.steps ?? []).flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/constitution-checked.js




const constitutionChecked = {
    id: 'constitution-checked',
    summary: 'From the architect stage on, adr.md has a completed Constitution Check',
    severity: 'error',
    consequence: 'rerun',
    reason: 'constitution-check-missing',
    check(subject) {
        const { state, doc } = subject;
        const architect = stageById('architect');
        if (!state?.current || !doc || !architect || !isPast(state))
            return [];
        const path = outputPath(architect, {
            ...groundOf(doc, subject.site, subject.snapshot),
            spec: state.spec,
        });
        return path === null ? [] : breachOf(path, subject);
    },
};
/** Before the architect has finished, the ADR is still being written. */
function isPast({ current, steps }) {
    const rank = current ? stages_rankOf(current.id) : -1;
    const done = steps.some(({ id, finished }) => id === 'architect' && finished);
    return rank > stages_rankOf('architect') || (rank === stages_rankOf('architect') && done);
}
function breachOf(path, { state, snapshot }) {
    const reading = snapshot.text(path);
    if (!reading.ok && reading.why === 'not-fetched')
        return [];
    if (!reading.ok) {
        const what = reading.why === 'link' ? `a link at ${path}, which is never followed` : `no ADR at ${path}`;
        const message = `found ${what}, expected a file with a Constitution Check. Run architect again.`;
        const line = state?.steps.find(({ id, finished }) => id === 'architect' && finished)?.line;
        return [
            {
                message,
                line: line ?? state?.current?.line ?? null,
                step: 'architect',
                evidence: { path, found: reading.why },
            },
        ];
    }
    const check = constitutionOf(reading.text);
    if (isCompleted(check))
        return [];
    const { found, conflicted, empty, unfilled, unjustified, line } = check;
    const faults = [
        ...(conflicted ? ['the conflict markers of a merge beside it'] : []),
        ...(found ? [] : ['no table']),
        ...(found && empty ? ['a table without a row'] : []),
        ...(unfilled.length > 0 ? [`no judgement of ${unfilled.join(', ')}`] : []),
        ...(unjustified.length > 0
            ? [`no Complexity Justification of the exception to ${unjustified.join(', ')}`]
            : []),
    ];
    const message = `the Constitution Check of ${path} has ${faults.join('; ')}, expected COMPLIES, EXCEPTION (justified) ` +
        'or N/A in each of its rows. Run architect again.';
    return [{ message, path, line, step: 'architect', evidence: { path, unfilled, unjustified } }];
}

;// CONCATENATED MODULE: ./lib/formkit/repairs.js

/** Each as a change of the state file; left out where its text would not differ or cannot be written so. */
function repairsBy({ recovery, text }, codec, repaired) {
    if (text === null)
        return [];
    return repaired.flatMap(({ summary, doc, proof }) => {
        const after = inPlace(() => codec.print(text, doc));
        if (after === null || after === text)
            return [];
        return [{ summary, files: [{ kind: 'write', path: recovery.path, before: text, after }], proof }];
    });
}
/** What an edit makes; `null` where it cannot be written in place: that is repaired by hand. */
function inPlace(edit) {
    try {
        return edit();
    }
    catch (error) {
        if (error instanceof errors/* EditError */.F)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/repairs.js
// Ways to mend a pipeline state where its own artifacts prove which side is right; nothing is guessed.


















/** Contradictions first, each by itself; then stages that the list of finished ones leaves out (H08). */
function repairs(at) {
    const { doc, state, text, site, snapshot } = at;
    if (doc === null || state === null || text === null || site.rivals.length > 0)
        return [];
    const it = { doc, state, run: { ...groundOf(doc, site, snapshot), spec: state.spec } };
    const tries = [...disputesIn(doc).map((dispute) => () => agreed(dispute, it)), () => repairs_job(it)];
    const mends = tries.flatMap((attempt) => inPlace(attempt) ?? []);
    const settles = (one) => stateOf(one.doc, site, snapshot).contradictions.length < state.contradictions.length;
    const list = state.contradictions.length === 0 ? listed(it) : null;
    return repairsBy(at, codec, [...mends.filter(settles), ...(list ? [list] : [])]);
}
function agreed({ keys, pair: [one, other], places }, it) {
    const found = repairs_judged(keys[0] ?? '', one, other, it);
    if (!found)
        return null;
    const { right, proof } = found;
    const wrong = places.filter((place) => meaning(place) !== meaning(right));
    const doc = wrong.reduce((now, place) => setPlace(now, place, right.value), it.doc);
    const lines = wrong.map(({ line }) => line).join(', ');
    return { summary: `${right.key} on line ${lines} as line ${right.line} says`, doc, proof };
}
/** COMPLETE beside a job that runs (S14): the job is done if its report is there; else not the run. */
function repairs_job(it) {
    const { doc } = it;
    const place = detailOf(doc, 'job_status');
    const stage = namedStage(detailOf(doc, 'stage')?.value ?? '');
    const status = valueFor(doc, 'status');
    if (!place || !stage || !status || standingOf(doc).status !== 'completed')
        return null;
    const row = it.run.completed.find(({ means }) => means === stage);
    const files = row?.artifacts.flatMap(({ path }) => path ?? []) ?? [];
    if (row && files.length > 0 && ['complete', 'unprovable'].includes(shownBy(stage, it.run))) {
        const there = files.every((path) => it.run.snapshot.text(path).ok);
        const proof = [
            `Completed Stages lists ${stage.id} on line ${row.line}, and ${files.join(', ')} is there.`,
        ];
        const done = (0,text_words/* wordLike */.ST)('DONE', place.value);
        return there ? { summary: `job_status ${done}`, doc: setPlace(doc, place, done), proof } : null;
    }
    const shown = repairs_made(stage, it);
    if (shown.found !== 'none')
        return null;
    const active = (0,text_words/* wordLike */.ST)('IN_PROGRESS', status.value);
    return { summary: `status ${active}`, doc: setPlace(doc, status, active), proof: [shown.words] };
}
/** Rows for stages that the run is past and Completed Stages leaves out although what they make is there. */
function listed({ doc, run, state }) {
    if (state.ended !== null)
        return null;
    const { done, lowest } = unlisted(standingOf(doc).stage, run);
    const [list] = tablesIn(doc, 'completed stages');
    const behind = done.filter(({ id }) => lowest === null || stages_rankOf(id) < stages_rankOf(lowest.id));
    const found = behind.flatMap((stage) => {
        const path = outputPath(stage, run);
        return path === null ? [] : [{ stage, path }];
    });
    if (!list || found.length === 0)
        return null;
    const [stages, artifacts] = [columnAt(list, ...COLUMNS.stage), columnAt(list, ...COLUMNS.artifact)];
    const rows = found.map(({ stage, path }) => list.columns.map((_, at) => at === stages ? stage.id : at === artifacts ? `${path} (recovered)` : 'N/A'));
    return {
        summary: `Completed Stages with ${found.map(({ stage }) => stage.id).join(', ')}, recovered`,
        doc: rows.reduce((now, cells) => addRow(now, list.line, cells), doc),
        proof: found.map(({ stage, path }) => `${path}, which ${stage.id} writes, is there and complete.`),
    };
}
/** By the official key; of the others nothing in the repository tells. */
const JUDGES = {
    current_stage: byOutputs,
    status: byCompletion,
    spec_hash: byHash,
    spec_entrypoint_path: byPresence,
};
/** By a key's official name; `null` where nothing proves either place right. */
function repairs_judged(key, one, other, it) {
    return JUDGES[key]?.(one, other, it) ?? null;
}
/** The later of two stages where all before it is made; the earlier where what it makes is not there. */
function byOutputs(one, other, it) {
    const stages = [one, other].flatMap((place) => {
        const stage = legalStage(place.value);
        return stage ? [{ place, stage }] : [];
    });
    const [low, high] = stages.sort((a, b) => stages_rankOf(a.stage.id) - stages_rankOf(b.stage.id));
    if (!low || !high || low.stage === high.stage)
        return null;
    const between = STAGES.slice(stages_rankOf(low.stage.id), stages_rankOf(high.stage.id)).filter(({ always }) => always);
    const shown = between.map((stage) => repairs_made(stage, it));
    const absent = shown[0]?.found === 'none' ? shown[0] : null;
    if (absent)
        return { right: low.place, proof: [absent.words] };
    if (!shown.every(({ found }) => found === 'complete'))
        return null;
    return { right: high.place, proof: shown.map(({ words }) => words) };
}
/** What a stage has to show, where a file proves it. */
function repairs_made(stage, { run }) {
    const path = stage.proof === 'file' || stage.proof === 'spec' ? outputPath(stage, run) : null;
    const found = path === null ? 'unprovable' : shownBy(stage, run);
    if (found === 'complete')
        return { found, words: `${path}, which ${stage.id} writes, is there and complete.` };
    if (found === 'none')
        return { found, words: `Nothing is at ${path}, which ${stage.id} writes.` };
    return { found: 'unsaid', words: '' };
}
/** COMPLETE is disproved where the current stage is not the last and left nothing; nothing proves it. */
function byCompletion(one, other, it) {
    const ended = [one, other].find(({ value }) => STATUSES.means(value) === 'completed');
    const right = [one, other].find(({ value }) => ['active', 'waiting'].includes(STATUSES.means(value) ?? ''));
    const stage = standingOf(it.doc).stage;
    const shown = ended && right && stage ? repairs_made(stage, it) : null;
    return right && shown?.found === 'none' ? { right, proof: [shown.words] } : null;
}
/** The hash that the spec has. */
function byHash(one, other, { run: { spec } }) {
    const ruled = [one, other].map((place) => {
        const { digest } = (0,text_hash/* readHash */.Pp)(place.value);
        return { place, rule: digest === null || !spec?.text ? null : matchOf(spec.text, digest) };
    });
    const [right, second] = ruled.filter(({ rule }) => rule !== null);
    if (!right || second || !spec)
        return null;
    return {
        right: right.place,
        proof: [
            `${spec.path} has the hash of line ${right.place.line} by the rule "${right.rule}", not the other.`,
        ],
    };
}
/** The path that leads to a file. */
function byPresence(one, other, { run }) {
    const found = [one, other].flatMap((place) => {
        const written = (0,markdown_paths/* artifactsOf */.Ns)(place.value)[0]?.path ?? null;
        return written === null ? [] : [{ place, path: resolve(written, run) }];
    });
    const [right, second] = found.filter(({ path }) => isFile(path, run.snapshot));
    const absent = found.find(({ path }) => run.snapshot.entry(path) === null);
    if (!right || second || !absent)
        return null;
    return { right: right.place, proof: [`${right.path} is there; nothing is at ${absent.path}.`] };
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/index.js
// AI Dev Shop's pipeline state (seed 002): Markdown without a version, three dialects, three hash rules.













const ID = 'ai-dev-shop';
/** The name that upstream writes since 2026-03, then the one before. */
const ai_dev_shop_NAMES = ['pipeline-state.md', '.pipeline-state.md'];
const PLACE = /^(?:.*\/)?(?:reports\/pipeline|specs)\/[^/]+\/\.?pipeline-state\.md$/;
function matches(path) {
    return PLACE.test(path);
}
/** The toolkit's own folders; `specs/` is shared with others, and `reports/` with everybody. */
const GROUNDS = [
    [/(?:^|\/)ADS-(?:memory|project-knowledge)$/, `reports/pipeline/*/${ai_dev_shop_NAMES[0]}`],
    [/(?:^|\/)ADS-(?:memory|project-knowledge)\/reports$/, `pipeline/*/${ai_dev_shop_NAMES[0]}`],
    [/(?:^|\/)reports\/pipeline$/, `*/${ai_dev_shop_NAMES[0]}`],
    [/(?:^|\/)reports\/pipeline\/[^/]+$/, `${ai_dev_shop_NAMES[0]}`],
];
/** One workflow a folder; where both names stand there, the newer is the state and the other its rival. */
function sites(paths) {
    const folders = [...new Set(paths.map(markdown_paths/* folderOf */.yS))];
    return folders.map((folder) => {
        const found = paths.filter((path) => (0,markdown_paths/* folderOf */.yS)(path) === folder);
        const [path = '', ...rivals] = found.sort((a, b) => ai_dev_shop_NAMES.indexOf((0,markdown_paths/* baseOf */.bx)(a)) - ai_dev_shop_NAMES.indexOf((0,markdown_paths/* baseOf */.bx)(b)));
        return { format: ID, path, files: found, rivals, feature: (0,markdown_paths/* baseOf */.bx)(folder) };
    });
}
const aiDevShop = defineFormat(formatOf({
    id: ID,
    title: 'AI Dev Shop pipeline',
    where: '`specs/<feature>/` or `reports/pipeline/<feature>/`, as `pipeline-state.md` or `.pipeline-state.md`',
    names: ai_dev_shop_NAMES,
    grounds: GROUNDS,
    matches,
    sites,
    recognises: recognises,
    claims: (_path, text) => beginsAsState(text),
    codec: codec,
    needs: (doc, site, snapshot) => (doc ? ai_dev_shop_needsOf(doc, site, snapshot) : []),
    read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
    rules: [constitutionChecked],
    begins: {
        step: 'spec',
        name: 'spec',
        how: 'Start the pipeline for the feature at its spec; a spec that is there is continued.',
    },
    choices: choices,
    repairs: repairs,
}));
/** Files that are looked for where they may have moved to, at most. */
const MOST_MOVED = 200;
/** Empty when everything is known. The spec's history is asked for only where it tells something. */
function ai_dev_shop_needsOf(doc, site, snapshot) {
    const run = runOf(doc, site, snapshot);
    const { spec } = run;
    const own = STAGES.flatMap((stage) => outputPath(stage, run) ?? []);
    const made = run.completed.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
    // Where the spec may have moved to is asked for at once with its past: there is no round left for one by
    // one.
    const moved = spec ? movedPerhaps(spec, run) : [];
    const home = `${(0,markdown_paths/* folderOf */.yS)(site.path)}/`;
    // What a finished stage wrote elsewhere and is gone may have moved with the state's folder.
    const gone = made.filter((path) => !path.startsWith(home) && snapshot.entry(path) === null);
    const changes = snapshot.lastChange(moved) === 'unavailable' ? moved : [];
    return [
        ...textNeeds([...(spec ? [readFrom(spec)] : []), ...moved, ...own, ...made], snapshot),
        ...historyNeeds(spec && wantsHistory(spec) ? [spec.path, ...moved] : []),
        ...movedNeeds(gone.slice(0, MOST_MOVED), [(0,markdown_paths/* folderOf */.yS)(site.path)], snapshot),
        ...changes.map((path) => ({ path, what: 'changes' })),
    ];
}

// EXTERNAL MODULE: ./lib/text/data/data.js
var data_data = __webpack_require__(142);
;// CONCATENATED MODULE: ./lib/text/data/edits.js
// Edits of plain data: each gives new data, shares what stays, and leaves the order of keys alone.


/**
 * `data` with `value` at `path`; the last step may name a key that is not there yet, which then comes last.
 * @throws EditError where the path leads through what is no map and no list, or names no item
 */
function setIn(data, path, value) {
    return updated(data, path, 0, () => value);
}
/**
 * `map` with one key more, behind `after`; last without `after` and where `after` is no key of the map.
 * Unchanged where the key is there already, whatever its value.
 */
function insertKey(map, key, value, after) {
    if (Object.hasOwn(map, key))
        return map;
    const entries = Object.entries(map);
    const at = entries.findIndex(([name]) => name === after);
    return mapOf(entries.toSpliced(at < 0 ? entries.length : at + 1, 0, [key, value]));
}
/**
 * `map` with the key `from` called `to`, in its place; unchanged where there is no `from`.
 * @throws EditError where `to` is a key already
 */
function renameKey(map, from, to) {
    if (from === to || !Object.hasOwn(map, from))
        return map;
    if (Object.hasOwn(map, to)) {
        const keys = `the key ${JSON.stringify(from)} and the key ${JSON.stringify(to)}`;
        throw new errors/* EditError */.F(`found ${keys} in one map, expected one of them. Keep one.`);
    }
    return mapOf(Object.entries(map).map(([key, value]) => [key === from ? to : key, value]));
}
/**
 * `data` with `item` as the last of the list at `path`; where `null` stands there, the list begins with it.
 * @throws EditError where something else is at `path`, or nothing
 */
function appendTo(data, path, item) {
    return updated(data, path, 0, (list) => {
        if (list === null)
            return [item];
        if ((0,data_data/* isList */.Lv)(list))
            return [...list, item];
        throw new errors/* EditError */.F(`found no list at ${where(path)}, expected one to append to.`);
    });
}
/** A map without a prototype, its keys in the order given. */
function mapOf(entries) {
    const map = Object.create(null);
    for (const [key, value] of entries)
        map[key] = value;
    return map;
}
/** `make` is given what is at the path: `undefined` for a key that is not there. */
function updated(data, path, at, make) {
    const step = path[at];
    if (step === undefined)
        return make(data);
    const last = at === path.length - 1;
    if ((0,data_data/* isList */.Lv)(data) && typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < data.length)
        return data.with(step, updated(data[step] ?? null, path, at + 1, make));
    if ((0,data_data/* isMap */.jh)(data) && typeof step === 'string') {
        const there = Object.hasOwn(data, step);
        if (there || last) {
            const value = there ? updated(data[step] ?? null, path, at + 1, make) : make(undefined);
            return mapOf([...Object.entries(data), [step, value]]);
        }
    }
    throw new errors/* EditError */.F(`found nothing at ${where(path.slice(0, at + 1))}, expected a map or a list there.`);
}
function where(path) {
    return path.length === 0 ? 'the root' : JSON.stringify((0,data_data/* pointerOf */.rq)(...path));
}

;// CONCATENATED MODULE: ./lib/formkit/fields.js
// FieldSource of front matter, YAML or JSON: values with their lines, and new data with some of them set.





/** The value at a path of keys and indexes; `undefined` where nothing is. */
function valueAt(data, ...path) {
    let at = data;
    for (const step of path) {
        if ((0,data_data/* isMap */.jh)(at) && Object.hasOwn(at, step))
            at = at[step];
        else if ((0,data_data/* isList */.Lv)(at) && typeof step === 'number')
            at = at[step];
        else
            return undefined;
    }
    return at;
}
/** The map at a path; `null` where something else is, or nothing. */
function mapAt(data, ...path) {
    const found = valueAt(data, ...path);
    return (0,data_data/* isMap */.jh)(found) ? found : null;
}
/** The items of the list at a path; none where something else is. */
function listAt(data, ...path) {
    const found = valueAt(data, ...path);
    return (0,data_data/* isList */.Lv)(found) ? found : [];
}
/** The scalar at a path; `null` where it is missing, empty, `null`, a list or a map. */
function fieldAt({ data, places }, ...path) {
    return fieldAs(valueAt(data, ...path), places.get((0,data_data/* pointerOf */.rq)(...path)));
}
/** The same for a value that was found, with the place that it has in the file. */
function fieldAs(value, place) {
    if (value === undefined || value === null || value === '' || (0,data_data/* isMap */.jh)(value) || (0,data_data/* isList */.Lv)(value))
        return null;
    return { value, text: place?.text || String(value), line: place?.line ?? null };
}
/** The line of whatever is at a path; `null` where the file has nothing there. */
function lineAt({ places }, ...path) {
    return places.get(pointerOf(...path))?.line ?? null;
}
/** A whole number, written as one or in quotes; `null` for everything else. */
function wholeNumber(value) {
    if (typeof value === 'number')
        return Number.isSafeInteger(value) ? value : null;
    return typeof value === 'string' && /^\s*-?\d{1,6}\s*$/.test(value) ? Number(value) : null;
}
function fields_countOf(found) {
    const [, value, total] = /^(-?\d{1,9})(?:\s*(?:\/|of)\s*(\d{1,9}))?$/i.exec((0,text_words/* wordOf */.aG)(found)) ?? [];
    return {
        value: value === undefined ? null : Number(value),
        total: total === undefined ? null : Number(total),
    };
}
/** Any value as one line of text: scalars as they are, lists and maps as JSON; nothing for nothing. */
function textOf(value) {
    if (value === undefined || value === null)
        return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
/** The data with some fields set; a key that is not there yet comes last in its map. */
function setFields(data, edits) {
    return edits.reduce((now, [path, value]) => withValue(now, path, value), data);
}
function withValue(data, path, value) {
    const [first, ...rest] = path;
    if (typeof first !== 'string')
        return data;
    const inner = data[first];
    if (rest.length === 0)
        return fields_mapped(setIn(data, path, value), data);
    if ((0,data_data/* isList */.Lv)(inner))
        return fields_mapped(setIn(data, path, value), data);
    const below = (0,data_data/* isMap */.jh)(inner) ? inner : mapOf([]);
    return fields_mapped(setIn(data, [first], withValue(below, rest, value)), data);
}
function fields_mapped(data, otherwise) {
    return (0,data_data/* isMap */.jh)(data) ? data : otherwise;
}
/** The data with a field set to now, as it spells its time; where it has none, added after `behind`. */
function stampField(fields, key, now, behind) {
    const { data } = fields;
    if (!Object.hasOwn(data, key))
        return insertKey(data, key, (0,time/* formatTime */.f)(now), behind);
    return withValue(data, [key], formatTimeLike(now, fieldAt(fields, key)?.text ?? ''));
}

;// CONCATENATED MODULE: ./lib/formkit/tables.js


/** All rows with something in them below any of these headings (`gap_priority_queue`). */
function rowsUnder(doc, ...headings) {
    return tablesUnder(doc, headings).flatMap(filled);
}
/** All rows of a section with something in them. */
function rowsOf({ tables }) {
    return tables.flatMap(filled);
}
function filled(table) {
    return table.rows.filter((row) => row.cells.some((cell) => cell !== '')).map((row) => viewOf(table, row));
}
function viewOf(table, row) {
    return { line: row.line, cell: (...wanted) => row.cells[tables_columnAt(table, wanted)] ?? '' };
}
/** Where a table has the first of these columns that it has; -1 where it has none. */
function tables_columnAt({ columns }, wanted) {
    const names = columns.map(text_words/* normal */.qb);
    return wanted.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
}
/** The Field/Value and Flag/Value tables below any of these headings. */
function fieldsUnder(doc, ...headings) {
    const fields = new Map();
    for (const table of tablesUnder(doc, headings)) {
        if (!['field', 'flag'].includes((0,text_words/* normal */.qb)(table.columns[0] ?? '')))
            continue;
        for (const { cells, line } of table.rows) {
            const [name = '', value = ''] = cells;
            const key = (0,text_words/* normal */.qb)(name.replace(/:$/, ''));
            fields.set(key, [...(fields.get(key) ?? []), { name, value, line }]);
        }
    }
    return fields;
}
/** The first value of the first of these fields that is there; `null` where none is. */
function tables_cellOf(fields, ...names) {
    return names.flatMap((name) => fields.get(name)?.[0] ?? [])[0] ?? null;
}
/** The first section of a name that has a table, else the first of that name. */
function sectionUnder(doc, heading) {
    const named = doc.sections.filter((section) => (0,text_words/* nameOf */.Vb)(section.heading ?? '') === heading);
    return named.find(({ tables }) => tables.length > 0) ?? named[0] ?? null;
}
function tablesUnder(doc, headings) {
    return doc.sections
        .filter(({ heading }) => heading !== null && headings.includes((0,text_words/* nameOf */.Vb)(heading)))
        .flatMap(({ tables }) => tables);
}
/** Another value in a Field/Value row. */
function setValue(doc, { line }, value) {
    return setCell(doc, line, 1, value);
}
/** A field at the end of the Field/Value table below a heading; `null` where there is no such table. */
function addValue(doc, heading, name, value) {
    const table = sectionUnder(doc, heading)?.tables[0];
    return table ? addRow(doc, table.line, [name, value, ...table.columns.slice(2).map(() => '')]) : null;
}
/** Another value in one column of the rows on these lines; unchanged where their table has no such column. */
function setColumn(doc, lines, column, value) {
    const wanted = new Set(lines);
    const tableOf = (table) => {
        const at = tables_columnAt(table, [column]);
        if (at < 0 || !table.rows.some(({ line }) => wanted.has(line)))
            return table;
        const cellsOf = ({ cells, line }) => wanted.has(line) ? cells.map((cell, i) => (i === at ? value : cell)) : cells;
        return { ...table, rows: table.rows.map((row) => ({ ...row, cells: cellsOf(row) })) };
    };
    return { sections: doc.sections.map((section) => ({ ...section, tables: section.tables.map(tableOf) })) };
}

;// CONCATENATED MODULE: ./lib/formkit/stages.js
/** A table of stages; `Row` may carry columns of the format's own. */
function stageTable(rows) {
    const ranks = new Map(rows.map(({ id }, at) => [id, at]));
    const by = (id) => rows[ranks.get(id) ?? -1] ?? null;
    return {
        rows,
        by,
        rank: (id) => ranks.get(id) ?? -1,
        after(id) {
            const row = by(id);
            if (row === null || row.next === null)
                return null;
            return row.next === undefined ? (rows[(ranks.get(id) ?? -2) + 1] ?? null) : by(row.next);
        },
        names: new Map(rows.map(({ id, name }) => [id, name])),
        rules: new Map(rows.map(({ id, how }) => [id, how])),
        beginning: (how) => ({ step: rows[0]?.id ?? null, name: rows[0]?.name ?? '', how }),
    };
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/statuses.js
// The words that humaninloop writes, and what each of them means.



/** Loop Status (seed 001, recovery patterns). */
const LOOP_STATUSES = vocabulary({
    not_started: 'not_started',
    scaffolding: 'scaffolding',
    spec_writing: 'spec_writing',
    validating: 'validating',
    clarifying: 'clarifying',
    completed: 'completed',
    terminated: 'terminated',
}, {}, ['completed', 'terminated']);
/** Status of a row of the Workflow Status Table (upstream's index template). */
const WORKFLOW_STATUSES = vocabulary({ not_started: 'waiting', in_progress: 'under-way', blocked: 'under-way', completed: 'done' }, {}, ['completed']);
/** Does the value say of a workflow that it began and is not done? */
function isUnderWay({ value }) {
    return WORKFLOW_STATUSES.means(value) === 'under-way';
}
/** Status of a question: `awaiting_answer` is seed 001's word, the others are the templates'. */
const QUESTION_STATES = vocabulary({
    pending: 'open',
    awaiting_answer: 'open',
    answered: 'answered',
    deferred: 'closed',
    resolved: 'closed',
});
/** Termination Reason (upstream's lifecycle page). */
const TERMINATION_REASONS = new Set([
    'success',
    'max_iterations',
    'stale',
    'no_progress',
    'aborted',
]);
/** What a phase of the loop writes beside the index: files below the feature's folder. */
const phase = (id, how, ...outputs) => ({ id, name: id, how, outputs });
/**
 * The phases of the specification loop in the order in which they are walked; B3 to B5 lead back to B1 while
 * gaps are left. How to go on with each is seed 001's recovery table in our words.
 */
const LOOP_PHASES = stageTable([
    phase('A1', 'Scaffold the feature: branch, folders, spec template and index; keep what is there already.', 'spec.md'),
    phase('A2', 'Let the spec writer write the spec; running it twice does no harm.', 'spec.md'),
    phase('A3', 'Validate the spec as it stands and fill the gap queue from what that finds.'),
    phase('A4', 'Generate the requirements checklist from the spec.', 'checklists/requirements.md'),
    phase('A5', 'Classify the gaps and group them into questions.'),
    phase('B1', 'The iteration count stays; one answer may settle several gaps.'),
    phase('B2', 'Apply the recorded answers to the spec, mark their gaps resolved, then validate again (B3).', 'spec.md'),
    phase('B3', 'Validate the spec again in the iteration that the index names.'),
    phase('B4', 'See whether a termination condition holds.'),
    phase('B5', 'Update the index and begin the next iteration.'),
    phase('C1', 'Log the minor gaps that were deferred.'),
    phase('C2', 'Complete the traceability matrix.'),
    phase('C3', 'Report on quality.'),
    phase('C4', 'Write the final state.'),
]);
/** What plan and tasks do next, for an index whose specification loop is finished. */
const WORKFLOW_HOW = {
    plan: 'Run the plan workflow again at the phase that Plan Phase State names; its finished phases stay.',
    tasks: 'Run the tasks workflow again at the phase that Tasks Phase State names; its finished phases stay.',
};
/** Whom a context file waits for (upstream's command pages); others are agents too. */
const CONTEXT_STATUSES = vocabulary({
    'awaiting-analyst': 'agent',
    'awaiting-planner': 'agent',
    'awaiting-architect': 'agent',
    'awaiting-advocate': 'agent',
    'awaiting-user': 'user',
    completed: 'done',
}, {}, ['completed']);
/** Does the value of a context file's status wait for a person? */
function awaitsUser(found) {
    return /^awaiting_(?:user|human)/.test(statusWord(found));
}
/** How to go on with a context file, by its status. */
function contextHow(found) {
    return CONTEXT_HOW.get(statusWord(found)) ?? 'Dispatch the agent that the status names again.';
}
const CONTEXT_HOW = new Map([
    ['awaiting_user', 'Present the clarifications of the last review again; nothing is lost by asking twice.'],
    ['awaiting_analyst', 'Dispatch the analyst again with the instructions in the context file.'],
    ['awaiting_planner', 'Dispatch the planner again with the instructions in the context file.'],
    ['awaiting_architect', 'Dispatch the architect again with the instructions in the context file.'],
    ['awaiting_advocate', 'Dispatch the advocate again to review what is there.'],
]);
/** `type` of a context file's front matter. */
const CONTEXT_TYPES = [
    'specification-request',
    'techspec-request',
    'plan-request',
    'planning-request',
    'tasks-request',
];
const NODES = [
    ['pending', 'waiting'],
    ['in-progress', 'running'],
    ['completed', 'done'],
    ['skipped', 'done'],
    ['passed', 'done'],
    ['decided', 'done'],
    ['achieved', 'done'],
    ['needs-revision', 'done'],
    ['halted', 'failed'],
    ['failed', 'failed'],
];
const NODE_STATUSES = NODES.map(([word]) => word);
/** By the normal spelling. */
const NODE_STATES = new Map(NODES.map(([word, state]) => [(0,text_words/* normal */.qb)(word), state]));
/** Status of a graph and outcome of a pass. */
const GRAPH_STATUSES = ['in-progress', 'completed'];
const OUTCOMES = ['completed', 'halted'];
/** Schema versions of graphs that we know. */
const GRAPH_VERSIONS = ['1.0.0', '3.0.0'];

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-file/read.js
// Reads an `index.md` into the facts that decide: the loop's state, its questions and its gaps.




function readIndex(doc) {
    return {
        metadata: fieldsUnder(doc, 'feature_metadata'),
        loop: fieldsUnder(doc, 'priority_loop_state'),
        phases: { plan: fieldsUnder(doc, 'plan_phase_state'), tasks: fieldsUnder(doc, 'tasks_phase_state') },
        workflow: fieldsUnder(doc, 'workflow_status'),
        versions: fieldsUnder(doc, 'global_flags', 'global_configuration').get('version') ?? [],
        workflows: rowsUnder(doc, 'workflow_status_table', 'workflow_status').flatMap(workflowOf),
        questions: rowsUnder(doc, 'unified_pending_questions', 'pending_questions').filter(asks).map(askedOf),
        gaps: rowsUnder(doc, 'gap_priority_queue').map(gapOf),
    };
}
/** Loop Status as one of our words; `null` where it is none of them, or an ending that is taken back. */
function loopStatusOf(index) {
    return LOOP_STATUSES.means(tables_cellOf(index.loop, 'loop_status')?.value ?? '');
}
/** How the workflows are written besides by their command (`/plan`, `humaninloop:plan`, `Plan Phase`). */
const WORKFLOWS = new Map([
    ['spec', 'specify'],
    ['specification', 'specify'],
    ['specify', 'specify'],
    ['plan', 'plan'],
    ['planning', 'plan'],
    ['task', 'tasks'],
    ['tasks', 'tasks'],
    ['implement', 'implement'],
    ['implementation', 'implement'],
    ['implementing', 'implement'],
]);
/** A workflow's name by the word it leads with; in its normal spelling where it is none that we know. */
function workflowIn(found) {
    const name = (0,text_words/* nameOf */.Vb)(found);
    const command = name.slice(name.search(/[^:/]*$/));
    return WORKFLOWS.get(/^\p{L}*/u.exec(command)?.[0] ?? '') ?? name;
}
/** Is it one of the tool's workflows? */
function isWorkflow(workflow) {
    return WORKFLOWS.has(workflow);
}
/** Rows of the workflows that come after the specification loop and before implementing. */
function laterRows({ workflows }) {
    return workflows.filter(({ workflow }) => workflow === 'plan' || workflow === 'tasks');
}
function workflowOf(row) {
    const workflow = workflowIn(row.cell('workflow', 'workflow_name', 'phase', 'command'));
    if (workflow === '' && (0,text_words/* isNothing */.qv)(row.cell('status')))
        return [];
    const cell = (name, value) => ({ name, value, line: row.line });
    return [
        {
            workflow,
            status: cell(`Status of ${workflow === '' ? `line ${row.line}` : workflow}`, row.cell('status')),
            lastRun: cell(`Last Run of ${workflow}`, row.cell('last_run')),
        },
    ];
}
/** Ids in a cell, in upper case: words with a letter and a digit (`C2.1`, `Q-S1`, `G-004`, `FR-003`). */
function idsIn(text) {
    return text
        .toUpperCase()
        .split(/[^\w.-]+/)
        .map((word) => word.replace(/\.$/, ''))
        .filter((word) => /\d/.test(word) && /[A-Z]/.test(word));
}
/** Questions that running text names: there a word must look like a question's id. */
function read_questionsIn(prose) {
    return idsIn(prose).filter((id) => /^(?:C\d+\.\d+|Q-?[A-Z]*\d+)$/.test(id));
}
/** A place by its whole name and by the ids in it. */
function read_placesIn(text) {
    return (0,text_words/* isNothing */.qv)(text) ? [] : [...new Set([text.trim().toUpperCase(), ...idsIn(text)])];
}
/** A row that says that nothing is asked (`| - | - |`, `_none_`) asks nothing. */
function asks(row) {
    const id = row.cell('id', 'question_id').replaceAll('_', '').trim();
    return !(0,text_words/* isNothing */.qv)(id) || !(0,text_words/* isNothing */.qv)(row.cell('question', 'question_summary'));
}
function askedOf(row) {
    const id = row.cell('id', 'question_id');
    const status = row.cell('status');
    const state = QUESTION_STATES.means(status);
    return {
        id: id === '' ? `line ${row.line}` : id,
        question: row.cell('question', 'question_summary'),
        options: optionsIn(row.cell('options')),
        state: state ?? 'open',
        line: row.line,
        status,
        known: state !== null || (0,text_words/* isNothing */.qv)(status),
        ofLoop: ofLoop(id, row.cell('workflow', 'source')),
        gaps: idsIn(row.cell('gaps', 'gap', 'gap_id', 'gap_ids')),
        places: read_placesIn(row.cell('location')),
    };
}
/** Workflows other than the specification loop, and the letter that their questions' ids carry. */
const OTHERS = new Map([
    ['plan', 'Q-P'],
    ['tasks', 'Q-T'],
    ['implement', 'Q-I'],
]);
function ofLoop(id, source) {
    const word = statusWord(source);
    if (word !== '')
        return !OTHERS.has(word);
    return ![...OTHERS.values()].some((prefix) => id.toUpperCase().startsWith(prefix));
}
function optionsIn(text) {
    if ((0,text_words/* isNothing */.qv)(text))
        return [];
    return text
        .split(/ \/ |;|<br\s*\/?>/i)
        .map((option) => option.trim())
        .filter((option) => option !== '');
}
function gapOf(row) {
    return {
        id: row.cell('gap_id', 'id'),
        status: statusWord(row.cell('status')),
        questions: [
            ...idsIn(row.cell('clarification', 'clarification_id', 'clarifications')),
            ...read_questionsIn(row.cell('resolution')),
        ],
        places: read_placesIn(row.cell('fr_reference')),
        line: row.line,
    };
}
/** Whether a field says something: it is there and not a dash. */
function says(cell) {
    return cell !== null && !(0,text_words/* isNothing */.qv)(cell.value);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/places.js
// Where humaninloop keeps its state: one `.workflow/` folder is one workflow.


/** The folder that holds a workflow's state. */
const FOLDER = '.workflow';
/** In the order in which the tool walks them (upstream's commands of the same names). */
const PHASES = ['specify', 'techspec', 'plan', 'tasks', 'implement'];
/**
 * The successors of `index.md`, the latest phase first, within a phase the newest name first. `scaffold.md`
 * is the older name of `context.md`, `strategy.json` that of both graphs (upstream's change log).
 */
const SUCCESSORS = [
    { name: 'dags/implement-strategy.json', phase: 'implement' },
    { name: 'tasks-context.md', phase: 'tasks' },
    { name: 'plan-context.md', phase: 'plan' },
    { name: 'techspec-context.md', phase: 'techspec' },
    { name: 'dags/specify-strategy.json', phase: 'specify' },
    { name: 'dags/strategy.json', phase: 'specify' },
    { name: 'context.md', phase: 'specify' },
    { name: 'scaffold.md', phase: 'specify' },
];
const INDEX = 'index.md';
/** Base names of all state files. Graphs of single passes (`dags/<name>.json`) are known by their folder. */
const places_NAMES = [INDEX, ...SUCCESSORS.map(({ name }) => (0,markdown_paths/* baseOf */.bx)(name))];
function places_placeOf(path) {
    const parts = path.split('/');
    const at = parts.indexOf(FOLDER);
    if (at < 0)
        return null;
    return { home: parts.slice(0, at).join('/'), rest: parts.slice(at + 1).join('/') };
}
/** `specs/<NNN>-<name>`, as the tool makes it: there the folder alone shows that a workflow began. */
function isFeatureFolder(home) {
    return (0,markdown_paths/* baseOf */.bx)((0,markdown_paths/* folderOf */.yS)(home)) === 'specs' && /^\d{3,}-./.test((0,markdown_paths/* baseOf */.bx)(home));
}
/** Might this path be part of a state? In a feature's folder everything may be, elsewhere our names alone. */
function places_matches(path) {
    const place = places_placeOf(path);
    return place !== null && (isFeatureFolder(place.home) || isState(place.rest));
}
function isState(rest) {
    return rest === INDEX || isGraph(rest) || SUCCESSORS.some(({ name }) => name === rest);
}
function isGraph(rest) {
    return /^dags\/[^/]+\.json$/.test(rest);
}
/** One site a `.workflow/` folder. */
function places_sites(paths) {
    const homes = new Map();
    for (const path of paths) {
        const place = places_placeOf(path);
        if (place)
            homes.set(place.home, [...(homes.get(place.home) ?? []), place.rest]);
    }
    return [...homes].flatMap(([home, rests]) => siteOf(home, rests) ?? []);
}
function siteOf(home, rests) {
    const chosen = rests.includes(INDEX) ? [INDEX] : successorsOf(rests);
    const [first] = chosen;
    if (first === undefined && !isFeatureFolder(home))
        return null;
    const more = [...knownOf(rests), ...othersOf(rests)].filter((rest) => rest !== first);
    const files = first === undefined ? rests.filter((rest) => rest !== '').sort() : [first, ...more];
    return {
        format: 'humaninloop',
        path: stateFile(home, first ?? INDEX),
        files: files.map((rest) => stateFile(home, rest)),
        rivals: [],
        ...(more.length === 0 ? {} : { alternatives: more.map((rest) => stateFile(home, rest)) }),
        // Beside an index of ours the files that came after it are left alone.
        ...(first === INDEX && more.length > 0 ? { spare: more.map((rest) => stateFile(home, rest)) } : {}),
        feature: places_nameOf(home),
        ...(home === '' ? { unnamed: true } : {}),
    };
}
/** Known successors in their order; where no graph has a known name, also the newest of the others. */
function successorsOf(rests) {
    const known = knownOf(rests);
    return known.some(isGraph) ? known : [...known, ...othersOf(rests).slice(0, 1)];
}
function knownOf(rests) {
    return SUCCESSORS.filter(({ name }) => rests.includes(name)).map(({ name }) => name);
}
/** Graphs without a known name, the newest first. */
function othersOf(rests) {
    return rests
        .filter((rest) => isGraph(rest) && !places_NAMES.includes((0,markdown_paths/* baseOf */.bx)(rest)))
        .sort(byNumber)
        .toReversed();
}
/** Successors that a state may be read from: the site's own, in their order, and graphs to fall back on. */
function places_candidatesOf(site) {
    const paths = [...new Set([site.path, ...site.files, ...(site.alternatives ?? [])])];
    const home = homeOf(site);
    const rests = paths.map((path) => places_placeOf(path)?.rest ?? '');
    return {
        known: knownOf(rests).map((rest) => stateFile(home, rest)),
        others: othersOf(rests).map((rest) => stateFile(home, rest)),
    };
}
/** `pass-10` behind `pass-9`: runs of digits by their value, the rest by its bytes. */
function byNumber(one, other) {
    const spread = (name) => name.replace(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(20, '0'));
    return (0,order/* order */.f)(`${spread(one)} ${one}`, `${spread(other)} ${other}`);
}
/** The phase that a file tells of, by its name. */
function phaseOf(path) {
    const rest = places_placeOf(path)?.rest ?? '';
    return SUCCESSORS.find(({ name }) => name === rest)?.phase ?? 'specify';
}
/** The feature's folder of a site; `''` is the repository's root. */
function homeOf(site) {
    return places_placeOf(site.path)?.home ?? '';
}
/** A file of the feature's folder, told from the path of one of its state files. */
function places_besideState(path, name) {
    return (0,markdown_paths/* joinPath */.uJ)(places_placeOf(path)?.home ?? '', name);
}
/** What a phase leaves in the feature's folder. */
const places_LEFT = {
    specify: 'spec.md',
    plan: 'plan.md',
    tasks: 'tasks.md',
};
/** The file that a phase leaves, and its state file. */
function filesOf(phase, path) {
    const name = places_LEFT[phase];
    return [...(name === undefined ? [] : [places_besideState(path, name)]), path];
}
function stateFile(home, rest) {
    return (0,markdown_paths/* joinPath */.uJ)(home, `${FOLDER}/${rest}`);
}
function places_nameOf(home) {
    return home === '' ? FOLDER : (0,markdown_paths/* baseOf */.bx)(home);
}
/** A feature's name that may stand in an id. */
const PLAIN_NAME = /^[\w][\w.-]{0,99}$/;
/** The folder names the feature; where it holds more than one feature's files, the file may name it. */
function featureOf(site, named) {
    const home = homeOf(site);
    if (isFeatureFolder(home) || named === null || !PLAIN_NAME.test(named))
        return places_nameOf(home);
    return named;
}
/** What the tool writes beside `.workflow/` where the folder is not the feature's own. */
const SHARED = [FOLDER, 'spec.md', 'plan.md', 'tasks.md'];
/** Paths whose change is progress. */
function places_foldersOf(site) {
    const home = homeOf(site);
    return isFeatureFolder(home) ? [home] : sharedOf(home);
}
/** What the tool writes in a folder that is not the feature's own. */
function sharedOf(home) {
    return SHARED.map((name) => (0,markdown_paths/* joinPath */.uJ)(home, name));
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/answers.js
// Which gaps a question is about, and where its answer stands: index, history, logs, context files beside it.








/** By any of the links that the templates and seed 001 know. */
function covers(question, gap) {
    return (gap.questions.includes(question.id.toUpperCase()) ||
        (gap.id !== '' && question.gaps.includes(gap.id.toUpperCase())) ||
        gap.places.some((place) => question.places.includes(place)));
}
/** Files beside an index in which an agent may have kept what a person said. */
const answers_BESIDE = ['specify-context.md', 'context.md', 'plan-context.md', 'tasks-context.md'];
function contextPaths(site) {
    return answers_BESIDE.map((name) => (0,markdown_paths/* joinPath */.uJ)(homeOf(site), `${FOLDER}/${name}`));
}
/**
 * The index with every open question answered that a row of the history answers by its gaps
 * (`| G-004 | 2 | answered | Answer: "15 minutes" |`), or that stands under `User Answers` with words.
 */
function withAnswers(index, doc) {
    const said = userAnswers(doc);
    const settled = settledIn(doc);
    const isAnswered = (asked) => said.some((one) => one.isFor(asked)) || byGaps(asked, index.gaps, settled);
    return {
        ...index,
        questions: index.questions.map((asked) => asked.state === 'open' && isAnswered(asked) ? { ...asked, state: 'answered' } : asked),
    };
}
const SETTLES = new Set(['', 'answered', 'resolved', 'deferred']);
function settledIn(doc) {
    return rowsUnder(doc, 'gap_resolution_history').flatMap((row) => {
        const action = statusWord(row.cell('action'));
        const said = row.cell('details', 'resolution');
        if (!SETTLES.has(action) || wordsIn(said) === '')
            return [];
        const named = idsIn(`${row.cell('resolved_via')} ${said.split(':', 1)[0] ?? ''}`);
        return [
            { action, gaps: idsIn(row.cell('gap_id')), named, iteration: fields_countOf(row.cell('iteration')).value },
        ];
    });
}
/** A gap may be asked about twice: what was said before the question was asked is no answer to it. */
function isSince({ iteration }, { id }) {
    const asked = Number(/^C(\d{1,3})\.\d+$/i.exec(id)?.[1] ?? 0);
    return iteration === null || iteration >= asked;
}
/** Every gap that waits for the question has a row that answers it. */
function byGaps(asked, gaps, settled) {
    const own = gaps.filter((gap) => gap.status === 'clarifying' && covers(asked, gap));
    const isAnswered = ({ id }) => settled.some((row) => row.action === 'answered' && row.gaps.includes(id.toUpperCase()) && isSince(row, asked));
    return own.length > 0 && own.every(isAnswered);
}
/** Questions of the loop that are marked as answered and whose answer stands nowhere. */
function lostAnswers(index, doc, beside) {
    return index.questions.filter((one) => one.ofLoop && one.state === 'answered' && !isKept(one, index, doc, beside));
}
/** Whether the words of the answer to a question stand anywhere that is looked at. */
function isKept(asked, index, doc, beside) {
    const id = asked.id.toUpperCase();
    const own = index.gaps.filter((gap) => covers(asked, gap)).map((gap) => gap.id.toUpperCase());
    const gaps = new Set([...asked.gaps, ...own].filter((one) => one !== ''));
    const isAbout = (row) => row.named.includes(id) || (row.gaps.some((one) => gaps.has(one)) && isSince(row, asked));
    return (inRow(asked, doc) ||
        userAnswers(doc).some((one) => one.isFor(asked)) ||
        settledIn(doc).some(isAbout) ||
        rowsUnder(doc, 'unified_decisions_log').some((row) => decides(row.cell('decision'), id)) ||
        [doc, ...beside].some((one) => answers_inWords(new Set([id, ...gaps]), one)));
}
/** `C2.1: 15 minutes`, `Keep 15 minutes (C2.1)` */
function decides(decision, id) {
    const rest = decision
        .toUpperCase()
        .replace(id, '')
        .replace(/^[\s:*`–—-]+/, '');
    return idsIn(decision).includes(id) && wordsIn(rest) !== '';
}
function answers_besideOf(site, snapshot) {
    return contextPaths(site).flatMap((path) => {
        const reading = snapshot.text(path);
        // One that is torn by a conflict tells nothing, and is not what decides.
        return reading.ok && !/^<{7}/m.test(reading.text) ? [markdown.parse(reading.text)] : [];
    });
}
/** The question's own row has a place for it. */
function inRow({ line }, doc) {
    return rowsUnder(doc, 'unified_pending_questions', 'pending_questions').some((row) => row.line === line && wordsIn(row.cell('answer', 'user_answer', 'response')) !== '');
}
/** A table with an answer to the id, or a line `C2.1: words`; words that end with `?` are the question. */
function answers_inWords(ids, doc) {
    return doc.sections.some((section) => rowsOf(section).some((row) => answers_keysOf(row).some((key) => ids.has(key.toUpperCase())) && wordsIn(answerOf(row)) !== '') ||
        section.prose.some(({ text }) => {
            const { id, words } = lineOf(text);
            return ids.has(id) && words !== '' && !words.endsWith('?');
        }));
}
function userAnswers(doc) {
    return doc.sections.filter(isAnswers).flatMap((section) => [
        ...rowsOf(section).flatMap((row) => (wordsIn(answerOf(row)) === '' ? [] : [answers_saidOf(answers_keysOf(row))])),
        ...section.prose.flatMap(({ text }) => {
            const { id, words } = lineOf(text);
            return id === '' || words === '' ? [] : [answers_saidOf([id])];
        }),
    ]);
}
function isAnswers({ heading }) {
    return /^(?:user_)?answers$/.test((0,text_words/* nameOf */.Vb)(heading ?? ''));
}
/** By the id of the question or of a gap that it names in front, or by its words. */
function answers_saidOf(keys) {
    const ids = keys.flatMap((key) => idsIn(key.split(/[\s:]/, 1)[0] ?? ''));
    const words = keys.map((key) => key.trim().toLowerCase());
    return {
        isFor: ({ id, gaps, question }) => ids.some((one) => one === id.toUpperCase() || gaps.includes(one)) ||
            (question !== '' && words.includes(question.trim().toLowerCase())),
    };
}
const KEYS = ['question_id', 'id', 'gap_id', 'gap', 'question'];
const answers_keysOf = (row) => KEYS.map((name) => row.cell(name)).filter((key) => key !== '');
const answerOf = (row) => row.cell('answer', 'user_answer', 'response');
/** `- **C1.1**: text`, `2. C1.1 – text`; without an id in front: nothing. */
function lineOf(text) {
    const plain = text.replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, '').replace(/^[*_`]+|[*_`]+(?=\s*[:=–—-])/g, '');
    const [, id = '', words = ''] = /^([A-Za-z][\w.-]{0,19}?)[*_`]*\s*(?::|=|–|—|->|→|\s-\s)[*_`]*\s*(.*)$/.exec(plain) ?? [];
    return /\d/.test(id) ? { id: id.toUpperCase(), words: wordsIn(words) } : { id: '', words: '' };
}
/** What is answered, without the label and quotes around it; `''` where no words are left. */
function wordsIn(cell) {
    const said = cell
        .replace(/^(?:answered(?:, not yet applied)?|answer(?: to [\w.-]+)?)\s*(?::|$)/i, '')
        .replace(/^[\s"'“”`]+|[\s"'“”`]+$/g, '');
    return (0,text_words/* isNothing */.qv)(said) || (0,text_words/* isPlaceholder */.wK)(said) || /^(?:pending|awaiting)\b/i.test(said) ? '' : said;
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/record.js
// How a person's choice is written into a state file of this family: questions that are meant, times, logs.







/** The open question that a person means. @throws UserError where none is: those that are open are named */
function record_openQuestion(at, questions, asked, { source, none, names, settled }) {
    const wanted = asked.trim().toUpperCase();
    const found = questions.filter((one) => names(one).includes(wanted));
    const one = found.find(({ state }) => state === 'open') ?? found[0];
    const todo = stillOpen(questions, none);
    if (!one)
        throw unfit(at, `no question ${JSON.stringify(asked)}`, `one of ${source}`, todo);
    if (one.state !== 'open')
        throw unfit(at, settled(one), 'an open question', todo);
    return one;
}
/** What may be answered instead. */
function stillOpen(questions, none) {
    const open = questions.filter(({ state }) => state === 'open').map(({ id }) => id);
    return open.length === 0 ? none : `Open are: ${open.join(', ')}.`;
}
/** A person's words on one line: an option in its own spelling, else as they are; options are but offers. */
function answerWords(at, text, options) {
    const words = oneLine(text);
    if (words === '')
        throw unfit(at, 'no words', 'an answer', 'Say what is decided.');
    return options.find((option) => option.toLowerCase() === words.toLowerCase()) ?? words;
}
/** Last Activity of the loop (of plan or tasks, if the work is there) and Last Updated, each set to now. */
function record_touched(doc, step, now) {
    const index = readIndex(doc);
    const phase = step === 'plan' || step === 'tasks' ? index.phases[step] : index.loop;
    const cells = [tables_cellOf(phase, 'last_activity'), tables_cellOf(index.metadata, 'last_updated')].flatMap((cell) => cell ?? []);
    if (cells.length === 0)
        return addValue(doc, 'priority_loop_state', 'Last Activity', (0,time/* formatTime */.f)(now)) ?? doc;
    return cells.reduce((one, cell) => setValue(one, cell, formatTimeLike(now, cell.value)), doc);
}
/** The two logs: their headings, and the columns that seed 001 and the templates give them. */
const LOGS = {
    gaps: { heading: 'Gap Resolution History', columns: ['Gap ID', 'Iteration', 'Action', 'Details'] },
    decisions: { heading: 'Unified Decisions Log', columns: ['Timestamp', 'Agent', 'Decision', 'Rationale'] },
};
/** Whether the index has the log, with a table or without. */
function hasLog(doc, log) {
    return sectionUnder(doc, (0,text_words/* normal */.qb)(LOGS[log].heading)) !== null;
}
/** Rows at the end of a log; the log is made at the end of the file where it is missing. */
function logged(doc, log, rows, now) {
    if (rows.length === 0)
        return doc;
    const { heading, columns } = LOGS[log];
    const found = sectionUnder(doc, (0,text_words/* normal */.qb)(heading));
    const table = found?.tables[0];
    if (table)
        return rows.reduce((one, said) => addRow(one, table.line, record_rowOf(table, said, now)), doc);
    const fresh = { columns, rows: [], line: 0 };
    const cells = rows.map((said) => record_rowOf(fresh, said, now));
    if (found)
        return addTable(doc, found.line, columns, cells);
    const last = doc.sections.at(-1);
    const ruled = doc.sections.some(({ prose }) => prose.some(({ text }) => text === '---'));
    const parted = ruled && last ? addLine(doc, last.line, '---') : doc;
    return addSection(parted, heading, 2, [], { columns, rows: cells });
}
const TIMES = new Set(['timestamp', 'date', 'time', 'resolved_at', 'when']);
function record_rowOf({ columns, rows }, said, now) {
    return columns.map((column, at) => {
        const name = (0,text_words/* normal */.qb)(column);
        if (TIMES.has(name))
            return formatTimeLike(now, rows.at(-1)?.cells[at] ?? '');
        return said[name] || '-';
    });
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/state-defaults.js





/** A state at its place with what was found; `named` is the feature's name as the file gives it. */
function stateAt(site, named, found) {
    return workflowState(site, { feature: featureOf(site, named), folders: places_foldersOf(site), ...found });
}
/** A step; `files`: paths that it writes as the tool does. The state lists none, so none of them is owed. */
function stepOf(id, finished, line, files = []) {
    return state_stepAt(id, finished, {
        line,
        artifacts: files.map((path) => owedFile(path, { conditional: true })),
    });
}
/** A question without what this format alone knows of it. */
function questionOf({ id, question, options, state, line }) {
    return { id, question, options, state, line };
}
/** The first of these fields that names a branch. */
function branchIn(fields) {
    const named = fields.flatMap(({ key, cell }) => {
        const name = cell?.text.replace(/[`*]/g, '').trim() ?? '';
        return (0,text_words/* isNothing */.qv)(name) || (0,text_words/* isPlaceholder */.wK)(name) ? [] : [{ field: key, name, line: cell?.line ?? null }];
    });
    return named[0] ?? null;
}
/** Whether a feature or its branch is another's: the tool calls branch and folder alike (`<NNN>-<name>`). */
function namesOther(name, home) {
    return isFeatureFolder(home) && /^\d{3,}-./.test((0,markdown_paths/* baseOf */.bx)(name)) && (0,markdown_paths/* baseOf */.bx)(name) !== (0,markdown_paths/* baseOf */.bx)(home);
}
/** What a file's branch says that was copied into another feature's folder. */
function branchNotes(branch, home) {
    if (branch === null || !namesOther(branch.name, home))
        return [];
    return [
        `${branch.field} (line ${branch.line ?? '-'}) records another feature's branch than the folder is ` +
            'called: the state may be a copy. The folder counts; correct the field, or remove the copy.',
    ];
}
/** Whether the feature's spec is there as a plain file that holds something: an empty one is no output. */
function specThere(site, snapshot) {
    const path = specPath(site);
    const mode = snapshot.entry(path)?.mode;
    if (!(0,model_snapshot/* isFileMode */.s)(mode))
        return false;
    const reading = snapshot.text(path);
    return !reading.ok || reading.text.trim() !== '';
}
function specPath(site) {
    return (0,markdown_paths/* joinPath */.uJ)(homeOf(site), 'spec.md');
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/context/read.js
// Reads a context file: whom a phase waits for, what the last review asked, and the answers that are logged.











/**
 * What a context file says of its phase. The front matter counts; a body that says otherwise is noted.
 * `report` is the text of the last review, `null` where there is none.
 */
function contextFacts(doc, path, report) {
    const phase = phaseOf(path);
    const status = fieldAt(doc, 'status');
    const { text = '', line = null } = status ?? {};
    const waiting = /^awaiting_[a-z_]+$/.test(statusWord(text));
    const done = CONTEXT_STATUSES.means(text) === 'done';
    const asks = report !== null && awaitsUser(text);
    const contradictions = done ? unfinishedIn(doc, phase, line) : [];
    return {
        phase,
        path,
        done: done && contradictions.length === 0,
        current: waiting ? read_currentOf(doc, phase, text, line) : null,
        statusText: status?.text ?? null,
        words: [{ ...CONTEXT_STATUSES.word('status', status?.text ?? null, line), known: waiting || done }],
        timestamps: ['created', 'updated'].flatMap((key) => {
            const field = fieldAt(doc, key);
            return field === null ? [] : timestampOf(key, field.text, field.line, key === 'updated');
        }),
        steps: [stepOf(phase, done, line, filesOf(phase, path))],
        questions: asks ? context_read_questionsIn(report, doc.body, read_iterationOf(doc)).map(questionOf) : [],
        contradictions,
        notes: read_notesOf(doc, phase, statusWord(text)),
        named: fieldAt(doc, 'feature_id')?.text ?? null,
        // Upstream records none; people and later versions do.
        branch: branchIn(['branch', 'feature_branch', 'branch_name'].map((key) => ({ key, cell: fieldAt(doc, key) }))),
        title: read_titleOf(doc),
    };
}
function read_currentOf(doc, phase, status, line) {
    return currentStep(phase, {
        iteration: read_iterationOf(doc),
        line,
        waits: awaitsUser(status) ? 'awaiting-answer' : null,
        next: PHASES[PHASES.indexOf(phase) + 1] ?? null,
        how: contextHow(status),
    });
}
/** Whole and not negative; this format sets no limit to it. */
function read_iterationOf(doc) {
    const { value } = fields_countOf(fieldAt(doc, 'iteration')?.text ?? '');
    return value !== null && value >= 0 ? value : null;
}
/** Values of `phase` with another one behind them (upstream's command pages). */
const EARLIER = {
    specify: [],
    techspec: [],
    plan: ['research', 'datamodel', 'data_model'],
    tasks: ['mapping'],
    implement: [],
};
/** What `<part>_status` says of a part that is not done. */
const PART_OPEN = /^(?:pending|not_started|in_progress|partial|blocked|draft|awaiting_\w+|needs_\w+)$/;
/** Front matter that calls itself completed and names a part that is not. */
function unfinishedIn(doc, phase, line) {
    const parts = Object.keys(doc.data).filter((key) => /^[a-z_]{1,40}_status$/.test(key));
    const open = ['phase', ...parts].flatMap((key) => {
        const field = fieldAt(doc, key);
        const word = statusWord(field?.text ?? '');
        const left = key === 'phase' ? EARLIER[phase].includes(word) : PART_OPEN.test(word);
        return field && left ? [{ key, ...field }] : [];
    });
    return open.map(({ key, text, line: at }) => contradiction(`status: found "completed" on line ${line ?? '-'} and ${key}: ${JSON.stringify(text)}, ` +
        'expected one story. Keep the one that is right.', at, { status: 'completed', field: key, found: text }));
}
function read_notesOf(doc, phase, status) {
    const notes = [];
    if (fieldAt(doc, 'iteration') !== null && read_iterationOf(doc) === null)
        notes.push(`The iteration in ${phase}'s context file is no whole number from 0; nothing hangs on it.`);
    if (bodyDisagrees(doc, status))
        notes.push(`The body of ${phase}'s context file lags behind its front matter.`);
    return notes;
}
/** Agents update the front matter and forget the tables: those are looked at for a note alone. */
function bodyDisagrees(doc, status) {
    const context = rowsUnder(doc.body, 'feature_context');
    const named = context.find((row) => (0,text_words/* normal */.qb)(row.cell('aspect')) === 'current_phase')?.cell('value') ?? '';
    const phase = (0,text_words/* normal */.qb)(fieldAt(doc, 'phase')?.text ?? '');
    if (named !== '' && phase !== '' && (0,text_words/* normal */.qb)(named) !== phase)
        return true;
    const files = rowsUnder(doc.body, 'file_paths');
    return status === 'completed' && files.some((row) => (0,text_words/* normal */.qb)(row.cell('status')) === 'pending');
}
/** The first line of what the user asked for. */
function read_titleOf(doc) {
    const section = doc.body.sections.find(({ heading }) => (0,text_words/* normal */.qb)(heading ?? '') === 'user_input');
    return section?.prose[0]?.text ?? null;
}
/** Where the review of every phase is written (upstream's commands). */
function reportOf(site) {
    return (0,markdown_paths/* joinPath */.uJ)(homeOf(site), `${FOLDER}/advocate-report.md`);
}
const LABEL = /^(C\d{1,3}(?:\.\d{1,3})?)\b/i;
/**
 * The questions below `Clarifications Needed`, answered where the log of this iteration says so. None where
 * the report is of another iteration, or still its template.
 */
function context_read_questionsIn(report, body, iteration) {
    const sections = scanMarkdown((0,text_lines/* linesOf */.Dx)(report));
    const written = /^>?\s*Iteration:\s*(\d{1,4})\b/im.exec(report)?.[1];
    if (written !== undefined && iteration !== null && Number(written) !== iteration)
        return [];
    const answered = new Set(answersIn(body, iteration).map((id) => id.toUpperCase()));
    return sections.flatMap(({ heading, fields, prose }) => {
        const id = LABEL.exec(heading ?? '')?.[1]?.toUpperCase();
        const value = (name) => fields.find(({ key }) => (0,text_words/* normal */.qb)(key) === name)?.value.value ?? '';
        const question = value('question');
        if (id === undefined || question === '' || (0,text_words/* isPlaceholder */.wK)(question))
            return [];
        const gap = value('related_gap').toUpperCase() || null;
        const state = answered.has(id) || (gap !== null && answered.has(gap)) ? 'answered' : 'open';
        const options = prose.flatMap(({ text }) => /^\d{1,2}[.)]\s+(.*)$/.exec(text)?.[1] ?? []);
        return [{ id, question, options, state, line: null, gap }];
    });
}
/** Ids that the table of user answers of an iteration names. */
function answersIn(body, iteration) {
    const table = answersOf(body, iteration)?.tables[0];
    const rows = table?.rows ?? [];
    return rows.flatMap(({ cells: [id = '', , answer = ''] }) => (answer === '' ? [] : [id]));
}
/** The section of user answers within the log of an iteration; `null` where it is not there yet. */
function answersOf(body, iteration) {
    const at = iterationAt(body, iteration);
    const level = body.sections[at]?.level ?? 0;
    const end = body.sections.findIndex((section, i) => i > at && section.level <= level);
    const within = at < 0 ? [] : body.sections.slice(at, end < 0 ? undefined : end);
    const named = ({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? '') === 'user_answers';
    return within.findLast((section) => named(section) && section.tables.length > 0) ?? null;
}
/** Where the log of an iteration begins: `Iteration 2`, `Phase: research - Iteration 2`; -1: nowhere. */
function iterationAt(body, iteration) {
    if (iteration === null)
        return -1;
    const pattern = new RegExp(`\\biteration\\s+${iteration}\\b`, 'i');
    return body.sections.findLastIndex(({ heading, level }) => level > 1 && pattern.test(heading ?? ''));
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/context/choices.js
// What choices write into a context file: its time, and answers with whatever follows from the last of them.








/** `updated` set to now in its own spelling; added after `created` where the file has none. */
function touchedContext(doc, now) {
    return { ...doc, data: stampField(doc, 'updated', now, 'created') };
}
/** Who takes the work up once the user has answered (upstream's command of each phase). */
const choices_AFTER = {
    specify: 'AWAITING_ANALYST',
    techspec: 'AWAITING_ANALYST',
    plan: 'AWAITING_PLANNER',
    tasks: 'AWAITING_ARCHITECT',
    implement: 'AWAITING_ANALYST',
};
/** Phases of planning that the analyst works on since version 3. */
const ANALYST_PHASES = new Set(['analysis', 'design']);
/**
 * The answer goes into the log of the iteration. With the last open question, or where no report says what
 * was asked, the next agent is awaited: status, iteration and instructions say so, as upstream's commands do.
 * @throws UserError where the file does not wait for the user, the question is none, or nothing is answered
 */
function answerContext(at, doc, question, text) {
    const status = choices_statusOf(doc);
    if (!awaitsUser(status))
        throw unfit(at, `the status ${JSON.stringify(status)}`, '"awaiting-user"', 'Nothing is asked; resume it.');
    const asked = askedIn(at, doc);
    const one = asked.length === 0 ? null : meant(at, asked, question);
    const words = answerWords(at, text, one?.options ?? []);
    const id = one?.gap ?? one?.id ?? oneLine(question);
    const logged = { ...doc, body: withAnswer(doc, [id, one?.question ?? '-', words]) };
    const left = asked.filter(({ state, id: other }) => state === 'open' && other !== one?.id);
    const done = left.length === 0 ? handedOn(logged, at) : logged;
    const notes = left.map((other) => `Still open: ${other.id}.`);
    return { summary: `answer ${one?.id ?? id}`, doc: touchedContext(done, at.now), notes };
}
/** The file waits for the user although its log answers every question of the review. */
function answersGiven(at, doc) {
    const asked = awaitsUser(choices_statusOf(doc)) ? askedIn(at, doc) : [];
    if (asked.length === 0 || asked.some(({ state }) => state === 'open'))
        return null;
    const next = touchedContext(handedOn(doc, at), at.now);
    const ids = asked.map(({ id }) => id).join(', ');
    return {
        summary: `status ${textOf(next.data['status'])}`,
        doc: next,
        proof: [
            `The log of iteration ${read_iterationOf(doc) ?? '-'} answers ${ids}, ` +
                'which is all that the advocate’s report asks.',
        ],
    };
}
function choices_statusOf(doc) {
    return fieldAt(doc, 'status')?.text ?? '';
}
/** The questions of the review; none where there is no report of this iteration. */
function askedIn({ site, snapshot }, doc) {
    const report = snapshot.text(reportOf(site));
    return report.ok ? context_read_questionsIn(report.text, doc.body, read_iterationOf(doc)) : [];
}
function meant(at, asked, question) {
    return record_openQuestion(at, asked, question, {
        source: 'the advocate’s report',
        none: 'All are answered.',
        names: ({ id, gap }) => [id, gap],
        settled: ({ id }) => `${id} answered already`,
    });
}
const choices_COLUMNS = ['Gap ID', 'Question', 'Answer'];
/** A row of the iteration's answers; the table and the log's headings are made where they are missing. */
function withAnswer(doc, row) {
    const { body, data } = doc;
    const iteration = read_iterationOf(doc);
    const answers = answersOf(body, iteration);
    const [table] = answers?.tables ?? [];
    if (table)
        return addRow(body, table.line, table.columns.map((_, at) => row[at] ?? '-'));
    const log = body.sections.findLastIndex(({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? '') === 'clarification_log');
    const level = body.sections[log]?.level ?? 2;
    const isLast = log >= 0 && !body.sections.some((section, at) => at > log && section.level <= level);
    const withLog = isLast ? body : addSection(body, 'Clarification Log', level, []);
    const begun = isLast && iterationAt(body, iteration) === lastOfLevel(body, level + 1);
    const phase = typeof data['phase'] === 'string' ? `Phase: ${oneLine(data['phase'])} - ` : '';
    const titled = begun ? withLog : addSection(withLog, `${phase}Iteration ${iteration ?? 1}`, level + 1, []);
    return addSection(titled, 'User Answers', level + 2, [], { columns: choices_COLUMNS, rows: [row] });
}
/** The last heading of a level; -2 where there is none, which is no place at all. */
function lastOfLevel({ sections }, level) {
    const at = sections.findLastIndex((section) => section.level === level);
    return at < 0 ? -2 : at;
}
/** The next agent is awaited, in the next iteration, with the answers as its instructions. */
function handedOn(doc, { recovery }) {
    const { body, data } = doc;
    const iteration = read_iterationOf(doc);
    // A count that the file writes in another way (`2 of 10`) is left to the tool.
    const counts = iteration !== null && wholeNumber(data['iteration']) !== null;
    const phase = phaseOf(recovery.path);
    const named = data['phase'];
    const analyst = typeof named === 'string' && ANALYST_PHASES.has((0,text_words/* normal */.qb)(named));
    const next = phase === 'plan' && analyst ? 'AWAITING_ANALYST' : choices_AFTER[phase];
    const told = body.sections.find(({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? '') === 'supervisor_instructions');
    const words = `Revise by the user's answers of iteration ${iteration ?? 1} in the Clarification Log below.`;
    return {
        ...doc,
        data: setFields(data, [
            [['status'], (0,text_words/* wordLike */.ST)(next, choices_statusOf(doc))],
            ...(counts ? [[['iteration'], iteration + 1]] : []),
        ]),
        body: told ? addLine(body, told.line, words) : body,
    };
}

// EXTERNAL MODULE: ./lib/text/data/differences.js
var data_differences = __webpack_require__(6784);
// EXTERNAL MODULE: ./lib/text/data/brackets.js
var data_brackets = __webpack_require__(6487);
;// CONCATENATED MODULE: ./lib/text/json/edits.js
// From differences in data to edits of a JSON text, in the indentation that the text shows.




/**
 * The edits that express the differences, in their order.
 * @throws EditError where a value cannot be written
 */
function jsonEdits(text, scan, differences) {
    const writer = new Writer(text, scan);
    return differences.map((difference) => writer.edit(difference));
}
/** Deeper than what can be read, and far from the end of the stack. */
const edits_DEEPEST = 128;
class Writer {
    text;
    scan;
    eol;
    /** One step of indentation; `null` in a text whose root stands on one line. */
    unit;
    /** With the blanks around it, as one key of the text shows it. */
    colon;
    constructor(text, scan) {
        this.text = text;
        this.scan = scan;
        this.eol = (0,text_lines/* eolOf */.Wl)((0,text_lines/* linesOf */.Dx)(text));
        const first = scan.spots.get('')?.members[0];
        const unit = first ? (0,data_brackets/* indentOf */._)(text, first.start) : null;
        this.unit = unit === '' ? '  ' : unit;
        const keyed = [...scan.spots.values()].find(({ key }) => key);
        const shown = text.slice(keyed?.key?.end, keyed?.start);
        this.colon = /^[ \t]*:[ \t]*$/.test(shown) ? shown : ': ';
    }
    edit(difference) {
        const { pointer } = difference;
        const spot = this.scan.spots.get(pointer);
        if (!spot)
            throw new errors/* EditError */.F(`nothing is at ${JSON.stringify(pointer)}`);
        const { start, end, key, keys, members } = spot;
        const { kind } = difference;
        if (kind === 'scalar')
            return { start, end, text: edits_spell(difference.value) };
        if (kind === 'rename')
            return { ...(key ?? spot), text: JSON.stringify(difference.key) };
        if (kind === 'fill')
            return { start, end, text: this.value(difference.value, this.indentAround(spot)) };
        if (kind === 'append') {
            const indent = this.indentWithin(spot, members.length - 1);
            const items = difference.items.map((item) => this.value(item, indent));
            return this.added(spot, members.length - 1, items);
        }
        const at = difference.after === null ? -1 : (keys.get(difference.after) ?? -1);
        const indent = this.indentWithin(spot, Math.max(at, 0));
        return this.added(spot, at, difference.entries.map((entry) => this.entry(entry, indent)));
    }
    added(spot, at, spelled) {
        const outer = this.indentAround(spot);
        const comma = this.colon === ':' ? ',' : ', ';
        if (spot.members.length > 0 || outer === null)
            return (0,data_brackets/* addMembers */.p)(this.text, spot, at, spelled, { comma, eol: this.eol });
        const inside = this.inLines(spelled, outer + (this.unit ?? ''), outer);
        return { start: spot.start + 1, end: spot.end - 1, text: inside };
    }
    /** The indentation of a member's line; `null` where members share one line. */
    indentWithin(spot, at) {
        const member = spot.members[at];
        if (member)
            return (0,data_brackets/* indentOf */._)(this.text, member.start);
        const outer = this.indentAround(spot);
        return outer === null ? null : outer + (this.unit ?? '');
    }
    /** The indentation of the line that a value or its key begins; `null` where it shares its line. */
    indentAround({ start, key }) {
        return this.unit === null ? null : (0,data_brackets/* indentOf */._)(this.text, key?.start ?? start);
    }
    entry([key, value], indent, depth = 0) {
        return JSON.stringify(key) + this.colon + this.value(value, indent, depth);
    }
    /** @param indent that of the value's line; `null` puts everything on one line */
    value(data, indent, depth = 0) {
        if (depth > edits_DEEPEST)
            throw new errors/* EditError */.F('the new value nests lists and maps too deep. Flatten it.');
        if (!(0,data_data/* isList */.Lv)(data) && !(0,data_data/* isMap */.jh)(data))
            return edits_spell(data);
        const inner = indent === null || this.unit === null ? null : indent + this.unit;
        const members = (0,data_data/* isList */.Lv)(data)
            ? data.map((item) => this.value(item, inner, depth + 1))
            : Object.entries(data).map((entry) => this.entry(entry, inner, depth + 1));
        const comma = this.colon === ':' ? ',' : ', ';
        const flat = inner === null || members.length === 0;
        const inside = flat ? members.join(comma) : this.inLines(members, inner, indent ?? '');
        return (0,data_data/* isList */.Lv)(data) ? `[${inside}]` : `{${inside}}`;
    }
    inLines(members, inner, outer) {
        return this.eol + members.map((one) => inner + one).join(`,${this.eol}`) + this.eol + outer;
    }
}
function edits_spell(value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new errors/* EditError */.F(`the number ${value} cannot be written in JSON`);
    return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./lib/text/json/scan.js
// Reads JSON strictly, and remembers where each value stands.



/** @throws StateError as `readJson` says */
function scanJson(text) {
    return new Reader(text).read();
}
const scan_NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
const NO_KEYS = new Map();
/** A number; an integer that a double would round stays as it is spelled, since most of those are ids. */
function scan_numberOf(spelled) {
    const value = Number(spelled);
    return /^-?\d+$/.test(spelled) && !Number.isSafeInteger(value) ? spelled : value;
}
/** Walks the text once; `at` is where it stands. */
class Reader {
    places = new Map();
    spots = new Map();
    text;
    lines;
    at;
    constructor(text) {
        this.text = text;
        this.lines = (0,text_lines/* linesOf */.Dx)(text);
        this.at = text.startsWith(text_lines/* BOM */.bh) ? 1 : 0;
        (0,text_lines/* refuseConflicts */.wz)(this.lines);
    }
    read() {
        this.skipBlanks();
        const data = this.value('', this.lineAt(this.at), 0, null);
        this.skipBlanks();
        if (this.at < this.text.length)
            throw this.fault('the end of the file');
        return { data, places: this.places, spots: this.spots };
    }
    value(pointer, line, depth, key) {
        const start = this.at;
        (0,data_data/* refuseDeep */.zM)(pointer, depth, () => line);
        const char = this.text[start];
        if (char === '{' || char === '[') {
            this.places.set(pointer, { line, text: null });
            const content = char === '{' ? this.map(pointer, depth + 1) : this.list(pointer, depth + 1);
            this.spots.set(pointer, { start, end: this.at, key, ...content.inside });
            return content.data;
        }
        const scalar = char === '"' ? this.string() : this.bare();
        const end = this.at;
        this.spots.set(pointer, { start, end, key, keys: NO_KEYS, members: [] });
        this.places.set(pointer, {
            line,
            text: typeof scalar === 'string' ? scalar : this.text.slice(start, end),
        });
        return scalar;
    }
    map(pointer, depth) {
        const data = Object.create(null);
        const linesOfKeys = new Map();
        const members = [];
        const keys = new Map();
        this.each('}', () => {
            const [start, line] = [this.at, this.lineAt(this.at)];
            if (this.text[start] !== '"')
                throw this.fault('a key in double quotes or "}"');
            const key = this.string();
            const name = { start, end: this.at };
            const first = linesOfKeys.get(key);
            if (first !== undefined)
                throw (0,data_data/* duplicateKey */.Ve)(key, first, line);
            linesOfKeys.set(key, line);
            this.skipBlanks();
            if (this.text[this.at] !== ':')
                throw this.fault('":"');
            this.at++;
            this.skipBlanks();
            data[key] = this.value(pointer + (0,data_data/* pointerOf */.rq)(key), line, depth, name);
            keys.set(key, members.push({ start, end: this.at }) - 1);
        });
        return { data, inside: { keys, members } };
    }
    list(pointer, depth) {
        const data = [];
        const members = [];
        this.each(']', () => {
            const start = this.at;
            data.push(this.value(pointer + (0,data_data/* pointerOf */.rq)(data.length), this.lineAt(start), depth, null));
            members.push({ start, end: this.at });
        });
        return { data, inside: { keys: NO_KEYS, members } };
    }
    /** Members between commas up to the closing bracket. */
    each(close, member) {
        this.at++;
        this.skipBlanks();
        if (this.text[this.at] === close) {
            this.at++;
            return;
        }
        for (;;) {
            member();
            this.skipBlanks();
            const char = this.text[this.at];
            if (char !== ',' && char !== close)
                throw this.fault(`"," or "${close}"`);
            this.at++;
            if (char === close)
                return;
            this.skipBlanks();
        }
    }
    string() {
        const start = this.at;
        for (this.at++; this.text[this.at] !== '"'; this.at++) {
            if (this.text[this.at] === '\\')
                this.at++;
            if (this.at >= this.text.length || this.text.charCodeAt(this.at) < 0x20)
                throw this.fault("'\"'");
        }
        this.at++;
        try {
            return JSON.parse(this.text.slice(start, this.at));
        }
        catch {
            this.at = start;
            throw this.fault('a string with valid escapes');
        }
    }
    bare() {
        scan_NUMBER.lastIndex = this.at;
        const number = scan_NUMBER.exec(this.text)?.[0];
        const word = number ?? [...WORDS.keys()].find((known) => this.text.startsWith(known, this.at));
        if (word === undefined)
            throw this.fault('a value');
        this.at += word.length;
        return number === undefined ? (WORDS.get(word) ?? null) : scan_numberOf(number);
    }
    skipBlanks() {
        while (' \t\n\r'.includes(this.text[this.at] ?? 'x'))
            this.at++;
    }
    lineAt(offset) {
        return (0,text_lines/* lineAt */.mh)(this.lines, offset);
    }
    fault(expected) {
        const char = this.text[this.at];
        const line = this.lineAt(this.at);
        const found = char === undefined ? 'the end of the file (it is cut off)' : JSON.stringify(char);
        const message = `found ${found} on line ${line} at offset ${this.at}, expected ${expected}. ` +
            'Correct the JSON, or restore the file from history.';
        return new errors/* StateError */.qq('state-readable', message, line, { offset: this.at });
    }
}

;// CONCATENATED MODULE: ./lib/text/json/document.js






/** JSON text to data and back; `print` edits in place what differs, as `printJson` says. */
const json = { parse: readJson, print: (text, doc) => printJson(text, doc.data) };
/**
 * @throws StateError `state-readable` for what is not JSON, with line and offset (UTF-16 units from 0), and
 * for keys that come twice, with both lines; `state-safe` for lists and maps nested too deep;
 * `state-not-conflicted`
 */
function readJson(text) {
    const { data, places } = scanJson(text);
    return { data, places };
}
/**
 * `text` with what differs in `data` edited in place: scalars, new names of keys, new keys, items at the end
 * of lists, and content for `null`, `[]` and `{}`. What is new stands in lines where its neighbours do.
 * @throws EditError for every other difference, and where the new text would not say exactly `data`
 */
function printJson(text, data) {
    const scan = scanJson(text);
    const differences = (0,data_differences/* differencesOf */.g)(scan.data, data);
    if (differences.length === 0)
        return text;
    const printed = (0,text_lines/* splice */.V4)(text, jsonEdits(text, scan, differences));
    (0,data_data/* assertReadsBack */.Ty)(reread(printed), data);
    return printed;
}
function reread(printed) {
    try {
        return scanJson(printed).data;
    }
    catch (error) {
        throw new errors/* EditError */.F('the new values cannot be written in place', { cause: error });
    }
}

// EXTERNAL MODULE: ./node_modules/gray-matter/index.js
var gray_matter = __webpack_require__(9599);
// EXTERNAL MODULE: ./lib/text/yaml/document.js + 4 modules
var yaml_document = __webpack_require__(1988);
;// CONCATENATED MODULE: ./lib/text/yaml/front-matter.js
// Front matter: the YAML between two `---` lines at the top of a file, and the body behind it.






/** A file with front matter; `print` edits the data in place and writes the body as it is given. */
const frontMatter = { parse: readFrontMatter, print: printFrontMatter };
/** Does the text begin with a `---` line, whatever stands behind the dashes? */
function hasFrontMatter(text) {
    const first = (0,text_lines/* linesOf */.Dx)(text.slice(0, LOOK))[0]?.text ?? '';
    return first.startsWith('---') && !first.startsWith('----');
}
const LOOK = 256;
/**
 * @throws StateError `state-safe` where something stands behind the first `---` (it would name a language
 * to run); `state-readable` where there is no front matter, it never closes, or it is no map; and as
 * `readYaml`
 */
function readFrontMatter(text) {
    const { yaml, bodyStart, bodyLine } = front_matter_partsOf(text);
    const read = (0,yaml_document/* readYaml */.gM)(yaml, 2);
    const data = read.data ?? EMPTY;
    if (!(0,data_data/* isMap */.jh)(data)) {
        const found = (0,data_data/* isList */.Lv)(data) ? 'a list' : 'one value';
        const expected = 'expected "key: value" lines. Restore it from history.';
        throw front_matter_unreadable(`found ${found} as front matter, ${expected}`, 2);
    }
    assertSameSplit(yaml, data);
    const lines = new Map(Object.keys(data).map((key) => [key, read.places.get((0,data_data/* pointerOf */.rq)(key))?.line ?? 2]));
    return { data, lines, places: read.places, body: text.slice(bodyStart), bodyLine };
}
const EMPTY = Object.freeze(Object.create(null));
/** @throws EditError as `printYaml` does, and where the body would not read back */
function printFrontMatter(text, doc) {
    const { yaml, yamlStart, yamlEnd, bodyStart, closed } = front_matter_partsOf(text);
    const usual = (0,text_lines/* eolOf */.Wl)((0,text_lines/* linesOf */.Dx)(text));
    const empty = Object.keys(doc.data).length === 0 && (0,yaml_document/* readYaml */.gM)(yaml, 2).data === null;
    const head = text.slice(0, yamlStart) + (empty ? yaml : (0,yaml_document/* printYaml */.d7)(yaml, doc.data, usual, 2));
    if (doc.body === text.slice(bodyStart))
        return head + text.slice(yamlEnd);
    // A lone CR before a body that begins with LF would become one line ending with it.
    const joins = usual === '\r' && doc.body.startsWith('\n');
    const eol = closed ? '' : joins ? '\n' : usual;
    const printed = head + text.slice(yamlEnd, bodyStart) + eol + doc.body;
    if (!front_matter_readsBack(printed, doc.body))
        throw new errors/* EditError */.F('the new body cannot be written: it does not read back');
    return printed;
}
function front_matter_readsBack(printed, body) {
    try {
        return readFrontMatter(printed).body === body;
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            return false;
        throw error;
    }
}
function front_matter_partsOf(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    const [first] = lines;
    const opening = first?.text ?? '';
    if (!hasFrontMatter(text))
        throw front_matter_unreadable('found no front matter, expected "---" on line 1. Restore it from history.', 1);
    if (opening.trimEnd() !== '---') {
        const found = JSON.stringify(opening.slice(0, 40));
        const message = `found ${found} on line 1, expected "---" alone. Remove the rest.`;
        throw new errors/* StateError */.qq('state-safe', message, 1);
    }
    const end = (0,blocks/* frontMatterEnd */.QY)(lines);
    const close = lines[end - 1];
    const yamlStart = lines[1]?.start ?? text.length;
    if (end < 2 || !close)
        throw front_matter_unreadable('found front matter that opens on line 1 and never closes, expected "---" after it.', 1);
    const odd = lines.slice(1, end - 1).find((line) => line.text.startsWith('---'));
    if (odd) {
        const message = `found front matter with "${odd.text.slice(0, 8)}" on line ${odd.number}`;
        throw front_matter_unreadable(`${message}, expected no line that begins with "---". Quote or remove it.`, odd.number);
    }
    return {
        yaml: text.slice(yamlStart, close.start),
        yamlStart,
        yamlEnd: close.start,
        bodyStart: close.end + close.eol.length,
        bodyLine: end + 1,
        closed: close.eol !== '',
    };
}
function front_matter_unreadable(message, line) {
    return new errors/* StateError */.qq('state-readable', message, line);
}
/** Languages that gray-matter would run or read by itself. */
const front_matter_REFUSED = ['js', 'javascript', 'coffee', 'coffeescript', 'cson', 'json', 'toml'];
function front_matter_refuse() {
    throw new errors/* StateError */.qq('state-safe', 'found front matter that is no YAML, expected YAML.', 1);
}
/**
 * Other tools read the same file through gray-matter: both must see the same front matter. It gets nothing
 * to run (engines that refuse, ours for YAML), no cache (an options object), and no blank lines (its
 * pattern is quadratic).
 */
function assertSameSplit(yaml, data) {
    const lines = (0,text_lines/* linesOf */.Dx)(yaml).map((line) => line.text);
    const content = lines.filter((line) => line.trim() !== '').join('\n');
    const engines = Object.fromEntries(front_matter_REFUSED.map((name) => [name, front_matter_refuse]));
    const options = { language: 'yaml', engines: { ...engines, yaml: () => ({ ...data }) } };
    const split = gray_matter(`---\n${content}\n---\n`, options);
    const same = split.matter.trim() === content.trim() && split.content === '';
    if (!same)
        throw front_matter_unreadable('found front matter that two readers split differently. Write it plainly.', 1);
}

;// CONCATENATED MODULE: ./lib/text/yaml/top-level-text.js
// The outermost keys of YAML at the margin, however the map is written: what a format is told by.
/** Lines before the first content that tell nothing: comments, `---` lines, conflict markers, empty ones. */
const top_level_text_BEFORE = /^(?:\uFEFF?(?:(?:---|<{7}|[ \t]*#)[^\r\n]*|[ \t]*)(?:\r\n|\r|\n))*/;
/**
 * A text to look for outermost keys in, never to read values from: of a flow map (`{a: 1, b: 2}`) each key
 * stands on a line of its own without its quotes, and a map that is indented as a whole begins at the margin.
 * Any other text comes back as it is. Torn and conflicted texts are taken as far as they go. Linear.
 */
function atMargin(text) {
    const head = top_level_text_BEFORE.exec(text)?.[0] ?? '';
    const rest = text.slice(head.length);
    const blanks = /^ */.exec(rest)?.[0].length ?? 0;
    if (rest[blanks] === '{')
        return (head +
            membersOf(rest, blanks + 1)
                .map(bare)
                .join('\n'));
    if (blanks === 0)
        return text;
    const margin = ' '.repeat(blanks);
    const lines = rest.split('\n').map((line) => (line.startsWith(margin) ? line.slice(blanks) : line));
    return head + lines.join('\n');
}
/** What stands between the commas of a flow map, up to its end or that of the text. */
function membersOf(text, start) {
    const members = [];
    let member = '';
    let depth = 1;
    for (let at = start; at < text.length && depth > 0;) {
        const next = tokenEnd(text, at);
        const token = text.slice(at, next);
        at = next;
        if (token === '{' || token === '[')
            depth++;
        if (token === '}' || token === ']')
            depth--;
        if (token === ',' && depth === 1) {
            members.push(member);
            member = '';
        }
        else if (depth > 0)
            member += token.startsWith('#') ? '' : token.replace(/[\r\n]/g, ' ');
    }
    return [...members, member].map((one) => one.trim());
}
/** Index behind the quoted text or comment that begins at `at`, else behind that one character. */
function tokenEnd(text, at) {
    const [before, sign] = [text[at - 1] ?? '', text[at] ?? ''];
    // Within a word neither a quote nor a number sign begins anything.
    if (sign === '#' && /\s/.test(before))
        return matchEnd(/[^\r\n]*/y, text, at);
    if (!/[\s{[,:]/.test(before))
        return at + 1;
    if (sign === '"')
        return matchEnd(/"(?:[^"\\]|\\[\s\S])*"?/y, text, at);
    return sign === "'" ? matchEnd(/'(?:[^']|'')*'?/y, text, at) : at + 1;
}
function matchEnd(pattern, text, at) {
    pattern.lastIndex = at;
    return at + (pattern.exec(text)?.[0].length ?? 1);
}
/** `"key": value` without the quotes of its key. */
function bare(member) {
    return member.replace(/^(["'])([^"']*)\1(?=\s*:)/, '$2');
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/document.js
// One document type for the three kinds of state file, told apart by what is in them.













/** The index's schema version; its successors have none that leads to another. */
const INDEX_VERSION = '1.0.0';
function kindOf(whole) {
    const text = beginning(whole);
    if (/^\s*[{[]/.test(text))
        return 'dag';
    if (EXECUTABLE.test(text))
        return document_NAMED.test(text.slice(0, FRONT_LOOK)) ? 'context' : 'index';
    return hasFrontMatter(text) && CONTEXT.test(atMargin(frontOf(text))) ? 'context' : 'index';
}
/** Front matter in another language than YAML (`---js`): never read, so its words are looked for as text. */
const EXECUTABLE = /^\uFEFF?---[ \t]*[^\s-]/;
const document_NAMED = new RegExp(`\\b(?:${CONTEXT_TYPES.join('|')}|awaiting[-_](?:user|analyst|advocate|architect))\\b`, 'i');
/** A text from its first line that tells a kind: conflict markers, blank lines and comments do not (S03). */
function beginning(text) {
    const first = (0,text_lines/* linesOf */.Dx)(text).find((line) => !/^\s*(?:<{7}.*|<!--.*-->\s*)?$/.test(line.text));
    return first ? text.slice(first.start) : '';
}
/** The lines between the first `---` and the next, or the first ones where it is never closed. */
function frontOf(text) {
    const lines = text.slice(0, FRONT_LOOK).split(/\r\n?|\n/);
    const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
    return lines.slice(1, end < 0 ? undefined : end).join('\n');
}
/** No context file's front matter comes near this. UTF-16 units. */
const FRONT_LOOK = 8192;
const SIGNATURE = new RegExp([
    '^\\uFEFF?(?:#[ \\t]+Feature Index\\b',
    '#{1,6}[ \\t]+[^A-Za-z\\n]{0,20}(?:Priority Loop State|Workflow Status Table)' +
        '[^A-Za-z\\n]{0,20}(?:\\(.*)?$)',
].join('|'), 'im');
const CONTEXT = new RegExp(`^type:[ \\t]*["']?(?:${CONTEXT_TYPES.join('|')})\\b|^status:[ \\t]*["']?awaiting[-_]`, 'im');
/** Is this text ours? By an index's title or sections, a context file's front matter, a graph's keys. */
function document_recognises(text) {
    const kind = kindOf(text);
    if (kind === 'context')
        return true;
    if (kind === 'index')
        return SIGNATURE.test(text);
    return text.includes('"workflow_id"') && /"(?:nodes|passes|pass_number|current_pass)"/.test(text);
}
/** Prints through the text codec of the document's kind, so that untouched bytes stay. */
const document_codec = {
    parse(text) {
        (0,text_lines/* refuseConflicts */.wz)((0,text_lines/* linesOf */.Dx)(text));
        const kind = kindOf(text);
        if (kind === 'dag')
            return { kind, ...graphShaped(json.parse(text)) };
        const body = markdown.parse(text);
        if (kind === 'context') {
            refuseUnfilledFront(frontOf(text));
            const { data, places } = frontMatter.parse(text);
            return { kind, data, places, body };
        }
        (0,blocks/* refuseOpenFence */.Qs)((0,text_lines/* linesOf */.Dx)(text));
        refuseUnfilledIndex(body);
        refuseTorn(text, body);
        return { kind, ...body };
    },
    print(text, doc) {
        if (doc.kind === 'dag')
            return json.print(text, doc);
        if (doc.kind === 'index')
            return markdown.print(text, doc);
        const front = { ...frontMatter.parse(text), data: doc.data };
        return markdown.print(frontMatter.print(text, front), doc.body);
    },
};
/** @throws StateError `state-readable` where keys hold other kinds of values, `version-known` (S18, S20) */
function graphShaped(doc) {
    const root = doc.data;
    if (!(0,data_data/* isMap */.jh)(root))
        throw otherShape(doc, '', 'an object at the root');
    for (const key of ['nodes', 'passes', 'edges']) {
        const value = root[key];
        if (value === undefined && key !== 'nodes')
            continue;
        if (!(0,data_data/* isList */.Lv)(value))
            throw otherShape(doc, `/${key}`, `a list of objects under ${key}`);
        const bad = value.findIndex((item) => !(0,data_data/* isMap */.jh)(item));
        if (bad >= 0)
            throw otherShape(doc, `/${key}/${bad}`, `an object in ${key}`);
    }
    const version = doc.places.get('/schema_version') ?? null;
    if (version === null || GRAPH_VERSIONS.includes(version.text ?? ''))
        return doc;
    const message = `found schema_version ${JSON.stringify(version.text)}, expected ${GRAPH_VERSIONS.join(' or ')}. ` +
        'The file is left alone; update Rekindle, or correct the version.';
    throw new errors/* StateError */.qq('version-known', message, version.line, {
        found: version.text,
        known: GRAPH_VERSIONS,
    });
}
function otherShape(doc, pointer, expected) {
    const place = doc.places.get(pointer);
    const found = place === undefined ? 'nothing' : (place.text ?? 'a list or an object');
    const message = `found ${JSON.stringify(found)}, expected ${expected}. Restore the file from history.`;
    return new errors/* StateError */.qq('state-readable', message, place?.line ?? null, { pointer });
}
/**
 * A status that shows progress beside a gap that somebody left is a real state: a template is told by a
 * status that is a gap itself, or by another gap beside the status that it comes with (upstream's templates).
 */
const FIRST_STATUSES = new Set(['not_started', 'awaiting_analyst', '']);
/** @throws StateError `state-filled` where the index is still its template */
function refuseUnfilledIndex(doc) {
    const { metadata, loop } = readIndex(doc);
    const id = tables_cellOf(metadata, 'id');
    const status = tables_cellOf(loop, 'loop_status');
    const begun = status !== null && !FIRST_STATUSES.has(statusWord(status.value));
    const gap = [status, begun ? null : id].find((cell) => cell && (0,text_words/* isPlaceholder */.wK)(cell.value));
    if (gap)
        throw unfilled(gap.name, gap.value, gap.line);
}
/** The same of a context file's front matter. @throws StateError `state-filled` */
function refuseUnfilledFront(front) {
    const found = new Map();
    for (const [at, text] of front.split('\n').entries()) {
        const [, key, value] = /^(type|status|feature_id):[ \t]*(.*)$/.exec(text) ?? [];
        if (key !== undefined && value !== undefined)
            found.set(key, { value: value.trim().replace(/^["']|["']$/g, ''), line: at + 2 });
    }
    const begun = !FIRST_STATUSES.has(statusWord(found.get('status')?.value ?? ''));
    for (const [key, { value, line }] of found)
        if ((0,text_words/* isPlaceholder */.wK)(value) && (key === 'status' || !begun))
            throw unfilled(key, value, line);
}
function unfilled(field, found, line) {
    const message = `${field}: found ${JSON.stringify(found)}, expected a value: it is a template's gap.`;
    return new errors/* StateError */.qq('state-filled', message, line, { field, found });
}
/** @throws StateError `state-readable` where the end of the index is missing (S02) */
function refuseTorn(text, doc) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const last = lines.at(-1);
    const number = last?.number ?? 1;
    if (tables_cellOf(readIndex(doc).loop, 'loop_status') === null) {
        const message = 'found no Loop Status below a heading "Priority Loop State", expected that row; ' +
            `the file ends on line ${number}. ` +
            'It may have been cut off: restore it from history.';
        throw new errors/* StateError */.qq('state-readable', message, number, { missing: 'Loop Status', last_line: number });
    }
    const cut = last?.eol === '' && last.text.trimStart().startsWith('|');
    if (!cut)
        return;
    const table = doc.sections.flatMap(({ tables }) => tables).at(-1);
    if (isWholeRow(last.text, number, table))
        return;
    const message = `found the table row on line ${number}, the last one, without its end, expected a whole row. ` +
        'The file was cut off: restore it from history.';
    throw new errors/* StateError */.qq('state-readable', message, number, { last_line: number });
}
/** A last line without line ending is whole where it is closed and has a cell for every column. */
function isWholeRow(text, number, table) {
    if (!table || !text.trimEnd().endsWith('|'))
        return false;
    const row = table.rows.at(-1);
    const rule = table.rows.length === 0 && number === table.line + 1;
    const cells = rule ? text.split('|').length - 2 : row?.line === number ? row.cells.length : 0;
    return cells >= table.columns.length;
}
/** `1.0.0`, `v1.0.0`, `1.0` and `1` are one version (S21). */
const SAME = /^v?1(?:\.0){0,2}$/i;
const NEWER = /^v?(?:1\.\d|[2-9]|[1-9]\d)/i;
/** @throws StateError `version-known` for a version that was never published */
function versionOf(doc) {
    const none = { written: null, rank: null, assumed: false, line: null };
    if (doc.kind === 'context')
        return { ...none, newest: null };
    if (doc.kind === 'dag') {
        const version = doc.places.get('/schema_version');
        const newest = GRAPH_VERSIONS.at(-1) ?? null;
        return { ...none, written: version?.text ?? null, line: version?.line ?? null, newest };
    }
    const cells = readIndex(doc).versions.filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    // Where it is written twice, the one that is not ours counts.
    const cell = cells.find(({ value }) => !SAME.test((0,text_words/* wordOf */.aG)(value))) ?? cells[0];
    if (!cell)
        return { written: INDEX_VERSION, rank: 0, assumed: true, line: null };
    const { line } = cell;
    const value = (0,text_words/* wordOf */.aG)(cell.value);
    if (SAME.test(value))
        return { written: value, rank: 0, assumed: false, line };
    if (NEWER.test(value))
        return { written: value, rank: 'newer', assumed: false, line };
    const message = `found version ${JSON.stringify(value)}, expected ${INDEX_VERSION}, the only one that was published. ` +
        'The file is left alone; correct the version.';
    throw new errors/* StateError */.qq('version-known', message, line, { found: value, newest: INDEX_VERSION });
}

// EXTERNAL MODULE: ./lib/text/safe-path.js
var safe_path = __webpack_require__(7460);
;// CONCATENATED MODULE: ./lib/formats/humaninloop/graph/passes.js
// Reads a graph of `dags/`: the passes of a workflow, the nodes in them and how far these came.








/** What a graph says of its phase. Its shape was tested when it was parsed. */
function graphFacts(doc, path) {
    const graph = graphOf(doc);
    const phase = phaseOfGraph(doc, path);
    const contradictions = contradictionsIn(graph, doc);
    const words = passes_wordsOf(graph, doc);
    const clear = contradictions.length === 0 && words.every(({ known }) => known);
    const current = clear ? passes_currentOf(graph, phase) : null;
    return {
        phase,
        path,
        done: clear && current === null,
        current,
        statusText: graph.status ?? graph.outcomes.at(-1) ?? null,
        words,
        timestamps: passes_timestampsOf(doc),
        steps: graph.nodes.map(({ id, state, line, produces }) => stepOf(id, state === 'done', line, madeAt(produces, path))),
        questions: [],
        contradictions,
        notes: [],
        named: null,
        branch: null,
        title: null,
    };
}
/** A node names what it produces: a file of the feature's folder, or of `.workflow/`. */
function madeAt(names, path) {
    const files = names.filter((name) => /\.\w+$/.test(name) && (0,safe_path/* unsafePath */.Kc)(name) === null).map(safe_path/* tidy */.DZ);
    return files.flatMap((name) => [places_besideState(path, name), places_besideState(path, `${FOLDER}/${name}`)]);
}
function phaseOfGraph(doc, path) {
    return textIn(rootOf(doc), 'workflow_id')?.startsWith('implement') ? 'implement' : phaseOf(path);
}
/** One line a row of the contract's table, then what it leaves open; `null` where the graph is done. */
function passes_currentOf(graph, phase) {
    const live = graph.nodes.filter(({ pass }) => pass === null || pass === graph.pass);
    const find = (state) => live.find((node) => node.state === state);
    const last = live.at(-1) ?? graph.nodes.at(-1);
    const at = (node, more) => currentStep(node?.id ?? phase, { iteration: graph.pass, line: node?.line ?? null, ...more });
    const running = find('running') ?? graph.nodes.find(({ state }) => state === 'running');
    const failed = find('failed');
    if ((0,text_words/* normal */.qb)(graph.outcomes.at(-1) ?? '') === 'halted')
        return at(failed ?? running ?? last, { failed: true, how: HALTED });
    if (running)
        return at(running, { how: RUNNING });
    if (isOver(graph))
        return null;
    if (failed)
        return at(failed, { failed: true, how: FAILED });
    const sent = graph.nodes.find(({ id, pass }) => graph.triggered.includes(id) && pass !== graph.pass);
    const waiting = find('waiting') ?? sent;
    if (waiting || !last)
        return at(waiting, { begun: false, how: WAITING });
    return at(last, { manner: 'continue', output: 'partial', how: BETWEEN });
}
const HALTED = 'The pass was frozen as halted: see why before a new pass begins.';
const RUNNING = 'Dispatch the node again; its report was not recorded.';
const FAILED = 'The node failed and the pass is open.';
const WAITING = 'Take a briefing of the graph, then dispatch the node.';
const BETWEEN = 'All nodes of the pass are done and it is not frozen: take a briefing of the graph and go on from there.';
function isOver({ outcomes, status, missing }) {
    if (missing)
        return false;
    if (outcomes.length === 0)
        return (0,text_words/* normal */.qb)(status ?? '') === 'completed';
    return outcomes.every((outcome) => (0,text_words/* normal */.qb)(outcome ?? '') === 'completed');
}
/** Whether the graph contradicts itself. */
function isSplit(doc) {
    return contradictionsIn(graphOf(doc), doc).length > 0;
}
/** A graph that calls itself completed while a pass is open or a node runs (S14), unless it was halted. */
function contradictionsIn(graph, doc) {
    if ((0,text_words/* normal */.qb)(graph.status ?? '') !== 'completed')
        return [];
    if ((0,text_words/* normal */.qb)(graph.outcomes.at(-1) ?? '') === 'halted' && !graph.missing)
        return [];
    const running = graph.nodes.find(({ state }) => state === 'running');
    const waiting = graph.outcomes.length === 0 && graph.nodes.find(({ state }) => state === 'waiting');
    const open = graph.outcomes.includes(null) || graph.missing;
    if (!running && !open && !waiting)
        return [];
    const line = doc.places.get((0,data_data/* pointerOf */.rq)('status'))?.line ?? null;
    const what = running
        ? 'a node that is in-progress'
        : open
            ? 'a pass without an outcome'
            : 'a node that is pending';
    const message = `status: found "completed" and ${what}, expected one story. Keep the one that is right.`;
    const nodeLine = (running ?? (waiting || null))?.line ?? null;
    const evidence = { status: graph.status, outcomes: graph.outcomes, node_line: nodeLine };
    return [contradiction(message, line, evidence)];
}
function wordAt(field, found, expected, line) {
    return {
        field,
        found,
        known: expected.some((word) => (0,text_words/* normal */.qb)(word) === (0,text_words/* normal */.qb)(found ?? '')),
        expected,
        line,
    };
}
function passes_wordsOf(graph, doc) {
    const lineOf = (...path) => doc.places.get((0,data_data/* pointerOf */.rq)(...path))?.line ?? null;
    return [
        ...(graph.status === null ? [] : [wordAt('status', graph.status, GRAPH_STATUSES, lineOf('status'))]),
        ...graph.outcomes.flatMap((outcome, at) => outcome === null
            ? []
            : [wordAt('outcome', outcome, OUTCOMES, lineOf('passes', at, 'outcome') ?? lineOf('outcome'))]),
        ...graph.nodes.map(({ id, status, line }) => wordAt(`status of ${id}`, status, NODE_STATUSES, line)),
    ];
}
const passes_TIMES = /^(?:\/passes\/\d+|\/nodes\/\d+\/history\/\d+\/trace)?\/(?:created_at|started_at|completed_at)$/;
function passes_timestampsOf(doc) {
    return [...doc.places].flatMap(([pointer, { text, line }]) => passes_TIMES.test(pointer) ? timestampOf(pointer.slice(1), text ?? '', line, pointer !== '/created_at') : []);
}
function graphOf(doc) {
    const root = rootOf(doc);
    const pass = countIn(root, 'current_pass') ?? countIn(root, 'pass_number');
    const listed = mapsIn(root, 'passes');
    const last = Math.max(listed.length, ...listed.map((entry) => countIn(entry, 'pass') ?? 0));
    const passes = 'passes' in root ? mapsIn(root, 'passes') : [root]; // schema 1.0.0 has a file for each pass
    const edges = mapsIn(root, 'edges').filter((edge) => (0,text_words/* normal */.qb)(textIn(edge, 'type') ?? '') === 'triggered_by' && countIn(edge, 'target_pass') === pass);
    return {
        nodes: mapsIn(root, 'nodes').map((node, at) => nodeOf(node, at, doc)),
        pass,
        outcomes: passes.map((entry) => textIn(entry, 'outcome')),
        missing: listed.length > 0 && pass !== null && pass > last,
        triggered: edges.flatMap((edge) => textIn(edge, 'target') ?? []),
        status: textIn(root, 'status'),
    };
}
/** The graph's own map; its shape was tested when it was parsed. */
function rootOf({ data }) {
    return (0,data_data/* isMap */.jh)(data) ? data : {};
}
/** Where the node stands that a decision names, from 0; -1: nowhere. */
function nodeAt(doc, step) {
    return graphOf(doc).nodes.findIndex(({ id }) => id === step);
}
/** Ids of nodes stand in decisions: what is not a plain name is called by its place. */
const PLAIN_ID = /^\w[\w.:-]{0,99}$/;
function nodeOf(node, at, doc) {
    const id = textIn(node, 'id') ?? '';
    const status = doc.places.get((0,data_data/* pointerOf */.rq)('nodes', at, 'status')) ?? null;
    return {
        id: PLAIN_ID.test(id) ? id : `node-${at + 1}`,
        status: status?.text ?? null,
        state: NODE_STATES.get((0,text_words/* normal */.qb)(status?.text ?? '')) ?? null,
        pass: countIn(node, 'last_active_pass'),
        line: (status ?? doc.places.get((0,data_data/* pointerOf */.rq)('nodes', at)))?.line ?? null,
        produces: producedBy(node),
    };
}
/** `contract.produces`: names, or maps with an `artifact`. */
function producedBy(node) {
    return listAt(node, 'contract', 'produces').flatMap((one) => typeof one === 'string' ? one : (0,data_data/* isMap */.jh)(one) ? (textIn(one, 'artifact') ?? []) : []);
}
function mapsIn(map, key) {
    return listAt(map, key).filter(data_data/* isMap */.jh);
}
/** A text, where the map has one under that key. */
function textIn(map, key) {
    const value = map[key];
    return typeof value === 'string' ? value : null;
}
/** A whole number from 1. */
function countIn(map, key) {
    const value = map[key];
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/graph/choices.js
// What choices write into a graph: a node begun again or passed over, in its pass or a new one after a halt.








/** Upstream's tool refuses a further pass without a person (its invariant INV-004). */
const MOST_PASSES = 5;
/** @throws UserError where no node was interrupted or failed, or no pass may follow */
function retryNode(at, doc) {
    return withNode(at, doc, 'pending', 'retry');
}
/** @throws UserError also where the node is no task: gates, decisions and milestones are never passed over */
function skipNode(at, doc) {
    return withNode(at, doc, 'skipped', 'skip');
}
/** What a graph would refuse of what is offered for a node: to pass over a gate, a pass beyond the last. */
function refusedByGraph(at) {
    const { doc } = at;
    if (doc?.kind !== 'dag')
        return [];
    return refusedAmong({
        retry: () => retryNode(writable(at), doc),
        skip: () => skipNode(writable(at), doc),
    });
}
function withNode(at, doc, status, word) {
    const { action, reason, step, instruction } = at.recovery.decision;
    const failed = action === 'ask' && reason === 'step-failed';
    const ran = action === 'rerun' && reason === 'step-interrupted';
    const index = step === null ? -1 : nodeAt(doc, step);
    if (!(failed || ran) || index < 0)
        throw unfit(at, `${action} (${reason})`, 'a node that failed or was interrupted', instruction);
    const root = rootOf(doc);
    const type = (0,text_words/* normal */.qb)(textIn(mapAt(root, 'nodes', index) ?? {}, 'type') || 'task');
    if (word === 'skip' && type !== 'task')
        throw unfit(at, `a ${type}`, 'a task', 'Gates, decisions and milestones are never skipped: retry it.');
    const outcome = textIn(lastPass(root), 'outcome') || textIn(root, 'outcome');
    const halted = (0,text_words/* normal */.qb)(outcome ?? '') === 'halted';
    const data = halted ? inNewPass(at, root, index, status) : inPass(root, index, status);
    const notes = halted ? ['The halted pass stays frozen; a new pass begins with this node.'] : [];
    return { summary: `${word} ${step}`, doc: { ...doc, data }, notes };
}
/** The status of a node and of its open entry, which upstream keeps equal; a verdict is taken back. */
function inPass(root, index, status) {
    const history = listAt(root, 'nodes', index, 'history');
    const entry = history.at(-1);
    const open = (0,data_data/* isMap */.jh)(entry) && entry['frozen'] !== true;
    const paths = [['nodes', index], ...(open ? [['nodes', index, 'history', history.length - 1]] : [])];
    return setFields(root, paths.flatMap((path) => [
        [[...path, 'status'], status],
        ...(valueAt(root, ...path, 'verdict') == null ? [] : [[[...path, 'verdict'], null]]),
    ]));
}
/** A frozen pass is never written again: the next one begins, with an entry of its own for the node. */
function inNewPass(at, root, index, status) {
    const last = lastPass(root);
    const pass = Number(last['pass'] ?? Number.NaN) + 1;
    if (!Number.isSafeInteger(pass))
        throw unfit(at, 'a frozen pass in a file of its own', 'a graph with a list of passes', 'Let the tool begin the next pass.');
    if (pass > MOST_PASSES)
        throw unfit(at, `${pass - 1} passes`, `fewer than ${MOST_PASSES}`, 'Decide by hand, or start fresh.');
    const sets = [
        [['current_pass'], pass],
        [['status'], 'in-progress'],
        [['completed_at'], null],
        [['nodes', index, 'status'], status],
        [['nodes', index, 'verdict'], null],
        [['nodes', index, 'last_active_pass'], pass],
    ];
    const known = sets.filter(([path]) => valueAt(root, ...path) !== undefined);
    const created = formatTimeLike(at.now, textIn(last, 'created_at') ?? '');
    const begun = like(last, { pass, created_at: created, frozen: false });
    const passed = appendTo(setFields(root, known), ['passes'], begun);
    const history = ['nodes', index, 'history'];
    if (valueAt(root, ...history) === undefined)
        return passed;
    const old = listAt(root, ...history).at(-1);
    const entry = { pass, status, frozen: false };
    const next = (0,data_data/* isMap */.jh)(old) ? like(old, entry, ['evidence']) : mapOf(Object.entries(entry));
    return appendTo(passed, history, next);
}
/** A map with the keys of another: these values, empty lists where named, `null` for the rest. */
function like(old, values, lists = []) {
    const kept = Object.keys(old).map((key) => [
        key,
        values[key] ?? (lists.includes(key) ? [] : null),
    ]);
    const more = Object.entries(values).filter(([key]) => key !== 'frozen' && !Object.hasOwn(old, key));
    return mapOf([...kept, ...more]);
}
function lastPass(root) {
    const last = listAt(root, 'passes').at(-1);
    return (0,data_data/* isMap */.jh)(last) ? last : {};
}
/**
 * A graph that calls itself completed while a pass is open (S14). The tool writes status and `completed_at`
 * in one go when it freezes a last pass: without the time, or with a pass that began later, it is old.
 */
function reopened(doc) {
    const root = rootOf(doc);
    if (!isSplit(doc))
        return null;
    const last = listAt(root, 'passes').at(-1);
    const open = (0,data_data/* isMap */.jh)(last) && last['outcome'] == null ? last : null;
    const ended = timeOf(root['completed_at']);
    const began = timeOf(open?.['created_at']);
    const proof = ended === null && open !== null && root['completed_at'] == null
        ? 'The graph has no completed_at, which the tool writes together with the status.'
        : ended !== null && began !== null && began > ended
            ? 'Its last pass began after completed_at and has no outcome.'
            : null;
    if (proof === null)
        return null;
    const data = setFields(root, [
        [['status'], 'in-progress'],
        ...(ended === null ? [] : [[['completed_at'], null]]),
    ]);
    const next = { ...doc, data };
    return isSplit(next) ? null : { summary: 'status in-progress', doc: next, proof: [proof] };
}
function timeOf(value) {
    return typeof value === 'string' ? (0,time/* parseTime */.p)(value).at : null;
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-file/answer.js
// A person's answer in an `index.md`: the question answered, its gaps and the logs told; not yet applied.






/**
 * The gaps stay `clarifying`: upstream calls a gap resolved when its answer is in the spec; that is for B2.
 * @throws UserError where the question is not open, or nothing is answered
 */
function answerIndex(at, doc, question, text) {
    const index = withAnswers(readIndex(doc), doc);
    const lost = lostAnswers(index, doc, answers_besideOf(at.site, at.snapshot));
    const asked = answer_meant(at, withOpen(index, lost), question);
    const words = answerWords(at, text, asked.options);
    const rows = index.questions.flatMap(({ id, line }) => (id === asked.id ? (line ?? []) : []));
    const answered = setColumn(doc, rows, 'status', 'answered');
    const gaps = index.gaps.filter((gap) => gap.status === 'clarifying' && covers(asked, gap));
    const told = gaps.reduce((one, gap) => noLongerPending(one, gap, asked), answered);
    const written = withLogs(told, { at, index, asked, words, gaps });
    const counted = clarificationsLeft(record_touched(written, null, at.now), index, asked);
    return { summary: `answer ${asked.id}`, doc: { kind: 'index', ...counted } };
}
/** A question whose answer is lost may be answered again. */
function withOpen(index, lost) {
    const questions = index.questions.map((one) => (lost.includes(one) ? { ...one, state: 'open' } : one));
    return { ...index, questions };
}
function answer_meant(at, { questions }, question) {
    const { ended } = at.state;
    const none = 'The index has no open question.';
    if (ended !== null)
        throw unfit(at, `a workflow that is ${ended}`, 'one that goes on', stillOpen(questions, none));
    return record_openQuestion(at, questions, question, {
        source: 'the index',
        none,
        names: ({ id }) => [id.toUpperCase()],
        settled: ({ id, status }) => `${id} with the status "${status}"`,
    });
}
/** Seed 001's queue says `Pending C2.1` of a gap whose question is open. */
function noLongerPending(doc, { line }, { id }) {
    const cell = gapRow(doc, line)?.cell('resolution') ?? '';
    const same = cell.toLowerCase() === `pending ${id}`.toLowerCase();
    return same ? setColumn(doc, [line], 'resolution', `Answered ${id}`) : doc;
}
function gapRow(doc, line) {
    return rowsUnder(doc, 'gap_priority_queue').find((row) => row.line === line);
}
/** A row for each gap, and one decision; the answer must stand in one log at least. */
function withLogs(doc, answer) {
    const { at, asked, words, gaps } = answer;
    const [history, decisions] = [hasLog(doc, 'gaps'), hasLog(doc, 'decisions')];
    const toHistory = gaps.length > 0 && (history || !decisions);
    const rows = gaps.map((gap) => historyRow(doc, gap, answer));
    const decision = {
        agent: 'user',
        workflow: asked.ofLoop ? 'specify' : '-',
        decision: `${asked.id}: ${words}`,
        rationale: `Answered by ${whoOf(at)}`,
    };
    const one = toHistory ? logged(doc, 'gaps', rows, at.now) : doc;
    return decisions || !toHistory ? logged(one, 'decisions', [decision], at.now) : one;
}
function historyRow(doc, gap, { index, asked, words }) {
    const row = gapRow(doc, gap.line);
    const { value } = fields_countOf(tables_cellOf(index.loop, 'current_iteration')?.value ?? '');
    return {
        gap_id: gap.id,
        iteration: value === null ? '' : String(value),
        action: 'answered',
        details: `Answer to ${asked.id}: "${words}"`,
        chk_source: row?.cell('chk_source') ?? '',
        original_gap: row?.cell('question') ?? '',
        priority: row?.cell('priority') ?? '',
        resolution: `Answered, not yet applied: "${words}"`,
        resolved_via: asked.id,
    };
}
/** `2 (C1.1, C1.2)` without the one that was answered. */
function clarificationsLeft(doc, index, { id }) {
    const cell = tables_cellOf(index.loop, 'pending_clarifications');
    const [, count, list] = /^(\d{1,4}) \(([^()]*)\)$/.exec(cell?.value ?? '') ?? [];
    if (!cell || count === undefined || list === undefined)
        return doc;
    const ids = list.split(',').map((one) => one.trim());
    const left = ids.filter((one) => one.toUpperCase() !== id.toUpperCase());
    if (left.length === ids.length || ids.length !== Number(count))
        return doc;
    return setValue(doc, cell, left.length === 0 ? '0' : `${left.length} (${left.join(', ')})`);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/iteration-in-range.js
// The loop counts within its limits: seed 001's integrity checks on iteration and stale count.



/** The limits of the templates; a file's own total counts where it is lower. */
const LIMITS = [
    { field: 'current_iteration', label: 'Current Iteration', most: 10 },
    { field: 'stale_count', label: 'Stale Count', most: 3 },
];
const iterationInRange = {
    id: 'iteration-in-range',
    summary: 'Iteration and stale count are whole numbers within their limits',
    severity: 'error',
    consequence: 'ask',
    reason: 'state-inconsistent',
    check: ({ doc }) => (doc?.kind === 'index' ? outOfRange(readIndex(doc)) : []),
};
function outOfRange(index) {
    return LIMITS.flatMap((limit) => iteration_in_range_breachOf(index, limit));
}
function iteration_in_range_breachOf(index, { field, label, most }) {
    const cell = tables_cellOf(index.loop, field);
    if (!says(cell))
        return field === 'current_iteration' ? missing(index) : [];
    const { value, total } = fields_countOf(cell.value);
    const limit = total !== null && total >= 1 ? Math.min(total, most) : most;
    if (value !== null && value >= 0 && value <= limit)
        return [];
    const expected = `a whole number from 0 to ${limit}`;
    const message = `${label}: found ${JSON.stringify(cell.value)}, expected ${expected}. ` +
        'Correct the number, or start fresh.';
    return [{ message, line: cell.line, evidence: { field: label, found: cell.value, expected } }];
}
/** Within the loop the iteration decides; before and behind it nothing hangs on it. */
function missing(index) {
    const status = loopStatusOf(index);
    if (status !== 'validating' && status !== 'clarifying')
        return [];
    const line = tables_cellOf(index.loop, 'current_iteration', 'loop_status')?.line ?? null;
    const message = 'Current Iteration: found nothing, expected a whole number from 0 to 10. ' +
        'Write the number, or start fresh.';
    return [{ message, line, evidence: { field: 'Current Iteration', found: null } }];
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/pending-questions-match.js
// Open questions and clarifying gaps belong together (seed 001), where one question may cover several gaps.



const pendingQuestionsMatch = {
    id: 'pending-questions-match',
    summary: 'Open questions and clarifying gaps belong together, by their links or by their number',
    severity: 'error',
    consequence: 'ask',
    reason: 'state-inconsistent',
    check: ({ doc }) => (doc?.kind === 'index' ? mismatches(withAnswers(readIndex(doc), doc)) : []),
};
function mismatches(index) {
    const status = loopStatusOf(index);
    if (status === null || status === 'completed' || status === 'terminated')
        return [];
    const asked = index.questions.filter(({ ofLoop }) => ofLoop);
    const open = asked.filter(({ state }) => state === 'open');
    const gaps = index.gaps.filter((gap) => gap.status === 'clarifying');
    const alone = open.filter((question) => !gaps.some((gap) => covers(question, gap)));
    const counted = areCounted(alone, open, gaps, asked);
    const breaches = [
        ...alone.filter(({ gaps: named }) => named.length > 0 || !counted).map((one) => withoutGap(one, gaps)),
        ...gaps.flatMap((gap) => withoutQuestion(gap, asked)),
    ];
    const live = asked.some(({ state }) => state !== 'closed');
    if (status !== 'clarifying' || live || breaches.length > 0)
        return breaches;
    return [withoutAny(tables_cellOf(index.loop, 'loop_status')?.line ?? null)];
}
/**
 * Questions without a link are held against the gaps by their number (seed 001's own check): all that are
 * open against all that are clarifying, or those without a link on either side.
 */
function areCounted(alone, open, gaps, asked) {
    const unlinked = (gap) => gap.questions.length === 0 && !asked.some((one) => covers(one, gap));
    return open.length === gaps.length || alone.length === gaps.filter(unlinked).length;
}
function withoutGap(question, gaps) {
    const message = `${label(question)} is open, found no clarifying gap that it covers, ` +
        'expected one in the Gap Priority Queue. ' +
        'Mark its gap as clarifying, or the question as answered or deferred.';
    const evidence = { question: question.id, clarifying: gaps.map(({ id }) => id) };
    return { message, line: question.line, evidence };
}
function withoutQuestion(gap, asked) {
    if (gap.questions.length === 0 || asked.some((question) => covers(question, gap)))
        return [];
    const message = `the gap on line ${gap.line} is clarifying and linked, found none of its questions, ` +
        'expected one. Write the question again, or set the gap back to pending.';
    return [{ message, line: gap.line, evidence: { gap: gap.id, linked: gap.questions } }];
}
function withoutAny(line) {
    const message = 'the loop is clarifying, found no question that is open or answered, expected at least one. ' +
        'Write the questions again, or set Loop Status to the phase that comes next.';
    return { message, line };
}
/** File text is quoted, so that nobody takes it for our words. */
function label({ id }) {
    return JSON.stringify(id);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-file/facts.js
// The facts of an index beside its loop: words, times, what was decided and left open, values that differ.










/** The user's own description, for people. */
function facts_titleOf(index) {
    const cell = tables_cellOf(index.metadata, 'original_description');
    return cell === null || (0,text_words/* isNothing */.qv)(cell.value) ? null : cell.value;
}
/** Words whose meaning decides. A word that decides nothing in this state is not asked about. */
function facts_wordsOf(index, status) {
    const loop = tables_cellOf(index.loop, 'loop_status');
    return [
        LOOP_STATUSES.word(loop?.name ?? 'Loop Status', loop?.value ?? null, loop?.line ?? null),
        ...(status === 'clarifying' ? index.questions.filter(({ ofLoop }) => ofLoop).map(questionWord) : []),
        ...(status === 'completed' ? laterRows(index).map(workflowWord) : []),
    ];
}
function questionWord({ id, status, known, line }) {
    return { ...QUESTION_STATES.word(`Status of ${id}`, status, line), known };
}
function workflowWord({ status: { name, value, line } }) {
    const word = WORKFLOW_STATUSES.word(name, value, line);
    return { ...word, known: word.known || (0,text_words/* isNothing */.qv)(value) };
}
/** When the workflow moved, and when it was created. */
function facts_timestampsOf(index) {
    const cells = [
        { cell: tables_cellOf(index.metadata, 'created'), activity: false },
        { cell: tables_cellOf(index.metadata, 'last_updated'), activity: true },
        { cell: tables_cellOf(index.workflow, 'last_run'), activity: true },
        ...index.workflows.map(({ lastRun }) => ({ cell: lastRun, activity: true })),
        { cell: tables_cellOf(index.loop, 'last_activity'), activity: true },
        { cell: tables_cellOf(index.phases.plan, 'last_activity'), activity: true },
        { cell: tables_cellOf(index.phases.tasks, 'last_activity'), activity: true },
    ];
    return cells.flatMap(({ cell, activity }) => cell === null ? [] : timestampOf(cell.name, cell.value, cell.line, activity));
}
/** The branch that the index records for itself. */
function branchOf(index) {
    const cell = tables_cellOf(index.metadata, 'branch', 'feature_branch');
    return cell && branchIn([{ key: cell.name, cell: { text: cell.value, line: cell.line } }]);
}
function facts_notesOf(index, doc, site, snapshot) {
    const notes = [];
    const home = homeOf(site);
    const id = tables_cellOf(index.metadata, 'id')?.value ?? '';
    if (isFeatureFolder(home) && !(0,text_words/* isNothing */.qv)(id) && id !== (0,markdown_paths/* baseOf */.bx)(home))
        notes.push('The index names another feature than its folder; the folder counts.');
    notes.push(...branchNotes(branchOf(index), home));
    const matrix = rowsUnder(doc, 'document_availability_matrix');
    const spec = matrix.find((row) => row.cell('document') === 'spec.md');
    if (spec && statusWord(spec.cell('status')) === 'present' && !specThere(site, snapshot))
        notes.push(`The index says that spec.md is present; ${emptiness(specPath(site), snapshot)}.`);
    for (const { workflow, status } of loopStatusOf(index) === 'completed' ? [] : laterRows(index))
        if (isUnderWay(status))
            notes.push(`The index says that ${workflow} is under way though the loop is not completed; the loop decides.`);
    const implement = index.workflows.find(({ workflow }) => workflow === 'implement');
    if (implement && isUnderWay(implement.status))
        notes.push('The index says that implementing is under way; this decision is about the workflows before it.');
    return notes;
}
function emptiness(path, snapshot) {
    return `${snapshot.entry(path) === null ? 'no file is at' : 'nothing is in'} ${path}`;
}
/** Decisions that a person has taken, by their ids alone: what the rows say besides is file text. */
function facts_clearedIn(doc) {
    return [
        ...rowsUnder(doc, 'gap_resolution_history').flatMap(resolvedOf),
        ...rowsUnder(doc, 'unified_decisions_log').flatMap(decidedOf),
    ];
}
/** `Action` is the lifecycle page's column; the template's history holds resolved gaps only. */
function resolvedOf(row) {
    const action = statusWord(row.cell('action'));
    const iteration = /^\d{1,3}$/.exec((0,text_words/* wordOf */.aG)(row.cell('iteration')))?.[0];
    const within = iteration === undefined ? '' : ` in iteration ${iteration}`;
    const answered = /^answered\b/i.test(row.cell('resolution'));
    const settled = action === '' ? (answered ? 'answered' : 'resolved') : SETTLED.get(action);
    if (settled === undefined)
        return [];
    return idsIn(row.cell('gap_id')).map((id) => ({ label: `${id} ${settled}${within}`, line: row.line }));
}
/** Actions of the history by which a person has decided; `answered` waits to be applied. */
const SETTLED = new Map([
    ['resolved', 'resolved'],
    ['deferred', 'deferred'],
    ['answered', 'answered'],
]);
/** `C1.1: keep it` decides that question alone, whatever else its answer names. */
function decidedOf(row) {
    const decision = row.cell('decision');
    const lead = /^([\w.-]{2,20}): /.exec(decision)?.[1] ?? decision;
    const ids = new Set(idsIn(lead).filter((id) => /^(?:C\d+\.\d+|G-?\d+|Q-[A-Z]+\d+)$/.test(id)));
    return [...ids].map((id) => ({ label: `${id} decided`, line: row.line }));
}
/** Sections that agents write for each other, and the loop's known issues. */
function fileNotesIn(doc, index) {
    const issues = tables_cellOf(index.loop, 'known_issues')?.value ?? '';
    const headings = new Set(['agent_handoff_notes', 'handoff_from_previous_agent', 'cross_workflow_notes']);
    const sections = doc.sections.filter(({ heading }) => headings.has((0,text_words/* nameOf */.Vb)(heading ?? '')));
    const lines = sections.flatMap(({ prose }) => prose.map(({ text }) => text));
    return [...((0,text_words/* isNothing */.qv)(issues) ? [] : [issues]), ...lines.filter((line) => !/^(?:-{3,}|>)/.test(line))];
}
/** Values that are written more than once and differ (S08): never the first, never the last wins. */
function facts_contradictionsIn(index, status) {
    const always = [
        ...differing(index.metadata, () => false),
        ...differing(index.loop, (name) => name === 'loop_status'),
    ];
    if (status === 'terminated')
        return always;
    const rows = (cells, decides) => differing(byName(cells), () => decides);
    if (status === 'completed') {
        const later = laterRows(index).map((row) => row.status);
        return [...always, ...rows(later, true), ...index.workflows.flatMap(strangerOf)];
    }
    const cellOfRow = ({ id, status: value, line }) => ({
        name: `Status of ${id}`,
        value,
        line,
    });
    const asked = index.questions.map((one) => ({
        name: `Status of ${one.id}`,
        value: one.state,
        line: one.line ?? 0,
    }));
    const gaps = index.gaps.filter(({ id }) => id !== '').map(cellOfRow);
    return [...always, ...rows(asked, false), ...rows(gaps, false)];
}
/** A workflow under way that is none of the tool's: whatever it is, the feature is not done. */
function strangerOf({ workflow, status }) {
    if (isWorkflow(workflow) || !isUnderWay(status))
        return [];
    const message = `${JSON.stringify(status.name)}: found ${JSON.stringify(status.value)} beside a completed loop, ` +
        'expected specify, plan, tasks or implement as the name of what is under way. ' +
        'Correct the name or the status.';
    return [
        { message, line: status.line, evidence: { field: status.name, found: status.value }, decides: true },
    ];
}
function byName(cells) {
    const named = new Map();
    for (const cell of cells) {
        const key = cell.name.toUpperCase();
        named.set(key, [...(named.get(key) ?? []), cell]);
    }
    return named;
}
function differing(fields, decides) {
    return [...fields].flatMap(([name, cells]) => {
        const [one, ...others] = cells;
        const other = others.find(({ value }) => (0,text_words/* normal */.qb)(value) !== (0,text_words/* normal */.qb)(one?.value ?? ''));
        if (!one || !other)
            return [];
        const message = `${one.name}: found ${JSON.stringify(one.value)} on line ${one.line} and ` +
            `${JSON.stringify(other.value)} on line ${other.line}, expected one value. Keep the one that is right.`;
        const evidence = {
            field: one.name,
            lines: cells.map(({ line }) => line),
            values: cells.map(({ value }) => value),
        };
        return [{ message, line: other.line, evidence, decides: decides(name) }];
    });
}
/** Upstream's words for a gap that is closed are resolved, deferred and known_gap; others say nothing. */
const OPEN = new Set(['pending', 'clarifying', 'open', 'in_progress', 'unresolved']);
const QUEUES = ['gap_priority_queue', 'plan_gap_queue', 'tasks_gap_queue'];
/** Ids that a message lists at most. */
const facts_SHOWN = 5;
/** What a completed workflow left open beside its questions: gaps of its queues. */
function openGaps(doc) {
    const open = rowsUnder(doc, ...QUEUES).filter((row) => OPEN.has(statusWord(row.cell('status'))));
    const [first] = open;
    if (!first)
        return [];
    const ids = open.slice(0, facts_SHOWN).map((row) => JSON.stringify(row.cell('gap_id', 'id')));
    const message = `found ${(0,counted/* counted */.hS)(open.length, 'open gap')} (${ids.join(', ')}${open.length > facts_SHOWN ? ', …' : ''}) ` +
        'in a workflow that is complete, expected each to be resolved, deferred or known. ' +
        'It stays complete; settle them, or correct their status.';
    return [{ message, line: first.line }];
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-file/repairs.js
// Repairs of an index where one of its records proves what another leaves out; each is tried by the rules.









/** The best first. Seed 001's integrity checks, and its scenario of a crash after the user answered. */
const ATTEMPTS = [
    answeredInLog,
    clarifyingGap,
    neverAsked,
    iterationOfQuestions,
    clarifyingLoop,
];
/** Those that leave fewer faults than there are; of a whole index, those that leave none. */
function repairs_repairsOf(doc) {
    const index = readIndex(doc);
    const asked = index.questions.filter(({ ofLoop }) => ofLoop);
    const it = {
        doc,
        index,
        isClarifying: loopStatusOf(index) === 'clarifying',
        asked,
        open: asked.filter(({ state }) => state === 'open'),
        clarifying: index.gaps.filter(({ status }) => status === 'clarifying'),
    };
    const now = faultsOf(doc, index);
    return ATTEMPTS.flatMap((attempt) => {
        const one = attempt(it);
        if (!one)
            return [];
        const left = faultsOf(one.doc, readIndex(one.doc));
        return left < now || (now === 0 && left === 0) ? [one] : [];
    });
}
function faultsOf(doc, index) {
    const answered = withAnswers(index, doc);
    const split = facts_contradictionsIn(answered, loopStatusOf(answered));
    return split.length + outOfRange(answered).length + mismatches(answered).length;
}
/** The logs hold the answer and the question's row does not say so: a crash after the user answered. */
function answeredInLog({ doc, index }) {
    const answers = repairs_answersIn(doc);
    const proven = index.questions.flatMap(({ id, line, state }) => {
        const log = answers.get(id.toUpperCase());
        return state !== 'open' || log === undefined || line === null ? [] : [{ id, line, log }];
    });
    if (proven.length === 0)
        return null;
    const lines = proven.map(({ line }) => line);
    return {
        summary: `${proven.map(({ id }) => id).join(', ')} answered`,
        doc: setColumn(doc, lines, 'status', 'answered'),
        proof: proven.map(({ id, log }) => `Line ${log} of the logs records the answer to ${id}.`),
    };
}
/** Lines of the logs by the ids that they answer: gaps settled by a question, and a user's decisions. */
function repairs_answersIn(doc) {
    const answers = new Map();
    const add = (text, { line }) => {
        for (const id of idsIn(text))
            if (!answers.has(id))
                answers.set(id, line);
    };
    for (const row of rowsUnder(doc, 'gap_resolution_history')) {
        const action = statusWord(row.cell('action'));
        const how = row.cell('details', 'resolved_via');
        if (action === '')
            add(row.cell('resolved_via'), row);
        // Behind the colon stands what was answered, which may name other ids.
        else if (repairs_SETTLES.has(action) && /answer/i.test(how))
            add(how.split(':', 1)[0] ?? '', row);
    }
    for (const row of rowsUnder(doc, 'unified_decisions_log')) {
        const lead = /^([\w.-]{2,20}):/.exec(row.cell('decision'))?.[1] ?? '';
        if ((0,text_words/* normal */.qb)(row.cell('agent')) === 'user')
            add(lead, row);
    }
    return answers;
}
const repairs_SETTLES = new Set(['answered', 'resolved']);
/** An open question that names a pending gap: the gap's row was not written when the question was. */
function clarifyingGap({ doc, index, isClarifying, open, clarifying }) {
    const alone = open.filter((asked) => !clarifying.some((gap) => covers(asked, gap)));
    const found = repairs_pairsOf(alone, index.gaps, isNamed).filter(({ gap }) => gap.status === 'pending');
    if (!isClarifying || found.length === 0)
        return null;
    const lines = found.map(({ gap }) => gap.line);
    return {
        summary: `${found.map(({ gap }) => gap.id).join(', ')} clarifying`,
        doc: setColumn(doc, lines, 'status', 'clarifying'),
        proof: found.map(({ asked, gap }) => `${asked.id} on line ${asked.line} is open and belongs to ${gap.id} by id; the loop is clarifying.`),
    };
}
/** Questions with the gaps that they belong to, by what is said to bind them. */
function repairs_pairsOf(questions, gaps, belongs) {
    return questions.flatMap((asked) => gaps.filter((gap) => belongs(asked, gap)).map((gap) => ({ asked, gap })));
}
/** By an id in either row; a place that both name proves nothing. */
function isNamed(asked, gap) {
    return gap.questions.includes(asked.id.toUpperCase()) || asked.gaps.includes(gap.id.toUpperCase());
}
/** Gaps whose questions stand nowhere, answers neither: validating asks anew and loses nothing. */
function neverAsked({ doc, index, isClarifying, asked, clarifying }) {
    const logs = [...rowsUnder(doc, 'gap_resolution_history'), ...rowsUnder(doc, 'unified_decisions_log')];
    const said = new Set(logs.flatMap((row) => idsIn(`${row.cell('details', 'resolved_via')} ${row.cell('decision')}`)));
    const gaps = clarifying.filter((gap) => gap.questions.length > 0 &&
        !asked.some((one) => covers(one, gap)) &&
        !gap.questions.some((id) => said.has(id)));
    const live = asked.some(({ state }) => state !== 'closed');
    const others = gaps.length < clarifying.length;
    const status = tables_cellOf(index.loop, 'loop_status');
    if (!isClarifying || gaps.length === 0 || (!live && others) || !status)
        return null;
    const lines = gaps.map(({ line }) => line);
    const pending = setColumn(doc, lines, 'status', 'pending');
    const ids = gaps.map(({ id }) => id).join(', ');
    return {
        summary: live ? `${ids} pending` : `${ids} pending, and the loop validating`,
        doc: live ? pending : setValue(pending, status, 'validating'),
        proof: gaps.map(({ id, questions }) => `${questions.join(', ')} of ${id} stands in no table and no log: no answer could be lost.`),
    };
}
/** While clarifying, the ids of live questions (`C2.1`) carry the iteration that they were asked in. */
function iterationOfQuestions({ doc, index, isClarifying, asked }) {
    const cell = tables_cellOf(index.loop, 'current_iteration');
    const live = asked.filter(({ state }) => state !== 'closed');
    const named = live.flatMap(({ id }) => /^C(\d{1,2})\.\d+$/i.exec(id)?.[1] ?? []);
    const [only, other] = [...new Set(named.map(Number))];
    const unsound = outOfRange(index).some(({ evidence }) => evidence?.['field'] === 'Current Iteration');
    if (!isClarifying || only === undefined || other !== undefined || !unsound)
        return null;
    const total = fields_countOf(cell?.value ?? '').total;
    const of = total !== null && total >= only && total <= 10 ? total : 10;
    const written = `${only} / ${of}`;
    const repaired = cell
        ? setValue(doc, cell, written)
        : addValue(doc, 'priority_loop_state', 'Current Iteration', written);
    if (!repaired)
        return null;
    const ids = live.map(({ id }) => id).join(', ');
    return {
        summary: `Current Iteration ${written}`,
        doc: repaired,
        proof: [`The loop is clarifying ${ids}, asked in iteration ${only} by their ids.`],
    };
}
/** Loop Status twice, one of them clarifying: an open question and its clarifying gap say that it is. */
function clarifyingLoop({ doc, index, open, clarifying }) {
    const cells = index.loop.get('loop_status') ?? [];
    const words = new Set(cells.map(({ value }) => statusWord(value)));
    const [pair] = repairs_pairsOf(open, clarifying, covers);
    if (words.size < 2 || !words.has('clarifying') || !pair)
        return null;
    const right = cells.find(({ value }) => statusWord(value) === 'clarifying')?.value ?? 'clarifying';
    return {
        summary: `Loop Status ${right}`,
        doc: cells.reduce((one, cell) => (cell.value === right ? one : setValue(one, cell, right)), doc),
        proof: [`${pair.asked.id} on line ${pair.asked.line} is open, and ${pair.gap.id} is clarifying.`],
    };
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/choices.js
// What a person's choices write into the state files of this family (seed 001, and upstream's own commands).











/** Start fresh: seed 001's folder of the feature. Where it is not the feature's own, `.workflow/` alone. */
const choices_choices = choicesBy(document_codec, {
    resume: choices_resume,
    answer: (at, question, text) => choices_answer(writable(at), question, text),
    retry: choices_retry,
    skip: choices_skip,
    fresh({ site }, all) {
        const home = homeOf(site);
        if (isFeatureFolder(home))
            return [home];
        return all ? sharedOf(home) : [(0,markdown_paths/* joinPath */.uJ)(home, FOLDER)];
    },
    absent: (at) => ({ summary: goingOn(at), notes: ['There is no state file yet: A1 writes it.'] }),
});
const choices_GOES_ON = new Set(['resume', 'rerun', 'advance']);
/** @throws UserError where the decision is not one to go on by */
function goingOn(at) {
    const { action, reason, step, instruction, options } = at.recovery.decision;
    const asks = reason === 'awaiting-answer' && options.includes('resume');
    if (!choices_GOES_ON.has(action) && !asks)
        throw unfit(at, `${action} (${reason})`, 'an interrupted workflow that may go on', instruction);
    return `resume at ${step ?? '-'}`;
}
/** The times of the state; Loop Status, a context file's status and the nodes of a graph stay as they are. */
function choices_resume(at) {
    const { doc, now, recovery } = at;
    const summary = goingOn(at);
    if (doc.kind === 'dag')
        return { summary, notes: ['A graph records no time of its own: nothing is written.'] };
    if (doc.kind === 'context')
        return { summary, doc: touchedContext(doc, now) };
    return { summary, doc: { kind: 'index', ...record_touched(doc, recovery.decision.step, now) } };
}
function choices_answer(at, question, text) {
    const { doc } = at;
    if (doc.kind === 'index')
        return answerIndex(at, doc, question, text);
    if (doc.kind === 'context')
        return answerContext(at, doc, question, text);
    throw unfit(at, 'a graph, which holds no questions', 'an index or a context file', 'Answer where the tool asks, in clarification-answers.md.');
}
/** The step runs again from its beginning: all of them may. A graph's node is set back. */
function choices_retry(at) {
    const { doc, now } = at;
    if (doc.kind === 'dag')
        return retryNode(at, doc);
    const { action, reason, step, instruction } = at.recovery.decision;
    if (action !== 'rerun' || step === null)
        throw unfit(at, `${action} (${reason})`, 'a step that was interrupted', instruction);
    const summary = `retry ${step}`;
    if (doc.kind === 'context')
        return { summary, doc: touchedContext(doc, now) };
    return { summary, doc: { kind: 'index', ...retryNoted(record_touched(doc, step, now), at, step) } };
}
/** A row of the decisions log, where the index has one; once for one time. */
function retryNoted(doc, at, step) {
    const decision = `Retry of ${step}`;
    const said = { agent: 'user', workflow: 'specify', decision, rationale: `Asked for by ${whoOf(at)}` };
    if (!hasLog(doc, 'decisions'))
        return doc;
    const written = logged(doc, 'decisions', [said], at.now);
    const [last] = rowsUnder(written, 'unified_decisions_log').slice(-1);
    const same = rowsUnder(doc, 'unified_decisions_log').some((row) => row.cell('decision') === decision && row.cell('timestamp') === last?.cell('timestamp'));
    return same ? doc : written;
}
function choices_skip(at) {
    const { doc } = at;
    if (doc.kind === 'dag')
        return skipNode(at, doc);
    throw unfit(at, `${at.recovery.decision.step ?? 'no step'}, which the tool never passes over`, 'a task of a graph', 'Retry it, answer what is open, or start fresh.');
}
/** Ways to repair a state that its own records prove right; nothing is guessed. */
function choices_repairs(at) {
    const { doc, state } = at;
    if (doc === null || state === null || state.ended !== null)
        return [];
    return repairsBy(at, document_codec, inPlace(() => repaired(at, doc)) ?? []);
}
function repaired(at, doc) {
    if (doc.kind === 'index')
        return repairs_repairsOf(doc).map((one) => ({
            ...one,
            doc: { kind: 'index', ...record_touched(one.doc, null, at.now) },
        }));
    const one = doc.kind === 'context' ? answersGiven(at, doc) : reopened(doc);
    return one ? [one] : [];
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-file/state.js
// From an `index.md` to the hub's words: where its loop goes on, by seed 001's table from Loop Status.













/**
 * The state of a `.workflow/` folder without a state file: the scaffold died, or never began.
 * @throws StateError where it is no folder of this repository
 */
function stateOfAbsent(site, snapshot) {
    refuseNoFolder(site, snapshot);
    return stateAt(site, null, {
        status: 'active',
        current: phaseAt('A1', { begun: false }),
        steps: stepsBefore('A1', site.path),
        notes: ['The workflow folder holds no state file: the scaffold did not get as far as the index.'],
    });
}
/** What may stand in the folder's place → the rule that this breaks. Loading tells of submodules. */
const NO_FOLDER = new Map([
    [
        '120000',
        ['state-safe', 'a symbolic link, expected a folder; links are never followed. Commit the folder itself.'],
    ],
    ['100644', ['state-readable', 'a file, expected a folder. Move the file away.']],
    ['100755', ['state-readable', 'a file, expected a folder. Move the file away.']],
]);
function refuseNoFolder(site, snapshot) {
    const path = (0,markdown_paths/* folderOf */.yS)(site.path);
    const [rule, what] = NO_FOLDER.get(snapshot.entry(path)?.mode ?? '040000') ?? [];
    if (rule)
        throw new errors/* StateError */.qq(rule, `found at ${path} ${what}`, null, {}, path);
}
function stateOfIndex(doc, site, snapshot) {
    const index = withAnswers(readIndex(doc), doc);
    const status = loopStatusOf(index);
    const lost = status === 'clarifying' ? lostAnswers(index, doc, answers_besideOf(site, snapshot)) : [];
    const contradictions = facts_contradictionsIn(index, status);
    const split = contradictions.some(({ decides }) => decides);
    const current = status === null || split ? null : state_currentOf(index, status, lost.length, site, snapshot);
    const over = status === 'completed' || status === 'terminated' ? status : null;
    const ended = current === null && !split ? over : null;
    const branch = branchOf(index);
    const reason = statusWord(tables_cellOf(index.loop, 'termination_reason')?.value ?? '');
    return stateAt(site, tables_cellOf(index.metadata, 'id')?.value ?? null, {
        title: facts_titleOf(index),
        status: state_statusOf(current, ended),
        statusText: tables_cellOf(index.loop, 'loop_status')?.value ?? null,
        ended,
        endedWhy: ended !== null && TERMINATION_REASONS.has(reason) ? reason : null,
        words: facts_wordsOf(index, status),
        timestamps: facts_timestampsOf(index),
        steps: state_stepsOf(index, current, ended, site.path),
        current,
        // Whose answer is lost is to be asked again.
        questions: index.questions.map((one) => questionOf(lost.includes(one) ? { ...one, state: 'open' } : one)),
        cleared: facts_clearedIn(doc),
        contradictions: contradictions.map(({ message, line, evidence }) => ({ message, line, evidence })),
        notes: [...facts_notesOf(index, doc, site, snapshot), ...lost.map(lostNote)],
        unsettled: ended === 'completed' ? openGaps(doc) : [],
        fileNotes: fileNotesIn(doc, index),
        ...(branch ? { recordedBranch: branch } : {}),
        context: answersRecorded(index, lost),
    });
}
/** Where answers stand that wait to be applied. */
function answersRecorded({ questions }, lost) {
    const answered = questions.filter((one) => one.ofLoop && one.state === 'answered' && !lost.includes(one));
    return answered.map(({ id }) => `The answer to ${JSON.stringify(id)} stands in the index or beside it, and waits to be applied.`);
}
/** Found: marked as answered. Expected: words somewhere. */
function lostNote({ id, line }) {
    return (`Question ${JSON.stringify(id)} is marked as answered (line ${line ?? '-'}), and its answer stands ` +
        'nowhere: neither in the index, its history and logs nor in a context file. Ask it again.');
}
function state_statusOf(current, ended) {
    if (ended !== null)
        return ended === 'completed' ? 'completed' : 'cancelled';
    if (current === null)
        return 'unknown';
    return current.waits === null ? 'active' : 'waiting';
}
function state_currentOf(index, status, lost, site, snapshot) {
    if (status === 'completed')
        return laterOf(index);
    const { value, total } = fields_countOf(tables_cellOf(index.loop, 'current_iteration')?.value ?? '');
    const asked = index.questions.filter(({ ofLoop }) => ofLoop);
    const line = tables_cellOf(index.loop, 'loop_status')?.line ?? null;
    const row = RESUME[status]({
        iteration: value,
        specThere: specThere(site, snapshot),
        open: asked.filter(({ state }) => state === 'open').length,
        answered: asked.filter(({ state }) => state === 'answered').length,
        lost,
    });
    return row && phaseAt(row[0], { iteration: value, of: total, line, ...row[1] });
}
/** One line a row of the contract's table; `null` where the loop is over. */
const RESUME = {
    not_started: () => ['A1', { begun: false }],
    scaffolding: (facts) => ['A1', { output: facts.specThere ? 'complete' : 'none' }],
    spec_writing: () => ['A2'],
    validating: (facts) => [(facts.iteration ?? 0) <= 1 ? 'A3' : 'B3'],
    clarifying: (facts) => {
        // Going on there is asking again.
        if (facts.open > 0)
            return ['B1', { waits: 'awaiting-answer', mayAlso: ['resume'] }];
        if (facts.answered === 0)
            return ['B1'];
        return ['B2', { answersReady: true, ...(facts.lost > 0 ? { how: ASK_AGAIN, mayAlso: ['answer'] } : {}) }];
    },
    completed: () => null,
    terminated: () => null,
};
/** A mark alone is no answer. */
const ASK_AGAIN = 'But of a question that is marked as answered no answer is found, so that one must be asked again ' +
    '(the notes name it). Then apply all answers to the spec, mark their gaps resolved, and validate ' +
    'again (B3).';
function phaseAt(id, found) {
    const next = LOOP_PHASES.after(id);
    const how = LOOP_PHASES.by(id)?.how ?? '';
    return currentStep(id, { how, next: next?.id ?? null, nextHow: next?.how ?? null, ...found });
}
/** The first of plan and tasks that is under way: the loop alone is not the feature. */
function laterOf(index) {
    for (const id of ['plan', 'tasks']) {
        const underWay = underWayOf(index, id);
        if (!underWay)
            continue;
        const names = ['current_iteration', 'phase_iteration', 'total_iterations'];
        const cell = names.map((name) => tables_cellOf(index.phases[id], name)).find(says);
        const { value, total } = fields_countOf(cell?.value ?? '');
        return currentStep(id, {
            iteration: value,
            of: total,
            line: underWay.line,
            how: WORKFLOW_HOW[id],
            next: id === 'plan' ? 'tasks' : null,
        });
    }
    return null;
}
/** Where the index says that a workflow is under way: in its row, else in the state of its own phases. */
function underWayOf(index, id) {
    const rows = index.workflows.filter(({ workflow }) => workflow === id).map(({ status }) => status);
    const row = rows.find(isUnderWay);
    const silent = rows.every(({ value }) => (0,text_words/* isNothing */.qv)(value) || statusWord(value) === 'not_started');
    if (row || !silent)
        return row ?? null;
    const current = workflowIn(tables_cellOf(index.workflow, 'current_phase')?.value ?? '');
    const cells = [
        tables_cellOf(index.phases[id], 'phase_status', 'status'),
        current === id ? tables_cellOf(index.workflow, 'phase_status', 'status') : null,
    ];
    return cells.find((cell) => cell !== null && isUnderWay(cell)) ?? null;
}
/** Phases of the loop, then the workflows behind it. A terminated or contradictory loop proves nothing. */
function state_stepsOf(index, current, ended, path) {
    if (current === null && ended !== 'completed')
        return [];
    const later = (id) => index.workflows
        .filter(({ workflow }) => workflow === id)
        .map(({ status: { value, line } }) => stepOf(id, statusWord(value) === 'completed', line, filesOf(id, path)));
    return [...stepsBefore(current?.id ?? '', path), ...later('plan'), ...later('tasks')];
}
/**
 * The phases of the loop with what each writes: the index (`path`), and files in the feature's folder. Those
 * before `id` are finished, all of them where `id` is none of them.
 */
function stepsBefore(id, path) {
    const at = LOOP_PHASES.rank(id);
    return LOOP_PHASES.rows.map((row, rank) => {
        const files = [...row.outputs.map((name) => places_besideState(path, name)), path];
        return stepOf(row.id, at < 0 || rank < at, null, files);
    });
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/phase-files.js
// Context files and graphs of one `.workflow/` as one workflow, at its latest unfinished phase.








/**
 * `doc` is the document of `site.path`; the others are read here.
 * @throws StateError where one of the others cannot be read; its fault names that file
 */
function stateOfSuccessors(doc, site, snapshot) {
    const { facts, leftOut } = gather(doc, site, snapshot);
    const chosen = inCharge(facts);
    const open = chosen.filter(({ done }) => !done);
    const at = open.findLast(isUnclear) ?? open.at(-1) ?? chosen.at(-1);
    const named = facts.find((one) => one.named !== null)?.named ?? null;
    const done = open.length === 0;
    const current = at?.current ?? null;
    const branch = at?.branch ?? facts.find((one) => one.branch !== null)?.branch ?? null;
    const home = homeOf(site);
    return stateAt(site, named, {
        title: facts.find((one) => one.title !== null)?.title ?? null,
        path: at?.path ?? site.path,
        status: done ? 'completed' : current === null ? 'unknown' : current.waits === null ? 'active' : 'waiting',
        statusText: at?.statusText ?? null,
        ended: done ? 'completed' : null,
        words: at?.words ?? [],
        timestamps: facts.flatMap((one) => (one === at ? one.timestamps : elsewhere(one))),
        steps: chosen.flatMap((one) => one.steps),
        current,
        questions: at?.questions ?? [],
        contradictions: at?.contradictions ?? [],
        notes: [
            ...facts.flatMap((one) => one.notes),
            ...(named !== null && namesOther(named, home) ? [OTHER_FEATURE] : []),
            ...branchNotes(branch, home),
            ...(leftOut ? [LEFT_OUT] : []),
        ],
        ...(branch ? { recordedBranch: branch } : {}),
    });
}
const OTHER_FEATURE = 'feature_id names another feature than the folder: the state may be a copy. The folder counts.';
/** A phase that must be settled by a person before anything is said of the others. */
function isUnclear({ words, contradictions }) {
    return contradictions.length > 0 || words.some(({ known }) => !known);
}
/** Times of a file that the decision is not about: they tell activity, their lines are another file's. */
function elsewhere({ timestamps }) {
    return timestamps.filter(({ at }) => at !== null).map((stamp) => ({ ...stamp, line: null }));
}
const LEFT_OUT = 'A file beside the state is another tool’s or a template that was not filled in; it was left out.';
function gather(doc, site, snapshot) {
    const { known, others } = places_candidatesOf(site);
    const report = snapshot.text(reportOf(site));
    const factsAt = (path) => factsOf(path === site.path ? doc : siblingAt(path, snapshot), path, report.ok ? report.text : null);
    const read = known.map(factsAt);
    const graphs = read.some((one) => one?.path.endsWith('.json')) ? [] : others;
    // Of the passes that have a file each, the newest that is ours counts; older ones are not read.
    let newest = null;
    for (const path of graphs)
        if (newest === null)
            newest = factsAt(path);
    const facts = [...read, newest].filter((one) => one !== null);
    const foreignGraph = newest === null ? graphs.length > 0 : newest.path !== graphs[0];
    const foreignIndex = site.files.some((path) => path !== site.path && (0,markdown_paths/* baseOf */.bx)(path) === 'index.md');
    return { facts, leftOut: read.includes(null) || foreignGraph || foreignIndex };
}
function factsOf(doc, path, report) {
    if (doc?.kind === 'context')
        return contextFacts(doc, path, report);
    return doc?.kind === 'dag' ? graphFacts(doc, path) : null;
}
/**
 * One file a phase, in the order of the phases. A graph comes before the context file of its phase: the tool
 * goes by the graph, and rewrites the context file only at its end. Implementing writes `context.md` anew:
 * beside a graph of its own that file tells nothing of the specification.
 */
function inCharge(facts) {
    const implementing = facts.some(({ phase }) => phase === 'implement');
    return PHASES.flatMap((phase) => {
        const files = facts.filter((one) => one.phase === phase);
        const graph = files.find(({ path }) => path.endsWith('.json'));
        const file = implementing && phase === 'specify' ? graph : (graph ?? files[0]);
        return file ? [file] : [];
    });
}
/** `null`: another tool's file, or a template. */
function siblingAt(path, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok) {
        const { rule, message, line, evidence = {} } = (0,unread/* faultOfReading */.c)(reading);
        const found = `${path}, the state of ${phaseOf(path)}: ${message} Nothing is decided without it.`;
        throw new errors/* StateError */.qq(rule, found, line, evidence, path);
    }
    if (reading.text.trim() === '') {
        const message = `found ${path} empty, expected a saved state. Restore it from history, or remove it.`;
        throw new errors/* StateError */.qq('state-readable', message, null, {}, path);
    }
    return document_recognises(reading.text) ? parsed(path, reading.text) : null;
}
/** Parses a file that is not the site's own path, so that its fault names it. */
function parsed(path, text) {
    try {
        return document_codec.parse(text);
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        const { rule, message, line, evidence } = error.fault;
        if (rule === 'state-filled')
            return null;
        throw new errors/* StateError */.qq(rule, message, line, { ...evidence }, path);
    }
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index.js
// humaninloop (seed 001): `.workflow/index.md`, and the context files and graphs that came after it.













const humaninloop = defineFormat({
    id: 'humaninloop',
    title: 'humaninloop',
    where: '`specs/<feature>/.workflow/`: `index.md`, or the context files and `dags/*.json` that followed',
    names: places_NAMES,
    folders: [FOLDER],
    versions: [INDEX_VERSION],
    matches: places_matches,
    sites: places_sites,
    recognises: document_recognises,
    codec: document_codec,
    version: versionOf,
    migrations: [],
    needs: (doc, site) => humaninloop_needsOf(doc, site),
    read(doc, site, snapshot) {
        if (doc === null)
            return [stateOfAbsent(site, snapshot)];
        return [
            doc.kind === 'index' ? stateOfIndex(doc, site, snapshot) : stateOfSuccessors(doc, site, snapshot),
        ];
    },
    recordsBranch: true,
    rules: [iterationInRange, pendingQuestionsMatch],
    begins: LOOP_PHASES.beginning(LOOP_PHASES.rows[0]?.how ?? ''),
    choices: choices_choices,
    repairs: choices_repairs,
    refuses: refusedByGraph,
});
/** The state files of the folder, and what stands beside them and says more of their questions. */
function humaninloop_needsOf(doc, site) {
    const index = [...contextPaths(site), specPath(site)];
    const beside = doc === null ? [] : doc.kind === 'index' ? index : [reportOf(site)];
    const paths = new Set([...site.files, ...(site.alternatives ?? []), ...beside]);
    return [...paths].map((path) => ({ path, what: 'text' }));
}

;// CONCATENATED MODULE: ./lib/text/json/lists.js





/**
 * JSON text to data and back; `print` edits what `json` edits, and the items of lists wherever they stand.
 */
const jsonLists = {
    parse: readJson,
    print(text, doc) {
        const scan = scanJson(text);
        const edits = listEdits({ text, eol: (0,text_lines/* eolOf */.Wl)((0,text_lines/* linesOf */.Dx)(text)), scan }, scan.data, doc.data, '');
        return json.print(edits.length === 0 ? text : (0,text_lines/* splice */.V4)(text, edits), doc);
    },
};
/** The edits that give every list its items; all else is left to `json`. */
function listEdits(source, before, after, pointer) {
    if ((0,data_data/* isList */.Lv)(before) && (0,data_data/* isList */.Lv)(after)) {
        const spot = source.scan.spots.get(pointer);
        const inPlace = before.length === after.length && before.every((item, i) => alike(item, after[i]));
        if (!inPlace)
            return spot ? resized(source, before, after, spot) : [];
        return before.flatMap((item, i) => listEdits(source, item, after[i] ?? null, pointer + (0,data_data/* pointerOf */.rq)(i)));
    }
    if (!(0,data_data/* isMap */.jh)(before) || !(0,data_data/* isMap */.jh)(after))
        return [];
    return Object.keys(before).flatMap((key) => listEdits(source, before[key] ?? null, after[key] ?? null, pointer + (0,data_data/* pointerOf */.rq)(key)));
}
/** Two lists, two maps, or two scalars: the one can become the other where it stands. */
function alike(one, other) {
    return (0,data_data/* isList */.Lv)(one) === (0,data_data/* isList */.Lv)(other) && (0,data_data/* isMap */.jh)(one) === (0,data_data/* isMap */.jh)(other);
}
/** Items that both lists begin and end with stay as they are; those between them go, new ones come. */
function resized({ text, eol }, before, after, { start, end, members }) {
    const least = Math.min(before.length, after.length);
    let head = 0;
    while (head < least && (0,data_data/* sameData */.n6)(before[head] ?? null, after[head] ?? null))
        head++;
    let tail = 0;
    while (tail < least - head && (0,data_data/* sameData */.n6)(before.at(-1 - tail) ?? null, after.at(-1 - tail) ?? null))
        tail++;
    const spelled = after.slice(head, after.length - tail).map((item) => JSON.stringify(item));
    const brackets = { start, end, members };
    const behind = before.length - tail;
    const [first, last] = [members[head], members[behind - 1]];
    if (head === behind || !first || !last)
        return [(0,data_brackets/* addMembers */.p)(text, brackets, head - 1, spelled, { comma: ', ', eol })];
    if (spelled.length > 0) {
        // The new ones are separated as the ones that go were.
        const rest = (0,data_brackets/* addMembers */.p)(text, brackets, head, spelled.slice(1), { comma: ', ', eol }).text;
        return [{ start: first.start, end: last.end, text: (spelled[0] ?? '') + rest }];
    }
    const [left, right] = [members[head - 1], members[behind]];
    const from = right ? first.start : (left?.end ?? start + 1);
    return [{ start: from, end: right?.start ?? (left ? last.end : end - 1), text: '' }];
}

;// CONCATENATED MODULE: ./lib/formats/project-state/columns.js
// The two column vocabularies of a project's row: the decision's (seed 003 §2) and the implementation's.
/** What a row says, by our own words; each may stand in either vocabulary's column. */
const columns_COLUMNS = {
    project: ['project_id'],
    task: ['current_task_id', 'active_task_id'],
    agent: ['current_agent_id', 'active_agent_id'],
    lastAction: ['last_action'],
    status: ['status'],
    at: ['updated_at', 'last_updated'],
    created: ['created_at'],
    phase: ['current_phase'],
    completed: ['completed_tasks'],
    pending: ['pending_tasks'],
    metadata: ['metadata'],
};
/** Every column of either vocabulary, the decision's serial number too. */
const ALL_COLUMNS = new Set(['id', ...Object.values(columns_COLUMNS).flat()]);
/** Columns of the tables beside it (snapshots, transactions), whose rows are no project's state. */
const NEIGHBOURS = ['snapshot_at', 'occurred_at', 'change_type'];
/** Whose row it is that has these columns; `null` for what is no row at all. */
function columns_kindOf(columns) {
    if (NEIGHBOURS.some((name) => columns.has(name)))
        return 'neighbour';
    const has = (...fields) => fields.some((field) => columns_COLUMNS[field].some((name) => columns.has(name)));
    const says = has('status') || has('task', 'agent', 'lastAction');
    return (has('project') && says) || (has('status') && has('task', 'agent')) ? 'project' : null;
}

;// CONCATENATED MODULE: ./lib/text/csv.js



/**
 * Lines without any character are no records. `parse` throws `state-readable` where quotes do not pair, a
 * record has other cells than the header, or a column comes twice; `state-not-conflicted`.
 */
const csv = {
    parse: (text) => csv_documentOf(recordsOf(text)),
    print(text, doc) {
        const [header, ...records] = recordsOf(text);
        const columns = header?.cells.map(({ value }) => value ?? '') ?? [];
        if (records.length !== doc.rows.length || columns.join('\0') !== doc.columns.join('\0'))
            throw new errors/* EditError */.F('the document has other rows or columns than the text: only cells can be changed');
        const edits = records.flatMap((record, r) => editsOf(record, doc.rows[r]));
        const printed = (0,text_lines/* splice */.V4)(text, edits);
        if (edits.length > 0)
            assertReads(printed, doc);
        return printed;
    },
};
function csv_documentOf([header, ...records]) {
    const columns = header?.cells.map(({ value }) => value ?? '') ?? [];
    const seen = new Set();
    const twice = columns.find((name) => seen.size === seen.add(name).size);
    if (twice !== undefined)
        throw new errors/* StateError */.qq('state-readable', `found the column ${JSON.stringify(twice)} twice in the header, expected it once. Keep one.`, header?.line);
    for (const { cells, line } of records)
        if (cells.length !== columns.length)
            throw new errors/* StateError */.qq('state-readable', `found ${(0,counted/* counted */.hS)(cells.length, 'cell')} on line ${line}, expected ${columns.length} as in the ` +
                'header. Correct the row, or restore the file from history.', line, { cells: cells.length, columns: columns.length });
    return {
        columns,
        rows: records.map(({ line, cells }) => ({ line, cells: cells.map(({ value }) => value) })),
    };
}
function recordsOf(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    const records = [];
    for (let at = text.startsWith(text_lines/* BOM */.bh) ? 1 : 0; at < text.length;) {
        const eol = eolAt(text, at);
        if (eol > 0) {
            at += eol;
            continue;
        }
        const cells = [];
        const line = (0,text_lines/* lineAt */.mh)(lines, at);
        for (;;) {
            const cell = cellAt(text, at, lines);
            cells.push(cell);
            at = cell.end + 1;
            if (text[cell.end] !== ',')
                break;
        }
        records.push({ line, cells });
        at += eolAt(text, at - 1) === 2 ? 1 : 0;
    }
    return records;
}
function eolAt(text, at) {
    if (text[at] === '\n')
        return 1;
    return text[at] !== '\r' ? 0 : text[at + 1] === '\n' ? 2 : 1;
}
/** The cell that begins here, up to the comma or line's end behind it. */
function cellAt(text, start, lines) {
    let end = start;
    if (text[start] !== '"') {
        while (end < text.length && !',\n\r"'.includes(text[end] ?? ''))
            end++;
        if (text[end] === '"')
            throw badQuote('found a quote in the middle of a cell', end, lines);
        return { value: end === start ? null : text.slice(start, end), quoted: false, start, end };
    }
    for (end = start + 1;; end += 2) {
        end = text.indexOf('"', end);
        if (end < 0)
            throw badQuote('found a quote that is never closed (the file is cut off)', start, lines);
        if (text[end + 1] !== '"')
            break;
    }
    end++;
    if (end < text.length && !',\n\r'.includes(text[end] ?? ''))
        throw badQuote('found more after a closing quote', end, lines);
    const value = text.slice(start + 1, end - 1).replaceAll('""', '"');
    return { value, quoted: true, start, end };
}
function badQuote(found, at, lines) {
    const line = (0,text_lines/* lineAt */.mh)(lines, at);
    const message = `${found} on line ${line} at offset ${at}, expected cells as RFC 4180 writes them. ` +
        'Correct the line, or restore the file from history.';
    return new errors/* StateError */.qq('state-readable', message, line, { offset: at });
}
function editsOf({ cells, line }, row) {
    if (row?.cells.length !== cells.length)
        throw new errors/* EditError */.F(`the row of line ${line} has other cells than the text: only their values change`);
    return cells.flatMap(({ value, quoted, start, end }, c) => {
        const wanted = row.cells[c] ?? null;
        return wanted === value ? [] : [{ start, end, text: csv_spell(wanted, quoted) }];
    });
}
/** Within quotes where the old value was, or the new one must be: also where a reader might trim it. */
function csv_spell(value, quoted) {
    if (value === null)
        return '';
    const bare = !quoted && value !== '' && value.trim() === value && !/[",\r\n]|^\\\.$/.test(value);
    return bare ? value : `"${value.replaceAll('"', '""')}"`;
}
function assertReads(printed, doc) {
    const meaning = ({ columns, rows }) => JSON.stringify([columns, rows.map(({ cells }) => cells)]);
    try {
        if (meaning(csv.parse(printed)) === meaning(doc))
            return;
    }
    catch (error) {
        throw new errors/* EditError */.F('the new values cannot be written in place', { cause: error });
    }
    throw new errors/* EditError */.F('the new values cannot be written in place: they read back as others');
}

;// CONCATENATED MODULE: ./lib/text/json/lines.js





/**
 * `parse` throws `state-readable` for a line that is no JSON, with line and offset, save for the last of
 * several; `state-not-conflicted`; and what `readJson` throws.
 */
const ndjson = {
    parse: readNdjson,
    print(text, doc) {
        const held = readNdjson(text).lines;
        if (held.length !== doc.lines.length)
            throw new errors/* EditError */.F(`the text has ${held.length} lines, the document ${doc.lines.length}: ` +
                'only what stands on a line changes');
        const byNumber = new Map((0,text_lines/* linesOf */.Dx)(text).map((line) => [line.number, line]));
        const edits = held.flatMap(({ line: number, data }, i) => {
            const [wanted, line] = [doc.lines[i], byNumber.get(number)];
            if (!wanted || !line || (0,data_data/* sameData */.n6)(data, wanted.data))
                return [];
            return [{ start: line.start, end: line.end, text: jsonLists.print(line.text, wanted) }];
        });
        return (0,text_lines/* splice */.V4)(text, edits);
    },
};
function readNdjson(text) {
    const all = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(all);
    const filled = all.filter(({ text: line }) => /[^ \t]/.test(line));
    const lines = [];
    for (const [i, line] of filled.entries()) {
        try {
            lines.push(readLine(line));
        }
        catch (error) {
            if (!(error instanceof errors/* StateError */.qq))
                throw error;
            const fault = placed(text, line) ?? error;
            const last = i > 0 && i === filled.length - 1 && fault.fault.rule === 'state-readable';
            if (!last)
                throw fault;
            return { lines, torn: { message: fault.message, line: line.number } };
        }
    }
    return { lines, torn: null };
}
function readLine({ text, number }) {
    const { data, places } = readJson(text);
    const moved = [...places].map(([pointer, place]) => [
        pointer,
        { ...place, line: number },
    ]);
    return { data, places: new Map(moved), line: number };
}
/** The same fault with line and offset of the whole text: what stands before the line is blanked out. */
function placed(text, { start, end }) {
    const before = text
        .slice(0, start)
        .replaceAll(text_lines/* BOM */.bh, ' ')
        .replace(/[^\r\n]/g, ' ');
    try {
        readJson(before + text.slice(start, end));
        return null;
    }
    catch (error) {
        return error instanceof errors/* StateError */.qq ? error : null;
    }
}

;// CONCATENATED MODULE: ./lib/text/sql/tokens.js
// The tokens of a PostgreSQL dump: just enough of SQL to tell where strings, names and statements end.


const SPACE = /[\s\uFEFF]+/y;
const tokens_WORD = /[A-Za-z_\u0080-\uFFFF][\w$\u0080-\uFFFF]*/y;
const tokens_NUMBER = /(?:\d[\w.]*|\.\d+)(?:(?<=[eE])[+-]\d+)?/y;
const DOLLAR = /\$(?:[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*)?\$/y;
/** Walks a text; `at` is where it stands and may be moved by whoever reads what is no SQL (rows of COPY). */
class TokenReader {
    at;
    text;
    #lines;
    constructor(text, lines) {
        this.text = text;
        this.#lines = lines;
        this.at = text.startsWith(text_lines/* BOM */.bh) ? text_lines/* BOM */.bh.length : 0;
    }
    line(offset) {
        return (0,text_lines/* lineAt */.mh)(this.#lines, offset);
    }
    /** The next token, blanks and comments passed over; `null` at the end. @throws StateError */
    next() {
        this.#skip();
        const start = this.at;
        const char = this.text[start];
        if (char === undefined)
            return null;
        if (char === "'")
            return this.#string(start, start, false);
        if (char === '"' || char === '`')
            return this.#token('name', start, this.#quoted(start, char, false));
        const dollar = char === '$' ? this.#match(DOLLAR) : null;
        if (dollar !== null)
            return this.#dollars(start, dollar);
        const word = this.#match(tokens_WORD);
        if (word !== null) {
            const escapes = /^e$/i.test(word);
            const opens = this.text[start + word.length] === "'" && /^[en]$/i.test(word);
            return opens
                ? this.#string(start, start + word.length, escapes)
                : this.#token('word', start, start + word.length, word.toLowerCase());
        }
        const number = this.#match(tokens_NUMBER);
        if (number !== null)
            return this.#token('number', start, start + number.length);
        return this.#token('sign', start, start + (this.text.startsWith('::', start) ? 2 : 1));
    }
    /** The next token, without going past it. @throws StateError */
    peek() {
        const { at } = this;
        const token = this.next();
        this.at = at;
        return token;
    }
    fault(found, expected, at) {
        const line = this.line(at);
        const message = `found ${found} on line ${line}, expected ${expected}. ` +
            'Correct the dump, or restore it from history.';
        return new errors/* StateError */.qq('state-readable', message, line, { offset: at });
    }
    #skip() {
        for (let before = -1; before !== this.at;) {
            before = this.at;
            this.at += this.#match(SPACE)?.length ?? 0;
            if (this.text.startsWith('--', this.at))
                this.#skipLine();
            else if (this.text.startsWith('/*', this.at))
                this.#skipComment();
        }
    }
    #skipLine() {
        while (this.at < this.text.length && !'\r\n'.includes(this.text[this.at] ?? '\n'))
            this.at++;
    }
    /** Comments of this kind nest. */
    #skipComment() {
        const start = this.at;
        let depth = 0;
        do {
            if (this.at >= this.text.length)
                throw this.fault('a comment that is never closed', '"*/"', start);
            const two = this.text.slice(this.at, this.at + 2);
            if (two === '/*')
                depth++;
            if (two === '*/')
                depth--;
            this.at += two === '/*' || two === '*/' ? 2 : 1;
        } while (depth > 0);
    }
    #match(pattern) {
        pattern.lastIndex = this.at;
        return pattern.exec(this.text)?.[0] ?? null;
    }
    #string(start, quote, escapes) {
        const end = this.#quoted(quote, "'", escapes);
        const inner = this.text.slice(quote + 1, end - 1);
        return this.#token('string', start, end, escapes ? unescaped(inner) : inner.replaceAll("''", "'"));
    }
    #dollars(start, mark) {
        const close = this.text.indexOf(mark, start + mark.length);
        if (close < 0)
            throw this.fault(`${mark} that is never closed (the file is cut off)`, mark, start);
        const value = this.text.slice(start + mark.length, close);
        return this.#token('string', start, close + mark.length, value);
    }
    /** The offset behind the quote that closes; a doubled one does not. */
    #quoted(open, quote, escapes) {
        for (let at = open + 1; at < this.text.length; at++) {
            if (escapes && this.text[at] === '\\')
                at++;
            else if (this.text[at] === quote) {
                if (this.text[at + 1] !== quote)
                    return at + 1;
                at++;
            }
        }
        throw this.fault('a quote that is never closed (the file is cut off)', quote, open);
    }
    #token(kind, start, end, value) {
        this.at = end;
        const spelled = this.text.slice(start, end);
        const quote = spelled[0] ?? '';
        const plain = kind === 'name' ? spelled.slice(1, -1).replaceAll(quote + quote, quote) : spelled;
        return { kind, start, end, value: value ?? plain };
    }
}
const ESCAPE = /''|((?:\\[0-7]{1,3}|\\x[0-9A-Fa-f]{1,2})+)|\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([\s\S]))/g;
const LETTERS = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const utf8 = new TextDecoder();
/** What the inside of an escape string (`E'…'`) means. */
function unescaped(inner) {
    return inner.replace(ESCAPE, (whole, bytes, short, long, letter) => {
        if (whole === "''")
            return "'";
        if (bytes !== undefined)
            return bytesOf(bytes);
        const point = Number.parseInt(short ?? long ?? '', 16);
        if (letter === undefined)
            return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
        return LETTERS[letter] ?? letter;
    });
}
/** Octal and hexadecimal escapes in a row are the bytes of UTF-8. */
function bytesOf(escapes) {
    const codes = escapes
        .split('\\')
        .slice(1)
        .map((code) => (code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 8)));
    return utf8.decode(Uint8Array.from(codes));
}

;// CONCATENATED MODULE: ./lib/text/sql/copy.js
// Rows behind a dump's `COPY … FROM stdin`: tabs between cells, `\N` for null, backslashes for the rest.

/** Rows up to the line `\.`; the tokens go on behind it. @throws StateError where that line is not there */
function copyRows(tokens) {
    return linesAt(tokens).map(({ start, end }) => ({
        line: tokens.line(start),
        cells: copy_cellsOf(tokens, start, end),
    }));
}
/** Passes over rows, whatever they are. @throws StateError as above */
function skipRows(tokens) {
    linesAt(tokens);
}
function linesAt(tokens) {
    const { text, at: begin } = tokens;
    const rows = [];
    for (let start = endOfLine(text, begin).next; start < text.length;) {
        const { end, next } = endOfLine(text, start);
        tokens.at = next;
        if (text.slice(start, end) === '\\.')
            return rows;
        rows.push({ start, end });
        start = next;
    }
    throw tokens.fault('a COPY without its end (the file is cut off)', 'a line "\\."', begin);
}
function endOfLine(text, from) {
    let end = from;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r')
        end++;
    const eol = text.startsWith('\r\n', end) ? 2 : 1;
    return { end, next: end + eol };
}
function copy_cellsOf(tokens, start, end) {
    const cells = [];
    for (let at = start; at <= end;) {
        const tab = tokens.text.indexOf('\t', at);
        const close = tab < 0 || tab > end ? end : tab;
        const written = tokens.text.slice(at, close);
        if (/(?:^|[^\\])(?:\\\\)*\\$/.test(written))
            throw tokens.fault('a backslash at the end of a cell', 'the character that it escapes', close - 1);
        cells.push({ value: copy_meaningOf(written), start: at, end: close, spell: copy_spell });
        at = close + 1;
    }
    return cells;
}
const copy_ESCAPE = /((?:\\[0-7]{1,3}|\\x[0-9A-Fa-f]{1,2})+)|\\([\s\S])/g;
const copy_LETTERS = {
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
function copy_meaningOf(written) {
    if (written === '\\N')
        return null;
    if (!written.includes('\\'))
        return written;
    return written.replace(copy_ESCAPE, (_, bytes, letter) => bytes === undefined ? (copy_LETTERS[letter] ?? letter) : bytesOf(bytes));
}
const copy_NAMED = new Map(Object.entries(copy_LETTERS).map(([letter, char]) => [char, `\\${letter}`]));
function copy_spell(value) {
    return value === null ? '\\N' : value.replace(/[\\\b\f\n\r\t\v]/g, (char) => copy_NAMED.get(char) ?? '\\\\');
}

;// CONCATENATED MODULE: ./lib/text/sql/statements.js
function isSign(token, value) {
    return token?.kind === 'sign' && token.value === value;
}
function foundOf(token) {
    return token === null ? 'the end of the file (it is cut off)' : JSON.stringify(token.value.slice(0, 40));
}
/** The last part of `schema.table`; `null` where no name stands there. */
function nameAt(tokens) {
    let name = null;
    for (;;) {
        const token = tokens.peek();
        if (token?.value === 'only' && token.kind === 'word') {
            tokens.next();
            continue;
        }
        if (token?.kind !== 'word' && token?.kind !== 'name')
            return name;
        tokens.next();
        name = token.value;
        if (!isSign(tokens.peek(), '.'))
            return name;
        tokens.next();
    }
}
/** `(a, b)`; `null` where no bracket stands there. */
function columnsAt(tokens) {
    if (!isSign(tokens.peek(), '('))
        return null;
    const columns = [];
    for (let token = tokens.next(); token && !isSign(token, ')'); token = tokens.next())
        if (token.kind !== 'sign')
            columns.push(token.value);
    return columns;
}
/** The tokens up to the semicolon, which is passed as well. */
function toSemicolon(tokens) {
    const passed = [];
    for (let token = tokens.next(); token && !isSign(token, ';'); token = tokens.next())
        passed.push(token);
    return passed;
}
const NO_COLUMN = /^(?:constraint|primary|unique|foreign|check|exclude|like)$/;
/** What stands behind CREATE TABLE: `name (column type …, …);` */
function createdColumns(tokens) {
    while (/^(?:if|not|exists)$/.test(tokens.peek()?.value ?? ''))
        tokens.next();
    const name = nameAt(tokens);
    const columns = [];
    let [depth, begins] = [0, true];
    for (const token of toSemicolon(tokens)) {
        const sign = token.kind === 'sign' ? token.value : '';
        if (depth === 1 &&
            begins &&
            (token.kind === 'name' || (token.kind === 'word' && !NO_COLUMN.test(token.value))))
            columns.push(token.value);
        begins = (depth === 0 && sign === '(') || (depth === 1 && sign === ',');
        if (sign === '(' || sign === '[')
            depth++;
        if (sign === ')' || sign === ']')
            depth--;
    }
    return { name, columns };
}

;// CONCATENATED MODULE: ./lib/text/sql/insert.js
// The rows of a dump's `INSERT … VALUES`: literals are values; what only a database could work out is text.


/** The tuples behind VALUES; the tokens go on behind the last. @throws StateError */
function insertRows(tokens) {
    const rows = [];
    for (;;) {
        const open = tokens.next();
        if (open?.value !== '(' || open.kind !== 'sign')
            throw tokens.fault(foundOf(open), 'a row in brackets', open?.start ?? tokens.text.length);
        rows.push({ line: tokens.line(open.start), cells: tupleOf(tokens) });
        if (!isSign(tokens.peek(), ','))
            return rows;
        tokens.next();
    }
}
function tupleOf(tokens) {
    const cells = [];
    let value = [];
    for (let depth = 0;;) {
        const token = tokens.next();
        if (token === null)
            throw tokens.fault(foundOf(null), '")"', tokens.text.length);
        const ends = depth === 0 && (isSign(token, ',') || isSign(token, ')'));
        if (!ends) {
            if (token.kind === 'sign' && '(['.includes(token.value))
                depth++;
            if (token.kind === 'sign' && ')]'.includes(token.value))
                depth--;
            if (isSign(token, ';'))
                throw tokens.fault('";" within a row', '")"', token.start);
            value.push(token);
            continue;
        }
        const [first, last] = [value[0], value.at(-1)];
        if (!first || !last)
            throw tokens.fault(foundOf(token), 'a value', token.start);
        cells.push(insert_cellOf(value, first, last, tokens.text));
        value = [];
        if (token.value === ')')
            return cells;
    }
}
/** A literal, perhaps with its type before it and a cast behind it; anything else means its own text. */
function insert_cellOf(all, first, end, text) {
    const cast = all.findIndex((token) => isSign(token, '::'));
    const bare = cast < 0 ? all : all.slice(0, cast);
    const last = bare.at(-1);
    const typed = bare.slice(0, -1);
    const at = (value, close, like) => ({
        value,
        start: first.start,
        end: close.end,
        spell: (wanted) => insert_spell(wanted, like),
    });
    const plain = { kind: 'string', escapes: false, lead: '' };
    if (last?.kind === 'string' && typed.every(({ kind }) => kind === 'word')) {
        const escapes = /^e/i.test(text.slice(last.start, last.end));
        return at(last.value, last, { ...plain, escapes, lead: text.slice(first.start, last.start) });
    }
    const signed = typed.length === 1 && (isSign(first, '-') || isSign(first, '+'));
    if (last?.kind === 'number' && (typed.length === 0 || signed))
        return at(text.slice(first.start, last.end), last, { ...plain, kind: 'number' });
    if (last?.kind === 'word' && typed.length === 0 && last.value === 'null')
        return at(null, last, plain);
    if (last?.kind === 'word' && typed.length === 0 && /^(?:true|false)$/.test(last.value))
        return at(last.value, last, { ...plain, kind: 'boolean' });
    return at(text.slice(first.start, end.end), end, plain);
}
function insert_spell(value, { kind, escapes, lead }) {
    if (value === null)
        return 'NULL';
    if (value.includes('\0'))
        throw new errors/* EditError */.F('a NUL character cannot be written in SQL');
    if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(value))
        return value;
    if (kind === 'boolean' && /^(?:true|false)$/.test(value))
        return value;
    const doubled = value.replaceAll("'", "''");
    return escapes ? `${lead}E'${doubled.replaceAll('\\', '\\\\')}'` : `${lead}'${doubled}'`;
}

;// CONCATENATED MODULE: ./lib/text/sql/dump.js







/**
 * The lens for one table, named without its schema. Columns that a statement does not name are those of the
 * table's CREATE TABLE. `parse` throws `state-readable` for a dump that is cut off, for rows that do not fit
 * their columns, and where a statement changes the table behind its rows; `state-not-conflicted`.
 */
function sqlDump(table) {
    const read = (text) => ({
        blocks: scan(text, table).map(({ columns, rows }) => ({
            columns,
            rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(({ value }) => value) })),
        })),
    });
    return {
        parse: read,
        print(text, doc) {
            const held = scan(text, table);
            dump_same(held.length, doc.blocks.length, 'statements');
            const printed = (0,text_lines/* splice */.V4)(text, held.flatMap(({ rows }, b) => dump_editsOf(rows, doc.blocks[b]?.rows ?? [])));
            if (printed !== text)
                dump_assertReads(() => read(printed), doc);
            return printed;
        },
    };
}
function dump_editsOf(held, rows) {
    dump_same(held.length, rows.length, 'rows');
    return held.flatMap(({ cells, line }, r) => {
        const wanted = rows[r]?.cells ?? [];
        dump_same(cells.length, wanted.length, `cells on line ${line}`);
        return cells.flatMap(({ value, start, end, spell }, c) => {
            const now = wanted[c] ?? null;
            return now === value ? [] : [{ start, end, text: spell(now) }];
        });
    });
}
function dump_same(found, wanted, what) {
    if (found === wanted)
        return;
    throw new errors/* EditError */.F(`the text has ${found} ${what}, the document ${wanted}: only values of cells change`);
}
function dump_assertReads(read, doc) {
    const meaning = ({ blocks }) => JSON.stringify(blocks.map(({ rows }) => rows.map(({ cells }) => cells)));
    try {
        if (meaning(read()) === meaning(doc))
            return;
    }
    catch (error) {
        throw new errors/* EditError */.F('the new values cannot be written in place', { cause: error });
    }
    throw new errors/* EditError */.F('the new values cannot be written in place: they read back as others');
}
function scan(text, table) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    const reading = { tokens: new TokenReader(text, lines), table, blocks: [], created: null };
    const { tokens } = reading;
    for (let first = tokens.next(); first; first = tokens.next()) {
        if (isSign(first, ';'))
            continue;
        // A command of psql (`\connect`) ends with its line.
        if (isSign(first, '\\'))
            tokens.at = dump_endOfLine(text, first.start);
        else if (first.value === 'copy')
            copy(reading);
        else if (first.value === 'insert')
            insert(first, reading);
        else
            other(first, reading);
    }
    return reading.blocks;
}
function dump_endOfLine(text, from) {
    const end = text.slice(from).search(/[\r\n]/);
    return end < 0 ? text.length : from + end;
}
/** `COPY name (columns) FROM stdin …;` and its rows, if any. */
function copy(reading) {
    const { tokens, table } = reading;
    const name = isSign(tokens.peek(), '(') ? null : nameAt(tokens);
    const columns = name === null ? null : columnsAt(tokens);
    const rest = toSemicolon(tokens).map(({ value }) => value.toLowerCase());
    if (name === table && tokens.text[tokens.at - 1] !== ';')
        throw tokens.fault('a COPY without its end (the file is cut off)', '";"', tokens.text.length);
    if (rest[0] !== 'from' || rest[1] !== 'stdin')
        return;
    const { at } = tokens;
    if (name !== table) {
        skipRows(tokens);
        return;
    }
    if (rest.length > 2)
        throw tokens.fault(`COPY with options (${rest.slice(2, 6).join(' ')})`, 'none', at);
    take(columns, copyRows(tokens), at, reading);
}
/** `INSERT INTO name (columns) VALUES (…), (…) …;` */
function insert(first, reading) {
    const { tokens, table } = reading;
    const into = tokens.next();
    const name = into?.value === 'into' ? nameAt(tokens) : null;
    if (name !== table) {
        toSemicolon(tokens);
        return;
    }
    const columns = columnsAt(tokens);
    let next = tokens.next();
    while (next && /^(?:overriding|system|user|value)$/.test(next.value))
        next = tokens.next();
    if (next?.value !== 'values')
        throw tokens.fault(foundOf(next), 'VALUES and rows', first.start);
    take(columns, insertRows(tokens), first.start, reading);
    toSemicolon(tokens);
}
/** Words of statements that change what rows say that stand before them. */
const CHANGES = new Set(['update', 'delete', 'truncate', 'merge']);
/** Tokens of a statement within which its table is named. */
const dump_LOOK = 8;
function other(first, reading) {
    const { tokens, table, blocks } = reading;
    const words = [first];
    while (words.length < dump_LOOK) {
        const token = tokens.peek();
        if (token === null || isSign(token, ';') || isSign(token, '('))
            break;
        words.push(token);
        tokens.next();
        if (first.value === 'create' && token.value === 'table') {
            const { name, columns } = createdColumns(tokens);
            if (name === table)
                reading.created = columns;
            return;
        }
    }
    toSemicolon(tokens);
    const ours = words.some(({ kind, value }) => kind !== 'string' && value === table);
    if (CHANGES.has(first.value) && ours && blocks.length > 0)
        throw tokens.fault(`${first.value.toUpperCase()} of ${table}`, 'nothing that changes its rows', first.start);
}
function take(named, rows, at, { tokens, table, blocks, created }) {
    const columns = named ?? created;
    if (columns === null)
        throw tokens.fault(`rows of ${table} without names`, 'the names of its columns', at);
    const odd = rows.find(({ cells }) => cells.length !== columns.length);
    if (odd)
        throw tokens.fault((0,counted/* counted */.hS)(odd.cells.length, 'cell'), `${columns.length} as there are columns`, odd.cells[0]?.start ?? at);
    blocks.push({ columns, rows });
}

;// CONCATENATED MODULE: ./lib/formats/project-state/forms.js
// The four forms that an export may have, each with its own lens, told apart by how the text begins.






/** The table's name, and the key under which JSON may hold its rows. */
const TABLE = 'project_state';
const sql = sqlDump(TABLE);
/**
 * Its name is not seen here; what nobody can tell is read as CSV, which is strict. @throws StateError
 */
function nativeOf(text) {
    const bare = bareOf(text);
    if (bare.startsWith('{') && isValuePerLine(bare))
        return { form: 'ndjson', doc: ndjson.parse(text) };
    if (/^[[{]/.test(bare))
        return { form: 'json', doc: jsonLists.parse(text) };
    if (SQL.test(bare))
        return { form: 'sql', doc: sql.parse(text) };
    return { form: 'csv', doc: csv.parse(text) };
}
/** `text` with the values of the document in place of those that differ. @throws EditError */
function printNative(text, native) {
    if (native.form === 'json')
        return jsonLists.print(text, native.doc);
    if (native.form === 'ndjson')
        return ndjson.print(text, native.doc);
    return native.form === 'csv' ? csv.print(text, native.doc) : sql.print(text, native.doc);
}
/** From its first character that says something. */
function bareOf(text) {
    return text.replace(text_lines/* BOM */.bh, '').trimStart();
}
/** What statements, comments and commands of psql begin with. */
const SQL = new RegExp(String.raw `^(?:--|/\*|\\[a-z]|(?:` +
    'alter|analyze|begin|commit|comment|copy|create|delete|do|drop|grant|insert|lock|pragma|reset|revoke|' +
    'select|set|' +
    String.raw `start|truncate|update|use|vacuum|with)\b(?!"?,))`, 'i');
/** A whole value on the first line, and something behind it. */
function isValuePerLine(bare) {
    const end = bare.search(/[\r\n]/);
    if (end < 0 || bare.slice(end).trim() === '')
        return false;
    return isJson(bare.slice(0, end));
}
function isJson(text) {
    try {
        readJson(text);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/formats/project-state/rows.js
// The rows of an export, whatever its form, and the same export with other values in some of their cells.





/** The column in which a row says it: of both vocabularies' the one that says something. */
function rows_columnOf({ cells }, field) {
    const held = columns_COLUMNS[field].filter((name) => cells.has(name));
    return held.find((name) => cells.get(name)?.value !== null) ?? held[0] ?? null;
}
function rows_cellOf(row, field) {
    const column = rows_columnOf(row, field);
    return column === null ? undefined : row.cells.get(column);
}
function rows_textOf(row, field) {
    return rows_cellOf(row, field)?.text ?? null;
}
/**
 * Rows of the tables beside it (snapshots, transactions) are left out; a table without rows has none.
 * @throws StateError `state-readable` for what is no row of a table at all (faults S18)
 */
function rows_rowsOf(native) {
    if (native.form === 'json')
        return jsonRows(native.doc);
    if (native.form === 'ndjson')
        return native.doc.lines.flatMap(({ data, places, line }, i) => mapRow(data, places, '', line, [i]));
    if (native.form === 'csv')
        return flatRows(native.doc.columns, native.doc.rows, 1, []);
    return native.doc.blocks.flatMap(({ columns, rows }, b) => flatRows(columns, rows, rows[0]?.line ?? 1, [b]));
}
/** A row, a list of rows, or a map of which `project_state` or `rows` is one or the other. */
function jsonRows({ data, places }) {
    const wrapped = (0,data_data/* isMap */.jh)(data) ? [TABLE, 'rows'].find((key) => Object.hasOwn(data, key)) : undefined;
    const base = wrapped === undefined ? [] : [wrapped];
    const held = (0,data_data/* isMap */.jh)(data) && wrapped !== undefined ? (data[wrapped] ?? null) : data;
    const all = (0,data_data/* isList */.Lv)(held) ? held.map((row, i) => ({ row, at: [...base, i] })) : [{ row: held, at: base }];
    return all.flatMap(({ row, at }) => {
        const pointer = (0,data_data/* pointerOf */.rq)(...at);
        return mapRow(row, places, pointer, places.get(pointer)?.line ?? 1, at);
    });
}
function mapRow(data, places, pointer, line, at) {
    const kind = (0,data_data/* isMap */.jh)(data) ? columns_kindOf(new Set(Object.keys(data))) : null;
    if (kind === 'neighbour')
        return [];
    if (!(0,data_data/* isMap */.jh)(data) || kind === null)
        throw noRow(line);
    const cells = Object.entries(data).map(([name, value]) => {
        const place = places.get(pointer + (0,data_data/* pointerOf */.rq)(name));
        const scalar = typeof value !== 'object' && value !== null;
        const text = scalar ? saying(place?.text ?? String(value)) : null;
        return [name, { value, text, line: place?.line ?? line }];
    });
    return [{ cells: new Map(cells), line, at }];
}
function flatRows(columns, rows, line, base) {
    if (columns_kindOf(new Set(columns)) !== 'project')
        throw noRow(line);
    return rows.map(({ cells, line: own }, i) => {
        const held = columns.map((name, c) => {
            const value = cells[c] ?? null;
            return [name, { value, text: saying(value), line: own }];
        });
        return { cells: new Map(held), line: own, at: [...base, i] };
    });
}
function saying(text) {
    return text === null || text.trim() === '' ? null : text;
}
function noRow(line) {
    const message = `found no row of a project on line ${line}, expected one with project_id, a task and a status. ` +
        'Export the table again, or restore the file from history.';
    return new errors/* StateError */.qq('state-readable', message, line);
}
/**
 * The export with other values in some cells of one row, by the names of their columns.
 * @throws EditError where the row has no such cell, or the cell takes text alone
 */
function withCells(native, row, values) {
    return Object.entries(values).reduce((now, [column, value]) => withCell(now, row, column, value), native);
}
function withCell(native, row, column, value) {
    if (!row.cells.has(column))
        throw new errors/* EditError */.F(`the row on line ${row.line} has no ${column}`);
    const { form } = native;
    const [first, second] = row.at;
    if (form === 'json') {
        const data = setIn(native.doc.data, [...row.at, column], value);
        return { form, doc: { ...native.doc, data } };
    }
    if (form === 'ndjson') {
        const lines = native.doc.lines.map((line, i) => i === first ? { ...line, data: setIn(line.data, [column], value) } : line);
        return { form, doc: { ...native.doc, lines } };
    }
    if (form === 'csv') {
        const { columns, rows } = native.doc;
        return { form, doc: { columns, rows: withFlat(rows, first, columns.indexOf(column), value) } };
    }
    const blocks = native.doc.blocks.map((block, b) => b === first
        ? { ...block, rows: withFlat(block.rows, second, block.columns.indexOf(column), value) }
        : block);
    return { form, doc: { blocks } };
}
function withFlat(rows, at, column, value) {
    if (typeof value !== 'string' && value !== null)
        throw new errors/* EditError */.F('a cell of this table holds text, and a list or a number was to be written there');
    return rows.map((row, i) => (i === at ? { ...row, cells: row.cells.with(column, value) } : row));
}

;// CONCATENATED MODULE: ./lib/formats/project-state/values.js
// What JSON columns hold, which may arrive as JSON, as its text, or as a list in PostgreSQL's own spelling.




/**
 * A JSON column's value; its text where it is no JSON.
 * @throws StateError `state-readable` for a key that comes twice: which value is meant is never guessed
 */
function jsonOf(value) {
    if (typeof value !== 'string' || !/^\s*[[{"]/.test(value))
        return value ?? null;
    try {
        return readJson(value).data;
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq && error.fault.evidence?.['key'] !== undefined)
            throw error;
        return arrayOf(value) ?? value;
    }
}
/** The tasks of a list: words, or maps that name one; what names none is passed over. */
function tasksIn(value) {
    const list = jsonOf(value);
    if (!(0,data_data/* isList */.Lv)(list))
        return [];
    return list.flatMap((item, at) => {
        const held = jsonOf(item);
        const id = (0,data_data/* isMap */.jh)(held) ? (wordIn(held, 'task_id') ?? wordIn(held, 'id')) : wordIn({ held }, 'held');
        return id === null ? [] : [{ id, at }];
    });
}
function values_idsIn(value) {
    return [...new Set(tasksIn(value).map(({ id }) => id))];
}
function metadataOf(row) {
    const metadata = jsonOf(rows_cellOf(row, 'metadata')?.value);
    return (0,data_data/* isMap */.jh)(metadata) ? metadata : {};
}
/** The row's pending tasks; the decision's vocabulary has them in its metadata, if anywhere. */
function pendingOf(row) {
    return values_idsIn(rows_cellOf(row, 'pending')?.value ?? metadataOf(row)['pending_tasks']);
}
/** The first task that is to come: neither the current one nor completed. */
function values_nextOf(row) {
    const passed = new Set([rows_textOf(row, 'task'), ...values_idsIn(rows_cellOf(row, 'completed')?.value)]);
    return pendingOf(row).find((id) => !passed.has(id)) ?? null;
}
/** A word or number of a map; `null` where it has none, or nothing but blanks. */
function wordIn(map, ...keys) {
    for (const key of keys) {
        const value = Object.hasOwn(map, key) ? map[key] : null;
        if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
            return String(value);
    }
    return null;
}
/** `true` or `false`, as JSON or as a word. */
function truthIn(map, ...keys) {
    for (const key of keys) {
        const value = Object.hasOwn(map, key) ? map[key] : null;
        if (value === true || value === 'true')
            return true;
        if (value === false || value === 'false')
            return false;
    }
    return null;
}
/** @throws StateError `state-readable` where JSON in a column has a key twice, with the line of the cell */
function refuseTwice(row) {
    for (const field of ['metadata', 'completed', 'pending']) {
        const cell = rows_cellOf(row, field);
        try {
            jsonOf(cell?.value);
        }
        catch (error) {
            if (!(error instanceof errors/* StateError */.qq) || !cell)
                throw error;
            const { key, lines } = error.fault.evidence ?? {};
            const [first, second] = Array.isArray(lines) ? lines : [];
            const message = `${field}: found JSON with the key ${JSON.stringify(key)} on its lines ${first} and ${second} ` +
                `in the cell on line ${cell.line}, expected it once. Keep one, or export again.`;
            throw new errors/* StateError */.qq('state-readable', message, cell.line, { key, lines, cell: cell.line });
        }
    }
}
/** Columns whose value cannot be read as what they hold. */
function unreadableLists(row) {
    return ['completed', 'pending'].flatMap((field) => {
        const value = jsonOf(rows_cellOf(row, field)?.value);
        const empty = value === null || ((0,data_data/* isMap */.jh)(value) && Object.keys(value).length === 0) || value === '';
        return (0,data_data/* isList */.Lv)(value) || empty ? [] : [field];
    });
}
const values_ITEM = /\s*(?:"((?:[^"\\]|\\.)*)"|([^",{}\\]+))\s*(,|\})/y;
/** `{plan,"write docs"}`: a list as PostgreSQL spells one; `null` for anything else. */
function arrayOf(text) {
    const bare = text.trim();
    if (!bare.startsWith('{'))
        return null;
    const items = [];
    values_ITEM.lastIndex = 1;
    for (;;) {
        const found = values_ITEM.exec(bare);
        if (!found)
            return null;
        const [, quoted, plain = '', end] = found;
        if (quoted !== undefined)
            items.push(quoted.replace(/\\(.)/gs, '$1'));
        else
            items.push(/^null$/i.test(plain.trim()) ? null : plain.trim());
        if (end === '}')
            return values_ITEM.lastIndex === bare.length ? items : null;
    }
}

;// CONCATENATED MODULE: ./lib/formats/project-state/document.js






/** `parse` throws what the form's own lens throws, and `state-filled`. `print` looks at `native` alone. */
const project_state_document_codec = {
    parse(text) {
        const native = nativeOf(text);
        const rows = rows_rowsOf(native);
        if (native.form === 'csv' && rows.length === 0 && !/[\r\n]$/.test(text))
            throw tornHeader();
        const [first] = rows;
        if (first && rows.every(isUnfilled)) {
            const line = rows_cellOf(first, 'project')?.line ?? first.line;
            const message = 'found gaps of a template or parameters of a query, expected the row of a project. Export the table.';
            throw new errors/* StateError */.qq('state-filled', message, line);
        }
        for (const row of rows)
            refuseTwice(row);
        return { native, rows, torn: native.form === 'ndjson' ? native.doc.torn : null };
    },
    print: (text, { native }) => printNative(text, native),
};
function tornHeader() {
    const message = 'found a header without an end to its line (the file is cut off), expected rows after it. ' +
        'Export the table again, or restore the file from history.';
    return new errors/* StateError */.qq('state-readable', message, 1);
}
/** `$1`, `:id`, `%s`, `%(id)s`, `?`: a query that somebody keeps, not its result. */
const PARAMETER = /^(?:\$\d+|[:@][a-z_]\w*|%s|%\(\w+\)s|\?)$/i;
function isUnfilled(row) {
    const said = [rows_textOf(row, 'project'), rows_textOf(row, 'status')];
    return said.some((text) => text !== null && (PARAMETER.test(text.trim()) || (0,text_words/* isPlaceholder */.wK)(text)));
}
const document_SIGNATURE = [/\bproject_id\b/, /\b(?:current|active)_(?:task|agent)_id\b/];
/** The columns that no other tool has; also of what was cut off before it named them all (faults S02). */
function project_state_document_recognises(text) {
    return document_SIGNATURE.every((pattern) => pattern.test(text)) || isTorn(bareOf(text));
}
function isTorn(bare) {
    return isTornJson(bare) || isTornHeader(bare) || TORN_SQL.test(bare);
}
const OURS = [...ALL_COLUMNS, TABLE, 'rows'];
/** As much of JSON as names nothing that is not ours: `{`, `[{"proj`, `{"project_id": "3b1`. */
const BEGINNING = /^[[{\s]*(?:"([^"\\]*)(?:"\s*(?::|$)|$)|$)/;
function isTornJson(bare) {
    const found = BEGINNING.exec(bare);
    if (!/^[[{]/.test(bare) || !found || isJson(bare))
        return false;
    const [all, key = ''] = found;
    return all.endsWith(':') ? OURS.includes(key) : OURS.some((name) => name.startsWith(key));
}
/** The beginning of CSV's header: columns of ours, the last perhaps cut off. */
function isTornHeader(bare) {
    if (/[^\w",]/.test(bare))
        return false;
    const names = bare.replaceAll('"', '').split(',');
    const last = names.pop() ?? '';
    return (names.length > 0 &&
        names.every((name) => OURS.includes(name)) &&
        OURS.some((name) => name.startsWith(last)));
}
/** A statement that is cut off within the names of its columns. */
const TORN_SQL = new RegExp(String.raw `\b(?:copy|insert\s+into)\s+(?:"?\w+"?\.)?"?${TABLE}"?\s*(?:\([^()]*)?$`, 'i');

;// CONCATENATED MODULE: ./lib/formats/project-state/walk.js
// Every file of a snapshot by its path and its name, remembered for as long as the snapshot is.


/** Files that are looked at; a repository with more is counted so far. */
const walk_MOST = 50_000;
/** Folders of tools, not of the project: their files say nothing of how far a task came. */
const PASSED = new Set([
    '.git',
    '.project-state',
    'node_modules',
    '__pycache__',
    '.venv',
]);
const walked = new WeakMap();
function walk(snapshot) {
    const known = walked.get(snapshot);
    if (known)
        return known;
    const files = [];
    const folders = [''];
    while (folders.length > 0 && files.length < walk_MOST)
        for (const { path, mode } of snapshot.list(folders.pop() ?? '')) {
            if ((0,model_snapshot/* isFileMode */.s)(mode))
                files.push(path);
            else if (mode === '040000' && !PASSED.has((0,markdown_paths/* baseOf */.bx)(path)))
                folders.push(path);
        }
    const made = { files, byName: walk_byName(files), whole: folders.length === 0 && files.length < walk_MOST };
    walked.set(snapshot, made);
    return made;
}
function walk_byName(files) {
    const found = new Map();
    for (const path of files) {
        const name = (0,markdown_paths/* baseOf */.bx)(path).normalize('NFC');
        const same = found.get(name);
        if (same)
            same.push(path);
        else
            found.set(name, [path]);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/formats/project-state/kinds.js
// Of which kind a file is, and how many of each kind a repository holds (seed 003 §4, File State Scanning).


/** The seed's four languages and further ones. */
const SOURCE = /\.(?:py|[cm]?[jt]sx?|java|go|rs|rb|php|cs|kts?|swift|c|h|cc|cpp|hpp|scala|dart|ex|exs|vue|svelte)$/i;
const CONFIG = new Set([
    'package.json',
    'requirements.txt',
    'pom.xml',
    'pyproject.toml',
    'tsconfig.json',
    'go.mod',
    'Cargo.toml',
    'Gemfile',
    'composer.json',
    'build.gradle',
    'Dockerfile',
    'docker-compose.yml',
]);
/** In the contract's order: a test file first, then source, then configuration; `null` for none of them. */
function kinds_kindOf(path) {
    const name = (0,markdown_paths/* baseOf */.bx)(path);
    if (/test|spec/i.test(name))
        return 'test';
    if (SOURCE.test(name))
        return 'source';
    return CONFIG.has(name) ? 'config' : null;
}
function countsOf(snapshot) {
    const { files } = walk(snapshot);
    const kinds = files.map(kinds_kindOf);
    const count = (kind) => kinds.filter((one) => one === kind).length;
    return { total: files.length, source: count('source'), test: count('test'), config: count('config') };
}

;// CONCATENATED MODULE: ./lib/formats/project-state/locate.js
// Where the files are that a last action names, and how much is in them.





/** What lies behind a link or in another repository is not ours to look for. */
const ELSEWHERE = new Set(['link', 'submodule']);
const ABSENT = { kind: 'absent' };
const DOUBTFUL = { kind: 'doubtful' };
/**
 * By the path itself, else by the one file whose path ends in it. An absolute path loses its beginning first.
 */
function locate({ path, absolute }, snapshot) {
    if (path === null)
        return DOUBTFUL;
    const parts = path.split('/');
    const tails = absolute ? parts.map((_, i) => parts.slice(i).join('/')) : [path];
    for (const tail of tails) {
        const place = at(tail, snapshot);
        if (place.kind !== 'absent')
            return place;
    }
    return absolute ? DOUBTFUL : ABSENT;
}
function at(path, snapshot) {
    const entry = snapshot.entry(path);
    if (entry)
        return (0,model_snapshot/* isFileMode */.s)(entry.mode) ? { kind: 'found', path } : DOUBTFUL;
    const reading = snapshot.text(path);
    if (!reading.ok && ELSEWHERE.has(reading.why))
        return DOUBTFUL;
    const { byName, whole } = walk(snapshot);
    const fold = path.normalize('NFC');
    const ends = (byName.get((0,markdown_paths/* baseOf */.bx)(fold)) ?? []).filter((one) => `/${one.normalize('NFC')}`.endsWith(`/${fold}`));
    const [only, second] = ends;
    if (only === undefined)
        return whole ? ABSENT : DOUBTFUL;
    return second === undefined ? { kind: 'found', path: only } : DOUBTFUL;
}
/** A file whose path is known. */
const fileAt = (path, snapshot) => ({
    written: path,
    path,
    lines: locate_linesAt(path, snapshot),
});
function taskFile(named, snapshot) {
    const place = locate(named, snapshot);
    const { written } = named;
    if (place.kind === 'found')
        return { written, path: place.path, lines: locate_linesAt(place.path, snapshot) };
    return { written, path: null, lines: null, ...(place.kind === 'doubtful' ? { doubtful: true } : {}) };
}
/** Lines of text, 0 of headings alone; `null` for what is there and no text. */
function locate_linesAt(path, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok)
        return null;
    return placeholders_isBare(path, reading.text) ? 0 : (0,text_lines/* linesOf */.Dx)(reading.text).length;
}

;// CONCATENATED MODULE: ./lib/formats/project-state/names.js
// The files that a last action names: which of its words they are, and which may be looked at.

/** Characters of a last action that are looked at, and names that it may have. */
const names_LOOK = 4000;
const names_MOST = 20;
const names_BETWEEN = /[\s,;"'`()<>|]+/;
/** Behind a name: the end of a sentence, a line's number, a code mark. */
const names_BEHIND = /(?:[.:!?*…]|:\d{1,7}(?::\d{1,7})?)+$/;
const ADDRESS = /^(?:https?|git|ssh|ftp):|^mailto:|^[\w.-]+@|^[\w-]+\.(?:com|org|net|io|dev)$/i;
const VERSION = /^v?\d[\d.]*\.\d\w*$/i;
/** Words with a dot that are no files, in lower case. */
const names_WORDS = new Set('e.g i.e a.m p.m node.js next.js nuxt.js vue.js react.js express.js three.js d3.js asp.net vb.net'.split(' '));
/** Each once, in order. Prose around them is passed over. */
function namedIn(lastAction) {
    const words = (lastAction ?? '')
        .slice(0, names_LOOK)
        .split(names_BETWEEN)
        .map((word) => word.replace(names_BEHIND, ''))
        .filter((word) => (0,safe_path/* looksLikeFile */.QM)(word.replaceAll('\\', '/')) && !isProse(word));
    return [...new Set(words)].slice(0, names_MOST).map(names_namedBy);
}
/** The prose of a last action, its names of files left out: `Completed not_done.py` says completed. */
function names_proseOf(lastAction) {
    return (lastAction ?? '')
        .slice(0, names_LOOK)
        .split(/\s+/)
        .filter((word) => namedIn(word).length === 0)
        .join(' ');
}
function isProse(word) {
    return names_WORDS.has(word.toLowerCase()) || ADDRESS.test(word) || VERSION.test(word);
}
/** A file by what is written for it alone. */
function names_namedBy(written) {
    const bare = written.replace(/^(?:[A-Za-z]:(?=[\\/])|~[^\\/]*(?=[\\/]))/, '').replaceAll('\\', '/');
    const absolute = bare.startsWith('/') && !bare.startsWith('//');
    const path = (0,safe_path/* tidy */.DZ)(bare);
    return { written, path: (0,safe_path/* unsafePath */.Kc)(path) === null ? path : null, absolute, unsafe: (0,safe_path/* unsafePath */.Kc)(written) };
}

;// CONCATENATED MODULE: ./lib/formats/project-state/named.js
// Files that no last action names: those that the task's own words name, and tests that were being written.





/** Files of each sort that are looked at. */
const named_MOST = 20;
/** Words that say what is done with a task, or what a file is: by themselves they name nothing. */
const GENERAL = new Set(('task tasks implement implementation create add write build make set setup fix update refactor run do ' +
    'finish complete review deploy test tests testing spec the a an of for to and with in on code file ' +
    'files module feature new main index app init src lib').split(' '));
const named_wordsOf = (name) => name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
/** Source files all of whose words are words of the task, one of them at least no general one. */
function pathsOfTask(task, snapshot) {
    const words = new Set(named_wordsOf(task ?? ''));
    if (![...words].some(isNaming))
        return [];
    const { files } = walk(snapshot);
    return files.filter((path) => kinds_kindOf(path) === 'source' && isNamedBy(path, words)).slice(0, named_MOST);
}
function isNamedBy(path, words) {
    const own = named_wordsOf((0,markdown_paths/* baseOf */.bx)(path).replace(/\.[^.]*$/, ''));
    return own.some(isNaming) && own.every((word) => words.has(word));
}
const isNaming = (word) => !GENERAL.has(word) && !/^\d+$/.test(word);
/**
 * The files of a finished task: those that its completion lists, where they are or should be, else those that
 * its words name. What may not be looked at is left out.
 */
function filesOfFinished(task, listed, snapshot) {
    const paths = listed.slice(0, named_MOST).flatMap((written) => {
        const named = names_namedBy(written);
        if (named.path === null)
            return [];
        const place = locate(named, snapshot);
        if (place.kind === 'found')
            return [place.path];
        return named.absolute || named.unsafe !== null ? [] : [named.path];
    });
    return listed.length > 0 ? [...new Set(paths)] : pathsOfTask(task, snapshot);
}
/** Whether tests were being written: the task is to, or the last action says so. */
function writesTests({ task, lastAction }) {
    const words = new Set(named_wordsOf(task ?? ''));
    const told = /\b(?:writing|started|starting)\b[^.;]*\btests?\b/i.test(names_proseOf(lastAction));
    return told || (WRITES.some((word) => words.has(word)) && TESTS.some((word) => words.has(word)));
}
const WRITES = ['write', 'add', 'create', 'writing'];
const TESTS = ['test', 'tests', 'testing'];
/** Test files; of more than are looked at one too many, which is not read and so counts as there. */
function testPaths(snapshot) {
    const { files } = walk(snapshot);
    return files.filter((path) => kinds_kindOf(path) === 'test').slice(0, named_MOST + 1);
}

;// CONCATENATED MODULE: ./lib/formats/project-state/evaluate.js



/** A word by itself or as part of one (`task_completed`), its endings given. */
const word = (...words) => new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'i');
const COMPLETED = word('completed?', 'finished', 'done');
/** What takes it back, before or behind the word. */
const NOT_COMPLETED = word('not|never|almost|nearly|partial(?:ly)?|half|but|except|until|incomplete|unfinished|remain(?:s|ing)?|still', "isn't|fail(?:s|ed|ing)?|todo|wip|to be");
/** `3 of 5`, `3/5`, `80 %`. */
const evaluate_COUNTED = /(?<![\d/.])(\d{1,4})\s?(?:of|\/)\s?(\d{1,4})(?![\d/])|(?<![\d.])(\d{1,2})\s?%/gi;
const CREATED = word('created');
const evaluate_BEGUN = word('writing', 'started', 'starting');
/** Seed 003 §6, scenarios 2 and 3. */
const TEST_OR_DEPLOY = word('test(?:s|ing)?', 'qa', 'deploy(?:s|ing|ment)?', 'release');
const isThere = ({ path, lines }) => path !== null && lines !== 0;
const isGone = (file) => !isThere(file) && file.doubtful !== true;
const evaluate_says = (pattern) => (facts) => pattern.test(names_proseOf(facts.lastAction));
function saysCompleted(facts) {
    if (!evaluate_says(COMPLETED)(facts) || evaluate_says(NOT_COMPLETED)(facts))
        return false;
    const counts = [...names_proseOf(facts.lastAction).matchAll(evaluate_COUNTED)];
    return counts.every(([, part, whole]) => part !== undefined && Number(part) >= Number(whole));
}
/** What `complete_task` of the seed writes, word for word. */
const saysThisCompleted = ({ task, lastAction }) => task !== null && lastAction === `Completed ${task}`;
/** None of the files that it names is missing, tests left out. */
const sourcesThere = (files) => files.filter(({ written }) => kinds_kindOf(written) !== 'test').every(isThere);
/** `runTests` as words. */
const evaluate_spaced = (task) => task.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
/** What a choice of ours writes: a person said that this very task begins again. */
const saysRestarted = ({ task, lastAction }) => task !== null && RESTARTED.some((words) => lastAction?.startsWith(words(task)) === true);
const RESTARTED = [
    (task) => `Restarted ${task} (`,
    (task) => `Restarted at ${task} (`,
];
/** Read from top to bottom beside the contract's project-state table. */
const evaluate_RULES = [
    {
        holds: saysRestarted,
        action: 'restart_task',
        reasoning: 'A person said that the task begins again.',
    },
    {
        holds: (facts) => saysThisCompleted(facts) ||
            (saysCompleted(facts) &&
                ((facts.taskFiles.length > 0 && facts.taskFiles.every(isThere)) || facts.testsPass === true)),
        action: 'next_task',
        reasoning: 'The last action says completed: the task itself, or its files are all there or the tests pass.',
    },
    {
        holds: (facts) => evaluate_says(CREATED)(facts) || facts.taskFiles.some(isThere),
        action: 'continue_task',
        reasoning: 'The last action or its files show progress toward the task.',
    },
    {
        holds: (facts) => {
            if (!writesTests(facts) && !evaluate_says(evaluate_BEGUN)(facts))
                return false;
            if (facts.taskFiles.length > 0)
                return facts.taskFiles.every(isGone);
            return writesTests(facts) && facts.tests.every(isGone);
        },
        action: 'restart_task',
        reasoning: 'The task was begun, and every file that it names, or every test file, is empty or absent.',
    },
    {
        // What the last action names and cannot be told is not guessed by other words.
        holds: (facts) => !facts.taskFiles.some(({ doubtful }) => doubtful) && facts.ofTask.some(isThere),
        action: 'continue_task',
        reasoning: 'A file that the task is called by is there, and shows progress toward it.',
    },
    {
        holds: ({ task, taskFiles, files }) => task !== null && TEST_OR_DEPLOY.test(evaluate_spaced(task)) && sourcesThere(taskFiles) && files.source > 0,
        action: 'continue_task',
        reasoning: 'The task is to test or to deploy, and the sources that it works on are there.',
    },
];
const evaluate_UNCLEAR = {
    action: 'human_review',
    reasoning: 'Neither the last action nor the files tell how far the task came.',
};
/** Pure: the same facts give the same verdict. */
function evaluate(facts) {
    const rule = evaluate_RULES.find(({ holds }) => holds(facts));
    return rule ? { action: rule.action, reasoning: rule.reasoning } : evaluate_UNCLEAR;
}

;// CONCATENATED MODULE: ./lib/formats/project-state/places.js

const places_ID = 'project-state';
/** In the order in which one of several in a folder is taken first. */
const project_state_places_NAMES = [
    'project_state.json',
    'project_state.ndjson',
    'project_state.csv',
    'project_state.sql',
];
const HISTORY = 'task_history.jsonl';
/** A folder of one project: `.project-state/<id>/`. */
const OWN = /(?:^|\/)\.project-state\/([^/]+)$/;
/** The exports' own folders. */
const places_GROUNDS = [
    [/(?:^|\/)\.project-state$/, `*/${project_state_places_NAMES[0]}`],
    [OWN, `${project_state_places_NAMES[0]}`],
];
function project_state_places_matches(path) {
    return project_state_places_NAMES.includes((0,markdown_paths/* baseOf */.bx)(path));
}
/** One folder is one site; a second export beside the first is its rival. */
function project_state_places_sites(paths) {
    const folders = new Map();
    for (const path of paths)
        folders.set((0,markdown_paths/* folderOf */.yS)(path), [...(folders.get((0,markdown_paths/* folderOf */.yS)(path)) ?? []), path]);
    return [...folders].flatMap(([folder, held]) => {
        const files = project_state_places_NAMES.flatMap((name) => held.filter((path) => (0,markdown_paths/* baseOf */.bx)(path) === name));
        const [path, ...rivals] = files;
        if (path === undefined)
            return [];
        const named = folder === '' ? { feature: places_ID, unnamed: true } : { feature: (0,markdown_paths/* baseOf */.bx)(folder) };
        return [{ format: places_ID, path, files, rivals, ...named }];
    });
}
/** The project that a folder belongs to alone; `null` for a folder that it shares. */
function projectOf(folder) {
    return OWN.exec(folder)?.[1] ?? null;
}
/** Is this the place of a project's export and of nothing else? */
function isOwnPlace(path) {
    return projectOf((0,markdown_paths/* folderOf */.yS)(path)) !== null && (0,markdown_paths/* baseOf */.bx)(path) === project_state_places_NAMES[0];
}
/** Is a path part of an export, of whatever project? */
function isExport(path) {
    return project_state_places_matches(path) || (0,markdown_paths/* baseOf */.bx)(path) === HISTORY || /(?:^|\/)\.project-state\//.test(path);
}
/** What a change of counts as progress: a project's own folder, else the export alone. */
function project_state_places_foldersOf(path) {
    const folder = (0,markdown_paths/* folderOf */.yS)(path);
    return projectOf(folder) === null ? [path] : [folder];
}
function historyPath(path) {
    const folder = (0,markdown_paths/* folderOf */.yS)(path);
    return folder === '' ? HISTORY : `${folder}/${HISTORY}`;
}

;// CONCATENATED MODULE: ./lib/formats/project-state/projects.js


/** In the order of the file. The decision's table has no rule that a project has one row. */
function projectsIn({ rows }, site) {
    const named = new Map();
    const nameless = [];
    for (const [i, row] of rows.entries()) {
        const id = rows_textOf(row, 'project')?.trim();
        const same = id === undefined ? undefined : named.get(id);
        if (same)
            same.push(row);
        else if (id !== undefined)
            named.set(id, [row]);
        else {
            const feature = rows.length === 1 ? site.feature : `row-${i + 1}`;
            nameless.push({ feature, row, others: [], named: rows.length === 1 });
        }
    }
    const projects = [...named].map(([feature, held]) => {
        const row = held.reduce((best, one) => (projects_timeOf(one) >= projects_timeOf(best) ? one : best));
        return { feature, row, others: held.filter((one) => one !== row), named: true };
    });
    return [...projects, ...nameless];
}
function projects_timeOf(row) {
    return (0,time/* parseTime */.p)(rows_textOf(row, 'at') ?? '').at ?? Number.NEGATIVE_INFINITY;
}

;// CONCATENATED MODULE: ./lib/formats/project-state/choices.js













const [restarted, restartedAt] = RESTARTED;
const project_state_choices_choices = {
    resume(at) {
        const found = rows_textOf(held(at).row, 'status') ?? '';
        const paused = at.state?.status === 'waiting';
        return written(at, `resume ${at.recovery.feature}`, paused ? [['status', (0,text_words/* wordLike */.ST)('active', found)]] : []);
    },
    retry(at) {
        const task = taskOf(at);
        return written(at, `restart ${task}`, [['lastAction', `${restarted(task)}${at.by})`]]);
    },
    skip(at) {
        const task = taskOf(at);
        const { next, pending } = afterSkip(at);
        return written(at, `skip ${task}, go on with ${next}`, [
            ['task', next],
            ['pending', pending],
            ['lastAction', `${restartedAt(next)}${at.by}), ${task} skipped`],
        ]);
    },
    fresh: (at) => [removedBy(at)],
};
/** What the row leaves no room for: another task to go on with, a removal that leaves the others. */
function refuses(at) {
    const needs = { skip: afterSkip, 'start-fresh': removedBy };
    return ['skip', 'start-fresh'].filter((one) => isRefused(() => needs[one](at)));
}
function isRefused(work) {
    try {
        work();
        return false;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return true;
        throw error;
    }
}
/** The task that follows, and the pending ones without it. @throws UserError where there is none */
function afterSkip(at) {
    const { row } = held(at);
    const next = values_nextOf(row);
    if (rows_columnOf(row, 'pending') !== null && next !== null)
        return { next, pending: withoutTask(row, next, at) };
    throw new errors/* UserError */.yo(`${at.recovery.id}: found no pending task in the row, expected one to go on with. ` +
        'Add it in the tool that keeps the table, or retry the task.');
}
/**
 * A project's own folder; a shared export only where it holds this project alone, as far as it can be read.
 */
function removedBy({ site, recovery, doc }) {
    const folder = (0,markdown_paths/* folderOf */.yS)(site.path);
    if (projectOf(folder) !== null && (doc === null || projectsIn(doc, site).length < 2))
        return folder;
    const count = doc === null ? null : projectsIn(doc, site).length;
    if (count === 1 && site.rivals.length === 0)
        return site.path;
    const found = site.rivals.length > 0
        ? `several exports lie in ${folder || 'the root'}`
        : count === null
            ? `${site.path} cannot be read, so it may hold other projects`
            : `${site.path} holds ${count} projects`;
    throw new errors/* UserError */.yo(`${recovery.id}: ${found}, and starting one of them over must not remove the others. ` +
        'Delete its row in the database and export again.');
}
/** The row of the workflow that is meant. @throws UserError where the export cannot be read */
function held({ doc, recovery, site }) {
    const project = doc && projectsIn(doc, site).find(({ feature }) => feature === recovery.feature);
    if (doc && project)
        return { doc, row: project.row };
    throw new errors/* UserError */.yo(`${recovery.id}: its row cannot be read. ${recovery.decision.instruction}`);
}
/** The task as the row writes it. */
function taskOf(at) {
    const task = rows_textOf(held(at).row, 'task');
    if (task !== null)
        return task;
    throw new errors/* UserError */.yo(`${at.recovery.id}: found no current task in the row, expected one. Assign a task in the tool first.`);
}
/** The cell of pending tasks without one of them; the others stay as they are written. */
function withoutTask(row, task, { recovery }) {
    const value = rows_cellOf(row, 'pending')?.value ?? null;
    const gone = new Set(tasksIn(value).flatMap(({ id, at }) => (id === task ? [at] : [])));
    const keep = (list) => list.filter((_, i) => !gone.has(i));
    if ((0,data_data/* isList */.Lv)(value))
        return keep(value);
    const list = jsonOf(value);
    if (typeof value === 'string' && (0,data_data/* isList */.Lv)(list) && value.trimStart().startsWith('['))
        return jsonLists.print(value, { data: keep(list), places: new Map() });
    throw new errors/* UserError */.yo(`${recovery.id}: found pending_tasks in a spelling that is not written here, expected a list in JSON. ` +
        'Make this change in the tool that keeps the table.');
}
/** The change with the row's time set to now in its own spelling; a column that is not there is left out. */
function written(at, summary, values) {
    const { doc, row } = held(at);
    const cells = Object.fromEntries([...values, ['at', timeLike(row, at.now)]].flatMap(([field, value]) => {
        const column = rows_columnOf(row, field);
        return column === null ? [] : [[column, value]];
    }));
    const before = at.text ?? '';
    const after = project_state_document_codec.print(before, { ...doc, native: withCells(doc.native, row, cells) });
    return {
        summary,
        files: after === before ? [] : [{ kind: 'write', path: at.recovery.path, before, after }],
        notes: ['This is an export: the database itself is changed by the tool that keeps it.'],
        commit: null,
    };
}
/**
 * Now, as the row spells its time: since 1970 where it counts so, in its zone and with its signs elsewhere.
 */
function timeLike(row, now) {
    const cell = rows_cellOf(row, 'at');
    const digits = /^(?:\d{10}|\d{13})$/.exec(cell?.text?.trim() ?? '')?.[0].length;
    if (digits === undefined)
        return cell?.text == null ? (0,time/* formatTime */.f)(now) : formatTimeLike(now, cell.text);
    const count = digits === 10 ? Math.floor(now / 1000) : now;
    return typeof cell?.value === 'number' ? count : String(count);
}

;// CONCATENATED MODULE: ./lib/formkit/items.js


const items_ENDED = new Set(['done', 'dropped']);
/** The questions of every task list; a format with an order of its own sorts `ready` itself. */
function itemTree(items) {
    const known = new Map(items.map((item) => [item.id, item]));
    const parents = new Set(items.flatMap(({ parent }) => parent ?? []));
    // A part that is not ended keeps every item above it from being taken.
    const busy = new Set();
    for (const item of items)
        if (!items_ENDED.has(item.status) && !item.optional)
            for (const above of items_ancestorsOf(item, known))
                busy.add(above);
    const isMet = ({ dependsOn }) => dependsOn.every((id) => known.get(id)?.status === 'done');
    const free = (item) => [item, ...[...items_ancestorsOf(item, known)].flatMap((id) => known.get(id) ?? [])].every((one) => one.status !== 'blocked' && isMet(one));
    const ready = items.filter((item) => (item.status === 'open' || item.status === 'active') && !busy.has(item.id) && free(item));
    const must = items.filter(({ optional, status }) => !optional && status !== 'dropped');
    const left = must.filter(({ status }) => status !== 'done');
    return {
        items,
        leaves: items.filter(({ id }) => !parents.has(id)),
        by: (id) => known.get(id) ?? null,
        isMet,
        ready,
        next: ready.find(({ status }) => status === 'active') ??
            ready.find(({ optional }) => !optional) ??
            ready[0] ??
            null,
        left,
        progress: { done: must.length - left.length, of: must.length },
        isOver: items.length > 0 && left.length === 0,
        isBegun: items.some(({ status }) => status === 'active' || items_ENDED.has(status)),
    };
}
/** Ids of the items that one is a part of, the nearest first; a circle ends it. */
function items_ancestorsOf(item, known) {
    const above = new Set();
    for (let id = item.parent; id !== null && !above.has(id); id = known.get(id)?.parent ?? null)
        above.add(id);
    return above;
}
/** The items as steps, each within the step that works through the list. */
function itemSteps(step, { items }) {
    return items.map(({ id, status, line }) => stepAt(step, items_ENDED.has(status), { item: id, line }));
}
/** Ids that a message lists, at most five of them. */
function namesOf(items) {
    return firstOf(items.map(({ id }) => id));
}
/** Ids that may stand in an instruction as they are: no blanks, no marks, no sentence. */
const items_PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.:/@+-]{0,99}$/u;
function isPlainId(id) {
    return items_PLAIN.test(id);
}

;// CONCATENATED MODULE: ./lib/formats/project-state/context.js
/** Paths that a line names at most. */
const context_NAMED = 10;
/** Characters of a text from the row that a line repeats at most. */
const context_LONGEST = 300;
/** `continue implement_auth: auth.py has 100 lines`; names are from the row and untrusted. */
function context_contextOf(facts, status, verdict) {
    const { task, agent, lastAction, completedTasks, pendingTasks, changedSince, testsPass } = facts;
    if (task === null || (status !== 'active' && status !== 'waiting'))
        return [];
    const order = verdict ? ORDERS[verdict.action] : 'paused at';
    const files = verdict ? facts.taskFiles.map(stateOfFile) : [];
    const next = pendingTasks.find((id) => id !== task);
    const changed = changedSince === 'unavailable' ? [] : changedSince;
    const more = changed.length > context_NAMED ? ', …' : '';
    return [
        `${order} ${task}${files.length === 0 ? '' : `: ${files.join(', ')}`}`,
        ...(agent === null ? [] : [`agent: ${agent}`]),
        ...(lastAction === null ? [] : [`last action: ${lastAction}`]),
        `tasks completed: ${completedTasks}${next === undefined ? '' : `, next: ${next}`}`,
        ...(testsPass === null ? [] : [`tests: said to ${testsPass ? 'pass' : 'fail'}`]),
        ...(changed.length === 0 ? [] : [`changed since: ${changed.slice(0, context_NAMED).join(', ')}${more}`]),
        ...(verdict ? [`why: ${verdict.reasoning}`] : []),
    ].map(onOneLine);
}
function onOneLine(text) {
    const flat = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
    return flat.length > context_LONGEST ? `${flat.slice(0, context_LONGEST)}…` : flat;
}
const ORDERS = {
    continue_task: 'continue',
    restart_task: 'restart',
    next_task: 'appears complete:',
    human_review: 'a person must look at',
};
function stateOfFile({ written, path, lines, doubtful }) {
    if (doubtful === true)
        return `${written} cannot be told`;
    if (path === null)
        return `${written} is not there`;
    if (lines === null)
        return `${written} is there`;
    if (lines === 0)
        return `${written} is empty`;
    return `${written} has ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

;// CONCATENATED MODULE: ./lib/formats/project-state/contradictions.js




function contradictions_contradictionsIn({ row, others, named }) {
    return [
        ...(others.length > 0 ? [severalRows(row, others)] : []),
        ...(named ? [] : [noProject(row)]),
        ...twoVocabularies(row),
        ...bothLists(row),
    ];
}
function severalRows(row, others) {
    const lines = [row, ...others].map(({ line }) => line).sort((a, b) => a - b);
    const message = `found ${lines.length} rows of one project (lines ${lines.join(', ')}), expected one. ` +
        'Keep the one that is right.';
    return { message, line: lines.at(-1) ?? row.line, evidence: { lines } };
}
function noProject(row) {
    const message = 'found a row without project_id among others, expected the id of its project. Write it, or export again.';
    return { message, line: rows_cellOf(row, 'project')?.line ?? row.line, evidence: {} };
}
/** A row with the columns of both vocabularies that disagree: it was taken over half. */
function twoVocabularies({ cells }) {
    return ['task', 'agent'].flatMap((field) => {
        const said = columns_COLUMNS[field].flatMap((column) => {
            const cell = cells.get(column);
            return cell?.text == null ? [] : [{ column, text: cell.text, line: cell.line }];
        });
        const [one, other] = said;
        if (!one || !other || one.text === other.text)
            return [];
        const message = `found ${one.column} ${JSON.stringify(one.text)} and ${other.column} ${JSON.stringify(other.text)}, ` +
            'expected one value. Keep the right one.';
        return [{ message, line: other.line, evidence: { [one.column]: one.text, [other.column]: other.text } }];
    });
}
/** A task cannot be completed and still to come. */
function bothLists(row) {
    const completed = new Set(values_idsIn(rows_cellOf(row, 'completed')?.value));
    const task = rows_cellOf(row, 'task')?.text ?? null;
    const tasks = pendingOf(row).filter((id) => completed.has(id) && id !== task);
    if (tasks.length === 0)
        return [];
    const message = `found ${(0,counted/* counted */.hS)(tasks.length, 'task')} both completed and pending, expected each in one list. ` +
        'Take it out of the wrong one.';
    return [{ message, line: rows_cellOf(row, 'pending')?.line ?? row.line, evidence: { tasks } }];
}

;// CONCATENATED MODULE: ./lib/formats/project-state/current.js
// The task that a project is at, and what an evaluator's verdict makes of it.






/** How each verdict stands in the words of the hub (the contract's project-state table). */
const current_SAYS = {
    continue_task: {
        output: 'partial',
        manner: 'continue',
        how: 'Assign it to its agent again and have it continue what the files show; do not restart it.',
    },
    restart_task: { how: 'Have it begin again: nothing that it names is there.' },
    next_task: { output: 'complete' },
    human_review: { unclear: true },
};
/** Contract: next_task without pending tasks advances all the same, to a task that somebody must name. */
const NO_NEXT = {
    nextUnnamed: true,
    nextHow: 'Assign the next task: no pending task is listed. Or complete the project.',
};
/** A list that cannot be read may name one. That the task is done may be a model's word, too. */
function noNext(row, verdict) {
    if (unreadableLists(row).length === 0)
        return NO_NEXT;
    if (verdict?.action !== 'next_task')
        return {};
    return { unclear: true, output: 'none', how: 'The task looks done; correct the list of pending tasks.' };
}
/** `null` where an active project has no task: then nothing can be said. A paused one may be at none. */
function current_currentOf(row, task, status, verdict) {
    if (task === null && status !== 'waiting')
        return null;
    const next = values_nextOf(row);
    const said = verdict === null ? {} : current_SAYS[verdict.action];
    return currentStep(task === null || isPlainId(task) ? (task ?? '') : 'current-task', {
        line: rows_cellOf(row, 'task')?.line ?? row.line,
        waits: status === 'waiting' ? 'paused' : null,
        next: next === null || isPlainId(next) ? next : 'next-task',
        nextHow: 'Assign it; the task before it is done, as its last action, files and tests tell.',
        ...said,
        ...(next === null ? noNext(row, verdict) : {}),
    });
}
/** The files that the last action names, as what the current task has to show. */
function artifactsOf(row, { lastAction, taskFiles }) {
    const line = rows_cellOf(row, 'lastAction')?.line ?? row.line;
    return namedIn(lastAction).map(({ written, path, unsafe }, i) => {
        const found = taskFiles[i]?.path ?? null;
        const safe = path !== null && (0,safe_path/* unsafePath */.Kc)(path) === null ? path : null;
        return {
            written,
            path: found ?? (unsafe === null ? safe : null),
            unsafe: found === null ? unsafe : null,
            conditional: false,
            mustBeComplete: false,
            line,
        };
    });
}

;// CONCATENATED MODULE: ./lib/formats/project-state/facts.js
// A row with what the repository says beside it: what an evaluator is told (seed 003 §4).








/** `completedTasks`: as many as the row and its history say together. */
function facts_factsOf(row, completedTasks, snapshot) {
    const lastAction = rows_textOf(row, 'lastAction');
    const metadata = metadataOf(row);
    const task = rows_textOf(row, 'task');
    const taskFiles = namedIn(lastAction).map((named) => taskFile(named, snapshot));
    // Looked for when somebody asks, as the files below are counted.
    const ofTask = once(() => pathsOfTask(task, snapshot).map((path) => fileAt(path, snapshot)));
    const tests = once(() => writesTests({ task, lastAction }) ? testPaths(snapshot).map((path) => fileAt(path, snapshot)) : []);
    return {
        goal: wordIn(metadata, 'goal', 'project_goal'),
        task,
        agent: rows_textOf(row, 'agent'),
        lastAction,
        // Counted when somebody looks: a scan of many branches must not walk a tree for each.
        get files() {
            return countsOf(snapshot);
        },
        taskFiles,
        get ofTask() {
            return ofTask();
        },
        get tests() {
            return tests();
        },
        get lastModified() {
            return lastModified([...taskFiles, ...ofTask(), ...tests()], snapshot);
        },
        changedSince: changedSince(row, snapshot),
        completedTasks,
        pendingTasks: pendingOf(row),
        testsPass: truthIn(metadata, 'tests_passing', 'tests_passed', 'tests_pass'),
    };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** By the newest commit that is known to have changed it; the newest first. */
function lastModified(files, snapshot) {
    const commits = snapshot.commits();
    if (commits === 'unavailable')
        return [];
    const paths = [...new Set(files.flatMap(({ path }) => path ?? []))];
    const times = paths.flatMap((path) => {
        const last = commits.find((one) => !one.lost && one.files.includes(path));
        return last ? [[path, last.at]] : [];
    });
    return times.toSorted(([, a], [, b]) => Date.parse(b) - Date.parse(a));
}
/** Paths that commits changed since the row was written; exports say nothing of the work. */
function changedSince(row, snapshot) {
    const commits = snapshot.commits();
    const { at } = (0,time/* parseTime */.p)(rows_textOf(row, 'at') ?? '');
    if (commits === 'unavailable' || at === null)
        return 'unavailable';
    const since = commits.filter((one) => !one.lost && Date.parse(one.at) > at);
    return [...new Set(since.flatMap(({ files }) => files))].filter((path) => !isExport(path)).sort();
}

;// CONCATENATED MODULE: ./lib/formats/project-state/history.js
// Which tasks task_history.jsonl calls completed; with a bad line in its middle it is not trusted.








const history_NOTHING = { completed: [], files: new Map(), notes: [] };
/** The history beside an export; empty where there is none, or it cannot be trusted (faults S24, S25). */
function historyOf(path, project, snapshot) {
    const file = historyPath(path);
    const reading = snapshot.text(file);
    const kept = reading.ok ? null : beforeNul(reading);
    if (kept !== null) {
        const { notes, ...found } = completedIn(kept.text, project, file);
        return { ...found, notes: [...notes, droppedAt(file, kept)] };
    }
    if (!reading.ok && reading.tail !== undefined) {
        const { notes, ...found } = completedIn(reading.tail, project, file);
        return { ...found, notes: [...notes, endOnly(file, reading.size ?? 0, reading.tail)] };
    }
    if (!reading.ok) {
        const silent = reading.why === 'absent' || reading.why === 'not-fetched';
        return { ...history_NOTHING, notes: silent ? [] : [history_unread(file, reading.why)] };
    }
    return completedIn(reading.text, project, file);
}
/** What is left of lines whose end is NUL bytes, as a loss of power leaves it; `null`: nothing to keep. */
function beforeNul({ why, lossy, offset, size, line }) {
    if (why !== 'binary' || lossy === undefined || offset === undefined || offset === 0)
        return null;
    const bytes = Uint8Array.from(lossy.slice(0, offset), (char) => char.charCodeAt(0));
    const read = (0,model_reading/* readingOf */.MU)(bytes);
    if (!read.ok || !/^\s*\{./.test(read.text))
        return null;
    return { text: read.text, line: line ?? 1, dropped: size === undefined ? null : size - offset };
}
function droppedAt(file, { line, dropped }) {
    const bytes = dropped === null ? 'bytes' : `${dropped} bytes`;
    return (`${(0,markdown_paths/* baseOf */.bx)(file)}: found NUL bytes on line ${line}, as a loss of power leaves them: the lines before ` +
        `them count, the ${bytes} from there on are passed over. Cut them off, or restore the file from history.`);
}
function completedIn(text, project, file) {
    if (text.trim() === '')
        return history_NOTHING;
    try {
        const { lines, torn } = ndjson.parse(text);
        const done = lines.flatMap(({ data }) => completedBy(data, project) ?? []);
        const note = torn && `${(0,markdown_paths/* baseOf */.bx)(file)}: line ${torn.line} was cut off in the middle of a write and is passed over.`;
        const files = new Map(done.filter((one) => one.files.length > 0).map((one) => [one.task, one.files]));
        return { completed: [...new Set(done.map(({ task }) => task))], files, notes: note ? [note] : [] };
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        return { ...history_NOTHING, notes: [`${(0,markdown_paths/* baseOf */.bx)(file)} is not trusted: ${error.message}`] };
    }
}
function endOnly(file, size, tail) {
    const left = size - new TextEncoder().encode(tail).length;
    return (`${(0,markdown_paths/* baseOf */.bx)(file)} is larger than ${model_reading/* SIZE_CAP */.f / 1024} KiB, so only its end was read, by whole lines: ` +
        `tasks completed in the ${left} of ${size} bytes before it do not count. Trim it.`);
}
function history_unread(file, why) {
    const what = why === 'too-large' ? `it is larger than ${model_reading/* SIZE_CAP */.f / 1024} KiB` : why;
    return `${(0,markdown_paths/* baseOf */.bx)(file)} was not read (${what}), so it counts for nothing.`;
}
/**
 * The implementation's transactions and the decision's rows; `null`: it completes no task of ours.
 */
function completedBy(line, project) {
    if (!(0,data_data/* isMap */.jh)(line))
        return null;
    const of = wordIn(line, 'project_id');
    if (of !== null && of !== project)
        return null;
    const done = (0,text_words/* normal */.qb)(wordIn(line, 'change_type') ?? '') === 'task_completed' ||
        (0,text_words/* normal */.qb)(wordIn(line, 'status') ?? '') === 'completed';
    const held = jsonOf(line['payload']);
    const payload = (0,data_data/* isMap */.jh)(held) ? held : {};
    const task = done ? (wordIn(payload, 'task_id', 'id') ?? wordIn(line, 'task_id')) : null;
    return task === null ? null : { task, files: [...filesIn(payload), ...filesIn(line)] };
}
const FILES = ['files', 'files_created', 'files_modified', 'files_changed', 'artifacts'];
/** What lists of files hold: paths, or maps that name one. */
function filesIn(map) {
    return FILES.flatMap((key) => {
        const list = Object.hasOwn(map, key) ? jsonOf(map[key]) : null;
        if (!(0,data_data/* isList */.Lv)(list))
            return [];
        return list.flatMap((one) => ((0,data_data/* isMap */.jh)(one) ? wordIn(one, 'path', 'file', 'name') : wordIn({ one }, 'one')) ?? []);
    });
}

;// CONCATENATED MODULE: ./lib/formats/project-state/read.js
// A row as a workflow: its status, the current task with the evaluator's verdict, the tasks around it.

















/** `status` of a row → ours, and whether it ended (seed 003 §2; the table's CHECK constraint). */
const read_STATUSES = new Map([
    ['active', ['active', null]],
    ['paused', ['waiting', null]],
    ['completed', ['completed', 'completed']],
    ['failed', ['failed', 'failed']],
]);
/** `null` for a word that means nothing to us. */
function read_statusOf(row) {
    return read_STATUSES.get((0,text_words/* normal */.qb)(rows_textOf(row, 'status') ?? '')) ?? null;
}
/** All projects of an export; none is lost where one of them is odd. */
function statesOf(doc, site, snapshot) {
    return projectsIn(doc, site).map((project) => read_stateOf(project, doc, site, snapshot));
}
function read_stateOf(project, doc, site, snapshot) {
    const { row, feature } = project;
    const [status, ends] = read_statusOf(row) ?? ['unknown', null];
    const history = historyOf(site.path, feature, snapshot);
    const completed = [...new Set([...values_idsIn(rows_cellOf(row, 'completed')?.value), ...history.completed])];
    const facts = facts_factsOf(row, completed.length, snapshot);
    const verdict = status === 'active' ? evaluate(facts) : null;
    const files = (task) => filesOfFinished(task, history.files.get(task) ?? [], snapshot);
    const steps = read_stepsOf(row, completed, facts, files);
    const contradictions = contradictions_contradictionsIn(project);
    const ended = contradictions.length === 0 ? ends : null;
    return workflowState(site, {
        feature,
        title: wordIn(metadataOf(row), 'project_name', 'name', 'title', 'goal', 'project_goal'),
        folders: project_state_places_foldersOf(site.path),
        status,
        statusText: rows_textOf(row, 'status'),
        ended,
        words: [read_statusWord(row)],
        timestamps: read_timestampsOf(row),
        steps,
        current: ends === null ? current_currentOf(row, facts.task, status, verdict) : null,
        itemTitles: steps.map(({ id }) => id),
        contradictions,
        ...(ended === 'completed' ? { unsettled: read_unsettledIn(row, facts) } : {}),
        ...(doc.torn ? { damage: [doc.torn] } : {}),
        notes: [...project_state_read_notesOf(project, ends, site, facts), ...history.notes],
        // Of an active or paused project the context has it.
        fileNotes: ended === 'failed' && facts.lastAction !== null ? [facts.lastAction] : [],
        context: context_contextOf(facts, status, verdict),
        ...(status === 'active' ? { facts } : {}),
    });
}
function read_statusWord(row) {
    return {
        field: rows_columnOf(row, 'status') ?? 'status',
        found: rows_textOf(row, 'status'),
        known: read_statusOf(row) !== null,
        expected: [...read_STATUSES.keys()],
        line: rows_cellOf(row, 'status')?.line ?? row.line,
    };
}
function read_timestampsOf(row) {
    return ['at', 'created'].flatMap((field) => {
        const found = rows_textOf(row, field);
        if (found === null)
            return [];
        const line = rows_cellOf(row, field)?.line ?? row.line;
        const column = rows_columnOf(row, field) ?? field;
        return [{ field: column, found, line, ...(0,time/* parseTime */.p)(found), activity: field === 'at' }];
    });
}
/** Completed tasks, the current one with the files that it names, then those that are to come. */
function read_stepsOf(row, completed, facts, filesOf) {
    const { task } = facts;
    const behind = completed.filter((id) => id !== task);
    const ahead = pendingOf(row).filter((id) => id !== task && !completed.includes(id));
    return [
        ...behind.map((id) => ({
            ...state_stepAt(id, true),
            // Looked for when somebody asks: a scan of many branches must not walk a tree for each.
            get files() {
                return filesOf(id);
            },
        })),
        ...(task === null ? [] : [state_stepAt(task, false, { artifacts: artifactsOf(row, facts) })]),
        ...ahead.map((id) => state_stepAt(id, false)),
    ];
}
/** Tasks that a completed project has not done. */
function read_unsettledIn(row, { pendingTasks }) {
    if (pendingTasks.length === 0)
        return [];
    const message = `found ${(0,counted/* counted */.hS)(pendingTasks.length, 'pending task')} in a project that is complete, ` +
        'expected each to be done or taken from the list. ' +
        'It stays complete; do them in a project that is active, or empty the list.';
    return [{ message, line: rows_cellOf(row, 'pending')?.line ?? row.line }];
}
function project_state_read_notesOf({ row, feature }, ended, site, { task, pendingTasks }) {
    const folder = projectOf((0,markdown_paths/* folderOf */.yS)(site.path));
    const next = ended === null ? pendingTasks[0] : undefined;
    const odd = [task, next].some((id) => id != null && !isPlainId(id));
    const done = task !== null && values_idsIn(rows_cellOf(row, 'completed')?.value).includes(task);
    return [
        ...(folder !== null && folder !== feature
            ? ['The row names another project than its folder; the row counts.']
            : []),
        ...(ended === null && odd
            ? ['The id of a task is no plain name; it is called current-task or next-task.']
            : []),
        ...(ended === null && done ? ['The current task is listed as completed too; its files decide.'] : []),
        ...unreadableLists(row).map((field) => `The list of ${field} tasks cannot be read; it counts for nothing.`),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/project-state/needs.js







/** Files whose text is asked for at most, over all rows of an export. */
const needs_MOST = 200;
/** Only active rows are judged by their files; what ended or waits needs none. */
function needs_needsOf(doc, site, snapshot) {
    if (doc === null)
        return [];
    const active = doc.rows.filter((row) => read_statusOf(row)?.[0] === 'active');
    const paths = new Set();
    for (const row of active)
        for (const named of namedIn(rows_textOf(row, 'lastAction'))) {
            const place = paths.size < needs_MOST ? locate(named, snapshot) : null;
            if (place?.kind === 'found')
                paths.add(place.path);
        }
    for (const row of active) {
        // Files that are named and there tell by themselves; to look for others costs a walk through the tree.
        const named = namedIn(rows_textOf(row, 'lastAction'));
        if (named.some((one) => locate(one, snapshot).kind === 'found'))
            continue;
        const said = { task: rows_textOf(row, 'task'), lastAction: rows_textOf(row, 'lastAction') };
        for (const path of [
            ...pathsOfTask(said.task, snapshot),
            ...(writesTests(said) ? testPaths(snapshot).slice(0, 20) : []),
        ])
            if (paths.size < needs_MOST)
                paths.add(path);
    }
    const times = active.flatMap((row) => (0,time/* parseTime */.p)(rows_textOf(row, 'at') ?? '').at ?? []);
    return [
        ...[historyPath(site.path), ...paths].map((path) => ({ path, what: 'text' })),
        ...(times.length === 0 ? [] : [{ path: (0,time/* formatTime */.f)(Math.min(...times)), what: 'commits' }]),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/project-state/index.js
// project-state (seed 003, Decision 76): exported rows of a project_state table, in four forms.






const projectState = defineFormat({
    id: places_ID,
    title: 'Project state',
    where: '`.project-state/<id>/project_state.json`, or `project_state.{json,ndjson,csv,sql}` anywhere',
    names: project_state_places_NAMES,
    folders: [],
    grounds: places_GROUNDS,
    versions: [],
    matches: project_state_places_matches,
    sites: project_state_places_sites,
    recognises: project_state_document_recognises,
    claims: isOwnPlace,
    codec: project_state_document_codec,
    version: () => ({ written: null, rank: null, assumed: false, line: null }),
    migrations: [],
    needs: needs_needsOf,
    read: (doc, site, snapshot) => (doc === null ? [] : statesOf(doc, site, snapshot)),
    rules: [],
    begins: {
        step: null,
        name: 'the first task',
        how: 'Assign the first task of the project; the orchestrator writes its state again with it.',
    },
    choices: project_state_choices_choices,
    repairs: () => [],
    refuses: refuses,
});

// EXTERNAL MODULE: ./lib/text/yaml/scalar.js
var scalar = __webpack_require__(627);
;// CONCATENATED MODULE: ./lib/text/yaml/flow.js
// Reads the simple ones of YAML's lists and maps in brackets: plain words, quotes, and brackets within them.


/** What closes a list or map; and levels and a path that are safely within what is read at all. */
const CLOSERS = { '[': ']', '{': '}' };
const flow_DEEPEST = 64;
const LONGEST_POINTER = 1000;
/** Blanks, and line breaks that no word follows at once: it could be a mark of a document. */
const GAP = /(?: |\n(?=[ \n\]}]))*/y;
/** Words whose letters mean themselves everywhere, with single blanks and colons between them. */
const INNER = String.raw `[\p{L}\p{N}_./+()~@=%;-]`;
const FIRST = String.raw `[\p{L}\p{N}_./+(~]|-(?=[\p{L}\p{N}_])`;
const flow_PLAIN = new RegExp(String.raw `(?:${FIRST})(?:${INNER}|:(?=[\p{L}\p{N}_/])| (?=${INNER}))*`, 'uy');
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/y;
/**
 * A list or map in brackets, with nothing behind it.
 * @param line of the first bracket in the file
 * @returns `refused` where YAML refuses it (a key twice), `undefined` for what is not read here
 */
function readFlow(piece, line) {
    const flow = new Flow(piece, line);
    const data = flow.value('', line, 0);
    if (flow.refused)
        return 'refused';
    return data === undefined || !flow.done ? undefined : { data, places: flow.places };
}
/** What is read so far; `undefined` instead of a value ends it all. */
class Flow {
    places = new Map();
    /** Did a key come twice? */
    refused = false;
    piece;
    at = 0;
    line;
    constructor(piece, line) {
        this.piece = piece;
        this.line = line;
    }
    get done() {
        return this.at === this.piece.length;
    }
    /** @param line of the key or item */
    value(pointer, line, depth) {
        const char = this.piece[this.at];
        if (char === '[' || char === '{') {
            if (depth >= flow_DEEPEST || pointer.length > LONGEST_POINTER)
                return undefined;
            this.places.set(pointer, { line, text: null });
            this.at++;
            return char === '[' ? this.list(pointer, depth + 1) : this.map(pointer, depth + 1);
        }
        const word = this.word();
        if (word === undefined || pointer.length > LONGEST_POINTER)
            return undefined;
        this.places.set(pointer, { line, text: word.text });
        return word.quoted ? word.text : (0,scalar/* coreScalar */.GZ)(word.text);
    }
    list(pointer, depth) {
        const items = [];
        for (this.gap(); !this.take(CLOSERS['[']); this.gap()) {
            const item = this.value(`${pointer}/${items.length}`, this.line, depth);
            if (item === undefined || !this.ends(CLOSERS['[']))
                return undefined;
            items.push(item);
        }
        return items;
    }
    map(pointer, depth) {
        const map = Object.create(null);
        for (this.gap(); !this.take(CLOSERS['{']); this.gap()) {
            const { line } = this;
            const key = this.word();
            const colon = key && this.take(':');
            if (!colon || (!key.quoted && this.piece[this.at] !== ' '))
                return undefined;
            this.refused ||= key.text in map;
            this.gap();
            const value = this.refused ? undefined : this.value(pointer + (0,data_data/* pointerOf */.rq)(key.text), line, depth);
            if (value === undefined || !this.ends(CLOSERS['{']))
                return undefined;
            map[key.text] = value;
        }
        return map;
    }
    /** Behind a value comes a comma or, not taken here, what closes. */
    ends(closer) {
        this.gap();
        return this.take(',') || this.piece[this.at] === closer;
    }
    word() {
        const quoted = '"\''.includes(this.piece[this.at] ?? 'x');
        const source = this.match(quoted ? QUOTED : flow_PLAIN);
        const text = quoted ? (0,scalar/* quotedText */.w0)(source) : source;
        return text === undefined || source === '' ? undefined : { text, quoted };
    }
    gap() {
        for (const char of this.match(GAP))
            if (char === '\n')
                this.line++;
    }
    take(char) {
        const here = this.piece[this.at] === char;
        if (here)
            this.at++;
        return here;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.piece)?.[0] ?? '';
        this.at += found.length;
        return found;
    }
}

// EXTERNAL MODULE: ./lib/text/yaml/scan.js + 1 modules
var yaml_scan = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/text/yaml/parse-fragment.js
// Reads pieces of broken YAML by themselves: simple ones here, odd ones by the library up to a limit.





/**
 * Characters of odd pieces that the library is given for one file, and how many each costs besides its own:
 * what is hostile would keep it busy for seconds, and no file that somebody works with comes near.
 */
const MOST_ODD = 32_768;
const COST = 32;
/** Reads the pieces of one file. */
class PieceReader {
    left = MOST_ODD;
    /** A value in quotes or brackets. @param line of the piece in the file */
    read(piece, line) {
        if (/^[[{]/.test(piece))
            return readFlow(piece, line) ?? this.ask(piece, line);
        const text = (0,scalar/* quotedText */.w0)(piece);
        return text === undefined ? this.ask(piece, line) : parse_fragment_scalar(text, line);
    }
    /** A text in lines behind `|` or `>`. @param body as `blockText` has it */
    readBlock(header, body, line) {
        const text = (0,scalar/* blockText */.dK)(header, body);
        if (text !== undefined)
            return parse_fragment_scalar(text, line);
        const read = this.ask(`x: ${header}${body}`, line);
        if (typeof read === 'string')
            return read;
        const value = (0,data_data/* isMap */.jh)(read.data) ? read.data['x'] : undefined;
        return typeof value === 'string' ? parse_fragment_scalar(value, line) : 'refused';
    }
    ask(piece, line) {
        this.left -= piece.length + COST;
        return this.left < 0 ? 'spent' : readWhole(piece, line);
    }
}
function parse_fragment_scalar(text, line) {
    return { data: text, places: new Map([['', { line, text }]]) };
}
/** What the library makes of a piece. */
function readWhole(piece, line) {
    try {
        const { data, places } = (0,yaml_scan/* scanYaml */.v)(piece, line);
        return { data, places };
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            return 'refused';
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/text/yaml/guess.js


/** A value without quotes and brackets. @param line its line in the file */
function plainGuess(source, line) {
    const text = withoutComment(source);
    const odd = oddity(text);
    if (odd !== null)
        return guess(text, text, line, 'open', `${odd} on line ${line}, expected quotes around it`);
    return guess((0,scalar/* coreScalar */.GZ)(text), text, line, text === '' ? 'empty' : 'open');
}
/** Why YAML would not read the text as a plain scalar. */
function oddity(text) {
    if (/:(?:[ \t]|$)/.test(text))
        return `found ": " within the value ${shown(text)}`;
    return /^(?:[-?](?=[ \t]|$)|[,[\]{}#&*!|>'"%@`])/.test(text) ? opens(text) : null;
}
function opens(text) {
    return `found the value ${shown(text)} beginning with ${text[0]}`;
}
/** Without the comment behind a plain value, and the blanks around it. */
function withoutComment(text) {
    const at = text.search(/(?:^|[ \t])#/);
    return (at < 0 ? text : text.slice(0, at)).trim();
}
/** A value in quotes or brackets that is complete, and what stands behind it: a comment at most. */
function closedGuess(piece, behind, line, reader = new PieceReader()) {
    const rest = withoutComment(` ${behind}`);
    const read = rest === '' && !behind.startsWith('#') ? reader.read(piece, line) : 'refused';
    if (typeof read !== 'string')
        return { ...read, damage: null, state: 'closed' };
    const text = piece + behind.slice(0, behind.indexOf(rest) + rest.length);
    const expected = read === 'spent' ? TOO_ODD : 'expected quotes around it';
    return guess(text, text, line, 'open', `${opens(text)} on line ${line}, ${expected}`);
}
/** A value in quotes or brackets that never ends. */
function tornGuess(source, line) {
    const text = withoutComment(source);
    const odd = `${opens(text)} that never ends on line ${line}, expected its end, or quotes around it`;
    return guess(text, text, line, 'open', odd);
}
/** A text in lines behind `|` or `>`. @param body each line less its key's indentation, a line break first */
function blockGuess(header, body, line, reader = new PieceReader()) {
    const read = reader.readBlock(header, body, line);
    if (typeof read !== 'string')
        return { ...read, damage: null, state: 'closed' };
    const found = `found lines after "${header}"`;
    const uneven = `${found} that are indented unevenly on line ${line}, expected them even`;
    const odd = read === 'spent' ? `${found} on line ${line}, ${TOO_ODD}` : uneven;
    return guess(body.trim(), body.trim(), line, 'closed', odd);
}
function guess(data, text, line, state, odd) {
    const message = `${odd}. Its text was taken as it stands; correct it.`;
    const damage = odd === undefined ? null : { message, line };
    return { data, places: new Map([['', { line, text }]]), damage, state };
}
/** What is said of a piece that the reader has no time for. */
const TOO_ODD = 'too odd and too long to be read in a broken file, expected it plainer';
/** The beginning of what was found, for messages. */
function shown(text) {
    return JSON.stringify(text.trim().slice(0, MOST_SHOWN));
}
const MOST_SHOWN = 60;

;// CONCATENATED MODULE: ./lib/text/yaml/indent-stack.js
/** The frames that a line lies within, outermost first. */
class Frames {
    stack = [];
    get top() {
        return this.stack.at(-1);
    }
    /** The frame for a line whose first word stands at `column`; frames that ended before it are closed. */
    placeFor(column, kind) {
        for (;;) {
            const [below, top] = [this.stack.at(-2), this.stack.at(-1)];
            if (!top)
                return { frame: this.open(kind, column, ''), fit: 'exact', opened: null };
            const { slot } = top;
            if (slot && opensBelow(top, slot, column, kind)) {
                const frame = this.open(kind, column, slot.pointer);
                slot.put(frame.data);
                slot.state = 'closed';
                return { frame, fit: 'exact', opened: slot };
            }
            const deeper = column < top.column && below !== undefined && below.column >= column;
            const beside = column === top.column && below?.column === column && below.kind === kind;
            if (deeper || (beside && top.kind !== kind))
                this.stack.pop();
            else if (top.kind !== kind)
                return { frame: this.open(kind, column, null), fit: 'strayed', opened: null };
            else
                return { frame: top, fit: column === top.column ? 'exact' : 'guessed', opened: null };
        }
    }
    open(kind, column, pointer) {
        const frame = { kind, column, pointer, slot: null, ...(kind === 'item' ? listHolder() : mapHolder()) };
        this.stack.push(frame);
        return frame;
    }
}
/** A list may stand in the very column of its key. */
function opensBelow(top, slot, column, kind) {
    if (slot.state !== 'empty')
        return false;
    return column > top.column || (column === top.column && kind === 'item' && top.kind === 'key');
}
function listHolder() {
    const data = [];
    const put = (index, item) => {
        data[Number(index)] = item;
    };
    return { data, count: () => data.length, has: (index) => Number(index) < data.length, put };
}
function mapHolder() {
    const data = Object.create(null);
    const keys = new Set();
    const put = (key, value) => {
        keys.add(String(key));
        data[key] = value;
    };
    return { data, count: () => keys.size, has: (key) => keys.has(String(key)), put };
}

;// CONCATENATED MODULE: ./lib/text/yaml/split-entries.js


/** What YAML keeps for itself. */
const MARKED = /^[&*!|>%@`,]/;
const QUOTES = 'quotes around it. It was taken as it stands; put it in quotes.';
const PLAINER = 'plainer letters after that many odd ones. It was taken as it stands; write it out.';
/** The key that a text begins with, if it does. @param reader of the file's pieces */
function split_entries_keyOf(text, reader = new PieceReader()) {
    const quoted = text[0] === '"' || text[0] === "'";
    const end = quoted ? new Nesting().feed(text) : 0;
    if (end === null || /^(?:[[\]{}]|[?:](?=[ \t]|$))/.test(text))
        return null;
    const colon = text.slice(end).search(/:(?=[ \t]|$)/) + end;
    const source = text.slice(0, colon).trimEnd();
    if (colon < end || colon === 0 || (quoted && source.length > end))
        return null;
    if (!quoted && withoutComment(source) !== source)
        return null;
    const read = quoted ? reader.read(source, 1) : null;
    const name = read === null || typeof read === 'string' ? source : read.data;
    if (read === 'refused' || typeof name !== 'string')
        return null;
    const expected = read === 'spent' ? PLAINER : read === null && MARKED.test(source) ? QUOTES : null;
    const odd = expected === null ? null : { found: `found the key ${shown(source)}`, expected };
    return { name, end: colon + 1, odd };
}
const HEADER = /^[|>][-+\d]{0,2}(?=[ \t]*$|[ \t]+#)/;
/** The value that begins where it says, and on deeper lines goes on. */
function split_entries_valueAt(source, start) {
    const header = HEADER.exec(source)?.[0];
    if ('["{\''.includes(source[0] ?? 'x'))
        return closedAt(source, start);
    if (header !== undefined)
        return blockAt(header, start);
    return { guess: plainGuess(source, start.line), at: start.at, deepest: 0 };
}
function closedAt(source, { lines, at, column, line, reader }) {
    const nesting = new Nesting();
    const pieces = [];
    for (let i = at; i < lines.length; i++) {
        const text = i === at ? source : (lines[i]?.text ?? '');
        if (i > at && !isWithin(text, column))
            break;
        const end = nesting.feed(text);
        pieces.push(text.slice(0, end ?? text.length));
        if (end === null)
            continue;
        const guess = closedGuess(pieces.join('\n'), text.slice(end), line, reader);
        return { guess, at: i, deepest: nesting.deepest };
    }
    return { guess: tornGuess(source, line), at, deepest: nesting.deepest };
}
/** Deeper than the key, or blank; a bracket may close in the key's column. */
function isWithin(text, column) {
    const indent = text.search(/[^ \t]/);
    return indent < 0 || indent > column || (indent === column && /^[\]}]/.test(text.slice(indent)));
}
function blockAt(header, { lines, at, column, line, reader }) {
    let [body, last] = ['', at];
    for (let i = at + 1; i < lines.length; i++) {
        const text = lines[i]?.text ?? '';
        const indent = text.search(/[^ \t]/);
        if (indent >= 0 && indent <= column)
            break;
        body += `\n${text.slice(column)}`;
        last = i;
    }
    const guess = blockGuess(header, body + (lines[last]?.eol === '' ? '' : '\n'), line, reader);
    return { guess, at: last, deepest: 0 };
}
/** Follows quotes and brackets from the first character of a value over its lines. */
class Nesting {
    deepest = 0;
    depth = 0;
    quote = '';
    /** Gives the index behind the value's end within this line, or `null` where it goes on. */
    feed(line) {
        let fresh = true;
        for (let at = 0; at < line.length; at++) {
            const char = line[at] ?? '';
            if (this.quote !== '') {
                const pair = char === "'" ? line[at + 1] === "'" : char === '\\';
                if (pair && (char === '\\') === (this.quote === '"'))
                    at++;
                else if (char === this.quote)
                    this.quote = '';
            }
            else if (char === '#' && fresh && (at === 0 || ' \t'.includes(line[at - 1] ?? 'x')))
                return null;
            else if (fresh && (char === '"' || char === "'"))
                this.quote = char;
            else if (char === '[' || char === '{')
                this.deepest = Math.max(this.deepest, ++this.depth);
            else if (char === ']' || char === '}')
                this.depth--;
            if (this.quote === '' && this.depth <= 0)
                return at + 1;
            fresh = ' \t,[{:'.includes(char);
        }
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/text/yaml/recover.js
// What can still be read of YAML that is invalid: line by line, by indentation, with every guess reported.







/**
 * Reads a map by the indentation of its lines. Values that YAML would refuse are their source text; of keys
 * that come twice the first stays; lines that are neither key, item nor value are left out. Of valid YAML
 * (without anchors, tags and `?` keys) it reads what `readYaml` does, without damage.
 * @param firstLine number of the text's first line within its file
 * @returns `null` where not one key at the top can be told
 * @throws StateError `state-safe` for depth
 */
function recoverYaml(text, firstLine = 1) {
    if (text.length > model_reading/* SIZE_CAP */.f)
        return null;
    const recovery = new Recovery((0,text_lines/* linesOf */.Dx)(text), firstLine);
    const data = recovery.read();
    return data && { data, places: recovery.places, damage: recovery.damage };
}
const MARK = /^(?:---|\.\.\.)(?:[ \t]*$|[ \t]+#)/;
const DASHED = /^-(?=[ \t]|$)/;
const WITH_ALL = 'It was left out with all that is within it; correct its indentation.';
const recover_OTHERS = { key: 'an item ("- ").', item: 'a key ("key: value").' };
const recover_LEFT_OUT = 'one of them. It was left out; correct or remove it.';
class Recovery {
    places = new Map();
    damage = [];
    frames = new Frames();
    reader = new PieceReader();
    lines;
    firstLine;
    /** Index of the current line, and how many blank ones stand before it. */
    at = 0;
    blank = 0;
    constructor(lines, firstLine) {
        this.lines = lines;
        this.firstLine = firstLine;
        this.places.set('', { line: firstLine, text: null });
    }
    /** The root, where it is a map with keys. */
    read() {
        for (; this.at < this.lines.length; this.at++) {
            const text = this.textAt(this.at);
            const column = text.search(/[^ \t]/);
            if (MARK.test(text) && this.frames.top) {
                const more = this.lines.slice(this.at + 1).some((line) => !/^[ \t]*(?:#|$)/.test(line.text));
                if (more)
                    this.report('found a second document', 'one. It was left out; keep one.');
                break;
            }
            if (column < 0)
                this.blank++;
            if (column < 0 || text[column] === '#' || MARK.test(text))
                continue;
            if (this.isTabbed())
                this.report('found a tab for indentation', 'blanks. It was taken for one; use blanks.', 'tab');
            this.content(text.slice(column), column);
            this.blank = 0;
        }
        const root = this.frames.stack[0];
        return root && root.count() > 0 && (0,data_data/* isMap */.jh)(root.data) ? root.data : null;
    }
    /** What begins at a column of the current line. */
    content(text, column, key = split_entries_keyOf(text, this.reader)) {
        const { top } = this.frames;
        const slot = top && column > top.column ? top.slot : null;
        if (slot?.state === 'open' && !key)
            this.goOn(slot, text);
        else if (DASHED.test(text))
            this.item(text.slice(1), column);
        else if (key)
            this.key(key, text.slice(key.end), column);
        else if (slot?.state === 'empty')
            this.value(slot, text, top?.column ?? 0);
        else
            this.report(`found ${shown(text)}, which is no key, no item and no value,`, recover_LEFT_OUT);
    }
    /** A plain value that goes on in a deeper line. */
    goOn(slot, text) {
        slot.text += (this.blank > 0 ? '\n'.repeat(this.blank) : ' ') + withoutComment(text);
        slot.put(slot.text);
        if (slot.pointer !== null)
            this.places.set(slot.pointer, { line: slot.line, text: slot.text });
    }
    item(behind, column) {
        const frame = this.frameFor(column, 'item', `-${behind}`);
        const slot = this.slotIn(frame, frame.count());
        const inner = behind.search(/[^ \t]/);
        const text = behind.slice(Math.max(inner, 0));
        const key = split_entries_keyOf(text, this.reader);
        if (key || DASHED.test(text))
            this.content(text, column + 1 + inner, key);
        else
            this.value(slot, behind, column);
    }
    key({ name, odd }, behind, column) {
        const frame = this.frameFor(column, 'key', name);
        if (odd !== null)
            this.report(odd.found, odd.expected);
        const again = frame.has(name);
        if (again) {
            const first = this.places.get(`${frame.pointer}${(0,data_data/* pointerOf */.rq)(name)}`)?.line;
            const found = `found the key ${shown(name)}${first === undefined ? '' : ` of line ${first}`} again`;
            this.report(found, 'it once. The first was taken; keep one.');
        }
        this.value(this.slotIn(frame, name, again), behind, column);
    }
    frameFor(column, kind, text) {
        const { frame, fit, opened } = this.frames.placeFor(column, kind);
        if (opened?.kind === 'item')
            opened.line = this.line;
        if (opened && opened.pointer !== null)
            this.places.set(opened.pointer, { line: opened.line, text: null });
        const found = `found ${shown(text)} at column ${column + 1}`;
        // Behind a tab a column means nothing, and the tab is told of already.
        if (fit === 'guessed' && !this.isTabbed()) {
            const expected = `column ${frame.column + 1} as above. It was taken for one of the same; indent it so.`;
            this.report(found, expected, 'column');
        }
        if (fit === 'strayed')
            this.report(`${found}, where none can be,`, `${recover_OTHERS[kind]} ${WITH_ALL}`);
        return frame;
    }
    /** The place of a new value, empty at first. @param over whether it is read over */
    slotIn(frame, key, over = false) {
        const pointer = frame.pointer === null ? null : frame.pointer + (0,data_data/* pointerOf */.rq)(key);
        (0,data_data/* refuseDeep */.zM)(pointer ?? '', this.frames.stack.length, () => this.line);
        const put = over ? () => { } : (data) => frame.put(key, data);
        put(null);
        const slot = {
            kind: frame.kind,
            pointer: over ? null : pointer,
            put,
            line: this.line,
            state: 'empty',
            text: '',
        };
        frame.slot = slot;
        return slot;
    }
    /** What stands behind the key or dash at `column`, or on a line below. */
    value(slot, behind, column) {
        if (slot.kind === 'item')
            slot.line = this.line;
        const { lines, line, reader } = this;
        const { guess, at, deepest } = split_entries_valueAt(behind.trim(), { lines, at: this.at, column, line, reader });
        (0,data_data/* refuseDeep */.zM)('', this.frames.stack.length + deepest, () => this.line);
        this.note(slot, guess);
        this.at = at;
    }
    note(slot, { data, places, damage, state }) {
        slot.put(data);
        slot.state = state;
        slot.text = places.get('')?.text ?? '';
        if (damage !== null)
            this.damage.push(damage);
        const { pointer } = slot;
        if (pointer === null)
            return;
        for (const [inner, place] of places)
            this.places.set(pointer + inner, inner === '' ? { ...place, line: slot.line } : place);
    }
    textAt(index) {
        return this.lines[index]?.text ?? '';
    }
    /** Whether a tab stands in the indentation of the current line. */
    isTabbed() {
        return /^ *\t/.test(this.textAt(this.at));
    }
    get line() {
        return this.at + this.firstLine;
    }
    report(found, expected, kind) {
        const { line } = this;
        const message = `${found} on line ${line}, expected ${expected}`;
        this.damage.push({ message, line, ...(kind === undefined ? {} : { kind }) });
    }
}

;// CONCATENATED MODULE: ./lib/formats/sdd/vocabulary.js
// The words of workflow.yaml with a closed vocabulary, and what each of them means for an item.
/** In the order in which the tool walks them. */
const vocabulary_PHASES = ['spec', 'plan', 'implement', 'review'];
/** The field of an item that tells of a phase. */
const FIELDS = {
    spec: 'spec_status',
    plan: 'plan_status',
    implement: 'impl_status',
    review: 'review_status',
};
/**
 * The tool's own words (its workflow.yaml schema), and those that its users' files have beside them:
 * `plan_status: plan_approved` and `ready_for_review`, `review_status: complete`.
 */
const vocabulary_STATUSES = {
    spec: {
        pending: 'pending',
        in_progress: 'working',
        ready_for_review: 'review',
        approved: 'done',
        needs_rereview: 'again',
    },
    plan: {
        pending: 'pending',
        in_progress: 'working',
        ready_for_review: 'review',
        approved: 'done',
        plan_approved: 'done',
    },
    implement: { pending: 'pending', in_progress: 'working', complete: 'done' },
    review: {
        pending: 'pending',
        ready_for_review: 'review',
        approved: 'done',
        changes_requested: 'changes',
        complete: 'done',
    },
};
/** The word that is written where a phase of an item is to mean this. */
const WORD_FOR = {
    spec: { pending: 'pending', working: 'in_progress', done: 'approved' },
    plan: { pending: 'pending', working: 'in_progress', done: 'approved' },
    implement: { pending: 'pending', working: 'in_progress', done: 'complete' },
    review: { pending: 'pending', changes: 'changes_requested', done: 'approved' },
};
/** What the single `status` of the first generation says of the four phases, in their order. */
const SINGLE = {
    pending: ['pending', 'pending', 'pending', 'pending'],
    soliciting: ['working', 'pending', 'pending', 'pending'],
    spec_review: ['review', 'pending', 'pending', 'pending'],
    plan_review: ['done', 'review', 'pending', 'pending'],
    plan_approved: ['done', 'done', 'pending', 'pending'],
    implementing: ['done', 'done', 'working', 'pending'],
    verifying: ['done', 'done', 'done', 'working'],
    complete: ['done', 'done', 'done', 'done'],
};
/** `phase` of a whole workflow; `complete` is written by users' files only. */
const PHASE_WORDS = [...vocabulary_PHASES, 'complete'];
/** `step` and the phase that it belongs to; `null` for the two that only users' files write. */
const STEPS = {
    transform: 'spec',
    discover: 'spec',
    decompose: 'spec',
    spec_creation: 'spec',
    spec_review: 'spec',
    plan_creation: 'plan',
    plan_review: 'plan',
    implementing: 'implement',
    testing: 'implement',
    reviewing: 'review',
    ready_for_review: null,
    done: null,
};
/** Steps at which there need not be an item yet. */
const BEFORE_ITEMS = new Set(['transform', 'discover', 'decompose']);
/** What an item of the phase leaves as a file; the other two phases leave none of their own. */
const vocabulary_FILES = { spec: 'SPEC.md', plan: 'PLAN.md' };
/** `status` of a question in a solicitation. */
const QUESTION_WORDS = {
    open: 'open',
    answered: 'answered',
    assumed: 'closed',
    deferred: 'closed',
};
/** Steps of a solicitation, from 1. */
const LAST_STEP = 9;
/** What a word means in one of these tables; `null` where it is none of its words. */
function meaningIn(table, word) {
    return Object.hasOwn(table, word) ? (table[word] ?? null) : null;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/recognise.js
// Whether a text is a workflow of sdd, and whole: not cut off, unfilled or of another shape.






/** Keys that every generation has at its head; other tools' workflow files have an `id` and `steps`. */
const TELLING = new Set('phase step current current_item progress items source external_source'.split(' '));
/** All keys that a head may have before the first telling one: a file that was cut off there is ours. */
const recognise_HEAD = new Set([
    ...TELLING,
    ...'id name workflow created created_at updated_at branch pr parent_id regression title'.split(' '),
]);
/** A solicitation, which has neither items nor phases. */
const ASKING = new Set('current_step current_question open_questions history'.split(' '));
const recognise_KEY = /^( *)["']?([A-Za-z_][\w-]{0,40})["']? *:(?: |$)/;
/** A head alone begins a workflow only where its id says something. */
const SAYS_ID = /^[ \t\uFEFF]*["']?id["']? *: +(?!(?:~|null)?[ \t]*(?:#|$))\S/im;
/** No head is longer. Lines. */
const recognise_LOOK = 400;
/** Told by its keys alone, so that a damaged, torn or conflicted file is told as well. */
function recognise_recognises(text) {
    const keys = sdd_recognise_keysOf(text);
    const telling = [...TELLING].filter((key) => keys.has(key)).length;
    if (telling > 1)
        return true;
    if (!keys.has('id'))
        return false;
    if (telling === 1)
        return !keys.has('steps');
    return SAYS_ID.test(text) && [...keys].every((key) => recognise_HEAD.has(key));
}
/** Is this a solicitation of sdd, in either of its shapes? */
function isSolicitation(text) {
    const keys = sdd_recognise_keysOf(text);
    return [...ASKING].some((key) => keys.has(key)) || (keys.has('answers') && keys.has('change_id'));
}
/** The keys at the outermost level, and those one level below `workflow:`. */
function sdd_recognise_keysOf(text) {
    const keys = new Set();
    let inner = null;
    let wrapped = false;
    const lines = atMargin(text.replace(text_lines/* BOM */.bh, '')).split(/\r\n|\r|\n/, recognise_LOOK);
    // A list at the root is no workflow, and whose it is shows all the same.
    const listed = lines.find((line) => /^[^#\s]/.test(line))?.startsWith('- ') === true;
    for (const line of lines) {
        const [, blanks = '', key] = recognise_KEY.exec(listed ? line.replace(/^(?:- | {2})/, '') : line) ?? [];
        if (key === undefined)
            continue;
        if (blanks === '') {
            wrapped = key === 'workflow';
            inner = null;
        }
        else if (wrapped)
            inner ??= blanks.length;
        if (blanks === '' || (wrapped && blanks.length === inner))
            keys.add(key);
    }
    return keys;
}
/** Keys whose value is a list of maps, wherever they stand between the root and an item. */
const LISTS = ['items', 'children'];
/** @throws StateError `state-readable` where root, items or an item are of another kind (faults S18) */
function refuseUnshaped(data, places) {
    if (!(0,data_data/* isMap */.jh)(data))
        throw unshaped('the file', data, '"key: value" lines', places.get('')?.line ?? 1);
    const inner = data['workflow'];
    refuseItems(data, '', places);
    if ((0,data_data/* isMap */.jh)(inner))
        refuseItems(inner, '/workflow', places);
}
function refuseItems(map, pointer, places) {
    for (const key of LISTS) {
        const list = Object.hasOwn(map, key) ? (map[key] ?? null) : null;
        const at = pointer + (0,data_data/* pointerOf */.rq)(key);
        if (list === null)
            continue;
        if (!(0,data_data/* isList */.Lv)(list))
            throw unshaped(key, list, 'a list of items', places.get(at)?.line ?? null);
        for (const [i, item] of list.entries()) {
            const place = at + (0,data_data/* pointerOf */.rq)(i);
            if (!(0,data_data/* isMap */.jh)(item))
                throw unshaped(`item ${i + 1}`, item, 'a map', places.get(place)?.line ?? null);
            refuseItems(item, place, places);
        }
    }
}
function unshaped(what, found, expected, line) {
    const kind = found === null ? 'nothing' : (0,data_data/* isList */.Lv)(found) ? 'a list' : (0,data_data/* isMap */.jh)(found) ? 'a map' : 'one value';
    const message = `${what}: found ${kind}, expected ${expected}. Restore it from history.`;
    return new errors/* StateError */.qq('state-readable', message, line);
}
/** @throws StateError `state-filled` where the id is still a gap of a template */
function refuseUnfilled({ data, places }) {
    if (!(0,data_data/* isMap */.jh)(data))
        return;
    const inner = data['workflow'];
    const [map, pointer] = (0,data_data/* isMap */.jh)(inner) && !Object.hasOwn(data, 'id') ? [inner, '/workflow'] : [data, ''];
    const id = map['id'];
    const place = places.get(`${pointer}/id`);
    // `{id}` and `{{id}}` without quotes are maps to YAML.
    if (!(0,data_data/* isMap */.jh)(id) && !(typeof id === 'string' && (0,text_words/* isPlaceholder */.wK)(id)))
        return;
    const found = typeof id === 'string' ? JSON.stringify(id) : 'braces';
    const message = `id: found ${found}, expected a value: it is a template's gap.`;
    throw new errors/* StateError */.qq('state-filled', message, place?.line ?? null, { field: 'id' });
}
/** @throws StateError `state-readable` where nothing but a name is said: how far it is, is not known (S02) */
function refuseBareHead({ data, places }) {
    if (!(0,data_data/* isMap */.jh)(data))
        return;
    const inner = data['workflow'];
    const map = (0,data_data/* isMap */.jh)(inner) && !Object.hasOwn(data, 'id') ? inner : data;
    const keys = Object.keys(map);
    if (keys.length === 0 || keys.some((key) => TELLING.has(key)))
        return;
    const last = lastLineBelow('', places);
    const message = `found ${keys.join(', ')} and no more, expected phase, step and items as well. ` +
        'The file was cut off or never filled in: restore it from history.';
    throw new errors/* StateError */.qq('state-readable', message, last || null, { last_line: last });
}
/**
 * A file that ends within its last item: valid YAML, and a status or more of that item was never written.
 * @throws StateError `state-readable` (faults S02)
 */
function recognise_refuseTorn(text, { data, places }) {
    if (/[\r\n]$/.test(text) || !(0,data_data/* isMap */.jh)(data))
        return;
    const last = text.split(/\r\n|\r|\n/).length;
    const [pointer, leaf] = lastItems(data).at(-1) ?? ['', null];
    if (leaf === null || lastLineBelow(pointer, places) < last)
        return;
    const fields = Object.values(FIELDS);
    const has = (name) => Object.hasOwn(leaf, name) && leaf[name] !== null;
    if (has('status') || fields.every(has))
        return;
    const missing = fields.filter((name) => !has(name));
    const message = `found an item without ${missing.join(', ')} on line ${last}, the last one, which has no end. ` +
        'The file was cut off: restore it from history.';
    throw new errors/* StateError */.qq('state-readable', message, last, { last_line: last, missing });
}
/** The last item, and below it the last of its children: every one that a torn file may end in. */
function lastItems(data, pointer = '') {
    if (!(0,data_data/* isMap */.jh)(data))
        return [];
    const inner = data['workflow'];
    if ((0,data_data/* isMap */.jh)(inner) && pointer === '' && !Object.hasOwn(data, 'items'))
        return lastItems(inner, '/workflow');
    for (const key of LISTS) {
        const list = data[key];
        const at = (0,data_data/* isList */.Lv)(list) ? list.length - 1 : -1;
        const last = (0,data_data/* isList */.Lv)(list) && at >= 0 ? (list[at] ?? null) : null;
        const place = pointer + (0,data_data/* pointerOf */.rq)(key, at);
        if ((0,data_data/* isMap */.jh)(last))
            return [[place, last], ...lastItems(last, place)];
    }
    return [];
}
/** The last line on which a place at or below the pointer begins. */
function lastLineBelow(pointer, places) {
    let line = 0;
    for (const [at, place] of places)
        if (at === pointer || at.startsWith(`${pointer}/`))
            line = Math.max(line, place.line);
    return line;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/document.js
// A workflow.yaml as data with places, read whole where it is YAML and line by line where it is not quite.








/** The state of a workflow whose file is not there. */
const document_ABSENT = { data: mapOf([]), places: new Map(), damage: [] };
/** `print` changes scalars, adds keys and last items; of a damaged file it changes nothing. */
const sdd_document_codec = { parse, print };
/** @throws StateError */
function parse(text) {
    const { data, places, damage } = readOrRecover(text);
    refuseUnshaped(data, places);
    const doc = { data, places, damage };
    refuseUnfilled(doc);
    refuseBareHead(doc);
    recognise_refuseTorn(text, doc);
    return doc;
}
/** Any YAML of this format. @throws StateError where it is none and no line of it can be recovered */
function readOrRecover(text) {
    try {
        return { ...(0,yaml_document/* readYaml */.gM)(text), damage: [] };
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq) || !isInvalid(error))
            throw error;
        const recovered = recoverYaml(text);
        if (recovered === null || !(0,data_data/* isMap */.jh)(recovered.data))
            throw error;
        refuseCutOff(text, recovered.damage);
        document_refuseTwice(recovered.damage);
        return recovered;
    }
}
/** Whether a line is no YAML: keys that come twice, aliases, markers and size are other matters. */
function isInvalid({ fault }) {
    return fault.rule === 'state-readable' && fault.message.startsWith('found invalid YAML');
}
/** Which of two values of one key is meant is never guessed, whatever else is wrong (faults S08). */
function document_refuseTwice(damage) {
    const twice = damage.find(({ message }) => /^found the key .{1,300}? again /s.test(message));
    if (twice)
        throw new errors/* StateError */.qq('state-readable', twice.message, twice.line);
}
/** A last line without its end that is no YAML: the rest was never written (faults S02). */
function refuseCutOff(text, damage) {
    const last = (0,text_lines/* linesOf */.Dx)(text).at(-1);
    if (last?.eol !== '')
        return;
    const torn = damage.some(({ line, message }) => line === last.number || message.includes('never ends'));
    if (!torn)
        return;
    const message = `found the last line, ${last.number}, without its end, expected a whole "key: value". ` +
        'The file was cut off: restore it from history.';
    throw new errors/* StateError */.qq('state-readable', message, last.number, { characters: text.length });
}
/** @throws EditError where a damaged file would change */
function print(text, doc) {
    const here = readOrRecover(text);
    if (here.damage.length === 0)
        return (0,yaml_document/* printYaml */.d7)(text, doc.data);
    if ((0,data_data/* sameData */.n6)(here.data, doc.data))
        return text;
    const [first] = here.damage;
    throw new errors/* EditError */.F(`line ${first?.line ?? 1} is no YAML: repair that first`);
}
/** The map that holds the workflow's keys, and the way to it: one variant wraps everything in `workflow:`. */
function document_rootOf({ data }) {
    const inner = data['workflow'];
    const wrapped = (0,data_data/* isMap */.jh)(inner) && !Object.hasOwn(data, 'items') && !Object.hasOwn(data, 'id');
    return wrapped ? { map: inner, path: ['workflow'] } : { map: data, path: [] };
}
/** The value at a path; `undefined` where nothing is. */
function document_valueAt({ data }, path) {
    return valueAt(data, ...path);
}
/** A scalar as the file spells it, so that an id such as `12e456` stays one; `null` for nothing said. */
function textAt(doc, path) {
    const value = document_valueAt(doc, path);
    if (value === undefined || value === null || typeof value === 'object')
        return null;
    const text = typeof value === 'string' ? value : doc.places.get((0,data_data/* pointerOf */.rq)(...path))?.text;
    return (text ?? String(value)).trim() || null;
}
/** From 1; `null` where nothing is. */
function document_lineAt({ places }, path) {
    return places.get((0,data_data/* pointerOf */.rq)(...path))?.line ?? null;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/items.js
// The items of a workflow as leaves of one list: what each says of each phase, and what waits for what.





/** A name that says nothing by itself, so that it may stand among our own words. */
const sdd_items_PLAIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,79}$/;
function items_isPlainId(id) {
    return sdd_items_PLAIN.test(id);
}
/** A document never changes, so that its items are read once. */
const LEAVES = new WeakMap();
/** All leaves in the order in which the file has them. */
function leavesOf(doc) {
    const known = LEAVES.get(doc);
    if (known)
        return known;
    const phase = phaseIn(doc);
    const leaves = placedIn(doc).flatMap((one) => (one.isEpic ? [] : (leafAt(doc, one, phase) ?? [])));
    LEAVES.set(doc, leaves);
    return leaves;
}
/** The phase that the head names, else the one that its step belongs to. */
function phaseIn(doc) {
    const root = document_rootOf(doc).path;
    const word = (key) => (0,text_words/* normal */.qb)(textAt(doc, [...root, key]) ?? '');
    return vocabulary_PHASES.find((one) => one === word('phase')) ?? meaningIn(STEPS, word('step'));
}
/** All items in the order of the file, an epic before its children. */
function placedIn(doc) {
    return placedBelow(doc, [...document_rootOf(doc).path, 'items'], [], []);
}
function placedBelow(doc, list, above, names) {
    return listAt(doc.data, ...list).flatMap((item, i) => {
        if (!(0,data_data/* isMap */.jh)(item))
            return [];
        const at = [...list, i];
        const id = textAt(doc, [...at, 'id']) ?? '';
        const ids = [...above, id];
        const path = [...names, items_isPlainId(id) ? id : `item-${i + 1}`];
        const isEpic = listAt(item, 'children').length > 0;
        const below = isEpic ? placedBelow(doc, [...at, 'children'], ids, path) : [];
        return [{ at, ids, path: path.join('/'), isEpic }, ...below];
    });
}
/**
 * An epic without children and without a status of its own: while specs are written, one that is not
 * decomposed yet; later a heading that nothing is to be done on, for its children are done and gone.
 */
function leafAt(doc, item, phase) {
    const { at } = item;
    const text = (key) => textAt(doc, [...at, key]);
    const epic = text('type') === 'epic';
    const bare = vocabulary_PHASES.every((one) => text(FIELDS[one]) === null);
    if (bare && epic && text('status') === null)
        return phase === 'spec' ? itemAt(doc, item, ownMarks(doc, at)) : null;
    if (!bare)
        return itemAt(doc, item, ownMarks(doc, at));
    return { ...itemAt(doc, item, singleMarks(doc, at, epic ? phase : null)), single: true };
}
/** What stands at a place of a list of items. */
function itemAt(doc, { at, ids, path }, marks) {
    const text = (key) => textAt(doc, [...at, key]);
    return {
        path,
        ids,
        changeId: text('change_id'),
        title: text('title'),
        at,
        single: false,
        marks,
        location: text('location'),
        dependsOn: namesAt(doc, [...at, 'depends_on']),
        line: document_lineAt(doc, at),
    };
}
/** A status that is not written is as pending, unless a later one of the same item is done. */
function ownMarks(doc, at) {
    let laterDone = false;
    const marks = vocabulary_PHASES.toReversed().map((phase) => {
        const field = FIELDS[phase];
        const found = textAt(doc, [...at, field]);
        const unsaid = laterDone ? 'done' : 'pending';
        const meaning = found === null ? unsaid : meaningIn(vocabulary_STATUSES[phase], (0,text_words/* normal */.qb)(found));
        laterDone ||= meaning === 'done';
        return [phase, { field, found, meaning, line: document_lineAt(doc, [...at, field]) }];
    });
    return marksOf(new Map(marks));
}
/** `in_progress` of an epic without children says that the workflow's phase is under way for it. */
function singleMarks(doc, at, phase) {
    const found = textAt(doc, [...at, 'status']);
    const word = (0,text_words/* normal */.qb)(found ?? '');
    const means = meaningIn(SINGLE, word) ?? (word === 'in_progress' && phase ? underWay(phase) : null);
    const line = document_lineAt(doc, [...at, 'status']) ?? document_lineAt(doc, at);
    const entries = vocabulary_PHASES.map((one, i) => [
        one,
        { field: 'status', found, meaning: means?.[i] ?? null, line },
    ]);
    return marksOf(new Map(entries));
}
function underWay(phase) {
    const at = vocabulary_PHASES.indexOf(phase);
    return vocabulary_PHASES.map((_, i) => (i < at ? 'done' : i === at ? 'working' : 'pending'));
}
const UNSAID = { field: 'status', found: null, meaning: null, line: null };
function marksOf(marks) {
    const mark = (phase) => marks.get(phase) ?? UNSAID;
    return { spec: mark('spec'), plan: mark('plan'), implement: mark('implement'), review: mark('review') };
}
function namesAt(doc, at) {
    return listAt(doc.data, ...at).flatMap((_, i) => textAt(doc, [...at, i]) ?? []);
}
/** What an item is called in messages and archives: its change id where it has a plain one. */
function nameOfLeaf({ changeId, path }) {
    return changeId !== null && items_isPlainId(changeId) ? changeId : path.replaceAll('/', '-');
}
function isDone({ marks }, phase) {
    return marks[phase].meaning === 'done';
}
/** Every phase of it is approved or complete. */
function isFinished(leaf) {
    return vocabulary_PHASES.every((phase) => isDone(leaf, phase));
}
/** Items that have children, outermost first; what they say of a phase is of their own file. */
function epicsOf(doc) {
    const epics = placedIn(doc).filter(({ isEpic }) => isEpic);
    return epics.map((one) => itemAt(doc, one, ownMarks(doc, one.at)));
}
/** The first in list order whose dependencies are done; where each waits for another, the first. */
function firstReady(open, leaves, done) {
    return open.find((leaf) => dependenciesOf(leaf, leaves).every(done)) ?? open[0] ?? null;
}
/** Items that an item waits for, an epic's children for their epic; a name of none is done and gone. */
function dependenciesOf({ dependsOn, path }, leaves) {
    return leaves.filter((leaf) => leaf.path !== path && dependsOn.some((name) => isCalled(leaf, name, path)));
}
/** By its path, its change id or its own id, or by those of an epic that it is in. */
function isCalled({ ids, changeId }, name, from) {
    if (changeId === name)
        return true;
    const above = ids.map((_, at) => ids.slice(0, at + 1).join('/'));
    // Its own epic is no item that a child waits for.
    return above.some((one, at) => (one === name || ids[at] === name) && !from.startsWith(`${one}/`));
}
/** The leaf that `current` names: by its path, its change id or its own id, whichever tells one leaf. */
function leafNamed(name, leaves) {
    if (name === null)
        return null;
    const ways = [
        ({ ids }) => ids.join('/'),
        ({ path }) => path,
        ({ changeId }) => changeId,
        ({ ids }) => ids.at(-1) ?? null,
    ];
    for (const way of ways) {
        const [one, second] = leaves.filter((leaf) => way(leaf) === name);
        if (one && !second)
            return one;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/places.js




const sdd_places_ID = 'sdd';
const STATE = 'workflow.yaml';
const SOLICITATION = 'solicitation-workflow.yaml';
/** Base names of all files that are (part of) a state. */
const sdd_places_NAMES = [STATE, SOLICITATION];
function sdd_places_placeOf(path) {
    const parts = path.split('/');
    const at = parts.findIndex((part, i) => (part === 'sdd' || part === '.sdd') && parts[i + 1] === 'workflows' && i + 3 < parts.length);
    const name = parts[at + 2];
    if (at < 0 || name === undefined)
        return null;
    const root = parts[at] === 'sdd' ? 'sdd' : '.sdd';
    return { base: parts.slice(0, at).join('/'), root, name, rest: parts.slice(at + 3).join('/') };
}
/** Might this path be part of a state? The state itself, or a solicitation anywhere below its folder. */
function sdd_places_matches(path) {
    const place = sdd_places_placeOf(path);
    return place !== null && (place.rest === STATE || (0,markdown_paths/* baseOf */.bx)(place.rest) === SOLICITATION);
}
/** A folder that the tool itself named, `<id>-<name>`, where no other tool keeps a state. */
const OWN_FOLDER = /^[a-z0-9]{6}-./;
/** Is this the place of a state and of nothing else? */
function places_isOwnPlace(path) {
    const place = sdd_places_placeOf(path);
    return place?.root === 'sdd' && place.rest === STATE && OWN_FOLDER.test(place.name);
}
/** The tool's own folders. A plain `sdd` deeper down may be anything, such as a copy of the tool. */
const sdd_places_GROUNDS = [
    [/^sdd$|(?:^|\/)\.sdd$/, `workflows/*/${STATE}`],
    [/(?:^|\/)\.?sdd\/workflows$/, `*/${STATE}`],
    [/(?:^|\/)\.?sdd\/workflows\/[^/]+$/, STATE],
];
/** The workflow's folder. */
function folderAt({ base, root, name }) {
    return (0,markdown_paths/* joinPath */.uJ)(base, `${root}/workflows/${name}`);
}
/** The folder that holds `workflows/` and `archive/`, in the root that the workflow itself lies in. */
function rootFolder({ base, root }) {
    return (0,markdown_paths/* joinPath */.uJ)(base, root);
}
/** The workflow's folder is not archived by a step back; everything else that it names may be. */
function places_isState(path, place) {
    return path.startsWith(`${folderAt(place)}/`) || path.startsWith(`${rootFolder(place)}/`);
}
/** Below `archive/`: where steps back are kept, and where the second generation kept them. */
const ARCHIVE_FOLDERS = ['workflow-regressions', 'regressions'];
/** Below `archive/`: specs that a revised decomposition took out (the tool's own layout). */
const REVISED = 'revised-specs';
/** The folders in which a step back may be archived. */
function archivesOf(place) {
    return ARCHIVE_FOLDERS.map((name) => (0,markdown_paths/* joinPath */.uJ)(rootFolder(place), `archive/${name}`));
}
/** One site a folder; the same workflow in both roots of one package is one site with a rival. */
function sdd_places_sites(paths) {
    const folders = new Map();
    for (const path of paths) {
        const place = sdd_places_placeOf(path);
        if (!place)
            continue;
        const folder = folderAt(place);
        const there = folders.get(folder);
        if (there)
            there.files.push(path);
        else
            folders.set(folder, { place, files: [path] });
    }
    const all = [...folders.values()];
    const taken = new Set();
    const found = all.map(({ place, files }) => {
        const path = (0,markdown_paths/* joinPath */.uJ)(folderAt(place), STATE);
        const twins = place.root === '.sdd' ? [] : all.filter((other) => isTwin(place, other.place));
        for (const twin of twins)
            taken.add(folderAt(twin.place));
        const rivals = twins.flatMap((twin) => twin.files.filter((file) => (0,markdown_paths/* baseOf */.bx)(file) === STATE));
        const more = twins.flatMap((twin) => twin.files);
        return { format: sdd_places_ID, path, files: [...files, ...more], rivals, feature: place.name };
    });
    return found.filter(({ path }) => !taken.has((0,markdown_paths/* folderOf */.yS)(path)));
}
/** An id as the tool makes it: nothing shorter or longer tells two folders to be of one workflow. */
const places_PLAIN_ID = /^[a-z0-9]{6}$/;
/** Whether a folder of the old root is of the same workflow, moved to the new root and kept. */
function isTwin(place, old) {
    if (old.root !== '.sdd' || old.base !== place.base)
        return false;
    return old.name === place.name || (places_PLAIN_ID.test(old.name) && place.name.startsWith(`${old.name}-`));
}
const NOWHERE = { base: '', root: 'sdd', name: '', rest: STATE };
/** The place of a site's state file. */
function placeOfSite(site) {
    return sdd_places_placeOf(site.path) ?? { ...NOWHERE, name: site.feature };
}
/** `changes/YYYY/MM/DD/<folder>`, whatever lies below it. */
const DATED = /^((?:.*\/)?changes\/(\d{4}\/\d{2}\/\d{2})\/([^/]+))(?:\/|$)/;
/** The change folder that a location lies in: of a workflow, dated; `null` for any other place. */
function changeFolderOf(location) {
    const [, folder, day, name] = DATED.exec(location) ?? [];
    if (folder === undefined || day === undefined || name === undefined)
        return null;
    return { folder, day: day.replaceAll('/', '-'), name };
}
/** Change folders that bear one of these names, whatever the state says; the oldest first. */
function changeFoldersNamed({ base }, names, snapshot) {
    let folders = [(0,markdown_paths/* joinPath */.uJ)(base, 'changes')];
    for (let depth = 0; depth < 3; depth++)
        folders = folders.flatMap((folder) => snapshot
            .list(folder)
            .flatMap(({ path, mode }) => (mode === '040000' && isDatePart(path) ? [path] : [])));
    return folders
        .flatMap((day) => names.map((name) => (0,markdown_paths/* joinPath */.uJ)(day, name)))
        .filter((folder) => snapshot.entry(folder)?.mode === '040000');
}
function isDatePart(path) {
    return /^\d{2}(?:\d{2})?$/.test((0,markdown_paths/* baseOf */.bx)(path));
}
/** Characters of a name (the tool's own limit). */
const places_LONGEST = 50;
const DAY = 86_400_000;
/** `<id>-<name>`; where the file has no plain id, the folder's name. */
function places_featureOf(ground) {
    const { doc, place } = ground;
    const id = textAt(doc, [...document_rootOf(doc).path, 'id']);
    if (id === null || !items_isPlainId(id))
        return place.name;
    const name = workflowName(ground);
    return name === null ? id : `${id}-${name}`;
}
/** The file's own name if it is plain, else a slug of the first item's title; `null` for neither. */
function workflowName({ doc }) {
    const root = document_rootOf(doc).path;
    const name = textAt(doc, [...root, 'name']);
    if (name !== null && items_isPlainId(name))
        return name;
    return slugOf(name ?? textAt(doc, [...root, 'items', 0, 'title']) ?? '');
}
/** `API Contracts` is `api-contracts`. */
function slugOf(title) {
    const plain = title
        .slice(0, 4 * places_LONGEST)
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase();
    const words = plain.match(/[a-z0-9]+/g) ?? [];
    return words.join('-').slice(0, places_LONGEST).replace(/-$/, '') || null;
}
/** What a change folder of this workflow may be called: `<id>-<name>`, and in the wild its name alone. */
function folderNames(doc, place) {
    const id = textAt(doc, [...document_rootOf(doc).path, 'id']);
    const name = workflowName({ doc });
    return new Set([
        place.name,
        places_featureOf({ doc, place }),
        ...(id === null ? [] : [id]),
        ...(name === null ? [] : [name]),
    ]);
}
/** The site's place, with the change folders of its names that are not from before the workflow. */
function placeIn(doc, site, snapshot) {
    const place = placeOfSite(site);
    const names = [...folderNames(doc, place)];
    const root = document_rootOf(doc).path;
    const created = (0,time/* parseTime */.p)(textAt(doc, [...root, 'created']) ?? textAt(doc, [...root, 'created_at']) ?? '').at;
    // A day's leeway: the date has no zone.
    const first = created === null ? '' : new Date(created - DAY).toISOString().slice(0, 10);
    const changes = changeFoldersNamed(place, names, snapshot)
        .filter((folder) => (changeFolderOf(folder)?.day ?? '') >= first)
        .toReversed();
    return changes.length === 0 ? place : { ...place, changes };
}

;// CONCATENATED MODULE: ./lib/formats/sdd/locations.js
// Where an item's files are: at its `location`, in the workflow's drafts, or in a dated change folder.









/** Homes are asked for again and again; an item never changes, and lies in one place. */
const HOMES = new WeakMap();
/** Folders that an item's files may be in, the likeliest first. */
function homesOf(leaf, place) {
    const folder = [place.base, place.root, place.name, ...(place.changes ?? [])].join('/');
    const known = HOMES.get(leaf);
    if (known?.folder === folder)
        return known.homes;
    const homes = findHomes(leaf, place);
    HOMES.set(leaf, { folder, homes });
    return homes;
}
function findHomes({ location, ids }, place) {
    const safe = location !== null && (0,safe_path/* unsafePath */.Kc)(location) === null ? (0,safe_path/* tidy */.DZ)(location) : '';
    const written = safe.replace(/\/(?:SPEC|PLAN)\.md$/, '');
    const named = written === '' ? [] : [written, ...(place.base === '' ? [] : [(0,markdown_paths/* joinPath */.uJ)(place.base, written)])];
    const drafts = (0,markdown_paths/* joinPath */.uJ)(folderAt(place), 'drafts');
    const plain = ids.every(items_isPlainId) ? ids : [];
    const last = plain.at(-1);
    const drafted = last === undefined ? [] : [(0,markdown_paths/* joinPath */.uJ)(drafts, plain.join('/')), (0,markdown_paths/* joinPath */.uJ)(drafts, last)];
    // An epic's children are drafted below `<epic>/changes/` as well as right below the epic.
    const nested = plain.length > 1 ? [(0,markdown_paths/* joinPath */.uJ)(drafts, plain.join('/changes/'))] : [];
    // Approved work that was moved is found where the tool moves it, however stale the location is.
    const ways = plain.length === 0 ? [] : [plain.join('/'), plain.join('/changes/'), last ?? ''];
    const dated = (place.changes ?? []).flatMap((one) => ways.map((way) => (0,markdown_paths/* joinPath */.uJ)(one, way)));
    return [...new Set([...named, ...drafted, ...nested, ...dated])];
}
/** Where a file of an item may be, the likeliest first. */
function pathsOf(name, leaf, place) {
    return homesOf(leaf, place).map((home) => (0,markdown_paths/* joinPath */.uJ)(home, name));
}
/**
 * Where a file of an item is, one that says something before one without a word; where it is nowhere, the
 * first place that it could be at.
 */
function fileOf(name, leaf, { place, snapshot }) {
    const paths = pathsOf(name, leaf, place);
    const there = paths.filter((path) => snapshot.entry(path) !== null);
    const said = there.length < 2 ? undefined : there.find((path) => !isEmpty(path, snapshot));
    return said ?? placeOf(paths, snapshot);
}
/** Whether a plain file is at a path. */
function locations_isThere(path, snapshot) {
    return path !== null && isFile(path, snapshot);
}
/** What is at a path is nothing that could be read as words: an empty file, or headings alone. */
function isEmpty(path, snapshot) {
    const reading = snapshot.text(path);
    return reading.ok && placeholders_isBare(path, reading.text);
}
/** The file that a phase of an item leaves; empty for a phase that leaves none of its own. */
function locations_artifactsOf(phase, leaf, where) {
    const name = vocabulary_FILES[phase];
    if (name === undefined)
        return [];
    const { location, marks } = leaf;
    const unsafe = location === null ? null : (0,safe_path/* unsafePath */.Kc)(location);
    const found = fileOf(name, leaf, where);
    // What a path that must not be looked at names may still be drafted where the tool drafts.
    const path = unsafe === null || locations_isThere(found, where.snapshot) ? found : null;
    const written = location === null ? (found ?? name) : `${location}/${name}`;
    return [owedFile(name, { written, path, unsafe, line: marks[phase].line })];
}
/** Dated change folders that items lie in, each once; what another workflow's name stands on is left out. */
function changeFoldersOf(leaves, place) {
    // A folder of the name alone may be another workflow's: files are read there, and nothing is removed.
    const own = { ...place, changes: (place.changes ?? []).filter((folder) => (0,markdown_paths/* baseOf */.bx)(folder) === place.name) };
    const folders = leaves.flatMap((leaf) => homesOf(leaf, own).flatMap((home) => changeFolderOf(home)?.folder ?? []));
    return [...new Set(folders)].sort();
}
/** Paths of all items' files, as far as they are there. */
function filesThere({ leaves, ...where }) {
    const names = vocabulary_PHASES.flatMap((phase) => vocabulary_FILES[phase] ?? []);
    const paths = leaves.flatMap((leaf) => names.map((name) => fileOf(name, leaf, where)));
    return paths.filter((path) => locations_isThere(path, where.snapshot));
}

;// CONCATENATED MODULE: ./lib/formats/sdd/checkpoint/messages.js
// The messages of checkpoint commits (seed 004's trigger table), written and read by one table.
/** The fifteen events, in the order of the seed. */
const EVENTS = [
    'workflow created',
    'solicitation progress',
    'spec created',
    'spec approved',
    'all specs approved',
    'plan created',
    'plan approved',
    'all plans approved',
    'ready for review',
    'implementation progress',
    'implementation complete',
    'review approved',
    'complete',
    'regressed',
    'decomposition revised',
];
/** Event → message, as the seed has it; what stands in angle brackets is filled in. */
const MESSAGES = {
    'workflow created': 'checkpoint: workflow <id> (<name>) created',
    'solicitation progress': 'checkpoint: <change-id> solicitation progress',
    'spec created': 'checkpoint: <change-id> spec created',
    'spec approved': 'checkpoint: <change-id> spec approved',
    'all specs approved': 'checkpoint: all specs approved, ready for planning',
    'plan created': 'checkpoint: <change-id> plan created',
    'plan approved': 'checkpoint: <change-id> plan approved',
    'all plans approved': 'checkpoint: all plans approved, ready for implementation',
    'ready for review': 'checkpoint: <change-id> ready for review',
    'implementation progress': 'checkpoint: <change-id> implementation progress',
    'implementation complete': 'checkpoint: <change-id> implementation complete',
    'review approved': 'checkpoint: <change-id> review approved',
    complete: 'checkpoint: <change-id> complete',
    regressed: 'checkpoint: <change-id> regressed to <phase>',
    'decomposition revised': 'checkpoint: decomposition revised (<type>)',
};
/** The tool's generations before a workflow had a name wrote this. */
const CREATED_WITHOUT_NAME = 'checkpoint: workflow <id> created';
/** @param filled plain names; a workflow without a name has the message that the tool had then */
function messages_messageOf(event, filled) {
    const nameless = event === 'workflow created' && filled.name === undefined;
    const template = nameless ? CREATED_WITHOUT_NAME : MESSAGES[event];
    return template.replace(SLOT, (slot, name) => filled[name] ?? slot);
}
const SLOT = /<(id|name|change-id|phase|type)>/g;
/** No subject that means something is longer. */
const messages_LONGEST = 300;
const PATTERNS = [
    ...EVENTS.map((event) => [event, patternOf(MESSAGES[event])]),
    ['workflow created', patternOf(CREATED_WITHOUT_NAME)],
];
function patternOf(template) {
    const escaped = template.replace(/[()]/g, '\\$&');
    const body = escaped.replace(SLOT, (_, name) => `(?<${name.replace('-', '_')}>[^\\s()]{1,120})`);
    return new RegExp(`^${body}$`);
}
/** `null` where the subject is no checkpoint's. */
function hintOf(subject) {
    const line = subject.slice(0, messages_LONGEST).trim();
    if (!/^checkpoint:\s*\S/.test(line))
        return null;
    for (const [event, pattern] of PATTERNS) {
        const groups = pattern.exec(line)?.groups;
        if (groups)
            return { event, filled: filledOf(groups) };
        if (pattern.test(line))
            return { event, filled: {} };
    }
    const first = /^checkpoint:\s*(\S+)/.exec(line)?.[1];
    return { event: null, filled: first === undefined ? {} : { 'change-id': first } };
}
function filledOf(groups) {
    const entries = Object.entries(groups).flatMap(([key, value]) => value === undefined ? [] : [[key.replace('_', '-'), value]]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./lib/formats/sdd/checkpoint/safe-points.js





/** Safe points that are told of, the newest. */
const safe_points_MOST = 100;
/** The folders whose change is the workflow's: its own, and its change folders. */
function safe_points_foldersOf({ leaves, place }) {
    return [folderAt(place), ...changeFoldersOf(leaves, place)];
}
/**
 * Newest first. With the branch's commits at hand: checkpoints that name this workflow, and whatever touched
 * its folders. Else the history of its state file, else the last change of its folders.
 */
function safePointsOf(ground) {
    const { snapshot, site } = ground;
    const folders = safe_points_foldersOf(ground);
    const commits = snapshot.commits();
    if (commits !== 'unavailable') {
        const names = safe_points_namesOf(ground);
        const own = commits.filter((commit) => isOurs(commit, names, folders));
        return own.slice(0, safe_points_MOST).map(pointOf);
    }
    const past = snapshot.history(site.path);
    if (past !== 'unavailable' && past.length > 0)
        return past.slice(0, safe_points_MOST).map((version) => pointOf({ ...version, lost: false }));
    const last = snapshot.lastChange(folders);
    return last === null || last === 'unavailable' ? [] : [pointOf({ ...last, lost: false })];
}
function pointOf({ commit, at, subject, lost }) {
    return { commit, at, subject, lost };
}
function safe_points_namesOf({ doc, leaves }) {
    const root = document_rootOf(doc).path;
    return {
        id: textAt(doc, [...root, 'id']),
        name: textAt(doc, [...root, 'name']),
        changes: new Set(leaves.flatMap((leaf) => [nameOfLeaf(leaf), ...(leaf.changeId === null ? [] : [leaf.changeId])])),
    };
}
/** Whether a commit is of this workflow: by what its message names, or by what it touched. */
function isOurs({ subject, files }, names, folders) {
    const hint = hintOf(subject);
    if (hint && safe_points_isNamed(hint, names))
        return true;
    return touches({ files }, folders);
}
function touches({ files }, folders) {
    return files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}
function safe_points_isNamed({ filled }, { id, name, changes }) {
    if (id !== null && filled.id === id)
        return true;
    const change = filled['change-id'];
    if (change === undefined)
        return false;
    if (changes.has(change))
        return true;
    // An item that is complete is taken out of the file; its change id still begins with the workflow's name.
    const sequence = name === null || !change.startsWith(`${name}-`) ? '' : change.slice(name.length + 1);
    return /^\d{1,6}$/.test(sequence);
}
/**
 * The newest checkpoint that the branch's head descends from and that is of an item: its message names it or
 * the workflow as a whole, or it touched the item's folders. `null` for none, and where the branch's commits
 * are not to be had: an older one must not be taken for the last.
 */
function lastCheckpoint(leaf, ground) {
    const commits = ground.snapshot.commits();
    if (commits === 'unavailable')
        return null;
    const names = safe_points_namesOf(ground);
    const folders = safe_points_foldersOf(ground);
    const homes = leaf === null ? [] : homesOf(leaf, ground.place);
    const found = commits.find((commit) => {
        const hint = commit.lost || !isOurs(commit, names, folders) ? null : hintOf(commit.subject);
        if (hint === null)
            return false;
        const change = hint.filled['change-id'];
        if (leaf === null || change === leaf.changeId || change === nameOfLeaf(leaf))
            return true;
        return !safe_points_isNamed(hint, { ...names, id: null }) || touches(commit, homes);
    });
    return found ?? null;
}
const OF_THE_WORK = new Set(['implementation progress', 'implementation complete']);
/** `null` where the branch's commits are not to be had. */
function implementationOf(leaf, { place, snapshot }) {
    const all = snapshot.commits();
    if (all === 'unavailable')
        return null;
    const kept = all.filter(({ lost }) => !lost);
    const since = kept.slice(0, lastStepBack(leaf, kept));
    const own = since.filter(({ subject }) => isWorkOf(leaf, subject));
    const first = own.at(-1);
    const touched = new Set(own.flatMap((commit) => commit.files));
    const files = [...touched].filter((path) => isWork(path, place)).sort();
    const others = first ? since.slice(0, since.indexOf(first)).filter((commit) => !own.includes(commit)) : [];
    const foreign = others.filter(({ subject }) => OF_THE_WORK.has(hintOf(subject)?.event ?? ''));
    const shared = new Set(foreign.flatMap((commit) => commit.files));
    const plain = new Set(others.filter((commit) => !foreign.includes(commit)).flatMap((commit) => commit.files));
    return {
        files,
        before: first?.parent ?? null,
        shared: new Set(files.filter((path) => shared.has(path))),
        mixed: files.filter((path) => plain.has(path) && !shared.has(path)),
    };
}
/** Of every item at once: the branch's commits are walked through a single time, the newest first. */
function workOf({ place, snapshot }) {
    const all = snapshot.commits();
    const files = new Map();
    const stepsBack = new Set();
    for (const { subject, lost, files: touched } of all === 'unavailable' ? [] : all) {
        const hint = lost ? null : hintOf(subject);
        const name = hint?.filled['change-id'];
        if (name === undefined || stepsBack.has(name))
            continue;
        if (isStepBack(hint))
            stepsBack.add(name);
        if (!OF_THE_WORK.has(hint?.event ?? ''))
            continue;
        const own = files.get(name) ?? new Set();
        files.set(name, own);
        for (const path of touched)
            if (isWork(path, place))
                own.add(path);
    }
    return (leaf) => {
        const names = new Set([nameOfLeaf(leaf), ...(leaf.changeId === null ? [] : [leaf.changeId])]);
        return [...new Set([...names].flatMap((name) => [...(files.get(name) ?? [])]))].sort();
    };
}
function isStepBack(hint) {
    const discards = hint?.filled.phase === 'spec' || hint?.filled.phase === 'plan';
    return hint?.event === 'regressed' && discards;
}
function isWork(path, place) {
    return !places_isState(path, place) && changeFolderOf(path) === null && !isIndex(path);
}
/** What an earlier step back has taken back already is no part of it; counted from the newest commit. */
function lastStepBack(leaf, commits) {
    const at = commits.findIndex(({ subject }) => {
        const hint = hintOf(subject);
        return isStepBack(hint) && namesLeaf(leaf, hint?.filled['change-id']);
    });
    return at < 0 ? commits.length : at;
}
function isWorkOf(leaf, subject) {
    const hint = hintOf(subject);
    return OF_THE_WORK.has(hint?.event ?? '') && namesLeaf(leaf, hint?.filled['change-id']);
}
function namesLeaf(leaf, name) {
    return name !== undefined && (name === leaf.changeId || name === nameOfLeaf(leaf));
}
/** The list of all changes, which every item writes to. */
function isIndex(path) {
    return path === 'changes/INDEX.md' || path.endsWith('/changes/INDEX.md');
}

;// CONCATENATED MODULE: ./lib/text/yaml/damage-report.js
// Damage as people are told of it: what a whole file has alike is said once, and never more than is read.

/** Lines that are told one by one; a file of which more are damaged is no less so. */
const damage_report_MOST = 20;
/** In the order of their first lines; what is of one kind stands at its first, with how many more follow. */
function damage_report_told(damage) {
    const kinds = new Map();
    for (const one of damage) {
        const alike = kinds.get(one.kind);
        if (alike)
            alike.push(one);
        else
            kinds.set(one.kind, [one]);
    }
    const once = damage.flatMap((one) => {
        const alike = (one.kind !== undefined && kinds.get(one.kind)) || [one];
        if (alike.length === 1)
            return [one];
        if (alike[0] !== one)
            return [];
        const [more, last] = [(0,counted/* counted */.hS)(alike.length - 1, 'more line'), alike.at(-1)?.line];
        const message = `${one.message} The same holds for ${more}, the last of them line ${last ?? '-'}.`;
        return [{ message, line: one.line }];
    });
    const rest = once.length - damage_report_MOST;
    if (rest <= 0)
        return once;
    const line = once[damage_report_MOST]?.line ?? null;
    const message = `found ${rest} more lines that had to be guessed or left out. Restore it from history.`;
    return [...once.slice(0, damage_report_MOST), { message, line }];
}

;// CONCATENATED MODULE: ./lib/formats/sdd/ending.js





/** What the tool takes out of an item as the work goes on. */
const PASSING = new Set(['substep']);
/** What an item of each generation has to its end. */
const LASTING = ['title', 'type', 'depends_on', 'location'];
const ending_STATUSES = Object.values(FIELDS);
const ending = {
    mayBeEarly: (doc) => !hasItems(doc) || ending_unfilled(doc).length > 0,
    lacks: (doc, before) => withoutItems(doc, before) ?? withinLastItem(doc, before),
};
const itemsOf = (doc) => document_rootOf(doc).map['items'] ?? null;
const hasItems = (doc) => (0,data_data/* isList */.Lv)(itemsOf(doc));
/** Whether a value is said; `key:` at the end of a file is nothing yet. */
const has = (map, key) => Object.hasOwn(map, key) && map[key] !== null;
/** The last items that reach the end of the file. */
function atTheEnd({ data, places }) {
    const last = lastLineBelow('', places);
    return lastItems(data).filter(([pointer]) => lastLineBelow(pointer, places) === last);
}
/** Those of them that have not all that an item has; a single status stands for four. */
function ending_unfilled(doc) {
    return atTheEnd(doc).filter(([, item]) => {
        const statuses = has(item, 'status') || ending_STATUSES.every((key) => has(item, key));
        return !statuses || !LASTING.every((key) => has(item, key)) || isChildless(item);
    });
}
const isChildless = (item) => item['type'] === 'epic' && !has(item, 'children');
function valueBelow(doc, pointer) {
    const steps = pointer.split('/').slice(1);
    return document_valueAt(doc, steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
}
/** The keys of an earlier map after the last that is left, in the order of the file. */
function keysAfter(before, was, pointer, isLeft) {
    const lineOf = (key) => before.places.get(pointer + (0,data_data/* pointerOf */.rq)(key))?.line ?? 0;
    const keys = Object.keys(was).sort((a, b) => lineOf(a) - lineOf(b));
    return keys.slice(keys.findLastIndex(isLeft) + 1);
}
/** Items that were there and of which not even `items: []` is left. */
function withoutItems(doc, before) {
    const items = itemsOf(before);
    if (hasItems(doc) || !(0,data_data/* isList */.Lv)(items) || items.length === 0)
        return null;
    const { map, path } = document_rootOf(doc);
    const was = document_rootOf(before);
    const gone = keysAfter(before, was.map, (0,data_data/* pointerOf */.rq)(...was.path), (key) => has(map, key));
    if (!gone.includes('items'))
        return null;
    return {
        missing: ['items'],
        where: `and the ${items.length} of them`,
        line: lastLineBelow((0,data_data/* pointerOf */.rq)(...path), doc.places),
        meant: 'Where none is meant to be left, write "items: []".',
    };
}
function withinLastItem(doc, before) {
    for (const [pointer, item] of ending_unfilled(doc).toReversed()) {
        const [at, then] = sameItem(pointer, item, before) ?? ['', null];
        if (then === null)
            continue;
        const gone = keysAfter(before, then, at, (key) => has(item, key));
        const missing = gone.filter((key) => ending_isKept(key, item, then, before));
        if (missing.length === 0)
            continue;
        const name = typeof item['id'] === 'string' ? JSON.stringify(item['id']) : 'the last one';
        return {
            missing,
            where: `of the item ${name}`,
            line: lastLineBelow(pointer, doc.places),
            meant: 'Where it is meant to end there, write what is missing with the values that it has now.',
        };
    }
    return null;
}
/** Whether a key of an item stays for ever: finished children go, and so does a word of the step at hand. */
function ending_isKept(key, item, then, before) {
    if (PASSING.has(key) || !has(then, key))
        return false;
    if (key === 'status')
        return !ending_STATUSES.some((status) => has(item, status));
    if (ending_STATUSES.includes(key))
        return !has(item, 'status');
    return key !== 'children' || !childrenDone(then, before);
}
function childrenDone({ id }, before) {
    const name = typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
    const below = leavesOf(before).filter(({ path }) => path.split('/').includes(name));
    return below.every(isFinished);
}
/** The same item in another version: by its id, else at the same place. */
function sameItem(pointer, item, doc) {
    if (!has(item, 'id')) {
        const there = valueBelow(doc, pointer);
        return (0,data_data/* isMap */.jh)(there) ? [pointer, there] : null;
    }
    return (allItems(itemsOf(doc), (0,data_data/* pointerOf */.rq)(...document_rootOf(doc).path, 'items')).find(([, one]) => one['id'] === item['id']) ?? null);
}
function allItems(list, pointer) {
    if (!(0,data_data/* isList */.Lv)(list))
        return [];
    return list.flatMap((item, at) => {
        if (!(0,data_data/* isMap */.jh)(item))
            return [];
        const place = pointer + (0,data_data/* pointerOf */.rq)(at);
        const children = allItems(item['children'] ?? null, place + (0,data_data/* pointerOf */.rq)('children'));
        return [[place, item], ...children];
    });
}
/** The last key of the tool's own files, each of which has it. */
const LAST = 'review_feedback';
/** What is kept for ever once it says something. The question at hand, and feedback that was used, may go. */
const KEPT = new Set(['history', 'open_questions', 'answers', 'status']);
/** Maps and lists that grow to the end of the file. */
const GROWING = ['history', 'answers'];
const QUESTION_LIST = 'open_questions';
/** Whether the file may end too early: only then is its history asked for. */
function mayEndEarly({ data, places }) {
    if (!(0,data_data/* isMap */.jh)(data))
        return false;
    const lines = Object.keys(data).map((key) => places.get((0,data_data/* pointerOf */.rq)(key))?.line ?? 0);
    return !Object.hasOwn(data, LAST) || places.get((0,data_data/* pointerOf */.rq)(LAST))?.line !== Math.max(...lines);
}
/** Earlier versions that are looked at, the newest. */
const ending_TRIED = 20;
/**
 * The fault of a solicitation that ends before what an earlier version has behind that place. Versions before
 * the path was last removed are of another one. `null`: nothing proves it.
 */
function cutIn(doc, text, path, snapshot, read) {
    const history = mayEndEarly(doc) ? snapshot.history(path) : [];
    if (history === 'unavailable')
        return null;
    const own = history.findIndex((version) => version.text === text);
    for (const version of history.slice(own + 1, own + 1 + ending_TRIED)) {
        if (version.blob === null)
            return null;
        const before = version.text === null || version.text === text ? null : read(version.text);
        const lack = before && lackOf(doc, before);
        if (lack)
            return faultOf(doc, lack, version, path);
    }
    return null;
}
function faultOf(doc, { missing, where }, { commit }, path) {
    const line = lastLineBelow('', doc.places);
    const message = `found the end of the file after line ${line}, expected ${missing.join(', ')}${where}: the version of ` +
        `commit ${commit.slice(0, 12)} has it. It was cut off while it was written: restore it from history. ` +
        'Where it is meant to end there, write what is missing, empty where it is.';
    return { rule: 'state-readable', message, line, evidence: { commit, missing, last_line: line }, path };
}
function lackOf(doc, before) {
    const { data } = doc;
    const was = before.data;
    if (!(0,data_data/* isMap */.jh)(data) || !(0,data_data/* isMap */.jh)(was))
        return null;
    const gone = keysAfter(before, was, '', (key) => Object.hasOwn(data, key));
    const lost = gone.filter((key) => KEPT.has(key) && ending_says(was[key]));
    if (lost.length > 0)
        return { missing: lost, where: '' };
    return withinGrowing(doc, data, before, was) ?? withinQuestions(doc, data, was, gone);
}
/** An empty list or map, `null` or an empty word says nothing that could be lost. */
function ending_says(value) {
    if (value === undefined || value === null || value === '')
        return false;
    if ((0,data_data/* isList */.Lv)(value))
        return value.length > 0;
    return !(0,data_data/* isMap */.jh)(value) || Object.values(value).some(ending_says);
}
const endsWith = ({ places }, key) => lastLineBelow((0,data_data/* pointerOf */.rq)(key), places) === lastLineBelow('', places);
/** The end of the file is within a map to which keys are only ever added. */
function withinGrowing(doc, data, before, was) {
    for (const key of GROWING) {
        const [now, then] = [data[key], was[key]];
        if (!endsWith(doc, key) || !(0,data_data/* isMap */.jh)(then) || !((0,data_data/* isMap */.jh)(now) || now === null))
            continue;
        const gone = keysAfter(before, then, (0,data_data/* pointerOf */.rq)(key), (one) => now !== null && Object.hasOwn(now, one));
        const lost = gone.filter((one) => ending_says(then[one]));
        if (lost.length > 0)
            return { missing: lost, where: ` of ${key}` };
    }
    return null;
}
/** The end of the file is within the questions: the last has less than it had, or some went with the rest. */
function withinQuestions(doc, data, was, gone) {
    const [now, then] = [data[QUESTION_LIST] ?? [], was[QUESTION_LIST]];
    if (!endsWith(doc, QUESTION_LIST) || !(0,data_data/* isList */.Lv)(now) || !(0,data_data/* isList */.Lv)(then))
        return null;
    const last = now.at(-1) ?? null;
    const same = (0,data_data/* isMap */.jh)(last) ? then.find((one) => (0,data_data/* isMap */.jh)(one) && one['id'] === last['id']) : undefined;
    if ((0,data_data/* isMap */.jh)(last) && (0,data_data/* isMap */.jh)(same)) {
        const lost = ['question', 'status'].filter((key) => ending_says(same[key]) && !ending_says(last[key]));
        const line = document_lineAt(doc, [QUESTION_LIST, now.length - 1]);
        if (lost.length > 0)
            return { missing: lost, where: ` of the question on line ${line ?? '-'}` };
    }
    const fewer = gone.length > 0 && then.length > now.length;
    return fewer ? { missing: [`${then.length - now.length} of its questions`, ...gone], where: '' } : null;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/solicitation.js
// A solicitation-workflow.yaml: how far the questions for a spec came, and which of them are open.










/**
 * The solicitation at a path; `null` where there is none, nothing is in it, or it is another tool's.
 * @throws StateError naming the file, where it cannot be read
 */
function solicitationAt(path, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok) {
        if (reading.why === 'absent' || reading.why === 'not-fetched')
            return null;
        const { rule, message, line, evidence } = (0,unread/* faultOfReading */.c)(reading);
        throw new errors/* StateError */.qq(rule, message, line, { ...evidence }, path);
    }
    if (!isSolicitation(reading.text)) {
        refuseLost(path, snapshot);
        return null;
    }
    const { damage, ...doc } = read(reading.text, path);
    const cut = cutIn(doc, reading.text, path, snapshot, before);
    if (cut)
        throw new errors/* StateError */.qq(cut.rule, cut.message, cut.line, { ...cut.evidence }, path);
    const status = textAt(doc, ['status']);
    const step = /^\d{1,2}$/.exec(textAt(doc, ['current_step']) ?? '')?.[0];
    const number = Number(step ?? 0);
    return {
        path,
        folder: (0,markdown_paths/* folderOf */.yS)(path),
        doc,
        damage: damage_report_told(damage).map(({ message, line }) => ({ message: `${path}: ${message}`, line })),
        complete: status !== null && ['complete', 'completed'].includes((0,text_words/* normal */.qb)(status)) && damage.length === 0,
        step: number >= 1 && number <= LAST_STEP ? number : null,
        asking: textAt(doc, ['current_question']),
        questions: solicitation_questionsIn(doc),
    };
}
/** The same, where nothing depends on it: one that cannot be read stops nothing. */
function readableAt(path, snapshot) {
    return unlessUnreadable(() => solicitationAt(path, snapshot));
}
/** @throws StateError for a file that holds none, where an earlier version of it was one */
function refuseLost(path, snapshot) {
    const history = snapshot.history(path);
    if (history === 'unavailable')
        return;
    const removed = history.findIndex(({ blob }) => blob === null);
    const since = removed < 0 ? history : history.slice(0, removed);
    const last = since.find(({ text }) => text !== null && isSolicitation(text));
    if (!last)
        return;
    const message = `found no solicitation, expected one: the version of commit ${last.commit.slice(0, 12)} is one. It was ` +
        'overwritten or cut off: restore it from history, or remove the file.';
    throw new errors/* StateError */.qq('state-readable', message, null, { commit: last.commit }, path);
}
/** Bytes that are no text: an earlier version may be. */
const DAMAGED = new Set(['binary', 'not-utf8', 'too-large']);
/** Whether only its history can tell if it is whole, or was a solicitation. */
function solicitation_wantsHistory(path, snapshot) {
    const reading = snapshot.text(path);
    if (snapshot.history(path) !== 'unavailable')
        return false;
    if (!reading.ok)
        return DAMAGED.has(reading.why);
    const doc = isSolicitation(reading.text) ? before(reading.text) : null;
    return doc === null || mayEndEarly(doc);
}
/** An earlier version; `null` where it could not be read either. */
function before(text) {
    return unlessUnreadable(() => readOrRecover(text));
}
function unlessUnreadable(reading) {
    try {
        return reading();
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            return null;
        throw error;
    }
}
function read(text, path) {
    try {
        return readOrRecover(text);
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        const { rule, message, line, evidence } = error.fault;
        throw new errors/* StateError */.qq(rule, message, line, { ...evidence }, path);
    }
}
/** A question whose status is no word of ours is open: nobody has answered it that we know of. */
function solicitation_questionsIn(doc) {
    const list = document_valueAt(doc, ['open_questions']);
    if (!(0,data_data/* isList */.Lv)(list))
        return [];
    return list.flatMap((_, index) => {
        const text = (key) => textAt(doc, ['open_questions', index, key]);
        const question = text('question');
        if (question === null)
            return [];
        const state = meaningIn(QUESTION_WORDS, (0,text_words/* normal */.qb)(text('status') ?? '')) ?? 'open';
        const line = document_lineAt(doc, ['open_questions', index, 'question']);
        const id = text('id') ?? `Q${index + 1}`;
        return [{ id, question, options: [], state, line, index, blocks: blocksAt(doc, index) }];
    });
}
/** A section's name, or a list of them. */
function blocksAt(doc, index) {
    const at = ['open_questions', index, 'blocks'];
    const value = document_valueAt(doc, at);
    if (!(0,data_data/* isList */.Lv)(value))
        return textAt(doc, at);
    return value.map((_, i) => textAt(doc, [...at, i]) ?? '').join(', ') || null;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/workflow-context.js








/** `doc` is `null` where the state file is not there. @throws StateError for a solicitation that counts */
function workflow_context_groundOf(doc, site, snapshot) {
    const own = doc ?? document_ABSENT;
    const place = placeIn(own, site, snapshot);
    const phase = headWord(own, 'phase');
    const leaves = leavesOf(own);
    const names = [headWord(own, 'current'), headWord(own, 'current_item')];
    const currentName = names[0].found === null ? names[1] : names[0];
    return {
        doc: own,
        site,
        place,
        snapshot,
        phase,
        step: headWord(own, 'step'),
        leaves,
        epics: epicsOf(own),
        currentName,
        named: leafNamed(currentName.found, leaves),
        asked: workflow_context_askedIn(leaves, place, site, snapshot),
    };
}
function headWord(doc, field) {
    const at = [...document_rootOf(doc).path, field];
    const found = textAt(doc, at);
    return { field, found, word: (0,text_words/* normal */.qb)(found ?? ''), line: document_lineAt(doc, at) };
}
/** Paths that may hold a solicitation that counts: the site's own, and those in items' folders. */
function solicitationPaths(leaves, place, site) {
    const own = site.files.filter((path) => (0,markdown_paths/* baseOf */.bx)(path) === SOLICITATION);
    const beside = leaves
        .filter((leaf) => !isDone(leaf, 'spec'))
        .flatMap((leaf) => pathsOf(SOLICITATION, leaf, place));
    return [...new Set([...own, ...beside])];
}
/** Those of items whose spec is not approved, in the order of the items, then those of no item. */
function workflow_context_askedIn(leaves, place, site, snapshot) {
    const asked = solicitationPaths(leaves, place, site).flatMap((path) => {
        const leaf = leaves.find((one) => pathsOf(SOLICITATION, one, place).includes(path));
        if (leaf && isDone(leaf, 'spec'))
            return [];
        // One that cannot be read stops the workflow only where an item, or no item at all, depends on it.
        const isOrphan = leaf === undefined && leaves.length > 0;
        const solicitation = (isOrphan ? readableAt : solicitationAt)(path, snapshot);
        return solicitation ? [{ solicitation, leaf: leaf ?? null }] : [];
    });
    const rank = ({ leaf }) => (leaf ? leaves.indexOf(leaf) : leaves.length);
    return asked.toSorted((a, b) => rank(a) - rank(b));
}
/** What a phase of an item has made: nothing, a file of nothing but headings, or one that says something. */
function madeOf(phase, leaf, { place, snapshot }) {
    const name = vocabulary_FILES[phase];
    const path = name === undefined ? null : fileOf(name, leaf, { place, snapshot });
    if (!locations_isThere(path, snapshot))
        return 'nothing';
    return isEmpty(path, snapshot) ? 'hollow' : 'words';
}
/** Whether the file that a phase of an item makes is there, and says something. */
function workflow_context_isMade(phase, leaf, ground) {
    return madeOf(phase, leaf, ground) === 'words';
}

;// CONCATENATED MODULE: ./lib/formats/sdd/standing.js
// Which phase of which item a workflow stands at, and how: the contract's table, the first row that holds.



/** Read from top to bottom beside the contract's table. */
const standing_ROWS = [
    // an epic's own file waits for a person, before its children are begun
    (ground) => {
        const one = epicHeld(ground);
        return one ? standing_at(one, 'waits') : null;
    },
    // a solicitation that is not complete
    ({ asked, leaves }) => {
        const one = asked.find(({ solicitation, leaf }) => !solicitation.complete && (leaf || leaves.length === 0));
        if (!one)
            return null;
        const manner = isAskedOut(one) ? 'asked-out' : 'solicitation';
        return { phase: 'spec', leaf: one.leaf, manner, asked: one };
    },
    // the lowest item with an unfinished spec or plan, its file absent or without a word
    (ground, open) => {
        const made = open ? madeOf(open.phase, open.leaf, ground) : 'words';
        return open && made !== 'words' ? standing_at(open, made === 'hollow' ? 'hollow' : 'absent') : null;
    },
    // a person's word is waited for, which comes before all that is in progress
    (ground, open) => {
        const one = waitingIn(ground, open)[0];
        return one ? standing_at(one, 'waits') : null;
    },
    // the same item, its file there
    (_, open) => (open ? standing_at(open, 'draft') : null),
    // an implementation in progress, of the item that `current` names if it is one of several
    ({ leaves, named }) => {
        const working = leaves.filter(({ marks }) => marks.implement.meaning === 'working');
        const one = working.find((leaf) => leaf === named) ?? working[0];
        return one ? standing_at({ phase: 'implement', leaf: one }, 'implementing') : null;
    },
    // a review asked for changes
    ({ leaves }) => {
        const one = leaves.find(({ marks }) => marks.review.meaning === 'changes');
        return one ? standing_at({ phase: 'implement', leaf: one }, 'changes') : null;
    },
    // every plan is approved, and this item is not finished
    (ground) => nextWork(ground),
    // no item is written yet
    ({ leaves }) => leaves.length === 0 ? { phase: 'spec', leaf: null, manner: 'no-items', asked: null } : null,
];
const standing_at = ({ phase, leaf }, manner) => ({ phase, leaf, manner, asked: null });
/** `null` where every item is finished. */
function standing_standingOf(ground) {
    const open = openIn(ground.leaves);
    for (const row of standing_ROWS) {
        const standing = row(ground, open);
        if (standing)
            return standing;
    }
    return null;
}
/** Its last step is reached, and none of its questions is open. */
function isAskedOut({ solicitation: { step, questions } }) {
    return step === LAST_STEP && questions.every(({ state }) => state !== 'open');
}
function openIn(leaves) {
    for (const phase of ['spec', 'plan']) {
        const open = leaves.filter((one) => !isDone(one, phase));
        const leaf = firstReady(open, leaves, (one) => isDone(one, phase));
        if (leaf)
            return { phase, leaf };
    }
    return null;
}
/** An epic at `spec_review` or `ready_for_review` whose file is there and not approved. */
function epicHeld(ground) {
    const { step, epics, currentName } = ground;
    const named = leafNamed(currentName.found, epics);
    for (const phase of ['spec', 'plan']) {
        const held = epics.find((epic) => {
            const { meaning } = epic.marks[phase];
            const marked = meaning === 'review' || meaning === 'again';
            const stepped = epic === named && step.word === `${phase}_review` && meaning !== 'done';
            return (marked || stepped) && workflow_context_isMade(phase, epic, ground);
        });
        if (held)
            return { phase, leaf: held };
    }
    return null;
}
/** Everything that waits for a person's approval, what the work stands at first. */
function waitingIn(ground, open = openIn(ground.leaves)) {
    const { leaves } = ground;
    const own = open && heldByStep(open, ground) ? [open] : [];
    const marked = vocabulary_PHASES.flatMap((phase) => leaves
        .filter(({ marks }) => ['review', 'again'].includes(marks[phase].meaning ?? ''))
        .map((leaf) => ({ phase, leaf }))).filter(({ phase, leaf }) => phase === 'review' || workflow_context_isMade(phase, leaf, ground));
    const first = marked.filter((one) => one.leaf === open?.leaf && one.phase === open.phase);
    const epic = epicHeld(ground);
    // Of several in one phase the one that `current` names, which a person looks at.
    const leaf = ground.named;
    const stepped = open && leaf && !isDone(leaf, open.phase) ? { phase: open.phase, leaf } : null;
    const named = [
        ...(stepped && heldByStep(stepped, ground) ? [stepped] : []),
        ...marked.filter((one) => one.leaf === leaf && (open === null || one.phase === open.phase)),
    ];
    const all = [...(epic ? [epic] : []), ...named, ...own, ...first, ...marked, ...reviewByStep(ground, open)];
    return all.filter((one, i) => all.findIndex((other) => standing_same(one, other)) === i);
}
function standing_same(one, other) {
    return one.leaf === other.leaf && one.phase === other.phase;
}
/** `spec_review` holds an unfinished spec, `plan_review` a plan, `ready_for_review` whichever it is. */
function heldByStep({ phase, leaf }, ground) {
    const { word } = ground.step;
    return (word === 'ready_for_review' || word === `${phase}_review`) && workflow_context_isMade(phase, leaf, ground);
}
/** `step: ready_for_review` behind the plans: the implementation of the item at hand is to be reviewed. */
function reviewByStep({ step, leaves, named }, open) {
    if (open || step.word !== 'ready_for_review')
        return [];
    const begun = leaves.filter((leaf) => {
        const { implement, review } = leaf.marks;
        const built = implement.meaning === 'done' || implement.meaning === 'working';
        return built && review.meaning === 'pending';
    });
    const one = begun.find((leaf) => leaf === named) ?? begun[0];
    return one ? [{ phase: 'review', leaf: one }] : [];
}
/** The first unfinished item whose dependencies are finished, in list order, whatever `current` names. */
function nextWork({ leaves, phase, step }) {
    const rest = leaves.filter((leaf) => !isFinished(leaf));
    const leaf = firstReady(rest, leaves, isFinished);
    if (!leaf)
        return null;
    const under = meaningIn(STEPS, step.word) ?? vocabulary_PHASES.find((one) => one === phase.word) ?? null;
    if (!isDone(leaf, 'implement'))
        return standing_at({ phase: 'implement', leaf }, under === 'implement' ? 'implementing' : 'unbegun');
    const begun = under === 'review' || leaf.marks.review.meaning === 'working';
    return standing_at({ phase: 'review', leaf }, begun ? 'reviewing' : 'unbegun');
}
/** The head says that everything is over (`phase: complete`, `step: done`). */
function saysOver({ phase, step }) {
    return phase.word === 'complete' || step.word === 'done';
}
/** Everything is over: every item is finished, or none is left and the head says so. */
function standing_isOver(ground) {
    const { leaves, asked } = ground;
    if (leaves.length === 0)
        return saysOver(ground) && asked.every(({ solicitation }) => solicitation.complete);
    return leaves.every(isFinished);
}
/** The head speaks of work on items, and there is none. */
function lacksItems({ leaves, phase, step, asked, doc }) {
    if (leaves.length > 0 || asked.length > 0 || doc.places.size === 0)
        return false;
    if (BEFORE_ITEMS.has(step.word) || saysOver({ phase, step }))
        return false;
    return step.found !== null || (phase.found !== null && phase.word !== 'spec');
}

;// CONCATENATED MODULE: ./lib/formats/sdd/head.js
// What the head of a workflow has to say by its items: phase, step and counters follow from them.





/** `null` where every item is finished, or there is none. */
function headFor(leaves) {
    for (const phase of ['spec', 'plan']) {
        const leaf = leaves.find((one) => !isDone(one, phase));
        if (!leaf)
            continue;
        const held = ['review', 'again'].includes(leaf.marks[phase].meaning ?? '');
        return { phase, step: `${phase}_${held ? 'review' : 'creation'}`, leaf };
    }
    const leaf = leaves.find((one) => !isFinished(one));
    if (!leaf)
        return null;
    const again = leaf.marks.review.meaning === 'changes';
    if (!isDone(leaf, 'implement') || again)
        return { phase: 'implement', step: 'implementing', leaf };
    return { phase: 'review', step: 'reviewing', leaf };
}
/** Phases that the head may name: behind the plans, items are built and reviewed one by one. */
function possible(leaves) {
    const head = headFor(leaves);
    if (head === null)
        return vocabulary_PHASES;
    return head.phase === 'spec' || head.phase === 'plan' ? [head.phase] : ['implement', 'review'];
}
/** Whether phase and step are what the items make of them; a word that means nothing says nothing here. */
function headFits(ground) {
    const { phase, step, leaves } = ground;
    if (headFor(leaves) === null)
        return true;
    const phases = possible(leaves);
    const ofPhase = vocabulary_PHASES.find((one) => one === phase.word) ?? null;
    const ofStep = meaningIn(STEPS, step.word);
    return !saysOver(ground) && [ofPhase, ofStep].every((one) => one === null || phases.includes(one));
}
/** Whether both words are known or missing, so that they may be judged. */
function headIsKnown({ phase, step }) {
    return ((phase.found === null || PHASE_WORDS.includes(phase.word)) &&
        (step.found === null || Object.hasOwn(STEPS, step.word)));
}
/** The counters of `progress`, in the tool's own names. */
const head_COUNTED = {
    specs_completed: (leaf) => isDone(leaf, 'spec'),
    specs_pending: (leaf) => !isDone(leaf, 'spec'),
    plans_completed: (leaf) => isDone(leaf, 'plan'),
    plans_pending: (leaf) => !isDone(leaf, 'plan'),
    implemented: (leaf) => isDone(leaf, 'implement'),
    reviewed: (leaf) => isDone(leaf, 'review'),
};
const TOTAL = 'total_items';
const PENDING = new Set(['specs_pending', 'plans_pending']);
/**
 * What the counters that the file has should say. The tool takes a completed item out of the list and goes on
 * counting it, so that a total above the number of items says how many are gone.
 */
function countsFor(doc, leaves) {
    const { map, path } = document_rootOf(doc);
    const progress = map['progress'];
    const counts = new Map();
    if (!(0,data_data/* isMap */.jh)(progress))
        return counts;
    const written = Number(textAt(doc, [...path, 'progress', TOTAL]) ?? Number.NaN);
    const total = Number.isSafeInteger(written) && written > leaves.length ? written : leaves.length;
    const gone = total - leaves.length;
    for (const key of Object.keys(progress)) {
        if (key === TOTAL)
            counts.set(key, total);
        const test = Object.hasOwn(head_COUNTED, key) ? head_COUNTED[key] : undefined;
        if (test)
            counts.set(key, leaves.filter(test).length + (PENDING.has(key) ? 0 : gone));
    }
    return counts;
}
/** Counters that say something else than the items; that alone contradicts nothing. */
function staleCounters(doc, leaves) {
    const path = [...document_rootOf(doc).path, 'progress'];
    return [...countsFor(doc, leaves)].flatMap(([key, count]) => textAt(doc, [...path, key]) === String(count) ? [] : [key]);
}

;// CONCATENATED MODULE: ./lib/formats/sdd/choices/edit.js








/** @throws UserError where there is no state that could be written */
function edit_written(at) {
    const { doc, text, recovery } = at;
    if (doc === null || text === null)
        throw new errors/* UserError */.yo(`${recovery.id}: found no readable workflow.yaml, expected one. ${recovery.decision.instruction}`);
    const [first] = doc.damage;
    if (first)
        throw new errors/* UserError */.yo(`${recovery.id}: ${first.message} Nothing was written. ` +
            `Run "rekindle repair ${recovery.id}", or correct line ${first.line ?? 1} by hand.`);
    return { ...at, doc, text };
}
/** The change of the state file that `doc` makes of it; no file where nothing differs. */
function asChange(summary, { text, recovery }, doc) {
    return { summary, files: fileChange(recovery.path, text ?? '', doc), notes: [], commit: null };
}
function fileChange(path, text, doc) {
    const after = sdd_document_codec.print(text, doc);
    return after === text ? [] : [{ kind: 'write', path, before: text, after }];
}
/** `updated_at` where the file has one, in its own spelling; nothing else tells the time of a change. */
function edit_touched(doc, now) {
    const at = [...document_rootOf(doc).path, 'updated_at'];
    const like = textAt(doc, at);
    return like === null ? doc : edit_withValue(doc, at, formatTimeLike(now, like));
}
/** @throws EditError where the path leads nowhere */
function edit_withValue(doc, at, value) {
    return { ...doc, data: edit_mapAt(setIn(doc.data, at, value)) };
}
function edit_mapAt(data) {
    if ((0,data_data/* isMap */.jh)(data))
        return data;
    throw new errors/* UserError */.yo('found a workflow.yaml that is no map, expected "key: value" lines.');
}
/** The first generation has one word for all phases; it is told by the first phase that is under way. */
const SINGLE_FOR = {
    spec: { working: 'soliciting', done: 'plan_review' },
    plan: { working: 'plan_review', done: 'plan_approved' },
    implement: { working: 'implementing', done: 'verifying' },
    review: { changes: 'implementing', done: 'complete' },
};
/** The document with these meanings written at an item; a status that is not written stays so if pending. */
function withMeanings(doc, leaf, meanings) {
    if (leaf.single) {
        const first = vocabulary_PHASES.find((phase) => (meanings[phase] ?? 'pending') !== 'pending');
        const word = first && SINGLE_FOR[first][meanings[first] ?? 'pending'];
        return word === undefined ? doc : edit_withValue(doc, [...leaf.at, 'status'], word);
    }
    return vocabulary_PHASES.reduce((before, phase) => {
        const wanted = meanings[phase];
        const { meaning, found } = leaf.marks[phase];
        const word = wanted && WORD_FOR[phase][wanted];
        if (word === undefined || wanted === meaning)
            return before;
        if (found === null && wanted === 'pending')
            return before;
        return edit_withValue(before, [...leaf.at, FIELDS[phase]], word);
    }, doc);
}
/** Where the tool itself would be by the items; behind the last one it stays in the review. */
function standByItems(doc) {
    return headFor(leavesOf(doc)) ?? { phase: 'review', step: 'reviewing', leaf: null };
}
/** The document with phase, step, `current` and counters, as far as it has them, and its time of change. */
function withHead(doc, { phase, step, leaf }, now) {
    const root = document_rootOf(doc).path;
    const leaves = leavesOf(doc);
    const name = ['current', 'current_item'].find((key) => textAt(doc, [...root, key]) !== null);
    const values = [
        [[...root, 'phase'], phase],
        [[...root, 'step'], step],
        ...(leaf && name !== undefined
            ? [[[...root, name], nameLike(textAt(doc, [...root, name]), leaf, leaves)]]
            : []),
        ...[...countsFor(doc, leaves)].map(([key, count]) => [[...root, 'progress', key], count]),
    ];
    const told = values.reduce((before, [at, value]) => (textAt(before, at) === null ? before : withOther(before, at, value)), doc);
    return edit_touched(told, now);
}
/** A value that says the same already stays as it is spelled. */
function withOther(doc, at, value) {
    return textAt(doc, at) === String(value) ? doc : edit_withValue(doc, at, value);
}
/** An item by the kind of name that the file uses: its change id, its own id, or its whole path. */
function nameLike(before, leaf, leaves) {
    const path = leaf.ids.join('/');
    const own = leaf.ids.at(-1) ?? path;
    if (before === path)
        return path;
    const byChange = leaves.some(({ changeId }) => changeId !== null && changeId === before);
    const byPath = leaves.some(({ ids }) => ids.length > 1 && ids.join('/') === before);
    if (byChange && !byPath && leaf.changeId !== null)
        return leaf.changeId;
    const byOwn = leaves.some(({ ids }) => ids.length > 1 && ids.at(-1) === before);
    const alone = leaves.filter(({ ids }) => ids.at(-1) === own).length === 1;
    return byOwn && alone ? own : path;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/choices/approve.js





/**
 * The item's status, and phase, step, `current` and counters that follow from it.
 * @throws UserError where nothing waits, or nothing of that name
 */
function approve_approve(situation, checkpoint) {
    const at = edit_written(situation);
    const ground = workflow_context_groundOf(at.doc, at.site, at.snapshot);
    const { phase, leaf } = chosen(ground, checkpoint, at);
    refuseTooEarly(phase, leaf, at);
    // Who approves a review has seen what was built, even where nobody wrote down that it is complete.
    const meanings = phase === 'review' ? { implement: 'done', review: 'done' } : { [phase]: 'done' };
    const approved = withMeanings(at.doc, leaf, meanings);
    const stand = standByItems(approved);
    const change = asChange(`approve the ${phase} of ${nameOfLeaf(leaf)}`, at, withHead(approved, stand, at.now));
    return { ...change, notes: approve_notesOf(stand.leaf) };
}
/** What must be approved before a review can be; `undefined`: nothing. */
function openBefore(phase, leaf) {
    return phase === 'review' ? ['spec', 'plan'].find((one) => !isDone(leaf, one)) : undefined;
}
/** An approval that came too early, or of what nobody can tell. */
function refusesApproval({ doc, site, snapshot, state }) {
    if (doc === null || state?.current?.waits !== 'awaiting-approval')
        return false;
    const waiting = waitingIn(workflow_context_groundOf(doc, site, snapshot));
    const current = approve_currentOf(waiting, state);
    const one = current ?? (waiting.length === 1 ? waiting[0] : undefined);
    return one === undefined || openBefore(one.phase, one.leaf) !== undefined;
}
/** @throws UserError for a review of what has no approved spec or plan */
function refuseTooEarly(phase, leaf, { recovery }) {
    const open = openBefore(phase, leaf);
    if (open === undefined)
        return;
    throw new errors/* UserError */.yo(`${recovery.id}: found the review of ${leaf.path} to approve, and its ${open} is not approved, ` +
        `expected the ${open} to be approved first. Approve that, or correct the statuses by hand.`);
}
function approve_notesOf(next) {
    if (next !== null)
        return [];
    return [
        'Every item is approved now. The tool itself would take them out of the file and remove its folder.',
    ];
}
/** Of all that waits, what the workflow waits for at present. */
function approve_currentOf(waiting, state) {
    return waiting.find(({ phase, leaf }) => phase === state?.current?.id && leaf.path === state.current.item);
}
/** What is waited for at present, or what the person names: a phase, an item by any of its names. */
function chosen(ground, name, { recovery, state }) {
    const waiting = waitingIn(ground);
    const current = approve_currentOf(waiting, state);
    if (name === null && current)
        return current;
    const named = waiting.filter((one) => approve_isCalled(one, name));
    const [one, second] = named.length > 1 && current && named.includes(current) ? [current] : named;
    if (one && !second)
        return one;
    const list = waiting.map(({ phase, leaf }) => `${phase} of ${leaf.path}`).join(', ');
    throw new errors/* UserError */.yo(`${recovery.id}: found ${name === null ? 'no item' : JSON.stringify(name)} to approve, ` +
        `expected ${list === '' ? 'nothing: nothing waits for an approval' : `one of: ${list}`}. ` +
        'Name an item by its path or its change id.');
}
function approve_isCalled({ phase, leaf }, name) {
    const { path, ids, changeId } = leaf;
    return [phase, path, ids.join('/'), ids.at(-1), changeId, `${phase} of ${path}`].includes(name ?? undefined);
}

;// CONCATENATED MODULE: ./lib/formats/sdd/checkpoint/delta.js





function deltaOf(at, changed) {
    const doc = at.doc ?? document_ABSENT;
    const before = changed.before?.doc ?? document_ABSENT;
    const there = changed.paths.filter((path) => at.snapshot.entry(path) !== null);
    return {
        born: changed.before === null,
        doc,
        before,
        place: placeIn(doc, at.site, at.snapshot),
        pairs: delta_pairsOf(leavesOf(before), leavesOf(doc)),
        phase: { was: headWord(before, 'phase'), is: headWord(doc, 'phase') },
        state: at.recovery.path,
        current: at.state?.current?.item ?? null,
        paths: changed.paths,
        untracked: changed.untracked,
        there: new Set(there),
    };
}
/** The same item has the same change id; where that tells no one item, the same path. */
function delta_pairsOf(were, are) {
    const once = (all, id) => all.filter(({ changeId }) => changeId === id).length < 2;
    const keyOf = ({ changeId, path }) => changeId !== null && once(were, changeId) && once(are, changeId) ? changeId : path;
    const old = new Map(were.map((leaf) => [keyOf(leaf), leaf]));
    const now = new Map(are.map((leaf) => [keyOf(leaf), leaf]));
    return [
        ...are.map((is) => ({ name: nameOfLeaf(is), was: old.get(keyOf(is)) ?? null, is })),
        ...were.filter((was) => !now.has(keyOf(was))).map((was) => ({ name: nameOfLeaf(was), was, is: null })),
    ];
}
function delta_meant(leaf, phase) {
    return leaf === null ? null : leaf.marks[phase].meaning;
}
/** Items that both were and are there, of which this phase became done. */
function becameDone({ pairs }, phase) {
    return pairs.filter(({ was, is }) => was && is && delta_meant(is, phase) === 'done' && delta_meant(was, phase) !== 'done');
}
/** An item that was all but complete is no longer in the file: the tool takes completed ones out. */
function isTakenOut({ was, is }) {
    return is === null && delta_meant(was, 'implement') === 'done';
}
/** Whether the item's files moved from the drafts to the change folders. */
function moved({ was, is }) {
    const [from, to] = [was?.location ?? null, is?.location ?? null];
    return from !== null && to !== null && changeFolderOf(from) === null && changeFolderOf(to) !== null;
}
/** Folders of an item, as it was and as it is. */
function foldersOfPair({ was, is }, place) {
    return [was, is].flatMap((leaf) => (leaf ? homesOf(leaf, place) : []));
}
function isBelow(path, folders) {
    return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
/**
 * The folders that are this workflow's alone: its own one, and of the change folders those that bear its
 * name; of one that bears another name, which others may share, its items' folders.
 */
function ownFolders({ doc, before, place }) {
    const names = new Set([...folderNames(doc, place), ...folderNames(before, place)]);
    const homes = [...leavesOf(before), ...leavesOf(doc)].flatMap((leaf) => homesOf(leaf, place));
    const changes = homes.flatMap((home) => {
        const change = changeFolderOf(home);
        if (change === null)
            return [];
        return [names.has(change.name) ? change.folder : home];
    });
    return [...new Set([folderAt(place), ...changes])];
}
/** Whether a path is kept for another workflow of sdd, or for what a step back archived. */
function isOthers(path, own) {
    if (isBelow(path, own))
        return false;
    return sdd_places_placeOf(path) !== null || changeFolderOf(path) !== null || ARCHIVED.test(path);
}
/** `sdd/archive/…` of any package. */
const ARCHIVED = /(?:^|\/)\.?sdd\/archive\//;
/** `regression.timestamp` and `to_phase`: a step back that the last commit does not have. */
function regressionOf(doc) {
    const at = [...document_rootOf(doc).path, 'regression'];
    const text = (name) => textAt(doc, [...at, name]);
    return { to: text('to_phase'), key: [text('timestamp'), text('from_phase'), text('to_phase')].join(' ') };
}

;// CONCATENATED MODULE: ./lib/formats/sdd/checkpoint/checkpoint.js









/** The files of a row are those of the seed's third column. */
const checkpoint_ROWS = [
    // Workflow created: workflow.yaml
    (it) => (it.born ? trigger('workflow created', identityOf(it.doc), stateOnly(it)) : null),
    // Regression: workflow.yaml, archived files
    (it) => regressed(it),
    // Decomposition revised: workflow.yaml, archived files
    (it) => revised(it),
    // Item complete: workflow.yaml
    (it) => ofItem('complete', it.pairs.find(isTakenOut) ?? wordedComplete(it), stateOnly(it)),
    // Review approved: workflow.yaml
    (it) => ofItem('review approved', becameDone(it, 'review')[0], stateOnly(it)),
    // Implementation complete: changed files, workflow.yaml
    (it) => ofItem('implementation complete', becameDone(it, 'implement')[0], checkpoint_workOf(it), stateOnly(it)),
    // Item moved to changes/: all files, workflow.yaml
    (it) => readyForReview(it),
    // All specs approved: workflow.yaml; SPEC.md approved: workflow.yaml
    (it) => (passed(it, 'spec') ? trigger('all specs approved', {}, stateOnly(it)) : null),
    (it) => ofItem('spec approved', becameDone(it, 'spec')[0], stateOnly(it)),
    // All plans approved: workflow.yaml; PLAN.md approved: workflow.yaml
    (it) => (passed(it, 'plan') ? trigger('all plans approved', {}, stateOnly(it)) : null),
    (it) => ofItem('plan approved', becameDone(it, 'plan')[0], stateOnly(it)),
    // PLAN.md created: PLAN.md, workflow.yaml; SPEC.md created: SPEC.md, workflow.yaml
    (it) => madeFile('plan created', 'PLAN.md', it, (pair) => delta_meant(pair.is, 'plan') !== 'done'),
    (it) => madeFile('spec created', 'SPEC.md', it, (pair) => delta_meant(pair.is, 'spec') !== 'done'),
    // Spec solicitation progress: solicitation-workflow.yaml
    (it) => solicited(it),
    // Implementation progress: changed files
    (it) => ofItem('implementation progress', builtIn(it), checkpoint_workOf(it), stateOnly(it)),
];
/**
 * The event of the seed that the change is, with its message and files; a change that is none of the fifteen
 * is committed as progress of its phase, with all that changed of the workflow.
 * @throws UserError where the state file cannot be read
 */
function checkpoint_checkpoint(at, changed) {
    if (at.doc === null)
        throw new errors/* UserError */.yo(`${at.recovery.id}: found no readable workflow.yaml, expected one. ` +
            `${at.recovery.decision.instruction} Nothing was committed.`);
    const it = deltaOf(at, changed);
    // Of a damaged file nobody can tell whether an item went or only its line.
    if (at.doc.damage.length > 0)
        return progressOf(at, it, []);
    const left = new Set();
    for (const row of checkpoint_ROWS) {
        const found = row(it);
        const sorted = found && sortedOut(found, it);
        for (const path of sorted?.left ?? [])
            left.add(path);
        if (found && sorted && sorted.files.length > 0)
            return { message: messages_messageOf(found.event, found.filled), ...sorted };
    }
    return progressOf(at, it, [...left]);
}
function progressOf({ state, recovery }, it, left) {
    const own = ownFolders(it);
    const files = it.paths.filter((path) => path === it.state || isBelow(path, own));
    const current = state?.current;
    const item = it.pairs.find(({ is }) => is !== null && is.path === current?.item);
    const name = item?.name ?? (items_isPlainId(recovery.feature) ? recovery.feature : 'workflow');
    return { message: `checkpoint: ${name} ${current?.id ?? 'review'} progress`, files, left };
}
function ofItem(event, pair, takes, names = takes) {
    return pair ? trigger(event, { 'change-id': pair.name }, takes, names) : null;
}
const stateOnly = ({ state }) => (path) => path === state;
function identityOf(doc) {
    const id = textAt(doc, [...document_rootOf(doc).path, 'id']) ?? '';
    const name = workflowName({ doc });
    return { id: items_isPlainId(id) ? id : 'unnamed', ...(name === null ? {} : { name }) };
}
/** `review_status: complete`, or the first generation's `complete`. */
function wordedComplete(it) {
    return becameDone(it, 'review')
        .find(({ is }) => is?.marks.review.found?.toLowerCase() === 'complete');
}
/** The head left a phase that every item has finished. */
function passed({ phase, doc, pairs }, left) {
    const leaves = leavesOf(doc);
    const rank = (word) => vocabulary_PHASES.map(String).indexOf(word);
    const from = rank(phase.was.word);
    const here = rank(left);
    return (pairs.some(({ was }) => was !== null) &&
        leaves.every((leaf) => isDone(leaf, left)) &&
        from >= 0 &&
        from <= here &&
        rank(phase.is.word) === here + 1);
}
function readyForReview(it) {
    const pair = it.pairs.find((one) => moved(one) ||
        ['spec', 'plan', 'review'].some((phase) => one.was !== null &&
            delta_meant(one.is, phase) === 'review' &&
            delta_meant(one.was, phase) !== 'review' &&
            !makes(one, phase, it)));
    if (!pair)
        return null;
    const folders = foldersOfPair(pair, it.place);
    const index = (0,markdown_paths/* joinPath */.uJ)(it.place.base, 'changes/INDEX.md');
    const names = (path) => path === it.state || path === index || isFileIn(path, folders);
    const takes = (path) => names(path) || isBelow(path, folders);
    return ofItem('ready for review', pair, takes, names);
}
/** A file that was written and not moved: then its making is the event. */
function makes(pair, phase, it) {
    const name = phase === 'spec' ? 'SPEC.md' : phase === 'plan' ? 'PLAN.md' : null;
    return name !== null && fileIn(pair, name, it) !== undefined;
}
/** The files that the tool keeps of an item, wherever its folder is. */
const ITEM_FILES = new Set(['SPEC.md', 'PLAN.md', 'context.md', SOLICITATION]);
function isFileIn(path, folders) {
    return ITEM_FILES.has((0,markdown_paths/* baseOf */.bx)(path)) && folders.includes((0,markdown_paths/* folderOf */.yS)(path));
}
function fileIn(pair, name, { place, there }) {
    return foldersOfPair(pair, place)
        .map((folder) => (0,markdown_paths/* joinPath */.uJ)(folder, name))
        .find((path) => there.has(path));
}
function madeFile(event, name, it, fits) {
    for (const pair of it.pairs) {
        const made = pair.is && fits(pair) ? fileIn(pair, name, it) : undefined;
        if (made !== undefined)
            return ofItem(event, pair, (path) => path === it.state || path === made);
    }
    return null;
}
function solicited(it) {
    for (const path of it.there) {
        if ((0,markdown_paths/* baseOf */.bx)(path) !== SOLICITATION)
            continue;
        const pair = it.pairs.find((one) => foldersOfPair(one, it.place).some((folder) => (0,markdown_paths/* joinPath */.uJ)(folder, SOLICITATION) === path));
        if (pair)
            return ofItem('solicitation progress', pair, (one) => one === path);
    }
    return null;
}
/** All that changed: what is kept for another workflow alone is left to that. */
function checkpoint_workOf(it) {
    const own = [...ownFolders(it), ...it.pairs.flatMap((pair) => foldersOfPair(pair, it.place))];
    return (path) => path === it.state || !isOthers(path, own);
}
/** The item that is being built: of several the one that the work stands at. */
function builtIn({ pairs, current }) {
    const built = pairs.filter(({ is }) => delta_meant(is, 'implement') === 'working' || delta_meant(is, 'review') === 'changes');
    return built.find(({ is }) => is?.path === current) ?? built[0];
}
/** Regression: workflow.yaml, archived files. */
function regressed(it) {
    const [was, is] = [regressionOf(it.before), regressionOf(it.doc)];
    if (is.to === null || is.key === was.key)
        return null;
    const phase = items_isPlainId(is.to) ? is.to : 'spec';
    const back = it.pairs.find(cameUndone);
    const asked = it.pairs.find(({ is: now }) => now?.marks.review.meaning === 'changes');
    const pair = back ?? asked ?? it.pairs.find((one) => one.is);
    const folders = archivesOf(it.place);
    const copies = it.paths.filter((path) => isBelow(path, folders));
    const gone = (path) => copies.some((copy) => copy.endsWith(`/${path}`) || isOwnFile(copy, path, pair, it));
    const names = (path) => path === it.state || copies.includes(path);
    const takes = (path) => names(path) || gone(path);
    return pair ? trigger('regressed', { 'change-id': pair.name, phase }, takes, names) : null;
}
/** A phase that was done is so no more. */
function cameUndone({ was, is }) {
    return is !== null && vocabulary_PHASES.some((phase) => delta_meant(was, phase) === 'done' && delta_meant(is, phase) !== 'done');
}
/** An archived PLAN.md is called by its name alone; the one that it was copied from lies with the item. */
function isOwnFile(copy, path, pair, it) {
    return (pair !== undefined &&
        (0,markdown_paths/* baseOf */.bx)(copy) === (0,markdown_paths/* baseOf */.bx)(path) &&
        foldersOfPair(pair, it.place).some((folder) => (0,markdown_paths/* joinPath */.uJ)(folder, (0,markdown_paths/* baseOf */.bx)(path)) === path));
}
/** Decomposition revised: workflow.yaml, archived files. Items came or went, other than by being complete. */
function revised(it) {
    const gone = it.pairs.filter((pair) => pair.is === null && !isTakenOut(pair));
    const came = it.pairs.filter(({ was }) => was === null);
    const had = it.pairs.some(({ was }) => was !== null);
    if (!had || gone.length + came.length === 0)
        return null;
    const retold = it.pairs.some(({ was, is }) => was && is && was.title !== is.title);
    const folders = [(0,markdown_paths/* joinPath */.uJ)(rootFolder(it.place), `archive/${REVISED}`)];
    const drafts = [...gone, ...came].flatMap((pair) => foldersOfPair(pair, it.place));
    const names = (path) => path === it.state || isBelow(path, folders);
    const takes = (path) => names(path) || isBelow(path, drafts);
    const type = revisionType(gone.length, came.length, retold);
    return trigger('decomposition revised', { type }, takes, names);
}
/** The tool's four types; a title that changed beside it says that items were joined or one was divided. */
function revisionType(gone, came, retold) {
    if (came === 0)
        return retold ? 'merge' : 'remove';
    if (gone === 0)
        return retold ? 'split' : 'add';
    return gone > came ? 'merge' : 'split';
}
function trigger(event, filled, takes, names = takes) {
    return { event, filled, takes, names };
}
/**
 * What of an event's files is committed. A file that nobody added to git may be a secret or a leftover: one
 * outside of the workflow's own folders is left where the seed's row does not name it.
 */
function sortedOut({ takes, names }, it) {
    const own = ownFolders(it);
    const taken = it.paths.filter(takes);
    const strange = (path) => it.untracked.has(path) && !names(path) && !isBelow(path, own);
    return { files: taken.filter((path) => !strange(path)), left: taken.filter(strange) };
}

;// CONCATENATED MODULE: ./lib/formats/sdd/questions.js



/** Those of solicitations that count. Where two have one id, the item's path stands before it. */
function askableIn({ asked, leaves }) {
    const counting = asked.filter(({ leaf }) => leaf !== null || leaves.length === 0);
    const all = counting.flatMap((of) => of.solicitation.questions.map((question) => ({ ...question, of })));
    const times = new Map();
    for (const { id } of all)
        times.set(id, (times.get(id) ?? 0) + 1);
    return all.map((one) => {
        const twice = (times.get(one.id) ?? 0) > 1;
        return twice ? { ...one, id: `${one.of.leaf?.path ?? one.of.solicitation.folder}/${one.id}` } : one;
    });
}
/** Where items that are done may have left a solicitation. */
function leftPaths(leaves, place) {
    return [...new Set(leaves.flatMap((leaf) => pathsOf(SOLICITATION, leaf, place)))];
}
/** The open ones, each under the name of its file where two have one id. */
function leftOpen({ leaves, place, snapshot }) {
    const left = leftPaths(leaves, place).flatMap((path) => readableAt(path, snapshot) ?? []);
    const open = left.flatMap(({ folder, questions }) => questions.filter(({ state }) => state === 'open').map((question) => ({ folder, question })));
    const twice = (id) => open.filter(({ question }) => question.id === id).length > 1;
    return open.map(({ folder, question: { id, question, options, state } }) => ({
        id: twice(id) ? `${folder}/${id}` : id,
        question,
        options,
        state,
        line: null,
    }));
}

// EXTERNAL MODULE: ./lib/text/yaml/quoting.js
var quoting = __webpack_require__(6684);
;// CONCATENATED MODULE: ./lib/formats/sdd/choices/archive.js








/** What the folder's name says was left: `plan` when leaving it, `impl` when leaving what comes behind. */
const archive_LEFT = {
    spec: 'spec',
    plan: 'plan',
    implement: 'impl',
    review: 'impl',
};
/** `sdd/archive/workflow-regressions/YYYYMMDD-HHmm-<change-id>-<phase>`, in UTC. */
function archiveFolder(place, name, from, now) {
    const stamp = (0,time/* formatTime */.f)(now).replace(/[-:]/g, '').replace('T', '-').slice(0, 'YYYYMMDD-HHmm'.length);
    return (0,markdown_paths/* joinPath */.uJ)(archivesOf(place)[0] ?? '', `${stamp}-${name}-${archive_LEFT[from]}`);
}
/** What the archive says of itself; a file of that name at the repository's root is kept below `root/`. */
const METADATA = 'metadata.yaml';
/** The item's own files by their names alone, the implementation's by their paths (the seed's listing). */
function keptAs(kind, path, taken) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (path === METADATA)
        return { kind, path, listed: `root/${METADATA}` };
    return { kind, path, listed: kind === 'code' || taken.has(name) ? path : name };
}
/** Digits of a commit, as the seed has them. */
const DIGITS = 9;
/** The seed's structure, key by key; every value spelled so that it reads back as itself. */
function metadataText({ changeId, from, to, reason, now, branch, commit, kept }) {
    const plain = (value) => (0,quoting/* spellYaml */.O)(value, 'plain');
    return [
        `change_id: ${plain(changeId)}`,
        `from_phase: ${from}`,
        `to_phase: ${to}`,
        `reason: ${(0,quoting/* spellYaml */.O)(reason, 'double')}`,
        `timestamp: ${(0,time/* formatTime */.f)(now)}`,
        `git_branch: ${plain(branch)}`,
        `git_commit: ${plain(commit === null ? null : commit.slice(0, DIGITS))}`,
        'files_archived:',
        ...kept.map(({ listed }) => `  - ${plain(listed)}`),
        '',
    ].join('\n');
}
/** Everything of these kinds that is there: what a step back archives. */
function keptBy(archives, leaf, work, ground) {
    const { snapshot } = ground;
    const code = (work?.files ?? []).filter((path) => locations_isThere(path, snapshot));
    const taken = new Set([...code, METADATA]);
    const own = ['plan', 'spec'].flatMap((kind) => {
        const path = fileOf(kind === 'plan' ? 'PLAN.md' : 'SPEC.md', leaf, ground);
        return archives.includes(kind) && locations_isThere(path, snapshot) ? [keptAs(kind, path, taken)] : [];
    });
    return [...code.map((path) => keptAs('code', path, new Set())), ...own];
}
function copiesOf(kept, folder, snapshot) {
    return kept
        .filter(({ path }) => locations_isThere(path, snapshot))
        .map(({ path, listed }) => ({ kind: 'copy', from: path, to: (0,markdown_paths/* joinPath */.uJ)(folder, listed) }));
}
/**
 * An implementation's file goes back to the last commit before the phase, which removes what was not there;
 * one that another change built on as well stays. A plan is removed; a spec stays to be revised.
 */
function takenBack(kept, work, snapshot) {
    const code = (work?.files ?? []).filter((path) => !work?.shared.has(path) && isPlain(path, snapshot));
    const before = work?.before ?? null;
    return [
        ...code.flatMap((path) => {
            if (before !== null)
                return [{ kind: 'revert', path, commit: before }];
            return locations_isThere(path, snapshot) ? [{ kind: 'remove', path }] : [];
        }),
        ...kept.filter(({ kind }) => kind === 'plan').map(({ path }) => ({ kind: 'remove', path })),
    ];
}
/** A plain file, or nothing: links, folders and other repositories are left alone. */
function isPlain(path, snapshot) {
    return snapshot.entry(path) === null || locations_isThere(path, snapshot);
}
const KIND = {
    plan: ['plan', 'The plan that was given up'],
    spec: ['spec', 'The spec as it was'],
    code: ['code', 'Implementation that was given up'],
};
/** The document with the block's scalars changed and what was kept appended, or with the block added. */
function withRegression(doc, back) {
    const root = document_rootOf(doc).path;
    const at = [...root, 'regression'];
    const scalars = [
        ['from_phase', back.from],
        ['to_phase', back.to],
        ['reason', back.reason],
        ['timestamp', (0,time/* formatTime */.f)(back.now)],
    ];
    const kept = back.kept.map(({ kind, listed }) => {
        const [type, description] = KIND[kind];
        return mapOf([
            ['path', (0,markdown_paths/* joinPath */.uJ)(back.folder, listed)],
            ['type', type],
            ['description', description],
        ]);
    });
    const there = document_valueAt(doc, at);
    if (!(0,data_data/* isMap */.jh)(there)) {
        const block = mapOf([...scalars, ['preserved_work', kept]]);
        return withData(doc, there === undefined ? addedKey(doc.data, root, block) : setIn(doc.data, at, block));
    }
    let data = doc.data;
    for (const [key, value] of scalars)
        data = setIn(data, [...at, key], value);
    const list = document_valueAt({ data }, [...at, 'preserved_work']);
    if (list === undefined || (list !== null && !(0,data_data/* isList */.Lv)(list)))
        return withData(doc, kept.length === 0 ? data : setIn(data, [...at, 'preserved_work'], kept));
    for (const one of kept)
        data = appendTo(data, [...at, 'preserved_work'], one);
    return withData(doc, data);
}
/** Last in the map that holds the workflow's keys. */
function addedKey(data, root, block) {
    const map = document_valueAt({ data }, root);
    if (!(0,data_data/* isMap */.jh)(map))
        return data;
    const longer = insertKey(map, 'regression', block);
    return root.length === 0 ? longer : setIn(data, root, longer);
}
function withData(doc, data) {
    return (0,data_data/* isMap */.jh)(data) ? { ...doc, data } : doc;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/choices/regress.js










const TO_SPEC = { spec: 'working', plan: 'pending', implement: 'pending', review: 'pending' };
const TO_PLAN = { plan: 'working', implement: 'pending', review: 'pending' };
/** The five of the seed, in its order; every other one is refused. */
const TRANSITIONS = [
    { from: 'plan', to: 'spec', archives: ['plan'], meanings: TO_SPEC },
    { from: 'implement', to: 'plan', archives: ['code', 'plan'], meanings: TO_PLAN },
    { from: 'implement', to: 'spec', archives: ['code', 'plan'], meanings: TO_SPEC },
    { from: 'review', to: 'implement', archives: [], meanings: { implement: 'working', review: 'changes' } },
    { from: 'review', to: 'spec', archives: ['code', 'plan', 'spec'], meanings: TO_SPEC },
];
/** The step that a phase is taken up at. */
const STEP_OF = {
    spec: 'spec_creation',
    plan: 'plan_creation',
    implement: 'implementing',
    review: 'reviewing',
};
/** @throws UserError for any other transition, and where it cannot be told what would be given up */
function regress(situation, to, reason) {
    if (reason.trim() === '')
        throw new errors/* UserError */.yo(`${situation.recovery.id}: found an empty reason, expected why. It is kept on record.`);
    const at = edit_written(situation);
    const ground = workflow_context_groundOf(at.doc, at.site, at.snapshot);
    const { transition, leaf } = regress_chosen(at, ground, to);
    const name = nameOfLeaf(leaf);
    const work = transition.archives.includes('code') ? regress_workOf(at, leaf, ground) : null;
    const kept = keptBy(transition.archives, leaf, work, ground);
    const folder = archiveFolder(ground.place, name, transition.from, at.now);
    if (kept.length > 0 && at.snapshot.entry(folder) !== null)
        throw new errors/* UserError */.yo(`${folder} is there already, expected a new folder. Try again in a minute.`);
    const stand = { phase: transition.to, step: STEP_OF[transition.to], leaf };
    const meant = withHead(withMeanings(at.doc, leaf, transition.meanings), stand, at.now);
    const back = { from: transition.from, to: transition.to, reason, now: at.now, folder, kept };
    const doc = withRegression(meant, back);
    return {
        summary: `${name} back from ${transition.from} to ${transition.to}`,
        files: [
            ...copiesOf(kept, folder, at.snapshot),
            ...(kept.length === 0 ? [] : [regress_metadataOf(at, back, name)]),
            ...fileChange(at.recovery.path, at.text, doc),
            ...takenBack(kept, work, at.snapshot),
        ],
        notes: regress_notesOf(leaf, kept, work, ground),
        commit: messages_messageOf('regressed', { 'change-id': name, phase: transition.to }),
    };
}
/** Decisions on which nobody goes back: a person settles those first. */
const regress_UNSETTLED = new Set(['ask', 'block']);
function regress_chosen({ recovery }, ground, to) {
    const { decision, id } = recovery;
    if (regress_UNSETTLED.has(decision.action))
        throw new errors/* UserError */.yo(`${id}: ${decision.instruction} Nothing can go back before that.`);
    const standing = standing_standingOf(ground);
    const leaf = standing?.leaf ?? null;
    if (!standing || !leaf)
        throw new errors/* UserError */.yo(`${id}: found no item that is under way, expected one to go back with.`);
    const alike = ground.leaves.filter((other) => nameOfLeaf(other) === nameOfLeaf(leaf));
    if (alike.length > 1)
        throw new errors/* UserError */.yo(`${id}: found ${alike.length} items called ${nameOfLeaf(leaf)}, expected one: their commits cannot ` +
            'be told apart. Correct the change ids first.');
    const from = standing.phase;
    const wanted = to === 'impl' ? 'implement' : to;
    const transition = TRANSITIONS.find((one) => one.from === from && one.to === wanted);
    if (transition)
        return { transition, leaf };
    const possible = TRANSITIONS.filter((one) => one.from === from).map((one) => one.to);
    const list = possible.length === 0 ? 'nothing: there is no earlier phase' : possible.join(' or ');
    throw new errors/* UserError */.yo(`${id}: ${leaf.path} is at ${from}; found ${JSON.stringify(to)} to go back to, expected ${list}.`);
}
/** @throws UserError where history is not to be had: then nobody knows which files an implementation made */
function regress_workOf({ recovery }, leaf, ground) {
    const work = implementationOf(leaf, ground);
    if (work)
        return work;
    throw new errors/* UserError */.yo(`${recovery.id}: the branch's commits are not to be had, so it cannot be told which files the ` +
        'implementation made. Fetch the history (not a shallow clone) and check the branch out.');
}
function regress_metadataOf({ branch, snapshot }, back, changeId) {
    const commits = snapshot.commits();
    const head = commits === 'unavailable' ? null : (commits.find(({ lost }) => !lost)?.commit ?? null);
    const after = metadataText({ ...back, changeId, branch, commit: snapshot.commit ?? head });
    return { kind: 'write', path: (0,markdown_paths/* joinPath */.uJ)(back.folder, METADATA), before: null, after };
}
function regress_notesOf(leaf, kept, work, { leaves }) {
    const shared = [...(work?.shared ?? [])];
    const dependents = leaves.filter(({ dependsOn }) => dependsOn.some((id) => id === leaf.ids.at(-1)));
    return [
        ...(work?.files.length === 0
            ? [
                'No checkpoint commit of its implementation is known, so that no file of it is archived or ' +
                    'taken back.',
            ]
            : []),
        ...(work && work.files.length > 0 ? ['Files that no checkpoint commit touched stay as they are.'] : []),
        ...(shared.length > 0
            ? [`Archived and left as they are, because another change was built on them: ${(0,counted/* firstOf */.Ku)(shared)}.`]
            : []),
        ...(work && work.mixed.length > 0
            ? [`Changed by other commits as well, and archived as they are now: ${(0,counted/* firstOf */.Ku)(work.mixed)}.`]
            : []),
        ...(kept.some(({ kind }) => kind === 'spec')
            ? ['The spec is archived as it is and stays to be revised.']
            : []),
        ...(dependents.length > 0
            ? [
                'Other items depend on it, and their specs may no longer hold: ' +
                    `${(0,counted/* firstOf */.Ku)(dependents.map(({ path }) => path))}.`,
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/sdd/choices/index.js
// What a person's choices write into a workflow of sdd; there is no skipping: every item is approved or open.


















const sdd_choices_choices = {
    resume: (at) => presented(at) ?? choices_goOn(at, `resume ${at.recovery.feature}`),
    retry: (at) => choices_goOn(at, `run ${at.recovery.decision.step ?? 'the step'} of ${at.recovery.feature} again`),
    answer: sdd_choices_answer,
    approve: approve_approve,
    fresh: sdd_choices_fresh,
    regress: regress,
    checkpoint: checkpoint_checkpoint,
};
/**
 * A pending review is presented once more: phase, step and `current` name it, so that the tool shows this one
 * and no other. `null` where nothing waits, or the file cannot be written.
 */
function presented(at) {
    const { doc, text, site, snapshot, state } = at;
    const waiting = state?.current?.waits === 'awaiting-approval' ? state.current : null;
    if (doc === null || text === null || doc.damage.length > 0 || waiting === null)
        return null;
    const { leaves, epics, step } = workflow_context_groundOf(doc, site, snapshot);
    const leaf = [...leaves, ...epics].find(({ path }) => path === waiting.item);
    const phase = vocabulary_PHASES.find((one) => one === waiting.id);
    if (!leaf || leaf.single || phase === undefined)
        return null;
    const held = phase === 'review' ? 'reviewing' : `${phase}_review`;
    const kept = step.word === 'ready_for_review' ? (step.found ?? held) : held;
    const summary = `present the ${phase} of ${nameOfLeaf(leaf)} again`;
    return asChange(summary, at, withHead(doc, { phase, step: kept, leaf }, at.now));
}
/** The tool's own files say nothing of a session; those of its users that have `updated_at` say when. */
function choices_goOn(at, summary) {
    const { doc, text, now } = at;
    const writable = doc !== null && text !== null && doc.damage.length === 0;
    return writable
        ? asChange(summary, at, edit_touched(doc, now))
        : { summary, files: [], notes: [], commit: null };
}
function sdd_choices_fresh({ doc, site, snapshot }) {
    const place = placeOfSite(site);
    const own = doc ?? document_ABSENT;
    const names = folderNames(own, place);
    const items = leavesOf(own).flatMap((leaf) => choices_foldersOf(leaf, names, place, snapshot));
    const twins = site.rivals.map(markdown_paths/* folderOf */.yS);
    return [
        ...new Set([folderAt(place), ...twins, ...changeFoldersNamed(place, [place.name], snapshot), ...items]),
    ].sort();
}
/**
 * The change folder of an item. One that bears another name may be shared: then only the item's own folder,
 * and the change folder itself only where the item's files lie directly in it.
 */
function choices_foldersOf(leaf, names, place, snapshot) {
    return homesOf(leaf, place).flatMap((home) => {
        const change = changeFolderOf(home);
        if (change === null || snapshot.entry(home)?.mode !== '040000')
            return [];
        if (names.has(change.name))
            return [change.folder];
        const holds = Object.values(vocabulary_FILES).some((name) => snapshot.entry((0,markdown_paths/* joinPath */.uJ)(home, name)) !== null);
        return home !== change.folder || (holds && (0,markdown_paths/* baseOf */.bx)(home) === change.name) ? [home] : [];
    });
}
const ANSWERED = 'ANSWERED';
/** @throws UserError where no open question has this id */
function sdd_choices_answer(at, question, text) {
    const { recovery, snapshot, now } = at;
    const one = openQuestion(recovery.id, askableIn(workflow_context_groundOf(at.doc, at.site, snapshot)), question);
    const { path, doc, damage } = one.of.solicitation;
    if (damage.length > 0)
        throw new errors/* UserError */.yo(`${damage[0]?.message ?? path} Nothing was written: correct that line first.`);
    const before = snapshot.text(path);
    if (!before.ok)
        throw new errors/* EditError */.F(`${path} cannot be read any more`);
    const marked = setIn(doc.data, ['open_questions', one.index, 'status'], ANSWERED);
    const asWritten = textAt(doc, ['open_questions', one.index, 'id']) ?? one.id;
    const recorded = choices_withAnswer(marked, { index: one.index, text }, asWritten);
    const like = textAt(doc, ['last_updated']);
    const stamped = like === null ? recorded : setIn(recorded, ['last_updated'], formatTimeLike(now, like));
    return {
        summary: `answer ${one.id} of ${recovery.feature}`,
        files: [{ kind: 'write', path, before: before.text, after: (0,yaml_document/* printYaml */.d7)(before.text, stamped) }],
        notes: ['The answer is recorded; it is applied when the spec is written.'],
        commit: null,
    };
}
/**
 * `answers` maps what was asked to what was said. Where it is no map, or the id is a number, which has
 * no place of its own among keys, the question itself keeps the answer.
 */
function choices_withAnswer(data, { index, text }, id) {
    const there = document_valueAt({ data }, ['answers']);
    if (/^\d+$/.test(id) || (there !== undefined && there !== null && !(0,data_data/* isMap */.jh)(there)))
        return setIn(data, ['open_questions', index, 'answer'], text);
    const first = mapOf([[id, text]]);
    if (there === undefined && (0,data_data/* isMap */.jh)(data))
        return insertKey(data, 'answers', first, 'open_questions');
    return there === null ? setIn(data, ['answers'], first) : setIn(data, ['answers', id], text);
}

;// CONCATENATED MODULE: ./lib/formats/sdd/missing-artifacts.js
// Files of items that are gone: approved ones are made again, a checkpoint's are offered back from it.










/** The first in the order of the steps; `null` where all are there or moved; `artifact-exists` tells. */
function firstLost(ground) {
    const { leaves, snapshot } = ground;
    const folders = safe_points_foldersOf(ground);
    for (const phase of ['spec', 'plan']) {
        const leaf = leaves.find((one) => isDone(one, phase) &&
            locations_artifactsOf(phase, one, ground).some(({ path }) => path !== null && isLost(path, snapshot) && !hasMoved(path, folders, snapshot)));
        if (leaf)
            return { phase, leaf };
    }
    return null;
}
/** Whether work comes before what is gone, in the order of the steps; what waits for that item does not. */
function comesBefore(work, lost, { leaves }) {
    const { phase, leaf } = work;
    if (leaf === null || !leaves.includes(leaf))
        return false;
    if (phase !== lost.phase)
        return vocabulary_PHASES.indexOf(phase) < vocabulary_PHASES.indexOf(lost.phase);
    return (leaves.indexOf(leaf) < leaves.indexOf(lost.leaf) && !dependenciesOf(leaf, leaves).includes(lost.leaf));
}
/** It went with its folder, words and all. */
function hasMoved(path, folders, snapshot) {
    const moved = movedTo(path, folders, snapshot);
    return moved !== null && !isEmpty(moved.to, snapshot);
}
/** Paths of approved files that are nowhere: their past tells whether they moved. */
function goneApproved({ leaves, ...where }) {
    return ['spec', 'plan'].flatMap((phase) => leaves
        .filter((leaf) => isDone(leaf, phase))
        .flatMap((leaf) => locations_artifactsOf(phase, leaf, where))
        .flatMap(({ path }) => (path !== null && where.snapshot.entry(path) === null ? [path] : [])));
}
/** Nothing, a folder or an empty file; what may not be looked into, or is spelled otherwise, is not lost. */
function isLost(path, snapshot) {
    const entry = snapshot.entry(path);
    if (entry?.mode === '040000')
        return true;
    if (entry)
        return entry.mode !== '120000' && isEmpty(path, snapshot);
    const reading = snapshot.text(path);
    if ((0,model_reading/* isOutOfReach */.Hh)(reading))
        return false;
    const name = (0,markdown_paths/* baseOf */.bx)(path).normalize('NFC');
    return !snapshot.list((0,markdown_paths/* folderOf */.yS)(path)).some((one) => (0,markdown_paths/* baseOf */.bx)(one.path).normalize('NFC') === name);
}
/** Paths whose history is asked for, of all items together. */
const missing_artifacts_MOST = 20;
/** Phases whose file can be lost. */
const WRITTEN = ['spec', 'plan'];
/** Where files of items were that commits of the branch have touched and that say nothing now. */
function goneFrom({ leaves, place, snapshot }) {
    const commits = snapshot.commits();
    if (commits === 'unavailable')
        return [];
    const touched = new Set(commits.flatMap(({ files, lost }) => (lost ? [] : files)));
    const names = [...WRITTEN.flatMap((phase) => vocabulary_FILES[phase] ?? []), SOLICITATION];
    const paths = leaves.flatMap((leaf) => homesOf(leaf, place).flatMap((home) => names.map((name) => (0,markdown_paths/* joinPath */.uJ)(home, name))));
    const isGone = (path) => snapshot.entry(path)?.mode !== '040000' && isLost(path, snapshot);
    return [...new Set(paths)].filter((path) => touched.has(path) && isGone(path)).slice(0, missing_artifacts_MOST);
}
/**
 * Seed 004: SPEC.md, PLAN.md or, before there is a SPEC.md, the solicitation, as the last checkpoint of the
 * item has them. What that checkpoint itself took away is meant to be gone.
 */
function keptIn(ground) {
    const gone = new Set(goneFrom(ground));
    if (gone.size === 0)
        return [];
    const folders = safe_points_foldersOf(ground);
    return ground.leaves.flatMap((leaf) => {
        const checkpoint = lastCheckpoint(leaf, ground);
        if (checkpoint === null)
            return [];
        const at = (name) => pathsOf(name, leaf, ground.place);
        const back = (name) => {
            const path = at(name).find((one) => gone.has(one) && stoodIn(checkpoint, one, ground.snapshot));
            const emptied = path !== undefined && locations_isThere(path, ground.snapshot);
            return path === undefined || movedTo(path, folders, ground.snapshot) !== null
                ? []
                : [{ leaf, name, path, checkpoint, emptied }];
        };
        const files = WRITTEN.filter((phase) => madeOf(phase, leaf, ground) !== 'words');
        const found = files.flatMap((phase) => back(vocabulary_FILES[phase] ?? ''));
        const asks = leaf.marks.spec.meaning !== 'done' && madeOf('spec', leaf, ground) !== 'words';
        const isAsked = at(SOLICITATION).some((path) => locations_isThere(path, ground.snapshot));
        return found.length > 0 || !asks || isAsked ? found : back(SOLICITATION);
    });
}
/** Whether a commit has words at a path: the newest version that is not younger than it. */
function stoodIn({ commit }, path, snapshot) {
    const [past, commits] = [snapshot.history(path), snapshot.commits()];
    if (past === 'unavailable' || commits === 'unavailable')
        return false;
    const order = commits.flatMap((one) => (one.lost ? [] : [one.commit]));
    const from = order.indexOf(commit);
    const version = past.find((one) => {
        const place = order.indexOf(one.commit);
        return place < 0 || place >= from;
    });
    return version?.text != null && !placeholders_isBare(path, version.text);
}
/** `SPEC.md of 01-login`. */
const calledBy = ({ name, leaf }) => `${name} of ${leaf.path}`;
/** What proves that a file may come back; the commit is named. */
function proofOf({ leaf, checkpoint, emptied, ...file }) {
    const now = emptied ? 'says nothing now' : 'is not there now';
    return (`${calledBy({ leaf, ...file })} was in commit ${checkpoint.commit.slice(0, 12)} (${checkpoint.at}), ` +
        `the last checkpoint of ${nameOfLeaf(leaf)}, and ${now}.`);
}

;// CONCATENATED MODULE: ./lib/formats/sdd/current.js
// The phase that a workflow goes on with, and how to go on, in our words beside plain names of items.




/** What each manner means to the decision. */
const MEANS = {
    solicitation: { output: 'partial', manner: 'continue' },
    'asked-out': { output: 'partial', manner: 'continue' },
    absent: {},
    hollow: {},
    // Whoever resumes has it presented once more.
    waits: { output: 'partial', waits: 'awaiting-approval', mayAlso: ['resume'] },
    draft: { output: 'partial', manner: 'continue' },
    implementing: { output: 'unprovable', manner: 'continue' },
    changes: { output: 'unprovable', manner: 'continue' },
    unbegun: { begun: false },
    reviewing: {},
    'no-items': {},
};
/** `{item}`, `{phase}`, `{file}` and `{step}` stand for plain names and numbers. */
const current_HOW = {
    solicitation: 'Continue the solicitation for {item} in the phase {phase}{step}: ask what is open, and nothing again ' +
        'that is answered in its solicitation-workflow.yaml.',
    'asked-out': 'Write SPEC.md for {item} in the phase {phase} from its solicitation-workflow.yaml{step}: no question ' +
        'is open; ask nothing again.',
    absent: 'Make {file} for {item} in the phase {phase}: it is not there.',
    hollow: 'Write the {file} of {item} in the phase {phase}: nothing but headings is there.',
    waits: '',
    draft: 'Continue the {file} of {item} in the phase {phase}; do not restart it.',
    implementing: 'Continue the implementation of {item} in the phase {phase} by its PLAN.md; do not restart it.',
    changes: 'Continue the implementation of {item} in the phase {phase} with the changes that its review asked ' +
        'for; do not restart it.',
    unbegun: 'Begin the phase {phase} with {item}: everything before it is approved.',
    reviewing: 'Prepare the phase {phase} of {item} and present what was implemented to a person.',
    'no-items': 'Take the phase {phase} up again: no item is written yet.',
};
/** What the whole is called where no item is told. */
const WHOLE = 'the workflow';
/** `checkpoint`: the last commit that holds a safe point, in hex; `null` where none is known. */
function sdd_current_currentOf(standing, checkpoint) {
    const { phase, leaf, manner } = standing;
    return currentStep(phase, {
        ...MEANS[manner],
        item: itemOf(standing),
        line: leaf?.marks[phase].line ?? leaf?.line ?? null,
        how: howOf(standing, checkpoint),
    });
}
/** Every status that can be read says finished, and lines of the file cannot be read: a person must look. */
function unclearAt(standing) {
    const { phase, leaf } = standing;
    const how = 'Every status that can be read says that it is finished, but lines of the file are damaged: repair ' +
        'them, and look whether anything is missing.';
    return currentStep(phase, { item: leaf?.path ?? null, line: leaf?.line ?? null, unclear: true, how });
}
/** The item's path; of a solicitation that no item lies at, its folder's name if that is plain. */
function itemOf({ leaf, asked }) {
    if (leaf)
        return leaf.path;
    const folder = (0,markdown_paths/* baseOf */.bx)(asked?.solicitation.folder ?? '');
    return items_isPlainId(folder) ? folder : null;
}
function howOf(standing, checkpoint) {
    const { phase, manner, asked } = standing;
    const step = asked?.solicitation.step ?? null;
    const said = current_HOW[manner]
        .replaceAll('{item}', itemOf(standing) ?? WHOLE)
        .replaceAll('{phase}', phase)
        .replaceAll('{file}', vocabulary_FILES[phase] ?? '')
        .replaceAll('{step}', step === null ? '' : ` at its step ${step} of ${LAST_STEP}`);
    const named = manner === 'implementing' || manner === 'changes' ? hexOf(checkpoint) : null;
    return named === null ? said : `${said} The last checkpoint commit is ${named}.`;
}
/** Digits of a commit that are shown. */
const current_SHOWN = 12;
function hexOf(commit) {
    return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit.slice(0, current_SHOWN) : null;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/disputes.js




function disputes_disputesIn(ground) {
    return [
        ...overTooEarly(ground),
        ...ground.leaves.flatMap(reviewedTooEarly),
        ...calledAlike(ground),
        ...disputes_withoutItems(ground),
    ];
}
/** Two items of one path: what is said of one of them could be meant of the other. */
function calledAlike({ leaves }) {
    return leaves.flatMap((leaf, at) => {
        const name = leaf.ids.join('/');
        const first = leaves.findIndex(({ ids }) => ids.join('/') === name);
        if (first === at)
            return [];
        const lines = [leaves[first]?.line ?? null, leaf.line];
        const message = `found two items with the id ${JSON.stringify(name)} on lines ${lines.join(' and ')}, ` +
            'expected each id once. Correct one of them.';
        return [{ message, line: leaf.line, evidence: { id: name, lines } }];
    });
}
/** The head says that all is over, and an item is not finished (faults S14). */
function overTooEarly(ground) {
    if (!saysOver(ground) || standing_isOver(ground))
        return [];
    const { phase, step, leaves } = ground;
    const said = phase.word === 'complete' ? phase : step;
    const open = leaves.filter((leaf) => !isFinished(leaf)).map(({ path }) => path);
    const message = `found ${said.field} ${JSON.stringify(said.found)} and ${(0,counted/* counted */.hS)(open.length, 'unfinished item')}, ` +
        'expected every item to be approved. Correct the one that is wrong.';
    return [
        { message, line: said.line, evidence: { [said.field]: said.found, unfinished: open.slice(0, 20) } },
    ];
}
/** An item whose review is over while something that comes before it is written as unfinished. */
function reviewedTooEarly(leaf) {
    const early = unfinishedBefore(leaf);
    if (early.length === 0)
        return [];
    const { review } = leaf.marks;
    const words = early.map((phase) => `${leaf.marks[phase].field} ${JSON.stringify(leaf.marks[phase].found)}`);
    const message = `${leaf.path}: found ${review.field} ${JSON.stringify(review.found)} with ${words.join(', ')}, ` +
        'expected what comes before the review to be finished. Correct the one that is wrong.';
    const evidence = { item: leaf.path, unfinished: early.map((phase) => leaf.marks[phase].field) };
    return [{ message, line: review.line, evidence }];
}
/** Phases of an item before its review that are unfinished although the review is over. */
function unfinishedBefore(leaf) {
    if (!isDone(leaf, 'review'))
        return [];
    return vocabulary_PHASES.filter((phase) => {
        const { meaning } = leaf.marks[phase];
        return meaning !== null && meaning !== 'done';
    });
}
/** The head speaks of work on items, and the file has none: it was cut off, or they were lost. */
function disputes_withoutItems(ground) {
    if (!lacksItems(ground))
        return [];
    const said = ground.step.found === null ? ground.phase : ground.step;
    const message = `found ${said.field} ${JSON.stringify(said.found)} and no item, expected those that it works on. ` +
        'Restore the file from history, or start fresh.';
    return [{ message, line: said.line, evidence: { [said.field]: said.found, items: 0 } }];
}

;// CONCATENATED MODULE: ./lib/formats/sdd/notes.js









function notes_notesOf(ground, { current, points, absent }) {
    if (absent)
        return ['workflow.yaml is not there, only a solicitation is: look for it in history before going on.'];
    return [
        ...(standing_isOver(ground)
            ? []
            : [
                ...head(ground),
                ...others(ground, current),
                ...notes_underWay(ground, current),
                ...outOfTurn(ground, current),
                ...emptyFiles(ground),
            ]),
        ...notes_copied(ground),
        ...orphans(ground),
        ...notes_lost(points),
    ];
}
/** The folder is called `<id>` or `<id>-<name>`; one of another id was copied, or named by hand. */
function notes_copied({ doc, place }) {
    const path = [...document_rootOf(doc).path, 'id'];
    const id = textAt(doc, path);
    if (id === null || !items_isPlainId(id) || place.name === id || place.name.startsWith(`${id}-`))
        return [];
    return [
        `id (line ${document_lineAt(doc, path) ?? '-'}) names another workflow than the folder: ` +
            'the state may be a copy. The id counts; correct it, or remove the copy.',
    ];
}
function head(ground) {
    const { currentName, named, leaves, doc } = ground;
    const to = headFor(leaves);
    const apart = to !== null && headIsKnown(ground) && !headFits(ground) && !saysOver(ground);
    return [
        ...(apart ? [`phase and step lag behind the items, which stand at ${to.phase}; the items count.`] : []),
        ...(currentName.found !== null && named === null && leaves.length > 0 && !namesEpic(ground)
            ? [`${currentName.field} names no item of the file; the lowest unfinished one counts.`]
            : []),
        ...(staleCounters(doc, leaves).length > 0
            ? ['The progress counters say something else than the items; the items count.']
            : []),
    ];
}
function namesEpic({ currentName, epics }) {
    return leafNamed(currentName.found, epics) !== null;
}
/** `current` names an item while one before it, or one that it waits for, is not finished. */
function outOfTurn({ named, leaves, currentName }, current) {
    if (named === null || current === null || isFinished(named))
        return [];
    const phase = current.id === 'spec' || current.id === 'plan' ? current.id : null;
    const over = (leaf) => (phase === null ? isFinished(leaf) : isDone(leaf, phase));
    const before = leaves.slice(0, leaves.indexOf(named)).filter((leaf) => !over(leaf));
    const awaited = dependenciesOf(named, leaves).filter((leaf) => !over(leaf) && !before.includes(leaf));
    const open = [...before, ...awaited];
    if (open.length === 0)
        return [];
    return [
        `${currentName.field} names ${named.path}, while ${(0,counted/* firstOf */.Ku)(open.map(({ path }) => path))}, ` +
            'which it comes after or depends on, is not finished.',
    ];
}
/** Items that a person could approve besides the one at hand. */
function others(ground, current) {
    const more = waitingIn(ground).filter(({ phase, leaf }) => phase !== current?.id || leaf.path !== current.item);
    if (more.length === 0)
        return [];
    const named = more.map(({ phase, leaf }) => `${phase} of ${leaf.path}`);
    return [`Waiting for approval as well: ${(0,counted/* firstOf */.Ku)(named)}.`];
}
/** Items that are implemented at the same time, each with its own last checkpoint. */
function notes_underWay(ground, current) {
    if (current?.id !== 'implement')
        return [];
    const more = ground.leaves.filter(({ path, marks }) => path !== current.item && (marks.implement.meaning === 'working' || marks.review.meaning === 'changes'));
    if (more.length === 0)
        return [];
    // One more than is shown: commits are looked through for each.
    const named = more.slice(0, notes_NAMED + 1).map((leaf) => {
        const last = lastCheckpoint(leaf, ground)?.commit.slice(0, notes_DIGITS);
        return `${leaf.path} (${last === undefined ? 'no checkpoint known' : `last checkpoint ${last}`})`;
    });
    return [`In progress as well: ${(0,counted/* firstOf */.Ku)(named, notes_NAMED)}.`];
}
function emptyFiles(ground) {
    return ground.leaves.flatMap((leaf) => ['spec', 'plan'].flatMap((phase) => {
        const name = vocabulary_FILES[phase] ?? '';
        const path = fileOf(name, leaf, ground);
        const { meaning } = leaf.marks[phase];
        if (meaning === 'done' || path === null || !isEmpty(path, ground.snapshot))
            return [];
        return [`The ${name} of ${leaf.path} is empty, or nothing but headings.`];
    }));
}
function orphans({ asked, leaves }) {
    if (leaves.length === 0 || asked.every(({ leaf }) => leaf !== null))
        return [];
    return ['A solicitation lies where no item is; it is left alone.'];
}
/** Digits of a commit, and items with their commits, that a note names. */
const notes_DIGITS = 12;
const notes_NAMED = 5;
/** After a power loss or a reset the reflog may be all that knows the last checkpoint (seed 004). */
function notes_lost(points) {
    const gone = points.filter((point) => point.lost && /^[0-9a-f]{40,64}$/.test(point.commit));
    if (gone.length === 0)
        return [];
    const named = (0,counted/* firstOf */.Ku)(gone.map(({ commit }) => commit.slice(0, notes_DIGITS)));
    return [
        `Only the reflog still knows ${(0,counted/* counted */.hS)(gone.length, 'commit')} of this workflow (${named}). ` +
            'Newer work may be there: look with "git show", and bring it back with "git cherry-pick".',
    ];
}
/** Files of earlier work that are named. */
const notes_MOST = 50;
/** What an agent should know, from parsed fields; what files say in it is untrusted. */
function notes_contextOf(ground, current) {
    return [
        ...(current === null ? [] : [...itemLines(ground, current), ...questionLines(ground)]),
        ...regressionLines(ground),
    ];
}
function itemLines(ground, { item, id }) {
    const { leaves, place, snapshot } = ground;
    const leaf = leaves.find(({ path }) => path === item);
    if (!leaf)
        return [];
    const [home] = homesOf(leaf, place);
    const files = Object.values(vocabulary_FILES).map((name) => fileOf(name, leaf, ground));
    const beside = pathsOf('context.md', leaf, place);
    const there = [...files, ...beside].filter((path) => locations_isThere(path, snapshot));
    return [
        `Item: ${leaf.path}${leaf.changeId === null ? '' : ` (change ${leaf.changeId})`}, phase ${id}`,
        ...(leaf.title === null ? [] : [`Title: ${leaf.title}`]),
        ...(home === undefined ? [] : [`Its folder: ${home}`]),
        ...[...new Set(there)].map((path) => `Read first: ${path}`),
        ...leaf.dependsOn.map((name) => `Depends on: ${name}`),
    ];
}
function questionLines({ asked }) {
    return asked.flatMap(({ solicitation }) => {
        const { path, step, asking, questions } = solicitation;
        const at = step === null ? '' : `, at step ${step} of ${LAST_STEP}`;
        return [
            `Solicitation: ${path}${at}`,
            ...(asking === null ? [] : [`It stands at the question: ${asking}`]),
            ...questions.flatMap(({ id, state, blocks }) => state === 'open' && blocks !== null ? [`Question ${id} blocks: ${blocks}`] : []),
        ];
    });
}
/** A step back, and what was kept of the work that it gave up. */
function regressionLines({ doc }) {
    const at = [...document_rootOf(doc).path, 'regression'];
    const text = (...more) => textAt(doc, [...at, ...more]);
    if (document_lineAt(doc, at) === null || text('to_phase') === null)
        return [];
    const kept = document_valueAt(doc, [...at, 'preserved_work']);
    const when = text('timestamp');
    const said = `Went back from ${text('from_phase') ?? 'a later phase'} to ${text('to_phase')}`;
    const preserved = ((0,data_data/* isList */.Lv)(kept) ? kept : []).slice(0, notes_MOST).flatMap((_, i) => {
        const path = text('preserved_work', i, 'path');
        const more = [text('preserved_work', i, 'type'), text('preserved_work', i, 'description')];
        const told = more.filter((one) => one !== null).join(': ');
        return path === null ? [] : [`Kept from before: ${path}${told === '' ? '' : ` (${told})`}`];
    });
    return [
        `${said}${when === null ? '' : ` at ${when}`}: ${text('reason') ?? 'no reason given'}`,
        ...preserved,
    ];
}

;// CONCATENATED MODULE: ./lib/formats/sdd/read.js
// A workflow of sdd in the hub's words: what it stands at, and every phase of every item as a step.


















/** @throws StateError for a solicitation that counts and cannot be read */
function sdd_read_stateOf(doc, site, snapshot) {
    const ground = workflow_context_groundOf(doc, site, snapshot);
    const steps = sdd_read_stepsOf(ground);
    const damage = [...ground.doc.damage, ...ground.asked.flatMap(({ solicitation }) => solicitation.damage)];
    // What could not be read may be the very item that is not finished.
    const over = standing_isOver(ground) && damage.length === 0;
    const points = safePointsOf(ground);
    const current = over ? null : currentIn(ground);
    const words = read_wordsOf(ground);
    const branch = read_branchOf(ground);
    const unknown = words.some(({ known }) => !known);
    return workflowState(site, {
        feature: places_featureOf(ground),
        title: sdd_read_titleOf(ground),
        folders: safe_points_foldersOf(ground),
        status: over ? 'completed' : sdd_read_statusOf(current, unknown),
        statusText: ground.step.found ?? singleStatus(ground, current),
        ended: over && !unknown ? 'completed' : null,
        words,
        timestamps: sdd_read_timestampsOf(ground),
        steps,
        current,
        itemTitles: ground.leaves.flatMap(({ title }) => title ?? []),
        questions: over ? leftOpen(ground) : askableIn(ground).map(asQuestion),
        cleared: approvalsIn(ground),
        contradictions: disputes_disputesIn(ground),
        ...(damage.length === 0 ? {} : { damage: damage_report_told(damage) }),
        notes: notes_notesOf(ground, { current, points, absent: doc === null }),
        ...(branch === null ? {} : { recordedBranch: branch }),
        safePoints: points,
        context: notes_contextOf(ground, current),
    });
}
/** An approved file that is gone is made again before anything that was built on it, and in its turn. */
function currentIn(ground) {
    const lost = firstLost(ground);
    const standing = standing_standingOf(ground);
    if (lost && !(standing && comesBefore(standing, lost, ground)))
        return sdd_current_currentOf({ ...lost, manner: 'absent', asked: null }, null);
    if (standing)
        return sdd_current_currentOf(standing, lastCheckpoint(standing.leaf, ground)?.commit ?? null);
    return unclearAt({ phase: 'review', leaf: ground.leaves.at(-1) ?? null });
}
function sdd_read_statusOf(current, unknown) {
    if (unknown)
        return 'unknown';
    return current?.waits ? 'waiting' : 'active';
}
/** Users' files record a branch; the tool's own do not. */
function read_branchOf({ doc }) {
    const path = [...document_rootOf(doc).path, 'branch'];
    const name = textAt(doc, path);
    if (name === null || (0,text_words/* isNothing */.qv)(name) || (0,text_words/* isPlaceholder */.wK)(name))
        return null;
    return { field: 'branch', name, line: document_lineAt(doc, path) };
}
/** The first generation has no step: the status of the item at hand stands for it. */
function singleStatus({ leaves }, current) {
    const leaf = leaves.find(({ path }) => path === current?.item) ?? leaves.at(-1);
    return leaf?.single ? leaf.marks.spec.found : null;
}
function asQuestion({ id, question, options, state, line }) {
    return { id, question, options, state, line };
}
/** Characters of a title, and items that it is made of. */
const read_LONGEST = 200;
const read_NAMED = 3;
/** What the outermost items are called. */
function sdd_read_titleOf({ doc }) {
    const path = [...document_rootOf(doc).path, 'items'];
    const items = document_valueAt(doc, path);
    if (!(0,data_data/* isList */.Lv)(items))
        return null;
    const titles = items.flatMap((_, i) => textAt(doc, [...path, i, 'title']) ?? []);
    return titles.slice(0, read_NAMED).join('; ').slice(0, read_LONGEST) || null;
}
/** A creation date is no sign of life; an update, a question asked or a step back is. */
function sdd_read_timestampsOf({ doc, asked }) {
    const root = document_rootOf(doc).path;
    const stamp = (path, activity) => {
        const found = textAt(doc, [...root, ...path]);
        if (found === null)
            return [];
        const line = document_lineAt(doc, [...root, ...path]);
        return [{ field: path.join('.'), found, line, activity, ...(0,time/* parseTime */.p)(found) }];
    };
    const ofQuestions = asked.flatMap(({ solicitation }) => {
        const found = textAt(solicitation.doc, ['last_updated']);
        if (found === null)
            return [];
        const field = `${solicitation.path}: last_updated`;
        return [{ field, found, line: null, activity: true, ...(0,time/* parseTime */.p)(found) }];
    });
    return [
        ...stamp(['created'], false),
        ...stamp(['created_at'], false),
        ...stamp(['updated_at'], true),
        ...stamp(['regression', 'timestamp'], true),
        ...ofQuestions,
    ];
}
/** Every spec before any plan, every plan before anything is built; then item by item. */
function sdd_read_stepsOf(ground) {
    const { leaves, site } = ground;
    const work = workOf(ground);
    const step = (phase, leaf) => state_stepAt(phase, isDone(leaf, phase), {
        item: leaf.path,
        artifacts: [...locations_artifactsOf(phase, leaf, ground), ...read_besides(phase, leaf, work, site.path)],
        line: leaf.marks[phase].line,
    });
    return vocabulary_PHASES.flatMap((phase) => leaves.map((leaf) => step(phase, leaf)));
}
/**
 * Files of phases that leave none of their own: those that checkpoints of an implementation touched; a review
 * is written into the state file (seed 004's trigger table). None of them is owed.
 */
function read_besides(phase, leaf, work, path) {
    if (!isDone(leaf, phase))
        return [];
    const files = phase === 'implement' ? work(leaf) : phase === 'review' ? [path] : [];
    return files.map((one) => owedFile(one, { conditional: true }));
}
/** What a person approves: specs, plans, reviews. Nobody is asked for these again. */
function approvalsIn({ leaves }) {
    return leaves.flatMap((leaf) => vocabulary_PHASES.flatMap((phase) => {
        const { meaning, line } = leaf.marks[phase];
        if (phase === 'implement' || meaning !== 'done')
            return [];
        return [{ label: `${phase} of ${leaf.path} approved`, line }];
    }));
}
/** Every word with a closed vocabulary: the head's two, and the statuses of every item. */
function read_wordsOf({ phase, step, leaves }) {
    return [
        ...read_headWord(phase, PHASE_WORDS),
        ...read_headWord(step, Object.keys(STEPS)),
        ...leaves.flatMap((leaf) => (leaf.single ? singleWord(leaf) : ownWords(leaf))),
    ];
}
/** A head without the word says nothing wrong: the first generation has neither. */
function read_headWord({ field, found, word, line }, expected) {
    return found === null ? [] : [{ field, found, known: expected.includes(word), expected, line }];
}
function singleWord({ path, marks }) {
    const { field, found, meaning, line } = marks.spec;
    const known = meaning !== null;
    return [{ field: `${path} ${field}`, found, known, expected: Object.keys(SINGLE), line }];
}
function ownWords({ path, marks }) {
    return vocabulary_PHASES.map((phase) => {
        const { field, found, meaning, line } = marks[phase];
        const expected = Object.keys(vocabulary_STATUSES[phase]);
        return { field: `${path} ${field}`, found, known: meaning !== null, expected, line };
    });
}

;// CONCATENATED MODULE: ./lib/formats/sdd/repairs.js














/** The best first; none for a file that cannot be read, has ended, or has a word that means nothing. */
function sdd_repairs_repairsOf({ doc, text, site, snapshot, recovery, now, }) {
    if (doc === null || text === null || recovery.state === null)
        return [];
    if (doc.damage.length > 0)
        return quoted(doc, text, recovery.path);
    const ground = workflow_context_groundOf(doc, site, snapshot);
    if (read_wordsOf(ground).some(({ known }) => !known))
        return [];
    const back = standing_isOver(ground) ? [] : broughtBack(keptIn(ground));
    const made = [...finishedByCommits(ground, now), ...headByItems(ground, recovery.decision, now)];
    const written = made.map(({ to, ...repair }) => ({
        ...repair,
        files: fileChange(recovery.path, text, to),
    }));
    return [...back, ...written];
}
/** Files that are gone, byte for byte as the last checkpoint of their item has them; all of them at once. */
function broughtBack(kept) {
    if (kept.length === 0)
        return [];
    const commits = [...new Set(kept.map(({ checkpoint }) => checkpoint.commit.slice(0, 12)))];
    const from = `${commits.length === 1 ? 'checkpoint' : 'checkpoints'} ${commits.join(', ')}`;
    return [
        {
            summary: `${kept.map(calledBy).join(', ')} back from the last ${from}`,
            files: kept.map(({ path, checkpoint }) => ({ kind: 'revert', path, commit: checkpoint.commit })),
            proof: [
                ...kept.map(proofOf),
                'It comes back byte for byte as it is there, and nothing else is changed.',
            ],
        },
    ];
}
/** Values that are no YAML without quotes, in quotes: the file then says what it said line by line. */
function quoted(doc, text, path) {
    const numbers = new Set(doc.damage.flatMap(({ line }) => line ?? []));
    const lines = (0,text_lines/* linesOf */.Dx)(text).filter(({ number }) => numbers.has(number));
    const edits = lines.flatMap(({ text: line, start, end }) => {
        const [, head = '', value] = /^(\s*(?:- )?[\w-]+: +)(\S.*?)\s*$/.exec(line) ?? [];
        if (value === undefined)
            return [];
        const from = start + head.length;
        return [{ start: from, end: Math.min(end, from + value.length), text: JSON.stringify(value) }];
    });
    const after = (0,text_lines/* splice */.V4)(text, edits);
    if (edits.length < numbers.size || !repairs_says(after, doc))
        return [];
    const where = `around the ${numbers.size === 1 ? 'value' : 'values'} on ${(0,counted/* lineNumbers */.$K)([...numbers])}`;
    return [
        {
            summary: `quotes ${where}`,
            files: [{ kind: 'write', path, before: text, after }],
            proof: [
                `With quotes ${where} the file is valid YAML.`,
                'It then says, key by key, what could be read of it line by line before.',
            ],
        },
    ];
}
/** Every scalar that was recovered reads the same; brackets and braces may be read as what they hold. */
function repairs_says(text, recovered) {
    try {
        const { places } = (0,yaml_document/* readYaml */.gM)(text);
        return [...recovered.places].every(([pointer, { text: was }]) => {
            const is = places.get(pointer)?.text;
            return was === null || /^[[{]/.test(was) ? places.has(pointer) : is === was;
        });
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            return false;
        throw error;
    }
}
/** A reviewed item with an unfinished phase, where its last checkpoint says that it was all done. */
function finishedByCommits(ground, now) {
    const { leaves, doc } = ground;
    return leaves.flatMap((leaf) => {
        const early = unfinishedBefore(leaf);
        const commit = early.length === 0 ? null : lastWordOn(leaf, ground);
        if (commit === null || !workflow_context_isMade('spec', leaf, ground) || !workflow_context_isMade('plan', leaf, ground))
            return [];
        const finished = withMeanings(doc, leaf, Object.fromEntries(early.map((phase) => [phase, 'done'])));
        const over = leavesOf(finished).every(isFinished);
        return [
            {
                summary: `${early.map((phase) => leaf.marks[phase].field).join(', ')} of ${leaf.path} finished`,
                to: over ? edit_touched(finished, now) : withHead(finished, standByItems(finished), now),
                proof: [
                    `The last checkpoint of ${nameOfLeaf(leaf)}, commit ${commit.commit.slice(0, 12)} ` +
                        `(${commit.at}), says that its review is over.`,
                    `SPEC.md and PLAN.md of ${leaf.path} are there.`,
                ],
            },
        ];
    });
}
/** The newest checkpoint that names the item, where it says that its review is over; else `null`. */
function lastWordOn(leaf, { snapshot }) {
    const commits = snapshot.commits();
    if (commits === 'unavailable')
        return null;
    const last = commits.find(({ subject, lost }) => {
        const name = hintOf(subject)?.filled['change-id'];
        return !lost && name !== undefined && (name === leaf.changeId || name === nameOfLeaf(leaf));
    });
    const event = hintOf(last?.subject ?? '')?.event;
    return last && (event === 'review approved' || event === 'complete') ? last : null;
}
/**
 * Phase and step where the items stand: the tool's gates leave no other place. Where the work goes on
 * elsewhere, as what an item made is gone, its statuses prove nothing.
 */
function headByItems(ground, decision, now) {
    const { leaves, doc, phase, step } = ground;
    if (standing_isOver(ground) || leaves.length === 0 || !headIsKnown(ground) || headFits(ground))
        return [];
    const stand = standByItems(doc);
    if (decision.step !== null && decision.step !== stand.phase)
        return [];
    const to = withHead(doc, keepsStep(ground, stand) ? { ...stand, step: step.word } : stand, now);
    // Some words of the head decide as well: where all is clear, it may be put right, never decide otherwise.
    const isClear = decision.action !== 'block' && decision.action !== 'ask';
    if (isClear && !standsAlike(ground, workflow_context_groundOf(to, ground.site, ground.snapshot)))
        return [];
    const of = (one) => leaves.filter((leaf) => isDone(leaf, one)).length;
    const said = [phase, step].filter(({ found }) => found !== null);
    return [
        {
            summary: `phase and step at ${stand.phase}, ${headWord(to, 'step').found ?? stand.step}`,
            to,
            proof: [
                `Of ${(0,counted/* counted */.hS)(leaves.length, 'item')}, approved specs: ${of('spec')}, ` +
                    `approved plans: ${of('plan')}, implemented: ${of('implement')}, reviewed: ${of('review')}.`,
                `So the work stands at the ${stand.phase} of ${stand.leaf?.path}, not at ` +
                    `${said.map(quotedWord).join(', ')}.`,
            ],
        },
    ];
}
/** A step of the phase that the work stands at is right, whatever `phase` says. */
function keepsStep({ step }, stand) {
    return meaningIn(STEPS, step.word) === stand.phase;
}
/** Whether the work goes on at the same phase and in the same manner. */
function standsAlike(before, after) {
    const [was, is] = [standing_standingOf(before), standing_standingOf(after)];
    return was?.phase === is?.phase && was?.manner === is?.manner;
}
function quotedWord({ field, found, line }) {
    return `${field} ${JSON.stringify(found)} (line ${line})`;
}

;// CONCATENATED MODULE: ./lib/formats/sdd/index.js
// sdd's workflows (seed 004): YAML without a version, three generations by shape, items with four statuses.




















const sdd = defineFormat(formatOf({
    id: sdd_places_ID,
    title: 'sdd',
    where: '`sdd/workflows/<id>-<name>/workflow.yaml`, before that `.sdd/workflows/<id>/workflow.yaml`',
    names: sdd_places_NAMES,
    grounds: sdd_places_GROUNDS,
    matches: sdd_places_matches,
    sites: sdd_places_sites,
    recognises: recognise_recognises,
    claims: places_isOwnPlace,
    codec: sdd_document_codec,
    ending: ending,
    needs: sdd_needsOf,
    read: (doc, site, snapshot) => [sdd_read_stateOf(doc, site, snapshot)],
    recordsBranch: true,
    begins: {
        step: 'spec',
        name: 'spec',
        how: 'Create the change again and write its SPEC.md first; nothing is planned before that is approved.',
    },
    choices: sdd_choices_choices,
    repairs: sdd_repairs_repairsOf,
    refuses: (at) => (refusesApproval(at) ? ['approve'] : []),
}));
/** Texts of one workflow; with more items than this a file is only looked for, not read. */
const sdd_MOST = 200;
const sdd_DAY = 86_400_000;
/** Texts that are there, the last change of its folders, and its branch's commits since it was created. */
function sdd_needsOf(doc, site, snapshot) {
    const own = doc ?? document_ABSENT;
    const place = placeIn(own, site, snapshot);
    const leaves = leavesOf(own);
    const asked = solicitationPaths(leaves, place, site);
    const items = { leaves, place, snapshot };
    const done = leaves.length > 0 && leaves.every(isFinished);
    const left = done ? leftPaths(leaves, place) : [];
    const texts = [...asked, ...left, ...filesThere(items)]
        .filter((path) => snapshot.entry(path) !== null && isUnread(path, snapshot))
        .slice(0, sdd_MOST);
    const folders = safe_points_foldersOf(items);
    const gone = done ? [] : goneApproved(items).slice(0, sdd_MOST);
    const wants = (path) => solicitation_wantsHistory(path, snapshot);
    const since = done ? null : createdAt(own, leaves, place);
    return [
        ...texts.map((path) => ({ path, what: 'text' })),
        ...movedNeeds(gone, folders, snapshot),
        ...historyNeeds([...asked.filter(wants), ...(since === null ? [] : goneFrom(items))]),
        ...(since !== null && snapshot.commits() === 'unavailable'
            ? [{ path: since, what: 'commits' }]
            : []),
    ];
}
function isUnread(path, snapshot) {
    const reading = snapshot.text(path);
    return !reading.ok && reading.why === 'not-fetched';
}
/** A day before the workflow was created, since the date has no zone; `null` where nothing tells it. */
function createdAt(doc, leaves, place) {
    const root = document_rootOf(doc).path;
    const written = ['created', 'created_at'].flatMap((key) => textAt(doc, [...root, key]) ?? []);
    const days = leaves.flatMap((leaf) => homesOf(leaf, place).flatMap((home) => changeFolderOf(home)?.day ?? []));
    const times = [...written, ...days].flatMap((text) => (0,time/* parseTime */.p)(text).at ?? []);
    return times.length === 0 ? null : new Date(Math.min(...times) - sdd_DAY).toISOString();
}

;// CONCATENATED MODULE: ./lib/formats/specify/places.js

const places_NAME = '.specify-state.local.md';
const LOCK = '.specify.lock';
const SUMMARIES = '.stage-summaries';
/** The name says it; siblings of the plugin family have names of their own. */
function specify_places_matches(path) {
    return (0,markdown_paths/* baseOf */.bx)(path) === places_NAME;
}
/** One workflow a folder. */
function specify_places_sites(format, paths) {
    return paths.map((path) => {
        const folder = (0,markdown_paths/* baseOf */.bx)((0,markdown_paths/* folderOf */.yS)(path));
        const named = folder === '' ? { feature: 'specify', unnamed: true } : { feature: folder };
        return { format, path, files: [path], rivals: [], ...named };
    });
}
/** The feature's folder of a state file; `''` is the root. */
function places_homeOf(site) {
    return (0,markdown_paths/* folderOf */.yS)(site.path);
}
/** Whether the folder is the feature's own (`specs/{N}-{name}`): elsewhere other things may lie beside it. */
function places_isFeatureFolder(home) {
    return (0,markdown_paths/* baseOf */.bx)((0,markdown_paths/* folderOf */.yS)(home)) === 'specs';
}
function lockPath(home) {
    return (0,markdown_paths/* joinPath */.uJ)(home, LOCK);
}
function summariesPath(home) {
    return (0,markdown_paths/* joinPath */.uJ)(home, SUMMARIES);
}
function summaryPath(home, stage) {
    return (0,markdown_paths/* joinPath */.uJ)(home, `${SUMMARIES}/stage-${stage}-summary.md`);
}
/** Files by which the workflow is run, as opposed to what it makes. */
function isMachinery(path) {
    const name = (0,markdown_paths/* baseOf */.bx)(path);
    return name === places_NAME || name === LOCK || (0,markdown_paths/* baseOf */.bx)((0,markdown_paths/* folderOf */.yS)(path)) === SUMMARIES;
}
/** A feature's name that may stand in an id. */
const places_PLAIN_NAME = /^\w[\w.-]{0,99}$/;
/** The folder names the feature; where the folder is not its own, the file may name it. */
function specify_places_featureOf(site, named) {
    if (places_isFeatureFolder(places_homeOf(site)) || named === null || !places_PLAIN_NAME.test(named))
        return site.feature;
    return named;
}
/** Paths whose change is progress: the feature's folder, or the workflow's own files where it is shared. */
function specify_places_foldersOf(site) {
    const home = places_homeOf(site);
    if (places_isFeatureFolder(home))
        return [home];
    return [site.path, summariesPath(home), lockPath(home), (0,markdown_paths/* joinPath */.uJ)(home, 'spec.md')];
}

;// CONCATENATED MODULE: ./lib/formats/specify/version/phases.js
// The phases of version 2 and the stages that they became (the seed's tables, and more).

/** The seed's phase-to-stage mapping. */
const SEED = {
    INIT: 1,
    FIGMA_CAPTURE: 1,
    SPEC_DRAFT: 2,
    CHECKLIST_CREATION: 3,
    CHECKLIST_VALIDATION: 3,
    CLARIFICATION: 4,
    PAL_GATE: 5,
    DESIGN_FEEDBACK: 5,
    TEST_STRATEGY: 6,
    COMPLETE: 7,
};
/** Checkpoint names that the command wrote into `current_phase`; the seed maps the MPA ones as sub-phases. */
const phases_CHECKPOINTS = {
    FIGMA_CAPTURED: 1,
    MPA_CHALLENGE: 2,
    GATE_1_PROBLEM: 2,
    GATE_2_TRUE_NEED: 2,
    MPA_EDGECASES: 4,
    MPA_TRIANGULATE: 4,
    MPA_TRIANGULATION: 4,
};
/**
 * Phases that the skill has not: what stopped there goes on at the spec draft (the seed's excluded phases).
 */
const RESEARCH = new Set(['RESEARCH_DISCOVERY', 'RESEARCH_ANALYSIS']);
const AFTER_RESEARCH = 2;
const STAGE_OF = new Map([
    ...Object.entries({ ...SEED, ...phases_CHECKPOINTS }),
    ...[...RESEARCH].map((phase) => [phase, AFTER_RESEARCH]),
]);
const phases_PHASES = [...STAGE_OF.keys()];
/** One spelling: `pal-gate` is `PAL_GATE`; what stands behind the word is prose. */
function phases_spelled(phase) {
    return (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(phase)).toUpperCase();
}
/** The stage of a phase; `null` for a phase that nothing maps. */
function stageOfPhase(phase) {
    return STAGE_OF.get(phases_spelled(phase)) ?? null;
}
function isResearch(phase) {
    return RESEARCH.has(phases_spelled(phase));
}
function isComplete(phase) {
    return phases_spelled(phase) === 'COMPLETE';
}
/** Whether a phase is the one of this name. */
function isPhase(phase, name) {
    return phases_spelled(phase) === name;
}
/**
 * Entries of `phases` by the stage that they are part of; the first that is there gives that its entry. All
 * others keep their names: what is beside an entry of its stage already, and the research.
 */
const FOLDED = [
    ['init', 'setup_figma'],
    ['figma_capture', 'setup_figma'],
    ['checklist_creation', 'checklist_validation'],
    ['complete', 'completion'],
];

;// CONCATENATED MODULE: ./lib/formats/specify/fields.js
// Values of the front matter with their places; a document that was migrated keeps the places of its file.



/** Keys of version 2 by what they are called since. */
const OLD_KEYS = {
    current_stage: 'current_phase',
    stage_status: 'phase_status',
    stages: 'phases',
};
const OLD_ENTRIES = [
    ...FOLDED,
    ['design_feedback', 'design_supplement'],
];
/** The scalar at a path; `null` where it is missing, empty, `null`, a list or a map. */
function fields_fieldAt({ data, places }, ...path) {
    return fieldAs(valueAt(data, ...path), fields_placeOf(places, path));
}
/** The line of whatever is at a path; `null` where the file has nothing there. */
function fields_lineAt({ places }, ...path) {
    return fields_placeOf(places, path)?.line ?? null;
}
/** Where the file has it, under the name that it had there. */
function fields_placeOf(places, path) {
    const [first = '', second, ...rest] = path;
    const old = OLD_KEYS[first] ?? first;
    const named = OLD_ENTRIES.filter(([, now]) => now === second).map(([name]) => [name]);
    const below = second === undefined ? [[]] : [[second], ...named];
    for (const top of [first, old])
        for (const entry of below) {
            const place = places.get((0,data_data/* pointerOf */.rq)(top, ...entry, ...rest));
            if (place)
                return place;
        }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/formats/specify/artifacts.js



/**
 * Every place that a written path may mean. From the root of a package `specs/1-x/spec.md` is the feature's
 * own file: what then lies in the feature's folder comes first. A bare name is never looked for outside of
 * it.
 */
function artifacts_candidatesOf(path, home) {
    const inHome = (0,markdown_paths/* joinPath */.uJ)(home, path);
    if (!path.includes('/'))
        return [inHome];
    const above = [path];
    for (let folder = (0,markdown_paths/* folderOf */.yS)(home); folder !== ''; folder = (0,markdown_paths/* folderOf */.yS)(folder))
        above.push((0,markdown_paths/* joinPath */.uJ)(folder, path));
    const own = above.filter((one) => one.startsWith(`${home}/`));
    const others = above.filter((one) => !own.includes(one));
    return path.startsWith('specs/') ? [...own, ...others, inHome] : [...own, inHome, ...others];
}
/** What a safe path means: what is there, else the likeliest place. A star stands for part of a name. */
function artifacts_resolve(path, home, snapshot) {
    const candidates = artifacts_candidatesOf(path, home);
    if (path.includes('*'))
        return candidates.map((one) => globbed(one, snapshot)).find(Boolean) ?? null;
    return placeOf(candidates, snapshot) ?? path;
}
/** The first file that a star in the name stands for; a star in a folder's name stands for nothing. */
function globbed(path, snapshot) {
    const [start = '', ...rest] = (0,markdown_paths/* baseOf */.bx)(path).split('*');
    const end = rest.at(-1) ?? '';
    const found = snapshot.list((0,markdown_paths/* folderOf */.yS)(path)).find((entry) => {
        const name = (0,markdown_paths/* baseOf */.bx)(entry.path);
        return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
    });
    return found?.path ?? null;
}
/** Files in which gaps and markers are the point. */
const MEANT_OPEN = new Set(['clarification-questions.md']);
/** What the spec leaves open is for the clarification to settle. */
const MAY_ASK = new Set(['spec.md']);
function shownAt(path, snapshot) {
    const entry = snapshot.entry(path);
    if (entry === null || entry.mode === '040000')
        return 'none';
    const reading = snapshot.text(path);
    if (!reading.ok)
        return 'partial';
    if (placeholders_isBare(path, reading.text))
        return 'none';
    return artifacts_isUnfinished((0,markdown_paths/* baseOf */.bx)(path), reading.text) ? 'partial' : 'whole';
}
/** Whether a text has gaps of its template left, or open markers that its stage had to settle. */
function artifacts_isUnfinished(name, text) {
    if (MEANT_OPEN.has(name) || !name.endsWith('.md'))
        return false;
    return placeholders_templateLines(text).length > 0 || (!MAY_ASK.has(name) && placeholders_openMarkers(text).length > 0);
}

;// CONCATENATED MODULE: ./lib/formats/specify/stages.js
// The stages as a table: names, checkpoints, what each is the first to make, and how it is taken up again.
const must = (names) => ({ names: names.split(' '), when: 'must' });
const may = (names) => names.split(' ').map((name) => ({ names: [name], when: 'may' }));
/** The tool's own stage files (`artifacts_written`), versions 3 to 6. */
const stages_STAGES = [
    {
        number: 1,
        title: 'Setup',
        name: 'setup',
        entries: ['setup_figma', 'init'],
        outputs: may('figma_context.md REQUIREMENTS-INVENTORY.md'),
        optional: false,
        how: 'Set the workspace up again; it asks nothing that user_decisions answers.',
        begin: 'Begin {step}.',
    },
    {
        number: 2,
        title: 'Spec Draft',
        name: 'spec-draft',
        entries: ['spec_draft'],
        outputs: [must('spec.md'), ...may('analysis/mpa-challenge.md analysis/mpa-challenge-parallel.md rtm.md')],
        optional: false,
        how: 'Draft spec.md with what user_decisions already settles.',
        begin: 'Begin {step}: draft spec.md from the input and user_decisions.',
    },
    {
        number: 3,
        title: 'Checklist & Validation',
        name: 'checklist-validation',
        entries: ['checklist_validation'],
        outputs: [must('spec-checklist.md')],
        optional: false,
        how: 'Validate spec.md against its checklist again; that only marks gaps.',
        begin: 'Begin {step}: validate spec.md against its checklist.',
    },
    {
        number: 4,
        title: 'Clarification',
        name: 'clarification',
        entries: ['clarification'],
        outputs: [
            must('clarification-questions.md'),
            must('clarification-report.md'),
            ...may('analysis/mpa-edgecases.md analysis/mpa-edgecases-parallel.md analysis/mpa-triangulation.md'),
        ],
        optional: false,
        how: 'Write the clarification questions; ask nothing that user_decisions.clarifications answers.',
        begin: 'Begin {step}: ask nothing that user_decisions.clarifications answers already.',
    },
    {
        number: 5,
        title: 'Validation & Design',
        name: 'pal-gate',
        entries: ['design_supplement', 'design_feedback'],
        outputs: [
            must('design-brief.md'),
            must('design-supplement.md design-feedback.md'),
            ...may('analysis/mpa-evaluation.md'),
        ],
        optional: false,
        how: 'Evaluate the spec again and write design-brief.md and its supplement; both are mandatory.',
        begin: 'Begin {step}; where the coverage was too low, the tool goes back to stage 3 (Checklist and ' +
            'Validation) first.',
    },
    {
        number: 6,
        title: 'Test Strategy',
        name: 'test-strategy',
        entries: ['test_strategy'],
        outputs: [must('test-strategy.md test-plan.md')],
        optional: true,
        how: 'Write the test strategy again from spec.md and the design files.',
        begin: 'Begin {step}; the tool leaves it out where the test strategy is switched off.',
    },
    {
        number: 7,
        title: 'Completion',
        name: 'completion',
        entries: ['completion', 'complete'],
        outputs: [],
        optional: false,
        how: 'Close the workflow: release the lock and report.',
        begin: 'Begin {step}: release the lock and report.',
    },
    {
        number: 8,
        title: 'Retrospective',
        name: 'retrospective',
        entries: ['retrospective'],
        outputs: [
            must('retrospective.md'),
            must('.specify-report-card.local.md'),
            ...may('.stage-summaries/transcript-extract.json'),
        ],
        optional: true,
        how: 'Write the retrospective again; the specification itself is complete.',
        begin: 'Begin {step}.',
    },
];
/** How stage 4 goes on once a person has answered. */
const APPLY = 'Apply the recorded answers to spec.md and write clarification-report.md; ask none of them again.';
/** How any other stage goes on once its question is answered. */
const stages_GO_ON = 'Give the stage the recorded answer and let it go on; do not ask again.';
/** The stage with which a specification is complete; the retrospective behind it is an extra. */
const stages_LAST = 7;
const HIGHEST = 8;
/** What people call a stage: `stage 4 (Clarification)`. */
function stages_nameOf({ number, title }) {
    return `stage ${number} (${title.replace('&', 'and')})`;
}
/** Every stage by the id that it has as a step. */
const STEP_NAMES = new Map(stages_STAGES.map((stage) => [String(stage.number), stages_nameOf(stage)]));
function stageBy(number) {
    return stages_STAGES[number - 1] ?? null;
}
/** What a summary's `checkpoint` says for a stage in a version. */
function checkpointOf(number, version) {
    if (number === 5)
        return version < 5 ? 'PAL_GATE' : 'CLI_GATE';
    return stages_CHECKPOINTS[number - 1] ?? '';
}
const stages_CHECKPOINTS = [
    'INIT',
    'SPEC_DRAFT',
    'CHECKLIST_VALIDATION',
    'CLARIFICATION',
    '',
    'TEST_STRATEGY',
    'COMPLETE',
    'RETROSPECTIVE',
];

;// CONCATENATED MODULE: ./lib/formats/specify/words.js
// The closed vocabularies of the state file, and what each word means.


/** `stage_status`, `phase_status` in version 2, which in practice also held `waiting_for_user`. */
const STAGE_STATUS = vocabulary({
    pending: 'pending',
    in_progress: 'in_progress',
    completed: 'completed',
    failed: 'failed',
    waiting_for_user: 'waiting',
}, { awaiting_user: 'waiting' });
/** `clarification_status` (seed: v3 to v4); the tool's protocol page says `answered` for the last. */
const CLARIFICATION = vocabulary({
    pending_write: 'pending_write',
    awaiting_user: 'awaiting_user',
    answers_received: 'answers_received',
    processed: 'processed',
    answered: 'processed',
});
const ENTRY = vocabulary({
    pending: 'open',
    in_progress: 'open',
    completed: 'done',
    failed: 'failed',
    skipped: 'passed',
});
function summaryStatus(found) {
    const word = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(found));
    if (word === 'needs_user_input')
        return 'needs-user-input';
    return word === 'completed' || word === 'failed' ? word : null;
}

;// CONCATENATED MODULE: ./lib/formats/specify/summaries/summaries.js
// Stage summaries: what a coordinator says that its stage did, and what it needs.










/** A state is asked several times for its summaries; each text is read once for it. */
const READ = new WeakMap();
/** The summaries that are there, by stage. `owner`: the document for whose sake they are read. */
function summariesIn(owner, home, snapshot) {
    const known = READ.get(owner) ?? new Map();
    READ.set(owner, known);
    const found = new Map();
    for (let stage = 1; stage <= HIGHEST; stage++) {
        const path = summaryPath(home, stage);
        if (snapshot.entry(path) !== null)
            found.set(stage, summaryAt(stage, path, snapshot, known));
    }
    return found;
}
function summaryAt(stage, path, snapshot, known) {
    const none = {
        stage,
        path,
        status: null,
        written: [],
        asked: null,
        nextAction: null,
        questionFile: null,
        problem: null,
        blank: false,
    };
    const reading = snapshot.text(path);
    if (!reading.ok)
        return { ...none, problem: (0,unread/* faultOfReading */.c)(reading).message };
    if (reading.text.trim() === '')
        return { ...none, blank: true };
    if (reading.text.length > summaries_LONGEST)
        return { ...none, problem: 'it is longer than any summary' };
    const key = `${stage} ${reading.text}`;
    const content = known.get(key) ?? contentOrProblem(reading.text, stage);
    known.set(key, content);
    return { ...none, ...content };
}
function contentOrProblem(text, stage) {
    try {
        return summaries_contentOf(text, stage);
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        return { problem: error.fault.message };
    }
}
function summaries_contentOf(text, stage) {
    const front = frontMatter.parse(text);
    const number = wholeNumber(front.data['stage_number']);
    if (number !== null && number !== stage)
        return { problem: `it is a summary of stage ${number}` };
    const word = fields_fieldAt(front, 'status');
    const status = word && summaryStatus(word.text);
    return {
        status,
        written: writtenIn(front, text),
        asked: summaries_askedIn(front),
        nextAction: fields_fieldAt(front, 'flags', 'next_action')?.text ?? null,
        questionFile: fields_fieldAt(front, 'flags', 'clarification_file')?.text ?? null,
        problem: status ? null : `its status is ${word ? JSON.stringify(word.text) : 'missing'}`,
    };
}
/** The tool keeps summaries below two thousand characters. UTF-16 units. */
const summaries_LONGEST = 65_536;
const MOST_LISTED = 200;
function writtenIn(front, text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const items = listAt(front.data, 'artifacts_written').slice(0, MOST_LISTED);
    const placed = items.map((_, i) => front.places.get((0,data_data/* pointerOf */.rq)('artifacts_written', i))?.line ?? 0);
    return items.flatMap((item, i) => {
        if (typeof item !== 'string')
            return [];
        const line = placed[i] ?? 0;
        const alone = placed.filter((one) => one === line).length === 1;
        return { text: item, comment: alone ? commentOf(lines[line - 1]?.text ?? '', item) : '' };
    });
}
/** What stands behind the item's text on its line, if that is a comment. */
function commentOf(line, item) {
    const at = line.indexOf(item);
    const behind = at < 0 ? '' : line.slice(at + item.length);
    return /^["']?\s+#(.*)$/s.exec(behind)?.[1]?.trim() ?? '';
}
function summaries_askedIn(front) {
    const context = mapAt(front.data, 'flags', 'question_context');
    const question = context?.['question'];
    if (typeof question !== 'string' || question.trim() === '')
        return null;
    const options = listAt(front.data, 'flags', 'question_context', 'options').flatMap((one) => {
        if (typeof one === 'string')
            return [one];
        const label = (0,data_data/* isMap */.jh)(one) && !(0,data_data/* isList */.Lv)(one) ? valueAt(one, 'label') : undefined;
        return typeof label === 'string' ? [label] : [];
    });
    return { question: question.trim().replace(/\s*\n\s*/g, ' '), options };
}

;// CONCATENATED MODULE: ./lib/formats/specify/state-context.js
// All that a state is read from: its document, its summaries, and the files of its folder.





function state_context_groundOf(doc, site, snapshot) {
    const home = places_homeOf(site);
    return { doc, site, snapshot, home, summaries: summariesIn(doc, home, snapshot) };
}
/** The summary of a stage that counts for something; `null` where there is none, or it says nothing. */
function summaryOf(stage, { summaries }) {
    const summary = summaries.get(stage);
    return summary && summary.status !== null && summary.problem === null ? summary : null;
}
/**
 * The entry of `stages` (a bare word counts as its status); `null` where the state has none for the stage.
 */
function state_context_entryOf(stage, { doc }) {
    const top = valueAt(doc.data, 'stages') === undefined ? 'phases' : 'stages';
    const key = stage.entries.find((one) => valueAt(doc.data, top, one) != null);
    if (key === undefined)
        return null;
    const bare = mapAt(doc.data, top, key) === null;
    const field = bare ? fields_fieldAt(doc, top, key) : fields_fieldAt(doc, top, key, 'status');
    // What it is now: a migration in memory may have changed the word that the file spells.
    const word = field === null ? '' : String(field.value);
    return {
        key,
        status: field && ENTRY.means(word),
        text: word,
        line: field?.line ?? fields_lineAt(doc, top, key),
        at: fields_fieldAt(doc, top, key, 'timestamp')?.text ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/formats/specify/questions/questions.js
// The questions of clarification-questions.md, where they can be read one by one, and what answers them.


const HEADING = /^(#{2,4})[ \t]+((?:Q|REQ)-?\d{1,5})\b[ \t]*[:.–—-]?[ \t]*(.*)$/;
const ANY_HEADING = /^#{1,6}[ \t]/;
const ANSWER = /^[ \t]*\*\*(?:Your answer|Answer)(?::\*\*|\*\*)[ \t]*(?:\([^)\n]{0,80}\))?[ \t]*:?/i;
const FIELD = /^[ \t]*\*\*[A-Z]/;
const OPTION = /^[ \t]*\d{1,2}[.)][ \t]+(.*)$/;
const questions_BOX = /^[ \t]*-[ \t]+\[([ xX])\][ \t]+(.*)$/;
/** `none` is an answer, a dash is none. */
const NO_ANSWER = /^(?:[-–—]|tbd|n\/a)?$/i;
const questions_MOST = 500;
/** In the order of the file; what has no place for an answer is no question. */
function questions_questionsIn(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const kinds = (0,blocks/* kindsOf */.tG)(lines);
    const starts = lines.flatMap((line, i) => (kinds[i] === 'text' && HEADING.test(line.text) ? [i] : []));
    return starts.slice(0, questions_MOST).flatMap((start) => {
        const next = lines.findIndex((line, i) => i > start && kinds[i] === 'text' && ANY_HEADING.test(line.text));
        return questions_questionOf(lines.slice(start, next < 0 ? undefined : next)) ?? [];
    });
}
function questions_questionOf(block) {
    const [head, ...body] = block;
    const [, , id = '', title = ''] = HEADING.exec(head?.text ?? '') ?? [];
    const resolved = /\[AUTO-RESOLVED\]/i.test(title);
    const named = title.replace(/\[[A-Z- ]+\]/g, '').trim();
    const question = named || (body.find(({ text }) => text.trim() !== '' && !FIELD.test(text))?.text.trim() ?? '');
    const boxes = body.filter(({ text }) => questions_BOX.test(text));
    const at = body.findIndex(({ text }) => ANSWER.test(text));
    if (question === '')
        return null;
    if (at >= 0)
        return { id, question, resolved, ...questions_answered(body, at), options: questions_optionsOf(body) };
    return boxes.length === 0 ? null : { id, question, resolved, ...boxed(boxes) };
}
/** The text behind the label, and what follows it up to a blank line and another field. */
function questions_answered(body, at) {
    const line = body[at];
    const label = ANSWER.exec(line?.text ?? '')?.[0] ?? '';
    const first = (line?.text ?? '').slice(label.length).trim();
    const below = body.slice(at + 1);
    const end = below.findIndex(({ text }) => FIELD.test(text) || /^[ \t]*(?:>|---|___)/.test(text));
    const rest = below.slice(0, end < 0 ? undefined : end).map(({ text }) => text.trim());
    const said = [first, ...rest].filter((one) => one !== '' && !/^_+$/.test(one)).join(' ');
    const blank = /[ \t]$/.test(line?.text ?? '');
    return { answer: NO_ANSWER.test(said) ? null : said, slot: { kind: 'line', at: line?.end ?? 0, blank } };
}
/** `1. Exponential backoff (Recommended)` */
function questions_optionsOf(body) {
    return body.flatMap(({ text }) => OPTION.exec(text)?.[1]?.trim() ?? []);
}
/** A requirement's disposition: one of several boxes is ticked. */
function boxed(boxes) {
    const read = boxes.map(({ text, start }) => {
        const [, mark = ' ', label = ''] = questions_BOX.exec(text) ?? [];
        const plain = /^\*\*([^*]+)\*\*/.exec(label)?.[1] ?? label;
        return { ticked: mark !== ' ', label: plain.trim(), at: start + text.indexOf('[') + 1 };
    });
    return {
        options: read.map(({ label }) => label),
        answer: read.find(({ ticked }) => ticked)?.label ?? null,
        slot: { kind: 'boxes', marks: read.map(({ at }) => at) },
    };
}
/**
 * The file with one answer more; every other byte stays. `null` where the question is chosen by a box and the
 * answer names none of them.
 */
function questions_withAnswer(text, { slot, options }, answer) {
    const flat = answer.trim().replace(/\s+/g, ' ');
    if (slot.kind === 'line')
        return `${text.slice(0, slot.at)}${slot.blank ? '' : ' '}${flat}${text.slice(slot.at)}`;
    const chosen = chosenOf(options, flat);
    const mark = slot.marks[chosen];
    return mark === undefined ? null : `${text.slice(0, mark)}x${text.slice(mark + 1)}`;
}
/** By its number from 1, or by the beginning of its label; -1 where that names none, or several. */
function chosenOf(options, answer) {
    const number = /^\d{1,2}$/.test(answer) ? Number(answer) : null;
    if (number !== null)
        return number >= 1 && number <= options.length ? number - 1 : -1;
    const low = answer.toLowerCase();
    const fits = options.flatMap((label, i) => (label.toLowerCase().startsWith(low) ? [i] : []));
    return fits.length === 1 ? (fits[0] ?? -1) : -1;
}

;// CONCATENATED MODULE: ./lib/formats/specify/questions/asked.js
// What a person is asked: the questions of the file, or the one that a summary put.







const QUESTIONS = 'clarification-questions.md';
/** Where the questions are: where the state or the summary says, else in the feature's folder. */
function questionsPath(ground) {
    const { doc, home, snapshot } = ground;
    const written = fields_fieldAt(doc, 'stages', 'clarification', 'clarification_file_path')?.text ??
        ground.summaries.get(4)?.questionFile ??
        QUESTIONS;
    const path = (0,markdown_paths/* artifactsOf */.Ns)(written)[0]?.path ?? null;
    return (path === null ? null : artifacts_resolve(path, home, snapshot)) ?? (0,markdown_paths/* joinPath */.uJ)(home, QUESTIONS);
}
/** The questions of the file; none where it is not there or has another shape. */
function fileQuestions(ground) {
    const reading = ground.snapshot.text(questionsPath(ground));
    return reading.ok ? questions_questionsIn(reading.text) : [];
}
/** The id of the question that a stage's summary puts. */
function summaryQuestionId(stage) {
    return `stage-${stage}`;
}
/** Answers that the state records, by the question's words. */
function recordedAnswers(ground) {
    const records = listAt(ground.doc.data, 'user_decisions', 'clarifications');
    return new Map(records.flatMap((one) => {
        const [question, answer] = (0,data_data/* isMap */.jh)(one) ? [one['question'], one['answer']] : [];
        return typeof question === 'string' && answer != null
            ? [[sameWords(question), textOf(answer)]]
            : [];
    }));
}
function sameWords(question) {
    return question.trim().replace(/\s+/g, ' ').toLowerCase();
}
/** How many questions the state says that a person must answer; `null` where it does not say. */
function asked_countOf(ground) {
    return wholeNumber(fields_fieldAt(ground.doc, 'stages', 'clarification', 'auto_resolve_stats', 'requires_user')?.value);
}
/**
 * The questions of a stage for the person. `closed`: none of them needs anything any more.
 * Those that the tool answered from the input are shown as answered: a person may override them in the file.
 */
function questionsOf(stage, closed, ground) {
    const recorded = recordedAnswers(ground);
    const state = (answer, question) => {
        if (closed)
            return 'closed';
        return answer !== null || recorded.has(sameWords(question)) ? 'answered' : 'open';
    };
    const put = summaryOf(stage, ground)?.asked ?? null;
    const interactive = put
        ? [{ id: summaryQuestionId(stage), ...put, state: state(null, put.question), line: null }]
        : [];
    if (stage !== 4)
        return interactive;
    const listed = fileQuestions(ground).map(({ id, question, options, answer, resolved }) => ({
        id,
        question,
        options,
        state: state(answer ?? (resolved ? '' : null), question),
        line: null,
    }));
    return [...interactive, ...listed];
}

;// CONCATENATED MODULE: ./lib/formats/specify/damaged.js
// Front matter that is no YAML, read line by line: enough to go on from, never enough to write to.






/**
 * `null` where the fault is another than a line that is no YAML, or nothing is left that could be believed.
 * @throws StateError `state-readable` where a key comes twice: nobody picks one of two truths (faults S08)
 */
function recover(text, fault) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const end = (0,blocks/* frontMatterEnd */.QY)(lines);
    const [close, first] = [lines[end - 1], lines[1]];
    const invalid = fault.rule === 'state-readable' && fault.message.startsWith('found invalid YAML');
    if (!invalid || !close || !first)
        return null;
    const recovered = recoverYaml(text.slice(first.start, close.start), 2);
    if (!recovered)
        return null;
    const { data, places, damage } = recovered;
    const twice = damage.find(({ message }) => /^found the key .{1,300}? again /s.test(message));
    if (twice)
        throw new errors/* StateError */.qq('state-readable', twice.message, twice.line);
    const keys = Object.keys(data).map((key) => [key, places.get((0,data_data/* pointerOf */.rq)(key))?.line ?? 2]);
    const body = text.slice(close.end + close.eol.length);
    return { front: { data, places, lines: new Map(keys), body, bodyLine: end + 1 }, damage: damage_report_told(damage) };
}

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/additions.js
// How a migration adds to a state: defaults where they are missing, and the version in its own spelling.


/**
 * With the new number, quoted or with a `v` as the old one was; a missing one comes first, where it
 * belongs.
 */
function withVersion(data, version) {
    const old = data['schema_version'];
    if (old === undefined)
        return mapOf([['schema_version', version], ...Object.entries(data)]);
    const spelled = typeof old === 'string' ? old.replace(/\d.*$/s, String(version)) : version;
    return mapOf([...Object.entries(data), ['schema_version', spelled]]);
}
/** With these keys, each behind the one before it; keys that are there stay as they are. */
function withKeys(map, added, after) {
    let anchor = after;
    let result = map;
    for (const [key, value] of added) {
        result = insertKey(result, key, value, anchor);
        anchor = key;
    }
    return result;
}
/**
 * With these keys in front of `before`, where the tool's template has them: comments that describe a list
 * stand behind it, and stay there. Last where there is no such key.
 */
function withKeysBefore(map, added, before) {
    const missing = added.filter(([key]) => !Object.hasOwn(map, key));
    const entries = Object.entries(map);
    const found = entries.findIndex(([key]) => key === before);
    const at = found < 0 ? entries.length : found;
    return mapOf([...entries.slice(0, at), ...missing, ...entries.slice(at)]);
}
/** Keys of the head of a state, nearest to the workflow's progress first. */
const additions_HEAD = ['updated', 'created', 'user_input', 'feature_name', 'feature_id', 'schema_version'];
/** With new keys at the top, behind the times. */
function additions_withHead(data, added) {
    return withKeys(data, added, additions_HEAD.find((key) => Object.hasOwn(data, key)));
}
/** With the map at `key` changed; where it is missing or empty it begins as an empty one. */
function withMap(map, key, change, after) {
    const inner = map[key];
    const changed = change((0,data_data/* isMap */.jh)(inner) ? inner : mapOf([]));
    if (!Object.hasOwn(map, key))
        return insertKey(map, key, changed, after);
    return mapOf(Object.entries(map).map(([name, value]) => [name, name === key ? changed : value]));
}
/** With the map at `key` changed, if there is one. */
function withinMap(map, key, change) {
    return (0,data_data/* isMap */.jh)(map[key]) ? withMap(map, key, change) : map;
}

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/renames.js
// Keys that migrations give another name; their values and their places stay.




/** Version 3 (the seed's procedure). */
function toStages(data) {
    const renamed = renameKey(renameKey(data, 'phase_status', 'stage_status'), 'phases', 'stages');
    return withinMap(renamed, 'stages', (stages) => {
        let result = stages;
        for (const [old, now] of FOLDED)
            result = renamedFree(result, old, now);
        return result;
    });
}
/** Version 4: the design files got another name; the seed leaves it out. */
function toSupplement(data) {
    return withinMap(data, 'stages', (stages) => renamedFree(stages, 'design_feedback', 'design_supplement'));
}
/** Where both names are there, both stay: nothing may be lost. */
function renamedFree(map, old, now) {
    return Object.hasOwn(map, now) ? map : renameKey(map, old, now);
}
const AT_TOP = [
    ['phase_status', 'stage_status'],
    ['phases', 'stages'],
];
const IN_STAGES = [...FOLDED, ['design_feedback', 'design_supplement']];
/**
 * `before` with all that `after` calls by another name renamed, and nothing else: written first, so that what
 * is new can then be told from what only has a new name. `before` itself where nothing is renamed.
 */
function renamedAs(before, after) {
    const top = withNamesOf(before, after, AT_TOP);
    const [stages, now] = [top['stages'], after['stages']];
    if (!(0,data_data/* isMap */.jh)(stages) || !(0,data_data/* isMap */.jh)(now))
        return top;
    const inner = withNamesOf(stages, now, IN_STAGES);
    return inner === stages ? top : withMap(top, 'stages', () => inner);
}
function withNamesOf(before, after, names) {
    let result = before;
    for (const [old, now] of names)
        if (Object.hasOwn(after, now) && !Object.hasOwn(after, old))
            result = renamedFree(result, old, now);
    return result;
}

;// CONCATENATED MODULE: ./lib/formats/specify/version/shape.js
// Which version the keys of a state belong to, and whether a migration was left halfway.

/** Keys of version 2 that version 3 renamed; `current_phase` stays beside `current_stage` (the seed). */
const PHASE_KEYS = ['phase_status', 'phases'];
const STAGE_KEYS = ['current_stage', 'stage_status', 'stages'];
/** Fields that the seed's additive migrations bring, as paths: their presence shows the version. */
const ADDED = [
    [4, ['stages', 'clarification', 'clarification_file_path']],
    [4, ['stages', 'clarification', 'clarification_status']],
    [4, ['stages', 'clarification', 'auto_resolved_questions']],
    [4, ['stages', 'clarification', 'auto_resolve_stats']],
    [5, ['rtm_enabled']],
    [5, ['requirements_inventory']],
    [5, ['stages', 'rtm']],
    [5, ['user_decisions', 'rtm_dispositions']],
    [6, ['profile']],
    [6, ['user_decisions', 'profile']],
];
/**
 * @param version the number that the file states; `null` where it states none
 * @returns `null` where the keys fit
 */
function halfMigrated(data, version) {
    const phases = present(data, PHASE_KEYS);
    const stages = present(data, STAGE_KEYS);
    const unmoved = shape_has(data, 'current_phase') && !shape_has(data, 'current_stage');
    const added = addedIn(data);
    if (version === null || version === 2) {
        if (stages.length === 0)
            return halfBy(version === null ? [] : added, 2, null);
        if (version === null && phases.length === 0)
            return null;
        const whole = phases.length === 0 && shape_has(data, 'current_stage') && shape_has(data, 'stage_status');
        return { keys: stages, shape: whole ? shapeOf(data) : null };
    }
    if (phases.length > 0 || unmoved) {
        const old = unmoved ? ['current_phase', ...phases] : phases;
        return { keys: old, shape: stages.length === 0 && added.length === 0 ? 2 : null };
    }
    return halfBy(added, version, shapeOf(data));
}
/** The tool's template still says 5 while runs of version 6 write `profile` beside it: that is no fault. */
function halfBy(added, version, shape) {
    const ahead = added.filter((one) => one.version > (version === 5 ? 6 : version));
    return ahead.length === 0 ? null : { keys: ahead.map(({ path }) => path.join('.')), shape };
}
/** The version that a stage-based state's keys show. */
function shapeOf(data) {
    return Math.max(3, ...addedIn(data).map(({ version }) => version));
}
function addedIn(data) {
    return ADDED.filter(([, path]) => leads(data, path)).map(([version, path]) => ({ version, path }));
}
function leads(data, path) {
    let at = data;
    for (const key of path) {
        if (!(0,data_data/* isMap */.jh)(at) || !shape_has(at, key))
            return false;
        at = at[key];
    }
    return true;
}
function present(data, keys) {
    return keys.filter((key) => shape_has(data, key));
}
function shape_has(map, key) {
    return Object.hasOwn(map, key);
}

;// CONCATENATED MODULE: ./lib/formats/specify/version/version.js
// Which schema version a state is of: by its number, the log of its beginning, or its shape.






const VERSIONS = [2, 3, 4, 5, 6];
const OLDEST = 2;
const NEWEST = 6;
/** `- **Schema Version**: v4` in the block that the tool writes when a workflow begins. */
const AT_BIRTH = /^[ \t]*[-*+][ \t]+\*\*Schema Version:?\*\*:?[ \t]*v?(\d{1,4})\b/im;
function statedOf(front, body) {
    const { data } = front;
    const found = data['schema_version'] ?? null;
    const born = wholeNumber(AT_BIRTH.exec(body)?.[1]);
    const number = found === null ? null : version_numberOf(found);
    const version = found === null ? assumedOf(data, born) : ranged(number);
    const line = fields_lineAt(front, 'schema_version');
    const half = typeof version === 'number' ? halfMigrated(data, found === null ? null : version) : null;
    const torn = [
        ...(half ? [halfMessage(half, version, front)] : []),
        ...(typeof version === 'number' ? bornLater(born, version, data, line) : []),
        ...stageTooHigh(front),
    ];
    return {
        version,
        written: found === null ? version : writtenOf(found),
        assumed: found === null,
        line,
        half,
        contradictions: torn,
        lags: found !== null && half === null ? lagOf(data, version) : null,
        mapped: version !== 2 || stageOfPhase(textOf(data['current_phase'])) !== null,
    };
}
/** From this version on each brings keys of the outermost level, which its own files have. */
const AT_THE_TOP = 5;
/** A number that was raised before its keys were written, or keys that were left out: both read alike. */
function lagOf(data, version) {
    const shape = STAGE_KEYS.some((key) => Object.hasOwn(data, key)) ? shapeOf(data) : null;
    const told = typeof version === 'number' && version >= AT_THE_TOP;
    return told && shape !== null && shape < version ? shape : null;
}
/** `5`, `"5"`, `5.0`, `"5.0"` and `"v5"` are 5; `"5.1"` and everything else is no version that ever was. */
function version_numberOf(found) {
    if (typeof found === 'number')
        return Number.isSafeInteger(found) ? found : null;
    const digits = typeof found === 'string' ? /^\s*v?(\d{1,6})(?:\.0{1,6})?\s*$/i.exec(found)?.[1] : undefined;
    return digits === undefined ? null : Number(digits);
}
function ranged(number) {
    if (number === null || number < OLDEST)
        return null;
    return number > NEWEST ? 'newer' : number;
}
function writtenOf(found) {
    if (typeof found === 'number' || typeof found === 'string')
        return found;
    return (0,data_data/* isMap */.jh)(found) || (0,data_data/* isList */.Lv)(found) ? 'a list or map' : String(found);
}
/**
 * Without a number: stages have the version of their shape, phases version 2; the log says when it was
 * born.
 */
function assumedOf(data, born) {
    const staged = STAGE_KEYS.some((key) => Object.hasOwn(data, key));
    if (staged)
        return ranged(Math.max(shapeOf(data), born ?? 0));
    const phased = ['current_phase', ...PHASE_KEYS].some((key) => Object.hasOwn(data, key));
    return phased ? OLDEST : ranged(Math.max(born ?? 0, OLDEST));
}
function halfMessage({ keys }, version, front) {
    const [first = ''] = keys;
    const line = fields_lineAt(front, ...first.split('.'));
    const message = `found schema version ${version} with ${keys.join(', ')}, expected the keys of one version: ` +
        'a migration was left halfway. Repair the number, go back to an earlier version, or correct it by hand.';
    return { message, line, evidence: { schema_version: version, keys } };
}
/**
 * A state is never older than it was at its birth. The tool's template still calls version 6 by the number
 * 5.
 */
function bornLater(born, version, data, line) {
    if (born === null || born <= version || (born === NEWEST && version === NEWEST - 1))
        return [];
    const found = data['schema_version'] == null ? 'phases of version 2' : `schema version ${version}`;
    const message = `found ${found} in the front matter and "Schema Version: v${born}" in the Workflow Log, expected ` +
        'no version before the one that it began with. Correct the one that is wrong.';
    return [{ message, line, evidence: { front_matter: version, log: born } }];
}
function stageTooHigh(front) {
    const field = fields_fieldAt(front, 'current_stage');
    const stage = wholeNumber(field?.value);
    if (!field || stage === null || stage <= HIGHEST)
        return [];
    const message = `current_stage: found ${stage}, expected 1 to ${HIGHEST}. Correct it by hand.`;
    return [{ message, line: field.line, evidence: { current_stage: stage } }];
}

;// CONCATENATED MODULE: ./lib/formats/specify/document.js
// The state file as a document: front matter and body, behind guards for what nobody may guess.










const specify_document_codec = { parse: document_parse, print: document_print };
/** @throws StateError also where a map is something else (faults S18), and for an unfilled template */
function document_parse(text) {
    (0,text_lines/* refuseConflicts */.wz)((0,text_lines/* linesOf */.Dx)(text));
    document_refuseTemplate(text);
    const { front, damage } = document_frontOf(text);
    refuseOtherShapes(front);
    return { ...front, damage, stated: statedOf(front, front.body) };
}
function document_frontOf(text) {
    try {
        return { front: frontMatter.parse(text), damage: [] };
    }
    catch (error) {
        const recovered = error instanceof errors/* StateError */.qq ? recover(text, error.fault) : null;
        if (recovered)
            return recovered;
        throw error;
    }
}
/** @throws EditError also for every change to front matter that could only be recovered */
function document_print(text, doc) {
    if (doc.damage.length === 0) {
        const front = frontMatter.parse(text);
        const data = renamedAs(front.data, doc.data);
        const renamed = data === front.data ? text : frontMatter.print(text, { ...front, data });
        return frontMatter.print(renamed, doc);
    }
    const { front } = document_frontOf(text);
    if ((0,data_data/* sameData */.n6)(front.data, doc.data) && front.body === doc.body)
        return text;
    const line = doc.damage[0]?.line ?? '-';
    throw new errors/* EditError */.F(`the front matter is no YAML on line ${line}, and must be corrected before it is written to`);
}
const FEATURE = /^["']?feature_id["']?[ \t]*:[ \t]*(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^#\r\n]*))/m;
/** Before YAML is read: without its quotes a template is not even that. */
function document_refuseTemplate(text) {
    const [, double, single, plain] = FEATURE.exec(atMargin(text)) ?? [];
    const value = (double ?? single ?? plain ?? '').trim();
    if (!(0,text_words/* isPlaceholder */.wK)(value))
        return;
    const line = (0,text_lines/* linesOf */.Dx)(text).find((one) => /^[^#]*\bfeature_id\b/.test(one.text))?.number ?? null;
    const message = `found feature_id ${JSON.stringify(value)}, a gap of the template. ` +
        'Fill it in, or leave it: it counts as no workflow.';
    throw new errors/* StateError */.qq('state-filled', message, line);
}
/** Whose value is a map, or nothing yet; of other entries a bare word counts as their status. */
const MAPS = [
    ['lock_info'],
    ['user_decisions'],
    ['requirements_inventory'],
    ['phases'],
    ['phases', 'clarification'],
    ['stages'],
    ['stages', 'clarification'],
    ['stages', 'rtm'],
];
/** @throws StateError `state-readable`, naming the line */
function refuseOtherShapes({ data, places }) {
    for (const path of MAPS) {
        const value = valueAt(data, ...path);
        if (value === undefined || value === null || (0,data_data/* isMap */.jh)(value))
            continue;
        const found = (0,data_data/* isList */.Lv)(value) ? 'a list' : JSON.stringify(value);
        const message = `${path.join('.')}: found ${found}, expected "key: value" lines below. Correct it.`;
        throw new errors/* StateError */.qq('state-readable', message, places.get((0,data_data/* pointerOf */.rq)(...path))?.line ?? null);
    }
}

;// CONCATENATED MODULE: ./lib/formats/specify/log.js
// The Workflow Log in the body: what it says was done last, and how an entry is added to it.







const STAGE = /[-–—]\s*Stage\s+(\d{1,2})[AB]?\b/i;
const PHASE = /[-–—]\s*Phase:\s*(\S[^\r\n]*)$/i;
/** @param firstLine the body's first line within the file */
function logOf(body, firstLine) {
    return scanMarkdown((0,text_lines/* linesOf */.Dx)(body)).flatMap((section) => {
        const stage = stageIn(section.heading ?? '');
        if (section.level !== 3 || stage === null)
            return [];
        return [{ stage, outcome: outcomeOf(section), line: section.line + firstLine - 1 }];
    });
}
function stageIn(heading) {
    const number = STAGE.exec(heading)?.[1];
    if (number !== undefined)
        return Number(number);
    const phase = PHASE.exec(heading)?.[1];
    return phase === undefined ? null : stageOfPhase(phase);
}
function outcomeOf(section) {
    const field = section.fields.find(({ key }) => (0,text_words/* nameOf */.Vb)(key) === 'outcome');
    const word = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(field?.value.value ?? ''));
    return word === 'success' || word === 'partial' || word === 'error' ? word : null;
}
/** Lines of the log's entries that a person may want to read: untrusted. */
function logLines(body) {
    const sections = scanMarkdown((0,text_lines/* linesOf */.Dx)(body)).filter(({ level, heading }) => level === 3 && heading !== null);
    return sections.flatMap(({ heading, prose }) => [heading ?? '', ...prose.map(({ text }) => text)]);
}
/**
 * The body with one entry more, at the end of its Workflow Log and in the form that the tool writes.
 * @throws EditError where the action does not fit on one line
 */
function withEntry(body, { stage, action, at }) {
    if (/[\r\n]/.test(action))
        throw new errors/* EditError */.F('an entry of the Workflow Log has one line for its action');
    const lines = (0,text_lines/* linesOf */.Dx)(body);
    const eol = (0,text_lines/* eolOf */.Wl)(lines);
    const heading = `### ${(0,time/* formatTime */.f)(at)} - Stage ${stage}: ${stageBy(stage)?.title ?? ''}`;
    const entry = [heading, `- **Action**: ${action}`, '- **Outcome**: PARTIAL'];
    const sections = scanMarkdown(lines);
    const log = sections.find((one) => one.level === 2 && (0,text_words/* nameOf */.Vb)(one.heading ?? '') === 'workflow_log');
    const next = log && sections.find((one) => one.line > log.line && one.level <= 2);
    const end = next ? next.line - 1 : lines.length;
    let last = end;
    while (last > 0 && lines[last - 1]?.text.trim() === '')
        last--;
    const line = lines[last - 1];
    const added = [...(log ? [] : ['## Workflow Log', '']), ...entry];
    if (!line)
        return body + eol + added.join(eol) + eol;
    const text = ['', ...added].map((one) => eol + one).join('');
    return body.slice(0, line.end) + text + body.slice(line.end);
}

;// CONCATENATED MODULE: ./lib/formats/specify/choices/write.js








/** @throws UserError where the state cannot be read */
function write_written(at, { summary, values, stage, action, files = [], notes = [] }) {
    const { doc, text } = readable(at);
    const changed = values.reduce((data, [path, value]) => write_withValue(data, path, value), doc.data);
    const time = formatTimeLike(at.now, fields_fieldAt(doc, 'updated')?.text ?? '');
    const data = withTime(changed, time);
    const body = withEntry(doc.body, { stage, action: `${action} by ${write_named(at.by)}`, at: at.now });
    const after = specify_document_codec.print(text, { ...doc, data, body });
    const own = { kind: 'write', path: at.recovery.path, before: text, after };
    return { summary, files: [...files, own], notes, commit: null };
}
/** @throws UserError where the state cannot be read */
function readable({ doc, text, recovery }) {
    if (doc && text !== null)
        return { doc, text };
    throw new errors/* UserError */.yo(`${recovery.id}: its state cannot be read. ${recovery.decision.instruction}`);
}
/** The stage that a decision or a state is about. @throws UserError where there is none */
function stageAt(at, id) {
    const stage = stageBy(Number(id ?? Number.NaN));
    if (stage)
        return stage;
    throw new errors/* UserError */.yo(`${at.recovery.id}: its state names no stage that could be gone on with.`);
}
/** Maps on the way that are missing or empty are begun. */
function write_withValue(data, path, value) {
    const [first, ...rest] = path;
    if (typeof first !== 'string' || rest.length === 0)
        return write_mapped(setIn(data, path, value), data);
    const inner = data[first];
    const below = (0,data_data/* isMap */.jh)(inner) ? inner : Object.create(null);
    return write_mapped(setIn(data, [first], write_withValue(below, rest, value)), data);
}
function write_mapped(data, otherwise) {
    return (0,data_data/* isMap */.jh)(data) ? data : otherwise;
}
function withTime(data, now) {
    if (Object.hasOwn(data, 'updated'))
        return write_withValue(data, ['updated'], now);
    return insertKey(data, 'updated', now, 'created');
}
/** One line of plain characters, whatever somebody is called. */
function write_named(by) {
    const plain = by
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, 100);
    return plain === '' ? 'somebody' : plain;
}

;// CONCATENATED MODULE: ./lib/formats/specify/choices/answer.js
// Recording a person's answer: in `user_decisions`, and in the file of questions where it has a place for it.









/** Existing decisions are never changed; once nothing is open any more, the state says `answers_received`. */
function answer_answer(at, asked, text) {
    const { doc } = readable(at);
    const stage = stageAt(at, at.state?.current?.id).number;
    const question = choices_answer_meant(at, asked, text);
    const file = question ? answeredFile(at, question, text) : [];
    const left = (at.state?.questions ?? []).filter((one) => one.state === 'open' && one !== question);
    const record = mapOf([
        ['question', question?.question ?? answer_wordsOf(asked) ?? asked],
        ['answer', text],
        ['response_type', 'custom'],
        ['timestamp', (0,time/* formatTime */.f)(at.now)],
        ['stage', stage],
    ]);
    const answers = [...listAt(doc.data, 'user_decisions', 'clarifications'), record];
    return write_written(at, {
        summary: `the answer to ${question?.id ?? asked}`,
        values: [
            [['user_decisions', 'clarifications'], answers],
            ...(left.length === 0 ? received(at, stage) : []),
        ],
        stage,
        action: `Answer to ${question?.id ?? 'a question'} recorded`,
        files: file,
        notes: answer_notesOf(at, question, left.length),
    });
}
/** What is asked in words, by a person who answers all that is waited for at once; `null`: nobody says so. */
function answer_wordsOf(asked) {
    const [head = '', ...words] = asked.split(':');
    return head.trim().toLowerCase() === 'all' ? words.join(':').trim() || 'all' : null;
}
/** The open question of that id or those words; `null` where one answer is meant for all of them. */
function choices_answer_meant(at, asked, text) {
    const { recovery, state } = at;
    const { decision } = recovery;
    if (decision.reason !== 'awaiting-answer')
        throw new errors/* UserError */.yo(`${recovery.id}: no answer is awaited (${decision.action}, ${decision.reason}).`);
    if (text.trim() === '')
        throw new errors/* UserError */.yo(`${recovery.id}: found an empty answer. Say something.`);
    const questions = state?.questions ?? [];
    if (questions.length === 0) {
        if (answer_wordsOf(asked) !== null)
            return null;
        throw new errors/* UserError */.yo(`${recovery.id}: its questions cannot be told apart, so one answer counts for all of them; found ` +
            `${JSON.stringify(asked)}, expected "all", or "all: WORDS OF THE QUESTION". Write to the file of ` +
            'questions yourself if they need answers of their own.');
    }
    const found = questions.find(({ id, question }) => answer_same(id, asked) || sameWords(question) === sameWords(asked));
    if (found?.state === 'open')
        return found;
    const open = questions.filter((one) => one.state === 'open').map(({ id }) => id);
    const why = found ? `${found.id} is answered already` : `there is no question ${JSON.stringify(asked)}`;
    throw new errors/* UserError */.yo(`${recovery.id}: ${why}. Open: ${open.join(', ')}.`);
}
function answer_same(one, other) {
    return one.toLowerCase() === other.trim().toLowerCase();
}
/** @throws UserError where the question is chosen by a box and the answer names none of them */
function answeredFile(at, question, text) {
    const ground = state_context_groundOf(readable(at).doc, at.site, at.snapshot);
    const listed = fileQuestions(ground).find(({ id }) => id === question.id);
    const path = questionsPath(ground);
    const reading = at.snapshot.text(path);
    if (!listed || listed.answer !== null || !reading.ok)
        return [];
    const after = questions_withAnswer(reading.text, listed, text);
    if (after !== null)
        return [{ kind: 'write', path, before: reading.text, after }];
    const options = listed.options.map((one, i) => `${i + 1} (${one})`).join(', ');
    throw new errors/* UserError */.yo(`${at.recovery.id}: found the answer ${JSON.stringify(text)} to ${question.id}, ` +
        `expected one of ${options}.`);
}
/** Stage 4 has a field for it; elsewhere the recorded answer itself says that it is there. */
function received(at, stage) {
    const { doc } = readable(at);
    const waits = /^(?:waiting|awaiting)/i.test(String(fields_fieldAt(doc, 'stage_status')?.value ?? ''));
    return [
        ...(stage === 4
            ? [[['stages', 'clarification', 'clarification_status'], 'answers_received']]
            : []),
        ...(waits ? [[['stage_status'], 'in_progress']] : []),
    ];
}
function answer_notesOf(at, question, left) {
    if (!question)
        return ['Its questions cannot be told apart, so this counts as the answer to what is waited for.'];
    const open = at.state?.questions.filter((one) => one.state === 'open').length ?? 0;
    return left > 0 ? [`Still open: ${left} of ${open} questions.`] : [];
}

;// CONCATENATED MODULE: ./lib/formats/specify/outputs.js
// What a stage has made: the files that it is the first to make, as they are in the snapshot.


/** Every name that the stage's files ever had, as paths. */
function outputPaths(stage, home) {
    return stage.outputs.flatMap(({ names }) => names.map((name) => (0,markdown_paths/* joinPath */.uJ)(home, name)));
}
/** The files that a stage makes: those of the newest version, so that no migration changes what is owed. */
function madeBy(stage, { home, snapshot }) {
    return stage.outputs.map(({ names, when }) => {
        const paths = names.map((name) => (0,markdown_paths/* joinPath */.uJ)(home, name));
        const path = paths.find((one) => shownAt(one, snapshot) !== 'none') ?? paths[0] ?? home;
        return { path, shown: shownAt(path, snapshot), when };
    });
}
/**
 * A file that the stage always makes proves it done. Where it makes such files, those that it only may make
 * show no more than that it began; where it never does, one of them proves it.
 */
function outputs_outputOf(stage, ground) {
    const made = madeBy(stage, ground);
    if (made.some(({ shown }) => shown === 'partial'))
        return 'partial';
    const whole = made.filter(({ shown }) => shown === 'whole');
    if (whole.length === 0)
        return 'none';
    const proof = stage.outputs.some(({ when }) => when === 'must') ? 'must' : 'may';
    return whole.some(({ when }) => when === proof) ? 'complete' : 'partial';
}

;// CONCATENATED MODULE: ./lib/formats/specify/repairs.js










function specify_repairs_repairsOf(at) {
    return [missingSummary(at), laggingNumber(at)].filter((one) => one !== null);
}
function crashedIn({ doc, site, snapshot, recovery, state }) {
    const stage = stageBy(Number(state?.current?.id));
    if (!doc || !stage || recovery.decision.reason !== 'artifacts-complete')
        return null;
    const ground = state_context_groundOf(doc, { ...site, path: recovery.path }, snapshot);
    const found = madeBy(stage, ground)
        .filter(({ shown }) => shown === 'whole')
        .map(({ path }) => path);
    return found.length === 0 ? null : { stage, ground, found };
}
/** The seed's crash recovery. */
function missingSummary(at) {
    const crashed = crashedIn(at);
    if (!crashed || inTheWay(crashed) !== null)
        return null;
    const { stage, ground, found } = crashed;
    const { home, snapshot } = ground;
    const { version } = ground.doc.stated;
    const path = summaryPath(home, stage.number);
    const reading = snapshot.text(path);
    const after = inEol(reconstructed(stage, typeof version === 'number' ? version : NEWEST, found), at.text ?? '');
    return {
        summary: `the summary of ${stages_nameOf(stage)}, reconstructed`,
        files: [{ kind: 'write', path, before: reading.ok ? reading.text : null, after }],
        proof: [
            `The state says that ${stages_nameOf(stage)} was in progress, and it has no summary.`,
            ...found.map((one) => `${one} is there and filled in; no earlier stage makes it.`),
            'The summary says that it was recovered, and claims nothing else.',
        ],
    };
}
/** Why the summary of a stage that crashed is not proposed. */
function hindranceOf(at) {
    const crashed = crashedIn(at);
    const there = crashed && inTheWay(crashed);
    if (!crashed || !there)
        return null;
    const what = `stands in the way of the summary of ${stages_nameOf(crashed.stage)}`;
    const problem = there.problem.replace(/\.?$/, '.');
    return `${there.path} ${what}: ${problem} Move it away, then ask for the repair again.`;
}
/** What stands where a folder is to be, where that is no file. */
const repairs_NO_FOLDER = { '120000': 'a symbolic link', '160000': 'a submodule' };
/**
 * What is where the summary, or its folder, is to be. A file that says nothing is as good as none; one that
 * says something is left alone.
 */
function inTheWay({ stage, ground }) {
    const { home, summaries, snapshot } = ground;
    const path = summaryPath(home, stage.number);
    const folder = (0,markdown_paths/* folderOf */.yS)(path);
    const above = snapshot.entry(folder);
    if (above && above.mode !== '040000')
        return { path: folder, problem: `found ${repairs_NO_FOLDER[above.mode] ?? 'a file'}, expected a folder.` };
    const reading = snapshot.text(path);
    if (!reading.ok && reading.why !== 'absent') {
        const [found = ''] = (0,unread/* faultOfReading */.c)(reading).message.split('. ');
        return { path, problem: found };
    }
    const there = summaries.get(stage.number);
    return there && !there.blank ? { path, problem: there.problem ?? 'found text, expected none.' } : null;
}
/**
 * The summary that the seed reconstructs for a stage whose coordinator died after its work, field for field.
 * @param found paths of the artifacts that are there
 */
function reconstructed(stage, version, found) {
    return [
        '---',
        `stage: "${stage.name}"`,
        `stage_number: ${stage.number}`,
        'status: completed',
        `checkpoint: "${checkpointOf(stage.number, version)}"`,
        `artifacts_written: [${found.map((path) => JSON.stringify(path)).join(', ')}]`,
        'summary: "Reconstructed from artifacts (coordinator crashed)"',
        'flags:',
        '  recovered: true',
        '---',
        '',
    ].join('\n');
}
/** A new file ends its lines as the state does. */
function inEol(written, like) {
    return written.replaceAll('\n', (0,text_lines/* eolOf */.Wl)((0,text_lines/* linesOf */.Dx)(like)));
}
/**
 * A migration that was done and not counted (or counted and not done): every key agrees on one other
 * number. Nothing is written to what could only be recovered.
 */
function laggingNumber({ doc, text, recovery }) {
    const half = doc?.stated.half ?? null;
    const written = doc?.stated.written ?? null;
    if (!doc || text === null || !half || half.shape === null || doc.stated.assumed)
        return null;
    if (doc.stated.contradictions.length > 1 || doc.damage.length > 0)
        return null;
    const number = typeof written === 'string' ? written.replace(/\d.*$/s, String(half.shape)) : half.shape;
    const data = mapOf([...Object.entries(doc.data), ['schema_version', number]]);
    const after = specify_document_codec.print(text, { ...doc, data });
    return {
        summary: `schema version ${doc.stated.version} → ${half.shape}`,
        files: [{ kind: 'write', path: recovery.path, before: text, after }],
        proof: [
            `Found ${half.keys.join(', ')}, which version ${doc.stated.version} does not have.`,
            `Every key of the file fits version ${half.shape}, and no key of another version is left.`,
            'Nothing but the number is changed.',
        ],
    };
}

;// CONCATENATED MODULE: ./lib/formats/specify/choices/resume.js




/** Reasons for which the stage is to be run from its beginning; for all others it goes on where it was. */
const BEGINS = new Set([
    'step-completed',
    'artifacts-complete',
    'artifact-missing',
    'not-started',
]);
/**
 * The tool itself goes on with `current_stage` unless that is completed, and passes over stages whose
 * summary says completed. So a stage that is to begin is pending, which is also what a session that dies
 * before it began must find; one whose artifact is lost loses its old summary, and one that died behind its
 * artifacts gets the summary that the seed reconstructs.
 */
function resume_resume(at) {
    const { decision } = at.recovery;
    const stage = stageAt(at, decision.step);
    const lost = decision.reason === 'artifact-missing';
    const reconstructed = missingSummary(at);
    const status = [
        ['stage_status'],
        BEGINS.has(decision.reason) ? 'pending' : 'in_progress',
    ];
    const answered = decision.reason === 'answers-to-apply' && stage.number === 4
        ? [[['stages', 'clarification', 'clarification_status'], 'answers_received']]
        : [];
    return write_written(at, {
        summary: `go on with ${stages_nameOf(stage)}`,
        values: [[['current_stage'], stage.number], status, ...answered],
        stage: stage.number,
        action: 'Resumed',
        files: lost ? withoutSummary(stage.number, at) : (reconstructed?.files ?? []),
        notes: [
            ...(lost ? [OLD_SUMMARY] : []),
            ...(reconstructed ? ['The missing summary of the stage before is written as well.'] : []),
            ...(at.snapshot.entry(lockPath(places_homeOf(at.site))) ? [OLD_LOCK] : []),
        ],
    });
}
const OLD_SUMMARY = 'The old summary of the stage is archived and removed: because of it the tool would pass the stage over.';
const OLD_LOCK = 'The lock that was left behind stays; the tool removes it when it begins.';
/** Archived, then gone: it says completed of a stage that is to be run again. */
function withoutSummary(stage, { site, snapshot }) {
    const path = summaryPath(places_homeOf(site), stage);
    return snapshot.entry(path) === null ? [] : [{ kind: 'remove', path }];
}

;// CONCATENATED MODULE: ./lib/formats/specify/choices/retry.js
// Running a stage again, or passing it over, on a person's word (the seed's crash recovery).




/** The stage is as one that has not begun; what it left and logged stays where it is. */
function retry_retry(at) {
    const stage = stageAt(at, at.state?.current?.id);
    return write_written(at, {
        summary: `run ${stages_nameOf(stage)} again`,
        values: [...retry_moved(at, stage.number), [['stage_status'], 'pending']],
        stage: stage.number,
        action: 'Retry asked for',
    });
}
/** Whether no stage comes behind the current one, so that it cannot be passed over. */
const isLast = ({ state }) => Number(state?.current?.id) >= stages_LAST;
/** The next stage is up, and the entry of this one says why it left nothing. */
function retry_skip(at) {
    const stage = stageAt(at, at.state?.current?.id);
    if (stage.number >= stages_LAST)
        throw new errors/* UserError */.yo(`${at.recovery.id}: found ${stages_nameOf(stage)}, after which nothing comes. Retry it, or start fresh.`);
    const named = retry_stageNamed(at);
    const next = Math.max(named, stage.number + 1);
    const following = stageBy(next);
    // The state may name a later stage already: that one goes on where it was.
    const onward = named >= next
        ? []
        : [
            [['current_stage'], next],
            [['stage_status'], 'pending'],
        ];
    return write_written(at, {
        summary: `pass over ${stages_nameOf(stage)} and go on with ${following ? stages_nameOf(following) : `stage ${next}`}`,
        values: [...onward, [['stages', entryKey(stage, at), 'status'], 'skipped']],
        stage: stage.number,
        action: 'Skipped',
        notes: stage.optional
            ? []
            : [`${capital(stages_nameOf(stage))} is not optional: later stages may miss what it makes.`],
    });
}
function capital(name) {
    return name.charAt(0).toUpperCase() + name.slice(1);
}
/** Only where the run goes on at an earlier stage than the state names. */
function retry_moved(at, stage) {
    return retry_stageNamed(at) === stage ? [] : [[['current_stage'], stage]];
}
/** What the state itself says, 0 where that is no stage. */
function retry_stageNamed(at) {
    return wholeNumber(readable(at).doc.data['current_stage']) ?? 0;
}
/** The entry that the state has for the stage, else the one that the tool would write. */
function entryKey(stage, at) {
    const entries = mapAt(readable(at).doc.data, 'stages') ?? {};
    return stage.entries.find((key) => Object.hasOwn(entries, key)) ?? stage.entries[0] ?? stage.name;
}

;// CONCATENATED MODULE: ./lib/formats/specify/choices/index.js





/** Nothing is approved here: a gate asks its question and is answered. */
const specify_choices_choices = {
    resume: resume_resume,
    answer: answer_answer,
    retry: retry_retry,
    skip: retry_skip,
    fresh({ site, recovery }, all) {
        const home = places_homeOf(site);
        const own = [site.path, lockPath(home), summariesPath(home)];
        if (!all)
            return own;
        if (places_isFeatureFolder(home))
            return [home];
        const where = home === '' ? "the repository's root" : home;
        throw new errors/* UserError */.yo(`${recovery.id}: found its state in ${where}, which is no folder of its own (specs/<feature>/). ` +
            'Start fresh without --all, and remove the other files by hand.');
    },
};

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/v2-to-v3.js
// Version 2 to 3: phases become stages (the seed's tables), and what a phase says of its stage is kept true.







/** `current_phase` stays beside the new `current_stage`. */
const v2ToV3 = {
    from: 0,
    summary: 'v2 → v3',
    up(doc) {
        const phase = textOf(doc.data['current_phase']);
        const staged = insertKey(doc.data, 'current_stage', stageOfPhase(phase), 'current_phase');
        const renamed = withVersion(toStages(staged), 3);
        const row = Object.hasOwn(renamed, 'stage_status')
            ? v2_to_v3_ROWS.find((one) => one.holds(phase, doc.data))
            : undefined;
        return { ...doc, data: row ? withStatus(renamed, row, doc.data) : renamed };
    },
};
/** Phases whose status is not that of their stage (the contract's table); of all others it is. */
const v2_to_v3_ROWS = [
    // What stopped in a research phase goes on at stage 2, which it has not begun.
    { holds: (phase) => isResearch(phase), status: 'pending' },
    // The checklist is made or being made, and its validation has not begun.
    {
        holds: (phase, data) => isPhase(phase, 'CHECKLIST_CREATION') && (v2_to_v3_isCompleted(data) || v2_to_v3_isUnderWay(data)),
        status: 'pending',
        entry: 'checklist_validation',
    },
    // The designs that the run is to read are not captured yet.
    {
        holds: (phase, data) => isPhase(phase, 'INIT') && v2_to_v3_isCompleted(data) && isCapturing(data),
        status: 'in_progress',
        entry: 'setup_figma',
    },
];
function v2_to_v3_isCompleted(data) {
    return STAGE_STATUS.means(textOf(data['phase_status'])) === 'completed';
}
function v2_to_v3_isUnderWay(data) {
    return STAGE_STATUS.means(textOf(data['phase_status'])) === 'in_progress';
}
/** Whether a Figma capture is named and has not ended. */
function isCapturing(data) {
    const entry = valueAt(data, 'phases', 'figma_capture');
    const word = textOf((0,data_data/* isMap */.jh)(entry) ? entry['status'] : entry);
    return ENTRY.means(word) === 'open' || STAGE_STATUS.means(word) === 'waiting';
}
/** An entry that the file has under that name says for itself what it is. */
function withStatus(data, { status, entry }, before) {
    const set = v2_to_v3_mapped(setIn(data, ['stage_status'], status), data);
    const there = entry === undefined ? undefined : valueAt(set, 'stages', entry);
    if (entry === undefined || there == null || valueAt(before, 'phases', entry) !== undefined)
        return set;
    return v2_to_v3_mapped(setIn(set, ['stages', entry, ...((0,data_data/* isMap */.jh)(there) ? ['status'] : [])], status), set);
}
function v2_to_v3_mapped(data, otherwise) {
    return (0,data_data/* isMap */.jh)(data) ? data : otherwise;
}

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/v3-to-v4.js



const v3_to_v4_CLARIFICATION = [
    ['clarification_file_path', null],
    ['clarification_status', null],
    ['auto_resolved_questions', []],
    [
        'auto_resolve_stats',
        mapOf([
            ['total_generated', 0],
            ['auto_resolved', 0],
            ['inferred', 0],
            ['requires_user', 0],
            ['user_overrides', 0],
        ]),
    ],
];
/** Counters of the test strategy since version 4; those that they replaced stay where they are. */
const COUNTERS = [
    [
        'risk_areas',
        mapOf([
            ['critical', 0],
            ['high', 0],
            ['medium', 0],
        ]),
    ],
    ['acs_total', 0],
    ['acs_testable', 0],
    ['acs_needs_revision', 0],
];
const v3ToV4 = {
    from: 1,
    summary: 'v3 → v4',
    up(doc) {
        const renamed = toSupplement(withVersion(doc.data, 4));
        const data = withMap(renamed, 'stages', (stages) => {
            const asked = withMap(stages, 'clarification', (one) => withKeys(one, v3_to_v4_CLARIFICATION));
            const drafted = withinMap(asked, 'spec_draft', (one) => withKeys(one, [['input_document_paths', []]]));
            return withinMap(drafted, 'test_strategy', (one) => withKeys(one, COUNTERS));
        }, 'stage_status');
        return { ...doc, data };
    },
};

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/v4-to-v5.js


const TOP = [
    ['rtm_enabled', null],
    [
        'requirements_inventory',
        mapOf([
            ['file_path', null],
            ['count', 0],
            ['confirmed', false],
        ]),
    ],
];
const RTM = mapOf([
    ['status', 'pending'],
    ['total', 0],
    ['covered', 0],
    ['partial', 0],
    ['deferred', 0],
    ['removed', 0],
    ['unmapped', 0],
    ['coverage_pct', 0],
    ['disposition_status', null],
    ['dispositions_applied', 0],
]);
const v4ToV5 = {
    from: 2,
    summary: 'v4 → v5',
    up(doc) {
        const top = additions_withHead(withVersion(doc.data, 5), TOP);
        const traced = withMap(top, 'stages', (stages) => withKeysBefore(stages, [['rtm', RTM]], 'completion'), 'stage_status');
        const data = withMap(traced, 'user_decisions', (one) => withKeysBefore(one, [['rtm_dispositions', []]], 'clarifications'));
        return { ...doc, data };
    },
};

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/v5-to-v6.js

const v5ToV6 = {
    from: 3,
    summary: 'v5 → v6',
    up(doc) {
        const top = additions_withHead(withVersion(doc.data, 6), [['profile', null]]);
        const data = withMap(top, 'user_decisions', (one) => withKeysBefore(one, [['profile', null]], 'clarifications'));
        return { ...doc, data };
    },
};

;// CONCATENATED MODULE: ./lib/formats/specify/migrations/index.js





const migrations = [v2ToV3, v3ToV4, v4ToV5, v5ToV6];
/**
 * In memory, to be read: the document at the newest version; as it is where a person must settle it first.
 */
function newest(doc) {
    const { version, contradictions, mapped } = doc.stated;
    if (typeof version !== 'number' || contradictions.length > 0 || !mapped)
        return doc;
    const rank = VERSIONS.indexOf(version);
    return migrations.filter(({ from }) => from >= rank).reduce((at, one) => one.up(at), doc);
}

;// CONCATENATED MODULE: ./lib/formats/specify/position.js
// The stage that counts: the one that the file names, or an earlier one that was never finished.





/** `null` where the file's words mean nothing. */
function positionOf(standing, ground) {
    const stage = standing.stage === null ? null : stageBy(standing.stage);
    if (!stage)
        return null;
    const status = standing.status ?? (standing.complete ? 'completed' : null);
    if (status === null)
        return null;
    const over = stage.number >= stages_LAST && (status === 'completed' || standing.complete);
    if (over)
        return { stage, status: 'completed', line: standing.line, earlier: false };
    const behind = stages_STAGES.find((one) => one.number < stage.number && position_isUnfinished(one, standing, ground));
    if (!behind)
        return { stage, status, line: standing.line, earlier: false };
    const entry = state_context_entryOf(behind, ground);
    const begun = (0,text_words/* normal */.qb)(entry?.text ?? '') === 'pending' && behind.number !== 4 ? 'pending' : 'in_progress';
    return { stage: behind, status: begun, line: entry?.line ?? null, earlier: true };
}
/**
 * Whether an earlier stage is not finished after all: its entry is open, no summary says otherwise, and
 * nothing that it must make is there. The clarification is left out on purpose where the coverage is high
 * enough, so that it must have begun.
 */
function position_isUnfinished(stage, standing, ground) {
    if (stage.optional || state_context_entryOf(stage, ground)?.status !== 'open')
        return false;
    if (summaryOf(stage.number, ground)?.status === 'completed')
        return false;
    const made = madeBy(stage, ground);
    if (!made.some(({ when }) => when === 'must'))
        return false;
    if (stage.number !== 4)
        return outputs_outputOf(stage, ground) === 'none';
    const { clarification } = standing;
    return clarification !== null && clarification !== 'processed' && !position_reported(ground);
}
/** Whether the report of the applied answers is there. */
function position_reported(ground) {
    const stage = stageBy(4);
    const report = stage && madeBy(stage, ground).find(({ path }) => (0,markdown_paths/* baseOf */.bx)(path) === 'clarification-report.md');
    return report?.shown === 'whole';
}
/** Done by the state's word, or by the summary that the stage wrote before it died. */
function position_isFinished({ stage, status }, ground) {
    if (status === 'completed')
        return true;
    return status === 'in_progress' && summaryOf(stage.number, ground)?.status === 'completed';
}

;// CONCATENATED MODULE: ./lib/formats/specify/steps.js









/** The stages up to the one that counts; of a run that is over all of them. */
function steps_stepsOf(position, ground) {
    const seen = new Set();
    return stages_STAGES.filter(({ number }) => number <= position.stage.number).map((stage) => {
        const current = stage === position.stage;
        const finished = !current || position_isFinished(position, ground);
        const entry = state_context_entryOf(stage, ground);
        const line = entry?.line ?? null;
        const artifacts = (finished ? finishedArtifacts(stage, line, ground) : ownArtifacts(stage, ground)).filter(({ path }) => path === null || !seen.has(path));
        for (const { path } of artifacts)
            if (path !== null)
                seen.add(path);
        return {
            id: String(stage.number),
            finished,
            finishedAt: finished ? (entry?.at ?? null) : null,
            artifacts,
            line,
        };
    });
}
/** What a finished stage lists; where it lists nothing of its own, what it always makes. */
function finishedArtifacts(stage, line, ground) {
    const summary = summaryOf(stage.number, ground);
    const listed = summary?.status === 'completed' ? listedIn(summary, line, ground) : [];
    const own = listed.some(({ path, conditional }) => path !== null && !conditional);
    const all = own
        ? listed
        : [...listed, ...steps_owed(stage, summary, ground).map((path) => artifactAt(path, line, false))];
    return all.map((one) => ({ ...one, mustBeComplete: isOpen(one.path, ground) }));
}
/** Of a stage that is not finished nothing must be there; what is there and not filled in is told. */
function ownArtifacts(stage, ground) {
    const made = madeBy(stage, ground).filter(({ shown }) => shown !== 'none');
    return made.map(({ path }) => ({ ...artifactAt(path, null, true), mustBeComplete: isOpen(path, ground) }));
}
function artifactAt(path, line, conditional) {
    return { written: path, path, unsafe: null, conditional, mustBeComplete: false, line };
}
/** Headings without words are no gap in this format: only gaps and markers that are left. */
function isOpen(path, { snapshot }) {
    const reading = path === null ? null : snapshot.text(path);
    return path !== null && reading?.ok === true && artifacts_isUnfinished((0,markdown_paths/* baseOf */.bx)(path), reading.text);
}
/** `(conditional)`, `(conditional — when …)`, `# if the gate ran` */
const CONDITIONAL = /\(\s*(?:[^()]*,\s*)?conditional\b|^\s*if\b/i;
/** What an earlier stage made and this one wrote into. */
const steps_UPDATED = /\(\s*updated\b/i;
/** The state file, locks, summaries and updated files are never what a stage made. */
function listedIn({ written }, line, { home, snapshot }) {
    return written.flatMap(({ text, comment }) => {
        const remark = `${text} ${comment}`;
        const updated = steps_UPDATED.test(remark);
        return (0,markdown_paths/* artifactsOf */.Ns)(text).flatMap((one) => {
            if (one.path !== null && (updated || isMachinery(one.path)))
                return [];
            const path = one.path === null ? null : artifacts_resolve(one.path, home, snapshot);
            const conditional = one.conditional || CONDITIONAL.test(remark) || CONDITIONAL.test(comment);
            return [{ ...one, path, conditional, mustBeComplete: false, line }];
        });
    });
}
/**
 * What a stage without a list must have left: the spec, the checklist and the design files, in every
 * version; of the clarification, which a run may leave out, what the state itself says that it made.
 */
function steps_owed(stage, summary, ground) {
    const entry = state_context_entryOf(stage, ground)?.status;
    if (entry === 'passed' || entry === 'failed' || stage.optional)
        return [];
    if (stage.number === 4)
        return summary?.status === 'completed' ? [] : clarified(ground);
    if (stage.number > 4 && summary?.status === 'completed')
        return [];
    return madeBy(stage, ground).flatMap(({ path, when }) => (when === 'must' ? [path] : []));
}
function clarified(ground) {
    const written = fields_fieldAt(ground.doc, 'stages', 'clarification', 'clarification_file_path');
    return written ? [questionsPath(ground)] : [];
}
/** Every path whose text tells something of a stage: what it makes, and what its summary lists. */
function pathsToRead(stage, ground) {
    const summary = ground.summaries.get(stage.number);
    const listed = summary ? listedIn(summary, null, ground).flatMap(({ path }) => path ?? []) : [];
    const there = madeBy(stage, ground).filter(({ path }) => shownAt(path, ground.snapshot) !== 'none');
    return [...there.map(({ path }) => path), ...listed];
}

;// CONCATENATED MODULE: ./lib/formats/specify/needs.js







/** Files whose text is asked for at most: a list of artifacts has no business being longer. */
const specify_needs_MOST = 200;
/** First the summaries, the lock and what the stages make; then what the summaries list. */
function specify_needs_needsOf(doc, site, snapshot) {
    const ground = state_context_groundOf(doc, site, snapshot);
    const summaries = [...ground.summaries.values()].map(({ path }) => path);
    const made = stages_STAGES.flatMap((stage) => [...outputPaths(stage, ground.home), ...pathsToRead(stage, ground)]);
    const wanted = [lockPath(ground.home), ...summaries, questionsPath(ground), ...made];
    const texts = [...new Set(wanted)].slice(0, specify_needs_MOST).filter((path) => {
        const reading = snapshot.text(path);
        return !reading.ok && reading.why === 'not-fetched';
    });
    // What a finished stage wrote elsewhere and is gone may have moved with the state's folder.
    const gone = stages_STAGES.flatMap((stage) => pathsToRead(stage, ground)).filter((path) => !path.startsWith(`${ground.home}/`) && snapshot.entry(path) === null);
    const folders = specify_places_foldersOf(site);
    const moved = movedNeeds([...new Set(gone)].slice(0, specify_needs_MOST), folders, snapshot);
    return [...texts.map((path) => ({ path, what: 'text' })), ...moved];
}

;// CONCATENATED MODULE: ./lib/formats/specify/contradictions.js




/** All of them; a state of which the version itself is in doubt is asked nothing more. */
function contradictionsOf(standing, ground) {
    const torn = ground.doc.stated.contradictions;
    const stage = standing.stage === null ? null : stageBy(standing.stage);
    if (torn.length > 0 || !stage || standing.status === null)
        return torn;
    return [
        ...byLog(stage, standing, ground),
        ...bySummary(stage, standing, ground),
        ...byEntries(stage, standing, ground),
        ...byAnswers(stage, standing, ground),
    ];
}
/**
 * The log's last entry against the front matter. The log may lag behind, and stage 3 follows on stage 4 where
 * the checklist is validated again; it never runs ahead.
 */
function byLog(stage, { status, line }, { doc }) {
    const last = logOf(doc.body, doc.bodyLine).at(-1);
    if (!last)
        return [];
    const front = `current_stage ${stage.number}, ${status}`;
    const evidence = { front_matter: { stage: stage.number, status, line }, log: last };
    const tell = (log) => {
        const message = `found ${front} on line ${line ?? '-'} and the Workflow Log's last entry (line ${last.line}) ${log}, ` +
            'expected one story. Correct the one that is wrong.';
        return [{ message, line: last.line, evidence }];
    };
    const loops = stage.number === 3 && last.stage === 4;
    if (last.stage > stage.number && last.outcome === 'success' && !loops)
        return tell(`for stage ${last.stage} with SUCCESS`);
    if (last.stage !== stage.number)
        return [];
    if (status === 'completed' && last.outcome === 'error')
        return tell('for that stage with ERROR');
    return status === 'failed' && last.outcome === 'success' ? tell('for that stage with SUCCESS') : [];
}
/** A completed stage whose summary says that it failed, or still asks. */
function bySummary(stage, standing, ground) {
    const summary = summaryOf(stage.number, ground);
    const applied = stage.number === 4 && standing.clarification === 'processed';
    const asks = summary?.status === 'needs-user-input' && !applied;
    if (standing.status !== 'completed' || !summary || !(asks || summary.status === 'failed'))
        return [];
    const message = `found ${stages_nameOf(stage)} completed (line ${standing.line ?? '-'}) and its summary ${summary.path} ` +
        `${summary.status}, expected one story. Correct the one that is wrong.`;
    return [
        { message, line: standing.line, evidence: { status: standing.statusText, summary: summary.status } },
    ];
}
/** A completed stage whose own entry says otherwise; of a run that is over, the entry of any stage. */
function byEntries(stage, standing, ground) {
    if (standing.status !== 'completed')
        return [];
    const over = stage.number >= stages_LAST;
    const looked = over ? stages_STAGES.filter(({ number }) => number <= stage.number) : [stage];
    return looked.flatMap((one) => {
        const entry = state_context_entryOf(one, ground);
        const word = entry?.text ?? '';
        // A stage that was left out, or whose entry nobody kept, stays pending; a failed one may have been
        // passed over.
        const wrong = /^in[-_ ]progress$/i.test(word) || (one === stage && entry?.status === 'failed');
        if (!entry || !wrong)
            return [];
        const message = `found ${stages_nameOf(stage)} completed (line ${standing.line ?? '-'}) and stages.${entry.key} ` +
            `${JSON.stringify(word)} on line ${entry.line ?? '-'}, expected one story. ` +
            'Correct the one that is wrong.';
        return [{ message, line: entry.line, evidence: { current_stage: stage.number, [entry.key]: word } }];
    });
}
/** A clarification that is completed while its answers are still awaited, or not applied. */
function byAnswers(stage, standing, { doc }) {
    const { clarification, status } = standing;
    if (stage.number !== 4 || status !== 'completed' || clarification === null || clarification === 'processed')
        return [];
    const line = fields_lineAt(doc, 'stages', 'clarification', 'clarification_status');
    const message = `found ${stages_nameOf(stage)} completed (line ${standing.line ?? '-'}) and clarification_status ` +
        `${clarification} on line ${line ?? '-'}, expected "processed". Correct the one that is wrong.`;
    return [{ message, line, evidence: { status: standing.statusText, clarification_status: clarification } }];
}

;// CONCATENATED MODULE: ./lib/formats/specify/current.js
// What the current stage has to show for itself, for the decision.







/** Loops between stages 3 and 4 are counted; for other stages the count says nothing. */
function current_iterationOf(stage, { doc }) {
    if (stage.number !== 3 && stage.number !== 4)
        return null;
    const count = wholeNumber(fields_fieldAt(doc, 'iteration_count')?.value);
    return count !== null && count > 0 ? count : null;
}
/** What the stage said last; a question in it that was answered and processed since counts no more. */
function lastWord({ number }, { clarification }, ground) {
    const summary = summaryOf(number, ground);
    const spent = number === 4 && clarification === 'processed' && summary?.status === 'needs-user-input';
    return spent ? null : summary;
}
function specify_current_currentOf(position, standing, asking, ground) {
    const { stage, status, line } = position;
    const summary = lastWord(stage, standing, ground);
    const finished = position_isFinished(position, ground);
    const failed = status === 'failed' || (status === 'in_progress' && summary?.status === 'failed');
    const silent = status === 'in_progress' && summary === null;
    const output = silent ? outputs_outputOf(stage, ground) : 'none';
    const next = stage.number < stages_LAST ? stageBy(stage.number + 1) : null;
    const isLast = next === null && output === 'complete';
    const stuck = failed || (silent && output === 'none' && !asking.answersReady);
    return currentStep(String(stage.number), {
        iteration: current_iterationOf(stage, ground),
        line,
        begun: status !== 'pending',
        finished,
        failed,
        waits: asking.waits ? 'awaiting-answer' : null,
        answersReady: asking.answersReady,
        output,
        silence: isLast ? 'rerun' : 'ask',
        unclear: finished && next === null,
        next: next && String(next.number),
        how: current_howOf(stage, stuck, asking),
        nextHow: next?.begin ?? null,
    });
}
/** Where a person must choose, the general words say more than how the stage is run. */
function current_howOf(stage, stuck, { answersReady }) {
    if (stuck)
        return '';
    if (answersReady)
        return stage.number === 4 ? APPLY : stages_GO_ON;
    return stage.how;
}

;// CONCATENATED MODULE: ./lib/formats/specify/lock.js
// The lock: who works on a workflow right now, and until when that is believed.





const lock_MINUTE = 60_000;
/**
 * The command of version 2 believes a lock for two hours, unless the state says otherwise; the skill for
 * one.
 */
const PHASE_HOURS = 2;
const STAGE_MINUTES = 60;
/** No lock is believed for longer, whatever the state says. */
const MOST_HOURS = 24;
/**
 * The lock file, and the state's own `lock_info`, which version 2 wrote; the later of the two counts. What
 * began with phases is told by them, which stay when it is migrated: a lock is believed as long as before.
 */
function lockOf(doc, statePath, home, snapshot) {
    const minutes = wasPhased(doc) ? phaseMinutes(doc) : STAGE_MINUTES;
    const path = lockPath(home);
    const reading = snapshot.text(path);
    const since = [...(reading.ok ? [{ path, at: lock_touched(reading.text) }] : []), ...ownLock(doc, statePath)];
    const leases = since.flatMap((one) => one.at === null ? [] : { path: one.path, until: one.at + minutes * lock_MINUTE });
    const [first] = leases.sort((a, b) => b.until - a.until);
    const undated = since.some(({ at }) => at === null);
    return {
        lease: first ?? null,
        notes: undated ? ['A lock is there whose time cannot be read; it counts as left behind.'] : [],
    };
}
function wasPhased({ data }) {
    return ['lock_info', 'current_phase', 'phases'].some((key) => Object.hasOwn(data, key));
}
function phaseMinutes(doc) {
    const written = fields_fieldAt(doc, 'lock_info', 'stale_threshold_hours')?.value;
    const hours = typeof written === 'number' ? written : (wholeNumber(written) ?? PHASE_HOURS);
    return (hours > 0 && hours <= MOST_HOURS ? hours : PHASE_HOURS) * 60;
}
/** Whoever holds a lock writes `last_activity` into it at every checkpoint. */
function lock_touched(text) {
    const times = (0,text_lines/* linesOf */.Dx)(text).flatMap((line) => {
        const value = /^\s*(?:locked_at|last_activity)\s*:\s*["']?([^"']*)/.exec(line.text)?.[1];
        const at = value === undefined ? null : (0,time/* parseTime */.p)(value).at;
        return at === null ? [] : [at];
    });
    return times.length === 0 ? null : Math.max(...times);
}
function ownLock(doc, path) {
    if (fields_fieldAt(doc, 'lock_info', 'locked')?.value !== true)
        return [];
    return [{ path, at: (0,time/* parseTime */.p)(fields_fieldAt(doc, 'lock_info', 'locked_at')?.text ?? '').at }];
}

;// CONCATENATED MODULE: ./lib/formats/specify/notes.js
// What is worth knowing of a state and breaks no rule, and what an agent should know to go on.







/**
 * Of files and words no more than their places and numbers, so that nothing untrusted is said in our name.
 */
function specify_notes_notesOf(standing, position, asking, ground) {
    const { doc, site } = ground;
    const named = fields_fieldAt(doc, 'feature_id')?.text ?? null;
    const other = named !== null && named !== site.feature && places_isFeatureFolder(ground.home);
    return [
        ...(standing.research && doc.stated.version === 2 ? [notes_RESEARCH] : []),
        ...(other ? ['feature_id names another feature than the folder; the folder counts.'] : []),
        ...lagging(doc),
        ...ofSummaries(ground),
        ...(position ? ofPosition(position, standing, ground) : []),
        ...(asking ? ofAsking(asking, ground) : []),
    ];
}
/** Every key that a later version brings is empty at first, so that its absence decides nothing. */
function lagging({ stated: { lags, written, line } }) {
    if (lags === null)
        return [];
    return [
        `schema_version says ${written} (line ${line ?? '-'}), and no key is newer than version ${lags}: ` +
            'the keys of the versions between are read as empty, as a migration would have written them.',
    ];
}
const notes_RESEARCH = 'It stopped in a research phase, which stages have not: it goes on with stage 2, the spec draft, ' +
    'as not begun.';
function ofSummaries({ summaries }) {
    return [...summaries.values()].flatMap(({ stage, problem }) => problem === null
        ? []
        : [`The summary of ${STEP_NAMES.get(String(stage)) ?? stage} counts for nothing: ${problem}`]);
}
function ofPosition({ stage, earlier }, standing, ground) {
    const validated = summaryOf(3, ground);
    const next = stage.number === 3 && validated?.status === 'completed';
    return [
        ...(earlier
            ? [`The state names stage ${standing.stage}, but ${stages_nameOf(stage)} before it was never finished.`]
            : []),
        ...(next && validated.nextAction === 'proceed'
            ? ['The summary of stage 3 says "proceed": the coverage is high enough to leave stage 4 out.']
            : []),
    ];
}
function ofAsking({ waits, unsaid, questions }, ground) {
    const path = questionsPath(ground);
    const count = asked_countOf(ground);
    if (unsaid)
        return [`Every question in ${path} is answered, although the state does not say so yet.`];
    if (!waits || questions.length > 0)
        return [];
    const one = count === 1 ? '1 question waits' : `${count} questions wait`;
    const many = count === null || count === 0 ? 'Questions wait' : one;
    const where = ground.snapshot.entry(path) === null ? '' : ` in ${path}, which cannot be read one by one`;
    return [`${many} for an answer${where}.`];
}
/** From the state's own fields: untrusted. */
function specify_notes_contextOf({ doc }) {
    const rtm = mapAt(doc.data, 'stages', 'rtm');
    const fields = ['user_input', 'next_step', 'profile'];
    return [
        ...fields.flatMap((key) => {
            const field = fields_fieldAt(doc, key);
            return field ? [`${key}: ${field.text}`] : [];
        }),
        ...(rtm && fields_fieldAt(doc, 'rtm_enabled')?.value === true
            ? [`rtm: ${textOf(rtm['covered'])} of ${textOf(rtm['total'])} covered`]
            : []),
    ];
}
/** The errors that the state has logged, one line each: untrusted. */
function errorLines({ doc }) {
    return listAt(doc.data, 'error_log').map((one) => {
        if (!(0,data_data/* isMap */.jh)(one))
            return textOf(one);
        return Object.entries(one)
            .map(([key, value]) => `${key}: ${textOf(value)}`)
            .join(', ');
    });
}

;// CONCATENATED MODULE: ./lib/formats/specify/questions/asking.js



function askingOf(position, standing, ground) {
    const { stage, status } = position;
    const { number } = stage;
    const clarification = number === 4 ? standing.clarification : null;
    const over = status === 'completed' || status === 'failed';
    const questions = questionsOf(number, over || clarification === 'processed', ground);
    const quiet = { waits: false, answersReady: false, questions, unsaid: false };
    if (over)
        return quiet;
    if (clarification === 'processed')
        return { ...quiet, waits: status === 'waiting' };
    if (clarification === 'answers_received')
        return { ...quiet, answersReady: true };
    const answered = areAnswered(questions, number, ground);
    const summary = summaryOf(number, ground);
    if (clarification === 'awaiting_user' || status === 'waiting' || summary?.status === 'needs-user-input')
        return { ...quiet, waits: !answered, answersReady: answered, unsaid: answered };
    const begun = number === 4 && status === 'in_progress' && questions.length > 0;
    if (!begun || summary || position_reported(ground))
        return quiet;
    return { ...quiet, waits: !answered, answersReady: answered, unsaid: answered };
}
/** Every question has its answer, and none of those that the state counts is missing from the file. */
function areAnswered(questions, number, ground) {
    if (questions.length === 0 || questions.some(({ state }) => state === 'open'))
        return false;
    if (number !== 4)
        return true;
    const toPerson = fileQuestions(ground).filter(({ resolved }) => !resolved).length;
    const put = questions.length > fileQuestions(ground).length ? 1 : 0;
    return toPerson + put > 0 && toPerson + put >= (asked_countOf(ground) ?? 0);
}

;// CONCATENATED MODULE: ./lib/formats/specify/questions/decided.js
// What a person has already decided: `user_decisions`, which is never asked again and never changed.



/** More than any brief shows. */
const decided_MOST = 500;
/** Every decision that says something, lists item by item; labels hold the file's words. */
function decidedIn(front) {
    const decisions = mapAt(front.data, 'user_decisions') ?? {};
    return Object.entries(decisions)
        .flatMap(([key, value]) => {
        if (!(0,data_data/* isList */.Lv)(value))
            return labelled(key, value, fields_lineAt(front, 'user_decisions', key));
        return value.flatMap((item, i) => labelled(key, item, fields_lineAt(front, 'user_decisions', key, i)));
    })
        .slice(0, decided_MOST);
}
function labelled(key, value, line) {
    const said = saidBy(value);
    return said === null ? [] : [{ label: `${key}: ${said}`, line }];
}
/**
 * A question with its answer, a requirement with its disposition, or the value; `null` where nothing is
 * decided.
 */
function saidBy(value) {
    if (value === null || value === '')
        return null;
    if (!(0,data_data/* isMap */.jh)(value))
        return (0,data_data/* isList */.Lv)(value) ? value.map(textOf).join(', ') : textOf(value);
    const { question, answer, req_id: requirement, disposition, target } = value;
    if (typeof question === 'string')
        return `${question} → ${textOf(answer) || 'no answer'}`;
    if (requirement != null)
        return [requirement, disposition, target]
            .filter((one) => one != null)
            .map(textOf)
            .join(' → ');
    return textOf(value);
}

;// CONCATENATED MODULE: ./lib/formats/specify/standing.js
// Where the file says that the run stands: its stage, the status of that stage, and the state of the answers.





function specify_standing_standingOf(doc) {
    const phase = fields_fieldAt(doc, 'current_phase');
    const named = fields_fieldAt(doc, 'current_stage');
    const stage = named ? stageNumber(named.value) : stageOfPhase(phase?.text ?? '');
    const status = fields_fieldAt(doc, 'stage_status') ?? fields_fieldAt(doc, 'phase_status');
    const clarification = fields_fieldAt(doc, 'stages', 'clarification', 'clarification_status');
    const means = status && STAGE_STATUS.means(String(status.value));
    const over = stage === stages_LAST && isComplete(phase?.text ?? '');
    const words = [
        standing_stageWord(doc, named, phase, stage),
        ...(over && !status ? [] : [standing_statusWord(doc, status)]),
        ...(stage === 4 && clarification
            ? [CLARIFICATION.word('clarification_status', clarification.text, clarification.line)]
            : []),
    ];
    return {
        stage,
        line: named?.line ?? phase?.line ?? null,
        status: means,
        statusText: status?.text ?? null,
        clarification: clarification && CLARIFICATION.means(clarification.text),
        words: doc.stated.contradictions.length > 0 ? [] : words,
        complete: over && (status === null || means === 'completed' || means === 'in_progress' || means === 'pending'),
        research: isResearch(phase?.text ?? '') && stage === 2,
    };
}
function stageNumber(value) {
    const number = wholeNumber(value);
    return number !== null && number >= 1 && number <= HIGHEST ? number : null;
}
function standing_stageWord(doc, named, phase, stage) {
    const phased = !named && isPhased(doc.data);
    return {
        field: phased ? 'current_phase' : 'current_stage',
        found: (named ?? phase)?.text ?? null,
        known: stage !== null,
        expected: phased ? phases_PHASES : Array.from({ length: HIGHEST }, (_, i) => String(i + 1)),
        line: (named ?? phase)?.line ?? fields_lineAt(doc, 'current_stage'),
    };
}
function isPhased(data) {
    return Object.hasOwn(data, 'current_phase') || Object.hasOwn(data, 'phases');
}
/** What it is now: a migration in memory may have changed the word that the file spells. */
function standing_statusWord(doc, status) {
    const field = doc.stated.version === 2 ? 'phase_status' : 'stage_status';
    const line = status?.line ?? fields_lineAt(doc, 'stage_status');
    const known = status !== null && STAGE_STATUS.means(String(status.value)) !== null;
    return { ...STAGE_STATUS.word(field, status?.text ?? null, line), known };
}

;// CONCATENATED MODULE: ./lib/formats/specify/read.js
// A specification workflow in the hub's words, and what one that is over left open.



















const read_ID = 'specify';
function specify_read_stateOf(given, site, snapshot) {
    // What could only be recovered is not migrated for writing; to be read it is brought to the same shape.
    const doc = given.damage.length > 0 ? newest(given) : given;
    const ground = state_context_groundOf(doc, site, snapshot);
    const standing = specify_standing_standingOf(doc);
    const contradictions = contradictionsOf(standing, ground);
    const torn = doc.stated.contradictions.length > 0;
    const position = torn ? null : positionOf(standing, ground);
    const asking = position && askingOf(position, standing, ground);
    const over = position !== null && read_isOver(position, standing, ground);
    const ended = over && contradictions.length === 0 && doc.damage.length === 0;
    const current = position && asking && !ended ? specify_current_currentOf(position, standing, asking, ground) : null;
    const lock = lockOf(doc, site.path, ground.home, snapshot);
    return workflowState(site, {
        feature: specify_places_featureOf(site, fields_fieldAt(doc, 'feature_id')?.text ?? null),
        title: fields_fieldAt(doc, 'feature_name')?.text ?? null,
        folders: specify_places_foldersOf(site),
        status: ended ? 'completed' : specify_read_statusOf(position, standing, asking),
        statusText: standing.statusText,
        ended: ended ? 'completed' : null,
        words: standing.words,
        timestamps: specify_read_timestampsOf(ground),
        steps: position ? steps_stepsOf(position, ground) : [],
        stepNames: STEP_NAMES,
        current,
        questions: ended ? read_leftOpen(standing, ground) : (asking?.questions ?? []),
        unsettled: ended ? unapplied(standing, ground) : [],
        cleared: decidedIn(doc),
        contradictions,
        damage: doc.damage,
        notes: [...specify_notes_notesOf(standing, position, ended ? null : asking, ground), ...lock.notes],
        fileNotes: [...errorLines(ground), ...logLines(doc.body)],
        lease: lock.lease,
        context: specify_notes_contextOf(ground),
    });
}
/** Finished is stage 7 or the one behind it, completed; in version 2 the phase COMPLETE says it alone. */
function read_isOver(position, standing, ground) {
    if (position.earlier || position.stage.number < stages_LAST)
        return false;
    return standing.complete || position_isFinished(position, ground);
}
function specify_read_statusOf(position, standing, asking) {
    if (!position || standing.words.some(({ known }) => !known))
        return 'unknown';
    if (asking?.waits)
        return 'waiting';
    return position.status === 'failed' ? 'failed' : 'active';
}
/** When it last moved; the log of checkpoints tells it too where nobody kept `updated`. */
function specify_read_timestampsOf({ doc }) {
    const last = listAt(doc.data, 'checkpoint_log').length - 1;
    const places = [
        [['created'], false],
        [['updated'], true],
        [['completed_at'], true],
        [['checkpoint_log', last, 'timestamp'], true],
    ];
    return places.flatMap(([path, activity]) => {
        const field = fields_fieldAt(doc, ...path);
        return field
            ? [{ field: path.join('.'), found: field.text, line: field.line, ...(0,time/* parseTime */.p)(field.text), activity }]
            : [];
    });
}
/** Where a clarification is processed or reported, what its file leaves blank was left blank on purpose. */
function read_leftOpen({ clarification }, ground) {
    if (clarification === 'processed' || position_reported(ground))
        return [];
    return questionsOf(4, false, ground).filter(({ state }) => state === 'open');
}
/** Words of a clarification that is under way. */
const UNDER_WAY = new Set(['awaiting_user', 'answers_received']);
function unapplied({ clarification }, { doc }) {
    if (!UNDER_WAY.has(clarification))
        return [];
    const message = `found clarification_status ${clarification} in a run that is complete, expected "processed". ` +
        'It stays complete; apply what was answered, or correct the word.';
    return [{ message, line: fields_lineAt(doc, 'stages', 'clarification', 'clarification_status') }];
}

;// CONCATENATED MODULE: ./lib/formats/specify/recognise.js
// Is a text a specification workflow of ours? Its siblings of the same plugin family look much alike.


/** The first comment that the tool's template has. */
const specify_recognise_TITLE = /^#[ \t]+Specify Workflow State\b/m;
/** Keys that this format has at the margin; one is enough, since a torn file may have no more. */
const recognise_OWN = keys('feature_id current_phase current_stage phase_status stage_status schema_version');
/**
 * Keys of the siblings: requirements (`prd_mode`, `draft_file`, `analysis_mode`, `current_round`), planning
 * and implementation (`version`, `phases_completed`, `phases_remaining`), design handoff (`checksum`).
 */
const SIBLING = keys('version prd_mode draft_file analysis_mode current_round phases_completed phases_remaining checksum');
const recognise_FEATURE = keys('feature_id');
/** First comments of the siblings' templates. */
const SIBLING_TITLE = /^#[ \t]+(?:Requirements|Planning|Plan|Implementation|Design[- ]?Handoff|Handoff)\b/im;
function keys(names) {
    return new RegExp(`^["']?(?:${names.replaceAll(' ', '|')})["']?[ \\t]*:`, 'm');
}
/** No front matter of this format is longer. UTF-16 units. */
const specify_recognise_LOOK = 65_536;
/**
 * Told by its keys rather than by its first line, so that a file with conflict markers, front matter in
 * another language or a lost end is still ours, and is then refused in words.
 */
function specify_recognise_recognises(whole) {
    const text = (whole.startsWith(text_lines/* BOM */.bh) ? whole.slice(1) : whole).slice(0, specify_recognise_LOOK).replaceAll('\r', '\n');
    if (specify_recognise_TITLE.test(text))
        return true;
    const front = atMargin(text);
    if (!recognise_OWN.test(front))
        return false;
    return recognise_FEATURE.test(front) || !(SIBLING.test(front) || SIBLING_TITLE.test(text));
}

;// CONCATENATED MODULE: ./lib/formats/specify/version/rank.js
// The version of a state for the engine, and whether migrations may lead on from it.




/**
 * The version for the engine: without a rank nothing is migrated, so that whatever contradicts itself, or
 * names a stage or a status by a word that means nothing to us, stays as it is.
 * @throws StateError `version-known` for a number that no version ever had, and for one beyond ours, with
 * the status that the file gives
 */
function rank_versionOf(doc) {
    const { version, written, assumed, line, contradictions } = doc.stated;
    const status = fields_fieldAt(doc, 'stage_status')?.text ?? null;
    if (version === null) {
        const message = `found schema version ${JSON.stringify(written)}, expected one of ${VERSIONS.join(', ')}. ` +
            'The file is left alone; correct the number by hand.';
        throw new errors/* StateError */.qq('version-known', message, line, { found: written, newest: NEWEST, status });
    }
    if (version === 'newer') {
        const message = `found schema version ${JSON.stringify(written)}, expected ${VERSIONS.join(', ')}. ` +
            `The file is left alone; a Rekindle that knows more than version ${NEWEST} is needed.`;
        throw new errors/* StateError */.qq('version-known', message, line, { found: written, newest: NEWEST, status });
    }
    const meant = specify_standing_standingOf(doc).words.every(({ known }) => known);
    const settled = contradictions.length === 0 && meant && doc.damage.length === 0;
    return { written, rank: settled ? VERSIONS.indexOf(version) : null, assumed, line };
}

;// CONCATENATED MODULE: ./lib/formats/specify/index.js
// The specify skill (seed 000): front matter with stages, in five versions, and a log in the body.












const specify = defineFormat({
    id: read_ID,
    title: 'specify skill',
    where: '`specs/<feature>/.specify-state.local.md`',
    names: [places_NAME],
    folders: [],
    versions: VERSIONS,
    matches: specify_places_matches,
    sites: (paths) => specify_places_sites(read_ID, paths),
    recognises: specify_recognise_recognises,
    // No other tool has this name.
    claims: () => true,
    codec: specify_document_codec,
    version: rank_versionOf,
    migrations: migrations,
    needs: (doc, site, snapshot) => (doc ? specify_needs_needsOf(doc, site, snapshot) : []),
    read: (doc, site, snapshot) => (doc ? [specify_read_stateOf(doc, site, snapshot)] : []),
    rules: [],
    begins: {
        step: '1',
        name: 'stage 1 (Setup)',
        how: 'Run the specify skill again with the description of the feature; it sets its workspace up first.',
    },
    choices: specify_choices_choices,
    repairs: specify_repairs_repairsOf,
    hindrance: hindranceOf,
    refuses: (at) => (isLast(at) ? ['skip'] : []),
});

;// CONCATENATED MODULE: ./lib/formats/index.js





const formats = [aiDevShop, humaninloop, projectState, sdd, specify];

;// CONCATENATED MODULE: ./lib/rules/artifact-complete.js



/** Places that the evidence names at most. */
const artifact_complete_SHOWN = 10;
const artifactComplete = {
    id: 'artifact-complete',
    summary: 'Artifacts hold no placeholders and no open markers',
    severity: 'warning',
    consequence: 'note',
    reason: null,
    check({ state, snapshot }) {
        if (!state || state.ended !== null)
            return [];
        const seen = new Set();
        return state.steps.flatMap((step) => step.artifacts.flatMap(({ path, mustBeComplete }) => {
            if (!mustBeComplete || path === null || seen.has(path))
                return [];
            seen.add(path);
            const name = (0,workflow/* stepName */.u)(state, step.id);
            return breachesOf(path, name, snapshot).map((breach) => ({ ...breach, step: step.id }));
        }));
    },
};
function breachesOf(path, name, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok || placeholders_isBare(path, reading.text))
        return []; // artifact-exists speaks of these
    const markers = placeholders_openMarkers(reading.text);
    const template = placeholders_templateLines(reading.text);
    const lines = [...markers, ...template].map(({ line }) => line).sort((a, b) => a - b);
    if (lines.length === 0 && !isHollow(reading.text))
        return [];
    const what = markers.length > 0
        ? (0,counted/* counted */.hS)(markers.length, 'open marker')
        : lines.length > 0
            ? (0,counted/* counted */.hS)(lines.length, 'placeholder')
            : 'nothing but headings';
    const evidence = { path, markers: markers.slice(0, artifact_complete_SHOWN), placeholders: template.slice(0, artifact_complete_SHOWN) };
    const message = `found ${what} in ${path}, expected none: ${name} counts as partial. Settle them first.`;
    return [{ message, path, line: lines[0] ?? null, evidence }];
}

;// CONCATENATED MODULE: ./lib/rules/artifact-exists.js
// What a finished step wrote is still there, with something in it.





const artifactExists = {
    id: 'artifact-exists',
    summary: 'The artifacts of finished steps are there, with words in them',
    severity: 'error',
    consequence: 'rerun',
    reason: 'artifact-missing',
    check(subject) {
        const { state } = subject;
        if (!state || state.ended !== null)
            return [];
        const spec = state.spec;
        return state.steps
            .filter((step) => step.finished)
            .flatMap((step) => step.artifacts
            .filter((artifact) => !(spec && !spec.present && artifact.path === spec.path))
            .flatMap((artifact) => artifact_exists_breachOf(artifact, step, subject)));
    },
};
function artifact_exists_breachOf(artifact, step, { snapshot, state }) {
    const { path } = artifact;
    if (path === null || artifact.conditional)
        return [];
    const at = { line: artifact.line, step: step.id, ...(step.item === undefined ? {} : { item: step.item }) };
    const name = (0,workflow/* stepName */.u)(state, step.id);
    const entry = snapshot.entry(path);
    if (entry === null)
        return artifact_exists_missing(path, { ...at, name, folders: state?.folders ?? [] }, snapshot);
    if (entry.mode === '120000')
        return []; // artifact-path-safe speaks of links
    if (entry.mode === '040000') {
        const message = `${name} is said to have written ${path}, found a folder there. Run ${name} again.`;
        return [{ ...at, message, evidence: { path, found: 'directory' } }];
    }
    const said = saysNothing(path, snapshot);
    if (said === null)
        return [];
    const message = `${name} is said to have written ${path}, found ${said.what}. Run ${name} again.`;
    return [{ ...at, message, evidence: { path, found: said.found } }];
}
/** What is there in place of words; `null` where it says something, or cannot be read. */
function saysNothing(path, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok || !placeholders_isBare(path, reading.text))
        return null;
    if (reading.text.trim() === '')
        return { what: 'it empty', found: 'empty' };
    return { what: 'nothing in it but front matter, headings, comments and rules', found: 'no words' };
}
function artifact_exists_missing(path, { name, folders, ...at }, snapshot) {
    const reading = snapshot.text(path);
    if ((0,model_reading/* isOutOfReach */.Hh)(reading))
        return [];
    const moved = movedTo(path, folders, snapshot);
    const said = moved && saysNothing(moved.to, snapshot);
    if (moved !== null && said !== null) {
        const went = `${name} is said to have written ${path}, which moved with its folder to ${moved.to}`;
        const message = `${went}: found ${said.what}. Run ${name} again.`;
        return [{ ...at, message, evidence: { path, moved_to: moved.to, found: said.found } }];
    }
    if (moved !== null) {
        const how = moved.edited ? 'and was edited on the way' : 'unchanged';
        const message = `${path} moved with its folder to ${moved.to}, ${how}. Correct the path.`;
        const evidence = { path, found: moved.to };
        return [{ ...at, message, evidence, severity: 'warning', consequence: 'note' }];
    }
    const near = nearest(path, snapshot);
    if (near && near.path.normalize('NFC') === path.normalize('NFC')) {
        const message = `${path} is there under another Unicode spelling. Rename it to the written one.`;
        return [
            { ...at, message, evidence: { path, found: near.path }, severity: 'warning', consequence: 'note' },
        ];
    }
    const hint = near
        ? ` ${near.path} differs in case only: found on macOS and Windows, missing on Linux.`
        : '';
    const wrote = `${name} is said to have written ${path}`;
    const message = `${wrote}, found nothing there.${hint} Run ${name} again.`;
    return [{ ...at, message, evidence: { path, found: near?.path ?? null, case_differs: near !== null } }];
}
/** A file in the same folder whose name differs in case or Unicode normalisation only. */
function nearest(path, snapshot) {
    const fold = (name) => name.normalize('NFC').toLowerCase();
    const wanted = fold((0,markdown_paths/* baseOf */.bx)(path));
    return snapshot.list((0,markdown_paths/* folderOf */.yS)(path)).find((entry) => fold((0,markdown_paths/* baseOf */.bx)(entry.path)) === wanted) ?? null;
}

;// CONCATENATED MODULE: ./lib/rules/artifact-path-safe.js

const artifactPathSafe = {
    id: 'artifact-path-safe',
    summary: 'Artifact paths stay inside the repository and are no links',
    severity: 'error',
    consequence: 'note',
    reason: null,
    check({ state, snapshot }) {
        return (state?.steps ?? []).flatMap((step) => step.artifacts.flatMap(({ path, unsafe, written, line }) => {
            const reading = path === null ? null : snapshot.text(path);
            const link = reading !== null && !reading.ok && reading.why === 'link';
            const why = unsafe ?? (link ? 'a symbolic link' : null);
            if (why === null)
                return [];
            const message = `${(0,workflow/* stepName */.u)(state, step.id)} names ${JSON.stringify(written)} (${why}), ` +
                'expected a path inside the repository. It was not looked at; correct the path.';
            return [{ message, line, step: step.id, evidence: { written, why } }];
        }));
    },
};

;// CONCATENATED MODULE: ./lib/rules/ended-whole.js
// A workflow that says that it is complete left nothing open, and what it made is still there.


/** Names that a message lists at most. */
const ended_whole_SHOWN = 5;
/** One that was cancelled, terminated or failed may leave open what it likes. */
const endedWhole = {
    id: 'ended-whole',
    summary: 'A completed workflow has nothing open, and what it made is there',
    severity: 'warning',
    consequence: 'note',
    reason: null,
    check({ state, snapshot }) {
        if (state?.ended !== 'completed')
            return [];
        const left = (state.unsettled ?? []).map(({ message, line }) => ({ message, line }));
        return [...openQuestions(state), ...left, ...nothingLeft(state, snapshot)];
    },
};
function openQuestions({ questions }) {
    const open = questions.filter((question) => question.state === 'open');
    const [first] = open;
    if (!first)
        return [];
    const ids = open.map(({ id }) => id);
    const more = ids.length > ended_whole_SHOWN ? ', …' : '';
    const message = `found ${(0,counted/* counted */.hS)(open.length, 'open question')} (${ids.slice(0, ended_whole_SHOWN).join(', ')}${more}) ` +
        'in a workflow that is complete, expected each to be answered. It stays complete; close them.';
    return [{ message, line: first.line, evidence: { questions: ids } }];
}
/** Every file that its finished steps made is gone, the spec with them. */
function nothingLeft(state, snapshot) {
    const made = state.steps
        .filter(({ finished }) => finished)
        .flatMap(({ artifacts }) => artifacts)
        .flatMap(({ path, conditional }) => (path === null || conditional ? [] : [path]));
    const paths = [...new Set([...made, ...(state.spec ? [state.spec.path] : [])])];
    if (paths.length === 0 || paths.some((path) => ended_whole_isThere(path, snapshot)))
        return [];
    const more = paths.length > ended_whole_SHOWN ? ', …' : '';
    const message = `found none of what it made (${paths.slice(0, ended_whole_SHOWN).join(', ')}${more}), ` +
        'expected it to be there. It stays complete; bring the files back, or remove the state with them.';
    return [{ message, evidence: { missing: paths } }];
}
/** What lies in a submodule or behind a link is there as far as can be told. */
function ended_whole_isThere(path, snapshot) {
    if (snapshot.entry(path) !== null)
        return true;
    return (0,model_reading/* isOutOfReach */.Hh)(snapshot.text(path));
}

;// CONCATENATED MODULE: ./lib/rules/progress-recent.js

/** Milliseconds. */
const progress_recent_MINUTE = 60_000;
const HOUR = 60 * progress_recent_MINUTE;
const progress_recent_DAY = 24 * HOUR;
/** In days where that is exact enough, else in hours or minutes: six hours are not 0 days. */
function spanOf(span) {
    if (span >= 2 * progress_recent_DAY || (span >= progress_recent_DAY && span % progress_recent_DAY === 0))
        return (0,counted/* counted */.hS)(Math.floor(span / progress_recent_DAY), 'day');
    return span >= HOUR
        ? (0,counted/* counted */.hS)(Math.floor(span / HOUR), 'hour')
        : (0,counted/* counted */.hS)(Math.floor(span / progress_recent_MINUTE), 'minute');
}
const progressRecent = {
    id: 'progress-recent',
    summary: 'The workflow moved within the stale time',
    severity: 'note',
    consequence: 'note',
    reason: null,
    check({ liveness, activity, settings }) {
        if ((liveness !== 'stale' && liveness !== 'abandoned') || activity.at === null)
            return [];
        const days = Math.floor((settings.now - activity.at) / progress_recent_DAY);
        const age = liveness === 'stale' ? settings.staleAfter : settings.abandonedAfter;
        const limit = spanOf(age);
        const message = `the last sign of progress is ${spanOf(settings.now - activity.at)} old, ${liveness} after ${limit}. ` +
            'Resume it, or start fresh.';
        const evidence = { last_activity: new Date(activity.at).toISOString(), from: activity.from, days };
        return [{ message, evidence, severity: liveness === 'abandoned' ? 'warning' : 'note' }];
    },
};

// EXTERNAL MODULE: ./lib/text/diff.js
var text_diff = __webpack_require__(4212);
;// CONCATENATED MODULE: ./lib/rules/spec-hash-matches.js

/** Lines of the difference that the evidence carries; the brief carries all of it. */
const DIFF_LINES = 40;
const specHashMatches = {
    id: 'spec-hash-matches',
    summary: 'The spec equals, by a known hash rule, the one that the state records',
    severity: 'error',
    consequence: 'block',
    reason: 'spec-changed',
    check({ state, snapshot }) {
        const spec = state?.ended === null ? state.spec : null; // what ended stands on nothing any more
        if (!spec?.recorded?.digest || spec.matched !== null)
            return [];
        const { recorded } = spec;
        if (spec.text === null) {
            if (!spec.present)
                return []; // spec-present speaks of it
            const reading = snapshot.text(spec.path);
            const why = reading.ok ? 'no text' : reading.why;
            const message = `${spec.path} is there but could not be read (${why}), so that it cannot be compared with the ` +
                `recorded sha256:${recorded.digest?.slice(0, 12)}…. Make it readable, or start fresh.`;
            return [
                { message, line: recorded.line, step: 'spec', evidence: { ...evidenceOf(spec, state), unread: why } },
            ];
        }
        return [
            { message: spec_hash_matches_messageOf(spec), line: recorded.line, step: 'spec', evidence: evidenceOf(spec, state) },
        ];
    },
};
function spec_hash_matches_messageOf(spec) {
    const declared = spec.declared !== null && spec.declared === spec.recorded?.digest;
    const still = declared ? ' The spec still declares the recorded hash, though its text is another.' : '';
    const soft = still + (onlyPathsDiffer(spec) ? ' Since then only paths that it names changed.' : '');
    const last = spec.lastMatch ? ` It last matched in commit ${spec.lastMatch.commit.slice(0, 12)}.` : '';
    const found = spec.computed.map(({ rule, digest }) => `${digest.slice(0, 12)}… (${rule})`);
    return (`${spec.path} is not what it was: recorded sha256:${spec.recorded?.digest?.slice(0, 12)}…, ` +
        `found ${found.join(', ')}.${soft}${last} ` +
        'Review the difference, then accept the spec or start fresh.');
}
/**
 * A path, as prose and tables name one, as opposed to `and/or`: two slashes, or the name of a file. It
 * begins where a word does: tried within one, a long word would cost its length squared.
 */
const PATH = /(?<![\w.@~{}$*-])(?:[\w.@~{}$*-]*(?:\/[\w.@~{}$*-]*){2,}|[\w.@~{}$*-]+\/[\w@~{}$*-]+\.\w{1,6}\b)/g;
/** Proven by the version that matched: every line is the same but for paths that it names. */
function onlyPathsDiffer({ lastMatch, text }) {
    if (lastMatch === null || text === null)
        return false;
    const bare = (whole) => whole.replaceAll(PATH, '/').replaceAll('\r\n', '\n');
    return bare(lastMatch.text) === bare(text);
}
function evidenceOf(spec, state) {
    const diff = spec.lastMatch && spec.text !== null ? (0,text_diff/* unifiedDiff */.W)(spec.path, spec.lastMatch.text, spec.text) : null;
    return {
        spec: spec.path,
        recorded: spec.recorded?.digest ?? null,
        computed: Object.fromEntries(spec.computed.map(({ rule, digest }) => [rule, digest])),
        declared: spec.declared,
        declared_equals_recorded: spec.declared !== null && spec.declared === spec.recorded?.digest,
        matched_commit: spec.lastMatch?.commit ?? null,
        matched_at: spec.lastMatch?.at ?? null,
        diff: diff === null ? null : (0,text_diff/* firstLines */.U)(diff, DIFF_LINES),
        diff_lines: diff === null ? null : diff.split('\n').length,
        invalidates: (state?.steps ?? []).filter((step) => step.finished).map((step) => step.id),
    };
}

;// CONCATENATED MODULE: ./lib/rules/spec-hash-verifiable.js
const specHashVerifiable = {
    id: 'spec-hash-verifiable',
    summary: 'The recorded spec hash is a SHA-256 that can be verified',
    severity: 'warning',
    consequence: 'note',
    reason: null,
    check({ state }) {
        const recorded = state?.ended === null ? state.spec?.recorded : null;
        if (!recorded || recorded.digest !== null)
            return [];
        const message = `found ${JSON.stringify(recorded.found)} as spec hash (${recorded.problem}), ` +
            'expected sha256: and 64 hex digits. Nothing vouches for the spec; read it before going on.';
        return [
            {
                message,
                line: recorded.line,
                step: 'spec',
                evidence: { found: recorded.found, problem: recorded.problem },
            },
        ];
    },
};

;// CONCATENATED MODULE: ./lib/rules/spec-present.js
const specPresent = {
    id: 'spec-present',
    summary: 'The recorded spec is there',
    severity: 'error',
    consequence: 'block',
    reason: 'spec-missing',
    check({ state, snapshot }) {
        const spec = state?.ended === null ? state.spec : null; // what ended stands on nothing any more
        if (!spec || spec.present)
            return [];
        const evidence = {
            expected: spec.path,
            renamed_to: spec.renamedTo,
            matched_commit: spec.lastMatch?.commit ?? null,
            matched_at: spec.lastMatch?.at ?? null,
        };
        const [moved] = spec.renamedTo;
        if (moved !== undefined) {
            const past = snapshot.history(spec.path);
            const last = past === 'unavailable' ? null : past.find(({ blob }) => blob !== null)?.blob;
            const blob = snapshot.entry(moved)?.blob;
            const how = last && blob && last !== blob ? 'and was edited since' : 'unchanged';
            const message = `the spec moved from ${spec.path} to ${moved}, ${how}. Correct the path.`;
            return [{ message, line: spec.line, step: 'spec', evidence, severity: 'note', consequence: 'note' }];
        }
        const last = spec.lastMatch ? ` Commit ${spec.lastMatch.commit.slice(0, 12)} still had it.` : '';
        const message = `found no spec at ${spec.path}, expected the one that this work was built on.${last} ` +
            'Bring it back, or start fresh.';
        return [{ message, line: spec.line, step: 'spec', evidence }];
    },
};

;// CONCATENATED MODULE: ./lib/rules/state-available.js
// A state file's content is in the repository that is looked at.

const stateAvailable = {
    id: 'state-available',
    summary: 'The state file holds its content, not a pointer to it',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unavailable',
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'state-available'),
};

;// CONCATENATED MODULE: ./lib/rules/state-consistent.js
const stateConsistent = {
    id: 'state-consistent',
    summary: 'The state does not contradict itself',
    severity: 'error',
    consequence: 'ask',
    reason: 'state-inconsistent',
    check: ({ state }) => (state?.contradictions ?? []).map(({ message, line, evidence }) => ({ message, line, evidence })),
};

;// CONCATENATED MODULE: ./lib/rules/state-damaged.js
const stateDamaged = {
    id: 'state-damaged',
    summary: 'Every line of the state file can be read as it stands',
    severity: 'warning',
    consequence: 'note',
    reason: null,
    check: ({ state }) => (state?.damage ?? []).map(({ message, line }) => ({ message, line })),
};

;// CONCATENATED MODULE: ./lib/rules/state-filled.js
// A state file is filled in: a copied template is no workflow.

const stateFilled = {
    id: 'state-filled',
    summary: 'The state file is more than a copied template',
    severity: 'note',
    consequence: 'note',
    reason: null,
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'state-filled'),
};

;// CONCATENATED MODULE: ./lib/rules/state-known.js
// A file that stands where only a state does holds one.

const stateKnown = {
    id: 'state-known',
    summary: 'A file at the place of a state holds one',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unreadable',
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'state-known'),
};

;// CONCATENATED MODULE: ./lib/rules/state-not-conflicted.js
// A state file is one version, not two halves of a merge.

const stateNotConflicted = {
    id: 'state-not-conflicted',
    summary: 'The state file holds no conflict markers',
    severity: 'error',
    consequence: 'block',
    reason: 'state-conflicted',
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'state-not-conflicted'),
};

;// CONCATENATED MODULE: ./lib/rules/state-readable.js
// A state file is text that can be read to its end.

const stateReadable = {
    id: 'state-readable',
    summary: 'The state file is whole, readable text',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unreadable',
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'state-readable'),
};

;// CONCATENATED MODULE: ./lib/rules/state-safe.js
// A state file is a plain file that can neither run nor blow up.

const stateSafe = {
    id: 'state-safe',
    summary: 'The state file is a plain file with nothing that could run',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unsafe',
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'state-safe'),
};

;// CONCATENATED MODULE: ./lib/rules/state-unique.js
const stateUnique = {
    id: 'state-unique',
    summary: 'There is one state file for the workflow',
    severity: 'error',
    consequence: 'ask',
    reason: 'state-ambiguous',
    check({ site }) {
        if (site.rivals.length === 0)
            return [];
        const paths = [site.path, ...site.rivals];
        const found = `found ${paths.length} state files for one workflow: ${paths.join(', ')}`;
        const message = `${found}. Keep the one that is right.`;
        return [{ message, evidence: { paths } }];
    },
};

;// CONCATENATED MODULE: ./lib/rules/status-known.js
const statusKnown = {
    id: 'status-known',
    summary: 'The status and step are words that mean something',
    severity: 'error',
    consequence: 'ask',
    reason: 'status-unknown',
    check({ state }) {
        return (state?.words ?? [])
            .filter((word) => !word.known)
            .map(({ field, found, expected, line }) => ({
            message: `${field}: found ${found === null ? 'nothing' : JSON.stringify(found)}, expected one of ` +
                `${expected.join(', ')}. Correct the word, or start fresh.`,
            line,
            evidence: { field, found, expected },
        }));
    },
};

;// CONCATENATED MODULE: ./lib/rules/timestamp-sane.js
const timestampSane = {
    id: 'timestamp-sane',
    summary: 'Times can be read and are not in the future',
    severity: 'note',
    consequence: 'note',
    reason: null,
    check({ state, settings }) {
        return (state?.timestamps ?? []).flatMap(({ field, found, line, at, problem }) => {
            const future = at !== null && at > settings.now;
            if (problem === null && !future)
                return [];
            const why = problem === 'ambiguous' ? 'day and month cannot be told apart' : (problem ?? 'it lies in the future');
            const message = `${field}: found ${JSON.stringify(found)} (${why}), ` +
                'expected a past time such as 2026-03-11T08:12:00Z.';
            return [{ message, line, evidence: { field, found, problem: problem ?? 'future' } }];
        });
    },
};

;// CONCATENATED MODULE: ./lib/rules/version-current.js
const versionCurrent = {
    id: 'version-current',
    summary: 'The schema version is the newest one',
    severity: 'note',
    consequence: 'note',
    reason: null,
    check({ outdated, version, newest }) {
        if (!outdated || version === null)
            return [];
        const found = version.written === null ? 'no schema version' : `schema version ${version.written}`;
        const message = `found ${found}, the newest is ${newest}. It is read as it stands; ` +
            'whatever is written to it migrates it in the same change.';
        return [{ message, line: version.line, evidence: { found: version.written, newest } }];
    },
};

;// CONCATENATED MODULE: ./lib/rules/version-known.js
// A state file is of a schema version that we know.

const versionKnown = {
    id: 'version-known',
    summary: 'The schema version is one that this Rekindle knows',
    severity: 'error',
    consequence: 'block',
    reason: 'version-unknown',
    check: (subject) => (0,rule/* breachOfFault */.b)(subject, 'version-known'),
};

;// CONCATENATED MODULE: ./lib/rules/index.js





















const rules = [
    stateReadable,
    stateAvailable,
    stateSafe,
    stateNotConflicted,
    stateDamaged,
    stateKnown,
    stateFilled,
    versionKnown,
    versionCurrent,
    statusKnown,
    stateConsistent,
    stateUnique,
    specPresent,
    specHashMatches,
    specHashVerifiable,
    artifactExists,
    artifactPathSafe,
    artifactComplete,
    timestampSane,
    endedWhole,
    progressRecent,
];

;// CONCATENATED MODULE: ./lib/text/conflicts.js
// Conflict markers that a merge left in a text: its two sides, and the texts that a merge may come to.

/** Places that are combined side by side; with more than these only the whole sides are candidates. */
const COMBINED = 4;
/** `null` where there is no marker, or they do not pair. The ancestor of a `diff3` conflict is left out. */
function readConflict(text) {
    const parts = conflicts_partsOf(text);
    if (!parts?.some((part) => 'ours' in part))
        return null;
    const whole = (side) => text.slice(0, (0,text_lines/* linesOf */.Dx)(text)[0]?.start ?? 0) +
        parts.map((part) => ('same' in part ? part.same : part[side].join(''))).join('');
    const [ours, theirs] = [whole('ours'), whole('theirs')];
    const bom = text.slice(0, (0,text_lines/* linesOf */.Dx)(text)[0]?.start ?? 0);
    const merges = [theirs, ours, ...combinations(parts).map((one) => bom + one)];
    return { ours, theirs, merges: [...new Set(merges)] };
}
function conflicts_partsOf(text) {
    const parts = [];
    let side = 'same';
    let [ours, theirs] = [[], []];
    for (const line of (0,text_lines/* linesOf */.Dx)(text)) {
        const mark = markOf(line);
        if (mark === '<' && side === 'same')
            [side, ours, theirs] = ['ours', [], []];
        else if (mark === '|' && side === 'ours')
            side = 'base';
        else if (mark === '=' && (side === 'ours' || side === 'base'))
            side = 'theirs';
        else if (mark === '>' && side === 'theirs') {
            parts.push({ ours, theirs });
            side = 'same';
        }
        else if (mark === '<' || mark === '>')
            return null;
        else if (side === 'same')
            parts.push({ same: line.text + line.eol });
        else if (side === 'ours')
            ours.push(line.text + line.eol);
        else if (side === 'theirs')
            theirs.push(line.text + line.eol);
    }
    return side === 'same' ? parts : null;
}
function markOf({ text }) {
    if (text === '=======')
        return '=';
    const mark = /^(?:<{7}|\|{7}|>{7})(?: |$)/.exec(text)?.[0][0];
    return mark === '<' || mark === '|' || mark === '>' ? mark : null;
}
function combinations(parts) {
    if (parts.filter((part) => 'ours' in part).length > COMBINED)
        return [];
    return parts.reduce((before, part) => before.flatMap((start) => waysOf(part).map((way) => start + way)), ['']);
}
function waysOf(part) {
    if ('same' in part)
        return [part.same];
    const [ours, theirs] = [part.ours.join(''), part.theirs.join('')];
    return areEntries(part.ours, part.theirs) ? [theirs, ours, ours + theirs, theirs + ours] : [theirs, ours];
}
/** List items or table rows that say different things: both may stand. Fields of one name may not. */
function areEntries(ours, theirs) {
    const entries = [...ours, ...theirs];
    if (!entries.every((line) => /^\s*(?:[-*] |\|)/.test(line) && /[\r\n]$/.test(line)))
        return false;
    const names = entries.map(conflicts_nameOf);
    return new Set(names).size === names.length;
}
/** What an entry is called: the first cell of a row, the words of an item before its colon. */
function conflicts_nameOf(line) {
    const bare = line
        .trim()
        .replace(/^(?:[-*] |\|)/, '')
        .trim();
    const end = bare.search(line.trim().startsWith('|') ? /\|/ : /: /);
    return (end < 0 ? bare : bare.slice(0, end)).trim();
}

;// CONCATENATED MODULE: ./lib/index.js
// The engine with its built-in formats and rules: the package's one import.




/** The engine over fewer formats and rules, or over some that weigh otherwise: as a config says. */
function engineOver(formatsOf, rulesOf) {
    return createEngine(formatsOf(formats), rulesOf(rules), readConflict);
}
const engine = engineOver((all) => all, (all) => all);


/***/ }),

/***/ 7701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ effectOn)
/* harmony export */ });
/** The path that a file change ends up at, and what it does there. */
function effectOn(file) {
    if (file.kind === 'write')
        return { path: file.path, change: file.before === null ? 'create' : 'modify' };
    if (file.kind === 'remove')
        return { path: file.path, change: 'delete' };
    if (file.kind === 'copy')
        return { path: file.to, change: 'create' };
    return { path: file.path, change: 'modify' };
}


/***/ }),

/***/ 283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   ux: () => (/* binding */ possible)
/* harmony export */ });
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
/**
 * Of the options of a decision those that can be taken now, in their order: a repair where one is proposed,
 * nothing about a step where none is known, nothing beside somebody who is at work, and nothing that the
 * format would refuse. Where nothing but starting over is left then, there is the correction by hand.
 */
function possible({ decision: { step, options }, liveness, proposals }, refused) {
    if (liveness === 'live')
        return options.filter((one) => one === 'manual');
    const proposed = proposals.some(({ kind }) => kind === 'repair');
    const stepless = (option) => step === null && (option === 'retry' || option === 'skip');
    const fit = options.filter((one) => !stepless(one) && (one !== 'repair' || proposed));
    const kept = fit.filter((one) => !refused.includes(one));
    const stuck = kept.length < fit.length && kept.every((one) => one === 'start-fresh');
    return stuck ? ['manual', ...kept] : kept;
}
/**
 * What a person may choose as things stand, the recommended one first: the migration before all that
 * writes, and a repair that is proposed beside what the decision offers.
 */
function fitting({ decision, liveness, proposals }) {
    const { action, options } = decision;
    if (action === 'none' || action === 'start-fresh' || liveness === 'live')
        return options;
    const proposed = new Set(proposals.map(({ kind }) => kind));
    const [first, ...others] = options;
    const repair = proposed.has('repair') && !options.includes('repair') ? ['repair'] : [];
    const migrate = proposed.has('migrate') ? ['migrate'] : [];
    return [...migrate, ...(first === undefined ? [] : [first]), ...repair, ...others];
}


/***/ }),

/***/ 2510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ choiceMeant)
/* harmony export */ });
// Which of a question's choices a typed answer means: its words, or the number or letter of one.
const plain = (text) => text.normalize().trim().replace(/\s+/g, ' ').toLowerCase();
const MARKED = /^\(?([a-z]|\d{1,2})[).:](?=\s)/;
const SIGN = /^(?:[a-z]|\d{1,2})$/;
/** `a) JWT` has the mark `a`. */
const markOf = (option) => MARKED.exec(plain(option))?.[1] ?? null;
/** From 0: `2` and `b` are at place 1. */
const placeOf = (sign) => (/\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 97);
/** Whether a choice can be what somebody began to type: `1` of `1 hour`, but not of `15 minutes`. */
function beginsWith(option, sign) {
    const words = plain(option);
    return words.startsWith(sign) && !(/\d$/.test(sign) && /^\d/.test(words.slice(sign.length)));
}
/**
 * The choice that is meant, as its question has it. `null`: none is, or the sign could mean several, as `1`
 * of "15 minutes" and "1 hour". A sign that is a choice itself means that choice; marks of the question's own
 * (`a) JWT`) count before places.
 */
function choiceMeant(typed, options) {
    const word = plain(typed);
    const same = options.find((option) => plain(option) === word);
    if (same !== undefined)
        return same;
    const sign = /^\(?([^()]+?)[).:]?$/.exec(word)?.[1] ?? '';
    if (!SIGN.test(sign))
        return null;
    const marks = options.map(markOf);
    const bySign = options.filter((_, at) => marks[at] === sign);
    const ofItsKind = marks.some((mark) => mark !== null && /\d/.test(mark) === /\d/.test(sign));
    const placed = ofItsKind ? bySign : options.slice(placeOf(sign), placeOf(sign) + 1);
    const begun = options.filter((option, at) => marks[at] === null && beginsWith(option, sign));
    const [one, second] = new Set([...placed, ...begun]);
    return placed.length === 1 && second === undefined ? (one ?? null) : null;
}


/***/ }),

/***/ 4209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ order)
/* harmony export */ });
// The order of words, the same everywhere: by their UTF-16 units, whatever language a machine speaks.
/** Negative where `a` comes first, positive where `b` does, 0 where they are the same. */
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ compareProgress)
/* harmony export */ });
/** Negative where `a` came less far than `b`, 0 where neither is further as far as can be told. */
function compareProgress(a, b) {
    const [left, right] = [progressOf(a), progressOf(b)];
    const at = left.findIndex((value, i) => value !== right[i]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
/** Completed beats everything; then the finished steps, the place of the current one, its iteration. */
function progressOf(state) {
    const { ended, steps, current } = state;
    return [
        ended === 'completed' ? 1 : 0,
        steps.filter(({ finished }) => finished).length,
        current ? placeOf(current, steps) : -1,
        current?.iteration ?? 0,
    ];
}
/** Where the current step stands among the steps: with its item where it has one, else by its name alone. */
function placeOf({ id, item }, steps) {
    const exact = steps.findIndex((step) => step.id === id && (step.item ?? null) === item);
    return exact < 0 ? steps.findIndex((step) => step.id === id) : exact;
}


/***/ }),

/***/ 7157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ isOutOfReach),
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   Xy: () => (/* binding */ readingOfEnd),
/* harmony export */   f: () => (/* binding */ SIZE_CAP),
/* harmony export */   pB: () => (/* binding */ ELSEWHERE)
/* harmony export */ });
// What a file of the repository says when it is read as text: the text, or the reason why it has none.
/** Files above this size are named and skipped, never read as text. Bytes. */
const SIZE_CAP = 256 * 1024;
/** Files of one value a line: of those above the cap the end is read, as what is newest stands there. */
const isLog = (path) => /\.(?:jsonl|ndjson)$/i.test(path);
/** No damage: the content is kept elsewhere, and whoever wants it must fetch it, or go there. */
const ELSEWHERE = new Set(['submodule', 'lfs-pointer', 'annex-pointer']);
/** A link or another repository is at the path, or on the way to it: what lies there is not looked at. */
const isOutOfReach = (reading) => !reading.ok && (reading.why === 'link' || reading.why === 'submodule');
const LFS = 'version https://git-lfs.github.com/spec/';
const ANNEX = /^(?:\/|(?:\.\.\/)*\.git\/)annex\/objects\//;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Reads bytes as text. Cannot fail: what is not usable text comes back as the reason. */
function readingOf(bytes) {
    if (bytes.length > SIZE_CAP)
        return { ok: false, why: 'too-large', size: bytes.length };
    const size = bytes.length;
    const utf16 = size >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff));
    const nul = utf16 ? 0 : bytes.indexOf(0);
    if (nul >= 0) {
        // Without its NUL bytes the ASCII part of UTF-16 is legible enough to tell a format by.
        const lossy = latin1(bytes).replaceAll('\0', '');
        return { ok: false, why: 'binary', size, offset: nul, line: lineOf(bytes, nul), lossy };
    }
    let text;
    try {
        text = decoder.decode(bytes);
    }
    catch {
        const offset = firstBadByte(bytes);
        return { ok: false, why: 'not-utf8', size, offset, line: lineOf(bytes, offset), lossy: latin1(bytes) };
    }
    if (size < 1024 && text.startsWith(LFS))
        return { ok: false, why: 'lfs-pointer', size };
    if (size < 1024 && ANNEX.test(text))
        return { ok: false, why: 'annex-pointer', size };
    return { ok: true, text };
}
/** A log above the cap by its last bytes, SIZE_CAP of them: a line cut at its beginning goes. */
function readingOfEnd(last, size) {
    const large = { ok: false, why: 'too-large', size };
    const first = last.indexOf(0x0a);
    if (first < 0 || last.includes(0))
        return large;
    try {
        return { ...large, tail: decoder.decode(last.subarray(first + 1)) };
    }
    catch {
        return large;
    }
}
function latin1(bytes) {
    return new TextDecoder('latin1').decode(bytes);
}
function lineOf(bytes, offset) {
    let line = 1;
    for (let i = 0; i < offset; i++)
        if (bytes[i] === 0x0a)
            line++;
    return line;
}
/** Offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7). */
function firstBadByte(bytes) {
    let i = 0;
    while (i < bytes.length) {
        const width = widthAt(bytes, i);
        if (width === 0)
            return i;
        i += width;
    }
    return bytes.length;
}
function widthAt(bytes, i) {
    const lead = bytes[i] ?? 0;
    const second = bytes[i + 1] ?? 0;
    const follows = (n) => {
        for (let k = 1; k <= n; k++)
            if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80)
                return false;
        return true;
    };
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return follows(1) ? 2 : 0;
    if (lead >= 0xe0 && lead <= 0xef) {
        const low = lead === 0xe0 ? 0xa0 : 0x80;
        const high = lead === 0xed ? 0x9f : 0xbf;
        return second >= low && second <= high && follows(2) ? 3 : 0;
    }
    if (lead >= 0xf0 && lead <= 0xf4) {
        const low = lead === 0xf0 ? 0x90 : 0x80;
        const high = lead === 0xf4 ? 0x8f : 0xbf;
        return second >= low && second <= high && follows(3) ? 4 : 0;
    }
    return 0;
}


/***/ }),

/***/ 4303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ breachOfFault),
/* harmony export */   z: () => (/* binding */ settingsFor)
/* harmony export */ });
/** The settings as they count for one format. */
function settingsFor(settings, format) {
    return { ...settings, ...settings.formats?.get(format) };
}
/** The breach of a rule that only loading can find: the subject's fault, where it is this rule's. */
function breachOfFault(subject, rule) {
    const { fault } = subject;
    if (fault?.rule !== rule)
        return [];
    const { message, line, evidence = {} } = fault;
    return [{ message, line, evidence, ...(fault.path === undefined ? {} : { path: fault.path }) }];
}


/***/ }),

/***/ 1774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareName)
/* harmony export */ });
// Where a workflow's state lies, and which schema version it is written in.
/** `origin/x`, `refs/heads/x` and `remotes/origin/x` are the branch `x`. */
function bareName(name) {
    return name.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '');
}


/***/ }),

/***/ 7741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ NO_TEXT_OF),
/* harmony export */   s: () => (/* binding */ isFileMode)
/* harmony export */ });
/** Whether it is that of a plain file, and neither of a folder nor of a link or a submodule. */
const isFileMode = (mode) => mode === '100644' || mode === '100755';
/** Why an entry of each mode has no text by itself. */
const NO_TEXT_OF = {
    '040000': 'directory',
    '120000': 'link',
    '160000': 'submodule',
    '100644': 'not-fetched',
    '100755': 'not-fetched',
};


/***/ }),

/***/ 2942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ faultOfReading)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7157);

/** Why a reading has no text → the rule that this breaks, and what to say. */
const NO_TEXT = {
    absent: ['state-readable', 'found nothing there, expected a file. Restore it from history.'],
    directory: ['state-readable', 'found a folder, expected a file. Move the folder away.'],
    special: [
        'state-readable',
        'found a named pipe, a socket or a device, expected a file; it was not opened. Move it away.',
    ],
    link: [
        'state-safe',
        'found a symbolic link, expected a file; links are never followed. Commit the file itself.',
    ],
    submodule: [
        'state-available',
        'it lies in a submodule, whose content is not in this repository and was not looked at. Scan that one.',
    ],
    'too-large': [
        'state-readable',
        `it is larger than ${_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .SIZE_CAP */ .f / 1024} KiB, so it was not read. Split or trim it.`,
    ],
    binary: ['state-readable', 'found binary data or UTF-16, expected UTF-8 text. Save it as UTF-8.'],
    'not-utf8': ['state-readable', 'found bytes that are not UTF-8, expected UTF-8 text. Save it as UTF-8.'],
    'lfs-pointer': [
        'state-available',
        'found a Git LFS pointer, expected the file. Run "git lfs pull", or keep state out of LFS.',
    ],
    'annex-pointer': ['state-available', 'found a git-annex pointer, expected the file. Run "git annex get".'],
    forbidden: [
        'state-available',
        'it is there, and may not be read by this user. Give it read permission and scan again.',
    ],
    'not-fetched': [
        'state-available',
        'its content is not in this clone (partial clone). Fetch it, or clone without --filter.',
    ],
};
/** The fault of a state file that has no text. Cannot fail. */
function faultOfReading({ why, line, size, offset }) {
    const [rule, message] = NO_TEXT[why];
    return { rule, message, line: line ?? null, evidence: { why, size: size ?? null, offset: offset ?? null } };
}


/***/ }),

/***/ 5740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ stepName)
/* harmony export */ });
// The hub that every format is read into: how far a workflow got, in words that no format owns.
/** What people call a step: its name where the format has one, else its id. */
const stepName = (state, id) => state?.stepNames?.get(id) ?? id;


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ indentOf),
/* harmony export */   p: () => (/* binding */ addMembers)
/* harmony export */ });
/**
 * The edit that sets `spelled` behind the member `after` (-1: before the first). Where that member begins a
 * line of its own the new ones do too, with its indentation.
 */
function addMembers(text, brackets, after, spelled, separators) {
    const { start, end, members } = brackets;
    const near = members[Math.max(after, 0)];
    if (!near) {
        const inside = text.slice(start + 1, end - 1);
        const blank = /^[ \t]*$/.test(inside);
        return { start: start + 1, end: blank ? end - 1 : start + 1, text: spelled.join(separators.comma) };
    }
    const between = separatorAt(text, brackets, Math.max(after, 0), separators);
    if (after < 0)
        return { start: near.start, end: near.start, text: spelled.map((one) => one + between).join('') };
    return { start: near.end, end: near.end, text: spelled.map((one) => between + one).join('') };
}
/** Does a member begin a line? Then this is the line's indentation, else `null`. */
function indentOf(text, start) {
    let at = start;
    while (at > 0 && ' \t'.includes(text[at - 1] ?? 'x'))
        at--;
    const fresh = at === 0 || '\n\r\uFEFF'.includes(text[at - 1] ?? 'x');
    return fresh ? text.slice(at, start) : null;
}
function separatorAt(text, { members }, at, { comma, eol }) {
    const [before, near, behind] = [members[at - 1], members[at], members[at + 1]];
    if (!near)
        return comma;
    const indent = indentOf(text, near.start);
    // A comment behind the member would be torn from it by a line between the two.
    const remarked = /^[ \t]*,?[ \t]*#/.test(text.slice(near.end, near.end + LOOK));
    if (indent !== null && !remarked)
        return `,${eol}${indent}`;
    const shown = [before && text.slice(before.end, near.start), behind && text.slice(near.end, behind.start)];
    return shown.find((one) => one !== undefined && /^[ \t]*,[ \t]*$/.test(one)) ?? comma;
}
const LOOK = 256;


/***/ }),

/***/ 142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   Ty: () => (/* binding */ assertReadsBack),
/* harmony export */   Ve: () => (/* binding */ duplicateKey),
/* harmony export */   jh: () => (/* binding */ isMap),
/* harmony export */   n6: () => (/* binding */ sameData),
/* harmony export */   rq: () => (/* binding */ pointerOf),
/* harmony export */   zM: () => (/* binding */ refuseDeep)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
// Plain data with places: what YAML and JSON are read into.

/** Levels of lists and maps that are read, and the longest path of keys; more is an attack or a mistake. */
const DEEPEST = 64;
const LONGEST_POINTER = 1024;
/** The JSON Pointer of a path: `pointerOf('items', 0, 'id')` is `/items/0/id`. */
function pointerOf(...path) {
    let pointer = '';
    for (const step of path)
        pointer += `/${typeof step === 'number' ? step : escaped(step)}`;
    return pointer;
}
function escaped(key) {
    return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
/** @throws StateError `state-safe` for a path of keys that is too long or a list or map that lies too deep */
function refuseDeep(pointer, depth, line) {
    if (pointer.length <= LONGEST_POINTER && depth <= DEEPEST)
        return;
    const message = depth > DEEPEST
        ? `found lists and maps nested deeper than ${DEEPEST} levels. Flatten the file.`
        : `found keys of more than ${LONGEST_POINTER} characters along one path. Shorten them.`;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('state-safe', message, line());
}
/** A key that comes twice in one map, both lines named. */
function duplicateKey(key, first, second) {
    const found = `found the key ${JSON.stringify(key)} on lines ${first} and ${second}`;
    const message = `${found}, expected it once. Keep one.`;
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('state-readable', message, second, { key, lines: [first, second] });
}
function isMap(data) {
    return typeof data === 'object' && data !== null && !Array.isArray(data);
}
function isList(data) {
    return Array.isArray(data);
}
/** The same values under the same keys in the same order. */
function sameData(one, other) {
    return apartAt(one, other, '') === null;
}
/** @throws EditError where the new text does not say what the document says, the order of keys included. */
function assertReadsBack(read, wanted) {
    const apart = apartAt(read, wanted, '');
    if (apart === null)
        return;
    const value = JSON.stringify(apart.wanted)?.slice(0, MOST_SHOWN);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EditError */ .F(`the value ${value} at ${JSON.stringify(apart.pointer)} cannot be written in place`);
}
const MOST_SHOWN = 80;
/** The first place where the two differ. */
function apartAt(read, wanted, pointer) {
    const apart = { pointer, wanted };
    if (isList(read)) {
        if (!isList(wanted) || wanted.length !== read.length)
            return apart;
        return firstOf(read.keys(), (i) => apartAt(read[i] ?? null, wanted[i] ?? null, pointer + pointerOf(i)));
    }
    if (!isMap(read))
        return Object.is(read, wanted) ? null : apart;
    if (!isMap(wanted))
        return apart;
    const [keys, others] = [Object.keys(read), Object.keys(wanted)];
    if (keys.length !== others.length || keys.some((key, i) => key !== others[i]))
        return apart;
    return firstOf(keys, (key) => apartAt(read[key] ?? null, wanted[key] ?? null, pointer + pointerOf(key)));
}
function firstOf(all, look) {
    for (const one of all) {
        const apart = look(one);
        if (apart !== null)
            return apart;
    }
    return null;
}


/***/ }),

/***/ 6784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ differencesOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(142);
// What a document changes in data that was read: the few kinds of differences that can be written in place.


/**
 * The differences, inner ones before outer ones. A key that went and a key that came are one key with a new
 * name where both are between the same two keys that stayed (or ends of the map): where as many came as
 * went they are paired in order; where more came than went, each that went is paired with the one new key
 * there that has its very value.
 * @throws EditError for everything else: keys and items that are gone, another order of keys, content where
 * other content was, and places that the order of keys cannot tell (numbers as keys come first in data,
 * wherever they stand in the text)
 */
function differencesOf(before, after, pointer = '') {
    if ((0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(before) && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(after))
        return ofLists(before, after, pointer);
    if ((0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(before) && (0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(after))
        return ofMaps(before, after, pointer);
    if (typeof after === 'object' && after !== null) {
        if (isEmpty(before))
            return [{ kind: 'fill', pointer, value: after }];
    }
    else if (!(0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(before) && !(0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(before)) {
        return Object.is(before, after) ? [] : [{ kind: 'scalar', pointer, value: after }];
    }
    throw refused(pointer, 'is content of another kind than the text has');
}
function isEmpty(data) {
    return data === null || (typeof data === 'object' && Object.keys(data).length === 0);
}
function ofLists(before, after, pointer) {
    if (after.length < before.length)
        throw refused(pointer, 'has fewer items than the text');
    const inner = before.flatMap((item, i) => differencesOf(item, after[i] ?? null, pointer + (0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(i)));
    const items = after.slice(before.length);
    return items.length === 0 ? inner : [...inner, { kind: 'append', pointer, items }];
}
function ofMaps(before, after, pointer) {
    const differences = [];
    for (const run of runsOf(before, after, pointer)) {
        const names = namesOf(run, before, after, pointer);
        const fresh = run.came.filter((key) => !names.has(key));
        let anchor = run.behind;
        let entries = [];
        const flush = () => {
            if (entries.length > 0)
                differences.push({ kind: 'insert', pointer, after: anchor, entries });
            entries = [];
        };
        for (const key of run.came) {
            const old = names.get(key);
            if (old === undefined) {
                entries.push([key, after[key] ?? null]);
                continue;
            }
            flush();
            anchor = old;
            const place = pointer + (0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(old);
            differences.push({ kind: 'rename', pointer: place, key });
            differences.push(...differencesOf(before[old] ?? null, after[key] ?? null, place));
        }
        if (fresh.length > 0)
            refuseUntold(run, before, pointer);
        flush();
        const { kept } = run;
        if (kept !== null) {
            const place = pointer + (0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .rq)(kept);
            differences.push(...differencesOf(before[kept] ?? null, after[kept] ?? null, place));
        }
    }
    return differences;
}
function runsOf(before, after, pointer) {
    const [old, now] = [Object.keys(before), Object.keys(after)];
    const runs = [];
    let [i, j] = [0, 0];
    let behind = null;
    while (i < old.length || j < now.length || runs.length === 0) {
        const run = { behind, gone: [], came: [], kept: null };
        for (; i < old.length && !Object.hasOwn(after, old[i] ?? ''); i++)
            run.gone.push(old[i] ?? '');
        for (; j < now.length && !Object.hasOwn(before, now[j] ?? ''); j++)
            run.came.push(now[j] ?? '');
        if (old[i] !== now[j])
            throw refused(pointer, `has the key ${JSON.stringify(now[j] ?? old[i])} at another place`);
        run.kept = old[i] ?? null;
        runs.push(run);
        behind = run.kept;
        i++;
        j++;
    }
    return runs;
}
/** New keys of a run by the keys that they are new names of. */
function namesOf(run, before, after, pointer) {
    const { gone, came } = run;
    const names = new Map();
    if (gone.length === 0)
        return names;
    if ([...gone, ...came].some(isNumber))
        throw refused(pointer, 'has other numbers as keys than the text');
    if (gone.length > came.length)
        throw refused(pointer, `no longer has the key ${JSON.stringify(gone[0])}`);
    let at = 0;
    for (const [i, old] of gone.entries()) {
        if (gone.length < came.length) {
            const alike = came.flatMap((key, n) => ((0,_data_js__WEBPACK_IMPORTED_MODULE_1__/* .sameData */ .n6)(before[old] ?? null, after[key] ?? null) ? [n] : []));
            const [only] = alike;
            if (only === undefined || alike.length > 1 || only < at) {
                const found = `no longer has the key ${JSON.stringify(old)}`;
                throw refused(pointer, `${found}, and which new key is its name cannot be told`);
            }
            at = only;
        }
        else
            at = i;
        names.set(came[at] ?? '', old);
        at++;
    }
    return names;
}
/** Data has numbers as keys before all others, so behind them nothing has a place of its own. */
function refuseUntold(run, before, pointer) {
    if (Object.keys(before).length === 0)
        return;
    if (run.came.some(isNumber) || (run.behind !== null && isNumber(run.behind)))
        throw refused(pointer, 'has numbers as keys, so the place of a new key cannot be told');
}
function isNumber(key) {
    return /^(?:0|[1-9]\d*)$/.test(key);
}
function refused(pointer, found) {
    const where = pointer === '' ? 'the document' : JSON.stringify(pointer);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EditError */ .F(`${where} ${found}: only values, new names of keys, new keys and last items can be written in place`);
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ firstLines),
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7291);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7032);
// The unified diff that a person is shown before anything is written.


const CONTEXT = 3;
/**
 * Edits above this number are not searched for (the search is quadratic): the differing middle is shown
 * whole.
 */
const MOST_EDITS = 1000;
/** `before` → `after` as a unified diff, odd names quoted; `''` where nothing differs. */
function unifiedDiff(path, before, after) {
    if (before === after)
        return '';
    const [from, to] = [`a/${path}`, `b/${path}`];
    const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)(from, to, before, after, undefined, undefined, options) ?? {
        oldFileName: from,
        newFileName: to,
        oldHeader: undefined,
        newHeader: undefined,
        hunks: [wholeHunk(before, after)],
    };
    return (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .formatPatch */ .Gu)(patch, diff__WEBPACK_IMPORTED_MODULE_1__/* .FILE_HEADERS_ONLY */ .jr);
}
/** The lines that both ends share as context, everything between removed and added. */
function wholeHunk(before, after) {
    const [old, now] = [rowsOf(before), rowsOf(after)];
    const shorter = Math.min(old.length, now.length);
    let head = 0;
    while (head < shorter && old[head] === now[head])
        head++;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail))
        tail++;
    const start = Math.max(0, head - CONTEXT);
    const [oldEnd, nowEnd] = [old.length - tail, now.length - tail];
    const kept = Math.min(tail, CONTEXT);
    const lines = [
        ...old.slice(start, head).map((row) => ` ${row}`),
        ...old.slice(head, oldEnd).map((row) => `-${row}`),
        ...now.slice(head, nowEnd).map((row) => `+${row}`),
        ...old.slice(oldEnd, oldEnd + kept).map((row) => ` ${row}`),
    ];
    return {
        oldStart: start + 1,
        oldLines: oldEnd + kept - start,
        newStart: start + 1,
        newLines: nowEnd + kept - start,
        lines: lines.flatMap((line) => line.split('\n')),
    };
}
/** Lines without their line feed; a last one that has none says so, as diffs do. */
function rowsOf(text) {
    const rows = text.split('\n');
    const last = rows.pop() ?? '';
    return last === '' ? rows : [...rows, `${last}\n\\ No newline at end of file`];
}
/** The first `n` lines, their ends included. */
function firstLines(text, n) {
    const line = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(text)[n - 1];
    return n <= 0 ? '' : line ? text.slice(0, line.end + line.eol.length) : text;
}


/***/ }),

/***/ 7591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ readHash),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8810);
// SHA-256: computed from text, and read as people record it.


/** 64 lower-case hex digits; of a string, the digest of its UTF-8 bytes. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** 16 hex digits that stand for plain data: equal data has equal digits. */
function keyOf(...parts) {
    return sha256(JSON.stringify(parts)).slice(0, 16);
}
const DIGITS = 64;
const PREFIX = /^sha-?256 ?[:=-]? ?/i;
/** Names of other algorithms before a `:`, `=` or `-`. */
const OTHER = /^(?:md[245]|sha-?(?:1|224|384|512|3)|blake[23]|crc-?32|xxh?|git|adler32|k12)[\w/]*(?:-\d{3})?\s?[:=-]/i;
/** A whole digest that is said to be SHA-256, wherever it stands: `recomputed sha256:…`, `(sha256:…)`. */
const NAMED = /(?<![\w-])sha-?256\s?[:=-]\s?([0-9a-f]{64})(?![\w-])/gi;
const SHORTENED = /^[0-9a-f]{1,64}\s?(?:\.{2,}|…)/i;
/** Reads `sha256:…`, `SHA256-…` or bare hex; a note in prose may follow a blank. */
function readHash(found) {
    const bare = found
        .trim()
        .replace(/^[`"']|[`"']$/g, '')
        .trim();
    if (OTHER.test(bare))
        return bad('an algorithm that is not SHA-256');
    const named = [...new Set([...bare.matchAll(NAMED)].map(([, digits = '']) => digits.toLowerCase()))];
    const [only] = named;
    if (only !== undefined && named.length === 1 && digestsIn(bare) === 1)
        return { digest: only, problem: null };
    const value = bare.replace(PREFIX, '');
    const hex = /^[0-9a-f]+(?![^\s`"',;])/i.exec(value)?.[0] ?? '';
    if (hex.length === DIGITS) {
        if (/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.test(value.slice(DIGITS)))
            return bad('more than one digest');
        return { digest: hex.toLowerCase(), problem: null };
    }
    if (value === '' || (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(value))
        return bad(value === '' ? 'no digest' : 'a placeholder');
    if (SHORTENED.test(value))
        return bad('a shortened digest');
    // A word such as "dead" is hex too: digits count as a digest from a length that no word reaches.
    if (hex.length >= 16 || (hex.length === value.length && /\d/.test(hex)))
        return bad(`${hex.length} hex digits instead of ${DIGITS}`);
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) || !/\s/.test(value))
        return bad('a placeholder');
    return bad('a sentence');
}
/** How many different runs of 64 hex digits there are. */
function digestsIn(text) {
    const runs = text.matchAll(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi);
    return new Set([...runs].map(([digits]) => digits.toLowerCase())).size;
}
function bad(problem) {
    return { digest: null, problem };
}


/***/ }),

/***/ 7032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   V4: () => (/* binding */ splice),
/* harmony export */   Wl: () => (/* binding */ eolOf),
/* harmony export */   _p: () => (/* binding */ conflictLines),
/* harmony export */   bh: () => (/* binding */ BOM),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   wz: () => (/* binding */ refuseConflicts)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3497);
// A text as lines with their places, and edits that leave every other byte alone.


const BOM = '\uFEFF';
function linesOf(text) {
    const lines = [];
    let start = text.startsWith(BOM) ? 1 : 0;
    let [lf, cr] = [-1, -1];
    while (start < text.length) {
        // Each is searched for once only, from where it was found last.
        if (lf < start)
            lf = nextOf(text, '\n', start);
        if (cr < start)
            cr = nextOf(text, '\r', start);
        const end = Math.min(lf, cr);
        const eol = text.startsWith('\r\n', end) ? '\r\n' : text.slice(end, end + 1);
        lines.push({ number: lines.length + 1, text: text.slice(start, end), start, end, eol });
        start = end + eol.length;
    }
    return lines;
}
function nextOf(text, char, from) {
    const at = text.indexOf(char, from);
    return at < 0 ? text.length : at;
}
/** Number of the line that an offset lies in, from 1; offsets behind the last line belong to it. */
function lineAt(lines, offset) {
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((lines[middle]?.start ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low + 1;
}
/** The line ending that most lines use; `\n` for a text without any. */
function eolOf(lines) {
    const count = (eol) => lines.filter((line) => line.eol === eol).length;
    const crlf = count('\r\n');
    return crlf > count('\n') ? '\r\n' : count('\r') > count('\n') ? '\r' : '\n';
}
/** @throws EditError where two edits overlap. */
function splice(text, edits) {
    const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
    let at = 0;
    let out = '';
    for (const edit of sorted) {
        if (edit.start < at)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EditError */ .F(`two edits overlap at offset ${edit.start}`);
        out += text.slice(at, edit.start) + edit.text;
        at = edit.end;
    }
    return out + text.slice(at);
}
/** Git's marks around the two sides; either alone is half a merge. */
const END = /^(?:<{7}|>{7})(?: |$)/;
/** Its marks between them: the other side, and the common ancestor. */
const BETWEEN = /^(?:={7}$|\|{7}(?: |$))/;
const MOST_SHOWN = 12;
/** Numbers of the lines that a merge left its markers on: none where neither side's end is marked. */
function conflictLines(lines) {
    if (!lines.some(({ text }) => END.test(text)))
        return [];
    const marks = lines.filter(({ text }) => END.test(text) || BETWEEN.test(text));
    return marks.map(({ number }) => number);
}
/**
 * @param firstLine number of the first line within its file
 * @throws StateError `state-not-conflicted` where a merge left its markers (faults S03), all of them or
 * only some.
 */
function refuseConflicts(lines, firstLine = 1) {
    const places = conflictLines(lines).map((number) => number + firstLine - 1);
    if (places.length === 0)
        return;
    const what = places.length === 1 ? 'a conflict marker' : 'conflict markers';
    const shown = (0,_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .lineNumbers */ .$K)(places, MOST_SHOWN);
    const message = `found ${what} on ${shown}, expected one version. Settle the merge.`;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('state-not-conflicted', message, places[0] ?? null, { lines: places });
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ frontMatterEnd),
/* harmony export */   Qs: () => (/* binding */ refuseOpenFence),
/* harmony export */   X: () => (/* binding */ withoutCodeSpans),
/* harmony export */   tG: () => (/* binding */ kindsOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
// Which lines of a Markdown text are not its own words: front matter, code blocks and comments.

/** The kind of each line, in order. Linear in the size of the text. */
function kindsOf(lines, unclosed = 'hides-all') {
    const kinds = lines.map(() => 'text');
    const fenceEnd = fenceFinder(lines, unclosed);
    const lastCommentEnd = lines.findLastIndex(({ text }) => text.includes('-->'));
    let at = frontMatterEnd(lines);
    kinds.fill('front', 0, at);
    while (at < lines.length) {
        const text = lines[at]?.text ?? '';
        const codeEnd = fenceEnd(at);
        const commentEnd = /^[ \t]*<!--/.test(text) ? endOfComment(lines, at, lastCommentEnd) : at;
        if (codeEnd > at)
            kinds.fill('code', at, codeEnd);
        else if (commentEnd > at)
            kinds.fill('comment', at, commentEnd);
        at = Math.max(at + 1, codeEnd, commentEnd);
    }
    return kinds;
}
/**
 * For saved states: what a fence swallows that nobody closed can be neither believed nor passed over.
 * @throws StateError `state-readable` where that are headings or tables
 */
function refuseOpenFence(lines) {
    const all = kindsOf(lines);
    const visible = kindsOf(lines, 'hides-nothing');
    const swallowed = lines.some(({ text }, at) => all[at] === 'code' && visible[at] === 'text' && /^ {0,3}(?:#{1,6}\s|\|)/.test(text));
    const first = lines.find((_, at) => all[at] === 'code' && visible[at] === 'text');
    if (!swallowed || !first)
        return;
    const message = `found a code fence on line ${first.number} that is never closed, ` +
        'expected its end before the next heading or table. Close it.';
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('state-readable', message, first.number);
}
/**
 * Index behind the front matter's closing line; 0 where there is none. What never closes is no front
 * matter.
 */
function frontMatterEnd(lines) {
    if (!isRule(lines[0]))
        return 0;
    return lines.findIndex((line, index) => index > 0 && isRule(line)) + 1;
}
function isRule(line) {
    return line?.text.trimEnd() === '---';
}
/** Index behind the comment that begins at `at`; `at` where it never ends: then it hides nothing. */
function endOfComment(lines, at, last) {
    for (let i = at; i <= last; i++)
        if (lines[i]?.text.includes('-->'))
            return i + 1;
    return at;
}
const OPENING = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^([ \t]*)(`{3,}|~{3,})[ \t]*$/;
/**
 * Gives for a line that opens a code block the index behind its end, else the line's own index. At the margin
 * a fence that is never closed reaches to the end of the text, as Markdown has it, or hides nothing where
 * `unclosed` says so; within a list (or deep, where it may as well be text) it must be closed to count.
 */
function fenceFinder(lines, unclosed) {
    // Per fence character, the shortest fence for which no end was found: keeps hopeless searches from being
    // repeated.
    const hopeless = new Map();
    return (at) => {
        const opening = OPENING.exec(lines[at]?.text ?? '');
        const fence = opening?.[3];
        if (!opening || fence === undefined)
            return at;
        const inner = opening[2] !== undefined || isDeep(opening[1] ?? '');
        const key = `${fence[0]}${inner}`;
        if (fence.length < (hopeless.get(key) ?? Number.POSITIVE_INFINITY)) {
            for (let i = at + 1; i < lines.length; i++)
                if (closes(lines[i]?.text ?? '', fence, inner))
                    return i + 1;
            hopeless.set(key, fence.length);
        }
        return inner || unclosed === 'hides-nothing' ? at : lines.length;
    };
}
function closes(text, fence, inner) {
    const closing = CLOSING.exec(text);
    const mark = closing?.[2] ?? '';
    return mark[0] === fence[0] && mark.length >= fence.length && (inner || !isDeep(closing?.[1] ?? ''));
}
/** Four columns and more are no longer the margin. */
function isDeep(indent) {
    return indent.length > 3 || indent.includes('\t');
}
/** Blanks out code spans, character for character, so that places stay the same. Linear. */
function withoutCodeSpans(text) {
    const marks = [...text.matchAll(/`+/g)];
    const nextAlike = new Map();
    const partner = marks.map(() => -1);
    for (let i = marks.length - 1; i >= 0; i--) {
        const width = marks[i]?.[0].length ?? 0;
        partner[i] = nextAlike.get(width) ?? -1;
        nextAlike.set(width, i);
    }
    let out = '';
    let at = 0;
    for (let i = 0; i < marks.length; i++) {
        const [open, close] = [marks[i], marks[partner[i] ?? -1]];
        if (!open || !close)
            continue;
        const end = close.index + close[0].length;
        out += text.slice(at, open.index) + ' '.repeat(end - open.index);
        at = end;
        i = partner[i] ?? i;
    }
    return out + text.slice(at);
}


/***/ }),

/***/ 6333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ns: () => (/* binding */ artifactsOf),
  bx: () => (/* binding */ baseOf),
  yS: () => (/* binding */ folderOf),
  uJ: () => (/* binding */ joinPath)
});

// EXTERNAL MODULE: ./lib/text/safe-path.js
var safe_path = __webpack_require__(7460);
// EXTERNAL MODULE: ./lib/text/words.js
var words = __webpack_require__(8810);
;// CONCATENATED MODULE: ./lib/text/markdown/split-list.js
// Takes a cell that lists files apart: the pieces of the list, and the annotations of a piece.

const OPENERS = new Map([
    [')', '('],
    ['}', '{'],
    [']', '['],
    ['>', '<'],
]);
/** Where each bracket that is closed closes. An open end closes nothing. */
function closersOf(text) {
    const closers = new Map();
    const open = new Map();
    for (const { 0: bracket, index } of text.matchAll(/[(){}[\]<>]/g)) {
        const opener = OPENERS.get(bracket);
        const start = opener === undefined ? undefined : open.get(opener)?.pop();
        if (start !== undefined)
            closers.set(start, index);
        else if (opener === undefined) {
            const starts = open.get(bracket);
            if (starts)
                starts.push(index);
            else
                open.set(bracket, [index]);
        }
    }
    return closers;
}
const BREAK = /<br {0,3}\/?>/iy;
const AND = / (?:and|&) /;
/** The pieces between the separators of a list; what stands in brackets is not taken apart. */
function piecesOf(cell) {
    const closers = closersOf(cell);
    const listed = cell.startsWith('[') && closers.get(0) === cell.length - 1; // `[a.md, b.md]`
    const pieces = [];
    let start = listed ? 1 : 0;
    const end = listed ? cell.length - 1 : cell.length;
    for (let i = start; i < end;) {
        const width = separatorAt(cell, i);
        if (width > 0) {
            pieces.push(cell.slice(start, i));
            start = i + width;
            i = start;
        }
        else
            i = (closers.get(i) ?? i) + 1;
    }
    pieces.push(cell.slice(start, end));
    return pieces.flatMap(atAnd).filter((piece) => piece !== '');
}
function separatorAt(cell, at) {
    const char = cell[at];
    if (char === ',' || char === ';' || char === '\n' || char === '\r')
        return 1;
    if (char === ' ')
        return cell.startsWith(' + ', at) ? 3 : 0;
    if (char !== '<')
        return 0;
    BREAK.lastIndex = at;
    return BREAK.exec(cell)?.[0].length ?? 0;
}
/** `a.md and b.md` are two files; `research and design` is prose. */
function atAnd(piece) {
    const parts = piece.trim().replace(/^and /, '').split(AND);
    const bare = parts.map((part) => part.replaceAll('`', ''));
    return bare.every((part) => !/\s/.test(part) && (0,safe_path/* looksLikeFile */.QM)(part)) ? parts : [piece.trim()];
}
/**
 * Takes annotations in round brackets out: those behind a blank, at the start, or at the end of a file's
 * name.
 */
function withoutNotes(piece) {
    if (!piece.includes('('))
        return { text: piece.trim(), notes: [] };
    const closers = closersOf(piece);
    const notes = [];
    let text = '';
    for (let i = 0; i < piece.length;) {
        const close = piece[i] === '(' ? closers.get(i) : undefined;
        const note = close !== undefined &&
            (/(?:^|[\s`)])$/.test(piece.slice(Math.max(0, i - 1), i)) || atEnd(piece, i, close));
        if (note)
            notes.push(piece.slice(i + 1, close).trim());
        else
            text += piece.slice(i, (close ?? i) + 1);
        i = (close ?? i) + 1;
    }
    return { text: text.trim(), notes };
}
/** Longer than any extension, short enough to be looked at for every bracket. */
const LOOK = 80;
/** `spec.md(updated)`: directly behind a file's name, with a blank or nothing behind it; no link's target. */
function atEnd(piece, open, close) {
    const behind = piece[close + 1] ?? ' ';
    return (/\s/.test(behind) && piece[open - 1] !== ']' && (0,safe_path/* looksLikeFile */.QM)(piece.slice(Math.max(0, open - LOOK), open)));
}

;// CONCATENATED MODULE: ./lib/text/markdown/paths.js
// The cells in which a state lists the files that a step wrote, as paths within the repository.



/** `folder` and a name below it, normalised: `joinPath('specs/1-x/', './adr.md')` is `specs/1-x/adr.md`. */
function joinPath(folder, name) {
    return (0,safe_path/* tidy */.DZ)(`${folder}/${name}`);
}
/** The folder that a path lies in; `''` is the root. */
function folderOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '' : path.slice(0, slash);
}
/** The name behind the last `/`. */
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/**
 * The files of a cell or list item: lists (`,` `;` ` + ` `<br>`), code marks, links, braces and annotations
 * as the formats' users write them. Globs are literal names. A piece that is no path comes back with `path:
 * null`.
 */
function artifactsOf(written) {
    return piecesOf(written).flatMap((piece) => {
        const { text, notes } = withoutNotes(piece);
        const conditional = notes.some((note) => /^conditional\b/i.test(note));
        const found = pathsIn(text).map((judged) => ({ written: piece, ...judged, conditional }));
        const folder = folderOf(found.find(({ path }) => path !== null)?.path ?? '');
        const further = notes.filter((note) => note.startsWith('+')).flatMap((note) => piecesOf(note.slice(1)));
        return [...found, ...further.flatMap((name) => furtherIn(folder, name, conditional))];
    });
}
/** `(+ implementation-outline.md)` names one more file in the folder of the one before it. */
function furtherIn(folder, written, conditional) {
    return pathsIn(withoutNotes(written).text).map(({ path, unsafe }) => {
        const whole = path === null || path.includes('/') ? path : joinPath(folder, path);
        return { written, path: whole, unsafe, conditional };
    });
}
const NO_PATH = { path: null, unsafe: null };
/** Where a comment begins behind a path. */
const COMMENT = /\s(?:[—–]|--?|#)(?=\s|$)|\s#|^#\s/;
const LABEL = /^[A-Za-z][\w -]{0,24}: /;
/** A piece without notes as the paths that it means. */
function pathsIn(text) {
    const marked = markedAt(text, 0);
    if (marked !== null)
        return judge(marked);
    const bare = text.slice(0, COMMENT.exec(text)?.index).replace(LABEL, '').trim();
    const inner = ['](', '`'].map((mark) => bare.indexOf(mark)).filter((at) => at >= 0);
    const at = Math.min(...inner);
    const within = inner.length === 0 ? null : markedAt(bare, bare[at] === '`' ? at : bare.lastIndexOf('[', at));
    return judge(within ?? unquoted(bare.replaceAll('`', '')));
}
/** The target of a link or the content of a code span that starts at `at`; `null` where none does. */
function markedAt(text, at) {
    if (text[at] === '`') {
        const close = text.indexOf('`', at + 1);
        return close < 0 ? null : text.slice(at + 1, close).trim();
    }
    const middle = text[at] === '[' || text.startsWith('![', at) ? text.indexOf('](', at) : -1;
    const close = middle < 0 ? undefined : closersOf(text).get(middle + 1);
    if (close === undefined)
        return null;
    const target = text
        .slice(middle + 2, close)
        .trim()
        .split(/\s/, 1)[0] ?? '';
    const [path = ''] = target.replace(/^<|>$/g, '').split('#', 1);
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** What may stand around a path: emphasis and quotes, the curly ones that word processors make too. */
const WRAPS = [
    ['**', '**'],
    ['"', '"'],
    ["'", "'"],
    ['“', '”'],
    ['„', '“'],
    ['‘', '’'],
    ['«', '»'],
];
function unquoted(text) {
    const wrap = WRAPS.find(([open, close]) => text.startsWith(open) && text.endsWith(close));
    const most = (wrap?.[0].length ?? 0) + (wrap?.[1].length ?? 0);
    const bare = wrap && text.length > most ? text.slice(wrap[0].length, -wrap[1].length) : text;
    const plain = bare.replace(/\\([_*])/g, '$1').trim();
    return /[^.][.:]$/.test(plain) && (0,safe_path/* looksLikeFile */.QM)(plain.slice(0, -1)) ? plain.slice(0, -1) : plain;
}
function judge(raw) {
    const unsafe = /^\/(?=\s|$)/.test(raw) ? null : (0,safe_path/* unsafePath */.Kc)(raw);
    if ((0,words/* isNothing */.qv)(raw) || (0,words/* isPlaceholder */.wK)(raw))
        return [NO_PATH];
    if (unsafe !== null)
        return [{ path: null, unsafe }];
    return wordsOf(raw).flatMap((word) => {
        const paths = (0,safe_path/* expandBraces */.PH)(word);
        if (paths === null)
            return [{ path: null, unsafe: `its braces are nested or mean more than ${safe_path/* MOST_EXPANDED */.YG} paths` }];
        return paths.map(judgeOne);
    });
}
/** Prose has blanks and does not end in a file's name; `a.md b.md` are two; `adr.md for v2` has a comment. */
function wordsOf(raw) {
    const words = raw.split(/\s+/);
    const [first = ''] = words;
    if (words.every(safe_path/* looksLikeFile */.QM))
        return words;
    if ((0,safe_path/* looksLikeFile */.QM)(words.at(-1) ?? '') || words.length === 1)
        return [raw];
    return (0,safe_path/* looksLikeFile */.QM)(first) || first.endsWith('/') ? [first] : [''];
}
function judgeOne(path) {
    const unsafe = (0,safe_path/* unsafePath */.Kc)(path);
    if (unsafe !== null)
        return { path: null, unsafe };
    const known = path.includes('/') ? !/^\d+\/\d+$/.test(path) : (0,safe_path/* looksLikeFile */.QM)(path);
    if (!known || /[<>{}]/.test(path))
        return NO_PATH;
    return { path: (0,safe_path/* tidy */.DZ)(path) || null, unsafe: null };
}


/***/ }),

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ tidy),
/* harmony export */   Kc: () => (/* binding */ unsafePath),
/* harmony export */   PH: () => (/* binding */ expandBraces),
/* harmony export */   QM: () => (/* binding */ looksLikeFile),
/* harmony export */   YG: () => (/* binding */ MOST_EXPANDED)
/* harmony export */ });
// Whether a written path may be looked at, whether it looks like a file at all, and which paths braces mean.
/** A name that is empty or a single dot; most paths have none. */
const UNTIDY = /(?:^|\/)\.?(?:\/|$)/;
/** Without `./`, doubled and outer slashes. Never climbs: `..` stays as it is and finds nothing. */
function tidy(path) {
    if (!UNTIDY.test(path))
        return path;
    return path
        .split('/')
        .filter((name) => name !== '' && name !== '.')
        .join('/');
}
const DRIVE = /^[A-Za-z]:(?:[\\/]|$)/;
const SCHEME = /^(?:[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/|(?:file|https?|ftp|ssh|data|javascript|mailto|git):(?=\S))/i;
/** Why a path must not be looked at, in a few words; `null` where it may (faults H09). */
function unsafePath(path) {
    if (path.includes('\0'))
        return 'it has a NUL character';
    if (hasControl(path))
        return 'it has a control character';
    if (DRIVE.test(path))
        return 'it names a drive';
    if (path.startsWith('\\\\'))
        return 'it names another machine';
    if (SCHEME.test(path))
        return 'it is an address with a scheme';
    if (path.startsWith('/'))
        return 'it is absolute';
    if (/^~[^\s/\\]*(?:[/\\]|$)/.test(path))
        return 'it starts at a home folder';
    if (path.split(/[\\/]/).includes('..'))
        return 'it climbs out by ".."';
    if (path.includes('\\'))
        return 'it has a backslash';
    return null;
}
function hasControl(path) {
    for (let i = 0; i < path.length; i++) {
        const code = path.charCodeAt(i);
        if (code < 0x20 || (code >= 0x7f && code < 0xa0))
            return true;
    }
    return false;
}
const EXTENSION = /[^\s/.]\.(?=[A-Za-z0-9]{0,9}[A-Za-z])[A-Za-z0-9]{1,10}$/;
const DOT_FILE = /^\.[A-Za-z][\w.-]*$/;
/** Files that are known by a name without extension. */
const BARE_FILES = new Set('AUTHORS CHANGELOG CODEOWNERS CONTRIBUTING COPYING Dockerfile Gemfile LICENSE Makefile NOTICE README'.split(' '));
/** Does a word without blanks look like a file: an extension, or a name that is known to have none? */
function looksLikeFile(word) {
    const name = word.slice(word.lastIndexOf('/') + 1);
    return BARE_FILES.has(name) || EXTENSION.test(name) || DOT_FILE.test(name);
}
/** At most this many paths come from one pattern in braces. */
const MOST_EXPANDED = 64;
/** `docs/{adr,tasks}.md` as its paths; `null` for more than `MOST_EXPANDED`, and for braces within braces. */
function expandBraces(pattern) {
    let paths = [''];
    let at = 0;
    while (at < pattern.length) {
        const open = pattern.indexOf('{', at);
        const close = open < 0 ? -1 : pattern.indexOf('}', open);
        if (close < 0)
            break;
        const inner = pattern.slice(open + 1, close);
        if (inner.includes('{'))
            return null;
        const options = inner.split(',', MOST_EXPANDED + 1).map((option) => option.trim());
        if (paths.length * options.length > MOST_EXPANDED)
            return null;
        const before = pattern.slice(at, open);
        const choices = options.length > 1 ? options : [`{${inner}}`]; // braces without a comma mean themselves
        paths = paths.flatMap((path) => choices.map((choice) => path + before + choice));
        at = close + 1;
    }
    const rest = pattern.slice(at);
    return paths.map((path) => path + rest);
}


/***/ }),

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ wordLike),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   qb: () => (/* binding */ normal),
/* harmony export */   qv: () => (/* binding */ isNothing),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
// Words of a closed vocabulary, and values that say nothing, as people and agents write them into fields.
/** Emphasis and code marks: how a word is set off says nothing about it. */
const MARKS = /[*`]/g;
/** Where prose begins behind a word: a dash between blanks, a bracket, a comma, the end of a sentence. */
const PROSE = /\s[—–-](?=\s|$)|\s\(|,|\.(?=\s|$)/;
/**
 * The word that a value begins with, in its own spelling: `**COMPLETE**, see notes` gives `COMPLETE`. What
 * stands behind a dash, a bracket, a comma or a full stop is prose. Gives `''` where nothing is left.
 */
function wordOf(found) {
    const bare = found.replace(MARKS, '').trim();
    const cut = PROSE.exec(bare)?.index ?? bare.length;
    return bare.slice(0, cut).trim();
}
/** Most words are in their normal spelling already. */
const NORMAL = /^(?:[a-z0-9]|_(?!_))*$/;
/** One spelling for words that differ in case, hyphens and blanks only: `In-Progress` gives `in_progress`. */
function normal(word) {
    if (NORMAL.test(word))
        return word;
    return word.trim().toLowerCase().replace(/[-\s]/g, '_').replace(/_{2,}/g, '_');
}
/** A word of a vocabulary (`IN_PROGRESS`) in the case of another and with its signs between the parts. */
function wordLike(word, like) {
    const parts = word.toLowerCase().split(/[-_\s]+/);
    const between = /[-_ ]/.exec(wordOf(like))?.[0] ?? (like.includes(' ') ? ' ' : '_');
    const letters = wordOf(like).replace(/[^\p{L}]/gu, '');
    const spelled = parts.join(between);
    if (letters === letters.toUpperCase() && letters !== '')
        return spelled.toUpperCase();
    if (letters === letters.toLowerCase())
        return spelled;
    return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(between);
}
/** No heading or label that means something to us is longer. UTF-16 units. */
const LONGEST_NAME = 160;
/**
 * A heading's or label's normal spelling, marks, numbers and signs around it left out: `## 3. **Gaps**
 * (new):`.
 */
function nameOf(written) {
    const bare = written.slice(0, LONGEST_NAME).replace(/^[^\p{L}]+/u, '');
    return normal(wordOf(bare).replace(/[^\p{L}\p{N}]+$/u, ''));
}
const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'none', 'null', 'tbd']);
/** Does the value say that there is nothing (yet)? */
function isNothing(value) {
    const bare = value.trim();
    return bare.length <= 4 && NOTHING.has(bare.toLowerCase());
}
/** The elements that GitHub lets through, and those that people try: `<br>` is no template's gap. */
const HTML = new Set([
    'a abbr b bdo big blockquote body br caption cite code col colgroup dd del details dfn div dl dt em',
    'figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd',
    'label li link main mark meta nav ol p picture pre q rp rt ruby s samp script section small source span',
    'strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr tt u ul var',
    'video wbr',
].flatMap((row) => row.split(' ')));
/**
 * One gap of a template: `{X}`, `{{x}}`, `<x>`, `[X]`. A word inside, never data (`{"a": 1}`, `[1, 2]`,
 * `{}`).
 */
const GAP = /\{\{[^{}"]+\}\}|\{[A-Za-z#](?:[^{}":=,]|, )*\}|<[A-Za-z][^<>"=@]*>|\[(?:[A-Z][A-Z/_ -]+|#{2,}[^[\]]*)\]/y;
/** What may stand between two gaps of one value: `{NUMBER}-{SHORT_NAME}`. */
const BETWEEN = /[-_/.:| ]{0,3}/y;
/** Is the whole value a template's gap that nobody filled in? `N/A` is none: see `isNothing`. */
function isPlaceholder(value) {
    const text = value.trim();
    let at = 0;
    while (at < text.length) {
        GAP.lastIndex = at;
        const gap = GAP.exec(text)?.[0];
        if (gap === undefined || (gap.startsWith('<') && isMarkup(gap)))
            return false;
        at += gap.length;
        if (at === text.length)
            return true;
        BETWEEN.lastIndex = at;
        at += BETWEEN.exec(text)?.[0].length ?? 0;
    }
    return false;
}
/** Is `<…>` an HTML tag or a link rather than a gap? */
function isMarkup(tag) {
    const name = /^<([A-Za-z][A-Za-z0-9]*)/.exec(tag)?.[1]?.toLowerCase() ?? '';
    const whole = tag.length === name.length + 2 || /^[\s/]*$/.test(tag.slice(name.length + 1, -1));
    return (whole && HTML.has(name)) || tag.endsWith('/>') || tag.includes('://') || /^<mailto:/i.test(tag);
}


/***/ }),

/***/ 1988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d7: () => (/* binding */ printYaml),
  gM: () => (/* binding */ readYaml)
});

// UNUSED EXPORTS: yaml

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/text/data/data.js
var data_data = __webpack_require__(142);
// EXTERNAL MODULE: ./lib/text/data/differences.js
var data_differences = __webpack_require__(6784);
// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(7032);
// EXTERNAL MODULE: ./lib/text/data/brackets.js
var brackets = __webpack_require__(6487);
// EXTERNAL MODULE: ./lib/text/yaml/quoting.js
var quoting = __webpack_require__(6684);
;// CONCATENATED MODULE: ./lib/text/yaml/timestamps.js
/** The type `timestamp` of YAML 1.1 (yaml.org/type/timestamp.html), short dates too, as readers take them. */
const STAMP = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)?$/;
/** Would a reader of YAML 1.1 take the value, written plainly, for a date or a time? */
function isStamp(value) {
    return typeof value === 'string' && STAMP.test(value);
}
/** The times of a text, by the lists and maps that they stand in. */
class Stamps {
    styles = new Map();
    text;
    constructor(text, spots) {
        this.text = text;
        for (const [pointer, { span }] of spots) {
            if (!span || !this.isAt(span))
                continue;
            for (let at = pointer; at !== '';) {
                at = outer(at);
                // Of both kinds the quotes win: every reader takes them for a text.
                if (span.style !== 'plain' || !this.styles.has(at))
                    this.styles.set(at, span.style);
            }
        }
    }
    /** Does a time stand there now? */
    isAt({ start, end, style }) {
        return isStamp(style === 'plain' ? this.text.slice(start, end) : this.text.slice(start + 1, end - 1));
    }
    /** As the times in the list or map at `pointer` are spelled, else those in what that stands in. */
    near(pointer) {
        for (let at = pointer;; at = outer(at)) {
            const style = this.styles.get(at);
            if (style !== undefined)
                return style;
            if (at === '')
                return 'double';
        }
    }
}
function outer(pointer) {
    return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./lib/text/yaml/print-collections.js
// How new lists and maps are spelled in YAML: in lines of their own, or in brackets.




/** What a text shows no other way of. */
const USUAL_STEP = 2;
/** Behind a dash. */
const USUAL_GAP = 2;
/** Deeper than what can be read, and far from the end of the stack. */
const DEEPEST = 128;
/** The lines of a map's key with its value, indented by `column`. @throws EditError where it lies too deep */
function linesOfEntry(key, value, column, manner, depth = 0) {
    refuseDeep(depth);
    const head = `${' '.repeat(column)}${(0,quoting/* spellYaml */.O)(key, 'plain')}:`;
    if (!isFull(value))
        return [`${head} ${inBrackets(value, manner.stamps)}`];
    return [head, ...linesOfContent(value, column, manner, depth + 1)];
}
/** The lines of what is below a key whose column is `outer`. @throws EditError */
function linesOfContent(value, outer, manner, depth = 0) {
    return linesAt(value, outer + ((0,data_data/* isMap */.jh)(value) ? manner.step : manner.dash), manner, depth);
}
/** The lines of a map or list whose keys or dashes stand at `column`. @throws EditError */
function linesAt(value, column, manner, depth = 0) {
    return (0,data_data/* isMap */.jh)(value)
        ? Object.entries(value).flatMap(([key, inner]) => linesOfEntry(key, inner, column, manner, depth))
        : value.flatMap((item) => linesOfItem(item, column, USUAL_GAP, manner, depth));
}
/** The lines of a list's item, its dash at `column`, its content `gap` behind it. @throws EditError */
function linesOfItem(item, column, gap, manner, depth = 0) {
    refuseDeep(depth);
    const dash = `${' '.repeat(column)}-${' '.repeat(gap - 1)}`;
    if (!isFull(item))
        return [dash + inBrackets(item, manner.stamps)];
    const lines = linesAt(item, column + gap, manner, depth + 1);
    return lines.map((line, i) => (i === 0 ? dash + line.slice(column + gap) : line));
}
/** A scalar, or a list or map on one line. @throws EditError where it lies too deep */
function inBrackets(data, stamps, depth = 0) {
    refuseDeep(depth);
    if ((0,data_data/* isList */.Lv)(data))
        return `[${data.map((item) => inBrackets(item, stamps, depth + 1)).join(', ')}]`;
    if (!(0,data_data/* isMap */.jh)(data))
        return (0,quoting/* spellYaml */.O)(data, isStamp(data) ? stamps : 'plain');
    return `{${Object.entries(data)
        .map(([key, value]) => entryInBrackets(key, value, stamps, depth + 1))
        .join(', ')}}`;
}
function entryInBrackets(key, value, stamps, depth = 0) {
    return `${(0,quoting/* spellYaml */.O)(key, 'plain')}: ${inBrackets(value, stamps, depth)}`;
}
function isFull(data) {
    return (0,data_data/* isList */.Lv)(data) ? data.length > 0 : (0,data_data/* isMap */.jh)(data) && Object.keys(data).length > 0;
}
function refuseDeep(depth) {
    if (depth > DEEPEST)
        throw new errors/* EditError */.F('the new value nests lists and maps too deep. Flatten it.');
}

;// CONCATENATED MODULE: ./lib/text/yaml/edits.js
// From differences in data to edits of a YAML text: where a new line or member goes, and how it is indented.






/**
 * The edits that express the differences, in their order; whether the text then says what was wanted is for
 * the caller to prove.
 * @param eol for lines behind one that has no ending; by default what most lines have
 * @throws EditError where a value has no place that can be edited
 */
function editsOf(text, layout, differences, eol) {
    const writer = new Writer(text, layout, eol);
    return differences.flatMap((difference) => writer.edits(difference));
}
class Writer {
    text;
    layout;
    lines;
    eol;
    stamps;
    constructor(text, layout, eol) {
        this.text = text;
        this.layout = layout;
        this.lines = (0,text_lines/* linesOf */.Dx)(text);
        this.eol = eol ?? (0,text_lines/* eolOf */.Wl)(this.lines);
        this.stamps = new Stamps(text, layout.spots);
    }
    edits(difference) {
        const { pointer } = difference;
        const spot = this.layout.spots.get(pointer);
        if (!spot) {
            if (difference.kind === 'fill' && pointer === '')
                return [this.atEnd(difference.value)];
            throw noPlace(pointer);
        }
        const { kind } = difference;
        if (kind === 'scalar')
            return [this.respelled(spot.span, difference.value, pointer)];
        if (kind === 'rename')
            return [this.respelled(spot.key, difference.key, pointer)];
        if (kind === 'insert')
            return [this.inserted(spot, difference)];
        if (kind === 'append')
            return [this.appended(spot, difference)];
        return this.filled(spot, difference);
    }
    respelled(span, value, pointer) {
        if (!span)
            throw noPlace(pointer);
        // A time in the place of a time is spelled as that one is, and quotes stay whatever they hold.
        const first = span.style === 'plain' && isStamp(value) && !this.stamps.isAt(span);
        return this.replaced(span, (0,quoting/* spellYaml */.O)(value, first ? this.stamps.near(pointer) : span.style));
    }
    inserted(spot, { pointer, after, entries }) {
        const at = after === null ? -1 : (spot.keys.get(after) ?? -1);
        const { flow, block } = spot;
        if (flow) {
            const spelled = entries.map(([key, value]) => entryInBrackets(key, value, this.stamps.near(pointer)));
            return (0,brackets/* addMembers */.p)(this.text, flow, at, spelled, { comma: ', ', eol: this.eol });
        }
        if (!block)
            throw noPlace(pointer);
        const manner = this.manner(block, pointer);
        const lines = entries.flatMap(([key, value]) => linesOfEntry(key, value, block.column, manner));
        const anchor = block.members[at];
        if (anchor)
            return this.below(anchor.end, block.column, lines);
        const eol = this.lineOf(block.start)?.eol || this.eol;
        const [indent, text] = [' '.repeat(block.column), lines.join(eol).slice(block.column)];
        return { start: block.start, end: block.start, text: text + eol + indent };
    }
    appended({ flow, block }, { pointer, items }) {
        if (flow) {
            const spelled = items.map((item) => inBrackets(item, this.stamps.near(pointer)));
            return (0,brackets/* addMembers */.p)(this.text, flow, flow.members.length - 1, spelled, { comma: ', ', eol: this.eol });
        }
        const last = block?.members.at(-1);
        if (!block || !last)
            throw noPlace(pointer);
        const [gap, manner] = [block.gap ?? USUAL_GAP, this.manner(block, pointer)];
        const lines = items.flatMap((item) => linesOfItem(item, block.column, gap, manner));
        return this.below(last.end, block.column, lines);
    }
    /** Content for `null`, `[]` or `{}`. */
    filled(spot, { pointer, value }) {
        const { span, flow, holder, outer, head } = spot;
        const bracketed = inBrackets(value, this.stamps.near(pointer));
        if (flow) {
            if (/\S/.test(this.text.slice(flow.start + 1, flow.end - 1)))
                throw noPlace(pointer);
            return [{ start: flow.start, end: flow.end, text: bracketed }];
        }
        if (!span || /\S|[\r\n]/.test(this.text.slice(head, span.start)))
            throw noPlace(pointer);
        if (holder === 'flow' || Object.keys(value).length === 0)
            return [this.replaced(span, bracketed)];
        if (holder === 'root' && span.start === span.end)
            return [this.atEnd(value)];
        if (holder === 'root')
            return [{ ...span, text: linesAt(value, 0, this.manner(null, pointer)).join(this.eol) }];
        const parent = this.layout.spots.get(pointer.slice(0, pointer.lastIndexOf('/')))?.block ?? null;
        const manner = this.manner(parent, pointer);
        if (holder === 'map')
            return this.cutAndBelow(spot, span, linesOfContent(value, outer, manner));
        const gap = parent?.gap ?? USUAL_GAP;
        const lines = linesOfItem(value, outer, gap, manner);
        const line = this.lineOf(head);
        if (line && this.text[head - 1] === '-' && this.text.slice(span.end, line.end).trim() === '') {
            const text = lines.join(line.eol || this.eol).slice(outer + 1);
            return [{ start: head, end: span.end, text }];
        }
        const [first = '', ...rest] = lines;
        return this.cutAndBelow(spot, span, [' '.repeat(outer + gap) + first.slice(outer + gap), ...rest]);
    }
    /** The spelling of nothing goes, and the lines come below. */
    cutAndBelow({ head, outer }, span, lines) {
        const cut = span.start < span.end ? [{ start: head, end: span.end, text: '' }] : [];
        return [...cut, this.below(Math.max(head, span.end), outer, lines)];
    }
    /** A text without content gets it behind all that it has. */
    atEnd(value) {
        const manner = this.manner(null, '');
        const content = Object.keys(value).length === 0 ? [inBrackets(value, manner.stamps)] : linesAt(value, 0, manner);
        const end = this.text.length;
        const open = this.lines.at(-1)?.eol === '';
        const text = content.map((line) => (open ? this.eol + line : line + this.eol)).join('');
        return { start: end, end, text };
    }
    /**
     * Lines behind the line on which a value ends at `end`, and behind the comments below it that are indented
     * deeper than `column`, as they belong to the value.
     */
    below(end, column, lines) {
        let at = (0,text_lines/* lineAt */.mh)(this.lines, Math.max(end - 1, 0)) - 1;
        for (let i = at + 1; i < this.lines.length; i++) {
            const text = this.lines[i]?.text ?? '';
            const indent = text.search(/[^ \t]/);
            if (indent < 0)
                continue;
            if (text[indent] !== '#' || indent <= column)
                break;
            at = i;
        }
        const line = this.lines[at];
        const place = line?.end ?? this.text.length;
        const eol = line?.eol || this.eol;
        return { start: place, end: place, text: lines.map((one) => eol + one).join('') };
    }
    lineOf(offset) {
        return this.lines[(0,text_lines/* lineAt */.mh)(this.lines, offset) - 1];
    }
    /** As the map itself shows it, else as the text does. */
    manner(block, pointer) {
        const step = block?.step ?? this.layout.step ?? USUAL_STEP;
        return { step, dash: block?.dash ?? this.layout.dash ?? step, stamps: this.stamps.near(pointer) };
    }
    /** An empty value has no blanks around it yet; everything else is replaced as it stands. */
    replaced({ start, end }, spelled) {
        const before = this.text[start - 1];
        const after = this.text[end];
        const lead = start === end && before !== undefined && !' \t\r\n'.includes(before) ? ' ' : '';
        const trail = start === end && after !== undefined && !' \t\r\n,]}'.includes(after) ? ' ' : '';
        return { start, end, text: lead + spelled + trail };
    }
}
function noPlace(pointer) {
    return new errors/* EditError */.F(`the value at ${JSON.stringify(pointer)} has no place of its own on one line`);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/text/yaml/scan.js + 1 modules
var scan = __webpack_require__(4006);
;// CONCATENATED MODULE: ./lib/text/yaml/layout.js
// Surveys a YAML text: where its values stand and in what form, so that edits can be made in place.



/** @param base what is to be added to the offsets of nodes */
function layoutOf(text, contents, base) {
    const surveyor = new Surveyor(text, base);
    if (contents)
        surveyor.value(contents, '', { holder: 'root', outer: 0, head: base, key: null });
    return { spots: surveyor.spots, step: surveyor.step, dash: surveyor.dash };
}
const STYLES = new Map([
    ['PLAIN', 'plain'],
    ['QUOTE_SINGLE', 'single'],
    ['QUOTE_DOUBLE', 'double'],
]);
const NO_KEYS = new Map();
class Surveyor {
    spots = new Map();
    step = null;
    dash = null;
    text;
    base;
    constructor(text, base) {
        this.text = text;
        this.base = base;
    }
    /** Notes the value and all that is in it. */
    value(node, pointer, place) {
        const form = (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) ? this.collection(node, pointer) : this.scalar(node, place);
        const spot = { ...place, ...form };
        this.spots.set(pointer, spot);
        return spot;
    }
    scalar(node, { holder, head }) {
        const span = this.spanOf(node);
        const [start, end] = this.rangeOf(node);
        return {
            span,
            keys: NO_KEYS,
            flow: null,
            block: null,
            end: start === end && holder !== 'flow' ? head : end,
        };
    }
    collection(node, pointer) {
        const token = node.srcToken;
        const inLines = token?.type === 'block-map' || token?.type === 'block-seq';
        const place = inLines
            ? { holder: (0,dist/* isMap */.jh)(node) ? 'map' : 'list', outer: token.indent }
            : { holder: 'flow', outer: 0 };
        const members = (0,dist/* isMap */.jh)(node)
            ? node.items.map((pair) => this.pair(pair, pointer, place))
            : node.items.map((item, i) => this.item(item, itemTokens(node, i), pointer + (0,data_data/* pointerOf */.rq)(i), place));
        const [start, end] = this.rangeOf(node);
        const names = (0,dist/* isMap */.jh)(node) ? node.items.map(({ key }) => (0,scan/* textOf */.b)((0,dist/* isScalar */.jn)(key) ? key : null)) : [];
        const keys = new Map(names.map((name, i) => [name, i]));
        const spot = { span: null, keys, flow: null, block: null };
        if (!inLines)
            return { ...spot, end, flow: token ? { start, end, members } : null };
        const block = this.block(members, token.indent, (0,dist/* isMap */.jh)(node) ? 'map' : 'list');
        return { ...spot, end: members.at(-1)?.end ?? end, block };
    }
    /** A key with its value. */
    pair({ key, value, srcToken }, pointer, place) {
        const name = (0,dist/* isScalar */.jn)(key) ? key : null;
        const span = name && this.spanOf(name);
        const [keyStart, keyEnd] = name ? this.rangeOf(name) : [null, 0];
        const sep = solid(srcToken?.sep);
        const start = this.offset(solid(srcToken?.start)[0]?.offset) ?? keyStart ?? this.offset(sep[0]?.offset) ?? 0;
        if (!(0,dist/* isNode */.Ll)(value))
            return { start, end: keyEnd, spot: null };
        const spot = this.value(value, pointer + (0,data_data/* pointerOf */.rq)((0,scan/* textOf */.b)(name)), {
            ...place,
            key: span,
            head: this.behind(sep, keyEnd),
        });
        return { start, end: spot.end, spot };
    }
    item(item, tokens, pointer, place) {
        const before = solid(tokens);
        const [from] = (0,dist/* isNode */.Ll)(item) ? this.rangeOf(item) : [0];
        const start = this.offset(before[0]?.offset) ?? from;
        if (!(0,dist/* isNode */.Ll)(item))
            return { start, end: this.behind(before, start), spot: null };
        const spot = this.value(item, pointer, { ...place, key: null, head: this.behind(before, from) });
        return { start, end: spot.end, spot };
    }
    block(members, column, of) {
        const deeper = (held) => {
            const child = of === 'map' && members.find(({ spot }) => spot?.block?.of === held)?.spot?.block;
            return child ? child.column - column : null;
        };
        const [step, dash] = [deeper('map'), deeper('list')];
        this.step ??= step;
        this.dash ??= dash;
        const start = members[0]?.start ?? 0;
        const dashed = /^- +(?=[^ \t\r\n#])/.exec(this.text.slice(start, start + LOOK))?.[0];
        return { of, members, start, column, step, dash, gap: of === 'list' ? (dashed?.length ?? null) : null };
    }
    spanOf(node) {
        const style = (0,dist/* isScalar */.jn)(node) ? STYLES.get(node.type ?? '') : undefined;
        const [start, end] = this.rangeOf(node);
        return style && node.range && !/[\r\n]/.test(this.text.slice(start, end)) ? { start, end, style } : null;
    }
    rangeOf(node) {
        const [start, end] = node.range ?? [0, 0];
        return [start + this.base, end + this.base];
    }
    offset(at) {
        return at === undefined ? undefined : at + this.base;
    }
    /** Behind the last of the tokens. */
    behind(tokens, otherwise) {
        const last = tokens.at(-1);
        return last ? last.offset + last.source.length + this.base : otherwise;
    }
}
const LOOK = 64;
function itemTokens({ srcToken }, at) {
    return srcToken && 'items' in srcToken ? (srcToken.items[at]?.start ?? []) : [];
}
const TRIVIA = new Set(['space', 'newline', 'comment', 'comma']);
function solid(tokens) {
    return (tokens ?? []).filter(({ type }) => !TRIVIA.has(type));
}

;// CONCATENATED MODULE: ./lib/text/yaml/document.js







/** YAML text to data and back; `print` edits in place what differs, as `printYaml` says. */
const yaml = { parse: readYaml, print: (text, doc) => printYaml(text, doc.data) };
/**
 * @param firstLine number of the text's first line within its file, for places and messages
 * @throws StateError `state-readable` for what is not YAML or has keys twice (with both lines);
 * `state-safe` for aliases, tags of programs, and depth; `state-not-conflicted`
 */
function readYaml(text, firstLine = 1) {
    const { data, places } = (0,scan/* scanYaml */.v)(text, firstLine);
    return { data, places };
}
/**
 * `text` with what differs in `data` edited in place: scalars, new names of keys, new keys, items at the end
 * of lists, and content for `null`, `[]` and `{}` (`differencesOf` says how they are told). A new key stands
 * behind the key that it follows in `data`: behind the last line of its value and the deeper comments below
 * that, before blank lines. What stands in brackets grows within them.
 * @param eol for new lines where the text shows none
 * @param firstLine as `readYaml` has it
 * @throws EditError for every other difference, and where the new text would not say exactly `data`
 */
function printYaml(text, data, eol, firstLine = 1) {
    const scanned = (0,scan/* scanYaml */.v)(text, firstLine);
    const differences = (0,data_differences/* differencesOf */.g)(scanned.data, data);
    if (differences.length === 0)
        return text;
    const layout = layoutOf(text, scanned.contents, scanned.base);
    const printed = (0,text_lines/* splice */.V4)(text, editsOf(text, layout, differences, eol));
    (0,data_data/* assertReadsBack */.Ty)(reread(printed, firstLine), data);
    return printed;
}
function reread(printed, firstLine) {
    try {
        return (0,scan/* scanYaml */.v)(printed, firstLine).data;
    }
    catch (error) {
        throw new errors/* EditError */.F('the new values cannot be written in place', { cause: error });
    }
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ spellYaml)
/* harmony export */ });
/* harmony import */ var _scalar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(627);

/** One spelling on one line. Whether it reads back at its place is for the caller to prove. */
function spellYaml(value, like) {
    if (typeof value === 'number')
        return spellNumber(value);
    if (typeof value !== 'string')
        return String(value);
    if (like === 'plain' && isPlain(value))
        return value;
    if (like === 'single' && !/[\p{C}\u2028\u2029]/u.test(value))
        return `'${value.replaceAll("'", "''")}'`;
    return quoted(value);
}
/** `NaN` and the infinities as YAML's core schema has them. */
function spellNumber(value) {
    if (Number.isNaN(value))
        return '.nan';
    if (!Number.isFinite(value))
        return value < 0 ? '-.inf' : '.inf';
    return Object.is(value, -0) ? '-0' : String(value);
}
/**
 * Letters that mean themselves everywhere, lists in brackets too, with single blanks and colons within
 * words.
 */
const SAFE = /^[\p{L}\p{N}_./(+](?:[\p{L}\p{N}_./()+@%=~;–—-]|:(?=[\p{L}\p{N}_/])| (?![ #:@%=~;]|$))*$/u;
/** What YAML 1.1 takes for a boolean or a number, and other tools still read so. */
const OLD_WORDS = /^(?:y|yes|n|no|on|off|[-+]?\d[\d_:.]*)$/i;
/** Would the value, written plainly, be read as this very string? */
function isPlain(value) {
    return value.length <= LONGEST_PLAIN && SAFE.test(value) && !OLD_WORDS.test(value) && readsAsItself(value);
}
const LONGEST_PLAIN = 512;
/** Neither a number nor another word of the core schema, nor the mark that ends a document. */
function readsAsItself(value) {
    return (0,_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .coreScalar */ .GZ)(value) === value && !/^\.\.\.(?: |$)/.test(value);
}
/** Double quotes; JSON's escapes are YAML's too, and everything that a screen would not show is escaped. */
function quoted(value) {
    return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (char) => {
        return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}


/***/ }),

/***/ 627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ coreScalar),
/* harmony export */   dK: () => (/* binding */ blockText),
/* harmony export */   w0: () => (/* binding */ quotedText)
/* harmony export */ });
const NULL = /^(?:~|null|Null|NULL)?$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;
const NUMBER = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/;
const INFINITE = /^([-+]?)\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;
/** What a plain scalar means in YAML's core schema (YAML 1.2.2, 10.3.2). */
function coreScalar(text) {
    if (NULL.test(text))
        return null;
    if (TRUE.test(text))
        return true;
    if (FALSE.test(text))
        return false;
    if (NUMBER.test(text))
        return Number(text);
    if (NOT_A_NUMBER.test(text))
        return Number.NaN;
    const sign = INFINITE.exec(text)?.[1];
    if (sign === undefined)
        return text;
    return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
/** Line breaks, tabs and what no screen shows: the library is asked about those. */
const ODD = /[\p{C}\u2028\u2029]/u;
const ESCAPE = /\\(?:["\\/ abefnrtv0N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4})/g;
/** Escapes of one letter (YAML 1.2.2, 5.7); those that are not here mean themselves. */
const ESCAPED = {
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    0: '\0',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
/** What stands in quotes on one line; `undefined` for what is not read here. @param piece with its quotes */
function quotedText(piece) {
    const [quote, inner] = [piece[0], piece.slice(1, -1)];
    if (piece.length < 2 || quote !== piece.at(-1) || ODD.test(inner))
        return undefined;
    if (quote === "'")
        return inner.replaceAll("''", '').includes("'") ? undefined : inner.replaceAll("''", "'");
    if (quote !== '"')
        return undefined;
    if (!inner.includes('\\'))
        return inner.includes('"') ? undefined : inner;
    return /["\\]/.test(inner.replace(ESCAPE, '')) ? undefined : inner.replace(ESCAPE, unescaped);
}
function unescaped(source) {
    if (source.length > 2)
        return String.fromCodePoint(Number.parseInt(source.slice(2), 16));
    return ESCAPED[source.slice(1)] ?? source.slice(1);
}
/**
 * A text in lines behind `|` or `>`, with `-` or `+` or neither; `undefined` for what is not read here: a
 * number in the header, tabs that indent, and lines that are indented less than the first.
 * @param body each line less its key's indentation, a line break first
 */
function blockText(header, body) {
    if (!/^[|>][-+]?$/.test(header) || !body.startsWith('\n') || /\r|\n *\t/.test(body))
        return undefined;
    const lines = body.slice(1).split('\n');
    const first = lines.findIndex(isContent);
    const last = lines.findLastIndex(isContent);
    const [keep, strip] = [header[1] === '+', header[1] === '-'];
    if (first < 0)
        return keep && body !== '\n' ? '\n'.repeat(Math.max(1, lines.length - 1)) : '';
    const column = indentOf(lines[first] ?? '');
    const tooDeep = (line) => line.length > column && !isContent(line);
    const content = lines.slice(first, last + 1);
    if (column === 0 || content.some((line) => isContent(line) && indentOf(line) < column))
        return undefined;
    if (lines.slice(0, first).some(tooDeep) || lines.slice(last + 1).some(tooDeep))
        return undefined;
    const inner = content.map((line) => line.slice(column));
    const text = '\n'.repeat(first) + (header[0] === '|' ? inner.join('\n') : folded(inner));
    return text + (strip ? '' : '\n'.repeat(keep ? Math.max(1, lines.length - 1 - last) : 1));
}
const isContent = (line) => /[^ ]/.test(line);
const indentOf = (line) => line.search(/[^ ]/);
/** Lines that begin alike are one line; those that are deeper, and blank ones, stay (YAML 1.2.2, 8.1.3). */
function folded(lines) {
    let [text, between, deeper] = ['', '', false];
    for (const line of lines) {
        if (line === '') {
            if (between === '\n')
                text += '\n';
            else
                between = '\n';
            continue;
        }
        const deep = line.startsWith(' ');
        if (deep && between === ' ')
            between = '\n';
        else if (deep && between === '\n' && !deeper)
            between = '\n\n';
        text += between + line;
        between = deep ? '\n' : ' ';
        deeper = deep;
    }
    return text;
}


/***/ }),

/***/ 4006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ scanYaml),
  b: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/reading.js
var reading = __webpack_require__(7157);
// EXTERNAL MODULE: ./lib/text/data/data.js
var data = __webpack_require__(142);
// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(7032);
;// CONCATENATED MODULE: ./lib/text/yaml/tokens.js
// The guard before YAML is composed: what is hostile is refused while it is still a row of tokens.



/** The library's marks between lexemes; a name of a module is looked up each time that it is asked for. */
const { DOCUMENT, FLOW_END, SCALAR, tokenType } = dist/* CST */.DB;
/** Tags of the core schema; any other could mean a program's object. */
const TAGS = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `!!${name}`));
const OPENS = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSES = new Set(['flow-map-end', 'flow-seq-end']);
/** Each of these may open one more level on the same line. */
const NESTS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
/**
 * The tokens of a text.
 * @throws StateError `state-safe` for aliases, foreign tags and depth; `state-readable` for directives
 */
function tokensOf(source, lineOf) {
    const parser = new dist/* Parser */.iX();
    const guard = new Guard();
    const tokens = [];
    let offset = 0;
    for (const lexeme of new dist/* Lexer */.JG().lex(source)) {
        const width = isControl(lexeme) ? 0 : lexeme.length;
        guard.admit(lexeme, () => lineOf(offset));
        for (const token of parser.next(lexeme))
            tokens.push(refuseError(token, lineOf));
        offset += width;
    }
    tokens.push(...parser.end());
    return tokens;
}
/** The first error ends it: text that is all errors would cost one object each. */
function refuseError(token, lineOf) {
    if (token.type === 'error')
        throw invalidYaml(token.message, lineOf(token.offset));
    return token;
}
/** What the library says of a place, in our words. */
function invalidYaml(reason, line) {
    const gist = reason.split('\n', 1)[0]?.slice(0, 120) ?? '';
    const message = `found invalid YAML on line ${line} (${gist}), expected YAML 1.2. ` +
        'Correct that line; a value with ": " or " #" in it needs quotes.';
    return new errors/* StateError */.qq('state-readable', message, line);
}
function isControl(lexeme) {
    return lexeme === DOCUMENT || lexeme === FLOW_END || lexeme === SCALAR;
}
/** Looks at one lexeme after the other. */
class Guard {
    flow = 0;
    /** Columns of the lines that the current one lies within, and what nests on the current line. */
    columns = [];
    column = 0;
    nested = 0;
    fresh = true;
    scalar = false;
    admit(lexeme, line) {
        if (this.scalar || isControl(lexeme)) {
            // The lexeme behind the scalar mark is content, whatever it looks like.
            if (this.scalar)
                this.begin();
            this.scalar = lexeme === SCALAR && !this.scalar;
            return;
        }
        const type = tokenType(lexeme) ?? '';
        if (type === 'newline') {
            this.fresh = true;
            this.nested = 0;
            this.column = 0;
            return;
        }
        if (type === 'space' && this.fresh)
            this.column = lexeme.length;
        if (type === 'space' || type === 'comment' || type === 'byte-order-mark')
            return;
        this.begin();
        if (OPENS.has(type))
            this.flow++;
        else if (CLOSES.has(type))
            this.flow = Math.max(0, this.flow - 1);
        else if (NESTS.has(type) && this.flow === 0)
            this.nested++;
        (0,data/* refuseDeep */.zM)('', Math.max(this.flow, this.columns.length, this.nested), line);
        refuseForeign(type, lexeme, line);
    }
    /** The first content of a line settles which lines it lies within. */
    begin() {
        if (!this.fresh)
            return;
        this.fresh = false;
        if (this.flow > 0)
            return;
        while (this.columns.length > 0 && (this.columns.at(-1) ?? 0) >= this.column)
            this.columns.pop();
        this.columns.push(this.column);
    }
}
function refuseForeign(type, lexeme, line) {
    if (type === 'alias')
        throw unsafe(`the alias ${lexeme}`, 'the value itself', line());
    if (type === 'tag' && !TAGS.has(lexeme))
        throw unsafe(`the tag ${lexeme}`, 'plain data', line());
    if (type === 'directive-line' && !/^%YAML[ \t]+1\.2\b/.test(lexeme))
        throw unsafe(`the directive ${lexeme}`, 'none', line());
}
function unsafe(found, expected, line) {
    const message = `found ${found.slice(0, 80)} on line ${line}, expected ${expected}. Write it out.`;
    return new errors/* StateError */.qq('state-safe', message, line);
}

;// CONCATENATED MODULE: ./lib/text/yaml/scan.js
// Reads YAML behind a guard: tokens are looked at before anything is composed, and data is built by hand.






/**
 * Version 1.2 without merge keys; keys that come twice are ours to find, since the library's way is
 * quadratic.
 */
const OPTIONS = {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'silent',
};
/**
 * What was read last, the latest at the end: a file is recognised and read, then edited and read again to
 * prove it, and the next edit begins with what was proved. Longer texts are not kept.
 */
const kept = new Map();
const LONGEST_KEPT = 16_384;
const MOST_KEPT = 16;
/** @throws StateError as `readYaml` says */
function scanYaml(text, firstLine) {
    if (text.length > LONGEST_KEPT)
        return scan(text, firstLine);
    const key = `${firstLine}:${text}`;
    const read = kept.get(key) ?? scan(text, firstLine);
    kept.delete(key);
    kept.set(key, read);
    const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
    if (oldest !== undefined)
        kept.delete(oldest);
    return read;
}
function scan(text, firstLine) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    if (text.length > reading/* SIZE_CAP */.f)
        throw unreadable(`found more than ${reading/* SIZE_CAP */.f / 1024} KiB of YAML. Split or trim it.`, firstLine);
    (0,text_lines/* refuseConflicts */.wz)(lines, firstLine);
    const ground = { lines, firstLine, base: text.startsWith(text_lines/* BOM */.bh) ? 1 : 0 };
    // A lone CR ends a line in YAML 1.2, which the library does not know; places stay the same.
    const source = text.slice(ground.base).replace(/\r(?!\n)/g, '\n');
    const tokens = tokensOf(source, (offset) => lineOf(ground, offset));
    const [doc, second] = new dist/* Composer */.Dk(OPTIONS).compose(tokens, true, source.length);
    const problem = [...(doc?.errors ?? []), ...(doc?.warnings ?? [])][0];
    if (problem)
        throw invalidYaml(problem.message, lineOf(ground, problem.pos[0]));
    if (second) {
        const message = 'found a second document ("---"), expected one. Keep one.';
        throw unreadable(message, lineOf(ground, second.range[0]));
    }
    const builder = new Builder(ground);
    const contents = doc?.contents ?? null;
    const data = builder.add(contents, '', firstLine, 0);
    return { data, places: builder.places, contents, base: ground.base };
}
function lineOf(ground, offset) {
    return (0,text_lines/* lineAt */.mh)(ground.lines, offset + ground.base) + ground.firstLine - 1;
}
function unreadable(message, line) {
    return new errors/* StateError */.qq('state-readable', message, line);
}
/** Turns nodes into data, and remembers where each value stands. */
class Builder {
    places = new Map();
    ground;
    constructor(ground) {
        this.ground = ground;
    }
    add(node, pointer, line, depth) {
        (0,data/* refuseDeep */.zM)(pointer, depth, () => line);
        if ((0,dist/* isMap */.jh)(node)) {
            this.places.set(pointer, { line, text: null });
            return this.map(node, pointer, depth + 1);
        }
        if ((0,dist/* isSeq */.oP)(node)) {
            this.places.set(pointer, { line, text: null });
            return node.items.map((item, i) => this.add(item, pointer + (0,data/* pointerOf */.rq)(i), this.lineOfNode(item, line), depth + 1));
        }
        if (!(0,dist/* isScalar */.jn)(node)) {
            this.places.set(pointer, { line, text: '' });
            return null;
        }
        return this.scalar(node, pointer, line);
    }
    map(node, pointer, depth) {
        const map = Object.create(null);
        const linesOfKeys = new Map();
        for (const { key: keyNode, value } of node.items) {
            const line = this.lineOfNode(keyNode, this.ground.firstLine);
            if (keyNode !== null && !(0,dist/* isScalar */.jn)(keyNode))
                throw unreadable(`found a list or map as a key on line ${line}, expected a word.`, line);
            const key = textOf(keyNode);
            const first = linesOfKeys.get(key);
            if (first !== undefined)
                throw (0,data/* duplicateKey */.Ve)(key, first, line);
            linesOfKeys.set(key, line);
            map[key] = this.add(value, pointer + (0,data/* pointerOf */.rq)(key), line, depth);
        }
        return map;
    }
    scalar(node, pointer, line) {
        this.places.set(pointer, { line, text: textOf(node) });
        const { value } = node;
        return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : textOf(node);
    }
    lineOfNode(node, otherwise) {
        return (0,dist/* isNode */.Ll)(node) && node.range ? lineOf(this.ground, node.range[0]) : otherwise;
    }
}
/** What is between the quotes, or the plain spelling. */
function textOf(node) {
    if (typeof node?.value === 'string' && node.type !== 'PLAIN')
        return node.value;
    return node?.source ?? '';
}


/***/ })

};
