/** Throws RangeError for what is no whole number of cents, or less than `least` of them. */
export const requireCents = (cents: number, least = 0): void => {
  if (!Number.isSafeInteger(cents) || cents < least) throw new RangeError(`not an amount in cents: ${cents}`);
};
