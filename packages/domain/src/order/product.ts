import { deepFreeze } from '../shared/index.js';

/** The type of a product that opens courses, the only one so far (Specification §3 'Product', §9 'Product listing'). */
export const COURSE_PRODUCT_TYPE = 'COURSE';

/** Whether a product is on sale. Specification §3 names ON; OFF is Beyond the Specification. */
export type ProductStatus = 'ON' | 'OFF';

/** Both states of a product; Specification §3 names ON alone. */
export const PRODUCT_STATUSES: readonly ProductStatus[] = deepFreeze(['ON', 'OFF']);

/** The state of a product on sale, the only one that customers see (Specification §9 'Product listing'). */
export const ON_SALE = 'ON' satisfies ProductStatus;

/** The state of a product that is no longer on sale. Beyond the Specification. */
export const OFF_SALE = 'OFF' satisfies ProductStatus;

/**
 * What the list of courses on sale asks for, as the parameters of a generic query: type COURSE, status ON, ascending
 * by sort (Specification §9 'Product listing').
 */
export const PRODUCT_LISTING = deepFreeze({
  type: COURSE_PRODUCT_TYPE,
  status: ON_SALE,
  sort: [{ field: 'sort', order: 'asc' }],
} as const);
