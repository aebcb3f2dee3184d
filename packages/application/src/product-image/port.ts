import type { Outcome } from '../shared/outcome.js';

/** Pictures of products, for super administrators. Beyond the Specification, which has their width (§7). */
export interface ProductImagePort {
  /**
   * Makes a picture of the bytes and gives it to the product, in place of the one that it had. It is taken away again by
   * saving the product with `imageUrl: null`.
   */
  upload(input: {
    readonly productId: string;
    readonly bytes: Uint8Array;
  }): Outcome<
    { readonly imageUrl: string },
    'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found' | 'too-many-attempts'
  >;
}
