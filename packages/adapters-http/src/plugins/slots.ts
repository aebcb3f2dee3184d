/** Counts what each holder has open, up to a limit. */
export interface Slots {
  /** False when the holder has no slot left. */
  take(holder: string): boolean;
  free(holder: string): void;
}

/** At most so many open at a time for each holder, in this process. */
export const createSlots = (perHolder: number): Slots => {
  const taken = new Map<string, number>();
  return {
    take: (holder) => {
      const open = taken.get(holder) ?? 0;
      if (open >= perHolder) return false;
      taken.set(holder, open + 1);
      return true;
    },
    free: (holder) => {
      const open = taken.get(holder) ?? 0;
      if (open > 1) taken.set(holder, open - 1);
      else taken.delete(holder);
    },
  };
};
