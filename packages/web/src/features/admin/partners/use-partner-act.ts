import type { AppError } from '@ykd/application/shared';
import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import { isApprovedOrder, waitsForReview } from '@ykd/domain/partner';
import type { Result } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { partners as words } from '../messages/zh-CN/partners';
import { usePartnerQueries } from './partner-queries';

/** Runs an act about a partner or an application, and shows what it made of it. */
export const usePartnerAct = (success: string, onClose: () => void) => {
  const { acts, outdate } = usePartnerQueries();
  const { commands } = useServices().toasts;
  return {
    acts,
    run: async <T, E extends AppError>(act: () => Promise<Result<T, E>>): Promise<Result<T, E>> => {
      const answer = await act();
      // Somebody else was sooner: what he made of it is shown behind the dialog, which says so.
      if (!answer.ok && answer.error.kind !== 'invalid-input') outdate();
      return answer;
    },
    done: () => {
      outdate();
      commands.success(success);
      onClose();
    },
  };
};

/** Who was sooner with an application, and what he decided; undefined for other refusals. */
export const decidedWords = (error: AppError): string | undefined => {
  if (error.kind !== 'changed-meanwhile' || !('now' in error)) return undefined;
  const now = { reviewStatus: String(error.now['reviewStatus']) as WorkOrderReviewStatus };
  if (waitsForReview(now)) return words.sentAgain;
  const isAskedBack = error.now['isAskedBack'] === true;
  return words.decidedMeanwhile(error.by?.name ?? null, isAskedBack, isApprovedOrder(now));
};

/** Who changed a partner sooner; undefined for other refusals. */
export const changedWords = (error: AppError): string | undefined =>
  error.kind === 'changed-meanwhile' && 'now' in error
    ? words.changedMeanwhile(error.by?.name ?? null)
    : undefined;
