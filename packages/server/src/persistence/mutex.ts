/** Lets one holder in at a time, in the order of asking. */
export class Mutex {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  /** Whether somebody holds it now. */
  get held(): boolean {
    return this.#held;
  }

  /** Resolves when the caller holds it; he must call `release` once. */
  acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Hands it to the next one waiting. */
  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held = false;
    else next();
  }
}
