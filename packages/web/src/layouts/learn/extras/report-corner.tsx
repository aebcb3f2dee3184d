import { isWelcoming, type ShownOnce } from '@ykd/adapters-ui/stores';
import { useStore } from '@ykd/adapters-ui/react';
import { LEARN_PATH } from '@ykd/domain/access';
import { pagePath } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ReportCard } from '../../../components/activity/report-card';
import { told } from '../../../messages/zh-CN/told';
import { Corner } from './corner';

export type ReportCornerProps = {
  /** Of which the report tells. */
  year: number;
  /** Whether this browser has shown that of a year. */
  reportShown: (year: number) => ShownOnce;
};

/**
 * The popup of the yearly report, once per browser. It waits for the dashboard, where it covers no work, and until no
 * dialog is open. Specification §2 'Learn sidebar'.
 */
export function ReportCorner({ year, reportShown }: ReportCornerProps) {
  const [shown] = useState(() => reportShown(year));
  const [due, setDue] = useState(() => shown.isDue());
  const dialogs = useStore(useServices().memberDialogs);
  const isGreeted = dialogs.hasWelcomeRecord !== undefined && !isWelcoming(dialogs);
  const isAtHome = pagePath(useLocation().pathname) === LEARN_PATH;
  const isOpen = due && isAtHome && isGreeted && dialogs.open === undefined;
  useEffect(() => {
    if (isOpen) shown.shown();
  }, [isOpen, shown]);
  if (!isOpen) return null;
  return (
    <Corner aria-label={told.report.title(year)}>
      <ReportCard year={year} onClose={() => setDue(false)} />
    </Corner>
  );
}
