/** An answer that may be a little old: all who ask meanwhile share it, also while it is on its way. */
export class Remembered<Answer> {
  readonly #forMs: number;
  #last: { at: number; answer: Promise<Answer> } | undefined;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  /** @param at the moment in ms, of whatever clock the caller goes by */
  answer(at: number, ask: () => Promise<Answer>): Promise<Answer> {
    const age = at - (this.#last?.at ?? Number.NEGATIVE_INFINITY);
    // A clock may be set back.
    if (this.#last === undefined || age < 0 || age > this.#forMs)
      this.#last = { at, answer: ask() };
    return this.#last.answer;
  }
}
