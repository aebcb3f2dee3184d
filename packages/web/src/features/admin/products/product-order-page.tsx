import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { PlacedProductView } from '@ykd/application/staff-product';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { products as words } from '../messages/zh-CN/products';
import { ProductOrder } from './product-order';
import { useProductQueries } from './product-queries';
import { ProductTabs } from './product-tabs';

/** The order of products in the mall. Beyond the Specification. */
export function Component() {
  const queries = useProductQueries();
  const { commands } = useServices().toasts;
  const order = useQuery(queries.order, undefined);
  const move = async (
    products: readonly PlacedProductView[],
    { id: productId }: PlacedProductView,
    place: number,
  ): Promise<boolean> => {
    const others = products.filter(({ id }) => id !== productId);
    const act = () => queries.product.move({ productId, beforeId: others[place]?.id ?? null });
    try {
      const answer = await queries.order.change(undefined, act, (_before, now) => now);
      if (answer.ok) queries.list.outdate();
      else {
        commands.error(errorMessage(answer.error));
        queries.order.outdate();
      }
      return answer.ok;
    } catch {
      commands.error(common.failedRequest);
      return false;
    }
  };
  return (
    <>
      <PageTitle note={words.sorting.hint} />
      <ProductTabs />
      <Answer
        of={order}
        failed={words.sorting.failed}
        refused={<Refused />}
        waiting={<SkeletonCard lines={8} />}
        isEmpty={(products) => products.length === 0}
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} />
          </Card>
        }
      >
        {(products) => (
          <styled.div maxWidth="48rem">
            <Card room="none" overflow="hidden">
              <ProductOrder products={products} onMove={(product, place) => move(products, product, place)} />
            </Card>
          </styled.div>
        )}
      </Answer>
    </>
  );
}
