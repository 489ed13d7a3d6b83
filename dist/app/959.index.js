export const id = 959;
export const ids = [959];
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

/***/ 70959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postgresInbox: () => (/* binding */ postgresInbox)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/store/deliveries.js
var deliveries = __webpack_require__(68301);
// EXTERNAL MODULE: ./lib/store/gather.js
var gather = __webpack_require__(30802);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
;// CONCATENATED MODULE: ./lib/store/holding.js

/** What processes tell each other when something was kept. */
const CHANNEL = 'rekindle_lanes';
/** A machine that vanished without a word is noticed by the server after about a minute; not on sockets. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3';
/** A lane's lock, as a number of 64 bits: of an expression of SQL. */
const lockOf = (lane) => `hashtextextended(${lane}, 5003)`;
function sessionOver(client, db, broken) {
    let last = Promise.resolve();
    /** One question after the other: a connection answers them in order. */
    const asked = async (text, values) => {
        const question = last.then(() => client.query(text, [...values]));
        last = question.catch(() => { });
        try {
            return (await question).rows;
        }
        catch (error) {
            // Without a severity it does not come from the server: the connection is in doubt.
            if (!(error instanceof Error && 'severity' in error))
                broken(error);
            throw error;
        }
    };
    return {
        ask: async (question) => {
            const { sql, parameters } = question.compile(db);
            return asked(sql, parameters);
        },
        async hold(lane) {
            const rows = await asked(`SELECT pg_try_advisory_lock(${lockOf('$1')}) AS held`, [
                lane,
            ]);
            return rows[0]?.held === true;
        },
        async release(lane) {
            const rows = await asked(`SELECT pg_advisory_unlock(${lockOf('$1')}) AS held`, [
                lane,
            ]);
            (0,errors/* assert */.vA)(rows[0]?.held === true, 'a lane that is released was held');
        },
    };
}
function openHolding({ db, client: make, woken, failed }) {
    let current = null;
    let closed = false;
    async function connect() {
        const client = make();
        let over = false;
        const broken = (error) => {
            if (over)
                return;
            over = true;
            current = null;
            if (!closed)
                failed(error);
            client.end().catch(() => { });
        };
        client.on('error', broken);
        client.on('end', () => broken(new Error('the connection that holds the lanes ended')));
        client.on('notification', woken);
        try {
            await client.connect();
            await client.query(`${KEEPALIVE}; LISTEN ${CHANNEL}`);
        }
        catch (error) {
            over = true;
            current = null;
            client.end().catch(() => { });
            throw error;
        }
        return { client, session: sessionOver(client, db, broken) };
    }
    return {
        async session() {
            (0,errors/* assert */.vA)(!closed, 'lanes are held while they are served');
            current ??= connect();
            return (await current).session;
        },
        async close() {
            closed = true;
            const last = await current?.catch(() => null);
            await last?.client.end().catch(() => { });
        },
    };
}

// EXTERNAL MODULE: ./lib/store/lanes.js
var store_lanes = __webpack_require__(8378);
// EXTERNAL MODULE: ./lib/store/turn.js
var store_turn = __webpack_require__(76482);
;// CONCATENATED MODULE: ./lib/store/sharing.js
// Serving lanes beside other processes: taken by wake-ups, held by locks, looked for when nobody came.





