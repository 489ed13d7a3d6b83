// What a test lets go wrong with deliveries: which, how, and how often.
import type { Letter } from './post.ts';

/**
 * `lose`: GitHub writes it down as failed. `swallow`: nobody ever knows of it. `delay`: others overtake it.
 * `duplicate`: it comes again. `hold`: it waits until it is let go.
 */
export type RuleKind = 'lose' | 'swallow' | 'delay' | 'duplicate' | 'hold';

export interface Rule {
  /** `issue_comment`, `issue_comment.created`, or which it is; all where it is not given. */
  readonly on?: string | ((letter: Letter) => boolean);
  readonly kind: RuleKind;
  /** How often, at most; once where it is not given. */
  readonly times?: number;
  /** Of `delay`: milliseconds. */
  readonly delay?: number;
  /** Of `duplicate`: how many more; with the same GUID, or as another hook's with a new one. */
  readonly copies?: number;
  readonly guid?: 'same' | 'new';
  /** Of `hold`: let go by itself once so many others have been answered. */
  readonly after?: number;
}

interface Armed extends Rule {
  left: number;
}

function fits({ on }: Rule, letter: Letter): boolean {
  if (typeof on === 'function') return on(letter);
  // What is delivered again goes through, unless a test looks for it itself.
  if (letter.redelivery) return false;
  if (on === undefined) return true;
  return on === letter.event || on === `${letter.event}.${letter.action}`;
}

export class Rules {
  #armed: Armed[] = [];

  add(rule: Rule): void {
    this.#armed.push({ ...rule, left: rule.times ?? 1 });
  }
  clear(): void {
    this.#armed = [];
  }
  /** The rule for this delivery, used up once; `null`: none. */
  of(letter: Letter): Rule | null {
    const found = this.#armed.find((one) => one.left > 0 && fits(one, letter));
    if (!found) return null;
    found.left -= 1;
    return found;
  }
}
