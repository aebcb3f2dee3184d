import { DEFAULT_COMMISSION } from '@ykd/application/commission';
import { byStaff } from '@ykd/application/audit';
import type { Payout, Tx, UnitOfWork } from '@ykd/application/ports';
import { endPayout, makePayout, payoutAudit, payoutStepped } from '@ykd/application/payout';
import type { PayoutEvent } from '@ykd/domain/payout';
import { HOUR_MS } from '@ykd/domain/shared';
import { DEMO_PARTNER } from '../coupon-batches.js';

/** Who looks after partners at the school, and who decides about what they make. */
const MAKER = 'demo-staff-zhengyutong';
const CHECKER = 'demo-admin';

/** Makes a payout of all that is payable to the partner of the demo, if anything is. Answers whether it did. */
export const makeDemoPayout = (unitOfWork: UnitOfWork, id: string, at: number): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const wish = { id, partnerId: DEMO_PARTNER, openid: undefined, requestKey: `${id}-request` };
    const deps = { payment: { transfers: undefined }, commission: DEFAULT_COMMISSION };
    return (await makePayout(tx, deps, { user: { id: MAKER } }, wish, at)).ok;
  });

/** A step of a payout, by whom, and what it says. */
const step = async (
  tx: Tx,
  before: Payout,
  event: PayoutEvent,
  {
    act,
    by,
    at,
    ...fields
  }: { act: `payouts.${'check' | 'send' | 'paid'}`; by: string; at: number } & Partial<
    Pick<Payout, 'checkerId' | 'checkedAt' | 'bankList' | 'reference'>
  >,
): Promise<Payout> => {
  const after = payoutStepped(before, event, { ...fields, changedBy: by }, at);
  if (after === undefined) throw new Error(`the demo school: ${event} cannot happen to ${before.id}`);
  await (after.status === 'PAID' ? endPayout(tx, after, at) : tx.payouts.store(after, null));
  await tx.audit.append(payoutAudit(byStaff({ user: { id: by } }), act, before, after));
  return after;
};

/** A payout to the bank is approved in the hour after it was made, put onto a list, and paid in the afternoon. */
export const payDemoPayout = (unitOfWork: UnitOfWork, id: string): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const made = await tx.payouts.hold(id);
    if (made === undefined) throw new Error(`the demo school: no payout ${id}`);
    const checkedAt = made.gmtCreated + HOUR_MS;
    const day = id.replaceAll(/\D/g, '').padStart(8, '0');
    const checked = await step(tx, made, 'CHECK', {
      act: 'payouts.check',
      by: CHECKER,
      at: checkedAt,
      checkerId: CHECKER,
      checkedAt,
    });
    const sent = await step(tx, checked, 'SEND', {
      act: 'payouts.send',
      by: MAKER,
      at: checkedAt + HOUR_MS,
      bankList: `YH${day}-demo0001`,
    });
    await step(tx, sent, 'PAY', {
      act: 'payouts.paid',
      by: MAKER,
      at: checkedAt + 4 * HOUR_MS,
      reference: `CMB${day}0001`,
    });
  });
