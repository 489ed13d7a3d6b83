// Context files: one workflow at its latest unfinished phase, the front matter in charge.
import { describe, expect, it } from 'vitest';
import { broken, decided, fixture, look, lookAll } from '../looking.ts';

const folder = 'specs/021-shared-lists/.workflow';
const specify = { [`${folder}/context.md`]: fixture('context/context-awaiting-user.md') };
const plan = { [`${folder}/plan-context.md`]: fixture('context/plan-context-behind.md') };
const tasks = { [`${folder}/tasks-context.md`]: fixture('context/tasks-context-advocate.md') };
const done = {
  [`${folder}/context.md`]: specify[`${folder}/context.md`]?.replace('awaiting-user', 'completed') ?? '',
};
const edited = (files: Readonly<Record<string, string>>, from: string, to: string) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace(from, to)]));

describe('one file', () => {
  it('context.md that waits for the user', () => {
    const found = look(specify);
    expect(decided(found)).toBe('wait specify awaiting-answer');
    expect(broken(found)).toEqual([]);
    expect(found.version).toEqual({ written: null, rank: null, assumed: false, line: null, newest: null });
    expect(found.state).toMatchObject({
      status: 'waiting',
      statusText: 'awaiting-user',
      title: 'Lists that two people edit at the same time.',
      current: { id: 'specify', iteration: 2, of: null, line: 3 },
      folders: ['specs/021-shared-lists'],
    });
    expect(found.activity.at).toBe(Date.UTC(2026, 0, 6, 9, 15));
  });

  it('its front matter in one flow map', () => {
    const flow =
      '{type: specification-request, status: awaiting-user, iteration: 2, feature_id: 021-shared-lists}';
    const text =
      specify[`${folder}/context.md`]?.replace(/^---\n[\s\S]*?\n---\n/, `---\n${flow}\n---\n`) ?? '';
    const found = look({ [`${folder}/context.md`]: text });
    expect(decided(found)).toBe('wait specify awaiting-answer');
    expect(found.state?.current).toMatchObject({ iteration: 2, line: 2 });
  });

  it('scaffold.md is the older name', () => {
    expect(decided(look({ [`${folder}/scaffold.md`]: specify[`${folder}/context.md`] ?? '' }))).toBe(
      'wait specify awaiting-answer',
    );
  });

  it('S13 another spelling of a status', () => {
    expect(decided(look(edited(specify, 'awaiting-user', 'Awaiting_User')))).toBe(
      'wait specify awaiting-answer',
    );
  });

  it.each(['blocked', 'done', 'awaiting', '""', '5'])('S12 status %s is asked about', (status) => {
    const found = look(edited(specify, 'awaiting-user', status));
    expect(decided(found)).toBe('ask - status-unknown');
    expect(found.findings[0]).toMatchObject({ rule: 'status-known', path: `${folder}/context.md` });
  });

  it('no status at all is asked about', () => {
    expect(decided(look(edited(specify, 'status: awaiting-user\n', '')))).toBe('ask - status-unknown');
  });

  it.each(['-1', 'NaN', '1e309', 'two', '"2"', '2.5'])('S17 iteration %s does no harm', (iteration) => {
    const found = look(edited(specify, 'iteration: 2', `iteration: ${iteration}`));
    expect(decided(found)).toBe('wait specify awaiting-answer');
    expect(found.state?.current?.iteration).toBe(iteration === '"2"' ? 2 : null);
    expect(found.notes).toHaveLength(iteration === '"2"' ? 0 : 1);
  });

  it('techspec-context.md, a phase between specify and plan', () => {
    const techspec = {
      [`${folder}/techspec-context.md`]:
        '---\ntype: techspec-request\nphase: core\nstatus: awaiting-architect\n---\n',
    };
    expect(decided(look({ ...done, ...techspec }))).toBe('rerun techspec step-interrupted');
  });
});

