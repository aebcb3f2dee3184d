import { Spinner } from '@ykd/adapters-ui/widgets';
import { lazy, Suspense } from 'react';
import { ProductDetail, type Preview, type ShownProduct } from '../../features/admin/products/product-detail';
import { ProductPreview } from './product-preview';

/** The shop's own pages: loaded when somebody wants to see a product as its buyers do. */
const Shown = lazy(async () => {
  const parts = await import('../../areas/shop');
  const WithParts = ({ product }: { product: ShownProduct }) => (
    <ProductPreview product={product} parts={parts} />
  );
  return { default: WithParts };
});

const ShopPreview: Preview = ({ product }) => (
  <Suspense fallback={<Spinner />}>
    <Shown product={product} />
  </Suspense>
);

/** The page of one product, with what buyers see of it, which another area draws. */
export function Component() {
  return <ProductDetail Preview={ShopPreview} />;
}
