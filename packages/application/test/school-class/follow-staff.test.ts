import { describe, expect, it } from 'vitest';
import { followDueStaff } from '../../src/school-class/index.js';
import { HONG, MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { JING, QIU, staffed } from '../support/classes.js';

const WAIT_MS = 60_000;

const fail = (error: unknown): never => {
  throw error;
};

describe('students who follow the staff of their class', () => {
  it('do so by the job where the process ended in between, once', async () => {
    const { deps, classOf, careOf, restaff } = await staffed();
    const classId = await classOf({ teacherId: JING.id }, [MING.id, HONG.id]);
    const { unitOfWork } = deps;
    const { transaction } = unitOfWork;
    // The change of the class stands, and nothing of what follows.
    let isOver = false;
    unitOfWork.transaction = async (work) => {
      if (isOver) throw new Error('the process ended');
      return transaction(async (tx) => {
        const store = tx.classes.putStaffChange;
        tx.classes.putStaffChange = async (change) => {
          await store(change);
          isOver = true;
        };
        return work(tx);
      });
    };
    await expect(restaff('admin', classId, { teacherId: QIU.id })).rejects.toThrow('the process ended');
    unitOfWork.transaction = transaction;
    expect(await careOf(MING.id)).toEqual([`${JING.id} classTeacher`]);
    expect(await followDueStaff(deps, fail)).toBe(0);
    deps.clock.advance(WAIT_MS);
    expect(await followDueStaff(deps, fail)).toBe(1);
    for (const { id } of [MING, HONG]) expect(await careOf(id)).toEqual([`${QIU.id} classTeacher`]);
    expect(await followDueStaff(deps, fail)).toBe(0);
  });

  it('have nothing left to do after a change that went through, and wait a minute where one breaks', async () => {
    const { deps, classOf, careOf, restaff } = await staffed();
    const classId = await classOf({ teacherId: JING.id }, [MING.id]);
    must(await restaff('admin', classId, { teacherId: QIU.id }));
    deps.clock.advance(WAIT_MS);
    expect(await followDueStaff(deps, fail)).toBe(0);
    const change = { id: 's-1', classId, teacherId: QIU.id, assistantIds: [], changedBy: 'u-admin' };
    const dueAt = deps.clock.now();
    await deps.unitOfWork.transaction(({ classes }) =>
      classes.putStaffChange({ ...change, reachesAll: true, dueAt }),
    );
    const told: object[] = [];
    const ids = { next: () => fail(new Error('no id')) };
    expect(await followDueStaff({ ...deps, ids }, (_error, about) => void told.push(about))).toBe(1);
    expect(told).toEqual([{ classId }]);
    expect(await followDueStaff(deps, fail)).toBe(0);
    deps.clock.advance(WAIT_MS);
    expect(await followDueStaff(deps, fail)).toBe(1);
    expect(await careOf(MING.id)).toEqual([`${QIU.id} classTeacher`]);
  });

  it('follow where nobody changed it but the server, and no member of staff is named for that', async () => {
    const { deps, classOf, careOf, assign } = await staffed();
    const classId = await classOf({ teacherId: QIU.id }, [MING.id]);
    await assign(MING.id, JING.id);
    const change = { id: 's-1', classId, teacherId: JING.id, assistantIds: [], changedBy: null };
    await deps.unitOfWork.transaction(({ classes }) =>
      classes.putStaffChange({ ...change, reachesAll: true, dueAt: deps.clock.now() }),
    );
    expect(await followDueStaff(deps, fail)).toBe(1);
    expect(await careOf(MING.id)).toEqual([`${QIU.id} classTeacher`]);
    const { list } = await deps.auditLog.page({ limit: 1 }, {});
    expect(list).toMatchObject([{ actorKind: 'system', actor: null }]);
  });
});
