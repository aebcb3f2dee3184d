import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { useState } from 'react';
import { useServices } from '../../container/services-context';
import { useCheckInQueries } from './check-in-queries';
import { ranking as words } from './messages/zh-CN/ranking';

/** Leaves the ranking of a campaign, or comes back to it. */
export const useSetRanked = (campaign: string) => {
  const { checkIn, ranking } = useCheckInQueries();
  const { base, toasts } = useServices();
  const { error, success } = toasts.commands;
  const userId = useStore(base, memberIdOf);
  const [isBusy, setBusy] = useState(false);
  const setRanked = async (isRanked: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await ranking.change(
        campaign,
        () => checkIn.setRanked({ campaign, isRanked, ...(userId === undefined ? {} : { userId }) }),
        (_before, now) => now,
      );
      if (answer.ok) success(isRanked ? words.back : words.left);
      else error(words.notDone, { description: errorMessage(answer.error) });
    } catch (cause) {
      error(words.notDone, { description: wordsForReaders(cause) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, setRanked };
};
