/** Where a list goes on. */
export const CURSORS = ['after', 'before'];

/** What changes nothing of which rows a list has, and of where it goes on. */
const APART = new Set([...CURSORS, 'columns', 'view']);

const isAnother = (one: URLSearchParams, other: URLSearchParams, names: Iterable<string>): boolean =>
  [...names].some((name) => one.get(name) !== other.get(name));

/**
 * What a step changes of an address, carried over to the address that another step has led to meanwhile. A place in a list is
 * one among the rows for which it was made: where one of the two steps leads to such a place and the other to other rows, these
 * begin with their first.
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
  const meanwhile = new URLSearchParams(now);
  const others = [...before.keys(), ...after.keys(), ...meanwhile.keys()].filter((name) => !APART.has(name));
  const isMoved =
    (isAnother(before, after, CURSORS) && isAnother(before, meanwhile, others)) ||
    (isAnother(before, meanwhile, CURSORS) && isAnother(before, after, others));
  if (isMoved) for (const name of CURSORS) carried.delete(name);
  return carried;
};
