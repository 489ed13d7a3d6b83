// Which files are this format's: its places, its keys, and the siblings that look much alike.
import { describe, expect, test } from 'vitest';
import { specify } from '../../../src/formats/specify/index.ts';
import { recovered } from './harness.ts';
import { STATE, stateText } from './make-state.ts';

const front = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\n## Workflow Log\n`;

describe('places', () => {
  test.each([
    ['specs/1-user-auth/.specify-state.local.md', true],
    ['packages/web/specs/12-x/.specify-state.local.md', true],
    ['.specify-state.local.md', true],
    ['specs/1-a/.specify-state.local.md.bak', false],
    ['specs/1-a/.requirements-state.local.md', false],
    ['specs/1-a/.planning-state.local.md', false],
    ['specs/1-a/.implementation-state.local.md', false],
    ['design-handoff/.handoff-state.local.md', false],
    ['templates/.specify-state-template.local.md', false],
  ])('%s: %s', (path, ours) => {
    expect(specify.matches(path)).toBe(ours);
  });

  test('S23 one feature in two folders is two workflows', () => {
    const text = stateText();
    const { workflows } = recovered({
      [STATE]: text,
      'packages/b/specs/7-export/.specify-state.local.md': text,
    });
    expect(workflows.map(({ id }) => id)).toEqual([
      'specify:7-export@specs/7-export',
      'specify:7-export@packages/b/specs/7-export',
    ]);
  });

  test('the folder names the feature; at the root the file does', () => {
    const at = (path: string) => recovered({ [path]: stateText() }).workflows[0];
    expect(at('specs/8-other/.specify-state.local.md')?.feature).toBe('8-other');
    expect(at('specs/8-other/.specify-state.local.md')?.notes.join()).toContain(
      'another feature than the folder',
    );
    expect(at('.specify-state.local.md')?.feature).toBe('7-export');
    expect(at('.specify-state.local.md')?.state?.folders).toContain('.stage-summaries');
  });
});

describe('signature', () => {
  test.each([
    ['a torn one', '---\n# Specify Workflow State v5\nsch'],
    ['two keys', '---\nschema_version: 5\nfeature_id: "x"\n'],
    ['no opening line', 'feature_id: x\ncurrent_stage: 3\n---\n'],
    ['a byte order mark', `\uFEFF${stateText()}`],
    ['CRLF', stateText().replaceAll('\n', '\r\n')],
    ['conflict markers first', `<<<<<<< a\n${stateText()}`],
    ['phases alone', front('current_phase: INIT', 'phase_status: pending')],
  ])('ours: %s', (_, text) => {
    expect(specify.recognises(text)).toBe(true);
  });

  test.each([
    [
      'requirements, by its title',
      front('# Requirements Refinement State File', 'schema_version: 2', 'current_stage: 4'),
    ],
    [
      'requirements, by its keys',
      front('schema_version: 2', 'prd_mode: "NEW"', 'current_stage: 1', 'stage_status: pending'),
    ],
    ['planning', front('version: 3', 'feature_name: x', 'current_phase: SETUP')],
    ['implementation', front('version: 4', 'current_stage: 2', 'phases_completed: []')],
    ['design handoff', front('schema_version: 1', 'checksum: ab', 'current_stage: "2J"')],
    ['prose', '# Notes\n\nThe current_stage: 3 is late.\n'],
    ['another front matter', front('title: x', 'layout: page')],
    ['indented keys', front('state:', '  current_stage: 3')],
  ])('not ours: %s', (_, text) => {
    expect(specify.recognises(text)).toBe(false);
    expect(recovered({ [STATE]: text })).toEqual({ workflows: [], unreadable: [] });
  });
});
