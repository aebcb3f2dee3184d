/** Counts what each member has open, up to a limit. */
export interface StreamSlots {
  /** False when the member has no slot left. */
  take(userId: string): boolean;
  free(userId: string): void;
}

/** At most so many open at a time for each member, in this process. */
export const createStreamSlots = (perMember: number): StreamSlots => {
  const taken = new Map<string, number>();
  return {
    take: (userId) => {
      const open = taken.get(userId) ?? 0;
      if (open >= perMember) return false;
      taken.set(userId, open + 1);
      return true;
    },
    free: (userId) => {
      const open = taken.get(userId) ?? 0;
      if (open > 1) taken.set(userId, open - 1);
      else taken.delete(userId);
    },
  };
};
