/**
 * What a step changes of an address, carried over to the address that another step has led to meanwhile.
 *
 * @param from - the query that the step was made for
 * @param to - the query that it leads to
 * @param now - the query where it is taken
 */
export const carriedOver = (from: string, to: string, now: string): URLSearchParams => {
  const before = new URLSearchParams(from);
  const after = new URLSearchParams(to);
  const carried = new URLSearchParams(now);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const text = after.get(name);
    if (text === before.get(name)) continue;
    if (text === null) carried.delete(name);
    else carried.set(name, text);
  }
  return carried;
};
