// Settings and notes of agents: what stands there stays byte for byte, and a second time changes nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODING_AGENTS } from '../../../src/model/command.ts';
import { agentFiles } from '../../../src/report/init/agent-files.ts';
import type { Merged } from '../../../src/report/init/agent-hooks.ts';

/** The file of this path among those of all agents. */
function merged(path: string, before: string | null): Merged {
  const file = agentFiles(CODING_AGENTS).find((one) => one.path === path);
  return file?.merged(before) ?? { kind: 'kept', found: 'no such file' };
}

const textOf = (made: Merged): string => (made.kind === 'write' ? made.text : made.kind);
const CLAUDE = '.claude/settings.json';
const START = {
  hooks: [{ type: 'command', command: 'rekindle hook session-start --for claude', timeout: 10 }],
};
const STOP = { hooks: [{ type: 'command', command: 'rekindle hook stop --for claude', timeout: 10 }] };

describe('hooks', () => {
  test('each agent has its own file, its own names of events, and its own unit of time', () => {
    const made = Object.fromEntries(
      CODING_AGENTS.map((agent) => {
        const [hooks] = agentFiles([agent]);
        return [hooks?.path, JSON.parse(textOf(hooks?.merged(null) ?? { kind: 'same' }))];
      }),
    );
    const line = (event: string, agent: string) => `rekindle hook ${event} --for ${agent}`;
    const group = (command: string, rest: object = { timeout: 10 }) => [
      { hooks: [{ type: 'command', command, ...rest }] },
    ];
    const gemini = { name: 'rekindle', timeout: 10_000 };
    expect(made).toEqual({
      '.claude/settings.json': { hooks: { SessionStart: [START], Stop: [STOP] } },
      '.codex/hooks.json': {
        hooks: {
          SessionStart: group(line('session-start', 'codex')),
          Stop: group(line('stop', 'codex')),
        },
      },
      '.github/hooks/rekindle.json': {
        version: 1,
        hooks: {
          sessionStart: [{ type: 'command', command: line('session-start', 'copilot'), timeoutSec: 10 }],
          agentStop: [{ type: 'command', command: line('stop', 'copilot'), timeoutSec: 10 }],
        },
      },
      '.cursor/hooks.json': {
        version: 1,
        hooks: {
          sessionStart: [{ command: line('session-start', 'cursor'), timeout: 10 }],
          stop: [{ command: line('stop', 'cursor'), timeout: 10 }],
        },
      },
      '.gemini/settings.json': {
        hooks: {
          SessionStart: group(line('session-start', 'gemini'), gemini),
          AfterAgent: group(line('stop', 'gemini'), gemini),
        },
      },
    });
  });

  test.each([
    ['settings of other things', '{\n\t"model": "opus",\r\n\t"permissions": {"allow": ["Bash(ls:*)"]}\n}'],
    ['an empty object', '{}\n'],
    ['hooks that are null', '{"hooks": null}'],
    [
      'another hook of the same event',
      '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x"}]}]}}',
    ],
    ['numbers and escapes as they are written', '{"a": 1.50, "b": "\\u00e9", "__proto__": 1}'],
  ])('%s: nothing of it is lost, and the second time nothing is to be changed', (_, before) => {
    const text = textOf(merged(CLAUDE, before));
    const { hooks = {}, ...others } = JSON.parse(before);
    const { hooks: now, ...same } = JSON.parse(text);
    expect(same).toEqual(others);
    expect(now.SessionStart.at(-1)).toEqual(START);
    expect(now.Stop).toEqual([...(hooks?.Stop ?? []), STOP]);
    for (const line of before.split('\n').slice(0, -1)) expect(text).toContain(line.replace(/\}?$/, ''));
    expect(merged(CLAUDE, text)).toEqual({ kind: 'same' });
  });

  test('a line that a person gave options is theirs', () => {
    const before = textOf(merged(CLAUDE, null))
      .replace('stop --for claude', 'stop --for claude --block')
      .replace('rekindle hook session-start', 'npx rekindle hook session-start --budget 4000');
    expect(merged(CLAUDE, before)).toEqual({ kind: 'same' });
  });

  test.each([
    ['', 'the end of the file (it is cut off) on line 1 at offset 0'],
    ['// mine\n{}', '"/" on line 1 at offset 0'],
    ['{"a": 1,\n"a": 2}', 'the key "a" on lines 1 and 2'],
    ['[]', 'JSON that is no object'],
    ['{"hooks": []}', 'hooks in another form'],
    ['{"hooks": {"Stop": {"command": "x"}}}', 'hooks in another form'],
    ['{"hooks": "off"}', 'hooks in another form'],
  ])('%j is kept as it is: %s', (before, found) => {
    expect(merged(CLAUDE, before)).toEqual({ kind: 'kept', found });
  });
});

describe('notes', () => {
  test('a section at the end, whatever stands before it, with its line ends; the second time nothing', () => {
    const lines = fc.array(fc.constantFrom('# Agents', '', 'Do this.', '<!-- note -->', '```'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n'), fc.boolean(), (parts, eol, ends) => {
        const before = parts.join(eol) + (ends ? eol : '');
        const text = textOf(merged('AGENTS.md', before));
        expect(text.startsWith(before)).toBe(true);
        expect(text).toMatch(/(?:^|\n)<!-- rekindle -->\r?\n[\s\S]*<!-- \/rekindle -->\r?\n$/);
        if (parts.length > 1) expect(/(?<!\r)\n/.test(text)).toBe(eol === '\n');
        expect(merged('AGENTS.md', text)).toEqual({ kind: 'same' });
      }),
      { numRuns: 1_000 },
    );
  });

  test('a section that somebody wrote in is theirs', () => {
    const before = textOf(merged('GEMINI.md', null)).replace('Before you begin', 'Always, before you begin');
    expect(merged('GEMINI.md', before)).toEqual({ kind: 'kept', found: 'another text between its markers' });
  });

  test('the skill has the front matter by which it is found, and is kept where it was changed', () => {
    const path = '.claude/skills/rekindle/SKILL.md';
    const text = textOf(merged(path, null));
    expect(text).toMatch(/^---\nname: rekindle\ndescription: >-\n(?: {2}[^\n:]{30,}\n)+---\n/);
    expect(merged(path, text.replaceAll('\n', '\r\n'))).toEqual({ kind: 'same' });
    expect(merged(path, `${text}mine\n`)).toEqual({ kind: 'kept', found: 'other content' });
  });

  test('agents that read the same file share it', () => {
    const paths = agentFiles(['codex', 'copilot', 'cursor']).map(({ path }) => path);
    expect(paths.filter((path) => path === 'AGENTS.md')).toHaveLength(1);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
