import { soldCourseIds } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import type { CourseRepository } from '../ports/course-repository.js';
import type { Outcome } from '../shared/outcome.js';
import type { Shelf, ShelfPort } from './port.js';
import { productsOnSale, type ProductsOnSaleDeps } from './products-on-sale.js';

interface ShelfDeps extends ProductsOnSaleDeps {
  readonly courses: CourseRepository;
}

/** What can be read, and what can be bought: a fact of the published outlines and of the products on sale. */
const readShelf = async ({ courses, entities }: ShelfDeps): Outcome<Shelf, never> => {
  const [online, products] = await Promise.all([courses.published(), productsOnSale({ entities })]);
  const sold = new Set(products.flatMap(({ skuAttrs }) => soldCourseIds(skuAttrs)));
  return ok({ online, sold: [...sold].toSorted() });
};

/** What there is to be learnt: whoever asks, the answer is the same. */
export const shelfPort = (deps: ShelfDeps): ShelfPort => ({ read: () => readShelf(deps) });
