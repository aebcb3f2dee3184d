import type { CourseContent, Lesson } from '@ykd/application/course';
import { courseVersionFields } from '@ykd/application/entities';
import {
  COURSE_VERSIONS_KNOWN,
  COURSE_VERSIONS_TOLD,
  type CourseVersion,
  type CourseVersions,
  type TxCourseVersions,
} from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import { lessonRows, putLive } from './course-rows.js';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { insertMany } from './insert-many.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { columns, recordOf, rowOf } = mapping(courseVersionFields);

/** Without the outline, which is most of a version. */
const known = mapping({
  fingerprint: courseVersionFields.fingerprint,
  state: courseVersionFields.state,
  publishedFrom: courseVersionFields.publishedFrom,
});

/** Far more versions than there are of all courses. */
const ALL_MAX = 20_000;

const versionsOf = (db: Kysely<Schema>, courseId: string) =>
  db.selectFrom('course_version').select(columns).where('course_id', '=', courseId).orderBy('number', 'desc');

/** Those that were not discarded. */
const keptOf = (db: Kysely<Schema>, courseId: string) =>
  versionsOf(db, courseId).where('state', '<>', 'discarded').limit(sql.lit(COURSE_VERSIONS_TOLD));

/** Versions of courses in the database. */
export const courseVersions = (database: Database): CourseVersions => {
  const { db } = database;
  type OfCourse = { readonly courseId: string };
  const learners = database.prepare((at, param: Placeholder<OfCourse>) =>
    at
      .selectFrom('project_user as p')
      .leftJoin('student_summary as s', 's.id', 'p.user_id')
      .select((e) => [e.fn.countAll<number>().as('learners'), e.fn.count<number>('s.bought_at').as('buyers')])
      .where('p.course_id', '=', param('courseId')),
  );
  const stops = database.prepare((at, param: Placeholder<OfCourse>) =>
    at
      .selectFrom('project_user')
      .select(['last_outline_num as outlineNum', 'last_section_num as sectionNum'])
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('course_id', '=', param('courseId'))
      .groupBy(['last_outline_num', 'last_section_num'])
      .orderBy('last_outline_num')
      .orderBy('last_section_num'),
  );
  const finished = database.prepare((at, param: Placeholder<OfCourse>) =>
    at
      .selectFrom('lesson_read')
      .select(['outline_num as outlineNum', 'section_num as sectionNum'])
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('course_id', '=', param('courseId'))
      .groupBy(['outline_num', 'section_num'])
      .orderBy('outline_num')
      .orderBy('section_num'),
  );
  const passed = database.prepare((at, param: Placeholder<OfCourse>) =>
    at
      .selectFrom('exercise_pass')
      .select((e) => ['exercise_id as id', e.fn.countAll<number>().as('count')])
      .where('course_id', '=', param('courseId'))
      .groupBy('exercise_id')
      .orderBy('exercise_id'),
  );
  const tried = database.prepare((at, param: Placeholder<OfCourse>) =>
    at
      .selectFrom('solution')
      .select((e) => ['exercise_id as id', e.fn.countAll<number>().as('count')])
      .where('course_id', '=', param('courseId'))
      .groupBy('exercise_id')
      .orderBy('exercise_id'),
  );

  return {
    all: async () =>
      (
        await db
          .selectFrom('course_version')
          .select(columns)
          .where('state', '<>', 'discarded')
          .orderBy('course_id')
          .orderBy('number', 'desc')
          .limit(sql.lit(ALL_MAX))
          .execute()
      ).map(recordOf),
    ofCourse: async (courseId) => (await keptOf(db, courseId).execute()).map(recordOf),
    known: async (courseId) =>
      (
        await db
          .selectFrom('course_version')
          .select(known.columns)
          .where('course_id', '=', courseId)
          .orderBy('number', 'desc')
          .limit(sql.lit(COURSE_VERSIONS_KNOWN))
          .execute()
      ).map(known.recordOf),
    find: async (courseId, number) => {
      const row = await keptOf(db, courseId).where('number', '=', number).executeTakeFirst();
      return row && recordOf(row);
    },
    lesson: async ({ courseId, outlineNum, sectionNum }, number) => {
      const row = await db
        .selectFrom('course_version_lesson')
        .select(['title', 'bodies'])
        .where('course_id', '=', courseId)
        .where('number', '=', number)
        .where('outline_num', '=', outlineNum)
        .where('section_num', '=', sectionNum)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const bodies = JSON.parse(row.bodies) as Lesson['bodies'];
      return { courseId, outlineNum, sectionNum, title: row.title, bodies };
    },
    learners: async (courseId) => {
      const passes = new Map((await passed.all({ courseId })).map(({ id, count }) => [id, count]));
      const tries = new Map((await tried.all({ courseId })).map(({ id, count }) => [id, count]));
      const ids = [...new Set([...tries.keys(), ...passes.keys()])].toSorted();
      return {
        ...((await learners.first({ courseId })) ?? { learners: 0, buyers: 0 }),
        stops: await stops.all({ courseId }),
        finished: await finished.all({ courseId }),
        exercises: ids.map((id) => ({ id, tried: tries.get(id) ?? 0, passed: passes.get(id) ?? 0 })),
      };
    },
  };
};

