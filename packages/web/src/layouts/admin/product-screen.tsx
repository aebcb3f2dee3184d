import { Spinner } from '@ykd/adapters-ui/widgets';
import { lazy, Suspense } from 'react';
import { ProductDetail, type Preview } from '../../features/admin/products/product-detail';

/** The shop's own pages: loaded when somebody wants to see a product as its buyers do. */
const Shown = lazy(async () => ({ default: (await import('./product-preview')).ProductPreview }));

const ShopPreview: Preview = ({ product }) => (
  <Suspense fallback={<Spinner />}>
    <Shown product={product} />
  </Suspense>
);

/** The page of one product, with what buyers see of it, which another area draws. */
export function Component() {
  return <ProductDetail Preview={ShopPreview} />;
}
