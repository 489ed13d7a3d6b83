export const id = 104;
export const ids = [104];
export const modules = {

/***/ 68301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   IH: () => (/* binding */ dueOf),
/* harmony export */   P0: () => (/* binding */ waitingLanes),
/* harmony export */   R3: () => (/* binding */ prune),
/* harmony export */   Yr: () => (/* binding */ insert),
/* harmony export */   _I: () => (/* binding */ parked),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   gG: () => (/* binding */ unpark),
/* harmony export */   qN: () => (/* binding */ begin),
/* harmony export */   u5: () => (/* binding */ figures),
/* harmony export */   uq: () => (/* binding */ keptOf)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51287);
// The inbox's statements: the same on both databases, each a single one.


/** SQLite takes 32,766 values in a statement, a delivery has 13. */
const ROWS_AT_ONCE = 500;
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
const rowOf = (one, dueAt) => ({
    id: one.id,
    event: one.event,
    action: one.action,
    meaning: one.meaning,
    lane: one.lane,
    at: one.at,
    received_at: one.receivedAt,
    installation: one.installation,
    repository: one.repository,
    body: one.body,
    state: 'waiting',
    tries: 0,
    due_at: dueAt,
    reason: null,
    settled_at: null,
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
async function known(db, ids) {
    const found = new Set();
    for (const chunk of chunks(ids))
        for (const { id } of await db.selectFrom('deliveries').select('id').where('id', 'in', chunk).execute())
            found.add(id);
    return found;
}
/** The first of a lane, whether it is due or not: what is retried keeps its place, and holds the others. */
const headOf = (lane) => (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `SELECT id FROM deliveries WHERE lane = ${lane} AND state = 'waiting'
    ORDER BY at, received_at, id LIMIT 1`;
/**
 * What is due again where the process ends in the middle of it: at once the first times, as a process may end
 * for many reasons, and later and later where it is the delivery that ends it. In milliseconds.
 */
const afterCrash = (now) => (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `CAST(${now} AS BIGINT) + CASE WHEN tries < 3 THEN 0 WHEN tries < 6 THEN 30000 ELSE 300000 END`;
/** Counts a try of the lane's head and gives it; no row: the lane is empty, or its head is not due. */
const begin = (lane, now) => (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `UPDATE deliveries SET tries = tries + 1, due_at = ${afterCrash(now)}
    WHERE id = (${headOf(lane)}) AND state = 'waiting' AND due_at <= ${now} RETURNING *`;
/** When a lane's head is due, milliseconds since 1970; `null`: nothing waits there. */
async function dueOf(db, lane) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `SELECT due_at FROM deliveries
    WHERE id = (${headOf(lane)}) AND state = 'waiting'`.execute(db);
    return rows[0]?.due_at ?? null;
}
/** Lanes in which something waits. */
async function waitingLanes(db) {
    const query = db.selectFrom('deliveries').select('lane').distinct().where('state', '=', 'waiting');
    return (await query.orderBy('lane').execute()).map(({ lane }) => lane);
}
/** Writes what came of a try; of one that somebody else began meanwhile, nothing. */
async function settle(db, one, outcome, now) {
    const reason = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(outcome.reason);
    const change = outcome.kind === 'again'
        ? { due_at: outcome.dueAt, reason }
        : { state: outcome.kind, reason, settled_at: now };
    const query = db.updateTable('deliveries').set(change).where('id', '=', one.id);
    await query.where('state', '=', 'waiting').where('tries', '=', one.tries).execute();
}
/** The lane of the parked delivery that waits again, its tries counted anew; `null`: none such is parked. */
async function unpark(db, id, now) {
    const change = { state: 'waiting', tries: 0, due_at: now, reason: null, settled_at: null };
    const query = db.updateTable('deliveries').set(change).where('id', '=', id).where('state', '=', 'parked');
    return (await query.returning('lane').executeTakeFirst())?.lane ?? null;
}
async function find(db, id) {
    const query = db.selectFrom('deliveries').selectAll().where('id', '=', (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(id));
    const row = await query.executeTakeFirst();
    return row ? keptOf(row) : null;
}
/** The newest first. */
async function parked(db, limit) {
    const query = db.selectFrom('deliveries').selectAll().where('state', '=', 'parked');
    const newest = query.orderBy('settled_at', 'desc').orderBy('id').limit(limit);
    return (await newest.execute()).map(keptOf);
}
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
async function prune(db, bodiesBefore, allBefore) {
    const old = db.deleteFrom('deliveries').where('state', '=', 'done').where('settled_at', '<', allBefore);
    await old.execute();
    const bodies = db.updateTable('deliveries').set({ body: '' }).where('state', '=', 'done');
    await bodies.where('settled_at', '<', bodiesBefore).where('body', '<>', '').execute();
}


/***/ }),

/***/ 30802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gather)
/* harmony export */ });
// Commits together what is asked for in one moment: one transaction and one write to the disk for many.
/**
 * One commit at a time; what comes meanwhile shares the next one. Where a commit of several fails and
 * `blames` says that one of them may be why, each is committed alone: a bad one hurts nobody else.
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

/***/ 8378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openLanes)
/* harmony export */ });
// Which lanes are worked at this moment: so many at a time, none twice, each woken when its head is due.
/** Waits are looked at anew at least so often, for clocks that are set; milliseconds. */
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
function openLanes(options) {
    const ready = new Set();
    const active = new Map();
    const touched = new Set();
    let ended = false;
    const due = options.due ?? ((lane) => wake(lane));
    const alarms = openAlarms(due);
    async function work(lane) {
        alarms.clear(lane);
        let again = false;
        try {
            const rest = await options.turn(lane);
            if (typeof rest === 'number' && !ended)
                alarms.set(lane, rest - options.now());
            again = rest === 'more';
        }
        catch (error) {
            options.failed(error);
            if (!ended)
                alarms.set(lane, AFTER_FAILURE);
        }
        active.delete(lane);
        if ((touched.delete(lane) || again) && !ended)
            due(lane);
        begin();
        if (!ended)
            options.freed?.();
    }
    function begin() {
        for (const lane of ready) {
            if (ended || active.size >= options.slots)
                return;
            ready.delete(lane);
            active.set(lane, work(lane));
        }
    }
    function wake(lane) {
        if (ended)
            return;
        if (active.has(lane))
            touched.add(lane);
        else
            ready.add(lane);
        begin();
    }
    return {
        wake,
        free: () => Math.max(0, options.slots - active.size - ready.size),
        ended: () => ended,
        async stop() {
            ended = true;
            ready.clear();
            alarms.clearAll();
            await Promise.all(active.values());
        },
    };
}


