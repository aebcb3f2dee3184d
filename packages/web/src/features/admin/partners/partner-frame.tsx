import { ADMIN_COMMISSION_PATH, ADMIN_WORK_ORDER_PATH } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { PageTabs } from '../components/page-tabs';
import { PageTitle } from '../components/page-title';
import { partners as words } from '../messages/zh-CN/partners';

const TABS = [
  { path: ADMIN_COMMISSION_PATH, title: words.list },
  { path: ADMIN_WORK_ORDER_PATH, title: words.orders },
];

/** A page about partners: its head, and the ways to the others. */
export function PartnerFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageTitle note={words.note} />
      <PageTabs label={words.tabs} tabs={TABS} />
      {children}
    </>
  );
}
