export const id = 937;
export const ids = [937];
export const modules = {

/***/ 44106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gather)
/* harmony export */ });
// Batches writes that arrive at the same moment: one transaction and one write to disk for all of them.
/**
 * One commit at a time; what comes meanwhile shares the next one. Where a commit of several fails and
 * `blames` says that one of them may be why, each is committed alone: a bad one hurts no one else.
 */
function gather(commit, blames) {
    let waiting = [];
    let busy = false;
    const settle = async (batch) => {
        try {
            const results = await commit(batch.map(({ item }) => item));
            for (const [index, one] of batch.entries())
                one.resolve(results[index]);
        }
        catch (error) {
            if (batch.length === 1 || !blames(error))
                for (const one of batch)
                    one.reject(error);
            else
                for (const one of batch)
                    await settle([one]);
        }
    };
    const flush = async () => {
        while (waiting.length > 0) {
            const batch = waiting;
            waiting = [];
            await settle(batch);
        }
        busy = false;
    };
    return (item) => new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (busy)
            return;
        busy = true;
        setImmediate(() => void flush());
    });
}


/***/ }),

/***/ 85357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   P0: () => (/* binding */ waitingLanes),
/* harmony export */   R3: () => (/* binding */ prune),
/* harmony export */   Yr: () => (/* binding */ insert),
/* harmony export */   _I: () => (/* binding */ parked),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   gG: () => (/* binding */ unpark),
/* harmony export */   u5: () => (/* binding */ figures),
/* harmony export */   uq: () => (/* binding */ keptOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _column_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92278);
// The inbox's SQL: the same on both databases, one statement each.


