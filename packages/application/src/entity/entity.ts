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
  /** Other names of filters, for example `productIds` for a list of ids. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly defaultSort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  /** Whether callers without a login may read it. */
  readonly open: boolean;
  /** Who has this right reads all; anybody else his own, by the field that names him, or those with a value. */
  readonly readAll: Right;
  readonly otherwise: { readonly own: string } | { readonly field: string; readonly value: string | number };
  /** Who has this right may save and delete; nobody when there is none. */
  readonly change?: Right;
}

type NamesIn<E extends Entity> = {
  readonly aliases: Readonly<Record<string, keyof E['fields']>>;
  readonly defaultSort: readonly { readonly field: keyof E['fields']; readonly order: 'asc' | 'desc' }[];
  readonly otherwise:
    | { readonly own: keyof E['fields'] }
    | { readonly field: keyof E['fields']; readonly value: string | number };
};

/* @__NO_SIDE_EFFECTS__ */
/** Describes a class of objects; every field that it names is one of its own. */
export const defineEntity = <const E extends Entity>(entity: E & NamesIn<E>): E => entity;

/** The objects of a class, with what is derived. */
export type ObjectOf<E extends Entity> = RecordOf<E['fields']> &
  (E extends { readonly derived: { readonly fields: infer D } } ? RecordOf<D> : unknown);
