/**
 * Money as users read it: cents divided by 100 with two decimals, `123456` → `1234.56` (Specification §3, §9).
 * Computed on integers, so that no amount is rounded; negative amounts keep their sign. Throws RangeError unless
 * `cents` is a safe integer.
 */
export const formatAmount = (cents: number): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in cents: ${cents}`);
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  return `${cents < 0 ? '-' : ''}${(absolute - rest) / 100}.${String(rest).padStart(2, '0')}`;
};
