import { shanghaiDay, DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { giveBack } from '../../src/hand-over/index.js';
import { HONG, MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { JING, LAN, QIU, staffed } from '../support/classes.js';

const TEACHES = (id: string) => [`${id} classTeacher`];

const world = async () => {
  const made = await staffed();
  const { deps, as } = made;
  /** Gives students away for some days. */
  const lend = async (
    account: string,
    { from, to, ids = [MING.id], days }: { from: string; to: string; ids?: readonly string[]; days: number },
  ) => {
    const { handOver } = await as(account);
    const lastDay = shanghaiDay(deps.clock.now() + days * DAY_MS);
    const words = { open: 'keep', note: '休假', notes: [] } as const;
    const report = must(
      await handOver.apply({ from, to, target: { ids }, seen: ids.length, lastDay, ...words }),
    );
    expect(report.done).toBe(ids.length);
  };
  const after = async (days: number) => {
    deps.clock.advance(days * DAY_MS);
    await giveBack(deps);
  };
  /** How the hand-overs of a student stand, the oldest first. */
  const backs = async (id: string = MING.id) => {
    const { handOver } = await as();
    return must(await handOver.ofStudent({ userId: id }))
      .map(({ back }) => back)
      .toReversed();
  };
  const lines = async (account = 'admin') => {
    const { handOver } = await as(account);
    return must(await handOver.recent()).map(({ to, students, back }) => [to.id, students, back]);
  };
  return { ...made, lend, after, backs, lines };
};

describe('a hand-over for a time', () => {
  it('gives nobody back to whose class he left meanwhile, and he follows the class at once', async () => {
    const { as, classOf, careOf, lend, after, backs } = await world();
    const classId = await classOf({ name: '一班', teacherId: JING.id }, [MING.id, HONG.id]);
    const toClassId = await classOf({ name: '二班', teacherId: QIU.id }, []);
    await lend('banzhuren', { from: JING.id, to: LAN.id, ids: [MING.id, HONG.id], days: 1 });
    const { schoolClass } = await as();
    const moving = { classId, toClassId, studentIds: [MING.id], reason: '转班' };
    must(await schoolClass.moveMembers({ ...moving, endsCare: true }));
    expect(await careOf(MING.id)).toEqual(TEACHES(QIU.id));
    await after(2);
    expect(await careOf(MING.id)).toEqual(TEACHES(QIU.id));
    expect(await careOf(HONG.id)).toEqual(TEACHES(JING.id));
    expect([await backs(), await backs(HONG.id)]).toEqual([['changed'], ['returned']]);
  });

  it('follows the class that got another teacher, through all who had him for a time', async () => {
    const { classOf, careOf, restaff, lend, after, backs } = await world();
    const classId = await classOf({ teacherId: JING.id, assistantIds: [LAN.id] }, [MING.id]);
    await lend('banzhuren', { from: JING.id, to: LAN.id, days: 3 });
    must(await restaff('admin', classId, { teacherId: QIU.id, assistantIds: [LAN.id] }));
    const now = [`${LAN.id} assistant`, ...TEACHES(QIU.id)];
    expect(await careOf(MING.id)).toEqual(now);
    await after(4);
    expect(await careOf(MING.id)).toEqual(now);
    expect(await backs()).toEqual(['changed']);
  });

  it('keeps for its giver whom another class than his took in and let go', async () => {
    const { as, assign, classOf, careOf, lend, after } = await world();
    await assign(MING.id, JING.id);
    const classId = await classOf({ teacherId: QIU.id }, [MING.id]);
    await lend('banzhuren', { from: JING.id, to: LAN.id, days: 1 });
    const { schoolClass } = await as();
    must(await schoolClass.removeMembers({ classId, studentIds: [MING.id], reason: '退班', endsCare: true }));
    expect(await careOf(MING.id)).toEqual(TEACHES(LAN.id));
    await after(2);
    expect(await careOf(MING.id)).toEqual(TEACHES(JING.id));
  });

  it('gives back to the first one whom the second gave on for longer, when that is over', async () => {
    const { assign, careOf, lend, after, backs, lines } = await world();
    await assign(MING.id, JING.id);
    await lend('banzhuren', { from: JING.id, to: LAN.id, days: 5 });
    await lend('lanlaoshi', { from: LAN.id, to: QIU.id, days: 10 });
    await after(6);
    expect([await careOf(MING.id), await backs()]).toEqual([TEACHES(QIU.id), [null, null]]);
    expect(await lines('banzhuren')).toEqual([[LAN.id, 1, 0]]);
    await after(6);
    expect([await careOf(MING.id), await backs()]).toEqual([TEACHES(JING.id), ['returned', 'returned']]);
    expect(await lines('banzhuren')).toEqual([[LAN.id, 1, 1]]);
  });

  it('goes back step by step where the second gave him on for less', async () => {
    const { assign, careOf, lend, after, backs } = await world();
    await assign(MING.id, JING.id);
    await lend('banzhuren', { from: JING.id, to: LAN.id, days: 9 });
    await lend('lanlaoshi', { from: LAN.id, to: QIU.id, days: 2 });
    await after(3);
    expect([await careOf(MING.id), await backs()]).toEqual([TEACHES(LAN.id), [null, 'returned']]);
    await after(7);
    expect([await careOf(MING.id), await backs()]).toEqual([TEACHES(JING.id), ['returned', 'returned']]);
  });

  it('says of both that he stays where somebody else put him meanwhile, and counts him not as back', async () => {
    const { as, assign, careOf, lend, after, backs, lines } = await world();
    await assign(MING.id, JING.id);
    await lend('banzhuren', { from: JING.id, to: LAN.id, days: 2 });
    await lend('lanlaoshi', { from: LAN.id, to: QIU.id, days: 4 });
    await after(3);
    const { student } = await as();
    const change = { act: 'classTeacher', staffId: LAN.id } as const;
    must(await student.assign({ target: { ids: [MING.id] }, seen: 1, change }));
    await after(3);
    expect([await careOf(MING.id), await backs()]).toEqual([TEACHES(LAN.id), ['changed', 'changed']]);
    expect(await lines('banzhuren')).toEqual([[LAN.id, 1, 0]]);
  });

  it('makes no assistant a class teacher again, and says that its giver can look after him no more', async () => {
    const { as, assign, careOf, lend, after, backs, lines } = await world();
    await assign(MING.id, JING.id);
    await lend('banzhuren', { from: JING.id, to: LAN.id, days: 1 });
    const { employee } = await as();
    const { version } = must(await employee.find({ userId: JING.id }));
    const rights = { role: 'teacher', grants: [] } as const;
    must(await employee.setRights({ userId: JING.id, version, ...rights, reason: '换岗' }));
    await after(2);
    expect([await careOf(MING.id), await backs()]).toEqual([TEACHES(LAN.id), ['gone']]);
    expect(await lines()).toEqual([[LAN.id, 1, 0]]);
  });
});
