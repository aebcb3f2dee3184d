import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button, EmptyState, ErrorState } from '@ykd/adapters-ui/widgets';
import type { ShopPort } from '@ykd/application';
import { BIND_PATH, TARGET_PARAM } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { pay } from '../../../../messages/zh-CN/pay';
import { payHref } from '../../../../routing/shop-mall';

/** Why a payment cannot be begun. */
export type PayRefusal = Extract<Awaited<ReturnType<ShopPort['pay']>>, { ok: false }>['error'];

export type PayRefusedProps = {
  orderId: string;
  /** Absent when no answer came. */
  refusal?: PayRefusal | undefined;
  onRetry: () => void;
};

/** Why the payment does not begin, and what to do. */
export function PayRefused({ orderId, refusal, onRetry }: PayRefusedProps) {
  if (refusal?.kind === 'weixin-not-bound') {
    const back = new URLSearchParams({ [TARGET_PARAM]: payHref(orderId) });
    return (
      <EmptyState
        compact
        drawing="welcome"
        title={pay.notBound}
        hint={pay.notBoundHint}
        action={
          <Button asChild>
            <Link to={`${BIND_PATH}?${back.toString()}`}>{pay.bind}</Link>
          </Button>
        }
      />
    );
  }
  if (refusal === undefined || refusal.kind === 'payment-unavailable') {
    return <ErrorState compact title={pay.unavailable} message={pay.unavailableHint} onRetry={onRetry} />;
  }
  return <ErrorState compact title={errorMessage(refusal)} onRetry={onRetry} />;
}
