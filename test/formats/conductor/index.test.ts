// Conductor's tracks are decided as its plan says; its choices write what its own commands would write.
import { describe, expect, test } from 'vitest';
import { conductor } from '../../../src/formats/conductor/index.ts';
import type { Choice } from '../../../src/model/choice.ts';
import { atNight } from '../../exhaustive.ts';
import type { Extra } from '../../snapshot.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files, lookerFor } from '../looking.ts';

const { all, change, engine, look, selected, unsettled } = lookerFor(conductor);
const ID = 'order-search_20260412';
const HOME = `conductor/tracks/${ID}`;
const PLAN = `${HOME}/plan.md`;
const REGISTRY = 'conductor/tracks.md';

const SPEC = '# Search\n\nStaff find an order.\n';
const TASKS = `# Implementation Plan: Search

## Phase 1: Index

- [ ] Task: Build the index
    - [ ] Write tests
    - [ ] Implement
- [ ] Task: Keep it current
- [ ] Task: Conductor - User Manual Verification 'Index' (Protocol in workflow.md)

## Phase 2: Page

- [ ] Task: Show results
- [ ] Task: Conductor - User Manual Verification 'Page' (Protocol in workflow.md)
`;
const listed = (mark: string) =>
  `# Project Tracks\n\n---\n\n- [${mark}] **Track: Search**\n*Link: [./tracks/${ID}/](./tracks/${ID}/)*\n`;
const metadata = (status: string) =>
  `${JSON.stringify({ track_id: ID, type: 'feature', status, created_at: '2026-04-12' }, null, 2)}\n`;

/** The plan with the boxes of some tasks replaced, by their labels. */
const plan = (marks: Readonly<Record<string, string>>, text = TASKS) =>
  Object.entries(marks).reduce((now, [label, mark]) => {
    expect(now).toContain(`[ ] ${label}`);
    return now.replace(`[ ] ${label}`, `[${mark}] ${label}`);
  }, text);
const track = (text: string, more: Files = {}): Files => ({
  [`${HOME}/spec.md`]: SPEC,
  [PLAN]: text,
  ...more,
});

const INDEX = { 'Task: Build': 'x', 'Write tests': 'x', Implement: 'x', 'Task: Keep': 'x' };
const PHASE_1 = { ...INDEX, "Task: Conductor - User Manual Verification 'Index'": 'x' };
const PAGE = { ...PHASE_1, 'Task: Show': 'x' };
const ALL = { ...PAGE, "Task: Conductor - User Manual Verification 'Page'": 'x' };

const rules = (files: Files) =>
  look(files)?.findings.map(({ rule, path, line }) => `${rule} ${path}:${line}`);
const notes = (files: Files) => (look(files)?.state?.notes ?? []).join('\n');

describe('the fixtures', () => {
  atNight.each<readonly [string, readonly string[]]>([
    [
      'under-way',
      [
        'conductor:order-search_20260412 resume implement 2.2.2 partial-work',
        'conductor:sign-in_20260301 advance review step-completed',
      ],
    ],
    [
      'older',
      [
        'conductor:csv-export_20260105 wait implement 1.3 awaiting-approval',
        'conductor:rounding_20260110 rerun implement 1.1 not-started',
      ],
    ],
    [
      'packages',
      [
        'conductor:gift-cards_20260301 resume implement 1.3 partial-work',
        'conductor:queue-metrics_20260220 rerun plan not-started',
        'conductor:wishlist_20260305 none - cancelled',
      ],
    ],
  ])('%s', (name, expected) => {
    const files = Object.fromEntries(fixturesOf('conductor'))[name] ?? {};
    const found = all(files).workflows.map((one) => `${one.id} ${decided(one)}`);
    expect(found.sort()).toEqual(expected);
    expect(unsettled(files)).toEqual([]);
  });

  test('the task at hand is told in the words of the plan', () => {
    const { 'under-way': files = {} } = Object.fromEntries(fixturesOf('conductor'));
    expect(all(files).workflows[0]?.state?.context).toEqual([
      'tasks done: 9 of 14',
      'checkpoint of phase 1: 4be19c2',
      'Phase 2: Search page',
      'task 2.2: Show the results',
      'next task: 2.2.2 Implement the list',
    ]);
  });
});

