import type { ClassEventSetting } from '@ykd/domain/school-class';
import { shanghaiMinute } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { EVENT_NEWS_WAIT_MS } from '../../class-event/port.js';
import { UNDO_OFFER_MS } from '../../staff-list/report.js';
import { tellOfChanges } from '../../my-schedule/tell-news.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { classInput, withTerms } from './school-class.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const HOUR = 3_600_000;
const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});
const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };

/** A live lesson tomorrow. */
export const liveLesson = (over: Partial<ClassEventSetting> = {}): ClassEventSetting => ({
  kind: 'live',
  title: '集合与映射',
  startsAt: SEED_NOW + 24 * HOUR,
  endsAt: SEED_NOW + 26 * HOUR,
  repeatsUntil: null,
  place: '',
  link: 'https://live.example.com/1',
  ...over,
});

const SEEN = { classId: 'nowhere', eventId: 'nothing', version: 1 };

/** A way to make each call. */
export const classEventTries: Tries<'classEvent'> = {
  schedule: ({ classEvent }) => classEvent.schedule({ classId: 'nowhere' }),
  add: ({ classEvent }) => classEvent.add({ classId: 'nowhere', ...liveLesson() }),
  edit: ({ classEvent }) => classEvent.edit({ ...SEEN, ...liveLesson() }),
  cancel: ({ classEvent }) => classEvent.cancel({ ...SEEN, isCancelled: true }),
  changeTime: ({ classEvent }) => classEvent.changeTime({ ...SEEN, of: SEED_NOW, to: null }),
  remove: ({ classEvent }) => classEvent.remove(SEEN),
  contact: ({ classEvent }) => classEvent.contact(),
  saveContact: ({ classEvent }) =>
    classEvent.saveContact({ name: '小陈', weixin: '', hours: '', version: 0 }),
};

