import { isWelcoming, type ShownOnce } from '@ykd/adapters-ui/stores';
import { useStore } from '@ykd/adapters-ui/react';
import type { Dashboard } from '@ykd/application/learn';
import { LEARN_PATH } from '@ykd/domain/access';
import { pagePath } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ReportCard } from '../../../components/activity/report-card';
import { told } from '../../../messages/zh-CN/told';
import { Corner } from './corner';

export type ReportCornerProps = {
  dashboard: Dashboard | undefined;
  reportShown: ShownOnce;
};

/**
 * The popup of the yearly report, once per browser. It waits for the dashboard, where it covers no work, and until no
 * dialog is open. Specification §2 'Learn sidebar'.
 */
export function ReportCorner({ dashboard, reportShown }: ReportCornerProps) {
  const [due, setDue] = useState(() => reportShown.isDue());
  const dialogs = useStore(useServices().memberDialogs);
  const isGreeted = dialogs.hasWelcomeRecord !== undefined && !isWelcoming(dialogs);
  const isAtHome = pagePath(useLocation().pathname) === LEARN_PATH;
  const isOpen = due && isAtHome && isGreeted && dialogs.open === undefined;
  useEffect(() => {
    if (isOpen) reportShown.shown();
  }, [isOpen, reportShown]);
  if (!isOpen) return null;
  return (
    <Corner aria-label={told.report.title}>
      <ReportCard records={dashboard?.records ?? []} onClose={() => setDue(false)} />
    </Corner>
  );
}
