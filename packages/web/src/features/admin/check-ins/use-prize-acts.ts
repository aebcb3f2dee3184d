import { wordsForReaders } from '@ykd/adapters-http/client';
import type { PrizeWinner } from '@ykd/application/prize';
import type { AppError } from '@ykd/application/shared';
import type { Prize } from '@ykd/domain/activity';
import type { Result } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { memberTitle } from '../member-title';
import { prizes as words } from '../messages/zh-CN/prizes';
import { usePrizeQueries } from './prize-queries';
import { prizeRefusalWords } from './prize-refusal';

/** What is done about the prize of one student, and what is said of it. */
export const usePrizeActs = (campaign: string, prize: Prize) => {
  const { port, outdate } = usePrizeQueries();
  const { error, success, warning } = useServices().toasts.commands;
  const [isBusy, setBusy] = useState(false);
  const seenOf = ({ student, version }: PrizeWinner) => ({
    campaign,
    prize: prize.id,
    userId: student.id,
    version,
  });
  /** Whoever was faster is told of at once: there is nothing more to be done about what was seen. */
  const isNews = (winner: PrizeWinner, answer: Result<unknown, AppError>): boolean => {
    if (answer.ok || (answer.error.kind !== 'changed-meanwhile' && answer.error.kind !== 'entity-not-found'))
      return false;
    warning(prizeRefusalWords(answer.error, prize, () => memberTitle(winner.student)));
    outdate();
    return true;
  };
  return {
    isBusy,
    isNews,
    outdate,
    refuse: (winner: PrizeWinner, reason: string) => port.refuse({ ...seenOf(winner), reason }),
    takeBack: async (winner: PrizeWinner): Promise<void> => {
      if (isBusy) return;
      setBusy(true);
      try {
        const answer = await port.takeBack(seenOf(winner));
        const name = memberTitle(winner.student);
        if (answer.ok) success(words.takenBack(name));
        else if (!isNews(winner, answer)) error(prizeRefusalWords(answer.error, prize, () => name));
        outdate();
      } catch (cause) {
        error(words.notDone, { description: wordsForReaders(cause) });
      } finally {
        setBusy(false);
      }
    },
  };
};
