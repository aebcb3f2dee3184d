import { clientOf } from '@ykd/adapters-http/client';
import { partnerCommissionCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { OwnCommissionOrder, PartnerCommissionPort } from '@ykd/application/commission';
import type { KeyPage, Outcome } from '@ykd/application/shared';
import type { CommissionStatement } from '@ykd/domain/commission';
import { ok } from '@ykd/domain/shared';
import { servicesHook } from '../../../container/services-hook';

/** How many orders and statements are shown at first, and more with each press. */
const PAGE_SIZE = 10;
/** How many lines of a statement: the most that a page may have. */
const LINES_SIZE = 100;

/** Rows as far as they are shown. */
export interface SomeRows<Row> {
  readonly list: readonly Row[];
  readonly isMore: boolean;
}

type Refused = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** The first pages of a list, one after the other. */
const firstPages = async <Row>(
  pages: number,
  read: (after: { readonly after?: string }) => Outcome<KeyPage<Row>, Refused>,
): Outcome<SomeRows<Row>, Refused> => {
  let list: readonly Row[] = [];
  let next: string | null = null;
  for (let page = 0; page < pages && (page === 0 || next !== null); page += 1) {
    const answer = await read(next === null ? {} : { after: next });
    if (!answer.ok) return answer;
    list = [...list, ...answer.value.list];
    ({ next } = answer.value);
  }
  return ok({ list, isMore: next !== null });
};

/** What a partner earned, and what became of it. */
export const useCommission = servicesHook(({ quietHttp, queryScope }) => {
  const port: PartnerCommissionPort = clientOf(quietHttp, partnerCommissionCalls);
  return {
    account: createQuery({ read: () => port.account() }, queryScope),
    orders: createQuery(
      {
        read: (pages: number) =>
          firstPages<OwnCommissionOrder>(pages, (after) => port.orders({ size: PAGE_SIZE, ...after })),
        keeps: () => true,
      },
      queryScope,
    ),
    statements: createQuery(
      {
        read: (pages: number) =>
          firstPages<CommissionStatement>(pages, (after) => port.statements({ size: PAGE_SIZE, ...after })),
        keeps: () => true,
      },
      queryScope,
    ),
    statement: createQuery({ read: (month: string) => port.statement({ month }) }, queryScope),
    lines: createQuery(
      {
        read: ({ month, pages }: { readonly month: string; readonly pages: number }) =>
          firstPages(pages, (after) => port.postings({ month, size: LINES_SIZE, ...after })),
        keeps: (before, now) => before.month === now.month,
      },
      queryScope,
    ),
  };
});
