import { describe, expect, it } from 'vitest';
import { addMembers, HONG, MING } from '../fakes/index.js';
import { failure, issue, JING, MEI, PLACE, reason, RIGHTS, TAO, withStaff } from './employee-seed.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type WorldOf } from './world.js';

/** Where somebody is of whom nothing is known but his title. */
const NOWHERE = { departmentId: null, email: null, phone: ' ' } as const;
const OWN = issue('userId', '自己的权限与离职由另一位超级管理员处理');

/** What every implementation of EmployeePort does when somebody begins, may do something else, leaves or comes back. */
export const employeeRightsSuite = (world: WorldOf): void => {
  const portsOf = async (account = 'admin') => loggedIn(await withStaff(world()), account);

  describe('EmployeePort, of rights,', () => {
    it('makes a member staff, whose logins of before end', async () => {
      const { employee } = await portsOf();
      const ofMing = await loggedIn(world());
      expect(await employee.join({ account: 'XiaoMing', ...RIGHTS, ...PLACE, reason })).toMatchObject({
        value: { id: MING.id, role: 'teacher', sessions: 0 },
      });
      expect(await ofMing.staff.me()).toEqual(failure('not-logged-in'));
      const again = await employee.join({ account: 'xiaoming', ...RIGHTS, ...PLACE, reason });
      expect(again).toEqual(issue('account', '他已经是员工'));
      const nobody = await employee.join({ account: 'nobody', ...RIGHTS, ...PLACE, reason });
      expect(nobody).toEqual(issue('account', '没有这个账号，请核对手机号或用户名'));
    });

    it('tells the log of a first day, and where somebody works from then on', async () => {
      const { employee, department } = await portsOf();
      must(await department.add({ parentId: null, name: '教学部' }));
      const departmentId = must(await department.tree()).departments[0]?.id ?? '';
      const place = { departmentId, title: '老师', email: 'ming@example.com', phone: '8001' };
      must(await employee.join({ account: 'xiaoming', ...RIGHTS, ...place, reason }));
      must(await employee.join({ account: 'xiaohong', ...RIGHTS, ...place, ...NOWHERE, reason }));
      const lines = world().deps.auditLog.stored.filter(({ act }) => act.startsWith('staff.'));
      expect(lines.map(({ act, about, before, after }) => [act, about, before, after])).toEqual([
        ['staff.add', MING.id, {}, { ...RIGHTS, ...place }],
        ['staff.add', HONG.id, {}, { ...RIGHTS, title: '老师' }],
      ]);
    });

    it('changes rights, but nobody’s own, and logs him out', async () => {
      const { employee, student } = await portsOf();
      await addMembers(world().deps, [MEI], { role: 'class', grants: [] });
      const ofJing = await loggedIn(world(), 'banzhuren');
      const grants = ['orders', 'contacts'] as const;
      const seen = { userId: JING.id, version: 1 };
      const kept = issue('role', '他还负责 2 位学员，请先在学员管理里交给别人');
      expect(await employee.setRights({ ...seen, role: null, grants, reason })).toEqual(kept);
      const target = { ids: [MING.id, HONG.id] };
      expect(
        await student.assign({ target, seen: 2, change: { act: 'classTeacher', staffId: MEI.id } }),
      ).toMatchObject({ value: { done: 2 } });
      expect(await employee.setRights({ ...seen, role: null, grants, reason })).toMatchObject({
        value: { role: null, grants: ['contacts', 'orders'], version: 2 },
      });
      expect(await ofJing.staff.me()).toEqual(failure('not-logged-in'));
      const late = await employee.setRights({ ...seen, role: 'class', grants: [], reason });
      expect(late).toMatchObject({ error: { kind: 'changed-meanwhile', now: { role: null } } });
      const own = { userId: 'u-admin', version: 1 };
      expect(await employee.setRights({ ...own, role: 'class', grants: [], reason })).toEqual(OWN);
      expect(await employee.leave({ ...own, reason })).toEqual(OWN);
      const lines = world().deps.auditLog.stored.filter(({ act }) => act !== 'students.assign');
      expect(lines).toMatchObject([{ act: 'staff.role', about: JING.id, reason }]);
    });

    it('hands over the students of whoever leaves, who is out at once, and may come back', async () => {
      const ports = await portsOf();
      const { employee } = ports;
      const ofJing = await loggedIn(world(), 'banzhuren');
      const login = await ofJing.member.loginUser();
      expect(login).toMatchObject({ ok: true });
      const seen = { userId: JING.id, version: 1 };
      const needed = issue('successorId', '他还负责 2 位学员，请选择接手的人');
      expect(await employee.leave({ ...seen, reason })).toEqual(needed);
      for (const successorId of [MING.id, 'nobody', JING.id]) {
        const refused = await employee.leave({ ...seen, successorId, reason });
        expect(refused).toMatchObject({ error: { issues: [{ field: 'successorId' }] } });
      }
      expect(await employee.leave({ ...seen, successorId: TAO.id, reason: ' ' })).toEqual(
        issue('reason', '原因必须填写'),
      );
      expect(await employee.leave({ ...seen, successorId: TAO.id, reason })).toMatchObject({
        value: {
          state: 'left',
          role: null,
          grants: [],
          leftAt: SEED_NOW,
          students: 0,
          sessions: 0,
          version: 2,
        },
      });
      expect(await ofJing.student.list({ size: 1 })).toEqual(failure('not-logged-in'));
      const ofTao = { classTeacher: `is:${TAO.id}` };
      expect(await ports.student.count(ofTao)).toMatchObject({ value: { count: 2 } });
      expect(await employee.find({ userId: TAO.id })).toMatchObject({ value: { students: 2 } });
      expect(await employee.count({ state: 'is:left', leftAt: 'some' })).toMatchObject({
        value: { count: 1 },
      });
      const left = { userId: JING.id, version: 2 };
      expect(await employee.leave({ ...left, reason })).toEqual(issue('userId', '他已经离职'));
      expect(await employee.setRights({ ...left, ...RIGHTS, reason })).toMatchObject({
        error: { issues: [{ field: 'userId' }] },
      });
      expect(await employee.comeBack({ ...left, ...RIGHTS, reason })).toMatchObject({
        value: { state: 'active', role: 'teacher', leftAt: null, version: 3 },
      });
      expect(await employee.comeBack({ userId: JING.id, version: 3, ...RIGHTS, reason })).toEqual(
        issue('userId', '他没有离职'),
      );
    });

    it('lets the address of somebody who left be corrected, who stays away', async () => {
      const { employee } = await portsOf();
      must(await employee.leave({ userId: TAO.id, version: 1, successorId: JING.id, reason }));
      const place = { ...PLACE, email: 'tao@example.com' };
      expect(await employee.edit({ userId: TAO.id, version: 2, ...place })).toMatchObject({
        value: { email: 'tao@example.com', state: 'left', role: null, version: 3 },
      });
    });

    it('tells the log of those in his care whom the list of students does not show', async () => {
      const { employee } = await portsOf();
      const { deps } = world();
      await addMembers(deps, [MEI], { role: 'class', grants: [] });
      const inCareOf = (staffId: string, studentId: string) =>
        deps.unitOfWork.transaction(({ care }) =>
          care.assign({ studentId, staffId, kind: 'classTeacher', since: SEED_NOW }),
        );
      const seen = { userId: MEI.id, reason };
      await inCareOf(MEI.id, TAO.id);
      const rights = { role: null, grants: ['contacts'] } as const;
      must(await employee.setRights({ ...seen, version: 1, ...rights }));
      must(await employee.setRights({ ...seen, version: 2, role: 'class', grants: [] }));
      await inCareOf(MEI.id, TAO.id);
      must(await employee.leave({ ...seen, version: 3 }));
      await inCareOf(JING.id, MEI.id);
      const ofJing = { userId: JING.id, version: 1, reason };
      must(await employee.leave({ ...ofJing, successorId: TAO.id }));
      const lines = deps.auditLog.stored.filter(({ act }) => act !== 'students.assign');
      expect(lines).toMatchObject([
        { act: 'staff.role', after: { unlisted: 1 } },
        { act: 'staff.role', after: { role: 'class' } },
        { act: 'staff.disable', after: { unlisted: 1 } },
        { act: 'staff.disable', after: { successorId: TAO.id, students: 2, unlisted: 1 } },
      ]);
      expect(lines[1]?.after).not.toHaveProperty('unlisted');
    });

    it('tells the log of each student who is in other hands, with the leaving in one batch', async () => {
      const { employee, studentPage } = await portsOf();
      const { deps } = world();
      deps.clock.advance(1_000);
      must(await employee.leave({ userId: JING.id, version: 1, successorId: TAO.id, reason }));
      const { stored } = deps.auditLog;
      const of = (kind: 'assistant' | 'classTeacher', since: number) => ({ kind, since });
      const [was, is] = [of('classTeacher', SEED_NOW), of('classTeacher', SEED_NOW + 1_000)];
      expect(stored).toMatchObject([
        { act: 'students.assign', about: HONG.id, before: { [JING.id]: was }, after: { [TAO.id]: is } },
        {
          act: 'students.assign',
          about: MING.id,
          before: { [JING.id]: was, [TAO.id]: of('assistant', SEED_NOW) },
          after: { [TAO.id]: is },
        },
        { act: 'staff.disable', about: JING.id, after: { successorId: TAO.id, students: 2 }, reason },
      ]);
      expect(stored[0]?.batch).toEqual(expect.any(String));
      expect(new Set(stored.map(({ batch }) => batch)).size).toBe(1);
      const acts = must(await studentPage.acts({ userId: HONG.id, size: 5 })).list;
      expect(acts).toMatchObject([
        { act: 'students.assign', detail: { before: { [JING.id]: was }, after: { [TAO.id]: is } } },
      ]);
    });

    it('hands nobody back by halves: a leaving is no act on students that can be undone', async () => {
      const { employee, student } = await portsOf();
      const { deps } = world();
      must(await employee.leave({ userId: JING.id, version: 1, successorId: TAO.id, reason }));
      const batch = deps.auditLog.stored.at(-1)?.batch ?? '';
      expect(await student.undoAssign({ batch })).toEqual(failure('entity-not-found'));
      must(await employee.comeBack({ userId: JING.id, version: 2, role: 'class', grants: [], reason }));
      expect(await student.undoAssign({ batch })).toEqual(failure('entity-not-found'));
      expect(await employee.find({ userId: TAO.id })).toMatchObject({ value: { students: 2 } });
    });

    it('hands students over to nobody who left', async () => {
      const { employee } = await portsOf();
      const seen = { version: 1, reason };
      expect(await employee.leave({ ...seen, userId: TAO.id, successorId: JING.id })).toMatchObject({
        ok: true,
      });
      expect(await employee.leave({ ...seen, userId: JING.id, successorId: TAO.id })).toEqual(
        issue('successorId', '接手的人要是能看学员的在职员工'),
      );
      expect(await employee.find({ userId: JING.id })).toMatchObject({
        value: { state: 'active', students: 2 },
      });
    });

    it('keeps the last super administrator', async () => {
      const { employee } = await portsOf();
      const rights = { role: 'superAdmin', grants: [], reason } as const;
      await employee.setRights({ userId: TAO.id, version: 1, ...rights });
      const ofTao = await loggedIn(world(), 'zhujiao');
      expect(await ofTao.employee.leave({ userId: 'u-admin', version: 1, reason })).toMatchObject({
        ok: true,
      });
      // Whoever was dismissed dismisses nobody, though he had been logged in.
      expect(await employee.leave({ userId: TAO.id, version: 2, reason })).toEqual(failure('not-logged-in'));
      expect(await ofTao.employee.leave({ userId: TAO.id, version: 2, reason })).toEqual(OWN);
    });
  });
};
