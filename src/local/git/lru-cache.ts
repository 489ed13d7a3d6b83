// Keeps the last few answers of a costly question, so that memory does not grow with the repository.

/** Of equal keys the answer is made once, as long as it is among the last few that were asked for. */
export class LruCache<Key, Answer> {
  readonly #answers = new Map<Key, Answer>();
  readonly #most: number;

  /** `most`: how many answers are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many answers are kept now. */
  get size(): number {
    return this.#answers.size;
  }

  /** The answer for a key, made where it is not remembered. */
  get(key: Key, make: () => Answer): Answer {
    const known = this.#answers.get(key);
    const answer = known === undefined ? make() : known;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    for (const [oldest] of this.#answers) {
      if (this.#answers.size <= this.#most) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }
}
