// Which lanes are worked at this moment: so many at a time, none twice, each woken when its head is due.

/** Waits are looked at anew at least so often, for clocks that are set; milliseconds. */
const LONGEST_WAIT = 30_000;
const SHORTEST_WAIT = 5;
/** How long a lane is left alone that could not be worked. */
const AFTER_FAILURE = 1_000;

/** What a turn leaves: `more` is due, the head is due at a time, or `null`: nothing waits. */
export type Rest = 'more' | number | null;

interface Options {
  /** Lanes at a time. */
  readonly slots: number;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  readonly turn: (lane: string) => Promise<Rest>;
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

/** Begins with nothing. A turn that throws is told to `failed`; its lane is worked again a second later. */
export function openLanes(options: Options): Lanes {
  const ready = new Set<string>();
  const active = new Map<string, Promise<void>>();
  const touched = new Set<string>();
  let ended = false;
  const due = options.due ?? ((lane: string) => wake(lane));
  const alarms = openAlarms(due);

  async function work(lane: string): Promise<void> {
    alarms.clear(lane);
    let again = false;
    try {
      const rest = await options.turn(lane);
      if (typeof rest === 'number' && !ended) alarms.set(lane, rest - options.now());
      again = rest === 'more';
    } catch (error) {
      options.failed(error);
      if (!ended) alarms.set(lane, AFTER_FAILURE);
    }
    active.delete(lane);
    if ((touched.delete(lane) || again) && !ended) due(lane);
    begin();
    if (!ended) options.freed?.();
  }

  function begin(): void {
    for (const lane of ready) {
      if (ended || active.size >= options.slots) return;
      ready.delete(lane);
      active.set(lane, work(lane));
    }
  }

  function wake(lane: string): void {
    if (ended) return;
    if (active.has(lane)) touched.add(lane);
    else ready.add(lane);
    begin();
  }

  return {
    wake,
    free: () => Math.max(0, options.slots - active.size - ready.size),
    ended: () => ended,
    async stop() {
      ended = true;
      ready.clear();
      alarms.clearAll();
      await Promise.all(active.values());
    },
  };
}
