import { useServices } from '../../../container/services-context';
import type { AppError } from '@ykd/application/shared';
import { PAYOUT_STATUS_TITLES, type PayoutStatus } from '@ykd/domain/payout';
import type { Result } from '@ykd/domain/shared';
import { payouts as words } from '../messages/zh-CN/payouts';
import { usePayoutQueries } from './payout-queries';

/** Runs an act about payouts, and shows what it made of them. */
export const usePayoutAct = (onClose: () => void) => {
  const { acts, outdate } = usePayoutQueries();
  const { commands } = useServices().toasts;
  return {
    acts,
    run: async <T, E extends AppError>(act: () => Promise<Result<T, E>>): Promise<Result<T, E>> => {
      const answer = await act();
      // Somebody else was sooner: what he made of it is shown behind the dialog, which says so.
      if (!answer.ok && answer.error.kind !== 'invalid-input') outdate();
      return answer;
    },
    done: (success: string) => {
      outdate();
      commands.success(success);
      onClose();
    },
  };
};

/** Who was sooner with a payout, and how it stands now; undefined for other refusals. */
export const changedWords = (error: AppError): string | undefined => {
  if (error.kind !== 'changed-meanwhile' || !('now' in error)) return undefined;
  const status = error.now['status'] as PayoutStatus;
  return words.changedMeanwhile(error.by?.name ?? null, PAYOUT_STATUS_TITLES[status]);
};
