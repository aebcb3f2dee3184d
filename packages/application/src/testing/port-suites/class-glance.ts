import { describe, expect, it } from 'vitest';
import { countStudy } from '../../study-time/count-study.js';
import { sampleClass, sampleMember } from '../contracts/class-samples.js';
import { sampleProduct } from '../contracts/index.js';
import { addMembers, HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const DAY = 86_400_000;
const LAN = { id: 'u-lan', mobile: '13900000031', userName: 'xiaolan', name: '蓝' };
const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };

/** A way to make each call. */
export const classGlanceTries: Tries<'classGlance'> = {
  show: ({ classGlance }) => classGlance.show({ classId: 'nowhere', days: 30 }),
  year: ({ classGlance }) => classGlance.year({ classId: 'nowhere', year: 2025 }),
};

/** What every implementation of ClassGlancePort does. */
export const classGlanceSuite = (world: WorldOf): void => {
  /** Two classes: that of Jing and Tao has Ming and Hong, who are in her care, and Lan, who is in nobody's. */
  const ready = async () => {
    const { deps } = await withCare(world());
    await addMembers(deps, [LAN]);
    const values = [
      { value: '标准班', extraInfo: { stages: ['P2'], courseIds: ['py1', 'unknown', 'j1test'] } },
    ];
    await deps.products.insert(sampleProduct('p-class', { skuAttrs: [{ name: '班型', values }] }));
    const days = { firstDay: '2026-02-10', lastDay: '2026-03-21', typeId: 't', stageId: 's' };
    await deps.unitOfWork.transaction(async ({ classes }) => {
      const term = { sort: 10, version: 1, gmtCreated: 1, changedBy: null, gmtModified: 1 };
      await classes.putTerm('type', { id: 't', name: '全日制', ...term });
      await classes.putTerm('stage', { id: 's', name: '基础', ...term });
      const staff = { teacherId: JING.id, assistantIds: [TAO.id] };
      await classes.insert(sampleClass('k1', { ...days, ...staff, productIds: ['p-class'] }));
      await classes.insert(sampleClass('k2', days));
      for (const [since, id] of [HONG.id, MING.id, LAN.id].entries()) {
        await classes.hold('k1');
        await classes.join(sampleMember('k1', id, { since }));
      }
    });
    const position = { outline: 0, section: 0, body: 0 };
    for (const userId of [MING.id, LAN.id]) {
      const save = { newId: `r-${userId}`, userId, courseId: 'py1', position };
      await deps.progress.merge({ ...save, progress: 1, outlines: [], at: SEED_NOW });
    }
    return deps;
  };
  const glanceOf = async (account: string, days: 30 | 90 = 30, classId = 'k1') =>
    (await loggedIn(world(), account)).classGlance.show({ classId, days });

  describe('ClassGlancePort', () => {
    it('tells how each student stands to the plan, with the percent of his own page', async () => {
      const deps = await ready();
      const lessons = [{ outlineNum: 0, sectionNum: 0 }];
      await deps.progress.readLessons({ userId: MING.id, courseId: 'py1', lessons, at: SEED_NOW });
      const glance = must(await glanceOf('banzhuren'));
      // 20 of 40 days are gone: the first of two courses is to be done, the second not begun.
      expect(glance).toMatchObject({
        classId: 'k1',
        today: '2026-03-01',
        days: 30,
        planned: 50,
        isCut: false,
      });
      expect(glance.courses.map(({ courseId, planned }) => [courseId, planned])).toEqual([
        ['py1', 100],
        ['j1test', 0],
      ]);
      expect(glance.students.map(({ id, standing }) => [id, standing])).toEqual([
        [HONG.id, 'notBegun'],
        [MING.id, 'behind'],
      ]);
      const { studentPage } = await loggedIn(world(), 'banzhuren');
      const own = must(await studentPage.progress({ userId: MING.id }));
      const percent = own.find(({ courseId }) => courseId === 'py1')?.progress ?? 0;
      expect(percent).toBeGreaterThan(0);
      expect(glance.students[1]?.done).toBe(Math.floor(percent / 2));
      expect(glance.courses[0]).toMatchObject({ mean: Math.floor(percent / 2), begun: 1, finished: 0 });
      expect(glance.courses[0]?.chapters).toMatchObject([{ title: '第一章' }, { title: '第二章', mean: 0 }]);
      expect(glance.courses[1]).toMatchObject({ mean: 0, begun: 0 });
    });

    it('counts only those whom the caller reaches', async () => {
      await ready();
      const seen = async (account: string) =>
        must(await glanceOf(account)).students.map(({ id, name }) => [id, name]);
      expect(await seen('admin')).toEqual([
        [HONG.id, null],
        [MING.id, MING.name],
        [LAN.id, '蓝'],
      ]);
      expect(await seen('banzhuren')).toEqual([
        [HONG.id, null],
        [MING.id, MING.name],
      ]);
      expect(await seen('zhujiao')).toEqual([[MING.id, MING.name]]);
      expect(must(await glanceOf('admin')).courses[0]?.begun).toBe(2);
      expect(must(await glanceOf('banzhuren')).courses[0]?.begun).toBe(1);
      const bands = must(await glanceOf('zhujiao')).bands;
      expect(bands.reduce((sum, { students }) => sum + students, 0)).toBe(1);
    });

    it('is there for those who lead or assist the class', async () => {
      await ready();
      expect(await glanceOf('banzhuren', 30, 'k2')).toMatchObject(ABSENT);
      expect(await glanceOf('zhujiao', 30, 'k2')).toMatchObject(ABSENT);
      expect(await glanceOf('admin', 30, 'nowhere')).toMatchObject(ABSENT);
      const empty = must(await glanceOf('admin', 30, 'k2'));
      expect(empty).toMatchObject({ planned: null, students: [], courses: [], exercises: 0, stuck: [] });
      expect(empty.bands).toEqual([{ from: 0, to: 0, students: 0 }]);
    });

    it('tells of a year in sums, and nothing of fewer than five who studied in it', async () => {
      const deps = await ready();
      const friends = ['a', 'b', 'c'].map((key, at) => ({
        id: `u-${key}`,
        mobile: `1390000004${at}`,
        userName: `u${key}`,
      }));
      await addMembers(deps, friends);
      await deps.unitOfWork.transaction(async ({ classes }) => {
        await classes.hold('k1');
        for (const { id } of friends) await classes.join(sampleMember('k1', id, { since: 9 }));
      });
      const studies = (userId: string, ...instants: readonly number[]) =>
        countStudy(
          deps,
          userId,
          instants.map((from) => ({
            id: `b-${from}`,
            courseId: 'py1',
            outlineNum: 0,
            sectionNum: 0,
            from,
            seconds: 600,
          })),
        );
      const evening = Date.UTC(2025, 5, 1, 12);
      for (const userId of [HONG.id, LAN.id, 'u-a', 'u-b']) await studies(userId, evening, evening + DAY);
      const yearOf = async (account: string, year = 2025) =>
        (await loggedIn(world(), account)).classGlance.year({ classId: 'k1', year });
      expect(must(await yearOf('admin'))).toEqual({
        classId: 'k1',
        year: 2025,
        isOver: true,
        isCut: false,
        sums: null,
      });
      await studies(MING.id, evening, evening + 3_600_000, evening + 2 * 3_600_000, Date.UTC(2024, 5, 1));
      await deps.progress.pass({ userId: MING.id, courseId: 'py1', exerciseId: 'a', at: evening });
      expect(must(await yearOf('admin')).sums).toEqual({
        learners: 5,
        studyDays: 9,
        seconds: 11 * 600,
        activeHour: 20,
        exercises: 1,
        notes: 0,
      });
      // Of those whom the class teacher reaches only two studied.
      expect(must(await yearOf('banzhuren')).sums).toBeNull();
      expect(must(await yearOf('admin', 2026))).toMatchObject({ isOver: false, sums: null });
      const { classGlance } = await loggedIn(world(), 'banzhuren');
      expect(await classGlance.year({ classId: 'k2', year: 2025 })).toMatchObject(ABSENT);
    });

    it('marks the days on which they studied, today at the end', async () => {
      const deps = await ready();
      for (const ago of [0, 3, 29, 30, 89, 90]) {
        const beat = { id: `b-${ago}`, courseId: 'py1', outlineNum: 0, sectionNum: 0 };
        await countStudy(deps, MING.id, [{ ...beat, from: SEED_NOW - ago * DAY, seconds: 60 }]);
      }
      const marksOf = async (days: 30 | 90) =>
        must(await glanceOf('zhujiao', days)).students.map(({ marks, lastStudied }) => [marks, lastStudied]);
      const today = Date.parse('2026-03-01T00:00:00+08:00');
      expect(await marksOf(30)).toEqual([[`1${'0'.repeat(25)}1001`, today]]);
      expect(await marksOf(90)).toEqual([[`1${'0'.repeat(58)}11${'0'.repeat(25)}1001`, today]]);
    });

    it('tells when the service ends, and plans nothing for a class without a last day', async () => {
      const deps = await ready();
      await deps.orders.insert(
        anOrder({ id: 'o-main', userId: HONG.id, amount: 399_900, serviceDate: SEED_NOW + 6 * DAY }),
      );
      await deps.unitOfWork.transaction(async ({ classes }) => {
        const one = await classes.hold('k1');
        if (one !== undefined) await classes.store({ ...one, lastDay: null });
      });
      const { planned, students, courses } = must(await glanceOf('banzhuren'));
      expect(planned).toBeNull();
      expect(courses.map((course) => course.planned)).toEqual([null, null]);
      expect(students.map(({ standing, serviceDays }) => [standing, serviceDays])).toEqual([
        [null, 6],
        [null, null],
      ]);
    });

    it('tells how many exercises were passed, and where those get stuck who are seen', async () => {
      const deps = await ready();
      const courseId = 'j1test';
      const exerciseId = 'sum';
      const save = {
        newId: 'r-sum',
        userId: MING.id,
        courseId,
        position: { outline: 0, section: 0, body: 0 },
      };
      await deps.progress.merge({ ...save, progress: 1, outlines: [], at: SEED_NOW });
      await deps.unitOfWork.transaction(async ({ solutions }) => {
        for (const userId of [MING.id, HONG.id, LAN.id])
          await solutions.put(userId, { courseId, exerciseId, last: { code: 'x', at: SEED_NOW } });
      });
      await deps.progress.pass({ userId: MING.id, courseId, exerciseId, at: SEED_NOW });
      await deps.progress.pass({ userId: MING.id, courseId, exerciseId: 'gone', at: SEED_NOW });
      const all = must(await glanceOf('admin'));
      expect(all.stuck).toMatchObject([
        {
          courseId,
          lesson: '第三节',
          outlineNum: 1,
          sectionNum: 0,
          exerciseId,
          number: 1,
          tried: 3,
          passed: 1,
        },
      ]);
      expect(all.exercises).toBe(1);
      expect(all.students.map(({ passed }) => passed)).toEqual([0, 1, 0]);
      expect(all.bands.map(({ students }) => students)).toEqual([2, 1]);
      // Of two nobody says that they get stuck.
      expect(must(await glanceOf('banzhuren')).stuck).toEqual([]);
    });
  });
};
