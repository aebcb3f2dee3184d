import { classTermFields } from '@ykd/application/entities';
import type { CountedTerm } from '@ykd/application/ports';
import type { ClassTermKind } from '@ykd/domain/school-class';
import { sql, type Kysely } from 'kysely';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';

/** The way between types and stages, and their rows. */
export const termRows = mapping(classTermFields);

/** Where they are kept, and what a class names them by. */
export const TERM_TABLES = {
  type: ['class_type', 'type_id'],
  stage: ['class_stage', 'stage_id'],
} as const satisfies Record<ClassTermKind, readonly [table: string, column: string]>;

/** The types or the stages in their order, and how many classes have each. */
export const termsQuery = (db: Kysely<Schema>, kind: ClassTermKind) => {
  const [table, column] = TERM_TABLES[kind];
  return db
    .selectFrom(`${table} as t`)
    .select(termRows.columns.map((name) => `t.${name}` as const))
    .select((e) =>
      e
        .selectFrom('school_class')
        .select((s) => s.fn.countAll<number>().as('count'))
        .whereRef(`school_class.${column}`, '=', 't.id')
        .as('classes'),
    )
    .where('t.sort', '>=', sql.lit(0))
    .orderBy('t.sort')
    .orderBy('t.id');
};

/** A row of {@link termsQuery} as a record. */
export const countedTerm = (
  row: Parameters<typeof termRows.recordOf>[0] & { readonly classes: number | null },
): CountedTerm => ({ ...termRows.recordOf(row), classes: row.classes ?? 0 });
