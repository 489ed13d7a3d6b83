export const id = 726;
export const ids = [726,717,992];
export const modules = {

/***/ 3098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   brief: () => (/* binding */ brief),
/* harmony export */   briefIn: () => (/* binding */ briefIn),
/* harmony export */   printed: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3442);
/* harmony import */ var _report_brief_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8870);
/* harmony import */ var _report_elsewhere_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2622);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4611);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(435);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1222);







async function brief({ args: [id = ''], values }, world) {
    const clone = await (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .opened */ .Sg)(values.has('C') ? values.one('C') : '.', world);
    const settings = (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .settingsOf */ .f5)(values, world);
    const known = [];
    const unreadable = [];
    const branch = values.has('branch') ? values.one('branch') : null;
    for (const target of targetsOf(values, clone)) {
        const looked = await (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAt */ .t5)(clone, { target, settings, only: null }, world);
        const found = looked.report.workflows.filter((workflow) => workflow.id === id && isOn(branch, workflow));
        const [one, other] = found;
        if (other)
            throw (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .severalOf */ .Mq)(found);
        if (one) {
            const seen = target === _look_js__WEBPACK_IMPORTED_MODULE_5__/* .ALL_BRANCHES */ .ts;
            const branches = seen ? [] : await (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .branchesWith */ .zD)(new Set([one.format]), settings, clone, world);
            const home = (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .foundIn */ .QR)(looked).find(({ scanned }) => scanned === one);
            (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(home, `what is known of ${id} is kept behind the report`);
            world.stdout.write(printed(briefIn(looked, home, branches), values.one('output')));
            return _world_js__WEBPACK_IMPORTED_MODULE_6__/* .FINE */ .rX;
        }
        known.push(...looked.report.workflows);
        unreadable.push(...looked.report.unreadable);
    }
    const where = branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
    throw (0,_find_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownId */ .uO)(id, { workflows: known, unreadable }, where);
}
/** Where an id is looked for, one after the other: what is on disk, then every branch. */
function targetsOf(values, { kind }) {
    // A branch that inherited a workflow does not own it, and is not wrong to be asked about it.
    if (values.has('branch'))
        return [{ kind: 'branches', names: [values.one('branch')] }, _look_js__WEBPACK_IMPORTED_MODULE_5__/* .ALL_BRANCHES */ .ts];
    return [...(kind === 'bare' ? [] : [_look_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKTREE */ .ew]), ...(kind === 'none' ? [] : [_look_js__WEBPACK_IMPORTED_MODULE_5__/* .ALL_BRANCHES */ .ts])];
}
/** Whether a branch holds a workflow, its own or inherited; every one does where none is named. */
function isOn(branch, { owner, branches }) {
    return branch === null || owner === branch || branches.includes(branch);
}
/** `branches`: what every branch holds, where that was not what was looked at. */
function briefIn(looked, home, branches) {
    const told = (0,_report_elsewhere_js__WEBPACK_IMPORTED_MODULE_3__/* .withElsewhere */ .n)(home, looked.judged, branches);
    return (0,_report_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .briefOf */ .G)(home.recovery, told, home.holding.snapshot, looked.report.now);
}
/** A brief in the form that `--output` names. */
function printed(made, form) {
    return form === 'json' ? `${JSON.stringify(made, null, 2)}\n` : (0,_report_brief_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .briefMarkdown */ .i)(made);
}


/***/ }),

/***/ 7992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   change: () => (/* binding */ change),
/* harmony export */   lagOf: () => (/* binding */ lagOf),
/* harmony export */   standingOf: () => (/* binding */ standingOf)
/* harmony export */ });
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(137);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _report_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2622);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3098);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3860);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1595);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4611);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(435);
/* harmony import */ var _unfinished_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8009);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1222);
// The commands that record a person's choice: look, show the difference, ask, write, say what was done.










