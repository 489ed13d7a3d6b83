// The grammar of comments, row by row of the table of slash commands, and the choice that each row makes.
import { describe, expect, test } from 'vitest';
import { slashCommands } from '../../src/commands/index.ts';
import { choiceOf, parseComment, wordsOf } from '../../src/commands/parse.ts';
import type { Choice } from '../../src/model/choice.ts';
import type { Permission } from '../../src/model/command.ts';
import { UserError } from '../../src/model/errors.ts';
import { callIn, plain, refused } from './asking.ts';

const ID = 'sdd:u7y4ja-user-auth';
const HASH = '8b84f372a1c0';

type Row = readonly [body: string, means: Partial<ReturnType<typeof callIn>>, choice: Choice | null];

/** The contract's table: the permission that each command needs, and lines of it. */
const ROWS: Readonly<Record<string, readonly [needs: Permission, ...rows: readonly Row[]]>> = {
  resume: [
    'write',
    ['/resume', {}, { name: 'resume' }],
    [`/resume ${ID} from=programmer`, { id: ID, keys: { from: 'programmer' } }, { name: 'resume' }],
  ],
  'start-fresh': [
    'write',
    ['/start-fresh', {}, { name: 'start-fresh', all: false }],
    [
      `/start-fresh ${ID} SHA=5F0C2B91D3A7 --ALL`,
      { id: ID, keys: { sha: '5f0c2b91d3a7' }, flags: ['all'] },
      { name: 'start-fresh', all: true },
    ],
    ['/fresh --all', { flags: ['all'] }, { name: 'start-fresh', all: true }],
  ],
  retry: ['write', [`/retry ${ID}`, { id: ID }, { name: 'retry' }]],
  skip: ['write', ['/skip', {}, { name: 'skip' }]],
  repair: [
    'write',
    ['/repair', {}, { name: 'repair', which: 1 }],
    ['/repair use=2', { keys: { use: '2' } }, { name: 'repair', which: 2 }],
  ],
  migrate: ['write', [`/migrate ${ID}`, { id: ID }, { name: 'migrate' }]],
  regress: [
    'write',
    [
      `/regress ${ID} to=Plan reason="sessions on \\"shared\\" devices"`,
      { id: ID, keys: { to: 'plan', reason: 'sessions on "shared" devices' } },
      { name: 'regress', to: 'plan', reason: 'sessions on "shared" devices' },
    ],
  ],
  answer: [
    'write',
    [
      '/answer C2.1 15 minutes, "at most"',
      { args: ['C2.1', '15 minutes, "at most"'] },
      { name: 'answer', question: 'C2.1', text: '15 minutes, "at most"' },
    ],
    [
      `/answer ${ID} "Q 1" no`,
      { id: ID, args: ['Q 1', 'no'] },
      { name: 'answer', question: 'Q 1', text: 'no' },
    ],
  ],
  approve: [
    'write',
    ['/approve', {}, { name: 'approve', checkpoint: null }],
    ['/approve Spec approval', { args: ['Spec approval'] }, { name: 'approve', checkpoint: 'Spec approval' }],
    [
      `/approve ${ID} "Spec approval"`,
      { id: ID, args: ['Spec approval'] },
      { name: 'approve', checkpoint: 'Spec approval' },
    ],
  ],
  'accept-spec': [
    'write',
    [`/accept-spec ${HASH}`, { args: [HASH] }, { name: 'accept-spec', hash: HASH, why: null }],
    [
      `/accept-spec ${ID} sha256:${HASH.toUpperCase()} reason=typo`,
      { id: ID, args: [`sha256:${HASH}`], keys: { reason: 'typo' } },
      { name: 'accept-spec', hash: `sha256:${HASH}`, why: 'typo' },
    ],
  ],
  status: ['read', [`/status ${ID}`, { id: ID }, null]],
  freeze: [
    'write',
    ['/freeze', {}, null],
    ['/freeze until=2026-12-31', { keys: { until: '2026-12-31' } }, null],
  ],
  unfreeze: ['write', ['/unfreeze', {}, null]],
  help: ['read', ['/help', {}, null], ['/help start-fresh', { args: ['start-fresh'] }, null]],
};

test('the table has a row for every command that comments have', () => {
  const named = slashCommands.map(({ name }) => name).toSorted();
  expect(named, 'commands that need lines in ROWS').toEqual(Object.keys(ROWS).toSorted());
});

describe.each(Object.entries(ROWS))('%s', (name, [needs, ...rows]) => {
  test.each(rows)('%s', (body, means, choice) => {
    expect(callIn(body)).toEqual({ ...plain(name), ...means });
    expect(callIn(body.replace('/', '/rekindle '), false)).toEqual({ ...plain(name), ...means });
    const call = parseComment(body, { bare: true });
    expect(call).toMatchObject({ kind: 'call', line: body });
    if (call?.kind === 'call') expect(choiceOf(call)).toEqual(choice);
  });

  test('its examples are calls of it, and it says who may', () => {
    const command = slashCommands.find((one) => one.name === name);
    expect(command?.slash?.permission).toBe(needs);
    expect(command?.slash?.examples.length).toBeGreaterThan(0);
    for (const line of command?.slash?.examples ?? []) expect(callIn(line)).toMatchObject({ command: name });
  });
});

