import type { YkdProduct } from '@ykd/application/common-query';
import type { StoredOrder } from '@ykd/application/entities';
import type { CheckInSave, ProgressSave } from '@ykd/application/ports';
import type { DayWindow } from '@ykd/domain/campaign';
import type { CouponInstance } from '@ykd/domain/coupon';
import type { Lable } from '@ykd/domain/member';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.js';
import { demoCheckIns } from './check-ins.js';
import { demoBatches, type DemoBatch } from './coupon-batches.js';
import { demoCoupons } from './coupons.js';
import { demoOrders } from './orders.js';
import { demoPartners } from './partners.js';
import { demoPeriod } from './periods.js';
import { demoProducts } from './products.js';
import { demoProgress, demoReading } from './progress.js';
import { demoGivings, DEMO_LABLES, type DemoGiving } from './tags.js';
import { registeredAt } from './registered.js';
import { demoStudy } from './study-logs.js';

/** Everything that an empty database gets for a demonstration, but for the content of courses. */
export interface DemoData {
  /** With when each of them came, epoch ms. */
  readonly accounts: readonly (DemoAccount & { readonly at: number })[];
  readonly products: readonly YkdProduct[];
  readonly orders: readonly StoredOrder[];
  readonly coupons: readonly CouponInstance[];
  /** What partners hand out. */
  readonly batches: readonly DemoBatch[];
  readonly progress: readonly ProgressSave[];
  /** What they studied in earlier years. */
  readonly study: ReturnType<typeof demoStudy>;
  /** What they read lately. */
  readonly reading: ReturnType<typeof demoReading>;
  readonly checkIns: readonly CheckInSave[];
  /** When the activities that are to be tried are open. */
  readonly period: DayWindow;
  readonly lables: readonly Lable[];
  readonly givings: readonly DemoGiving[];
  /** The applications of partners, and the partner among them. */
  readonly partnership: ReturnType<typeof demoPartners>;
}

/** The demo data as of `at` (epoch ms): the same for the same instant. */
export const demoData = (at: number): DemoData => {
  const products = demoProducts(at);
  const rest = {
    products,
    orders: demoOrders(at, products),
    coupons: demoCoupons(at),
    batches: demoBatches(at),
    progress: demoProgress(at),
    study: demoStudy(at),
    reading: demoReading(at),
    checkIns: demoCheckIns(at),
    period: demoPeriod(at),
    lables: DEMO_LABLES,
    givings: demoGivings(at),
    partnership: demoPartners(at),
  };
  const accounts = DEMO_ACCOUNTS.map((account) => ({
    ...account,
    at: registeredAt(account.user.id, rest, at),
  }));
  return { accounts, ...rest };
};
