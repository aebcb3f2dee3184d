import { formatAmount } from '@ykd/domain/order';
import { common } from '../../../../messages/zh-CN/common';

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** A number of many, with the thousands apart. */
export const manyWords = (value: number): string => grouped(String(value));

/** Cents in yuan, with the thousands apart: sums are long. */
export const sumWords = (cents: number): string => {
  const [whole = '', rest = ''] = formatAmount(cents).split('.');
  return common.price(`${grouped(whole)}.${rest}`);
};
