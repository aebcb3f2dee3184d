import { clientOf, type Http } from '@ykd/adapters-http/client';
import {
  billCalls,
  secondFactorCalls,
  shopStaffCalls,
  staffCalls,
  staffInvoiceCalls,
  staffOrderCalls,
  staffRefundCalls,
  studentCalls,
} from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { ok } from '@ykd/domain/shared';
import { partOf } from '../../container/part-of';
import { useServices } from '../../container/services-context';
import { createCodeAsk } from './code-ask';
import { DIFFERENCES_OPEN, INVOICES_WAITING, ODDITIES_OPEN, REFUNDS_WAITING } from './orders-href';
import { FAILED_ACCOUNTS } from './students-href';

/** For so long what somebody may do is not asked for again; every call asks by itself. */
const FRESH_MS = 30_000;

/** What has no count of its own is counted by reading it, as far as this. */
const COUNTED = 20;

/**
 * The same way to the server, telling when an answer says that a right is missing. Where a code of the second factor is
 * missing, `ask` asks for one, and the call is made again.
 */
const watchRights = (http: Http, refused: () => void, ask: () => Promise<boolean>): Http => ({
  ...http,
  send: async (call, sent) => {
    let result = await http.send(call, sent);
    if (!result.ok && result.error.kind === 'second-factor-needed' && (await ask())) {
      result = await http.send(call, sent);
    }
    if (!result.ok && result.error.kind === 'forbidden') refused();
    return result;
  },
});

/** What the console reads. */
export const adminQueriesOf = partOf(({ http, quietHttp, queryScope }) => {
  const staff = clientOf(quietHttp, staffCalls);
  /** What the member may do here. */
  const me = createQuery({ read: () => staff.me(), freshMs: FRESH_MS }, queryScope);
  const outdate = () => me.outdate();
  const codeAsk = createCodeAsk();
  const watched = watchRights(http, outdate, codeAsk.ask);
  const quiet = watchRights(quietHttp, outdate, codeAsk.ask);
  const shopStaff = clientOf(quiet, shopStaffCalls);
  const orders = clientOf(quiet, staffOrderCalls);
  const staffRefund = clientOf(quiet, staffRefundCalls);
  const bill = clientOf(quiet, billCalls);
  const invoice = clientOf(quiet, staffInvoiceCalls);
  const student = clientOf(quiet, studentCalls);
  const secondFactor = clientOf(watched, secondFactorCalls);
  return {
    /** The ways to the server that notice a lost right and ask for a code: for what was pressed, and for what is read. */
    ways: { watched, quiet },
    me,
    // As many as the lists find that the numbers lead to.
    refunds: createQuery({ read: () => orders.count(REFUNDS_WAITING) }, queryScope),
    proposals: createQuery(
      {
        read: async () => {
          const found = await staffRefund.proposals({ size: COUNTED });
          return found.ok ? ok({ count: found.value.list.length, isMore: found.value.next !== null }) : found;
        },
      },
      queryScope,
    ),
    oddities: createQuery({ read: () => shopStaff.oddityCount(ODDITIES_OPEN) }, queryScope),
    differences: createQuery({ read: () => bill.differenceCount(DIFFERENCES_OPEN) }, queryScope),
    invoices: createQuery({ read: () => invoice.count(INVOICES_WAITING) }, queryScope),
    troubles: createQuery({ read: () => student.count(FAILED_ACCOUNTS) }, queryScope),
    /** Open while a call waits for a code. */
    codeAsk,
    secondFactor,
    secondFactorState: createQuery({ read: () => secondFactor.state() }, queryScope),
  };
});

export type AdminQueries = ReturnType<typeof adminQueriesOf>;

export const useAdminQueries = (): AdminQueries => adminQueriesOf(useServices());
