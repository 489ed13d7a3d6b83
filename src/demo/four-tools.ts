// The demo's other repository: four tools that people use, side by side in it, each interrupted in its work.
import type { Files, StoryCommit } from './story.ts';

export interface ToolStory {
  /** Id of the workflow. */
  readonly id: string;
  /** What happened, before anybody looked. */
  readonly happened: string;
  readonly files: Files;
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

/** Of OpenSpec: a folder for each change, a box for each task. */
const NOTES: ToolStory = {
  id: 'openspec:gift-notes',
  happened: 'The session ended within /opsx:apply, with two of three tasks ticked.',
  files: {
    'openspec/config.yaml': 'schema: spec-driven\n',
    'openspec/changes/gift-notes/.openspec.yaml': 'schema: spec-driven\ncreated: 2026-11-16\n',
    'openspec/changes/gift-notes/proposal.md': lines(
      '## Why',
      '',
      'Presents arrive without a word.',
      '',
      '## What Changes',
      '',
      '- A note is printed with the order.',
    ),
    'openspec/changes/gift-notes/specs/orders/spec.md': lines(
      '## ADDED Requirements',
      '',
      '### Requirement: A note',
      'The shop SHALL print the note of a parcel.',
      '',
      '#### Scenario: With a note',
      '- **WHEN** a parcel has a note',
      '- **THEN** it is printed',
    ),
    'openspec/changes/gift-notes/tasks.md': lines(
      '## 1. Notes',
      '',
      '- [x] 1.1 Keep a note with the order',
      '- [x] 1.2 Ask for it at the checkout',
      '- [ ] 1.3 Print it',
    ),
  },
};

/** Of Spec Kit: a numbered folder for each feature. */
const RETURNS: ToolStory = {
  id: 'spec-kit:002-returns',
  happened: '/speckit.specify left a question that no one has answered.',
  files: {
    '.specify/memory/constitution.md': '# Constitution\n\nTests come first.\n',
    'specs/002-returns/spec.md': lines(
      '# Feature Specification: Returns',
      '',
      '**Feature Branch**: `002-returns`',
      '**Status**: Draft',
      '',
      '## Requirements',
      '',
      '- **FR-001**: A return MUST be possible for [NEEDS CLARIFICATION: how many days?]',
    ),
  },
};

const task = (id: number, title: string, status: string, dependencies: readonly number[]) => ({
  id,
  title,
  status,
  dependencies,
  priority: 'medium',
  testStrategy: '',
  subtasks: [],
});

/** Of Task Master: one list, whose own rule says what is next. */
const STOCK: ToolStory = {
  id: 'task-master:master',
  happened: 'One task is done; the machine went down before the next one was begun.',
  files: {
    '.taskmaster/tasks/tasks.json': `${JSON.stringify(
      {
        master: {
          tasks: [
            task(1, 'Count the stock', 'done', []),
            task(2, 'Order what runs low', 'pending', [1]),
            task(3, 'Mail the list', 'pending', [2]),
          ],
          metadata: { created: '2026-11-16T08:00:00.000Z', updated: '2026-11-17T08:00:00.000Z' },
        },
      },
      null,
      2,
    )}\n`,
  },
};

/** Of Kiro: requirements, a design and a list of tasks. */
const WINDOW: ToolStory = {
  id: 'kiro:shop-window',
  happened: 'The design was written, and the session ended before there was a list of tasks.',
  files: {
    '.kiro/specs/shop-window/requirements.md': lines(
      '# Requirements Document',
      '',
      '## Requirements',
      '',
      '### Requirement 1',
      '',
      '1. WHEN a day begins THEN the system SHALL show another article',
    ),
    '.kiro/specs/shop-window/design.md': lines('# Design Document', '', '## Overview', '', 'One row a day.'),
  },
};

export const FOUR_TOOLS: readonly ToolStory[] = [NOTES, RETURNS, STOCK, WINDOW];

/** All of it was committed when the last session ended. */
export const FOUR_TOOLS_COMMIT: StoryCommit = {
  daysAgo: 3,
  message: 'work of four agents',
  files: Object.fromEntries(FOUR_TOOLS.flatMap(({ files }) => Object.entries(files))),
};
