import { ADMIN_MESSAGE_PATH, ADMIN_TEMPLATE_PATH } from '@ykd/domain/access';
import { PageTabs } from '../components/page-tabs';
import { messages } from '../messages/zh-CN/messages';

const TABS = [
  { path: ADMIN_MESSAGE_PATH, title: messages.sent },
  { path: ADMIN_TEMPLATE_PATH, title: messages.templates },
];

/** From the messages that were sent to the templates, and back. */
export function MessageTabs() {
  return <PageTabs label={messages.tabs} tabs={TABS} />;
}
