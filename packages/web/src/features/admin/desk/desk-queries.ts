import { clientOf } from '@ykd/adapters-http/client';
import {
  activityCalls,
  assistantDayCalls,
  staffCalls,
  staffCheckInCalls,
} from '@ykd/adapters-http/contracts';
import {
  createMemberReviews,
  createQuery,
  memberIdOf,
  reviewDrafts,
  type ReviewedEntry,
} from '@ykd/adapters-ui/stores';
import type { AssistantDayPort } from '@ykd/application/assistant-day';
import type { StaffCheckInPort, StaffEntriesInput } from '@ykd/application/check-in';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { reviewRefusalWords } from '../check-ins/refusal-words';

/** For so long what somebody may do is not asked for again; every call asks by itself. */
const FRESH_MS = 30_000;

/** Entries as one opening of the page reads them: `round` names it, so that it begins with nothing that an earlier one read. */
export type RoundOfEntries = StaffEntriesInput & { readonly round: string };

/** An entry as one opening of the page reads it. */
export type RoundOfEntry = ReviewedEntry & { readonly round: string };

/** What the pages for phones read and say. Without the rest of the console: they are opened where the connection is bad. */
export const deskQueriesOf = partOf((services) => {
  const { base, environment, http, queryScope, quietHttp } = services;
  const { clock, online$, randomId, storage } = environment;
  const staff = clientOf(quietHttp, staffCalls);
  const checkIn: StaffCheckInPort = clientOf(quietHttp, staffCheckInCalls);
  const days: AssistantDayPort = clientOf(quietHttp, assistantDayCalls);
  const activity = clientOf(quietHttp, activityCalls);
  const count = createQuery(
    { read: (on: Pick<StaffEntriesInput, 'campaign' | 'day'>) => checkIn.count(on) },
    queryScope,
  );
  const reviews = createMemberReviews({
    base,
    storage,
    clock,
    online$,
    randomId,
    port: checkIn,
    messageOf: (refusal, { name }) => reviewRefusalWords(refusal, name),
  });
  reviews.saved$.subscribe(() => count.outdate());
  return {
    me: createQuery({ read: () => staff.me(), freshMs: FRESH_MS }, queryScope),
    campaigns: createQuery({ read: () => activity.campaigns() }, queryScope),
    entries: createQuery(
      { read: ({ round: _round, ...page }: RoundOfEntries) => checkIn.entries(page) },
      queryScope,
    ),
    entry: createQuery({ read: ({ round: _round, ...key }: RoundOfEntry) => checkIn.entry(key) }, queryScope),
    /** One entry, as it is now. */
    entryNow: (key: ReviewedEntry) => checkIn.entry(key),
    count,
    reviews,
    /** What the member typed; of nobody there is none. */
    drafts: () => reviewDrafts(storage, memberIdOf(base.getSnapshot()) ?? ''),
    month: createQuery({ read: (of: { readonly month: string }) => days.month(of) }, queryScope),
    /** For what was pressed. */
    checkIn: clientOf(http, staffCheckInCalls) satisfies StaffCheckInPort,
    days: clientOf(http, assistantDayCalls) satisfies AssistantDayPort,
  };
});

export const useDeskQueries = () => deskQueriesOf(useServices());
