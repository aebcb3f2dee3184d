import { clientOf } from '@ykd/adapters-http/client';
import { staffPrizeCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { PrizeOf, PrizeWinnersInput, StaffPrizePort } from '@ykd/application/prize';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads of prizes, and does about them. */
const prizeQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const port: StaffPrizePort = clientOf(watched, staffPrizeCalls);
  const quietly: StaffPrizePort = clientOf(quiet, staffPrizeCalls);
  const winners = createQuery({ read: (page: PrizeWinnersInput) => quietly.winners(page) }, queryScope);
  const count = createQuery({ read: (of: PrizeOf) => quietly.count(of) }, queryScope);
  return {
    port,
    winners,
    count,
    /** Something was done about a prize: it has another state by now. */
    outdate: () => {
      for (const query of [winners, count]) query.outdate();
    },
  };
});

export const usePrizeQueries = () => prizeQueriesOf(useServices());