async function change({ command, args: [id = '', ...args], values }, world) {
    const words = { args, has: values.has, one: values.one };
    const choice = command.choice?.(words);
    (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .assert */ .vA)(choice, `the command ${command.name} makes a choice`);
    const clone = await (0,_unfinished_js__WEBPACK_IMPORTED_MODULE_8__/* .openedToWrite */ .S)(values, world);
    if (!clone)
        return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
    const look = { target: _look_js__WEBPACK_IMPORTED_MODULE_7__/* .WORKTREE */ .ew, settings: (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .settingsOf */ .f5)(values, world), only: null, depth: 'deep' };
    const looked = await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAt */ .t5)(clone, look, world);
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_6__/* .findById */ .uz)(id, looked);
    const effect = (0,_handle_js__WEBPACK_IMPORTED_MODULE_0__/* .changeFor */ .W)(choice, { ...(await standingOf(found, clone)), ...looked });
    const branches = await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .branchesWith */ .zD)(new Set([found.recovery.format]), look.settings, clone, world);
    const lags = lagOf(found, looked, branches);
    if (effect.change.files.length === 0)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `${id}: ${effect.change.summary}; nothing is to be changed.`);
    else if (await (0,_consent_js__WEBPACK_IMPORTED_MODULE_4__/* .agreed */ .bL)(effect, { clone, values, lags }, world))
        await (0,_consent_js__WEBPACK_IMPORTED_MODULE_4__/* .perform */ .y9)(effect, clone, world);
    else
        return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
    if (command.name !== 'resume' || values.has('dry-run'))
        return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
    const after = await (0,_look_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAt */ .t5)(clone, look, world);
    world.stdout.write((0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.printed)((0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.briefIn)(after, (0,_find_js__WEBPACK_IMPORTED_MODULE_6__/* .findById */ .uz)(id, after), branches), values.one('output')));
    return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
}
/** What is noted where the workflow lags behind another place of it; `null` where it does not. */
function lagOf(found, { judged }, branches) {
    const told = (0,_report_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__/* .elsewhereOf */ .q)(found, judged, branches);
    return told?.lags ? told.note : null;
}
async function standingOf({ recovery, holding }, clone) {
    const [by, branch] = [await clone.who(), await clone.branch()];
    return { recovery, snapshot: holding.snapshot, by, branch };
}


/***/ }),

/***/ 3726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkpoint: () => (/* binding */ checkpoint)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9239);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _report_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2936);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7591);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4581);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7992);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3860);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1595);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4611);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(435);
/* harmony import */ var _unfinished_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8009);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1222);












async function checkpoint({ args: [id], values }, world) {
    const clone = await (0,_unfinished_js__WEBPACK_IMPORTED_MODULE_9__/* .openedToWrite */ .S)(values, world);
    if (!clone)
        return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
    const look = { settings: (0,_look_js__WEBPACK_IMPORTED_MODULE_8__/* .settingsOf */ .f5)(values, world), only: null };
    const differing = await clone.changed();
    const now = await (0,_look_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAt */ .t5)(clone, { ...look, target: _look_js__WEBPACK_IMPORTED_MODULE_8__/* .WORKTREE */ .ew }, world);
    const named = id === undefined ? null : (0,_find_js__WEBPACK_IMPORTED_MODULE_7__/* .findById */ .uz)(id, now);
    if (differing.paths.length === 0)
        return nothing('nothing differs from the last commit', world);
    const target = { kind: 'commit', revision: 'HEAD' };
    const last = (await clone.resolve('HEAD')) === null ? null : await (0,_look_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAt */ .t5)(clone, { ...look, target }, world);
    const planOf = plannerOf({ now, last, differing }, clone);
    const plan = named ? await planOf(named) : await theOne(now, differing, planOf);
    if (plan === null)
        return nothing('no workflow is among what differs from the last commit', world);
    const { message, files, left } = plan;
    if (left.length > 0)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .c)(world, leftOut(left));
    if (files.length === 0)
        return nothing(`${plan.id}: nothing of it differs from the last commit`, world);
    const shown = await clone.beforeAndAfter(files);
    if (!(await (0,_consent_js__WEBPACK_IMPORTED_MODULE_5__/* .consented */ .yg)((0,_consent_js__WEBPACK_IMPORTED_MODULE_5__/* .remark */ .Vg)(message) + (0,_report_change_js__WEBPACK_IMPORTED_MODULE_2__/* .commitDiff */ .fA)(shown), values, world)))
        return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
    assertSame(shown, await clone.beforeAndAfter(files));
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)('checkpoint', plan.id, message, files);
    await (0,_consent_js__WEBPACK_IMPORTED_MODULE_5__/* .perform */ .y9)({ kind: 'checkpoint', key, message, paths: files }, clone, world);
    return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
}
function nothing(why, world) {
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .c)(world, `${why}; nothing is to be saved.`);
    return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
}
/** Paths that a sentence names at most. */
const SHOWN = 5;
function leftOut(paths) {
    const named = paths.slice(0, SHOWN).map((path) => JSON.stringify(path));
    const rest = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '';
    const what = `${named.join(', ')}${rest}`;
    return `left out, since nobody added them to git: ${what}. "git add" what belongs to it.`;
}
function plannerOf({ now, last, differing }, clone) {
    return async (found) => {
        const { id } = found.recovery;
        const before = last && (0,_find_js__WEBPACK_IMPORTED_MODULE_7__/* .foundIn */ .QR)(last).find(({ recovery }) => recovery.id === id);
        const standing = { ...(await (0,_change_js__WEBPACK_IMPORTED_MODULE_4__.standingOf)(found, clone)), ...now };
        const { by, branch } = standing;
        const was = last && before
            ? { recovery: before.recovery, snapshot: before.holding.snapshot, by, branch, ...last }
            : null;
        return { id, ..._index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .H.checkpoint(standing, was, differing) };
    };
}
/**
 * The one workflow whose own files differ; where none of them do, the one that other changes belong to, as an
 * implementation's do. `null`: none. @throws UserError where it is not one
 */
