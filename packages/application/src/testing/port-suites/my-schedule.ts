import { shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { liveLesson } from './class-event.js';
import { must } from './purchases.js';
import { classInput, withTerms } from './school-class.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };

/** A way to make each call. */
export const myScheduleTries: Tries<'mySchedule'> = {
  mine: ({ mySchedule }) => mySchedule.mine(),
  calendar: ({ mySchedule }) => mySchedule.calendar(),
  renewCalendar: ({ mySchedule }) => mySchedule.renewCalendar(),
};

/** What every implementation of MySchedulePort does. */
export const myScheduleSuite = (world: WorldOf): void => {
  /** Ming and Hong in a class of Jing and Tao. */
  const ready = async () => {
    await withCare(world());
    await withTerms(world());
    const admin = await loggedIn(world(), 'admin');
    const staff = { teacherId: JING.id, assistantIds: [TAO.id] };
    const one = must(await admin.schoolClass.add(classInput(staff)));
    const studentIds = [MING.id, HONG.id];
    must(await admin.schoolClass.addMembers({ classId: one.id, studentIds, reason: '报名表' }));
    return { admin, classId: one.id };
  };
  const mine = async (account?: string) => must(await (await loggedIn(world(), account)).mySchedule.mine());

  describe('MySchedulePort', () => {
    it('shows a student his class, who looks after it, and his group', async () => {
      const { admin, classId } = await ready();
      const teacher = await loggedIn(world(), 'banzhuren');
      const told = { name: '陈老师', weixin: 'chen_laoshi', hours: '晚上', version: 0 };
      must(await teacher.classEvent.saveContact(told));
      const [group] = must(await admin.classGroup.make({ classId, name: '飞跃组' })).groups;
      const groupId = group?.id ?? '';
      must(await admin.classGroup.move({ classId, studentIds: [MING.id, HONG.id], groupId }));
      must(await admin.classGroup.lead({ classId, groupId, version: 1, leaderId: HONG.id }));
      const { classes, times, now } = await mine();
      expect({ times, now }).toEqual({ times: [], now: SEED_NOW });
      expect(classes).toEqual([
        {
          id: classId,
          name: 'Java 一班',
          stage: '基础',
          firstDay: '2026-02-20',
          lastDay: '2026-06-30',
          state: 'running',
          teacher: { id: JING.id, name: '陈老师', weixin: 'chen_laoshi', hours: '晚上', duty: null },
          assistants: [{ id: TAO.id, name: 'zhujiao', weixin: '', hours: '', duty: null }],
          group: {
            name: '飞跃组',
            members: [
              { id: HONG.id, name: 'xiaohong', isLeader: true, isMe: false },
              { id: MING.id, name: MING.name, isLeader: false, isMe: true },
            ],
          },
        },
      ]);
      // Nobody's mobile is among all that.
      expect(JSON.stringify(classes)).not.toMatch(/1\d{10}/);
    });

    it('says when who looks after the class is on now or next, and nothing else of the plan', async () => {
      await ready();
      const { shift } = await loggedIn(world(), 'zhujiao');
      const today = shanghaiDay(SEED_NOW);
      const start = startOfShanghaiDay(shanghaiDayIndex(SEED_NOW));
      const daily = {
        firstDay: today,
        lastDay: shanghaiDay(SEED_NOW + 20 * DAY),
        weekdays: [0, 1, 2, 3, 4, 5, 6],
      };
      const planned = { ...daily, from: 0, to: 1_440, exceptions: [] };
      must(await shift.change({ adds: [{ staffId: TAO.id, ...planned }] }));
      const late = { staffId: JING.id, ...planned, from: 1_410 };
      must(await shift.change({ adds: [late, { ...late, staffId: 'u-admin' }] }));
      must(await shift.addLeave({ staffId: JING.id, firstDay: today, lastDay: today }));
      const [one] = (await mine()).classes;
      expect(one?.assistants[0]?.duty).toEqual({ startsAt: start, endsAt: start + 14 * DAY });
      const next = start + DAY + 23.5 * HOUR;
      expect(one?.teacher?.duty).toEqual({ startsAt: next, endsAt: next + 0.5 * HOUR });
      expect(JSON.stringify(one)).not.toContain('u-admin');
    });

    it('shows what runs and what comes in four weeks, in its order', async () => {
      const { admin, classId } = await ready();
      const add = async (over: Parameters<typeof liveLesson>[0]) =>
        must(await admin.classEvent.add({ classId, ...liveLesson(over) }));
      await add({
        title: '每周',
        startsAt: SEED_NOW + DAY,
        endsAt: SEED_NOW + DAY + HOUR,
        repeatsUntil: '2026-12-31',
      });
      await add({ title: '正在', startsAt: SEED_NOW - HOUR, endsAt: SEED_NOW + 1 });
      await add({ title: '过去', startsAt: SEED_NOW - HOUR, endsAt: SEED_NOW });
      await add({ title: '以后', startsAt: SEED_NOW + 40 * DAY, endsAt: SEED_NOW + 40 * DAY + 1 });
      const events = await add({
        kind: 'deadline',
        title: '作业',
        startsAt: SEED_NOW + HOUR,
        endsAt: null,
        link: '',
      });
      const homework = events.events.find(({ title }) => title === '作业');
      must(
        await admin.classEvent.cancel({
          classId,
          eventId: homework?.id ?? '',
          version: 1,
          isCancelled: true,
        }),
      );
      const { times } = await mine();
      expect(times.map(({ title }) => title)).toEqual(['正在', '作业', '每周', '每周', '每周', '每周']);
      expect(times[1]).toMatchObject({ kind: 'deadline', endsAt: null, isCancelled: true, classId });
      expect(times[3]).toMatchObject({
        startsAt: SEED_NOW + 8 * DAY,
        endsAt: SEED_NOW + 8 * DAY + HOUR,
        link: 'https://live.example.com/1',
        isCancelled: false,
      });
    });

    it('shows nothing to whoever is in no class, and nothing of one that he left or that was put away', async () => {
      const { admin, classId } = await ready();
      must(await admin.classEvent.add({ classId, ...liveLesson() }));
      expect(await mine('admin')).toEqual({ now: SEED_NOW, classes: [], times: [] });
      const out = { classId, studentIds: [HONG.id], reason: '退学', endsCare: true };
      expect(must(await admin.schoolClass.removeMembers(out)).done).toBe(1);
      expect((await mine()).times).toHaveLength(1);
      must(await admin.schoolClass.archive({ classId, version: 1, isArchived: true, reason: '结课' }));
      expect(await mine()).toEqual({ now: SEED_NOW, classes: [], times: [] });
    });

    it('says in the sidebar whether one is in a class', async () => {
      const flags = async () => must(await (await loggedIn(world())).sidebar.flags()).hasClass;
      expect(await flags()).toBe(false);
      await ready();
      expect(await flags()).toBe(true);
    });

    it('gives an address to whoever has a calendar, and a new one in its place', async () => {
      const { mySchedule: before } = await loggedIn(world());
      expect(await before.renewCalendar()).toEqual(ABSENT);
      await ready();
      for (const account of [undefined, 'banzhuren', 'zhujiao', 'admin']) {
        const { mySchedule } = await loggedIn(world(), account);
        expect(must(await mySchedule.calendar())).toEqual({ since: null });
        const first = must(await mySchedule.renewCalendar());
        expect(first.since).toBe(SEED_NOW);
        expect(first.name).toMatch(/^[\w-]+\.ics$/);
        expect(must(await mySchedule.calendar())).toEqual({ since: SEED_NOW });
        expect(must(await mySchedule.renewCalendar()).name).not.toBe(first.name);
      }
    });

    it('writes down that an address was given, once a minute, and ends it where its owner is logged out', async () => {
      await ready();
      const lines = () =>
        [...world().deps.securityLog.stored.values()].filter(({ kind }) => kind === 'calendar');
      const { mySchedule, member } = await loggedIn(world());
      must(await mySchedule.renewCalendar());
      must(await mySchedule.renewCalendar());
      expect(lines()).toMatchObject([{ userId: MING.id, subject: null, count: 2 }]);
      must(await member.endOtherSessions());
      expect(must(await mySchedule.calendar())).toEqual({ since: null });
      must(await mySchedule.renewCalendar());
      const { studentPage } = await loggedIn(world(), 'banzhuren');
      must(await studentPage.endSessions({ userId: MING.id }));
      const { mySchedule: again } = await loggedIn(world());
      expect(must(await again.calendar())).toEqual({ since: null });
    });

    it('needs a login', async () => {
      for (const attempt of Object.values(myScheduleTries)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        expect(await attempt(world().visitor(), MING)).toMatchObject({ error: { kind: 'not-logged-in' } });
      }
    });
  });
};
