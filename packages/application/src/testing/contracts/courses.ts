import { describe, expect, it } from 'vitest';
import type { CourseRepository } from '../../ports/course-repository.js';
import type { CourseContent } from '../../course/content.js';
import { NASTY_TEXT, sampleExercise } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const lesson = (title: string, bodies = 2) => ({
  title,
  bodies: Array.from({ length: bodies }, (_, index) => ({
    title: `${title} ${index}`,
    nodes: [NASTY_TEXT, { tag: 'a', href: '/x?a=1&b="2"', children: [NASTY_TEXT] }] as const,
  })),
});

/** A lesson of one part with this text. */
const part = (title: string, text: string) => ({ title, bodies: [{ title, nodes: [text] }] });

const course = (courseId: string, over: Partial<CourseContent> = {}): CourseContent => ({
  courseId,
  title: NASTY_TEXT,
  summary: '概要',
  fingerprint: 'v1',
  chapters: [
    { title: '第一章', lessons: [lesson('一'), lesson('二', 1)] },
    { title: '第二章', lessons: [lesson('三', 3)] },
  ],
  ...over,
});

export const courseRepositoryContract = (name: string, make: MakeSubject<CourseRepository>): void => {
  describe(`${name}: CourseRepository`, () => {
    it(
      'answers the table of contents',
      withSubject(make, async (courses) => {
        await courses.save(course('c'), 1);
        expect(await courses.fingerprint('c')).toBe('v1');
        expect(await courses.outline('c')).toEqual({
          courseId: 'c',
          title: NASTY_TEXT,
          summary: '概要',
          chapters: [
            {
              title: '第一章',
              lessons: [
                { title: '一', bodyCount: 2, exercises: [] },
                { title: '二', bodyCount: 1, exercises: [] },
              ],
            },
            { title: '第二章', lessons: [{ title: '三', bodyCount: 3, exercises: [] }] },
          ],
        });
      }),
    );

    it(
      'answers all tables of contents',
      withSubject(make, async (courses) => {
        expect(await courses.outlines()).toEqual([]);
        for (const id of ['c', 'd']) await courses.save(course(id), 1);
        const all = await courses.outlines();
        expect(all.toSorted((a, b) => (a.courseId < b.courseId ? -1 : 1))).toEqual([
          await courses.outline('c'),
          await courses.outline('d'),
        ]);
      }),
    );

    it(
      'answers how much of each course there is to be read',
      withSubject(make, async (courses) => {
        expect(await courses.published()).toEqual([]);
        const none = { title: '还没有', lessons: [] };
        await courses.save(course('c', { chapters: [...course('c').chapters, none] }), 1);
        await courses.save(course('empty', { chapters: [none] }), 1);
        expect(await courses.published()).toEqual([{ courseId: 'c', chapters: 2, lessons: 3 }]);
      }),
    );

    it(
      'answers a lesson as it was stored',
      withSubject(make, async (courses) => {
        await courses.save(course('c'), 1);
        const key = { courseId: 'c', outlineNum: 1, sectionNum: 0 };
        expect(await courses.lesson(key)).toEqual({ ...key, ...lesson('三', 3) });
      }),
    );

    it(
      'lists the exercises of each lesson in the order of the text',
      withSubject(make, async (courses) => {
        const bodies = [
          { title: '甲', nodes: [sampleExercise('b'), '文字'] },
          { title: '乙', nodes: [sampleExercise('a')] },
        ];
        const chapters = [{ title: '第一章', lessons: [lesson('一'), { title: '二', bodies }] }];
        await courses.save(course('c', { chapters }), 1);
        expect((await courses.outline('c'))?.chapters[0]?.lessons).toEqual([
          { title: '一', bodyCount: 2, exercises: [] },
          { title: '二', bodyCount: 2, exercises: ['b', 'a'] },
        ]);
        expect((await courses.lesson({ courseId: 'c', outlineNum: 0, sectionNum: 1 }))?.bodies).toEqual(
          bodies,
        );
      }),
    );

    it(
      'finds parts by their text or the title of their lesson, whatever the case, in the order of reading',
      withSubject(make, async (courses) => {
        await courses.save(
          course('other', { chapters: [{ title: '一', lessons: [part('x', '变量 Value')] }] }),
          1,
        );
        const chapters = [
          {
            title: '一',
            lessons: [part('变量', '开头'), part('b', 'a VaLuE and Übung'), part('c', 'ВАЛЮТА')],
          },
          { title: '二', lessons: [part('d', 'value'), lesson('变量与值', 3)] },
        ];
        await courses.save(course('c', { chapters }), 1);
        const find = async (folded: string, limit = 50) =>
          (await courses.search({ courseId: 'c', folded, limit })).map(
            ({ outlineNum, sectionNum, bodyNum }) => `${outlineNum}/${sectionNum}/${bodyNum}`,
          );
        expect(await find('value')).toEqual(['0/1/0', '1/0/0']);
        expect(await find('value', 1)).toEqual(['0/1/0']);
        expect(await find('übung')).toEqual(['0/1/0']);
        expect(await find('валюта')).toEqual(['0/2/0']);
        // The first part alone stands for a lesson of which only the title has it.
        expect(await find('变量')).toEqual(['0/0/0', '1/1/0']);
        expect(await find('nothing')).toEqual([]);
        expect(await courses.search({ courseId: 'none', folded: 'value', limit: 50 })).toEqual([]);
        expect((await courses.search({ courseId: 'c', folded: 'übung', limit: 50 }))[0]).toEqual({
          outlineNum: 0,
          sectionNum: 1,
          bodyNum: 0,
          lesson: 'b',
          part: 'b',
          text: 'a VaLuE and Übung',
        });
      }),
    );

    it(
      'takes each character of a search for itself',
      withSubject(make, async (courses) => {
        const lessons = [part('a', '100% of a_b\\c'), part('b', '1000 of axb/c'), part('c', "it's 😀")];
        await courses.save(course('c', { chapters: [{ title: '一', lessons }] }), 1);
        for (const [folded, sections] of [
          ['%', [0]],
          ['_', [0]],
          ['\\', [0]],
          ['0% of a_b\\c', [0]],
          ["'", [2]],
          ['😀', [2]],
        ] as const) {
          const found = await courses.search({ courseId: 'c', folded, limit: 50 });
          expect(found.map(({ sectionNum }) => sectionNum)).toEqual(sections);
        }
      }),
    );

    it(
      'finds nothing of what a course said before it was replaced',
      withSubject(make, async (courses) => {
        await courses.save(course('c', { chapters: [{ title: '一', lessons: [part('a', '旧的')] }] }), 1);
        await courses.save(course('c', { chapters: [{ title: '一', lessons: [part('a', '新的')] }] }), 2);
        expect(await courses.search({ courseId: 'c', folded: '旧的', limit: 50 })).toEqual([]);
        expect(await courses.search({ courseId: 'c', folded: '新的', limit: 50 })).toHaveLength(1);
      }),
    );

    it(
      'knows nothing of what is not there',
      withSubject(make, async (courses) => {
        await courses.save(course('c'), 1);
        expect(await courses.fingerprint('d')).toBeUndefined();
        expect(await courses.outline('a\0b')).toBeUndefined();
        for (const [outlineNum, sectionNum] of [
          [2, 0],
          [0, 2],
          [-1, 0],
          [1, 1],
        ] as const) {
          expect(await courses.lesson({ courseId: 'c', outlineNum, sectionNum })).toBeUndefined();
        }
      }),
    );

    it(
      'replaces a course whole and leaves the others alone',
      withSubject(make, async (courses) => {
        await courses.save(course('c'), 1);
        await courses.save(course('other'), 1);
        await courses.save(
          course('c', {
            title: '新',
            fingerprint: 'v2',
            chapters: [{ title: '唯一', lessons: [lesson('新')] }],
          }),
          2,
        );
        expect(await courses.fingerprint('c')).toBe('v2');
        expect((await courses.outline('c'))?.chapters).toHaveLength(1);
        expect(await courses.lesson({ courseId: 'c', outlineNum: 1, sectionNum: 0 })).toBeUndefined();
        expect(await courses.lesson({ courseId: 'other', outlineNum: 1, sectionNum: 0 })).toBeDefined();
      }),
    );

    it(
      'takes a course without chapters, and one with many lessons',
      withSubject(make, async (courses) => {
        await courses.save(course('empty', { chapters: [] }), 1);
        expect((await courses.outline('empty'))?.chapters).toEqual([]);
        const lessons = Array.from({ length: 250 }, (_, index) => lesson(`${index}`, 1));
        await courses.save(course('long', { chapters: [{ title: '长', lessons }] }), 1);
        expect((await courses.lesson({ courseId: 'long', outlineNum: 0, sectionNum: 249 }))?.title).toBe(
          '249',
        );
      }),
    );

    it(
      'stays whole when the same course is saved twice at once',
      withSubject(make, async (courses) => {
        await Promise.all([1, 2, 3, 4].map((at) => courses.save(course('c'), at)));
        expect((await courses.outline('c'))?.chapters).toHaveLength(2);
        expect(await courses.lesson({ courseId: 'c', outlineNum: 0, sectionNum: 1 })).toBeDefined();
      }),
    );
  });
};
