import { clientOf } from '@ykd/adapters-http/client';
import {
  shopStaffCalls,
  staffOrderCalls,
  staffRefundCalls,
  type oddityListQuery,
  type orderListQuery,
  type proposalListQuery,
} from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { YkdProduct } from '@ykd/application/common-query';
import type { Outcome } from '@ykd/application/shared';
import type { OddityFilter, OddityLine } from '@ykd/application/shop';
import { writeCondition } from '@ykd/application/staff-list';
import type { OrderFilter } from '@ykd/application/staff-order';
import { PRODUCT_LISTING } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type OrderPlace = ReturnType<typeof orderListQuery.read> & { readonly size: number };
type ProposalPlace = ReturnType<typeof proposalListQuery.read> & { readonly size: number };
type OddityPlace = ReturnType<typeof oddityListQuery.read> & { readonly size: number };

const GOODS_FIELDS = ['id', 'name', 'amount', 'skuAttrs'] as const;

/** A product on sale. */
export type Goods = Pick<YkdProduct, (typeof GOODS_FIELDS)[number]>;

/** What the console reads and changes of orders and odd payments. */
const orderQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const admin = adminQueriesOf(services);
  const { watched, quiet } = admin.ways;
  const orders = clientOf(watched, staffOrderCalls);
  const quietly = clientOf(quiet, staffOrderCalls);
  const money = clientOf(watched, shopStaffCalls);
  const moneyQuietly = clientOf(quiet, shopStaffCalls);
  const refund = clientOf(watched, staffRefundCalls);
  const refundQuietly = clientOf(quiet, staffRefundCalls);

  const list = createQuery({ read: (page: OrderPlace) => orders.list(page), keeps: () => true }, queryScope);
  const count = createQuery({ read: (filter: OrderFilter) => quietly.count(filter) }, queryScope);
  const one = createQuery({ read: (orderId: string) => quietly.order({ orderId }) }, queryScope);
  const oddities = createQuery(
    { read: (page: OddityPlace) => money.oddities(page), keeps: () => true },
    queryScope,
  );
  const oddityCount = createQuery(
    { read: (filter: OddityFilter) => moneyQuietly.oddityCount(filter) },
    queryScope,
  );
  /** One that is not on the page that is shown. */
  const oddity = createQuery(
    {
      read: async (
        id: string,
      ): Outcome<OddityLine, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'> => {
        const found = await moneyQuietly.oddities({
          size: 1,
          id: writeCondition({ operator: 'is', values: [id] }),
        });
        if (!found.ok) return found;
        const [line] = found.value.list;
        return line === undefined ? err({ kind: 'entity-not-found' }) : ok(line);
      },
    },
    queryScope,
  );
  const moneyOf = createQuery({ read: (orderId: string) => refundQuietly.money({ orderId }) }, queryScope);
  const proposals = createQuery(
    { read: (page: ProposalPlace) => refundQuietly.proposals(page), keeps: () => true },
    queryScope,
  );
  /** What is on sale, with what is chosen of it and costs. */
  const goods = createQuery(
    {
      read: async () => {
        const found = await services.commonQuery.query({
          returnClassName: 'YkdProduct',
          paramClassName: 'YkdProduct',
          params: { ...PRODUCT_LISTING, includeFields: GOODS_FIELDS },
        });
        // A row holds the fields that were asked for.
        return found.ok ? ok(found.value as readonly Goods[]) : found;
      },
    },
    queryScope,
  );
  return {
    goods,
    moneyOf,
    proposals,
    limit: createQuery({ read: () => refundQuietly.limit() }, queryScope),
    refund,
    list,
    count,
    one,
    oddities,
    oddityCount,
    oddity,
    products: createQuery({ read: () => quietly.products() }, queryScope),
    credits: createQuery({ read: () => quietly.credits() }, queryScope),
    names: createQuery({ read: (ids: readonly string[]) => quietly.names({ ids: [...ids] }) }, queryScope),
    /** The first that a search finds. */
    find: (search: string, size: number) =>
      quietly.list({ size, search, columns: ['id', 'student', 'product', 'status'] }),
    buyers: (search: string) => quietly.buyers({ search }),
    decideRefund: money.decideRefund,
    refundOffline: money.refundOffline,
    settleOddity: money.settleOddity,
    /** Money moved, or somebody else judged it: lists, numbers and the order are otherwise by now. */
    outdate: (orderId: string | null) => {
      for (const query of [list, count, proposals, oddities, oddityCount, oddity]) query.outdate();
      for (const query of [one, moneyOf]) query.outdate((id) => orderId === null || id === orderId);
      admin.refunds.outdate();
      admin.proposals.outdate();
      admin.oddities.outdate();
      // A refund asks for a red invoice.
      admin.invoices.outdate();
    },
  };
});

export const useOrderQueries = () => orderQueriesOf(useServices());
