import {
  ADMIN_ACTIVITY_CALENDAR_PATH,
  ADMIN_ACTIVITY_PATH,
  ADMIN_ACTIVITY_PREVIEW_PATH,
  ADMIN_ANNOUNCEMENT_PATH,
  ADMIN_PROMO_PATH,
  ADMIN_SITE_PATH,
} from '@ykd/domain/access';
import { PageTabs } from '../components/page-tabs';
import { activities as words } from '../messages/zh-CN/activities';

const TABS = [
  { path: ADMIN_ACTIVITY_PATH, title: words.campaigns },
  { path: ADMIN_PROMO_PATH, title: words.promos },
  { path: ADMIN_ANNOUNCEMENT_PATH, title: words.announcements },
  { path: ADMIN_SITE_PATH, title: words.sites },
  { path: ADMIN_ACTIVITY_CALENDAR_PATH, title: words.calendar },
  { path: ADMIN_ACTIVITY_PREVIEW_PATH, title: words.preview },
];

/** From one kind of what staff run to another, to the calendar of all, and to the preview. */
export function ActivityTabs() {
  return <PageTabs label={words.tabs} tabs={TABS} />;
}
