import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { canLearn } from '@ykd/application/learn';
import type { OrderDetail } from '@ykd/application/shop';
import type { CatalogueEntry } from '@ykd/domain/course';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { openedBy } from '../products/opens';

/** The courses of an order that its buyer can open now and that have something to be read, once that is known. */
export type OpenNow = 'asking' | 'unknown' | readonly CatalogueEntry[];

/** What a paid order opens; tells the other tabs, too. `unknown` where it cannot be found out. */
export const useOpenNow = (order: OrderDetail | undefined): OpenNow => {
  const { accessNews, base, learn } = useServices();
  const userId = useStore(base, memberIdOf);
  const { status, dashboard } = useStore(learn);
  const orderId = order?.id;
  useEffect(() => {
    if (orderId === undefined || userId === undefined) return;
    accessNews.changed();
    // What was read before the payment does not have them.
    void learn.refresh(userId);
  }, [accessNews, learn, orderId, userId]);
  if (order === undefined || status === 'failed') return 'unknown';
  if (status !== 'ready') return 'asking';
  const open = new Set(dashboard?.courses.filter(canLearn).map(({ courseId }) => courseId));
  return openedBy(order.skuAttrs).courses.filter(({ courseId }) => open.has(courseId));
};
