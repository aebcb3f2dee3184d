import { describe, expect, it } from 'vitest';
import type { CourseRepository } from '../../ports/course-repository.js';
import type { CourseContent } from '../../study/content.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const lesson = (title: string, bodies = 2) => ({
  title,
  bodies: Array.from({ length: bodies }, (_, index) => ({
    title: `${title} ${index}`,
    nodes: [NASTY_TEXT, { tag: 'a', href: '/x?a=1&b="2"', children: [NASTY_TEXT] }] as const,
  })),
});

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

/** What every CourseRepository does. */
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
                { title: '一', bodyCount: 2 },
                { title: '二', bodyCount: 1 },
              ],
            },
            { title: '第二章', lessons: [{ title: '三', bodyCount: 3 }] },
          ],
        });
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
