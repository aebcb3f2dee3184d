import { useQuery } from '@ykd/adapters-ui/react';
import {
  ADMIN_CLASS_CONSTANT_PATH,
  ADMIN_CLASS_PATH,
  ADMIN_CLASS_UNPLACED_PATH,
  hasRight,
} from '@ykd/domain/access';
import { useAdminQueries } from '../admin-queries';
import { PageTabs } from '../components/page-tabs';
import { classes as words } from '../messages/zh-CN/classes';

const TABS = [
  { path: ADMIN_CLASS_PATH, title: words.list },
  { path: ADMIN_CLASS_UNPLACED_PATH, title: words.unplacedTab },
  { path: ADMIN_CLASS_CONSTANT_PATH, title: words.constantTab },
];

/** From the list of classes to what only those see who make them, and back. */
export function ClassTabs() {
  const me = useQuery(useAdminQueries().me, undefined).value;
  return hasRight(me, 'classes.define') ? <PageTabs label={words.tabs} tabs={TABS} /> : null;
}
