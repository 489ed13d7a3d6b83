export const id = 710;
export const ids = [710];
export const modules = {

/***/ 710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  localEdge: () => (/* binding */ localEdge)
});

;// CONCATENATED MODULE: ./lib/local/names.js
// Names of branches and files: git's order of bytes, and the nearest name to one that does not exist.
const SHOWN = 3;
/** Orders strings by their bytes in UTF-8, as git orders names. */
function byteOrder(a, b) {
    if (a === b)
        return 0;
    let at = 0;
    while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    const x = unit(a, at);
    const y = unit(b, at);
    return x - y;
}
/** A code unit for comparing: surrogates stand above all others, as their characters do in UTF-8. */
function unit(text, at) {
    if (at >= text.length)
        return -1;
    const code = text.charCodeAt(at);
    return code >= 0xd800 && code <= 0xdfff ? code + 0x10_000 : code;
}
/** Up to three of `names` that are nearest to `name`. */
function nearest(name, names) {
    return names
        .map((one) => ({ one, far: one.endsWith(`/${name}`) ? 0 : distance(name, one) }))
        .sort((a, b) => a.far - b.far || byteOrder(a.one, b.one))
        .slice(0, SHOWN)
        .map(({ one }) => one);
}
/** Levenshtein's distance: how many letters must be added, removed or replaced. */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i++) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j++) {
            const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
            next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}

;// CONCATENATED MODULE: ./lib/local/trees.js
const SPACE = 0x20;
const NUL = 0;
/** The digits by which modes begin: 4 and 04 folders, 16 submodules, 12 links, 10 files. */
const FOUR = 0x34;
const ZERO = 0x30;
const SIX = 0x36;
const TWO = 0x32;
/** Walks the entries of a tree object; `width` is the length of an object id in bytes. */
function eachEntry(tree, width, visit) {
    let at = 0;
    while (at < tree.length) {
        let space = at;
        while (tree[space] !== SPACE && space < tree.length)
            space += 1;
        let end = space + 1;
        while (tree[end] !== NUL && end < tree.length)
            end += 1;
        visit(modeAt(tree, at, space), space + 1, end);
        at = end + 1 + width;
    }
}
/** The mode written from `at` to `space`. */
function modeAt(tree, at, space) {
    const first = tree[at];
    if (first === FOUR || first === ZERO)
        return '040000';
    const second = tree[at + 1];
    if (second === SIX)
        return '160000';
    if (second === TWO)
        return '120000';
    // Git itself knows two modes of files; old trees may hold 100664.
    return ((tree[space - 3] ?? 0) & 1) === 1 ? '100755' : '100644';
}
/** The id that follows a name which ends at `end`. */
const idAfter = (tree, end, width) => tree.toString('hex', end + 1, end + 1 + width);
/** All entries of a tree object, in git's order. Bytes that are not UTF-8 become replacement characters. */
function entriesOf(tree, width) {
    const entries = [];
    eachEntry(tree, width, (mode, start, end) => {
        entries.push({ name: tree.toString('utf8', start, end), mode, id: idAfter(tree, end, width) });
    });
    return entries;
}
/** Ids of the folders of a tree object. */
function foldersOf(tree, width) {
    const ids = [];
    eachEntry(tree, width, (mode, _start, end) => {
        if (mode === '040000')
            ids.push(idAfter(tree, end, width));
    });
    return ids;
}

;// CONCATENATED MODULE: ./lib/local/candidates.js


