import type { Field, Fields, ValueOf } from '@ykd/application/entity';
import type { SqlValue } from './sql-value.js';

/** A name in snake_case. */
type SnakeCase<Name extends string> = string extends Name
  ? string
  : Name extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
    : '';

/** What a column holds: texts and JSON are text, all else is a number. */
type Stored<T> = unknown extends T
  ? SqlValue
  : | (NonNullable<T> extends number | boolean ? number : string)
    | ([Extract<T, null | undefined>] extends [never] ? never : null);

/** The columns that are not called like their fields in snake_case. */
export type Renamed = Readonly<Record<string, string>>;

/** The name of a field's column. */
export type ColumnOf<K, R> = K extends string ? (K extends keyof R ? R[K] & string : SnakeCase<K>) : never;

/** The row of a record as the database has it. */
export type RowOf<F, R = Record<never, never>> = {
  readonly [K in keyof F as ColumnOf<K, R>]: Stored<ValueOf<F[K]>>;
};

/** A table with a column for each field. */
export interface Table<F extends Fields = Fields, R extends Renamed = Renamed> {
  readonly fields: F;
  readonly renamed: R;
}

/** The rows of tables. */
export type RowsOf<T> = {
  readonly [Name in keyof T]: T[Name] extends Table<infer F, infer R> ? RowOf<F, R> : never;
};

/** A table with a column for each field, called like it in snake_case unless it is renamed. */
export function table<F extends Fields>(fields: F): Table<F, Record<never, never>>;
export function table<F extends Fields, const R extends Renamed>(fields: F, renamed: R): Table<F, R>;
export function table(fields: Fields, renamed: Renamed = {}): Table {
  return { fields, renamed };
}

/** The same fields, all of which may be null. */
export type Nullable<F> = { readonly [K in keyof F]: Field<ValueOf<F[K]> | null> };

/** Makes fields such that all of them may be null. */
export function allNullable<F extends Fields>(fields: F): Nullable<F>;
export function allNullable(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, nullable: true }]),
  );
}

/** The name of a field's column. */
export const columnOf = (name: string, renamed: Renamed): string =>
  (Object.hasOwn(renamed, name) ? renamed[name] : undefined) ??
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
