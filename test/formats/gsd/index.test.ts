// GSD's milestones are decided by plans and summaries, in the order in which its own commands look.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/model/choice.ts';
import type { Extra } from '../../snapshot.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files } from '../looking.ts';
import {
  all,
  base,
  change,
  executed,
  instruction,
  look,
  notes,
  P,
  plan,
  ROADMAP,
  state,
  summary,
  told,
  unsettled,
  verified,
} from './building.ts';

const FIXTURES = Object.fromEntries(fixturesOf('gsd'));

describe('the fixtures', () => {
  test.each<readonly [string, readonly string[]]>([
    ['paused', ['gsd:planning resume execute 02-02 partial-work']],
    ['body', ['gsd:planning rerun plan 2 not-started']],
    [
      'streams',
      [
        'gsd:api none - completed',
        'gsd:pier rerun plan 1 not-started',
        'gsd:web advance verify step-completed',
      ],
    ],
  ])('%s', (name, expected) => {
    const files = FIXTURES[name] ?? {};
    expect(
      all(files)
        .workflows.map((one) => `${one.id} ${decided(one)}`)
        .sort(),
    ).toEqual(expected);
    expect(unsettled(files)).toEqual([]);
  });

  test('what a pause left is told as data, never as an instruction', () => {
    const found = look(FIXTURES['paused'] ?? {});
    expect(found?.state?.title).toBe('v1.1 Waiting list');
    expect(found?.state?.context).toEqual([
      'phases done: 1 of 3',
      'task: 3',
      'next action: Finish the template of the second mail',
      'task done: Queue',
      'task left: Retries',
      "a person must: Create the sender's account",
      'stopped at: Paused at 02-02, task 3: mails',
      'phase 2: Mails',
    ]);
    expect(found?.decision.instruction).toContain('/gsd:resume-work');
    expect(found?.decision.instruction).not.toContain('template');
    expect(found?.state?.notes.join()).toContain('1 action that a person must take first');
  });
});

describe('interrupted at every step of the whole run', () => {
  const one = { ...executed('01-01'), ...executed('01-02') };
  const two = { ...one, ...verified('01'), ...executed('02-01'), ...verified('02') };
  test.each<readonly [string, Files, string, string]>([
    ['the roadmap is written', base('Ready to plan'), 'rerun plan 1 not-started', '/gsd:plan-phase 1'],
    [
      'phase 1 is planned',
      { ...base('Ready to execute'), ...plan('01-01'), ...plan('01-02') },
      'rerun execute 01-01 not-started',
      '/gsd:execute-phase 1',
    ],
    [
      'it is being executed, and no plan is done',
      { ...base('Executing'), ...plan('01-01'), ...plan('01-02') },
      'resume execute 01-01 partial-work',
      '/gsd:execute-phase 1',
    ],
    [
      'its first plan is done',
      { ...base(), ...executed('01-01'), ...plan('01-02') },
      'resume execute 01-02 partial-work',
      '/gsd:execute-phase 1',
    ],
    ['all its plans are done', { ...base(), ...one }, 'advance verify step-completed', '/gsd:verify-work 1'],
    [
      'it is verified',
      { ...base(), ...one, ...verified('01') },
      'rerun plan 2 not-started',
      '/gsd:plan-phase 2',
    ],
    [
      'phase 2 is planned',
      { ...base('Ready to plan'), ...one, ...verified('01'), ...plan('02-01') },
      'rerun execute 02-01 not-started',
      '/gsd:execute-phase 2',
    ],
    [
      'all phases are verified',
      { ...base('All phases complete'), ...two },
      'advance complete-milestone step-completed',
      '/gsd:complete-milestone',
    ],
    ['the milestone is closed', { ...base('v1.0 milestone complete'), ...two }, 'none - completed', ''],
    ['the next milestone is awaited', base('Awaiting next milestone'), 'none - completed', ''],
  ])('%s', (_, files, decision, command) => {
    expect(decided(look(files))).toBe(decision);
    expect(instruction(files)).toContain(command);
  });
});

