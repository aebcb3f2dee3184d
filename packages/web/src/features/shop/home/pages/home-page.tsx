import { styled } from '@ykd/adapters-ui/styled';
import { shop } from '../../../../messages/zh-CN/shop';
import { ProductList } from '../../products/components/product-list';
import { useProducts } from '../../products/use-products';
import { COURSES_ID, Hero } from '../components/hero';
import { Steps } from '../components/steps';

/** `/` */
export function Component() {
  const { status, value: products, retry } = useProducts();
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
        <ProductList status={status} products={products} onRetry={retry} heading="h3" />
      </styled.section>
    </styled.div>
  );
}