/** Folders of what is no workflow of this repository: patterns, test material, other people's packages. */
const SKIPPED = new Set([
    'templates',
    'examples',
    'fixtures',
    'golden-sample',
    'seed-state',
    'evals',
    'node_modules',
]);
const NOTHING = { key: 0, leaves: [], below: [] };
/** A search through many trees, which must have been loaded. */
class Candidates {
    #objects;
    #asker;
    #shared = new Map();
    /** By tree id: outside, and inside of a folder every file of which may count. */
    #known = [new Map(), new Map()];
    #lists = new Map();
    #watched;
    #entered;
    #skipped = oneOf(SKIPPED);
    constructor(objects, asker) {
        this.#objects = objects;
        this.#asker = asker;
        this.#watched = oneOf(asker.names);
        this.#entered = oneOf(asker.folders);
    }
    /** Those of one commit's tree in byte order; the same list object for every tree that holds the same. */
    of(tree) {
        const found = this.#find(tree, false);
        const before = this.#lists.get(found.key);
        if (before)
            return before;
        const list = [...expand(found, '', this.#asker)].sort((a, b) => byteOrder(a.path, b.path));
        this.#lists.set(found.key, list);
        return list;
    }
    #find(tree, inside) {
        const memo = this.#known[inside ? 1 : 0];
        const before = memo.get(tree);
        if (before)
            return before;
        const found = this.#share(this.#look(tree, inside));
        memo.set(tree, found);
        return found;
    }
    #look(tree, inside) {
        const bytes = this.#objects.tree(tree);
        const { width } = this.#objects;
        const folders = this.#objects.folders(tree);
        const leaves = [];
        const below = [];
        let folder = 0;
        eachEntry(bytes, width, (mode, start, end) => {
            const watched = this.#watched(bytes, start, end);
            if (mode === '040000') {
                const id = folders[folder++] ?? '';
                if (this.#skipped(bytes, start, end))
                    return;
                const found = this.#find(id, inside || this.#entered(bytes, start, end));
                if (found === NOTHING && !watched)
                    return;
                const name = bytes.toString('utf8', start, end);
                if (found !== NOTHING)
                    below.push({ name, found });
                // A folder where a state file should be is told of, not passed over.
                if (watched)
                    leaves.push({ name, mode, id });
            }
            else if (inside || watched || mode === '160000') {
                leaves.push({ name: bytes.toString('utf8', start, end), mode, id: idAfter(bytes, end, width) });
            }
        });
        return { leaves, below };
    }
    #share({ leaves, below }) {
        if (leaves.length === 0 && below.length === 0)
            return NOTHING;
        const own = leaves.map(({ name, mode, id }) => `${mode} ${id} ${name}`);
        // The slash keeps a number from being taken for a mode.
        const text = [...own, ...below.map(({ name, found }) => `/${found.key} ${name}`)].join('\0');
        const before = this.#shared.get(text);
        if (before)
            return before;
        const found = { key: this.#shared.size + 1, leaves, below };
        this.#shared.set(text, found);
        return found;
    }
}
function expand({ leaves, below }, prefix, asker) {
    return [
        ...leaves.flatMap(({ name, mode, id }) => {
            const path = prefix + name;
            const paths = mode === '160000' ? withinSubmodule(path, asker) : [path];
            return paths
                .filter((one) => asker.matches(one))
                .map((one) => ({ path: one, mode, blob: id, source: path }));
        }),
        ...below.flatMap(({ name, found }) => expand(found, `${prefix}${name}/`, asker)),
    ];
}
/**
 * Where state could be if a submodule were a folder. Only a submodule that stands where a state file, a
 * folder of state or a numbered feature would stand is suspected: any other is a library.
 */
function withinSubmodule(path, asker) {
    const base = path.slice(path.lastIndexOf('/') + 1);
    if (asker.names.has(base))
        return [path];
    if (!asker.folders.has(base) && !/^\d+-./.test(base))
        return [];
    const [first] = [...asker.names].filter((name) => asker.matches(`${path}/${name}`));
    return first === undefined ? [] : [`${path}/${first}`];
}
/** A test on the bytes of a name, so that a name nobody asks for is never decoded. */
function oneOf(names) {
    const byLength = new Map();
    for (const name of names) {
        const bytes = Buffer.from(name);
        byLength.set(bytes.length, [...(byLength.get(bytes.length) ?? []), bytes]);
    }
    return (bytes, start, end) => {
        const same = byLength.get(end - start);
        return same?.some((name) => name.compare(bytes, start, end) === 0) ?? false;
    };
}

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(1053);
;// CONCATENATED MODULE: ./lib/local/pathspecs.js
// Paths as a log is told of them: few, because git compares every entry of every tree with each one of them.
/** Git takes half a second for so many on a large history, and ten for eight times as many. */
const MOST = 64;
/** Whether `path` is at or below `folder`; `''` is the root. */
function covers(folder, path) {
    return folder === '' || path === folder || (path.startsWith(folder) && path[folder.length] === '/');
}
/** The folder that a path stands in; `''` is the root, and `null` is above it. */
function parentOf(path) {
    return path === '' ? null : path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** Whether a path is at or below one of these, however many they are. */
function isWithin(paths, path) {
    for (let above = path; above !== null; above = parentOf(above))
        if (paths.has(above))
            return true;
    return false;
}
/**
 * At most 64 paths that cover all of these: where there are more, the deepest give way to the folders that
 * they stand in, folders with many of them first. None means everything.
 */
function pathspecsFor(paths) {
    const all = new Set(paths);
    const kept = new Set(paths.filter((path) => path !== '' && !isWithin(all, parentOf(path) ?? '')));
    if (all.has(''))
        return [];
    while (kept.size > MOST) {
        const deepest = [...kept].reduce((most, path) => Math.max(most, depthOf(path)), 0);
        const siblings = new Map();
        for (const path of kept) {
            if (depthOf(path) < deepest)
                continue;
            const folder = parentOf(path) ?? '';
            const there = siblings.get(folder);
            if (there)
                there.push(path);
            else
                siblings.set(folder, [path]);
        }
        for (const [folder, members] of [...siblings].sort(([, a], [, b]) => b.length - a.length)) {
            if (kept.size <= MOST)
                break;
            if (folder === '')
                return [];
            for (const member of members)
                kept.delete(member);
            kept.add(folder);
        }
    }
    return [...kept];
}
const depthOf = (path) => path.split('/').length;

;// CONCATENATED MODULE: ./lib/local/versions.js



/** All versions of all sites, each distinct one once. */
function versionsIn(tips, candidatesOf, asker) {
    const byList = new Map();
    for (const tip of tips) {
        const list = candidatesOf(tip);
        const there = byList.get(list);
        if (there)
            there.push(tip);
        else
            byList.set(list, [tip]);
    }
    const sitesOf = rememberSites(asker);
    const versions = new Map();
    for (const [list, holders] of byList) {
        const filesOf = filesIn(list);
        for (const site of sitesOf(list)) {
            const files = filesOf(site);
            const key = [site.format, site.path, ...files.map(({ path, blob }) => `${blob} ${path}`)].join('\0');
            const there = versions.get(key);
            if (there)
                there.groups.push({ site, tips: holders });
            else
                versions.set(key, { files, groups: [{ site, tips: holders }] });
        }
    }
    return [...versions.values()];
}
function rememberSites(asker) {
    const known = new Map();
    return (list) => {
        const paths = list.map(({ path }) => path);
        const key = paths.join('\0');
        const sites = known.get(key) ?? asker.sites(paths);
        known.set(key, sites);
        return sites;
    };
}
/** Tells what a version is made of. The list is indexed once: there may be as many sites as files in it. */
function filesIn(list) {
    const byPath = new Map(list.map((candidate) => [candidate.path, candidate]));
    const byFolder = new Map();
    for (const candidate of list) {
        for (let folder = parentOf(candidate.path); folder !== null; folder = parentOf(folder)) {
            const there = byFolder.get(folder);
            if (there)
                there.push(candidate);
            else
                byFolder.set(folder, [candidate]);
        }
    }
    return (site) => {
        const files = [...new Set(site.files)].flatMap((path) => byPath.get(path) ?? []);
        if (files.length === 0)
            return byFolder.get(parentOf(site.path) ?? '') ?? [];
        return files.sort((a, b) => byteOrder(a.path, b.path));
    };
}
/** Whether a tip holds this version. */
const holds = (version, tip) => tip !== null && version.groups.some(({ tips }) => tips.includes(tip));
/** The site as this tip sees it, with the rivals that it has there. */
function siteAt({ groups }, tip) {
    const group = groups.find(({ tips }) => tips.includes(tip)) ?? groups[0];
    (0,errors/* assert */.vA)(group, 'every version of a site is held by a tip');
    return group.site;
}
/** All tips that hold a version. */
const tipsHolding = ({ groups }) => groups.flatMap(({ tips }) => tips);
/** Names of all branches that hold a version, in byte order; the order is made once for all versions. */
function holderNames(tips, versions) {
    // Tips that hold the same are one group, shared by all versions that they hold.
    const groupOf = new Map();
    for (const group of new Set(versions.flatMap(({ groups }) => groups.map(({ tips: held }) => held))))
        for (const tip of group)
            groupOf.set(tip, group);
    const sorted = tips
        .flatMap((tip) => tip.names.map((name) => ({ name, group: groupOf.get(tip) })))
        .sort((a, b) => byteOrder(a.name, b.name));
    return ({ groups }) => {
        const held = new Set(groups.map(({ tips: group }) => group));
        return sorted.flatMap(({ name, group }) => (held.has(group) ? [name] : []));
    };
}
/** How many distinct state files, by path and bytes, these versions are made of. */
function stateFilesOf(versions) {
    const distinct = versions.flatMap(({ files, groups }) => {
        const own = new Set(groups[0]?.site.files ?? []);
        return files.filter(({ path }) => own.has(path)).map(({ path, blob }) => `${blob} ${path}`);
    });
    return new Set(distinct).size;
}

;// CONCATENATED MODULE: ./lib/local/owners.js


/** The tip that answers for a version; `null` where the default branch has replaced it since. */
function ownerOf(version, { main, history, shallow }) {
    if (main && holds(version, main))
        return main;
    const { files } = version;
    const past = !shallow && main && files.length > 0 ? history : null;
    if (main && past?.stoodTogether(main.commit, wantedOf(version)))
        return null;
    const tips = tipsHolding(version);
    const [only] = tips;
    if (tips.length < 2 || !history)
        return only ?? null;
    return earliest(newest(tips, files, history), files, history);
}
/** What one commit must hold to hold this version: its files, and no state file where it has none. */
function wantedOf({ files, groups }) {
    const wanted = files.map(({ source, blob }) => ({ path: source, blob }));
    const path = groups[0]?.site.path;
    const absent = path !== undefined && !files.some((file) => file.path === path);
    return absent ? [...wanted, { path, blob: null }] : wanted;
}
/** The tips with the newest commit that touched one of the files. */
function newest(tips, files, history) {
    const paths = files.map(({ source }) => source);
    const touched = tips.map((tip) => history.touchedAt(tip.commit, paths));
    const last = touched.reduce((best, at) => Math.max(best, at), 0);
    return tips.filter((_, index) => touched[index] === last);
}
/**
 * Of branches that are stacked on one another the lowest; of others one on whose own line the change was
 * made, as opposed to one that merged it; of these the first by name.
 */
function earliest(tips, files, history) {
    if (tips.length < 2)
        return tips[0] ?? null;
    const commit = history.commonAncestor(tips.map((tip) => tip.commit));
    const lowest = tips.find((tip) => tip.commit === commit);
    const paths = files.map(({ source }) => source);
    const makers = tips.filter((tip) => history.firstParentHas(tip.commit, paths));
    const rest = makers.length > 0 ? makers : tips;
    const [first] = [...rest].sort((a, b) => byteOrder(a.names[0] ?? '', b.names[0] ?? ''));
    return lowest ?? first ?? null;
}

;// CONCATENATED MODULE: ./lib/local/readable.js
/**
 * The branches that can be read; others are told of and passed over, so that one that somebody pushed to
 * break the scan hides no other.
 * @throws UserError where the default branch or one that was asked for cannot be read, none can, or a partial
 * clone left trees out
 */
function readable(branches, needed, commits, { objects, options, repository }) {
    const faultOf = ({ commit }) => objects.faultIn(commits.get(commit)?.tree ?? '');
    const kept = branches.filter((branch) => {
        const { name, commit } = branch;
        const why = commits.has(commit)
            ? faultOf(branch)?.message
            : `it is at ${commit}, which is not in this clone`;
        if (why !== undefined)
            options.warn?.(`Branch ${JSON.stringify(name)} is passed over: ${why}`);
        return why === undefined;
    });
    const [bad] = branches.filter((branch) => faultOf(branch) !== null);
    const blind = kept.length === 0 || repository.partial;
    const lost = needed.find((branch) => faultOf(branch) !== null) ?? (blind ? bad : undefined);
    const fault = lost ? faultOf(lost) : null;
    if (fault)
        throw fault;
    return kept;
}

;// CONCATENATED MODULE: ./lib/local/refs.js
// Branches of a clone: which there are, which of them is the default, and which commits stand for them.


/** Queues and branches of bots, this one's included: they are copies or proposals, never somebody's work. */
const EXCLUDED = ['gh-readonly-queue/', 'dependabot/', 'renovate/', 'rekindle/'];
/** Names of default branches, the commonest first, for clones that do not say which theirs is. */
const USUAL = ['main', 'master', 'trunk', 'develop'];
/** Where a checkout on a runner puts a pull request's merge. */
const PULLS = 'pull';
/** Reads all branches with one git process. Names are data; nothing is resolved. */
async function readRefs(git) {
    const format = '--format=%(refname)%00%(objectname)%00%(symref)%00%(HEAD)';
    const output = await git.run(['for-each-ref', format, 'refs/heads', 'refs/remotes']);
    if (output.code !== 0)
        throw git.failure('for-each-ref', output.stderr);
    const branches = [];
    const remoteDefaults = new Map();
    let current = null;
    for (const line of output.stdout.toString('utf8').split('\n')) {
        const [ref = '', commit = '', target = '', head = ''] = line.split('\0');
        const branch = branchOf(ref, commit);
        if (branch && target === '') {
            branches.push(branch);
            if (head === '*')
                current = branch;
        }
        else if (branch?.remote && branch.leaf === 'HEAD') {
            const of = branchOf(target, commit);
            if (of?.remote === branch.remote)
                remoteDefaults.set(branch.remote, of.leaf);
        }
    }
    return { branches: distinctNames(branches), current, remoteDefaults };
}
function branchOf(ref, commit) {
    const [, kind, name = ''] = /^refs\/(heads|remotes)\/(.+)$/s.exec(ref) ?? [];
    if (kind === 'heads')
        return { name, commit, remote: null, leaf: name };
    const slash = name.indexOf('/');
    if (kind !== 'remotes' || slash < 0)
        return null;
    return { name, commit, remote: name.slice(0, slash), leaf: name.slice(slash + 1) };
}
/** A local branch may be called `origin/x`: then the remote-tracking one is told apart as git does. */
function distinctNames(branches) {
    const local = new Set(branches.filter(({ remote }) => remote === null).map(({ name }) => name));
    return branches.map((branch) => branch.remote !== null && local.has(branch.name) ? { ...branch, name: `remotes/${branch.name}` } : branch);
}
/**
 * The branches that may be the default one: a local one and its remote-tracking one, or one of them, or none.
 * `told`: its name where the caller knows it; no other is then the default. `bare`: HEAD of a bare
 * repository names it.
 */
function defaultsOf(refs, told, bare) {
    const remotes = [...new Set(refs.branches.flatMap(({ remote }) => remote ?? []))].sort(byteOrder);
    const remote = ['origin', ...remotes].find((one) => refs.remoteDefaults.has(one)) ??
        (remotes.includes('origin') ? 'origin' : remotes[0]);
    const names = [
        remote === undefined ? null : refs.remoteDefaults.get(remote),
        bare ? refs.current?.leaf : null,
        ...USUAL,
        // What is checked out in a clone may be anybody's branch; without a remote it is the best there is.
        remotes.length === 0 ? refs.current?.leaf : null,
    ];
    for (const name of told === null ? names : [told]) {
        if (!name)
            continue;
        const local = refs.branches.find((branch) => branch.remote === null && branch.leaf === name);
        const tracked = refs.branches.find((branch) => branch.remote !== null && branch.remote === remote && branch.leaf === name);
        if (local || tracked)
            return [local, tracked].filter((branch) => branch !== undefined);
    }
    return [];
}
/**
 * The branches to look at: all, or the named ones.
 * @throws UserError where a name is no branch.
 */
function chosen(refs, names) {
    if (names === 'all')
        return refs.branches.filter((branch) => !isExcluded(branch));
    const byName = new Map(refs.branches.map((branch) => [branch.name, branch]));
    return [...new Set(names)].map((name) => {
        const short = name.replace(/^refs\/(?:heads|remotes)\//, '');
        const branch = byName.get(name) ?? byName.get(short);
        if (branch)
            return branch;
        const near = nearest(name, [...byName.keys()]).map((one) => JSON.stringify(one));
        const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'There are no branches here.';
        throw new errors/* UserError */.yo(`There is no branch ${JSON.stringify(name)} in this clone. ${hint}`);
    });
}
function isExcluded({ leaf, remote }) {
    return remote === PULLS || EXCLUDED.some((prefix) => leaf.startsWith(prefix));
}
/** One tip for each distinct commit; a local name stands before a remote-tracking one. */
function tipsOf(branches, main) {
    const byCommit = new Map();
    for (const branch of main ? [main, ...branches] : branches) {
        const there = byCommit.get(branch.commit);
        if (!there)
            byCommit.set(branch.commit, [branch]);
        else if (!there.includes(branch))
            there.push(branch);
    }
    const tips = [...byCommit].map(([commit, all]) => {
        const local = all.filter(({ remote }) => remote === null);
        // The default branch keeps its name, because what it holds is its own.
        const shown = local.length > 0 ? all.filter((one) => one.remote === null || one === main) : all;
        return { commit, names: shown.map(({ name }) => name).sort(byteOrder) };
    });
    return { tips, main: tips.find(({ commit }) => commit === main?.commit) ?? null };
}

;// CONCATENATED MODULE: ./lib/local/view.js
/** Why an entry of each mode has no text by itself. */
const UNREAD = {
    '040000': 'directory',
    '120000': 'link',
    '160000': 'submodule',
    '100644': 'not-fetched',
    '100755': 'not-fetched',
};
/** A format may ask again as it learns more, but not for ever. */
const ROUNDS = 3;
/**
 * Asks the formats what they need for each site and fetches texts, until nothing new is asked for.
 * @returns whether anything new was asked for.
 */
async function gather(jobs, asker, fetch) {
    let open = jobs;
    let news = false;
    for (let round = 0; round < ROUNDS && open.length > 0; round++) {
        open = open.filter((job) => ask(job, asker));
        news ||= open.length > 0;
        await fetch();
    }
    return news;
}
/** Whether the site needs anything that was not asked for before. */
function ask({ site, view }, asker) {
    let news = false;
    for (const { path: written, what } of asker.needs(site, view.snapshot)) {
        const path = what === 'text' ? written : written.replace(/\/+$/, '');
        if (!isInside(path))
            continue;
        const asked = { text: view.texts, history: view.histories, changes: view.changes }[what];
        if (asked.has(path))
            continue;
        asked.add(path);
        if (what === 'text')
            view.want(path);
        news = true;
    }
    return news;
}
/** Whether a path stays in the repository: no empty segment, no `.` or `..`, no NUL. `''` is the root. */
function isInside(path) {
    return path === '' || (!path.includes('\0') && segmentsOf(path) !== null);
}
/** The names on the way to a path; `null` where it is no plain path. The root has none. */
function segmentsOf(path) {
    if (path === '')
        return [];
    const segments = path.split('/');
    return segments.some((name) => name === '' || name === '.' || name === '..') ? null : segments;
}

;// CONCATENATED MODULE: ./lib/local/snapshot.js


/** A commit whose trees are loaded. `past` answers what history is asked. */
function viewOf(objects, commit, past) {
    const root = { name: '', mode: '040000', id: commit.tree };
    const at = (path) => placeAt(objects, root, path);
    const snapshot = {
        commit: commit.id,
        entry(path) {
            const place = at(path);
            return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
        },
        list(folder) {
            const path = folder.endsWith('/') ? folder.slice(0, -1) : folder;
            const place = at(path);
            if (place.kind !== 'entry' || place.entry.mode !== '040000')
                return [];
            const lead = path === '' ? '' : `${path}/`;
            return objects
                .entries(place.entry.id)
                .map(({ name, mode, id }) => ({ path: `${lead}${name}`, mode, blob: id }))
                .sort((a, b) => byteOrder(a.path, b.path));
        },
        text: (path) => readingAt(objects, at(path)),
        pathsOf: (blob) => pathsOf(objects, commit.tree, blob),
        history: (path) => past.versions(commit.id, path),
        lastChange: (paths) => past.lastChange(commit.id, paths.map(withoutSlash)),
    };
    return {
        snapshot,
        texts: new Set(),
        histories: new Set(),
        changes: new Set(),
        want(path) {
            const place = at(path);
            if (place.kind === 'entry' && isFile(place.entry))
                objects.want(place.entry.id);
        },
    };
}
const withoutSlash = (path) => path.replace(/\/+$/, '');
const isFile = ({ mode }) => mode === '100644' || mode === '100755';
function placeAt(objects, root, path) {
    const segments = segmentsOf(path);
    if (!segments)
        return { kind: 'absent' };
    let here = root;
    for (const name of segments) {
        if (here.mode === '160000')
            return { kind: 'submodule' };
        if (here.mode === '120000')
            return { kind: 'link' };
        const next = here.mode === '040000' ? objects.entries(here.id).find((entry) => entry.name === name) : undefined;
        if (!next)
            return { kind: 'absent' };
        here = next;
    }
    return { kind: 'entry', entry: here };
}
function readingAt(objects, place) {
    if (place.kind !== 'entry')
        return { ok: false, why: place.kind };
    const { entry } = place;
    return isFile(entry) ? objects.reading(entry.id) : { ok: false, why: UNREAD[entry.mode] };
}
/** Looks through the bytes of every tree for the id; only those that hold it are read entry by entry. */
function pathsOf(objects, tree, blob) {
    const id = Buffer.from(blob, 'hex');
    if (id.length !== objects.width)
        return [];
    const paths = [];
    const below = new Map();
    const holds = (one) => {
        const known = below.get(one);
        if (known !== undefined)
            return known;
        const held = objects.tree(one).includes(id) || objects.folders(one).some((folder) => holds(folder));
        below.set(one, held);
        return held;
    };
    const collect = (one, prefix) => {
        if (!holds(one))
            return;
        for (const entry of objects.entries(one)) {
            if (entry.mode === '040000')
                collect(entry.id, `${prefix}${entry.name}/`);
            else if (entry.id === blob && isFile(entry))
                paths.push(`${prefix}${entry.name}`);
        }
    };
    collect(tree, '');
    return paths.sort(byteOrder);
}

;// CONCATENATED MODULE: ./lib/local/recent.js
// Remembers the last few answers of a costly question, so that memory does not grow with the repository.
/** Of equal keys the answer is made once, as long as it is among the last few that were asked for. */
class Recent {
    #answers = new Map();
    #most;
    /** `most`: how many answers are kept. */
    constructor(most) {
        this.#most = most;
    }
    /** How many answers are kept now. */
    get size() {
        return this.#answers.size;
    }
    /** The answer for a key, made where it is not remembered. */
    get(key, make) {
        const known = this.#answers.get(key);
        const answer = known === undefined ? make() : known;
        this.#answers.delete(key);
        this.#answers.set(key, answer);
        for (const [oldest] of this.#answers) {
            if (this.#answers.size <= this.#most)
                break;
            this.#answers.delete(oldest);
        }
        return answer;
    }
}

;// CONCATENATED MODULE: ./lib/local/reach.js


/** So many answers are kept, each as long as the history: one tip is asked about many times in a row. */
const KEPT = 8;
class Reach {
    #graph;
    /** Numbers of commits of which it cannot be told what they changed. */
    #cut;
    #ancestors = new Recent(KEPT);
    #newest = new Recent(KEPT);
    #puts = null;
    /** The paths that were ever touched below each folder. */
    #below = null;
    #order = null;
    constructor(graph, cut) {
        this.#graph = graph;
        this.#cut = cut;
    }
    /** All that ever happened at exactly this path, in no order. */
    puts(path) {
        this.#puts ??= putsOf(this.#graph);
        return this.#puts.get(path) ?? [];
    }
    /** All commits that touched anything at or below these paths and are not at a cut. */
    touching(paths) {
        this.#puts ??= putsOf(this.#graph);
        this.#below ??= belowOf(this.#puts.keys());
        const touching = new Set();
        for (const path of paths)
            for (const one of [path, ...(this.#below.get(path) ?? [])])
                for (const { number } of this.puts(one))
                    if (!this.#cut.has(number))
                        touching.add(number);
        return touching;
    }
    /** For each commit 1 where `tip` is or descends from it, else 0. */
    ancestors(tip) {
        return this.#ancestors.get(tip, () => {
            const above = new Uint8Array(this.#graph.ids.length);
            const pending = [tip];
            above[tip] = 1;
            for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
                for (const parent of this.#graph.parents[next] ?? []) {
                    if (above[parent] === 1)
                        continue;
                    above[parent] = 1;
                    pending.push(parent);
                }
            }
            return above;
        });
    }
    /**
     * For each commit the committer's time, in seconds, of the newest among it and its ancestors that touched
     * anything at or below these paths; 0 where none did. A commit at a cut touches nothing.
     */
    newest(paths) {
        return this.#newest.get(paths.join('\0'), () => {
            const { times, parents } = this.#graph;
            const newest = new Float64Array(times.length);
            for (const number of this.touching(paths))
                newest[number] = times[number] ?? 0;
            this.#order ??= parentsFirst(this.#graph);
            for (const number of this.#order)
                for (const parent of parents[number] ?? [])
                    newest[number] = Math.max(newest[number] ?? 0, newest[parent] ?? 0);
            return newest;
        });
    }
}
function putsOf({ touches }) {
    const puts = new Map();
    for (const [number, list] of touches) {
        for (const { path, blob } of list) {
            const there = puts.get(path);
            if (there)
                there.push({ number, blob });
            else
                puts.set(path, [{ number, blob }]);
        }
    }
    return puts;
}
function belowOf(paths) {
    const below = new Map();
    for (const path of paths) {
        for (let folder = parentOf(path); folder !== null; folder = parentOf(folder)) {
            const there = below.get(folder);
            if (there)
                there.push(path);
            else
                below.set(folder, [path]);
        }
    }
    return below;
}
/** All commits, each after all of its parents. */
function parentsFirst({ parents }) {
    const children = new Uint32Array(parents.length);
    for (const list of parents)
        for (const parent of list)
            children[parent] = (children[parent] ?? 0) + 1;
    const order = [];
    children.forEach((count, number) => {
        if (count === 0)
            order.push(number);
    });
    for (const number of order) {
        for (const parent of parents[number] ?? []) {
            const left = (children[parent] ?? 0) - 1;
            children[parent] = left;
            if (left === 0)
                order.push(parent);
        }
    }
    return Uint32Array.from(order).toReversed();
}

;// CONCATENATED MODULE: ./lib/local/walk.js
/** Walks lazily and remembers what it walked, so that a second look costs nothing. */
class Walk {
    #graph;
    #order = [];
    #seen;
    /** A heap of commits that were reached: newest on top, of equals the one that was reached first. */
    #heap = [];
    #turn = 0;
    constructor(graph, tip) {
        this.#graph = graph;
        this.#seen = new Set([tip]);
        this.#push(tip);
    }
    *[Symbol.iterator]() {
        for (let at = 0;; at++) {
            if (at === this.#order.length && !this.#advance())
                return;
            const number = this.#order[at];
            if (number !== undefined)
                yield number;
        }
    }
    #advance() {
        const next = this.#pop();
        if (next === undefined)
            return false;
        this.#order.push(next);
        for (const parent of this.#graph.parents[next] ?? []) {
            if (this.#seen.has(parent))
                continue;
            this.#seen.add(parent);
            this.#push(parent);
        }
        return true;
    }
    #push(number) {
        const heap = this.#heap;
        heap.push({ number, time: this.#graph.times[number] ?? 0, turn: this.#turn++ });
        let at = heap.length - 1;
        while (at > 0) {
            const up = (at - 1) >> 1;
            if (!this.#swapped(up, at))
                return;
            at = up;
        }
    }
    #pop() {
        const heap = this.#heap;
        const top = heap[0];
        const last = heap.pop();
        if (!top || !last || heap.length === 0)
            return top?.number;
        heap[0] = last;
        let at = 0;
        for (;;) {
            const left = 2 * at + 1;
            const right = this.#before(left + 1, left) ? left + 1 : left;
            if (left >= heap.length || !this.#swapped(at, right))
                return top.number;
            at = right;
        }
    }
    /** Puts two places in order; whether they had to be exchanged. */
    #swapped(up, down) {
        const above = this.#heap[up];
        const below = this.#heap[down];
        if (!above || !below || !this.#before(down, up))
            return false;
        this.#heap[up] = below;
        this.#heap[down] = above;
        return true;
    }
    #before(a, b) {
        const x = this.#heap[a];
        const y = this.#heap[b];
        if (!x || !y)
            return false;
        return x.time === y.time ? x.turn < y.turn : x.time > y.time;
    }
}

;// CONCATENATED MODULE: ./lib/local/history.js




/** The last second that a date can hold (ECMA-262, "Time Values"); a forged commit may name a later one. */
const LAST_SECOND = 8_640_000_000_000;
/** So many walks are kept, each as long as the history: one tip is asked about many times in a row. */
const WALKS = 8;
/** The history of several tips at once. */
class History {
    #graph;
    /** Numbers of the commits whose parents a shallow clone cut off: what they changed cannot be told. */
    #cut;
    #reach;
    #walks = new Recent(WALKS);
    #children = null;
    /** `cut`: ids of the commits where a shallow clone ends. */
    constructor(graph, cut) {
        this.#graph = graph;
        this.#cut = new Set(cut.flatMap((id) => graph.numbers.get(id) ?? []));
        this.#reach = new Reach(graph, this.#cut);
    }
    /** Every version of a path that a tip descends from, newest first. */
    versions(tip, path) {
        const found = [];
        let cut = false;
        for (const number of this.#walk(tip)) {
            if (this.#cut.has(number))
                cut = true;
            else {
                const touch = this.#graph.touches.get(number)?.find((one) => one.path === path);
                if (touch)
                    found.push({ ...this.#stamp(number), blob: touch.blob, mode: touch.mode });
            }
        }
        return found.length === 0 && cut ? 'unavailable' : found;
    }
    /** The newest commit that changed anything at or below these paths and counts as progress. */
    lastChange(tip, paths) {
        for (const number of this.#walk(tip)) {
            // What lies behind a cut may be newer than all that is still to come.
            if (this.#cut.has(number))
                return 'unavailable';
            if (this.#graph.idle[number] !== true && this.#touches(number, paths))
                return this.#stamp(number);
        }
        return null;
    }
    /** Whether a shallow clone cut off anything that a tip descends from. */
    isCut(tip) {
        if (this.#cut.size > 0)
            for (const number of this.#walk(tip))
                if (this.#cut.has(number))
                    return true;
        return false;
    }
    /** Whether a blob ever stood at a path in the history of a tip. */
    stood(tip, path, blob) {
        const start = this.#graph.numbers.get(tip);
        if (start === undefined)
            return false;
        const above = this.#reach.ancestors(start);
        return this.#reach.puts(path).some((put) => put.blob === blob && above[put.number] === 1);
    }
    /**
     * Whether there is one commit in the history of a tip at which every wanted path held exactly that blob.
     * Only commits that touched one of the paths are looked at: that a path was never there tells nothing.
     * What a commit held at a path is what the first touch of the path, walking back from it, put there.
     */
    stoodTogether(tip, wanted) {
        const start = this.#graph.numbers.get(tip);
        if (start === undefined)
            return false;
        // Cheap to tell, and enough for most: what never stood at all did not stand together with anything.
        if (!wanted.every(({ path, blob }) => blob === null || this.stood(tip, path, blob)))
            return false;
        const above = this.#reach.ancestors(start);
        const seen = new Set();
        for (const { path, blob } of wanted)
            for (const put of this.#reach.puts(path))
                if (put.blob === blob && above[put.number] === 1)
                    seen.add(put.number);
        for (const number of seen)
            if (this.#heldAt(number, wanted))
                return true;
        return false;
    }
    /**
     * The committer's time, in seconds, of the newest commit of any kind in the history of a tip that changed
     * anything at or below these paths; 0 where none did. What a shallow clone cut off counts as none.
     */
    touchedAt(tip, paths) {
        const start = this.#graph.numbers.get(tip);
        return start === undefined ? 0 : (this.#reach.newest(paths)[start] ?? 0);
    }
    /**
     * Whether the newest commit in the history of a tip that changed anything at or below these paths stands on
     * the tip's own line of first parents, and did not come in by a merge. Of several in the same newest second
     * one on the line is enough. False where none changed anything.
     */
    firstParentHas(tip, paths) {
        const newest = this.touchedAt(tip, paths);
        if (newest === 0)
            return false;
        const { times, numbers, parents } = this.#graph;
        const touching = this.#reach.touching(paths);
        for (let at = numbers.get(tip); at !== undefined; at = parents[at]?.[0])
            if (times[at] === newest && touching.has(at))
                return true;
        return false;
    }
    /** The one of these tips that is an ancestor of all others; `null` where none is. */
    commonAncestor(tips) {
        const numbers = new Set(tips.flatMap((tip) => this.#graph.numbers.get(tip) ?? []));
        let [lowest] = numbers;
        for (let below = lowest; below !== undefined;) {
            lowest = below;
            const from = below;
            below = undefined;
            for (const number of new Walk(this.#graph, from)) {
                if (number !== from && numbers.has(number)) {
                    below = number;
                    break;
                }
            }
        }
        if (lowest === undefined)
            return null;
        const above = this.#descendants(lowest);
        return [...numbers].every((number) => above.has(number)) ? (this.#graph.ids[lowest] ?? null) : null;
    }
    #walk(tip) {
        const start = this.#graph.numbers.get(tip);
        return start === undefined ? [] : this.#walks.get(start, () => new Walk(this.#graph, start));
    }
    /** Whether a commit held all of this, as told by the first touches walking back from it. */
    #heldAt(from, wanted) {
        const open = new Map(wanted.map(({ path, blob }) => [path, blob]));
        // A path that nothing ever touched was never there: no walk finds that out sooner.
        for (const [path, blob] of open)
            if (blob === null && this.#reach.puts(path).length === 0)
                open.delete(path);
        for (const number of new Walk(this.#graph, from)) {
            for (const { path, blob } of this.#graph.touches.get(number) ?? []) {
                const sought = open.get(path);
                if (sought === undefined)
                    continue;
                if (sought !== blob)
                    return false;
                open.delete(path);
            }
            if (open.size === 0)
                return true;
        }
        return [...open.values()].every((blob) => blob === null);
    }
    #touches(number, paths) {
        const touches = this.#graph.touches.get(number);
        return touches?.some((touch) => paths.some((path) => covers(path, touch.path))) ?? false;
    }
    #stamp(number) {
        const seconds = Math.min(this.#graph.times[number] ?? 0, LAST_SECOND);
        const at = new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z');
        return { commit: this.#graph.ids[number] ?? '', at };
    }
    #descendants(of) {
        const children = this.#children ?? childrenOf(this.#graph);
        this.#children = children;
        const seen = new Set([of]);
        for (const number of seen)
            for (const child of children.get(number) ?? [])
                seen.add(child);
        return seen;
    }
}
function childrenOf({ parents }) {
    const children = new Map();
    parents.forEach((list, child) => {
        for (const parent of list) {
            const there = children.get(parent);
            if (there)
                there.push(child);
            else
                children.set(parent, [child]);
        }
    });
    return children;
}

;// CONCATENATED MODULE: ./lib/local/log.js

const FIELDS = ['%H %P', '%ct', '%an', '%ae', '%(trailers:key=Rekindle-Action,valueonly)'];
/** Every commit once with its real parents; nothing that a repository's config could change. */
const ARGS = [
    'log',
    '--full-history',
    '--sparse',
    '-c',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-decorate',
    '--no-notes',
    '--no-show-signature', // would start gpg.program
    '--ignore-submodules=none',
    '--encoding=UTF-8',
    '-O/dev/null',
    '--stdin',
    `--format=${FIELDS.map((field) => `${field}%x00`).join('')}`,
];
/**
 * Reads the history of all tips.
 * `paths`: what to tell of, with all below; `''` is the root. Git may be asked for more; it is left out.
 * `bots`: names, addresses or logins, in lower case.
 * @throws UserError where git fails.
 */
async function readLog(git, tips, paths, bots) {
    const reader = new Reader(bots, new Set(paths));
    const asked = pathspecsFor(paths);
    // A path with a line break cannot travel on stdin.
    const listed = asked.filter((path) => !path.includes('\n'));
    const odd = asked.filter((path) => path.includes('\n'));
    const input = `${[...tips, ...(listed.length > 0 ? ['--', ...listed] : [])].join('\n')}\n`;
    const args = odd.length > 0 ? [...ARGS, '--', ...odd] : ARGS;
    const output = await git.stream(args, input, (chunk) => reader.read(chunk));
    if (output.code !== 0)
        throw git.failure('log', output.stderr);
    return reader;
}
class Reader {
    ids = [];
    numbers = new Map();
    parents = [];
    times = [];
    idle = [];
    touches = new Map();
    #bots;
    #wanted;
    #paths = new Map();
    #rest = Buffer.alloc(0);
    #commit = -1;
    /** Which field of a header comes next; past the last one, entries or the next commit. */
    #field = FIELDS.length;
    #author = [];
    #entry = null;
    constructor(bots, wanted) {
        this.#bots = bots;
        this.#wanted = wanted;
    }
    read(chunk) {
        let from = 0;
        for (let end = chunk.indexOf(0, from); end >= 0; end = chunk.indexOf(0, from)) {
            const piece = chunk.subarray(from, end);
            const whole = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
            if (this.#rest.length > 0)
                this.#rest = Buffer.alloc(0);
            this.#token(whole.toString('utf8'));
            from = end + 1;
        }
        if (from < chunk.length)
            this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)]);
    }
    #token(token) {
        if (this.#entry) {
            this.#touch(token, this.#entry);
            this.#entry = null;
        }
        else if (this.#field < FIELDS.length)
            this.#header(token);
        else if (token !== '' && token !== '\n') {
            const text = token.startsWith('\n') ? token.slice(1) : token;
            if (text.startsWith(':'))
                this.#entry = entryOf(text);
            else
                this.#open(text);
        }
    }
    #touch(written, entry) {
        const known = this.#paths.get(written);
        if (known === undefined && !isWithin(this.#wanted, written))
            return;
        const path = known ?? written;
        this.#paths.set(path, path);
        const there = this.touches.get(this.#commit);
        if (there)
            there.push({ path, ...entry });
        else
            this.touches.set(this.#commit, [{ path, ...entry }]);
    }
    #open(ids) {
        const [id = '', ...parents] = ids.trim().split(' ');
        this.#commit = this.#number(id);
        this.parents[this.#commit] = parents.map((parent) => this.#number(parent));
        this.#field = 1;
    }
    #header(token) {
        if (this.#field === 1)
            this.times[this.#commit] = Number(token);
        else if (this.#field === FIELDS.length - 1) {
            const merge = (this.parents[this.#commit]?.length ?? 0) > 1;
            this.idle[this.#commit] = merge || token !== '' || this.#author.some((name) => this.#bots.has(name));
            this.#author = [];
        }
        else
            this.#author = [...this.#author, ...namesOf(token)];
        this.#field += 1;
    }
    #number(id) {
        const known = this.numbers.get(id);
        if (known !== undefined)
            return known;
        const number = this.ids.length;
        this.numbers.set(id, number);
        this.ids.push(id);
        this.parents.push([]);
        this.times.push(0);
        this.idle.push(true);
        return number;
    }
}
/** `:100644 100644 OLD NEW M`, or `::100644 100644 100644 OLD OLD NEW MM` with one more of each a parent. */
function entryOf(raw) {
    const parents = raw.lastIndexOf(':') + 1;
    const words = raw.slice(parents).split(' ');
    const mode = words[parents] ?? '';
    const blob = words[2 * parents + 1] ?? '';
    return { blob: /^0+$/.test(blob) ? null : blob, mode: MODES.get(mode) ?? null };
}
const MODES = new Map(['100644', '100755', '120000', '160000'].map((mode) => [mode, mode]));
/** What an author may be named by: the name or address itself, and the login in GitHub's private address. */
function namesOf(written) {
    const name = written.toLowerCase();
    const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(name)?.[1];
    return login === undefined ? [name] : [name, login];
}

;// CONCATENATED MODULE: ./lib/local/past.js



/** Texts of so many versions of a path are read, the newest; older versions are listed without. */
const TEXTS = 200;
/** With `rev-parse`, `for-each-ref` and `cat-file` (two in a partial clone) that is six processes at most. */
const READS = 2;
class Past {
    /** `null` until `cover` was called, and where history is not to be had. */
    history = null;
    /** Ids of the commits that histories begin from; to be set before the first `cover`. */
    tips = [];
    #git;
    #objects;
    #options;
    #paths = new Set();
    #reads = 0;
    constructor(git, objects, options) {
        this.#git = git;
        this.#objects = objects;
        this.#options = options;
    }
    /**
     * Makes sure that history tells of these paths and all below them.
     * @throws UserError where git fails.
     */
    async cover(paths) {
        const fresh = [...new Set(paths)].filter((path) => !this.#covers(path));
        if (fresh.length === 0 || this.#reads >= READS || this.tips.length === 0)
            return;
        const all = [...this.#paths, ...fresh];
        const bots = new Set(this.#options.bots.map((bot) => bot.toLowerCase()));
        this.#reads += 1;
        try {
            const graph = await readLog(this.#git, this.tips, all, bots);
            this.history = new History(graph, this.#options.cut);
            for (const path of fresh)
                this.#paths.add(path);
        }
        catch (error) {
            if (!this.#options.mayFail)
                throw error;
            this.#reads = READS;
        }
    }
    /** The versions of a path in the history of a commit, their texts as far as they were fetched. */
    versions(tip, path) {
        const versions = this.#versions(tip, path);
        if (versions === 'unavailable')
            return versions;
        return versions.map(({ commit, at, blob, mode }) => {
            const reading = blob !== null && past_isFile(mode) ? this.#objects.reading(blob) : null;
            return { commit, at, blob, text: reading?.ok ? reading.text : null };
        });
    }
    /** The newest change that counts at or below these paths. */
    lastChange(tip, paths) {
        if (!this.history || !paths.every((path) => this.#covers(path)))
            return 'unavailable';
        return this.history.lastChange(tip, paths);
    }
    /** Notes the blobs of a path's newest versions for the next fetch. */
    want(tip, path) {
        const versions = this.#versions(tip, path);
        if (versions === 'unavailable')
            return;
        for (const { blob, mode } of versions.slice(0, TEXTS))
            if (blob !== null && past_isFile(mode))
                this.#objects.want(blob);
    }
    #versions(tip, path) {
        return this.history && this.#covers(path) ? this.history.versions(tip, path) : 'unavailable';
    }
    #covers(path) {
        return isWithin(this.#paths, path);
    }
}
const past_isFile = (mode) => mode === '100644' || mode === '100755';

;// CONCATENATED MODULE: ./lib/local/survey.js




const SHALLOW_OWNER = 'History is shallow: who owns this workflow, and how old it is, are uncertain.';
const SHALLOW_AGE = 'History is shallow: how old this workflow is, is uncertain.';
/** A pass reads history, and what history teaches may be asked for in the next. */
const PASSES = 3;
/**
 * The default branch. Where a local one and its remote-tracking one differ, the newer by committer's time.
 */
async function defaultOf(refs, ground) {
    const { repository, objects, options } = ground;
    const candidates = defaultsOf(refs, options.defaultBranch ?? null, repository.kind === 'bare');
    const [local, tracked] = candidates;
    if (!local || !tracked || local.commit === tracked.commit)
        return local ?? null;
    const commits = await objects.commits([local.commit, tracked.commit]);
    const at = (branch) => commits.get(branch.commit)?.at ?? 0;
    return at(tracked) > at(local) ? tracked : local;
}
/**
 * History, with what a shallow clone cut off left out. `needed`: without it nothing can be said; else a
 * partial clone that lacks old trees merely has none.
 */
async function pastOf(ground, needed) {
    const { repository, git, objects, options } = ground;
    // A first commit is listed as cut off as well; its own object says that nothing stood before it.
    const ends = await objects.commits(repository.boundary);
    const cut = [...ends.values()].filter(({ hasParents }) => hasParents).map(({ id }) => id);
    return new Past(git, objects, {
        cut,
        bots: options.bots ?? [],
        mayFail: !needed && repository.partial,
    });
}
/** Fetches all that formats ask of these sites: texts in rounds, then history, then what history teaches. */
async function settle({ jobs, past, fetch, wantPast, after }, asker) {
    const views = new Set(jobs.map(({ view }) => view));
    for (let pass = 0; pass < PASSES; pass++) {
        const news = await gather(jobs, asker, fetch);
        if (!news && pass > 0)
            return;
        await past.cover([...views].flatMap((view) => [...view.histories, ...view.changes]));
        for (const view of views)
            wantPast(view);
        await fetch();
        await after?.();
    }
}
/** Reads the files of sites and keeps the sites that are ours. */
async function oursOf(jobs, asker, fetch) {
    for (const { site, view } of jobs)
        for (const path of site.files)
            view.want(path);
    await fetch();
    return jobs.filter(({ site, view }) => asker.isOurs(site, view.snapshot));
}
/** The costs and the common part of a survey. */
function surveyOf(ground, found) {
    const { repository, git } = ground;
    return {
        repository: repository.name,
        defaultBranch: found.defaultBranch,
        holdings: found.holdings,
        scanned: {
            commits: found.commits,
            stateFiles: found.stateFiles,
            stateSets: found.holdings.length,
            blobsRead: found.blobsRead,
            gitProcesses: git.processes,
        },
        shallow: repository.shallow,
    };
}
/** @throws UserError where there is no repository to look at. */
function needsRepository({ repository }) {
    if (repository.kind === 'none')
        throw new errors/* UserError */.yo(`${repository.root} is no git repository, nor is any folder above it. Name a clone, or scan its files.`);
}

;// CONCATENATED MODULE: ./lib/local/branches.js









/**
 * Surveys all branches or the named ones.
 * @throws UserError where a name is no branch, a tree is not in this clone, or git fails.
 */
async function surveyBranches(ground, names) {
    needsRepository(ground);
    const { objects, asker } = ground;
    const refs = await readRefs(ground.git);
    const main = await defaultOf(refs, ground);
    const named = chosen(refs, names);
    // Who owns a workflow hangs on all branches, also where only some are asked for.
    const branches = [...new Set([...named, ...chosen(refs, 'all')])];
    const sight = await see(ground, branches, main, names === 'all' ? [] : named);
    const ours = await oursIn(sight);
    await learnHistory(ours, sight);
    const wanted = (tip) => tip === sight.mainTip ? isNamed(main, named) : named.some(({ commit }) => commit === tip.commit);
    const owned = new Map([...ownersOf(ours, sight)].filter(([tip]) => wanted(tip)));
    const jobs = [...owned].flatMap(([tip, all]) => all.map((version) => ({ site: siteAt(version, tip), view: sight.viewAt(tip) })));
    const wantPast = (view) => {
        for (const path of view.histories)
            sight.past.want(view.snapshot.commit ?? '', path);
    };
    await settle({ jobs, past: sight.past, fetch: () => objects.fetch(), wantPast }, asker);
    return surveyOf(ground, {
        defaultBranch: main?.name ?? null,
        holdings: holdingsOf(owned, sight),
        commits: sight.tips.length,
        stateFiles: stateFilesOf(ours.map(({ version }) => version)),
        blobsRead: objects.blobsRead.size,
    });
}
/** Reads all commits and trees, each distinct one once. */
async function see(ground, branches, main, needed) {
    const { objects } = ground;
    const commits = await objects.commits([...branches, ...(main ? [main] : [])].map(({ commit }) => commit));
    await objects.load([...commits.values()].map(({ tree }) => tree));
    const { tips, main: mainTip } = tipsOf(readable(branches, [...(main ? [main] : []), ...needed], commits, ground), main);
    const past = await pastOf(ground, true);
    return { ground, tips, main, mainTip, commits, past, viewAt: rememberViews(ground, commits, past) };
}
/** The versions of ours, each looked at from the default branch, or else from the newest of its tips. */
async function oursIn({ ground, tips, mainTip, commits, viewAt }) {
    const { objects, asker } = ground;
    const candidates = new Candidates(objects, asker);
    const versions = versionsIn(tips, (tip) => candidates.of(commits.get(tip.commit)?.tree ?? ''), asker);
    const at = (tip) => commits.get(tip.commit)?.at ?? 0;
    const seen = versions.map((version) => {
        const all = tipsHolding(version);
        const newest = all.reduce((a, b) => (at(b) > at(a) ? b : a));
        const from = mainTip && holds(version, mainTip) ? mainTip : newest;
        return { version, job: { site: siteAt(version, from), view: viewAt(from) } };
    });
    const jobs = seen.map(({ job }) => job);
    const ours = new Set(await oursOf(jobs, asker, () => objects.fetch()));
    return seen.filter(({ job }) => ours.has(job));
}
/** Reads the history that ownership and the formats ask for, of every tip that may own something. */
async function learnHistory(ours, { ground, past, mainTip }) {
    const jobs = ours.map(({ job }) => job);
    await gather(jobs, ground.asker, () => ground.objects.fetch());
    const differing = ours.filter(({ version }) => !holds(version, mainTip));
    const tips = [...(mainTip ? [mainTip] : []), ...differing.flatMap(({ version }) => tipsHolding(version))];
    past.tips = [...new Set(tips.map(({ commit }) => commit))];
    const files = ours.flatMap(({ version }) => version.files.map(({ source }) => source));
    await past.cover([...files, ...jobs.flatMap(({ view }) => [...view.histories, ...view.changes])]);
}
/** Each version at its owner, without superseded ones. */
function ownersOf(ours, sight) {
    const { mainTip, past } = sight;
    const grounds = { main: mainTip, history: past.history, shallow: isUncertain(sight) };
    const owned = new Map();
    for (const { version } of ours) {
        const owner = ownerOf(version, grounds);
        if (!owner)
            continue;
        const there = owned.get(owner);
        if (there)
            there.push(version);
        else
            owned.set(owner, [version]);
    }
    return owned;
}
/** One holding for each owner, the default branch's first, the others in byte order. */
function holdingsOf(owned, sight) {
    const { tips, main, mainTip, viewAt } = sight;
    const uncertain = isUncertain(sight) ? [SHALLOW_OWNER] : [];
    const namesOf = holderNames(tips, [...owned.values()].flat());
    const holdings = [...owned].map(([tip, versions]) => {
        const notes = tip === mainTip ? [] : uncertain;
        const sites = versions.map((version) => ({ site: siteAt(version, tip), branches: namesOf(version), notes }));
        const owner = tip === mainTip && main ? main.name : (tip.names[0] ?? null);
        return { snapshot: viewAt(tip).snapshot, sites, owner };
    });
    return holdings.sort((a, b) => rank(a, main) - rank(b, main) || byteOrder(a.owner ?? '', b.owner ?? ''));
}
/** Whether it cannot be told what the default branch held before: none is there, or its history is cut. */
function isUncertain({ ground, mainTip, past }) {
    if (!ground.repository.shallow)
        return false;
    return !mainTip || !past.history || past.history.isCut(mainTip.commit);
}
const rank = ({ owner }, main) => (owner === main?.name ? 0 : 1);
/** Whether the default branch is among those that were asked for, locally or at its remote. */
function isNamed(main, branches) {
    return branches.some(({ leaf, commit }) => leaf === main?.leaf && commit === main.commit);
}
function rememberViews({ objects }, commits, past) {
    const views = new Map();
    return ({ commit }) => {
        const known = views.get(commit);
        if (known)
            return known;
        const view = viewOf(objects, { id: commit, tree: commits.get(commit)?.tree ?? '' }, past);
        views.set(commit, view);
        return view;
    };
}

// EXTERNAL MODULE: ./lib/model/reading.js
var reading = __webpack_require__(7157);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/local/git.js
// Starts git: hardened against the repository it looks at, counted, and never through a shell.


/** Settings that a repository's own config must not choose (gitrepository-layout, git-config, git-log). */
const CONFIG = [
    'core.fsmonitor=false', // would start a program
    'core.hooksPath=/dev/null',
    'protocol.allow=never', // reading never fetches
    'log.showRoot=true',
    'log.follow=false',
    'trailer.separators=:',
].flatMap((setting) => ['-c', setting]);
/** Forced on every process; see git(1), "Environment Variables". */
const FORCED = {
    GIT_ALLOW_PROTOCOL: 'none', // beats protocol.<name>.allow of the repository's config
    GIT_GRAFT_FILE: '/dev/null/none', // grafts and replace refs would forge history
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
};
/** Of git's own variables only those that say where git and the person's settings are. */
const git_KEPT = /^GIT_(?:CONFIG|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)/;
const STDERR_CAP = 16_384;
function hardened(env) {
    const kept = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || git_KEPT.test(name));
    return { ...Object.fromEntries(kept), ...FORCED };
}
/** Git in one folder. */
class Git {
    dir;
    /** Processes started so far, by this object and those made by `at`. */
    get processes() {
        return this.#count.value;
    }
    #env;
    #count;
    /** `dir`: an absolute path. */
    constructor(dir, env, count = { value: 0 }) {
        this.dir = dir;
        this.#env = hardened(env);
        this.#count = count;
    }
    /** The same git, with the same count, in another folder. */
    at(dir) {
        return new Git(dir, this.#env, this.#count);
    }
    /** Starts a process and leaves its streams to the caller. */
    start(args) {
        this.#count.value += 1;
        return (0,external_node_child_process_.spawn)('git', ['--no-pager', '-C', this.dir, ...CONFIG, ...args], {
            env: this.#env,
            shell: false,
            stdio: 'pipe',
            windowsHide: true,
        });
    }
    /** Runs a process to its end; its standard output goes to `take` piece by piece. */
    async stream(args, input, take) {
        const child = this.start(args);
        const ended = endOf(child);
        child.stdin.on('error', () => { }); // a process that ends early says why on stderr
        child.stdin.end(input);
        child.stdout.on('data', (chunk) => take(chunk));
        const { code, stderr } = await ended;
        return { code, stdout: Buffer.alloc(0), stderr };
    }
    /** Runs a process to its end and keeps its standard output. */
    async run(args, input = '') {
        const chunks = [];
        const output = await this.stream(args, input, (chunk) => chunks.push(chunk));
        return { ...output, stdout: Buffer.concat(chunks) };
    }
    /** The error to throw where a process failed. */
    failure(what, stderr) {
        const said = stderr.trim();
        if (/dubious ownership|safe\.bareRepository/i.test(said))
            return new errors/* UserError */.yo(`git refuses to read ${this.dir}, and so does Rekindle. git says:\n${said}`);
        const words = said === '' ? 'git gave no reason' : `git says: ${said.split('\n').slice(0, 5).join(' ')}`;
        return new errors/* UserError */.yo(`git ${what} failed in ${this.dir}; ${words}. Nothing was changed.`);
    }
}
/**
 * Settles when a process has ended and its streams are read.
 * @throws UserError where git cannot be started.
 */
async function endOf(child) {
    let stderr = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text) => {
        if (stderr.length < STDERR_CAP)
            stderr += text;
    });
    const code = await new Promise((resolve, reject) => {
        child.on('error', (error) => reject(notStarted(error)));
        child.on('close', (status) => resolve(status ?? -1));
    });
    return { code, stderr };
}
function notStarted(error) {
    if (error.code === 'ENOENT')
        return new errors/* UserError */.yo('git was not found. Rekindle reads repositories through git 2.31 or newer: install it, or mend PATH.');
    return new errors/* UserError */.yo(`git could not be started (${error.message}). git 2.31 or newer is needed.`, {
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/local/batch.js


const HEADER = /^([0-9a-f]+) ([a-z]+) (\d+)$/;
const NEWLINE = 0x0a;
/** A batch process, started by the first round. Rounds follow one another; two at a time are not allowed. */
class Batch {
    #git;
    #child = null;
    #ended = null;
    #round = null;
    /** Why nothing can be asked any more. */
    #dead = null;
    /** Bytes of a header line that is not complete yet. */
    #line = Buffer.alloc(0);
    /** The object whose body is under way, and what is still to come of it, its last newline included. */
    #open = null;
    constructor(git) {
        this.#git = git;
    }
    /** Asks for objects by id or revision. Names must hold no line break. */
    async round(names, cap, take) {
        if (names.length === 0)
            return;
        const child = this.#child ?? this.#start();
        if (this.#dead)
            throw this.#dead;
        await new Promise((done, fail) => {
            this.#round = { names, cap, take, done, fail, next: 0 };
            child.stdin.write(`${names.join('\n')}\n`);
        });
    }
    /** Ends the process; nothing may be asked afterwards. */
    async close() {
        this.#child?.stdin.end();
        if (this.#round)
            this.#child?.kill();
        await this.#ended?.catch(() => { });
    }
    #start() {
        const child = this.#git.start(['cat-file', '--batch']);
        this.#child = child;
        child.stdin.on('error', () => { }); // a process that ends early is told of below
        child.stdout.on('data', (chunk) => this.#read(chunk));
        this.#ended = endOf(child).then(({ stderr }) => this.#fail(unreadable(this.#git, stderr)), (error) => this.#fail(error));
        return child;
    }
    #fail(error) {
        const round = this.#round;
        this.#round = null;
        this.#dead ??= error instanceof Error ? error : new Error(String(error));
        round?.fail(this.#dead);
    }
    #read(chunk) {
        let at = 0;
        try {
            while (at < chunk.length)
                at = this.#open ? this.#body(chunk, at) : this.#header(chunk, at);
        }
        catch (error) {
            this.#fail(error);
            this.#child?.kill();
        }
    }
    /** Reads a header, or as much of it as is there; gives the place after it. */
    #header(chunk, from) {
        const end = chunk.indexOf(NEWLINE, from);
        const piece = chunk.subarray(from, end < 0 ? chunk.length : end);
        const line = this.#line.length === 0 ? piece : Buffer.concat([this.#line, piece]);
        if (end < 0) {
            this.#line = line;
            return chunk.length;
        }
        this.#line = Buffer.alloc(0);
        const match = HEADER.exec(line.toString('latin1'));
        if (!match) {
            this.#answer(null); // `NAME missing`, `NAME ambiguous`
            return end + 1;
        }
        const [, id = '', type = '', digits = '0'] = match;
        const size = Number(digits);
        const kept = type !== 'blob' || size <= (this.#round?.cap ?? 0);
        this.#open = { id, type, size, left: size + 1, parts: kept ? [] : null };
        return end + 1;
    }
    /** Reads a body, or as much of it as is there; gives the place after it. */
    #body(chunk, from) {
        const open = this.#open;
        if (!open)
            return from;
        const taken = Math.min(open.left, chunk.length - from);
        open.left -= taken;
        open.parts?.push(chunk.subarray(from, from + taken));
        if (open.left > 0)
            return chunk.length;
        this.#open = null;
        const { id, type, size, parts } = open;
        const [only] = parts ?? [];
        const whole = parts?.length === 1 && only ? only : parts ? Buffer.concat(parts) : null;
        this.#answer({ id, type, size, body: whole ? whole.subarray(0, size) : null });
        return from + taken;
    }
    #answer(object) {
        const round = this.#round;
        if (!round)
            return;
        round.take(round.names[round.next] ?? '', object);
        round.next += 1;
        if (round.next < round.names.length)
            return;
        this.#round = null;
        round.done();
    }
}
function unreadable(git, stderr) {
    return /could not fetch|lazy fetching/.test(stderr)
        ? new errors/* UserError */.yo(`Objects of ${git.dir} are not in this clone (a partial clone), and Rekindle never fetches by ` +
            'itself. Fetch them first, or clone without --filter.')
        : git.failure('cat-file', stderr);
}

;// CONCATENATED MODULE: ./lib/local/commit.js
// What is used of a commit object.
function commitOf(id, body) {
    const text = body.toString('latin1');
    const head = text.slice(0, Math.max(0, text.indexOf('\n\n')) || text.length);
    const tree = /^tree ([0-9a-f]+)$/m.exec(head)?.[1] ?? '';
    const at = Number(/^committer .*> (\d+)(?: [+-]\d+)?$/m.exec(head)?.[1] ?? 0);
    return { id, tree, at, hasParents: /^parent /m.test(head) };
}

;// CONCATENATED MODULE: ./lib/local/objects.js
// Commits, trees and blobs of one repository, each distinct one read once.





/** Deeper trees than this exist only to break those who walk them. */
const DEEPEST = 1_000;
const NOT_FETCHED = { ok: false, why: 'not-fetched' };
/** The objects of one survey, over one `git cat-file`. */
class Objects {
    /** Bytes of an object id. */
    width;
    /** Distinct blobs whose content was read, those above the size cap left out. */
    blobsRead = new Set();
    #git;
    #repository;
    #batch;
    #trees = new Map();
    #folders = new Map();
    #entries = new Map();
    /** Trees that could not be read. */
    #faults = new Map();
    #blobs = new Map();
    #wanted = new Set();
    /** In a partial clone the sorted ids of all objects that are here; asking for another ends the process. */
    #here = null;
    constructor(git, repository) {
        this.#git = git;
        this.#repository = repository;
        this.#batch = new Batch(git);
        this.width = repository.hash === 'sha256' ? 32 : 20;
    }
    /** The commits behind ids or revisions; a name that is none is left out. */
    async commits(names) {
        const found = new Map();
        await this.#batch.round([...new Set(names)], reading/* SIZE_CAP */.f, (name, object) => {
            if (object?.type === 'commit' && object.body)
                found.set(name, commitOf(object.id, object.body));
        });
        return found;
    }
    /** Reads these trees and all below them, each distinct one once; `faultIn` tells what could not be read. */
    async load(roots) {
        if (roots.length === 0)
            return;
        await this.#list();
        let level = [...new Set(roots)].filter((id) => !this.#trees.has(id));
        const known = new Map(level.map((id) => [id, id]));
        for (let depth = 0; level.length > 0; depth++) {
            if (depth > DEEPEST) {
                const message = `${this.#git.dir} holds folders nested deeper than ${DEEPEST}; that is not read.`;
                for (const id of level)
                    this.#faults.set(id, new errors/* UserError */.yo(message));
                return;
            }
            for (const id of level)
                if (!this.#isHere(id))
                    this.#faults.set(id, this.#treeMissing(id));
            const next = [];
            const here = level.filter((id) => !this.#faults.has(id));
            await this.#batch.round(here, reading/* SIZE_CAP */.f, (id, object) => {
                if (object?.type !== 'tree' || !object.body) {
                    this.#faults.set(id, this.#treeMissing(id));
                    return;
                }
                this.#trees.set(id, object.body);
                const folders = foldersOf(object.body, this.width).map((folder) => {
                    const same = known.get(folder);
                    if (same !== undefined)
                        return same;
                    known.set(folder, folder);
                    if (!this.#trees.has(folder))
                        next.push(folder);
                    return folder;
                });
                this.#folders.set(id, folders);
            });
            level = next;
        }
    }
    /** Why a loaded tree, or one below it, could not be read; `null` where all of it is there. */
    faultIn(root) {
        if (this.#faults.size === 0)
            return null;
        const seen = new Set([root]);
        for (const id of seen) {
            const fault = this.#faults.get(id);
            if (fault)
                return fault;
            for (const folder of this.folders(id))
                seen.add(folder);
        }
        return null;
    }
    /** A tree's bytes; empty where it was not loaded. */
    tree(id) {
        return this.#trees.get(id) ?? Buffer.alloc(0);
    }
    /** A tree's entries, read once. */
    entries(id) {
        const known = this.#entries.get(id);
        if (known)
            return known;
        const entries = entriesOf(this.tree(id), this.width);
        this.#entries.set(id, entries);
        return entries;
    }
    /** Ids of a tree's folders, in the order of its entries. */
    folders(id) {
        return this.#folders.get(id) ?? [];
    }
    /** Notes a blob for the next `fetch`. */
    want(blob) {
        if (!this.#blobs.has(blob))
            this.#wanted.add(blob);
    }
    /** Reads every blob that was wanted; one that is not here reads as `not-fetched`. */
    async fetch() {
        if (this.#wanted.size === 0)
            return;
        await this.#list();
        const ids = [];
        for (const id of this.#wanted) {
            if (this.#isHere(id))
                ids.push(id);
            else
                this.#blobs.set(id, NOT_FETCHED);
        }
        this.#wanted.clear();
        await this.#batch.round(ids, reading/* SIZE_CAP */.f, (id, object) => {
            if (object?.type !== 'blob')
                this.#blobs.set(id, NOT_FETCHED);
            else if (!object.body)
                this.#blobs.set(id, { ok: false, why: 'too-large', size: object.size });
            else {
                this.blobsRead.add(id);
                this.#blobs.set(id, (0,reading/* readingOf */.M)(object.body));
            }
        });
    }
    /** What a blob says, as far as it was fetched. */
    reading(blob) {
        return this.#blobs.get(blob) ?? NOT_FETCHED;
    }
    /** Ends the git process. */
    close() {
        return this.#batch.close();
    }
    /** In a partial clone: learns once what is here, without asking for anything that is not. */
    async #list() {
        if (this.#here || !this.#repository.partial)
            return;
        const output = await this.#git.run([
            'cat-file',
            '--batch-check=%(objectname)',
            '--batch-all-objects', // sorted by id
        ]);
        if (output.code !== 0)
            throw this.#git.failure('cat-file', output.stderr);
        this.#here = Buffer.from(output.stdout.toString('latin1').replaceAll('\n', ''), 'hex');
    }
    #isHere(id) {
        const here = this.#here;
        if (!here)
            return true;
        const sought = Buffer.from(id, 'hex');
        let low = 0;
        let high = here.length / this.width;
        while (low < high) {
            const middle = (low + high) >>> 1;
            const at = middle * this.width;
            const order = here.compare(sought, 0, this.width, at, at + this.width);
            if (order === 0)
                return true;
            if (order < 0)
                low = middle + 1;
            else
                high = middle;
        }
        return false;
    }
    #treeMissing(id) {
        const what = `The folder listing (tree) ${id} is not in ${this.#git.dir}`;
        return new errors/* UserError */.yo(this.#repository.partial
            ? `${what}: a clone made with --filter=tree:0 holds none. Fetch without it ("git fetch --refetch ` +
                '--filter=blob:none"), or clone with --filter=blob:none.'
            : `${what}: the repository is damaged. See what "git fsck" says and fetch again.`);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/local/repository.js
// Where a repository is and of what kind, told by one `git rev-parse` and three small files.




const QUESTIONS = [
    '--path-format=absolute',
    '--is-bare-repository',
    '--is-inside-work-tree',
    '--is-shallow-repository',
    '--show-object-format',
    '--git-dir',
    '--git-common-dir',
    '--show-cdup',
];
/**
 * Looks at a folder.
 * @throws UserError where it is not there, git is missing or too old, or git refuses the repository.
 */
async function openRepository(dir, env) {
    const folder = await folderOf(dir);
    const git = new Git(folder, env);
    const output = await git.run(['rev-parse', ...QUESTIONS]);
    if (output.code !== 0) {
        if (!/not a git repository \(or any/.test(output.stderr))
            throw git.failure('rev-parse', output.stderr);
        return { ...NONE, git, root: folder, name: (0,external_node_path_.basename)(folder) };
    }
    const lines = output.stdout.toString('utf8').split('\n').slice(0, -1);
    if (lines[0] === QUESTIONS[0] || !/^sha(?:1|256)$/.test(lines[3] ?? ''))
        throw new errors/* UserError */.yo('git is older than 2.31. Rekindle needs 2.31 or newer: update git.');
    const [bare, inside, shallow, hash, gitDir = '', commonDir = '', up, ...rest] = lines;
    if (rest.length > 0 || !(await isFolder(commonDir)))
        throw new errors/* UserError */.yo(`The path of the repository at ${JSON.stringify(folder)} holds a line break. Move it.`);
    const root = inside === 'true' ? (0,external_node_path_.resolve)(folder, up ?? '') : folder;
    return {
        git: git.at(root),
        root,
        name: (0,external_node_path_.basename)((0,external_node_path_.basename)(root) === '.git' ? (0,external_node_path_.dirname)(root) : root),
        kind: bare === 'false' && inside === 'true' ? 'worktree' : 'bare',
        hash: hash === 'sha256' ? 'sha256' : 'sha1',
        shallow: shallow === 'true',
        boundary: shallow === 'true' ? (await textOf((0,external_node_path_.join)(commonDir, 'shallow'))).split('\n').filter(Boolean) : [],
        partial: await isPartial(commonDir),
        head: /^ref: refs\/heads\/(.+)$/m.exec(await textOf((0,external_node_path_.join)(gitDir, 'HEAD')))?.[1] ?? null,
    };
}
const NONE = {
    kind: 'none',
    hash: 'sha1',
    shallow: false,
    boundary: [],
    partial: false,
    head: null,
};
async function folderOf(dir) {
    try {
        const folder = await (0,promises_.realpath)(dir);
        if ((await (0,promises_.stat)(folder)).isDirectory())
            return folder;
    }
    catch (cause) {
        throw new errors/* UserError */.yo(`There is no folder ${JSON.stringify(dir)} that can be read. Name another.`, {
            cause,
        });
    }
    throw new errors/* UserError */.yo(`${JSON.stringify(dir)} is a file; expected a folder with a repository or a working tree.`);
}
/** Told by packs from a promising remote, or by the config that names one. */
async function isPartial(commonDir) {
    const packs = await (0,promises_.readdir)((0,external_node_path_.join)(commonDir, 'objects', 'pack')).catch(() => []);
    if (packs.some((name) => name.endsWith('.promisor')))
        return true;
    return /promisor|partialclone/i.test(await textOf((0,external_node_path_.join)(commonDir, 'config')));
}
const isFolder = (path) => (0,promises_.stat)(path).then((stats) => stats.isDirectory(), () => false);
const textOf = (path) => (0,promises_.readFile)(path, 'utf8').catch(() => '');

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/local/disk.js
// The files of a folder on disk, links never followed, other repositories never entered.





/** Never looked into. */
const PASSED = new Set(['.git', 'node_modules']);
/** So many folders or files are looked at at once. */
const AT_ONCE = 64;
/**
 * Everything below a folder by its path, `/` between names: files, links, folders, and other repositories as
 * submodules. A folder that cannot be read is told to `warn` and stays empty.
 */
async function listDisk(root, warn) {
    const found = new Map();
    let level = [''];
    while (level.length > 0) {
        const deeper = [];
        await inGroups(level, async (folder) => {
            const entries = await namesIn(root, folder, warn);
            if (folder !== '' && entries.some(({ name }) => name === '.git')) {
                found.set(folder, { mode: '160000', size: 0 });
                return;
            }
            for (const entry of entries) {
                if (PASSED.has(entry.name))
                    continue;
                const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
                const there = await disk_entryOf((0,external_node_path_.join)(root, path), entry);
                if (!there)
                    continue;
                found.set(path, there);
                if (there.mode === '040000')
                    deeper.push(path);
            }
        });
        level = deeper;
    }
    return found;
}
async function namesIn(root, folder, warn) {
    try {
        return await (0,promises_.readdir)((0,external_node_path_.join)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        // What vanished meanwhile, or has a name that is not UTF-8, is not there for us.
        if (code !== 'ENOENT')
            warn(`The folder ${JSON.stringify(folder)} cannot be read (${code}); passed over.`);
        return [];
    }
}
async function disk_entryOf(path, entry) {
    if (entry.isDirectory())
        return { mode: '040000', size: 0 };
    if (entry.isSymbolicLink())
        return { mode: '120000', size: 0 };
    if (!entry.isFile())
        return null;
    const stats = await (0,promises_.lstat)(path).catch(() => null);
    if (!stats?.isFile())
        return null;
    return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', size: stats.size };
}
/** Error codes of the operating system that say why a file cannot be read; of the others nothing is known. */
const WHY = new Map([
    ['ENOENT', 'absent'],
    ['ELOOP', 'link'],
    ['EACCES', 'forbidden'],
    ['EPERM', 'forbidden'],
]);
/** Reads a file without following a link at its end; what is above the size cap is not read. */
async function readText(path, hash) {
    try {
        const bytes = await readBytes(path, reading/* SIZE_CAP */.f);
        if (typeof bytes === 'number')
            return { reading: { ok: false, why: 'too-large', size: bytes }, blob: null };
        return { reading: (0,reading/* readingOf */.M)(bytes), blob: blobId(bytes, hash) };
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        return { reading: { ok: false, why: WHY.get(String(code)) ?? 'not-fetched' }, blob: null };
    }
}
/** The bytes of a plain file, or its size where that is above `cap`. */
async function readBytes(path, cap) {
    const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stats = await file.stat();
        if (!stats.isFile())
            throw new Error(`${path} is no file any more`);
        if (stats.size > cap)
            return stats.size;
        const bytes = await file.readFile();
        return bytes.length > cap ? bytes.length : bytes;
    }
    finally {
        await file.close();
    }
}
/** The ids of these files by their paths; those that cannot be read, or are too large, are left out. */
async function blobsOf(root, paths, hash) {
    const blobs = new Map();
    await inGroups(paths, async (path) => {
        const bytes = await readBytes((0,external_node_path_.join)(root, path), reading/* SIZE_CAP */.f).catch(() => 0);
        if (typeof bytes !== 'number')
            blobs.set(path, blobId(bytes, hash));
    });
    return blobs;
}
/** The id that git gives these bytes (git-hash-object, without filters). */
function blobId(bytes, hash) {
    return (0,external_node_crypto_.createHash)(hash).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/** Does something for each item, a group at a time. */
async function inGroups(items, act) {
    for (let at = 0; at < items.length; at += AT_ONCE)
        await Promise.all(items.slice(at, at + AT_ONCE).map((item) => act(item)));
}

;// CONCATENATED MODULE: ./lib/local/worktree.js
// A working tree as a snapshot: what is on disk now, with the history of the commit that is checked out.





function worktreeOf({ root, disk, hash, past, head, unborn }) {
    const texts = new Map();
    const wanted = new Set();
    /** Ids of files by path, of those that were read or compared. */
    const blobs = new Map();
    const folders = worktree_childrenOf(disk);
    const entryAt = (path) => {
        if (path === '')
            return { path, mode: '040000', blob: null };
        const there = disk.get(path);
        return there ? { path, mode: there.mode, blob: blobs.get(path) ?? null } : null;
    };
    const isFile = (path) => disk.get(path)?.mode.startsWith('100') === true;
    const snapshot = {
        commit: null,
        entry: entryAt,
        list: (folder) => (folders.get(withoutSlash(folder)) ?? []).flatMap((path) => entryAt(path) ?? []),
        text: (path) => texts.get(path) ?? unread(disk, path),
        pathsOf: (blob) => [...blobs].flatMap(([path, one]) => (one === blob ? [path] : [])).sort(byteOrder),
        history: (path) => (head === null ? (unborn ? [] : 'unavailable') : past.versions(head, path)),
        lastChange: (paths) => {
            if (head === null)
                return unborn ? null : 'unavailable';
            return past.lastChange(head, paths.map(withoutSlash));
        },
    };
    return {
        snapshot,
        texts: new Set(),
        histories: new Set(),
        changes: new Set(),
        get blobsRead() {
            return new Set(blobs.values());
        },
        want(path) {
            if (isFile(path) && !texts.has(path))
                wanted.add(path);
        },
        async fetch() {
            const paths = [...wanted];
            wanted.clear();
            await inGroups(paths, async (path) => {
                const text = await readText((0,external_node_path_.join)(root, path), hash);
                texts.set(path, text.reading);
                if (text.blob !== null)
                    blobs.set(path, text.blob);
            });
        },
        async compare(sizes) {
            const same = (path) => isFile(path) && sizes.has(disk.get(path)?.size ?? -1);
            const paths = [...disk.keys()].filter((path) => !blobs.has(path) && same(path));
            for (const [path, blob] of await blobsOf(root, paths, hash))
                blobs.set(path, blob);
        },
    };
}
/** What a path says that nobody read. */
function unread(disk, path) {
    const segments = segmentsOf(path);
    if (!segments)
        return { ok: false, why: 'absent' };
    for (let depth = 1; depth < segments.length; depth++) {
        const mode = disk.get(segments.slice(0, depth).join('/'))?.mode;
        if (mode === '120000')
            return { ok: false, why: 'link' };
        if (mode === '160000')
            return { ok: false, why: 'submodule' };
    }
    const mode = path === '' ? '040000' : disk.get(path)?.mode;
    return { ok: false, why: mode === undefined ? 'absent' : UNREAD[mode] };
}
function worktree_childrenOf(disk) {
    const children = new Map();
    for (const path of [...disk.keys()].sort(byteOrder)) {
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const there = children.get(folder);
        if (there)
            there.push(path);
        else
            children.set(folder, [path]);
    }
    return children;
}

;// CONCATENATED MODULE: ./lib/local/single.js








/**
 * Surveys one commit: all its workflows, owned by nobody.
 * @throws UserError where the revision is no commit of this clone, or git fails.
 */
async function surveyCommit(ground, revision) {
    needsRepository(ground);
    const { objects, asker, git, repository } = ground;
    const main = await defaultOf(await readRefs(git), ground);
    const commit = await commitAt(ground, revision);
    await objects.load([commit.tree]);
    const fault = objects.faultIn(commit.tree);
    if (fault)
        throw fault;
    const past = await pastOf(ground, false);
    past.tips = [commit.id];
    const view = viewOf(objects, commit, past);
    const paths = new Candidates(objects, asker).of(commit.tree).map(({ path }) => path);
    const fetch = () => objects.fetch();
    const jobs = await oursOf(jobsOf(paths, view, ground), asker, fetch);
    const wantPast = () => {
        for (const path of view.histories)
            past.want(commit.id, path);
    };
    await settle({ jobs, past, fetch, wantPast }, asker);
    return surveyOf(ground, {
        defaultBranch: main?.name ?? null,
        holdings: single_holdingsOf(jobs, view, null, repository.shallow ? [SHALLOW_AGE] : []),
        commits: 1,
        stateFiles: filesOf(jobs).length,
        blobsRead: objects.blobsRead.size,
    });
}
async function commitAt({ objects, git }, revision) {
    const found = /[\0\n]/.test(revision) ? null : (await objects.commits([`${revision}^{commit}`])).values();
    const commit = found?.next().value;
    if (commit)
        return commit;
    throw new errors/* UserError */.yo(`There is no commit ${JSON.stringify(revision)} in ${git.dir}; expected the id of a commit, a branch ` +
        'or a tag. In a shallow clone, fetch it first.');
}
/**
 * Surveys what is on disk: tracked, untracked and ignored files alike, in a repository or without one.
 * @throws UserError in a bare repository, or where git fails.
 */
async function surveyWorktree(ground) {
    const { objects, asker, repository, options } = ground;
    if (repository.kind === 'bare')
        throw new errors/* UserError */.yo(`${repository.root} has no working tree. Name branches instead (--branch NAME or all).`);
    const refs = repository.kind === 'none' ? null : await readRefs(ground.git);
    const main = refs ? await defaultOf(refs, ground) : null;
    const disk = await listDisk(repository.root, options.warn ?? (() => { }));
    const past = await pastOf(ground, false);
    const paths = statePaths(disk, ground);
    const head = refs && paths.length > 0 ? await headOf(refs, ground) : null;
    past.tips = head === null ? [] : [head];
    const unborn = refs !== null && head === null;
    const view = worktreeOf({ root: repository.root, disk, hash: repository.hash, past, head, unborn });
    const fetch = async () => {
        await view.fetch();
        await objects.fetch();
    };
    const jobs = await oursOf(jobsOf(paths, view, ground), asker, fetch);
    const wantPast = () => {
        for (const path of view.histories)
            past.want(head ?? '', path);
    };
    await settle({ jobs, past, fetch, wantPast, after: () => lookForMoved(view) }, asker);
    const owner = refs?.current?.name ?? (refs ? repository.head : null);
    return surveyOf(ground, {
        defaultBranch: main?.name ?? null,
        holdings: single_holdingsOf(jobs, view, owner, repository.shallow ? [SHALLOW_AGE] : []),
        commits: 1,
        stateFiles: filesOf(jobs).length,
        blobsRead: new Set([...view.blobsRead, ...objects.blobsRead]).size,
    });
}
/** The commit that is checked out; `null` before the first one. */
async function headOf(refs, { objects }) {
    if (refs.current)
        return refs.current.commit;
    const [head] = (await objects.commits(['HEAD'])).values();
    return head?.id ?? null;
}
/** Paths on disk that may be state, those that would lie in another repository included, in byte order. */
function statePaths(disk, { asker }) {
    const paths = [...disk].flatMap(([path, { mode }]) => {
        const segments = path.split('/');
        const name = segments.pop() ?? '';
        if (segments.some((folder) => SKIPPED.has(folder)))
            return [];
        if (mode === '160000')
            return withinSubmodule(path, asker);
        const folder = mode === '040000';
        const below = !folder && segments.some((one) => asker.folders.has(one));
        // Git keeps no empty folder, a disk does: it may be all that a crash left of a workflow.
        const itself = folder && asker.folders.has(name);
        return below || itself || asker.names.has(name) ? [path] : [];
    });
    return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}
/** Where a file is gone whose past is asked for, files of the same size as it was may be the same, moved. */
async function lookForMoved(view) {
    const { snapshot } = view;
    const gone = [...view.histories].filter((path) => snapshot.entry(path) === null);
    const sizes = gone.flatMap((path) => {
        const versions = snapshot.history(path);
        if (versions === 'unavailable')
            return [];
        return versions.flatMap(({ text }) => (text === null ? [] : [Buffer.byteLength(text)]));
    });
    await view.compare(new Set(sizes));
}
function jobsOf(paths, view, { asker }) {
    return asker.sites(paths).map((site) => ({ site, view }));
}
function single_holdingsOf(jobs, { snapshot }, owner, notes) {
    if (jobs.length === 0)
        return [];
    const branches = owner === null ? [] : [owner];
    return [{ snapshot, sites: jobs.map(({ site }) => ({ site, branches, notes })), owner }];
}
function filesOf(jobs) {
    return [...new Set(jobs.flatMap(({ site }) => site.files))];
}

;// CONCATENATED MODULE: ./lib/local/edge.js




/**
 * Opens a folder: a clone, anything inside its working tree, a bare repository, or a folder without git.
 * @throws UserError where the folder is not there, or git is missing, too old, or refuses the repository.
 */
async function localEdge(dir, options) {
    const repository = await openRepository(dir, options.env);
    const { git, root, kind } = repository;
    return {
        root,
        kind,
        get gitProcesses() {
            return git.processes;
        },
        async survey(target, asker) {
            const ground = { repository, git, objects: new Objects(git, repository), options, asker };
            try {
                return await surveyTarget(target, ground);
            }
            finally {
                await ground.objects.close();
            }
        },
        async resolve(revision) {
            if (kind === 'none' || revision.includes('\0'))
                return null;
            const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
            const output = await git.run(question);
            return idIn(output);
        },
        async mergeBase(a, b) {
            if (kind === 'none' || `${a}${b}`.includes('\0'))
                return null;
            const output = await git.run(['merge-base', '--end-of-options', a, b]);
            return idIn(output);
        },
    };
}
const idIn = ({ code, stdout }) => code === 0 ? (/^[0-9a-f]{40,64}$/m.exec(stdout.toString('latin1'))?.[0] ?? null) : null;
function surveyTarget(target, ground) {
    if (target.kind === 'worktree')
        return surveyWorktree(ground);
    if (target.kind === 'commit')
        return surveyCommit(ground, target.revision);
    return surveyBranches(ground, target.names);
}


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


/***/ })

};
