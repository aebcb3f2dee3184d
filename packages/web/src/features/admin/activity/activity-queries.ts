import { clientOf } from '@ykd/adapters-http/client';
import { activityCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ActivityPort } from '@ykd/application/activity';
import type { DayWindow } from '@ykd/domain/campaign';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads and changes of what staff run for students. */
const activityQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const port: ActivityPort = clientOf(watched, activityCalls);
  const quietly: ActivityPort = clientOf(quiet, activityCalls);
  const running = createQuery({ read: (days: DayWindow) => quietly.running(days) }, queryScope);
  const preview = createQuery(
    { read: (of: { readonly studentId: string; readonly day: string }) => quietly.preview(of) },
    queryScope,
  );
  return {
    port,
    campaigns: createQuery({ read: () => quietly.campaigns() }, queryScope),
    promos: createQuery({ read: () => quietly.promos() }, queryScope),
    announcements: createQuery({ read: () => quietly.announcements() }, queryScope),
    sites: createQuery({ read: () => quietly.sites() }, queryScope),
    running,
    preview,
    /** What is read of several kinds is another by now. */
    outdate: () => {
      for (const query of [running, preview]) query.outdate();
    },
  };
});

export const useActivityQueries = () => activityQueriesOf(useServices());
