import type { Right } from '@ykd/domain/access';
import type { Fields, RecordOf } from './field.js';

/** Fields that are computed from stored ones whenever they are read. */
export interface Derived {
  readonly fields: Fields;
  /** The stored fields that it takes. */
  readonly needs: readonly string[];
  compute(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

/** What the generic calls may do with a class of objects, and who. Each of them may answer every field. */
export interface Entity {
  readonly fields: Fields;
  readonly derived?: Derived;
  readonly filters: readonly string[];
  /** Other names of filters, for example `productIds` for a list of ids. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly sorts: readonly string[];
  readonly defaultSort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  /** Whether callers without a login may read it. */
  readonly open: boolean;
  /** Who has this right reads all; anybody else his own, by the field that names him, or those with a value. */
  readonly readAll: Right;
  readonly otherwise: { readonly own: string } | { readonly field: string; readonly value: string | number };
  /** Who has this right may save and delete; nobody when there is none. */
  readonly change?: Right;
  /** The fields that are saved, each within its bounds, and those that a new object cannot do without. */
  readonly saves?: readonly string[];
  readonly required?: readonly string[];
}

/** Every field that a description names is one of its own. */
interface NamesOf<F> {
  readonly filters: readonly (keyof F)[];
  readonly aliases: Readonly<Record<string, keyof F>>;
  readonly sorts: readonly (keyof F)[];
  readonly defaultSort: readonly { readonly field: keyof F; readonly order: 'asc' | 'desc' }[];
  readonly otherwise:
    { readonly own: keyof F } | { readonly field: keyof F; readonly value: string | number };
  readonly saves?: readonly (keyof F)[];
  readonly required?: readonly (keyof F)[];
}

/* @__NO_SIDE_EFFECTS__ */
/** Describes a class of objects. */
export const defineEntity = <const E extends Entity>(entity: E & NamesOf<E['fields']>): E => entity;

/** The objects of a class, with what is derived. */
export type ObjectOf<E extends Entity> = RecordOf<E['fields']> &
  (E extends { readonly derived: { readonly fields: infer D } } ? RecordOf<D> : unknown);
