import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '@ykd/adapters-ui/widgets';
import { catalogueEntry, type CatalogueEntry } from '@ykd/domain/course';
import { formatAmount, skuGrant } from '@ykd/domain/order';
import { common } from '../../../messages/zh-CN/common';
import { home } from '../../../messages/zh-CN/home';
import type { ProductRow } from '../use-products';
import { ProductPicture } from './product-picture';

const NAMED = 3;

const coursesIn = (product: ProductRow): readonly CatalogueEntry[] =>
  (skuGrant(product.skuAttrs)?.courseIds ?? []).map(catalogueEntry).filter((entry) => entry !== undefined);

/** A course package on sale: what is in it and what it costs. */
export function ProductCard({ product }: { product: ProductRow }) {
  const courses = coursesIn(product);
  const named = courses.slice(0, NAMED).map(({ title }) => title);
  return (
    <Card padding="none" height="full" display="flex" flexDirection="column">
      <ProductPicture courses={courses} />
      <chakra.div padding="5" display="flex" flexDirection="column" gap="2" flex="1">
        <chakra.h3 textStyle="heading">{product.name}</chakra.h3>
        <chakra.p color="fg.muted" fontSize="sm">
          {product.description}
        </chakra.p>
        {named.length > 0 && (
          <chakra.p color="fg.subtle" fontSize="sm">
            {named.join('、')}
            {courses.length > NAMED && ` ${home.more}`}
          </chakra.p>
        )}
        <chakra.div
          marginTop="auto"
          paddingTop="3"
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          gap="3"
        >
          <chakra.span fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {product.amount !== undefined && common.price(formatAmount(product.amount))}
          </chakra.span>
          <chakra.span color="fg.subtle" fontSize="sm">
            {home.courseCount(courses.length)}
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
