// State files and solicitations that cannot be read, or only in part: nothing is decided on what is lost.
import { describe, expect, test } from 'vitest';
import { atNight } from '../../exhaustive.ts';
import { broken, chosen, fixture, line, recovered, recovery, type Texts } from './harness.ts';
import { CHANGES, FOLDER, SOLICITATION, STATE, single, workflow } from './make-workflow.ts';

const BOTH = ['SPEC.md', 'PLAN.md'];
const BUILDING = single('approved approved in_progress', BOTH, { phase: 'implement', step: 'implementing' });
const OVER = single('approved approved complete approved', BOTH, { phase: 'review', step: 'reviewing' });

const withState = (change: (text: string) => string, files: Texts = BUILDING): Record<string, string> => ({
  ...files,
  [STATE]: change(files[STATE] ?? ''),
});
const text = BUILDING[STATE] ?? '';

describe('files that cannot be read', () => {
  test('S01 empty: unreadable, no workflow', () => {
    for (const empty of ['', ' \n\n', '\uFEFF'])
      expect(recovered(withState(() => empty)).unreadable.map(({ rule }) => rule)).toEqual([
        'state-readable',
      ]);
  });

  atNight('S02 cut off within the items: blocked, never a smaller workflow', () => {
    const two = workflow({
      phase: 'review',
      step: 'reviewing',
      items: [
        { statuses: 'approved approved complete approved', files: BOTH },
        { statuses: 'approved approved in_progress', files: BOTH },
      ],
    });
    const whole = two[STATE] ?? '';
    const from = whole.indexOf('  - id: 02-session') + '  - id: 02-session'.length;
    for (let at = from; at < whole.length - 1; at++) {
      if (whole[at] === '\n' && whole[at - 1] !== ':') continue; // a whole line more is a whole file for YAML
      const found = recovery({ ...two, [STATE]: whole.slice(0, at) });
      expect(found.decision.reason, JSON.stringify(whole.slice(from, at))).not.toBe('completed');
    }
    expect(line(recovery({ ...two, [STATE]: whole.slice(0, from + 30) }))).toBe(
      'block · – · state-unreadable',
    );
  });

  const ITEM = '{id: 01-s, title: S, type: epic, children: []}';
  test.each([
    ['after its dash', `items:\n  - ${ITEM}`],
    ['in brackets on the line of the key', `items: [${ITEM}]`],
    ['over several lines', 'items: [\n    {id: 01-s,\n    title: S, type: epic, children: []}]'],
    [
      'in an item of lines',
      'items:\n  - id: 01-s\n    type: epic\n    children: [{id: 01-a, title: A, type: epic}]',
    ],
    [
      'below an item of lines',
      'items:\n  - id: 01-s\n    children:\n      - {id: 01-a, title: A, type: epic}',
    ],
  ])('an item in braces that ends the file without a newline is whole: %s', (_, items) => {
    const head = 'id: q1w2e3\nname: login\nphase: spec\nstep: spec_creation\ncurrent: 01-s\n';
    const lines = [`${head}${items}`, `${head}${items}\n`].map((one) => line(recovery(withState(() => one))));
    expect(lines).toEqual(['rerun · spec · step-interrupted', 'rerun · spec · step-interrupted']);
  });

  test.each(['- id: 01-s\n    children: []', '- {id: 01-s, title: S\n', '- id: 01-s\n    source: {a: b}'])(
    'S02 an item whose end is not told is cut off: %j',
    (item) => {
      const torn = `id: q1w2e3\nphase: spec\nstep: spec_creation\nitems:\n  ${item}`;
      expect(line(recovery(withState(() => torn)))).toBe('block · – · state-unreadable');
    },
  );

  test('S02 the last sound version is proposed from history', () => {
    const version = { commit: 'a'.repeat(40), at: '2026-02-06T10:00:00Z', text };
    const torn = withState((whole) => whole.slice(0, whole.indexOf('spec_status') + 6));
    const { decision, proposals } = recovery(torn, { history: { [STATE]: [version] } });
    expect(decision.reason).toBe('state-unreadable');
    expect(proposals[0]).toMatchObject({ kind: 'repair', files: [{ path: STATE, change: 'modify' }] });
  });

  describe('S02 cut off before the item that current names', () => {
    const head = 'id: q1w2e3\nname: login\ncurrent: 02-tide\nitems:\n';
    const item = (id: string, status: string) =>
      `  - id: ${id}\n    title: T\n    type: feature\n    depends_on: []\n    location: changes/x/${id}\n` +
      `    status: ${status}\n`;
    const [moon, star] = [item('01-moon', 'complete'), item('00-star', 'implementing')];
    const earlier = (...items: readonly string[]) => ({
      history: {
        [STATE]: [{ commit: 'b'.repeat(40), at: '2026-02-06T10:00:00Z', text: head + items.join('') }],
      },
    });
    const seen = (text2: string, more = {}) =>
      recovery(
        withState(() => text2),
        more,
      );

    test('what was unfinished in the version before is brought back from it', () => {
      const found = seen(head + moon, earlier(moon, item('02-tide', 'implementing')));
      expect(line(found)).toBe('block · – · state-unreadable');
      expect(found.findings[0]?.message).toContain('02-tide');
      expect(found.proposals[0]).toMatchObject({
        kind: 'repair',
        files: [{ path: STATE, change: 'modify' }],
      });
      const two = seen(
        head + moon,
        earlier(moon, item('02-tide', 'implementing'), item('03-sun', 'pending')),
      );
      expect(line(two)).toBe('block · – · state-unreadable');
    });

    test('nothing is called finished while the item at hand is not in the file', () => {
      for (const more of [{}, earlier(moon, item('02-tide', 'complete'))]) {
        const found = seen(head + moon, more);
        expect(line(found)).toMatch(/^ask · /);
        expect(found.decision.action).not.toBe('none');
        expect(found.findings.map(({ message }) => message).join()).toContain('found current "02-tide"');
      }
    });

    test('what was finished, or stood in the middle, was taken out on purpose', () => {
      const done = seen(head + moon + star, earlier(moon, star, item('02-tide', 'complete')));
      expect(done.decision.reason).not.toBe('state-unreadable');
      expect(done.notes.join()).toContain('current names no item of the file');
      const middle = seen(head + moon + star, earlier(moon, item('02-tide', 'implementing'), star));
      expect(middle.decision.reason).not.toBe('state-unreadable');
    });

    test('a head that says it is over, or names a finished item, is taken at its word', () => {
      const over = seen(`${head.replace('items:', 'phase: complete\nitems:')}${moon}`);
      expect(over.decision.action).toBe('none');
      expect(seen(head.replace('02-tide', '01-moon') + moon).decision.action).toBe('none');
      expect(seen(head.replace('current: 02-tide\n', '') + moon).decision.action).toBe('none');
    });
  });

  test('S03 conflict markers: blocked with their lines', () => {
    const found = recovery(
      withState((whole) =>
        whole
          .replace('phase:', '<<<<<<< a\nphase: plan\n=======\nphase:')
          .replace('step:', '>>>>>>> b\nstep:'),
      ),
    );
    expect(line(found)).toBe('block · – · state-conflicted');
    expect(found.findings[0]?.evidence['lines']).toHaveLength(3);
  });

  test('S03 two sides that approved different items are left to a person', () => {
    const items = (first: string, second: string) => [
      { statuses: first, files: ['SPEC.md'], location: `${CHANGES}/01-login` },
      { statuses: second, files: ['SPEC.md'], location: `${CHANGES}/02-session` },
    ];
    const files = workflow({ items: items('ready_for_review', 'ready_for_review'), progress: false });
    const statuses = (one: string, two: string) => {
      const made = (files[STATE] ?? '').split('spec_status: ready_for_review');
      return `${made[0]}spec_status: ${one}${made[1]}spec_status: ${two}${made[2]}`;
    };
    const base = statuses('ready_for_review', 'ready_for_review').split('\n');
    const [ours, theirs] = [
      statuses('approved', 'ready_for_review'),
      statuses('ready_for_review', 'approved'),
    ];
    const [a, b] = [ours.split('\n'), theirs.split('\n')];
    const conflicted = base
      .map((one, i) => (a[i] === b[i] ? one : `<<<<<<< a\n${a[i]}\n=======\n${b[i]}\n>>>>>>> b`))
      .join('\n');
    expect(recovery({ ...files, [STATE]: conflicted })).toMatchObject({
      decision: { reason: 'state-conflicted', options: ['manual'] },
      proposals: [],
    });
  });

  test('S04 UTF-16 is refused', () => {
    const files = { ...BUILDING, [STATE]: new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')) };
    expect(line(recovery(files))).toBe('block · – · state-unreadable');
  });

  test('S06 bytes that are not UTF-8 are refused', () => {
    const bytes = Buffer.from(text.replace('The login', 'The l\u00e4gin'), 'latin1');
    expect(line(recovery({ ...BUILDING, [STATE]: new Uint8Array(bytes) }))).toBe(
      'block · – · state-unreadable',
    );
  });

  test('S08 a key that comes twice: both lines named, in a damaged file as well', () => {
    const twice = (whole: string) =>
      whole.replace('step: implementing', 'step: implementing\nstep: reviewing');
    const found = recovery(withState(twice));
    expect(line(found)).toBe('block · – · state-unreadable');
    expect(found.findings[0]?.message).toMatch(/"step" on lines 7 and 8/);
    const damaged = recovery(
      withState((whole) => twice(whole).replace('"The login part"', 'Login: the part')),
    );
    expect(line(damaged)).toBe('block · – · state-unreadable');
    expect(damaged.findings[0]?.message).toMatch(/"step" of line 7 again on line 8/);
  });

  test.each([
    ['a list as the root', (whole: string) => `- ${whole.replaceAll('\n', '\n  ')}`],
    ['a scalar as items', (whole: string) => whole.replace(/\nitems:[\s\S]*/, '\nitems: none\n')],
    ['a map as items', (whole: string) => whole.replace(/\nitems:[\s\S]*/, '\nitems:\n  id: x\n')],
    ['nothing as an item', (whole: string) => whole.replace(/\nitems:[\s\S]*/, '\nitems:\n  -\n')],
    ['a word as an item', (whole: string) => whole.replace(/\nitems:[\s\S]*/, '\nitems:\n  - 01-login\n')],
    [
      'a word as children',
      (whole: string) => whole.replace('    type: feature', '    type: epic\n    children: none'),
    ],
  ])('S18 %s is a typed error', (_, change) => {
    expect(line(recovery(withState(change)))).toBe('block · – · state-unreadable');
  });

  test('S18 null where the four statuses should be is as pending', () => {
    expect(
      line(recovery(withState((whole) => whole.replace('impl_status: in_progress', 'impl_status: null')))),
    ).toBe('resume · implement · partial-work');
    expect(line(recovery(withState((whole) => whole.replace('\nitems:', '\nitems: ~\nitem:'))))).toBe(
      'ask · – · state-inconsistent',
    );
  });

  test('S26 a Git LFS pointer stands for content that is not here', () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`;
    expect(recovered(withState(() => pointer)).unreadable.map(({ rule }) => rule)).toEqual([
      'state-available',
    ]);
  });

  test('a symbolic link is never followed', () => {
    const files = { ...BUILDING, [STATE]: { mode: '120000' as const, content: '../../x' } };
    expect(recovered(files).unreadable.map(({ rule }) => rule)).toEqual(['state-safe']);
  });

  test('a template that nobody filled in is no workflow', () => {
    for (const gap of ['id: <id>', 'id: {id}', 'id: "{{ID}}"'])
      expect(
        recovered(withState((whole) => whole.replace('id: k7m2p4', gap))).unreadable.map(({ rule }) => rule),
      ).toEqual(['state-filled']);
  });

  test('S24 a file above the cap is named and not read', () => {
    const found = recovered(withState((whole) => `${whole}# ${'x'.repeat(300 * 1024)}\n`));
    expect([...found.unreadable.map(({ rule }) => rule), ...found.workflows.flatMap(broken)]).toEqual([
      'state-readable',
    ]);
  });
});

