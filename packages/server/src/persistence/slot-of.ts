/** The rows that a sum has at the most: so many transactions at a time write without waiting for each other. */
const SLOTS = 8;

/** The row of a sum that somebody writes to: the same for all that is about one thing. */
export const slotOf = (id: string): number => {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % SLOTS;
};
