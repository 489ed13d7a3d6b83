// Which lanes are processed now: a limited number at a time, no lane twice, each woken when its head is due.

/** Waits are looked at again at least so often, for clocks that are set; milliseconds. */
const LONGEST_WAIT = 30_000;
const SHORTEST_WAIT = 5;
/** How long a lane is left alone that could not be worked. */
const AFTER_FAILURE = 1_000;

/**
 * What a turn leaves: `more` is due, the head is due at a time, a process died with the head when it was
 * begun so often, or `null`: nothing waits.
 */
export type Rest = 'more' | number | { readonly suspect: number } | null;

interface Options {
  /** Lanes at a time. */
  readonly slots: number;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** `alone`: nothing else runs, so that a suspect may be begun, and nothing else is. */
  readonly turn: (lane: string, alone: boolean) => Promise<Rest>;
  /** A lane's head is due; absent: the lane is queued here. */
  readonly due?: (lane: string) => void;
  /** A slot is free. */
  readonly freed?: () => void;
  readonly failed: (error: unknown) => void;
}

/** Lanes by name, queued in the order in which they were woken. */
export interface Lanes {
  /** Something may be due in a lane. One that is at work is looked at once more. */
  wake(lane: string): void;
  /** How many more lanes could begin now. */
  free(): number;
  /** Those that are at work. */
  active(): readonly string[];
  /** Whether a lane that is at work is to begin nothing more now: it was ended, or a suspect waits. */
  yields(): boolean;
  ended(): boolean;
  /** Begins nothing any more; resolved when what was begun is settled. */
  stop(): Promise<void>;
}

/** One alarm a lane. */
function openAlarms(due: (lane: string) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  const clear = (lane: string): void => {
    clearTimeout(timers.get(lane));
    timers.delete(lane);
  };
  return {
    set(lane: string, wait: number): void {
      clear(lane);
      const ring = () => {
        timers.delete(lane);
        due(lane);
      };
      timers.set(lane, setTimeout(ring, Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, wait))));
    },
    clear,
    clearAll(): void {
      for (const lane of timers.keys()) clear(lane);
    },
  };
}

/** The lane whose head was begun the least often: what ends processes itself comes after the others. */
function leastBegun(suspects: ReadonlyMap<string, number>): string | undefined {
  return [...suspects].toSorted(([, one], [, other]) => one - other)[0]?.[0];
}

/** What is to be begun, suspects first: nothing is begun beside one, and it is begun once nothing runs. */
function openQueue(slots: number) {
  const ready = new Set<string>();
  const suspects = new Map<string, number>();
  return {
    add: (lane: string): void => void (suspects.has(lane) || ready.add(lane)),
    suspect: (lane: string, tries: number): void => void suspects.set(lane, tries),
    isSuspect: (lane: string): boolean => suspects.has(lane),
    /** Whether one waits to be alone. */
    waits: (): boolean => suspects.size > 0,
    ready: (): number => ready.size,
    /** Takes the next one; `null`: none may begin while this many run. */
    next(running: number): { readonly lane: string; readonly alone: boolean } | null {
      const alone = suspects.size > 0;
      const [first] = ready;
      const lane = alone ? leastBegun(suspects) : first;
      if (lane === undefined || running >= (alone ? 1 : slots)) return null;
      suspects.delete(lane);
      ready.delete(lane);
      return { lane, alone };
    },
    clear(): void {
      ready.clear();
      suspects.clear();
    },
  };
}

/** Begins with nothing. A turn that throws is told to `failed`; its lane is worked again a second later. */
export function openLanes(options: Options): Lanes {
  const queue = openQueue(options.slots);
  const active = new Map<string, Promise<void>>();
  const touched = new Set<string>();
  let alone = false;
  let ended = false;
  const due = options.due ?? ((lane: string) => wake(lane));
  const alarms = openAlarms(due);

  async function work(lane: string): Promise<void> {
    alarms.clear(lane);
    let rest: Rest = null;
    try {
      rest = await options.turn(lane, alone);
      if (typeof rest === 'number' && !ended) alarms.set(lane, rest - options.now());
      if (typeof rest === 'object' && rest !== null) queue.suspect(lane, rest.suspect);
    } catch (error) {
      options.failed(error);
      if (!ended) alarms.set(lane, AFTER_FAILURE);
    }
    active.delete(lane);
    if (active.size === 0) alone = false;
    if ((touched.delete(lane) || rest === 'more') && !ended && !queue.isSuspect(lane)) due(lane);
    begin();
    if (!ended) options.freed?.();
  }

  function begin(): void {
    const next = ended || alone ? null : queue.next(active.size);
    if (next === null) return;
    alone = next.alone;
    active.set(next.lane, work(next.lane));
    begin();
  }

  function wake(lane: string): void {
    if (ended) return;
    if (active.has(lane)) touched.add(lane);
    else queue.add(lane);
    begin();
  }

  return {
    wake,
    free: () => (queue.waits() || alone ? 0 : Math.max(0, options.slots - active.size - queue.ready())),
    active: () => [...active.keys()],
    yields: () => ended || (queue.waits() && !alone),
    ended: () => ended,
    async stop() {
      ended = true;
      queue.clear();
      alarms.clearAll();
      await Promise.all(active.values());
    },
  };
}
