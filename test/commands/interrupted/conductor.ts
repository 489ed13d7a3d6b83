// A track of Conductor, from its specification to the archive, as /conductor:implement goes through its plan.
import { type Files, type Run, stop } from './run.ts';

const TRACK = 'conductor/tracks/mail-digest_20261110';

const plan = (marks: string, checkpoint = ''): Files => {
  const [a, b, c, d] = marks.padEnd(4).split('');
  return {
    [`${TRACK}/plan.md`]: [
      '# Implementation Plan: A mail a day',
      '',
      `## Phase 1: Collect${checkpoint}`,
      '',
      `- [${a}] Task: Collect what happened`,
      `- [${b}] Task: Write the mail`,
      `- [${c}] Task: Conductor - User Manual Verification 'Collect' (Protocol in workflow.md)`,
      '',
      '## Phase 2: Send',
      '',
      `- [${d}] Task: Send it at six`,
      '',
    ].join('\n'),
  };
};

const tracks = (mark: string): Files => ({
  'conductor/tracks.md': [
    '# Project Tracks',
    '',
    '---',
    '',
    `- [${mark}] **Track: A mail a day**`,
    '*Link: [./tracks/mail-digest_20261110/](./tracks/mail-digest_20261110/)*',
    '',
  ].join('\n'),
});

const metadata = (status: string): Files => ({
  [`${TRACK}/metadata.json`]: `${JSON.stringify(
    {
      track_id: 'mail-digest_20261110',
      type: 'feature',
      status,
      created_at: '2026-11-10T08:00:00Z',
      updated_at: '2026-11-10T08:00:00Z',
      description: 'A mail a day',
    },
    null,
    2,
  )}\n`,
});

const IMPLEMENT = '/conductor:implement';

const reviewed = (): string =>
  [
    ...Object.values(plan('xxxx', ' [checkpoint: 1a2b3c4]')),
    '## Phase: Review Fixes\n',
    '- [x] Task: Apply review suggestions\n',
  ].join('\n');

/** The mark that the tool sets when it takes something up. */
const begun = (text: string): readonly string[] => [`-- [ ] ${text}`, `+- [~] ${text}`];

export const CONDUCTOR: Run = {
  id: 'conductor:mail-digest_20261110',
  before: {
    'conductor/product.md': '# Product\n\nA board for clubs.\n',
    'conductor/workflow.md': '# Project Workflow\n\n- [ ] All tests pass\n',
    'conductor/archive/board_20261001/plan.md': '# Plan\n\n## Phase 1: Board\n\n- [ ] Task: Left\n',
  },
  own: /^conductor\/tracks\/mail-digest_20261110\//,
  stops: [
    stop(
      [
        'the specification was agreed',
        {
          ...tracks(' '),
          ...metadata('new'),
          [`${TRACK}/spec.md`]: '# A mail a day\n\nMembers get one mail.\n',
        },
      ],
      ['rerun plan not-started', 'Write plan.md from spec.md as /conductor:newTrack does'],
    ),
    stop(['the plan was written', plan('')], ['rerun implement 1.1 not-started', IMPLEMENT], {
      resume: [...begun('**Track: A mail a day**'), ...begun('Task: Collect what happened')],
    }),
    stop(
      ['the first task was begun', { ...plan('~'), ...tracks('~') }],
      ['resume implement 1.1 partial-work', IMPLEMENT],
    ),
    stop(['it was done', plan('x')], ['resume implement 1.2 partial-work', IMPLEMENT], {
      resume: begun('Task: Write the mail'),
    }),
    stop(['the phase was done', plan('xx')], ['wait implement 1.3 awaiting-approval', IMPLEMENT], {
      resume: [],
    }),
    stop(
      ['a person verified it', plan('xxx', ' [checkpoint: 1a2b3c4]')],
      ['resume implement 2.1 partial-work', IMPLEMENT],
      { resume: begun('Task: Send it at six') },
    ),
    stop(
      ['every task was done', { ...plan('xxxx', ' [checkpoint: 1a2b3c4]'), ...tracks('x') }],
      ['advance review step-completed', '/conductor:review'],
    ),
    stop(
      [
        'the review fixed something',
        {
          [`${TRACK}/plan.md`]: reviewed(),
        },
      ],
      ['advance archive step-completed', '/conductor:review'],
    ),
  ],
};
