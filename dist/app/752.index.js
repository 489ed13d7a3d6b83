export const id = 752;
export const ids = [752];
export const modules = {

/***/ 64743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ ownedIn),
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   p1: () => (/* binding */ sightOf),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   yS: () => (/* binding */ askerFor)
/* harmony export */ });
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44902);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39223);
// Scans branches and commits of a GitHub repository, and finds the one workflow that is meant.



/** All workflows that a commit holds, as those of this branch, whatever other branches hold too. */
async function sightOf(branch, sha, desk) {
    const looked = await lookDeep({ kind: 'commit', revision: sha }, desk);
    return { looked, found: foundIn(looked, desk).map((one) => ({ ...one, ...ownedBy(branch, one) })) };
}
async function lookAt(branch, sha, desk) {
    return (await sightOf(branch, sha, desk)).found;
}
/** Those that a branch owns; `all`: of every branch, each at its owner. */
async function ownedIn(names, desk) {
    const except = (branch) => (0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(desk.config, { branch });
    const looked = await lookDeep({ kind: 'branches', names, except }, desk);
    return foundIn(looked, desk);
}
function lookDeep(target, { hub, settings, engine }) {
    return (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .look */ .O)(hub, target, settings, 'deep', engine);
}
/** What the config leaves alone is not there. */
function foundIn(looked, { config }) {
    const { report, judged } = looked;
    return judged.flatMap(({ holding: { owner, snapshot }, recovered }) => recovered.workflows.flatMap((recovery) => {
        const scanned = report.workflows.find((one) => one.id === recovery.id && one.owner === owner && one.commit === snapshot.commit);
        const sha = snapshot.commit;
        if (!scanned || sha === null)
            return [];
        const branch = owner ?? '';
        if ((0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path: recovery.path, workflow: recovery.id, branch }))
            return [];
        return [{ scanned, recovery, branch, sha, key: (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .cardKey */ .eT)(recovery.id, owner), snapshot, looked }];
    }));
}
/** A commit alone has no owner, so it counts as that of the branch for which it was scanned. */
function ownedBy(branch, { scanned, recovery }) {
    return {
        scanned: { ...scanned, owner: branch, branches: [branch] },
        branch,
        key: (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .cardKey */ .eT)(recovery.id, branch),
    };
}
/** One change from several choices. A state's time of last activity never goes back. */
function changeOf([choice, ...then], found, { by, at }, desk) {
    const { recovery, snapshot, looked, branch } = found;
    const now = Math.max(at, recovery.activity.at ?? 0);
    const standing = {
        recovery,
        snapshot,
        settings: { ...looked.settings, now },
        memo: looked.memo,
        by,
        branch,
    };
    return (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .changeFor */ .W)(choice, standing, desk.engine, then);
}
/** Requires only what is at these paths, and nothing of any format. */
function askerFor(paths) {
    const wanted = new Set(paths);
    const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
    const site = { format: 'files', path: paths[0] ?? '', files: [], rivals: [], feature: '' };
    return {
        names,
        folders: new Set(),
        matches: (path) => wanted.has(path),
        sites: () => [site],
        isOurs: () => true,
        needs: () => [],
    };
}


/***/ }),

/***/ 35794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ turnOf),
/* harmony export */   af: () => (/* binding */ cardView),
/* harmony export */   zI: () => (/* binding */ cardBody)
/* harmony export */ });
/* unused harmony export somebody */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73434);
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31218);
/* harmony import */ var _report_github_card_card_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47597);
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21604);
/* harmony import */ var _report_terminal_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87067);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64743);






/** `fork`: it is shown on a pull request from another repository. */
function cardView(found, turn, seat, desk, fork = false) {
    const { scanned, recovery } = found;
    return {
        scanned,
        recovery,
        ...prospectsOf(found, desk),
        turn,
        fork,
        seat,
        cli: desk.cli,
    };
}
/**
 * Who would choose, and when, is not known yet. So it is assumed to be somebody a day after the last
 * activity: then every time that the command will set differs from what stands there, as it will, and the
 * words are the same until the workflow moves.
 */
