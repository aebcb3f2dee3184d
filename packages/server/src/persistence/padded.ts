/** So many values that few shapes of SQL arise: a power of two, with the last one repeated. */
export const padded = <T>(values: readonly T[]): readonly T[] => {
  let size = 1;
  while (size < values.length) size *= 2;
  return Array.from({ length: size }, (_, at) => values[Math.min(at, values.length - 1)] as T);
};
