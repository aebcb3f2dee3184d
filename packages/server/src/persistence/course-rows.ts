import { type CourseContent, foldCase, partTexts } from '@ykd/application/course';
import { outlineOf } from '@ykd/application/study';
import { sql, type Kysely } from 'kysely';
import type { CourseLessonTable, CourseTable, CourseTextTable, Schema } from './schema.js';

/** Rows stored in one statement: far below the number of parameters that a database takes. */
const BATCH = 100;

const courseRow = (course: CourseContent, at: number): CourseTable => ({
  course_id: course.courseId,
  title: course.title,
  summary: course.summary,
  outline: JSON.stringify(outlineOf(course).chapters),
  fingerprint: course.fingerprint,
  gmt_modified: at,
});

export const lessonRows = ({ courseId, chapters }: CourseContent): CourseLessonTable[] =>
  chapters.flatMap(({ lessons }, outlineNum) =>
    lessons.map(({ title, bodies }, sectionNum) => ({
      course_id: courseId,
      outline_num: outlineNum,
      section_num: sectionNum,
      title,
      bodies: JSON.stringify(bodies),
    })),
  );

const textRows = (course: CourseContent): CourseTextTable[] =>
  partTexts(course).map(({ outlineNum, sectionNum, bodyNum, lesson, part, text }) => ({
    course_id: course.courseId,
    outline_num: outlineNum,
    section_num: sectionNum,
    body_num: bodyNum,
    lesson,
    part,
    text,
    folded_lesson: foldCase(lesson),
    folded: foldCase(text),
  }));

/** Puts the rows of a course in place of those that are there. */
const replaceRows = async <Table extends 'course_lesson' | 'course_text'>(
  trx: Kysely<Schema>,
  table: Table,
  courseId: string,
  rows: Schema[Table][],
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where course_id = ${courseId}`.execute(trx);
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto<'course_lesson' | 'course_text'>(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
};

/** Puts a course in place of what learners read of it. */
export const putLive = async (trx: Kysely<Schema>, content: CourseContent, at: number): Promise<void> => {
  const row = courseRow(content, at);
  await trx
    .insertInto('course')
    .values(row)
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(row))
    .execute();
  await replaceRows(trx, 'course_lesson', content.courseId, lessonRows(content));
  await replaceRows(trx, 'course_text', content.courseId, textRows(content));
};
