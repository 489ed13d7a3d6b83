// A command that landed its commit and was stopped then, for the tests of what follows.
import { expect } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { answersIn } from '../../src/modes/command/conversation-state.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { commitOn, git, headOf, person } from './world.ts';

export const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
export const POINTS = ['feature/points', 'sdd:c2p8wd-points'] as const;
export const SILENT = ['feature/silent', 'specify:21-silent'] as const;
export const REFUNDS = ['feature/refunds', 'ai-dev-shop:022-refunds'] as const;

/** GitHub refuses to start the agent. */
export const REFUSED: Partial<HubOptions> = {
  around: (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'dispatch')
      throw new WorldError('permission', 'Resource not accessible', 'contents: write');
  },
};

export const LATER = scene.NOW + 1_200_000;

export function edit(stage: Stage, comment: number, more: string): void {
  const said = stage.world.comments.find(({ id }) => id === comment);
  if (said) Object.assign(said, { body: `${said.body}${more}`, updatedAt: scene.ago(-5) });
}

export function configure(stage: Stage, text: string): void {
  const head = headOf(stage.dir, 'main') ?? '';
  const edits = [{ path: '.github/rekindle.yml', text }];
  const made = commitOn(stage.dir, { head, edits, message: 'config', by: person('ada'), at: scene.ago(5) });
  git(stage.dir, ['update-ref', 'refs/heads/main', made ?? head]);
}

/** What our answer keeps of a command. */
export async function keptOf(stage: Stage, issue: number, comment: number) {
  const answers = answersIn(await scene.ticking(stage).remarks(issue));
  return answers.get(`reply-${comment}`)?.taken ?? null;
}

/** /resume landed its commit, and no agent could be woken. */
export async function landed() {
  const set = await scene.setFor(INVOICE, scene.DISPATCH);
  const comment = scene.says(set.stage, set.pull, 'ada', '/resume');
  await scene.go(set.stage, comment, {}, REFUSED);
  const sha = headOf(set.stage.dir, INVOICE[0]) ?? '';
  expect(sha).not.toBe(set.head);
  expect(scene.reactionTo(set.stage, comment)).toBe('rocket');
  return { ...set, comment, sha };
}

export const next = async (stage: Stage, issue: number) => {
  const help = scene.says(stage, issue, 'bob', '/help', -10);
  await scene.go(stage, help, {}, {}, LATER);
};
