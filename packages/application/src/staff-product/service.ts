import { err, ok, type Result } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { requireCaller } from '../shared/authenticate.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import { addProduct } from './add.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';
import { editProduct, setProductStatus } from './edit.js';
import { lineOf, placedView } from './line.js';
import { productList, type ProductList } from './list.js';
import { moveProduct } from './move.js';
import { dropPicture } from './picture.js';
import { PRODUCTS_MAX, type ProductFilter, type StaffProductPort } from './port.js';
import { pricesOf, productPage } from './product-page.js';
import type { ListedProduct } from './products.js';
import { storedSelection } from './selection.js';

/** What is sold, for one caller. */
export const staffProductPort = (deps: StaffProductDeps, context: CallerContext): StaffProductPort => {
  const planned = async (asked: ProductFilter & ListView<ProductList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const plan = planOf(productList, { userId: user.id, staff }, asked);
    if (!plan.ok) return plan;
    return ok({ ...plan.value, selection: await storedSelection(deps, plan.value.selection) });
  };
  const acting =
    <I, T, E>(act: (caller: ProductStaff, input: I) => Promise<Result<T, E>>) =>
    async (input: I) => {
      const caller = await requireRight(deps, context, 'products.manage');
      return caller.ok ? act({ ...caller.value, address: context.address }, input) : caller;
    };
  const inOrder = async () => (await deps.listedProducts.inOrder(PRODUCTS_MAX)).map(placedView);

  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedProduct>(productList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.listedProducts.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.listedProducts.count(plan.value.selection, COUNT_MAX + 1)));
    },
    order: async () => {
      const caller = await requireRight(deps, context, 'products.manage');
      return caller.ok ? ok(await inOrder()) : caller;
    },
    find: acting(async (_caller, { productId }) => {
      const product = await deps.products.find(productId);
      return product === undefined
        ? err({ kind: 'entity-not-found' } as const)
        : ok(await productPage(deps, product));
    }),
    prices: acting((_caller, about) => pricesOf(deps, about)),
    add: acting((caller, input) => addProduct(deps, caller, input)),
    edit: acting((caller, input) => editProduct(deps, caller, input)),
    setStatus: acting((caller, input) => setProductStatus(deps, caller, input)),
    move: acting(async (caller, input) => {
      const moved = await moveProduct(deps, caller, input);
      return moved.ok ? ok(await inOrder()) : moved;
    }),
    dropPicture: acting((caller, about) => dropPicture(deps, caller, about)),
  };
};
