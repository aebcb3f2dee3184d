import { PRODUCT_STATUSES, type SkuAttr } from '@ykd/domain/order';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import type { FieldRule, FieldRules } from './check-values.js';

const NAME_MAX = 64;
const DESCRIPTION_MAX = 5_000;
/** 1,000,000 yuan, in cents. */
const AMOUNT_MAX = 100_000_000;
const SORT_MAX = 1_000_000;
/** Ten years. */
const DAYS_MAX = 3_660;
/** The most entries of each list in the attributes of a product. */
const LIST_MAX = 100;

const WRONG_TYPE = '值类型不正确';
/** Control characters and half surrogate pairs; descriptions may have line ends. */
const BAD_LINE = /[\p{Cc}\p{Cs}]/u;
const BAD_TEXT = /(?!\n)[\p{Cc}\p{Cs}]/u;

const text =
  (max: number, bad: RegExp, required: boolean): FieldRule =>
  (value) => {
    if (typeof value !== 'string') return WRONG_TYPE;
    if (bad.test(value)) return '包含不允许的字符';
    if (required && value.trim() === '') return '不能为空';
    return [...value].length > max ? `最多 ${max} 个字符` : undefined;
  };

const integer =
  (min: number, max: number): FieldRule =>
  (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return '必须是整数';
    return value < min || value > max ? `必须在 ${min} 到 ${max} 之间` : undefined;
  };

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const isLine = (value: unknown): boolean => text(NAME_MAX, BAD_LINE, false)(value) === undefined;
const isAmount = (value: unknown): boolean => integer(0, AMOUNT_MAX)(value) === undefined;
const isDays = (value: unknown): boolean => integer(0, DAYS_MAX)(value) === undefined;
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isListOf =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= LIST_MAX && value.every(fits);

/** An object with no other fields than these, all of which fit, and at least the required ones. */
const isObjectOf =
  (shape: Shape, required: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    required.every((field) => Object.hasOwn(value, field)) &&
    Object.entries(value).every(([field, part]) => Object.hasOwn(shape, field) && shape[field]?.(part));

const isExtraInfo = isObjectOf(
  {
    stages: isListOf(isLine),
    courseIds: isListOf(isLine),
    old: isBoolean,
    validDays: isDays,
    serviceDays: isDays,
  },
  [],
);
const isSkuValue = isObjectOf({ value: isLine, extraInfo: isExtraInfo, amount: isAmount }, ['value']);
const isSkuAttr = isObjectOf({ name: isLine, values: isListOf(isSkuValue) }, ['values']);
const isSkuAttrs = isListOf(isSkuAttr) as (value: unknown) => value is readonly SkuAttr[];

/** The fields of a product that can be written. Prices are in cents. */
export const PRODUCT_RULES: FieldRules = {
  name: text(NAME_MAX, BAD_LINE, true),
  status: (value) => (PRODUCT_STATUSES.some((status) => status === value) ? undefined : '取值不正确'),
  sort: integer(-SORT_MAX, SORT_MAX),
  description: text(DESCRIPTION_MAX, BAD_TEXT, false),
  categoryId: text(IDENTIFIER_MAX, BAD_LINE, true),
  amount: integer(0, AMOUNT_MAX),
  imageUrl: (value) => (value === null ? undefined : '商品图片只能删除（null），上传图片有单独的接口'),
  skuAttrs: (value) => (isSkuAttrs(value) ? undefined : '格式不正确'),
};

/** What a new product cannot do without. */
export const PRODUCT_REQUIRED: readonly string[] = ['name', 'categoryId', 'amount'];
