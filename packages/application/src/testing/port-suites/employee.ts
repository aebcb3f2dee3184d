import { describe, expect, it } from 'vitest';
import { EMPLOYEE_NAMES_MAX } from '../../employee/port.js';
import { addMembers, MING, PASSWORD } from '../fakes/index.js';
import { failure, issue, JING, PLACE, reason, RIGHTS, TAO, withStaff } from './employee-seed.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const ACCOUNT = {
  mobile: '13900000077',
  userName: 'xinren',
  name: '新人',
  firstLogin: 'sms',
  reason,
} as const;

/** What every implementation of EmployeePort does. */
export const employeeSuite = (world: WorldOf): void => {
  const portsOf = async (account = 'admin') => loggedIn(await withStaff(world()), account);

  describe('EmployeePort', () => {
    it('lists who works here, with the columns that were chosen', async () => {
      const { employee } = await portsOf('zhujiao');
      expect(
        await employee.list({ size: 20, sort: 'userName', columns: ['userName', 'mobile', 'role'] }),
      ).toEqual({
        ok: true,
        value: {
          list: [
            { id: 'u-admin', userName: 'admin', mobile: '139****0001', role: 'superAdmin' },
            { id: JING.id, userName: 'banzhuren', mobile: '139****0002', role: 'class' },
            { id: TAO.id, userName: 'zhujiao', mobile: '139****0003', role: 'teacher' },
          ],
          previous: null,
          next: null,
        },
      });
      expect(await employee.count({})).toEqual({ ok: true, value: { count: 3, isMore: false } });
      const found = async (filter: Parameters<typeof employee.count>[0]) => {
        const list = await employee.list({
          size: 20,
          columns: ['students', 'department', 'grants'],
          ...filter,
        });
        return list.ok ? list.value.list : list.error.kind;
      };
      const tao = { id: TAO.id, students: 1, department: null, grants: ['contacts', 'orders'] };
      expect(await found({ grants: 'is:orders' })).toEqual([tao]);
      expect(await found({ grants: 'of:contacts,partners' })).toEqual([tao]);
      expect(await found({ grants: 'is:partners' })).toEqual([]);
      expect(await found({ grants: 'is:money' })).toEqual([]);
      expect(await found({ role: 'is:class' })).toMatchObject([{ id: JING.id, students: 2 }]);
      expect(await found({ search: '0003', state: 'is:active' })).toMatchObject([{ id: TAO.id }]);
    });

    it('finds a department with those below it', async () => {
      const { employee, department } = await portsOf();
      const tree = await department.add({ parentId: null, name: '教学部' });
      const top = tree.ok ? (tree.value.departments[0]?.id ?? '') : '';
      const below = await department.add({ parentId: top, name: '一组' });
      const group = below.ok ? (below.value.departments[1]?.id ?? '') : '';
      const contact = { title: null, email: null, phone: null };
      await employee.edit({ userId: JING.id, version: 1, departmentId: group, ...contact });
      const count = async (id: string) => {
        const counted = await employee.count({ department: `is:${id}` });
        return counted.ok ? counted.value.count : counted.error.kind;
      };
      expect([await count(top), await count(group), await count('nobody')]).toEqual([1, 1, 0]);
      expect(await employee.count({ department: 'empty' })).toMatchObject({ value: { count: 2 } });
      expect(await department.tree()).toMatchObject({
        value: {
          departments: [
            { people: 0, peopleBelow: 1 },
            { people: 1, peopleBelow: 1 },
          ],
          unassigned: 2,
        },
      });
    });

    it('tells of somebody all but his mobile, which it shows when asked, and says so', async () => {
      const ports = await portsOf('zhujiao');
      await loggedIn(world(), 'banzhuren');
      const now = world().deps.clock.now();
      expect(await ports.employee.find({ userId: JING.id })).toEqual({
        ok: true,
        value: {
          id: JING.id,
          name: '陈静',
          userName: 'banzhuren',
          mobile: '139****0002',
          title: null,
          email: null,
          phone: null,
          department: null,
          role: 'class',
          grants: [],
          state: 'active',
          joinedAt: SEED_NOW,
          leftAt: null,
          students: 2,
          classes: 0,
          sessions: 1,
          lastSeenAt: now,
          lastLoginAt: now,
          version: 1,
          changedAt: SEED_NOW,
          changedBy: null,
        },
      });
      const shown = await ports.employee.mobile({ userId: JING.id });
      expect(shown).toEqual({ ok: true, value: { mobile: JING.mobile } });
      expect(world().deps.auditLog.stored).toMatchObject([
        { act: 'staff.mobile', actor: TAO.id, about: JING.id, before: {}, after: {} },
      ]);
      expect(await ports.employee.find({ userId: MING.id })).toEqual(failure('entity-not-found'));
      expect(await ports.employee.mobile({ userId: MING.id })).toEqual(failure('entity-not-found'));
    });

    it('tells the names of those who work here or did, and of nobody else', async () => {
      const { employee } = await portsOf();
      await addMembers(world().deps, [{ id: 'u-wu', mobile: '13900000014', userName: 'wuming' }], {
        role: 'teacher',
        grants: [],
      });
      must(await employee.leave({ userId: TAO.id, version: 1, successorId: JING.id, reason }));
      const ids = [TAO.id, MING.id, 'nobody', 'u-wu', JING.id, JING.id];
      const found = must(await employee.names({ ids }));
      expect(found.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
        { id: JING.id, name: '陈静' },
        { id: TAO.id, name: '王涛' },
        { id: 'u-wu', name: 'wuming' },
      ]);
      expect(await employee.names({ ids: ['nobody'] })).toEqual({ ok: true, value: [] });
      const many = Array.from({ length: EMPLOYEE_NAMES_MAX }, (_, at) => `nobody-${at}`);
      expect(await employee.names({ ids: many })).toEqual({ ok: true, value: [] });
      expect(await employee.names({ ids: [...many, JING.id] })).toMatchObject(failure('invalid-input'));
    });

    it('tells why somebody may do something', async () => {
      const { employee } = await portsOf();
      const why = async (userId: string, right: string) => {
        const all = await employee.why({ userId });
        return all.ok ? all.value.find((one) => one.right === right) : undefined;
      };
      expect(await why(JING.id, 'students.see')).toMatchObject({
        reach: 'own',
        why: 'role',
        words: '他的角色是班主任，只到自己负责的学员',
      });
      expect(await why(TAO.id, 'orders.see')).toMatchObject({ reach: 'all', why: 'grant' });
      expect(await why('u-admin', 'audit.see')).toMatchObject({ reach: 'all', why: 'super' });
      expect(await why(JING.id, 'orders.see')).toMatchObject({
        reach: 'none',
        why: 'nobody',
        words: '没有：只有超级管理员、有「订单」授权的员工可以',
      });
    });

    it('lets whoever keeps the contacts change where somebody works, and nothing more', async () => {
      const { employee } = await portsOf('zhujiao');
      const place = { departmentId: null, title: ' 班主任组长 ', email: 'jing@example.com', phone: '' };
      expect(await employee.edit({ userId: JING.id, version: 1, ...place })).toMatchObject({
        value: {
          title: '班主任组长',
          email: 'jing@example.com',
          phone: null,
          version: 2,
          changedBy: { id: TAO.id },
        },
      });
      expect(await employee.edit({ userId: JING.id, version: 1, ...place })).toMatchObject({
        error: { kind: 'changed-meanwhile', version: 2, by: { name: '王涛' }, now: { title: '班主任组长' } },
      });
      // What changes nothing is no change.
      expect(await employee.edit({ userId: JING.id, version: 2, ...place })).toMatchObject({
        value: { version: 2 },
      });
      const wrong = await employee.edit({
        userId: JING.id,
        version: 2,
        ...place,
        email: 'x',
        departmentId: 'x',
      });
      expect(wrong).toMatchObject({ error: { issues: [{ field: 'departmentId' }, { field: 'email' }] } });
      const seen = { userId: TAO.id, version: 1 };
      for (const answer of [
        await employee.setRights({ ...seen, role: 'superAdmin', grants: [], reason }),
        await employee.leave({ ...seen, reason }),
        await employee.comeBack({ ...seen, ...RIGHTS, reason }),
        await employee.join({ account: MING.mobile, ...RIGHTS, ...PLACE, reason }),
        await employee.add({ ...ACCOUNT, ...RIGHTS, ...PLACE }),
      ]) {
        expect(answer).toEqual(failure('forbidden'));
      }
    });

    it('tells the audit log of no whole mobile, however it was written', async () => {
      const { employee } = await portsOf();
      const place = { departmentId: null, title: '电话 +8613912345678', email: '13812345678@139.com' };
      const phone = '86-139 1234-5678';
      must(await employee.edit({ userId: JING.id, version: 1, ...place, phone }));
      expect(world().deps.auditLog.stored).toMatchObject([
        { after: { title: '电话 +86139****5678', email: '138****5678@139.com', phone: '86-139****5678' } },
      ]);
      const named = { ...ACCOUNT, name: '新人 13912345678', reason: '加我 13812345678' };
      must(await employee.add({ ...named, ...RIGHTS, ...PLACE }));
      expect(world().deps.auditLog.stored[1]).toMatchObject({
        after: { name: '新人 139****5678', title: PLACE.title },
        reason: '加我 138****5678',
      });
    });

    it('makes an account with a password that opens it, and one that opens by SMS', async () => {
      const { employee } = await portsOf();
      const added = await employee.add({ ...ACCOUNT, firstLogin: 'password', ...RIGHTS, ...PLACE });
      expect(added).toMatchObject({
        value: {
          employee: { name: '新人', userName: 'xinren', role: 'teacher', title: '老师', state: 'active' },
        },
      });
      const pwd = added.ok ? added.value.password : null;
      const { member, staff } = world().visitor();
      expect(await member.login({ account: 'xinren', pwd: pwd ?? '' })).toMatchObject({
        value: { mustChangePassword: true },
      });
      must(await member.changeInitialPassword({ pwd: 'a fresh one', confirm: 'a fresh one' }));
      expect(await staff.me()).toEqual({ ok: true, value: RIGHTS });
      expect(await employee.add({ ...ACCOUNT, ...RIGHTS, ...PLACE })).toMatchObject({
        error: { issues: [{ field: 'mobile' }, { field: 'userName' }] },
      });
      const other = { ...ACCOUNT, mobile: '13900000078', userName: 'lingyiwei' };
      expect(await employee.add({ ...other, ...RIGHTS, ...PLACE })).toMatchObject({
        value: { password: null },
      });
      const bad = { ...other, mobile: '1', userName: '1', name: ' ', reason: ' ' };
      const refused = await employee.add({ ...bad, role: null, grants: [], ...PLACE });
      expect(refused.ok ? [] : refused.error).toMatchObject({
        issues: ['mobile', 'userName', 'name', 'role', 'reason'].map((field) => ({ field })),
      });
    });

    it('gives another password to whoever lost his, who is out and changes it first', async () => {
      const { employee } = await portsOf();
      const ofJing = await loggedIn(world(), 'banzhuren');
      const seen = { userId: JING.id, version: 1 };
      expect(await employee.renewPassword({ ...seen, reason: ' ' })).toEqual(issue('reason', '原因必须填写'));
      const renewed = must(await employee.renewPassword({ ...seen, reason }));
      expect(renewed).toMatchObject({ employee: { id: JING.id, version: 2, sessions: 0 } });
      expect(await ofJing.staff.me()).toEqual(failure('not-logged-in'));
      expect(await employee.renewPassword({ ...seen, reason })).toMatchObject(failure('changed-meanwhile'));
      const login = (pwd: string) => world().visitor().member.login({ account: 'banzhuren', pwd });
      expect(await login(PASSWORD)).toEqual(failure('wrong-credentials'));
      expect(await login(renewed.password)).toMatchObject({ value: { mustChangePassword: true } });
      expect(world().deps.auditLog.stored).toMatchObject([{ act: 'staff.password', about: JING.id, reason }]);
      expect(JSON.stringify(world().deps.auditLog.stored)).not.toContain(renewed.password);
      expect([...world().deps.securityLog.stored.values()]).toContainEqual(
        expect.objectContaining({ kind: 'password', subject: `member ${JING.id}`, detail: 'initial' }),
      );
      const own = await employee.renewPassword({ userId: 'u-admin', version: 1, reason });
      expect(own).toEqual(issue('userId', '自己的密码请在账号菜单里修改'));
      const nobody = await employee.renewPassword({ userId: 'nobody', version: 1, reason });
      expect(nobody).toEqual(failure('entity-not-found'));
      must(await employee.leave({ userId: TAO.id, version: 1, successorId: JING.id, reason }));
      const left = await employee.renewPassword({ userId: TAO.id, version: 2, reason });
      expect(left).toEqual(issue('userId', '他已经离职，请先让他重新入职'));
    });

    it('shows nobody else anything', async () => {
      const visitor = world().visitor().employee;
      expect(await visitor.list({ size: 1 })).toEqual(failure('not-logged-in'));
      expect(await visitor.find({ userId: 'u-admin' })).toEqual(failure('not-logged-in'));
      const { employee } = await portsOf('banzhuren');
      const userId = 'u-admin';
      for (const answer of [
        await employee.list({ size: 1 }),
        await employee.count({}),
        await employee.names({ ids: [userId] }),
        await employee.find({ userId }),
        await employee.why({ userId }),
        await employee.mobile({ userId }),
        await employee.edit({ userId, version: 1, ...PLACE }),
      ]) {
        expect(answer).toEqual(failure('forbidden'));
      }
    });
  });
};

