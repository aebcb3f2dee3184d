import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { MING, NEW } from '../fakes/index.js';
import { must } from './purchases.js';
import { failure, JING, reviewed, rosterWorld, TAO, TEXT, upload } from './roster-world.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of RosterPort does: who may, and what he is told of others. */
export const rosterReachSuite = (world: WorldOf): void => {
  const { portsOf, userOf } = rosterWorld(world);

  describe('RosterPort: within reach', () => {
    it('tells nobody of students who are not his, nor of others’ rosters', async () => {
      const ports = await portsOf();
      const { id } = await reviewed(
        ports,
        `手机号\t姓名\n${MING.mobile}\t明\n${TAO.mobile}\t涛\n${NEW.mobile}\t新`,
      );
      const { list } = must(await ports.roster.rows({ id, size: 9 }));
      expect(list.map(({ state, studentId, changes }) => [state, studentId, changes])).toEqual([
        ['faulty', null, []],
        ['faulty', null, []],
        ['faulty', null, []],
      ]);
      const other = await loggedIn(world(), 'meilaoshi');
      expect(must(await other.roster.list({ size: 9 })).list).toEqual([]);
      for (const answer of [
        await other.roster.find({ id }),
        await other.roster.rows({ id, size: 9 }),
        await other.roster.review({ id }),
        await other.roster.apply({ id, version: 2 }),
        await other.roster.undo({ id }),
        await other.roster.remove({ id }),
        await other.roster.progress({ id }),
        await other.roster.skip({ id, number: 2, isSkipped: true }),
      ]) {
        expect(answer).toEqual(failure('entity-not-found'));
      }
      const admin = await loggedIn(world(), 'admin');
      expect(
        must(await admin.roster.list({ size: 9 })).list.map((line) => [line.id, line.owner?.name]),
      ).toEqual([[id, JING.name]]);
      must(await admin.roster.remove({ id }));
      expect(await ports.roster.find({ id })).toEqual(failure('entity-not-found'));
    });

    it('tells its owner nothing of whom a super administrator reaches in it', async () => {
      const ports = await portsOf();
      const { id } = await reviewed(ports, `手机号\t姓名\t学校\n${MING.mobile}\t别人\t北京大学`, [
        'name',
        'schoolName',
      ]);
      const admin = await loggedIn(world(), 'admin');
      const { version } = must(await admin.roster.review({ id }));
      const rowsFor = async ({ roster }: Pick<Ports, 'roster'>) =>
        must(await roster.rows({ id, size: 9 })).list;
      expect(await rowsFor(admin)).toMatchObject([{ studentId: MING.id, changes: [{ now: '别人' }, {}] }]);
      const hidden = { studentId: null, changes: [], issues: [], cells: [{ text: MING.mobile }, {}, {}] };
      expect(await rowsFor(ports)).toMatchObject([{ state: 'changed', ...hidden }]);
      must(await admin.roster.apply({ id, version }));
      expect(await rowsFor(ports)).toMatchObject([hidden]);
      expect(await rowsFor(admin)).toMatchObject([{ studentId: MING.id }]);
    });

    it('makes students of an assistant his own, and lets him give nobody to others', async () => {
      const ports = await portsOf('zhujiao');
      const { id, version } = await reviewed(
        ports,
        '手机号\t姓名\t班主任\n13700001111\t甲\t\n13700002222\t乙\tbanzhuren',
      );
      const { list } = must(await ports.roster.rows({ id, size: 9 }));
      expect(list[1]?.issues).toEqual([{ field: 'classTeacher', message: '你不能分配班主任，请去掉这一列' }]);
      must(await ports.roster.apply({ id, version }));
      const made = await userOf('13700001111');
      const care = await world().deps.unitOfWork.transaction((tx) => tx.care.ofStudent(made?.id ?? ''));
      expect(care).toMatchObject([{ staffId: TAO.id, kind: 'assistant' }]);
    });

    it('is for who manages classes', async () => {
      const student = await loggedIn(world());
      expect(await upload(student, TEXT)).toEqual(failure('forbidden'));
      expect(await student.roster.list({ size: 9 })).toEqual(failure('forbidden'));
      expect(await world().visitor().roster.list({ size: 9 })).toEqual(failure('not-logged-in'));
    });
  });
};
