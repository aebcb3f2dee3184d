import { COMMISSION_RATE_BP, commissionRateOf } from '@ykd/domain/commission';
import { shanghaiDay } from '@ykd/domain/shared';
import type { StaffCommissionDeps } from './deps.js';

/** No product has this id. */
const NO_PRODUCT = '';

/** The rate of a partner today, in basis points, for a product about which nothing else was agreed. */
export const rateToday = async (
  { clock, partners, unitOfWork }: StaffCommissionDeps,
  partnerId: string,
): Promise<number> => {
  const partner = await partners.find(partnerId);
  if (partner === undefined) return COMMISSION_RATE_BP;
  const about = { partnerId, productId: NO_PRODUCT, level: partner.level };
  const rates = await unitOfWork.transaction(({ commissions }) => commissions.ratesFor(about));
  return commissionRateOf(rates, { ...about, day: shanghaiDay(clock.now()) }).rateBp;
};
