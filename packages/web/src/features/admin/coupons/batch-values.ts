import { couponBatchIssues, type CouponBatchForm, type CouponRule } from '@ykd/domain/coupon';
import type { Issue } from '@ykd/domain/member';
import { centsIn } from '../blocks/cents';
import { coupons as words } from '../messages/zh-CN/coupons';

/** What the form of a new batch says, as it was typed. */
export interface BatchTexts {
  readonly productId: string;
  readonly name: string;
  readonly kind: CouponRule['kind'];
  readonly amount: string;
  readonly percent: string;
  readonly max: string;
  readonly min: string;
  readonly limit: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly validDays: string;
}

export const NEW_BATCH: BatchTexts = {
  productId: '',
  name: '',
  kind: 'AMOUNT',
  amount: '',
  percent: '',
  max: '',
  min: '',
  limit: '100',
  firstDay: '',
  lastDay: '',
  validDays: '30',
};

/** A whole number that was typed; NaN for anything else. */
export const wholeIn = (text: string): number =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;

const isEmpty = (text: string): boolean => text.trim() === '';

const ruleOf = ({ kind, amount, percent, max, min }: BatchTexts): CouponRule => {
  const minAmount = isEmpty(min) ? {} : { minAmount: centsIn(min) ?? Number.NaN };
  if (kind === 'AMOUNT') return { kind, cents: centsIn(amount) ?? Number.NaN, ...minAmount };
  const maxCents = isEmpty(max) ? {} : { maxCents: centsIn(max) ?? Number.NaN };
  return { kind, percent: wholeIn(percent), ...maxCents, ...minAmount };
};

/** A batch as it is sent. */
export const batchFormOf = (texts: BatchTexts): CouponBatchForm => {
  const { name, firstDay, lastDay, limit, validDays } = texts;
  return {
    name: name.trim(),
    rule: ruleOf(texts),
    limit: wholeIn(limit),
    firstDay,
    lastDay,
    validDays: wholeIn(validDays),
  };
};

/** Which field of the form a wrong rule is about. */
const ruleField = ({ kind, max, min }: BatchTexts): keyof BatchTexts => {
  if (!isEmpty(min) && centsIn(min) === undefined) return 'min';
  if (kind === 'PERCENT') return !isEmpty(max) && centsIn(max) === undefined ? 'max' : 'percent';
  return 'amount';
};

/** What is wrong with what was typed, by the fields of the form. */
export const batchTextIssues = (texts: BatchTexts, partnerIds: readonly string[]): readonly Issue[] => [
  ...(partnerIds.length === 0 ? [{ field: 'partnerIds', message: words.choosePartners }] : []),
  ...(texts.productId === '' ? [{ field: 'productId', message: words.chooseProduct }] : []),
  ...couponBatchIssues(batchFormOf(texts)).map(({ field, message }) =>
    field === 'rule' ? { field: ruleField(texts), message } : { field, message },
  ),
];
