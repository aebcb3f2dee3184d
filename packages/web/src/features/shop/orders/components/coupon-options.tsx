import { styled } from '@ykd/adapters-ui/styled';
import type { CouponOffer } from '@ykd/application/shop';
import { couponRuleText, type CouponInstance, type CouponIssue } from '@ykd/domain/coupon';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { shop } from '../../messages/zh-CN/shop';
import { OptionList, type OptionItem } from '../../products/components/option-list';

const { coupon: words, confirm } = shop;

/** One that an order has: it waits for its payment, or it was paid. */
const whyNot = ({ status }: CouponInstance, issue: CouponIssue): string =>
  issue === 'in-use' && status === 'RESERVED' ? words.reserved : words.issues[issue];

/** No coupon has an empty id. */
const NONE = '';

const optionOf = ({ coupon, reduction, issue }: CouponOffer): OptionItem => {
  const { id, name, rule, expiresAt } = coupon;
  const hint = (
    <>
      {couponRuleText(rule)}
      {'，'}
      {/* The last day on which it can be used. */}
      <styled.span whiteSpace="nowrap">{confirm.expires(shanghaiDay(expiresAt))}</styled.span>
    </>
  );
  if (issue !== undefined) return { id, label: name, hint, disabled: true, note: whyNot(coupon, issue) };
  return {
    id,
    label: name,
    hint,
    aside: (
      <styled.span
        textAlign="end"
        color="brand.fg"
        fontSize="sm"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {confirm.reduction(formatAmount(reduction))}
      </styled.span>
    ),
  };
};

export type CouponOptionsProps = {
  offers: readonly CouponOffer[];
  chosen: string | undefined;
  onChoose: (couponId: string | undefined) => void;
};

/** The buyer's coupons: what each takes off here, or why it does not. */
export function CouponOptions({ offers, chosen, onChoose }: CouponOptionsProps) {
  if (offers.length === 0) return <styled.p color="fg.muted">{confirm.noCoupons}</styled.p>;
  const usable = offers.filter(({ issue }) => issue === undefined);
  const others = offers.filter(({ issue }) => issue !== undefined);
  return (
    <OptionList
      name="coupon"
      legend={confirm.coupons}
      value={chosen ?? NONE}
      onChange={(id) => onChoose(id === NONE ? undefined : id)}
      options={[...usable.map(optionOf), { id: NONE, label: confirm.noCoupon }, ...others.map(optionOf)]}
    />
  );
}
