export const id = 426;
export const ids = [426];
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

/***/ 43926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ migrate),
  E: () => (/* binding */ versionOf)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(94596);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
;// CONCATENATED MODULE: ./lib/store/migrations.js
const WORDS = {
    postgres: {
        serial: 'SERIAL PRIMARY KEY',
        counted: 'BIGSERIAL PRIMARY KEY',
        bigint: 'BIGINT',
        uuid: 'UUID',
        time: 'TIMESTAMPTZ',
        json: 'JSONB',
        bytes: 'BYTEA',
        now: 'NOW()',
        exact: 'TEXT COLLATE "C"',
    },
    sqlite: {
        serial: 'INTEGER PRIMARY KEY AUTOINCREMENT',
        counted: 'INTEGER PRIMARY KEY AUTOINCREMENT',
        bigint: 'INTEGER',
        uuid: 'TEXT',
        time: 'TEXT',
        json: 'TEXT',
        bytes: 'BLOB',
        now: "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
        exact: 'TEXT',
    },
};
/**
 * `project_state` has the columns that project-state describes; its first index is unique: one row a project.
 */
const projects = ({ serial, bigint, uuid, time, json, now }) => [
    `CREATE TABLE projects (
    id ${uuid} PRIMARY KEY, goal TEXT, repository TEXT, repository_id ${bigint}, ref TEXT, workflow TEXT,
    created_at ${time} NOT NULL)`,
    'CREATE INDEX idx_projects_repository ON projects(lower(repository))',
    'CREATE INDEX idx_projects_repository_id ON projects(repository_id)',
    `CREATE TABLE project_state (
    id ${serial},
    project_id ${uuid} NOT NULL REFERENCES projects(id),
    current_task_id VARCHAR(100),
    current_agent_id VARCHAR(100),
    last_action TEXT,
    status VARCHAR(50) NOT NULL CHECK (status IN ('active', 'paused', 'completed', 'failed')),
    updated_at ${time} NOT NULL DEFAULT ${now},
    metadata ${json})`,
    'CREATE UNIQUE INDEX idx_project_state_project ON project_state(project_id)',
    'CREATE INDEX idx_project_state_status ON project_state(status)',
    `CREATE TABLE task_history (
    id ${serial}, project_id ${uuid} NOT NULL REFERENCES projects(id), key TEXT, at ${time} NOT NULL,
    author TEXT NOT NULL, kind TEXT NOT NULL, task_id TEXT, agent_id TEXT, action TEXT,
    details ${json} NOT NULL)`,
    'CREATE UNIQUE INDEX idx_task_history_key ON task_history(project_id, key)',
    'CREATE INDEX idx_task_history_newest ON task_history(project_id, at, id)',
    `CREATE TABLE gates (
    id ${serial}, project_id ${uuid} NOT NULL REFERENCES projects(id), key TEXT NOT NULL,
    reason TEXT NOT NULL, details TEXT NOT NULL, issue ${bigint}, opened_at ${time} NOT NULL,
    closed_at ${time}, closed_by TEXT)`,
    'CREATE UNIQUE INDEX idx_gates_key ON gates(project_id, key)',
    'CREATE INDEX idx_gates_issue ON gates(issue)',
    `CREATE TABLE archives (
    id ${serial}, project_id ${uuid} NOT NULL REFERENCES projects(id), place TEXT NOT NULL, commit_id TEXT,
    content ${json}, at ${time} NOT NULL, author TEXT NOT NULL)`,
    `CREATE UNIQUE INDEX idx_archives_commit ON archives(project_id, place, commit_id)
    WHERE commit_id IS NOT NULL`,
    'CREATE UNIQUE INDEX idx_archives_row ON archives(project_id, place, at) WHERE commit_id IS NULL',
];
const inbox = ({ bigint, exact }) => [
    `CREATE TABLE deliveries (
    id ${exact} PRIMARY KEY, event TEXT NOT NULL, action TEXT, meaning TEXT, lane ${exact} NOT NULL,
    at ${bigint} NOT NULL, received_at ${bigint} NOT NULL, installation ${bigint}, repository TEXT,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'parked')),
    tries INTEGER NOT NULL DEFAULT 0, due_at ${bigint} NOT NULL, reason TEXT, settled_at ${bigint})`,
    'CREATE UNIQUE INDEX idx_deliveries_meaning ON deliveries(meaning) WHERE meaning IS NOT NULL',
    "CREATE INDEX idx_deliveries_lane ON deliveries(lane, at, received_at, id) WHERE state = 'waiting'",
    // What is counted for the figures, without a look at the rows themselves.
    'CREATE INDEX idx_deliveries_figures ON deliveries(state, received_at)',
    "CREATE INDEX idx_deliveries_settled ON deliveries(state, settled_at) WHERE state <> 'waiting'",
    `CREATE TABLE notes (
    name TEXT PRIMARY KEY, value TEXT, claimed_by TEXT, claimed_until ${bigint})`,
];
/** Webhooks as they came; a claim on a note is nothing that was ever made. */
const arrivals = ({ bigint, bytes, counted }) => [
    `CREATE TABLE arrivals (
    n ${counted}, id TEXT NOT NULL, event TEXT NOT NULL, received_at ${bigint} NOT NULL,
    body ${bytes} NOT NULL)`,
    'ALTER TABLE notes DROP COLUMN claimed_by',
    'ALTER TABLE notes DROP COLUMN claimed_until',
];
/** Projects of a status in the order of their ids: pages of them are read without sorting all of them. */
const pages = () => [
    'CREATE INDEX idx_project_state_page ON project_state(status, project_id)',
];
/** What is at work or was cut off, what steps aside while it rests, and gates that are open. */
const begun = ({ bigint }) => [
    `ALTER TABLE deliveries ADD COLUMN begun_at ${bigint}`,
    'ALTER TABLE deliveries ADD COLUMN aside INTEGER NOT NULL DEFAULT 0',
    `CREATE INDEX idx_deliveries_tried ON deliveries(lane, due_at)
    WHERE state = 'waiting' AND tries > 0`,
    'CREATE INDEX idx_gates_open ON gates(id) WHERE closed_at IS NULL',
];
/** In the order of their numbers, from 1 without a gap. A published one never changes: add another. */
const MIGRATIONS = [
    { version: 1, name: 'projects', up: projects },
    { version: 2, name: 'inbox and notes', up: inbox },
    { version: 3, name: 'arrivals', up: arrivals },
    { version: 4, name: 'pages of projects', up: pages },
    { version: 5, name: 'what is begun', up: begun },
];
/** The version that a database has when every migration ran. */
const NEWEST = MIGRATIONS.length;
/** What the first migrations make: where such a table stands before them, it is another program's. */
const OUR_TABLES = [
    'projects',
    'project_state',
    'task_history',
    'gates',
    'archives',
    'arrivals',
    'deliveries',
    'notes',
];
/** The statements that bring a database of a version (0: empty) to the newest one, with their bookkeeping. */
const stepsFrom = (version, dialect) => MIGRATIONS.filter((one) => one.version > version).flatMap((one) => [
    ...one.up(WORDS[dialect]),
    `INSERT INTO rekindle_migrations (version, name) VALUES (${one.version}, '${one.name}')`,
]);

