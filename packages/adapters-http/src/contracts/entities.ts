import type { EntityName, Row } from '@ykd/application/common-query';
import { couponFields, openWorkOrderFields, productFields } from '@ykd/application/entities';
import type * as z from 'zod/mini';
import { rowSchema } from './fields.js';
import { orderRow } from './query-calls.js';

/** The rows of each class that the generic endpoints know; every field may be left out by `includeFields`. */
export const rowSchemas: { readonly [C in EntityName]: z.core.$ZodType<Row<C>> } = {
  YkdOrder: orderRow,
  YkdProduct: /* @__PURE__ */ rowSchema(productFields),
  CouponInstance: /* @__PURE__ */ rowSchema(couponFields),
  WorkOrder: /* @__PURE__ */ rowSchema(openWorkOrderFields),
};
