// All stories of the demo, by family: a new format adds a line here.
import { AI_DEV_SHOP } from './ai-dev-shop.ts';
import { HUMANINLOOP } from './humaninloop.ts';
import { ORDER_EXPORT } from './order-export.ts';
import { PROJECT_STATE } from './project-state.ts';
import { SDD } from './sdd.ts';
import { SPECIFY } from './specify.ts';
import type { Story, StoryCommit } from './story.ts';

export const STORIES: readonly Story[] = [
  ...AI_DEV_SHOP,
  ...HUMANINLOOP,
  ORDER_EXPORT,
  ...PROJECT_STATE,
  ...SDD,
  ...SPECIFY,
];

/** A state file that an agent was writing when its machine went down: it is empty. */
export const TORN = {
  branch: 'feature/photo-crop',
  path: 'specs/011-photo-crop/.pipeline-state.md',
  happened: 'The machine went down in the middle of a save and left an empty state file.',
  commits: [
    {
      daysAgo: 8,
      message: 'wip',
      files: { 'specs/011-photo-crop/.pipeline-state.md': '', 'specs/011-photo-crop/notes.md': '# Notes\n' },
    },
  ],
} as const satisfies Omit<Story, 'format'>;

/** Where everything begins. */
export const FIRST: StoryCommit = {
  daysAgo: 60,
  message: 'a small shop',
  files: {
    'README.md': '# Shop\n\nA sample repository made by `rekindle demo`.\n',
    'src/shop.js': 'export const open = true;\n',
  },
};