/** SQLite takes 32,766 values in a statement, a delivery has 17. */
const ROWS_AT_ONCE = 500;
/** A row as the model has it. */
const keptOf = (row) => ({
    id: row.id,
    event: row.event,
    action: row.action,
    meaning: row.meaning,
    lane: row.lane,
    at: row.at,
    receivedAt: row.received_at,
    installation: row.installation,
    repository: row.repository,
    body: row.body,
    state: row.state,
    tries: row.tries,
    dueAt: row.due_at,
    reason: row.reason,
    settledAt: row.settled_at,
});
/** The longest meaning that is kept as it is: keys of an index end at some 2,700 bytes. */
const LONGEST_MEANING = 500;
const meaningOf = (meaning) => meaning.length <= LONGEST_MEANING
    ? (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(meaning)
    : `sha256 ${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(meaning).digest('hex')}`;
/** What stands in a payload may be any text; the names of lanes and the like are ours. */
const rowOf = (one, dueAt) => ({
    id: one.id,
    event: one.event,
    action: (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef)(one.action),
    meaning: one.meaning === null ? null : meaningOf(one.meaning),
    lane: one.lane,
    at: one.at,
    received_at: one.receivedAt,
    installation: one.installation,
    repository: (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef)(one.repository),
    body: (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(one.body),
    state: 'waiting',
    tries: 0,
    due_at: dueAt,
    reason: null,
    settled_at: null,
    begun_at: null,
    aside: 0,
});
function chunks(all) {
    const count = Math.ceil(all.length / ROWS_AT_ONCE);
    return Array.from({ length: count }, (_, index) => all.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE));
}
/** Writes those that are new, by id and by meaning; their ids, one set a caller. */
async function insert(db, keepings) {
    const rows = keepings.flatMap(({ deliveries, dueAt }) => deliveries.map((one) => rowOf(one, dueAt)));
    const fresh = new Set();
    for (const chunk of chunks(rows)) {
        const query = db.insertInto('deliveries').values([...chunk]);
        const written = await query
            .onConflict((on) => on.doNothing())
            .returning('id')
            .execute();
        for (const { id } of written)
            fresh.add(id);
    }
    return keepings.map(({ deliveries }) => new Set(deliveries.map(({ id }) => id).filter((id) => fresh.delete(id))));
}
/** Which of these ids are there. */
async function known(db, ids) {
    const found = new Set();
    for (const chunk of chunks(ids))
        for (const { id } of await db.selectFrom('deliveries').select('id').where('id', 'in', chunk).execute())
            found.add(id);
    return found;
}
/** Lanes in which something waits. */
async function waitingLanes(db) {
    const query = db.selectFrom('deliveries').select('lane').distinct().where('state', '=', 'waiting');
    return (await query.orderBy('lane').execute()).map(({ lane }) => lane);
}
/** Writes what came of a try; of one that somebody else began meanwhile, nothing. */
async function settle(db, one, outcome, now) {
    const reason = (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrNull */ .ef)(outcome.reason);
    const change = outcome.kind === 'again'
        ? { due_at: outcome.dueAt, reason, begun_at: null, aside: outcome.holds ? 0 : 1 }
        : { state: outcome.kind, reason, settled_at: now, begun_at: null };
    const query = db.updateTable('deliveries').set(change).where('id', '=', one.id);
    await query.where('state', '=', 'waiting').where('tries', '=', one.tries).execute();
}
/**
 * The lane of the parked delivery that waits again, its tries counted again; `null`: none such is parked, or
 * it was given up after `asked`. Times in milliseconds since 1970.
 */
async function unpark(db, id, dueAt, asked) {
    const fresh = { tries: 0, reason: null, settled_at: null, begun_at: null, aside: 0 };
    const change = { ...fresh, state: 'waiting', due_at: dueAt };
    const query = db.updateTable('deliveries').set(change).where('id', '=', (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(id));
    const before = query.where('state', '=', 'parked').where('settled_at', '<=', asked);
    return (await before.returning('lane').executeTakeFirst())?.lane ?? null;
}
/** One by its id; `null`: it is not there. */
async function find(db, id) {
    const query = db.selectFrom('deliveries').selectAll().where('id', '=', (0,_column_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(id));
    const row = await query.executeTakeFirst();
    return row ? keptOf(row) : null;
}
/** The newest first. */
async function parked(db, limit) {
    const query = db.selectFrom('deliveries').selectAll().where('state', '=', 'parked');
    const newest = query.orderBy('settled_at', 'desc').orderBy('id').limit(limit);
    return (await newest.execute()).map(keptOf);
}
/** How many there are by state, and since when the oldest one waits. */
async function figures(db) {
    const query = db
        .selectFrom('deliveries')
        .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('received_at').as('oldest')]);
    const rows = await query.groupBy('state').execute();
    const of = (state) => rows.find((row) => row.state === state);
    return {
        waiting: of('waiting')?.count ?? 0,
        done: of('done')?.count ?? 0,
        parked: of('parked')?.count ?? 0,
        oldestWaiting: of('waiting')?.oldest ?? null,
    };
}
/** Forgets the bodies of what was done before a time, and all of what was settled before another one. */
async function prune(db, bodiesBefore, allBefore) {
    const old = db.deleteFrom('deliveries').where('state', 'in', ['done', 'parked']);
    await old.where('settled_at', '<', allBefore).execute();
    const bodies = db.updateTable('deliveries').set({ body: '' }).where('state', '=', 'done');
    await bodies.where('settled_at', '<', bodiesBefore).where('body', '<>', '').execute();
}


/***/ }),

/***/ 97723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ takeTurn)
/* harmony export */ });
/** Deliveries of one lane in a row, before other lanes that wait get their turn. */
const IN_A_ROW = 25;
/** How long a lane rests after we crashed on its head: doubled with each try, in milliseconds. */
const REST = { first: 5_000, most: 300_000 };
/** How often a result is written again when the database does not take it, doubled waits in milliseconds. */
const WRITES = { times: 7, firstWait: 100 };
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
async function outcomeOf(delivery, serving, lost) {
    try {
        return await serving.work(delivery, lost);
    }
    catch (error) {
        serving.failed(error);
        const rest = Math.min(REST.most, REST.first * 2 ** Math.min(delivery.tries - 1, 10));
        return { kind: 'again', dueAt: serving.now() + rest, reason: messageOf(error).slice(0, 500) };
    }
}
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** A result is worth more than one attempt: without it the same work is done twice. */
async function firmly(write, failed) {
    for (let time = 1;; time += 1) {
        try {
            return await write();
        }
        catch (error) {
            if (time === WRITES.times)
                throw error;
            failed(error);
            await pause(WRITES.firstWait * 2 ** (time - 1));
        }
    }
}
/** Works a lane until nothing is due, `most` were begun, or `ended` says that no more is to be begun. */
async function takeTurn(lane, bench, serving, ended, most = IN_A_ROW) {
    for (let count = 0; count < most; count += 1) {
        if (ended())
            return 'idle';
        const delivery = await bench.begin(lane);
        if (!delivery)
            return 'idle';
        const outcome = await outcomeOf(delivery, serving, bench.lost);
        await firmly(() => bench.settle(delivery, outcome), serving.failed);
    }
    return 'more';
}


