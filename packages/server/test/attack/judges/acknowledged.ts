/** What a platform said yes to: by what it is found again, and what must be found there. */
export interface Acknowledged {
  readonly what: string;
  readonly id: string;
  readonly value: string;
}

/** What was acknowledged and is not there, or not as it was acknowledged. `found` answers what is there by its id. */
export const lost = (
  acknowledged: readonly Acknowledged[],
  found: (what: string, id: string) => string | undefined,
): readonly string[] =>
  acknowledged.flatMap(({ what, id, value }) => {
    const there = found(what, id);
    if (there === value) return [];
    return [
      there === undefined
        ? `确认过的${what} ${id} 不见了`
        : `确认过的${what} ${id} 变成了 ${there}，应为 ${value}`,
    ];
  });
