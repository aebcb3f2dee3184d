import { clientOf } from '@ykd/adapters-http/client';
import { sidebarCalls } from '@ykd/adapters-http/contracts';
import { createShownOnce, createSidebarStore } from '@ykd/adapters-ui/stores';
import { POPUP_REPORT_YEAR } from '@ykd/domain/report';
import { memberChanges } from '../../../container/member-ids';
import { partOf } from '../../../container/part-of';

/** The key of the popup. Specification §9 'Yearly-report popup flag'. */
const REPORT_KEY = `report${POPUP_REPORT_YEAR}`;

/** What the learn sidebar works with beside the menu. */
export const sidebarServices = partOf(({ environment, base, quietHttp }) => {
  const sidebar = createSidebarStore({ sidebar: clientOf(quietHttp, sidebarCalls) });
  memberChanges(base).subscribe(() => sidebar.reset());
  /** `reportShown`: whether this browser has shown the popup of the yearly report. */
  return { sidebar, reportShown: createShownOnce(environment.storage, REPORT_KEY) };
});
