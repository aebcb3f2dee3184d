import { deepFreeze } from '../shared/index.js';

/** The category of employment-class orders (Specification §2 'Learn sidebar'). */
export const EMPLOYMENT_CATEGORY_ID = 'employment';

/** The products of that category that select the Java variant of the class (Specification §2 'Learn sidebar'). */
export const JAVA_EMPLOYMENT_PRODUCT_IDS: readonly [string, ...string[]] = deepFreeze([
  'product-employment-java',
]);
