import type { PageVisitor } from '@ykd/application/page-guard';
import {
  ADMIN_PATH,
  BIND_PATH,
  CHAT_PATH,
  CHECK_IN_DESK_PATH,
  CHECK_IN_RECORD_PATH,
  COUPON_WALLET_PATH,
  DEV_PATH,
  ENTER_PATH,
  LEARN_ACCESS_PATH,
  LEARN_CLASS_PATH,
  LEARN_NOTICE_PATH,
  LEARN_PATH,
  LEARN_TRACKS,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  MAIN_WRAPPER_PATH,
  OLD_STUDY_LESSON_PATH,
  ORDER_CONFIRM_PATH,
  ORDER_DETAIL_PATH,
  ORDER_LIST_PATH,
  PAGES,
  PARTNER_PAGES,
  PAY_FAIL_PATH,
  PAY_PATH,
  PAY_SUCCESS_PATH,
  PRODUCT_PATH,
  SHOP_DEMO_PATH,
  SHOP_MALL_PATH,
  STUDY_COURSE_PATH,
  STUDY_LESSON_PATH,
  USERNAME_PATH,
  type PagePath,
} from '@ykd/domain/access';
import { ARENA_PAGES, CLOCK_PAGES } from '@ykd/domain/campaign';
import type { RouteObject } from 'react-router-dom';
import type { Services } from './container/services';
import { ErrorPage } from './features/errors/pages/error-page';
import { RootLayout } from './layouts/root-layout';
import { guardsOf } from './routing/guards';
import { page, part, type Part } from './routing/part';

const admin = () => import('./areas/console/way-in');
const accountSetup = () => import('./areas/account-setup');
const checkIn = () => import('./areas/check-in');
const courses = () => import('./areas/courses');
const learn = () => import('./areas/learn');
const login = () => import('./areas/login');
const myClass = () => import('./areas/my-class');
const notices = () => import('./areas/notices');
const partner = () => import('./areas/partner');
const wallet = () => import('./areas/wallet');
const orders = () => import('./areas/orders');
const product = () => import('./areas/product');
const report = () => import('./areas/report');
const shop = () => import('./areas/shop');
const study = () => import('./areas/study');
const notFound = () => import('./features/errors/pages/not-found-page');

/** What stands around pages, and the routes within it. */
type Frame = RouteObject & { readonly children: RouteObject[] };

const frame = (lazy?: Part): Frame => ({ ...(lazy && { lazy }), children: [] });

/** What a page shows, and within which frame. */
type Screen = readonly [around: Frame, shows: Part];

/** The same for each of some pages. */
const each = <Path extends PagePath>(pages: readonly { readonly path: Path }[], screen: Screen) =>
  Object.fromEntries(pages.map(({ path }) => [path, screen])) as { readonly [P in Path]: Screen };

/**
 * The pages of the app. They are loaded when they are needed, those of an area as one. There is a route for each page of
 * PAGES, with the guards that its entry asks for; only what it shows stands here. Specification §2.
 */