describe('what comes first', () => {
  test('trap: the lowest phase with an open plan, whatever phase STATE.md names', () => {
    const files = { ...base(), ...plan('01-01'), ...executed('02-01'), ...plan('02-02') };
    expect(
      decided(look({ ...files, [`${P}/STATE.md`]: state('executing').replace('1 of 2', '2 of 2') })),
    ).toBe('rerun execute 01-01 not-started');
    expect(notes({ ...files, [`${P}/STATE.md`]: state('executing').replace('1 of 2', '2 of 2') })).toContain(
      'STATE.md names phase 2; phase 1 comes first',
    );
  });

  test('trap: HANDOFF.json before .continue-here before open plans, and neither once it is stale', () => {
    const handoff = (phase: string, number: number) => ({
      [`${P}/HANDOFF.json`]: `{"phase": "${phase}", "plan": ${number}, "next_action": "x"}\n`,
    });
    const here = { [`${P}/phases/01-x/.continue-here.md`]: '---\nphase: 01-x\ntask: 3\n---\n\nHere.\n' };
    const files = { ...base(), ...plan('01-01'), ...executed('02-01'), ...plan('02-02') };
    expect(decided(look({ ...files, ...here, ...handoff('02', 2) }))).toBe(
      'resume execute 02-02 partial-work',
    );
    expect(decided(look({ ...files, ...here }))).toBe('resume execute 01-01 partial-work');
    expect(instruction({ ...files, ...here })).toContain('.continue-here file of phase 1');
    expect(decided(look({ ...files, ...handoff('2', 1) }))).toBe('resume execute 01-01 partial-work');
    expect(notes({ ...files, ...handoff('2', 1) })).toContain('HANDOFF.json is left from an earlier pause');
    const past = { ...base(), ...executed('01-01'), ...here };
    expect(decided(look(past))).toBe('advance verify step-completed');
    expect(notes(past)).toContain('.continue-here file is left');
    const broken = { ...files, [`${P}/HANDOFF.json`]: '{"phase": \n' };
    expect([decided(look(broken)), ...told(broken)]).toEqual([
      'resume execute 01-01 partial-work',
      expect.stringContaining('HANDOFF.json:'),
    ]);
  });

  test('trap: the status is free text, and "Phase 1 complete, Phase 2 next" ends nothing', () => {
    for (const status of [
      'Phase 1 complete, Phase 2 next',
      'completed',
      'Milestone complete, but phase 2 is open',
    ])
      expect(decided(look({ ...base(status), ...executed('01-01'), ...verified('01') }))).toBe(
        'rerun plan 2 not-started',
      );
    for (const status of ['Milestone complete, awaiting next milestone', 'v1.0 milestone complete'])
      expect(decided(look(base(status)))).toBe('none - completed');
    expect(decided(look({ ...base('All phases complete'), ...plan('01-01') }))).toContain('execute 01-01');
    expect(told({ ...base('All phases complete'), ...plan('01-01') })).toEqual([`${P}/STATE.md:5`]);
  });

  test('trap: a summary without its plan is work that was done', () => {
    expect(decided(look({ ...base(), ...summary('01-01') }))).toBe('advance verify step-completed');
    expect(decided(look({ ...base(), ...summary('01-01'), ...plan('01-02') }))).toBe(
      'resume execute 01-02 partial-work',
    );
  });

  test('trap: the roadmap ticks a phase over an open plan: the plan counts, with a finding', () => {
    const files = { ...base(), ...plan('01-01'), [`${P}/ROADMAP.md`]: ROADMAP.replace('[ ]', '[x]') };
    expect(decided(look(files))).toBe('resume execute 01-01 partial-work');
    expect(told(files)).toEqual([`${P}/ROADMAP.md:5`]);
  });

  test.each([
    ['gaps_found', '--gaps'],
    ['human_needed', 'a person must try'],
    ['odd', 'does not say that it passed'],
  ])('trap: a verification that says %s is none that passed', (status, words) => {
    const files = { ...base(), ...executed('01-01'), ...verified('01', status) };
    expect(decided(look(files))).toBe('advance verify step-completed');
    expect(instruction(files)).toContain(words);
  });

  test('trap: a verification older than its summaries is stale', () => {
    const files = { ...base(), ...executed('01-01'), ...verified('01') };
    const at = (time: string) => [{ commit: 'c'.repeat(40), at: time, blob: 'b', text: 'x', subject: 's' }];
    const extra = (time: string): Extra => ({
      history: {
        [`${P}/phases/01-x/01-VERIFICATION.md`]: at('2026-05-02T00:00:00Z'),
        [`${P}/phases/01-x/01-01-SUMMARY.md`]: at(time),
      },
    });
    expect(decided(look(files, extra('2026-05-03T00:00:00Z')))).toBe('advance verify step-completed');
    expect(decided(look(files, extra('2026-05-01T00:00:00Z')))).toBe('rerun plan 2 not-started');
  });

  test('one that was never verified is passed over once a later one was executed or it is ticked', () => {
    const ticked = { [`${P}/ROADMAP.md`]: ROADMAP.replace('[ ]', '[x]') };
    expect(decided(look({ ...base(), ...executed('01-01'), ...ticked }))).toBe('rerun plan 2 not-started');
    expect(decided(look({ ...base(), ...ticked }))).toBe('rerun plan 2 not-started');
    expect(decided(look({ ...base(), ...executed('01-01'), ...executed('02-01') }))).toContain(
      'advance verify',
    );
    expect(instruction({ ...base(), ...executed('01-01'), ...executed('02-01') })).toContain('verify-work 2');
  });

  test('phases in between come in their order, shipped and parked ones do not', () => {
    const text =
      '# Roadmap\n\n<details>\n<summary>v0</summary>\n\n### Phase 1: Old\n\n</details>\n\n' +
      '### Phase 2: A\n### Phase 2.1: B (INSERTED)\n### Phase 10: C\n### Phase 999.1: Idea\n';
    const files = {
      ...base(),
      [`${P}/ROADMAP.md`]: text,
      ...plan('01-01'),
      ...executed('02-01'),
      ...verified('02'),
    };
    expect(decided(look(files))).toBe('rerun plan 2.1 not-started');
  });

  test.each([
    ['bare names', { PLAN: 'PLAN.md', SUMMARY: 'SUMMARY.md' }],
    ['older names', { PLAN: '14-PLAN-01.md', SUMMARY: '14-PLAN-01-SUMMARY.md' }],
    ['nested names', { PLAN: 'plans/PLAN-01-a.md', SUMMARY: 'plans/SUMMARY-01-a.md' }],
  ])('%s of plans and summaries belong together', (_, { PLAN, SUMMARY }) => {
    const home = `${P}/phases/01-x`;
    const begun = { ...base(), [`${home}/${PLAN}`]: '# P\n\nx\n', [`${home}/01-OUTLINE.md`]: 'x\n' };
    expect(decided(look(begun))).toContain('execute');
    expect(decided(look({ ...begun, [`${home}/${SUMMARY}`]: '# S\n\nx\n' }))).toBe(
      'advance verify step-completed',
    );
  });

  test('between milestones the roadmap is gone; a lost state is told; a state alone is asked about', () => {
    const { [`${P}/ROADMAP.md`]: _, ...between } = base('planning');
    expect(decided(look(between))).toBe('none - completed');
    const { [`${P}/STATE.md`]: __, ...lost } = base();
    expect(decided(look({ ...lost, ...plan('01-01') }))).toBe('rerun execute 01-01 not-started');
    expect(notes({ ...lost, ...plan('01-01') })).toContain('STATE.md is missing');
    expect(decided(look({ [`${P}/STATE.md`]: state('who knows') }))).toBe('ask plan 1 unclear');
    expect(decided(look({ [`${P}/STATE.md`]: state('In progress') }))).toBe('resume execute 1 partial-work');
    expect(decided(look({ [`${P}/STATE.md`]: state('Ready to plan') }))).toBe('rerun plan 1 not-started');
  });

  test('a heading "State" alone is anybody\'s; with a field of the tool it is a state', () => {
    for (const text of ['# State\n', '# State: Shop\n\nAll is well.\n', '# State\n\nPhase two is near.\n'])
      expect(decided(look({ [`${P}/STATE.md`]: text }))).toBe('nothing');
    for (const field of ['Phase: 1 of 2 (A)', '- **Status:** executing', 'Last activity: 2026-05-06 -- beds'])
      expect(decided(look({ [`${P}/STATE.md`]: `# State\n\n${field}\n` }))).not.toBe('nothing');
  });
});

