export const id = 115;
export const ids = [115];
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

/***/ 8115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   remoteRefs: () => (/* binding */ remoteRefs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6655);
// Asks another repository for its branches and tags by `git ls-remote`; nothing of it is fetched.


/**
 * Where each branch and tag stands, by its full name (`refs/tags/v1`); a tag with an object of its own is the
 * commit that it names. `null` where the repository is not there or cannot be reached without a password.
 */
async function remoteRefs(url, env) {
    // From the root of the disk: no repository's config has a say in where the question goes.
    const git = new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .Git */ .T((0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(process.execPath).root, env).with({
        GIT_ALLOW_PROTOCOL: new URL(url).protocol.slice(0, -1),
        GIT_DIR: undefined,
    });
    const { code, stdout } = await git.run(['ls-remote', '--heads', '--tags', '--', url]);
    return code === 0 ? refsIn(stdout.toString('utf8')) : null;
}
/** Lines of an id, a tab and a name. A peeled tag (`^{}`) comes after the tag and takes its place. */
function refsIn(said) {
    const refs = new Map();
    for (const line of said.split('\n')) {
        const [, id, name] = /^([0-9a-f]{40,64})\t(refs\/\S+?)(?:\^\{\})?$/.exec(line) ?? [];
        if (id !== undefined && name !== undefined)
            refs.set(name, id);
    }
    return refs;
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


/***/ })

};