function somebody({ recovery: { activity } }) {
    return { by: 'the person who gives the command', at: (activity.at ?? 0) + _model_time_units_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY */ .d_ };
}
function prospectsOf(found, desk) {
    const fresh = wouldBe({ name: 'start-fresh', all: false }, found, desk);
    return {
        resuming: wouldBe({ name: 'resume' }, found, desk),
        fresh: fresh && { change: fresh, listed: (0,_report_terminal_change_js__WEBPACK_IMPORTED_MODULE_3__/* .listedIn */ .tl)(found.snapshot, fresh) },
        wakes: desk.config.dispatch.kind,
    };
}
/** `null`: the choice does not fit. */
function wouldBe(choice, found, desk) {
    try {
        return (0,_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .changeOf */ .C2)([choice], found, somebody(found), desk).change;
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
            return null;
        throw error;
    }
}
/** For a frozen workflow the outcome is the freeze. */
function turnOf(freeze, otherwise) {
    return freeze === null ? otherwise : { kind: 'frozen', by: freeze.by, until: freeze.until };
}
/** The body of a card; `before`: as it stands there, `null` where it is new. */
function cardBody(view, before, freeze) {
    return (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_5__/* .withFreeze */ .iF)((0,_report_github_card_card_js__WEBPACK_IMPORTED_MODULE_2__/* .recoveryCard */ .m)(view, before), freeze);
}


/***/ }),

/***/ 47597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cardTitle),
/* harmony export */   m: () => (/* binding */ recoveryCard)
/* harmony export */ });
/* harmony import */ var _terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26613);
/* harmony import */ var _command_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76431);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44681);
/* harmony import */ var _markers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39223);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35874);
/* harmony import */ var _truncate_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1801);
/* harmony import */ var _choices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37931);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49544);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64027);
/* harmony import */ var _reason_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36543);
// The card of one workflow: where it is, what can be trusted, what may be done, and the line for each choice.










/**
 * The body of the card, its marker first. `before`: our card as it stands there, whose history goes on;
 * `null` where there isn't one. The same workflow in the same state gives the same body.
 */
