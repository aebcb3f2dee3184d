import { clientOf } from '@ykd/adapters-http/client';
import { staffCommissionCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { StaffCommissionPort } from '@ykd/application/commission';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Asks<Name extends keyof StaffCommissionPort> = Parameters<StaffCommissionPort[Name]>[0];

/** What the console reads and changes of commission. */
const commissionQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const acts: StaffCommissionPort = clientOf(watched, staffCommissionCalls);
  const quietly: StaffCommissionPort = clientOf(quiet, staffCommissionCalls);
  const account = createQuery({ read: (partnerId: string) => quietly.account({ partnerId }) }, queryScope);
  const postings = createQuery({ read: (asked: Asks<'postings'>) => quietly.postings(asked) }, queryScope);
  const orders = createQuery({ read: (asked: Asks<'orders'>) => quietly.orders(asked) }, queryScope);
  const reviews = createQuery({ read: (asked: Asks<'reviews'>) => quietly.reviews(asked) }, queryScope);
  const rates = createQuery({ read: (asked: Asks<'rates'>) => quietly.rates(asked) }, queryScope);
  return {
    acts,
    account,
    postings,
    orders,
    reviews,
    rates,
    closing: createQuery({ read: (month: string) => quietly.closing({ month }) }, queryScope),
    statements: createQuery({ read: (asked: Asks<'statements'>) => quietly.statements(asked) }, queryScope),
    statementsOf: createQuery(
      { read: (asked: Asks<'statementsOf'>) => quietly.statementsOf(asked) },
      queryScope,
    ),
    statement: createQuery({ read: (asked: Asks<'statement'>) => quietly.statement(asked) }, queryScope),
    /** Somebody decided, agreed or wrote something off; statements never change. */
    outdate: () => {
      for (const query of [account, postings, orders, reviews, rates]) query.outdate();
    },
  };
});

export const useCommissionQueries = () => commissionQueriesOf(useServices());
