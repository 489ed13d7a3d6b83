// Work that the bot gives itself. It is kept in the inbox beside GitHub's deliveries, so that each
// job is done once.
import { z } from 'zod';
import type { Delivery } from '../../model/bot/inbox.ts';
import type { Gate } from '../../model/bot/project.ts';
import { HOUR } from '../../model/time-units.ts';
import type { PageCommand } from '../../web/page/page-options.ts';
import { laneOfRepository } from './classify-webhooks.ts';

/** Looks at all branches of a repository. */
export const SWEEP = 'rekindle.sweep';
/** Evaluates a project that was reported to be active. */
export const RECOVER = 'rekindle.recover';

/** Looks after an open question to people about a project. */
export const GATE = 'rekindle.gate';

/** A command that somebody gave at the page. */
export const COMMAND = 'rekindle.command';

/** A repository by GitHub's number and its name at the time, and the installation that reaches it. */
export interface RepositoryRef {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly installation: number;
}

/**
 * `slot`: which turn of the repository it is; each has one sweep. `due`: milliseconds since 1970. It takes
 * its place in its lane by when it is due: what happens before that does not wait for it.
 */
export function sweepOf(target: RepositoryRef, slot: string, due: number): Delivery {
  return {
    id: `${SWEEP} ${target.id} ${slot}`,
    event: SWEEP,
    action: null,
    meaning: null,
    lane: laneOfRepository(target.id),
    at: due,
    receivedAt: due,
    installation: target.installation,
    repository: `${target.owner}/${target.name}`,
    body: JSON.stringify(target),
  };
}

/** The suffix of a sweep that was put off, once for each time. */
const LATER = '~';

/** How often a sweep was put off. */
export const timesPutOff = ({ id }: Pick<Delivery, 'id'>): number => id.split(LATER).length - 1;

/**
 * The same sweep at a later time, as a delivery of its own: people's commands there do not wait after it.
 * `null`: it was put off so often that it is given up.
 */
export function putOff(
  { id, body }: Pick<Delivery, 'id' | 'body'>,
  due: number,
  most: number,
): Delivery | null {
  return timesPutOff({ id }) >= most ? null : { ...sweepOf(targetIn(body), '', due), id: `${id}${LATER}` };
}

const target = z.object({ id: z.number(), owner: z.string(), name: z.string(), installation: z.number() });

/** @throws where it is not ours */
export const targetIn = (body: string): RepositoryRef => target.parse(JSON.parse(body));

/** A job about a project: everything that the bot does about one is done in order. */
function forProject(project: string, event: string, id: string, body: object, now: number): Delivery {
  return {
    id,
    event,
    action: null,
    meaning: null,
    lane: `project ${project}`,
    at: now,
    receivedAt: now,
    installation: null,
    repository: null,
    body: JSON.stringify(body),
  };
}

/** One evaluation of a project in the state that it has: a second start repeats nothing. */
export function recoveryOf(project: string, updatedAt: string, now: number): Delivery {
  return forProject(project, RECOVER, `${RECOVER} ${project} ${updatedAt}`, { project, updatedAt }, now);
}

const recovery = z.object({ project: z.string(), updatedAt: z.string() });
/** `updatedAt`: the row that is evaluated, ISO 8601. @throws where it is not ours */
export const recoveryIn = (body: string): z.infer<typeof recovery> => recovery.parse(JSON.parse(body));

/** One look at a gate in an hour: what is in the way of it seldom goes sooner. */
export function tendingOf({ id, projectId: project }: Pick<Gate, 'id' | 'projectId'>, now: number): Delivery {
  return forProject(project, GATE, `${GATE} ${id} ${Math.floor(now / HOUR)}`, { project, gate: id }, now);
}

const tending = z.object({ project: z.string(), gate: z.number() });
/** @throws where it is not ours */
export const tendingIn = (body: string): z.infer<typeof tending> => tending.parse(JSON.parse(body));

const command = z.object({
  repository: target,
  userId: z.number(),
  login: z.string(),
  workflow: z.string(),
  branch: z.string(),
  seen: z.string().nullable(),
  commit: z.string().nullable(),
  line: z.string(),
});

/** What a form of the page asks for. @throws where it is not ours */
export const commandIn = (body: string): z.infer<typeof command> => command.parse(JSON.parse(body));

/** The delivery of a form: sent twice, it is one. */
export const commandId = (form: string): string => `${COMMAND} ${form}`;

/** In the lane of its repository, among what people wrote there, by when it was given. */
export function commandOf({ form, repository, ...given }: PageCommand, now: number): Delivery {
  const { id, owner, name, installation } = repository;
  return {
    id: commandId(form),
    event: COMMAND,
    action: null,
    meaning: null,
    lane: laneOfRepository(id),
    at: now,
    receivedAt: now,
    installation,
    repository: `${owner}/${name}`,
    body: JSON.stringify({ ...given, repository: { id, owner, name, installation } }),
  };
}