function recoveryCard(view, before, limit = _truncate_body_js__WEBPACK_IMPORTED_MODULE_5__/* .BODY_LIMIT */ .T) {
    const mark = (0,_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .markOf */ .Fg)(view.scanned, before === null ? null : (0,_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .readMark */ .Mp)(before));
    return (0,_truncate_body_js__WEBPACK_IMPORTED_MODULE_5__/* .fitBody */ .K)(isSettled(view) ? settled(view, mark) : open(view, mark), limit);
}
/** No one has to do anything. */
function isSettled({ turn, scanned }) {
    return turn.kind === 'recovered' || scanned.decision.reason === 'completed';
}
/** The words of the title, by what is found. */
function headingOf({ scanned: { decision }, turn, seat }) {
    if (turn.kind === 'recovered')
        return (0,_command_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .specOf */ .rI)(turn.command, seat.commands)?.startsOver ? 'Started fresh: workflow' : 'Resumed workflow';
    if (turn.kind === 'frozen')
        return 'Frozen workflow';
    if (decision.action === 'none')
        return decision.reason === 'completed' ? 'Finished workflow' : 'Ended workflow';
    return decision.action === 'start-fresh' ? 'Found failed workflow for' : 'Found interrupted workflow for';
}
/** The title of an issue that is about this workflow alone: plain text. */
function cardTitle(view) {
    return `${headingOf(view)} '${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h)(view.scanned.feature, 80)}'`;
}
function topOf(view, mark) {
    const { id, feature, path } = view.scanned;
    const { is, todo } = (0,_reason_text_js__WEBPACK_IMPORTED_MODULE_9__/* .leadOf */ .M)(view.scanned.decision);
    const first = turnOf(view) ?? `**${is}** ${todo}`;
    const second = turnOf(view) === null || isSettled(view) ? [] : [`**${is}** ${todo}\n`];
    return {
        name: 'the card',
        rank: 0,
        head: [
            `${(0,_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .markLine */ .oi)(mark)}\n### ${headingOf(view)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .KT)(feature)}\n`,
            `${first}\n`,
            ...second,
            (0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .factsOf */ .xS)(view.scanned),
            `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(id)}, saved in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(path, 240)}\n`,
        ].join('\n'),
    };
}
/** What is to be said before all else; `null`: nothing. */
function turnOf({ turn, scanned: { decision } }) {
    switch (turn.kind) {
        case 'open':
            return null;
        case 'reminder':
            return `Still waiting: the question was first put ${(0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .agoOf */ .JT)(turn.waited)}.`;
        case 'moved':
            return 'The branch has moved since this card was last read, and something else is the case now:';
        case 'frozen': {
            const until = turn.until === null ? 'until somebody unfreezes it' : `until ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(turn.until, 40)} (UTC)`;
            return `Left alone on the word of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .login */ .iD)(turn.by)}, ${until}.`;
        }
        case 'recovered':
            break;
    }
    const left = decision.reason === 'completed' ? '' : ' Nothing more is asked of you here.';
    const how = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .slashName */ .tq)(turn.command);
    return `**Taken up again by ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .login */ .iD)(turn.by)}** with ${how} on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .dated */ .dR)(turn.at)}.${left}`;
}
function open(view, mark) {
    return [
        topOf(view, mark),
        ...(0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .questionsOf */ .PW)(view.scanned),
        ...(0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .trustOf */ .An)(view),
        ...(0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .notesOf */ .h$)(view),
        ...(0,_choices_js__WEBPACK_IMPORTED_MODULE_6__/* .choicesOf */ .cU)(view),
        ...(0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .evidenceOf */ .X1)(view.scanned),
        ...(0,_choices_js__WEBPACK_IMPORTED_MODULE_6__/* .prospectsOf */ .fg)(view),
        ...(0,_history_js__WEBPACK_IMPORTED_MODULE_8__/* .historyOf */ .o)(mark),
        footOf(view),
    ];
}
function settled(view, mark) {
    return [topOf(view, mark), ...(0,_history_js__WEBPACK_IMPORTED_MODULE_8__/* .historyOf */ .o)(mark)];
}
function footOf({ seat }) {
    const words = `Anyone with the role ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(seat.role, 40)} or higher can give these commands, as the first line of a ` +
        'new comment. Nothing is changed before somebody does. `/rekindle help` explains them all.';
    return { name: 'the help', rank: 0, head: `---\n<sub>${words}</sub>\n` };
}


/***/ }),

/***/ 21604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fZ: () => (/* binding */ freezeIn),
/* harmony export */   iF: () => (/* binding */ withFreeze),
/* harmony export */   lR: () => (/* binding */ withFreezes),
/* harmony export */   tH: () => (/* binding */ FROZEN),
/* harmony export */   uc: () => (/* binding */ freezesIn),
/* harmony export */   ul: () => (/* binding */ isLabelled),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18549);
// Freezes: kept in the marker of a workflow's card, or of the dashboard where it has none; labels show them.

