export const id = 573;
export const ids = [573];
export const modules = {

/***/ 37573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sqliteInbox: () => (/* binding */ sqliteInbox)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73434);
/* harmony import */ var _batch_writes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44106);
/* harmony import */ var _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85357);
/* harmony import */ var _drain_lane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97723);
/* harmony import */ var _ingest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61461);
/* harmony import */ var _lane_scheduler_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10566);
/* harmony import */ var _queue_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9436);
/* harmony import */ var _raw_webhooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77043);








/** SQLite's code of a value that a table does not take; a full or broken disk is no one's fault. */
const blames = (error) => !(error instanceof Error && 'errcode' in error) || Number(error.errcode) % 256 === 19;
/** Writes of the same moment in one transaction. */
function together(db) {
    const commit = (0,_batch_writes_js__WEBPACK_IMPORTED_MODULE_6__/* .gather */ .k)((works) => db.transaction().execute(async (trx) => {
        const results = [];
        for (const work of works)
            results.push(await work(trx));
        return results;
    }), blames);
    return async (work) => (await commit(work));
}
/** The file is this process's as long as it lives: no other process works in it. */
const NEVER = new AbortController().signal;
const benchOf = (shared, now, alone) => ({
    lost: NEVER,
    begin: (lane) => shared(async (trx) => {
        const { rows } = await _queue_head_js__WEBPACK_IMPORTED_MODULE_4__/* .begin */ .qN(lane, now(), alone).execute(trx);
        return rows[0] ? _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .keptOf */ .uq(rows[0]) : null;
    }),
    settle: (delivery, outcome) => shared((trx) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9(trx, delivery, outcome, now())),
});
/** `unread`: something is to be read before a lane goes on. */
function lanesOver(db, shared, serving, unread) {
    const { now, failed } = serving;
    const lanes = (0,_lane_scheduler_js__WEBPACK_IMPORTED_MODULE_7__/* .openLanes */ .G)({
        slots: serving.lanes,
        now,
        failed,
        async turn(lane, alone) {
            const bench = benchOf(shared, now, alone);
            if ((await (0,_drain_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurn */ .V)(lane, bench, serving, () => lanes.yields(), alone ? 1 : undefined)) === 'more')
                return 'more';
            const head = await _queue_head_js__WEBPACK_IMPORTED_MODULE_4__/* .headIn */ .mU(db, lane, now());
            if (head === null || head.dueAt > now())
                return head?.dueAt ?? null;
            if (!head.unread)
                return head.suspect === null ? head.dueAt : { suspect: head.suspect };
            unread(lane);
            return null;
        },
    });
    return lanes;
}
/** The inbox over a file that is this process's alone. */
function sqliteInbox(db) {
    const shared = together(db);
    let lanes = null;
    const wake = (lane) => lanes?.wake(lane);
    const keepAll = (0,_batch_writes_js__WEBPACK_IMPORTED_MODULE_6__/* .gather */ .k)((keepings) => shared((trx) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .insert */ .Yr(trx, keepings)), blames);
    function serve(serving) {
        (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(lanes === null || lanes.ended(), 'an inbox is served once at a time');
        const opened = lanesOver(db, shared, serving, (lane) => afterReading(lane, () => wake(lane)));
        lanes = opened;
        const wakeAll = async () => (await _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingLanes */ .P0(db)).forEach(wake);
        wakeAll().catch(serving.failed);
        return async () => {
            const working = opened.active();
            const settled = opened.stop();
            await shared((trx) => _queue_head_js__WEBPACK_IMPORTED_MODULE_4__/* .absolve */ .nl(trx, working)).catch(serving.failed);
            await settled;
        };
    }
    const { arrive, sort, afterReading } = (0,_ingest_js__WEBPACK_IMPORTED_MODULE_3__/* .openArriving */ .T)({
        dialect: 'sqlite',
        alone: shared,
        transact: shared,
        woken: async (woken) => async () => woken.forEach(wake),
        blames,
        every: null,
    });
    return {
        arrive,
        sort,
        async keep(all, dueAt) {
            const fresh = await keepAll({ deliveries: all, dueAt });
            for (const { id, lane } of all)
                if (fresh.has(id))
                    wake(lane);
            return fresh;
        },
        serve,
        async retry(id, now) {
            const lane = await shared((trx) => _delivery_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .unpark */ .gG(trx, id, now, now));
            if (lane !== null)
                wake(lane);
            return lane !== null;
        },
        ...(0,_raw_webhooks_js__WEBPACK_IMPORTED_MODULE_5__/* .answersOf */ .Bw)(db),
    };
}


/***/ })

};
