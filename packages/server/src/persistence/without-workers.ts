import { sql, type Kysely } from 'kysely';
import { isListedStudent } from './listed-students.js';
import type { Schema } from './schema.js';

type OfMembers = 'check_in' | 'check_in_standing' | 'prize_claim';

/**
 * What those who work here have in a table, who are no students. SQLite joins in the order that is written: few are looked up by
 * their keys.
 */
export const ofWorkers = <T extends OfMembers>(db: Kysely<Schema>, table: T) =>
  db
    .selectFrom('employee')
    .crossJoin(table as 'check_in')
    .where('employee.user_id', '>', sql.lit(''))
    .where(sql<boolean>`${sql.ref(`${table}.user_id`)} = employee.user_id`)
    .where(sql<boolean>`not ${isListedStudent('employee.user_id')}`) as never as ReturnType<
    typeof db.selectFrom<T>
  >;

/**
 * What is left of all that is counted without what those few have: that is taken away, instead of asking of everybody what he is. Both
 * are counted one after the other, and what changes in between leaves no less than nothing.
 */
export const without = (all: number, few: number): number => Math.max(0, all - few);
