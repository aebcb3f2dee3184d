import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ClassEvent } from '../../ports/class-events.js';
import { DAY_MS } from '@ykd/domain/shared';
import { addClass, classWorld, sampleMember, type ClassSubject } from './class-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type EventSubject = ClassSubject &
  Pick<Repositories, 'calendarAddresses' | 'classContacts' | 'classEvents' | 'sessions'>;

/** 2026-03-02, 19:30 in Shanghai. */
const START = Date.UTC(2026, 2, 2, 11, 30);

/** A live lesson of an hour, as it is stored. */
export const sampleEvent = (id: string, over: Partial<ClassEvent> = {}): ClassEvent => ({
  id,
  classId: 'k1',
  kind: 'live',
  title: `直播 ${id}`,
  startsAt: START,
  endsAt: START + 3_600_000,
  repeatsUntil: null,
  changes: [],
  place: '',
  link: 'https://live.example.com/1',
  cancelledAt: null,
  remindAt: null,
  known: null,
  newsAt: null,
  version: 1,
  changedBy: 'jing',
  changedAt: 5,
  ...over,
});

/** What every store of the schedules of classes does. */
export const classEventsContract = (name: string, make: MakeSubject<EventSubject>): void => {
  /** Three classes, the last put away: Ming is in all of them, Hong in none any more; Jing leads two, Tao assists one. */
  const scheduled = (test: (subject: EventSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      await addClass(subject, 'k1', { name: '一班', teacherId: 'jing', assistantIds: ['tao'] });
      await addClass(subject, 'k2', { name: '二班', teacherId: 'lei', assistantIds: [] });
      await addClass(subject, 'k3', { name: '三班', teacherId: 'jing', assistantIds: [], archivedAt: 9 });
      await subject.unitOfWork.transaction(async ({ classes, classEvents }) => {
        for (const id of ['k1', 'k2', 'k3']) {
          await classes.hold(id);
          await classes.join(sampleMember(id, 'ming'));
        }
        await classes.join(sampleMember('k1', 'hong'));
        await classes.leave('k1', 'hong', { at: 7, by: null, why: null });
        for (const event of EVENTS) await classEvents.put(event);
      });
      await test(subject);
    });
  const EVENTS = [
    sampleEvent('b', { remindAt: 40 }),
    sampleEvent('a', { remindAt: 40, repeatsUntil: '2026-03-16', cancelledAt: 8 }),
    sampleEvent('c', { classId: 'k2', startsAt: START - DAY_MS, endsAt: null, remindAt: 30 }),
    sampleEvent('d', { classId: 'k3', remindAt: 50 }),
  ];
  const [b, a, c] = EVENTS;
  const ALL = { from: 0, limit: 9 };
  const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

  describe(`${name}: schedules of classes`, () => {
    it(
      'keeps events in their order, and changes, counts and removes them',
      scheduled(async ({ classEvents, unitOfWork }) => {
        expect(await classEvents.ofClass('k1')).toStrictEqual([a, b]);
        expect(await classEvents.ofClass('nowhere')).toEqual([]);
        const later = sampleEvent('a', { startsAt: START + 1, version: 2, remindAt: null, endsAt: null });
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.classEvents.find('k1', 'a')).toStrictEqual(a);
          expect(await tx.classEvents.find('k2', 'a')).toBeUndefined();
          expect(await tx.classEvents.find('k1', 'nothing')).toBeUndefined();
          expect(await tx.classEvents.countOf('k1')).toBe(2);
          await tx.classEvents.put(later);
        });
        expect(await classEvents.ofClass('k1')).toStrictEqual([b, later]);
        await unitOfWork.transaction(async (tx) => {
          await tx.classEvents.remove('b');
          expect(await tx.classEvents.countOf('k1')).toBe(1);
        });
        expect(ids(await classEvents.ofClass('k1'))).toEqual(['a']);
        expect(await classEvents.ofClass('k2')).toHaveLength(1);
      }),
    );

    it(
      'finds those of a student, of somebody who leads or assists, and all, but none of a class that is put away',
      scheduled(async ({ classEvents }) => {
        const [first, second] = await classEvents.ofStudent('ming', ALL);
        expect(first).toStrictEqual({ ...c, className: '二班' });
        expect(second).toStrictEqual({ ...a, className: '一班' });
        expect(ids(await classEvents.ofStudent('ming', ALL))).toEqual(['c', 'a', 'b']);
        expect(ids(await classEvents.ofStudent('ming', { from: 0, limit: 2 }))).toEqual(['c', 'a']);
        expect(await classEvents.ofStudent('hong', ALL)).toEqual([]);
        expect(ids(await classEvents.ofStaff('jing', ALL))).toEqual(['a', 'b']);
        expect(ids(await classEvents.ofStaff('tao', ALL))).toEqual(['a', 'b']);
        expect(ids(await classEvents.ofStaff('tao', { from: 0, limit: 1 }))).toEqual(['a']);
        expect(await classEvents.ofStaff('ming', ALL)).toEqual([]);
        expect(ids(await classEvents.ofStaff(null, ALL))).toEqual(['c', 'a', 'b']);
        expect((await classEvents.ofStaff(null, ALL))[0]).toStrictEqual({ ...c, className: '二班' });
        expect(ids(await classEvents.ofStaff(null, { from: 0, limit: 1 }))).toEqual(['c']);
      }),
    );

    it(
      'leaves out what is over, the last of its times too',
      scheduled(async ({ classEvents }) => {
        const from = async (at: number) => ids(await classEvents.ofStudent('ming', { from: at, limit: 9 }));
        expect(await from(START - DAY_MS)).toEqual(['c', 'a', 'b']);
        expect(await from(START - DAY_MS + 1)).toEqual(['a', 'b']);
        expect(await from(START + 3_600_000)).toEqual(['a', 'b']);
        expect(await from(START + 3_600_001)).toEqual(['a']);
        expect(await from(START + 14 * DAY_MS + 3_600_000)).toEqual(['a']);
        expect(await from(START + 14 * DAY_MS + 3_600_001)).toEqual([]);
        const late = { from: START + 3_600_001, limit: 9 };
        expect(ids(await classEvents.ofStaff(null, late))).toEqual(['a']);
        expect(ids(await classEvents.ofStaff('jing', late))).toEqual(['a']);
      }),
    );

    it(
      'tells of which students are to be told, the longest due first',
      scheduled(async ({ classEvents }) => {
        expect(await classEvents.due(29, 9)).toEqual([]);
        expect(await classEvents.due(30, 9)).toEqual([{ id: 'c', classId: 'k2' }]);
        expect(ids(await classEvents.due(50, 9))).toEqual(['c', 'a', 'b', 'd']);
        expect(ids(await classEvents.due(50, 2))).toEqual(['c', 'a']);
      }),
    );

    it(
      'keeps single times that are others, and tells of which there is news, the longest due first',
      scheduled(async ({ classEvents, unitOfWork }) => {
        const { startsAt, endsAt } = sampleEvent('a');
        const changes = [
          { of: startsAt, to: null },
          { of: startsAt + 7 * DAY_MS, to: { startsAt: START + 60 * DAY_MS, endsAt: null } },
        ];
        const known = { startsAt, endsAt, repeatsUntil: '2026-03-16', changes: [], cancelledAt: null };
        const own = { repeatsUntil: '2026-03-16', changes, known };
        const moved = sampleEvent('a', { ...own, newsAt: 60 });
        await unitOfWork.transaction(async (tx) => {
          await tx.classEvents.put(moved);
          await tx.classEvents.put(sampleEvent('b', { known, newsAt: 60 }));
          await tx.classEvents.put(sampleEvent('c', { classId: 'k2', known, newsAt: 55 }));
          expect(await tx.classEvents.find('k1', 'a')).toStrictEqual(moved);
        });
        expect(await classEvents.dueNews(54, 9)).toEqual([]);
        expect(await classEvents.dueNews(55, 9)).toEqual([{ id: 'c', classId: 'k2' }]);
        expect(ids(await classEvents.dueNews(60, 9))).toEqual(['c', 'a', 'b']);
        expect(ids(await classEvents.dueNews(60, 2))).toEqual(['c', 'a']);
        // The last of its times is the one that was moved.
        expect(ids(await classEvents.ofClass('k1'))).toEqual(['a', 'b']);
        const late = { from: START + 60 * DAY_MS, limit: 9 };
        expect(ids(await classEvents.ofStudent('ming', late))).toEqual(['a']);
        expect(ids(await classEvents.ofStudent('ming', { ...late, from: late.from + 1 }))).toEqual([]);
      }),
    );

    it(
      'keeps one address a person, and ends it',
      scheduled(async ({ calendarAddresses, unitOfWork }) => {
        const change = (work: Parameters<typeof unitOfWork.transaction<void>>[0]) =>
          unitOfWork.transaction(work);
        expect(await calendarAddresses.since('ming')).toBeUndefined();
        await change((tx) => tx.calendarAddresses.put('ming', 'one', 10));
        await change((tx) => tx.calendarAddresses.put('jing', 'other', 11));
        expect(await calendarAddresses.ownerOf('one')).toBe('ming');
        await change((tx) => tx.calendarAddresses.put('ming', 'two', 20));
        expect(await calendarAddresses.ownerOf('one')).toBeUndefined();
        expect(await calendarAddresses.ownerOf('two')).toBe('ming');
        expect(await calendarAddresses.since('ming')).toBe(20);
        await change((tx) => tx.calendarAddresses.end('ming'));
        expect(await calendarAddresses.ownerOf('two')).toBeUndefined();
        expect(await calendarAddresses.since('ming')).toBeUndefined();
        expect(await calendarAddresses.ownerOf('other')).toBe('jing');
      }),
    );

    it(
      'ends the address of somebody with his password, and with his other logins',
      scheduled(async ({ calendarAddresses, members, sessions, unitOfWork }) => {
        const put = (digest: string) =>
          unitOfWork.transaction((tx) => tx.calendarAddresses.put('ming', digest, 10));
        await unitOfWork.transaction((tx) => tx.calendarAddresses.put('jing', 'other', 11));
        const password = { passwordHash: 'new', sync: [], at: 12 };
        await put('one');
        await members.setPassword({ id: 'ming', ...password });
        expect(await calendarAddresses.ownerOf('one')).toBeUndefined();
        await put('two');
        await unitOfWork.transaction((tx) => tx.members.setPassword({ id: 'ming', ...password }));
        expect(await calendarAddresses.ownerOf('two')).toBeUndefined();
        await put('three');
        await sessions.deleteOthers('ming', 'this one');
        expect(await calendarAddresses.ownerOf('three')).toBeUndefined();
        expect(await calendarAddresses.ownerOf('other')).toBe('jing');
      }),
    );

    it(
      'knows who is in a class, with whom he is in a group, and what staff tell of themselves',
      scheduled(async ({ classContacts, unitOfWork }) => {
        expect(await classContacts.isInClass('ming')).toBe(true);
        expect(await classContacts.isInClass('hong')).toBe(false);
        expect(await classContacts.isInClass('lan')).toBe(false);
        const told = {
          userId: 'jing',
          name: '陈老师',
          weixin: 'chen_01',
          hours: '',
          version: 1,
          changedAt: 3,
        };
        const other = { ...told, userId: 'tao', name: '' };
        await unitOfWork.transaction(async ({ classes, classGroups, staffContacts }) => {
          await classes.hold('k1');
          await classes.join(sampleMember('k1', 'lan'));
          const group = { id: 'g', classId: 'k1', name: '飞跃组', sort: 1, version: 1, changedBy: null };
          await classGroups.put({ ...group, leaderId: 'ming', changedAt: 1 });
          for (const id of ['ming', 'lan']) await classGroups.place('k1', id, 'g');
          expect(await staffContacts.find('jing')).toBeUndefined();
          for (const contact of [told, other]) await staffContacts.put(contact);
        });
        expect(await classContacts.groupOf('k1', 'ming')).toEqual({
          name: '飞跃组',
          leaderId: 'ming',
          studentIds: ['lan', 'ming'],
        });
        expect(await classContacts.groupOf('k2', 'ming')).toBeUndefined();
        expect(await classContacts.groupOf('k1', 'hong')).toBeUndefined();
        expect(await classContacts.of(['tao', 'jing', 'lei'])).toStrictEqual([told, other]);
        expect(await classContacts.of([])).toEqual([]);
        await unitOfWork.transaction(async ({ staffContacts }) => {
          await staffContacts.put({ ...told, hours: '晚上', version: 2 });
          expect(await staffContacts.find('jing')).toStrictEqual({ ...told, hours: '晚上', version: 2 });
        });
        expect(await classContacts.of(['jing'])).toHaveLength(1);
      }),
    );

    it(
      'knows nobody as being in a class that is put away',
      scheduled(async ({ classContacts, unitOfWork }) => {
        await unitOfWork.transaction(async ({ classes }) => {
          await classes.hold('k3');
          await classes.join(sampleMember('k3', 'lan'));
        });
        expect(await classContacts.isInClass('lan')).toBe(false);
      }),
    );
  });
};
