export const id = 560;
export const ids = [560];
export const modules = {

/***/ 4560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  guard: () => (/* binding */ guard)
});

// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(440);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6713);
// EXTERNAL MODULE: ./lib/report/markdown/card.js
var card = __webpack_require__(9114);
// EXTERNAL MODULE: ./lib/report/github/card/reason-text.js
var reason_text = __webpack_require__(6543);
// EXTERNAL MODULE: ./lib/report/github/format.js
var format = __webpack_require__(4681);
// EXTERNAL MODULE: ./lib/report/github/truncate-body.js
var truncate_body = __webpack_require__(1801);
;// CONCATENATED MODULE: ./lib/report/github/guard-report.js
// The report at the end of an agent's job: whether its work is finished and safe, and what would
// be lost with the runner.





function isTrouble(left) {
    return left.unfinished || isLost(left);
}
/** Something of it would be lost with the runner. */
function isLost({ unsaved, ignored, unpushed }) {
    return unsaved.length > 0 || ignored.length > 0 || unpushed;
}
const ENDED = {
    success: 'The job went through',
    failure: 'The job failed',
    cancelled: 'The job was cancelled',
    unknown: 'The job ended',
};
const GONE = 'they are gone with it.';
/** Sentences made by Rekindle for the card of a workflow: what of it was lost, and how the job ended. */
function guardNotes(job, left) {
    const { unsaved, ignored, unpushed } = left;
    return [
        ...(ignored.length > 0 ? [`${ENDED[job]} with a saved state that git ignores. ${NOTHING_LEFT}`] : []),
        ...(unsaved.length > 0
            ? [`${ENDED[job]} with ${(0,plural/* counted */.hS)(unsaved.length, 'changed file')} of it not committed; ${GONE}`]
            : []),
        ...(unpushed ? [`${ENDED[job]} with commits that were not pushed; ${GONE}`] : []),
        ...(isLost(left) ? [] : [`${ENDED[job]} before it was finished; all of it was pushed.`]),
    ];
}
/** Title and summary of the check run. */
function guardWords({ job, left, torn }) {
    const trouble = left.filter(isTrouble);
    const lost = trouble.filter(isLost);
    const open = trouble.filter(({ unfinished }) => unfinished);
    const facts = [
        ...(open.length === 0 ? [] : [`${(0,plural/* counted */.hS)(open.length, 'workflow')} unfinished`]),
        ...(lost.length === 0 ? [] : [`${(0,plural/* counted */.hS)(lost.length, 'workflow')} with state that was not pushed`]),
        ...(torn.length === 0 ? [] : [`${(0,plural/* counted */.hS)(torn.length, 'state file')} that cannot be read`]),
    ];
    const title = facts.length === 0 ? 'All finished and pushed' : facts.join(', ');
    const head = `${ENDED[job]}. ${facts.length === 0 ? SAFE : SAVE}\n`;
    return {
        title,
        summary: (0,truncate_body/* fitBody */.K)([
            { name: 'how the job ended', rank: 0, head },
            {
                name: 'the workflows',
                rank: 1,
                head: trouble.length === 0 ? '' : (0,card/* mdTable */.gJ)(['Workflow', 'What is the case', 'Not pushed'], []),
                rows: trouble.map(rowOf),
            },
            ...lost.map(lostPart),
            ...lost.map(ignoredPart),
            listPart('State files that cannot be read:', torn),
        ]),
    };
}
const SAFE = 'Nothing is unfinished, and nothing is lost with the runner.';
const SAVE = 'What is named here as not pushed is gone with the runner. Let the agent commit and push after every ' +
    'step, or run `rekindle checkpoint` and push before the job ends.';
/** S28: what is in no commit cannot be recovered, whatever is done here. */
const NOTHING_LEFT = 'Once the runner is gone there is nothing to recover from: take it out of .gitignore, or add it by ' +
    'force, and have the agent commit checkpoints.';
