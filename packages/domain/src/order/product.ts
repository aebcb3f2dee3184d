import { deepFreeze } from '../shared/index.js';

/** The type of a product that opens courses, the only one so far (Specification §3 'Product', §9 'Product listing'). */
export const COURSE_PRODUCT_TYPE = 'COURSE';

/** Whether a product is on sale, was before, or never was. Specification §3 names ON; the others are Beyond the Specification. */
export type ProductStatus = 'ON' | 'OFF' | 'NEW';

/** All states of a product; Specification §3 names ON alone. */
export const PRODUCT_STATUSES: readonly ProductStatus[] = deepFreeze(['ON', 'NEW', 'OFF']);

/** The state of a product on sale, the only one that customers see (Specification §9 'Product listing'). */
export const ON_SALE = 'ON' satisfies ProductStatus;

/** The state of a product that is no longer on sale. Beyond the Specification. */
export const OFF_SALE = 'OFF' satisfies ProductStatus;

/** The state of a product that never was on sale. Beyond the Specification. */
export const NEVER_ON_SALE = 'NEW' satisfies ProductStatus;

/**
 * The state of a product that somebody wants to be on sale, or not to be: what never was on sale is not taken off it, and what
 * once was is not new again. Beyond the Specification.
 *
 * @param before - its state until now; `undefined` for a product that is made now
 * @param wanted - OFF and NEW say the same: that it is not to be on sale
 */
export const nextProductStatus = (
  before: ProductStatus | undefined,
  wanted: ProductStatus,
): ProductStatus => {
  if (wanted === ON_SALE) return ON_SALE;
  return before === undefined || before === NEVER_ON_SALE ? NEVER_ON_SALE : OFF_SALE;
};

/**
 * What the list of courses on sale asks for, as the parameters of a generic query: type COURSE, status ON, ascending
 * by sort (Specification §9 'Product listing').
 */
export const PRODUCT_LISTING = deepFreeze({
  type: COURSE_PRODUCT_TYPE,
  status: ON_SALE,
  sort: [{ field: 'sort', order: 'asc' }],
} as const);
