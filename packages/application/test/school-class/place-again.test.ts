import { REFUNDED_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { placeBuyers } from '../../src/school-class/index.js';
import { MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { anOrder } from '../../src/testing/port-suites/seed.js';
import { JING, staffed } from '../support/classes.js';

it('shows whoever bought again after a refund as one who paid', async () => {
  const { deps, as, classOf } = await staffed();
  const [product] = await deps.listedProducts.inOrder(1);
  const productId = product?.id ?? '';
  await classOf({ teacherId: JING.id, productIds: [productId] }, []);
  const buy = async (id: string) => {
    await deps.orders.insert(anOrder({ id, userId: MING.id, productId }));
    await deps.unitOfWork.transaction(({ classes }) => classes.wish(id, deps.clock.now()));
    await placeBuyers(deps, (error) => {
      throw error;
    });
  };
  const row = async () => {
    const { schoolClass } = await as();
    return must(await schoolClass.ofStudent({ studentId: MING.id }));
  };
  await buy('o-a');
  expect(await row()).toMatchObject([{ orderId: 'o-a', isRefunded: false }]);
  const order = deps.shop.orders.get('o-a');
  if (order !== undefined) deps.shop.orders.set('o-a', { ...order, status: REFUNDED_STATUS });
  expect(await row()).toMatchObject([{ orderId: 'o-a', isRefunded: true }]);
  deps.clock.advance(DAY_MS);
  await buy('o-b');
  expect(await row()).toMatchObject([{ orderId: 'o-b', isRefunded: false }]);
});
