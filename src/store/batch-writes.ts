// Batches writes that arrive at the same moment: one transaction and one write to disk for all of them.

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One commit at a time; what comes meanwhile shares the next one. Where a commit of several fails and
 * `blames` says that one of them may be why, each is committed alone: a bad one hurts no one else.
 */
export function gather<T, R>(
  commit: (items: readonly T[]) => Promise<readonly R[]>,
  blames: (error: unknown) => boolean,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let busy = false;

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, one] of batch.entries()) one.resolve(results[index] as R);
    } catch (error) {
      if (batch.length === 1 || !blames(error)) for (const one of batch) one.reject(error);
      else for (const one of batch) await settle([one]);
    }
  };
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await settle(batch);
    }
    busy = false;
  };
  return (item) =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void flush());
    });
}
