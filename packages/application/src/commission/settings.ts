import { CLAIM_WINDOW_DAYS, type CommissionTax } from '@ykd/domain/commission';

/** What is set about commission. */
export interface CommissionSettings {
  /** For how many days after a claim an order counts as brought by its partner. */
  readonly windowDays: number;
  /** What is withheld from what is paid out. */
  readonly tax: CommissionTax;
}

/** What holds unless something else is set. */
export const DEFAULT_COMMISSION: CommissionSettings = { windowDays: CLAIM_WINDOW_DAYS, tax: 'none' };
