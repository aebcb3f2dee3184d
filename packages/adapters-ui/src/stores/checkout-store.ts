import type { OrderDetail, Purchase, ShopPort } from '@ykd/application/shop';
import { isPaid, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { askInTurn } from './ask-in-turn.js';
import { createPricing, withoutCoupon, type Priced } from './checkout-pricing.js';
import type { RequestKeys } from './request-keys.js';

export type { Priced };

type ErrorIn<Method extends 'quote' | 'place'> = Extract<
  Awaited<ReturnType<ShopPort[Method]>>,
  { ok: false }
>['error'];

/** A purchase that is looked over before it is ordered. */
export interface CheckoutState {
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  /** What is bought and what it costs; stays while it is computed anew. */
  readonly priced?: Priced;
  /** The coupon that is chosen, before its price is there too. */
  readonly couponId?: string;
  /** Why it cannot be bought. */
  readonly refusal?: ErrorIn<'quote'>;
  readonly placing: boolean;
  /** Why the buyer has to decide anew; what it costs is up to date by then. */
  readonly problem?: ErrorIn<'place'>;
}

export interface CheckoutStore extends Snapshots<CheckoutState> {
  /** Opens a purchase, with the coupon that takes most off unless one is named. Never rejects. */
  open(purchase: Purchase): Promise<void>;
  /** Takes another coupon, or none. Never rejects. */
  chooseCoupon(couponId: string | undefined): Promise<void>;
  /**
   * Orders at the price that is shown. `again`: although a refund of the same is judged or on its way. Sent again after a failure it orders no second time; undefined when it was
   * refused or something is on its way. Throws on broken infrastructure.
   */
  place(said?: { readonly again: boolean }): Promise<OrderDetail | undefined>;
}

/** The store of one visit of the page. */
export const createCheckoutStore = ({
  shop,
  keys,
}: {
  readonly shop: Pick<ShopPort, 'quote' | 'place'>;
  readonly keys: RequestKeys;
}): CheckoutStore => {
  const { reader, write } = createSnapshots<CheckoutState>({ status: 'idle', placing: false });
  const change = (part: Partial<CheckoutState>): void => write({ ...reader.getSnapshot(), ...part });
  const tell = (problem: CheckoutState['problem']): void => {
    const { problem: _gone, ...rest } = reader.getSnapshot();
    write(problem === undefined ? rest : { ...rest, problem });
  };

  const prices = askInTurn(createPricing(shop));
  prices.changes$.subscribe(({ status, input, value, refusal }) => {
    const { placing, problem } = reader.getSnapshot();
    const asked = status === 'loading' && input?.withBest === false ? input : value;
    const couponId = asked?.purchase.couponId;
    write({
      status,
      placing,
      ...(problem && { problem }),
      ...(value && { priced: value }),
      ...(couponId !== undefined && { couponId }),
      ...(refusal && { refusal }),
    });
  });

  const price = async (purchase: Purchase, withBest: boolean): Promise<void> => {
    await prices.ask({ purchase, withBest });
    const { refusal } = prices.getSnapshot();
    if (refusal?.kind !== 'coupon-unusable') return;
    await prices.ask({ purchase: withoutCoupon(purchase), withBest: true });
    tell(refusal);
  };

  const send = async (purchase: Purchase, amount: number, again: boolean): ReturnType<ShopPort['place']> => {
    const sendIt = () =>
      shop.place({ ...purchase, amount, requestKey: keys.of(purchase), ...(again && { again }) });
    const result = await sendIt();
    if (!result.ok || result.value.status === WAIT_PAY_STATUS || isPaid(result.value)) return result;
    // The key of an earlier try, whose order has closed since.
    keys.done();
    return sendIt();
  };

  const place = async ({ purchase, quote }: Priced, again: boolean): Promise<OrderDetail | undefined> => {
    const result = await send(purchase, quote.amount, again);
    if (result.ok || result.error.kind === 'request-key-used') keys.done();
    if (result.ok) return result.value;
    await price(purchase, false);
    tell(result.error);
    return undefined;
  };

  return {
    ...reader,
    open: (purchase) => price(purchase, purchase.couponId === undefined),
    chooseCoupon: async (couponId) => {
      const { priced, placing } = reader.getSnapshot();
      if (priced === undefined || placing) return;
      tell(undefined);
      const purchase = withoutCoupon(priced.purchase);
      await price(couponId === undefined ? purchase : { ...purchase, couponId }, false);
    },
    place: async ({ again } = { again: false }) => {
      const { status, priced, placing } = reader.getSnapshot();
      if (placing || status !== 'ready' || priced === undefined) return undefined;
      tell(undefined);
      change({ placing: true });
      try {
        return await place(priced, again);
      } finally {
        change({ placing: false });
      }
    },
  };
};
