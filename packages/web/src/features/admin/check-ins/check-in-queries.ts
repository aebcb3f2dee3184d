import { clientOf } from '@ykd/adapters-http/client';
import { activityCalls, staffCheckInCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { StaffCheckInPort, StaffEntriesInput, StaffStandingsInput } from '@ykd/application/check-in';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads of the daily check-in, and says of it. */
const checkInQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const port: StaffCheckInPort = clientOf(watched, staffCheckInCalls);
  const quietly: StaffCheckInPort = clientOf(quiet, staffCheckInCalls);
  const entries = createQuery({ read: (page: StaffEntriesInput) => quietly.entries(page) }, queryScope);
  const count = createQuery(
    { read: (on: Pick<StaffEntriesInput, 'campaign' | 'day'>) => quietly.count(on) },
    queryScope,
  );
  const standings = createQuery({ read: (page: StaffStandingsInput) => quietly.standings(page) }, queryScope);
  const calendar = createQuery({ read: (campaign: string) => quietly.calendar({ campaign }) }, queryScope);
  const effect = createQuery({ read: (campaign: string) => quietly.effect({ campaign }) }, queryScope);
  return {
    port,
    // By itself: the pages of campaigns are not loaded for it.
    campaigns: createQuery({ read: () => clientOf(quiet, activityCalls).campaigns() }, queryScope),
    entries,
    count,
    standings,
    calendar,
    effect,
    /** Something was said of an entry: it stands in other pages by now, and is counted otherwise. */
    outdate: () => {
      for (const query of [entries, count, standings, calendar]) query.outdate();
    },
  };
});

export const useCheckInQueries = () => checkInQueriesOf(useServices());
