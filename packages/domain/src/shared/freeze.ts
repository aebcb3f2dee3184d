/**
 * Freezes `value` and everything reachable through its own properties, and returns it. Used for the tables of this
 * package, so that no importer can change a rule for everybody else. Cyclic values are handled; an object that is
 * frozen already is taken to be frozen throughout.
 */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key]);
  return value;
};

/**
 * A deep-frozen copy of `entries` without a prototype: reading a key that is not in the table, `constructor` and
 * `__proto__` included, gives `undefined` and never a member of Object.prototype.
 */
export const frozenTable = <T extends object>(entries: T): Readonly<T> =>
  deepFreeze(Object.assign(Object.create(null) as object, entries));
