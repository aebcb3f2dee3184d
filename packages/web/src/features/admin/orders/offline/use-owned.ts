import { useQuery } from '@ykd/adapters-ui/react';
import { writeCondition } from '@ykd/application/staff-list';
import type { OrderFilter } from '@ykd/application/staff-order';
import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { useOrderQueries } from '../order-queries';

type Whose = { readonly userId: string; readonly productId: string };

/** The orders by which a student has a product. */
export const ownedFilter = ({ userId, productId }: Whose): OrderFilter => ({
  student: writeCondition({ operator: 'is', values: [userId] }),
  product: writeCondition({ operator: 'is', values: [productId] }),
  status: writeCondition({ operator: 'of', values: [PAID_STATUS, REFUNDING_STATUS] }),
});

/** Whether a student has a product already, as far as that is known. */
export const useOwned = (whose: Whose): boolean => {
  const isAsked = whose.userId !== '' && whose.productId !== '';
  const { value } = useQuery(useOrderQueries().count, ownedFilter(whose), isAsked);
  return isAsked && (value?.count ?? 0) > 0;
};
