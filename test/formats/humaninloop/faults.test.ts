// Files that are torn, unfilled, merged in halves, of unknown versions, or another tool's.
import { describe, expect, it } from 'vitest';
import { atNight, share } from '../../exhaustive.ts';
import type { Content } from '../../snapshot.ts';
import { broken, decided, fixture, look, lookAll } from './looking.ts';
import { FEATURE, featureWith, INDEX, makeIndex } from './make-index.ts';

const text = fixture('index/t1-clarifying.md');
const found = (index: string) => look(featureWith(index));
const ruleOf = (content: Content) => lookAll({ [INDEX]: content }).unreadable[0]?.rule;

describe('torn writes', () => {
  it('S01 an empty index is no workflow that can be read', () => {
    const { workflows, unreadable } = lookAll({ [INDEX]: '' });
    expect(workflows).toEqual([]);
    expect(unreadable).toMatchObject([{ path: INDEX, rule: 'state-readable' }]);
  });

  atNight('S02 an index cut off before Loop Status names what is missing and its last line', () => {
    const cut = text.slice(0, text.indexOf('## Priority Loop State'));
    const torn = found(cut);
    expect(decided(torn)).toBe('block - state-unreadable');
    expect(torn.feature).toBe(FEATURE);
    const [finding] = torn.findings;
    expect(finding?.message).toContain('no Loop Status');
    expect(finding?.line).toBe(cut.trimEnd().split('\n').length + 1);
  });

  atNight('S02 an index cut off anywhere within a row blocks', () => {
    const start = text.indexOf('| **Current Iteration**');
    const end = text.indexOf('\n', start);
    for (let at = start + 1; at < end; at++)
      expect([at, decided(found(text.slice(0, at)))]).toEqual([at, 'block - state-unreadable']);
  });

  atNight('S02 an index cut off at any place never gives a decision that the whole does not', () => {
    const safe = new Set([
      'block - state-unreadable',
      'ask - state-inconsistent',
      'wait B1 awaiting-answer',
      'ask - status-unknown',
    ]);
    for (let at = text.indexOf('## Priority'); at < text.length; at += 7) {
      const cut = text.slice(0, at);
      const { workflows } = lookAll(featureWith(cut));
      for (const one of workflows) expect(safe).toContain(decided(one));
      expect(workflows).toHaveLength(1);
    }
  });

  it('a whole row without a final newline is no torn one', () => {
    expect(decided(found(text.trimEnd()))).toBe('wait B1 awaiting-answer');
    expect(decided(found(text.trimEnd().slice(0, -1)))).toBe('block - state-unreadable');
  });
});

describe('conflicts that begin on line 1', () => {
  const context = '---\ntype: plan-request\nstatus: awaiting-user\n---\n';
  const graph = '{"workflow_id": "x", "nodes": [], "passes": []}\n';
  it.each([
    ['plan-context.md', context],
    ['dags/specify-strategy.json', graph],
  ])('S03 %s is conflicted, never missing', (name, one) => {
    const both = `<<<<<<< HEAD\n${one}=======\n${one}>>>>>>> other\n`;
    const seen = lookAll({ [INDEX.replace('index.md', name)]: both });
    expect(seen.workflows.map(decided)).toEqual(['block - state-conflicted']);
  });

  it('a real status beside one gap of the template is a real state', () => {
    const gap = context.replace('---\n', '---\nfeature_id: "{{feature_id}}"\n');
    const seen = lookAll({ [INDEX.replace('index.md', 'plan-context.md')]: gap });
    expect(seen.workflows.map(decided)).toEqual(['wait plan awaiting-answer']);
    expect(decided(look(featureWith(text.replace(/\*\*ID\*\* \| [^|]+/, '**ID** | {{feature_id}} '))))).toBe(
      'wait B1 awaiting-answer',
    );
  });
});

