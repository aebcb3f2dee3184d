import { styled } from '@ykd/adapters-ui/styled';
import { Button, ExternalIcon, QrCode, Skeleton, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { OrderState, Reading } from '@ykd/adapters-ui/stores';
import type { PaymentInvitation } from '@ykd/application/shop';
import { pay } from '../../messages/zh-CN/pay';
import { NoticeLine } from './notice-line';
import { PayRefused, type PayRefusal } from './pay-refused';
import { openableCode } from '../provider-address';

/** Pixels: large enough for a phone at arm's length. */
const QR_SIZE = 224;

export type NativePayProps = Reading<PaymentInvitation, PayRefusal> & {
  orderId: string;
  /** What became of the payment so far. */
  trouble?: OrderState['trouble'];
  retry: () => void;
  /** Whether the provider is the one that is built in, which has a page to pay on. */
  demo: boolean;
};

/** A code to scan with WeChat. */
export function NativePay({ status, value, refusal, orderId, trouble, retry, demo }: NativePayProps) {
  if (status === 'failed' || status === 'refused') {
    return <PayRefused orderId={orderId} refusal={refusal} onRetry={retry} />;
  }
  if (value?.way !== 'NATIVE') {
    return (
      <styled.div role="status" aria-busy="true">
        <VisuallyHidden>{pay.preparing}</VisuallyHidden>
        <Skeleton aria-hidden borderRadius="md" style={{ width: QR_SIZE, height: QR_SIZE }} />
      </styled.div>
    );
  }
  if (trouble === 'closed') {
    return (
      <>
        <NoticeLine notice={pay.trouble.closed} />
        <Button size="lg" onClick={retry}>
          {pay.newCode}
        </Button>
      </>
    );
  }
  const page = demo ? openableCode(value.codeUrl) : undefined;
  return (
    <>
      <NoticeLine notice={trouble && pay.trouble[trouble]} />
      <QrCode value={value.codeUrl} label={pay.qr} size={QR_SIZE} />
      <div>
        <styled.p fontWeight="medium">{pay.scan}</styled.p>
        <styled.p color="fg.muted" fontSize="sm">
          {pay.onPhone}
        </styled.p>
      </div>
      {page !== undefined && (
        <div>
          <Button asChild variant="soft">
            <a href={page} target="_blank" rel="noreferrer">
              <ExternalIcon size={18} />
              {pay.openLocal}
            </a>
          </Button>
          <styled.p color="fg.subtle" fontSize="sm" marginTop="2" textWrap="balance">
            {pay.localHint}
          </styled.p>
        </div>
      )}
    </>
  );
}
