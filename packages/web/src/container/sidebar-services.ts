import { clientOf, type Http } from '@ykd/adapters-http/client';
import { sidebarCalls } from '@ykd/adapters-http/contracts';
import {
  createShownOnce,
  createSidebarStore,
  type BaseStore,
  type ShownOnce,
  type SidebarStore,
} from '@ykd/adapters-ui/stores';
import type { Environment } from './environment';
import { memberChanges } from './member-ids';

/** The key of the popup. Specification §9 'Yearly-report popup flag'. */
const REPORT_KEY = 'report2024';

/** What the learn sidebar works with beside the menu. */
export interface SidebarServices {
  readonly sidebar: SidebarStore;
  /** Whether this browser has shown the popup of the yearly report. */
  readonly reportShown: ShownOnce;
}

/** The part of the composition root that the learn sidebar needs, once the dashboard is there. */
export const createSidebarServices = ({
  environment,
  base,
  quietHttp,
}: {
  readonly environment: Pick<Environment, 'storage'>;
  readonly base: BaseStore;
  readonly quietHttp: Http;
}): SidebarServices => {
  const sidebar = createSidebarStore({ sidebar: clientOf(quietHttp, sidebarCalls) });
  memberChanges(base).subscribe(() => sidebar.reset());
  return { sidebar, reportShown: createShownOnce(environment.storage, REPORT_KEY) };
};
