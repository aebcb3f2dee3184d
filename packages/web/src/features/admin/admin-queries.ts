import { clientOf, type Http } from '@ykd/adapters-http/client';
import {
  auditCalls,
  secondFactorCalls,
  securityCalls,
  shopStaffCalls,
  staffCalls,
  studentCalls,
  type auditList,
  type securityEventList,
} from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { ok, type Result } from '@ykd/domain/shared';
import { partOf } from '../../container/part-of';
import { useServices } from '../../container/services-context';
import { folded } from './fold-lines';
import { createCodeAsk } from './code-ask';
import { FAILED_ACCOUNTS } from './students-href';

/** For so long what somebody may do is not asked for again; every call asks by itself. */
const FRESH_MS = 30_000;

/** What waits is counted by reading it, as far as this. */
const REFUNDS_COUNTED = 20;

/** A page of the security log, as its address says it. */
type SecurityPage = ReturnType<typeof securityEventList.read> & { readonly size: number };

/** A page of the audit log, as its address says it. */
type AuditPage = ReturnType<typeof auditList.read> & { readonly size: number };

/** How many there are, and whether there may be more. */
export interface Counted {
  readonly count: number;
  readonly isMore: boolean;
}

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

/** What a page is narrowed to. */
const nameOf = ({ after: _after, before: _before, ...filters }: AuditPage): string => JSON.stringify(filters);

/** The answer of a call, counted. */
const counted = <Value, Refusal>(answer: Result<Value, Refusal>, count: (value: Value) => Counted) =>
  answer.ok ? ok(count(answer.value)) : answer;

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
  const student = clientOf(quiet, studentCalls);
  const security = clientOf(watched, securityCalls);
  const audit = clientOf(watched, auditCalls);
  const secondFactor = clientOf(watched, secondFactorCalls);
  return {
    /** The ways to the server that notice a lost right and ask for a code: for what was pressed, and for what is read. */
    ways: { watched, quiet },
    me,
    refunds: createQuery(
      {
        read: async () =>
          counted(await shopStaff.refundRequests({ size: REFUNDS_COUNTED }), ({ list, next }) => ({
            count: list.length,
            isMore: next !== null,
          })),
      },
      queryScope,
    ),
    oddities: createQuery(
      {
        read: async () =>
          counted(await shopStaff.oddities({ open: true, pageNum: 1, pageSize: 1 }), ({ total }) => ({
            count: total,
            isMore: false,
          })),
      },
      queryScope,
    ),
    troubles: createQuery(
      {
        // As many as the list finds that the number leads to.
        read: () => student.count(FAILED_ACCOUNTS),
      },
      queryScope,
    ),
    /** A page of the security log; the page before stands until the next is there. */
    securityEvents: createQuery(
      {
        read: (page: SecurityPage) => security.events(page),
        keeps: (before, now) => before.kind === now.kind && before.userId === now.userId,
      },
      queryScope,
    ),
    /** A page of the audit log; the page before stands until the next is there. */
    auditEntries: createQuery(
      {
        read: async (page: AuditPage) => {
          const answer = await audit.entries(page);
          if (!answer.ok) return answer;
          const lines = answer.value.list.map((line) => ({ ...line, id: String(line.seq) }));
          // The lines of a batch that is open are shown one by one.
          const list =
            page.batch === undefined ? folded(lines) : lines.map((line) => ({ ...line, count: 1 }));
          return ok({ ...answer.value, list });
        },
        keeps: (before, now) => nameOf(before) === nameOf(now),
      },
      queryScope,
    ),
    /** Open while a call waits for a code. */
    codeAsk,
    secondFactor,
    secondFactorState: createQuery({ read: () => secondFactor.state() }, queryScope),
    auditActors: createQuery({ read: () => audit.actors() }, queryScope),
  };
});

export type AdminQueries = ReturnType<typeof adminQueriesOf>;

export const useAdminQueries = (): AdminQueries => adminQueriesOf(useServices());
