import type { EntityName } from '../entities/entities.js';

/** A row of an entity: field name → value; JSON fields are parsed. */
export type EntityRow = Readonly<Record<string, unknown>>;

/** A read whose names and rights the use case has checked already. */
export interface EntityRead {
  readonly entity: EntityName;
  /** Stored fields to answer. */
  readonly fields: readonly string[];
  /** All must hold; a field is one of the values. An empty list of values matches nothing. */
  readonly filters: readonly { readonly field: string; readonly values: readonly (string | number)[] }[];
  readonly sort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  readonly limit: number;
  readonly offset: number;
}

/** Reads entities generically, for the generic endpoints. */
export interface EntityReader {
  find(read: EntityRead): Promise<readonly EntityRow[]>;
  count(read: Pick<EntityRead, 'entity' | 'filters'>): Promise<number>;
}
