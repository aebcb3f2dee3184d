import { dayNumbersOf, ON_SALE, PRODUCT_LISTING } from '@ykd/domain/order';
import type { EntityRow } from '../ports/entity-reader.js';
import type { Caller } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import type { EntityName } from './entities.js';

/** What a stored field holds, and what may be done with it. Every field may be returned. */
export interface FieldSpec {
  readonly type: 'string' | 'number' | 'json';
  readonly filter?: true;
  readonly sort?: true;
}

/** A field that is computed from stored ones when it is read. */
export interface DerivedField {
  readonly needs: readonly string[];
  compute(row: EntityRow): unknown;
}

/** A filter that the caller cannot lift. */
export interface ForcedFilter {
  readonly field: string;
  readonly value: string | number;
}

/** Fields to answer, and the stored ones that they are read or computed from. */
export interface FieldSelection {
  readonly fields: readonly string[];
  readonly stored: readonly string[];
}

/** Everything that the generic endpoints know of a class. */
export interface EntityClass extends EntityDefinition {
  /** Every field; the same object at each query, so that what is compiled for it is found at once. */
  readonly everything: FieldSelection;
}

/** What is written down of a class. */
interface EntityDefinition {
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly derived: Readonly<Record<string, DerivedField>>;
  /** Other names of filters, for example `productIds` for a list of ids. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly defaultSort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  /** Whether callers without a login may read it. */
  readonly open: boolean;
  /** What holds for this caller whatever he asks. */
  forced(caller: Caller | undefined): readonly ForcedFilter[];
}

const dayNumber = (name: 'validDateDayNum' | 'serviceDateDayNum'): DerivedField => ({
  needs: ['gmtCreated', 'validDate', 'serviceDate'],
  compute: (row) =>
    dayNumbersOf({
      gmtCreated: row['gmtCreated'] as number,
      validDate: row['validDate'] as number | null,
      serviceDate: row['serviceDate'] as number | null,
    })[name],
});

const ykdOrder: EntityDefinition = {
  fields: {
    id: { type: 'string', filter: true, sort: true },
    productName: { type: 'string', filter: true },
    userId: { type: 'string', filter: true },
    status: { type: 'string', filter: true },
    productId: { type: 'string', filter: true },
    amount: { type: 'number', filter: true, sort: true },
    categoryId: { type: 'string', filter: true },
    skuAttrs: { type: 'json' },
    validDate: { type: 'number', sort: true },
    serviceDate: { type: 'number', sort: true },
    gmtCreated: { type: 'number', sort: true },
    gmtModified: { type: 'number', sort: true },
  },
  derived: {
    validDateDayNum: dayNumber('validDateDayNum'),
    serviceDateDayNum: dayNumber('serviceDateDayNum'),
  },
  aliases: { productIds: 'productId' },
  defaultSort: [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ],
  open: false,
  forced: (caller) =>
    mayCaller(caller, 'orders.see') ? [] : [{ field: 'userId', value: caller?.user.id ?? '' }],
};

const ykdProduct: EntityDefinition = {
  fields: {
    id: { type: 'string', filter: true, sort: true },
    name: { type: 'string', filter: true, sort: true },
    type: { type: 'string', filter: true },
    status: { type: 'string', filter: true },
    sort: { type: 'number', sort: true },
    categoryId: { type: 'string', filter: true },
    amount: { type: 'number', sort: true },
    description: { type: 'string' },
    skuAttrs: { type: 'json' },
    imageUrl: { type: 'string' },
    gmtCreated: { type: 'number', sort: true },
    gmtModified: { type: 'number', sort: true },
  },
  derived: {},
  aliases: { productIds: 'id' },
  defaultSort: [...PRODUCT_LISTING.sort, { field: 'id', order: 'asc' }],
  open: true,
  forced: (caller) => (mayCaller(caller, 'products.manage') ? [] : [{ field: 'status', value: ON_SALE }]),
};

const couponInstance: EntityDefinition = {
  fields: {
    id: { type: 'string', filter: true, sort: true },
    receiverUserId: { type: 'string', filter: true },
    productId: { type: 'string', filter: true },
    name: { type: 'string' },
    rule: { type: 'json' },
    status: { type: 'string', filter: true },
    orderId: { type: 'string' },
    expiresAt: { type: 'number', sort: true },
    gmtCreated: { type: 'number', sort: true },
    gmtModified: { type: 'number' },
  },
  derived: {},
  aliases: { productIds: 'productId' },
  defaultSort: [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ],
  open: false,
  forced: (caller) =>
    mayCaller(caller, 'coupons.see') ? [] : [{ field: 'receiverUserId', value: caller?.user.id ?? '' }],
};

/** What must be read to answer these fields, each once. */
export const selectionOf = (
  { derived }: Pick<EntityClass, 'derived'>,
  fields: readonly string[],
): FieldSelection => {
  const needed = fields.flatMap((name) =>
    Object.hasOwn(derived, name) ? (derived[name]?.needs ?? []) : [name],
  );
  return { fields, stored: [...new Set(needed)] };
};

const complete = (definition: EntityDefinition): EntityClass => ({
  ...definition,
  everything: selectionOf(definition, [
    ...Object.keys(definition.fields),
    ...Object.keys(definition.derived),
  ]),
});

const REGISTRY: ReadonlyMap<string, EntityClass> = new Map<EntityName, EntityClass>([
  ['YkdOrder', complete(ykdOrder)],
  ['YkdProduct', complete(ykdProduct)],
  ['CouponInstance', complete(couponInstance)],
]);

/** The class of that name, if the generic endpoints know it. */
export const entityClass = (name: string): EntityClass | undefined => REGISTRY.get(name);