/***/ }),

/***/ 61461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ openArriving)
});

// UNUSED EXPORTS: openSorter

// EXTERNAL MODULE: ./lib/store/batch-writes.js
var batch_writes = __webpack_require__(44106);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/store/inbox/delivery-queries.js
var delivery_queries = __webpack_require__(85357);
// EXTERNAL MODULE: ./lib/store/inbox/raw-webhooks.js
var raw_webhooks = __webpack_require__(77043);
;// CONCATENATED MODULE: ./lib/store/inbox/enqueue.js
// Parses raw webhooks and puts them into the inbox: all of a batch or nothing.




/** At most this many are read at a time. */
const AT_A_TIME = 20;
/** An id that is longer, which GitHub's never is, is known by its digest: no index takes any length. */
const LONGEST_ID = 200;
/** A byte order mark stays: with it, it is no JSON, and is told to be none. */
const utf8 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
const parkedFor = (error) => ({
    kind: 'parked',
    reason: `It could not be kept: ${error instanceof Error ? error.message : String(error)}`,
});
/** What a reader makes of a webhook; where it throws, which it never should, it is parked. */
function tellingOf(read, webhook) {
    try {
        return read(webhook);
    }
    catch (error) {
        return parkedFor(error);
    }
}
/**
 * Reads the oldest arrivals and keeps what they say, in the transaction that it is given. One that is sent
 * again has a delivery tried again that was given up before: somebody asked GitHub for it. Each is due some
 * time after it was read, so that one which happened before it and is read after it overtakes it.
 */
async function place(trx, dialect, sorting) {
    const rows = await (0,raw_webhooks/* oldest */.os)(trx, dialect, AT_A_TIME);
    return rows.length === 0 ? nothingOf(trx) : keep(trx, rows, sorting);
}
/** The oldest one alone: where its own values are why it is not taken, it is parked, with the reason. */
async function placeOne(trx, dialect, sorting, blames) {
    const rows = await (0,raw_webhooks/* oldest */.os)(trx, dialect, 1);
    const [row] = rows;
    if (row === undefined)
        return nothingOf(trx);
    await (0,sql/* sql */.l) `SAVEPOINT one`.execute(trx);
    try {
        return await keep(trx, rows, sorting);
    }
    catch (error) {
        if (!blames(error))
            throw error;
        await (0,sql/* sql */.l) `ROLLBACK TO SAVEPOINT one`.execute(trx);
        return keep(trx, rows, { ...sorting, read: () => parkedFor(error) });
    }
}
/** Nothing that this process can have. */
const nothingOf = async (trx) => ({
    read: [],
    lanes: [],
    held: (await (0,raw_webhooks/* waiting */.eg)(trx)).count > 0,
});
async function keep(trx, rows, sorting) {
    const all = rows.map(({ id, event, body, received_at: receivedAt }) => {
        const webhook = { id, event, body: utf8(body), receivedAt };
        return { webhook, told: tellingOf(sorting.read, webhook) };
    });
    const dueAt = sorting.now() + sorting.patience;
    const keepings = all.map(({ told }) => ({
        deliveries: told.kind === 'delivery' ? [told.delivery] : [],
        dueAt,
    }));
    const fresh = await delivery_queries/* insert */.Yr(trx, keepings);
    const lanes = new Set();
    const read = [];
    for (const [at, { webhook, told }] of all.entries()) {
        if (told.kind === 'parked')
            await keepAside(trx, webhook, told.reason, sorting.now());
        if (told.kind !== 'delivery') {
            read.push({ webhook, became: told });
            continue;
        }
        const { delivery } = told;
        const isNew = fresh[at]?.has(delivery.id) === true;
        const lane = isNew ? delivery.lane : await delivery_queries/* unpark */.gG(trx, delivery.id, dueAt, webhook.receivedAt);
        if (lane !== null)
            lanes.add(lane);
        read.push({ webhook, became: { kind: lane === null ? 'known' : 'kept', delivery } });
    }
    const taken = rows.map(({ n }) => n);
    await trx.deleteFrom('arrivals').where('n', 'in', taken).execute();
    // In one order in all processes: of two that wait for each other's lanes one would be rolled back.
    return { lanes: [...lanes].sort(), read, held: false };
}
/** Under an id that every index takes; it is tried again where somebody asks for it. */
async function keepAside(trx, { id, event, body, receivedAt }, reason, now) {
    const short = id.length <= LONGEST_ID ? id : `sha256.${(0,external_node_crypto_.createHash)('sha256').update(id).digest('hex')}`;
    const delivery = {
        id: short,
        event,
        action: null,
        meaning: null,
        lane: 'set aside',
        at: receivedAt,
        receivedAt,
        installation: null,
        repository: null,
        body,
    };
    const [fresh] = await delivery_queries/* insert */.Yr(trx, [{ deliveries: [delivery], dueAt: now }]);
    const kept = fresh?.has(short) === true ? await delivery_queries/* find */.I6(trx, short) : null;
    if (kept)
        await delivery_queries/* settle */.G9(trx, kept, { kind: 'parked', reason }, now);
}

