export const id = 400;
export const ids = [400];
export const modules = {

/***/ 8400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  guard: () => (/* binding */ guard)
});

// EXTERNAL MODULE: ./lib/handle.js
var handle = __webpack_require__(137);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(1053);
// EXTERNAL MODULE: ./lib/text/counted.js
var counted = __webpack_require__(3497);
// EXTERNAL MODULE: ./lib/report/markdown-card.js
var markdown_card = __webpack_require__(2580);
// EXTERNAL MODULE: ./lib/report/github/fit.js
var fit = __webpack_require__(2263);
// EXTERNAL MODULE: ./lib/report/github/leads.js
var leads = __webpack_require__(6447);
// EXTERNAL MODULE: ./lib/report/github/words.js
var words = __webpack_require__(3793);
;// CONCATENATED MODULE: ./lib/report/github/guard.js
// What is said when an agent's job ends: whether its work is finished and safe, and what would be lost with
// the runner.





function isTrouble({ unfinished, unsaved, unpushed }) {
    return unfinished || unsaved.length > 0 || unpushed;
}
const ENDED = {
    success: 'The job went through',
    failure: 'The job failed',
    cancelled: 'The job was cancelled',
    unknown: 'The job ended',
};
const GONE = 'they are gone with it.';
/** Sentences of ours for the card of a workflow: what of it was lost, and how the job ended. */
function guardNotes(job, { unsaved, unpushed }) {
    return [
        ...(unsaved.length > 0
            ? [`${ENDED[job]} with ${(0,counted/* counted */.h)(unsaved.length, 'changed file')} of it not committed; ${GONE}`]
            : []),
        ...(unpushed ? [`${ENDED[job]} with commits that were not pushed; ${GONE}`] : []),
        ...(unsaved.length === 0 && !unpushed
            ? [`${ENDED[job]} before it was finished; all of it was pushed.`]
            : []),
    ];
}
/** Title and summary of the check run. */
function guardWords({ job, left, torn }) {
    const trouble = left.filter(isTrouble);
    const lost = trouble.filter(({ unsaved, unpushed }) => unsaved.length > 0 || unpushed);
    const open = trouble.filter(({ unfinished }) => unfinished);
    const facts = [
        ...(open.length === 0 ? [] : [`${(0,counted/* counted */.h)(open.length, 'workflow')} unfinished`]),
        ...(lost.length === 0 ? [] : [`${(0,counted/* counted */.h)(lost.length, 'workflow')} with state that was not pushed`]),
        ...(torn.length === 0 ? [] : [`${(0,counted/* counted */.h)(torn.length, 'state file')} that cannot be read`]),
    ];
    const title = facts.length === 0 ? 'All finished and pushed' : facts.join(', ');
    const head = `${ENDED[job]}. ${facts.length === 0 ? SAFE : SAVE}\n`;
    return {
        title,
        summary: (0,fit/* fitBody */.K)([
            { name: 'how the job ended', rank: 0, head },
            {
                name: 'the workflows',
                rank: 1,
                head: trouble.length === 0 ? '' : (0,markdown_card/* mdTable */.gJ)(['Workflow', 'What is the case', 'Not pushed'], []),
                rows: trouble.map(rowOf),
            },
            ...lost.map(lostPart),
            listPart('State files that cannot be read:', torn),
        ]),
    };
}
const SAFE = 'Nothing is unfinished, and nothing is lost with the runner.';
const SAVE = 'What is named here as not pushed is gone with the runner. Let the agent commit and push after every ' +
    'step, or run `rekindle checkpoint` and push before the job ends.';
function rowOf({ scanned, unsaved, unpushed }) {
    const lost = [
        ...(unsaved.length > 0 ? [(0,counted/* counted */.h)(unsaved.length, 'changed file')] : []),
        ...(unpushed ? ['its last commits'] : []),
    ];
    const row = [(0,words/* cell */.Hn)(scanned.id), (0,leads/* leadOf */.M)(scanned.decision).is, lost.length === 0 ? '–' : lost.join(', ')];
    return `| ${row.join(' | ')} |\n`;
}
/** Files that are named one by one. */
const MOST_FILES = 20;
const lostPart = ({ scanned, unsaved }) => listPart(`Not committed of ${(0,words/* cell */.Hn)(scanned.id)}:`, unsaved);
function listPart(head, paths) {
    const shown = paths.slice(0, MOST_FILES).map((path) => `- ${(0,words/* cell */.Hn)(path, 240)}\n`);
    return {
        name: 'the files',
        rank: 2,
        head: paths.length === 0 ? '' : `${head}\n\n`,
        rows: shown,
        beyond: paths.length - shown.length,
        more: (left) => `- and ${left} more\n`,
    };
}