describe('interrupted at every step of the whole run', () => {
  test.each<readonly [string, Files, string]>([
    [
      'the specification is written',
      { [`${HOME}/spec.md`]: SPEC, 'conductor/workflow.md': '# Workflow\n' },
      'rerun plan not-started',
    ],
    ['the plan is written', track(TASKS, { [REGISTRY]: listed(' ') }), 'rerun implement 1.1.1 not-started'],
    [
      'the first task is marked as begun',
      track(plan({ 'Task: Build': '~' }), { [REGISTRY]: listed('~') }),
      'resume implement 1.1.1 partial-work',
    ],
    [
      'its first part is done',
      track(plan({ 'Task: Build': '~', 'Write tests': 'x' })),
      'resume implement 1.1.2 partial-work',
    ],
    [
      'all its parts are done, and it is not closed',
      track(plan({ 'Task: Build': '~', 'Write tests': 'x', Implement: 'x' })),
      'resume implement 1.1 partial-work',
    ],
    [
      'the task is closed with its commit',
      track(plan({ 'Task: Build': 'x', 'Write tests': 'x', Implement: 'x' })),
      'resume implement 1.2 partial-work',
    ],
    ['all work of the phase is done', track(plan(INDEX)), 'wait implement 1.3 awaiting-approval'],
    ['the phase is verified', track(plan(PHASE_1)), 'resume implement 2.1 partial-work'],
    ['only the last verification is left', track(plan(PAGE)), 'wait implement 2.2 awaiting-approval'],
    ['everything is done', track(plan(ALL), { [REGISTRY]: listed('~') }), 'advance review step-completed'],
    [
      'the track is marked done',
      track(plan(ALL), { [REGISTRY]: listed('x') }),
      'advance review step-completed',
    ],
    [
      'the review left a fix that is not done',
      track(`${plan(ALL)}\n## Phase: Review Fixes\n- [~] Task: Apply review suggestions\n`),
      'resume implement 3.1 partial-work',
    ],
    [
      'the fixes of the review are done',
      track(`${plan(ALL)}\n## Phase: Review Fixes\n- [x] Task: Apply review suggestions 44eeff5\n`),
      'advance archive step-completed',
    ],
  ])('%s', (_, files, decision) => {
    expect(decided(look(files))).toBe(decision);
  });

  test('archived tracks are no workflows, open boxes or not', () => {
    const moved = { 'conductor/archive/x/plan.md': TASKS, 'conductor/tracks/archive/x/plan.md': TASKS };
    expect(all(moved).workflows).toEqual([]);
  });
});