;// CONCATENATED MODULE: ./lib/store/inbox/ingest.js



function openArriving(ways) {
    const { alone, dialect, transact, blames, every } = ways;
    const writeDown = (0,batch_writes/* gather */.k)(async (arrivals) => {
        const parts = (0,raw_webhooks/* partsOf */.CI)(arrivals);
        const writeAll = async (trx) => {
            for (const part of parts)
                await (0,raw_webhooks/* write */.M9)(trx, dialect, part);
        };
        // A single statement is all of it or nothing by itself.
        await (parts.length === 1 ? alone(writeAll) : transact(writeAll));
        return arrivals;
    }, blames);
    let sorter = null;
    const waiting = new Map();
    const emptied = () => {
        const all = [...waiting.values()];
        waiting.clear();
        for (const then of all)
            then();
    };
    return {
        afterReading(key, then) {
            waiting.set(key, then);
            sorter?.wake();
        },
        async arrive(arrival) {
            await writeDown(arrival);
            sorter?.wake();
        },
        sort(sorting) {
            const opened = openSorter(async () => {
                const found = await batch(ways, sorting);
                if (found === 'none')
                    emptied();
                return found;
            }, sorting.failed);
            sorter = opened;
            // What a process leaves that ends is read by another one.
            const timer = every === null ? undefined : setInterval(() => opened.wake(), every).unref();
            return {
                ready: opened.ready,
                stop() {
                    clearInterval(timer);
                    return opened.stop();
                },
            };
        },
    };
}
/** Where one of several may be why they are not taken, they are read one by one: it hurts no one else. */
async function batch({ dialect, transact, woken, blames }, sorting) {
    const landed = async (read) => {
        const { behind, placed } = await transact(async (trx) => {
            const found = await read(trx);
            return { placed: found, behind: await woken(found.lanes, trx) };
        });
        await behind();
        for (const { webhook, became } of placed.read)
            sorting.sorted(webhook, became);
        return placed.held ? 'held' : placed.read.length === 0 ? 'none' : 'some';
    };
    try {
        return await landed((trx) => place(trx, dialect, sorting));
    }
    catch (error) {
        if (!blames(error))
            throw error;
        return landed((trx) => placeOne(trx, dialect, sorting, blames));
    }
}
// Reads what arrived, batch by batch, as soon as something does; what fails is read again a little later.
/** Milliseconds until the next look where the database does not take it, or another process is reading. */
const REST = { failed: 1_000, held: 250 };
/** Begins at once. `read`: reads some. Never two batches, and never two rests, at a time. */
function openSorter(read, failed) {
    let reading = null;
    let woken = false;
    let ended = false;
    let rest;
    const { promise: ready, resolve: isReady } = Promise.withResolvers();
    function later(ms) {
        rest = setTimeout(() => {
            rest = undefined;
            wake();
        }, ms);
    }
    const goesOn = () => !ended && rest === undefined;
    async function readAll() {
        while (woken && goesOn()) {
            woken = false;
            try {
                let found = await read();
                while (found === 'some' && goesOn())
                    found = await read();
                if (found === 'held')
                    later(REST.held);
                else
                    isReady();
            }
            catch (error) {
                failed(error);
                later(REST.failed);
            }
        }
    }
    /** While it rests, anyone who comes is read after the rest. */
    function wake() {
        if (ended)
            return;
        woken = true;
        if (rest !== undefined)
            return;
        reading ??= readAll().finally(() => {
            reading = null;
            // Between the last look and here something may have arrived.
            if (woken)
                wake();
        });
    }
    wake();
    return {
        wake,
        ready,
        async stop() {
            ended = true;
            clearTimeout(rest);
            isReady();
            await reading;
            // A batch that failed meanwhile began a rest of its own.
            clearTimeout(rest);
        },
    };
}


