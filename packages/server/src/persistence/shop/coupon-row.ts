import { couponFields } from '@ykd/application/entities';
import { mapping } from '../mapping.js';

/** The row of a coupon, and the coupon of a row. */
export const { rowOf: couponRow, recordOf: couponOfRow } = mapping(couponFields);
