import { styled } from '@ykd/adapters-ui/styled';
import type { ProductCard, ProductView } from '../../areas/product';
import { confirmHref } from '../../routing/shop-mall';
import { defaultChoice, skuChoice } from '@ykd/domain/order';
import { useState } from 'react';
import { products } from '../../features/admin/messages/zh-CN/products';
import type { PreviewProps, ShownProduct } from '../../features/admin/products/product-detail';

/** What the shop draws products with. */
export interface ShopParts {
  readonly ProductCard: typeof ProductCard;
  readonly ProductView: typeof ProductView;
}

const words = products.preview;

const Frame = styled('div', {
  base: {
    contain: 'layout paint',
    px: { base: '4', md: '6' },
    paddingTop: '5',
    paddingBottom: { base: '8', md: '12' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'bg.page',
    // The bar at the bottom of a phone is that of this page, not of the window.
    '& > :last-child': { position: 'static' },
  },
});

/** What is chosen of it, of what there is now: another one while its choices are being written. */
const chosenOf = (product: ShownProduct, picked: readonly string[]) => {
  for (const choice of [picked, defaultChoice(product.skuAttrs)]) {
    const chosen = skuChoice(product, choice);
    if (chosen.ok) return { choice, chosen: chosen.value };
  }
  return undefined;
};

/** A product as the mall and its page show it to a buyer who has nothing yet. Its links lead nowhere. */
export function ProductPreview({
  product,
  onlineOf,
  parts: { ProductCard: Card, ProductView: View },
}: PreviewProps & { parts: ShopParts }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const choosing = chosenOf(product, picked);
  if (choosing === undefined) return <p>{words.broken}</p>;
  return (
    <styled.div
      display="flex"
      flexDirection="column"
      gap="4"
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
      }}
    >
      <styled.h3 fontSize="sm" color="fg.muted">
        {words.card}
      </styled.h3>
      <styled.div maxWidth="20rem">
        <Card product={product} heading="h3" />
      </styled.div>
      <styled.h3 fontSize="sm" color="fg.muted">
        {words.page}
      </styled.h3>
      <Frame>
        <View
          product={product}
          {...choosing}
          onlineOf={onlineOf}
          waiting={undefined}
          onChoose={setPicked}
          buyHref={confirmHref({ productId: product.id, choice: choosing.choice })}
        />
      </Frame>
    </styled.div>
  );
}
