import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of EmployeePort does. */
export const employeeSuite = (world: WorldOf): void => {
  describe('EmployeePort', () => {
    it('lists who works here', async () => {
      const { employee } = await loggedIn(world(), 'admin');
      expect(await employee.count({})).toEqual({ ok: true, value: { count: 1, isMore: false } });
    });
  });
};

const PLACE = { departmentId: null, title: '老师', email: null, phone: null } as const;
const RIGHTS = { role: 'teacher', grants: [] } as const;
const reason = '人手不够';

/** A way to make each call of the area. */
export const employeeTries: Tries<'employee'> = {
  list: ({ employee }) => employee.list({ size: 20 }),
  count: ({ employee }) => employee.count({}),
  find: ({ employee }, { id: userId }) => employee.find({ userId }),
  mobile: ({ employee }, { id: userId }) => employee.mobile({ userId }),
  why: ({ employee }, { id: userId }) => employee.why({ userId }),
  edit: ({ employee }, { id: userId }) => employee.edit({ userId, version: 1, ...PLACE }),
  add: ({ employee }) =>
    employee.add({
      ...{ mobile: '13900000077', userName: 'xinren', name: '新人', firstLogin: 'sms', reason },
      ...RIGHTS,
      ...PLACE,
    }),
  setRights: ({ employee }, { id: userId }) => employee.setRights({ userId, version: 1, ...RIGHTS, reason }),
  leave: ({ employee }, { id: userId }) => employee.leave({ userId, version: 1, reason }),
  comeBack: ({ employee }, { id: userId }) => employee.comeBack({ userId, version: 1, ...RIGHTS, reason }),
  // The last one: whoever works here is nobody else any more.
  join: ({ employee }, { mobile: account }) => employee.join({ account, ...RIGHTS, ...PLACE, reason }),
};
