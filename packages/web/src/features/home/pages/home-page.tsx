import { chakra } from '@chakra-ui/react/styled-system';
import { home } from '../../../messages/zh-CN/home';
import { COURSES_ID, Hero } from '../components/hero';
import { ProductList } from '../components/product-list';
import { Steps } from '../components/steps';

/** `/` */
export function Component() {
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
          <chakra.h2 textStyle="title">{home.coursesTitle}</chakra.h2>
          <chakra.p color="fg.muted" fontSize="sm">
            {home.coursesHint}
          </chakra.p>
        </chakra.div>
        <ProductList />
      </chakra.section>
    </chakra.div>
  );
}
