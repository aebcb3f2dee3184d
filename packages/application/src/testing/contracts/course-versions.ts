import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { CourseContent } from '../../course/content.js';
import { newVersion } from '../../staff-course/new-version.js';
import { sampleExercise, sampleMember, sampleOrder } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const content = (fingerprint: string, ...titles: readonly string[]): CourseContent => ({
  courseId: 'py1',
  title: `课程 ${fingerprint}`,
  summary: '概要',
  fingerprint,
  chapters: [
    {
      title: '第一章',
      lessons: titles.map((title) => ({
        title,
        bodies: [{ title, nodes: [`正文 ${title}`, sampleExercise(title)] }],
      })),
    },
  ],
});

const place = (sectionNum: number) => ({ courseId: 'py1', outlineNum: 0, sectionNum });

/** Adds a draft; answers its number. */
const addDraft = ({ unitOfWork }: Repositories, course: CourseContent, at: number): Promise<number> =>
  unitOfWork.transaction(async (tx) => {
    const versions = await tx.courseVersions.hold(course.courseId);
    const version = newVersion(course, versions, { source: 'console', pictures: 2, at, by: 'u-1' });
    await tx.courseVersions.add(version, course);
    return version.number;
  });

const publish = ({ unitOfWork }: Repositories, number: number, at: number): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    await tx.courseVersions.hold('py1');
    await tx.courseVersions.publish('py1', number, { at, by: 'u-1', from: 'console' });
  });

const discard = ({ unitOfWork }: Repositories, number: number): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    await tx.courseVersions.hold('py1');
    await tx.courseVersions.discard('py1', number);
  });

const states = async ({ courseVersions }: Repositories) =>
  (await courseVersions.ofCourse('py1')).map(({ number, state }) => [number, state]);

