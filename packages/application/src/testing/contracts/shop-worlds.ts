import { sampleProduct } from './samples.js';
import { place, begin, receive, request } from './shop-acts.js';
import {
  REDUCED,
  sampleCoupon,
  sampleReceipt,
  sampleReducedOrder,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import type { MakeSubject } from './subject.js';

/** A store with the product that sample orders and coupons name. */
export const withProduct =
  (make: MakeSubject<ShopParts>): MakeSubject<ShopParts> =>
  async () => {
    const made = await make();
    await made.subject.products.insert(sampleProduct('product-1'));
    return made;
  };

/** A store with the order `o`, for which the payment `try1` was begun. */
export const withOrder =
  (make: MakeSubject<ShopParts>): MakeSubject<ShopParts> =>
  async () => {
    const made = await withProduct(make)();
    await place(made.subject, sampleShopOrder('o'));
    await begin(made.subject, 'try1');
    return made;
  };

/** The same, but the order holds the coupon `c`. */
export const withReducedOrder =
  (make: MakeSubject<ShopParts>): MakeSubject<ShopParts> =>
  async () => {
    const made = await withProduct(make)();
    await made.subject.coupons.insert(sampleCoupon('c'));
    await place(made.subject, sampleReducedOrder('o'));
    await begin(made.subject, 'try1', { amount: REDUCED });
    return made;
  };

/** A store with the order `o`, which was paid by the transaction `t1`. */
export const withPaidOrder =
  (make: MakeSubject<ShopParts>): MakeSubject<ShopParts> =>
  async () => {
    const made = await withOrder(make)();
    await receive(made.subject, sampleReceipt('t1'));
    return made;
  };

/** A store with the order `o`, which was paid by the transaction `t1` and whose refund was asked for. */
export const withAskedOrder =
  (make: MakeSubject<ShopParts>): MakeSubject<ShopParts> =>
  async () => {
    const made = await withPaidOrder(make)();
    await request(made.subject);
    return made;
  };
