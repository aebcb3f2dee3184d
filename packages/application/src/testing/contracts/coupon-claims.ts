import { describe, expect, it } from 'vitest';
import type { CouponBatch, CouponClaim, CouponClaims } from '../../ports/coupon-claims.js';
import { NASTY_TEXT, sampleProduct } from './samples.js';
import { PLACED_AT, sampleCoupon, type ShopParts } from './shop-samples.js';
import { withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

interface CouponClaimsSubject extends ShopParts {
  readonly couponClaims: CouponClaims;
}

const DAY = '2025-10-09';

const batchOf = (id: string, over: Partial<CouponBatch> = {}): CouponBatch => ({
  id,
  code: `code-of-${id}`,
  partnerId: 'partner-1',
  productId: 'product-1',
  name: NASTY_TEXT,
  rule: { kind: 'PERCENT', percent: 15, maxCents: 50_000 },
  limit: 100,
  claimed: 0,
  claimFrom: PLACED_AT,
  claimUntil: PLACED_AT + 9_000,
  validDays: 30,
  state: 'ON',
  version: 1,
  changedBy: 'staff-1',
  gmtCreated: PLACED_AT,
  gmtModified: PLACED_AT,
  requestKey: null,
  asked: null,
  ...over,
});

const claimOf = (id: string, over: Partial<CouponClaim> = {}): CouponClaim => ({
  id,
  batchId: 'b',
  partnerId: 'partner-1',
  productId: 'product-1',
  userId: `member-${id}`,
  couponId: `coupon-${id}`,
  claimedAt: PLACED_AT + 5,
  device: null,
  partnerStanding: 'unknown',
  ...over,
});

/** What every CouponClaims does. */
export const couponClaimsContract = (name: string, makeEmpty: MakeSubject<CouponClaimsSubject>): void => {
  const make = withProduct(makeEmpty as MakeSubject<ShopParts>) as MakeSubject<CouponClaimsSubject>;
  const put = ({ unitOfWork }: CouponClaimsSubject, ...all: readonly CouponBatch[]) =>
    unitOfWork.transaction(async (tx) => {
      for (const one of all) await tx.couponClaims.put(one);
    });
  /** Gives the coupon and stores its claim. */
  const claim = ({ unitOfWork }: CouponClaimsSubject, one: CouponClaim, day = DAY) =>
    unitOfWork.transaction(async (tx) => {
      await tx.couponClaims.hold(one.batchId);
      await tx.coupons.insert(
        sampleCoupon(one.couponId, { receiverUserId: one.userId, productId: one.productId }),
      );
      await tx.couponClaims.insert(one, day);
    });

  describe(`${name}: CouponClaims`, () => {
    it(
      'gives a batch back as it was stored, by its id, its code and its partner',
      withSubject(make, async (subject) => {
        const { couponClaims, unitOfWork } = subject;
        const first = batchOf('b');
        const second = batchOf('c', { rule: { kind: 'AMOUNT', cents: 5, minAmount: 0 }, state: 'OFF' });
        const later = batchOf('a', { gmtCreated: PLACED_AT + 1 });
        await put(subject, first, second, later, batchOf('d', { partnerId: 'partner-2' }));
        expect(await couponClaims.batch('b')).toStrictEqual(first);
        expect(await couponClaims.batchOfCode('code-of-c')).toStrictEqual(second);
        expect(await couponClaims.batchesOf('partner-1')).toStrictEqual([later, second, first]);
        expect(await couponClaims.batchesOf('nobody')).toEqual([]);
        const page = async (partnerId?: string, key?: readonly [number, string]) => {
          const window = { limit: 2, ...(key && { from: { key, isBackwards: false } }) };
          const found = await couponClaims.batches(partnerId === undefined ? {} : { partnerId }, window);
          return [...found.list.map(({ id }) => id), found.hasMore];
        };
        expect(await page()).toEqual(['a', 'd', true]);
        expect(await page(undefined, [PLACED_AT, 'd'])).toEqual(['c', 'b', false]);
        expect(await page('partner-1')).toEqual(['a', 'c', true]);
        expect(await page('partner-1', [PLACED_AT, 'c'])).toEqual(['b', false]);
        for (const found of [await couponClaims.batch('x'), await couponClaims.batchOfCode('b')])
          expect(found).toBeUndefined();
        const changed = batchOf('b', { name: '改', claimed: 3, state: 'OFF', version: 2 });
        await unitOfWork.transaction(async ({ couponClaims: claims }) => {
          expect(await claims.hold('b')).toStrictEqual(first);
          expect(await claims.hold('x')).toBeUndefined();
          expect(await claims.countOf('partner-1', 9)).toBe(3);
          expect(await claims.countOf('partner-1', 2)).toBe(2);
          await claims.put(changed);
        });
        expect(await couponClaims.batch('b')).toStrictEqual(changed);
        await expect(put(subject, batchOf('e', { code: 'code-of-b' }))).rejects.toBeInstanceOf(Error);
        await expect(put(subject, batchOf('e', { productId: 'nothing' }))).rejects.toBeInstanceOf(Error);
        expect(await subject.products.delete('product-1')).toBe('in-use');
      }),
    );

    it(
      'knows what a request made, one batch of a partner',
      withSubject(make, async (subject) => {
        const { unitOfWork } = subject;
        const under = { requestKey: 'k', asked: '{"limit":100}' };
        const other = batchOf('a', { ...under, partnerId: 'partner-2' });
        await put(subject, batchOf('b', under), other, batchOf('c'), batchOf('d'));
        await unitOfWork.transaction(async (tx) => {
          await tx.couponClaims.lockRequest('k');
          expect(await tx.couponClaims.ofRequest('k')).toStrictEqual([other, batchOf('b', under)]);
          expect(await tx.couponClaims.ofRequest('another')).toEqual([]);
        });
        await expect(put(subject, batchOf('e', under))).rejects.toBeInstanceOf(Error);
      }),
    );

    it(
      'keeps who claimed, once a person and batch',
      withSubject(make, async (subject) => {
        const { couponClaims, unitOfWork, coupons } = subject;
        await put(subject, batchOf('b'), batchOf('c'));
        const one = claimOf('1', { device: 'digest', partnerStanding: 'device' });
        const two = claimOf('2', { claimedAt: PLACED_AT + 6 });
        const other = claimOf('3', { batchId: 'c', userId: 'member-1' });
        for (const made of [one, two, other]) await claim(subject, made);
        expect(await coupons.find('coupon-1')).toStrictEqual(sampleCoupon('coupon-1'));
        expect(await couponClaims.claimOf('b', 'member-1')).toStrictEqual(one);
        expect(await couponClaims.claimOf('b', 'member-3')).toBeUndefined();
        await unitOfWork.transaction(async ({ couponClaims: claims, coupons: own }) => {
          await own.store(sampleCoupon('coupon-1', { status: 'USED', orderId: 'o' }));
          await own.store(sampleCoupon('coupon-2', { receiverUserId: 'member-2', status: 'RESERVED' }));
          expect(await claims.claimOf('c', 'member-1')).toStrictEqual(other);
          expect(await claims.claimOf('c', 'member-2')).toBeUndefined();
          expect(await claims.ofCoupon('coupon-2')).toStrictEqual(two);
          expect(await claims.ofCoupon('nothing')).toBeUndefined();
        });
        expect(await couponClaims.usedOf('b')).toBe(1);
        expect(await couponClaims.usedOf('c')).toBe(0);
        const again = claimOf('9', { userId: 'member-1' });
        await expect(claim(subject, again)).rejects.toBeInstanceOf(Error);
        expect(await coupons.find('coupon-9')).toBeUndefined();
        const without = unitOfWork.transaction((tx) => tx.couponClaims.insert(claimOf('8'), DAY));
        await expect(without).rejects.toBeInstanceOf(Error);
        expect((await couponClaims.claims('b', { limit: 9 })).list).toHaveLength(2);
      }),
    );

    it(
      'lists the claims of a batch, the newest first, by pages',
      withSubject(make, async (subject) => {
        const { couponClaims } = subject;
        await put(subject, batchOf('b'), batchOf('c'));
        for (const [id, at] of [
          ['1', 1],
          ['2', 3],
          ['3', 3],
        ] as const)
          await claim(subject, claimOf(id, { claimedAt: at }));
        await claim(subject, claimOf('4', { batchId: 'c' }));
        const page = async (from?: { key: readonly [number, string]; isBackwards: boolean }) => {
          const found = await couponClaims.claims('b', { limit: 2, ...(from && { from }) });
          return { ids: found.list.map(({ id }) => id), hasMore: found.hasMore };
        };
        expect(await page()).toEqual({ ids: ['3', '2'], hasMore: true });
        expect(await page({ key: [3, '2'], isBackwards: false })).toEqual({ ids: ['1'], hasMore: false });
        expect(await page({ key: [1, '1'], isBackwards: true })).toEqual({ ids: ['3', '2'], hasMore: false });
      }),
    );

    it(
      'finds the last claim of a member for a product, whosever batch it is of',
      withSubject(make, async (subject) => {
        await subject.products.insert(sampleProduct('product-2'));
        await put(
          subject,
          batchOf('b'),
          batchOf('c', { partnerId: 'partner-2' }),
          batchOf('d', { productId: 'product-2' }),
        );
        const mine = { userId: 'member-1' };
        const early = claimOf('1', { ...mine, claimedAt: 10 });
        const late = claimOf('2', { ...mine, batchId: 'c', partnerId: 'partner-2', claimedAt: 20 });
        const other = claimOf('3', { ...mine, batchId: 'd', productId: 'product-2', claimedAt: 30 });
        for (const made of [early, late, other]) await claim(subject, made);
        const last = (since: number, at: number, over: object = {}) =>
          subject.unitOfWork.transaction((tx) =>
            tx.couponClaims.lastOf({ ...mine, productId: 'product-1', ...over }, { since, at }),
          );
        expect(await last(0, 99)).toStrictEqual(late);
        expect(await last(20, 20)).toStrictEqual(late);
        expect(await last(10, 19)).toStrictEqual(early);
        expect(await last(11, 19)).toBeUndefined();
        expect(await last(21, 99)).toBeUndefined();
        expect(await last(0, 99, { productId: 'product-2' })).toStrictEqual(other);
        expect(await last(0, 99, { userId: 'member-2' })).toBeUndefined();
      }),
    );

    it(
      'counts visits and claims by day, visits of many at once one by one',
      withSubject(make, async (subject) => {
        const { couponClaims } = subject;
        const batches = [batchOf('b'), batchOf('c'), batchOf('d', { partnerId: 'partner-2' })];
        await put(subject, ...batches);
        const [b, c, d] = batches as [CouponBatch, CouponBatch, CouponBatch];
        await Promise.all(Array.from({ length: 10 }, () => couponClaims.addVisit(b, DAY)));
        await couponClaims.addVisit(b, '2025-10-10');
        await couponClaims.addVisit(c, '2025-10-10');
        await couponClaims.addVisit(d, DAY);
        await claim(subject, claimOf('1'));
        await claim(subject, claimOf('2'), '2025-09-30');
        const counts = async (from: string, to: string) =>
          Object.fromEntries(await couponClaims.countsOf('partner-1', { from, to }));
        expect(await counts('2025-10-01', '2025-10-31')).toStrictEqual({
          b: { visits: 11, claims: 1 },
          c: { visits: 1, claims: 0 },
        });
        expect(await counts(DAY, DAY)).toStrictEqual({ b: { visits: 10, claims: 1 } });
        expect(await counts('2025-09-01', '2025-09-30')).toStrictEqual({ b: { visits: 0, claims: 1 } });
        expect(await counts('2025-11-01', '2025-11-30')).toEqual({});
      }),
    );

    it(
      'gives no coupon too many to those who come at once',
      withSubject(make, async (subject) => {
        await put(subject, batchOf('b', { limit: 5 }));
        const take = (id: string) =>
          subject.unitOfWork.transaction(async (tx) => {
            const held = await tx.couponClaims.hold('b');
            if (held === undefined || held.claimed >= held.limit) return false;
            await tx.coupons.insert(sampleCoupon(`coupon-${id}`, { receiverUserId: `member-${id}` }));
            await tx.couponClaims.insert(claimOf(id), DAY);
            await tx.couponClaims.put({ ...held, claimed: held.claimed + 1 });
            return true;
          });
        const taken = await Promise.all(Array.from({ length: 12 }, (_, at) => take(String(at))));
        expect(taken.filter(Boolean)).toHaveLength(5);
        expect(await subject.couponClaims.batch('b')).toMatchObject({ claimed: 5 });
        expect((await subject.couponClaims.claims('b', { limit: 20 })).list).toHaveLength(5);
      }),
    );
  });
};
