// One stream for each open page, by server-sent events: it says that something moved, and no more.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProjectMove } from '../../model/bot/project.ts';
import type { PageLimits, PageOptions } from './page-options.ts';
import { beginStream, type Site } from './respond.ts';
import type { SignedIn, SignedInPeople } from './signed-in.ts';

interface Open {
  readonly person: SignedIn;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly shown: ShownOnPage;
  /** Its looks are made one after the other, whatever the others do. */
  busy: boolean;
  /** Where something moved that it was not told about yet. */
  news: Moved;
}

/** What an open page shows, as it says in the address of its stream. */
export interface ShownOnPage {
  /** The newest line of any history when it was made; `null`: it shows no list. */
  readonly since: number | null;
  /** The form of a command that it shows, and how that stands there. */
  readonly form: string | null;
  state: string;
}

export interface Streams {
  /** `false`: there are too many; nothing was answered. */
  open(person: SignedIn, shown: ShownOnPage, request: IncomingMessage, response: ServerResponse): boolean;
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
  const looker = lookerOn({ ...options, patience: limits.patience }, people, all, drop);

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
    open(person, shown, request, response) {
      const own = [...all].filter((one) => one.person.session.userId === person.session.userId).length;
      const [most, mostOfAll] = limits.streams;
      if (ended || own >= most || all.size >= mostOfAll) return false;
      beginStream(response, options);
      response.write('retry: 5000\n\n');
      const one: Open = { person, request, response, shown, busy: false, news: NOTHING };
      all.add(one);
      response.once('close', () => drop(one));
      if (timers.length === 0) timers = begin();
      // After the first look, so that nothing falls between what moved before and what moves from now on.
      void looker.look().then(() => looker.catchUp(one));
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

interface Looker {
  readonly look: () => Promise<void>;
  /** What moved between the making of a page and its stream. */
  readonly catchUp: (one: Open) => Promise<void>;
  readonly forget: () => void;
}

/**
 * Looks for what has moved, once at a time, and says it to those whom it concerns. Each stream has its own
 * turn: where GitHub is slow for one person the others are told meanwhile, and what was not told is tried
 * again.
 */
function lookerOn(
  options: Pick<PageOptions, 'projects' | 'fateOf' | 'log'> & Pick<PageLimits, 'patience'>,
  people: SignedInPeople,
  all: ReadonlySet<Open>,
  drop: (one: Open) => void,
): Looker {
  const moves = movesOn(options.projects);
  let looking: Promise<void> | null = null;
  const failed = (error: unknown): void => {
    const why = error instanceof Error ? error.message : String(error);
    options.log.warn({}, `whether something has moved is not known, and is looked for again: ${why}`);
  };
  const tell = async (one: Open, moved: Moved): Promise<void> => {
    const person = await people.of(one.request, true);
    const over = person === null;
    const isTold = !over && ((await hasNews(one, options)) || (await concerns(moved, person, people)));
    // It may have been closed, and another look begun, in the meantime.
    if (!all.has(one)) return;
    if (isTold) one.response.write('event: moved\ndata: {}\n\n');
    if (!over) return;
    one.response.end('event: over\ndata: {}\n\n');
    drop(one);
  };
  const lookFor = async (one: Open, moved: Moved): Promise<void> => {
    one.news = both(one.news, moved);
    if (one.busy) return;
    one.busy = true;
    const news = one.news;
    one.news = NOTHING;
    try {
      await within(options.patience, tell(one, news));
    } catch (error) {
      one.news = both(news, one.news);
      failed(error);
    } finally {
      one.busy = false;
    }
  };
  const lookOnce = async (): Promise<void> => {
    const moved = await moves.next();
    for (const one of all) void lookFor(one, moved);
  };
  return {
    forget: () => moves.forget(),
    async catchUp(one) {
      const { since } = one.shown;
      if (since === null || !all.has(one)) return;
      const lines = await options.projects.movesSince(since, MOST_LINES).catch(() => []);
      if (lines.length > 0) await lookFor(one, placesOf(lines));
    },
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

const NOTHING: Moved = { ids: new Set(), names: new Set() };

const both = (one: Moved, other: Moved): Moved => ({
  ids: new Set([...one.ids, ...other.ids]),
  names: new Set([...one.names, ...other.names]),
});

/** @throws Error where work takes longer; it goes on by itself, and what becomes of it does not matter. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer came in ${ms} ms.`)), ms).unref();
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const placesOf = (lines: readonly ProjectMove[]): Moved => ({
  ids: new Set(lines.flatMap(({ repositoryId: id }) => (id === null ? [] : [id]))),
  names: new Set(
    lines.flatMap(({ repositoryId: id, repository: name }) =>
      id === null && name !== null ? [name.toLowerCase()] : [],
    ),
  ),
});

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
      return placesOf(fresh);
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
async function hasNews({ shown, person }: Open, { fateOf }: Pick<PageOptions, 'fateOf'>): Promise<boolean> {
  const fate = shown.form === null ? null : await fateOf(shown.form);
  if (fate === null || fate.command.userId !== person.session.userId) return false;
  const isNew = fate.state !== shown.state;
  shown.state = fate.state;
  return isNew;
}
