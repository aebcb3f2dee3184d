import { clientOf } from '@ykd/adapters-http/client';
import { staffPartnerCalls, type partnerListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { PartnerFilter } from '@ykd/application/partner';
import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';
import { partnerFinder } from './find-partners';

type PartnerPlace = ReturnType<typeof partnerListQuery.read> & { readonly size: number };

/** Where somebody is among the applications of a status. */
interface OrderPlace {
  readonly status: WorkOrderReviewStatus;
  readonly size: number;
  readonly after?: string;
  readonly before?: string;
}

/** What the console reads and changes of partners and their applications. */
const partnerQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const acts = clientOf(watched, staffPartnerCalls);
  const quietly = clientOf(quiet, staffPartnerCalls);
  const list = createQuery({ read: (page: PartnerPlace) => acts.list(page), keeps: () => true }, queryScope);
  const count = createQuery({ read: (filter: PartnerFilter) => quietly.count(filter) }, queryScope);
  const partner = createQuery({ read: (userId: string) => quietly.partner({ userId }) }, queryScope);
  const orders = createQuery(
    { read: (page: OrderPlace) => acts.workOrders(page), keeps: () => true },
    queryScope,
  );
  const orderCount = createQuery({ read: () => quietly.workOrderCount() }, queryScope);
  const order = createQuery({ read: (id: string) => quietly.workOrder({ id }) }, queryScope);
  return {
    acts,
    findPartners: partnerFinder(quietly),
    list,
    count,
    partner,
    orders,
    orderCount,
    order,
    /** Somebody decided something: all of it may be otherwise by now. */
    outdate: () => {
      for (const query of [list, count, partner, orders, orderCount, order]) query.outdate();
    },
  };
});

export const usePartnerQueries = () => partnerQueriesOf(useServices());
