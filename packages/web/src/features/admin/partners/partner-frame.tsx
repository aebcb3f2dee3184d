import {
  ADMIN_COMMISSION_PATH,
  ADMIN_COUPON_PATH,
  ADMIN_DOUBT_PATH,
  ADMIN_LEDGER_PATH,
  ADMIN_PAYABLE_PATH,
  ADMIN_PAYOUT_PATH,
  ADMIN_RATE_PATH,
  ADMIN_STATEMENT_PATH,
  ADMIN_WORK_ORDER_PATH,
} from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { PageTabs } from '../components/page-tabs';
import { PageTitle } from '../components/page-title';
import { payouts } from '../messages/zh-CN/payouts';
import { coupons } from '../messages/zh-CN/coupons';
import { partners as words } from '../messages/zh-CN/partners';

const TABS = [
  { path: ADMIN_COMMISSION_PATH, title: words.list },
  { path: ADMIN_WORK_ORDER_PATH, title: words.orders },
  { path: ADMIN_DOUBT_PATH, title: words.doubts },
  { path: ADMIN_LEDGER_PATH, title: words.ledger },
  { path: ADMIN_PAYABLE_PATH, title: payouts.payableList },
  { path: ADMIN_PAYOUT_PATH, title: payouts.list },
  { path: ADMIN_STATEMENT_PATH, title: words.statements },
  { path: ADMIN_RATE_PATH, title: words.rates },
  { path: ADMIN_COUPON_PATH, title: coupons.tab },
];

/** A page about partners: its head, and the ways to the others. */
export function PartnerFrame({ note = words.note, children }: { note?: string; children: ReactNode }) {
  return (
    <>
      <PageTitle note={note} />
      <PageTabs label={words.tabs} tabs={TABS} />
      {children}
    </>
  );
}
