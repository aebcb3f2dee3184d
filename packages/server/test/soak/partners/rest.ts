import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { comeToRest } from '../rest.js';
import type { Stage } from '../stage.js';

/** Longer than commission is held. */
export const HELD_AND_MORE_MS = 8 * DAY_MS;
/** Long enough for a few rounds of the jobs, which are quick under test, ms. */
const ROUND_MS = 120;
const ROUNDS_MAX = 250;
/** After so many rounds the time passes until the jobs look again: what staff let go meanwhile is due as well. */
const LOOK_AGAIN = 20;
const LOOK_MS = 61_000;
const DAYS_MAX = 20;

const due = (at: number): string =>
  `select cast(count(*) as bigint) as count from commission_order b join ykd_order o on o.id = b.order_id
  where b.state = 'HELD' and b.due_at <= ${at} and o.status <> 'TRADE_REFUNDING'`;
const ON_ITS_WAY = `select cast(count(*) as bigint) as count from payout
  where method = 'WEIXIN' and status in ('CHECKED', 'SENT')`;

/** Waits until what is held long enough is payable. */
export const released = async ({ clock, books, platform, complaints }: Stage): Promise<void> => {
  const at = clock.now();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if ((await books.count(due(at))) === 0) return;
    await platform.up();
    await pause(ROUND_MS);
    if (round % LOOK_AGAIN === LOOK_AGAIN - 1) await platform.wait(LOOK_MS);
  }
  complaints.push('what is due is not released', ...platform.lastLines().slice(-10));
};

/** Every transfer comes to its end; what nobody takes is over after a day. */
const transfersEnd = async ({ platform, bank, books, complaints }: Stage): Promise<void> => {
  for (let day = 0; day < DAYS_MAX; day += 1) {
    for (const { id } of bank.notices().filter(({ state }) => state === 'waiting')) await bank.deliver(id);
    if ((await books.count(ON_ITS_WAY)) === 0) return;
    // Some are taken, the others are not.
    for (const [index, { outBillNo }] of bank.transfers().entries())
      if (index % 2 === 0 && bank.mayEndTransfer(outBillNo, 'confirm'))
        bank.endTransfer(outBillNo, 'confirm');
    await platform.wait(DAY_MS + HOUR_MS);
    await pause(ROUND_MS * 3);
  }
  complaints.push('a transfer does not end', ...platform.lastLines().slice(-10));
};

/** Everything is told, every transfer is over, and nothing is held but what staff have to look at. */
export const partnersComeToRest = async (stage: Stage): Promise<void> => {
  await comeToRest(stage);
  await transfersEnd(stage);
  await stage.platform.wait(HELD_AND_MORE_MS);
  await released(stage);
};
