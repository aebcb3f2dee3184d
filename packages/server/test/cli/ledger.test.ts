import { commissionActs, sampleProduct } from '@ykd/application/testing';
import { commissionDueAt } from '@ykd/domain/commission';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

/** A payment in October 2025, and some time in the months after it. */
const PAID_AT = Date.UTC(2025, 9, 9);
const NOVEMBER = Date.UTC(2025, 10, 15);
const RIGHT = '核对了 1 位伙伴的 4 条分录、1 份结算单、2 个订单与 1 笔佣金结算，都是对的。';

let folder: TempFolder;
let database: Database;
const ledger = (...words: readonly string[]) =>
  runCliIn({ environment: { DATA_DIR: folder.path }, folder: '/' }, ['ledger', ...words]);

beforeEach(async () => {
  folder = tempFolder();
  database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
});
afterEach(async () => {
  await database.close();
  folder.remove();
});

/** Two orders, one of which is released, and a month that is closed. */
const withLedger = async (): Promise<void> => {
  const all = repositories(database);
  await all.products.insert(sampleProduct('product-1'));
  await commissionActs.brought(all, 'a', {}, PAID_AT);
  await commissionActs.release(all, commissionDueAt(PAID_AT));
  await commissionActs.closeMonth(all, '2025-10', NOVEMBER);
  await commissionActs.brought(all, 'b', {}, NOVEMBER);
  await commissionActs.moved(all, 'PAYOUT', 1_000, { source: 'payout:1', at: NOVEMBER });
};

/** What somebody did to the database, and what is found. */
const TAMPERED: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a posting is of another amount',
    `update commission_posting set cents = cents + 1 where seq = 3`,
    ['partner-1 的余额与分录不符', 'partner-1 2025-11 的合计与分录不符', '订单 b 的佣金与分录不符'],
  ],
  [
    'a posting is gone',
    `delete from commission_posting where seq = 3`,
    [
      'partner-1 的第 3 条分录不见了',
      'partner-1 的余额与分录不符',
      'partner-1 2025-11 的合计与分录不符',
      '订单 b 的佣金与分录不符',
    ],
  ],
  [
    'the last posting is gone',
    `delete from commission_posting where seq = 4`,
    [
      'partner-1 的第 4 条分录不见了',
      'partner-1 的余额与分录不符',
      'partner-1 2025-11 的合计与分录不符',
      '佣金结算 1 与分录不符',
    ],
  ],
  [
    'a posting is in a closed month',
    `update commission_posting set month = '2025-10' where seq = 4`,
    [
      'partner-1 的第 4 条分录记在了它之前的月份',
      'partner-1 2025-10 的合计与分录不符',
      'partner-1 2025-11 的合计与分录不符',
      '结算单 YJ202510-000001 与分录不符',
      '结算单 YJ202510-000001 的起止分录不符',
    ],
  ],
  [
    'somebody has more than he earned',
    `update commission_account set payable = payable + 5`,
    ['partner-1 的余额与分录不符', 'partner-1 各账户之和不是 0'],
  ],
  [
    'a sum is another one',
    `update commission_sum set cents = 1 where kind = 'PAYOUT'`,
    ['partner-1 2025-11 的合计与分录不符'],
  ],
  [
    'a statement says more',
    `update commission_statement set closing = replace(closing, '"paid":0', '"paid":9')`,
    ['结算单 YJ202510-000001 的期末算错了'],
  ],
  ['a statement is gone', `delete from commission_statement`, ['partner-1 2025-10 没有结算单']],
  [
    'the rate of an order is another one',
    `update commission_order set rate_bp = 900 where order_id = 'b'`,
    ['订单 b 的比例与约定不符', '订单 b 赚得的佣金与比例不符', '订单 b 余下的佣金与余下的金额不符'],
  ],
  [
    'money went back, and the commission did not',
    `insert into outside_refund (id, transaction_id, amount, gmt_created) values ('r', 't-b', 50000, 1)`,
    ['订单 b 余下的佣金与余下的金额不符'],
  ],
  [
    'an order is paid, and nobody earned anything',
    `update commission_order set state = 'PLACED' where order_id = 'b'`,
    ['订单 b 已付款而没有佣金'],
  ],
  [
    'an order is released too early',
    `update commission_order set due_at = 5 where order_id = 'b'`,
    ['订单 b 的佣金可付的时间不对'],
  ],
  [
    'the days of an order begin at another time',
    `update commission_order set paid_at = paid_at - 5 where order_id = 'b'`,
    ['订单 b 的佣金与分录不符', '订单 b 的佣金不是从付款那时算起', '订单 b 的佣金可付的时间不对'],
  ],
  [
    'an order was brought by nobody any more',
    `delete from commission_order where order_id = 'b'`,
    ['订单 b 用了伙伴的优惠券而没有归属', 'partner-1 有 1 条分录不属于任何订单'],
  ],
  [
    'an order was brought by another claim',
    `update commission_order set claim_id = 'another' where order_id = 'b'`,
    ['订单 b 的归属与领取不符'],
  ],
  [
    'an order was released at another instant',
    `update commission_posting set at = at - 1 where seq = 2`,
    ['订单 a 的佣金与分录不符'],
  ],
  [
    'there is a sum without postings',
    `insert into commission_sum values ('partner-1', '2025-08', 'EARN', 'owed', 'held', 5, 1)`,
    ['partner-1 2025-08 的合计与分录不符'],
  ],
  [
    'there is a statement of a month that is not closed',
    `update commission_account set open_month = '2025-10'`,
    ['结算单 YJ202510-000001 的月份还没有结算'],
  ],
  ['a payout was never paid', `update payout set status = 'PAID'`, ['佣金结算 1 与分录不符']],
  [
    'a payout came back, and its money did not',
    `update payout set status = 'FAILED'`,
    ['佣金结算 1 与分录不符'],
  ],
  ['a payout is of more', `update payout set amount = amount + 1, net = net + 1`, ['佣金结算 1 与分录不符']],
  ['a payout does not add up', `update payout set tax = 1`, ['佣金结算 1 与分录不符']],
  ['a payout is gone', `delete from payout`, ['partner-1 有 1 条分录不属于任何佣金结算']],
];

