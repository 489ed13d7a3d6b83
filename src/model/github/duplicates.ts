// Which of two issues about the same thing is kept: a list lagged behind, or somebody emptied one of them.

/** What can stand twice: an issue. */
export interface OpenIssue {
  readonly number: number;
  readonly open: boolean;
}

/** The lowest number of those that are open, else the lowest; `null`: there is nothing. */
export function keptOf<T extends OpenIssue>(all: readonly T[]): T | null {
  const open = all.filter((one) => one.open);
  return (open.length > 0 ? open : all).toSorted((a, b) => a.number - b.number)[0] ?? null;
}

/** Those that are to be folded into the one that is kept. */
export function twinsOf<T extends OpenIssue>(all: readonly T[]): readonly T[] {
  const kept = keptOf(all);
  return all.filter((one) => one.open && one !== kept);
}

/** Whether somebody emptied the body of an issue: then no marker tells what it was. */
export const isBlank = (body: string): boolean => body.trim() === '';