function rowOf({ scanned, unsaved, ignored, unpushed }) {
    const lost = [
        ...(ignored.length > 0 ? ['its state, which git ignores'] : []),
        ...(unsaved.length > 0 ? [(0,plural/* counted */.hS)(unsaved.length, 'changed file')] : []),
        ...(unpushed ? ['its last commits'] : []),
    ];
    const row = [(0,format/* cell */.Hn)(scanned.id), (0,reason_text/* leadOf */.M)(scanned.decision).is, lost.length === 0 ? '–' : lost.join(', ')];
    return `| ${row.join(' | ')} |\n`;
}
/** Files that are named one by one. */
const MOST_FILES = 20;
const lostPart = ({ scanned, unsaved }) => listPart(`Not committed of ${(0,format/* cell */.Hn)(scanned.id)}:`, unsaved);
const ignoredPart = ({ scanned, ignored }) => listPart(`The state of ${(0,format/* cell */.Hn)(scanned.id)} is ignored by git. ${NOTHING_LEFT}`, ignored);
function listPart(head, paths) {
    const shown = paths.slice(0, MOST_FILES).map((path) => `- ${(0,format/* cell */.Hn)(path, 240)}\n`);
    return {
        name: 'the files',
        rank: 2,
        head: paths.length === 0 ? '' : `${head}\n\n`,
        rows: shown,
        beyond: paths.length - shown.length,
        more: (left) => `- and ${left} more\n`,
    };
}

// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/report/github/card/card.js
var card_card = __webpack_require__(7597);
// EXTERNAL MODULE: ./lib/report/github/labels.js
var github_labels = __webpack_require__(3841);
// EXTERNAL MODULE: ./lib/modes/scan.js
var scan = __webpack_require__(4743);
// EXTERNAL MODULE: ./lib/modes/sweep/apply-effects.js
var apply_effects = __webpack_require__(4456);
// EXTERNAL MODULE: ./lib/modes/sweep/branch-context.js
var branch_context = __webpack_require__(221);
// EXTERNAL MODULE: ./lib/modes/sweep/observed-state.js
var observed_state = __webpack_require__(1459);
// EXTERNAL MODULE: ./lib/modes/sweep/plan-branch.js
var plan_branch = __webpack_require__(3545);
// EXTERNAL MODULE: ./lib/modes/sweep/refetch-branch.js
var refetch_branch = __webpack_require__(8525);
// EXTERNAL MODULE: ./lib/modes/workflow-card.js
var workflow_card = __webpack_require__(5794);
;// CONCATENATED MODULE: ./lib/modes/guard/job-cards.js