describe('rows and words that say little', () => {
  it.each(['| - | - | - | - | - | - | - |', '| _none_ | | | | | | |'])(
    'a question row %s asks nothing',
    (row) => {
      const quiet = makeIndex({ status: 'validating', iteration: '1 / 10' });
      const heading = /(## Unified Pending Questions[\s\S]*?\n\|[-| ]+\|\n)/;
      const index = quiet.replace(heading, `$1${row}\n`);
      expect(index).not.toBe(quiet);
      expect(decided(look(featureWith(index)))).toBe(decided(look(featureWith(quiet))));
    },
  );

  it.each(['awaiting-user', 'awaiting-user-input', 'awaiting-human'])('%s waits for the user', (status) => {
    const content = `---\ntype: plan-request\nstatus: ${status}\n---\n`;
    const seen = lookAll({ [INDEX.replace('index.md', 'plan-context.md')]: content });
    expect(seen.workflows.map(decided)).toEqual(['wait plan awaiting-answer']);
  });
});

describe('front matter that could run', () => {
  it.each(['---js', '---coffee', '---json', '--- toml', '---javascript\r'])(
    'X05 %j is refused, never passed over',
    (first) => {
      const content = `${first}\n{ type: 'plan-request', status: 'awaiting-user' }\n---\n`;
      const path = INDEX.replace('index.md', 'plan-context.md');
      expect(lookAll({ [path]: content }).workflows.map(decided)).toEqual(['block - state-unsafe']);
    },
  );

  it('X05 without a word of ours it is another tool’s file, and is not run either', () => {
    const path = INDEX.replace('index.md', 'context.md');
    expect(lookAll({ [path]: '---js\nprocess.exit(1)\n---\n' }).workflows).toEqual([]);
  });
});

it('S02 a fence that nobody closed hides neither the loop nor its questions', () => {
  const opened = text.replace('## Priority Loop State', '```\n\n## Priority Loop State');
  expect(opened).not.toBe(text);
  const one = look(featureWith(opened));
  expect(decided(one)).toBe('block - state-unreadable');
  expect(one.findings[0]?.message).toContain('never closed');
});

describe('templates', () => {
  it.each([
    ['double braces', '{{feature_id}}', '{{loop_status}}'],
    ['braces', '{feature_id}', '{status}'],
    ['angle brackets', '<feature-id>', '<loop status>'],
  ])('an unfilled template (%s) is no workflow', (_, id, status) => {
    for (const index of [
      text.replace('| 017-reading-queue |', `| ${id} |`).replace('`clarifying` |', 'not_started |'),
      text.replace('`clarifying` |', `${status} |`),
    ]) {
      expect(index).not.toBe(text);
      const { workflows, unreadable } = lookAll(featureWith(index));
      expect(workflows).toEqual([]);
      expect(unreadable).toMatchObject([{ path: INDEX, rule: 'state-filled', line: expect.any(Number) }]);
    }
  });
});

/** A row of the fixture. */
const C1 = /^\| C1\.1 .*$/m.exec(text)?.[0] ?? '';

describe('values that are written twice', () => {
  const twice = (line: string, other: string) => text.replace(line, `${line}\n${other}`);

  it.each(
    share(
      [
        [
          'Loop Status in one table',
          twice('| **Loop Status** | `clarifying` | |', '| **Loop Status** | completed | |'),
        ],
        [
          'Loop Status the other way round',
          twice('| **Loop Status** | `clarifying` | |', '| **Loop Status** | completed | |')
            .replace('`clarifying`', 'completed')
            .replace('completed | |\n| **Current', 'clarifying | |\n| **Current'),
        ],
        [
          'a second section',
          `${text}\n## Priority Loop State\n\n` +
            '| Field | Value |\n|---|---|\n| **Loop Status** | completed |\n',
        ],
        [
          'Current Iteration',
          twice('| **Current Iteration** | 2 / 10 | |', '| **Current Iteration** | 3 / 10 | |'),
        ],
        [
          'the status of a question',
          twice(C1, '| C1.1 | specify | FR-002 | Dead links? | - | scope | pending |'),
        ],
        [
          'the status of a gap',
          twice(
            '| Minor | G-005 | CHK010 |  | Colour? | known_gap | 3 | - |',
            '| Minor | G-001 | CHK010 |  | Colour? | clarifying | 3 | C1.1 |',
          ),
        ],
      ],
      5,
    ),
  )('S08 %s with two values is asked about, naming both lines', (_, index) => {
    expect(index).not.toBe(text);
    const twin = found(index);
    expect(decided(twin)).toBe('ask - state-inconsistent');
    const finding = twin.findings.find(({ rule }) => rule === 'state-consistent');
    expect(finding?.evidence['lines']).toHaveLength(2);
    expect(finding?.message).toMatch(/line \d+ .*line \d+/);
  });

  atNight(
    'S08 plan with two statuses behind a completed loop is asked about, never taken as completed',
    () => {
      const index = makeIndex({ status: 'completed' });
      const line = '| plan | not_started | - | - | `plan-context.md` |';
      expect(decided(found(index.replace(line, `${line}\n${line.replace('not_started', 'blocked')}`)))).toBe(
        'ask - state-inconsistent',
      );
    },
  );

  atNight('the same value twice is one value', () => {
    expect(
      broken(found(twice('| **Loop Status** | `clarifying` | |', '| **Loop Status** | Clarifying | |'))),
    ).toEqual([]);
  });
});

describe('what must not be touched', () => {
  it('S03 conflict markers', () => {
    const merged = text
      .replace(
        '| **Loop Status**',
        '<<<<<<< ours\n| **Loop Status** | completed | |\n=======\n| **Loop Status**',
      )
      .replace('| **Last Activity**', '>>>>>>> theirs\n| **Last Activity**');
    expect(decided(found(merged))).toBe('block - state-conflicted');
  });

  it('S20 a newer version', () => {
    const newer = found(text.replace('| 1.0.0 |', '| 2.0.0 |'));
    expect(decided(newer)).toBe('block - version-unknown');
    expect(newer.findings[0]?.message).toContain('a Rekindle that knows more than version 1.0.0 is needed');
    expect(newer.findings[0]?.evidence).toMatchObject({ found: '2.0.0', newest: '1.0.0' });
  });

  atNight.each(['1.1.0', '10.0.0', 'v2', '1.0.1', '0.9', 'latest', '-1'])(
    'S21 version %s is none of ours',
    (version) => {
      expect(decided(found(text.replace('| 1.0.0 |', `| ${version} |`)))).toBe('block - version-unknown');
    },
  );

  it('S08 S20 a version that is written twice: the one that is not ours counts', () => {
    const line = '| `version` | 1.0.0 | Index schema version |';
    for (const both of [
      `${line}\n${line.replace('1.0.0', '2.0.0')}`,
      `${line.replace('1.0.0', '2.0.0')}\n${line}`,
    ])
      expect(decided(found(text.replace(line, both)))).toBe('block - version-unknown');
  });

  atNight.each(['v1.0.0', '1.0', '1', '`1.0.0`', '1.0.0 (index schema)'])(
    'S21 version %s is 1.0.0',
    (version) => {
      expect(decided(found(text.replace('| 1.0.0 |', `| ${version} |`)))).toBe('wait B1 awaiting-answer');
    },
  );

  atNight('S26 S24 a pointer, a link, a file that is too large', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
    expect(ruleOf(pointer)).toBe('state-available');
    expect(ruleOf({ mode: '120000', content: '../index.md' })).toBe('state-safe');
    expect(ruleOf(`${text}${'x'.repeat(300_000)}`)).toBe('state-readable');
  });

  atNight('S04 S06 UTF-16 and bytes that are not UTF-8 are told as ours and block', () => {
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const latin = Buffer.from(text.replace('Keep', 'K\u0085\u00ffeep'), 'latin1');
    for (const bytes of [utf16, latin])
      expect(decided(look({ [INDEX]: bytes }))).toBe('block - state-unreadable');
  });
});

describe('another tool’s files', () => {
  it.each([
    ['an index of documents', '# Index\n\n- [Guide](guide.md)\n'],
    [
      'a heading that only sounds alike',
      '# Workflow\n\n## Status\n\n| Field | Value |\n|---|---|\n| Loop | on |\n',
    ],
    ['a page that speaks of ours', '# Notes\n\nThe Priority Loop State is in index.md.\n'],
  ])('%s at .workflow/index.md is not listed', (_, foreign) => {
    expect(lookAll({ [INDEX]: foreign })).toEqual({ workflows: [], unreadable: [] });
    expect(lookAll({ '.workflow/index.md': foreign })).toEqual({ workflows: [], unreadable: [] });
  });
});
