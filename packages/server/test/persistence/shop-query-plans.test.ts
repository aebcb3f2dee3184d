import {
  sampleAttempt,
  sampleCoupon,
  sampleProduct,
  sampleReceipt,
  sampleShopOrder,
} from '@ykd/application/testing';
import type { Repositories } from '@ykd/application';
import { describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { repositories } from '../../src/persistence/repositories.js';
import { postgresDatabase } from '../support/postgres.js';
import { spyOnQueries } from '../support/query-spy.js';
import { tempFolder } from '../support/temp-folder.js';

const STAFF = { actor: { kind: 'staff', userId: 's' }, note: '', at: 2 } as const;
const CLAIM = { at: 9_999_999_999_999, leaseMs: 1, limit: 9 };
const PAGE = { offset: 0, limit: 9 };

/** Does everything with orders and money that there is to do. */
const doEverything = async (all: Repositories): Promise<void> => {
  const { shopOrders, paymentAttempts, refunds, oddities, coupons, products, entities } = all;
  const { actor } = STAFF;
  await products.insert(sampleProduct('product-1'));
  await coupons.insert(sampleCoupon('c'));
  for (const [id, couponId] of [
    ['o', 'c'],
    ['o2', null],
  ] as const) {
    await shopOrders.place({ order: sampleShopOrder(id, { couponId }), requestKey: id, actor, openMax: 9 });
  }
  await paymentAttempts.begin(sampleAttempt('try1'), 1);
  await paymentAttempts.invited('try1', 'weixin://', 1);
  await paymentAttempts.claimDue(CLAIM);
  await paymentAttempts.checked('try1', 1);
  await shopOrders.close({ id: 'o2', ...STAFF });
  for (const transactionId of ['t1', 't2']) {
    const receipt = sampleReceipt(transactionId);
    await shopOrders.receive({ receipt, validDate: 1, serviceDate: 1, refundId: transactionId, at: 1 });
  }
  await paymentAttempts.closed('try1');
  await paymentAttempts.find('try1');
  await shopOrders.requestRefund({ id: 'o', ...STAFF });
  await shopOrders.rejectRefund({ id: 'o', ...STAFF });
  await shopOrders.requestRefund({ id: 'o', ...STAFF });
  await shopOrders.pageOfRefundRequests({ limit: 9 });
  for (const isBackwards of [false, true]) {
    await shopOrders.pageOfRefundRequests({ limit: 9, from: { key: [1, 'o'], isBackwards } });
  }
  await shopOrders.approveRefund({ id: 'o', refundId: 'r', ...STAFF });
  await refunds.claimDue(CLAIM);
  await refunds.processing('t2', 1, 1);
  await refunds.retry('t2', '', 1, 1);
  await refunds.failed('t2', '', 1);
  await refunds.tryAgain('t2', 's', 1);
  await refunds.done('r', 1);
  const outside = { outTradeNo: 'try1', orderId: 'o', amount: 399_900 };
  for (const transactionId of ['t1', 't2']) {
    const refund = { ...outside, transactionId, refundId: `by-others-${transactionId}` };
    await shopOrders.refundedOutside({ refund, at: 1 });
  }
  await refunds.find('r');
  for (const open of [{}, { open: true }, { open: false }]) await oddities.page({ ...PAGE, ...open });
  await oddities.settle((await oddities.page(PAGE)).list[0]?.id ?? '', 's', 1);
  await oddities.find('x');
  for (const status of [{}, { status: 'TRADE_CLOSED' } as const]) {
    await shopOrders.pageOfUser({ userId: 'member-1', ...PAGE, ...status });
  }
  await shopOrders.find('o');
  await shopOrders.findByRequestKey('member-1', 'o');
  await shopOrders.claimOverdue({ createdBefore: 9_999_999_999_999, ...CLAIM });
  await shopOrders.historyOf('o');
  await shopOrders.closersOf(['o', 'o2']);
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
const SLOW = { sqlite: /SCAN (?!\S+ USING (COVERING )?INDEX)|TEMP B-TREE/, postgres: /Seq Scan|Sort/ };

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

describe('orders and money are looked up by index, and read in order', () => {
  it('on SQLite', async () => {
    const temp = tempFolder();
    const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
    expect(await slowQueries(database)).toEqual([]);
    await database.close();
    temp.remove();
  });

  it('on PostgreSQL', async () => {
    const place = await postgresDatabase();
    const database = await openDatabase({ kind: 'postgres', url: place.url });
    expect(await slowQueries(database)).toEqual([]);
    await database.close();
    await place.drop();
  });
});
