import { styled } from '@ykd/adapters-ui/styled';
import { EmptyState, ErrorState, LoadingRegion, SkeletonCourseCard } from '@ykd/adapters-ui/widgets';
import { shop } from '../../../../messages/zh-CN/shop';
import type { ProductRow } from '../product';
import { ProductCard } from './product-card';

const Grid = styled('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    gap: '5',
  },
});

export type ProductListProps = {
  status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  products?: readonly ProductRow[] | undefined;
  onRetry: () => void;
  /** How deep the list stands on its page. */
  heading: 'h2' | 'h3';
};

/** Courses on sale, in each of the states of their loading. */
export function ProductList({ status, products, onRetry, heading }: ProductListProps) {
  if (products === undefined) {
    if (status === 'failed' || status === 'refused') {
      return <ErrorState title={shop.coursesFailed} onRetry={onRetry} />;
    }
    return (
      <LoadingRegion>
        <Grid as="div">
          {[0, 1, 2].map((place) => (
            <SkeletonCourseCard key={place} />
          ))}
        </Grid>
      </LoadingRegion>
    );
  }
  if (products.length === 0) return <EmptyState title={shop.noCourses} hint={shop.noCoursesHint} />;
  return (
    <Grid>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </Grid>
  );
}