// EXTERNAL MODULE: ./lib/modes/desk.js + 5 modules
var modes_desk = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/modes/ending.js
var ending = __webpack_require__(5265);
// EXTERNAL MODULE: ./lib/report/github/card.js
var card = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/report/github/labels.js
var github_labels = __webpack_require__(3841);
// EXTERNAL MODULE: ./lib/modes/cards.js
var modes_cards = __webpack_require__(1555);
// EXTERNAL MODULE: ./lib/modes/looking.js
var looking = __webpack_require__(5861);
// EXTERNAL MODULE: ./lib/modes/sweep/acts.js + 1 modules
var acts = __webpack_require__(2945);
// EXTERNAL MODULE: ./lib/modes/sweep/ground.js
var sweep_ground = __webpack_require__(9572);
// EXTERNAL MODULE: ./lib/modes/sweep/landing.js
var landing = __webpack_require__(4247);
// EXTERNAL MODULE: ./lib/modes/sweep/now.js
var now = __webpack_require__(9739);
// EXTERNAL MODULE: ./lib/modes/sweep/standing.js
var sweep_standing = __webpack_require__(7851);
;// CONCATENATED MODULE: ./lib/modes/guard/cards.js










/** @throws WorldError where it ends everything */
async function cardsLeft(trouble, call, maxOpenIssues, desk) {
    const { branch } = call;
    const [first] = trouble;
    if (branch === null || !first)
        return;
    const standing = await (0,sweep_standing/* standingNow */.Z)(desk);
    const ground = await groundAt(branch, first.sha, trouble, standing, desk);
    const pushed = await pushedAt(branch, first.sha, desk);
    const land = (0,landing/* landing */.Y)(desk);
    let open = [...standing.own.values()].filter((issue) => issue.open).length;
    for (const one of trouble) {
        if ((0,sweep_ground/* freezeOf */.L)(one, ground, desk.settings.now))
            continue;
        const effect = effectFor(one, pushed.get(one.key), call, ground, desk);
        const there = ground.own.get(one.key);
        const isNew = effect.kind === 'issue' && there === undefined;
        // One that a person closed stays closed.
        const mayBe = effect.kind === 'card' || (ground.issues && (isNew ? open < maxOpenIssues : there?.open));
        if (!mayBe)
            desk.page(effect.body.slice(effect.body.indexOf('\n') + 1));
        else if ((await land(effect)) && isNew)
            open += 1;
    }
}
/** What is on GitHub of it, which is what orders will be about; none where the branch is not there. */
async function pushedAt(branch, sha, desk) {
    if ((await desk.hub.head(branch)) !== sha)
        return new Map();
    const found = await (0,looking/* lookAt */.t5)(branch, sha, desk);
    return new Map(found.map((one) => [one.key, one]));
}
async function groundAt(branch, sha, found, { pulls, issues, own, twins, freezes, memo }, desk) {
    const pull = pulls.known ? (pulls.value.get(branch)?.[0] ?? null) : null;
    return {
        branch,
        sha,
        found,
        others: found,
        pull: pull?.locked ? null : pull,
        cards: pull ? await (0,now/* cardsAt */.L)(pull.number, desk) : new Map(),
        allCards: true,
        own,
        twins,
        freezes,
        pulls: pulls.known ? pulls.value : null,
        issues: issues.known && pulls.known,
        memo,
    };
}
function effectFor(one, pushed, { job }, { pull, cards, own }, desk) {
    const alone = [...cards.keys()].every((key) => key === one.key);
    const seat = { commands: desk.commands, bare: true, alone, role: desk.inputs.commandPermission };
    const found = pushed ?? one;
    const scanned = { ...found.scanned, notes: [...guardNotes(job, one), ...found.scanned.notes] };
    const view = (0,modes_cards/* cardView */.af)({ ...found, scanned }, acts/* OPEN */.v, seat, desk);
    const before = pull ? cards.get(one.key)?.body : own.get(one.key)?.body;
    const body = (0,modes_cards/* cardBody */.zI)(view, before ?? null, null);
    if (pull)
        return { kind: 'card', key: one.key, issue: pull.number, body };
    const labels = (0,github_labels/* labelsFor */.d)([{ scanned, frozen: false }]).add;
    return { kind: 'issue', key: one.key, title: (0,card/* cardTitle */.J)(view), body, labels };
}

// EXTERNAL MODULE: ./lib/config/applies.js + 1 modules
var applies = __webpack_require__(3407);
// EXTERNAL MODULE: ./lib/report/github/keys.js
var keys = __webpack_require__(4674);
// EXTERNAL MODULE: ./lib/report/validity.js
var validity = __webpack_require__(8062);
;// CONCATENATED MODULE: ./lib/modes/guard/handled.js
// What an agent's job had in hand, as the working tree has it: unfinished, not committed, not pushed.






