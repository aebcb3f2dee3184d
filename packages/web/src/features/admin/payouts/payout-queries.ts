import { clientOf } from '@ykd/adapters-http/client';
import { staffPayoutCalls, type payoutListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { PayoutFilter } from '@ykd/application/payout';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type PayoutPlace = ReturnType<typeof payoutListQuery.read> & { readonly size: number };

/** Which page of a list. */
type PageAsked = { readonly size: number; readonly after?: string; readonly before?: string };

/** What the console reads and changes of payouts. */
const payoutQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const acts = clientOf(watched, staffPayoutCalls);
  const quietly = clientOf(quiet, staffPayoutCalls);
  const list = createQuery({ read: (page: PayoutPlace) => acts.list(page), keeps: () => true }, queryScope);
  const count = createQuery({ read: (filter: PayoutFilter) => quietly.count(filter) }, queryScope);
  const one = createQuery({ read: (id: string) => quietly.payout({ id }) }, queryScope);
  const payable = createQuery({ read: (page: PageAsked) => quietly.payable(page) }, queryScope);
  return {
    list,
    count,
    one,
    payable,
    acts,
    /** Somebody did something about payouts: everything is otherwise by now. */
    outdate: () => {
      for (const query of [list, count, one, payable]) query.outdate();
    },
  };
});

export const usePayoutQueries = () => payoutQueriesOf(useServices());
