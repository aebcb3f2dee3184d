import { useStore } from '@ykd/adapters-ui/react';
import {
  checkInDraftPlace,
  createCheckInStore,
  memberIdOf,
  type CheckInState,
  type CheckInStore,
} from '@ykd/adapters-ui/stores';
import type { CheckInPort } from '@ykd/application/check-in';
import { shanghaiDay } from '@ykd/domain/shared';
import { useEffect, useMemo } from 'react';
import { useCheckInQueries } from './check-in-queries';
import { useServices } from '../../container/services-context';

/** The check-ins of the member in a campaign. They are read again on the next day, and when the connection is back. */
export const useCheckIn = (campaign: string): { store: CheckInStore; state: CheckInState } => {
  const { base, environment } = useServices();
  const queries = useCheckInQueries();
  const checkIn: CheckInPort = queries.checkIn;
  const shown = queries.campaign;
  const userId = useStore(base, memberIdOf) ?? '';
  const store = useMemo(
    () =>
      createCheckInStore({
        checkIn: {
          ...checkIn,
          // What is stored is what other pages show of the campaign, the arena among them.
          save: (input) =>
            shown.change(
              campaign,
              () => checkIn.save(input),
              (_before, answer) => answer,
            ),
        },
        campaign,
        userId,
        drafts: checkInDraftPlace(environment.storage, userId, campaign),
      }),
    [checkIn, shown, campaign, environment, userId],
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
