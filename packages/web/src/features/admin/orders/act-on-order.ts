import type { AppError } from '@ykd/application/shared';
import type { OrderPage } from '@ykd/application/staff-order';
import { REFUND_REASON_MAX } from '@ykd/domain/order';
import type { Result } from '@ykd/domain/shared';
import { useRef } from 'react';
import { useServices } from '../../../container/services-context';
import { orders as words } from '../messages/zh-CN/orders';
import { useOrderQueries } from './order-queries';

/** How long a reason has to be; the rule asks for one at all. */
export const REASON = { min: 2, max: REFUND_REASON_MAX } as const;

export type OrderDialogProps = { order: OrderPage; onClose: () => void };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether it is a proposal so far, which a second person has to agree to; one that was decided is there as well. */
const waitsForSecond = (answered: unknown): boolean =>
  isObject(answered) &&
  'proposal' in answered &&
  isObject(answered.proposal) &&
  'status' in answered.proposal &&
  answered.proposal.status === 'OPEN';

/** Runs an act about the money of an order, and shows what it made of it; `success`: what is said then. */
export const useOrderAct = <A>(
  orderId: string,
  success: string | ((answered: A) => string),
  onClose: () => void,
) => {
  const queries = useOrderQueries();
  const { commands } = useServices().toasts;
  const said = useRef('');
  const saidOf = (answered: A): string => (typeof success === 'string' ? success : success(answered));
  return {
    queries,
    run: async <T extends A>(act: () => Promise<Result<T, AppError>>): Promise<Result<T, AppError>> => {
      const answer = await act();
      // Somebody else was sooner: what he made of it is shown behind the dialog, which says so.
      if (!answer.ok && answer.error.kind !== 'invalid-input') queries.outdate(orderId);
      if (answer.ok) said.current = waitsForSecond(answer.value) ? words.proposedDone : saidOf(answer.value);
      return answer;
    },
    done: () => {
      queries.outdate(orderId);
      commands.success(said.current);
      onClose();
    },
  };
};
