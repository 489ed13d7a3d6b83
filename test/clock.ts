// How long our own work takes, whatever machine it is and whatever else that machine is at.

const TEXT = 'a: [b, "c"]\n'.repeat(1000);
/** What any reader does, in an engine that does it well. */
const round = () => TEXT.split('\n').map((line) => /^(\w): \[(.*)\]$/.exec(line)?.[2]?.split(', '));
const ROUNDS = 20;
/** Milliseconds that so many rounds take on the machine on which the limits were set. */
const USUAL = 10;
/** Milliseconds that no limit is about, however slow a machine is. */
const SHORT = 20;

function stopwatch(): () => number {
  const [start, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

/**
 * Starts a clock. It tells the milliseconds of this process's own work, as they would be on the machine
 * on which the limits were set: plain work is measured beside it. What others get of it is not ours.
 */
export function clock(): () => number {
  const took = stopwatch();
  return () => {
    const ours = took();
    if (ours < SHORT) return ours;
    const plain = stopwatch();
    for (let at = 0; at < ROUNDS; at += 1) round();
    return ours * (USUAL / Math.max(plain(), 0.1));
  };
}

/** Tries of what is to be short: a pause of the machine falls into one, and what is slow is so in each. */
const TRIES = 5;

/** The least that something takes, by such a clock; it is not tried again once that is below the limit. */
export function leastTime(limit: number, act: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES && least >= limit; at += 1) {
    const took = clock();
    act();
    least = Math.min(least, took());
  }
  return least;
}
