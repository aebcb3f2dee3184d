import { sql } from 'kysely';
import type { Sql, Values } from './list-table.js';
import type { Parameters, Placeholder } from './prepared.js';
import { termRange } from './student-spelling.js';

/** The ids of the students whom a search finds, perhaps more than once each. */
export const foundStudents = (param: Placeholder<Parameters>): Sql =>
  sql`select student_id as id from student_term where term >= ${param('from')} and term < ${param('below')}
    union all select student_id as id from student_term where term = ${param('exact')}`;

/** Whether a search finds the student of a column: asked twice, as PostgreSQL would open each row of either term. */
export const isFoundStudent = (id: string, param: Placeholder<Parameters>): Sql => {
  const found = (term: Sql): Sql =>
    sql`exists (select 1 from student_term as t where t.student_id = ${sql.ref(id)} and ${term})`;
  const range = sql`t.term >= ${param('from')} and t.term < ${param('below')}`;
  return sql`(${found(range)} or ${found(sql`t.term = ${param('exact')}`)})`;
};

/** The values of a search by their places; undefined where the text says nothing. */
export const studentSearch = (search: string): Values | undefined => {
  const range = termRange(search);
  return range && { ...range };
};

/** Of a text that cannot be of anybody: it lies before every term. */
const NOBODY: Values = { from: '', below: '', exact: '' };

/** The same of a search that also finds other things by what was typed, see {@link beginsTyped}. */
export const studentOrTypedSearch = (search: string): Values | undefined => {
  const typed = search.trim();
  if (typed === '') return undefined;
  return { ...(studentSearch(search) ?? NOBODY), typed, typedBelow: `${typed}\u{10FFFF}` };
};

/** Whether a column is what was typed. */
export const isTyped = (column: string, param: Placeholder<Parameters>): Sql =>
  sql`${sql.ref(column)} = ${param('typed')}`;

/** Whether a column begins with what was typed. */
export const beginsTyped = (column: string, param: Placeholder<Parameters>): Sql =>
  sql`(${sql.ref(column)} >= ${param('typed')} and ${sql.ref(column)} < ${param('typedBelow')})`;
