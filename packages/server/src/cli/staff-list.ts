import { shanghaiDay } from '@ykd/domain/shared';
import { staffAccounts } from '../persistence/index.js';
import { inDatabase } from './in-database.js';
import { shownRights } from './staff-words.js';
import type { CliWorld } from './world.js';

/** Who is staff, a line each. */
export const listStaff = (world: CliWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const all = await staffAccounts(database).list();
    if (all.length === 0) return '还没有员工。用 staff add 添加。';
    return all
      .map(({ userName, mobile, name, staff, department, leftAt, hasPassword }) =>
        [
          userName ?? '（没有用户名）',
          mobile,
          name ?? '',
          staff === undefined ? '' : shownRights(staff),
          department === null ? '' : `部门：${department}`,
          leftAt === null ? '' : `已离职（${shanghaiDay(leftAt)}）`,
          hasPassword ? '' : '没有密码，只能用短信登录',
        ]
          .filter((part) => part !== '')
          .join('  '),
      )
      .join('\n');
  });
