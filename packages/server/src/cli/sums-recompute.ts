import { recomputeSums } from '../persistence/index.js';
import { withExistingDatabase } from './site-database.js';
import { recomputeAllStudents } from './students-recompute.js';
import type { CliWorld } from './world.js';

/** Works out anew what is counted of each day, also beside a running server, and says what differed. */
export const recomputeDaySums = (world: CliWorld): Promise<string> =>
  withExistingDatabase(world, async (database) => {
    const { looked, differed } = await recomputeAllStudents(world, database);
    const { orders, days, credits, checkIns } = await recomputeSums(database);
    const found = [
      differed > 0 ? `${differed} 位学员` : '',
      orders > 0 ? `${orders} 个订单的退款` : '',
      days > 0 ? `${days} 天的数字` : '',
      credits > 0 ? `${credits} 处业绩` : '',
      checkIns > 0 ? `${checkIns} 处打卡天数` : '',
    ].filter((words) => words !== '');
    if (found.length === 0) return `核对了 ${looked} 位会员与每一天的数字，都是对的。`;
    return `核对了 ${looked} 位会员与每一天的数字，改正了 ${found.join('、')}。`;
  });
