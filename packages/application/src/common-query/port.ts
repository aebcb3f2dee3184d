import type { Outcome } from '../shared/outcome.js';
import type { EntityName, EntityRows } from '../entities/entities.js';

/** What to read: filters by field name (a value, or a list for 'one of'), fields to answer, order. Specification §7. */
export interface EntityParams {
  readonly includeFields?: readonly string[];
  readonly sort?: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  readonly [field: string]: unknown;
}

/** A generic read of a class. */
export interface EntityQuery<C extends EntityName = EntityName> {
  readonly returnClassName: C;
  /** The class whose fields the parameters name; only the same class is known here. */
  readonly paramClassName?: string;
  /** A second name of the class that some callers send; it must fit the class. */
  readonly collectionName?: string;
  readonly params: EntityParams;
}

/** A page of a list. `pageNum` counts from 0. */
export interface Page<T> {
  readonly list: readonly T[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Rows hold the fields asked for: all of them unless `includeFields` names some. */
export type Row<C extends EntityName> = Partial<EntityRows[C]>;

/** The generic read endpoints `/api/commonquery/*`. What may be read by whom stands in the descriptions. Specification §7. */
export interface CommonQueryPort {
  query<C extends EntityName>(
    query: EntityQuery<C>,
  ): Outcome<readonly Row<C>[], 'not-logged-in' | 'forbidden' | 'invalid-input' | 'too-many-rows'>;
  queryForPage<C extends EntityName>(
    query: EntityQuery<C>,
    page?: { readonly pageSize?: number; readonly pageNum?: number },
  ): Outcome<Page<Row<C>>, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /** The entity with this id, if the caller may see it; null otherwise. */
  findById<C extends EntityName>(
    query: EntityQuery<C>,
    id: string,
  ): Outcome<Row<C> | null, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /** The first match in the order asked for; null without one. */
  findOne<C extends EntityName>(
    query: EntityQuery<C>,
  ): Outcome<Row<C> | null, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
}
