import type { ProgressSave, StoredOrder, YkdProduct } from '@ykd/application';
import type { CouponInstance } from '@ykd/domain/coupon';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.js';
import { demoCoupons } from './coupons.js';
import { demoOrders } from './orders.js';
import { demoProducts } from './products.js';
import { demoProgress } from './progress.js';

/** Everything that an empty database gets for a demonstration, but for the content of courses. */
export interface DemoData {
  readonly accounts: readonly DemoAccount[];
  readonly products: readonly YkdProduct[];
  readonly orders: readonly StoredOrder[];
  readonly coupons: readonly CouponInstance[];
  readonly progress: readonly ProgressSave[];
}

/** The demo data as of `at` (epoch ms): the same for the same instant. */
export const demoData = (at: number): DemoData => {
  const products = demoProducts(at);
  return {
    accounts: DEMO_ACCOUNTS,
    products,
    orders: demoOrders(at, products),
    coupons: demoCoupons(at),
    progress: demoProgress(at),
  };
};