/***/ }),

/***/ 10566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openLanes)
/* harmony export */ });
// Which lanes are processed now: a limited number at a time, no lane twice, each woken when its head is due.
/** Waits are looked at again at least so often, for clocks that are set; milliseconds. */
const LONGEST_WAIT = 30_000;
const SHORTEST_WAIT = 5;
/** How long a lane is left alone that could not be worked. */
const AFTER_FAILURE = 1_000;
/** One alarm a lane. */
function openAlarms(due) {
    const timers = new Map();
    const clear = (lane) => {
        clearTimeout(timers.get(lane));
        timers.delete(lane);
    };
    return {
        set(lane, wait) {
            clear(lane);
            const ring = () => {
                timers.delete(lane);
                due(lane);
            };
            timers.set(lane, setTimeout(ring, Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, wait))));
        },
        clear,
        clearAll() {
            for (const lane of timers.keys())
                clear(lane);
        },
    };
}
/** The lane whose head was begun the least often: what ends processes itself comes after the others. */
function leastBegun(suspects) {
    return [...suspects].toSorted(([, one], [, other]) => one - other)[0]?.[0];
}
/** What is to be begun, suspects first: nothing is begun beside one, and it is begun once nothing runs. */
function openQueue(slots) {
    const ready = new Set();
    const suspects = new Map();
    return {
        add: (lane) => void (suspects.has(lane) || ready.add(lane)),
        suspect: (lane, tries) => void suspects.set(lane, tries),
        isSuspect: (lane) => suspects.has(lane),
        /** Whether one waits to be alone. */
        waits: () => suspects.size > 0,
        ready: () => ready.size,
        /** Takes the next one; `null`: none may begin while this many run. */
        next(running) {
            const alone = suspects.size > 0;
            const [first] = ready;
            const lane = alone ? leastBegun(suspects) : first;
            if (lane === undefined || running >= (alone ? 1 : slots))
                return null;
            suspects.delete(lane);
            ready.delete(lane);
            return { lane, alone };
        },
        clear() {
            ready.clear();
            suspects.clear();
        },
    };
}
/** Begins with nothing. A turn that throws is told to `failed`; its lane is worked again a second later. */
function openLanes(options) {
    const queue = openQueue(options.slots);
    const active = new Map();
    const touched = new Set();
    let alone = false;
    let ended = false;
    const due = options.due ?? ((lane) => wake(lane));
    const alarms = openAlarms(due);
    async function work(lane) {
        alarms.clear(lane);
        let rest = null;
        try {
            rest = await options.turn(lane, alone);
            if (typeof rest === 'number' && !ended)
                alarms.set(lane, rest - options.now());
            if (typeof rest === 'object' && rest !== null)
                queue.suspect(lane, rest.suspect);
        }
        catch (error) {
            options.failed(error);
            if (!ended)
                alarms.set(lane, AFTER_FAILURE);
        }
        active.delete(lane);
        if (active.size === 0)
            alone = false;
        if ((touched.delete(lane) || rest === 'more') && !ended && !queue.isSuspect(lane))
            due(lane);
        begin();
        if (!ended)
            options.freed?.();
    }
    function begin() {
        const next = ended || alone ? null : queue.next(active.size);
        if (next === null)
            return;
        alone = next.alone;
        active.set(next.lane, work(next.lane));
        begin();
    }
    function wake(lane) {
        if (ended)
            return;
        if (active.has(lane))
            touched.add(lane);
        else
            queue.add(lane);
        begin();
    }
    return {
        wake,
        free: () => (queue.waits() || alone ? 0 : Math.max(0, options.slots - active.size - queue.ready())),
        active: () => [...active.keys()],
        yields: () => ended || (queue.waits() && !alone),
        ended: () => ended,
        async stop() {
            ended = true;
            queue.clear();
            alarms.clearAll();
            await Promise.all(active.values());
        },
    };
}


