import { couponPageGuard } from '@ykd/domain/coupon';
import { PASS, type GuardDecision } from '@ykd/domain/shared';
import type { Services } from '../../container/services';
import { readingOf } from '../../routing/reading-of';
import { partnerQueriesOf } from './partner-queries';

/** The guard of the partner area for the router (Specification §4 'Coupon guard'): it asks for what is not known, or no longer fresh. */
export const admitPartner = async (services: Services, path: string): Promise<GuardDecision> => {
  const { status, value } = await readingOf(partnerQueriesOf(services).coupon.state.of(undefined));
  if (value !== undefined) return couponPageGuard(path, value.workOrder);
  // For the error page, which can try again. The end of the session leads to the login by itself.
  if (status === 'failed') throw new Error('no answer to how far the application is');
  return PASS;
};
