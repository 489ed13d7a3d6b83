export const id = 489;
export const ids = [489];
export const modules = {

/***/ 2455:
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
/** No damage: the content is kept elsewhere, and must be fetched or looked up there. */
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

/***/ 682:
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


/***/ })

};
