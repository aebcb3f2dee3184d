import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { BO, FU, JING, LAN, staffed } from '../support/classes.js';

const reason = '报名表';

describe('the care that a class gives', () => {
  it('never takes a student from a class teacher whom another class did not make his', async () => {
    const { as, assign, classOf, careOf, restaff } = await staffed();
    await assign(MING.id, LAN.id);
    const classId = await classOf({ teacherId: JING.id, assistantIds: [LAN.id] }, [MING.id, HONG.id]);
    expect(await careOf(HONG.id)).toEqual([`${JING.id} classTeacher`, `${LAN.id} assistant`]);
    must(await restaff('banzhuren', classId, { teacherId: JING.id }));
    expect(await careOf(MING.id)).toEqual([`${LAN.id} classTeacher`]);
    expect(await careOf(HONG.id)).toEqual([`${JING.id} classTeacher`]);
    must(await restaff('admin', classId, { teacherId: JING.id, assistantIds: [LAN.id] }));
    const { schoolClass } = await as();
    must(
      await schoolClass.removeMembers({ classId, studentIds: [MING.id, HONG.id], reason, endsCare: true }),
    );
    expect(await careOf(MING.id)).toEqual([`${LAN.id} classTeacher`]);
    expect(await careOf(HONG.id)).toEqual([]);
  });

  it('keeps an assistant of a student who leads a class that he leaves', async () => {
    const { as, assign, classOf, careOf } = await staffed();
    await assign(MING.id, LAN.id);
    await assign(MING.id, JING.id, 'assistant');
    const classId = await classOf({ teacherId: JING.id }, [MING.id]);
    const { schoolClass } = await as();
    must(await schoolClass.removeMembers({ classId, studentIds: [MING.id], reason, endsCare: true }));
    expect(await careOf(MING.id)).toEqual([`${JING.id} assistant`, `${LAN.id} classTeacher`]);
  });

  it('gives a new assistant those only whom the editor reaches, unless he defines classes', async () => {
    const { assign, classOf, careOf, restaff } = await staffed();
    await assign(MING.id, LAN.id);
    const classId = await classOf({ teacherId: JING.id }, [MING.id, HONG.id]);
    must(await restaff('banzhuren', classId, { teacherId: JING.id, assistantIds: [FU.id] }));
    expect(await careOf(MING.id)).toEqual([`${LAN.id} classTeacher`]);
    expect(await careOf(HONG.id)).toEqual([`${FU.id} assistant`, `${JING.id} classTeacher`]);
    must(await restaff('admin', classId, { teacherId: JING.id, assistantIds: [BO.id, FU.id] }));
    expect(await careOf(MING.id)).toEqual([
      `${BO.id} assistant`,
      `${FU.id} assistant`,
      `${LAN.id} classTeacher`,
    ]);
  });

  it('lets whoever assigns nobody end his own care only', async () => {
    const { as, classOf, careOf } = await staffed();
    const other = await classOf({ name: '前端班', assistantIds: [BO.id], teacherId: LAN.id }, []);
    const classId = await classOf({ teacherId: JING.id, assistantIds: [BO.id] }, [MING.id, HONG.id]);
    const { schoolClass } = await as('bolaoshi');
    must(await schoolClass.removeMembers({ classId, studentIds: [MING.id], reason, endsCare: true }));
    expect(await careOf(MING.id)).toEqual([`${JING.id} classTeacher`]);
    const move = { classId, toClassId: other, studentIds: [HONG.id], reason, endsCare: true };
    must(await schoolClass.moveMembers(move));
    expect(await careOf(HONG.id)).toEqual([`${BO.id} assistant`, `${JING.id} classTeacher`]);
  });
});
