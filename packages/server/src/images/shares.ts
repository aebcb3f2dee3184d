/** Lets each owner have only so many pieces of work under way, those that wait included. */
export interface Shares {
  /** Does the work; tells, and does nothing, when the owner has his share under way. */
  in<T>(owner: string, work: () => Promise<T>): Promise<T | 'owner-full'>;
}

/** Shares of which nobody uses his yet. */
export const createShares = (perOwner: number): Shares => {
  /** Who has how many; whoever has none is not in it. */
  const taken = new Map<string, number>();
  const change = (owner: string, by: 1 | -1): void => {
    const count = (taken.get(owner) ?? 0) + by;
    if (count === 0) taken.delete(owner);
    else taken.set(owner, count);
  };
  return {
    in: async (owner, work) => {
      if ((taken.get(owner) ?? 0) >= perOwner) return 'owner-full';
      change(owner, 1);
      try {
        return await work();
      } finally {
        change(owner, -1);
      }
    },
  };
};
