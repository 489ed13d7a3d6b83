export const id = 418;
export const ids = [418];
export const modules = {

/***/ 1418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ engine)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/reading.js
var reading = __webpack_require__(7157);
;// CONCATENATED MODULE: ./lib/model/unread.js

/** Why a reading has no text → the rule that this breaks, and what to say. */
const NO_TEXT = {
    absent: ['state-readable', 'found nothing there, expected a file. Restore it from history.'],
    directory: ['state-readable', 'found a folder, expected a file. Move the folder away.'],
    link: [
        'state-safe',
        'found a symbolic link, expected a file; links are never followed. Commit the file itself.',
    ],
    submodule: [
        'state-available',
        'it lies in a submodule, whose content is not in this repository. Scan that one.',
    ],
    'too-large': [
        'state-readable',
        `it is larger than ${reading/* SIZE_CAP */.f / 1024} KiB, so it was not read. Split or trim it.`,
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
// From a site in a snapshot to its document, or to the one fault that keeps it from being read.



/** Reads the state of a site. Pure; remembers by blob, so that equal bytes are parsed once. */
function load(format, site, snapshot, memo) {
    const blob = snapshot.entry(site.path)?.blob;
    const key = blob ? `${format.id} ${blob}` : null;
    const known = key === null ? undefined : memo.get(key);
    if (known)
        return known;
    const reading = snapshot.text(site.path);
    const result = reading.ok ? loadText(format, reading.text) : withoutText(format, reading);
    if (key !== null && reading.ok)
        memo.set(key, result);
    return result;
}
function loadText(format, text) {
    if (text.trim() === '') {
        const message = 'found an empty file, expected a saved state. Restore it from history.';
        return { kind: 'fault', fault: { rule: 'state-readable', message, line: null }, ours: false };
    }
    if (!format.recognises(text))
        return { kind: 'foreign' };
    const result = guarded(() => upgrade(format, format.codec.parse(text)));
    if (result.ok)
        return { kind: 'loaded', loaded: result.value };
    return { kind: 'fault', fault: result.fault, ours: result.fault.rule !== 'state-filled' };
}
/** The only place where a bad file's error is caught: from here on it is data. */
function guarded(work) {
    try {
        return { ok: true, value: work() };
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        return { ok: false, fault: error.fault };
    }
}
function withoutText(format, reading) {
    if (reading.why === 'absent')
        return { kind: 'absent' };
    const ours = reading.lossy !== undefined && format.recognises(reading.lossy);
    if (reading.why === 'not-utf8' && !ours && isLatin1Prose(reading.lossy ?? ''))
        return { kind: 'foreign' };
    return { kind: 'fault', fault: faultOfReading(reading), ours };
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

;// CONCATENATED MODULE: ./lib/engine/instruct.js
/**
 * What is the case, and what to do about it in general. `{step}` is the decision's step. Where the format
 * knows how its step goes on, its sentence stands in place of the general one.
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
    'status-unknown': [
        'The state says a word that means nothing to us.',
        'Correct it by hand, or start fresh.',
    ],
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
    'state-inconsistent': [
        'The saved state contradicts itself.',
        'Repair it, start fresh, or correct it by hand.',
    ],
    'state-ambiguous': ['There are two state files for this workflow.', 'Keep the one that is right.'],
    'artifact-missing': ['A finished step left nothing behind.', 'Run {step} again, then go on from there.'],
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
    'no-output': ['Step {step} ended without a trace.', 'Retry it, skip it, or start fresh.'],
    'step-failed': ['Step {step} failed.', 'Retry it, skip it, or start fresh.'],
    unclear: ['What is left does not tell how far the work came.', 'A person must look.'],
    'partial-work': [
        'Step {step} was interrupted and left partial work.',
        'Continue what is there; do not restart it.',
    ],
    'step-interrupted': ['Step {step} was interrupted.', 'Run it again; that is safe.'],
    'not-started': ['Step {step} was never begun.', 'Begin it.'],
};
function instructionFor(action, step, reason, state) {
    const [is, todo] = BY_REASON[reason];
    const said = [is, ofTheFormat(action, step, state) ?? todo].filter((sentence) => sentence !== '');
    return said.join(' ').replaceAll('{step}', step ?? '–');
}
/** The format's own sentence, where it has one for what is to be done. */
function ofTheFormat(action, step, state) {
    if (!state)
        return null;
    if (action === 'none')
        return state.endedWhy === null ? null : `Termination reason: ${state.endedWhy}.`;
    const { current } = state;
    if (!current || step === null || action === 'wait')
        return null;
    if (action === 'advance')
        return current.nextHow;
    return step === current.id && current.how !== '' ? current.how : null;
}

;// CONCATENATED MODULE: ./lib/engine/decide.js

/** The ground that a state stands on, as opposed to the state itself. */
const GROUND = new Set(['spec-changed', 'spec-missing']);
const worst = (it, consequence, when) => it.findings.find((finding) => finding.consequence === consequence && finding.reason !== null && when(finding.reason));
const rowOf = (action, finding) => finding?.reason ? { action, step: null, reason: finding.reason } : null;
const stepRow = (it, holds, action, reason) => holds && it.current ? { action, step: it.current.id, reason } : null;
/** Read from top to bottom beside design §5. */
const ROWS = [
    // it cannot be read or must not be touched
    (it) => rowOf('block', worst(it, 'block', (reason) => !GROUND.has(reason))),
    // its status means nothing to us
    (it) => rowOf('ask', worst(it, 'ask', (reason) => reason === 'status-unknown')),
    // the workflow ended
    (it) => ended(it.state),
    // the ground it stands on moved
    (it) => rowOf('block', worst(it, 'block', (reason) => GROUND.has(reason))),
    // the saved state contradicts itself, or there are two of it
    (it) => rowOf('ask', worst(it, 'ask', () => true)),
    // finished steps are not finished
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
        options: OPTIONS[reason],
    };
}
function ended(state) {
    if (!state?.ended)
        return null;
    return { action: state.ended === 'failed' ? 'fresh' : 'none', step: null, reason: state.ended };
}
function earliestRerun({ state, findings }) {
    const reruns = findings.filter((finding) => finding.consequence === 'rerun' && finding.reason !== null);
    const order = (state?.steps ?? []).map((step) => step.id);
    const rank = (finding) => {
        const index = order.indexOf(finding.step ?? '');
        return index < 0 ? order.length : index;
    };
    const first = reruns.reduce((best, next) => (best && rank(best) <= rank(next) ? best : next), null);
    return first?.reason ? { action: 'rerun', step: first.step, reason: first.reason } : null;
}
function advance({ current }, holds, reason) {
    return holds && current?.next ? { action: 'advance', step: current.next, reason } : null;
}
const GO_ON = ['resume', 'fresh'];
const MEND = ['repair', 'fresh', 'manual'];
const RETRY = ['retry', 'skip', 'fresh'];
const BY_HAND = ['manual'];
/** What a person may choose, by reason; the first is recommended. */
const OPTIONS = {
    'state-unreadable': MEND,
    'state-conflicted': ['repair', 'manual'],
    'version-unknown': BY_HAND,
    'state-unsafe': BY_HAND,
    'state-unavailable': BY_HAND,
    'status-unknown': ['manual', 'fresh'],
    completed: [],
    terminated: ['fresh'],
    cancelled: ['fresh'],
    failed: ['fresh'],
    'spec-changed': ['accept-spec', 'fresh', 'manual'],
    'spec-missing': ['manual', 'fresh'],
    'state-inconsistent': MEND,
    'state-ambiguous': MEND,
    'artifact-missing': GO_ON,
    'constitution-check-missing': GO_ON,
    'awaiting-answer': ['answer', 'fresh'],
    'awaiting-approval': ['approve', 'fresh'],
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

;// CONCATENATED MODULE: ./lib/engine/inspect.js
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
        message: breach.message,
        path: breach.path ?? subject.state?.path ?? subject.site.path,
        line: breach.line ?? null,
        evidence: breach.evidence ?? {},
    };
}
function compare(a, b) {
    return (WEIGHT[a.consequence] - WEIGHT[b.consequence] ||
        order(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        order(a.rule, b.rule));
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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
    return age > settings.staleAfter ? 'stale' : 'fresh';
}

;// CONCATENATED MODULE: ./lib/engine/recover.js




const STILL = { activity: { at: null, from: 'unknown' }, liveness: 'unknown' };
/** Recovers the workflows of one site; a site that is another tool's gives nothing. */
function recoverSite(site, ground) {
    const result = load(ground.format, site, ground.snapshot, ground.memo);
    if (result.kind === 'foreign')
        return [];
    if (result.kind === 'fault')
        return [result.ours ? blocked(site, result.fault, ground) : unreadable(site, result.fault, ground)];
    const doc = result.kind === 'loaded' ? result.loaded.doc : null;
    const states = guarded(() => ground.format.read(doc, site, ground.snapshot));
    if (!states.ok)
        return [blocked(site, states.fault, ground)];
    // Of two state files neither may say that the work has ended, before a person said which one is right.
    const alone = site.rivals.length === 0;
    return states.value.map((state) => recoverState(alone ? state : { ...state, ended: null }, site, result, ground));
}
function subjectOf(site, ground) {
    return {
        site,
        snapshot: ground.snapshot,
        settings: ground.settings,
        fault: null,
        doc: null,
        version: null,
        newest: ground.format.versions.at(-1) ?? null,
        outdated: false,
        state: null,
        ...STILL,
    };
}
function recoverState(state, site, result, ground) {
    const loaded = result.kind === 'loaded' ? result.loaded : null;
    const moved = activityOf(state, ground.snapshot, ground.settings);
    const liveness = livenessOf(state, moved.activity, ground.settings);
    const base = subjectOf(site, ground);
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
    return {
        id: `${state.format}:${state.feature}`,
        format: state.format,
        feature: state.feature,
        path: state.path,
        version: subject.version,
        newest: base.newest,
        state,
        activity: moved.activity,
        liveness,
        findings,
        decision: decide(state, findings),
        proposals: proposalsOf(state, loaded?.migrated ?? []),
        notes: [...versionNotes(subject.version), ...state.notes, ...moved.notes],
    };
}
function versionNotes(version) {
    return version?.assumed ? [`The file names no schema version; ${version.written} is assumed.`] : [];
}
function proposalsOf(state, migrated) {
    if (migrated.length === 0)
        return [];
    return [{ kind: 'migrate', summary: migrated.join(', '), files: [{ path: state.path, change: 'modify' }] }];
}
/** Ours, and not to be read: a workflow whose decision blocks. */
function blocked(site, fault, ground) {
    const subject = { ...subjectOf(site, ground), fault };
    const findings = inspect(ground.rules, subject);
    return {
        id: `${site.format}:${site.feature}`,
        format: site.format,
        feature: site.feature,
        path: site.path,
        version: null,
        newest: subject.newest,
        state: null,
        ...STILL,
        findings,
        decision: decide(null, findings),
        proposals: [],
        notes: [],
    };
}
function unreadable(site, fault, ground) {
    const [first] = inspect(ground.rules, { ...subjectOf(site, ground), fault });
    return {
        path: fault.path ?? site.path,
        rule: fault.rule,
        message: first?.message ?? fault.message,
        line: fault.line,
    };
}

;// CONCATENATED MODULE: ./lib/engine/settle.js

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
 * a claim beside it stays a rival. `null` where nothing of it is ours.
 */
function settle(format, site, snapshot, memo) {
    const loadAt = (path) => load(format, { ...site, path }, snapshot, memo);
    const own = loadAt(site.path);
    const { rivals, alternatives = [] } = site;
    if (rivals.length === 0 && (alternatives.length === 0 || claim(own) > 0))
        return own.kind === 'foreign' ? null : site;
    const all = [site.path, ...rivals, ...alternatives].map((path) => ({ path, worth: claim(loadAt(path)) }));
    const best = all.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (best.worth === 0)
        return own.kind === 'foreign' ? null : { ...site, rivals: [] };
    const beside = all.filter(({ path, worth }) => path !== best.path && worth > 0 && !alternatives.includes(path));
    return { ...site, path: best.path, rivals: beside.map(({ path }) => path) };
}

;// CONCATENATED MODULE: ./lib/engine/engine.js



function createEngine(formats, shared) {
    const byId = new Map(formats.map((format) => [format.id, format]));
    const rulesOf = new Map(formats.map((format) => [format.id, [...shared, ...format.rules]]));
    const all = [...shared, ...formats.flatMap((format) => format.rules)].sort((a, b) => a.id < b.id ? -1 : 1);
    return {
        formats,
        rules: all,
        memo: () => new Map(),
        asker: (memo) => askerOf(formats, byId, memo),
        recover(snapshot, sites, settings, memo) {
            const found = sites.flatMap((site) => {
                const format = byId.get(site.format);
                const rules = rulesOf.get(site.format);
                const settled = format && settle(format, site, snapshot, memo);
                return settled && rules ? recoverSite(settled, { format, rules, snapshot, settings, memo }) : [];
            });
            return {
                workflows: uniqueIds(found.filter((one) => 'decision' in one)),
                unreadable: found.filter((one) => !('decision' in one)),
            };
        },
    };
}
function askerOf(formats, byId, memo) {
    return {
        names: new Set(formats.flatMap((format) => format.names)),
        folders: new Set(formats.flatMap((format) => format.folders)),
        matches: (path) => formats.some((format) => format.matches(path)),
        sites: (paths) => formats.flatMap((format) => format.sites(paths.filter((path) => format.matches(path)))),
        isOurs(site, snapshot) {
            const format = byId.get(site.format);
            return format !== undefined && settle(format, site, snapshot, memo) !== null;
        },
        needs(site, snapshot) {
            const format = byId.get(site.format);
            return format ? needsOf(format, site, snapshot, memo) : [];
        },
    };
}
/** First the state's own files, then whatever the format makes of them. */
function needsOf(format, site, snapshot, memo) {
    const unread = site.files.filter((path) => {
        const reading = snapshot.text(path);
        return !reading.ok && reading.why === 'not-fetched';
    });
    if (unread.length > 0)
        return unread.map((path) => ({ path, what: 'text' }));
    const settled = settle(format, site, snapshot, memo);
    if (!settled)
        return [];
    const result = load(format, settled, snapshot, memo);
    if (result.kind === 'loaded')
        return format.needs(result.loaded.doc, settled, snapshot);
    return result.kind === 'absent' ? format.needs(null, settled, snapshot) : [];
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

;// CONCATENATED MODULE: ./lib/model/format.js
/** A format for the list of formats: from there on nobody but its own code knows its document. */
function defineFormat(format) {
    return format;
}

// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(7032);
;// CONCATENATED MODULE: ./lib/text/blocks.js
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
    throw new errors/* StateError */.qq('state-readable', message, first.number);
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

;// CONCATENATED MODULE: ./lib/text/spelling.js
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

;// CONCATENATED MODULE: ./lib/text/slots.js
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

;// CONCATENATED MODULE: ./lib/text/tables.js

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

;// CONCATENATED MODULE: ./lib/text/scan.js
// Finds the places of values in Markdown, line by line: no tree, no re-serialising.



/** Sections in order, the part before the first heading first. */
function scanMarkdown(lines) {
    const kinds = kindsOf(lines);
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

;// CONCATENATED MODULE: ./lib/text/markdown.js
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
 * Writes values, check marks and labels, and rows added at the end of a table. Lines and prose of `doc` are
 * not looked at: they belong to the text that was read.
 * @throws EditError where `doc` has another shape than `text`, or a value cannot be written in place.
 */
function printMarkdown(text, doc) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    const scanned = scanMarkdown(lines);
    const wanted = contentOf(doc);
    if (contentOf(documentOf(scanned)) === wanted)
        return text;
    same(scanned.length, doc.sections.length, 'sections');
    const edits = scanned.flatMap((section, i) => sectionEdits(section, doc.sections[i], lines));
    const printed = (0,text_lines/* splice */.V4)(text, edits);
    if (!readsBack(printed, wanted))
        throw new errors/* EditError */.F('the new values cannot be written in place: the text would say something else');
    return printed;
}
/** All that `print` must bring about, as one string. */
function contentOf(doc) {
    return JSON.stringify(doc.sections.map(({ heading, level, fields, tables, boxes }) => [
        heading,
        level,
        fields.map(({ key, value }) => [key, value]),
        tables.map(({ columns, rows }) => [columns, rows.map(({ cells }) => cells)]),
        boxes.map(({ mark, label }) => [mark, label]),
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
function sectionEdits(scan, doc, lines) {
    const { fields = [], boxes = [], tables = [] } = doc ?? {};
    same(scan.fields.length, fields.length, 'fields');
    same(scan.boxes.length, boxes.length, 'check boxes');
    same(scan.tables.length, tables.length, 'tables');
    return [
        ...scan.fields.flatMap(({ value }, i) => change(value, fields[i]?.value)),
        ...scan.boxes.flatMap(({ mark }, i) => change(mark, boxes[i]?.mark)),
        ...scan.boxes.flatMap(({ label }, i) => change(label, boxes[i]?.label)),
        ...scan.tables.flatMap((table, i) => tableEdits(table, tables[i]?.rows ?? [], lines)),
    ];
}
function change(slot, value) {
    return value === undefined || value === slot.value ? [] : [editOf(slot, value)];
}
function tableEdits(scan, rows, lines) {
    if (rows.length < scan.rows.length)
        throw shape('rows', scan.rows.length, rows.length);
    const cells = scan.rows.flatMap((row, r) => {
        const wanted = rows[r]?.cells ?? [];
        same(row.cells.length, wanted.length, `cells on line ${row.line}`);
        return row.cells.flatMap((cell, c) => change(cell, wanted[c]));
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

// EXTERNAL MODULE: ./lib/text/words.js
var text_words = __webpack_require__(8810);
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

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/constitution.js
// The Constitution Check of an ADR: eight articles, each judged, each exception justified (seed 002, step 2).




/** In order; upstream's constitution has exactly these. */
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
/** The template's own row lists all three in one cell, which is none of them. */
const JUDGED = new Set(['complies', 'exception', 'n/a']);
function isCompleted(check) {
    const { found, missing, unfilled, unjustified } = check;
    return found && missing.length + unfilled.length + unjustified.length === 0;
}
/** Reads Constitution Check and Complexity Justification; the spec's Constitution Compliance is neither. */
function constitutionOf(adr) {
    const sections = scanMarkdown((0,text_lines/* linesOf */.Dx)(adr));
    const [table] = tablesBelow(sections, /^constitution_check\b/);
    if (!table)
        return { found: false, missing: ARTICLES, unfilled: [], unjustified: [], line: null };
    const at = { article: columnOf(table, 'article', 0), status: columnOf(table, 'status', 1) };
    const rows = table.rows.flatMap((row) => {
        const article = articleOf(row.cells[at.article]?.value ?? '');
        return article ? [{ article, line: row.line, status: statusOf(row.cells[at.status]?.value ?? '') }] : [];
    });
    const open = rows.filter(({ status }) => !JUDGED.has(status));
    const justified = justifiedIn(tablesBelow(sections, /complexity_justification/));
    const exceptions = rows.filter(({ status }) => status === 'exception');
    return {
        found: true,
        missing: ARTICLES.filter((article) => !rows.some((row) => row.article === article)),
        unfilled: unique(open.map(({ article }) => article)),
        unjustified: unique(exceptions.map(({ article }) => article).filter((article) => !justified.has(article))),
        line: open[0]?.line ?? table.line,
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
/** Articles that a row names and says something more of. */
function justifiedIn(tables) {
    const rows = tables.flatMap((table) => table.rows.map(({ cells }) => cells.map(({ value }) => value)));
    const said = rows.filter(([, ...rest]) => rest.some((cell) => !(0,text_words/* isNothing */.qv)(cell) && !(0,text_words/* isPlaceholder */.wK)(cell)));
    return new Set(said.flatMap(([first = '']) => articleOf(first) ?? []));
}
function unique(articles) {
    return [...new Set(articles)];
}

;// CONCATENATED MODULE: ./lib/text/safepath.js
// Whether a written path may be looked at, whether it looks like a file at all, and which paths braces mean.
/** Without `./`, doubled and outer slashes. Never climbs: `..` stays as it is and finds nothing. */
function tidy(path) {
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

;// CONCATENATED MODULE: ./lib/text/pieces.js
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
    return bare.every((part) => !/\s/.test(part) && looksLikeFile(part)) ? parts : [piece.trim()];
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
    return (/\s/.test(behind) && piece[open - 1] !== ']' && looksLikeFile(piece.slice(Math.max(0, open - LOOK), open)));
}

;// CONCATENATED MODULE: ./lib/text/paths.js
// The cells in which a state lists the files that a step wrote, as paths within the repository.



/** `folder` and a name below it, normalised: `joinPath('specs/1-x/', './adr.md')` is `specs/1-x/adr.md`. */
function joinPath(folder, name) {
    return tidy(`${folder}/${name}`);
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
function unquoted(text) {
    const wrap = ['**', '"', "'"].find((mark) => text.startsWith(mark) && text.endsWith(mark));
    const bare = wrap && text.length > 2 * wrap.length ? text.slice(wrap.length, -wrap.length) : text;
    const plain = bare.replace(/\\([_*])/g, '$1').trim();
    return /[^.][.:]$/.test(plain) && looksLikeFile(plain.slice(0, -1)) ? plain.slice(0, -1) : plain;
}
function judge(raw) {
    const unsafe = /^\/(?=\s|$)/.test(raw) ? null : unsafePath(raw);
    if ((0,text_words/* isNothing */.qv)(raw) || (0,text_words/* isPlaceholder */.wK)(raw))
        return [NO_PATH];
    if (unsafe !== null)
        return [{ path: null, unsafe }];
    return wordsOf(raw).flatMap((word) => {
        const paths = expandBraces(word);
        if (paths === null)
            return [{ path: null, unsafe: `its braces are nested or mean more than ${MOST_EXPANDED} paths` }];
        return paths.map(judgeOne);
    });
}
/** Prose has blanks and does not end in a file's name; `a.md b.md` are two; `adr.md for v2` has a comment. */
function wordsOf(raw) {
    const words = raw.split(/\s+/);
    const [first = ''] = words;
    if (words.every(looksLikeFile))
        return words;
    if (looksLikeFile(words.at(-1) ?? '') || words.length === 1)
        return [raw];
    return looksLikeFile(first) || first.endsWith('/') ? [first] : [''];
}
function judgeOne(path) {
    const unsafe = unsafePath(path);
    if (unsafe !== null)
        return { path: null, unsafe };
    const known = path.includes('/') ? !/^\d+\/\d+$/.test(path) : looksLikeFile(path);
    if (!known || /[<>{}]/.test(path))
        return NO_PATH;
    return { path: tidy(path) || null, unsafe: null };
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
    ...row,
});
/** In the order in which they are walked: seed 002 (recovery playbook), and upstream's own list of stages. */
const STAGES = [
    stage('spec', {
        proof: 'spec',
        file: 'feature.spec.md',
        next: 'clarify',
        how: 'Give the spec agent the spec as it is; it continues and does not restart.',
        names: ['spec', 'specification'],
    }),
    stage('clarify', {
        proof: 'spec',
        file: 'feature.spec.md',
        next: 'architect',
        how: 'Have the spec agent settle the [NEEDS CLARIFICATION: …] markers that remain.',
        names: ['clarify', 'clarification', 'clarifications'],
    }),
    stage('reverse-spec', {
        legal: false,
        always: false,
        next: 'red-team',
        how: 'Extract the spec from the code again and have its digest reviewed.',
        names: ['reverse spec'],
    }),
    stage('system-blueprint', {
        legal: false,
        always: false,
        fields: ['system_blueprint_path'],
        next: 'architect',
        how: 'Draw the system blueprint again.',
        names: ['system blueprint', 'blueprint', 'system design'],
    }),
    stage('red-team', {
        legal: false,
        always: false,
        fields: ['red_team_artifact'],
        next: 'architect',
        how: 'Let the red team read the spec again, and settle what it finds before the architect begins.',
        names: ['red team', 'rt fixes'],
    }),
    stage('planning-preflight', {
        legal: false,
        always: false,
        next: 'architect',
        how: 'Run the planning preflight again; it only reads.',
        names: ['planning preflight', 'coordinator planning preflight', 'preflight'],
    }),
    stage('architect', {
        file: 'adr.md',
        fields: ['adr_artifact'],
        next: 'tasks',
        how: 'Give the architect research.md and the constitution; adr.md needs its Constitution Check.',
        names: ['architect', 'software architect', 'architecture'],
    }),
    stage('tasks', {
        file: 'tasks.md',
        fields: ['tasks_artifact'],
        next: 'tdd',
        how: 'Make tasks.md anew from adr.md; it may be overwritten.',
        names: ['tasks', 'task breakdown'],
    }),
    stage('tdd', {
        file: 'test-certification.md',
        fields: ['test_certification_artifact'],
        next: 'programmer',
        how: 'Give the TDD agent the tests that are already there.',
        names: ['tdd', 'test certification'],
    }),
    stage('programmer', {
        next: 'testrunner',
        how: 'Give the programmer the code as it is: continue from the failing tests, never restart.',
        names: ['programmer', 'implementation'],
    }),
    stage('qa-e2e', {
        always: false,
        next: 'testrunner',
        how: 'Run the end-to-end stage again with the browser tests that are already there.',
        names: ['qa e2e', 'qa/e2e', 'e2e'],
    }),
    stage('testrunner', {
        proof: 'report',
        next: 'code-review',
        how: 'Run the tests again; that only reports.',
        names: ['testrunner', 'test runner'],
    }),
    stage('code-review', {
        proof: 'report',
        next: 'security',
        how: 'Review again; a review only reads.',
        names: ['code review'],
    }),
    stage('security', {
        proof: 'report',
        next: 'refactor',
        how: 'Review the threat surface again; a review only reads.',
        names: ['security', 'security review'],
    }),
    stage('devops', {
        always: false,
        next: 'done',
        how: 'Produce the deployment files again; the ones that are there may be overwritten.',
        names: ['devops'],
    }),
    stage('docs', {
        always: false,
        next: 'done',
        how: 'Write the documentation again with the pages that are already there.',
        names: ['docs', 'documentation'],
    }),
    stage('refactor', {
        next: 'done',
        how: 'Refactor with the same review findings as before.',
        names: ['refactor', 'refactoring'],
    }),
    stage('done', {
        next: null,
        how: 'Every stage is behind; what is left is to close the run by setting its status to COMPLETE.',
        names: ['done', 'released', 'shipped'],
    }),
];
const BY_ID = new Map(STAGES.map((one) => [one.id, one]));
const LEGAL = new Map(STAGES.filter(({ legal }) => legal).map((one) => [(0,text_words/* normal */.qb)(one.id), one]));
const stages_NAMES = STAGES.flatMap((one) => [one.id, ...one.names].map((name) => ({ name: (0,text_words/* normal */.qb)(name), stage: one }))).sort((a, b) => b.name.length - a.name.length);
function stageById(id) {
    return BY_ID.get(id) ?? null;
}
/** Place in the pipeline; behind everything for what is no stage. */
function rankOf(id) {
    const rank = STAGES.findIndex((one) => one.id === id);
    return rank < 0 ? STAGES.length : rank;
}
/** The stage that a value of `current_stage` names: the official words only. */
function legalStage(found) {
    return LEGAL.get((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(found))) ?? null;
}
/** What may follow a stage's name in a row and leave its meaning: `Spec revision R2`. */
const AGAIN = /^(?:_(?:agent|stage|revision|annotation|rework|update|fixes|[rv]?\d)|$)/;
/** The stage that a row's name means: `**Software Architect**`, `Spec (0.5.6)`, `RT fixes`. */
function namedStage(found) {
    const name = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(found));
    const hit = stages_NAMES.find((one) => name.startsWith(one.name) && AGAIN.test(name.slice(one.name.length)));
    return hit?.stage ?? null;
}
const LEGAL_STAGES = STAGES.filter(({ legal }) => legal).map(({ id }) => id);

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/artifacts.js


/** Base names that the pipeline itself gives: bare, they mean the feature's file, never one at the root. */
const OWN_NAMES = new Set(STAGES.flatMap(({ file }) => file ?? []));
/** Where a safe path may lead, the likeliest first: what stands first is meant where nothing is there. */
function candidatesOf(path, { folders, roots, specFolder }) {
    const below = (parents) => parents.map((parent) => joinPath(parent, path));
    if (path.includes('/'))
        return [path, ...below([...folders, ...roots])];
    const beside = below([...folders.slice(0, 1), ...roots, ...(specFolder === null ? [] : [specFolder])]);
    return OWN_NAMES.has(path) ? beside : [...beside, path];
}
/** The first candidate that is there, else the first. */
function resolve(path, bearings) {
    const candidates = candidatesOf(path, bearings);
    return candidates.find((one) => bearings.snapshot.entry(one) !== null) ?? candidates[0] ?? path;
}
/** The files that a cell or value names, as artifacts of a step. */
function artifactsIn(written, line, bearings) {
    return artifactsOf(written).map((one) => ({
        ...one,
        path: one.path === null ? null : resolve(one.path, bearings),
        mustBeComplete: false,
        line,
    }));
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/sections.js

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
function keyOf(written) {
    const bare = written
        .slice(0, sections_LONGEST_KEY)
        .replace(/[*`]/g, '')
        .replace(/\([^()]*\)\s*$/, '');
    return (0,text_words/* normal */.qb)(bare).replace(/:$/, '');
}
function isOwn({ heading }) {
    return OWN_SECTIONS.has((0,text_words/* nameOf */.Vb)(heading ?? ''));
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
/** The rows of Field/Value tables as fields. */
function fieldRows(section) {
    return section.tables.filter((table) => (0,text_words/* normal */.qb)(table.columns[1] ?? '') === 'value').flatMap(pairsOf);
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
function rowsOf(tables) {
    return tables.flatMap((table) => {
        const columns = table.columns.map(keyOf);
        return table.rows.map(({ cells, line }) => ({
            line,
            cell(...names) {
                const exact = columns.findIndex((column) => names.includes(column));
                const at = exact < 0 ? columns.findIndex((column) => beginsAs(column, names)) : exact;
                return at < 0 ? '' : (cells[at] ?? '');
            },
        }));
    });
}
/** `Output Artifact(s)` is the column `output_artifact`, `Output Hash` never the column `output`. */
function beginsAs(column, names) {
    return names.some((name) => column.startsWith(name) && column.endsWith('hash') === name.endsWith('hash'));
}
/** `| Stage | Completed At | Output Artifact | Output Hash |`, template rows left out. */
function completedRows(doc) {
    const tables = sectionsNamed(doc, 'completed stages').flatMap((section) => section.tables);
    return rowsOf(tables)
        .map((row) => ({
        stage: row.cell('stage', 'phase'),
        at: row.cell('completed_at', 'completed', 'date'),
        artifact: row.cell('output_artifact', 'artifact', 'output', 'output_artifacts'),
        hash: row.cell('output_hash', 'hash'),
        line: row.line,
    }))
        .filter(({ stage }) => saysSomething(stage));
}
/** `| Stage | Status | Date | Notes |`. */
function ledgerRows(doc) {
    const tables = sectionsNamed(doc, 'stage ledger').flatMap((section) => section.tables);
    return rowsOf(tables)
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
    const sections = sectionsNamed(doc, 'current stage detail');
    const places = sections.flatMap((section) => [...section.fields, ...fieldRows(section)]);
    return places.find((place) => keyOf(place.key) === key && saysSomething(place.value)) ?? null;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/document.js

/** Every place in the head of the file that names one of these keys; where it names none, any later place. */
function placesOf(doc, ...keys) {
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
    const first = doc.sections.findIndex(isOwn);
    const head = doc.sections.slice(0, first < 0 ? undefined : first);
    const behind = first < 0 ? [] : doc.sections.slice(first);
    const later = behind.filter((section) => !isOwn(section));
    const index = {
        head: byKey(head.flatMap(keysOf)),
        later: byKey(later.flatMap(keysOf)),
        laterPairs: byKey(later.flatMap((section) => [...section.fields, ...pairRows(section), ...fieldRows(section)])),
        own: byKey(behind.filter(isOwn).flatMap(keysOf)),
    };
    INDEXES.set(doc, index);
    return index;
}
function keysOf(section) {
    return [...section.fields, ...fieldRows(section)];
}
function byKey(places) {
    const index = new Map();
    for (const place of places) {
        const key = keyOf(place.key);
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
    return placesOf(doc, ...keys).find(({ value }) => saysSomething(value)) ?? null;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/words.js


/** `status` → ours. `ABORTED` may be taken up again (seed 002, step 1). */
const STATUSES = {
    in_progress: 'active',
    waiting_for_human: 'waiting',
    aborted: 'active',
    complete: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
};
/** As upstream writes them. */
const STATUS_WORDS = Object.keys(STATUSES).map((word) => word.toUpperCase());
function statusNamed(found) {
    const word = (0,text_words/* wordOf */.aG)(found);
    const key = (0,text_words/* normal */.qb)(word);
    const status = Object.hasOwn(STATUSES, key) ? (STATUSES[key] ?? null) : null;
    const ends = status !== null && ENDING.has(status);
    return ends && isTakenBack(found) ? null : status;
}
const ENDING = new Set(['completed', 'failed', 'cancelled']);
/** Values of `job_status` under which a run cannot be complete. */
const UNFINISHED_JOBS = new Set([
    'queued',
    'dispatched',
    'running',
    'retrying',
    'in_progress',
    'blocked',
    'waiting_for_human',
]);
/** What a row of the Stage Ledger may say (seen in users' files). */
const LEDGER_DONE = new Set([
    'approved',
    'complete',
    'completed',
    'applied',
    'done',
    'pass',
    'passed',
    'cleared',
    'certified',
    'accepted',
    'signed_off',
    'skipped',
    'waived',
    'not_applicable',
    'n/a',
]);
const LEDGER_OPEN = new Set([
    '',
    '-',
    '—',
    'pending',
    'proposed',
    'draft',
    'drafted',
    'in_progress',
    'in_review',
    'todo',
    'not_started',
    'not_run',
    'blocked',
    'ready',
    'reverted',
    'revise',
    'failed',
    'fail',
]);
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
const SKIPPED = new Set(['skipped', 'waived', 'not_applicable', 'n/a']);
function isSkipped(status) {
    return SKIPPED.has((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(status)));
}
/** Whether a ledger's status says that its row is finished; `null` where it says nothing that we know. */
function ledgerStatus(found) {
    const word = (0,text_words/* wordOf */.aG)(found);
    const key = (0,text_words/* normal */.qb)(word);
    if (LEDGER_DONE.has(key))
        return REVERTED.test(behindWord(found)) ? 'open' : 'finished';
    return LEDGER_OPEN.has(key) ? 'open' : null;
}
/** Prose or a word that says that a person has yet to approve. */
const AWAITED = new RegExp(String.raw `\b(?:await(?:s|ing)?|wait(?:s|ing)? (?:for|on)|pending)\b` +
    String.raw `[^.;|]{0,80}?\b(?:approv|sign-?off|clearance|checkpoint|human)`, 'i');
const PROPOSED = /\bPROPOSED\b/i;
function saysAwaited(prose) {
    return AWAITED.test(prose) || PROPOSED.test(prose);
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

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/ground.js






function groundOf(doc, site, snapshot) {
    const folders = ancestorsOf(folderOf(site.path));
    const named = (key) => artifactsOf(valueFor(doc, key)?.value ?? '')[0]?.path ?? null;
    const roots = ['provider_output_root', 'output_root'].flatMap((key) => named(key) ?? []);
    const spec = named('spec_entrypoint_path');
    const bearings = {
        snapshot,
        folders,
        roots: roots.flatMap((root) => [root, ...folders.map((folder) => joinPath(folder, root))]),
        specFolder: spec === null ? null : folderOf(spec),
    };
    const completed = completedRows(doc).map((row) => ({
        ...row,
        means: namedStage(row.stage),
        artifacts: artifactsIn(row.artifact, row.line, bearings),
    }));
    const ledger = ledgerRows(doc).map((row) => ({
        ...row,
        means: checkpointRow(row.name) === undefined ? namedStage(row.name) : null,
        finished: ledgerStatus(row.status) === 'finished',
    }));
    return { ...bearings, doc, site, completed, ledger };
}
function ancestorsOf(folder) {
    const found = [];
    for (let at = folder; at !== ''; at = folderOf(at))
        found.push(at);
    return found;
}

;// CONCATENATED MODULE: ./lib/text/placeholders.js
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
function placeholders_wordsOf(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    // Behind a fence that somebody forgot to close a marker is as open as before it.
    const kinds = kindsOf(lines, 'hides-nothing');
    return lines.flatMap((line, i) => kinds[i] === 'text' ? [{ line, bare: withoutCodeSpans(line.text) }] : []);
}
/** Every marker outside code, comments and front matter, in the order of the text. */
function openMarkers(text) {
    return placeholders_wordsOf(text).flatMap(({ line, bare }) => {
        if (!bare.includes('['))
            return [];
        const upper = bare.toUpperCase();
        return MARKERS.flatMap((marker) => {
            const times = upper.split(marker).length - 1;
            return Array.from({ length: times }, () => ({ marker, line: line.number }));
        });
    });
}
const BULLET = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX~-]\][ \t]+)?/;
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
    return [bare.replace(BULLET, '').trim()];
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
function templateLines(text) {
    return placeholders_wordsOf(text).flatMap(({ line, bare }) => {
        const gaps = partsOf(bare).filter(isGap);
        const doubled = [...bare.matchAll(/(?<!\$)\{\{[^{}\n]{1,200}\}\}/g)].map(([gap]) => gap);
        return [...new Set([...gaps, ...doubled])].map((gap) => ({ text: gap, line: line.number }));
    });
}
/** A line that carries nothing: a heading, a rule, a table's frame, an empty bullet. */
const FRAME = /^(?:#{1,6}(?:[ \t].*)?|[-*_=|: \t]*|(?:[-*+]|\d{1,9}[.)])(?: +\[[ xX~-]\])?)$/s;
/**
 * Does a Markdown text say nothing: empty, or nothing but headings, rules, empty tables and gaps of a
 * template?
 */
function isHollow(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const kinds = kindsOf(lines);
    return lines.every((line, i) => {
        if (kinds[i] !== 'text')
            return kinds[i] !== 'code' || /^[ \t]*(?:`{3,}|~{3,})?[ \t]*$/.test(line.text);
        return isHollowLine(line.text) || isTableHead(lines, i);
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

// EXTERNAL MODULE: ./lib/text/hash.js
var text_hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/hash.js
// The three rules by which pipelines have hashed their spec, and the hash that a spec declares for itself.




/** What a recorded hash is compared with: (a) since 2026-05, (b) the practice before it, (c) `sha256sum`. */
const RULES = [
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
    return RULES.map(({ rule, input }) => ({ rule, digest: (0,text_hash/* sha256 */.s)(input(text)) }));
}
/** The rule by which the text has this digest, the stronger first; `null` where none gives it. */
function matchOf(text, digest) {
    const rules = [...RULES, ...LINE_ENDS];
    return rules.find(({ input }) => (0,text_hash/* sha256 */.s)(input(text)) === digest)?.rule ?? null;
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
            const digest = DECLARED.has((0,text_words/* normal */.qb)(key)) ? (0,text_hash/* readHash */.P)(value).digest : null;
            if (digest !== null)
                return digest;
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/spec.js






const NAME = 'feature.spec.md';
/** `null` where there is none yet: nothing names one, nothing was hashed, and the spec stage is not over. */
function specOf(ground) {
    const named = namedSpec(ground);
    const found = named ? null : discovered(ground);
    const recorded = recordedHash(ground);
    const expected = named ?? (found ? { path: found, line: null } : null);
    const recordedSomehow = recorded?.digest != null || specStageIsOver(ground);
    if (!expected && !recordedSomehow)
        return null;
    const nowhere = { path: joinPath(folderOf(ground.site.path), NAME), line: null };
    return specAt(expected ?? nowhere, recorded, ground);
}
function specAt({ path, line }, recorded, ground) {
    const { snapshot } = ground;
    const mode = snapshot.entry(path)?.mode;
    const present = mode !== undefined && mode !== '040000';
    const history = snapshot.history(path);
    const past = history === 'unavailable' ? [] : history;
    const renamedTo = present ? [] : renamesOf(past, path, ground);
    const reading = snapshot.text(present ? path : (renamedTo[0] ?? path));
    const text = reading.ok ? reading.text : null;
    const digest = recorded?.digest ?? null;
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
        lastMatch: matched === null ? lastMatchOf(past, digest, present) : null,
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
    return artifactsOf(written).find(({ path }) => path !== null)?.path ?? null;
}
/** The single `*feature.spec.md` of the feature's folder or of an output root. */
function discovered(ground) {
    for (const candidate of candidatesOf(NAME, ground)) {
        const names = ground.snapshot
            .list(folderOf(candidate))
            .filter(({ path, mode }) => path.endsWith(NAME) && mode !== '040000')
            .map(({ path }) => path);
        const [only] = names.length > 1 ? names.filter((path) => baseOf(path) === NAME) : names;
        if (only !== undefined)
            return only;
    }
    return null;
}
/** `spec_hash` as the state writes it; `N/A` and its like record nothing, `TBD` cannot verify. */
function recordedHash({ doc }) {
    const place = [...placesOf(doc, 'spec_hash'), ...ownPlaces(doc, 'spec_hash')].find(isRecorded);
    if (!place)
        return null;
    return { found: place.value, ...(0,text_hash/* readHash */.P)(place.value), line: place.line };
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
/** Where the spec may have moved to: whose history tells whether it did. */
function movedPerhaps(spec, snapshot) {
    const past = snapshot.history(spec.path);
    const blob = past === 'unavailable' ? null : past.find((version) => version.blob !== null)?.blob;
    return !spec.present && blob ? holders(blob, spec.path, snapshot).slice(0, MOST_HOLDERS) : [];
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






/** Where a stage's own output is, or would be; `null` for a stage that makes none of its own. */
function outputPath(stage, spec, ground) {
    if (stage.file === null)
        return null;
    if (stage.proof === 'spec')
        return spec ? readFrom(spec) : joinPath(folderOf(ground.site.path), stage.file);
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
function shownBy(stage, spec, ground) {
    if (stage.proof === 'nothing')
        return 'unprovable';
    if (stage.proof === 'report')
        return reported(stage, ground);
    const path = outputPath(stage, spec, ground);
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
    return isHollow(text) || openMarkers(text).length > 0 || templateLines(text).length > 0;
}
function textShown(path, { snapshot }, isPartial = isUnfinished) {
    const entry = snapshot.entry(path);
    if (entry === null || entry.mode === '040000')
        return 'none';
    const reading = snapshot.text(path);
    if (!reading.ok)
        return reading.why === 'not-fetched' ? 'unknown' : 'partial';
    return isPartial(reading.text) ? 'partial' : 'complete';
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
        if (!state?.current || !doc || !architect || rankOf(state.current.id) < rankOf('architect'))
            return [];
        const path = outputPath(architect, state.spec, groundOf(doc, subject.site, subject.snapshot));
        return path === null ? [] : breachOf(path, subject);
    },
};
function breachOf(path, { state, snapshot }) {
    const reading = snapshot.text(path);
    if (!reading.ok && reading.why === 'not-fetched')
        return [];
    if (!reading.ok) {
        const message = `found no ADR at ${path}, expected one with a Constitution Check. Run architect again.`;
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
    const { found, missing, unfilled, unjustified, line } = check;
    const faults = [
        ...(found ? [] : ['no table']),
        ...(found && missing.length > 0 ? [`no row for ${missing.join(', ')}`] : []),
        ...(unfilled.length > 0 ? [`no judgement of ${unfilled.join(', ')}`] : []),
        ...(unjustified.length > 0
            ? [`no Complexity Justification of the exception to ${unjustified.join(', ')}`]
            : []),
    ];
    const message = `the Constitution Check of ${path} has ${faults.join('; ')}, expected COMPLIES, EXCEPTION (justified) ` +
        'or N/A for each of the eight articles. Run architect again.';
    return [{ message, path, line, step: 'architect', evidence: { path, missing, unfilled, unjustified } }];
}

// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/checkpoints.js



function boxesOf(doc) {
    return sectionsNamed(doc, 'human checkpoints cleared', 'human checkpoints').flatMap(({ boxes }) => boxes);
}
/** Words that a person puts behind a box to say that the answer was no. */
const REFUSED = /\b(?:rejected|refused|denied|declined|revoked|withdrawn|not approved)\b/i;
/** A box that says yes: ticked, and not with a refusal behind it. */
function isTicked({ mark, label }) {
    return (mark === 'x' || mark === 'X') && !REFUSED.test(label);
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
/** The label without what stands behind a dash (who and when). */
function nameOf({ label }) {
    return label.split(/\s[—–-]\s/, 1)[0]?.trim() ?? label;
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
        .map(nameOf);
}
function clearedIn(doc) {
    return boxesOf(doc)
        .filter(isTicked)
        .map((box) => ({ label: nameOf(box), line: box.line }));
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/steps.js







/** What Completed Stages and the Stage Ledger list. A row that is no stage belongs to the one before it. */
function finishedIn({ completed, ledger }) {
    const finished = [];
    for (const { means, at, artifacts, line } of completed) {
        const stage = means ?? finished.at(-1)?.stage ?? STAGES[0];
        const required = means ? artifacts : artifacts.map((one) => ({ ...one, conditional: true }));
        if (stage)
            finished.push({ stage, at: at || null, line, artifacts: required, made: true });
    }
    const entered = ledger.flatMap(({ means, finished: over, date, line, status }) => means && over ? [{ stage: means, at: date || null, line, artifacts: [], made: !isSkipped(status) }] : []);
    return [...finished, ...entered];
}
function stepsOf(ground, spec, current) {
    const finished = finishedIn(ground);
    const upTo = current ? rankOf(current.id) : -1;
    return STAGES.flatMap((stage, rank) => {
        const rows = finished.filter((row) => row.stage === stage);
        const isCurrent = stage === current;
        if (rows.length === 0 && !isCurrent && !(stage.always && rank < upTo))
            return [];
        const artifacts = [
            ...rows.flatMap((row) => row.artifacts),
            ...owed(stage, rows, spec, ground),
            ...(stage.id === 'spec' ? unsafeEntrypoint(ground) : []),
        ];
        const own = ownOutput(stage, isCurrent, spec, ground);
        return {
            id: stage.id,
            finished: rows.length > 0,
            finishedAt: rows.at(-1)?.at ?? null,
            line: rows[0]?.line ?? null,
            artifacts: own === null ? artifacts : withOwn(artifacts, own, isCurrent),
        };
    });
}
/**
 * What a finished stage owes though its rows name no file (`N/A`, or a ledger, which names none): its own
 * output. A placeholder or prose stands for something elsewhere, and other providers than speckit keep tasks
 * in their own places. Of an ADR that is not there constitution-checked speaks.
 */
function owed(stage, rows, spec, ground) {
    const [row] = rows;
    const named = rows.some(({ artifacts }) => artifacts.some(({ written }) => !(0,text_words/* isNothing */.qv)(written)));
    const provider = (0,text_words/* normal */.qb)(valueFor(ground.doc, 'spec_provider')?.value ?? 'speckit');
    if (!row ||
        named ||
        !rows.some(({ made }) => made) ||
        stage.proof !== 'file' ||
        stage.id === 'architect' ||
        provider !== 'speckit')
        return [];
    const path = outputPath(stage, spec, ground);
    if (path === null)
        return [];
    return [{ written: path, path, unsafe: null, conditional: false, mustBeComplete: true, line: row.line }];
}
/** The own output that must be whole for the stage to count as done; `null` where other rules speak of it. */
function ownOutput(stage, isCurrent, spec, ground) {
    // What a finished spec leaves open is for clarify to settle.
    if (stage.id === 'spec' && !isCurrent)
        return null;
    const path = outputPath(stage, spec, ground);
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
    const own = { written: path, path, unsafe: null, conditional: true, mustBeComplete: true, line: null };
    return [...marked, own];
}
/** An entry point that must not be looked at is told like any other path (`artifact-path-safe`). */
function unsafeEntrypoint(ground) {
    const place = valueFor(ground.doc, 'spec_entrypoint_path');
    const artifacts = place ? artifactsIn(place.value, place.line, ground) : [];
    return artifacts.filter(({ unsafe }) => unsafe !== null);
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/current.js






/** Only where the file lists finished stages at all, and only stages whose output proves something. */
function unlisted(stage, spec, ground) {
    const before = stage ? STAGES.slice(0, rankOf(stage.id)) : [];
    const known = new Set(finishedIn(ground).map((one) => one.stage));
    if (ground.completed.length === 0)
        return { done: [], lowest: null };
    const provable = before.filter((one) => one.file !== null && !known.has(one));
    const unmade = provable.filter((one) => ['none', 'partial'].includes(shownBy(one, spec, ground)));
    const lowest = unmade[0] ?? null;
    return { done: provable.filter((one) => !unmade.includes(one)), lowest };
}
/** `null` where the file names no stage that we know. */
function currentOf(standing, lowest, spec, ground) {
    const { doc } = ground;
    const stage = lowest ?? standing.stage;
    if (!stage)
        return null;
    const awaited = standing.awaited || jobAwaits(stage, ground);
    const held = lowest === null && awaited && !isCleared(stage.id, doc);
    return {
        id: stage.id,
        item: null,
        ...iterationOf(stage, ground),
        line: standing.line,
        begun: true,
        finished: lowest === null && standing.finished,
        failed: false,
        waits: held ? 'awaiting-approval' : null,
        answersReady: false,
        output: outputOf(shownBy(stage, spec, ground)),
        manner: stage.id === 'programmer' ? 'continue' : 'restart',
        silence: 'rerun',
        unclear: false,
        next: nextOf(stage, ground),
        how: stage.how,
        nextHow: null,
    };
}
/** Job states in which a person has to act (upstream's job_status); they count for their stage alone. */
const AWAITING_JOBS = new Set(['waiting_for_human', 'escalated']);
function jobAwaits(stage, { doc }) {
    const of = detailOf(doc, 'stage');
    const job = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(detailOf(doc, 'job_status')?.value ?? ''));
    return AWAITING_JOBS.has(job) && (of === null || namedStage((0,text_words/* wordOf */.aG)(of.value)) === stage);
}
/** A file whose text is not to be had never counts as whole. */
function outputOf(shown) {
    return shown === 'unknown' ? 'partial' : shown;
}
/** After the programmer the end-to-end stage, if the file knows of one. */
function nextOf(stage, { doc, completed, ledger }) {
    if (stage.id !== 'programmer')
        return stage.next;
    const counted = rowsOf(sectionsNamed(doc, 'iteration counts').flatMap(({ tables }) => tables));
    const stages = [
        ...[...completed, ...ledger].map(({ means }) => means),
        ...counted.map((row) => namedStage(row.cell('stage'))),
    ];
    return stages.some((one) => one?.id === 'qa-e2e') ? 'qa-e2e' : stage.next;
}
/** `| Stage | Cycle Count | Budget | Status |` */
function iterationOf(stage, { doc }) {
    const rows = rowsOf(sectionsNamed(doc, 'iteration counts').flatMap(({ tables }) => tables));
    const row = rows.find((one) => (0,text_words/* normal */.qb)(one.cell('stage')) === (0,text_words/* normal */.qb)(stage.id));
    return { iteration: countOf(row?.cell('cycle_count', 'cycles')), of: countOf(row?.cell('budget')) };
}
function countOf(cell) {
    const digits = /^\d{1,6}(?=$|\s)/.exec(cell ?? '')?.[0];
    return digits === undefined ? null : Number(digits);
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/disputes.js



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
/** Decisive keys that are written twice with different values, and a second head. */
function disagreements(doc) {
    const keys = DECISIVE.flatMap((each) => {
        const pair = disagreeing(doc, each);
        return pair ? [disagreement(...pair)] : [];
    });
    const second = secondHead(doc);
    return second ? [...keys, second] : keys;
}
/** Whether two places say different things of one of these keys, or the file has two heads. */
function isDisputed(doc, ...keys) {
    return disagreeing(doc, keys) !== null || secondHead(doc) !== null;
}
function disagreeing(doc, keys) {
    const said = placesOf(doc, ...keys).filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    const [first, ...rest] = said;
    if (!first)
        return null;
    const later = keys.filter((key) => DECISIVE_LATER.has(key)).flatMap((key) => laterValues(doc, key));
    const meant = (place) => (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(place.value));
    const other = [...rest, ...later].find((place) => meant(place) !== meant(first));
    return other ? [first, other] : null;
}
/**
 * What stands behind the head. Other things have a `status` too, so that only words of ours count; and
 * COMPLETE behind a run that goes on ends nothing and is no reason to stop it.
 */
function laterValues(doc, key) {
    const places = laterPlaces(doc, key).filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    if (key !== 'status')
        return places;
    return places.filter(({ value }) => !['completed', null].includes(statusNamed(value)));
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

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/notes.js







function notesOf(ground, read) {
    const { spec, current, gaps, standing } = read;
    return [
        ...(current ? [...lists(ground), ...past(gaps, standing.stage), ...detail(ground, standing)] : []),
        ...(current ? [...unapproved(ground, current), ...reworked(ground)] : []),
        ...(spec?.matched && isCosmetic(spec.matched)
            ? [`The spec matches its recorded hash by the rule "${spec.matched}": only its line ends changed.`]
            : []),
        ...(baseOf(ground.site.path).startsWith('.')
            ? [
                'The pipeline now writes pipeline-state.md and renames the dotted name; ' +
                    'Rekindle reads both and renames none.',
            ]
            : []),
    ];
}
/** Completed Stages is read as a set (faults S16). */
function lists({ completed }) {
    const stages = completed.flatMap(({ means }) => means ?? []);
    const twice = [...new Set(stages.filter((one, at) => stages.indexOf(one) !== at))];
    const ranks = stages.map(({ id }) => rankOf(id));
    const unordered = ranks.some((rank, at) => at > 0 && rank < (ranks[at - 1] ?? 0));
    const foreign = completed.filter(({ means }) => means === null);
    return [
        ...(twice.length > 0 ? [`Completed Stages lists ${named(twice)} more than once; each counts once.`] : []),
        ...(unordered ? ['Completed Stages is out of order; the order of the pipeline counts.'] : []),
        ...(foreign.length > 0
            ? [`Completed Stages has ${foreign.length} rows that are no stage; their files are not required.`]
            : []),
    ];
}
/** Stages that the run is past and the list leaves out (faults H08, S15). */
function past({ done, lowest }, stage) {
    return [
        ...(done.length > 0
            ? [
                `Completed Stages does not list ${named(done)}; what they make is there, so they count as done. ` +
                    'The file is left as it is.',
            ]
            : []),
        ...(lowest
            ? [
                `Completed Stages does not list ${lowest.id}, and what it makes is missing or unfinished: ` +
                    `the run goes on there, not at ${stage?.id}.`,
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
/** Files that are no longer those that were recorded (faults H15); the spec has a rule of its own. */
function reworked({ completed, snapshot }) {
    return completed.flatMap(({ means, hash, artifacts: [only, ...more] }) => {
        const { digest } = (0,text_hash/* readHash */.P)(hash);
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
function named(stages) {
    return stages.map(({ id }) => id).join(', ');
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/questions.js



const MARKER = /\[NEEDS CLARIFICATION:/gi;
/** More than anybody answers; the finding counts all of them. */
const MOST = 100;
/** Every `[NEEDS CLARIFICATION: …]` outside code, with the place that it stands in. */
function questionsIn(spec, name) {
    const lines = (0,text_lines/* linesOf */.Dx)(spec);
    const marked = [...new Set(openMarkers(spec).map(({ line }) => line))].slice(0, MOST);
    return marked
        .flatMap((number) => {
        const text = lines[number - 1]?.text ?? '';
        const found = [...withoutCodeSpans(text).matchAll(MARKER)].slice(0, MOST);
        return found.map(({ index, 0: marker }) => {
            const from = index + marker.length;
            const close = text.indexOf(']', from);
            const words = text.slice(from, close < 0 ? undefined : close).trim();
            return `${words || 'not said'} (${name}:${number})`;
        });
    })
        .slice(0, MOST)
        .map((question, at) => ({ id: `NC-${at + 1}`, question, options: [], state: 'open', line: null }));
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
    const place = valueFor(doc, 'status') ?? placesOf(doc, 'status')[0] ?? null;
    const told = dialect === 'ledger' ? byLedger(ledgerRows(doc)) : standing_byKey(doc);
    if (!place && dialect !== 'keys')
        return inferred(told, dialect === 'stage-row');
    const status = statusNamed(place?.value ?? '') ?? 'unknown';
    const over = ENDED[status] !== undefined;
    return {
        ...told,
        status,
        statusText: place?.value ?? null,
        words: [statusWord(place), ...(over ? [] : told.words)],
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
function statusWord(place) {
    return {
        field: place?.key ?? 'status',
        found: place?.value ?? null,
        known: statusNamed(place?.value ?? '') !== null,
        expected: STATUS_WORDS,
        line: place?.line ?? null,
    };
}
/** `current_stage`, or the `stage` row of users' tables, with prose behind the word. */
function standing_byKey(doc) {
    const place = valueFor(doc, 'current_stage') ??
        valueFor(doc, 'stage') ??
        placesOf(doc, 'current_stage', 'stage')[0] ??
        null;
    const named = legalStage(place?.value ?? '');
    const stage = named?.id === 'done' && isTakenBack(place?.value ?? '') ? null : named;
    const word = {
        field: place?.key ?? 'current_stage',
        found: place?.value ?? null,
        known: stage !== null,
        expected: LEGAL_STAGES,
        line: place?.line ?? null,
    };
    const awaited = saysAwaited(place?.value ?? '');
    return { words: [word], stage, line: place?.line ?? null, finished: false, awaited };
}
/** The first row that is not finished; where all are, the furthest stage. */
function byLedger(rows) {
    const at = rows.findIndex(({ status }) => ledgerStatus(status) !== 'finished');
    const row = rows[at];
    if (!row)
        return allFinished(rows);
    const checkpoint = checkpointRow(row.name);
    const isCheckpoint = checkpoint !== undefined;
    const stage = isCheckpoint ? stageOfCheckpoint(checkpoint, rows.slice(0, at)) : namedStage(row.name);
    const words = [
        ledgerWord('Stage', row.name, stage !== null, LEGAL_STAGES, row.line),
        ledgerWord('Status', row.status, ledgerStatus(row.status) !== null, LEDGER_WORDS, row.line),
    ];
    const awaited = isCheckpoint || saysAwaited(row.status) || saysAwaited(row.notes);
    return { words, stage, line: row.line, finished: false, awaited };
}
function stageOfCheckpoint(id, before) {
    if (id !== null)
        return stageById(id);
    return before.map(({ name }) => namedStage(name)).findLast((stage) => stage !== null) ?? null;
}
function allFinished(rows) {
    const stages = rows.flatMap(({ name, line }) => {
        const stage = checkpointRow(name) === undefined ? namedStage(name) : null;
        return stage ? [{ stage, line }] : [];
    });
    const [last] = stages.sort((a, b) => rankOf(b.stage.id) - rankOf(a.stage.id));
    const line = last?.line ?? rows.at(-1)?.line ?? null;
    const word = ledgerWord('Stage', rows.at(-1)?.name ?? null, last !== undefined, LEGAL_STAGES, line);
    return { words: [word], stage: last?.stage ?? null, line, finished: true, awaited: false };
}
function ledgerWord(field, found, known, expected, line) {
    return { field, found, known, expected, line };
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/read.js


















const ID = 'ai-dev-shop';
function stateOf(doc, site, snapshot) {
    const ground = groundOf(doc, site, snapshot);
    const standing = standingOf(doc);
    const spec = specOf(ground);
    const gaps = unlisted(standing.stage, spec, ground);
    const unfinished = unfinishedJob(standing, doc);
    const ended = unfinished ? null : endedBy(standing, doc);
    const current = ended ? null : currentOf(standing, gaps.lowest, spec, ground);
    return {
        format: ID,
        feature: site.feature,
        title: titleOf(doc, spec),
        path: site.path,
        folders: foldersOf(site, spec),
        status: standing.status,
        statusText: standing.statusText,
        ended,
        endedWhy: null,
        words: standing.words,
        timestamps: timestampsOf(ground),
        steps: stepsOf(ground, spec, current ? stageById(current.id) : null),
        current,
        spec,
        questions: current?.id === 'clarify' && spec?.text ? questionsIn(spec.text, baseOf(spec.path)) : [],
        cleared: clearedIn(doc),
        contradictions: [...disagreements(doc), ...(unfinished ? [unfinished] : [])],
        notes: notesOf(ground, { standing, gaps, current, spec }),
        fileNotes: sectionsNamed(doc, 'notes').flatMap(({ prose }) => prose.map(({ text }) => text)),
    };
}
/** The feature's folder, and the spec where it lies elsewhere. */
function foldersOf(site, spec) {
    const folder = folderOf(site.path);
    const path = spec ? readFrom(spec) : null;
    return path === null || path.startsWith(`${folder}/`) ? [folder] : [folder, path];
}
/** A run that is complete has no job that still runs (faults S14). */
function unfinishedJob(standing, doc) {
    const job = detailOf(doc, 'job_status');
    const running = job !== null && UNFINISHED_JOBS.has((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(job.value)));
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
    ].flatMap((stamp) => stamp ?? []);
}
function stampOf(place, activity) {
    if (!place || !saysSomething(place.value))
        return null;
    return { field: place.key, found: place.value, line: place.line, ...(0,time/* parseTime */.p)(place.value), activity };
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/needs.js





/** Files whose text is asked for at most: a list of artifacts has no business being longer. */
const needs_MOST = 200;
/** Empty when everything is known. The spec's history is asked for only where it tells something. */
function needs_needsOf(doc, site, snapshot) {
    const ground = groundOf(doc, site, snapshot);
    const spec = specOf(ground);
    const own = STAGES.flatMap((stage) => outputPath(stage, spec, ground) ?? []);
    const made = ground.completed.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
    // Where the spec may have moved to is asked for at once with its past: there is no round left for one by
    // one.
    const moved = spec ? movedPerhaps(spec, snapshot) : [];
    const texts = [...new Set([...(spec ? [readFrom(spec)] : []), ...moved, ...own, ...made])].slice(0, needs_MOST);
    const unread = texts.filter((path) => {
        const reading = snapshot.text(path);
        return !reading.ok && reading.why === 'not-fetched';
    });
    const asked = spec && wantsHistory(spec) ? [spec.path, ...moved] : [];
    const past = asked.filter((path) => snapshot.history(path) === 'unavailable');
    const folders = [...new Set([...foldersOf(site, spec), ...moved])];
    const changes = snapshot.lastChange(folders) === 'unavailable' ? folders : [];
    return [
        ...unread.map((path) => ({ path, what: 'text' })),
        ...past.map((path) => ({ path, what: 'history' })),
        ...changes.map((path) => ({ path, what: 'changes' })),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/recognise.js
// Is a text a pipeline state of ours, and is it whole? Five unrelated tools use the same file name.








/** One of each must be there, as a key or a table's first cell, or as a heading. */
const WHAT = ['spec_hash', 'spec_id'];
const WHERE = ['current_stage', 'run_id', 'stage'];
const LEDGER = 'stage_ledger';
/** Keys of the head, by which a file that was cut off before its signature is still told. */
const HEAD = new Set(('run_id feature spec_id spec_version spec_hash started_at last_updated_at coordinator_mode debug_mode ' +
    'output_root spec_provider spec_naming spec_mode provider_mode provider_native_root ' +
    'provider_output_root spec_entrypoint_path').split(' '));
const BEGUN = ['run_id', 'feature', 'spec_id'];
/** Keys that a real run fills in: a file in which each of them is a placeholder is a template. */
const FILLED = ['run_id', 'feature', 'spec_id', 'spec_hash', 'current_stage', 'stage'];
/** Told by its signature, or by being nothing but the beginning of one. */
function recognises(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    const sections = scanMarkdown(lines);
    const keys = new Set(sections.flatMap(recognise_keysOf));
    const headings = sections.map(({ heading }) => (0,text_words/* nameOf */.Vb)(heading ?? ''));
    const where = WHERE.some((key) => keys.has(key)) || headings.includes(LEDGER);
    return (where && WHAT.some((key) => keys.has(key))) || isTornHead(lines);
}
/** Keys of bullets and lines, first cells of tables, also of rows that conflict markers cut from theirs. */
function recognise_keysOf(section) {
    const cells = section.tables.flatMap((table) => table.rows.map((row) => row.cells[0]?.value ?? ''));
    const loose = section.prose.flatMap(({ text }) => (text.startsWith('|') ? [text.split('|')[1] ?? ''] : []));
    const keys = [...section.fields.map(({ key }) => key), ...cells, ...loose];
    return keys.map(keyOf);
}
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
/** The key of the head on a line, `''` on the first two lines of a Field/Value table, else `null`. */
function headKeyOf(text) {
    if (RULE_LINE.test(text))
        return '';
    const key = (KEY_LINE.exec(text) ?? TABLE_LINE.exec(text))?.[1]?.toLowerCase() ?? '';
    return key === 'field' ? '' : HEAD.has(key) ? key : null;
}
/**
 * The document of a whole file.
 * @throws StateError `state-not-conflicted`, `state-filled` (a copied template), `state-readable` (cut off)
 */
function parseState(text) {
    refuseOpenFence((0,text_lines/* linesOf */.Dx)(text));
    const doc = parseMarkdown(text);
    refuseTemplate(doc);
    refuseTornHead(doc, text);
    refuseTornRow(text);
    return doc;
}
function refuseTemplate(doc) {
    const said = FILLED.flatMap((key) => placesOf(doc, key)).filter(({ value }) => !(0,text_words/* isNothing */.qv)(value));
    const [first] = said;
    if (!first || !said.every(({ value }) => (0,text_words/* isPlaceholder */.wK)(value)))
        return;
    const message = `found a template whose keys (${said.map(({ key }) => key).join(', ')}) are placeholders. ` +
        'Fill it in, or leave it: it counts as no workflow.';
    throw new errors/* StateError */.qq('state-filled', message, first.line);
}
/** A file that ends within its head: neither its stage nor its status is written, and no section follows. */
function refuseTornHead(doc, text) {
    const told = placesOf(doc, 'current_stage', 'stage', 'status').length > 0 || ledgerRows(doc).length > 0;
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

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/sites.js

/** The name that upstream writes since 2026-03, then the one before. */
const sites_NAMES = ['pipeline-state.md', '.pipeline-state.md'];
const PLACE = /^(?:.*\/)?(?:reports\/pipeline|specs)\/[^/]+\/\.?pipeline-state\.md$/;
function matches(path) {
    return PLACE.test(path);
}
/** One workflow a folder; where both names stand there, the newer is the state and the other its rival. */
function sites(format, paths) {
    const folders = [...new Set(paths.map(folderOf))];
    return folders.map((folder) => {
        const found = paths.filter((path) => folderOf(path) === folder);
        const [path = '', ...rivals] = found.sort((a, b) => sites_NAMES.indexOf(baseOf(a)) - sites_NAMES.indexOf(baseOf(b)));
        return { format, path, files: found, rivals, feature: baseOf(folder) };
    });
}

;// CONCATENATED MODULE: ./lib/formats/ai-dev-shop/index.js
// AI Dev Shop's pipeline state (seed 002): Markdown without a version, three dialects, three hash rules.







const aiDevShop = defineFormat({
    id: ID,
    title: 'AI Dev Shop pipeline',
    where: '`specs/<feature>/` or `reports/pipeline/<feature>/`, as `pipeline-state.md` or `.pipeline-state.md`',
    names: sites_NAMES,
    folders: [],
    versions: [],
    matches: matches,
    sites: (paths) => sites(ID, paths),
    recognises: recognises,
    codec: { parse: parseState, print: printMarkdown },
    version: () => ({ written: null, rank: null, assumed: false, line: null }),
    migrations: [],
    needs: (doc, site, snapshot) => (doc ? needs_needsOf(doc, site, snapshot) : []),
    read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
    rules: [constitutionChecked],
});

;// CONCATENATED MODULE: ./lib/text/data.js
// Plain data with places: what YAML and JSON are read into, and which of its scalars a new document changes.

/** Levels of lists and maps that are read, and the longest path of keys; more is an attack or a mistake. */
const DEEPEST = 64;
const LONGEST_POINTER = 1024;
/** The JSON Pointer of a path: `pointerOf('items', 0, 'id')` is `/items/0/id`. */
function pointerOf(...path) {
    return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
/** @throws StateError `state-safe` for a path of keys that is too long or a list or map that lies too deep */
function refuseDeep(pointer, depth, line) {
    if (pointer.length <= LONGEST_POINTER && depth <= DEEPEST)
        return;
    const message = depth > DEEPEST
        ? `found lists and maps nested deeper than ${DEEPEST} levels. Flatten the file.`
        : `found keys of more than ${LONGEST_POINTER} characters along one path. Shorten them.`;
    throw new errors/* StateError */.qq('state-safe', message, line());
}
/** A key that comes twice in one map, both lines named. */
function duplicateKey(key, first, second) {
    const found = `found the key ${JSON.stringify(key)} on lines ${first} and ${second}`;
    const message = `${found}, expected it once. Keep one.`;
    return new errors/* StateError */.qq('state-readable', message, second, { key, lines: [first, second] });
}
function isMap(data) {
    return typeof data === 'object' && data !== null && !Array.isArray(data);
}
function isList(data) {
    return Array.isArray(data);
}
/** @throws EditError where more than scalars differ: keys and items can only be changed in place. */
function changesOf(before, after, pointer = '') {
    if (isList(before)) {
        if (!isList(after) || after.length !== before.length)
            throw otherShape(pointer);
        return before.flatMap((item, i) => changesOf(item, after[i] ?? null, pointer + pointerOf(i)));
    }
    if (isMap(before)) {
        if (!isMap(after) || !sameKeys(before, after))
            throw otherShape(pointer);
        return Object.keys(before).flatMap((key) => changesOf(before[key] ?? null, after[key] ?? null, pointer + pointerOf(key)));
    }
    if (typeof after === 'object' && after !== null)
        throw otherShape(pointer);
    return Object.is(before, after) ? [] : [{ pointer, value: after }];
}
function sameKeys(before, after) {
    const keys = Object.keys(after);
    return keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key));
}
function otherShape(pointer) {
    const where = pointer === '' ? 'the document' : JSON.stringify(pointer);
    return new errors/* EditError */.F(`${where} has other keys or items than the text: only scalars can be changed in place`);
}
/** @throws EditError where the new text does not say what the document says. */
function assertReadsBack(read, wanted) {
    const [first] = changesOf(read, wanted);
    if (!first)
        return;
    const [value, pointer] = [JSON.stringify(first.value), JSON.stringify(first.pointer)];
    throw new errors/* EditError */.F(`the value ${value} at ${pointer} cannot be written in place`);
}

// EXTERNAL MODULE: ./node_modules/gray-matter/index.js
var gray_matter = __webpack_require__(9599);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/text/yamltokens.js
// The guard before YAML is composed: what is hostile is refused while it is still a row of tokens.



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
    return lexeme === dist/* CST */.DB.DOCUMENT || lexeme === dist/* CST */.DB.FLOW_END || lexeme === dist/* CST */.DB.SCALAR;
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
            this.scalar = lexeme === dist/* CST */.DB.SCALAR && !this.scalar;
            return;
        }
        const type = dist/* CST */.DB.tokenType(lexeme) ?? '';
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
        refuseDeep('', Math.max(this.flow, this.columns.length, this.nested), line);
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

;// CONCATENATED MODULE: ./lib/text/yamlscan.js
// Reads YAML behind a guard: tokens are looked at before anything is composed, and data is built by hand.






/**
 * Version 1.2 without merge keys; keys that come twice are ours to find, since the library's way is
 * quadratic.
 */
const yamlscan_OPTIONS = {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
};
/** @throws StateError as `readYaml` says */
function scanYaml(text, firstLine) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    if (text.length > reading/* SIZE_CAP */.f)
        throw yamlscan_unreadable(`found more than ${reading/* SIZE_CAP */.f / 1024} KiB of YAML. Split or trim it.`, firstLine);
    (0,text_lines/* refuseConflicts */.wz)(lines, firstLine);
    const ground = { lines, firstLine, base: text.startsWith(text_lines/* BOM */.bh) ? 1 : 0 };
    // A lone CR ends a line in YAML 1.2, which the library does not know; places stay the same.
    const source = text.slice(ground.base).replace(/\r(?!\n)/g, '\n');
    const tokens = tokensOf(source, (offset) => lineOf(ground, offset));
    const [doc, second] = new dist/* Composer */.Dk(yamlscan_OPTIONS).compose(tokens, true, source.length);
    const problem = [...(doc?.errors ?? []), ...(doc?.warnings ?? [])][0];
    if (problem)
        throw invalidYaml(problem.message, lineOf(ground, problem.pos[0]));
    if (second) {
        const message = 'found a second document ("---"), expected one. Keep one.';
        throw yamlscan_unreadable(message, lineOf(ground, second.range[0]));
    }
    const builder = new Builder(text, ground);
    const data = builder.add(doc?.contents ?? null, '', firstLine, 0);
    return { data, places: builder.places, spans: builder.spans };
}
function lineOf(ground, offset) {
    return (0,text_lines/* lineAt */.mh)(ground.lines, offset + ground.base) + ground.firstLine - 1;
}
function yamlscan_unreadable(message, line) {
    return new errors/* StateError */.qq('state-readable', message, line);
}
const STYLES = new Map([
    ['PLAIN', 'plain'],
    ['QUOTE_SINGLE', 'single'],
    ['QUOTE_DOUBLE', 'double'],
]);
/** Turns nodes into data, and remembers where each value stands. */
class Builder {
    places = new Map();
    spans = new Map();
    text;
    ground;
    constructor(text, ground) {
        this.text = text;
        this.ground = ground;
    }
    add(node, pointer, line, depth) {
        refuseDeep(pointer, depth, () => line);
        if ((0,dist/* isMap */.jh)(node)) {
            this.places.set(pointer, { line, text: null });
            return this.map(node, pointer, depth + 1);
        }
        if ((0,dist/* isSeq */.oP)(node)) {
            this.places.set(pointer, { line, text: null });
            return node.items.map((item, i) => this.add(item, pointer + pointerOf(i), this.lineOfNode(item, line), depth + 1));
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
                throw yamlscan_unreadable(`found a list or map as a key on line ${line}, expected a word.`, line);
            const key = textOf(keyNode);
            const first = linesOfKeys.get(key);
            if (first !== undefined)
                throw duplicateKey(key, first, line);
            linesOfKeys.set(key, line);
            map[key] = this.add(value, pointer + pointerOf(key), line, depth);
        }
        return map;
    }
    scalar(node, pointer, line) {
        this.places.set(pointer, { line, text: textOf(node) });
        const [from, to] = node.range ?? [0, 0];
        const [start, end] = [from + this.ground.base, to + this.ground.base];
        const style = STYLES.get(node.type ?? '');
        const flat = !/[\r\n]/.test(this.text.slice(start, end));
        if (style && node.range && flat)
            this.spans.set(pointer, { start, end, style });
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

;// CONCATENATED MODULE: ./lib/text/yamlspell.js
// How a scalar is spelled in YAML: in the quotes that were there, or as plainly as reads back as the very
// value.

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
function readsAsItself(value) {
    const doc = (0,dist/* parseDocument */.Tp)(value, { version: '1.2', schema: 'core', logLevel: 'silent' });
    return doc.errors.length === 0 && doc.warnings.length === 0 && doc.toJS({ maxAliasCount: 0 }) === value;
}
/** Double quotes; JSON's escapes are YAML's too, and everything that a screen would not show is escaped. */
function quoted(value) {
    return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (char) => {
        return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
}

;// CONCATENATED MODULE: ./lib/text/yaml.js





/** YAML text to data and back; `print` changes scalars only. */
const yaml = { parse: readYaml, print: (text, doc) => printYaml(text, doc.data) };
/**
 * @param firstLine number of the text's first line within its file, for places and messages
 * @throws StateError `state-readable` for what is not YAML or has keys twice (with both lines);
 * `state-safe` for aliases, tags of programs, and depth; `state-not-conflicted`
 */
function readYaml(text, firstLine = 1) {
    const { data, places } = scanYaml(text, firstLine);
    return { data, places };
}
/** `text` with the scalars of `data` in place of those that differ. @throws EditError */
function printYaml(text, data) {
    const scanned = scanYaml(text, 1);
    const edits = changesOf(scanned.data, data).map(({ pointer, value }) => {
        const span = scanned.spans.get(pointer);
        if (!span)
            throw new errors/* EditError */.F(`the value at ${JSON.stringify(pointer)} has no place of its own on one line`);
        return yaml_editOf(text, span, spellYaml(value, span.style));
    });
    const printed = (0,text_lines/* splice */.V4)(text, edits);
    if (edits.length > 0)
        assertReadsBack(reread(printed), data);
    return printed;
}
/** An empty value has no blanks around it yet; everything else is replaced as it stands. */
function yaml_editOf(text, span, spelled) {
    const { start, end } = span;
    const before = text[start - 1];
    const after = text[end];
    const lead = start === end && before !== undefined && !' \t\r\n'.includes(before) ? ' ' : '';
    const trail = start === end && after !== undefined && !' \t\r\n,]}'.includes(after) ? ' ' : '';
    return { start, end, text: lead + spelled + trail };
}
function reread(printed) {
    try {
        return scanYaml(printed, 1).data;
    }
    catch (error) {
        throw new errors/* EditError */.F('the new values cannot be written in place', { cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/text/frontmatter.js
// Front matter: the YAML between two `---` lines at the top of a file, and the body behind it.






/** A file with front matter; `print` writes scalars in place and the body as it is given. */
const frontMatter = { parse: readFrontMatter, print: printFrontMatter };
/** Does the text begin with a `---` line, whatever stands behind the dashes? */
function hasFrontMatter(text) {
    const first = (0,text_lines/* linesOf */.Dx)(text.slice(0, frontmatter_LOOK))[0]?.text ?? '';
    return first.startsWith('---') && !first.startsWith('----');
}
const frontmatter_LOOK = 256;
/**
 * @throws StateError `state-safe` where something stands behind the first `---` (it would name a language
 * to run); `state-readable` where there is no front matter, it never closes, or it is no map; and as
 * `readYaml`
 */
function readFrontMatter(text) {
    const { yaml, bodyStart, bodyLine } = frontmatter_partsOf(text);
    const read = readYaml(yaml, 2);
    const data = read.data ?? EMPTY;
    if (!isMap(data)) {
        const found = isList(data) ? 'a list' : 'one value';
        const expected = 'expected "key: value" lines. Restore it from history.';
        throw frontmatter_unreadable(`found ${found} as front matter, ${expected}`, 2);
    }
    assertSameSplit(yaml, data);
    const lines = new Map(Object.keys(data).map((key) => [key, read.places.get(pointerOf(key))?.line ?? 2]));
    return { data, lines, places: read.places, body: text.slice(bodyStart), bodyLine };
}
const EMPTY = Object.freeze(Object.create(null));
/** @throws EditError where a scalar cannot be written in place, or more than scalars and body differ */
function printFrontMatter(text, doc) {
    const { yaml, yamlStart, yamlEnd, bodyStart, closed } = frontmatter_partsOf(text);
    const empty = readYaml(yaml, 2).data === null && Object.keys(doc.data).length === 0;
    const head = text.slice(0, yamlStart) + (empty ? yaml : printYaml(yaml, doc.data));
    if (doc.body === text.slice(bodyStart))
        return head + text.slice(yamlEnd);
    const usual = (0,text_lines/* eolOf */.Wl)((0,text_lines/* linesOf */.Dx)(text));
    // A lone CR before a body that begins with LF would become one line ending with it.
    const joins = usual === '\r' && doc.body.startsWith('\n');
    const eol = closed ? '' : joins ? '\n' : usual;
    const printed = head + text.slice(yamlEnd, bodyStart) + eol + doc.body;
    if (!frontmatter_readsBack(printed, doc.body))
        throw new errors/* EditError */.F('the new body cannot be written: it does not read back');
    return printed;
}
function frontmatter_readsBack(printed, body) {
    try {
        return readFrontMatter(printed).body === body;
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            return false;
        throw error;
    }
}
function frontmatter_partsOf(text) {
    const lines = (0,text_lines/* linesOf */.Dx)(text);
    (0,text_lines/* refuseConflicts */.wz)(lines);
    const [first] = lines;
    const opening = first?.text ?? '';
    if (!hasFrontMatter(text))
        throw frontmatter_unreadable('found no front matter, expected "---" on line 1. Restore it from history.', 1);
    if (opening.trimEnd() !== '---') {
        const found = JSON.stringify(opening.slice(0, 40));
        const message = `found ${found} on line 1, expected "---" alone. Remove the rest.`;
        throw new errors/* StateError */.qq('state-safe', message, 1);
    }
    const end = frontMatterEnd(lines);
    const close = lines[end - 1];
    const yamlStart = lines[1]?.start ?? text.length;
    if (end < 2 || !close)
        throw frontmatter_unreadable('found front matter that opens on line 1 and never closes, expected "---" behind it.', 1);
    const odd = lines.slice(1, end - 1).find((line) => line.text.startsWith('---'));
    if (odd) {
        const message = `found front matter with "${odd.text.slice(0, 8)}" on line ${odd.number}`;
        throw frontmatter_unreadable(`${message}, expected no line that begins with "---". Quote or remove it.`, odd.number);
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
function frontmatter_unreadable(message, line) {
    return new errors/* StateError */.qq('state-readable', message, line);
}
/** Languages that gray-matter would run or read by itself. */
const frontmatter_REFUSED = ['js', 'javascript', 'coffee', 'coffeescript', 'cson', 'json', 'toml'];
function refuse() {
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
    const engines = Object.fromEntries(frontmatter_REFUSED.map((name) => [name, refuse]));
    const options = { language: 'yaml', engines: { ...engines, yaml: () => ({ ...data }) } };
    const split = gray_matter(`---\n${content}\n---\n`, options);
    const same = split.matter.trim() === content.trim() && split.content === '';
    if (!same)
        throw frontmatter_unreadable('found front matter that two readers split differently. Write it plainly.', 1);
}

;// CONCATENATED MODULE: ./lib/text/json.js



/** JSON text to data and back; `print` changes scalars only. */
const json = {
    parse: readJson,
    print(text, doc) {
        const { root, spans } = new Reader(text).read();
        const edits = changesOf(root, doc.data).map(({ pointer, value }) => {
            const span = spans.get(pointer);
            if (!span)
                throw new errors/* EditError */.F(`nothing is at ${JSON.stringify(pointer)}`);
            return { ...span, text: json_spell(value) };
        });
        const printed = (0,text_lines/* splice */.V4)(text, edits);
        if (edits.length > 0)
            assertReadsBack(readJson(printed).data, doc.data);
        return printed;
    },
};
/**
 * @throws StateError `state-readable` for what is not JSON, with line and offset (UTF-16 units from 0), and
 * for keys that come twice, with both lines; `state-safe` for lists and maps nested too deep;
 * `state-not-conflicted`
 */
function readJson(text) {
    const { root, places } = new Reader(text).read();
    return { data: root, places };
}
function json_spell(value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new errors/* EditError */.F(`the number ${value} cannot be written in JSON`);
    return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** Walks the text once; `at` is where it stands. */
class Reader {
    places = new Map();
    spans = new Map();
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
        const root = this.value('', this.lineAt(this.at), 0);
        this.skipBlanks();
        if (this.at < this.text.length)
            throw this.fault('the end of the file');
        return { root, places: this.places, spans: this.spans };
    }
    value(pointer, line, depth) {
        const start = this.at;
        refuseDeep(pointer, depth, () => line);
        const char = this.text[start];
        if (char === '{' || char === '[') {
            this.places.set(pointer, { line, text: null });
            return char === '{' ? this.map(pointer, depth + 1) : this.list(pointer, depth + 1);
        }
        const scalar = char === '"' ? this.string() : this.bare();
        const span = { start, end: this.at };
        this.spans.set(pointer, span);
        const text = typeof scalar === 'string' ? scalar : this.text.slice(span.start, span.end);
        this.places.set(pointer, { line, text });
        return scalar;
    }
    map(pointer, depth) {
        const map = Object.create(null);
        const linesOfKeys = new Map();
        this.each('}', () => {
            const line = this.lineAt(this.at);
            if (this.text[this.at] !== '"')
                throw this.fault('a key in double quotes or "}"');
            const key = this.string();
            const first = linesOfKeys.get(key);
            if (first !== undefined)
                throw duplicateKey(key, first, line);
            linesOfKeys.set(key, line);
            this.skipBlanks();
            if (this.text[this.at] !== ':')
                throw this.fault('":"');
            this.at++;
            this.skipBlanks();
            map[key] = this.value(pointer + pointerOf(key), line, depth);
        });
        return map;
    }
    list(pointer, depth) {
        const list = [];
        this.each(']', () => {
            list.push(this.value(pointer + pointerOf(list.length), this.lineAt(this.at), depth));
        });
        return list;
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
        NUMBER.lastIndex = this.at;
        const number = NUMBER.exec(this.text)?.[0];
        const word = number ?? [...WORDS.keys()].find((known) => this.text.startsWith(known, this.at));
        if (word === undefined)
            throw this.fault('a value');
        this.at += word.length;
        return number === undefined ? (WORDS.get(word) ?? null) : Number(number);
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

;// CONCATENATED MODULE: ./lib/formats/humaninloop/statuses.js

/** Loop Status (seed 001, recovery patterns). */
const LOOP_STATUSES = [
    'not_started',
    'scaffolding',
    'spec_writing',
    'validating',
    'clarifying',
    'completed',
    'terminated',
];
function isLoopStatus(word) {
    return LOOP_STATUSES.includes(word);
}
/** Status of a row of the Workflow Status Table (upstream's index template). */
const WORKFLOW_STATUSES = ['not_started', 'in_progress', 'blocked', 'completed'];
/** A workflow that began and is not done. */
const UNDER_WAY = new Set(['in_progress', 'blocked']);
/** Status of a question: `awaiting_answer` is seed 001's word, the others are the templates'. */
const QUESTION_STATES = new Map([
    ['pending', 'open'],
    ['awaiting_answer', 'open'],
    ['answered', 'answered'],
    ['deferred', 'closed'],
    ['resolved', 'closed'],
]);
/** Termination Reason (upstream's lifecycle page). */
const TERMINATION_REASONS = new Set([
    'success',
    'max_iterations',
    'stale',
    'no_progress',
    'aborted',
]);
/** In the order in which they are walked; B3 to B5 lead back to B1 while gaps are left. */
const LOOP_PHASES = [
    {
        id: 'A1',
        how: 'Scaffold the feature: branch, folders, spec template and index; keep what is there already.',
    },
    { id: 'A2', how: 'Let the spec writer write the spec; running it twice does no harm.' },
    { id: 'A3', how: 'Validate the spec as it stands and fill the gap queue from what that finds.' },
    { id: 'A4', how: 'Generate the requirements checklist from the spec.' },
    { id: 'A5', how: 'Classify the gaps and group them into questions.' },
    {
        id: 'B1',
        how: 'The iteration count stays; one answer may settle several gaps.',
    },
    {
        id: 'B2',
        how: 'Apply the recorded answers to the spec, mark their gaps resolved, then validate again (B3).',
    },
    { id: 'B3', how: 'Validate the spec again in the iteration that the index names.' },
    { id: 'B4', how: 'See whether a termination condition holds.' },
    { id: 'B5', how: 'Update the index and begin the next iteration.' },
    { id: 'C1', how: 'Log the minor gaps that were deferred.' },
    { id: 'C2', how: 'Complete the traceability matrix.' },
    { id: 'C3', how: 'Report on quality.' },
    { id: 'C4', how: 'Write the final state.' },
];
const PHASE_IDS = LOOP_PHASES.map(({ id }) => id);
/** The phase behind `id`; `null` behind the last. */
function phaseAfter(id) {
    return PHASE_IDS[PHASE_IDS.indexOf(id) + 1] ?? null;
}
function howTo(id) {
    return LOOP_PHASES.find((phase) => phase.id === id)?.how ?? '';
}
/** What plan and tasks do next, for an index whose specification loop is finished. */
const WORKFLOW_HOW = {
    plan: 'Run the plan workflow again at the phase that Plan Phase State names; its finished phases stay.',
    tasks: 'Run the tasks workflow again at the phase that Tasks Phase State names; its finished phases stay.',
};
/** Whom a context file waits for (upstream's command pages), and how to go on. Others are agents too. */
const CONTEXT_HOW = new Map([
    ['awaiting_user', 'Present the clarifications of the last review again; nothing is lost by asking twice.'],
    ['awaiting_analyst', 'Dispatch the analyst again with the instructions in the context file.'],
    ['awaiting_planner', 'Dispatch the planner again with the instructions in the context file.'],
    ['awaiting_architect', 'Dispatch the architect again with the instructions in the context file.'],
    ['awaiting_advocate', 'Dispatch the advocate again to review what is there.'],
]);
const AGENT_HOW = 'Dispatch the agent that the status names again.';
const CONTEXT_STATUSES = [
    'awaiting-analyst',
    'awaiting-planner',
    'awaiting-architect',
    'awaiting-advocate',
    'awaiting-user',
    'completed',
];
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

;// CONCATENATED MODULE: ./lib/formats/humaninloop/tables.js

/** All rows with something in them below any of these headings (`gap_priority_queue`). */
function rowsUnder(doc, ...headings) {
    return tablesUnder(doc, headings).flatMap((table) => table.rows.filter((row) => row.cells.some((cell) => cell !== '')).map((row) => viewOf(table, row)));
}
function viewOf(table, row) {
    const columns = table.columns.map(text_words/* normal */.qb);
    return {
        line: row.line,
        cell(...wanted) {
            const at = wanted.map((name) => columns.indexOf(name)).find((index) => index >= 0);
            return at === undefined ? '' : (row.cells[at] ?? '');
        },
    };
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
/** The first value of a field; `null` where it is not there. */
function first(fields, ...names) {
    for (const name of names) {
        const cell = fields.get(name)?.[0];
        if (cell)
            return cell;
    }
    return null;
}
function tablesUnder(doc, headings) {
    return doc.sections
        .filter(({ heading }) => heading !== null && headings.includes((0,text_words/* nameOf */.Vb)(heading)))
        .flatMap(({ tables }) => tables);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/taken-back.js
// The words of this family that end something, and whether they stand.


/** The word of a closed vocabulary that a value begins with, in its normal spelling. */
function taken_back_statusWord(found) {
    return (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(found));
}
/** A value that begins with an ending word and takes it back. */
function isEndTakenBack(found) {
    return /^(?:completed|terminated)$/.test(taken_back_statusWord(found)) && isTakenBack(found);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-file.js




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
    const found = first(index.loop, 'loop_status')?.value ?? '';
    const word = taken_back_statusWord(found);
    if (!isLoopStatus(word))
        return null;
    return isEndTakenBack(found) ? null : word;
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
function index_file_questionsIn(prose) {
    return idsIn(prose).filter((id) => /^(?:C\d+\.\d+|Q-?[A-Z]*\d+)$/.test(id));
}
/** A place by its whole name and by the ids in it. */
function index_file_placesIn(text) {
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
    const state = QUESTION_STATES.get((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(status)));
    return {
        id: id === '' ? `line ${row.line}` : id,
        question: row.cell('question', 'question_summary'),
        options: optionsIn(row.cell('options')),
        state: state ?? 'open',
        line: row.line,
        status,
        known: state !== undefined || (0,text_words/* isNothing */.qv)(status),
        ofLoop: ofLoop(id, row.cell('workflow', 'source')),
        gaps: idsIn(row.cell('gaps', 'gap', 'gap_id', 'gap_ids')),
        places: index_file_placesIn(row.cell('location')),
    };
}
/** Workflows other than the specification loop, and the letter that their questions' ids carry. */
const OTHERS = new Map([
    ['plan', 'Q-P'],
    ['tasks', 'Q-T'],
    ['implement', 'Q-I'],
]);
function ofLoop(id, source) {
    const word = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(source));
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
        status: (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(row.cell('status'))),
        questions: [
            ...idsIn(row.cell('clarification', 'clarification_id', 'clarifications')),
            ...index_file_questionsIn(row.cell('resolution')),
        ],
        places: index_file_placesIn(row.cell('fr_reference')),
        line: row.line,
    };
}
/** Whether a field says something: it is there and not a dash. */
function says(cell) {
    return cell !== null && !(0,text_words/* isNothing */.qv)(cell.value);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/whole.js
// Tells a file that was cut off while it was written, or never filled in, from one that can be read.





/**
 * A status that shows progress beside a gap that somebody left is a real state: a template is told by a
 * status that is a gap itself, or by another gap beside the status that it comes with (upstream's templates).
 */
const FIRST_STATUSES = new Set(['not_started', 'awaiting_analyst', '']);
/** @throws StateError `state-filled` where the index is still its template */
function refuseUnfilledIndex(doc) {
    const { metadata, loop } = readIndex(doc);
    const id = first(metadata, 'id');
    const status = first(loop, 'loop_status');
    const begun = status !== null && !FIRST_STATUSES.has((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(status.value)));
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
    const begun = !FIRST_STATUSES.has((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(found.get('status')?.value ?? '')));
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
    if (first(readIndex(doc).loop, 'loop_status') === null) {
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

;// CONCATENATED MODULE: ./lib/formats/humaninloop/document.js











/** The index's schema version; its successors have none that leads to another. */
const INDEX_VERSION = '1.0.0';
function kindOf(whole) {
    const text = beginning(whole);
    if (/^\s*[{[]/.test(text))
        return 'dag';
    if (EXECUTABLE.test(text))
        return NAMED.test(text.slice(0, FRONT_LOOK)) ? 'context' : 'index';
    return hasFrontMatter(text) && CONTEXT.test(frontOf(text)) ? 'context' : 'index';
}
/** Front matter in another language than YAML (`---js`): never read, so its words are looked for as text. */
const EXECUTABLE = /^\uFEFF?---[ \t]*[^\s-]/;
const NAMED = new RegExp(`\\b(?:${CONTEXT_TYPES.join('|')}|awaiting[-_](?:user|analyst|advocate|architect))\\b`, 'i');
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
const codec = {
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
        refuseOpenFence((0,text_lines/* linesOf */.Dx)(text));
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
    if (!isMap(root))
        throw document_otherShape(doc, '', 'an object at the root');
    for (const key of ['nodes', 'passes', 'edges']) {
        const value = root[key];
        if (value === undefined && key !== 'nodes')
            continue;
        if (!isList(value))
            throw document_otherShape(doc, `/${key}`, `a list of objects under ${key}`);
        const bad = value.findIndex((item) => !isMap(item));
        if (bad >= 0)
            throw document_otherShape(doc, `/${key}/${bad}`, `an object in ${key}`);
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
function document_otherShape(doc, pointer, expected) {
    const place = doc.places.get(pointer);
    const found = place === undefined ? 'nothing' : (place.text ?? 'a list or an object');
    const message = `found ${JSON.stringify(found)}, expected ${expected}. Restore the file from history.`;
    return new errors/* StateError */.qq('state-readable', message, place?.line ?? null, { pointer });
}
/** `1.0.0`, `v1.0.0`, `1.0` and `1` are one version (S21). */
const SAME = /^v?1(?:\.0){0,2}$/i;
const NEWER = /^v?(?:1\.\d|[2-9]|[1-9]\d)/i;
/** @throws StateError `version-known` for a version that was never published */
function versionOf(doc) {
    if (doc.kind === 'context')
        return { written: null, rank: null, assumed: false, line: null };
    if (doc.kind === 'dag') {
        const version = doc.places.get('/schema_version');
        return { written: version?.text ?? null, rank: null, assumed: false, line: version?.line ?? null };
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

;// CONCATENATED MODULE: ./lib/formats/humaninloop/counts.js
// Numbers as an index writes them.

const COUNT = /^(-?\d{1,9})(?:\s*(?:\/|of)\s*(\d{1,9}))?$/i;
function counts_countOf(found) {
    const [, value, total] = COUNT.exec((0,text_words/* wordOf */.aG)(found)) ?? [];
    return {
        value: value === undefined ? null : Number(value),
        total: total === undefined ? null : Number(total),
    };
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/history.js





/** Decisions that a person has taken, by their ids alone: what the rows say besides is file text. */
function history_clearedIn(doc) {
    return [
        ...rowsUnder(doc, 'gap_resolution_history').flatMap(resolvedOf),
        ...rowsUnder(doc, 'unified_decisions_log').flatMap(decidedOf),
    ];
}
/** `Action` is the lifecycle page's column; the template's history holds resolved gaps only. */
function resolvedOf(row) {
    const action = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(row.cell('action')));
    const iteration = /^\d{1,3}$/.exec((0,text_words/* wordOf */.aG)(row.cell('iteration')))?.[0];
    const within = iteration === undefined ? '' : ` in iteration ${iteration}`;
    if (action !== '' && action !== 'resolved' && action !== 'deferred')
        return [];
    return idsIn(row.cell('gap_id')).map((id) => ({
        label: `${id} ${action === 'deferred' ? 'deferred' : 'resolved'}${within}`,
        line: row.line,
    }));
}
function decidedOf(row) {
    const ids = new Set(idsIn(row.cell('decision')).filter((id) => /^(?:C\d+\.\d+|G-?\d+|Q-[A-Z]+\d+)$/.test(id)));
    return [...ids].map((id) => ({ label: `${id} decided`, line: row.line }));
}
/** Sections that agents write for each other, and the loop's known issues. */
function fileNotesIn(doc, index) {
    const issues = first(index.loop, 'known_issues')?.value ?? '';
    const headings = new Set(['agent_handoff_notes', 'handoff_from_previous_agent', 'cross_workflow_notes']);
    const sections = doc.sections.filter(({ heading }) => headings.has((0,text_words/* nameOf */.Vb)(heading ?? '')));
    const lines = sections.flatMap(({ prose }) => prose.map(({ text }) => text));
    return [...((0,text_words/* isNothing */.qv)(issues) ? [] : [issues]), ...lines.filter((line) => !/^(?:-{3,}|>)/.test(line))];
}
/** Values that are written more than once and differ (S08): never the first, never the last wins. */
function contradictionsIn(index, status) {
    const rows = (cells, decides) => differing(byName(cells), () => decides);
    const live = status !== 'completed' && status !== 'terminated';
    const later = index.workflows.filter(({ workflow }) => workflow === 'plan' || workflow === 'tasks');
    return [
        ...differing(index.metadata, () => false),
        ...differing(index.loop, (name) => name === 'loop_status'),
        ...(status === 'completed'
            ? rows(later.map((row) => row.status), true)
            : []),
        ...(status === 'completed' ? index.workflows.flatMap(strangerOf) : []),
        ...(live ? rows(index.questions.map(questionCell), false) : []),
        ...(live ? rows(index.gaps.filter(({ id }) => id !== '').map(gapCell), false) : []),
    ];
}
/** A workflow under way that is none of the tool's: whatever it is, the feature is not done. */
function strangerOf({ workflow, status }) {
    if (isWorkflow(workflow) || !UNDER_WAY.has(taken_back_statusWord(status.value)))
        return [];
    const message = `${JSON.stringify(status.name)}: found ${JSON.stringify(status.value)} beside a completed loop, ` +
        'expected ' +
        'specify, plan, tasks or implement as the name of what is under way. Correct the name or the status.';
    return [
        { message, line: status.line, evidence: { field: status.name, found: status.value }, decides: true },
    ];
}
function questionCell({ id, state, line }) {
    return { name: `Status of ${id}`, value: state, line: line ?? 0 };
}
function gapCell({ id, status, line }) {
    return { name: `Status of ${id}`, value: status, line };
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

;// CONCATENATED MODULE: ./lib/formats/humaninloop/places.js

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
const places_NAMES = [INDEX, ...SUCCESSORS.map(({ name }) => baseOf(name))];
function placeOf(path) {
    const parts = path.split('/');
    const at = parts.indexOf(FOLDER);
    if (at < 0)
        return null;
    return { home: parts.slice(0, at).join('/'), rest: parts.slice(at + 1).join('/') };
}
/** `specs/<NNN>-<name>`, as the tool makes it: there the folder alone shows that a workflow began. */
function isFeatureFolder(home) {
    return baseOf(folderOf(home)) === 'specs' && /^\d{3,}-./.test(baseOf(home));
}
/** Might this path be part of a state? In a feature's folder everything may be, elsewhere our names alone. */
function places_matches(path) {
    const place = placeOf(path);
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
        const place = placeOf(path);
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
        feature: places_nameOf(home),
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
        .filter((rest) => isGraph(rest) && !places_NAMES.includes(baseOf(rest)))
        .sort(byNumber)
        .toReversed();
}
/** Successors that a state may be read from: the site's own, in their order, and graphs to fall back on. */
function places_candidatesOf(site) {
    const paths = [...new Set([site.path, ...site.files, ...(site.alternatives ?? [])])];
    const home = homeOf(site);
    const rests = paths.map((path) => placeOf(path)?.rest ?? '');
    return {
        known: knownOf(rests).map((rest) => stateFile(home, rest)),
        others: othersOf(rests).map((rest) => stateFile(home, rest)),
    };
}
/** `pass-10` behind `pass-9`: runs of digits by their value, the rest by its bytes. */
function byNumber(one, other) {
    const spread = (name) => name.replace(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(20, '0'));
    const [a, b] = [`${spread(one)} ${one}`, `${spread(other)} ${other}`];
    return a < b ? -1 : a > b ? 1 : 0;
}
/** The phase that a file tells of, by its name. */
function phaseOf(path) {
    const rest = placeOf(path)?.rest ?? '';
    return SUCCESSORS.find(({ name }) => name === rest)?.phase ?? 'specify';
}
/** The feature's folder of a site; `''` is the repository's root. */
function homeOf(site) {
    return placeOf(site.path)?.home ?? '';
}
function stateFile(home, rest) {
    return joinPath(home, `${FOLDER}/${rest}`);
}
function places_nameOf(home) {
    return home === '' ? FOLDER : baseOf(home);
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
    return isFeatureFolder(home) ? [home] : SHARED.map((name) => joinPath(home, name));
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/hub.js




/** A state of which only the place is known; `named` is the feature's name as the file gives it. */
function emptyState(site, named) {
    return {
        format: site.format,
        feature: featureOf(site, named),
        title: null,
        path: site.path,
        folders: places_foldersOf(site),
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
    };
}
/** A step at rest: begun, not done, waiting for nobody, simply run again. What differs is said beside it. */
function currentAt(id, more = {}) {
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
        ...more,
    };
}
/** A step of which no file is recorded. */
function stepOf(id, finished, line = null) {
    return { id, finished, finishedAt: null, artifacts: [], line };
}
/** A time of the file; nothing where the field says that there is none. */
function timestampOf(field, found, line, activity) {
    return (0,text_words/* isNothing */.qv)(found) ? [] : [{ field, found, line, activity, ...(0,time/* parseTime */.p)(found) }];
}
/** Whether the feature's spec is there as a plain file. */
function specThere(site, snapshot) {
    const mode = snapshot.entry(specPath(site))?.mode;
    return mode === '100644' || mode === '100755';
}
function specPath(site) {
    return joinPath(homeOf(site), 'spec.md');
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-facts.js








/** The user's own description, for people. */
function index_facts_titleOf(index) {
    const cell = first(index.metadata, 'original_description');
    return cell === null || (0,text_words/* isNothing */.qv)(cell.value) ? null : cell.value;
}
/** Words whose meaning decides. A word that decides nothing in this state is not asked about. */
function index_facts_wordsOf(index, status) {
    const loop = first(index.loop, 'loop_status');
    return [
        {
            field: loop?.name ?? 'Loop Status',
            found: loop?.value ?? null,
            known: status !== null,
            expected: LOOP_STATUSES,
            line: loop?.line ?? null,
        },
        ...(status === 'clarifying' ? questionWords(index) : []),
        ...(status === 'completed' ? workflowWords(index) : []),
    ];
}
function questionWords(index) {
    return index.questions
        .filter(({ ofLoop }) => ofLoop)
        .map(({ id, status, known, line }) => ({
        field: `Status of ${id}`,
        found: status,
        known,
        expected: [...QUESTION_STATES.keys()],
        line,
    }));
}
function workflowWords(index) {
    const known = new Set(WORKFLOW_STATUSES);
    return index.workflows
        .filter(({ workflow }) => LATER.has(workflow))
        .map(({ status: { name, value, line } }) => ({
        field: name,
        found: value,
        known: (0,text_words/* isNothing */.qv)(value) || (known.has(taken_back_statusWord(value)) && !isEndTakenBack(value)),
        expected: WORKFLOW_STATUSES,
        line,
    }));
}
/** When the workflow moved, and when it was created. */
function index_facts_timestampsOf(index) {
    const cells = [
        { cell: first(index.metadata, 'created'), activity: false },
        { cell: first(index.metadata, 'last_updated'), activity: true },
        { cell: first(index.workflow, 'last_run'), activity: true },
        ...index.workflows.map(({ lastRun }) => ({ cell: lastRun, activity: true })),
        { cell: first(index.loop, 'last_activity'), activity: true },
        { cell: first(index.phases.plan, 'last_activity'), activity: true },
        { cell: first(index.phases.tasks, 'last_activity'), activity: true },
    ];
    return cells.flatMap(({ cell, activity }) => cell === null ? [] : timestampOf(cell.name, cell.value, cell.line, activity));
}
function questionOf({ id, question, options, state, line }) {
    return { id, question, options, state, line };
}
const LATER = new Set(['plan', 'tasks']);
function index_facts_notesOf(index, doc, site, snapshot) {
    const notes = [];
    const loop = loopStatusOf(index);
    const home = homeOf(site);
    const id = first(index.metadata, 'id')?.value ?? '';
    if (isFeatureFolder(home) && !(0,text_words/* isNothing */.qv)(id) && id !== baseOf(home))
        notes.push('The index names another feature than its folder; the folder counts.');
    const matrix = rowsUnder(doc, 'document_availability_matrix');
    const spec = matrix.find((row) => row.cell('document') === 'spec.md');
    if (spec && (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(spec.cell('status'))) === 'present' && !specThere(site, snapshot))
        notes.push(`The index says that spec.md is present; no file is at ${specPath(site)}.`);
    for (const { workflow, status } of index.workflows)
        if (LATER.has(workflow) && loop !== 'completed' && UNDER_WAY.has((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(status.value))))
            notes.push(`The index says that ${workflow} is under way though the loop is not completed; the loop decides.`);
    const implement = index.workflows.find(({ workflow }) => workflow === 'implement');
    if (implement && UNDER_WAY.has((0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(implement.status.value))))
        notes.push('The index says that implementing is under way; this decision is about the workflows before it.');
    return notes;
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/resume.js


function phase(id, facts, more = {}) {
    const { iteration, of, line } = facts;
    const next = phaseAfter(id);
    const nextHow = next === null ? null : howTo(next);
    return currentAt(id, { iteration, of, line, next, how: howTo(id), nextHow, ...more });
}
/** One line a row of the contract's table; `null` where the loop is over. */
const RESUME = {
    not_started: (facts) => phase('A1', facts, { begun: false }),
    scaffolding: (facts) => phase('A1', facts, { output: facts.specThere ? 'complete' : 'none' }),
    spec_writing: (facts) => phase('A2', facts),
    validating: (facts) => phase((facts.iteration ?? 0) <= 1 ? 'A3' : 'B3', facts),
    clarifying: (facts) => {
        if (facts.open > 0)
            return phase('B1', facts, { waits: 'awaiting-answer' });
        return facts.answered > 0 ? phase('B2', facts, { answersReady: true }) : phase('B1', facts);
    },
    completed: () => null,
    terminated: () => null,
};
function resumeAt(facts) {
    return RESUME[facts.status](facts);
}
/** Where a workflow begins that has no state yet, or none that is begun. */
const NOT_STARTED = {
    status: 'not_started',
    iteration: null,
    of: null,
    line: null,
    specThere: false,
    open: 0,
    answered: 0,
};
/** Where a later workflow goes on that the index says is under way. */
function workflowAt(id, more) {
    const next = id === 'plan' ? 'tasks' : null;
    return currentAt(id, { how: WORKFLOW_HOW[id], next, ...more });
}
/** The phases of the loop; those before `id` are finished, all of them where `id` is none of them. */
function stepsBefore(id) {
    const at = PHASE_IDS.indexOf(id);
    return PHASE_IDS.map((phaseId, index) => stepOf(phaseId, at < 0 || index < at));
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/index-state.js
// From an `index.md` to the hub's words.












/**
 * The state of a `.workflow/` folder without a state file: the scaffold died, or never began.
 * @throws StateError where it is no folder of this repository
 */
function stateOfAbsent(site, snapshot) {
    refuseNoFolder(site, snapshot);
    return {
        ...emptyState(site, null),
        status: 'active',
        current: resumeAt(NOT_STARTED),
        steps: stepsBefore('A1'),
        notes: ['The workflow folder holds no state file: the scaffold did not get as far as the index.'],
    };
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
    const path = folderOf(site.path);
    const [rule, what] = NO_FOLDER.get(snapshot.entry(path)?.mode ?? '040000') ?? [];
    if (rule)
        throw new errors/* StateError */.qq(rule, `found at ${path} ${what}`, null, {}, path);
}
function stateOfIndex(doc, site, snapshot) {
    const index = readIndex(doc);
    const status = loopStatusOf(index);
    const contradictions = contradictionsIn(index, status);
    const split = contradictions.some(({ decides }) => decides);
    const current = status === null || split ? null : index_state_currentOf(index, status, site, snapshot);
    const over = status === 'completed' || status === 'terminated' ? status : null;
    const ended = current === null && !split ? over : null;
    const reason = (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(first(index.loop, 'termination_reason')?.value ?? ''));
    return {
        ...emptyState(site, first(index.metadata, 'id')?.value ?? null),
        title: index_facts_titleOf(index),
        status: index_state_statusOf(current, ended),
        statusText: first(index.loop, 'loop_status')?.value ?? null,
        ended,
        endedWhy: ended !== null && TERMINATION_REASONS.has(reason) ? reason : null,
        words: index_facts_wordsOf(index, status),
        timestamps: index_facts_timestampsOf(index),
        steps: index_state_stepsOf(index, current, ended),
        current,
        questions: index.questions.map(questionOf),
        cleared: history_clearedIn(doc),
        contradictions: contradictions.map(({ message, line, evidence }) => ({ message, line, evidence })),
        notes: index_facts_notesOf(index, doc, site, snapshot),
        fileNotes: fileNotesIn(doc, index),
    };
}
function index_state_statusOf(current, ended) {
    if (ended !== null)
        return ended === 'completed' ? 'completed' : 'cancelled';
    if (current === null)
        return 'unknown';
    return current.waits === null ? 'active' : 'waiting';
}
function index_state_currentOf(index, status, site, snapshot) {
    if (status === 'completed')
        return laterOf(index);
    const { value, total } = counts_countOf(first(index.loop, 'current_iteration')?.value ?? '');
    const asked = index.questions.filter(({ ofLoop }) => ofLoop);
    return resumeAt({
        status,
        iteration: value,
        of: total,
        line: first(index.loop, 'loop_status')?.line ?? null,
        specThere: specThere(site, snapshot),
        open: asked.filter(({ state }) => state === 'open').length,
        answered: asked.filter(({ state }) => state === 'answered').length,
    });
}
/** The first of plan and tasks that is under way: the loop alone is not the feature. */
function laterOf(index) {
    for (const id of ['plan', 'tasks']) {
        const underWay = underWayOf(index, id);
        if (!underWay)
            continue;
        const names = ['current_iteration', 'phase_iteration', 'total_iterations'];
        const cell = names.map((name) => first(index.phases[id], name)).find(says);
        const { value, total } = counts_countOf(cell?.value ?? '');
        return workflowAt(id, { iteration: value, of: total, line: underWay.line });
    }
    return null;
}
/** Where the index says that a workflow is under way: in its row, else in the state of its own phases. */
function underWayOf(index, id) {
    const rows = index.workflows.filter(({ workflow }) => workflow === id).map(({ status }) => status);
    const row = rows.find(isUnderWay);
    const silent = rows.every(({ value }) => (0,text_words/* isNothing */.qv)(value) || taken_back_statusWord(value) === 'not_started');
    if (row || !silent)
        return row ?? null;
    const current = workflowIn(first(index.workflow, 'current_phase')?.value ?? '');
    const cells = [
        first(index.phases[id], 'phase_status', 'status'),
        current === id ? first(index.workflow, 'phase_status', 'status') : null,
    ];
    return cells.find((cell) => cell !== null && isUnderWay(cell)) ?? null;
}
function isUnderWay({ value }) {
    return UNDER_WAY.has(taken_back_statusWord(value));
}
/** Phases of the loop, then the workflows behind it. A terminated or contradictory loop proves nothing. */
function index_state_stepsOf(index, current, ended) {
    if (current === null && ended !== 'completed')
        return [];
    const later = index.workflows.filter(({ workflow }) => workflow === 'plan' || workflow === 'tasks');
    return [
        ...stepsBefore(current?.id ?? ''),
        ...later.map(({ workflow, status }) => stepOf(workflow, (0,text_words/* normal */.qb)((0,text_words/* wordOf */.aG)(status.value)) === 'completed', status.line)),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/iteration-in-range.js



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
    check({ doc }) {
        if (doc?.kind !== 'index')
            return [];
        const index = readIndex(doc);
        return LIMITS.flatMap((limit) => iteration_in_range_breachOf(index, limit));
    },
};
function iteration_in_range_breachOf(index, { field, label, most }) {
    const cell = first(index.loop, field);
    if (!says(cell))
        return field === 'current_iteration' ? missing(index) : [];
    const { value, total } = counts_countOf(cell.value);
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
    const line = first(index.loop, 'current_iteration', 'loop_status')?.line ?? null;
    const message = 'Current Iteration: found nothing, expected a whole number from 0 to 10. ' +
        'Write the number, or start fresh.';
    return [{ message, line, evidence: { field: 'Current Iteration', found: null } }];
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/pending-questions-match.js


const pendingQuestionsMatch = {
    id: 'pending-questions-match',
    summary: 'Every open question covers a clarifying gap, and every linked clarifying gap has its question',
    severity: 'error',
    consequence: 'ask',
    reason: 'state-inconsistent',
    check({ doc }) {
        if (doc?.kind !== 'index')
            return [];
        const index = readIndex(doc);
        const status = loopStatusOf(index);
        if (status === null || status === 'completed' || status === 'terminated')
            return [];
        const asked = index.questions.filter(({ ofLoop }) => ofLoop);
        const gaps = index.gaps.filter((gap) => gap.status === 'clarifying');
        const breaches = [
            ...asked.filter(({ state }) => state === 'open').flatMap((question) => withoutGap(question, gaps)),
            ...gaps.flatMap((gap) => withoutQuestion(gap, asked)),
        ];
        const live = asked.some(({ state }) => state !== 'closed');
        if (status !== 'clarifying' || live || breaches.length > 0)
            return breaches;
        return [withoutAny(first(index.loop, 'loop_status')?.line ?? null)];
    },
};
function withoutGap(question, gaps) {
    if (gaps.some((gap) => covers(question, gap)))
        return [];
    const message = `${label(question)} is open, found no clarifying gap that it covers, ` +
        'expected one in the Gap Priority Queue. ' +
        'Mark its gap as clarifying, or the question as answered or deferred.';
    const evidence = { question: question.id, clarifying: gaps.map(({ id }) => id) };
    return [{ message, line: question.line, evidence }];
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
/** By any of the links that the templates and seed 001 know. */
function covers(question, gap) {
    return (gap.questions.includes(question.id.toUpperCase()) ||
        (gap.id !== '' && question.gaps.includes(gap.id.toUpperCase())) ||
        gap.places.some((place) => question.places.includes(place)));
}
/** File text is quoted, so that nobody takes it for our words. */
function label({ id }) {
    return JSON.stringify(id);
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/context-files.js







/** What a context file says of its phase. The front matter counts; a body that says otherwise is noted. */
function contextFacts(doc, path) {
    const phase = phaseOf(path);
    const status = fieldOf(doc, 'status');
    const word = taken_back_statusWord(status?.text ?? '');
    const waiting = /^awaiting_[a-z_]+$/.test(word);
    const done = word === 'completed' && !isEndTakenBack(status?.text ?? '');
    const times = [
        { key: 'created', activity: false },
        { key: 'updated', activity: true },
    ];
    const contradictions = done ? unfinishedIn(doc, phase, status?.line ?? null) : [];
    return {
        phase,
        path,
        done: done && contradictions.length === 0,
        current: waiting ? context_files_currentOf(doc, phase, word, status?.line ?? null) : null,
        statusText: status?.text ?? null,
        words: [
            {
                field: 'status',
                found: status?.text ?? null,
                known: waiting || done,
                expected: CONTEXT_STATUSES,
                line: status?.line ?? null,
            },
        ],
        timestamps: times.flatMap(({ key, activity }) => {
            const field = fieldOf(doc, key);
            return field === null ? [] : timestampOf(key, field.text, field.line, activity);
        }),
        steps: [stepOf(phase, done, status?.line ?? null)],
        contradictions,
        notes: context_files_notesOf(doc, phase, word),
        named: fieldOf(doc, 'feature_id')?.text ?? null,
        title: context_files_titleOf(doc),
    };
}
/** A scalar of the front matter as it is spelled; `null` where it is missing, empty, or no scalar. */
function fieldOf(doc, key) {
    const place = doc.places.get(`/${key}`);
    const value = doc.data[key];
    if (place === undefined || place.text === null || value === null || value === '')
        return null;
    return { text: place.text, line: place.line };
}
function context_files_currentOf(doc, phase, word, line) {
    return currentAt(phase, {
        iteration: context_files_iterationOf(doc),
        line,
        waits: /^awaiting_(?:user|human)/.test(word) ? 'awaiting-answer' : null,
        next: PHASES[PHASES.indexOf(phase) + 1] ?? null,
        how: CONTEXT_HOW.get(word) ?? AGENT_HOW,
    });
}
/** Whole and not negative; this format sets no limit to it. */
function context_files_iterationOf(doc) {
    const { value } = counts_countOf(fieldOf(doc, 'iteration')?.text ?? '');
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
        const field = fieldOf(doc, key);
        const word = taken_back_statusWord(field?.text ?? '');
        const left = key === 'phase' ? EARLIER[phase].includes(word) : PART_OPEN.test(word);
        return field && left ? [{ key, ...field }] : [];
    });
    return open.map(({ key, text, line: at }) => ({
        message: `status: found "completed" on line ${line ?? '-'} and ${key}: ${JSON.stringify(text)}, ` +
            'expected one story. ' +
            'Keep the one that is right.',
        line: at,
        evidence: { status: 'completed', field: key, found: text },
    }));
}
function context_files_notesOf(doc, phase, status) {
    const odd = fieldOf(doc, 'iteration') !== null && context_files_iterationOf(doc) === null;
    return [
        ...(odd
            ? [`The iteration in ${phase}'s context file is no whole number from 0; nothing hangs on it.`]
            : []),
        ...(bodyDisagrees(doc, status)
            ? [`The body of ${phase}'s context file is behind its front matter.`]
            : []),
    ];
}
/** Agents update the front matter and forget the tables: those are looked at for a note alone. */
function bodyDisagrees(doc, status) {
    const context = rowsUnder(doc.body, 'feature_context');
    const named = context.find((row) => (0,text_words/* normal */.qb)(row.cell('aspect')) === 'current_phase')?.cell('value') ?? '';
    const phase = (0,text_words/* normal */.qb)(fieldOf(doc, 'phase')?.text ?? '');
    if (named !== '' && phase !== '' && (0,text_words/* normal */.qb)(named) !== phase)
        return true;
    const files = rowsUnder(doc.body, 'file_paths');
    return status === 'completed' && files.some((row) => (0,text_words/* normal */.qb)(row.cell('status')) === 'pending');
}
/** The first line of what the user asked for. */
function context_files_titleOf(doc) {
    const section = doc.body.sections.find(({ heading }) => (0,text_words/* normal */.qb)(heading ?? '') === 'user_input');
    return section?.prose[0]?.text ?? null;
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/dags.js





/** What a graph says of its phase. Its shape was tested when it was parsed. */
function graphFacts(doc, path) {
    const graph = graphOf(doc);
    const phase = phaseOfGraph(doc, path);
    const contradictions = dags_contradictionsIn(graph, doc);
    const words = dags_wordsOf(graph, doc);
    const clear = contradictions.length === 0 && words.every(({ known }) => known);
    const current = clear ? dags_currentOf(graph, phase) : null;
    return {
        phase,
        path,
        done: clear && current === null,
        current,
        statusText: graph.status ?? graph.outcomes.at(-1) ?? null,
        words,
        timestamps: dags_timestampsOf(doc),
        steps: graph.nodes.map(({ id, state, line }) => stepOf(id, state === 'done', line)),
        contradictions,
        notes: [],
        named: null,
        title: null,
    };
}
function phaseOfGraph(doc, path) {
    const workflow = isMap(doc.data) ? dags_textOf(doc.data, 'workflow_id') : null;
    return workflow?.startsWith('implement') ? 'implement' : phaseOf(path);
}
function graphOf(doc) {
    const root = isMap(doc.data) ? doc.data : {};
    const pass = countIn(root, 'current_pass') ?? countIn(root, 'pass_number');
    const listed = mapsIn(root, 'passes');
    const last = Math.max(listed.length, ...listed.map((entry) => countIn(entry, 'pass') ?? 0));
    const passes = 'passes' in root ? mapsIn(root, 'passes') : [root]; // schema 1.0.0 has a file for each pass
    const edges = mapsIn(root, 'edges').filter((edge) => (0,text_words/* normal */.qb)(dags_textOf(edge, 'type') ?? '') === 'triggered_by' && countIn(edge, 'target_pass') === pass);
    return {
        nodes: mapsIn(root, 'nodes').map((node, at) => nodeOf(node, at, doc)),
        pass,
        outcomes: passes.map((entry) => dags_textOf(entry, 'outcome')),
        missing: listed.length > 0 && pass !== null && pass > last,
        triggered: edges.flatMap((edge) => dags_textOf(edge, 'target') ?? []),
        status: dags_textOf(root, 'status'),
    };
}
/** Ids of nodes stand in decisions: what is not a plain name is called by its place. */
const PLAIN_ID = /^\w[\w.:-]{0,99}$/;
function nodeOf(node, at, doc) {
    const id = dags_textOf(node, 'id') ?? '';
    const status = doc.places.get(pointerOf('nodes', at, 'status')) ?? null;
    return {
        id: PLAIN_ID.test(id) ? id : `node-${at + 1}`,
        status: status?.text ?? null,
        state: NODE_STATES.get((0,text_words/* normal */.qb)(status?.text ?? '')) ?? null,
        pass: countIn(node, 'last_active_pass'),
        line: (status ?? doc.places.get(pointerOf('nodes', at)))?.line ?? null,
    };
}
/** One line a row of the contract's table, then what it leaves open; `null` where the graph is done. */
function dags_currentOf(graph, phase) {
    const live = graph.nodes.filter(({ pass }) => pass === null || pass === graph.pass);
    const find = (state) => live.find((node) => node.state === state);
    const last = live.at(-1) ?? graph.nodes.at(-1);
    const at = (node, more) => currentAt(node?.id ?? phase, { iteration: graph.pass, line: node?.line ?? null, ...more });
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
/** A graph that calls itself completed while a pass is open or a node runs (S14), unless it was halted. */
function dags_contradictionsIn(graph, doc) {
    if ((0,text_words/* normal */.qb)(graph.status ?? '') !== 'completed')
        return [];
    if ((0,text_words/* normal */.qb)(graph.outcomes.at(-1) ?? '') === 'halted' && !graph.missing)
        return [];
    const running = graph.nodes.find(({ state }) => state === 'running');
    const waiting = graph.outcomes.length === 0 && graph.nodes.find(({ state }) => state === 'waiting');
    const open = graph.outcomes.includes(null) || graph.missing;
    if (!running && !open && !waiting)
        return [];
    const line = doc.places.get(pointerOf('status'))?.line ?? null;
    const what = running
        ? 'a node that is in-progress'
        : open
            ? 'a pass without an outcome'
            : 'a node that is pending';
    const message = `status: found "completed" and ${what}, expected one story. Keep the one that is right.`;
    const nodeLine = (running ?? (waiting || null))?.line ?? null;
    const evidence = { status: graph.status, outcomes: graph.outcomes, node_line: nodeLine };
    return [{ message, line, evidence }];
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
function dags_wordsOf(graph, doc) {
    const lineOf = (...path) => doc.places.get(pointerOf(...path))?.line ?? null;
    return [
        ...(graph.status === null ? [] : [wordAt('status', graph.status, GRAPH_STATUSES, lineOf('status'))]),
        ...graph.outcomes.flatMap((outcome, at) => outcome === null
            ? []
            : [wordAt('outcome', outcome, OUTCOMES, lineOf('passes', at, 'outcome') ?? lineOf('outcome'))]),
        ...graph.nodes.map(({ id, status, line }) => wordAt(`status of ${id}`, status, NODE_STATUSES, line)),
    ];
}
const TIMES = /^(?:\/passes\/\d+|\/nodes\/\d+\/history\/\d+\/trace)?\/(?:created_at|started_at|completed_at)$/;
function dags_timestampsOf(doc) {
    return [...doc.places].flatMap(([pointer, { text, line }]) => TIMES.test(pointer) ? timestampOf(pointer.slice(1), text ?? '', line, pointer !== '/created_at') : []);
}
function mapsIn(map, key) {
    const value = map[key];
    return isList(value) ? value.filter(isMap) : [];
}
function dags_textOf(map, key) {
    const value = map[key];
    return typeof value === 'string' ? value : null;
}
/** A whole number from 1. */
function countIn(map, key) {
    const value = map[key];
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

;// CONCATENATED MODULE: ./lib/formats/humaninloop/successors.js
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
    const notes = facts.flatMap((one) => one.notes);
    return {
        ...emptyState(site, named),
        title: facts.find((one) => one.title !== null)?.title ?? null,
        path: at?.path ?? site.path,
        status: done ? 'completed' : current === null ? 'unknown' : current.waits === null ? 'active' : 'waiting',
        statusText: at?.statusText ?? null,
        ended: done ? 'completed' : null,
        words: at?.words ?? [],
        timestamps: facts.flatMap((one) => (one === at ? one.timestamps : elsewhere(one))),
        steps: chosen.flatMap((one) => one.steps),
        current,
        contradictions: at?.contradictions ?? [],
        notes: leftOut ? [...notes, LEFT_OUT] : notes,
    };
}
/** A phase that must be settled by a person before anything is said of the others. */
function isUnclear({ words, contradictions }) {
    return contradictions.length > 0 || words.some(({ known }) => !known);
}
/** Times of a file that the decision is not about: they tell activity, their lines are another file's. */
function elsewhere({ timestamps }) {
    return timestamps.filter(({ at }) => at !== null).map((stamp) => ({ ...stamp, line: null }));
}
const LEFT_OUT = 'A file beside the state is another tool’s or a template that nobody filled in; it was left out.';
function gather(doc, site, snapshot) {
    const { known, others } = places_candidatesOf(site);
    const factsAt = (path) => factsOf(path === site.path ? doc : siblingAt(path, snapshot), path);
    const read = known.map(factsAt);
    const graphs = read.some((one) => one?.path.endsWith('.json')) ? [] : others;
    // Of the passes that have a file each, the newest that is ours counts.
    const newest = firstOf(graphs, factsAt);
    const facts = [...read, newest].filter((one) => one !== null);
    const foreignGraph = newest === null ? graphs.length > 0 : newest.path !== graphs[0];
    const foreignIndex = site.files.some((path) => path !== site.path && baseOf(path) === 'index.md');
    return { facts, leftOut: read.includes(null) || foreignGraph || foreignIndex };
}
function firstOf(paths, factsAt) {
    for (const path of paths) {
        const found = factsAt(path);
        if (found !== null)
            return found;
    }
    return null;
}
function factsOf(doc, path) {
    if (doc?.kind === 'context')
        return contextFacts(doc, path);
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
        const { rule, message, line, evidence = {} } = faultOfReading(reading);
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
        return codec.parse(text);
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
    codec: codec,
    version: versionOf,
    migrations: [],
    needs: (_doc, site) => humaninloop_needsOf(site),
    read(doc, site, snapshot) {
        if (doc === null)
            return [stateOfAbsent(site, snapshot)];
        return [
            doc.kind === 'index' ? stateOfIndex(doc, site, snapshot) : stateOfSuccessors(doc, site, snapshot),
        ];
    },
    rules: [iterationInRange, pendingQuestionsMatch],
});
function humaninloop_needsOf(site) {
    return [
        ...[...new Set([...site.files, ...(site.alternatives ?? [])])].map((path) => ({ path, what: 'text' })),
        ...places_foldersOf(site).map((path) => ({ path, what: 'changes' })),
    ];
}

;// CONCATENATED MODULE: ./lib/formats/index.js


const formats = [aiDevShop, humaninloop];

;// CONCATENATED MODULE: ./lib/rules/artifact-complete.js

/** Places that the evidence names at most. */
const SHOWN = 10;
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
            return breachesOf(path, step.id, snapshot);
        }));
    },
};
function breachesOf(path, step, snapshot) {
    const reading = snapshot.text(path);
    if (!reading.ok || reading.text.trim() === '')
        return []; // artifact-exists tells of these
    const markers = openMarkers(reading.text);
    const template = templateLines(reading.text);
    const lines = [...markers, ...template].map(({ line }) => line).sort((a, b) => a - b);
    if (lines.length === 0 && !isHollow(reading.text))
        return [];
    const what = markers.length > 0
        ? `${markers.length} open markers`
        : lines.length > 0
            ? `${lines.length} placeholders`
            : 'nothing but headings';
    const evidence = { path, markers: markers.slice(0, SHOWN), placeholders: template.slice(0, SHOWN) };
    const message = `found ${what} in ${path}, expected none: ${step} counts as partial. Settle them first.`;
    return [{ message, path, line: lines[0] ?? null, step, evidence }];
}

;// CONCATENATED MODULE: ./lib/rules/artifact-exists.js

const artifactExists = {
    id: 'artifact-exists',
    summary: 'The artifacts of finished steps are there and not empty',
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
function artifact_exists_breachOf(artifact, step, { snapshot }) {
    const { path } = artifact;
    if (path === null || artifact.conditional)
        return [];
    const at = { line: artifact.line, step: step.id };
    const entry = snapshot.entry(path);
    if (entry === null)
        return artifact_exists_missing(path, artifact, step, snapshot);
    if (entry.mode === '120000')
        return []; // artifact-path-safe speaks of links
    if (entry.mode === '040000') {
        const message = `${step.id} is said to have written ${path}, found a folder there. Run ${step.id} again.`;
        return [{ ...at, message, evidence: { path, found: 'directory' } }];
    }
    const reading = snapshot.text(path);
    if (!reading.ok || reading.text.trim() !== '')
        return [];
    const message = `${step.id} is said to have written ${path}, found it empty. Run ${step.id} again.`;
    return [{ ...at, message, evidence: { path, found: 'empty' } }];
}
function artifact_exists_missing(path, artifact, step, snapshot) {
    const reading = snapshot.text(path);
    const elsewhere = !reading.ok && (reading.why === 'submodule' || reading.why === 'link');
    if (elsewhere)
        return []; // not ours to look into
    const at = { line: artifact.line, step: step.id };
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
    const wrote = `${step.id} is said to have written ${path}`;
    const message = `${wrote}, found nothing there.${hint} Run ${step.id} again.`;
    return [{ ...at, message, evidence: { path, found: near?.path ?? null, case_differs: near !== null } }];
}
/** A file in the same folder whose name differs in case or Unicode normalisation only. */
function nearest(path, snapshot) {
    const fold = (name) => name.normalize('NFC').toLowerCase();
    const wanted = fold(baseOf(path));
    return snapshot.list(folderOf(path)).find((entry) => fold(baseOf(entry.path)) === wanted) ?? null;
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
            const message = `${step.id} names ${JSON.stringify(written)} (${why}), expected a path inside the repository. ` +
                'It was not looked at; correct the path.';
            return [{ message, line, step: step.id, evidence: { written, why } }];
        }));
    },
};

;// CONCATENATED MODULE: ./lib/rules/progress-recent.js
/** Milliseconds. */
const DAY = 86_400_000;
const progressRecent = {
    id: 'progress-recent',
    summary: 'The workflow moved within the stale time',
    severity: 'note',
    consequence: 'note',
    reason: null,
    check({ liveness, activity, settings }) {
        if ((liveness !== 'stale' && liveness !== 'abandoned') || activity.at === null)
            return [];
        const days = Math.floor((settings.now - activity.at) / DAY);
        const limit = Math.round((liveness === 'stale' ? settings.staleAfter : settings.abandonedAfter) / DAY);
        const message = `the last sign of progress is ${days} days old, ${liveness} after ${limit}. ` +
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
            { message: messageOf(spec), line: recorded.line, step: 'spec', evidence: evidenceOf(spec, state) },
        ];
    },
};
function messageOf(spec) {
    const declared = spec.declared !== null && spec.declared === spec.recorded?.digest;
    const soft = declared
        ? ' The spec still declares the recorded hash, so only text around it may have moved.'
        : '';
    const last = spec.lastMatch ? ` It last matched in commit ${spec.lastMatch.commit.slice(0, 12)}.` : '';
    const found = spec.computed.map(({ rule, digest }) => `${digest.slice(0, 12)}… (${rule})`);
    return (`${spec.path} is not what it was: recorded sha256:${spec.recorded?.digest?.slice(0, 12)}…, ` +
        `found ${found.join(', ')}.${soft}${last} ` +
        'Review the difference, then accept the spec or start fresh.');
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
    check({ state }) {
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
            const message = `the spec moved from ${spec.path} to ${moved}, unchanged. Correct the path.`;
            return [{ message, line: spec.line, step: 'spec', evidence, severity: 'note', consequence: 'note' }];
        }
        const last = spec.lastMatch ? ` Commit ${spec.lastMatch.commit.slice(0, 12)} still had it.` : '';
        const message = `found no spec at ${spec.path}, expected the one that this work was built on.${last} ` +
            'Bring it back, or start fresh.';
        return [{ message, line: spec.line, step: 'spec', evidence }];
    },
};

;// CONCATENATED MODULE: ./lib/model/rule.js
/** The breach of a rule that only loading can find: the subject's fault, where it is this rule's. */
function breachOfFault(subject, rule) {
    const { fault } = subject;
    if (fault?.rule !== rule)
        return [];
    const { message, line, evidence = {} } = fault;
    return [{ message, line, evidence, ...(fault.path === undefined ? {} : { path: fault.path }) }];
}

;// CONCATENATED MODULE: ./lib/rules/state-available.js
// A state file's content is in the repository that is looked at.

const stateAvailable = {
    id: 'state-available',
    summary: 'The state file holds its content, not a pointer to it',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unavailable',
    check: (subject) => breachOfFault(subject, 'state-available'),
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
    check: (subject) => breachOfFault(subject, 'state-filled'),
};

;// CONCATENATED MODULE: ./lib/rules/state-not-conflicted.js
// A state file is one version, not two halves of a merge.

const stateNotConflicted = {
    id: 'state-not-conflicted',
    summary: 'The state file holds no conflict markers',
    severity: 'error',
    consequence: 'block',
    reason: 'state-conflicted',
    check: (subject) => breachOfFault(subject, 'state-not-conflicted'),
};

;// CONCATENATED MODULE: ./lib/rules/state-readable.js
// A state file is text that can be read to its end.

const stateReadable = {
    id: 'state-readable',
    summary: 'The state file is whole, readable text',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unreadable',
    check: (subject) => breachOfFault(subject, 'state-readable'),
};

;// CONCATENATED MODULE: ./lib/rules/state-safe.js
// A state file is a plain file that can neither run nor blow up.

const stateSafe = {
    id: 'state-safe',
    summary: 'The state file is a plain file with nothing that could run',
    severity: 'error',
    consequence: 'block',
    reason: 'state-unsafe',
    check: (subject) => breachOfFault(subject, 'state-safe'),
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
        const message = `found ${found}, the newest is ${newest}. Migrate when it suits; nothing depends on it.`;
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
    check: (subject) => breachOfFault(subject, 'version-known'),
};

;// CONCATENATED MODULE: ./lib/rules/index.js



















const rules = [
    stateReadable,
    stateAvailable,
    stateSafe,
    stateNotConflicted,
    stateDamaged,
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
    progressRecent,
];

;// CONCATENATED MODULE: ./lib/index.js
// The engine with its built-in formats and rules: the package's one import.



const engine = createEngine(formats, rules);


/***/ }),

/***/ 7157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readingOf),
/* harmony export */   f: () => (/* binding */ SIZE_CAP)
/* harmony export */ });
// What a file of the repository says when it is read as text: the text, or the reason why it has none.
/** Files above this size are named and skipped, never read as text. Bytes. */
const SIZE_CAP = 256 * 1024;
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
/* harmony export */   P: () => (/* binding */ readHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8810);
// SHA-256: computed from text, and read as people record it.


/** 64 lower-case hex digits; of a string, the digest of its UTF-8 bytes. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
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
/* harmony export */   bh: () => (/* binding */ BOM),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   wz: () => (/* binding */ refuseConflicts)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
// A text as lines with their places, and edits that leave every other byte alone.

const BOM = '\uFEFF';
function linesOf(text) {
    const lines = [];
    let start = text.startsWith(BOM) ? 1 : 0;
    while (start < text.length) {
        let end = start;
        while (end < text.length && text[end] !== '\n' && text[end] !== '\r')
            end++;
        const eol = text[end] === '\r' && text[end + 1] === '\n' ? '\r\n' : (text[end] ?? '');
        lines.push({ number: lines.length + 1, text: text.slice(start, end), start, end, eol });
        start = end + eol.length;
    }
    return lines;
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
/**
 * @param firstLine number of the first line within its file
 * @throws StateError `state-not-conflicted` where a merge left its markers (faults S03), all of them or
 * only some.
 */
function refuseConflicts(lines, firstLine = 1) {
    if (!lines.some(({ text }) => END.test(text)))
        return;
    const marks = lines.filter(({ text }) => END.test(text) || BETWEEN.test(text));
    const places = marks.map(({ number }) => number + firstLine - 1);
    const shown = places.slice(0, MOST_SHOWN).join(', ') + (places.length > MOST_SHOWN ? ', …' : '');
    const message = `found conflict markers on lines ${shown}, expected one version. Settle the merge.`;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('state-not-conflicted', message, places[0] ?? null, { lines: places });
}


/***/ }),

/***/ 8810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** One spelling for words that differ in case, hyphens and blanks only: `In-Progress` gives `in_progress`. */
function normal(word) {
    return word.trim().toLowerCase().replace(/[-\s]/g, '_').replace(/_{2,}/g, '_');
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


/***/ })

};
