export const id = 914;
export const ids = [914];
export const modules = {

/***/ 6655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ Git),
  p: () => (/* binding */ endOf)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
;// CONCATENATED MODULE: ./lib/model/github/git-invocation.js
// How git is started everywhere: no program that a repository's config names runs, and git never prompts.
/** The name of a program that is not there: whatever would start it fails, and says so. */
const NO_PROGRAM = '/dev/null/none';
/**
 * Settings by which a repository's config could choose a program (git-config(1)), each overruled. An empty
 * `credential.helper` takes back every one before it. Aliases cannot stand in for git's own commands, and
 * drivers of filters, which have names, are overruled by `withoutFilters`.
 */
const SETTINGS = {
    'core.fsmonitor': 'false',
    'core.hooksPath': '/dev/null',
    'core.pager': 'cat',
    'core.editor': ':',
    'sequence.editor': ':',
    'core.askPass': '',
    'core.sshCommand': NO_PROGRAM,
    'core.gitProxy': '',
    'core.alternateRefsCommand': ':',
    'credential.helper': '',
    'gpg.program': NO_PROGRAM,
    'gpg.openpgp.program': NO_PROGRAM,
    'gpg.x509.program': NO_PROGRAM,
    'gpg.ssh.program': NO_PROGRAM,
    'gpg.ssh.defaultKeyCommand': '',
    'commit.gpgSign': 'false',
    'log.showSignature': 'false',
    'commit.verbose': 'false', // a diff, by drivers of the config
    'submodule.recurse': 'false',
    'status.submoduleSummary': 'false', // a script within each submodule
    'fetch.recurseSubmodules': 'false',
};
/** Forced on every process; see git(1), "Environment Variables". They beat the settings of their kind. */
const ALONE = {
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_SEQUENCE_EDITOR: ':',
    GIT_SSH_COMMAND: NO_PROGRAM,
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
};
/** The arguments of a git process in a folder; `settings`: `NAME=VALUE`, beside those of every call. */
function argumentsOf(dir, settings, args) {
    const all = [...Object.entries(SETTINGS).map(([name, value]) => `${name}=${value}`), ...settings];
    return ['--no-pager', '-C', dir, ...all.flatMap((one) => ['-c', one]), ...args];
}
/** Only these of git's own variables, and all others; then what is forced. */
function environmentWith(given, kept, forced) {
    const own = Object.entries(given).filter(([name]) => !name.startsWith('GIT_') || kept.test(name));
    return { ...Object.fromEntries(own), ...ALONE, ...forced };
}
/** Settings by the environment, after those that are there: `-c` takes no name with `=` in it. */
function withSettings(env, settings) {
    if (settings.length === 0)
        return env;
    const count = env['GIT_CONFIG_COUNT'] ?? '0';
    const first = /^\d{1,9}$/.test(count) ? Number(count) : 0;
    const added = settings.flatMap(([name, value], at) => [
        [`GIT_CONFIG_KEY_${first + at}`, name],
        [`GIT_CONFIG_VALUE_${first + at}`, value],
    ]);
    return {
        ...env,
        ...Object.fromEntries(added),
        GIT_CONFIG_COUNT: String(first + settings.length),
    };
}
/** Drivers of filters that a config names: of `filter.lfs.clean` it is `lfs`. Each once. */
function filtersIn(keys) {
    const names = keys.flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
    return [...new Set(names)];
}
/** What makes filter drivers do nothing: an empty command is not run (gitattributes(5), "filter"). */
function withoutFilters(names) {
    return names.flatMap((name) => [
        [`filter.${name}.clean`, ''],
        [`filter.${name}.smudge`, ''],
        [`filter.${name}.process`, ''],
        [`filter.${name}.required`, 'false'],
    ]);
}

// EXTERNAL MODULE: ./lib/local/write/refusals.js
var refusals = __webpack_require__(242);
;// CONCATENATED MODULE: ./lib/local/git/git.js
// Starts git: hardened against the repository it looks at, counted, and never through a shell.




