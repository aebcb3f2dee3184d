import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { BO, FU, JING, LAN, QIU, staffed } from '../support/classes.js';

const reason = '离职';

describe('the classes of whoever leaves', () => {
  const world = async () => {
    const made = await staffed();
    const leave = async (userId: string, successorId?: string) => {
      const { employee } = await made.as();
      const { version } = must(await employee.find({ userId }));
      const to = successorId === undefined ? {} : { successorId };
      return employee.leave({ userId, version, reason, ...to });
    };
    const staffOf = async (classId: string) => {
      const one = await made.deps.classes.find(classId);
      return [one?.teacherId, one?.assistantIds];
    };
    return { ...made, leave, staffOf };
  };

  it('go to whoever takes over the students, each as it was led or assisted', async () => {
    const { as, deps, classOf, careOf, leave, staffOf } = await world();
    const led = await classOf({ teacherId: JING.id, assistantIds: [BO.id, QIU.id] }, [MING.id]);
    const assisted = await classOf({ name: '二班', teacherId: LAN.id, assistantIds: [JING.id] }, [HONG.id]);
    const other = await classOf({ name: '三班', teacherId: LAN.id }, []);
    const { employee } = await as();
    expect(must(await employee.find({ userId: JING.id }))).toMatchObject({ classes: 2, students: 2 });
    must(await leave(JING.id, QIU.id));
    expect(await staffOf(led)).toEqual([QIU.id, [BO.id]]);
    expect(await staffOf(assisted)).toEqual([LAN.id, [QIU.id]]);
    expect(await staffOf(other)).toEqual([LAN.id, []]);
    expect(await careOf(MING.id)).toEqual([`${BO.id} assistant`, `${QIU.id} classTeacher`]);
    expect(must(await employee.find({ userId: JING.id })).classes).toBe(0);
    const { list } = await deps.auditLog.page({ limit: 9 }, { subjectKind: 'class', act: 'classes.edit' });
    expect(list.map(({ subjectId, before }) => [subjectId, before]).toSorted()).toEqual(
      [
        [led, { teacherId: JING.id, assistantIds: [BO.id, QIU.id] }],
        [assisted, { assistantIds: [JING.id] }],
      ].toSorted(),
    );
    expect(new Set(list.map(({ batch }) => batch)).size).toBe(1);
    const mings = await as(MING.userName ?? MING.mobile);
    const { classes } = must(await mings.mySchedule.mine());
    expect(classes.map(({ teacher }) => teacher?.name)).toEqual(['秋月']);
  });

  it('are assisted by whoever cannot lead them, and have nobody where nobody takes over', async () => {
    const { as, classOf, leave, staffOf } = await world();
    const led = await classOf({ teacherId: JING.id, assistantIds: [BO.id] }, [MING.id]);
    must(await leave(JING.id, FU.id));
    expect(await staffOf(led)).toEqual([null, [BO.id, FU.id].toSorted()]);
    const { employee } = await as();
    const empty = await classOf({ name: '空班', teacherId: LAN.id, assistantIds: [QIU.id] }, []);
    must(await leave(LAN.id));
    expect(await staffOf(empty)).toEqual([null, [QIU.id]]);
    const { version } = must(await employee.find({ userId: QIU.id }));
    const rights = { role: null, grants: ['orders'] } as const;
    must(await employee.setRights({ userId: QIU.id, version, ...rights, grants: ['orders'], reason }));
    expect(await staffOf(empty)).toEqual([null, []]);
  });
});
