import { useQuery } from '@ykd/adapters-ui/react';
import { usePartnerQueries } from './partner-queries';

/** How far the member is on the way to be a partner, and as one. */
export const useStanding = () => useQuery(usePartnerQueries().coupon.state, undefined);
