import { ADMIN_TEACHER_HAND_OVER_PATH, ADMIN_TEACHER_PATH } from '@ykd/domain/access';
import { PageTabs } from '../components/page-tabs';
import { assistants as words } from '../messages/zh-CN/assistants';

const TABS = [
  { path: ADMIN_TEACHER_PATH, title: words.list },
  { path: ADMIN_TEACHER_HAND_OVER_PATH, title: words.handOver },
];

/** From those who look after students to giving students to another one, and back. */
export function AssistantTabs() {
  return <PageTabs label={words.tabs} tabs={TABS} />;
}
