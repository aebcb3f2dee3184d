import { styled } from '@ykd/adapters-ui/styled';
import { Skeleton, SkeletonCard, SkeletonText } from '@ykd/adapters-ui/widgets';
import { BottomBar } from '../../components/bottom-bar';
import { PageHead } from '../../components/page-head';
import { shop } from '../../messages/zh-CN/shop';
import { mallHref } from '../../../../routing/mall-href';
import type { ProductRow } from '../product';
import { BuyActions } from './buy-actions';
import { OpenedCourses } from './opened-courses';
import { Price } from './price';
import { ProductImage } from './product-image';
import { PurchasePanel, type Choosing } from './purchase-panel';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
    // The panel beside the picture and the courses may be higher than both.
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    paddingBottom: '6',
  },
});

const UP = { href: mallHref(), label: shop.mallTitle };

/** A product: what it is, what it opens, and the way to buy it. */
export function ProductView({ product, ...choosing }: { product: ProductRow } & Choosing) {
  const { chosen, buyHref, owned, onlineOf } = choosing;
  return (
    <>
      <PageHead title={product.name} hint={product.description} back={UP} />
      <Columns>
        <styled.div
          borderRadius="card"
          overflow="hidden"
          borderWidth="1px"
          borderColor="line"
          gridColumn={{ lg: '1' }}
        >
          <ProductImage product={product} />
        </styled.div>
        <styled.div
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1 / span 2' }}
          position={{ lg: 'sticky' }}
          top="7"
        >
          <PurchasePanel product={product} {...choosing} />
        </styled.div>
        <OpenedCourses title={shop.product.opens} skuAttrs={chosen.skuAttrs} onlineOf={onlineOf} />
      </Columns>
      <BottomBar>
        <Price cents={chosen.amount} fontSize="xl" />
        <styled.div
          flex="1"
          display="flex"
          justifyContent="flex-end"
          gap="2"
          css={{ '& > *': { flex: '1', maxWidth: '56' } }}
        >
          <BuyActions owned={owned} buyHref={buyHref} />
        </styled.div>
      </BottomBar>
    </>
  );
}

/** The place of a product that is on its way. */
export function ProductSkeleton() {
  return (
    <>
      <Skeleton height="8" width="60%" marginBottom="7" />
      <Columns>
        <styled.div display="flex" flexDirection="column" gap="6">
          <Skeleton height="auto" aspectRatio="2 / 1" borderRadius="card" />
          <SkeletonText lines={4} />
        </styled.div>
        <SkeletonCard lines={6} />
      </Columns>
    </>
  );
}
