import { OFF_SALE, ON_SALE, PRODUCT_STATUSES } from '@ykd/domain/order';
import { productPriceFields } from '../entities/product-price.js';
import { skuAttrsField } from '../entities/sku-attrs.js';
import { productFields, type YkdProduct } from '../entities/ykd-product.js';
import {
  count,
  flag,
  instant,
  integer,
  nullable,
  oneOf,
  optional,
  text,
  type RecordOf,
} from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { ProductList } from './list.js';

/** More products than a school has: as many are put in order. */
export const PRODUCTS_MAX = 1_000;

/** So many changes of prices are told, the newest. */
export const PRICES_TOLD_MAX = 100;

/** A line of the list: what it is called and whether it is on sale, and the columns that were chosen. */
export const productLineFields = {
  id: text(),
  name: text(),
  status: oneOf(PRODUCT_STATUSES),
  categoryId: optional(text()),
  /** The lowest price, in cents. */
  amount: optional(integer()),
  /** How many of the values that decide the price are on sale. */
  choices: optional(count()),
  /** How many courses it opens. */
  courses: optional(count()),
  sort: optional(integer()),
  gmtCreated: optional(instant()),
  gmtModified: optional(instant()),
};

export type ProductLine = RecordOf<typeof productLineFields>;

/** A product among the others, in the order of the mall. */
export const placedProductFields = {
  id: text(),
  name: text(),
  status: oneOf(PRODUCT_STATUSES),
  categoryId: text(),
};

export type PlacedProductView = RecordOf<typeof placedProductFields>;

const { id, name, status, categoryId, amount, description, imageUrl, gmtCreated } = productFields;

export const productPageFields = {
  id,
  name,
  status,
  categoryId,
  amount,
  description,
  skuAttrs: skuAttrsField,
  imageUrl,
  gmtCreated,
  /** Which version it is: a change names the one that was seen. */
  version: instant(),
  /** Whether anybody ever ordered it: what he chose stays. */
  isOrdered: flag(),
  /** How many orders of it wait for their payment. */
  waiting: count(),
};

export type ProductPage = RecordOf<typeof productPageFields>;

/** A price that changed, and who changed it; without a name for whoever works at the command line, or has none. */
export const priceLineFields = { ...productPriceFields, actorName: nullable(text()) };

export type PriceLine = RecordOf<typeof priceLineFields>;

/** What a form says of a product. */
export type ProductInput = Pick<YkdProduct, 'name' | 'categoryId' | 'amount' | 'description' | 'skuAttrs'>;

/** What staff can make of a product: on sale, or not. */
export const SALE_STATUSES = [ON_SALE, OFF_SALE] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

interface Seen {
  readonly productId: string;
  /** The version that was seen. */
  readonly version: number;
}

export type ProductFilter = ListFilter<ProductList>;
type Refusals = 'not-logged-in' | 'forbidden';
type Listed = Refusals | 'invalid-input';
type Changed = Listed | 'entity-not-found' | 'changed-meanwhile';

/**
 * What is sold, for staff with the right `products.manage`. What somebody ordered stays as it was for him: an order keeps its
 * price and what it opens. Changes of prices ask for a code of the second factor again.
 */
export interface StaffProductPort {
  /** `search`: a part of the name, or the whole id. `course` finds those that open one. */
  list(input: KeyPageInput & ProductFilter & ListView<ProductList>): Outcome<KeyPage<ProductLine>, Listed>;
  /** How many the same filter finds. */
  count(input: ProductFilter): Outcome<ListCount, Listed>;
  /** All in the order of the mall, on sale or not, at most {@link PRODUCTS_MAX}. */
  order(): Outcome<readonly PlacedProductView[], Refusals>;
  find(query: { readonly productId: string }): Outcome<ProductPage, Refusals | 'entity-not-found'>;
  /** The changes of its prices, the newest first, at most {@link PRICES_TOLD_MAX}. */
  prices(query: { readonly productId: string }): Outcome<readonly PriceLine[], Refusals | 'entity-not-found'>;
  /** A new product, off sale and the last of the mall. */
  add(input: ProductInput): Outcome<ProductPage, Listed | 'second-factor-needed'>;
  /** A value that somebody chose in an order cannot go: it is taken off sale. */
  edit(input: Seen & ProductInput): Outcome<ProductPage, Changed | 'second-factor-needed'>;
  /** On sale, or not; what never was stays new. What is ordered already can be paid all the same. */
  setStatus(input: Seen & { readonly status: SaleStatus }): Outcome<ProductPage, Changed>;
  /** Puts a product before another one, or last; answers all in their order. */
  move(input: {
    readonly productId: string;
    readonly beforeId: string | null;
  }): Outcome<readonly PlacedProductView[], Refusals | 'entity-not-found'>;
  /** Takes its picture away; one is given by `productImage.upload`. */
  dropPicture(input: { readonly productId: string }): Outcome<ProductPage, Refusals | 'entity-not-found'>;
}
