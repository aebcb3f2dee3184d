import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { HONG, MING } from '../fakes/index.js';
import { must } from './purchases.js';
import { JING, MEI, reviewed, rosterWorld, tally } from './roster-world.js';
import { classInput, withTerms } from './school-class.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of RosterPort does: rows come into classes. */
export const rosterClassesSuite = (world: WorldOf): void => {
  const { portsOf, userOf, acts } = rosterWorld(world);

  describe('RosterPort: into classes', () => {
    /** Classes of Jing: one with two seats, in which Hong was once, and another of its type; and one of Mei. */
    const withClasses = async () => {
      const jing = await portsOf();
      await withTerms(world());
      const admin = await loggedIn(world(), 'admin');
      const open = { firstDay: '2020-01-01', lastDay: null, seats: 2 };
      const make = async (name: string, teacherId: string) =>
        must(await admin.schoolClass.add(classInput({ ...open, name, teacherId }))).id;
      const [spring, summer, foreign] = [
        await make('春季班', JING.id),
        await make('夏季班', JING.id),
        await make('别人班', MEI.id),
      ];
      const reason = '报名表';
      const hong = { classId: spring, studentIds: [HONG.id], reason };
      must(await admin.schoolClass.addMembers(hong));
      must(await admin.schoolClass.removeMembers({ ...hong, endsCare: false }));
      const membersOf = async (classId: string) => must(await admin.schoolClass.find({ classId })).members;
      return { jing, admin, spring, summer, foreign, reason, membersOf };
    };
    const inClass = (classId: string, studentId: string) =>
      world().deps.unitOfWork.transaction((tx) => tx.classes.member(classId, studentId));
    const issuesOf = async ({ roster }: Pick<Ports, 'roster'>, id: string) =>
      must(await roster.rows({ id, size: 9 })).list.map(({ state, issues }) =>
        state === 'faulty' ? issues.map(({ message }) => message).join('，') : state,
      );

    it('brings all rows into one class, and takes them out again as they were', async () => {
      const { jing, spring, membersOf } = await withClasses();
      const { deps } = world();
      const careOf = () => deps.unitOfWork.transaction((tx) => tx.care.ofStudent(HONG.id));
      const [left, care] = [await inClass(spring, HONG.id), await careOf()];
      expect(left).toMatchObject({ leftAt: SEED_NOW });
      const sheet = `手机号\t姓名\n${HONG.mobile}\t\n13700001111\t王五`;
      const { id, version, schoolClass } = await reviewed(jing, sheet, [], spring);
      expect(schoolClass).toEqual({ id: spring, name: '春季班' });
      const [row] = must(await jing.roster.rows({ id, size: 1 })).list;
      expect(row?.changes).toEqual([{ field: 'className', old: null, now: '春季班', kept: false }]);
      const applied = must(await jing.roster.apply({ id, version }));
      expect(tally(applied)).toEqual({ made: 1, updated: 1 });
      const made = (await userOf('13700001111'))?.id ?? '';
      for (const studentId of [HONG.id, made])
        expect(await inClass(spring, studentId)).toMatchObject({
          leftAt: null,
          addedBy: JING.id,
          why: { kind: 'roster' },
        });
      expect(await membersOf(spring)).toBe(2);
      expect(acts().filter((act) => act === 'classes.join')).toHaveLength(3);
      // Everybody is in it already, and it is full: there is nothing to do.
      expect(await issuesOf(jing, (await reviewed(jing, sheet, [], spring)).id)).toEqual(['same', 'same']);
      expect(tally(must(await jing.roster.undo({ id })))).toEqual({ reversed: 2 });
      expect(await inClass(spring, HONG.id)).toEqual(left);
      expect(await inClass(spring, made)).toBeUndefined();
      expect(await userOf('13700001111')).toBeUndefined();
      expect(await careOf()).toEqual(care);
      expect(await membersOf(spring)).toBe(0);
    });

    it('keeps in their classes those who were moved since', async () => {
      const { jing, admin, spring, foreign, reason, membersOf } = await withClasses();
      const { id, version } = await reviewed(
        jing,
        `手机号\t姓名\t班级\n${HONG.mobile}\t\t春季班\n13700001111\t王五\t春季班`,
      );
      must(await jing.roster.apply({ id, version }));
      const moving = { classId: spring, toClassId: foreign, studentIds: [HONG.id], reason, endsCare: false };
      must(await admin.schoolClass.moveMembers(moving));
      expect(tally(must(await jing.roster.undo({ id })))).toEqual({ kept: 1, reversed: 1 });
      expect(must(await jing.roster.rows({ id, size: 9, state: 'kept' })).list).toMatchObject([
        { number: 2, why: '导入之后换过班级，或已退出' },
      ]);
      expect(await inClass(foreign, HONG.id)).toMatchObject({ leftAt: null });
      expect([await membersOf(spring), await membersOf(foreign)]).toEqual([0, 1]);
    });

    it('says why somebody does not come into a class, of those alone that whoever imports looks after', async () => {
      const { jing, admin, spring, summer, foreign, reason } = await withClasses();
      const lines = ['春季班', '别人班', '没有'].map((name, at) => `1370000111${at}\t甲\t${name}`);
      const first = await reviewed(jing, ['手机号\t姓名\t班级', ...lines].join('\n'));
      expect(await issuesOf(jing, first.id)).toEqual([
        'new',
        '没有叫“别人班”的班级，或不是你带的班',
        '没有叫“没有”的班级，或不是你带的班',
      ]);
      for (const classId of [foreign, 'nothing'])
        expect(
          await jing.roster.plan({
            id: first.id,
            version: first.version,
            fields: ['mobile', 'name', null],
            overwrites: [],
            classId,
          }),
        ).toMatchObject({
          error: { issues: [{ field: 'classId', message: '没有这个班级，或不是你带的班' }] },
        });
      expect(
        await jing.roster.plan({
          id: first.id,
          version: first.version,
          fields: ['mobile', 'name', 'className'],
          overwrites: [],
          classId: spring,
        }),
      ).toMatchObject({ error: { issues: [{ field: 'fields' }] } });
      must(await admin.schoolClass.addMembers({ classId: summer, studentIds: [HONG.id], reason }));
      const second = await reviewed(jing, `手机号\t姓名\n${HONG.mobile}\t`, [], spring);
      expect(await issuesOf(jing, second.id)).toEqual(['已经在同一班型的“夏季班”里，请到那个班里移动']);
      const { version } = must(await admin.schoolClass.find({ classId: spring }));
      must(await admin.schoolClass.archive({ classId: spring, version, isArchived: true, reason }));
      must(await jing.roster.review({ id: first.id }));
      expect((await issuesOf(jing, first.id))[0]).toBe('班级“春季班”已经归档');
    });

    it('does nothing where a class filled up since, and takes seats in the order of rows', async () => {
      const { jing, admin, spring, reason, membersOf } = await withClasses();
      const sheet = ['手机号\t姓名', ...[1, 2, 3].map((at) => `1370000111${at}\t甲`)].join('\n');
      const { id } = await reviewed(jing, sheet, [], spring);
      const full = '班级“春季班”的名额已满';
      expect(await issuesOf(jing, id)).toEqual(['new', 'new', full]);
      // One row less, and the next has its seat.
      const { roster: after } = must(await jing.roster.skip({ id, number: 2, isSkipped: true }));
      expect(await issuesOf(jing, id)).toEqual(['skipped', 'new', 'new']);
      must(await admin.schoolClass.addMembers({ classId: spring, studentIds: [MING.id], reason }));
      expect(await jing.roster.apply({ id, version: after.version })).toEqual({
        ok: false,
        error: { kind: 'roster-refused', message: '核对之后，第 4 行的学员资料或班级变了，请重新核对' },
      });
      expect(await membersOf(spring)).toBe(1);
      expect(await userOf('13700001112')).toBeUndefined();
      const again = must(await jing.roster.review({ id }));
      expect(await issuesOf(jing, id)).toEqual(['skipped', 'new', full]);
      expect(tally(must(await jing.roster.apply({ id, version: again.version })))).toEqual({
        made: 1,
        skipped: 1,
        unwritten: 1,
      });
      expect(await membersOf(spring)).toBe(2);
    });
  });
};