/** @throws WorldError where it ends everything */
async function cardsLeft(trouble, call, maxOpenIssues, desk) {
    const { branch } = call;
    const [first] = trouble;
    if (branch === null || !first)
        return;
    const standing = await (0,observed_state/* standingNow */.Z)(desk);
    const ground = await groundAt(branch, first.sha, trouble, standing, desk);
    const pushed = await pushedAt(branch, first.sha, desk);
    const land = (0,apply_effects/* landing */.Y)(desk);
    let open = [...standing.own.values()].filter((issue) => issue.open).length;
    for (const one of trouble) {
        if ((0,branch_context/* freezeOf */.L)(one, ground, desk.settings.now))
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
/**
 * The workflows as GitHub has them, because commands will be about those; none where the branch is not there.
 */
async function pushedAt(branch, sha, desk) {
    if ((await desk.hub.head(branch)) !== sha)
        return new Map();
    const found = await (0,scan/* lookAt */.t5)(branch, sha, desk);
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
        cards: pull ? await (0,refetch_branch/* cardsAt */.L)(pull.number, desk) : new Map(),
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
    const seat = {
        commands: desk.commands,
        bare: true,
        alone,
        role: desk.inputs.commandPermission,
    };
    const found = pushed ?? one;
    const scanned = { ...found.scanned, notes: [...guardNotes(job, one), ...found.scanned.notes] };
    const view = (0,workflow_card/* cardView */.af)({ ...found, scanned }, plan_branch/* OPEN */.v, seat, desk);
    const before = pull ? cards.get(one.key)?.body : own.get(one.key)?.body;
    const body = (0,workflow_card/* cardBody */.zI)(view, before ?? null, null);
    if (pull)
        return { kind: 'card', key: one.key, issue: pull.number, body };
    const labels = (0,github_labels/* labelsFor */.d)([{ scanned, frozen: false }]).add;
    return { kind: 'issue', key: one.key, title: (0,card_card/* cardTitle */.J)(view), body, labels };
}

// EXTERNAL MODULE: ./lib/report/github/proposal/commit-message.js
var commit_message = __webpack_require__(936);
// EXTERNAL MODULE: ./lib/text/escape-references.js
var escape_references = __webpack_require__(7763);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
// EXTERNAL MODULE: ./lib/modes/command/plan-change.js + 1 modules
var plan_change = __webpack_require__(9589);
;// CONCATENATED MODULE: ./lib/modes/guard/save-checkpoint.js
// Saves what an agent left on disk: a checkpoint of each workflow as its format asks, committed by the API.








const NONE = { paths: new Set(), head: null };
/** Names that no checkpoint is made on, whatever a repository calls its default (sdd). */
const NEVER = new Set(['main', 'master']);
/** Files of one checkpoint: each is a request of its own. */
const MOST = 100;
/** @throws WorldError where GitHub's refusal ends everything */
async function saved(looked, handled, call, checkout, desk) {
    const differing = await checkout.changed();
    if (differing.paths.length === 0)
        return NONE;
    const remote = call.branch === null ? null : await desk.hub.head(call.branch);
    const why = await whyNot(handled, remote, call, desk);
    if (why !== null)
        desk.say('warning', `No checkpoint was made: ${why}.`);
    if (why !== null || remote === null)
        return NONE;
    let [paths, head] = [new Set(), remote];
    for (const plan of await plansOf(looked, handled, differing, checkout, desk)) {
        const one = await committed(plan, { head, differing, call }, checkout, desk);
        paths = new Set([...paths, ...one.paths]);
        head = one.head ?? head;
    }
    return { paths, head: paths.size > 0 ? head : null };
}
/** Why none can be made, one of our clauses; `null`: nothing stands against it. */
async function whyNot(handled, remote, { branch }, { hub }) {
    if (branch === null)
        return 'found no branch of this repository that is worked on, expected one';
    if (NEVER.has(branch) || branch === hub.facts.defaultBranch?.name)
        return `found the default branch ${JSON.stringify(branch)}, expected a branch of the work's own`;
    if (remote === null)
        return `found no branch ${JSON.stringify(branch)} on GitHub, push it once`;
    if (handled.some(({ unpushed }) => unpushed))
        return 'found commits that were not pushed, push them first: a checkpoint stands on them';
    if (await hub.isProtected(branch))
        return `${JSON.stringify(branch)} takes changes by pull request alone`;
    return null;
}
/** Those whose own files differ; where none of them do, the one that other changes belong to. */
async function plansOf(looked, handled, differing, checkout, desk) {
    const { engine, settings, inputs } = desk;
    const last = await (0,handle/* look */.O)(checkout, { kind: 'commit', revision: 'HEAD' }, settings, 'scan', engine);
    const own = handled.filter(({ unsaved }) => unsaved.length > 0);
    const asked = own.length > 0 ? own : handled.filter(({ unfinished }) => unfinished);
    const plans = asked.flatMap((one) => {
        const standing = { ...looked, ...one, by: inputs.door, branch: one.branch };
        try {
            return [{ one, ...engine.checkpoint(standing, beforeOf(one, last), differing) }];
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            desk.say('warning', `No checkpoint was made: ${error.message}`);
            return [];
        }
    });
    const fit = plans.filter(({ files, left }) => files.length > 0 || left.length > 0);
    if (own.length > 0 || fit.length < 2)
        return fit;
    const ids = fit.map(({ one }) => one.recovery.id).join(', ');
    desk.say('warning', `No checkpoint was made: the changes may belong to ${(0,plural/* counted */.hS)(fit.length, 'workflow')}: ${ids}.`);
    return [];
}
/** The workflow as the last commit has it. */
function beforeOf({ recovery: { id }, branch }, last) {
    for (const { holding, recovered } of last.judged) {
        const recovery = recovered.workflows.find((one) => one.id === id);
        if (recovery)
            return { ...last, recovery, snapshot: holding.snapshot, by: '', branch };
    }
    return null;
}
async function committed(plan, ground, checkout, desk) {
    const { one, message, left } = plan;
    const { id } = one.recovery;
    const warn = (why) => desk.say('warning', `${id}: ${why}`);
    const files = plan.files.filter((path) => !ground.differing.filtered.has(path) && !path.startsWith(plan_change/* WORKFLOWS */.v1));
    if (files.length > MOST)
        warn(`found ${files.length} changed files, expected at most ${MOST}. Commit them yourself.`);
    if (files.length > MOST)
        return NONE;
    const both = await checkout.beforeAndAfter(files);
    const there = await textsAt(ground.head, files, desk);
    const usable = both.filter(({ after }) => after.ok || after.why === 'absent');
    const odd = [...left, ...plan.files.filter((path) => !usable.some((file) => file.path === path))];
    if (odd.length > 0)
        warn(`left out of the checkpoint, commit what belongs to it yourself: ${named(odd)}.`);
    const foreign = usable.filter((file) => isForeign(file, there));
    if (foreign.length > 0) {
        warn(`no checkpoint was made: ${named(foreign.map(({ path }) => path))} changed on GitHub meanwhile.`);
        return NONE;
    }
    const edits = usable.flatMap((file) => editOf(file, there, one.snapshot));
    const paths = new Set(usable.map(({ path }) => path));
    if (edits.length === 0)
        return { paths, head: null };
    const effect = {
        kind: 'commit',
        key: (0,hash/* keyOf */.TN)('guard', id, ground.call.began, message, edits),
        branch: one.branch,
        head: ground.head,
        edits,
        message: (0,commit_message/* commitMessage */.df)('checkpoint', one, { summary: '', files: [], notes: [], commit: message }),
        // What an agent did is progress: so its commit gets no trailer that says otherwise.
        trailers: { 'Rekindle-Workflow': (0,escape_references/* trailerValue */.d)(id) },
    };
    const landed = await desk.attempt(effect);
    if (landed === null || desk.inputs.dryRun)
        return NONE;
    if (landed.sha === null || (landed.outcome !== 'done' && landed.outcome !== 'already')) {
        warn(`no checkpoint was made: the branch ${JSON.stringify(one.branch)} moved meanwhile.`);
        return NONE;
    }
    desk.say('notice', `${id}: saved as commit ${landed.sha.slice(0, 12)}, "${effect.message}".`);
    return { paths, head: landed.sha };
}
const SHOWN = 5;
const named = (paths) => paths
    .slice(0, SHOWN)
    .map((path) => JSON.stringify(path))
    .join(', ') + (paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '');
/** The branch's own version of these files, as GitHub has it. */
async function textsAt(revision, paths, { hub }) {
    const asker = { ...(0,scan/* askerFor */.yS)(paths), needs: () => paths.map((path) => ({ path, what: 'text' })) };
    const { holdings } = await hub.survey({ kind: 'commit', revision }, asker);
    return holdings[0]?.snapshot ?? null;
}
const readAt = (there, path) => there?.entry(path) ? there.text(path) : { ok: false, why: 'absent' };
const same = (one, other) => one.ok
    ? other.ok && one.text === other.text
    : !other.ok && one.why === other.why && one.size === other.size;
/** Differs from what the job began with and from what it left: somebody else wrote it. */
function isForeign({ path, before, after }, there) {
    const now = readAt(there, path);
    return !same(now, before) && !same(now, after);
}
/** Nothing where GitHub has it already. */
function editOf({ path, after }, there, snapshot) {
    if (same(readAt(there, path), after))
        return [];
    if (!after.ok)
        return [{ path, text: null }];
    return [
        { path, text: after.text, ...(snapshot.entry(path)?.mode === '100755' && { mode: '100755' }) },
    ];
}

// EXTERNAL MODULE: ./lib/config/queries.js
var queries = __webpack_require__(4902);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __webpack_require__(5959);
// EXTERNAL MODULE: ./lib/report/github/markers.js
var markers = __webpack_require__(9223);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 7 modules
var mode_context = __webpack_require__(2882);
;// CONCATENATED MODULE: ./lib/modes/guard/touched-workflows.js
// The workflows that an agent's job worked on, as the working tree has them: unfinished, not
// committed, not pushed.






async function inHand(looked, call, checkout, desk) {
    const { config, hub } = desk;
    const { paths: changed } = await checkout.changed();
    const last = await checkout.resolve('HEAD');
    const remote = call.branch === null ? null : await hub.head(call.branch);
    const unpushed = last !== null && last !== call.began && last !== call.head && last !== remote;
    const inherited = await inheritedFrom(call, desk);
    const files = looked.judged.flatMap(({ recovered }) => recovered.workflows.flatMap(({ site }) => site.files));
    const hidden = await checkout.ignored(files);
    const isInherited = (snapshot, path) => inherited.has(path) && inherited.get(path) === textAt(snapshot, path);
    const torn = looked.judged.flatMap(({ holding: { snapshot }, recovered: { unreadable } }) => unreadable
        .filter(validity/* isInvalidFile */.og)
        .map(({ path }) => path)
        .filter((path) => !(0,queries/* ignored */.PP)(config, { path }) && !isInherited(snapshot, path)));
    const handled = looked.judged.flatMap(({ holding: { snapshot }, recovered }) => recovered.workflows.flatMap((recovery) => {
        const { id, path } = recovery;
        const scanned = looked.report.workflows.find((one) => one.id === id && one.path === path);
        if (!scanned || (0,queries/* ignored */.PP)(config, { path, workflow: id }))
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
                key: (0,markers/* cardKey */.eT)(id, call.branch),
                snapshot,
                looked,
                unfinished: (0,validity/* isInterrupted */.fT)(recovery),
                unsaved: changed.filter((file) => belongs(file, recovery)),
                // When a workflow has ended, nothing is lost that anyone would go on from.
                ignored: (0,validity/* isInterrupted */.fT)(recovery) ? recovery.site.files.filter((file) => hidden.has(file)) : [],
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
        if ((0,mode_context.endsAll)(error))
            throw error;
        say('notice', `What the default branch holds is not known, so every workflow counts: ${message}`);
        return new Map();
    }
}

// EXTERNAL MODULE: ./lib/modes/scan-outputs.js
var scan_outputs = __webpack_require__(664);
;// CONCATENATED MODULE: ./lib/modes/guard.js
// The mode `guard`: after an agent's step it says whether its work is finished and pushed, before
// the runner is gone.









const TITLE = 'Rekindle: guard';
/** @throws UserError where there is no checkout, or inputs and config contradict each other */
async function guard(hub, inputs, call, checkout) {
    const desk = (0,mode_context.openDesk)(hub, inputs);
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    const looked = await (0,handle/* look */.O)(checkout, { kind: 'worktree' }, desk.settings, 'scan', desk.engine);
    let end = { truncated: false, failed: false };
    try {
        const found = await inHand(looked, call, checkout, desk);
        const may = desk.config.usable && !hub.facts.archived;
        const saving = may && call.checkpoint;
        const { paths, head } = saving ? await saved(looked, found.handled, call, checkout, desk) : NONE;
        const { torn } = found;
        const handled = found.handled.map((one) => ({
            ...one,
            sha: head ?? one.sha,
            unsaved: one.unsaved.filter((path) => !paths.has(path)),
        }));
        const now = head === null ? call : { ...call, head };
        if (may)
            await told({ handled, torn }, now, inputs, desk);
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
        end = (0,error_result.endedBy)(error, desk);
    }
    return (0,scan_outputs.withOutputs)(desk.result(TITLE, end), looked.report, inputs.resultFile);
}
/** The check run comes first, because it can block a merge. */
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
