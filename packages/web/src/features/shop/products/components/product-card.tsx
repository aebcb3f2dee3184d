import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { productPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { shop } from '../../messages/zh-CN/shop';
import { coursesOf, leastPrice, type ProductRow } from '../product';
import { Price } from './price';
import { ProductImage } from './product-image';

const NAMED = 3;

/** The name is the link; its target is the whole card. */
const WHOLE_CARD = {
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  '&:has(a:focus-visible)': { overflow: 'visible' },
};

export type ProductCardProps = { product: ProductRow; heading: 'h2' | 'h3' };

/** A course package on sale: what is in it and what it costs. The whole card leads to the product. */
export function ProductCard({ product, heading }: ProductCardProps) {
  const courses = coursesOf(product);
  const named = courses.slice(0, NAMED).map(({ title }) => title);
  const { cents, isLeast } = leastPrice(product);
  return (
    <Card
      as="article"
      aria-label={product.name}
      interactive
      room="none"
      position="relative"
      height="full"
      display="flex"
      flexDirection="column"
      css={WHOLE_CARD}
    >
      <ProductImage product={product} />
      <styled.div padding="5" display="flex" flexDirection="column" gap="2" flex="1">
        <styled.h3 as={heading} textStyle="heading">
          <Link to={productPath(product.id)}>{product.name}</Link>
        </styled.h3>
        <styled.p color="fg.muted" fontSize="sm">
          {product.description}
        </styled.p>
        {named.length > 0 && (
          <styled.p color="fg.subtle" fontSize="sm">
            {named.join('、')}
            {courses.length > NAMED && ` ${shop.more}`}
          </styled.p>
        )}
        <styled.div
          marginTop="auto"
          paddingTop="3"
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          gap="3"
        >
          <span>
            <Price cents={cents} fontSize="xl" />
            {isLeast && (
              <styled.span marginInlineStart="1" color="fg.subtle" fontSize="sm">
                {shop.from}
              </styled.span>
            )}
          </span>
          <styled.span color="fg.subtle" fontSize="sm">
            {courses.length > 0 && shop.courseCount(courses.length)}
          </styled.span>
        </styled.div>
      </styled.div>
    </Card>
  );
}