describe('ykd ledger verify', () => {
  it('says that all is well beside a running server, also where there is nothing', async () => {
    expect(await ledger('verify')).toEqual({
      code: 0,
      out: '核对了 0 位伙伴的 0 条分录、0 份结算单、0 个订单与 0 笔佣金结算，都是对的。',
      error: '',
    });
    await withLedger();
    expect(await ledger('verify')).toEqual({ code: 0, out: RIGHT, error: '' });
  });

  it('cannot be got round: the database lets no posting be changed or removed', async () => {
    await withLedger();
    for (const statement of [`update commission_posting set cents = 1`, `delete from commission_posting`])
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
  });

  it.each(TAMPERED)('finds that %s', async (_what, statement, found) => {
    await withLedger();
    for (const change of ['update', 'delete'])
      await sql.raw(`drop trigger commission_posting_no_${change}`).execute(database.db);
    await sql.raw(statement).execute(database.db);
    const { code, out, error } = await ledger('verify');
    const told = error
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    expect([code, out]).toEqual([1, '']);
    expect(told).toEqual([
      ...found,
      `佣金账本有 ${found.length} 处不对，请保留现场，见 docs/operations-health.md。`,
    ]);
  });
});

describe('ykd ledger close', () => {
  it('closes the months in turn, each once, and none that is not over', async () => {
    await withLedger();
    expect(await ledger('close', '2025-12')).toMatchObject({
      code: 1,
      error: '2025-11 还没有结算，请先结算它。',
    });
    for (let time = 0; time < 2; time += 1)
      expect(await ledger('close', '2025-11')).toEqual({
        code: 0,
        out: '2025-11 已经结算，共 1 份结算单。',
        error: '',
      });
    expect(await ledger('close', '9999-12')).toMatchObject({ code: 1, error: '9999-12 还没有结束。' });
    expect(await ledger('close', 'november')).toMatchObject({ code: 1, error: '月份写成 YYYY-MM。' });
    expect(await ledger('close')).toMatchObject({
      code: 2,
      error: expect.stringContaining('请写出一个月份。'),
    });
    expect(await ledger('verify')).toMatchObject({ code: 0 });
  });
});
