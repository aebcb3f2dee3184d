import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What of an outline was stored when this ran. */
type Chapters = readonly { readonly lessons: readonly { readonly bodyCount: number }[] }[];

/** Rows stored in one statement: far below the number of parameters that a database takes. */
const BATCH = 100;

/** The lessons that a member read. Of records from before, all that lies before their position counts as read. */
export const lessonsRead = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('lesson_read')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('lesson_read_key', ['user_id', 'course_id', 'outline_num', 'section_num'])
      .execute();

    for (const { course_id: courseId, outline } of await db
      .selectFrom('course')
      .select(['course_id', 'outline'])
      .execute()) {
      const lessons = (JSON.parse(outline) as Chapters).flatMap((chapter, chapterNum) =>
        chapter.lessons.map((lesson, lessonNum) => ({ ...lesson, chapterNum, lessonNum })),
      );
      const records = await db
        .selectFrom('project_user')
        .select(['user_id', 'last_outline_num', 'last_section_num', 'last_body_num', 'gmt_modified'])
        .where('course_id', '=', courseId)
        .execute();
      const rows = records.flatMap((record) => {
        const [chapter, section, body] = [
          Number(record.last_outline_num),
          Number(record.last_section_num),
          Number(record.last_body_num),
        ];
        return lessons
          .filter(({ chapterNum, lessonNum, bodyCount }) => {
            const ahead = chapterNum - chapter || lessonNum - section;
            return ahead < 0 || (ahead === 0 && body >= bodyCount - 1);
          })
          .map(({ chapterNum, lessonNum }) => ({
            user_id: record.user_id,
            course_id: courseId,
            outline_num: chapterNum,
            section_num: lessonNum,
            gmt_created: Number(record.gmt_modified),
          }));
      });
      for (let start = 0; start < rows.length; start += BATCH) {
        await db
          .insertInto('lesson_read')
          .values(rows.slice(start, start + BATCH))
          .execute();
      }
    }
  },
});