/** How long until the first new attempt when the database does not answer, milliseconds; then doubled. */
const FIRST_ATTEMPT = 250;
/** Lanes whose head is due and that no process holds. */
async function forsaken(db, now) {
    const { rows } = await (0,sql/* sql */.l) `
    WITH heads AS (
      SELECT DISTINCT ON (lane) lane, due_at FROM deliveries WHERE state = 'waiting'
      ORDER BY lane, at, received_at, id),
    held AS (
      SELECT (l.classid::bigint << 32) | l.objid::bigint AS lock FROM pg_locks l
      WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    SELECT lane FROM heads
    WHERE due_at <= ${now} AND ${sql/* sql */.l.raw(lockOf('lane'))} NOT IN (SELECT lock FROM held)
    ORDER BY lane`.execute(db);
    return rows.map(({ lane }) => lane);
}
/** Takes as many wake-ups as slots are free; one question at a time. */
function taker(jobs, lanes, failed) {
    let taking = false;
    let again = false;
    const round = async () => {
        again = false;
        const free = lanes.ended() ? 0 : lanes.free();
        if (free > 0)
            for (const lane of await jobs.take(free))
                lanes.wake(lane);
    };
    const take = () => {
        again = true;
        if (taking)
            return;
        taking = true;
        const told = (error) => {
            again = false;
            failed(error);
        };
        const next = () => {
            taking = false;
            if (again)
                take();
        };
        round().catch(told).finally(next);
    };
    return take;
}
/** Calls `look` now and every so often; sooner, with growing waits, after it failed. */
function regularly(look, every, failed) {
    let timer;
    let ended = false;
    let failures = 0;
    const round = async () => {
        try {
            await look();
            failures = 0;
        }
        catch (error) {
            failures += 1;
            failed(error);
        }
        const wait = failures === 0 ? every : Math.min(every, FIRST_ATTEMPT * 2 ** Math.min(failures - 1, 10));
        if (!ended)
            timer = setTimeout(next, wait);
    };
    const next = () => {
        last = round();
    };
    let last = round();
    return () => {
        ended = true;
        clearTimeout(timer);
        return last;
    };
}
function serveLanes(shared, serving) {
    const { db, jobs, client, wake, every } = shared;
    const { failed, now } = serving;
    const holding = openHolding({ db, client, failed, woken: () => take() });
    async function turn(lane) {
        const session = await holding.session();
        if (!(await session.hold(lane)))
            return null;
        const bench = {
            // Asked on the connection that holds the lane: where it has broken, nothing is begun.
            async begin(of) {
                const [row] = await session.ask(deliveries/* begin */.qN(of, now()));
                return row ? deliveries/* keptOf */.uq(row) : null;
            },
            settle: (delivery, outcome) => deliveries/* settle */.G9(db, delivery, outcome, now()),
        };
        try {
            if ((await (0,store_turn/* takeTurn */.V)(lane, bench, serving, () => lanes.ended())) === 'more')
                return 'more';
        }
        finally {
            await session.release(lane).catch(failed);
        }
        // Looked at once more after the release: whoever was woken meanwhile found the lane held, and went.
        const due = await deliveries/* dueOf */.IH(db, lane);
        if (due === null || due > now())
            return due;
        // Who stops leaves it to the others.
        if (lanes.ended())
            await wake([lane]);
        return 'more';
    }
    const lanes = (0,store_lanes/* openLanes */.G)({
        slots: serving.lanes,
        now,
        failed,
        turn,
        due: (lane) => void wake([lane]).catch(failed),
        freed: () => take(),
    });
    const take = taker(jobs, lanes, failed);
    const stopLooking = regularly(async () => {
        await holding.session();
        await wake(await forsaken(db, now()));
        take();
    }, every, failed);
    return async () => {
        const settled = lanes.stop();
        await stopLooking();
        await settled;
        await holding.close();
    };
}

;// CONCATENATED MODULE: ./lib/store/postgres-inbox.js
// The inbox that several processes share: pg-boss says which lane has something, a lock says who works it.





/** SQLSTATE of two transactions that wait for each other: one is rolled back, and simply begun anew. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
/** Classes of SQLSTATE for a value that is not taken: data exception, integrity constraint. */
const blames = (error) => error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
async function untangled(write) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await write();
        }
        catch (error) {
            const tangled = error instanceof Error && 'code' in error && error.code === DEADLOCK;
            if (!tangled || attempt === ATTEMPTS)
                throw error;
        }
    }
}
/** Tells all processes, with the commit, that there is something to take. */
const callOut = (db) => (0,sql/* sql */.l) `SELECT pg_notify(${CHANNEL}, '')`.execute(db);
const lanesOf = (all, fresh) => [...new Set(all.filter(({ id }) => fresh.has(id)).map(({ lane }) => lane))].sort();
/** `every`: how often lanes are looked for that wait and that nobody works, milliseconds. */
function postgresInbox({ db, jobs, client, report }, every) {
    /** Deliveries and the wake-ups of their lanes, in one transaction. */
    const write = (keepings) => db.transaction().execute(async (trx) => {
        const fresh = await deliveries/* insert */.Yr(trx, keepings);
        const all = keepings.flatMap((one) => one.deliveries);
        const lanes = lanesOf(all, new Set(fresh.flatMap((ids) => [...ids])));
        const woken = await jobs.send(lanes, trx);
        if (lanes.length > 0)
            await callOut(trx);
        return { fresh, missed: woken ? [] : lanes };
    });
    const wake = async (lanes) => {
        if (lanes.length === 0)
            return;
        await jobs.send(lanes);
        await callOut(db);
    };
    const keepAll = (0,gather/* gather */.k)(async (keepings) => {
        const { fresh, missed } = await untangled(() => write(keepings));
        // A wake-up that was there before may have been taken before this commit was seen: wake once more. It is
        // kept already, and found by the next look for lanes that wait, so that a failure here loses nothing.
        await wake(missed).catch(() => { });
        return fresh;
    }, blames);
    return {
        keep: (all, dueAt) => keepAll({ deliveries: all, dueAt }),
        serve(serving) {
            report(serving.failed);
            return serveLanes({ db, jobs, client, wake, every }, serving);
        },
        async retry(id, now) {
            const lane = await deliveries/* unpark */.gG(db, id, now);
            if (lane !== null)
                await wake([lane]);
            return lane !== null;
        },
        known: (ids) => deliveries/* known */.eO(db, ids),
        find: (id) => deliveries/* find */.I6(db, id),
        parked: (limit) => deliveries/* parked */._I(db, limit),
        figures: () => deliveries/* figures */.u5(db),
        prune: (bodiesBefore, allBefore) => deliveries/* prune */.R3(db, bodiesBefore, allBefore),
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
