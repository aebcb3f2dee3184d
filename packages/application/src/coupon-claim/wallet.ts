import type { CouponInstance } from '@ykd/domain/coupon';
import { ON_SALE } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import type { CouponKey } from '../ports/coupons.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import type { CouponClaimDeps } from './deps.js';
import type { CouponClaimPort, WalletPart } from './port.js';

const orderOf = (part: WalletPart): KeyOrder<CouponInstance, CouponKey> => ({
  name: `wallet-${part}`,
  kinds: ['number', 'string'],
  keyOf: ({ expiresAt, id }) => [expiresAt, id],
});

/** A page of the caller's coupons. */
export const wallet = async (
  deps: CouponClaimDeps,
  context: CallerContext,
  { part = 'usable', ...page }: Parameters<CouponClaimPort['wallet']>[0],
): ReturnType<CouponClaimPort['wallet']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const order = orderOf(part);
  const window = keyWindow(order, page);
  if (!window.ok) return window;
  const which = { receiverUserId: caller.value.user.id, part, at: deps.clock.now() };
  const rows = await deps.coupons.wallet(which, window.value);
  const ids = [...new Set(rows.list.map(({ productId }) => productId))];
  const products = new Map(
    await Promise.all(ids.map(async (id) => [id, await deps.products.find(id)] as const)),
  );
  return ok(
    keyPage(order, window.value, rows, (coupon) => {
      const product = products.get(coupon.productId);
      return {
        coupon,
        product: {
          id: coupon.productId,
          name: product?.name ?? '',
          isOnSale: product?.status === ON_SALE,
        },
      };
    }),
  );
};