async function theOne(now, { paths }, planOf) {
    const found = (0,_find_js__WEBPACK_IMPORTED_MODULE_7__/* .foundIn */ .QR)(now);
    const own = found.filter(({ recovery: { site, state } }) => paths.some((path) => site.files.includes(path) || (state?.folders ?? []).some((folder) => path.startsWith(`${folder}/`))));
    const [only] = own;
    if (only && own.length === 1)
        return planOf(only);
    if (only)
        throw several('changes of', own.map(({ recovery }) => recovery.id));
    const plans = [];
    for (const one of found)
        plans.push(...(await planOf(one).then((plan) => [plan], unlessFit)));
    const fit = plans.filter(({ files }) => files.length > 0);
    if (fit.length > 1)
        throw several('changes that may belong to', fit.map(({ id }) => id));
    return fit[0] ?? plans.find(({ left }) => left.length > 0) ?? null;
}
/** A workflow that cannot be read has no step that a change could belong to. */
function unlessFit(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return [];
    throw error;
}
function several(what, ids) {
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`found ${what} ${ids.length} workflows, expected one. Name it: ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_11__/* .orList */ .A3)(ids)}.`);
}
/** What is committed is what was shown. @throws UserError where a file changed meanwhile */
function assertSame(shown, now) {
    const changed = shown.filter((file, at) => JSON.stringify(file) !== JSON.stringify(now[at]));
    if (changed.length === 0)
        return;
    const names = changed.map(({ path }) => JSON.stringify(path)).join(', ');
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${names} changed since this was shown. Nothing was committed; run the command again.`);
}


/***/ }),

/***/ 3860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   bL: () => (/* binding */ agreed),
/* harmony export */   y9: () => (/* binding */ perform),
/* harmony export */   yg: () => (/* binding */ consented)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8944);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1595);




/** Shows a change and asks. `false`: it was only to be shown, or the answer was no. @throws UserError */
async function agreed(effect, { clone, values, lags }, world) {
    const removed = effect.change.files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
    const listed = removed.length === 0 ? [] : await clone.expand(removed);
    const { summary, notes } = effect.change;
    const head = [`${summary} (${(0,_report_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeSummary */ .lb)(effect.change, listed)})`, ...notes].map(remark).join('');
    return consented(head + (0,_report_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeDiff */ .wq)(effect.change, listed), values, world, lags);
}
/** One line above a difference; what it quotes can neither move the cursor nor begin a line. */
function remark(text) {
    return `# ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .forTerminal */ .Qf)(text)}\n`;
}
/**
 * Shows what is to be done; on a terminal asks, elsewhere goes ahead only with `--yes`. `warning`: said
 * behind what is shown, which may be long. @throws UserError
 */
async function consented(shown, values, world, warning = null) {
    const looksOnly = values.has('dry-run');
    (looksOnly ? world.stdout : world.stderr).write(shown);
    if (warning !== null)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, warning);
    if (looksOnly)
        return false;
    if (values.has('yes'))
        return true;
    if (!world.ask)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('nothing was changed: there is no terminal to ask on. Add --yes, or --dry-run to look.');
    if (await world.ask('Do this? [y/N] '))
        return true;
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, 'nothing was changed.');
    return false;
}
/**
 * Has the edge do it, and says what was done. An archive's name goes to stdout, as it is needed later; of
 * `resume` the brief alone does.
 */
