/** A table of days and figures as a spreadsheet reads it. The heads are ours: nothing in it needs quotes. */
export const csvOf = (
  heads: readonly [string, string],
  rows: readonly (readonly [day: string, figure: number])[],
): string => [heads, ...rows].map((cells) => cells.join(',')).join('\r\n');

/** So many days further by a page key. */
const PAGE = 7;

/** Where a key leads from a day, of so many; undefined for any other key. */
export const stepTo = (key: string, at: number, count: number): number | undefined => {
  const last = count - 1;
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - PAGE,
    PageUp: at + PAGE,
    Home: 0,
    End: last,
  };
  const to = Object.hasOwn(ways, key) ? ways[key] : undefined;
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
};
