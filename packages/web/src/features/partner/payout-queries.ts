import { clientOf } from '@ykd/adapters-http/client';
import { payoutCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../container/part-of';
import { useServices } from '../../container/services-context';

/** Which page of a list. */
type PageAsked = { readonly size: number; readonly after?: string; readonly before?: string };

/** What is paid out to the member as a partner. */
const payoutQueriesOf = partOf(({ http, quietHttp, queryScope }) => {
  const quietly = clientOf(quietHttp, payoutCalls);
  return {
    mine: createQuery({ read: (page: PageAsked) => quietly.mine(page), keeps: () => true }, queryScope),
    confirm: clientOf(http, payoutCalls).confirm,
  };
});

export const usePayoutQueries = () => payoutQueriesOf(useServices());
