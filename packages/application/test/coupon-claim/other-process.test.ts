import { expect, it } from 'vitest';
import { createApplication } from '../../src/create-application.js';
import type { CouponBatch } from '../../src/ports/index.js';
import { addMembers, samplePartner, sampleProduct } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const PEOPLE = [
  { id: 'u-first', mobile: '13600000001', userName: 'first' },
  { id: 'u-second', mobile: '13600000002', userName: 'second' },
];

/** A batch of one coupon, and who may claim it. */
const withLastCoupon = async () => {
  const { app, fakes } = await world();
  await addMembers(fakes, PEOPLE);
  const now = fakes.clock.now();
  const batch: CouponBatch = {
    id: 'batch',
    code: 'code',
    partnerId: 'u-partner',
    productId: 'p-last',
    name: '最后一张',
    rule: { kind: 'AMOUNT', cents: 1_000 },
    limit: 1,
    claimed: 0,
    claimFrom: now,
    claimUntil: now + 9_999,
    validDays: 7,
    state: 'ON',
    version: 1,
    changedBy: 'staff',
    gmtCreated: now,
    gmtModified: now,
    requestKey: null,
    asked: null,
  };
  await fakes.products.insert(sampleProduct('p-last'));
  await fakes.unitOfWork.transaction(async (tx) => {
    await tx.partners.put(samplePartner('u-partner'));
    await tx.couponClaims.put(batch);
  });
  const claim = async (from: typeof app, userName: string) =>
    from.couponClaim((await loggedIn(app, userName)).context).claim({ code: batch.code });
  return { app, fakes, batch, claim };
};

it('gives the last coupon once, though another process looked while it was still there', async () => {
  const { app, fakes, batch, claim } = await withLastCoupon();
  // It looks before the first claim is stored, and comes to the batch after it.
  const other = createApplication({
    ...fakes,
    couponClaims: { ...fakes.couponClaims, batch: async () => batch },
  });
  expect(await claim(app, 'first')).toMatchObject({ ok: true });
  expect(await claim(other, 'second')).toEqual({
    ok: false,
    error: { kind: 'coupon-unclaimable', reason: 'none-left' },
  });
  expect(await fakes.couponClaims.batch(batch.id)).toMatchObject({ claimed: 1 });
});

it('comes after the orders of the same member that another process places meanwhile', async () => {
  const { fakes, claim } = await withLastCoupon();
  const later = fakes.clock.now() + 5;
  const app = createApplication({
    ...fakes,
    unitOfWork: {
      transaction: (work) =>
        fakes.unitOfWork.transaction((tx) =>
          work({
            ...tx,
            orders: { ...tx.orders, lockBuyer: async () => fakes.clock.set(later) },
          }),
        ),
    },
  });
  expect(await claim(app, 'first')).toMatchObject({ ok: true, value: { gmtCreated: later } });
});
