// `rekindle mcp`: an agent sees the same workflows as a person, and writes only where a person allowed it.
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOOLS, type ToolSpec } from '../../../src/cli/agents/mcp-tools.ts';
import { type CommandLine, programOf } from '../../../src/cli/typed/program.ts';
import { cliCommands } from '../../../src/commands/index.ts';
import { type Agent, agentIn, agentOf, served } from '../../cli/agents/mcp-client.ts';
import { misuse, rekindle } from '../../cli/world.ts';
import { COMPILED } from '../../compiled.ts';
import { atNight } from '../../exhaustive.ts';
import { env, folder, git, put } from '../../local/repository.ts';
import { AT, sampleRepository, stateText } from '../sample.ts';

const READING = ['list_workflows', 'get_brief', 'detect'];
const WRITING = ['record_answer', 'resume', 'checkpoint'];
const AUTH = 'humaninloop:005-user-auth';

/** The demo's repository without most of its branches, so that a look at all of them costs less. */
async function shopOn(branch: string): Promise<string> {
  const dir = await sampleRepository(branch);
  const names = (await git(dir, 'branch', '--format=%(refname:short)')).split('\n');
  const kept = ['main', 'feature/user-auth', 'feature/invoice-export'];
  await git(dir, 'branch', '--quiet', '-D', ...names.filter((name) => !kept.includes(name)));
  return dir;
}

let shop = '';
let reader: Agent;
beforeAll(async () => {
  shop = await shopOn('feature/user-auth');
  reader = await agentIn(shop);
});

const named = async ({ client }: Agent) => (await client.listTools()).tools.map(({ name }) => name);

describe('what is offered', () => {
  test('without --write only what reads, and it is said how more can be had', async () => {
    expect(await named(reader)).toEqual(READING);
    expect(reader.client.getInstructions()).toContain('"rekindle mcp --write"');
    const { tools } = await reader.client.listTools();
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
    for (const name of WRITING) await expect(reader.call(name, { id: AUTH })).rejects.toThrow(/not found/);
    expect(await git(shop, 'status', '--porcelain')).toBe('');
  });

  test('with it all of them, each with a closed schema and a word on every input', async () => {
    const { client } = await agentIn(shop, true);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...READING, ...WRITING]);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect([name, description]).toEqual([name, expect.stringMatching(/^.{40,}\.$/)]);
      expect([name, inputSchema]).toEqual([name, expect.objectContaining({ additionalProperties: false })]);
      for (const about of Object.values(inputSchema.properties ?? {}))
        expect([name, about]).toEqual([name, expect.objectContaining({ description: expect.any(String) })]);
      expect([name, annotations?.readOnlyHint]).toEqual([name, READING.includes(name)]);
    }
    expect(client.getInstructions()).not.toContain('--write');
  });
});

describe('what is read', () => {
  test('the workflows on disk, or of every branch, in a few words each', async () => {
    const { data } = await reader.call('list_workflows');
    expect(data['workflows']).toContainEqual(
      expect.objectContaining({
        id: AUTH,
        branch: 'feature/user-auth',
        decision: expect.objectContaining({ action: 'wait', reason: 'awaiting-answer' }),
        pending: [expect.objectContaining({ id: 'C2.1' }), expect.objectContaining({ id: 'C2.2' })],
      }),
    );
    const everywhere = await reader.call('list_workflows', { all_branches: true });
    expect(JSON.parse(everywhere.texts[0] ?? '')).toEqual(everywhere.data);
    expect(JSON.stringify(everywhere.data)).toContain('ai-dev-shop:003-invoice-export');
    expect(JSON.stringify(everywhere.data)).not.toContain('evidence');
  });

  atNight('the brief that a person gets, as a resource for each workflow that has not ended', async () => {
    const typed = await rekindle(['brief', AUTH, '-C', shop, ...AT]);
    const { resources } = await reader.client.listResources();
    const uri = `rekindle://brief/${AUTH}`;
    expect(resources).toContainEqual(
      expect.objectContaining({ uri, name: AUTH, description: expect.stringContaining('answer') }),
    );
    const { contents } = await reader.client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: typed.out }]);
    expect(resources.map(({ name }) => name)).toContain('ai-dev-shop:003-invoice-export');
  });

  atNight('an id that is no plain name has an address all the same', async () => {
    const dir = await folder();
    await put(dir, 'specs/a b%/.pipeline-state.md', stateText('a b%', 'IN_PROGRESS'));
    const { client } = await agentIn(dir);
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(['ai-dev-shop:a b%']);
    const [{ uri } = { uri: '' }] = resources;
    expect((await client.readResource({ uri })).contents).toHaveLength(1);
  });

  atNight('whether a feature was begun; that nothing was found is an answer', async () => {
    const found = await reader.call('detect', { words: 'sign in with a password' });
    expect(found.data).toMatchObject({ found: true, matches: [{ id: AUTH }] });
    const none = await reader.call('detect', { words: '--branch' });
    expect(none).toMatchObject({ wrong: false, data: { found: false } });
  });

  atNight('what is wrong is said in the words of the command line', async () => {
    const typo = await reader.call('get_brief', { id: 'humaninloop:005-user-atuh' });
    expect(typo.wrong).toBe(true);
    expect(typo.texts.join()).toContain(`Did you mean ${AUTH}?`);
    const extra = await reader.call('get_brief', { id: AUTH, force: true });
    expect([extra.wrong, extra.texts.join()]).toEqual([true, expect.stringContaining('force')]);
    const odd = reader.client.readResource({ uri: 'rekindle://brief/%' });
    await expect(odd).rejects.toThrow(/expected an address/);
  });

  test.each([
    ['list_workflows', {}, ['shop']],
    ['get_brief', { id: '--all', branch: '-C' }, ['--all']],
    ['detect', { words: '--yes' }, ['--yes', 'shop']],
    ['record_answer', { id: '-a', question: '--b', answer: '--no' }, ['-a', '--b', '--no']],
    ['resume', { id: '--all' }, ['--all']],
    ['checkpoint', { id: '--all' }, ['--all']],
  ])('%s: words that look like options are words', async (name, given, words) => {
    const calls: CommandLine[] = [];
    const page = { print: () => {}, columns: 80 };
    const program = programOf([{ title: 'All', commands: cliCommands }], page, (typed) => calls.push(typed));
    const tool = TOOLS.find((one) => one.name === name) as ToolSpec | undefined;
    await program.parseAsync(tool?.args(given, 'shop') ?? [], { from: 'user' });
    expect(calls.map(({ id, args }) => (id === null ? args : [id, ...args]))).toEqual([words]);
    const [{ values } = { values: null }] = calls;
    expect(values?.has('dry-run') || values?.has('yes')).toBe(tool?.writes === true);
    if (name === 'get_brief') expect(values?.one('branch')).toBe('-C');
  });
});

