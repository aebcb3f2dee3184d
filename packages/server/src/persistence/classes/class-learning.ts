import type { ClassLearning } from '@ykd/application/ports';
import { DAY_MS, HOUR_MS, startOfShanghaiDay } from '@ykd/domain/shared';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import { padded } from '../padded.js';

/** From an instant to the wall clock of Shanghai, as the days of epoch milliseconds count. */
const TO_SHANGHAI_MS = -startOfShanghaiDay(0);

/** Between the parts of a text that several rows become: there is none in any of them. */
const BREAK = '\n';

const parts = (text: string | null | undefined): readonly string[] =>
  text === null || text === undefined || text === '' ? [] : text.split(BREAK);

const keyOf = ({ userId, courseId }: { readonly userId: string; readonly courseId: string }): string =>
  JSON.stringify([userId, courseId]);

/** What those in a class did, in the database: a row for each student, course or exercise, and not one for each thing done. */
export const classLearning = ({ db, traits }: Pick<Database, 'db' | 'traits'>): ClassLearning => {
  const together = (text: ReturnType<typeof sql>) => sql`string_agg(${text}, ${sql.lit(BREAK)})`;
  const inClass = (classId: string) =>
    traits.among(
      sql.ref('user_id'),
      sql`select m.student_id from class_member as m where m.class_id = ${classId} and m.left_at is null`,
    );
  const inCourses = (courseIds: readonly string[]) =>
    sql`course_id in (${sql.join(padded(courseIds).map((id) => sql`${id}`))})`;
  return {
    works: async (classId, courseIds) => {
      if (courseIds.length === 0) return [];
      type Row = { readonly userId: string; readonly courseId: string; readonly all: string };
      const where = sql`where ${inClass(classId)} and ${inCourses(courseIds)}`;
      const key = sql`user_id as "userId", course_id as "courseId"`;
      const { rows: opened } = await sql<Omit<Row, 'all'>>`select ${key} from project_user ${where}`.execute(
        db,
      );
      const { rows: reads } = await sql<Row>`select ${key},
          ${together(sql`cast(outline_num as text) || '/' || cast(section_num as text)`)} as "all"
        from lesson_read ${where} group by user_id, course_id`.execute(db);
      const { rows: passes } = await sql<Row>`select ${key}, ${together(sql`exercise_id`)} as "all"
        from exercise_pass ${where} group by user_id, course_id`.execute(db);
      const readIn = new Map(reads.map((row) => [keyOf(row), row.all]));
      const passedIn = new Map(passes.map((row) => [keyOf(row), row.all]));
      return opened.map(({ userId, courseId }) => {
        const own = keyOf({ userId, courseId });
        return {
          userId,
          courseId,
          read: parts(readIn.get(own)).map((place) => {
            const [outlineNum = 0, sectionNum = 0] = place.split('/').map(Number);
            return { outlineNum, sectionNum };
          }),
          passed: parts(passedIn.get(own)),
        };
      });
    },
    tries: async (classId, courseIds) => {
      if (courseIds.length === 0) return [];
      const { rows } = await sql<{ courseId: string; exerciseId: string; all: string }>`
        select course_id as "courseId", exercise_id as "exerciseId", ${together(sql`user_id`)} as "all"
        from solution where ${inClass(classId)} and ${inCourses(courseIds)}
        group by course_id, exercise_id`.execute(db);
      return rows.map(({ courseId, exerciseId, all }) => ({ courseId, exerciseId, userIds: parts(all) }));
    },
    days: async (classId, from, below) => {
      const { rows } = await sql<{ userId: string; all: string }>`
        select user_id as "userId", ${together(sql`cast(day as text)`)} as "all"
        from learner_day where ${inClass(classId)} and day >= ${from} and day < ${below}
        group by user_id`.execute(db);
      return rows.map(({ userId, all }) => ({
        userId,
        days: parts(all)
          .map(Number)
          .toSorted((a, b) => a - b),
      }));
    },
    sums: async (userIds, { from, until }) => {
      const secondsByHour = Array.from({ length: 24 }, () => 0);
      if (userIds.length === 0) return { learners: 0, studyDays: 0, secondsByHour, passed: 0, notes: 0 };
      const theirs = sql`user_id in (${sql.join(padded(userIds).map((id) => sql`${id}`))})`;
      const local = sql`(at + ${sql.lit(TO_SHANGHAI_MS)})`;
      const studied = sql`study_log where ${theirs} and at >= ${from} and at < ${until}`;
      const count = async (rows: ReturnType<typeof sql>) =>
        (await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db)).rows[0]?.count ?? 0;
      const { rows: days } = await sql<{ days: number }>`
        select count(distinct ${local} / ${sql.lit(DAY_MS)}) as days from ${studied} group by user_id`.execute(
        db,
      );
      const { rows: hours } = await sql<{ hour: number; seconds: number }>`
        select ${local} / ${sql.lit(HOUR_MS)} % 24 as hour, cast(sum(seconds) as bigint) as seconds
        from ${studied} group by 1`.execute(db);
      for (const { hour, seconds } of hours) secondsByHour[hour] = seconds;
      return {
        learners: days.length,
        studyDays: days.reduce((sum, one) => sum + one.days, 0),
        secondsByHour,
        passed: await count(
          sql`exercise_pass where ${theirs} and gmt_created >= ${from} and gmt_created < ${until}`,
        ),
        notes: await count(sql`note where ${theirs} and gmt_created >= ${from} and gmt_created < ${until}`),
      };
    },
  };
};
