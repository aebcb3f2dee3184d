import {
  sampleCoupon,
  sampleProduct,
  sampleReceipt,
  sampleShopOrder,
  shopActs,
} from '@ykd/application/testing';
import type { Repositories } from '@ykd/application';
import { expect, it } from 'vitest';
import type { Database } from '../../src/persistence/index.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

const { place, begin, close, receive, request, reject, approve, failRefund, finishRefund, refundOutside } =
  shopActs;
const CLAIM = { at: 9_999_999_999_999, leaseMs: 1, limit: 9 };
const PAGE = { offset: 0, limit: 9 };

/** Does everything with orders and money that there is to do. */
const doEverything = async (all: Repositories): Promise<void> => {
  const { shopOrders, paymentAttempts, refunds, oddities, coupons, products, entities } = all;
  await products.insert(sampleProduct('product-1'));
  await coupons.insert(sampleCoupon('c'));
  await place(all, sampleShopOrder('o', { couponId: 'c' }));
  await place(all, sampleShopOrder('o2'));
  await place(all, sampleShopOrder('free', { amount: 0 }));
  await begin(all, 'try1');
  await begin(all, 'try2', { way: 'H5' });
  await paymentAttempts.invited('try1', 'weixin://', 1);
  await paymentAttempts.claimDue(CLAIM);
  await paymentAttempts.checked('try1', 1);
  await close(all, 'o2');
  for (const transactionId of ['t1', 't2']) await receive(all, sampleReceipt(transactionId));
  await paymentAttempts.closed('try1');
  await paymentAttempts.find('try1');
  await request(all);
  await reject(all);
  await request(all);
  await shopOrders.pageOfRefundRequests({ limit: 9 });
  for (const isBackwards of [false, true]) {
    await shopOrders.pageOfRefundRequests({ limit: 9, from: { key: [1, 'o'], isBackwards } });
  }
  await approve(all, 'r');
  await refunds.claimDue(CLAIM);
  await failRefund(all, 'backt2');
  await finishRefund(all, 'r');
  const outside = { outTradeNo: 'try1', orderId: 'o', amount: 399_900 };
  for (const transactionId of ['t1', 't2', 'x']) {
    const orderId = transactionId === 'x' ? null : 'o';
    await refundOutside(all, { ...outside, orderId, transactionId, refundId: `by-others-${transactionId}` });
  }
  await refunds.find('r');
  const odd = await oddities.find('PAID_TWICE-t2');
  if (odd === undefined) throw new Error('nothing odd');
  await all.unitOfWork.transaction((tx) => tx.oddities.settle(odd, 's', 1));
  await oddities.find('x');
  for (const status of [{}, { status: 'TRADE_CLOSED' } as const]) {
    await shopOrders.pageOfUser({ userId: 'member-1', ...PAGE, ...status });
  }
  await shopOrders.find('o');
  await shopOrders.findByRequestKey('member-1', 'key-o');
  await shopOrders.claimOverdue({ createdBefore: 9_999_999_999_999, ...CLAIM });
  await shopOrders.historyOf('o');
  await shopOrders.closersOf(['o', 'o2']);
  await shopOrders.purchasesOf(['o', 'o2']);
  for (const port of [paymentAttempts, refunds]) await port.ofOrder('o');
  await coupons.find('c');
  await coupons.ofReceiver('member-1', 'product-1');
  await products.delete('product-1');
  const newest = [{ field: 'gmtCreated', order: 'desc' }] as const;
  const mine = { field: 'receiverUserId', values: ['member-1'] };
  const coupon = { entity: 'CouponInstance', fields: ['id', 'rule'], sort: newest, ...PAGE } as const;
  await entities.find({ ...coupon, filters: [mine] });
  for (const field of ['productId', 'status']) {
    const filter = { field, values: ['x'] };
    for (const filters of [[filter], [filter, mine]]) await entities.find({ ...coupon, filters });
  }
  for (const field of ['gmtCreated', 'expiresAt']) {
    const sort = [{ field, order: 'desc' }] as const;
    await entities.find({ ...coupon, filters: [], sort });
  }
};

/** A table read row by row, or rows sorted by hand. */
const SLOW = {
  sqlite: /SCAN (?!\d+-ROW VALUES|\S+ USING (COVERING )?INDEX)|TEMP B-TREE/,
  postgres: /Seq Scan|Sort/,
};

/** A page by key is looked up in the index: its rows are not walked through from the first one on. */
const BY_KEY = {
  sqlite: /\(gmt_modified,id\)[<>]\(/,
  postgres: /Index Cond: .*ROW\(gmt_modified, id\) [<>] ROW/,
};

/** The queries whose plans are slow, with the plans. */
const slowQueries = async (database: Database): Promise<readonly string[]> => {
  const spied = spyOnQueries(database);
  await doEverything(repositories(spied.database));
  const plans = await spied.plans();
  expect(plans.length).toBeGreaterThan(40);
  const byKey = plans.filter(({ sql }) => sql.includes('"gmt_modified", "ykd_order"."id") '));
  expect(byKey).toHaveLength(2);
  for (const { plan } of byKey) expect(plan).toMatch(BY_KEY[database.kind]);
  return (
    plans
      // Counting a whole table looks at all of it.
      .filter((query) => !query.sql.includes('count(*)') || query.sql.includes('where'))
      .map((query) => `${query.sql}\n${query.plan}`)
      .filter((text) => SLOW[database.kind].test(text))
  );
};

it.each(BOTH_DATABASES)('orders and money are read in order on %s', async (_name, open) => {
  const { database, dispose } = await open();
  expect(await slowQueries(database)).toEqual([]);
  await dispose();
});
