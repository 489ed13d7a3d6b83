// The first request of a run: which account we are, what the repository is, and what its config says.

import { z } from 'zod';
import { WorldError } from '../../model/errors.ts';
import type { Reading } from '../../model/file-content.ts';
import { isFileMode, NO_TEXT_OF } from '../../model/snapshot.ts';
import { MINUTE } from '../../model/time-units.ts';
import type { Client } from '../client/client.ts';
import type { GitHubContext } from '../effect-context.ts';
import { type Keeper, keeperIn } from '../single-writer-ref.ts';
import { modeOf } from '../snapshot/tree.ts';
import { content, readingOfBytes, readingOfContent } from '../snapshot/verify-blob.ts';
import { viewer } from './actors.ts';
import { narrowed } from './optional-facts.ts';
import { OPENING } from './queries.ts';

/** What a repository is, as it stood when the run began. */
export interface RepositoryFacts {
  /** `null`: nothing was ever pushed. */
  readonly defaultBranch: { readonly name: string; readonly head: string } | null;
  /** `.github/rekindle.yml` of the default branch's head. */
  readonly config: Reading;
  readonly archived: boolean;
  /** Who looks after it, by the marker that our App leaves; `null`: no one said so. */
  readonly keeper: Keeper | null;
  /** GitHub itself switched it off. */
  readonly disabled: boolean;
  readonly fork: boolean;
  readonly hasIssues: boolean;
  readonly visibility: 'public' | 'private' | 'internal';
  /** Where people see it. */
  readonly url: string;
}

/** What effects stand on, with the facts of the repository. */
export interface OpenGround extends GitHubContext {
  readonly facts: RepositoryFacts;
}

export interface Opening {
  /** By any name that the repository has or had. */
  readonly owner: string;
  readonly repo: string;
  /** Whose markers count as ours beside our own. */
  readonly trusted: readonly string[];
  /** Where the config is, where it is not at its usual place. */
  readonly config?: string;
}

const CONFIG = '.github/rekindle.yml';

const file = z.object({ mode: z.number(), oid: z.string(), object: content.nullable().catch(null) });
const ANSWER = z.object({
  viewer,
  repository: z
    .object({
      id: z.string(),
      nameWithOwner: z.string().regex(/^[^/]+\/[^/]+$/),
      url: z.string(),
      visibility: z.enum(['PUBLIC', 'PRIVATE', 'INTERNAL']),
      isArchived: z.boolean(),
      isDisabled: z.boolean(),
      isFork: z.boolean(),
      hasIssuesEnabled: z.boolean(),
      keeper: z
        .object({ oid: z.string(), message: z.string().nullish(), committedDate: z.string().nullish() })
        .nullish(),
      defaultBranchRef: z
        .object({ name: z.string(), target: z.object({ oid: z.string(), file: file.nullish() }).nullable() })
        .nullable(),
    })
    .nullable(),
});

const VISIBILITIES = { PUBLIC: 'public', PRIVATE: 'private', INTERNAL: 'internal' } as const;

/**
 * One query; one request more where the config's text is not what its bytes are.
 * @throws WorldError `absent` where the repository is not there or may not be seen
 */
export async function openGround(client: Client, opening: Opening): Promise<OpenGround> {
  const { owner, repo: name, trusted, config = CONFIG } = opening;
  const narrow = narrowed(ANSWER, 'GraphQL, the repository');
  const answer = await client.query(OPENING, { owner, name, config }, narrow).catch(withNeeds);
  const { viewer: account, repository } = answer;
  if (repository === null) throw new WorldError('absent', `There is no repository ${owner}/${name}.`);
  // It may have been renamed since: the name that GitHub gives is the one that every route takes.
  const [now = owner, repo = name] = repository.nameWithOwner.split('/');
  const ground: GitHubContext = {
    client,
    owner: now,
    repo,
    repositoryId: repository.id,
    account,
    trusted,
    reacted: new Map(),
  };
  const { defaultBranchRef: branch } = repository;
  const target = branch?.target ?? null;
  return {
    ...ground,
    facts: {
      defaultBranch: branch && target && { name: branch.name, head: target.oid },
      config: await readingOf(target?.file ?? null, ground),
      archived: repository.isArchived,
      keeper: keeperIn(repository.keeper ?? null),
      disabled: repository.isDisabled,
      fork: repository.isFork,
      hasIssues: repository.hasIssuesEnabled,
      visibility: VISIBILITIES[repository.visibility],
      url: repository.url,
    },
  };
}

/** So far a clock may be off: ages are told in days, leases and commands in hours. */
const DRIFT = 5 * MINUTE;

/** R10: ages are told by GitHub's clock, so that one here that is wrong makes nothing old and nothing new. */
export function rightTime(ours: number, told: number | null, warn: (message: string) => void): number {
  if (told === null || Math.abs(told - ours) <= DRIFT) return ours;
  const [here, there] = [ours, told].map((time) => new Date(time).toISOString());
  warn(
    `The clock of this machine says ${here}, GitHub's says ${there}. GitHub's counts. ` +
      'Set the clock here (NTP).',
  );
  return told;
}

/** GraphQL does not say which permission is missing. */
function withNeeds(error: unknown): never {
  if (!(error instanceof WorldError) || error.refused !== 'permission' || error.needs !== null) throw error;
  const needs = 'contents: read';
  throw new WorldError('permission', `${error.message} The token needs ${needs}.`, needs, error);
}

/** A file at the end of a tree. @throws WorldError where its bytes are asked for and refused */
async function readingOf(found: z.infer<typeof file> | null, ground: GitHubContext): Promise<Reading> {
  if (found === null) return { ok: false, why: 'absent' };
  const mode = modeOf(found.mode);
  if (!isFileMode(mode)) return { ok: false, why: NO_TEXT_OF[mode] };
  const told = found.object && readingOfContent(found.object);
  return told ?? (await readingOfBytes(found.oid, ground)) ?? { ok: false, why: 'not-fetched' };
}