/** What every implementation of ClassEventPort does. */
export const classEventSuite = (world: WorldOf): void => {
  /** A class of Jing and Tao. */
  const ready = async () => {
    await withCare(world());
    await withTerms(world());
    const admin = await loggedIn(world(), 'admin');
    const staff = { teacherId: JING.id, assistantIds: [TAO.id] };
    const one = must(await admin.schoolClass.add(classInput(staff)));
    const { classEvent } = await loggedIn(world(), JING.userName ?? '');
    return { admin, classId: one.id, events: classEvent };
  };
  const linesOf = async (classId: string) => {
    const { list } = await world().deps.auditLog.page({ limit: 50 }, { subjectId: classId });
    return list.filter(({ act }) => act.startsWith('classes.event'));
  };

  describe('ClassEventPort', () => {
    it('adds events, changes, cancels, restores and deletes them, and the log tells of it', async () => {
      const { events, classId } = await ready();
      const first = must(await events.add({ classId, ...liveLesson({ title: ' 集合与映射 ' }) }));
      expect(first).toMatchObject({ classId, isArchived: false, members: 0 });
      const [one] = first.events;
      if (one === undefined) throw new Error('no event');
      expect(one).toEqual({ id: one.id, ...liveLesson(), changes: [], cancelledAt: null, version: 1 });
      const seen = { classId, eventId: one.id, version: 1 };
      const edited = must(await events.edit({ ...seen, ...liveLesson({ place: ' 三教 301 ' }) }));
      expect(edited.events).toMatchObject([{ place: '三教 301', version: 2 }]);
      expect(await events.edit({ ...seen, ...liveLesson() })).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { place: '三教 301' }, version: 2, by: { id: JING.id } },
      });
      const cancelled = must(await events.cancel({ ...seen, version: 2, isCancelled: true }));
      expect(cancelled.events).toMatchObject([{ cancelledAt: SEED_NOW, version: 3 }]);
      // What is so already is no change.
      const again = must(await events.cancel({ ...seen, version: 3, isCancelled: true }));
      expect(again.events).toMatchObject([{ version: 3 }]);
      const back = must(await events.cancel({ ...seen, version: 3, isCancelled: false }));
      expect(back.events).toMatchObject([{ cancelledAt: null, version: 4 }]);
      expect(must(await events.remove({ ...seen, version: 4 })).events).toEqual([]);
      expect(await events.remove({ ...seen, version: 4 })).toEqual(ABSENT);
      const lines = await linesOf(classId);
      expect(lines.map(({ act }) => act)).toEqual([
        'classes.event.delete',
        'classes.event.cancel',
        'classes.event.cancel',
        'classes.event.edit',
        'classes.event.add',
      ]);
      expect(lines[3]).toMatchObject({ before: { place: '' }, after: { place: '三教 301' } });
    });

    it('has students told of an event as it is by then, and of none that is cancelled', async () => {
      const { events, classId } = await ready();
      const remindAt = async () => (await world().deps.classEvents.ofClass(classId))[0]?.remindAt;
      const [one] = must(await events.add({ classId, ...liveLesson() })).events;
      expect(await remindAt()).toBe(SEED_NOW + 23 * HOUR);
      const seen = { classId, eventId: one?.id ?? '' };
      const later = { startsAt: SEED_NOW + 25 * HOUR, endsAt: SEED_NOW + 26 * HOUR };
      must(await events.edit({ ...seen, version: 1, ...liveLesson(later) }));
      expect(await remindAt()).toBe(SEED_NOW + 24 * HOUR);
      must(await events.cancel({ ...seen, version: 2, isCancelled: true }));
      expect(await remindAt()).toBeNull();
      must(await events.cancel({ ...seen, version: 3, isCancelled: false }));
      expect(await remindAt()).toBe(SEED_NOW + 24 * HOUR);
    });

    it('changes one time of a weekly event alone, and back, and tells students of what is left of it', async () => {
      const { events, admin, classId } = await ready();
      const studentIds = [MING.id, HONG.id];
      must(await admin.schoolClass.addMembers({ classId, studentIds, reason: '报名表' }));
      const added = must(await events.add({ classId, ...liveLesson({ repeatsUntil: '2026-12-31' }) }));
      const event = added.events[0] ?? undefined;
      if (event === undefined) throw new Error('no event');
      const { startsAt } = event;
      const seen = (version: number) => ({ classId, eventId: event.id, version });
      const of = startsAt + 7 * 24 * HOUR;
      const to = { startsAt: of + HOUR, endsAt: of + 2 * HOUR };
      const left = must(await events.changeTime({ ...seen(1), of: startsAt, to: null }));
      expect(left).toMatchObject({
        members: 2,
        events: [{ changes: [{ of: startsAt, to: null }], version: 2 }],
      });
      expect(await events.changeTime({ ...seen(1), of, to })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      const moved = must(await events.changeTime({ ...seen(2), of, to }));
      expect(moved.events[0]?.changes).toEqual([
        { of: startsAt, to: null },
        { of, to },
      ]);
      expect(await events.changeTime({ ...seen(3), of: of + 1, to: null })).toEqual(
        issue('of', '日程里没有这一次'),
      );
      expect(await events.changeTime({ ...seen(3), of, to: { ...to, startsAt } })).toMatchObject({
        ok: false,
      });
      const { deps } = world();
      const toldTo = async (id: string) => (await deps.notices.page(id, { limit: 9 })).list;
      const { mySchedule } = await loggedIn(world());
      const { times } = must(await mySchedule.mine());
      expect(
        times.map(({ startsAt: at, movedFrom, isCancelled }) => [at, movedFrom, isCancelled]).slice(0, 2),
      ).toEqual([
        [startsAt, null, true],
        [to.startsAt, of, false],
      ]);
      // Not told yet: what is taken back now is told to nobody.
      expect(await tellOfChanges(deps)).toBe(0);
      const back = must(await events.changeTime({ ...seen(3), of }));
      expect(back.events[0]?.changes).toEqual([{ of: startsAt, to: null }]);
      deps.clock.advance(EVENT_NEWS_WAIT_MS);
      expect(await tellOfChanges(deps)).toBe(1);
      expect(await toldTo(MING.id)).toMatchObject([{ kind: 'classChange' }]);
      expect((await toldTo(HONG.id))[0]?.text).toMatch(/ 的这一次取消。$/);
      // All of it, taken back in the last moment of the offer, which comes here a while after that.
      must(await events.cancel({ ...seen(4), isCancelled: true }));
      deps.clock.advance(UNDO_OFFER_MS + 3_000);
      expect(await tellOfChanges(deps)).toBe(0);
      must(await events.cancel({ ...seen(5), isCancelled: false }));
      deps.clock.advance(EVENT_NEWS_WAIT_MS);
      expect(await tellOfChanges(deps)).toBe(0);
      // Another time of all, of which no single one is another any more; another title is no news.
      must(await events.edit({ ...seen(6), ...liveLesson({ repeatsUntil: '2026-12-31', title: '流' }) }));
      expect(await tellOfChanges(deps)).toBe(0);
      const late = { startsAt: startsAt + HOUR, endsAt: startsAt + 2 * HOUR, repeatsUntil: '2026-12-31' };
      expect(must(await events.edit({ ...seen(7), ...liveLesson(late) })).events[0]?.changes).toEqual([]);
      deps.clock.advance(EVENT_NEWS_WAIT_MS);
      expect(await tellOfChanges(deps)).toBe(1);
      expect((await toldTo(MING.id)).map(({ title }) => title)).toEqual([
        '直播课改了时间：集合与映射',
        '直播课有变动：集合与映射',
      ]);
      const lines = (await linesOf(classId)).filter(({ act }) => act === 'classes.event.time');
      expect(lines).toHaveLength(3);
      expect(lines.at(-1)).toMatchObject({
        before: {},
        after: { times: [`${shanghaiMinute(startsAt)} 取消`] },
      });
    });

    it('shows the schedule in its order, and says what is wrong', async () => {
      const { events, classId } = await ready();
      must(await events.add({ classId, ...liveLesson() }));
      const early = liveLesson({
        kind: 'deadline',
        title: '作业一',
        startsAt: SEED_NOW + HOUR,
        endsAt: null,
      });
      must(await events.add({ classId, ...early, link: '' }));
      const { events: list } = must(await events.schedule({ classId }));
      expect(list.map(({ title }) => title)).toEqual(['作业一', '集合与映射']);
      expect(await events.add({ classId, ...liveLesson({ title: ' ' }) })).toEqual(
        issue('title', '标题必须填写'),
      );
      expect(await events.add({ classId, ...liveLesson({ link: 'http://a.example.com' }) })).toEqual(
        issue('link', '链接要以 https:// 开头'),
      );
      const seen = { classId, eventId: list[0]?.id ?? '', version: 1 };
      expect(await events.edit({ ...seen, ...liveLesson({ endsAt: SEED_NOW }) })).toEqual(
        issue('endsAt', '结束时间要晚于开始时间'),
      );
    });

    it('is there for those who lead or assist the class', async () => {
      const { admin, classId } = await ready();
      const other = must(await admin.schoolClass.add(classInput({ name: '前端班' })));
      for (const account of ['admin', 'banzhuren', 'zhujiao']) {
        const { classEvent } = await loggedIn(world(), account);
        expect(await classEvent.schedule({ classId })).toMatchObject({ ok: true });
        const reaches = account === 'admin';
        const seen = await classEvent.schedule({ classId: other.id });
        expect(seen.ok).toBe(reaches);
        const added = await classEvent.add({ classId: other.id, ...liveLesson() });
        expect(added.ok ? 'ok' : added.error.kind).toBe(reaches ? 'ok' : 'entity-not-found');
      }
      // An event of another class is none of this one.
      const { events } = must(await admin.classEvent.schedule({ classId: other.id }));
      const seen = { classId, eventId: events[0]?.id ?? '', version: 1 };
      const { classEvent } = await loggedIn(world(), 'banzhuren');
      expect(await classEvent.remove(seen)).toEqual(ABSENT);
    });

    it('nobody changes the schedule of an archived class', async () => {
      const { admin, classId } = await ready();
      const away = { classId, version: 1, isArchived: true, reason: '结课' };
      must(await admin.schoolClass.archive(away));
      expect(await admin.classEvent.add({ classId, ...liveLesson() })).toEqual(
        issue('classId', '这个班已经归档，不能改动日程'),
      );
      expect(must(await admin.classEvent.schedule({ classId }))).toMatchObject({ isArchived: true });
    });

    it('keeps what somebody tells students of himself', async () => {
      const { events } = await ready();
      expect(must(await events.contact())).toEqual({ name: '', weixin: '', hours: '', version: 0 });
      const told = { name: ' 陈老师 ', weixin: 'chen_laoshi', hours: '19:00 到 21:00', version: 0 };
      expect(must(await events.saveContact(told))).toEqual({ ...told, name: '陈老师', version: 1 });
      expect(must(await events.contact())).toMatchObject({ name: '陈老师', version: 1 });
      expect(await events.saveContact(told)).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { name: '陈老师' }, version: 1 },
      });
      const mobile = { ...told, version: 1, hours: '打 13900000000' };
      expect(await events.saveContact(mobile)).toEqual(issue('hours', '答疑时间里不要写手机号'));
      const { list } = await world().deps.auditLog.page({ limit: 9 }, { subjectId: JING.id });
      expect(list[0]).toMatchObject({ act: 'classes.contact', after: { contactName: '陈老师' } });
    });
  });
};
