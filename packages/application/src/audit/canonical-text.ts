const byCodeUnits = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : Number(a > b);

/** A copy whose objects name their fields in order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(byCodeUnits)
      .map(([name, part]) => [name, sorted(part)]),
  );
};

/** The one text of a value that JSON can hold, in whatever order its fields were written. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value));
