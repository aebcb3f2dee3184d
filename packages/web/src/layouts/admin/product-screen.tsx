import { Spinner } from '@ykd/adapters-ui/widgets';
import { lazy, Suspense } from 'react';
import { ProductDetail, type Preview, type PreviewProps } from '../../features/admin/products/product-detail';
import { ProductPreview } from './product-preview';

/** The shop's own pages: loaded when somebody wants to see a product as its buyers do. */
const Shown = lazy(async () => {
  const parts = await import('../../areas/product');
  const WithParts = (props: PreviewProps) => <ProductPreview {...props} parts={parts} />;
  return { default: WithParts };
});

const ShopPreview: Preview = (props) => (
  <Suspense fallback={<Spinner />}>
    <Shown {...props} />
  </Suspense>
);

/** The page of one product, with what buyers see of it, which another area draws. */
export function Component() {
  return <ProductDetail Preview={ShopPreview} />;
}
