// Which files are ours, which are whole, and which place means which workflow.
import { describe, expect, test } from 'vitest';
import { aiDevShop } from '../../../../src/formats/ai-dev-shop/index.ts';
import { atNight, share } from '../../../exhaustive.ts';
import { broken, line, recovered, recovery } from '../harness.ts';
import { FOLDER, pipeline, STATE, stateText } from '../pipeline.ts';

describe('places', () => {
  test.each(
    share(
      [
        'specs/001-login/.pipeline-state.md',
        'specs/001-login/pipeline-state.md',
        'reports/pipeline/001-login/.pipeline-state.md',
        'framework/reports/pipeline/001-login/pipeline-state.md',
        'ADS-project-knowledge/reports/pipeline/FEAT-004-x/pipeline-state.md',
        'ADS-memory/reports/pipeline/001-login/pipeline-state.md',
        'packages/web/specs/001-login/.pipeline-state.md',
        'specs/templates/.pipeline-state.md',
      ],
      5,
    ),
  )('%s is looked at', (path) => expect(aiDevShop.matches(path)).toBe(true));

  test.each([
    'pipeline-state.md',
    'specs/pipeline-state.md',
    'specs/a/b/pipeline-state.md',
    'specs/001-login/my-pipeline-state.md',
    'specs/001-login/pipeline-state.md.bak',
    'reports/001-login/pipeline-state.md',
    'myspecs/001-login/pipeline-state.md',
  ])('%s is not', (path) => expect(aiDevShop.matches(path)).toBe(false));

  atNight('S22 both names in one folder are one workflow with a rival; ask · – · state-ambiguous', () => {
    const newer = `${FOLDER}/pipeline-state.md`;
    const found = recovery({ ...pipeline(), [newer]: stateText({}) });
    expect(found.path).toBe(newer);
    expect(line(found)).toBe('ask · – · state-ambiguous');
    expect(found.findings[0]?.evidence).toEqual({ paths: [newer, STATE] });
  });

  atNight('S23 the same feature in two places is two workflows with ids of their own', () => {
    const { workflows } = recovered({
      ...pipeline(),
      'reports/pipeline/001-login/pipeline-state.md': stateText({}),
    });
    expect(workflows.map(({ id }) => id)).toEqual([
      'ai-dev-shop:001-login@specs/001-login',
      'ai-dev-shop:001-login@reports/pipeline/001-login',
    ]);
  });

  atNight('the feature is the folder, whatever the file calls it', () => {
    expect(recovery(pipeline({ head: { feature: 'something else' } })).id).toBe('ai-dev-shop:001-login');
  });
});

describe('signature', () => {
  test.each(
    share(
      [
        ['bullets', '# Pipeline State\n\n- spec_hash: x\n- current_stage: spec\n'],
        ['bold bullets', '- **spec_hash**: x\n- **run_id**: y\n'],
        ['bare lines', 'spec_hash: x\nrun_id: y\n'],
        ['a table and a ledger', '| Field | Value |\n|---|---|\n| **spec_id** | x |\n\n## Stage Ledger\n'],
        [
          'a stage row in backticks',
          '| Field | Value |\n|---|---|\n| `spec_hash` | x |\n| `stage` | tdd |\n',
        ],
        ['rows behind conflict markers', '<<<<<<< a\n| spec_id | x |\n=======\n| run_id | x |\n>>>>>>> b\n'],
      ],
      5,
    ),
  )('ours: %s', (_, text) => expect(aiDevShop.recognises(text)).toBe(true));

  atNight.each([
    [
      'a diary that speaks of the words',
      '# Pipeline State\n\nThe spec_hash and the run_id are kept elsewhere.\n',
    ],
    ['the words in code', '```\n- spec_hash: x\n- run_id: y\n```\n'],
    ['half of a signature', '- spec_hash: x\n\n## Notes\n'],
    ['the other half', '- run_id: x\n- current_stage: y\n\n## Notes\n'],
    ['a task view', '# Pipeline State\n\n- dag_id: a\n- plan_hash: b\n- status: RUNNING\n'],
    ['a longer key', '- spec_hash_history: x\n- run_id: y\n\n## Notes\n'],
  ])('foreign: %s', (_, text) => {
    expect(aiDevShop.recognises(text)).toBe(false);
    expect(recovered({ [STATE]: text })).toEqual({ workflows: [], unreadable: [] });
  });
});