/** The label that repeats a freeze; where a person sets it by hand, it is one. */
const FROZEN = 'rekindle: frozen';
/** GitHub has one label of a name in whatever case, which is as somebody once wrote it. */
function isLabelled(labels) {
    return labels.some((label) => label.toLowerCase() === FROZEN);
}
const DAY = /^\d{4}-\d\d-\d\d$/;
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/;
/** Whether it still holds. `now` is in epoch ms. */
function holds(freeze, now) {
    return freeze !== null && (freeze.until === null || now < Date.parse(`${freeze.until}T00:00:00Z`));
}
/** What the body of one of our cards says; `null`: no freeze, or one that is not as we write it. */
function freezeIn(body) {
    const marker = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(body);
    return freezeOf(marker?.['frozen_by'], marker?.['frozen_until']);
}
function freezeOf(by, until) {
    if (typeof by !== 'string' || !LOGIN.test(by))
        return null;
    if (until === null || until === undefined)
        return { by, until: null };
    return typeof until === 'string' && DAY.test(until) ? { by, until } : null;
}
/** The body of a card, which is made without; `null`: it is not frozen. */
function withFreeze(body, freeze) {
    return freeze === null ? body : (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .withFields */ .qO)(body, { frozen_by: freeze.by, frozen_until: freeze.until });
}
/** By the keys of cards: the freezes that a dashboard keeps for workflows without one. */
function freezesIn(dashboard) {
    const kept = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(dashboard)?.['frozen'];
    const freezes = new Map();
    if (typeof kept !== 'string')
        return freezes;
    for (const entry of kept.split(';')) {
        const [key = '', until = '', by = ''] = entry.split(' ');
        const freeze = freezeOf(by, until === '-' ? null : until);
        if (freeze && /^card-[0-9a-f]{16}$/.test(key))
            freezes.set(key, freeze);
    }
    return freezes;
}
/** Units of UTF-16 that a marker has room for beside all else. */
const ROOM = 3000;
/** The dashboard's body with these freezes and no others; `null` where there is no room for them all. */
function withFreezes(dashboard, freezes) {
    const { frozen: _, ...marker } = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(dashboard) ?? { key: '' };
    if (marker.key === '')
        return null;
    const kept = [...freezes].map(([key, { by, until }]) => `${key} ${until ?? '-'} ${by}`).join(';');
    if (kept.length > ROOM)
        return null;
    const line = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerLine */ .B_)({ ...marker, key: marker.key, ...(kept === '' ? {} : { frozen: kept }) });
    return line + dashboard.slice(dashboard.indexOf('\n'));
}


/***/ }),

/***/ 64027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ historyOf)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26713);
/* harmony import */ var _markdown_card_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69114);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44681);
// The earlier states of a card, folded.



/** Newest first; nothing where the card said nothing else before. */
function historyOf({ past }) {
    if (past.length === 0)
        return [];
    const table = (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_0__/* .mdTable */ .gJ)(['Last activity', 'Decision', 'Reason', 'Commit'], past.toReversed().map(rowOf));
    const summary = `What this card said before (${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(past.length, 'time')})`;
    return [
        {
            name: 'what this card said before',
            rank: 8,
            head: `<details><summary>${summary}</summary>\n\n${table}\n</details>\n`,
        },
    ];
}
function rowOf({ at, action, reason, sha }) {
    return [
        at === null ? '–' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .dated */ .dR)(at),
        action,
        `\`${reason}\``,
        sha === null ? 'the working tree' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .short */ .h0)(sha),
    ];
}


/***/ }),

/***/ 63841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ labelsFor),
/* harmony export */   k: () => (/* binding */ LABELS)
/* harmony export */ });
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16569);

const LABELS = [
    'rekindle: needs decision',
    'rekindle: stale',
    'rekindle: blocked',
    'rekindle: frozen',
];
/** For the workflows whose cards stand there; of one that is frozen nothing else is said. */
function labelsFor(workflows) {
    const wanted = new Set(workflows.flatMap(labelsOf));
    return {
        add: LABELS.filter((label) => wanted.has(label)),
        remove: LABELS.filter((label) => !wanted.has(label)),
    };
}
function labelsOf({ scanned, frozen }) {
    if (frozen)
        return ['rekindle: frozen'];
    if (scanned.decision.action === 'none')
        return [];
    return [
        ...((0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .needsDecision */ .od)(scanned) ? ['rekindle: needs decision'] : []),
        ...((0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverdue */ .Jv)(scanned) ? ['rekindle: stale'] : []),
        ...(scanned.decision.action === 'block' ? ['rekindle: blocked'] : []),
    ];
}


