import { useQuery } from '@ykd/adapters-ui/react';
import { Answer } from '@ykd/adapters-ui/widgets';
import { defaultChoice, skuChoice } from '@ykd/domain/order';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../../components/page-title';
import { useGoods } from '../goods-queries';
import { HiddenTitle } from '../../components/hidden-title';
import { shop } from '../../messages/zh-CN/shop';
import { chosenQuery, couponCodeOf } from '../../../../routing/coupon-link';
import { confirmHref, purchaseOf } from '../../../../routing/shop-mall';
import { ProductCoupons } from '../../coupons/components/product-coupons';
import { ProductMissing } from '../components/product-missing';
import { ProductSkeleton, ProductView } from '../components/product-view';
import type { ProductRow } from '../product';
import { useBeside } from '../use-owned';
import { useOnline } from '../use-shelf';
import { useWaitingOrder } from '../use-waiting-order';

/** What the address chooses of a product, or what is chosen before anybody chose. */
const chosenOf = (product: ProductRow, asked: readonly string[]) => {
  const choices = [asked, defaultChoice(product.skuAttrs)];
  for (const choice of choices) {
    const result = skuChoice(product, choice);
    if (result.ok) return { choice, chosen: result.value };
  }
  throw new Error(`nothing can be chosen of the product ${product.id}`);
};

/** `/shopmall/product/detail?productId=`: one product; what is chosen of it stands in the address. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const addressed = purchaseOf(search);
  const { productId } = addressed;
  const [picked, setPicked] = useState(addressed);
  const reading = useQuery(useGoods().product, productId);
  const product = reading.value;
  const isMissing = product === null || reading.status === 'refused';
  usePageTitle(isMissing ? shop.product.missing : product?.name);
  // The address follows a moment later than the hand.
  const asked = (picked.productId === productId ? picked : addressed).choice;
  const choosing = product && chosenOf(product, asked);
  const beside = useBeside(choosing ? { productId, ...choosing.chosen } : undefined);
  const waiting = useWaitingOrder(productId);
  const onlineOf = useOnline();

  const choose = (next: readonly string[]): void => {
    const purchase = { productId, choice: next };
    setPicked(purchase);
    setSearch(chosenQuery(search, purchase), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {!product && <HiddenTitle />}
      <Answer
        of={reading}
        waiting={<ProductSkeleton />}
        failed={shop.product.failed}
        refused={<ProductMissing />}
        isEmpty={(found) => found === null}
        empty={<ProductMissing />}
      >
        {() =>
          product &&
          choosing && (
            <ProductView
              product={product}
              {...choosing}
              {...beside}
              onlineOf={onlineOf}
              waiting={waiting}
              coupons={
                <ProductCoupons
                  productId={productId}
                  choice={choosing.choice}
                  amount={choosing.chosen.amount}
                  code={couponCodeOf(search)}
                />
              }
              onChoose={choose}
              buyHref={confirmHref({ productId, choice: choosing.choice })}
            />
          )
        }
      </Answer>
    </>
  );
}
