import { styled } from '@ykd/adapters-ui/styled';
import { LoadingRegion, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { learn } from '../../messages/zh-CN/learn';
import { OrdersPanel } from './orders-panel';
import { ServicePanel } from '../../features/learn/components/service-panel';
import { useDashboard } from '../../features/learn/use-dashboard';

/** Until when there is access: beside the page on wide screens, below it on phones. */
export function RightColumn() {
  const { status, dashboard } = useDashboard();
  if (dashboard === undefined) {
    // The page itself offers the retry; saying it twice would be noise.
    if (status === 'failed') return null;
    return (
      <aside aria-label={learn.rightColumn}>
        <LoadingRegion>
          <SkeletonCard lines={4} />
        </LoadingRegion>
      </aside>
    );
  }
  return (
    <styled.aside
      aria-label={learn.rightColumn}
      display="flex"
      flexDirection="column"
      gap="5"
      alignSelf="start"
      position={{ xl: 'sticky' }}
      top="7"
      maxHeight={{ xl: 'calc(100dvh - 56px)' }}
      overflowY={{ xl: 'auto' }}
    >
      {dashboard.service && (
        // On a phone it stands at the top of the page instead, above the long lists.
        <styled.div display={{ base: 'none', xl: 'block' }}>
          <ServicePanel {...dashboard.service} />
        </styled.div>
      )}
      <OrdersPanel orders={dashboard.orders} />
    </styled.aside>
  );
}
