import { clientOf } from '@ykd/adapters-http/client';
import { checkInCalls } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import {
  checkInDraftPlace,
  createCheckInStore,
  createQuery,
  memberIdOf,
  type CheckInState,
  type CheckInStore,
} from '@ykd/adapters-ui/stores';
import type { CheckInPort } from '@ykd/application';
import type { CheckInCampaignValue } from '@ykd/domain/campaign';
import { shanghaiDay } from '@ykd/domain/shared';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../container/services-context';

/** The calls of the check-in; loaded with the page that makes them. */
const useClient = (): CheckInPort => {
  const { quietHttp } = useServices();
  return useMemo(() => clientOf(quietHttp, checkInCalls), [quietHttp]);
};

/** The check-ins of the member in a campaign. They are read again on the next day, and when the connection is back. */
export const useCheckIn = (campaign: CheckInCampaignValue): { store: CheckInStore; state: CheckInState } => {
  const { base, environment } = useServices();
  const checkIn = useClient();
  const userId = useStore(base, memberIdOf) ?? '';
  const store = useMemo(
    () =>
      createCheckInStore({
        checkIn,
        campaign,
        userId,
        drafts: checkInDraftPlace(environment.storage, userId, campaign),
      }),
    [checkIn, campaign, environment, userId],
  );
  useEffect(() => {
    void store.load();
    const again = environment.shown$.subscribe(() => {
      const { value } = store.getSnapshot();
      if (value !== undefined && value.today !== shanghaiDay(environment.clock.now())) void store.load();
    });
    const online = environment.online$.subscribe(() => {
      if (store.getSnapshot().status === 'failed') void store.load();
    });
    return () => {
      again.unsubscribe();
      online.unsubscribe();
    };
  }, [store, environment]);
  return { store, state: useStore(store) };
};

/** How the member did in all campaigns; read again with each entry that he sends, of which `sent` is the number. */
export const useHistory = (sent: number) => {
  const checkIn = useClient();
  const query = useMemo(() => createQuery(() => checkIn.history()), [checkIn]);
  useEffect(() => void query.ask(undefined), [query, sent]);
  return { ...useStore(query), retry: () => void query.ask(undefined) };
};
