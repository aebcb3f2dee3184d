import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { OrderEvents } from '../ports/order-events.js';
import type { Oddities } from '../ports/oddities.js';
import type { PaymentAttempts } from '../ports/payment-attempts.js';
import type { Refunds } from '../ports/refunds.js';
import type { ShopOrders } from '../ports/shop-orders.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { PaymentSettings } from './settings.js';

/** What everything about money stands on. */
export interface PaymentDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly shopOrders: ShopOrders;
  readonly paymentAttempts: PaymentAttempts;
  readonly refunds: Refunds;
  readonly oddities: Oddities;
  readonly orderEvents: OrderEvents;
  readonly payment: PaymentSettings;
}
