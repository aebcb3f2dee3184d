import type { EntityName, Row } from '@ykd/application/common-query';
import * as z from 'zod/mini';
import { rowSchemas } from './entities.js';
import { orderQueryCalls, queryCallsOf, type CommonQueryCalls } from './query-calls.js';

const anyRow: z.core.$ZodType<Row<EntityName>> = z.union([
  rowSchemas.YkdOrder,
  rowSchemas.YkdProduct,
  rowSchemas.CouponInstance,
  rowSchemas.WorkOrder,
]);

/** The generic read endpoints, for rows of any class. Specification §7. */
export const commonQueryCalls: CommonQueryCalls<Row<EntityName>> = /* @__PURE__ */ queryCallsOf(anyRow);

/** The generic read endpoints, for rows of each class. */
export const commonQueryCallsByClass: { readonly [C in EntityName]: CommonQueryCalls<Row<C>> } = {
  YkdOrder: orderQueryCalls,
  YkdProduct: /* @__PURE__ */ queryCallsOf(rowSchemas.YkdProduct),
  CouponInstance: /* @__PURE__ */ queryCallsOf(rowSchemas.CouponInstance),
  WorkOrder: /* @__PURE__ */ queryCallsOf(rowSchemas.WorkOrder),
};