test.each(
  share(
    [
      ['the title alone', '# Pipeline State\n'],
      ['25 bytes', '# Pipeline State\n\n- run_id'],
      ['within the title', '# Pipe'],
      ['with a byte order mark and CRLF', '\uFEFF# Pipeline State\r\n\r\n- run_id'],
      ['within the first key', '# Pipeline State\n\n- '],
      ['a title of a feature', '# Pipeline State: login\n'],
    ],
    5,
  ),
)('S02 begins as ours does, and ends: %s', (_, text) => {
  const found = recovery({ [STATE]: text });
  expect([line(found), broken(found)]).toEqual(['block · – · state-unreadable', ['state-known']]);
});

test.each([
  ['a heading and a conflict block', '# Pipeline State\n<<<<<<< a\n- run_id: x\n=======\n>>>>>>> b\n'],
  ['a conflict block alone', '<<<<<<< a\n# Pipeline State\n=======\n# Pipeline State\n>>>>>>> b\n'],
])('S03 begins as ours does, never merged: %s', (_, text) => {
  expect(line(recovery({ [STATE]: text }))).toBe('block · – · state-conflicted');
});

/** The title, and below it these lines. */
const titled = (...lines: readonly string[]) => `# Pipeline State\n\n${lines.join('\n')}\n`;
const merged = (ours: string, theirs: string) =>
  ['<<<<<<< HEAD', ours, '=======', theirs, '>>>>>>> other'].join('\n');

/** Under both names of the file, with either line end. */
const SPELLINGS = [STATE, `${FOLDER}/pipeline-state.md`].flatMap((path) => [
  (text: string) => ({ [path]: text }),
  (text: string) => ({ [path]: text.replaceAll('\n', '\r\n') }),
]);
const linesOfAll = (text: string) => [...new Set(SPELLINGS.map((files) => line(recovery(files(text)))))];

test.each(
  share<[string, string]>(
    [
      ['the status alone', titled(merged('- status: IN_PROGRESS', '- status: COMPLETE'))],
      [
        'the stage, with keys around it',
        titled(
          '- run_id: r1',
          '- feature: 062-row',
          merged('- current_stage: tdd', '- current_stage: programmer'),
          '- status: IN_PROGRESS',
        ),
      ],
      ['plain words', titled(merged('All is well.', 'Nothing is.'))],
      ['two titles', merged('# Pipeline State: a', '# Pipeline State: b\n- status: IN_PROGRESS\n')],
    ],
    4,
  ),
)('S03 a merge of the head without its signature: %s', (_, text) => {
  expect(linesOfAll(text)).toEqual(['block · – · state-conflicted']);
});

test.each(
  share<[string, string]>(
    [
      [
        'stage and status',
        titled('- run_id: r1', '- feature: 062-row', '- current_stage: tdd', '- status: IN_PROGRESS'),
      ],
      ['the stage alone', titled('- current_stage: tdd')],
      ['feature and status', titled('- feature: 062-row', '- status: COMPLETE')],
      ['a status that goes on', titled('- **status**: WAITING_FOR_HUMAN (architect)')],
      [
        'a table',
        titled('| Field | Value |', '|---|---|', '| `current_stage` | tdd |', '| status | ABORTED |'),
      ],
      ['a stage within its word', titled('- feature: 062-row', '- current_stage: test').trimEnd()],
      ['no last newline', titled('- feature: 062-row', '- status: COMPLETE').trimEnd()],
      ['a status within its word', titled('- status: IN_PRO').trimEnd()],
      ['a section of its own below', titled('- current_stage: tdd', '', '## Completed Stages', '', 'None.')],
    ],
    8,
  ),
)('S02 a head that lost the lines of its spec is no other tool’s: %s', (_, text) => {
  expect(linesOfAll(text)).toEqual(['block · – · state-unreadable']);
});

test.each(
  share<[string, string]>(
    [
      ['stages of another pipeline', titled('- run_id: 7', '- current_stage: extract', '- status: COMPLETE')],
      ['a status of another pipeline', titled('- run_id: 7', '- status: RUNNING')],
      ['the same without a last newline', titled('- run_id: 7', '- status: RUNNING').trimEnd()],
      ['a run that is over', titled('- run_id: 7', '- current_stage: done', '- status: COMPLETE')],
      ['keys of another tool', titled('- status: IN_PROGRESS', '- rows_loaded: 100')],
      ['stages in a list', titled('- run_id: 7', '', '## Completed Stages', '', '- extract')],
      ['its own words, merged', titled(merged('- status: RUNNING', '- status: SUCCESS'))],
      ['its own keys, merged', titled(merged('- dag_id: a', '- dag_id: b'))],
      [
        'a narrative, merged as a whole',
        merged('# Pipeline State\n\nAll is well.', '# Pipeline State\n\nNo.'),
      ],
    ],
    8,
  ),
)('another tool’s of that title stays so: %s', (_, text) => {
  for (const files of SPELLINGS) expect(recovered(files(text))).toEqual({ workflows: [], unreadable: [] });
});

