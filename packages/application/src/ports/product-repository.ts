import type { YkdProduct } from '../commonquery/entities.js';

/** Products of the shop. */
export interface ProductRepository {
  insert(product: YkdProduct): Promise<void>;
}
