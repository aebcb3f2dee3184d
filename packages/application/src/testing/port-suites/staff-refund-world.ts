import { DAY_MS } from '@ykd/domain/shared';
import { beforeEach } from 'vitest';
import type { Ports } from '../../areas.js';
import { runRefunds } from '../../payment/refund-money.js';
import type { OfflineOrderInput } from '../../staff-refund/index.js';
import { addMembers, HONG } from '../fakes/index.js';
import { must, payThere, placed, PURCHASE, staff } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type WorldOf } from './world.js';

export const SECOND = { id: 'u-second', mobile: '13900000009', userName: 'second', name: '李复核' };
export const ELSEWHERE = 'o-elsewhere';
export const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });
export const issue = (field: string, message: string) =>
  refused('invalid-input', { issues: [{ field, message }] });
export const key = (at: number): string => `key-0000${at}`;

export const OFFLINE: OfflineOrderInput = {
  userId: HONG.id,
  productId: 'p-2',
  choice: [],
  amount: 18_000,
  paidAt: SEED_NOW - 3 * DAY_MS,
  way: 'BANK',
  evidence: ' 银行流水 20260226 ',
  pictures: [],
  reason: '在校内付了现金',
  requestKey: 'offline-1',
};

/** What those do who look after the money of orders, and what came of it. */
export const refundWorld = (world: WorldOf) => {
  /** Somebody with the grant for orders, beside the super administrator. */
  const second = (): Promise<Ports> => loggedIn(world(), SECOND.userName);
  /** An order of Ming's that he paid online. */
  const paid = async (requestKey: string = PURCHASE.requestKey): Promise<string> => {
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { requestKey });
    await payThere({ shop }, world().deps, orderId);
    must(await shop.check({ orderId }));
    return orderId;
  };
  const finish = (): Promise<unknown> => {
    const { deps } = world();
    return runRefunds(deps, (error) => {
      throw error;
    });
  };
  const settled = async (): Promise<void> => {
    await finish();
    const { provider } = world().deps.payment;
    for (const [id, { state }] of provider.refunds)
      if (state.kind === 'processing') provider.settleRefund(id);
    const { paymentNotice } = world().visitor();
    for (const notice of provider.notices()) must(await paymentNotice.receive(notice));
  };
  const audited = async (): Promise<readonly string[]> =>
    (await world().deps.auditLog.linesAfter(-Infinity, 99)).map(({ act }) => act);

  /** What staff read beside the steps of an order that staff made. */
  const whyOf = async (orderId: string): Promise<readonly string[]> => {
    const { staffOrder } = await staff(world());
    const { history } = must(await staffOrder.order({ orderId }));
    return history.filter(({ actor }) => actor === 'staff').map(({ note }) => note);
  };

  /** With somebody who looks after orders beside the super administrator. */
  const withSecond = (): void =>
    beforeEach(async () => {
      await addMembers(world().deps, [SECOND], { grants: ['orders'] });
    });

  return { second, paid, finish, settled, audited, whyOf, withSecond };
};