/***/ }),

/***/ 50104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sqliteInbox: () => (/* binding */ sqliteInbox)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73434);
/* harmony import */ var _deliveries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68301);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30802);
/* harmony import */ var _lanes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8378);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76482);





/** SQLite's code of a value that a table does not take; a full or broken disk is nobody's fault. */
const blames = (error) => !(error instanceof Error && 'errcode' in error) || Number(error.errcode) % 256 === 19;
/** Writes of the same moment in one transaction. */
function together(db) {
    const commit = (0,_gather_js__WEBPACK_IMPORTED_MODULE_3__/* .gather */ .k)((works) => db.transaction().execute(async (trx) => {
        const results = [];
        for (const work of works)
            results.push(await work(trx));
        return results;
    }), blames);
    return async (work) => (await commit(work));
}
const benchOf = (shared, now) => ({
    begin: (lane) => shared(async (trx) => {
        const { rows } = await _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .begin */ .qN(lane, now()).execute(trx);
        return rows[0] ? _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .keptOf */ .uq(rows[0]) : null;
    }),
    settle: (delivery, outcome) => shared((trx) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9(trx, delivery, outcome, now())),
});
/** The inbox over a file that is this process's alone. */
function sqliteInbox(db) {
    const shared = together(db);
    let lanes = null;
    const keepAll = (0,_gather_js__WEBPACK_IMPORTED_MODULE_3__/* .gather */ .k)((keepings) => shared((trx) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .insert */ .Yr(trx, keepings)), blames);
    function serve(serving) {
        (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(lanes === null || lanes.ended(), 'an inbox is served once at a time');
        const bench = benchOf(shared, serving.now);
        const opened = (0,_lanes_js__WEBPACK_IMPORTED_MODULE_4__/* .openLanes */ .G)({
            slots: serving.lanes,
            now: serving.now,
            failed: serving.failed,
            async turn(lane) {
                const turn = await (0,_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurn */ .V)(lane, bench, serving, () => opened.ended());
                return turn === 'more' ? turn : _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .dueOf */ .IH(db, lane);
            },
        });
        lanes = opened;
        const wakeAll = async () => {
            for (const lane of await _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingLanes */ .P0(db))
                opened.wake(lane);
        };
        wakeAll().catch(serving.failed);
        return () => opened.stop();
    }
    return {
        async keep(all, dueAt) {
            const fresh = await keepAll({ deliveries: all, dueAt });
            for (const { id, lane } of all)
                if (fresh.has(id))
                    lanes?.wake(lane);
            return fresh;
        },
        serve,
        async retry(id, now) {
            const lane = await shared((trx) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .unpark */ .gG(trx, id, now));
            if (lane !== null)
                lanes?.wake(lane);
            return lane !== null;
        },
        known: (ids) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO(db, ids),
        find: (id) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .find */ .I6(db, id),
        parked: (limit) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .parked */ ._I(db, limit),
        figures: () => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .figures */ .u5(db),
        prune: (bodiesBefore, allBefore) => _deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .prune */ .R3(db, bodiesBefore, allBefore),
    };
}


/***/ }),

/***/ 76482:
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
async function outcomeOf(delivery, serving) {
    try {
        return await serving.work(delivery);
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
/** Works a lane until nothing is due, its turn is over, or the serving ends. */
async function takeTurn(lane, bench, serving, ended) {
    for (let count = 0; count < IN_A_ROW; count += 1) {
        if (ended())
            return 'idle';
        const delivery = await bench.begin(lane);
        if (!delivery)
            return 'idle';
        const outcome = await outcomeOf(delivery, serving);
        await firmly(() => bench.settle(delivery, outcome), serving.failed);
    }
    return 'more';
}


/***/ })

};
