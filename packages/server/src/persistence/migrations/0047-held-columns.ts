import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What orders are filtered and sorted by beside their state and product, and whose they are. */
const OF_ORDERS = ['user_id', 'amount', 'paid_at_sort', 'refunded_at_sort'] as const;

/** What many orders have in common. */
const SHARED = ['status', 'product_id'] as const;

/** What the list of students is sorted by. */
const SORTED = [
  'name_sort',
  'user_name_sort',
  'school_sort',
  'major_sort',
  'gmt_created',
  'valid_until_sort',
  'service_until_sort',
  'last_studied_sort',
] as const;

/** What it is filtered by beside. */
const OF_STUDENTS = [
  'letters',
  'gmt_created',
  'valid_until_sort',
  'service_until_sort',
  'last_studied_sort',
  'sync_failed',
  'has_bought',
  'name',
  'user_name',
  'school',
  'major',
  'class_teacher_id',
] as const;

/**
 * Whom a filter does not find is passed by in the index of students without being opened. Where rows are not opened late anyhow
 * the indexes of the states and products of orders hold the rest, too: so they sort what they find. SQLite would prefer such an
 * index to that of a member's orders, for it need not open any.
 */
export const heldColumns = ({ opensLate }: Pick<DialectTraits, 'opensLate'>): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    for (const column of opensLate ? [] : SHARED) {
      const other = SHARED.filter((one) => one !== column);
      await schema.dropIndex(`ykd_order_${column}`).execute();
      await schema
        .createIndex(`ykd_order_${column}`)
        .on('ykd_order')
        .columns([column, 'gmt_created desc', 'id', ...OF_ORDERS, ...other])
        .execute();
    }
    for (const column of SORTED) {
      await schema.dropIndex(`student_summary_${column}`).execute();
      await schema
        .createIndex(`student_summary_${column}`)
        .on('student_summary')
        .columns([column, 'id', ...OF_STUDENTS.filter((other) => other !== column)])
        .execute();
    }
  },
});
