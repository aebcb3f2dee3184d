import type { CourseOutline, Lesson } from '@ykd/application/course';
import type { CourseRepository } from '@ykd/application/ports';
import { newVersion, versionWith } from '@ykd/application/staff-course';
import { importStep } from '@ykd/domain/course';
import { sql } from 'kysely';
import { txCourseVersions } from './course-versions.js';
import type { Database } from './database.js';
import { parseJson } from './json.js';
import type { Placeholder } from './prepared.js';
import { limitOf, plainText } from './planned-once.js';

/** Far more courses than the catalogue has. */
const OUTLINES_MAX = 1000;

/** A pattern for what holds the text; every character of it means itself. */
const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const courseRepository = (database: Database): CourseRepository => {
  const course = database.prepare((db, param: Placeholder<{ courseId: string }>) =>
    db
      .selectFrom('course')
      .select(['title', 'summary', 'outline'])
      .where('course_id', '=', param('courseId')),
  );
  const outlines = database.prepare((db, _param: Placeholder<Record<never, never>>) =>
    db
      .selectFrom('course')
      .select(['course_id', 'title', 'summary', 'outline'])
      .orderBy('course_id')
      .limit(sql.lit(OUTLINES_MAX)),
  );
  const fingerprint = database.prepare((db, param: Placeholder<{ courseId: string }>) =>
    db.selectFrom('course').select('fingerprint').where('course_id', '=', param('courseId')),
  );
  const published = database.prepare((db, _param: Placeholder<Record<never, string>>) =>
    db
      .selectFrom('course_lesson')
      .select((e) => [
        'course_id as courseId',
        e.fn.count<number>('outline_num').distinct().as('chapters'),
        e.fn.countAll<number>().as('lessons'),
      ])
      .groupBy('course_id')
      .orderBy('course_id'),
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
  // The key leads to the rows of one course; those are read one by one.
  const search = database.prepare(
    (db, param: Placeholder<{ courseId: string; pattern: string; limit: number }>) =>
      db
        .selectFrom('course_text')
        .select(['outline_num', 'section_num', 'body_num', 'lesson', 'part', 'text'])
        .where('course_id', '=', param('courseId'))
        .where(
          sql<boolean>`(folded like ${plainText(param('pattern'))} escape '\\'
            or (body_num = 0 and folded_lesson like ${plainText(param('pattern'))} escape '\\'))`,
        )
        .orderBy('outline_num')
        .orderBy('section_num')
        .orderBy('body_num')
        .limit(limitOf(param('limit'))),
  );

  return {
    save: (content, at, by) =>
      database.transaction(async (trx) => {
        const versions = txCourseVersions(trx, database.traits);
        const { courseId, fingerprint: made } = content;
        const { source, pictures } = by ?? { source: 'command', pictures: 0 };
        // Two imports of one course follow each other, and staff: what each does is decided by what the one before it left.
        const known = await versions.hold(courseId);
        const step = by === undefined ? 'publish' : importStep(known, { source, fingerprint: made });
        if (step === 'nothing') return step;
        const fresh = newVersion(content, known, { source, pictures, at, by: null });
        const same = versionWith(known, made);
        const version = { ...fresh, ...same, outline: fresh.outline };
        await versions.add(version, content);
        if (step === 'publish') {
          await versions.publish(courseId, version.number, { at, by: null, from: source });
        }
        return step;
      }),
    fingerprint: async (courseId) => (await fingerprint.first({ courseId }))?.fingerprint,
    outline: async (courseId) => {
      const row = await course.first({ courseId });
      if (row === undefined) return undefined;
      const chapters = parseJson(row.outline) as CourseOutline['chapters'];
      return { courseId, title: row.title, summary: row.summary, chapters };
    },
    outlines: async () =>
      (await outlines.all({})).map(({ course_id: courseId, title, summary, outline }) => ({
        courseId,
        title,
        summary,
        chapters: parseJson(outline) as CourseOutline['chapters'],
      })),
    published: () => published.all({}),
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
    search: async ({ courseId, folded, limit }) =>
      (await search.all({ courseId, pattern: holding(folded), limit })).map((row) => ({
        outlineNum: row.outline_num,
        sectionNum: row.section_num,
        bodyNum: row.body_num,
        lesson: row.lesson,
        part: row.part,
        text: row.text,
      })),
  };
};