describe('several files', () => {
  it('are one workflow, at its latest unfinished phase, in that phase’s file', () => {
    const found = look({ ...done, ...plan, ...tasks });
    expect(decided(found)).toBe('rerun tasks step-interrupted');
    expect(found.path).toBe(`${folder}/tasks-context.md`);
    expect(found.decision.instruction).toContain('advocate');
    expect(found.state?.steps.map(({ id, finished }) => [id, finished])).toEqual([
      ['specify', true],
      ['plan', true],
      ['tasks', false],
    ]);
  });

  it('F an earlier phase that is not completed either is noted, above all one that waits', () => {
    const waits = (status: string) => {
      const path = `${folder}/plan-context.md`;
      const files = { ...done, ...tasks, [path]: `---\ntype: plan-request\nstatus: ${status}\n---\n` };
      const found = look(files);
      expect(decided(found)).toBe('rerun tasks step-interrupted');
      return found.notes;
    };
    const told = (what: string) => [
      `The phase plan ${what}, as plan-context.md says; tasks decides. See to plan as well.`,
    ];
    expect(waits('awaiting-user')).toEqual(told('waits for a person (line 3)'));
    expect(waits('awaiting-architect')).toEqual(told('is not completed either'));
    expect(waits('completed')).toEqual([]);
  });

  it('completed in front, pending in the body: the front matter wins, a note says so', () => {
    const spec = { [`${folder.replace('/.workflow', '')}/spec.md`]: '# Spec\n\nLists are shared.\n' };
    const found = look({ ...done, ...plan, ...spec });
    expect(decided(found)).toBe('none - completed');
    expect(broken(found)).toEqual([]);
    expect(found.notes).toEqual(["The body of plan's context file lags behind its front matter."]);
  });

  it('an unknown word in one of them is asked about, in that file', () => {
    const found = look({ ...edited(done, 'completed', 'paused2'), ...plan, ...tasks });
    expect(decided(found)).toBe('ask - status-unknown');
    expect(found.findings[0]?.path).toBe(`${folder}/context.md`);
  });

  it('S02 one that cannot be read blocks, and is named', () => {
    const found = look({ ...edited(done, '---\n\n#', '#'), ...tasks });
    expect(decided(found)).toBe('block - state-unreadable');
    expect(found.findings[0]).toMatchObject({ rule: 'state-readable', path: `${folder}/context.md` });
  });

  it.each([
    ['a link', { mode: '120000', content: '../x' }, 'block - state-unsafe'],
    [
      'a pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
      'block - state-unavailable',
    ],
    ['nothing', '', 'block - state-unreadable'],
    [
      'a merge',
      '---\ntype: specification-request\n<<<<<<< a\nstatus: completed\n=======\nstatus: x\n>>>>>>> b\n---\n',
      'block - state-conflicted',
    ],
  ] as const)('%s beside a state that can be read blocks', (_, content, decision) => {
    expect(decided(look({ [`${folder}/context.md`]: content, ...tasks }))).toBe(decision);
  });

  it.each([
    ['another tool’s file', '---\ntitle: Context\n---\n\n# Context\n'],
    [
      'an unfilled template',
      '---\ntype: specification-request\nstatus: {{status}}\niteration: {{iteration}}\n---\n',
    ],
  ])('%s beside the state is left out, and a note says so', (_, content) => {
    const found = look({ [`${folder}/context.md`]: content, ...tasks });
    expect(decided(found)).toBe('rerun tasks step-interrupted');
    expect(found.notes.join()).toContain('left out');
  });
});

const alone = (text: string) => lookAll({ [`${folder}/context.md`]: text });

describe('bad files', () => {
  it.each(['{{status}}', '{status}', '<status>', '"{{status}}"'])(
    'a template with status %s is no workflow',
    (gap) => {
      const { workflows, unreadable } = alone(`---\ntype: specification-request\nstatus: ${gap}\n---\n`);
      expect(workflows).toEqual([]);
      expect(unreadable).toMatchObject([{ rule: 'state-filled', line: 3 }]);
    },
  );

  it.each([
    [
      'S09 front matter that never closes',
      '---\ntype: plan-request\nstatus: completed\n',
      'block - state-unreadable',
    ],
    [
      'S08 a key twice',
      '---\ntype: plan-request\nstatus: completed\nstatus: awaiting-user\n---\n',
      'block - state-unreadable',
    ],
    [
      'X05 front matter that names a language',
      '---js\ntype: plan-request\nstatus: completed\n---\n',
      'block - state-unsafe',
    ],
    [
      'X01 an alias bomb',
      '---\ntype: plan-request\nstatus: completed\na: &a [x, x]\nb: [*a, *a]\n---\n',
      'block - state-unsafe',
    ],
  ])('%s', (_, text, decision) => {
    expect(decided(look({ [`${folder}/context.md`]: text }))).toBe(decision);
  });

  it('S10 a second --- in the body is no front matter', () => {
    expect(decided(look(edited(specify, '## User Input', '---\nstatus: completed\n---\n')))).toBe(
      'wait specify awaiting-answer',
    );
  });

  it('H09 absolute paths in the body are never looked at', () => {
    const found = look({ ...done, ...plan });
    expect(JSON.stringify(found)).not.toContain('/Users/');
  });

  it('T03 times that cannot be read are told, and are no activity', () => {
    const found = look(edited(specify, 'updated: 2026-01-06T09:15:00Z', 'updated: yesterday'));
    expect(broken(found)).toEqual(['timestamp-sane']);
    expect(found.activity.at).toBeNull();
  });
});
