import { ErrorState } from '@ykd/adapters-ui/widgets';
import type { Dashboard } from '@ykd/application/learn';
import type { ReactNode } from 'react';
import { learn } from '../../../messages/zh-CN/learn';
import { useDashboard } from '../use-dashboard';
import { DashboardSkeleton } from './dashboard-skeleton';

/** What is made of the dashboard once it is there; until then that it loads, or that it failed. */
export function DashboardGate({ children }: { children: (dashboard: Dashboard) => ReactNode }) {
  const { status, dashboard, retry } = useDashboard();
  if (dashboard !== undefined) return children(dashboard);
  return status === 'failed' ? <ErrorState title={learn.failed} onRetry={retry} /> : <DashboardSkeleton />;
}