/** A version as it was brought in. */
const contentOf = async (trx: Kysely<Schema>, version: CourseVersion): Promise<CourseContent> => {
  const { courseId, number, fingerprint, title, summary, outline } = version;
  const rows = await trx
    .selectFrom('course_version_lesson')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('number', '=', number)
    .orderBy('outline_num')
    .orderBy('section_num')
    .execute();
  const chapters = outline.map((chapter, outlineNum) => ({
    title: chapter.title,
    lessons: rows
      .filter((row) => row.outline_num === outlineNum)
      .map((row) => ({ title: row.title, bodies: JSON.parse(row.bodies) as Lesson['bodies'] })),
  }));
  return { courseId, fingerprint, title, summary, chapters };
};

const dropLessons = async (
  trx: Kysely<Schema>,
  { courseId, number }: Pick<CourseVersion, 'courseId' | 'number'>,
): Promise<void> => {
  await trx
    .deleteFrom('course_version_lesson')
    .where('course_id', '=', courseId)
    .where('number', '=', number)
    .execute();
};

/** Versions of courses inside a transaction. */
export const txCourseVersions = (
  trx: Kysely<Schema>,
  { lockKey }: Pick<DialectTraits, 'lockKey'>,
): TxCourseVersions => ({
  hold: async (courseId) => {
    await lockKey(trx, `course:${courseId}`);
    const rows = await versionsOf(trx, courseId).limit(sql.lit(COURSE_VERSIONS_KNOWN)).execute();
    return rows.map(recordOf);
  },
  add: async (version, content) => {
    const row = rowOf(version);
    await trx
      .insertInto('course_version')
      .values(row)
      .onConflict((conflict) => conflict.columns(['course_id', 'number']).doUpdateSet(row))
      .execute();
    await dropLessons(trx, version);
    await insertMany(
      trx,
      'course_version_lesson',
      lessonRows(content).map((lesson) => ({ ...lesson, number: version.number })),
    );
  },
  publish: async (courseId, number, { at, by, from }) => {
    const row = await versionsOf(trx, courseId).where('number', '=', number).executeTakeFirst();
    if (row === undefined) throw new Error(`${courseId} has no version ${number}`);
    await trx
      .updateTable('course_version')
      .set({ state: 'earlier' })
      .where('course_id', '=', courseId)
      .where('state', '=', 'live')
      .execute();
    await trx
      .updateTable('course_version')
      .set({ state: 'live', published_at: at, published_by: by, published_from: from })
      .where('course_id', '=', courseId)
      .where('number', '=', number)
      .execute();
    await putLive(trx, await contentOf(trx, recordOf(row)), at);
  },
  discard: async (courseId, number) => {
    await dropLessons(trx, { courseId, number });
    await trx
      .updateTable('course_version')
      .set({ state: 'discarded', outline: '[]' })
      .where('course_id', '=', courseId)
      .where('number', '=', number)
      .execute();
  },
});
