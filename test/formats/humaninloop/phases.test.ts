// Graphs and context files of one `.workflow/` folder: which of them is in charge of a phase.
import { describe, expect, it } from 'vitest';
import { decided, fixture, look } from './looking.ts';
import { graph, node, type Shape } from './make-graph.ts';

const folder = 'specs/022-dark-mode/.workflow';
const SPECIFY = `${folder}/dags/specify-strategy.json`;
const IMPLEMENT = `${folder}/dags/implement-strategy.json`;

describe('graphs and context files', () => {
  const context = (status: string) => ({
    [`${folder}/context.md`]: `---\ntype: specification-request\nstatus: ${status}\n---\n`,
  });
  const tasks = (status: string) => ({
    [`${folder}/tasks-context.md`]: `---\ntype: tasks-request\nstatus: ${status}\n---\n`,
  });
  const over: Shape = { outcomes: ['completed'], nodes: [node('a', 'completed')] };

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      'the graph of a phase comes before its context file',
      { ...context('awaiting-analyst'), [SPECIFY]: graph(over) },
      'none - completed',
    ],
    [
      'a later context file comes before an earlier graph',
      { [SPECIFY]: graph(over), ...tasks('awaiting-user') },
      'wait tasks awaiting-answer',
    ],
    [
      'implementing comes last',
      {
        ...tasks('completed'),
        [SPECIFY]: graph(over),
        [IMPLEMENT]: graph({ workflow: 'implement', nodes: [node('cycle-1', 'in-progress')] }),
      },
      'rerun cycle-1 step-interrupted',
    ],
    [
      'implementing writes context.md anew: it says nothing of the specification',
      {
        ...context('awaiting-analyst'),
        ...tasks('completed'),
        [IMPLEMENT]: graph({ ...over, workflow: 'implement' }),
      },
      'none - completed',
    ],
    [
      'strategy.json is the older name',
      {
        ...context('awaiting-analyst'),
        [`${folder}/dags/strategy.json`]: graph({ nodes: [node('a', 'in-progress')] }),
      },
      'rerun a step-interrupted',
    ],
    [
      'of single passes the newest counts',
      {
        [`${folder}/dags/pass-001.json`]: fixture('dags/pass-001.json').replace('null', '"halted"'),
        [`${folder}/dags/pass-002.json`]: fixture('dags/pass-001.json'),
      },
      'rerun analyst-review not-started',
    ],
  ])('%s', (_, files, decision) => {
    const found = look(files);
    expect(decided(found)).toBe(decision);
    expect(found.feature).toBe('022-dark-mode');
  });
});
