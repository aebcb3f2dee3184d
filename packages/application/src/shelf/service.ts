import { COURSE_PRODUCT_TYPE, ON_SALE, soldCourseIds } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { MAX_QUERY_ROWS } from '../common-query/limits.js';
import type { CourseRepository } from '../ports/course-repository.js';
import type { EntityReader } from '../ports/entity-reader.js';
import type { Outcome } from '../shared/outcome.js';
import type { Shelf, ShelfPort } from './port.js';

interface ShelfDeps {
  readonly courses: CourseRepository;
  readonly entities: EntityReader;
}

/** What can be read, and what can be bought: a fact of the published outlines and of the products on sale. */
const readShelf = async ({ courses, entities }: ShelfDeps): Outcome<Shelf, never> => {
  const filters = [
    { field: 'type', values: [COURSE_PRODUCT_TYPE] },
    { field: 'status', values: [ON_SALE] },
  ];
  const [online, products] = await Promise.all([
    courses.published(),
    entities.find({
      entity: 'YkdProduct',
      fields: ['skuAttrs'],
      filters,
      sort: [{ field: 'sort', order: 'asc' }],
      limit: MAX_QUERY_ROWS,
      offset: 0,
    }),
  ]);
  const sold = new Set(products.flatMap(({ skuAttrs }) => soldCourseIds(skuAttrs)));
  return ok({ online, sold: [...sold].toSorted() });
};

/** What there is to be learnt: whoever asks, the answer is the same. */
export const shelfPort = (deps: ShelfDeps): ShelfPort => ({ read: () => readShelf(deps) });
