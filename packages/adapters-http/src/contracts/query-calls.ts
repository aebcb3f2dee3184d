import { type EntityParams, MAX_FILTER_VALUES, type Row } from '@ykd/application/common-query';
import { dayNumberFields, orderFields } from '@ykd/application/entities';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, page, success } from './envelope.js';
import { rowSchema } from './fields.js';
import { identifier, queryCount, text } from './values.js';

/** The name of a class or of a field. */
const name = text(64);
const classNames = {
  returnClassName: name,
  paramClassName: z.exactOptional(name),
  collectionName: z.exactOptional(name),
};

const scalar = z.union([text(200), z.int()]);
const filter = z.union([scalar, z.array(scalar).check(z.maxLength(MAX_FILTER_VALUES))]);

/** The parameter object: filters by field name, fields to answer, order. Which fields exist is the use case's to say. */
export const entityParams: z.core.$ZodType<EntityParams> = z.catchall(
  z.object({
    includeFields: z.exactOptional(z.array(name).check(z.maxLength(100))),
    sort: z.exactOptional(
      z.array(z.strictObject({ field: name, order: z.enum(['asc', 'desc']) })).check(z.maxLength(5)),
    ),
  }),
  filter,
);

/**
 * The calls for a kind of rows. Rows of one class are told apart by the class that was asked for, never by their look:
 * a row with few fields fits several classes.
 */
export const queryCallsOf = <R>(row: z.core.$ZodType<R>) =>
  ({
    query: defineCall({
      method: 'POST',
      path: '/api/commonquery/query',
      whileViewing: true,
      query: z.strictObject(classNames),
      body: entityParams,
      response: success(list(row)),
      errors: ['not-logged-in', 'forbidden', 'invalid-input', 'too-many-rows'],
      summary: '按条件查询全部',
    }),
    queryForPage: defineCall({
      method: 'POST',
      path: '/api/commonquery/queryForPage',
      whileViewing: true,
      query: z.strictObject({
        ...classNames,
        pageSize: z.exactOptional(queryCount),
        pageNum: z.exactOptional(queryCount),
      }),
      body: entityParams,
      response: success(page(row)),
      errors: ['not-logged-in', 'forbidden', 'invalid-input'],
      summary: '按条件分页查询，页码从 0 开始',
    }),
    findById: defineCall({
      method: 'POST',
      path: '/api/commonquery/findById',
      whileViewing: true,
      query: z.strictObject({ ...classNames, id: identifier }),
      body: entityParams,
      response: success(z.nullable(row)),
      errors: ['not-logged-in', 'forbidden', 'invalid-input'],
      summary: '按 id 查询一个，没有时 data 为 null',
    }),
    findOne: defineCall({
      method: 'POST',
      path: '/api/commonquery/findOne',
      whileViewing: true,
      query: z.strictObject(classNames),
      body: entityParams,
      response: success(z.nullable(row)),
      errors: ['not-logged-in', 'forbidden', 'invalid-input'],
      summary: '查询符合条件的第一个，没有时 data 为 null',
    }),
  }) as const;

/** The generic read endpoints, for rows of one kind. */
export type CommonQueryCalls<R> = ReturnType<typeof queryCallsOf<R>>;

/** A row about an order; every field may be left out by `includeFields`. */
export const orderRow: z.core.$ZodType<Row<'YkdOrder'>> = /* @__PURE__ */ rowSchema({
  ...orderFields,
  ...dayNumberFields,
});

/** The generic read endpoints, for rows about orders: what learners need first. */
export const orderQueryCalls: CommonQueryCalls<Row<'YkdOrder'>> = /* @__PURE__ */ queryCallsOf(orderRow);
