import type { AnyField, Field, Fields, RecordOf, ValueOf } from '@ykd/application/entity';
import * as z from 'zod/mini';
import { instant } from './values.js';

type Schema<T = unknown> = z.core.$ZodType<T>;

const contentSchema = (field: AnyField): Schema => {
  switch (field.kind) {
    case 'text':
      return z.string();
    case 'oneOf':
      return z.literal([...field.values]);
    case 'integer':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'object':
      return recordSchema(field.fields);
    case 'list':
      return z.array(schemaOf(field.item));
    case 'either':
      return z.union(field.items.map((item) => schemaOf(item)));
    case 'json':
      return z.unknown();
    default:
      return instant;
  }
};

/* @__NO_SIDE_EFFECTS__ */
/** The schema of a field's values in answers. */
export function schemaOf<T>(field: Field<T>): Schema<T>;
export function schemaOf(field: AnyField): Schema;
export function schemaOf(field: AnyField): Schema {
  const content = contentSchema(field);
  const schema = field.nullable ? z.nullable(content) : content;
  return field.optional ? z.exactOptional(schema) : schema;
}

/* @__NO_SIDE_EFFECTS__ */
/** The schemas of fields, to make an object of them and others. */
export function shapeOf<F extends Fields>(fields: F): { readonly [K in keyof F]: Schema<ValueOf<F[K]>> };
export function shapeOf(fields: Fields): Record<string, Schema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

/* @__NO_SIDE_EFFECTS__ */
/** The schema of records in answers. */
export function recordSchema<F extends Fields>(fields: F): Schema<RecordOf<F>>;
export function recordSchema(fields: Fields): Schema {
  return z.object(shapeOf(fields));
}

/* @__NO_SIDE_EFFECTS__ */
/** The schema of records of which any field may be left out. */
export function rowSchema<F extends Fields>(fields: F): Schema<Partial<RecordOf<F>>>;
export function rowSchema(fields: Fields): Schema {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, schemaOf({ ...field, optional: true })]),
    ),
  );
}
