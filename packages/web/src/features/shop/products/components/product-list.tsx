import { styled } from '@ykd/adapters-ui/styled';
import type { Reading } from '@ykd/adapters-ui/stores';
import { Answer, EmptyState, SkeletonCourseCard } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { shop } from '../../messages/zh-CN/shop';
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
  products: Reading<readonly ProductRow[], AppError> & { retry: () => void };
  /** How deep the list stands on its page. */
  heading: 'h2' | 'h3';
};

const SKELETONS = (
  <Grid as="div">
    {[0, 1, 2].map((place) => (
      <SkeletonCourseCard key={place} />
    ))}
  </Grid>
);

/** Courses on sale, in each of the states of their loading. */
export function ProductList({ products, heading }: ProductListProps) {
  return (
    <Answer
      of={products}
      waiting={SKELETONS}
      failed={shop.coursesFailed}
      refused="failed"
      isEmpty={(found) => found.length === 0}
      empty={<EmptyState title={shop.noCourses} hint={shop.noCoursesHint} />}
    >
      {(found) => (
        <Grid>
          {found.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} heading={heading} />
            </li>
          ))}
        </Grid>
      )}
    </Answer>
  );
}