describe('what is written with --write', () => {
  test('an answer: first shown, then recorded, as the command does it', async () => {
    const dir = await shopOn('feature/user-auth');
    const { call } = await agentIn(dir, true);
    const answer = { id: AUTH, question: 'C2.1', answer: '15 minutes' };
    const shown = await call('record_answer', { ...answer, dry_run: true });
    expect([shown.wrong, shown.texts.join()]).toEqual([false, expect.stringMatching(/^\+.*15 minutes/m)]);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
    const done = await call('record_answer', answer);
    expect([done.wrong, done.texts.join()]).toEqual([false, expect.stringContaining('✓ Recorded')]);
    expect(await git(dir, 'diff')).toMatch(/^\+.*15 minutes/m);
  });

  atNight('what the command line refuses is refused', async () => {
    const { call } = await agentIn(shop, true);
    const never = await call('record_answer', { id: AUTH, question: 'C9.9', answer: 'x' });
    expect([never.wrong, never.texts.join()]).toEqual([true, expect.stringContaining('C9.9')]);
    const placeholder = await call('record_answer', { id: AUTH, question: 'C2.1', answer: 'TEXT' });
    expect(placeholder.wrong).toBe(true);
    expect(await git(shop, 'status', '--porcelain')).toBe('');
  });

  atNight('resume gives the brief, a checkpoint commits it; called at once, one waits', async () => {
    const dir = await shopOn('feature/invoice-export');
    const id = 'ai-dev-shop:003-invoice-export';
    const { call } = await agentIn(dir, true);
    const [resumed, saved] = await Promise.all([call('resume', { id }), call('checkpoint', { id })]);
    expect([resumed.wrong, resumed.texts[0]]).toEqual([false, expect.stringMatching(/^# Resume brief\n/)]);
    const made = expect.stringMatching(/✓ Committed .+ Commit [0-9a-f]{12}/);
    expect([saved.wrong, saved.texts.join()]).toEqual([false, made]);
    expect(await git(dir, 'log', '-1', '--format=%s')).toMatch(/^checkpoint: 003-invoice-export /);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
  });
});

atNight('as a process: nothing but the protocol on stdout, and it ends with stdin', async () => {
  const door = resolve(import.meta.dirname, '../../../src/cli.ts');
  const variables = { ...env, PATH: env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED };
  const { transport, said, ended } = served([door, 'mcp', '-C', shop, '--write'], variables);
  // The newest revision of the protocol; the tests above speak the one before it.
  const mode = { pin: '2026-07-28' };
  const client = new Client({ name: 'agent', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  const agent = agentOf(client);
  expect(await named(agent)).toEqual([...READING, ...WRITING]);
  expect((await agent.call('list_workflows')).texts.join()).toContain(AUTH);
  await client.close();
  expect([await ended, said()]).toEqual([0, '']);
});

test('a folder that is not there is refused before anything is served', async () => {
  const ended = await rekindle(['mcp', '-C', '/no/such/folder']);
  expect(misuse(/^There is no folder/)(ended)).toEqual([]);
});
