// What is read out of a dump, what is passed over or refused, and how cells are written in place.
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { type SqlDocument, sqlDump } from '../../../src/text/sql/dump.ts';

const codec = sqlDump('state');
const cells = (text: string) => codec.parse(text).blocks.flatMap(({ rows }) => rows.map((row) => row.cells));
const fault = (text: string): unknown => {
  try {
    return codec.parse(text);
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
};

const copied = (...rows: readonly string[]) =>
  `COPY public.state (a, b) FROM stdin;\n${rows.join('\n')}\n\\.\n`;
const inserted = (values: string) => `INSERT INTO state (a, b) VALUES ${values};\n`;

describe('COPY', () => {
  test('S05 cells, \\N for null, escapes, and the end', () => {
    const text = copied('x\t\\N', '\t\\\\N', 'tab\\tline\\nback\\\\\\x41\\303\\251\\v\\q\t\\b').replaceAll(
      '\n',
      '\r\n',
    );
    expect(codec.parse(text).blocks).toEqual([
      {
        columns: ['a', 'b'],
        rows: [
          { line: 2, cells: ['x', null] },
          { line: 3, cells: ['', '\\N'] },
          { line: 4, cells: ['tab\tline\nback\\Aé\vq', '\b'] },
        ],
      },
    ]);
  });

  test('a quoted schema and table, and names in any case', () => {
    expect(cells('copy "Public"."state" ("a", B) from STDIN;\n1\t2\n\\.\n')).toEqual([['1', '2']]);
    expect(codec.parse('COPY state ("A", B) FROM stdin;\n\\.\n').blocks[0]?.columns).toEqual(['A', 'b']);
  });

  test('other tables are passed over, whatever their rows are', () => {
    const other = "COPY public.state_snapshots (a) FROM stdin;\nCOPY state it's \\\n\\.\n";
    expect(cells(`${other}${copied('1\t2')}COPY other FROM stdin WITH (FORMAT csv);\n"\n\\.\n`)).toEqual([
      ['1', '2'],
    ]);
    expect(cells('COPY state (a, b) TO stdout;\nCOPY (SELECT 1; ) TO stdout;\n')).toEqual([]);
  });

  test('S02 without its end it is cut off', () => {
    for (const text of ['COPY state (a, b) FROM stdin;\n1\t2\n', 'COPY other (a) FROM stdin;\n1\n'])
      expect(fault(text)).toMatchObject({
        rule: 'state-readable',
        message: expect.stringContaining('cut off'),
      });
  });
});

describe('INSERT', () => {
  test.each([
    ["('x', 'it''s')", ['x', "it's"]],
    ["(E'a\\tb\\\\\\'\\u00e9\\U0001F600\\x41\\101\\q''', NULL)", ["a\tb\\'é😀AAq'", null]],
    ["($$it's$$, $t$a $$ b$t$)", ["it's", 'a $$ b']],
    ['(\'{"a": 1}\'::jsonb, NULL::json)', ['{"a": 1}', null]],
    [
      "('x'::character varying(50), timestamp with time zone '2026-01-01 00:00:00+00')",
      ['x', '2026-01-01 00:00:00+00'],
    ],
    ['(-1.5e+3, true)', ['-1.5e+3', 'true']],
    ["(now(), ARRAY['a', 'b'])", ['now()', "ARRAY['a', 'b']"]],
    ["('a' || 'b', (1, 2))", ["'a' || 'b'", '(1, 2)']],
    ["('a -- no', /* (1, 2) /* nested */ */ 'b' -- c\n)", ['a -- no', 'b']],
  ])('%s', (values, expected) => {
    expect(cells(inserted(values))).toEqual([expected]);
  });

  test('several rows, several statements, and what may stand around them', () => {
    const text =
      `\\connect db\nBEGIN;\n${inserted("(1, 2),\n\n  ('(3', '4;')")}` +
      'INSERT INTO "public"."state" (b) OVERRIDING SYSTEM VALUE VALUES (5) ' +
      'ON CONFLICT (b) DO UPDATE SET b = 6;\n' +
      "INSERT INTO state_log (a) VALUES ('INSERT INTO state (a, b) VALUES (7, 8);');\nCOMMIT;";
    expect(codec.parse(text).blocks).toEqual([
      {
        columns: ['a', 'b'],
        rows: [
          { line: 3, cells: ['1', '2'] },
          { line: 5, cells: ['(3', '4;'] },
        ],
      },
      { columns: ['b'], rows: [{ line: 6, cells: ['5'] }] },
    ]);
  });

  test.each([
    'INSERT OR REPLACE INTO',
    'INSERT OR IGNORE INTO',
    'INSERT IGNORE INTO',
    'insert low_priority ignore into',
    'INSERT',
    'REPLACE INTO',
    'REPLACE',
  ])('%s adds rows as well, also after others', (words) => {
    const more = `${words} state (a, b) VALUES (3, 4);\n`;
    expect(cells(more)).toEqual([['3', '4']]);
    expect(cells(inserted('(1, 2)') + more)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(cells(inserted('(1, 2)') + more.replace('state', 'state_log'))).toEqual([['1', '2']]);
  });

  test('statements that name the table and leave its rows are passed over', () => {
    const around = [
      'DROP TABLE IF EXISTS state;',
      'DELETE FROM state;',
      'CREATE TRIGGER t BEFORE UPDATE ON state EXECUTE PROCEDURE f();',
      inserted('(1, 2)'),
      'GRANT SELECT, INSERT, UPDATE ON state TO web;',
      "COMMENT ON TABLE state IS 'DELETE it';",
      'SELECT count(*) FROM state;',
      "DO $$ BEGIN RAISE NOTICE 'the state is there'; END $$;",
      'UPDATE state_log SET a = 1;',
    ];
    expect(cells(`${around.join('\n')}\n`)).toEqual([['1', '2']]);
  });

  test('columns that are not named are those of CREATE TABLE', () => {
    const create =
      'CREATE UNLOGGED TABLE IF NOT EXISTS public.state (\n' +
      '  a uuid NOT NULL DEFAULT f(1, 2),\n  "B c" numeric(3, 2),\n' +
      '  CONSTRAINT k PRIMARY KEY (a, "B c"),\n  CHECK (a > 0)\n);\n';
    expect(codec.parse(`${create}INSERT INTO state VALUES (1, 2);`).blocks[0]?.columns).toEqual(['a', 'B c']);
    expect(fault('INSERT INTO state VALUES (1, 2);')).toMatchObject({
      message: expect.stringContaining('rows of state without names on line 1'),
    });
  });

  test('a function with semicolons is one statement', () => {
    const body =
      'CREATE FUNCTION f() RETURNS int AS $$ INSERT INTO state (a, b) VALUES (8, 9); $$ LANGUAGE sql;\n';
    expect(cells(body + inserted('(1, 2)'))).toEqual([['1', '2']]);
  });
});

describe('what is refused', () => {
  test.each([
    ['a cell too few', copied('1'), 2, 'found 1 cell on line 2, expected 2'],
    ['a value too many', inserted('(1, 2), (1, 2, 3)'), 1, 'found 3 cells'],
    ['a value that is not there', inserted('(1, )'), 1, 'expected a value'],
    ['S02 a row that is cut off', "INSERT INTO state (a, b) VALUES (1, 'x", 1, 'never closed'],
    ['S02 a list of rows that is cut off', 'INSERT INTO state (a, b) VALUES (1, 2),', 1, 'cut off'],
    ['S02 a statement in a row', inserted('(1, 2; 3)'), 1, '";" within a row'],
    ['S02 a comment that is cut off', '/* x', 1, 'never closed'],
    ['rows of a query', 'INSERT INTO state (a, b) SELECT 1, 2;', 1, 'expected VALUES'],
    [
      'COPY in another form',
      "COPY state (a, b) FROM stdin WITH (DELIMITER ',');\n1,2\n\\.\n",
      1,
      'COPY with options',
    ],
    ['a backslash at the end of a cell', copied('1\t2\\'), 2, 'a backslash at the end'],
    [
      'rows that are changed later',
      `${copied('1\t2')}UPDATE ONLY public.state SET a = 2;`,
      4,
      'UPDATE of state',
    ],
    ['rows that are deleted later', `${copied('1\t2')}DELETE FROM state;`, 4, 'DELETE of state'],
    ['rows that are dropped later', `${copied('1\t2')}DROP TABLE state;`, 4, 'DROP of state'],
    [
      'rows of a statement with another at its head',
      'WITH x AS (SELECT 1) INSERT INTO state (a, b) SELECT 1, 2;',
      1,
      'rows of state within a statement that begins with WITH',
    ],
    [
      'rows within a block',
      'BEGIN INSERT INTO state (a, b) VALUES (1, 2); END;',
      1,
      'rows of state within a statement that begins with BEGIN',
    ],
    [
      'rows of a block of code',
      'DO $$ BEGIN INSERT INTO State (a, b) VALUES (1, 2); END $$;',
      1,
      'rows of state within a statement that begins with DO',
    ],
    [
      'rows that are merged',
      'MERGE INTO state USING x ON a = b WHEN MATCHED THEN DELETE;',
      1,
      'rows of state within a statement that begins with MERGE',
    ],
    ['rows that are taken back', `BEGIN;\n${inserted('(1, 2)')}ROLLBACK;`, 3, 'ROLLBACK after rows of state'],
    [
      'a table that is renamed',
      `${inserted('(1, 2)')}ALTER TABLE state RENAME TO old;`,
      2,
      'renames to or from',
    ],
    [
      'a table of another name',
      'ALTER TABLE public.other RENAME TO "state";',
      1,
      'ALTER TABLE that renames to or from state',
    ],
    ['rows of a file', "COPY state FROM '/tmp/x.csv';", 1, 'COPY state FROM, which reads another file'],
    ['a file of psql', '\\i other.sql\n', 1, '\\i, which reads another file'],
    [
      'rows of a file by psql',
      "\\copy public.state from 'x.csv' csv\n",
      1,
      '\\copy, which reads another file',
    ],
    ['a file of sqlite3', '.read other.sql\n', 1, '.read, which reads another file'],
    [
      'rows of a file by sqlite3',
      `.mode csv\n.import x.csv state\n${inserted('(1, 2)')}`,
      2,
      '.import, which',
    ],
    [
      'rows of a file by mysql',
      "LOAD DATA INFILE 'x' INTO TABLE state;",
      1,
      'LOAD, which reads another file',
    ],
    ['a file of mysql', 'SOURCE other.sql;', 1, 'SOURCE, which reads another file'],
    ['rows by SET', 'INSERT INTO state SET a = 1;', 1, 'expected VALUES'],
  ])('%s', (_, text, line, message) => {
    expect(fault(text)).toMatchObject({
      rule: 'state-readable',
      line,
      message: expect.stringContaining(message),
    });
  });

  test('S03 conflict markers', () => {
    expect(fault(`<<<<<<< a\n${copied('1\t2')}`)).toMatchObject({ rule: 'state-not-conflicted', line: 1 });
  });

  test.each([
    ['a transaction that is kept', `BEGIN;\n${inserted('(1, 2)')}COMMIT;\nROLLBACK;\n`],
    ['rows before the transaction', `${inserted('(1, 2)')}BEGIN;\nSELECT 1;\nROLLBACK;\n`],
    ['another table', `ALTER TABLE a RENAME TO b;\nCOPY x FROM '/tmp/x.csv';\n${inserted('(1, 2)')}`],
    ['rows that go out', `${inserted('(1, 2)')}COPY state TO '/tmp/x.csv';\n\\copy state to 'x.csv'\n`],
    ['commands of a client', `\\connect tides\n.mode csv\n.headers on\n${inserted('(1, 2)')}`],
    ['a library', `LOAD 'auto_explain';\n${inserted('(1, 2)')}`],
  ])('read as before: %s', (_, text) => {
    expect(cells(text)).toEqual([['1', '2']]);
  });

  test('emptying the table before its rows is how dumps begin', () => {
    expect(
      cells(`TRUNCATE TABLE state;\nDELETE FROM state;\n${copied('1\t2')}ALTER TABLE state ADD x int;`),
    ).toEqual([['1', '2']]);
  });
});

describe('print', () => {
  const set = (text: string, ...values: readonly (string | null)[]): string => {
    const { blocks } = codec.parse(text);
    const [first, ...rest] = blocks;
    const [row, ...others] = first?.rows ?? [];
    if (!first || !row) throw new Error('there is a row');
    return codec.print(text, {
      blocks: [{ ...first, rows: [{ ...row, cells: values }, ...others] }, ...rest],
    });
  };

  test.each([
    ['COPY', copied('x\t\\N', '3\t4'), ['a\tb\n\\', ''], copied('a\\tb\\n\\\\\t', '3\t4')],
    ['null in COPY', copied('x\ty'), [null, '\\N'], copied('\\N\t\\\\N')],
    ['a string', inserted("('x'::text, 'y')"), ["it's\\", 'y'], inserted("('it''s\\'::text, 'y')")],
    ['an escape string', inserted("(e'x', 'y')"), ["it's\\\n", 'y'], inserted("(E'it''s\\\\\n', 'y')")],
    ['null, its cast kept', inserted("('x'::jsonb, 'y')"), [null, 'y'], inserted("(NULL::jsonb, 'y')")],
    [
      'a typed string',
      inserted("(timestamptz 'x', date 'y')"),
      ['z', null],
      inserted("(timestamptz 'z', NULL)"),
    ],
    ['numbers and truths stay bare', inserted('(1, TRUE)'), ['-2', 'false'], inserted('(-2, false)')],
    ['or not', inserted('(1, true)'), ['x', 'maybe'], inserted("('x', 'maybe')")],
    ['null becomes a string', inserted('(NULL, null)'), ['1', 'x'], inserted("('1', 'x')")],
    ['a call becomes a string', inserted('(now(), $$x$$)'), ['then', 'y'], inserted("('then', 'y')")],
  ] as const)('%s', (_, text, values, expected) => {
    expect(set(text, ...values)).toBe(expected);
  });

  test('what SQL cannot hold, and another shape, are refused', () => {
    const text = inserted("('x', 'y')");
    expect(() => set(text, '\0', 'y')).toThrow(EditError);
    expect(() => set(text, '\n<<<<<<< a', 'y')).toThrow(EditError);
    expect(() => set(text, 'x')).toThrow(EditError);
    const none: SqlDocument = { blocks: [] };
    expect(() => codec.print(text, none)).toThrow(EditError);
  });
});
