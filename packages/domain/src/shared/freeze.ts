/** The work of {@link deepFreeze}. It stands apart because bundlers drop calls of a function that is marked as pure. */
const freezeThroughout = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) freezeThroughout((value as Record<PropertyKey, unknown>)[key]);
};

/**
 * Freezes `value` and everything reachable through its own properties, and returns it. Used for the tables of this
 * package, so that no importer can change a rule for everybody else. Cyclic values are handled; an object that is
 * frozen already is taken to be frozen throughout. Use what it returns: a bundler drops a call whose result is unused,
 * and with it a table that nobody imports. Beyond the Specification.
 */
/* @__NO_SIDE_EFFECTS__ */
export const deepFreeze = <T>(value: T): T => {
  freezeThroughout(value);
  return value;
};

/**
 * The `entries` as a deep-frozen table without a prototype; their values are frozen in place. Reading a key that is not in the table, `constructor` and
 * `__proto__` included, gives `undefined` and never a member of Object.prototype. Beyond the Specification.
 */
/* @__NO_SIDE_EFFECTS__ */
export const frozenTable = <T extends object>(entries: T): Readonly<T> =>
  deepFreeze(Object.assign(Object.create(null) as object, entries));