/***/ }),

/***/ 9436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uh: () => (/* binding */ headsOfAll),
/* harmony export */   mU: () => (/* binding */ headIn),
/* harmony export */   nl: () => (/* binding */ absolve),
/* harmony export */   qN: () => (/* binding */ begin)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20189);
// The head of a lane: which delivery it is, when it is started, and when it is looked at again.

/**
 * What rests steps aside, so that what came after it does not wait for hours: what is tried again, and what
 * a process died with. What was never begun, or must be done in its place, holds the others until it is due.
 */
const inPlace = (now) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `(due_at <= ${now} OR (aside = 0 AND begun_at IS NULL))`;
/** The first of a lane that is in its place, whether it is due or not. */
const headOf = (lane, now) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `SELECT id FROM deliveries WHERE lane = ${lane} AND state = 'waiting' AND ${inPlace(now)}
    ORDER BY at, received_at, id LIMIT 1`;
/** For each lane in which something waits the same, with the columns that are wanted. */
const headsOfAll = (now) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `SELECT DISTINCT ON (lane) lane, due_at FROM deliveries WHERE state = 'waiting' AND ${inPlace(now)}
    ORDER BY lane, at, received_at, id`;
/**
 * What is due again where the process ends in the middle of it: at once the first times, as a process may end
 * for many reasons, and later and later where it is the delivery that ends it. In milliseconds.
 */
