import type { ShopOrder } from '@ykd/application/ports';
import { isPaid, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { seededId } from './chance.js';
import { beginPurchase, type Purchase } from './purchase.js';

/** So many buyers paid once more soon after they had paid. */
const DOUBLES = 2;
/** They did so lately, and not today. */
const NEWEST_MS = DAY_MS;
const OLDEST_MS = 30 * DAY_MS;
/** So much later the same was ordered again, and then paid. */
const LATER_MS = 12 * 60_000;
const PAYING_MS = 90_000;

/** Orders that somebody paid twice, as if he had seen nothing of the first payment. `number`: none has it, nor one behind it. */
export const doublesOf = (
  purchases: readonly Purchase[],
  { at, number }: { readonly at: number; readonly number: number },
): readonly Purchase[] =>
  purchases
    .filter(({ order }) => {
      const age = at - order.gmtCreated;
      return isPaid(order) && order.amount > 0 && order.paidAt !== null && age > NEWEST_MS && age < OLDEST_MS;
    })
    .slice(0, DOUBLES)
    .map(({ order: first }, index) => {
      const placedAt = (first.paidAt ?? first.gmtCreated) + LATER_MS;
      const order: ShopOrder = {
        ...first,
        id: seededId(number + index),
        status: WAIT_PAY_STATUS,
        paidAt: null,
        validDate: null,
        serviceDate: null,
        gmtCreated: placedAt,
        gmtModified: placedAt,
      };
      const again = beginPurchase(order, number + index);
      again.pay(placedAt + PAYING_MS);
      return again.end();
    });
