import {
  BIND_PATH,
  CHAT_PATH,
  DEV_PATH,
  ENTER_PATH,
  LEARN_ACCESS_PATH,
  LEARN_PATH,
  LEARN_TRACKS,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  MAIN_WRAPPER_PATH,
  OLD_STUDY_PATH,
  ORDER_CONFIRM_PATH,
  ORDER_DETAIL_PATH,
  ORDER_LIST_PATH,
  PAY_FAIL_PATH,
  PAY_PATH,
  PAY_SUCCESS_PATH,
  PRODUCT_PATH,
  SHOP_DEMO_PATH,
  SHOP_MALL_PATH,
  STUDY_PATH,
  USERNAME_PATH,
} from '@ykd/domain/access';
import { ARENA_PAGES, CLOCK_PAGES } from '@ykd/domain/campaign';
import type { RouteObject } from 'react-router-dom';
import type { Services } from './container/services';
import { ErrorPage } from './features/errors/pages/error-page';
import { RootLayout } from './layouts/root-layout';
import { createGuards } from './routing/guards';
import { page, part } from './routing/part';

const accountSetup = () => import('./areas/account-setup');
const checkIn = () => import('./areas/check-in');
const courses = () => import('./areas/courses');
const learn = () => import('./areas/learn');
const login = () => import('./areas/login');
const orders = () => import('./areas/orders');
const shop = () => import('./areas/shop');
const study = () => import('./areas/study');
const notFound = () => import('./features/errors/pages/not-found-page');

/** The pages of the app. They are loaded when they are needed, those of an area as one. Specification §2. */
export const createRoutes = (
  services: Pick<Services, 'base' | 'environment' | 'reading' | 'weixin' | 'shop'>,
): RouteObject[] => {
  const guards = createGuards(services);

  const publicPages: RouteObject = {
    middleware: guards.of('default'),
    lazy: page(() => import('./layouts/default-layout')),
    children: [
      {
        path: '/',
        lazy: page(() => import('./features/shop/home/pages/home-page')),
      },
      {
        path: MAIN_WRAPPER_PATH,
        lazy: page(() => import('./features/main-wrapper/pages/main-wrapper-page')),
      },
      {
        path: DEV_PATH,
        // Outside of the demo there is no such page, for the server neither.
        lazy: page(
          services.environment.settings.demo === undefined
            ? notFound
            : () => import('./features/dev/pages/dev-page'),
        ),
      },
      { path: '*', lazy: page(notFound) },
    ],
  };

  const loginPages: RouteObject = {
    middleware: [...guards.of('default'), guards.guest],
    children: [
      { path: LOGIN_PATH, lazy: part(login, ({ LoginPage }) => LoginPage) },
      { path: LOGIN_H5_PATH, lazy: part(login, ({ LoginH5Page }) => LoginH5Page) },
    ],
  };

  const usernamePage: RouteObject = {
    path: USERNAME_PATH,
    middleware: [...guards.of('default'), guards.auth, guards.unnamed],
    lazy: part(accountSetup, ({ UsernamePage }) => UsernamePage),
  };

  const bindPage: RouteObject = {
    path: BIND_PATH,
    middleware: guards.of('default'),
    lazy: part(accountSetup, ({ BindPage }) => BindPage),
  };

  const learnPages: RouteObject = {
    middleware: guards.of('learn'),
    lazy: part(learn, ({ LearnLayout }) => LearnLayout),
    children: [
      {
        path: LEARN_PATH,
        lazy: part(learn, ({ DashboardPage }) => DashboardPage),
      },
      ...LEARN_TRACKS.map(({ path }) => ({
        path,
        lazy: part(courses, ({ TrackPage }) => TrackPage),
      })),
      ...CLOCK_PAGES.map(({ path }) => ({
        path,
        lazy: part(checkIn, ({ ClockPage }) => ClockPage),
      })),
      { path: LEARN_ACCESS_PATH, lazy: part(courses, ({ AccessPage }) => AccessPage) },
      { path: ENTER_PATH, lazy: part(courses, ({ EnterPage }) => EnterPage) },
      ...ARENA_PAGES.map(({ path }) => ({
        path,
        lazy: part(checkIn, ({ ArenaPage }) => ArenaPage),
      })),
      {
        path: CHAT_PATH,
        lazy: page(() => import('./features/chat/pages/chat-page')),
      },
    ],
  };

  const studyPages: RouteObject = {
    middleware: guards.of('learn'),
    lazy: part(study, async ({ studyScope }) => studyScope(await services.reading())),
    children: [
      { path: `${STUDY_PATH}/:courseId`, lazy: part(study, ({ ResumePage }) => ResumePage) },
      {
        path: `${STUDY_PATH}/:courseId/:outline/:section`,
        lazy: part(study, ({ LessonPage }) => LessonPage),
      },
      {
        path: `${OLD_STUDY_PATH}/:courseId/:position`,
        lazy: part(study, ({ OldLessonPage }) => OldLessonPage),
      },
    ],
  };

  const orderPages: RouteObject = {
    // What orders need is loaded with the first page about them: whoever looks at products does without.
    lazy: part(orders, async ({ shopScope }) => shopScope(await services.shop())),
    children: [
      { path: ORDER_CONFIRM_PATH, lazy: part(orders, ({ ConfirmPage }) => ConfirmPage) },
      { path: ORDER_LIST_PATH, lazy: part(orders, ({ OrderListPage }) => OrderListPage) },
      { path: ORDER_DETAIL_PATH, lazy: part(orders, ({ OrderPage }) => OrderPage) },
      { path: PAY_PATH, lazy: part(orders, ({ PayPage }) => PayPage) },
      { path: PAY_SUCCESS_PATH, lazy: part(orders, ({ SuccessPage }) => SuccessPage) },
      { path: PAY_FAIL_PATH, lazy: part(orders, ({ FailPage }) => FailPage) },
    ],
  };

  const shopPages: RouteObject = {
    middleware: guards.of('shopmall'),
    lazy: part(shop, ({ ShopLayout }) => ShopLayout),
    children: [
      { path: SHOP_MALL_PATH, lazy: part(shop, ({ MallPage }) => MallPage) },
      { path: PRODUCT_PATH, lazy: part(shop, ({ ProductPage }) => ProductPage) },
      {
        path: SHOP_DEMO_PATH,
        lazy: page(() => import('./features/shop/demo/demo-page')),
      },
      orderPages,
    ],
  };

  const demoPage: RouteObject = {
    path: '/demo',
    middleware: guards.of('default'),
    lazy: page(() => import('./showcase/pages/demo-page')),
  };

  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            publicPages,
            loginPages,
            usernamePage,
            bindPage,
            learnPages,
            studyPages,
            shopPages,
            demoPage,
          ],
        },
      ],
    },
  ];
};
