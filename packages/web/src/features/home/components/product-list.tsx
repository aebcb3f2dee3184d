import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState, ErrorState, LoadingRegion, SkeletonCourseCard } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';
import { home } from '../../../messages/zh-CN/home';
import { useProducts } from '../use-products';
import { ProductCard } from './product-card';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    gap: '5',
  },
});

/** The courses on sale. */
export function ProductList() {
  const state = useProducts(useServices().commonQuery);
  if (state.status === 'failed') return <ErrorState title={home.coursesFailed} onRetry={state.retry} />;
  if (state.status === 'loading') {
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
  if (state.products.length === 0) return <EmptyState title={home.noCourses} hint={home.noCoursesHint} />;
  return (
    <Grid>
      {state.products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </Grid>
  );
}