async function inHand(looked, call, checkout, desk) {
    const { config, hub } = desk;
    const { paths: changed } = await checkout.changed();
    const last = await checkout.resolve('HEAD');
    const remote = call.branch === null ? null : await hub.head(call.branch);
    const unpushed = last !== null && last !== call.began && last !== call.head && last !== remote;
    const inherited = await inheritedFrom(call, desk);
    const isInherited = (snapshot, path) => inherited.has(path) && inherited.get(path) === textAt(snapshot, path);
    const torn = looked.judged.flatMap(({ holding: { snapshot }, recovered: { unreadable } }) => unreadable
        .filter(validity/* isInvalidFile */.og)
        .map(({ path }) => path)
        .filter((path) => !(0,applies/* ignored */.PP)(config, { path }) && !isInherited(snapshot, path)));
    const handled = looked.judged.flatMap(({ holding: { snapshot }, recovered }) => recovered.workflows.flatMap((recovery) => {
        const { id, path } = recovery;
        const scanned = looked.report.workflows.find((one) => one.id === id && one.path === path);
        if (!scanned || (0,applies/* ignored */.PP)(config, { path, workflow: id }))
            return [];
        if (textAt(snapshot, path) !== null && isInherited(snapshot, path))
            return [];
        const branch = call.branch ?? '';
        return [
            {
                scanned: { ...scanned, owner: call.branch, branches: call.branch === null ? [] : [call.branch] },
                recovery,
                branch,
                sha: remote ?? call.head,
                key: (0,keys/* cardKey */.eT)(id, call.branch),
                snapshot,
                looked,
                unfinished: (0,validity/* isInterrupted */.fT)(recovery),
                unsaved: changed.filter((file) => belongs(file, recovery)),
                unpushed,
            },
        ];
    }));
    return { handled, torn };
}
/** `null`: there is none that can be read. */
function textAt(snapshot, path) {
    const reading = snapshot.text(path);
    return reading.ok ? reading.text : null;
}
/** The state's own files, and whatever lies in the workflow's folders. */
function belongs(file, { site, state }) {
    const folders = state?.folders ?? [];
    return (site.files.includes(file) || folders.some((folder) => file === folder || file.startsWith(`${folder}/`)));
}
/** State files of the default branch: what is the same here is nothing that this job had in hand. */
async function inheritedFrom({ branch }, desk) {
    const { hub, settings, engine, say } = desk;
    const main = hub.facts.defaultBranch;
    if (main === null || branch === null || branch === main.name)
        return new Map();
    try {
        const { judged } = await (0,handle/* look */.O)(hub, { kind: 'commit', revision: main.sha }, settings, 'scan', engine);
        const texts = judged.flatMap(({ holding: { snapshot }, recovered: { workflows, unreadable } }) => [...workflows, ...unreadable].map(({ path }) => [path, textAt(snapshot, path)]));
        return new Map(texts);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const { message } = error;
        if ((0,modes_desk.endsAll)(error))
            throw error;
        say('notice', `What the default branch holds is not known, so every workflow counts: ${message}`);
        return new Map();
    }
}

// EXTERNAL MODULE: ./lib/modes/outputs.js
var outputs = __webpack_require__(4142);
;// CONCATENATED MODULE: ./lib/modes/guard.js
// The guard: after an agent's step, says whether its work is finished and pushed, before the runner goes
// and takes the rest.








const TITLE = 'Rekindle: guard';
/** @throws UserError where there is no checkout, or inputs and config contradict each other */
async function guard(hub, inputs, call, checkout) {
    const desk = (0,modes_desk.openDesk)(hub, inputs);
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    const looked = await (0,handle/* look */.O)(checkout, { kind: 'worktree' }, desk.settings, 'scan', desk.engine);
    let end = { truncated: false, failed: false };
    try {
        const { handled, torn } = await inHand(looked, call, checkout, desk);
        if (desk.config.usable && !hub.facts.archived)
            await told({ handled, torn }, call, inputs, desk);
        else
            desk.say('notice', 'Nothing is written: the config has mistakes, or the repository is archived.');
        for (const one of handled.filter(isTrouble))
            desk.say('warning', `${one.recovery.id}: ${guardWords({ job: call.job, left: [one], torn: [] }).title}.`);
        for (const path of torn)
            desk.say('warning', `${path}: this state file cannot be read.`);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        end = (0,ending.endedBy)(error, desk);
    }
    return (0,outputs/* withOutputs */.F)(desk.result(TITLE, end), looked.report, inputs.resultFile);
}
/** The check run first: it stands in the way of a merge. */
async function told({ handled, torn }, call, { gate, maxOpenIssues }, desk) {
    const trouble = handled.filter(isTrouble);
    const isCalm = trouble.length + torn.length === 0;
    const words = guardWords({ job: call.job, left: handled, torn });
    desk.page(words.summary);
    await desk.attempt({
        kind: 'check-run',
        key: `guard-${call.head.slice(0, 16)}`,
        sha: call.head,
        conclusion: isCalm ? 'success' : gate ? 'action_required' : 'neutral',
        ...words,
        annotations: [],
    });
    await cardsLeft(trouble, call, maxOpenIssues, desk);
}


/***/ })

};
