import { useQuery } from '@ykd/adapters-ui/react';
import {
  ADMIN_TEACHER_HAND_OVER_PATH,
  ADMIN_TEACHER_PATH,
  ADMIN_TEACHER_SHIFT_PATH,
  adminPageOf,
  mayOpen,
} from '@ykd/domain/access';
import { useAdminQueries } from '../admin-queries';
import { PageTabs } from '../components/page-tabs';
import { assistants as words } from '../messages/zh-CN/assistants';

const TABS = [
  { path: ADMIN_TEACHER_PATH, title: words.list },
  { path: ADMIN_TEACHER_SHIFT_PATH, title: words.shift },
  { path: ADMIN_TEACHER_HAND_OVER_PATH, title: words.handOver },
];

/** Between those who look after students, when they are on, and giving students to another one: as far as one may open them. */
export function AssistantTabs() {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const tabs = TABS.filter(({ path }) => {
    const page = adminPageOf(path);
    return page !== undefined && mayOpen(me, page);
  });
  return tabs.length > 1 ? <PageTabs label={words.tabs} tabs={tabs} /> : null;
}
