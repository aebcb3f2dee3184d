import { errorMessage } from '@ykd/adapters-http/contracts';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { EmptyState, ErrorState } from '@ykd/adapters-ui/widgets';
import type { ShopPort } from '@ykd/application/shop';
import { AuthorizeButton } from '../../../../components/authorize-button';
import { useServices } from '../../../../container/services-context';
import { pay } from '../../messages/zh-CN/pay';
import { payHref } from '../../../../routing/shop-mall';
import { BINDING } from '../../../../routing/tab-note';

/** Why a payment cannot be begun. */
export type PayRefusal = Extract<Awaited<ReturnType<ShopPort['pay']>>, { ok: false }>['error'];

export type PayRefusedProps = {
  orderId: string;
  /** Absent when no answer came. */
  refusal?: PayRefusal | undefined;
  onRetry: () => void;
};

/** Goes to WeChat and comes back with it bound, ready to pay. */
function BindButton({ orderId }: Pick<PayRefusedProps, 'orderId'>) {
  const { base, environment } = useServices();
  return (
    <AuthorizeButton
      label={pay.bind}
      size="lg"
      target={`${environment.origin}${payHref(orderId)}`}
      onLeave={() => {
        const userId = memberIdOf(base.getSnapshot());
        if (userId !== undefined) BINDING.leave(environment, userId);
      }}
    />
  );
}

/** Why the payment does not begin, and what to do. */
export function PayRefused({ orderId, refusal, onRetry }: PayRefusedProps) {
  if (refusal?.kind === 'weixin-not-bound') {
    return (
      <EmptyState
        compact
        drawing="welcome"
        title={pay.notBound}
        hint={pay.notBoundHint}
        action={<BindButton orderId={orderId} />}
      />
    );
  }
  if (refusal === undefined || refusal.kind === 'payment-unavailable') {
    return <ErrorState compact title={pay.unavailable} message={pay.unavailableHint} onRetry={onRetry} />;
  }
  return <ErrorState compact title={errorMessage(refusal)} onRetry={onRetry} />;
}
