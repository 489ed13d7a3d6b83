// What a workflow that says that it is complete left open, in each format that has such a thing.
import { describe, expect, test } from 'vitest';
import type { Recovery } from '../../src/model/recovery.ts';
import { look } from './humaninloop/looking.ts';
import { INDEX, makeIndex, SPEC } from './humaninloop/make-index.ts';
import type { Files } from './looking.ts';
import { recovery as ofSdd } from './sdd/harness.ts';
import { STATE as SDD, SOLICITATION, single } from './sdd/make-workflow.ts';
import { recovery as ofSpecify } from './specify/harness.ts';
import { QUESTIONS, STATE, workflow } from './specify/make-state.ts';

/** The decision, and what `ended-whole` says with its line. */
function told({ decision, findings }: Recovery): readonly string[] {
  const left = findings.filter(({ rule }) => rule === 'ended-whole');
  return [decision.reason, ...left.map(({ message, line }) => `${line ?? '-'}: ${message.split(',')[0]}`)];
}

describe('specify', () => {
  const ASKED = '## Q-001: Which limit?\n\n**Answer**: ___\n';
  const REPORT = QUESTIONS.replace('questions', 'report');
  const over = (clarification: string, questions = ASKED, report: string | null = null) => {
    const more = { [QUESTIONS]: questions, [REPORT]: report };
    const files = workflow({ at: 7, status: 'completed', files: more });
    const text = (files[STATE] ?? '').replace(/(clarification_status: ).*/, `$1${clarification}`);
    return told(ofSpecify({ ...files, [STATE]: text }));
  };
  const open = '-: found 1 open question (Q-001) in a workflow that is complete';

  test('a question without an answer, where nothing says that the answers were applied', () => {
    expect(over('awaiting_user')).toEqual([
      'completed',
      open,
      expect.stringMatching(/^\d+: found clarification_status awaiting_user in a run that is complete/),
    ]);
    expect(over('null')).toEqual(['completed', open]);
  });

  test('answered, accepted by the word of the state, or told of in the report: nothing is open', () => {
    expect(over('null', ASKED.replace('___', 'ten'))).toEqual(['completed']);
    expect(over('processed')).toEqual(['completed']);
    expect(over('null', ASKED, '# Report\n\nThe limit is ten.\n')).toEqual(['completed']);
  });
});

describe('humaninloop', () => {
  const over = (status: string) =>
    told(
      look({
        [INDEX]: makeIndex({
          status: 'completed',
          gaps: [
            { id: 'G-001', status: 'resolved' },
            { id: 'G-002', status },
          ],
        }),
        [SPEC]: '# Spec\n\nNotes are kept.\n',
      }),
    );

  test.each(['pending', 'clarifying'])('a gap that is %s', (status) => {
    expect(over(status)).toEqual([
      'completed',
      expect.stringMatching(/^\d+: found 1 open gap \("G-002"\) in a workflow that is complete$/),
    ]);
  });

  test.each(['resolved', 'deferred', 'known_gap', '-', 'settled elsewhere'])(
    'one that is %s is none',
    (status) => expect(over(status)).toEqual(['completed']),
  );

  describe('G what a completed workflow made is its spec', () => {
    const GONE = `-: found none of what it made (${SPEC})`;
    const CONTEXT = INDEX.replace('index.md', 'context.md');
    const context = '---\ntype: specification-request\nstatus: completed\n---\n';
    const files = { [INDEX]: makeIndex({ status: 'completed' }) };

    test('an index and a context file without it', () => {
      expect(told(look(files))).toEqual(['completed', GONE]);
      expect(told(look({ [CONTEXT]: context }))).toEqual(['completed', GONE]);
    });

    test('one of its documents is enough; it was terminated; in another folder it may lie elsewhere', () => {
      const plan = {
        [INDEX.replace('index.md', 'plan-context.md')]: context.replace('specification', 'plan'),
      };
      const made = { [SPEC.replace('spec.md', 'plan.md')]: '# Plan\n\nFirst the store.\n' };
      expect(told(look({ [CONTEXT]: context, ...plan, ...made }))).toEqual(['completed']);
      expect(told(look({ [INDEX]: makeIndex({ status: 'terminated', reason: 'stale' }) }))).toEqual([
        'terminated',
      ]);
      expect(told(look({ '.workflow/context.md': context }))).toEqual(['completed']);
    });
  });

  test('a loop that was terminated leaves open what it likes', () => {
    const index = makeIndex({
      status: 'terminated',
      reason: 'stale',
      gaps: [{ id: 'G-001', status: 'pending' }],
    });
    expect(told(look({ [INDEX]: index }))).toEqual(['terminated']);
  });
});

describe('sdd', () => {
  const DONE = 'approved approved complete approved';
  const left = (text: string) => {
    const files = single(DONE, {
      'SPEC.md': '# S\n\nx\n',
      'PLAN.md': '# P\n\nx\n',
      'solicitation-workflow.yaml': text,
    });
    return told(ofSdd(files));
  };

  test('a solicitation that stayed beside what was approved, with an open question', () => {
    expect(left(SOLICITATION)).toEqual([
      'completed',
      '-: found 1 open question (O2) in a workflow that is complete',
    ]);
  });

  test('none is open, or it cannot be read: nothing hangs on it', () => {
    expect(left(SOLICITATION.replace('OPEN', 'ASSUMED'))).toEqual(['completed']);
    expect(left('open_questions: [\n')).toEqual(['completed']);
  });

  test.each([
    ['spec', 'ready_for_review pending pending pending', 'SPEC.md'],
    ['plan', 'approved in_progress pending pending', 'PLAN.md'],
  ])('a %s of headings alone waits for nobody’s review: it is written', (phase, statuses, name) => {
    const files = (text: string) =>
      single(statuses, { 'SPEC.md': '# S\n\nx\n', [name]: text }, { phase, step: `${phase}_review` });
    const hollow = ofSdd(files('# Title\n\n## Scope\n\n<!-- to do -->\n---\n'));
    expect([hollow.decision.action, hollow.decision.step, hollow.decision.reason].join(' ')).toBe(
      `rerun ${phase} step-interrupted`,
    );
    expect(hollow.decision.instruction).toContain('nothing but headings is there');
    expect(hollow.decision.options).not.toContain('approve');
    expect(ofSdd(files('# Title\n\nOne login for all.\n')).decision.reason).toBe('awaiting-approval');
  });

  test('a draft without a word does not hide the file that was moved', () => {
    const files = single('ready_for_review pending pending pending', { 'SPEC.md': '# S\n\nx\n' });
    const drafted = { ...files, [SDD.replace('workflow.yaml', 'drafts/01-login/SPEC.md')]: '# S\n' };
    expect(ofSdd(drafted).decision.reason).toBe('awaiting-approval');
  });
});

describe('files of headings alone are nothing that was made', () => {
  const hollow = (files: Files, state: string): Files =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, path === state ? text : '# X\n\n<!-- y -->\n']),
    );
  const none = expect.stringMatching(/^-: found none of what it made \(/);

  test('sdd', () => {
    const files = single('approved approved complete approved', {
      'SPEC.md': '# S\n\nx\n',
      'PLAN.md': '# P\n\nx\n',
    });
    expect(told(ofSdd(files))).toEqual(['completed']);
    expect(told(ofSdd(hollow(files, SDD)))).toEqual(['completed', none]);
  });

  test('specify', () => {
    const files = workflow({ at: 7, status: 'completed' });
    expect(told(ofSpecify(files))).toEqual(['completed']);
    expect(told(ofSpecify(hollow(files, STATE)))).toEqual(['completed', none]);
  });
});
