// How long our own work takes, whatever else a machine is at.

/**
 * Starts a clock. It tells the milliseconds since then, by the wall or of this process's own work, whichever
 * are fewer: what a busy machine gives to others is not ours.
 */
export function clock(): () => number {
  const [start, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}
