import { ADMIN_DEPARTMENT_PATH, ADMIN_EMPLOYEE_PATH } from '@ykd/domain/access';
import { PageTabs } from '../components/page-tabs';
import { people } from '../messages/zh-CN/people';

const TABS = [
  { path: ADMIN_DEPARTMENT_PATH, title: people.departments },
  { path: ADMIN_EMPLOYEE_PATH, title: people.employees },
];

/** From the departments to the people, and back. */
export function PeopleTabs() {
  return <PageTabs label={people.views} tabs={TABS} />;
}
