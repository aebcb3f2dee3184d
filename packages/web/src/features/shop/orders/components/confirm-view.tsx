import { styled } from '@ykd/adapters-ui/styled';
import type { CheckoutState, Priced } from '@ykd/adapters-ui/stores';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { SubmitButton } from '@ykd/adapters-ui/widgets';
import type { OnlineOf } from '@ykd/application/shelf';
import { productPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../../../forms/form-alert';
import { BottomBar } from '../../components/bottom-bar';
import { PageHead } from '../../components/page-head';
import { orders } from '../../messages/zh-CN/orders';
import { shop } from '../../messages/zh-CN/shop';
import { ordersHref } from '../../../../routing/shop-mall';
import { CouponOptions } from './coupon-options';
import type { Beside } from '../../products/use-owned';
import { OpenedCourses } from '../../products/components/opened-courses';
import { RefundingNote } from '../../products/components/refunding-note';
import { OwnedNote } from '../../products/components/owned-note';
import { WaitingNote, type WaitingOrder } from '../../products/components/waiting-note';
import { Price } from '../../products/components/price';
import { PriceLines } from './price-lines';
import { PurchaseSummary } from './purchase-summary';
import { Sheet, SheetColumns, Sheets } from './sheet';

const words = shop.confirm;

export type ConfirmViewProps = Pick<CheckoutState, 'status' | 'placing' | 'problem' | 'couponId'> &
  Beside & {
    priced: Priced;
    imageUrl: string | null | undefined;
    /** What is online, once it is known. */
    onlineOf?: OnlineOf | undefined;
    /** Whether the buyer said that he wants it again while a refund of it waits. */
    again: boolean;
    onAgain: (again: boolean) => void;
    /** His order of it that waits for its payment. */
    waiting: WaitingOrder | undefined;
    /** Why the last try got no answer. */
    unsent?: string | undefined;
    onCoupon: (couponId: string | undefined) => void;
    onSubmit: () => void;
  };

/** A purchase before it is ordered: what it is, coupons, how the price comes about. */
export function ConfirmView({
  priced,
  imageUrl,
  owned,
  refunding,
  merged,
  again,
  onAgain,
  onlineOf,
  waiting,
  couponId,
  status,
  placing,
  problem,
  unsent,
  onCoupon,
  onSubmit,
}: ConfirmViewProps) {
  const { quote } = priced;
  const { product, skuAttrs, validDays, serviceDays, listAmount, amount } = quote;
  const submitting = placing || status === 'loading';
  const message = problem === undefined ? unsent : errorMessage(problem);
  const mustSay = refunding?.productId === product.id || problem?.kind === 'refund-waiting';
  const submit = (
    <SubmitButton type="button" size="lg" block submitting={submitting} onClick={onSubmit}>
      {words.submit}
    </SubmitButton>
  );
  return (
    <>
      <PageHead back={{ href: productPath(product.id), label: words.back }} />
      <SheetColumns>
        <Sheets>
          <Sheet title={words.purchase}>
            <PurchaseSummary
              name={product.name}
              imageUrl={imageUrl}
              skuAttrs={skuAttrs}
              validDays={validDays}
              serviceDays={serviceDays}
              merged={merged}
            />
            <styled.div
              display="flex"
              flexDirection="column"
              gap="3"
              marginTop={(owned ?? waiting ?? refunding) ? '4' : '0'}
            >
              <WaitingNote order={waiting} />
              <RefundingNote orderId={refunding?.id} />
              <OwnedNote owned={owned} />
            </styled.div>
          </Sheet>
          <Sheet title={shop.product.opens}>
            <OpenedCourses skuAttrs={skuAttrs} onlineOf={onlineOf} />
          </Sheet>
          <Sheet title={words.coupons}>
            <CouponOptions offers={quote.coupons} chosen={couponId} onChoose={onCoupon} />
          </Sheet>
        </Sheets>
        <Sheet title={words.amounts}>
          <PriceLines
            listLabel={words.listAmount}
            listAmount={listAmount}
            reductionLabel={words.couponReduction}
            amountLabel={words.amount}
            amount={amount}
          />
          <styled.div marginTop="4" display="flex" flexDirection="column" gap="3">
            <FormAlert message={message} />
            {mustSay && (
              <styled.label display="flex" alignItems="flex-start" gap="2" lineHeight="snug">
                <input type="checkbox" checked={again} onChange={({ target }) => onAgain(target.checked)} />
                {shop.refunding.again}
              </styled.label>
            )}
            {problem?.kind === 'too-many-open-orders' && (
              <styled.span css={{ '& > a': { color: 'brand.fg', textDecoration: 'underline' } }}>
                <Link to={ordersHref({ pageNum: 0, status: 'TRADE_WAIT_PAY' })}>{orders.back}</Link>
              </styled.span>
            )}
            {amount === 0 && (
              <styled.p color="fg.muted" fontSize="sm">
                {words.free}
              </styled.p>
            )}
            <styled.div display={{ base: 'none', lg: 'block' }}>{submit}</styled.div>
          </styled.div>
        </Sheet>
      </SheetColumns>
      <BottomBar>
        <Price cents={amount} fontSize="xl" />
        {submit}
      </BottomBar>
    </>
  );
}