/***/ }),

/***/ 35874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ plainLine)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18944);
/* harmony import */ var _text_escape_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47763);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51814);
// Names from files where there is no Markdown: titles, and the messages of commits.



/** Digits that name no commit, and that are of use unbroken alone. */
const UUID = '(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])';
/** What may be the short form of a commit; a date of eight digits is not one. */
const HEX = '(?<![0-9a-z])(?!\\d{7,8}(?![0-9a-z]))[0-9a-f]{7,}(?![0-9a-z])';
const DIGITS = new RegExp(`(${UUID})|${HEX}`, 'gi');
/**
 * One line, cut after `most` UTF-16 units; a blank after the first half of what GitHub acts on takes the
 * meaning away, and comes on top. Secrets are taken out. What is made harmless stays as it is when it comes
 * by again.
 */
function plainLine(text, most) {
    const line = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(text));
    // A cut may make digits of a word look like a commit, so it comes first.
    const short = line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
    return short
        .replace(_text_escape_references_js__WEBPACK_IMPORTED_MODULE_1__/* .HALVES */ .u, (half) => `${half} `)
        .replace(DIGITS, (digits, uuid) => uuid ?? digits.replace(/.{6}(?=.)/g, (six) => `${six} `));
}


/***/ }),

/***/ 70936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   df: () => (/* binding */ commitMessage),
/* harmony export */   hj: () => (/* binding */ proposalBranch),
/* harmony export */   iA: () => (/* binding */ trailersOf),
/* harmony export */   ld: () => (/* binding */ isProposal)
/* harmony export */ });
/* unused harmony export isSigned */
/* harmony import */ var _text_escape_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47763);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77591);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51814);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35874);




/** UTF-16 units of a subject, of a name in it, and of a line of a format's own message. */
const LONGEST = { subject: 120, name: 60, line: 200 };
/**
 * The message of the commit that holds a choice's change: the format's own where it has one, else ours. The
 * trailers are not part of it.
 */
function commitMessage(choice, { scanned }, change) {
    if (change.commit !== null)
        return linesOf(change.commit);
    const subject = (SUBJECTS.get(choice) ?? otherSubject)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(scanned.id, LONGEST.name), change);
    return `chore(state): ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(subject, LONGEST.subject)}`;
}
const SUBJECTS = new Map([
    ['migrate', (id, change) => `migrate ${id} ${rangeOf(change)}`],
    ['repair', (id, { summary }) => `repair ${id}: ${summary}`],
    ['start-fresh', (id) => `start ${id} fresh`],
]);
/** `answer C2.1 (humaninloop:005-user-auth)` */
const otherSubject = (id, { summary }) => `${summary} (${id})`;
/** A message of a format may have a body; each line of it is made harmless for itself. */
function linesOf(message) {
    return message
        .split('\n')
        .map((line) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(line, LONGEST.line))
        .join('\n');
}
/** `v2 → v6` of `migrate v2 → v3, v3 → v4, v4 → v5, v5 → v6`. */
function rangeOf({ summary }) {
    const [, first] = /^(?:migrate )?(\S+) → /.exec(summary) ?? [];
    const [, last] = / → (\S+)$/.exec(summary) ?? [];
    return first === undefined || last === undefined ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(summary, LONGEST.name) : `${first} → ${last}`;
}
/** Of every commit made by Rekindle, beside its source: which workflow, exactly, and what was asked. */
function trailersOf(workflow, action) {
    return {
        'Rekindle-Workflow': (0,_text_escape_references_js__WEBPACK_IMPORTED_MODULE_0__/* .trailerValue */ .d)(workflow),
        'Rekindle-Action': (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(action, 40),
    };
}
/** Our branch: `rekindle/<kind>/<workflow>-<8 hex digits of the key>`; `kind` is a command's name. */
function proposalBranch(kind, workflow, key) {
    const slug = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(workflow)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60)
        .replace(/^-+|-+$/g, '');
    return `rekindle/${kind}/${slug === '' ? 'workflow' : slug}-${digitsOf(key)}`;
}
/** Eight hex digits: the key's own first ones where it is hex, else those of its digest. */
function digitsOf(key) {
    return (/^[0-9a-f]{8,}$/.test(key) ? key : (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(key)).slice(0, 8);
}
/** One of our branches: `rekindle/<kind>/…`. */
function isProposal(branch) {
    return branch.startsWith('rekindle/');
}
/** Whether a commit's message ends with our trailers; a merge that was squashed carries them too. */
function isSigned(message) {
    return /^Rekindle-(?:Action|Source): \S/m.test(message);
}


/***/ }),

