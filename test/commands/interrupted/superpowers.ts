// A plan of superpowers, from its design to the last step, whose boxes are often never ticked.
import { type Files, type Run, stop } from './run.ts';

const PLAN = 'docs/superpowers/plans/2026-11-12-gift-cards.md';

const plan = (marks: string): Files => {
  const [a, b, c] = marks.padEnd(3).split('');
  return {
    [PLAN]: [
      '# Gift cards: implementation plan',
      '',
      '> **For agentic workers:** use superpowers:executing-plans. Steps use checkbox (`- [ ]`) syntax.',
      '',
      '### Task 1: Codes',
      '',
      '**Files:**',
      '- Create: `src/codes.ts`',
      '',
      `- [${a}] **Step 1: Write the failing test**`,
      `- [${b}] **Step 2: Make it pass**`,
      '',
      '### Task 2: Balance',
      '',
      '**Files:**',
      '- Create: `src/balance.ts`',
      '',
      `- [${c}] **Step 1: Write the failing test**`,
      '',
    ].join('\n'),
  };
};

const EXECUTE = 'superpowers:executing-plans';

export const SUPERPOWERS: Run = {
  id: 'superpowers:2026-11-12-gift-cards',
  before: {
    'docs/superpowers/specs/2026-11-12-gift-cards-design.md':
      '# Gift cards: design\n\nA code and a balance.\n',
  },
  own: /^docs\/superpowers\/plans\/2026-11-12-gift-cards\.md$/,
  stops: [
    stop(['the plan was written', plan('')], ['rerun execute 1.1 not-started', EXECUTE]),
    stop(
      ['work was done, and no box ticked', { 'src/codes.ts': 'export const code = 1;\n' }],
      ['ask execute 1.1 unclear', 'See in the commits what is done'],
    ),
    stop(['the first steps were ticked', plan('xx')], ['resume execute 2.1 partial-work', EXECUTE]),
    stop(['every step was ticked', plan('xxx')], ['none - completed', 'Nothing is to be done.']),
  ],
};