describe('damage', () => {
  const damaged = (files: Texts) =>
    withState((whole) => whole.replace('"The login part"', 'Login: the part'), files);

  test('is noted with its line, and decides what can be read', () => {
    const found = recovery(damaged(BUILDING));
    expect(line(found)).toBe('resume · implement · partial-work');
    expect(
      found.findings.map(({ rule, severity, consequence, line: at }) => [rule, severity, consequence, at]),
    ).toEqual([['state-damaged', 'warning', 'note', 21]]);
  });

  test('never decides that something is finished', () => {
    const found = recovery(damaged(OVER));
    expect(line(found)).toBe('ask · review · unclear');
    expect(found.liveness).not.toBe('ended');
    expect(found.decision.instruction).toContain('lines of the file are damaged');
  });

  atNight('of a solicitation that calls itself complete is as unfinished', () => {
    const files = fixture('solicitation-complete');
    const path = 'sdd/workflows/w8c3sa-map-pins/drafts/01-map-pins/solicitation-workflow.yaml';
    files[path] = (files[path] ?? '').replace('"Shops only"', 'Shops: only');
    expect(line(recovery(files))).toBe('resume · spec · partial-work');
    expect(
      recovery(files)
        .findings.map(({ message }) => message)
        .join(),
    ).toContain(path);
  });

  atNight('refuses every choice that would write', () => {
    const files = damaged(single('ready_for_review', ['SPEC.md']));
    expect(() => chosen({ name: 'approve', checkpoint: null }, files)).toThrow('or correct line 21 by hand');
  });

  test('going on writes nothing, and says that the damage is why', () => {
    const files = damaged(single('in_progress', ['SPEC.md']));
    files[STATE] = `${files[STATE] ?? ''}updated_at: 2026-03-24T10:00:00Z\n`;
    const { files: changes, notes } = chosen({ name: 'resume' }, files);
    expect(changes).toEqual([]);
    expect(notes).toEqual([
      'Nothing is written into a damaged file: repair it, or correct line 21 by hand, first.',
    ]);
    expect(chosen({ name: 'resume' }, single('in_progress', ['SPEC.md'])).notes).toEqual([]);
  });

  test('what would be refused is not offered, nor a repair that is not proposed', () => {
    const files = damaged(single('ready_for_review', ['SPEC.md']));
    expect(recovery(files).decision.options).not.toContain('approve');
    const beyond = withState((whole) => whole.replace('type: feature', 'type: feature\n    %%% odd'), files);
    expect(recovery(beyond).proposals).toEqual([]);
    const approve = () => chosen({ name: 'approve', checkpoint: null }, beyond);
    expect(approve).toThrow(/Nothing was written\. Correct line \d+ by hand\.$/);
  });
});

