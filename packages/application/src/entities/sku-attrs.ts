import { flag, integer, list, object, optional, text, type Field, type FieldsOf } from '../entity/field.js';
import type { SkuAttr, SkuExtraInfo, SkuValue } from '@ykd/domain/order';

/** 1,000,000 yuan, in cents. */
export const AMOUNT_MAX = 100_000_000;
/** Ten years. */
const DAYS_MAX = 3_660;
/** The longest line, and the most entries of each list. */
const LINE = { max: 64 };
const LIST = { max: 100 };

const lines = optional(list(text(LINE), LIST));
const days = optional(integer({ min: 0, max: DAYS_MAX }));

const extraInfo: FieldsOf<SkuExtraInfo> = {
  stages: lines,
  courseIds: lines,
  old: optional(flag()),
  validDays: days,
  serviceDays: days,
};
const value: FieldsOf<SkuValue> = {
  value: text(LINE),
  extraInfo: optional(object(extraInfo)),
  amount: optional(integer({ min: 0, max: AMOUNT_MAX })),
  off: optional(flag()),
};
const attr: FieldsOf<SkuAttr> = { name: optional(text(LINE)), values: list(object(value), LIST) };

/** The attributes of a product or an order, with what may be saved of them. */
export const skuAttrsField: Field<readonly SkuAttr[]> = list(object(attr), LIST);
