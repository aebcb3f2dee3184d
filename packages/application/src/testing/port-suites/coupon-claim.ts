import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { addMembers, HONG, MING, PASSWORD } from '../fakes/index.js';
import { BATCH, withBatch } from './coupon-world.js';
import { must, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const unclaimable = (reason: string) => ({ ok: false, error: { kind: 'coupon-unclaimable', reason } });
const UNKNOWN = { ok: false, error: { kind: 'coupon-link-unknown' } };
/** The end of the 30th day, 30 March 2026 in Shanghai. */
const EXPIRES = Date.UTC(2026, 2, 30, 16);
const { productId, name, rule, validDays } = BATCH;

/** What every implementation of CouponClaimPort does. */
export const couponClaimSuite = (world: WorldOf): void => {
  describe('CouponClaimPort', () => {
    it('shows what a link gives to who has not logged in, and to whom it gives nothing', async () => {
      const { ming, hong, code } = await withBatch(world());
      const shown = { productId, name, rule, validDays, claimUntil: Date.UTC(2026, 2, 31, 16) };
      const visitor = world().visitor();
      expect(must(await visitor.couponClaim.link({ code }))).toEqual({ ...shown, issue: null });
      expect(must(await ming.couponClaim.link({ code }))).toEqual({ ...shown, issue: null });
      expect(must(await hong.couponClaim.link({ code }))).toEqual({ ...shown, issue: 'own' });
      must(await ming.couponClaim.claim({ code }));
      expect(must(await ming.couponClaim.link({ code }))).toMatchObject({ issue: 'claimed' });
      expect(must(await visitor.couponClaim.link({ code }))).toMatchObject({ issue: null });
    });

    it('gives a coupon, which takes the price down at the purchase', async () => {
      const { ming, code } = await withBatch(world());
      const at = world().deps.clock.now();
      const coupon = must(await ming.couponClaim.claim({ code }));
      expect(coupon).toEqual({
        id: expect.any(String) as string,
        receiverUserId: MING.id,
        productId,
        name,
        rule,
        status: 'UNUSED',
        orderId: null,
        expiresAt: EXPIRES,
        gmtCreated: at,
        gmtModified: at,
      });
      const { coupons } = must(await ming.shop.quote({ productId, choice: [] }));
      expect(coupons).toContainEqual({ coupon, reduction: 5_000 });
      const order = await placed(ming, { couponId: coupon.id, amount: 14_900 });
      expect(order).toMatchObject({ amount: 14_900, coupon: { id: coupon.id, name } });
    });

    it('keeps by what a claim came about, and counts it', async () => {
      const { ming, code, batch } = await withBatch(world());
      const { id: couponId } = must(await ming.couponClaim.claim({ code }));
      const { couponClaims, clock } = world().deps;
      const kept = await couponClaims.claimOf(batch.id, MING.id);
      expect(kept).toMatchObject({ couponId, partnerId: HONG.id, productId, claimedAt: clock.now() });
      expect(await couponClaims.batch(batch.id)).toMatchObject({ claimed: 1 });
    });

    it('says that the partner knows where the claim came from, where she does', async () => {
      const { code, batch } = await withBatch(world());
      // The same browser: first hers, then of somebody else.
      const browser = await loggedIn(world(), 'xiaohong');
      must(await browser.member.logout());
      must(await browser.member.login({ account: MING.mobile, pwd: PASSWORD }));
      must(await browser.couponClaim.claim({ code }));
      const kept = await world().deps.couponClaims.claimOf(batch.id, MING.id);
      expect(kept).toMatchObject({ partnerStanding: 'device', device: expect.any(String) as string });
    });

    it('gives nothing for a code that there is not', async () => {
      const { ming, code, batch } = await withBatch(world());
      const forged = [`${code}x`, code.slice(1), '', batch.id, "' or 1=1 --", '%'];
      for (const wrong of forged) {
        expect(await ming.couponClaim.link({ code: wrong })).toEqual(UNKNOWN);
        expect(await ming.couponClaim.claim({ code: wrong })).toEqual(UNKNOWN);
        expect(await ming.couponClaim.visit({ code: wrong })).toEqual(UNKNOWN);
      }
      expect(must(await ming.couponClaim.wallet({ part: 'usable', size: 9 })).list).toHaveLength(1);
    });

    it('gives one a person, none to the partner, and none to nobody', async () => {
      const { ming, hong, code } = await withBatch(world());
      must(await ming.couponClaim.claim({ code }));
      expect(await ming.couponClaim.claim({ code })).toEqual(unclaimable('claimed'));
      expect(await hong.couponClaim.claim({ code })).toEqual(unclaimable('own'));
      const visitor = world().visitor();
      expect(await visitor.couponClaim.claim({ code })).toEqual({
        ok: false,
        error: { kind: 'not-logged-in' },
      });
    });

    it('gives them within their days, and while staff let them', async () => {
      const { ming, code, change } = await withBatch(world(), {
        firstDay: '2026-03-02',
        lastDay: '2026-03-03',
      });
      const { clock } = world().deps;
      must(await change({ state: 'OFF' }));
      expect(await ming.couponClaim.claim({ code })).toEqual(unclaimable('off'));
      must(await change({ state: 'ON' }));
      expect(await ming.couponClaim.claim({ code })).toEqual(unclaimable('not-yet'));
      clock.set(Date.UTC(2026, 2, 3, 16));
      expect(await ming.couponClaim.claim({ code })).toEqual(unclaimable('ended'));
      clock.set(Date.UTC(2026, 2, 3, 16) - 1);
      must(await ming.couponClaim.claim({ code }));
    });

    it('gives none of a partner who is suspended or gone; what was claimed stays good', async () => {
      const { ming, lin, admin, code } = await withBatch(world());
      must(await ming.couponClaim.claim({ code }));
      const seen = { userId: HONG.id, version: 1, reason: '在群里刷屏' };
      must(await lin.staffPartner.setState({ ...seen, event: 'SUSPEND' }));
      expect(await admin.couponClaim.claim({ code })).toEqual(unclaimable('partner-inactive'));
      expect(must(await admin.couponClaim.link({ code }))).toMatchObject({ issue: 'partner-inactive' });
      const { list } = must(await ming.couponClaim.wallet({ part: 'usable', size: 9 }));
      const mine = list.find(({ coupon }) => coupon.name === name);
      await placed(ming, { couponId: mine?.coupon.id ?? '', amount: 14_900 });
      must(await lin.staffPartner.setState({ ...seen, version: 2, event: 'RESUME' }));
      must(await admin.couponClaim.claim({ code }));
    });

    it('gives exactly as many as there are to those who come at once', async () => {
      const { code, batch } = await withBatch(world(), { limit: 3 });
      const people = Array.from({ length: 9 }, (_, at) => ({
        id: `u-many-${at}`,
        mobile: `1360000000${at}`,
        userName: `many${at}`,
      }));
      await addMembers(world().deps, people);
      const all = [];
      for (const { userName } of people) all.push(await loggedIn(world(), userName));
      const answers = await Promise.all(all.map(({ couponClaim }) => couponClaim.claim({ code })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
      expect(answers.filter(({ ok }) => !ok)).toEqual(
        Array.from({ length: 6 }, () => unclaimable('none-left')),
      );
      expect(await world().deps.couponClaims.batch(batch.id)).toMatchObject({ claimed: 3 });
    });

    it('counts who opens a link, but for its partner', async () => {
      const { ming, hong, code } = await withBatch(world());
      const visitor = world().visitor();
      for (const one of [visitor, visitor, ming, hong]) must(await one.couponClaim.visit({ code }));
      expect(must(await hong.partnerCoupon.home())).toMatchObject({ visits: 3, claims: 0 });
    });

    it("lists one's own coupons: what can be used, what ends first in front, and what is past", async () => {
      const { ming, code } = await withBatch(world());
      const { id } = must(await ming.couponClaim.claim({ code }));
      const idsOf = async (part: 'usable' | 'past', after?: string) => {
        const page = must(await ming.couponClaim.wallet({ part, size: 1, ...(after && { after }) }));
        return { ids: page.list.map(({ coupon }) => coupon.id), next: page.next };
      };
      const first = await idsOf('usable');
      expect(first.ids).toEqual(['c-1']);
      expect((await idsOf('usable', first.next ?? '')).ids).toEqual([id]);
      expect((await idsOf('past')).ids).toEqual(['c-2']);
      expect(await ming.couponClaim.wallet({ part: 'usable', size: 1, after: 'x' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
      world().deps.clock.advance(25 * DAY_MS);
      const past = must(await ming.couponClaim.wallet({ part: 'past', size: 9 })).list;
      expect(past.map(({ coupon }) => coupon.id).toSorted()).toEqual(['c-1', 'c-2']);
      const { list } = must(await ming.couponClaim.wallet({ part: 'usable', size: 9 }));
      expect(list).toMatchObject([
        { coupon: { id }, product: { id: 'p-1', name: 'Python 课程', isOnSale: true } },
      ]);
    });
  });
};

/** A way to make each call of the area. */
export const couponClaimTries: Tries<'couponClaim'> = {
  link: ({ couponClaim }) => couponClaim.link({ code: 'nothing' }),
  visit: ({ couponClaim }) => couponClaim.visit({ code: 'nothing' }),
  claim: ({ couponClaim }) => couponClaim.claim({ code: 'nothing' }),
  wallet: ({ couponClaim }) => couponClaim.wallet({ part: 'usable', size: 1 }),
};
