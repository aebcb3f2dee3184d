import type { EntityRead } from '@ykd/application/ports';
import type { EntityTable } from './entity-columns.js';
import type { SqlValue } from './tables/sql-value.js';

/** Filters with values that fit their columns. */
export type UsableFilters = readonly { readonly field: string; readonly values: readonly SqlValue[] }[];

/** The number of values is rounded up to a power of two by repeating the last, so that few shapes of SQL arise. */
const padded = (values: readonly SqlValue[]): readonly SqlValue[] => {
  if (values.length === 1) return values;
  let size = 1;
  while (size < values.length) size *= 2;
  return Array.from({ length: size }, (_, index) => values[Math.min(index, values.length - 1)] as SqlValue);
};

/**
 * The filters without the values that no row can have (a text for a number, a fraction for a whole number), which the
 * databases would convert or refuse, each in its own way. Undefined when a filter has nothing left: nothing matches.
 */
export const usableFilters = (
  entity: EntityTable,
  filters: EntityRead['filters'],
): UsableFilters | undefined => {
  const usable: { field: string; values: readonly SqlValue[] }[] = [];
  for (const { field, values } of filters) {
    const isNumber = entity.columns[field]?.type === 'number';
    const fitting = values.filter((value) =>
      isNumber ? Number.isSafeInteger(value) : typeof value === 'string',
    );
    if (fitting.length === 0) return undefined;
    usable.push({ field, values: padded(fitting) });
  }
  return usable;
};

/** The values as the numbered parameters of entity-query.ts. */
export const numbered = (filters: UsableFilters): Record<string, SqlValue> => {
  const parameters: Record<string, SqlValue> = {};
  let next = 0;
  for (const { values } of filters) for (const value of values) parameters[next++] = value;
  return parameters;
};
