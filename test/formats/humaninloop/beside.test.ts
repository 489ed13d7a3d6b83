// A real state is found beside files of the same names that are another tool's, or templates.
import { describe, expect, it } from 'vitest';
import { decided, fixture, look, lookAll } from './looking.ts';
import { graph, node } from './make-graph.ts';
import { makeIndex } from './make-index.ts';

const at = (name: string) => `specs/021-shared-lists/.workflow/${name}`;
const context = fixture('context/context-awaiting-user.md');
const UNFILLED = '---\ntype: plan-request\nstatus: {{status}}\nfeature_id: {{feature_id}}\n---\n';

describe('S30 a real context.md', () => {
  it.each([
    ['plan-context.md', '# Notes of another tool\n'],
    ['plan-context.md', UNFILLED],
    ['dags/strategy.json', '{"a":1}\n'],
    ['index.md', '# Table of contents\n'],
    ['index.md', makeIndex({ status: '{{loop_status}}' })],
  ])('beside %s: %j', (name, text) => {
    const found = look({ [at('context.md')]: context, [at(name)]: text });
    expect(decided(found)).toBe('wait specify awaiting-answer');
    expect(found.path).toBe(at('context.md'));
    expect(found.notes.join()).toContain('left out');
  });

  it('beside a real index the index alone counts', () => {
    const files = { [at('context.md')]: context, [at('index.md')]: makeIndex({ status: 'spec_writing' }) };
    expect(decided(look(files))).toBe('rerun A2 step-interrupted');
  });
});

it('a foreign strategy.json does not hide a graph of its own pass', () => {
  const files = {
    [at('dags/strategy.json')]: '{"a":1}\n',
    [at('dags/pass-2.json')]: '{"b":2}\n',
    [at('dags/pass-1.json')]: graph({ nodes: [node('one', 'in-progress')] }),
  };
  const found = look(files);
  expect([decided(found), found.path]).toEqual(['rerun one step-interrupted', at('dags/pass-1.json')]);
});

it('foreign files alone are no workflow', () => {
  const files = { [at('index.md')]: '# Contents\n', [at('plan-context.md')]: '# Plan\n' };
  expect(lookAll(files)).toMatchObject({ workflows: [], unreadable: [] });
});
