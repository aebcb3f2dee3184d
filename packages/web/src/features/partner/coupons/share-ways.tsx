import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckIcon, CopyIcon, LinkIcon } from '@ykd/adapters-ui/widgets';
import type { PartnerBatch } from '@ykd/application/coupon-claim';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCopy } from '../../../components/use-copy';
import { useServices } from '../../../container/services-context';
import { picture } from '../../../messages/zh-CN/picture';
import { couponHref } from '../../../routing/coupon-link';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';

// Nobody needs it before he wants a poster.
const PosterDialog = lazy(async () => ({ default: (await import('../poster/poster-dialog')).PosterDialog }));

const Buttons = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { flex: '1', minWidth: '20', height: '11' } },
});

/** Where the link of a batch leads: the product with its coupon. */
export const useBatchLink = ({ product, code }: Pick<PartnerBatch, 'product' | 'code'>): string =>
  new URL(couponHref(product.id, code), useServices().environment.origin).href;

/** The ways to hand out the coupons of a batch: its link, its poster, and what the device shares with. */
export function ShareWays({ batch, children }: { batch: PartnerBatch; children?: ReactNode }) {
  const { toasts } = useServices();
  const { copied, copy } = useCopy();
  const [isPoster, setPoster] = useState(false);
  const link = useBatchLink(batch);
  const { name, product } = batch;
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: product.name, text: words.shareText(product.name, name), url: link });
    } catch (cause) {
      // He thought better of it.
      if (!(cause instanceof DOMException && cause.name === 'AbortError'))
        toasts.commands.warning(picture.notSent);
    }
  };
  return (
    <>
      <Buttons>
        <Button aria-label={copied ? words.copied : words.copyOf(name)} onClick={() => void copy(link)}>
          {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          {copied ? words.copied : words.copy}
        </Button>
        <Button variant="outline" aria-label={words.posterOf(name)} onClick={() => setPoster(true)}>
          {words.poster}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="outline" aria-label={words.shareOf(name)} onClick={() => void share()}>
            <LinkIcon size={18} />
            {words.share}
          </Button>
        )}
        {children}
      </Buttons>
      {isPoster && (
        <Suspense fallback={null}>
          <PosterDialog batch={batch} link={link} onClose={() => setPoster(false)} />
        </Suspense>
      )}
    </>
  );
}
