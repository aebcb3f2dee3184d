import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { clockWords } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../container/services-context';
import { useCheckInQueries } from './check-in-queries';
import { reminder as words } from './messages/zh-CN/reminder';

/** Sets when the member is reminded of a campaign, or that he is not (null). */
export const useRemind = (campaign: string) => {
  const { checkIn, reminder } = useCheckInQueries();
  const { base, toasts } = useServices();
  const { error, success } = toasts.commands;
  const userId = useStore(base, memberIdOf);
  const [isBusy, setBusy] = useState(false);
  const remind = async (minute: number | null): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await reminder.change(
        campaign,
        () => checkIn.remind({ campaign, minute, ...(userId === undefined ? {} : { userId }) }),
        (_before, now) => now,
      );
      if (answer.ok) success(minute === null ? words.stopped : words.saved(clockWords(minute)));
      else error(words.notDone, { description: errorMessage(answer.error) });
    } catch (cause) {
      error(words.notDone, { description: wordsForReaders(cause) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, remind };
};
