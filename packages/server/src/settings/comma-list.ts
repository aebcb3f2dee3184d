import { z } from 'zod';

/** What stands between commas, each `isOne`; `message` says what it should be. Nothing when it is absent. */
export const commaList = (isOne: (text: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .refine((list) => list.every(isOne), message);