/***/ 14583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ movedBaseWords),
/* harmony export */   Qt: () => (/* binding */ unopenedWords),
/* harmony export */   yM: () => (/* binding */ compareLink)
/* harmony export */ });
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18549);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44681);
/* harmony import */ var _reply_in_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47470);
// What is said about a pull request of our own that did not work out: its base moved, or it could
// not be opened.



/** Under the pull request: the branch is a person's now, and what it is to be merged into went on. */
function movedBaseWords(key, base) {
    return (`${(0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerLine */ .B_)({ key })}\n**${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(base)} has moved since this was proposed.** Somebody pushed to this ` +
        'branch, so it is left as it is. Merge or rebase it by hand; or close it, and ask for the change again.\n');
}
/** A comment, with the marker of this key. */
function unopenedWords(key, unopened) {
    return `${(0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerLine */ .B_)({ key })}\n${(0,_reply_in_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWords */ .dU)(unopened.branch, compareLink(unopened))}\n`;
}
/** `https://github.com/OWNER/REPO/compare/BASE...BRANCH?expand=1`; names are data. */
function compareLink({ address, base, branch }) {
    return `${address}/compare/${inPath(base)}...${inPath(branch)}?expand=1`;
}
/** A slash between names stays; what Markdown would take for the end of an address does not. */
function inPath(name) {
    const parts = name.split('/').map(encodeURIComponent).join('/');
    return parts.replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 89077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ proposalBody)
/* harmony export */ });
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18549);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18944);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71551);
/* harmony import */ var _terminal_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87067);
/* harmony import */ var _card_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49544);
/* harmony import */ var _card_field_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61015);
/* harmony import */ var _card_reason_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36543);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44681);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35874);
/* harmony import */ var _truncate_body_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1801);
/* harmony import */ var _commit_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70936);











