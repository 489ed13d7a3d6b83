// One stream for each open page, by server-sent events: it says that something moved, and no more.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageLimits, PageOptions } from './page-options.ts';
import { beginStream, type Site } from './respond.ts';
import type { SignedIn, SignedInPeople } from './signed-in.ts';

interface Open {
  readonly person: SignedIn;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** A command that is watched as well, and how it stands on the page. */
  readonly watched: Watched | null;
}

export interface Watched {
  readonly form: string;
  state: string;
}

export interface Streams {
  /** `false`: there are too many; nothing was answered. */
  open(
    person: SignedIn,
    watched: Watched | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean;
  /** Looks for what has moved, as it does by itself again and again. */
  look(): Promise<void>;
  /** Ends all of them; none is opened any more. */
  stop(): void;
}

/** Lines that are looked back at: one that was begun earlier may be seen after a later one. */
const OVERLAP = 200;
const MOST_LINES = 2_000;

/** Nothing is looked for while no stream is open. */
export function openStreams(
  options: Pick<PageOptions, 'projects' | 'fateOf' | 'log'> & Site,
  people: SignedInPeople,
  limits: PageLimits,
): Streams {
  const all = new Set<Open>();
  let ended = false;
  let timers: readonly NodeJS.Timeout[] = [];
  const looker = lookerOn(options, people, all, drop);

  function drop(one: Open): void {
    all.delete(one);
    if (all.size > 0) return;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    looker.forget();
  }
  const begin = (): readonly NodeJS.Timeout[] => [
    setInterval(() => void looker.look(), limits.look).unref(),
    setInterval(() => {
      for (const { response } of all) response.write(': beat\n\n');
    }, limits.beat).unref(),
  ];

  return {
    look: looker.look,
    open(person, watched, request, response) {
      const own = [...all].filter((one) => one.person.session.hash === person.session.hash).length;
      const [most, mostOfAll] = limits.streams;
      if (ended || own >= most || all.size >= mostOfAll) return false;
      beginStream(response, options);
      response.write('retry: 5000\n\n');
      const one: Open = { person, request, response, watched };
      all.add(one);
      response.once('close', () => drop(one));
      if (timers.length === 0) timers = begin();
      // From now on: what moved before is on the page already.
      void looker.look();
      return true;
    },
    stop() {
      ended = true;
      for (const one of all) {
        one.response.end();
        drop(one);
      }
    },
  };
}

/** Looks for what has moved, once at a time, and says it to those whom it concerns. */
function lookerOn(
  options: Pick<PageOptions, 'projects' | 'fateOf' | 'log'>,
  people: SignedInPeople,
  all: ReadonlySet<Open>,
  drop: (one: Open) => void,
): { readonly look: () => Promise<void>; readonly forget: () => void } {
  const moves = movesOn(options.projects);
  let looking: Promise<void> | null = null;
  const failed = (error: unknown): void => {
    const why = error instanceof Error ? error.message : String(error);
    options.log.warn({}, `whether something has moved is not known, and is looked for again: ${why}`);
  };
  const lookFor = async (one: Open, moved: Moved): Promise<void> => {
    const person = await people.of(one.request, true);
    if (person === null) {
      one.response.end('event: over\ndata: {}\n\n');
      drop(one);
    } else if ((await hasNews(one, options)) || (await concerns(moved, person, people)))
      one.response.write('event: moved\ndata: {}\n\n');
  };
  const lookOnce = async (): Promise<void> => {
    const moved = await moves.next();
    // What GitHub refuses one person is no reason to leave the others waiting.
    for (const one of all) await lookFor(one, moved).catch(failed);
  };
  return {
    forget: () => moves.forget(),
    look() {
      looking ??= lookOnce()
        .catch(failed)
        .finally(() => {
          looking = null;
        });
      return looking;
    },
  };
}

interface Moved {
  readonly ids: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

/** Where something moved since the last time; the first time nothing did. */
function movesOn(projects: PageOptions['projects']) {
  let seen: Set<number> | null = null;
  return {
    forget() {
      seen = null;
    },
    async next(): Promise<Moved> {
      const newest = seen === null ? 0 : Math.max(0, ...seen);
      const lines = await projects.movesSince(
        Math.max(0, newest - OVERLAP),
        seen === null ? OVERLAP : MOST_LINES,
      );
      const before = seen;
      const fresh = before === null ? [] : lines.filter(({ id }) => !before.has(id));
      seen = new Set(lines.slice(-2 * OVERLAP).map(({ id }) => id));
      return {
        ids: new Set(fresh.flatMap(({ repositoryId: id }) => (id === null ? [] : [id]))),
        names: new Set(
          fresh.flatMap(({ repositoryId: id, repository: name }) =>
            id === null && name !== null ? [name.toLowerCase()] : [],
          ),
        ),
      };
    },
  };
}

/** Whether a person may see one of the places in which something moved. */
async function concerns({ ids, names }: Moved, person: SignedIn, people: SignedInPeople): Promise<boolean> {
  if (ids.size + names.size === 0) return false;
  const visible = await people.repositories(person);
  return visible.some(({ id, owner, name }) => ids.has(id) || names.has(`${owner}/${name}`.toLowerCase()));
}

/** Whether the command that a page shows stands otherwise than it was last said. */
async function hasNews({ watched, person }: Open, { fateOf }: Pick<PageOptions, 'fateOf'>): Promise<boolean> {
  const fate = watched && (await fateOf(watched.form));
  if (!watched || !fate || fate.command.userId !== person.session.userId) return false;
  const isNew = fate.state !== watched.state;
  watched.state = fate.state;
  return isNew;
}