/** A way to make each call of the area. */
export const employeeTries: Tries<'employee'> = {
  list: ({ employee }) => employee.list({ size: 20 }),
  count: ({ employee }) => employee.count({}),
  names: ({ employee }, { id }) => employee.names({ ids: [id] }),
  find: ({ employee }, { id: userId }) => employee.find({ userId }),
  mobile: ({ employee }, { id: userId }) => employee.mobile({ userId }),
  why: ({ employee }, { id: userId }) => employee.why({ userId }),
  edit: ({ employee }, { id: userId }) => employee.edit({ userId, version: 1, ...PLACE }),
  add: ({ employee }) => employee.add({ ...ACCOUNT, ...RIGHTS, ...PLACE }),
  setRights: ({ employee }, { id: userId }) => employee.setRights({ userId, version: 1, ...RIGHTS, reason }),
  renewPassword: ({ employee }, { id: userId }) => employee.renewPassword({ userId, version: 1, reason }),
  leave: ({ employee }, { id: userId }) => employee.leave({ userId, version: 1, reason }),
  comeBack: ({ employee }, { id: userId }) => employee.comeBack({ userId, version: 1, ...RIGHTS, reason }),
  // The last one: whoever works here is nobody else any more.
  join: ({ employee }, { mobile: account }) => employee.join({ account, ...RIGHTS, ...PLACE, reason }),
};