;// CONCATENATED MODULE: ./lib/store/migrate.js
// Brings the tables to the newest version inside one transaction, or refuses without touching anything.



const LEDGER = `CREATE TABLE rekindle_migrations (
  version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP)`;
/** Names of the tables that are there. */
async function tablesOf(db, dialect) {
    const query = dialect === 'sqlite'
        ? (0,sql/* sql */.l) `SELECT name FROM sqlite_master WHERE type = 'table'`
        : (0,sql/* sql */.l) `SELECT c.relname AS name FROM pg_class c
          WHERE c.relkind IN ('r', 'p', 'v') AND pg_table_is_visible(c.oid)`;
    return new Set((await query.execute(db)).rows.map(({ name }) => name));
}
/**
 * The version that the database has; 0: none of our migrations ran. Throws `UserError` where it is not ours.
 */
async function versionOf(db, dialect, title) {
    const there = await tablesOf(db, dialect);
    if (!there.has('rekindle_migrations')) {
        const foreign = OUR_TABLES.filter((name) => there.has(name));
        if (foreign.length === 0)
            return 0;
        throw new errors/* UserError */.yo(`${title} has tables of another program: found ${foreign.join(', ')} without Rekindle's list of ` +
            'migrations, expected an empty database or one of Rekindle. Nothing was changed. ' +
            'Give Rekindle a database of its own.');
    }
    const rows = await db.selectFrom('rekindle_migrations').select('version').execute();
    const version = Math.max(0, ...rows.map((row) => row.version));
    if (version <= NEWEST)
        return version;
    throw new errors/* UserError */.yo(`${title} was written by a newer Rekindle: found version ${version} of its tables, expected at most ` +
        `${NEWEST}. Nothing was changed. Start that newer Rekindle, or restore a backup from before it.`);
}
/** Runs what is missing. The caller holds the lock and the transaction. How many migrations ran. */
async function migrate(db, dialect, title) {
    const version = await versionOf(db, dialect, title);
    const there = await tablesOf(db, dialect);
    if (!there.has('rekindle_migrations'))
        await db.executeQuery(compiled_query/* CompiledQuery */.E.raw(LEDGER));
    for (const statement of stepsFrom(version, dialect))
        await db.executeQuery(compiled_query/* CompiledQuery */.E.raw(statement));
    return NEWEST - version;
}


