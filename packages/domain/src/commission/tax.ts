import { deepFreeze } from '../shared/index.js';
import { requireCents } from './cents.js';

/** Whether tax is withheld from what is paid out: none, or that on pay for services (劳务报酬). Beyond the Specification. */
export type CommissionTax = 'none' | 'labor';

/** All of them. Beyond the Specification. */
export const COMMISSION_TAXES: readonly CommissionTax[] = deepFreeze(['none', 'labor']);

/** Cents up to which the month is free of tax, and what is taken off a month that is not above the next one. */
const FREE = 80_000;
const SMALL = 400_000;

/** Above `SMALL` a fifth is taken off first; so many hundredths of the whole month are due then, less a fixed sum of cents. */
const STEPS = [
  { upTo: 2_500_000, percent: 16, less: 0 },
  { upTo: 6_250_000, percent: 24, less: 200_000 },
  { upTo: Infinity, percent: 32, less: 700_000 },
] as const;

/** A share in cents, half a cent upwards, as the tax office rounds. */
const percentOf = (cents: number, percent: number): number =>
  Math.floor(cents / 100) * percent + Math.floor(((cents % 100) * percent + 50) / 100);

/**
 * The tax on what somebody is paid for services in a month, in cents: nothing up to 800 yuan; 20 % of what is above 800 up to
 * 4,000 yuan; otherwise of four fifths 20 %, above 20,000 yuan 30 % less 2,000, above 50,000 yuan 40 % less 7,000. Throws
 * RangeError unless the amount is a non-negative safe integer of cents. Beyond the Specification.
 */
export const laborTaxOf = (cents: number): number => {
  requireCents(cents);
  if (cents <= FREE) return 0;
  if (cents <= SMALL) return percentOf(cents - FREE, 20);
  const step = STEPS.find(({ upTo }) => cents <= upTo) ?? STEPS[2];
  return percentOf(cents, step.percent) - step.less;
};

/**
 * What is withheld from an amount that is paid out, in cents: the tax on the month up to now and this, without what was
 * withheld in it; never more than the amount. Throws RangeError for what are no cents. Beyond the Specification.
 *
 * @param tax - whether any is withheld
 * @param month - what was paid out in the month before, tax included, and what of that was withheld, in cents
 * @param amount - what is paid out now, tax included, in cents
 */
export const taxToWithhold = (
  tax: CommissionTax,
  month: { readonly paid: number; readonly withheld: number },
  amount: number,
): number =>
  tax === 'none' ? 0 : Math.min(amount, Math.max(0, laborTaxOf(month.paid + amount) - month.withheld));
