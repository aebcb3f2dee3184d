import { issuesOf, type Issue } from '@ykd/domain/member';
import { formatAmount, refundAmountIssue } from '@ykd/domain/order';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { centsIn } from '../blocks/cents';
import { orders as words } from '../messages/zh-CN/orders';

/** How much of what is `left`, in cents, goes back: a part of it, or all. */
export const useAmountBack = (left: number) => {
  const { environment } = useServices();
  // The same wish, also when it is sent again because no answer came.
  const [requestKey] = useState(() => environment.randomId());
  const [typed, setText] = useState<string>();
  // Untouched it is all that is left, whatever that is by now.
  const text = typed ?? formatAmount(left);
  const amount = centsIn(text);
  const isAll = amount === undefined || amount === left;
  return {
    text,
    setText,
    isAll,
    /** What the server is told; null: all that is left. */
    wish: { amount: isAll ? null : amount, requestKey },
    issues: (): readonly Issue[] =>
      issuesOf([['amount', amount === undefined ? words.notAmount : refundAmountIssue(amount, left)]]),
  };
};
