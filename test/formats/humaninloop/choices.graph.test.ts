// What choices write into graphs, as upstream's own tool does: frozen passes are never written again.
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import { AT, choices, chosen, situation, type Texts } from './choosing.ts';
import { decided, fixture, look } from './looking.ts';
import { graph, node } from './make-graph.ts';

const at = (name: string) => `specs/021-shared-lists/.workflow/${name}`;
const never = (): never => {
  throw new Error('this format has the choice');
};
const answer = (files: Texts, id: string, text: string) =>
  chosen(files, (here) => choices.answer?.(here, id, text) ?? never());

/** What follows in the open entry of the fixture. */
const REST = '"frozen": false, "trace": {"started_at": "2026-02-18T19:21:00+00:00", "completed_at": null}}';

const GRAPH = at('dags/specify-strategy.json');
const retry = (text: string) => chosen({ [GRAPH]: text }, (here) => choices.retry(here));
const skip = (text: string) => chosen({ [GRAPH]: text }, (here) => choices.skip?.(here) ?? never());

describe('a graph', () => {
  it('resume writes nothing: it holds no time of its own', () => {
    const change = choices.resume(situation({ [GRAPH]: fixture('dags/specify-running.json') }));
    expect(change).toMatchObject({ summary: 'resume at analyst-review', files: [] });
  });

  it('retry of a node that ran: the node and its open entry are pending, what is frozen stays', () => {
    const found = retry(fixture('dags/specify-running.json'));
    expect(found.diff).toEqual([
      '-       "status": "in-progress",',
      `-         {"pass": 2, "status": "in-progress", ${REST}`,
      '+       "status": "pending",',
      `+         {"pass": 2, "status": "pending", ${REST}`,
    ]);
    expect(found.decision).toBe('rerun analyst-review not-started');
    expect(() => retry(found.files[GRAPH] ?? '')).toThrow(/rerun \(not-started\)/);
  });

  it('retry of a node that failed in an open pass takes its verdict back', () => {
    const text = graph({ nodes: [node('gate', 'failed')] }).replace(
      '"failed"',
      '"failed",\n      "verdict": "critical-gaps"',
    );
    const found = retry(text);
    expect(found.diff).toContain('+       "status": "pending",');
    expect(found.diff).toContain('+       "verdict": null,');
    expect(found.decision).toBe('rerun gate not-started');
  });

  it('retry behind a halt: the pass stays frozen, a new one begins with the node', () => {
    const text = graph({
      outcomes: ['completed', 'halted'],
      nodes: [node('one', 'completed', 1), node('two', 'halted')],
    });
    expect(decided(look({ [GRAPH]: text }))).toBe('ask two step-failed');
    const found = retry(text);
    const before = JSON.parse(text);
    const data = JSON.parse(found.files[GRAPH] ?? '');
    expect(data.passes.slice(0, 2)).toEqual(before.passes);
    expect(data.passes[2]).toEqual({ pass: 3, outcome: null, frozen: false, created_at: AT });
    expect(data).toMatchObject({ current_pass: 3, status: 'in-progress' });
    expect(data.nodes[1]).toEqual({ ...before.nodes[1], status: 'pending', last_active_pass: 3 });
    expect(found.decision).toBe('rerun two not-started');
    expect(found.change.notes).toEqual(['The halted pass stays frozen; a new pass begins with this node.']);
  });

  it('the node’s history gets an entry as its others are, and times are spelled as before', () => {
    const text = fixture('dags/specify-running.json')
      .replace(
        '"pass": 2, "outcome": null, "detail": null',
        '"pass": 2, "outcome": "halted", "detail": "unexpected"',
      )
      .replace(
        '"completed_at": null, "frozen": false}\n  ]',
        '"completed_at": "2026-02-18T20:00:00+00:00", "frozen": true}\n  ]',
      )
      .replace(
        '"pass": 2, "status": "in-progress", "frozen": false',
        '"pass": 2, "status": "in-progress", "frozen": true',
      );
    const data = JSON.parse(retry(text).files[GRAPH] ?? '');
    expect(data.passes[2]).toEqual({
      pass: 3,
      outcome: null,
      detail: null,
      created_at: '2026-06-01T12:30:05+00:00',
      completed_at: null,
      frozen: false,
    });
    expect(data.nodes[0].history[2]).toEqual({ pass: 3, status: 'pending', frozen: false, trace: null });
    expect(data.nodes[0].history.slice(0, 2)).toEqual(JSON.parse(text).nodes[0].history);
  });

  it('five passes are the most that the tool makes; a pass in a file of its own begins none', () => {
    const outcomes = ['completed', 'completed', 'completed', 'completed', 'halted'];
    expect(() => retry(graph({ outcomes, nodes: [node('two', 'halted')] }))).toThrow(
      /found 5 passes, expected fewer than 5/,
    );
    const single = fixture('dags/pass-001.json')
      .replace('"outcome": null', '"outcome": "halted"')
      .replace('"pending"', '"halted"');
    expect(() => chosen({ [at('dags/pass-001.json')]: single }, (here) => choices.retry(here))).toThrow(
      /a file of its own/,
    );
  });

  it('skip: a task is passed over, in its pass or in a new one', () => {
    const found = skip(fixture('dags/specify-running.json'));
    expect(found.diff).toContain('+       "status": "skipped",');
    expect(found.decision).toBe('resume analyst-review partial-work');
    const halted = skip(graph({ outcomes: ['halted'], nodes: [node('two', 'halted')] }));
    expect(halted.decision).toBe('resume two partial-work');
    expect(() => skip(halted.files[GRAPH] ?? '')).toThrow(UserError);
  });

  it.each(['gate', 'decision', 'milestone'])('a %s is never skipped', (type) => {
    const text = graph({ nodes: [node('it', 'failed')] }).replace('"task"', `"${type}"`);
    expect(() => skip(text)).toThrow(new RegExp(`found a ${type}, expected a task`));
  });

  it('what is done, not begun, or unclear is neither retried nor skipped', () => {
    for (const text of [
      graph({ outcomes: ['completed'], nodes: [node('one', 'completed')] }),
      graph({ nodes: [node('one', 'pending')] }),
      graph({ status: 'completed', nodes: [node('one', 'in-progress')] }),
    ])
      for (const choose of [retry, skip]) expect(() => choose(text)).toThrow(UserError);
  });

  it('questions are asked where the tool asks them', () => {
    expect(() => answer({ [GRAPH]: graph({ nodes: [node('d', 'pending')] }) }, 'G1', 'x')).toThrow(
      /a graph, which holds no questions/,
    );
  });
});
