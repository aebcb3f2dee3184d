import type { EntityName, Row } from '@ykd/application/common-query';
import {
  couponFields,
  dayNumberFields,
  orderFields,
  productFields,
  openWorkOrderFields,
} from '@ykd/application/entities';
import type * as z from 'zod/mini';
import { rowSchema } from './fields.js';

/** The rows of each class that the generic endpoints know; every field may be left out by `includeFields`. */
export const rowSchemas: { readonly [C in EntityName]: z.core.$ZodType<Row<C>> } = {
  YkdOrder: /* @__PURE__ */ rowSchema({ ...orderFields, ...dayNumberFields }),
  YkdProduct: /* @__PURE__ */ rowSchema(productFields),
  CouponInstance: /* @__PURE__ */ rowSchema(couponFields),
  WorkOrder: /* @__PURE__ */ rowSchema(openWorkOrderFields),
};