/***/ }),

/***/ 55426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPostgres: () => (/* binding */ openPostgres)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 74 modules
var kysely = __webpack_require__(2735);
// EXTERNAL MODULE: ./node_modules/kysely/dist/driver/aborted-transaction-error.js
var aborted_transaction_error = __webpack_require__(70081);
// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/identifier-node.js
var identifier_node = __webpack_require__(29648);
// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/raw-node.js
var raw_node = __webpack_require__(43109);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/parser/savepoint-parser.js
/// <reference types="./savepoint-parser.d.ts" />


function parseSavepointCommand(command, savepointName) {
    return raw_node/* RawNode */.z.createWithChildren([
        raw_node/* RawNode */.z.createWithSql(`${command} `),
        identifier_node/* IdentifierNode */.O.create(savepointName), // ensures savepointName gets sanitized
    ]);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(94596);
// EXTERNAL MODULE: ./node_modules/kysely/dist/util/object-utils.js
var object_utils = __webpack_require__(26159);
// EXTERNAL MODULE: ./node_modules/kysely/dist/util/query-id.js + 1 modules
var query_id = __webpack_require__(87857);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/util/stack-trace-utils.js
/// <reference types="./stack-trace-utils.d.ts" />

function extendStackTrace(err, stackError) {
    if (isStackHolder(err) && stackError.stack) {
        // Remove the first line that just says `Error`.
        const stackExtension = stackError.stack.split('\n').slice(1).join('\n');
        err.stack += `\n${stackExtension}`;
        return err;
    }
    return err;
}
function isStackHolder(obj) {
    return (0,object_utils/* isObject */.Gv)(obj) && (0,object_utils/* isString */.Kg)(obj.stack);
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-driver.js
/// <reference types="./postgres-driver.d.ts" />






const PRIVATE_RELEASE_METHOD = Symbol();
const PRIVATE_MARK_FOR_DISCARD_METHOD = Symbol();
class PostgresDriver {
    #config;
    #connections = new WeakMap();
    #pool;
    constructor(config) {
        this.#config = (0,object_utils/* freeze */.CN)({ ...config });
    }
    async init(options) {
        this.#pool = (0,object_utils/* isFunction */.Tn)(this.#config.pool)
            ? await this.#config.pool(options)
            : this.#config.pool;
    }
    async acquireConnection(options) {
        const client = await this.#pool.connect();
        // `destroy` was called while the connection was being acquired.
        if (!this.#pool) {
            client.release();
            throw new Error('driver has already been destroyed');
        }
        let connection = this.#connections.get(client);
        if (!connection) {
            connection = new PostgresConnection(client, {
                controlClient: this.#config.controlClient || this.#pool.Client,
                cursor: this.#config.cursor ?? null,
                poolOptions: this.#pool.options,
            });
            this.#connections.set(client, connection);
            // The driver must take care of calling `onCreateConnection` when a new
            // connection is created. The `pg` module doesn't provide an async hook
            // for the connection creation. We need to call the method explicitly.
            if (this.#config.onCreateConnection) {
                await this.#config.onCreateConnection(connection, options);
            }
        }
        if (this.#config.onReserveConnection) {
            await this.#config.onReserveConnection(connection, options);
        }
        return connection;
    }
    async beginTransaction(connection, settings) {
        let sql = 'begin';
        if (settings.isolationLevel || settings.accessMode) {
            sql = 'start transaction';
            if (settings.isolationLevel) {
                sql += ` isolation level ${settings.isolationLevel}`;
            }
            if (settings.accessMode) {
                sql += ` ${settings.accessMode}`;
            }
        }
        await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw(sql));
    }
    async commitTransaction(connection) {
        const { rows } = await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw('commit'));
        // PostgreSQL completes COMMIT with a ROLLBACK tag if an earlier
        // statement error left the transaction aborted.
        if (rows[0]?.command === 'ROLLBACK') {
            throw new aborted_transaction_error/* AbortedTransactionError */.Q();
        }
    }
    async rollbackTransaction(connection) {
        try {
            await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw('rollback'));
        }
        catch (err) {
            connection[PRIVATE_MARK_FOR_DISCARD_METHOD]();
            throw err;
        }
    }
    async savepoint(connection, savepointName, compileQuery) {
        await connection.executeQuery(compileQuery(parseSavepointCommand('savepoint', savepointName), (0,query_id/* createQueryId */.a)()));
    }
    async rollbackToSavepoint(connection, savepointName, compileQuery) {
        await connection.executeQuery(compileQuery(parseSavepointCommand('rollback to', savepointName), (0,query_id/* createQueryId */.a)()));
    }
    async releaseSavepoint(connection, savepointName, compileQuery) {
        await connection.executeQuery(compileQuery(parseSavepointCommand('release', savepointName), (0,query_id/* createQueryId */.a)()));
    }
    async releaseConnection(connection) {
        connection[PRIVATE_RELEASE_METHOD]();
    }
    async destroy() {
        if (this.#pool) {
            const pool = this.#pool;
            this.#pool = undefined;
            await pool.end();
        }
    }
}
class PostgresConnection {
    #client;
    #options;
    #queryId;
    #pid;
    #discarded;
    constructor(client, options) {
        this.#client = client;
        this.#options = options;
    }
    async cancelQuery(controlConnectionProvider) {
        return await this.#executeControlQuery(`select pg_cancel_backend(${this.#pid})`, controlConnectionProvider);
    }
    async collectSessionInfo() {
        if (this.#pid) {
            return;
        }
        const { processID } = this.#client;
        // `processID` is an undocumented member of the `Client` class.
        // it might not exist in old or future versions of the `pg` driver.
        // if it does, use it.
        if (processID) {
            this.#pid = processID;
        }
        else {
            this.#assertNotDiscarded();
            const { rows: [{ pid }], } = await this.#client.query('select pg_backend_pid() as pid', []);
            this.#pid = Number(pid);
        }
    }
    async executeQuery(compiledQuery) {
        this.#assertNotDiscarded();
        try {
            // this helps ensure we don't cancel the wrong query when aborted.
            this.#queryId = compiledQuery.queryId;
            const result = await this.#client.query(compiledQuery.sql, compiledQuery.parameters);
            const { command, rowCount, rows } = result;
            if (command === 'ROLLBACK' || command === 'COMMIT') {
                return { rows: [{ command }] };
            }
            return {
                numAffectedRows: command === 'INSERT' ||
                    command === 'UPDATE' ||
                    command === 'DELETE' ||
                    command === 'MERGE'
                    ? BigInt(rowCount)
                    : undefined,
                rows: rows ?? [],
            };
        }
        catch (err) {
            throw extendStackTrace(err, new Error());
        }
        finally {
            // this tells cancellation the query is no longer relevant.
            this.#queryId = undefined;
        }
    }
    async killSession(controlConnectionProvider) {
        return await this.#executeControlQuery(`select pg_terminate_backend(${this.#pid})`, controlConnectionProvider);
    }
    async *streamQuery(compiledQuery, chunkSize) {
        if (!this.#options.cursor) {
            throw new Error("`cursor` is not present in your postgres dialect config. It's required to make streaming work in postgres.");
        }
        this.#assertNotDiscarded();
        // this helps ensure we don't cancel the wrong query when aborted.
        this.#queryId = compiledQuery.queryId;
        const cursor = this.#client.query(new this.#options.cursor(compiledQuery.sql, compiledQuery.parameters.slice()));
        try {
            while (true) {
                const rows = await cursor.read(chunkSize);
                if (rows.length === 0) {
                    break;
                }
                yield {
                    rows,
                };
            }
        }
        finally {
            await cursor.close();
            // this tells cancellation the query is no longer relevant.
            this.#queryId = undefined;
        }
    }
    [PRIVATE_RELEASE_METHOD]() {
        this.#client.release(Boolean(this.#discarded));
    }
    [PRIVATE_MARK_FOR_DISCARD_METHOD]() {
        this.#discarded = true;
    }
    #assertNotDiscarded() {
        if (this.#discarded) {
            throw new Error('Postgres connection has been discarded');
        }
    }
    async #executeControlQuery(query, controlConnectionProvider) {
        if (!this.#queryId) {
            return;
        }
        const { controlClient: Client, poolOptions } = this.#options;
        const queryIdToCancel = this.#queryId;
        // we fallback to a pool connection, and execute a SQL query to cancel the
        // query. this is not ideal, as we might have to wait for an idle connection.
        if (!Client) {
            return await controlConnectionProvider(async (controlConnection) => {
                // by the time we get the connection, another query might have been executed.
                // we need to ensure we're not canceling the wrong query.
                if (queryIdToCancel.queryId === this.#queryId?.queryId) {
                    await controlConnection.executeQuery(compiled_query/* CompiledQuery */.E.raw(query, []));
                }
            });
        }
        const controlClient = new Client({
            ...poolOptions,
            // `password` is not enumerable, so we have to explicitly set it after the spread.
            password: 'password' in poolOptions ? poolOptions.password : undefined,
        });
        try {
            await controlClient.connect();
            // by the time we get the connection, another query might have been executed.
            // we need to ensure we're not canceling the wrong query.
            if (queryIdToCancel.queryId !== this.#queryId.queryId) {
                return;
            }
            await controlClient.query(query, []);
        }
        finally {
            controlClient.end();
        }
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/migration/migrator.js
var migrator = __webpack_require__(46847);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-introspector.js
/// <reference types="./postgres-introspector.d.ts" />



