export const id = 23;
export const ids = [23];
export const modules = {

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tryFormat: () => (/* binding */ tryFormat)
/* harmony export */ });
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(440);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3926);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3434);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8944);
/* harmony import */ var _text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6734);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1595);
/* harmony import */ var _own_formats_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2251);
/* harmony import */ var _scan_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5938);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1222);
// `rekindle try-format`: what the formats of this checkout's config make of one file. It writes nothing.









/** Age does not matter here, so nothing is stale. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER };
async function tryFormat({ args: [typed = ''], values }, world) {
    const clone = await world.open(values.has('C') ? values.one('C') : '.', (message) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, message));
    const path = typed.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
    const described = describedIn(await (0,_own_formats_js__WEBPACK_IMPORTED_MODULE_5__/* .configIn */ .k$)(await clone.textOnDisk(_own_formats_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF)), world);
    const engine = (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .engineWith */ .re)(described);
    const format = engine.formats.find((one) => one.matches(path));
    const own = described.find(({ id }) => id === format?.id);
    if (own === undefined)
        throw unclaimed(path, described, format?.id ?? null);
    const reading = await clone.textOnDisk(path);
    if (!reading.ok)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`FILE: found no text at ${JSON.stringify(path)} (${reading.why}).`);
    const looked = await (0,_handle_js__WEBPACK_IMPORTED_MODULE_0__/* .look */ .O)(only(clone, path), _scan_options_js__WEBPACK_IMPORTED_MODULE_6__/* .WORKTREE */ .ew, { now: world.now(), ...AGELESS }, 'scan', engine);
    const [found] = looked.judged.flatMap(({ recovered }) => recovered.workflows);
    const lines = found ? linesOf(found) : unreadLines(looked, own, reading.text, engine);
    const json = { format: own.id, path, workflow: looked.report.workflows[0] ?? null };
    const shown = values.one('output') === 'json' ? [JSON.stringify(json, null, 2)] : lines;
    world.stdout.write(`${shown.join('\n')}\n`);
    return found ? _world_js__WEBPACK_IMPORTED_MODULE_7__/* .FINE */ .rX : _world_js__WEBPACK_IMPORTED_MODULE_7__/* .FOUND */ .vS;
}
/** @throws UserError with every mistake and its line, or where it describes none */
function describedIn({ config, problems }, world) {
    const wrong = problems.filter(({ level }) => level === 'error');
    for (const { level, message } of problems)
        if (level === 'warning')
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, message);
    if (wrong.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${_own_formats_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF} in this working tree: ${wrong.map(({ message }) => message).join(' ')}`);
    if (config.customFormats.length > 0)
        return config.customFormats;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${_own_formats_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_PATH */ .tF} in this working tree: found no custom-formats, expected one at least. ` +
        'docs/formats/custom.md says how to describe one.');
}
function unclaimed(path, described, builtIn) {
    const file = JSON.stringify(path);
    if (builtIn !== null)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`FILE: ${file} belongs to the built-in format ${builtIn}.`);
    const patterns = described.flatMap(({ paths }) => paths);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`FILE: no path of the custom formats means ${file}, expected ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__/* .orList */ .A3)(patterns)}.`);
}
/** The same clone with the one file's workflow in it. */
function only(clone, path) {
    return {
        survey: (target, asker) => clone.survey(target, {
            ...asker,
            sites: (paths) => asker.sites(paths).filter((site) => site.path === path || site.files.includes(path)),
        }),
    };
}
/** What is read and what is decided, a line each. Words of the file are quoted. */
function linesOf({ id, state, findings, decision }) {
    const current = state?.current ?? null;
    const at = current === null ? 'no step' : [current.id, current.item ?? ''].filter(Boolean).join(', task ');
    const steps = state?.steps ?? [];
    const rows = [
        ['workflow', id],
        ['status', [state?.status ?? 'not read', state?.statusText].filter(Boolean).join(' · ')],
        ['at', at],
        ['steps', steps.map(stepLine).join(' ') || 'none'],
        ...(state?.words ?? []).map((word) => ['word', wordLine(word)]),
        ...(state?.timestamps ?? []).map(({ field, found }) => ['time', `${field}: ${found}`]),
        ...findings.map((finding) => ['finding', findingLine(finding)]),
        ...(state?.notes ?? []).map((note) => ['note', note]),
        ['decision', [decision.action, decision.step ?? '–', decision.reason].join(' · ')],
        ['that is', decision.instruction],
        ['you may', decision.options.join(', ') || 'do nothing'],
    ];
    return rows.map(([name, value]) => `${name.padEnd(9)} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .forTerminal */ .Qf)(value)}`);
}
function stepLine({ id, item, finished }) {
    return `${item === undefined ? id : `${id}/${item}`}${finished ? '✓' : ''}`;
}
function wordLine({ field, found, known, expected, line, }) {
    const where = line === null ? '' : ` on line ${line}`;
    const rest = known ? '' : `, expected ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__/* .orList */ .A3)(expected)}`;
    return `${field}: ${found === null ? 'nothing' : JSON.stringify(found)}${where}${rest}`;
}
function findingLine({ rule, path, line, message }) {
    return `${rule} · ${path}${line === null ? '' : `:${line}`}: ${message}`;
}
/** Why a file that lies in the right place is no workflow. */
function unreadLines({ report }, { id, codec }, text, engine) {
    const [mute] = report.unreadable;
    if (mute)
        return [`not read  ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .forTerminal */ .Qf)(mute.message)}`];
    const ours = engine.formats.find((one) => one.id === id)?.recognises(text) ?? false;
    const lacks = codec === 'check-list' ? 'no box that is a task' : 'none of the described fields';
    return [
        `not read  ${ours ? 'nothing in it is a workflow' : `found ${lacks} in it`}: it is no file of ${id}.`,
    ];
}


/***/ })

};