test.each(['# Pipeline Statement\n', '# Pipelines\n', '# Pipe\n', '# Pipeline State\n\nAll is well.\n'])(
  'does not: %j',
  (text) => expect(recovered({ [STATE]: text })).toEqual({ workflows: [], unreadable: [] }),
);

describe('S02 a file that was cut off while it was written', () => {
  const whole = stateText({});
  const row = whole.indexOf('| tasks | ');

  test.each(
    share(
      [
        ['before the signature', '# Pipeline State\n\n- run_id: r-1\n- feature: 001-login\n', 4],
        ['within a key', '# Pipeline State\n\n- run_id: r-1\n- feature: 001-login\n- spec_ver', 5],
        [
          'within a Field/Value table',
          '# Pipeline State: X\n\n| Field | Value |\n|---|---|\n| spec_id | X |\n',
          5,
        ],
        ['bare lines', 'run_id: r-1\nfeature: 001-login\n', 2],
        ['behind the hash', whole.slice(0, whole.indexOf('- started_at')), 6],
        ['within a row', whole.slice(0, row + 16), whole.slice(0, row).split('\n').length],
        ['behind a bar', whole.slice(0, row + '| tasks |'.length), whole.slice(0, row).split('\n').length],
        [
          'within the rule of a table',
          `${whole.slice(0, whole.indexOf('|-------'))}|----`,
          whole.slice(0, whole.indexOf('|-------')).split('\n').length,
        ],
      ],
      5,
    ),
  )('%s: block · – · state-unreadable, with the line', (_, text, at) => {
    const found = recovery({ [STATE]: text });
    expect(line(found)).toBe('block · – · state-unreadable');
    expect(found.findings).toMatchObject([{ rule: 'state-readable', line: at }]);
    expect(found.findings[0]?.message).toContain('restore it from history');
  });

  atNight('a whole last row without a newline is whole', () => {
    const text = whole.slice(0, whole.indexOf('\n', whole.indexOf('| tdd | ')));
    expect(line(recovery({ ...pipeline(), [STATE]: text }))).toBe('resume · programmer · partial-work');
    const open = text.replaceAll(/ \|$/gm, '');
    expect(line(recovery({ ...pipeline(), [STATE]: open }))).toBe('resume · programmer · partial-work');
  });

  test('a last row that alone of its table lacks the closing pipe was cut off', () => {
    const text = whole.slice(0, whole.indexOf('\n', whole.indexOf('| tdd | '))).slice(0, -2);
    expect(line(recovery({ ...pipeline(), [STATE]: text }))).toBe('block · – · state-unreadable');
  });

  atNight('every cut of a file is refused, foreign, or safe: none is completed or goes further', () => {
    const files = pipeline({
      head: { current_stage: 'tasks', status: 'WAITING_FOR_HUMAN' },
      rows: null,
      boxes: ['- [ ] Spec approval'],
      detail: { stage: 'tasks' },
    });
    const text = files[STATE] ?? '';
    for (let end = 1; end < text.length; end++) {
      const { workflows } = recovered({ ...files, [STATE]: text.slice(0, end) });
      for (const found of workflows)
        expect(['block', 'ask', 'wait'], `cut at ${end}`).toContain(found.decision.action);
    }
  });
});

const bytes = (text: string) => Buffer.from(text, 'utf8');