class PostgresIntrospector {
    #db;
    constructor(db) {
        this.#db = db;
    }
    async getSchemas() {
        let rawSchemas = await this.#db
            .selectFrom('pg_catalog.pg_namespace')
            .select('nspname')
            .$castTo()
            .execute();
        return rawSchemas.map((it) => ({ name: it.nspname }));
    }
    async getTables(options = { withInternalKyselyTables: false }) {
        let query = this.#db
            // column
            .selectFrom('pg_catalog.pg_attribute as a')
            // table
            .innerJoin('pg_catalog.pg_class as c', 'a.attrelid', 'c.oid')
            // table schema
            .innerJoin('pg_catalog.pg_namespace as ns', 'c.relnamespace', 'ns.oid')
            // column data type
            .innerJoin('pg_catalog.pg_type as typ', 'a.atttypid', 'typ.oid')
            // column data type schema
            .innerJoin('pg_catalog.pg_namespace as dtns', 'typ.typnamespace', 'dtns.oid')
            .select([
            'a.attname as column',
            'a.attnotnull as not_null',
            'a.atthasdef as has_default',
            'c.relname as table',
            'c.relkind as table_type',
            'ns.nspname as schema',
            'typ.typname as type',
            'dtns.nspname as type_schema',
            (0,sql/* sql */.l) `col_description(a.attrelid, a.attnum)`.as('column_description'),
            (0,sql/* sql */.l) `pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.as('auto_incrementing'),
        ])
            .where('c.relkind', 'in', [
            'r' /*regular table*/,
            'v' /*view*/,
            'p' /*partitioned table*/,
            'f' /*foreign table*/,
        ])
            .where('ns.nspname', '!~', '^pg_')
            .where('ns.nspname', '!=', 'information_schema')
            // Filter out internal cockroachdb schema
            .where('ns.nspname', '!=', 'crdb_internal')
            // Only schemas where we are allowed access
            .where((0,sql/* sql */.l) `has_schema_privilege(ns.nspname, 'USAGE')`)
            // No system columns
            .where('a.attnum', '>=', 0)
            .where('a.attisdropped', '!=', true)
            .orderBy('ns.nspname')
            .orderBy('c.relname')
            .orderBy('a.attnum')
            .$castTo();
        if (!options.withInternalKyselyTables) {
            query = query
                .where('c.relname', '!=', migrator/* DEFAULT_MIGRATION_TABLE */.kQ)
                .where('c.relname', '!=', migrator/* DEFAULT_MIGRATION_LOCK_TABLE */.sy);
        }
        const rawColumns = await query.execute();
        return this.#parseTableMetadata(rawColumns);
    }
    #parseTableMetadata(columns) {
        const tables = [];
        const schemas = new Map();
        for (const column of columns) {
            let schema = schemas.get(column.schema);
            if (!schema) {
                schema = new Map();
                schemas.set(column.schema, schema);
            }
            let table = schema.get(column.table);
            if (!table) {
                table = (0,object_utils/* freeze */.CN)({
                    columns: [],
                    isForeign: column.table_type === 'f',
                    isView: column.table_type === 'v',
                    name: column.table,
                    schema: column.schema,
                });
                schema.set(column.table, table);
                tables.push(table);
            }
            table.columns.push((0,object_utils/* freeze */.CN)({
                comment: column.column_description ?? undefined,
                dataType: column.type,
                dataTypeSchema: column.type_schema,
                hasDefaultValue: column.has_default,
                isAutoIncrementing: column.auto_incrementing !== null,
                isNullable: !column.not_null,
                name: column.column,
            }));
        }
        return tables;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/default-query-compiler.js + 1 modules
var default_query_compiler = __webpack_require__(4034);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-query-compiler.js
/// <reference types="./postgres-query-compiler.d.ts" />

const ID_WRAP_REGEX = /"/g;
class PostgresQueryCompiler extends default_query_compiler/* DefaultQueryCompiler */.n {
    sanitizeIdentifier(identifier) {
        return identifier.replace(ID_WRAP_REGEX, '""');
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/dialect-adapter-base.js
var dialect_adapter_base = __webpack_require__(58676);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-adapter.js
/// <reference types="./postgres-adapter.d.ts" />


const LOCK_ID = BigInt('3853314791062309107');
const LOCK_TIMEOUT_MILLISECONDS = 60 * 60 * 1_000;
class PostgresAdapter extends dialect_adapter_base/* DialectAdapterBase */.l {
    get supportsTransactionalDdl() {
        return true;
    }
    get supportsReturning() {
        return true;
    }
    async acquireMigrationLock(db, _opt) {
        // in 1 RTT, acquire a session-level advisory lock with a timeout.
        //
        // if ever this runs inside a transaction, niche edge case we support - the
        // user is responsible to set a different timeout value or disable (`0` value).
        await (0,sql/* sql */.l) `
    with set_timeout as (
      select set_config('lock_timeout', '${sql/* sql */.l.lit(LOCK_TIMEOUT_MILLISECONDS)}', true) as config_val
    )
    select pg_advisory_lock(${sql/* sql */.l.lit(LOCK_ID)})
    from set_timeout`.execute(db);
    }
    async releaseMigrationLock(db, _opt) {
        await (0,sql/* sql */.l) `select pg_advisory_unlock(${sql/* sql */.l.lit(LOCK_ID)})`.execute(db);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-dialect.js
/// <reference types="./postgres-dialect.d.ts" />




/**
 * PostgreSQL dialect that uses the [pg](https://node-postgres.com/) library.
 *
 * The constructor takes an instance of {@link PostgresDialectConfig}.
 *
 * ```ts
 * import { Pool } from 'pg'
 *
 * new PostgresDialect({
 *   pool: new Pool({
 *     database: 'some_db',
 *     host: 'localhost',
 *   })
 * })
 * ```
 *
 * If you want the pool to only be created once it's first used, `pool`
 * can be a function:
 *
 * ```ts
 * import { Pool } from 'pg'
 *
 * new PostgresDialect({
 *   pool: async () => new Pool({
 *     database: 'some_db',
 *     host: 'localhost',
 *   })
 * })
 * ```
 */
class PostgresDialect {
    #config;
    constructor(config) {
        this.#config = config;
    }
    createDriver() {
        return new PostgresDriver(this.#config);
    }
    createQueryCompiler() {
        return new PostgresQueryCompiler();
    }
    createAdapter() {
        return new PostgresAdapter();
    }
    createIntrospector(db) {
        return new PostgresIntrospector(db);
    }
}

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
// EXTERNAL MODULE: ./lib/store/database-url.js
var database_url = __webpack_require__(64788);
// EXTERNAL MODULE: ./lib/store/inbox/lane-locks.js
var lane_locks = __webpack_require__(89539);
;// CONCATENATED MODULE: ./lib/store/inbox/wakeup-jobs.js
const SCHEMA = 'rekindle_jobs';
const QUEUE = 'lanes';
/** A job lives for a moment: who fetches it removes it. What a crash left is gone after this, in seconds. */
const LITTER = 60;
/** Of one lane at most one wake-up waits (`short`); errors of its upkeep are told to `failed`. */
async function openJobs(url, failed) {
    const { PgBoss, fromKysely } = await Promise.all(/* import() */[__webpack_require__.e(849), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 32509));
    const boss = new PgBoss({
        connectionString: url,
        application_name: 'rekindle jobs',
        schema: SCHEMA,
        max: 3,
        schedule: false,
        registerInstance: false,
        openTelemetry: { enabled: false },
    });
    boss.on('error', failed);
    return {
        async start() {
            await boss.start();
            await boss.createQueue(QUEUE, {
                policy: 'short',
                retryLimit: 0,
                expireInSeconds: LITTER,
                deleteAfterSeconds: LITTER,
            });
        },
        stop: () => boss.stop({ graceful: false }),
        async send(lanes, trx) {
            if (lanes.length === 0)
                return true;
            const jobs = lanes.map((lane) => ({ data: { lane }, singletonKey: lane }));
            const ids = await boss.insert(QUEUE, jobs, {
                returnId: true,
                ...(trx ? { db: fromKysely(trx) } : {}),
            });
            return ids?.length === lanes.length;
        },
        async take(most) {
            const jobs = await boss.fetch(QUEUE, { batchSize: most });
            if (jobs.length === 0)
                return [];
            const ids = jobs.map(({ id }) => id);
            await boss.deleteJob(QUEUE, ids);
            return jobs.map(({ data }) => data.lane);
        },
    };
}

// EXTERNAL MODULE: ./lib/store/migrate.js + 1 modules
var migrate = __webpack_require__(43926);
;// CONCATENATED MODULE: ./lib/store/postgres.js
// PostgreSQL: a connection pool, values as plain text and numbers, tables migrated once.






/** For all that is asked besides the lanes that are held; these have a connection of their own. */
const CONNECTIONS = 10;
/** How long is waited for a connection, and for an answer; milliseconds. */
const WAITS = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 };
/**
 * How long the connection that holds the lanes may be silent, milliseconds: known to be gone by then, before
 * the server, which is told to wait for a minute, gives its lanes to others.
 */
const SILENT = 20_000;
/** A transaction of which nothing is heard for so long is rolled back by the server, milliseconds. */
const FORSAKEN = 30_000;
/** The oldest PostgreSQL that pg-boss runs on. */
const OLDEST = 13;
/** Who brings tables up to date holds this lock of the database; any number will do that stays. */
const MIGRATING = 7_351_260_001;
/** Object ids of types in PostgreSQL (pg_type.dat): int8, timestamptz, json, jsonb. */
const AS_NUMBER = new Set([20]);
const AS_TEXT = new Set([1184, 114, 3802]);
async function newEnough(db, title) {
    const query = (0,sql/* sql */.l) `SELECT current_setting('server_version_num') AS found`;
    const found = Math.trunc(Number((await query.execute(db)).rows[0]?.found) / 10_000);
    if (found >= OLDEST)
        return;
    throw new errors/* UserError */.yo(`${title} is too old: found PostgreSQL ${found}, expected ${OLDEST} or newer. Nothing was changed. ` +
        'Upgrade it, or name another server in DATABASE_URL.');
}
/** One process after the other, however many start at once. */
async function prepareTables(client, db, jobs, title) {
    client.on('error', () => { });
    await client.connect();
    try {
        await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
        await db.transaction().execute((trx) => (0,migrate/* migrate */._)(trx, 'postgres', title));
        await jobs.start();
    }
    finally {
        await client.end();
    }
}
/** Opens the database and brings it up to date. Throws `UserError` where it is not to be had, or not ours. */
async function openPostgres(url, title) {
    const { default: pg } = await __webpack_require__.e(/* import() */ 849).then(__webpack_require__.bind(__webpack_require__, 83849));
    const types = pg.types;
    const parsers = {
        getTypeParser(oid, format) {
            if (AS_NUMBER.has(oid))
                return Number;
            if (AS_TEXT.has(oid))
                return String;
            return types.getTypeParser(oid, format);
        },
    };
    const config = {
        connectionString: url,
        application_name: 'rekindle',
        keepAlive: true,
        types: parsers,
        ...WAITS,
    };
    let told = () => { };
    const failed = (error) => told(error);
    const pool = new pg.Pool({ ...config, max: CONNECTIONS });
    // An idle connection that breaks is told by an event, which would end the process if no one heard it.
    pool.on('error', failed);
    // One that is in use tells anyone who asked, and by an event as well.
    pool.on('connect', (used) => {
        used.on('error', () => { });
        // What a vanished machine has taken is to be free for the others; an error is told by what is asked next.
        used.query(`${lane_locks/* KEEPALIVE */.xg}; SET idle_in_transaction_session_timeout = ${FORSAKEN}`).catch(() => { });
    });
    const db = new kysely/* Kysely */._$({ dialect: new PostgresDialect({ pool }) });
    const jobs = await openJobs(url, failed);
    const client = () => new pg.Client({ ...config, query_timeout: SILENT });
    const close = async () => {
        await jobs.stop();
        await db.destroy();
    };
    try {
        await newEnough(db, title);
        await prepareTables(new pg.Client(config), db, jobs, title);
    }
    catch (error) {
        await close().catch(() => { });
        throw (0,database_url/* refusalOf */.O)(error, title);
    }
    return { db, jobs, client, close, report: (to) => (told = to) };
}


/***/ })

};