describe('plan.md wins', () => {
  test('trap: metadata.json still says new though every task is done', () => {
    const files = track(plan(ALL), { [`${HOME}/metadata.json`]: metadata('new'), [REGISTRY]: listed('x') });
    expect(decided(look(files))).toBe('advance review step-completed');
    expect(rules(files)).toContain(`tracker-agrees ${HOME}/metadata.json:4`);
    expect(rules(files)).not.toContain(`tracker-agrees ${REGISTRY}:5`);
  });

  test('trap: tracks.md and metadata.json say done over open tasks', () => {
    const files = track(plan(PHASE_1), {
      [`${HOME}/metadata.json`]: metadata('completed'),
      [REGISTRY]: listed('x'),
    });
    expect(decided(look(files))).toBe('resume implement 2.1 partial-work');
    expect(rules(files)).toEqual(
      expect.arrayContaining([`tracker-agrees ${REGISTRY}:5`, `tracker-agrees ${HOME}/metadata.json:4`]),
    );
  });

  test.each([
    [
      'an older heading with a link from the root',
      `## [x] Track: S\n*Link: [./conductor/tracks/${ID}/](./conductor/tracks/${ID}/)*\n`,
      1,
    ],
    ['a line with the bare id', `# Tracks\n\n- [x] ${ID}: Search [a1b2c3d]\n`, 3],
    ['a heading with the id on a line of its own', `## [x] Track: S\n*ID: ${ID}*\n`, 1],
    ['a row of a table', `| Status | Track |\n|---|---|\n| [x] | [${ID}](./tracks/${ID}/index.md) |\n`, 3],
  ])('trap: tracks.md has %s', (_, text, line) => {
    expect(rules(track(TASKS, { [REGISTRY]: text }))).toContain(`tracker-agrees ${REGISTRY}:${line}`);
  });

  test.each([
    ['it is empty: all is archived', ''],
    [
      'another track has a longer id',
      `- [x] ${ID}_2: Search\n\n- [x] **Track: S**\n*Link: [./tracks/my-${ID}/](x)*\n`,
    ],
    [
      'a code block shows how it would look',
      `\`\`\`markdown\n## [x] Track: S\n*Link: [./tracks/${ID}/](x)*\n\`\`\`\n`,
    ],
    ['a rule ends the track before it', `## [x] Track: S\n\n---\n\n${ID} comes next\n`],
  ])('tracks.md says nothing of this track where %s', (_, text) => {
    expect(rules(track(TASKS, { [REGISTRY]: text }))).toEqual([]);
  });

  test('metadata.json alone knows that a track was cancelled, paused, or is no JSON', () => {
    const told = (text: string, tasks = TASKS) => track(tasks, { [`${HOME}/metadata.json`]: text });
    expect(decided(look(told(metadata('cancelled'))))).toBe('none - cancelled');
    expect(decided(look(told(metadata('paused'))))).toBe('wait implement 1.1.1 paused');
    expect(decided(look(told(metadata('archived'))))).toBe('none - cancelled');
    expect(decided(look(told(metadata('archived'), plan(ALL))))).toBe('none - completed');
    expect(decided(look(told(metadata('archived'), `${plan(ALL)}- [] Task: Tell\n`)))).toBe(
      'none - cancelled',
    );
    expect(decided(look(told(metadata('on the moon'))))).toBe('ask - status-unknown');
    expect(decided(look(told('{"status": "new",\n')))).toBe('rerun implement 1.1.1 not-started');
    expect(rules(told('{"status": "new",\n'))?.join()).toContain('tracker-agrees');
    const [broken] = look(told('{"status": "new",\n'))?.findings ?? [];
    expect(broken?.message).toMatch(/^metadata\.json: found the end of the file .* plan\.md counts\.$/);
    expect(decided(look(told('[]')))).toBe('rerun implement 1.1.1 not-started');
  });

  test('a track that tracks.md has after another that is not done is to be named', () => {
    const text = `- [ ] **Track: First**\n*Link: [./tracks/first/](./tracks/first/)*\n\n${listed(' ')}`;
    const told = (list: string) => {
      const first = { 'conductor/tracks/first/plan.md': TASKS, 'conductor/tracks/first/spec.md': SPEC };
      const { workflows } = all(track(TASKS, { ...first, [REGISTRY]: list }));
      return workflows.find(({ feature }) => feature === ID)?.state?.notes.join();
    };
    expect(told(text)).toContain('tracks.md has first before this track');
    expect(told(text.replace('[ ]', '[x]'))).not.toContain('first');
  });
});

