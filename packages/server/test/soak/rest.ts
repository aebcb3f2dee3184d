import { setTimeout as pause } from 'node:timers/promises';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { HOUR_MS } from '@ykd/domain/shared';
import type { Stage } from './stage.js';

const MINUTE_MS = 60_000;
/** For so long a payment is nobody else's while somebody asks about it. */
const DUE_LEASE_MS = 60_000;
/** How often an hour passes until everything must be quiet. */
const HOURS_MAX = 100;
/** Long enough for a few rounds of the jobs, which are quick under test, ms. */
const ROUNDS_MS = 120;
/**
 * In what steps the longest wait between two looks at a payment passes twice, long before its order closes; less than two
 * clocks may differ, since whoever asks while time passes must be understood.
 */
const LOOK_EVERY_MS = 4 * MINUTE_MS;
const LOOKS = 5;
const ROUNDS_MAX = 100;

const OPEN = `select cast(
  (select count(*) from ykd_order where status = 'TRADE_WAIT_PAY' and request_key is not null)
  + (select count(*) from payment_attempt where due_at is not null)
  + (select count(*) from refund where status in ('WAITING', 'PROCESSING')) as bigint) as count`;

/** Payments that are due at an instant (epoch ms), or that somebody who took one on is still asking about. */
const asked = (at: number): string =>
  `select cast(count(*) as bigint) as count from payment_attempt where due_at <= ${at + DUE_LEASE_MS}`;

/**
 * Until what became due has been asked about. Time must not pass while somebody asks: a call that begins before an hour is
 * over and ends behind it is one of an hour ago to whoever reads it, and refused. On a busy machine no call was quick
 * enough, and the play never came to rest.
 */
const comeRound = async ({ clock, books }: Stage): Promise<void> => {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    await pause(ROUNDS_MS);
    if ((await books.count(asked(clock.now()))) === 0) return;
  }
};

/** Orders that wait although they were paid: nobody has asked about them, or the answer was lost. */
const unfound = async ({ bank, books }: Stage): Promise<readonly string[]> => {
  const { orders, attempts } = await books.read();
  const waiting = new Set(orders.filter(({ status }) => status === WAIT_PAY_STATUS).map(({ id }) => id));
  return (
    attempts
      // One that is known has gone back, and the order waits for another one.
      .filter(({ order_id: id, status }) => waiting.has(id) && status !== 'PAID')
      .filter((attempt) => (bank.trade(attempt.out_trade_no)?.payments.length ?? 0) > 0)
      .map((attempt) => attempt.order_id)
  );
};

/** Payments that nobody tells of are found by asking, long before their orders close. */
export const findUntold = async (stage: Stage): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    await stage.platform.wait(LOOK_EVERY_MS);
    await pause(ROUNDS_MS);
  }
  let left = await unfound(stage);
  for (let round = 0; left.length > 0 && round < ROUNDS_MAX; round += 1) {
    await pause(ROUNDS_MS);
    left = await unfound(stage);
  }
  if (left.length > 0) stage.complaints.push(`paid, and nobody asks: ${left.join()}`);
};

/** Everything is told, and nothing is left to do; what does not come to that is complained about. */
export const comeToRest = async (stage: Stage): Promise<void> => {
  const { platform, bank, books, complaints } = stage;
  for (let hour = 0; hour < HOURS_MAX; hour += 1) {
    for (const { outRefundNo, status } of bank.refunds()) {
      if (status === 'PROCESSING') bank.settleRefund(outRefundNo);
    }
    const waiting = bank.notices().filter(({ state }) => state === 'waiting');
    for (const { id } of waiting) await bank.deliver(id);
    const untold = bank.notices().some(({ state }) => state === 'waiting');
    if (!untold && (await books.count(OPEN)) === 0) return;
    await platform.wait(HOUR_MS + MINUTE_MS);
    await comeRound(stage);
  }
  complaints.push('it does not come to rest', ...platform.lastLines().slice(-10));
};
