export const id = 230;
export const ids = [230];
export const modules = {

/***/ 89539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vx: () => (/* binding */ lockOf),
/* harmony export */   _0: () => (/* binding */ openHolding),
/* harmony export */   s$: () => (/* binding */ CHANNEL),
/* harmony export */   xg: () => (/* binding */ KEEPALIVE)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73434);

/** What processes tell each other when something was kept. */
const CHANNEL = 'rekindle_lanes';
/** A machine that vanished without a word is noticed by the server after about a minute; not on sockets. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3';
/** A lane's lock, as a number of 64 bits: of an expression of SQL. */
const lockOf = (lane) => `hashtextextended(${lane}, 5003)`;
function sessionOver(client, db, lost, broken) {
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
        lost,
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
            (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(rows[0]?.held === true, 'a lane that is released was held');
        },
    };
}
/**
 * Connects at the first question, and once more after a break; `failed` is told about each break, and anyone
 * who asked is rejected. `close` lets all lanes go; to ask for a session after it is one of our mistakes.
 */
function openHolding({ db, client: make, woken, failed }) {
    let current = null;
    let closed = false;
    async function connect() {
        const client = make();
        let over = false;
        const lost = new AbortController();
        const broken = (error) => {
            if (over)
                return;
            over = true;
            current = null;
            if (!closed)
                lost.abort();
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
        return { client, session: sessionOver(client, db, lost.signal, broken) };
    }
    return {
        async session() {
            (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(!closed, 'lanes are held while they are served');
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


/***/ }),

/***/ 47230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postgresInbox: () => (/* binding */ postgresInbox)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./lib/store/batch-writes.js
var batch_writes = __webpack_require__(44106);
// EXTERNAL MODULE: ./lib/store/inbox/delivery-queries.js
var delivery_queries = __webpack_require__(85357);
// EXTERNAL MODULE: ./lib/store/inbox/ingest.js + 1 modules
var ingest = __webpack_require__(61461);
// EXTERNAL MODULE: ./lib/store/inbox/lane-locks.js
var lane_locks = __webpack_require__(89539);
// EXTERNAL MODULE: ./lib/store/inbox/drain-lane.js
var drain_lane = __webpack_require__(97723);
// EXTERNAL MODULE: ./lib/store/inbox/lane-scheduler.js
var lane_scheduler = __webpack_require__(10566);
// EXTERNAL MODULE: ./lib/store/inbox/queue-head.js
var queue_head = __webpack_require__(9436);
;// CONCATENATED MODULE: ./lib/store/inbox/multi-process-worker.js
// Processes lanes beside other processes: woken by jobs, guarded by locks, and polled for in case
// a wake-up was lost.






/** How long until the first new attempt when the database does not answer, milliseconds; then doubled. */
const FIRST_ATTEMPT = 250;
/** Lanes whose head is due and that no process holds. */
async function forsaken(db, now) {
    const { rows } = await (0,sql/* sql */.l) `
    WITH heads AS (${queue_head/* headsOfAll */.Uh(now)}),
    held AS (
      SELECT (l.classid::bigint << 32) | l.objid::bigint AS lock FROM pg_locks l
      WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
    SELECT lane FROM heads
    WHERE due_at <= ${now} AND ${sql/* sql */.l.raw((0,lane_locks/* lockOf */.Vx)('lane'))} NOT IN (SELECT lock FROM held)
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
async function turnOf(lane, alone, at) {
    const { db, holding, lanes, serving, wake, afterReading } = at;
    const { now } = serving;
    const session = await holding.session();
    if (!(await session.hold(lane)))
        return null;
    const bench = {
        lost: session.lost,
        // Asked on the connection that holds the lane: where it has broken, nothing is begun.
        async begin(of) {
            const [row] = await session.ask(queue_head/* begin */.qN(of, now(), alone));
            return row ? delivery_queries/* keptOf */.uq(row) : null;
        },
        settle: (delivery, outcome) => delivery_queries/* settle */.G9(db, delivery, outcome, now()),
    };
    try {
        if ((await (0,drain_lane/* takeTurn */.V)(lane, bench, serving, () => lanes.yields(), alone ? 1 : undefined)) === 'more')
            return 'more';
    }
    finally {
        await session.release(lane).catch(serving.failed);
    }
    // Looked at once more after the release: who was woken meanwhile found the lane held, and went.
    const head = await queue_head/* headIn */.mU(db, lane, now());
    if (head === null || head.dueAt > now())
        return head?.dueAt ?? null;
    if (head.unread) {
        afterReading(lane, () => lanes.wake(lane));
        return null;
    }
    // Who stops leaves it to the others.
    if (lanes.ended())
        await wake([lane]);
    return head.suspect === null || lanes.ended() ? 'more' : suspectIn(lane, session, at);
}
/** What is begun may be at work by now in another process: only who has the lane can tell. */
async function suspectIn(lane, session, { db, serving }) {
    if (!(await session.hold(lane)))
        return null;
    try {
        const { suspect = null } = (await queue_head/* headIn */.mU(db, lane, serving.now())) ?? {};
        return suspect === null ? 'more' : { suspect };
    }
    finally {
        await session.release(lane).catch(serving.failed);
    }
}
function serveLanes(shared, serving) {
    const { db, jobs, client, wake, every } = shared;
    const { failed, now } = serving;
    const holding = (0,lane_locks/* openHolding */._0)({ db, client, failed, woken: () => take() });
    const lanes = (0,lane_scheduler/* openLanes */.G)({
        slots: serving.lanes,
        now,
        failed,
        turn: (lane, alone) => turnOf(lane, alone, { ...shared, serving, holding, lanes }),
        due: (lane) => void wake([lane]).catch(failed),
        freed: () => take(),
    });
    const take = taker(jobs, lanes, failed);
    const stopLooking = regularly(async () => {
        // Asked so often that a connection which is gone is known before the server gives its lanes to others.
        await (await holding.session()).ask((0,sql/* sql */.l) `SELECT 1`);
        await wake(await forsaken(db, now()));
        take();
    }, every, failed);
    return async () => {
        const working = lanes.active();
        const settled = lanes.stop();
        await queue_head/* absolve */.nl(db, working).catch(failed);
        await stopLooking();
        await settled;
        await holding.close();
    };
}

// EXTERNAL MODULE: ./lib/store/inbox/raw-webhooks.js
var raw_webhooks = __webpack_require__(77043);
;// CONCATENATED MODULE: ./lib/store/inbox/postgres-inbox.js
// The inbox that several processes share: pg-boss says which lane has work, a lock says which
// process does it.







/** SQLSTATE of two transactions that wait for each other: one is rolled back, and simply begun again. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
/** Classes of SQLSTATE for a value that is not taken: data exception, constraint, limit that it exceeds. */
const blames = (error) => error instanceof Error && 'code' in error && /^(?:2[23]|54)/.test(String(error.code));
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
const callOut = (db) => (0,sql/* sql */.l) `SELECT pg_notify(${lane_locks/* CHANNEL */.s$}, '')`.execute(db);
const lanesOf = (all, fresh) => [...new Set(all.filter(({ id }) => fresh.has(id)).map(({ lane }) => lane))].sort();
/** `every`: how often lanes are looked for that wait and that no one works, milliseconds. */
function postgresInbox({ db, jobs, client, report }, every) {
    const wake = async (lanes) => {
        if (lanes.length === 0)
            return;
        await jobs.send(lanes);
        await callOut(db);
    };
    /**
     * A wake-up that was there before may have been taken before this commit was seen: wake once more. It is
     * kept already, and found by the next look for lanes that wait, so that a failure here loses nothing.
     */
    const again = (missed) => wake(missed).catch(() => { });
    const woken = async (lanes, trx) => {
        if (lanes.length === 0)
            return async () => { };
        const all = await jobs.send(lanes, trx);
        await callOut(trx);
        return () => again(all ? [] : lanes);
    };
    const transact = (work) => untangled(() => db.transaction().execute(work));
    const { arrive, sort, afterReading } = (0,ingest/* openArriving */.T)({
        dialect: 'postgres',
        alone: (work) => work(db),
        transact,
        woken,
        blames,
        every,
    });
    /** Deliveries and the wake-ups of their lanes, in one transaction. */
    const keepAll = (0,batch_writes/* gather */.k)(async (keepings) => {
        const { fresh, behind } = await transact(async (trx) => {
            const kept = await delivery_queries/* insert */.Yr(trx, keepings);
            const all = keepings.flatMap((one) => one.deliveries);
            const lanes = lanesOf(all, new Set(kept.flatMap((ids) => [...ids])));
            return { fresh: kept, behind: await woken(lanes, trx) };
        });
        await behind();
        return fresh;
    }, blames);
    return {
        arrive,
        sort,
        keep: (all, dueAt) => keepAll({ deliveries: all, dueAt }),
        serve(serving) {
            report(serving.failed);
            return serveLanes({ db, jobs, client, wake, every, afterReading }, serving);
        },
        async retry(id, now) {
            const lane = await delivery_queries/* unpark */.gG(db, id, now, now);
            if (lane !== null)
                await wake([lane]);
            return lane !== null;
        },
        ...(0,raw_webhooks/* answersOf */.Bw)(db),
    };
}


/***/ })

};
