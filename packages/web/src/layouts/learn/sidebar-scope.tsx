import { useStoreInSlices } from '@ykd/adapters-ui/react';
import { learnMenu } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useServices } from '../../container/services-context';
import { SidebarContext } from './sidebar-context';
import { useDashboardLoading } from '../../features/learn/use-dashboard';
import { useSidebar } from './use-sidebar';

/** Loads what the learning centre shows around its pages, and keeps the menu. */
export function SidebarScope({ user, children }: { user: User; children: ReactNode }) {
  const { base, learn } = useServices();
  const { dashboard, status } = useStoreInSlices(learn);
  const orders = dashboard?.orders;
  useDashboardLoading(user.id);
  const { loaded, state } = useSidebar(user.id, dashboard !== undefined || status === 'failed');
  const isListed = state.flags?.allowListed === true;
  const { mobile } = user;
  // Before the first paint, so that the sidebar never shows up empty.
  useLayoutEffect(() => {
    base.setMenu(learnMenu({ orders: orders ?? [], mobile, allowList: isListed ? [mobile] : [] }));
  }, [base, orders, mobile, isListed]);
  return (
    <SidebarContext value={useMemo(() => ({ loaded, state }), [loaded, state])}>{children}</SidebarContext>
  );
}
