/** A map that keeps the `limit` entries used last. */
export class LruMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of the key, made by `make` when there is none yet. */
  getOrMake(key: K, make: () => V): V {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const value = make();
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest);
        break;
      }
    }
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