describe('boxes', () => {
  test('trap: a task that is being done goes on before an earlier one that is open', () => {
    expect(decided(look(track(plan({ 'Task: Show': '~' }))))).toBe('resume implement 2.1 partial-work');
  });

  test('trap: open boxes below a finished task are finished with it, and told', () => {
    const files = track(plan({ 'Task: Build': 'x', 'Task: Keep': 'x' }));
    expect(decided(look(files))).toBe('wait implement 1.3 awaiting-approval');
    expect(notes(files)).toContain('Open boxes below finished tasks count as done (1.1.1, 1.1.2)');
  });

  test('trap: a checkpoint in the heading says that the phase was verified', () => {
    const files = track(plan(INDEX).replace('Phase 1: Index', 'Phase 1: Index [checkpoint: 4be19c2]'));
    expect(decided(look(files))).toBe('resume implement 2.1 partial-work');
    expect(notes(files)).toContain('The box of 1.3 is open, and the phase has its checkpoint');
    expect(look(files)?.state?.context).toContain('checkpoint of phase 1: 4be19c2');
    const gap = track(plan(INDEX).replace('Phase 1: Index', 'Phase 1: Index [checkpoint: <sha>]'));
    expect(decided(look(gap))).toBe('wait implement 1.3 awaiting-approval');
  });

  test('trap: a verification that was passed over waits until nothing else is left', () => {
    const going = track(plan({ ...INDEX, 'Task: Show': '~' }));
    expect(decided(look(going))).toBe('resume implement 2.1 partial-work');
    expect(notes(going)).toContain('A person has still to verify 1.3 by hand');
    expect(decided(look(track(plan({ ...INDEX, 'Task: Show': 'x' }))))).toBe(
      'wait implement 2.2 awaiting-approval',
    );
    const last = { ...INDEX, 'Task: Show': 'x', "Task: Conductor - User Manual Verification 'Page'": 'x' };
    expect(decided(look(track(plan(last))))).toBe('wait implement 1.3 awaiting-approval');
  });

  test('newer plans word the verification otherwise, and bold labels are labels', () => {
    const text =
      '# Plan\n\n## Phase 1: A\n- [x] **Task:** One abc1234\n' +
      '- [ ] Task: Phase Verification & Checkpoint (Refer to workflow.md)\n';
    expect(decided(look(track(text)))).toBe('wait implement 1.2 awaiting-approval');
    const bold =
      '# Plan\n\n## Phase 1: A\n- [x] **Task:** One\n' +
      "- [ ] **Task:** Conductor - User Manual Verification 'A'\n";
    expect(decided(look(track(bold)))).toBe('wait implement 1.2 awaiting-approval');
    const plain = '# Plan\n\n## Phase 1: A\n- [x] One\n- [ ] Manual verification of the export\n';
    expect(decided(look(track(plain)))).toBe('resume implement 1.2 partial-work');
  });

  test('an unknown mark asks; boxes in code do not count; a plan without boxes is not written yet', () => {
    expect(decided(look(track(plan({ 'Task: Keep': '?' }))))).toBe('ask - status-unknown');
    const code = '# Implementation Plan\n\n## Phase 1: A\n\n```\n- [ ] Task: x\n```\n';
    expect(decided(look(track(code)))).toBe('rerun plan not-started');
  });

  test('the specification is owed while work is left, and changes of it are told', () => {
    const { [`${HOME}/spec.md`]: _, ...alone } = track(plan(PHASE_1));
    expect(decided(look(alone))).toBe('rerun spec artifact-missing');
    expect(decided(look({ [PLAN]: plan(ALL) }))).toBe('advance review step-completed');
    const version = (at: string, text: string) => ({
      commit: 'c'.repeat(40),
      at,
      blob: 'b',
      text,
      subject: 's',
    });
    const extra: Extra = {
      history: {
        [PLAN]: [version('2026-04-13T00:00:00Z', plan(PHASE_1)), version('2026-04-12T00:00:00Z', TASKS)],
        [`${HOME}/spec.md`]: [version('2026-04-14T00:00:00Z', SPEC)],
      },
    };
    expect(look(track(plan(PHASE_1)), extra)?.state?.notes.join()).toContain('spec.md changed after');
  });
});

