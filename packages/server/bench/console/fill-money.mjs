// The money of orders that were multiplied: payments that came in, what of them went back, refunds that wait for a second
// person, what is odd, orders that look like doubles, and how each order came along.
import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { ADMIN, ASKED_TEACHERS, ORDER } from './school.mjs';

const DAY_MS = 24 * 3_600_000;
/** Of so many proposals one waits still. */
const WAITING = 25;

export const MONEY_TABLES = [
  'payment_receipt',
  'refund',
  'offline_payment',
  'refund_proposal',
  'oddity',
  'order_twin',
  'order_history',
];

const texts = (values) => values.map((value) => `'${value}'`).join();

/** Every so many of the orders that were copied. */
const every = (count, rest = 0) => `id like '%-%-%-%-%-%' and rowid % ${count} = ${rest}`;

/** An instant as columns that are sorted by it hold it, see `rankedNumber`. */
export const rankedSql = (instant) => `'0' || substr(cast(${instant} + 1000000000000000 as text), 2)`;

/** Adds the rows; the orders of the school itself keep their own. */
export const addMoney = (raw, at) => {
  const wasPaid = `amount > 0 and status in (${texts([PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS])})`;
  raw.exec(`insert into payment_receipt
      (transaction_id, out_trade_no, order_id, amount, paid_at, paid_order_id, gmt_created)
    select '42' || printf('%011d', rowid), 'trade' || printf('%011d', rowid), id, amount, coalesce(paid_at, gmt_created),
      id, gmt_created from ykd_order where ${every(2)} and ${wasPaid}`);
  raw.exec(`insert into refund (id, order_id, transaction_id, out_trade_no, cause, amount, total, status, whole, attempts,
      error, actor_kind, actor_id, note, second_id, due_at, gmt_created, gmt_modified)
    select 'refund' || printf('%011d', rowid), id, '42' || printf('%011d', rowid), 'trade' || printf('%011d', rowid),
      case when status = '${PAID_STATUS}' then 'GIVEN_BACK' else 'REQUESTED' end,
      case when status = '${PAID_STATUS}' then 1 else amount end, amount,
      case when status = '${REFUNDING_STATUS}' then 'PROCESSING' else 'DONE' end, status <> '${PAID_STATUS}', 1,
      null, 'staff', '${ADMIN}', '学员要求', null, null, gmt_created + ${DAY_MS}, gmt_created + ${DAY_MS}
    from ykd_order where ${every(2)} and ${wasPaid} and (status <> '${PAID_STATUS}' or rowid % 40 = 0)`);
  raw.exec(`update ykd_order set refunded_amount = case when status = '${PAID_STATUS}' then 1 else amount end,
      refunded_at = gmt_created + ${DAY_MS}, refunded_at_sort = ${rankedSql(`gmt_created + ${DAY_MS}`)}
    where ${every(2)} and ${wasPaid} and (status = '${REFUNDED_STATUS}' or (status = '${PAID_STATUS}' and rowid % 40 = 0))`);
  raw.exec(`insert into offline_payment (order_id, way, reason, evidence, actor_id, gmt_created)
    select id, 'BANK', '银行转账', '流水 ' || rowid, '${ADMIN}', gmt_created from ykd_order
    where ${every(20, 1)} and ${wasPaid}`);
  raw.exec(`insert into refund_proposal (id, order_id, way, amount, reason, evidence, asked, proposer_id, status, decided_by,
      answer, gmt_created, gmt_modified)
    select 'proposal' || printf('%011d', rowid), id, 'ONLINE', amount, '课程取消', null, 0, '${ASKED_TEACHERS[0]}',
      case when rowid / 200 % ${WAITING} = 0 then 'OPEN' else 'APPROVED' end,
      case when rowid / 200 % ${WAITING} = 0 then null else '${ADMIN}' end, null, gmt_created, gmt_created
    from ykd_order where ${every(200)} and ${wasPaid}`);
  raw.exec(`insert into oddity (id, kind, order_id, subject, amount, note, gmt_created, settled_by, settled_at)
    select 'oddity' || printf('%011d', rowid), case rowid % 3 when 0 then 'PAID_TWICE' when 1 then 'REFUND_FAILED'
      else 'CLOSED_ORDER' end, id, '43' || printf('%011d', rowid), amount, '账户余额不足', gmt_created,
      case when rowid % 100 = 3 then null else '${ADMIN}' end, case when rowid % 100 = 3 then null else ${at} - rowid end
    from ykd_order where ${every(50, 3)}`);
  raw.exec(`insert into order_twin (order_id, twin_id, kind)
    select id, '${ORDER}', case when status = '${WAIT_PAY_STATUS}' then 'OPEN' else 'PAID' end
    from ykd_order where ${every(100, 7)} and status in (${texts([PAID_STATUS, WAIT_PAY_STATUS])})`);
  raw.exec(`insert into order_history (order_id, seq, event, status, actor_kind, actor_id, note, at)
    select id, seq, case seq when 0 then 'PLACE' else 'PAY' end,
      case seq when 0 then '${WAIT_PAY_STATUS}' else '${PAID_STATUS}' end, 'member', user_id, '', gmt_created
    from ykd_order, (select 0 as seq union all select 1) where ${every(4)}`);
};
