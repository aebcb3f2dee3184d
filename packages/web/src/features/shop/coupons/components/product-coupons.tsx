import { lazy, Suspense } from 'react';
import { BestPrice } from './best-price';

// Nobody needs it whom no partner sent.
const LinkCoupon = lazy(async () => ({ default: (await import('./link-coupon')).LinkCoupon }));

export type ProductCouponsProps = {
  productId: string;
  choice: readonly string[];
  /** What is chosen costs, in cents. */
  amount: number;
  /** The code of the coupon that the address brings along; empty without one. */
  code: string;
};

/** What coupons make of the price of a product: the one that a link gives, and the best of the member's own. */
export function ProductCoupons({ productId, choice, amount, code }: ProductCouponsProps) {
  return (
    <>
      <BestPrice productId={productId} choice={choice} />
      {code !== '' && (
        <Suspense fallback={null}>
          <LinkCoupon code={code} productId={productId} amount={amount} />
        </Suspense>
      )}
    </>
  );
}