/** What the versions of courses do. */
export const courseVersionsContract = (name: string, make: MakeSubject<Repositories>): void => {
  describe(`${name}: CourseVersions`, () => {
    it(
      'keeps what is saved as versions, of which the last one is live',
      withSubject(make, async (subject) => {
        const { courses, courseVersions } = subject;
        await courses.save(content('v1', '一'), 1);
        await courses.save(content('v2', '一', '二'), 2, { source: 'shipped', pictures: 3 });
        await addDraft(subject, content('v3', '三'), 3);
        await courses.save({ ...content('o', '一'), courseId: 'ts1' }, 4);
        expect(await states(subject)).toEqual([
          [3, 'draft'],
          [2, 'live'],
          [1, 'earlier'],
        ]);
        expect(await courseVersions.find('py1', 2)).toEqual({
          courseId: 'py1',
          number: 2,
          fingerprint: 'v2',
          title: '课程 v2',
          summary: '概要',
          outline: (await courses.outline('py1'))?.chapters,
          state: 'live',
          source: 'shipped',
          lessons: 2,
          exercises: 2,
          pictures: 3,
          createdAt: 2,
          createdBy: null,
          publishedAt: 2,
          publishedBy: null,
          publishedFrom: 'shipped',
        });
        expect((await courseVersions.all()).map(({ courseId, number }) => [courseId, number])).toEqual([
          ['py1', 3],
          ['py1', 2],
          ['py1', 1],
          ['ts1', 1],
        ]);
        expect(await courseVersions.find('py1', 9)).toBeUndefined();
        expect(await courseVersions.ofCourse('none')).toEqual([]);
      }),
    );

    it(
      'has no two versions of the same content: what is saved again is that version',
      withSubject(make, async (subject) => {
        await subject.courses.save(content('v1', '一'), 1);
        await subject.courses.save(content('v2', '二'), 2);
        await Promise.all([3, 4, 5].map((at) => subject.courses.save(content('v1', '一'), at)));
        expect(await states(subject)).toEqual([
          [2, 'earlier'],
          [1, 'live'],
        ]);
        expect((await subject.courses.lesson(place(0)))?.title).toBe('一');
      }),
    );

    it(
      'keeps a draft from learners until it is published, whole, and takes it back as it was',
      withSubject(make, async (subject) => {
        const { courses, courseVersions } = subject;
        await courses.save(content('v1', '一', '二'), 1);
        const number = await addDraft(subject, content('v2', '新'), 2);
        expect(await courses.fingerprint('py1')).toBe('v1');
        expect((await courses.lesson(place(0)))?.title).toBe('一');
        expect(await courses.search({ courseId: 'py1', folded: '新', limit: 9 })).toEqual([]);
        const draft = await courseVersions.lesson(place(0), number);
        expect(draft).toEqual({ ...place(0), ...content('v2', '新').chapters[0]?.lessons[0] });

        await publish(subject, number, 3);
        expect(await courses.fingerprint('py1')).toBe('v2');
        expect(await courses.outline('py1')).toMatchObject({ title: '课程 v2' });
        expect(await courses.lesson(place(0))).toEqual(draft);
        expect(await courses.lesson(place(1))).toBeUndefined();
        expect(await courses.search({ courseId: 'py1', folded: '新', limit: 9 })).toHaveLength(1);
        expect(await courseVersions.find('py1', number)).toMatchObject({
          state: 'live',
          publishedAt: 3,
          publishedBy: 'u-1',
          publishedFrom: 'console',
        });

        await publish(subject, 1, 4);
        expect(await states(subject)).toEqual([
          [2, 'earlier'],
          [1, 'live'],
        ]);
        expect((await courses.lesson(place(1)))?.title).toBe('二');
        expect(await courses.search({ courseId: 'py1', folded: '新', limit: 9 })).toEqual([]);
      }),
    );

    it(
      'publishes the first version of a course that nobody has read',
      withSubject(make, async (subject) => {
        const number = await addDraft(subject, content('v1', '一'), 1);
        expect(await subject.courses.outline('py1')).toBeUndefined();
        await publish(subject, number, 2);
        expect((await subject.courses.lesson(place(0)))?.title).toBe('一');
      }),
    );

    it(
      'keeps nothing of what did not come to its end, and nothing of a draft that was removed',
      withSubject(make, async (subject) => {
        const { unitOfWork, courseVersions } = subject;
        await subject.courses.save(content('v1', '一'), 1);
        const broken = unitOfWork.transaction(async (tx) => {
          const versions = await tx.courseVersions.hold('py1');
          const course = content('v2', '二');
          const by = { source: 'console', pictures: 0, at: 2, by: null } as const;
          await tx.courseVersions.add(newVersion(course, versions, by), course);
          await tx.courseVersions.publish('py1', 2, { at: 2, by: null, from: 'console' });
          throw new Error('broken');
        });
        await expect(broken).rejects.toThrow('broken');
        expect(await states(subject)).toEqual([[1, 'live']]);
        expect(await subject.courses.fingerprint('py1')).toBe('v1');

        const number = await addDraft(subject, content('v3', '三'), 3);
        await discard(subject, number);
        expect(await courseVersions.lesson(place(0), number)).toBeUndefined();
        expect(await courseVersions.find('py1', number)).toBeUndefined();
        expect(await states(subject)).toEqual([[1, 'live']]);
        expect((await courseVersions.all()).map((version) => version.number)).toEqual([1]);
      }),
    );

    it(
      'remembers the content of a draft that was discarded, and its number, until it is brought in again',
      withSubject(make, async (subject) => {
        const { courseVersions, unitOfWork } = subject;
        await subject.courses.save(content('v1', '一'), 1);
        const gone = await addDraft(subject, content('v2', '二', '三'), 2);
        await discard(subject, gone);
        expect(await courseVersions.known('py1')).toEqual([
          { fingerprint: 'v2', state: 'discarded', publishedFrom: null },
          { fingerprint: 'v1', state: 'live', publishedFrom: 'command' },
        ]);
        const held = await unitOfWork.transaction((tx) => tx.courseVersions.hold('py1'));
        expect(held).toMatchObject([{ number: gone, state: 'discarded', outline: [] }, { number: 1 }]);
        const shipped = { source: 'shipped', pictures: 0 } as const;
        expect(await subject.courses.save(content('v2', '二', '三'), 3, shipped)).toBe('nothing');
        expect(await addDraft(subject, content('v3', '四'), 4)).toBe(3);

        expect(await addDraft(subject, content('v2', '二', '三'), 5)).toBe(gone);
        expect(await courseVersions.find('py1', gone)).toMatchObject({ state: 'draft', createdAt: 5 });
        await publish(subject, gone, 6);
        expect((await subject.courses.lesson(place(1)))?.title).toBe('三');
      }),
    );

    it(
      'decides what an import does by what is known when it is saved',
      withSubject(make, async (subject) => {
        const { courses } = subject;
        const shipped = { source: 'shipped', pictures: 0 } as const;
        const once = await Promise.all([1, 2].map((at) => courses.save(content('v1', '一'), at, shipped)));
        expect(once.toSorted()).toEqual(['nothing', 'publish']);
        await publish(subject, await addDraft(subject, content('v2', '二'), 3), 4);
        expect(await courses.save(content('v3', '三'), 5, shipped)).toBe('draft');
        expect(await states(subject)).toEqual([
          [3, 'draft'],
          [2, 'live'],
          [1, 'earlier'],
        ]);
        expect(await courses.save(content('v3', '三'), 6, { ...shipped, source: 'command' })).toBe('publish');
        expect(await courses.fingerprint('py1')).toBe('v3');
      }),
    );

    it(
      'gives no number twice to those who come at once',
      withSubject(make, async (subject) => {
        const numbers = await Promise.all(
          ['a', 'b', 'c', 'd'].map((fingerprint) => addDraft(subject, content(fingerprint, '一'), 1)),
        );
        expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
      }),
    );

    it(
      'counts how learners fare in one course',
      withSubject(make, async (subject) => {
        const { members, orders, progress, unitOfWork, courseVersions } = subject;
        for (const [at, id] of ['u-1', 'u-2', 'u-3'].entries()) {
          await members.insert(sampleMember(id, { id, mobile: `1380000000${at}` }));
          const position = { outline: 0, section: at === 2 ? 1 : 0, body: 0 };
          const save = { newId: `r-${id}`, userId: id, position, progress: 5, outlines: [], at: 5 };
          await progress.merge({ ...save, courseId: 'py1' });
          await progress.merge({ ...save, newId: `s-${id}`, courseId: 'ts1' });
        }
        await orders.insert(sampleOrder('o-1', { userId: 'u-1', amount: 399_900 }));
        await progress.readLessons({
          userId: 'u-3',
          courseId: 'py1',
          lessons: [{ outlineNum: 0, sectionNum: 0 }],
          at: 6,
        });
        await progress.pass({ userId: 'u-3', courseId: 'py1', exerciseId: 'sum', at: 6 });
        await progress.pass({ userId: 'u-3', courseId: 'ts1', exerciseId: 'other', at: 6 });
        await unitOfWork.transaction(async (tx) => {
          for (const id of ['u-2', 'u-3']) {
            await tx.solutions.put(id, {
              courseId: 'py1',
              exerciseId: 'sum',
              last: { code: 'x', at: 6 },
            });
          }
        });
        expect(await courseVersions.learners('py1')).toEqual({
          learners: 3,
          buyers: 1,
          stops: [
            { outlineNum: 0, sectionNum: 0, count: 2 },
            { outlineNum: 0, sectionNum: 1, count: 1 },
          ],
          finished: [{ outlineNum: 0, sectionNum: 0, count: 1 }],
          exercises: [{ id: 'sum', tried: 2, passed: 1 }],
        });
        expect(await courseVersions.learners('none')).toEqual({
          learners: 0,
          buyers: 0,
          stops: [],
          finished: [],
          exercises: [],
        });
      }),
    );
  });
};
