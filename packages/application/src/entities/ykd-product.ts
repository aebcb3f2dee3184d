import { COURSE_PRODUCT_TYPE, ON_SALE, PRODUCT_LISTING, PRODUCT_STATUSES } from '@ykd/domain/order';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { defineEntity } from '../entity/entity.js';
import { instant, integer, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import { AMOUNT_MAX, skuAttrsField } from './sku-attrs.js';

const NAME_MAX = 64;
const DESCRIPTION_MAX = 5_000;
const SORT_MAX = 1_000_000;

/** The fields of a product of the shop. Specification §3 (YkdProduct). */
export const productFields = {
  id: text({ filter: true, sort: true }),
  name: text({ filter: true, sort: true, save: true, required: true, min: 1, max: NAME_MAX }),
  type: oneOf([COURSE_PRODUCT_TYPE], { filter: true }),
  status: oneOf(PRODUCT_STATUSES, { filter: true, save: true }),
  /** Place in the list, ascending. */
  sort: integer({ sort: true, save: true, min: -SORT_MAX, max: SORT_MAX }),
  categoryId: text({ filter: true, save: true, required: true, min: 1, max: IDENTIFIER_MAX }),
  /** The price in cents. */
  amount: integer({ sort: true, save: true, required: true, min: 0, max: AMOUNT_MAX }),
  description: text({ save: true, lines: true, max: DESCRIPTION_MAX }),
  skuAttrs: skuAttrsField({ save: true }),
  /** The address of its picture on this site; null for none. */
  imageUrl: nullable(text({ save: true })),
  gmtCreated: instant({ sort: true }),
  gmtModified: instant({ sort: true }),
};

/** A product of the shop. Specification §3 (YkdProduct); the price is in cents. */
export type YkdProduct = RecordOf<typeof productFields>;

/** Products: everybody reads those on sale. */
export const ykdProduct = defineEntity({
  fields: productFields,
  aliases: { productIds: 'id' },
  defaultSort: [PRODUCT_LISTING.sort[0], { field: 'id', order: 'asc' }],
  open: true,
  readAll: 'products.manage',
  otherwise: { field: 'status', value: ON_SALE },
  change: 'products.manage',
});