export const createRoutes = (services: Services): RouteObject[] => {
  const alone = frame();
  const site = frame(page(() => import('./layouts/default-layout')));
  const centre = frame(part(learn, ({ LearnLayout }) => LearnLayout));
  const desk = frame(part(admin, async ({ loadDesk }) => (await loadDesk()).DeskLayout));
  const partnership = frame(part(partner, ({ PartnerLayout }) => PartnerLayout));
  const story = frame(part(report, ({ ReportLayout }) => ReportLayout));
  const mall = frame(part(shop, ({ ShopLayout }) => ShopLayout));

  const screens: { readonly [Path in PagePath]: Screen } = {
    '/': [site, page(() => import('./features/shop/home/pages/home-page'))],
    [MAIN_WRAPPER_PATH]: [site, page(() => import('./features/main-wrapper/pages/main-wrapper-page'))],
    [DEV_PATH]: [
      site,
      // By the settings there is no such page, for the server neither.
      page(services.environment.settings.devPages ? () => import('./features/dev/pages/dev-page') : notFound),
    ],
    '/demo': [alone, page(() => import('./showcase/pages/demo-page'))],

    [LOGIN_PATH]: [alone, part(login, ({ LoginPage }) => LoginPage)],
    [LOGIN_H5_PATH]: [alone, part(login, ({ LoginH5Page }) => LoginH5Page)],
    [USERNAME_PATH]: [alone, part(accountSetup, ({ UsernamePage }) => UsernamePage)],
    [BIND_PATH]: [alone, part(accountSetup, ({ BindPage }) => BindPage)],

    [LEARN_PATH]: [centre, part(learn, ({ DashboardPage }) => DashboardPage)],
    ...each(LEARN_TRACKS, [centre, part(courses, ({ TrackPage }) => TrackPage)]),
    ...each(CLOCK_PAGES, [centre, part(checkIn, ({ ClockPage }) => ClockPage)]),
    ...each(ARENA_PAGES, [centre, part(checkIn, ({ ArenaPage }) => ArenaPage)]),
    [LEARN_ACCESS_PATH]: [centre, part(courses, ({ AccessPage }) => AccessPage)],
    [LEARN_NOTICE_PATH]: [centre, part(notices, ({ NoticePage }) => NoticePage)],
    [LEARN_CLASS_PATH]: [centre, part(myClass, ({ ClassPage }) => ClassPage)],
    [ENTER_PATH]: [centre, part(courses, ({ EnterPage }) => EnterPage)],
    [CHAT_PATH]: [centre, page(() => import('./features/chat/pages/chat-page'))],

    [STUDY_COURSE_PATH]: [alone, part(study, ({ ResumePage }) => ResumePage)],
    [STUDY_LESSON_PATH]: [alone, part(study, ({ LessonPage }) => LessonPage)],
    [OLD_STUDY_LESSON_PATH]: [alone, part(study, ({ OldLessonPage }) => OldLessonPage)],

    [SHOP_MALL_PATH]: [mall, part(shop, ({ MallPage }) => MallPage)],
    [PRODUCT_PATH]: [mall, part(product, ({ ProductPage }) => ProductPage)],
    [SHOP_DEMO_PATH]: [mall, page(() => import('./features/shop/demo/demo-page'))],
    [ORDER_CONFIRM_PATH]: [mall, part(orders, ({ ConfirmPage }) => ConfirmPage)],
    [ORDER_LIST_PATH]: [mall, part(orders, ({ OrderListPage }) => OrderListPage)],
    [COUPON_WALLET_PATH]: [mall, part(wallet, ({ WalletPage }) => WalletPage)],
    [ORDER_DETAIL_PATH]: [mall, part(orders, ({ OrderPage }) => OrderPage)],
    [PAY_PATH]: [mall, part(orders, ({ PayPage }) => PayPage)],
    [PAY_SUCCESS_PATH]: [mall, part(orders, ({ SuccessPage }) => SuccessPage)],
    [PAY_FAIL_PATH]: [mall, part(orders, ({ FailPage }) => FailPage)],

    ...each(PARTNER_PAGES, [partnership, part(partner, ({ PartnerPage }) => PartnerPage)]),

    [CHECK_IN_DESK_PATH]: [desk, part(admin, async ({ loadDesk }) => (await loadDesk()).ReviewPage)],
    [CHECK_IN_RECORD_PATH]: [desk, part(admin, async ({ loadDesk }) => (await loadDesk()).RecordPage)],
  };

  // What orders need is loaded with the first page about them: whoever looks at products does without.
  const orderOf: PageVisitor['order'] = async (orderId) => (await orders()).orderForGuard(services)(orderId);
  const guards = guardsOf(services, {
    order: orderOf,
    console: async (path) => (await admin()).admit(services, path),
    partner: async (path) => (await partner()).admitPartner(services, path),
  });
  for (const { path, ...entry } of PAGES) {
    const [around, lazy] = screens[path];
    around.children.push({ path, middleware: guards(entry), lazy });
  }
  // One route for each yearly report: which pages it has, others do not load.
  for (const layout of ['report', 'report2023', 'report2024'] as const) {
    const lazy = part(report, ({ ReportPage }) => ReportPage);
    story.children.push({ path: `/${layout}/*`, middleware: guards({ layout }), lazy });
  }
  // One route for all of the console: which pages it has, learners do not load.
  const staffOnly: RouteObject = {
    path: `${ADMIN_PATH}/*`,
    middleware: guards({ layout: 'admin' }),
    lazy: part(admin, async ({ loadFrame }) => (await loadFrame()).AdminLayout),
  };
  site.children.push({ path: '*', middleware: guards({ layout: 'default' }), lazy: page(notFound) });

  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [alone, site, centre, mall, partnership, story, desk, staffOnly],
        },
      ],
    },
  ];
};
