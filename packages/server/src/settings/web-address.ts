import { z } from 'zod';
import { isHttpUrl } from './origin.js';

/** The address of another service, without the slash at its end. */
export const webAddress = z
  .string()
  .refine(isHttpUrl, '应为 http(s) 地址，如 https://chat.example.com')
  .transform((url) => url.replace(/\/$/, ''));
