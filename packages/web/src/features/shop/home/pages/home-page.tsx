import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { useGoods } from '../../products/goods-queries';
import { shop } from '../../messages/zh-CN/shop';
import { ProductList } from '../../products/components/product-list';
import { COURSES_ID, Hero } from '../components/hero';
import { Steps } from '../components/steps';

/** `/` */
export function Component() {
  const products = useQuery(useGoods().products, undefined);
  return (
    <styled.div
      width="full"
      maxWidth="page"
      marginInline="auto"
      px={{ base: '4', md: '6' }}
      paddingBottom="16"
    >
      <Hero />
      <Steps />
      <styled.section
        id={COURSES_ID}
        scrollMarginTop="4"
        borderTopWidth="1px"
        borderColor="line"
        paddingTop={{ base: '8', md: '12' }}
      >
        <styled.div
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          gap="2"
          marginBottom="6"
        >
          <styled.h2 textStyle="title">{shop.mallTitle}</styled.h2>
          <styled.p color="fg.muted" fontSize="sm">
            {shop.mallHint}
          </styled.p>
        </styled.div>
        <ProductList products={products} heading="h3" />
      </styled.section>
    </styled.div>
  );
}
