import type { CourseOutline } from '@ykd/application/course';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The addresses of pictures in stored lessons; in a text of a lesson the quotes are written otherwise. */
const PICTURE = /(?<!\\)"src":"([^"]+)"/g;

/** What learners read is the first version of each course. */
const keepPresent = async (db: Kysely<Schema>): Promise<void> => {
  const courses = await db.selectFrom('course').selectAll().execute();
  for (const course of courses) {
    const lessons = await db
      .selectFrom('course_lesson')
      .select('bodies')
      .where('course_id', '=', course.course_id)
      .execute();
    const pictures = new Set(
      lessons.flatMap(({ bodies }) => [...bodies.matchAll(PICTURE)].map(([, src]) => src)),
    );
    const chapters = JSON.parse(course.outline) as CourseOutline['chapters'];
    const outlined = chapters.flatMap((chapter) => chapter.lessons);
    await db
      .insertInto('course_version')
      .values({
        course_id: course.course_id,
        number: 1,
        fingerprint: course.fingerprint,
        title: course.title,
        summary: course.summary,
        outline: course.outline,
        state: 'live',
        source: 'upgrade',
        lessons: outlined.length,
        exercises: outlined.flatMap(({ exercises }) => exercises).length,
        pictures: pictures.size,
        created_at: course.gmt_modified,
        created_by: null,
        published_at: course.gmt_modified,
        published_by: null,
        published_from: 'upgrade',
      })
      .execute();
  }
  await sql`insert into course_version_lesson
    (course_id, number, outline_num, section_num, title, bodies)
    select course_id, 1, outline_num, section_num, title, bodies from course_lesson`.execute(db);
};

/** The versions of courses, and indexes by which the learners of one course are counted. */
export const courseVersions = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('course_version')
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('summary', text, (c) => c.notNull())
      .addColumn('outline', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('lessons', 'bigint', (c) => c.notNull())
      .addColumn('exercises', 'bigint', (c) => c.notNull())
      .addColumn('pictures', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('published_at', 'bigint')
      .addColumn('published_by', text)
      .addColumn('published_from', text)
      .addPrimaryKeyConstraint('course_version_key', ['course_id', 'number'])
      .addUniqueConstraint('course_version_fingerprint', ['course_id', 'fingerprint'])
      .execute();
    await sql`create unique index course_version_live on course_version (course_id)
      where state = 'live'`.execute(db);
    await db.schema
      .createTable('course_version_lesson')
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('bodies', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('course_version_lesson_key', [
        'course_id',
        'number',
        'outline_num',
        'section_num',
      ])
      .addForeignKeyConstraint(
        'course_version_lesson_version',
        ['course_id', 'number'],
        'course_version',
        ['course_id', 'number'],
        (key) => key.onDelete('cascade'),
      )
      .execute();
    await keepPresent(db);
    const indexes = [
      [
        'project_user_course',
        'project_user',
        ['course_id', 'last_outline_num', 'last_section_num', 'user_id'],
      ],
      ['lesson_read_course', 'lesson_read', ['course_id', 'outline_num', 'section_num']],
      ['exercise_pass_course', 'exercise_pass', ['course_id', 'exercise_id']],
      ['solution_course', 'solution', ['course_id', 'exercise_id']],
    ] as const;
    for (const [name, table, columns] of indexes) {
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    }
  },
});
