import { useQuery } from '@ykd/adapters-ui/react';
import type { ViewList } from '@ykd/application/list-view';
import type { StaffView } from '@ykd/application/staff';
import { adminPageOf, adminTitleOf, LEARN_PATH, mayOpen, SHOP_MALL_PATH } from '@ykd/domain/access';
import { useServices } from '../../../container/services-context';
import { learn } from '../../../messages/zh-CN/learn';
import { memberTexts } from '../../../messages/zh-CN/member-texts';
import { setColorMode } from '../../../theme/color-mode';
import { LIST_PAGES, viewPath } from '../audit/subject-page';
import { admin } from '../messages/zh-CN/admin';
import { palette } from '../messages/zh-CN/palette';
import { useViewQueries } from '../views/view-queries';
import type { Hit } from './hit';
import { staffPages } from './staff-pages';

const pageHit = ({ path, title }: { readonly path: string; readonly title: string }): Hit => ({
  id: `page ${path}`,
  kind: 'pages',
  title,
  does: { goesTo: path },
});

/** Where a member of staff may go. */
const pageHits = (staff: StaffView): readonly Hit[] =>
  [
    ...staffPages(staff),
    { path: LEARN_PATH, title: admin.learnCentre },
    { path: SHOP_MALL_PATH, title: admin.start.mall },
  ].map(pageHit);

/** What somebody may do from every page of the console. */
const useActs = (): readonly Hit[] => {
  const { base, memberDialogs, toasts } = useServices();
  const { menu } = memberTexts;
  const logOut = (): void => void base.logout().catch(() => toasts.commands.error(learn.logoutFailed));
  const acts: readonly (readonly [title: string, act: () => void])[] = [
    [menu.profile, () => memberDialogs.show('profile')],
    [menu.password, () => memberDialogs.show('password')],
    [menu.devices, () => memberDialogs.show('devices')],
    [palette.acts.light, () => setColorMode('light')],
    [palette.acts.dark, () => setColorMode('dark')],
    [palette.acts.system, () => setColorMode('system')],
    [learn.logout, logOut],
  ];
  return acts.map(([title, act]) => ({ id: `act ${title}`, kind: 'acts', title, does: { acts: act } }));
};

/** The views of a list that somebody may open. */
const useViewHits = (list: ViewList, staff: StaffView): readonly Hit[] => {
  const page = adminPageOf(LIST_PAGES[list]);
  const isSeen = page !== undefined && mayOpen(staff, page);
  const { value } = useQuery(useViewQueries().views, list, isSeen);
  if (!isSeen || value === undefined) return [];
  return value.views.map(({ id, name }) => ({
    id: `view ${list} ${id}`,
    kind: 'views',
    title: name,
    note: adminTitleOf(page),
    does: { goesTo: viewPath(list, id) },
  }));
};

/** What can be found without asking: pages, acts and views. */
export const useOwnHits = (staff: StaffView): readonly Hit[] => [
  ...pageHits(staff),
  ...useActs(),
  ...useViewHits('students', staff),
  ...useViewHits('employees', staff),
  ...useViewHits('orders', staff),
  ...useViewHits('oddities', staff),
  ...useViewHits('invoices', staff),
  ...useViewHits('partners', staff),
  ...useViewHits('payouts', staff),
  ...useViewHits('audit', staff),
  ...useViewHits('security', staff),
];
