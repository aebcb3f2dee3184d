import { type CourseWork, type ProgressRepository, projectUserFields } from '@ykd/application/ports';
import { sql } from 'kysely';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { ExercisePassTable, LessonReadTable, ProjectUserTable } from './schema.js';

type MergeParameters = { readonly [Column in keyof ProjectUserTable]: ProjectUserTable[Column] };

type PassParameters = { readonly [Column in keyof ExercisePassTable]: ExercisePassTable[Column] };

type ReadParameters = { readonly [Column in keyof LessonReadTable]: LessonReadTable[Column] };

const { recordOf } = mapping(projectUserFields, { _id: 'id' });

/**
 * The column of whichever lies further into the course, and of one position whichever counts more: what comes in, or what
 * is stored.
 */
const further = <T>(column: string) => sql<T>`
  case when (excluded.last_outline_num, excluded.last_section_num, excluded.last_body_num, excluded.progress)
    > (project_user.last_outline_num, project_user.last_section_num, project_user.last_body_num,
      project_user.progress)
  then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`project_user.${column}`)} end`;

export const progressRepository = (database: Database): ProgressRepository => {
  // One statement, so that processes which save at the same time cannot overwrite each other's position.
  const merge = database.prepare((db, param: Placeholder<MergeParameters>) =>
    db
      .insertInto('project_user')
      .values({
        id: param('id'),
        user_id: param('user_id'),
        course_id: param('course_id'),
        last_outline_num: param('last_outline_num'),
        last_section_num: param('last_section_num'),
        last_body_num: param('last_body_num'),
        progress: param('progress'),
        outlines: param('outlines'),
        gmt_created: param('gmt_created'),
        gmt_modified: param('gmt_modified'),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'course_id']).doUpdateSet({
          last_outline_num: further<number>('last_outline_num'),
          last_section_num: further<number>('last_section_num'),
          last_body_num: further<number>('last_body_num'),
          progress: sql`case when excluded.progress > project_user.progress
            then excluded.progress else project_user.progress end`,
          outlines: further<string>('outlines'),
          gmt_created: sql`case when excluded.gmt_created < project_user.gmt_created
            then excluded.gmt_created else project_user.gmt_created end`,
          gmt_modified: sql`case when excluded.gmt_modified > project_user.gmt_modified
            then excluded.gmt_modified else project_user.gmt_modified end`,
        }),
      )
      .returningAll(),
  );
  const byCourse = database.prepare((db, param: Placeholder<{ userId: string; courseId: string }>) =>
    db
      .selectFrom('project_user')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('course_id', '=', param('courseId')),
  );
  const byUser = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db
      .selectFrom('project_user')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .orderBy('gmt_modified', 'desc')
      .orderBy('course_id'),
  );
  const last = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db
      .selectFrom('project_user')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .orderBy('gmt_modified', 'desc')
      .orderBy('course_id')
      // Written out: SQLite plans a statement anew at each run whose limit is a parameter.
      .limit(sql.lit(1)),
  );
  const pass = database.prepare((db, param: Placeholder<PassParameters>) =>
    db
      .insertInto('exercise_pass')
      .values({
        user_id: param('user_id'),
        course_id: param('course_id'),
        exercise_id: param('exercise_id'),
        gmt_created: param('gmt_created'),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'course_id', 'exercise_id']).doNothing()),
  );
  const passedBetween = database.prepare(
    (db, param: Placeholder<{ userId: string; from: number; until: number }>) =>
      db
        .selectFrom('exercise_pass')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('user_id', '=', param('userId'))
        .where('gmt_created', '>=', param('from'))
        .where('gmt_created', '<', param('until')),
  );
  const passed = database.prepare((db, param: Placeholder<{ userId: string; courseId: string }>) =>
    db
      .selectFrom('exercise_pass')
      .select('exercise_id')
      .where('user_id', '=', param('userId'))
      .where('course_id', '=', param('courseId'))
      .orderBy('exercise_id'),
  );
  const allPassed = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db
      .selectFrom('exercise_pass')
      .select(['course_id', 'exercise_id'])
      .where('user_id', '=', param('userId'))
      .orderBy('course_id')
      .orderBy('exercise_id'),
  );
  const readLesson = database.prepare((db, param: Placeholder<ReadParameters>) =>
    db
      .insertInto('lesson_read')
      .values({
        user_id: param('user_id'),
        course_id: param('course_id'),
        outline_num: param('outline_num'),
        section_num: param('section_num'),
        gmt_created: param('gmt_created'),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'course_id', 'outline_num', 'section_num']).doNothing(),
      ),
  );
  const read = database.prepare((db, param: Placeholder<{ userId: string; courseId: string }>) =>
    db
      .selectFrom('lesson_read')
      .select(['outline_num as outlineNum', 'section_num as sectionNum'])
      .where('user_id', '=', param('userId'))
      .where('course_id', '=', param('courseId'))
      .orderBy('outline_num')
      .orderBy('section_num'),
  );
  const allRead = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db
      .selectFrom('lesson_read')
      .select(['course_id', 'outline_num as outlineNum', 'section_num as sectionNum'])
      .where('user_id', '=', param('userId'))
      .orderBy('course_id')
      .orderBy('outline_num')
      .orderBy('section_num'),
  );
  const passedIn = async (userId: string, courseId: string): Promise<readonly string[]> =>
    (await passed.all({ userId, courseId })).map(({ exercise_id: id }) => id);

  return {
    merge: async ({ newId, userId, courseId, position, progress, outlines, at }) => {
      const row = await merge.first({
        id: newId,
        user_id: userId,
        course_id: courseId,
        last_outline_num: position.outline,
        last_section_num: position.section,
        last_body_num: position.body,
        progress,
        outlines: JSON.stringify(outlines),
        gmt_created: at,
        gmt_modified: at,
      });
      if (row === undefined) throw new Error('a merge answers its row');
      return recordOf(row);
    },
    find: async (userId, courseId) => {
      const row = await byCourse.first({ userId, courseId });
      return row && recordOf(row);
    },
    findByUser: async (userId) => (await byUser.all({ userId })).map(recordOf),
    findLast: async (userId) => {
      const row = await last.first({ userId });
      return row && recordOf(row);
    },
    pass: async ({ userId, courseId, exerciseId, at }) => {
      await pass.change({ user_id: userId, course_id: courseId, exercise_id: exerciseId, gmt_created: at });
    },
    passed: passedIn,
    countPassed: async (userId, { from, until }) =>
      (await passedBetween.first({ userId, from, until }))?.count ?? 0,
    readLessons: async ({ userId, courseId, lessons, at }) => {
      // Each is a fact of its own: cut off, the rest comes with the next try.
      for (const { outlineNum, sectionNum } of lessons) {
        await readLesson.change({
          user_id: userId,
          course_id: courseId,
          outline_num: outlineNum,
          section_num: sectionNum,
          gmt_created: at,
        });
      }
    },
    work: async (userId, courseId) => ({
      read: await read.all({ userId, courseId }),
      passed: await passedIn(userId, courseId),
    }),
    works: async (userId) => {
      const [reads, passes] = [await allRead.all({ userId }), await allPassed.all({ userId })];
      const courseIds = new Set([...reads, ...passes].map((row) => row.course_id));
      return new Map(
        [...courseIds].map((courseId): [string, CourseWork] => [
          courseId,
          {
            read: reads.flatMap(({ course_id: id, outlineNum, sectionNum }) =>
              id === courseId ? [{ outlineNum, sectionNum }] : [],
            ),
            passed: passes.flatMap((row) => (row.course_id === courseId ? [row.exercise_id] : [])),
          },
        ]),
      );
    },
  };
};
