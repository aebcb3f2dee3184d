import type { EntityName } from '@ykd/application';
import type { Schema } from './schema.js';

/** How a field of an entity is stored. */
export interface ColumnSpec {
  readonly column: string;
  readonly type: 'text' | 'number' | 'json';
  readonly nullable?: true;
}

/** How an entity is stored. */
export interface EntityTable {
  readonly table: keyof Schema;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  /** Fields with few rows to a value: a filter on one of them decides the plan. */
  readonly narrow: readonly string[];
}

const text = (column: string): ColumnSpec => ({ column, type: 'text' });
const number = (column: string): ColumnSpec => ({ column, type: 'number' });
const json = (column: string): ColumnSpec => ({ column, type: 'json' });

/** The tables and columns behind the entities of the generic endpoints. */
export const ENTITY_TABLES: Readonly<Record<EntityName, EntityTable>> = {
  YkdOrder: {
    table: 'ykd_order',
    narrow: ['id', 'userId'],
    columns: {
      id: text('id'),
      productName: text('product_name'),
      userId: text('user_id'),
      status: text('status'),
      productId: text('product_id'),
      amount: number('amount'),
      categoryId: text('category_id'),
      skuAttrs: json('sku_attrs'),
      validDate: { column: 'valid_date', type: 'number', nullable: true },
      serviceDate: { column: 'service_date', type: 'number', nullable: true },
      gmtCreated: number('gmt_created'),
      gmtModified: number('gmt_modified'),
    },
  },
  YkdProduct: {
    table: 'ykd_product',
    narrow: ['id'],
    columns: {
      id: text('id'),
      name: text('name'),
      type: text('type'),
      status: text('status'),
      sort: number('sort'),
      categoryId: text('category_id'),
      amount: number('amount'),
      description: text('description'),
      skuAttrs: json('sku_attrs'),
      imageUrl: { column: 'image_url', type: 'text', nullable: true },
      gmtCreated: number('gmt_created'),
      gmtModified: number('gmt_modified'),
    },
  },
  CouponInstance: {
    table: 'coupon',
    narrow: ['id', 'receiverUserId'],
    columns: {
      id: text('id'),
      receiverUserId: text('receiver_user_id'),
      productId: text('product_id'),
      name: text('name'),
      rule: json('rule'),
      status: text('status'),
      orderId: { column: 'order_id', type: 'text', nullable: true },
      expiresAt: number('expires_at'),
      gmtCreated: number('gmt_created'),
      gmtModified: number('gmt_modified'),
    },
  },
};
