/** Places for work: so many at a time, and so many of one owner among them. */
export interface Places {
  /** Does the work in a place; tells, and does nothing, when all are taken or the owner has his share. */
  in<T>(owner: string, work: () => Promise<T>): Promise<T | 'full' | 'owner-full'>;
}

/** Places of which all are free. */
export const createPlaces = (total: number, perOwner: number): Places => {
  /** Who has how many; whoever has none is not in it. */
  const taken = new Map<string, number>();
  let all = 0;
  const change = (owner: string, by: 1 | -1): void => {
    const count = (taken.get(owner) ?? 0) + by;
    if (count === 0) taken.delete(owner);
    else taken.set(owner, count);
    all += by;
  };
  return {
    in: async (owner, work) => {
      if ((taken.get(owner) ?? 0) >= perOwner) return 'owner-full';
      if (all >= total) return 'full';
      change(owner, 1);
      try {
        return await work();
      } finally {
        change(owner, -1);
      }
    },
  };
};
