import { isText, type AnyField, type Fields, type RecordOf } from '@ykd/application/entity';
import { parseJson } from './json.js';
import { columnOf, type ColumnOf, type Renamed, type RowOf } from './tables/table.js';

/** The way between records and rows. JSON of rows is shared and frozen; what is missing in a record is null in its row. */
export interface Mapping<F, R = Record<never, never>> {
  /** The columns, for rows to be turned into records. */
  readonly columns: readonly ColumnOf<keyof F, R>[];
  /** The columns under the names of their fields: such rows are the records, as long as nothing in them is JSON. */
  readonly selection: readonly {
    [K in keyof F & string]: `${ColumnOf<K, R>} as ${K}`;
  }[keyof F & string][];
  /** The record of a row, which may have more columns. */
  recordOf(row: RowOf<F, R>): RecordOf<F>;
  rowOf(record: RecordOf<F>): RowOf<F, R>;
  /** The columns of the fields that are named. */
  changesOf(fields: Partial<RecordOf<F>>): Partial<RowOf<F, R>>;
}

const JSON_KINDS: ReadonlySet<AnyField['kind']> = new Set(['json', 'object', 'list', 'either']);

/** Whether a field is stored as JSON. */
export const isJson = ({ kind }: AnyField): boolean => JSON_KINDS.has(kind);

/** Whether a field is stored as text. */
export const isStoredAsText = (field: AnyField): boolean => isText(field) || isJson(field);

const NAME = /^\w+$/;

const nameOf = (name: string): string => {
  if (!NAME.test(name)) throw new Error(`not a name: ${name}`);
  return name;
};

const read = (field: AnyField, value: string): string => {
  if (field.kind === 'flag') return `${value} === 1`;
  if (!isJson(field)) return value;
  return field.nullable ? `(${value} === null ? null : parse(${value}))` : `parse(${value})`;
};

const written = (field: AnyField, value: string): string => {
  if (field.kind === 'flag')
    return field.optional ? `(${value} == null ? null : ${value} ? 1 : 0)` : `${value} ? 1 : 0`;
  if (!field.nullable && !field.optional) return isJson(field) ? `JSON.stringify(${value})` : value;
  return isJson(field) ? `(${value} == null ? null : JSON.stringify(${value}))` : `(${value} ?? null)`;
};

/**
 * A function that is one object literal, as if it had been written out for these fields: a loop over their names takes
 * five times as long. Names come from descriptions alone, and are checked.
 */
const compiled = (parameter: string, parts: readonly string[]): unknown =>
  new Function('parse', `return (${parameter}) => ({ ${parts.join(', ')} });`)(parseJson);

const store = (field: AnyField, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (field.kind === 'flag') return value ? 1 : 0;
  return isJson(field) ? JSON.stringify(value) : value;
};

/** Makes the way between the records of a description and their rows; once for each description. */
export function mapping<F extends Fields>(fields: F): Mapping<F>;
export function mapping<F extends Fields, const R extends Renamed>(fields: F, renamed: R): Mapping<F, R>;
export function mapping(fields: Fields, renamed: Renamed = {}): object {
  const known = Object.entries(fields).map(([name, field]) => ({
    name: nameOf(name),
    column: nameOf(columnOf(name, renamed)),
    field,
  }));
  const reading = known.map(({ name, column, field }) => {
    const entry = `${name}: ${read(field, `row.${column}`)}`;
    return field.optional ? `...(row.${column} === null ? undefined : { ${entry} })` : entry;
  });
  const writing = known.map(({ name, column, field }) => `${column}: ${written(field, `record.${name}`)}`);
  return {
    columns: known.map(({ column }) => column),
    selection: known.map(({ name, column }): `${string} as ${string}` => `${column} as ${name}`),
    recordOf: compiled('row', reading),
    rowOf: compiled('record', writing),
    changesOf: (changes: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        known
          .filter(({ name }) => changes[name] !== undefined)
          .map(({ name, column, field }) => [column, store(field, changes[name])]),
      ),
  };
}
