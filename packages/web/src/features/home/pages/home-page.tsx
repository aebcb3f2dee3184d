import { chakra } from '@chakra-ui/react/styled-system';
import { shop } from '../../../messages/zh-CN/shop';
import { ProductList } from '../../shop/products/components/product-list';
import { useProducts } from '../../shop/products/use-products';
import { COURSES_ID, Hero } from '../components/hero';
import { Steps } from '../components/steps';

/** `/` */
export function Component() {
  const { status, value: products, retry } = useProducts();
  return (
    <chakra.div
      width="full"
      maxWidth="page"
      marginInline="auto"
      px={{ base: '4', md: '6' }}
      paddingBottom="16"
    >
      <Hero />
      <Steps />
      <chakra.section
        id={COURSES_ID}
        scrollMarginTop="4"
        borderTopWidth="1px"
        borderColor="line"
        paddingTop={{ base: '8', md: '12' }}
      >
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          gap="2"
          marginBottom="6"
        >
          <chakra.h2 textStyle="title">{shop.mallTitle}</chakra.h2>
          <chakra.p color="fg.muted" fontSize="sm">
            {shop.mallHint}
          </chakra.p>
        </chakra.div>
        <ProductList status={status} products={products} onRetry={retry} heading="h3" />
      </chakra.section>
    </chakra.div>
  );
}
