import { z } from 'zod';

/** A whole number from `min` to `max`, counted in `unit`: of a span of time in ms, else 1. */
export const span = (unit: number, max: number, fallback: number, min = 1) => {
  const message = `应为 ${min} 到 ${max} 的整数`;
  return z
    .string()
    .regex(/^[1-9]\d{0,6}$/, message)
    .transform(Number)
    .refine((count) => count >= min && count <= max, message)
    .transform((count) => count * unit)
    .default(fallback);
};
