import { COURSE_PRODUCT_TYPE, ON_SALE, PRODUCT_LISTING, PRODUCT_STATUSES } from '@ykd/domain/order';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { defineEntity } from '../entity/entity.js';
import { instant, integer, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import { AMOUNT_MAX, skuAttrsField } from './sku-attrs.js';

const NAME_MAX = 64;
const DESCRIPTION_MAX = 5_000;
/** No product's place in the list lies further from 0. */
export const SORT_MAX = 1_000_000;

/** The fields of a product of the shop. Specification §3 (YkdProduct). */
export const productFields = {
  id: text(),
  name: text({ min: 1, max: NAME_MAX }),
  type: oneOf([COURSE_PRODUCT_TYPE]),
  status: oneOf(PRODUCT_STATUSES),
  /** Place in the list, ascending. */
  sort: integer({ min: -SORT_MAX, max: SORT_MAX }),
  categoryId: text({ min: 1, max: IDENTIFIER_MAX }),
  /** The price in cents. */
  amount: integer({ min: 0, max: AMOUNT_MAX }),
  description: text({ lines: true, max: DESCRIPTION_MAX }),
  skuAttrs: skuAttrsField,
  /** The address of its picture on this site; null for none. */
  imageUrl: nullable(text()),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** A product of the shop. Specification §3 (YkdProduct); the price is in cents. */
export type YkdProduct = RecordOf<typeof productFields>;

/** Products: everybody reads those on sale. */
export const ykdProduct = defineEntity({
  fields: productFields,
  filters: ['id', 'name', 'type', 'status', 'categoryId'],
  aliases: { productIds: 'id' },
  sorts: ['id', 'name', 'sort', 'amount', 'gmtCreated', 'gmtModified'],
  defaultSort: [PRODUCT_LISTING.sort[0], { field: 'id', order: 'asc' }],
  open: true,
  readAll: 'products.manage',
  otherwise: { field: 'status', value: ON_SALE },
  change: 'products.manage',
  saves: ['name', 'status', 'sort', 'categoryId', 'amount', 'description', 'skuAttrs', 'imageUrl'],
  required: ['name', 'categoryId', 'amount'],
});
