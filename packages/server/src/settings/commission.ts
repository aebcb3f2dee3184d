import { DEFAULT_COMMISSION, type CommissionSettings } from '@ykd/application/commission';
import { z } from 'zod';

const DAYS_MAX = 365;
const NOT_DAYS = `应为 1 到 ${DAYS_MAX} 的整数（天）`;

/** What the environment may say of commission. */
export const commissionShape = {
  COMMISSION_WINDOW_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, NOT_DAYS)
    .transform(Number)
    .refine((days) => days <= DAYS_MAX, NOT_DAYS)
    .default(DEFAULT_COMMISSION.windowDays),
};

type CommissionEnvironment = z.output<z.ZodObject<typeof commissionShape>>;

export const commissionOf = ({
  COMMISSION_WINDOW_DAYS: windowDays,
}: CommissionEnvironment): CommissionSettings => ({
  windowDays,
});
