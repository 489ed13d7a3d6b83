// Which files are this format's: its places, its keys, and the siblings that look much alike.
import { describe, expect, test } from 'vitest';
import { specify } from '../../../src/formats/specify/index.ts';
import { filesAfter, line, recovered } from './harness.ts';
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
    ['one that is torn after its comments', '---\n# Specify Workflow State v5\n# x\n'],
    ['its comments and a key', front('# Specify Workflow State v5', 'updated: 2026-01-01')],
    ['two keys', '---\nschema_version: 5\nfeature_id: "x"\n'],
    ['no opening line', 'feature_id: x\ncurrent_stage: 3\n---\n'],
    ['a byte order mark', `\uFEFF${stateText()}`],
    ['CRLF', stateText().replaceAll('\n', '\r\n')],
    ['conflict markers first', `<<<<<<< a\n${stateText()}`],
    ['phases alone', front('current_phase: INIT', 'phase_status: pending')],
    ['a flow map', front('{schema_version: 6, feature_id: 7-export, current_stage: 3}')],
    ['a flow map over lines', front('{', '  "feature_id": "7-export",', '  "current_stage": 3', '}')],
    ['a torn flow map', '---\n{schema_version: 6, feature_id: "7-exp'],
    ['a flow map in conflict', `<<<<<<< a\n${front('{feature_id: x, current_stage: 3}')}`],
    ['a flow map in another language', '---json\n{"feature_id": "x", "current_stage": 3}\n---\n'],
    ['quoted keys', front('"feature_id": x', "'current_stage': 3")],
    ['a map that is indented as a whole', front('  feature_id: x', '  current_stage: 3')],
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
    ['keys within a flow map', front('{state: {feature_id: x, current_stage: 3}}')],
    ['a sibling’s flow map', front('{schema_version: 2, prd_mode: NEW, current_stage: 1}')],
    ['a flow map of another tool', front('{title: x, layout: page}')],
    ['the tool’s comments alone', front('# Specify Workflow State v5', '# rien', '')],
    ['the same with CRLF', '---\r\n# Specify Workflow State v5\r\n# rien\r\n---\r\n'],
    ['the same with a byte order mark and no more', '\uFEFF---\n# Specify Workflow State v6\n---'],
    ['the same and an empty map', front('# Specify Workflow State v5', '{ }')],
    ['the same and null', front('# Specify Workflow State v5', 'null')],
  ])('not ours, and so no state at a name that is ours alone: %s', (_, text) => {
    expect(specify.recognises(text)).toBe(false);
    const { workflows, unreadable } = recovered({ [STATE]: text });
    expect(unreadable).toEqual([]);
    expect(workflows).toMatchObject([
      { decision: { action: 'block', reason: 'state-unreadable' }, findings: [{ rule: 'state-known' }] },
    ]);
  });
});

describe('front matter in one flow map', () => {
  const FLOW = front(
    '{schema_version: 6, feature_id: "7-export", current_stage: 4, stage_status: completed, stages: {}}',
  );

  test('is a workflow, found and decided as any other', () => {
    const found = recovered({ [STATE]: FLOW });
    expect(found.unreadable).toEqual([]);
    expect(found.workflows.map(line)).toEqual(['rerun · 2 · artifact-missing']);
    expect(found.workflows[0]?.state?.current?.line).toBe(2);
  });

  test('is written in place', () => {
    const after = filesAfter({ name: 'resume' }, { [STATE]: FLOW })[STATE] ?? '';
    expect(after).toContain(
      '{schema_version: 6, feature_id: "7-export", current_stage: 2, stage_status: pending, ',
    );
    expect(recovered({ [STATE]: after }).workflows).toHaveLength(1);
  });

  test('a gap of the template, and what is torn, are told', () => {
    const gap = recovered({ [STATE]: front('{schema_version: 6, feature_id: "{FEATURE_ID}"}') });
    expect(gap.unreadable).toMatchObject([{ path: STATE, rule: 'state-filled', line: 2 }]);
    const torn = recovered({ [STATE]: '---\n{schema_version: 6, feature_id: "7-exp' });
    expect(torn.workflows.map(line)).toEqual(['block · – · state-unreadable']);
  });
});