const LONGEST_TITLE = 120;
const DIFF_LINES = 200;
/** Title and body; the body's first line is the marker. */
function proposalBody(view, limit = _truncate_body_js__WEBPACK_IMPORTED_MODULE_8__/* .BODY_LIMIT */ .T) {
    const { change, scanned } = view;
    const [subject = ''] = (0,_commit_message_js__WEBPACK_IMPORTED_MODULE_9__/* .commitMessage */ .df)(view.choice, view, change).split('\n');
    const id = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .isKeepable */ .QH)(scanned.id) ? scanned.id : null;
    const choice = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .isKeepable */ .QH)(view.choice) ? view.choice : null;
    const marker = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_10__/* .markerLine */ .B_)({ key: view.key, workflow: id, sha: scanned.commit, choice });
    const parts = [
        { name: 'what', rank: 0, head: `${marker}\n### What\n\n${whatWords(view)}\n` },
        { name: 'why now', rank: 0, head: `### Why now\n\n${whyWords(view)}\n` },
        ...changesOf(view),
        keptPart(view),
        ...proofPart(view),
        { name: 'how to verify', rank: 0, head: `### How to verify\n\n${verifyWords(view)}` },
        { name: 'how to undo', rank: 0, head: `### How to undo\n\n${undoWords(view)}\n` },
        { name: 'the last word', rank: 0, head: `---\n<sub>${noWords(view)}</sub>\n` },
    ];
    return { title: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h)(subject, LONGEST_TITLE), body: (0,_truncate_body_js__WEBPACK_IMPORTED_MODULE_8__/* .fitBody */ .K)(parts, limit) };
}
function whatWords({ choice, change, scanned }) {
    const of = `the state file of workflow ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .KT)(scanned.feature)}`;
    const where = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .cell */ .Hn)(scanned.path, 240)} on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .cell */ .Hn)(scanned.owner)}`;
    if (choice === 'migrate')
        return `Migrates ${of}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .cell */ .Hn)((0,_commit_message_js__WEBPACK_IMPORTED_MODULE_9__/* .rangeOf */ .be)(change), 80)}: ${where}.`;
    if (choice === 'repair')
        return `Repairs ${of}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .cell */ .Hn)(change.summary, 300)}. It is ${where}.`;
    if (choice === 'start-fresh')
        return `Removes what is kept of workflow ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .KT)(scanned.feature)}, so that it can start over: ${where}.`;
    return `Records ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .slashName */ .tq)(choice)} for workflow ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .KT)(scanned.feature)}: ${where}.`;
}
function whyWords({ choice, by, guarded, scanned }) {
    const asked = by === null ? [] : [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .login */ .iD)(by)} asked for it with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .slashName */ .tq)(choice)}.`];
    // After a sentence about the change, "It" would be the change.
    const is = (0,_card_reason_text_js__WEBPACK_IMPORTED_MODULE_5__/* .leadOf */ .M)(scanned.decision)
        .is.replace(/^It(?=\s)/, 'The workflow')
        .replace(/^Its(?=\s)/, "The workflow's");
    const reason = choice === 'migrate'
        ? ['Rekindle writes the newest version alone, so whatever else is to be recorded waits for this.']
        : choice === 'repair'
            ? [is, 'The facts below prove what is proposed here; nothing is guessed.']
            : [is];
    const why = guarded ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .cell */ .Hn)(scanned.owner)} takes changes by pull request alone.`] : [];
    return [...asked, ...reason, ...why].join(' ');
}
/** A table of fields for each file that is written; all else is listed. */
function changesOf({ change, listed }) {
    const written = change.files.filter((file) => file.kind === 'write');
    const others = change.files.filter((file) => file.kind !== 'write');
    const tables = written.map((file) => {
        const rows = (0,_card_field_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(file).map(_card_field_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldRow */ .h0);
        const title = written.length === 1 ? '' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .cell */ .Hn)(file.path, 240)}\n\n`;
        return { name: 'what changes', rank: 2, head: `${title}${_card_field_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .FIELD_HEAD */ .ex}`, rows };
    });
    const list = (0,_card_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)((0,_terminal_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeDiff */ .wq)({ ...change, files: others }, listed), 'text');
    return [
        { name: 'how much changes', rank: 0, head: `### What changes\n\n${(0,_terminal_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeSummary */ .lb)(change, listed)}.\n` },
        ...tables,
        ...(others.length === 0 ? [] : [{ name: 'files', rank: 3, head: list }]),
        {
            name: 'the difference',
            rank: 5,
            head: written.length === 0 ? '' : '<details><summary>The same as a difference</summary>\n\n',
            rows: written.length === 0 ? [] : [(0,_card_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)((0,_terminal_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeDiff */ .wq)({ ...change, files: written }), 'diff', DIFF_LINES)],
            foot: written.length === 0 ? '' : '\n</details>\n',
        },
    ];
}
function keptPart({ change }) {
    const written = change.files.filter((file) => file.kind === 'write');
    return {
        name: 'what stays',
        rank: 1,
        head: '### What stays byte for byte\n\n',
        rows: [...written.map((file) => `- ${(0,_card_field_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .keptWords */ .Gx)(file)}\n`), '- Every other file.\n'],
        more: (left) => `- and ${left} more\n`,
    };
}
/** The facts that prove a repair right, and what is to be known of a change before a yes. */
function proofPart({ choice, change, recovery }) {
    if (change.notes.length === 0)
        return [];
    const theirs = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .theirsOf */ .xW)(recovery);
    const title = choice === 'repair' ? 'Why that is right' : 'Worth knowing';
    const rows = change.notes.map((note) => `- ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .said */ .ag)(note, theirs)}\n`);
    return [
        {
            name: title.toLowerCase(),
            rank: 2,
            head: `### ${title}\n\n`,
            rows,
            more: (left) => `- and ${left} more\n`,
        },
    ];
}
function verifyWords({ choice, scanned, branch, base }) {
    const names = [branch, base, scanned.id];
    if (!names.every(_format_js__WEBPACK_IMPORTED_MODULE_6__/* .isKeepable */ .QH))
        return 'Look at the files of this pull request: nothing else changes.\n';
    const judge = choice === 'migrate'
        ? ['rekindle', 'migrate', scanned.id, '--check']
        : ['rekindle', 'scan', '--worktree'];
    const lines = [
        `git fetch origin ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(branch)} ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(base)}`,
        `git diff ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(`origin/${base}...origin/${branch}`)}`,
        `git switch ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(branch)}`,
        judge.map(_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL).join(' '),
    ];
    const what = choice === 'migrate' ? 'says that nothing is old any more' : 'says where the workflow stands after this';
    const typed = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(lines.join('\n'), 'sh');
    return `${typed}\nThe second line shows every byte that changes, the last one ${what}.\n`;
}
function undoWords({ change }) {
    const removes = change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
    const archive = removes ? ' What is removed is kept under `refs/rekindle/archive/` besides.' : '';
    return ('Close it, and nothing has happened. Once it is merged, revert the merge (GitHub offers **Revert** ' +
        `below it): every byte comes back.${archive}`);
}
function noWords({ choice }) {
    const order = (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .slashName */ .tq)(choice);
    return `Close to decline; ${order} reopens it. A branch that a person pushed to is not touched any more.`;
}


