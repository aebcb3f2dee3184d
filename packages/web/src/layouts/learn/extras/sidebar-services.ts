import { clientOf } from '@ykd/adapters-http/client';
import { sidebarCalls } from '@ykd/adapters-http/contracts';
import { createShownOnce, createSidebarStore } from '@ykd/adapters-ui/stores';
import { memberChanges } from '../../../container/member-ids';
import { partOf } from '../../../container/part-of';

/** What the learn sidebar works with beside the menu. */
export const sidebarServices = partOf(({ environment, base, quietHttp }) => {
  const sidebar = createSidebarStore({ sidebar: clientOf(quietHttp, sidebarCalls) });
  memberChanges(base).subscribe(() => sidebar.reset());
  return {
    sidebar,
    /** Whether this browser has shown the popup of the report of a year. Specification §9 'Yearly-report popup flag'. */
    reportShown: (year: number) => createShownOnce(environment.storage, `report${year}`),
  };
});