const afterCrash = (now) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `CAST(${now} AS BIGINT) + CASE WHEN tries < 3 THEN 0 WHEN tries < 6 THEN 30000 ELSE 300000 END`;
/** Whether something arrived before it was due that no one has read yet: it may have happened before it. */
const UNREAD = (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `EXISTS (SELECT 1 FROM arrivals WHERE arrivals.received_at <= deliveries.due_at)`;
/**
 * Counts a try of the lane's head and gives it; no row: the lane is empty, its head is not due, or a process
 * died with it and `alone` does not say that nothing else runs beside it.
 */
const begin = (lane, now, alone) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `UPDATE deliveries
    SET tries = tries + 1, due_at = ${afterCrash(now)}, begun_at = CAST(${now} AS BIGINT), aside = 0
    WHERE id = (${headOf(lane, now)}) AND state = 'waiting' AND due_at <= ${now} AND NOT ${UNREAD}
      AND ${alone ? (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `1 = 1` : (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `begun_at IS NULL`} RETURNING *`;
/** `null`: nothing waits there. Who asks has the lane, so that no process is at work on what was begun. */
async function headIn(db, lane, now) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    SELECT due_at, tries, begun_at IS NOT NULL AS cut, ${UNREAD} AS unread
    FROM deliveries WHERE id = (${headOf(lane, now)}) AND state = 'waiting'`.execute(db);
    const [row] = rows;
    const head = row && {
        dueAt: row.due_at,
        unread: Boolean(row.unread),
        suspect: row.cut ? row.tries : null,
    };
    if (head && head.dueAt <= now)
        return head;
    const rested = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `SELECT MIN(due_at) AS due_at FROM deliveries
    WHERE lane = ${lane} AND state = 'waiting' AND tries > 0 AND due_at > ${now}`.execute(db);
    const dueAt = Math.min(head?.dueAt ?? Infinity, rested.rows[0]?.due_at ?? Infinity);
    return dueAt === Infinity ? null : { dueAt, unread: false, suspect: null };
}
/** Those that this process is at work on in these lanes are not what it dies of: it is ended by somebody. */
async function absolve(db, lanes) {
    if (lanes.length === 0)
        return;
    const query = db.updateTable('deliveries').set({ begun_at: null }).where('lane', 'in', lanes);
    await query.where('state', '=', 'waiting').where('begun_at', 'is not', null).execute();
}


/***/ }),

/***/ 77043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   eg: () => (/* binding */ waiting),
/* harmony export */   os: () => (/* binding */ oldest)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _column_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92278);
/* harmony import */ var _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85357);
// The table of raw webhooks: inserts them, takes the oldest, and counts them.



/** At most this many bytes are read at a time; one that is larger is read alone. */
const BYTES_AT_A_TIME = 8 * 1024 * 1024;
/** At most this many are written by one statement, and at most this many bytes of them; each has 4 values. */
const [ROWS_AT_ONCE, BYTES_AT_ONCE] = [1_000, 32 * 1024 * 1024];
const rowOf = ({ id, event, bytes, receivedAt }) => ({
    id: (0,_column_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(id),
    event: (0,_column_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(event),
    received_at: receivedAt,
    body: bytes,
});
/** In parts that a statement takes; nearly always one. */
function partsOf(arrivals) {
    const parts = [];
    let bytes = Number.POSITIVE_INFINITY;
    for (const one of arrivals) {
        const last = parts.at(-1);
        bytes += one.bytes.length;
        if (last !== undefined && last.length < ROWS_AT_ONCE && bytes <= BYTES_AT_ONCE)
            last.push(one);
        else {
            parts.push([one]);
            bytes = one.bytes.length;
        }
    }
    return parts;
}
/** Writes some down, in their order, by one statement. */
async function write(db, dialect, part) {
    await (dialect === 'postgres'
        ? asOneText(part).execute(db)
        : db.insertInto('arrivals').values(part.map(rowOf)).execute());
}
/** All bodies as one value, which the client copies once, and the server cuts in pieces. */
function asOneText(part) {
    const rows = part.map(rowOf);
    let next = 1;
    const starts = rows.map(({ body }) => {
        next += body.length;
        return next - body.length;
    });
    const bodies = Buffer.concat(rows.map(({ body }) => body));
    return (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `INSERT INTO arrivals (id, event, received_at, body)
    SELECT id, event, received_at, SUBSTRING(${bodies}::BYTEA FROM start FOR size)
    FROM UNNEST(${rows.map(({ id }) => id)}::TEXT[], ${rows.map(({ event }) => event)}::TEXT[],
      ${rows.map(({ received_at: at }) => at)}::BIGINT[], ${starts}::INT[],
      ${rows.map(({ body }) => body.length)}::INT[])
      WITH ORDINALITY AS one (id, event, received_at, start, size, place)
    ORDER BY place`;
}
/**
 * The oldest ones, at most `most` of them; of several processes each takes others, until its transaction
 * ends.
 */
async function oldest(db, dialect, most) {
    const query = db
        .selectFrom('arrivals')
        .select(['n', (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `LENGTH(body)`.as('bytes')])
        .orderBy('n')
        .limit(most);
    const all = await (dialect === 'postgres' ? query.forUpdate().skipLocked() : query).execute();
    let left = BYTES_AT_A_TIME;
    const fit = all.filter(({ bytes }, at) => {
        left -= bytes;
        return at === 0 || left >= 0;
    });
    if (fit.length === 0)
        return [];
    const numbers = fit.map(({ n }) => n);
    return db.selectFrom('arrivals').selectAll().where('n', 'in', numbers).orderBy('n').execute();
}
/** Those that wait to be read; another process may be at it. */
async function waiting(db) {
    const query = db
        .selectFrom('arrivals')
        .select([(0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `COUNT(*)`.as('count'), (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `MIN(received_at)`.as('oldest')]);
    return query.executeTakeFirstOrThrow();
}
/** What an inbox is asked, on both databases alike. */
const answersOf = (db) => ({
    known: (ids) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO(db, ids),
    find: (id) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .find */ .I6(db, id),
    parked: (limit) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .parked */ ._I(db, limit),
    figures: () => figures(db),
    prune: (bodiesBefore, allBefore) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .prune */ .R3(db, bodiesBefore, allBefore),
});
/**
 * What is in the inbox, with those that wait to be read: they are work that is not done. They are counted
 * first, so that one which is read meanwhile is in both figures rather than in none.
 */
async function figures(db) {
    const { count, oldest: since } = await waiting(db);
    const found = await _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .figures */ .u5(db);
    const times = [found.oldestWaiting, since].filter((one) => one !== null);
    return {
        ...found,
        waiting: found.waiting + count,
        oldestWaiting: times.length === 0 ? null : Math.min(...times),
    };
}


/***/ })

};
