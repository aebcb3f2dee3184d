import { list as listField, object } from '@ykd/application/entity';
import { skuAttrsField } from '@ykd/application/entities';
import {
  placedProductFields,
  PRICES_TOLD_MAX,
  priceLineFields,
  productLineFields,
  productList,
  productPageFields,
  PRODUCTS_MAX,
  SALE_STATUSES,
} from '@ykd/application/staff-product';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema, schemaOf } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, instant, text } from './values.js';

/** Where somebody is in the list of products. */
export const productListQuery = staffListQuery(productList);

/** Longer than a rule allows, so that what is too long gets its message. */
const LONG = 20_000;

const about = z.strictObject({ productId: identifier });
const seen = { productId: identifier, version: instant };
const form = {
  name: text(LONG),
  categoryId: text(LONG),
  amount: z.int(),
  description: text(LONG, { multiLine: true }),
  skuAttrs: schemaOf(skuAttrsField),
};
const product = success(recordSchema(productPageFields));
const order = success(schemaOf(listField(object(placedProductFields))));
const refused = ['not-logged-in', 'forbidden'] as const;
const listed = [...refused, 'invalid-input'] as const;
const found = [...refused, 'entity-not-found'] as const;
const changed = [...listed, 'entity-not-found', 'changed-meanwhile'] as const;

/** What is sold, for super administrators. */
export const staffProductCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/products',
    query: productListQuery.wire,
    response: success(keyPageOf(recordSchema(productLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '全部商品，按商城里的次序；search 是名称的一部分或完整的编号，course 是包含的课程；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/products/count',
    query: staffFilter(productList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少商品',
  }),
  order: defineCall({
    method: 'GET',
    path: '/api/admin/products/order',
    response: order,
    errors: refused,
    summary: `全部商品的次序，包括没有上架的；最多 ${PRODUCTS_MAX} 个`,
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/admin/product',
    query: about,
    response: product,
    errors: found,
    summary: '一个商品：规格与价格、图片、有没有人下过单（isOrdered）、有几个订单在等待付款（waiting）',
  }),
  prices: defineCall({
    method: 'GET',
    path: '/api/admin/product/prices',
    query: about,
    response: success(schemaOf(listField(object(priceLineFields)))),
    errors: found,
    summary: `一个商品的价格变动，新的在前，最多 ${PRICES_TOLD_MAX} 条：哪个选项、从多少到多少（分）、谁、经过哪里`,
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/admin/product/add',
    body: z.strictObject(form),
    response: product,
    errors: [...listed, 'second-factor-needed'],
    summary: '新建商品：没有上架，排在最后；规则与商品文件的导入相同',
  }),
  edit: defineCall({
    method: 'POST',
    path: '/api/admin/product/edit',
    body: z.strictObject({ ...seen, ...form }),
    response: product,
    errors: [...changed, 'second-factor-needed'],
    summary:
      '修改商品；version 是看到的那一版，别人改过就回答 409；有人下过单的选项不能删除，可以停售（off）；改价要最近的两步验证',
  }),
  setStatus: defineCall({
    method: 'POST',
    path: '/api/admin/product/status',
    body: z.strictObject({ ...seen, status: z.enum(SALE_STATUSES) }),
    response: product,
    errors: changed,
    summary: '上架（ON）或下架（OFF）；已经下的订单照样可以付款',
  }),
  move: defineCall({
    method: 'POST',
    path: '/api/admin/product/move',
    body: z.strictObject({ productId: identifier, beforeId: z.nullable(identifier) }),
    response: order,
    errors: found,
    summary: '把一个商品移到另一个（beforeId）之前，null 是移到最后；回答全部商品的次序',
  }),
  dropPicture: defineCall({
    method: 'POST',
    path: '/api/admin/product/picture/drop',
    body: about,
    response: product,
    errors: found,
    summary: '去掉商品的图片；上传用 productImage 的接口',
  }),
} as const;