/** Settings that a repository's own config must not choose (gitrepository-layout, git-config, git-log). */
const CONFIG = [
    'protocol.allow=never', // reading never fetches
    'log.showRoot=true',
    'log.follow=false',
    'trailer.separators=:',
];
/** Forced on every process; see git(1), "Environment Variables". */
const FORCED = {
    GIT_ALLOW_PROTOCOL: 'none', // beats protocol.<name>.allow of the repository's config
    GIT_GRAFT_FILE: '/dev/null/none', // grafts and replace refs would forge history
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
};
/** Commands that look into files on disk, and so would start the filters of the config. */
const LOOKING = new Set([
    'commit',
    'diff-index',
    'hash-object',
    'status',
    'update-index',
]);
/** Of git's own variables only those that say where git and the person's settings are. */
const KEPT = /^GIT_(?:CONFIG|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)/;
/** Keys of filters; git writes a section's name in lower case here. */
const FILTER = '^filter\\.';
const STDERR_CAP = 16_384;
/** The command among arguments of git, after its settings. */
function commandIn(args) {
    return args.find((arg, at) => arg !== '-c' && args[at - 1] !== '-c') ?? '';
}
/** Git in one folder. */
class Git {
    dir;
    /** Processes started so far, by this object and those made by `at`. */
    get processes() {
        return this.#count.value;
    }
    #env;
    #more;
    #count;
    /** `dir`: an absolute path. `more`: variables that are set as they stand. */
    constructor(dir, env, count = { value: 0 }, more = {}) {
        this.dir = dir;
        this.#env = env;
        this.#more = more;
        this.#count = count;
    }
    /** The same git, with the same count, in another folder. */
    at(dir) {
        return new Git(dir, this.#env, this.#count, this.#more);
    }
    /** The same git, with the same count and more variables. */
    with(more) {
        return new Git(this.dir, this.#env, this.#count, { ...this.#more, ...more });
    }
    /** Starts a process and leaves its streams to the caller; one that looks into files is run to its end. */
    start(args) {
        (0,errors/* assert */.vA)(!LOOKING.has(commandIn(args)), `git ${commandIn(args)} is run to its end`);
        return this.#spawn(args, []);
    }
    #spawn(args, filters) {
        this.#count.value += 1;
        const env = { ...environmentWith(this.#env, KEPT, FORCED), ...this.#more };
        return (0,external_node_child_process_.spawn)('git', argumentsOf(this.dir, CONFIG, args), {
            env: withSettings(env, withoutFilters(filters)),
            shell: false,
            stdio: 'pipe',
            windowsHide: true,
        });
    }
    /** Drivers of filters that any config names, included files too. One process. @throws UserError */
    async filters() {
        const { code, stdout, stderr } = await this.run(['config', '-z', '--name-only', '--get-regexp', FILTER]);
        if (code > 1)
            throw this.failure('config', stderr);
        return filtersIn(stdout.toString('utf8').split('\0'));
    }
    /** Runs a process to its end; its standard output goes to `take` piece by piece. */
    async stream(args, input, take) {
        const child = this.#spawn(args, LOOKING.has(commandIn(args)) ? await this.filters() : []);
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
        const locked = (0,refusals/* unlockFrom */.dI)(said);
        const line = locked?.line ?? said.split('\n').slice(0, 5).join(' ');
        const words = said === '' ? 'git gave no reason' : `git says: ${line}`;
        const advice = locked === null ? '' : ` ${locked.advice}`;
        return new errors/* UserError */.yo(`git ${what} failed in ${this.dir}; ${words}. Nothing was changed.${advice}`);
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
        return new errors/* UserError */.yo('git was not found. Rekindle reads repositories through git 2.31 or newer: install it, or set PATH.');
    return new errors/* UserError */.yo(`git could not be started (${error.message}). git 2.31 or newer is needed.`, {
        cause: error,
    });
}


/***/ }),

/***/ 7914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  localEdge: () => (/* binding */ localEdge)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/file-content.js
var file_content = __webpack_require__(2455);
// EXTERNAL MODULE: ./lib/local/git/git.js + 1 modules
var git_git = __webpack_require__(6655);
;// CONCATENATED MODULE: ./lib/local/git/cat-file.js


const HEADER = /^([0-9a-f]+) ([a-z]+) (\d+)$/;
const NEWLINE = 0x0a;
/** A batch process, started by the first round. Rounds follow one another; two at a time are not allowed. */
class CatFileBatch {
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
    async round(names, cap, take, logs = new Set()) {
        if (names.length === 0)
            return;
        const child = this.#child ?? this.#start();
        if (this.#dead)
            throw this.#dead;
        await new Promise((done, fail) => {
            this.#round = { names, cap, take, logs, done, fail, next: 0 };
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
        child.stdin.on('error', () => { }); // a process that ends early is told about below
        child.stdout.on('data', (chunk) => this.#read(chunk));
        this.#ended = (0,git_git/* endOf */.p)(child).then(({ stderr }) => this.#fail(unreadable(this.#git, stderr)), (error) => this.#fail(error));
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
        const round = this.#round;
        const kept = type !== 'blob' || size <= (round?.cap ?? 0);
        const isLog = !kept && round?.logs.has(round.names[round.next] ?? '');
        this.#open = { id, type, size, left: size + 1, parts: kept ? [] : null, ends: isLog ? [] : null };
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
        if (open.ends)
            keepEnd(open.ends, chunk.subarray(from, from + taken), (this.#round?.cap ?? 0) + 1);
        if (open.left > 0)
            return chunk.length;
        this.#open = null;
        const { id, type, size, parts, ends } = open;
        const [only] = parts ?? [];
        const whole = parts?.length === 1 && only ? only : parts ? Buffer.concat(parts) : null;
        const end = ends &&
            Buffer.concat(ends)
                .subarray(0, -1)
                .subarray(-(this.#round?.cap ?? 0));
        this.#answer({ id, type, size, body: whole ? whole.subarray(0, size) : null, end });
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
/** Puts a piece after those that are kept, and lets go those before the last `most` bytes. */
function keepEnd(ends, piece, most) {
    ends.push(piece);
    let held = ends.reduce((sum, { length }) => sum + length, 0);
    for (let [first] = ends; first && held - first.length >= most; [first] = ends) {
        ends.shift();
        held -= first.length;
    }
}
function unreadable(git, stderr) {
    return /could not fetch|lazy fetching/.test(stderr)
        ? new errors/* UserError */.yo(`Objects of ${git.dir} are not in this clone (a partial clone), and Rekindle never fetches by ` +
            'itself. Fetch them first, or clone without --filter.')
        : git.failure('cat-file', stderr);
}

;// CONCATENATED MODULE: ./lib/local/git/commit-object.js
// The fields of a commit object that are used.
function commitOf(id, body) {
    const text = body.toString('latin1');
    const head = text.slice(0, Math.max(0, text.indexOf('\n\n')) || text.length);
    const tree = /^tree ([0-9a-f]+)$/m.exec(head)?.[1] ?? '';
    const at = Number(/^committer .*> (\d+)(?: [+-]\d+)?$/m.exec(head)?.[1] ?? 0);
    return { id, tree, at, hasParents: /^parent /m.test(head) };
}

;// CONCATENATED MODULE: ./lib/local/git/trees.js
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

;// CONCATENATED MODULE: ./lib/local/git/objects.js
// Commits, trees and blobs of one repository; each distinct one is read once.





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
    /** By id, and whether it is a log. */
    #wanted = new Map();
    /** In a partial clone the sorted ids of all objects that are here; asking for another ends the process. */
    #here = null;
    #supply;
    constructor(git, repository, supply = null) {
        this.#git = git;
        this.#repository = repository;
        this.#supply = supply;
        this.#batch = new CatFileBatch(git);
        this.width = repository.hash === 'sha256' ? 32 : 20;
    }
    /** The commits after ids or revisions; a name that is not one is left out. */
    async commits(names) {
        const found = new Map();
        await this.#batch.round([...new Set(names)], file_content/* SIZE_CAP */.f, (name, object) => {
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
            await this.#batch.round(here, file_content/* SIZE_CAP */.f, (id, object) => {
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
    /** Notes a blob for the next `fetch`; of a log above the cap its end is read. */
    want(blob, log = false) {
        if (!this.#blobs.has(blob))
            this.#wanted.set(blob, log || this.#wanted.get(blob) === true);
    }
    /** Reads every blob that was wanted; one that is not here reads as `not-fetched`. */
    async fetch() {
        if (this.#wanted.size === 0)
            return;
        await this.#list();
        const lacking = [...this.#wanted.keys()].filter((id) => !this.#isHere(id));
        if (this.#supply && lacking.length > 0) {
            await this.#supply(lacking);
            this.#here = null;
            await this.#list();
        }
        for (const id of this.#wanted.keys())
            this.#blobs.set(id, NOT_FETCHED);
        const ids = [...this.#wanted.keys()].filter((id) => this.#isHere(id));
        const logs = new Set(ids.filter((id) => this.#wanted.get(id) === true));
        this.#wanted.clear();
        const take = (id, object) => {
            if (object?.type !== 'blob')
                this.#blobs.set(id, NOT_FETCHED);
            else if (object.end)
                this.#blobs.set(id, (0,file_content/* readingOfEnd */.Xy)(object.end, object.size));
            else if (!object.body)
                this.#blobs.set(id, { ok: false, why: 'too-large', size: object.size });
            else {
                this.blobsRead.add(id);
                this.#blobs.set(id, (0,file_content/* readingOf */.MU)(object.body));
            }
        };
        await this.#batch.round(ids, file_content/* SIZE_CAP */.f, take, logs);
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
;// CONCATENATED MODULE: ./lib/local/git/repository.js
// Where a repository is and of what kind, found by one `git rev-parse` and three small files.




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
    const git = new git_git/* Git */.T(folder, env);
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
        gitDir,
        commonDir,
        hash: hash === 'sha256' ? 'sha256' : 'sha1',
        shallow: shallow === 'true',
        boundary: shallow === 'true' ? (await textOf((0,external_node_path_.join)(commonDir, 'shallow'))).split('\n').filter(Boolean) : [],
        partial: await isPartial(commonDir),
        head: /^ref: refs\/heads\/(.+)$/m.exec(await textOf((0,external_node_path_.join)(gitDir, 'HEAD')))?.[1] ?? null,
    };
}
const NONE = {
    kind: 'none',
    gitDir: null,
    commonDir: null,
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

// EXTERNAL MODULE: ./lib/text/suggestions.js
var suggestions = __webpack_require__(6734);
;// CONCATENATED MODULE: ./lib/local/survey/names.js
// Names of branches and files: git's byte order, and the nearest name to one that does not exist.

const SHOWN = 3;
/** Sorts strings by their bytes in UTF-8, as git sorts names. */
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
        .map((one) => ({ one, far: one.endsWith(`/${name}`) ? 0 : (0,suggestions/* distance */.Io)(name, one) }))
        .sort((a, b) => a.far - b.far || byteOrder(a.one, b.one))
        .slice(0, SHOWN)
        .map(({ one }) => one);
}

;// CONCATENATED MODULE: ./lib/local/git/refs.js
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
        // What is checked out in a clone may be anyone's branch; without a remote it is the best guess.
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

// EXTERNAL MODULE: ./lib/model/repository-source.js
var repository_source = __webpack_require__(4243);
;// CONCATENATED MODULE: ./lib/local/survey/candidates.js
// Finds the paths that may hold state in many trees at once; what two trees share is searched once.



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
    #skipped = oneOf(repository_source/* SKIPPED */.$);
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
    /** Paths of the submodules in one commit's tree. */
    submodules(tree) {
        return submodulesIn(this.#find(tree, false), '');
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
                // A folder where a state file should be is told about, not passed over.
                if (watched)
                    leaves.push({ name, mode, id });
            }
            else if (inside || watched || mode === '160000' || this.#entered(bytes, start, end)) {
                // A link or a file where a folder of state should be is told about as well.
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
            const paths = mode === '160000' ? (0,repository_source/* withinSubmodule */.e)(path, asker) : [path];
            return paths
                .filter((one) => asker.matches(one))
                .map((one) => ({ path: one, mode, blob: id, source: path }));
        }),
        ...below.flatMap(({ name, found }) => expand(found, `${prefix}${name}/`, asker)),
    ];
}
/** Submodules in and below what was found. */
function submodulesIn({ leaves, below }, prefix) {
    return [
        ...leaves.flatMap(({ name, mode }) => (mode === '160000' && !repository_source/* SKIPPED */.$.has(name) ? [prefix + name] : [])),
        ...below.flatMap(({ name, found }) => submodulesIn(found, `${prefix}${name}/`)),
    ];
}
/** A test on the bytes of a name, so that a name no one asks for is never decoded. */
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

// EXTERNAL MODULE: ./lib/model/snapshot.js
var model_snapshot = __webpack_require__(7741);
;// CONCATENATED MODULE: ./lib/local/survey/pending-snapshot.js
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
        if (what === 'commits') {
            news = view.wantCommits(Date.parse(written)) || news;
            continue;
        }
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

;// CONCATENATED MODULE: ./lib/local/survey/commit-snapshot.js
// One commit as a snapshot, over trees and blobs that many commits share.




/** A commit whose trees are loaded. `past` answers what history is asked, `commits` which ones there are. */
function viewOf(objects, commit, past, commits) {
    const root = rootOf(commit.tree);
    const at = (path) => placeAt(objects, root, path);
    const snapshot = {
        commit: commit.id,
        entry: (path) => entryIn(objects, root, path),
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
        commits: () => commits.facts,
    };
    return {
        snapshot,
        texts: new Set(),
        histories: new Set(),
        changes: new Set(),
        want(path) {
            const place = at(path);
            if (place.kind === 'entry' && (0,model_snapshot/* isFileMode */.s)(place.entry.mode))
                objects.want(place.entry.id, (0,file_content/* isLog */.V_)(path));
        },
        wantCommits: (since) => commits.want(since),
    };
}
/** What is at a path of a tree that was loaded. */
function entryIn(objects, root, path) {
    const place = placeAt(objects, root, path);
    return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
}
/** A tree as the root of all its paths. */
const rootOf = (tree) => ({ name: '', mode: '040000', id: tree });
/** The same for many commits, each made once. */
function viewsOf(objects, commits, past, commitsAt) {
    const views = new Map();
    return ({ commit }) => {
        const known = views.get(commit);
        if (known)
            return known;
        const made = { id: commit, tree: commits.get(commit)?.tree ?? '' };
        const view = viewOf(objects, made, past, commitsAt(commit));
        views.set(commit, view);
        return view;
    };
}
const withoutSlash = (path) => path.replace(/\/+$/, '');
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
    return (0,model_snapshot/* isFileMode */.s)(entry.mode) ? objects.reading(entry.id) : { ok: false, why: model_snapshot/* NO_TEXT_OF */.M[entry.mode] };
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
            else if (entry.id === blob && (0,model_snapshot/* isFileMode */.s)(entry.mode))
                paths.push(`${prefix}${entry.name}`);
        }
    };
    collect(tree, '');
    return paths.sort(byteOrder);
}

;// CONCATENATED MODULE: ./lib/local/git/pathspecs.js
// Pathspecs for `git log`: few, because git compares every entry of every tree with each of them.
/** Git takes half a second for this many on a large history, and ten for eight times as many. */
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

;// CONCATENATED MODULE: ./lib/local/survey/distinct-versions.js
// Groups state locations by their bytes: the same bytes on a thousand branches are one version.



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
            const key = versionKey(site, files);
            const there = versions.get(key);
            if (there)
                there.groups.push({ site, tips: holders });
            else
                versions.set(key, { files, groups: [{ site, tips: holders }] });
        }
    }
    return [...versions.values()];
}
/** What tells one version of a site from another. */
function versionKey({ format, path }, files) {
    return [format, path, ...files.map((file) => `${file.blob} ${file.path}`)].join('\0');
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

;// CONCATENATED MODULE: ./lib/local/git/git-times.js
// Times of commits, formatted.
/** The last second that a date can hold (ECMA-262, "Time Values"); a forged commit may name a later one. */
const LAST_SECOND = 8_640_000_000_000;
/** ISO 8601 in UTC of seconds since 1970. */
function isoOf(seconds) {
    return new Date(Math.min(seconds, LAST_SECOND) * 1_000).toISOString().replace('.000Z', 'Z');
}

;// CONCATENATED MODULE: ./lib/local/git/log-parser.js

/** What a header holds, in this order; the first field is all that may begin a commit. */
const FIELDS = ['%H %P', '%ct', '%s', '%an', '%ae', '%(trailers:key=Rekindle-Action,valueonly)'];
/** UTF-16 units of a subject that are kept: no one reads more. */
const SUBJECT = 1_000;
/** Takes the output in pieces, cut anywhere; `bots` and `wanted` are what `readLog` is asked with. */
class LogReader {
    ids = [];
    numbers = new Map();
    parents = [];
    times = [];
    subjects = [];
    listed = [];
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
        this.listed.push(this.#commit);
        this.parents[this.#commit] = parents.map((parent) => this.#number(parent));
        this.#field = 1;
    }
    #header(token) {
        if (this.#field === 1)
            this.times[this.#commit] = Number(token);
        else if (this.#field === 2)
            this.subjects[this.#commit] = token.slice(0, SUBJECT);
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
        this.subjects.push('');
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

;// CONCATENATED MODULE: ./lib/local/git/log.js


/** Every commit once with its real parents. */
const PLAIN = [
    '--full-history',
    '--sparse',
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
/** Of a merge what differs from every parent. */
const ARGS = ['log', ...PLAIN, '-c'];
/**
 * Reads the history of all tips.
 * `paths`: what to report, with all below; `''` is the root. Git may be asked for more; it is left out.
 * `bots`: names, addresses or logins, in lower case.
 * @throws UserError where git fails.
 */
async function readLog(git, tips, paths, bots) {
    const reader = new LogReader(bots, new Set(paths));
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
/**
 * Lists commits with what each changed against its first parent.
 * @throws UserError where git fails.
 */
async function listCommits(git, { from, bounds, without }) {
    const reader = new LogReader(new Set(), new Set(['']));
    // What may be missing must be said before ids are read, what is left out after.
    const [before, after] = without ? [['--ignore-missing'], ['--not', ...without]] : [[], []];
    const args = ['log', ...before, ...bounds, ...PLAIN, '--diff-merges=first-parent', ...after];
    const output = await git.stream(args, `${from.join('\n')}\n`, (chunk) => reader.read(chunk));
    if (output.code !== 0)
        throw git.failure('log', output.stderr);
    return reader;
}

;// CONCATENATED MODULE: ./lib/local/git/commits.js
// The commits of one branch since a time, and those that only the reflog still knows.





/** At most this many commits of either kind are listed, the newest. */
const MOST_COMMITS = 2_000;
/** At most this many of the last moves of HEAD are looked at. */
const MOST_MOVES = 10_000;
/**
 * Seconds. Git stops where a commit is older than asked, though what it descends from may be newer: clocks
 * that are wrong by up to a day hide nothing.
 */
const SLACK = 86_400;
/** Commits since a time, at most this many, no one before those that descend from it. */
function boundsOf(since, most) {
    const earliest = Math.max(0, Math.floor(since / 1_000) - SLACK);
    return ['--date-order', `--max-age=${earliest}`, `--max-count=${most}`];
}
/** Learns commits by one `git log`, and by a second one where there is a reflog. */
class Commits {
    /** `'unavailable'` until somebody asked and `cover` was called. */
    facts = 'unavailable';
    #git;
    #options;
    /** Milliseconds since 1970. */
    #wanted = Number.POSITIVE_INFINITY;
    #covered = Number.POSITIVE_INFINITY;
    constructor(git, options) {
        this.#git = git;
        this.#options = options;
    }
    /** Asks for commits from this time on; whether that is earlier than what was asked before. */
    want(since) {
        if (!(since < this.#wanted))
            return false; // also what is no time
        this.#wanted = since;
        return true;
    }
    /** Reads what was asked for. @throws UserError where git fails */
    async cover() {
        if (this.#wanted >= this.#covered)
            return;
        const since = this.#wanted;
        const { cut } = this.#options;
        this.#covered = since;
        try {
            const own = await this.#list([this.#options.tip], null, since);
            this.facts = merged(factsOf(own, { since, cut, lost: false }), await this.#lost(since));
        }
        catch (error) {
            if (!this.#options.mayFail)
                throw error;
        }
    }
    #list(from, without, since) {
        return listCommits(this.#git, { from, bounds: boundsOf(since, MOST_COMMITS), without });
    }
    /** Commits that HEAD once stood at, or descended from, and that no branch or tag holds any more. */
    async #lost(since) {
        const { reflogOf, tip, warn, cut } = this.#options;
        const moves = reflogOf === null ? [] : await movesIn((0,external_node_path_.join)(reflogOf, 'logs', 'HEAD'));
        if (moves.length === 0)
            return [];
        const held = ['--branches', '--remotes', '--tags', tip];
        try {
            return factsOf(await this.#list(moves, held, since), { since, cut, lost: true });
        }
        catch (error) {
            // Commits of the reflog may be garbage collected; then the result is that of a repository without a
            // reflog.
            const why = error instanceof Error ? error.message : String(error);
            warn(`Commits that only the reflog knows were passed over: ${why}`);
            return [];
        }
    }
}
/** What a listing says of its commits since a time, milliseconds since 1970, in git's order. */
function factsOf({ listed, ids, parents, times, subjects, touches }, { since, cut, lost }) {
    return listed
        .filter((number) => (times[number] ?? 0) * 1_000 >= since)
        .map((number) => {
        const commit = ids[number] ?? '';
        const [parent] = parents[number] ?? [];
        // Where a shallow clone ends a commit looks like a first one, and what it changed cannot be told.
        const touched = cut.has(commit) ? [] : (touches.get(number) ?? []);
        return {
            commit,
            parent: parent === undefined ? null : (ids[parent] ?? null),
            at: isoOf(times[number] ?? 0),
            subject: subjects[number] ?? '',
            files: touched.map(({ path }) => path).sort(byteOrder),
            lost,
        };
    });
}
/** Every commit that HEAD stood at, each once, the newest first; none where there is no reflog. */
async function movesIn(file) {
    const text = await (0,promises_.readFile)(file, 'latin1').catch(() => '');
    const lines = text.split('\n').filter(Boolean).slice(-MOST_MOVES).toReversed();
    const ids = lines.flatMap((line) => /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) /.exec(line)?.slice(1, 3) ?? []);
    return [...new Set(ids)].filter((id) => !/^0+$/.test(id));
}
/** Two lists, each the newest first, as one. */
function merged(own, lost) {
    const all = [];
    let next = 0;
    for (const fact of own) {
        for (let other = lost[next]; other && other.at > fact.at; other = lost[next]) {
            all.push(other);
            next += 1;
        }
        all.push(fact);
    }
    return [...all, ...lost.slice(next)];
}

;// CONCATENATED MODULE: ./lib/local/git/branch-commits.js


/** One tip's part. Times are milliseconds since 1970. */
class OfTip {
    facts = 'unavailable';
    wanted = Number.POSITIVE_INFINITY;
    covered = Number.POSITIVE_INFINITY;
    want(since) {
        if (!(since < this.wanted))
            return false; // also what is no time
        this.wanted = since;
        return true;
    }
}
/** What a branch's own survey would say of its commits, the reflog left out. */
class BranchCommits {
    #git;
    #options;
    #tips = new Map();
    constructor(git, options) {
        this.#git = git;
        this.#options = options;
    }
    /** The commits after a tip, which is a full id. */
    at(tip) {
        const one = this.#tips.get(tip) ?? new OfTip();
        this.#tips.set(tip, one);
        return one;
    }
    /** Reads what was asked for. @throws UserError where git fails */
    async cover() {
        const open = [...this.#tips].filter(([, one]) => one.wanted < one.covered);
        if (open.length === 0)
            return;
        const since = Math.min(...open.map(([, { wanted }]) => wanted));
        for (const [, one] of open)
            one.covered = one.wanted;
        const bounds = boundsOf(since, MOST_COMMITS * open.length);
        try {
            const from = open.map(([tip]) => tip);
            const all = await listCommits(this.#git, { from, bounds, without: null });
            const facts = factsOf(all, { since, cut: this.#options.cut, lost: false });
            for (const [tip, one] of open)
                one.facts = behind(tip, one.wanted, facts, all);
        }
        catch (error) {
            if (!this.#options.mayFail)
                throw error;
        }
    }
}
/** Those of the facts that a tip descends from, since a time, as many as its own log would tell. */
function behind(tip, since, facts, { numbers, parents, ids }) {
    const start = numbers.get(tip);
    const seen = new Set(start === undefined ? [] : [start]);
    for (const number of seen)
        for (const parent of parents[number] ?? [])
            seen.add(parent);
    const reached = new Set([...seen].map((number) => ids[number]));
    const own = facts.filter(({ commit, at }) => reached.has(commit) && Date.parse(at) >= since);
    return own.slice(0, MOST_COMMITS);
}

;// CONCATENATED MODULE: ./lib/local/git/lru-cache.js
// Keeps the last few answers of a costly question, so that memory does not grow with the repository.
/** Of equal keys the answer is made once, as long as it is among the last few that were asked for. */
class LruCache {
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

;// CONCATENATED MODULE: ./lib/local/git/reaching-changes.js


/**
 * At most this many answers are kept, each as long as the history: one tip is asked about many times in a
 * row.
 */
const KEPT = 8;
class Reach {
    #graph;
    /** Numbers of commits of which it cannot be told what they changed. */
    #cut;
    #ancestors = new LruCache(KEPT);
    #newest = new LruCache(KEPT);
    #puts = null;
    /** The paths that were ever touched below each folder. */
    #below = null;
    #order = null;
    constructor(graph, cut) {
        this.#graph = graph;
        this.#cut = cut;
    }
    /** All that ever happened at exactly this path, in no particular order. */
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

;// CONCATENATED MODULE: ./lib/local/git/rev-walk.js
/** Walks lazily and remembers what it walked, so that a second look costs nothing. */
class CommitWalk {
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

;// CONCATENATED MODULE: ./lib/local/git/history.js





/**
 * At most this many walks are kept, each as long as the history: one tip is asked about many times in a row.
 */
const WALKS = 8;
/** The history of several tips at once. */
class History {
    #graph;
    /** Numbers of the commits whose parents a shallow clone cut off: what they changed cannot be told. */
    #cut;
    #reach;
    #walks = new LruCache(WALKS);
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
            // What lies after a cut may be newer than all that is still to come.
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
        // A cheap check that decides most cases: what was never there was not there together with anything.
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
            for (const number of new CommitWalk(this.#graph, from)) {
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
        return start === undefined ? [] : this.#walks.get(start, () => new CommitWalk(this.#graph, start));
    }
    /** Whether a commit held all of this, as told by the first touches walking back from it. */
    #heldAt(from, wanted) {
        const open = new Map(wanted.map(({ path, blob }) => [path, blob]));
        // A path that nothing ever touched was never there, so no walk is needed.
        for (const [path, blob] of open)
            if (blob === null && this.#reach.puts(path).length === 0)
                open.delete(path);
        for (const number of new CommitWalk(this.#graph, from)) {
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
        const { ids, times, subjects } = this.#graph;
        return { commit: ids[number] ?? '', at: isoOf(times[number] ?? 0), subject: subjects[number] ?? '' };
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

;// CONCATENATED MODULE: ./lib/local/git/history-requests.js
// The histories that a survey asks for, read by one `git log`, or by two where the first shows
// that more is needed.




/**
 * The texts of at most this many versions of a path are read, the newest; older versions are listed without.
 */
const TEXTS = 200;
/**
 * With `rev-parse`, `for-each-ref` and `cat-file` (two in a partial clone) that is six processes at most, and
 * two more where commits are asked for.
 */
const READS = 2;
class HistoryRequests {
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
     * Makes sure that history reports these paths and all below them.
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
        return versions.map(({ commit, at, blob, mode, subject }) => {
            const reading = blob !== null && (0,model_snapshot/* isFileMode */.s)(mode) ? this.#objects.reading(blob) : null;
            return { commit, at, blob, text: reading?.ok ? reading.text : null, subject };
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
            if (blob !== null && (0,model_snapshot/* isFileMode */.s)(mode))
                this.#objects.want(blob);
    }
    #versions(tip, path) {
        return this.history && this.#covers(path) ? this.history.versions(tip, path) : 'unavailable';
    }
    #covers(path) {
        return isWithin(this.#paths, path);
    }
}

;// CONCATENATED MODULE: ./lib/local/survey/survey.js
// What all surveys share: the opened repository, and the rounds in which a snapshot is filled.







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
    return new HistoryRequests(git, objects, {
        cut: await cutOf(ground),
        bots: options.bots ?? [],
        mayFail: !needed && repository.partial,
    });
}
/** Ids of the commits whose parents a shallow clone cut off. */
async function cutOf({ repository, objects }) {
    // A first commit is listed as cut off as well; its own object says that nothing stood before it.
    const ends = await objects.commits(repository.boundary);
    return [...ends.values()].filter(({ hasParents }) => hasParents).map(({ id }) => id);
}
/** The commits after one tip. `reflog`: those that only the reflog knows as well. */
async function commitsOf(ground, tip, reflog) {
    const { repository, git, options } = ground;
    return new Commits(git, {
        tip,
        cut: new Set(await cutOf(ground)),
        reflogOf: reflog ? repository.gitDir : null,
        mayFail: repository.partial,
        warn: options.warn ?? (() => { }),
    });
}
/** The commits after many tips, each told when somebody asks for it. */
async function branchCommitsOf(ground) {
    const { repository, git } = ground;
    return new BranchCommits(git, { cut: new Set(await cutOf(ground)), mayFail: repository.partial });
}
/** Fetches all that formats ask of these sites: texts in rounds, then history, then what history teaches. */
async function settle({ jobs, past, commits, fetch, wantPast, after }, asker) {
    const views = new Set(jobs.map(({ view }) => view));
    for (let pass = 0; pass < PASSES; pass++) {
        const news = await gather(jobs, asker, fetch);
        if (!news && pass > 0)
            return;
        await past.cover([...views].flatMap((view) => [...view.histories, ...view.changes]));
        await commits.cover();
        for (const view of views)
            wantPast(view);
        await fetch();
        await after?.();
    }
}
/** Reads the files of sites and keeps the sites that are ours, or that may be: history is to tell. */
async function oursOf(jobs, asker, fetch) {
    for (const { site, view } of jobs)
        for (const path of site.files)
            view.want(path);
    await fetch();
    return jobs.filter(({ site, view }) => asker.isOurs(site, view.snapshot) || asker.mayBeOurs?.(site, view.snapshot) === true);
}
/** The sites that are ours, now that their history is known. */
function settledOf(jobs, asker) {
    return jobs.filter(({ site, view }) => asker.isOurs(site, view.snapshot));
}
/** Those that are ours, once the texts of old versions are read where only history can tell. */
async function toldByPast(seen, past, { asker, objects }) {
    const isOurs = ({ job: { site, view } }) => asker.isOurs(site, view.snapshot);
    for (const one of seen.filter((each) => !isOurs(each))) {
        const { site, view } = one.job;
        for (const path of site.files)
            past.want(view.snapshot.commit ?? '', path);
    }
    await objects.fetch();
    return seen.filter(isOurs);
}
/** The costs and the common part of a survey. */
function surveyOf(ground, found) {
    const { repository, git } = ground;
    return {
        repository: repository.name,
        defaultBranch: found.defaultBranch,
        holdings: found.holdings,
        unread: found.unread ?? [],
        roots: found.roots ?? [],
        submodules: [...new Set(found.submodules)].sort(byteOrder),
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

;// CONCATENATED MODULE: ./lib/local/survey/branches.js
// A survey of branches: every distinct commit, tree and blob once, each workflow at the branch that owns it.







/**
 * Surveys all branches or the named ones.
 * @throws UserError where a name is no branch, a tree is not in this clone, or git fails.
 */
async function surveyBranches(ground, { names, except = () => false }) {
    needsRepository(ground);
    const { objects, asker } = ground;
    const refs = await readRefs(ground.git);
    const main = await defaultOf(refs, ground);
    const all = chosen(refs, 'all').filter(({ leaf }) => !except(leaf));
    const named = names === 'all' ? all : chosen(refs, names);
    // Who owns a workflow hangs on all branches, also where only some are asked for.
    const sight = await see(ground, [...new Set([...named, ...all])], main, names === 'all' ? [] : named);
    const candidates = new Candidates(objects, asker);
    const open = await oursIn(sight, candidates);
    await learnHistory(open, sight);
    const ours = await toldByPast(open, sight.past, ground);
    const wanted = (tip) => tip === sight.mainTip ? isNamed(main, named) : named.some(({ commit }) => commit === tip.commit);
    const owned = new Map([...ownersOf(ours, sight)].filter(([tip]) => wanted(tip)));
    const jobs = [...owned].flatMap(([tip, versions]) => versions.map((version) => ({ site: siteAt(version, tip), view: sight.viewAt(tip) })));
    const wantPast = (view) => {
        for (const path of view.histories)
            sight.past.want(view.snapshot.commit ?? '', path);
    };
    const { past, branchCommits: commits } = sight;
    await settle({ jobs, past, commits, fetch: () => objects.fetch(), wantPast }, asker);
    const treeOf = (tip) => ({ branches: tip.names, snapshot: sight.viewAt(tip).snapshot });
    const looked = {
        defaultBranch: main?.name ?? null,
        holdings: holdingsOf(owned, sight),
        unread: sight.unread.filter(({ branch }) => named.some(({ name }) => name === branch)),
        roots: sight.tips.filter(wanted).map((tip) => ({ branch: tip.names[0] ?? null, ...treeOf(tip) })),
        submodules: sight.tips
            .filter(wanted)
            .flatMap(({ commit }) => candidates.submodules(sight.commits.get(commit)?.tree ?? '')),
        commits: sight.tips.length,
        stateFiles: stateFilesOf(ours.map(({ version }) => version)),
        blobsRead: objects.blobsRead.size,
    };
    return { ...surveyOf(ground, looked), trees: sight.tips.map(treeOf), branches: named.length };
}
/** Reads all commits and trees, each distinct one once. */
async function see(ground, branches, main, needed) {
    const { objects } = ground;
    const commits = await objects.commits([...branches, ...(main ? [main] : [])].map(({ commit }) => commit));
    await objects.load([...commits.values()].map(({ tree }) => tree));
    const read = readable(branches, [...(main ? [main] : []), ...needed], commits, ground);
    const { tips, main: mainTip } = tipsOf(read.branches, main);
    const past = await pastOf(ground, true);
    const branchCommits = await branchCommitsOf(ground);
    const viewAt = viewsOf(objects, commits, past, (tip) => branchCommits.at(tip));
    return { ground, tips, main, mainTip, unread: read.unread, commits, past, branchCommits, viewAt };
}
/** Our versions, each looked at from the default branch, or else from the newest of its tips. */
async function oursIn({ ground, tips, mainTip, commits, viewAt }, candidates) {
    const { objects, asker } = ground;
    const versions = versionsIn(tips, (tip) => candidates.of(commits.get(tip.commit)?.tree ?? ''), asker);
    const at = (tip) => commits.get(tip.commit)?.at ?? 0;
    const seen = versions.map((version) => {
        const all = tipsHolding(version);
        const last = all.reduce((a, b) => (at(b) > at(a) ? b : a));
        const from = mainTip && holds(version, mainTip) ? mainTip : last;
        return { version, job: { site: siteAt(version, from), view: viewAt(from) } };
    });
    const jobs = seen.map(({ job }) => job);
    const ours = new Set(await oursOf(jobs, asker, () => objects.fetch()));
    const found = seen.filter(({ job }) => ours.has(job));
    return branches_merged(found, asker, mainTip);
}
/** Versions that differ only in files that are no state after all are one. */
function branches_merged(seen, asker, mainTip) {
    const byKey = new Map();
    for (const { version, job } of seen) {
        const counted = new Set(asker.counted?.(job.site, job.view.snapshot) ?? job.site.files);
        const files = version.files.filter(({ path }) => counted.has(path));
        const told = files.length === 0 ? version.files : files; // a site without a state is told by its folder
        const key = versionKey(job.site, told);
        const same = byKey.get(key);
        const groups = [...(same?.version.groups ?? []), ...version.groups];
        const from = same && !holds(version, mainTip) ? same.job : job;
        byKey.set(key, { version: { files: told, groups }, job: from });
    }
    return [...byKey.values()];
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
    const { tips, main, mainTip, viewAt, ground } = sight;
    const uncertain = isUncertain(sight) && !ground.options.pastElsewhere ? [SHALLOW_OWNER] : [];
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
/**
 * The branches that can be read; others are told about and passed over, so that one that somebody pushed to
 * break the scan hides no other.
 * @throws UserError where the default branch or one that was asked for cannot be read, none can, or a partial
 * clone left trees out
 */
function readable(branches, needed, commits, { objects, options, repository }) {
    const faultOf = ({ commit }) => objects.faultIn(commits.get(commit)?.tree ?? '');
    const unread = [];
    const kept = branches.filter((branch) => {
        const { name, commit } = branch;
        const why = commits.has(commit)
            ? faultOf(branch)?.message
            : `it is at ${commit}, which is not in this clone`;
        if (why === undefined)
            return true;
        options.warn?.(`Branch ${JSON.stringify(name)} is passed over: ${why}`);
        const message = `found a branch that cannot be read: ${why}`;
        unread.push({ path: '.', rule: 'state-available', message, line: null, branch: name, commit });
        return false;
    });
    const [bad] = branches.filter((branch) => faultOf(branch) !== null);
    const blind = kept.length === 0 || repository.partial;
    const lost = needed.find((branch) => faultOf(branch) !== null) ?? (blind ? bad : undefined);
    const fault = lost ? faultOf(lost) : null;
    if (fault)
        throw fault;
    return { branches: kept, unread };
}

// EXTERNAL MODULE: ./lib/model/state-location.js
var state_location = __webpack_require__(682);
;// CONCATENATED MODULE: ./lib/text/gitmodules.js
// The paths of submodules as `.gitmodules` lists them (gitmodules(5)): what somebody wrote, and no more.
/**
 * Each path once, in their order, without quotes and without slashes at its end. One that is absolute, empty,
 * or climbs by `..` is left out: git takes no such path for a submodule. Linear; cannot fail.
 */
function submodulePaths(text) {
    const paths = text.split('\n').flatMap((line) => {
        const at = line.indexOf('=');
        if (at < 0 || line.slice(0, at).trim().toLowerCase() !== 'path')
            return [];
        return bareOf(line.slice(at + 1).trim());
    });
    return [...new Set(paths)];
}
function bareOf(value) {
    const written = value.replace(/^"/, '').replace(/"$/, '');
    const names = written.split('/').filter((name) => name !== '' && name !== '.');
    return written.startsWith('/') || names.length === 0 || names.includes('..') ? [] : [names.join('/')];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/local/survey/disk.js
// Lists the files of a folder on disk; links are not followed, other repositories not entered.





/** Never looked into. */
const PASSED = new Set(['.git', 'node_modules']);
/** At most this many folders or files are looked at at once. */
const AT_ONCE = 64;
/**
 * Everything below a folder by its path, `/` between names: files, links, folders, and other repositories as
 * submodules. A folder that cannot be read is told to `closed`, with the system's code, and stays empty.
 */
async function listDisk(root, closed) {
    const found = new Map();
    let level = [''];
    while (level.length > 0) {
        const deeper = [];
        await inGroups(level, async (folder) => {
            const entries = await namesIn(root, folder, closed);
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
async function namesIn(root, folder, closed) {
    try {
        return await (0,promises_.readdir)((0,external_node_path_.join)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        // What vanished meanwhile, or has a name that is not UTF-8, is not there for us.
        if (code !== 'ENOENT')
            closed(folder, code);
        return [];
    }
}
async function disk_entryOf(path, entry) {
    if (entry.isDirectory())
        return { mode: '040000', size: 0 };
    if (entry.isSymbolicLink())
        return { mode: '120000', size: 0 };
    if (!entry.isFile())
        return { mode: '100644', size: 0, special: true };
    const stats = await (0,promises_.lstat)(path).catch(() => null);
    if (!stats?.isFile())
        return stats ? { mode: '100644', size: 0, special: true } : null;
    return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', size: stats.size };
}
/** Error codes of the operating system that say why a file cannot be read; of the others nothing is known. */
const WHY = new Map([
    ['ENOENT', 'absent'],
    ['ELOOP', 'link'],
    ['EACCES', 'forbidden'],
    ['EPERM', 'forbidden'],
]);
/** Reads a file, never through a link at its end; above the size cap a log's end alone. */
async function readText(path, hash) {
    try {
        const bytes = await readBytes(path, file_content/* SIZE_CAP */.f);
        if (typeof bytes === 'number' && (0,file_content/* isLog */.V_)(path))
            return { reading: await readEnd(path, file_content/* SIZE_CAP */.f), blob: null };
        if (typeof bytes === 'number')
            return { reading: { ok: false, why: 'too-large', size: bytes }, blob: null };
        return { reading: (0,file_content/* readingOf */.MU)(bytes), blob: blobId(bytes, hash) };
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
/** A log above the cap by its last bytes: it is never read from its beginning. */
async function readEnd(path, cap) {
    const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const { size } = await file.stat();
        const { buffer, bytesRead } = await file.read(Buffer.alloc(cap), 0, cap, Math.max(0, size - cap));
        return (0,file_content/* readingOfEnd */.Xy)(buffer.subarray(0, bytesRead), size);
    }
    finally {
        await file.close();
    }
}
/** The ids of these files by their paths; those that cannot be read, or are too large, are left out. */
async function blobsOf(root, paths, hash) {
    const blobs = new Map();
    await inGroups(paths, async (path) => {
        const bytes = await readBytes((0,external_node_path_.join)(root, path), file_content/* SIZE_CAP */.f).catch(() => 0);
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

;// CONCATENATED MODULE: ./lib/local/git/tracked-paths.js
/** This many paths fit into one call on every system. */
const tracked_paths_AT_ONCE = 400;
/**
 * Those of these paths, and of all below them, that git tracks; with the options of `git ls-files` those that
 * they choose. One process for each 400 paths.
 * @throws UserError where git fails
 */
async function trackedAmong(git, paths, options = []) {
    const found = new Set();
    for (let at = 0; at < paths.length; at += tracked_paths_AT_ONCE) {
        const args = ['ls-files', '-z', ...options, '--', ...paths.slice(at, at + tracked_paths_AT_ONCE)];
        const { code, stdout, stderr } = await git.run(args);
        if (code !== 0)
            throw git.failure('ls-files', stderr);
        for (const path of stdout.toString('utf8').split('\0'))
            if (path !== '')
                found.add(path);
    }
    return found;
}
/**
 * Those of these paths that a commit has. One process for each 400 paths.
 * @throws UserError where git fails
 */
async function heldBy(commit, paths, git) {
    const found = new Set();
    for (let at = 0; at < paths.length; at += tracked_paths_AT_ONCE) {
        const some = paths.slice(at, at + tracked_paths_AT_ONCE);
        const args = ['ls-tree', '-z', '--name-only', '--full-tree', commit, '--', ...some];
        const { code, stdout, stderr } = await git.run(args);
        if (code !== 0)
            throw git.failure('ls-tree', stderr);
        for (const path of stdout.toString('utf8').split('\0'))
            if (path !== '')
                found.add(path);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/local/survey/unreadable-folders.js



/** Where the tools that are known keep what they work on, each in a folder of its own. */
const unreadable_folders_USUAL = 'specs';
/**
 * Those that may hold state, since git tracks files below or state has its place there; of what a program
 * locks up for itself (a database's data) only a warning is given. `codes`: the system's by folder. One
 * process where there is any at all.
 * @throws UserError where git fails
 */
async function closedOf(codes, branch, { repository: { root, kind }, git, asker, options }) {
    if (codes.size === 0)
        return [];
    const folders = [...codes.keys()].sort(byteOrder);
    const tracked = kind === 'none' ? [] : [...(await trackedAmong(git.at(root), folders.map(named)))];
    const mayHold = (folder) => kind === 'none' || isPlace(folder) || tracked.some((path) => path.startsWith(`${folder}/`));
    return folders.flatMap((folder) => {
        const code = codes.get(folder) ?? '';
        if (!mayHold(folder)) {
            options.warn?.(`The folder ${JSON.stringify(folder)} cannot be read (${code}); passed over.`);
            return [];
        }
        const message = `found a folder that cannot be read (${code}), expected one that may be listed: what it holds is not ` +
            'known. Give this user the right to read it, and scan again.';
        return [{ path: named(folder), rule: 'state-available', message, line: null, branch, commit: null }];
    });
    function isPlace(folder) {
        const names = folder.split('/');
        if (folder === '' || names.some((name) => repository_source/* SKIPPED */.$.has(name)))
            return folder === '';
        return names.some((name) => name === unreadable_folders_USUAL || asker.folders.has(name)) || suspected(folder);
    }
    function suspected(folder) {
        return (0,repository_source/* withinSubmodule */.e)(folder, asker).length > 0;
    }
}
/** The root has no name of its own. */
const named = (folder) => (folder === '' ? '.' : folder);

;// CONCATENATED MODULE: ./lib/local/survey/worktree.js
// A working tree as a snapshot: the files on disk, with the history of the commit that is checked out.






function worktreeOf({ root, disk, hash, past, commits, head, unborn }) {
    const texts = new Map();
    const wanted = new Set();
    /** Ids of files by path, of those that were read or compared. */
    const blobs = new Map();
    const folders = worktree_childrenOf(disk);
    const entryAt = (path) => {
        if (path === '')
            return { path, mode: '040000', blob: null };
        const there = disk.get(path);
        // What is neither file, link nor folder is nothing that a step could have made: only its text says why.
        return there && !there.special ? { path, mode: there.mode, blob: blobs.get(path) ?? null } : null;
    };
    const isFile = (path) => {
        const there = disk.get(path);
        return there?.mode.startsWith('100') === true && there.special !== true;
    };
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
        commits: () => (head === null ? (unborn ? [] : 'unavailable') : commits.facts),
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
        wantCommits: (since) => head !== null && commits.want(since),
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
/** What a path says that no one read. */
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
    const there = disk.get(path);
    if (there?.special)
        return { ok: false, why: 'special' };
    const mode = path === '' ? '040000' : there?.mode;
    return { ok: false, why: mode === undefined ? 'absent' : model_snapshot/* NO_TEXT_OF */.M[mode] };
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

;// CONCATENATED MODULE: ./lib/local/survey/single-snapshot.js
// Surveys of one snapshot: a commit, or what is on disk.













/**
 * Surveys one commit: all its workflows, owned by no one.
 * @throws UserError where the revision is no commit of this clone, or git fails.
 */
async function surveyCommit(ground, { revision, branch = null }) {
    needsRepository(ground);
    const { objects, asker, git, repository } = ground;
    const refs = await readRefs(git);
    const main = await defaultOf(refs, ground);
    const commit = await commitAt(ground, revision);
    await objects.load([commit.tree]);
    const fault = objects.faultIn(commit.tree);
    if (fault)
        throw fault;
    const past = await pastOf(ground, false);
    past.tips = [commit.id];
    const commits = await commitsOf(ground, commit.id, false);
    const view = viewOf(objects, commit, past, commits);
    const candidates = new Candidates(objects, asker);
    const paths = candidates.of(commit.tree).map(({ path }) => path);
    const fetch = () => objects.fetch();
    const open = await oursOf(jobsOf(paths, view, ground), asker, fetch);
    const wantPast = () => {
        for (const path of view.histories)
            past.want(commit.id, path);
    };
    await settle({ jobs: open, past, commits, fetch, wantPast }, asker);
    const jobs = settledOf(open, asker);
    const trees = await recordedTrees(jobs, { on: branch, main, refs }, ground);
    const surveyed = surveyOf(ground, {
        defaultBranch: main?.name ?? null,
        holdings: single_snapshot_holdingsOf(jobs, view, null, repository.shallow ? [SHALLOW_AGE] : []),
        unread: [],
        roots: [{ branch: null, snapshot: view.snapshot }],
        submodules: candidates.submodules(commit.tree),
        commits: 1,
        stateFiles: filesOf(jobs).length,
        blobsRead: objects.blobsRead.size,
    });
    return { ...surveyed, trees, headOf: branch };
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
    const warn = options.warn ?? (() => { });
    const codes = new Map();
    const there = await listDisk(repository.root, (folder, code) => codes.set(folder, code));
    const disk = refs === null ? there : await withSubmodules(there, repository, ground.git, warn);
    const past = await pastOf(ground, false);
    const paths = statePaths(disk, ground);
    const head = refs && paths.length > 0 ? await headOf(refs, ground) : null;
    past.tips = head === null ? [] : [head];
    const unborn = refs !== null && head === null;
    const commits = await commitsOf(ground, head ?? '', true);
    const { root, hash } = repository;
    const view = worktreeOf({ root, disk, hash, past, commits, head, unborn });
    const fetch = async () => {
        await view.fetch();
        await objects.fetch();
    };
    const open = await oursOf(jobsOf(paths, view, ground), asker, fetch);
    const wantPast = () => {
        for (const path of view.histories)
            past.want(head ?? '', path);
    };
    const after = () => lookForMoved(view);
    await settle({ jobs: open, past, commits, fetch, wantPast, after }, asker);
    const jobs = settledOf(open, asker);
    const owner = refs?.current?.name ?? (refs ? repository.head : null);
    const trees = await recordedTrees(jobs, { on: owner, main, refs }, ground);
    const surveyed = surveyOf(ground, {
        defaultBranch: main?.name ?? null,
        holdings: single_snapshot_holdingsOf(jobs, view, owner, repository.shallow ? [SHALLOW_AGE] : []),
        unread: await closedOf(codes, owner, ground),
        roots: [{ branch: owner, snapshot: view.snapshot }],
        submodules: submodulesOn(disk),
        commits: 1,
        stateFiles: filesOf(jobs).length,
        blobsRead: new Set([...view.blobsRead, ...objects.blobsRead]).size,
    });
    return { ...surveyed, trees };
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
        if (segments.some((folder) => repository_source/* SKIPPED */.$.has(folder)))
            return [];
        if (mode === '160000')
            return (0,repository_source/* withinSubmodule */.e)(path, asker);
        const folder = mode === '040000';
        const below = !folder && segments.some((one) => asker.folders.has(one));
        // An empty folder may be all that a crash left of a workflow; a link or a file in its place is told
        // about.
        const itself = asker.folders.has(name);
        return below || itself || asker.names.has(name) ? [path] : [];
    });
    return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}
/** Other repositories on disk, those where no one looks for workflows left out. */
function submodulesOn(disk) {
    return [...disk].flatMap(([path, { mode }]) => mode === '160000' && !path.split('/').some((name) => repository_source/* SKIPPED */.$.has(name)) ? [path] : []);
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
function single_snapshot_holdingsOf(jobs, { snapshot }, owner, notes) {
    if (jobs.length === 0)
        return [];
    const branches = owner === null ? [] : [owner];
    return [{ snapshot, sites: jobs.map(({ site }) => ({ site, branches, notes })), owner }];
}
function filesOf(jobs) {
    return [...new Set(jobs.flatMap(({ site }) => site.files))];
}
// Submodules that git knows of and that are not checked out: on disk they are an empty folder, or nothing.
/** What every repository with submodules has at its root (gitmodules(5)). */
const LIST = '.gitmodules';
/**
 * What is on disk, with the submodules beside it that were never checked out. What the list names counts only
 * where git's index has a submodule and nothing else lies on disk. One process, where there is a list at all.
 * Where git cannot read its index they stay unknown, and `warn` is told.
 * @throws UserError where git cannot be started
 */
async function withSubmodules(disk, { root, hash }, git, warn) {
    if (!disk.get(LIST)?.mode.startsWith('100'))
        return disk;
    const { reading } = await readText((0,external_node_path_.join)(root, LIST), hash);
    const held = foldersIn(disk);
    const empty = (reading.ok ? submodulePaths(reading.text) : []).filter((path) => !held.has(path) && (disk.get(path)?.mode ?? '040000') === '040000');
    if (empty.length === 0)
        return disk;
    const links = await linksIn(git.at(root));
    if (links === null)
        warn('Submodules that are not checked out are not named: git cannot read its index here.');
    const paths = empty.filter((path) => links?.has(path));
    return new Map([...disk, ...paths.map((path) => [path, { mode: '160000', size: 0 }])]);
}
/**
 * Submodules in the index, `null` where git fails. All of it is listed and none of the paths is handed over:
 * git compares each entry with each one, and refuses all for one that leads out.
 */
async function linksIn(git) {
    const found = new Set();
    let rest = '';
    // A byte a character, so that no piece ends within one.
    const { code } = await git.stream(['ls-files', '-s', '-z'], '', (chunk) => {
        const lines = (rest + chunk.toString('latin1')).split('\0');
        rest = lines.pop() ?? '';
        for (const line of lines)
            if (line.startsWith('160000 '))
                found.add(Buffer.from(line.slice(line.indexOf('\t') + 1), 'latin1').toString('utf8'));
    });
    return code === 0 ? found : null;
}
/** Folders with something in them. */
function foldersIn(disk) {
    return new Set([...disk.keys()].map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
}
// The trees of branches that states record for themselves: what tells whether a single tree holds a copy.
/** More branches than this are not looked into for the states of one tree. */
const single_snapshot_MOST = 20;
/**
 * The tree of each branch that one of these states records, if it is there and can be read. On the default
 * branch merged states record other ones, which means nothing.
 */
async function recordedTrees(jobs, { on, main, refs }, { asker, objects }) {
    if (on === null || refs === null || (0,state_location/* bareName */.y)(on) === (0,state_location/* bareName */.y)(main?.name ?? ''))
        return [];
    const names = new Set(jobs.flatMap(({ site, view }) => asker.branches?.(site, view.snapshot) ?? []));
    names.delete((0,state_location/* bareName */.y)(on));
    if (names.size === 0)
        return [];
    const there = chosen(refs, 'all').filter(({ name }) => names.has((0,state_location/* bareName */.y)(name)));
    const some = there.slice(0, single_snapshot_MOST);
    const commits = await objects.commits(some.map(({ commit }) => commit));
    await objects.load([...commits.values()].map(({ tree }) => tree));
    return some.flatMap(({ name, commit }) => {
        const tree = commits.get(commit)?.tree;
        if (tree === undefined || objects.faultIn(tree) !== null)
            return [];
        return [{ branches: [name], snapshot: { entry: (path) => entryIn(objects, rootOf(tree), path) } }];
    });
}

;// CONCATENATED MODULE: ./lib/local/survey/single-text.js
// One file by itself: as the default branch has it, or as it is on disk.





/** What is on disk at a path below the root; links at it are not followed. */
async function textOnDisk({ repository }, path) {
    if (repository.kind === 'bare')
        return { ok: false, why: 'absent' };
    const { reading } = await readText((0,external_node_path_.join)(repository.root, path), repository.hash);
    return reading;
}
/**
 * What the default branch has at a path: nothing where there is no default branch yet; on disk where there is
 * no repository. Two git processes, or three where two branches may be the default one.
 */
async function textOnDefault(ground, path) {
    const { repository, git } = ground;
    if (repository.kind === 'none')
        return textOnDisk(ground, path);
    const main = await defaultOf(await readRefs(git), ground);
    if (main === null)
        return { ok: false, why: 'absent' };
    const { code, stdout } = await git.run(['cat-file', 'blob', `${main.commit}:${path}`]);
    return code === 0 ? (0,file_content/* readingOf */.MU)(stdout) : { ok: false, why: 'absent' };
}

;// CONCATENATED MODULE: ./lib/local/git/clean-filters.js
/**
 * Path → the filter's driver, where an attribute names one (gitattributes(5)) that a config gives a program.
 * Nothing is run. One process where no config names a filter, else two.
 * @throws UserError where git fails
 */
async function filteredAmong(paths, git) {
    if (paths.length === 0)
        return new Map();
    const drivers = new Set(await git.filters());
    if (drivers.size === 0)
        return new Map();
    const input = paths.map((path) => `${path}\0`).join('');
    const { code, stdout, stderr } = await git.run(['check-attr', '-z', '--stdin', 'filter'], input);
    if (code !== 0)
        throw git.failure('check-attr', stderr);
    // `PATH NUL ATTRIBUTE NUL VALUE NUL` each
    const fields = stdout.toString('utf8').split('\0');
    const found = paths.map((_, at) => [fields[3 * at] ?? '', fields[3 * at + 2] ?? '']);
    return new Map(found.filter(([, driver]) => drivers.has(driver)));
}

// EXTERNAL MODULE: ./lib/local/write/refusals.js
var refusals = __webpack_require__(242);
;// CONCATENATED MODULE: ./lib/local/files/writable-paths.js
// Which paths of a working tree may be written: below the root, through real folders, outside of `.git`.



/** Names that a file system may take for `.git` (git-config, core.protectHFS and core.protectNTFS). */
const GITS = /^(?:\.git|git~\d+)[. ]*$/i;
/** Characters that some file systems pass over within names. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/**
 * The absolute place of a path. Everything on the way to it that is there is a real folder of this working
 * tree; what is at its end is not looked at.
 * @throws UserError where the path must not be written
 */
function placeOf({ root, git }, path) {
    const names = path.split('/');
    const bad = names.find((name) => name === '' || name === '.' || name === '..' || name.includes('\0'));
    if (bad !== undefined)
        throw unfit(path, 'it is no plain path within the repository');
    if (external_node_path_.sep === '\\' && /[\\:]/.test(path))
        throw unfit(path, 'it has a character that Windows reads its own way');
    if (names.some((name) => GITS.test(name.replace(IGNORED, ''))))
        throw unfit(path, 'it lies in git’s own folder');
    const place = (0,external_node_path_.join)(root, ...names);
    if (git.some((folder) => writable_paths_isWithin(folder, place) || writable_paths_isWithin(place, folder)))
        throw unfit(path, 'git’s own folder lies there');
    let above = root;
    for (const name of names.slice(0, -1)) {
        above = (0,external_node_path_.join)(above, name);
        const stats = (0,external_node_fs_.lstatSync)(above, { throwIfNoEntry: false });
        if (!stats)
            break;
        if (stats.isSymbolicLink())
            throw unfit(path, 'a symbolic link stands on the way to it');
        if (!stats.isDirectory())
            throw unfit(path, 'a file stands on the way to it');
        if (holdsRepository(above))
            throw unfit(path, 'another repository stands on the way to it');
    }
    return place;
}
/** Whether a folder is the root of a repository of its own, a submodule for example. */
const holdsRepository = (folder) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
function writable_paths_isWithin(folder, place) {
    const way = (0,external_node_path_.relative)(folder, place);
    // Between two drives only the whole path leads there (R06).
    return way === '' || !(way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way));
}
function unfit(path, why) {
    return (0,refusals/* refused */.J5)(`${(0,refusals/* quote */.hD)(path)} must not be written, since ${why}; expected a path to a file within this working tree.`);
}

;// CONCATENATED MODULE: ./lib/local/write/committer.js
// Name, address and clock of the committer, as git knows them, so that archives and commits agree.

/** The variables by which a person tells git who and when (git-commit-tree, "Commit Information"). */
const NAMES = ['NAME', 'EMAIL', 'DATE'].flatMap((what) => [`GIT_AUTHOR_${what}`, `GIT_COMMITTER_${what}`]);
/** Settings under which git writes: on the disk before it says so, and nothing begun beside it. */
const WRITING = [
    'core.fsync=all',
    'core.fsyncObjectFiles=true', // git older than 2.36
    'core.ignoreCase=false', // fast-import would fold names
    'gc.auto=0',
    'maintenance.auto=false',
    'i18n.commitEncoding=UTF-8',
].flatMap((setting) => ['-c', setting]);
/** Git as the person of this environment. */
function asPerson(git, env) {
    const given = NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
    return git.with(Object.fromEntries(given));
}
/** Stands in where a person has told git nothing; archives are made all the same. */
const NOBODY = { GIT_COMMITTER_NAME: 'Rekindle', GIT_COMMITTER_EMAIL: 'rekindle@localhost' };
const IDENT = /^([^\0\n<>]*) <([^\0\n<>]*)> (\d{1,12}) ([+-]\d{4})$/;
/** `NAME <ADDRESS> SECONDS ZONE`; `null` where git does not know the person. One process. */
async function identOf(git) {
    const { code, stdout } = await git.run(['var', 'GIT_COMMITTER_IDENT']);
    const ident = stdout.toString('utf8').trim();
    return code === 0 && IDENT.test(ident) ? ident : null;
}
/** Who and when, for an archive. @throws UserError where git fails */
async function archivistOf(git) {
    const ident = (await identOf(git)) ?? (await identOf(git.with(NOBODY)));
    if (ident !== null)
        return ident;
    throw git.failure('var GIT_COMMITTER_IDENT', '');
}
/** Seconds since 1970. */
const secondsIn = (ident) => Number(IDENT.exec(ident)?.[3] ?? 0);
/** @throws UserError where git does not know whom a commit is by */
async function assertKnown(git) {
    if ((await identOf(git)) !== null)
        return;
    throw new errors/* UserError */.yo('Nothing was changed: git does not know whom the commit is by; expected user.name and user.email. Set ' +
        'them with "git config user.name NAME" and "git config user.email ADDRESS".');
}
/** A person's name without an address: git's, else the login, else `somebody`. One process. */
async function nameOf(git, env) {
    const output = await git?.run(['config', '--get', 'user.name']);
    const told = output?.code === 0 ? output.stdout.toString('utf8').trim() : '';
    const names = [env['GIT_AUTHOR_NAME'], told, env['USER'], env['LOGNAME']];
    return names.find((name) => name !== undefined && name.trim() !== '')?.trim() ?? 'somebody';
}

;// CONCATENATED MODULE: ./lib/local/write/committable.js
// Which paths of a change a commit can hold, and whether the last one has all of them already.




/** This many paths fit into one call on every system. */
const committable_AT_ONCE = 400;
/**
 * Whether the last commit has all of it already. `git commit` would say so too, but look into every
 * submodule, by the submodule's own config, before it does.
 */
async function isCommitted(paths, parent, git) {
    if (parent === null)
        return false;
    await git.run([...WRITING, 'update-index', '-q', '--refresh']);
    for (let at = 0; at < paths.length; at += committable_AT_ONCE) {
        const some = paths.slice(at, at + committable_AT_ONCE);
        const { code } = await git.run([
            'diff-index',
            '--quiet',
            '--ignore-submodules=all',
            'HEAD',
            '--',
            ...some,
        ]);
        if (code !== 0)
            return false;
    }
    return true;
}
/**
 * The paths that a commit can hold: those that git or the last commit has, and new ones that are not ignored.
 * @throws what `unmade` makes of git's words, where it takes no new file
 */
async function committable({ paths, parent }, { git, grounds }, unmade) {
    const tracked = await trackedAmong(git, paths);
    const lost = paths.filter((path) => !tracked.has(path));
    const fresh = lost.filter((path) => isFile(placeOf(grounds, path)));
    const gone = lost.filter((path) => !fresh.includes(path));
    // Staged as removed, it is in neither index nor disk; the commit that takes it out names it all the same.
    const last = parent === null ? new Set() : await heldBy(parent, gone, git);
    const ignored = fresh.length === 0
        ? new Set()
        : await trackedAmong(git, fresh, ['--others', '--ignored', '--exclude-standard']);
    const added = fresh.filter((path) => !ignored.has(path));
    const update = ['update-index', '--add', '-z', '--stdin'];
    if (added.length > 0) {
        const output = await git.run([...WRITING, ...update], added.map((path) => `${path}\0`).join(''));
        if (output.code !== 0)
            throw unmade(output.stderr);
    }
    const held = new Set([...tracked, ...last, ...added]);
    return paths.filter((path) => held.has(path));
}
function isFile(place) {
    const stats = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    return stats?.isFile() === true || stats?.isSymbolicLink() === true;
}

;// CONCATENATED MODULE: ./lib/local/write/commit-paths.js
// Commits exactly the paths of a change on the branch that is checked out; other staged files stay staged.









/** Names that are never committed on, whatever a clone calls its default (sdd: none on main/master). */
const NEVER = new Set(['main', 'master']);
/** What git leaves in its folder while it waits for a person → what that is. */
const UNDER_WAY = [
    ['MERGE_HEAD', 'a merge'],
    ['CHERRY_PICK_HEAD', 'a cherry-pick'],
    ['REVERT_HEAD', 'a revert'],
    ['rebase-merge', 'a rebase'],
    ['rebase-apply', 'a rebase'],
];
/** At most this many commits are looked through for one that was made before. */
const LOOKED = 1_000;
const KEY = 'Rekindle-Key';
/**
 * A commit that can be made, four processes later.
 * @throws UserError where it must not be made: default branch, no branch, something under way, no one known
 */
async function pendingOf({ message, paths }, register) {
    const { git, gitDir, defaultBranch } = register;
    const refs = await readRefs(git);
    const branch = refs.current?.name ?? (await commit_paths_branchOf(git));
    if (branch === null)
        throw commit_paths_unfit('HEAD is detached; expected a branch to commit on. Check one out');
    const [main] = defaultsOf(refs, defaultBranch, false);
    if (NEVER.has(branch) || branch === (main?.leaf ?? defaultBranch))
        throw commit_paths_unfit(`${(0,refusals/* quote */.hD)(branch)} is the default branch, which is never committed on. Check out another`);
    const [, waits] = UNDER_WAY.find(([name]) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, name))) ?? [];
    if (waits)
        throw commit_paths_unfit(`${waits} is under way. Finish or abort it`);
    const lock = (0,external_node_path_.join)(gitDir, 'index.lock');
    if ((0,external_node_fs_.existsSync)(lock))
        throw commit_paths_unfit(`the lock of git's index is there (${lock}). ${(0,refusals/* unlock */.Tl)(lock)}`);
    if ((await trackedAmong(git, ['.'], ['--unmerged'])).size > 0)
        throw commit_paths_unfit('there are files with unresolved conflicts. Resolve them');
    const [[path, filter] = []] = await filteredAmong(paths, git);
    if (path !== undefined)
        throw commit_paths_unfit(`git keeps ${(0,refusals/* quote */.hD)(path)} through the filter ${(0,refusals/* quote */.hD)(filter ?? '')}, a program of its config, and ` +
            'Rekindle runs none; expected files that git keeps as they are. Commit that file yourself');
    await assertKnown(git);
    return { message, paths, branch, parent: refs.current?.commit ?? null };
}
/** The branch that is checked out, also before its first commit; `null` where HEAD is detached. */
async function commit_paths_branchOf(git) {
    const { code, stdout } = await git.run(['symbolic-ref', '--quiet', 'HEAD']);
    const [, name = null] = /^refs\/heads\/(.+)\n$/s.exec(stdout.toString('utf8')) ?? [];
    return code === 0 ? name : null;
}
/** The id of a commit that was made for a key; `null` where there is none since `parent`. One process. */
async function recordedFor(key, parent, git) {
    const range = parent === null ? ['HEAD'] : ['HEAD', `^${parent}`];
    const format = `--format=%H %(trailers:key=${KEY},valueonly,separator=%x2C)`;
    const { code, stdout } = await git.run([
        'log',
        '--no-show-signature',
        `-n${LOOKED}`,
        format,
        ...range,
        '--',
    ]);
    if (code !== 0)
        return null; // before the first commit
    const line = stdout
        .toString('utf8')
        .split('\n')
        .find((one) => one.slice(one.indexOf(' ') + 1) === key);
    return line?.split(' ')[0] ?? null;
}
/**
 * Makes the commit of a journal, or finds it made.
 * @throws UserError where git refuses; it can be tried again
 */
async function commitPaths(journal, pending, register) {
    const { git, journals } = register;
    if ((await commit_paths_branchOf(git)) !== pending.branch)
        return { commit: null, why: 'another-branch' };
    const made = await recordedFor(journal.key, pending.parent, git);
    if (made !== null)
        return { commit: made, why: null };
    const paths = await committable(pending, register, (said) => unmade(said, journal));
    if (paths.length === 0 || (await isCommitted(paths, pending.parent, git)))
        return { commit: null, why: 'nothing-differs' };
    const output = await git.run([
        ...WRITING,
        'commit',
        '--only',
        '--no-verify',
        '--no-gpg-sign',
        '--cleanup=verbatim',
        `--file=${journals.beside(journal, 'message', pending.message)}`,
        `--pathspec-from-file=${journals.beside(journal, 'paths', paths.map((path) => `${path}\0`).join(''))}`,
        '--pathspec-file-nul',
    ]);
    const said = output.stdout.toString('utf8');
    if (output.code === 1 && /nothing (?:added )?to commit|no changes added to commit/.test(said))
        return { commit: null, why: 'nothing-differs' };
    if (output.code !== 0)
        throw unmade(output.stderr || said, journal);
    return { commit: await recordedFor(journal.key, pending.parent, git), why: null };
}
/** A message with the trailers by which one of our commits is known. */
function messageWith(message, trailers, key) {
    const lines = Object.entries({ ...trailers, [KEY]: key }).map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ')}`);
    return `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}
const commit_paths_unfit = (why) => (0,refusals/* refused */.J5)(`${why}, then repeat the command.`);
function unmade(said, { ops }) {
    const files = ops.length > 0 ? 'The files are in place, and the' : 'The';
    const locked = (0,refusals/* unlockFrom */.dI)(said);
    const words = locked?.line ?? said.trim().split('\n').slice(0, 5).join(' ');
    return new errors/* UserError */.yo(`${files} commit was not made. git says: ${words} ${locked?.advice ?? 'Correct that.'} The next ` +
        'command that writes makes the commit.');
}

;// CONCATENATED MODULE: ./lib/local/files/durable-writes.js
// Writes that survive a crash: whole or not at all, and flushed to disk before anything relies on them.


/** Permissions of files and folders that are private. */
const OWN = 0o600;
const OWN_FOLDER = 0o700;
/** Writes a file that must not be there yet. `mode`: its permission bits, whatever the process's mask. */
function writeNew(file, bytes, mode = OWN) {
    writeTo(file, external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_WRONLY, bytes, mode);
}
/** Writes a file of our own, one that is there or not. Not atomic: for what nothing relies on yet. */
function writeOwn(file, bytes) {
    writeTo(file, external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_WRONLY, bytes, OWN);
}
function writeTo(file, flags, bytes, mode) {
    const open = (0,external_node_fs_.openSync)(file, flags | external_node_fs_.constants.O_NOFOLLOW, OWN);
    try {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(open, bytes, at);
        if (mode !== OWN)
            (0,external_node_fs_.fchmodSync)(open, mode);
        (0,external_node_fs_.fsyncSync)(open);
    }
    finally {
        (0,external_node_fs_.closeSync)(open);
    }
}
/** Puts a file of our own in place at once: anyone who reads it finds the old text or the new one. */
function writeWhole(file, text) {
    const draft = `${file}.new`;
    writeOwn(draft, Buffer.from(text));
    (0,external_node_fs_.renameSync)(draft, file);
    syncFolder((0,external_node_path_.dirname)(file));
}
/** Makes a folder of our own with those above it. */
function makeFolder(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: OWN_FOLDER });
}
/** Flushes the names in a folder to disk (fsync). */
function syncFolder(folder) {
    let open;
    try {
        open = (0,external_node_fs_.openSync)(folder, external_node_fs_.constants.O_RDONLY);
    }
    catch {
        return; // Windows opens no folders, and writes their names through
    }
    try {
        (0,external_node_fs_.fsyncSync)(open);
    }
    catch (error) {
        if (!isUnsupported(error))
            throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(open);
    }
}
/** Removes a folder of our own with all that is in it. */
function discardFolder(folder) {
    if ((0,external_node_fs_.existsSync)(folder))
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
/** The folder below git's own where a room of this program keeps its files. */
const ownFolder = (gitDir, ...names) => (0,external_node_path_.join)(gitDir, 'rekindle', ...names);
const UNSUPPORTED = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EBADF', 'ENOSYS']);
const isUnsupported = (error) => UNSUPPORTED.has(codeOf(error));
/** The operating system's code of an error; `''` where it has none. */
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
}

;// CONCATENATED MODULE: ./lib/local/files/file-shapes.js
// What is at a path on disk, in a form in which two moments can be compared byte for byte.




/** Larger files are not read as a whole. Bytes. */
const LARGEST = 1024 ** 3;
const BITS = 0o7777;
/** What a file of these bytes and this mode is. */
function fileOf(bytes, mode) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    return { kind: 'file', mode: mode & BITS, size: bytes.length, sha256 };
}
/**
 * What stands at an absolute path; `null` where nothing does. `shown`: the path as people are told about it.
 * @throws UserError where it is neither file, link nor folder, or cannot be read
 */
function shapeAt(file, shown) {
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (!stats)
        return null;
    if (stats.isDirectory())
        return { kind: 'directory', mode: stats.mode & BITS };
    if (stats.isSymbolicLink())
        return { kind: 'link', target: targetAt(file, shown) };
    return readAt(file, shown)?.shape ?? null;
}
/** A plain file's bytes and shape; `null` where nothing is there. @throws UserError where it is not one */
function readAt(file, shown) {
    let open;
    try {
        open = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR')
            return null;
        throw file_shapes_unreadable(shown, `it cannot be read (${codeOf(error)})`);
    }
    try {
        const stats = (0,external_node_fs_.fstatSync)(open);
        if (!stats.isFile())
            throw file_shapes_unreadable(shown, 'it is no file');
        if (stats.size > LARGEST)
            throw file_shapes_unreadable(shown, 'it is larger than 1 GiB');
        const bytes = (0,external_node_fs_.readFileSync)(open);
        return { bytes, shape: fileOf(bytes, stats.mode) };
    }
    finally {
        (0,external_node_fs_.closeSync)(open);
    }
}
function targetAt(file, shown) {
    const raw = (0,external_node_fs_.readlinkSync)(file, { encoding: 'buffer' });
    const target = raw.toString('utf8');
    if (raw.equals(Buffer.from(target)))
        return target;
    throw file_shapes_unreadable(shown, 'it is a link whose target is not UTF-8');
}
function file_shapes_unreadable(shown, why) {
    return (0,refusals/* refused */.J5)(`found ${(0,refusals/* quote */.hD)(shown)}, and ${why}; expected a file that can be read, so that it can be kept. Move it ` +
        'away or give it read permission, then repeat the command.');
}
/** Whether two are the same, their permissions apart. */
function sameContent(a, b) {
    if (a === null || b === null || a.kind !== b.kind)
        return a === b;
    if (a.kind === 'file')
        return b.kind === 'file' && a.sha256 === b.sha256 && a.size === b.size;
    return a.kind === 'directory' || (b.kind === 'link' && a.target === b.target);
}
/** Whether two are the same, their permissions too. */
function same(a, b) {
    return sameContent(a, b) && modeOf(a) === modeOf(b);
}
const modeOf = (shape) => shape === null || shape.kind === 'link' ? null : shape.mode;
const file_shapes_NAMES = { file: 'a file', link: 'a symbolic link', directory: 'a folder' };
/** In words. */
const file_shapes_nameOf = (shape) => (shape === null ? 'nothing' : file_shapes_NAMES[shape.kind]);

;// CONCATENATED MODULE: ./lib/local/files/list-tree.js
// Lists everything below a path on disk, as removing it would meet it: nothing is skipped, no link
// is followed.






/**
 * What these paths mean on disk, each once, in byte order: files, links, folders with all that is in them.
 * What is not there is left out.
 * @throws UserError where something could not be kept and so must not be removed
 */
function list_tree_expand(grounds, paths) {
    const found = new Map();
    const pending = [...paths];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
        if (found.has(path))
            continue;
        const entry = entryAt(grounds, path);
        if (!entry)
            continue;
        found.set(path, entry);
        if (entry.kind === 'directory')
            pending.push(...below(grounds, path));
    }
    return [...found.values()].sort((a, b) => byteOrder(a.path, b.path));
}
function entryAt(grounds, path) {
    const stats = (0,external_node_fs_.lstatSync)(placeOf(grounds, path), { throwIfNoEntry: false });
    if (!stats)
        return null;
    const mode = stats.mode & BITS;
    if (stats.isFile())
        return { path, kind: 'file', mode, size: stats.size };
    if (stats.isSymbolicLink())
        return { path, kind: 'link', mode, size: 0 };
    if (stats.isDirectory())
        return { path, kind: 'directory', mode, size: 0 };
    throw kept(path, 'it is neither file, link nor folder');
}
function below(grounds, path) {
    const folder = placeOf(grounds, path);
    if (holdsRepository(folder))
        throw kept(path, 'it holds another repository');
    return list_tree_namesIn(folder, path).map((name) => `${path}/${name}`);
}
/** The names in a folder. @throws UserError where it cannot be read, or a name is not UTF-8 */
function list_tree_namesIn(folder, shown) {
    let raw;
    try {
        raw = (0,external_node_fs_.readdirSync)(folder, { encoding: 'buffer' });
    }
    catch {
        throw kept(shown, 'it cannot be read');
    }
    return raw.map((bytes) => {
        const name = bytes.toString('utf8');
        if (bytes.equals(Buffer.from(name)))
            return name;
        throw kept((0,external_node_path_.join)(shown, name), 'its name is not UTF-8');
    });
}
function kept(path, why) {
    return (0,refusals/* refused */.J5)(`found ${(0,refusals/* quote */.hD)(path)}, and ${why}, so it cannot be archived; expected files, links and folders only. ` +
        'Move it away, then repeat the command.');
}

;// CONCATENATED MODULE: ./lib/local/write/effect-keys.js
// An effect's key, as names of files, archives and drafts carry it.

const digest = (key) => (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex');
/** A key as a file's name: itself where it is one. */
const nameOfKey = (key) => /^[\w-]{1,64}$/.test(key) ? key : digest(key).slice(0, 16);
/** Eight hex digits of a key. */
const shortOf = (key) => /^[0-9a-f]{8}/.exec(key)?.[0] ?? digest(key).slice(0, 8);

;// CONCATENATED MODULE: ./lib/local/files/replace-file.js
// Replaces one file or link atomically, only where exactly what was expected is there.






/** Names of temporary files; what a crash leaves of them is not anybody's work. */
const DRAFT = /^\.rekindle-[\w-]+\.tmp$/;
/** Systems on which a file cannot have a second name; there a rename has to do. */
const NO_LINKS = new Set([
    'EPERM',
    'ENOTSUP',
    'EOPNOTSUPP',
    'ENOSYS',
    'EMLINK',
    'EXDEV',
]);
/**
 * Writes a draft beside the place, flushes it to disk, checks once more what is there, and moves the
 * draft over it. `key` names the draft: of an earlier attempt with the same key it is removed.
 * @throws Overtaken where something else than `before` stands there by then
 */
function replace(grounds, { path, before, after, bytes }, key) {
    const place = placeOf(grounds, path);
    const folder = (0,external_node_path_.dirname)(place);
    const draft = draftOf(place, key);
    makeWay(folder);
    sweep(draft);
    if (after.kind === 'link')
        (0,external_node_fs_.symlinkSync)(after.target, draft);
    else
        writeDraft(draft, bytes ?? Buffer.alloc(0), after.mode, place);
    try {
        // The folders on the way may have changed as well as the file.
        placeOf(grounds, path);
        if (!sameContent(shapeAt(place, path), before))
            throw new Overtaken(path);
        if (before === null && after.kind === 'file')
            replace_file_settle(draft, place, path);
        else
            (0,external_node_fs_.renameSync)(draft, place);
    }
    catch (error) {
        sweep(draft);
        throw error;
    }
    syncFolder(folder);
}
/** Makes the folders on the way to a place, and flushes their names to disk. */
function makeWay(folder) {
    if ((0,external_node_fs_.existsSync)(folder))
        return;
    const first = (0,external_node_fs_.mkdirSync)(folder, { recursive: true }) ?? folder;
    for (let made = folder; made.length >= first.length; made = (0,external_node_path_.dirname)(made))
        syncFolder((0,external_node_path_.dirname)(made));
}
/** Where a place's draft is written. */
const draftOf = (place, key) => (0,external_node_path_.join)((0,external_node_path_.dirname)(place), `.rekindle-${nameOfKey(key)}.tmp`);
/** Removes what an earlier attempt left beside a path. */
function sweepBeside(grounds, path, key) {
    sweep(draftOf(placeOf(grounds, path), key));
}
function sweep(draft) {
    const stats = (0,external_node_fs_.lstatSync)(draft, { throwIfNoEntry: false });
    if (stats && !stats.isDirectory())
        (0,external_node_fs_.unlinkSync)(draft);
}
/** Writes all bytes, with the owner and the permissions that the file shall have. */
function writeDraft(draft, bytes, mode, place) {
    const open = (0,external_node_fs_.openSync)(draft, external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_WRONLY, 0o600);
    try {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(open, bytes, at);
        giveOwner(open, place);
        (0,external_node_fs_.fchmodSync)(open, mode);
        (0,external_node_fs_.fsyncSync)(open);
    }
    finally {
        (0,external_node_fs_.closeSync)(open);
    }
}
/** A file keeps its owner and group, as far as this user may give them. */
function giveOwner(open, place) {
    const there = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    const now = (0,external_node_fs_.fstatSync)(open);
    if (!there?.isFile() || (there.uid === now.uid && there.gid === now.gid))
        return;
    try {
        (0,external_node_fs_.fchownSync)(open, there.uid, there.gid);
    }
    catch (error) {
        if (codeOf(error) !== 'EPERM')
            throw error;
    }
}
/** Gives a draft its name only where nothing has that name: what appeared meanwhile is never overwritten. */
function replace_file_settle(draft, place, path) {
    try {
        (0,external_node_fs_.linkSync)(draft, place);
    }
    catch (error) {
        if (codeOf(error) === 'EEXIST')
            throw new Overtaken(path);
        if (!NO_LINKS.has(codeOf(error)))
            throw error;
        (0,external_node_fs_.renameSync)(draft, place);
        return;
    }
    (0,external_node_fs_.unlinkSync)(draft);
}
/** A file changed between a look at it and the step that would have written or removed it. */
class Overtaken extends Error {
    name = 'Overtaken';
    path;
    constructor(path) {
        super(`${JSON.stringify(path)} changed since it was read`);
        this.path = path;
    }
}

;// CONCATENATED MODULE: ./lib/local/git/status.js
// What differs from the last commit, as `git status` says, no matter what a repository's config says.





/** Config that would hide files or name them otherwise is overruled (git-status, "Porcelain Format v2"). */
const status_ARGS = [
    '-c',
    'core.quotePath=false',
    '-c',
    'status.relativePaths=false',
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--no-ahead-behind',
    '--ignore-submodules=dirty',
];
/** Blanks before the path of a line, by the line's first letter. */
const status_FIELDS = { '1': 8, u: 10, '?': 1 };
/**
 * Every path whose file on disk differs from the last commit, untracked ones too and ignored ones not; what
 * is staged does not count by itself. Other repositories that git does not know are no paths of this one. One
 * process, two where a config names filters, and one where index and disk disagree.
 * @throws UserError where git fails
 */
async function differingPaths(git) {
    const { code, stdout, stderr } = await git.run(status_ARGS);
    if (code !== 0)
        throw git.failure('status', stderr);
    const told = stdout.toString('utf8').split('\0').flatMap(lineOf);
    const back = await unchangedAmong(told, git);
    const found = told.filter(({ path }) => !back.has(path));
    // What was taken out of git's index and is still there is told twice; to a commit it is new.
    const untracked = new Set(found.flatMap((one) => (one.untracked ? [one.path] : [])));
    const paths = [...new Set(found.map(({ path }) => path))].sort(byteOrder);
    return { paths, untracked, filtered: await filteredAmong(paths, git) };
}
/** Nothing for another repository, and for one of our drafts. */
function lineOf(line) {
    const fields = status_FIELDS[line[0] ?? ''];
    if (fields === undefined)
        return [];
    const parts = line.split(' ');
    const path = parts.slice(fields).join(' ');
    if (path.endsWith('/') || DRAFT.test(path.slice(path.lastIndexOf('/') + 1)))
        return [];
    // `1 XY SUB MODE-IN-HEAD MODE-IN-INDEX MODE-ON-DISK BLOB-IN-HEAD BLOB-IN-INDEX PATH`
    const [, both = '', , mode = '', , onDisk = '', blob = ''] = parts;
    const disputed = line[0] === '1' && !both.includes('.') && mode === onDisk;
    const removed = line[0] === '1' && both[0] === 'D';
    const doubtful = disputed || removed ? { mode, blob } : null;
    return [{ path, untracked: line[0] === '?', doubtful }];
}
/** Paths whose file is as the last commit has it, whatever the index says. */
async function unchangedAmong(lines, git) {
    const seen = lines.flatMap(({ path, doubtful }) => (doubtful ? [{ path, ...doubtful }] : []));
    const there = seen.filter(({ path, mode }) => mode === modeOnDisk((0,external_node_path_.join)(git.dir, path)) && !path.includes('\n'));
    if (there.length === 0)
        return new Set();
    const input = there.map(({ path }) => `${path}\n`).join('');
    const { code, stdout, stderr } = await git.run(['hash-object', '--stdin-paths'], input);
    if (code !== 0)
        throw git.failure('hash-object', stderr);
    const ids = stdout.toString('utf8').split('\n');
    return new Set(there.filter(({ blob }, at) => blob === ids[at]).map(({ path }) => path));
}
/** The mode that git would give a plain file; `null` for anything else. */
function modeOnDisk(place) {
    const stats = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    if (!stats?.isFile())
        return null;
    return (stats.mode & 0o100) === 0 ? '100644' : '100755';
}

// EXTERNAL MODULE: ./lib/text/escape-references.js
var escape_references = __webpack_require__(7763);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __webpack_require__(1814);
// EXTERNAL MODULE: ./lib/text/safe-path.js
var safe_path = __webpack_require__(7460);
;// CONCATENATED MODULE: ./lib/local/git/committed-files.js


/** This many paths fit into one call on every system. */
const committed_files_AT_ONCE = 400;
/**
 * What a commit has at these paths; a path that it does not have is left out.
 * @throws UserError where the commit is not in this clone, or has no file there but a folder or a submodule
 */
async function committedAt(git, commit, paths) {
    const entries = new Map();
    for (let at = 0; at < paths.length; at += committed_files_AT_ONCE)
        for (const entry of await listed(git, commit, paths.slice(at, at + committed_files_AT_ONCE)))
            entries.set(entry.path, entry);
    const blobs = await blobsBy(git, [...entries.values()].map(({ blob }) => blob));
    return new Map([...entries].map(([path, { mode, blob }]) => {
        const bytes = blobs.get(blob);
        if (!bytes)
            throw committed_files_unfit(path, `the object ${blob} is not in this clone. Fetch it.`);
        return [path, { mode, bytes }];
    }));
}
async function listed(git, commit, paths) {
    if (!/^[0-9a-f]{4,64}$/.test(commit))
        throw noCommit(git, commit);
    const args = ['ls-tree', '-z', '--full-tree', '--end-of-options', `${commit}^{commit}`, ...paths];
    const output = await git.run(args);
    if (output.code !== 0)
        throw noCommit(git, commit);
    const lines = output.stdout.toString('utf8').split('\0').filter(Boolean);
    return lines.map((line) => {
        const [, written = '', type = '', blob = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        const mode = committed_files_MODES.get(written);
        if (type === 'blob' && mode)
            return { path, mode, blob };
        const found = type === 'tree' ? 'folder' : 'submodule';
        throw committed_files_unfit(path, `commit ${commit.slice(0, 12)} has a ${found} there; expected a file.`);
    });
}
/** Git's modes of files and links; old trees may hold others for files. */
const committed_files_MODES = new Map([
    ['100644', '100644'],
    ['100664', '100644'],
    ['100755', '100755'],
    ['120000', '120000'],
]);
/** The bytes of blobs by their ids; what is not in this clone is left out. */
async function blobsBy(git, ids) {
    const found = new Map();
    const batch = new CatFileBatch(git);
    try {
        await batch.round([...new Set(ids)], Number.MAX_SAFE_INTEGER, (id, object) => {
            if (object?.type === 'blob' && object.body)
                found.set(id, object.body);
        });
    }
    finally {
        await batch.close();
    }
    return found;
}
const committed_files_unfit = (path, why) => (0,refusals/* refused */.J5)(`${(0,refusals/* quote */.hD)(path)} cannot be put back; ${why}`);
function noCommit(git, commit) {
    return (0,refusals/* refused */.J5)(`there is no commit ${(0,refusals/* quote */.hD)(commit)} in ${git.dir}; expected the id of a commit in this clone. In a ` +
        'shallow clone, fetch it first.');
}

;// CONCATENATED MODULE: ./lib/local/write/path-changes.js






/** Permission bits of new files, by the process's mask. */
const newMode = (executable) => (executable ? 0o755 : 0o644) & ~process.umask();
/** The aims of all texts. */
function written(files, grounds) {
    return files.flatMap((file) => file.kind === 'write' && file.before !== file.after ? [aimOf(file, grounds)] : []);
}
/** The aim of one text; the file keeps its permissions. */
function aimOf({ path, before: text, after }, grounds) {
    const before = shapeAt(placeOf(grounds, safe(path)), path);
    const expected = text === null ? null : fileOf(Buffer.from(text), 0);
    const bytes = Buffer.from(after);
    const aim = fileOf(bytes, before?.kind === 'file' ? before.mode : newMode(false));
    const fits = sameContent(before, expected);
    return { path, before, after: aim, bytes, fault: fits ? null : changed(before, expected) };
}
/** The aims of all copies. @throws UserError where there is nothing to copy */
function copied(files, grounds) {
    return files.flatMap((file) => (file.kind === 'copy' ? [copyOf(file, grounds)] : []));
}
function copyOf({ from, to }, grounds) {
    const before = shapeAt(placeOf(grounds, safe(to)), to);
    const source = placeOf(grounds, safe(from));
    const shape = shapeAt(source, from);
    if (shape === null || shape.kind === 'directory')
        throw refusal([{ path: from, fault: `found ${file_shapes_nameOf(shape)}, expected a file to copy` }]);
    const bytes = shape.kind === 'file' ? (readAt(source, from)?.bytes ?? null) : null;
    if (before && before.kind !== 'directory' && sameContent(before, shape))
        return { path: to, before, after: before, bytes, fault: null };
    return { path: to, before, after: shape, bytes, fault: before === null ? null : changed(before, null) };
}
/** The aims of all files that go back to a commit. @throws UserError where it is not to be had */
async function reverted(files, grounds, git) {
    const reverts = files.flatMap((file) => (file.kind === 'revert' ? [file] : []));
    const aims = [];
    for (const commit of new Set(reverts.map((file) => file.commit))) {
        const paths = reverts.filter((file) => file.commit === commit).map(({ path }) => safe(path));
        const committed = await committedAt(git, commit, paths);
        for (const path of paths) {
            assertNoPointer(committed.get(path)?.bytes, path);
            const before = shapeAt(placeOf(grounds, path), path);
            const fault = before?.kind === 'directory' ? 'found a folder there, expected a file' : null;
            const then = committed.get(path);
            if (!then)
                aims.push({ path, before, after: null, bytes: null, fault });
            else if (then.mode === '120000')
                aims.push({
                    path,
                    before,
                    after: { kind: 'link', target: then.bytes.toString() },
                    bytes: null,
                    fault,
                });
            else {
                const executable = then.mode === '100755';
                const keeps = before?.kind === 'file' && (before.mode & 0o100) > 0 === executable;
                const after = fileOf(then.bytes, keeps ? before.mode : newMode(executable));
                aims.push({ path, before, after, bytes: then.bytes, fault });
            }
        }
    }
    return aims;
}
/** @throws UserError where a commit holds only a pointer to the bytes */
function assertNoPointer(bytes, path) {
    const reading = bytes ? (0,file_content/* readingOf */.MU)(bytes) : null;
    if (!reading || reading.ok || !reading.why.endsWith('pointer'))
        return;
    const found = 'the commit has a pointer there (Git LFS or git-annex), expected the file';
    throw (0,refusals/* refused */.J5)(`${(0,refusals/* quote */.hD)(path)} cannot be put back; ${found}. Check it out with git.`);
}
/** A path of a change, as a state may have named it. @throws UserError where it must not be looked at */
function safe(path) {
    const why = (0,safe_path/* unsafePath */.Kc)(path);
    if (why === null)
        return path;
    throw (0,refusals/* refused */.J5)(`${(0,refusals/* quote */.hD)(path)} must not be written, since ${why}.`);
}
function changed(found, expected) {
    const differs = found?.kind === 'file' && expected?.kind === 'file';
    const words = differs
        ? 'other bytes'
        : `${file_shapes_nameOf(found)}, expected ${expected ? 'the file' : 'nothing there'}`;
    return `changed since it was read (found ${words})`;
}
/** The refusal of a change, naming what is in the way. */
function refusal(faults) {
    const named = faults.map(({ path, fault }) => `${(0,refusals/* quote */.hD)(path)}: ${fault}`);
    return (0,refusals/* refused */.J5)(`${(0,refusals/* few */.H$)(named, '; ')}. ${refusals/* AGAIN */.jM}`);
}

;// CONCATENATED MODULE: ./lib/local/write/change-steps.js
// A change as steps, each with what is at its path now and what shall be there.










/**
 * The steps of a change in byte order; none where all that it asks for is so already.
 * @throws UserError where anything is not as it was read, or must not be written; then nothing may be done
 */
async function planOf(files, grounds, git) {
    const aims = new Map();
    for (const { path } of list_tree_expand(grounds, removedIn(files)))
        aims.set(path, removal(grounds, path));
    const rest = [
        ...written(files, grounds),
        ...copied(files, grounds),
        ...(await reverted(files, grounds, git)),
    ];
    const said = new Map();
    for (const aim of rest) {
        const other = said.get(aim.path) ?? aim;
        (0,errors/* assert */.vA)(sameContent(other.after, aim.after), `a change says one thing about ${aim.path}`);
        said.set(aim.path, aim);
        aims.set(aim.path, aim);
    }
    // A folder that something is put into stays.
    for (const { path } of rest.filter(({ after }) => after !== null))
        for (let above = parentOf(path); above; above = parentOf(above))
            aims.delete(above);
    const open = [...aims.values()].filter(({ before, after }) => !same(before, after));
    if (open.length === 0)
        return [];
    const faults = [...aims.values()].filter(({ fault }) => fault !== null);
    if (faults.length > 0)
        throw refusal(faults);
    for (const { path } of open)
        assertWritable(grounds, path);
    return open.sort((a, b) => byteOrder(a.path, b.path));
}
function removedIn(files) {
    return files.flatMap((file) => (file.kind === 'remove' ? [safe(file.path)] : []));
}
function removal(grounds, path) {
    const before = shapeAt(placeOf(grounds, path), path);
    return { path, before, after: null, bytes: null, fault: null };
}
/** @throws UserError where this user may not change the folder that a path stands in */
function assertWritable(grounds, path) {
    let folder = (0,external_node_path_.dirname)(placeOf(grounds, path));
    while (!(0,external_node_fs_.existsSync)(folder))
        folder = (0,external_node_path_.dirname)(folder);
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
    }
    catch {
        throw (0,refusals/* refused */.J5)(`the folder of ${(0,refusals/* quote */.hD)(path)} cannot be written by this user. Give it write permission, then repeat ` +
            'the command.');
    }
}

// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
;// CONCATENATED MODULE: ./lib/local/write/journal-schema.js
/** What was read is not what this program writes. */
class NotOurs extends Error {
    name = 'NotOurs';
}
function storedIn(text) {
    try {
        return storedOf(JSON.parse(text));
    }
    catch (cause) {
        throw cause instanceof NotOurs ? cause : new NotOurs('no JSON', { cause });
    }
}
function storedOf(value) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return { ...value };
    throw new NotOurs('no object');
}
function textIn(from, name) {
    const value = from[name];
    if (typeof value === 'string')
        return value;
    throw new NotOurs(`no text ${name}`);
}
const textOrNull = (from, name) => from[name] === null ? null : textIn(from, name);
function numberIn(from, name) {
    const value = from[name];
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
        return value;
    throw new NotOurs(`no number ${name}`);
}
function listIn(from, name, read) {
    const value = from[name];
    if (Array.isArray(value))
        return value.map((item) => read(storedOf(item)));
    throw new NotOurs(`no list ${name}`);
}
function textsIn(from, name) {
    const value = from[name];
    if (!Array.isArray(value))
        throw new NotOurs(`no list ${name}`);
    return value.map((item) => textIn({ item }, 'item'));
}
/** A value that is `null`, or an object that is read. */
function maybe(value, read) {
    return value === null ? null : read(storedOf(value));
}
function fileIn(from) {
    const [mode, size, sha256] = [numberIn(from, 'mode'), numberIn(from, 'size'), textIn(from, 'sha256')];
    return { kind: 'file', mode, size, sha256 };
}
function shapeIn(from) {
    const kind = textIn(from, 'kind');
    if (kind === 'file')
        return fileIn(from);
    if (kind === 'link')
        return linkIn(from);
    if (kind === 'directory')
        return folderIn(from);
    throw new NotOurs(`no kind ${kind}`);
}
const linkIn = (from) => ({ kind: 'link', target: textIn(from, 'target') });
const folderIn = (from) => ({ kind: 'directory', mode: numberIn(from, 'mode') });
/** A shape that may stand at a path once a change is done. */
function endIn(from) {
    const shape = shapeIn(from);
    if (shape.kind !== 'directory')
        return shape;
    throw new NotOurs('a folder where a file is expected');
}

;// CONCATENATED MODULE: ./lib/local/write/archive-manifest.js


const VERSION = 1;
const REFS = 'refs/rekindle/archive/';
const refOf = ({ name }) => `${REFS}${name}`;
/** The list as it is kept, on one line. */
const manifestText = (manifest) => JSON.stringify({ rekindle_archive: VERSION, ...manifest });
/**
 * The message of an archive's commit: words for people, and the list of what the commit holds. What is not
 * tracked is not named in it, since a commit may be pushed.
 */
function messageOf(manifest) {
    const { name, workflow, action, summary, kept } = manifest;
    const own = new Set();
    for (const { path, bytes } of kept)
        if (bytes === 'commit')
            for (let at = path.length; at > 0; at = path.lastIndexOf('/', at - 1))
                own.add(path.slice(0, at));
    const runNotes = manifest.runNotes && own.has(manifest.runNotes.path) ? manifest.runNotes : null;
    const held = { ...manifest, kept: kept.filter(({ path }) => own.has(path)), became: [], runNotes };
    const subject = `archive: ${workflow} before ${action}`.replace(/\s+/g, ' ');
    const restore = `"rekindle restore ${name}" brings it back.`;
    const words = [summary.replace(/\s+/g, ' '), ...noteLines(runNotes), restore];
    return `${subject}\n\n${words.join('\n')}\n\n${manifestText(held)}\n`;
}
/** Indented, so that none of them can pass for a trailer, or for the list. */
function noteLines(notes) {
    if (notes === null)
        return [];
    const lines = notes.lines.map((line) => `    ${(0,text_escape/* forTerminal */.Qf)(line)}`);
    return ['', 'Notes of the run, as its state file has them:', '', ...lines, ''];
}
/** The list in the message of an archive's commit. @throws NotOurs */
function manifestInMessage(message) {
    const line = message.split('\n').findLast((one) => one.startsWith('{'));
    return manifestIn(line ?? '');
}
/** @throws NotOurs where the text is no list of an archive that this program knows */
function manifestIn(text) {
    const from = storedIn(text);
    if (numberIn(from, 'rekindle_archive') !== VERSION)
        throw new NotOurs('another version');
    return manifestOf(from);
}
/** @throws NotOurs */
function manifestOf(from) {
    return {
        name: textIn(from, 'name'),
        key: textIn(from, 'key'),
        workflow: textIn(from, 'workflow'),
        action: textIn(from, 'action'),
        summary: textIn(from, 'summary'),
        by: textIn(from, 'by'),
        parent: textOrNull(from, 'parent'),
        commit: from['commit'] === true,
        kept: listIn(from, 'kept', keptOf),
        became: listIn(from, 'became', (one) => ({
            path: textIn(one, 'path'),
            shape: maybe(one['shape'], endIn),
        })),
        runNotes: maybe(from['runNotes'] ?? null, (one) => ({
            path: textIn(one, 'path'),
            lines: textsIn(one, 'lines'),
        })),
    };
}
function keptOf(from) {
    const bytes = textOrNull(from, 'bytes');
    if (bytes !== null && bytes !== 'commit' && bytes !== 'folder')
        throw new NotOurs('no place of bytes');
    const shape = shapeIn(storedOf(from['shape']));
    return { path: textIn(from, 'path'), shape, bytes };
}
/** A workflow's id as a name that git allows in a ref and every file system in a folder. */
function slugOf(workflow) {
    const slug = workflow
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 80)
        .replace(/^-+|-+$/g, '');
    return slug === '' ? 'workflow' : slug;
}
/** `YYYYMMDD-HHmmss` in UTC of seconds since 1970. */
function stampOf(seconds) {
    const iso = new Date(seconds * 1_000).toISOString();
    return iso.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

;// CONCATENATED MODULE: ./lib/local/write/create-archive.js
// Archives every byte that is about to be removed or overwritten: tracked files in a commit,
// others in a folder.











const create_archive_LIST = 'manifest.json';
/** The folder of an archive: its list, and below `files/` what git does not track. */
const create_archive_folderOf = ({ commonDir }, name) => ownFolder(commonDir, 'archive', ...name.split('/'));
const listOf = (vault, name) => (0,external_node_path_.join)(create_archive_folderOf(vault, name), create_archive_LIST);
/** Where the bytes of an untracked file are kept. */
const create_archive_copyOf = (vault, name, path) => (0,external_node_path_.join)(create_archive_folderOf(vault, name), 'files', ...path.split('/'));
/** The list of what these steps remove or overwrite; `null` where they do neither. Nothing is written. */
async function manifestFor(heading, steps, vault) {
    const lost = steps.flatMap(({ path, before }) => (before === null ? [] : [{ path, shape: before }]));
    if (lost.length === 0)
        return null;
    const tracked = await trackedAmong(vault.git, lost.map(({ path }) => path));
    const kept = lost.map(({ path, shape }) => {
        const held = shape.kind !== 'directory' && tracked.has(path);
        return { path, shape, bytes: held ? 'commit' : shape.kind === 'file' ? 'folder' : null };
    });
    const became = steps.map(({ path, after }) => ({ path, shape: after }));
    const commit = kept.some(({ bytes }) => bytes === 'commit');
    const { runNotes, ...head } = heading;
    // In the order in which it is read back: a list that was kept through a crash is the same, byte for byte.
    return { name: await freeName(heading, vault), ...head, commit, kept, became, runNotes };
}
/** A name that no archive has, not even one of the same change in the same second. */
async function freeName({ workflow, by, key }, vault) {
    const slug = slugOf(workflow);
    const refs = await vault.git.run(['for-each-ref', '--format=%(refname)', `${REFS}${slug}/`]);
    if (refs.code !== 0)
        throw vault.git.failure('for-each-ref', refs.stderr);
    const taken = new Set(refs.stdout.toString('utf8').split('\n'));
    for (let at = secondsIn(by);; at++) {
        const name = `${slug}/${stampOf(at)}-${shortOf(key)}`;
        if (!taken.has(refOf({ name })) && !(0,external_node_fs_.existsSync)(create_archive_folderOf(vault, name)))
            return name;
    }
}
/** Whether all of an archive is on the disk: its list is written last. */
const isMade = (manifest, vault) => (0,external_node_fs_.existsSync)(listOf(vault, manifest.name));
/**
 * Makes an archive, or makes it complete. Doing it twice gives the same.
 * @throws UserError where a file is not what the list says, or git fails
 */
async function makeArchive(manifest, vault) {
    if (isMade(manifest, vault))
        return;
    const folder = create_archive_folderOf(vault, manifest.name);
    makeFolder(folder);
    const folders = new Set([folder, (0,external_node_path_.dirname)(folder), (0,external_node_path_.dirname)((0,external_node_path_.dirname)(folder))]);
    for (const kept of manifest.kept) {
        if (kept.bytes !== 'folder' || kept.shape.kind !== 'file')
            continue;
        const copy = create_archive_copyOf(vault, manifest.name, kept.path);
        makeFolder((0,external_node_path_.dirname)(copy));
        if ((0,external_node_fs_.existsSync)(copy))
            (0,external_node_fs_.rmSync)(copy);
        writeNew(copy, bytesNow(kept, vault.grounds), kept.shape.mode & 0o777);
        for (let above = (0,external_node_path_.dirname)(copy); above !== folder; above = (0,external_node_path_.dirname)(above))
            folders.add(above);
    }
    for (const made of folders)
        syncFolder(made);
    if (manifest.commit)
        await commitKept(manifest, vault);
    writeWhole(listOf(vault, manifest.name), manifestText(manifest));
}
/** Throws an archive away that nothing relies on: what it keeps is still in its place. */
async function discardArchive(manifest, vault) {
    if (manifest.commit)
        await vault.git.run(['update-ref', '-d', refOf(manifest)]);
    discardFolder(create_archive_folderOf(vault, manifest.name));
}
/** One process: the commit that was checked out, with what is on disk now in place of what it has. */
async function commitKept(manifest, { git, grounds }) {
    const message = Buffer.from(messageOf(manifest));
    const head = [
        `feature done`,
        `commit ${refOf(manifest)}`,
        `committer ${manifest.by}`,
        `data ${message.length}`,
    ];
    const from = manifest.parent === null ? '' : `from ${manifest.parent}\n`;
    const child = git.start([...WRITING, 'fast-import', '--quiet', '--date-format=raw']);
    const ended = (0,git_git/* endOf */.p)(child);
    child.stdout.resume();
    child.stdin.on('error', () => { }); // a process that ends early says why on stderr
    const write = async (...parts) => {
        for (const part of parts)
            if (!child.stdin.write(part))
                await Promise.race([once(child.stdin), ended.catch(() => { })]);
    };
    try {
        await write(`${head.join('\n')}\n`, message, `\n${from}`);
        for (const kept of manifest.kept) {
            if (kept.bytes !== 'commit')
                continue;
            const bytes = bytesNow(kept, grounds);
            await write(`M ${create_archive_modeOf(kept)} inline ${quoted(kept.path)}\ndata ${bytes.length}\n`, bytes, '\n');
        }
        child.stdin.end('\ndone\n');
    }
    catch (error) {
        child.kill('SIGKILL'); // without its "done" nothing of it counts
        await ended.catch(() => { });
        throw error;
    }
    const { code, stderr } = await ended;
    if (code !== 0)
        throw git.failure('fast-import', stderr);
}
const once = (stream) => new Promise((resolve) => stream.once('drain', resolve));
/** What is to be kept, as it is on disk now. @throws UserError where it is not what the list says */
function bytesNow({ path, shape }, grounds) {
    if (shape.kind === 'link')
        return Buffer.from(shape.target);
    const found = readAt(placeOf(grounds, path), path);
    if (found && sameContent(found.shape, shape))
        return found.bytes;
    throw (0,refusals/* overtaken */.K1)([path]);
}
function create_archive_modeOf({ shape }) {
    if (shape.kind === 'link')
        return '120000';
    return shape.kind === 'file' && (shape.mode & 0o100) > 0 ? '100755' : '100644';
}
/** A path as fast-import reads it (git-fast-import, "filemodify"). */
const quoted = (path) => `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

;// CONCATENATED MODULE: ./lib/local/write/effect-result.js
// The result of an effect, in words for people.


function applied(key, done, more = {}) {
    return { key, done, archive: null, commit: null, notes: [], ...more };
}
/** How people name an archive. One process where it has a ref. */
async function archiveName(manifest, vault) {
    const { name, commit, kept } = manifest;
    const ref = commit ? refOf(manifest) : null;
    const remote = ref === null ? null : await remoteOf(vault);
    return {
        name,
        ref,
        folder: kept.some(({ bytes }) => bytes === 'folder') ? create_archive_folderOf(vault, name) : null,
        push: remote === null ? null : `git push ${remote} ${ref}`,
    };
}
/** The remote that a person would push to; `null` where there is none whose name can be typed as it is. */
async function remoteOf({ git }) {
    const { stdout } = await git.run(['remote']);
    const names = stdout
        .toString('utf8')
        .split('\n')
        .filter((name) => /^\w[\w.-]*$/.test(name));
    return names.find((name) => name === 'origin') ?? names[0] ?? null;
}

;// CONCATENATED MODULE: ./lib/local/write/find-archives.js
// Finds archives by name and reads them, also where only their commit was fetched.











/** Names shown where one is not known. */
const find_archives_SHOWN = 10;
/**
 * The archive that a name, or the beginning of one name alone, means. Two processes at most.
 * @throws UserError where none or several are meant, or it cannot be read
 */
async function findArchive(name, vault) {
    const commits = await refsOf(vault);
    const names = [...new Set([...commits.keys(), ...find_archives_foldersOf(vault)])].sort(byteOrder);
    const meant = names.includes(name) ? [name] : names.filter((one) => name !== '' && one.startsWith(name));
    const [only] = meant;
    if (only === undefined || meant.length > 1)
        throw unknown(name, meant.length > 1 ? meant : names);
    const commit = commits.get(only) ?? null;
    const named = (manifest) => ({ ...manifest, name: only });
    try {
        if ((0,external_node_fs_.existsSync)(listOf(vault, only)))
            return { manifest: named(manifestIn((0,external_node_fs_.readFileSync)(listOf(vault, only), 'utf8'))), commit, whole: true };
        return {
            manifest: named(fetched(manifestInMessage(await messageAt(commit, vault)))),
            commit,
            whole: false,
        };
    }
    catch (cause) {
        throw new errors/* UserError */.yo(`The archive ${only} cannot be read; expected the list that Rekindle writes, in ` +
            `${listOf(vault, only)} or in the message of ${refOf({ name: only })}.`, { cause });
    }
}
/** What a list says that may come from elsewhere: nothing of this machine, and no rights beyond a file's. */
function fetched(manifest) {
    const kept = manifest.kept.flatMap(({ path, shape, bytes }) => {
        if (bytes === 'folder')
            return [];
        return [{ path, bytes, shape: shape.kind === 'link' ? shape : { ...shape, mode: shape.mode & 0o777 } }];
    });
    return { ...manifest, kept };
}
async function refsOf({ git }) {
    const output = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', REFS]);
    if (output.code !== 0)
        throw git.failure('for-each-ref', output.stderr);
    const lines = output.stdout.toString('utf8').split('\n').filter(Boolean);
    return new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1 + REFS.length), line.split(' ')[0] ?? '']));
}
function find_archives_foldersOf({ commonDir }) {
    const all = ownFolder(commonDir, 'archive');
    return find_archives_namesOf(all).flatMap((slug) => find_archives_namesOf(ownFolder(commonDir, 'archive', slug))
        .map((name) => `${slug}/${name}`)
        .filter((name) => (0,external_node_fs_.existsSync)(listOf({ commonDir }, name))));
}
const find_archives_namesOf = (folder) => {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
};
async function messageAt(commit, { git }) {
    const batch = new CatFileBatch(git);
    let message = '';
    try {
        await batch.round(commit === null ? [] : [commit], 0, (_, object) => {
            const text = object?.type === 'commit' ? (object.body?.toString('utf8') ?? '') : '';
            message = text.slice(text.indexOf('\n\n') + 2);
        });
    }
    finally {
        await batch.close();
    }
    return message;
}
/** The archives of one change of a workflow that are whole, the newest first. No process. */
function archivesOf(workflow, key, vault) {
    const slug = slugOf(workflow);
    return find_archives_namesOf(ownFolder(vault.commonDir, 'archive', slug))
        .filter((name) => name.endsWith(`-${shortOf(key)}`) && (0,external_node_fs_.existsSync)(listOf(vault, `${slug}/${name}`)))
        .sort((a, b) => byteOrder(b, a))
        .flatMap((name) => {
        try {
            return [manifestIn((0,external_node_fs_.readFileSync)(listOf(vault, `${slug}/${name}`), 'utf8'))];
        }
        catch {
            return []; // by another version: it says nothing about this change
        }
    })
        .filter((manifest) => manifest.key === key && isMade(manifest, vault));
}
/** The bytes of files by their paths, each of them what the list says; what is not here is left out. */
async function bytesIn({ manifest, commit }, wanted, vault) {
    const found = new Map();
    const files = wanted.filter(({ shape }) => shape.kind === 'file');
    for (const { path, bytes } of files) {
        const copy = bytes === 'folder' ? readAt(create_archive_copyOf(vault, manifest.name, path), path) : null;
        if (copy)
            found.set(path, copy.bytes);
    }
    const tracked = files.filter(({ bytes }) => bytes === 'commit').map(({ path }) => path);
    const committed = commit === null ? new Map() : await committedAt(vault.git, commit, tracked);
    for (const path of tracked) {
        const bytes = committed.get(path)?.bytes;
        if (bytes)
            found.set(path, bytes);
    }
    for (const { path, shape } of files) {
        const bytes = found.get(path);
        if (bytes)
            assertSame(bytes, { path, shape }, manifest);
    }
    return found;
}
function assertSame(bytes, { path, shape }, { name }) {
    const { sha256, size } = shape.kind === 'file' ? shape : { sha256: '', size: 0 };
    if (sameContent(fileOf(bytes, 0), { kind: 'file', mode: 0, size, sha256 }))
        return;
    throw (0,refusals/* refused */.J5)(`the archive ${name} is damaged: its copy of ${(0,refusals/* quote */.hD)(path)} is not what its list says. Fetch the ` +
        'archive again, or take the file from its commit by hand.');
}
function unknown(name, names) {
    const shown = names.slice(-find_archives_SHOWN).map((one) => `\n  ${one}`);
    const more = names.length > find_archives_SHOWN ? `\n  and ${names.length - find_archives_SHOWN} older ones` : '';
    const list = names.length === 0 ? ' There is no archive here.' : `\nThere are:${shown.join('')}${more}`;
    return new errors/* UserError */.yo(`Expected the name of one archive, found ${JSON.stringify(name)}.${list}`);
}

;// CONCATENATED MODULE: ./lib/local/write/run-steps.js
// Runs a journal's steps; one that was run before is skipped, and none is run over anything unexpected.








/** How far each step of a journal is. */
function standingsOf({ ops }, grounds) {
    const ours = new Set(ops.map(({ path }) => path));
    return new Map(ops.map((op) => [op, standingOf(op, ours, grounds)]));
}
function standingOf(op, ours, grounds) {
    try {
        return standingAt(op, ours, grounds);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return 'foreign'; // a link on the way, for example
        throw error;
    }
}
function standingAt({ path, before, after }, ours, grounds) {
    const place = placeOf(grounds, path);
    const found = shapeAt(place, path);
    if (found?.kind === 'directory' && before?.kind === 'directory')
        return list_tree_namesIn(place, path).every((name) => ours.has(`${path}/${name}`)) ? 'before' : 'foreign';
    if (same(found, after))
        return 'after';
    if (sameContent(found, before))
        return 'before';
    // Permissions that somebody gave meanwhile are no reason to stop.
    return sameContent(found, after) ? 'after' : 'foreign';
}
/**
 * Takes every step that is left: files are put in place first, then what is to go is removed.
 * @throws Overtaken where something else stands at a path by then
 */
function perform(journal, grounds, journals) {
    const standings = standingsOf(journal, grounds);
    for (const { path } of journal.folders)
        makeOne(placeOf(grounds, path));
    for (const op of journal.ops) {
        const { path, before, after } = op;
        if (after === null)
            continue;
        if (standings.get(op) !== 'before')
            sweepBeside(grounds, path, journal.key);
        else
            replace(grounds, { path, before, after, bytes: journals.bytesOf(journal, op) }, journal.key);
    }
    const going = journal.ops.filter((op) => op.after === null && standings.get(op) === 'before');
    for (const op of going)
        if (op.before?.kind !== 'directory')
            remove(op, grounds);
    removeFolders(going, grounds);
    for (const { path, shape } of journal.folders.toReversed())
        give(placeOf(grounds, path), shape.mode);
}
/** Removes a file or link, looking once more whether it is the one that was archived. */
function remove({ path, before }, grounds) {
    const place = placeOf(grounds, path);
    if (!sameContent(shapeAt(place, path), before))
        throw new Overtaken(path);
    (0,external_node_fs_.unlinkSync)(place);
}
/** Removes folders, the deepest first, and has all that is gone reach the disk. */
function removeFolders(going, grounds) {
    const touched = new Set();
    for (const { path, before } of going.toReversed()) {
        const place = placeOf(grounds, path);
        if (before?.kind === 'directory')
            removeFolder(place, path);
        touched.delete(place);
        touched.add((0,external_node_path_.dirname)(place));
    }
    for (const folder of touched)
        syncFolder(folder);
}
function removeFolder(place, path) {
    try {
        (0,external_node_fs_.rmdirSync)(place);
    }
    catch (error) {
        // Something new came into it: that is no one's to remove.
        if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST')
            throw new Overtaken(path);
        throw error;
    }
}
/** Makes a folder that only its owner may enter until all is in it; those above it as any folder is. */
function makeOne(folder) {
    if ((0,external_node_fs_.existsSync)(folder))
        return;
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(folder)))
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(folder), { recursive: true });
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
}
function give(folder, mode) {
    if (((0,external_node_fs_.lstatSync)(folder).mode & BITS) !== mode)
        (0,external_node_fs_.chmodSync)(folder, mode);
}

;// CONCATENATED MODULE: ./lib/local/write/replay-journal.js
// Finishes what a journal says or undoes it: after either nothing is half done.









const replay_journal_NONE = { commit: null, why: null };
/**
 * Archives what is to go, takes every step, makes the commit, and ends the journal.
 * @throws UserError where something else stands in the way by then; what was begun is taken back
 */
async function finish(journal, shop) {
    const { journals, grounds } = shop;
    if (journal.archive && !isMade(journal.archive, shop))
        await archived(journal, shop);
    if (!journal.placed) {
        const strange = journal.takesBack ? [] : strangersTo(journal, shop);
        if (strange.length > 0)
            throw await backOut(journal, strange, shop);
        try {
            perform(journal, grounds, journals);
        }
        catch (error) {
            if (!(error instanceof Overtaken))
                throw error;
            throw journal.takesBack ? notYet(error) : await backOut(journal, [error.path], shop);
        }
    }
    if (journal.commit && !journal.placed)
        journals.write({ ...journal, placed: true });
    const recorded = journal.commit ? await commitPaths(journal, journal.commit, shop) : replay_journal_NONE;
    journals.end(journal);
    return recorded;
}
/** Makes the archive while everything is still in its place; else nothing is begun. */
async function archived(journal, shop) {
    const { archive, ops } = journal;
    if (!archive)
        return;
    const standings = standingsOf(journal, shop.grounds);
    const strange = ops.filter((op) => standings.get(op) !== 'before').map(({ path }) => path);
    try {
        if (strange.length > 0)
            throw (0,refusals/* overtaken */.K1)(strange);
        await makeArchive(archive, shop);
    }
    catch (error) {
        await discard(journal, shop);
        throw error;
    }
}
function strangersTo(journal, { grounds }) {
    return [...standingsOf(journal, grounds)].flatMap(([{ path }, standing]) => standing === 'foreign' ? [path] : []);
}
/** Nothing of it was begun: neither the journal nor its archive is needed. */
async function discard(journal, shop) {
    if (journal.archive)
        await discardArchive(journal.archive, shop);
    shop.journals.end(journal);
}
/** Takes back what was begun, and gives the error that says why; what strangers wrote stays as it is. */
async function backOut(journal, strange, shop) {
    const standings = standingsOf(journal, shop.grounds);
    const taken = journal.ops.filter((op) => standings.get(op) === 'after');
    if (taken.length === 0) {
        await discard(journal, shop);
        return (0,refusals/* overtaken */.K1)(strange);
    }
    const back = await backwards(journal, taken, strange, shop);
    shop.journals.end(journal);
    perform(back, shop.grounds, shop.journals);
    shop.journals.end(back);
    return new errors/* UserError */.yo(back.takesBack?.why ?? '');
}
/** A journal that puts back what stood where steps were taken, from the archive. */
async function backwards(journal, taken, strange, shop) {
    const { archive } = journal;
    const kept = taken.flatMap(({ path, before }) => {
        const one = before?.kind === 'file' ? archive?.kept.find((other) => other.path === path) : undefined;
        return one ? [one] : [];
    });
    const found = archive && kept.length > 0 ? await findArchive(archive.name, shop) : null;
    const bytes = found ? await bytesIn(found, kept, shop) : new Map();
    const steps = taken.flatMap(({ path, before, after }) => {
        if (before?.kind === 'directory')
            return [];
        const now = shapeAt(placeOf(shop.grounds, path), path);
        const own = bytes.get(path) ?? null;
        if (before?.kind === 'file' && own === null)
            throw unkept(journal, path);
        return [{ path, before: after && now, after: before, bytes: own }];
    });
    const folders = taken.flatMap(({ path, before }) => before?.kind === 'directory' ? [{ path, shape: before }] : []);
    const { key, workflow, summary } = journal;
    const why = takenBack(journal, strange);
    const plan = { key: `${key}-back`, workflow, summary, archive: null, folders, commit: null };
    return shop.journals.begin({ ...plan, takesBack: { key, why } }, steps);
}
const notYet = ({ path }) => new errors/* UserError */.yo(`${(0,refusals/* quote */.hD)(path)} changed while a change was taken back. Repeat the command, which goes on.`);
function unkept({ summary, archive }, path) {
    return new errors/* UserError */.yo(`A change was cut short and cannot be taken back (${summary}): the archive ${archive?.name} has lost ` +
        `${(0,refusals/* quote */.hD)(path)}. Fetch its ref again, then repeat the command.`);
}
function takenBack({ summary, archive }, strange) {
    const kept = archive ? ` Every byte from before is in the archive ${archive.name} as well.` : '';
    return (`A change was taken back (${summary}): before it was done, ${(0,refusals/* few */.H$)(strange.map(refusals/* quote */.hD))} became something ` +
        `that is neither what was read nor what was to be written, and was left as it is.${kept} ${refusals/* AGAIN */.jM}`);
}
/**
 * Finishes or takes back every change that was cut short. The caller holds the lock.
 * @returns what was done, one sentence each
 * @throws UserError where one cannot be finished; the others are left for the next time
 */
async function settleJournals(shop) {
    const left = shop.journals.left();
    const said = [];
    for (const journal of left) {
        if (isTakenBack(journal, left))
            shop.journals.end(journal);
        else
            said.push(await settleOne(journal, shop));
    }
    return said;
}
/** Its other half takes it back; a crash came between the two. */
function isTakenBack({ key }, left) {
    return left.some(({ takesBack }) => takesBack?.key === key);
}
/** What is left to be settled, one line each. */
function pendingIn(journals) {
    const left = journals.pending();
    return left
        .filter((journal) => !isTakenBack(journal, left))
        .map(({ summary, workflow, ops: { length } }) => {
        return `${summary} (${workflow}), ${length} ${length === 1 ? 'path' : 'paths'}`;
    });
}
async function settleOne(journal, shop) {
    try {
        return wordsFor(journal, await finish(journal, shop));
    }
    catch (error) {
        // It was taken back, or never begun: that is settled too, and no reason to stop.
        const settled = error instanceof errors/* UserError */.yo && !shop.journals.has(journal);
        if (settled)
            return error.message;
        throw error;
    }
}
function wordsFor({ takesBack, summary, workflow, archive }, { commit, why }) {
    if (takesBack)
        return takesBack.why;
    const kept = archive ? ` Its archive is ${archive.name}.` : '';
    const made = commit === null ? '' : ` It is committed as ${commit.slice(0, 12)}.`;
    const unmade = why === 'another-branch' ? ' It is not committed, since another branch is checked out now.' : '';
    return `Finished what was cut short: ${summary} (${workflow}).${kept}${made}${unmade}`;
}

;// CONCATENATED MODULE: ./lib/local/write/apply-change.js












/** @throws UserError where it cannot be done, or must not; then nothing is changed */
async function applyChange(effect, shop) {
    const { key, workflow, change } = effect;
    const earlier = earlierOf(effect, shop);
    const steps = earlier ? [] : await planOf(change.files, shop.grounds, shop.git);
    const archive = earlier ? await archiveName(earlier, shop) : null;
    if (steps.length === 0) {
        const made = change.commit === null ? null : await recordedFor(key, null, shop.git);
        if (change.commit === null || made !== null)
            return applied(key, 'already', { archive, commit: made });
    }
    const commit = change.commit === null ? null : await pendingFor(effect, change.commit, shop);
    const manifest = await archiveFor(effect, steps, shop);
    const plan = { key, workflow, summary: change.summary, archive: manifest, folders: [], commit };
    const journal = shop.journals.begin({ ...plan, takesBack: null }, steps);
    const recorded = await finish(journal, shop);
    const done = steps.length > 0 || recorded.commit !== null ? 'written' : 'already';
    const name = manifest ? await archiveName(manifest, shop) : archive;
    return applied(key, done, { archive: name, commit: recorded.commit });
}
/** The archive of this very change, where the working tree is still as that left it. */
function earlierOf({ workflow, key }, shop) {
    const isSo = ({ became }) => became.every(({ path, shape }) => sameContent(shapeAt(placeOf(shop.grounds, path), path), shape));
    return archivesOf(workflow, key, shop).find(isSo) ?? null;
}
/** What is archived; a single text is replaced at once and needs no archive, also where it is committed. */
async function archiveFor({ key, workflow, action, change: { files, summary, runNotes } }, steps, shop) {
    const single = files.length === 1 && files[0]?.kind === 'write';
    if (single || steps.every(({ before }) => before === null))
        return null;
    const { code, stdout } = await shop.git.run(['rev-parse', '--verify', '--quiet', 'HEAD']);
    const parent = code === 0 ? stdout.toString('latin1').trim() : null;
    const by = await archivistOf(shop.git);
    const heading = { key, workflow, action, summary, by, parent, runNotes: withoutSecrets(runNotes) };
    return manifestFor(heading, steps, shop);
}
/** An archive may be pushed, and its list is read more often than its files. */
function withoutSecrets(notes) {
    return notes ? { ...notes, lines: notes.lines.map(redact/* redact */.E) } : null;
}
async function pendingFor({ key, workflow, action, change }, written, shop) {
    const trailers = { 'Rekindle-Workflow': (0,escape_references/* trailerValue */.d)(workflow), 'Rekindle-Action': action };
    const paths = await apply_change_pathsOf(change, shop);
    return pendingOf({ message: messageWith(written, trailers, key), paths }, shop);
}
/** Every path that a change writes or removes, as a commit names it. */
async function apply_change_pathsOf({ files }, { git }) {
    const removed = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
    const tracked = removed.length === 0 ? [] : await trackedAmong(git, removed);
    const others = files.flatMap((file) => (file.kind === 'remove' ? [] : [endOf(file)]));
    return [...new Set([...tracked, ...others])].filter((path) => path !== '');
}
const endOf = (file) => file.kind === 'copy' ? file.to : file.path;

;// CONCATENATED MODULE: ./lib/local/write/restore-archive.js






/**
 * The steps and folders that are not so already.
 * @throws UserError where something else stands at a path, or the archive is damaged; nothing is changed then
 */
async function restoringOf(found, vault) {
    const listed = found.manifest.kept.toSorted((a, b) => byteOrder(a.path, b.path));
    const standing = listed.map((kept) => ({ kept, now: nowAt(kept, vault.grounds) }));
    const clashes = standing.filter(({ kept, now }) => now !== null && !sameContent(now, kept.shape));
    if (clashes.length > 0)
        throw clash(clashes, found.manifest.name);
    const open = standing.filter(({ kept, now }) => !same(now, kept.shape));
    const files = open.map(({ kept }) => kept).filter(({ shape }) => shape.kind === 'file');
    for (const { kept } of open)
        assertWritable(vault.grounds, kept.path);
    const bytes = await bytesIn(found, files, vault);
    const missing = files.filter(({ path }) => !bytes.has(path));
    if (missing.length > 0)
        throw gone(missing, found.manifest.name);
    const steps = open.flatMap(({ kept: { path, shape }, now }) => shape.kind === 'directory' ? [] : [{ path, before: now, after: shape, bytes: bytes.get(path) ?? null }]);
    const folders = open.flatMap(({ kept: { path, shape } }) => shape.kind === 'directory' ? [{ path, shape }] : []);
    const partly = 'Only what git tracked is brought back: the rest was kept in the clone that made the archive.';
    return { steps, folders, notes: found.whole ? [] : [partly] };
}
function nowAt({ path }, grounds) {
    return shapeAt(placeOf(grounds, path), path);
}
function clash(clashes, name) {
    const named = clashes.map(({ kept: { path, shape }, now }) => {
        const what = now?.kind === shape.kind ? `other ${now.kind === 'file' ? 'bytes' : 'content'}` : file_shapes_nameOf(now);
        return `${(0,refusals/* quote */.hD)(path)} (found ${what})`;
    });
    return (0,refusals/* refused */.J5)(`something else stands where the archive ${name} belongs: ${(0,refusals/* few */.H$)(named)}. Move it away, then repeat the ` +
        'command.');
}
function gone(missing, name) {
    const named = (0,refusals/* few */.H$)(missing.map(({ path }) => (0,refusals/* quote */.hD)(path)));
    return (0,refusals/* refused */.J5)(`the archive ${name} has lost ${named}. Fetch its ref, or use the clone that made it.`);
}

;// CONCATENATED MODULE: ./lib/local/write/apply-effect.js












/** @throws UserError where it cannot be done, or must not; then nothing is changed */
async function applyOne(effect, bench) {
    if (effect.kind === 'change')
        return isSingle(effect) ? writeOne(effect, bench.grounds) : applyChange(effect, shopOf(bench));
    if (effect.kind === 'restore')
        return restore(effect, shopOf(bench));
    if (effect.kind === 'checkpoint')
        return commit(effect, shopOf(bench));
    throw new errors/* OurBug */.h6(`a working tree takes no effect of the kind ${effect.kind}`);
}
function shopOf({ shop, lacks }) {
    if (shop)
        return shop;
    throw (0,refusals/* refused */.J5)(`this needs a git repository with a working tree, and ${lacks}.`);
}
/** Whether a change is one text in one file: then it is replaced at once, without a journal. */
function isSingle({ change }) {
    return change.commit === null && change.files.length === 1 && change.files[0]?.kind === 'write';
}
function writeOne({ key, change: { files } }, grounds) {
    const [file] = files;
    (0,errors/* assert */.vA)(file?.kind === 'write', 'a single change is one text');
    const { path, before, after, bytes, fault } = aimOf(file, grounds);
    (0,errors/* assert */.vA)(after, 'a text becomes a file');
    if (same(before, after)) {
        sweepBeside(grounds, path, key);
        return applied(key, 'already');
    }
    if (fault !== null)
        throw refusal([{ path, fault }]);
    assertWritable(grounds, path);
    try {
        replace(grounds, { path, before, after, bytes }, key);
    }
    catch (error) {
        if (!(error instanceof Overtaken))
            throw error;
        throw (0,refusals/* overtaken */.K1)([error.path]);
    }
    return applied(key, 'written');
}
async function restore({ key, archive }, shop) {
    const found = await findArchive(archive, shop);
    const { steps, folders, notes } = await restoringOf(found, shop);
    const name = await archiveName(found.manifest, shop);
    if (steps.length + folders.length === 0)
        return applied(key, 'already', { archive: name, notes });
    const { workflow } = found.manifest;
    const summary = `restore ${found.manifest.name}`;
    const plan = { key, workflow, summary, archive: null, folders, commit: null, takesBack: null };
    await finish(shop.journals.begin(plan, steps), shop);
    return applied(key, 'written', { archive: name, notes });
}
async function commit({ key, message, paths }, shop) {
    const entry = { message: messageWith(message, {}, key), paths };
    const pending = await pendingOf(entry, shop);
    const summary = message.split('\n', 1)[0] ?? '';
    const plan = { key, workflow: 'checkpoint', summary, archive: null, folders: [], commit: pending };
    const made = await finish(shop.journals.begin({ ...plan, takesBack: null }, []), shop);
    if (made.commit !== null)
        return applied(key, 'written', { commit: made.commit });
    return applied(key, 'already', { commit: await recordedFor(key, null, shop.git) });
}

;// CONCATENATED MODULE: ./lib/local/write/before-after.js





const ABSENT = { ok: false, why: 'absent' };
/** This many paths fit into one call on every system. */
const before_after_AT_ONCE = 400;
/**
 * In the order asked. A file above the size cap, a link or a submodule has no text; before the first commit
 * everything was absent.
 * @throws UserError where git fails
 */
async function beforeAndAfter(paths, { git, grounds }) {
    const committed = await committedIn(paths, git);
    const both = [];
    for (const path of paths)
        both.push({ path, before: committed.get(path) ?? ABSENT, after: await onDisk(path, grounds) });
    return both;
}
async function committedIn(paths, git) {
    const readings = new Map();
    const head = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD']);
    if (head.code !== 0)
        return readings;
    const blobs = new Map();
    for (let at = 0; at < paths.length; at += before_after_AT_ONCE)
        for (const { path, mode, blob } of await entriesAt(paths.slice(at, at + before_after_AT_ONCE), git)) {
            const why = NO_TEXT.get(mode);
            if (why)
                readings.set(path, { ok: false, why });
            else
                blobs.set(path, blob);
        }
    const texts = await readingsOf(new Set(blobs.values()), git);
    for (const [path, blob] of blobs)
        readings.set(path, texts.get(blob) ?? { ok: false, why: 'not-fetched' });
    return readings;
}
/** Modes of what is no file. */
const NO_TEXT = new Map([
    ['120000', 'link'],
    ['160000', 'submodule'],
    ['040000', 'directory'],
]);
async function entriesAt(paths, git) {
    const { code, stdout, stderr } = await git.run(['ls-tree', '-z', '--full-tree', 'HEAD', '--', ...paths]);
    if (code !== 0)
        throw git.failure('ls-tree', stderr);
    const lines = stdout.toString('utf8').split('\0').filter(Boolean);
    return lines.map((line) => {
        const [, mode = '', blob = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return { path, mode, blob };
    });
}
async function readingsOf(ids, git) {
    const found = new Map();
    const batch = new CatFileBatch(git);
    try {
        await batch.round([...ids], file_content/* SIZE_CAP */.f, (id, object) => {
            if (object?.body)
                found.set(id, (0,file_content/* readingOf */.MU)(object.body));
            else if (object)
                found.set(id, { ok: false, why: 'too-large', size: object.size });
        });
    }
    finally {
        await batch.close();
    }
    return found;
}
async function onDisk(path, grounds) {
    let place;
    try {
        place = placeOf(grounds, path);
    }
    catch (error) {
        // Where a link or a file stands on the way to it now, git too takes it for removed.
        if (error instanceof errors/* UserError */.yo)
            return ABSENT;
        throw error;
    }
    return (await readText(place, 'sha1')).reading;
}

;// CONCATENATED MODULE: ./lib/local/write/journal.js
// The journal of a working tree: what is under way is written down first, so that a crash leaves
// nothing half done.







const journal_VERSION = 1;
/** The journals of one working tree. */
class Journals {
    folder;
    /** `gitDir`: this working tree's own part of git. */
    constructor(gitDir) {
        this.folder = ownFolder(gitDir, 'journal');
    }
    /** Whether anything was left behind, finished or not. */
    isEmpty() {
        return this.#names().length === 0;
    }
    /**
     * Lays the bytes of steps ready and then writes the journal, which begins it: before, nothing counts;
     * after, it is done to the end or taken back.
     */
    begin(plan, steps) {
        const ready = this.#folderOf(plan.key);
        discardFolder(ready);
        makeFolder(this.folder);
        makeFolder(ready);
        const ops = steps.map(({ path, before, after, bytes }, index) => {
            if (bytes === null)
                return { path, before, after, ready: null };
            writeNew((0,external_node_path_.join)(ready, `${index}`), bytes);
            return { path, before, after, ready: `${index}` };
        });
        syncFolder(ready);
        const journal = { ...plan, ops, placed: false };
        this.write(journal);
        return journal;
    }
    write(journal) {
        writeWhole(this.#fileOf(journal.key), JSON.stringify({ rekindle_journal: journal_VERSION, ...journal }));
    }
    /** The bytes that were laid ready for a step. */
    bytesOf({ key }, { ready }) {
        return ready === null ? null : (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#folderOf(key), ready));
    }
    /** Writes a file beside what was laid ready, for git to read; it ends with the journal. */
    beside({ key }, name, text) {
        makeFolder(this.#folderOf(key));
        const file = (0,external_node_path_.join)(this.#folderOf(key), name);
        writeOwn(file, Buffer.from(text));
        return file;
    }
    /** It is done, or was taken back: nothing is left of it. */
    end({ key }) {
        (0,external_node_fs_.unlinkSync)(this.#fileOf(key));
        syncFolder(this.folder);
        discardFolder(this.#folderOf(key));
    }
    /** Journals that a crash left, in a fixed order; what was laid ready without one is thrown away. */
    left() {
        const names = this.#names();
        for (const name of names)
            if (!name.endsWith('.json') && !names.includes(`${name}.json`))
                discardFolder((0,external_node_path_.join)(this.folder, name));
        return this.pending();
    }
    /** The same, with nothing touched. */
    pending() {
        const whole = this.#names().filter((name) => name.endsWith('.json'));
        return whole.sort().map((name) => this.#read(name));
    }
    has({ key }) {
        return (0,external_node_fs_.existsSync)(this.#fileOf(key));
    }
    #read(name) {
        const file = (0,external_node_path_.join)(this.folder, name);
        try {
            return journalIn((0,external_node_fs_.readFileSync)(file, 'utf8'));
        }
        catch (cause) {
            throw new errors/* UserError */.yo(`Found a journal that cannot be read: ${file}. A change was cut short there by another version of ` +
                'Rekindle, or the file is damaged. Look at the files it names, then remove it.', { cause });
        }
    }
    #names() {
        return (0,external_node_fs_.existsSync)(this.folder) ? (0,external_node_fs_.readdirSync)(this.folder) : [];
    }
    #fileOf(key) {
        return (0,external_node_path_.join)(this.folder, `${nameOfKey(key)}.json`);
    }
    #folderOf(key) {
        return (0,external_node_path_.join)(this.folder, nameOfKey(key));
    }
}
function journalIn(text) {
    const from = storedIn(text);
    if (numberIn(from, 'rekindle_journal') !== journal_VERSION)
        throw new NotOurs('another version');
    return {
        key: textIn(from, 'key'),
        workflow: textIn(from, 'workflow'),
        summary: textIn(from, 'summary'),
        archive: maybe(from['archive'], manifestOf),
        ops: listIn(from, 'ops', (op) => ({
            path: textIn(op, 'path'),
            before: maybe(op['before'], shapeIn),
            after: maybe(op['after'], endIn),
            ready: textOrNull(op, 'ready'),
        })),
        folders: listIn(from, 'folders', (folder) => ({
            path: textIn(folder, 'path'),
            shape: folderIn(storedOf(folder['shape'])),
        })),
        commit: maybe(from['commit'], (commit) => ({
            message: textIn(commit, 'message'),
            paths: textsIn(commit, 'paths'),
            branch: textIn(commit, 'branch'),
            parent: textOrNull(commit, 'parent'),
        })),
        placed: from['placed'] === true,
        takesBack: maybe(from['takesBack'], (one) => ({
            key: textIn(one, 'key'),
            why: textIn(one, 'why'),
        })),
    };
}

;// CONCATENATED MODULE: ./lib/local/write/writer.js
// The writing half of a local repository source: one process at a time, and interrupted changes first.


















/** What `git ls-files` tells by these is on disk alone. */
const writer_IGNORED = ['--others', '--ignored', '--exclude-standard'];
/** Opens nothing and starts nothing before it is asked. */
function writingIn(repository, options) {
    const bench = benchOf(repository, options);
    const { git, kind } = repository;
    return {
        apply: (effects) => guarded(bench, async () => {
            const done = [];
            for (const effect of effects)
                done.push(await applyOne(effect, bench));
            return done;
        }),
        pending: () => (bench.shop ? pendingIn(bench.shop.journals) : []),
        async settle() {
            const { shop } = bench;
            if (!shop || shop.journals.isEmpty())
                return [];
            return locked(shop, () => settleJournals(shop));
        },
        archive: (name) => contentOf(name, writer_shopOf(bench)),
        expand: async (paths) => list_tree_expand(bench.grounds, paths),
        changed: async () => differingPaths(writer_shopOf(bench).git),
        ignored: async (paths) => trackedAmong(writer_shopOf(bench).git, paths, writer_IGNORED),
        beforeAndAfter: async (paths) => beforeAndAfter(paths, writer_shopOf(bench)),
        branch: async () => (kind === 'none' ? null : commit_paths_branchOf(git)),
        defaultBranch: () => defaultIn(repository, options),
        who: () => nameOf(kind === 'none' ? null : git, options.env),
    };
}
function benchOf({ root, kind, git, gitDir, commonDir }, { env, defaultBranch }) {
    const grounds = { root, git: [gitDir, commonDir].flatMap((folder) => folder ?? []) };
    if (kind !== 'worktree' || gitDir === null || commonDir === null) {
        const lacks = kind === 'bare' ? `${root} has no working tree` : `${root} lies in no repository`;
        return { grounds, shop: null, lacks };
    }
    const register = { git: asPerson(git, env), gitDir, commonDir, defaultBranch: defaultBranch ?? null };
    return { grounds, shop: { ...register, grounds, journals: new Journals(gitDir) }, lacks: '' };
}
/** Does something with the lock held, and nothing left over from before. */
async function guarded(bench, act) {
    const { shop } = bench;
    if (!shop)
        return explained(act);
    return locked(shop, async () => {
        if (!shop.journals.isEmpty())
            await settleJournals(shop);
        return act();
    });
}
const locked = ({ gitDir }, act) => explained(() => withLock(gitDir, act));
/** Says in one line what the operating system refused. */
async function explained(act) {
    try {
        return await act();
    }
    catch (cause) {
        if (!(cause instanceof Error) || cause instanceof errors/* UserError */.yo || codeOf(cause) === '')
            throw cause;
        throw new errors/* UserError */.yo(`Writing failed: ${cause.message}. Every byte from before is still in the working tree or in its ` +
            'archive. Correct that; the next command that writes brings to an end what was begun.', { cause });
    }
}
function writer_shopOf({ shop, lacks }) {
    if (shop)
        return shop;
    throw new errors/* UserError */.yo(`This needs a git repository with a working tree, and ${lacks}.`);
}
async function contentOf(name, shop) {
    const { manifest } = await findArchive(name, shop);
    const files = manifest.kept.map(({ path, shape }) => ({
        path,
        kind: shape.kind,
        target: shape.kind === 'link' ? shape.target : null,
    }));
    const { workflow, summary, runNotes } = manifest;
    return { ...(await archiveName(manifest, shop)), workflow, summary, runNotes, files };
}
async function defaultIn(repository, options) {
    if (repository.kind === 'none')
        return null;
    const { git } = repository;
    const objects = new Objects(git, repository);
    try {
        const branch = await defaultOf(await readRefs(git), { repository, git, objects, options });
        return branch?.name ?? null;
    }
    finally {
        await objects.close();
    }
}
// One process at a time writes in a working tree.
/** Locks that this process holds. */
const held = new Set();
/** A process that died leaves its lock behind; another one may be quicker to take it over. */
const ATTEMPTS = 3;
/**
 * Does something while no other process of this program writes here. `gitDir`: this working tree's own
 * part of git.
 * @throws UserError where another one is at work
 */
async function withLock(gitDir, act) {
    const file = ownFolder(gitDir, 'lock');
    makeFolder(ownFolder(gitDir));
    take(file);
    held.add(file);
    try {
        return await act();
    }
    finally {
        held.delete(file);
        (0,external_node_fs_.unlinkSync)(file);
    }
}
function take(file) {
    for (let attempt = 1;; attempt++) {
        try {
            const open = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_WRONLY, 0o600);
            (0,external_node_fs_.writeSync)(open, `${process.pid}\n`);
            (0,external_node_fs_.closeSync)(open);
            return;
        }
        catch (error) {
            if (codeOf(error) !== 'EEXIST')
                throw error;
            const holder = holderOf(file);
            if (attempt === ATTEMPTS || isAtWork(holder, file))
                throw busy(file, holder);
            (0,external_node_fs_.unlinkSync)(file);
        }
    }
}
/** The process that took a lock; 0 where it died before it had said so, to the end of the line. */
function holderOf(file) {
    try {
        return Number(/^(\d+)\n$/.exec((0,external_node_fs_.readFileSync)(file, 'latin1'))?.[1] ?? 0);
    }
    catch {
        return 0;
    }
}
function isAtWork(holder, file) {
    if (holder === process.pid)
        return held.has(file);
    if (holder === 0)
        return false;
    try {
        process.kill(holder, 0);
        return true;
    }
    catch (error) {
        return codeOf(error) === 'EPERM';
    }
}
function busy(file, holder) {
    return (0,refusals/* refused */.J5)(`another process (${holder}) is writing here. Wait for it; where none is at work any more, remove ` +
        `${file} and repeat the command.`);
}

;// CONCATENATED MODULE: ./lib/local/repository-source.js







/**
 * Opens a folder: a clone, anything inside its working tree, a bare repository, or a folder without git.
 * @throws UserError where the folder is not there, or git is missing, too old, or refuses the repository.
 */
async function localEdge(dir, options) {
    const repository = await openRepository(dir, options.env);
    const { git, root, kind } = repository;
    const onGround = async (act) => {
        const objects = new Objects(git, repository, options.supply);
        try {
            return await act({ repository, git, objects, options });
        }
        finally {
            await objects.close();
        }
    };
    return {
        ...writingIn(repository, options),
        root,
        kind,
        get gitProcesses() {
            return git.processes;
        },
        survey: (target, asker) => onGround((ground) => surveyTarget(target, { ...ground, asker })),
        textOnDefault: (path) => onGround((ground) => textOnDefault(ground, path)),
        textOnDisk: (path) => onGround((ground) => textOnDisk(ground, path)),
        current: () => (kind === 'none' ? Promise.resolve(null) : commit_paths_branchOf(git)),
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
        return surveyCommit(ground, target);
    return surveyBranches(ground, target);
}


/***/ }),

/***/ 242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ few),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   K1: () => (/* binding */ overtaken),
/* harmony export */   Tl: () => (/* binding */ unlock),
/* harmony export */   dI: () => (/* binding */ unlockFrom),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   jM: () => (/* binding */ AGAIN)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
// The words of a refusal: nothing was changed, why, where, and what to do.

/** No more paths than these are named in one message. */
const NAMED = 5;
/** Nothing was changed; `why` says what was found, what was expected and what to do. */
const refused = (why, cause) => new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Nothing was changed: ${why}`, cause === undefined ? undefined : { cause });
/** Git's words where a lock of its own stands in its way; the file is named in them. */
const LOCKED = /^.*'([^'\n]+\.lock)': File exists.*$/m;
/** What to do about a lock that git leaves where it is killed: by a crash of this program as well. */
const unlock = (file) => `Where git is at work here, wait for it. A git that was killed, in a crash of Rekindle too, leaves that ` +
    `file: where none is at work any more, remove ${file}`;
/**
 * Git's own line about a lock, and what to do; `null` where it said nothing of one. What git advises there
 * itself, beside it, is about editors.
 */
function unlockFrom(said) {
    const [line = '', file] = LOCKED.exec(said) ?? [];
    return file === undefined ? null : { line, advice: `${unlock(file)}.` };
}
/** A path in a message. */
const quote = (path) => JSON.stringify(path);
/** A few of many, with how many there are more. */
function few(words, between = ', ') {
    const shown = words.slice(0, NAMED).join(between);
    return words.length > NAMED ? `${shown}${between}and ${words.length - NAMED} more` : shown;
}
const AGAIN = 'Look again, then repeat the command.';
/** A file is not as it was when the change was made. */
const overtaken = (paths) => refused(`${few(paths.map(quote))} changed since it was read. ${AGAIN}`);


/***/ }),

/***/ 4243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ SKIPPED),
/* harmony export */   e: () => (/* binding */ withinSubmodule)
/* harmony export */ });
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
/**
 * Where state could be if a submodule were a folder. Only a submodule that stands where a state file, a
 * folder of state or a numbered feature would stand is suspected: any other is a library.
 */
function withinSubmodule(path, asker) {
    const ground = asker.ground?.(path) ?? null;
    if (ground !== null)
        return [ground];
    const base = path.slice(path.lastIndexOf('/') + 1);
    if (asker.names.has(base))
        return [path];
    if (!asker.folders.has(base) && !/^\d+-./.test(base))
        return [];
    const [first] = [...asker.names].filter((name) => asker.matches(`${path}/${name}`));
    return first === undefined ? [] : [`${path}/${first}`];
}


/***/ }),

/***/ 7763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ trailerValue),
/* harmony export */   u: () => (/* binding */ HALVES)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
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
