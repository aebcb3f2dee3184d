import { DEFAULT_COMMISSION, type CommissionSettings } from '@ykd/application/commission';
import { COMMISSION_TAXES } from '@ykd/domain/commission';
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
  COMMISSION_TAX: z
    .enum(COMMISSION_TAXES, '应为 none（不代扣）或 labor（按劳务报酬代扣）')
    .default(DEFAULT_COMMISSION.tax),
};

type CommissionEnvironment = z.output<z.ZodObject<typeof commissionShape>>;

export const commissionOf = ({
  COMMISSION_WINDOW_DAYS: windowDays,
  COMMISSION_TAX: tax,
}: CommissionEnvironment): CommissionSettings => ({ windowDays, tax });
