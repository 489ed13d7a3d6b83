// What every effect of the in-memory hub lands on, and how commits of ours are told from others.
import type { EffectResult, RemoteEffect } from '../../src/model/github/effects.ts';
import { git, type World } from './world.ts';

/** Where an effect lands: the bare repository and everything beside it. */
export interface Ground {
  readonly dir: string;
  readonly world: World;
  /** ISO 8601. */
  readonly now: string;
  /** Which run it is that performs this, and whether another one goes on. */
  readonly run: number;
  readonly lives: (run: number) => boolean;
  /** Counts one writing request. @throws WorldError where the limit is reached */
  readonly write: (scope: string) => void;
}

export type Performer<Kind> = (effect: Extract<RemoteEffect, { kind: Kind }>, ground: Ground) => EffectResult;

export const landed = (
  key: string,
  outcome: EffectResult['outcome'],
  more: Partial<EffectResult> = {},
): EffectResult => ({
  key,
  outcome,
  number: null,
  url: null,
  sha: null,
  ...more,
});

export const isOurs = (login: string, { account, trusted }: World): boolean =>
  [account.login, ...trusted].includes(login);

/** A message as commits of ours carry it. */
export const signed = (message: string, trailers: Readonly<Record<string, string>>, key: string): string => {
  const lines = Object.entries({ ...trailers, 'Rekindle-Source': key }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
};

export interface Tip {
  readonly parent: string;
  readonly ours: boolean;
}

export function tipOf(sha: string, key: string, { dir, world }: Ground): Tip {
  const [parents = '', author = '', ...message] = git(dir, ['show', '-s', '--format=%P%n%an%n%B', sha]).split(
    '\n',
  );
  const ours = isOurs(author, world) && message.includes(`Rekindle-Source: ${key}`) && !parents.includes(' ');
  return { parent: parents.split(' ')[0] ?? '', ours };
}