describe('what must not be read', () => {
  test('S01 empty: named as unreadable, no workflow', () => {
    expect(recovered({ [STATE]: ' \n' }).unreadable).toMatchObject([{ rule: 'state-readable' }]);
  });

  test('S03 conflict markers: block · – · state-conflicted with their lines', () => {
    const text = stateText({}).replace(
      '- status: IN_PROGRESS',
      '<<<<<<< ours\n- status: IN_PROGRESS\n=======\n- status: COMPLETE\n>>>>>>> theirs',
    );
    const found = recovery({ ...pipeline(), [STATE]: text });
    expect(line(found)).toBe('block · – · state-conflicted');
    expect(broken(found)).toEqual(['state-not-conflicted']);
  });

  test('S04 UTF-16: block · – · state-unreadable', () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(stateText({}), 'utf16le')]);
    expect(line(recovery({ [STATE]: utf16 }))).toBe('block · – · state-unreadable');
  });

  test('S06 bytes that are not UTF-8: block · – · state-unreadable', () => {
    const bad = Buffer.concat([bytes(stateText({})), Buffer.from([0xc3, 0x28, 0x80])]);
    expect(line(recovery({ [STATE]: bad }))).toBe('block · – · state-unreadable');
  });

  test('S26 a pointer · S27 a submodule · H10 a link · S24 too large: no workflow is made up', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
    for (const content of [pointer, { mode: '120000', content: 'x' } as const, 'x'.repeat(300_000)])
      expect(recovered({ [STATE]: content }).workflows).toEqual([]);
  });
});

test('a template is told by its keys: partly filled it is a run that cannot be read', () => {
  const head = {
    run_id: '<run-id>',
    feature: '<NNN>-<feature-name>',
    spec_hash: '<sha256>',
    current_stage: '<stage>',
  };
  const { workflows, unreadable } = recovered({ [STATE]: stateText({ head }) });
  expect(workflows).toEqual([]);
  expect(unreadable).toMatchObject([{ rule: 'state-filled', line: 3 }]);
  const found = recovery({ ...pipeline(), [STATE]: stateText({ head: { ...head, run_id: 'r-1' } }) });
  expect(line(found)).toBe('ask · – · status-unknown');
});

describe('a run that lost its signature', () => {
  const { [STATE]: whole = '', ...rest } = pipeline();

  test('the line of the hash alone: it is read, and a note says that nothing vouches for the spec', () => {
    const found = recovery({ ...rest, [STATE]: whole.replace(/- spec_hash: .*\n/, '') });
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(found.notes.join()).toContain('The state has no spec_hash');
  });

  test('a hash that is told in words only: it is judged, and not said to be missing', () => {
    const told = `${whole.replace(/- spec_hash: .*\n/, '')}\n- spec hash: see slack\n`;
    const found = recovery({ ...rest, [STATE]: told });
    expect(broken(found)).toContain('spec-hash-verifiable');
    expect(found.notes.join()).not.toContain('no spec_hash');
  });

  test.each([
    ['front matter', (text: string) => `---\n${head(text)}\n---\n\n${tail(text)}`],
    [
      'a code block',
      (text: string) => `# Pipeline State\n\n\`\`\`yaml\n${head(text)}\n\`\`\`\n\n${tail(text)}`,
    ],
  ])('its keys in %s: block · – · state-unreadable, with the reason', (_, hide) => {
    const found = recovery({ ...rest, [STATE]: hide(whole) });
    expect(line(found)).toBe('block · – · state-unreadable');
    expect(found.findings[0]?.message).toContain('where the pipeline never looks');
  });

  atNight('beside visible keys an example in a code block is an example', () => {
    const text = `${whole}\n## Notes\n\n\`\`\`\n${head(whole)}\n\`\`\`\n`;
    expect(line(recovery({ ...rest, [STATE]: text }))).toBe('resume · programmer · partial-work');
  });

  test.each([
    ['words of other tools', '- feature: x\n- current_stage: build\n- status: IN_PROGRESS\n\n## Notes\n'],
    [
      'a status of other tools',
      '- feature: x\n- current_stage: spec\n- status: RUNNING\n\n## Completed Stages\n',
    ],
    ['no section of ours', '- feature: x\n- current_stage: spec\n- status: COMPLETE\n\n## Steps\n'],
    ['no name', '- current_stage: spec\n- status: COMPLETE\n\n## Completed Stages\n'],
    ['half a run in a code block', '```\nrun_id: x\nspec_hash: y\n```\n'],
    [
      'a template in a code block',
      '```\nrun_id: <id>\nfeature: <f>\nspec_hash: <h>\ncurrent_stage: <s>\nstatus: <s>\n```\n',
    ],
  ])('foreign: %s', (_, text) => {
    expect(recovered({ ...rest, [STATE]: text })).toEqual({ workflows: [], unreadable: [] });
  });
});

/** The keys of a state as plain lines, and what is behind them. */
const head = (text: string) => [...text.matchAll(/^- (\w+: .*)$/gm)].map(([, pair]) => pair).join('\n');
const tail = (text: string) => text.slice(text.indexOf('## Completed Stages'));
