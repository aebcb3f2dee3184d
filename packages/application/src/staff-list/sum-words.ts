import { formatAmount } from '@ykd/domain/order';

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** A number of many, with the thousands apart. */
export const manyWords = (value: number): string => grouped(String(value));

/** Cents in yuan as staff read them, with the thousands apart and the sign in front: `-¥1,234.50`. */
export const sumWords = (cents: number): string => {
  const [whole = '', rest = ''] = formatAmount(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}¥${grouped(whole)}.${rest}`;
};