describe('solicitations that cannot be read', () => {
  const path = `${FOLDER}/drafts/01-login/solicitation-workflow.yaml`;
  const asking = (content: string) => ({ ...single('in_progress'), [path]: content });

  test('S03 S08 stop the workflow, and the file is named', () => {
    for (const bad of [
      `<<<<<<< a\n${SOLICITATION}=======\n>>>>>>> b\n`,
      `${SOLICITATION}current_step: 7\n`,
    ]) {
      const found = recovery(asking(bad));
      expect(found.decision.action).toBe('block');
      expect(found.findings[0]?.path).toBe(path);
    }
  });

  test('S01 an empty one is as none', () => {
    expect(line(recovery(asking('\n')))).toBe('rerun · spec · step-interrupted');
  });

  atNight('one of an approved item, or of no item, stops nothing', () => {
    const files = single('approved in_progress', BOTH, { phase: 'plan', step: 'plan_creation' });
    const left = { ...files, [path]: '<<<<<<< a\ncurrent_step: 1\n' };
    expect(line(recovery(left))).toBe('resume · plan · partial-work');
    const orphan = { ...files, [`${FOLDER}/drafts/09-gone/solicitation-workflow.yaml`]: SOLICITATION };
    expect(line(recovery(orphan))).toBe('resume · plan · partial-work');
    expect(recovery(orphan).notes.join(' ')).toContain('A solicitation lies where no item is');
  });

  test('where workflow.yaml is gone a solicitation still says that work began', () => {
    const found = recovery({ [path]: SOLICITATION });
    expect(line(found)).toBe('resume · spec · partial-work');
    expect(found.state?.current?.item).toBe('01-login');
    expect(found.notes.join(' ')).toContain('workflow.yaml is not there');
    expect(() => chosen({ name: 'approve', checkpoint: null }, { [path]: SOLICITATION })).toThrow();
  });
});