/***/ }),

/***/ 47763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ trailerValue),
/* harmony export */   u: () => (/* binding */ HALVES)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51814);
// What GitHub acts on in plain text, and a trailer of a commit in which nothing acts and nothing is lost.

/**
 * Mentions, references, closing words with them, links, and the words by which a commit starts no workflows:
 * the first half of each, which ends in the character that gives it its meaning.
 */
const HALVES = /@(?=\S)|#(?=\d)|\b(?:GH|GHSA|CVE)-(?=\w)|:(?=\/\/)|\bwww\.(?=\S)|\[(?=(?:skip|no|ci|actions)\b)/gi;
/** What a line of a message does not hold, or would not give back: `%` itself, and blanks at its ends. */
const UNHELD = /%|(?! )[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|^ +| +$|(?<= ) +/gu;
/**
 * A value as a trailer says it. Tools read it back, so nothing is added, cut or left out: what would act is
 * percent-encoded (`@org` becomes `%40org`), and `decodeURIComponent` gives the value; most have nothing to
 * encode. Secrets are taken out.
 *
 * Digits that may be the short form of a commit, as in a UUID, stay: without them an id could not be searched
 * for. GitHub makes a link of them where this very repository has such a commit, but
 * notifies no one, closes and starts nothing, and the commit itself does not show it. Mentions and references
 * would notify people.
 */
function trailerValue(text) {
    // What is no character at all has no UTF-8.
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(text.replace(/\p{Cs}/gu, '\ufffd'))
        .replace(UNHELD, encoded)
        .replace(HALVES, (half) => `${half.slice(0, -1)}${encoded(half.slice(-1))}`);
}
/** UTF-8, each byte as `%` and two digits. */
function encoded(text) {
    return [...Buffer.from(text)]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join('');
}


/***/ })

};
