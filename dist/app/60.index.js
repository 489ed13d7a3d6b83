export const id = 60;
export const ids = [60];
export const modules = {

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

/***/ 42060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSqlite: () => (/* binding */ openSqlite)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 74 modules
var kysely = __webpack_require__(2735);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/default-query-compiler.js + 1 modules
var default_query_compiler = __webpack_require__(4034);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-query-compiler.js
/// <reference types="./sqlite-query-compiler.d.ts" />

const ID_WRAP_REGEX = /"/g;
const JSON_PATH_MEMBER_ESCAPE_REGEX = /[\\'"]/g;
class SqliteQueryCompiler extends default_query_compiler/* DefaultQueryCompiler */.n {
    visitOrAction(node) {
        this.append('or ');
        this.append(node.action);
    }
    getCurrentParameterPlaceholder() {
        return '?';
    }
    getLeftExplainOptionsWrapper() {
        return '';
    }
    getRightExplainOptionsWrapper() {
        return '';
    }
    getLeftIdentifierWrapper() {
        return '"';
    }
    getRightIdentifierWrapper() {
        return '"';
    }
    getAutoIncrement() {
        return 'autoincrement';
    }
    sanitizeIdentifier(identifier) {
        return identifier.replace(ID_WRAP_REGEX, '""');
    }
    sanitizeJSONPathMemberValue(value) {
        return value.replace(JSON_PATH_MEMBER_ESCAPE_REGEX, (char) => char === '\\' ? '\\\\' : char === "'" ? "''" : '\\"');
    }
    visitDefaultInsertValue(_) {
        // sqlite doesn't support the `default` keyword in inserts.
        this.append('null');
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/dialect-adapter-base.js
var dialect_adapter_base = __webpack_require__(58676);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-adapter.js
/// <reference types="./sqlite-adapter.d.ts" />

class SqliteAdapter extends dialect_adapter_base/* DialectAdapterBase */.l {
    get supportsMultipleConnections() {
        return false;
    }
    get supportsTransactionalDdl() {
        return false;
    }
    get supportsReturning() {
        return true;
    }
    async acquireMigrationLock(_db, _opt) {
        // SQLite only has one connection that's reserved by the migration system
        // for the whole time between acquireMigrationLock and releaseMigrationLock.
        // We don't need to do anything here.
    }
    async releaseMigrationLock(_db, _opt) {
        // SQLite only has one connection that's reserved by the migration system
        // for the whole time between acquireMigrationLock and releaseMigrationLock.
        // We don't need to do anything here.
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/migration/migrator.js
var migrator = __webpack_require__(46847);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/dialect/sqlite/sqlite-introspector.js
/// <reference types="./sqlite-introspector.d.ts" />


class SqliteIntrospector {
    #db;
    constructor(db) {
        this.#db = db;
    }
    async getSchemas() {
        // Sqlite doesn't support schemas.
        return [];
    }
    async getTables(options = { withInternalKyselyTables: false }) {
        return await this.#getTableMetadata(options);
    }
    #tablesQuery(qb, options) {
        let tablesQuery = qb
            .selectFrom('sqlite_master')
            .where('type', 'in', ['table', 'view'])
            .where('name', 'not like', 'sqlite_%')
            .select(['name', 'sql', 'type'])
            .orderBy('name');
        if (!options.withInternalKyselyTables) {
            tablesQuery = tablesQuery
                .where('name', '!=', migrator/* DEFAULT_MIGRATION_TABLE */.kQ)
                .where('name', '!=', migrator/* DEFAULT_MIGRATION_LOCK_TABLE */.sy);
        }
        return tablesQuery;
    }
    async #getTableMetadata(options) {
        const tablesResult = await this.#tablesQuery(this.#db, options).execute();
        const tableMetadata = await this.#db
            .with('table_list', (qb) => this.#tablesQuery(qb, options))
            .selectFrom([
            'table_list as tl',
            (0,sql/* sql */.l) `pragma_table_info(tl.name)`.as('p'),
        ])
            .select([
            'tl.name as table',
            'p.cid',
            'p.name',
            'p.type',
            'p.notnull',
            'p.dflt_value',
            'p.pk',
        ])
            .orderBy('tl.name')
            .orderBy('p.cid')
            .execute();
        const columnsByTable = {};
        for (const row of tableMetadata) {
            columnsByTable[row.table] ??= [];
            columnsByTable[row.table].push(row);
        }
        return tablesResult.map(({ name, sql, type }) => {
            // // Try to find the name of the column that has `autoincrement` 🤦
            let autoIncrementCol = sql
                ?.split(/[\(\),]/)
                ?.find((it) => it.toLowerCase().includes('autoincrement'))
                ?.trimStart()
                ?.split(/\s+/)?.[0]
                ?.replace(/["`]/g, '');
            const columns = columnsByTable[name] ?? [];
            // Otherwise, check for an INTEGER PRIMARY KEY
            // https://www.sqlite.org/autoinc.html
            if (!autoIncrementCol) {
                const pkCols = columns.filter((r) => r.pk > 0);
                if (pkCols.length === 1 && pkCols[0].type.toLowerCase() === 'integer') {
                    autoIncrementCol = pkCols[0].name;
                }
            }
            return {
                name: name,
                isView: type === 'view',
                isForeign: false,
                columns: columns.map((col) => ({
                    name: col.name,
                    dataType: col.type,
                    isNullable: !col.notnull,
                    isAutoIncrementing: col.name === autoIncrementCol,
                    hasDefaultValue: col.dflt_value != null,
                    comment: undefined,
                })),
            };
        });
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/raw-node.js
var raw_node = __webpack_require__(43109);
// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/identifier-node.js
var identifier_node = __webpack_require__(29648);
// EXTERNAL MODULE: ./node_modules/kysely/dist/util/query-id.js + 1 modules
var query_id = __webpack_require__(87857);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(94596);
;// CONCATENATED MODULE: ./node_modules/kysely-generic-sqlite/dist/base-lEEOncz7.mjs

//#region src/base.ts
var BaseSqliteDialect = class {
	/**
	* Base class that implements {@link Dialect}
	* @param create function that create {@link Driver}
	*/
	constructor(create) {
		this.createDriver = create;
	}
	createDriver;
	createQueryCompiler() {
		return new SqliteQueryCompiler();
	}
	createAdapter() {
		return new SqliteAdapter();
	}
	createIntrospector(db) {
		return new SqliteIntrospector(db);
	}
};
/**
* Execute a savepoint command (savepoint / rollback to / release) with a
* sanitized identifier.
*/
async function runSavepoint(command, connection, savepointName, compileQuery) {
	await connection.executeQuery(compileQuery(raw_node/* RawNode */.z.createWithChildren([raw_node/* RawNode */.z.createWithSql(`${command} `), identifier_node/* IdentifierNode */.O.create(savepointName)]), (0,query_id/* createQueryId */.a)()));
}
var BaseSqliteDriver = class {
	init;
	/**
	* The active database connection, set during {@link init}.
	*/
	conn;
	/**
	* @param init - async function that creates and assigns `this.conn`.
	*   You **must** implement {@link destroy} to release resources.
	*/
	constructor(init) {
		this.init = init;
	}
	async acquireConnection() {
		return this.conn;
	}
	async releaseConnection() {}
	async beginTransaction(connection) {
		await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw("begin"));
	}
	async commitTransaction(connection) {
		await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw("commit"));
	}
	async rollbackTransaction(connection) {
		await connection.executeQuery(compiled_query/* CompiledQuery */.E.raw("rollback"));
	}
	async savepoint(connection, savepointName, compileQuery) {
		await runSavepoint("savepoint", connection, savepointName, compileQuery);
	}
	async rollbackToSavepoint(connection, savepointName, compileQuery) {
		await runSavepoint("rollback to", connection, savepointName, compileQuery);
	}
	async releaseSavepoint(connection, savepointName, compileQuery) {
		await runSavepoint("release", connection, savepointName, compileQuery);
	}
};
/**
* Resolve a value or a factory function into a promise.
* If the argument is a function, it is called and the result is awaited; otherwise the value is returned as-is.
*/
async function access(data) {
	return typeof data === "function" ? await data() : data;
}
/**
* Wrapper for {@link IGenericSqlite}'s `query` function
*
* Uses {@link IGenericSqliteExecutor.isQuery} to decide whether to call
* `exec.all` or `exec.run`, default is {@link defaultIsQuery}.
*
* The default only recognizes Kysely `SELECT` nodes and data-changing nodes with
* `RETURNING`; it intentionally treats raw SQL and worker requests as writes.
* Provide `isQuery` when those statements can return rows. A `run` result may
* include optional `rows`, which are forwarded unchanged.
*/
function buildQueryFn(exec) {
	const isQuery = exec.isQuery ?? defaultIsQuery;
	return async (_isSelect, sql, parameters, node) => {
		if (isQuery(sql, node)) return { rows: await exec.all(sql, parameters) };
		return {
			rows: [],
			...await exec.run(sql, parameters)
		};
	};
}
function parseBigInt(num) {
	return num === void 0 || num === null ? void 0 : BigInt(num);
}
/**
* Classifies Kysely AST nodes that are known to return rows.
*
* This intentionally does not parse SQL. It returns `false` for `RawNode`,
* including raw `SELECT` or `PRAGMA` statements, and for worker requests where
* the operation node is unavailable. Supply a custom `isQuery` callback when
* those statements need to use `all`.
*/
function defaultIsQuery(_sql, node) {
	if (node) {
		if (SelectQueryNode.is(node)) return true;
		if (InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) return Boolean(node.returning);
	}
	return false;
}
//#endregion


// EXTERNAL MODULE: ./node_modules/kysely/dist/operation-node/select-query-node.js + 2 modules
var select_query_node = __webpack_require__(23637);
;// CONCATENATED MODULE: ./node_modules/kysely-generic-sqlite/dist/index.mjs


//#region src/driver.ts
/**
* {@link Driver} implementation that owns a single {@link IGenericSqlite}
* instance.
*/
var GenericSqliteDriver = class extends BaseSqliteDriver {
	/** The underlying SQLite executor. */
	db;
	/**
	* @param executor - factory returning an {@link IGenericSqlite}
	* @param onCreateConnection - optional callback after connection is created
	*/
	constructor(executor, onCreateConnection) {
		super(async (options) => {
			const db = await executor(options);
			this.db = db;
			this.conn = new GenericSqliteConnection(db);
			try {
				await onCreateConnection?.(this.conn, options);
			} catch (error) {
				this.conn = void 0;
				this.db = void 0;
				await db.close();
				throw error;
			}
		});
	}
	async destroy() {
		await this.db?.close();
	}
};
/**
* {@link DatabaseConnection} backed by an {@link IGenericSqlite} instance.
*/
var GenericSqliteConnection = class {
	db;
	constructor(db) {
		this.db = db;
	}
	async *streamQuery({ parameters, query, sql }, chunkSize, options) {
		if (!this.db.iterator) throw new Error("streamQuery() is not supported.");
		const it = this.db.iterator(select_query_node/* SelectQueryNode */.L.is(query), sql, parameters, chunkSize);
		for await (const row of it) {
			if (options?.signal?.aborted) break;
			yield { rows: [row] };
		}
	}
	async executeQuery({ parameters, query, sql }, options) {
		options?.signal?.throwIfAborted();
		return await this.db.query(select_query_node/* SelectQueryNode */.L.is(query), sql, parameters, query);
	}
};
//#endregion
//#region src/dialect.ts
/**
* Dialect for generic SQLite implementations running queries on the main
* thread.
*
* @param executor - factory returning an {@link IGenericSqlite}
* @param onCreateConnection - optional callback invoked after a connection is
*   established
*/
var GenericSqliteDialect = class extends BaseSqliteDialect {
	constructor(executor, onCreateConnection) {
		super(() => new GenericSqliteDriver(executor, onCreateConnection));
	}
};
//#endregion


// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
// EXTERNAL MODULE: ./lib/store/migrate.js + 1 modules
var migrate = __webpack_require__(43926);
;// CONCATENATED MODULE: ./lib/store/sqlite.js
// SQLite as a file of this process alone: opened, locked and migrated, or refused with what to do.






/** Statements that are kept prepared; longer ones are of batches, and seldom come twice. */
const KEPT = { statements: 300, length: 1_000 };
const NOT_WRITABLE = 'cannot be written, expected a file and a folder that this user may write. Correct their owner or mode.';
/** SQLite's result codes for people (sqlite.org, "Result and Error Codes"), whole or by their low byte. */
const REFUSALS = {
    5: 'is in use by another process, expected to have it alone. Stop that process first; ' +
        'for several processes set DATABASE_URL to a PostgreSQL database.',
    8: NOT_WRITABLE,
    10: 'cannot be read or written: the disk reports an error. Look after the disk, then start again.',
    11: 'is damaged, expected a whole SQLite database. Put it aside and restore a backup.',
    13: 'cannot grow: the disk is full. Make room, then start again.',
    14: 'cannot be opened, expected a file in a folder that this user may write. ' +
        'Correct the path, owner or mode.',
    3850: NOT_WRITABLE,
    26: 'is no SQLite database, expected one or no file at all. Put it aside, or name another file.',
};
/** The same error where it means nothing to a person. */
function refusalOf(error, title) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
    const words = typeof code === 'number' ? (REFUSALS[code] ?? REFUSALS[code & 0xff]) : undefined;
    return words === undefined ? error : new errors/* UserError */.yo(`${title} ${words} Nothing was changed.`);
}
/** Folder by folder: what Node makes at once it tries for ever where a system has no place for folders. */
function makeFolders(folder) {
    const isThere = () => (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isThere())
        return;
    makeFolders(external_node_path_.dirname(folder));
    try {
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    }
    catch (error) {
        // Another process was quicker.
        if (!isThere())
            throw error;
    }
}
function makeFolder(folder, title) {
    try {
        makeFolders(external_node_path_.resolve(folder));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        throw new errors/* UserError */.yo(`${title} has no folder: found that ${folder} cannot be made (${code}), expected one that this user ` +
            'may write. Make it, or name another file.');
    }
}
/** Throws once the path is another file than the one that was opened: what is written would be nowhere. */
function watchOver(file, title) {
    const idOf = (of) => {
        const found = (0,external_node_fs_.statSync)(of, { bigint: true, throwIfNoEntry: false });
        return found && `${found.dev} ${found.ino}`;
    };
    const opened = new Map([file, `${file}-wal`].map((of) => [of, idOf(of)]));
    return () => {
        for (const [of, id] of opened) {
            const now = idOf(of);
            // The second one is made by the first that is written.
            if (id === undefined)
                opened.set(of, now);
            else if (now !== id)
                throw new errors/* WorldError */.nM('lost', `${title} was removed or replaced while it is open: found ${now ? 'another file' : 'nothing'} at ` +
                    `${of}, expected the one that was opened. Nothing more is kept. ` +
                    'Stop the bot, put its files back or restore a backup, and start it again.');
        }
    };
}
/** `node:sqlite` as kysely's dialect asks for it, with its statements kept prepared. */
function executor(db, watch) {
    const kept = new Map();
    const prepare = (sql) => {
        const statement = kept.get(sql) ?? db.prepare(sql);
        if (kept.size < KEPT.statements && sql.length < KEPT.length)
            kept.set(sql, statement);
        return statement;
    };
    return {
        db,
        query: (_, sql, parameters) => {
            if (!db.isTransaction) {
                // Where a write fails for good SQLite has rolled back by itself: the first error is the one to tell.
                if (sql === 'rollback')
                    return { rows: [] };
                watch();
            }
            const statement = prepare(sql);
            if (statement.columns().length > 0)
                return { rows: statement.all(...parameters) };
            const { changes, lastInsertRowid } = statement.run(...parameters);
            const [numAffectedRows, insertId] = [parseBigInt(changes), parseBigInt(lastInsertRowid)];
            return {
                rows: [],
                ...(numAffectedRows === undefined ? {} : { numAffectedRows }),
                ...(insertId ? { insertId } : {}),
            };
        },
        close: () => db.close(),
    };
}
/** Locked first, so that of two that begin at once one gets it; written only where it is ours. */
async function prepareTables(native, db, title) {
    // Webhooks are larger than a usual page: this counts for a file that is new, and changes no other.
    native.exec('PRAGMA page_size = 16384');
    native.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT; PRAGMA foreign_keys = ON');
    await (0,migrate/* versionOf */.E)(db, 'sqlite', title);
    native.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    await db.transaction().execute((trx) => (0,migrate/* migrate */._)(trx, 'sqlite', title));
}
/**
 * Opens the file, and makes it with its folder where it is absent. The lock is the process's own: it ends
 * with it, however it ends; another one's is waited for as long as `patience` says, in milliseconds. Throws
 * `UserError` where the file cannot be ours.
 */
async function openSqlite(file, title, patience) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    makeFolder(external_node_path_.dirname(file), title);
    let native = null;
    try {
        native = new DatabaseSync(file, { timeout: patience });
        const opened = native;
        let watch = () => { };
        const dialect = new GenericSqliteDialect(() => executor(opened, () => watch()));
        const db = new kysely/* Kysely */._$({ dialect });
        await prepareTables(native, db, title);
        watch = watchOver(file, title);
        return db;
    }
    catch (error) {
        if (native?.isOpen)
            native.close();
        throw refusalOf(error, title);
    }
}


/***/ })

};
