import { RequestError } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { productPath } from '@ykd/domain/access';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShop } from '../../services';
import { HiddenTitle } from '../../components/hidden-title';
import { shop } from '../../messages/zh-CN/shop';
import { payHref, purchaseOf } from '../../../../routing/shop-mall';
import { ConfirmView } from '../components/confirm-view';
import { ProductMissing } from '../../products/components/product-missing';
import { SheetColumns } from '../components/sheet';
import { useBeside } from '../../products/use-owned';
import { useOnline } from '../../products/use-shelf';
import { useWaitingOrder } from '../../products/use-waiting-order';
import { usePictures } from '../use-pictures';

const words = shop.confirm;

const SKELETONS = (
  <SheetColumns>
    <SkeletonCard lines={6} />
    <SkeletonCard lines={3} />
  </SheetColumns>
);

/** Stands where the purchase would be: why it has no price. */
function NoPurchase({ refusal, productId }: { refusal: AppError | undefined; productId: string }) {
  if (refusal?.kind === 'unknown-choice') {
    const next = { href: productPath(productId), label: words.back };
    return <ProductMissing title={words.unchosen} hint={words.unchosenHint} next={next} />;
  }
  return <ProductMissing title={words.refused} hint={refusal && errorMessage(refusal)} />;
}

/** `/shopmall/order/confirm?productId=&choice=`: a purchase is looked over and ordered. */
export function Component() {
  const { checkout } = useShop();
  const [store] = useState(checkout);
  const { priced, refusal, ...state } = useStore(store);
  const [search] = useSearchParams();
  const purchase = useMemo(() => purchaseOf(search), [search]);
  const [unsent, setUnsent] = useState<string>();
  const navigate = useNavigate();
  const quote = priced?.quote;
  const onlineOf = useOnline();
  const [again, setAgain] = useState(false);
  const beside = useBeside(quote && { ...quote, productId: quote.product.id });
  const waiting = useWaitingOrder(purchase.productId);
  const pictureOf = usePictures(quote === undefined ? [] : [quote.product.id]);
  useEffect(() => {
    if (purchase.productId !== '') void store.open(purchase);
  }, [store, purchase]);

  const submit = async (): Promise<void> => {
    setUnsent(undefined);
    try {
      const order = await store.place({ again });
      // Going back must not lead to ordering the same again.
      if (order) await navigate(payHref(order.id), { replace: true });
    } catch (error) {
      // What the server says is for the buyer, too; without an answer there are no words of its own.
      const answered = error instanceof RequestError && error.status !== undefined;
      setUnsent(answered ? error.message : words.unsent);
    }
  };

  return (
    <>
      {!priced && <HiddenTitle />}
      {!priced && purchase.productId === '' ? (
        <ProductMissing title={words.nothing} hint={words.nothingHint} />
      ) : (
        <Answer
          of={{ status: state.status, value: priced, refusal, retry: () => void store.open(purchase) }}
          waiting={SKELETONS}
          failed={words.failed}
          refused={<NoPurchase refusal={refusal} productId={purchase.productId} />}
        >
          {(shown) => (
            <ConfirmView
              {...state}
              priced={shown}
              imageUrl={pictureOf(shown.quote.product.id)}
              {...beside}
              again={again}
              onAgain={setAgain}
              onlineOf={onlineOf}
              waiting={waiting}
              unsent={unsent}
              onCoupon={(couponId) => void store.chooseCoupon(couponId)}
              onSubmit={() => void submit()}
            />
          )}
        </Answer>
      )}
    </>
  );
}
