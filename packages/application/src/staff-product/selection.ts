import { soldCourseIds } from '@ykd/domain/order';
import type { Selection } from '../staff-list/index.js';
import { PRODUCTS_MAX } from './port.js';
import type { ListedProducts } from './products.js';

/** What nothing is called. */
const NOTHING = '';

/** What is asked of products, as it is stored: a course by the products that open it, which are few. */
export const storedSelection = async (
  { listedProducts }: { readonly listedProducts: Pick<ListedProducts, 'inOrder'> },
  selection: Selection,
): Promise<Selection> => {
  if (selection.tests.every(({ key }) => key !== 'course')) return selection;
  const products = await listedProducts.inOrder(PRODUCTS_MAX);
  return {
    ...selection,
    tests: selection.tests.map(({ key, test }) => {
      if (key !== 'course' || test.kind !== 'in') return { key, test };
      const opening = products.filter(({ skuAttrs }) =>
        soldCourseIds(skuAttrs).some((courseId) => test.values.includes(courseId)),
      );
      const ids = opening.map(({ id }) => id);
      return { key: 'id', test: { kind: 'in', values: ids.length === 0 ? [NOTHING] : ids } } as const;
    }),
  };
};
