// Nothing that is unfinished may be reported as finished, however it is written.
import { describe, expect, it } from 'vitest';
import { decided, fixture, look } from './looking.ts';
import { graph, node } from './make-graph.ts';
import { featureWith, makeIndex } from './make-index.ts';

const folder = 'specs/021-shared-lists/.workflow';
const context = (status: string) => ({
  [`${folder}/context.md`]: fixture('context/context-awaiting-user.md').replace('awaiting-user', status),
});
const judged = (status: string, more: Parameters<typeof makeIndex>[0] = {}) =>
  look(featureWith(makeIndex({ ...more, status })));

describe('S12 an ending that its own sentence takes back is asked about', () => {
  it.each([
    'completed, but plan pending',
    'completed, 2 tests red',
    'completed (rolled back)',
    'completed (vorläufig)',
    'completed (offen: Review)',
    'completed (spec only)',
    '**completed** — retry next week',
    'completed (phase 1 of 3)',
    'completed (1/3)',
    'completed, not synced',
    'terminated, reopened until Friday',
    'completed, isn’t reviewed',
    'completed, 80%',
    'completed ✅ (2 of 5)',
    'completed (needs review)',
  ])('Loop Status %s', (status) => {
    const found = judged(status);
    expect(decided(found)).toBe('ask - status-unknown');
    expect(found.state?.ended).toBeNull();
  });

  it.each(['completed (phase 1 of 3)', 'completed, but reverted'])('context.md %s', (status) => {
    expect(decided(look(context(status)))).toBe('ask - status-unknown');
  });

  it('Plan completed, but blocked', () => {
    expect(decided(judged('completed', { plan: 'completed (2 of 3 phases)' }))).toBe('ask - status-unknown');
  });

  it.each([
    'completed',
    '`completed`',
    'completed (10 of 10 iterations)',
    'completed, no open questions',
    'completed — 2026/01/02',
    'completed ✅',
    '✅ completed',
    'completed (iteration 3 of 10)',
  ])('%s stands', (status) => {
    expect(decided(judged(status))).toBe('none - completed');
    expect(decided(look(context(status.replaceAll('`', ''))))).toBe('none - completed');
  });
});

describe('A a question and a gap whose word is taken back are open', () => {
  const asked = (status: string) =>
    judged('clarifying', {
      questions: [{ id: 'C1.1', status, place: 'G-001' }],
      gaps: [{ id: 'G-001', status: 'clarifying', link: 'C1.1' }],
    });
  it('of a question', () => {
    expect(decided(asked('answered, pending Ann'))).toBe('wait B1 awaiting-answer');
    expect(decided(asked('answered (not yet applied)'))).toBe('resume B2 answers-to-apply');
    expect(decided(asked('answered ✅'))).toBe('resume B2 answers-to-apply');
  });

  it.each([
    ['resolved', []],
    ['resolved — 3 of 5 colours dropped', []],
    ['resolved (reopened once, resolved again in iteration 3)', []],
    ['resolved, then reopened', ['ended-whole']],
  ])('of a gap: %s', (status, rules) => {
    const found = judged('completed', { gaps: [{ id: 'G-001', status }] });
    expect(found.findings.map(({ rule }) => rule).filter((rule) => rule === 'ended-whole')).toEqual(rules);
  });
});

