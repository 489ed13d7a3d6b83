// How often the endpoint may be asked: so many requests in any hour, counted in this process.

const HOUR = 3_600_000;

/** `true`: one more may be sent, and it is counted. */
export function createBudget(most: number, now: () => number): () => boolean {
  let sent: readonly number[] = [];
  return () => {
    const time = now();
    // A clock that was set back must not lock the budget for longer than an hour.
    sent = sent.filter((at) => at > time - HOUR && at <= time);
    if (sent.length >= most) return false;
    sent = [...sent, time];
    return true;
  };
}
