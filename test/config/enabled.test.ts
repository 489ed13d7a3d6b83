// Which formats, rules and commands a config leaves on.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, DEFAULTS, GUARDS } from '../../src/config/config.ts';
import {
  formatsFor,
  isCommandOff,
  isFormatOff,
  permissionFor,
  rulesFor,
  severityOf,
} from '../../src/config/enabled.ts';
import { readConfig } from '../../src/config/read.ts';
import { engine } from '../../src/index.ts';
import type { Rule } from '../../src/model/rule.ts';
import { subjectOf } from '../state.ts';
import { KNOWN } from './examples.ts';

const RULES = path.resolve(import.meta.dirname, '../../docs/rules');

function config(text: string): Config {
  const { config: read, problems } = readConfig(text, KNOWN);
  expect(problems).toEqual([]);
  return read;
}

describe('commands', () => {
  const it = config('commands: {skip: off, start-fresh: admin, retry: on, answer: {permission: triage}}');

  test('are on unless they are off, by their own name', () => {
    const off = ['skip', 'start-fresh', 'retry', 'answer', 'resume'].filter((name) => isCommandOff(it, name));
    expect(off).toEqual(['skip']);
  });

  test('need the role that is written, else what they needed anyway', () => {
    const roles = ['start-fresh', 'answer', 'retry', 'resume'].map((name) =>
      permissionFor(it, name, 'write'),
    );
    expect(roles).toEqual(['admin', 'triage', 'write', 'write']);
    expect(permissionFor(it, 'status', 'read')).toBe('read');
  });
});

describe('rules', () => {
  const it = config(
    'rules: {timestamp-sane: off, version-current: warning, state-safe: warning, artifact-complete: on, ' +
      'progress-recent: {severity: error}}',
  );

  test('weigh what is written', () => {
    const said = ['timestamp-sane', 'version-current', 'state-safe', 'artifact-complete', 'spec-present'];
    expect(said.map((rule) => severityOf(it, rule))).toEqual(['off', 'warning', 'warning', null, null]);
  });

  test('that are off are gone, and the others give breaches of that weight and no other consequence', () => {
    const breach = { message: 'x', severity: 'note', consequence: 'note' } as const;
    const rule = (id: string): Rule => ({
      id,
      summary: '',
      severity: 'error',
      consequence: 'block',
      reason: null,
      check: () => [breach, { message: 'y' }],
    });
    const left = rulesFor(it, ['timestamp-sane', 'progress-recent', 'artifact-complete'].map(rule));
    expect(left.map(({ id, severity, consequence }) => [id, severity, consequence])).toEqual([
      ['progress-recent', 'error', 'block'],
      ['artifact-complete', 'error', 'block'],
    ]);
    const subject = subjectOf();
    expect(left.map((one) => one.check(subject))).toEqual([
      [
        { message: 'x', severity: 'error', consequence: 'note' },
        { message: 'y', severity: 'error' },
      ],
      [breach, { message: 'y' }],
    ]);
  });

  test('that guard the rest stay on, whatever a config object says', () => {
    const forged: Config = {
      ...DEFAULTS,
      rules: new Map([...GUARDS].map((id) => [id, { off: true, severity: null }] as const)),
    };
    const left = rulesFor(forged, engine.rules).map(({ id }) => id);
    expect([...GUARDS].filter((id) => !left.includes(id))).toEqual([]);
  });

  test('are guards exactly where their page says that one never turns them off', () => {
    const never = readdirSync(RULES).flatMap((file) => {
      const page = readFileSync(path.join(RULES, file), 'utf8');
      const [, why = ''] = /^## When to turn it off\n+(\S+)/m.exec(page) ?? [];
      return why.startsWith('Never') ? [path.basename(file, '.md')] : [];
    });
    expect([...GUARDS].sort()).toEqual(never.sort());
    expect(engine.rules.map(({ id }) => id)).toEqual(expect.arrayContaining([...GUARDS]));
  });

  test('that block because a state cannot be read, is unsafe or is newer, are guards', () => {
    const blocking = engine.rules.filter(({ consequence }) => consequence === 'block');
    expect(blocking.filter(({ id }) => !GUARDS.has(id))).toEqual([]);
  });
});

describe('formats', () => {
  const it = config('formats: {sdd: off, specify: {stale-after: 1d}}\nrules: {constitution-checked: off}');

  test('that are off are gone', () => {
    const left = formatsFor(it, engine.formats).map(({ id }) => id);
    expect(left).toEqual(engine.formats.map(({ id }) => id).filter((id) => id !== 'sdd'));
    expect(engine.formats.map(({ id }) => id).filter((id) => isFormatOff(it, id))).toEqual(['sdd']);
  });

  test('lose rules of their own that are off', () => {
    const own = (formats: typeof engine.formats) =>
      formats.find(({ id }) => id === 'ai-dev-shop')?.rules.map(({ id }) => id);
    expect(own(engine.formats)).toContain('constitution-checked');
    expect(own(formatsFor(it, engine.formats))).not.toContain('constitution-checked');
  });

  test('by default all are there, untouched', () => {
    expect(formatsFor(DEFAULTS, engine.formats).map(({ rules }) => rules)).toEqual(
      engine.formats.map(({ rules }) => rules),
    );
    expect(rulesFor(DEFAULTS, engine.rules)).toEqual(engine.rules);
  });
});
