// Reads what arrived, batch by batch, as soon as something does; what fails is read again a little later.
import type { Sorted } from '../../model/bot/inbox.ts';

/** Milliseconds until the next look where the database does not take it, or another process is reading. */
const REST = { failed: 1_000, held: 250 } as const;

/** What a batch found: something, nothing, or only what another process is reading. */
export type BatchResult = 'some' | 'none' | 'held';

export interface Sorter extends Sorted {
  /** Something may have arrived. */
  wake(): void;
}

/** Begins at once. `batch`: reads some. Never two batches, and never two rests, at a time. */
export function openSorter(batch: () => Promise<BatchResult>, failed: (error: unknown) => void): Sorter {
  let reading: Promise<void> | null = null;
  let woken = false;
  let ended = false;
  let rest: NodeJS.Timeout | undefined;
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();

  function later(ms: number): void {
    rest = setTimeout(() => {
      rest = undefined;
      wake();
    }, ms);
  }
  const goesOn = () => !ended && rest === undefined;
  async function readAll(): Promise<void> {
    while (woken && goesOn()) {
      woken = false;
      try {
        let found = await batch();
        while (found === 'some' && goesOn()) found = await batch();
        if (found === 'held') later(REST.held);
        else isReady();
      } catch (error) {
        failed(error);
        later(REST.failed);
      }
    }
  }
  /** While it rests, whoever comes is read behind the rest. */
  function wake(): void {
    if (ended) return;
    woken = true;
    if (rest !== undefined) return;
    reading ??= readAll().finally(() => {
      reading = null;
      // Between the last look and here something may have arrived.
      if (woken) wake();
    });
  }
  wake();
  return {
    wake,
    ready,
    async stop() {
      ended = true;
      clearTimeout(rest);
      isReady();
      await reading;
      // A batch that failed meanwhile began a rest of its own.
      clearTimeout(rest);
    },
  };
}
