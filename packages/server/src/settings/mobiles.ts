import { isMobile } from '@ykd/domain/member';
import { z } from 'zod';

/** Mobiles separated by commas; the message never shows one. */
export const mobiles = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((mobile) => mobile.trim())
      .filter((mobile) => mobile !== ''),
  )
  .refine((list) => list.every(isMobile), '应为逗号分隔的手机号');