describe('a completed loop with a later workflow under way', () => {
  const text = makeIndex({ status: 'completed', plan: 'in_progress' });
  const t3 = makeIndex({ template: 'T3', status: 'completed' });
  const decide = (index: string) => decided(look(featureWith(index)));
  const PLAN = '| plan | in_progress |';

  it.each([
    'Plan Phase',
    '/plan',
    'planning',
    'humaninloop:plan',
    '`/humaninloop:plan`',
    '2. Plan',
    '**Plan:**',
    '📋 plan (design)',
  ])('row %s', (name) => {
    expect(text).toContain(PLAN);
    expect(decide(text.replace(PLAN, `| ${name} | in_progress |`))).toBe('rerun plan step-interrupted');
  });

  it.each([
    '## Workflow Status Table:',
    '## 3. Workflow Status Table',
    '## 📊 **Workflow Status Table**',
    '## Workflow Status Table (all)',
  ])('heading %s', (heading) => {
    expect(decide(text.replace('## Workflow Status Table', heading))).toBe('rerun plan step-interrupted');
    expect(
      decide(text.replace('# Feature Index', '# Index').replace('## Workflow Status Table', heading)),
    ).toBe('rerun plan step-interrupted');
  });

  it.each([
    ['plan', 'in_progress'],
    ['tasks', 'blocked'],
  ])('a row is silent and %s’s own state says %s', (id, status) => {
    const heading = id === 'plan' ? '## Plan Phase State' : '## Tasks Phase State';
    const withPhase = (index: string) =>
      index.includes(heading)
        ? index.replace(/(## (?:Plan|Tasks) Phase State\n\n\| Field \| Value \|\n\|-+\|-+\|\n)/g, (head) =>
            head.startsWith(heading) ? `${head}| **Phase Status** | ${status} |\n` : head,
          )
        : `${index}\n${heading}\n\n| Field | Value |\n|---|---|\n| **Phase Status** | ${status} |\n`;
    expect(decide(withPhase(makeIndex({ status: 'completed' })))).toBe(`rerun ${id} step-interrupted`);
    expect(decide(withPhase(t3).replace('**Current Phase** | specify', `**Current Phase** | ${id}`))).toBe(
      `rerun ${id} step-interrupted`,
    );
    expect(decide(withPhase(makeIndex({ status: 'completed', [id]: 'completed' })))).toBe('none - completed');
  });

  it('T3: the current phase is under way', () => {
    const row = '| **Current Phase** | /plan |\n| **Status** | in_progress |';
    expect(decide(t3.replace('| **Current Phase** | specify |', row))).toBe('rerun plan step-interrupted');
  });

  it.each(['review', '-', 'Zeta 5'])('a workflow %s that nobody knows is asked about', (name) => {
    const found = look(featureWith(text.replace(PLAN, `| ${name} | blocked |`)));
    expect(decided(found)).toBe('ask - state-inconsistent');
    expect(found.state?.ended).toBeNull();
  });
});

describe('a context file that contradicts itself', () => {
  const plan = fixture('context/plan-context-behind.md');
  const done = context('completed');
  const at = (name: string, text: string) => look({ ...done, [`${folder}/${name}`]: text });

  it.each([
    ['phase: completed', 'phase: research'],
    ['datamodel_status: complete', 'datamodel_status: pending'],
    ['contracts_status: complete', 'contracts_status: in-progress  # half of it'],
  ])('S14 plan completed and %s → %s', (from, to) => {
    expect(decided(at('plan-context.md', plan))).toBe('none - completed');
    const found = at('plan-context.md', plan.replace(from, to));
    expect(decided(found)).toBe('ask - state-inconsistent');
    expect(found.state?.ended).toBeNull();
  });

  it('S14 tasks completed in the mapping phase', () => {
    const text = fixture('context/tasks-context-advocate.md')
      .replace('awaiting-advocate', 'completed')
      .replace('tasks_status: pending', 'tasks_status: complete');
    expect(decided(at('tasks-context.md', text))).toBe('none - completed');
    expect(decided(at('tasks-context.md', text.replace('phase: tasks', 'phase: mapping')))).toBe(
      'ask - state-inconsistent',
    );
  });
});

describe('graphs', () => {
  const dag = (name: string) => `specs/021-shared-lists/.workflow/dags/${name}.json`;
  const over = graph({ outcomes: ['completed'], nodes: [node('one', 'completed')] });

  it('pass 10 is newer than pass 9', () => {
    const running = graph({ nodes: [node('two', 'in-progress')] });
    expect(decided(look({ [dag('pass-9')]: over, [dag('pass-10')]: running }))).toBe(
      'rerun two step-interrupted',
    );
  });

  it('a current pass that is not listed is not over', () => {
    const ahead = over.replace('"current_pass": 1', '"current_pass": 2');
    expect(decided(look({ [dag('strategy')]: ahead }))).toBe('ask - state-inconsistent');
    const open = ahead.replace('"status": "completed",\n  "created', '"status": "in-progress",\n  "created');
    expect(decided(look({ [dag('strategy')]: open }))).not.toContain('completed');
  });

  it('S14 completed without passes and with a node that is pending', () => {
    const text = graph({ outcomes: [], status: 'completed', nodes: [node('one', 'pending')] });
    expect(decided(look({ [dag('strategy')]: text }))).toBe('ask - state-inconsistent');
  });
});