test('no two commands share a name, and each is of the letters that a name may have', () => {
  const names = slashCommands.flatMap(({ slash }) => slash?.names ?? []);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
  expect(names).not.toContain('rekindle');
});

test('only the last word takes the rest, and only one flag could hide in it', () => {
  for (const { name, slash } of slashCommands) {
    const rests = slash?.args.map(({ rest }) => rest !== undefined) ?? [];
    expect(rests.slice(0, -1), name).not.toContain(true);
    if (!rests.at(-1)) continue;
    expect(slash?.keys, name).toEqual([]);
    expect(slash?.flags.map((flag) => flag.name) ?? [], name).toEqual(name === 'answer' ? ['own-words'] : []);
  }
});

test.each([
  ['/answer --own-words C2.1 2 h', ['own-words'], '2 h'],
  ['/answer C2.1 --own-words 2 h', ['own-words'], '2 h'],
  ['/answer C2.1 --OWN-WORDS "2 h"', ['own-words'], '2 h'],
  ['/answer C2.1 --own-words\n2 h', ['own-words'], '2 h'],
  ['/answer C2.1 2 h --own-words', [], '2 h --own-words'],
  ['/answer C2.1 "--own-words 2 h"', [], '--own-words 2 h'],
  ['/answer C2.1 --own 2 h', [], '--own 2 h'],
  ['/answer C2.1 - 2 h', [], '- 2 h'],
  ['/answer C2.1 a=b', [], 'a=b'],
])('%s: the flag stands before the text, which begins with any other word', (line, flags, text) => {
  expect(callIn(line)).toMatchObject({ args: ['C2.1', text], flags });
});

test.each([
  ['/answer C2.1 --own-words', 'word-missing'],
  ['/answer C2.1 --own-words=yes 2 h', 'value-wrong'],
  ['/answer C2.1 --own-words --own-words 2 h', 'given-twice'],
  ['/answer C2.1 \u2014own-words 2 h', 'flag-unknown'],
])('%s: refused', (line, code) => {
  expect(parseComment(line, { bare: true })).toMatchObject({ kind: 'refusal', code });
});

describe('words of a call', () => {
  const [regress] = slashCommands.filter(({ name }) => name === 'regress');
  const call = { kind: 'call', ...plain('regress'), line: '' } as const;

  test('what has neither value nor default is asked for', () => {
    if (!regress) throw new Error('there is a command');
    const words = wordsOf({ ...call, keys: { to: 'plan' } }, regress);
    expect([words.has('to'), words.has('reason'), words.has('toString'), words.one('to')]).toEqual([
      true,
      false,
      false,
      'plan',
    ]);
    expect(() => words.one('reason')).toThrow(UserError);
    expect(() => words.one('constructor')).toThrow('write constructor=VALUE');
  });

  test('a call of what comments do not have is our bug', () => {
    expect(() => choiceOf({ ...call, command: 'scan' })).toThrow(
      'the command scan is one that comments have',
    );
  });
});

describe('what a command needs', () => {
  test.each([
    ['/answer', 'word-missing: '],
    ['/answer C2.1', 'word-missing: '],
    [`/answer ${ID}`, 'word-missing: '],
    ['/answer C2.1 ""', 'word-missing: '],
    ['/accept-spec', 'word-missing: '],
    ['/accept-spec 8b84f37', 'value-wrong: 8b84f37'],
    ['/accept-spec 003-invoice 8b84f372a1c0', 'value-wrong: 003-invoice'],
    ['/regress', 'word-missing: '],
    ['/regress to=plan', 'word-missing: '],
    ['/regress reason=x', 'word-missing: '],
    ['/regress to=deploy reason=x', 'value-wrong: deploy'],
    ['/freeze until=tomorrow', 'value-wrong: tomorrow'],
    ['/freeze until=2026-02-30', 'value-wrong: 2026-02-30'],
    ['/freeze until=2026-12-31T00:00', 'value-wrong: 2026-12-31T00:00'],
    ['/freeze until 2026-12-31', 'word-extra: until'],
    ['/start-fresh sha=HEAD', 'value-wrong: HEAD'],
    ['/start-fresh sha=5f0c2b9', 'value-wrong: 5f0c2b9'],
    ['/start-fresh all', 'word-extra: all'],
    ['/repair use=0', 'value-wrong: 0'],
    ['/repair use=1e3', 'value-wrong: 1e3'],
  ])('%s', (body, said) => expect(refused(body)).toBe(said));
});
