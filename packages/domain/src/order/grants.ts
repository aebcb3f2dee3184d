import { isPaid } from './order-status.js';

/**
 * What an order opens: `courseIds`, learning-plan `stages` (see `PLAN_GROUPS`), and whether the courses are
 * flagged as `old` (Specification §3 'Order'). Stages open no course by themselves: they say which plan the student
 * follows, and that the order carries the class teacher's service.
 */
export type CourseGrant = {
  readonly courseIds: readonly string[];
  readonly stages: readonly string[];
  readonly old: boolean;
};

/**
 * The part of an order that grants are read from: its `status`, and `skuAttrs`, which comes from stored data and is
 * not trusted (Specification §3 'Order', §4).
 */
export type GrantingOrder = { readonly status: string; readonly skuAttrs?: unknown };

/** A member of something that may be no object at all. */
const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** A copy of a list of strings, an empty list when it is absent, or `undefined` when it is anything else. */
const texts = (value: unknown): string[] | undefined => {
  const list: unknown = value ?? [];
  if (!Array.isArray(list)) return undefined;
  // Copied before it is checked: every() would pass over the holes of a list.
  const copy: readonly unknown[] = [...list];
  return copy.every((item) => typeof item === 'string') ? [...copy] : undefined;
};

/**
 * What the first value of the first sku attribute opens (Specification §3 'Order'), or `undefined` when it opens
 * nothing or is malformed. Takes whatever JSON may hold and never throws. Works for a product's attributes too.
 */
export const skuGrant = (skuAttrs: unknown): CourseGrant | undefined => {
  const first = Array.isArray(skuAttrs) ? (skuAttrs[0] as unknown) : undefined;
  const values = member(first, 'values');
  const extraInfo = member(Array.isArray(values) ? values[0] : undefined, 'extraInfo');
  const courseIds = texts(member(extraInfo, 'courseIds'));
  const stages = texts(member(extraInfo, 'stages'));
  if (!courseIds || !stages || courseIds.length + stages.length === 0) return undefined;
  return { courseIds, stages, old: member(extraInfo, 'old') === true };
};

/**
 * The ids of the courses that a product opens, whatever is chosen of it: those of every value of its first attribute that is on
 * sale, each once (Specification §3 'Product'). Takes whatever JSON may hold and never throws.
 */
export const soldCourseIds = (skuAttrs: unknown): readonly string[] => {
  const values = member(Array.isArray(skuAttrs) ? (skuAttrs[0] as unknown) : undefined, 'values');
  const sold = Array.isArray(values) ? values.filter((value: unknown) => member(value, 'off') !== true) : [];
  const grants = sold.map((value: unknown) => skuGrant([{ values: [value] }]));
  return [...new Set(grants.flatMap((grant) => grant?.courseIds ?? []))];
};

/**
 * What one order grants: the grant of its sku when the order is paid, otherwise `undefined`
 * (Specification §4 'Course access').
 */
export const orderGrants = (order: GrantingOrder): CourseGrant | undefined =>
  isPaid(order) ? skuGrant(order.skuAttrs) : undefined;

/**
 * The grants of the paid orders among `orders`, in their order (Specification §4). Orders in any other status grant
 * nothing; a malformed sku grants nothing and never throws. Feed the result to `groupCourseIds`.
 */
export const courseGrantsOf = (orders: readonly GrantingOrder[]): CourseGrant[] =>
  orders.map(orderGrants).filter((grant) => grant !== undefined);
