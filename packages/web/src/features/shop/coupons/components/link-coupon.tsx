import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckIcon, SubmitButton, TicketIcon } from '@ykd/adapters-ui/widgets';
import type { CouponLink } from '@ykd/application/coupon-claim';
import { couponReduction, couponRuleText } from '@ykd/domain/coupon';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../../container/services-context';
import { couponHref } from '../../../../routing/coupon-link';
import { useGo } from '../../../../routing/use-go';
import { useLoginHref } from '../../../../routing/use-login-href';
import { coupons as words } from '../../messages/zh-CN/coupons';
import { shop } from '../../messages/zh-CN/shop';
import { useGoods } from '../../products/goods-queries';
import { useCouponQueries } from '../coupon-queries';
import { useVisit } from '../use-visit';

const Ticket = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2.5',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'amber.line',
    borderRadius: 'md',
    bg: 'amber.subtle',
  },
});

/** The way to have it, or why there is none. */
function Act({ code, shown }: { code: string; shown: CouponLink }) {
  const { base, toasts } = useServices();
  const session = useStore(base, (state) => state.session);
  const { coupon, link, wallet } = useCouponQueries();
  const { prices } = useGoods();
  const [claiming, setClaiming] = useState(false);
  const login = useLoginHref();
  const go = useGo();
  const { issue } = shown;

  const claim = async (): Promise<void> => {
    setClaiming(true);
    try {
      const answer = await coupon.claim({ code });
      if (answer.ok) toasts.commands.success(words.claimed);
      else toasts.commands.error(errorMessage(answer.error));
    } catch {
      toasts.commands.error(words.claimFailed);
    } finally {
      setClaiming(false);
      // Whatever came of it, the page says how it stands now.
      for (const query of [link, wallet, prices]) query.outdate();
    }
  };
  if (issue === 'claimed')
    return (
      <styled.p display="flex" alignItems="center" gap="1.5" color="brand.fg" fontSize="sm">
        <CheckIcon size={18} />
        {words.claimed}
      </styled.p>
    );
  if (issue !== null)
    return (
      <styled.p color="fg.muted" fontSize="sm">
        {errorMessage({ kind: 'coupon-unclaimable', reason: issue })}
      </styled.p>
    );
  if (session === 'none')
    return (
      <Button variant="amber" onClick={() => go(login)}>
        {words.logIn}
      </Button>
    );
  return (
    <SubmitButton type="button" variant="amber" submitting={claiming} onClick={() => void claim()}>
      {words.claim}
    </SubmitButton>
  );
}

/** What is for another product than the one that is shown. */
function Elsewhere({ code, productId }: { code: string; productId: string }) {
  return (
    <Ticket aria-label={words.fromLink}>
      <styled.p flex="1" fontSize="sm">
        {words.other}
      </styled.p>
      <Button asChild variant="outline" size="sm">
        <Link to={couponHref(productId, code)}>{words.toOther}</Link>
      </Button>
    </Ticket>
  );
}

export type LinkCouponProps = {
  /** What the link names. */
  code: string;
  productId: string;
  /** What is chosen of it costs, in cents. */
  amount: number;
};

/** The coupon that the link of a partner gives for a product. */
export function LinkCoupon({ code, productId, amount }: LinkCouponProps) {
  const { value: shown, status } = useQuery(useCouponQueries().link, code);
  useVisit(code, shown !== undefined);
  if (status === 'refused')
    return (
      <styled.p color="fg.muted" fontSize="sm" role="status">
        {errorMessage({ kind: 'coupon-link-unknown' })}
      </styled.p>
    );
  if (shown === undefined) return null;
  if (shown.productId !== productId) return <Elsewhere code={code} productId={shown.productId} />;
  const reduction = couponReduction(shown.rule, amount);
  return (
    <Ticket aria-label={words.fromLink}>
      <styled.span color="amber.fg" flexShrink={0}>
        <TicketIcon size={24} />
      </styled.span>
      <styled.div flex="1" minWidth="40" lineHeight="snug">
        <styled.p fontWeight="semibold" overflowWrap="anywhere">
          {shown.name}
        </styled.p>
        <styled.p fontSize="sm" color="fg.muted">
          {reduction > 0 ? shop.confirm.reduction(formatAmount(reduction)) : couponRuleText(shown.rule)}
          {shown.issue !== 'claimed' && (
            <>
              {'，'}
              {words.validDays(shown.validDays)}
              {'，'}
              <styled.span whiteSpace="nowrap">{words.claimUntil(shanghaiDay(shown.claimUntil))}</styled.span>
            </>
          )}
        </styled.p>
      </styled.div>
      <Act code={code} shown={shown} />
    </Ticket>
  );
}
