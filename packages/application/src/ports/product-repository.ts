import type { AuditDraft } from './audit-log.js';
import type { SecurityEvent } from './security-log.js';
import type { PlacedProduct } from '@ykd/domain/order';
import type { ProductPriceLine } from '../entities/product-price.js';
import type { ykdProduct, YkdProduct } from '../entities/ykd-product.js';

/** The fields of a product that are changed; its picture has a call of its own. */
export type ProductFields = Partial<
  Pick<YkdProduct, Exclude<(typeof ykdProduct)['saves'][number], 'imageUrl'>>
>;

/** A product to store: a new one whole, or some fields of one that exists; its picture by whoever stored the file before. */
export type ProductSave =
  | { readonly kind: 'insert'; readonly product: YkdProduct }
  | {
      readonly kind: 'change';
      readonly id: string;
      readonly fields: ProductFields & Partial<Pick<YkdProduct, 'imageUrl'>>;
    };

/** What the audit log is told of a product that was in one state, and is in another; undefined where it is not there. */
export type ProductAudit = (
  before: YkdProduct | undefined,
  after: YkdProduct | undefined,
) => readonly AuditDraft[];

/** What the history of prices is told of a product that was in one state, and is in another; undefined where it was not there. */
export type ProductPricing = (
  before: YkdProduct | undefined,
  after: YkdProduct,
) => readonly ProductPriceLine[];

export interface ProductRepository {
  insert(product: YkdProduct): Promise<void>;
  /** The product with this id, on sale or not. */
  find(id: string): Promise<YkdProduct | undefined>;
  /**
   * Stores a list in one transaction and answers the products as they stand then, in its order. Undefined, and nothing
   * stored, when one that is to be changed does not exist. `at`: epoch ms; what is changed is so later than it was before,
   * whatever that says; `trace`, `audit` and `priced`: what the
   * security log, the audit log and the history of prices are told with it.
   */
  saveAll(
    saves: readonly ProductSave[],
    at: number,
    trace?: readonly SecurityEvent[],
    audit?: ProductAudit,
    priced?: ProductPricing,
  ): Promise<readonly YkdProduct[] | undefined>;
  /**
   * Gives a product a picture, or takes it away, and answers the one that it had; undefined when there is no such product.
   * Of changes at the same time each answers the one before it. `at` and `audit`: as above.
   */
  setImage(
    id: string,
    imageUrl: string | null,
    at: number,
    audit?: ProductAudit,
  ): Promise<{ readonly previous: string | null } | undefined>;
  /**
   * Removes a product that no order, no coupon and no batch of coupons names, and answers the picture that it had in the end. `in-use` tells of
   * one that exists; those that come at the same time count. `trace` and `audit`: as
   * above.
   */
  delete(
    id: string,
    trace?: SecurityEvent,
    audit?: ProductAudit,
  ): Promise<{ readonly imageUrl: string | null } | 'unknown' | 'in-use'>;
  /** The prices of a product that changed, the newest first, at most `limit`. */
  pricesOf(id: string, limit: number): Promise<readonly ProductPriceLine[]>;
  /** The texts that its orders were chosen by, each once: whatever became of the orders. */
  orderedValues(id: string): Promise<readonly string[]>;
}

/** Products in a transaction. */
export interface TxProducts {
  /** Whether it is there; if so, nobody deletes it until the transaction ends. */
  hold(id: string): Promise<boolean>;
  /** As it stands; nobody else changes it until the transaction ends. */
  holdToChange(id: string): Promise<YkdProduct | undefined>;
  /** All of them at their places, at most `limit`; nobody else changes one until the transaction ends. */
  holdPlaces(limit: number): Promise<readonly PlacedProduct[]>;
  insert(product: YkdProduct): Promise<void>;
  /** Stores how a product that is held stands now. */
  store(product: YkdProduct): Promise<void>;
  /** Stores the place of one that is held. What is known of when it was changed stays: this is no change of what it is. */
  place(product: PlacedProduct): Promise<void>;
  addPrices(lines: readonly ProductPriceLine[]): Promise<void>;
  /** As that of the repository: while the product is held, nobody orders it. */
  orderedValues(id: string): Promise<readonly string[]>;
}
