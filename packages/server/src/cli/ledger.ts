import { closeStatements } from '@ykd/application/commission';
import { verifyLedger } from '@ykd/application/ledger';
import { readConfig } from '../settings/config.js';
import { repositories } from '../persistence/index.js';
import { OperationError } from './operation-error.js';
import { withExistingDatabase } from './site-database.js';
import type { CliWorld } from './world.js';

/** So many problems are told one by one. */
const PROBLEMS_MAX = 50;

/**
 * Works out what partners earn anew, also beside a running server, and changes nothing. Throws OperationError with what is wrong.
 */
export const verifyCommission = (world: CliWorld): Promise<string> =>
  withExistingDatabase(world, async (database) => {
    const problems: string[] = [];
    const { commission } = readConfig(world.environment);
    const { partners, postings, statements, orders, payouts } = await verifyLedger(
      { ...repositories(database), commission },
      (problem) => problems.push(problem),
    );
    if (problems.length > 0) {
      const more = problems.length - PROBLEMS_MAX;
      throw new OperationError([
        ...problems.slice(0, PROBLEMS_MAX),
        ...(more > 0 ? [`……还有 ${more} 处。`] : []),
        `佣金账本有 ${problems.length} 处不对，请保留现场，见 docs/operations-health.md。`,
      ]);
    }
    return `核对了 ${partners} 位伙伴的 ${postings} 条分录、${statements} 份结算单、${orders} 个订单与 ${payouts} 笔佣金结算，都是对的。`;
  });

/** Closes a month, `YYYY-MM`, also beside a running server. Throws OperationError where it cannot be closed. */
export const closeCommissionMonth = (month: string, world: CliWorld): Promise<string> =>
  withExistingDatabase(world, async (database) => {
    const { unitOfWork, commissions } = repositories(database);
    const clock = { now: () => Date.now() };
    const closed = await closeStatements({ unitOfWork, commissions, clock }, month);
    if (closed.kind === 'issue') throw new OperationError([`${closed.message}。`]);
    return `${month} 已经结算，共 ${closed.statements} 份结算单。`;
  });