describe('what is none of its states', () => {
  test.each<readonly [string, Files]>([
    ['a STATE.md elsewhere', { 'STATE.md': state('executing'), 'docs/STATE.md': state('executing') }],
    ['another text at its place', { [`${P}/STATE.md`]: 'Alabama\n' }],
    ['a roadmap without phases', { [`${P}/ROADMAP.md`]: '# Roadmap\n\nSell more.\n' }],
    [
      'side tasks, milestones and research',
      { [`${P}/quick/1-x/PLAN.md`]: '# P\n', [`${P}/milestones/v1-ROADMAP.md`]: ROADMAP },
    ],
  ])('%s', (_, files) => {
    expect(all(files)).toEqual({ workflows: [], unreadable: [] });
  });

  test('front matter that never ends, and conflict markers, are told with their line', () => {
    const cut = { ...base(), [`${P}/STATE.md`]: '---\ngsd_state_version: 1.0\nmilestone: v1\n' };
    expect(decided(look(cut))).toBe('block - state-unreadable');
    expect(look(cut)?.findings[0]?.line).toBe(1);
    const torn = { ...base(), [`${P}/STATE.md`]: `${state('x')}<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n` };
    expect(decided(look(torn))).toBe('block - state-conflicted');
  });
});

describe('what choices write, byte for byte', () => {
  const resume: Choice = { name: 'resume' };
  const paused = FIXTURES['paused'] ?? {};
  const path = `${P}/STATE.md`;
  const stamp = (text: string) =>
    text
      .replace('2026-05-06T18:40:11.000Z', '2026-08-01T12:30:00.000Z')
      .replace('session: 2026-05-06 18:40', 'session: 2026-08-01 12:30');

  test('going on writes when the session began, and the front matter need be no YAML', () => {
    expect(String(paused[path])).toContain('stopped_at: Paused at 02-02, task 3: mails');
    expect(change(paused, resume)).toEqual({ [path]: stamp(String(paused[path])) });
  });

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no final newline', (text: string) => text.trimEnd()],
  ])('%s stays', (_, as) => {
    const text = as(String(paused[path]));
    expect(change({ ...paused, [path]: text }, resume)).toEqual({ [path]: stamp(text) });
  });

  test('a body alone has its session stamped; without a state nothing is written', () => {
    const body = FIXTURES['body'] ?? {};
    expect(change(body, resume)).toEqual({
      [path]: String(body[path]).replace('session: 2026-02-09 21:15', 'session: 2026-08-01 12:30'),
    });
    const { [path]: _, ...lost } = base();
    expect(change({ ...lost, ...plan('01-01') }, resume)).toEqual({});
  });

  test('starting over takes the milestone at hand, never what is shared or shipped', () => {
    const removed = Object.keys(change(paused, { name: 'start-fresh', all: false })).sort();
    expect(removed).toEqual([
      `${P}/HANDOFF.json`,
      `${P}/ROADMAP.md`,
      `${P}/STATE.md`,
      `${P}/phases/01-list`,
      `${P}/phases/02-mails`,
    ]);
    const web = Object.fromEntries(
      Object.entries(FIXTURES['streams'] ?? {}).filter(
        ([one]) => one.includes('/web/') || one.endsWith('PROJECT.md'),
      ),
    );
    expect(change(web, { name: 'start-fresh', all: true })).toEqual({ [`${P}/workstreams/web`]: null });
  });
});