async function perform(effect, clone, world) {
    for (const { done, archive, commit, notes } of await clone.apply([effect])) {
        for (const note of notes)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, note);
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, done === 'already' ? 'this had been done already; nothing was changed.' : 'done.');
        if (archive && effect.kind === 'restore')
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `the archive ${archive.name} is kept.`);
        else if (archive) {
            const action = effect.kind === 'change' ? effect.action : null;
            if (action !== 'resume')
                world.stdout.write(`${archive.name}\n`);
            const when = action === 'fresh' ? '' : ', where the changed files were moved away';
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `archived; "rekindle restore ${archive.name}" brings back what was there${when}.`);
            if (archive.push !== null)
                (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `to keep the archive elsewhere as well: ${archive.push}`);
        }
        if (commit !== null)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `committed as ${commit.slice(0, 12)}.`);
    }
}


/***/ }),

/***/ 8009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openedToWrite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3860);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1595);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(435);
// A change that a crash cut short comes before any new one, and it too is only finished on a person's word.




/** Options under which a command only looks. */
const LOOKS = ['dry-run', 'check'];
/**
 * The folder that is named, by `-C` where nothing else names it; `null` where a change was found unfinished:
 * then that was dealt with, and nothing else is to be done, since whoever asks for the same once more must
 * not have it done twice.
 * @throws UserError where nobody can be asked
 */
async function openedToWrite(values, world, dir = values.has('C') ? values.one('C') : '.') {
    const clone = await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .opened */ .Sg)(dir, world);
    const pending = clone.pending();
    if (pending.length === 0)
        return clone;
    const found = pending.map((line) => (0,_consent_js__WEBPACK_IMPORTED_MODULE_1__/* .remark */ .Vg)(`unfinished: ${line}`)).join('');
    if (LOOKS.some((name) => values.has(name))) {
        for (const line of pending)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, `a change was cut short and is left as it is: ${line}.`);
        return clone;
    }
    if (!values.has('yes') && !world.ask)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`a change was cut short, or another process is at it: ${pending.join('; ')}. Nothing was done. ` +
            'With --yes it is finished first.');
    if (!(await (0,_consent_js__WEBPACK_IMPORTED_MODULE_1__/* .consented */ .yg)(found, values, world)))
        return null;
    for (const sentence of await clone.settle())
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, sentence);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, 'Nothing else was done. Look at the state, and run the command again if it is still needed.');
    return null;
}


/***/ }),

/***/ 2936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fA: () => (/* binding */ commitDiff),
/* harmony export */   lb: () => (/* binding */ changeSummary),
/* harmony export */   tl: () => (/* binding */ listedIn),
/* harmony export */   wq: () => (/* binding */ changeDiff)
/* harmony export */ });
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
    special: 'no file',
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

/***/ 2622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withElsewhere),
/* harmony export */   q: () => (/* binding */ elsewhereOf)
/* harmony export */ });
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5203);

/**
 * The workflow with a note of where else it is. `here`: the look that it was found in; `branches`: a look at
 * every branch.
 */
function withElsewhere(found, here, branches) {
    const { scanned, recovery, holding } = found;
    const before = (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .duplicateNotes */ .ji)(here)(recovery, holding.owner)?.note;
    const after = elsewhereOf(found, here, branches);
    const notes = scanned.notes.filter((note) => note !== before);
    return { ...scanned, notes: after === null ? notes : [...notes, after.note] };
}
/** Where else a workflow is, as it is noted; `null` where it is nowhere else. */
function elsewhereOf(found, here, branches) {
    const { recovery, holding } = found;
    const others = branches.map(({ holding: other, recovered }) => ({
        holding: other,
        recovered: {
            workflows: recovered.workflows.filter((one) => !isCopy(one, other, found)),
            unreadable: [],
        },
    }));
    return (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .duplicateNotes */ .ji)([...others, ...here])(recovery, holding.owner);
}
/** The very bytes that were found here, or what the branch that is looked at has committed. */
function isCopy({ path }, other, { recovery, holding }) {
    if (path !== recovery.path)
        return false;
    const owned = other.sites.find(({ site }) => site.path === path || site.files.includes(path));
    if (holding.owner !== null && owned?.branches.includes(holding.owner))
        return true;
    return recovery.site.files.every((file) => {
        const blob = holding.snapshot.entry(file)?.blob ?? null;
        return blob !== null && blob === (other.snapshot.entry(file)?.blob ?? null);
    });
}


/***/ })

};
