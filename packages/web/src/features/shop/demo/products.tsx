import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '@ykd/adapters-ui/widgets';
import { defaultChoice, skuChoice } from '@ykd/domain/order';
import { useState } from 'react';
import { shop } from '../../../messages/zh-CN/shop';
import { confirmHref } from '../../../routing/shop-mall';
import { OpenedCourses } from '../products/components/opened-courses';
import { ProductList } from '../products/components/product-list';
import { ProductMissing } from '../products/components/product-missing';
import { PurchasePanel } from '../products/components/purchase-panel';
import type { ProductRow } from '../products/product';
import { MANY_CHOICES, NO_COURSES, ONE_CHOICE } from './samples';
import { Section, State, States } from './section';

const nothing = () => undefined;

function Panel({ product }: { product: ProductRow }) {
  const [choice, setChoice] = useState(() => defaultChoice(product.skuAttrs));
  const chosen = skuChoice(product, choice);
  if (!chosen.ok) return null;
  return (
    <>
      <PurchasePanel
        product={product}
        choice={choice}
        chosen={chosen.value}
        onChoose={setChoice}
        buyHref={confirmHref({ productId: product.id, choice })}
      />
      <chakra.div marginTop="6">
        <OpenedCourses title={`${product.name}：${shop.product.opens}`} skuAttrs={chosen.value.skuAttrs} />
      </chakra.div>
    </>
  );
}

/** Products in every state. */
export function Products() {
  return (
    <>
      <Section title="商品列表">
        <State name="在售：一种规格、多种规格、没有线上课程">
          <ProductList
            heading="h3"
            status="ready"
            products={[ONE_CHOICE, MANY_CHOICES, NO_COURSES]}
            onRetry={nothing}
          />
        </State>
        <State name="加载中">
          <ProductList heading="h3" status="loading" onRetry={nothing} />
        </State>
        <States>
          <State name="没有商品">
            <Card>
              <ProductList heading="h3" status="ready" products={[]} onRetry={nothing} />
            </Card>
          </State>
          <State name="加载失败">
            <Card>
              <ProductList heading="h3" status="failed" onRetry={nothing} />
            </Card>
          </State>
        </States>
      </Section>
      <Section title="商品详情">
        <States>
          <State name="多种规格">
            <Panel product={MANY_CHOICES} />
          </State>
          <State name="一种规格">
            <Panel product={ONE_CHOICE} />
          </State>
          <State name="没有规格">
            <Panel product={NO_COURSES} />
          </State>
          <State name="已下架">
            <Card>
              <ProductMissing />
            </Card>
          </State>
        </States>
      </Section>
    </>
  );
}
