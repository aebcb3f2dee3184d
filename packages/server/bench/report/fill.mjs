// Members, and what they studied in a year, made in the database itself.
import { studyYear } from '@ykd/domain/report';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;
const COURSES = 5;

/** The numbers from 0 below `count`, as a table `n (n)`. */
const numbers = (count) =>
  sql`n (n) as (select cast(0 as bigint) union all select n + 1 from n where n < ${sql.lit(count - 1)})`;

/** So many logs of one member, evenly over a year. */
export const addStudy = ({ db }, { year, of, logs }) => {
  const { from, until } = studyYear(year);
  const step = Math.floor((until - from) / logs);
  return sql`with recursive ${numbers(logs)}
    insert into study_log (user_id, at, seconds, course_id, outline_num, section_num, beat_id)
    select ${sql.lit(of)}, ${sql.lit(from)} + n * ${sql.lit(step)}, 60 + n % 600, 'py' || (n % ${sql.lit(COURSES)}), 0, 0, 'b' || n
    from n`.execute(db);
};

/** So many members at once: a statement may not take long. */
const AT_ONCE = 2_000;

/**
 * Members of these numbers, `from` until before `until`, with from half to one and a half times as many logs of a year, hours apart.
 */
export const addStudents = async ({ db }, { year, from, until, logs }) => {
  const { from: begin } = studyYear(year);
  const each = sql`${sql.lit(Math.ceil(logs / 2))} + m.gmt_created % ${sql.lit(logs)}`;
  for (let first = from; first < until; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE, until) - 1;
    await sql`with recursive ${numbers(last - first + 1)}
      insert into member (id, mobile, gmt_created, gmt_modified)
      select 'bench-' || (10000000 + ${sql.lit(first)} + n), cast(13200000000 + ${sql.lit(first)} + n as text),
        ${sql.lit(first)} + n, 0 from n`.execute(db);
    await sql`with recursive ${numbers(Math.ceil(logs * 1.5))}
      insert into study_log (user_id, at, seconds, course_id, outline_num, section_num, beat_id)
      select m.id, ${sql.lit(begin)} + (n * 53 + m.gmt_created % 40) * ${sql.lit(HOUR_MS)}, 300 + n % 3000,
        'py' || (n % ${sql.lit(COURSES)}), 0, 0, 'b' || n
      from member as m, n where m.gmt_created between ${sql.lit(first)} and ${sql.lit(last)} and n < ${each}`.execute(
      db,
    );
  }
  await sql`analyze`.execute(db);
};
