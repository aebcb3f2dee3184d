import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { StaffCheckInPort } from '@ykd/application/check-in';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { standings as words } from '../messages/zh-CN/standings';
import { useCheckInQueries } from './check-in-queries';

/** Takes an entry back that was made up for; `onDone`: it is gone. */
export const useTakeBack = (onDone: () => void) => {
  const { port } = useCheckInQueries();
  const { error, success } = useServices().toasts.commands;
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (
    entry: Parameters<StaffCheckInPort['takeBack']>[0],
    name: string,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await port.takeBack(entry);
      if (answer.ok) success(words.takenBack(name));
      else error(errorMessage(answer.error));
      onDone();
    } catch (cause) {
      error(words.notTakenBack, { description: wordsForReaders(cause) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, takeBack };
};