describe('what is no track', () => {
  test.each<readonly [string, Files]>([
    ['a shopping list at the same path', { 'conductor/tracks/4/plan.md': '- [ ] Ballast\n- [ ] Rails\n' }],
    ['prose at the same path', { 'conductor/tracks/4/plan.md': '# Track 4\n\nThe plan is to rest.\n' }],
    ['a plan elsewhere', { 'docs/tracks/x/plan.md': TASKS, 'conductor/plan.md': TASKS }],
    ['the list of all tracks alone', { [REGISTRY]: listed('~') }],
  ])('%s', (_, files) => {
    expect(all(files)).toEqual({ workflows: [], unreadable: [] });
  });

  test('a plan with conflict markers is blocked, with its line', () => {
    const files = track(`${TASKS}<<<<<<< HEAD\n- [x] Task: a\n=======\n- [ ] Task: a\n>>>>>>> x\n`);
    expect(decided(look(files))).toBe('block - state-conflicted');
  });

  test('a folder of its own name, several packages, and agents that keep it elsewhere', () => {
    const files = {
      [`apps/shop/${PLAN}`]: TASKS,
      [`.agents/${PLAN}`]: TASKS,
      [`apps/shop/${HOME}/spec.md`]: SPEC,
      [`.agents/${HOME}/spec.md`]: SPEC,
    };
    expect(
      all(files)
        .workflows.map(({ path }) => path)
        .sort(),
    ).toEqual([`.agents/${PLAN}`, `apps/shop/${PLAN}`]);
  });
});

describe('what choices write, byte for byte', () => {
  const choose = (files: Files, choice: Choice) => engine.choose(choice, selected(files));
  const resume: Choice = { name: 'resume' };
  const approve: Choice = { name: 'approve', checkpoint: null };

  test('going on marks the task and the track as begun, one character each', () => {
    const files = track(TASKS, { [REGISTRY]: listed(' ') });
    expect(change(files, resume)).toEqual({
      [PLAN]: TASKS.replace('[ ] Task: Build', '[~] Task: Build'),
      [REGISTRY]: listed('~'),
    });
    expect(change({ ...files, ...change(files, resume) } as Files, resume)).toEqual({});
  });

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no final newline', (text: string) => text.trimEnd()],
  ])('%s stays', (_, as) => {
    const files = track(as(TASKS), { [REGISTRY]: as(listed(' ')) });
    expect(change(files, resume)).toEqual({
      [PLAN]: as(TASKS.replace('[ ] Task: Build', '[~] Task: Build')),
      [REGISTRY]: as(listed('~')),
    });
  });

  test('the verified phase is ticked; the checkpoint is left to the tool', () => {
    const files = track(plan(INDEX), { [REGISTRY]: listed('~') });
    expect(change(files, approve)).toEqual({ [PLAN]: plan(PHASE_1) });
    const { summary, notes: said } = choose(files, approve);
    expect(summary).toBe('approve the manual verification of phase 1');
    expect(said.join()).toContain('/conductor:implement');
    expect(change(files, resume)).toEqual({});
    expect(choose(files, resume).summary).toBe('go on with the implementation');
    expect(look(files)?.decision.options).toEqual(['approve', 'resume', 'start-fresh']);
    expect(look(files)?.decision.instruction).toContain('Run /conductor:implement');
  });

  test('where all is done the track is marked so in tracks.md, and nowhere else', () => {
    const files = track(plan(ALL), { [REGISTRY]: listed('~') });
    expect(change(files, resume)).toEqual({ [REGISTRY]: listed('x') });
    expect(change(track(plan(ALL)), resume)).toEqual({});
  });

  test('skipping ticks the one box; starting over takes the folder of the track alone', () => {
    const files = track(plan({ 'Task: Build': '~' }), { [REGISTRY]: listed('~') });
    expect(change(files, { name: 'skip' })).toEqual({
      [PLAN]: plan({ 'Task: Build': '~', 'Write tests': 'x' }),
    });
    expect(change(files, { name: 'start-fresh', all: true })).toEqual({ [HOME]: null });
    const specified = { [`${HOME}/spec.md`]: SPEC, [REGISTRY]: listed('~') };
    expect(change(specified, resume)).toEqual({});
  });

  test('a specification of which nothing shows that it is a track is none', () => {
    expect(decided(look({ [`${HOME}/spec.md`]: SPEC }))).toBe('nothing');
  });

  test('where the specification is gone no task is what would be passed over', () => {
    const files = { [PLAN]: plan({ 'Task: Build': '~' }) };
    expect(decided(look(files))).toBe('rerun spec artifact-missing');
    expect(() => change(files, { name: 'skip' })).toThrow('found no task that could be passed over');
  });
});
