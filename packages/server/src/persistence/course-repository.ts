import type { CourseContent, CourseOutline, CourseRepository, Lesson } from '@ykd/application';
import type { Database } from './database.js';
import { parseJson } from './json.js';
import type { Placeholder } from './prepared.js';
import type { CourseLessonTable, CourseTable } from './schema.js';

/** Lessons stored in one statement: far below the number of parameters that a database takes. */
const BATCH = 100;

const courseRow = (course: CourseContent, at: number): CourseTable => ({
  course_id: course.courseId,
  title: course.title,
  summary: course.summary,
  outline: JSON.stringify(
    course.chapters.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson) => ({ title: lesson.title, bodyCount: lesson.bodies.length })),
    })),
  ),
  fingerprint: course.fingerprint,
  gmt_modified: at,
});

const lessonRows = ({ courseId, chapters }: CourseContent): CourseLessonTable[] =>
  chapters.flatMap(({ lessons }, outlineNum) =>
    lessons.map(({ title, bodies }, sectionNum) => ({
      course_id: courseId,
      outline_num: outlineNum,
      section_num: sectionNum,
      title,
      bodies: JSON.stringify(bodies),
    })),
  );

/** Course content in the database. */
export const courseRepository = (database: Database): CourseRepository => {
  const course = database.prepare((db, param: Placeholder<{ courseId: string }>) =>
    db
      .selectFrom('course')
      .select(['title', 'summary', 'outline'])
      .where('course_id', '=', param('courseId')),
  );
  const fingerprint = database.prepare((db, param: Placeholder<{ courseId: string }>) =>
    db.selectFrom('course').select('fingerprint').where('course_id', '=', param('courseId')),
  );
  const lesson = database.prepare(
    (db, param: Placeholder<{ courseId: string; outlineNum: number; sectionNum: number }>) =>
      db
        .selectFrom('course_lesson')
        .select(['title', 'bodies'])
        .where('course_id', '=', param('courseId'))
        .where('outline_num', '=', param('outlineNum'))
        .where('section_num', '=', param('sectionNum')),
  );

  return {
    save: (content, at) =>
      database.transaction(async (trx) => {
        const row = courseRow(content, at);
        // The upsert locks the course's row: two imports of one course follow each other.
        await trx
          .insertInto('course')
          .values(row)
          .onConflict((conflict) => conflict.column('course_id').doUpdateSet(row))
          .execute();
        await trx.deleteFrom('course_lesson').where('course_id', '=', content.courseId).execute();
        const lessons = lessonRows(content);
        for (let start = 0; start < lessons.length; start += BATCH) {
          await trx
            .insertInto('course_lesson')
            .values(lessons.slice(start, start + BATCH))
            .execute();
        }
      }),
    fingerprint: async (courseId) => (await fingerprint.first({ courseId }))?.fingerprint,
    outline: async (courseId) => {
      const row = await course.first({ courseId });
      if (row === undefined) return undefined;
      const chapters = parseJson(row.outline) as CourseOutline['chapters'];
      return { courseId, title: row.title, summary: row.summary, chapters };
    },
    lesson: async ({ courseId, outlineNum, sectionNum }) => {
      const row = await lesson.first({ courseId, outlineNum, sectionNum });
      if (row === undefined) return undefined;
      return {
        courseId,
        outlineNum,
        sectionNum,
        title: row.title,
        bodies: JSON.parse(row.bodies) as Lesson['bodies'],
      };
    },
  };
};
