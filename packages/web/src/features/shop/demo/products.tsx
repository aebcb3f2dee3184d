import { Card } from '@ykd/adapters-ui/widgets';
import { defaultChoice, skuChoice } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { useState } from 'react';
import { shop } from '../messages/zh-CN/shop';
import { mallHref } from '../../../routing/mall-href';
import { confirmHref } from '../../../routing/shop-mall';
import { OpenedCourses } from '../products/components/opened-courses';
import { ProductList } from '../products/components/product-list';
import { ProductMissing } from '../products/components/product-missing';
import { PurchasePanel, type Choosing } from '../products/components/purchase-panel';
import type { ProductRow } from '../products/product';
import { FREE, MANY_CHOICES, NO_COURSES, ONE_CHOICE, PICTURED, sampleOrder, sampleOnline } from './samples';
import { Section, State, States } from './section';

const nothing = () => undefined;
const ALL = [PICTURED, MANY_CHOICES, ONE_CHOICE, NO_COURSES, FREE];

type PanelProps = { product: ProductRow } & Partial<Pick<Choosing, 'owned' | 'waiting'>>;

function Panel({ product, owned, waiting }: PanelProps) {
  const [choice, setChoice] = useState(() => defaultChoice(product.skuAttrs));
  const chosen = skuChoice(product, choice);
  if (!chosen.ok) return null;
  return (
    <PurchasePanel
      product={product}
      choice={choice}
      chosen={chosen.value}
      onChoose={setChoice}
      owned={owned}
      waiting={waiting}
      buyHref={confirmHref({ productId: product.id, choice })}
    />
  );
}

/** Products in every state. `now`: epoch ms. */
export function Products({ now }: { now: number }) {
  return (
    <>
      <Section title="商品列表">
        <State name="在售：有封面、多种规格、一种规格、没有线上课程、免费">
          <ProductList heading="h3" products={{ status: 'ready', value: ALL, retry: nothing }} />
        </State>
        <State name="加载中">
          <ProductList heading="h3" products={{ status: 'loading', retry: nothing }} />
        </State>
        <States>
          <State name="没有商品">
            <Card>
              <ProductList heading="h3" products={{ status: 'ready', value: [], retry: nothing }} />
            </Card>
          </State>
          <State name="加载失败">
            <Card>
              <ProductList heading="h3" products={{ status: 'failed', retry: nothing }} />
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
          <State name="免费">
            <Panel product={FREE} />
          </State>
          <State name="已经买过">
            <Panel product={PICTURED} owned={{ until: now + 120 * DAY_MS, ifBought: now + 365 * DAY_MS }} />
          </State>
          <State name="已经买过，再买也不延长">
            <Panel
              product={{ ...PICTURED, name: '小程序实战' }}
              owned={{ until: now + 500 * DAY_MS, ifBought: now + 500 * DAY_MS }}
            />
          </State>
          <State name="有待支付的订单">
            <Panel
              product={{ ...MANY_CHOICES, name: 'Python 数据分析' }}
              waiting={sampleOrder('TRADE_WAIT_PAY', now)}
            />
          </State>
          <State name="已下架">
            <Card>
              <ProductMissing />
            </Card>
          </State>
          <State name="地址里没有班型">
            <Card>
              <ProductMissing
                title={shop.confirm.unchosen}
                hint={shop.confirm.unchosenHint}
                next={{ href: mallHref(), label: shop.confirm.back }}
              />
            </Card>
          </State>
        </States>
      </Section>
      <Section title="开通的课程">
        {[MANY_CHOICES, ONE_CHOICE, NO_COURSES].map(({ name, skuAttrs }) => (
          <OpenedCourses
            key={name}
            title={`${name}：${shop.product.opens}`}
            skuAttrs={skuAttrs}
            onlineOf={sampleOnline}
          />
        ))}
      </Section>
    </>
  );
}
