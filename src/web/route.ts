// A route as data: its request, its responses, and the handler between them.
import { z } from 'zod';
import type { Inbox } from '../model/bot/inbox.ts';
import type { Project, ProjectRow, ProjectState, Projects } from '../model/bot/project.ts';
import type { HttpAnswer, ProblemName } from './problem.ts';
import { validBody, validQuery } from './validate.ts';

/** What routes work on. */
export interface RouteContext {
  readonly projects: Projects;
  readonly inbox: Pick<Inbox, 'parked' | 'retry' | 'figures'>;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newId: () => string;
  /**
   * Recovers a project that was paused and is this caller's alone to resume: its row says active by now.
   * `before` is the paused row, with the time that it was written. What it throws puts the row back.
   */
  readonly resume: (row: ProjectRow, before: ProjectRow) => Promise<void>;
  /** Has an active project recovered at once, in the state that it has. `false`: that was begun before. */
  readonly recover: (row: { readonly project: Project; readonly state: ProjectState }) => Promise<boolean>;
  /** The OpenAPI description of all routes. */
  readonly description: () => Readonly<Record<string, unknown>>;
}

/** A request as it came, the body already JSON. */
export interface Raw {
  /** The project of the path, lower case; empty where the path has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly header: (name: 'if-match' | 'if-none-match') => string | null;
}

/** Names of schemas that the description has as components; `openapi.ts` holds them. */
export type ShapeName =
  | 'Project'
  | 'ProjectList'
  | 'ProjectDetails'
  | 'ProjectState'
  | 'HistoryList'
  | 'Recorded'
  | 'DeliveryList'
  | 'Retried'
  | 'Resumed'
  | 'Description';

interface Told {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `/api/projects/{id}`; `{id}` is the one parameter that there is. */
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  /** Request headers that matter, with what they do. */
  readonly takes?: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<number, { readonly shape: ShapeName; readonly about: string }>>;
  /** Answer headers by status. */
  readonly gives?: Readonly<Record<number, readonly ('ETag' | 'Location')[]>>;
  /** Problems of its own, beside those that every route of its kind has. */
  readonly refuses: readonly ProblemName[];
}

export interface Route extends Told {
  readonly query: z.ZodObject;
  /** `null`: it takes none, and whatever comes is not read. */
  readonly body: z.ZodObject | null;
  /** @throws Refusal */
  readonly perform: (raw: Raw, world: RouteContext) => Promise<HttpAnswer>;
}

interface Spec<Q extends z.ZodObject, B extends z.ZodType> extends Told {
  readonly query: Q;
  readonly body: B;
  readonly handle: (
    given: Pick<Raw, 'id' | 'header'> & { readonly query: z.output<Q>; readonly body: z.output<B> },
    world: RouteContext,
  ) => Promise<HttpAnswer>;
}

export const NO_QUERY = z.strictObject({});
export const NO_BODY = z.null();

/** Its handler sees only what its schemas let through. */
export function route<Q extends z.ZodObject, B extends z.ZodType>(spec: Spec<Q, B>): Route {
  const { handle, ...told } = spec;
  return {
    ...told,
    body: spec.body instanceof z.ZodObject ? spec.body : null,
    perform: async ({ id, header, query, body }, world) =>
      await handle(
        { id, header, query: validQuery<Q>(spec.query, query), body: validBody<B>(spec.body, body) },
        world,
      ),
  };
}
