import { REQUEST_KEY_MAX, REQUEST_KEY_MIN } from '@ykd/application/shop';
import * as z from 'zod/mini';
import { identifier, text } from './values.js';

/** The values of a choice; no product has more attributes. */
export const choice = z.array(text(64)).check(z.maxLength(100));

/** A key that the caller made up for one request. */
export const requestKey = z
  .string()
  .check(z.regex(new RegExp(`^[\\w-]{${REQUEST_KEY_MIN},${REQUEST_KEY_MAX}}$`)));

/** Which order. */
export const orderId = z.strictObject({ orderId: identifier });
