import { useStore } from '@ykd/adapters-ui/react';
import { learnMenu } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useServices } from '../../container/services-context';
import { SidebarContext } from './sidebar-context';
import { useDashboardLoading } from './use-dashboard';
import { useSidebar } from './use-sidebar';

/** Loads what the learning centre shows around its pages, and keeps the menu. */
export function SidebarScope({ user, children }: { user: User; children: ReactNode }) {
  const { base, learn } = useServices();
  const orders = useStore(learn, ({ dashboard }) => dashboard?.orders);
  const isReady = useStore(learn, ({ dashboard, status }) => dashboard !== undefined || status === 'failed');
  useDashboardLoading(user.id);
  const { loaded, state } = useSidebar(user.id, isReady);
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
